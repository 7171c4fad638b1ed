# Every text of the bot in German. Each language is one file with the same messages and the same variables.
# In messages that Discord shows, **bold** and `code` are Discord's own marks.

## Words

language-name = Deutsch
joker = Joker
names-and = { $names } und { $name }
comma = ,
pawn = Stein { $number }
protected = geschützt
place-home = Haus { $depth }
place-centre = Mitte
place-reserve = Reserve
round = Runde { $number }
computer-name = { $name } (Computer, { $level })
player-nameless = Spieler { $number }
player-forgotten = ehemaliger Spieler

## Captions of cards

action-any = jede Karte
action-forward = { $steps } vor
action-forward-anyone = { $steps } mit jedem Stein
action-back = { $steps } zurück
action-enter = raus
action-seven = 7 teilen
action-swap = tauschen
action-draw = Karte ziehen
action-burn = verbrennen
action-centre = Mitte
action-from-centre = aus Mitte

## Possible moves

play-as = als { $rank }: { $moves }
in-a-row = { $before }; { $after }
play-second = { $moves }; dann { $card }: { $second }
play-draw = eine Karte aus der Hand von { $name } ziehen
play-burn = eine zufällige Karte von { $name } verbrennen
play-burn-choice = { $name } muss eine Karte verbrennen
play-throw-in = die ganze Hand abwerfen
play-discard = ablegen
move-enter = { $pawn } kommt raus auf { $goal }
move-walk = { $pawn }: { $origin } → { $goal }
move-swap = { $pawn } auf { $origin } ⇄ { $other } auf { $goal }
brief-to = { $pawn } nach { $goal }
brief-to-alone = nach { $goal }
brief-back = { $pawn }: { $back } nach { $goal }
brief-back-alone = { $back } nach { $goal }
brief-enter = { $pawn } kommt raus
brief-swap-with = { $pawn }: tauschen mit { $other }
brief-swap-alone-with = tauschen mit { $other }
move-hits = , schlägt { $victims }
own-pawn = eigenen Stein { $number }
your-own-pawn = deinen eigenen Stein { $number }
your-partners-pawn = den Stein { $number } deines Partners
partners-pawn = { $pawn } (Partner)
pawn-of = Stein { $number } von { $name }

## Moves that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · zieht eine Karte aus der Hand von { $other }
told-burn = { $name } { $cards } · verbrennt { $burnt } von { $other }; { $other } setzt aus
told-burn-choice = { $name } { $cards } · { $other } muss eine Karte verbrennen und setzt aus
told-throw-in = { $name } · keine spielbare Karte, wirft die ganze Hand ab: { $cards }
told-discard-made = { $name } · muss ablegen: { $cards }
told-discard-unplayable = { $name } · keine spielbare Karte, legt { $cards } ab
told-discard = { $name } · legt { $cards } ab
told-round = — Runde { $number } —
told-home = 🏅 { $names } { $count ->
    [one] ist
   *[other] sind
} im Ziel: { $place }. Platz! Die anderen spielen weiter.

## Pictures in words

alt-seat = { $name }: auf dem Brett { $pawns }; { $waiting } in der Reserve; { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
alt-none = keine
alt-lobby-seat = Platz { $number }: { $name }.
hand-cards = Deine Karten: { $cards }.

## The lobby

lobby-header = **Tock** · { $rules }
    Tisch von { $host }. Setz dich dazu!
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = frei
lobby-kept = reserviert für { $name }
lobby-free = { $free ->
    [one] Ein Platz ist frei; ein Computer kann ihn nehmen.
   *[other] { $free } Plätze sind frei; Computer können sie nehmen.
}
lobby-kept-seats = { $kept ->
    [one] Ein Platz ist reserviert.
   *[other] { $kept } Plätze sind reserviert.
}
lobby-kept-later = { $kept ->
    [one] Wer dort saß, kann auch nach dem Start noch kommen; bis dahin spielt ein Computer.
   *[other] Wer dort saß, kann auch nach dem Start noch kommen; bis dahin spielen Computer.
}
lobby-kept-series = Dieses Spiel setzt eine Serie fort, darum müssen sich dieselben Leute wieder setzen.
lobby-full = Alle sind da! Drück auf **{ button-start }**, um zu beginnen.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· nur auf Einladung
   *[open] {""}
}
lobby-rated-not-yet = Gewertet: noch nicht (braucht Menschen auf zwei Seiten)
seat-own = Das ist dein Platz.
seat-other = Das kann nur ändern, wer hier sitzt.
seat-computer = Wie stark soll dieser Computer spielen?
seat-free = Möchtest du auf diesen Platz wechseln oder ihn einem Computer geben?
seat-kept = Dieser Platz ist reserviert. Soll ihn ein Computer bekommen, oder soll er für alle frei sein?
setup-chosen = **Regeln: { $rules }**
    Gewählt von { $host }. Alle sehen sie in der Lobby.
setup-header = **Regeln: { $rules }**
    Wähle das Regelwerk und wie viele mitspielen. Mit den Knöpfen unten wählst du Hausregeln, Tempo, Tipps und weitere Optionen. Alle sehen deine Wahl in der Lobby.
setup-suggested = { $option }: { $about }
setup-ruleset = Regelwerk
setup-party = Anzahl und Teams
setup-terms = Optionen des Tischs
setup-cut = Mit Abheben beginnen
ask-cut = Karten abheben
ask-cut-about = Tipp irgendetwas ein; es fließt ins Mischen ein, und alle können es sehen
ask-terms = Weitere Optionen
ask-terms-rated = Gewertetes Spiel
ask-terms-undo = Zurücknehmen erlauben (die andere Seite muss zustimmen)
ask-terms-series = Eine Serie spielen: bis zu drei Siegen
ask-terms-invited = Nur auf Einladung: Du entscheidest, wer sich setzt

## Buttons

button-sit = Hier mitspielen
button-leave = Verlassen
button-seat = Ändern
button-at-seat = { $button } · { $number }
button-computer-level = Computer: { $level }
button-open-seat = Platz freigeben
button-start = Start
button-fill = Auffüllen und los
button-setup = Regeln wählen
button-hand = Meine Karten
button-log = Verlauf
button-rules = Regeln
button-more = Mehr
button-words = Brett als Text
button-call = Wer ist noch da?
button-ask-end = Tisch beenden
button-send = Jemanden entfernen
button-let = Jemanden wieder zulassen
more-told = Weitere Optionen für diesen Tisch:
ask-whom = Wen?
button-last-here = Letztes Spiel hier
button-find-game = Nach Nummer suchen
button-game-text = Spieldatei laden
button-play-on = Ab hier weiterspielen
button-more-options = Weitere Optionen
games-more = **{ button-find-game }** zeigt ein beendetes Spiel, das du ansehen darfst, Zug für Zug. **{ button-game-text }** eröffnet einen Tisch ab einer Stellung aus einem Spiel, das du mit **{ button-export }** gespeichert hast.
games-over = Deine beendeten Spiele
games-line = { $day } · Spiel { $game } · { $what } · { $place }. Platz
ask-game-number = Nummer des Spiels
ask-text = Spieldatei
ask-text-about = Eine Textdatei, die du beim Nachspielen gespeichert hast
ask-plays = Nach welchem Zug?
button-again = Noch einmal
button-again-score = { button-again } · { $score }
button-again-changed = Partner wechseln
button-again-drawn = Plätze auslosen
button-well-played = 👏 Gut gespielt
button-fair = Ist das fair?
button-end = Jetzt beenden
button-throw-in = Hand abwerfen
button-let-go = Alle für mich ablegen
button-back = Zurück
button-take-back = Zug zurücknehmen
button-let-undo = Zurücknehmen erlauben
button-disagree = Zurücknehmen ablehnen
button-undo-on = Zurücknehmen: mit Zustimmung
button-undo-off = Zurücknehmen: aus
button-hint = Tipp
button-play = Diesen Zug spielen
button-as-seven = Die 7 aufteilen

## The table

