# Every text of the bot in Dutch. The same messages and variables as in en.ftl.

## Words

language-name = Nederlands
joker = Joker
and = en
comma = ,
pawn = pion { $number }
protected = beschermd
place-home = thuis { $depth }
place-centre = midden
place-reserve = reserve
round = Ronde { $number }
computer-name = { $name } (computer, { $level })
player-nameless = Speler { $number }
player-forgotten = iemand

## What a card does, in a few letters

action-any = elke kaart
action-forward = { $steps } vooruit
action-forward-anyone = { $steps } elke pion
action-back = { $steps } achteruit
action-enter = opzetten
action-seven = 7 splitsen
action-swap = ruilen
action-draw = kaart trekken
action-burn = verbranden
action-centre = midden
action-from-centre = uit het midden

## Plays that can be made

play-as = als { $rank }: { $moves }
in-a-row = { $before }; { $after }
play-second = { $moves }; met { $card }: { $second }
play-draw = een kaart trekken bij { $name }
play-burn = een kaart van { $name } verbranden
play-burn-choice = { $name } een kaart laten verbranden
play-throw-in = de hele hand weggooien
play-discard = afleggen
move-enter = { $pawn } komt op { $goal }
move-walk = { $pawn }: { $origin } → { $goal }
move-swap = { $pawn } op { $origin } ⇄ { $other } op { $goal }
move-hits = , slaat { $victims }
own-pawn = eigen pion { $number }
your-own-pawn = je eigen pion { $number }
your-partners-pawn = pion { $number } van je partner
partners-pawn = partner { $pawn }
pawn-of = { $name } { $number }

## Plays that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · trekt een kaart bij { $other }
told-burn = { $name } { $cards } · verbrandt { $burnt } van { $other }, die de beurt kwijt is
told-burn-choice = { $name } { $cards } · { $other } moet een kaart verbranden en is de beurt kwijt
told-throw-in = { $name } · kan niets spelen, gooit alles weg: { $cards }
told-discard-made = { $name } · moet afleggen: { $cards }
told-discard-unplayable = { $name } · kan niets spelen, legt { $cards } af
told-discard = { $name } · legt { $cards } af
told-round = — ronde { $number } —
told-home = 🏅 { $count ->
    [one] { $names } is thuis
   *[other] { $names } zijn thuis
}: { $place }e plaats! De anderen spelen verder.

## Pictures in words

alt-seat = { $name }: op het bord { $pawns }; { $waiting } in reserve; { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
alt-none = geen pion
alt-lobby-seat = Plek { $number }: { $name }.
hand-cards = Je hand: { $cards }.

## The lobby

lobby-header = **Tock** · { $rules }
    De tafel van { $host }. Schuif aan!
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = vrij
lobby-kept = bewaard voor { $name }
lobby-free = { $free ->
    [one] Eén plek is vrij.
   *[other] { $free } plekken zijn vrij.
} Computerspelers kunnen invallen.
lobby-kept-seats = { $kept ->
    [one] Eén plek is bewaard.
   *[other] { $kept } plekken zijn bewaard.
}
lobby-kept-later = { $kept ->
    [one] Wie hem had, kan ook nog komen als het spel begonnen is; tot dan houdt een computerspeler hem bezet.
   *[other] Wie ze had, kan ook nog komen als het spel begonnen is; tot dan houden computerspelers ze bezet.
}
lobby-kept-series = Een serie gaat door met dezelfde mensen: op iedereen wordt gewacht.
lobby-full = Iedereen is er: druk op **Starten**.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· op uitnodiging
   *[open] {""}
}
lobby-rated-not-yet = Telt mee: pas met mensen aan twee kanten
seat-own = Dit is jouw plek.
seat-other = Over deze plek beslist wie er zit.
seat-computer = Hoe goed moet deze computerspeler spelen?
seat-free = Wil je hierheen verhuizen, of mag een computerspeler hier zitten?
seat-kept = Deze plek is bewaard. Krijgt een computerspeler hem, of wordt hij vrij voor iedereen?
setup-chosen = **Wat er gespeeld wordt: { $rules }**
    { $host } kiest; iedereen ziet het aan tafel.
setup-header = **Wat er gespeeld wordt: { $rules }**
    Kies hier de regels en met hoeveel er gespeeld wordt; de huisregels, en tempo, hints en meer van deze tafel, staan achter de knoppen. Iedereen ziet de keuze aan de tafel.
setup-suggested = { $option }: { $about }
setup-ruleset = Regels
setup-party = Spelers
setup-terms = Tafel
setup-cut = Beginnen met couperen
ask-cut = Couperen
ask-cut-about = Wat je maar wilt; het wordt meegeschud, en iedereen leest het
ask-terms = Verder
ask-terms-rated = Het telt voor de ranglijst
ask-terms-undo = Een zet is terug te nemen, in overleg
ask-terms-series = Een serie: wie het eerst drie keer wint
ask-terms-invited = Alleen wie jij binnenlaat, gaat zitten

## Buttons

button-sit = Hier meedoen
button-leave = Opstaan
button-seat = Wijzigen
button-at-seat = { $button } · { $number }
button-computer-level = Computer: { $level }
button-open-seat = Plek vrijgeven
button-start = Starten
button-fill = Aanvullen en starten
button-setup = Regels kiezen
button-hand = Mijn hand
button-log = Verloop
button-rules = Regels
button-more = Meer
button-words = In woorden
button-call = Is er nog iemand?
button-ask-end = Tafel beëindigen
button-send = Iemand wegsturen
button-let = Iemand weer toelaten
more-told = Wat er aan deze tafel nog meer kan:
ask-whom = Wie
button-last-here = Het laatste hier
button-find-game = Een spel op nummer
button-game-text = Verder vanuit een tekst
button-play-on = Vanaf hier verder
games-over = Je afgelopen spellen
games-line = { $day } · spel { $game } · { $what } · plaats { $place }
ask-game-number = Het nummer van het spel
ask-text = De tekst van het spel
ask-text-about = Een bestand zoals je bij het terugkijken krijgt
ask-plays = Na hoeveel zetten
button-again = Nog een keer
button-again-changed = Andere partners
button-again-drawn = Plekken loten
button-well-played = 👏 Goed gespeeld
button-fair = Is het eerlijk?
button-end = Beëindigen
button-throw-in = Hand weggooien
button-let-go = Laat ze allemaal gaan
button-back = Terug
button-take-back = Mijn zet terugnemen
button-let-undo = Akkoord
button-disagree = De zet blijft
button-undo-on = Terugnemen: in overleg
button-undo-off = Terugnemen: nee
button-hint = Hint
button-play = Spelen
button-as-seven = De 7 splitsen

## The table

