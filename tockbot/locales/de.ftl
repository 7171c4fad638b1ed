# Every text of the bot in German. Each language is one file with the same messages and the same variables.
# In messages that Discord shows, **bold** and `code` are Discord's own marks.

## Words

language-name = Deutsch
joker = Joker
and = und
comma = ,
pawn = Stein { $number }
protected = geschützt
place-home = Haus { $depth }
place-centre = Mitte
place-reserve = Reserve
round = Runde { $number }
computer-name = { $name } (Computer, { $level })
player-nameless = Spieler { $number }
player-forgotten = jemand

## What a card does, in a few letters

action-any = jede Karte
action-forward = { $steps } vor
action-forward-anyone = { $steps } jeder Stein
action-back = { $steps } zurück
action-enter = raus
action-seven = 7 teilen
action-swap = tauschen
action-draw = Karte ziehen
action-burn = verbrennen
action-centre = Mitte
action-from-centre = aus Mitte

## Plays that can be made

play-as = als { $rank }: { $moves }
in-a-row = { $before }; { $after }
play-second = { $moves }; mit { $card }: { $second }
play-draw = eine Karte von { $name } ziehen
play-burn = eine Karte von { $name } verbrennen
play-burn-choice = { $name } eine Karte verbrennen lassen
play-throw-in = alle Karten abwerfen
play-discard = ablegen
move-enter = { $pawn } kommt raus auf { $goal }
move-walk = { $pawn }: { $origin } → { $goal }
move-swap = { $pawn } auf { $origin } ⇄ { $other } auf { $goal }
move-hits = , schlägt { $victims }
own-pawn = eigenen Stein { $number }
your-own-pawn = deinen eigenen Stein { $number }
your-partners-pawn = den Stein { $number } deines Partners
partners-pawn = Partner { $pawn }
pawn-of = { $name } { $number }

## Plays that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · zieht eine Karte von { $other }
told-burn = { $name } { $cards } · verbrennt { $burnt } von { $other }; { $other } setzt aus
told-burn-choice = { $name } { $cards } · { $other } muss eine Karte verbrennen und setzt aus
told-throw-in = { $name } · keine Karte spielbar, wirft { $cards } ab
told-discard-made = { $name } · legt { $cards } ab (gezwungen)
told-discard-unplayable = { $name } · keine Karte spielbar, legt { $cards } ab
told-discard = { $name } · legt { $cards } ab
told-round = — Runde { $number } —
told-home = 🏅 { $count ->
    [one] { $names } ist im Ziel
   *[other] { $names } sind im Ziel
}: Platz { $place }! Die anderen spielen weiter.

## Pictures in words

alt-seat = { $name }: auf dem Brett { $pawns }; { $waiting } in der Reserve; { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
alt-none = nichts
alt-lobby-seat = Platz { $number }: { $name }.
hand-cards = Deine Karten: { $cards }.

## The lobby

lobby-header = **Tock** · { $rules }
    Tisch von { $host }. Setz dich dazu!
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = frei
lobby-kept = freigehalten für { $name }
lobby-free = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
} Computer können einspringen.
lobby-kept-seats = { $kept ->
    [one] Ein Platz ist freigehalten.
   *[other] { $kept } Plätze sind freigehalten.
}
lobby-kept-later = { $kept ->
    [one] Wer ihn hatte, kann auch ins laufende Spiel kommen; bis dahin hält ihn ein Computer.
   *[other] Wer sie hatte, kann auch ins laufende Spiel kommen; bis dahin halten sie Computer.
}
lobby-kept-series = Eine Serie geht mit denselben Leuten weiter: Auf alle wird gewartet.
lobby-full = Alle sind da: Drück auf **Start**.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· auf Einladung
   *[open] {""}
}
lobby-rated-not-yet = Gewertet: erst mit Menschen auf zwei Seiten
seat-own = Das ist dein Platz.
seat-other = Über diesen Platz entscheidet, wer dort sitzt.
seat-computer = Wie gut soll dieser Computer spielen?
seat-free = Willst du hierher wechseln oder soll hier ein Computer spielen?
seat-kept = Dieser Platz ist freigehalten. Soll ihn ein Computer bekommen oder soll er für alle frei sein?
setup-chosen = **Gespielt wird: { $rules }**
    Das bestimmt { $host }; alle sehen es am Tisch.
setup-header = **Gespielt wird: { $rules }**
    Wähle hier die Regeln und wie viele spielen; hinter den Knöpfen stehen die Hausregeln, und Tempo, Tipps und mehr für diesen Tisch. Alle sehen die Wahl am Tisch.
setup-suggested = { $option }: { $about }
setup-ruleset = Regelwerk
setup-party = Wer spielt
setup-terms = Tisch
setup-cut = Mit Abheben beginnen
ask-cut = Abheben
ask-cut-about = Irgendetwas, das mit ins Mischen eingeht; alle lesen es
ask-terms = Außerdem
ask-terms-rated = Es zählt für die Wertung
ask-terms-undo = Züge können mit Zustimmung zurückgenommen werden
ask-terms-series = Eine Serie: Wer zuerst drei gewinnt
ask-terms-invited = Setzen darf sich nur, wen du hereinlässt

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
button-words = In Worten
button-call = Ist noch jemand da?
button-ask-end = Tisch beenden
button-send = Jemanden wegschicken
button-let = Jemanden wieder zulassen
more-told = Was es an diesem Tisch sonst noch gibt:
ask-whom = Wen
button-last-here = Das letzte Spiel hier
button-find-game = Ein Spiel nach der Nummer
button-game-text = Aus einem Text weiterspielen
button-play-on = Ab hier weiterspielen
games-over = Deine beendeten Spiele
games-line = { $day } · Spiel { $game } · { $what } · Platz { $place }
ask-game-number = Die Nummer des Spiels
ask-text = Der Text des Spiels
ask-text-about = Eine Datei, wie sie beim Nachspielen zu haben ist
ask-plays = Nach wie vielen Zügen
button-again = Noch einmal
button-again-changed = Andere Partner
button-again-drawn = Plätze auslosen
button-well-played = 👏 Gut gespielt
button-fair = Ist das fair?
button-end = Auflösen
button-throw-in = Abwerfen
button-let-go = Alle ablegen
button-back = Zurück
button-take-back = Zug zurücknehmen
button-let-undo = Zurücknehmen lassen
button-disagree = Zug gilt
button-undo-on = Zurücknehmen: mit Zustimmung
button-undo-off = Zurücknehmen: nein
button-hint = Tipp
button-play = Spielen
button-as-seven = Die 7 aufteilen

## The table

