## An activation: movement and actions, hearts and potions

ask-activation = { $who } has { $ap } AP and { $speed } speed left: choose a square or an action.
opt-walk = Walk to { $space } ({ $n })
opt-run = Run: give up all AP for { $n } speed
opt-stand-up = Stand up (1 AP)
opt-open-chest = Open the chest (1 AP)
opt-end-activation = End the activation
ask-red-mist = { $who } rages: strike somebody at hand for free?
opt-no-strike = Go on without a blow

event-activated = { $who } is activated.
event-moved = { $who } moves to { $space }.
event-ran = { $who } runs: { $n } speed left.

ask-luck = { $who } is lucky: change hearts ({ $hearts }) and potions ({ $potions })?
opt-luck = { $hearts ->
    [0] no heart
    [one] 1 heart
   *[other] { $hearts } hearts
}, { $potions ->
    [0] no potion
    [one] 1 potion
   *[other] { $potions } potions
}
ask-heart = { $n ->
    [one] 1 heart was rolled
   *[other] { $n } hearts were rolled
}: choose who takes one.
opt-heart = { $who }: { $what }
opt-lose-heart = Nobody: the heart is lost
ask-potion = { $n ->
    [one] 1 potion was rolled
   *[other] { $n } potions were rolled
}: choose who takes one.
opt-potion = { $who }
opt-lose-potion = Nobody: the potion is lost
event-heart-taken = { $who } takes a heart.
event-potion-taken = { $who } takes a potion.