table-header = **Tock · ronde { $number }**
table-exchange = Iedereen geeft een kaart door: { $ready ->
    [one] { $ready } van { $players } heeft gekozen.
   *[other] { $ready } van { $players } hebben gekozen.
} Je kaarten staan achter **Mijn hand** of in je privéberichten.
table-exchange-waiting = We wachten op { $names }.
table-dealing = De kaarten worden gedeeld.
table-deserted = Er zit niemand aan tafel; het spel wacht. Wie wegging, gaat verder met **{ button-return }**; met `/tock meedoen` neem je een plek die voor niemand bezet wordt gehouden.
table-turn = { $name } is aan de beurt.
table-discard = { $name } moet een kaart afleggen.
table-discard-lose = { $name } moet een kaart afleggen en slaat deze beurt over.
table-places = 🏅 Plaatsen: { $names }
table-won = 🏁 { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
table-fought = 🤝 Sterk gespeeld, { $names }!
well-played = 👏 **Goed gespeeld!** { $names }
table-closed = Deze tafel is gesloten voordat het spel uit was.
table-closed-by = { $names } { $count ->
    [one] heeft deze tafel
   *[other] hebben deze tafel samen
} gesloten voordat het spel uit was.
table-closed-silent = { $names } opende hier een andere tafel, omdat aan deze niemand meer antwoordde. **{ button-reopen }** gaat ermee verder zodra het kanaal vrij is.
table-closed-absent = Voor plek { $seats } was er niemand meer: wie daar begon, heeft verloren, en niemand wint iets.
lobby-idle = Het was hier een dag stil, dus deze tafel heeft zichzelf gesloten en het kanaal is weer vrij: `/tock nieuw` opent een andere. **{ button-reopen }** gaat hiermee verder.
game-idle = Twee weken lang heeft hier niemand gespeeld, dus dit spel heeft zichzelf gesloten en het kanaal is weer vrij: druk op **Nog een keer**, of `/tock nieuw` opent een andere tafel. **{ button-reopen }** gaat hiermee verder.
end-game-asked = Wil je dit spel echt voor iedereen beëindigen? Niemand heeft dan gewonnen.
end-lobby-asked = Wil je deze tafel echt sluiten? Het spel is nog niet begonnen.
started-header = **Tock · spel { $number } is begonnen** · { $rules }
table-seed-hash = -# SHA-256 van de startwaarde van dit spel: `{ $hash }`. De startwaarde wordt aan het eind getoond.
announced = 🎲 **Spel { $number } begint.** De plekken liggen vast; nu worden de kaarten gedeeld.
announced-cut = Het couperen, getypt door een speler: “{ $cut }”.
proof-explained = De kaarten volgen uit een geheime startwaarde, die vastlag voordat iemand ging zitten, en uit het nummer dat Discord het bericht over de start gaf: zo kon niemand kiezen wie wat krijgt, behalve door voor ieders ogen steeds opnieuw te starten. Nu wordt alles getoond, en iedereen kan de kaarten nog eens delen en vergelijken; alleen dat wie de bot draait er nooit naar keek, is niet te bewijzen.
proof-unannounced = De kaarten volgen uit een geheime startwaarde, die vastlag voordat iemand ging zitten. De start is in geen bericht gemeld, dus het is niet bewezen dat de startwaarde niet voor deze plekken gekozen is.
proof-seed = -# Spel { $number } · startwaarde `{ $seed }`
proof-message = -# Bericht over de start: [{ $id }]({ $link })
proof-lobby = -# De SHA-256 ervan [staat in het tafelbericht]({ $link }).
proof-cut = -# Gecoupeerd met: “{ $cut }”
proof-holds = ✅ Zojuist nagerekend: elke deling en elke getrokken kaart volgt hieruit.
proof-fails = ❌ Zojuist nagerekend: het verloop van dit spel volgt niet uit de startwaarde. Iemand heeft het veranderd.
proof-secret = Dit spel is niet uitgespeeld en kan 30 dagen lang hervat worden; tot dan blijft zijn startwaarde geheim, tenzij iedereen van wie het is het voorgoed sluit.
call-exchange = { $names }: druk op **Mijn hand** en kies de kaart die je doorgeeft.
call-turn = { $names }: jij bent aan de beurt. Druk op **Mijn hand** om je kaarten te zien.
dm-closed = { $name }, je privéberichten staan dicht. Druk op **Mijn hand** om je kaarten te zien; `/tock tafel` probeert het opnieuw met privéberichten.

## The hand

hand-header = **Tock in { $channel } · ronde { $number }**
hand-no-game = Je speelt niet mee aan deze tafel.
hand-over = Het spel in { $channel } is uit.
hand-empty = Je hebt geen kaarten meer. { $others ->
    [0] Er wordt zo opnieuw gedeeld.
   *[other] De anderen spelen deze ronde uit.
}
hand-finished = Je bent thuis, op plaats { $place }. De anderen spelen verder; je krijgt geen kaarten meer.
hand-give = Kies de kaart die je aan **{ $name }** geeft. Niemand ziet een kaart voordat hij er zelf een geeft.
hand-given = Je geeft **{ $card }** aan **{ $name }**. Tot iedereen gekozen heeft, kun je je bedenken.
hand-received = Je kreeg **{ $card }**.
hand-drew = Je trok **{ $card }** bij **{ $name }**.
hand-drawn = **{ $name }** trok **{ $card }** uit je hand.
hand-burnt = 🔥 **{ $name }** verbrandde je **{ $card }**: je beurt was weg.
you-are-next = ⏭️ Hierna ben jij aan de beurt.
hand-turn = **Jij bent aan de beurt.** Kies een kaart.
hand-discard-keep = **{ $name }** speelde { $cards }: je legt een kaart af, maar houdt je beurt. Kies de kaart.
hand-discard-lose = **{ $name }** speelde { $cards }: je legt een kaart af en slaat deze beurt over. Kies de kaart.
hand-discard-choice = Geen van je kaarten is speelbaar: kies er een om af te leggen.
hand-discard-all = Geen van je kaarten is deze ronde speelbaar. Elke beurt leg je er een af: kies welke, of laat ze allemaal vanzelf gaan.
hand-let-go = Geen van je kaarten is deze ronde speelbaar: ze gaan vanzelf weg, elke beurt een. Bij de volgende deling krijg je nieuwe.
hand-unplayable = Grijze kaarten zijn nu niet speelbaar: geen pion kan doen wat erop staat.
hand-unplayable-waiting = Grijze kaarten zijn nu niet speelbaar: al je pionnen wachten in de reserve, en alleen een kaart die opzet, brengt er een in het spel.
hand-may-spare = Elke zet zou een pion van je partner slaan: je mag in plaats daarvan een kaart afleggen.
hand-joker-finish = Een joker mag de laatste pion van je team niet thuisbrengen.
hand-throw-in = Er is niets te spelen: je kaarten gaan zo vanzelf weg en deze ronde is voor jou voorbij.
hand-thrown-in = Er was niets te spelen, je kaarten zijn vanzelf weggegaan: { $cards }.
card-does = { $card }: { $deeds }
card-choose = **{ $card }** · kies wat je speelt. De nummers staan op het bord.
card-choose-pawn = **{ $card }** · kies eerst een pion.
card-only = **{ $card }** kan nu alleen dit: { $play }
seven-left = **{ $card }** · { $left ->
    [0] alle zeven stappen zijn gebruikt.
    [one] nog één stap.
   *[other] nog { $left } stappen.
}
seven-order = -# De stappen zijn op volgorde voor: { $pawns }
group-plays = { $group }: { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
}
group-part = { $group } ({ $part }/{ $parts })
caution-passes-home = -# Voorbij het eigen huis: { $which }
caution-hits-own = -# Slaat je eigen pion: { $which }
caution-only-way-out = -# Je enige kaart die een pion in het spel brengt: { $card }
mark-swap = ⇄
group-draw = trekken
group-burn = verbranden
group-other = anders

## Answers to commands

new-opened = De tafel is open. Anderen drukken op **Hier meedoen**, computerspelers vullen vrije plekken, **Starten** begint.
new-opened-thread = Je tafel is in { $thread }. Daar zegt **{ button-setup }** wat er gespeeld wordt, en anderen drukken op **Hier meedoen**.
thread-waiting = 🎲 Tock: wie speelt mee?
thread-people = 🎲 Tock: { $names }
thread-above = 🎲 { $host } opent in de thread hieronder een tafel: **{ $rules }**.
thread-or-here = **{ button-open-here }** opent de tafel in plaats daarvan in dit kanaal.
button-open-here = Hier openen
new-again = De volgende tafel is open, en jij zit waar je zat. De andere plekken zijn bewaard voor wie er zaten: zij drukken op **Hier meedoen**; de host geeft weg wat vrij blijft.
new-again-seats = De volgende tafel is open, en een van de plekken is van jou. De andere zijn bewaard voor wie meedeed: zij drukken op **Hier meedoen**; de host geeft weg wat vrij blijft.
server-settings = Nieuwe tafels op deze server spreken **{ $language }** en spelen **{ $rules }**.
server-settings-theme = Borden zijn **{ $theme }**.
server-settings-boards-last = Het kanaal bewaart het laatste bord.
server-settings-boards-every = Het kanaal bewaart elk bord.
joined = Je hebt een plek.
left = Je bent opgestaan.
sent-away = Gedaan: die persoon zit hier alleen weer als wie de server mag beheren het toelaat.
sent-away-told = 🚪 { $name } is van deze tafel weggestuurd door { $names }.
let-back = Gedaan: die persoon mag hier weer zitten.
called = Je hebt het in het kanaal gevraagd. Antwoordt lang genoeg niemand, dan kan het zonder hen verder.
called-nobody = Er is niemand om te vragen: `/tock nieuw` opent hier een andere tafel.
called-told = ❓ { $name } vraagt of jullie er nog zijn: { $names }. Druk onder het bord op **{ button-here }**, of speel. Zwijgt iedereen, dan kan een andere tafel de plaats van deze innemen.
started = Het spel begint. Veel plezier!
ended = Gedaan: deze tafel is gesloten.
back-asked = Je wilt je zet terugnemen; de anderen antwoorden onder het bord.
back-took = ↩️ { $name } nam een zet terug.
back-wanted = ↩️ { $name } wil de laatste zet terugnemen; akkoord moeten gaan: { $names }.
played = Gespeeld: { $play }
board-not-yet = Het spel is nog niet begonnen.
log-empty = Er is nog niets gespeeld.
log-header = **De laatste zetten**
failed = Er ging bij mij iets mis. Er is niets verloren; probeer het nog eens.

## Refusals: one sentence that says what to do

refused-channel-taken = In dit kanaal is al een tafel open: { $link }{ $host ->
    [anybody] {" "}(Er zit nu niemand: wie gaat zitten, wordt de host)
   *[other] {""}
}{ $until ->
    [none] {" "}**{ button-more }**, **{ button-call }** vraagt of er nog iemand is.
   *[other] {" "}Er is gevraagd of er nog iemand is; antwoordt niemand, dan neemt `/tock nieuw` { $until } zijn plaats in.
}
refused-just-opened = Iemand heeft in dit kanaal net een tafel geopend.
refused-tables-a-server = { $tables ->
    [one] Er is al één tafel open
   *[other] Er zijn al { $tables } tafels open
} op deze server, meer kan niet; **{ button-more }**, **{ button-ask-end }** sluit er een waaraan niemand speelt.
refused-tables-a-person = { $tables ->
    [one] Eén tafel die jij opende, is
   *[other] { $tables } tafels die jij opende, zijn
} nog open; speel er een uit of sluit hem eerst met **{ button-more }**, **{ button-ask-end }**.
refused-no-table = In dit kanaal is geen tafel open; `/tock nieuw` opent er een.
refused-unreadable = De tafel in dit kanaal is door een andere versie van de bot geschreven en nu niet te lezen. Er is niets verloren: een versie die hem leest, gaat verder. Wie de server mag beheren, kan hem ongelezen sluiten met `/tock-server beëindigen`.
refused-not-seated = Je speelt niet mee aan deze tafel, maar kijk gerust toe.
refused-away = Een computerspeler houdt je plek bezet: druk op **{ button-return }** onder het bord, of `/tock meedoen`, en hij is weer van jou.
refused-sit-first = Dat mogen alleen wie hier zitten: druk op **{ button-sit }** waar een plek vrij is.
refused-already-seated = Je zit al aan deze tafel.
refused-seat-taken = Die plek is bezet; kies een andere.
refused-seat-kept = Die plek is bewaard voor wie er eerder zat; alleen de host kan hem weggeven.
refused-no-seat-free = Alle plekken zijn bezet; kijk gerust toe.
refused-no-such-seat = Deze tafel heeft de plekken 1 tot en met { $seats }.
refused-not-in-lobby = Het spel is al begonnen.
refused-not-started = Dit spel is nog niet begonnen; wie aan tafel zit, kan het starten.
refused-not-playing = Dit spel is uit; `/tock nieuw` opent een nieuwe tafel.
refused-seats-free = { $free ->
    [one] Er is nog één plek vrij
   *[other] Er zijn nog { $free } plekken vrij
}; voeg computerspelers toe of wacht op anderen.
refused-no-human = Er moet minstens één mens meespelen.
refused-nobody-there = Die persoon heeft geen plek aan deze tafel.
refused-not-host = Alleen de host, of wie de server mag beheren en hier niet meespeelt, kan dit doen.
refused-host-is-there = Zolang de host meespeelt, kan alleen de host, of wie de server mag beheren en hier niet meespeelt, het spel beëindigen; heeft de host eenmaal de tijd laten verlopen, dan kunnen wie spelen het samen.
refused-not-your-turn = Je bent niet aan de beurt.
refused-host-chooses = Alleen de host kiest wat er gespeeld wordt.
refused-too-many = Er zitten al { $people } mensen, dus met minder kan niet; eerst moet iemand opstaan.
refused-elsewhere = Die tafel staat ergens anders: druk op de knoppen in het kanaal van de tafel of, als je daar speelt of gespeeld hebt, in je privéberichten.
refused-needs-server = In privéberichten is geen tafel; typ dit in het kanaal van een server waar de jouwe is of moet komen.
refused-not-manager = Alleen wie de server mag beheren, kan de instellingen veranderen.
refused-no-exchange = Er worden nu geen kaarten doorgegeven.
refused-not-in-hand = Die kaart heb je niet.
refused-stale = Die knop hoort bij een eerder moment van het spel; er is niets veranderd.
refused-not-legal = Dat kan nu niet gespeeld worden; kies een van de aangeboden zetten.
refused-no-computer = Daar zit geen computerspeler om weg te halen.
refused-not-saved = De zet kon niet bewaard worden, dus er is niets veranderd; probeer het zo nog eens.
refused-unknown = De database antwoordt niet, dus niemand weet nog of dit bewaard is. Het wordt nagekeken; de tafel laat het zien zodra dat bekend is.
refused-ambiguous = Daar passen meerdere zetten bij; typ meer, of kies er een uit de lijst.
refused-permissions = Ik heb in { $channel } eerst deze rechten nodig: { $permissions }.
refused-not-in-server = Ik ben niet in deze server, en daarvoor moet ik hier zijn. Wie hem mag beheren, kan me [toevoegen]({ $link }); probeer het daarna opnieuw.
refused-external-apps = In deze server mogen eigen apps niet tot iedereen spreken: alleen jij zou het zien.
refused-rules-ruleset = Er zijn geen regels “{ $wrong }”; kies een van: { $offered }.
refused-rules-party = Zo zijn deze regels niet te spelen; ze zijn voor: { $offered }.
refused-rules-option = “{ $wrong }” is hier geen optie; er zijn: { $offered }.
refused-rules-no-option = “{ $wrong }” is niet te kiezen: { $rules } heeft geen opties.
refused-rules-value = “{ $wrong }” kan hier niet; kies een van: { $offered }.
refused-quiet-hours = Geef rusturen als twee hele uren, zoals `22-8`, hooguit tien uur uit elkaar; laat ze leeg voor geen.
refused-quiet-zone = Geef ook je tijdzone, zoals `Europe/Zurich`, of alleen de stad.
refused-too-often = Dat was wat vaak; probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} nog eens.
refused-film-one-at-a-time = Je vorige film wordt nog getekend; probeer het over een paar seconden nog eens.
refused-films-busy = Er worden net veel films getekend; probeer het over een halve minuut nog eens.

permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-attach-files = Bestanden bijvoegen
permission-lost = Ik kan de tafel in { $channel } niet meer tonen: daar mis ik { $permissions }. Het spel gaat door, en het bord komt vanzelf terug zodra ik weer mag.

## Rulesets and options

