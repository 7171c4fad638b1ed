# Every text of the bot in Italian. Each language is one file with the same messages and the same variables.
# In messages that Discord shows, **bold** and `code` are Discord's own marks.

## Words

language-name = Italiano
joker = Jolly
and = e
comma = ,
pawn = pedina { $number }
protected = protetta
place-home = casa { $depth }
place-centre = centro
place-reserve = riserva
round = Smazzata { $number }
computer-name = { $name } (computer, { $level })
player-nameless = Giocatore { $number }
player-forgotten = qualcuno

## What a card does, in a few letters

action-any = vale qualsiasi carta
action-forward = avanti { $steps }
action-forward-anyone = { $steps } ogni pedina
action-back = indietro { $steps }
action-enter = entra
action-seven = dividi 7
action-swap = scambia
action-draw = pesca
action-burn = brucia
action-centre = centro
action-from-centre = dal centro

## Plays that can be made

play-as = come { $rank }: { $moves }
in-a-row = { $before }; { $after }
play-second = { $moves }; con { $card }: { $second }
play-draw = pesca una carta da { $name }
play-burn = bruciare una carta di { $name }
play-burn-choice = far bruciare una carta a { $name }
play-throw-in = scarta tutta la mano
play-discard = scarta
move-enter = { $pawn } entra in { $goal }
move-walk = { $pawn }: { $origin } → { $goal }
move-swap = { $pawn } in { $origin } ⇄ { $other } in { $goal }
move-hits = , mangia { $victims }
own-pawn = la propria pedina { $number }
your-own-pawn = la tua pedina { $number }
your-partners-pawn = la pedina { $number } del tuo compagno
partners-pawn = il compagno { $pawn }
pawn-of = { $name } { $number }

## Plays that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · pesca una carta da { $other }
told-burn = { $name } { $cards } · brucia { $burnt } di { $other }, che perde il turno
told-burn-choice = { $name } { $cards } · { $other } deve bruciare una carta e perde il turno
told-throw-in = { $name } · nessuna carta giocabile, scarta la mano: { $cards }
told-discard-made = { $name } · scarto obbligato: { $cards }
told-discard-unplayable = { $name } · nessuna carta giocabile, scarta { $cards }
told-discard = { $name } · scarta { $cards }
told-round = — smazzata { $number } —
told-home = 🏅 { $count ->
    [one] { $names } è a casa
   *[other] { $names } sono a casa
}: { $place }º posto! Gli altri continuano.

## Pictures in words

alt-seat = { $name }: sul tabellone { $pawns }; { $waiting } in riserva; { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
alt-none = nessuna pedina
alt-lobby-seat = Posto { $number }: { $name }.
hand-cards = La tua mano: { $cards }.

## The lobby

lobby-header = **Tock** · { $rules }
    Tavolo di { $host }. Siediti anche tu!
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = libero
lobby-kept = tenuto per { $name }
lobby-free = { $free ->
    [one] Un posto è libero.
   *[other] { $free } posti sono liberi.
} I computer possono riempirli.
lobby-kept-seats = { $kept ->
    [one] Un posto è tenuto.
   *[other] { $kept } posti sono tenuti.
}
lobby-kept-later = { $kept ->
    [one] Chi lo aveva può arrivare anche a partita iniziata: fino ad allora lo tiene un computer.
   *[other] Chi li aveva può arrivare anche a partita iniziata: fino ad allora li tengono i computer.
}
lobby-kept-series = Una serie continua con le stesse persone: si aspettano tutte.
lobby-full = Ci siete tutti: premi **Inizia**.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· su invito
   *[open] {""}
}
lobby-rated-not-yet = Per la classifica: solo con persone da due parti
seat-own = Questo è il tuo posto.
seat-other = Di questo posto decide chi ci siede.
seat-computer = Quanto bene deve giocare questo computer?
seat-free = Vuoi passare a questo posto o lasciarlo a un computer?
seat-kept = Questo posto è tenuto. Darlo a un computer o liberarlo per tutti?
setup-chosen = **Si gioca: { $rules }**
    Sceglie { $host }; tutti lo vedono al tavolo.
setup-header = **Si gioca: { $rules }**
    Scegli qui le regole e in quanti si gioca; le regole della casa, e ritmo, consigli e altro di questo tavolo, sono dietro i pulsanti. Tutti vedono la scelta al tavolo.
setup-suggested = { $option }: { $about }
setup-ruleset = Regole
setup-party = Chi gioca
setup-terms = Tavolo
setup-cut = Comincia con il taglio
ask-cut = Il taglio
ask-cut-about = Quello che vuoi, mescolato alle carte; lo leggono tutti
ask-terms = Inoltre
ask-terms-rated = Vale per la classifica
ask-terms-undo = Una mossa si può annullare, se tutti sono d'accordo
ask-terms-series = Una serie: vince chi arriva primo a tre
ask-terms-invited = Si siede solo chi fai entrare tu

## Buttons

button-sit = Siediti qui
button-leave = Esci
button-seat = Cambia
button-at-seat = { $button } · { $number }
button-computer-level = Computer: { $level }
button-open-seat = Libera il posto
button-start = Inizia
button-fill = Completa e inizia
button-setup = Scegli le regole
button-hand = La mia mano
button-log = Mosse
button-rules = Regole
button-more = Altro
button-words = A parole
button-call = C'è ancora qualcuno?
button-ask-end = Termina il tavolo
button-send = Manda via qualcuno
button-let = Fai tornare qualcuno
more-told = Che altro si può fare a questo tavolo:
ask-whom = Chi
button-last-here = L'ultima qui
button-find-game = Una partita dal numero
button-game-text = Continua da un testo
button-play-on = Continua da qui
games-over = Le tue partite finite
games-line = { $day } · partita { $game } · { $what } · posto { $place }
ask-game-number = Il numero della partita
ask-text = Il testo della partita
ask-text-about = Un file come quello che dà una partita rivista
ask-plays = Dopo quante mosse
button-again = Ancora una
button-again-changed = Altri compagni
button-again-drawn = Sorteggia i posti
button-well-played = 👏 Ben giocato
button-fair = La partita è regolare?
button-end = Chiudi il tavolo
button-throw-in = Scarta la mano
button-let-go = Lasciale andare tutte
button-back = Indietro
button-take-back = Annulla la mia mossa
button-let-undo = Accetta l'annullamento
button-disagree = La mossa resta
button-undo-on = Annullare: d'accordo tutti
button-undo-off = Annullare: no
button-hint = Consiglio
button-play = Gioca
button-as-seven = Dividi il 7

## The table

table-header = **Tock · smazzata { $number }**
table-exchange = Tutti passano una carta: { $ready ->
    [one] ha scelto { $ready } su { $players }.
   *[other] hanno scelto in { $ready } su { $players }.
} Le tue carte sono sotto **La mia mano** o nei tuoi messaggi diretti.
table-exchange-waiting = Si aspetta: { $names }.
table-dealing = Si distribuiscono le carte.
table-deserted = Nessuno è al tavolo: la partita aspetta. Chi se n'è andato continua con **{ button-return }**; `/tock entra` prende un posto che non è tenuto per nessuno.
table-turn = Tocca a { $name }.
table-discard = { $name } deve scartare una carta.
table-discard-lose = { $name } deve scartare una carta e salta il turno.
table-places = 🏅 Posti: { $names }
table-won = 🏁 { $count ->
    [one] { $names } vince!
   *[other] { $names } vincono!
}
table-fought = 🤝 Bella partita, { $names }!
well-played = 👏 **Ben giocato!** { $names }
table-closed = Questo tavolo è stato chiuso prima della fine della partita.
table-closed-by = { $names } { $count ->
    [one] ha chiuso questo tavolo
   *[other] hanno chiuso insieme questo tavolo
} prima della fine della partita.
table-closed-silent = { $names } ha aperto qui un altro tavolo, perché a questo non rispondeva più nessuno. **{ button-reopen }** lo continua appena il canale è libero.
table-closed-absent = Per il posto { $seats } non c'era più nessuno: chi ha cominciato lì ha perso, e nessuno guadagna niente.
lobby-idle = Qui per un giorno non è successo niente: questo tavolo si è chiuso da solo e il canale è di nuovo libero. `/tock apri` ne apre un altro. **{ button-reopen }** continua con questo.
game-idle = Qui da due settimane non gioca nessuno: questa partita si è chiusa da sola e il canale è di nuovo libero. Premi **Ancora una**, oppure `/tock apri` apre un altro tavolo. **{ button-reopen }** continua con questo.
end-game-asked = Vuoi davvero chiudere questa partita per tutti? Non avrà vinto nessuno.
end-lobby-asked = Vuoi davvero chiudere questo tavolo? La partita non è cominciata.
started-header = **Tock · la partita { $number } è cominciata** · { $rules }
table-seed-hash = -# SHA-256 del seme casuale di questa partita: `{ $hash }`. Il seme sarà mostrato alla fine.
announced = 🎲 **La partita { $number } comincia.** I posti sono fissati, si danno le carte.
announced-cut = Il taglio, scritto da chi gioca: «{ $cut }».
proof-explained = Le carte seguono da un seme segreto, fissato prima che qualcuno si sedesse, e dal numero che Discord ha dato al messaggio d'inizio: così nessuno ha potuto scegliere chi riceve che cosa, se non ricominciando più volte sotto gli occhi di tutti. Ora è tutto visibile, e chiunque può ridare le carte e confrontare; solo non si può provare che chi gestisce il bot non le abbia guardate.
proof-unannounced = Le carte seguono da un seme segreto, fissato prima che qualcuno si sedesse. L'inizio non è stato annunciato in nessun messaggio: non è quindi provato che il seme non sia stato scelto per questi posti.
proof-seed = -# Partita { $number } · seme `{ $seed }`
proof-message = -# Messaggio d'inizio: [{ $id }]({ $link })
proof-lobby = -# Il suo SHA-256 [è nel messaggio del tavolo]({ $link }).
proof-cut = -# Taglio: «{ $cut }»
proof-holds = ✅ Verificato adesso: ogni distribuzione e ogni pescata segue da questo.
proof-fails = ❌ Verificato adesso: il registro di questa partita non segue dal suo seme. Qualcuno l'ha cambiato.
proof-secret = Questa partita non è stata giocata fino in fondo e si può riprendere per 30 giorni; fino ad allora il suo seme resta segreto, a meno che tutti i suoi giocatori la chiudano per sempre.
call-exchange = { $names }: premi **La mia mano** e scegli la carta da passare.
call-turn = { $names }: tocca a te. Premi **La mia mano** per vedere le tue carte.
dm-closed = { $name }, i tuoi messaggi diretti sono chiusi. Premi **La mia mano** per vedere le tue carte; `/tock tavolo` riprova con i messaggi diretti.

## The hand