table-header = **Tock · Runde { $number }**
table-exchange = Kartentausch: { $ready ->
    [one] { $ready } von { $players } hat gewählt.
   *[other] { $ready } von { $players } haben gewählt.
} Deine Karten siehst du unter **Meine Karten** oder in deinen Direktnachrichten.
table-exchange-waiting = Gewartet wird auf { $names }.
table-dealing = Die Karten werden ausgeteilt.
table-deserted = Niemand sitzt am Tisch, das Spiel wartet. Wer weggegangen ist, macht mit **{ button-return }** weiter; `/tock mitspielen` nimmt einen Platz, der niemandem freigehalten wird.
table-turn = { $name } ist am Zug.
table-discard = { $name } muss eine Karte ablegen.
table-discard-lose = { $name } muss eine Karte ablegen und setzt diesmal aus.
table-places = 🏅 Plätze: { $names }
table-won = 🏁 { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
table-fought = 🤝 Stark gespielt, { $names }!
well-played = 👏 **Gut gespielt!** { $names }
table-closed = Dieser Tisch wurde aufgelöst, bevor das Spiel zu Ende war.
table-closed-by = { $names } { $count ->
    [one] hat diesen Tisch
   *[other] haben diesen Tisch gemeinsam
} vor dem Ende des Spiels aufgelöst.
table-closed-silent = { $names } hat hier einen anderen Tisch eröffnet, weil an diesem niemand mehr geantwortet hat. **{ button-reopen }** setzt ihn fort, sobald der Kanal frei ist.
table-closed-absent = Für Platz { $seats } war niemand mehr da: Wer dort begonnen hat, hat verloren, und niemand gewinnt etwas.
lobby-idle = Hier war es einen Tag lang still, darum hat sich dieser Tisch von selbst aufgelöst, und der Kanal ist wieder frei: `/tock neu` eröffnet einen anderen. **{ button-reopen }** setzt diesen hier fort.
game-idle = Hier hat zwei Wochen lang niemand gespielt, darum hat sich dieses Spiel von selbst beendet, und der Kanal ist wieder frei: Drück auf **Noch einmal**, oder `/tock neu` eröffnet einen anderen Tisch. **{ button-reopen }** setzt diesen hier fort.
end-game-asked = Willst du dieses Spiel wirklich für alle beenden? Dann hat niemand gewonnen.
end-lobby-asked = Willst du diesen Tisch wirklich auflösen? Das Spiel hat noch nicht begonnen.
started-header = **Tock · Spiel { $number } hat begonnen** · { $rules }
table-seed-hash = -# SHA-256 des Zufalls-Startwerts dieses Spiels: `{ $hash }`. Der Startwert selbst wird am Ende gezeigt.
announced = 🎲 **Spiel { $number } beginnt.** Die Plätze stehen fest, jetzt wird gegeben.
announced-cut = Abgehoben mit den Worten: „{ $cut }“.
proof-explained = Die Karten folgen aus einem geheimen Startwert, der feststand, bevor sich jemand setzte, und aus der Nummer, die Discord der Nachricht über den Beginn gab: So konnte niemand bestimmen, wer was bekommt, außer durch ständiges neues Beginnen vor aller Augen. Jetzt liegt alles offen, und wer will, kann die Karten noch einmal geben und vergleichen; nur dass sie sich niemand angesehen hat, der den Bot betreibt, lässt sich nicht beweisen.
proof-unannounced = Die Karten folgen aus einem geheimen Startwert, der feststand, bevor sich jemand setzte. Der Beginn wurde in keiner Nachricht angesagt; dass der Startwert nicht für diese Plätze ausgesucht wurde, ist also nicht bewiesen.
proof-seed = -# Spiel { $number } · Startwert `{ $seed }`
proof-message = -# Nachricht über den Beginn: [{ $id }]({ $link })
proof-lobby = -# Sein SHA-256 [steht in der Lobby]({ $link }).
proof-cut = -# Abgehoben: „{ $cut }“
proof-holds = ✅ Eben geprüft: Jedes Geben und jedes Ziehen folgt daraus.
proof-fails = ❌ Eben geprüft: Der Verlauf dieses Spiels folgt nicht aus seinem Startwert. Jemand hat ihn verändert.
proof-secret = Dieses Spiel wurde nicht zu Ende gespielt und lässt sich 30 Tage lang weiterführen; bis dahin bleibt sein Startwert geheim, außer alle, deren Spiel es ist, schließen es endgültig.
call-exchange = { $names }: Drück auf **Meine Karten** und wähle die Karte, die du weitergibst.
call-turn = { $names }: Du bist dran. Drück auf **Meine Karten**, um sie zu sehen.
dm-closed = { $name }, deine Direktnachrichten sind geschlossen. Drück auf **Meine Karten**, um sie zu sehen; `/tock tisch` versucht es noch einmal mit Direktnachrichten.

## The hand

hand-header = **Tock in { $channel } · Runde { $number }**
hand-no-game = Du spielst an diesem Tisch nicht mit.
hand-over = Das Spiel in { $channel } ist zu Ende.
hand-empty = Du hast keine Karten mehr. { $others ->
    [0] Bald wird neu ausgeteilt.
   *[other] Die anderen spielen diese Runde zu Ende.
}
hand-finished = Du bist im Ziel, auf Platz { $place }. Die anderen spielen weiter; du bekommst keine Karten mehr.
hand-give = Wähle die Karte, die du **{ $name }** gibst. Niemand sieht eine Karte, bevor die eigene gegeben ist.
hand-given = Du gibst **{ $name }** die Karte **{ $card }**. Bis alle gewählt haben, kannst du es dir anders überlegen.
hand-received = Du hast **{ $card }** bekommen.
hand-drew = Du hast **{ $card }** von **{ $name }** gezogen.
hand-drawn = **{ $name }** hat dir **{ $card }** aus der Hand gezogen.
hand-burnt = 🔥 **{ $name }** hat deine **{ $card }** verbrannt: Du setzt aus.
you-are-next = ⏭️ Du bist als Nächstes dran.
hand-turn = **Du bist am Zug.** Wähle eine Karte.
hand-discard-keep = **{ $name }** hat { $cards } gespielt: Du legst eine Karte ab, bleibst aber an der Reihe. Wähle die Karte.
hand-discard-lose = **{ $name }** hat { $cards } gespielt: Du legst eine Karte ab und setzt diesmal aus. Wähle die Karte.
hand-discard-choice = Keine deiner Karten ist spielbar: Wähle eine zum Ablegen.
hand-discard-all = Keine deiner Karten ist in dieser Runde spielbar. In jedem Zug legst du eine ab: Wähle sie, oder lass alle nacheinander von selbst ablegen.
hand-let-go = Keine deiner Karten ist in dieser Runde spielbar: Sie werden von selbst abgelegt, in jedem Zug eine. Beim nächsten Geben kommen neue.
hand-unplayable = Graue Karten kannst du jetzt nicht spielen: Kein Stein kann tun, was darauf steht.
hand-unplayable-waiting = Graue Karten kannst du jetzt nicht spielen: Alle deine Steine warten in der Reserve, und nur eine Karte zum Rauskommen bringt einen aufs Brett.
hand-may-spare = Jeder Zug würde einen Stein deines Partners schlagen: Du darfst stattdessen eine Karte ablegen.
hand-joker-finish = Ein Joker darf den letzten Stein deines Teams nicht ins Haus bringen.
hand-throw-in = Nichts ist spielbar: Deine Karten werden gleich von selbst abgeworfen, und die Runde ist für dich vorbei.
hand-thrown-in = Nichts war spielbar, deine Karten wurden von selbst abgeworfen: { $cards }.
card-does = { $card }: { $deeds }
card-choose = **{ $card }** · Wähle, was du spielst. Die Zahlen stehen auf dem Brett.
card-choose-pawn = **{ $card }** · Wähle zuerst einen Stein.
card-only = **{ $card }** kann jetzt nur das: { $play }
seven-left = **{ $card }** · { $left ->
    [0] alle sieben Schritte sind verteilt.
    [one] noch ein Schritt.
   *[other] noch { $left } Schritte.
}
seven-order = -# Die Schritte gelten der Reihe nach: { $pawns }
group-plays = { $group }: { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
}
group-part = { $group } ({ $part }/{ $parts })
caution-passes-home = -# Am eigenen Haus vorbei: { $which }
caution-hits-own = -# Schlägt deinen eigenen Stein: { $which }
caution-only-way-out = -# Deine einzige Karte, die einen Stein aufs Brett bringt: { $card }
mark-swap = ⇄
group-draw = Karte ziehen
group-burn = verbrennen
group-other = anderes

## Answers to commands

new-opened = Der Tisch ist offen. Andere drücken auf **Hier mitspielen**, Computer füllen freie Plätze, mit **Start** geht es los.
new-opened-thread = Dein Tisch ist in { $thread }. Dort sagt **{ button-setup }**, was gespielt wird, und andere drücken auf **Hier mitspielen**.
thread-waiting = 🎲 Tock: Wer spielt mit?
thread-people = 🎲 Tock: { $names }
thread-above = 🎲 { $host } eröffnet im Thread hier drunter einen Tisch: **{ $rules }**.
thread-or-here = **{ button-open-here }** eröffnet den Tisch stattdessen in diesem Kanal.
button-open-here = Hier eröffnen
new-again = Der nächste Tisch ist offen, und du sitzt wie zuvor. Die anderen Plätze sind für die freigehalten, die dort saßen: Sie drücken auf **Hier mitspielen**; was frei bleibt, kannst du vergeben.
new-again-seats = Der nächste Tisch ist offen, und einer der Plätze ist deiner. Die anderen sind für die freigehalten, die mitgespielt haben: Sie drücken auf **Hier mitspielen**; was frei bleibt, kannst du vergeben.
server-settings = Neue Tische auf diesem Server sprechen **{ $language }** und spielen **{ $rules }**.
server-settings-theme = Bretter: **{ $theme }**.
server-settings-boards-last = Im Kanal bleibt das letzte Brett stehen.
server-settings-boards-every = Im Kanal bleiben alle Bretter stehen.
joined = Du hast einen Platz.
left = Du hast den Tisch verlassen.
sent-away = Erledigt: Diese Person sitzt hier nur wieder, wenn jemand sie zulässt, der den Server verwalten darf.
sent-away-told = 🚪 { $name } wurde von diesem Tisch verwiesen, von { $names }.
let-back = Erledigt: Diese Person darf hier wieder sitzen.
called = Du hast im Kanal gefragt. Antwortet lange genug niemand, kann es ohne sie weitergehen.
called-nobody = Hier ist niemand zu fragen: `/tock neu` eröffnet einen anderen Tisch.
called-told = ❓ { $name } fragt, ob ihr noch da seid: { $names }. Drückt unter dem Brett auf **{ button-here }**, oder spielt. Schweigen alle, kann ein anderer Tisch an die Stelle von diesem treten.
started = Das Spiel beginnt. Viel Glück!
ended = Der Tisch ist aufgelöst.
back-asked = Du möchtest deinen Zug zurücknehmen; die anderen werden unter dem Brett gefragt.
back-took = ↩️ { $name } hat einen Zug zurückgenommen.
back-wanted = ↩️ { $name } möchte den letzten Zug zurücknehmen; einverstanden sein müssen: { $names }.
played = Gespielt: { $play }
board-not-yet = Das Spiel hat noch nicht begonnen.
log-empty = Es wurde noch nichts gespielt.
log-header = **Letzte Züge**
failed = Bei mir ist etwas schiefgelaufen. Es ging nichts verloren; versuch es bitte noch einmal.

## Refusals: one sentence that says what to do

refused-channel-taken = In diesem Kanal ist schon ein Tisch offen: { $link }{ $host ->
    [anybody] {" "}(Dort sitzt gerade niemand: Wer sich setzt, führt den Tisch)
   *[other] {""}
}{ $until ->
    [none] {" "}**{ button-more }**, **{ button-call }** fragt, ob noch jemand da ist.
   *[other] {" "}Dort wurde gefragt, ob noch jemand da ist; antwortet niemand, tritt { $until } mit `/tock neu` ein anderer Tisch an seine Stelle.
}
refused-just-opened = Gerade hat jemand in diesem Kanal einen Tisch eröffnet.
refused-tables-a-server = Auf diesem Server { $tables ->
    [one] ist schon ein Tisch
   *[other] sind schon { $tables } Tische
} offen, mehr geht nicht; **{ button-more }**, **{ button-ask-end }** beendet einen, an dem niemand spielt.
refused-tables-a-person = Von dir eröffnet { $tables ->
    [one] ist noch ein Tisch
   *[other] sind noch { $tables } Tische
} offen; spiel erst einen zu Ende, oder beende ihn mit **{ button-more }**, **{ button-ask-end }**.
refused-no-table = In diesem Kanal ist kein Tisch offen; `/tock neu` eröffnet einen.
refused-unreadable = Den Tisch in diesem Kanal hat eine andere Version des Bots geschrieben; er kann gerade nicht gelesen werden. Nichts ist verloren: Eine Version, die ihn lesen kann, macht weiter. Wer den Server verwalten darf, kann ihn mit `/tock-server beenden` ungelesen schließen.
refused-not-seated = Du spielst an diesem Tisch nicht mit, darfst aber gern zuschauen.
refused-away = Ein Computer hält deinen Platz: Mit **{ button-return }** unter dem Brett oder `/tock mitspielen` gehört er wieder dir.
refused-sit-first = Das dürfen nur die, die hier sitzen: Drück auf **{ button-sit }**, wo ein Platz frei ist.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-seat-taken = Dieser Platz ist besetzt; wähle einen anderen.
refused-seat-kept = Dieser Platz ist für jemanden freigehalten, der zuvor dort saß; nur wer den Tisch führt, kann ihn vergeben.
refused-no-seat-free = Alle Plätze sind besetzt; du darfst gern zuschauen.
refused-no-such-seat = Dieser Tisch hat die Plätze 1 bis { $seats }.
refused-not-in-lobby = Das Spiel hat schon begonnen.
refused-not-started = Das Spiel hat noch nicht begonnen; wer am Tisch sitzt, kann es starten.
refused-not-playing = Dieses Spiel ist zu Ende; `/tock neu` eröffnet einen neuen Tisch.
refused-seats-free = { $free ->
    [one] Ein Platz ist noch frei
   *[other] { $free } Plätze sind noch frei
}; hol Computer dazu oder warte auf andere.
refused-no-human = Mindestens ein Mensch muss mitspielen.
refused-nobody-there = Diese Person sitzt nicht an diesem Tisch.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat oder jetzt führt, oder wer den Server verwalten darf und hier nicht mitspielt.
refused-host-is-there = Solange mitspielt, wer den Tisch führt, darf nur diese Person das Spiel beenden, oder wer den Server verwalten darf und hier nicht mitspielt; hat sie einmal die Zeit ablaufen lassen, können es alle gemeinsam.
refused-not-your-turn = Du bist nicht am Zug.
refused-host-chooses = Was gespielt wird, bestimmt, wer den Tisch eröffnet hat.
refused-too-many = { $people } Leute haben schon Platz genommen; für weniger müsste erst jemand aufstehen.
refused-elsewhere = Dieser Tisch steht woanders: Drück auf seine Knöpfe in seinem Kanal oder, wenn du dort spielst oder gespielt hast, in deinen Direktnachrichten.
refused-needs-server = In Direktnachrichten gibt es keinen Tisch; tipp das im Kanal eines Servers, in dem deiner steht oder stehen soll.
refused-not-manager = Die Einstellungen kann nur ändern, wer den Server verwalten darf.
refused-no-exchange = Gerade werden keine Karten getauscht.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-stale = Dieser Knopf gehört zu einem früheren Moment des Spiels; es wurde nichts geändert.
refused-not-legal = Das geht jetzt nicht; wähle einen der angebotenen Züge.
refused-no-computer = Es sitzt kein Computer am Tisch, der gehen könnte.
refused-not-saved = Der Zug konnte nicht gespeichert werden, darum wurde nichts geändert; versuch es gleich noch einmal.
refused-unknown = Die Datenbank antwortet nicht, darum weiß noch niemand, ob das gespeichert ist. Es wird nachgesehen; der Tisch zeigt es, sobald es feststeht.
refused-ambiguous = Das passt auf mehrere Züge; tipp mehr davon oder wähle einen aus der Liste.
refused-permissions = Ich brauche in { $channel } zuerst diese Berechtigungen: { $permissions }.
refused-not-in-server = Ich bin nicht auf diesem Server, und dafür müsste ich hier sein. Wer ihn verwalten darf, kann mich [hinzufügen]({ $link }); versuch es danach noch einmal.
refused-external-apps = Auf diesem Server dürfen eigene Apps nicht zu allen sprechen: Nur du würdest es sehen.
refused-rules-ruleset = Es gibt kein Regelwerk „{ $wrong }“; wähle eines von diesen: { $offered }.
refused-rules-party = So lässt sich dieses Regelwerk nicht spielen; möglich sind: { $offered }.
refused-rules-option = „{ $wrong }“ ist hier keine Option; es gibt: { $offered }.
refused-rules-no-option = „{ $wrong }“ geht hier nicht; es gibt keine Optionen für: { $rules }.
refused-rules-value = „{ $wrong }“ geht hier nicht; wähle eines von diesen: { $offered }.
refused-quiet-hours = Bitte gib die Ruhezeit in zwei vollen Stunden an, etwa `22-8`, höchstens zehn Stunden lang; lass sie leer für keine.
refused-quiet-zone = Bitte gib auch deine Zeitzone an, etwa `Europe/Zurich`, oder nur ihre Stadt.
refused-too-often = Das war etwas oft; bitte versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refused-film-one-at-a-time = Dein letzter Film wird noch gezeichnet; bitte versuch es in ein paar Sekunden noch einmal.
refused-films-busy = Gerade werden viele Filme gezeichnet; bitte versuch es in einer halben Minute noch einmal.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-lost = Ich kann den Tisch in { $channel } nicht mehr zeigen: Mir fehlt dort { $permissions }. Das Spiel geht weiter, und das Brett kommt von selbst zurück, sobald ich darf.

## Rulesets and options

ruleset-swiss = Schweizer Regeln
ruleset-dog = Dog (Schweizer Brett)
ruleset-toctoc = Toc Toc (Québec)
ruleset-ttg = Tock Tock Dog
ruleset-italian = Italienische Regeln
ruleset-keezen = Keezen
ruleset-jackaroo = Jackaroo
ruleset-swiss-about = 110 Karten mit Jokern, sechs bis zwei auf der Hand, Siebener schlagen im Vorbeigehen
ruleset-dog-about = wie die Schweizer, auf kleinerem Brett: ins Haus, wer den Start zweimal berührt hat
ruleset-toctoc-about = aus Québec, zwei gegen zwei: Vierer nur zurück, nie an eigenen Steinen vorbei
ruleset-ttg-about = Bube läuft 11 oder tauscht, niemand ist geschützt, ein Weg führt durch die Mitte
ruleset-italian-about = nach einer Zehn legt der Nächste ab; ein Stein auf seinem Start hält alle auf
ruleset-keezen-about = das Spiel der Niederlande: eine Runde, Könige nur zum Rauskommen, Siebener für ein, zwei Steine
ruleset-jackaroo-about = vom Golf: Könige schlagen alle auf ihrem Weg, Fünfer bewegen jeden, Zehner verbrennen Karten
mode-teams = in Teams
mode-solo = jeder für sich
party-teams = zu { $players } in Teams
party-solo = zu { $players }, jeder für sich
option-board-dog = auf dem Dog-Brett
option-home-entry-over = ins Haus nur im Vorbeiziehen
option-canadian-seven-on = mit der Sieben auch die Steine des Partners ziehen
option-no-joker-finish-on = kein Joker-Finish
option-places-on = weiterspielen um den zweiten Platz
option-seven-diagonal-on = mit Sieben quer übers Brett
option-centre-off = kein Weg durch die Mitte
option-jokers-on = mit Jokern
option-ten-swap-on = mit Zehn tauschen
option-jack-discard-on = nach J eine Karte ablegen
option-dealer-round = jede Runde gibt jemand anders
option-extra-lap-on = mehr als eine Runde
option-king-13-on = Könige laufen auch 13
option-own-block-on = eigene Steine sind im Weg
option-start-swap-off = kein Wegtauschen vom Start
option-burn-choice = das Opfer wählt, was verbrennt
option-discard-on = nur eine Karte geht, nicht alle
option-own-pass-on = an eigenen Steinen vorbei
option-pair-wall-off = keine Mauern aus zweien
option-plain-on = schlicht: kein Verbrennen, kein Schieben
option-queen-burns-on = Damen verbrennen auch
option-board-about = ein Brett, auf dem die Steine vom Startfeld aus ins Haus abbiegen
option-home-entry-about = ein Stein, der auf seinem Eingangsfeld steht, kann nicht abbiegen: Er muss noch einmal herum
option-canadian-seven-about = mit der Sieben darfst du jederzeit auch die Steine deines Partners ziehen
option-no-joker-finish-about = ein Joker darf den letzten Stein des Teams nicht ins Haus bringen
option-places-about = hat jemand gewonnen, spielen die anderen um die Plätze weiter
option-seven-diagonal-about = mit einer ganzen Sieben darf ein Stein sieben Felder nach einem Start quer hinüber
option-centre-about = die Mitte des Bretts ist gesperrt
option-jokers-about = zwei Joker kommen dazu; ein Joker steht für jede Karte
option-ten-swap-about = mit einer Zehn darf man statt zu ziehen mit einem Gegner tauschen
option-jack-discard-about = wer nach einem J an der Reihe ist, legt eine Karte ab
option-dealer-about = in jeder Runde beginnt jemand anders, nicht erst, wenn neu gemischt wird
option-extra-lap-about = ein Stein darf an seinem Eingangsfeld vorbei und noch eine Runde laufen
option-king-13-about = ein König bringt einen Stein ins Spiel oder läuft dreizehn Felder
option-own-block-about = Steine derselben Farbe überspringen und schlagen einander nie
option-start-swap-about = einen Stein auf dem eigenen Startfeld tauscht niemand weg, auch sein Besitzer nicht
option-burn-about = wer durch eine Zehn eine Karte verliert, wählt sie selbst; sonst entscheidet das Los
option-discard-about = wer nichts spielen kann, legt eine Karte ab und behält die anderen
option-own-pass-about = ein Stein darf andere seiner Farbe überspringen
option-pair-wall-about = an zwei Steinen nebeneinander darf man vorbei wie an anderen
option-plain-about = Könige bringen nur Steine ins Spiel, Fünfer und Zehner sind bloße Zahlen
option-queen-burns-about = eine Dame läuft zwölf oder verbrennt der nächsten Person eine Karte

## The rules of a table

rules-intro-teams = Tock ist ein Wettrennen mit Karten. Du bringst vier Steine aus der Reserve einmal um das Brett und nach Hause; jede Karte sagt, wie weit einer von ihnen ziehen darf. Wer auf dem Feld eines anderen landet, schickt dessen Stein zurück in die Reserve. Partner sitzen einander gegenüber und gewinnen gemeinsam.
rules-intro-solo = Tock ist ein Wettrennen mit Karten. Du bringst vier Steine aus der Reserve einmal um das Brett und nach Hause; jede Karte sagt, wie weit einer von ihnen ziehen darf. Wer auf dem Feld eines anderen landet, schickt dessen Stein zurück in die Reserve. Jeder spielt für sich.
rules-marked = Der Pfeil zeigt die Richtung. **a** Startfeld, auf das deine Steine rauskommen · **b** Eingangsfeld, an dem sie nach Hause abbiegen · **c** Haus · **d** Reserve
rules-marked-partner = **e** das Haus deines Partners
rules-marked-protected = Der Stein auf **a** ist gerade rausgekommen: Er ist geschützt.
rules-goal-teams = Bringt als Team eure Steine vor den anderen ins Haus. Sie kommen auf ihrem Startfeld raus, laufen im Uhrzeigersinn ums Brett und biegen am Eingangsfeld ins Haus ab. Sind deine im Haus, ziehst du die deines Partners.
rules-goal-solo = Bring deine vier Steine vor den anderen ins Haus. Steine kommen auf ihrem Startfeld raus, laufen im Uhrzeigersinn ums Brett und biegen am Eingangsfeld ins Haus ab.
rules-deal = { $cards } Karten{ $jokers ->
    [0] {""}
   *[other] , darunter { $jokers } Joker
}; alle bekommen Runde für Runde { $sizes } davon, dann geht es von vorn los.
rules-shuffling-when-short = Gemischt wird, wenn sie knapp werden.
rules-shuffling-each-cycle = Nach diesen Runden werden alle neu gemischt.
rules-rounds = Runden
rules-track = Auf der Bahn
rules-at-home = Haus
rules-sevens = Sieben
rules-cards = Andere Karten
rules-entry = Eine Runde hat { $length } Felder. Das Eingangsfeld { $fields ->
    [0] ist das eigene Startfeld.
    [one] liegt am Haus, ein Feld vor dem Startfeld.
   *[other] liegt am Haus, { $fields } Felder vor dem Startfeld.
}
rules-plain = so viele Felder, wie die Karte zeigt
rules-hit-all = Wer mit einem Stein auf einem anderen landet, schlägt ihn zurück in die Reserve, auch eigene.
rules-hit-others = Wer mit einem Stein auf einem fremden landet, schlägt ihn zurück in die Reserve.
rules-home = Ins Haus geht es nur mit genau passender Zahl, und dort wird nicht übersprungen.
rules-once-round = Ein Stein läuft nur eine Runde: Er darf auf seinem Eingangsfeld stehen bleiben, aber nie daran vorbeilaufen.
rules-swap = Mit { $ranks } tauscht ein eigener Stein den Platz mit einem andersfarbigen auf der Bahn.
rules-exchange-partner = Nach jedem Austeilen tauschen alle mit ihrem Partner verdeckt eine Karte.
rules-exchange-left = Nach jedem Austeilen geben alle verdeckt eine Karte nach links weiter.
rules-exchange-none = Es werden keine Karten getauscht.
rules-unplayable-throw-in = Wer eine Karte spielen kann, muss; wer nicht kann, wirft alle Karten ab.
rules-unplayable-throw-in-off-track = Wer eine Karte spielen kann, muss. Wer nicht kann, wirft alle Karten ab, solange eigene Steine in der Reserve warten und keiner auf der Bahn ist; sonst nur eine.
rules-unplayable-discard = Wer eine Karte spielen kann, muss; wer nicht kann, legt eine ab.
rules-blocking-entered = Vom Rauskommen bis zu seinem ersten Zug ist ein Stein geschützt: nicht zu schlagen, zu überspringen oder zu tauschen.
rules-blocking-own-start = Ein Stein auf seinem eigenen Startfeld blockiert: Er kann nicht geschlagen, übersprungen oder getauscht werden.
rules-blocking-none = Kein Stein ist geschützt.
rules-home-entry-touched = Ins Haus geht es vorwärts; mit einer Vier auch rückwärts, wenn der Stein das Eingangsfeld schon berührt hat.
rules-home-entry-forward = Ins Haus geht es nur vorwärts.
rules-home-entry-over = Ins Haus nur vorwärts und nur, wer vor dem Eingangsfeld losläuft.
rules-home-entry-twice = Ein Stein darf ins Haus, wenn er sein Startfeld zweimal berührt hat; das Rauskommen zählt als erstes Mal.
rules-seven-hits-everyone = { $pawns ->
    [0] Eine Sieben wird beliebig aufgeteilt
   *[other] Eine Sieben bewegt einen Stein oder wird auf zwei verteilt
} und schlägt jeden Stein, den sie überspringt, auch eigene.
rules-seven-hits-opponents = { $pawns ->
    [0] Eine Sieben wird beliebig aufgeteilt
   *[other] Eine Sieben bewegt einen Stein oder wird auf zwei verteilt
} und schlägt jeden gegnerischen Stein, den sie überspringt.
rules-seven-hits-nobody = { $pawns ->
    [0] Eine Sieben wird beliebig aufgeteilt
   *[other] Eine Sieben bewegt einen Stein oder wird auf zwei verteilt
}; sie schlägt nur, wo ein Teil endet.
rules-seven-moves-own = Eine Sieben zieht deine Steine; sind sie im Haus, ziehen die übrigen Schritte die deines Partners.
rules-seven-moves-own-alone = Eine Sieben zieht nur deine eigenen Steine.
rules-seven-moves-team = Eine Sieben zieht jederzeit auch die Steine deines Partners.
rules-seven-moves-anyone = Eine Sieben zieht alle Steine auf der Bahn oder im Haus, auch fremde und geschützte.
rules-draw = Statt zu ziehen darf man mit einer { $ranks } eine verdeckte Karte aus der Hand eines Gegners nehmen.
rules-hits-passed = Mit { $ranks } läuft ein Stein an niemandem vorbei: Er schlägt jeden Stein auf seinem Weg, auch eigene. Keine Mauer hält ihn auf, nur ein Stein, der blockiert.
rules-pushes = Mit { $ranks } darf man auch { $whose ->
    [team] Steine des Partners auf der Bahn bewegen.
   *[other] jeden anderen Stein auf der Bahn bewegen: den des Partners wie einen eigenen, einen gegnerischen an seinem Eingangsfeld vorbei, so dass er noch eine Runde muss.
}
rules-burn = Statt zu ziehen darf man mit { $ranks } der nächsten Person eine Karte verbrennen, die das Los bestimmt; diese setzt aus.
rules-burn-choice = Statt zu ziehen darf man mit { $ranks } die nächste Person eine Karte ihrer Wahl verbrennen lassen; diese setzt aus.
rules-marked-fields = { $fields } (auf dem Brett eine { $mark })
rules-centre = Mit { $ranks } geht ein Stein von Feld { $fields } in die Mitte und von dort auf ein beliebiges davon.
rules-swap-opponents = Mit { $ranks } darf man auch tauschen, aber nur mit Gegnern.
rules-leader-stays = Eine ausgeloste Person beginnt jede Runde.
rules-lead-each-cycle = Eine Person beginnt all diese Runden, danach beginnt die nächste.
rules-begins-entered = Alle beginnen mit einem Stein auf dem Startfeld.
rules-may-spare-partner = Würde jeder Zug einen Stein deines Partners schlagen, darfst du stattdessen eine Karte ablegen.
rules-own-colour-blocks = Steine derselben Farbe überspringen und schlagen einander nie.
rules-own-pawns-hit-only = Ein Stein überspringt nie einen anderen seiner Farbe.
rules-pairs-block = Zwei Steine nebeneinander sind eine Mauer, an der niemand vorbeikommt, wem auch immer sie gehören.
rules-blocking-can-swap = Ausnahme: Geschützte Steine dürfen getauscht werden und verlieren dann ihren Schutz.
rules-blocking-can-swap-owner = Nur wem er gehört, darf ihn wegtauschen.
rules-seven-backs-at-home = Im Haus dürfen Teile einer Sieben auch rückwärts gehen.
rules-seven-diagonal = Eine ganze Sieben darf einen Stein von Feld { $fields } auf das gegenüber davon bringen.
rules-places = Wer im Ziel ist, bekommt keine Karten mehr; die anderen spielen um die Plätze weiter.
rules-forced-discard-loses-turn = Wird { $rank } gespielt, legt die nächste Person eine Karte ab und setzt aus.
rules-forced-discard = Wird { $rank } gespielt, legt die nächste Person eine Karte ab.
rules-centre-second-cards = Wer auf Feld { $fields } gezogen ist, darf mit einer zweiten Karte gleich in die Mitte: { $ranks }. Mit ihnen geht es später wieder auf ein beliebiges davon.
rules-no-joker-finish = Der letzte Stein eines Teams darf nicht mit einem Joker ins Haus.

## Commands: names are lower case, one word, at most 32 characters; descriptions at most 100

command-tock = tock
command-tock-about = Spiel Tock, das Murmelrennen mit Karten
command-new = neu
command-new-about = Eröffne einen Tisch in diesem Kanal
command-new-ruleset-about = Nach welchen Regeln gespielt wird (ohne Wahl: Schweizer Regeln)
command-new-players-about = Wie viele mitspielen
command-new-mode-about = In Teams oder jeder für sich
command-new-options-about = Hausregeln; wähle aus der Liste
command-join = mitspielen
command-join-about = Setz dich an den Tisch dieses Kanals
command-join-seat-about = Welcher Platz, nach seiner Nummer
command-leave = verlassen
command-leave-about = Steh auf, oder lass einen Computer deinen Platz halten, so lange du sagst
command-table = tisch
command-table-about = Sieh deine Karten und das Brett, und lass es noch einmal mit Direktnachrichten versuchen
command-games = spiele
command-games-about = Sieh deine Tische, wo ein Platz frei ist, und beendete Spiele
command-play = spielen
command-play-about = Mach einen Zug, indem du ihn tippst
command-play-card-about = Die Karte und was sie tut; wähle aus der Liste
command-rules = regeln
command-rules-about = Lies die Regeln dieses Tischs oder irgendeines anderen
command-rules-ruleset-about = Nach welchen Regeln gespielt wird (ohne Wahl: Schweizer Regeln)
command-rules-players-about = Wie viele mitspielen
command-rules-mode-about = In Teams oder jeder für sich
command-rules-options-about = Hausregeln; wähle aus der Liste
command-settings = einstellungen
command-settings-about = Sieh und ändere, was du für dich wählst: Bilder, Hinweise, Ruhezeit, was ich von dir behalte
command-anywhere = tock-überall
command-anywhere-about = Rätsel des Tages, Lektionen, Üben, Regeln, deine Ergebnisse und Partien, wo du auch bist
command-server = tock-server
command-server-about = Die Tische dieses Servers, für alle, die ihn verwalten dürfen
command-server-settings = einstellungen
command-server-settings-about = Sieh und ändere, wie neue Tische auf diesem Server sind
command-server-end = beenden
command-server-end-about = Beende den Tisch dieses Kanals, auch einen, der nicht gelesen werden kann
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
settings-theme = Bretter und Karten, die nur du siehst: **{ $theme }**.
settings-looks = Bilder und Hinweise
settings-quiet-hours = Ruhezeit
settings-language = 🌐 Sprache
settings-language-spoken = Sprache: **{ $language }**{ $chosen ->
    [discord] , wie Discord bei dir.
   *[own] .
}
ask-own-language = Sprache, in der ich mit dir spreche
ask-own-language-as-discord = wie Discord bei dir
settings-privacy = Datenschutz
settings-table = Am Tisch
ask-hands = Wohin deine Karten kommen
hands-server = wie auf dem Server
hands-direct = als Direktnachricht
hands-channel = im Kanal, wo nur du sie siehst
settings-hands = Deine Karten kommen **{ $hands }**.
ask-next = Vor deinem Zug
ask-next-told = sag mir lautlos, wenn vor mir jemand an der Reihe ist (als Direktnachricht)
settings-next = Leiser Hinweis, wenn du als Nächstes dran bist: **{ $on ->
    [1] an
   *[other] aus
}**.
ask-server-hands = Karten derer, die nichts gewählt haben
server-hands-channel = im Kanal, wo nur sie sie sehen
server-settings-hands = Karten derer, die nichts gewählt haben, kommen **{ $hands }**.
ask-theme = Bretter und Karten, die nur du siehst
ask-shape = Brett und Karten
ask-numbers = Zahlen auf diesen Brettern
ask-notes = Hinweise
ask-notes-told = Einmal sagen, was eine besondere Karte kann
ask-hours-about = Zwei volle Stunden, höchstens zehn auseinander, etwa 22-8; leer für keine
ask-zone = Zeitzone
ask-zone-about = Etwa Europe/Zurich, oder nur die Stadt
server-settings-tables = Neue Tische
server-settings-looks = Bretter, Karten, Beiträge
ask-party-about = ist das Spiel nicht für so viele, wird es, was dem am nächsten kommt
ask-game-line = { $ruleset }, { $party }
ask-house-rules = Hausregeln
ask-language = Sprache der Tische
ask-language-as-discord = wie dieser Server bei Discord
ask-server-theme = Bretter
ask-boards = Bretter, die im Kanal bleiben
ask-posts = Beiträge
ask-posts-about = Was neu dazukommt, erscheint in dem Kanal, in dem du gerade bist.
ask-post-week = Montags die Spiele der Woche
ask-post-puzzle = Jeden Morgen das Rätsel des Tages
shape-tall = hoch: die Karten unter dem Brett
shape-wide = breit: die Karten neben dem Brett
settings-shape = Brett und Karten: **{ $shape }**.
numbers-every = auf jedem Feld
numbers-few = wo sie helfen
settings-numbers = Zahlen auf Brettern, die nur du siehst: **{ $numbers }**.
settings-quiet = Ruhezeit: **{ $begins } bis { $ends } Uhr** ({ $zone }); dann läuft für dich in langsamen Spielen keine Zeit ab.
settings-quiet-none = Ruhezeit: **keine**.
parameter-zone = zeitzone
boards-last = nur das letzte
boards-every = alle

## What is kept of a person

privacy = Ich behalte deine Discord-ID, deinen Namen, deine Sprache und was du gewählt hast, und an welchen Tischen du gesessen hast: damit dein Platz und deine Spiele da sind, wenn du wiederkommst. Niemand sonst erfährt davon; Nachrichten von dir lese ich nicht.
privacy-file = Alles, was ich von dir behalte, steht in der Datei.
privacy-policy = Datenschutz: { $address }
privacy-terms = Nutzungsbedingungen: { $address }
privacy-forget-me = Vergiss mich
privacy-ask = Wenn ich dich vergesse, übernimmt auf deinen Plätzen der Computer, deine Einstellungen sind weg, und niemand kann mehr sagen, dass du bei früheren Spielen dabei warst. Das lässt sich nicht rückgängig machen. Was in Kanälen steht, bleibt dort.
privacy-forget-me-now = Endgültig vergessen
privacy-forgotten = Erledigt: Ich weiß nicht mehr, wer du bist. Spielst du wieder, lerne ich dich neu kennen.

## The position in words

alt-pawn = { $number }: { $place }
name-with-team = { $name } (Team { $letter })
alt-pile = Zuletzt abgelegt: { $card }, Stapel: { $cards }.
alt-fields = Start auf { $start }, ins Haus ab { $entry }.
alt-fields-of = { $name } startet auf { $start }, ins Haus ab { $entry }.
alt-track = Die Felder der Bahn sind von 0 bis { $last } nummeriert.
alt-own = Du, { $name }
alt-film = Runde { $number } in Bewegung; die Nachricht erzählt ihre Züge in Worten.

## Stärke der Computer, und Tipps

level-easy = leicht
level-normal = normal
level-hard = stark
levels-told =
    - **Leicht** schaut nur, wie das Brett nach einem Zug aussieht, und nimmt irgendeinen, der gut genug scheint.
    - **Normal** denkt ein wenig voraus und nimmt manchmal den zweitbesten Zug.
    - **Stark** spielt die Runde vor jedem Zug viele Male im Kopf zu Ende und lost dabei die Karten aus, die verdeckt sind{ $engine ->
        [python] ; auf diesem Server ein Viertel so oft, womit es noch 49 von 50 Partien gegen jemanden gewinnt, der nur einen Zug weit schaut
       *[core] {""}
    }.
setup-hints = Tipps
setup-hints-chosen = Tipps: { $hints }
setup-hints-allowed = { $hints ->
    [0] keine
    [one] einer pro Spiel und Person
   *[other] { $hints } pro Spiel und Person
}
setup-hints-unlimited = so viele man will
hint-header = **Ein Tipp, nur für dich:** was am besten aussieht, mit der Gewinnchance, wie ich sie sehe.
hint-line = { $place }. { $what } · **{ $percent } %**
hint-give = { $card } weitergeben
hint-left = { $hints ->
    [0] Das war dein letzter Tipp in diesem Spiel.
    [one] Du hast noch einen Tipp.
   *[other] Du hast noch { $hints } Tipps.
}
hint-told = 💡 In dieser Runde einen Tipp geholt: { $names }.
reason-wins = gewinnt das Spiel
reason-finishes = bringt Platz { $place }
reason-only-one = etwas anderes geht nicht
reason-comes-home = bringt { $pawn } ins Haus
reason-enters = bringt einen Stein aus der Reserve
reason-hits = schlägt { $pawn }
reason-hits-own-side = schlägt { $pawn } von der eigenen Seite
reason-escapes = bringt { $pawn } außer Reichweite von { $name } ({ $card })
reason-stays-in-reach = lässt { $pawn } in Reichweite von { $name } ({ $card })
reason-nears-home = bringt { $pawn } { $fields ->
    [0] bis vor die Haustür
    [one] auf ein Feld an sein Haus heran
   *[other] auf { $fields } Felder an sein Haus heran
}
reason-takes-turn = kostet { $name } eine Karte und einen Zug
reason-likely-home = in { $percent } % der Runden, die ich probiert habe, kommt ein Stein der eigenen Seite ins Haus
reason-likely-hit = in { $percent } % der Runden, die ich probiert habe, verliert die eigene Seite einen Stein
reason-way-out = gibt { $name } eine Karte zum Rauskommen
reason-keeps-way-out = behält { $card }, womit ein Stein herauskommt
refused-hints-off = An diesem Tisch gibt es keine Tipps; das hat entschieden, wer ihn eröffnet hat.
refused-hints-spent = Du hast in diesem Spiel schon alle Tipps bekommen: { $hints }.
refused-nothing-due = Du hast gerade nichts zu entscheiden; frag, wenn du am Zug bist.
refused-back-off = An diesem Tisch wird kein Zug zurückgenommen; so hat es bestimmt, wer ihn eröffnet hat.
refused-back-rated = In einem gewerteten Spiel muss dem jemand von einer anderen Seite zustimmen, und dort ist gerade niemand da.
refused-back-gone = Dieser Zug lässt sich nicht mehr zurücknehmen.

## The clock

setup-pace = Tempo
setup-pace-chosen = Tempo: { $pace }
pace-live = live, anderthalb Minuten pro Zug und drei Minuten Reserve pro Spiel
pace-relaxed = gemütlich, eine Viertelstunde pro Zug
pace-slow = langsam, ein Tag pro Zug und drei Tage Reserve pro Spiel
pace-open = offen, ohne Uhr
time-left = ⏳ Die Zeit läuft { $until } ab{ $bank ->
    [none] {""}
   *[other] {""}, davon { $bank } aus der Zeitreserve
}; dann macht ein Computer diesen einen Zug.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (zurück { $until })
}
table-away = 💤 Abwesend: { $names }. { $count ->
    [one] Ein Computer hält den Platz.
   *[other] Computer halten die Plätze.
}
told-in-stead = ⏱ { $name } (Computer)
button-return = Ich bin zurück
hand-away = { $until ->
    [none] In { $channel } hält ein Computer deinen Platz, bis du zurück bist. Nichts geht verloren.
   *[other] In { $channel } hält ein Computer deinen Platz; { $until } gehört er wieder dir, oder sobald du zurück bist. Nichts geht verloren.
}
went-away = { $until ->
    [none] Ein Computer hält deinen Platz. Drück auf **{ button-return }** unter dem Brett, sobald du es bist.
   *[other] Ein Computer hält deinen Platz; { $until } gehört er wieder dir. Bist du früher da, drück auf **{ button-return }** unter dem Brett.
}
command-leave-length-about = Wie lange: 2 Stunden, 3 Tage, heute Abend, 18:30, bis ich zurück bin; ohne das stehst du auf
command-leave-zone-about = Deine Zeitzone, etwa Europe/Zurich; nur für eine Uhrzeit
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
refused-away-zone = Für eine Uhrzeit sag bitte auch deine Zeitzone, etwa `Europe/Zurich`; oder wie lange es ist, etwa `5 Stunden`.
## The poster of a game that is over

