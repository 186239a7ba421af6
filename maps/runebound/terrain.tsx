<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="terrain" tilewidth="64" tileheight="72" tilecount="112" columns="16">
 <image source="terrain.png" width="1024" height="504"/>
 <tile id="0" type="plains">
  <properties>
   <property name="terrain" value="plains"/>
  </properties>
 </tile>
 <tile id="1" type="plains">
  <properties>
   <property name="terrain" value="plains"/>
  </properties>
 </tile>
 <tile id="2" type="plains">
  <properties>
   <property name="terrain" value="plains"/>
  </properties>
 </tile>
 <tile id="3" type="plains">
  <properties>
   <property name="terrain" value="plains"/>
  </properties>
 </tile>
 <tile id="4" type="plains">
  <properties>
   <property name="terrain" value="plains"/>
  </properties>
 </tile>
 <tile id="5" type="plains">
  <properties>
   <property name="terrain" value="plains"/>
  </properties>
 </tile>
 <tile id="6" type="plains">
  <properties>
   <property name="terrain" value="plains"/>
  </properties>
 </tile>
 <tile id="7" type="plains">
  <properties>
   <property name="terrain" value="plains"/>
  </properties>
 </tile>
 <tile id="8" type="plains">
  <properties>
   <property name="terrain" value="plains"/>
  </properties>
 </tile>
 <tile id="9" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="10" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="11" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="12" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="13" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="14" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="15" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="16" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="17" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="18" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="19" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="20" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="21" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="22" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="23" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="24" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="25" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="26" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="27" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="28" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="29" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="30" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="31" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="32" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="33" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="34" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="35" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="36" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="37" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="38" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="39" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="40" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="41" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="42" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="43" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="44" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="45" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="46" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="47" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="48" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="49" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="50" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="51" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="52" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="53" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="54" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="55" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="56" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="57" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="58" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="59" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="60" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="61" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="62" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="63" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="64" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="65" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="66" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="67" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="68" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="69" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="70" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="71" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="72" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="73" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="74" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="75" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="76" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="77" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="78" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="79" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="80" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="81" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="82" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="83" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="84" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="85" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="86" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="87" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="88" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="89" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="90" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="91" type="swamp">
  <properties>
   <property name="terrain" value="swamp"/>
  </properties>
 </tile>
 <tile id="92" type="swamp">
  <properties>
   <property name="terrain" value="swamp"/>
  </properties>
 </tile>
 <tile id="93" type="swamp">
  <properties>
   <property name="terrain" value="swamp"/>
  </properties>
 </tile>
 <tile id="94" type="forest">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="95" type="forest">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="96" type="forest">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="97" type="forest">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="98" type="forest">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="99" type="hills">
  <properties>
   <property name="terrain" value="hills"/>
  </properties>
 </tile>
 <tile id="100" type="hills">
  <properties>
   <property name="terrain" value="hills"/>
  </properties>
 </tile>
 <tile id="101" type="hills">
  <properties>
   <property name="terrain" value="hills"/>
  </properties>
 </tile>
 <tile id="102" type="mountain">
  <properties>
   <property name="terrain" value="mountain"/>
  </properties>
 </tile>
 <tile id="103" type="mountain">
  <properties>
   <property name="terrain" value="mountain"/>
  </properties>
 </tile>
 <tile id="104" type="mountain">
  <properties>
   <property name="terrain" value="mountain"/>
  </properties>
 </tile>
 <tile id="105" type="town">
  <properties>
   <property name="terrain" value="town"/>
  </properties>
 </tile>
 <tile id="106" type="town">
  <properties>
   <property name="terrain" value="town"/>
  </properties>
 </tile>
 <tile id="107" type="edge">
  <properties>
   <property name="terrain" value="edge"/>
  </properties>
 </tile>
 <tile id="108" type="edge">
  <properties>
   <property name="terrain" value="edge"/>
  </properties>
 </tile>
 <tile id="109" type="edge">
  <properties>
   <property name="terrain" value="edge"/>
  </properties>
 </tile>
 <tile id="110" type="edge">
  <properties>
   <property name="terrain" value="edge"/>
  </properties>
 </tile>
 <tile id="111" type="edge">
  <properties>
   <property name="terrain" value="edge"/>
  </properties>
 </tile>
</tileset>
