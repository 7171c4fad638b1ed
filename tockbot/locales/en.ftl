# Every text of the bot in English. Each language is one file with the same messages and the same variables.
# In messages that Discord shows, **bold** and `code` are Discord's own marks.

## Words

language-name = English
joker = Joker
and = and
comma = ,
pawn = pawn { $number }
protected = protected
place-home = home { $depth }
place-centre = centre
place-reserve = reserve
round = Round { $number }
computer-name = { $name } (computer, { $level })
player-nameless = Player { $number }
player-forgotten = somebody

## What a card does, in a few letters

action-any = stands for any card
action-forward = { $steps } forward
action-forward-anyone = { $steps } any pawn
action-back = back { $steps }
action-enter = enter
action-seven = split 7
action-swap = swap
action-draw = draw a card
action-burn = burn a card
action-centre = centre
action-from-centre = from centre

## Plays that can be made

play-as = as { $rank }: { $moves }
in-a-row = { $before }; { $after }
play-second = { $moves }; with { $card }: { $second }
play-draw = draw a card from { $name }
play-burn = burn a card of { $name }
play-burn-choice = make { $name } burn a card
play-throw-in = throw in the whole hand
play-discard = discard
move-enter = { $pawn } enters on { $goal }
move-walk = { $pawn }: { $origin } → { $goal }
move-swap = { $pawn } on { $origin } ⇄ { $other } on { $goal }
brief-walk = { $pawn } → { $goal }
brief-walk-alone = → { $goal }
brief-swap = { $pawn } ⇄ { $other }
brief-swap-alone = ⇄ { $other }
brief-hits = hits { $victims }
move-hits = , hits { $victims }
own-pawn = own pawn { $number }
your-own-pawn = your own pawn { $number }
your-partners-pawn = your partner's pawn { $number }
partners-pawn = partner { $pawn }

## Plays that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · draws a card from { $other }
told-burn = { $name } { $cards } · burns { $burnt } of { $other }, who loses the turn
told-burn-choice = { $name } { $cards } · { $other } has to burn a card and loses the turn
told-throw-in = { $name } · no card playable, throws in { $cards }
told-discard-made = { $name } · forced discard: { $cards }
told-discard-unplayable = { $name } · no card playable, discards { $cards }
told-discard = { $name } · discards { $cards }
told-round = — round { $number } —
told-home = 🏅 { $count ->
    [one] { $names } is home
   *[other] { $names } are home
}: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place! The others play on.

## Pictures in words

alt-seat = { $name }: on the board { $pawns }; { $waiting } in reserve; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
alt-none = none
alt-lobby-seat = Seat { $number }: { $name }.
hand-cards = Your hand: { $cards }.

## The lobby

lobby-header = **Tock** · { $rules }
    { $host }'s table. Take a seat!
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = free
lobby-kept = kept for { $name }
lobby-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
} Computer players can fill in.
lobby-kept-seats = { $kept ->
    [one] One seat is kept.
   *[other] { $kept } seats are kept.
}
lobby-kept-later = { $kept ->
    [one] Whoever had it may also come once the game has begun; a computer player keeps it until then.
   *[other] Whoever had them may also come once the game has begun; computer players keep them until then.
}
lobby-kept-series = A series goes on with the same people: all of them are awaited.
lobby-full = Everybody is here: press **Start**.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· by invitation
   *[open] {""}
}
lobby-rated-not-yet = Rated: only once people sit on two sides
seat-own = This is your seat.
seat-other = Whoever sits there decides about this seat.
seat-computer = How well should this computer player play?
seat-free = Take this seat instead of yours, or let a computer player have it?
seat-kept = This seat is kept. Give it to a computer player, or free it for anybody?
setup-chosen = **We play: { $rules }**
    { $host } chooses; everybody sees it in the lobby.
setup-header = **We play: { $rules }**
    Choose the rules and how many play here; the house rules, and pace, hints and more of this table, are behind the buttons. Everybody sees the choice in the lobby.
setup-suggested = { $option }: { $about }
setup-ruleset = Ruleset
setup-party = Players
setup-terms = Table
setup-cut = Start with a cut
ask-cut = The cut
ask-cut-about = Anything you like, mixed into the shuffling; everybody reads it
ask-terms = Also
ask-terms-rated = It counts for the ratings
ask-terms-undo = Plays can be taken back, by consent
ask-terms-series = A series: whoever first wins three
ask-terms-invited = Only those sit down whom you let in

## Buttons

button-sit = Sit here
button-leave = Leave
button-seat = Change
button-at-seat = { $button } · { $number }
button-computer-level = Computer: { $level }
button-open-seat = Free the seat
button-start = Start
button-fill = Fill up and start
button-setup = Choose rules
button-hand = My hand
button-log = Log
button-rules = Rules
button-more = More
button-words = In words
button-call = Is anybody there?
button-ask-end = End the table
button-send = Send somebody away
button-let = Let somebody back
more-told = What else can be done at this table:
more-nothing = There is nothing else that you can do at this table.
ask-whom = Whom
button-last-here = The last one here
button-find-game = A game by its number
button-game-text = Play on from a text
button-play-on = Play on from here
games-over = Your games that are over
games-line = { $day } · game { $game } · { $what } · place { $place }
ask-game-number = The number of the game
ask-text = The game's text
ask-text-about = A file such as the one that a replay gives
ask-plays = After how many plays
button-again = Play again
button-again-changed = Other partners
button-again-drawn = Draw the seats
button-well-played = 👏 Well played
button-fair = Is it fair?
button-end = End it
button-throw-in = Throw in
button-let-go = Let them all go
button-back = Back
button-take-back = Undo my play
button-let-undo = Allow the undo
button-disagree = The play stands
button-undo-on = Undo: by consent
button-undo-off = Undo: never
button-hint = Hint
button-play = Play it
button-as-seven = Split the 7

## The table

