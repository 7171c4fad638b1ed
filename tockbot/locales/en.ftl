# Every text of the bot in English. Each language is one file with the same messages and the same variables.
# In messages that Discord shows, **bold** and `code` are Discord's own marks.

## Words

language-name = English
joker = Joker
names-and = { $names } and { $name }
comma = ,
pawn = pawn { $number }
protected = protected
place-home = home { $depth }
place-centre = centre
place-reserve = reserve
round = Round { $number }
computer-name = { $name } (computer, { $level })
player-nameless = Player { $number }
player-forgotten = former player

## Captions of cards

action-any = any card
action-forward = forward { $steps }
action-forward-anyone = { $steps } with any pawn
action-back = back { $steps }
action-enter = enter
action-seven = split 7
action-swap = swap
action-draw = draw a card
action-burn = burn a card
action-centre = centre
action-from-centre = from centre

## Possible moves

play-as = as { $rank }: { $moves }
in-a-row = { $before }; { $after }
play-second = { $moves }; then { $card }: { $second }
play-draw = draw a card from { $name }'s hand
play-burn = burn a random card of { $name }'s
play-burn-choice = { $name } has to burn a card
play-throw-in = discard the whole hand
play-discard = discard
move-enter = { $pawn } enters at { $goal }
move-walk = { $pawn }: { $origin } → { $goal }
move-swap = { $pawn } on { $origin } ⇄ { $other } on { $goal }
brief-to = { $pawn } to { $goal }
brief-to-alone = to { $goal }
brief-back = { $pawn } { $back } to { $goal }
brief-back-alone = { $back } to { $goal }
brief-enter = bring out { $pawn }
brief-swap-with = { $pawn }: swap with { $other }
brief-swap-alone-with = swap with { $other }
move-hits = , hits { $victims }
own-pawn = their own pawn { $number }
your-own-pawn = your own pawn { $number }
your-partners-pawn = your partner's pawn { $number }
partners-pawn = their partner { $pawn }
pawn-of = { $name }'s pawn { $number }

## Moves that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · draws a card from { $other }'s hand
told-burn = { $name } { $cards } · burns { $other }'s { $burnt }; { $other } loses a turn
told-burn-choice = { $name } { $cards } · { $other } has to burn a card and loses a turn
told-throw-in = { $name } · no playable card, discards the whole hand: { $cards }
told-discard-made = { $name } · forced discard: { $cards }
told-discard-unplayable = { $name } · no playable card, discards { $cards }
told-discard = { $name } · discards { $cards }
told-round = — round { $number } —
told-home = 🏅 { $names } { $count ->
    [one] finishes
   *[other] finish
} in { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place! The other players carry on.

## Pictures in words

alt-seat = { $name }: on the board { $pawns }; in reserve { $waiting }; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
alt-none = none
alt-lobby-seat = Seat { $number }: { $name }.
hand-cards = Your hand: { $cards }.

## The lobby

lobby-header = **Tock** · { $rules }
    Hosted by { $host }. Take a seat!
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = free
lobby-kept = reserved for { $name }
lobby-free = { $free ->
    [one] One seat is free; a computer player can fill it.
   *[other] { $free } seats are free; computer players can fill them.
}
lobby-kept-seats = { $kept ->
    [one] One seat is reserved.
   *[other] { $kept } seats are reserved.
}
lobby-kept-later = { $kept ->
    [one] Its player can still join after the game starts; a computer player fills in until then.
   *[other] Their players can still join after the game starts; computer players fill in until then.
}
lobby-kept-series = This game continues a series, so the same players need to sit down again.
lobby-full = Everyone's here! Press **{ button-start }** to begin.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· invitation only
   *[open] {""}
}
lobby-rated-not-yet = Rated: not yet (needs people on two sides)
seat-own = This is your seat.
seat-other = Only the player sitting here can change this.
seat-computer = How strong should this computer player be?
seat-free = Move to this seat, or give it to a computer player?
seat-kept = This seat is reserved. Give it to a computer player, or open it to anyone?
setup-chosen = **Rules: { $rules }**
    Chosen by the host, { $host }. Everyone sees this in the lobby.
setup-header = **Rules: { $rules }**
    Choose the ruleset and the number of players. The buttons below open house rules, pace, hints and other table options. Everyone sees your choices in the lobby.
setup-suggested = { $option }: { $about }
setup-ruleset = Ruleset
setup-party = Players and teams
setup-terms = Table options
setup-cut = Start with a cut
ask-cut = Cut the deck
ask-cut-about = Type anything; it is mixed into the shuffle, and everyone can see it
ask-terms = Other options
ask-terms-rated = Rated game
ask-terms-undo = Allow undo (the other side has to agree)
ask-terms-series = Play a series: first to three wins
ask-terms-invited = Invitation only: you approve who sits down

## Buttons

