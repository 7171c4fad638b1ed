# Every text of the bot in Italian. Each language is one file with the same messages and the same variables.
# In messages that Discord shows, **bold** and `code` are Discord's own marks.

## Words

language-name = Italiano
joker = Jolly
names-and = { $names } e { $name }
comma = ,
pawn = pedina { $number }
protected = protetta
place-home = casa { $depth }
place-centre = centro
place-reserve = riserva
round = Smazzata { $number }
computer-name = { $name } (computer, { $level })
player-nameless = Giocatore { $number }
player-forgotten = ex giocatore

## Captions of cards

action-any = qualsiasi carta
action-forward = avanti { $steps }
action-forward-anyone = { $steps } con qualsiasi pedina
action-back = indietro { $steps }
action-enter = entra
action-seven = dividi 7
action-swap = scambia
action-draw = pesca
action-burn = brucia
action-centre = centro
action-from-centre = dal centro

## Possible moves

play-as = come { $rank }: { $moves }
in-a-row = { $before }; { $after }
play-second = { $moves }; poi { $card }: { $second }
play-draw = pesca una carta dalla mano di { $name }
play-burn = brucia una carta a caso di { $name }
play-burn-choice = { $name } deve bruciare una carta
play-throw-in = scarta tutta la mano
play-discard = scarta
move-enter = { $pawn } entra su { $goal }
move-walk = { $pawn }: { $origin } → { $goal }
move-swap = { $pawn } su { $origin } ⇄ { $other } su { $goal }
brief-to = { $pawn } a { $goal }
brief-to-alone = a { $goal }
brief-back = { $pawn } { $back } a { $goal }
brief-back-alone = { $back } a { $goal }
brief-enter = { $pawn } entra
brief-swap-with = { $pawn }: scambia con { $other }
brief-swap-alone-with = scambia con { $other }
move-hits = , mangia { $victims }
own-pawn = la propria pedina { $number }
your-own-pawn = la tua pedina { $number }
your-partners-pawn = la pedina { $number } del tuo compagno
partners-pawn = la { $pawn } (suo compagno)
pawn-of = pedina { $number } di { $name }

## Moves that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · pesca una carta dalla mano di { $other }
told-burn = { $name } { $cards } · brucia { $burnt } di { $other }, che perde il turno
told-burn-choice = { $name } { $cards } · { $other } deve bruciare una carta e perde il turno
told-throw-in = { $name } · nessuna carta giocabile, scarta tutta la mano: { $cards }
told-discard-made = { $name } · scarto obbligato: { $cards }
told-discard-unplayable = { $name } · nessuna carta giocabile, scarta { $cards }
told-discard = { $name } · scarta { $cards }
told-round = — smazzata { $number } —
told-home = 🏅 { $names } { $count ->
    [one] finisce
   *[other] finiscono
} al { $place }º posto! Gli altri continuano.

## Pictures in words

alt-seat = { $name }: sul tabellone { $pawns }; in riserva { $waiting }; in mano { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
alt-none = nessuna
alt-lobby-seat = Posto { $number }: { $name }.
hand-cards = La tua mano: { $cards }.

## The lobby

lobby-header = **Tock** · { $rules }
    Il tavolo di { $host }. Siediti anche tu!
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = libero
lobby-kept = riservato a { $name }
lobby-free = { $free ->
    [one] Un posto è libero; può occuparlo un computer.
   *[other] { $free } posti sono liberi; possono occuparli i computer.
}
lobby-kept-seats = { $kept ->
    [one] Un posto è riservato.
   *[other] { $kept } posti sono riservati.
}
lobby-kept-later = { $kept ->
    [one] Il suo giocatore può arrivare anche a partita iniziata; fino ad allora gioca un computer.
   *[other] I loro giocatori possono arrivare anche a partita iniziata; fino ad allora giocano i computer.
}
lobby-kept-series = Questa partita continua una serie: devono sedersi di nuovo gli stessi giocatori.
lobby-full = Ci siete tutti! Premi **{ button-start }**.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· su invito
   *[open] {""}
}
lobby-rated-not-yet = Per la classifica: non ancora (servono persone da due parti)
seat-own = Questo è il tuo posto.
seat-other = Può cambiarlo solo chi è seduto qui.
seat-computer = Quanto deve essere forte questo computer?
seat-free = Passare a questo posto, o darlo a un computer?
seat-kept = Questo posto è riservato. Darlo a un computer, o aprirlo a tutti?
setup-chosen = **Regole: { $rules }**
    Le sceglie l'host, { $host }. Tutti le vedono al tavolo.
setup-header = **Regole: { $rules }**
    Scegli le regole e il numero di giocatori. I pulsanti aprono regole della casa, ritmo, consigli e le altre opzioni del tavolo. Tutti vedono le tue scelte.