poster-rounds = Runden: { $rounds }
poster-walk = Weitester Weg: { $name }, Stein { $number }, { $fields } Felder
poster-first-home = Zuerst im Haus: { $name }, Stein { $number }, Runde { $round }

## Seats in mid-game

seats-header = Freie Plätze auf diesem Server; `/tock mitspielen` im Kanal nimmt einen.
seats-line = - { $channel } · { $rules } · Plätze { $seats }{ $door ->
    [invited] {" "}· auf Einladung
   *[open] {""}
}
seats-none = Auf diesem Server ist an keinem Tisch ein Platz frei; `/tock neu` eröffnet einen Tisch.
asked-seat = ✋ { $name } möchte auf Platz { $seat }: Darüber entscheidet, wer daneben auf derselben Seite spielt, sonst irgendjemand hier.
asked-invited = ✋ { $name } { $stage ->
    [lobby] möchte auf Platz { $seat }: Wer sich hier setzt, entscheidet { $host }.
   *[game] möchte auf Platz { $seat }: { $host } muss zustimmen, und wer daneben auf derselben Seite spielt.
}
asked-host = ✋ { $name } möchte sich an deinen Tisch setzen, { $host }: Du entscheidest, unter dem Brett.
asked-send-away = ✋ { $name } möchte, dass { $who } vom Tisch verwiesen wird. Alle anderen, die hier sitzen, müssen zustimmen.
asked-end = ✋ { $name } möchte das Spiel beenden; wer mitspielt, kann unten zustimmen.
button-agree = { $name } zustimmen
button-let-in = { $name } hereinlassen
button-decline = Nein zu { $name }
button-here = Ich bin da
button-stand-in = Computer für { $name }
table-asked-whether-there = ❓ Gefragt, ob noch da: { $names }. **{ button-here }** ist die Antwort.
asked = Du hast gefragt; die anderen sehen es unter dem Brett. Dein eigener Platz gehört dir beim nächsten Geben wieder.
refused-held-a-hand = Du hattest schon Karten in diesem Spiel und kannst auf keinen anderen Platz; zuschauen darfst du gern.
refused-seat-kept-for-owner = Dieser Platz wird für jemanden freigehalten, der weg ist; bleibt er leer, kannst du später darum bitten.
refused-rated-seat = Dieses Spiel wird gewertet: Wo niemand auf derselben Seite sitzt, bleibt der Computer.
refused-still-asked = Für eine Antwort ist noch Zeit: Das geht { $until }.
refused-sent-away = Du wurdest von diesem Tisch verwiesen; nur wer den Server verwalten darf, kann dich wieder zulassen.
refused-still-there = Diese Person hat keinen Zug verstreichen lassen, also übernimmt niemand. Ohne Uhr fragt **{ button-more }**, **{ button-call }**, ob sie da ist.
refused-not-silent = Noch nicht alle, denen der Tisch gehört, wurden gefragt, ob sie da sind: Das tut **{ button-more }**, **{ button-call }**.
refused-only-managers = Das darf nur, wer den Server verwalten darf und hier nicht mitspielt. In einem Spiel ohne Wertung können auch alle anderen am Tisch gemeinsam jemanden verweisen, wenn sie mindestens zu zweit sind.
refused-chosen-enough = Du hast deine Wahl { $changes }-mal geändert: Jetzt gilt die letzte.
refused-taken-up-today = Du hast diesen Tisch erst vor Kurzem wieder aufgenommen; noch einmal geht es { $until }.
refused-not-yours-to-agree = Dem müssen die anderen zustimmen, nicht du.

