<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="walls" tilewidth="64" tileheight="64" tilecount="24" columns="8">
 <image source="walls.png" width="512" height="192"/>
 <tile id="0" type="rock">
  <properties>
   <property name="picture" value="rock"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="1" type="rock">
  <properties>
   <property name="picture" value="rock"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="2" type="rock">
  <properties>
   <property name="picture" value="rock"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="3" type="rock">
  <properties>
   <property name="picture" value="rock"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="4" type="pillar">
  <properties>
   <property name="picture" value="pillar"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="5" type="statue">
  <properties>
   <property name="picture" value="statue"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="6" type="pit">
  <properties>
   <property name="picture" value="pit"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="7" type="pit">
  <properties>
   <property name="picture" value="pit"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="8" type="rock">
  <properties>
   <property name="picture" value="rock"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="9" type="rock">
  <properties>
   <property name="picture" value="rock"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="10" type="rock">
  <properties>
   <property name="picture" value="rock"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="11" type="rock">
  <properties>
   <property name="picture" value="rock"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="12" type="pillar">
  <properties>
   <property name="picture" value="pillar"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="13" type="statue">
  <properties>
   <property name="picture" value="statue"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="14" type="pit">
  <properties>
   <property name="picture" value="pit"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="15" type="pit">
  <properties>
   <property name="picture" value="pit"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="16" type="rock">
  <properties>
   <property name="picture" value="rock"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="17" type="rock">
  <properties>
   <property name="picture" value="rock"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="18" type="rock">
  <properties>
   <property name="picture" value="rock"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="19" type="rock">
  <properties>
   <property name="picture" value="rock"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="20" type="pillar">
  <properties>
   <property name="picture" value="pillar"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="21" type="statue">
  <properties>
   <property name="picture" value="statue"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="22" type="pit">
  <properties>
   <property name="picture" value="pit"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="23" type="pit">
  <properties>
   <property name="picture" value="pit"/>
   <property name="wall" type="bool" value="true"/>
  </properties>
 </tile>
</tileset>