setup-suggested = { $option }: { $about }
setup-ruleset = Regole
setup-party = Giocatori e squadre
setup-terms = Opzioni del tavolo
setup-cut = Comincia con un taglio
ask-cut = Taglia il mazzo
ask-cut-about = Scrivi quello che vuoi: entra nel rimescolamento, e tutti possono leggerlo
ask-terms = Altre opzioni
ask-terms-rated = Partita per la classifica
ask-terms-undo = Permetti di annullare (l'altra parte deve accettare)
ask-terms-series = Gioca una serie: vince chi arriva a tre vittorie
ask-terms-invited = Solo su invito: decidi tu chi si siede

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
button-log = Ultime mosse
button-rules = Regole
button-more = Altro
button-words = Tabellone a parole
button-call = Chiedi chi c'è ancora
button-ask-end = Chiudi il tavolo
button-send = Escludi un giocatore
button-let = Riammetti un giocatore
more-told = Altre opzioni di questo tavolo:
ask-whom = Quale giocatore?
button-last-here = Ultima partita qui
button-find-game = Cerca per numero
button-game-text = Carica un file
button-play-on = Gioca da qui
button-more-options = Altre opzioni
games-more = **{ button-find-game }** ti fa rivedere mossa per mossa una partita finita a cui hai accesso. **{ button-game-text }** apre un tavolo da una posizione di una partita salvata con **{ button-export }**.
games-over = Le tue partite finite
games-line = { $day } · partita { $game } · { $what } · { $place }º posto
ask-game-number = Numero della partita
ask-text = File della partita
ask-text-about = Un file di testo esportato rivedendo una partita
ask-plays = Dopo quale mossa?
button-again = Gioca ancora
button-again-score = { button-again } · { $score }
button-again-changed = Cambia compagni
button-again-drawn = Posti a caso
button-well-played = 👏 Ben giocato
button-fair = È una partita equa?
button-end = Chiudi ora il tavolo
button-throw-in = Scarta la mano
button-let-go = Scarta tutto per me
button-back = Indietro
button-take-back = Annulla la mia mossa
button-let-undo = Accetta di annullare
button-disagree = Rifiuta di annullare
button-undo-on = Annullare: se d'accordo
button-undo-off = Annullare: no
button-hint = Consiglio
button-play = Gioca questa
button-as-seven = Dividi il 7

## The table

table-header = **Tock · smazzata { $number }**
table-exchange = Tutti danno una carta: { $ready ->
    [one] ha scelto { $ready } su { $players }.
   *[other] hanno scelto { $ready } su { $players }.
} Le tue carte sono nei messaggi diretti, oppure premi **{ button-hand }**.
table-exchange-elsewhere = Tutti danno una carta: { $ready ->
    [one] ha scelto { $ready } su { $players }.
   *[other] hanno scelto { $ready } su { $players }.
} Premi **{ button-hand }** per vedere le tue carte.
table-exchange-waiting = In attesa di { $names }.
table-dealing = Distribuzione delle carte …
table-deserted = Ora non gioca nessuno, quindi la partita è in pausa. Chi se n'è andato può tornare con **{ button-return }**; gli altri possono prendere un posto libero con `/tock entra`.
table-turn = Tocca a { $name }.
table-discard = { $name } deve scartare una carta.
table-discard-lose = { $name } deve scartare una carta e perde questo turno.
table-places = 🏅 Classifica: { $names }
table-won = 🏁 { $count ->
    [one] { $names } vince!
   *[other] { $names } vincono!
}
table-fought = 🤝 Bella partita, { $names }!
well-played = 👏 **Ben giocato!** { $names }
score-numbers = { $own } – { $their }
score-of-two = 🔁 { $first } **{ $score }** { $second }
score-side = { $name } **{ $won }**
score-of-many = 🔁 Partite vinte: { $each }
offer-post-week = -# Per chi gestisce il server: ogni lunedì posso riassumere qui la settimana di Tock.
offer-post-puzzle = -# Per chi gestisce il server: ogni mattina posso pubblicare qui un enigma.
button-post-week = Riassunto
button-post-puzzle = Enigma del giorno
offer-post-week-on = Pubblicherò il riassunto della settimana in { $channel }, ogni lunedì. Per disattivarlo: `/tock-server impostazioni`.
offer-post-puzzle-on = Pubblicherò un enigma in { $channel } ogni mattina. Per disattivarlo: `/tock-server impostazioni`.
table-closed = Questo tavolo è stato chiuso prima della fine della partita.
table-closed-by = { $names } { $count ->
    [one] ha chiuso questo tavolo
   *[other] hanno deciso di chiudere questo tavolo
} prima della fine della partita.
table-closed-silent = { $names } ha aperto qui un nuovo tavolo, perché a questo non rispondeva più nessuno. **{ button-reopen }** riprende questa partita quando il canale è libero.
table-closed-absent = Non c'era più nessuno a giocare il posto { $seats }. Chi ha cominciato lì perde; la vittoria non va a nessuno.
lobby-idle = Qui per un giorno non è successo niente, quindi questo tavolo è stato chiuso. Aprine uno nuovo con `/tock apri`, o premi **{ button-reopen }** per continuare con questo.
lobby-vacant = Se ne sono andati tutti, quindi questo tavolo è stato chiuso. Aprine uno nuovo con `/tock apri`, o premi **{ button-reopen }** per continuare con questo.
game-idle = Qui non gioca nessuno da due settimane, quindi questa partita è stata chiusa. Premi **{ button-again }** o usa `/tock apri` per cominciarne una nuova, o premi **{ button-reopen }** per continuare questa.
end-game-asked = Terminare questa partita per tutti? Non vincerà nessuno.
end-lobby-asked = Chiudere questo tavolo? La partita non è ancora cominciata.
started-header = **Tock · la partita { $number } è cominciata** · { $rules }
table-seed-hash = -# SHA-256 del codice casuale (seed) di questa partita: `{ $hash }`. Il codice sarà mostrato dopo la partita.
announced = 🎲 **La partita { $number } comincia.** I posti sono fissati, si danno le carte.
announced-seed = -# Carte calcolate da un codice segreto (seed), fissato prima che qualcuno si sedesse, e dall'ID di questo messaggio, che Discord ha appena assegnato.
announced-seed-lobby = { announced-seed } [{ button-fair }]({ $link })
announced-cut = Il mazzo è stato tagliato con «{ $cut }».
fair-told = Le carte si calcolano da un codice segreto (seed), fissato prima che qualcuno si sedesse, e dall'ID che Discord dà al messaggio d'inizio. Così nessuno può scegliere le carte. Il codice viene mostrato a partita finita: allora premi **{ button-fair }** e confronta.
proof-explained = Le carte si calcolano da un codice segreto (seed), fissato prima che qualcuno si sedesse, e dall'ID che Discord ha dato al messaggio d'inizio. Nessuno ha potuto scegliere le carte, se non ricominciando la partita più volte davanti a tutti. Ora è tutto visibile, e chiunque può ridare le carte e confrontare. Una sola cosa non si può provare: che chi gestisce il bot non abbia guardato le mani.
proof-unannounced = Le carte si calcolano da un codice segreto (seed), fissato prima che qualcuno si sedesse. Questa partita non aveva un messaggio d'inizio, quindi non si può provare che il codice non sia stato scelto per questi posti.
proof-seed = -# Partita { $number } · codice (seed) `{ $seed }`
proof-hash = -# SHA-256 di questo codice: `{ $hash }`
proof-message = -# Messaggio d'inizio: [{ $id }]({ $link })
proof-lobby = -# Il suo SHA-256 era visibile [prima della partita]({ $link }).
proof-cut = -# Taglio: «{ $cut }»
proof-holds = ✅ Verificato adesso: ogni distribuzione e ogni pescata di questa partita corrisponde al codice segreto.
proof-fails = ❌ Verifica fallita: il registro di questa partita non corrisponde al suo codice segreto. È stato modificato.
proof-secret = Questa partita non è finita e si può riprendere per 30 giorni. Fino ad allora il codice resta segreto, a meno che tutti i giocatori decidano di chiuderla per sempre.
call-exchange = { $names }: premi **{ button-hand }** e scegli una carta da dare.
call-turn = { $names }: tocca a te! Premi **{ button-hand }** per vedere le tue carte.
dm-closed = { $name }, non posso mandarti messaggi diretti. Premi **{ button-hand }** per vedere le tue carte. Dopo averli permessi, usa `/tock tavolo` per riprovare.
dm-refused = { $name }, Discord ora non mi lascia mandarti messaggi diretti. Premi **{ button-hand }** per vedere le tue carte. Riprovo tra un'ora, o appena usi `/tock tavolo`.

## The hand

hand-header = **Tock in { $channel } · smazzata { $number }**
hand-no-game = Non giochi a questo tavolo.
hand-over = La partita in { $channel } è finita.
hand-empty = Non hai più carte. { $others ->
    [0] Tra poco si danno le carte.
   *[other] Gli altri finiscono questa smazzata.
}
hand-finished = Hai finito al { $place }º posto! Gli altri continuano; tu non ricevi più carte.
hand-give = Scegli una carta da dare a **{ $name }**. Nessuno vede la carta che riceve prima di aver dato la sua.
hand-give-partner = Scegli una carta da dare a **{ $name }**, che gioca con te. Nessuno vede la carta che riceve prima di aver dato la sua.
hand-given = Dai **{ $card }** a **{ $name }**. Puoi cambiare finché non hanno scelto tutti.
hand-given-final = Dai **{ $card }** a **{ $name }**. Hai cambiato idea quante volte si può: la scelta è definitiva.
hand-received = Hai ricevuto **{ $card }** all'inizio di questa smazzata.
hand-drew = Hai pescato **{ $card }** dalla mano di **{ $name }**.
hand-drawn = **{ $name }** ha pescato **{ $card }** dalla tua mano.
hand-burnt = 🔥 **{ $name }** ha bruciato la tua carta **{ $card }**: hai perso il turno.
news-hit = 💥 **{ $name }** ha mangiato { $pawns }.
news-pawn = la tua pedina { $number } su { $place }
news-others-pawn = { $pawn } su { $place }
news-swapped = 🔄 **{ $name }** ha scambiato la tua pedina { $number }: { $origin } → { $goal }.
news-partner-swapped = 🔄 **{ $name }** ha scambiato la pedina { $number } del tuo compagno: { $origin } → { $goal }.
news-moved = ➡️ **{ $name }** ha mosso la tua pedina { $number }: { $origin } → { $goal }.
news-pawn-home = 🏠 **{ $name }**: la pedina { $number } è a casa.
news-all-home = 🏠 Tutte le pedine di **{ $name }** sono a casa.
news-partner-home = 🏠 Tutte le pedine del tuo compagno **{ $name }** sono a casa.
news-marked = { $what ->
    [all] 🎉 **Tutte le tue pedine sono a casa!** { $line }
    [home] 🎉 **A casa!** { $line }
    [hit] 💥 { $line }
    [swap] 🔄 { $line }
    [made] ✅ { $line }
   *[none] { $line }
}
news-in-stead = Il tempo è scaduto, quindi un computer ha giocato per te: { $play }
news-passed-in-stead = Il tempo è scaduto, quindi un computer ha dato **{ $card }** per te.
news-more = -# … e altre { $count } prima:
hand-waiting = Ti avviso quando tocca a te.
you-are-next = ⏭️ Poi tocca a te.
card-play = { $card } → { $play }
joker-as = { $joker } come { $rank }
hand-turn = **Tocca a te.** Scegli una carta.
hand-discard-keep = **{ $name }** ha giocato { $cards }, quindi devi scartare una carta. Non perdi il turno. Scegli la carta da scartare.
hand-discard-lose = **{ $name }** ha giocato { $cards }, quindi devi scartare una carta e perdi questo turno. Scegli la carta da scartare.
hand-discard-first-keep = Devi scartare una carta. Non perdi il turno. Scegli la carta da scartare.
hand-discard-first-lose = Devi scartare una carta e perdi questo turno. Scegli la carta da scartare.
hand-discard-choice = Nessuna delle tue carte si può giocare. Scegline una da scartare.
hand-discard-all = Nessuna delle tue carte si può giocare in questa smazzata, quindi ne scarti una a ogni turno. Scegline una, o lascia che le scarti tutte io per te.
hand-let-go = Nessuna delle tue carte si può giocare in questa smazzata; ne scarto una per te a ogni turno. Avrai carte nuove alla prossima distribuzione.
hand-unplayable = Le carte grigie ora non si possono giocare: nessuna delle tue pedine può fare quella mossa.
hand-unplayable-waiting = Le carte grigie ora non si possono giocare: tutte le tue pedine sono in riserva, e serve una carta che ne faccia entrare una.
hand-may-spare = Ogni mossa mangerebbe una pedina del tuo compagno, quindi puoi scartare una carta.
hand-joker-finish = Non puoi portare a casa l'ultima pedina della tua squadra con un jolly.
hand-throw-in = Nessuna delle tue carte si può giocare. La tua mano sarà scartata tra un momento, e per te questa smazzata è finita.
hand-thrown-in = Nessuna delle tue carte si poteva giocare, quindi la tua mano è stata scartata: { $cards }.
hand-in-the-way = 🚧 Sulla tua strada: { $pawns }.
hand-no-way-out = Nessuna pedina sul percorso, e nessuna carta che ne faccia entrare una.
hand-no-move = Nessuna delle tue pedine può fare queste mosse.
card-does = { $card }: { $deeds }
card-choose-move = **{ $card }** · scegli una mossa.
card-numbers = I numeri sono quelli sul tabellone.
card-choose-pawn = **{ $card }** · scegli prima una pedina.
card-only = **{ $card }** ha una sola mossa possibile: { $play }
seven-left = **{ $card }** · { $left ->
    [0] tutti i sette passi usati.
    [one] resta un passo.
   *[other] restano { $left } passi.
}
seven-order = -# I passi vanno a queste pedine, in quest'ordine: { $pawns }
group-plays = { $group }: { $plays ->
    [one] 1 scelta
   *[other] { $plays } scelte
}
group-part = { $group } ({ $part }/{ $parts })
group-swaps = { $group }, scambi
caution-passes-home = -# Passa oltre la tua casa: { $which }
caution-hits-own = -# Mangia la tua pedina: { $which }
caution-only-way-out = -# È la tua unica carta che fa entrare una pedina: { $card }
mark-swap = ⇄
group-draw = pesca
group-burn = brucia
group-other = altro

## Answers to commands

new-opened = Il tavolo è aperto. Gli altri premono **{ button-sit }**. Per cominciare premi **{ button-start }**, o **{ button-fill }** per dare i posti vuoti ai computer.
new-opened-thread = Il tuo tavolo è in { $thread }. Scegli lì le regole con **{ button-setup }**; gli altri premono **{ button-sit }**.
thread-waiting = 🎲 Tock: cercasi giocatori
thread-people = 🎲 Tock: { $names }
thread-above = 🎲 { $host } ha aperto un tavolo nel thread qui sotto: **{ $rules }**.
thread-or-here = Oppure premi **{ button-open-here }** per aprire il tavolo in questo canale.
button-open-here = Aprilo qui
new-again = Il prossimo tavolo è aperto, e hai il posto dell'ultima volta. Gli altri posti sono riservati agli stessi giocatori: premono **{ button-sit }**. L'host può dare ad altri quelli che restano vuoti.
new-again-seats = Il prossimo tavolo è aperto, e hai un posto. Gli altri posti sono riservati ai giocatori dell'ultima partita: premono **{ button-sit }**. L'host può dare ad altri quelli che restano vuoti.
server-settings = Lingua dei nuovi tavoli: **{ $language }**
    Regole dei nuovi tavoli: **{ $rules }**
server-settings-theme = Tema dei tabelloni: **{ $theme }**
server-settings-films = Brevi animazioni quando si mangia una pedina: **{ $on ->
    [1] sì
   *[other] no
}**
server-settings-boards-last = Tabelloni tenuti nel canale: **solo l'ultimo**
server-settings-boards-every = Tabelloni tenuti nel canale: **tutti**
joined = Ora hai un posto. Ti avviso quando tocca a te.
leave-asked = Lasciare questa partita? Un computer prende subito il tuo posto. Per tornare, premi **{ button-return }** sotto il tabellone o scrivi `/tock entra`.
left = Hai lasciato il tavolo.
left-seat-held = Hai lasciato il tavolo, e un computer gioca per te. Per tornare, premi **{ button-return }** sotto il tabellone o scrivi `/tock entra`.
seat-held-until = Altri giocatori potranno prendere il tuo posto { $until }.
sent-away = Fatto. Quella persona può tornare a questo tavolo solo se un gestore del server la riammette.
sent-away-told = 🚪 { $name } non è più a questo tavolo: esclusione decisa da { $names }.
let-back = Fatto. Quella persona può tornare a questo tavolo.
called = La tua domanda è nel canale. Chi non risponde in tempo potrà essere sostituito.
called-nobody = Qui non c'è nessuno a cui chiedere. Apri un nuovo tavolo con `/tock apri`.
called-told = ❓ { $name } chiede se ci siete ancora: { $names }. Premete **{ button-here }** sotto il tabellone, o fate una mossa. Se nessuno risponde, un nuovo tavolo può sostituire questo.
started = La partita è cominciata. Buona fortuna!
ended = Fatto. Questo tavolo è chiuso.
back-asked = Hai chiesto di annullare la tua mossa. Gli altri giocatori possono accettare sotto il tabellone.
back-undone = Annullata: la tua ultima mossa e tutto ciò che è seguito.
back-undone-computers = Annullata: la tua ultima mossa e tutto ciò che è seguito. I computer sono sempre d'accordo.
back-took = ↩️ { $name } ha annullato una mossa.
back-wanted = ↩️ { $name } vuole annullare l'ultima mossa; serve l'accordo di { $names }.
played = La tua mossa: { $play }
board-not-yet = La partita non è ancora cominciata.
log-empty = Ancora nessuna mossa.
log-header = **Ultime mosse**
failed = Qualcosa è andato storto da parte mia. Non si è perso nulla; riprova.

## Refusals: one sentence that says what to do

refused-channel-taken = In questo canale c'è già un tavolo aperto: { $link }{ $host ->
    [anybody] {" "}(Non c'è seduto nessuno; il primo che si siede diventa l'host.)
   *[other] {""}
}{ $until ->
    [none] {" "}Per sapere se i suoi giocatori ci sono ancora, premi **{ button-more }**, poi **{ button-call }**.
   *[other] {" "}È stato chiesto ai suoi giocatori se ci sono ancora. Se nessuno risponde, `/tock apri` può sostituirlo { $until }.
}
refused-just-opened = Qualcun altro ha appena aperto un tavolo in questo canale.
refused-tables-a-server = Questo server ha già il massimo di { $tables ->
    [one] un tavolo aperto
   *[other] { $tables } tavoli aperti
}. Per chiuderne uno che non serve, premi lì **{ button-more }**, poi **{ button-ask-end }**.
refused-tables-a-person = Hai già { $tables ->
    [one] un tavolo aperto
   *[other] { $tables } tavoli aperti
}. Finiscine prima uno, o premi **{ button-more }**, poi **{ button-ask-end }**.
refused-lobbies-a-person = In questo server hai già { $tables ->
    [one] un tavolo che aspetta
   *[other] { $tables } tavoli che aspettano
} giocatori. Comincia prima una partita, o chiudi un tavolo: premi **{ button-setup }**, **{ button-more }**, poi **{ button-ask-end }**.
refused-no-table = In questo canale non c'è nessun tavolo aperto. Aprine uno con `/tock apri`.
refused-unreadable = Questo tavolo è stato salvato da un'altra versione del bot e ora non si può aprire. Nulla è perso; funzionerà di nuovo dopo un aggiornamento. Un gestore del server può chiuderlo con `/tock-server chiudi`.
refused-not-seated = Non giochi a questo tavolo, ma puoi guardare.
refused-away = Un computer tiene il tuo posto. Premi **{ button-return }** sotto il tabellone o usa `/tock entra` per riprenderlo.
refused-sit-first = Possono farlo solo i giocatori di questo tavolo. Premi **{ button-sit }** accanto a un posto libero.
refused-already-seated = Hai già un posto a questo tavolo.
refused-seat-taken = Quel posto è occupato. Scegline un altro.
refused-seat-kept = Quel posto è riservato a un giocatore della partita precedente; solo l'host può darlo ad altri.
refused-no-seat-free = Tutti i posti sono occupati, ma puoi guardare.
refused-no-such-seat = Questo tavolo ha i posti da 1 a { $seats }.
refused-not-in-lobby = La partita è già cominciata.
refused-not-started = La partita non è ancora cominciata; chiunque sia al tavolo può avviarla.
refused-not-playing = Questa partita è finita. Apri un nuovo tavolo con `/tock apri`.
refused-seats-free = { $free ->
    [one] Un posto è ancora libero
   *[other] { $free } posti sono ancora liberi
}. Aggiungi computer o aspetta che entrino altri.
refused-no-human = Almeno un posto deve essere di una persona.
refused-nobody-there = Quella persona non ha un posto a questo tavolo.
refused-not-host = Può farlo solo l'host, o un gestore del server che non gioca qui.
refused-host-is-there = Finché l'host gioca, può terminare la partita solo l'host, o un gestore del server che non gioca qui. Se l'host lascia scadere il tempo di un turno, gli altri giocatori possono decidere insieme di terminarla.
refused-not-your-turn = Non tocca a te.
refused-host-chooses = Solo l'host può scegliere le regole.
refused-too-many = Sono già sedute { $people } persone; qualcuno deve uscire prima che tu scelga un tavolo più piccolo.
refused-elsewhere = Quel tavolo è altrove. Usa i suoi pulsanti nel suo canale, o nei tuoi messaggi diretti se ci giochi.
refused-needs-server = I tavoli sono nei canali dei server, non nei messaggi diretti. Usa questo comando nel canale del tuo tavolo.
refused-in-group = Per questo serve un server di cui sono membro. Per giocare qui, scrivi `/tock-ovunque` e premi **{ button-open-anywhere }**.
refused-not-manager = Solo i gestori del server possono cambiarne le impostazioni.
refused-no-exchange = Ora non si danno carte.
refused-not-in-hand = Non hai quella carta.
refused-stale = Non è più attuale: la partita è andata avanti. Non è cambiato nulla.
refused-not-legal = Quella mossa ora non è possibile. Scegli una delle mosse mostrate.
refused-no-computer = Non c'è nessun computer da togliere.
refused-not-saved = La tua mossa non è stata salvata, quindi non è cambiato nulla. Riprova tra un momento.
refused-unknown = Il database non risponde, quindi non so ancora se è stato salvato. Sto verificando; il tavolo mostrerà il risultato appena si saprà.
refused-ambiguous = Corrisponde a più mosse. Scrivi di più, o scegli dall'elenco.
refused-permissions = In { $channel } mi servono questi permessi: { $permissions }.
refused-not-in-server = Non sono membro di questo server, e per questo dovrei esserlo. Un gestore del server può [aggiungermi]({ $link }); poi riprova.
refused-own-permissions = Lo faccio solo per chi ha questi permessi in { $channel }. Ti servono: { $permissions }.
refused-external-apps = Questo server non lascia che le app esterne scrivano per tutti, quindi lo vedresti solo tu.
refused-table-hidden = Il tavolo lo vedresti solo tu, perché questo server non ti lascia scrivere con app esterne. Chiedi il permesso *Usa app esterne*, o prova in un altro canale o in un gruppo.
refused-rules-ruleset = Non ci sono regole chiamate «{ $wrong }». Scegli tra: { $offered }.
refused-rules-party = Queste regole non si giocano così. È possibile: { $offered }.
refused-rules-option = «{ $wrong }» non è un'opzione di queste regole. Opzioni possibili: { $offered }.
refused-rules-no-option = «{ $wrong }» non è possibile: { $rules } non ha opzioni.
refused-rules-value = «{ $wrong }» non è un valore valido. Scegli tra: { $offered }.
refused-quiet-hours = Scrivi le ore di quiete come ora d'inizio e ora di fine, per esempio `22-8`, al massimo dieci ore. Lascia vuoto per nessuna.
refused-quiet-zone = Scrivi anche il tuo fuso orario, per esempio `Europe/Zurich`, o solo la città.
refused-too-often = Lo fai troppo spesso. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refused-film-one-at-a-time = La tua animazione precedente è ancora in preparazione. Riprova tra qualche secondo.
refused-films-busy = Ora si preparano molte animazioni. Riprova tra mezzo minuto.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-attach-files = Allega file
permission-lost = Non posso più mostrare il tavolo in { $channel }: lì mi manca { $permissions }. La partita continua, e il tabellone torna appena ho quei permessi.
thread-locked = Non posso più mostrare il tavolo in { $channel }: il thread è bloccato. La partita continua, e il tabellone torna appena un moderatore sblocca il thread.