table-header = **Tock · round { $number }**
table-exchange = Everybody passes a card: { $ready ->
    [one] { $ready } of { $players } has chosen.
   *[other] { $ready } of { $players } have chosen.
} Your cards are behind **My hand** or in your direct messages.
table-exchange-waiting = Waiting for { $names }.
table-dealing = The cards are being dealt.
table-deserted = Nobody is at the table; the game waits. Who left goes on with **{ button-return }**; `/tock join` takes a seat that is kept for nobody.
table-turn = It is { $name }'s turn.
table-discard = { $name } must discard a card.
table-discard-lose = { $name } must discard a card and loses this turn.
table-places = 🏅 Places: { $names }
table-won = 🏁 { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
table-fought = 🤝 Well fought, { $names }!
well-played = 👏 **Well played!** { $names }
table-closed = This table was ended before its game was over.
table-closed-by = { $names } { $count ->
    [one] ended this table
   *[other] together ended this table
} before its game was over.
table-closed-silent = { $names } opened another table here, because nobody answered at this one any more. **{ button-reopen }** goes on with it once the channel is free.
table-closed-absent = Nobody was there for seat { $seats } any more: those who began there have lost, and nobody gains.
lobby-idle = It was quiet here for a day, so this table closed itself and the channel is free again: `/tock new` opens another. **{ button-reopen }** goes on with this one.
lobby-vacant = No one sat at this table any more, so it closed and the channel is free again: `/tock new` opens another. **{ button-reopen }** opens this one again.
game-idle = Nobody played here for two weeks, so this game closed itself and the channel is free again: press **Play again**, or `/tock new` opens another table. **{ button-reopen }** goes on with this one.
end-game-asked = Do you really want to end this game for everybody? Nobody will have won.
end-lobby-asked = Do you really want to close this table? Its game has not begun.
started-header = **Tock · game { $number } has begun** · { $rules }
table-seed-hash = -# SHA-256 of this game's random seed: `{ $hash }`. The seed is shown at the end.
announced = 🎲 **Game { $number } begins.** The seats are fixed; the cards are dealt now.
announced-cut = The cut, typed by a player: “{ $cut }”.
announced-hash = -# They follow from the secret seed (SHA-256 `{ $hash }`) and from this message's number, which Discord chose just now.
announced-lobby = -# They follow from the secret seed, whose SHA-256 stands [in the lobby]({ $link }), and from this message's number, which Discord chose just now.
proof-explained = The cards follow from a secret seed, fixed before anybody sat down, and from the number that Discord gave the message about the start: so nobody could choose who gets what, unless by starting again and again in sight of all. Everything is shown now, and anybody can deal the cards once more and compare; the one thing that cannot be proved is that whoever runs the bot never looked.
proof-unannounced = The cards follow from a secret seed, fixed before anybody sat down. Nobody was told of the start in a message, so it is not proved that the seed was not chosen for these seats.
proof-seed = -# Game { $number } · seed `{ $seed }`
proof-message = -# Message about the start: [{ $id }]({ $link })
proof-lobby = -# Its SHA-256 [stands in the lobby]({ $link }).
proof-cut = -# Cut: “{ $cut }”
proof-holds = ✅ Checked just now: every deal and every draw follows from this.
proof-fails = ❌ Checked just now: the log of this game does not follow from its seed. Somebody has changed it.
proof-secret = This game was not played to its end and can be taken up again for 30 days; until then its seed stays secret, unless all whose game it is close it for good.
call-exchange = { $names }: press **My hand** and choose the card that you pass.
call-turn = { $names }: it is your turn. Press **My hand** to see your cards.
dm-closed = { $name }, your direct messages are closed. Press **My hand** to see your cards; `/tock table` tries direct messages again.
dm-refused = { $name }, Discord doesn't let me send you direct messages at the moment. Press **My hand** to see your cards. I'll try again in an hour, or as soon as you use `/tock table`.

## The hand

hand-header = **Tock in { $channel } · round { $number }**
hand-no-game = You are not in a game at this table.
hand-over = The game in { $channel } is over.
hand-empty = You have no cards left. { $others ->
    [0] The next deal is coming.
   *[other] The others play this round to its end.
}
hand-finished = You are home, in place { $place }. The others play on; no more cards are dealt to you.
hand-give = Choose the card to give to **{ $name }**. Nobody sees a card before giving one.
hand-given = You give **{ $card }** to **{ $name }**. Until all have chosen you may change your mind.
hand-given-final = You give **{ $card }** to **{ $name }**. You have changed your mind often enough: this choice stands.
hand-received = You were given **{ $card }**.
hand-drew = You drew **{ $card }** from **{ $name }**.
hand-drawn = **{ $name }** drew **{ $card }** from your hand.
hand-burnt = 🔥 **{ $name }** burnt your **{ $card }**: your turn was lost.
hand-waiting = I'll notify you when it's your turn.
you-are-next = ⏭️ You are next.
hand-card = { $number } · { $card }
hand-card-play = { $number } · { $card } · { $play }
hand-turn = **It is your turn.** Choose a card.
hand-discard-keep = **{ $name }** played { $cards }: you discard a card, without losing your turn. Choose the card.
hand-discard-lose = **{ $name }** played { $cards }: you discard a card and lose this turn. Choose the card.
hand-discard-choice = No card of yours can be played: choose one to discard.
hand-discard-all = No card of yours can be played in this round. Each turn one is discarded: choose it, or let them all go by themselves.
hand-let-go = No card of yours can be played in this round: they go by themselves, one each turn. The next deal brings new ones.
hand-unplayable = Grey cards cannot be played now: no pawn can do what is written on them.
hand-unplayable-waiting = Grey cards cannot be played now: all your pawns wait in the reserve, and only a card that enters brings one out.
hand-may-spare = Every play would hit your partner: you may discard a card instead.
hand-joker-finish = A joker may not bring your team's last pawn home.
hand-throw-in = Nothing can be played: your cards go by themselves in a moment, and this round is over for you.
hand-thrown-in = Nothing could be played, so your cards went by themselves: { $cards }.
card-does = { $card }: { $deeds }
card-choose = **{ $card }** · choose what to play. The numbers are on the board.
card-choose-pawn = **{ $card }** · choose a pawn first.
card-only = **{ $card }** can only do this now: { $play }
seven-left = **{ $card }** · { $left ->
    [0] all seven steps are used.
    [one] one step left.
   *[other] { $left } steps left.
}
seven-order = -# The steps are for, in this order: { $pawns }
group-plays = { $group }: { $plays ->
    [one] 1 play
   *[other] { $plays } plays
}
group-part = { $group } ({ $part }/{ $parts })
list-line = { $mark } · { $told }
caution-passes-home = -# Past its own home: { $which }
caution-hits-own = -# Hits your own pawn: { $which }
caution-only-way-out = -# The only card of yours that brings a pawn out: { $card }
mark-swap = ⇄
mark-back = ←{ $rank }
mark-both = { $mark }{ $rank }
mark-numbered = { $mark }{ $number }
group-draw = draw
group-burn = burn
group-other = other

## Answers to commands

new-opened = The table is open. Others press **Sit here**, computer players fill free seats, **Start** begins.
new-opened-thread = Your table is in { $thread }. There **{ button-setup }** says what is played, and others press **Sit here**.
thread-waiting = 🎲 Tock: who plays?
thread-people = 🎲 Tock: { $names }
thread-above = 🎲 { $host } opens a table in the thread below: **{ $rules }**.
thread-or-here = **{ button-open-here }** opens the table in this channel instead.
button-open-here = Open it here
new-again = The next table is open, and you sit where you sat. The other seats are kept for those who had them: they press **Sit here**; the host gives away what stays free.
new-again-seats = The next table is open, and one of its seats is yours. The others are kept for those who played: they press **Sit here**; the host gives away what stays free.
server-settings = New tables in this server speak **{ $language }** and play **{ $rules }**.
server-settings-theme = Boards are **{ $theme }**.
server-settings-boards-last = The channel keeps the last board.
server-settings-boards-every = The channel keeps every board.
joined = You have a seat.
left = You left the table.
sent-away = Done: that person sits here only if somebody who may manage the server lets them back.
sent-away-told = 🚪 { $name } was sent away from this table by { $names }.
let-back = Done: that person may sit here again.
called = You asked in the channel. If nobody answers for long enough, others can go on without them.
called-nobody = There is nobody to ask: `/tock new` opens another table here.
called-told = ❓ { $name } asks whether you are still there: { $names }. Press **{ button-here }** under the board, or play. If all stay silent, another table may take this one's place.
started = The game begins. Good luck!
ended = Done: this table has ended.
back-asked = You asked to take your play back; the others are asked under the board.
back-took = ↩️ { $name } took a play back.
back-wanted = ↩️ { $name } would like to take the last play back; { $names } must agree.
played = Played: { $play }
board-not-yet = The game has not started yet.
log-empty = Nothing has been played yet.
log-header = **The last plays**
failed = Something went wrong on my side. Nothing was lost; please try again.

## Refusals: one sentence that says what to do

refused-channel-taken = A table is already open in this channel: { $link }{ $host ->
    [anybody] {" "}(Nobody sits there now: whoever sits down becomes its host)
   *[other] {""}
}{ $until ->
    [none] {" "}**{ button-more }**, **{ button-call }** asks whether anybody is still there.
   *[other] {" "}They were asked whether they are still there; if nobody answers, `/tock new` takes its place { $until }.
}
refused-just-opened = Somebody has just opened a table in this channel.
refused-tables-a-server = { $tables ->
    [one] One table is open
   *[other] { $tables } tables are open
} in this server already, and no more can be; **{ button-more }**, **{ button-ask-end }** ends one that nobody plays at.
refused-tables-a-person = { $tables ->
    [one] One table that you opened is
   *[other] { $tables } tables that you opened are
} still open; finish one or end it with **{ button-more }**, **{ button-ask-end }** first.
refused-lobbies-a-person = { $tables ->
    [one] A table that you opened is
   *[other] { $tables } tables that you opened are
} still waiting in this server. Start one, or close it with **{ button-more }**, **{ button-ask-end }**, then open another.
refused-no-table = There is no open table in this channel; `/tock new` opens one.
refused-unreadable = The table in this channel was written by another version of the bot and cannot be read now. Nothing is lost: a version that reads it goes on. Whoever may manage the server can close it unread with `/tock-server end`.
refused-not-seated = You are not playing at this table, but you are welcome to watch.
refused-away = A computer player keeps your seat: press **{ button-return }** under the board, or `/tock join`, and it is yours again.
refused-sit-first = Only those who sit here can do that: press **{ button-sit }** where a seat is free.
refused-already-seated = You already sit at this table.
refused-seat-taken = That seat is taken; choose another.
refused-seat-kept = That seat is kept for somebody who sat there before; only the host can give it away.
refused-no-seat-free = All seats are taken; you are welcome to watch.
refused-no-such-seat = This table has seats 1 to { $seats }.
refused-not-in-lobby = The game has already begun.
refused-not-started = This game has not begun; whoever sits at the table can start it.
refused-not-playing = This game is over; `/tock new` opens a new table.
refused-seats-free = { $free ->
    [one] One seat is still free
   *[other] { $free } seats are still free
}; add computer players or wait for others.
refused-no-human = At least one person must play.
refused-nobody-there = That person has no seat at this table.
refused-not-host = Only the host, or whoever may manage the server and does not play here, can do this.
refused-host-is-there = Only the host, or whoever may manage the server and does not play here, can end a game while the host plays along; once the host has let a turn run out, those who play can end it together.
refused-not-your-turn = It is not your turn.
refused-host-chooses = Only the host chooses what is played.
refused-too-many = { $people } people have taken seats, so fewer cannot play; somebody would have to leave first.
refused-elsewhere = That table is somewhere else: press its buttons in its channel, or in your direct messages if you play there or did.
refused-needs-server = There is no table in direct messages; type this in the channel of a server where yours is, or is to be.
refused-not-manager = Only whoever may manage the server can change its settings.
refused-no-exchange = No cards are being passed now.
refused-not-in-hand = You do not hold that card.
refused-stale = That button belongs to an earlier moment of the game; nothing was changed.
refused-not-legal = That cannot be played now; choose one of the plays offered.
refused-no-computer = There is no computer player to remove.
refused-not-saved = The move could not be saved, so nothing was changed; please try again in a moment.
refused-unknown = The database does not answer, so nobody knows yet whether this was saved. It is being looked up; the table shows it as soon as that is known.
refused-ambiguous = Several plays match that; type more of it or pick one from the list.
refused-permissions = I need these permissions in { $channel } first: { $permissions }.
refused-not-in-server = I am not in this server, and that needs me here. Whoever may manage it can [add me]({ $link }); then try again.
refused-own-permissions = I do that only for people who may do it themselves in { $channel }. You need: { $permissions }.
refused-external-apps = This server lets nobody's own apps speak to everybody: only you would see it.
refused-rules-ruleset = There is no ruleset “{ $wrong }”; choose one of: { $offered }.
refused-rules-party = This ruleset cannot be played like that; it is for: { $offered }.
refused-rules-option = “{ $wrong }” is no option here; there are: { $offered }.
refused-rules-no-option = “{ $wrong }” cannot be chosen: { $rules } has no options.
refused-rules-value = “{ $wrong }” is not possible here; choose one of: { $offered }.
refused-quiet-hours = Please say quiet hours as two full hours, such as `22-8`, at most ten hours apart; leave them empty for none.
refused-quiet-zone = Please say your time zone too, such as `Europe/Zurich`, or its city alone.
refused-too-often = That was a little often; please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-film-one-at-a-time = Your last film is still being drawn; please try again in a few seconds.
refused-films-busy = Many films are being drawn just now; please try again in half a minute.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-lost = I can no longer show the table in { $channel }: there I lack { $permissions }. The game goes on, and the board comes back by itself once I may.
thread-locked = I can no longer show the table in { $channel }: that thread is locked. The game goes on, and the board comes back once a moderator unlocks the thread.

## Rulesets and options

ruleset-swiss = Swiss
ruleset-dog = Dog (Swiss board)
ruleset-toctoc = Toc Toc (Québec)
ruleset-ttg = Tock Tock Dog
ruleset-italian = Italian
ruleset-keezen = Keezen
ruleset-jackaroo = Jackaroo
ruleset-swiss-about = 110 cards with jokers, hands of six down to two, a seven hits all it passes
ruleset-dog-about = as the Swiss, on the smaller board: home once the start was touched twice
ruleset-toctoc-about = from Québec, two against two: fours go back only, own pawns are not passed
ruleset-ttg-about = a jack walks 11 or swaps, no pawn is protected, a way leads through the centre
ruleset-italian-about = after a ten the next player discards; a pawn on its start stops everybody
ruleset-keezen-about = the Dutch game: once round and straight home, kings only enter, a seven for one pawn or two
ruleset-jackaroo-about = from the Gulf: kings hit all on their way, fives move anybody, tens burn a card
mode-teams = teams
mode-solo = every player alone
party-teams = { $players } players in teams
party-solo = { $players } players, each alone
option-board-dog = the Dog board
option-home-entry-over = home only in passing the entry field
option-canadian-seven-on = sevens move the partner's pawns too
option-no-joker-finish-on = no joker finish
option-places-on = play on for second place
option-seven-diagonal-on = sevens cross the board
option-centre-off = no way through the centre
option-jokers-on = with jokers
option-ten-swap-on = tens swap
option-jack-discard-on = after a J the next player discards
option-dealer-round = the deal moves on every round
option-extra-lap-on = more laps than one
option-king-13-on = kings walk 13 too
option-own-block-on = own pawns stand in the way
option-start-swap-off = no swap off the start
option-burn-choice = the victim chooses what burns
option-discard-on = one card goes, not the hand
option-own-pass-on = own pawns may be passed
option-pair-wall-off = no walls of two
option-plain-on = plain: no burning, no pushing
option-queen-burns-on = queens burn too
option-board-about = a board on which pawns turn home from their start field
option-home-entry-about = a pawn that stands on its entry field cannot turn home: it goes round once more
option-canadian-seven-about = with a seven you may move your partner's pawns at any time
option-no-joker-finish-about = a joker may not bring your team's last pawn home
option-places-about = when somebody has won, the others play on for their places
option-seven-diagonal-about = a whole seven may take a pawn from seven fields past a start straight across
option-centre-about = the centre of the board is closed
option-jokers-about = two jokers are shuffled in; a joker stands for any card
option-ten-swap-about = a ten may swap a pawn with an opponent's instead of moving
option-jack-discard-about = whoever follows a J must discard a card
option-dealer-about = another player leads every round, not only when the cards are shuffled anew
option-extra-lap-about = a pawn may walk past its entry field and go round once more
option-king-13-about = a king brings a pawn out, or walks thirteen fields
option-own-block-about = pawns of one colour never pass or hit each other
option-start-swap-about = a pawn on its own start field cannot be swapped away, not even by its owner
option-burn-about = whoever loses a card to a ten chooses which; otherwise chance does
option-discard-about = whoever can play nothing discards one card and keeps the rest
option-own-pass-about = a pawn may pass others of its own colour
option-pair-wall-about = two pawns side by side may be passed like any others
option-plain-about = kings only bring pawns out, fives and tens are plain numbers
option-queen-burns-about = a queen walks twelve, or burns a card of the next player

## The rules of a table

rules-intro-teams = Tock is a race with cards. You bring four pawns out of the reserve, once around the board and home; each card says how far one of them may go. Whoever ends on another's field sends that pawn back to start again. Partners sit across from each other, and win together.
rules-intro-solo = Tock is a race with cards. You bring four pawns out of the reserve, once around the board and home; each card says how far one of them may go. Whoever ends on another's field sends that pawn back to start again. Everybody plays alone.
rules-marked = The arrow shows the way round. **a** start field, where your pawns enter · **b** entry field, where they turn home · **c** home · **d** reserve
rules-marked-partner = **e** your partner's home
rules-marked-protected = The pawn on **a** has just entered: it is protected.
rules-goal-teams = Be the first team to bring all pawns home. Pawns enter on their start field, run clockwise and turn home at their entry field. When yours are home you play your partner's.
rules-goal-solo = Be the first to bring all four pawns home. Pawns enter on their start field, run clockwise and turn home at their entry field.
rules-deal = { $cards } cards{ $jokers ->
    [0] {""}
   *[other] , { $jokers } jokers among them
}, dealt in rounds of { $sizes } to each, over and over.
rules-shuffling-when-short = They are shuffled when they run short.
rules-shuffling-each-cycle = After these rounds all are shuffled anew.
rules-rounds = Rounds
rules-track = On the track
rules-at-home = Home
rules-sevens = Sevens
rules-cards = Other cards
rules-entry = The way round has { $length } fields. A pawn's entry field is { $fields ->
    [0] its own start field.
    [one] one field before its start field, where its home begins.
   *[other] { $fields } fields before its start field, where its home begins.
}
rules-plain = as many fields as the card says
rules-hit-all = A pawn that ends on another's field sends it back to the reserve, your own too.
rules-hit-others = A pawn that ends on another's field sends it back to the reserve.
rules-home = At home pawns need the exact count and never pass each other.
rules-once-round = A pawn goes round once: it may stop on its entry field, but never walks on past it.
rules-swap = A { $ranks } changes the places of your pawn and one of another colour on the track.
rules-exchange-partner = After each deal every player gives one card to the partner, unseen.
rules-exchange-left = After each deal every player gives one card to the left neighbour, unseen.
rules-exchange-none = No cards are passed.
rules-unplayable-throw-in = Whoever can play a card must; whoever cannot throws in the whole hand.
rules-unplayable-throw-in-off-track = Whoever can play a card must. Whoever cannot throws in the whole hand while own pawns wait in the reserve and none is on the track, else discards one card.
rules-unplayable-discard = Whoever can play a card must; whoever cannot discards one.
rules-blocking-entered = A pawn that was entered and has not moved is protected: it cannot be hit, passed or swapped.
rules-blocking-own-start = A pawn on its own start field blocks: it cannot be hit, passed or swapped.
rules-blocking-none = No pawn is protected.
rules-home-entry-touched = Pawns turn home forward; backward with a four only if they touched the entry field before.
rules-home-entry-forward = Pawns turn home only forward.
rules-home-entry-over = Pawns turn home only forward, and only when they set out before the entry field, not on it.
rules-home-entry-twice = A pawn may turn home once it has touched its start field twice, entering being the first time.
rules-seven-hits-everyone = { $pawns ->
    [0] A seven is split as you like
   *[other] A seven moves one pawn, or is split over two
} and hits every pawn it passes, your own too.
rules-seven-hits-opponents = { $pawns ->
    [0] A seven is split as you like
   *[other] A seven moves one pawn, or is split over two
} and hits every opponent's pawn it passes.
rules-seven-hits-nobody = { $pawns ->
    [0] A seven is split as you like
   *[other] A seven moves one pawn, or is split over two
}; it hits only where a part ends.
rules-seven-moves-own = A seven moves your own pawns; once they are home, the steps left move your partner's.
rules-seven-moves-own-alone = A seven moves your own pawns only.
rules-seven-moves-team = A seven moves your partner's pawns too.
rules-seven-moves-anyone = A seven moves anybody's pawns on the track or at home, protected ones too.
rules-draw = Instead of moving, a { $ranks } may draw an unseen card from an opponent's hand.
rules-hits-passed = With a { $ranks } a pawn walks past nobody: it hits every pawn on its way, your own too, and no wall stops it but a pawn that blocks.
rules-pushes = A { $ranks } may also move { $whose ->
    [team] your partner's pawns on the track.
   *[other] anybody's pawn on the track: your partner's as if it were yours, an opponent's past its entry field, so that it has to go round once more.
}
rules-burn = Instead of moving, a { $ranks } may burn a card of the next player, drawn by lot; that player loses the turn.
rules-burn-choice = Instead of moving, a { $ranks } may make the next player burn a card, whichever that player likes, and lose the turn.
rules-marked-fields = { $fields } (marked { $mark } on the board)
rules-centre = With { $ranks } a pawn goes from field { $fields } to the centre, and from there to any of these.
rules-swap-opponents = A { $ranks } may swap too, but only with an opponent's pawn.
rules-leader-stays = One player, drawn by lot, leads every round.
rules-lead-each-cycle = One player leads all these rounds; then it is the next player's turn to lead.
rules-begins-entered = Everybody begins with one pawn on the start field.
rules-may-spare-partner = If every play would hit your partner, you may discard a card instead.
rules-own-colour-blocks = Pawns of one colour never pass or hit each other.
rules-own-pawns-hit-only = A pawn never passes another of its own colour.
rules-pairs-block = Two pawns side by side are a wall that nobody passes, whoever owns them.
rules-blocking-can-swap = But protected pawns can be swapped, and then lose their protection.
rules-blocking-can-swap-owner = Only its owner may swap it away.
rules-seven-backs-at-home = Parts of a seven may go backward inside your home.
rules-seven-diagonal = A whole seven may take a pawn from field { $fields } to the one of these straight across.
rules-places = Whoever is home gets no more cards; the others play on for their places.
rules-forced-discard-loses-turn = After a { $rank } the next player discards a card and loses that turn.
rules-forced-discard = After a { $rank } the next player discards a card.
rules-centre-second-cards = A pawn whose steps end on field { $fields } may go on to the centre with a second card: { $ranks }. The same cards take it out to any of these later.
rules-no-joker-finish = A joker may not bring a team's last pawn home.

