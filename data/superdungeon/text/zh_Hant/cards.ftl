### 卡牌、模型與行動的名稱，以及模型與遺物的一句話。

## 英雄

name-royal-paladin = 皇家聖騎士
flavour-royal-paladin = 王冠賜她盾牌，她卻想要更大的錘子。
name-hearthsworn-fighter = 破爐戰士
flavour-hearthsworn-fighter = 他對著爐火發誓，對別的一概罵娘。
name-ember-mage = 餘燼魔法師
flavour-ember-mage = 師長們對她記憶火熱，眉毛也是。
name-riftling-rogue = 狹縫盜賊
flavour-riftling-rogue = 他從沒來過，你的錢袋也沒有。
name-deeproot-druid = 深根德魯伊
flavour-deeproot-druid = 她與樹說話，熊可不說話。
name-angry-bear = 狂暴熊
flavour-angry-bear = 開春之前叫醒她，不是好主意。
name-skyhorn-berserker = 天角狂戰士
flavour-skyhorn-berserker = 發怒前他會數到十，從九數起。
name-dewleaf-archer = 露葉弓手
flavour-dewleaf-archer = 她的箭會回來，她吩咐過的。
name-gloomveil-witch = 幽紗女巫
flavour-gloomveil-witch = 她只當面詛咒人。

## 領主的模型

name-starfire = 星火
flavour-starfire = 上回借火的騎士，至今還在發光。
name-rex = 雷克斯
flavour-rex = 他喜歡誰就抱誰，而他誰都喜歡。
name-rockgut = 岩膽
flavour-rockgut = 早餐吃花崗岩，打雷打到晌午。
name-wyrmling = 雛龍
flavour-wyrmling = 作為龍還小，比起別的已很大。
name-whelp = 小狗崽
flavour-whelp = 它先咬人，再沒有別的主意。
name-hatchling = 幼鳥
flavour-hatchling = 頭一回見到的，全都是食物。
name-dragon-priest = 龍牧師
flavour-dragon-priest = 佈道很短，慘叫很長。
name-ironscale = 鐵甲
flavour-ironscale = 有人叫他們站這裡，他們就站這裡。
name-flinger = 投擲者
flavour-flinger = 它多半是往外扔的。
name-knucklehead = 傻蛋
flavour-knucklehead = 他只會一個計劃：朝你衝過來。
name-gouger = 小流氓
flavour-gouger = 脾氣短，矛就要長。
name-boo-booty = 噓！戰利品
flavour-boo-booty = 寶物在裡面，牙齒也在。
name-egg-clutch = 一窩蛋
flavour-egg-clutch = 別數了，孵得比你數得快。
name-kobold-warren = 狗頭人繁殖場
flavour-kobold-warren = 總能再擠下一個，再一個。

## 戰利品

name-rust-eater-sword = 噬鏽劍
name-militia-pike = 民兵長槍
name-ogre-bone-club = 食人魔骨棒
name-grinning-cleaver = 笑面砍刀
name-kindling-blade = 引火之刃
name-rime-sabre = 霜紋軍刀
name-viper-kris = 毒蛇短刃
name-thumper-mace = 震地錘
name-sapping-hatchet = 乏力手斧
name-menace-halberd = 威嚇戟
name-glasscutter-pick = 裂晶鎬
name-snare-bola = 纏足流星
name-tar-knife = 瀝青小刀
name-dizzy-wand = 眩暈魔杖
name-tongue-tie-rod = 緘口權杖
name-coughing-censer = 嗆人香爐
name-padded-coat = 夾棉外衣
name-watchmans-plate = 守夜人板甲
name-turtle-buckler = 龜殼圓盾
name-fireproof-kilt = 防火戰裙
name-fur-mantle = 毛皮披風
name-adder-skin-vest = 蝰皮背心
name-stubborn-boots = 倔強之靴
name-slickstep-boots = 滑步靴
name-dancers-slippers = 舞者軟鞋
name-ram-horn-helm = 羊角盔
name-quarry-gauntlets = 採石護手
name-crystal-pauldrons = 水晶肩甲
name-clear-mind-hood = 清心兜帽
name-loose-sleeve-robe = 寬袖法袍
name-perfumed-scarf = 香薰圍巾
name-mountaineers-harness = 登山索具
name-resurrection-charm = 復活護符
name-marching-drum = 行軍鼓
name-heartstone-bead = 心石珠
name-couriers-sandals = 信使涼鞋
name-bottomless-satchel = 無底挎包
name-owl-lens = 貓頭鷹鏡片
name-sages-abacus = 賢者算盤
name-moon-dial = 月晷
name-alley-charm = 小巷護符
name-panther-tail = 黑豹尾
name-loaded-die = 灌鉛骰
name-war-paint = 戰紋油彩
name-grappling-reel = 抓鉤捲輪
name-humming-top = 嗡鳴陀螺
name-field-kit = 野戰藥包
name-steam-piston = 蒸汽活塞

## 寶藏

