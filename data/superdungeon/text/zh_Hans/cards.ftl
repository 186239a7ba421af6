### 卡牌、模型与行动的名称，以及模型与遗物的一句话。

## 英雄

name-royal-paladin = 皇家圣骑士
flavour-royal-paladin = 王冠赐她盾牌，她却想要更大的锤子。
name-hearthsworn-fighter = 破炉战士
flavour-hearthsworn-fighter = 他对着炉火发誓，对别的一概骂娘。
name-ember-mage = 余烬魔法师
flavour-ember-mage = 师长们对她记忆火热，眉毛也是。
name-riftling-rogue = 狭缝盗贼
flavour-riftling-rogue = 他从没来过，你的钱袋也没有。
name-deeproot-druid = 深根德鲁伊
flavour-deeproot-druid = 她与树说话，熊可不说话。
name-angry-bear = 狂暴熊
flavour-angry-bear = 开春之前叫醒她，不是好主意。
name-skyhorn-berserker = 天角狂战士
flavour-skyhorn-berserker = 发怒前他会数到十，从九数起。
name-dewleaf-archer = 露叶弓手
flavour-dewleaf-archer = 她的箭会回来，她吩咐过的。
name-gloomveil-witch = 幽纱女巫
flavour-gloomveil-witch = 她只当面诅咒人。

## 领主的模型

name-starfire = 星火
flavour-starfire = 上回借火的骑士，至今还在发光。
name-rex = 雷克斯
flavour-rex = 他喜欢谁就抱谁，而他谁都喜欢。
name-rockgut = 岩胆
flavour-rockgut = 早餐吃花岗岩，打雷打到晌午。
name-wyrmling = 雏龙
flavour-wyrmling = 作为龙还小，比起别的已很大。
name-whelp = 小狗崽
flavour-whelp = 它先咬人，再没有别的主意。
name-hatchling = 幼鸟
flavour-hatchling = 头一回见到的，全都是食物。
name-dragon-priest = 龙牧师
flavour-dragon-priest = 布道很短，惨叫很长。
name-ironscale = 铁甲
flavour-ironscale = 有人叫他们站这里，他们就站这里。
name-flinger = 投掷者
flavour-flinger = 它多半是往外扔的。
name-knucklehead = 傻蛋
flavour-knucklehead = 他只会一个计划：朝你冲过来。
name-gouger = 小流氓
flavour-gouger = 脾气短，矛就要长。
name-boo-booty = 嘘！战利品
flavour-boo-booty = 宝物在里面，牙齿也在。
name-egg-clutch = 一窝蛋
flavour-egg-clutch = 别数了，孵得比你数得快。
name-kobold-warren = 狗头人繁殖场
flavour-kobold-warren = 总能再挤下一个，再一个。

## 战利品

name-rust-eater-sword = 噬锈剑
name-militia-pike = 民兵长枪
name-ogre-bone-club = 食人魔骨棒
name-grinning-cleaver = 笑面砍刀
name-kindling-blade = 引火之刃
name-rime-sabre = 霜纹军刀
name-viper-kris = 毒蛇短刃
name-thumper-mace = 震地锤
name-sapping-hatchet = 乏力手斧
name-menace-halberd = 威吓戟
name-glasscutter-pick = 裂晶镐
name-snare-bola = 缠足流星
name-tar-knife = 沥青小刀
name-dizzy-wand = 眩晕魔杖
name-tongue-tie-rod = 缄口权杖
name-coughing-censer = 呛人香炉
name-padded-coat = 夹棉外衣
name-watchmans-plate = 守夜人板甲
name-turtle-buckler = 龟壳圆盾
name-fireproof-kilt = 防火战裙
name-fur-mantle = 毛皮披风
name-adder-skin-vest = 蝰皮背心
name-stubborn-boots = 倔强之靴
name-slickstep-boots = 滑步靴
name-dancers-slippers = 舞者软鞋
name-ram-horn-helm = 羊角盔
name-quarry-gauntlets = 采石护手
name-crystal-pauldrons = 水晶肩甲
name-clear-mind-hood = 清心兜帽
name-loose-sleeve-robe = 宽袖法袍
name-perfumed-scarf = 香薰围巾
name-mountaineers-harness = 登山索具
name-resurrection-charm = 复活护符
name-marching-drum = 行军鼓
name-heartstone-bead = 心石珠
name-couriers-sandals = 信使凉鞋
name-bottomless-satchel = 无底挎包
name-owl-lens = 猫头鹰镜片
name-sages-abacus = 贤者算盘
name-moon-dial = 月晷
name-alley-charm = 小巷护符
name-panther-tail = 黑豹尾
name-loaded-die = 灌铅骰
name-war-paint = 战纹油彩
name-grappling-reel = 抓钩卷轮
name-humming-top = 嗡鸣陀螺
name-field-kit = 野战药包
name-steam-piston = 蒸汽活塞

## 宝藏

