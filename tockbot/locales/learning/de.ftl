# Was man lernt, auf Deutsch: Lektionen, Hinweise, Rätsel, Hilfe. Blaise, Carl und Dora sitzen links, gegenüber und rechts.

## Lessons

button-learn = Neu hier?
button-next-lesson = Weiter
button-next-course = Besondere Karten
button-got-it = Verstanden
lesson-header = **Tock lernen · { $number } von { $lessons } · { $title }**
lesson-cannot = **{ $card }** kannst du jetzt nicht spielen.
lesson-would-play = Das ginge. Es würde das tun: { $play }.
lesson-would-give = Du könntest **{ $card }** weitergeben.
lesson-got-it = Gut! `/tock lernen` zeigt dir alle Lektionen, wann immer du magst.
lessons-header = **Tock lernen.** Wähle eine Lektion; jede ist einen Zug lang.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Alles, was du zum Spielen brauchst
course-more = Besondere Karten und andere Regeln
lesson-way-out-title = Raus aus der Reserve
lesson-way-out-before = Du sitzt unten, und alle deine Steine warten in der Reserve. Nur König (K), Ass (A) oder Joker bringen einen aufs Brett. **Bring einen Stein heraus.**
lesson-way-out-cannot = Sie läuft, und noch ist kein Stein von dir auf dem Brett: Such die Karte zum Rauskommen.
lesson-way-out-wrong = Such die Karte zum Rauskommen.
lesson-way-out-after = ✓ Dein Stein steht auf seinem Startfeld. Von dort läuft er im Uhrzeigersinn einmal um das Brett und nach Hause.
lesson-hit-title = Laufen und schlagen
lesson-hit-before = Eine Karte läuft so viele Felder, wie sie sagt. Wer auf dem Feld eines anderen landet, schickt dessen Stein zurück in die Reserve. **Schlag den Stein von Blaise**: Zähl die Felder bis dorthin.
lesson-hit-wrong = Carl, dir gegenüber, ist dein Partner: Verschone ihn. Der Stein von Blaise steht neun Felder voraus.
lesson-hit-after = ✓ Der Stein von Blaise ist zurück in der Reserve und muss neu beginnen. Nur das Feld zählt, auf dem du landest; was du überspringst, bleibt stehen.
lesson-protected-title = Der geschützte Stein
lesson-protected-before = Der Stein von Blaise ist gerade rausgekommen: Auf seinem Startfeld ist er geschützt, bis er zieht. Niemand schlägt ihn, niemand überspringt ihn. **Spiel die eine Karte, die noch geht.**
lesson-protected-cannot = Sie würde auf dem geschützten Stein landen oder ihn überspringen, und das darf niemand.
lesson-protected-wrong = Bleib hinter dem geschützten Stein.
lesson-protected-after = ✓ Dein Stein wartet dahinter. Ebenso sicher ist dein eigener, wenn er gerade rausgekommen ist, und hält alle auf, auch dich.
lesson-home-title = Genau ins Haus
lesson-home-before = Drei Felder voraus liegt dein Eingangsfeld, dahinter beginnt dein Haus. Dort darf ein Stein abbiegen, wenn es genau passt, oder noch eine Runde laufen. **Bring deinen Stein ins Haus.**
lesson-home-wrong = Er liefe an deinem Haus vorbei. Such die Karte und das Ziel, die hineinführen.
lesson-home-after = ✓ Zu Hause, und dort schlägt ihn niemand. Im Haus wird nicht gesprungen, darum füllt man die innersten Plätze zuerst.
lesson-split-title = Eine Sieben aufteilen
lesson-split-before = Eine Sieben sind sieben Schritte für so viele deiner Steine, wie du magst, und sie schlägt jeden Stein, den sie überspringt. **Bring mit einer Sieben einen Stein ins Haus und schlag den von Dora.** Die Zahlen auf Schwarz sind Schritte.
lesson-split-wrong = Ein Stein steht nah am Haus, der andere drei Felder hinter dem von Dora: Gib jedem ein paar der Schritte.
lesson-split-after = ✓ Zweierlei mit einer Karte: Heb dir Siebener für solche Momente auf. Aber sie schlagen auch eigene Steine und die deines Partners.
lesson-gift-title = Eine Karte für den Partner
lesson-gift-before = Nach jedem Geben tauschst du mit deinem Partner verdeckt eine Karte. Alle Steine von Carl warten in der Reserve. **Gib Carl die Karte, die ihm hinaushilft.**
lesson-gift-wrong = Damit käme Carl nicht aus der Reserve.
lesson-gift-after = ✓ Carl kann jetzt rauskommen. Ihr gewinnt gemeinsam, mit allen acht Steinen zu Hause. Mehr brauchst du nicht; in `/tock regeln` steht der Rest.
lesson-jack-title = Bube: Plätze tauschen
lesson-jack-before = Ein Bube (J) tauscht einen deiner Steine mit einem andersfarbigen auf der Bahn. **Komm deinem Haus so nah wie möglich.**
lesson-jack-wrong = Wessen Stein steht kurz vor deinem Haus?
lesson-jack-after = ✓ Fast eine ganze Runde mit einer Karte, und Blaise hat ebenso viel verloren. Ein geschützter Stein lässt sich nicht tauschen.
lesson-joker-title = Joker: jede Karte
lesson-joker-before = Ein Joker steht für jede Karte, die du magst. **Bring deinen Stein ins Haus, auf den innersten Platz**: Er ist neun Felder entfernt.
lesson-joker-wrong = Spiel den Joker als Neun: Wähle den Stein, dann den innersten Platz im Haus.
lesson-joker-after = ✓ Ein Joker kann, was irgendeine Karte kann: rauskommen, tauschen, aufteilen, heimlaufen.
lesson-four-title = Vier: rückwärts
lesson-four-before = Eine Vier läuft vorwärts oder rückwärts. Dein Stein ist gerade rausgekommen, und sein Eingangsfeld liegt knapp hinter ihm. **Erspar ihm die ganze Runde.**
lesson-four-wrong = Rückwärts, vier Schritte vom Startfeld, stünde er direkt vor seinem Haus.
lesson-four-after = ✓ Von hier läuft er vorwärts ins Haus. Eine Vier auf der Hand und ein Stein auf dem Start sind eine Runde wert.
lesson-centre-title = Tock Tock Dog: die Mitte
lesson-centre-before = Bei Tock Tock Dog darf ein Stein von einem Feld mit der Nummer 8 mit Ass, Zehn oder König in die Mitte, und später auf einem anderen solchen Feld wieder heraus. **Geh in die Mitte.**
lesson-centre-wrong = Der König kann auch das: Wähle die Mitte.
lesson-centre-after = ✓ Mit einer weiteren solchen Karte kommt er heraus, wo du magst, etwa vor deinem Haus. Auch große Schweizer Tische haben eine Mitte.
lesson-toctoc-title = Toc Toc: Ass und eigene Steine
lesson-toctoc-before = Bei Toc Toc ist ein Ass 1 oder 14, Vieren gehen nur rückwärts, und deine Steine überspringen einander nie. **Schlag den Stein von Blaise.**
lesson-toctoc-wrong = Der vordere Stein steht vierzehn Felder dahinter.
lesson-toctoc-after = ✓ Der hintere Stein hätte es nicht gekonnt: Sein eigener Kollege stand im Weg.
lesson-ttg-title = Tock Tock Dog: Bube und Start
lesson-ttg-before = Bei Tock Tock Dog läuft ein Bube 11 oder tauscht, und kein Stein ist geschützt, auch keiner, der gerade rausgekommen ist. **Schick den Stein von Blaise zurück in die Reserve.**
lesson-ttg-wrong = So würde er nicht geschlagen. Zähl: Er steht elf Felder voraus.
lesson-ttg-after = ✓ Auf dem Startfeld ist hier niemand sicher. Siebener schlagen nur, wo sie enden, und gehen im Haus auch rückwärts.
lesson-italian-title = Italienisch: die Zehn
lesson-italian-before = Im italienischen Spiel legt, wer auf eine Zehn folgt, eine Karte ab und setzt aus. Ein Stein auf dem eigenen Startfeld sperrt alle anderen. **Lass Blaise ablegen.**
lesson-italian-wrong = Das kann nur eine Zehn.
lesson-italian-after = ✓ Blaise legt eine Karte ab und wird übergangen. Das war die letzte Lektion; jetzt ist es Zeit für ein Spiel.

## The puzzle of the day

puzzle-header = **🧩 Rätsel des Tages · { $day } · { $difficulty }**
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-asked = Schweizer Regeln, und du spielst den Platz unten. Ein Zug ist klar der beste: **welcher?** Was vorher gespielt wurde, weiß man nicht. Deine erste Antwort zählt.
puzzle-solved = ✓ **Gelöst!** Das ist der beste Zug.
puzzle-missed = ✗ Das war es nicht. Das ist der beste Zug:
puzzle-best = { $what } · Gewinnchance **{ $percent } %**
puzzle-second = Der nächstbeste: { $what } · { $percent } %
puzzle-here = Auf diesem Server gelöst: { $solved } von { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 Heute gelöst. Komm morgen wieder, dann sind es zwei in Folge!
   *[other] 🔥 { $days } Tage in Folge gelöst.
}
puzzle-tomorrow = -# Morgen gibt es ein neues. `/tock lernen` zeigt dir das Spiel.
command-puzzle = rätsel
command-puzzle-about = Löse das Rätsel des Tages: Ein Zug ist klar der beste

## Commands

command-learn = lernen
command-learn-about = Lern Tock in zwei Minuten, Zug um Zug
