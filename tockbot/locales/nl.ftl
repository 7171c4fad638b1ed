# Every text of the bot in Dutch. The same messages and variables as in en.ftl.
# In messages that Discord shows, **bold** and `code` are Discord's own marks.

## Words

language-name = Nederlands
joker = Joker
names-and = { $names } en { $name }
comma = ,
pawn = pion { $number }
protected = beschermd
place-home = thuis { $depth }
place-centre = midden
place-reserve = reserve
round = Ronde { $number }
computer-name = { $name } (computer, { $level })
player-nameless = Speler { $number }
player-forgotten = oud-speler

## Captions of cards

action-any = elke kaart
action-forward = { $steps } vooruit
action-forward-anyone = { $steps } met elke pion
action-back = { $steps } achteruit
action-enter = opzetten
action-seven = 7 splitsen
action-swap = ruilen
action-draw = kaart trekken
action-burn = verbranden
action-centre = midden
action-from-centre = uit het midden

## Possible moves

play-as = als { $rank }: { $moves }
in-a-row = { $before }; { $after }
play-second = { $moves }; dan { $card }: { $second }
play-draw = een kaart uit de hand van { $name } trekken
play-burn = een willekeurige kaart van { $name } verbranden
play-burn-choice = { $name } moet een kaart verbranden
play-throw-in = de hele hand weggooien
play-discard = afleggen
move-enter = { $pawn } komt op bij { $goal }
move-walk = { $pawn }: { $origin } → { $goal }
move-swap = { $pawn } op { $origin } ⇄ { $other } op { $goal }
brief-to = { $pawn } naar { $goal }
brief-to-alone = naar { $goal }
brief-back = { $pawn }: { $back } naar { $goal }
brief-back-alone = { $back } naar { $goal }
brief-enter = { $pawn } komt op
brief-swap-with = { $pawn }: ruilen met { $other }
brief-swap-alone-with = ruilen met { $other }
move-hits = , slaat { $victims }
own-pawn = eigen pion { $number }
your-own-pawn = je eigen pion { $number }
your-partners-pawn = pion { $number } van je partner
partners-pawn = { $pawn } (partner)
pawn-of = pion { $number } van { $name }

## Moves that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · trekt een kaart uit de hand van { $other }
told-burn = { $name } { $cards } · verbrandt { $burnt } van { $other }; { $other } is een beurt kwijt
told-burn-choice = { $name } { $cards } · { $other } moet een kaart verbranden en is een beurt kwijt
told-throw-in = { $name } · geen speelbare kaart, gooit de hele hand weg: { $cards }
told-discard-made = { $name } · moet afleggen: { $cards }
told-discard-unplayable = { $name } · geen speelbare kaart, legt { $cards } af
told-discard = { $name } · legt { $cards } af
told-round = — ronde { $number } —
told-home = 🏅 { $names } { $count ->
    [one] wordt
   *[other] worden
} { $place }e! De anderen spelen verder.

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
    Tafel van { $host }. Schuif aan!
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = vrij
lobby-kept = gereserveerd voor { $name }
lobby-free = { $free ->
    [one] Eén plek is vrij; een computerspeler kan invallen.
   *[other] { $free } plekken zijn vrij; computerspelers kunnen invallen.
}
lobby-kept-seats = { $kept ->
    [one] Eén plek is gereserveerd.
   *[other] { $kept } plekken zijn gereserveerd.
}
lobby-kept-later = { $kept ->
    [one] Wie daar zat, kan ook na de start nog komen; tot dan valt een computerspeler in.
   *[other] Wie daar zat, kan ook na de start nog komen; tot dan vallen computerspelers in.
}
lobby-kept-series = Dit spel hoort bij een serie, dus dezelfde mensen moeten weer gaan zitten.
lobby-full = Iedereen is er! Druk op **{ button-start }** om te beginnen.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· alleen op uitnodiging
   *[open] {""}
}
lobby-rated-not-yet = Telt mee: nog niet (mensen aan twee kanten nodig)
seat-own = Dit is jouw plek.
seat-other = Alleen wie hier zit, kan dit wijzigen.
seat-computer = Hoe sterk moet deze computerspeler zijn?
seat-free = Wil je naar deze plek, of geef je hem aan een computerspeler?
seat-kept = Deze plek is gereserveerd. Geef je hem aan een computerspeler, of maak je hem vrij voor iedereen?
setup-chosen = **Regels: { $rules }**
    Gekozen door { $host }. Iedereen ziet dit in de lobby.
setup-header = **Regels: { $rules }**
    Kies de regels en het aantal spelers. Met de knoppen hieronder kies je huisregels, tempo, hints en andere opties. Iedereen ziet je keuzes in de lobby.
setup-suggested = { $option }: { $about }
setup-ruleset = Regels
setup-party = Spelers en teams
setup-terms = Tafelopties
setup-cut = Beginnen met couperen
ask-cut = De kaarten couperen
ask-cut-about = Typ wat je wilt; het wordt meegeschud, en iedereen kan het zien
ask-terms = Andere opties
ask-terms-rated = Het spel telt mee voor de ranglijst
ask-terms-undo = Zetten terugnemen (de andere kant moet akkoord zijn)
ask-terms-series = Een serie: tot drie gewonnen spellen
ask-terms-invited = Alleen op uitnodiging: jij keurt goed wie gaat zitten

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
button-words = Bord als tekst
button-call = Wie is er nog?
button-ask-end = Tafel beëindigen
button-send = Speler verwijderen
button-let = Speler weer toelaten
more-told = Meer opties voor deze tafel:
ask-whom = Welke speler?
button-last-here = Laatste spel hier
button-find-game = Zoeken op nummer
button-game-text = Spelbestand laden
button-play-on = Vanaf hier verder
button-more-options = Meer opties
games-more = **{ button-find-game }** toont zet voor zet een afgelopen spel dat je mag zien. **{ button-game-text }** opent een tafel vanuit een stelling van een spel dat je met **{ button-export }** hebt bewaard.
games-over = Je afgelopen spellen
games-line = { $day } · spel { $game } · { $what } · { $place }e geworden
ask-game-number = Nummer van het spel
ask-text = Spelbestand
ask-text-about = Een tekstbestand dat je bij het terugkijken hebt bewaard
ask-plays = Na welke zet?
button-again = Nog een keer
button-again-score = { button-again } · { $score }
button-again-changed = Partners wisselen
button-again-drawn = Plekken loten
button-well-played = 👏 Goed gespeeld
button-fair = Is het eerlijk?
button-end = Nu beëindigen
button-throw-in = Hand weggooien
button-let-go = Leg ze allemaal af
button-back = Terug
button-take-back = Mijn zet terugnemen
button-let-undo = Terugnemen toestaan
button-disagree = Terugnemen weigeren
button-undo-on = Terugnemen: in overleg
button-undo-off = Terugnemen: uit
button-hint = Hint
button-play = Deze zet spelen
button-as-seven = De 7 splitsen

## The table