name-titans-signet = 泰坦印戒
flavour-titans-signet = 泰坦戴作戒指，你能當腰帶。
name-mithril-ward = 秘銀護符
flavour-mithril-ward = 輕如諾言，卻更可靠。
name-archmages-seal = 大法師之印
flavour-archmages-seal = 你還沒寫，它已經蓋好了章。
name-quicksilver-idol = 水銀偶像
flavour-quicksilver-idol = 它從沒在同一處站過一回。
name-heros-mantle = 英雄披風
flavour-heros-mantle = 上任主人留下兩截，後來縫好了。
name-blade-of-many-mornings = 千晨之刃
flavour-blade-of-many-mornings = 每場戰鬥的兩頭日出，它都見過。
name-thornmirror-shield = 荊鏡盾
flavour-thornmirror-shield = 看仔細點，也別太仔細。
name-guttering-lantern = 殘焰提燈
flavour-guttering-lantern = 在這裡吹滅，在那邊亮起。
name-healers-stole = 療者聖帶
flavour-healers-stole = 洗過千次，次次都原諒。
name-cloud-feather = 雲羽
flavour-cloud-feather = 還沒有哪隻鳥來討回它。
name-veil-of-dusk = 暮色面紗
flavour-veil-of-dusk = 織於最後的天光與第一盞燈之間。
name-warded-cloak = 護咒斗篷
flavour-warded-cloak = 詛咒會滑落，肉汁不會。
name-lancers-standard = 槍騎軍旗
flavour-lancers-standard = 跟著旗走，它只認得正前方。
name-storm-rod = 風暴之杖
flavour-storm-rod = 兩頭都別握。
name-crossbrace-gauntlet = 十字護臂
flavour-crossbrace-gauntlet = 一拳打出，四面開花。
name-phoenix-brew = 鳳凰佳釀
flavour-phoenix-brew = 最宜葬禮上喝，喝完就沒有葬禮了。
name-ancient-dragon-scale = 古龍鱗
flavour-ancient-dragon-scale = 過了九百個冬天，它還是熱的。
name-horn-of-cinders = 餘火之角
flavour-horn-of-cinders = 只吹一聲，沒人想聽第二聲。
name-bow-of-the-red-moon = 赤月之弓
flavour-bow-of-the-red-moon = 上過一次弦，至今嗡鳴不止。
name-wyrmslayer-pike = 屠龍長槍
flavour-wyrmslayer-pike = 只為一條龍而造，別失手。
name-hoarders-gem = 囤寶之石
flavour-hoarders-gem = 得到它的人，什麼都嫌不夠。
name-stone-dragon-heart = 龍心石
flavour-stone-dragon-heart = 一年跳一次，今天提早了。
name-boo-booty-card = 噓！戰利品

## 領主的選擇

name-roster-egg-clutch = 一窩蛋
name-roster-kobold-warren = 一對狗頭人繁殖場
name-starfire-adventure = 星火的冒險

## 行動、攻擊與藥水

name-iron-aura = 鋼鐵光環
name-dawn-hammer = 黎明之錘
name-elixir = 萬靈藥水
name-grudge-call = 宿怨呼喝
name-wide-cut = 開闊一斬
name-bulwark-brew = 壁壘佳釀
name-fire-wave = 火焰波
name-magma-strike = 岩漿侵襲
name-cordial-of-kin = 同袍甘露
name-spark-water = 火花水
name-puff = 煙遁
name-twist-the-knife = 刀刃一擰
name-teleport-potion = 傳送藥水
name-root-snarl = 盤根纏繞
name-bramble-coat = 荊棘外衣
name-shapeshift-angry-bear = 變身：狂暴熊
name-shapeshift-deeproot-druid = 變身：深根德魯伊
name-berry-mash = 莓果泥
name-bear-rush = 熊之衝撞
name-crushing-hug = 碎骨熊抱
name-red-mist = 血紅之霧
name-anger-draught = 怒氣藥劑
name-field-poultice = 野戰敷藥
name-scatter-shot = 散落之箭
name-moth-dust = 飛蛾粉
name-rime-hex = 霜咒
name-limp-hex = 軟咒
name-brittle-hex = 脆咒
name-wing-tonic = 羽翼藥劑
name-furnace-breath = 熔爐吐息
name-scythe-tail = 鐮刀尾
name-big-smash = 大力一砸
name-hard-cuddle = 死命摟抱
name-belly-bounce = 肚皮彈
name-stone-meal = 石頭餐
name-hot-belch = 滾燙飽嗝
name-pack-bite = 群起而咬
name-plunge = 俯衝
name-scale-hymn = 鱗之頌歌
name-ash-veil = 灰燼帷幕
name-gagging-psalm = 噎喉詩篇
name-shield-wall = 盾牆
name-oil-pot = 油罐
name-soot-pot = 煤灰罐
name-fire-storm = 火焰風暴
name-ember-draught = 餘燼藥劑

## 冒險卡的效果

near-points-starfire-adventure = 焦灼門檻
boss-statuses-starfire-adventure = 餘燼洗禮
horde-starfire-adventure = 燃火之眾
timeout-statuses-starfire-adventure = 烈焰飛翔