hand-header = **Tock in { $channel } · smazzata { $number }**
hand-no-game = Non stai giocando a questo tavolo.
hand-over = La partita in { $channel } è finita.
hand-empty = Non hai più carte. { $others ->
    [0] Presto si distribuisce di nuovo.
   *[other] Gli altri finiscono questa smazzata.
}
hand-finished = Sei a casa, al { $place }º posto. Gli altri continuano; non ricevi più carte.
hand-give = Scegli la carta da dare a **{ $name }**. Nessuno vede una carta prima di averne data una.
hand-given = Dai **{ $card }** a **{ $name }**. Finché non hanno scelto tutti puoi cambiare idea.
hand-received = Hai ricevuto **{ $card }**.
hand-drew = Hai pescato **{ $card }** da **{ $name }**.
hand-drawn = **{ $name }** ti ha pescato **{ $card }** dalla mano.
hand-burnt = 🔥 **{ $name }** ha bruciato la tua carta **{ $card }**: il turno è perso.
you-are-next = ⏭️ Poi tocca a te.
hand-turn = **Tocca a te.** Scegli una carta.
hand-discard-keep = **{ $name }** ha giocato { $cards }: scarti una carta, senza perdere il turno. Scegli la carta.
hand-discard-lose = **{ $name }** ha giocato { $cards }: scarti una carta e salti il turno. Scegli la carta.
hand-discard-choice = Nessuna tua carta è giocabile: scegline una da scartare.
hand-discard-all = Nessuna tua carta è giocabile in questa smazzata. A ogni turno se ne scarta una: sceglila, o lascia che se ne vadano tutte da sole.
hand-let-go = Nessuna tua carta è giocabile in questa smazzata: se ne vanno da sole, una a ogni turno. La prossima distribuzione ne porta di nuove.
hand-unplayable = Le carte grigie ora non si possono giocare: nessuna pedina può fare ciò che c'è scritto.
hand-unplayable-waiting = Le carte grigie ora non si possono giocare: tutte le tue pedine aspettano nella riserva, e solo una carta per entrare ne porta fuori una.
hand-may-spare = Ogni mossa mangerebbe una pedina del tuo compagno: puoi invece scartare una carta.
hand-joker-finish = Un jolly non può portare a casa l'ultima pedina della tua squadra.
hand-throw-in = Non si può giocare nulla: tra un attimo le tue carte se ne vanno da sole, e per te la smazzata è finita.
hand-thrown-in = Non si poteva giocare nulla, le tue carte se ne sono andate da sole: { $cards }.
card-does = { $card }: { $deeds }
card-choose = **{ $card }** · scegli che cosa giocare. I numeri sono sul tabellone.
card-choose-pawn = **{ $card }** · scegli prima una pedina.
card-only = **{ $card }** ora può fare solo questo: { $play }
seven-left = **{ $card }** · { $left ->
    [0] hai usato tutti e sette i passi.
    [one] resta un passo.
   *[other] restano { $left } passi.
}
seven-order = -# I passi sono, nell'ordine, per: { $pawns }
group-plays = { $group }: { $plays ->
    [one] 1 mossa
   *[other] { $plays } mosse
}
group-part = { $group } ({ $part }/{ $parts })
caution-passes-home = -# Oltre la propria casa: { $which }
caution-hits-own = -# Mangia una tua pedina: { $which }
caution-only-way-out = -# La tua sola carta che fa entrare una pedina: { $card }
mark-swap = ⇄
group-draw = pesca
group-burn = bruciare
group-other = altro

## Answers to commands

new-opened = Il tavolo è aperto. Gli altri premono **Siediti qui**, i computer riempiono i posti liberi, con **Inizia** si comincia.
new-opened-thread = Il tuo tavolo è in { $thread }. Lì **{ button-setup }** dice che cosa si gioca, e gli altri premono **Siediti qui**.
thread-waiting = 🎲 Tock: chi gioca?
thread-people = 🎲 Tock: { $names }
thread-above = 🎲 { $host } apre un tavolo nel thread qui sotto: **{ $rules }**.
thread-or-here = **{ button-open-here }** apre invece il tavolo in questo canale.
button-open-here = Aprilo qui
new-again = Il prossimo tavolo è aperto, e siedi dov'eri. Gli altri posti sono tenuti per chi li aveva: basta premere **Siediti qui**; quelli che restano liberi li dà via chi ospita.
new-again-seats = Il prossimo tavolo è aperto, e uno dei posti è tuo. Gli altri sono tenuti per chi ha giocato: basta premere **Siediti qui**; quelli che restano liberi li dà via chi ospita.
server-settings = I nuovi tavoli di questo server parlano **{ $language }** e giocano: **{ $rules }**.
server-settings-theme = Tabelloni: **{ $theme }**.
server-settings-boards-last = Nel canale resta l'ultimo tabellone.
server-settings-boards-every = Nel canale restano tutti i tabelloni.
joined = Hai un posto.
left = Hai lasciato il tavolo.
sent-away = Fatto: quella persona si siede qui solo se la riammette chi può gestire il server.
sent-away-told = 🚪 { $name } è stato mandato via da questo tavolo da { $names }.
let-back = Fatto: quella persona può di nuovo sedersi qui.
called = Hai chiesto nel canale. Se nessuno risponde abbastanza a lungo, si potrà andare avanti senza di loro.
called-nobody = Non c'è nessuno da chiamare: `/tock apri` apre qui un altro tavolo.
called-told = ❓ { $name } chiede se ci siete ancora: { $names }. Premete **{ button-here }** sotto il tabellone, oppure giocate. Se tutti tacciono, un altro tavolo può prendere il posto di questo.
started = La partita comincia. Buona fortuna!
ended = Il tavolo è chiuso.
back-asked = Hai chiesto di annullare la mossa; agli altri lo si chiede sotto il tabellone.
back-took = ↩️ { $name } ha annullato una mossa.
back-wanted = ↩️ { $name } vorrebbe annullare l'ultima mossa; devono accettare: { $names }.
played = Giocato: { $play }
board-not-yet = La partita non è ancora cominciata.
log-empty = Non è stato ancora giocato niente.
log-header = **Ultime mosse**
failed = Qualcosa è andato storto da parte mia. Non si è perso nulla; riprova, per favore.

## Refusals: one sentence that says what to do

refused-channel-taken = In questo canale c'è già un tavolo aperto: { $link }{ $host ->
    [anybody] {" "}(Adesso non ci siede nessuno: chi si siede ospita il tavolo)
   *[other] {""}
}{ $until ->
    [none] {" "}**{ button-more }**, **{ button-call }** chiede se c'è ancora qualcuno.
   *[other] {" "}È stato chiesto se c'è ancora qualcuno; se nessuno risponde, `/tock apri` ne prende il posto { $until }.
}
refused-just-opened = Qualcuno ha appena aperto un tavolo in questo canale.
refused-tables-a-server = In questo server { $tables ->
    [one] è già aperto un tavolo
   *[other] sono già aperti { $tables } tavoli
}, di più non si può; **{ button-more }**, **{ button-ask-end }** ne chiude uno a cui nessuno gioca.
refused-tables-a-person = { $tables ->
    [one] Un tavolo aperto da te è
   *[other] { $tables } tavoli aperti da te sono
} ancora in corso; finiscine prima uno o chiudilo con **{ button-more }**, **{ button-ask-end }**.
refused-no-table = In questo canale non c'è un tavolo aperto; `/tock apri` ne apre uno.
refused-unreadable = Il tavolo di questo canale è stato scritto da un'altra versione del bot e ora non può essere letto. Nulla è perduto: una versione che lo sa leggere continuerà. Chi può gestire il server può chiuderlo senza leggerlo con `/tock-server chiudi`.
refused-not-seated = Non stai giocando a questo tavolo, ma puoi guardare.
refused-away = Un computer tiene il tuo posto: premi **{ button-return }** sotto il tabellone, o `/tock entra`, ed è di nuovo tuo.
refused-sit-first = Può farlo solo chi siede qui: premi **{ button-sit }** dove un posto è libero.
refused-already-seated = Hai già un posto a questo tavolo.
refused-seat-taken = Quel posto è occupato; scegline un altro.
refused-seat-kept = Quel posto è tenuto per qualcuno che c'era prima; solo chi ospita può darlo via.
refused-no-seat-free = Tutti i posti sono occupati; puoi guardare.
refused-no-such-seat = Questo tavolo ha i posti da 1 a { $seats }.
refused-not-in-lobby = La partita è già cominciata.
refused-not-started = La partita non è ancora cominciata; chi è al tavolo può avviarla.
refused-not-playing = Questa partita è finita; `/tock apri` apre un nuovo tavolo.
refused-seats-free = { $free ->
    [one] Un posto è ancora libero
   *[other] { $free } posti sono ancora liberi
}; aggiungi computer o aspetta altri.
refused-no-human = Deve giocare almeno una persona.
refused-nobody-there = Quella persona non siede a questo tavolo.
refused-not-host = Può farlo solo chi ospita il tavolo, o chi può gestire il server e non gioca qui.
refused-host-is-there = Finché gioca chi ospita il tavolo, solo questa persona, o chi può gestire il server e non gioca qui, può chiudere la partita; se lascia scadere il tempo, chi gioca può chiuderla insieme.
refused-not-your-turn = Non tocca a te.
refused-host-chooses = Che cosa si gioca lo sceglie chi ha aperto il tavolo.
refused-too-many = { $people } persone sono già sedute; prima qualcuno dovrebbe alzarsi.
refused-elsewhere = Quel tavolo è altrove: premi i suoi pulsanti nel suo canale oppure, se ci giochi o ci hai giocato, nei tuoi messaggi diretti.
refused-needs-server = Nei messaggi diretti non ci sono tavoli; scrivilo nel canale di un server in cui c'è il tuo, o in cui vuoi aprirlo.
refused-not-manager = Solo chi gestisce il server può cambiarne le impostazioni.
refused-no-exchange = Ora non si passano carte.
refused-not-in-hand = Non hai quella carta in mano.
refused-stale = Quel pulsante appartiene a un momento passato della partita; non è cambiato nulla.
refused-not-legal = Ora non si può giocare; scegli una delle mosse proposte.
refused-no-computer = Non c'è nessun computer da togliere.
refused-not-saved = La mossa non è stata salvata, quindi non è cambiato nulla; riprova tra un momento.
refused-unknown = Il database non risponde, quindi non si sa ancora se è stato salvato. Lo si sta verificando; il tavolo lo mostrerà appena si saprà.
refused-ambiguous = Corrispondono più mosse; scrivi qualcosa in più o scegli dall'elenco.
refused-permissions = Prima mi servono questi permessi in { $channel }: { $permissions }.
refused-not-in-server = Non sono in questo server, e per questo dovrei esserci. Chi può gestirlo può [aggiungermi]({ $link }); poi riprova.
refused-external-apps = Questo server non lascia che le app personali parlino a tutti: lo vedresti solo tu.
refused-rules-ruleset = Non esiste la variante «{ $wrong }»; scegli tra: { $offered }.
refused-rules-party = Queste regole non si giocano così; sono per: { $offered }.
refused-rules-option = «{ $wrong }» non è un'opzione qui; ci sono: { $offered }.
refused-rules-no-option = «{ $wrong }» qui non si può scegliere; non ci sono opzioni per: { $rules }.
refused-rules-value = «{ $wrong }» non è possibile qui; scegli tra: { $offered }.
refused-quiet-hours = Indica le ore di quiete come due ore piene, per esempio `22-8`, al massimo dieci ore; lascia vuoto per nessuna.
refused-quiet-zone = Indica anche il tuo fuso orario, per esempio `Europe/Zurich`, o solo la città.
refused-too-often = È stato un po' troppo spesso; riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refused-film-one-at-a-time = Il tuo ultimo film è ancora in preparazione; riprova tra qualche secondo.
refused-films-busy = Molti film sono in preparazione; riprova tra mezzo minuto.

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-attach-files = Allega file
permission-lost = Non posso più mostrare il tavolo in { $channel }: lì mi manca { $permissions }. La partita continua, e il tabellone tornerà da solo appena potrò.

## Rulesets and options