name-titans-signet = 泰坦印戒
flavour-titans-signet = 泰坦戴作戒指，你能当腰带。
name-mithril-ward = 秘银护符
flavour-mithril-ward = 轻如诺言，却更可靠。
name-archmages-seal = 大法师之印
flavour-archmages-seal = 你还没写，它已经盖好了章。
name-quicksilver-idol = 水银偶像
flavour-quicksilver-idol = 它从没在同一处站过一回。
name-heros-mantle = 英雄披风
flavour-heros-mantle = 上任主人留下两截，后来缝好了。
name-blade-of-many-mornings = 千晨之刃
flavour-blade-of-many-mornings = 每场战斗的两头日出，它都见过。
name-thornmirror-shield = 荆镜盾
flavour-thornmirror-shield = 看仔细点，也别太仔细。
name-guttering-lantern = 残焰提灯
flavour-guttering-lantern = 在这里吹灭，在那边亮起。
name-healers-stole = 疗者圣带
flavour-healers-stole = 洗过千次，次次都原谅。
name-cloud-feather = 云羽
flavour-cloud-feather = 还没有哪只鸟来讨回它。
name-veil-of-dusk = 暮色面纱
flavour-veil-of-dusk = 织于最后的天光与第一盏灯之间。
name-warded-cloak = 护咒斗篷
flavour-warded-cloak = 诅咒会滑落，肉汁不会。
name-lancers-standard = 枪骑军旗
flavour-lancers-standard = 跟着旗走，它只认得正前方。
name-storm-rod = 风暴之杖
flavour-storm-rod = 两头都别握。
name-crossbrace-gauntlet = 十字护臂
flavour-crossbrace-gauntlet = 一拳打出，四面开花。
name-phoenix-brew = 凤凰佳酿
flavour-phoenix-brew = 最宜葬礼上喝，喝完就没有葬礼了。
name-ancient-dragon-scale = 古龙鳞
flavour-ancient-dragon-scale = 过了九百个冬天，它还是热的。
name-horn-of-cinders = 余火之角
flavour-horn-of-cinders = 只吹一声，没人想听第二声。
name-bow-of-the-red-moon = 赤月之弓
flavour-bow-of-the-red-moon = 上过一次弦，至今嗡鸣不止。
name-wyrmslayer-pike = 屠龙长枪
flavour-wyrmslayer-pike = 只为一条龙而造，别失手。
name-hoarders-gem = 囤宝之石
flavour-hoarders-gem = 得到它的人，什么都嫌不够。
name-stone-dragon-heart = 龙心石
flavour-stone-dragon-heart = 一年跳一次，今天提早了。
name-boo-booty-card = 嘘！战利品

## 领主的选择

name-roster-egg-clutch = 一窝蛋
name-roster-kobold-warren = 一对狗头人繁殖场
name-starfire-adventure = 星火的冒险

## 行动、攻击与药水

name-iron-aura = 钢铁光环
name-dawn-hammer = 黎明之锤
name-elixir = 万灵药水
name-grudge-call = 宿怨呼喝
name-wide-cut = 开阔一斩
name-bulwark-brew = 壁垒佳酿
name-fire-wave = 火焰波
name-magma-strike = 岩浆侵袭
name-cordial-of-kin = 同袍甘露
name-spark-water = 火花水
name-puff = 烟遁
name-twist-the-knife = 刀刃一拧
name-teleport-potion = 传送药水
name-root-snarl = 盘根缠绕
name-bramble-coat = 荆棘外衣
name-shapeshift-angry-bear = 变身：狂暴熊
name-shapeshift-deeproot-druid = 变身：深根德鲁伊
name-berry-mash = 莓果泥
name-bear-rush = 熊之冲撞
name-crushing-hug = 碎骨熊抱
name-red-mist = 血红之雾
name-anger-draught = 怒气药剂
name-field-poultice = 野战敷药
name-scatter-shot = 散落之箭
name-moth-dust = 飞蛾粉
name-rime-hex = 霜咒
name-limp-hex = 软咒
name-brittle-hex = 脆咒
name-wing-tonic = 羽翼药剂
name-furnace-breath = 熔炉吐息
name-scythe-tail = 镰刀尾
name-big-smash = 大力一砸
name-hard-cuddle = 死命搂抱
name-belly-bounce = 肚皮弹
name-stone-meal = 石头餐
name-hot-belch = 滚烫饱嗝
name-pack-bite = 群起而咬
name-plunge = 俯冲
name-scale-hymn = 鳞之颂歌
name-ash-veil = 灰烬帷幕
name-gagging-psalm = 噎喉诗篇
name-shield-wall = 盾墙
name-oil-pot = 油罐
name-soot-pot = 煤灰罐
name-fire-storm = 火焰风暴
name-ember-draught = 余烬药剂

## 冒险卡的效果

near-points-starfire-adventure = 焦灼门槛
boss-statuses-starfire-adventure = 余烬洗礼
horde-starfire-adventure = 燃火之众
timeout-statuses-starfire-adventure = 烈焰飞翔