table-header = **Tock · Runde { $number }**
table-exchange = Alle geben eine Karte weiter: { $ready ->
    [one] { $ready } von { $players } hat gewählt.
   *[other] { $ready } von { $players } haben gewählt.
} Deine Karten findest du in deinen Direktnachrichten, oder drück auf **{ button-hand }**.
table-exchange-elsewhere = Alle geben eine Karte weiter: { $ready ->
    [one] { $ready } von { $players } hat gewählt.
   *[other] { $ready } von { $players } haben gewählt.
} Drück auf **{ button-hand }**, um deine Karten zu sehen.
table-exchange-waiting = Warten auf { $names }.
table-dealing = Karten werden ausgeteilt …
table-deserted = Gerade spielt niemand, darum ruht das Spiel. Wer gegangen ist, kommt mit **{ button-return }** zurück; alle anderen können mit `/tock mitspielen` einen freien Platz nehmen.
table-turn = { $name } ist am Zug.
table-discard = { $name } muss eine Karte ablegen.
table-discard-lose = { $name } muss eine Karte ablegen und setzt aus.
table-places = 🏅 Platzierung: { $names }
table-won = 🏁 { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
table-fought = 🤝 Gutes Spiel, { $names }!
well-played = 👏 **Gut gespielt!** { $names }
score-numbers = { $own } – { $their }
score-of-two = 🔁 { $first } **{ $score }** { $second }
score-side = { $name } **{ $won }**
score-of-many = 🔁 Gewonnene Spiele: { $each }
offer-post-week = -# An die Serververwaltung: Ich kann hier jeden Montag die Tock-Woche zusammenfassen.
offer-post-puzzle = -# An die Serververwaltung: Ich kann hier jeden Morgen ein Rätsel posten.
button-post-week = Wochenrückblick
button-post-puzzle = Rätsel des Tages
offer-post-week-on = Ich poste den Wochenrückblick jeden Montag in { $channel }. Mit `/tock-server einstellungen` kannst du ihn ausschalten.
offer-post-puzzle-on = Ich poste jeden Morgen ein Rätsel in { $channel }. Mit `/tock-server einstellungen` kannst du es ausschalten.
table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel zu Ende war.
table-closed-by = { $names } { $count ->
    [one] hat diesen Tisch
   *[other] haben diesen Tisch gemeinsam
} beendet, bevor das Spiel zu Ende war.
table-closed-silent = { $names } hat hier einen neuen Tisch eröffnet, weil an diesem niemand mehr reagiert hat. **{ button-reopen }** setzt dieses Spiel fort, sobald der Kanal frei ist.
table-closed-absent = Für Platz { $seats } war niemand mehr da. Wer dort begonnen hat, verliert; ein Sieg wird niemandem angerechnet.
lobby-idle = In dieser Lobby ist einen Tag lang nichts passiert, darum wurde sie geschlossen. `/tock neu` eröffnet eine neue, **{ button-reopen }** führt diese weiter.
lobby-vacant = Alle haben diesen Tisch verlassen, darum wurde er geschlossen. `/tock neu` eröffnet einen neuen, **{ button-reopen }** führt diesen weiter.
game-idle = Hier hat zwei Wochen lang niemand gespielt, darum wurde dieses Spiel geschlossen. **{ button-again }** oder `/tock neu` beginnt ein neues, **{ button-reopen }** führt dieses weiter.
end-game-asked = Dieses Spiel für alle beenden? Dann gewinnt niemand.
end-lobby-asked = Diesen Tisch schließen? Das Spiel hat noch nicht begonnen.
started-header = **Tock · Spiel { $number } hat begonnen** · { $rules }
table-seed-hash = -# SHA-256 des Startwerts für den Zufall in diesem Spiel: `{ $hash }`. Der Startwert wird nach dem Spiel gezeigt.
announced = 🎲 **Spiel { $number } beginnt.** Die Plätze stehen fest; jetzt werden die Karten ausgeteilt.
announced-seed = -# Ausgeteilt aus einem geheimen Startwert, der feststand, bevor sich jemand setzte, und aus der ID dieser Nachricht, die Discord eben erst vergeben hat.
announced-seed-lobby = { announced-seed } [{ button-fair }]({ $link })
announced-cut = Abgehoben wurde mit „{ $cut }“.
fair-told = Die Karten werden aus einem geheimen Startwert berechnet, der feststand, bevor sich jemand setzte, und aus der ID, die Discord der Startnachricht gibt. Darum kann niemand die Karten bestimmen. Nach dem Spiel wird der Startwert gezeigt: Drück dann auf **{ button-fair }** und vergleiche.
proof-explained = Die Karten wurden aus einem geheimen Startwert berechnet, der feststand, bevor sich jemand setzte, und aus der ID, die Discord der Startnachricht gab. Niemand konnte die Karten bestimmen, außer durch ständiges Neustarten vor aller Augen. Jetzt liegt alles offen: Jeder kann die Karten noch einmal austeilen und vergleichen. Eines lässt sich nicht beweisen: dass niemand, der den Bot betreibt, in die Karten gesehen hat.
proof-unannounced = Die Karten wurden aus einem geheimen Startwert berechnet, der feststand, bevor sich jemand setzte. Dieses Spiel hatte keine Startnachricht; darum lässt sich nicht beweisen, dass der Startwert nicht für diese Plätze ausgesucht wurde.
proof-seed = -# Spiel { $number } · Startwert `{ $seed }`
proof-hash = -# SHA-256 dieses Startwerts: `{ $hash }`
proof-message = -# Startnachricht: [{ $id }]({ $link })
proof-lobby = -# Sein SHA-256 stand [in der Lobby]({ $link }).
proof-cut = -# Abgehoben: „{ $cut }“
proof-holds = ✅ Eben geprüft: Jede ausgeteilte und gezogene Karte in diesem Spiel passt zum Startwert.
proof-fails = ❌ Die Prüfung ist fehlgeschlagen: Der Verlauf dieses Spiels passt nicht zu seinem Startwert. Er wurde verändert.
proof-secret = Dieses Spiel wurde nicht zu Ende gespielt und kann 30 Tage lang weitergeführt werden. Bis dahin bleibt sein Startwert geheim, außer wenn alle, die mitspielen, das Spiel endgültig schließen.
call-exchange = { $names }: Bitte unter **{ button-hand }** eine Karte zum Weitergeben wählen.
call-turn = { $names }: Du bist dran! Drück auf **{ button-hand }**, um deine Karten zu sehen.
dm-closed = { $name }, ich kann dir keine Direktnachrichten senden. Drück auf **{ button-hand }**, um deine Karten zu sehen. Erlaube Direktnachrichten; mit `/tock tisch` versuche ich es dann noch einmal.
dm-refused = { $name }, Discord lässt gerade keine Direktnachrichten an dich durch. Drück auf **{ button-hand }**, um deine Karten zu sehen. Ich versuche es in einer Stunde wieder, oder sobald du `/tock tisch` verwendest.

## The hand

hand-header = **Tock in { $channel } · Runde { $number }**
hand-no-game = Du spielst an diesem Tisch nicht mit.
hand-over = Das Spiel in { $channel } ist zu Ende.
hand-empty = Du hast keine Karten mehr. { $others ->
    [0] Bald wird neu ausgeteilt.
   *[other] Die anderen spielen diese Runde zu Ende.
}
hand-finished = Du bist im Ziel: { $place }. Platz! Die anderen spielen weiter; du bekommst keine Karten mehr.
hand-give = Wähle eine Karte, die du **{ $name }** weitergibst. Alle sehen ihre neue Karte erst, wenn sie selbst eine weitergegeben haben.
hand-give-partner = Wähle eine Karte, die du deinem Partner **{ $name }** weitergibst. Alle sehen ihre neue Karte erst, wenn sie selbst eine weitergegeben haben.
hand-given = Du gibst **{ $card }** an **{ $name }** weiter. Das kannst du ändern, bis alle gewählt haben.
hand-given-final = Du gibst **{ $card }** an **{ $name }** weiter. Öfter kannst du deine Wahl nicht ändern; sie gilt.
hand-received = Du hast zu Beginn dieser Runde **{ $card }** bekommen.
hand-drew = Du hast **{ $card }** von **{ $name }** gezogen.
hand-drawn = **{ $name }** hat dir **{ $card }** aus der Hand gezogen.
hand-burnt = 🔥 **{ $name }** hat dir **{ $card }** verbrannt; du musstest aussetzen.
news-hit = 💥 **{ $name }** hat { $pawns } geschlagen.
news-pawn = deinen Stein { $number } auf { $place }
news-others-pawn = { $pawn } auf { $place }
news-swapped = 🔄 **{ $name }** hat deinen Stein { $number } von { $origin } nach { $goal } getauscht.
news-partner-swapped = 🔄 **{ $name }** hat den Stein { $number } deines Partners von { $origin } nach { $goal } getauscht.
news-moved = ➡️ **{ $name }** hat deinen Stein { $number } von { $origin } nach { $goal } gezogen.
news-pawn-home = 🏠 **{ $name }**: Stein { $number } ist im Haus.
news-all-home = 🏠 Alle Steine von **{ $name }** sind im Haus.
news-partner-home = 🏠 Alle Steine deines Partners **{ $name }** sind im Haus.
news-marked = { $what ->
    [all] 🎉 **Alle deine Steine sind im Haus!** { $line }
    [home] 🎉 **Im Haus!** { $line }
    [hit] 💥 { $line }
    [swap] 🔄 { $line }
    [made] ✅ { $line }
   *[none] { $line }
}
news-in-stead = Deine Zeit war um, darum hat ein Computer für dich gezogen: { $play }
news-passed-in-stead = Deine Zeit war um, darum hat ein Computer für dich **{ $card }** weitergegeben.
news-more = -# … und davor noch { $count }:
hand-waiting = Ich gebe dir Bescheid, wenn du dran bist.
you-are-next = ⏭️ Du bist als Nächstes dran.
card-play = { $card } → { $play }
joker-as = { $joker } als { $rank }
hand-turn = **Du bist dran.** Wähle eine Karte.
hand-discard-keep = **{ $name }** hat { $cards } gespielt, darum musst du eine Karte ablegen. Du bleibst am Zug. Wähle eine Karte zum Ablegen.
hand-discard-lose = **{ $name }** hat { $cards } gespielt, darum musst du eine Karte ablegen und setzt aus. Wähle eine Karte zum Ablegen.
hand-discard-first-keep = Du musst eine Karte ablegen. Du bleibst am Zug. Wähle eine Karte zum Ablegen.
hand-discard-first-lose = Du musst eine Karte ablegen und setzt aus. Wähle eine Karte zum Ablegen.
hand-discard-choice = Keine deiner Karten ist spielbar. Wähle eine zum Ablegen.
hand-discard-all = Keine deiner Karten ist in dieser Runde spielbar, darum legst du in jedem Zug eine ab. Wähle jetzt eine, oder lass mich alle für dich ablegen.
hand-let-go = Keine deiner Karten ist in dieser Runde spielbar; ich lege in jedem Zug eine für dich ab. Beim nächsten Austeilen bekommst du neue.
hand-unplayable = Graue Karten sind jetzt nicht spielbar: Keiner deiner Steine kann so ziehen.
hand-unplayable-waiting = Graue Karten sind jetzt nicht spielbar: Alle deine Steine sind in der Reserve, und nur eine Karte zum Rauskommen hilft.
hand-may-spare = Jeder Zug würde einen Stein deines Partners schlagen, darum darfst du stattdessen eine Karte ablegen.
hand-joker-finish = Den letzten Stein deines Teams darfst du nicht mit einem Joker ins Haus bringen.
hand-throw-in = Keine deiner Karten ist spielbar. Deine Hand wird gleich abgeworfen, und die Runde ist für dich vorbei.
hand-thrown-in = Keine deiner Karten war spielbar, darum wurde deine Hand abgeworfen: { $cards }.
hand-in-the-way = 🚧 Im Weg: { $pawns }.
hand-no-way-out = Kein Stein auf der Bahn, und keine Karte zum Rauskommen.
hand-no-move = Keiner deiner Steine kann so ziehen.
card-does = { $card }: { $deeds }
card-choose-move = **{ $card }** · Wähle einen Zug.
card-numbers = Die Zahlen findest du auf dem Brett.
card-choose-pawn = **{ $card }** · Wähle zuerst einen Stein.
card-only = **{ $card }** hat nur einen möglichen Zug: { $play }
seven-left = **{ $card }** · { $left ->
    [0] alle sieben Schritte sind verteilt.
    [one] noch ein Schritt übrig.
   *[other] noch { $left } Schritte übrig.
}
seven-order = -# Die Schritte gehen der Reihe nach an: { $pawns }
group-plays = { $group }: { $plays ->
    [one] 1 Möglichkeit
   *[other] { $plays } Möglichkeiten
}
group-part = { $group } ({ $part }/{ $parts })
group-swaps = { $group }, Tausch
caution-passes-home = -# Geht am eigenen Haus vorbei: { $which }
caution-hits-own = -# Schlägt deinen eigenen Stein: { $which }
caution-only-way-out = -# Deine einzige Karte zum Rauskommen: { $card }
mark-swap = ⇄
group-draw = Karte ziehen
group-burn = verbrennen
group-other = anderes

## Answers to commands

new-opened = Der Tisch ist offen. Andere drücken auf **{ button-sit }**. Mit **{ button-start }** geht es los; **{ button-fill }** gibt die freien Plätze Computern.
new-opened-thread = Dein Tisch ist in { $thread }. Lege dort mit **{ button-setup }** die Regeln fest; andere drücken auf **{ button-sit }**, um mitzuspielen.
thread-waiting = 🎲 Tock: Mitspieler gesucht
thread-people = 🎲 Tock: { $names }
thread-above = 🎲 { $host } hat unten im Thread einen Tisch eröffnet: **{ $rules }**.
thread-or-here = Oder drück auf **{ button-open-here }**, um den Tisch in diesem Kanal zu eröffnen.
button-open-here = Hier eröffnen
new-again = Der nächste Tisch ist offen, und du hast deinen Platz vom letzten Mal. Die anderen Plätze sind für dieselben Leute reserviert: Sie drücken auf **{ button-sit }**. Wer den Tisch leitet, kann vergeben, was frei bleibt.
new-again-seats = Der nächste Tisch ist offen, und du hast einen Platz. Die anderen Plätze sind für die Leute vom letzten Spiel reserviert: Sie drücken auf **{ button-sit }**. Wer den Tisch leitet, kann vergeben, was frei bleibt.
server-settings = Sprache neuer Tische: **{ $language }**
    Regeln neuer Tische: **{ $rules }**
server-settings-theme = Design der Bretter: **{ $theme }**
server-settings-films = Kurze Filme: **{ $on ->
    [1] an
   *[other] aus
}**
server-settings-boards-last = Bretter, die im Kanal bleiben: **nur das letzte**
server-settings-boards-every = Bretter, die im Kanal bleiben: **alle**
joined = Du hast jetzt einen Platz. Ich gebe dir Bescheid, wenn du dran bist.
leave-asked = Dieses Spiel verlassen? Ein Computer übernimmt sofort. Zurück kommst du mit **{ button-return }** unter dem Brett oder mit `/tock mitspielen`.
left = Du hast den Tisch verlassen.
left-seat-held = Du hast den Tisch verlassen, und ein Computer spielt für dich. Zurück kommst du mit **{ button-return }** unter dem Brett oder mit `/tock mitspielen`.
seat-held-until = Andere können deinen Platz { $until } nehmen.
sent-away = Erledigt. Diese Person kann an diesem Tisch erst wieder mitspielen, wenn die Serververwaltung sie zulässt.
sent-away-told = 🚪 { $name } wurde von { $names } vom Tisch entfernt.
let-back = Erledigt. Diese Person kann an diesem Tisch wieder mitspielen.
called = Deine Frage steht im Kanal. Wer nicht rechtzeitig antwortet, kann ersetzt werden.
called-nobody = Hier kannst du niemanden fragen. Mit `/tock neu` eröffnest du einen neuen Tisch.
called-told = ❓ { $name } fragt, ob ihr noch da seid: { $names }. Drückt unter dem Brett auf **{ button-here }**, oder macht einen Zug. Antwortet niemand, kann ein neuer Tisch diesen ersetzen.
started = Das Spiel hat begonnen. Viel Glück!
ended = Erledigt. Dieser Tisch ist geschlossen.
back-asked = Du möchtest deinen Zug zurücknehmen. Die anderen können unter dem Brett zustimmen.
back-undone = Zurückgenommen: dein letzter Zug und alles danach.
back-undone-computers = Zurückgenommen: dein letzter Zug und alles danach. Computer sind immer einverstanden.
back-took = ↩️ { $name } hat einen Zug zurückgenommen.
back-wanted = ↩️ { $name } möchte den letzten Zug zurücknehmen; zustimmen müssen: { $names }.
played = Dein Zug: { $play }
board-not-yet = Das Spiel hat noch nicht begonnen.
log-empty = Noch keine Züge.
log-header = **Letzte Züge**
failed = Bei mir ist etwas schiefgelaufen. Nichts ging verloren; versuch es bitte noch einmal.

## Refusals: one sentence that says what to do

refused-channel-taken = In diesem Kanal ist schon ein Tisch offen: { $link }{ $host ->
    [anybody] {" "}(Dort sitzt niemand; wer sich zuerst setzt, leitet den Tisch.)
   *[other] {""}
}{ $until ->
    [none] {" "}Um zu prüfen, ob dort noch jemand da ist, drück auf **{ button-more }**, dann auf **{ button-call }**.
   *[other] {" "}Die Leute dort wurden gefragt, ob sie noch da sind. Antwortet niemand, kann `/tock neu` den Tisch { $until } ersetzen.
}
refused-just-opened = Jemand anders hat in diesem Kanal gerade einen Tisch eröffnet.
refused-tables-a-server = Auf diesem Server { $tables ->
    [one] ist schon ein Tisch
   *[other] sind schon { $tables } Tische
} offen, mehr geht nicht. Um einen unbenutzten zu beenden, drück dort auf **{ button-more }**, dann auf **{ button-ask-end }**.
refused-tables-a-person = Du hast schon { $tables ->
    [one] einen offenen Tisch
   *[other] { $tables } offene Tische
}. Spiel erst einen zu Ende, oder drück auf **{ button-more }**, dann auf **{ button-ask-end }**.
refused-lobbies-a-person = Auf diesem Server { $tables ->
    [one] wartet schon ein Tisch
   *[other] warten schon { $tables } Tische
} von dir auf Leute. Starte erst einen, oder schließ ihn: Drück auf **{ button-setup }**, **{ button-more }**, dann auf **{ button-ask-end }**.
refused-no-table = In diesem Kanal ist kein Tisch offen. Eröffne einen mit `/tock neu`.
refused-unreadable = Dieser Tisch wurde von einer anderen Version des Bots gespeichert und lässt sich gerade nicht öffnen. Nichts ist verloren; nach einem Update geht es weiter. Die Serververwaltung kann ihn mit `/tock-server beenden` schließen.
refused-not-seated = Du spielst an diesem Tisch nicht mit, darfst aber gern zuschauen.
refused-away = Ein Computer hält deinen Platz. Mit **{ button-return }** unter dem Brett oder `/tock mitspielen` bekommst du ihn zurück.
refused-sit-first = Das geht nur, wenn du an diesem Tisch sitzt. Drück neben einem freien Platz auf **{ button-sit }**.
refused-already-seated = Du hast schon einen Platz an diesem Tisch.
refused-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
refused-seat-kept = Dieser Platz ist für jemanden vom letzten Spiel reserviert; nur wer den Tisch leitet, kann ihn vergeben.
refused-no-seat-free = Alle Plätze sind besetzt, aber du darfst gern zuschauen.
refused-no-such-seat = Dieser Tisch hat die Plätze 1 bis { $seats }.
refused-not-in-lobby = Das Spiel hat schon begonnen.
refused-not-started = Das Spiel hat noch nicht begonnen; alle, die am Tisch sitzen, können es starten.
refused-not-playing = Dieses Spiel ist zu Ende. Eröffne mit `/tock neu` einen neuen Tisch.
refused-seats-free = { $free ->
    [one] Ein Platz ist noch frei
   *[other] { $free } Plätze sind noch frei
}. Setz Computer dazu, oder warte auf andere.
refused-no-human = Auf mindestens einem Platz muss ein Mensch sitzen.
refused-nobody-there = Diese Person hat keinen Platz an diesem Tisch.
refused-not-host = Das darf nur, wer den Tisch leitet, oder jemand von der Serververwaltung, der hier nicht mitspielt.
refused-host-is-there = Solange die Tischleitung mitspielt, kann nur sie das Spiel beenden, oder jemand von der Serververwaltung, der hier nicht mitspielt. Läuft ihre Zeit in einem Zug ab, können die anderen es gemeinsam beenden.
refused-not-your-turn = Du bist nicht dran.
refused-host-chooses = Nur wer den Tisch leitet, kann die Regeln wählen.
refused-too-many = Es sitzen schon { $people } Leute; für ein kleineres Spiel muss erst jemand aufstehen.
refused-elsewhere = Dieser Tisch ist woanders. Benutze seine Knöpfe in seinem Kanal, oder in deinen Direktnachrichten, wenn du dort mitspielst.
refused-needs-server = Tische gibt es in Kanälen eines Servers, nicht in Direktnachrichten. Verwende den Befehl im Kanal deines Tischs.
refused-in-group = Das geht nur auf einem Server, dessen Mitglied ich bin. Um hier zu spielen, gib `/tock-überall` ein und drück auf **{ button-open-anywhere }**.
refused-not-manager = Die Einstellungen des Servers kann nur ändern, wer die Berechtigung *Server verwalten* hat.
refused-no-exchange = Gerade werden keine Karten weitergegeben.
refused-not-in-hand = Diese Karte hast du nicht.
refused-stale = Das ist veraltet: Das Spiel ist schon weiter. Es wurde nichts geändert.
refused-not-legal = Dieser Zug ist jetzt nicht möglich. Wähle einen der gezeigten Züge.
refused-no-computer = Hier sitzt kein Computer, den du entfernen kannst.
refused-not-saved = Dein Zug konnte nicht gespeichert werden, darum hat sich nichts geändert. Versuch es gleich noch einmal.
refused-unknown = Die Datenbank antwortet nicht, darum weiß ich noch nicht, ob das gespeichert ist. Ich sehe nach; der Tisch zeigt das Ergebnis, sobald es feststeht.
refused-ambiguous = Das passt auf mehrere Züge. Tipp mehr, oder wähle einen aus der Liste.
refused-permissions = Ich brauche in { $channel } diese Berechtigungen: { $permissions }.
refused-not-in-server = Ich bin kein Mitglied dieses Servers, und dafür müsste ich es sein. Die Serververwaltung kann mich [hinzufügen]({ $link }); versuch es danach noch einmal.
refused-own-permissions = Das tue ich nur für Leute, die in { $channel } selbst diese Berechtigungen haben. Du brauchst: { $permissions }.
refused-external-apps = Auf diesem Server dürfen externe Apps nicht öffentlich posten, darum würdest nur du es sehen.
refused-table-hidden = Nur du würdest den Tisch sehen, weil du auf diesem Server nicht mit externen Apps posten darfst. Bitte um die Berechtigung *Externe Apps verwenden*, oder versuch es in einem anderen Kanal oder einer Gruppe.
refused-rules-ruleset = Es gibt kein Regelwerk „{ $wrong }“. Wähle eines von diesen: { $offered }.
refused-rules-party = So lässt sich dieses Regelwerk nicht spielen. Möglich sind: { $offered }.
refused-rules-option = „{ $wrong }“ ist keine Option dieses Regelwerks. Es gibt: { $offered }.
refused-rules-no-option = „{ $wrong }“ geht hier nicht: { $rules } hat keine Optionen.
refused-rules-value = „{ $wrong }“ ist kein gültiger Wert. Wähle einen von diesen: { $offered }.
refused-quiet-hours = Gib für die Ruhezeit die erste und die letzte Stunde an, etwa `22-8`, höchstens zehn Stunden. Lass das Feld leer, wenn du keine willst.
refused-quiet-zone = Gib bitte auch deine Zeitzone an, etwa `Europe/Zurich`, oder nur die Stadt.
refused-too-often = Das machst du zu oft. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refused-film-one-at-a-time = Dein letzter Film wird noch gemacht. Versuch es in ein paar Sekunden noch einmal.
refused-films-busy = Gerade werden viele Filme gemacht. Versuch es in einer halben Minute noch einmal.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-lost = Ich kann den Tisch in { $channel } nicht mehr zeigen. Dort fehlt mir: { $permissions }. Das Spiel geht weiter, und das Brett kommt zurück, sobald ich diese Berechtigungen habe.
thread-locked = Ich kann den Tisch in { $channel } nicht mehr zeigen: Der Thread ist gesperrt. Das Spiel geht weiter, und das Brett kommt zurück, sobald jemand von der Moderation den Thread entsperrt.

## Rulesets and options

ruleset-swiss = Schweizer Regeln
ruleset-dog = Dog (Schweizer Brett)
ruleset-toctoc = Toc Toc (Québec)
ruleset-ttg = Tock Tock Dog
ruleset-italian = Italienische Regeln
ruleset-keezen = Keezen
ruleset-jackaroo = Jackaroo
ruleset-swiss-about = 110 Karten mit Jokern, sechs bis zwei auf der Hand; eine Sieben schlägt alles, was sie überspringt
ruleset-dog-about = wie die Schweizer Regeln, auf kleinerem Brett: ins Haus, wer den Start zweimal berührt hat
ruleset-toctoc-about = aus Québec, zwei gegen zwei: Vieren nur zurück, nie an eigenen Steinen vorbei
ruleset-ttg-about = ein Bube läuft 11 oder tauscht, kein Stein ist geschützt, Abkürzung durch die Mitte
ruleset-italian-about = nach einer Zehn legt der Nächste eine Karte ab; ein Stein auf seinem Startfeld hält alle auf
ruleset-keezen-about = aus den Niederlanden: eine Runde, dann heim; Könige nur zum Rauskommen; Sieben für ein, zwei Steine
ruleset-jackaroo-about = vom Golf: Könige schlagen alle auf ihrem Weg, Fünfen bewegen jeden Stein, Zehnen verbrennen
mode-teams = in Teams
mode-solo = jeder für sich
party-teams = { $players } Spieler in Teams
party-solo = { $players } Spieler, jeder für sich
option-board-dog = Dog-Brett
option-home-entry-over = vom Eingangsfeld aus nicht ins Haus
option-canadian-seven-on = Siebener ziehen auch Steine des Partners
option-no-joker-finish-on = kein letzter Stein mit Joker
option-places-on = weiterspielen um den zweiten Platz
option-seven-diagonal-on = Siebener dürfen quer übers Brett
option-centre-off = keine Abkürzung durch die Mitte
option-jokers-on = mit Jokern
option-ten-swap-on = Zehnen dürfen tauschen
option-jack-discard-on = nach einem Buben legt der Nächste ab
option-dealer-round = in jeder Runde gibt jemand anders
option-extra-lap-on = zusätzliche Runden erlaubt
option-king-13-on = Könige laufen auch 13
option-own-block-on = eigene Steine blockieren dich
option-start-swap-off = kein Tauschen vom Startfeld
option-burn-choice = das Opfer wählt die verbrannte Karte
option-discard-on = nur eine Karte ablegen, nicht alle
option-own-pass-on = eigene Steine überspringen erlaubt
option-pair-wall-off = zwei Steine sind keine Mauer
option-plain-on = einfach: kein Verbrennen, kein Schieben
option-queen-burns-on = auch die Dame verbrennt Karten
option-board-about = auf diesem Brett biegen die Steine von ihrem Startfeld ins Haus ab
option-home-entry-about = ein Stein auf seinem Eingangsfeld kann nicht ins Haus; er muss noch eine Runde laufen
option-canadian-seven-about = mit einer Sieben darfst du immer auch die Steine deines Partners ziehen
option-no-joker-finish-about = ein Joker darf den letzten Stein deines Teams nicht ins Haus bringen
option-places-about = wenn jemand gewonnen hat, spielen die anderen um die weiteren Plätze
option-seven-diagonal-about = eine ganze Sieben darf einen Stein vom siebten Feld nach einem Start quer hinüberbringen
option-centre-about = die Mitte des Bretts ist gesperrt
option-jokers-about = zwei Joker kommen dazu; ein Joker steht für jede Karte
option-ten-swap-about = eine Zehn darf, statt zu ziehen, deinen Stein mit einem gegnerischen tauschen
option-jack-discard-about = wer nach einem Buben dran ist, muss eine Karte ablegen
option-dealer-about = in jeder Runde beginnt jemand anders, nicht nur nach dem Mischen
option-extra-lap-about = ein Stein darf an seinem Eingangsfeld vorbei noch eine Runde laufen
option-king-13-about = ein König bringt einen Stein heraus oder läuft 13 Felder
option-own-block-about = Steine derselben Farbe können einander nicht überspringen oder schlagen
option-start-swap-about = ein Stein auf dem eigenen Startfeld wird nicht getauscht, auch nicht von seinem Besitzer
option-burn-about = wer durch eine Zehn eine Karte verliert, wählt sie selbst; sonst entscheidet der Zufall
option-discard-about = wer nicht spielen kann, legt eine Karte ab und behält den Rest
option-own-pass-about = ein Stein darf andere Steine der eigenen Farbe überspringen
option-pair-wall-about = zwei Steine nebeneinander darf man überspringen wie alle anderen
option-plain-about = Könige bringen nur Steine heraus; Fünfen und Zehnen laufen nur
option-queen-burns-about = eine Dame läuft zwölf oder verbrennt der nächsten Person eine Karte

## The rules of a table

rules-intro-teams = Tock ist ein Wettlauf mit Karten. Bring deine vier Steine aus der Reserve einmal ums Brett und nach Hause; jede Karte sagt, wie weit ein Stein laufen darf. Landest du auf einem anderen Stein, muss er zurück in seine Reserve. Partner sitzen einander gegenüber und gewinnen gemeinsam.
rules-intro-solo = Tock ist ein Wettlauf mit Karten. Bring deine vier Steine aus der Reserve einmal ums Brett und nach Hause; jede Karte sagt, wie weit ein Stein laufen darf. Landest du auf einem anderen Stein, muss er zurück in seine Reserve. Jeder spielt für sich.
rules-marked = Der Pfeil zeigt die Spielrichtung. **a** Startfeld, auf dem deine Steine rauskommen · **b** Eingangsfeld, an dem sie nach Hause abbiegen · **c** Haus · **d** Reserve
rules-marked-partner = **e** das Haus deines Partners
rules-name-badge = Im Spiel zeigt das Schildchen neben jedem Namen, wie viele Karten diese Person hat, und das Zeichen ihres Partners.
rules-marked-protected = Der Stein auf **a** ist gerade rausgekommen, darum ist er geschützt.
rules-goal-teams = Bringt als erstes Team alle eure Steine ins Haus. Steine kommen auf ihrem Startfeld raus, laufen im Uhrzeigersinn und biegen am Eingangsfeld ins Haus ab. Sind alle deine Steine im Haus, spielst du mit denen deines Partners.
rules-goal-solo = Bring deine vier Steine vor allen anderen ins Haus. Steine kommen auf ihrem Startfeld raus, laufen im Uhrzeigersinn und biegen am Eingangsfeld ins Haus ab.
rules-deal = { $cards } Karten{ $jokers ->
    [0] {""}
   *[other] , darunter { $jokers } Joker
}. Alle bekommen Runde für Runde { $sizes } Karten; dann geht es von vorn los.
rules-shuffling-when-short = Die abgelegten Karten werden neu gemischt, wenn der Stapel leer ist.
rules-shuffling-each-cycle = Nach jedem vollen Durchgang werden alle Karten neu gemischt.
rules-rounds = Runden
rules-track = Auf der Bahn
rules-at-home = Haus
rules-sevens = Siebener
rules-cards = Andere Karten
rules-entry = Die Bahn hat { $length } Felder. Das Eingangsfeld eines Steins { $fields ->
    [0] ist sein eigenes Startfeld.
    [one] liegt ein Feld vor seinem Startfeld; dort beginnt sein Haus.
   *[other] liegt { $fields } Felder vor seinem Startfeld; dort beginnt sein Haus.
}
rules-plain = so viele Felder laufen
rules-hit-all = Ein Stein, der auf einem anderen landet, schlägt ihn zurück in die Reserve, auch einen eigenen.
rules-hit-others = Ein Stein, der auf einem anderen landet, schlägt ihn zurück in die Reserve.
rules-home = Ins Haus geht es nur mit genau passender Zahl, und dort überspringt kein Stein einen anderen.
rules-once-round = Steine laufen nur eine Runde: Ein Stein darf auf seinem Eingangsfeld stehen bleiben, aber nicht daran vorbei.
rules-swap = Mit { $ranks } kannst du einen deiner Steine mit einem andersfarbigen auf der Bahn tauschen.
rules-exchange-partner = Nach jedem Austeilen geben alle ihrem Partner verdeckt eine Karte.
rules-exchange-left = Nach jedem Austeilen geben alle verdeckt eine Karte nach links weiter.
rules-exchange-none = Es werden keine Karten weitergegeben.
rules-unplayable-throw-in = Kannst du eine Karte spielen, musst du. Kannst du nicht, wirfst du die ganze Hand ab.
rules-unplayable-throw-in-off-track = Kannst du eine Karte spielen, musst du. Kannst du nicht, legst du eine Karte ab; hast du aber noch Steine in der Reserve und keinen auf der Bahn, wirfst du die ganze Hand ab.
rules-unplayable-discard = Kannst du eine Karte spielen, musst du. Kannst du nicht, legst du eine ab.
rules-blocking-entered = Ein Stein, der gerade rausgekommen ist, ist geschützt, bis er zieht: Er kann nicht geschlagen, übersprungen oder getauscht werden.
rules-blocking-own-start = Ein Stein auf seinem eigenen Startfeld blockiert: Er kann nicht geschlagen, übersprungen oder getauscht werden.
rules-blocking-none = Es gibt keine geschützten Steine.
rules-home-entry-touched = Ins Haus geht es vorwärts. Mit einer Vier geht es auch rückwärts, aber nur, wenn der Stein das Eingangsfeld schon berührt hat.
rules-home-entry-forward = Ins Haus geht es nur vorwärts.
rules-home-entry-over = Ins Haus geht es nur vorwärts, und nur von einem Feld vor dem Eingangsfeld, nicht vom Eingangsfeld selbst.
rules-home-entry-twice = Ein Stein darf ins Haus, sobald er sein Startfeld zweimal berührt hat; das Rauskommen zählt als erstes Mal.
rules-seven-hits-everyone = { $pawns ->
    [0] Eine Sieben kannst du beliebig aufteilen
   *[other] Eine Sieben zieht einen Stein oder wird auf zwei aufgeteilt
}, und sie schlägt jeden Stein, den sie überspringt, auch deine eigenen.
rules-seven-hits-opponents = { $pawns ->
    [0] Eine Sieben kannst du beliebig aufteilen
   *[other] Eine Sieben zieht einen Stein oder wird auf zwei aufgeteilt
}, und sie schlägt jeden gegnerischen Stein, den sie überspringt.
rules-seven-hits-nobody = { $pawns ->
    [0] Eine Sieben kannst du beliebig aufteilen
   *[other] Eine Sieben zieht einen Stein oder wird auf zwei aufgeteilt
}; sie schlägt nur Steine, auf denen ein Teil landet.
rules-seven-moves-own = Eine Sieben zieht deine eigenen Steine; sind alle im Haus, ziehen die übrigen Schritte die deines Partners.
rules-seven-moves-own-alone = Eine Sieben kann nur deine eigenen Steine ziehen.
rules-seven-moves-team = Eine Sieben kann auch die Steine deines Partners ziehen.
rules-seven-moves-anyone = Eine Sieben kann die Steine von allen ziehen, auf der Bahn und im Haus, auch geschützte.
rules-draw = Mit { $ranks } kannst du, statt zu ziehen, eine zufällige Karte aus der Hand eines Gegners nehmen.
rules-hits-passed = Mit { $ranks } schlägt ein Stein jeden Stein auf seinem Weg, auch eigene. Mauern halten ihn nicht auf, nur Steine, die blockieren.
rules-pushes = Mit { $ranks } kannst du auch { $whose ->
    [team] Steine deines Partners auf der Bahn ziehen.
   *[other] jeden Stein auf der Bahn ziehen. Der deines Partners läuft wie ein eigener; ein gegnerischer läuft an seinem Eingangsfeld vorbei und braucht noch eine Runde.
}
rules-burn = Mit { $ranks } kannst du, statt zu ziehen, der nächsten Person eine zufällige Karte verbrennen; sie setzt außerdem aus.
rules-burn-choice = Mit { $ranks } kannst du, statt zu ziehen, die nächste Person eine Karte ihrer Wahl verbrennen lassen; sie setzt außerdem aus.
rules-marked-fields = { $fields } (auf dem Brett mit { $mark } markiert)
rules-centre = Mit { $ranks } kann ein Stein von Feld { $fields } in die Mitte, und aus der Mitte auf jedes dieser Felder.
rules-swap-opponents = Mit { $ranks } kannst du auch tauschen, aber nur mit einem gegnerischen Stein.
rules-leader-stays = Eine zufällig gewählte Person beginnt jede Runde.
rules-lead-each-cycle = Dieselbe Person beginnt alle Runden eines Durchgangs; danach ist die nächste dran.
rules-begins-entered = Alle beginnen mit einem Stein auf ihrem Startfeld.
rules-may-spare-partner = Würde jeder mögliche Zug deinen Partner schlagen, darfst du stattdessen eine Karte ablegen.
rules-own-colour-blocks = Steine derselben Farbe können einander nicht überspringen oder schlagen.
rules-own-pawns-hit-only = Ein Stein kann keinen anderen der eigenen Farbe überspringen.
rules-pairs-block = Zwei Steine nebeneinander, egal wem sie gehören, sind eine Mauer, an der niemand vorbeikommt.
rules-blocking-can-swap = Geschützte Steine können getauscht werden, verlieren dann aber ihren Schutz.
rules-blocking-can-swap-owner = Tauschen darfst du ihn nur, wenn er dir gehört.
rules-seven-backs-at-home = In deinem Haus dürfen Teile einer Sieben auch rückwärts gehen.
rules-seven-diagonal = Eine ganze Sieben darf einen Stein von Feld { $fields } quer hinüber auf das Feld gegenüber bringen.
rules-places = Wer alle Steine im Haus hat, bekommt keine Karten mehr; die anderen spielen um die Plätze weiter.
rules-forced-discard-loses-turn = Nach { $rank } legt die nächste Person eine Karte ab und setzt aus.
rules-forced-discard = Nach { $rank } legt die nächste Person eine Karte ab.
rules-centre-second-cards = Endet der Zug eines Steins auf Feld { $fields }, darfst du eine zweite Karte ({ $ranks }) spielen, um ihn in die Mitte zu setzen. Später bringen ihn dieselben Karten auf eines dieser Felder zurück.
rules-no-joker-finish = Ein Joker darf den letzten Stein eines Teams nicht ins Haus bringen.

## Commands: names are lower case, one word, at most 32 characters; descriptions at most 100

command-tock = tock
command-tock-about = Spiel Tock, das Murmelrennen mit Karten
command-new = neu
command-new-about = Eröffne einen Tisch in diesem Kanal
command-new-ruleset-about = Nach welchen Regeln gespielt wird (Standard: Schweizer Regeln)
command-new-players-about = Anzahl der Spieler
command-new-mode-about = In Teams oder jeder für sich
command-new-options-about = Hausregeln; wähle aus der Liste
command-join = mitspielen
command-join-about = Setz dich an den Tisch dieses Kanals
command-join-seat-about = Nummer des Platzes
command-leave = verlassen
command-leave-about = Verlass den Tisch, oder lass einen Computer deinen Platz eine Weile halten
command-table = tisch
command-table-about = Zeig deine Karten und das Brett; versucht es auch noch einmal mit Direktnachrichten
command-games = spiele
command-games-about = Zeig deine Tische, freie Plätze auf diesem Server und beendete Spiele
command-play = spielen
command-play-about = Mach einen Zug, indem du ihn eintippst
command-play-card-about = Die Karte und der Zug; wähle aus der Liste
command-rules = regeln
command-rules-about = Zeig die Regeln dieses Tischs oder eines anderen Regelwerks
command-rules-ruleset-about = Welches Regelwerk (Standard: Schweizer Regeln)
command-rules-players-about = Anzahl der Spieler
command-rules-mode-about = In Teams oder jeder für sich
command-rules-options-about = Hausregeln; wähle aus der Liste
command-settings = einstellungen
command-settings-about = Deine eigenen Einstellungen: Bilder, Hinweise, Ruhezeit, Datenschutz
command-anywhere = tock-überall
command-anywhere-about = Rätsel des Tages, Lektionen, Übung, Regeln, deine Statistik und alte Spiele, wo du auch bist
command-anywhere-ruleset-about = Eröffne hier einen Tisch mit diesem Regelwerk
command-anywhere-players-about = Eröffne hier einen Tisch für so viele Spieler
command-anywhere-mode-about = Eröffne hier einen Tisch: in Teams oder jeder für sich
command-anywhere-options-about = Eröffne hier einen Tisch mit Hausregeln; wähle aus der Liste
command-server = tock-server
command-server-about = Verwalte die Tock-Tische auf diesem Server
command-server-settings = einstellungen
command-server-settings-about = Sieh und ändere, was für neue Tische auf diesem Server gilt
command-server-end = beenden
command-server-end-about = Beende den Tisch in diesem Kanal, auch wenn er sich nicht öffnen lässt
parameter-ruleset = regelwerk
parameter-players = anzahl
parameter-mode = modus
parameter-options = optionen
parameter-player = spieler
parameter-seat = platz
parameter-card = karte

## Themes of pictures

theme-wood = Holz
theme-dark = dunkel
theme-light = hell
theme-server = wie auf dem Server
settings-theme = Design der Bilder: **{ $theme }**
settings-looks = Bilder und Hinweise
settings-quiet-hours = Ruhezeit
settings-language = 🌐 Sprache
settings-language-spoken = Sprache: **{ $language }**{ $chosen ->
    [discord] {" "}(wie in Discord)
   *[own] {""}
}
ask-own-language = Sprache, in der ich mit dir spreche
ask-own-language-as-discord = wie in Discord
settings-privacy = Datenschutz
settings-table = Deine Karten und Züge
ask-hands = Wohin deine Karten kommen
hands-server = wie auf dem Server
hands-direct = als Direktnachricht
hands-channel = im Kanal (nur für dich sichtbar)
settings-hands = Deine Karten kommen: **{ $hands }**
ask-next = Vorwarnung
ask-next-told = Sende mir eine stille Direktnachricht, wenn ich als Nächstes dran bin
ask-elsewhere = Tische an Orten, wo ich kein Mitglied bin
ask-elsewhere-told = Sende mir eine Direktnachricht, wenn ich dort dran bin
settings-next = Stille Nachricht, wenn du als Nächstes dran bist: **{ $on ->
    [1] an
   *[other] aus
}**
ask-server-hands = Karten der Spieler (Standard)
server-hands-channel = im Kanal (nur für die Person sichtbar)
server-settings-hands = Karten kommen: **{ $hands }**, wenn jemand nichts anderes wählt
ask-theme = Design der Bilder, die nur du siehst
ask-shape = Anordnung der Bilder
ask-numbers = Feldnummern
ask-notes = Hinweise
ask-notes-told = Erklär jede besondere Karte, wenn ich sie zum ersten Mal habe
ask-hours-about = Z. B. 22-8, höchstens zehn Stunden. Bei langsamen Spielen ruht dann deine Uhr. Leer: keine.
ask-zone = Zeitzone
ask-zone-about = Zum Beispiel Europe/Zurich, oder nur die Stadt
server-settings-tables = Neue Tische
server-settings-looks = Bretter, Karten und Posts
ask-party-about = Kann man das Regelwerk nicht zu so vielen spielen, gilt die nächste mögliche Zahl
ask-game-line = { $ruleset }, { $party }
ask-house-rules = Hausregeln
ask-language = Sprache neuer Tische
ask-language-as-discord = wie dieser Server
ask-server-theme = Design der Bretter
ask-films = Kurze Filme
ask-films-about = Zeig Schläge, das Heimkommen und das Ende einer Runde in Bewegung
ask-boards = Bretter, die im Kanal bleiben
ask-posts = Regelmäßige Posts
ask-posts-about = Was du neu einschaltest, kommt in den Kanal, in dem du gerade bist.
ask-post-week = Wochenrückblick am Montag
ask-post-puzzle = Jeden Morgen das Rätsel des Tages
shape-tall = hoch (Karten unter dem Brett)
shape-wide = breit (Karten neben dem Brett)
settings-shape = Anordnung der Bilder: **{ $shape }**
numbers-every = auf jedem Feld
numbers-few = nur wo nützlich
settings-numbers = Feldnummern: **{ $numbers }**
settings-quiet = Ruhezeit: **{ $begins } bis { $ends } Uhr** ({ $zone }). Bei langsamen Spielen ruht dann deine Uhr.
settings-quiet-none = Ruhezeit: **keine**
parameter-zone = zeitzone
boards-last = nur das letzte
boards-every = alle

## Privacy

privacy = Ich speichere deine Discord-ID, deinen Namen, deine Sprache, deine Einstellungen und an welchen Tischen du gespielt hast, damit deine Plätze und Spiele noch da sind, wenn du wiederkommst. Ich gebe nichts davon weiter und lese deine Nachrichten nicht.
privacy-file = Die angehängte Datei enthält alles, was ich über dich gespeichert habe.
privacy-policy = Datenschutzerklärung: { $address }
privacy-terms = Nutzungsbedingungen: { $address }
privacy-forget-me = Meine Daten löschen
privacy-ask = Wenn ich deine Daten lösche, übernimmt ein Computer deine Plätze, deine Einstellungen sind weg, und dein Name wird aus alten Spielen entfernt. Das lässt sich nicht rückgängig machen. Nachrichten, die schon in Kanälen stehen, bleiben dort.
privacy-forget-me-now = Endgültig löschen
privacy-forgotten = Erledigt. Deine Daten sind gelöscht. Wenn du wieder spielst, fängst du neu an.

## The position in words

alt-pawn = { $number }: { $place }
name-with-team = { $name } (Team { $letter })
alt-pile = Oben auf dem Ablagestapel: { $card } ({ $cards } im Stapel).
alt-earlier = Davor: { $cards }.
alt-deck = Im Stapel { $cards ->
    [one] ist noch eine Karte
   *[other] sind noch { $cards } Karten
} zum Austeilen.
alt-fields = Kommt auf { $start } raus, biegt bei { $entry } ins Haus ab.
alt-fields-of = { $name } kommt auf { $start } raus, biegt bei { $entry } ins Haus ab.
alt-track = Die Felder der Bahn sind von 0 bis { $last } nummeriert.
alt-own = Du, { $name }
alt-film = Film von Runde { $number }; die Nachricht beschreibt die Züge.

## Computer players' levels, and hints

level-easy = leicht
level-normal = normal
level-hard = stark
levels-told =
    - **Leicht** sieht sich nur das Brett gleich nach einem Zug an und spielt irgendeinen Zug, der gut genug aussieht.
    - **Normal** denkt ein wenig voraus und spielt manchmal den zweitbesten Zug.
    - **Stark** spielt vor jedem Zug den Rest der Runde viele Male durch und teilt dabei die Karten, die verdeckt sind, zufällig aus{ $engine ->
        [python] ; auf diesem Server nur ein Viertel so oft, was immer noch für 49 Siege in 50 Spielen gegen jemanden reicht, der nur einen Zug vorausschaut
       *[core] {""}
    }.
setup-hints = Tipps
setup-hints-chosen = Tipps: { $hints }
setup-hints-allowed = { $hints ->
    [0] keine
    [one] einer pro Spiel und Person
   *[other] { $hints } pro Spiel und Person
}
setup-hints-unlimited = unbegrenzt
hint-header = **Tipp, nur für dich sichtbar.** Deine besten Möglichkeiten, jede mit der geschätzten Gewinnchance:
hint-line = { $place }. { $what } · **{ $percent } %**
hint-give = { $card } weitergeben
hint-no-reason = kein einzelner Grund: In simulierten Runden schnitt das am besten ab
hint-left = { $hints ->
    [0] Das war dein letzter Tipp in diesem Spiel.
    [one] Du hast noch einen Tipp.
   *[other] Du hast noch { $hints } Tipps.
}
hint-told = 💡 In dieser Runde einen Tipp genutzt: { $names }
reason-wins = gewinnt das Spiel
reason-finishes = bringt den { $place }. Platz
reason-only-one = der einzige mögliche Zug
reason-comes-home = bringt { $pawn } ins Haus
reason-enters = bringt einen Stein aus der Reserve
reason-hits = schlägt { $pawn }
reason-hits-own-side = schlägt { $pawn }, einen Stein der eigenen Seite
reason-escapes = bringt { $pawn } außer Reichweite von { $name } ({ $card })
reason-stays-in-reach = lässt { $pawn } in Reichweite von { $name } ({ $card })
reason-nears-home = bringt { $pawn } { $fields ->
    [0] direkt vor sein Haus
    [one] bis auf ein Feld an sein Haus heran
   *[other] bis auf { $fields } Felder an sein Haus heran
}
reason-takes-turn = kostet { $name } eine Karte und einen Zug
reason-likely-home = in { $percent } % der simulierten Runden kommt ein Stein der eigenen Seite ins Haus
reason-likely-hit = am Ende von { $percent } % der simulierten Runden ist ein Stein der eigenen Seite wieder in der Reserve
reason-way-out = gibt { $name } eine Karte zum Rauskommen
reason-keeps-way-out = behält { $card } zum Rauskommen
refused-hints-off = An diesem Tisch sind Tipps ausgeschaltet.
refused-hints-spent = Du hast alle deine Tipps in diesem Spiel verbraucht ({ $hints }).
refused-nothing-due = Du hast gerade nichts zu entscheiden. Frag wieder, wenn du dran bist.
refused-back-off = An diesem Tisch ist das Zurücknehmen ausgeschaltet.
refused-back-rated = In einem gewerteten Spiel muss jemand von einer anderen Seite dem Zurücknehmen zustimmen, und dort ist gerade niemand da.
refused-back-gone = Dieser Zug lässt sich nicht mehr zurücknehmen.

## The clock

setup-pace = Tempo
setup-pace-chosen = Tempo: { $pace }
pace-live = live (90 s pro Zug, dazu 3 min pro Spiel)
pace-relaxed = gemütlich (15 min pro Zug)
pace-slow = langsam (1 Tag pro Zug, dazu 3 Tage pro Spiel)
pace-open = ohne Zeitlimit
pace-tournament = Turnier (8 s pro Zug, dazu 1 min pro Spiel)
pace-tournament-60 = Turnier (10 s pro Zug, dazu 90 s pro Spiel)
pace-tournament-90 = Turnier (15 s pro Zug, dazu 3 min pro Spiel)
time-left = ⏳ Sonst macht ein Computer diesen einen Zug { $until }{ $bank ->
    [none] {""}
   *[other] {" "}(mit { $bank } zusätzlicher Zeit)
}.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (zurück { $until })
}
table-away = 💤 Abwesend: { $names }. { $count ->
    [one] Ein Computer hält den Platz.
   *[other] Computer halten ihre Plätze.
}
told-in-stead = ⏱ { $name } (Computer)
button-return = Ich bin zurück
hand-away = { $until ->
    [none] Ein Computer hält deinen Platz in { $channel }, bis du zurück bist. Nichts geht verloren.
   *[other] Ein Computer hält deinen Platz in { $channel }. Du bekommst ihn { $until } zurück, oder sobald du wieder da bist. Nichts geht verloren.
}
went-away = Ein Computer hält deinen Platz. Du bekommst ihn { $until } zurück; bist du früher da, drück unter dem Brett auf **{ button-return }**.
button-give-up-seat = Meinen Platz aufgeben
give-up-seat-asked = Deinen Platz für immer aufgeben? Der Computer spielt weiter, und der Platz wird dir nicht mehr freigehalten: Jeder kann ihn nehmen. Ist das Spiel gewertet, zählt es trotzdem für dich.
seat-given-up = Du hast dieses Spiel für immer verlassen. Ein Computer hat deinen Platz, bis ihn jemand nimmt.
command-leave-length-about = Wie lange du weg bist: 2 Stunden, heute Abend, 18:30, bis ich zurück bin; sonst wie üblich
command-leave-zone-about = Deine Zeitzone, etwa Europe/Zurich; nur für eine Uhrzeit nötig
parameter-length = wie-lange
length-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
length-minutes-words = m min minute minuten
length-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
length-hours-words = h std stunde stunden
length-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
length-days-words = t tag tage tagen
length-weeks = { $count ->
    [one] 1 Woche
   *[other] { $count } Wochen
}
length-weeks-words = w woche wochen
length-tonight = heute Abend
length-back = bis ich zurück bin
refused-away-length = Sag bitte, wie lange, etwa `2 Stunden`, `3 Tage` oder `18:30`: mindestens eine Minute, höchstens zwei Wochen.
refused-away-zone = Für eine Uhrzeit gib bitte auch deine Zeitzone an, etwa `Europe/Zurich`. Oder gib eine Dauer an, etwa `5 Stunden`.