## Rulesets and options

ruleset-swiss = Tock svizzero
ruleset-dog = Dog (svizzero)
ruleset-toctoc = Toc Toc (Québec)
ruleset-ttg = Tock Tock Dog
ruleset-italian = Tock italiano
ruleset-keezen = Keezen
ruleset-jackaroo = Jackaroo
ruleset-swiss-about = 110 carte con jolly; mani da sei a due carte; il sette mangia tutto ciò che supera
ruleset-dog-about = come lo svizzero, tabellone più piccolo: a casa dopo aver toccato due volte la partenza
ruleset-toctoc-about = dal Québec, due contro due: i quattro solo indietro, non si superano le proprie pedine
ruleset-ttg-about = il fante va di 11 o scambia, nessuna pedina è protetta, si taglia per il centro
ruleset-italian-about = dopo un dieci il giocatore seguente scarta; una pedina sulla sua partenza blocca tutti
ruleset-keezen-about = il gioco olandese: un giro e a casa; i re servono solo a entrare; il sette per una o due pedine
ruleset-jackaroo-about = dal Golfo: il re mangia ciò che supera, il cinque muove qualsiasi pedina, il dieci brucia una carta
mode-teams = a squadre
mode-solo = tutti contro tutti
party-teams = { $players } giocatori a squadre
party-solo = { $players } giocatori, tutti contro tutti
option-board-dog = tabellone Dog
option-home-entry-over = non si va a casa dalla casella d'ingresso
option-canadian-seven-on = i sette muovono anche le pedine del compagno
option-no-joker-finish-on = niente jolly per finire
option-places-on = si continua per il secondo posto
option-seven-diagonal-on = i sette possono attraversare il tabellone
option-centre-off = niente scorciatoia per il centro
option-jokers-on = con i jolly
option-ten-swap-on = i dieci possono scambiare
option-jack-discard-on = dopo un fante il giocatore seguente scarta
option-dealer-round = il mazziere cambia a ogni smazzata
option-extra-lap-on = giri in più permessi
option-king-13-on = i re vanno anche di 13
option-own-block-on = le tue pedine ti bloccano
option-start-swap-off = niente scambi sulla casella di partenza
option-burn-choice = chi perde la carta sceglie quale brucia
option-discard-on = si scarta una carta, non tutta la mano
option-own-pass-on = si possono superare le proprie pedine
option-pair-wall-off = due pedine non fanno muro
option-plain-on = semplice: senza bruciare né muovere gli altri
option-queen-burns-on = anche le donne bruciano
option-board-about = su questo tabellone le pedine svoltano a casa dalla casella di partenza
option-home-entry-about = una pedina ferma sulla casella d'ingresso non può svoltare: rifà il giro
option-canadian-seven-about = con un sette puoi sempre muovere anche le pedine del tuo compagno
option-no-joker-finish-about = un jolly non può portare a casa l'ultima pedina della tua squadra
option-places-about = quando qualcuno ha vinto, gli altri giocano per i posti che restano
option-seven-diagonal-about = un sette intero porta una pedina dritta dall'altra parte, da sette caselle dopo una partenza
option-centre-about = il centro del tabellone non si può usare
option-jokers-about = aggiunge due jolly; un jolly vale qualsiasi carta
option-ten-swap-about = un dieci può scambiare una tua pedina con quella di un avversario, invece di muovere
option-jack-discard-about = chi gioca dopo un fante deve scartare una carta
option-dealer-about = a ogni smazzata comincia un altro giocatore, non solo quando si rimescola
option-extra-lap-about = una pedina può passare la sua casella d'ingresso e fare un altro giro
option-king-13-about = un re fa entrare una pedina o va avanti di 13 caselle
option-own-block-about = le pedine dello stesso colore non si superano e non si mangiano
option-start-swap-about = una pedina sulla propria casella di partenza non si scambia, nemmeno dal suo proprietario
option-burn-about = chi perde una carta per un dieci sceglie quale; altrimenti è a caso
option-discard-about = chi non può giocare scarta una carta e tiene le altre
option-own-pass-about = una pedina può superare altre pedine del suo colore
option-pair-wall-about = due pedine affiancate si superano come le altre
option-plain-about = i re servono solo a entrare; i cinque e i dieci muovono soltanto
option-queen-burns-about = una donna va avanti di dodici, o brucia una carta del giocatore seguente

## The rules of a table

rules-intro-teams = Il Tock è una corsa che si gioca con le carte. Porta le tue quattro pedine fuori dalla riserva, una volta intorno al tabellone e a casa; ogni carta dice di quanto può muovere una pedina. Se finisci su una pedina, questa torna nella sua riserva. I compagni siedono di fronte e vincono insieme.
rules-intro-solo = Il Tock è una corsa che si gioca con le carte. Porta le tue quattro pedine fuori dalla riserva, una volta intorno al tabellone e a casa; ogni carta dice di quanto può muovere una pedina. Se finisci su una pedina, questa torna nella sua riserva. Ognuno gioca per sé.
rules-marked = La freccia mostra il senso del gioco. **a** casella di partenza, dove entrano le tue pedine · **b** casella d'ingresso, dove svoltano verso casa · **c** casa · **d** riserva
rules-marked-partner = **e** la casa del tuo compagno
rules-name-badge = Durante la partita, il bollino accanto a ogni nome mostra quante carte ha quel giocatore e il segno del suo compagno.
rules-marked-protected = La pedina su **a** è appena entrata, quindi è protetta.
rules-goal-teams = La tua squadra deve portare a casa tutte le pedine prima delle altre. Le pedine entrano sulla loro casella di partenza, si muovono in senso orario e svoltano verso casa alla casella d'ingresso. Quando tutte le tue sono a casa, muovi quelle del tuo compagno.
rules-goal-solo = Porta a casa le tue quattro pedine prima degli altri. Le pedine entrano sulla loro casella di partenza, si muovono in senso orario e svoltano verso casa alla casella d'ingresso.
rules-deal = { $cards } carte{ $jokers ->
    [0] {""}
   *[other] , di cui { $jokers } jolly
}. Ogni giocatore riceve { $sizes } carte, smazzata dopo smazzata; poi si ricomincia.
rules-shuffling-when-short = Quando il mazzo finisce, si rimescolano gli scarti.
rules-shuffling-each-cycle = Dopo ogni serie completa si rimescolano tutte le carte.
rules-rounds = Smazzate
rules-track = Sul percorso
rules-at-home = A casa
rules-sevens = I sette
rules-cards = Altre carte
rules-entry = Il percorso ha { $length } caselle. La casella d'ingresso di una pedina è { $fields ->
    [0] la sua casella di partenza.
    [one] una casella prima della sua partenza; lì comincia la sua casa.
   *[other] { $fields } caselle prima della sua partenza; lì comincia la sua casa.
}
rules-plain = avanti di quel numero di caselle
rules-hit-all = Una pedina che finisce su un'altra la mangia: quella torna in riserva, anche se è tua.
rules-hit-others = Una pedina che finisce su un'altra la mangia: quella torna in riserva.
rules-home = Le pedine entrano in casa con il numero esatto e lì non si superano.
rules-once-round = Le pedine fanno un solo giro: una pedina può fermarsi sulla casella d'ingresso, ma non superarla.
rules-swap = Con { $ranks } puoi scambiare una tua pedina con una di un altro colore sul percorso.
rules-exchange-partner = Dopo ogni distribuzione, ogni giocatore dà una carta coperta al compagno.
rules-exchange-left = Dopo ogni distribuzione, ogni giocatore dà una carta coperta a chi siede alla sua sinistra.
rules-exchange-none = Non si danno carte.
rules-unplayable-throw-in = Se puoi giocare una carta, devi farlo. Se non puoi, scarti tutta la mano.
rules-unplayable-throw-in-off-track = Se puoi giocare una carta, devi farlo. Se non puoi, scarti una carta; ma se hai ancora pedine in riserva e nessuna sul percorso, scarti tutta la mano.
rules-unplayable-discard = Se puoi giocare una carta, devi farlo. Se non puoi, ne scarti una.
rules-blocking-entered = Una pedina appena entrata è protetta finché non si muove: non si può mangiare, superare né scambiare.
rules-blocking-own-start = Una pedina sulla propria casella di partenza blocca: non si può mangiare, superare né scambiare.
rules-blocking-none = Nessuna pedina è protetta.
rules-home-entry-touched = Le pedine svoltano a casa andando avanti. Con un quattro possono farlo anche all'indietro, ma solo se hanno già toccato la casella d'ingresso.
rules-home-entry-forward = Le pedine svoltano a casa solo andando avanti.
rules-home-entry-over = Le pedine svoltano a casa solo andando avanti, e solo se partono da prima della casella d'ingresso, non da sopra.
rules-home-entry-twice = Una pedina può andare a casa quando ha toccato due volte la sua casella di partenza; entrare conta come la prima volta.
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
}; mangia solo le pedine su cui una pedina si ferma.
rules-seven-moves-own = Un sette muove le tue pedine; quando sono tutte a casa, i passi che restano muovono quelle del tuo compagno.
rules-seven-moves-own-alone = Un sette può muovere solo le tue pedine.
rules-seven-moves-team = Un sette può muovere anche le pedine del tuo compagno.
rules-seven-moves-anyone = Un sette può muovere le pedine di tutti, sul percorso o a casa, anche quelle protette.
rules-draw = Con { $ranks }, invece di muovere, puoi prendere una carta a caso dalla mano di un avversario.
rules-hits-passed = Con { $ranks } una pedina mangia ogni pedina sulla sua strada, anche le tue. Le coppie di pedine non la fermano; la fermano solo le pedine che bloccano.
rules-pushes = Con { $ranks } puoi muovere anche { $whose ->
    [team] le pedine del tuo compagno sul percorso.
   *[other] qualsiasi pedina sul percorso. Quella del compagno si muove come le tue; quella di un avversario supera la sua casella d'ingresso e deve fare un altro giro.
}
rules-burn = Con { $ranks }, invece di muovere, puoi bruciare una carta a caso del giocatore seguente, che perde anche il turno.
rules-burn-choice = Con { $ranks }, invece di muovere, puoi far bruciare al giocatore seguente una carta a sua scelta; perde anche il turno.
rules-marked-fields = { $fields } (con un { $mark } sul tabellone)
rules-centre = Con { $ranks } una pedina può andare dalla casella { $fields } al centro, e dal centro su una di queste caselle.
rules-swap-opponents = Con { $ranks } puoi anche scambiare, ma solo con una pedina avversaria.
rules-leader-stays = Un giocatore, estratto a sorte, comincia ogni smazzata.
rules-lead-each-cycle = Lo stesso giocatore comincia tutte le smazzate di una serie; poi tocca al seguente.
rules-begins-entered = Tutti cominciano con una pedina sulla casella di partenza.
rules-may-spare-partner = Se ogni mossa possibile mangerebbe una pedina del tuo compagno, puoi invece scartare una carta.
rules-own-colour-blocks = Le pedine dello stesso colore non si superano e non si mangiano.
rules-own-pawns-hit-only = Una pedina non può superare un'altra del suo colore.
rules-pairs-block = Due pedine affiancate, di chiunque siano, fanno un muro che nessuno supera.
rules-blocking-can-swap = Le pedine protette si possono scambiare, ma allora perdono la protezione.
rules-blocking-can-swap-owner = Solo il suo proprietario può scambiarla.
rules-seven-backs-at-home = Dentro casa i passi di un sette si possono fare anche all'indietro.
rules-seven-diagonal = Un sette intero può portare una pedina dalla casella { $fields } dritta a quella di fronte.
rules-places = Chi ha tutte le pedine a casa non riceve più carte; gli altri giocano per i loro posti.
rules-forced-discard-loses-turn = Dopo un { $rank } il giocatore seguente scarta una carta e perde quel turno.
rules-forced-discard = Dopo un { $rank } il giocatore seguente scarta una carta.
rules-centre-second-cards = Se la mossa di una pedina finisce sulla casella { $fields }, puoi giocare una seconda carta ({ $ranks }) per metterla al centro. Più tardi le stesse carte la portano su una di queste caselle.
rules-no-joker-finish = Un jolly non può portare a casa l'ultima pedina di una squadra.

## Commands: names are lower case, one word, at most 32 characters; descriptions at most 100