ruleset-swiss = Tock svizzero
ruleset-dog = Dog (tabellone svizzero)
ruleset-toctoc = Toc Toc (Québec)
ruleset-ttg = Tock Tock Dog
ruleset-italian = Tock italiano
ruleset-keezen = Keezen
ruleset-jackaroo = Jackaroo
ruleset-swiss-about = 110 carte con jolly, da sei a due in mano, il sette mangia chi supera
ruleset-dog-about = come lo svizzero, tabellone più piccolo: a casa chi ha toccato due volte la partenza
ruleset-toctoc-about = dal Québec, due contro due: il quattro solo indietro, non si superano le proprie
ruleset-ttg-about = il fante va di 11 o scambia, nessuno è protetto, si passa per il centro
ruleset-italian-about = dopo un dieci chi segue scarta; una pedina sulla sua partenza ferma tutti
ruleset-keezen-about = il gioco olandese: un solo giro, il re fa solo entrare, il sette per una o due pedine
ruleset-jackaroo-about = dal Golfo: il re mangia tutti sulla strada, il cinque muove chiunque, il dieci brucia
mode-teams = a squadre
mode-solo = tutti contro tutti
party-teams = in { $players } a squadre
party-solo = in { $players }, tutti contro tutti
option-board-dog = tabellone Dog
option-home-entry-over = a casa solo passando dall'ingresso
option-canadian-seven-on = i sette muovono anche le pedine del compagno
option-no-joker-finish-on = niente jolly per finire
option-places-on = si continua per il secondo posto
option-seven-diagonal-on = i sette attraversano il tabellone
option-centre-off = nessun passaggio per il centro
option-jokers-on = con i jolly
option-ten-swap-on = i dieci scambiano
option-jack-discard-on = dopo un J chi segue scarta
option-dealer-round = chi dà le carte cambia a ogni smazzata
option-extra-lap-on = più di un giro
option-king-13-on = il re va anche di 13
option-own-block-on = le proprie pedine bloccano
option-start-swap-off = niente scambio dalla partenza
option-burn-choice = la vittima sceglie cosa brucia
option-discard-on = va via una carta, non tutte
option-own-pass-on = si superano le proprie
option-pair-wall-off = niente muri di due
option-plain-on = semplice: senza bruciare né spingere
option-queen-burns-on = anche le donne bruciano
option-board-about = un tabellone in cui si svolta a casa dalla casella di partenza
option-home-entry-about = una pedina ferma sulla sua casella d'ingresso non può svoltare: rifà tutto il giro
option-canadian-seven-about = con un sette puoi muovere sempre anche le pedine di chi gioca con te
option-no-joker-finish-about = un jolly non può portare a casa l'ultima pedina della squadra
option-places-about = quando qualcuno ha vinto, gli altri giocano per i posti seguenti
option-seven-diagonal-about = un sette intero fa attraversare il tabellone da sette caselle dopo una partenza
option-centre-about = il centro del tabellone è chiuso
option-jokers-about = si aggiungono due jolly; un jolly vale qualsiasi carta
option-ten-swap-about = un dieci può scambiare una pedina con un avversario invece di muovere
option-jack-discard-about = chi segue un J scarta una carta
option-dealer-about = a ogni smazzata comincia qualcun altro, non solo quando si rimescolano le carte
option-extra-lap-about = una pedina può passare la sua casella d'ingresso e rifare il giro
option-king-13-about = un re fa entrare una pedina o avanza di tredici caselle
option-own-block-about = le pedine dello stesso colore non si superano e non si mangiano
option-start-swap-about = una pedina sulla propria casella di partenza non si scambia, nemmeno dal suo proprietario
option-burn-about = chi perde una carta per un dieci la sceglie; altrimenti decide la sorte
option-discard-about = chi non può giocare scarta una carta e tiene le altre
option-own-pass-about = una pedina può superarne altre del suo colore
option-pair-wall-about = due pedine affiancate si superano come le altre
option-plain-about = i re fanno solo entrare, cinque e dieci sono semplici numeri
option-queen-burns-about = una donna va di dodici o brucia una carta di chi segue

## The rules of a table

rules-intro-teams = Il Tock è una corsa con le carte. Porti quattro pedine fuori dalla riserva, una volta intorno al tabellone e a casa; ogni carta dice di quanto può andare una di loro. Chi finisce sulla casella di un'altra la rimanda in riserva. I compagni siedono di fronte e vincono insieme.
rules-intro-solo = Il Tock è una corsa con le carte. Porti quattro pedine fuori dalla riserva, una volta intorno al tabellone e a casa; ogni carta dice di quanto può andare una di loro. Chi finisce sulla casella di un'altra la rimanda in riserva. Ognuno gioca per sé.
rules-marked = La freccia mostra il verso. **a** casella di partenza, dove entrano le tue pedine · **b** casella d'ingresso, dove svoltano verso casa · **c** casa · **d** riserva
rules-marked-partner = **e** la casa del tuo compagno
rules-marked-protected = La pedina in **a** è appena entrata: è protetta.
rules-goal-teams = Porta a casa tutte le pedine della tua squadra prima degli altri. Le pedine entrano sulla loro casella di partenza, girano in senso orario e svoltano verso casa alla casella d'ingresso. Quando le tue sono a casa, muovi quelle di chi gioca con te.
rules-goal-solo = Porta a casa le tue quattro pedine prima degli altri. Le pedine entrano sulla loro casella di partenza, girano in senso orario e svoltano verso casa alla casella d'ingresso.
rules-deal = { $cards } carte{ $jokers ->
    [0] {""}
   *[other] , con { $jokers } jolly
}, distribuite in smazzate da { $sizes } a testa, poi si ricomincia.
rules-shuffling-when-short = Si mescolano quando non bastano più.
rules-shuffling-each-cycle = Dopo queste smazzate si mescolano tutte.
rules-rounds = Smazzate
rules-track = Sul percorso
rules-at-home = Casa
rules-sevens = I sette
rules-cards = Altre carte
rules-entry = Un giro ha { $length } caselle. La casella d'ingresso { $fields ->
    [0] di una pedina è la sua casella di partenza.
    [one] davanti alla casa è una casella prima della partenza.
   *[other] davanti alla casa è { $fields } caselle prima della partenza.
}
rules-plain = tante caselle quante ne indica la carta
rules-hit-all = Una pedina che finisce su un'altra la rimanda nella riserva, anche se è tua.
rules-hit-others = Una pedina che finisce su una di un altro colore la rimanda nella riserva.
rules-home = A casa serve il conto esatto e le pedine non si superano.
rules-once-round = Una pedina fa un solo giro: può fermarsi sulla sua casella d'ingresso, ma mai passare oltre.
rules-swap = Un { $ranks } scambia una tua pedina con una di un altro colore sul percorso.
rules-exchange-partner = Dopo ogni distribuzione dai una carta coperta a chi gioca con te.
rules-exchange-left = Dopo ogni distribuzione dai una carta coperta a chi siede alla tua sinistra.
rules-exchange-none = Non si passano carte.
rules-unplayable-throw-in = Chi può giocare una carta deve farlo; chi non può scarta tutta la mano.
rules-unplayable-throw-in-off-track = Chi può giocare una carta deve farlo. Chi non può scarta tutta la mano finché ha pedine nella riserva e nessuna sul percorso, altrimenti una carta.
rules-unplayable-discard = Chi può giocare una carta deve farlo; chi non può ne scarta una.
rules-blocking-entered = Una pedina entrata e non ancora mossa è protetta: non si può mangiare, superare né scambiare.
rules-blocking-own-start = Una pedina sulla propria casella di partenza blocca: non si può mangiare, superare né scambiare.
rules-blocking-none = Nessuna pedina è protetta.
rules-home-entry-touched = Si va a casa in avanti; indietro, con un quattro, solo se la pedina ha già toccato la casella d'ingresso.
rules-home-entry-forward = Si va a casa solo in avanti.
rules-home-entry-over = Si va a casa solo in avanti e partendo da prima della casella d'ingresso, non da sopra.
rules-home-entry-twice = Una pedina può andare a casa quando ha toccato due volte la sua casella di partenza; l'entrata è la prima.
rules-seven-hits-everyone = { $pawns ->
    [0] Un sette si divide come vuoi
   *[other] Un sette muove una pedina o si divide fra due
} e mangia ogni pedina che supera, anche le tue.
rules-seven-hits-opponents = { $pawns ->
    [0] Un sette si divide come vuoi
   *[other] Un sette muove una pedina o si divide fra due
} e mangia ogni pedina avversaria che supera.
rules-seven-hits-nobody = { $pawns ->
    [0] Un sette si divide come vuoi
   *[other] Un sette muove una pedina o si divide fra due
}; mangia solo dove finisce una parte.
rules-seven-moves-own = Un sette muove le tue pedine; quando sono a casa, i passi che restano muovono quelle di chi gioca con te.
rules-seven-moves-own-alone = Un sette muove solo le tue pedine.
rules-seven-moves-team = Un sette muove sempre anche le pedine di chi gioca con te.
rules-seven-moves-anyone = Un sette muove le pedine di tutti, sul percorso o a casa, anche quelle protette.
rules-draw = Invece di muovere, con un { $ranks } si può pescare una carta coperta dalla mano di un avversario.
rules-hits-passed = Con un { $ranks } una pedina non supera nessuno: mangia tutte quelle sulla sua strada, anche le tue, e la ferma solo una che blocca.
rules-pushes = Un { $ranks } può muovere anche { $whose ->
    [team] le pedine del compagno sul percorso.
   *[other] qualsiasi pedina sul percorso: quella del compagno come se fosse tua, quella di un avversario oltre la sua casella d'ingresso, e deve rifare il giro.
}
rules-burn = Invece di muovere, con un { $ranks } si può bruciare una carta di chi segue, estratta a sorte; quella persona perde il turno.
rules-burn-choice = Invece di muovere, con un { $ranks } si può far bruciare a chi segue una carta a sua scelta; quella persona perde il turno.
rules-marked-fields = { $fields } (con un { $mark } sul tabellone)
rules-centre = Con { $ranks } una pedina va dalla casella { $fields } al centro, e da lì su una di queste.
rules-swap-opponents = Anche un { $ranks } può scambiare, ma solo con pedine avversarie.
rules-leader-stays = Chi viene estratto a sorte comincia ogni smazzata.
rules-lead-each-cycle = La stessa persona comincia tutte queste smazzate; poi tocca alla successiva.
rules-begins-entered = Tutti cominciano con una pedina sulla casella di partenza.
rules-may-spare-partner = Se ogni mossa mangerebbe una pedina del tuo compagno, puoi invece scartare una carta.
rules-own-colour-blocks = Le pedine dello stesso colore non si superano e non si mangiano mai.
rules-own-pawns-hit-only = Una pedina non supera mai un'altra del suo colore.
rules-pairs-block = Due pedine affiancate sono un muro che nessuno supera, di chiunque siano.
rules-blocking-can-swap = Eccezione: le pedine protette si possono scambiare, e perdono la protezione.
rules-blocking-can-swap-owner = Solo chi la possiede può scambiarla con un'altra.
rules-seven-backs-at-home = Dentro casa le parti di un sette possono andare anche indietro.
rules-seven-diagonal = Un sette intero può portare una pedina dalla casella { $fields } a quella di fronte.
rules-places = Chi è a casa non riceve più carte; gli altri giocano per i posti seguenti.
rules-forced-discard-loses-turn = Dopo un { $rank } chi segue scarta una carta e salta il turno.
rules-forced-discard = Dopo un { $rank } chi segue scarta una carta.
rules-centre-second-cards = Una pedina che con i suoi passi arriva sulla casella { $fields } può andare subito al centro con una seconda carta: { $ranks }. Le stesse la portano poi su una di queste.
rules-no-joker-finish = Un jolly non può portare a casa l'ultima pedina di una squadra.

## Commands: names are lower case, one word, at most 32 characters; descriptions at most 100

command-tock = tock
command-tock-about = Gioca a Tock, la corsa di biglie con le carte
command-new = apri
command-new-about = Apri un tavolo in questo canale
command-new-ruleset-about = Quale variante giocare (Tock svizzero se non scegli)
command-new-players-about = In quanti si gioca
command-new-mode-about = A squadre o tutti contro tutti
command-new-options-about = Regole della casa; scegli dall'elenco
command-join = entra
command-join-about = Siediti al tavolo di questo canale
command-join-seat-about = Quale posto, per numero
command-leave = esci
command-leave-about = Alzati, o fai tenere il posto da un computer per il tempo che dici
command-table = tavolo
command-table-about = Vedi le tue carte e il tabellone; riprova anche con i messaggi diretti
command-games = partite
command-games-about = Vedi i tuoi tavoli, dove c'è un posto libero, e le partite finite
command-play = gioca
command-play-about = Fai una mossa scrivendola
command-play-card-about = La carta e che cosa fa; scegli dall'elenco
command-rules = regole
command-rules-about = Leggi le regole di questo tavolo, o di un altro
command-rules-ruleset-about = Quale variante giocare (Tock svizzero se non scegli)
command-rules-players-about = In quanti si gioca
command-rules-mode-about = A squadre o tutti contro tutti
command-rules-options-about = Regole della casa; scegli dall'elenco
command-settings = impostazioni
command-settings-about = Vedi e cambia le tue scelte: immagini, note, ore di quiete, che cosa conservo di te
command-anywhere = tock-ovunque
command-anywhere-about = Enigma del giorno, lezioni, allenamento, regole, i tuoi risultati e partite, ovunque tu sia
command-server = tock-server
command-server-about = I tavoli di questo server, per chi può gestirlo
command-server-settings = impostazioni
command-server-settings-about = Vedi e cambia come sono i nuovi tavoli di questo server
command-server-end = chiudi
command-server-end-about = Chiudi il tavolo di questo canale, anche se non può essere letto
parameter-ruleset = variante
parameter-players = giocatori
parameter-mode = modo
parameter-options = opzioni
parameter-player = giocatore
parameter-seat = posto
parameter-card = carta