## The final picture of a game

poster-rounds = Runden: { $rounds }
poster-decisive = Entscheidender Moment, Runde { $round }, Gewinnchance { $before } % → { $after } %: { $told }
poster-hit = Größter Schlag
poster-hit-by = { $name } schlug
poster-best = Bester Zug
poster-luck = Größtes Glück
poster-journey = Weitester Weg
poster-first = Erster Stein im Haus
poster-gain = +{ $percent } %
poster-fields = { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
}
poster-hit-home = Größter Schlag: In Runde { $round } schlug { $name } einen Stein von { $other }, { $fields ->
    [0] direkt vor seinem Haus
    [one] ein Feld vor seinem Haus
   *[other] { $fields } Felder vor seinem Haus
}
poster-walk = Weitester Weg: { $name }, Stein { $number }, { $fields } Felder
poster-first-home = Erster Stein im Haus: { $name }, Stein { $number }, in Runde { $round }

## The offer of other pictures

looks-offered = **Möchtest du andere Bilder?** Sie sind nur für deine eigenen Bildschirme, und du kannst sie mit `/tock einstellungen` jederzeit ändern.
look-wide-about = **Breit**: Deine Karten sind neben dem Brett; am Computer ist es so größer.
look-wide-alt = Das letzte Brett, daneben fünf Karten
look-wide-chosen = Deine Bilder sind ab jetzt breit.
look-dark-about = **Dunkel**: das Brett und deine Karten in dunklen Farben.
look-dark-alt = Das letzte Brett und fünf Karten in dunklen Farben
look-dark-chosen = Deine Bilder sind ab jetzt dunkel.
button-look-wide = Breit für mich
button-look-dark = Dunkel für mich