table-header = **Tock · ronde { $number }**
table-exchange = Iedereen geeft een kaart door: { $ready ->
    [one] { $ready } van { $players } heeft gekozen.
   *[other] { $ready } van { $players } hebben gekozen.
} Je kaarten vind je in je privéberichten, of druk op **{ button-hand }**.
table-exchange-elsewhere = Iedereen geeft een kaart door: { $ready ->
    [one] { $ready } van { $players } heeft gekozen.
   *[other] { $ready } van { $players } hebben gekozen.
} Druk op **{ button-hand }** om je kaarten te zien.
table-exchange-waiting = We wachten op { $names }.
table-dealing = De kaarten worden gedeeld …
table-deserted = Er speelt nu niemand, dus het spel ligt stil. Wie wegging, komt terug met **{ button-return }**; anderen nemen met `/tock meedoen` een vrije plek.
table-turn = { $name } is aan de beurt.
table-discard = { $name } moet een kaart afleggen.
table-discard-lose = { $name } moet een kaart afleggen en is deze beurt kwijt.
table-places = 🏅 Volgorde: { $names }
table-won = 🏁 { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
table-fought = 🤝 Mooi gespeeld, { $names }!
well-played = 👏 **Goed gespeeld!** { $names }
score-numbers = { $own } – { $their }
score-of-two = 🔁 { $first } **{ $score }** { $second }
score-side = { $name } **{ $won }**
score-of-many = 🔁 Gewonnen spellen: { $each }
offer-post-week = -# Voor serverbeheerders: elke maandag kan ik hier de week van Tock samenvatten.
offer-post-puzzle = -# Voor serverbeheerders: elke ochtend kan ik hier een puzzel plaatsen.
button-post-week = Weekoverzicht
button-post-puzzle = Puzzel van de dag
offer-post-week-on = Ik plaats het weekoverzicht elke maandag in { $channel }. Met `/tock-server instellingen` zet je het uit.
offer-post-puzzle-on = Ik plaats elke ochtend een puzzel in { $channel }. Met `/tock-server instellingen` zet je dat uit.
table-closed = Deze tafel is gesloten voordat het spel uit was.
table-closed-by = { $names } { $count ->
    [one] heeft deze tafel
   *[other] hebben deze tafel samen
} beëindigd voordat het spel uit was.
table-closed-silent = { $names } heeft hier een nieuwe tafel geopend, omdat aan deze niemand meer reageerde. **{ button-reopen }** gaat met dit spel verder zodra het kanaal vrij is.
table-closed-absent = Voor plek { $seats } was er niemand meer om te spelen. Wie daar begon, verliest; niemand krijgt er een overwinning voor.
lobby-idle = In deze lobby gebeurde een dag lang niets, dus is hij gesloten. Open een nieuwe met `/tock nieuw`, of druk op **{ button-reopen }** om met deze verder te gaan.
lobby-vacant = Iedereen is van deze tafel opgestaan, dus is hij gesloten. Open een nieuwe met `/tock nieuw`, of druk op **{ button-reopen }** om met deze verder te gaan.
game-idle = Hier heeft twee weken niemand gespeeld, dus is dit spel gesloten. Begin een nieuw met **{ button-again }** of `/tock nieuw`, of druk op **{ button-reopen }** om met dit spel verder te gaan.
end-game-asked = Dit spel voor iedereen beëindigen? Dan wint niemand.
end-lobby-asked = Deze tafel sluiten? Het spel is nog niet begonnen.
started-header = **Tock · spel { $number } is begonnen** · { $rules }
table-seed-hash = -# SHA-256 van de startwaarde voor het toeval in dit spel: `{ $hash }`. De startwaarde wordt na het spel getoond.
announced = 🎲 **Spel { $number } begint.** De plekken staan vast; nu worden de kaarten gedeeld.
announced-seed = -# Gedeeld vanuit een geheime startwaarde, die vaststond voordat iemand ging zitten, en vanuit de ID van dit bericht, die Discord net heeft toegekend.
announced-seed-lobby = { announced-seed } [{ button-fair }]({ $link })
announced-cut = Er is gecoupeerd met “{ $cut }”.
fair-told = De kaarten worden berekend uit een geheime startwaarde, die vaststaat voordat iemand gaat zitten, en uit de ID die Discord aan het startbericht geeft. Dus kan niemand de kaarten kiezen. Na het spel wordt de startwaarde getoond: druk dan op **{ button-fair }** en vergelijk.
proof-explained = De kaarten zijn berekend uit een geheime startwaarde, die vaststond voordat iemand ging zitten, en uit de ID die Discord aan het startbericht gaf. Niemand kon de kaarten kiezen, behalve door voor ieders ogen steeds opnieuw te starten. Nu wordt alles getoond: iedereen kan de kaarten nog eens delen en vergelijken. Eén ding is niet te bewijzen: dat wie de bot draait, niet in de kaarten heeft gekeken.
proof-unannounced = De kaarten zijn berekend uit een geheime startwaarde, die vaststond voordat iemand ging zitten. Dit spel had geen startbericht, dus is niet te bewijzen dat de startwaarde niet voor deze plekken is uitgekozen.
proof-seed = -# Spel { $number } · startwaarde `{ $seed }`
proof-hash = -# SHA-256 van deze startwaarde: `{ $hash }`
proof-message = -# Startbericht: [{ $id }]({ $link })
proof-lobby = -# De SHA-256 ervan stond [in de lobby]({ $link }).
proof-cut = -# Gecoupeerd met: “{ $cut }”
proof-holds = ✅ Zojuist nagerekend: elke gedeelde en getrokken kaart in dit spel klopt met de startwaarde.
proof-fails = ❌ De controle is mislukt: het verloop van dit spel klopt niet met de startwaarde. Het is veranderd.
proof-secret = Dit spel is niet uitgespeeld en kan 30 dagen lang worden hervat. Tot dan blijft de startwaarde geheim, tenzij iedereen die meespeelde akkoord gaat om het voorgoed te sluiten.
call-exchange = { $names }: druk op **{ button-hand }** en kies een kaart om door te geven.
call-turn = { $names }: jij bent aan de beurt! Druk op **{ button-hand }** om je kaarten te zien.
dm-closed = { $name }, ik kan je geen privéberichten sturen. Druk op **{ button-hand }** om je kaarten te zien. Sta je privéberichten toe, dan probeer ik het na `/tock tafel` opnieuw.
dm-refused = { $name }, Discord laat me je nu geen privéberichten sturen. Druk op **{ button-hand }** om je kaarten te zien. Ik probeer het over een uur weer, of zodra je `/tock tafel` gebruikt.

## The hand

hand-header = **Tock in { $channel } · ronde { $number }**
hand-no-game = Je speelt niet mee aan deze tafel.
hand-over = Het spel in { $channel } is uit.
hand-empty = Je hebt geen kaarten meer. { $others ->
    [0] Er wordt zo opnieuw gedeeld.
   *[other] De anderen spelen deze ronde uit.
}
hand-finished = Je bent { $place }e geworden! De anderen spelen verder; jij krijgt geen kaarten meer.
hand-give = Kies een kaart om aan **{ $name }** door te geven. Je ziet een nieuwe kaart pas als je er zelf een hebt doorgegeven.
hand-give-partner = Kies een kaart om aan je partner **{ $name }** door te geven. Je ziet een nieuwe kaart pas als je er zelf een hebt doorgegeven.
hand-given = Je geeft **{ $card }** door aan **{ $name }**. Je kunt dat nog veranderen tot iedereen gekozen heeft.
hand-given-final = Je geeft **{ $card }** door aan **{ $name }**. Vaker kun je je keuze niet veranderen, dus dit blijft zo.
hand-received = Je kreeg **{ $card }** aan het begin van deze ronde.
hand-drew = Je trok **{ $card }** bij **{ $name }**.
hand-drawn = **{ $name }** trok **{ $card }** uit je hand.
hand-burnt = 🔥 **{ $name }** verbrandde je **{ $card }**; je was je beurt kwijt.
news-hit = 💥 **{ $name }** sloeg { $pawns }.
news-pawn = je pion { $number } op { $place }
news-others-pawn = { $pawn } op { $place }
news-swapped = 🔄 **{ $name }** ruilde je pion { $number } van { $origin } naar { $goal }.
news-partner-swapped = 🔄 **{ $name }** ruilde pion { $number } van je partner van { $origin } naar { $goal }.
news-moved = ➡️ **{ $name }** zette je pion { $number } van { $origin } naar { $goal }.
news-pawn-home = 🏠 **{ $name }**: pion { $number } is thuis.
news-all-home = 🏠 Alle pionnen van **{ $name }** zijn thuis.
news-partner-home = 🏠 Alle pionnen van je partner **{ $name }** zijn thuis.
news-marked = { $what ->
    [all] 🎉 **Al je pionnen zijn thuis!** { $line }
    [home] 🎉 **Thuis!** { $line }
    [hit] 💥 { $line }
    [swap] 🔄 { $line }
    [made] ✅ { $line }
   *[none] { $line }
}
news-in-stead = Je tijd was om, dus een computerspeler deed je zet: { $play }
news-passed-in-stead = Je tijd was om, dus een computerspeler gaf **{ $card }** voor je door.
news-more = -# … en daarvoor nog { $count }:
hand-waiting = Ik geef je een seintje als je aan de beurt bent.
you-are-next = ⏭️ Hierna ben jij aan de beurt.
card-play = { $card } → { $play }
joker-as = { $joker } als { $rank }
hand-turn = **Jij bent aan de beurt.** Kies een kaart.
hand-discard-keep = **{ $name }** speelde { $cards }, dus je moet een kaart afleggen. Je houdt je beurt. Kies een kaart om af te leggen.
hand-discard-lose = **{ $name }** speelde { $cards }, dus je moet een kaart afleggen en bent deze beurt kwijt. Kies een kaart om af te leggen.
hand-discard-first-keep = Je moet een kaart afleggen. Je houdt je beurt. Kies een kaart om af te leggen.
hand-discard-first-lose = Je moet een kaart afleggen en bent deze beurt kwijt. Kies een kaart om af te leggen.
hand-discard-choice = Geen van je kaarten is speelbaar. Kies er een om af te leggen.
hand-discard-all = Geen van je kaarten is deze ronde speelbaar, dus je legt er elke beurt een af. Kies er nu een, of laat mij ze allemaal voor je afleggen.
hand-let-go = Geen van je kaarten is deze ronde speelbaar; ik leg er elke beurt een voor je af. Bij de volgende deling krijg je nieuwe.
hand-unplayable = Grijze kaarten zijn nu niet speelbaar: geen van je pionnen kan die zet doen.
hand-unplayable-waiting = Grijze kaarten zijn nu niet speelbaar: al je pionnen zijn in de reserve, en alleen een kaart om op te zetten helpt.
hand-may-spare = Elke zet zou een pion van je partner slaan, dus je mag in plaats daarvan een kaart afleggen.
hand-joker-finish = Je mag de laatste pion van je team niet met een joker thuisbrengen.
hand-throw-in = Geen van je kaarten is speelbaar. Je hand wordt zo weggegooid, en deze ronde is voor jou voorbij.
hand-thrown-in = Geen van je kaarten was speelbaar, dus je hand is weggegooid: { $cards }.
hand-in-the-way = 🚧 In de weg: { $pawns }.
hand-no-way-out = Geen pion op de baan, en geen kaart om op te zetten.
hand-no-move = Geen van je pionnen kan die zetten doen.
card-does = { $card }: { $deeds }
card-choose-move = **{ $card }** · kies een zet.
card-numbers = De nummers vind je op het bord.
card-choose-pawn = **{ $card }** · kies eerst een pion.
card-only = **{ $card }** heeft maar één mogelijke zet: { $play }
seven-left = **{ $card }** · { $left ->
    [0] alle zeven stappen zijn gebruikt.
    [one] nog één stap over.
   *[other] nog { $left } stappen over.
}
seven-order = -# De stappen gaan in deze volgorde naar: { $pawns }
group-plays = { $group }: { $plays ->
    [one] 1 mogelijkheid
   *[other] { $plays } mogelijkheden
}
group-part = { $group } ({ $part }/{ $parts })
group-swaps = { $group }, ruilen
caution-passes-home = -# Loopt je eigen thuis voorbij: { $which }
caution-hits-own = -# Slaat je eigen pion: { $which }
caution-only-way-out = -# Je enige kaart om op te zetten: { $card }
mark-swap = ⇄
group-draw = trekken
group-burn = verbranden
group-other = anders

## Answers to commands

new-opened = De tafel is open. Anderen drukken op **{ button-sit }**. Begin met **{ button-start }**, of met **{ button-fill }** om lege plekken aan computerspelers te geven.
new-opened-thread = Je tafel is in { $thread }. Kies daar met **{ button-setup }** de regels; anderen drukken op **{ button-sit }** om mee te doen.
thread-waiting = 🎲 Tock: spelers gezocht
thread-people = 🎲 Tock: { $names }
thread-above = 🎲 { $host } heeft in de thread hieronder een tafel geopend: **{ $rules }**.
thread-or-here = Of druk op **{ button-open-here }** om de tafel in dit kanaal te openen.
button-open-here = Hier openen
new-again = De volgende tafel is open, en jij hebt je plek van de vorige keer. De andere plekken zijn gereserveerd voor dezelfde spelers: zij drukken op **{ button-sit }**. De host kan weggeven wat leeg blijft.
new-again-seats = De volgende tafel is open, en jij hebt een plek. De andere plekken zijn gereserveerd voor de spelers van het vorige spel: zij drukken op **{ button-sit }**. De host kan weggeven wat leeg blijft.
server-settings = Taal van nieuwe tafels: **{ $language }**
    Regels van nieuwe tafels: **{ $rules }**
server-settings-theme = Thema van de borden: **{ $theme }**
server-settings-films = Korte films: **{ $on ->
    [1] aan
   *[other] uit
}**
server-settings-boards-last = Borden die in het kanaal blijven: **alleen het laatste**
server-settings-boards-every = Borden die in het kanaal blijven: **allemaal**
joined = Je hebt nu een plek. Ik geef je een seintje als je aan de beurt bent.
leave-asked = Dit spel verlaten? Een computerspeler neemt het meteen over. Terugkomen kan met **{ button-return }** onder het bord, of met `/tock meedoen`.
left = Je bent opgestaan.
left-seat-held = Je bent opgestaan, en een computerspeler speelt voor je. Terugkomen kan met **{ button-return }** onder het bord, of met `/tock meedoen`.
seat-held-until = Andere spelers kunnen je plek { $until } nemen.
sent-away = Klaar. Die speler kan pas weer aan deze tafel komen als een serverbeheerder dat toelaat.
sent-away-told = 🚪 { $name } is van deze tafel verwijderd door { $names }.
let-back = Klaar. Die speler kan weer aan deze tafel komen.
called = Je vraag staat in het kanaal. Wie niet op tijd antwoordt, kan worden vervangen.
called-nobody = Er is hier niemand aan wie je het kunt vragen. Open met `/tock nieuw` een nieuwe tafel.
called-told = ❓ { $name } vraagt of jullie er nog zijn: { $names }. Druk onder het bord op **{ button-here }**, of doe een zet. Antwoordt niemand, dan kan een nieuwe tafel deze vervangen.
started = Het spel is begonnen. Veel plezier!
ended = Klaar. Deze tafel is gesloten.
back-asked = Je wilt je zet terugnemen. De anderen kunnen onder het bord akkoord gaan.
back-undone = Teruggenomen: je laatste zet en alles daarna.
back-undone-computers = Teruggenomen: je laatste zet en alles daarna. Computerspelers zijn het er altijd mee eens.
back-took = ↩️ { $name } nam een zet terug.
back-wanted = ↩️ { $name } wil de laatste zet terugnemen; akkoord moeten gaan: { $names }.
played = Je zet: { $play }
board-not-yet = Het spel is nog niet begonnen.
log-empty = Nog geen zetten.
log-header = **Laatste zetten**
failed = Er ging bij mij iets mis. Er is niets verloren; probeer het opnieuw.

## Refusals: one sentence that says what to do

refused-channel-taken = In dit kanaal is al een tafel open: { $link }{ $host ->
    [anybody] {" "}(Er zit niemand; wie het eerst gaat zitten, wordt de host.)
   *[other] {""}
}{ $until ->
    [none] {" "}Wil je weten of daar nog iemand is? Druk op **{ button-more }**, dan op **{ button-call }**.
   *[other] {" "}De spelers daar kregen de vraag of ze er nog zijn. Antwoordt niemand, dan kan `/tock nieuw` de tafel { $until } vervangen.
}
refused-just-opened = Iemand anders heeft net een tafel geopend in dit kanaal.
refused-tables-a-server = Op deze server { $tables ->
    [one] is al één tafel
   *[other] zijn al { $tables } tafels
} open, meer kan niet. Een ongebruikte sluit je daar met **{ button-more }**, dan **{ button-ask-end }**.
refused-tables-a-person = Je hebt al { $tables ->
    [one] één open tafel
   *[other] { $tables } open tafels
}. Speel er eerst een uit, of druk op **{ button-more }**, dan op **{ button-ask-end }**.
refused-lobbies-a-person = Op deze server { $tables ->
    [one] wacht al een tafel
   *[other] wachten al { $tables } tafels
} van jou op spelers. Start er eerst een, of sluit hem: druk op **{ button-setup }**, **{ button-more }**, dan op **{ button-ask-end }**.
refused-no-table = In dit kanaal is geen tafel open. Open er een met `/tock nieuw`.
refused-unreadable = Deze tafel is door een andere versie van de bot bewaard en kan nu niet worden geopend. Er is niets verloren; na een update werkt het weer. Een serverbeheerder kan de tafel sluiten met `/tock-server beëindigen`.
refused-not-seated = Je speelt niet mee aan deze tafel, maar kijk gerust toe.
refused-away = Een computerspeler houdt je plek bezet. Druk onder het bord op **{ button-return }** of gebruik `/tock meedoen` om hem terug te krijgen.
refused-sit-first = Dat kunnen alleen spelers aan deze tafel. Druk naast een vrije plek op **{ button-sit }**.
refused-already-seated = Je hebt al een plek aan deze tafel.
refused-seat-taken = Die plek is bezet. Kies een andere.
refused-seat-kept = Die plek is gereserveerd voor een speler van het vorige spel; alleen de host kan hem weggeven.
refused-no-seat-free = Alle plekken zijn bezet, maar kijk gerust toe.
refused-no-such-seat = Deze tafel heeft de plekken 1 tot en met { $seats }.
refused-not-in-lobby = Het spel is al begonnen.
refused-not-started = Het spel is nog niet begonnen; iedereen aan tafel kan het starten.
refused-not-playing = Dit spel is uit. Open met `/tock nieuw` een nieuwe tafel.
refused-seats-free = { $free ->
    [one] Er is nog één plek vrij
   *[other] Er zijn nog { $free } plekken vrij
}. Voeg computerspelers toe of wacht op anderen.
refused-no-human = Op minstens één plek moet een mens zitten.
refused-nobody-there = Die persoon heeft geen plek aan deze tafel.
refused-not-host = Alleen de host kan dit doen, of een serverbeheerder die hier niet meespeelt.
refused-host-is-there = Zolang de host meespeelt, kan alleen de host het spel beëindigen, of een serverbeheerder die hier niet meespeelt. Loopt in een beurt de tijd van de host af, dan kunnen de andere spelers het samen beëindigen.
refused-not-your-turn = Je bent niet aan de beurt.
refused-host-chooses = Alleen de host kan de regels kiezen.
refused-too-many = Er zitten al { $people } mensen; voor een kleiner spel moet eerst iemand opstaan.
refused-elsewhere = Die tafel is ergens anders. Gebruik de knoppen in het kanaal van die tafel, of in je privéberichten als je daar meespeelt.
refused-needs-server = Tafels staan in kanalen van een server, niet in privéberichten. Gebruik deze opdracht in het kanaal van je tafel.
refused-in-group = Dit kan alleen op een server waar ik lid van ben. Wil je hier spelen, typ dan `/tock-overal` en druk op **{ button-open-anywhere }**.
refused-not-manager = Alleen wie het recht *Server beheren* heeft, kan de instellingen van de server wijzigen.
refused-no-exchange = Er worden nu geen kaarten doorgegeven.
refused-not-in-hand = Die kaart heb je niet.
refused-stale = Dat is verouderd: de tafel is al verder. Er is niets veranderd.
refused-not-legal = Die zet kan nu niet. Kies een van de getoonde zetten.
refused-no-computer = Er is geen computerspeler om weg te halen.
refused-not-saved = Je zet kon niet worden bewaard, dus er is niets veranderd. Probeer het zo opnieuw.
refused-unknown = De database antwoordt niet, dus ik weet nog niet of dit bewaard is. Ik kijk het na; de tafel toont het zodra het bekend is.
refused-ambiguous = Dat past bij meerdere zetten. Typ meer, of kies er een uit de lijst.
refused-permissions = Ik heb in { $channel } deze rechten nodig: { $permissions }.
refused-not-in-server = Ik ben geen lid van deze server, en daarvoor moet ik dat zijn. Een serverbeheerder kan me [toevoegen]({ $link }); probeer het daarna opnieuw.
refused-own-permissions = Dit doe ik alleen voor mensen die deze rechten in { $channel } zelf hebben. Je hebt nodig: { $permissions }.
refused-external-apps = Op deze server mogen externe apps geen openbare berichten plaatsen, dus alleen jij zou het zien.
refused-table-hidden = Alleen jij zou de tafel zien, omdat je op deze server met externe apps niets openbaar mag plaatsen. Vraag om het recht *Externe apps gebruiken*, of probeer een ander kanaal of een groepschat.
refused-rules-ruleset = Er zijn geen regels met de naam “{ $wrong }”. Kies een van deze: { $offered }.
refused-rules-party = Zo zijn deze regels niet te spelen. Mogelijk is: { $offered }.
refused-rules-option = “{ $wrong }” is geen optie bij deze regels. Er zijn: { $offered }.
refused-rules-no-option = “{ $wrong }” kan hier niet: { $rules } heeft geen opties.
refused-rules-value = “{ $wrong }” is geen geldige waarde. Kies een van deze: { $offered }.
refused-quiet-hours = Geef voor rusturen het eerste en het laatste uur, zoals `22-8`, hooguit tien uur. Laat het veld leeg voor geen.
refused-quiet-zone = Geef ook je tijdzone, zoals `Europe/Zurich`, of alleen de stad.
refused-too-often = Dat doe je te vaak. Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} opnieuw.
refused-film-one-at-a-time = Je vorige film wordt nog gemaakt. Probeer het over een paar seconden opnieuw.
refused-films-busy = Er worden nu veel films gemaakt. Probeer het over een halve minuut opnieuw.
permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten versturen
permission-send-messages-in-threads = Berichten versturen in threads
permission-attach-files = Bestanden bijvoegen
permission-lost = Ik kan de tafel in { $channel } niet meer tonen: ik mis daar { $permissions }. Het spel gaat door, en het bord komt terug zodra ik die rechten heb.
thread-locked = Ik kan de tafel in { $channel } niet meer tonen: de thread is vergrendeld. Het spel gaat door, en het bord komt terug zodra een moderator de thread ontgrendelt.