ruleset-swiss = Zwitsers
ruleset-dog = Dog (Zwitsers bord)
ruleset-toctoc = Toc Toc (Québec)
ruleset-ttg = Tock Tock Dog
ruleset-italian = Italiaans
ruleset-keezen = Keezen
ruleset-jackaroo = Jackaroo
ruleset-swiss-about = 110 kaarten met jokers, zes tot twee op de hand, een zeven slaat wie hij passeert
ruleset-dog-about = als het Zwitserse, kleiner bord: naar huis na twee keer de start raken
ruleset-toctoc-about = uit Québec, twee tegen twee: vier alleen terug, nooit langs eigen pionnen
ruleset-ttg-about = een boer loopt 11 of ruilt, niemand is beschermd, een weg door het midden
ruleset-italian-about = na een tien legt de volgende af; een pion op zijn start houdt iedereen tegen
ruleset-keezen-about = één ronde en dan naar huis, koningen zetten alleen op, een zeven voor één of twee pionnen
ruleset-jackaroo-about = uit de Golf: koningen slaan alles op hun weg, vijven zetten elke pion, tienen verbranden
mode-teams = teams
mode-solo = ieder voor zich
party-teams = { $players } spelers in teams
party-solo = { $players } spelers, ieder voor zich
option-board-dog = het Dog-bord
option-home-entry-over = naar huis alleen in het voorbijgaan
option-canadian-seven-on = zevens zetten ook pionnen van de partner
option-no-joker-finish-on = niet uit met een joker
option-places-on = doorspelen om de tweede plaats
option-seven-diagonal-on = zevens steken het bord over
option-centre-off = geen weg door het midden
option-jokers-on = met jokers
option-ten-swap-on = tienen ruilen
option-jack-discard-on = na een J legt de volgende een kaart af
option-dealer-round = elke ronde deelt een ander
option-extra-lap-on = meer dan één ronde
option-king-13-on = koningen lopen ook 13
option-own-block-on = eigen pionnen staan in de weg
option-start-swap-off = niet wegruilen van de start
option-burn-choice = het slachtoffer kiest wat verbrandt
option-discard-on = één kaart gaat weg, niet alle
option-own-pass-on = langs eigen pionnen
option-pair-wall-off = geen muren van twee
option-plain-on = eenvoudig: niet verbranden, niet duwen
option-queen-burns-on = vrouwen verbranden ook
option-board-about = een bord waarop pionnen vanaf hun startveld naar huis gaan
option-home-entry-about = een pion die op zijn ingangsveld staat, kan niet naar huis: hij gaat nog een keer rond
option-canadian-seven-about = met een zeven mag je altijd ook pionnen van je partner zetten
option-no-joker-finish-about = een joker mag de laatste pion van je team niet thuisbrengen
option-places-about = als iemand gewonnen heeft, spelen de anderen door om hun plaats
option-seven-diagonal-about = een hele zeven mag een pion van zeven velden na een start recht naar de overkant brengen
option-centre-about = het midden van het bord is dicht
option-jokers-about = er worden twee jokers bij geschud; een joker is elke kaart
option-ten-swap-about = een tien mag ook een pion ruilen met die van een tegenstander
option-jack-discard-about = wie na een J aan de beurt is, moet een kaart afleggen
option-dealer-about = elke ronde begint een ander, niet pas wanneer opnieuw wordt geschud
option-extra-lap-about = een pion mag langs zijn ingangsveld lopen en nog een ronde maken
option-king-13-about = een koning zet een pion op of loopt dertien velden
option-own-block-about = pionnen van één kleur slaan elkaar niet en halen elkaar niet in
option-start-swap-about = een pion op zijn eigen startveld wordt niet weggeruild, ook niet door zijn eigenaar
option-burn-about = wie door een tien een kaart verliest, kiest zelf welke; anders kiest het lot
option-discard-about = wie niets kan spelen, legt één kaart af en houdt de rest
option-own-pass-about = een pion mag andere van zijn kleur inhalen
option-pair-wall-about = langs twee pionnen naast elkaar mag je lopen als langs andere
option-plain-about = koningen zetten alleen op, vijven en tienen zijn gewone getallen
option-queen-burns-about = een vrouw loopt twaalf of verbrandt een kaart van de volgende speler

## The rules of a table

rules-intro-teams = Tock, verwant aan Keezen, is een race met kaarten. Je brengt vier pionnen uit de reserve, één keer rond het bord en naar huis; elke kaart zegt hoe ver een pion mag. Wie op het veld van een ander eindigt, stuurt die pion terug naar de reserve. Partners zitten tegenover elkaar en winnen samen.
rules-intro-solo = Tock, verwant aan Keezen, is een race met kaarten. Je brengt vier pionnen uit de reserve, één keer rond het bord en naar huis; elke kaart zegt hoe ver een pion mag. Wie op het veld van een ander eindigt, stuurt die pion terug naar de reserve. Ieder speelt voor zich.
rules-marked = De pijl wijst de richting. **a** startveld, waar je pionnen opkomen · **b** ingangsveld, waar ze naar huis afslaan · **c** thuis · **d** reserve
rules-marked-partner = **e** het thuis van je partner
rules-marked-protected = De pion op **a** is net opgezet: hij is beschermd.
rules-goal-teams = Breng als eerste team alle pionnen thuis. Ze komen op hun startveld, lopen met de klok mee en slaan bij hun ingangsveld af naar huis. Zijn de jouwe thuis, dan speel je die van je partner.
rules-goal-solo = Breng als eerste je vier pionnen thuis. Ze komen op hun startveld, lopen met de klok mee en slaan bij hun ingangsveld af naar huis.
rules-deal = { $cards } kaarten{ $jokers ->
    [0] {""}
   *[other] , waarvan { $jokers } jokers
}, ronde na ronde { $sizes } per speler, en dan weer van voren af aan.
rules-shuffling-when-short = Als ze opraken, wordt er geschud.
rules-shuffling-each-cycle = Na deze rondes wordt alles opnieuw geschud.
rules-rounds = Rondes
rules-track = Op de baan
rules-at-home = Thuis
rules-sevens = Zevens
rules-cards = Andere kaarten
rules-entry = Een ronde telt { $length } velden. Het ingangsveld van een pion { $fields ->
    [0] is zijn eigen startveld.
    [one] ligt één veld voor zijn startveld; daar begint zijn thuis.
   *[other] ligt { $fields } velden voor zijn startveld; daar begint zijn thuis.
}
rules-plain = zoveel velden als erop staat
rules-hit-all = Wie op een pion eindigt, slaat hem terug naar de reserve, ook een eigen.
rules-hit-others = Wie op de pion van een ander eindigt, slaat hem terug naar de reserve.
rules-home = Thuis moet het precies uitkomen, en pionnen halen elkaar daar niet in.
rules-once-round = Een pion loopt één ronde: hij mag op zijn ingangsveld blijven staan, maar er nooit voorbij lopen.
rules-swap = Een { $ranks } ruilt je pion op de baan met een van een andere kleur.
rules-exchange-partner = Na elke deling geeft ieder de partner ongezien een kaart.
rules-exchange-left = Na elke deling geeft ieder de linkerbuur ongezien een kaart.
rules-exchange-none = Er worden geen kaarten doorgegeven.
rules-unplayable-throw-in = Wie een kaart kan spelen, moet; wie niet kan, gooit de hele hand weg.
rules-unplayable-throw-in-off-track = Wie een kaart kan spelen, moet. Wie niet kan, gooit de hele hand weg als er eigen pionnen in de reserve wachten en geen op de baan is, en legt anders één kaart af.
rules-unplayable-discard = Wie een kaart kan spelen, moet; wie niet kan, legt er een af.
rules-blocking-entered = Een pion die is opgezet en nog niet bewoog, is beschermd: niet te slaan, in te halen of te ruilen.
rules-blocking-own-start = Een pion op zijn eigen startveld blokkeert: niet te slaan, in te halen of te ruilen.
rules-blocking-none = Geen pion is beschermd.
rules-home-entry-touched = Naar huis gaat het vooruit; achteruit met een vier alleen als de pion het ingangsveld al raakte.
rules-home-entry-forward = Naar huis gaat het alleen vooruit.
rules-home-entry-over = Naar huis gaat het alleen vooruit, en alleen van vóór het ingangsveld.
rules-home-entry-twice = Een pion mag naar huis als hij zijn startveld twee keer raakte; opzetten telt als de eerste keer.
rules-seven-hits-everyone = { $pawns ->
    [0] Een zeven splits je naar wens
   *[other] Een zeven zet één pion of wordt over twee gesplitst
}; hij slaat elke pion die hij passeert, ook eigen.
rules-seven-hits-opponents = { $pawns ->
    [0] Een zeven splits je naar wens
   *[other] Een zeven zet één pion of wordt over twee gesplitst
}; hij slaat elke pion van een tegenstander die hij passeert.
rules-seven-hits-nobody = { $pawns ->
    [0] Een zeven splits je naar wens
   *[other] Een zeven zet één pion of wordt over twee gesplitst
}; hij slaat alleen waar een deel eindigt.
rules-seven-moves-own = Een zeven zet je eigen pionnen; zijn die thuis, dan gaan de overige stappen naar je partner.
rules-seven-moves-own-alone = Een zeven zet alleen je eigen pionnen.
rules-seven-moves-team = Een zeven zet ook pionnen van je partner.
rules-seven-moves-anyone = Een zeven zet ieders pionnen op de baan of thuis, ook beschermde.
rules-draw = In plaats van te zetten mag een { $ranks } ongezien een kaart bij een tegenstander trekken.
rules-hits-passed = Met een { $ranks } loopt een pion niemand voorbij: hij slaat elke pion op zijn weg, ook eigen, en alleen een pion die blokkeert houdt hem tegen.
rules-pushes = Een { $ranks } mag ook { $whose ->
    [team] pionnen van je partner op de baan zetten.
   *[other] elke andere pion op de baan zetten: die van je partner alsof hij van jou is, die van een tegenstander langs zijn ingangsveld, zodat hij nog een ronde moet.
}
rules-burn = In plaats van te zetten mag een { $ranks } een kaart van de volgende speler verbranden, door het lot gekozen; die is de beurt kwijt.
rules-burn-choice = In plaats van te zetten mag een { $ranks } de volgende speler een kaart naar keuze laten verbranden; die is de beurt kwijt.
rules-marked-fields = { $fields } (op het bord een { $mark })
rules-centre = Met { $ranks } gaat een pion van veld { $fields } naar het midden, en vandaar naar een van deze.
rules-swap-opponents = Een { $ranks } mag ook ruilen, maar alleen met een tegenstander.
rules-leader-stays = Eén speler, door het lot bepaald, begint elke ronde.
rules-lead-each-cycle = Eén speler begint al deze rondes; daarna begint de volgende.
rules-begins-entered = Ieder begint met één pion op het startveld.
rules-may-spare-partner = Zou elke zet een pion van je partner slaan, dan mag je in plaats daarvan een kaart afleggen.
rules-own-colour-blocks = Pionnen van één kleur slaan elkaar niet en halen elkaar niet in.
rules-own-pawns-hit-only = Een pion haalt nooit een andere van zijn kleur in.
rules-pairs-block = Twee pionnen naast elkaar zijn een muur waar niemand langs komt, van wie ze ook zijn.
rules-blocking-can-swap = Maar ruilen kan met beschermde pionnen wel; dan zijn ze hun bescherming kwijt.
rules-blocking-can-swap-owner = Alleen de eigenaar mag hem wegruilen.
rules-seven-backs-at-home = Een zeven mag in je thuis ook achteruit.
rules-seven-diagonal = Een hele zeven mag een pion van veld { $fields } naar het veld recht ertegenover brengen.
rules-places = Wie thuis is, krijgt geen kaarten meer; de anderen spelen door om hun plaats.
rules-forced-discard-loses-turn = Na een { $rank } legt de volgende een kaart af en slaat die beurt over.
rules-forced-discard = Na een { $rank } legt de volgende een kaart af.
rules-centre-second-cards = Een pion die op veld { $fields } eindigt, mag met een tweede kaart door naar het midden: { $ranks }. Diezelfde kaarten brengen hem er later weer uit.
rules-no-joker-finish = Een joker mag de laatste pion van een team niet thuisbrengen.

## Commands: names are lower case, one word, at most 32 characters; descriptions at most 100

command-tock = tock
command-tock-about = Speel Tock, de knikkerrace met kaarten
command-new = nieuw
command-new-about = Open een tafel in dit kanaal
command-new-ruleset-about = Welke regels (Zwitsers als je niets kiest)
command-new-players-about = Met hoeveel spelers
command-new-mode-about = In teams, of ieder voor zich
command-new-options-about = Huisregels; kies uit de lijst
command-join = meedoen
command-join-about = Schuif aan bij de tafel van dit kanaal
command-join-seat-about = Welke plek, met zijn nummer
command-leave = opstaan
command-leave-about = Sta op, of laat een computerspeler je plek bezet houden zo lang je zegt
command-table = tafel
command-table-about = Bekijk je kaarten en het bord; probeert ook je privéberichten opnieuw
command-games = spellen
command-games-about = Bekijk je tafels, waar een plek vrij is, en afgelopen spellen
command-play = speel
command-play-about = Doe een zet door hem te typen
command-play-card-about = De kaart en wat die doet; kies uit de lijst
command-rules = regels
command-rules-about = Lees de regels van deze tafel, of van een andere
command-rules-ruleset-about = Welke regels (Zwitsers als je niets kiest)
command-rules-players-about = Met hoeveel spelers
command-rules-mode-about = In teams, of ieder voor zich
command-rules-options-about = Huisregels; kies uit de lijst
command-settings = instellingen
command-settings-about = Bekijk en wijzig wat je kiest: afbeeldingen, notities, rusturen, wat ik van je bewaar
command-anywhere = tock-overal
command-anywhere-about = Puzzel van de dag, lessen, oefenen, regels, je resultaten en spellen, waar je ook bent
command-server = tock-server
command-server-about = Tafels van deze server, voor wie hem mag beheren
command-server-settings = instellingen
command-server-settings-about = Bekijk en wijzig hoe nieuwe tafels op deze server zijn
command-server-end = beëindigen
command-server-end-about = Beëindig de tafel van dit kanaal, ook als die niet te lezen is
parameter-ruleset = regels
parameter-players = spelers
parameter-mode = wijze
parameter-options = opties
parameter-player = speler
parameter-seat = plek
parameter-card = kaart