button-sit = Sit here
button-leave = Leave
button-seat = Change
button-at-seat = { $button } · { $number }
button-computer-level = Computer: { $level }
button-open-seat = Free this seat
button-start = Start
button-fill = Fill and start
button-setup = Choose rules
button-hand = My hand
button-log = Move log
button-rules = Rules
button-more = More
button-words = Board as text
button-call = Check who's there
button-ask-end = End table
button-send = Remove a player
button-let = Let player back
more-told = More options for this table:
ask-whom = Which player?
button-last-here = Last game here
button-find-game = Find by number
button-game-text = Load game file
button-play-on = Play from here
button-more-options = More options
games-more = **{ button-find-game }** replays a finished game that you may see. **{ button-game-text }** opens a table from a position of a game that you saved with **{ button-export }**.
games-over = Your finished games
games-line = { $day } · game { $game } · { $what } · finished { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ask-game-number = Game number
ask-text = Game file
ask-text-about = A text file exported from a replay
ask-plays = After which move?
button-again = Play again
button-again-score = { button-again } · { $score }
button-again-changed = Switch partners
button-again-drawn = Random seats
button-well-played = 👏 Well played
button-fair = Is it fair?
button-end = End table now
button-throw-in = Discard hand
button-let-go = Discard all for me
button-back = Back
button-take-back = Undo my move
button-let-undo = Allow undo
button-disagree = Refuse undo
button-undo-on = Undo: if other people agree
button-undo-off = Undo: off
button-hint = Hint
button-play = Play this
button-as-seven = Split the 7

## The table

table-header = **Tock · round { $number }**
table-exchange = Everyone passes a card: { $ready ->
    [one] { $ready } of { $players } has chosen.
   *[other] { $ready } of { $players } have chosen.
} Your cards are in your direct messages, or press **{ button-hand }**.
table-exchange-elsewhere = Everyone passes a card: { $ready ->
    [one] { $ready } of { $players } has chosen.
   *[other] { $ready } of { $players } have chosen.
} Press **{ button-hand }** to see your cards.
table-exchange-waiting = Waiting for { $names }.
table-dealing = Dealing cards …
table-deserted = No one is playing right now, so the game is paused. Players who left can come back with **{ button-return }**; anyone else can take an open seat with `/tock join`.
table-turn = It's { $name }'s turn.
table-discard = { $name } has to discard a card.
table-discard-lose = { $name } has to discard a card and loses this turn.
table-places = 🏅 Ranking: { $names }
table-won = 🏁 { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
table-fought = 🤝 Good game, { $names }!
well-played = 👏 **Well played!** { $names }
score-numbers = { $own } – { $their }
score-of-two = 🔁 { $first } **{ $score }** { $second }
score-side = { $name } **{ $won }**
score-of-many = 🔁 Games won: { $each }
offer-post-week = -# Server managers: I can sum up the week of Tock here each Monday.
offer-post-puzzle = -# Server managers: I can post a puzzle here each morning.
button-post-week = Weekly summary
button-post-puzzle = Daily puzzle
offer-post-week-on = I'll post the weekly summary in { $channel }, every Monday. You can turn it off with `/tock-server settings`.
offer-post-puzzle-on = I'll post a puzzle in { $channel } every morning. You can turn it off with `/tock-server settings`.
table-closed = This table was closed before the game finished.
table-closed-by = { $names } { $count ->
    [one] ended this table
   *[other] agreed to end this table
} before the game finished.
table-closed-silent = { $names } opened a new table here because no one at this table was responding. **{ button-reopen }** resumes this game once the channel is free.
table-closed-absent = No one was left to play for seat { $seats }. The players who started there lose; no one is credited with a win.
lobby-idle = This lobby was inactive for a day, so it was closed. Start a new one with `/tock new`, or press **{ button-reopen }** to continue with this one.
lobby-vacant = Everyone left this table, so it was closed. Start a new one with `/tock new`, or press **{ button-reopen }** to continue with this one.
game-idle = No one played here for two weeks, so this game was closed. Press **{ button-again }** or use `/tock new` to start a new one, or press **{ button-reopen }** to continue this game.
end-game-asked = End this game for everyone? No one will win.
end-lobby-asked = Close this table? The game has not started yet.
started-header = **Tock · game { $number } has started** · { $rules }
table-seed-hash = -# SHA-256 of this game's random seed: `{ $hash }`. The seed is revealed after the game.
announced = 🎲 **Game { $number } is starting.** Seats are final; dealing cards now.
announced-seed = -# Dealt from a secret seed, fixed before anyone sat down, and from this message's ID, which Discord has just assigned.
announced-seed-lobby = { announced-seed } [{ button-fair }]({ $link })
announced-cut = The deck was cut with “{ $cut }”.
fair-told = The deal is computed from a secret seed, fixed before anyone sat down, and from the ID that Discord gives the start message. So no one can choose the cards. The seed is revealed when the game is over: press **{ button-fair }** then, and compare.
proof-explained = The deal is computed from a secret seed, fixed before anyone sat down, and from the ID that Discord gave the start message. No one could choose the cards, except by restarting the game over and over in front of everyone. All the inputs are shown now, so anyone can deal the cards again and compare. One thing cannot be proved: that whoever runs the bot did not look at the hands.
proof-unannounced = The deal is computed from a secret seed that was fixed before anyone sat down. This game had no start message, so it cannot be proved that the seed was not picked for these seats.
proof-seed = -# Game { $number } · seed `{ $seed }`
proof-hash = -# SHA-256 of this seed: `{ $hash }`
proof-message = -# Start message: [{ $id }]({ $link })
proof-lobby = -# Its SHA-256 was shown [in the lobby]({ $link }).
proof-cut = -# Cut: “{ $cut }”
proof-holds = ✅ Verified just now: every deal and draw in this game matches the seed.
proof-fails = ❌ Verification failed: this game's log does not match its seed. It has been altered.
proof-secret = This game was not finished and can be resumed for 30 days. Until then its seed stays secret, unless all its players agree to close it permanently.
call-exchange = { $names }: press **{ button-hand }** and choose a card to pass.
call-turn = { $names }: it's your turn! Press **{ button-hand }** to see your cards.
dm-closed = { $name }, I can't send you direct messages. Press **{ button-hand }** to see your cards. After you allow direct messages, use `/tock table` to try again.
dm-refused = { $name }, Discord isn't letting me send you direct messages right now. Press **{ button-hand }** to see your cards. I'll try again in an hour, or as soon as you use `/tock table`.

## The hand

hand-header = **Tock in { $channel } · round { $number }**
hand-no-game = You're not playing at this table.
hand-over = The game in { $channel } has ended.
hand-empty = You have no cards left. { $others ->
    [0] The next deal is on its way.
   *[other] The others are finishing this round.
}
hand-finished = You finished { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}! The others play on; you won't be dealt any more cards.
hand-give = Choose a card to pass to **{ $name }**. No one sees the card they get before passing their own.
hand-give-partner = Choose a card to pass to your partner **{ $name }**. No one sees the card they get before passing their own.
hand-given = You're passing **{ $card }** to **{ $name }**. You can change it until everyone has chosen.
hand-given-final = You're passing **{ $card }** to **{ $name }**. You've changed your choice as often as you can, so it's final.
hand-received = You received **{ $card }** at the start of this round.
hand-drew = You drew **{ $card }** from **{ $name }**.
hand-drawn = **{ $name }** drew **{ $card }** from your hand.
hand-burnt = 🔥 **{ $name }** burnt your **{ $card }**; you lost your turn.
news-hit = 💥 **{ $name }** hit { $pawns }.
news-pawn = your pawn { $number } on { $place }
news-others-pawn = { $pawn } on { $place }
news-swapped = 🔄 **{ $name }** swapped your pawn { $number } from { $origin } to { $goal }.
news-partner-swapped = 🔄 **{ $name }** swapped your partner's pawn { $number } from { $origin } to { $goal }.
news-moved = ➡️ **{ $name }** moved your pawn { $number } from { $origin } to { $goal }.
news-pawn-home = 🏠 **{ $name }**: pawn { $number } is home.
news-all-home = 🏠 All pawns of **{ $name }** are home.
news-partner-home = 🏠 All pawns of your partner **{ $name }** are home.
news-marked = { $what ->
    [all] 🎉 **All your pawns are home!** { $line }
    [home] 🎉 **Home!** { $line }
    [hit] 💥 { $line }
    [swap] 🔄 { $line }
    [made] ✅ { $line }
   *[none] { $line }
}
news-in-stead = You ran out of time, so a computer player moved for you: { $play }
news-passed-in-stead = You ran out of time, so a computer player passed **{ $card }** for you.
news-more = -# … and { $count } more before that:
hand-waiting = I'll notify you when it's your turn.
you-are-next = ⏭️ You're up next.
card-play = { $card } → { $play }
joker-as = { $joker } as { $rank }
hand-turn = **It's your turn.** Choose a card.
hand-discard-keep = **{ $name }** played { $cards }, so you have to discard a card. You keep your turn. Choose a card to discard.
hand-discard-lose = **{ $name }** played { $cards }, so you have to discard a card and you lose this turn. Choose a card to discard.
hand-discard-first-keep = You have to discard a card. You keep your turn. Choose a card to discard.
hand-discard-first-lose = You have to discard a card and you lose this turn. Choose a card to discard.
hand-discard-choice = None of your cards can be played. Choose one to discard.
hand-discard-all = None of your cards can be played this round, so you discard one each turn. Choose one now, or let me discard them all for you.
hand-let-go = None of your cards can be played this round; I'm discarding one for you each turn. You get new cards in the next deal.
hand-unplayable = Grey cards can't be played now: none of your pawns can make that move.
hand-unplayable-waiting = Grey cards can't be played now: all your pawns are in the reserve, and only a card that brings a pawn out will help.
hand-may-spare = Every move would hit your partner, so you may discard a card instead.
hand-joker-finish = You can't use a Joker to bring your team's last pawn home.
hand-throw-in = None of your cards can be played. Your hand will be discarded in a moment, and this round is over for you.
hand-thrown-in = None of your cards could be played, so your hand was discarded: { $cards }.
hand-in-the-way = 🚧 In the way: { $pawns }.
hand-no-way-out = No pawn on the track, and no card that brings one out.
hand-no-move = None of your pawns can make these moves.
card-does = { $card }: { $deeds }
card-choose-move = **{ $card }** · choose a move.
card-numbers = The numbers match the board.
card-choose-pawn = **{ $card }** · choose a pawn first.
card-only = **{ $card }** has only one possible move: { $play }
seven-left = **{ $card }** · { $left ->
    [0] all seven steps used.
    [one] one step left.
   *[other] { $left } steps left.
}
seven-order = -# The steps go to these pawns, in this order: { $pawns }
group-plays = { $group }: { $plays ->
    [one] 1 choice
   *[other] { $plays } choices
}
group-part = { $group } ({ $part }/{ $parts })
group-swaps = { $group }, swaps
caution-passes-home = -# Goes past your own home: { $which }
caution-hits-own = -# Hits your own pawn: { $which }
caution-only-way-out = -# This is your only card that brings a pawn out: { $card }
mark-swap = ⇄
group-draw = draw
group-burn = burn
group-other = other

## Answers to commands

new-opened = The table is open. Others can press **{ button-sit }**. To begin, press **{ button-start }**, or **{ button-fill }** to give empty seats to computer players.
new-opened-thread = Your table is in { $thread }. Set the rules there with **{ button-setup }**; others press **{ button-sit }** to join.
thread-waiting = 🎲 Tock: looking for players
thread-people = 🎲 Tock: { $names }
thread-above = 🎲 { $host } opened a table in the thread below: **{ $rules }**.
thread-or-here = Or press **{ button-open-here }** to open the table in this channel.
button-open-here = Open it here
new-again = The next table is open, and you have your seat from last time. The other seats are reserved for the same players: they press **{ button-sit }**. The host can give away any that stay empty.
new-again-seats = The next table is open and you have a seat. The other seats are reserved for the players of the last game: they press **{ button-sit }**. The host can give away any that stay empty.
server-settings = Language of new tables: **{ $language }**
    Rules of new tables: **{ $rules }**
server-settings-theme = Board theme: **{ $theme }**
server-settings-films = Short films of hits: **{ $on ->
    [1] on
   *[other] off
}**
server-settings-boards-last = Boards kept in the channel: **only the latest**
server-settings-boards-every = Boards kept in the channel: **all of them**
joined = You have a seat now. I'll notify you when it's your turn.
leave-asked = Leave this game? A computer player takes over at once. To come back, press **{ button-return }** below the board, or type `/tock join`.
left = You've left the table.
left-seat-held = You've left, and a computer player plays for you. To come back, press **{ button-return }** below the board, or type `/tock join`.
seat-held-until = Other players can take your seat { $until }.
sent-away = Done. That player can't rejoin this table unless a server manager lets them back in.
sent-away-told = 🚪 { $name } was removed from this table by { $names }.
let-back = Done. That player can join this table again.
called = Your question was posted in the channel. Players who don't answer in time can be replaced.
called-nobody = There's no one to ask here. Use `/tock new` to open a new table.
called-told = ❓ { $name } asks whether you're still there: { $names }. Press **{ button-here }** below the board, or make a move. If no one answers, a new table can replace this one.
started = The game has started. Good luck!
ended = Done. This table is closed.
back-asked = You asked to undo your move. The other players can agree below the board.
back-undone = Undone: your last move and everything after it.
back-undone-computers = Undone: your last move and everything after it. Computer players always agree.
back-took = ↩️ { $name } undid a move.
back-wanted = ↩️ { $name } wants to undo the last move; { $names } must agree.
played = Your move: { $play }
board-not-yet = The game hasn't started yet.
log-empty = No moves yet.
log-header = **Latest moves**
failed = Something went wrong on my side. Nothing was lost; please try again.

## Refusals: one sentence that says what to do

refused-channel-taken = There's already an open table in this channel: { $link }{ $host ->
    [anybody] {" "}(No one is sitting there; the first to sit down becomes the host.)
   *[other] {""}
}{ $until ->
    [none] {" "}To check whether its players are still around, press **{ button-more }**, then **{ button-call }**.
   *[other] {" "}Its players were asked whether they're still there. If no one answers, `/tock new` can replace it { $until }.
}
refused-just-opened = Someone else just opened a table in this channel.
refused-tables-a-server = This server already has the maximum of { $tables ->
    [one] one open table
   *[other] { $tables } open tables
}. To end an unused one, press **{ button-more }**, then **{ button-ask-end }** there.
refused-tables-a-person = You already have { $tables ->
    [one] one open table
   *[other] { $tables } open tables
}. Finish one first, or press **{ button-more }**, then **{ button-ask-end }**.
refused-lobbies-a-person = You already have { $tables ->
    [one] a table
   *[other] { $tables } tables
} waiting for players in this server. Start one first, or close it: press **{ button-setup }**, **{ button-more }**, then **{ button-ask-end }**.
refused-no-table = There's no open table in this channel. Open one with `/tock new`.
refused-unreadable = This table was saved by a different version of the bot and can't be opened right now. Nothing is lost; it will work again after an update. A server manager can close it with `/tock-server end`.
refused-not-seated = You're not playing at this table, but you're welcome to watch.
refused-away = A computer player is holding your seat. Press **{ button-return }** below the board or use `/tock join` to take it back.
refused-sit-first = Only players at this table can do that. Press **{ button-sit }** next to a free seat.
refused-already-seated = You already have a seat at this table.
refused-seat-taken = That seat is taken. Choose another one.
refused-seat-kept = That seat is reserved for a previous player; only the host can give it away.
refused-no-seat-free = All seats are taken, but you're welcome to watch.
refused-no-such-seat = This table has seats 1 to { $seats }.
refused-not-in-lobby = The game has already started.
refused-not-started = The game hasn't started yet; anyone at the table can start it.
refused-not-playing = This game is over. Open a new table with `/tock new`.
refused-seats-free = { $free ->
    [one] One seat is still free
   *[other] { $free } seats are still free
}. Add computer players or wait for others to join.
refused-no-human = At least one seat has to be taken by a person.
refused-nobody-there = That person has no seat at this table.
refused-not-host = Only the host can do this, or a server manager who isn't playing here.
refused-host-is-there = While the host is playing, only the host can end the game, or a server manager who isn't playing here. If the host runs out of time on a turn, the other players can agree to end it.
refused-not-your-turn = It's not your turn.
refused-host-chooses = Only the host can choose the rules.
refused-too-many = { $people } people are already seated; someone has to leave before you can choose a smaller game.
refused-elsewhere = That table is somewhere else. Use its buttons in its channel, or in your direct messages if you're playing there.
refused-needs-server = Tables live in server channels, not in direct messages. Use this command in the channel of your table.
refused-in-group = This needs a server that I'm a member of. To play here, type `/tock-anywhere` and press **{ button-open-anywhere }**.
refused-not-manager = Only server managers can change the server's settings.
refused-no-exchange = No cards are being passed right now.
refused-not-in-hand = You don't have that card.
refused-stale = That's out of date: the table has moved on. Nothing was changed.
refused-not-legal = That move isn't possible now. Choose one of the moves shown.
refused-no-computer = There's no computer player to remove.
refused-not-saved = Your move couldn't be saved, so nothing changed. Please try again in a moment.
refused-unknown = The database isn't responding, so I don't know yet whether this was saved. I'm checking; the table will show the result as soon as it's known.
refused-ambiguous = That matches several moves. Type more, or pick one from the list.
refused-permissions = I need these permissions in { $channel }: { $permissions }.
refused-not-in-server = I'm not a member of this server, and this needs me to be. A server manager can [add me]({ $link }); then try again.
refused-own-permissions = I only do this for people who have these permissions in { $channel } themselves. You need: { $permissions }.
refused-external-apps = This server doesn't let external apps post publicly, so only you would see it.
refused-table-hidden = Only you would see the table, because this server doesn't let you post with external apps. Ask for the permission *Use External Apps*, or try another channel or a group chat.
refused-rules-ruleset = There's no ruleset called “{ $wrong }”. Choose one of: { $offered }.
refused-rules-party = This ruleset can't be played like that. It supports: { $offered }.
refused-rules-option = “{ $wrong }” isn't an option of this ruleset. Available options: { $offered }.
refused-rules-no-option = “{ $wrong }” can't be used: { $rules } has no options.
refused-rules-value = “{ $wrong }” isn't a valid value. Choose one of: { $offered }.
refused-quiet-hours = Enter quiet hours as a start and end hour, such as `22-8`, at most ten hours long. Leave the field empty for none.
refused-quiet-zone = Please enter your time zone too, such as `Europe/Zurich`, or just the city.
refused-too-often = You're doing that too often. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-film-one-at-a-time = Your previous animation is still being made. Please try again in a few seconds.
refused-films-busy = A lot of animations are being made right now. Please try again in half a minute.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-lost = I can no longer show the table in { $channel }: I'm missing { $permissions } there. The game continues, and the board reappears once I have those permissions.
thread-locked = I can no longer show the table in { $channel }: the thread is locked. The game continues, and the board reappears once a moderator unlocks the thread.

## Rulesets and options

ruleset-swiss = Swiss
ruleset-dog = Dog (Swiss board)
ruleset-toctoc = Toc Toc (Québec)
ruleset-ttg = Tock Tock Dog
ruleset-italian = Italian
ruleset-keezen = Keezen
ruleset-jackaroo = Jackaroo
ruleset-swiss-about = 110 cards with Jokers; hands of six down to two; a seven hits everything it passes
ruleset-dog-about = like Swiss, on the smaller board: go home after touching your start field twice
ruleset-toctoc-about = from Québec, two against two: fours only go backward, you can't pass your own pawns
ruleset-ttg-about = a jack moves 11 or swaps, no pawn is protected, shortcut through the centre
ruleset-italian-about = after a ten the next player discards; a pawn on its start field blocks everyone
ruleset-keezen-about = the Dutch game: one lap, then home; kings only bring pawns out; a seven for one or two pawns
ruleset-jackaroo-about = from the Gulf: kings hit everything they pass, fives move any pawn, tens burn a card
mode-teams = teams
mode-solo = no teams
party-teams = { $players } players in teams
party-solo = { $players } players, no teams
option-board-dog = Dog board
option-home-entry-over = no turning home from the entry field
option-canadian-seven-on = sevens also move your partner's pawns
option-no-joker-finish-on = no finishing with a Joker
option-places-on = play on for second place
option-seven-diagonal-on = sevens can cross the board
option-centre-off = no shortcut through the centre
option-jokers-on = with Jokers
option-ten-swap-on = tens can swap
option-jack-discard-on = after a jack the next player discards
option-dealer-round = dealer changes every round
option-extra-lap-on = extra laps allowed
option-king-13-on = kings also move 13
option-own-block-on = your own pawns block you
option-start-swap-off = no swapping from the start field
option-burn-choice = victim chooses the burnt card
option-discard-on = discard one card, not the whole hand
option-own-pass-on = you can pass your own pawns
option-pair-wall-off = two pawns don't form a wall
option-plain-on = simple: no burning, no moving others
option-queen-burns-on = queens also burn
option-board-about = on this board pawns turn home from their start field
option-home-entry-about = a pawn standing on its entry field can't turn home; it has to go around once more
option-canadian-seven-about = with a seven you may always move your partner's pawns too
option-no-joker-finish-about = a Joker can't bring your team's last pawn home
option-places-about = after someone wins, the others play on for the remaining places
option-seven-diagonal-about = an unsplit seven can take a pawn straight across, from the field seven past a start field
option-centre-about = the centre of the board can't be used
option-jokers-about = adds two Jokers; a Joker can be any card
option-ten-swap-about = a ten may swap one of your pawns with an opponent's instead of moving
option-jack-discard-about = the player after a jack must discard a card
option-dealer-about = a different player starts each round, not only after a reshuffle
option-extra-lap-about = a pawn may go past its entry field for another lap
option-king-13-about = a king brings a pawn out or moves 13 fields
option-own-block-about = pawns of the same colour can't pass or hit each other
option-start-swap-about = a pawn on its own start field can't be swapped, not even by its owner
option-burn-about = the player who loses a card to a ten chooses which; otherwise it is random
option-discard-about = a player who can't play discards one card and keeps the rest
option-own-pass-about = a pawn may pass other pawns of its own colour
option-pair-wall-about = two adjacent pawns can be passed like any others
option-plain-about = kings only bring pawns out; fives and tens just move
option-queen-burns-about = a queen moves twelve, or burns a card of the next player

## The rules of a table

rules-intro-teams = Tock is a race game played with cards. Bring your four pawns out of the reserve, once around the board, and home; each card says how far a pawn may move. If you land on someone's pawn, it goes back to its reserve. Partners sit opposite each other and win together.
rules-intro-solo = Tock is a race game played with cards. Bring your four pawns out of the reserve, once around the board, and home; each card says how far a pawn may move. If you land on someone's pawn, it goes back to its reserve. Everyone plays for themselves.
rules-marked = The arrow shows the direction of play. **a** start field, where your pawns enter · **b** entry field, where they turn home · **c** home · **d** reserve
rules-marked-partner = **e** your partner's home
rules-name-badge = In a game, the badge at each name shows how many cards that player holds, and the sign of their partner.
rules-marked-protected = The pawn on **a** has just entered, so it is protected.
rules-goal-teams = Be the first team to bring all its pawns home. Pawns enter on their start field, move clockwise, and turn home at their entry field. Once all your pawns are home, you play your partner's.
rules-goal-solo = Be the first to bring all four pawns home. Pawns enter on their start field, move clockwise, and turn home at their entry field.
rules-deal = { $cards } cards{ $jokers ->
    [0] {""}
   *[other] , including { $jokers } Jokers
}. Each player is dealt { $sizes } cards in successive rounds; then the sequence repeats.
rules-shuffling-when-short = The discards are reshuffled when the deck runs out.
rules-shuffling-each-cycle = All cards are reshuffled after each full sequence.
rules-rounds = Rounds
rules-track = On the track
rules-at-home = Home
rules-sevens = Sevens
rules-cards = Other cards
rules-entry = The track has { $length } fields. A pawn's entry field is { $fields ->
    [0] its own start field.
    [one] one field before its start field; its home begins there.
   *[other] { $fields } fields before its start field; its home begins there.
}
rules-plain = move that many fields
rules-hit-all = A pawn that lands on another pawn sends it back to the reserve, even if it's your own.
rules-hit-others = A pawn that lands on another pawn sends it back to the reserve.
rules-home = Pawns enter home by exact count and can't pass each other there.
rules-once-round = Pawns go around once: a pawn may stop on its entry field but can't move past it.
rules-swap = With { $ranks }, you can swap one of your pawns with one of another colour on the track.
rules-exchange-partner = After each deal, all players pass one card face down to their partner.
rules-exchange-left = After each deal, all players pass one card face down to the player on their left.
rules-exchange-none = No cards are passed.
rules-unplayable-throw-in = If you can play a card, you must. If you can't, you discard your whole hand.
rules-unplayable-throw-in-off-track = If you can play a card, you must. If you can't, you discard one card; but if you still have pawns in the reserve and none on the track, you discard your whole hand.
rules-unplayable-discard = If you can play a card, you must. If you can't, you discard one.
rules-blocking-entered = A pawn that has just entered is protected until it moves: it can't be hit, passed or swapped.
rules-blocking-own-start = A pawn on its own start field is a block: it can't be hit, passed or swapped.
rules-blocking-none = There are no protected pawns.
rules-home-entry-touched = Pawns turn home moving forward. With a four they can also turn home backward, but only if they have touched the entry field before.
rules-home-entry-forward = Pawns can only turn home moving forward.
rules-home-entry-over = Pawns can only turn home moving forward, and only if they start before the entry field, not on it.
rules-home-entry-twice = A pawn may turn home once it has touched its start field twice; entering counts as the first time.
rules-seven-hits-everyone = { $pawns ->
    [0] A seven can be split any way you like
   *[other] A seven moves one pawn or is split between two
} and hits every pawn it passes, including your own.
rules-seven-hits-opponents = { $pawns ->
    [0] A seven can be split any way you like
   *[other] A seven moves one pawn or is split between two
} and hits every opponent's pawn it passes.
rules-seven-hits-nobody = { $pawns ->
    [0] A seven can be split any way you like
   *[other] A seven moves one pawn or is split between two
}; it only hits pawns that a part lands on.
rules-seven-moves-own = A seven moves your own pawns; once they are all home, the remaining steps move your partner's.
rules-seven-moves-own-alone = A seven can only move your own pawns.
rules-seven-moves-team = A seven can move your partner's pawns too.
rules-seven-moves-anyone = A seven can move anyone's pawns, on the track or at home, even protected ones.
rules-draw = With { $ranks }, instead of moving, you can take a random card from an opponent's hand.
rules-hits-passed = With { $ranks }, a pawn hits every pawn on its way, including your own. Pairs don't stop it; only blocking pawns do.
rules-pushes = With { $ranks }, you can also move { $whose ->
    [team] your partner's pawns on the track.
   *[other] any pawn on the track. Your partner's moves like your own; an opponent's goes past its entry field and needs another lap.
}
rules-burn = With { $ranks }, instead of moving, you can burn a random card of the next player, who also loses the turn.
rules-burn-choice = With { $ranks }, instead of moving, you can make the next player burn a card of their choice and lose the turn.
rules-marked-fields = { $fields } (marked { $mark } on the board)
rules-centre = With { $ranks }, a pawn can go from field { $fields } to the centre, and from the centre to any of those fields.
rules-swap-opponents = With { $ranks }, you can also swap, but only with an opponent's pawn.
rules-leader-stays = One player, chosen at random, starts every round.
rules-lead-each-cycle = The same player starts every round of a sequence; then the next player does.
rules-begins-entered = Everyone starts with one pawn on their start field.
rules-may-spare-partner = If every possible move would hit your partner, you may discard a card instead.
rules-own-colour-blocks = Pawns of the same colour can't pass or hit each other.
rules-own-pawns-hit-only = A pawn can't pass another pawn of its own colour.
rules-pairs-block = Two adjacent pawns, no matter whose, form a wall that no one can pass.
rules-blocking-can-swap = Protected pawns can be swapped, but then they lose their protection.
rules-blocking-can-swap-owner = Only its owner may swap it.
rules-seven-backs-at-home = Parts of a seven may move backward inside your home.
rules-seven-diagonal = An unsplit seven may take a pawn from field { $fields } straight across to the opposite one.
rules-places = A player whose pawns are all home gets no more cards; the others play on for their places.
rules-forced-discard-loses-turn = After a { $rank }, the next player discards a card and loses that turn.
rules-forced-discard = After a { $rank }, the next player discards a card.
rules-centre-second-cards = If a pawn's move ends on field { $fields }, you may play a second card ({ $ranks }) to put it in the centre. Later, the same cards take it out to any of those fields.
rules-no-joker-finish = A Joker can't bring a team's last pawn home.

