# Wat je leert, in het Nederlands: lessen, notities, puzzels, hulp. Blaise, Carl en Dora zitten links, tegenover en rechts.

## Lessons

button-learn = Nieuw hier?
button-next-lesson = Verder
button-next-course = Bijzondere kaarten
button-got-it = Begrepen
lesson-header = **Tock leren · { $number } van { $lessons } · { $title }**
lesson-cannot = **{ $card }** kun je nu niet spelen.
lesson-would-play = Dat kan. Het zou dit doen: { $play }.
lesson-would-give = Je zou **{ $card }** kunnen geven.
lesson-got-it = Mooi! `/tock leren` toont alle lessen wanneer je maar wilt.
lessons-header = **Tock leren.** Kies een les; elke les is één zet lang.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Alles wat je nodig hebt om te spelen
course-more = Bijzondere kaarten en andere regels
lesson-way-out-title = Uit de reserve
lesson-way-out-before = Jij zit onderaan, en al je pionnen wachten in de reserve. Alleen een koning (K), een aas (A) of een joker zet er een op. **Zet een pion op.**
lesson-way-out-cannot = Die loopt, en er staat nog geen pion van jou op het bord: zoek de kaart die opzet.
lesson-way-out-wrong = Zoek de kaart die opzet.
lesson-way-out-after = ✓ Je pion staat op zijn startveld. Van daar loopt hij met de klok mee, één keer rond het bord, en naar huis.
lesson-hit-title = Lopen en slaan
lesson-hit-before = Een kaart loopt zoveel velden als erop staat. Wie op het veld van een ander eindigt, stuurt die pion terug naar de reserve. **Sla de pion van Blaise**: tel de velden tot daar.
lesson-hit-wrong = Carl, tegenover je, is je partner: spaar hem. De pion van Blaise staat negen velden verder.
lesson-hit-after = ✓ De pion van Blaise is terug in de reserve en moet opnieuw beginnen. Alleen het veld waar je eindigt telt; wie je passeert, blijft staan.
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
lesson-split-before = Een zeven is zeven stappen, voor zoveel van je pionnen als je wilt, en slaat elke pion die hij passeert. **Breng met één zeven een pion thuis en sla die van Dora.** De getallen op zwart zijn stappen.
lesson-split-wrong = De ene pion staat bij zijn thuis, de andere drie velden achter die van Dora: geef elk een paar stappen.
lesson-split-after = ✓ Twee dingen met één kaart: bewaar je zevens voor zulke momenten. Maar ze slaan ook je eigen pionnen en die van je partner.
lesson-gift-title = Een kaart voor je partner
lesson-gift-before = Na elke deling ruilen jij en je partner blind een kaart. Alle pionnen van Carl wachten in de reserve. **Geef Carl de kaart die hem eruit helpt.**
lesson-gift-wrong = Daarmee kwam Carl niet uit de reserve.
lesson-gift-after = ✓ Carl kan nu opzetten. Jullie winnen samen, met alle acht pionnen thuis. Meer heb je niet nodig: de rest staat in `/tock regels`.
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
lesson-centre-before = Bij Tock Tock Dog mag een pion op een veld met nummer 8 met een aas, tien of koning naar het midden, en er later op een ander zulk veld weer uit. **Ga naar het midden.**
lesson-centre-wrong = De koning kan dat ook: kies het midden.
lesson-centre-after = ✓ Met nog zo'n kaart komt hij eruit waar je wilt, bijvoorbeeld voor je thuis. Grote Zwitserse tafels hebben ook een midden.
lesson-toctoc-title = Toc Toc: aas en eigen pionnen
lesson-toctoc-before = Bij Toc Toc is een aas 1 of 14, gaan vieren alleen achteruit, en passeren je pionnen elkaar nooit. **Sla de pion van Blaise.**
lesson-toctoc-wrong = De voorste pion staat veertien velden erachter.
lesson-toctoc-after = ✓ De achterste pion had het niet gekund: zijn eigen collega stond in de weg.
lesson-ttg-title = Tock Tock Dog: boer en start
lesson-ttg-before = Bij Tock Tock Dog loopt een boer 11 of ruilt, en is geen pion beschermd, ook niet als hij net is opgezet. **Stuur de pion van Blaise terug naar de reserve.**
lesson-ttg-wrong = Zo wordt hij niet geslagen. Tel: hij staat elf velden verder.
lesson-ttg-after = ✓ Op het startveld is hier niemand veilig. Zevens slaan alleen waar ze eindigen, en gaan thuis ook achteruit.
lesson-italian-title = Italiaans: de tien
lesson-italian-before = Bij het Italiaanse spel legt wie op een tien volgt een kaart af en slaat die beurt over. Een pion op zijn eigen startveld blokkeert alle andere. **Laat Blaise afleggen.**
lesson-italian-wrong = Dat doet alleen een tien.
lesson-italian-after = ✓ Blaise legt een kaart af en wordt overgeslagen. Dat was de laatste les; nu is het tijd voor een spel.

## The puzzle of the day

puzzle-header = **🧩 Puzzel van de dag · { $day } · { $difficulty }**
puzzle-easy = makkelijk
puzzle-medium = gemiddeld
puzzle-hard = moeilijk
puzzle-asked = Zwitserse regels, en jij speelt de plek onderaan. Eén zet is duidelijk de beste: **welke?** Wat er eerder is gespeeld, is niet bekend. Je eerste antwoord telt.
puzzle-solved = ✓ **Opgelost!** Dat is de beste zet.
puzzle-missed = ✗ Dat was het niet. Dit is de beste zet:
puzzle-best = { $what } · kans op winst **{ $percent } %**
puzzle-second = De op één na beste: { $what } · { $percent } %
puzzle-here = Opgelost op deze server: { $solved } van { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 Vandaag opgelost. Kom morgen terug voor twee op rij!
   *[other] 🔥 { $days } dagen op rij opgelost.
}
puzzle-tomorrow = -# Morgen is er weer een. `/tock leren` leert je het spel.
command-puzzle = puzzel
command-puzzle-about = Los de puzzel van de dag op: één zet is duidelijk de beste

## Commands

command-learn = leren
command-learn-about = Leer Tock in twee minuten, zet voor zet
