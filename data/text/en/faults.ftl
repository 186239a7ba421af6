### What can go wrong with files and answers, in the words of the window. The command line and the referee say it in English.

## Saves

fault-at = { $file }: { $why }
fault-save-empty = The file is empty.
fault-save-cut = This file is cut short.
fault-save-strange = This file is no save of Five Tales.
fault-save-newer = This save is from a newer program (save version { $version }, this one reads { $known }).
fault-save-older = This save is from version { $version }, which can no longer be read.
fault-save-edited = This save was damaged or changed by hand.
fault-save-game = This program plays no game { $game }.
fault-not-read = It could not be read: { $why }.
fault-not-written = { $file } could not be written: { $why }.

## Boxes, maps, and what has no words of its own

fault-box = A file of the game is not as it should be: { $why }
fault-map = This map cannot be used: { $why }
fault-why = It was refused: { $why }.
fault-plain = { $why }

## Why the system refused a file

reason-permission = it may not be written or read by this user
reason-read-only = this place can only be read
reason-no-space = no space is left
reason-missing = there is no such file or folder
reason-folder = it is a folder
reason-too-large = it is too large
reason-name = no file can have this name
reason-no-file = it is no ordinary file
reason-system = the system refused it ({ $why })

## Answers

fault-answer-over = The game is over; nothing can be chosen any more.
fault-answer-unasked = No question is open.
fault-answer-strange = { $option } is no answer to the open question.
fault-answer-twice = An option was chosen twice.
fault-answer-count = { $n } options were chosen; the question takes { $low } to { $high }.
fault-answer-number = { $n } options were chosen; the question takes { $low }.
fault-by-rule = { $why } It follows from rule { $rule }.