## Rulesets and options

ruleset-swiss = Zwitsers
ruleset-dog = Dog (Zwitsers bord)
ruleset-toctoc = Toc Toc (Québec)
ruleset-ttg = Tock Tock Dog
ruleset-italian = Italiaans
ruleset-keezen = Keezen
ruleset-jackaroo = Jackaroo
ruleset-swiss-about = 110 kaarten met jokers; zes tot twee in de hand; een zeven slaat alles wat hij passeert
ruleset-dog-about = als Zwitsers, op een kleiner bord: naar huis na twee keer je startveld raken
ruleset-toctoc-about = uit Québec, twee tegen twee: vieren alleen achteruit, nooit langs je eigen pionnen
ruleset-ttg-about = een boer loopt 11 of ruilt, geen pion is beschermd, een kortere weg door het midden
ruleset-italian-about = na een tien legt de volgende speler af; een pion op zijn startveld blokkeert iedereen
ruleset-keezen-about = uit Nederland: één ronde, dan naar huis; koningen zetten alleen op; een zeven voor één of twee
ruleset-jackaroo-about = uit de Golf: koningen slaan alles wat ze passeren, vijven zetten elke pion, tienen verbranden
mode-teams = teams
mode-solo = ieder voor zich
party-teams = { $players } spelers in teams
party-solo = { $players } spelers, ieder voor zich
option-board-dog = Dog-bord
option-home-entry-over = vanaf het ingangsveld niet naar huis
option-canadian-seven-on = zevens zetten ook pionnen van je partner
option-no-joker-finish-on = laatste pion niet met een joker
option-places-on = doorspelen om de tweede plaats
option-seven-diagonal-on = zevens kunnen het bord oversteken
option-centre-off = geen weg door het midden
option-jokers-on = met jokers
option-ten-swap-on = tienen kunnen ruilen
option-jack-discard-on = na een boer legt de volgende speler af
option-dealer-round = elke ronde deelt een ander
option-extra-lap-on = extra rondes toegestaan
option-king-13-on = koningen lopen ook 13
option-own-block-on = je eigen pionnen blokkeren je
option-start-swap-off = niet ruilen vanaf het startveld
option-burn-choice = het slachtoffer kiest de verbrande kaart
option-discard-on = één kaart afleggen, niet de hele hand
option-own-pass-on = je mag langs je eigen pionnen
option-pair-wall-off = twee pionnen vormen geen muur
option-plain-on = eenvoudig: niet verbranden of duwen
option-queen-burns-on = de vrouw verbrandt ook kaarten
option-board-about = op dit bord slaan pionnen vanaf hun startveld af naar huis
option-home-entry-about = een pion die op zijn ingangsveld staat, kan niet naar huis; hij moet nog een keer rond
option-canadian-seven-about = met een zeven mag je altijd ook de pionnen van je partner zetten
option-no-joker-finish-about = een joker mag de laatste pion van je team niet thuisbrengen
option-places-about = als iemand gewonnen heeft, spelen de anderen om de overige plaatsen
option-seven-diagonal-about = een hele zeven mag een pion recht laten oversteken, van het zevende veld na een startveld
option-centre-about = het midden van het bord doet niet mee
option-jokers-about = twee jokers extra; een joker kan elke kaart zijn
option-ten-swap-about = een tien mag, in plaats van te lopen, je pion ruilen met die van een tegenstander
option-jack-discard-about = wie na een boer aan de beurt is, moet een kaart afleggen
option-dealer-about = elke ronde begint een andere speler, niet alleen na het schudden
option-extra-lap-about = een pion mag zijn ingangsveld voorbijlopen voor nog een ronde
option-king-13-about = een koning zet een pion op of loopt 13 velden
option-own-block-about = pionnen van dezelfde kleur kunnen elkaar niet passeren of slaan
option-start-swap-about = een pion op zijn eigen startveld kan niet worden geruild, ook niet door zijn eigenaar
option-burn-about = wie door een tien een kaart verliest, kiest zelf welke; anders bepaalt het toeval
option-discard-about = wie niet kan spelen, legt één kaart af en houdt de rest
option-own-pass-about = een pion mag andere pionnen van zijn kleur passeren
option-pair-wall-about = twee pionnen naast elkaar kun je passeren als alle andere
option-plain-about = koningen zetten alleen op; vijven en tienen lopen alleen
option-queen-burns-about = een vrouw loopt twaalf of verbrandt een kaart van de volgende speler

## The rules of a table

rules-intro-teams = Tock, verwant aan Keezen, is een race met kaarten. Breng je vier pionnen uit de reserve één keer rond het bord en naar huis; elke kaart zegt hoe ver een pion mag. Kom je op een andere pion uit, dan gaat die terug naar zijn reserve. Partners zitten tegenover elkaar en winnen samen.
rules-intro-solo = Tock, verwant aan Keezen, is een race met kaarten. Breng je vier pionnen uit de reserve één keer rond het bord en naar huis; elke kaart zegt hoe ver een pion mag. Kom je op een andere pion uit, dan gaat die terug naar zijn reserve. Ieder speelt voor zich.
rules-marked = De pijl wijst de speelrichting. **a** startveld, waar je pionnen opkomen · **b** ingangsveld, waar ze naar huis afslaan · **c** thuis · **d** reserve
rules-marked-partner = **e** het thuis van je partner
rules-name-badge = Tijdens het spel toont het plaatje bij elke naam hoeveel kaarten die speler heeft, en het teken van de partner.
rules-marked-protected = De pion op **a** is net opgekomen, dus hij is beschermd.
rules-goal-teams = Breng als eerste team al je pionnen thuis. Pionnen komen op hun startveld op, lopen met de klok mee en slaan bij hun ingangsveld af naar huis. Zijn al je pionnen thuis, dan speel je met die van je partner.
rules-goal-solo = Breng als eerste alle vier je pionnen thuis. Pionnen komen op hun startveld op, lopen met de klok mee en slaan bij hun ingangsveld af naar huis.
rules-deal = { $cards } kaarten{ $jokers ->
    [0] {""}
   *[other] , waarvan { $jokers } jokers
}. Iedere speler krijgt ronde na ronde { $sizes } kaarten; daarna begint de reeks opnieuw.
rules-shuffling-when-short = De afgelegde kaarten worden opnieuw geschud als de stapel op is.
rules-shuffling-each-cycle = Na elke volledige reeks worden alle kaarten opnieuw geschud.
rules-rounds = Rondes
rules-track = Op de baan
rules-at-home = Thuis
rules-sevens = Zevens
rules-cards = Andere kaarten
rules-entry = De baan heeft { $length } velden. Het ingangsveld van een pion { $fields ->
    [0] is zijn eigen startveld.
    [one] ligt één veld voor zijn startveld; daar begint zijn thuis.
   *[other] ligt { $fields } velden voor zijn startveld; daar begint zijn thuis.
}
rules-plain = zoveel velden lopen
rules-hit-all = Een pion die op een andere pion uitkomt, slaat die terug naar de reserve, ook als het je eigen is.
rules-hit-others = Een pion die op een andere pion uitkomt, slaat die terug naar de reserve.
rules-home = Naar huis moet het precies uitkomen, en daar kunnen pionnen elkaar niet passeren.
rules-once-round = Pionnen lopen één ronde: een pion mag op zijn ingangsveld blijven staan, maar er niet voorbij lopen.
rules-swap = Met { $ranks } kun je een van je pionnen ruilen met een van een andere kleur op de baan.
rules-exchange-partner = Na elke deling geeft iedereen één gesloten kaart aan zijn partner.
rules-exchange-left = Na elke deling geeft iedereen één gesloten kaart aan de speler links.
rules-exchange-none = Er worden geen kaarten doorgegeven.
rules-unplayable-throw-in = Kun je een kaart spelen, dan moet je. Kun je niet, dan gooi je je hele hand weg.
rules-unplayable-throw-in-off-track = Kun je een kaart spelen, dan moet je. Kun je niet, dan leg je één kaart af; maar heb je nog pionnen in de reserve en geen op de baan, dan gooi je je hele hand weg.
rules-unplayable-discard = Kun je een kaart spelen, dan moet je. Kun je niet, dan leg je er een af.
rules-blocking-entered = Een pion die net is opgekomen, is beschermd tot hij beweegt: hij kan niet worden geslagen, gepasseerd of geruild.
rules-blocking-own-start = Een pion op zijn eigen startveld blokkeert: hij kan niet worden geslagen, gepasseerd of geruild.
rules-blocking-none = Er zijn geen beschermde pionnen.
rules-home-entry-touched = Pionnen gaan vooruit naar huis. Met een vier kan het ook achteruit, maar alleen als ze het ingangsveld al eerder raakten.
rules-home-entry-forward = Pionnen kunnen alleen vooruit naar huis.
rules-home-entry-over = Pionnen kunnen alleen vooruit naar huis, en alleen als ze vóór het ingangsveld beginnen, niet erop.
rules-home-entry-twice = Een pion mag naar huis als hij zijn startveld twee keer heeft geraakt; opkomen telt als de eerste keer.
rules-seven-hits-everyone = { $pawns ->
    [0] Een zeven mag je splitsen zoals je wilt
   *[other] Een zeven zet één pion of wordt over twee gesplitst
}, en hij slaat elke pion die hij passeert, ook die van jou.
rules-seven-hits-opponents = { $pawns ->
    [0] Een zeven mag je splitsen zoals je wilt
   *[other] Een zeven zet één pion of wordt over twee gesplitst
}, en hij slaat elke pion van een tegenstander die hij passeert.
rules-seven-hits-nobody = { $pawns ->
    [0] Een zeven mag je splitsen zoals je wilt
   *[other] Een zeven zet één pion of wordt over twee gesplitst
}; hij slaat alleen pionnen waar een deel op uitkomt.
rules-seven-moves-own = Een zeven zet je eigen pionnen; zijn die allemaal thuis, dan zetten de overige stappen die van je partner.
rules-seven-moves-own-alone = Een zeven kan alleen je eigen pionnen zetten.
rules-seven-moves-team = Een zeven kan ook de pionnen van je partner zetten.
rules-seven-moves-anyone = Een zeven kan ieders pionnen zetten, op de baan en thuis, ook beschermde.
rules-draw = Met { $ranks } kun je, in plaats van te zetten, een willekeurige kaart uit de hand van een tegenstander nemen.
rules-hits-passed = Met { $ranks } slaat een pion elke pion op zijn weg, ook die van jou. Muren houden hem niet tegen, alleen pionnen die blokkeren.
rules-pushes = Met { $ranks } kun je ook { $whose ->
    [team] de pionnen van je partner op de baan zetten.
   *[other] elke pion op de baan zetten. Die van je partner loopt als een eigen pion; die van een tegenstander loopt zijn ingangsveld voorbij en moet nog een ronde.
}
rules-burn = Met { $ranks } kun je, in plaats van te zetten, een willekeurige kaart van de volgende speler verbranden; die is ook de beurt kwijt.
rules-burn-choice = Met { $ranks } kun je, in plaats van te zetten, de volgende speler een kaart naar keuze laten verbranden; die is ook de beurt kwijt.
rules-marked-fields = { $fields } (op het bord met { $mark } gemerkt)
rules-centre = Met { $ranks } kan een pion van veld { $fields } naar het midden, en van het midden naar elk van die velden.
rules-swap-opponents = Met { $ranks } kun je ook ruilen, maar alleen met een pion van een tegenstander.
rules-leader-stays = Eén speler, willekeurig gekozen, begint elke ronde.
rules-lead-each-cycle = Dezelfde speler begint alle rondes van een reeks; daarna de volgende speler.
rules-begins-entered = Iedereen begint met één pion op zijn startveld.
rules-may-spare-partner = Zou elke mogelijke zet je partner slaan, dan mag je in plaats daarvan een kaart afleggen.
rules-own-colour-blocks = Pionnen van dezelfde kleur kunnen elkaar niet passeren of slaan.
rules-own-pawns-hit-only = Een pion kan een andere van zijn eigen kleur niet passeren.
rules-pairs-block = Twee pionnen naast elkaar, van wie ook, vormen een muur waar niemand langs kan.
rules-blocking-can-swap = Beschermde pionnen kunnen worden geruild, maar dan zijn ze hun bescherming kwijt.
rules-blocking-can-swap-owner = Alleen de eigenaar mag hem ruilen.
rules-seven-backs-at-home = In je thuis mogen delen van een zeven ook achteruit.
rules-seven-diagonal = Een hele zeven mag een pion van veld { $fields } recht laten oversteken naar het veld ertegenover.
rules-places = Wie al zijn pionnen thuis heeft, krijgt geen kaarten meer; de anderen spelen om hun plaats.
rules-forced-discard-loses-turn = Na { $rank } legt de volgende speler een kaart af en is die beurt kwijt.
rules-forced-discard = Na { $rank } legt de volgende speler een kaart af.
rules-centre-second-cards = Komt een pion op veld { $fields } uit, dan mag je een tweede kaart ({ $ranks }) spelen om hem in het midden te zetten. Later brengen dezelfde kaarten hem weer op een van die velden.
rules-no-joker-finish = Een joker mag de laatste pion van een team niet thuisbrengen.

## Commands: names are lower case, one word, at most 32 characters; descriptions at most 100