## Im Voraus gewählte Züge

ahead-heading = **Im Voraus, für deinen nächsten Zug:**
ahead-choose = Wähle eine Karte. Was du wählst, wird gespielt, sobald du dran bist, wenn es dann noch genau so zieht und schlägt; sonst wirst du gefragt wie immer. Niemand sonst sieht es.
ahead-chosen = Andere spielen gerade. Im Voraus gewählt: **{ $play }**. Das wird gespielt, sobald du dran bist, wenn es dann noch genau so zieht und schlägt; nur du siehst das.
ahead-made = Was du im Voraus gewählt hast, wurde gespielt: { $play }
ahead-unfit-yet = Andere spielen gerade. Was du im Voraus gewählt hast, geht so, wie das Brett jetzt steht, nicht mehr; ändert sich das nicht, wirst du gefragt wie immer.
ahead-unfit = Was du im Voraus gewählt hast, täte nicht mehr dasselbe; darum wurde nichts gespielt.
button-choose-ahead = Im Voraus wählen
button-drop-ahead = Zurücknehmen
button-choose-it = Das wählen
refused-not-ahead = Im Voraus lässt sich gerade nichts wählen.

## Finding one's tables

mine-header = **Deine Tische**
mine-none = Du sitzt an keinem offenen Tisch.
mine-line = - { $link } · { $what }
mine-more = … und { $tables } weitere.
mine-yours = **du bist dran** ({ $since })
mine-turn = { $name } ist dran ({ $since })
mine-exchange = andere wählen noch eine Karte zum Tauschen ({ $since })
mine-lobby = noch nicht begonnen; { $free ->
    [0] alle sind da
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
}; eröffnet { $since }
mine-away = ein Computer hält deinen Platz; **{ button-return }** unter dem Brett holt ihn zurück
## Spiele, die vorbei sind