## Commands: names are lower case, one word, at most 32 characters; descriptions at most 100

command-tock = tock
command-tock-about = Play Tock, the marble race with cards
command-new = new
command-new-about = Open a table in this channel
command-new-ruleset-about = Which rules to play (Swiss if not chosen)
command-new-players-about = How many play
command-new-mode-about = In teams, or every player alone
command-new-options-about = House rules; pick from the list
command-join = join
command-join-about = Take a seat at this channel's table
command-join-seat-about = Which seat, by its number
command-leave = leave
command-leave-about = Get up, or let a computer player keep your seat for as long as you say
command-table = table
command-table-about = See your cards and the board; also tries direct messages again
command-games = games
command-games-about = See your tables, where a seat is open, and games that are over
command-play = play
command-play-about = Make a play by typing it
command-play-card-about = The card and what it does; pick from the list
command-rules = rules
command-rules-about = Read the rules of this table, or of any other
command-rules-ruleset-about = Which rules to play (Swiss if not chosen)
command-rules-players-about = How many play
command-rules-mode-about = In teams, or every player alone
command-rules-options-about = House rules; pick from the list
command-settings = settings
command-settings-about = Your own settings: pictures, notes, quiet hours, what is kept of you
command-anywhere = tock-anywhere
command-anywhere-about = Puzzle of the day, lessons, practice, rules, your results and replays, wherever you are
command-server = tock-server
command-server-about = Tables of this server, for whoever may manage it
command-server-settings = settings
command-server-settings-about = See and change what new tables in this server are like
command-server-end = end
command-server-end-about = End this channel's table, also one that cannot be read
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
theme-server = as the server has it
settings-theme = Boards and hands that only you see: **{ $theme }**.
settings-looks = Pictures and notes
settings-quiet-hours = Quiet hours
settings-language = 🌐 Language
settings-language-spoken = Language: **{ $language }**{ $chosen ->
    [discord] , as Discord has it for you.
   *[own] .
}
ask-own-language = Language in which I speak with you
ask-own-language-as-discord = as Discord has it for you
settings-privacy = Privacy
settings-table = At the table
ask-hands = Where your cards come
hands-server = as the server has it
hands-direct = by direct message
hands-channel = in the channel, where only you see them
settings-hands = Your cards come **{ $hands }**.
ask-next = Before your turn
ask-next-told = tell me without a sound when the player before me begins (by direct message)
settings-next = A quiet word when you are next: **{ $on ->
    [1] on
   *[other] off
}**.
ask-server-hands = Cards of those who have not chosen
server-hands-channel = in the channel, where only they see them
server-settings-hands = Cards of those who have not chosen come **{ $hands }**.
ask-theme = Boards and hands that only you see
ask-shape = Board and hand
ask-numbers = Numbers on those boards
ask-notes = Notes
ask-notes-told = Say once what a special card does
ask-hours-about = Two full hours, at most ten apart, such as 22-8; empty for none
ask-zone = Time zone
ask-zone-about = Such as Europe/Zurich, or the city alone
server-settings-tables = New tables
server-settings-looks = Boards, cards and posts
ask-party-about = if the game is not for so many, it comes as near as it can
ask-game-line = { $ruleset }, { $party }
ask-house-rules = House rules
ask-language = Language of the tables
ask-language-as-discord = as Discord has it for this server
ask-server-theme = Boards
ask-boards = Boards that stay in the channel
ask-posts = Posts
ask-posts-about = What is new is posted in the channel in which you are now.
ask-post-week = On Mondays the week's games
ask-post-puzzle = Every morning the puzzle of the day
shape-tall = tall: the hand below the board
shape-wide = wide: the hand beside the board
settings-shape = Board and hand: **{ $shape }**.
numbers-every = every field
numbers-few = where they help
settings-numbers = Numbers on boards that only you see: **{ $numbers }**.
settings-quiet = Quiet hours: **{ $begins } to { $ends }** ({ $zone }); in slow games no time runs out for you then.
settings-quiet-none = Quiet hours: **none**.
parameter-zone = time-zone
boards-last = only the last
boards-every = every one