command-tock = tock
command-tock-about = Speel Tock, de knikkerrace met kaarten
command-new = nieuw
command-new-about = Open een tafel in dit kanaal
command-new-ruleset-about = Welke regels (standaard: Zwitsers)
command-new-players-about = Aantal spelers
command-new-mode-about = In teams, of ieder voor zich
command-new-options-about = Huisregels; kies uit de lijst
command-join = meedoen
command-join-about = Neem een plek aan de tafel van dit kanaal
command-join-seat-about = Nummer van de plek
command-leave = opstaan
command-leave-about = Sta op, of laat een computerspeler je plek een tijdje bezet houden
command-table = tafel
command-table-about = Toon je kaarten en het bord; probeert ook je privéberichten opnieuw
command-games = spellen
command-games-about = Toon je tafels, vrije plekken op deze server en afgelopen spellen
command-play = speel
command-play-about = Doe een zet door hem te typen
command-play-card-about = De kaart en de zet; kies uit de lijst
command-rules = regels
command-rules-about = Toon de regels van deze tafel of van een ander spel
command-rules-ruleset-about = Welke regels (standaard: Zwitsers)
command-rules-players-about = Aantal spelers
command-rules-mode-about = In teams, of ieder voor zich
command-rules-options-about = Huisregels; kies uit de lijst
command-settings = instellingen
command-settings-about = Je eigen instellingen: afbeeldingen, tips, rusturen, privacy
command-anywhere = tock-overal
command-anywhere-about = Puzzel van de dag, lessen, oefenen, regels, je statistiek en oude spellen, waar je ook bent
command-anywhere-ruleset-about = Open hier een tafel met deze regels
command-anywhere-players-about = Open hier een tafel voor dit aantal spelers
command-anywhere-mode-about = Open hier een tafel: in teams, of ieder voor zich
command-anywhere-options-about = Open hier een tafel met huisregels; kies uit de lijst
command-server = tock-server
command-server-about = Beheer de Tock-tafels op deze server
command-server-settings = instellingen
command-server-settings-about = Bekijk en wijzig wat geldt voor nieuwe tafels op deze server
command-server-end = beëindigen
command-server-end-about = Beëindig de tafel van dit kanaal, ook als die niet te openen is
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
settings-theme = Thema van de afbeeldingen: **{ $theme }**
settings-looks = Afbeeldingen en tips
settings-quiet-hours = Rusturen
settings-language = 🌐 Taal
settings-language-spoken = Taal: **{ $language }**{ $chosen ->
    [discord] {" "}(zoals in Discord)
   *[own] {""}
}
ask-own-language = Taal waarin ik met je praat
ask-own-language-as-discord = zoals in Discord
settings-privacy = Privacy
settings-table = Je kaarten en beurten
ask-hands = Waar ik je kaarten stuur
hands-server = zoals op de server
hands-direct = als privébericht
hands-channel = in het kanaal (alleen zichtbaar voor jou)
settings-hands = Je kaarten komen: **{ $hands }**
ask-next = Vooraf een seintje
ask-next-told = Stuur me een stil privébericht als ik hierna aan de beurt ben
ask-elsewhere = Tafels waar ik geen lid ben
ask-elsewhere-told = Stuur me een privébericht als ik daar aan de beurt ben
settings-next = Stil seintje als je hierna aan de beurt bent: **{ $on ->
    [1] aan
   *[other] uit
}**
ask-server-hands = Kaarten van spelers (standaard)
server-hands-channel = in het kanaal (alleen zichtbaar voor de speler)
server-settings-hands = Kaarten van spelers: **{ $hands }**, tenzij ze iets anders kiezen
ask-theme = Thema van afbeeldingen die alleen jij ziet
ask-shape = Indeling van afbeeldingen
ask-numbers = Veldnummers
ask-notes = Tips
ask-notes-told = Leg elke bijzondere kaart uit als ik die voor het eerst heb
ask-hours-about = Bv. 22-8, hooguit tien uur. In langzame spellen staat je klok dan stil. Leeg laten voor geen.
ask-zone = Tijdzone
ask-zone-about = Bijvoorbeeld Europe/Zurich, of alleen de stad
server-settings-tables = Nieuwe tafels
server-settings-looks = Borden, kaarten en berichten
ask-party-about = Kunnen deze regels niet met zoveel spelers, dan geldt het aantal dat er het dichtst bij ligt
ask-game-line = { $ruleset }, { $party }
ask-house-rules = Huisregels
ask-language = Taal van nieuwe tafels
ask-language-as-discord = zoals deze server
ask-server-theme = Thema van de borden
ask-films = Korte films
ask-films-about = Toon slaan, thuiskomen en het einde van een ronde in beweging
ask-boards = Borden die in het kanaal blijven
ask-posts = Vaste berichten
ask-posts-about = Wat je nieuw aanzet, komt in het kanaal waarin je nu bent.
ask-post-week = Weekoverzicht op maandag
ask-post-puzzle = Elke ochtend de puzzel van de dag
shape-tall = hoog (hand onder het bord)
shape-wide = breed (hand naast het bord)
settings-shape = Indeling van afbeeldingen: **{ $shape }**
numbers-every = op elk veld
numbers-few = alleen waar nuttig
settings-numbers = Veldnummers: **{ $numbers }**
settings-quiet = Rusturen: **{ $begins } tot { $ends } uur** ({ $zone }). In langzame spellen staat je klok dan stil.
settings-quiet-none = Rusturen: **geen**
parameter-zone = tijdzone
boards-last = alleen het laatste
boards-every = allemaal

## Privacy

privacy = Ik bewaar je Discord-ID, je naam, je taal, je instellingen en aan welke tafels je speelde, zodat je plekken en spellen er nog zijn als je terugkomt. Ik deel dit met niemand en lees je berichten niet.
privacy-file = Het bijgevoegde bestand bevat alles wat ik over je bewaar.
privacy-policy = Privacybeleid: { $address }
privacy-terms = Gebruiksvoorwaarden: { $address }
privacy-forget-me = Mijn gegevens wissen
privacy-ask = Als ik je gegevens wis, neemt een computerspeler je plekken over, zijn je instellingen weg en verdwijnt je naam uit oude spellen. Dat is niet terug te draaien. Berichten die al in kanalen staan, blijven daar.
privacy-forget-me-now = Voorgoed wissen
privacy-forgotten = Klaar. Je gegevens zijn gewist. Speel je weer, dan begin je als nieuwe speler.

## The position in words

alt-pawn = { $number }: { $place }
name-with-team = { $name } (team { $letter })
alt-pile = Bovenop de aflegstapel: { $card } ({ $cards } in de stapel).
alt-earlier = Daarvoor: { $cards }.
alt-deck = In de stapel { $cards ->
    [one] is nog één kaart
   *[other] zijn nog { $cards } kaarten
} om te delen.
alt-fields = Komt op bij { $start }, slaat bij { $entry } af naar huis.
alt-fields-of = { $name } komt op bij { $start }, slaat bij { $entry } af naar huis.
alt-track = De velden van de baan zijn genummerd van 0 tot en met { $last }.
alt-own = Jij, { $name }
alt-film = Film van ronde { $number }; het bericht beschrijft de zetten.

## Computer players' levels, and hints

level-easy = makkelijk
level-normal = normaal
level-hard = sterk
levels-told =
    - **Makkelijk** kijkt alleen naar het bord vlak na een zet, en doet een zet die er goed genoeg uitziet.
    - **Normaal** denkt een beetje vooruit, en doet soms de op één na beste zet.
    - **Sterk** speelt voor elke zet de rest van de ronde vele keren uit, en deelt de kaarten die hij niet ziet willekeurig{ $engine ->
        [python] ; op deze server een kwart zo vaak, waarmee hij nog 49 van de 50 spellen wint van wie maar één zet vooruitkijkt
       *[core] {""}
    }.
setup-hints = Hints
setup-hints-chosen = Hints: { $hints }
setup-hints-allowed = { $hints ->
    [0] geen
    [one] één per speler per spel
   *[other] { $hints } per speler per spel
}
setup-hints-unlimited = onbeperkt
hint-header = **Hint, alleen zichtbaar voor jou.** Je beste keuzes, elk met je geschatte winstkans:
hint-line = { $place }. { $what } · **{ $percent }%**
hint-give = { $card } doorgeven
hint-no-reason = geen enkele losse reden: dit deed het het best in gesimuleerde rondes
hint-left = { $hints ->
    [0] Dat was je laatste hint in dit spel.
    [one] Je hebt nog één hint.
   *[other] Je hebt nog { $hints } hints.
}
hint-told = 💡 Gebruikte deze ronde een hint: { $names }
reason-wins = wint het spel
reason-finishes = wordt { $place }e
reason-only-one = de enige mogelijke zet
reason-comes-home = brengt { $pawn } thuis
reason-enters = brengt een pion uit de reserve
reason-hits = slaat { $pawn }
reason-hits-own-side = slaat { $pawn }, een pion van je eigen kant
reason-escapes = brengt { $pawn } buiten bereik van { $card } van { $name }
reason-stays-in-reach = laat { $pawn } binnen bereik van { $card } van { $name }
reason-nears-home = brengt { $pawn } { $fields ->
    [0] tot vlak voor zijn thuis
    [one] tot één veld voor zijn thuis
   *[other] tot { $fields } velden voor zijn thuis
}
reason-takes-turn = kost { $name } een kaart en een beurt
reason-likely-home = in { $percent }% van de gesimuleerde rondes komt een pion van je eigen kant thuis
reason-likely-hit = aan het eind van { $percent }% van de gesimuleerde rondes is een pion van je eigen kant terug in de reserve
reason-way-out = geeft { $name } een kaart om op te zetten
reason-keeps-way-out = houdt je { $card } om op te zetten
refused-hints-off = Hints staan uit aan deze tafel.
refused-hints-spent = Je hebt al je hints in dit spel gebruikt ({ $hints }).
refused-nothing-due = Je hoeft nu niets te beslissen. Vraag het opnieuw als je aan de beurt bent.
refused-back-off = Zetten terugnemen staat uit aan deze tafel.
refused-back-rated = In een spel dat meetelt, moet een speler van een andere kant akkoord gaan, en daar is nu niemand.
refused-back-gone = Die zet kan niet meer worden teruggenomen.

## The clock

setup-pace = Tempo
setup-pace-chosen = Tempo: { $pace }
pace-live = live (90 s per beurt, plus 3 min per spel)
pace-relaxed = rustig (15 min per beurt)
pace-slow = langzaam (1 dag per beurt, plus 3 dagen per spel)
pace-open = geen tijdslimiet
pace-tournament = toernooi (8 s per beurt, plus 1 min per spel)
pace-tournament-60 = toernooi (10 s per beurt, plus 90 s per spel)
pace-tournament-90 = toernooi (15 s per beurt, plus 3 min per spel)
time-left = ⏳ Anders doet een computerspeler deze ene zet { $until }{ $bank ->
    [none] {""}
   *[other] {" "}(met { $bank } extra tijd)
}.
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
   *[other] Een computerspeler houdt je plek in { $channel } bezet. Je krijgt hem { $until } terug, of zodra je er weer bent. Er is niets verloren.
}
went-away = Een computerspeler houdt je plek bezet. Je krijgt hem { $until } terug; ben je er eerder, druk dan onder het bord op **{ button-return }**.
button-give-up-seat = Mijn plek opgeven
give-up-seat-asked = Je plek voorgoed opgeven? De computerspeler speelt door, en de plek wordt niet meer voor je bezet gehouden: iedereen mag hem nemen. Telt het spel mee, dan telt het ook voor jou.
seat-given-up = Je hebt dit spel voorgoed verlaten. Een computerspeler heeft je plek tot iemand hem overneemt.
command-leave-length-about = Hoe lang je plek bezet blijft: 2 uur, vanavond, 18:30, tot ik terug ben; anders zoals gewoonlijk
command-leave-zone-about = Je tijdzone, zoals Europe/Zurich; alleen nodig voor een tijdstip
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
refused-away-zone = Geef bij een tijdstip ook je tijdzone, zoals `Europe/Zurich`. Of geef een duur, zoals `5 uur`.

## The final picture of a game

poster-rounds = Rondes: { $rounds }
poster-decisive = Beslissend moment, ronde { $round }, winstkans { $before }% → { $after }%: { $told }
poster-hit = Grootste klap
poster-hit-by = { $name } sloeg
poster-best = Beste zet
poster-luck = Meeste geluk
poster-journey = Langste tocht
poster-first = Eerste pion thuis
poster-gain = +{ $percent }%
poster-fields = { $fields ->
    [one] één veld
   *[other] { $fields } velden
}
poster-hit-home = Grootste klap: in ronde { $round } sloeg { $name } een pion van { $other }, { $fields ->
    [0] vlak voor zijn thuis
    [one] één veld van zijn thuis
   *[other] { $fields } velden van zijn thuis
}
poster-walk = Langste tocht: { $name }, pion { $number }, { $fields } velden
poster-first-home = Eerste pion thuis: { $name }, pion { $number }, in ronde { $round }

## The offer of other pictures

looks-offered = **Wil je andere afbeeldingen?** Ze zijn alleen voor je eigen schermen, en je kunt ze altijd wijzigen met `/tock instellingen`.
look-wide-about = **Breed**: je hand staat naast het bord, dat op een computer groter is.
look-wide-alt = Het laatste bord, met vijf kaarten ernaast
look-wide-chosen = Je afbeeldingen zijn vanaf nu breed.
look-dark-about = **Donker**: het bord en je hand in donkere kleuren.
look-dark-alt = Het laatste bord en vijf kaarten in donkere kleuren
look-dark-chosen = Je afbeeldingen zijn vanaf nu donker.
button-look-wide = Breed voor mij
button-look-dark = Donker voor mij

## Seats in mid-game

seats-header = Vrije plekken op deze server. Met `/tock meedoen` in het kanaal neem je er een.
seats-line = - { $channel } · { $rules } · plekken { $seats }{ $door ->
    [invited] {" "}· alleen op uitnodiging
   *[open] {""}
}
seats-none = Aan geen tafel op deze server is een plek vrij. Open een tafel met `/tock nieuw`.
asked-seat = ✋ { $name } vraagt om plek { $seat }. De partner daar beslist; is er geen, dan kan iedereen aan tafel dat.
asked-invited = ✋ { $name } { $stage ->
    [lobby] vraagt om plek { $seat }. { $host } beslist wie mag gaan zitten.
   *[game] vraagt om plek { $seat }. { $host } moet akkoord gaan, en de partner daar ook.
}
asked-host = ✋ { $host }, { $name } wil aan je tafel meespelen. Onder het bord kun je dat toestaan.
asked-send-away = ✋ { $name } vraagt om { $who } van deze tafel te verwijderen. Alle andere spelers moeten akkoord gaan.
asked-end = ✋ { $name } vraagt om het spel te beëindigen. Spelers kunnen hieronder akkoord gaan.
button-agree = Akkoord met { $name }
button-let-in = { $name } toelaten
button-decline = { $name } weigeren
button-here = Ik ben er
button-stand-in = { $name } vervangen
table-asked-whether-there = ❓ Zijn jullie er nog? Er wordt gewacht op { $names }: druk op **{ button-here }**.
asked = De anderen zien je verzoek onder het bord. Was dit eerder jouw plek, dan krijg je hem bij de volgende deling terug.
refused-held-a-hand = Je hebt in dit spel al kaarten gezien, dus je kunt geen andere plek nemen. Kijk gerust toe.
refused-seat-kept-for-owner = Die plek wordt bezet gehouden voor een speler die weg is. Blijft hij leeg, dan kun je er later om vragen.
refused-rated-seat = Dit spel telt mee, en bij die plek hoort geen partner aan tafel die akkoord kan gaan. Dus blijft de computerspeler.
refused-still-asked = Ze hebben nog tijd om te antwoorden. Je kunt dit { $until } doen.
refused-sent-away = Je bent van deze tafel verwijderd; alleen een serverbeheerder kan je weer toelaten.
refused-removed-someone = Dit spel telt mee en je hebt er een speler uit verwijderd, dus je kunt hier niet meespelen. Kijk gerust toe.
refused-still-there = Die speler heeft de tijd niet laten aflopen en kan dus niet worden vervangen. In spellen zonder klok druk je eerst op **{ button-more }**, dan op **{ button-call }**.
refused-not-silent = Nog niet alle spelers van die tafel kregen de vraag of ze er zijn. Druk daar op **{ button-more }**, dan op **{ button-call }**.
refused-only-managers = Dat kan alleen een serverbeheerder die hier niet meespeelt. In een spel dat niet meetelt, kunnen alle andere spelers samen iemand verwijderen, als ze minstens met z'n tweeën zijn.
refused-chosen-enough = Je hebt je keuze { $changes } keer veranderd; de laatste geldt.
refused-taken-up-today = Je hebt deze tafel nog maar kort geleden hervat. Het kan { $until } weer.
refused-not-yours-to-agree = Dat beslissen de andere spelers.