command-tock = tock
command-tock-about = Gioca a Tock, la corsa di biglie che si gioca con le carte
command-new = apri
command-new-about = Apri un tavolo in questo canale
command-new-ruleset-about = Quali regole giocare (se non scegli: Tock svizzero)
command-new-players-about = Numero di giocatori
command-new-mode-about = A squadre o tutti contro tutti
command-new-options-about = Regole della casa; scegli dall'elenco
command-join = entra
command-join-about = Siediti al tavolo di questo canale
command-join-seat-about = Numero del posto
command-leave = esci
command-leave-about = Lascia il tavolo, o fai tenere il posto da un computer per un po'
command-table = tavolo
command-table-about = Mostra le tue carte e il tabellone; riprova anche con i messaggi diretti
command-games = partite
command-games-about = Mostra i tuoi tavoli, i posti liberi in questo server e le partite finite
command-play = gioca
command-play-about = Fai una mossa scrivendola
command-play-card-about = La carta e la mossa; scegli dall'elenco
command-rules = regole
command-rules-about = Mostra le regole di questo tavolo, o di altre varianti
command-rules-ruleset-about = Quali regole (se non scegli: Tock svizzero)
command-rules-players-about = Numero di giocatori
command-rules-mode-about = A squadre o tutti contro tutti
command-rules-options-about = Regole della casa; scegli dall'elenco
command-settings = impostazioni
command-settings-about = Le tue impostazioni: immagini, spiegazioni, ore di quiete, privacy
command-anywhere = tock-ovunque
command-anywhere-about = Enigma del giorno, lezioni, allenamento, regole, statistiche e partite riviste, ovunque tu sia
command-anywhere-ruleset-about = Apri qui un tavolo con queste regole
command-anywhere-players-about = Apri qui un tavolo per questo numero di giocatori
command-anywhere-mode-about = Apri qui un tavolo: a squadre o tutti contro tutti
command-anywhere-options-about = Apri qui un tavolo con regole della casa; scegli dall'elenco
command-server = tock-server
command-server-about = Gestisci i tavoli di Tock in questo server
command-server-settings = impostazioni
command-server-settings-about = Vedi e cambia le impostazioni dei nuovi tavoli di questo server
command-server-end = chiudi
command-server-end-about = Chiudi il tavolo di questo canale, anche se non si può aprire
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
settings-theme = Tema delle immagini: **{ $theme }**
settings-looks = Immagini e spiegazioni
settings-quiet-hours = Ore di quiete
settings-language = 🌐 Lingua
settings-language-spoken = Lingua: **{ $language }**{ $chosen ->
    [discord] {" "}(come Discord)
   *[own] {""}
}
ask-own-language = Lingua in cui ti parlo
ask-own-language-as-discord = come Discord
settings-privacy = Privacy
settings-table = Le tue carte e i tuoi turni
ask-hands = Dove mandare le tue carte
hands-server = come nel server
hands-direct = per messaggio diretto
hands-channel = nel canale (le vedi solo tu)
settings-hands = Dove mando le tue carte: **{ $hands }**
ask-next = Prima del tuo turno
ask-next-told = Mandami un messaggio diretto silenzioso quando il turno dopo è mio
ask-elsewhere = Tavoli dove il bot non è membro
ask-elsewhere-told = Mandami un messaggio diretto quando lì tocca a me
settings-next = Avviso silenzioso quando il turno dopo è tuo: **{ $on ->
    [1] sì
   *[other] no
}**
ask-server-hands = Carte dei giocatori (predefinito)
server-hands-channel = nel canale (ognuno vede solo le sue)
server-settings-hands = Carte dei giocatori: **{ $hands }**, se non scelgono altro
ask-theme = Tema delle immagini che vedi solo tu
ask-shape = Disposizione delle immagini
ask-numbers = Numeri delle caselle
ask-notes = Spiegazioni
ask-notes-told = Spiega ogni carta speciale la prima volta che l'ho in mano
ask-hours-about = P. es. 22-8, al massimo dieci ore. Nelle partite lente il tuo tempo si ferma. Vuoto per nessuna.
ask-zone = Fuso orario
ask-zone-about = Per esempio Europe/Zurich, o solo la città
server-settings-tables = Nuovi tavoli
server-settings-looks = Tabelloni, carte e messaggi
ask-party-about = Se queste regole non permettono questo numero, si usa il più vicino
ask-game-line = { $ruleset }, { $party }
ask-house-rules = Regole della casa
ask-language = Lingua dei nuovi tavoli
ask-language-as-discord = come questo server
ask-server-theme = Tema dei tabelloni
ask-films = Brevi animazioni
ask-films-about = Mostra in movimento le pedine mangiate, quelle che arrivano a casa e la fine di una smazzata
ask-boards = Tabelloni tenuti nel canale
ask-posts = Messaggi regolari
ask-posts-about = I messaggi attivati ora vanno nel canale in cui ti trovi.
ask-post-week = Riassunto della settimana, il lunedì
ask-post-puzzle = Enigma del giorno, ogni mattina
shape-tall = alta (la mano sotto il tabellone)
shape-wide = larga (la mano accanto al tabellone)
settings-shape = Disposizione delle immagini: **{ $shape }**
numbers-every = su ogni casella
numbers-few = solo dove servono
settings-numbers = Numeri delle caselle: **{ $numbers }**
settings-quiet = Ore di quiete: **dalle { $begins } alle { $ends }** ({ $zone }). Nelle partite lente il tuo tempo allora si ferma.
settings-quiet-none = Ore di quiete: **nessuna**
parameter-zone = fuso-orario
boards-last = solo l'ultimo
boards-every = tutti

## Privacy

privacy = Conservo il tuo ID Discord, il tuo nome, la tua lingua, le tue impostazioni e i tavoli a cui hai giocato, così ritrovi i tuoi posti e le tue partite quando torni. Non li do a nessun altro, e non leggo i tuoi messaggi.
privacy-file = Il file allegato contiene tutto ciò che conservo su di te.
privacy-policy = Informativa sulla privacy: { $address }
privacy-terms = Condizioni d'uso: { $address }
privacy-forget-me = Cancella i miei dati
privacy-ask = Se cancello i tuoi dati, un computer prende i tuoi posti, le tue impostazioni vanno perse e il tuo nome sparisce dalle partite passate. Non si può annullare. I messaggi già pubblicati nei canali restano lì.
privacy-forget-me-now = Cancella per sempre
privacy-forgotten = Fatto. I tuoi dati sono cancellati. Se giochi ancora, cominci come nuovo giocatore.

## The position in words

alt-pawn = { $number }: { $place }
name-with-team = { $name } (squadra { $letter })
alt-pile = In cima agli scarti: { $card } ({ $cards } nella pila).
alt-earlier = Prima: { $cards }.
alt-deck = Mazzo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} da distribuire.
alt-fields = Entra su { $start }, svolta a casa da { $entry }.
alt-fields-of = { $name } entra su { $start }, svolta a casa da { $entry }.
alt-track = Le caselle del percorso sono numerate da 0 a { $last }.
alt-own = Tu, { $name }
alt-film = Animazione della smazzata { $number }; il messaggio descrive le sue mosse.

## Computer players' levels, and hints

level-easy = facile
level-normal = normale
level-hard = forte
levels-told =
    - **Facile** guarda solo il tabellone subito dopo una mossa, e gioca una qualsiasi mossa che sembri abbastanza buona.
    - **Normale** pensa un po' più avanti, e a volte gioca la seconda mossa migliore.
    - **Forte** simula molte volte il resto della smazzata prima di ogni mossa, distribuendo a caso le carte che non vede{ $engine ->
        [python] ; in questo server fa un quarto delle simulazioni, e vince ancora 49 partite su 50 contro chi guarda avanti di una sola mossa
       *[core] {""}
    }.
setup-hints = Consigli
setup-hints-chosen = Consigli: { $hints }
setup-hints-allowed = { $hints ->
    [0] nessuno
    [one] uno per giocatore a partita
   *[other] { $hints } per giocatore a partita
}
setup-hints-unlimited = illimitati
hint-header = **Consiglio, lo vedi solo tu.** Le tue scelte migliori, ognuna con la probabilità di vincere stimata:
hint-line = { $place }. { $what } · **{ $percent }%**
hint-give = dare { $card }
hint-no-reason = nessun motivo in particolare: nelle smazzate simulate è andata meglio
hint-left = { $hints ->
    [0] Era il tuo ultimo consiglio in questa partita.
    [one] Ti resta un consiglio.
   *[other] Ti restano { $hints } consigli.
}
hint-told = 💡 Consiglio usato in questa smazzata: { $names }
reason-wins = vince la partita
reason-finishes = vale il { $place }º posto
reason-only-one = l'unica mossa possibile
reason-comes-home = porta a casa la { $pawn }
reason-enters = fa entrare una pedina dalla riserva
reason-hits = mangia la { $pawn }
reason-hits-own-side = mangia la { $pawn }, una pedina della tua parte
reason-escapes = porta la { $pawn } fuori dalla portata di { $card } di { $name }
reason-stays-in-reach = lascia la { $pawn } alla portata di { $card } di { $name }
reason-nears-home = porta la { $pawn } { $fields ->
    [0] proprio davanti a casa
    [one] a una casella da casa
   *[other] a { $fields } caselle da casa
}
reason-takes-turn = costa a { $name } una carta e un turno
reason-likely-home = una pedina della tua parte arriva a casa: { $percent }% delle smazzate simulate
reason-likely-hit = una pedina della tua parte è di nuovo in riserva alla fine: { $percent }% delle smazzate simulate
reason-way-out = dà a { $name } una carta che fa entrare una pedina
reason-keeps-way-out = tiene { $card }, che fa entrare una pedina
refused-hints-off = A questo tavolo i consigli sono disattivati.
refused-hints-spent = Hai usato tutti i tuoi consigli in questa partita ({ $hints }).
refused-nothing-due = Ora non hai niente da decidere. Chiedi di nuovo quando tocca a te.
refused-back-off = A questo tavolo non si può annullare.
refused-back-rated = In una partita per la classifica deve accettare un giocatore di un'altra parte, e ora non ce n'è nessuno.
refused-back-gone = Quella mossa non si può più annullare.

## The clock

setup-pace = Ritmo
setup-pace-chosen = Ritmo: { $pace }
pace-live = dal vivo (90 s per turno, più 3 min a partita)
pace-relaxed = tranquillo (15 min per turno)
pace-slow = lento (1 giorno per turno, più 3 giorni a partita)
pace-open = senza limite di tempo
pace-tournament = torneo (8 s per mossa, più 1 min a partita)
pace-tournament-60 = torneo (10 s per mossa, più 90 s a partita)
pace-tournament-90 = torneo (15 s per mossa, più 3 min a partita)
time-left = ⏳ Altrimenti un computer fa questa sola mossa { $until }{ $bank ->
    [none] {""}
   *[other] {" "}(tempo extra incluso: { $bank })
}.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (torna { $until })
}
table-away = 💤 Assenti: { $names }. { $count ->
    [one] Un computer tiene il posto.
   *[other] I computer tengono i loro posti.
}
told-in-stead = ⏱ { $name } (computer)
button-return = Eccomi di nuovo
hand-away = { $until ->
    [none] Un computer tiene il tuo posto in { $channel } finché non torni. Nulla è perso.
   *[other] Un computer tiene il tuo posto in { $channel }. Lo riavrai { $until }, o appena torni. Nulla è perso.
}
went-away = Un computer tiene il tuo posto. Lo riavrai { $until }; se torni prima, premi **{ button-return }** sotto il tabellone.
button-give-up-seat = Cedi il mio posto
give-up-seat-asked = Cedere il tuo posto per sempre? Il computer continua, e il posto non è più tenuto per te: può prenderlo chiunque. Se la partita vale per la classifica, conta ancora per te.
seat-given-up = Hai lasciato questa partita per sempre. Un computer ha il tuo posto finché qualcuno non lo prende.
command-leave-length-about = Per quanto: 2 ore, stasera, 18:30, finché non torno; vuoto per il tempo solito
command-leave-zone-about = Il tuo fuso orario, p. es. Europe/Zurich; serve solo per un'ora precisa
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
refused-away-length = Scrivi per quanto, per esempio `2 ore`, `3 giorni` o `18:30`: almeno un minuto, al massimo due settimane.
refused-away-zone = Per un'ora precisa aggiungi il tuo fuso orario, per esempio `Europe/Zurich`. Oppure scrivi una durata, per esempio `5 ore`.

## The final picture of a game

poster-rounds = Smazzate: { $rounds }
poster-decisive = Momento decisivo, smazzata { $round }, vittoria { $before }% → { $after }%: { $told }
poster-hit = Colpo più grosso
poster-hit-by = { $name } ha mangiato
poster-best = Mossa migliore
poster-luck = Turno più fortunato
poster-journey = Percorso più lungo
poster-first = Prima pedina a casa
poster-gain = +{ $percent }%
poster-fields = { $fields ->
    [one] una casella
   *[other] { $fields } caselle
}
poster-hit-home = Il colpo più grosso: nella smazzata { $round }, { $name } ha mangiato una pedina di { $other }, { $fields ->
    [0] proprio davanti a casa
    [one] a una casella da casa
   *[other] a { $fields } caselle da casa
}
poster-walk = Percorso più lungo: { $name }, pedina { $number }, { $fields } caselle
poster-first-home = Prima pedina a casa: { $name }, pedina { $number }, smazzata { $round }

## The offer of other pictures

looks-offered = **Vuoi altre immagini?** Sono solo per le tue schermate, e puoi cambiarle in ogni momento con `/tock impostazioni`.
look-wide-about = **Larga**: la mano è accanto al tabellone, che al computer è più grande.
look-wide-alt = Il tabellone finale, con cinque carte accanto
look-wide-chosen = Da ora le tue immagini sono larghe.
look-dark-about = **Scura**: il tabellone e la mano in colori scuri.
look-dark-alt = Il tabellone finale e cinque carte in colori scuri
look-dark-chosen = Da ora le tue immagini sono scure.
button-look-wide = Larga per me
button-look-dark = Scura per me

## Seats in mid-game

