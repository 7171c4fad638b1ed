# Quello che si impara, in italiano: lezioni, note, enigmi, aiuto. Blaise, Carl e Dora siedono a sinistra, di fronte, a destra.

## Lessons

button-learn = È la prima volta?
button-next-lesson = Avanti
button-next-course = Carte speciali
button-got-it = Ho capito
lesson-header = **Imparare il Tock · { $number } di { $lessons } · { $title }**
lesson-cannot = **{ $card }** ora non si può giocare.
lesson-would-play = Si può giocare. Farebbe questo: { $play }.
lesson-would-give = Potresti dare **{ $card }**.
lesson-got-it = Bene! `/tock impara` mostra tutte le lezioni quando vuoi.
lessons-header = **Imparare il Tock.** Scegli una lezione; ognuna dura una mossa.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Tutto quello che serve per giocare
course-more = Carte speciali e altre regole
lesson-way-out-title = Fuori dalla riserva
lesson-way-out-before = Sei in basso, e tutte le tue pedine aspettano nella riserva. Solo un re (K), un asso (A) o un jolly ne fa entrare una. **Fai entrare una pedina.**
lesson-way-out-cannot = Fa camminare, e nessuna tua pedina è ancora in gioco: cerca la carta per entrare.
lesson-way-out-wrong = Cerca la carta per entrare.
lesson-way-out-after = ✓ La tua pedina è sulla sua casella di partenza. Da lì corre in senso orario, una volta intorno al tabellone, e a casa.
lesson-hit-title = Camminare e mangiare
lesson-hit-before = Una carta fa andare di tante caselle quante ne dice. Chi finisce sulla casella di un'altra pedina la rimanda in riserva. **Mangia la pedina di Blaise**: conta le caselle fin lì.
lesson-hit-wrong = Carl, di fronte a te, è il tuo compagno: risparmialo. La pedina di Blaise è nove caselle avanti.
lesson-hit-after = ✓ La pedina di Blaise è di nuovo in riserva e deve ricominciare. Conta solo la casella dove finisci; chi superi resta al suo posto.
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
lesson-split-before = Un sette sono sette passi, per quante tue pedine vuoi, e mangia ogni pedina che supera. **Con un solo sette porta una pedina a casa e mangia quella di Dora.** I numeri su nero sono passi.
lesson-split-wrong = Una pedina è vicina a casa, l'altra tre caselle dietro quella di Dora: dai a ognuna qualche passo.
lesson-split-after = ✓ Due cose con una carta: tieni i sette per momenti così. Ma mangiano anche le tue pedine e quelle del tuo compagno.
lesson-gift-title = Una carta per il compagno
lesson-gift-before = Dopo ogni distribuzione tu e il tuo compagno vi scambiate una carta coperta. Tutte le pedine di Carl aspettano nella riserva. **Dai a Carl la carta che lo aiuta a uscire.**
lesson-gift-wrong = Con quella Carl non uscirebbe dalla riserva.
lesson-gift-after = ✓ Ora Carl può entrare. Vincete insieme, con tutte e otto le pedine a casa. Non serve altro: `/tock regole` dice il resto.
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
lesson-toctoc-title = Toc Toc: asso e pedine proprie
lesson-toctoc-before = Nel Toc Toc un asso vale 1 o 14, i quattro vanno solo indietro, e le tue pedine non si superano mai. **Mangia la pedina di Blaise.**
lesson-toctoc-wrong = La pedina davanti è quattordici caselle dietro di lei.
lesson-toctoc-after = ✓ La pedina dietro non avrebbe potuto: la sua collega le sbarrava la strada.
lesson-ttg-title = Tock Tock Dog: fante e partenza
lesson-ttg-before = Nel Tock Tock Dog un fante va avanti di 11 o scambia, e nessuna pedina è protetta, nemmeno appena entrata. **Rimanda in riserva la pedina di Blaise.**
lesson-ttg-wrong = Così non verrebbe mangiata. Conta: è undici caselle avanti.
lesson-ttg-after = ✓ Qui nessuno è al sicuro sulla casella di partenza. I sette mangiano solo dove finiscono, e in casa vanno anche indietro.
lesson-italian-title = Tock italiano: il dieci
lesson-italian-before = Nel Tock italiano chi segue un dieci scarta una carta e salta il turno. Una pedina sulla propria casella di partenza blocca tutte le altre. **Fai scartare Blaise.**
lesson-italian-wrong = Solo un dieci lo fa.
lesson-italian-after = ✓ Blaise scarta una carta e salta il turno. Era l'ultima lezione; ora si gioca.

## The puzzle of the day

puzzle-header = **🧩 Enigma del giorno · { $day } · { $difficulty }**
puzzle-easy = facile
puzzle-medium = media
puzzle-hard = difficile
puzzle-asked = Regole svizzere, e giochi il posto in basso. Una mossa è chiaramente la migliore: **quale?** Non si sa che cosa è stato giocato prima. Vale la tua prima risposta.
puzzle-solved = ✓ **Risolto!** È la mossa migliore.
puzzle-missed = ✗ Non era quella. Ecco la mossa migliore:
puzzle-best = { $what } · probabilità di vincere **{ $percent } %**
puzzle-second = La seconda: { $what } · { $percent } %
puzzle-here = Risolto in questo server: { $solved } su { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 Risolto oggi. Torna domani per farne due di fila!
   *[other] 🔥 Risolto per { $days } giorni di fila.
}
puzzle-tomorrow = -# Domani ce n'è un'altra. `/tock impara` insegna il gioco.
command-puzzle = enigma
command-puzzle-about = Risolvi l'enigma del giorno: una mossa è chiaramente la migliore

## Commands

command-learn = impara
command-learn-about = Impara il Tock in due minuti, mossa per mossa