## Themes of pictures

theme-wood = hout
theme-dark = donker
theme-light = licht
theme-server = zoals op de server
settings-theme = Borden en handen die alleen jij ziet: **{ $theme }**.
settings-looks = Afbeeldingen en notities
settings-quiet-hours = Rusturen
settings-language = 🌐 Taal
settings-language-spoken = Taal: **{ $language }**{ $chosen ->
    [discord] , zoals bij jou in Discord.
   *[own] .
}
ask-own-language = Taal waarin ik met je praat
ask-own-language-as-discord = zoals bij jou in Discord
settings-privacy = Privacy
settings-table = Aan tafel
ask-hands = Waar je kaarten komen
hands-server = zoals op de server
hands-direct = als privébericht
hands-channel = in het kanaal, waar alleen jij ze ziet
settings-hands = Je kaarten komen **{ $hands }**.
ask-next = Voor je beurt
ask-next-told = zeg het me zonder geluid als de speler voor mij begint (privébericht)
settings-next = Stil seintje als je hierna aan de beurt bent: **{ $on ->
    [1] aan
   *[other] uit
}**.
ask-server-hands = Kaarten van wie niets koos
server-hands-channel = in het kanaal, waar alleen zij ze zien
server-settings-hands = Kaarten van wie niets koos, komen **{ $hands }**.
ask-theme = Borden en handen die alleen jij ziet
ask-shape = Bord en hand
ask-numbers = Nummers op die borden
ask-notes = Notities
ask-notes-told = Eén keer zeggen wat een bijzondere kaart doet
ask-hours-about = Twee hele uren, hooguit tien uit elkaar, zoals 22-8; leeg voor geen
ask-zone = Tijdzone
ask-zone-about = Zoals Europe/Zurich, of alleen de stad
server-settings-tables = Nieuwe tafels
server-settings-looks = Borden, kaarten, berichten
ask-party-about = is het spel niet voor zoveel spelers, dan wordt het wat er het dichtst bij komt
ask-game-line = { $ruleset }, { $party }
ask-house-rules = Huisregels
ask-language = Taal van de tafels
ask-language-as-discord = zoals deze server bij Discord
ask-server-theme = Borden
ask-boards = Borden die in het kanaal blijven
ask-posts = Vaste berichten
ask-posts-about = Wat erbij komt, verschijnt in het kanaal waarin je nu bent.
ask-post-week = Op maandag de spellen van de week
ask-post-puzzle = Elke ochtend de puzzel van de dag
shape-tall = hoog: de hand onder het bord
shape-wide = breed: de hand naast het bord
settings-shape = Bord en hand: **{ $shape }**.
numbers-every = op elk veld
numbers-few = waar ze helpen
settings-numbers = Nummers op borden die alleen jij ziet: **{ $numbers }**.
settings-quiet = Rusturen: **{ $begins } tot { $ends }** ({ $zone }); in langzame spellen loopt dan geen tijd voor je af.
settings-quiet-none = Rusturen: **geen**.
parameter-zone = tijdzone
boards-last = alleen het laatste
boards-every = elk bord

## What is kept of a person

privacy = Ik bewaar je Discord-id, je naam, je taal en wat je gekozen hebt, en aan welke tafels je zat: zo zijn je plek en je spellen er nog als je terugkomt. Niemand anders hoort ervan; geen bericht van jou wordt gelezen.
privacy-file = Alles wat er van je bewaard wordt, staat in het bestand.
privacy-policy = Privacybeleid: { $address }
privacy-terms = Gebruiksvoorwaarden: { $address }
privacy-forget-me = Vergeet mij
privacy-ask = Als ik je vergeet, neemt een computerspeler je plekken over, gaan je keuzes verloren en kan niemand meer zien dat jij in vroegere spellen meedeed. Dat is niet terug te draaien. Wat in kanalen geschreven staat, blijft daar.
privacy-forget-me-now = Vergeet mij voorgoed
privacy-forgotten = Gedaan: ik weet niet meer wie je bent. Speel je weer, dan ben je nieuw voor mij.

## The position in words

alt-pawn = { $number }: { $place }
name-with-team = { $name } (team { $letter })
alt-pile = De laatst afgelegde kaart is { $card }, van { $cards }.
alt-fields = Komt op bij { $start }, slaat bij { $entry } af naar huis.
alt-fields-of = { $name } komt op bij { $start }, slaat bij { $entry } af naar huis.
alt-track = De velden van de baan zijn genummerd van 0 tot { $last }.
alt-own = Jij, { $name }
alt-film = Ronde { $number } in beweging; het bericht vertelt de zetten in woorden.

## Computer players' levels, and hints

level-easy = makkelijk
level-normal = normaal
level-hard = sterk
levels-told =
    - **Makkelijk** kijkt alleen hoe het bord er na een zet bij ligt, en doet er een die goed genoeg lijkt.
    - **Normaal** denkt een beetje vooruit, en doet soms de op een na beste zet.
    - **Sterk** speelt de ronde in gedachten vele keren uit voor elke keuze, en loot daarbij de kaarten die niet te zien zijn{ $engine ->
        [python] ; op deze server een kwart zo vaak, wat nog 49 van de 50 spellen wint van wie maar één zet vooruitkijkt
       *[core] {""}
    }.
setup-hints = Hints
setup-hints-chosen = Hints: { $hints }
setup-hints-allowed = { $hints ->
    [0] geen
    [one] één per spel voor iedere speler
   *[other] { $hints } per spel voor iedere speler
}
setup-hints-unlimited = zoveel als je wilt
hint-header = **Een hint, alleen voor jou:** wat het beste lijkt, met de kans op winst zoals ik die zie.
hint-line = { $place }. { $what } · **{ $percent }%**
hint-give = { $card } geven
hint-left = { $hints ->
    [0] Dat was je laatste hint in dit spel.
    [one] Je hebt nog één hint.
   *[other] Je hebt nog { $hints } hints.
}
hint-told = 💡 In deze ronde een hint gevraagd: { $names }.
reason-wins = wint het spel
reason-finishes = haalt de { $place }e plaats
reason-only-one = iets anders kan niet
reason-comes-home = brengt { $pawn } thuis
reason-enters = brengt een pion uit de reserve
reason-hits = slaat { $pawn }
reason-hits-own-side = slaat { $pawn } van je eigen kant
reason-escapes = brengt { $pawn } buiten bereik van { $card } van { $name }
reason-stays-in-reach = laat { $pawn } binnen bereik van { $card } van { $name }
reason-nears-home = brengt { $pawn } { $fields ->
    [0] tot voor de deur van zijn thuis
    [one] tot één veld voor zijn thuis
   *[other] tot { $fields } velden voor zijn thuis
}
reason-takes-turn = kost { $name } een kaart en een beurt
reason-likely-home = in { $percent }% van de rondes die ik doorspeelde, komt een pion van jullie thuis
reason-likely-hit = in { $percent }% van de rondes die ik doorspeelde, raken jullie een pion kwijt
reason-way-out = geeft { $name } een weg uit de reserve
reason-keeps-way-out = houdt je { $card }, die een pion in het spel brengt
refused-hints-off = Aan deze tafel zijn er geen hints; dat koos wie hem opende.
refused-hints-spent = Je hebt al je hints van dit spel gehad: { $hints }.
refused-nothing-due = Je hoeft nu niets te beslissen; vraag het als je aan de beurt bent.
refused-back-off = Aan deze tafel wordt geen zet teruggenomen; dat koos wie hem opende.
refused-back-rated = In een spel dat meetelt, moet iemand van een andere kant het goedvinden, en daar is nu niemand.
refused-back-gone = Die zet kan niet meer worden teruggenomen.

## The clock

setup-pace = Tempo
setup-pace-chosen = Tempo: { $pace }
pace-live = live, anderhalve minuut per beurt en drie minuten extra per spel
pace-relaxed = rustig, een kwartier per beurt
pace-slow = langzaam, een dag per beurt en drie dagen extra per spel
pace-open = open, zonder klok
time-left = ⏳ De tijd is { $until } om{ $bank ->
    [none] {""}
   *[other] {""}, waarvan { $bank } uit de reserve
}; dan doet een computerspeler deze ene beurt.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (terug { $until })
}
table-away = 💤 Afwezig: { $names }. { $count ->
    [one] Een computerspeler houdt de plek bezet.
   *[other] Computerspelers houden hun plekken bezet.
}
told-in-stead = ⏱ { $name } (computer)
button-return = Ik ben terug
hand-away = { $until ->
    [none] Een computerspeler houdt je plek in { $channel } bezet tot je terug bent. Er is niets verloren.
   *[other] Een computerspeler houdt je plek in { $channel } bezet; { $until } is hij weer van jou, of zodra je terug bent. Er is niets verloren.
}
went-away = { $until ->
    [none] Een computerspeler houdt je plek bezet. Druk onder het bord op **{ button-return }** als je er weer bent.
   *[other] Een computerspeler houdt je plek bezet; { $until } is hij weer van jou. Ben je er eerder, druk dan onder het bord op **{ button-return }**.
}
command-leave-length-about = Hoe lang: 2 uur, 3 dagen, vanavond, 18:30; zonder sta je op
command-leave-zone-about = Je tijdzone, zoals Europe/Zurich; alleen voor een tijdstip
parameter-length = hoe-lang
length-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
length-minutes-words = m min minuut minuten
length-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
length-hours-words = u h uur uren
length-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
length-days-words = d dag dagen
length-weeks = { $count ->
    [one] 1 week
   *[other] { $count } weken
}
length-weeks-words = w week weken
length-tonight = vanavond
length-back = tot ik terug ben
refused-away-length = Zeg hoe lang, zoals `2 uur`, `3 dagen` of `18:30`: minstens een minuut, hooguit twee weken.
refused-away-zone = Zeg bij een tijdstip ook je tijdzone, zoals `Europe/Zurich`; of zeg hoe lang het is, zoals `5 uur`.

## The poster of a game that is over

poster-rounds = Rondes: { $rounds }
poster-walk = Langste tocht: { $name }, pion { $number }, { $fields } velden
poster-first-home = Eerst thuis: { $name }, pion { $number }, in ronde { $round }

## Seats in mid-game

seats-header = Open plekken op deze server; met `/tock meedoen` in het kanaal neem je er een.
seats-line = - { $channel } · { $rules } · plekken { $seats }{ $door ->
    [invited] {" "}· op uitnodiging
   *[open] {""}
}
seats-none = Aan geen tafel op deze server is een plek open; `/tock nieuw` opent een tafel.
asked-seat = ✋ { $name } vraagt om plek { $seat }: wie aan die kant speelt beslist, of anders wie dan ook hier.
asked-invited = ✋ { $name } { $stage ->
    [lobby] vraagt om plek { $seat }: { $host } beslist wie hier gaat zitten.
   *[game] vraagt om plek { $seat }: { $host } moet het goedvinden, en ook wie aan die kant speelt.
}
asked-host = ✋ { $name } wil graag aan je tafel zitten, { $host }: jij beslist, onder het bord.
asked-send-away = ✋ { $name } vraagt om { $who } van deze tafel weg te sturen. Alle anderen die hier zitten, moeten het goedvinden.
asked-end = ✋ { $name } vraagt om het spel te beëindigen; wie meespeelt, kan hieronder instemmen.
button-agree = Eens met { $name }
button-let-in = { $name } binnenlaten
button-decline = Nee tegen { $name }
button-here = Ik ben er
button-stand-in = Computer voor { $name }
table-asked-whether-there = ❓ Gevraagd of ze er nog zijn: { $names }. **{ button-here }** is het antwoord.
asked = Je hebt het gevraagd; de anderen zien het onder het bord. Je eigen plek is bij de volgende deling weer van jou.
refused-held-a-hand = Je hebt in dit spel al kaarten gezien en kunt dus op geen andere plek zitten; kijk gerust toe.
refused-seat-kept-for-owner = Die plek is bewaard voor iemand die weg is; blijft hij leeg, dan kun je er later om vragen.
refused-rated-seat = Dit spel telt mee voor de ranglijst: zonder partner aan die kant blijft de computerspeler.
refused-still-asked = Er is nog tijd om te antwoorden: dat kan { $until }.
refused-sent-away = Je bent van deze tafel weggestuurd; alleen wie de server mag beheren, kan je weer toelaten.
refused-still-there = Die persoon heeft geen beurt laten verlopen, dus neemt niemand het over. Zonder klok vraagt **{ button-more }**, **{ button-call }** of die er is.
refused-not-silent = Nog niet iedereen van deze tafel is gevraagd of ze er zijn: dat doet **{ button-more }**, **{ button-call }**.
refused-only-managers = Dat kan alleen wie de server mag beheren en hier niet meespeelt. In een spel dat niet meetelt, kunnen alle anderen aan tafel samen iemand wegsturen, als ze minstens met z'n tweeën zijn.
refused-chosen-enough = Je hebt je keuze { $changes } keer veranderd: nu geldt de laatste.
refused-taken-up-today = Je hebt deze tafel pas nog hervat; het kan weer { $until }.
refused-not-yours-to-agree = De anderen moeten het goedvinden, niet jij.