seats-header = Posti liberi in questo server. Usa `/tock entra` nel canale per prenderne uno.
seats-line = - { $channel } · { $rules } · posti { $seats }{ $door ->
    [invited] {" "}· su invito
   *[open] {""}
}
seats-none = In questo server nessun tavolo ha un posto libero. Aprine uno con `/tock apri`.
asked-seat = ✋ { $name } chiede il posto { $seat }. Decide il compagno di quel posto; se non c'è, chiunque sia al tavolo.
asked-invited = ✋ { $name } { $stage ->
    [lobby] chiede il posto { $seat }. Decide { $host } chi si siede.
   *[game] chiede il posto { $seat }. Deve accettare { $host }, e anche il compagno di quel posto.
}
asked-host = ✋ { $host }, { $name } vuole sedersi al tuo tavolo. Puoi accettare sotto il tabellone.
asked-send-away = ✋ { $name } chiede di escludere { $who } da questo tavolo. Devono accettare tutti gli altri giocatori.
asked-end = ✋ { $name } chiede di terminare la partita. I giocatori possono accettare qui sotto.
button-agree = D'accordo con { $name }
button-let-in = Fai entrare { $name }
button-decline = Rifiuta { $name }
button-here = Ci sono
button-stand-in = Sostituisci { $name }
table-asked-whether-there = ❓ Ci siete ancora? { $names }: premete **{ button-here }**.
asked = Gli altri vedono la tua richiesta sotto il tabellone. Se questo era il tuo posto, torna a te alla prossima distribuzione.
refused-held-a-hand = In questa partita hai già visto una mano, quindi non puoi prendere un altro posto. Puoi guardare.
refused-seat-kept-for-owner = Quel posto è tenuto per un giocatore assente. Se resta vuoto, potrai chiederlo più tardi.
refused-rated-seat = Questa partita vale per la classifica, e quel posto non ha al tavolo un compagno che ti accetti: resta il computer.
refused-still-asked = Hanno ancora tempo per rispondere. Potrai farlo { $until }.
refused-sent-away = Sei stato escluso da questo tavolo; solo un gestore del server può riammetterti.
refused-removed-someone = Hai escluso un giocatore da questa partita per la classifica, quindi non puoi giocarci. Puoi guardare.
refused-still-there = Quel giocatore non ha lasciato scadere il tempo, quindi non si può sostituire. Nelle partite senza orologio premi prima **{ button-more }**, poi **{ button-call }**.
refused-not-silent = Non a tutti i giocatori di quel tavolo è stato chiesto se ci sono. Premi lì **{ button-more }**, poi **{ button-call }**.
refused-only-managers = Può farlo solo un gestore del server che non gioca qui. Nelle partite che non valgono per la classifica, tutti gli altri giocatori, se sono almeno due, possono decidere insieme di escludere qualcuno.
refused-chosen-enough = Hai cambiato la scelta { $changes } volte; l'ultima è definitiva.
refused-taken-up-today = Hai ripreso questo tavolo da poco. Potrai farlo di nuovo { $until }.
refused-not-yours-to-agree = Questo lo decidono gli altri giocatori.

## Planned moves

ahead-heading = **Pianifica la tua prossima mossa:**
ahead-choose = Scegli una carta. La mossa pianificata si gioca da sola al tuo turno, se ha ancora lo stesso effetto; altrimenti scegli come sempre. La vedi solo tu.
ahead-chosen = Stanno giocando gli altri. Mossa pianificata: **{ $play }**. Si gioca da sola al tuo turno, se ha ancora lo stesso effetto. La vedi solo tu.
ahead-made = La tua mossa pianificata è stata giocata: { $play }
ahead-unfit-yet = Stanno giocando gli altri. La tua mossa pianificata non è possibile sul tabellone attuale. Se non cambia, al tuo turno scegli come sempre.
ahead-unfit = La tua mossa pianificata non avrebbe più avuto lo stesso effetto, quindi non è stata giocata.
button-choose-ahead = Pianifica la prossima mossa
button-drop-ahead = Annulla mossa pianificata
button-choose-it = Pianifica questa
refused-not-ahead = Ora non puoi pianificare una mossa.

## Your tables

mine-header = **I tuoi tavoli**
mine-none = Non sei a nessun tavolo aperto.
mine-line = - { $link } · { $what }
mine-more = … e { $tables ->
    [one] un altro
   *[other] altri { $tables }
}.
mine-yours = **tocca a te** ({ $since })
mine-turn = tocca a { $name } ({ $since })
mine-exchange = altri devono ancora dare una carta ({ $since })
mine-lobby = non iniziata; { $free ->
    [0] tutti i posti occupati
    [one] un posto libero
   *[other] { $free } posti liberi
}; aperto { $since }
mine-away = un computer tiene il tuo posto; premi **{ button-return }** sotto il tabellone per riprenderlo

## Finished games

button-replay = Rivedi
button-export = Esporta come testo
button-highlights = Anima i momenti migliori
button-whole-film = Anima tutta la partita
film-highlights = **I momenti migliori della partita { $game }**
film-whole = **Partita { $game }, dall'inizio alla fine**
alt-game-film = Animazione della partita { $game }, mossa per mossa, fino al tabellone finale.
button-hands-open = Mostra tutte le mani
button-hands-own = Mostra una mano sola
button-previous-round = Smazzata precedente
button-previous = Precedente
button-next-round = Smazzata successiva
replay-header = **Partita { $game }** · smazzata { $number } · mossa { $play } di { $plays }
replay-deals = { $name } dà le carte.
replay-gave = -# { $name } dà **{ $card }** a { $other }.
replay-from = Vedi il tabellone dal lato di { $name }
replay-round = Vai alla smazzata { $number }
alt-held = { $name } ha in mano { $cards }.
export-told = La partita { $game } come testo: ogni mano, ogni carta data, ogni mossa, e il codice (seed) che decide le carte.
button-review = Analisi della partita
button-share = Condividi
button-turn = Errore { $place }
button-mistakes = Impara dai tuoi errori
review-header = **Analisi della partita { $game }.** Confronto ogni mossa con la migliore alternativa sulle stesse carte simulate, sapendo solo ciò che il giocatore poteva sapere allora.
review-person = { $name }: precisione { $accuracy }%; { $mistakes ->
    [0] nessun errore
    [one] un errore
   *[other] { $mistakes } errori
 }; { $percent }% di probabilità di vincere perso in tutto.
review-luck = -# Fortuna nelle carte di { $names }: { $kind ->
    [good] +{ $percent }%
   *[bad] −{ $percent }%
 }.
review-place = **{ $place }** · { $told }
review-played = Smazzata { $round }, mossa { $play }: { $told }
review-gave = Smazzata { $round }: { $name } dà { $card }
review-cost = -# Probabilità di vincere { $before }% → { $after }%. Meglio: { $what }
review-no-mistakes = Nessun errore: nessuna mossa è costata il 3% o più.
review-best = ⭐ Mossa migliore · { $told }, { $percent }% meglio di ogni altra.
review-working = Analisi in corso: { $done } decisioni su { $all } …
mistake-asked = Smazzata { $round }: la tua mossa è costata il { $percent }% di probabilità di vincere. **Che cosa è meglio?**
mistake-still = Così si perde ancora il { $percent }%.
mistake-found = ✓ **Giusto! Meglio di così non si può.**
alt-course = Probabilità di vincere di { $name }, smazzata per smazzata: { $shares }.
refused-review-one-at-a-time = È già in corso l'analisi di un'altra tua partita. Riprova tra qualche secondo.
refused-review-of-others = Solo i giocatori di questa partita possono chiederne l'analisi; gli altri la vedono quando un giocatore la condivide nel canale.
refused-no-past-game = Non trovo una partita finita con quel numero che tu possa vedere. Le partite finite le vedono i loro giocatori e chi può leggere il canale.

## Statistics and ratings

button-rated-on = Per la classifica: sì
button-rated-off = Per la classifica: no
button-rated-not-yet = Classifica: servono due parti
command-stats = statistiche
command-stats-about = Mostra le tue statistiche, o quelle di un altro giocatore in questo server
command-stats-player-about = Quale giocatore (se non scegli: tu)
command-leaderboard = classifica
command-leaderboard-about = Mostra le classifiche di questo server
command-leaderboard-standings-about = Quale classifica
command-new-rated-about = Se vale per la classifica (servono persone da almeno due parti; se non scegli: sì)
parameter-rated = conta
command-new-thread-about = Se aprire il tavolo in un suo thread (se non scegli: come nel server)
parameter-thread = thread
parameter-standings = lista
refused-no-statistics = Qui non ci sono partite finite che io possa mostrare.
refused-statistics-elsewhere = Posso mostrare le statistiche di altri giocatori solo in un server dove siete entrambi.
privacy-statistics-shown = Le tue statistiche: **visibili** a chi è con te in un server (`/tock statistiche`, `/tock classifica`)
privacy-statistics-hidden = Le tue statistiche: **nascoste**; le vedi solo tu, e non sei in nessuna classifica
privacy-hide = Nascondi le mie statistiche
privacy-show = Mostra le mie statistiche
percent = { $percent }%
labelled = { $label }: { $value }
rating = { $points } ± { $plus }
rating-points = { $points }
rating-new = provvisorio · { $games } di { $enough } partite, { $people } di { $different } avversari
stats-header-here = **{ $name }** in questo server
stats-header = **{ $name }** in tutti i server
stats-score = Partite: { $games } · vinte: { $won }
stats-streak = Vittorie di fila: { $now } ora, record { $best }
stats-rating-teams = Punteggio a squadre: { $rating }
stats-rating-alone = Punteggio individuale: { $rating }
stats-entered = Carta preferita per entrare: { $card } ({ $times } su { $entered ->
    [one] { $entered } pedina
   *[other] { $entered } pedine
})
stats-missed = Turni giocati dal computer perché il tempo era scaduto: { $missed } su { $turns }
stats-with = { $name } · vinte: { $won } su { $games }
stats-rulesets = Vittorie per regole
stats-partners = Vittorie per compagno
stats-won-of = { $won } su { $games }
stats-tile-games = { $games ->
    [one] partita
   *[other] partite
}
stats-tile-won = vinte
stats-tile-streak = serie migliore
stats-tile-rating-teams = punti squadra
stats-tile-rating-alone = punti singolo
stats-tile-entered = per entrare
figure-hits-given = pedine mangiate
figure-hits-taken = pedine perse
figure-pawns-home = pedine a casa
figure-longest-walk = percorso più lungo
figure-cards-burnt = carte bruciate
stats-tile-missed = turni persi
stats-accuracy = Precisione in { $games ->
    [one] una partita analizzata
   *[other] { $games } partite analizzate
 }: { $accuracy }%; le ultime: { $last }.