## Themes of pictures

theme-wood = legno
theme-dark = scuro
theme-light = chiaro
theme-server = come nel server
settings-theme = Tabelloni e mani che vedi solo tu: **{ $theme }**.
settings-looks = Immagini e note
settings-quiet-hours = Ore di quiete
settings-language = 🌐 Lingua
settings-language-spoken = Lingua: **{ $language }**{ $chosen ->
    [discord] , quella del tuo Discord.
   *[own] .
}
ask-own-language = Lingua in cui ti parlo
ask-own-language-as-discord = quella del tuo Discord
settings-privacy = Privacy
settings-table = Al tavolo
ask-hands = Dove arrivano le tue carte
hands-server = come nel server
hands-direct = per messaggio diretto
hands-channel = nel canale, dove le vedi solo tu
settings-hands = Le tue carte arrivano **{ $hands }**.
ask-next = Prima del tuo turno
ask-next-told = avvisami senza suono quando tocca a chi gioca prima di me (messaggio diretto)
settings-next = Avviso silenzioso quando poi tocca a te: **{ $on ->
    [1] sì
   *[other] no
}**.
ask-server-hands = Carte di chi non ha scelto
server-hands-channel = nel canale, dove le vede solo chi le ha
server-settings-hands = Le carte di chi non ha scelto arrivano **{ $hands }**.
ask-theme = Tabelloni e mani che vedi solo tu
ask-shape = Tabellone e mano
ask-numbers = Numeri su quei tabelloni
ask-notes = Note
ask-notes-told = Spiegare una volta ogni carta speciale
ask-hours-about = Due ore piene, al massimo dieci di distanza, come 22-8; vuoto per nessuna
ask-zone = Fuso orario
ask-zone-about = Come Europe/Zurich, o solo la città
server-settings-tables = Nuovi tavoli
server-settings-looks = Tabelloni, carte, messaggi
ask-party-about = se il gioco non è per tanti, diventa quello che più si avvicina
ask-game-line = { $ruleset }, { $party }
ask-house-rules = Regole della casa
ask-language = Lingua dei tavoli
ask-language-as-discord = quella di questo server su Discord
ask-server-theme = Tabelloni
ask-boards = Tabelloni che restano nel canale
ask-posts = Messaggi regolari
ask-posts-about = Ciò che aggiungi appare nel canale in cui ti trovi ora.
ask-post-week = Il lunedì le partite della settimana
ask-post-puzzle = Ogni mattina l'enigma del giorno
shape-tall = alto: la mano sotto il tabellone
shape-wide = largo: la mano accanto al tabellone
settings-shape = Tabellone e mano: **{ $shape }**.
numbers-every = su ogni casella
numbers-few = dove servono
settings-numbers = Numeri sui tabelloni che vedi solo tu: **{ $numbers }**.
settings-quiet = Ore di quiete: **dalle { $begins } alle { $ends }** ({ $zone }); nelle partite lente intanto non ti scade il tempo.
settings-quiet-none = Ore di quiete: **nessuna**.
parameter-zone = fuso-orario
boards-last = solo l'ultimo
boards-every = tutti

## What is kept of a person

privacy = Conservo il tuo ID Discord, il tuo nome, la tua lingua e le tue scelte, e a quali tavoli hai giocato: così il tuo posto e le tue partite ci sono quando torni. Nessun altro ne sa niente; non leggo nessun tuo messaggio.
privacy-file = Tutto ciò che conservo di te è nel file.
privacy-policy = Privacy: { $address }
privacy-terms = Condizioni d'uso: { $address }
privacy-forget-me = Dimenticami
privacy-ask = Se ti dimentico, il computer prende i tuoi posti, le tue scelte vanno perse, e nessuno può più dire che c'eri nelle partite passate. Non si può annullare. Ciò che è scritto nei canali resta lì.
privacy-forget-me-now = Dimenticami per sempre
privacy-forgotten = Fatto: non so più chi sei. Se giochi ancora, ci conosceremo di nuovo.

## The position in words

alt-pawn = { $number }: { $place }
name-with-team = { $name } (squadra { $letter })
alt-pile = Ultima carta scartata: { $card }, mazzo degli scarti: { $cards }.
alt-fields = Entra su { $start }, svolta verso casa da { $entry }.
alt-fields-of = { $name } entra su { $start }, svolta verso casa da { $entry }.
alt-track = Le caselle del percorso sono numerate da 0 a { $last }.
alt-own = Tu, { $name }
alt-film = La smazzata { $number } in movimento; il messaggio racconta le mosse a parole.

## Il livello dei computer, e i consigli

level-easy = facile
level-normal = normale
level-hard = forte
levels-told =
    - **Facile** guarda solo come resta il tabellone dopo una mossa, e ne fa una che sembra abbastanza buona.
    - **Normale** pensa un po' più avanti, e a volte fa la seconda mossa migliore.
    - **Forte** prima di scegliere gioca a mente la smazzata molte volte, tirando a sorte le carte che non vede{ $engine ->
        [python] ; su questo server un quarto delle volte, e vince ancora 49 partite su 50 contro chi guarda avanti di una sola mossa
       *[core] {""}
    }.
setup-hints = Consigli
setup-hints-chosen = Consigli: { $hints }
setup-hints-allowed = { $hints ->
    [0] nessuno
    [one] uno a partita per ognuno
   *[other] { $hints } a partita per ognuno
}
setup-hints-unlimited = quanti se ne vogliono
hint-header = **Un consiglio, solo per te:** quello che sembra meglio, con le probabilità di vincere secondo me.
hint-line = { $place }. { $what } · **{ $percent }%**
hint-give = dare { $card }
hint-left = { $hints ->
    [0] Era il tuo ultimo consiglio in questa partita.
    [one] Ti resta un consiglio.
   *[other] Ti restano { $hints } consigli.
}
hint-told = 💡 Consiglio chiesto in questa smazzata: { $names }.
reason-wins = vince la partita
reason-finishes = vale il { $place }º posto
reason-only-one = non si può fare altro
reason-comes-home = porta a casa { $pawn }
reason-enters = porta una pedina fuori dalla riserva
reason-hits = mangia { $pawn }
reason-hits-own-side = mangia { $pawn } della tua stessa parte
reason-escapes = mette { $pawn } fuori portata ({ $name }, { $card })
reason-stays-in-reach = lascia { $pawn } a portata ({ $name }, { $card })
reason-nears-home = porta { $pawn } { $fields ->
    [0] alla porta di casa
    [one] a una casella da casa
   *[other] a { $fields } caselle da casa
}
reason-takes-turn = costa a { $name } una carta e un turno
reason-likely-home = una pedina della tua parte arriva a casa: { $percent }% delle mani provate
reason-likely-hit = la tua parte perde una pedina: { $percent }% delle mani provate
reason-way-out = dà a { $name } modo di uscire dalla riserva
reason-keeps-way-out = tiene { $card }, che fa uscire una pedina
refused-hints-off = A questo tavolo non ci sono consigli; lo ha deciso chi l'ha aperto.
refused-hints-spent = Hai già avuto tutti i tuoi consigli di questa partita: { $hints }.
refused-nothing-due = Adesso non hai niente da decidere; chiedi quando tocca a te.
refused-back-off = A questo tavolo non si annullano mosse; così ha deciso chi l'ha aperto.
refused-back-rated = In una partita che vale per la classifica deve accettarlo qualcuno di un'altra parte, e ora non c'è nessuno.
refused-back-gone = Quella mossa non si può più annullare.

## The clock

setup-pace = Ritmo
setup-pace-chosen = Ritmo: { $pace }
pace-live = dal vivo, un minuto e mezzo per turno e tre minuti di riserva per partita
pace-relaxed = tranquillo, un quarto d'ora per turno
pace-slow = lento, un giorno per turno e tre giorni di riserva per partita
pace-open = libero, senza orologio
time-left = ⏳ Il tempo scade { $until }{ $bank ->
    [none] {""}
   *[other] {""}, con { $bank } della riserva
}; poi un computer gioca questo turno al posto tuo.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (torna { $until })
}
table-away = 💤 Assenti: { $names }. { $count ->
    [one] Un computer tiene il posto.
   *[other] I computer tengono i posti.
}
told-in-stead = ⏱ { $name } (computer)
button-return = Eccomi di nuovo
hand-away = { $until ->
    [none] In { $channel } un computer tiene il tuo posto finché non torni. Nulla va perso.
   *[other] In { $channel } un computer tiene il tuo posto; è di nuovo tuo { $until }, o appena torni. Nulla va perso.
}
went-away = { $until ->
    [none] Un computer tiene il tuo posto. Premi **{ button-return }** sotto il tabellone quando torni.
   *[other] Un computer tiene il tuo posto; è di nuovo tuo { $until }. Se torni prima, premi **{ button-return }** sotto il tabellone.
}
command-leave-length-about = Per quanto: 2 ore, 3 giorni, stasera, 18:30; senza, ti alzi
command-leave-zone-about = Il tuo fuso orario, per esempio Europe/Zurich; solo per un'ora precisa
parameter-length = durata
length-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
length-minutes-words = m min minuto minuti
length-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
length-hours-words = h ora ore
length-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
length-days-words = g giorno giorni
length-weeks = { $count ->
    [one] 1 settimana
   *[other] { $count } settimane
}
length-weeks-words = s sett settimana settimane
length-tonight = stasera
length-back = finché non torno
refused-away-length = Di' per quanto, per esempio `2 ore`, `3 giorni` o `18:30`: almeno un minuto, al massimo due settimane.
refused-away-zone = Per un'ora precisa di' anche il tuo fuso orario, per esempio `Europe/Zurich`; oppure una durata, per esempio `5 ore`.
## The poster of a game that is over

poster-rounds = Smazzate: { $rounds }
poster-walk = Il cammino più lungo: { $name }, pedina { $number }, { $fields } caselle
poster-first-home = Primo a casa: { $name }, pedina { $number }, smazzata { $round }

## Seats in mid-game

seats-header = Posti liberi in questo server; `/tock entra` nel canale ne prende uno.
seats-line = - { $channel } · { $rules } · posti { $seats }{ $door ->
    [invited] {" "}· su invito
   *[open] {""}
}
seats-none = In questo server nessun tavolo ha un posto libero; `/tock apri` apre un tavolo.
asked-seat = ✋ { $name } chiede il posto { $seat }: decide chi gioca da quella parte, altrimenti chiunque sia qui.
asked-invited = ✋ { $name } { $stage ->
    [lobby] chiede il posto { $seat }: qui decide { $host } chi si siede.
   *[game] chiede il posto { $seat }: deve essere d'accordo { $host }, e anche chi gioca da quella parte.
}
asked-host = ✋ { $name } vorrebbe sedersi al tuo tavolo, { $host }: decidi tu, sotto il tabellone.
asked-send-away = ✋ { $name } chiede che { $who } sia mandato via da questo tavolo. Tutti gli altri seduti qui devono essere d'accordo.
asked-end = ✋ { $name } chiede di finire la partita; chi gioca può acconsentire qui sotto.
button-agree = D'accordo con { $name }
button-let-in = Fai entrare { $name }
button-decline = No a { $name }
button-here = Ci sono
button-stand-in = Computer per { $name }
table-asked-whether-there = ❓ È stato chiesto se ci sono ancora: { $names }. **{ button-here }** risponde.
asked = Hai chiesto; gli altri lo vedono sotto il tabellone. Il tuo posto torna tuo alla prossima distribuzione.
refused-held-a-hand = Hai già avuto carte in questa partita e non puoi prendere un altro posto; puoi guardare volentieri.
refused-seat-kept-for-owner = Questo posto è tenuto per qualcuno che è assente; se resta vuoto, potrai chiederlo più tardi.
refused-rated-seat = Questa partita vale per la classifica: senza un compagno da quella parte, resta il computer.
refused-still-asked = C'è ancora tempo per rispondere: si potrà { $until }.
refused-sent-away = Sei stato mandato via da questo tavolo; solo chi può gestire il server può riammetterti.
refused-still-there = Quella persona non ha lasciato scadere nessun turno, quindi nessuno subentra. Senza orologio, **{ button-more }**, **{ button-call }** chiede se c'è.
refused-not-silent = Non a tutti quelli di questo tavolo è stato chiesto se ci sono: lo fa **{ button-more }**, **{ button-call }**.
refused-only-managers = Può farlo solo chi può gestire il server e non gioca qui. In una partita che non vale per la classifica, tutti gli altri al tavolo, se sono almeno due, possono mandare via qualcuno insieme.
refused-chosen-enough = Hai cambiato la scelta { $changes } volte: adesso vale l'ultima.
refused-taken-up-today = Hai ripreso questo tavolo da poco; potrai di nuovo { $until }.
refused-not-yours-to-agree = Devono essere d'accordo gli altri, non tu.