## Planned moves

ahead-heading = **Plan je volgende zet:**
ahead-choose = Kies een kaart. Je geplande zet wordt vanzelf gespeeld als je aan de beurt bent en hij nog hetzelfde doet; anders kies je zoals altijd. Alleen jij ziet hem.
ahead-chosen = Wachten op de andere spelers. Geplande zet: **{ $play }**. Hij wordt vanzelf gespeeld als je aan de beurt bent en hij nog hetzelfde doet. Alleen jij ziet hem.
ahead-made = Je geplande zet is gespeeld: { $play }
ahead-unfit-yet = Wachten op de andere spelers. Je geplande zet kan niet zoals het bord nu is. Blijft dat zo, dan kies je in je beurt zoals altijd.
ahead-unfit = Je geplande zet zou niet meer hetzelfde doen, dus hij is niet gespeeld.
button-choose-ahead = Volgende zet plannen
button-drop-ahead = Geplande zet schrappen
button-choose-it = Deze zet plannen
refused-not-ahead = Je kunt nu geen zet plannen.

## Your tables

mine-header = **Jouw tafels**
mine-none = Je zit aan geen enkele open tafel.
mine-line = - { $link } · { $what }
mine-more = … en nog { $tables }.
mine-yours = **jij bent aan de beurt** ({ $since })
mine-turn = { $name } is aan de beurt ({ $since })
mine-exchange = anderen moeten nog een kaart doorgeven ({ $since })
mine-lobby = niet begonnen; { $free ->
    [0] alle plekken bezet
    [one] één plek vrij
   *[other] { $free } plekken vrij
}; geopend { $since }
mine-away = een computerspeler houdt je plek bezet; druk onder het bord op **{ button-return }** om hem terug te krijgen

## Finished games

button-replay = Terugkijken
button-export = Opslaan als tekst
button-highlights = Film van de hoogtepunten
button-whole-film = Film van het hele spel
film-highlights = **De hoogtepunten van spel { $game }**
film-whole = **Spel { $game }, van begin tot eind**
alt-game-film = Film van spel { $game }, zet voor zet, tot het laatste bord.
button-hands-open = Alle handen tonen
button-hands-own = Eén hand tonen
button-previous-round = Vorige ronde
button-previous = Vorige
button-next-round = Volgende ronde
replay-header = **Spel { $game } terugkijken** · ronde { $number } · zet { $play } van { $plays }
replay-deals = { $name } deelt.
replay-gave = -# { $name } geeft **{ $card }** door aan { $other }.
replay-from = Bord vanaf de kant van { $name }
replay-round = Naar ronde { $number }
alt-held = { $name } heeft { $cards }.
export-told = Spel { $game } als tekst: elke hand, doorgegeven kaart en zet, en de startwaarde die de kaarten bepaalt.
button-review = Spelanalyse
button-share = Delen
button-turn = Fout { $place }
button-mistakes = Van mijn fouten leren
review-header = **Analyse van spel { $game }.** Ik vergelijk elke zet met het beste alternatief, met dezelfde gesimuleerde kaarten en met alleen wat de speler toen kon weten.
review-person = { $name }: { $accuracy }% nauwkeurigheid; { $mistakes ->
    [0] geen fouten
    [one] één fout
   *[other] { $mistakes } fouten
 }; in totaal { $percent }% winstkans verloren.
review-luck = -# Kaartgeluk van { $names }: { $kind ->
    [good] +{ $percent }%
   *[bad] −{ $percent }%
 }.
review-place = **{ $place }** · { $told }
review-played = Ronde { $round }, zet { $play }: { $told }
review-gave = Ronde { $round }: { $name } geeft { $card } door
review-cost = -# Winstkans { $before }% → { $after }%. Beter: { $what }
review-no-mistakes = Geen fouten: geen enkele zet kostte 3% of meer.
review-best = ⭐ Beste zet · { $told }, { $percent }% beter dan elk alternatief.
review-working = Het spel wordt geanalyseerd: { $done } van { $all } beslissingen …
mistake-asked = Ronde { $round }: je zet kostte { $percent }% winstkans. **Wat is beter?**
mistake-still = Dat kost nog steeds { $percent }%.
mistake-found = ✓ **Goed! Beter kan niet.**
alt-course = Winstkansen van { $name }, ronde voor ronde: { $shares }.
refused-review-one-at-a-time = Er wordt al een ander spel voor je geanalyseerd. Probeer het over een paar seconden opnieuw.
refused-review-of-others = Alleen spelers van dit spel kunnen een analyse aanvragen; anderen zien die zodra een speler ze in het kanaal heeft gedeeld.
refused-no-past-game = Ik vind geen afgelopen spel met dat nummer dat je mag zien. Afgelopen spellen zijn zichtbaar voor de spelers en voor wie het kanaal kan lezen.

## Statistics and ratings

button-rated-on = Telt mee: ja
button-rated-off = Telt mee: nee
button-rated-not-yet = Telt mee: vanaf twee kanten
command-stats = statistiek
command-stats-about = Toon je statistiek, of die van een andere speler op deze server
command-stats-player-about = Welke speler (standaard: jij)
command-leaderboard = ranglijst
command-leaderboard-about = Toon de ranglijsten van deze server
command-leaderboard-standings-about = Welke ranglijst
command-new-rated-about = Of het spel meetelt (met mensen aan minstens twee kanten; standaard: ja)
parameter-rated = telt-mee
command-new-thread-about = Of de tafel een eigen thread krijgt (standaard: zoals de server is ingesteld)
parameter-thread = thread
parameter-standings = lijst
refused-no-statistics = Er zijn hier geen afgelopen spellen die ik kan tonen.
refused-statistics-elsewhere = Statistieken van andere spelers kan ik alleen tonen op een server waar jullie allebei zijn.
privacy-statistics-shown = Je statistiek: **zichtbaar** voor mensen die met jou op een server zijn (`/tock statistiek`, `/tock ranglijst`)
privacy-statistics-hidden = Je statistiek: **verborgen**; alleen jij ziet die, en je staat op geen ranglijst
privacy-hide = Mijn statistiek verbergen
privacy-show = Mijn statistiek tonen
percent = { $percent }%
labelled = { $label }: { $value }
rating = { $points } ± { $plus }
rating-points = { $points }
rating-new = voorlopig · { $games } van { $enough } spellen, { $people } van { $different } tegenstanders
stats-header-here = **{ $name }** op deze server
stats-header = **{ $name }** op alle servers
stats-score = Spellen: { $games } · gewonnen: { $won }
stats-streak = Winstreeks: nu { $now }, beste { $best }
stats-rating-teams = Teamrating: { $rating }
stats-rating-alone = Solorating: { $rating }
stats-entered = Zet het liefst op met { $card } ({ $times } van { $entered ->
    [one] { $entered } pion
   *[other] { $entered } pionnen
})
stats-missed = Beurten die de computer speelde omdat de tijd om was: { $missed } van { $turns }
stats-with = { $name }: { $won } van { $games } gewonnen
stats-rulesets = Gewonnen per variant
stats-partners = Gewonnen per partner
stats-won-of = { $won } van { $games }
stats-tile-games = { $games ->
    [one] spel
   *[other] spellen
}
stats-tile-won = gewonnen
stats-tile-streak = beste reeks
stats-tile-rating-teams = teamrating
stats-tile-rating-alone = solorating
stats-tile-entered = om op te zetten
figure-hits-given = pionnen geslagen
figure-hits-taken = pionnen verloren
figure-pawns-home = pionnen thuis
figure-longest-walk = langste tocht
figure-cards-burnt = kaarten verbrand
stats-tile-missed = beurten gemist
stats-accuracy = Nauwkeurigheid in { $games ->
    [one] één geanalyseerd spel
   *[other] { $games } geanalyseerde spellen
 }: { $accuracy }%; laatste: { $last }.