## What is kept of a person

privacy = I keep your Discord id, your name, your language and what you chose, and at which tables you sat: so that your seat and your games are there when you come back. Nobody else is told of it; no message of yours is read.
privacy-file = All that is kept of you is in the file.
privacy-policy = Privacy policy: { $address }
privacy-terms = Terms of use: { $address }
privacy-forget-me = Forget me
privacy-ask = If I forget you, a computer player takes over your seats, your choices are lost, and nobody can tell any more that you were in games gone by. It cannot be undone. What is written in channels stays there.
privacy-forget-me-now = Forget me for good
privacy-forgotten = Done: I no longer know who you are. If you play again, you are new to me.

## The position in words

alt-pawn = { $number }: { $place }
name-with-team = { $name } (team { $letter })
alt-pile = The last discarded card is { $card }, of { $cards }.
alt-fields = Enters on { $start }, turns home at { $entry }.
alt-fields-of = { $name } enters on { $start }, turns home at { $entry }.
alt-track = The track's fields are numbered from 0 to { $last }.
alt-own = You, { $name }
alt-film = Round { $number } in motion; the message tells its plays in words.

## Computer players' levels, and hints

level-easy = easy
level-normal = normal
level-hard = hard
levels-told =
    - **Easy** looks at the board as a play leaves it, and takes any that seems good enough.
    - **Normal** thinks a little ahead, and sometimes takes the second best.
    - **Hard** plays the round out in its head many times before it chooses, with the cards that it cannot see dealt at random{ $engine ->
        [python] ; on this server a quarter as often, which still wins 49 of 50 games against a player who looks only one play ahead
       *[core] {""}
    }.
setup-hints = Hints
setup-hints-chosen = Hints: { $hints }
setup-hints-allowed = { $hints ->
    [0] none
    [one] one a game for each player
   *[other] { $hints } a game for each player
}
setup-hints-unlimited = as many as you like
hint-header = **A hint, for your eyes only:** what looks best, with the chance to win as I see it.
hint-line = { $place }. { $what } · **{ $percent } %**
hint-give = give { $card }
hint-left = { $hints ->
    [0] That was your last hint in this game.
    [one] You have one hint left.
   *[other] You have { $hints } hints left.
}
hint-told = 💡 { $names } asked for a hint in this round.
reason-wins = wins the game
reason-finishes = takes { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
reason-only-one = nothing else can be done
reason-comes-home = brings { $pawn } home
reason-enters = brings a pawn out of the reserve
reason-hits = hits { $pawn }
reason-hits-own-side = hits { $pawn } of your own side
reason-escapes = gets { $pawn } out of reach of { $name }'s { $card }
reason-stays-in-reach = leaves { $pawn } in reach of { $name }'s { $card }
reason-nears-home = brings { $pawn } { $fields ->
    [0] to the door of its home
    [one] to one field from its home
   *[other] to { $fields } fields from its home
}
reason-takes-turn = costs { $name } a card and a turn
reason-likely-home = in { $percent } % of the rounds I tried, a pawn of your side comes home
reason-likely-hit = in { $percent } % of the rounds I tried, your side loses a pawn
reason-way-out = gives { $name } a way out of the reserve
reason-keeps-way-out = keeps your { $card }, which brings a pawn out
refused-hints-off = There are no hints at this table; whoever opened it decided so.
refused-hints-spent = You have had all your hints of this game: { $hints }.
refused-nothing-due = There is nothing for you to decide now; ask when it is your turn.
refused-back-off = Plays are not taken back at this table; whoever opened it decided so.
refused-back-rated = In a rated game somebody on another side has to agree to that, and just now nobody is there.
refused-back-gone = That play cannot be taken back any more.

## The clock

setup-pace = Pace
setup-pace-chosen = Pace: { $pace }
pace-live = live, a minute and a half a turn, and three minutes more a game
pace-relaxed = relaxed, a quarter of an hour a turn
pace-slow = slow, a day a turn, and three days more a game
pace-open = open, without a clock
pace-tournament = tournament, 8 seconds a turn and a minute more a game
time-left = ⏳ Time runs out { $until }{ $bank ->
    [none] {""}
   *[other] {""}, { $bank } of it extra time
}; then a computer player makes this one turn.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (back { $until })
}
table-away = 💤 Away: { $names }. { $count ->
    [one] A computer player keeps the seat.
   *[other] Computer players keep their seats.
}
told-in-stead = ⏱ { $name } (computer)
button-return = I'm back
hand-away = { $until ->
    [none] A computer player keeps your seat in { $channel } until you are back. Nothing is lost.
   *[other] A computer player keeps your seat in { $channel }; it is yours again { $until }, or as soon as you are back. Nothing is lost.
}
went-away = { $until ->
    [none] A computer player keeps your seat. Press **{ button-return }** under the board when you are.
   *[other] A computer player keeps your seat; it is yours again { $until }. If you are back sooner, press **{ button-return }** under the board.
}
command-leave-length-about = For how long: 2 hours, 3 days, tonight, 18:30, until I am back; without it, you get up
command-leave-zone-about = Your time zone, such as Europe/Zurich; only for a time of day
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
length-back = until I am back
refused-away-length = Please say for how long, such as `2 hours`, `3 days` or `18:30`: a minute at the least, two weeks at the most.
refused-away-zone = For a time of day please say your time zone too, such as `Europe/Zurich`; or say how long it is, such as `5 hours`.
## The poster of a game that is over

poster-hits-given = Hits made
poster-hits-taken = Hits taken
poster-rounds = Rounds: { $rounds }
poster-hit = Hit of the game: { $name } sent { $other } back { $fields } fields in round { $round }
poster-walk = Longest walk: { $name }, pawn { $number }, { $fields } fields
poster-first-home = First home: { $name }, pawn { $number }, in round { $round }

## Seats in mid-game

seats-header = Open seats in this server; `/tock join` in the channel takes one.
seats-line = - { $channel } · { $rules } · seats { $seats }{ $door ->
    [invited] {" "}· by invitation
   *[open] {""}
}
seats-none = No table in this server has an open seat; `/tock new` opens a table.
asked-seat = ✋ { $name } asks for seat { $seat }: whoever plays beside it decides, or else anybody here.
asked-invited = ✋ { $name } { $stage ->
    [lobby] asks for seat { $seat }: { $host } decides who sits down here.
   *[game] asks for seat { $seat }: { $host } has to agree, and whoever plays beside it.
}
asked-host = ✋ { $name } would like to sit down at your table, { $host }: you decide, under the board.
asked-send-away = ✋ { $name } asks that { $who } be sent away from this table. All others who sit here have to agree.
asked-end = ✋ { $name } asks to end the game; who plays here can agree below.
button-agree = Agree with { $name }
button-let-in = Let { $name } in
button-decline = No to { $name }
button-here = I'm here
button-stand-in = Computer for { $name }
table-asked-whether-there = ❓ Asked whether they are still there: { $names }. **{ button-here }** answers.
asked = You have asked; the others see it under the board. Your own seat is yours again at the next deal.
refused-held-a-hand = You have held a hand of this game, so you can sit on no other seat of it; you are welcome to watch.
refused-seat-kept-for-owner = That seat is kept for somebody who is away; if it stays empty, you can ask for it later.
refused-rated-seat = This game counts for ratings: with no partner beside that seat, its computer player stays.
refused-still-asked = There is still time to answer: that can be done { $until }.
refused-sent-away = You were sent away from this table; only somebody who may manage the server can let you back.
refused-removed-someone = You removed a player from this rated game, so you can't play in it. You are welcome to watch.
refused-still-there = That person has not let a turn run out, so nobody takes over. Where there is no clock, **{ button-more }**, **{ button-call }** asks whether they are there.
refused-not-silent = Not everybody whose table it is was asked whether they are there: **{ button-more }**, **{ button-call }** does that.
refused-only-managers = Only somebody who may manage the server and does not play here can do that. Where the game is not rated, all others at the table can send somebody away together, if they are two at least.
refused-chosen-enough = You changed your choice { $changes } times: now the last one stands.
refused-taken-up-today = You took this table up again not long ago; you can once more { $until }.
refused-not-yours-to-agree = The others have to agree to that, not you.