## Giocate scelte in anticipo

ahead-heading = **In anticipo, per il tuo prossimo turno:**
ahead-choose = Scegli una carta. La tua scelta si gioca appena tocca a te, se muove e mangia ancora allo stesso modo; altrimenti ti si chiede come sempre. Nessun altro la vede.
ahead-chosen = Stanno giocando gli altri. Scelto in anticipo: **{ $play }**. Si gioca quando tocca a te, se muove e mangia ancora allo stesso modo; lo vedi solo tu.
ahead-made = Ciò che avevi scelto in anticipo è stato giocato: { $play }
ahead-unfit-yet = Stanno giocando gli altri. Ciò che hai scelto in anticipo non è possibile sul tabellone com'è ora; se non cambia, ti si chiederà come sempre.
ahead-unfit = Ciò che avevi scelto in anticipo non farebbe più lo stesso; perciò non è stato giocato nulla.
button-choose-ahead = Scegli in anticipo
button-drop-ahead = Riprendi la scelta
button-choose-it = Scegli questa
refused-not-ahead = Ora non si può scegliere nulla in anticipo.

## Finding one's tables

mine-header = **I tuoi tavoli**
mine-none = Non siedi a nessun tavolo aperto.
mine-line = - { $link } · { $what }
mine-more = … e altri { $tables }.
mine-yours = **tocca a te** ({ $since })
mine-turn = tocca a { $name } ({ $since })
mine-exchange = altri scelgono ancora una carta da passare ({ $since })
mine-lobby = non iniziata; { $free ->
    [0] ci sono tutti
    [one] un posto è libero
   *[other] { $free } posti sono liberi
}; aperto { $since }
mine-away = un computer ti tiene il posto; **{ button-return }** sotto il tabellone te lo ridà
## Partite finite

button-replay = Rivedi
button-export = Come file di testo
button-highlights = Momenti migliori
button-whole-film = Film intero
film-highlights = **I momenti migliori della partita { $game }**
film-whole = **La partita { $game }, dall'inizio alla fine**
alt-game-film = La partita { $game } in movimento, mossa per mossa, fino all'ultimo tabellone.
button-hands-open = Tutte le mani
button-hands-own = Una mano sola
button-previous-round = Smazzata precedente
button-previous = Precedente
button-next-round = Smazzata successiva
replay-header = **Partita { $game } rivista** · smazzata { $number } · mossa { $play } di { $plays }
replay-deals = { $name } dà le carte.
replay-gave = -# { $name } dà **{ $card }** a { $other }.
alt-held = { $name } tiene { $cards }.
export-told = La partita { $game } come testo: ogni mano, dono e mossa, con il seme da cui seguono le carte.
button-review = La svolta della partita
button-share = Condividi
button-turn = Mossa { $place }
button-mistakes = Imparare dai miei errori
review-header = **Partita { $game }, riesaminata.** Quanto ha ceduto una scelta: quanto più di rado vince della migliore, giocata sulle stesse carte con ciò che si poteva sapere.
review-person = { $name }: preciso al { $accuracy }%; { $mistakes ->
    [0] nessun errore
    [one] un errore
   *[other] { $mistakes } errori
 }, { $percent }% di vittoria ceduto in tutto.
review-luck = -# Fortuna di { $names }: { $kind ->
    [good] + { $percent }%
   *[bad] − { $percent }%
 }.
review-place = **{ $place }** · { $told }
review-played = Smazzata { $round }, mossa { $play }: { $told }
review-gave = Smazzata { $round }: { $name } dà via { $card }
review-cost = -# Vince { $after } volte su 100 invece di { $before }. Meglio: { $what }
review-no-mistakes = Nessun errore: nessuno ha ceduto il 3% in una volta.
review-best = ⭐ La scelta migliore: { $told }, meglio del { $percent }% di tutto il resto.
review-working = La partita viene riesaminata: { $done } scelte su { $all } …
mistake-asked = Smazzata { $round }: quello che hai fatto qui ha ceduto il { $percent }%. **Che cosa è meglio?**
mistake-still = Cede ancora il { $percent }%.
mistake-found = ✓ **Meglio di così non si può.**
alt-course = { $name }, smazzata dopo smazzata: { $shares }.
refused-review-one-at-a-time = Un'altra partita è già in esame per te; riprova fra qualche secondo.
refused-review-of-others = Solo chi ha giocato questa partita può farla riesaminare, finché uno di loro non la condivide nel suo canale.
refused-no-past-game = Non c'è una partita finita con questo numero che tu possa rivedere; le carte si mostrano a partita conclusa, a chi ha giocato e a chi può leggere il suo canale.
## Come sono andate le partite

button-rated-on = Per la classifica: sì
button-rated-off = Per la classifica: no
button-rated-not-yet = Per la classifica: non ancora
command-stats = statistiche
command-stats-about = Vedi come sono andate le tue partite, o quelle di qualcuno qui
command-stats-player-about = Di chi; le tue se non scegli nessuno
command-leaderboard = classifica
command-leaderboard-about = Vedi chi sta dove in questo server
command-leaderboard-standings-about = Quale lista
command-new-rated-about = Se vale per la classifica, con persone da due parti (sì se non scegli)
parameter-rated = conta
command-new-thread-about = Se ha un thread tutto suo (come vuole il server se non scegli)
parameter-thread = thread
parameter-standings = lista
refused-no-statistics = Qui non c'è nessuna partita finita di cui io possa parlare.
refused-statistics-elsewhere = Degli altri parlo solo in un server dove siete entrambi; chiedi lì.
privacy-statistics-shown = Chi è con te in un server può vedere come sono andate lì le tue partite: `/tock statistiche`, `/tock classifica`.
privacy-statistics-hidden = Le tue statistiche sono nascoste: le vedi solo tu, e non sei in nessuna classifica.
privacy-hide = Nascondi statistiche
privacy-show = Mostra statistiche
percent = { $percent }%
rating = { $points } ± { $plus }
rating-new = nuovo · { $games } di { $enough } partite, { $people } di { $different } persone
stats-header-here = **{ $name }** in questo server
stats-header = **{ $name }** in tutti i server
stats-score = Partite: { $games }, vinte: { $won }
stats-streak = Vittorie di fila: { $now } ora, { $best } al massimo
stats-rating-teams = Punteggio in squadra: { $rating }
stats-rating-alone = Punteggio da soli: { $rating }
stats-figure = { $label }: { $count }
stats-entered = Entra più spesso con { $card }: { $times } pedine su { $entered }
stats-missed = Turni giocati dal computer per mancanza di tempo: { $missed } su { $turns }
stats-with = { $name }, vittorie: { $won } su { $games }
stats-rulesets = Vittorie per regole
stats-partners = Vittorie con
stats-won-of = { $won } su { $games }
stats-tile-games = { $games ->
    [one] partita
   *[other] partite
}
stats-tile-won = vinte
stats-tile-streak = serie migliore
stats-tile-rating-teams = punti, squadra
stats-tile-rating-alone = punti, da soli
stats-tile-entered = entra con
figure-hits-given = mangiate
figure-hits-taken = perse
figure-pawns-home = pedine a casa
figure-longest-walk = cammino max.
figure-cards-burnt = carte bruciate
stats-tile-missed = turni persi
stats-accuracy = Precisione in { $games ->
    [one] una partita riesaminata
   *[other] { $games } partite riesaminate
 }: { $accuracy }%; le ultime: { $last }.
