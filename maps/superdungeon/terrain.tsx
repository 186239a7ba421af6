<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="terrain" tilewidth="64" tileheight="64" tilecount="11" columns="11">
 <image source="terrain.png" width="704" height="64"/>
 <tile id="0" type="floor">
  <properties>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="1" type="hallway">
  <properties>
   <property name="terrain" value="hallway"/>
  </properties>
 </tile>
 <tile id="2" type="difficult">
  <properties>
   <property name="terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="3" type="difficult">
  <properties>
   <property name="terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="4" type="difficult">
  <properties>
   <property name="terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="5" type="difficult">
  <properties>
   <property name="terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="6" type="difficult">
  <properties>
   <property name="terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="7" type="difficult">
  <properties>
   <property name="terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="8" type="lava">
  <properties>
   <property name="terrain" value="lava"/>
  </properties>
 </tile>
 <tile id="9" type="lava">
  <properties>
   <property name="terrain" value="lava"/>
  </properties>
 </tile>
 <tile id="10" type="restoration_rune">
  <properties>
   <property name="terrain" value="restoration_rune"/>
  </properties>
 </tile>
</tileset>