## Vooraf gekozen zetten

ahead-heading = **Vooraf, voor je volgende beurt:**
ahead-choose = Kies een kaart. Je keuze wordt gespeeld zodra je aan de beurt bent, als die dan nog precies zo zet en slaat; anders wordt het je gevraagd zoals altijd. Niemand anders ziet het.
ahead-chosen = De anderen spelen. Vooraf gekozen: **{ $play }**. Dat wordt gespeeld als je aan de beurt bent, als het dan nog precies zo zet en slaat; alleen jij ziet dit.
ahead-made = Wat je vooraf koos, is gespeeld: { $play }
ahead-unfit-yet = De anderen spelen. Wat je vooraf koos, kan niet zoals het bord nu staat; verandert dat niet, dan wordt het je gevraagd zoals altijd.
ahead-unfit = Wat je vooraf koos, zou niet meer hetzelfde doen; daarom is er niets gespeeld.
button-choose-ahead = Vooraf kiezen
button-drop-ahead = Terugnemen
button-choose-it = Dit kiezen
refused-not-ahead = Er valt nu niets vooraf te kiezen.

## Finding one's tables

mine-header = **Jouw tafels**
mine-none = Je zit aan geen enkele open tafel.
mine-line = - { $link } · { $what }
mine-more = … en nog { $tables }.
mine-yours = **jij bent aan de beurt** ({ $since })
mine-turn = { $name } is aan de beurt ({ $since })
mine-exchange = anderen kiezen nog een kaart om door te geven ({ $since })
mine-lobby = nog niet begonnen; { $free ->
    [0] iedereen is er
    [one] één plek is vrij
   *[other] { $free } plekken zijn vrij
}; geopend { $since }
mine-away = een computerspeler houdt je plek bezet; **{ button-return }** onder het bord geeft je die terug
## Spellen die voorbij zijn

button-replay = Terugkijken
button-export = Als tekstbestand
button-highlights = Hoogtepunten
button-whole-film = Hele film
film-highlights = **De hoogtepunten van spel { $game }**
film-whole = **Spel { $game }, van begin tot eind**
alt-game-film = Spel { $game } in beweging, zet voor zet, tot het laatste bord.
button-hands-open = Alle handen
button-hands-own = Eén hand
button-previous-round = Vorige ronde
button-previous = Vorige
button-next-round = Volgende ronde
replay-header = **Spel { $game } teruggekeken** · ronde { $number } · zet { $play } van { $plays }
replay-deals = { $name } deelt.
replay-gave = -# { $name } geeft **{ $card }** aan { $other }.
alt-held = { $name } heeft { $cards }.
export-told = Spel { $game } als tekst: elke hand, ruil en zet, met de startwaarde waaruit de kaarten volgen.
button-review = Waar kantelde het?
button-share = Delen
button-turn = Zet { $place }
button-mistakes = Leren van mijn fouten
review-header = **Spel { $game }, doorgenomen.** Wat een keuze weggaf: hoeveel minder vaak die wint dan de beste, uitgespeeld op dezelfde kaarten met wat je daar kon weten.
review-person = { $name }: { $accuracy }% precies; { $mistakes ->
    [0] geen fouten
    [one] één fout
   *[other] { $mistakes } fouten
 }, in totaal { $percent }% winstkans weggegeven.
review-luck = -# Geluk van { $names }: { $kind ->
    [good] + { $percent }%
   *[bad] − { $percent }%
 }.
review-place = **{ $place }** · { $told }
review-played = Ronde { $round }, zet { $play }: { $told }
review-gave = Ronde { $round }: { $name } geeft { $card } weg
review-cost = -# Wint { $after } van de 100 in plaats van { $before }. Beter: { $what }
review-no-mistakes = Geen fouten: niemand gaf in één keer 3% weg.
review-best = ⭐ De beste keuze: { $told }, { $percent }% beter dan al het andere.
review-working = Het spel wordt doorgenomen: { $done } van { $all } keuzes …
mistake-asked = Ronde { $round }: wat je hier deed gaf { $percent }% weg. **Wat is beter?**
mistake-still = Dat geeft nog steeds { $percent }% weg.
mistake-found = ✓ **Beter kan niet.**
alt-course = { $name }, ronde voor ronde: { $shares }.
refused-review-one-at-a-time = Er wordt al een ander spel voor je bekeken; probeer het over een paar seconden opnieuw.
refused-review-of-others = Alleen wie dit spel speelde kan het laten doornemen, tot een van hen het in het kanaal deelt.
refused-no-past-game = Er is geen afgelopen spel met dat nummer dat je mag bekijken; kaarten worden pas na het einde getoond, aan wie meespeelde en aan wie het kanaal kan lezen.
## Wat spellen opleverden

button-rated-on = Telt mee: ja
button-rated-off = Telt mee: nee
button-rated-not-yet = Telt mee: nog niet
command-stats = statistiek
command-stats-about = Zie wat je spellen opleverden, of die van iemand hier
command-stats-player-about = Van wie; van jou als je niemand kiest
command-leaderboard = ranglijst
command-leaderboard-about = Zie wie waar staat op deze server
command-leaderboard-standings-about = Welke lijst
command-new-rated-about = Of de uitslag meetelt voor de ratings, met mensen aan twee kanten (ja als je niets kiest)
parameter-rated = telt-mee
command-new-thread-about = Of hij een eigen thread krijgt (zoals de server het wil als je niets kiest)
parameter-thread = thread
parameter-standings = lijst
refused-no-statistics = Er is hier geen afgelopen spel waarover ik mag vertellen.
refused-statistics-elsewhere = Over anderen vertel ik alleen op een server waar jullie allebei zijn; vraag het daar.
privacy-statistics-shown = Wie met jou op een server is, kan zien wat je spellen daar opleverden: `/tock statistiek`, `/tock ranglijst`.
privacy-statistics-hidden = Je statistiek is verborgen: alleen jij ziet die, en je staat op geen ranglijst.
privacy-hide = Verberg statistiek
privacy-show = Toon statistiek
percent = { $percent }%
rating = { $points } ± { $plus }
rating-new = nieuw · { $games } van { $enough } spellen, { $people } van { $different } mensen
stats-header-here = **{ $name }** op deze server
stats-header = **{ $name }** op alle servers
stats-score = Spellen: { $games }, gewonnen: { $won }
stats-streak = Gewonnen op rij: nu { $now }, hoogstens { $best }
stats-rating-teams = Rating in teams: { $rating }
stats-rating-alone = Rating alleen: { $rating }
stats-figure = { $label }: { $count }
stats-entered = Komt het vaakst op met { $card }: { $times } van { $entered } pionnen
stats-missed = Beurten die de computer deed omdat de tijd om was: { $missed } van { $turns }
stats-with = { $name }: { $won } van { $games } gewonnen
stats-rulesets = Gewonnen per spelregels
stats-partners = Gewonnen met
stats-won-of = { $won } van { $games }
stats-tile-games = { $games ->
    [one] spel
   *[other] spellen
}
stats-tile-won = gewonnen
stats-tile-streak = beste reeks
stats-tile-rating-teams = rating, teams
stats-tile-rating-alone = rating, alleen
stats-tile-entered = komt op met
figure-hits-given = pionnen geslagen
figure-hits-taken = pionnen verloren
figure-pawns-home = pionnen thuis
figure-longest-walk = langste tocht
figure-cards-burnt = kaarten verbrand
stats-tile-missed = beurten gemist
stats-accuracy = Nauwkeurigheid in { $games ->
    [one] één doorgenomen spel
   *[other] { $games } doorgenomen spellen
 }: { $accuracy }%; het laatst: { $last }.
