## Adventures, events, encounters, quests, looks at decks

plain-name = { $of }
deck-green = the green deck
deck-yellow = the yellow deck
deck-blue = the blue deck
deck-red = the red deck
deck-market = the market deck

event-attempts = { $who } attempts the adventure at { $space }.
event-card-drawn = { $who } draws { $card }.
event-attempt-fruitless = { $who } finds no challenge in { $deck }: the attempt is over.
event-event-unplayed = { $card } is discarded: { $old } has the higher number.
event-event-replaced = { $card } takes the place of { $old }.
event-event-in-play = { $card } is now in play for everybody.
event-quest-taken = { $who } takes on the quest { $card }.
event-quest-progress = { $card }: { $n } of { $of } done.
event-quest-done = { $who } is done with the quest { $card }.
event-token-lost = { $who } gives up an experience token: { $token }.
event-peeks = { $who } looks at { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of { $deck }.
event-peeked = On top of { $deck }: { $cards }.
event-top-to-bottom = The top card of { $deck } goes to the bottom, face down.

ask-adventure = { $who }, choose what to do at { $space }.
ask-adventure-undefeated = { $who }, an undefeated challenge waits at { $space }: choose whether to face it.
ask-card-choice = { $who }, choose what { $card } brings you.
ask-event-choice = { $who }, { $card } strikes everybody: choose your part.
ask-quest = { $who }, try your quest { $card } here or leave it for another turn.
ask-lose-token = { $who }, choose the experience token you give up.
ask-peek-deck = { $who }, choose the deck whose top card you look at.
ask-peek-bottom = { $who }, only you see this: { $card } lies on top of { $deck }. Leave it there or put it to the bottom.
ask-peek-order = { $who }, only you see these cards: choose the one that goes on top of { $deck }.

opt-attempt = Attempt the { $colour } adventure
opt-attempt-undefeated = Face { $card }
opt-negotiate = Negotiate with { $who }
opt-fight-hero = Attack { $who }
opt-adventure-nothing = Do nothing, go on
opt-branch = Choose: { $what }
opt-branch-fight = Pay nothing and fight
opt-quest-do = Try it: test { $of } { $n }
opt-quest-leave = Leave it for another turn
opt-deck = { $deck }
opt-card = { $card }
opt-peek-keep = Leave it on top
opt-peek-bottom = Put it to the bottom

odds-success = the test succeeds
odds-failure = the test fails