## Seats in mid-game

seats-header = Freie Plätze auf diesem Server. Mit `/tock mitspielen` im Kanal nimmst du einen.
seats-line = - { $channel } · { $rules } · Plätze { $seats }{ $door ->
    [invited] {" "}· nur auf Einladung
   *[open] {""}
}
seats-none = Auf diesem Server ist an keinem Tisch ein Platz frei. Eröffne einen Tisch mit `/tock neu`.
asked-seat = ✋ { $name } möchte Platz { $seat }. Der Partner dort entscheidet; gibt es keinen, können es alle am Tisch tun.
asked-invited = ✋ { $name } { $stage ->
    [lobby] möchte Platz { $seat }. { $host } entscheidet, wer sich setzen darf.
   *[game] möchte Platz { $seat }. { $host } muss zustimmen, und der Partner dort auch.
}
asked-host = ✋ { $host }, { $name } möchte an deinem Tisch mitspielen. Unter dem Brett kannst du zustimmen.
asked-send-away = ✋ { $name } möchte { $who } von diesem Tisch entfernen. Alle anderen, die mitspielen, müssen zustimmen.
asked-end = ✋ { $name } möchte das Spiel beenden. Alle, die mitspielen, können unten zustimmen.
button-agree = { $name } zustimmen
button-let-in = { $name } hereinlassen
button-decline = { $name } ablehnen
button-here = Ich bin da
button-stand-in = { $name } ersetzen
table-asked-whether-there = ❓ Noch da? Warten auf ein **{ button-here }** von { $names }.
asked = Die anderen sehen deine Anfrage unter dem Brett. War das vorher dein Platz, bekommst du ihn beim nächsten Austeilen zurück.
refused-held-a-hand = Du hast in diesem Spiel schon Karten gesehen, darum kannst du keinen anderen Platz nehmen. Du darfst gern zuschauen.
refused-seat-kept-for-owner = Dieser Platz wird für jemanden freigehalten, der abwesend ist. Bleibt er leer, kannst du später danach fragen.
refused-rated-seat = Dieses Spiel ist gewertet, und zu diesem Platz gibt es am Tisch keinen Partner, der zustimmen könnte. Darum bleibt der Computer.
refused-still-asked = Sie haben noch Zeit zum Antworten. Du kannst das { $until } tun.
refused-sent-away = Du wurdest von diesem Tisch entfernt; nur die Serververwaltung kann dich wieder zulassen.
refused-removed-someone = Du hast jemanden aus diesem gewerteten Spiel entfernt, darum kannst du hier nicht mitspielen. Du darfst gern zuschauen.
refused-still-there = Diese Person hat ihre Zeit nicht ablaufen lassen, darum kann sie nicht ersetzt werden. In Spielen ohne Uhr drück zuerst auf **{ button-more }**, dann auf **{ button-call }**.
refused-not-silent = Dort wurden noch nicht alle gefragt, ob sie da sind. Drück an dem Tisch auf **{ button-more }**, dann auf **{ button-call }**.
refused-only-managers = Das kann nur jemand von der Serververwaltung, der hier nicht mitspielt. In einem Spiel ohne Wertung können die anderen gemeinsam jemanden entfernen, wenn sie mindestens zu zweit sind.
refused-chosen-enough = Du hast deine Wahl { $changes }-mal geändert; die letzte gilt.
refused-taken-up-today = Du hast diesen Tisch erst vor Kurzem weitergeführt. Das geht { $until } wieder.
refused-not-yours-to-agree = Darüber entscheiden die anderen.