stats-tile-accuracy = nauwkeurigheid
stats-accuracies = Nauwkeurigheid, spel voor spel
standings-which = Welke lijst
standings-teams = Rating in teams
standings-alone = Rating alleen
standings-month = Gewonnen deze maand
standings-pairs = Paren
standings-pairs-month = Paren deze maand
standings-none = Op deze lijst staat nog niemand.
standings-about-rating = -# De punten, en hoeveel ze ernaast kunnen zitten. De volgorde is die van de punten min het getal achter ±. Hier staat wie tien meetellende spellen tegen vijf verschillende mensen heeft. Vanaf het vierde spel van dezelfde mensen op een dag verandert er niets. Alleen spellen tussen mensen aan verschillende kanten tellen.
standings-line = **{ $place }** { $names } · { $told }
standings-score = { $won } van { $games } gewonnen ({ $percent }%)
season-name = Seizoen { $quarter } van { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = Je hebt nog geen plaats: { $games } van { $enough } spellen, tegen { $people } van { $different } mensen.
season-about = -# Elk seizoen begint iedereen opnieuw met 1000 punten; een plaats krijg je na vijf meetellende spellen tegen vijf verschillende mensen. De volgorde is die van de punten min het getal achter ±.
season-best = **{ $season }**: { $names }
season-over = 🏁 **{ $season } is voorbij**
seasons-none = In geen seizoen voor dit had iemand een plaats.
seasons-which = Welk seizoen
button-season = Dit seizoen
button-seasons = Eerdere seizoenen
button-season-teams = In teams
button-season-alone = Ieder voor zich
button-standings = Ranglijst
analysis-opened = De tafel is open: jij hebt de plek die in die stelling aan zet is, computers hebben de andere, en `/tock meedoen` neemt er een over. Hints zijn vrij; niets telt.
refused-game-text = In dat bestand, regel { $line }: { $wrong }.
refused-game-text-size = Dat bestand is te groot voor de tekst van een spel.
refused-no-such-play = Dat spel heeft de zetten 0 tot en met { $plays }; kies er een.
refused-game-over-there = In die stelling is het spel voorbij; kies een eerdere zet.
game-text-no-transcript = dit is geen tekst van een spel, die met `tock 1` begint
game-text-too-long = geen spel is zo lang
game-text-unreadable = dit kan niet gelezen worden
game-text-missing = hiervoor ontbreekt een regel (rules, seed, message, cut of een seat)
game-text-rules = zulke regels bestaan niet
game-text-seed = een startwaarde heeft 64 cijfers 0 tot f
game-text-seat = zo'n plek bestaat niet
game-text-position = vanaf deze stelling kan geen spel beginnen
game-text-deal = deze kaarten volgen niet uit de startwaarde
game-text-gift = deze kaart kan hier niet gegeven worden
game-text-number = zetten zijn vanaf 1 zonder gaten genummerd
game-text-turn = een andere plek is aan zet
game-text-play = zo'n zet kan hier niet
game-text-drawn = deze kaart volgt niet uit de startwaarde
game-text-end = zo eindigt het spel niet
game-text-no-end = het einde van het spel ontbreekt

## Taking up again what was closed

button-reopen = Hervatten
button-give-up = Voorgoed sluiten
reopened = De tafel gaat verder zoals hij stond. Alle anderen zijn weg tot ze op **{ button-return }** drukken.
given-up = { $people ->
    [0] Iedereen vindt het goed: deze tafel is voorgoed gesloten, en **{ button-fair }** laat alles zien.
    [one] Je vindt het goed. Zodra nog één persoon dat ook vindt, is deze tafel voorgoed gesloten.
   *[other] Je vindt het goed. Zodra nog { $people } mensen dat ook vinden, is deze tafel voorgoed gesloten.
}
refused-not-closed = Deze tafel gaat al verder.
refused-closed-for-good = Deze tafel is voorgoed gesloten; `/tock nieuw` opent een andere.
refused-channel-has-table = In dit kanaal staat nu een andere tafel open; deze kan verder zodra die klaar is.

## Lessons

button-learn = Nieuw hier?
button-next = Verder
button-course-more = Bijzondere kaarten
button-course-partner = Wat je geeft
button-got-it = Begrepen
button-show-me = Laat zien
button-skip = Overslaan
button-all-lessons = Alle lessen
lesson-header = **Tock leren · { $number } van { $lessons } · { $title }**
lesson-cannot = **{ $card }** kun je nu niet spelen.
lesson-would-play = Dat kan. Het zou dit doen: { $play }.
lesson-would-give = Je zou **{ $card }** kunnen geven.
lesson-got-it = Mooi! Wat je hebt geleerd, kun je in een spel proberen.
lesson-shown-give = Zo gaat het: je geeft **{ $card }**.
lesson-shown-play = Zo gaat het, met **{ $card }**: { $play }.
lessons-header = **Tock leren.** Kies een les; elke les is één zet lang.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Alles wat je nodig hebt om te spelen
course-more = Bijzondere kaarten en andere regels
course-partner = Met een partner: wat je geeft
lesson-way-out-title = Uit de reserve
lesson-way-out-before = Jij zit onderaan, en al je pionnen wachten in de reserve. Alleen een koning (K), een aas (A) of een joker zet er een op. **Zet een pion op.**
lesson-way-out-cannot = Dat is een kaart om te lopen, en er staat nog geen pion van jou op het bord: zoek de kaart die opzet.
lesson-way-out-wrong = Zoek de kaart die opzet.
lesson-way-out-after = ✓ Je pion staat op zijn startveld. Van daar loopt hij met de klok mee, één keer rond het bord, en naar huis. Is er geen kaart te spelen, dan gooi je je hand weg en wacht je tot er weer gedeeld wordt.
lesson-hit-title = Lopen en slaan
lesson-hit-before = Met een kaart loop je zoveel velden als erop staat. Wie op het veld van een ander eindigt, stuurt die pion terug naar de reserve. **Sla de pion van Blaise**: tel de velden tot daar.
lesson-hit-wrong = Carl, tegenover je, is je partner: spaar hem. De pion van Blaise staat negen velden verder.
lesson-hit-after = ✓ De pion van Blaise is terug in de reserve en moet opnieuw beginnen. Alleen het veld waar je eindigt telt; wie je passeert, blijft staan. Je eigen pionnen en die van je partner gaan net zo goed terug, en wie een kaart kan spelen, moet.
lesson-protected-title = De beschermde pion
lesson-protected-before = De pion van Blaise is net opgezet: op zijn startveld is hij beschermd tot hij beweegt. Niemand slaat hem, niemand passeert hem. **Speel de ene kaart die nog kan.**
lesson-protected-cannot = Die zou op de beschermde pion eindigen of hem passeren, en dat mag niemand.
lesson-protected-wrong = Blijf achter de beschermde pion.
lesson-protected-after = ✓ Je pion wacht erachter. Je eigen pion is net zo veilig als hij net is opgezet, en houdt iedereen op, jou ook.
lesson-home-title = Precies naar huis
lesson-home-before = Drie velden verder ligt je ingangsveld; daarachter begint je thuis. Daar mag een pion afslaan, als het precies past, of nog een ronde lopen. **Breng je pion thuis.**
lesson-home-wrong = Hij zou je thuis voorbijlopen. Zoek de kaart, en het doel, die naar binnen leiden.
lesson-home-after = ✓ Thuis, en daar slaat niemand hem. Thuis wordt niet gesprongen, dus vul je de binnenste plekken eerst.
lesson-split-title = Een zeven splitsen
lesson-split-wrong = De ene pion staat bij zijn thuis, de andere drie velden achter die van Dora: geef elk een paar stappen.
lesson-split-after = ✓ Twee dingen met één kaart: bewaar je zevens voor zulke momenten. Maar ze slaan ook je eigen pionnen en die van je partner.
lesson-gift-title = Een kaart voor je partner
lesson-gift-before = Na elke deling ruilen jij en je partner blind een kaart. Alle pionnen van Carl wachten in de reserve. **Geef Carl de kaart die hem eruit helpt.**
lesson-gift-wrong = Daarmee kwam Carl niet uit de reserve.
lesson-gift-after = ✓ Carl kan nu opzetten. Er wordt telkens opnieuw gedeeld; de pionnen blijven staan. Zijn jouw vier thuis, dan speel je die van Carl: jullie winnen samen, met alle acht. Meer heb je niet nodig.
lesson-two-ways-out-title = Twee uitwegen: geef er een
lesson-two-ways-out-before = Al je pionnen wachten, en die van Carl ook. Met twee van je kaarten komt een pion op het bord. **Geef Carl er een van.**
lesson-two-ways-out-wrong = Carl zou blijven wachten. Een aas of een heer helpt hem eruit, en jij houdt de andere.
lesson-two-ways-out-after = ✓ Nu kunnen jullie allebei opzetten. Over veel delingen wint wie er een geeft 2 van de 100 spellen meer dan wie ze allebei houdt.
lesson-own-way-out-title = Je enige uitweg: houd hem
lesson-own-way-out-before = Al je pionnen wachten; Carl heeft er twee op het bord. De heer is je enige uitweg. **Geef Carl een andere kaart.**
lesson-own-way-out-wrong = Dan zou je deze ronde toekijken, en Carl heeft hem niet nodig.
lesson-own-way-out-after = ✓ Wie de enige uitweg weggeeft terwijl de partner pionnen op het bord heeft, wint 1 van de 100 spellen minder. Alleen waar allebei wachten maakt het bijna niets uit.
lesson-gift-that-hits-title = Een kaart die slaat
lesson-gift-that-hits-before = De pion van Blaise staat negen velden voor die van Carl. **Geef Carl de kaart waarmee hij hem slaat.**
lesson-gift-that-hits-wrong = Daarmee kan Carl hem niet slaan. Tel van zijn pion naar die van Blaise.
lesson-gift-that-hits-after = ✓ Een kaart waarmee de partner meteen slaat, wint 1 van de 100 spellen meer dan de beste van de andere. Zevens, boeren en jokers zijn op zich geen cadeau: er een weggeven kost ongeveer evenveel.
lesson-jack-title = Boer: van plek ruilen
lesson-jack-before = Een boer (J) ruilt een van je pionnen met een van een andere kleur op de baan. **Kom zo dicht mogelijk bij je thuis.**
lesson-jack-wrong = Wiens pion staat vlak voor je thuis?
lesson-jack-after = ✓ Bijna een hele ronde met één kaart, en Blaise verloor er net zoveel. Een beschermde pion kun je niet ruilen.
lesson-joker-title = Joker: elke kaart
lesson-joker-before = Een joker is elke kaart die je wilt. **Breng je pion thuis, naar de binnenste plek**: die is negen velden ver.
lesson-joker-wrong = Speel de joker als negen: kies de pion, dan de binnenste plek thuis.
lesson-joker-after = ✓ Een joker kan wat elke kaart kan: opzetten, ruilen, splitsen, naar huis.
lesson-four-title = Vier: achteruit
lesson-four-before = Een vier loopt vooruit of achteruit. Je pion is net opgezet, en zijn ingangsveld ligt vlak achter hem. **Bespaar hem de hele ronde.**
lesson-four-wrong = Achteruit, vier stappen van het startveld, staat hij vlak voor zijn thuis.
lesson-four-after = ✓ Van hier loopt hij vooruit naar huis. Een vier op de hand en een pion op de start zijn een ronde waard.
lesson-centre-title = Tock Tock Dog: het midden
lesson-centre-before = Bij Tock Tock Dog mag een pion op een veld met nummer 8 met een aas, tien of koning naar het midden, en er later op een ander veld met een 8 weer uit. **Ga naar het midden.**
lesson-centre-wrong = De koning kan dat ook: kies het midden.
lesson-centre-after = ✓ Met nog zo'n kaart komt hij eruit waar je wilt, bijvoorbeeld voor je thuis. Grote Zwitserse tafels hebben ook een midden.
lesson-dog-title = Dog: twee keer de start raken
lesson-dog-before = Bij Dog slaat een pion vanaf zijn startveld af naar huis, zodra hij het twee keer heeft geraakt. Opzetten is de eerste keer, er weer overheen lopen of op staan de tweede. De jouwe kwam terug met een vier. **Breng hem thuis.**
lesson-dog-wrong = Zo komt hij niet binnen. Zoek de kaart, en het doel, die bij het startveld afslaan.
lesson-dog-after = ✓ Toen hij over zijn startveld liep, raakte hij het voor de tweede keer. Opzetten, vier terug en naar huis: sneller kan niet.
lesson-toctoc-title = Toc Toc: aas en eigen pionnen
lesson-toctoc-before = Bij Toc Toc is een aas 1 of 14, gaan vieren alleen achteruit, en passeren je pionnen elkaar nooit. **Sla de pion van Blaise.**
lesson-toctoc-wrong = De voorste pion staat veertien velden erachter.
lesson-toctoc-after = ✓ De achterste pion had het niet gekund: zijn eigen collega stond in de weg.
lesson-ttg-title = Tock Tock Dog: boer en start
lesson-ttg-before = Bij Tock Tock Dog loopt een boer 11 of ruilt, en is geen pion beschermd, ook niet als hij net is opgezet. **Stuur de pion van Blaise terug naar de reserve.**
lesson-ttg-wrong = Zo wordt hij niet geslagen. Tel: hij staat elf velden verder.
lesson-ttg-after = ✓ Op het startveld is hier niemand veilig. Zevens slaan alleen waar ze eindigen, en gaan thuis ook achteruit.
lesson-keezen-title = Keezen: één ronde
lesson-keezen-before = Bij Keezen loopt een pion nooit zijn thuis voorbij: hij slaat precies af, of hij wacht. Koningen zetten alleen op, een zeven zet één of twee pionnen. **Breng je pion thuis.**
lesson-keezen-wrong = Dan komt hij alleen tot zijn ingangsveld. Dat is drie velden verder, en het thuis begint er vlak achter.
lesson-keezen-cannot = Een acht of negen zou voorbij je thuis leiden. Verder loopt hier niemand.
lesson-keezen-after = ✓ Acht en negen hielpen niet: wie dichtbij is, heeft kleine kaarten nodig, of een boer om weg te ruilen.
lesson-keezen-start-title = Keezen: het startveld
lesson-keezen-start-before = Een pion op zijn eigen startveld houdt iedereen tegen, ook jou, en niemand ruilt ermee. Alleen jij mag die van jou wegruilen. **Ruil hem met de pion van Blaise, die dicht bij jouw thuis staat.**
lesson-keezen-start-wrong = Niet die pion. Zoek die vlak voor jouw ingangsveld.
lesson-keezen-start-cannot = Op de start staat je eigen pion: een koning zet daar geen tweede op.
lesson-keezen-start-after = ✓ Bijna een hele ronde in één keer, en Blaise begint opnieuw.
lesson-jackaroo-king-title = Jackaroo: de koning
lesson-jackaroo-king-before = Bij Jackaroo slaat een koning die dertien loopt iedereen op zijn weg. Anders passeert geen pion er een van zijn kleur, of twee naast elkaar. **Sla beide pionnen van Blaise.**
lesson-jackaroo-king-wrong = Zo blijven de pionnen van Blaise staan. Loop de dertien velden van de koning.
lesson-jackaroo-king-cannot = Een acht zou langs de twee pionnen van Blaise gaan, en die zijn een muur.
lesson-jackaroo-king-after = ✓ Een koning spaart niemand, ook die van jou niet: houd afstand.
lesson-jackaroo-five-title = Jackaroo: de vijf
lesson-jackaroo-five-before = Een vijf zet jouw pion, of welke dan ook op de baan. Die van een tegenstander loopt zo zijn thuis voorbij en moet nog een ronde. **Bederf de thuisreis van Blaise.**
lesson-jackaroo-five-wrong = Zo komt Blaise nog thuis. De pion om te duwen staat twee velden voor zijn ingang.
lesson-jackaroo-five-after = ✓ Een hele ronde extra voor Blaise. De pion van je partner slaat met jouw vijf wel af naar huis.
lesson-jackaroo-ten-title = Jackaroo: de tien
lesson-jackaroo-ten-before = Een tien loopt tien, of verbrandt een kaart van wie volgt, en die is ook de beurt kwijt. Blaise heeft nog één kaart en komt bijna thuis. **Verbrand haar.**
lesson-jackaroo-ten-wrong = Dan speelt Blaise die kaart. Gebruik de tien om haar te verbranden.
lesson-jackaroo-ten-after = ✓ De kaart verbrandt in het zicht, en Blaise wacht tot er weer gedeeld wordt.
lesson-italian-title = Italiaans: de tien
lesson-italian-before = Bij het Italiaanse spel legt wie op een tien volgt een kaart af en slaat die beurt over. Een pion op zijn eigen startveld blokkeert alle andere. **Laat Blaise afleggen.**
lesson-italian-wrong = Dat doet alleen een tien.
lesson-italian-after = ✓ Blaise legt een kaart af en wordt overgeslagen. Dat was de laatste les; nu is het tijd voor een spel.

## The puzzle of the day

puzzle-header = **🧩 Puzzel van de dag · { $rules } · { $day } · { $difficulty }**
puzzle-easy = makkelijk
puzzle-medium = gemiddeld
puzzle-hard = moeilijk
puzzle-asked = Jij speelt de plek onderaan. Eén zet is duidelijk de beste: **welke?** Wat er eerder is gespeeld, is niet bekend. Je eerste antwoord telt.
puzzle-solved = ✓ **Opgelost!** Dat is de beste zet.
puzzle-missed = ✗ Dat was het niet. Dit is de beste zet:
puzzle-best = { $what } · kans op winst **{ $percent }%**
puzzle-second = De op één na beste: { $what } · { $percent }%
puzzle-here = Opgelost op deze server: { $solved } van { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 Vandaag opgelost. Kom morgen terug voor twee op rij!
   *[other] 🔥 { $days } dagen op rij opgelost.
}
puzzle-tomorrow = -# Morgen is er weer een.
puzzle-shown = ✓ { $who } heeft hem opgelost, met het eerste antwoord.
puzzle-shown-alt = Een bord voor het spel, met dichte kaarten en een vinkje: het antwoord is niet te zien.
button-show-solved = Hier tonen
command-puzzle = puzzel
command-puzzle-about = Los de puzzel van de dag op: één zet is duidelijk de beste
puzzle-posted = De plek onderaan is aan de beurt, en één zet is duidelijk de beste. Zie je hem? **{ button-solve }** toont je de kaarten; niemand anders ziet je antwoord.
puzzle-yesterday = -# Die van gisteren: opgelost door { $solved } van { $answered }.
button-solve = Los op
puzzle-here-streak = 🏠 Deze server, dagen op rij: **{ $days }** (record: { $best })
puzzle-here-open = Hier heeft nog niemand hem opgelost: wie dat doet, zet de reeks voort.
puzzle-here-first = **{ $name }** loste hem als eerste op.
puzzle-here-you = **Jij** loste hem als eerste op.
puzzle-here-header = **🧩 De puzzels op deze server**
puzzle-here-lately = In de laatste { $days } dagen:
puzzle-here-solver = { $solved } van { $answered } opgelost · op rij: { $days }
button-puzzles-here = Deze server
button-rush = Puzzelrace
button-rush-begin = Begin
button-rush-again = Nog een race
rush-header = **⚡ Puzzelrace**
rush-about = Hoeveel puzzels los je op in { $minutes } minuten? Ze gaan volgens de Zwitserse regels en worden geloot, de makkelijke eerst. Na { $most } foute antwoorden is het voorbij. Oplossingen worden niet verteld.
rush-stands = **⚡ { $solved } opgelost · { $wrong } van { $most } fout · eindigt { $ends }**
rush-asked = Jij speelt de plek onderaan. Welke zet is de beste?
rush-right = ✓ Goed!
rush-wrong = ✗ Dat was het niet.
rush-over = **⚡ Voorbij: { $solved } opgelost**, { $wrong } fout.
rush-own = Je record: { $solved }
rush-best-here = Vandaag het beste op deze server: { $solved } ({ $names })
refused-own-game = Zo staat een spel dat je nog niet hebt afgemaakt, of de puzzel van de dag: speel eerst daar, kom dan terug.
regular-puzzle = de puzzel van de dag
server-settings-puzzle-on = Elke dag krijgt { $channel } de puzzel van de dag.
server-settings-puzzle-off = De puzzel van de dag wordt niet geplaatst.

## Practice

practice-opened = 🎓 Je oefenspel begint in onze privéberichten: { $link }. Drie makkelijke computers, van wie één je partner is, spelen met je mee; hints zijn vrij, en niets telt. Komt het daar niet aan, dan toont **{ button-hand }** het hier.
practice-running = 🎓 Je oefenspel gaat verder in onze privéberichten: { $link }.
practice-here = 🎓 Geen privébericht van mij bereikt je, dus je oefenspel wordt hier gespeeld: **{ button-hand }** toont het, en alleen jij ziet het.
practice-place = 🎓 oefening
practice-wait = De computers spelen. Je volgende beurt komt vanzelf; **{ button-hand }** toont die hier.
practice-better = 💡 Veel beter was geweest: { $what } · kans op winst **{ $percent }%**
button-stop-advice = Geen raad meer
practice-advice-stopped = Goed: geen woord meer over je zetten. `/tock oefenen` met raad brengt het terug.
command-practice = oefenen
command-practice-about = Speel alleen tegen makkelijke computers, in privéberichten
command-practice-advice-about = Of je hoort wanneer een andere zet veel beter was geweest
parameter-advice = raad

## Commands for who learns

command-learn = leren
command-learn-about = Leer Tock in twee minuten, zet voor zet

## What is told once, when somebody first holds a card

note-joker = 💡 **{ $card }** is elke kaart die je wilt: druk erop en je ziet wat hij allemaal kan.
note-swap = 💡 **{ $card }** ruilt je pion met een van een andere kleur.
note-seven = 💡 **{ $card }** is zeven stappen, voor één pion of verdeeld over meer; let op wie hij onderweg slaat.
note-back = 💡 **{ $card }** gaat ook achteruit: vanaf je startveld is dat bijna thuis.
note-enters = 💡 **{ $card }** zet een pion op uit de reserve.
note-nothing = 💡 Je deed niets verkeerd: alleen een kaart die opzet, brengt de eerste pion in het spel, en ongeveer één op de vier eerste handen heeft er geen. Bij de volgende deling komen er nieuwe kaarten. Terwijl de anderen spelen: een les van twee minuten, of een oefenpotje?
note-discard = 💡 De kaart die je nu aflegt, doet niets: kies die je het minst mist.
notes-once = -# Eén keer per kaart gezegd. `/tock instellingen` stopt zulke notities.
settings-notes = Notities bij kaarten die je voor het eerst hebt: { $on ->
    [0] geen
   *[other] ja
}.

## Help, by what one wants to do

help = **Wat wil je doen?** Druk op wat past; alleen jij ziet het antwoord.
help-play = Nu spelen
help-play-told = **Nu spelen**
    - Met vrienden: `/tock nieuw` opent een tafel in een kanaal. Zij drukken naast een plek op **{ button-sit }**, computerspelers vullen aan wat vrij is, **{ button-start }** begint.
    - Alleen, meteen: **{ errand-practice }** is een spel tegen makkelijke computerspelers in onze privéberichten, met vrije hints.
    - **{ errand-games }** toont waar op deze server iemand gezocht wordt.
    - Je wordt geroepen als je aan de beurt bent: druk op een kaart, dan op wat die moet doen. Je kaarten komen per privébericht; ze staan ook achter **{ button-hand }** onder het bord.
help-learn = Het spel leren
help-learn-told = **Het spel leren**
    - Nog nooit gespeeld: **{ errand-learn }**, zes zetten in twee minuten.
    - Om het te proberen: **{ errand-practice }**, met een woord erbij waar een andere zet veel beter was geweest.
    - Terwijl je speelt: druk op een kaart en lees wat die doet; **{ button-hint }** noemt de beste zetten, alleen voor jou.
    - Alle regels, met borden die ze tonen: **{ button-rules }**.
    - Iets om over na te denken: **{ errand-puzzle }**.
help-anywhere = - In andere servers, in groepen, met z'n tweeën: [voeg me aan jezelf toe]({ $link }) en typ `/tock-overal`.
help-games = Mijn spellen zien
help-games-told = **Mijn spellen**
    - **{ errand-games }** toont waar je zit, op alle servers, en wie er aan de beurt is.
    - Ik moet weg: met `/tock opstaan` en een duur houdt een computerspeler je plek bezet, zonder duur geef je hem op; `/tock meedoen` neemt hem weer.
    - Wat er net is gespeeld: **{ button-log }** onder het bord. Een afgelopen spel, zet voor zet: **{ button-replay }** onder de poster, of `/tock spellen`.
    - Wat mijn spellen hebben opgeleverd: **{ errand-stats }**.
help-look = Uiterlijk wijzigen
help-look-told = **Het uiterlijk**
    - De kleuren van afbeeldingen die alleen jij ziet: kies ze hieronder.
    - Je hand onder het bord of ernaast, nummers op alle velden, uren waarin je slaapt, geen notities meer: `/tock instellingen`.
    - Voor iedereen op een server, door wie die mag beheren: `/tock-server instellingen`.
help-look-chosen = De afbeeldingen die alleen jij ziet, zijn nu: **{ $theme }**.
help-stuck = Er zit iets vast
help-stuck-told = **Er zit iets vast**
    - Ik zie geen kaarten: **{ button-hand }**. `/tock tafel` probeert ook je privéberichten opnieuw.
    - Mijn kaarten zijn grijs: geen pion kan wat erop staat. Je hand zegt of je alles weggooit of één kaart aflegt; met je pionnen in de reserve helpt alleen een kaart waarmee je opkomt.
    - Waar is het bord? **{ errand-table }** toont het met jouw plek onderaan.
    - Dat was een vergissing: **{ button-take-back }**, meteen erna.
    - Een knop zou van een eerder moment zijn: **{ button-hand }** heeft nieuwe.
    - Iemand speelt niet: waar een klok loopt, doet een computerspeler die beurt. Wie er een liet verlopen, kun je met een knop onder het bord laten vervangen tot die terug is; zonder klok vraagt eerst **{ button-more }**, **{ button-call }**; **{ button-more }**, **{ button-ask-end }** beëindigt de tafel.
    - Ik zeg niets in een kanaal: daar heb ik { permission-view-channel }, { permission-send-messages } en { permission-attach-files } nodig.
anywhere = **Tock, waar je ook bent**
    Wat deze knoppen tonen, zie alleen jij. Om met anderen te spelen laat je me aan een server toevoegen en typ je daar `/tock nieuw`.
errand-new = Nieuwe tafel
errand-practice = Oefenen
errand-learn = Lessen
errand-rules = { button-rules }
errand-puzzle = Puzzel van de dag
errand-games = Mijn spellen
errand-stats = Mijn resultaten
errand-table = { button-hand }
command-help = hulp
command-help-about = Wat wil je doen? Spelen, leren, je spellen zien, het uiterlijk wijzigen, er zit iets vast
about = Tock met vrienden, in een kanaal: de knikkerrace met kaarten die ook Toc, Dog of Keezen heet. Typ /tock hulp: daar staat hoe je nu speelt, het spel in twee minuten leert, je spellen vindt, en wat helpt als er iets vastzit.

## Watching

button-watch = Waarschuw me bij het einde
watch-begun = Je krijgt een privébericht als deze tafel klaar is. Nog een keer **{ button-watch }** zet dat uit.
watch-dm-closed = Je zou een privébericht krijgen als deze tafel klaar is, maar die van jou staan dicht: open ze, dan probeert `/tock tafel` het weer.
watch-stopped = Je hoort niets meer van deze tafel.
watched-ended = De tafel die je volgde, is klaar: { $link }
refused-many-watch = Er kijken al zoveel mensen mee, hier of jij elders; wacht tot een van die tafels klaar is.
refused-plays-here = Je speelt hier zelf mee: het einde hoor je sowieso.
refused-gives-first = Eerst geeft iedereen een kaart door: de jouwe staan onder **{ button-hand }** bij het bord.

## Guesses of those who watch

button-guess = Raden wie wint
guess-told = 🔮 **Wat denk jij?** Alleen jij ziet wat je raadt. Het gaat enkel om punten: wie het best raadde, staat aan het eind bij de poster.
guess-winner = Wie wint?
guess-home = Wiens pion komt als volgende thuis?
guess-winner-worth = **Wie wint?** Nu gezegd, en goed, is dat { $points } punten waard: één minder voor elk kwart van haar pionnen dat een kant thuisbrengt; bij driekwart is het te laat.
guess-winner-closed = **Wie wint?** Een kant heeft driekwart van haar pionnen thuis: daarvoor is het te laat.
guess-home-worth = **Wiens pion komt als volgende thuis?** Hoe eerder je het zegt, hoe meer het waard is: één tot drie punten.
guess-yours = Jij zegt: { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 Best geraden, in punten: { $names }
refused-guess-of-player = Wie hier speelt, heeft gespeeld of op een plek wacht, raadt niet mee.
refused-guess-closed = Daarvoor is het te laat.
refused-guess-late = Het spel ging verder: dat kwam te laat. **{ button-guess }** toont wat je nu kunt zeggen.
refused-guesses-off = Op deze server raadt niemand mee; dat koos wie hem beheert.
server-settings-guesses-on = Wie toekijkt mag raden wie er wint.
server-settings-guesses-off = Wie toekijkt raadt niet mee.
server-guesses-begin = Raden toestaan
server-guesses-end = Niet raden
server-settings-gathering = Plekken en oproepen
server-settings-in-threads = Nieuwe tafels krijgen een eigen **thread**.
server-settings-in-channels = Nieuwe tafels staan in het **kanaal** waarin ze worden geopend.
ask-places = Waar nieuwe tafels staan
places-channel = In het kanaal
places-thread = In een eigen thread

## Calling for players

button-call-players = Spelers oproepen
button-be-called = Roep me voor spellen
button-not-called = Roep me niet
call-waits = 📣 { $host } wacht op spelers: **{ $rules }**, { $free ->
    [one] één plek is
   *[other] { $free } plekken zijn
} vrij.
called-now = Je wordt opgeroepen als hier een tafel op spelers wacht, maar niet in je stille uren.
called-by-role = Je hebt nu de rol { $role }: je wordt opgeroepen als hier een tafel op spelers wacht.
called-no-more = Je wordt hier niet meer voor spellen opgeroepen.
called-role-kept = Je hebt nog de rol { $role }, die ik niet mag afnemen: vraag het wie deze server beheert.
refused-calls-off = Op deze server wordt niemand voor spellen opgeroepen; dat koos wie hem beheert.
refused-call-of-host = Alleen de gastheer van de tafel roept spelers op.
refused-call-no-seat = Er is geen plek vrij.
refused-call-too-soon = Op deze server zijn net spelers opgeroepen. De volgende oproep kan { $at }.
refused-call-nobody = Hier wil niemand opgeroepen worden, of iedereen slaapt of zit aan tafel. In `/tock hulp`, **{ help-play }**, staat daarvoor **{ button-be-called }**.
refused-role-everyone = Iedereen wordt nooit opgeroepen: kies een rol die mensen hebben omdat ze opgeroepen willen worden.
refused-role-mention = Ik mag { $role } niet vermelden. Sta in de instellingen van de rol toe dat iedereen hem vermeldt, of geef me { $permissions }.
permission-mention-everyone = @everyone, @here en alle rollen vermelden
permission-manage-roles = Rollen beheren
server-settings-calls = { $hours ->
    [0] Tafels die op spelers wachten roepen niemand op.
    [1] Een tafel die wacht mag { $who } oproepen, eens per uur op de hele server.
   *[other] Een tafel die wacht mag { $who } oproepen, eens per { $hours } uur op de hele server.
}
server-calls-list = wie erom vroeg
server-settings-calls-not-given = Ik kan { $role } niet geven: daarvoor heb ik { $permissions } nodig en een rol erboven. Wie op **{ button-be-called }** drukt staat op een lijst, en wordt ook opgeroepen.
ask-role = Welke rol wordt opgeroepen
ask-role-about = Zonder rol houd ik een lijst bij van wie opgeroepen wil worden.
ask-calls = Hoe vaak een tafel mag oproepen
ask-calls-hours = { $hours ->
    [0] Nooit
    [1] Eens per uur
   *[other] Eens per { $hours } uur
}

## What is posted by the calendar

week-header = 🗓️ **De week van Tock**
week-games = { $games ->
    [one] Er werd één spel uitgespeeld
   *[other] Er werden { $games } spellen uitgespeeld
}, met { $players ->
    [one] één van jullie
   *[other] { $players } van jullie
} aan tafel.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }**: { $won } van { $games } gewonnen
week-hits = 💥 { $hits ->
    [one] Er werd één pion geslagen
   *[other] Er werden { $hits } pionnen geslagen
}, waarvan { $most } door **{ $name }**
week-walk = 🏃 Langste tocht: **{ $name }**, { $fields } velden
week-footer = Nieuwe week, nieuwe kaarten: `/tock nieuw` opent een tafel.
regular-week = het bericht over de spellen van de week
regular-given-up = Ik kan { $what } niet meer in { $channel } zetten: ik mag daar niet schrijven. Het staat nu uit; wie de server beheert zet het weer aan met `/tock-server instellingen`.
server-settings-week-on = Elke maandag komt er in { $channel } een bericht over de spellen van de week.
server-settings-week-off = Geen bericht vertelt over de spellen van de week.

## A series of games

setup-series = Serie: wie 3 wint
button-again-next = Volgend spel
button-again-series = Wie drie wint
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = Serie, wie eerst { $first } wint: { $score }; spel { $number } van hoogstens { $most }
series-left = Hier begint een nieuwe serie: die van daarvoor gaat niet verder.
series-left-at = Hier zitten nu anderen: de serie die op { $score } stond gaat niet verder.
series-goes-on = Serie, wie eerst { $first } wint: { $score }
series-won = 🏆 { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
} de serie: { $score }
series-given-up = De serie eindigt hier, op { $score }: iemand is voorgoed vertrokken.
stats-series = Series gespeeld: { $games }, gewonnen: { $won }
stats-tile-series = series gewonnen

## A game as a web page

button-page = Als webpagina
page-told = Partij { $game } als pagina voor elke browser: bewaar en open hem, of stuur hem naar vrienden. { $names ->
    [named] Iedereen die meespeelde laat zijn naam erin staan.
   *[seats] De plaatsen staan er in plaats van de namen van mensen.
 }
refused-page-of-others = Alleen wie heeft meegespeeld kan een partij als pagina krijgen.
privacy-pages-unnamed = Webpagina's die je medespelers van jullie partijen maken noemen je naar je plaats.
privacy-pages-named = Webpagina's van je partijen mogen je naam noemen, als iedereen die meespeelde het goedvindt.
privacy-pages-name = Mijn naam mag in pagina's
privacy-pages-unname = Geen naam in pagina's
page-title = Tock, partij { $game }
page-gave = { $name } geeft { $card } aan { $other }.
page-back = Een stap terug
page-on = Een stap verder
page-round-back = Naar de vorige ronde
page-round-on = Naar de volgende ronde
page-step = Stap van de partij
page-hands = Alle handen
page-course = Winstkansen
page-story = De partij
page-keys = Met de pijltjes, vegen of de schuif ga je van stap naar stap; met Page Up en Page Down van ronde naar ronde.

## Een toernooiavond

button-tournament = Toernooi
button-enter = Meedoen
button-partner = Mijn partner
button-withdraw = Niet meer meedoen
button-begin = Toernooi beginnen
button-drop = Iemand schrappen
button-call-off = Afgelasten
ask-tournament-mode = Wie schrijft zich in
ask-tournament-rounds = Rondes
ask-tournament-minutes = Langste duur van een ronde
ask-tournament-minutes-about = Daarna beslissen de pionnen thuis over spellen die niet uit zijn.
tournament-singles = Enkel
tournament-singles-about = Iedereen schrijft zich alleen in en heeft elke ronde een andere partner.
tournament-pairs = Paren
tournament-pairs-about = Twee blijven het hele toernooi bij elkaar.
tournament-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
tournament-minutes = { $minutes } minuten
tournament-called = Het toernooi is uitgeroepen: inschrijven gaat via het bericht in dit kanaal, en daar begin je het.
tournament-header = 🏆 **Toernooi** · { $mode } · { $rules } · { $rounds } van hoogstens { $minutes } minuten · uitgeroepen door { $host }
tournament-entered = { $people ->
    [0] Nog niemand heeft zich ingeschreven.
    [one] Eén persoon heeft zich ingeschreven:
   *[other] { $people } mensen hebben zich ingeschreven:
}
tournament-begun = Het is begonnen.
tournament-called-off = Het is afgelast. Lopende spellen gaan op zichzelf door.
tournament-dropped = { $name } speelt niet meer mee.
tournament-withdrawn = Je doet niet meer mee aan dit toernooi.
tournament-partner = Met wie wil je spelen? Twee die elkaar kiezen zijn een paar; wie aan het begin niemand heeft, krijgt iemand toegeloot.
tournament-partner-asked = Je koos { $name }, die jou nog niet koos en het onder **{ button-partner }** ziet.
tournament-paired = Jij en { $name } zijn een paar.
tournament-wants-you = wil met je spelen
tournament-nobody-free = Verder is nog niemand zonder partner.
tournament-table = Ronde { $round } · Tafel { $number }
tournament-table-who = **{ $table }**: { $who }
tournament-against = { $first } tegen { $second }
tournament-computer = een computer
tournament-call = { $who }: druk binnen { $minutes } minuten op **{ button-here }**. Het spel begint zodra iedereen er is; de andere plaatsen heeft dan de computer.
tournament-call-about = De ronde eindigt uiterlijk { $minutes } minuten daarna: dan beslissen de pionnen thuis.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **Na ronde { $round } van { $rounds }**
tournament-standings-heading = Na ronde { $round } van { $rounds }
tournament-title = Toernooi: { $rules }
tournament-next-round = Ronde { $round } begint nu: iedereen wordt naar een nieuwe thread geroepen.
tournament-last-round = Dat was de laatste ronde.
tournament-winners = 🥇 **{ $names }**: gefeliciteerd!
tournament-place = { $place }. { $names }: { $told }
tournament-score = { $points } ({ $opponents }, { $home })
tournament-order = 2 punten voor een gewonnen spel, 1 voor gelijkspel. Tussen haakjes: de punten van de tegenstanders en eigen pionnen thuis.
tournament-your-table = Jouw tafel in deze ronde: { $thread }
tournament-call-off-sure = Het toernooi voor iedereen afgelasten?
tournament-given-up = Ik kan niet meer schrijven in { $channel }, dus het toernooi daar is afgelast.
table-closed-time = De ronde was voorbij: de pionnen thuis hebben dit spel voor het toernooi beslist. **{ button-reopen }** gaat er voor jullie zelf mee door.
refused-tournament-gone = Dit toernooi is voorbij.
refused-tournament-goes-on = In { $channel } is al een toernooi bezig; wie het uitriep, of de server beheert, kan het daar afgelasten.
refused-tournament-begun = Het toernooi is begonnen; niemand schrijft zich nog in.
refused-tournament-full = Er hebben zich { $most } mensen ingeschreven, meer kan niet.
refused-tournament-not-entered = Dat kan alleen wie is ingeschreven: druk eerst op **{ button-enter }**.
refused-tournament-not-host = Dat kan alleen wie het toernooi uitriep of de server beheert.
refused-tournament-not-your-game = Dit is in deze ronde niet jouw tafel.
refused-tournament-too-late = Dit spel is begonnen of voorbij. In de volgende ronde word je weer geroepen.
refused-tournament-place = Een toernooi wordt in een tekstkanaal uitgeroepen, want de tafels zijn in threads daaronder.
refused-tournament-managers = Hier roepen alleen zij toernooien uit die de server beheren.
server-settings-callers = Toernooien worden uitgeroepen door { $who ->
    [anybody] iedereen
   *[managers] wie de server beheert
}.
server-settings-call = { $who ->
    [anybody] Iedereen mag toernooien uitroepen
   *[managers] Toernooien alleen door beheerders
}
permission-create-public-threads = Openbare threads aanmaken
