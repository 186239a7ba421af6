<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="decor" tilewidth="64" tileheight="64" tilecount="9" columns="9">
 <image source="decor.png" width="576" height="64"/>
 <tile id="0" type="ashes">
  <properties>
   <property name="picture" value="ashes"/>
  </properties>
 </tile>
 <tile id="1" type="bones">
  <properties>
   <property name="picture" value="bones"/>
  </properties>
 </tile>
 <tile id="2" type="eggshell">
  <properties>
   <property name="picture" value="eggshell"/>
  </properties>
 </tile>
 <tile id="3" type="moss">
  <properties>
   <property name="picture" value="moss"/>
  </properties>
 </tile>
 <tile id="4" type="mushrooms">
  <properties>
   <property name="picture" value="mushrooms"/>
  </properties>
 </tile>
 <tile id="5" type="puddle">
  <properties>
   <property name="picture" value="puddle"/>
  </properties>
 </tile>
 <tile id="6" type="web">
  <properties>
   <property name="picture" value="web"/>
  </properties>
 </tile>
 <tile id="7" type="torch">
  <properties>
   <property name="picture" value="torch"/>
  </properties>
 </tile>
 <tile id="8" type="banner">
  <properties>
   <property name="picture" value="banner"/>
  </properties>
 </tile>
</tileset>
