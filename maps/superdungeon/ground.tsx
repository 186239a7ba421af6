<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="ground" tilewidth="64" tileheight="64" tilecount="54" columns="18">
 <image source="ground.png" width="1152" height="192"/>
 <tile id="0" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="1" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="2" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="3" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="4" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="5" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="6" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="7" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="8" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="9" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="10" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="11" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="12" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="13" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="14" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="15" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="16" type="planks">
  <properties>
   <property name="picture" value="planks"/>
  </properties>
 </tile>
 <tile id="17" type="planks">
  <properties>
   <property name="picture" value="planks"/>
  </properties>
 </tile>
 <tile id="18" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="19" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="20" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="21" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="22" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="23" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="24" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="25" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="26" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="27" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="28" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="29" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="30" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="31" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="32" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="33" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="34" type="planks">
  <properties>
   <property name="picture" value="planks"/>
  </properties>
 </tile>
 <tile id="35" type="planks">
  <properties>
   <property name="picture" value="planks"/>
  </properties>
 </tile>
 <tile id="36" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="37" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="38" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="39" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="40" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="41" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="42" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="43" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="44" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="45" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="46" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="47" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="48" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="49" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="50" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="51" type="floor">
  <properties>
   <property name="picture" value="floor"/>
  </properties>
 </tile>
 <tile id="52" type="planks">
  <properties>
   <property name="picture" value="planks"/>
  </properties>
 </tile>
 <tile id="53" type="planks">
  <properties>
   <property name="picture" value="planks"/>
  </properties>
 </tile>
</tileset>