## Commands: names are lower case, one word, at most 32 characters; descriptions at most 100

command-tock = tock
command-tock-about = Play Tock, the marble race played with cards
command-new = new
command-new-about = Open a table in this channel
command-new-ruleset-about = Which rules to play (default: Swiss)
command-new-players-about = Number of players
command-new-mode-about = Teams, or everyone for themselves
command-new-options-about = House rules; pick from the list
command-join = join
command-join-about = Take a seat at this channel's table
command-join-seat-about = Seat number
command-leave = leave
command-leave-about = Leave the table, or have a computer player hold your seat for a while
command-table = table
command-table-about = Show your cards and the board; also retries direct messages
command-games = games
command-games-about = Show your tables, open seats in this server, and finished games
command-play = play
command-play-about = Make a move by typing it
command-play-card-about = The card and the move; pick from the list
command-rules = rules
command-rules-about = Show the rules of this table or of any other ruleset
command-rules-ruleset-about = Which ruleset (default: Swiss)
command-rules-players-about = Number of players
command-rules-mode-about = Teams, or everyone for themselves
command-rules-options-about = House rules; pick from the list
command-settings = settings
command-settings-about = Your own settings: pictures, tips, quiet hours, privacy
command-anywhere = tock-anywhere
command-anywhere-about = Daily puzzle, lessons, practice, rules, your statistics and replays, wherever you are
command-anywhere-ruleset-about = Open a table here with this ruleset
command-anywhere-players-about = Open a table here for this number of players
command-anywhere-mode-about = Open a table here: teams, or everyone for themselves
command-anywhere-options-about = Open a table here with house rules; pick from the list
command-server = tock-server
command-server-about = Manage Tock tables in this server
command-server-settings = settings
command-server-settings-about = View and change the defaults for new tables in this server
command-server-end = end
command-server-end-about = End this channel's table, even if it can't be opened
parameter-ruleset = ruleset
parameter-players = players
parameter-mode = mode
parameter-options = options
parameter-player = player
parameter-seat = seat
parameter-card = card

