## Loot, treasure, equipment and the Consul's upgrades

card-name = { $card }
word-deck-loot = loot deck
word-deck-treasure = treasure deck

event-card-drawn = The party draws { $card }.
event-card-discarded = { $card } is discarded.
event-deck-shuffled = The { $deck } is shuffled.
event-equipped = { $who } equips { $card }.
event-sacrificed = { $card } is sacrificed for { $who }.
event-potion-gained = { $who } gains { $n ->
    [one] 1 potion
   *[other] { $n } potions
}.
event-chest-opened = { $who } opens a treasure chest.
event-no-treasure = There is no treasure left.
event-ambush = It is no treasure: { $model } jumps out!
event-upgrade-shown = The Consul draws { $cards }.
event-upgraded = From now on all denizens and minions have { $card }.

ask-card-dp-26 = The party has drawn { $card }: equip it, sacrifice it, or keep it for later?
ask-card-dp-27 = { $card } lies in the party's pool: equip it, sacrifice it, or keep it?
ask-card-dp-28 = The round ends: { $card } must be equipped or sacrificed.
opt-equip = { $who } equips it
opt-replace = { $who } equips it in place of { $old }
opt-sacrifice = Sacrifice it: { $who }, { $what }
opt-sacrifice-potion = Sacrifice it: { $who } gains 1 potion
opt-keep-card = Keep it in the pool
opt-discard-card = Discard it
ask-replace = { $who }: which card does { $card } replace?
opt-replace-card = It replaces { $old }
opt-refuse-card = Do not equip it
ask-surplus = { $who } has too many cards in a slot: choose the one that goes.
opt-drop-card = Discard { $card }

ask-treasure = { $who } is lucky: choose the treasure that is kept.
opt-keep-treasure = Keep { $card }

ask-upgrade = { $who }: choose the card whose effect all denizens and minions get.
opt-upgrade = { $card }