button-replay = Nachspielen
button-export = Als Textdatei
button-highlights = Höhepunkte
button-whole-film = Ganzer Film
film-highlights = **Die Höhepunkte von Spiel { $game }**
film-whole = **Spiel { $game }, von Anfang bis Ende**
alt-game-film = Spiel { $game } in Bewegung, Zug um Zug, bis zum letzten Brett.
button-hands-open = Alle Karten
button-hands-own = Nur eine Hand
button-previous-round = Runde davor
button-previous = Davor
button-next-round = Nächste Runde
replay-header = **Spiel { $game } noch einmal** · Runde { $number } · Zug { $play } von { $plays }
replay-deals = { $name } gibt die Karten.
replay-gave = -# { $name } gibt **{ $card }** an { $other }.
alt-held = { $name } hält { $cards }.
export-told = Spiel { $game } als Text: alle Karten, Tausche und Züge, mit dem Startwert, aus dem die Karten folgen.
button-review = Wo kippte es?
button-share = Teilen
button-turn = Zug { $place }
button-mistakes = Aus meinen Fehlern lernen
review-header = **Spiel { $game }, durchgesehen.** Zu jeder Wahl, was sie vergab: um wie viel seltener sie zum Sieg führt als die beste, viele Male durchgespielt, mit dem, was man damals wissen konnte.
review-person = { $name }: { $accuracy } % genau; { $mistakes ->
    [0] keine Fehler
    [one] ein Fehler
   *[other] { $mistakes } Fehler
 }, insgesamt { $percent } % Gewinnchance vergeben.
review-luck = -# Glück von { $names }: { $kind ->
    [good] + { $percent } %
   *[bad] − { $percent } %
 }.
review-place = **{ $place }** · { $told }
review-played = Runde { $round }, Zug { $play }: { $told }
review-gave = Runde { $round }: { $name } gibt { $card } weg
review-cost = -# Gewinnt { $after } von 100 statt { $before }. Besser: { $what }
review-no-mistakes = Keine Fehler: Keine Wahl vergab 3 % oder mehr.
review-best = ⭐ Die beste Wahl: { $told }, { $percent } % besser als alles andere.
review-working = Das Spiel wird durchgesehen: { $done } von { $all } Entscheidungen …
mistake-asked = Runde { $round }: Was du hier getan hast, vergab { $percent } %. **Was ist besser?**
mistake-still = Das vergibt immer noch { $percent } %.
mistake-found = ✓ **Besser geht es nicht.**
alt-course = { $name }, Runde für Runde: { $shares }.
refused-review-one-at-a-time = Gerade wird schon ein anderes Spiel für dich durchgesehen; bitte versuch es in ein paar Sekunden noch einmal.
refused-review-of-others = Nur wer in diesem Spiel saß, kann es durchsehen lassen, bis jemand von ihnen das in seinem Kanal teilt.
refused-no-past-game = Unter dieser Nummer gibt es kein beendetes Spiel, das du ansehen darfst; Karten werden erst nach dem Ende gezeigt, und zwar denen, die mitgespielt haben oder den Kanal lesen können.
## Was Spiele ergaben

button-rated-on = Gewertet: ja
button-rated-off = Gewertet: nein
button-rated-not-yet = Gewertet: noch nicht
command-stats = statistik
command-stats-about = Sieh, was deine Spiele ergaben, oder die von jemandem hier
command-stats-player-about = Von wem; ohne Auswahl von dir
command-leaderboard = rangliste
command-leaderboard-about = Sieh, wer auf diesem Server wo steht
command-leaderboard-standings-about = Welche Liste
command-new-rated-about = Ob das Ergebnis gewertet wird, wenn auf zwei Seiten Leute sitzen (ja, wenn nichts gewählt ist)
parameter-rated = gewertet
command-new-thread-about = Ob er einen eigenen Thread bekommt (wie es der Server will, wenn nichts gewählt ist)
parameter-thread = thread
parameter-standings = liste
refused-no-statistics = Hier gibt es kein beendetes Spiel, von dem ich erzählen darf.
refused-statistics-elsewhere = Von anderen erzähle ich nur auf einem Server, auf dem ihr beide seid; frag dort.
privacy-statistics-shown = Wer mit dir auf einem Server ist, kann sehen, was deine Spiele dort ergaben: `/tock statistik`, `/tock rangliste`.
privacy-statistics-hidden = Deine Statistik ist verborgen: Nur du siehst sie, und du stehst auf keiner Rangliste.
privacy-hide = Statistik verbergen
privacy-show = Statistik zeigen
percent = { $percent } %
rating = { $points } ± { $plus }
rating-new = neu · { $games } von { $enough } Spielen, { $people } von { $different } Leuten
stats-header-here = **{ $name }** auf diesem Server
stats-header = **{ $name }** auf allen Servern
stats-score = Spiele: { $games }, gewonnen: { $won }
stats-streak = Siege in Folge: jetzt { $now }, höchstens { $best }
stats-rating-teams = Wertung in Teams: { $rating }
stats-rating-alone = Wertung allein: { $rating }
stats-figure = { $label }: { $count }
stats-entered = Kommt meistens heraus mit { $card }: { $times } von { $entered } Steinen
stats-missed = Züge, die der Computer machte, weil die Zeit um war: { $missed } von { $turns }
stats-with = { $name }: { $won } von { $games } gewonnen
stats-rulesets = Siege nach Regeln
stats-partners = Siege zusammen mit
stats-won-of = { $won } von { $games }
stats-tile-games = { $games ->
    [one] Spiel
   *[other] Spiele
}
stats-tile-won = gewonnen
stats-tile-streak = beste Serie
stats-tile-rating-teams = Wertung, Teams
stats-tile-rating-alone = Wertung, allein
stats-tile-entered = kommt mit
figure-hits-given = geschlagen
figure-hits-taken = verloren
figure-pawns-home = im Haus
figure-longest-walk = weitester Weg
figure-cards-burnt = verbrannte Karten
stats-tile-missed = Züge verpasst
stats-accuracy = Genauigkeit in { $games ->
    [one] einem durchgesehenen Spiel
   *[other] { $games } durchgesehenen Spielen
 }: { $accuracy } %; zuletzt: { $last }.