## Themes of pictures

theme-wood = wood
theme-dark = dark
theme-light = light
theme-server = server default
settings-theme = Picture theme: **{ $theme }**
settings-looks = Pictures and tips
settings-quiet-hours = Quiet hours
settings-language = 🌐 Language
settings-language-spoken = Language: **{ $language }**{ $chosen ->
    [discord] {" "}(same as Discord)
   *[own] {""}
}
ask-own-language = Language I use with you
ask-own-language-as-discord = same as Discord
settings-privacy = Privacy
settings-table = Your cards and turns
ask-hands = Where to send your cards
hands-server = server default
hands-direct = by direct message
hands-channel = in the channel (visible only to you)
settings-hands = Where I send your cards: **{ $hands }**
ask-next = Advance notice
ask-next-told = Send me a silent direct message when I'm next
ask-elsewhere = Tables where I'm not a member
ask-elsewhere-told = Send me a direct message when it's my turn there
settings-next = Silent notice when you're next: **{ $on ->
    [1] on
   *[other] off
}**
ask-server-hands = Default for players' cards
server-hands-channel = in the channel (visible only to the player)
server-settings-hands = Players' cards: **{ $hands }**, unless they choose otherwise
ask-theme = Theme for pictures only you see
ask-shape = Picture layout
ask-numbers = Field numbers
ask-notes = Tips
ask-notes-told = Explain each special card the first time I hold it
ask-hours-about = E.g. 22-8, at most ten hours. In slow games, your clock is paused then. Leave empty for none.
ask-zone = Time zone
ask-zone-about = For example Europe/Zurich, or just the city
server-settings-tables = New tables
server-settings-looks = Boards, cards and posts
ask-party-about = If the ruleset doesn't support this number, the closest one is used
ask-game-line = { $ruleset }, { $party }
ask-house-rules = House rules
ask-language = Language of new tables
ask-language-as-discord = same as this server
ask-server-theme = Board theme
ask-films = Short films
ask-films-about = Show hits, pawns that come home and the end of a round in motion
ask-boards = Boards kept in the channel
ask-posts = Regular posts
ask-posts-about = Newly enabled posts go to the channel you're in now.
ask-post-week = Weekly summary on Mondays
ask-post-puzzle = Daily puzzle every morning
shape-tall = tall (hand below the board)
shape-wide = wide (hand beside the board)
settings-shape = Picture layout: **{ $shape }**
numbers-every = on every field
numbers-few = only where useful
settings-numbers = Field numbers: **{ $numbers }**
settings-quiet = Quiet hours: **{ $begins } to { $ends }** ({ $zone }). In slow games, your clock is paused then.
settings-quiet-none = Quiet hours: **none**
parameter-zone = time-zone
boards-last = only the latest
boards-every = all of them

## Privacy

privacy = I store your Discord ID, name, language, settings, and which tables you played at, so that your seats and games are still there when you come back. I don't share this with anyone else and I don't read your messages.
privacy-file = The attached file contains everything I store about you.
privacy-policy = Privacy policy: { $address }
privacy-terms = Terms of use: { $address }
privacy-forget-me = Delete my data
privacy-ask = If I delete your data, a computer player takes over your seats, your settings are lost, and your name is removed from past games. This can't be undone. Messages already posted in channels stay there.
privacy-forget-me-now = Delete permanently
privacy-forgotten = Done. Your data is deleted. If you play again, you start as a new player.

## The position in words

alt-pawn = { $number }: { $place }
name-with-team = { $name } (team { $letter })
alt-pile = Top of the discard pile: { $card } ({ $cards } in the pile).
alt-earlier = Before that: { $cards }.
alt-deck = Deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left to deal.
alt-fields = Enters at { $start }, turns home at { $entry }.
alt-fields-of = { $name } enters at { $start }, turns home at { $entry }.
alt-track = The track's fields are numbered from 0 to { $last }.
alt-own = You, { $name }
alt-film = Animation of round { $number }; the message describes its moves.

## Computer players' levels, and hints

level-easy = easy
level-normal = normal
level-hard = hard
levels-told =
    - **Easy** looks only at the board right after a move and plays any move that looks good enough.
    - **Normal** thinks a little ahead and sometimes plays the second-best move.
    - **Hard** simulates the rest of the round many times before each move, dealing the cards it can't see at random{ $engine ->
        [python] ; on this server it runs a quarter as many simulations, which still wins 49 of 50 games against a player who looks only one move ahead
       *[core] {""}
    }.
setup-hints = Hints
setup-hints-chosen = Hints: { $hints }
setup-hints-allowed = { $hints ->
    [0] none
    [one] one per player per game
   *[other] { $hints } per player per game
}
setup-hints-unlimited = unlimited
hint-header = **Hint, visible only to you.** Your best choices, each with your estimated winning chance:
hint-line = { $place }. { $what } · **{ $percent }%**
hint-give = pass { $card }
hint-no-reason = no single reason: it did best in simulated rounds
hint-left = { $hints ->
    [0] That was your last hint in this game.
    [one] You have one hint left.
   *[other] You have { $hints } hints left.
}
hint-told = 💡 Used a hint this round: { $names }
reason-wins = wins the game
reason-finishes = takes { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
reason-only-one = the only possible move
reason-comes-home = brings { $pawn } home
reason-enters = brings a pawn out of the reserve
reason-hits = hits { $pawn }
reason-hits-own-side = hits { $pawn }, a pawn of your own side
reason-escapes = moves { $pawn } out of reach of { $name }'s { $card }
reason-stays-in-reach = leaves { $pawn } within reach of { $name }'s { $card }
reason-nears-home = brings { $pawn } { $fields ->
    [0] right in front of its home
    [one] to one field from its home
   *[other] to { $fields } fields from its home
}
reason-takes-turn = costs { $name } a card and a turn
reason-likely-home = a pawn of your side gets home in { $percent }% of simulated rounds
reason-likely-hit = a pawn of your side is back in the reserve at the end of { $percent }% of simulated rounds
reason-way-out = gives { $name } a card that brings a pawn out
reason-keeps-way-out = keeps your { $card }, which brings a pawn out
refused-hints-off = Hints are turned off at this table.
refused-hints-spent = You've used all your hints in this game ({ $hints }).
refused-nothing-due = You have nothing to decide right now. Ask again when it's your turn.
refused-back-off = Undo is turned off at this table.
refused-back-rated = In a rated game, a player on another side has to agree to an undo, and none of them is around right now.
refused-back-gone = That move can no longer be undone.

## The clock

setup-pace = Pace
setup-pace-chosen = Pace: { $pace }
pace-live = live (90 s per turn, plus 3 min per game)
pace-relaxed = relaxed (15 min per turn)
pace-slow = slow (1 day per turn, plus 3 days per game)
pace-open = no time limit
pace-tournament = tournament (8 s per turn, plus 1 min per game)
pace-tournament-60 = tournament (10 s per turn, plus 90 s per game)
pace-tournament-90 = tournament (15 s per turn, plus 3 min per game)
time-left = ⏳ Otherwise a computer player makes this one move { $until }{ $bank ->
    [none] {""}
   *[other] {" "}(including { $bank } of extra time)
}.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (back { $until })
}
table-away = 💤 Away: { $names }. { $count ->
    [one] A computer player is holding the seat.
   *[other] Computer players are holding their seats.
}
told-in-stead = ⏱ { $name } (computer)
button-return = I'm back
hand-away = { $until ->
    [none] A computer player is holding your seat in { $channel } until you're back. Nothing is lost.
   *[other] A computer player is holding your seat in { $channel }. You get it back { $until }, or as soon as you return. Nothing is lost.
}
went-away = A computer player is holding your seat. You get it back { $until }; if you're back sooner, press **{ button-return }** below the board.
button-give-up-seat = Give up my seat
give-up-seat-asked = Give up your seat for good? The computer player plays on, and the seat is no longer held for you: anyone else may take it. If the game is rated, it still counts for you.
seat-given-up = You've left this game for good. A computer player has your seat until someone takes it.
command-leave-length-about = How long your seat is held: 2 hours, tonight, 18:30, until I'm back; leave out for the usual time
command-leave-zone-about = Your time zone, e.g. Europe/Zurich; only needed for a time of day
parameter-length = for
length-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
length-minutes-words = m min mins minute minutes
length-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
length-hours-words = h hr hrs hour hours
length-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
length-days-words = d day days
length-weeks = { $count ->
    [one] 1 week
   *[other] { $count } weeks
}
length-weeks-words = w week weeks
length-tonight = tonight
length-back = until I'm back
refused-away-length = Please say how long, such as `2 hours`, `3 days` or `18:30`: at least a minute, at most two weeks.
refused-away-zone = To use a time of day, please add your time zone, such as `Europe/Zurich`. Or give a duration, such as `5 hours`.
## The final picture of a game

poster-rounds = Rounds: { $rounds }
poster-decisive = Decisive moment, round { $round }, winning chance { $before }% → { $after }%: { $told }
poster-hit = Biggest hit
poster-hit-by = { $name } hit
poster-best = Best move
poster-luck = Luckiest turn
poster-journey = Longest journey
poster-first = First pawn home
poster-gain = +{ $percent }%
poster-fields = { $fields ->
    [one] one field
   *[other] { $fields } fields
}
poster-hit-home = Biggest hit: in round { $round }, { $name } hit a pawn of { $other }'s, { $fields ->
    [0] right in front of its home
    [one] one field from home
   *[other] { $fields } fields from home
}
poster-walk = Longest journey: { $name }, pawn { $number }, { $fields } fields
poster-first-home = First pawn home: { $name }, pawn { $number }, in round { $round }

## The offer of other pictures

looks-offered = **Would you like other pictures?** They are only for your own screens, and you can change them at any time with `/tock settings`.
look-wide-about = **Wide**: your hand is beside the board, which is larger on a computer.
look-wide-alt = The final board, with five cards beside it
look-wide-chosen = Your pictures are wide from now on.
look-dark-about = **Dark**: the board and your hand in dark colours.
look-dark-alt = The final board and five cards in dark colours
look-dark-chosen = Your pictures are dark from now on.
button-look-wide = Make mine wide
button-look-dark = Make mine dark

## Seats in mid-game