stats-tile-accuracy = precisione
stats-accuracies = Precisione per partita
standings-which = Quale classifica?
standings-friends = Classifica tra amici
standings-teams = Punteggio a squadre
standings-alone = Punteggio individuale
standings-month = Vittorie del mese
standings-pairs = Coppie
standings-pairs-month = Coppie del mese
standings-none = In questa classifica non c'è ancora nessuno.
standings-about-friends = -# Tutti quelli che hanno finito { $games } partite in questo server, prima chi ha più vittorie.
standings-about-points = -# Un punteggio più sicuro sta più in alto: **{ button-ranking }**.
standings-own = Il tuo punteggio: { $told }
standings-about-rating = -# Punteggio ± incertezza, in ordine di punteggio meno incertezza. Ci sei dopo dieci partite per la classifica contro cinque avversari diversi. Dalla quarta partita al giorno con le stesse persone il punteggio non cambia più. Contano solo le partite con persone da parti diverse.
standings-line = **{ $place }** { $names } · { $told }
standings-score = vinte: { $won } su { $games } ({ $percent }%)
standings-tally = vinte: { $won } su { $games } · { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
}
season-name = Stagione { $quarter }, { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = Non ancora in classifica: { $games } di { $enough } partite, contro { $people } di { $different } avversari.
season-about = -# Tutti cominciano la stagione da 1.000 punti, e sono in classifica dopo cinque partite contro cinque avversari diversi. In ordine di punteggio meno incertezza (±).
season-best = **{ $season }**: { $names }
season-over = 🏁 **{ $season }: finita**
seasons-none = Nessuna stagione passata ha ancora una classifica.
seasons-which = Quale stagione?
button-season = Questa stagione
button-seasons = Stagioni passate
button-season-teams = Squadre
button-season-alone = Individuale
button-ranking = Come si calcola
button-standings = Classifica
analysis-opened = Il tavolo è aperto. Hai il posto che deve muovere in quella posizione; gli altri li hanno i computer, e con `/tock entra` se ne può prendere uno. I consigli sono illimitati, e il risultato non conta.
refused-game-text = Riga { $line } di quel file: { $wrong }.
refused-game-text-size = Quel file è troppo grande per una partita esportata.
refused-no-such-play = Quella partita ha le mosse da 0 a { $plays }. Scegline una.
refused-game-over-there = In quella posizione la partita è già finita. Scegli una mossa precedente.
game-text-no-transcript = non è una partita esportata (cominciano con `tock 1`)
game-text-too-long = troppe mosse per una partita
game-text-unreadable = non si può leggere
game-text-missing = prima di questa manca una riga (rules, seed, message, cut o seat)
game-text-rules = regole sconosciute
game-text-seed = un seed ha 64 cifre esadecimali (da 0 a f)
game-text-seat = questo posto non esiste
game-text-position = una partita non può cominciare da questa posizione
game-text-deal = queste carte non corrispondono al seed
game-text-gift = questa carta non si può dare qui
game-text-number = le mosse devono essere numerate da 1, senza salti
game-text-turn = tocca a un altro posto
game-text-play = questa mossa non è possibile qui
game-text-drawn = la carta pescata non corrisponde al seed
game-text-end = la partita non finisce così
game-text-no-end = manca la fine della partita

## Resuming a closed table

button-reopen = Riprendi
button-give-up = Chiudi per sempre
reopened = La partita continua da dove si era fermata. Tutti gli altri giocatori contano come assenti finché non premono **{ button-return }**.
given-up = { $people ->
    [0] Tutti hanno accettato: questo tavolo è chiuso per sempre. **{ button-fair }** mostra come sono state date le carte.
    [one] Hai accettato. Deve accettare ancora un giocatore perché questo tavolo sia chiuso per sempre.
   *[other] Hai accettato. Devono accettare ancora { $people } giocatori perché questo tavolo sia chiuso per sempre.
}
refused-not-closed = A questo tavolo si gioca già di nuovo.
refused-closed-for-good = Questo tavolo è chiuso per sempre. Aprine uno nuovo con `/tock apri`.
refused-channel-has-table = In questo canale è aperto un altro tavolo. Potrai riprendere questo quando l'altro sarà finito.

## Lessons

button-learn = Come si gioca
button-next = Avanti
button-course-more = Carte speciali
button-course-partner = Dare carte
button-got-it = Ho capito
button-show-me = Mostra la risposta
button-skip = Salta
button-all-lessons = Tutte le lezioni
lesson-header = **Impara il Tock · { $number } di { $lessons } · { $title }**
lesson-cannot = **{ $card }** ora non si può giocare.
lesson-would-play = Si può fare, ma cercane una migliore. Farebbe questo: { $play }.
lesson-would-give = Potresti dare **{ $card }**, ma c'è una carta migliore.
lesson-got-it = Ottimo! Ora prova in una partita quello che hai imparato.
lesson-table-waits = Il tuo tavolo qui aspetta ancora: torna al suo messaggio e premi **{ button-start }** o **{ button-fill }**.
lesson-shown-give = Si fa così: dai **{ $card }**.
lesson-shown-play = Si fa così, con **{ $card }**: { $play }.
lessons-header = **Impara il Tock.** Scegli una lezione; ognuna dura una sola mossa.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Le basi
course-more = Carte speciali e altre regole
course-partner = Con il compagno: che cosa dare
lesson-way-out-title = Uscire dalla riserva
lesson-way-out-before = Sei in basso, e tutte le tue pedine sono in riserva. Solo un re (K), un asso (A) o un jolly può farne entrare una. **Fai entrare una pedina.**
lesson-way-out-cannot = Quella carta muove una pedina, ma non ne hai ancora sul tabellone. Cerca la carta che ne fa entrare una.
lesson-way-out-wrong = Cerca la carta che fa entrare una pedina.
lesson-way-out-after = ✓ La tua pedina è sulla sua casella di partenza. Da lì va in senso orario, una volta intorno al tabellone, e a casa. Se non puoi giocare nessuna carta, scarti la mano e aspetti la prossima distribuzione.
lesson-hit-title = Muovere e mangiare pedine
lesson-hit-before = Una carta muove una pedina di tante caselle quanto il suo numero. Se finisci su un'altra pedina, quella torna in riserva. **Mangia la pedina di Blaise**: conta le caselle fin lì.
lesson-hit-wrong = Carl, di fronte a te, è il tuo compagno: non mangiare la sua pedina. La pedina di Blaise è nove caselle avanti.
lesson-hit-after = ✓ La pedina di Blaise è tornata in riserva e deve ricominciare. Conta solo la casella dove finisci; le pedine che superi non rischiano nulla. Anche le tue e quelle del compagno si possono mangiare, e se puoi giocare una carta, devi farlo.
lesson-protected-title = Pedine protette
lesson-protected-before = La pedina di Blaise è appena entrata. Sulla sua casella di partenza è protetta finché non si muove: nessuno può mangiarla né superarla. **Gioca l'unica carta ancora possibile.**
lesson-protected-cannot = Finirebbe sulla pedina protetta o la supererebbe, e non è permesso.
lesson-protected-wrong = Resta dietro la pedina protetta.
lesson-protected-after = ✓ La tua pedina aspetta lì dietro. Anche le tue sono protette così quando entrano. Bloccano tutti, anche te.
lesson-home-title = A casa con il numero esatto
lesson-home-before = La tua casella d'ingresso è tre caselle avanti, e subito dietro comincia la tua casa. Con il numero esatto una pedina può svoltare; altrimenti può fare un altro giro. **Porta a casa la tua pedina.**
lesson-home-wrong = Così passa oltre la tua casa. Scegli la carta, e la meta numerata, dentro la tua casa.
lesson-home-after = ✓ A casa! Lì nessuno può mangiarla. In casa le pedine non si superano, quindi riempi prima i posti più interni.
lesson-split-title = Dividere un sette
lesson-split-before = Un sette sono sette passi che puoi dividere fra le tue pedine, e mangia ogni pedina che supera. **Con un solo sette porta a casa una pedina e mangia quella di Dora.** I pulsanti dicono prima i passi, poi le caselle numerate sul tabellone.
lesson-split-wrong = Una pedina è vicina a casa; l'altra è tre caselle dietro quella di Dora. Dai a ognuna una parte dei passi.
lesson-split-after = ✓ Due cose con una carta: tieni i sette per momenti così. Attenzione: mangiano anche le tue pedine e quelle del compagno.
lesson-gift-title = Dare una carta al compagno
lesson-gift-before = Dopo ogni distribuzione tu e il tuo compagno vi scambiate una carta senza vederla prima. Tutte le pedine di Carl sono in riserva. **Dai a Carl una carta che fa entrare una pedina.**
lesson-gift-wrong = Quella carta non farebbe uscire Carl dalla riserva.
lesson-gift-after = ✓ Ora Carl può far entrare una pedina. Quando le carte sono finite se ne danno altre; le pedine restano dove sono. Quando le tue quattro pedine sono a casa, muovi quelle di Carl: vincete insieme quando tutte e otto sono a casa. Basta per giocare; le carte speciali possono aspettare.
lesson-two-ways-out-title = Due carte per entrare: danne una
lesson-two-ways-out-before = Tutte le tue pedine sono in riserva, e anche quelle di Carl. Due delle tue carte possono far entrare una pedina. **Danne una a Carl.**
lesson-two-ways-out-wrong = Carl sarebbe ancora bloccato. Un asso o un re fa entrare una pedina, e l'altro resta a te.
lesson-two-ways-out-after = ✓ Ora potete entrare tutti e due. Alla lunga, darne una fa vincere 2 partite su 100 in più rispetto a tenerle tutte e due.
lesson-own-way-out-title = La tua unica carta per entrare: tienila
lesson-own-way-out-before = Tutte le tue pedine sono in riserva; Carl ne ha due sul tabellone. Il re è la tua unica carta per entrare. **Dai a Carl un'altra carta.**
lesson-own-way-out-wrong = Allora salteresti tutta la smazzata, e a Carl quella carta non serve.
lesson-own-way-out-after = ✓ Dare la tua unica carta per entrare, mentre il compagno ha pedine sul tabellone, costa circa 1 partita su 100. Se anche il compagno è bloccato, cambia poco.
lesson-gift-that-hits-title = Dare una carta che mangia
lesson-gift-that-hits-before = La pedina di Blaise è nove caselle davanti a quella di Carl. **Dai a Carl la carta che la mangia.**
lesson-gift-that-hits-wrong = Con quella Carl non potrebbe mangiare. Conta le caselle dalla pedina di Carl a quella di Blaise.
lesson-gift-that-hits-after = ✓ Dare una carta con cui il compagno mangia subito fa vincere circa 1 partita su 100 in più rispetto alla migliore delle altre carte. Sette, fanti e jolly non sono di per sé buoni regali: darne uno costa più o meno altrettanto.
lesson-jack-title = Fante: scambiare posto
lesson-jack-before = Un fante (J) scambia una tua pedina con una di un altro colore sul percorso. **Arriva il più vicino possibile a casa tua.**
lesson-jack-wrong = Di chi è la pedina proprio davanti a casa tua?
lesson-jack-after = ✓ Quasi un giro intero con una carta, e Blaise ha perso altrettanto. Le pedine protette non si possono scambiare.
lesson-joker-title = Jolly: qualsiasi carta
lesson-joker-before = Un jolly si gioca come qualsiasi carta. **Porta a casa la tua pedina, nel posto più interno**: è a nove caselle.
lesson-joker-wrong = Gioca il jolly come un nove: scegli la pedina, poi il posto più interno della casa.
lesson-joker-after = ✓ Un jolly può fare tutto ciò che può una carta: entrare, scambiare, dividere o andare a casa.
lesson-four-title = Quattro: indietro
lesson-four-before = Un quattro va avanti o indietro. La tua pedina è appena entrata, e la sua casella d'ingresso è proprio dietro di lei. **Risparmiale un giro intero.**
lesson-four-wrong = Quattro caselle indietro dalla partenza, sarebbe proprio davanti a casa.
lesson-four-after = ✓ Da qui va avanti fino in casa. Con una pedina sulla casella di partenza, un quattro vale un giro intero.
lesson-centre-title = Tock Tock Dog: il centro
lesson-centre-before = Nel Tock Tock Dog un asso, un dieci o un re porta una pedina da una casella numero 8 al centro. Più tardi può uscire su un'altra casella numero 8. **Vai al centro.**
lesson-centre-wrong = Può portarti lì anche il re: scegli il centro.
lesson-centre-after = ✓ Con un'altra di queste carte esce sulla casella che vuoi, per esempio vicino a casa. Anche il gioco svizzero per otto ha un centro.
lesson-dog-title = Dog: toccare due volte la partenza
lesson-dog-before = Nel Dog una pedina svolta a casa dalla sua casella di partenza quando l'ha toccata due volte. Entrare è la prima; superarla o finirci di nuovo è la seconda. La tua pedina è andata indietro con un quattro. **Portala a casa.**
lesson-dog-wrong = Così non va dentro. Scegli la carta, e la meta, che svoltano alla casella di partenza.
lesson-dog-after = ✓ Superando la sua casella di partenza, la tua pedina l'ha toccata per la seconda volta. Entrare, quattro indietro e a casa: niente è più rapido.
lesson-toctoc-title = Toc Toc: l'asso e le tue pedine
lesson-toctoc-before = Nel Toc Toc un asso vale 1 o 14, i quattro vanno solo indietro, e le tue pedine non si superano. **Mangia la pedina di Blaise.**
lesson-toctoc-wrong = La pedina davanti è quattordici caselle dietro di lei.
lesson-toctoc-after = ✓ L'altra tua pedina non avrebbe potuto: quella davanti le sbarrava la strada.
lesson-ttg-title = Tock Tock Dog: fante e partenze
lesson-ttg-before = Nel Tock Tock Dog un fante va avanti di 11 o scambia, e nessuna pedina è protetta, nemmeno se è appena entrata. **Rimanda in riserva la pedina di Blaise.**
lesson-ttg-wrong = Così non la mangi. Conta: è undici caselle avanti.
lesson-ttg-after = ✓ Qui nessuno è al sicuro su una casella di partenza. Con un sette una pedina mangia solo dove si ferma, e in casa può anche andare indietro.
lesson-keezen-title = Keezen: un solo giro
lesson-keezen-before = Nel Keezen una pedina non può superare la sua casa: entra con il numero esatto, o aspetta. I re servono solo a entrare, e un sette muove una o due pedine. **Porta a casa la tua pedina.**
lesson-keezen-wrong = Così arriva solo alla casella d'ingresso, a tre caselle. La casa comincia subito dietro.
lesson-keezen-cannot = Un otto o un nove passerebbe oltre la casa, e non è permesso.
lesson-keezen-after = ✓ I tuoi otto e nove qui non servivano: vicino a casa ci vogliono carte basse, o un fante per scambiare.
lesson-keezen-start-title = Keezen: la partenza
lesson-keezen-start-before = Una pedina sulla propria casella di partenza blocca tutti, anche te, e puoi scambiarla solo tu. **Scambiala con la pedina di Blaise, che è vicina a casa tua.**
lesson-keezen-start-wrong = Non quella pedina. Cerca quella proprio davanti alla tua casella d'ingresso.
lesson-keezen-start-cannot = Sulla partenza c'è la tua pedina, quindi un re non può farne entrare un'altra.
lesson-keezen-start-after = ✓ Quasi un giro intero in una mossa, e Blaise ricomincia.
lesson-jackaroo-king-title = Jackaroo: il re
lesson-jackaroo-king-before = Nel Jackaroo un re che va avanti di tredici mangia tutto sulla sua strada. Per il resto nessuna pedina ne supera una del suo colore, o un muro di due pedine. **Mangia entrambe le pedine di Blaise.**
lesson-jackaroo-king-wrong = Così le pedine di Blaise restano dove sono. Usa tutti i tredici passi del re.
lesson-jackaroo-king-cannot = Un otto dovrebbe superare le due pedine di Blaise, che fanno un muro.
lesson-jackaroo-king-after = ✓ Un re non risparmia nessuno, nemmeno le tue pedine: tienile lontane dalla sua strada.
lesson-jackaroo-five-title = Jackaroo: il cinque
lesson-jackaroo-five-before = Un cinque muove una tua pedina o quella di chiunque sul percorso. Quella di un avversario passa oltre la sua casa e deve fare un altro giro. **Rovina il ritorno di Blaise.**
lesson-jackaroo-five-wrong = Blaise può ancora arrivare a casa. Spingi la pedina che è a due caselle dalla sua casella d'ingresso.
lesson-jackaroo-five-after = ✓ A Blaise costa un giro intero. A proposito: la pedina del compagno, con il tuo cinque, può svoltare a casa.
lesson-jackaroo-ten-title = Jackaroo: il dieci
lesson-jackaroo-ten-before = Un dieci va avanti di dieci, o brucia una carta del giocatore seguente, che perde anche il turno. A Blaise resta una carta e sta per arrivare a casa. **Bruciala.**
lesson-jackaroo-ten-wrong = Allora Blaise gioca quella carta. Usa il dieci per bruciarla.
lesson-jackaroo-ten-after = ✓ Tutti vedono la carta bruciata, e Blaise deve aspettare la prossima distribuzione.
lesson-italian-title = Tock italiano: il dieci
lesson-italian-before = Nel gioco italiano chi gioca dopo un dieci scarta una carta e perde il turno. Una pedina sulla propria casella di partenza blocca tutte le altre. **Fai scartare Blaise.**
lesson-italian-wrong = Solo un dieci lo fa.
lesson-italian-after = ✓ Blaise scarta una carta e perde il turno. Era l'ultima lezione: ora si gioca!

## The puzzle of the day

puzzle-header = **🧩 Enigma del giorno · { $rules } · { $day } · { $difficulty }**
puzzle-easy = facile
puzzle-medium = medio
puzzle-hard = difficile
puzzle-asked = Sei in basso. Una mossa è chiaramente la migliore: **quale?** Non conosci le mosse precedenti. Conta solo la tua prima risposta.
puzzle-solved = ✓ **Risolto!** È la mossa migliore.
puzzle-missed = ✗ Non proprio. Ecco la mossa migliore:
puzzle-best = { $what } · probabilità di vincere **{ $percent }%**
puzzle-second = La seconda: { $what } · { $percent }%
puzzle-here = Risolto in questo server: { $solved } su { $answered }
puzzle-streak = { $days ->
    [one] 🔥 Risolto oggi. Torna domani per farne due di fila!
   *[other] 🔥 Risolto per { $days } giorni di fila.
}
puzzle-tomorrow = -# Domani arriva un nuovo enigma.
puzzle-shown = ✓ { $who } ha risolto l'enigma al primo tentativo!
puzzle-shown-alt = Un tabellone coperto da carte girate e un segno di spunta: la risposta non si vede.
button-show-solved = Condividi qui
command-puzzle = enigma
command-puzzle-about = Risolvi l'enigma del giorno: trova la mossa migliore
puzzle-posted = Tocca al giocatore in basso, e una mossa è chiaramente la migliore. La trovi? Premi **{ button-solve }** per giocarla; la tua risposta resta privata.
puzzle-yesterday = -# L'enigma di ieri: risolto da { $solved } su { $answered }.
button-solve = Risolvi
puzzle-here-streak = 🏠 Serie di questo server, in giorni: **{ $days }** (record: { $best })
puzzle-here-open = Qui nessuno ha ancora risolto l'enigma di oggi. Risolvilo per continuare la serie!
puzzle-here-first = **{ $name }** l'ha risolto per primo.
puzzle-here-you = **Tu** l'hai risolto per primo.
puzzle-here-header = **🧩 Enigmi in questo server**
puzzle-here-lately = Negli ultimi { $days } giorni:
puzzle-here-solver = { $solved } su { $answered } · serie: { $days }
button-puzzles-here = Serie del server
button-rush = Corsa agli enigmi
button-rush-begin = Comincia la corsa
button-rush-again = Un'altra corsa
rush-header = **⚡ Corsa agli enigmi**
rush-about = Quanti enigmi risolvi in { $minutes } minuti? Seguono le regole svizzere e sono estratti a sorte, prima i facili. Dopo { $most } risposte sbagliate è finita. Le soluzioni non si mostrano.
rush-stands = **⚡ Risolti: { $solved } · sbagliati: { $wrong } su { $most } · finisce { $ends }**
rush-asked = Sei in basso. Qual è la mossa migliore?
rush-right = ✓ Giusto!
rush-wrong = ✗ Non proprio.
rush-over = **⚡ Tempo scaduto. Risolti: { $solved }**, sbagliati: { $wrong }.
rush-own = Il tuo record: { $solved }
rush-best-here = Il migliore di oggi in questo server: { $solved } ({ $names })
refused-own-game = È la posizione di una partita che non hai finito, o dell'enigma del giorno. Fai prima la tua mossa lì, poi torna.
regular-puzzle = l'enigma del giorno
server-settings-puzzle-on = Enigma del giorno: **{ $channel }**
server-settings-puzzle-off = Enigma del giorno: **no**

## Practice

practice-opened = 🎓 La tua partita di allenamento è cominciata nei tuoi messaggi diretti: { $link }. Giochi con tre computer facili: uno è il tuo compagno. I consigli sono illimitati, e il risultato non conta. Se non arriva nessun messaggio, premi **{ button-hand }** per giocare qui.
practice-running = 🎓 La tua partita di allenamento è in corso nei tuoi messaggi diretti: { $link }.
practice-here = 🎓 Non posso mandarti messaggi diretti, quindi la tua partita di allenamento si gioca qui. Premi **{ button-hand }**; la vedi solo tu.
practice-place = 🎓 allenamento
practice-wait = Giocano i computer. Il tuo prossimo turno appare da solo; premi **{ button-hand }** per vederlo qui.
practice-better = 💡 Una mossa molto migliore era: { $what } · probabilità di vincere **{ $percent }%**
button-stop-advice = Disattiva i pareri
practice-advice-stopped = Va bene, niente più pareri. Per riattivarli: l'opzione pareri di `/tock allenamento`.
command-practice = allenamento
command-practice-about = Gioca per conto tuo contro computer facili, nei messaggi diretti
command-practice-advice-about = Se segnalare le mosse molto migliori
parameter-advice = pareri

## The learn command

command-learn = impara
command-learn-about = Impara il Tock in due minuti, mossa per mossa

## Tips about new cards

note-joker = 💡 **{ $card }** si gioca come qualsiasi carta. I pulsanti mostrano che cosa può fare ora.
note-rule = 💡 **{ $card }**: { $rule }
note-back = 💡 **{ $card }** può andare indietro: dalla tua casella di partenza sei quasi a casa.
note-enters = 💡 **{ $card }** fa entrare una pedina dalla riserva.
note-nothing = 💡 Non hai sbagliato nulla: solo certe carte fanno entrare una pedina, e molte prime mani non ne hanno. Ne avrai di nuove alla prossima distribuzione. Intanto, che ne dici di una lezione di due minuti o di una partita di allenamento?
note-discard = 💡 La carta che scarti ora non ha effetto: scegli quella che ti serve meno.
notes-once = -# Ogni spiegazione appare una volta sola. Per disattivarle: `/tock impostazioni`.
settings-notes = Spiegazioni delle carte nuove: **{ $on ->
    [0] no
   *[other] sì
}**

## Help

help = **Che cosa vuoi fare?** Premi un pulsante; la risposta la vedi solo tu.
help-degraded = ⚠️ { $what ->
    [saves] Al momento non riesco a salvare tutto. Se una mossa viene rifiutata, riprova.
    [answers] Al momento rispondo più lentamente del solito.
    [pings] Al momento avviso i giocatori più tardi del solito.
   *[boards] Al momento i tabelloni si aggiornano più tardi del solito.
}
help-play = Giocare
help-play-told = **Giocare**
    - Con gli amici: apri un tavolo in un canale con `/tock apri`. I tuoi amici premono **{ button-sit }** accanto a un posto. Per cominciare premi **{ button-start }**, o **{ button-fill }** per dare i posti vuoti ai computer.
    - Per conto tuo, subito: **{ errand-practice }** comincia una partita contro computer facili nei tuoi messaggi diretti, con consigli illimitati.
    - **{ errand-games }** mostra quali tavoli di questo server cercano giocatori.
    - Ti avviso quando tocca a te. Un pulsante che nomina una mossa la gioca subito; altrimenti premi una carta, poi scegli una mossa. Le tue carte arrivano per messaggio diretto; le mostra anche **{ button-hand }** sotto il tabellone.
help-learn = Imparare il gioco
help-learn-told = **Imparare il gioco**
    - Mai giocato? Premi **{ errand-learn }**: il gioco in due minuti, con sei mosse.
    - Per provare: **{ errand-practice }** ti dice quando un'altra mossa sarebbe stata molto migliore.
    - Durante una partita: ogni carta dice che cosa fa; **{ button-hint }** mostra le mosse migliori, solo a te.
    - Tutte le regole, illustrate con tabelloni: **{ button-rules }**.
    - Una sfida al giorno: **{ errand-puzzle }**.
help-anywhere = - In altri server, nei gruppi e nelle chat private: [aggiungimi al tuo account]({ $link }), poi usa `/tock-ovunque`.
help-games = Vedere le mie partite
help-games-told = **Le mie partite**
    - **{ errand-games }** elenca i tuoi tavoli in tutti i server, e a chi tocca.
    - Devi andare? Con `/tock esci` un computer tiene il tuo posto per il tempo che vuoi. Torna con `/tock entra`.
    - Ultime mosse: **{ button-log }** sotto il tabellone. Per rivedere una partita finita premi **{ button-replay }** sotto il risultato, o usa `/tock partite`.
    - Le tue statistiche: **{ errand-stats }**.
help-look = Cambiare l'aspetto
help-look-told = **Cambiare l'aspetto**
    - Scegli qui sotto un tema per le immagini che vedi solo tu.
    - La mano sotto il tabellone o accanto, numeri su ogni casella, ore di quiete, spiegazioni sì o no: `/tock impostazioni`.
    - Per tutti in un server (solo gestori del server): `/tock-server impostazioni`.
help-look-chosen = Le immagini che vedi solo tu ora hanno il tema **{ $theme }**.
help-stuck = Risolvere un problema
help-stuck-told = **Risolvere un problema**
    - Niente carte? Premi **{ button-hand }**. `/tock tavolo` riprova anche con i messaggi diretti.
    - Carte grigie? Nessuna delle tue pedine può fare quella mossa. Se sono tutte in riserva, serve una carta che ne faccia entrare una. La tua mano dice se scarti una carta o tutte.
    - Dov'è il tabellone? **{ errand-table }** lo mostra con il tuo posto in basso.
    - Hai sbagliato? Premi subito **{ button-take-back }**, prima del tuo prossimo turno.
    - Un pulsante non funziona più? Premi **{ button-hand }** per averne di nuovi.
    - Qualcuno non gioca? Con l'orologio, un computer fa la mossa quando scade il tempo, e gli altri possono poi sostituire quel giocatore finché non torna. Senza orologio premi prima **{ button-more }**, poi **{ button-call }**. Per terminare la partita premi **{ button-more }**, poi **{ button-ask-end }**.
    - Nessuna risposta in un canale? Lì mi servono { permission-view-channel }, { permission-send-messages } e { permission-attach-files }.
anywhere = **Tock, ovunque tu sia**
    Quello che mostrano questi pulsanti lo vedi solo tu. Per giocare con gli amici, aggiungimi a un server e usa lì `/tock apri`.
anywhere-with-table = **Tock, ovunque tu sia**
    Quello che mostrano questi pulsanti lo vedi solo tu. **{ button-open-anywhere }** pubblica un tavolo a cui può giocare chiunque sia qui, senza aggiungermi.
button-open-anywhere = Apri un tavolo qui
elsewhere-your-turn = Tocca a te al tavolo { $number }, in un posto dove non sono membro. Altri giocatori: { $names }.
elsewhere-place = questa chat
elsewhere-newer = -# Se questo messaggio non cambia più, cercane uno più recente qui sotto.
elsewhere-moved = Questo messaggio non si aggiorna più. Il tavolo è [più sotto]({ $link }).
elsewhere-press-board = Il tabellone non lo mostra ancora. Premi **{ button-hand }** sotto il tabellone per aggiornarlo per tutti.
errand-new = Nuovo tavolo
errand-practice = Allenamento
errand-learn = Lezioni
errand-rules = { button-rules }
errand-puzzle = Enigma del giorno
errand-games = Le mie partite
errand-stats = Le mie statistiche
errand-table = { button-hand }
command-help = aiuto
command-help-about = Aiuto: giocare, imparare, trovare le tue partite, cambiare l'aspetto, risolvere un problema
about = Gioca a Tock con gli amici su Discord: la corsa di biglie che si gioca con le carte, detta anche Toc, Dog o Keezen. Scrivi /tock aiuto per giocare, imparare il gioco in due minuti, trovare le tue partite o risolvere un problema.

## Watching

button-watch = Avvisami alla fine
watch-begun = Ti manderò un messaggio diretto quando questo tavolo finirà. Premi di nuovo **{ button-watch }** per annullare.
watch-dm-closed = Ti manderei un messaggio diretto alla fine di questo tavolo, ma non posso raggiungerti. Permetti i messaggi diretti, poi usa `/tock tavolo` per riprovare.
watch-stopped = Non ti avviserò più per questo tavolo.
watched-ended = Il tavolo che seguivi è finito: { $link }
refused-many-watch = Troppe persone seguono questo tavolo, o tu ne segui già troppi. Aspetta che uno sia finito.
refused-plays-here = Giochi a questo tavolo, quindi ti avviso comunque.
refused-gives-first = Prima tutti danno una carta. Premi **{ button-hand }** sotto il tabellone per scegliere la tua.

## Predictions

button-guess = Pronostico
guess-told = 🔮 **Qual è il tuo pronostico?** Lo vedi solo tu. Si gioca solo per i punti; chi indovina meglio viene nominato a fine partita.
guess-winner = Chi vince?
guess-home = Chi porta a casa la prossima pedina?
guess-winner-worth = **Chi vince?** Un pronostico giusto ora vale { $points ->
    [one] un punto
   *[other] { $points } punti
}. Vale un punto in meno ogni volta che una parte porta a casa un quarto delle sue pedine; a tre quarti si chiude.
guess-winner-closed = **Chi vince?** I pronostici sono chiusi: una parte ha già tre quarti delle sue pedine a casa.
guess-home-worth = **Chi porta a casa la prossima pedina?** Vale da uno a tre punti: prima lo dici, più vale.
guess-yours = Il tuo pronostico: { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 Migliori pronostici (punti): { $names }
refused-guess-of-player = Non puoi fare pronostici su una partita che giochi o hai giocato, o in cui hai chiesto un posto.
refused-guess-closed = I pronostici sono chiusi.
refused-guess-late = Troppo tardi: la partita è andata avanti. Premi **{ button-guess }** per vedere che cosa puoi pronosticare ora.
refused-guesses-off = In questo server i pronostici sono disattivati.
server-settings-guesses-on = Pronostici: **sì**
server-settings-guesses-off = Pronostici: **no**
server-guesses-begin = Attiva i pronostici
server-guesses-end = Disattiva i pronostici
server-settings-gathering = Thread e menzioni
server-settings-in-threads = I nuovi tavoli si aprono: **in un loro thread**
server-settings-in-channels = I nuovi tavoli si aprono: **nel canale**
ask-places = Dove si aprono i nuovi tavoli
places-channel = Nel canale
places-thread = In un loro thread

## Pings for players

button-call-players = Cerca giocatori
button-be-called = Avvisami per giocare
button-not-called = Non avvisarmi più
call-waits = 📣 { $host } cerca giocatori: **{ $rules }**, { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}.
called-now = Ti menziono quando un tavolo qui cerca giocatori, ma non nelle tue ore di quiete.
called-by-role = Ora hai il ruolo { $role }: viene menzionato quando un tavolo qui cerca giocatori.
called-no-more = Qui non ti menziono più per giocare.
called-role-kept = Non ti menziono più dalla mia lista, ma hai ancora il ruolo { $role }, che non posso toglierti. Chiedi a un gestore del server di toglierlo: **Impostazioni server**, **Membri**.
refused-calls-off = In questo server i tavoli non menzionano nessuno per cercare giocatori.
refused-call-of-host = Solo l'host del tavolo può cercare giocatori.
refused-call-no-seat = Tutti i posti sono occupati.
refused-call-too-soon = In questo server si sono cercati giocatori da poco. Potrai farlo di nuovo { $at }.
refused-call-nobody = Nessuno da avvisare: qui nessuno si è iscritto, o tutti dormono o sono già al tavolo. Per iscriverti: `/tock aiuto`, **{ help-play }**, **{ button-be-called }**.
refused-role-everyone = Non menziono tutti. Scegli un ruolo di persone che vogliono essere menzionate.
refused-role-rank = Non posso usare { $role }: non è più in basso del mio ruolo, o appartiene a un'app. Trascina il mio ruolo più in alto nelle impostazioni del server, o scegline un altro.
refused-role-powers = Non posso usare { $role }: ha un permesso che @everyone non ha. Scegli un ruolo senza permessi.
refused-role-channels = Non posso usare { $role }: compare nei permessi di un canale o di una categoria. Scegli un ruolo che non compare in nessuno.
refused-role-chooser = Per scegliere { $role } ti servono *Gestisci ruoli* e un ruolo più in alto. Il proprietario del server può sempre sceglierlo.
refused-role-mention = Non posso menzionare { $role }. Permetti a tutti di menzionarlo nelle impostazioni del ruolo, o dammi { $permissions }.
permission-mention-everyone = Menziona @everyone, @here e tutti i ruoli
permission-manage-roles = Gestisci ruoli
server-settings-calls = { $hours ->
    [0] Menzioni per cercare giocatori: **no**
    [1] Menzioni per cercare giocatori: **{ $who }**, al massimo una volta all'ora
   *[other] Menzioni per cercare giocatori: **{ $who }**, al massimo una volta ogni { $hours } ore
}
server-calls-list = le persone iscritte
server-settings-calls-not-given = Non posso assegnare { $role }: mi servono { $permissions } e un ruolo più in alto. Fino ad allora, chi preme **{ button-be-called }** va in una lista, e lo menziono comunque.
server-settings-calls-unchecked = Un membro che può assegnare { $role } deve ancora confermarlo, quindi non lo assegno né lo tolgo. Se hai *Gestisci ruoli*, sceglilo di nuovo in **{ server-settings-gathering }**.
server-settings-calls-hidden = { $count ->
    [one] Non vedo un canale
   *[other] Non vedo { $count } canali
} di questo server. Controlla che { $role } non compaia lì nei permessi.
called-role-refused = In **{ $server }** non assegno e non menziono più il ruolo { $role }. Menziono invece le persone della mia lista. Puoi scegliere un altro ruolo in `/tock-server impostazioni`, **{ server-settings-gathering }**.
ask-role = Ruolo da menzionare
ask-role-about = Senza ruolo tengo una lista di chi vuole essere menzionato.
ask-calls = Ogni quanto i tavoli possono menzionare
ask-calls-hours = { $hours ->
    [0] Mai
    [1] Una volta all'ora
   *[other] Una volta ogni { $hours } ore
}

## Regular posts

week-header = 🗓️ **Questa settimana di Tock**
week-title = Questa settimana di Tock
week-wins = Più vittorie
week-players = { $players ->
    [one] giocatore
   *[other] giocatori
}
week-games = { $games ->
    [one] Una partita finita
   *[other] { $games } partite finite
}, con { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }** · partite vinte: { $won } su { $games }
week-hits = 💥 { $hits ->
    [one] Una pedina mangiata, da **{ $name }**
   *[other] { $hits } pedine mangiate, di cui { $most } da **{ $name }**
}
week-walk = 🏃 Percorso più lungo: **{ $name }**, { $fields } caselle
week-footer = Settimana nuova, carte nuove! Comincia una partita con `/tock apri`.
regular-week = il riassunto della settimana
regular-given-up = Non posso più pubblicare { $what } in { $channel }: lì non ho il permesso. L'ho disattivato; un gestore del server può riattivarlo con `/tock-server impostazioni`.
server-settings-week-on = Riassunto della settimana: **{ $channel }**, ogni lunedì
server-settings-week-off = Riassunto della settimana: **no**

## A series of games

setup-series = Serie: tre vittorie
button-again-next = Prossima partita
button-again-series = Comincia una serie
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = Serie (a { $first } vittorie): { $score } · partita { $number } di al massimo { $most }
series-left = Qui comincia una nuova serie; la precedente non continua.
series-left-at = I giocatori sono cambiati, quindi la serie che era sul { $score } non continua.
series-goes-on = Serie (a { $first } vittorie): { $score }
series-won = 🏆 { $count ->
    [one] { $names } vince
   *[other] { $names } vincono
} la serie: { $score }
series-given-up = La serie finisce qui, sul { $score }, perché un giocatore se n'è andato per sempre.
stats-series = Serie: { $games } · vinte: { $won }
stats-tile-series = serie vinte

## A game as a web page

button-page = Pagina web
page-told = La partita { $game } come pagina web: salvala e aprila in qualsiasi browser, o mandala agli amici. { $names ->
    [named] Tutti i giocatori hanno permesso di mostrare il nome.
   *[seats] I giocatori compaiono con il posto, non con il nome.
 }
refused-page-of-others = Solo i giocatori di questa partita possono averla come pagina web.
privacy-pages-unnamed = Il tuo nome sulle pagine web delle tue partite: **nascosto**; si vede solo il numero del tuo posto
privacy-pages-named = Il tuo nome sulle pagine web delle tue partite: **visibile**, se lo permettono anche tutti gli altri giocatori
privacy-pages-name = Mostra il mio nome
privacy-pages-unname = Nascondi il mio nome
page-title = Partita di Tock { $game }
page-gave = { $name } dà { $card } a { $other }.
page-back = Passo precedente
page-on = Passo successivo
page-round-back = Smazzata precedente
page-round-on = Smazzata successiva
page-step = Passo della partita
page-hands = Tutte le mani
page-course = Probabilità di vincere
page-story = Mosse
page-keys = Con le frecce, scorrendo col dito o col cursore vai passo per passo; con Pagina su e Pagina giù da una smazzata all'altra.

## Tournaments

button-tournament = Nuovo torneo
button-enter = Iscriviti al torneo
button-partner = Scegli il compagno
button-withdraw = Lascia il torneo
button-begin = Comincia il torneo
button-begin-missing = Inizia (ne mancano { $missing })
button-begin-present = Inizia senza { $missing ->
    [one] un giocatore
   *[other] { $missing } giocatori
}
button-pair-again = Rifai i tavoli
button-drop = Togli un partecipante
button-call-off = Annulla il torneo
ask-tournament-mode = Formula
ask-tournament-rounds = Numero di turni
ask-tournament-minutes = Durata massima di un turno
ask-tournament-minutes-about = Nelle partite non finite contano le pedine a casa, poi i passi che restano, poi il tempo usato.
tournament-singles = Individuale
tournament-singles-about = Ognuno si iscrive da solo e ha un nuovo compagno a ogni turno.
tournament-pairs = Coppie
tournament-pairs-about = I compagni restano insieme per tutto il torneo.
tournament-rounds = { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
}
tournament-minutes = { $minutes } minuti
tournament-turns = { $seconds } s per mossa, più { $bank } s a partita
tournament-called = Il torneo è annunciato! Ci si iscrive con il messaggio in questo canale, e lì lo cominci.
tournament-called-event = Con **{ button-more }** lì puoi anche annunciarlo come evento in questo server.
tournament-begins = 📅 Comincia { $at } ({ $when })
tournament-event = [Evento in questo server]({ $link })
tournament-announced = Fatto: ora tutti vedono l'inizio qui.
tournament-moved = Fatto: l'inizio è cambiato, qui e nell'evento.
tournament-event-soon = -# Discord sta creando l'evento.
tournament-event-refused = -# Discord ha rifiutato l'evento, quindi non c'è. Puoi riprovare.
tournament-event-needs = -# Per annunciarlo come evento, { $who ->
    [you] ti serve
    [bot] mi serve
   *[both] serve a te e a me
} *{ $permission }*.
button-announce-event = Annuncia come evento
button-move-event = Cambia l'inizio
ask-event-begins = Quando comincia?
ask-event-begins-about = Il torneo lo cominci tu, anche prima o dopo. L'evento si adegua.
event-in = { $hours ->
    [0] tra { $minutes } minuti
    [one] tra { $hours } ora
   *[other] tra { $hours } ore
}
event-about = { $mode }, { $rounds } di al massimo { $minutes } minuti. Iscriviti in { $channel }.
tournament-header = 🏆 **Torneo** · { $mode } · Regole: { $rules } · { $rounds } di al massimo { $minutes } min · host: { $host }
tournament-how-short = Ogni tavolo di quattro giocatori ha un suo thread sotto questo canale. Premi lì **{ button-here }** entro { $minutes } minuti, o ti sostituisce un computer. { $seconds } s per mossa, più { $bank } s a partita; niente consigli, niente annullamenti.
tournament-entered = { $people ->
    [0] Ancora nessun iscritto.
    [one] Un partecipante:
   *[other] { $people } partecipanti:
}
tournament-begun = Il torneo è cominciato.
tournament-called-off = Il torneo è stato annullato. Le partite già cominciate si possono finire, ma non contano più.
tournament-called-off-early = Il torneo è stato annullato prima di cominciare.
tournament-dropped = { $name } non è più in questo torneo.
tournament-withdrawn = Hai lasciato il torneo.
tournament-partner = Con chi vuoi giocare? Due persone che si scelgono a vicenda sono una coppia; chi all'inizio è senza compagno ne riceve uno a caso.
tournament-partner-asked = Hai scelto { $name }, che non ti ha ancora scelto. Può vedere la tua richiesta sotto **{ button-partner }**.
tournament-paired = Tu e { $name } ora siete una coppia.
tournament-wants-you = vuole giocare con te
tournament-nobody-free = Nessun altro cerca ancora un compagno.
tournament-table = Turno { $round } · Tavolo { $number }
tournament-table-who = **{ $table }**: { $who }
tournament-against = { $first } contro { $second }
tournament-computer = un computer
tournament-call = { $who }: premete **{ button-here }** entro { $minutes } minuti. La partita comincia quando l'hanno fatto tutti; poi i computer sostituiscono chi manca.
tournament-call-about = Il turno dura al massimo { $minutes } minuti. Nelle partite non finite contano allora le pedine a casa, poi i passi che restano, poi il tempo usato.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **Dopo il turno { $round } di { $rounds }**
tournament-standings-heading = Dopo il turno { $round } di { $rounds }
tournament-title = Torneo di Tock (regole: { $rules })
tournament-next-round = Comincia il turno { $round }: vai nel tuo nuovo thread.
tournament-last-round = Era l'ultimo turno.
tournament-winners = 🥇 Complimenti, **{ $names }**!
tournament-place = { $place }. { $names }: { $told }
tournament-score = { $points } ({ $opponents }, { $home })
tournament-order = Vittoria: 2 punti, pareggio: 1 punto. Fra parentesi: punti degli avversari, poi proprie pedine a casa.
tournament-your-table = Il tuo tavolo in questo turno: { $thread }
tournament-call-off-sure = Annullare il torneo per tutti?
tournament-call-off-sure-event = Annullare il torneo per tutti? Anche il suo evento in questo server viene eliminato.
tournament-given-up = Non posso più scrivere in { $channel }, quindi il torneo lì è stato annullato.
tournament-waits = { $missing ->
    [one] ⏸️ **Il turno { $round } aspetta.** Manca un giocatore:
   *[other] ⏸️ **Il turno { $round } aspetta.** Mancano { $missing } giocatori:
}
tournament-host-decides = { $host }, tu non giochi, quindi decidi tu. **{ button-pair-again }** ricomincia l'appello con altri avversari.
tournament-manager-decides = L'host gioca, quindi decide un gestore del server che non gioca. **{ button-pair-again }** ricomincia l'appello con altri avversari.
tournament-answer-until = Chi manca può ancora premere **{ button-here }** nel suo thread. Senza una decisione, il torneo viene annullato { $until }.
tournament-waited = ▶️ **Turno { $round }:** { $done }
tournament-begun-present = { $name } comincia le partite con i giocatori presenti.
tournament-paired-again = { $name } ha rifatto i tavoli. Tutti sono menzionati in un nuovo thread.
tournament-unanswered = Nel turno { $round } mancavano giocatori e nessuno ha deciso che fare, quindi il torneo è stato annullato.
table-closed-time = Il tempo di questo turno è scaduto: la partita è stata decisa dalle pedine a casa. Potete ancora finirla per divertimento con **{ button-reopen }**.
table-closed-decided = Il tempo di questo turno è scaduto. Ha vinto la parte in vantaggio: { $names }. Contano le pedine a casa, poi i passi che restano, poi il tempo usato.
refused-tournament-gone = Questo torneo è finito.
refused-tournament-goes-on = In { $channel } c'è già un torneo. Il suo host o un gestore del server può annullarlo lì.
refused-tournament-begun = Il torneo è già cominciato, quindi è tardi per iscriversi.
refused-tournament-full = Il torneo è al completo ({ $most } partecipanti).
refused-tournament-missing = { $missing ->
    [one] Deve iscriversi ancora una persona
   *[other] Devono iscriversi ancora { $missing } persone
} prima che tu possa cominciare.
refused-tournament-no-room = Per questo turno { $needed ->
    [one] serve un tavolo
   *[other] servono { $needed } tavoli
}, e in questo server { $free ->
    [0] non se ne possono aprire altri
    [one] se ne può aprire solo un altro
   *[other] se ne possono aprire solo altri { $free }
}. Chiudi i tavoli a cui nessuno gioca, poi premi di nuovo **{ button-begin }**.
refused-tournament-not-entered = Non sei in questo torneo. Premi prima **{ button-enter }**.
refused-tournament-goes-on-elsewhere = In questo server c'è già un torneo, in un canale che non vedi.
refused-tournament-not-host = Può farlo solo l'host del torneo o un gestore del server.
refused-tournament-not-your-game = In questo turno questo non è il tuo tavolo.
refused-tournament-too-late = Questa partita è già cominciata o finita. Ti menzionerò per il prossimo turno.
refused-tournament-plays = Giochi in questo torneo, quindi non puoi deciderlo tu. Chiedi all'host, o a un gestore del server, che non gioca.
refused-tournament-settled = Questo turno non ha più bisogno di una decisione.
refused-tournament-too-early = Potrai decidere { $when }. I giocatori che mancano hanno ancora tempo.
refused-tournament-nobody-here = In questo turno non è venuto nessuno. Rifai i tavoli, o annulla il torneo.
refused-tournament-thread = Questo thread è di una partita di torneo. Apri il tuo tavolo in un altro canale.
refused-tournament-place = Un torneo ha bisogno di un normale canale testuale, perché ogni tavolo ha un suo thread.
refused-tournament-managers = In questo server solo i gestori possono cominciare tornei.
server-settings-callers = Chi può cominciare tornei: **{ $who ->
    [anybody] chiunque
   *[managers] solo i gestori del server
}**
server-settings-call = { $who ->
    [anybody] Lascia avviare tornei a chiunque
   *[managers] Riserva i tornei ai gestori
}
permission-create-events = Crea eventi
permission-create-public-threads = Crea thread pubblici