## Planned moves

ahead-heading = **Plane deinen nächsten Zug:**
ahead-choose = Wähle eine Karte. Dein geplanter Zug wird von selbst gespielt, wenn du dran bist und er noch dasselbe bewirkt; sonst wählst du wie gewohnt. Nur du siehst ihn.
ahead-chosen = Die anderen spielen noch. Geplanter Zug: **{ $play }**. Er wird von selbst gespielt, wenn du dran bist und er noch dasselbe bewirkt. Nur du siehst ihn.
ahead-made = Dein geplanter Zug wurde gespielt: { $play }
ahead-unfit-yet = Die anderen spielen noch. Dein geplanter Zug geht auf dem jetzigen Brett nicht. Bleibt das so, wählst du wie gewohnt, wenn du dran bist.
ahead-unfit = Dein geplanter Zug hätte nicht mehr dasselbe bewirkt, darum wurde er nicht gespielt.
button-choose-ahead = Nächsten Zug planen
button-drop-ahead = Geplanten Zug streichen
button-choose-it = Diesen Zug planen
refused-not-ahead = Du kannst gerade keinen Zug planen.

## Your tables

mine-header = **Deine Tische**
mine-none = Du sitzt an keinem offenen Tisch.
mine-line = - { $link } · { $what }
mine-more = … und { $tables } weitere.
mine-yours = **du bist dran** ({ $since })
mine-turn = { $name } ist dran ({ $since })
mine-exchange = andere müssen noch eine Karte weitergeben ({ $since })
mine-lobby = nicht begonnen; { $free ->
    [0] alle Plätze besetzt
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}; eröffnet { $since }
mine-away = ein Computer hält deinen Platz; mit **{ button-return }** unter dem Brett bekommst du ihn zurück

## Finished games

button-replay = Nachspielen
button-export = Als Text speichern
button-highlights = Film der Höhepunkte
button-whole-film = Film des ganzen Spiels
film-highlights = **Die Höhepunkte von Spiel { $game }**
film-whole = **Spiel { $game }, von Anfang bis Ende**
alt-game-film = Film von Spiel { $game }, Zug für Zug, bis zum letzten Brett.
button-hands-open = Alle Karten zeigen
button-hands-own = Nur eine Hand zeigen
button-previous-round = Vorige Runde
button-previous = Vorherige
button-next-round = Nächste Runde
replay-header = **Spiel { $game } zum Nachspielen** · Runde { $number } · Zug { $play } von { $plays }
replay-deals = { $name } teilt aus.
replay-gave = -# { $name } gibt **{ $card }** an { $other } weiter.
replay-from = Brett aus der Sicht von { $name }
replay-round = Zu Runde { $number }
alt-held = { $name } hat { $cards }.
export-told = Spiel { $game } als Text: alle Karten, weitergegebenen Karten und Züge, und der Startwert, der das Austeilen bestimmt.
button-review = Spielanalyse
button-share = Teilen
button-turn = Fehler { $place }
button-mistakes = Aus meinen Fehlern lernen
review-header = **Analyse von Spiel { $game }.** Ich vergleiche jeden Zug mit der besten Alternative, mit denselben simulierten Karten und nur mit dem, was man damals wissen konnte.
review-person = { $name }: { $accuracy } % Genauigkeit; { $mistakes ->
    [0] keine Fehler
    [one] ein Fehler
   *[other] { $mistakes } Fehler
 }; insgesamt { $percent } % Gewinnchance verloren.
review-luck = -# Kartenglück von { $names }: { $kind ->
    [good] +{ $percent } %
   *[bad] −{ $percent } %
 }.
review-place = **{ $place }** · { $told }
review-played = Runde { $round }, Zug { $play }: { $told }
review-gave = Runde { $round }: { $name } gibt { $card } weiter
review-cost = -# Gewinnchance { $before } % → { $after } %. Besser: { $what }
review-no-mistakes = Keine Fehler: Kein einziger Zug kostete 3 % oder mehr.
review-best = ⭐ Bester Zug · { $told }, { $percent } % besser als alles andere.
review-working = Das Spiel wird analysiert: { $done } von { $all } Entscheidungen …
mistake-asked = Runde { $round }: Dein Zug kostete { $percent } % Gewinnchance. **Was ist besser?**
mistake-still = Das kostet immer noch { $percent } %.
mistake-found = ✓ **Richtig! Besser geht es nicht.**
alt-course = Gewinnchancen von { $name }, Runde für Runde: { $shares }.
refused-review-one-at-a-time = Für dich wird gerade ein anderes Spiel analysiert. Versuch es in ein paar Sekunden noch einmal.
refused-review-of-others = Nur wer in diesem Spiel mitgespielt hat, kann eine Analyse verlangen; andere sehen sie, sobald jemand sie im Kanal geteilt hat.
refused-no-past-game = Ich finde kein beendetes Spiel mit dieser Nummer, das du ansehen darfst. Beendete Spiele sehen alle, die mitgespielt haben oder den Kanal lesen können.

## Statistics and ratings

button-rated-on = Gewertet: ja
button-rated-off = Gewertet: nein
button-rated-not-yet = Gewertet: ab zwei Seiten
command-stats = statistik
command-stats-about = Zeig deine Statistik, oder die von jemand anderem auf diesem Server
command-stats-player-about = Von wem (Standard: von dir)
command-leaderboard = rangliste
command-leaderboard-about = Zeig die Ranglisten dieses Servers
command-leaderboard-standings-about = Welche Rangliste
command-new-rated-about = Ob das Spiel gewertet wird (braucht Menschen auf mindestens zwei Seiten; Standard: ja)
parameter-rated = gewertet
command-new-thread-about = Ob der Tisch einen eigenen Thread bekommt (Standard: Einstellung des Servers)
parameter-thread = thread
parameter-standings = liste
refused-no-statistics = Hier gibt es keine beendeten Spiele, die ich zeigen kann.
refused-statistics-elsewhere = Die Statistik anderer kann ich nur auf einem Server zeigen, auf dem ihr beide seid.
privacy-statistics-shown = Deine Statistik: **sichtbar** für alle, die mit dir auf einem Server sind (`/tock statistik`, `/tock rangliste`)
privacy-statistics-hidden = Deine Statistik: **verborgen**; nur du siehst sie, und du bist auf keiner Rangliste
privacy-hide = Meine Statistik verbergen
privacy-show = Meine Statistik zeigen
percent = { $percent } %
labelled = { $label }: { $value }
rating = { $points } ± { $plus }
rating-points = { $points }
rating-new = vorläufig · { $games } von { $enough } Spielen, { $people } von { $different } Gegnern
stats-header-here = **{ $name }** auf diesem Server
stats-header = **{ $name }** auf allen Servern
stats-score = Spiele: { $games } · gewonnen: { $won }
stats-streak = Siegesserie: jetzt { $now }, beste { $best }
stats-rating-teams = Team-Wertung: { $rating }
stats-rating-alone = Solo-Wertung: { $rating }
stats-entered = Kommt am liebsten raus mit: { $card } ({ $times } von { $entered ->
    [one] { $entered } Stein
   *[other] { $entered } Steinen
})
stats-missed = Züge, die der Computer machte, weil die Zeit ablief: { $missed } von { $turns }
stats-with = { $name }: { $won } von { $games } gewonnen
stats-rulesets = Siege nach Regelwerk
stats-partners = Siege nach Partner
stats-won-of = { $won } von { $games }
stats-tile-games = { $games ->
    [one] Spiel
   *[other] Spiele
}
stats-tile-won = gewonnen
stats-tile-streak = Siege in Folge
stats-tile-rating-teams = Team-Wertung
stats-tile-rating-alone = Solo-Wertung
stats-tile-entered = zum Rauskommen
figure-hits-given = Steine geschlagen
figure-hits-taken = Steine verloren
figure-pawns-home = Steine im Haus
figure-longest-walk = weitester Weg
figure-cards-burnt = Karten verbrannt
stats-tile-missed = Züge verpasst
stats-accuracy = Genauigkeit in { $games ->
    [one] einem analysierten Spiel
   *[other] { $games } analysierten Spielen
 }: { $accuracy } %; zuletzt: { $last }.