stats-tile-accuracy = Genauigkeit
stats-accuracies = Genauigkeit, Spiel für Spiel
standings-which = Welche Liste
standings-teams = Wertung in Teams
standings-alone = Wertung allein
standings-month = Siege in diesem Monat
standings-pairs = Paare
standings-pairs-month = Paare in diesem Monat
standings-none = Auf dieser Liste steht noch niemand.
standings-about-rating = -# Die Punkte, und um wie viel sie daneben liegen können. Gereiht wird nach den Punkten abzüglich der Zahl nach dem ±. Hier steht, wer zehn gewertete Spiele gegen fünf verschiedene Leute hat. Ab dem vierten Spiel derselben Leute an einem Tag ändert sich nichts mehr. Gewertet wird nur, wo Menschen auf verschiedenen Seiten sitzen.
standings-line = **{ $place }** { $names } · { $told }
standings-score = { $won } von { $games } gewonnen ({ $percent } %)
season-name = Saison { $quarter } von { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = Du hast noch keinen Platz: { $games } von { $enough } Spielen, gegen { $people } von { $different } Leuten.
season-about = -# In jeder Saison beginnen alle neu mit 1.000 Punkten; einen Platz hat, wer fünf gewertete Spiele gegen fünf verschiedene Leute hat. Gereiht wird nach den Punkten abzüglich der Zahl nach dem ±.
season-best = **{ $season }**: { $names }
season-over = 🏁 **{ $season } ist zu Ende**
seasons-none = In keiner Saison vor dieser hatte jemand einen Platz.
seasons-which = Welche Saison
button-season = Diese Saison
button-seasons = Frühere Saisons
button-season-teams = In Teams
button-season-alone = Jeder für sich
button-standings = Rangliste
analysis-opened = Der Tisch ist offen: Du sitzt auf dem Platz, der in dieser Stellung am Zug ist, Computer haben die anderen, und `/tock mitspielen` übernimmt einen. Tipps sind frei; nichts zählt.
refused-game-text = In dieser Datei, Zeile { $line }: { $wrong }.
refused-game-text-size = Diese Datei ist zu groß für den Text eines Spiels.
refused-no-such-play = Dieses Spiel hat die Züge 0 bis { $plays }; wähle einen davon.
refused-game-over-there = In dieser Stellung ist das Spiel vorbei; wähle einen früheren Zug.
game-text-no-transcript = das ist kein Text eines Spiels, der mit `tock 1` beginnt
game-text-too-long = kein Spiel ist so lang
game-text-unreadable = das kann nicht gelesen werden
game-text-missing = davor fehlt eine Zeile (rules, seed, message, cut oder ein seat)
game-text-rules = solche Regeln gibt es nicht
game-text-seed = ein Startwert hat 64 Ziffern 0 bis f
game-text-seat = einen solchen Platz gibt es nicht
game-text-position = aus dieser Stellung kann kein Spiel beginnen
game-text-deal = diese Karten folgen nicht aus dem Startwert
game-text-gift = diese Karte kann hier nicht gegeben werden
game-text-number = Züge sind von 1 an ohne Lücken nummeriert
game-text-turn = ein anderer Platz ist am Zug
game-text-play = dieser Zug ist hier nicht möglich
game-text-drawn = diese Karte folgt nicht aus dem Startwert
game-text-end = so endet das Spiel nicht
game-text-no-end = das Ende des Spiels fehlt

## Taking up again what was closed

button-reopen = Weiterführen
button-give-up = Endgültig schließen
reopened = Der Tisch geht weiter, wie er stand. Alle anderen sind weg, bis sie auf **{ button-return }** drücken.
given-up = { $people ->
    [0] Alle sind einverstanden: Dieser Tisch ist endgültig geschlossen, und **{ button-fair }** zeigt alles.
    [one] Du bist einverstanden. Sobald es noch eine Person ist, ist dieser Tisch endgültig geschlossen.
   *[other] Du bist einverstanden. Sobald es noch { $people } Personen sind, ist dieser Tisch endgültig geschlossen.
}
refused-not-closed = Dieser Tisch geht schon weiter.
refused-closed-for-good = Dieser Tisch ist endgültig geschlossen; `/tock neu` eröffnet einen anderen.
refused-channel-has-table = In diesem Kanal ist jetzt ein anderer Tisch offen; dieser lässt sich weiterführen, sobald jener zu Ende ist.

## Lessons

button-learn = Neu hier?
button-next = Weiter
button-course-more = Besondere Karten
button-course-partner = Was du gibst
button-got-it = Verstanden
button-show-me = Zeig es mir
button-skip = Überspringen
button-all-lessons = Alle Lektionen
lesson-header = **Tock lernen · { $number } von { $lessons } · { $title }**
lesson-cannot = **{ $card }** kannst du jetzt nicht spielen.
lesson-would-play = Das ginge. Es würde das tun: { $play }.
lesson-would-give = Du könntest **{ $card }** weitergeben.
lesson-got-it = Gut! Was du gelernt hast, lässt sich in einem Spiel ausprobieren.
lesson-shown-give = So geht es: Du gibst **{ $card }**.
lesson-shown-play = So geht es, mit **{ $card }**: { $play }.
lessons-header = **Tock lernen.** Wähle eine Lektion; jede ist einen Zug lang.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Alles, was du zum Spielen brauchst
course-more = Besondere Karten und andere Regeln
course-partner = Mit Partner: was du gibst
lesson-way-out-title = Raus aus der Reserve
lesson-way-out-before = Du sitzt unten, und alle deine Steine warten in der Reserve. Nur König (K), Ass (A) oder Joker bringen einen aufs Brett. **Bring einen Stein heraus.**
lesson-way-out-cannot = Das ist eine Karte zum Laufen, und noch ist kein Stein von dir auf dem Brett: Such die Karte zum Rauskommen.
lesson-way-out-wrong = Such die Karte zum Rauskommen.
lesson-way-out-after = ✓ Dein Stein steht auf seinem Startfeld. Von dort läuft er im Uhrzeigersinn einmal um das Brett und nach Hause. Ist keine Karte spielbar, wirfst du alle ab und wartest, bis neu gegeben wird.
lesson-hit-title = Laufen und schlagen
lesson-hit-before = Mit einer Karte läufst du so viele Felder, wie sie zeigt. Wer auf dem Feld eines anderen landet, schickt dessen Stein zurück in die Reserve. **Schlag den Stein von Blaise**: Zähl die Felder bis dorthin.
lesson-hit-wrong = Carl, dir gegenüber, ist dein Partner: Verschone ihn. Der Stein von Blaise steht neun Felder voraus.
lesson-hit-after = ✓ Der Stein von Blaise ist zurück in der Reserve und muss neu beginnen. Nur das Feld zählt, auf dem du landest; was du überspringst, bleibt stehen. Eigene Steine und die des Partners trifft es genauso, und wer eine Karte spielen kann, muss.
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
lesson-split-wrong = Ein Stein steht nah am Haus, der andere drei Felder hinter dem von Dora: Gib jedem ein paar der Schritte.
lesson-split-after = ✓ Zweierlei mit einer Karte: Heb dir Siebener für solche Momente auf. Aber sie schlagen auch eigene Steine und die deines Partners.
lesson-gift-title = Eine Karte für den Partner
lesson-gift-before = Nach jedem Geben tauschst du mit deinem Partner verdeckt eine Karte. Alle Steine von Carl warten in der Reserve. **Gib Carl die Karte, die ihm hinaushilft.**
lesson-gift-wrong = Damit käme Carl nicht aus der Reserve.
lesson-gift-after = ✓ Carl kann jetzt rauskommen. Karten werden immer wieder neu gegeben; die Steine bleiben stehen. Sind deine vier zu Hause, ziehst du die von Carl: Ihr gewinnt gemeinsam, mit allen acht. Mehr brauchst du nicht.
lesson-two-ways-out-title = Zwei Wege hinaus: gib einen
lesson-two-ways-out-before = Alle deine Steine warten, und die von Carl auch. Mit zwei deiner Karten kommt ein Stein hinaus. **Gib Carl eine davon.**
lesson-two-ways-out-wrong = Carl würde weiter warten. Ein Ass oder ein König hilft ihm hinaus, und das andere behältst du.
lesson-two-ways-out-after = ✓ Jetzt könnt ihr beide rauskommen. Über viele Runden gewinnt, wer eine davon gibt, 2 von 100 Spielen mehr, als wer beide behält.
lesson-own-way-out-title = Dein einziger Weg hinaus: behalte ihn
lesson-own-way-out-before = Alle deine Steine warten; Carl hat zwei auf dem Brett. Der König ist dein einziger Weg hinaus. **Gib Carl eine andere Karte.**
lesson-own-way-out-wrong = Dann säßest du diese Runde nur da, und Carl braucht ihn nicht.
lesson-own-way-out-after = ✓ Wer den einzigen Weg hinaus weggibt, während der Partner Steine auf dem Brett hat, gewinnt 1 von 100 Spielen weniger. Nur wo beide warten, kommt es fast auf dasselbe heraus.
lesson-gift-that-hits-title = Eine Karte, die schlägt
lesson-gift-that-hits-before = Neun Felder vor Carls Stein steht einer von Blaise. **Gib Carl die Karte, mit der er ihn schlägt.**
lesson-gift-that-hits-wrong = Damit könnte Carl nicht schlagen. Zähle von seinem Stein bis zu dem von Blaise.
lesson-gift-that-hits-after = ✓ Eine Karte, mit der der Partner gleich schlägt, gewinnt 1 von 100 Spielen mehr als die beste der anderen. Siebner, Buben und Joker sind nicht schon deshalb ein Geschenk: Einen wegzugeben kostet etwa ebenso viel.
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
lesson-dog-title = Dog: zweimal den Start berühren
lesson-dog-before = Beim Dog biegt ein Stein von seinem Startfeld ins Haus ab, sobald er es zweimal berührt hat. Das Rauskommen ist das erste Mal, nochmals darüberlaufen oder daraufstehen das zweite. Deiner kam mit einer Vier zurück. **Bring ihn ins Haus.**
lesson-dog-wrong = So kommt er nicht hinein. Such die Karte und das Ziel, die am Startfeld abbiegen.
lesson-dog-after = ✓ Als er über sein Startfeld lief, berührte er es zum zweiten Mal. Raus, vier zurück und ins Haus: schneller geht es nicht.
lesson-toctoc-title = Toc Toc: Ass und eigene Steine
lesson-toctoc-before = Bei Toc Toc ist ein Ass 1 oder 14, Vieren gehen nur rückwärts, und deine Steine überspringen einander nie. **Schlag den Stein von Blaise.**
lesson-toctoc-wrong = Der vordere Stein steht vierzehn Felder dahinter.
lesson-toctoc-after = ✓ Der hintere Stein hätte es nicht gekonnt: Ein Stein der eigenen Farbe stand im Weg.
lesson-ttg-title = Tock Tock Dog: Bube und Start
lesson-ttg-before = Bei Tock Tock Dog läuft ein Bube 11 oder tauscht, und kein Stein ist geschützt, auch keiner, der gerade rausgekommen ist. **Schick den Stein von Blaise zurück in die Reserve.**
lesson-ttg-wrong = So würde er nicht geschlagen. Zähl: Er steht elf Felder voraus.
lesson-ttg-after = ✓ Auf dem Startfeld ist hier niemand sicher. Siebener schlagen nur, wo sie enden, und gehen im Haus auch rückwärts.
lesson-keezen-title = Keezen: eine Runde
lesson-keezen-before = Beim Keezen läuft ein Stein nie an seinem Haus vorbei: Er biegt genau ab, oder er wartet. Könige bringen nur Steine ins Spiel, eine Sieben bewegt einen Stein oder zwei. **Bring deinen Stein ins Haus.**
lesson-keezen-wrong = Damit kommt er nur bis zum Eingangsfeld. Bis dorthin sind es drei Felder, gleich dahinter beginnt das Haus.
lesson-keezen-cannot = Eine Acht oder Neun führte am Haus vorbei. Weiter läuft hier niemand.
lesson-keezen-after = ✓ Acht und Neun halfen nicht: Wer nah ist, braucht kleine Karten, oder einen Buben zum Wegtauschen.
lesson-keezen-start-title = Keezen: das Startfeld
lesson-keezen-start-before = Ein Stein auf dem eigenen Startfeld hält alle auf, auch deine, und niemand tauscht mit ihm. Nur du darfst deinen wegtauschen. **Tausch ihn gegen den Stein von Blaise, der nah an deinem Haus steht.**
lesson-keezen-start-wrong = Nicht dieser Stein. Such den, der kurz vor deinem Eingangsfeld steht.
lesson-keezen-start-cannot = Auf dem Start steht dein eigener Stein: Ein König bringt keinen zweiten dorthin.
lesson-keezen-start-after = ✓ Fast eine ganze Runde auf einmal, und Blaise fängt von vorn an.
lesson-jackaroo-king-title = Jackaroo: der König
lesson-jackaroo-king-before = Beim Jackaroo schlägt ein König, der dreizehn läuft, alle auf seinem Weg. Sonst kommt kein Stein an einem der eigenen Farbe vorbei, auch nicht an zweien nebeneinander. **Schlag beide Steine von Blaise.**
lesson-jackaroo-king-wrong = So bleiben die Steine von Blaise stehen. Lauf die dreizehn Felder des Königs.
lesson-jackaroo-king-cannot = Eine Acht käme an Blaise' zwei Steinen vorbei, und die sind eine Mauer.
lesson-jackaroo-king-after = ✓ Ein König verschont niemanden, auch die eigenen nicht: Halt Abstand zu deinen.
lesson-jackaroo-five-title = Jackaroo: die Fünf
lesson-jackaroo-five-before = Eine Fünf bewegt deinen Stein oder irgendeinen auf der Bahn. Ein gegnerischer läuft damit an seinem Haus vorbei und muss noch eine Runde. **Verdirb Blaise den Heimweg.**
lesson-jackaroo-five-wrong = So kommt Blaise noch nach Hause. Zwei Felder vor dem Eingang steht der Stein, den du schieben sollst.
lesson-jackaroo-five-after = ✓ Noch eine ganze Runde für Blaise. Der Stein deines Partners biegt mit deiner Fünf übrigens ins Haus ab.
lesson-jackaroo-ten-title = Jackaroo: die Zehn
lesson-jackaroo-ten-before = Eine Zehn läuft zehn oder verbrennt der nächsten Person eine Karte, und diese setzt aus. Blaise hat noch eine Karte und kommt damit fast nach Hause. **Verbrenn sie.**
lesson-jackaroo-ten-wrong = Dann spielt Blaise diese Karte. Nimm die Zehn, um sie zu verbrennen.
lesson-jackaroo-ten-after = ✓ Die Karte verbrennt vor aller Augen, und Blaise wartet bis zur nächsten Runde.
lesson-italian-title = Italienisch: die Zehn
lesson-italian-before = Im italienischen Spiel legt, wer auf eine Zehn folgt, eine Karte ab und setzt aus. Ein Stein auf dem eigenen Startfeld sperrt alle anderen. **Lass Blaise ablegen.**
lesson-italian-wrong = Das kann nur eine Zehn.
lesson-italian-after = ✓ Blaise legt eine Karte ab und wird übergangen. Das war die letzte Lektion; jetzt ist es Zeit für ein Spiel.

## The puzzle of the day

puzzle-header = **🧩 Rätsel des Tages · { $rules } · { $day } · { $difficulty }**
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-asked = Du spielst den Platz unten. Ein Zug ist klar der beste: **welcher?** Was vorher gespielt wurde, weiß man nicht. Deine erste Antwort zählt.
puzzle-solved = ✓ **Gelöst!** Das ist der beste Zug.
puzzle-missed = ✗ Das war es nicht. Das ist der beste Zug:
puzzle-best = { $what } · Gewinnchance **{ $percent } %**
puzzle-second = Der nächstbeste: { $what } · { $percent } %
puzzle-here = Auf diesem Server gelöst: { $solved } von { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 Heute gelöst. Komm morgen wieder, dann sind es zwei in Folge!
   *[other] 🔥 { $days } Tage in Folge gelöst.
}
puzzle-tomorrow = -# Morgen gibt es ein neues.
puzzle-shown = ✓ { $who } hat es gelöst, mit der ersten Antwort.
puzzle-shown-alt = Ein Brett vor dem Spiel, darauf verdeckte Karten und ein Haken: Die Lösung ist nicht zu sehen.
button-show-solved = Hier zeigen
command-puzzle = rätsel
command-puzzle-about = Löse das Rätsel des Tages: Ein Zug ist klar der beste
puzzle-posted = Dran ist, wer unten sitzt, und ein Zug ist klar der beste. Siehst du ihn? **{ button-solve }** zeigt dir die Karten zum Drücken; deine Antwort sieht niemand sonst.
puzzle-yesterday = -# Das von gestern haben { $solved } von { $answered } gelöst.
button-solve = Lösen
puzzle-here-streak = 🏠 Dieser Server, Tage in Folge: **{ $days }** (Rekord: { $best })
puzzle-here-open = Hier hat es noch niemand gelöst: Wer es löst, führt die Serie fort.
puzzle-here-first = **{ $name }** hat es als Erstes gelöst.
puzzle-here-you = **Du** hast es als Erstes gelöst.
puzzle-here-header = **🧩 Die Rätsel auf diesem Server**
puzzle-here-lately = In den letzten { $days } Tagen:
puzzle-here-solver = { $solved } von { $answered } gelöst · in Folge: { $days }
button-puzzles-here = Dieser Server
button-rush = Rätselrennen
button-rush-begin = Los
button-rush-again = Noch ein Rennen
rush-header = **⚡ Rätselrennen**
rush-about = Wie viele Rätsel löst du in { $minutes } Minuten? Gespielt wird nach Schweizer Regeln, das Los zieht die Rätsel, leichte zuerst. Nach { $most } falschen Antworten ist Schluss. Lösungen werden nicht verraten.
rush-stands = **⚡ { $solved } gelöst · { $wrong } von { $most } falsch · endet { $ends }**
rush-asked = Du spielst den Platz unten. Welcher Zug ist der beste?
rush-right = ✓ Richtig!
rush-wrong = ✗ Das war es nicht.
rush-over = **⚡ Vorbei: { $solved } gelöst**, { $wrong } falsch.
rush-own = Dein Rekord: { $solved }
rush-best-here = Heute am besten auf diesem Server: { $solved } ({ $names })
refused-own-game = So steht ein Spiel, das du noch nicht beendet hast, oder so steht das Rätsel des Tages: Spiel zuerst dort, dann komm wieder.
regular-puzzle = das Rätsel des Tages
server-settings-puzzle-on = Jeden Tag bekommt { $channel } das Rätsel des Tages.
server-settings-puzzle-off = Das Rätsel des Tages wird nirgends gepostet.

## Practice

practice-opened = 🎓 Dein Übungsspiel beginnt in unseren Direktnachrichten: { $link }. Mit dir spielen drei leichte Computer, einer davon als dein Partner; Tipps sind frei, und nichts zählt. Kommt es dort nicht an, zeigt es **{ button-hand }** hier.
practice-running = 🎓 Dein Übungsspiel läuft in unseren Direktnachrichten: { $link }.
practice-here = 🎓 Keine Direktnachricht von mir erreicht dich, darum wird dein Übungsspiel hier gespielt: **{ button-hand }** zeigt es, und nur du siehst es.
practice-place = 🎓 Übung
practice-wait = Die Computer spielen. Dein nächster Zug kommt von selbst; **{ button-hand }** zeigt ihn hier.
practice-better = 💡 Viel besser wäre gewesen: { $what } · Gewinnchance **{ $percent } %**
button-stop-advice = Kein Rat mehr
practice-advice-stopped = Gut: kein Wort mehr zu deinen Zügen. `/tock üben` mit Rat bringt es zurück.
command-practice = üben
command-practice-about = Spiel allein gegen leichte Computer, in Direktnachrichten
command-practice-advice-about = Ob du hörst, wenn ein anderer Zug viel besser gewesen wäre
parameter-advice = rat

## Commands for who learns

command-learn = lernen
command-learn-about = Lern Tock in zwei Minuten, Zug um Zug

## What is told once, when somebody first holds a card

note-joker = 💡 **{ $card }** steht für jede Karte: Drück darauf, und du siehst, was er alles kann.
note-swap = 💡 **{ $card }** tauscht deinen Stein mit einem andersfarbigen.
note-seven = 💡 **{ $card }** sind sieben Schritte, für einen Stein oder auf mehrere verteilt; achte darauf, wen sie unterwegs schlägt.
note-back = 💡 **{ $card }** geht auch rückwärts: Von deinem Startfeld aus ist das fast zu Hause.
note-enters = 💡 **{ $card }** bringt einen Stein aus der Reserve.
note-nothing = 💡 Du hast nichts falsch gemacht: Nur eine Karte zum Rauskommen bringt den ersten Stein aufs Brett, und etwa jede vierte erste Hand hat keine. Mit dem nächsten Austeilen kommen neue Karten. Magst du, während die anderen spielen, eine Lektion von zwei Minuten, oder ein Übungsspiel?
note-discard = 💡 Die Karte, die du jetzt ablegst, bewirkt nichts: Nimm die, die dir am wenigsten fehlt.
notes-once = -# Wird zu jeder Karte einmal gesagt. `/tock einstellungen` beendet solche Hinweise.
settings-notes = Hinweise zu Karten, die du zum ersten Mal hältst: { $on ->
    [0] keine
   *[other] ja
}.

## Help, by what one wants to do

help = **Was möchtest du tun?** Drück, was passt; die Antwort siehst nur du.
help-play = Jetzt spielen
help-play-told = **Jetzt spielen**
    - Mit Freunden: `/tock neu` eröffnet in einem Kanal einen Tisch. Sie drücken neben einem Platz auf **{ button-sit }**, Computer füllen auf, was frei ist, mit **{ button-start }** geht es los.
    - Allein, sofort: **{ errand-practice }** ist ein Spiel gegen leichte Computer in unseren Direktnachrichten, mit freien Tipps.
    - **{ errand-games }** zeigt, wo auf diesem Server jemand fehlt.
    - Wenn du dran bist, wirst du gerufen: Drück auf eine Karte, dann auf das, was sie tun soll. Deine Karten kommen als Direktnachricht; du findest sie auch unter **{ button-hand }** beim Brett.
help-learn = Das Spiel lernen
help-learn-told = **Das Spiel lernen**
    - Noch nie gespielt: **{ errand-learn }**, sechs Züge in zwei Minuten.
    - Zum Ausprobieren: **{ errand-practice }**, mit einem Wort dazu, wo ein anderer Zug viel besser gewesen wäre.
    - Beim Spielen: Drück auf eine Karte und lies, was sie kann; **{ button-hint }** nennt dir allein die besten Züge.
    - Alle Regeln, mit Brettern, die sie zeigen: **{ button-rules }**.
    - Etwas zum Knobeln: **{ errand-puzzle }**.
help-anywhere = - Auf anderen Servern, in Gruppen, zu zweit: [Füg mich dir selbst hinzu]({ $link }), dann tipp `/tock-überall`.
help-games = Meine Spiele sehen
help-games-told = **Meine Spiele**
    - **{ errand-games }** zeigt, wo du sitzt, auf allen Servern, und wer dran ist.
    - Ich muss weg: `/tock verlassen` mit einer Dauer lässt einen Computer deinen Platz halten, ohne sie gibst du ihn auf; `/tock mitspielen` nimmt ihn wieder.
    - Was eben gespielt wurde: **{ button-log }** unter dem Brett. Ein beendetes Spiel Zug für Zug: **{ button-replay }** unter dem Siegerbild, oder `/tock spiele`.
    - Was aus meinen Spielen wurde: **{ errand-stats }**.
help-look = Aussehen ändern
help-look-told = **Das Aussehen**
    - Die Farben der Bilder, die nur du siehst: Wähle sie hier unten.
    - Die Karten unter dem Brett oder daneben, Nummern auf allen Feldern, Ruhezeiten, keine Hinweise mehr: `/tock einstellungen`.
    - Für alle auf einem Server, durch jemanden, der ihn verwalten darf: `/tock-server einstellungen`.
help-look-chosen = Die Bilder, die nur du siehst, sind jetzt: **{ $theme }**.
help-stuck = Etwas klemmt
help-stuck-told = **Etwas klemmt**
    - Ich sehe keine Karten: **{ button-hand }**. `/tock tisch` versucht es auch noch einmal mit Direktnachrichten.
    - Meine Karten sind grau: Kein Stein kann, was darauf steht. Bei deinen Karten steht, ob du abwirfst oder ablegst; sind deine Steine in der Reserve, hilft nur eine Karte zum Rauskommen.
    - Wo ist das Brett? **{ errand-table }** zeigt es mit deinem Platz unten.
    - Das war ein Versehen: **{ button-take-back }**, gleich danach.
    - Ein Knopf gehört angeblich zu einem früheren Moment: Unter **{ button-hand }** gibt es neue.
    - Jemand spielt nicht: Wo eine Uhr läuft, macht ein Computer diesen Zug. Wer einen verstreichen ließ, lässt sich mit einem Knopf unter dem Brett durch einen Computer ersetzen, bis zur Rückkehr; ohne Uhr fragt zuerst **{ button-more }**, **{ button-call }**; **{ button-more }**, **{ button-ask-end }** beendet den Tisch.
    - Ich sage in einem Kanal nichts: Dort brauche ich { permission-view-channel }, { permission-send-messages } und { permission-attach-files }.
anywhere = **Tock, wo du auch bist**
    Was diese Knöpfe zeigen, siehst nur du. Um mit anderen zu spielen, lass mich zu einem Server hinzufügen und tipp dort `/tock neu`.
errand-new = Neuer Tisch
errand-practice = Üben
errand-learn = Lektionen
errand-rules = { button-rules }
errand-puzzle = Rätsel des Tages
errand-games = Meine Spiele
errand-stats = Meine Ergebnisse
errand-table = { button-hand }
command-help = hilfe
command-help-about = Was möchtest du tun? Spielen, lernen, deine Spiele sehen, das Aussehen ändern, etwas klemmt
about = Tock mit Freunden, in einem Kanal: das Murmelrennen mit Karten, das auch Toc, Dog oder Keezen heißt. Tippe /tock hilfe: Da steht, wie du jetzt spielst, das Spiel in zwei Minuten lernst, deine Spiele findest, und was hilft, wenn etwas klemmt.

## Watching

button-watch = Am Ende Bescheid geben
watch-begun = Du bekommst eine Direktnachricht, wenn dieser Tisch zu Ende ist. Noch einmal **{ button-watch }** hebt das auf.
watch-dm-closed = Du bekämst eine Direktnachricht, wenn dieser Tisch zu Ende ist, aber deine sind geschlossen: Öffne sie, dann versucht es `/tock tisch` wieder.
watch-stopped = Du erfährst von diesem Tisch nichts mehr.
watched-ended = Der Tisch, dem du zugeschaut hast, ist zu Ende: { $link }
refused-many-watch = Es schauen schon so viele zu, hier oder bei dir; warte, bis einer dieser Tische zu Ende ist.
refused-plays-here = Du spielst hier selbst mit: Das Ende erfährst du ohnehin.
refused-gives-first = Erst gibt jeder eine Karte weiter: deine findest du unter **{ button-hand }** beim Brett.

## Guesses of those who watch

button-guess = Raten, wer gewinnt
guess-told = 🔮 **Was meinst du?** Was du sagst, siehst nur du. Es geht nur um Punkte: Wer am besten geraten hat, steht am Ende beim Poster.
guess-winner = Wer gewinnt?
guess-home = Wessen Stein kommt als Nächstes ins Haus?
guess-winner-worth = **Wer gewinnt?** Jetzt gesagt und richtig gibt das { $points } Punkte: einen weniger für jedes Viertel der Steine, das eine Seite ins Haus bringt; bei drei Vierteln ist es zu spät.
guess-winner-closed = **Wer gewinnt?** Eine Seite hat drei Viertel ihrer Steine im Haus: Dafür ist es zu spät.
guess-home-worth = **Wessen Stein kommt als Nächstes ins Haus?** Je früher du es sagst, desto mehr gibt es: einen bis drei Punkte.
guess-yours = Du sagst: { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 Am besten geraten, in Punkten: { $names }
refused-guess-of-player = Wer hier spielt, gespielt hat oder auf einen Platz wartet, rät nicht mit.
refused-guess-closed = Dafür ist es zu spät.
refused-guess-late = Das Spiel ging weiter: Das kam zu spät. **{ button-guess }** zeigt, was du jetzt sagen kannst.
refused-guesses-off = Auf diesem Server rät niemand mit; das hat entschieden, wer ihn verwaltet.
server-settings-guesses-on = Wer zuschaut, darf raten, wer gewinnt.
server-settings-guesses-off = Wer zuschaut, rät nicht mit.
server-guesses-begin = Raten erlauben
server-guesses-end = Kein Raten
server-settings-gathering = Orte und Aufrufe
server-settings-in-threads = Neue Tische bekommen einen eigenen **Thread**.
server-settings-in-channels = Neue Tische sind in dem **Kanal**, in dem sie eröffnet werden.
ask-places = Wo neue Tische sind
places-channel = Im Kanal
places-thread = In einem eigenen Thread

## Calling for players

button-call-players = Leute rufen
button-be-called = Ruf mich zum Spielen
button-not-called = Ruf mich nicht
call-waits = 📣 { $host } wartet auf Mitspielende: **{ $rules }**, { $free ->
    [one] ein Platz ist
   *[other] { $free } Plätze sind
} frei.
called-now = Du wirst gerufen, wenn hier ein Tisch auf Leute wartet, aber nicht in deinen Ruhezeiten.
called-by-role = Du hast jetzt die Rolle { $role }: Du wirst gerufen, wenn hier ein Tisch auf Leute wartet.
called-no-more = Du wirst hier nicht mehr zum Spielen gerufen.
called-role-kept = Du hast weiterhin die Rolle { $role }, die ich dir nicht nehmen darf: Frag, wer diesen Server verwaltet.
refused-calls-off = Auf diesem Server wird niemand zum Spielen gerufen; das hat entschieden, wer ihn verwaltet.
refused-call-of-host = Nur wer den Tisch leitet, ruft Leute.
refused-call-no-seat = Kein Platz ist frei.
refused-call-too-soon = Auf diesem Server wurden gerade erst Leute gerufen. Der nächste Aufruf geht { $at }.
refused-call-nobody = Hier will niemand gerufen werden, oder alle schlafen oder sitzen am Tisch. In `/tock hilfe`, **{ help-play }**, gibt es dafür **{ button-be-called }**.
refused-role-everyone = Alle werden nie gerufen: Wähle eine Rolle, die man hat, weil man gerufen werden will.
refused-role-mention = Ich darf { $role } nicht erwähnen. Erlaube allen in den Einstellungen der Rolle, sie zu erwähnen, oder gib mir { $permissions }.
permission-mention-everyone = @everyone, @here und alle Rollen erwähnen
permission-manage-roles = Rollen verwalten
server-settings-calls = { $hours ->
    [0] Tische, die auf Leute warten, rufen niemanden.
    [1] Ein Tisch, der wartet, darf { $who } rufen, einmal in der Stunde auf dem ganzen Server.
   *[other] Ein Tisch, der wartet, darf { $who } rufen, einmal in { $hours } Stunden auf dem ganzen Server.
}
server-calls-list = alle, die das wollten,
server-settings-calls-not-given = Ich kann { $role } nicht geben: Dazu brauche ich { $permissions } und eine Rolle darüber. Wer auf **{ button-be-called }** drückt, steht stattdessen auf einer Liste und wird auch gerufen.
ask-role = Wessen Rolle gerufen wird
ask-role-about = Ohne Rolle führe ich eine Liste derer, die gerufen werden wollen.
ask-calls = Wie oft ein Tisch Leute rufen darf
ask-calls-hours = { $hours ->
    [0] Nie
    [1] Einmal in der Stunde
   *[other] Einmal in { $hours } Stunden
}

## What is posted by the calendar

week-header = 🗓️ **Die Tock-Woche**
week-games = { $games ->
    [one] Ein Spiel ging zu Ende
   *[other] { $games } Spiele gingen zu Ende
}, mit { $players ->
    [one] einer Person von hier
   *[other] { $players } von euch
} am Tisch.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }**: { $won } von { $games } gewonnen
week-hits = 💥 { $hits ->
    [one] Ein Stein wurde geschlagen
   *[other] { $hits } Steine wurden geschlagen
}, { $most } davon von **{ $name }**
week-walk = 🏃 Weitester Weg: **{ $name }**, { $fields } Felder
week-footer = Neue Woche, neue Karten: `/tock neu` eröffnet einen Tisch.
regular-week = den Beitrag über die Spiele der Woche
regular-given-up = Ich kann { $what } nicht mehr in { $channel } stellen: Ich darf dort nicht schreiben. Das ist jetzt aus; wer den Server verwaltet, schaltet es mit `/tock-server einstellungen` wieder ein.
server-settings-week-on = Jeden Montag kommt in { $channel } ein Beitrag über die Spiele der Woche.
server-settings-week-off = Kein Beitrag erzählt von den Spielen der Woche.

## A series of games

setup-series = Serie: auf 3 Siege
button-again-next = Nächstes Spiel
button-again-series = Auf drei Siege
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = Serie auf { $first } Siege: { $score }; Spiel { $number } von höchstens { $most }
series-left = Hier beginnt eine neue Serie: Die von vorher geht nicht weiter.
series-left-at = Hier sitzen jetzt andere: Die Serie, in der es { $score } stand, geht nicht weiter.
series-goes-on = Serie auf { $first } Siege: { $score }
series-won = 🏆 { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
} die Serie: { $score }
series-given-up = Die Serie endet hier, beim Stand von { $score }: Jemand ist für immer gegangen.
stats-series = Serien gespielt: { $games }, gewonnen: { $won }
stats-tile-series = Serien gewonnen

## A game as a web page

button-page = Als Webseite
page-told = Spiel { $game } als Seite für jeden Browser: speichere und öffne sie, oder schick sie Freunden. { $names ->
    [named] Alle, die gespielt haben, lassen ihren Namen darin stehen.
   *[seats] Statt der Namen von Menschen stehen die Plätze darin.
 }
refused-page-of-others = Nur wer mitgespielt hat, kann ein Spiel als Seite haben.
privacy-pages-unnamed = Webseiten, die deine Mitspieler aus euren Spielen machen, nennen dich nach deinem Platz.
privacy-pages-named = Webseiten deiner Spiele dürfen deinen Namen nennen, wenn alle einverstanden sind, die gespielt haben.
privacy-pages-name = Mein Name darf in Seiten
privacy-pages-unname = Kein Name in Seiten
page-title = Tock, Spiel { $game }
page-gave = { $name } gibt { $other } { $card }.
page-back = Einen Schritt zurück
page-on = Einen Schritt weiter
page-round-back = Zur Runde davor
page-round-on = Zur nächsten Runde
page-step = Schritt des Spiels
page-hands = Alle Karten
page-course = Aussichten auf den Sieg
page-story = Das Spiel
page-keys = Pfeiltasten, Wischen und der Schieber gehen von Schritt zu Schritt, Bild auf und Bild ab von Runde zu Runde.

## Ein Turnierabend

button-tournament = Turnier
button-enter = Mitspielen
button-partner = Mein Partner
button-withdraw = Nicht mehr mitspielen
button-begin = Turnier beginnen
button-drop = Jemanden streichen
button-call-off = Absagen
ask-tournament-mode = Wer meldet sich an
ask-tournament-rounds = Runden
ask-tournament-minutes = Längste Dauer einer Runde
ask-tournament-minutes-about = Danach entscheiden die Steine im Haus über Spiele, die nicht zu Ende sind.
tournament-singles = Einzel
tournament-singles-about = Alle melden sich allein an und haben in jeder Runde andere Partner.
tournament-pairs = Paare
tournament-pairs-about = Zwei bleiben das ganze Turnier lang zusammen.
tournament-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
tournament-minutes = { $minutes } Minuten
tournament-called = Das Turnier ist ausgerufen: Über die Nachricht in diesem Kanal meldet man sich an, und dort beginnst du es.
tournament-header = 🏆 **Turnier** · { $mode } · { $rules } · { $rounds } zu höchstens { $minutes } Minuten · ausgerufen von { $host }
tournament-entered = { $people ->
    [0] Noch hat sich niemand angemeldet.
    [one] Eine Person hat sich angemeldet:
   *[other] { $people } Leute haben sich angemeldet:
}
tournament-begun = Es hat begonnen.
tournament-called-off = Es ist abgesagt. Laufende Spiele gehen für sich weiter.
tournament-dropped = { $name } spielt nicht mehr mit.
tournament-withdrawn = Du spielst in diesem Turnier nicht mehr mit.
tournament-partner = Mit wem möchtest du spielen? Zwei, die einander wählen, sind ein Paar; wer am Anfang niemanden hat, bekommt jemanden zugelost.
tournament-partner-asked = Du hast { $name } gewählt; umgekehrt noch nicht. Unter **{ button-partner }** ist es dort zu sehen.
tournament-paired = Du und { $name } seid ein Paar.
tournament-wants-you = möchte mit dir spielen
tournament-nobody-free = Sonst ist noch niemand ohne Partner.
tournament-table = Runde { $round } · Tisch { $number }
tournament-table-who = **{ $table }**: { $who }
tournament-against = { $first } gegen { $second }
tournament-computer = ein Computer
tournament-call = { $who }: Drückt innert { $minutes } Minuten **{ button-here }**. Das Spiel beginnt, sobald alle da sind; wer dann fehlt, wird vom Computer vertreten.
tournament-call-about = Die Runde endet spätestens { $minutes } Minuten danach: Dann entscheiden die Steine im Haus.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **Nach Runde { $round } von { $rounds }**
tournament-standings-heading = Nach Runde { $round } von { $rounds }
tournament-title = Turnier: { $rules }
tournament-next-round = Runde { $round } beginnt jetzt: Alle werden in einen neuen Thread gerufen.
tournament-last-round = Das war die letzte Runde.
tournament-winners = 🥇 **{ $names }**: Gratulation!
tournament-place = { $place }. { $names }: { $told }
tournament-score = { $points } ({ $opponents }, { $home })
tournament-order = 2 Punkte für ein gewonnenes Spiel, 1 für ein Unentschieden. In Klammern: die Punkte der Gegner und die eigenen Steine im Haus.
tournament-your-table = Dein Tisch in dieser Runde: { $thread }
tournament-call-off-sure = Das Turnier für alle absagen?
tournament-given-up = Ich kann in { $channel } nicht mehr schreiben, darum ist das Turnier dort abgesagt.
table-closed-time = Die Runde war vorbei: Für das Turnier haben die Steine im Haus dieses Spiel entschieden. **{ button-reopen }** spielt es für euch weiter.
refused-tournament-gone = Dieses Turnier ist vorbei.
refused-tournament-goes-on = In { $channel } läuft schon ein Turnier; wer es ausgerufen hat oder den Server verwaltet, kann es dort absagen.
refused-tournament-begun = Das Turnier hat begonnen; niemand meldet sich mehr an.
refused-tournament-full = { $most } Leute haben sich angemeldet, mehr geht nicht.
refused-tournament-not-entered = Das kann nur, wer angemeldet ist: Drück zuerst **{ button-enter }**.
refused-tournament-not-host = Das kann nur, wer das Turnier ausgerufen hat oder den Server verwaltet.
refused-tournament-not-your-game = Das ist in dieser Runde nicht dein Tisch.
refused-tournament-too-late = Dieses Spiel hat begonnen oder ist vorbei. In der nächsten Runde wirst du wieder gerufen.
refused-tournament-place = Ein Turnier wird in einem Textkanal ausgerufen, weil seine Tische in Threads darunter sind.
refused-tournament-managers = Hier rufen nur jene Turniere aus, die den Server verwalten.
server-settings-callers = Turniere ausrufen { $who ->
    [anybody] können alle
   *[managers] können jene, die den Server verwalten
}.
server-settings-call = { $who ->
    [anybody] Alle dürfen Turniere ausrufen
   *[managers] Turniere nur durch Verwaltende
}
permission-create-public-threads = Öffentliche Threads erstellen