seats-header = Open seats in this server. Use `/tock join` in the channel to take one.
seats-line = - { $channel } · { $rules } · seats { $seats }{ $door ->
    [invited] {" "}· invitation only
   *[open] {""}
}
seats-none = No table in this server has an open seat. Open one with `/tock new`.
asked-seat = ✋ { $name } asks to take seat { $seat }. Their partner there decides; if there is none, anyone at the table can.
asked-invited = ✋ { $name } { $stage ->
    [lobby] asks to take seat { $seat }. { $host } decides who may sit down.
   *[game] asks to take seat { $seat }. { $host } has to agree, and so does their partner there.
}
asked-host = ✋ { $host }, { $name } wants to join your table. You can let them in below the board.
asked-send-away = ✋ { $name } asks to remove { $who } from this table. All the other players have to agree.
asked-end = ✋ { $name } asks to end the game. Players can agree below.
button-agree = Agree with { $name }
button-let-in = Let { $name } in
button-decline = Decline { $name }
button-here = I'm here
button-stand-in = Replace { $name }
table-asked-whether-there = ❓ Still there? Waiting for { $names } to press **{ button-here }**.
asked = Your request is shown to the others below the board. If this was your seat before, you get it back at the next deal.
refused-held-a-hand = You've already seen a hand in this game, so you can't take a different seat. You're welcome to watch.
refused-seat-kept-for-owner = That seat is being held for a player who is away. If it stays empty, you can ask for it later.
refused-rated-seat = This is a rated game, and that seat has no partner at the table to approve you, so the computer player stays.
refused-still-asked = They still have time to answer. You can do that { $until }.
refused-sent-away = You were removed from this table; only a server manager can let you back in.
refused-removed-someone = You removed a player from this rated game, so you can't play in it. You're welcome to watch.
refused-still-there = That player hasn't run out of time, so they can't be replaced. In games without a clock, press **{ button-more }**, then **{ button-call }** first.
refused-not-silent = Not all players of that table have been asked whether they're there. Press **{ button-more }**, then **{ button-call }** there.
refused-only-managers = Only a server manager who isn't playing here can do that. In unrated games, all the other players can agree to remove someone, if there are at least two of them.
refused-chosen-enough = You've changed your choice { $changes } times; the last one is final.
refused-taken-up-today = You resumed this table not long ago. You can do it again { $until }.
refused-not-yours-to-agree = That's for the other players to decide.

## Planned moves

ahead-heading = **Plan your next move:**
ahead-choose = Choose a card. Your planned move is played automatically on your turn if it still has the same effect; otherwise you choose as usual. Only you can see it.
ahead-chosen = Waiting for the other players. Planned move: **{ $play }**. It's played automatically on your turn if it still has the same effect. Only you can see it.
ahead-made = Your planned move was played: { $play }
ahead-unfit-yet = Waiting for the other players. Your planned move isn't possible on the current board. If that doesn't change, you'll choose as usual on your turn.
ahead-unfit = Your planned move would no longer have the same effect, so it wasn't played.
button-choose-ahead = Plan my next move
button-drop-ahead = Cancel planned move
button-choose-it = Plan this move
refused-not-ahead = You can't plan a move right now.

## Your tables

mine-header = **Your tables**
mine-none = You're not at any open table.
mine-line = - { $link } · { $what }
mine-more = … and { $tables } more.
mine-yours = **your turn** ({ $since })
mine-turn = { $name }'s turn ({ $since })
mine-exchange = waiting for others to pass a card ({ $since })
mine-lobby = not started; { $free ->
    [0] all seats taken
    [one] one seat free
   *[other] { $free } seats free
}; opened { $since }
mine-away = a computer player is holding your seat; press **{ button-return }** below the board to take it back
## Finished games

button-replay = Replay
button-export = Export as text
button-highlights = Animate highlights
button-whole-film = Animate whole game
film-highlights = **The highlights of game { $game }**
film-whole = **Game { $game }, start to finish**
alt-game-film = Animation of game { $game }, move by move, to the final board.
button-hands-open = Show all hands
button-hands-own = Show one hand
button-previous-round = Previous round
button-previous = Previous
button-next-round = Next round
replay-header = **Replay of game { $game }** · round { $number } · move { $play } of { $plays }
replay-deals = { $name } deals.
replay-gave = -# { $name } passes **{ $card }** to { $other }.
replay-from = View the board from { $name }'s side
replay-round = Go to round { $number }
alt-held = { $name } holds { $cards }.
export-told = Game { $game } as text: every hand, passed card and move, and the seed that determines the deal.
button-review = Game review
button-share = Share
button-turn = Mistake { $place }
button-mistakes = Learn from my mistakes
review-header = **Review of game { $game }.** I compare each move with the best alternative on the same simulated deals, knowing only what the player could know at the time.
review-person = { $name }: { $accuracy }% accuracy; { $mistakes ->
    [0] no mistakes
    [one] one mistake
   *[other] { $mistakes } mistakes
 }; { $percent }% winning chance lost in total.
review-luck = -# Luck of the cards for { $names }: { $kind ->
    [good] +{ $percent }%
   *[bad] −{ $percent }%
 }.
review-place = **{ $place }** · { $told }
review-played = Round { $round }, move { $play }: { $told }
review-gave = Round { $round }: { $name } passes { $card }
review-cost = -# Winning chance { $before }% → { $after }%. Better: { $what }
review-no-mistakes = No mistakes: no single move cost 3% or more.
review-best = ⭐ Best move · { $told }, { $percent }% better than any alternative.
review-working = Reviewing the game: { $done } of { $all } decisions …
mistake-asked = Round { $round }: your move cost { $percent }% winning chance. **What's better?**
mistake-still = That still loses { $percent }%.
mistake-found = ✓ **Correct! Nothing is better than that.**
alt-course = { $name }'s winning chances round by round: { $shares }.
refused-review-one-at-a-time = Another game is being reviewed for you. Please try again in a few seconds.
refused-review-of-others = Only players of this game can request a review; others can see it once a player has shared it in the channel.
refused-no-past-game = I can't find a finished game with that number that you're allowed to see. Finished games are visible to their players and to people who can read the channel.
## Statistics and ratings

