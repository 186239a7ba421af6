## What a hero holds

event-card-taken = { $who } takes { $card }.
event-card-left = { $who } leaves { $card }.
event-card-discarded = { $who } discards { $card }.

ask-reward-limit = { $who }: you cannot hold { $card } as well. Discard a card to make room, or leave it.
ask-over-limit = { $who }: you hold more than you may. Discard a card.
opt-make-room = Discard { $card }
opt-leave-card = Leave { $card }