stats-tile-accuracy = precisione
stats-accuracies = Precisione, partita per partita
standings-which = Quale lista
standings-teams = Punteggio in squadra
standings-alone = Punteggio da soli
standings-month = Vittorie del mese
standings-pairs = Coppie
standings-pairs-month = Coppie del mese
standings-none = Su questa lista non c'è ancora nessuno.
standings-about-rating = -# I punti, e di quanto possono sbagliare. L'ordine segue i punti meno il numero dopo ±. Qui sta chi ha dieci partite valide per la classifica contro cinque persone diverse. Dalla quarta partita delle stesse persone in un giorno non cambia più nulla. Contano solo le partite fra persone di parti diverse.
standings-line = **{ $place }** { $names } · { $told }
standings-score = vittorie: { $won } su { $games } ({ $percent }%)
season-name = Stagione { $quarter } del { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = Non hai ancora un posto: { $games } di { $enough } partite, contro { $people } di { $different } persone.
season-about = -# A ogni stagione tutti ricominciano da 1000 punti; ha un posto chi ha cinque partite valide contro cinque persone diverse. L'ordine segue i punti meno il numero dopo ±.
season-best = **{ $season }**: { $names }
season-over = 🏁 **{ $season }: è finita**
seasons-none = Nessuno ha avuto un posto in una stagione prima di questa.
seasons-which = Quale stagione
button-season = Questa stagione
button-seasons = Stagioni passate
button-season-teams = In squadra
button-season-alone = Ognuno per sé
button-standings = Classifica
analysis-opened = Il tavolo è aperto: hai il posto che deve muovere in quella posizione, i computer hanno gli altri, e `/tock entra` ne prende uno. I consigli sono liberi; niente conta.
refused-game-text = In quel file, riga { $line }: { $wrong }.
refused-game-text-size = Quel file è troppo grande per il testo di una partita.
refused-no-such-play = Quella partita ha le mosse da 0 a { $plays }; scegline una.
refused-game-over-there = In quella posizione la partita è finita; scegli una mossa precedente.
game-text-no-transcript = questo non è il testo di una partita, che comincia con `tock 1`
game-text-too-long = nessuna partita è così lunga
game-text-unreadable = questo non si può leggere
game-text-missing = prima manca una riga (rules, seed, message, cut o un seat)
game-text-rules = queste regole non esistono
game-text-seed = un seme ha 64 cifre da 0 a f
game-text-seat = questo posto non esiste
game-text-position = nessuna partita può cominciare da questa posizione
game-text-deal = queste carte non seguono dal seme
game-text-gift = questa carta non può essere data qui
game-text-number = le mosse sono numerate da 1 senza salti
game-text-turn = tocca a un altro posto
game-text-play = questa mossa non si può fare qui
game-text-drawn = questa carta non segue dal seme
game-text-end = la partita non finisce così
game-text-no-end = manca la fine della partita

## Taking up again what was closed

button-reopen = Riprendi
button-give-up = Chiudi per sempre
reopened = Il tavolo continua da dove era rimasto. Tutti gli altri sono assenti finché non premono **{ button-return }**.
given-up = { $people ->
    [0] Tutti sono d'accordo: questo tavolo è chiuso per sempre, e **{ button-fair }** mostra tutto.
    [one] Sei d'accordo. Quando lo sarà un'altra persona, questo tavolo sarà chiuso per sempre.
   *[other] Sei d'accordo. Quando lo saranno altre { $people } persone, questo tavolo sarà chiuso per sempre.
}
refused-not-closed = Questo tavolo continua già.
refused-closed-for-good = Questo tavolo è chiuso per sempre; `/tock apri` ne apre un altro.
refused-channel-has-table = In questo canale ora è aperto un altro tavolo; questo si potrà riprendere quando l'altro sarà finito.

## Lessons

button-learn = È la prima volta?
button-next = Avanti
button-course-more = Carte speciali
button-course-partner = Che cosa dare
button-got-it = Ho capito
button-show-me = Fammi vedere
button-skip = Salta
button-all-lessons = Tutte le lezioni
lesson-header = **Imparare il Tock · { $number } di { $lessons } · { $title }**
lesson-cannot = **{ $card }** ora non si può giocare.
lesson-would-play = Si può giocare. Farebbe questo: { $play }.
lesson-would-give = Potresti dare **{ $card }**.
lesson-got-it = Bene! Quello che hai imparato si può provare in una partita.
lesson-shown-give = Si fa così: dai **{ $card }**.
lesson-shown-play = Si fa così, con **{ $card }**: { $play }.
lessons-header = **Imparare il Tock.** Scegli una lezione; ognuna dura una mossa.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Tutto quello che serve per giocare
course-more = Carte speciali e altre regole
course-partner = Con un compagno: che cosa dare
lesson-way-out-title = Fuori dalla riserva
lesson-way-out-before = Sei in basso, e tutte le tue pedine aspettano nella riserva. Solo un re (K), un asso (A) o un jolly ne fa entrare una. **Fai entrare una pedina.**
lesson-way-out-cannot = È una carta per avanzare, e nessuna tua pedina è ancora in gioco: cerca la carta per entrare.
lesson-way-out-wrong = Cerca la carta per entrare.
lesson-way-out-after = ✓ La tua pedina è sulla sua casella di partenza. Da lì corre in senso orario, una volta intorno al tabellone, e a casa. Se nessuna carta si può giocare, scarti la mano e aspetti la prossima distribuzione.
lesson-hit-title = Avanzare e mangiare
lesson-hit-before = Una carta fa avanzare di tante caselle quante ne indica. Chi finisce sulla casella di un'altra pedina la rimanda in riserva. **Mangia la pedina di Blaise**: conta le caselle fin lì.
lesson-hit-wrong = Carl, di fronte a te, è il tuo compagno: risparmialo. La pedina di Blaise è nove caselle avanti.
lesson-hit-after = ✓ La pedina di Blaise è di nuovo in riserva e deve ricominciare. Conta solo la casella dove finisci; chi superi resta al suo posto. Le tue pedine e quelle del compagno tornano indietro allo stesso modo, e chi può giocare una carta deve farlo.
lesson-protected-title = La pedina protetta
lesson-protected-before = La pedina di Blaise è appena entrata: sulla sua casella di partenza è protetta finché non si muove. Nessuno la mangia, nessuno la supera. **Gioca l'unica carta che si può ancora giocare.**
lesson-protected-cannot = Finirebbe sulla pedina protetta o la supererebbe, e nessuno può.
lesson-protected-wrong = Resta dietro la pedina protetta.
lesson-protected-after = ✓ La tua pedina aspetta lì dietro. Anche la tua, appena entrata, è al sicuro, e blocca tutti, te compreso.
lesson-home-title = A casa con il numero esatto
lesson-home-before = Tre caselle più avanti c'è la tua casella d'ingresso; dietro comincia la tua casa. Una pedina può svoltare lì, se il numero è giusto, o fare un altro giro. **Porta a casa la tua pedina.**
lesson-home-wrong = Passerebbe oltre la tua casa. Trova la carta, e la meta, che portano dentro.
lesson-home-after = ✓ A casa, e lì nessuno la mangia. In casa non si salta: perciò si riempiono prima i posti più interni.
lesson-split-title = Dividere un sette
lesson-split-wrong = Una pedina è vicina a casa, l'altra tre caselle dietro quella di Dora: dai a ognuna qualche passo.
lesson-split-after = ✓ Due cose con una carta: tieni i sette per momenti così. Ma mangiano anche le tue pedine e quelle del tuo compagno.
lesson-gift-title = Una carta per il compagno
lesson-gift-before = Dopo ogni distribuzione tu e il tuo compagno vi scambiate una carta coperta. Tutte le pedine di Carl aspettano nella riserva. **Dai a Carl la carta che lo aiuta a uscire.**
lesson-gift-wrong = Con quella Carl non uscirebbe dalla riserva.
lesson-gift-after = ✓ Ora Carl può entrare. Le carte si distribuiscono ancora e ancora; le pedine restano dove sono. Quando le tue quattro sono a casa muovi quelle di Carl: vincete insieme, con tutte e otto. Non serve altro.
lesson-two-ways-out-title = Due uscite: danne una
lesson-two-ways-out-before = Tutte le tue pedine aspettano, e anche quelle di Carl. Due delle tue carte fanno uscire una pedina. **Danne una a Carl.**
lesson-two-ways-out-wrong = Carl aspetterebbe ancora. Un asso o un re lo fa uscire, e tu tieni l'altro.
lesson-two-ways-out-after = ✓ Ora potete entrare tutti e due. Su molte distribuzioni, chi ne dà una vince 2 partite su 100 in più di chi le tiene tutte e due.
lesson-own-way-out-title = La tua unica uscita: tienila
lesson-own-way-out-before = Tutte le tue pedine aspettano; Carl ne ha due sul tabellone. Il re è la tua unica uscita. **Dai a Carl un'altra carta.**
lesson-own-way-out-wrong = Staresti a guardare per tutta la smazzata, e a Carl non serve.
lesson-own-way-out-after = ✓ Chi dà via l'unica uscita, mentre il compagno ha pedine sul tabellone, vince 1 partita su 100 in meno. Solo dove aspettano entrambi è quasi lo stesso.
lesson-gift-that-hits-title = Una carta che colpisce
lesson-gift-that-hits-before = La pedina di Blaise sta nove caselle davanti a quella di Carl. **Dai a Carl la carta con cui la colpisce.**
lesson-gift-that-hits-wrong = Con quella Carl non potrebbe colpirla. Conta dalla sua pedina a quella di Blaise.
lesson-gift-that-hits-after = ✓ Una carta con cui il compagno colpisce subito vince 1 partita su 100 in più della migliore delle altre. Sette, fanti e jolly non sono regali di per sé: darne via uno costa all'incirca altrettanto.
lesson-jack-title = Fante: cambiare posto
lesson-jack-before = Un fante (J) scambia una tua pedina con una di un altro colore sul percorso. **Arriva il più vicino possibile a casa tua.**
lesson-jack-wrong = Di chi è la pedina proprio davanti a casa tua?
lesson-jack-after = ✓ Quasi un giro intero con una carta, e Blaise ha perso altrettanto. Una pedina protetta non si scambia.
lesson-joker-title = Jolly: qualsiasi carta
lesson-joker-before = Un jolly vale la carta che vuoi. **Porta a casa la tua pedina, nel posto più interno**: è a nove caselle.
lesson-joker-wrong = Gioca il jolly come un nove: scegli la pedina, poi il posto più interno.
lesson-joker-after = ✓ Un jolly fa tutto quello che può una carta: entrare, scambiare, dividere, andare a casa.
lesson-four-title = Quattro: indietro
lesson-four-before = Un quattro va avanti o indietro. La tua pedina è appena entrata, e la sua casella d'ingresso è proprio dietro di lei. **Risparmiale tutto il giro.**
lesson-four-wrong = Indietro, a quattro passi dalla partenza, starebbe proprio davanti a casa.
lesson-four-after = ✓ Da qui va avanti dritta a casa. Un quattro in mano e una pedina alla partenza valgono un giro.
lesson-centre-title = Tock Tock Dog: il centro
lesson-centre-before = Nel Tock Tock Dog una pedina su una casella numero 8 può andare al centro con un asso, un dieci o un re, e poi uscirne su un'altra di queste caselle. **Vai al centro.**
lesson-centre-wrong = Il re può fare anche questo: scegli il centro.
lesson-centre-after = ✓ Con un'altra di queste carte esce dove vuoi, per esempio davanti a casa tua. Anche i grandi tavoli svizzeri hanno un centro.
lesson-dog-title = Dog: toccare due volte la partenza
lesson-dog-before = Nel Dog una pedina svolta verso casa dalla sua casella di partenza, quando l'ha toccata due volte. L'entrata è la prima; ripassarci o fermarcisi, la seconda. La tua è tornata indietro con un quattro. **Portala a casa.**
lesson-dog-wrong = Così non ci entra. Trova la carta, e la meta, che svoltano alla casella di partenza.
lesson-dog-after = ✓ Ripassando sulla sua casella di partenza l'ha toccata per la seconda volta. Entrare, quattro indietro e a casa: niente è più rapido.
lesson-toctoc-title = Toc Toc: asso e pedine proprie
lesson-toctoc-before = Nel Toc Toc un asso vale 1 o 14, i quattro vanno solo indietro, e le tue pedine non si superano mai. **Mangia la pedina di Blaise.**
lesson-toctoc-wrong = La pedina davanti è quattordici caselle dietro di lei.
lesson-toctoc-after = ✓ La pedina dietro non avrebbe potuto: la sua collega le sbarrava la strada.
lesson-ttg-title = Tock Tock Dog: fante e partenza
lesson-ttg-before = Nel Tock Tock Dog un fante va avanti di 11 o scambia, e nessuna pedina è protetta, nemmeno appena entrata. **Rimanda in riserva la pedina di Blaise.**
lesson-ttg-wrong = Così non verrebbe mangiata. Conta: è undici caselle avanti.
lesson-ttg-after = ✓ Qui nessuno è al sicuro sulla casella di partenza. I sette mangiano solo dove finiscono, e in casa vanno anche indietro.
lesson-keezen-title = Keezen: un solo giro
lesson-keezen-before = Nel Keezen una pedina non passa mai oltre casa sua: entra con il numero esatto o aspetta. I re fanno solo entrare, un sette muove una o due pedine. **Porta a casa la tua pedina.**
lesson-keezen-wrong = Così arriva solo alla casella d'ingresso. È a tre caselle, e la casa comincia subito dietro.
lesson-keezen-cannot = Un otto o un nove porterebbe oltre. Qui nessuno passa oltre.
lesson-keezen-after = ✓ Otto e nove non servivano: vicino a casa ci vogliono carte basse, o un fante per scambiare.
lesson-keezen-start-title = Keezen: la partenza
lesson-keezen-start-before = Una pedina sulla propria casella di partenza ferma tutti, anche le tue, e nessuno la scambia. Solo tu puoi scambiare la tua. **Scambiala con quella di Blaise, vicina a casa tua.**
lesson-keezen-start-wrong = Non quella pedina. Cerca quella appena prima della tua casella d'ingresso.
lesson-keezen-start-cannot = Alla partenza c'è la tua pedina: un re non può farne entrare un'altra.
lesson-keezen-start-after = ✓ Quasi un giro in un colpo, e Blaise ricomincia.
lesson-jackaroo-king-title = Jackaroo: il re
lesson-jackaroo-king-before = Nel Jackaroo un re che avanza di tredici mangia tutti sulla strada. Altrimenti nessuna pedina ne supera una del suo colore, né due affiancate. **Mangia entrambe le pedine di Blaise.**
lesson-jackaroo-king-wrong = Così le pedine di Blaise restano lì. Avanza delle tredici caselle del re.
lesson-jackaroo-king-cannot = Un otto supererebbe le due pedine di Blaise, e sono un muro.
lesson-jackaroo-king-after = ✓ Un re non risparmia nessuno, nemmeno le tue: tieni le distanze.
lesson-jackaroo-five-title = Jackaroo: il cinque
lesson-jackaroo-five-before = Un cinque muove la tua pedina, o qualsiasi altra sul percorso. Quella di un avversario passa così oltre casa sua e deve rifare il giro. **Rovina il ritorno di Blaise.**
lesson-jackaroo-five-wrong = Così Blaise torna lo stesso. La pedina da spingere è due caselle prima del suo ingresso.
lesson-jackaroo-five-after = ✓ Un giro in più per Blaise. La pedina del compagno, invece, con il tuo cinque entra in casa.
lesson-jackaroo-ten-title = Jackaroo: il dieci
lesson-jackaroo-ten-before = Un dieci va di dieci, o brucia una carta di chi segue, che perde anche il turno. A Blaise resta una carta e sta per tornare a casa. **Bruciala.**
lesson-jackaroo-ten-wrong = Allora Blaise gioca quella carta. Usa il dieci per bruciarla.
lesson-jackaroo-ten-after = ✓ La carta brucia davanti a tutti, e Blaise aspetta la prossima smazzata.
lesson-italian-title = Tock italiano: il dieci
lesson-italian-before = Nel Tock italiano chi segue un dieci scarta una carta e salta il turno. Una pedina sulla propria casella di partenza blocca tutte le altre. **Fai scartare Blaise.**
lesson-italian-wrong = Solo un dieci lo fa.
lesson-italian-after = ✓ Blaise scarta una carta e salta il turno. Era l'ultima lezione; ora si gioca.

## The puzzle of the day

puzzle-header = **🧩 Enigma del giorno · { $rules } · { $day } · { $difficulty }**
puzzle-easy = facile
puzzle-medium = media
puzzle-hard = difficile
puzzle-asked = Giochi il posto in basso. Una mossa è chiaramente la migliore: **quale?** Non si sa che cosa è stato giocato prima. Vale la tua prima risposta.
puzzle-solved = ✓ **Risolto!** È la mossa migliore.
puzzle-missed = ✗ Non era quella. Ecco la mossa migliore:
puzzle-best = { $what } · probabilità di vincere **{ $percent }%**
puzzle-second = La seconda: { $what } · { $percent }%
puzzle-here = Risolto in questo server: { $solved } su { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 Risolto oggi. Torna domani per farne due di fila!
   *[other] 🔥 Risolto per { $days } giorni di fila.
}
puzzle-tomorrow = -# Domani ce n'è un altro.
puzzle-shown = ✓ { $who } l'ha risolto, con la prima risposta.
puzzle-shown-alt = Un tabellone prima della partita, carte coperte e un segno di spunta: la risposta non si vede.
button-show-solved = Mostralo qui
command-puzzle = enigma
command-puzzle-about = Risolvi l'enigma del giorno: una mossa è chiaramente la migliore
puzzle-posted = Tocca a chi siede in basso, e una mossa è chiaramente la migliore. La vedi? **{ button-solve }** ti mostra le carte da premere; la tua risposta non la vede nessun altro.
puzzle-yesterday = -# Quello di ieri: risolto da { $solved } su { $answered }.
button-solve = Risolvi
puzzle-here-streak = 🏠 Questo server, giorni di fila: **{ $days }** (record: { $best })
puzzle-here-open = Qui non l'ha ancora risolto nessuno: chi lo risolve continua la serie.
puzzle-here-first = **{ $name }** l'ha risolto prima degli altri.
puzzle-here-you = **Tu** l'hai risolto prima degli altri.
puzzle-here-header = **🧩 Gli enigmi in questo server**
puzzle-here-lately = Negli ultimi { $days } giorni:
puzzle-here-solver = risolti: { $solved } su { $answered } · di fila: { $days }
button-puzzles-here = Questo server
button-rush = Corsa agli enigmi
button-rush-begin = Via
button-rush-again = Un'altra corsa
rush-header = **⚡ Corsa agli enigmi**
rush-about = Quanti enigmi risolvi in { $minutes } minuti? Si gioca con le regole svizzere, gli enigmi sono estratti a sorte, prima quelli facili. Dopo { $most } risposte sbagliate è finita. Le soluzioni non vengono svelate.
rush-stands = **⚡ Risolti: { $solved } · sbagliati: { $wrong } su { $most } · finisce { $ends }**
rush-asked = Giochi il posto in basso. Qual è la mossa migliore?
rush-right = ✓ Giusto!
rush-wrong = ✗ Non era quella.
rush-over = **⚡ È finita. Risolti: { $solved }**, sbagliati: { $wrong }.
rush-own = Il tuo record: { $solved }
rush-best-here = Il migliore di oggi in questo server: { $solved } ({ $names })
refused-own-game = È la posizione di una partita che non hai finito, o dell'enigma del giorno: gioca prima lì, poi torna.
regular-puzzle = l'enigma del giorno
server-settings-puzzle-on = Ogni giorno { $channel } riceve l'enigma del giorno.
server-settings-puzzle-off = L'enigma del giorno non viene pubblicato.

## Practice

practice-opened = 🎓 La tua partita di allenamento comincia nei nostri messaggi diretti: { $link }. Giocano con te tre computer facili, uno è il tuo compagno; i consigli sono liberi, e nulla conta. Se non ti arriva lì, **{ button-hand }** la mostra qui.
practice-running = 🎓 La tua partita di allenamento continua nei nostri messaggi diretti: { $link }.
practice-here = 🎓 Nessun mio messaggio diretto ti arriva, perciò la tua partita di allenamento si gioca qui: **{ button-hand }** la mostra, e la vedi solo tu.
practice-place = 🎓 allenamento
practice-wait = Giocano i computer. Il tuo prossimo turno arriva da sé; **{ button-hand }** lo mostra qui.
practice-better = 💡 Molto meglio sarebbe stato: { $what } · probabilità di vincere **{ $percent }%**
button-stop-advice = Basta pareri
practice-advice-stopped = Va bene: niente più pareri sulle tue mosse. `/tock allenamento` con pareri li riporta.
command-practice = allenamento
command-practice-about = Gioca da solo contro computer facili, nei messaggi diretti
command-practice-advice-about = Se ti viene detto quando un'altra mossa sarebbe stata molto meglio
parameter-advice = pareri

## Commands for who learns

command-learn = impara
command-learn-about = Impara il Tock in due minuti, mossa per mossa

## What is told once, when somebody first holds a card

note-joker = 💡 **{ $card }** vale qualsiasi carta: premilo per vedere tutto quello che può fare.
note-swap = 💡 **{ $card }** scambia la tua pedina con una di un altro colore.
note-seven = 💡 **{ $card }** sono sette passi, per una pedina o divisi fra più; attento a chi mangia per strada.
note-back = 💡 **{ $card }** va anche indietro: dalla tua casella di partenza è quasi casa.
note-enters = 💡 **{ $card }** fa entrare una pedina dalla riserva.
note-nothing = 💡 Non hai sbagliato nulla: solo una carta per entrare mette in gioco la prima pedina, e circa una prima mano su quattro non ne ha. La prossima distribuzione porta nuove carte. Mentre gli altri giocano: una lezione di due minuti, o una partita di allenamento?
note-discard = 💡 La carta che scarti ora non ha effetto: scegli quella che ti manca meno.
notes-once = -# Detto una volta per carta. `/tock impostazioni` fa smettere queste note.
settings-notes = Note sulle carte tenute per la prima volta: { $on ->
    [0] nessuna
   *[other] sì
}.

## Help, by what one wants to do

help = **Che cosa vuoi fare?** Premi quello che fa per te; la risposta la vedi solo tu.
help-play = Giocare subito
help-play-told = **Giocare subito**
    - Con gli amici: `/tock apri` apre un tavolo in un canale. Loro premono **{ button-sit }** accanto a un posto, i computer riempiono i posti liberi, con **{ button-start }** si comincia.
    - Da solo, subito: **{ errand-practice }** è una partita contro computer facili nei nostri messaggi diretti, con consigli liberi.
    - **{ errand-games }** mostra dove manca qualcuno in questo server.
    - Quando tocca a te vieni chiamato: premi una carta, poi quello che deve fare. Le tue carte arrivano con un messaggio diretto; le trovi anche con **{ button-hand }**, sotto il tabellone.
help-learn = Imparare il gioco
help-learn-told = **Imparare il gioco**
    - Mai giocato: **{ errand-learn }**, sei mosse in due minuti.
    - Per provare: **{ errand-practice }**, con una parola dove un'altra mossa sarebbe stata molto meglio.
    - Mentre giochi: premi una carta per leggere che cosa fa; **{ button-hint }** dice le mosse migliori, solo a te.
    - Tutte le regole, con tabelloni che le mostrano: **{ button-rules }**.
    - Qualcosa su cui riflettere: **{ errand-puzzle }**.
help-anywhere = - In altri server, nei gruppi, in due: [aggiungimi per te]({ $link }), poi scrivi `/tock-ovunque`.
help-games = Vedere le mie partite
help-games-told = **Le mie partite**
    - **{ errand-games }** mostra dove siedi, in tutti i server, e a chi tocca.
    - Devo andare: con `/tock esci` e una durata un computer tiene il tuo posto, senza durata lo lasci; `/tock entra` lo riprende.
    - Che cosa si è appena giocato: **{ button-log }** sotto il tabellone. Una partita finita, mossa per mossa: **{ button-replay }** sotto il manifesto, o `/tock partite`.
    - Come sono andate le mie partite: **{ errand-stats }**.
help-look = Cambiare l'aspetto
help-look-told = **L'aspetto**
    - I colori delle immagini che vedi solo tu: sceglili qui sotto.
    - La mano sotto il tabellone o accanto, numeri su tutte le caselle, ore in cui dormi, niente più note: `/tock impostazioni`.
    - Per tutti in un server, da chi può gestirlo: `/tock-server impostazioni`.
help-look-chosen = Le immagini che vedi solo tu ora sono: **{ $theme }**.
help-stuck = Qualcosa è bloccato
help-stuck-told = **Qualcosa è bloccato**
    - Non vedo carte: **{ button-hand }**. `/tock tavolo` riprova anche con i messaggi diretti.
    - Le mie carte sono grigie: nessuna pedina può fare quello che dicono. La tua mano dice se scarti tutto o una carta; con le pedine in riserva serve una carta che fa entrare.
    - Dov'è il tabellone? **{ errand-table }** lo mostra con il tuo posto in basso.
    - È stato uno sbaglio: **{ button-take-back }**, subito dopo.
    - Un pulsante sarebbe di un momento passato: **{ button-hand }** ne ha di nuovi.
    - Qualcuno non gioca: dove c'è l'orologio, un computer fa quel turno. Chi ne ha lasciato scadere uno si può sostituire con un pulsante sotto il tabellone finché non torna; senza orologio, prima chiede **{ button-more }**, **{ button-call }**; **{ button-more }**, **{ button-ask-end }** termina il tavolo.
    - In un canale non dico nulla: lì mi servono { permission-view-channel }, { permission-send-messages } e { permission-attach-files }.
anywhere = **Tock, ovunque tu sia**
    Quello che mostrano questi pulsanti lo vedi solo tu. Per giocare con altri, fammi aggiungere a un server e scrivi lì `/tock apri`.
errand-new = Nuovo tavolo
errand-practice = Allenamento
errand-learn = Lezioni
errand-rules = { button-rules }
errand-puzzle = Enigma del giorno
errand-games = Le mie partite
errand-stats = I miei risultati
errand-table = { button-hand }
command-help = aiuto
command-help-about = Che cosa vuoi fare? Giocare, imparare, vedere le tue partite, cambiare l'aspetto, sbloccare
about = Tock con gli amici, in un canale: la corsa di biglie giocata con le carte, che si chiama anche Toc, Dog o Keezen. Scrivi /tock aiuto: dice come giocare subito, imparare il gioco in due minuti, trovare le tue partite, e che cosa fare se qualcosa è bloccato.

## Watching

button-watch = Avvisami alla fine
watch-begun = Riceverai un messaggio diretto quando questo tavolo sarà finito. Ancora **{ button-watch }** lo annulla.
watch-dm-closed = Riceveresti un messaggio diretto quando questo tavolo sarà finito, ma i tuoi sono chiusi: aprili, poi `/tock tavolo` ci riprova.
watch-stopped = Non ti si dirà più nulla di questo tavolo.
watched-ended = Il tavolo che seguivi è finito: { $link }
refused-many-watch = Seguono già in troppi, qui o tu altrove; aspetta che uno di quei tavoli sia finito.
refused-plays-here = Qui giochi anche tu: della fine saprai comunque.
refused-gives-first = Prima ognuno passa una carta: le tue sono in **{ button-hand }** sotto il tabellone.

## Guesses of those who watch

button-guess = Pronostico
guess-told = 🔮 **Che ne dici?** I tuoi pronostici li vedi solo tu. Valgono punti e basta: chi ha indovinato meglio si legge alla fine con il manifesto.
guess-winner = Chi vince?
guess-home = Di chi è la prossima pedina a casa?
guess-winner-worth = **Chi vince?** Detto ora, e giusto, vale { $points } punti: uno in meno per ogni quarto delle sue pedine che una parte porta a casa; a tre quarti è tardi.
guess-winner-closed = **Chi vince?** Una parte ha tre quarti delle sue pedine a casa: è tardi per dirlo.
guess-home-worth = **Di chi è la prossima pedina che arriva a casa?** Prima lo dici, più vale: da uno a tre punti.
guess-yours = Tu dici: { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 Migliori pronostici, in punti: { $names }
refused-guess-of-player = Chi gioca qui, ha giocato o aspetta un posto non fa pronostici.
refused-guess-closed = È tardi per questo pronostico.
refused-guess-late = La partita è andata avanti: è arrivato tardi. **{ button-guess }** mostra che cosa puoi dire ora.
refused-guesses-off = In questo server nessuno fa pronostici; lo ha deciso chi lo gestisce.
server-settings-guesses-on = Chi guarda può dire chi vincerà.
server-settings-guesses-off = Chi guarda non fa pronostici.
server-guesses-begin = Permetti i pronostici
server-guesses-end = Niente pronostici
server-settings-gathering = Luoghi e chiamate
server-settings-in-threads = I nuovi tavoli hanno un **thread** tutto loro.
server-settings-in-channels = I nuovi tavoli sono nel **canale** in cui vengono aperti.
ask-places = Dove sono i nuovi tavoli
places-channel = Nel canale
places-thread = In un thread tutto loro

## Calling for players

button-call-players = Chiama giocatori
button-be-called = Chiamami per giocare
button-not-called = Non chiamarmi
call-waits = 📣 { $host } aspetta giocatori: **{ $rules }**, { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}.
called-now = Vieni chiamato quando qui un tavolo aspetta giocatori, ma non nelle tue ore di silenzio.
called-by-role = Ora hai il ruolo { $role }: vieni chiamato quando qui un tavolo aspetta giocatori.
called-no-more = Qui non vieni più chiamato per giocare.
called-role-kept = Hai ancora il ruolo { $role }, che non posso toglierti: chiedi a chi gestisce questo server.
refused-calls-off = In questo server nessuno viene chiamato per giocare; lo ha deciso chi lo gestisce.
refused-call-of-host = Solo chi ospita il tavolo chiama giocatori.
refused-call-no-seat = Nessun posto è libero.
refused-call-too-soon = In questo server sono stati appena chiamati giocatori. La prossima chiamata è possibile { $at }.
refused-call-nobody = Qui nessuno vuole essere chiamato, o tutti dormono o sono al tavolo. In `/tock aiuto`, **{ help-play }**, c'è **{ button-be-called }**.
refused-role-everyone = Non si chiamano mai tutti: scegli un ruolo che si ha perché si vuole essere chiamati.
refused-role-mention = Non posso menzionare { $role }. Permetti a tutti di menzionarlo nelle impostazioni del ruolo, o dammi { $permissions }.
permission-mention-everyone = Menziona @everyone, @here e tutti i ruoli
permission-manage-roles = Gestisci ruoli
server-settings-calls = { $hours ->
    [0] I tavoli che aspettano giocatori non chiamano nessuno.
    [1] Un tavolo che aspetta può chiamare { $who }, una volta all'ora in tutto il server.
   *[other] Un tavolo che aspetta può chiamare { $who }, una volta ogni { $hours } ore in tutto il server.
}
server-calls-list = chi lo ha chiesto
server-settings-calls-not-given = Non posso dare { $role }: mi servono { $permissions } e un ruolo più in alto. Chi preme **{ button-be-called }** sta in una lista, e viene chiamato anche lui.
ask-role = Quale ruolo viene chiamato
ask-role-about = Senza ruolo tengo una lista di chi vuole essere chiamato.
ask-calls = Ogni quanto un tavolo può chiamare
ask-calls-hours = { $hours ->
    [0] Mai
    [1] Una volta all'ora
   *[other] Una volta ogni { $hours } ore
}

## What is posted by the calendar

week-header = 🗓️ **La settimana di Tock**
week-games = { $games ->
    [one] È finita una partita
   *[other] Sono finite { $games } partite
}, con { $players ->
    [one] una persona di qui
   *[other] { $players } di voi
} al tavolo.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }**, vittorie: { $won } su { $games }
week-hits = 💥 { $hits ->
    [one] È stata mangiata una pedina
   *[other] Sono state mangiate { $hits } pedine
}, { $most } da **{ $name }**
week-walk = 🏃 Il cammino più lungo: **{ $name }**, { $fields } caselle
week-footer = Settimana nuova, carte nuove: `/tock apri` apre un tavolo.
regular-week = il messaggio sulle partite della settimana
regular-given-up = Non posso più mettere { $what } in { $channel }: lì non posso scrivere. Ora è spento; chi gestisce il server può riaccenderlo con `/tock-server impostazioni`.
server-settings-week-on = Ogni lunedì in { $channel } arriva un messaggio sulle partite della settimana.
server-settings-week-off = Nessun messaggio racconta le partite della settimana.

## A series of games

setup-series = Serie: 3 vittorie
button-again-next = Prossima partita
button-again-series = A tre vittorie
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = Serie a { $first } vittorie: { $score }; partita { $number } di { $most } al massimo
series-left = Qui comincia una nuova serie: quella di prima non continua.
series-left-at = Qui ora siedono altri: la serie che stava sul { $score } non continua.
series-goes-on = Serie a { $first } vittorie: { $score }
series-won = 🏆 { $count ->
    [one] { $names } vince
   *[other] { $names } vincono
} la serie: { $score }
series-given-up = La serie finisce qui, sul { $score }: qualcuno se n'è andato per sempre.
stats-series = Serie giocate: { $games }, vinte: { $won }
stats-tile-series = serie vinte

## A game as a web page

button-page = Come pagina web
page-told = La partita { $game } come pagina per qualsiasi browser: salvala e aprila, o mandala agli amici. { $names ->
    [named] Tutti quelli che hanno giocato vi lasciano il proprio nome.
   *[seats] Al posto dei nomi delle persone ci sono i posti.
 }
refused-page-of-others = Solo chi ha giocato una partita può averla come pagina.
privacy-pages-unnamed = Le pagine web che i tuoi compagni di gioco fanno delle vostre partite ti chiamano con il tuo posto.
privacy-pages-named = Le pagine web delle tue partite possono dire il tuo nome, se tutti quelli che hanno giocato sono d'accordo.
privacy-pages-name = Il mio nome nelle pagine
privacy-pages-unname = Nessun nome nelle pagine
page-title = Tock, partita { $game }
page-gave = { $name } dà { $card } a { $other }.
page-back = Un passo indietro
page-on = Un passo avanti
page-round-back = Alla smazzata precedente
page-round-on = Alla smazzata successiva
page-step = Passo della partita
page-hands = Tutte le mani
page-course = Probabilità di vittoria
page-story = La partita
page-keys = Con le frecce, scorrendo col dito o col cursore si va da un passo all'altro; con Pagina su e Pagina giù da una smazzata all'altra.

## Un torneo di una sera

button-tournament = Torneo
button-enter = Partecipa
button-partner = Il mio compagno
button-withdraw = Non gioco più
button-begin = Comincia il torneo
button-drop = Togli qualcuno
button-call-off = Annulla
ask-tournament-mode = Chi si iscrive
ask-tournament-rounds = Turni
ask-tournament-minutes = Durata massima di un turno
ask-tournament-minutes-about = Poi le pedine a casa decidono le partite non finite.
tournament-singles = Individuale
tournament-singles-about = Ognuno si iscrive da solo e cambia compagno a ogni turno.
tournament-pairs = Coppie
tournament-pairs-about = In due si resta insieme per tutto il torneo.
tournament-rounds = { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
}
tournament-minutes = { $minutes } minuti
tournament-called = Il torneo è indetto: ci si iscrive con il messaggio in questo canale, e lì lo cominci.
tournament-header = 🏆 **Torneo** · { $mode } · { $rules } · { $rounds } di al massimo { $minutes } minuti · indetto da { $host }
tournament-entered = { $people ->
    [0] Ancora nessuno si è iscritto.
    [one] Si è iscritta una persona:
   *[other] Si sono iscritte { $people } persone:
}
tournament-begun = È cominciato.
tournament-called-off = È annullato. Le partite in corso continuano per conto loro.
tournament-dropped = { $name } non gioca più.
tournament-withdrawn = Non giochi più in questo torneo.
tournament-partner = Con chi vuoi giocare? Due che si scelgono sono una coppia; chi all'inizio non ha nessuno viene sorteggiato.
tournament-partner-asked = Hai scelto { $name }, che non ti ha ancora scelto e lo vede sotto **{ button-partner }**.
tournament-paired = Tu e { $name } siete una coppia.
tournament-wants-you = vorrebbe giocare con te
tournament-nobody-free = Nessun altro è ancora senza compagno.
tournament-table = Turno { $round } · Tavolo { $number }
tournament-table-who = **{ $table }**: { $who }
tournament-against = { $first } contro { $second }
tournament-computer = un computer
tournament-call = { $who }: premete **{ button-here }** entro { $minutes } minuti. La partita comincia quando ci sono tutti; poi il computer ha gli altri posti.
tournament-call-about = Il turno finisce al più tardi { $minutes } minuti dopo: allora decidono le pedine a casa.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **Dopo il turno { $round } di { $rounds }**
tournament-standings-heading = Dopo il turno { $round } di { $rounds }
tournament-title = Torneo: { $rules }
tournament-next-round = Il turno { $round } comincia ora: tutti sono chiamati in un nuovo thread.
tournament-last-round = Era l'ultimo turno.
tournament-winners = 🥇 **{ $names }**: complimenti!
tournament-place = { $place }. { $names }: { $told }
tournament-score = { $points } ({ $opponents }, { $home })
tournament-order = 2 punti per una vittoria, 1 per un pareggio. Fra parentesi: i punti degli avversari e le proprie pedine a casa.
tournament-your-table = Il tuo tavolo in questo turno: { $thread }
tournament-call-off-sure = Annullare il torneo per tutti?
tournament-given-up = Non posso più scrivere in { $channel }, quindi il torneo lì è annullato.
table-closed-time = Il turno era finito: le pedine a casa hanno deciso questa partita per il torneo. **{ button-reopen }** la continua per voi.
refused-tournament-gone = Questo torneo è finito.
refused-tournament-goes-on = In { $channel } c'è già un torneo; chi l'ha indetto, o gestisce il server, può annullarlo lì.
refused-tournament-begun = Il torneo è cominciato; nessuno si iscrive più.
refused-tournament-full = Si sono iscritte { $most } persone e non ce ne stanno altre.
refused-tournament-not-entered = Lo può fare solo chi si è iscritto: premi prima **{ button-enter }**.
refused-tournament-not-host = Lo può fare solo chi ha indetto il torneo o gestisce il server.
refused-tournament-not-your-game = In questo turno questo non è il tuo tavolo.
refused-tournament-too-late = Questa partita è cominciata o finita. Al prossimo turno verrai richiamato.
refused-tournament-place = Un torneo si indice in un canale testuale, perché i suoi tavoli sono in thread lì sotto.
refused-tournament-managers = Qui indicono tornei solo quelli che gestiscono il server.
server-settings-callers = I tornei li indice { $who ->
    [anybody] chiunque
   *[managers] chi gestisce il server
}.
server-settings-call = { $who ->
    [anybody] Tornei indetti da chiunque
   *[managers] Tornei solo dai gestori
}
permission-create-public-threads = Crea thread pubblici