## Plays chosen in advance

ahead-heading = **In advance, for your next turn:**
ahead-choose = Choose a card. What you choose is made as soon as it is your turn, if it still moves and hits just the same; otherwise you are asked as always. Nobody else sees it.
ahead-chosen = Others are playing. Chosen in advance: **{ $play }**. It is made when it is your turn, if it still moves and hits just the same; only you see this.
ahead-made = What you chose in advance was played: { $play }
ahead-unfit-yet = Others are playing. What you chose in advance cannot be made as the board stands now; unless that changes, you will be asked as always.
ahead-unfit = What you chose in advance no longer does the same, so nothing was played.
button-choose-ahead = Choose in advance
button-drop-ahead = Take it back
button-choose-it = Choose it
refused-not-ahead = Nothing can be chosen in advance just now.

## Finding one's tables

mine-header = **Your tables**
mine-none = You sit at no open table.
mine-line = - { $link } · { $what }
mine-more = … and { $tables } more.
mine-yours = **it is your turn** ({ $since })
mine-turn = { $name }'s turn ({ $since })
mine-exchange = others still choose a card to pass ({ $since })
mine-lobby = not begun; { $free ->
    [0] everybody is there
    [one] one seat is free
   *[other] { $free } seats are free
}; opened { $since }
mine-away = a computer player keeps your seat; **{ button-return }** under the board takes it again
## Games that are over

button-replay = Replay
button-export = As a text file
button-highlights = Highlights
button-whole-film = Whole film
film-highlights = **The highlights of game { $game }**
film-whole = **Game { $game }, from beginning to end**
alt-game-film = Game { $game } in motion, play by play, until its last board.
button-hands-open = All hands
button-hands-own = One hand
button-previous-round = Previous round
button-previous = Previous
button-next-round = Next round
replay-header = **Replay of game { $game }** · round { $number } · play { $play } of { $plays }
replay-deals = { $name } deals.
replay-gave = -# { $name } gives **{ $card }** to { $other }.
replay-rounds = Go to a round …
replay-sides = From whose side …
replay-side = From the side of { $name }
alt-held = { $name } holds { $cards }.
export-told = Game { $game } as text: every hand, gift and play, with the seed from which the cards follow.
button-review = Where did it turn?
button-share = Share
button-turn = Play { $place }
button-mistakes = Learn from my mistakes
review-header = **Game { $game }, looked over.** What a choice gave away is how much less often it won than the best one, played out on the same deals with what its player could know.
review-person = { $name }: { $accuracy } % accurate; { $mistakes ->
    [0] no mistakes
    [one] one mistake
   *[other] { $mistakes } mistakes
 }, { $percent } % of winning given away in all.
review-luck = -# Luck of { $names }: { $kind ->
    [good] + { $percent } %
   *[bad] − { $percent } %
 }.
review-place = **{ $place }** · { $told }
review-played = Round { $round }, play { $play }: { $told }
review-gave = Round { $round }: { $name } gives { $card } away
review-cost = -# Wins { $after } of 100 instead of { $before }. Better: { $what }
review-no-mistakes = No mistakes: nobody gave 3 % away at once.
review-best = ⭐ The best choice: { $told }, { $percent } % better than anything else.
review-working = Looking over the game: { $done } of { $all } choices …
mistake-asked = Round { $round }: what you did here gave { $percent } % away. **What is better?**
mistake-still = That still gives { $percent } % away.
mistake-found = ✓ **That is as good as anything.**
alt-course = { $name }, round by round: { $shares }.
refused-review-one-at-a-time = Another game is just being looked over for you; please try again in a few seconds.
refused-review-of-others = Only those who played in this game can have it looked over, until one of them shares it in its channel.
refused-no-past-game = There is no game of that number that is over and that you may look at; cards are shown once a game has been played to its end, to its players and to whoever can read its channel.
## What games came to

button-rated-on = Rated: yes
button-rated-off = Rated: no
button-rated-not-yet = Rated: not yet
command-stats = stats
command-stats-about = See what your games came to, or somebody else's in this server
command-stats-player-about = Whose; yours if nobody is chosen
command-leaderboard = leaderboard
command-leaderboard-about = See who stands where in this server
command-leaderboard-standings-about = Which list
command-new-rated-about = Whether its result counts for ratings, if people sit on two sides (yes if not chosen)
parameter-rated = rated
command-new-thread-about = Whether it gets a thread of its own (as the server likes it if not chosen)
parameter-thread = thread
parameter-standings = list
refused-no-statistics = There is no finished game here that I may tell of.
refused-statistics-elsewhere = Of others I tell only in a server where you both are; ask there.
privacy-statistics-shown = Whoever is in a server with you can see what your games there came to: `/tock stats`, `/tock leaderboard`.
privacy-statistics-hidden = Your statistics are hidden: nobody but you sees them, and you are on no leaderboard.
privacy-hide = Hide my statistics
privacy-show = Show my statistics
percent = { $percent } %
rating = { $points } ± { $plus }
rating-new = new · { $games } of { $enough } games, { $people } of { $different } people
stats-header-here = **{ $name }** in this server
stats-header = **{ $name }** in all servers
stats-score = Games: { $games }, won: { $won }
stats-streak = Won in a row: { $now } now, { $best } at best
stats-rating-teams = Rating in teams: { $rating }
stats-rating-alone = Rating alone: { $rating }
stats-figure = { $label }: { $count }
stats-entered = Enters most with { $card }: { $times } of { $entered } pawns
stats-missed = Turns made by the computer because time ran out: { $missed } of { $turns }
stats-with = { $name }: { $won } of { $games } won
stats-rulesets = Won by ruleset
stats-partners = Won with
stats-won-of = { $won } of { $games }
stats-tile-games = { $games ->
    [one] game
   *[other] games
}
stats-tile-won = won
stats-tile-streak = best streak
stats-tile-rating-teams = rating, teams
stats-tile-rating-alone = rating, alone
stats-tile-entered = enters with
figure-hits-given = hits made
figure-hits-taken = hits taken
figure-pawns-home = pawns home
figure-longest-walk = longest walk
figure-cards-burnt = cards burnt
stats-tile-missed = turns missed
stats-accuracy = Accuracy in { $games ->
    [one] one game
   *[other] { $games } games
 } looked over: { $accuracy } %; the last: { $last }.