stats-tile-accuracy = Genauigkeit
stats-accuracies = Genauigkeit pro Spiel
standings-which = Welche Rangliste?
standings-friends = Freundestabelle
standings-teams = Team-Wertung
standings-alone = Solo-Wertung
standings-month = Siege in diesem Monat
standings-pairs = Paare
standings-pairs-month = Paare in diesem Monat
standings-none = Auf dieser Liste ist noch niemand.
standings-about-friends = -# Alle, die auf diesem Server { $games } Spiele zu Ende gespielt haben, die meisten Siege zuerst.
standings-about-points = -# Eine sicherere Wertung steht weiter oben: **{ button-ranking }**.
standings-own = Deine Wertung: { $told }
standings-about-rating = -# Wertung ± Unsicherheit, geordnet nach Wertung minus Unsicherheit. Du erscheinst nach zehn gewerteten Spielen gegen fünf verschiedene Gegner. Ab dem vierten Spiel am Tag mit denselben Leuten ändert sich die Wertung nicht mehr. Gewertet werden nur Spiele mit Menschen auf verschiedenen Seiten.
standings-line = **{ $place }** { $names } · { $told }
standings-score = { $won } von { $games } gewonnen ({ $percent } %)
standings-tally = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} · { $won } gewonnen · { $hits ->
    [one] { $hits } Schlag
   *[other] { $hits } Schläge
}
season-name = Saison { $quarter }, { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = Noch ohne Rang: { $games } von { $enough } Spielen, gegen { $people } von { $different } Gegnern.
season-about = -# Alle beginnen eine Saison mit 1.000 Punkten und bekommen einen Rang nach fünf gewerteten Spielen gegen fünf verschiedene Gegner. Geordnet nach Wertung minus Unsicherheit (±).
season-best = **{ $season }**: { $names }
season-over = 🏁 **{ $season } ist zu Ende**
seasons-none = Noch hat keine frühere Saison eine Rangliste.
seasons-which = Welche Saison?
button-season = Diese Saison
button-seasons = Frühere Saisons
button-season-teams = Teams
button-season-alone = Solo
button-ranking = So entsteht der Rang
button-standings = Rangliste
analysis-opened = Der Tisch ist offen. Du hast den Platz, der in dieser Stellung dran ist; Computer haben die anderen, und mit `/tock mitspielen` übernimmt man einen davon. Tipps sind frei, und das Ergebnis zählt nicht.
refused-game-text = Zeile { $line } dieser Datei: { $wrong }.
refused-game-text-size = Diese Datei ist zu groß für eine Spieldatei.
refused-no-such-play = Dieses Spiel hat die Züge 0 bis { $plays }. Wähle einen davon.
refused-game-over-there = In dieser Stellung ist das Spiel schon zu Ende. Wähle einen früheren Zug.
game-text-no-transcript = das ist keine Spieldatei (die beginnen mit `tock 1`)
game-text-too-long = zu viele Züge für ein Spiel
game-text-unreadable = nicht lesbar
game-text-missing = davor fehlt eine nötige Zeile (rules, seed, message, cut oder ein seat)
game-text-rules = unbekannte Regeln
game-text-seed = ein Startwert hat 64 hexadezimale Ziffern (0 bis f)
game-text-seat = diesen Platz gibt es nicht
game-text-position = aus dieser Stellung kann kein Spiel beginnen
game-text-deal = diese Karten passen nicht zum Startwert
game-text-gift = diese Karte kann hier nicht weitergegeben werden
game-text-number = Züge müssen ab 1 lückenlos nummeriert sein
game-text-turn = ein anderer Platz ist dran
game-text-play = dieser Zug ist hier nicht möglich
game-text-drawn = die gezogene Karte passt nicht zum Startwert
game-text-end = so endet das Spiel nicht
game-text-no-end = das Ende des Spiels fehlt

## Resuming a closed table

button-reopen = Weiterführen
button-give-up = Endgültig schließen
reopened = Das Spiel geht weiter, wo es aufgehört hat. Alle anderen gelten als abwesend, bis sie auf **{ button-return }** drücken.
given-up = { $people ->
    [0] Alle sind einverstanden: Dieser Tisch ist endgültig geschlossen. **{ button-fair }** zeigt, wie ausgeteilt wurde.
    [one] Du bist einverstanden. Noch eine Person muss zustimmen, bevor dieser Tisch endgültig geschlossen wird.
   *[other] Du bist einverstanden. Noch { $people } Leute müssen zustimmen, bevor dieser Tisch endgültig geschlossen wird.
}
refused-not-closed = An diesem Tisch geht es schon weiter.
refused-closed-for-good = Dieser Tisch ist endgültig geschlossen. Eröffne mit `/tock neu` einen neuen.
refused-channel-has-table = In diesem Kanal ist ein anderer Tisch offen. Sobald der zu Ende ist, kannst du diesen weiterführen.

## Lessons

button-learn = So geht Tock
button-next = Weiter
button-course-more = Besondere Karten
button-course-partner = Karten weitergeben
button-got-it = Verstanden
button-show-me = Lösung zeigen
button-skip = Überspringen
button-all-lessons = Alle Lektionen
lesson-header = **Tock lernen · { $number } von { $lessons } · { $title }**
lesson-cannot = **{ $card }** kannst du jetzt nicht spielen.
lesson-would-play = Dieser Zug ist erlaubt, aber es gibt einen besseren. Er würde das tun: { $play }.
lesson-would-give = Du könntest **{ $card }** weitergeben, aber es gibt eine bessere Karte.
lesson-got-it = Gut gemacht! Probier jetzt in einem Spiel aus, was du gelernt hast.
lesson-table-waits = Dein Tisch hier wartet noch: Geh zurück zu seiner Nachricht und drück **{ button-start }** oder **{ button-fill }**.
lesson-shown-give = So geht es: **{ $card }** weitergeben.
lesson-shown-play = So geht es, mit **{ $card }**: { $play }.
lessons-header = **Tock lernen.** Wähle eine Lektion; jede dauert nur einen Zug.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Die Grundlagen
course-more = Besondere Karten und andere Regeln
course-partner = Zu zweit: was du weitergibst
lesson-way-out-title = Raus aus der Reserve
lesson-way-out-before = Du sitzt unten, und alle deine Steine sind in der Reserve. Nur ein König (K), ein Ass (A) oder ein Joker bringt einen heraus. **Bring einen Stein heraus.**
lesson-way-out-cannot = Mit dieser Karte läuft ein Stein, aber du hast noch keinen auf dem Brett. Such die Karte zum Rauskommen.
lesson-way-out-wrong = Such die Karte zum Rauskommen.
lesson-way-out-after = ✓ Dein Stein steht auf seinem Startfeld. Von dort läuft er im Uhrzeigersinn einmal ums Brett und nach Hause. Kannst du keine Karte spielen, wirfst du deine Hand ab und wartest auf das nächste Austeilen.
lesson-hit-title = Laufen und schlagen
lesson-hit-before = Mit einer Karte läuft ein Stein so viele Felder, wie sie zeigt. Landest du auf einem anderen Stein, muss er zurück in seine Reserve. **Schlag den Stein von Blaise**: Zähl die Felder bis dorthin.
lesson-hit-wrong = Carl, dir gegenüber, ist dein Partner: Schlag seinen Stein nicht. Der Stein von Blaise ist neun Felder voraus.
lesson-hit-after = ✓ Der Stein von Blaise ist wieder in der Reserve und muss von vorn beginnen. Nur das Feld zählt, auf dem du landest; Steine, die du überspringst, sind sicher. Auch deine eigenen und die deines Partners können geschlagen werden, und kannst du eine Karte spielen, musst du.
lesson-protected-title = Geschützte Steine
lesson-protected-before = Der Stein von Blaise ist gerade rausgekommen. Auf seinem Startfeld ist er geschützt, bis er zieht: Niemand kann ihn schlagen oder überspringen. **Spiel die eine Karte, die noch geht.**
lesson-protected-cannot = Damit würdest du auf dem geschützten Stein landen oder ihn überspringen, und das ist nicht erlaubt.
lesson-protected-wrong = Bleib hinter dem geschützten Stein.
lesson-protected-after = ✓ Dein Stein wartet dahinter. Deine eigenen Steine sind genauso geschützt, wenn sie rauskommen. Sie halten alle auf, auch dich.
lesson-home-title = Genau ins Haus
lesson-home-before = Dein Eingangsfeld ist drei Felder voraus, und gleich dahinter beginnt dein Haus. Mit genau passender Zahl darf ein Stein hinein; sonst darf er noch eine Runde laufen. **Bring deinen Stein ins Haus.**
lesson-home-wrong = Damit läuft er an deinem Haus vorbei. Wähle die Karte und das nummerierte Ziel in deinem Haus.
lesson-home-after = ✓ Zu Hause! Dort kann ihn niemand schlagen. Im Haus überspringt kein Stein einen anderen, also füll die innersten Plätze zuerst.
lesson-split-title = Eine Sieben aufteilen
lesson-split-before = Eine Sieben sind sieben Schritte, die du auf deine Steine aufteilen kannst, und sie schlägt jeden Stein, den sie überspringt. **Bring mit einer Sieben einen Stein ins Haus und schlag den Stein von Dora.** Die Knöpfe nennen zuerst die Schritte, dann die Felder, die auf dem Brett nummeriert sind.
lesson-split-wrong = Ein Stein ist nah am Haus; der andere ist drei Felder hinter dem von Dora. Gib jedem ein paar der Schritte.
lesson-split-after = ✓ Zwei Dinge mit einer Karte: Heb dir Siebener für solche Momente auf. Vorsicht: Sie schlagen auch deine eigenen Steine und die deines Partners.
lesson-gift-title = Deinem Partner eine Karte geben
lesson-gift-before = Nach jedem Austeilen tauschst du mit deinem Partner eine Karte, ohne sie vorher zu sehen. Alle Steine von Carl sind in der Reserve. **Gib Carl eine Karte zum Rauskommen.**
lesson-gift-wrong = Mit dieser Karte kommt Carl nicht aus der Reserve.
lesson-gift-after = ✓ Jetzt kann Carl rauskommen. Sind die Karten aufgebraucht, wird neu ausgeteilt; die Steine bleiben, wo sie sind. Sind deine vier im Haus, ziehst du die von Carl: Ihr gewinnt gemeinsam, wenn alle acht im Haus sind. Das reicht zum Spielen; die besonderen Karten können warten.
lesson-two-ways-out-title = Zwei Karten zum Rauskommen: gib eine
lesson-two-ways-out-before = Alle deine Steine sind in der Reserve, und die von Carl auch. Mit zwei deiner Karten kommt ein Stein raus. **Gib Carl eine davon.**
lesson-two-ways-out-wrong = Carl säße immer noch fest. Mit einem Ass oder einem König kommt er raus, und die andere Karte behältst du.
lesson-two-ways-out-after = ✓ Jetzt könnt ihr beide rauskommen. Auf lange Sicht gewinnst du von 100 Spielen 2 mehr, wenn du eine weitergibst, statt beide zu behalten.
lesson-own-way-out-title = Nur eine Karte zum Rauskommen: behalt sie
lesson-own-way-out-before = Alle deine Steine sind in der Reserve; Carl hat zwei auf dem Brett. Nur mit dem König kommst du raus. **Gib Carl eine andere Karte.**
lesson-own-way-out-wrong = Dann müsstest du diese Runde aussetzen, und Carl braucht diese Karte gar nicht.
lesson-own-way-out-after = ✓ Deine einzige Karte zum Rauskommen wegzugeben, während dein Partner Steine auf dem Brett hat, kostet etwa 1 Spiel von 100. Sitzt auch dein Partner fest, macht es kaum einen Unterschied.
lesson-gift-that-hits-title = Eine Karte geben, die schlägt
lesson-gift-that-hits-before = Der Stein von Blaise ist neun Felder vor dem von Carl. **Gib Carl die Karte, mit der er ihn schlägt.**
lesson-gift-that-hits-wrong = Mit dieser könnte Carl nicht schlagen. Zähl die Felder vom Stein von Carl bis zu dem von Blaise.
lesson-gift-that-hits-after = ✓ Eine Karte, mit der dein Partner sofort schlägt, bringt etwa 1 Sieg mehr in 100 Spielen als die beste andere. Siebener, Buben und Joker sind für sich allein kein gutes Geschenk: Einen wegzugeben kostet etwa ebenso viel.
lesson-jack-title = Bube: Plätze tauschen
lesson-jack-before = Ein Bube (J) tauscht einen deiner Steine mit einem andersfarbigen auf der Bahn. **Komm deinem Haus so nah, wie du kannst.**
lesson-jack-wrong = Wessen Stein ist direkt vor deinem Haus?
lesson-jack-after = ✓ Fast eine ganze Runde mit einer Karte, und Blaise hat ebenso viel verloren. Geschützte Steine können nicht getauscht werden.
lesson-joker-title = Joker: jede Karte
lesson-joker-before = Ein Joker kann als jede Karte gespielt werden. **Bring deinen Stein ins Haus, auf den innersten Platz**: Er ist neun Felder entfernt.
lesson-joker-wrong = Spiel den Joker als Neun: Wähle den Stein, dann den innersten Platz im Haus.
lesson-joker-after = ✓ Ein Joker kann alles, was irgendeine Karte kann: rauskommen, tauschen, aufteilen oder heimlaufen.
lesson-four-title = Vier: rückwärts
lesson-four-before = Eine Vier läuft vorwärts oder rückwärts. Dein Stein ist gerade rausgekommen, und sein Eingangsfeld ist gleich hinter ihm. **Erspar ihm eine ganze Runde.**
lesson-four-wrong = Vier Felder rückwärts vom Startfeld wäre er direkt vor seinem Haus.
lesson-four-after = ✓ Von hier läuft er vorwärts ins Haus. Mit einem Stein auf dem Startfeld ist eine Vier eine ganze Runde wert.
lesson-centre-title = Tock Tock Dog: die Mitte
lesson-centre-before = Bei Tock Tock Dog bringt ein Ass, eine Zehn oder ein König einen Stein von einem Feld mit der Zahl 8 in die Mitte. Später kann er auf jedem anderen Feld mit der Zahl 8 wieder heraus. **Geh in die Mitte.**
lesson-centre-wrong = Auch der König bringt dich dorthin: Wähle die Mitte.
lesson-centre-after = ✓ Mit einer weiteren dieser Karten kommt er auf einem Feld deiner Wahl heraus, zum Beispiel nah am Haus. Auch das Schweizer Spiel zu acht hat eine Mitte.
lesson-dog-title = Dog: zweimal den Start berühren
lesson-dog-before = Bei Dog biegt ein Stein von seinem Startfeld ins Haus ab, sobald er dieses Feld zweimal berührt hat. Das Rauskommen ist das erste Mal; darüberlaufen oder wieder darauf landen ist das zweite. Dein Stein ging mit einer Vier zurück. **Bring ihn ins Haus.**
lesson-dog-wrong = So kommt er nicht hinein. Wähle die Karte und das Ziel, mit denen er am Startfeld abbiegt.
lesson-dog-after = ✓ Dein Stein berührte sein Startfeld beim Darüberlaufen ein zweites Mal. Raus, vier zurück und heim: Schneller geht es nicht.
lesson-toctoc-title = Toc Toc: das Ass und eigene Steine
lesson-toctoc-before = Bei Toc Toc ist ein Ass 1 oder 14, Vieren gehen nur rückwärts, und deine Steine können einander nicht überspringen. **Schlag den Stein von Blaise.**
lesson-toctoc-wrong = Der vordere Stein ist vierzehn Felder hinter ihm.
lesson-toctoc-after = ✓ Dein anderer Stein hätte es nicht gekonnt: Der vordere stand ihm im Weg.
lesson-ttg-title = Tock Tock Dog: Bube und Startfelder
lesson-ttg-before = Bei Tock Tock Dog läuft ein Bube 11 oder tauscht, und kein Stein ist geschützt, auch keiner, der gerade rausgekommen ist. **Schick den Stein von Blaise zurück in die Reserve.**
lesson-ttg-wrong = Damit schlägst du ihn nicht. Zähl: Er ist elf Felder voraus.
lesson-ttg-after = ✓ Auf einem Startfeld ist hier niemand sicher. Siebener schlagen nur, wo ein Teil endet, und im Haus können sie auch rückwärts gehen.
lesson-keezen-title = Keezen: nur eine Runde
lesson-keezen-before = Bei Keezen kann ein Stein nicht an seinem Haus vorbei: Er biegt mit genau passender Zahl ab, oder er wartet. Könige bringen nur Steine heraus, und eine Sieben zieht einen oder zwei Steine. **Bring deinen Stein ins Haus.**
lesson-keezen-wrong = Damit kommt er nur bis zu seinem Eingangsfeld, drei Felder weiter. Gleich dahinter beginnt das Haus.
lesson-keezen-cannot = Eine Acht oder eine Neun ginge am Haus vorbei, und das ist nicht erlaubt.
lesson-keezen-after = ✓ Deine Achten und Neunen waren hier nutzlos: Nah am Haus brauchst du kleine Karten, oder einen Buben zum Wegtauschen.
lesson-keezen-start-title = Keezen: das Startfeld
lesson-keezen-start-before = Ein Stein auf seinem eigenen Startfeld hält alle auf, auch dich, und niemand sonst kann ihn tauschen. Nur du kannst ihn wegtauschen. **Tausch ihn mit dem Stein von Blaise, der nah an deinem Haus ist.**
lesson-keezen-start-wrong = Nicht dieser Stein. Such den direkt vor deinem eigenen Eingangsfeld.
lesson-keezen-start-cannot = Dein eigener Stein ist auf dem Startfeld, darum kann ein König keinen weiteren herausbringen.
lesson-keezen-start-after = ✓ Fast eine ganze Runde in einem Zug, und Blaise beginnt von vorn.
lesson-jackaroo-king-title = Jackaroo: der König
lesson-jackaroo-king-before = Bei Jackaroo schlägt ein König, der dreizehn läuft, alles auf seinem Weg. Sonst kommt kein Stein an einem der eigenen Farbe vorbei, und auch nicht an einer Mauer aus zwei Steinen. **Schlag beide Steine von Blaise.**
lesson-jackaroo-king-wrong = So bleiben die Steine von Blaise, wo sie sind. Nutz alle dreizehn Schritte des Königs.
lesson-jackaroo-king-cannot = Eine Acht müsste an den zwei Steinen von Blaise vorbei, und die sind eine Mauer.
lesson-jackaroo-king-after = ✓ Ein König verschont niemanden, auch deine eigenen Steine nicht; also halt sie von seinem Weg fern.
lesson-jackaroo-five-title = Jackaroo: die Fünf
lesson-jackaroo-five-before = Eine Fünf zieht deinen eigenen Stein oder den von irgendjemandem auf der Bahn. Ein gegnerischer läuft an seinem Haus vorbei und braucht noch eine Runde. **Verdirb Blaise den Heimweg.**
lesson-jackaroo-five-wrong = Blaise kommt immer noch heim. Schieb den Stein, der zwei Felder vor seinem Eingangsfeld ist.
lesson-jackaroo-five-after = ✓ Das kostet Blaise eine ganze Runde. Übrigens: Der Stein deines Partners kann mit deiner Fünf ins Haus abbiegen.
lesson-jackaroo-ten-title = Jackaroo: die Zehn
lesson-jackaroo-ten-before = Eine Zehn läuft zehn, oder sie verbrennt der nächsten Person eine Karte, und diese setzt aus. Blaise hat noch eine Karte und kommt damit bald heim. **Verbrenn sie.**
lesson-jackaroo-ten-wrong = Dann spielt Blaise diese Karte. Verbrenn sie mit der Zehn.
lesson-jackaroo-ten-after = ✓ Alle sehen die verbrannte Karte, und Blaise muss auf das nächste Austeilen warten.
lesson-italian-title = Italienisch: die Zehn
lesson-italian-before = Im italienischen Spiel legt nach einer Zehn die nächste Person eine Karte ab und setzt aus. Ein Stein auf seinem eigenen Startfeld hält alle anderen auf. **Lass Blaise eine Karte ablegen.**
lesson-italian-wrong = Das kann nur eine Zehn.
lesson-italian-after = ✓ Blaise legt eine Karte ab und setzt aus. Das war die letzte Lektion; jetzt ist es Zeit für ein Spiel!

## The puzzle of the day

puzzle-header = **🧩 Rätsel des Tages · { $rules } · { $day } · { $difficulty }**
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-asked = Du sitzt unten. Ein Zug ist klar der beste: **welcher?** Die früheren Züge kennst du nicht. Nur deine erste Antwort zählt.
puzzle-solved = ✓ **Gelöst!** Das ist der beste Zug.
puzzle-missed = ✗ Nicht ganz. Das ist der beste Zug:
puzzle-best = { $what } · Gewinnchance **{ $percent } %**
puzzle-second = Zweitbester: { $what } · { $percent } %
puzzle-here = Auf diesem Server gelöst: { $solved } von { $answered }
puzzle-streak = { $days ->
    [one] 🔥 Heute gelöst. Komm morgen wieder, dann sind es zwei in Folge!
   *[other] 🔥 { $days } Tage in Folge gelöst.
}
puzzle-tomorrow = -# Morgen kommt ein neues Rätsel.
puzzle-shown = ✓ { $who } hat das Rätsel beim ersten Versuch gelöst!
puzzle-shown-alt = Ein Brett unter verdeckten Karten und einem Haken, damit nichts verraten wird.
button-show-solved = Hier teilen
command-puzzle = rätsel
command-puzzle-about = Löse das Rätsel des Tages: Finde den besten Zug
puzzle-posted = Dran ist, wer unten sitzt, und ein Zug ist klar der beste. Findest du ihn? Drück auf **{ button-solve }**, um ihn zu spielen; deine Antwort siehst nur du.
puzzle-yesterday = -# Das Rätsel von gestern haben { $solved } von { $answered } gelöst.
button-solve = Lösen
puzzle-here-streak = 🏠 Serie dieses Servers: **{ $days }** Tage (Rekord: { $best })
puzzle-here-open = Hier hat das heutige Rätsel noch niemand gelöst. Mach den Anfang, damit die Serie weitergeht!
puzzle-here-first = **{ $name }** hat es zuerst gelöst.
puzzle-here-you = **Du** hast es zuerst gelöst.
puzzle-here-header = **🧩 Rätsel auf diesem Server**
puzzle-here-lately = Die letzten { $days } Tage:
puzzle-here-solver = { $solved } von { $answered } gelöst · Serie: { $days }
button-puzzles-here = Serie des Servers
button-rush = Rätselrennen
button-rush-begin = Rennen starten
button-rush-again = Noch ein Rennen
rush-header = **⚡ Rätselrennen**
rush-about = Wie viele Rätsel löst du in { $minutes } Minuten? Es gelten die Schweizer Regeln; die Rätsel werden ausgelost, leichte zuerst. Nach { $most } falschen Antworten ist Schluss. Lösungen werden nicht gezeigt.
rush-stands = **⚡ { $solved } gelöst · { $wrong } von { $most } falsch · endet { $ends }**
rush-asked = Du sitzt unten. Was ist der beste Zug?
rush-right = ✓ Richtig!
rush-wrong = ✗ Nicht ganz.
rush-over = **⚡ Die Zeit ist um: { $solved } gelöst**, { $wrong } falsch.
rush-own = Dein Rekord: { $solved }
rush-best-here = Heute am besten auf diesem Server: { $solved } ({ $names })
refused-own-game = Das ist die Stellung aus einem Spiel, das du noch nicht beendet hast, oder aus dem Rätsel des Tages. Mach zuerst dort deinen Zug, dann komm wieder.
regular-puzzle = das Rätsel des Tages
server-settings-puzzle-on = Rätsel des Tages: **{ $channel }**
server-settings-puzzle-off = Rätsel des Tages: **aus**

## Practice

practice-opened = 🎓 Dein Übungsspiel hat in deinen Direktnachrichten begonnen: { $link }. Du spielst mit drei Computern der Stufe leicht, einer ist dein Partner. Tipps sind frei, und das Ergebnis zählt nicht. Kommt keine Nachricht an, drück auf **{ button-hand }**, um hier zu spielen.
practice-running = 🎓 Dein Übungsspiel läuft in deinen Direktnachrichten: { $link }.
practice-here = 🎓 Ich kann dir keine Direktnachrichten senden, darum spielst du dein Übungsspiel hier. Drück auf **{ button-hand }**; nur du siehst es.
practice-place = 🎓 Übung
practice-wait = Die Computer ziehen. Dein nächster Zug erscheint von selbst; drück auf **{ button-hand }**, um ihn hier zu sehen.
practice-better = 💡 Viel besser war: { $what } · Gewinnchance **{ $percent } %**
button-stop-advice = Ratschläge ausschalten
practice-advice-stopped = Gut, keine Ratschläge mehr. Mit der Option `rat` von `/tock üben` schaltest du sie wieder ein.
command-practice = üben
command-practice-about = Spiel allein gegen Computer der Stufe leicht, in deinen Direktnachrichten
command-practice-advice-about = Ob ich dir sage, wenn ein Zug viel besser gewesen wäre
parameter-advice = rat

## The learn command

command-learn = lernen
command-learn-about = Lern Tock in zwei Minuten, Zug um Zug

## Tips about new cards

note-joker = 💡 **{ $card }** kann als jede Karte gespielt werden. Die Knöpfe zeigen, was er jetzt kann.
note-rule = 💡 **{ $card }**: { $rule }
note-back = 💡 **{ $card }** kann rückwärts: Von deinem Startfeld bist du damit fast zu Hause.
note-enters = 💡 **{ $card }** bringt einen Stein aus der Reserve.
note-nothing = 💡 Du hast nichts falsch gemacht: Nur bestimmte Karten bringen einen Stein heraus, und viele erste Hände haben keine. Beim nächsten Austeilen bekommst du neue. Magst du so lange eine Lektion von zwei Minuten oder ein Übungsspiel?
note-discard = 💡 Die Karte, die du jetzt ablegst, bewirkt nichts; nimm also die, die du am wenigsten brauchst.
notes-once = -# Jeder Hinweis erscheint einmal. Mit `/tock einstellungen` kannst du sie ausschalten.
settings-notes = Hinweise zu neuen Karten: **{ $on ->
    [0] aus
   *[other] an
}**

## Help

help = **Was möchtest du tun?** Drück auf einen Knopf; nur du siehst die Antwort.
help-degraded = ⚠️ { $what ->
    [saves] Ich kann gerade nicht alles speichern. Wird ein Zug abgelehnt, versuch es noch einmal.
    [answers] Ich antworte gerade langsamer als sonst.
    [pings] Ich gebe gerade später Bescheid als sonst.
   *[boards] Die Bretter erscheinen gerade später als sonst.
}
help-play = Spielen
help-play-told = **Spielen**
    - Mit Freunden: Eröffne mit `/tock neu` einen Tisch in einem Kanal. Deine Freunde drücken neben einem Platz auf **{ button-sit }**. Mit **{ button-start }** geht es los; **{ button-fill }** gibt die freien Plätze Computern.
    - Allein, jetzt gleich: **{ errand-practice }** startet in deinen Direktnachrichten ein Spiel gegen Computer der Stufe leicht, mit freien Tipps.
    - **{ errand-games }** zeigt, an welchen Tischen auf diesem Server jemand fehlt.
    - Du bekommst Bescheid, wenn du dran bist. Ein Knopf, der einen Zug nennt, spielt ihn sofort; sonst drück auf eine Karte und wähle dann einen Zug. Deine Karten kommen als Direktnachricht; auch **{ button-hand }** unter dem Brett zeigt sie.
help-learn = Das Spiel lernen
help-learn-told = **Das Spiel lernen**
    - Noch nie gespielt? Drück auf **{ errand-learn }** und lern das Spiel in zwei Minuten, mit sechs Zügen.
    - Zum Ausprobieren: **{ errand-practice }** sagt dir, wenn ein anderer Zug viel besser gewesen wäre.
    - Beim Spielen: Auf jeder Karte steht, was sie kann; **{ button-hint }** zeigt nur dir die besten Züge.
    - Die ganzen Regeln, mit Bildern von Brettern: **{ button-rules }**.
    - Jeden Tag etwas zum Knobeln: **{ errand-puzzle }**.
help-anywhere = - Auf anderen Servern, in Gruppen und privaten Chats: [Füg mich deinem Account hinzu]({ $link }), dann verwende `/tock-überall`.
help-games = Meine Spiele sehen
help-games-told = **Meine Spiele**
    - **{ errand-games }** zeigt deine Tische auf allen Servern, und wer dran ist.
    - Du musst weg? Mit `/tock verlassen` hält ein Computer deinen Platz, solange du willst. Mit `/tock mitspielen` kommst du zurück.
    - Letzte Züge: **{ button-log }** unter dem Brett. Um ein beendetes Spiel nachzuspielen, drück unter dem Ergebnis auf **{ button-replay }**, oder verwende `/tock spiele`.
    - Deine Statistik: **{ errand-stats }**.
help-look = Aussehen ändern
help-look-told = **Aussehen ändern**
    - Wähle unten ein Design für die Bilder, die nur du siehst.
    - Karten unter oder neben dem Brett, Nummern auf allen Feldern, Ruhezeit, Hinweise an oder aus: `/tock einstellungen`.
    - Für alle auf einem Server (nur die Serververwaltung): `/tock-server einstellungen`.
help-look-chosen = Bilder, die nur du siehst, haben jetzt das Design **{ $theme }**.
help-stuck = Problem lösen
help-stuck-told = **Problem lösen**
    - Keine Karten? Drück auf **{ button-hand }**. `/tock tisch` versucht es auch noch einmal mit Direktnachrichten.
    - Graue Karten? Keiner deiner Steine kann so ziehen. Sind alle deine Steine in der Reserve, hilft nur eine Karte zum Rauskommen. Bei deinen Karten steht, ob du eine oder alle ablegst.
    - Wo ist das Brett? **{ errand-table }** zeigt es mit deinem Platz unten.
    - Verdrückt? Drück gleich auf **{ button-take-back }**, vor deinem nächsten Zug.
    - Ein Knopf ist veraltet? Unter **{ button-hand }** bekommst du neue.
    - Jemand spielt nicht? Mit Uhr macht ein Computer den Zug, wenn die Zeit abläuft, und die anderen können diese Person ersetzen, bis sie zurück ist. Ohne Uhr drück zuerst auf **{ button-more }**, dann auf **{ button-call }**. Um das Spiel zu beenden, drück auf **{ button-more }**, dann auf **{ button-ask-end }**.
    - Keine Antwort in einem Kanal? Ich brauche dort { permission-view-channel }, { permission-send-messages } und { permission-attach-files }.
anywhere = **Tock, wo du auch bist**
    Was diese Knöpfe zeigen, siehst nur du. Um mit Freunden zu spielen, füg mich einem Server hinzu und verwende dort `/tock neu`.
anywhere-with-table = **Tock, wo du auch bist**
    Was diese Knöpfe zeigen, siehst nur du. **{ button-open-anywhere }** postet einen Tisch, an dem hier alle spielen können, ohne mich hinzuzufügen.
button-open-anywhere = Tisch hier eröffnen
elsewhere-your-turn = Du bist dran, an Tisch { $number }, an einem Ort, wo ich kein Mitglied bin. Mit dir spielen: { $names }.
elsewhere-place = diesem Chat
elsewhere-newer = -# Ändert sich diese Nachricht nicht mehr, such weiter unten nach einer neueren.
elsewhere-moved = Diese Nachricht wird nicht mehr aktualisiert. Der Tisch ist [weiter unten]({ $link }).
elsewhere-press-board = Das Brett zeigt das noch nicht. Drück dort auf **{ button-hand }**, um es für alle zu aktualisieren.
errand-new = Neuer Tisch
errand-practice = Üben
errand-learn = Lektionen
errand-rules = { button-rules }
errand-puzzle = Rätsel des Tages
errand-games = Meine Spiele
errand-stats = Meine Statistik
errand-table = { button-hand }
command-help = hilfe
command-help-about = Hilfe: spielen, lernen, deine Spiele finden, das Aussehen ändern, ein Problem lösen
about = Spiel Tock mit Freunden auf Discord: das Murmelrennen mit Karten, auch bekannt als Toc, Dog oder Keezen. Tipp /tock hilfe, um loszuspielen, das Spiel in zwei Minuten zu lernen, deine Spiele zu finden oder ein Problem zu lösen.

## Watching

button-watch = Am Ende Bescheid geben
watch-begun = Ich sende dir eine Direktnachricht, wenn dieser Tisch zu Ende ist. Drück noch einmal auf **{ button-watch }**, um das aufzuheben.
watch-dm-closed = Ich würde dir eine Direktnachricht senden, wenn dieser Tisch zu Ende ist, aber ich erreiche dich nicht. Erlaube Direktnachrichten und versuch es dann mit `/tock tisch` noch einmal.
watch-stopped = Zu diesem Tisch gebe ich dir keinen Bescheid mehr.
watched-ended = Der Tisch, dem du zugeschaut hast, ist zu Ende: { $link }
refused-many-watch = An diesem Tisch schauen schon zu viele zu, oder du schaust schon zu vielen Tischen zu. Warte, bis einer davon zu Ende ist.
refused-plays-here = Du spielst an diesem Tisch mit und bekommst ohnehin Bescheid.
refused-gives-first = Zuerst geben alle eine Karte weiter. Drück unter dem Brett auf **{ button-hand }**, um deine zu wählen.

## Predictions

button-guess = Vorhersagen
guess-told = 🔮 **Was sagst du vorher?** Nur du siehst es. Es geht nur um Punkte; die besten Vorhersagen werden am Ende des Spiels genannt.
guess-winner = Wer gewinnt?
guess-home = Wessen Stein kommt als Nächstes ins Haus?
guess-winner-worth = **Wer gewinnt?** Eine richtige Vorhersage ist jetzt { $points } Punkte wert. Für jedes Viertel ihrer Steine, das eine Seite ins Haus bringt, wird es einer weniger; bei drei Vierteln ist Schluss.
guess-winner-closed = **Wer gewinnt?** Für Vorhersagen ist es zu spät: Eine Seite hat schon drei Viertel ihrer Steine im Haus.
guess-home-worth = **Wessen Stein kommt als Nächstes ins Haus?** Einen bis drei Punkte wert: je früher vorhergesagt, desto mehr.
guess-yours = Deine Vorhersage: { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 Beste Vorhersagen (Punkte): { $names }
refused-guess-of-player = Du kannst kein Spiel vorhersagen, in dem du mitspielst, mitgespielt hast oder einen Platz willst.
refused-guess-closed = Für Vorhersagen ist es zu spät.
refused-guess-late = Zu spät: Das Spiel ist schon weiter. Drück auf **{ button-guess }**, um zu sehen, was du jetzt vorhersagen kannst.
refused-guesses-off = Auf diesem Server sind Vorhersagen ausgeschaltet.
server-settings-guesses-on = Vorhersagen: **an**
server-settings-guesses-off = Vorhersagen: **aus**
server-guesses-begin = Vorhersagen einschalten
server-guesses-end = Vorhersagen ausschalten
server-settings-gathering = Threads und Pings
server-settings-in-threads = Neue Tische sind: **im eigenen Thread**
server-settings-in-channels = Neue Tische sind: **im Kanal**
ask-places = Wo neue Tische sind
places-channel = Im Kanal
places-thread = Im eigenen Thread

## Pings for players

button-call-players = Leute anpingen
button-be-called = Ping mich für Spiele an
button-not-called = Ping mich nicht an
call-waits = 📣 { $host } sucht Mitspieler: **{ $rules }**, { $free ->
    [one] ein Platz
   *[other] { $free } Plätze
} frei.
called-now = Du wirst angepingt, wenn hier ein Tisch Mitspieler sucht, aber nicht in deiner Ruhezeit.
called-by-role = Du hast jetzt die Rolle { $role }: Du wirst angepingt, wenn hier ein Tisch Mitspieler sucht.
called-no-more = Du wirst hier nicht mehr für Spiele angepingt.
called-role-kept = Von meiner Liste aus pinge ich dich nicht mehr an, aber du hast noch die Rolle { $role }, die ich dir nicht nehmen darf. Bitte die Serververwaltung, sie zu entfernen: **Servereinstellungen**, **Mitglieder**.
refused-calls-off = Auf diesem Server sind Pings für Mitspieler ausgeschaltet.
refused-call-of-host = Nur wer den Tisch leitet, kann Leute anpingen.
refused-call-no-seat = Alle Plätze sind besetzt.
refused-call-too-soon = Auf diesem Server wurden vor Kurzem schon Leute angepingt. Das geht { $at } wieder.
refused-call-nobody = Niemand zum Anpingen: Hier hat sich niemand eingetragen, oder alle schlafen oder sitzen schon am Tisch. Eintragen kannst du dich mit `/tock hilfe`, **{ help-play }**, **{ button-be-called }**.
refused-role-everyone = Ich pinge nicht alle an. Wähle eine Rolle, die man hat, weil man angepingt werden will.
refused-role-rank = Ich kann { $role } nicht verwenden: Die Rolle steht nicht unter meiner eigenen, oder sie gehört zu einer App. Zieh meine Rolle in den Servereinstellungen darüber, oder wähle eine andere.
refused-role-powers = Ich kann { $role } nicht verwenden: Die Rolle hat eine Berechtigung, die @everyone nicht hat. Wähle eine Rolle ohne Berechtigungen.
refused-role-channels = Ich kann { $role } nicht verwenden: Die Rolle kommt in den Berechtigungen eines Kanals oder einer Kategorie vor. Wähle eine, die in keinen vorkommt.
refused-role-chooser = Um { $role } zu wählen, brauchst du *Rollen verwalten* und eine Rolle darüber. Wer den Server besitzt, kann sie immer wählen.
refused-role-mention = Ich darf { $role } nicht erwähnen. Erlaube allen in den Einstellungen der Rolle, sie zu erwähnen, oder gib mir { $permissions }.
permission-mention-everyone = Erwähne @everyone, @here und „Alle Rollen“
permission-manage-roles = Rollen verwalten
server-settings-calls = { $hours ->
    [0] Pings für Mitspieler: **aus**
    [1] Pings für Mitspieler: **{ $who }**, höchstens einmal pro Stunde
   *[other] Pings für Mitspieler: **{ $who }**, höchstens einmal in { $hours } Stunden
}
server-calls-list = alle, die sich eingetragen haben
server-settings-calls-not-given = Ich kann { $role } nicht vergeben: Dazu brauche ich { $permissions } und eine Rolle darüber. Bis dahin kommt auf eine Liste, wer auf **{ button-be-called }** drückt, und wird auch angepingt.
server-settings-calls-unchecked = Jemand, der { $role } vergeben kann, muss die Rolle noch bestätigen; darum vergebe und entferne ich sie nicht. Wenn du *Rollen verwalten* hast, wähle sie unter **{ server-settings-gathering }** noch einmal.
server-settings-calls-hidden = { $count ->
    [one] Einen Kanal
   *[other] { $count } Kanäle
} dieses Servers kann ich nicht sehen. Achte darauf, dass { $role } in den Berechtigungen dort nicht vorkommt.
called-role-refused = Auf **{ $server }** vergebe ich die Rolle { $role } nicht mehr und pinge sie nicht mehr an. Stattdessen pinge ich die Leute auf meiner eigenen Liste an. Du kannst in `/tock-server einstellungen`, **{ server-settings-gathering }**, eine andere Rolle wählen.
ask-role = Rolle, die angepingt wird
ask-role-about = Ohne Rolle führe ich eine Liste der Leute, die angepingt werden wollen.
ask-calls = Wie oft Tische anpingen können
ask-calls-hours = { $hours ->
    [0] Nie
    [1] Einmal pro Stunde
   *[other] Einmal in { $hours } Stunden
}

## Regular posts

week-header = 🗓️ **Die Tock-Woche**
week-title = Die Tock-Woche
week-wins = Meiste Siege
week-players = { $players ->
    [one] Spieler
   *[other] Spieler
}
week-games = { $games ->
    [one] Ein Spiel wurde beendet
   *[other] { $games } Spiele wurden beendet
}, mit { $players ->
    [one] einer Person
   *[other] { $players } Leuten
}.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }** hat { $won } von { $games } Spielen gewonnen
week-hits = 💥 { $hits ->
    [one] Ein Stein wurde geschlagen, und zwar von **{ $name }**
   *[other] { $hits } Steine wurden geschlagen, { $most } davon von **{ $name }**
}
week-walk = 🏃 Weitester Weg: **{ $name }**, { $fields } Felder
week-footer = Neue Woche, neue Karten! Beginn ein Spiel mit `/tock neu`.
regular-week = den Wochenrückblick
regular-given-up = Ich kann { $what } in { $channel } nicht mehr posten, weil mir dort die Berechtigung fehlt. Ich habe das ausgeschaltet; die Serververwaltung kann es mit `/tock-server einstellungen` wieder einschalten.
server-settings-week-on = Wochenrückblick: **{ $channel }**, jeden Montag
server-settings-week-off = Wochenrückblick: **aus**

## A series of games

setup-series = Serie: bis 3 Siege
button-again-next = Nächstes Spiel
button-again-series = Serie beginnen
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = Serie (bis { $first } Siege): { $score } · Spiel { $number } von höchstens { $most }
series-left = Hier beginnt eine neue Serie; die vorige geht nicht weiter.
series-left-at = Hier sitzen jetzt andere, darum geht die Serie beim Stand von { $score } nicht weiter.
series-goes-on = Serie (bis { $first } Siege): { $score }
series-won = 🏆 { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
} die Serie: { $score }
series-given-up = Die Serie endet hier beim Stand von { $score }, weil jemand für immer gegangen ist.
stats-series = Serien: { $games } · gewonnen: { $won }
stats-tile-series = Serien gewonnen

## A game as a web page

button-page = Webseite
page-told = Spiel { $game } als Webseite: Speichere sie und öffne sie in einem Browser, oder schick sie Freunden. { $names ->
    [named] Alle, die mitgespielt haben, erlauben, dass ihr Name gezeigt wird.
   *[seats] Statt der Namen werden die Plätze gezeigt.
 }
refused-page-of-others = Nur wer in diesem Spiel mitgespielt hat, bekommt es als Webseite.
privacy-pages-unnamed = Dein Name auf Webseiten deiner Spiele: **verborgen**; stattdessen steht dort dein Platz
privacy-pages-named = Dein Name auf Webseiten deiner Spiele: **sichtbar**, wenn alle anderen im Spiel es auch erlauben
privacy-pages-name = Meinen Namen zeigen
privacy-pages-unname = Meinen Namen verbergen
page-title = Tock, Spiel { $game }
page-gave = { $name } gibt { $card } an { $other } weiter.
page-back = Voriger Schritt
page-on = Nächster Schritt
page-round-back = Vorige Runde
page-round-on = Nächste Runde
page-step = Schritt des Spiels
page-hands = Alle Karten
page-course = Gewinnchancen
page-story = Züge
page-keys = Mit Pfeiltasten, Wischen oder dem Schieber gehst du Schritt für Schritt; mit Bild auf und Bild ab springst du zwischen Runden.

## Tournaments

button-tournament = Neues Turnier
button-enter = Zum Turnier anmelden
button-partner = Partner wählen
button-withdraw = Vom Turnier abmelden
button-begin = Turnier starten
button-begin-missing = Starten ({ $missing } fehlen noch)
button-begin-present = Ohne { $missing ->
    [one] eine Person
   *[other] { $missing } Leute
} starten
button-pair-again = Neu auslosen
button-drop = Jemanden streichen
button-call-off = Turnier absagen
ask-tournament-mode = Modus
ask-tournament-rounds = Anzahl der Runden
ask-tournament-minutes = Zeit pro Runde
ask-tournament-minutes-about = Danach entscheiden die Steine im Haus, dann die restlichen Schritte, dann die verbrauchte Zeit.
tournament-singles = Einzel
tournament-singles-about = Alle melden sich allein an und bekommen in jeder Runde einen neuen Partner.
tournament-pairs = Paare
tournament-pairs-about = Partner bleiben das ganze Turnier zusammen.
tournament-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
tournament-minutes = { $minutes } Minuten
tournament-turns = { $seconds } s pro Zug, dazu { $bank } s pro Spiel
tournament-called = Das Turnier ist angekündigt! Zum Anmelden dient die Nachricht in diesem Kanal; dort startest du es auch.
tournament-called-event = Unter **{ button-more }** kannst du es dort auch als Event auf diesem Server ankündigen.
tournament-begins = 📅 Beginnt { $at } ({ $when })
tournament-event = [Event auf diesem Server]({ $link })
tournament-announced = Erledigt: Alle sehen den Beginn jetzt hier.
tournament-moved = Erledigt: Der Beginn ist geändert, hier und im Event.
tournament-event-soon = -# Discord erstellt das Event.
tournament-event-refused = -# Discord hat das Event abgelehnt, darum gibt es keines. Du kannst es noch einmal versuchen.
tournament-event-needs = -# Um das als Event anzukündigen, { $who ->
    [you] brauchst du
    [bot] brauche ich
   *[both] brauchen du und ich
} *{ $permission }*.
button-announce-event = Als Event ankündigen
button-move-event = Beginn ändern
ask-event-begins = Wann beginnt es?
ask-event-begins-about = Du startest das Turnier selbst, auch früher oder später. Das Event richtet sich danach.
event-in = { $hours ->
    [0] in { $minutes } Minuten
    [one] in { $hours } Stunde
   *[other] in { $hours } Stunden
}
event-about = { $mode }, { $rounds } zu höchstens { $minutes } Minuten. Anmeldung in { $channel }.
tournament-header = 🏆 **Turnier** · { $mode } · Regeln: { $rules } · { $rounds } zu höchstens { $minutes } min · Leitung: { $host }
tournament-how-short = Jeder Tisch mit vier Leuten hat unter diesem Kanal einen eigenen Thread. Drück dort innerhalb von { $minutes } Minuten auf **{ button-here }**, sonst ersetzt dich ein Computer. { $seconds } s pro Zug, dazu { $bank } s pro Spiel; keine Tipps, kein Zurücknehmen.
tournament-entered = { $people ->
    [0] Noch hat sich niemand angemeldet.
    [one] Eine Anmeldung:
   *[other] { $people } Anmeldungen:
}
tournament-begun = Das Turnier hat begonnen.
tournament-called-off = Das Turnier wurde abgesagt. Laufende Spiele könnt ihr zu Ende spielen, aber sie zählen nicht mehr dafür.
tournament-called-off-early = Das Turnier wurde vor dem Beginn abgesagt.
tournament-dropped = { $name } ist nicht mehr in diesem Turnier.
tournament-withdrawn = Du bist vom Turnier abgemeldet.
tournament-partner = Mit wem möchtest du spielen? Zwei, die einander wählen, werden ein Paar; wer am Anfang noch niemanden hat, bekommt jemanden zugelost.
tournament-partner-asked = Du hast { $name } gewählt, umgekehrt noch nicht. { $name } sieht deine Anfrage unter **{ button-partner }**.
tournament-paired = Du und { $name } seid jetzt ein Paar.
tournament-wants-you = möchte mit dir spielen
tournament-nobody-free = Sonst sucht noch niemand einen Partner.
tournament-table = Runde { $round } · Tisch { $number }
tournament-table-who = **{ $table }**: { $who }
tournament-against = { $first } gegen { $second }
tournament-computer = ein Computer
tournament-call = { $who }: Drückt innerhalb von { $minutes } Minuten auf **{ button-here }**. Das Spiel beginnt, wenn alle da sind; wer dann fehlt, wird von einem Computer ersetzt.
tournament-call-about = Die Runde dauert höchstens { $minutes } Minuten. Danach entscheiden die Steine im Haus, dann die restlichen Schritte, dann die verbrauchte Zeit.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **Nach Runde { $round } von { $rounds }**
tournament-standings-heading = Nach Runde { $round } von { $rounds }
tournament-title = Tock-Turnier (Regeln: { $rules })
tournament-next-round = Runde { $round } beginnt: Geht in euren neuen Thread.
tournament-last-round = Das war die letzte Runde.
tournament-winners = 🥇 Herzlichen Glückwunsch, **{ $names }**!
tournament-place = { $place }. { $names }: { $told }
tournament-score = { $points } ({ $opponents }, { $home })
tournament-order = Sieg: 2 Punkte, unentschieden: 1 Punkt. In Klammern: Punkte der Gegner, dann eigene Steine im Haus.
tournament-your-table = Dein Tisch in dieser Runde: { $thread }
tournament-call-off-sure = Das Turnier für alle absagen?
tournament-call-off-sure-event = Das Turnier für alle absagen? Sein Event auf diesem Server wird auch gelöscht.
tournament-given-up = Ich kann in { $channel } nicht mehr posten, darum wurde das Turnier dort abgesagt.
tournament-waits = { $missing ->
    [one] ⏸️ **Runde { $round } wartet.** Eine Person fehlt:
   *[other] ⏸️ **Runde { $round } wartet.** { $missing } Leute fehlen:
}
tournament-host-decides = { $host }, du spielst nicht mit, also entscheidest du. **{ button-pair-again }** gibt allen neue Gegner und fragt noch einmal, wer da ist.
tournament-manager-decides = Die Turnierleitung spielt mit, darum entscheidet jemand von der Serververwaltung, der nicht mitspielt. **{ button-pair-again }** gibt allen neue Gegner und fragt noch einmal, wer da ist.
tournament-answer-until = Wer fehlt, kann im eigenen Thread noch auf **{ button-here }** drücken. Ohne Entscheidung wird das Turnier { $until } abgesagt.
tournament-waited = ▶️ **Runde { $round }:** { $done }
tournament-begun-present = { $name } beginnt die Spiele mit denen, die da sind.
tournament-paired-again = { $name } hat neu ausgelost. Alle werden in einem neuen Thread angepingt.
tournament-unanswered = In Runde { $round } fehlten Leute, und niemand hat entschieden, wie es weitergeht; darum wurde das Turnier abgesagt.
table-closed-time = Die Zeit dieser Runde ist um: Das Spiel wurde durch die Steine im Haus entschieden. Zum Spaß könnt ihr es mit **{ button-reopen }** zu Ende spielen.
table-closed-decided = Die Zeit dieser Runde ist um. Die Seite, die vorn lag, hat gewonnen: { $names }. Es entscheiden die Steine im Haus, dann die restlichen Schritte, dann die verbrauchte Zeit.
refused-tournament-gone = Dieses Turnier ist vorbei.
refused-tournament-goes-on = In { $channel } läuft schon ein Turnier. Die Turnierleitung oder die Serververwaltung kann es dort absagen.
refused-tournament-begun = Das Turnier hat schon begonnen, darum kannst du dich nicht mehr anmelden.
refused-tournament-full = Das Turnier ist voll ({ $most } Anmeldungen).
refused-tournament-missing = { $missing ->
    [one] Noch eine Person muss sich anmelden, bevor du starten kannst.
   *[other] Noch { $missing } Leute müssen sich anmelden, bevor du starten kannst.
}
refused-tournament-no-room = { $needed ->
    [one] Diese Runde braucht einen Tisch
   *[other] Diese Runde braucht { $needed } Tische
}, und auf diesem Server { $free ->
    [0] kann keiner mehr eröffnet werden
    [one] kann nur noch einer eröffnet werden
   *[other] können nur noch { $free } eröffnet werden
}. Beende Tische, an denen niemand spielt, dann drück wieder auf **{ button-begin }**.
refused-tournament-not-entered = Du bist nicht in diesem Turnier. Drück zuerst auf **{ button-enter }**.
refused-tournament-goes-on-elsewhere = Auf diesem Server läuft schon ein Turnier, in einem Kanal, den du nicht sehen kannst.
refused-tournament-not-host = Das kann nur die Turnierleitung oder die Serververwaltung.
refused-tournament-not-your-game = Das ist in dieser Runde nicht dein Tisch.
refused-tournament-too-late = Dieses Spiel hat schon begonnen oder ist zu Ende. Für die nächste Runde wirst du wieder angepingt.
refused-tournament-plays = Du spielst in diesem Turnier mit, darum kannst du das nicht entscheiden. Frag die Turnierleitung oder jemanden von der Serververwaltung, der nicht mitspielt.
refused-tournament-settled = In dieser Runde gibt es nichts mehr zu entscheiden.
refused-tournament-too-early = Das kannst du { $when } entscheiden. Wer fehlt, hat noch Zeit.
refused-tournament-nobody-here = Zu dieser Runde ist niemand gekommen. Lose neu aus, oder sag das Turnier ab.
refused-tournament-thread = Dieser Thread gehört zu einem Turnierspiel. Eröffne deinen Tisch in einem anderen Kanal.
refused-tournament-place = Turniere brauchen einen gewöhnlichen Textkanal, weil jeder Tisch einen eigenen Thread bekommt.
refused-tournament-managers = Auf diesem Server kann nur die Serververwaltung Turniere starten.
server-settings-callers = Wer Turniere starten kann: **{ $who ->
    [anybody] alle
   *[managers] nur die Serververwaltung
}**
server-settings-call = { $who ->
    [anybody] Alle dürfen Turniere starten
   *[managers] Turniere nur durch Verwaltung
}
permission-create-events = Events erstellen
permission-create-public-threads = Öffentliche Threads erstellen