stats-tile-accuracy = nauwkeurigheid
stats-accuracies = Nauwkeurigheid per spel
standings-which = Welke ranglijst?
standings-friends = Vriendentabel
standings-teams = Teamrating
standings-alone = Solorating
standings-month = Gewonnen deze maand
standings-pairs = Paren
standings-pairs-month = Paren deze maand
standings-none = Op deze lijst staat nog niemand.
standings-about-friends = -# Iedereen die op deze server { $games } spellen heeft uitgespeeld; wie het vaakst won, staat bovenaan.
standings-about-points = -# Een zekerdere rating staat hoger: **{ button-ranking }**.
standings-own = Jouw rating: { $told }
standings-about-rating = -# Rating ± onzekerheid, in volgorde van rating min onzekerheid. Je verschijnt na tien spellen die meetellen, tegen vijf verschillende tegenstanders. Vanaf het vierde spel op een dag met dezelfde mensen veranderen ratings niet meer. Alleen spellen met mensen aan verschillende kanten tellen mee.
standings-line = **{ $place }** { $names } · { $told }
standings-score = { $won } van { $games } gewonnen ({ $percent }%)
standings-tally = { $won } van { $games } gewonnen · { $hits } geslagen
season-name = Seizoen { $quarter }, { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = Nog geen plaats: { $games } van { $enough } spellen, tegen { $people } van { $different } tegenstanders.
season-about = -# Iedereen begint een seizoen met 1.000 punten en krijgt een plaats na vijf spellen die meetellen, tegen vijf verschillende tegenstanders. Volgorde: rating min onzekerheid (±).
season-best = **{ $season }**: { $names }
season-over = 🏁 **{ $season } is voorbij**
seasons-none = Geen eerder seizoen heeft al een ranglijst.
seasons-which = Welk seizoen?
button-season = Dit seizoen
button-seasons = Eerdere seizoenen
button-season-teams = Teams
button-season-alone = Solo
button-ranking = Zo werkt de volgorde
button-standings = Ranglijst
analysis-opened = De tafel is open. Jij hebt de plek die in die stelling aan de beurt is; computerspelers hebben de andere, en met `/tock meedoen` neem je er een over. Hints zijn vrij, en het resultaat telt niet.
refused-game-text = Regel { $line } van dat bestand: { $wrong }.
refused-game-text-size = Dat bestand is te groot voor een spelbestand.
refused-no-such-play = Dat spel heeft de zetten 0 tot en met { $plays }. Kies er een.
refused-game-over-there = In die stelling is het spel al uit. Kies een eerdere zet.
game-text-no-transcript = dit is geen spelbestand (die beginnen met `tock 1`)
game-text-too-long = te veel zetten voor een spel
game-text-unreadable = niet te lezen
game-text-missing = hiervoor ontbreekt een verplichte regel (rules, seed, message, cut of een seat)
game-text-rules = onbekende regels
game-text-seed = een startwaarde heeft 64 hexadecimale cijfers (0 tot f)
game-text-seat = die plek bestaat niet
game-text-position = vanuit deze stelling kan geen spel beginnen
game-text-deal = deze kaarten kloppen niet met de startwaarde
game-text-gift = deze kaart kan hier niet worden doorgegeven
game-text-number = zetten moeten vanaf 1 zonder gaten genummerd zijn
game-text-turn = een andere plek is aan de beurt
game-text-play = deze zet kan hier niet
game-text-drawn = de getrokken kaart klopt niet met de startwaarde
game-text-end = zo eindigt het spel niet
game-text-no-end = het einde van het spel ontbreekt

## Resuming a closed table

button-reopen = Hervatten
button-give-up = Voorgoed sluiten
reopened = Het spel gaat verder waar het stopte. Alle andere spelers gelden als afwezig tot ze op **{ button-return }** drukken.
given-up = { $people ->
    [0] Iedereen is akkoord: deze tafel is voorgoed gesloten. **{ button-fair }** toont hoe er gedeeld is.
    [one] Je bent akkoord. Nog één speler moet akkoord gaan voordat deze tafel voorgoed gesloten wordt.
   *[other] Je bent akkoord. Nog { $people } spelers moeten akkoord gaan voordat deze tafel voorgoed gesloten wordt.
}
refused-not-closed = Deze tafel is al weer bezig.
refused-closed-for-good = Deze tafel is voorgoed gesloten. Open met `/tock nieuw` een nieuwe.
refused-channel-has-table = In dit kanaal is een andere tafel open. Zodra die klaar is, kun je deze hervatten.

## Lessons

button-learn = Hoe speel je?
button-next = Volgende
button-course-more = Bijzondere kaarten
button-course-partner = Kaarten doorgeven
button-got-it = Begrepen
button-show-me = Antwoord tonen
button-skip = Overslaan
button-all-lessons = Alle lessen
lesson-header = **Tock leren · { $number } van { $lessons } · { $title }**
lesson-cannot = **{ $card }** kun je nu niet spelen.
lesson-would-play = Die zet mag, maar zoek een betere. Hij zou dit doen: { $play }.
lesson-would-give = Je zou **{ $card }** kunnen doorgeven, maar er is een betere kaart.
lesson-got-it = Goed zo! Probeer nu in een spel wat je hebt geleerd.
lesson-table-waits = Je tafel hier wacht nog: ga terug naar het bericht en druk op **{ button-start }** of **{ button-fill }**.
lesson-shown-give = Zo gaat het: geef **{ $card }** door.
lesson-shown-play = Zo gaat het, met **{ $card }**: { $play }.
lessons-header = **Tock leren.** Kies een les; elke les duurt maar één zet.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = De basis
course-more = Bijzondere kaarten en andere regels
course-partner = Met een partner: wat je doorgeeft
lesson-way-out-title = Uit de reserve
lesson-way-out-before = Jij zit onderaan, en al je pionnen zijn in de reserve. Alleen een koning (K), een aas (A) of een joker zet er een op. **Zet een pion op.**
lesson-way-out-cannot = Met die kaart loopt een pion, maar je hebt er nog geen op het bord. Zoek de kaart om op te zetten.
lesson-way-out-wrong = Zoek de kaart om op te zetten.
lesson-way-out-after = ✓ Je pion staat op zijn startveld. Vandaar loopt hij met de klok mee één keer rond het bord en naar huis. Kun je geen kaart spelen, dan gooi je je hand weg en wacht je op de volgende deling.
lesson-hit-title = Lopen en slaan
lesson-hit-before = Met een kaart loopt een pion zoveel velden als erop staat. Kom je op een andere pion uit, dan gaat die terug naar zijn reserve. **Sla de pion van Blaise**: tel de velden tot daar.
lesson-hit-wrong = Carl, tegenover je, is je partner: sla zijn pion niet. De pion van Blaise staat negen velden verder.
lesson-hit-after = ✓ De pion van Blaise is terug in de reserve en moet opnieuw beginnen. Alleen het veld waarop je uitkomt telt; pionnen die je passeert, zijn veilig. Ook je eigen pionnen en die van je partner kun je slaan, en kun je een kaart spelen, dan moet je.
lesson-protected-title = Beschermde pionnen
lesson-protected-before = De pion van Blaise is net opgekomen. Op zijn startveld is hij beschermd tot hij beweegt: niemand kan hem slaan of passeren. **Speel de ene kaart die nog kan.**
lesson-protected-cannot = Die zou op de beschermde pion uitkomen of hem passeren, en dat mag niet.
lesson-protected-wrong = Blijf achter de beschermde pion.
lesson-protected-after = ✓ Je pion wacht erachter. Je eigen pionnen zijn net zo beschermd als ze opkomen. Ze blokkeren iedereen, ook jou.
lesson-home-title = Precies naar huis
lesson-home-before = Je ingangsveld is drie velden verder, en je thuis begint er vlak achter. Komt het precies uit, dan mag een pion naar binnen; anders mag hij nog een ronde lopen. **Breng je pion thuis.**
lesson-home-wrong = Dan loopt hij je thuis voorbij. Kies de kaart en het genummerde doel in je thuis.
lesson-home-after = ✓ Thuis! Daar kan niemand hem slaan. Thuis kunnen pionnen elkaar niet passeren, dus vul de binnenste plekken eerst.
lesson-split-title = Een zeven splitsen
lesson-split-before = Een zeven is zeven stappen die je over je pionnen kunt verdelen, en hij slaat elke pion die hij passeert. **Breng met één zeven een pion thuis en sla de pion van Dora.** De knoppen noemen eerst de stappen, dan de velden die op het bord genummerd zijn.
lesson-split-wrong = De ene pion is dicht bij huis; de andere staat drie velden achter die van Dora. Geef elk een paar stappen.
lesson-split-after = ✓ Twee dingen met één kaart: bewaar je zevens voor zulke momenten. Pas op: ze slaan ook je eigen pionnen en die van je partner.
lesson-gift-title = Een kaart voor je partner
lesson-gift-before = Na elke deling ruilen jij en je partner een kaart zonder die eerst te zien. Alle pionnen van Carl zijn in de reserve. **Geef Carl een kaart om op te zetten.**
lesson-gift-wrong = Met die kaart komt Carl niet uit de reserve.
lesson-gift-after = ✓ Nu kan Carl een pion opzetten. Zijn de kaarten op, dan wordt er opnieuw gedeeld; de pionnen blijven staan. Zijn jouw vier thuis, dan zet je die van Carl: jullie winnen samen als alle acht thuis zijn. Dat is genoeg om te spelen; de bijzondere kaarten kunnen wachten.
lesson-two-ways-out-title = Twee kaarten om op te zetten
lesson-two-ways-out-before = Al je pionnen zijn in de reserve, en die van Carl ook. Met twee van je kaarten kun je opzetten. **Geef Carl er een van.**
lesson-two-ways-out-wrong = Carl zou nog steeds vastzitten. Met een aas of een koning kan hij opzetten, en jij houdt de andere.
lesson-two-ways-out-after = ✓ Nu kunnen jullie allebei opzetten. Op de lange duur win je van elke 100 spellen er 2 meer als je er een doorgeeft dan als je ze allebei houdt.
lesson-own-way-out-title = Je enige kaart om op te zetten
lesson-own-way-out-before = Al je pionnen zijn in de reserve; Carl heeft er twee op het bord. Alleen met de koning kun je opzetten. **Geef Carl een andere kaart.**
lesson-own-way-out-wrong = Dan kun je deze ronde niets doen, en Carl heeft die kaart niet nodig.
lesson-own-way-out-after = ✓ Je enige kaart om op te zetten weggeven terwijl je partner pionnen op het bord heeft, kost ongeveer 1 op de 100 spellen. Zit je partner ook vast, dan maakt het weinig uit.
lesson-gift-that-hits-title = Een kaart geven die slaat
lesson-gift-that-hits-before = De pion van Blaise staat negen velden voor die van Carl. **Geef Carl de kaart waarmee hij die pion slaat.**
lesson-gift-that-hits-wrong = Met die kaart kan Carl niet slaan. Tel de velden van de pion van Carl naar die van Blaise.
lesson-gift-that-hits-after = ✓ Een kaart waarmee je partner meteen slaat, wint op 100 spellen ongeveer 1 keer meer dan de beste andere kaart. Zevens, boeren en jokers zijn op zich geen goed cadeau: er een weggeven kost ongeveer evenveel.
lesson-jack-title = Boer: van plek ruilen
lesson-jack-before = Een boer (J) ruilt een van je pionnen met een van een andere kleur op de baan. **Kom zo dicht mogelijk bij je thuis.**
lesson-jack-wrong = Wiens pion staat vlak voor je thuis?
lesson-jack-after = ✓ Bijna een hele ronde met één kaart, en Blaise verloor net zoveel. Beschermde pionnen kun je niet ruilen.
lesson-joker-title = Joker: elke kaart
lesson-joker-before = Een joker kun je als elke kaart spelen. **Breng je pion thuis, naar de binnenste plek**: die is negen velden verderop.
lesson-joker-wrong = Speel de joker als negen: kies de pion, dan de binnenste plek thuis.
lesson-joker-after = ✓ Een joker kan alles wat een kaart kan: opzetten, ruilen, splitsen of naar huis gaan.
lesson-four-title = Vier: achteruit
lesson-four-before = Een vier loopt vooruit of achteruit. Je pion is net opgekomen, en zijn ingangsveld ligt vlak achter hem. **Bespaar hem een hele ronde.**
lesson-four-wrong = Vier velden achteruit vanaf het startveld staat hij vlak voor zijn thuis.
lesson-four-after = ✓ Van hier loopt hij vooruit naar huis. Met een pion op zijn startveld is een vier een hele ronde waard.
lesson-centre-title = Tock Tock Dog: het midden
lesson-centre-before = Bij Tock Tock Dog brengt een aas, een tien of een koning een pion van een veld met nummer 8 naar het midden. Later kan hij er op elk ander veld met nummer 8 weer uit. **Ga naar het midden.**
lesson-centre-wrong = De koning brengt je daar ook: kies het midden.
lesson-centre-after = ✓ Met nog zo'n kaart komt hij eruit op een veld naar keuze, bijvoorbeeld dicht bij huis. Het Zwitserse spel voor acht heeft ook een midden.
lesson-dog-title = Dog: twee keer de start raken
lesson-dog-before = Bij Dog slaat een pion vanaf zijn startveld af naar huis als hij dat veld twee keer heeft geraakt. Opkomen is de eerste keer; eroverheen lopen of er weer op uitkomen is de tweede. Je pion ging terug met een vier. **Breng hem thuis.**
lesson-dog-wrong = Zo komt hij niet binnen. Kies de kaart en het doel waarmee hij bij het startveld afslaat.
lesson-dog-after = ✓ Je pion raakte zijn startveld een tweede keer toen hij eroverheen liep. Opzetten, vier terug en naar huis: sneller kan niet.
lesson-toctoc-title = Toc Toc: de aas en je eigen pionnen
lesson-toctoc-before = Bij Toc Toc is een aas 1 of 14, gaan vieren alleen achteruit, en kunnen je pionnen elkaar niet passeren. **Sla de pion van Blaise.**
lesson-toctoc-wrong = De voorste pion staat veertien velden erachter.
lesson-toctoc-after = ✓ Je andere pion had het niet gekund: de voorste stond in de weg.
lesson-ttg-title = Tock Tock Dog: boer en startvelden
lesson-ttg-before = Bij Tock Tock Dog loopt een boer 11 of ruilt hij, en is geen pion beschermd, ook niet als hij net is opgekomen. **Stuur de pion van Blaise terug naar de reserve.**
lesson-ttg-wrong = Dan sla je hem niet. Tel: hij staat elf velden verder.
lesson-ttg-after = ✓ Op een startveld is hier niemand veilig. Zevens slaan alleen waar een deel uitkomt, en thuis kunnen ze ook achteruit.
lesson-keezen-title = Keezen: maar één ronde
lesson-keezen-before = Bij Keezen kan een pion zijn thuis niet voorbij: hij slaat af als het precies uitkomt, of hij wacht. Koningen zetten alleen op, en een zeven zet één of twee pionnen. **Breng je pion thuis.**
lesson-keezen-wrong = Dan komt hij maar tot zijn ingangsveld, drie velden verder. Thuis begint er vlak achter.
lesson-keezen-cannot = Een acht of een negen zou je thuis voorbijlopen, en dat mag niet.
lesson-keezen-after = ✓ Aan je achten en negens had je hier niets: dicht bij huis heb je kleine kaarten nodig, of een boer om weg te ruilen.
lesson-keezen-start-title = Keezen: het startveld
lesson-keezen-start-before = Een pion op zijn eigen startveld blokkeert iedereen, ook jou, en niemand anders kan hem ruilen. Alleen jij kunt hem wegruilen. **Ruil hem met de pion van Blaise, die dicht bij jouw thuis staat.**
lesson-keezen-start-wrong = Niet die pion. Zoek die vlak voor je eigen ingangsveld.
lesson-keezen-start-cannot = Je eigen pion staat op het startveld, dus een koning kan er geen tweede opzetten.
lesson-keezen-start-after = ✓ Bijna een hele ronde in één zet, en Blaise begint opnieuw.
lesson-jackaroo-king-title = Jackaroo: de koning
lesson-jackaroo-king-before = Bij Jackaroo slaat een koning die dertien loopt alles op zijn weg. Anders kan geen pion langs een van zijn eigen kleur, of langs een muur van twee pionnen. **Sla beide pionnen van Blaise.**
lesson-jackaroo-king-wrong = Dan blijven de pionnen van Blaise staan. Gebruik alle dertien stappen van de koning.
lesson-jackaroo-king-cannot = Een acht zou langs de twee pionnen van Blaise moeten, en die vormen een muur.
lesson-jackaroo-king-after = ✓ Een koning spaart niemand, ook je eigen pionnen niet; houd ze dus uit zijn weg.
lesson-jackaroo-five-title = Jackaroo: de vijf
lesson-jackaroo-five-before = Een vijf zet je eigen pion, of die van iemand anders op de baan. Een pion van een tegenstander loopt zijn thuis voorbij en moet nog een ronde. **Bederf de thuisreis van Blaise.**
lesson-jackaroo-five-wrong = Blaise kan nog steeds thuiskomen. Duw de pion die twee velden voor zijn ingangsveld staat.
lesson-jackaroo-five-after = ✓ Dat kost Blaise een hele ronde. Trouwens: de pion van je partner kan met jouw vijf wel naar huis afslaan.
lesson-jackaroo-ten-title = Jackaroo: de tien
lesson-jackaroo-ten-before = Een tien loopt tien, of verbrandt een kaart van de volgende speler, die ook de beurt kwijt is. Blaise heeft nog één kaart en is bijna thuis. **Verbrand die.**
lesson-jackaroo-ten-wrong = Dan speelt Blaise die kaart. Verbrand hem met de tien.
lesson-jackaroo-ten-after = ✓ Iedereen ziet de verbrande kaart, en Blaise moet wachten op de volgende deling.
lesson-italian-title = Italiaans: de tien
lesson-italian-before = In het Italiaanse spel legt na een tien de volgende speler een kaart af en is die beurt kwijt. Een pion op zijn eigen startveld blokkeert alle andere. **Laat Blaise afleggen.**
lesson-italian-wrong = Dat doet alleen een tien.
lesson-italian-after = ✓ Blaise legt een kaart af en wordt overgeslagen. Dat was de laatste les: nu is het tijd voor een spel!

## The puzzle of the day

puzzle-header = **🧩 Puzzel van de dag · { $rules } · { $day } · { $difficulty }**
puzzle-easy = makkelijk
puzzle-medium = gemiddeld
puzzle-hard = moeilijk
puzzle-asked = Jij zit onderaan. Eén zet is duidelijk de beste: **welke?** De eerdere zetten ken je niet. Alleen je eerste antwoord telt.
puzzle-solved = ✓ **Opgelost!** Dat is de beste zet.
puzzle-missed = ✗ Net niet. Dit is de beste zet:
puzzle-best = { $what } · winstkans **{ $percent }%**
puzzle-second = Op één na beste: { $what } · { $percent }%
puzzle-here = Opgelost op deze server: { $solved } van { $answered }
puzzle-streak = { $days ->
    [one] 🔥 Vandaag opgelost. Kom morgen terug voor twee op rij!
   *[other] 🔥 { $days } dagen op rij opgelost.
}
puzzle-tomorrow = -# Morgen komt er een nieuwe puzzel.
puzzle-shown = ✓ { $who } heeft de puzzel in één keer opgelost!
puzzle-shown-alt = Een bord onder dichte kaarten met een vinkje, zodat er niets verraden wordt.
button-show-solved = Hier delen
command-puzzle = puzzel
command-puzzle-about = Los de puzzel van de dag op: vind de ene beste zet
puzzle-posted = Wie onderaan zit, is aan de beurt, en één zet is duidelijk de beste. Zie jij hem? Druk op **{ button-solve }** om hem te spelen; alleen jij ziet je antwoord.
puzzle-yesterday = -# De puzzel van gisteren is opgelost door { $solved } van { $answered }.
button-solve = Oplossen
puzzle-here-streak = 🏠 Reeks van deze server: **{ $days }** dagen (record: { $best })
puzzle-here-open = Hier heeft nog niemand de puzzel van vandaag opgelost. Wees de eerste en houd de reeks in leven!
puzzle-here-first = **{ $name }** loste hem als eerste op.
puzzle-here-you = **Jij** loste hem als eerste op.
puzzle-here-header = **🧩 Puzzels op deze server**
puzzle-here-lately = Laatste { $days } dagen:
puzzle-here-solver = { $solved } van { $answered } opgelost · reeks: { $days }
button-puzzles-here = Reeks van de server
button-rush = Puzzelrace
button-rush-begin = Start de race
button-rush-again = Nog een race
rush-header = **⚡ Puzzelrace**
rush-about = Hoeveel puzzels los je op in { $minutes } minuten? Ze volgen de Zwitserse regels en worden geloot, makkelijke eerst. Na { $most } foute antwoorden is het voorbij. Oplossingen worden niet getoond.
rush-stands = **⚡ { $solved } opgelost · { $wrong } van { $most } fout · eindigt { $ends }**
rush-asked = Jij zit onderaan. Wat is de beste zet?
rush-right = ✓ Goed!
rush-wrong = ✗ Net niet.
rush-over = **⚡ De tijd is om: { $solved } opgelost**, { $wrong } fout.
rush-own = Je record: { $solved }
rush-best-here = Vandaag het beste op deze server: { $solved } ({ $names })
refused-own-game = Dit is de stelling van een spel dat je nog niet hebt uitgespeeld, of van de puzzel van de dag. Doe eerst daar je zet, en kom dan terug.
regular-puzzle = de puzzel van de dag
server-settings-puzzle-on = Puzzel van de dag: **{ $channel }**
server-settings-puzzle-off = Puzzel van de dag: **uit**

## Practice

practice-opened = 🎓 Je oefenspel is begonnen in je privéberichten: { $link }. Je speelt met drie makkelijke computerspelers, van wie er één je partner is. Hints zijn vrij, en het resultaat telt niet. Komt er geen bericht aan, druk dan op **{ button-hand }** om hier te spelen.
practice-running = 🎓 Je oefenspel loopt in je privéberichten: { $link }.
practice-here = 🎓 Ik kan je geen privéberichten sturen, dus je speelt je oefenspel hier. Druk op **{ button-hand }**; alleen jij ziet het.
practice-place = 🎓 oefening
practice-wait = De computerspelers zijn aan zet. Je volgende beurt verschijnt vanzelf; druk op **{ button-hand }** om hem hier te zien.
practice-better = 💡 Veel beter was: { $what } · winstkans **{ $percent }%**
button-stop-advice = Advies uitzetten
practice-advice-stopped = Goed, geen advies meer. Met de optie `raad` van `/tock oefenen` zet je het weer aan.
command-practice = oefenen
command-practice-about = Speel alleen tegen makkelijke computerspelers, in privéberichten
command-practice-advice-about = Of ik zeg wanneer een zet veel beter was geweest
parameter-advice = raad

## The learn command

command-learn = leren
command-learn-about = Leer Tock in twee minuten, zet voor zet

## Tips about new cards

note-joker = 💡 **{ $card }** kun je als elke kaart spelen. De knoppen tonen wat hij nu kan.
note-rule = 💡 **{ $card }**: { $rule }
note-back = 💡 **{ $card }** kan achteruit: vanaf je startveld ben je dan bijna thuis.
note-enters = 💡 **{ $card }** zet een pion op.
note-nothing = 💡 Je deed niets verkeerd: alleen bepaalde kaarten zetten een pion op, en veel eerste handen hebben er geen. Bij de volgende deling krijg je nieuwe. Zin in een les van twee minuten of een oefenspel, zolang?
note-discard = 💡 De kaart die je nu aflegt, doet niets, dus kies de kaart die je het minst nodig hebt.
notes-once = -# Elke tip verschijnt één keer. Zet tips uit met `/tock instellingen`.
settings-notes = Tips bij nieuwe kaarten: **{ $on ->
    [0] uit
   *[other] aan
}**

## Help

help = **Wat wil je doen?** Druk op een knop; alleen jij ziet het antwoord.
help-degraded = ⚠️ { $what ->
    [saves] Ik kan op dit moment niet alles bewaren. Probeer het opnieuw als een zet wordt geweigerd.
    [answers] Ik antwoord op dit moment trager dan anders.
    [pings] Ik geef spelers op dit moment later een seintje dan anders.
   *[boards] De borden worden op dit moment later bijgewerkt dan anders.
}
help-play = Spelen
help-play-told = **Spelen**
    - Met vrienden: open met `/tock nieuw` een tafel in een kanaal. Je vrienden drukken naast een plek op **{ button-sit }**. Begin met **{ button-start }**, of met **{ button-fill }** om lege plekken aan computerspelers te geven.
    - Alleen, nu meteen: **{ errand-practice }** start in je privéberichten een spel tegen makkelijke computerspelers, met vrije hints.
    - **{ errand-games }** toont welke tafels op deze server spelers zoeken.
    - Je krijgt een seintje als je aan de beurt bent. Een knop die een zet noemt, speelt die meteen; druk anders op een kaart en kies dan een zet. Je kaarten komen als privébericht; **{ button-hand }** onder het bord toont ze ook.
help-learn = Het spel leren
help-learn-told = **Het spel leren**
    - Nog nooit gespeeld? Druk op **{ errand-learn }** en leer het spel in twee minuten, met zes zetten.
    - Om het te proberen: **{ errand-practice }** zegt het je als een andere zet veel beter was geweest.
    - Tijdens een spel: op elke kaart staat wat die doet; **{ button-hint }** toont de beste zetten, alleen aan jou.
    - Alle regels, met borden erbij: **{ button-rules }**.
    - Elke dag een uitdaging: **{ errand-puzzle }**.
help-anywhere = - Op andere servers, in groepen en privéchats: [voeg me toe aan je account]({ $link }) en gebruik dan `/tock-overal`.
help-games = Mijn spellen zien
help-games-told = **Mijn spellen**
    - **{ errand-games }** toont je tafels op alle servers, en wie er aan de beurt is.
    - Moet je weg? Met `/tock opstaan` houdt een computerspeler je plek bezet, zo lang als je wilt. Met `/tock meedoen` kom je terug.
    - Laatste zetten: **{ button-log }** onder het bord. Om een afgelopen spel terug te kijken, druk je onder de uitslag op **{ button-replay }**, of gebruik je `/tock spellen`.
    - Je statistiek: **{ errand-stats }**.
help-look = Uiterlijk wijzigen
help-look-told = **Uiterlijk wijzigen**
    - Kies hieronder een thema voor de afbeeldingen die alleen jij ziet.
    - Je hand onder of naast het bord, nummers op alle velden, rusturen, tips aan of uit: `/tock instellingen`.
    - Voor iedereen op een server (alleen serverbeheerders): `/tock-server instellingen`.
help-look-chosen = Afbeeldingen die alleen jij ziet, hebben nu het thema **{ $theme }**.
help-stuck = Een probleem oplossen
help-stuck-told = **Een probleem oplossen**
    - Geen kaarten? Druk op **{ button-hand }**. `/tock tafel` probeert ook je privéberichten opnieuw.
    - Grijze kaarten? Geen van je pionnen kan die zet doen. Zijn al je pionnen in de reserve, dan helpt alleen een kaart om op te zetten. Bij je hand staat of je één kaart aflegt of alles weggooit.
    - Waar is het bord? **{ errand-table }** toont het met jouw plek onderaan.
    - Een vergissing? Druk meteen op **{ button-take-back }**, voor je volgende beurt.
    - Een knop is verouderd? Druk op **{ button-hand }** voor nieuwe.
    - Iemand speelt niet? Met een klok doet een computerspeler de zet als de tijd om is, en de anderen kunnen die speler dan vervangen tot die terug is. Zonder klok druk je eerst op **{ button-more }**, dan op **{ button-call }**. Om het spel te beëindigen, druk je op **{ button-more }**, dan op **{ button-ask-end }**.
    - Geen antwoord in een kanaal? Ik heb daar { permission-view-channel }, { permission-send-messages } en { permission-attach-files } nodig.
anywhere = **Tock, waar je ook bent**
    Alleen jij ziet wat deze knoppen tonen. Om met vrienden te spelen, voeg je me toe aan een server en gebruik je daar `/tock nieuw`.
anywhere-with-table = **Tock, waar je ook bent**
    Alleen jij ziet wat deze knoppen tonen. **{ button-open-anywhere }** plaatst een tafel waaraan iedereen hier kan spelen, zonder mij toe te voegen.
button-open-anywhere = Open hier een tafel
elsewhere-your-turn = Jij bent aan de beurt aan tafel { $number }, ergens waar ik geen lid ben. Andere spelers: { $names }.
elsewhere-place = deze chat
elsewhere-newer = -# Verandert dit bericht niet meer, zoek dan hieronder naar een nieuwer.
elsewhere-moved = Dit bericht wordt niet meer bijgewerkt. De tafel staat [hieronder]({ $link }).
elsewhere-press-board = Het bord toont dit nog niet. Druk daar op **{ button-hand }** om het voor iedereen bij te werken.
errand-new = Nieuwe tafel
errand-practice = Oefenen
errand-learn = Lessen
errand-rules = { button-rules }
errand-puzzle = Puzzel van de dag
errand-games = Mijn spellen
errand-stats = Mijn statistiek
errand-table = { button-hand }
command-help = hulp
command-help-about = Hulp: spelen, leren, je spellen vinden, het uiterlijk wijzigen, een probleem oplossen
about = Speel Tock met vrienden op Discord: de knikkerrace met kaarten, ook bekend als Toc, Dog of Keezen. Typ /tock hulp om te beginnen, het spel in twee minuten te leren, je spellen te vinden of een probleem op te lossen.

## Watching

button-watch = Seintje bij het einde
watch-begun = Ik stuur je één privébericht als deze tafel klaar is. Druk nog een keer op **{ button-watch }** om dat uit te zetten.
watch-dm-closed = Ik zou je een privébericht sturen als deze tafel klaar is, maar ik kan je niet bereiken. Sta privéberichten toe en probeer het dan opnieuw met `/tock tafel`.
watch-stopped = Over deze tafel krijg je geen seintje meer.
watched-ended = De tafel die je volgde, is klaar: { $link }
refused-many-watch = Er kijken al te veel mensen naar deze tafel, of jij kijkt al naar te veel tafels. Wacht tot er een klaar is.
refused-plays-here = Je speelt aan deze tafel, dus je krijgt sowieso een seintje.
refused-gives-first = Eerst geeft iedereen een kaart door. Druk onder het bord op **{ button-hand }** om de jouwe te kiezen.

## Predictions

button-guess = Voorspellen
guess-told = 🔮 **Wat voorspel jij?** Alleen jij ziet het. Het gaat alleen om punten; de beste voorspellers worden genoemd als het spel uit is.
guess-winner = Wie wint?
guess-home = Wiens pion komt als volgende thuis?
guess-winner-worth = **Wie wint?** Een goede voorspelling is nu { $points } punten waard. Dat wordt één minder voor elk kwart van de pionnen dat een kant thuisbrengt; bij driekwart is het te laat.
guess-winner-closed = **Wie wint?** Voorspellen kan niet meer: een kant heeft al driekwart van de pionnen thuis.
guess-home-worth = **Wiens pion komt als volgende thuis?** Eén tot drie punten waard: hoe eerder je het voorspelt, hoe meer.
guess-yours = Jouw voorspelling: { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 Beste voorspellingen (punten): { $names }
refused-guess-of-player = Je kunt geen spel voorspellen waarin je speelt of gespeeld hebt, of waarin je om een plek hebt gevraagd.
refused-guess-closed = Voorspellen kan niet meer.
refused-guess-late = Te laat: het spel is al verder. Druk op **{ button-guess }** om te zien wat je nu kunt voorspellen.
refused-guesses-off = Voorspellingen staan uit op deze server.
server-settings-guesses-on = Voorspellingen: **aan**
server-settings-guesses-off = Voorspellingen: **uit**
server-guesses-begin = Voorspellingen aanzetten
server-guesses-end = Voorspellingen uitzetten
server-settings-gathering = Threads en pings
server-settings-in-threads = Nieuwe tafels openen in: **een eigen thread**
server-settings-in-channels = Nieuwe tafels openen in: **het kanaal**
ask-places = Waar nieuwe tafels openen
places-channel = In het kanaal
places-thread = In een eigen thread

## Pings for players

button-call-players = Spelers pingen
button-be-called = Ping me voor spellen
button-not-called = Ping me niet
call-waits = 📣 { $host } zoekt spelers: **{ $rules }**, { $free ->
    [one] één plek
   *[other] { $free } plekken
} vrij.
called-now = Je krijgt een ping als hier een tafel spelers zoekt, maar niet in je rusturen.
called-by-role = Je hebt nu de rol { $role }: je krijgt een ping als hier een tafel spelers zoekt.
called-no-more = Je krijgt hier geen pings meer voor spellen.
called-role-kept = Ik ping je niet meer vanaf mijn eigen lijst, maar je hebt nog de rol { $role }, die ik niet mag afnemen. Vraag een serverbeheerder om hem weg te halen: **Serverinstellingen**, **Leden**.
refused-calls-off = Pings voor spelers staan uit op deze server.
refused-call-of-host = Alleen de host van de tafel kan spelers pingen.
refused-call-no-seat = Alle plekken zijn bezet.
refused-call-too-soon = Op deze server zijn kort geleden al spelers gepingd. Het kan { $at } weer.
refused-call-nobody = Er is niemand om te pingen: niemand heeft zich hier aangemeld, of iedereen slaapt of zit al aan tafel. Aanmelden kan met `/tock hulp`, **{ help-play }**, **{ button-be-called }**.
refused-role-everyone = Ik ping niet iedereen. Kies een rol die mensen hebben omdat ze gepingd willen worden.
refused-role-rank = Ik kan { $role } niet gebruiken: die rol staat niet onder mijn eigen rol, of hoort bij een app. Sleep mijn rol er in de serverinstellingen boven, of kies een andere.
refused-role-powers = Ik kan { $role } niet gebruiken: die rol heeft een recht dat @everyone niet heeft. Kies een rol zonder rechten.
refused-role-channels = Ik kan { $role } niet gebruiken: die rol komt voor in de rechten van een kanaal of categorie. Kies een rol die nergens voorkomt.
refused-role-chooser = Om { $role } te kiezen heb je *Rollen beheren* en een rol erboven nodig. De eigenaar van de server kan hem altijd kiezen.
refused-role-mention = Ik mag { $role } niet vermelden. Sta in de instellingen van de rol toe dat iedereen hem vermeldt, of geef me { $permissions }.
permission-mention-everyone = @everyone, @here en alle rollen vermelden
permission-manage-roles = Rollen beheren
server-settings-calls = { $hours ->
    [0] Pings voor spelers: **uit**
    [1] Pings voor spelers: **{ $who }**, hooguit één keer per uur
   *[other] Pings voor spelers: **{ $who }**, hooguit één keer per { $hours } uur
}
server-calls-list = wie zich heeft aangemeld
server-settings-calls-not-given = Ik kan { $role } niet toekennen: daarvoor heb ik { $permissions } en een rol erboven nodig. Tot dan komt wie op **{ button-be-called }** drukt op een lijst, en die mensen ping ik ook.
server-settings-calls-unchecked = Een lid dat { $role } kan toekennen, moet de rol nog bevestigen; tot dan ken ik hem niet toe en neem ik hem niet af. Heb je *Rollen beheren*, kies hem dan opnieuw in **{ server-settings-gathering }**.
server-settings-calls-hidden = { $count ->
    [one] Ik kan één kanaal
   *[other] Ik kan { $count } kanalen
} van deze server niet zien. Let erop dat { $role } daar niet in de rechten voorkomt.
called-role-refused = Op **{ $server }** ken ik de rol { $role } niet meer toe en ping ik hem niet meer. In plaats daarvan ping ik mensen van mijn eigen lijst. Je kunt een andere rol kiezen in `/tock-server instellingen`, **{ server-settings-gathering }**.
ask-role = Rol om te pingen
ask-role-about = Zonder rol houd ik een lijst bij van mensen die gepingd willen worden.
ask-calls = Hoe vaak tafels mogen pingen
ask-calls-hours = { $hours ->
    [0] Nooit
    [1] Eén keer per uur
   *[other] Eén keer per { $hours } uur
}

## Regular posts

week-header = 🗓️ **De week van Tock**
week-title = De week van Tock
week-wins = Vaakst gewonnen
week-players = { $players ->
    [one] speler
   *[other] spelers
}
week-games = { $games ->
    [one] Er is één spel uitgespeeld
   *[other] Er zijn { $games } spellen uitgespeeld
}, met { $players ->
    [one] één speler
   *[other] { $players } spelers
}.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }** won { $won } van { $games } spellen
week-hits = 💥 { $hits ->
    [one] Er werd één pion geslagen, door **{ $name }**
   *[other] Er werden { $hits } pionnen geslagen, waarvan { $most } door **{ $name }**
}
week-walk = 🏃 Langste tocht: **{ $name }**, { $fields } velden
week-footer = Nieuwe week, nieuwe kaarten! Begin een spel met `/tock nieuw`.
regular-week = het weekoverzicht
regular-given-up = Ik kan { $what } niet meer plaatsen in { $channel }, omdat ik daar het recht niet heb. Ik heb het uitgezet; een serverbeheerder kan het weer aanzetten met `/tock-server instellingen`.
server-settings-week-on = Weekoverzicht: **{ $channel }**, elke maandag
server-settings-week-off = Weekoverzicht: **uit**

## A series of games

setup-series = Serie: tot 3 gewonnen
button-again-next = Volgend spel
button-again-series = Serie beginnen
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = Serie (tot { $first } gewonnen): { $score } · spel { $number } van hooguit { $most }
series-left = Hier begint een nieuwe serie; de vorige gaat niet verder.
series-left-at = De spelers zijn veranderd, dus de serie die op { $score } stond, gaat niet verder.
series-goes-on = Serie (tot { $first } gewonnen): { $score }
series-won = 🏆 { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
} de serie: { $score }
series-given-up = De serie eindigt hier op { $score }, omdat een speler voorgoed is vertrokken.
stats-series = Series: { $games } · gewonnen: { $won }
stats-tile-series = series gewonnen

## A game as a web page

button-page = Webpagina
page-told = Spel { $game } als webpagina: bewaar hem en open hem in een browser, of stuur hem naar vrienden. { $names ->
    [named] Alle spelers vinden het goed dat hun naam erin staat.
   *[seats] In plaats van de namen van de spelers staan hun plekken erin.
 }
refused-page-of-others = Alleen spelers van dit spel kunnen het als webpagina krijgen.
privacy-pages-unnamed = Je naam op webpagina's van je spellen: **verborgen**; in plaats daarvan staat je plek er
privacy-pages-named = Je naam op webpagina's van je spellen: **zichtbaar**, als alle andere spelers dat ook goedvinden
privacy-pages-name = Mijn naam tonen
privacy-pages-unname = Mijn naam verbergen
page-title = Tock, spel { $game }
page-gave = { $name } geeft { $card } door aan { $other }.
page-back = Vorige stap
page-on = Volgende stap
page-round-back = Vorige ronde
page-round-on = Volgende ronde
page-step = Stap in het spel
page-hands = Alle handen
page-course = Winstkansen
page-story = Zetten
page-keys = Met de pijltjestoetsen, vegen of de schuif ga je stap voor stap; met Page Up en Page Down spring je tussen rondes.

## Tournaments

button-tournament = Nieuw toernooi
button-enter = Inschrijven voor toernooi
button-partner = Partner kiezen
button-withdraw = Uitschrijven uit toernooi
button-begin = Toernooi starten
button-begin-missing = Starten (nog { $missing } nodig)
button-begin-present = Zonder { $missing ->
    [one] één speler
   *[other] { $missing } spelers
} starten
button-pair-again = Opnieuw indelen
button-drop = Deelnemer verwijderen
button-call-off = Toernooi afgelasten
ask-tournament-mode = Vorm
ask-tournament-rounds = Aantal rondes
ask-tournament-minutes = Tijdslimiet per ronde
ask-tournament-minutes-about = Daarna beslissen de pionnen thuis, dan de stappen die nog moeten, dan de gebruikte tijd.
tournament-singles = Individueel
tournament-singles-about = Iedereen schrijft zich alleen in en krijgt elke ronde een nieuwe partner.
tournament-pairs = Paren
tournament-pairs-about = Partners blijven het hele toernooi bij elkaar.
tournament-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
tournament-minutes = { $minutes } minuten
tournament-turns = { $seconds } s per beurt, plus { $bank } s per spel
tournament-called = Het toernooi is aangekondigd! Inschrijven gaat via het bericht in dit kanaal, en daar start je het ook.
tournament-called-event = Met **{ button-more }** daar kun je het ook als evenement op deze server aankondigen.
tournament-begins = 📅 Begint { $at } ({ $when })
tournament-event = [Evenement op deze server]({ $link })
tournament-announced = Klaar: iedereen ziet het begin nu hier.
tournament-moved = Klaar: het begin is gewijzigd, hier en in het evenement.
tournament-event-soon = -# Discord maakt het evenement aan.
tournament-event-refused = -# Discord heeft het evenement geweigerd, dus er is er geen. Je kunt het opnieuw proberen.
tournament-event-needs = -# Om dit als evenement aan te kondigen, { $who ->
    [you] heb jij
    [bot] heb ik
   *[both] hebben jij en ik
} *{ $permission }* nodig.
button-announce-event = Als evenement aankondigen
button-move-event = Begin wijzigen
ask-event-begins = Wanneer begint het?
ask-event-begins-about = Je start het toernooi zelf, ook eerder of later. Het evenement schuift mee.
event-in = { $hours ->
    [0] over { $minutes } minuten
    [one] over { $hours } uur
   *[other] over { $hours } uur
}
event-about = { $mode }, { $rounds } van hooguit { $minutes } minuten. Inschrijven in { $channel }.
tournament-header = 🏆 **Toernooi** · { $mode } · Regels: { $rules } · { $rounds } van hooguit { $minutes } min · host: { $host }
tournament-how-short = Elke tafel van vier spelers heeft een eigen thread onder dit kanaal. Druk daar binnen { $minutes } minuten op **{ button-here }**, anders vervangt een computerspeler je. { $seconds } s per beurt, plus { $bank } s per spel; geen hints, geen zetten terugnemen.
tournament-entered = { $people ->
    [0] Er heeft zich nog niemand ingeschreven.
    [one] Eén deelnemer:
   *[other] { $people } deelnemers:
}
tournament-begun = Het toernooi is begonnen.
tournament-called-off = Het toernooi is afgelast. Begonnen spellen kunnen worden uitgespeeld, maar tellen er niet meer voor.
tournament-called-off-early = Het toernooi is voor het begin afgelast.
tournament-dropped = { $name } doet niet meer mee aan dit toernooi.
tournament-withdrawn = Je bent uitgeschreven uit het toernooi.
tournament-partner = Met wie wil je spelen? Twee mensen die elkaar kiezen, worden een paar; wie aan het begin nog geen partner heeft, krijgt er een toegeloot.
tournament-partner-asked = Je hebt { $name } gekozen, maar andersom nog niet. { $name } ziet je verzoek onder **{ button-partner }**.
tournament-paired = Jij en { $name } zijn nu een paar.
tournament-wants-you = wil met je spelen
tournament-nobody-free = Er zoekt nog niemand anders een partner.
tournament-table = Ronde { $round } · Tafel { $number }
tournament-table-who = **{ $table }**: { $who }
tournament-against = { $first } tegen { $second }
tournament-computer = een computerspeler
tournament-call = { $who }: druk binnen { $minutes } minuten op **{ button-here }**. Het spel begint als iedereen er is; wie dan ontbreekt, wordt vervangen door een computerspeler.
tournament-call-about = De ronde duurt hooguit { $minutes } minuten. Daarna beslissen de pionnen thuis, dan de stappen die nog moeten, dan de gebruikte tijd.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **Na ronde { $round } van { $rounds }**
tournament-standings-heading = Na ronde { $round } van { $rounds }
tournament-title = Tock-toernooi (regels: { $rules })
tournament-next-round = Ronde { $round } begint: ga naar je nieuwe thread.
tournament-last-round = Dat was de laatste ronde.
tournament-winners = 🥇 Gefeliciteerd, **{ $names }**!
tournament-place = { $place }. { $names }: { $told }
tournament-score = { $points } ({ $opponents }, { $home })
tournament-order = Winst: 2 punten, gelijkspel: 1 punt. Tussen haakjes: de punten van de tegenstanders, dan eigen pionnen thuis.
tournament-your-table = Jouw tafel deze ronde: { $thread }
tournament-call-off-sure = Het toernooi voor iedereen afgelasten?
tournament-call-off-sure-event = Het toernooi voor iedereen afgelasten? Het evenement op deze server wordt ook verwijderd.
tournament-given-up = Ik kan niets meer plaatsen in { $channel }, dus het toernooi daar is afgelast.
tournament-waits = { $missing ->
    [one] ⏸️ **Ronde { $round } wacht.** Eén speler ontbreekt:
   *[other] ⏸️ **Ronde { $round } wacht.** { $missing } spelers ontbreken:
}
tournament-host-decides = { $host }, jij speelt niet mee, dus jij beslist. **{ button-pair-again }** geeft iedereen nieuwe tegenstanders en vraagt opnieuw wie er is.
tournament-manager-decides = De host speelt mee, dus een serverbeheerder die niet meespeelt, beslist. **{ button-pair-again }** geeft iedereen nieuwe tegenstanders en vraagt opnieuw wie er is.
tournament-answer-until = Wie ontbreekt, kan in de eigen thread nog op **{ button-here }** drukken. Zonder beslissing wordt het toernooi { $until } afgelast.
tournament-waited = ▶️ **Ronde { $round }:** { $done }
tournament-begun-present = { $name } start de spellen met de spelers die er zijn.
tournament-paired-again = { $name } heeft de spelers opnieuw ingedeeld. Iedereen wordt in een nieuwe thread gepingd.
tournament-unanswered = In ronde { $round } ontbraken spelers en niemand besliste wat er moest gebeuren, dus het toernooi is afgelast.
table-closed-time = De tijd van deze ronde is om: het spel is beslist door de pionnen thuis. Voor de lol kun je het nog uitspelen met **{ button-reopen }**.
table-closed-decided = De tijd van deze ronde is om. De kant die voorstond, heeft gewonnen: { $names }. De pionnen thuis beslissen, dan de stappen die nog moeten, dan de gebruikte tijd.
refused-tournament-gone = Dit toernooi is voorbij.
refused-tournament-goes-on = Er is al een toernooi in { $channel }. De host daarvan of een serverbeheerder kan het daar afgelasten.
refused-tournament-begun = Het toernooi is al begonnen, dus inschrijven kan niet meer.
refused-tournament-full = Het toernooi is vol ({ $most } deelnemers).
refused-tournament-missing = { $missing ->
    [one] Er moet zich nog één persoon inschrijven voordat je kunt starten.
   *[other] Er moeten zich nog { $missing } mensen inschrijven voordat je kunt starten.
}
refused-tournament-no-room = { $needed ->
    [one] Deze ronde heeft een tafel nodig
   *[other] Deze ronde heeft { $needed } tafels nodig
}, en op deze server { $free ->
    [0] kan er geen meer worden geopend
    [one] kan er nog maar één worden geopend
   *[other] kunnen er nog maar { $free } worden geopend
}. Beëindig tafels waaraan niemand speelt en druk dan weer op **{ button-begin }**.
refused-tournament-not-entered = Je doet niet mee aan dit toernooi. Druk eerst op **{ button-enter }**.
refused-tournament-goes-on-elsewhere = Er is al een toernooi op deze server, in een kanaal dat je niet kunt zien.
refused-tournament-not-host = Dat kan alleen de host van het toernooi of een serverbeheerder.
refused-tournament-not-your-game = Dit is niet jouw tafel in deze ronde.
refused-tournament-too-late = Dit spel is al begonnen of afgelopen. Voor de volgende ronde krijg je weer een ping.
refused-tournament-plays = Je speelt mee in dit toernooi, dus je kunt dit niet beslissen. Vraag de host of een serverbeheerder die niet meespeelt.
refused-tournament-settled = Voor deze ronde hoeft niets meer te worden beslist.
refused-tournament-too-early = Je kunt dit { $when } beslissen. De spelers die ontbreken, hebben nog tijd.
refused-tournament-nobody-here = Er is niemand gekomen voor deze ronde. Deel de spelers opnieuw in, of gelast het toernooi af.
refused-tournament-thread = Deze thread hoort bij een toernooispel. Open je tafel in een ander kanaal.
refused-tournament-place = Toernooien hebben een gewoon tekstkanaal nodig, omdat elke tafel een eigen thread krijgt.
refused-tournament-managers = Op deze server kunnen alleen serverbeheerders toernooien starten.
server-settings-callers = Wie toernooien kan starten: **{ $who ->
    [anybody] iedereen
   *[managers] alleen serverbeheerders
}**
server-settings-call = { $who ->
    [anybody] Iedereen mag toernooien starten
   *[managers] Alleen beheerders starten
}
permission-create-events = Evenementen maken
permission-create-public-threads = Openbare threads maken
