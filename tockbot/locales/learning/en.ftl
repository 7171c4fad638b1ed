# What is learnt, in English: lessons, notes, puzzles, help. Blaise, Carl and Dora sit left of you, across, and right of you.

## Lessons

button-learn = New here?
button-next-lesson = Next
button-next-course = Special cards
button-got-it = Got it
lesson-header = **Learn Tock · { $number } of { $lessons } · { $title }**
lesson-cannot = **{ $card }** cannot be played now.
lesson-would-play = That can be played. It would do this: { $play }.
lesson-would-give = You could give **{ $card }**.
lesson-got-it = Fine! `/tock learn` shows all lessons whenever you like.
lessons-header = **Learn Tock.** Choose a lesson; each is one move long.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = All you need to play
course-more = Special cards and other rules
lesson-way-out-title = Out of the reserve
lesson-way-out-before = You are at the bottom, and all your pawns wait in the reserve. Only a king (K), an ace (A) or a joker brings one out. **Bring a pawn out.**
lesson-way-out-cannot = It walks, and no pawn of yours is on the board yet: look for the card that enters.
lesson-way-out-wrong = Look for the card that enters.
lesson-way-out-after = ✓ Your pawn stands on its start field. From there it runs clockwise, once around the board, and home.
lesson-hit-title = Walk and hit
lesson-hit-before = A card walks as many fields as it says. Whoever ends on another's field sends that pawn back to the reserve. **Hit Blaise's pawn**: count the fields to it.
lesson-hit-wrong = Carl, across from you, is your partner: spare him. Blaise's pawn is nine fields ahead.
lesson-hit-after = ✓ Blaise's pawn is back in the reserve and has to begin anew. Only the field you end on counts; those you pass are safe.
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
lesson-gift-after = ✓ Carl can enter now. You win together, with all eight pawns home. That is all you need: `/tock rules` has the rest.
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
lesson-toctoc-title = Toc Toc: ace and own pawns
lesson-toctoc-before = In Toc Toc an ace is 1 or 14, fours go only backward, and your pawns never pass each other. **Hit Blaise's pawn.**
lesson-toctoc-wrong = The pawn in front is fourteen fields behind it.
lesson-toctoc-after = ✓ The pawn behind could not have done it: its own colleague stood in the way.
lesson-ttg-title = Tock Tock Dog: jack and start fields
lesson-ttg-before = In Tock Tock Dog a jack walks 11 or exchanges, and no pawn is protected, not even one that has just entered. **Send Blaise's pawn back to the reserve.**
lesson-ttg-wrong = It would not be hit by that. Count: it stands eleven fields ahead.
lesson-ttg-after = ✓ Nobody is safe on the start field here. Sevens hit only where they end, and go backward too at home.
lesson-italian-title = Italian: the ten
lesson-italian-before = In the Italian game whoever follows a ten discards a card and loses the turn. A pawn on its own start field blocks all others. **Make Blaise discard.**
lesson-italian-wrong = Only a ten does that.
lesson-italian-after = ✓ Blaise discards a card and is passed over. That was the last lesson; now it is time for a game.

## The puzzle of the day

puzzle-header = **🧩 Puzzle of the day · { $day } · { $difficulty }**
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-asked = Swiss rules, and you play the seat at the bottom. One play is clearly best: **which?** What was played before is not known. Your first answer counts.
puzzle-solved = ✓ **Solved!** That is the best play.
puzzle-missed = ✗ That was not it. This is the best play:
puzzle-best = { $what } · chance to win **{ $percent } %**
puzzle-second = The next best: { $what } · { $percent } %
puzzle-here = Solved in this server: { $solved } of { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 Solved today. Come back tomorrow for two in a row!
   *[other] 🔥 Solved { $days } days in a row.
}
puzzle-tomorrow = -# There is another tomorrow. `/tock learn` teaches the game.
command-puzzle = puzzle
command-puzzle-about = Solve the puzzle of the day: one play is clearly best

## Commands

command-learn = learn
command-learn-about = Learn Tock in two minutes, move by move