button-rated-on = Rated: yes
button-rated-off = Rated: no
button-rated-not-yet = Rated: needs two sides
command-stats = stats
command-stats-about = Show your statistics, or another player's in this server
command-stats-player-about = Which player (default: you)
command-leaderboard = leaderboard
command-leaderboard-about = Show this server's rankings
command-leaderboard-standings-about = Which ranking
command-new-rated-about = Whether the game is rated (needs people on at least two sides; default: yes)
parameter-rated = rated
command-new-thread-about = Whether to open the table in its own thread (default: the server's setting)
parameter-thread = thread
parameter-standings = list
refused-no-statistics = There are no finished games here that I can show.
refused-statistics-elsewhere = I can only show other players' statistics in a server that you're both in.
privacy-statistics-shown = Your statistics: **visible** to people who share a server with you (`/tock stats`, `/tock leaderboard`)
privacy-statistics-hidden = Your statistics: **hidden**; only you see them, and you're on no leaderboard
privacy-hide = Hide my statistics
privacy-show = Show my statistics
percent = { $percent }%
labelled = { $label }: { $value }
rating = { $points } ± { $plus }
rating-points = { $points }
rating-new = provisional · { $games } of { $enough } games, { $people } of { $different } opponents
stats-header-here = **{ $name }** in this server
stats-header = **{ $name }** across all servers
stats-score = Games: { $games } · won: { $won }
stats-streak = Winning streak: { $now } now, best { $best }
stats-rating-teams = Team rating: { $rating }
stats-rating-alone = Solo rating: { $rating }
stats-entered = Favourite card for bringing pawns out: { $card } ({ $times } of { $entered ->
    [one] { $entered } pawn
   *[other] { $entered } pawns
})
stats-missed = Turns played by the computer because time ran out: { $missed } of { $turns }
stats-with = { $name }: won { $won } of { $games }
stats-rulesets = Wins by ruleset
stats-partners = Wins by partner
stats-won-of = { $won } of { $games }
stats-tile-games = { $games ->
    [one] game
   *[other] games
}
stats-tile-won = won
stats-tile-streak = best streak
stats-tile-rating-teams = team rating
stats-tile-rating-alone = solo rating
stats-tile-entered = gets pawns out
figure-hits-given = pawns hit
figure-hits-taken = pawns lost
figure-pawns-home = pawns home
figure-longest-walk = longest journey
figure-cards-burnt = cards burnt
stats-tile-missed = turns missed
stats-accuracy = Accuracy in { $games ->
    [one] one reviewed game
   *[other] { $games } reviewed games
 }: { $accuracy }%; most recent: { $last }.
stats-tile-accuracy = accuracy
stats-accuracies = Accuracy by game
standings-which = Which ranking?
standings-friends = Friends' table
standings-teams = Team rating
standings-alone = Solo rating
standings-month = Wins this month
standings-pairs = Pairs
standings-pairs-month = Pairs this month
standings-none = No one is on this list yet.
standings-about-friends = -# Everyone who has finished { $games } games in this server, most wins first.
standings-about-points = -# A safer rating is ranked higher: **{ button-ranking }**.
standings-own = Your rating: { $told }
standings-about-rating = -# Rating ± uncertainty, ranked by rating minus uncertainty. You appear after ten rated games against five different opponents. From the fourth game a day with the same people, ratings stop changing. Only games with people on different sides are rated.
standings-line = **{ $place }** { $names } · { $told }
standings-score = { $won } of { $games } won ({ $percent }%)
standings-tally = { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $won } won · { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
season-name = Season { $quarter }, { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = Not ranked yet: { $games } of { $enough } games, against { $people } of { $different } opponents.
season-about = -# Everyone starts a season at 1,000 points and is ranked after five rated games against five different opponents. Ranked by rating minus uncertainty (±).
season-best = **{ $season }**: { $names }
season-over = 🏁 **{ $season } is over**
seasons-none = No earlier season has a ranking yet.
seasons-which = Which season?
button-season = This season
button-seasons = Past seasons
button-season-teams = Teams
button-season-alone = Solo
button-ranking = How it's ranked
button-standings = Leaderboard
analysis-opened = The table is open. You have the seat to move in that position; computer players have the others, and `/tock join` takes one over. Hints are free, and the result doesn't count.
refused-game-text = Line { $line } of that file: { $wrong }.
refused-game-text-size = That file is too large to be a game export.
refused-no-such-play = That game has moves 0 to { $plays }. Choose one of them.
refused-game-over-there = The game is already over in that position. Choose an earlier move.
game-text-no-transcript = this is not a game export (those begin with `tock 1`)
game-text-too-long = too many moves for a game
game-text-unreadable = can't be read
game-text-missing = a required line is missing before this one (rules, seed, message, cut or a seat)
game-text-rules = unknown rules
game-text-seed = a seed has 64 hexadecimal digits (0 to f)
game-text-seat = no such seat
game-text-position = a game can't start from this position
game-text-deal = this deal does not match the seed
game-text-gift = this card can't be passed here
game-text-number = moves must be numbered from 1 without gaps
game-text-turn = it's another seat's turn
game-text-play = this move isn't possible here
game-text-drawn = the drawn card does not match the seed
game-text-end = this is not how the game ends
game-text-no-end = the end of the game is missing

## Resuming a closed table

button-reopen = Resume
button-give-up = Close permanently
reopened = The game continues where it stopped. All the other players count as away until they press **{ button-return }**.
given-up = { $people ->
    [0] Everyone has agreed: this table is closed permanently. **{ button-fair }** shows how it was dealt.
    [one] You agreed. One more player has to agree before this table is closed permanently.
   *[other] You agreed. { $people } more players have to agree before this table is closed permanently.
}
refused-not-closed = This table is already running again.
refused-closed-for-good = This table is closed permanently. Open a new one with `/tock new`.
refused-channel-has-table = Another table is open in this channel. You can resume this one once that table has ended.

## Lessons

button-learn = How to play
button-next = Next
button-course-more = Special cards
button-course-partner = Passing cards
button-got-it = Got it
button-show-me = Show answer
button-skip = Skip
button-all-lessons = All lessons
lesson-header = **Learn Tock · { $number } of { $lessons } · { $title }**
lesson-cannot = **{ $card }** cannot be played now.
lesson-would-play = That move is allowed, but look for a better one. It would do this: { $play }.
lesson-would-give = You could pass **{ $card }**, but there's a better card.
lesson-got-it = Great! Now try what you've learnt in a game.
lesson-table-waits = Your table here is still waiting: go back to its message and press **{ button-start }** or **{ button-fill }**.
lesson-shown-give = Here's how: pass **{ $card }**.
lesson-shown-play = Here's how, with **{ $card }**: { $play }.
lessons-header = **Learn Tock.** Choose a lesson; each takes just one move.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = The basics
course-more = Special cards and other rules
course-partner = Partnership: what to pass
lesson-way-out-title = Leaving the reserve
lesson-way-out-before = You're at the bottom, and all your pawns are in the reserve. Only a king (K), an ace (A) or a Joker can bring one out. **Bring a pawn out.**
lesson-way-out-cannot = That card moves a pawn, but you have none on the board yet. Look for the card that brings one out.
lesson-way-out-wrong = Look for the card that brings a pawn out.
lesson-way-out-after = ✓ Your pawn is on its start field. From there it goes clockwise, once around the board, and home. If you can't play any card, you discard your hand and wait for the next deal.
lesson-hit-title = Moving and hitting
lesson-hit-before = A card moves a pawn as many fields as its number. If you land on another pawn, that pawn goes back to its reserve. **Hit Blaise's pawn**: count the fields to it.
lesson-hit-wrong = Carl, across from you, is your partner: don't hit that pawn. Blaise's pawn is nine fields ahead.
lesson-hit-after = ✓ Blaise's pawn is back in the reserve and has to start over. Only the field you land on counts; pawns you pass are safe. Your own and your partner's pawns can be hit too, and if you can play a card, you must.
lesson-protected-title = Protected pawns
lesson-protected-before = Blaise's pawn has just entered. On its start field it's protected until it moves: no one can hit it or pass it. **Play the one card you can still use.**
lesson-protected-cannot = It would land on the protected pawn or pass it, and that isn't allowed.
lesson-protected-wrong = Stay behind the protected pawn.
lesson-protected-after = ✓ Your pawn waits behind it. Your own pawns are protected the same way when they enter. They block everyone, including you.
lesson-home-title = Getting home by exact count
lesson-home-before = Your entry field is three fields ahead, and your home begins right behind it. With an exact count a pawn may turn in; otherwise it may go around for another lap. **Bring your pawn home.**
lesson-home-wrong = That goes past your home. Choose the card, and the numbered goal, inside your home.
lesson-home-after = ✓ Home! No one can hit it there. Pawns can't pass each other at home, so fill the innermost places first.
lesson-split-title = Splitting a seven
lesson-split-before = A seven is seven steps that you can split between your pawns, and it hits every pawn it passes. **With one seven, bring a pawn home and hit Dora's pawn.** The buttons name the steps first, then the fields that are numbered on the board.
lesson-split-wrong = One pawn is close to home; the other is three fields behind Dora's. Give each of them some of the steps.
lesson-split-after = ✓ Two jobs with one card: save your sevens for moments like this. Careful: they hit your own and your partner's pawns too.
lesson-gift-title = Passing a card to your partner
lesson-gift-before = After each deal, you and your partner swap one card without seeing it first. All of Carl's pawns are in the reserve. **Pass Carl a card that brings a pawn out.**
lesson-gift-wrong = That card wouldn't bring Carl out of the reserve.
lesson-gift-after = ✓ Now Carl can bring a pawn out. When the cards are used up, new ones are dealt; the pawns stay where they are. Once your four pawns are home, you move Carl's: you win together when all eight are home. That's enough to play; the special cards can wait.
lesson-two-ways-out-title = Two ways out: pass one
lesson-two-ways-out-before = All your pawns are in the reserve, and so are Carl's. Two of your cards can bring a pawn out. **Pass one of them to Carl.**
lesson-two-ways-out-wrong = Carl would still be stuck. An ace or a king brings a pawn out, and you keep the other one.
lesson-two-ways-out-after = ✓ Now you can both enter. In the long run, passing one of them wins 2 more games out of 100 than keeping both.
lesson-own-way-out-title = Your only way out: keep it
lesson-own-way-out-before = All your pawns are in the reserve; Carl has two on the board. The king is your only way out. **Pass Carl a different card.**
lesson-own-way-out-wrong = Then you'd sit out this round, and Carl doesn't need that card.
lesson-own-way-out-after = ✓ Passing your only way out while your partner has pawns on the board costs about 1 game in 100. If your partner is stuck too, it makes little difference.
lesson-gift-that-hits-title = Passing a card that hits
lesson-gift-that-hits-before = Blaise's pawn is nine fields ahead of Carl's. **Pass Carl the card that hits it.**
lesson-gift-that-hits-wrong = Carl couldn't hit with that one. Count the fields from Carl's pawn to Blaise's.
lesson-gift-that-hits-after = ✓ Passing a card that lets your partner hit right away wins about 1 more game in 100 than the best other card. Sevens, jacks and Jokers aren't good presents by themselves: passing one costs about as much.
lesson-jack-title = Jack: swap places
lesson-jack-before = A jack (J) swaps one of your pawns with a pawn of another colour on the track. **Get as close to your home as you can.**
lesson-jack-wrong = Whose pawn is right in front of your home?
lesson-jack-after = ✓ Almost a whole lap with one card, and Blaise lost just as much. Protected pawns can't be swapped.
lesson-joker-title = Joker: any card
lesson-joker-before = A Joker can be played as any card. **Bring your pawn home, to the innermost place**: it's nine fields away.
lesson-joker-wrong = Play the Joker as a nine: choose the pawn, then the innermost place at home.
lesson-joker-after = ✓ A Joker can do anything that any card can do: enter, swap, split, or go home.
lesson-four-title = Four: backward
lesson-four-before = A four moves forward or backward. Your pawn has just entered, and its entry field is right behind it. **Save it a whole lap.**
lesson-four-wrong = Four fields backward from the start field, it would be right in front of its home.
lesson-four-after = ✓ From here it goes forward into its home. With a pawn on its start field, a four is worth a whole lap.
lesson-centre-title = Tock Tock Dog: the centre
lesson-centre-before = In Tock Tock Dog, an ace, a ten or a king takes a pawn from a field numbered 8 to the centre. Later it can come out on any other field numbered 8. **Go to the centre.**
lesson-centre-wrong = The king can take you there too: choose the centre.
lesson-centre-after = ✓ With another of these cards it comes out on the field of your choice, for example close to home. The Swiss game for eight players has a centre too.
lesson-dog-title = Dog: touching the start twice
lesson-dog-before = In Dog, a pawn turns home from its start field once it has touched that field twice. Entering is the first time; passing it or landing on it again is the second. Your pawn went back with a four. **Bring it home.**
lesson-dog-wrong = That doesn't go inside. Choose the card, and the goal, that turn in at the start field.
lesson-dog-after = ✓ Your pawn touched its start field a second time as it passed. Enter, back four, and home: there's no faster way.
lesson-toctoc-title = Toc Toc: the ace, and your own pawns
lesson-toctoc-before = In Toc Toc an ace is 1 or 14, fours only go backward, and your pawns can't pass each other. **Hit Blaise's pawn.**
lesson-toctoc-wrong = The front pawn is fourteen fields behind it.
lesson-toctoc-after = ✓ Your other pawn couldn't have done it: the front pawn was in its way.
lesson-ttg-title = Tock Tock Dog: jack and start fields
lesson-ttg-before = In Tock Tock Dog a jack moves 11 or swaps, and no pawn is protected, not even one that has just entered. **Send Blaise's pawn back to the reserve.**
lesson-ttg-wrong = That wouldn't hit it. Count: it's eleven fields ahead.
lesson-ttg-after = ✓ No one is safe on a start field here. Sevens only hit where a part ends, and at home they can go backward too.
lesson-keezen-title = Keezen: one lap only
lesson-keezen-before = In Keezen a pawn can't go past its home: it turns in by exact count, or waits. Kings only bring pawns out, and a seven moves one or two pawns. **Bring your pawn home.**
lesson-keezen-wrong = That only takes it to its entry field, three fields away. Home begins right behind it.
lesson-keezen-cannot = An eight or a nine would go past home, which isn't allowed.
lesson-keezen-after = ✓ Your eights and nines were useless here: close to home you need small cards, or a jack to swap away.
lesson-keezen-start-title = Keezen: the start field
lesson-keezen-start-before = A pawn on its own start field blocks everyone, including you, and no one else can swap it. Only you can swap it away. **Swap it with Blaise's pawn, which is close to your home.**
lesson-keezen-start-wrong = Not that pawn. Look for the one right in front of your own entry field.
lesson-keezen-start-cannot = Your own pawn is on the start field, so a king can't bring another one out.
lesson-keezen-start-after = ✓ Almost a whole lap in one move, and Blaise starts over.
lesson-jackaroo-king-title = Jackaroo: the king
lesson-jackaroo-king-before = In Jackaroo, a king that moves thirteen hits everything on its way. Otherwise no pawn can pass one of its own colour, or a wall of two pawns. **Hit both of Blaise's pawns.**
lesson-jackaroo-king-wrong = That leaves Blaise's pawns where they are. Use all thirteen steps of the king.
lesson-jackaroo-king-cannot = An eight would have to pass Blaise's two pawns, and they form a wall.
lesson-jackaroo-king-after = ✓ A king spares no one, not even your own pawns, so keep them out of its way.
lesson-jackaroo-five-title = Jackaroo: the five
lesson-jackaroo-five-before = A five moves your own pawn or anyone else's on the track. An opponent's pawn goes past its home and needs another lap. **Spoil Blaise's way home.**
lesson-jackaroo-five-wrong = Blaise can still get home. Push the pawn that is two fields from its entry field.
lesson-jackaroo-five-after = ✓ That costs Blaise a whole lap. By the way: your partner's pawn can turn home with your five.
lesson-jackaroo-ten-title = Jackaroo: the ten
lesson-jackaroo-ten-before = A ten moves ten, or burns a card of the next player, who also loses the turn. Blaise has one card left and is about to get home. **Burn it.**
lesson-jackaroo-ten-wrong = Then Blaise plays that card. Use the ten to burn it.
lesson-jackaroo-ten-after = ✓ Everyone sees the burnt card, and Blaise has to wait for the next deal.
lesson-italian-title = Italian: the ten
lesson-italian-before = In the Italian game, the player after a ten discards a card and loses the turn. A pawn on its own start field blocks all others. **Make Blaise discard.**
lesson-italian-wrong = Only a ten does that.
lesson-italian-after = ✓ Blaise discards a card and is skipped. That was the last lesson: now it's time for a game!

## The puzzle of the day

puzzle-header = **🧩 Daily puzzle · { $rules } · { $day } · { $difficulty }**
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-asked = You're at the bottom. One move is clearly the best: **which?** You don't know the earlier moves. Only your first answer counts.
puzzle-solved = ✓ **Solved!** That's the best move.
puzzle-missed = ✗ Not quite. This is the best move:
puzzle-best = { $what } · winning chance **{ $percent }%**
puzzle-second = Second best: { $what } · { $percent }%
puzzle-here = Solved in this server: { $solved } of { $answered }
puzzle-streak = { $days ->
    [one] 🔥 Solved today. Come back tomorrow for two in a row!
   *[other] 🔥 Solved { $days } days in a row.
}
puzzle-tomorrow = -# A new puzzle arrives tomorrow.
puzzle-shown = ✓ { $who } solved the puzzle on the first try!
puzzle-shown-alt = A board covered by face-down cards and a tick, so that it gives nothing away.
button-show-solved = Share here
command-puzzle = puzzle
command-puzzle-about = Solve the daily puzzle: find the one best move
puzzle-posted = It's the bottom player's turn, and one move is clearly the best. Can you find it? Press **{ button-solve }** to play it; your answer stays private.
puzzle-yesterday = -# Yesterday's puzzle was solved by { $solved } of { $answered }.
button-solve = Solve it
puzzle-here-streak = 🏠 This server's streak: **{ $days }** days (record: { $best })
puzzle-here-open = No one here has solved today's puzzle yet. Be the first to keep the streak alive!
puzzle-here-first = **{ $name }** was the first to solve it.
puzzle-here-you = **You** were the first to solve it.
puzzle-here-header = **🧩 Puzzles in this server**
puzzle-here-lately = Last { $days } days:
puzzle-here-solver = { $solved } of { $answered } solved · streak: { $days }
button-puzzles-here = Server streak
button-rush = Puzzle rush
button-rush-begin = Start rush
button-rush-again = Play another rush
rush-header = **⚡ Puzzle rush**
rush-about = How many puzzles can you solve in { $minutes } minutes? They use Swiss rules and are drawn at random, easy ones first. After { $most } wrong answers it's over. Solutions aren't shown.
rush-stands = **⚡ { $solved } solved · { $wrong } of { $most } wrong · ends { $ends }**
rush-asked = You're at the bottom. What's the best move?
rush-right = ✓ Right!
rush-wrong = ✗ Not quite.
rush-over = **⚡ Time's up: { $solved } solved**, { $wrong } wrong.
rush-own = Your best: { $solved }
rush-best-here = Best in this server today: { $solved } ({ $names })
refused-own-game = This is the position of a game you haven't finished, or of the daily puzzle. Make your move there first, then come back.
regular-puzzle = the daily puzzle
server-settings-puzzle-on = Daily puzzle: **{ $channel }**
server-settings-puzzle-off = Daily puzzle: **off**

## Practice

practice-opened = 🎓 Your practice game has started in your direct messages: { $link }. You play with three easy computer players, one of them your partner. Hints are free, and the result doesn't count. If no message arrives, press **{ button-hand }** to play here.
practice-running = 🎓 Your practice game is running in your direct messages: { $link }.
practice-here = 🎓 I can't send you direct messages, so your practice game is played here. Press **{ button-hand }**; only you can see it.
practice-place = 🎓 practice
practice-wait = The computer players are moving. Your next turn appears automatically; press **{ button-hand }** to see it here.
practice-better = 💡 A much better move was: { $what } · winning chance **{ $percent }%**
button-stop-advice = Turn off advice
practice-advice-stopped = Okay, no more advice. Turn it on again with the advice option of `/tock practice`.
command-practice = practice
command-practice-about = Play alone against easy computer players, in direct messages
command-practice-advice-about = Whether to point out much better moves
parameter-advice = advice

## The learn command

command-learn = learn
command-learn-about = Learn Tock in two minutes, move by move

## Tips about new cards

note-joker = 💡 **{ $card }** can be played as any card. The buttons show what it can do now.
note-rule = 💡 **{ $card }**: { $rule }
note-back = 💡 **{ $card }** can go backward: from your start field, that takes you almost home.
note-enters = 💡 **{ $card }** brings a pawn out of the reserve.
note-nothing = 💡 You've done nothing wrong: only certain cards bring a pawn out, and many first hands have none. You get new cards in the next deal. Meanwhile, how about a two-minute lesson or a practice game?
note-discard = 💡 The card you discard now has no effect, so choose the one you need least.
notes-once = -# Each tip appears once. Turn tips off in `/tock settings`.
settings-notes = Tips about new cards: **{ $on ->
    [0] off
   *[other] on
}**

## Help

help = **What would you like to do?** Press a button; only you can see the answer.
help-degraded = ⚠️ { $what ->
    [saves] I can't save everything at the moment. If a move is refused, try it again.
    [answers] I'm answering more slowly than usual at the moment.
    [pings] I'm notifying players later than usual at the moment.
   *[boards] I'm updating boards later than usual at the moment.
}
help-play = Play
help-play-told = **Play**
    - With friends: open a table in a channel with `/tock new`. Your friends press **{ button-sit }** next to a seat. To begin, press **{ button-start }**, or **{ button-fill }** to give empty seats to computer players.
    - On your own, right now: **{ errand-practice }** starts a game against easy computer players in your direct messages, with free hints.
    - **{ errand-games }** shows which tables in this server need players.
    - You're notified when it's your turn. A button that names a move plays it at once; otherwise press a card, then choose a move. Your cards arrive by direct message; **{ button-hand }** below the board shows them too.
help-learn = Learn the game
help-learn-told = **Learn the game**
    - Never played before? Press **{ errand-learn }** to learn the game in two minutes, with six moves.
    - Try it out: **{ errand-practice }** points out when another move would have been much better.
    - During a game: each card says what it does; **{ button-hint }** shows the best moves, only to you.
    - The full rules, illustrated with boards: **{ button-rules }**.
    - A daily challenge: **{ errand-puzzle }**.
help-anywhere = - In other servers, groups and private chats: [add me to your account]({ $link }), then use `/tock-anywhere`.
help-games = See my games
help-games-told = **My games**
    - **{ errand-games }** lists your tables in all servers and whose turn it is.
    - Need to leave? `/tock leave` lets a computer player hold your seat, for as long as you say. Come back with `/tock join`.
    - Latest moves: **{ button-log }** below the board. To replay a finished game, press **{ button-replay }** below its results, or use `/tock games`.
    - Your statistics: **{ errand-stats }**.
help-look = Change the look
help-look-told = **Change the look**
    - Choose a theme below for the pictures that only you see.
    - Your hand below or beside the board, numbers on every field, quiet hours, tips on or off: `/tock settings`.
    - For everyone in a server (server managers only): `/tock-server settings`.
help-look-chosen = Pictures only you see now use the theme **{ $theme }**.
help-stuck = Fix a problem
help-stuck-told = **Fix a problem**
    - No cards? Press **{ button-hand }**. `/tock table` also retries your direct messages.
    - Grey cards? None of your pawns can make that move. If all your pawns are in the reserve, only a card that brings one out helps. Your hand tells you whether you discard one card or all of them.
    - Where is the board? **{ errand-table }** shows it with your seat at the bottom.
    - Made a mistake? Press **{ button-take-back }** right away, before your next turn.
    - A button is out of date? Press **{ button-hand }** to get new ones.
    - Someone isn't playing? With a clock, a computer player makes the move when time runs out, and the others can then replace that player until they're back. Without a clock, press **{ button-more }**, then **{ button-call }** first. To end the game, press **{ button-more }**, then **{ button-ask-end }**.
    - No response in a channel? I need { permission-view-channel }, { permission-send-messages } and { permission-attach-files } there.
anywhere = **Tock, wherever you are**
    Only you can see what these buttons show. To play with friends, add me to a server and use `/tock new` there.
anywhere-with-table = **Tock, wherever you are**
    Only you can see what these buttons show. **{ button-open-anywhere }** posts a table that everyone here can play at, without adding me.
button-open-anywhere = Open a table here
elsewhere-your-turn = It's your turn at table { $number }, in a place where I'm not a member. Other players: { $names }.
elsewhere-place = this chat
elsewhere-newer = -# If this message stops changing, look for a newer one below.
elsewhere-moved = This message is no longer updated. The table is [below]({ $link }).
elsewhere-press-board = The board doesn't show this yet. Press **{ button-hand }** on it to refresh it for everyone.
errand-new = New table
errand-practice = Practice
errand-learn = Lessons
errand-rules = { button-rules }
errand-puzzle = Daily puzzle
errand-games = My games
errand-stats = My statistics
errand-table = { button-hand }
command-help = help
command-help-about = Help: play, learn, find your games, change the look, fix a problem
about = Play Tock with friends on Discord: the marble race played with cards, also known as Toc, Dog or Keezen. Type /tock help to start playing, learn the game in two minutes, find your games, or fix a problem.

## Watching

button-watch = Notify when over
watch-begun = I'll send you one direct message when this table ends. Press **{ button-watch }** again to cancel.
watch-dm-closed = I'd send you a direct message when this table ends, but I can't reach you. Allow direct messages, then use `/tock table` to try again.
watch-stopped = I won't notify you about this table any more.
watched-ended = The table you were watching has ended: { $link }
refused-many-watch = Too many people are watching this table, or you're already watching too many. Wait until one of them has ended.
refused-plays-here = You're playing at this table, so you'll be notified anyway.
refused-gives-first = First, everyone passes a card. Press **{ button-hand }** below the board to choose yours.

## Predictions

button-guess = Predict
guess-told = 🔮 **What's your prediction?** Only you can see it. You play for points only; the best predictors are named when the game ends.
guess-winner = Who wins?
guess-home = Whose pawn gets home next?
guess-winner-worth = **Who wins?** A correct prediction now is worth { $points } points. It drops by one for each quarter of its pawns that a side brings home; predictions close at three quarters.
guess-winner-closed = **Who wins?** Predictions are closed: a side already has three quarters of its pawns home.
guess-home-worth = **Whose pawn gets home next?** Worth one to three points: the earlier you predict it, the more.
guess-yours = Your prediction: { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 Best predictions (points): { $names }
refused-guess-of-player = You can't predict a game that you play or have played in, or in which you've asked for a seat.
refused-guess-closed = Predictions are closed.
refused-guess-late = Too late: the game has moved on. Press **{ button-guess }** to see what you can predict now.
refused-guesses-off = Predictions are turned off in this server.
server-settings-guesses-on = Predictions: **on**
server-settings-guesses-off = Predictions: **off**
server-guesses-begin = Turn on predictions
server-guesses-end = Turn off predictions
server-settings-gathering = Threads and pings
server-settings-in-threads = New tables open in: **their own thread**
server-settings-in-channels = New tables open in: **the channel**
ask-places = Where new tables open
places-channel = In the channel
places-thread = In their own thread

## Pings for players

button-call-players = Ping for players
button-be-called = Ping me for games
button-not-called = Don't ping me
call-waits = 📣 { $host } is looking for players: **{ $rules }**, { $free ->
    [one] one seat
   *[other] { $free } seats
} free.
called-now = You'll be pinged when a table here is looking for players, but not in your quiet hours.
called-by-role = You now have the role { $role }: you'll be pinged when a table here is looking for players.
called-no-more = You won't be pinged for games here any more.
called-role-kept = I won't ping you from my own list any more, but you still have the role { $role }, which I'm not allowed to remove. Ask a server manager to remove it: **Server Settings**, **Members**.
refused-calls-off = Pings for players are turned off in this server.
refused-call-of-host = Only the host of the table can ping for players.
refused-call-no-seat = All seats are taken.
refused-call-too-soon = Players were already pinged in this server recently. You can do it again { $at }.
refused-call-nobody = No one to ping: no one signed up here, or everyone who did is asleep or already at the table. To sign up, use `/tock help`, **{ help-play }**, **{ button-be-called }**.
refused-role-everyone = I won't ping everyone. Choose a role that people have because they want to be pinged.
refused-role-rank = I can't use { $role }: it does not rank below my own role, or it belongs to an app. Drag my role above it in the server settings, or choose another.
refused-role-powers = I can't use { $role }: it has a permission that @everyone lacks. Choose a role without permissions.
refused-role-channels = I can't use { $role }: it appears in the permissions of a channel or category. Choose a role that appears in none.
refused-role-chooser = To choose { $role }, you need *Manage Roles* and a role above it. The server's owner can always choose it.
refused-role-mention = I'm not allowed to mention { $role }. Allow anyone to mention it in the role's settings, or give me { $permissions }.
permission-mention-everyone = Mention @everyone, @here and All Roles
permission-manage-roles = Manage Roles
server-settings-calls = { $hours ->
    [0] Pings for players: **off**
    [1] Pings for players: **{ $who }**, at most once an hour
   *[other] Pings for players: **{ $who }**, at most once every { $hours } hours
}
server-calls-list = the people who signed up
server-settings-calls-not-given = I can't assign { $role }: I need { $permissions } and a role above it. Until then, people who press **{ button-be-called }** are added to a list, and I ping them too.
server-settings-calls-unchecked = A member who can assign { $role } still has to confirm it, so I neither assign nor remove it. If you have *Manage Roles*, choose it again in **{ server-settings-gathering }**.
server-settings-calls-hidden = { $count ->
    [one] I can't see one channel
   *[other] I can't see { $count } channels
} of this server. Make sure that { $role } doesn't appear in the permissions there.
called-role-refused = In **{ $server }**, I no longer assign or ping the role { $role }. I ping people from my own list instead. You can choose another role in `/tock-server settings`, **{ server-settings-gathering }**.
ask-role = Role to ping
ask-role-about = Without a role, I keep a list of the people who want to be pinged.
ask-calls = How often tables can ping
ask-calls-hours = { $hours ->
    [0] Never
    [1] Once an hour
   *[other] Once every { $hours } hours
}

## Regular posts

week-header = 🗓️ **This week in Tock**
week-title = This week in Tock
week-wins = Most wins
week-players = { $players ->
    [one] player
   *[other] players
}
week-games = { $games ->
    [one] One game was finished
   *[other] { $games } games were finished
}, with { $players ->
    [one] one player
   *[other] { $players } players
}.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }** won { $won } of { $games } games
week-hits = 💥 { $hits ->
    [one] One pawn was sent back, by **{ $name }**
   *[other] { $hits } pawns were sent back, { $most } of them by **{ $name }**
}
week-walk = 🏃 Longest journey: **{ $name }**, { $fields } fields
week-footer = New week, new cards! Start a game with `/tock new`.
regular-week = the weekly summary
regular-given-up = I can no longer post { $what } in { $channel } because I don't have permission there. I've turned it off; a server manager can turn it on again with `/tock-server settings`.
server-settings-week-on = Weekly summary: **{ $channel }**, every Monday
server-settings-week-off = Weekly summary: **off**

## A series of games

setup-series = Series: first to three
button-again-next = Next game
button-again-series = Start a series
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = Series (first to { $first }): { $score } · game { $number } of at most { $most }
series-left = A new series starts here; the previous one won't be continued.
series-left-at = The players have changed, so the series that stood at { $score } won't be continued.
series-goes-on = Series (first to { $first }): { $score }
series-won = 🏆 { $count ->
    [one] { $names } wins
   *[other] { $names } win
} the series: { $score }
series-given-up = The series ends here at { $score }, because a player left for good.
stats-series = Series: { $games } · won: { $won }
stats-tile-series = series won

## A game as a web page

button-page = Web page
page-told = Game { $game } as a web page: save it and open it in any browser, or send it to friends. { $names ->
    [named] All the players allowed their names to be shown.
   *[seats] Players are shown by their seats, not their names.
 }
refused-page-of-others = Only players of this game can get it as a web page.
privacy-pages-unnamed = Your name on web pages of your games: **hidden**; your seat is shown instead
privacy-pages-named = Your name on web pages of your games: **shown**, if all the other players allow theirs too
privacy-pages-name = Show my name
privacy-pages-unname = Hide my name
page-title = Tock game { $game }
page-gave = { $name } passes { $card } to { $other }.
page-back = Previous step
page-on = Next step
page-round-back = Previous round
page-round-on = Next round
page-step = Game step
page-hands = All hands
page-course = Winning chances
page-story = Moves
page-keys = Use the arrow keys, swipe or the slider to move step by step; Page Up and Page Down to jump between rounds.

## Tournaments

button-tournament = New tournament
button-enter = Join tournament
button-partner = Choose my partner
button-withdraw = Leave tournament
button-begin = Start tournament
button-begin-missing = Start ({ $missing } more needed)
button-begin-present = Start without { $missing ->
    [one] one player
   *[other] { $missing } players
}
button-pair-again = Pair again
button-drop = Remove a participant
button-call-off = Cancel tournament
ask-tournament-mode = Format
ask-tournament-rounds = Number of rounds
ask-tournament-minutes = Time limit per round
ask-tournament-minutes-about = Unfinished games are then decided by pawns at home, then steps left, then time used.
tournament-singles = Singles
tournament-singles-about = Everyone joins alone and gets a new partner in each round.
tournament-pairs = Pairs
tournament-pairs-about = Partners stay together for the whole tournament.
tournament-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
tournament-minutes = { $minutes } minutes
tournament-turns = { $seconds } s per turn, plus { $bank } s per game
tournament-called = The tournament is announced! People join with the message in this channel, and you start it there.
tournament-called-event = With **{ button-more }** there, you can also announce it as an event in this server.
tournament-begins = 📅 Starts { $at } ({ $when })
tournament-event = [Event in this server]({ $link })
tournament-announced = Done: everyone now sees the start here.
tournament-moved = Done: the start is changed, here and in the event.
tournament-event-soon = -# Discord is creating the event.
tournament-event-refused = -# Discord refused the event, so there is none. You can try again.
tournament-event-needs = -# To announce this as an event, { $who ->
    [you] you need
    [bot] I need
   *[both] you and I need
} *{ $permission }*.
button-announce-event = Announce as event
button-move-event = Change start
ask-event-begins = When does it start?
ask-event-begins-about = You still start the tournament yourself. If you do so earlier or later, the event changes with it.
event-in = { $hours ->
    [0] in { $minutes } minutes
    [one] in { $hours } hour
   *[other] in { $hours } hours
}
event-about = { $mode }, { $rounds } of at most { $minutes } minutes. Join in { $channel }.
tournament-header = 🏆 **Tournament** · { $mode } · Rules: { $rules } · { $rounds } of at most { $minutes } min · hosted by { $host }
tournament-how-short = Each table of four players has its own thread below this channel. Press **{ button-here }** there within { $minutes } minutes, or a computer player replaces you. { $seconds } s per turn, plus { $bank } s per game; no hints, no undo.
tournament-entered = { $people ->
    [0] No one has joined yet.
    [one] One participant:
   *[other] { $people } participants:
}
tournament-begun = The tournament has started.
tournament-called-off = The tournament was cancelled. Games already started can be finished, but they no longer count for it.
tournament-called-off-early = The tournament was cancelled before it started.
tournament-dropped = { $name } is no longer in this tournament.
tournament-withdrawn = You've left the tournament.
tournament-partner = Who would you like to play with? Two people who choose each other become a pair; anyone still without a partner at the start gets a random one.
tournament-partner-asked = You chose { $name }, who hasn't chosen you yet. They can see your request under **{ button-partner }**.
tournament-paired = You and { $name } are now a pair.
tournament-wants-you = wants to play with you
tournament-nobody-free = No one else is looking for a partner yet.
tournament-table = Round { $round } · Table { $number }
tournament-table-who = **{ $table }**: { $who }
tournament-against = { $first } vs. { $second }
tournament-computer = a computer player
tournament-call = { $who }: press **{ button-here }** within { $minutes } minutes. The game starts when everyone has; computer players replace anyone who hasn't by then.
tournament-call-about = The round lasts at most { $minutes } minutes. Unfinished games are then decided by pawns at home, then steps left to go, then time used.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **After round { $round } of { $rounds }**
tournament-standings-heading = After round { $round } of { $rounds }
tournament-title = Tock tournament (rules: { $rules })
tournament-next-round = Round { $round } is starting: go to your new thread.
tournament-last-round = That was the last round.
tournament-winners = 🥇 Congratulations, **{ $names }**!
tournament-place = { $place }. { $names }: { $told }
tournament-score = { $points } ({ $opponents }, { $home })
tournament-order = Win: 2 points, draw: 1 point. In brackets: opponents' points, then own pawns brought home.
tournament-your-table = Your table this round: { $thread }
tournament-call-off-sure = Cancel the tournament for everyone?
tournament-call-off-sure-event = Cancel the tournament for everyone? Its event in this server is deleted too.
tournament-given-up = I can no longer post in { $channel }, so the tournament there has been cancelled.
tournament-waits = { $missing ->
    [one] ⏸️ **Round { $round } is waiting.** One player is missing:
   *[other] ⏸️ **Round { $round } is waiting.** { $missing } players are missing:
}
tournament-host-decides = { $host }, you aren't playing, so you decide. **{ button-pair-again }** starts a new check-in with other opponents.
tournament-manager-decides = The host is playing, so a server manager who isn't playing decides. **{ button-pair-again }** starts a new check-in with other opponents.
tournament-answer-until = Missing players can still press **{ button-here }** in their thread. Without a decision, the tournament is cancelled { $until }.
tournament-waited = ▶️ **Round { $round }:** { $done }
tournament-begun-present = { $name } starts the games with the players who are here.
tournament-paired-again = { $name } paired the players again. Everyone is pinged in a new thread.
tournament-unanswered = Players were missing in round { $round } and no one decided what to do, so the tournament was cancelled.
table-closed-time = Time's up for this round: the game was decided by the pawns at home. You can still finish it for fun with **{ button-reopen }**.
table-closed-decided = Time's up for this round. The side that was ahead won: { $names }. Pawns at home decide, then steps left to go, then time used.
refused-tournament-gone = This tournament is over.
refused-tournament-goes-on = There's already a tournament in { $channel }. Its host or a server manager can cancel it there.
refused-tournament-begun = The tournament has already started, so it's too late to join.
refused-tournament-full = The tournament is full ({ $most } participants).
refused-tournament-missing = { $missing ->
    [one] One more person has to join before you can start.
   *[other] { $missing } more people have to join before you can start.
}
refused-tournament-no-room = { $needed ->
    [one] This round needs a table
   *[other] This round needs { $needed } tables
}, and { $free ->
    [0] no more can be opened
    [one] only one more can be opened
   *[other] only { $free } more can be opened
} in this server. End tables that no one plays at, then press **{ button-begin }** again.
refused-tournament-not-entered = You're not in this tournament. Press **{ button-enter }** first.
refused-tournament-goes-on-elsewhere = There's already a tournament in this server, in a channel you can't see.
refused-tournament-not-host = Only the tournament's host or a server manager can do that.
refused-tournament-not-your-game = This is not your table in this round.
refused-tournament-too-late = This game has already started or finished. You'll be pinged again for the next round.
refused-tournament-plays = You're playing in this tournament, so you can't decide this. Ask the host, or a server manager, who isn't playing.
refused-tournament-settled = This round no longer needs a decision.
refused-tournament-too-early = You can decide this { $when }. The missing players still have time.
refused-tournament-nobody-here = No one has come to this round. Pair the players again, or cancel the tournament.
refused-tournament-thread = This thread belongs to a tournament game. Open your table in another channel.
refused-tournament-place = Tournaments need a regular text channel, because each table gets its own thread.
refused-tournament-managers = Only server managers can start tournaments in this server.
server-settings-callers = Who can start tournaments: **{ $who ->
    [anybody] anyone
   *[managers] server managers only
}**
server-settings-call = { $who ->
    [anybody] Let anyone start tournaments
   *[managers] Only managers start tournaments
}
permission-create-events = Create Events
permission-create-public-threads = Create Public Threads