stats-tile-accuracy = accuracy
stats-accuracies = Accuracy, game by game
standings-which = Which list
standings-teams = Rating in teams
standings-alone = Rating alone
standings-month = Wins this month
standings-pairs = Pairs
standings-pairs-month = Pairs this month
standings-none = Nobody is on this list yet.
standings-about-rating = -# The points, and how far off they may be. The order is by the points less the number after ±. You are on the list after ten rated games against five different people. From the fourth game of the same people in a day on, nothing changes. Only games between people on different sides are rated.
standings-line = **{ $place }** { $names } · { $told }
standings-score = { $won } of { $games } won ({ $percent } %)
season-name = Season { $quarter } of { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = You have no place yet: { $games } of { $enough } games, against { $people } of { $different } people.
season-about = -# Everybody begins a season anew with 1,000 points, and has a place in it after five rated games against five different people. The order is by the points less the number after ±.
season-best = **{ $season }**: { $names }
season-over = 🏁 **{ $season } is over**
seasons-none = Nobody had a place in a season before this one.
seasons-which = Which season
button-season = This season
button-seasons = Seasons before
button-season-teams = In teams
button-season-alone = Each alone
button-standings = Leaderboard
analysis-opened = The table is open: you have the seat to act in that position, computer players have the others, and `/tock join` takes one over. Hints are free; nothing counts.
refused-game-text = In that file, line { $line }: { $wrong }.
refused-game-text-size = That file is too large to be a game's text.
refused-no-such-play = That game has plays 0 to { $plays }; choose one of them.
refused-game-over-there = The game is over in that position; choose an earlier play.
game-text-no-transcript = this is not a game's text, which begins with `tock 1`
game-text-too-long = no game is as long as this
game-text-unreadable = this cannot be read
game-text-missing = before this a line is missing (rules, seed, message, cut, or a seat)
game-text-rules = there are no such rules
game-text-seed = a seed has 64 digits 0 to f
game-text-seat = there is no such seat
game-text-position = no game can begin from this position
game-text-deal = this is not the deal that follows from the seed
game-text-gift = this card cannot be given here
game-text-number = plays are numbered from 1 without gaps
game-text-turn = it is another seat's turn
game-text-play = no such play can be made here
game-text-drawn = this is not the card that follows from the seed
game-text-end = the game does not end like this
game-text-no-end = the end of the game is missing

## Taking up again what was closed

button-reopen = Take up again
button-give-up = Close it for good
reopened = The table goes on as it stood. All others are away until they press **{ button-return }**.
given-up = { $people ->
    [0] All have agreed: this table is closed for good, and **{ button-fair }** shows everything.
    [one] You agreed. Once one more person has, this table is closed for good.
   *[other] You agreed. Once { $people } more people have, this table is closed for good.
}
refused-not-closed = This table goes on already.
refused-closed-for-good = This table is closed for good; `/tock new` opens another.
refused-channel-has-table = Another table is open in this channel now; this one can be taken up again once that has ended.

## Lessons

button-learn = New here?
button-next = Next
button-course-more = Special cards
button-course-partner = What to give
button-got-it = Got it
button-show-me = Show me
button-skip = Skip
button-all-lessons = All lessons
lesson-header = **Learn Tock · { $number } of { $lessons } · { $title }**
lesson-cannot = **{ $card }** cannot be played now.
lesson-would-play = That can be played. It would do this: { $play }.
lesson-would-give = You could give **{ $card }**.
lesson-got-it = Fine! What you learnt can be tried in a game.
lesson-shown-give = This is how: you give **{ $card }**.
lesson-shown-play = This is how, with **{ $card }**: { $play }.
lessons-header = **Learn Tock.** Choose a lesson; each is one move long.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = All you need to play
course-more = Special cards and other rules
course-partner = With a partner: what to give
lesson-way-out-title = Out of the reserve
lesson-way-out-before = You are at the bottom, and all your pawns wait in the reserve. Only a king (K), an ace (A) or a joker brings one out. **Bring a pawn out.**
lesson-way-out-cannot = It walks, and no pawn of yours is on the board yet: look for the card that enters.
lesson-way-out-wrong = Look for the card that enters.
lesson-way-out-after = ✓ Your pawn stands on its start field. From there it runs clockwise, once around the board, and home. If no card can be played you throw in your hand and wait for the next deal.
lesson-hit-title = Walk and hit
lesson-hit-before = A card walks as many fields as it says. Whoever ends on another's field sends that pawn back to the reserve. **Hit Blaise's pawn**: count the fields to it.
lesson-hit-wrong = Carl, across from you, is your partner: spare him. Blaise's pawn is nine fields ahead.
lesson-hit-after = ✓ Blaise's pawn is back in the reserve and has to begin anew. Only the field you end on counts; those you pass are safe. Your own pawns and your partner's go back just the same, and whoever can play a card must.
lesson-protected-title = The protected pawn
lesson-protected-before = Blaise's pawn has just entered: on its start field it is protected until it moves. Nobody hits it, nobody passes it. **Play the one card that still can be played.**
lesson-protected-cannot = It would end on the protected pawn or pass it, and nobody may.
lesson-protected-wrong = Stay behind the protected pawn.
lesson-protected-after = ✓ Your pawn waits behind it. Your own pawn is just as safe when it has entered, and holds everybody up, you too.
lesson-home-title = Home by exact count
lesson-home-before = Three fields ahead is your entry field; behind it your home begins. A pawn may turn in there, if the count fits, or walk on for another lap. **Bring your pawn home.**
lesson-home-wrong = It would walk past your home. Find the card, and the goal, that lead inside.
lesson-home-after = ✓ Home, and nobody can hit it there. Pawns never jump at home, so the innermost places are filled first.
lesson-split-title = Split a seven
lesson-split-before = A seven is seven steps, for as many of your pawns as you like, and it hits every pawn it passes. **With one seven, bring a pawn home and hit Dora's.** The numbers on black are steps.
lesson-split-wrong = One pawn is near its home, the other three fields behind Dora's: give each of them some of the steps.
lesson-split-after = ✓ Two things with one card: keep your sevens for moments like this. Mind that they hit your own and your partner's pawns as well.
lesson-gift-title = A card for your partner
lesson-gift-before = After each deal you and your partner swap a card unseen. All of Carl's pawns wait in the reserve. **Give Carl the card that helps him out.**
lesson-gift-wrong = It would not bring Carl out of the reserve.
lesson-gift-after = ✓ Carl can enter now. New cards are dealt again and again; the pawns stay where they are. Once your four are home you move Carl's: you win together, with all eight. That is all you need.
lesson-two-ways-out-title = Two ways out: give one
lesson-two-ways-out-before = All your pawns wait, and so do Carl's. Two of your cards bring a pawn out. **Give Carl one of them.**
lesson-two-ways-out-wrong = Carl would still wait. An ace or a king brings him out, and you keep the other.
lesson-two-ways-out-after = ✓ Now both of you can enter. Over many deals, who gives one of them wins 2 games of 100 more than who keeps both.
lesson-own-way-out-title = Your only way out: keep it
lesson-own-way-out-before = All your pawns wait; Carl has two on the board. The king is your only way out. **Give Carl another card.**
lesson-own-way-out-wrong = Then you would sit this round out, and Carl does not need it.
lesson-own-way-out-after = ✓ Who gives the only way out away, while the partner has pawns on the board, wins 1 game of 100 less. Only where both wait is it much the same.
lesson-gift-that-hits-title = A card that hits
lesson-gift-that-hits-before = Blaise's pawn stands nine fields ahead of Carl's. **Give Carl the card with which he hits it.**
lesson-gift-that-hits-wrong = Carl could not hit with it. Count from his pawn to Blaise's.
lesson-gift-that-hits-after = ✓ A card with which the partner hits at once wins 1 game of 100 more than the best of the others. Sevens, jacks and jokers are no presents as such: to give one away costs about as much.
lesson-jack-title = Jack: change places
lesson-jack-before = A jack (J) exchanges one of your pawns with one of another colour on the track. **Get as near to your home as you can.**
lesson-jack-wrong = Whose pawn stands just before your home?
lesson-jack-after = ✓ Almost a whole lap with one card, and Blaise lost as much. A protected pawn cannot be exchanged.
lesson-joker-title = Joker: any card
lesson-joker-before = A joker stands for any card you like. **Bring your pawn home, to the innermost place**: it is nine fields away.
lesson-joker-wrong = Play the joker as a nine: choose the pawn, then the innermost place at home.
lesson-joker-after = ✓ A joker does whatever any card can do: enter, swap, split, home.
lesson-four-title = Four: backward
lesson-four-before = A four walks forward or backward. Your pawn has just entered, and its entry field lies just behind it. **Save it the whole lap.**
lesson-four-wrong = Backward, four steps from the start field, it would stand right before its home.
lesson-four-after = ✓ From here it walks forward into its home. A four in the hand with a pawn on its start is worth a lap.
lesson-centre-title = Tock Tock Dog: the centre
lesson-centre-before = In Tock Tock Dog a pawn on a field numbered 8 may go to the centre with an ace, a ten or a king, and later come out on any other such field. **Go to the centre.**
lesson-centre-wrong = The king can do that too: choose the centre.
lesson-centre-after = ✓ With another of these cards it comes out where you like: before your home, say. Big Swiss tables know a centre too.
lesson-dog-title = Dog: touching the start twice
lesson-dog-before = In Dog a pawn turns home from its start field, once it has touched it twice. Entering is the first time, and passing it or standing on it again is the second. Yours came back with a four. **Bring it home.**
lesson-dog-wrong = That does not lead inside. Look for the card, and the goal, that turn in at the start field.
lesson-dog-after = ✓ In passing its start field it touched it a second time. Enter, four back, and home: nobody is quicker.
lesson-toctoc-title = Toc Toc: ace and own pawns
lesson-toctoc-before = In Toc Toc an ace is 1 or 14, fours go only backward, and your pawns never pass each other. **Hit Blaise's pawn.**
lesson-toctoc-wrong = The pawn in front is fourteen fields behind it.
lesson-toctoc-after = ✓ The pawn behind could not have done it: its own colleague stood in the way.
lesson-ttg-title = Tock Tock Dog: jack and start fields
lesson-ttg-before = In Tock Tock Dog a jack walks 11 or exchanges, and no pawn is protected, not even one that has just entered. **Send Blaise's pawn back to the reserve.**
lesson-ttg-wrong = It would not be hit by that. Count: it stands eleven fields ahead.
lesson-ttg-after = ✓ Nobody is safe on the start field here. Sevens hit only where they end, and go backward too at home.
lesson-keezen-title = Keezen: once round
lesson-keezen-before = In Keezen a pawn never walks on past its home: it turns in by exact count, or it waits. Kings only bring pawns out, and a seven moves one pawn or two. **Bring your pawn home.**
lesson-keezen-wrong = That only takes it to its entry field. It has three fields to go there, and home begins right behind.
lesson-keezen-cannot = An eight or a nine would lead past home. Nobody walks on past there.
lesson-keezen-after = ✓ Eights and nines were of no use: who is close needs small cards, or a jack to swap away.
lesson-keezen-start-title = Keezen: the start field
lesson-keezen-start-before = A pawn on its own start field stops everybody, yours too, and nobody swaps with it. Only you may swap yours away. **Exchange it for Blaise's pawn, which is close to your home.**
lesson-keezen-start-wrong = Not that pawn. Look for the one just before your own entry field.
lesson-keezen-start-cannot = Your own pawn stands on the start: a king cannot bring another one there.
lesson-keezen-start-after = ✓ Nearly all the way round in one go, and Blaise begins anew.
lesson-jackaroo-king-title = Jackaroo: the king
lesson-jackaroo-king-before = In Jackaroo a king that walks thirteen hits everybody on its way. Otherwise no pawn passes one of its own colour, or two pawns side by side. **Hit both of Blaise's pawns.**
lesson-jackaroo-king-wrong = That leaves Blaise's pawns where they are. Walk the king's thirteen fields.
lesson-jackaroo-king-cannot = An eight would pass Blaise's two pawns, and they are a wall.
lesson-jackaroo-king-after = ✓ A king spares nobody, your own neither: keep your distance from yours.
lesson-jackaroo-five-title = Jackaroo: the five
lesson-jackaroo-five-before = A five moves your pawn, or anybody's on the track. An opponent's walks past its home with it, and has to go round once more. **Spoil Blaise's way home.**
lesson-jackaroo-five-wrong = Blaise still comes home like that. Two fields before its entry stands the pawn to push.
lesson-jackaroo-five-after = ✓ One whole round more for Blaise. Your partner's pawn, by the way, turns home with your five.
lesson-jackaroo-ten-title = Jackaroo: the ten
lesson-jackaroo-ten-before = A ten walks ten, or burns a card of whoever comes next, who loses the turn too. Blaise holds one card, and is about to come home. **Burn it.**
lesson-jackaroo-ten-wrong = Then Blaise plays that card. Use the ten to burn it.
lesson-jackaroo-ten-after = ✓ The card burns in the open, and Blaise waits until the next deal.
lesson-italian-title = Italian: the ten
lesson-italian-before = In the Italian game whoever follows a ten discards a card and loses the turn. A pawn on its own start field blocks all others. **Make Blaise discard.**
lesson-italian-wrong = Only a ten does that.
lesson-italian-after = ✓ Blaise discards a card and is passed over. That was the last lesson; now it is time for a game.

## The puzzle of the day

puzzle-header = **🧩 Puzzle of the day · { $rules } · { $day } · { $difficulty }**
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-asked = You play the seat at the bottom. One play is clearly best: **which?** What was played before is not known. Your first answer counts.
puzzle-solved = ✓ **Solved!** That is the best play.
puzzle-missed = ✗ That was not it. This is the best play:
puzzle-best = { $what } · chance to win **{ $percent } %**
puzzle-second = The next best: { $what } · { $percent } %
puzzle-here = Solved in this server: { $solved } of { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 Solved today. Come back tomorrow for two in a row!
   *[other] 🔥 Solved { $days } days in a row.
}
puzzle-tomorrow = -# There is another tomorrow.
puzzle-shown = ✓ { $who } has solved it, with the first answer.
puzzle-shown-alt = A board before its game, cards face down on it, and a tick: the answer is not shown.
button-show-solved = Show it here
command-puzzle = puzzle
command-puzzle-about = Solve the puzzle of the day: one play is clearly best
puzzle-posted = It is the turn of whoever sits at the bottom, and one play is clearly best. Do you see it? **{ button-solve }** shows you the cards to press; nobody else sees what you answer.
puzzle-yesterday = -# Yesterday's was solved by { $solved } of { $answered }.
button-solve = Solve it
puzzle-here-streak = 🏠 This server, days in a row: **{ $days }** (most ever: { $best })
puzzle-here-open = Nobody here has solved this one yet: whoever does keeps the row going.
puzzle-here-first = **{ $name }** was the first to solve it.
puzzle-here-you = **You** were the first to solve it.
puzzle-here-header = **🧩 The puzzles in this server**
puzzle-here-lately = In the last { $days } days:
puzzle-here-solver = { $solved } of { $answered } solved · in a row: { $days }
button-puzzles-here = This server
button-rush = Puzzle rush
button-rush-begin = Begin
button-rush-again = Another rush
rush-header = **⚡ Puzzle rush**
rush-about = How many puzzles do you solve in { $minutes } minutes? They are by Swiss rules, drawn by chance, the easy ones first. After { $most } wrong answers it is over. Solutions are not told.
rush-stands = **⚡ { $solved } solved · { $wrong } of { $most } wrong · ends { $ends }**
rush-asked = You play the seat at the bottom. Which play is the best?
rush-right = ✓ Right!
rush-wrong = ✗ That was not it.
rush-over = **⚡ It is over: { $solved } solved**, { $wrong } wrong.
rush-own = Your best: { $solved }
rush-best-here = Best in this server today: { $solved } ({ $names })
refused-own-game = This is the position of a game you haven't finished, or of the day's puzzle: play it there first, then come back.
regular-puzzle = the puzzle of the day
server-settings-puzzle-on = Every day { $channel } gets the puzzle of the day.
server-settings-puzzle-off = The puzzle of the day is not posted.

## Practice

practice-opened = 🎓 Your practice game begins in our direct messages: { $link }. Three easy computer players, one of them your partner, play with you; hints are free, and nothing counts. If it does not reach you there, **{ button-hand }** shows it here.
practice-running = 🎓 Your practice game goes on in our direct messages: { $link }.
practice-here = 🎓 No direct message of mine reaches you, so your practice game is played here: **{ button-hand }** shows it, and only you see it.
practice-place = 🎓 practice
practice-wait = The computer players are playing. Your next turn comes by itself; **{ button-hand }** shows it here.
practice-better = 💡 This would have been much better: { $what } · chance to win **{ $percent } %**
button-stop-advice = No more advice
practice-advice-stopped = Fine: no word on your plays any more. `/tock practice` with advice brings it back.
command-practice = practice
command-practice-about = Play alone against easy computer players, in direct messages
command-practice-advice-about = Whether a word is said where another play would have been much better
parameter-advice = advice

## Commands for who learns

command-learn = learn
command-learn-about = Learn Tock in two minutes, move by move

## What is told once, when somebody first holds a card

note-joker = 💡 **{ $card }** stands for any card: press it to see all that it can do.
note-swap = 💡 **{ $card }** changes the places of your pawn and one of another colour.
note-seven = 💡 **{ $card }** is seven steps, for one pawn or split over several; mind what it hits on its way.
note-back = 💡 **{ $card }** also goes backward: from your start field that is nearly home.
note-enters = 💡 **{ $card }** brings a pawn out of the reserve.
note-nothing = 💡 You did nothing wrong: only a card that enters brings the first pawn out, and about one first hand in four has none. The next deal brings new cards. While the others play: a lesson of two minutes, or a game for practice?
note-discard = 💡 The card you discard now goes without effect: choose the one that you miss least.
notes-once = -# Told once for each card. `/tock settings` ends such notes.
settings-notes = Notes on cards held for the first time: { $on ->
    [0] none
   *[other] yes
}.

## Help, by what one wants to do

help = **What would you like to do?** Press what fits; only you see the answer.
help-play = Play now
help-play-told = **Play now**
    - With friends: `/tock new` opens a table in a channel. They press **{ button-sit }** beside a seat, computer players fill what is free, **{ button-start }** begins.
    - Alone, at once: **{ errand-practice }** is a game against easy computer players in our direct messages, with free hints.
    - **{ errand-games }** shows where somebody is wanted in this server.
    - You are called when it is your turn: press a card, then what it is to do. Your cards come by direct message; they are also behind **{ button-hand }** under the board.
help-learn = Learn the game
help-learn-told = **Learn the game**
    - Never played it: **{ errand-learn }**, six moves in two minutes.
    - To try it: **{ errand-practice }**, with a word where another play would have been much better.
    - While you play: press a card to read what it does; **{ button-hint }** names the best plays, for you alone.
    - All rules, with boards that show them: **{ button-rules }**.
    - Something to ponder: **{ errand-puzzle }**.
help-anywhere = - In other servers, in groups, with a friend: [add me to yourself]({ $link }), then type `/tock-anywhere`.
help-games = See my games
help-games-told = **My games**
    - **{ errand-games }** shows where you sit, in all servers, and whose turn it is.
    - I have to go: `/tock leave` with how long lets a computer player keep your seat, without it gives it up; `/tock join` takes it again.
    - What was just played: **{ button-log }** under the board. A game that is over, play by play: **{ button-replay }** under its poster, or `/tock games`.
    - What my games came to: **{ errand-stats }**.
help-look = Change how it looks
help-look-told = **How it looks**
    - The colours of pictures that only you see: choose them below.
    - Your hand below the board or beside it, numbers on every field, hours in which you sleep, no more notes: `/tock settings`.
    - For everybody in a server, by whoever may manage it: `/tock-server settings`.
help-look-chosen = The pictures that only you see are now **{ $theme }**.
help-stuck = Something is stuck
help-stuck-told = **Something is stuck**
    - I see no cards: **{ button-hand }**. `/tock table` also tries your direct messages again.
    - My cards are grey: no pawn can do what they say. Your hand says whether you throw in or discard; with your pawns in the reserve only a card that enters helps.
    - Where is the board? **{ errand-table }** shows it with your seat at the bottom.
    - That was a slip: **{ button-take-back }**, right after it.
    - A button is said to be of an earlier moment: **{ button-hand }** has fresh ones.
    - Somebody does not play: where there is a clock, a computer player makes that turn. Who let one run out can be replaced by a button under the board until they are back; without a clock **{ button-more }**, **{ button-call }** asks first; **{ button-more }**, **{ button-ask-end }** ends the table.
    - I say nothing in a channel: there I need { permission-view-channel }, { permission-send-messages } and { permission-attach-files }.
anywhere = **Tock, wherever you are**
    What these buttons show only you see. To play with friends, have me added to a server and type `/tock new` there.
errand-new = New table
errand-practice = Practice
errand-learn = Lessons
errand-rules = { button-rules }
errand-puzzle = Puzzle of the day
errand-games = My games
errand-stats = My results
errand-table = { button-hand }
command-help = help
command-help-about = What would you like to do? Play, learn, see your games, change how it looks, get unstuck
about = Tock with friends, in a channel: the marble race played with cards that is also called Toc, Dog or Keezen. Type /tock help: it says how to play now, learn the game in two minutes, find your games, and what to do when something is stuck.

## Watching

button-watch = Tell me when it ends
watch-begun = You will get one direct message when this table has ended. **{ button-watch }** once more stops that.
watch-dm-closed = You would get a direct message when this table has ended, but yours are closed: open them, then `/tock table` tries them again.
watch-stopped = You will not be told of this table any more.
watched-ended = The table that you watched has ended: { $link }
refused-many-watch = So many people watch already, here or with you; wait until one of those tables has ended.
refused-plays-here = You play here yourself: you hear of the end anyway.
refused-gives-first = First everybody passes a card: **{ button-hand }** under the board has yours.

## Guesses of those who watch

button-guess = Guess
guess-told = 🔮 **What do you think?** Only you see your guesses. They are for points only: whoever guessed best is named with the poster at the end.
guess-winner = Who wins?
guess-home = Whose pawn comes home next?
guess-winner-worth = **Who wins?** Said now and right, it is worth { $points } points: one fewer for each quarter of its pawns that a side brings home, and at three quarters it is too late.
guess-winner-closed = **Who wins?** A side has three quarters of its pawns home: it is too late to say.
guess-home-worth = **Whose pawn comes home next?** The earlier you say so, the more it is worth: one to three points.
guess-yours = You say: { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 Best guesses, in points: { $names }
refused-guess-of-player = Whoever plays here, has played or waits for a seat cannot guess.
refused-guess-closed = It is too late for that guess.
refused-guess-late = The game has gone on: that came too late. **{ button-guess }** shows what you can guess now.
refused-guesses-off = In this server nobody guesses at games: those who manage it decided so.
server-settings-guesses-on = Those who watch may guess who wins.
server-settings-guesses-off = Those who watch do not guess.
server-guesses-begin = Allow guesses
server-guesses-end = No guesses
server-settings-gathering = Places and calls
server-settings-in-threads = New tables get a **thread** of their own.
server-settings-in-channels = New tables are in the **channel** where they are opened.
ask-places = Where new tables are
places-channel = In the channel
places-thread = In a thread of their own

## Calling for players

button-call-players = Call for players
button-be-called = Call me for games
button-not-called = Don't call me
call-waits = 📣 { $host } waits for players: **{ $rules }**, { $free ->
    [one] one seat is
   *[other] { $free } seats are
} free.
called-now = You are called when a table here waits for players, but not in your quiet hours.
called-by-role = You have the role { $role } now: you are called when a table here waits for players.
called-no-more = You are not called for games here any more.
called-role-kept = My own list does not ping you any more, but you still have the role { $role }, and I may not take it. Ask a server manager to remove it by hand: **Server Settings**, **Members**.
refused-calls-off = In this server nobody is called for games: those who manage it decided so.
refused-call-of-host = Only the host of the table calls for players.
refused-call-no-seat = No seat is free.
refused-call-too-soon = Players were called in this server a short while ago. The next call is possible { $at }.
refused-call-nobody = Nobody asked to be called here, or all sleep or sit at the table. In `/tock help`, **{ help-play }**, **{ button-be-called }** does that.
refused-role-everyone = Everybody is never called: choose a role that people have because they want to be called.
refused-role-rank = I can't use { $role }: it does not rank below my own role, or it belongs to an app. Drag my role above it in the server settings, or choose another.
refused-role-powers = I can't use { $role }: it has a permission that @everyone lacks. Choose a role without permissions.
refused-role-channels = I can't use { $role }: it appears in the permissions of a channel or category. Choose a role that appears in none.
refused-role-chooser = To choose { $role }, you need *Manage Roles* and a role above it. The server's owner can always choose it.
refused-role-mention = I may not mention { $role }. Let anybody mention it in the role's settings, or give me { $permissions }.
permission-mention-everyone = Mention @everyone, @here and All Roles
permission-manage-roles = Manage Roles
server-settings-calls = { $hours ->
    [0] Tables that wait for players call nobody.
    [1] A table that waits may call { $who }, once an hour in the whole server.
   *[other] A table that waits may call { $who }, once in { $hours } hours in the whole server.
}
server-calls-list = those who asked for it
server-settings-calls-not-given = I cannot give { $role }: that needs { $permissions }, and a role of mine above it. Who presses **{ button-be-called }** stands in a list instead, and is called too.
server-settings-calls-unchecked = A member who may give { $role } has not confirmed it yet, so I neither give nor take it. If you have *Manage Roles*, choose it again in **{ server-settings-gathering }**.
server-settings-calls-hidden = { $count ->
    [one] I can't see one channel
   *[other] I can't see { $count } channels
} of this server. Make sure that { $role } does not appear in the permissions there.
called-role-refused = In **{ $server }**, I no longer give or ping the role { $role }. I ping people from my own list instead. You can choose another role in `/tock-server settings`, **{ server-settings-gathering }**.
ask-role = Whose role is called
ask-role-about = Without a role I keep a list of those who want to be called.
ask-calls = How often a table may call for players
ask-calls-hours = { $hours ->
    [0] Never
    [1] Once an hour
   *[other] Once in { $hours } hours
}

## What is posted by the calendar

week-header = 🗓️ **The week at Tock**
week-games = { $games ->
    [one] One game was finished
   *[other] { $games } games were finished
}, with { $players ->
    [one] one of you
   *[other] { $players } of you
} at the table.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }** won { $won } of { $games }
week-hits = 💥 { $hits ->
    [one] One pawn was sent back
   *[other] { $hits } pawns were sent back
}, { $most } of them by **{ $name }**
week-walk = 🏃 Longest walk: **{ $name }**, { $fields } fields
week-footer = New week, new cards: `/tock new` opens a table.
regular-week = the post about the week's games
regular-given-up = I can no longer put { $what } into { $channel }: I may not write there. It is off now; whoever manages the server can switch it on again with `/tock-server settings`.
server-settings-week-on = Every Monday { $channel } gets a post about the week's games.
server-settings-week-off = No post tells about the week's games.

## A series of games

setup-series = Series: first to 3
button-again-next = Next game
button-again-series = First to three
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = Series, first to { $first }: { $score }; game { $number } of at most { $most }
series-left = A new series begins here: the one before does not go on.
series-left-at = Others sit here now: the series that stood at { $score } does not go on.
series-goes-on = Series, first to { $first }: { $score }
series-won = 🏆 { $count ->
    [one] { $names } wins
   *[other] { $names } win
} the series: { $score }
series-given-up = The series ends here, at { $score }: somebody left it for good.
stats-series = Series played: { $games }, won: { $won }
stats-tile-series = series won

## A game as a web page

button-page = As a web page
page-told = Game { $game } as a page for any browser: save it and open it, or send it to friends. { $names ->
    [named] Everybody who played let their name stand in it.
   *[seats] The seats stand for the names of people.
 }
refused-page-of-others = Only those who played in a game can have it as a page.
privacy-pages-unnamed = Web pages that your fellow players make of your games call you by your seat.
privacy-pages-named = Web pages of your games may say your name, where everybody who played agrees.
privacy-pages-name = Allow my name in pages
privacy-pages-unname = No name in pages
page-title = Game { $game } of Tock
page-gave = { $name } gives { $card } to { $other }.
page-back = One step back
page-on = One step on
page-round-back = To the round before
page-round-on = To the next round
page-step = Step of the game
page-hands = All hands
page-course = Chances to win
page-story = The game
page-keys = Arrow keys, swipes and the slider go from step to step; Page Up and Page Down from round to round.

## An evening's tournament

button-tournament = Tournament
button-enter = Enter
button-partner = My partner
button-withdraw = Withdraw
button-begin = Begin the tournament
button-begin-missing = Begin ({ $missing } more needed)
button-begin-present = Begin without the missing { $missing }
button-pair-again = Pair again
button-drop = Let somebody go
button-call-off = Call off
ask-tournament-mode = Who enters
ask-tournament-rounds = Rounds
ask-tournament-minutes = Longest a round may take
ask-tournament-minutes-about = Then the pawns at home decide the games that are not over.
tournament-singles = Singles
tournament-singles-about = Everybody enters alone and has other partners in each round.
tournament-pairs = Pairs
tournament-pairs-about = Two stay together for the whole tournament.
tournament-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
tournament-minutes = { $minutes } minutes
tournament-called = The tournament is called: people enter by the message in this channel, and you begin it there.
tournament-header = 🏆 **Tournament** · { $mode } · { $rules } · { $rounds } of at most { $minutes } minutes · called by { $host }
tournament-how-short = Four play at each table, in a thread below this channel: press **{ button-here }** there within { $minutes } minutes. Computer players replace missing players. { $seconds } seconds a turn and { $bank } seconds more a game, no hints, no undo.
tournament-entered = { $people ->
    [0] Nobody has entered yet.
    [one] One person has entered:
   *[other] { $people } people have entered:
}
tournament-begun = It has begun.
tournament-called-off = It was called off. Games that are being played go on for themselves.
tournament-dropped = { $name } plays no more in this tournament.
tournament-withdrawn = You play no more in this tournament.
tournament-partner = With whom would you like to play? Two who choose each other are a pair; whoever has none at the beginning is drawn one.
tournament-partner-asked = You chose { $name }, who has not chosen you yet and sees it under **{ button-partner }**.
tournament-paired = You and { $name } are a pair.
tournament-wants-you = would like to play with you
tournament-nobody-free = Nobody else is without a partner yet.
tournament-table = Round { $round } · Table { $number }
tournament-table-who = **{ $table }**: { $who }
tournament-against = { $first } against { $second }
tournament-computer = a computer
tournament-call = { $who }: press **{ button-here }** within { $minutes } minutes. The game begins once all have; computer players stand in for those who have not by then.
tournament-call-about = The round ends { $minutes } minutes later at the latest: then the pawns at home decide.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **After round { $round } of { $rounds }**
tournament-standings-heading = After round { $round } of { $rounds }
tournament-title = Tournament: { $rules }
tournament-next-round = Round { $round } begins now: everybody is called to a new thread.
tournament-last-round = That was the last round.
tournament-winners = 🥇 **{ $names }**: congratulations!
tournament-place = { $place }. { $names }: { $told }
tournament-score = { $points } ({ $opponents }, { $home })
tournament-order = 2 points for a game that is won, 1 for a draw. In brackets: the opponents' points, and own pawns at home.
tournament-your-table = Your table in this round: { $thread }
tournament-call-off-sure = Call the tournament off for everybody?
tournament-given-up = I can no longer write in { $channel }, so the tournament there is called off.
tournament-waits = { $missing ->
    [one] ⏸️ **Round { $round } is waiting.** One player is missing:
   *[other] ⏸️ **Round { $round } is waiting.** { $missing } players are missing:
}
tournament-host-decides = { $host }, you don't play, so please decide. **{ button-pair-again }** starts a new check-in with other opponents.
tournament-manager-decides = The host plays, so a server manager who doesn't play decides. **{ button-pair-again }** starts a new check-in with other opponents.
tournament-answer-until = Missing players can still press **{ button-here }** in their thread. Without a decision, the tournament is called off { $until }.
tournament-waited = ▶️ **Round { $round }:** { $done }
tournament-begun-present = { $name } begins the games with the players present.
tournament-paired-again = { $name } has the players paired again. I call everyone to a new thread.
tournament-unanswered = Players were missing in round { $round }, and no one decided what to do. The tournament is called off.
table-closed-time = The round was over: the pawns at home have decided this game for the tournament. **{ button-reopen }** goes on with it for yourselves.
table-closed-decided = The round was over before this game. The side that was ahead won: { $names }. Pawns at home decide, then steps still to go, then time used.
refused-tournament-gone = This tournament is over.
refused-tournament-goes-on = A tournament goes on in { $channel } already; whoever called it, or manages the server, can call it off there.
refused-tournament-begun = The tournament has begun; nobody can enter any more.
refused-tournament-full = { $most } people have entered, and no more can.
refused-tournament-missing = { $missing ->
    [one] One more person has to enter before you can begin.
   *[other] { $missing } more people have to enter before you can begin.
}
refused-tournament-no-room = { $needed ->
    [one] This round needs a table
   *[other] This round needs { $needed } tables
}, and { $free ->
    [0] no more can be opened
    [one] only one more can be opened
   *[other] only { $free } more can be opened
} in this server. End tables that no one plays at, then press **{ button-begin }** again.
refused-tournament-not-entered = You have not entered: press **{ button-enter }** first.
refused-tournament-goes-on-elsewhere = A tournament is already running in this server, in a channel that you cannot see.
refused-tournament-not-host = Only whoever called the tournament, or manages the server, can do that.
refused-tournament-not-your-game = This is not your table in this round.
refused-tournament-too-late = This game has begun or is over. You are called again in the next round.
refused-tournament-plays = You play in this tournament, so you can't decide this. Ask the host, or a server manager, who doesn't play.
refused-tournament-settled = Nothing has to be decided about this round any more.
refused-tournament-too-early = You can decide this { $when }. The missing players still have time.
refused-tournament-nobody-here = No one has come to this round. Pair the players again, or call the tournament off.
refused-tournament-thread = This thread belongs to a tournament game. Open your table in another channel.
refused-tournament-place = A tournament is called in a text channel, because its tables are in threads below it.
refused-tournament-managers = Only those who manage this server call tournaments here.
server-settings-callers = Tournaments are called by { $who ->
    [anybody] anybody
   *[managers] those who manage the server
}.
server-settings-call = { $who ->
    [anybody] Let anybody call tournaments
   *[managers] Only managers call tournaments
}
permission-create-public-threads = Create Public Threads
