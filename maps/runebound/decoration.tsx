<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="decoration" tilewidth="64" tileheight="72" tilecount="8" columns="8">
 <image source="decoration.png" width="512" height="72"/>
 <tile id="0" type="windmill">
  <properties>
   <property name="picture" value="windmill"/>
  </properties>
 </tile>
 <tile id="1" type="stones">
  <properties>
   <property name="picture" value="stones"/>
  </properties>
 </tile>
 <tile id="2" type="ruin">
  <properties>
   <property name="picture" value="ruin"/>
  </properties>
 </tile>
 <tile id="3" type="oak">
  <properties>
   <property name="picture" value="oak"/>
  </properties>
 </tile>
 <tile id="4" type="haycocks">
  <properties>
   <property name="picture" value="haycocks"/>
  </properties>
 </tile>
 <tile id="5" type="cairn">
  <properties>
   <property name="picture" value="cairn"/>
  </properties>
 </tile>
 <tile id="6" type="sheep">
  <properties>
   <property name="picture" value="sheep"/>
  </properties>
 </tile>
 <tile id="7" type="shrine">
  <properties>
   <property name="picture" value="shrine"/>
  </properties>
 </tile>
</tileset>
