### The words of the window: screens, buttons, dialogs. They know no game.

## Title

window-title = Five Tales, One Table
window-subtitle = FANTASY BOARD GAMES, ALONE OR TOGETHER
window-players = { $low } to { $high } players
window-new = New game
window-load = Saved games
window-settings = Settings
window-quit = Quit
window-continue = Continue { $game }
window-kept = Seats: { $seats } · saved { $date }
window-kept-ribbon = Game under way
window-version = version { $n }

## Languages, each in its own words

window-language-en = English
window-language-zh-hans = 简体中文
window-language-zh-hant = 繁體中文

## Set-up

window-who-sits = Who sits at the table?
window-seat-name = Name of seat { $n }
window-player = Player
window-control-human = human
window-control-bot-easy = bot: easy
window-control-bot-normal = bot: steady
window-control-bot-hard = bot: sharp
window-control-closed = nobody
window-change = Change
window-hero-by-lot = hero by lot
window-choose-hero = Choose a hero
window-rules = Rules of the evening
window-map = Map
window-no-map = nothing to choose with these rules
window-seed = Shuffle seed
window-seed-hint = same seed, same shuffles; empty = random
window-seed-hint-short = empty = random
window-begin = Begin the tale
window-too-few = { $low ->
    [one] At least one seat must be taken.
   *[other] At least { $low } seats must be taken.
}
window-too-many = At most { $high } seats can be taken.
window-bad-seed = The shuffle seed must be a whole number.
window-cannot-begin = The game cannot begin

## Table

window-round = Round { $n }
window-over = The tale is told
window-thinking = { $seat } is thinking …
window-secret = { $seat }, this is for your eyes only
window-look-away = Everybody else looks away; then press the button.
window-turn-piece = Turn it
window-uncover = I alone am looking
window-undo = Undo
window-redo = Redo
window-list = List all
window-which = Which one?
window-back-to-board = Back to the board
window-confirm = Done
window-ending = How it ended
window-another-bot = Let another bot answer
window-by-hand = I answer myself
window-bot-failed = The bot of { $seat } has no answer. { $why }
window-refused = This answer was refused: { $why }
window-rules-failed = The rules stumbled at { $decision }, and the answer was taken back: { $why }
window-no-undo = { $why ->
    [dice] Nothing can be taken back: dice were rolled.
    [hidden] Nothing can be taken back: something hidden was seen.
    [arranged] Nothing can be taken back: the table was arranged by hand.
    [others] Nothing can be taken back: the other side has begun to act.
   *[other] Nothing can be taken back: this is the beginning.
}
window-no-redo = Nothing was taken back.
window-empty = nothing yet
window-way = { $n ->
    [one] One step leads to *{ $where }*.
   *[other] { $n } steps lead to *{ $where }*.
}
window-way-at = { $n ->
    [one] One step, { $price }, leads to *{ $where }*.
   *[other] { $n } steps, { $price }, lead to *{ $where }*.
}
window-key-enter = Enter
window-watching = A replay: { $seat } is asked
window-dice-lie = The dice have fallen
window-dice-lie-line = Read what they bring, then go on.
window-last-roll = last roll
window-dice-read = Go on
window-hint-lit = Press what is framed on the board.
window-hint-card = Press a card.
window-hint-laying = Choose a piece, turn it (T or the right button), then press where it lies.
window-hint-draw = Press one, or draw it to its place on the board.
window-hint-order = Press them one after the other; the rest follow as they are listed.
window-pause = Pause
window-watch-on = Go on
window-watch-step = One step
window-watch-stop = Play on from here

## Menu, saves

window-go-on = Play on
window-save = Save
window-own-sheet = My sheet
window-to-title = To the title
window-log = The tale so far
window-log-walk = { $who } moves { $n } steps to { $where }.
window-saved-games = Saved games
window-no-saves = No game has been saved yet.
window-this-game = The game under way
window-save-name = Name of the save
window-autosave = Last table
window-put-by = Unfinished game
window-save-line = { $game } { $when } · { $date } · { $n ->
    [one] 1 answer
   *[other] { $n } answers
}
window-open = Open
window-throw-away = Throw away
window-really-throw = “{ $name }” will be gone for good.
window-keep = Keep it
window-write-over = Write over it
window-really-write-over = There is a save named “{ $name }” already. It will be gone for good.
window-not-saved = The game could not be saved
window-goes-on = { $why } The game goes on; save it elsewhere as soon as you can.
window-not-thrown = The file could not be thrown away
window-cannot-open = This game cannot be opened
window-ok = Very well
window-back = Back
window-close = Close

## Rules help

window-help = The rules
window-help-hint = Rules (F1)
window-help-search = Look for a word
window-help-see = See also
window-help-nothing = No topic has this word.
help-chapter-window = This program

## Settings

window-language = Language
window-text-size = Size of type
window-speed = Speed of bots and tokens
window-speed-calm = slow
window-speed-normal = normal
window-speed-fast = at once
window-sound = Sounds
window-sound-off = off
window-screen = Screen
window-in-window = Window
window-fullscreen = Full screen (F11)
window-credits = Whose work this is
window-credits-text =
    { "*" }Five Tales* is free software under the MIT licence. Boards, cards, tokens, dice and sounds are made by its own programs.

    { "*" }Type.* Titles and numerals are cut from Fraunces, body text from Alegreya Sans, Chinese is Noto Sans SC; all three under the SIL Open Font License 1.1.

    { "*" }Icons.* RPG Awesome by Daniela Howe and Ivan Montiel: code MIT, font SIL OFL 1.1.

    { "*" }Built on* pygame-ce, pygame_gui, esper, pytmx, msgspec and Fluent.

## The end

window-winner = { $n ->
    [0] Nobody wins
    [one] { $names } wins!
   *[other] { $names } win!
}
window-look-at-table = Look at the table
window-play-again = Play again
window-save-replay = Keep the replay
window-replay-kept = The replay lies in { $path }.
window-replay-not-kept = The replay could not be written: { $why }.
window-in-numbers = { $n ->
    [0] The tale in numbers
    [one] The tale in numbers: 1 round
   *[other] The tale in numbers: { $n } rounds
}
window-no-numbers = This game cannot be gone through again, so there are no numbers.
window-dice-sum = Dice, each roll
window-dice-hits = Rolls that reached
window-still = Calm: nothing moves but tokens
window-covers = The cover closes between the turns of people
window-licences = All licences
window-turn-of = The turn of { $seat }
window-your-turn = { $seat }, your turn
window-open-book = Press anywhere to open the book
window-log-all = Everything
window-log-others = Since my turn
window-log-mine = My seat
window-log-fights = Fights
window-log-dice = Dice
window-log-empty = Nothing of this kind has happened yet.
window-skip-bots = Skip to my turn
window-skip-to-end = Skip ahead
window-stop-skipping = Watch again
window-bots-speed = Bots: { $speed }
window-round-of = round { $n }
