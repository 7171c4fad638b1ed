# Every text of the bot in French. Each language is one file with the same messages and the same variables.
# { DE($name) } is the word de before a name: de Bruno, d'Anna.
# In messages that Discord shows, **bold** and `code` are Discord's own marks.

## Words

language-name = Français
joker = Joker
names-and = { $names } et { $name }
comma = ,
pawn = pion { $number }
protected = protégé
place-home = écurie { $depth }
place-centre = centre
place-reserve = réserve
round = Manche { $number }
computer-name = { $name } (ordi, { $level })
player-nameless = Joueur { $number }
player-forgotten = ancien joueur

## Captions of cards

action-any = n'importe quelle carte
action-forward = avance { $steps }
action-forward-anyone = { $steps } avec tout pion
action-back = recule { $steps }
action-enter = sortir
action-seven = 7 à partager
action-swap = échanger
action-draw = piocher
action-burn = brûler
action-centre = centre
action-from-centre = du centre

## Possible moves

play-as = comme { $rank } : { $moves }
in-a-row = { $before } ; { $after }
play-second = { $moves } ; puis { $card } : { $second }
play-draw = piocher une carte dans la main { DE($name) }
play-burn = brûler une carte au hasard chez { $name }
play-burn-choice = { $name } doit brûler une carte
play-throw-in = jeter toute la main
play-discard = défausser
move-enter = { $pawn } sort sur { $goal }
move-walk = { $pawn } : { $origin } → { $goal }
move-swap = { $pawn } sur { $origin } ⇄ { $other } sur { $goal }
brief-to = { $pawn } vers { $goal }
brief-to-alone = vers { $goal }
brief-back = { $pawn } { $back } vers { $goal }
brief-back-alone = { $back } vers { $goal }
brief-enter = { $pawn } sort
brief-swap-with = { $pawn } : échange avec { $other }
brief-swap-alone-with = échange avec { $other }
move-hits = , mange { $victims }
own-pawn = son propre pion { $number }
your-own-pawn = ton propre pion { $number }
your-partners-pawn = le pion { $number } de ton partenaire
partners-pawn = le { $pawn } (son partenaire)
pawn-of = pion { $number } { DE($name) }

## Moves that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · pioche une carte dans la main { DE($other) }
told-burn = { $name } { $cards } · brûle { $burnt } { DE($other) }, qui perd son tour
told-burn-choice = { $name } { $cards } · { $other } doit brûler une carte et perd son tour
told-throw-in = { $name } · aucune carte jouable, jette toute sa main : { $cards }
told-discard-made = { $name } · défausse forcée : { $cards }
told-discard-unplayable = { $name } · aucune carte jouable, défausse { $cards }
told-discard = { $name } · défausse { $cards }
told-round = — manche { $number } —
told-home = 🏅 { $names } { $count ->
    [one] finit
   *[other] finissent
} à la { $place ->
    [1] 1re
   *[other] { $place }e
} place ! Les autres continuent.

## Pictures in words

alt-seat = { $name } : plateau { $pawns } ; réserve { $waiting } ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
alt-none = aucun
alt-lobby-seat = Place { $number } : { $name }.
hand-cards = Ta main : { $cards }.

## The lobby

lobby-header = **Tock** · { $rules }
    La table { DE($host) }. Prends une place !
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = libre
lobby-kept = réservée à { $name }
lobby-free = { $free ->
    [one] Il reste { $free } place ; un ordinateur peut la prendre.
   *[other] Il reste { $free } places ; des ordinateurs peuvent les prendre.
}
lobby-kept-seats = { $kept ->
    [one] { $kept } place est réservée.
   *[other] { $kept } places sont réservées.
}
lobby-kept-later = { $kept ->
    [one] La personne attendue peut encore arriver après le début ; d'ici là, un ordinateur joue pour elle.
   *[other] Les personnes attendues peuvent encore arriver après le début ; d'ici là, des ordinateurs jouent pour elles.
}
lobby-kept-series = Cette partie continue une série : les mêmes joueurs doivent se rasseoir.
lobby-full = Tout le monde est là ! Appuie sur **{ button-start }**.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· sur invitation
   *[open] {""}
}
lobby-rated-not-yet = Classée : pas encore (il faut des personnes dans deux camps)
seat-own = C'est ta place.
seat-other = Seule la personne assise ici peut changer cela.
seat-computer = Quel niveau pour cet ordinateur ?
seat-free = Prendre cette place, ou la donner à un ordinateur ?
seat-kept = Cette place est réservée. La donner à un ordinateur, ou l'ouvrir à tout le monde ?
setup-chosen = **Règles : { $rules }**
    C'est l'hôte, { $host }, qui choisit. Tout le monde le voit à la table.
setup-header = **Règles : { $rules }**
    Choisis les règles et le nombre de joueurs. Les boutons ouvrent les règles maison, le rythme, les conseils et les autres options de la table. Tout le monde voit tes choix.
setup-suggested = { $option } : { $about }
setup-ruleset = Règles
setup-party = Joueurs et équipes
setup-terms = Options de la table
setup-cut = Commencer par une coupe
ask-cut = Couper le paquet
ask-cut-about = Écris ce que tu veux : cela sert à mélanger les cartes, et tout le monde peut le lire
ask-terms = Autres options
ask-terms-rated = Partie classée
ask-terms-undo = Permettre d'annuler un coup (si l'autre camp accepte)
ask-terms-series = Jouer une série : le premier à trois victoires
ask-terms-invited = Sur invitation : c'est toi qui acceptes les joueurs

## Buttons

button-sit = S'asseoir ici
button-leave = Quitter
button-seat = Modifier
button-at-seat = { $button } · { $number }
button-computer-level = Ordi : { $level }
button-open-seat = Libérer la place
button-start = Commencer
button-fill = Compléter et commencer
button-setup = Choisir les règles
button-hand = Ma main
button-log = Derniers coups
button-rules = Règles
button-more = Plus
button-words = Plateau en texte
button-call = Demander qui est là
button-ask-end = Fermer la table
button-send = Exclure un joueur
button-let = Laisser revenir un joueur
more-told = Autres options de cette table :
ask-whom = Quel joueur ?
button-last-here = Dernière partie ici
button-find-game = Chercher par numéro
button-game-text = Charger un fichier
button-play-on = Jouer à partir d'ici
button-more-options = Plus d'options
games-more = **{ button-find-game }** montre coup par coup une partie terminée que tu as le droit de voir. **{ button-game-text }** ouvre une table à partir d'une position d'une partie enregistrée avec **{ button-export }**.
games-over = Tes parties terminées
games-line = { $day } · partie { $game } · { $what } · { $place ->
    [1] 1re
   *[other] { $place }e
} place
ask-game-number = Numéro de la partie
ask-text = Fichier de la partie
ask-text-about = Un fichier texte exporté quand tu revois une partie
ask-plays = Après quel coup ?
button-again = Rejouer
button-again-score = { button-again } · { $score }
button-again-changed = Changer de partenaires
button-again-drawn = Places au hasard
button-well-played = 👏 Bien joué
button-fair = Est-ce équitable ?
button-end = Fermer maintenant
button-throw-in = Jeter ma main
button-let-go = Tout défausser pour moi
button-back = Retour
button-take-back = Annuler mon coup
button-let-undo = Accepter l'annulation
button-disagree = Refuser l'annulation
button-undo-on = Annuler : avec accord
button-undo-off = Annuler : non
button-hint = Conseil
button-play = Jouer ce coup
button-as-seven = Partager le 7

## The table

table-header = **Tock · manche { $number }**
table-exchange = Tout le monde donne une carte : { $ready ->
    [one] { $ready } sur { $players } a choisi.
   *[other] { $ready } sur { $players } ont choisi.
} Tes cartes sont dans tes messages privés, ou appuie sur **{ button-hand }**.
table-exchange-elsewhere = Tout le monde donne une carte : { $ready ->
    [one] { $ready } sur { $players } a choisi.
   *[other] { $ready } sur { $players } ont choisi.
} Appuie sur **{ button-hand }** pour voir tes cartes.
table-exchange-waiting = On attend { $names }.
table-dealing = Distribution des cartes …
table-deserted = Personne ne joue en ce moment : la partie est en pause. Les joueurs partis peuvent revenir avec **{ button-return }** ; les autres peuvent prendre une place libre avec `/tock rejoindre`.
table-turn = C'est à { $name } de jouer.
table-discard = { $name } doit défausser une carte.
table-discard-lose = { $name } doit défausser une carte et perd ce tour.
table-places = 🏅 Classement : { $names }
table-won = 🏁 { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
table-fought = 🤝 Belle partie, { $names } !
well-played = 👏 **Bien joué !** { $names }
score-numbers = { $own } – { $their }
score-of-two = 🔁 { $first } **{ $score }** { $second }
score-side = { $name } **{ $won }**
score-of-many = 🔁 Parties gagnées : { $each }
offer-post-week = -# Pour qui gère le serveur : je peux résumer ici la semaine de Tock chaque lundi.
offer-post-puzzle = -# Pour qui gère le serveur : je peux publier ici une énigme chaque matin.
button-post-week = Résumé
button-post-puzzle = Énigme du jour
offer-post-week-on = Je publierai le résumé de la semaine dans { $channel }, chaque lundi. Pour arrêter : `/tock-serveur réglages`.
offer-post-puzzle-on = Je publierai une énigme dans { $channel }, chaque matin. Pour arrêter : `/tock-serveur réglages`.
table-closed = Cette table a été fermée avant la fin de la partie.
table-closed-by = { $names } { $count ->
    [one] a fermé cette table
   *[other] ont décidé ensemble de fermer cette table
} avant la fin de la partie.
table-closed-silent = { $names } a ouvert une autre table ici, car plus personne ne répondait à celle-ci. **{ button-reopen }** reprend cette partie dès que le salon est libre.
table-closed-absent = Plus personne n'était là pour jouer la place { $seats }. Les personnes qui y ont commencé perdent ; la victoire n'est comptée pour personne.
lobby-idle = Rien ne s'est passé ici pendant un jour : cette table est fermée. Ouvres-en une autre avec `/tock ouvrir`, ou appuie sur **{ button-reopen }** pour continuer avec celle-ci.
lobby-vacant = Tout le monde a quitté cette table : elle est fermée. Ouvres-en une autre avec `/tock ouvrir`, ou appuie sur **{ button-reopen }** pour continuer avec celle-ci.
game-idle = Personne n'a joué ici pendant deux semaines : cette partie est fermée. Appuie sur **{ button-again }** ou écris `/tock ouvrir` pour en commencer une autre, ou appuie sur **{ button-reopen }** pour continuer celle-ci.
end-game-asked = Terminer cette partie pour tout le monde ? Personne ne gagnera.
end-lobby-asked = Fermer cette table ? La partie n'a pas encore commencé.
started-header = **Tock · la partie { $number } a commencé** · { $rules }
table-seed-hash = -# SHA-256 de la graine aléatoire de cette partie : `{ $hash }`. La graine sera montrée après la partie.
announced = 🎲 **La partie { $number } commence.** Les places sont fixées, on distribue les cartes.
announced-seed = -# Cartes tirées d'une graine secrète, fixée avant que quiconque s'assoie, et de l'identifiant de ce message, que Discord vient d'attribuer.
announced-seed-lobby = { announced-seed } [{ button-fair }]({ $link })
announced-cut = Le paquet a été coupé avec « { $cut } ».
fair-told = La donne est calculée à partir d'une graine secrète, fixée avant que quiconque s'assoie, et de l'identifiant que Discord donne au message de début. Personne ne peut donc choisir les cartes. La graine est montrée après la partie : appuie alors sur **{ button-fair }** et compare.
proof-explained = La donne est calculée à partir d'une graine secrète, fixée avant que quiconque s'assoie, et de l'identifiant que Discord a donné au message de début. Personne n'a pu choisir les cartes, sauf en recommençant la partie encore et encore sous les yeux de tous. Tout est montré maintenant : chacun peut redistribuer les cartes et comparer. Une seule chose ne se prouve pas : que la personne qui fait tourner le bot n'a pas regardé les mains.
proof-unannounced = La donne est calculée à partir d'une graine secrète, fixée avant que quiconque s'assoie. Cette partie n'a pas eu de message de début : on ne peut donc pas prouver que la graine n'a pas été choisie pour ces places.
proof-seed = -# Partie { $number } · graine `{ $seed }`
proof-hash = -# SHA-256 de cette graine : `{ $hash }`
proof-message = -# Message de début : [{ $id }]({ $link })
proof-lobby = -# Son SHA-256 était affiché [avant la partie]({ $link }).
proof-cut = -# Coupe : « { $cut } »
proof-holds = ✅ Vérifié à l'instant : chaque donne et chaque pioche de cette partie correspond à la graine.
proof-fails = ❌ Échec de la vérification : le journal de cette partie ne correspond pas à sa graine. Il a été modifié.
proof-secret = Cette partie n'est pas finie et peut reprendre pendant 30 jours. D'ici là, sa graine reste secrète, sauf si tous les joueurs la ferment pour de bon.
call-exchange = { $names } : appuie sur **{ button-hand }** et choisis la carte que tu donnes.
call-turn = { $names } : c'est ton tour ! Appuie sur **{ button-hand }** pour voir tes cartes.
dm-closed = { $name }, je ne peux pas t'envoyer de messages privés. Appuie sur **{ button-hand }** pour voir tes cartes. Une fois les messages privés autorisés, réessaie avec `/tock table`.
dm-refused = { $name }, Discord ne me laisse pas t'envoyer de messages privés en ce moment. Appuie sur **{ button-hand }** pour voir tes cartes. Je réessaie dans une heure, ou dès que tu écris `/tock table`.

## The hand

hand-header = **Tock dans { $channel } · manche { $number }**
hand-no-game = Tu ne joues pas à cette table.
hand-over = La partie dans { $channel } est terminée.
hand-empty = Tu n'as plus de cartes. { $others ->
    [0] La prochaine donne arrive.
   *[other] Les autres finissent cette manche.
}
hand-finished = Tu finis à la { $place ->
    [1] 1re
   *[other] { $place }e
} place ! Les autres continuent ; tu ne reçois plus de cartes.
hand-give = Choisis une carte à donner à **{ $name }**. Personne ne voit la carte reçue avant d'avoir donné la sienne.
hand-give-partner = Choisis une carte à donner à **{ $name }**, ton partenaire. Personne ne voit la carte reçue avant d'avoir donné la sienne.
hand-given = Tu donnes **{ $card }** à **{ $name }**. Tu peux changer tant que tout le monde n'a pas choisi.
hand-given-final = Tu donnes **{ $card }** à **{ $name }**. Tu as changé d'avis aussi souvent que possible : ce choix est définitif.
hand-received = Tu as reçu **{ $card }** au début de cette manche.
hand-drew = Tu as pioché **{ $card }** chez **{ $name }**.
hand-drawn = **{ $name }** a pioché **{ $card }** dans ta main.
hand-burnt = 🔥 **{ $name }** a brûlé ta carte **{ $card }** : tu as perdu ton tour.
news-hit = 💥 **{ $name }** a mangé { $pawns }.
news-pawn = ton pion { $number } sur { $place }
news-others-pawn = { $pawn } sur { $place }
news-swapped = 🔄 **{ $name }** a échangé ton pion { $number } : { $origin } → { $goal }.
news-partner-swapped = 🔄 **{ $name }** a échangé le pion { $number } de ton partenaire : { $origin } → { $goal }.
news-moved = ➡️ **{ $name }** a déplacé ton pion { $number } : { $origin } → { $goal }.
news-pawn-home = 🏠 **{ $name }** : le pion { $number } est rentré.
news-all-home = 🏠 **{ $name }** : tous les pions sont rentrés.
news-partner-home = 🏠 Tous les pions de ton partenaire **{ $name }** sont rentrés.
news-marked = { $what ->
    [all] 🎉 **Tous tes pions sont rentrés !** { $line }
    [home] 🎉 **Rentré !** { $line }
    [hit] 💥 { $line }
    [swap] 🔄 { $line }
    [made] ✅ { $line }
   *[none] { $line }
}
news-in-stead = Ton temps était écoulé, alors un ordinateur a joué pour toi : { $play }
news-passed-in-stead = Ton temps était écoulé, alors un ordinateur a donné **{ $card }** pour toi.
news-more = -# … et avant cela, { $count } de plus :
hand-waiting = Je te préviens quand c'est ton tour.
you-are-next = ⏭️ Tu joues juste après.
card-play = { $card } → { $play }
joker-as = { $joker } comme { $rank }
hand-turn = **C'est ton tour.** Choisis une carte.
hand-discard-keep = **{ $name }** a joué { $cards } : tu dois défausser une carte, mais tu gardes ton tour. Choisis la carte.
hand-discard-lose = **{ $name }** a joué { $cards } : tu dois défausser une carte et tu perds ce tour. Choisis la carte.
hand-discard-first-keep = Tu dois défausser une carte, mais tu gardes ton tour. Choisis la carte.
hand-discard-first-lose = Tu dois défausser une carte et tu perds ce tour. Choisis la carte.
hand-discard-choice = Aucune de tes cartes n'est jouable. Choisis-en une à défausser.
hand-discard-all = Aucune de tes cartes n'est jouable dans cette manche : tu en défausses une à chaque tour. Choisis-en une, ou laisse-moi tout défausser pour toi.
hand-let-go = Aucune de tes cartes n'est jouable dans cette manche : j'en défausse une pour toi à chaque tour. Tu reçois de nouvelles cartes à la prochaine donne.
hand-unplayable = Les cartes grises ne sont pas jouables maintenant : aucun de tes pions ne peut faire ce coup.
hand-unplayable-waiting = Les cartes grises ne sont pas jouables maintenant : tous tes pions sont en réserve, et il faut une carte pour sortir.
hand-may-spare = Chaque coup mangerait un pion de ton partenaire : tu peux défausser une carte à la place.
hand-joker-finish = Tu ne peux pas rentrer le dernier pion de ton équipe avec un joker.
hand-throw-in = Aucune de tes cartes n'est jouable. Ta main sera jetée dans un instant, et cette manche est finie pour toi.
hand-thrown-in = Aucune de tes cartes n'était jouable, alors ta main a été jetée : { $cards }.
hand-in-the-way = 🚧 Sur ton chemin : { $pawns }.
hand-no-way-out = Aucun pion sur le parcours, et aucune carte pour sortir.
hand-no-move = Aucun de tes pions ne peut faire ces coups.
card-does = { $card } : { $deeds }
card-choose-move = **{ $card }** · choisis un coup.
card-numbers = Les numéros sont ceux du plateau.
card-choose-pawn = **{ $card }** · choisis d'abord un pion.
card-only = **{ $card }** n'a qu'un coup possible : { $play }
seven-left = **{ $card }** · { $left ->
    [0] les sept pas sont utilisés.
    [one] il reste { $left } pas.
   *[other] il reste { $left } pas.
}
seven-order = -# Les pas vont à ces pions, dans cet ordre : { $pawns }
group-plays = { $group } : { $plays ->
    [one] { $plays } choix
   *[other] { $plays } choix
}
group-part = { $group } ({ $part }/{ $parts })
group-swaps = { $group }, échanges
caution-passes-home = -# Passe devant ta propre écurie : { $which }
caution-hits-own = -# Mange ton propre pion : { $which }
caution-only-way-out = -# C'est ta seule carte pour sortir un pion : { $card }
mark-swap = ⇄
group-draw = piocher
group-burn = brûler
group-other = autre

## Answers to commands

new-opened = La table est ouverte. Les autres appuient sur **{ button-sit }**. Pour commencer, appuie sur **{ button-start }**, ou sur **{ button-fill }** pour donner les places vides à des ordinateurs.
new-opened-thread = Ta table est dans { $thread }. Choisis-y les règles avec **{ button-setup }** ; les autres appuient sur **{ button-sit }**.
thread-waiting = 🎲 Tock : on cherche des joueurs
thread-people = 🎲 Tock : { $names }
thread-above = 🎲 { $host } a ouvert une table dans le fil ci-dessous : **{ $rules }**.
thread-or-here = Ou appuie sur **{ button-open-here }** pour ouvrir la table dans ce salon.
button-open-here = L'ouvrir ici
new-again = La table suivante est ouverte, et tu as la même place. Les autres places sont réservées aux mêmes joueurs : ils appuient sur **{ button-sit }**. L'hôte peut donner à d'autres celles qui restent vides.
new-again-seats = La table suivante est ouverte, et tu as une place. Les autres places sont réservées aux joueurs de la dernière partie : ils appuient sur **{ button-sit }**. L'hôte peut donner à d'autres celles qui restent vides.
server-settings = Langue des nouvelles tables : **{ $language }**
    Règles des nouvelles tables : **{ $rules }**
server-settings-theme = Thème des plateaux : **{ $theme }**
server-settings-films = Petits films des pions mangés : **{ $on ->
    [1] oui
   *[other] non
}**
server-settings-boards-last = Plateaux gardés dans le salon : **seulement le dernier**
server-settings-boards-every = Plateaux gardés dans le salon : **tous**
joined = Tu as une place. Je te préviens quand c'est ton tour.
leave-asked = Quitter cette partie ? Un ordinateur prend aussitôt ta place. Pour revenir, appuie sur **{ button-return }** sous le plateau, ou écris `/tock rejoindre`.
left = Tu as quitté la table.
left-seat-held = Tu as quitté la table, et un ordinateur joue pour toi. Pour revenir, appuie sur **{ button-return }** sous le plateau, ou écris `/tock rejoindre`.
seat-held-until = D'autres joueurs pourront prendre ta place { $until }.
sent-away = C'est fait. Cette personne ne peut revenir à cette table que si un gestionnaire du serveur la laisse revenir.
sent-away-told = 🚪 { $name } a été exclu de cette table par { $names }.
let-back = C'est fait. Cette personne peut revenir à cette table.
called = Ta question est dans le salon. Les joueurs qui ne répondent pas à temps pourront être remplacés.
called-nobody = Il n'y a personne à qui demander ici. Ouvre une nouvelle table avec `/tock ouvrir`.
called-told = ❓ { $name } demande si vous êtes encore là : { $names }. Appuyez sur **{ button-here }** sous le plateau, ou jouez. Si personne ne répond, une nouvelle table pourra remplacer celle-ci.
started = La partie a commencé. Bonne chance !
ended = C'est fait. Cette table est fermée.
back-asked = Tu as demandé d'annuler ton coup. Les autres joueurs peuvent accepter sous le plateau.
back-undone = Annulé : ton dernier coup et tout ce qui a suivi.
back-undone-computers = Annulé : ton dernier coup et tout ce qui a suivi. Les ordinateurs sont toujours d'accord.
back-took = ↩️ { $name } a annulé un coup.
back-wanted = ↩️ { $name } veut annuler le dernier coup ; il faut l'accord { DE($names) }.
played = Ton coup : { $play }
board-not-yet = La partie n'a pas encore commencé.
log-empty = Aucun coup pour l'instant.
log-header = **Derniers coups**
failed = Quelque chose a mal tourné de mon côté. Rien n'est perdu ; réessaie.

## Refusals: one sentence that says what to do

refused-channel-taken = Il y a déjà une table ouverte dans ce salon : { $link }{ $host ->
    [anybody] {" "}(Personne n'y est assis ; la première personne à s'asseoir devient l'hôte.)
   *[other] {""}
}{ $until ->
    [none] {" "}Pour savoir si ses joueurs sont encore là, appuie sur **{ button-more }**, puis **{ button-call }**.
   *[other] {" "}On a demandé à ses joueurs s'ils sont encore là. Si personne ne répond, `/tock ouvrir` pourra la remplacer { $until }.
}
refused-just-opened = Quelqu'un d'autre vient d'ouvrir une table dans ce salon.
refused-tables-a-server = Ce serveur a déjà le maximum de { $tables ->
    [one] { $tables } table ouverte
   *[other] { $tables } tables ouvertes
}. Pour en fermer une qui ne sert plus, appuie là-bas sur **{ button-more }**, puis **{ button-ask-end }**.
refused-tables-a-person = Tu as déjà { $tables ->
    [one] une table ouverte
   *[other] { $tables } tables ouvertes
}. Finis-en une d'abord, ou appuie sur **{ button-more }**, puis **{ button-ask-end }**.
refused-lobbies-a-person = Tu as déjà { $tables ->
    [one] une table qui attend
   *[other] { $tables } tables qui attendent
} des joueurs sur ce serveur. Commence une partie, ou ferme une table : appuie sur **{ button-setup }**, **{ button-more }**, puis **{ button-ask-end }**.
refused-no-table = Aucune table n'est ouverte dans ce salon. Ouvres-en une avec `/tock ouvrir`.
refused-unreadable = Cette table a été enregistrée par une autre version du bot et ne peut pas s'ouvrir pour l'instant. Rien n'est perdu ; elle remarchera après une mise à jour. Un gestionnaire du serveur peut la fermer avec `/tock-serveur fermer`.
refused-not-seated = Tu ne joues pas à cette table, mais tu peux regarder.
refused-away = Un ordinateur garde ta place. Appuie sur **{ button-return }** sous le plateau, ou écris `/tock rejoindre`, pour la reprendre.
refused-sit-first = Seuls les joueurs de cette table peuvent faire cela. Appuie sur **{ button-sit }** à côté d'une place libre.
refused-already-seated = Tu as déjà une place à cette table.
refused-seat-taken = Cette place est prise. Choisis-en une autre.
refused-seat-kept = Cette place est réservée à un joueur de la partie précédente ; seul l'hôte peut la donner à quelqu'un d'autre.
refused-no-seat-free = Toutes les places sont prises, mais tu peux regarder.
refused-no-such-seat = Cette table a les places 1 à { $seats }.
refused-not-in-lobby = La partie a déjà commencé.
refused-not-started = La partie n'a pas encore commencé ; n'importe qui à la table peut la lancer.
refused-not-playing = Cette partie est terminée. Ouvre une nouvelle table avec `/tock ouvrir`.
refused-seats-free = { $free ->
    [one] Il reste { $free } place libre
   *[other] Il reste { $free } places libres
}. Ajoute des ordinateurs, ou attends d'autres joueurs.
refused-no-human = Il faut au moins une vraie personne à la table.
refused-nobody-there = Cette personne n'a pas de place à cette table.
refused-not-host = Seul l'hôte peut faire cela, ou un gestionnaire du serveur qui ne joue pas ici.
refused-host-is-there = Tant que l'hôte joue, seul l'hôte peut terminer la partie, ou un gestionnaire du serveur qui ne joue pas ici. Si l'hôte laisse passer son temps, les autres joueurs peuvent décider ensemble de la terminer.
refused-not-your-turn = Ce n'est pas ton tour.
refused-host-chooses = Seul l'hôte peut choisir les règles.
refused-too-many = { $people } personnes sont déjà assises ; quelqu'un doit partir avant que tu choisisses une table plus petite.
refused-elsewhere = Cette table est ailleurs. Appuie sur ses boutons dans son salon, ou dans tes messages privés si tu y joues.
refused-needs-server = Les tables sont dans les salons des serveurs, pas dans les messages privés. Écris cette commande dans le salon de ta table.
refused-in-group = Pour cela, il faut un serveur dont je suis membre. Pour jouer ici, écris `/tock-partout`, puis appuie sur **{ button-open-anywhere }**.
refused-not-manager = Seuls les gestionnaires du serveur peuvent changer ses réglages.
refused-no-exchange = On ne donne pas de cartes en ce moment.
refused-not-in-hand = Tu n'as pas cette carte.
refused-stale = C'est dépassé : la partie a continué. Rien n'a changé.
refused-not-legal = Ce coup n'est pas possible maintenant. Choisis l'un des coups proposés.
refused-no-computer = Il n'y a pas d'ordinateur à retirer.
refused-not-saved = Ton coup n'a pas pu être enregistré, donc rien n'a changé. Réessaie dans un moment.
refused-unknown = La base de données ne répond pas : je ne sais pas encore si c'est enregistré. Je vérifie ; la table montrera le résultat dès qu'il sera connu.
refused-ambiguous = Cela correspond à plusieurs coups. Précise, ou choisis dans la liste.
refused-permissions = Il me faut ces permissions dans { $channel } : { $permissions }.
refused-not-in-server = Je ne suis pas membre de ce serveur, et il le faudrait. Un gestionnaire du serveur peut [m'ajouter]({ $link }) ; réessaie ensuite.
refused-own-permissions = Je ne fais cela que pour les personnes qui ont elles-mêmes ces permissions dans { $channel }. Il te faut : { $permissions }.
refused-external-apps = Ce serveur ne laisse pas les applis externes écrire pour tout le monde : personne d'autre que toi ne le verrait.
refused-table-hidden = Personne d'autre que toi ne verrait la table, car ce serveur ne te laisse pas écrire avec des applis externes. Demande la permission *Utiliser des applis externes*, ou essaie un autre salon ou un groupe.
refused-rules-ruleset = Il n'y a pas de règles appelées « { $wrong } ». Choisis parmi : { $offered }.
refused-rules-party = Ces règles ne se jouent pas ainsi. C'est possible : { $offered }.
refused-rules-option = « { $wrong } » n'est pas une option de ces règles. Options possibles : { $offered }.
refused-rules-no-option = « { $wrong } » n'est pas possible : il n'y a pas d'options pour { $rules }.
refused-rules-value = « { $wrong } » n'est pas une valeur possible. Choisis parmi : { $offered }.
refused-quiet-hours = Indique les heures calmes avec une heure de début et une heure de fin, comme `22-8`, dix heures au plus. Laisse vide pour aucune.
refused-quiet-zone = Donne aussi ton fuseau horaire, comme `Europe/Zurich`, ou juste la ville.
refused-too-often = Tu fais cela trop souvent. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-film-one-at-a-time = Ton animation précédente est encore en préparation. Réessaie dans quelques secondes.
refused-films-busy = Beaucoup d'animations sont en préparation. Réessaie dans une demi-minute.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-lost = Je ne peux plus montrer la table dans { $channel } : il m'y manque { $permissions }. La partie continue, et le plateau revient dès que j'ai ces permissions.
thread-locked = Je ne peux plus montrer la table dans { $channel } : le fil est verrouillé. La partie continue, et le plateau revient dès qu'un modérateur déverrouille le fil.

## Rulesets and options

ruleset-swiss = Tock suisse
ruleset-dog = Dog (plateau suisse)
ruleset-toctoc = Toc Toc (Québec)
ruleset-ttg = Tock Tock Dog
ruleset-italian = Tock italien
ruleset-keezen = Keezen
ruleset-jackaroo = Jackaroo
ruleset-swiss-about = 110 cartes avec jokers ; de six à deux cartes en main ; un sept mange tout ce qu'il dépasse
ruleset-dog-about = comme le suisse, plateau plus petit : on rentre après avoir touché deux fois la case de départ
ruleset-toctoc-about = du Québec, deux contre deux : les quatre ne font que reculer, on ne dépasse pas ses pions
ruleset-ttg-about = le valet avance de 11 ou échange, aucun pion n'est protégé, on coupe par le centre
ruleset-italian-about = après un dix, le joueur suivant défausse ; un pion sur sa case de départ bloque tout le monde
ruleset-keezen-about = le jeu néerlandais : un tour et on rentre ; le roi ne sert qu'à sortir ; le sept : un ou deux pions
ruleset-jackaroo-about = du Golfe : le roi mange tout ce qu'il dépasse, le cinq déplace tout pion, le dix brûle une carte
mode-teams = en équipes
mode-solo = chacun pour soi
party-teams = { $players } joueurs en équipes
party-solo = { $players } joueurs, chacun pour soi
option-board-dog = plateau Dog
option-home-entry-over = on ne rentre pas depuis la case d'entrée
option-canadian-seven-on = les sept déplacent aussi les pions du partenaire
option-no-joker-finish-on = pas de joker pour finir
option-places-on = on continue pour la deuxième place
option-seven-diagonal-on = les sept peuvent traverser le plateau
option-centre-off = pas de raccourci par le centre
option-jokers-on = avec jokers
option-ten-swap-on = les dix peuvent échanger
option-jack-discard-on = après un valet, le joueur suivant défausse
option-dealer-round = le donneur change à chaque manche
option-extra-lap-on = tours supplémentaires permis
option-king-13-on = les rois avancent aussi de 13
option-own-block-on = tes propres pions te bloquent
option-start-swap-off = pas d'échange sur la case de départ
option-burn-choice = la victime choisit la carte brûlée
option-discard-on = on défausse une carte, pas toute la main
option-own-pass-on = on peut dépasser ses propres pions
option-pair-wall-off = deux pions ne forment pas de mur
option-plain-on = simple : sans brûler, sans déplacer les autres
option-queen-burns-on = les dames brûlent aussi
option-board-about = sur ce plateau, les pions rentrent depuis leur case de départ
option-home-entry-about = un pion posé sur sa case d'entrée ne peut pas rentrer ; il doit refaire un tour
option-canadian-seven-about = avec un sept, tu peux toujours déplacer aussi les pions de ton partenaire
option-no-joker-finish-about = un joker ne peut pas rentrer le dernier pion de l'équipe
option-places-about = quand quelqu'un a gagné, les autres jouent pour les places qui restent
option-seven-diagonal-about = un sept entier fait traverser le plateau à un pion qui est sept cases après une case de départ
option-centre-about = on ne peut pas utiliser le centre du plateau
option-jokers-about = ajoute deux jokers ; un joker vaut n'importe quelle carte
option-ten-swap-about = au lieu d'avancer, un dix peut échanger un de tes pions avec celui d'un adversaire
option-jack-discard-about = le joueur qui suit un valet doit défausser une carte
option-dealer-about = un autre joueur commence à chaque manche, et pas seulement quand on remélange
option-extra-lap-about = un pion peut dépasser sa case d'entrée et refaire un tour
option-king-13-about = un roi sort un pion ou avance de 13 cases
option-own-block-about = les pions d'une même couleur ne se dépassent pas et ne se mangent pas
option-start-swap-about = un pion sur sa propre case de départ ne s'échange pas, même par son propriétaire
option-burn-about = le joueur qui perd une carte par un dix choisit laquelle ; sinon, c'est le hasard
option-discard-about = un joueur qui ne peut pas jouer défausse une carte et garde les autres
option-own-pass-about = un pion peut dépasser d'autres pions de sa couleur
option-pair-wall-about = deux pions côte à côte se dépassent comme les autres
option-plain-about = les rois ne servent qu'à sortir ; les cinq et les dix ne font qu'avancer
option-queen-burns-about = une dame avance de douze, ou brûle une carte du joueur suivant

## The rules of a table

rules-intro-teams = Le Tock est une course qui se joue avec des cartes. Sors tes quatre pions de la réserve, fais-leur faire le tour du plateau et rentre-les à l'écurie ; chaque carte dit de combien de cases un pion avance. Si tu tombes sur un pion, il retourne dans sa réserve. Les partenaires sont face à face et gagnent ensemble.
rules-intro-solo = Le Tock est une course qui se joue avec des cartes. Sors tes quatre pions de la réserve, fais-leur faire le tour du plateau et rentre-les à l'écurie ; chaque carte dit de combien de cases un pion avance. Si tu tombes sur un pion, il retourne dans sa réserve. Chacun joue pour soi.
rules-marked = La flèche montre le sens du jeu. **a** case de départ, où tes pions sortent · **b** case d'entrée, où ils tournent vers l'écurie · **c** écurie · **d** réserve
rules-marked-partner = **e** l'écurie de ton partenaire
rules-name-badge = Pendant la partie, la pastille près de chaque nom montre combien de cartes ce joueur a en main, et le signe de son partenaire.
rules-marked-protected = Le pion sur **a** vient de sortir : il est protégé.
rules-goal-teams = Ton équipe doit rentrer tous ses pions à l'écurie avant les autres. Les pions sortent sur leur case de départ, avancent dans le sens des aiguilles d'une montre et tournent vers l'écurie à leur case d'entrée. Quand tous tes pions sont rentrés, tu joues ceux de ton partenaire.
rules-goal-solo = Rentre tes quatre pions à l'écurie avant les autres. Les pions sortent sur leur case de départ, avancent dans le sens des aiguilles d'une montre et tournent vers l'écurie à leur case d'entrée.
rules-deal = { $cards } cartes{ $jokers ->
    [0] {""}
   *[other] , dont { $jokers } jokers
}. Chaque joueur reçoit { $sizes } cartes, manche après manche ; puis on recommence.
rules-shuffling-when-short = Quand le paquet est épuisé, on remélange les cartes jouées.
rules-shuffling-each-cycle = Après chaque série complète, on remélange toutes les cartes.
rules-rounds = Manches
rules-track = Sur le parcours
rules-at-home = À l'écurie
rules-sevens = Les sept
rules-cards = Autres cartes
rules-entry = Le parcours compte { $length } cases. La case d'entrée d'un pion est { $fields ->
    [0] sa propre case de départ.
    [one] une case avant sa case de départ ; son écurie commence là.
   *[other] { $fields } cases avant sa case de départ ; son écurie commence là.
}
rules-plain = avance d'autant de cases
rules-hit-all = Un pion qui tombe sur un autre le mange : celui-ci retourne dans la réserve, même si c'est le tien.
rules-hit-others = Un pion qui tombe sur un autre le mange : celui-ci retourne dans la réserve.
rules-home = Les pions rentrent à l'écurie au compte exact et ne s'y dépassent pas.
rules-once-round = Les pions ne font qu'un tour : un pion peut s'arrêter sur sa case d'entrée, mais pas la dépasser.
rules-swap = Avec { $ranks }, tu peux échanger un de tes pions avec un pion d'une autre couleur sur le parcours.
rules-exchange-partner = Après chaque donne, chaque joueur donne une carte cachée à son partenaire.
rules-exchange-left = Après chaque donne, chaque joueur donne une carte cachée à son voisin de gauche.
rules-exchange-none = On ne donne pas de cartes.
rules-unplayable-throw-in = Si tu peux jouer une carte, tu dois le faire. Sinon, tu jettes toute ta main.
rules-unplayable-throw-in-off-track = Si tu peux jouer une carte, tu dois le faire. Sinon, tu défausses une carte ; mais si tu as encore des pions en réserve et aucun sur le parcours, tu jettes toute ta main.
rules-unplayable-discard = Si tu peux jouer une carte, tu dois le faire. Sinon, tu en défausses une.
rules-blocking-entered = Un pion qui vient de sortir est protégé jusqu'à ce qu'il bouge : on ne peut ni le manger, ni le dépasser, ni l'échanger.
rules-blocking-own-start = Un pion sur sa propre case de départ bloque : on ne peut ni le manger, ni le dépasser, ni l'échanger.
rules-blocking-none = Aucun pion n'est protégé.
rules-home-entry-touched = Les pions rentrent à l'écurie en avançant. Avec un quatre, ils peuvent aussi rentrer en reculant, mais seulement s'ils ont déjà touché la case d'entrée.
rules-home-entry-forward = Les pions ne rentrent à l'écurie qu'en avançant.
rules-home-entry-over = Les pions ne rentrent à l'écurie qu'en avançant, et seulement s'ils partent d'avant la case d'entrée, pas de celle-ci.
rules-home-entry-twice = Un pion peut rentrer à l'écurie quand il a touché deux fois sa case de départ ; la sortie compte pour la première fois.
rules-seven-hits-everyone = { $pawns ->
    [0] Un sept se partage comme tu veux
   *[other] Un sept déplace un pion ou se partage entre deux
} et mange tous les pions qu'il dépasse, même les tiens.
rules-seven-hits-opponents = { $pawns ->
    [0] Un sept se partage comme tu veux
   *[other] Un sept déplace un pion ou se partage entre deux
} et mange tous les pions adverses qu'il dépasse.
rules-seven-hits-nobody = { $pawns ->
    [0] Un sept se partage comme tu veux
   *[other] Un sept déplace un pion ou se partage entre deux
} ; il ne mange que les pions sur lesquels un pion finit ses pas.
rules-seven-moves-own = Un sept déplace tes propres pions ; quand ils sont tous rentrés, les pas qui restent déplacent ceux de ton partenaire.
rules-seven-moves-own-alone = Un sept ne déplace que tes propres pions.
rules-seven-moves-team = Un sept peut aussi déplacer les pions de ton partenaire.
rules-seven-moves-anyone = Un sept peut déplacer les pions de tout le monde, sur le parcours ou à l'écurie, même protégés.
rules-draw = Avec { $ranks }, au lieu d'avancer, tu peux prendre une carte au hasard dans la main d'un adversaire.
rules-hits-passed = Avec { $ranks }, un pion mange tous les pions sur son chemin, même les tiens. Deux pions côte à côte ne l'arrêtent pas ; seul un pion qui bloque l'arrête.
rules-pushes = Avec { $ranks }, tu peux aussi faire avancer { $whose ->
    [team] les pions de ton partenaire sur le parcours.
   *[other] n'importe quel pion sur le parcours. Celui de ton partenaire avance comme le tien ; celui d'un adversaire dépasse sa case d'entrée et doit refaire un tour.
}
rules-burn = Avec { $ranks }, au lieu d'avancer, tu peux brûler une carte au hasard du joueur suivant, qui perd aussi son tour.
rules-burn-choice = Avec { $ranks }, au lieu d'avancer, tu peux faire brûler au joueur suivant une carte de son choix ; il perd aussi son tour.
rules-marked-fields = { $fields } (marquée { $mark } sur le plateau)
rules-centre = Avec { $ranks }, un pion peut aller de la case { $fields } au centre, et du centre à l'une de ces cases.
rules-swap-opponents = Avec { $ranks }, tu peux aussi échanger, mais seulement avec un pion adverse.
rules-leader-stays = Un joueur tiré au sort commence toutes les manches.
rules-lead-each-cycle = Le même joueur commence toutes les manches d'une série ; ensuite, c'est le joueur suivant.
rules-begins-entered = Tout le monde commence avec un pion sur sa case de départ.
rules-may-spare-partner = Si chaque coup possible mange un pion de ton partenaire, tu peux défausser une carte à la place.
rules-own-colour-blocks = Les pions d'une même couleur ne se dépassent pas et ne se mangent pas.
rules-own-pawns-hit-only = Un pion ne peut pas dépasser un autre pion de sa couleur.
rules-pairs-block = Deux pions côte à côte, peu importe à qui, forment un mur que personne ne dépasse.
rules-blocking-can-swap = On peut échanger les pions protégés, mais ils perdent alors leur protection.
rules-blocking-can-swap-owner = Seul son propriétaire peut l'échanger.
rules-seven-backs-at-home = Dans ton écurie, les pas d'un sept peuvent aussi se faire en reculant.
rules-seven-diagonal = Un sept entier peut mener un pion de la case { $fields } tout droit à celle d'en face.
rules-places = Un joueur dont tous les pions sont rentrés ne reçoit plus de cartes ; les autres jouent pour leurs places.
rules-forced-discard-loses-turn = Après un { $rank }, le joueur suivant défausse une carte et perd ce tour.
rules-forced-discard = Après un { $rank }, le joueur suivant défausse une carte.
rules-centre-second-cards = Si le coup d'un pion finit sur la case { $fields }, tu peux jouer une deuxième carte ({ $ranks }) pour le mettre au centre. Plus tard, les mêmes cartes l'en font sortir vers l'une de ces cases.
rules-no-joker-finish = Un joker ne peut pas rentrer le dernier pion d'une équipe.

## Commands: names are lower case, one word, at most 32 characters; descriptions at most 100

command-tock = tock
command-tock-about = Joue au Tock, la course de billes qui se joue avec des cartes
command-new = ouvrir
command-new-about = Ouvre une table dans ce salon
command-new-ruleset-about = Quelles règles jouer (Tock suisse si rien n'est choisi)
command-new-players-about = Nombre de joueurs
command-new-mode-about = En équipes ou chacun pour soi
command-new-options-about = Règles maison ; choisis dans la liste
command-join = rejoindre
command-join-about = Prends place à la table de ce salon
command-join-seat-about = Numéro de la place
command-leave = quitter
command-leave-about = Quitte la table, ou fais garder ta place par un ordinateur pendant un moment
command-table = table
command-table-about = Montre tes cartes et le plateau ; réessaie aussi les messages privés
command-games = parties
command-games-about = Montre tes tables, les places libres sur ce serveur et les parties terminées
command-play = jouer
command-play-about = Joue un coup en l'écrivant
command-play-card-about = La carte et le coup ; choisis dans la liste
command-rules = règles
command-rules-about = Montre les règles de cette table, ou d'autres règles
command-rules-ruleset-about = Quelles règles (Tock suisse si rien n'est choisi)
command-rules-players-about = Nombre de joueurs
command-rules-mode-about = En équipes ou chacun pour soi
command-rules-options-about = Règles maison ; choisis dans la liste
command-settings = réglages
command-settings-about = Tes propres réglages : images, astuces, heures calmes, confidentialité
command-anywhere = tock-partout
command-anywhere-about = Énigme du jour, leçons, entraînement, règles, tes statistiques et tes parties, où que tu sois
command-anywhere-ruleset-about = Ouvre une table ici avec ces règles
command-anywhere-players-about = Ouvre une table ici pour ce nombre de joueurs
command-anywhere-mode-about = Ouvre une table ici : en équipes ou chacun pour soi
command-anywhere-options-about = Ouvre une table ici avec des règles maison ; choisis dans la liste
command-server = tock-serveur
command-server-about = Gère les tables de Tock de ce serveur
command-server-settings = réglages
command-server-settings-about = Vois et change les réglages des nouvelles tables de ce serveur
command-server-end = fermer
command-server-end-about = Ferme la table de ce salon, même si elle ne peut pas s'ouvrir
parameter-ruleset = variante
parameter-players = joueurs
parameter-mode = mode
parameter-options = options
parameter-player = joueur
parameter-seat = place
parameter-card = carte

## Themes of pictures

theme-wood = bois
theme-dark = sombre
theme-light = clair
theme-server = comme sur le serveur
settings-theme = Thème des images : **{ $theme }**
settings-looks = Images et astuces
settings-quiet-hours = Heures calmes
settings-language = 🌐 Langue
settings-language-spoken = Langue : **{ $language }**{ $chosen ->
    [discord] {" "}(comme sur Discord)
   *[own] {""}
}
ask-own-language = Langue dans laquelle je te parle
ask-own-language-as-discord = comme sur Discord
settings-privacy = Confidentialité
settings-table = Tes cartes et tes tours
ask-hands = Où envoyer tes cartes
hands-server = comme sur le serveur
hands-direct = par message privé
hands-channel = dans le salon (visibles par toi uniquement)
settings-hands = Où j'envoie tes cartes : **{ $hands }**
ask-next = Avant ton tour
ask-next-told = M'envoyer un message privé silencieux quand je joue juste après
ask-elsewhere = Tables là où le bot n'est pas membre
ask-elsewhere-told = M'envoyer un message privé quand c'est mon tour là-bas
settings-next = Message silencieux quand tu joues juste après : **{ $on ->
    [1] oui
   *[other] non
}**
ask-server-hands = Cartes des joueurs, par défaut
server-hands-channel = dans le salon (chacun ne voit que les siennes)
server-settings-hands = Cartes des joueurs : **{ $hands }**, sauf s'ils choisissent autre chose
ask-theme = Thème des images visibles par toi
ask-shape = Disposition des images
ask-numbers = Numéros des cases
ask-notes = Astuces
ask-notes-told = Expliquer chaque carte spéciale la première fois que je l'ai en main
ask-hours-about = P. ex. 22-8, dix heures au plus. En partie lente, ton temps s'arrête alors. Vide pour aucune.
ask-zone = Fuseau horaire
ask-zone-about = Par exemple Europe/Zurich, ou juste la ville
server-settings-tables = Nouvelles tables
server-settings-looks = Plateaux, cartes, publications
ask-party-about = Si ces règles ne permettent pas ce nombre, le plus proche est utilisé
ask-game-line = { $ruleset }, { $party }
ask-house-rules = Règles maison
ask-language = Langue des nouvelles tables
ask-language-as-discord = comme ce serveur
ask-server-theme = Thème des plateaux
ask-films = Petits films
ask-films-about = Montrer en mouvement les pions mangés, les pions rentrés et la fin d'une manche
ask-boards = Plateaux gardés dans le salon
ask-posts = Publications régulières
ask-posts-about = Ce que tu actives paraît dans le salon où tu es en ce moment.
ask-post-week = Résumé de la semaine, le lundi
ask-post-puzzle = Énigme du jour, chaque matin
shape-tall = haute (la main sous le plateau)
shape-wide = large (la main à côté du plateau)
settings-shape = Disposition des images : **{ $shape }**
numbers-every = sur chaque case
numbers-few = seulement là où c'est utile
settings-numbers = Numéros des cases : **{ $numbers }**
settings-quiet = Heures calmes : **de { $begins } à { $ends }** ({ $zone }). Dans les parties lentes, ton temps s'arrête alors.
settings-quiet-none = Heures calmes : **aucune**
parameter-zone = fuseau
boards-last = seulement le dernier
boards-every = tous

## Privacy

privacy = Je garde ton identifiant Discord, ton nom, ta langue, tes réglages et les tables où tu as joué, pour que tes places et tes parties soient là quand tu reviens. Je ne les transmets à personne d'autre, et je ne lis pas tes messages.
privacy-file = Le fichier joint contient tout ce que je garde sur toi.
privacy-policy = Politique de confidentialité : { $address }
privacy-terms = Conditions d'utilisation : { $address }
privacy-forget-me = Supprimer mes données
privacy-ask = Si je supprime tes données, un ordinateur prend tes places, tes réglages sont perdus, et ton nom disparaît des parties passées. C'est irréversible. Les messages déjà publiés dans les salons y restent.
privacy-forget-me-now = Supprimer pour de bon
privacy-forgotten = C'est fait. Tes données sont supprimées. Si tu rejoues, tu commences comme nouveau joueur.

## The position in words

alt-pawn = { $number } : { $place }
name-with-team = { $name } (équipe { $letter })
alt-pile = Dessus de la défausse : { $card } ({ $cards } dans la pile).
alt-earlier = Avant : { $cards }.
alt-deck = Paquet : { $cards ->
    [one] { $cards } carte à distribuer
   *[other] { $cards } cartes à distribuer
}.
alt-fields = Sort sur { $start }, rentre par { $entry }.
alt-fields-of = { $name } sort sur { $start }, rentre par { $entry }.
alt-track = Les cases du parcours sont numérotées de 0 à { $last }.
alt-own = Toi, { $name }
alt-film = Animation de la manche { $number } ; le message décrit ses coups.

## Computer players' levels, and hints

level-easy = facile
level-normal = normal
level-hard = fort
levels-told =
    - **Facile** ne regarde que le plateau juste après un coup, et joue n'importe quel coup qui semble assez bon.
    - **Normal** réfléchit un peu plus loin et joue parfois le deuxième meilleur coup.
    - **Fort** simule le reste de la manche de nombreuses fois avant chaque coup, en tirant au sort les cartes qu'il ne voit pas{ $engine ->
        [python] {""} ; sur ce serveur, il simule quatre fois moins, ce qui gagne encore 49 parties sur 50 contre un joueur qui ne regarde qu'un coup plus loin
       *[core] {""}
    }.
setup-hints = Conseils
setup-hints-chosen = Conseils : { $hints }
setup-hints-allowed = { $hints ->
    [0] aucun
    [one] un par joueur et par partie
   *[other] { $hints } par joueur et par partie
}
setup-hints-unlimited = illimités
hint-header = **Conseil visible uniquement par toi.** Tes meilleurs choix, avec tes chances de gagner estimées :
hint-line = { $place }. { $what } · **{ $percent } %**
hint-give = donner { $card }
hint-no-reason = pas de raison unique : c'est le meilleur choix dans les manches simulées
hint-left = { $hints ->
    [0] C'était ton dernier conseil de cette partie.
    [one] Il te reste un conseil.
   *[other] Il te reste { $hints } conseils.
}
hint-told = 💡 Conseil utilisé dans cette manche : { $names }
reason-wins = gagne la partie
reason-finishes = donne la { $place }e place
reason-only-one = le seul coup possible
reason-comes-home = rentre le { $pawn } à l'écurie
reason-enters = sort un pion de la réserve
reason-hits = mange le { $pawn }
reason-hits-own-side = mange le { $pawn }, un pion de ton propre camp
reason-escapes = met le { $pawn } hors de portée de { $card } { DE($name) }
reason-stays-in-reach = laisse le { $pawn } à portée de { $card } { DE($name) }
reason-nears-home = amène le { $pawn } { $fields ->
    [0] juste devant son écurie
    [one] à une case de son écurie
   *[other] à { $fields } cases de son écurie
}
reason-takes-turn = coûte à { $name } une carte et un tour
reason-likely-home = un pion de ton camp rentre dans { $percent } % des manches simulées
reason-likely-hit = un pion de ton camp est de retour en réserve à la fin de { $percent } % des manches simulées
reason-way-out = donne à { $name } une carte pour sortir un pion
reason-keeps-way-out = garde { $card }, qui sort un pion
refused-hints-off = Les conseils sont désactivés à cette table.
refused-hints-spent = Tu as utilisé tous tes conseils dans cette partie ({ $hints }).
refused-nothing-due = Tu n'as rien à décider pour l'instant. Redemande-moi quand ce sera ton tour.
refused-back-off = On ne peut pas annuler de coup à cette table.
refused-back-rated = Dans une partie classée, un joueur d'un autre camp doit accepter l'annulation, et aucun n'est là en ce moment.
refused-back-gone = Ce coup ne peut plus être annulé.

## The clock

setup-pace = Rythme
setup-pace-chosen = Rythme : { $pace }
pace-live = direct (90 s par tour, plus 3 min par partie)
pace-relaxed = tranquille (15 min par tour)
pace-slow = lent (1 jour par tour, plus 3 jours par partie)
pace-open = sans limite de temps
pace-tournament = tournoi (8 s par tour, plus 1 min par partie)
pace-tournament-60 = tournoi (10 s par tour, plus 90 s par partie)
pace-tournament-90 = tournoi (15 s par tour, plus 3 min par partie)
time-left = ⏳ Sinon, un ordinateur joue ce seul coup { $until }{ $bank ->
    [none] {""}
   *[other] {" "}(dont { $bank } de temps en plus)
}.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (de retour { $until })
}
table-away = 💤 Absents : { $names }. { $count ->
    [one] Un ordinateur garde la place.
   *[other] Des ordinateurs gardent leurs places.
}
told-in-stead = ⏱ { $name } (ordi)
button-return = Me revoilà
hand-away = { $until ->
    [none] Un ordinateur garde ta place dans { $channel } jusqu'à ton retour. Rien n'est perdu.
   *[other] Un ordinateur garde ta place dans { $channel }. Elle te revient { $until }, ou dès ton retour. Rien n'est perdu.
}
went-away = Un ordinateur garde ta place. Elle te revient { $until } ; si tu reviens plus tôt, appuie sur **{ button-return }** sous le plateau.
button-give-up-seat = Rendre ma place
give-up-seat-asked = Rendre ta place pour de bon ? L'ordinateur continue, et la place n'est plus gardée pour toi : n'importe qui peut la prendre. Si la partie est classée, elle compte toujours pour toi.
seat-given-up = Tu as quitté cette partie pour de bon. Un ordinateur a ta place jusqu'à ce que quelqu'un la prenne.
command-leave-length-about = Durée : 2 heures, ce soir, 18:30, jusqu'à mon retour ; vide pour la durée habituelle
command-leave-zone-about = Ton fuseau horaire, p. ex. Europe/Zurich ; seulement pour une heure précise
parameter-length = durée
length-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
length-minutes-words = m min minute minutes
length-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
length-hours-words = h heure heures
length-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
length-days-words = j jour jours
length-weeks = { $count ->
    [one] 1 semaine
   *[other] { $count } semaines
}
length-weeks-words = s sem semaine semaines
length-tonight = ce soir
length-back = jusqu'à mon retour
refused-away-length = Dis combien de temps, par exemple `2 heures`, `3 jours` ou `18:30` : au moins une minute, au plus deux semaines.
refused-away-zone = Pour une heure précise, ajoute ton fuseau horaire, comme `Europe/Zurich`. Ou donne une durée, comme `5 heures`.

## The final picture of a game

poster-rounds = Manches : { $rounds }
poster-decisive = Moment décisif, manche { $round }, victoire { $before } % → { $after } % : { $told }
poster-hit = Plus belle prise
poster-hit-by = { $name } a mangé
poster-best = Meilleur coup
poster-luck = Tour le plus chanceux
poster-journey = Plus long parcours
poster-first = Premier pion rentré
poster-gain = +{ $percent } %
poster-fields = { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
}
poster-hit-home = La plus belle prise : manche { $round }, { $name } a mangé un pion { DE($other) }, { $fields ->
    [0] juste devant son écurie
    [one] à une case de l'écurie
   *[other] à { $fields } cases de l'écurie
}
poster-walk = Plus long parcours : { $name }, pion { $number }, { $fields } cases
poster-first-home = Premier pion rentré : { $name }, pion { $number }, manche { $round }

## The offer of other pictures

looks-offered = **Veux-tu d'autres images ?** Elles ne changent que tes propres écrans, et tu peux les changer à tout moment avec `/tock réglages`.
look-wide-about = **Large** : ta main est à côté du plateau, qui est plus grand sur un ordinateur.
look-wide-alt = Le plateau final, avec cinq cartes à côté
look-wide-chosen = Tes images sont larges à partir de maintenant.
look-dark-about = **Sombre** : le plateau et ta main en couleurs sombres.
look-dark-alt = Le plateau final et cinq cartes en couleurs sombres
look-dark-chosen = Tes images sont sombres à partir de maintenant.
button-look-wide = Pour moi, en large
button-look-dark = Pour moi, en sombre

## Seats in mid-game

seats-header = Places libres sur ce serveur. Écris `/tock rejoindre` dans le salon pour en prendre une.
seats-line = - { $channel } · { $rules } · places { $seats }{ $door ->
    [invited] {" "}· sur invitation
   *[open] {""}
}
seats-none = Aucune table de ce serveur n'a de place libre. Ouvres-en une avec `/tock ouvrir`.
asked-seat = ✋ { $name } demande la place { $seat }. C'est le partenaire de cette place qui décide ; s'il n'y en a pas, n'importe qui à la table.
asked-invited = ✋ { $name } { $stage ->
    [lobby] demande la place { $seat }. C'est { $host } qui décide qui peut s'asseoir.
   *[game] demande la place { $seat }. { $host } doit accepter, et le partenaire de cette place aussi.
}
asked-host = ✋ { $host }, { $name } veut jouer à ta table. Tu peux accepter sous le plateau.
asked-send-away = ✋ { $name } demande d'exclure { $who } de cette table. Tous les autres joueurs doivent accepter.
asked-end = ✋ { $name } demande de terminer la partie. Les joueurs peuvent accepter ci-dessous.
button-agree = D'accord avec { $name }
button-let-in = Laisser entrer { $name }
button-decline = Refuser { $name }
button-here = Je suis là
button-stand-in = Remplacer { $name }
table-asked-whether-there = ❓ Toujours là ? { $names } : appuyez sur **{ button-here }**.
asked = Ta demande est montrée aux autres sous le plateau. Si c'était déjà ta place, tu la retrouves à la prochaine donne.
refused-held-a-hand = Tu as déjà vu une main dans cette partie : tu ne peux pas prendre une autre place. Tu peux regarder.
refused-seat-kept-for-owner = Cette place est gardée pour un joueur absent. Si elle reste vide, tu pourras la demander plus tard.
refused-rated-seat = Cette partie est classée, et cette place n'a pas de partenaire à la table pour t'accepter : l'ordinateur reste.
refused-still-asked = Ils ont encore le temps de répondre. Tu pourras faire cela { $until }.
refused-sent-away = Tu as dû quitter cette table ; seul un gestionnaire du serveur peut te laisser revenir.
refused-removed-someone = Tu as exclu un joueur de cette partie classée : tu ne peux pas y jouer. Tu peux regarder.
refused-still-there = Ce joueur n'a pas dépassé son temps : on ne peut pas le remplacer. Dans les parties sans horloge, appuie d'abord sur **{ button-more }**, puis **{ button-call }**.
refused-not-silent = On n'a pas encore demandé à tous les joueurs de cette table s'ils sont là. Appuie là-bas sur **{ button-more }**, puis **{ button-call }**.
refused-only-managers = Seul un gestionnaire du serveur qui ne joue pas ici peut faire cela. Dans les parties non classées, tous les autres joueurs, s'ils sont au moins deux, peuvent décider ensemble d'exclure quelqu'un.
refused-chosen-enough = Tu as changé ton choix { $changes } fois ; le dernier est définitif.
refused-taken-up-today = Tu as repris cette table il y a peu. Tu pourras le refaire { $until }.
refused-not-yours-to-agree = C'est aux autres joueurs de décider.

## Planned moves

ahead-heading = **Prévois ton prochain coup :**
ahead-choose = Choisis une carte. Le coup prévu est joué automatiquement à ton tour s'il a encore le même effet ; sinon, tu choisis comme d'habitude. Personne d'autre ne le voit.
ahead-chosen = Les autres jouent. Coup prévu : **{ $play }**. Il est joué automatiquement à ton tour s'il a encore le même effet. Personne d'autre ne le voit.
ahead-made = Ton coup prévu a été joué : { $play }
ahead-unfit-yet = Les autres jouent. Ton coup prévu n'est pas possible sur le plateau actuel. Si rien ne change, tu choisiras comme d'habitude à ton tour.
ahead-unfit = Ton coup prévu n'aurait plus eu le même effet : il n'a pas été joué.
button-choose-ahead = Prévoir mon prochain coup
button-drop-ahead = Annuler le coup prévu
button-choose-it = Prévoir ce coup
refused-not-ahead = Tu ne peux pas prévoir de coup en ce moment.

## Your tables

mine-header = **Tes tables**
mine-none = Tu n'es à aucune table ouverte.
mine-line = - { $link } · { $what }
mine-more = … et { $tables ->
    [one] { $tables } autre
   *[other] { $tables } autres
}.
mine-yours = **c'est ton tour** ({ $since })
mine-turn = au tour { DE($name) } ({ $since })
mine-exchange = d'autres doivent encore donner une carte ({ $since })
mine-lobby = pas commencée ; { $free ->
    [0] toutes les places sont prises
    [one] une place libre
   *[other] { $free } places libres
} ; ouverte { $since }
mine-away = un ordinateur garde ta place ; appuie sur **{ button-return }** sous le plateau pour la reprendre

## Finished games

button-replay = Revoir
button-export = Exporter en texte
button-highlights = Animer les temps forts
button-whole-film = Animer toute la partie
film-highlights = **Les temps forts de la partie { $game }**
film-whole = **Partie { $game }, du début à la fin**
alt-game-film = Animation de la partie { $game }, coup par coup, jusqu'au plateau final.
button-hands-open = Montrer toutes les mains
button-hands-own = Montrer une seule main
button-previous-round = Manche précédente
button-previous = Précédent
button-next-round = Manche suivante
replay-header = **Partie { $game }** · manche { $number } · coup { $play } sur { $plays }
replay-deals = { $name } distribue.
replay-gave = -# { $name } donne **{ $card }** à { $other }.
replay-from = Voir le plateau côté { $name }
replay-round = Aller à la manche { $number }
alt-held = { $name } a en main { $cards }.
export-told = La partie { $game } en texte : chaque main, chaque carte donnée, chaque coup, et la graine qui détermine la donne.
button-review = Bilan de la partie
button-share = Partager
button-turn = Erreur { $place }
button-mistakes = Apprendre de mes erreurs
review-header = **Bilan de la partie { $game }.** Je compare chaque coup à la meilleure autre possibilité sur les mêmes donnes simulées, avec seulement ce que le joueur pouvait savoir alors.
review-person = { $name } : { $accuracy } % de précision ; { $mistakes ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $mistakes } erreurs
 } ; { $percent } % de chances de gagner perdues en tout.
review-luck = -# Chance aux cartes { DE($names) } : { $kind ->
    [good] +{ $percent } %
   *[bad] −{ $percent } %
 }.
review-place = **{ $place }** · { $told }
review-played = Manche { $round }, coup { $play } : { $told }
review-gave = Manche { $round } : { $name } donne { $card }
review-cost = -# Chances de gagner { $before } % → { $after } %. Mieux : { $what }
review-no-mistakes = Aucune erreur : aucun coup n'a coûté 3 % ou plus.
review-best = ⭐ Meilleur coup · { $told }, { $percent } % de mieux que tout autre.
review-working = Analyse de la partie : { $done } décisions sur { $all } …
mistake-asked = Manche { $round } : ton coup a coûté { $percent } % de chances de gagner. **Qu'est-ce qui est mieux ?**
mistake-still = Ce coup coûte encore { $percent } %.
mistake-found = ✓ **C'est ça ! On ne peut pas faire mieux.**
alt-course = Chances de gagner { DE($name) }, manche par manche : { $shares }.
refused-review-one-at-a-time = Une autre partie est en cours d'analyse pour toi. Réessaie dans quelques secondes.
refused-review-of-others = Seuls les joueurs de cette partie peuvent demander son bilan ; les autres le voient quand un joueur l'a partagé dans le salon.
refused-no-past-game = Je ne trouve pas de partie terminée de ce numéro que tu aies le droit de voir. Les parties terminées sont visibles par leurs joueurs et par les personnes qui peuvent lire le salon.

## Statistics and ratings

button-rated-on = Classée : oui
button-rated-off = Classée : non
button-rated-not-yet = Classée : il faut deux camps
command-stats = statistiques
command-stats-about = Montre tes statistiques, ou celles d'un autre joueur sur ce serveur
command-stats-player-about = Quel joueur (toi si rien n'est choisi)
command-leaderboard = classement
command-leaderboard-about = Montre les classements de ce serveur
command-leaderboard-standings-about = Quel classement
command-new-rated-about = Si la partie est classée (il faut des personnes dans deux camps ; oui si rien n'est choisi)
parameter-rated = classée
command-new-thread-about = Si la table s'ouvre dans son propre fil (sinon, selon le réglage du serveur)
parameter-thread = fil
parameter-standings = liste
refused-no-statistics = Il n'y a pas ici de parties terminées que je puisse montrer.
refused-statistics-elsewhere = Je ne peux montrer les statistiques d'autres joueurs que sur un serveur où vous êtes tous les deux.
privacy-statistics-shown = Tes statistiques : **visibles** par les personnes qui partagent un serveur avec toi (`/tock statistiques`, `/tock classement`)
privacy-statistics-hidden = Tes statistiques : **cachées** ; personne d'autre ne les voit, et tu n'es dans aucun classement
privacy-hide = Cacher mes statistiques
privacy-show = Montrer mes statistiques
percent = { $percent } %
labelled = { $label } : { $value }
rating = { $points } ± { $plus }
rating-points = { $points }
rating-new = provisoire · parties : { $games } sur { $enough }, adversaires : { $people } sur { $different }
stats-header-here = **{ $name }** sur ce serveur
stats-header = **{ $name }** sur tous les serveurs
stats-score = Parties : { $games } · gagnées : { $won }
stats-streak = Victoires de suite : { $now } maintenant, { $best } au mieux
stats-rating-teams = Cote en équipe : { $rating }
stats-rating-alone = Cote en solo : { $rating }
stats-entered = Carte préférée pour sortir : { $card } (pions : { $times } sur { $entered })
stats-missed = Tours joués par l'ordinateur, faute de temps : { $missed } sur { $turns }
stats-with = { $name } · gagnées : { $won } sur { $games }
stats-rulesets = Victoires par règles
stats-partners = Victoires par partenaire
stats-won-of = { $won } sur { $games }
stats-tile-games = { $games ->
    [one] partie
   *[other] parties
}
stats-tile-won = gagnées
stats-tile-streak = meilleure série
stats-tile-rating-teams = cote équipe
stats-tile-rating-alone = cote solo
stats-tile-entered = pour sortir
figure-hits-given = pions mangés
figure-hits-taken = pions perdus
figure-pawns-home = pions rentrés
figure-longest-walk = plus long parcours
figure-cards-burnt = cartes brûlées
stats-tile-missed = tours manqués
stats-accuracy = Précision dans { $games ->
    [one] une partie analysée
   *[other] { $games } parties analysées
 } : { $accuracy } % ; les dernières : { $last }.
stats-tile-accuracy = précision
stats-accuracies = Précision par partie
standings-which = Quel classement ?
standings-friends = Classement entre amis
standings-teams = Cote en équipe
standings-alone = Cote en solo
standings-month = Victoires du mois
standings-pairs = Paires
standings-pairs-month = Paires du mois
standings-none = Personne n'est encore dans ce classement.
standings-about-friends = -# Toutes les personnes qui ont fini { $games } parties sur ce serveur, le plus de victoires d'abord.
standings-about-points = -# Une cote plus sûre est mieux classée : **{ button-ranking }**.
standings-own = Ta cote : { $told }
standings-about-rating = -# Cote ± incertitude, classée par cote moins incertitude. Tu y figures après dix parties classées contre cinq adversaires différents. À partir de la quatrième partie par jour avec les mêmes personnes, la cote ne change plus. Seules comptent les parties avec des personnes dans des camps différents.
standings-line = **{ $place }** { $names } · { $told }
standings-score = gagnées : { $won } sur { $games } ({ $percent } %)
standings-tally = gagnées : { $won } sur { $games } · { $hits ->
    [one] { $hits } prise
   *[other] { $hits } prises
}
season-name = Saison { $quarter }, { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = Pas encore au classement. Parties : { $games } sur { $enough } ; adversaires : { $people } sur { $different }.
season-about = -# Tout le monde commence une saison à 1 000 points, et y est classé après cinq parties classées contre cinq adversaires différents. Classement par cote moins incertitude (±).
season-best = **{ $season }** : { $names }
season-over = 🏁 **{ $season } : c'est fini**
seasons-none = Aucune saison passée n'a encore de classement.
seasons-which = Quelle saison ?
button-season = Cette saison
button-seasons = Saisons passées
button-season-teams = Équipes
button-season-alone = Solo
button-ranking = Comment on est classé
button-standings = Classement
analysis-opened = La table est ouverte. Tu as la place qui doit jouer dans cette position ; des ordinateurs ont les autres, et `/tock rejoindre` permet d'en prendre une. Les conseils sont illimités, et le résultat ne compte pas.
refused-game-text = Ligne { $line } de ce fichier : { $wrong }.
refused-game-text-size = Ce fichier est trop grand pour une partie exportée.
refused-no-such-play = Cette partie a les coups 0 à { $plays }. Choisis-en un.
refused-game-over-there = La partie est déjà finie dans cette position. Choisis un coup plus tôt.
game-text-no-transcript = ce n'est pas une partie exportée (elles commencent par `tock 1`)
game-text-too-long = trop de coups pour une partie
game-text-unreadable = illisible
game-text-missing = il manque une ligne avant celle-ci (rules, seed, message, cut ou seat)
game-text-rules = règles inconnues
game-text-seed = une graine a 64 chiffres hexadécimaux (de 0 à f)
game-text-seat = cette place n'existe pas
game-text-position = une partie ne peut pas commencer dans cette position
game-text-deal = cette donne ne correspond pas à la graine
game-text-gift = on ne peut pas donner cette carte ici
game-text-number = les coups doivent être numérotés à partir de 1, sans trou
game-text-turn = c'est le tour d'une autre place
game-text-play = ce coup n'est pas possible ici
game-text-drawn = la carte piochée ne correspond pas à la graine
game-text-end = la partie ne se termine pas ainsi
game-text-no-end = il manque la fin de la partie

## Resuming a closed table

button-reopen = Reprendre
button-give-up = Fermer pour de bon
reopened = La partie continue là où elle s'est arrêtée. Tous les autres joueurs comptent comme absents jusqu'à ce qu'ils appuient sur **{ button-return }**.
given-up = { $people ->
    [0] Tout le monde est d'accord : cette table est fermée pour de bon. **{ button-fair }** montre comment les cartes ont été distribuées.
    [one] Tu es d'accord. Encore un joueur doit l'être pour que cette table soit fermée pour de bon.
   *[other] Tu es d'accord. Encore { $people } joueurs doivent l'être pour que cette table soit fermée pour de bon.
}
refused-not-closed = Cette table a déjà repris.
refused-closed-for-good = Cette table est fermée pour de bon. Ouvre une nouvelle table avec `/tock ouvrir`.
refused-channel-has-table = Une autre table est ouverte dans ce salon. Tu pourras reprendre celle-ci quand l'autre sera terminée.

## Lessons

button-learn = Comment jouer
button-next = Suivant
button-course-more = Cartes spéciales
button-course-partner = Donner des cartes
button-got-it = Compris
button-show-me = Montrer la réponse
button-skip = Passer
button-all-lessons = Toutes les leçons
lesson-header = **Apprendre le Tock · { $number } sur { $lessons } · { $title }**
lesson-cannot = **{ $card }** n'est pas jouable maintenant.
lesson-would-play = C'est permis, mais cherche mieux. Voici ce que ferait ce coup : { $play }.
lesson-would-give = Tu pourrais donner **{ $card }**, mais il y a une meilleure carte.
lesson-got-it = Parfait ! Maintenant, essaie dans une partie ce que tu as appris.
lesson-table-waits = Ta table attend encore ici : retourne à son message et appuie sur **{ button-start }** ou **{ button-fill }**.
lesson-shown-give = Voici comment : tu donnes **{ $card }**.
lesson-shown-play = Voici comment, avec **{ $card }** : { $play }.
lessons-header = **Apprendre le Tock.** Choisis une leçon ; chacune ne dure qu'un coup.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Les bases
course-more = Cartes spéciales et autres règles
course-partner = Entre partenaires : quoi donner
lesson-way-out-title = Sortir de la réserve
lesson-way-out-before = Tu es en bas, et tous tes pions sont en réserve. Seul un roi (K), un as (A) ou un joker peut en sortir un. **Sors un pion.**
lesson-way-out-cannot = Cette carte fait avancer un pion, mais tu n'en as pas encore sur le plateau. Cherche la carte qui en sort un.
lesson-way-out-wrong = Cherche la carte qui sort un pion.
lesson-way-out-after = ✓ Ton pion est sur sa case de départ. De là, il fait le tour du plateau dans le sens des aiguilles d'une montre, puis rentre à l'écurie. Si tu ne peux jouer aucune carte, tu jettes ta main et attends la prochaine donne.
lesson-hit-title = Avancer et manger
lesson-hit-before = Une carte fait avancer un pion d'autant de cases que son numéro. Si tu tombes sur un autre pion, tu le manges : il retourne dans sa réserve. **Mange le pion de Blaise** : compte les cases jusqu'à lui.
lesson-hit-wrong = Carl, en face de toi, est ton partenaire : ne mange pas son pion. Le pion de Blaise est neuf cases devant.
lesson-hit-after = ✓ Le pion de Blaise est de retour en réserve et doit tout recommencer. Seule compte la case où tu tombes ; les pions que tu dépasses ne risquent rien. Tes propres pions et ceux de ton partenaire peuvent aussi être mangés, et si tu peux jouer une carte, tu dois le faire.
lesson-protected-title = Les pions protégés
lesson-protected-before = Le pion de Blaise vient de sortir. Sur sa case de départ, il est protégé jusqu'à ce qu'il bouge : personne ne peut le manger ni le dépasser. **Joue la seule carte encore possible.**
lesson-protected-cannot = Elle tomberait sur le pion protégé ou le dépasserait, et ce n'est pas permis.
lesson-protected-wrong = Reste derrière le pion protégé.
lesson-protected-after = ✓ Ton pion attend derrière. Tes propres pions sont protégés de la même façon quand ils sortent. Ils bloquent tout le monde, toi aussi.
lesson-home-title = Rentrer au compte exact
lesson-home-before = Ta case d'entrée est trois cases devant, et ton écurie commence juste derrière. Au compte exact, un pion peut y tourner ; sinon, il peut refaire un tour. **Rentre ton pion à l'écurie.**
lesson-home-wrong = Ce coup passe devant ton écurie. Choisis la carte, et l'arrivée numérotée, qui mènent dans ton écurie.
lesson-home-after = ✓ Rentré ! Là, personne ne peut le manger. Les pions ne se dépassent pas à l'écurie : remplis d'abord les places du fond.
lesson-split-title = Partager un sept
lesson-split-before = Un sept, c'est sept pas que tu peux partager entre tes pions, et il mange tous les pions qu'il dépasse. **Avec un seul sept, rentre un pion et mange le pion de Dora.** Les boutons disent d'abord les pas, puis les cases numérotées sur le plateau.
lesson-split-wrong = Un pion est près de l'écurie, l'autre trois cases derrière celui de Dora. Donne une partie des pas à chacun.
lesson-split-after = ✓ Deux choses avec une seule carte : garde tes sept pour ces moments-là. Attention : ils mangent aussi tes pions et ceux de ton partenaire.
lesson-gift-title = Donner une carte à ton partenaire
lesson-gift-before = Après chaque donne, ton partenaire et toi échangez une carte sans la voir d'abord. Tous les pions de Carl sont en réserve. **Donne à Carl une carte qui sort un pion.**
lesson-gift-wrong = Cette carte ne ferait pas sortir Carl de la réserve.
lesson-gift-after = ✓ Maintenant, Carl peut sortir un pion. Quand les cartes sont jouées, on en distribue d'autres ; les pions restent où ils sont. Quand tes quatre pions sont rentrés, tu joues ceux de Carl : vous gagnez ensemble quand les huit sont rentrés. Cela suffit pour jouer ; les cartes spéciales peuvent attendre.
lesson-two-ways-out-title = Deux cartes pour sortir : donnes-en une
lesson-two-ways-out-before = Tous tes pions sont en réserve, et ceux de Carl aussi. Deux de tes cartes peuvent sortir un pion. **Donnes-en une à Carl.**
lesson-two-ways-out-wrong = Carl serait encore bloqué. Un as ou un roi sort un pion, et tu gardes l'autre.
lesson-two-ways-out-after = ✓ Maintenant, vous pouvez sortir tous les deux. À la longue, en donner une fait gagner 2 parties sur 100 de plus que garder les deux.
lesson-own-way-out-title = Ta seule carte pour sortir : garde-la
lesson-own-way-out-before = Tous tes pions sont en réserve ; Carl en a deux sur le plateau. Le roi est ta seule carte pour sortir. **Donne une autre carte à Carl.**
lesson-own-way-out-wrong = Tu ne jouerais plus de toute la manche, et Carl n'a pas besoin de cette carte.
lesson-own-way-out-after = ✓ Donner ta seule carte pour sortir, quand ton partenaire a des pions sur le plateau, coûte environ 1 partie sur 100. Si ton partenaire est bloqué aussi, cela ne change presque rien.
lesson-gift-that-hits-title = Donner une carte qui mange
lesson-gift-that-hits-before = Le pion de Blaise est neuf cases devant celui de Carl. **Donne à Carl la carte qui le mange.**
lesson-gift-that-hits-wrong = Carl ne pourrait pas manger avec celle-là. Compte les cases du pion de Carl à celui de Blaise.
lesson-gift-that-hits-after = ✓ Donner une carte avec laquelle ton partenaire mange tout de suite fait gagner environ 1 partie sur 100 de plus que la meilleure autre carte. Sept, valets et jokers ne sont pas de bons cadeaux en eux-mêmes : en donner un coûte à peu près autant.
lesson-jack-title = Valet : échanger les places
lesson-jack-before = Un valet (J) échange un de tes pions avec un pion d'une autre couleur sur le parcours. **Arrive aussi près que possible de ton écurie.**
lesson-jack-wrong = Quel pion est juste devant ton écurie ?
lesson-jack-after = ✓ Presque un tour entier avec une carte, et Blaise en a perdu autant. Les pions protégés ne s'échangent pas.
lesson-joker-title = Joker : n'importe quelle carte
lesson-joker-before = Un joker se joue comme n'importe quelle carte. **Rentre ton pion à la place du fond de l'écurie** : elle est à neuf cases.
lesson-joker-wrong = Joue le joker comme un neuf : choisis le pion, puis la place du fond de l'écurie.
lesson-joker-after = ✓ Un joker peut faire tout ce que fait une carte : sortir, échanger, partager ou rentrer.
lesson-four-title = Quatre : en arrière
lesson-four-before = Un quatre avance ou recule. Ton pion vient de sortir, et sa case d'entrée est juste derrière lui. **Épargne-lui un tour entier.**
lesson-four-wrong = Quatre cases en arrière depuis la case de départ, et il serait juste devant son écurie.
lesson-four-after = ✓ D'ici, il avance dans son écurie. Avec un pion sur sa case de départ, un quatre vaut un tour entier.
lesson-centre-title = Tock Tock Dog : le centre
lesson-centre-before = Au Tock Tock Dog, un as, un dix ou un roi mène un pion d'une case numérotée 8 au centre. Plus tard, il peut en ressortir sur une autre case numérotée 8. **Va au centre.**
lesson-centre-wrong = Le roi peut aussi t'y mener : choisis le centre.
lesson-centre-after = ✓ Avec une autre de ces cartes, il ressort sur la case que tu veux, par exemple près de l'écurie. Le jeu suisse à huit joueurs a aussi un centre.
lesson-dog-title = Dog : toucher deux fois le départ
lesson-dog-before = Au Dog, un pion rentre depuis sa case de départ dès qu'il l'a touchée deux fois. Sortir compte pour la première ; la dépasser ou y tomber de nouveau, pour la deuxième. Ton pion a reculé avec un quatre. **Rentre-le à l'écurie.**
lesson-dog-wrong = Ce coup ne mène pas dedans. Choisis la carte, et l'arrivée, qui tournent à la case de départ.
lesson-dog-after = ✓ Ton pion a touché sa case de départ une deuxième fois en la dépassant. Sortir, reculer de quatre, rentrer : rien n'est plus rapide.
lesson-toctoc-title = Toc Toc : l'as et tes propres pions
lesson-toctoc-before = Au Toc Toc, un as vaut 1 ou 14, les quatre ne font que reculer, et tes pions ne se dépassent pas. **Mange le pion de Blaise.**
lesson-toctoc-wrong = Le pion de devant est quatorze cases derrière lui.
lesson-toctoc-after = ✓ Ton autre pion n'aurait pas pu le faire : le pion de devant lui barrait la route.
lesson-ttg-title = Tock Tock Dog : valet et cases de départ
lesson-ttg-before = Au Tock Tock Dog, un valet avance de 11 ou échange, et aucun pion n'est protégé, même s'il vient de sortir. **Renvoie le pion de Blaise dans la réserve.**
lesson-ttg-wrong = Ce coup ne le mangerait pas. Compte : il est onze cases devant.
lesson-ttg-after = ✓ Ici, personne n'est à l'abri sur une case de départ. Avec un sept, un pion ne mange que là où il finit ses pas, et à l'écurie il peut aussi reculer.
lesson-keezen-title = Keezen : un seul tour
lesson-keezen-before = Au Keezen, un pion ne dépasse pas son écurie : il y rentre au compte exact, ou il attend. Les rois ne servent qu'à sortir, et un sept déplace un ou deux pions. **Rentre ton pion à l'écurie.**
lesson-keezen-wrong = Ce coup ne le mène qu'à sa case d'entrée, trois cases plus loin. L'écurie commence juste derrière.
lesson-keezen-cannot = Un huit ou un neuf dépasserait l'écurie, et ce n'est pas permis.
lesson-keezen-after = ✓ Tes huit et tes neuf ne servaient à rien ici : près de l'écurie, il faut de petites cartes, ou un valet pour échanger.
lesson-keezen-start-title = Keezen : la case de départ
lesson-keezen-start-before = Un pion sur sa propre case de départ bloque tout le monde, toi aussi, et personne d'autre que toi ne peut l'échanger. **Échange-le avec le pion de Blaise, qui est près de ton écurie.**
lesson-keezen-start-wrong = Pas ce pion. Cherche celui qui est juste devant ta propre case d'entrée.
lesson-keezen-start-cannot = Ton propre pion est sur la case de départ : un roi ne peut pas en sortir un autre.
lesson-keezen-start-after = ✓ Presque un tour entier en un coup, et Blaise recommence.
lesson-jackaroo-king-title = Jackaroo : le roi
lesson-jackaroo-king-before = Au Jackaroo, un roi qui avance de treize mange tout sur son chemin. Sinon, un pion ne dépasse ni un pion de sa couleur, ni un mur de deux pions. **Mange les deux pions de Blaise.**
lesson-jackaroo-king-wrong = Ce coup laisse les pions de Blaise où ils sont. Utilise les treize pas du roi.
lesson-jackaroo-king-cannot = Un huit devrait dépasser les deux pions de Blaise, et ils forment un mur.
lesson-jackaroo-king-after = ✓ Un roi n'épargne personne, pas même tes propres pions : tiens-les loin de son chemin.
lesson-jackaroo-five-title = Jackaroo : le cinq
lesson-jackaroo-five-before = Un cinq déplace ton pion ou celui de n'importe qui sur le parcours. Le pion d'un adversaire dépasse son écurie et doit refaire un tour. **Gâche le retour de Blaise.**
lesson-jackaroo-five-wrong = Blaise peut encore rentrer. Pousse le pion qui est à deux cases de sa case d'entrée.
lesson-jackaroo-five-after = ✓ Cela coûte un tour entier à Blaise. Au fait : le pion de ton partenaire, lui, peut rentrer avec ton cinq.
lesson-jackaroo-ten-title = Jackaroo : le dix
lesson-jackaroo-ten-before = Un dix avance de dix, ou brûle une carte du joueur suivant, qui perd aussi son tour. Blaise n'a plus qu'une carte et va rentrer. **Brûle-la.**
lesson-jackaroo-ten-wrong = Alors Blaise joue cette carte. Brûle-la avec le dix.
lesson-jackaroo-ten-after = ✓ Tout le monde voit la carte brûlée, et Blaise doit attendre la prochaine donne.
lesson-italian-title = Tock italien : le dix
lesson-italian-before = Au jeu italien, le joueur qui suit un dix défausse une carte et perd son tour. Un pion sur sa propre case de départ bloque tous les autres. **Fais défausser Blaise.**
lesson-italian-wrong = Seul un dix fait cela.
lesson-italian-after = ✓ Blaise défausse une carte et perd son tour. C'était la dernière leçon : place au jeu !

## The puzzle of the day

puzzle-header = **🧩 Énigme du jour · { $rules } · { $day } · { $difficulty }**
puzzle-easy = facile
puzzle-medium = moyenne
puzzle-hard = difficile
puzzle-asked = Tu es en bas. Un coup est nettement le meilleur : **lequel ?** Tu ne connais pas les coups d'avant. Seule ta première réponse compte.
puzzle-solved = ✓ **Résolue !** C'est le meilleur coup.
puzzle-missed = ✗ Pas tout à fait. Voici le meilleur coup :
puzzle-best = { $what } · chances de gagner **{ $percent } %**
puzzle-second = Deuxième : { $what } · { $percent } %
puzzle-here = Résolue sur ce serveur : { $solved } sur { $answered }
puzzle-streak = { $days ->
    [one] 🔥 Résolue aujourd'hui. Reviens demain pour deux jours de suite !
   *[other] 🔥 Résolue { $days } jours de suite.
}
puzzle-tomorrow = -# Une nouvelle énigme arrive demain.
puzzle-shown = ✓ { $who } a résolu l'énigme du premier coup !
puzzle-shown-alt = Un plateau couvert de cartes face cachée et une coche : la réponse n'est pas montrée.
button-show-solved = Partager ici
command-puzzle = énigme
command-puzzle-about = Résous l'énigme du jour : trouve le meilleur coup
puzzle-posted = C'est à la place du bas de jouer, et un coup est nettement le meilleur. Le trouves-tu ? Appuie sur **{ button-solve }** pour le jouer ; ta réponse reste privée.
puzzle-yesterday = -# L'énigme d'hier : résolue par { $solved } sur { $answered }.
button-solve = Résoudre
puzzle-here-streak = 🏠 Série de ce serveur, en jours : **{ $days }** (record : { $best })
puzzle-here-open = Personne ici n'a encore résolu l'énigme du jour. Résous-la pour prolonger la série !
puzzle-here-first = **{ $name }** l'a résolue en premier.
puzzle-here-you = C'est **toi** qui l'as résolue en premier.
puzzle-here-header = **🧩 Énigmes sur ce serveur**
puzzle-here-lately = Ces { $days } derniers jours :
puzzle-here-solver = { $solved } sur { $answered } · série : { $days }
button-puzzles-here = Série du serveur
button-rush = Course aux énigmes
button-rush-begin = Lancer la course
button-rush-again = Encore une course
rush-header = **⚡ Course aux énigmes**
rush-about = Combien d'énigmes peux-tu résoudre en { $minutes } minutes ? Elles suivent les règles suisses et sont tirées au sort, les faciles d'abord. Après { $most } réponses fausses, c'est fini. Les solutions ne sont pas montrées.
rush-stands = **⚡ Résolues : { $solved } · fausses : { $wrong } sur { $most } · fin { $ends }**
rush-asked = Tu es en bas. Quel est le meilleur coup ?
rush-right = ✓ Juste !
rush-wrong = ✗ Pas tout à fait.
rush-over = **⚡ C'est fini. Résolues : { $solved }**, fausses : { $wrong }.
rush-own = Ton record : { $solved }
rush-best-here = Record du jour sur ce serveur : { $solved } ({ $names })
refused-own-game = C'est la position d'une partie que tu n'as pas finie, ou de l'énigme du jour. Joue d'abord ton coup là-bas, puis reviens.
regular-puzzle = l'énigme du jour
server-settings-puzzle-on = Énigme du jour : **{ $channel }**
server-settings-puzzle-off = Énigme du jour : **non**

## Practice

practice-opened = 🎓 Ta partie d'entraînement a commencé dans tes messages privés : { $link }. Tu joues avec trois ordinateurs faciles, dont ton partenaire. Les conseils sont illimités, et le résultat ne compte pas. Si aucun message n'arrive, appuie sur **{ button-hand }** pour jouer ici.
practice-running = 🎓 Ta partie d'entraînement est en cours dans tes messages privés : { $link }.
practice-here = 🎓 Je ne peux pas t'envoyer de messages privés : ta partie d'entraînement se joue donc ici. Appuie sur **{ button-hand }** ; personne d'autre ne la voit.
practice-place = 🎓 entraînement
practice-wait = Les ordinateurs jouent. Ton prochain tour s'affiche tout seul ; appuie sur **{ button-hand }** pour le voir ici.
practice-better = 💡 Un bien meilleur coup était : { $what } · chances de gagner **{ $percent } %**
button-stop-advice = Désactiver les avis
practice-advice-stopped = D'accord, plus d'avis. Pour les réactiver : l'option avis de `/tock entraînement`.
command-practice = entraînement
command-practice-about = Joue en solo contre des ordinateurs faciles, en messages privés
command-practice-advice-about = S'il faut signaler les coups bien meilleurs
parameter-advice = avis

## The learn command

command-learn = apprendre
command-learn-about = Apprends le Tock en deux minutes, coup par coup

## Tips about new cards

note-joker = 💡 **{ $card }** se joue comme n'importe quelle carte. Les boutons montrent ce qu'elle peut faire maintenant.
note-rule = 💡 **{ $card }** : { $rule }
note-back = 💡 **{ $card }** peut reculer : depuis ta case de départ, c'est presque l'écurie.
note-enters = 💡 **{ $card }** sort un pion de la réserve.
note-nothing = 💡 Tu n'as rien fait de mal : seules certaines cartes sortent un pion, et beaucoup de premières mains n'en ont pas. Tu en reçois d'autres à la prochaine donne. D'ici là, pourquoi pas une leçon de deux minutes ou une partie d'entraînement ?
note-discard = 💡 La carte que tu défausses maintenant n'a pas d'effet : choisis celle dont tu as le moins besoin.
notes-once = -# Chaque astuce n'apparaît qu'une fois. Pour les désactiver : `/tock réglages`.
settings-notes = Astuces sur les nouvelles cartes : **{ $on ->
    [0] non
   *[other] oui
}**

## Help

help = **Que veux-tu faire ?** Appuie sur un bouton ; personne d'autre ne voit la réponse.
help-degraded = ⚠️ { $what ->
    [saves] Je ne peux pas tout enregistrer en ce moment. Si un coup est refusé, réessaie.
    [answers] Je réponds plus lentement que d'habitude en ce moment.
    [pings] Je préviens les joueurs plus tard que d'habitude en ce moment.
   *[boards] Les plateaux s'actualisent plus tard que d'habitude en ce moment.
}
help-play = Jouer
help-play-told = **Jouer**
    - Avec des amis : ouvre une table dans un salon avec `/tock ouvrir`. Tes amis appuient sur **{ button-sit }** à côté d'une place. Pour commencer, appuie sur **{ button-start }**, ou sur **{ button-fill }** pour donner les places vides à des ordinateurs.
    - En solo, tout de suite : **{ errand-practice }** lance une partie contre des ordinateurs faciles dans tes messages privés, avec des conseils illimités.
    - **{ errand-games }** montre quelles tables de ce serveur cherchent des joueurs.
    - Je te préviens quand c'est ton tour. Un bouton qui nomme un coup le joue aussitôt ; sinon, appuie sur une carte, puis choisis un coup. Tes cartes arrivent par message privé ; **{ button-hand }** sous le plateau les montre aussi.
help-learn = Apprendre le jeu
help-learn-told = **Apprendre le jeu**
    - Jamais joué ? Appuie sur **{ errand-learn }** : le jeu en deux minutes et six coups.
    - Pour essayer : **{ errand-practice }** te dit quand un autre coup aurait été bien meilleur.
    - Pendant une partie : chaque carte dit ce qu'elle fait ; **{ button-hint }** montre les meilleurs coups, rien qu'à toi.
    - Toutes les règles, illustrées par des plateaux : **{ button-rules }**.
    - Un défi chaque jour : **{ errand-puzzle }**.
help-anywhere = - Sur d'autres serveurs, en groupe, en privé : [ajoute-moi à ton compte]({ $link }), puis écris `/tock-partout`.
help-games = Voir mes parties
help-games-told = **Mes parties**
    - **{ errand-games }** montre tes tables sur tous les serveurs, et à qui de jouer.
    - Tu dois partir ? Avec `/tock quitter`, un ordinateur garde ta place aussi longtemps que tu le dis. Reviens avec `/tock rejoindre`.
    - Derniers coups : **{ button-log }** sous le plateau. Pour revoir une partie terminée, appuie sur **{ button-replay }** sous son résultat, ou écris `/tock parties`.
    - Tes statistiques : **{ errand-stats }**.
help-look = Changer l'aspect
help-look-told = **Changer l'aspect**
    - Choisis ci-dessous un thème pour les images visibles uniquement par toi.
    - Main sous le plateau ou à côté, numéros sur chaque case, heures calmes, astuces ou non : `/tock réglages`.
    - Pour tout un serveur (gestionnaires du serveur seulement) : `/tock-serveur réglages`.
help-look-chosen = Les images visibles uniquement par toi ont maintenant le thème **{ $theme }**.
help-stuck = Régler un problème
help-stuck-told = **Régler un problème**
    - Pas de cartes ? Appuie sur **{ button-hand }**. `/tock table` réessaie aussi les messages privés.
    - Des cartes grises ? Aucun de tes pions ne peut faire ce coup. Si tous tes pions sont en réserve, il faut une carte pour sortir. Ta main dit si tu défausses une carte ou toutes.
    - Où est le plateau ? **{ errand-table }** le montre avec ta place en bas.
    - Une erreur ? Appuie tout de suite sur **{ button-take-back }**, avant ton prochain tour.
    - Un bouton ne marche plus ? Appuie sur **{ button-hand }** pour en avoir de nouveaux.
    - Quelqu'un ne joue pas ? Avec une horloge, un ordinateur joue le coup quand le temps est écoulé, et les autres peuvent ensuite remplacer ce joueur jusqu'à son retour. Sans horloge, appuie d'abord sur **{ button-more }**, puis **{ button-call }**. Pour terminer la partie, appuie sur **{ button-more }**, puis **{ button-ask-end }**.
    - Pas de réponse dans un salon ? Il m'y faut { permission-view-channel }, { permission-send-messages } et { permission-attach-files }.
anywhere = **Tock, où que tu sois**
    Personne d'autre ne voit ce que montrent ces boutons. Pour jouer avec des amis, ajoute-moi à un serveur et écris-y `/tock ouvrir`.
anywhere-with-table = **Tock, où que tu sois**
    Personne d'autre ne voit ce que montrent ces boutons. **{ button-open-anywhere }** publie une table où tout le monde ici peut jouer, sans m'ajouter.
button-open-anywhere = Ouvrir une table ici
elsewhere-your-turn = C'est ton tour à la table { $number }, dans un lieu dont je ne suis pas membre. Autres joueurs : { $names }.
elsewhere-place = cette discussion
elsewhere-newer = -# Si ce message ne change plus, cherche-en un plus récent en dessous.
elsewhere-moved = Ce message n'est plus mis à jour. La table est [plus bas]({ $link }).
elsewhere-press-board = Le plateau ne montre pas encore cela. Appuie sur **{ button-hand }** sous le plateau pour le mettre à jour pour tout le monde.
errand-new = Nouvelle table
errand-practice = Entraînement
errand-learn = Leçons
errand-rules = { button-rules }
errand-puzzle = Énigme du jour
errand-games = Mes parties
errand-stats = Mes statistiques
errand-table = { button-hand }
command-help = aide
command-help-about = Aide : jouer, apprendre, trouver tes parties, changer l'aspect, régler un problème
about = Joue au Tock entre amis sur Discord : la course de billes qui se joue avec des cartes, aussi appelée Toc, Dog ou Keezen. Écris /tock aide pour commencer à jouer, apprendre le jeu en deux minutes, trouver tes parties ou régler un problème.

## Watching

button-watch = Me prévenir à la fin
watch-begun = Je t'enverrai un message privé quand cette table sera terminée. Appuie encore sur **{ button-watch }** pour annuler.
watch-dm-closed = Je voudrais t'envoyer un message privé à la fin de cette table, mais je ne peux pas te joindre. Autorise les messages privés, puis réessaie avec `/tock table`.
watch-stopped = Je ne te préviendrai plus pour cette table.
watched-ended = La table que tu suivais est terminée : { $link }
refused-many-watch = Trop de personnes suivent cette table, ou tu en suis déjà trop. Attends que l'une d'elles soit terminée.
refused-plays-here = Tu joues à cette table : je te préviendrai de toute façon.
refused-gives-first = D'abord, tout le monde donne une carte. Appuie sur **{ button-hand }** sous le plateau pour choisir la tienne.

## Predictions

button-guess = Pronostic
guess-told = 🔮 **Quel est ton pronostic ?** Personne d'autre ne le voit. Tu ne joues que pour des points ; les meilleurs pronostics sont nommés à la fin de la partie.
guess-winner = Qui gagne ?
guess-home = Qui rentre le prochain pion ?
guess-winner-worth = **Qui gagne ?** Un pronostic juste vaut maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
}. C'est un de moins chaque fois qu'un camp rentre un quart de ses pions ; à trois quarts, c'est fermé.
guess-winner-closed = **Qui gagne ?** Les pronostics sont fermés : un camp a déjà rentré trois quarts de ses pions.
guess-home-worth = **Qui rentre le prochain pion ?** D'un à trois points : plus ton pronostic vient tôt, plus il vaut.
guess-yours = Ton pronostic : { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 Meilleurs pronostics (points) : { $names }
refused-guess-of-player = Tu ne peux pas faire de pronostic pour une partie où tu joues ou as joué, ou dans laquelle tu as demandé une place.
refused-guess-closed = Les pronostics sont fermés.
refused-guess-late = Trop tard : la partie a continué. Appuie sur **{ button-guess }** pour voir ce que tu peux pronostiquer maintenant.
refused-guesses-off = Les pronostics sont désactivés sur ce serveur.
server-settings-guesses-on = Pronostics : **oui**
server-settings-guesses-off = Pronostics : **non**
server-guesses-begin = Activer les pronostics
server-guesses-end = Désactiver les pronostics
server-settings-gathering = Fils et mentions
server-settings-in-threads = Les nouvelles tables s'ouvrent dans : **leur propre fil**
server-settings-in-channels = Les nouvelles tables s'ouvrent dans : **le salon**
ask-places = Où s'ouvrent les nouvelles tables
places-channel = Dans le salon
places-thread = Dans leur propre fil

## Pings for players

button-call-players = Chercher des joueurs
button-be-called = Me prévenir pour jouer
button-not-called = Ne plus me prévenir
call-waits = 📣 { $host } cherche des joueurs : **{ $rules }**, { $free ->
    [one] une place libre
   *[other] { $free } places libres
}.
called-now = Je te mentionne quand une table ici cherche des joueurs, mais pas pendant tes heures calmes.
called-by-role = Tu as maintenant le rôle { $role } : il est mentionné quand une table ici cherche des joueurs.
called-no-more = Je ne te mentionne plus pour jouer ici.
called-role-kept = Je ne te mentionne plus depuis ma propre liste, mais tu as toujours le rôle { $role }, que je n'ai pas le droit de retirer. Demande à un gestionnaire du serveur de le retirer : **Paramètres du serveur**, **Membres**.
refused-calls-off = Sur ce serveur, les tables ne mentionnent personne pour chercher des joueurs.
refused-call-of-host = Seul l'hôte de la table peut chercher des joueurs.
refused-call-no-seat = Toutes les places sont prises.
refused-call-too-soon = On a déjà cherché des joueurs sur ce serveur il y a peu. Tu pourras le refaire { $at }.
refused-call-nobody = Il n'y a personne à prévenir : personne ne s'est inscrit ici, ou tous dorment ou sont déjà à la table. Pour t'inscrire : `/tock aide`, **{ help-play }**, **{ button-be-called }**.
refused-role-everyone = Je ne mentionne pas tout le monde. Choisis un rôle que les gens ont parce qu'ils veulent être mentionnés.
refused-role-rank = Je ne peux pas utiliser { $role } : il n'est pas en dessous de mon propre rôle, ou il appartient à une appli. Fais glisser mon rôle au-dessus dans les paramètres du serveur, ou choisis-en un autre.
refused-role-powers = Je ne peux pas utiliser { $role } : il a une permission que @everyone n'a pas. Choisis un rôle sans permissions.
refused-role-channels = Je ne peux pas utiliser { $role } : il figure dans les permissions d'un salon ou d'une catégorie. Choisis un rôle qui ne figure dans aucune.
refused-role-chooser = Pour choisir { $role }, il te faut *Gérer les rôles* et un rôle au-dessus. Le propriétaire du serveur peut toujours le choisir.
refused-role-mention = Je n'ai pas le droit de mentionner { $role }. Permets à tout le monde de le mentionner dans les paramètres du rôle, ou donne-moi { $permissions }.
permission-mention-everyone = Mentionner @everyone, @here et tous les rôles
permission-manage-roles = Gérer les rôles
server-settings-calls = { $hours ->
    [0] Mentions pour chercher des joueurs : **non**
    [1] Mentions pour chercher des joueurs : **{ $who }**, au plus une fois par heure
   *[other] Mentions pour chercher des joueurs : **{ $who }**, au plus une fois toutes les { $hours } heures
}
server-calls-list = les personnes inscrites
server-settings-calls-not-given = Je ne peux pas donner { $role } : il me faut { $permissions } et un rôle au-dessus. D'ici là, les personnes qui appuient sur **{ button-be-called }** sont sur une liste, et je les mentionne aussi.
server-settings-calls-unchecked = Un membre qui peut donner { $role } doit encore le confirmer : je ne le donne ni ne le retire. Si tu as *Gérer les rôles*, choisis-le de nouveau dans **{ server-settings-gathering }**.
server-settings-calls-hidden = { $count ->
    [one] Je ne vois pas { $count } salon
   *[other] Je ne vois pas { $count } salons
} de ce serveur. Assure-toi que { $role } ne figure pas dans les permissions là-bas.
called-role-refused = Sur **{ $server }**, je ne donne et ne mentionne plus le rôle { $role }. Je mentionne à la place les personnes de ma propre liste. Tu peux choisir un autre rôle dans `/tock-serveur réglages`, **{ server-settings-gathering }**.
ask-role = Rôle à mentionner
ask-role-about = Sans rôle, je tiens une liste des personnes qui veulent être mentionnées.
ask-calls = À quelle fréquence une table peut mentionner
ask-calls-hours = { $hours ->
    [0] Jamais
    [1] Une fois par heure
   *[other] Une fois toutes les { $hours } heures
}

## Regular posts

week-header = 🗓️ **Cette semaine au Tock**
week-title = Cette semaine au Tock
week-wins = Victoires
week-players = { $players ->
    [one] joueur
   *[other] joueurs
}
week-games = { $games ->
    [one] Une partie terminée
   *[other] { $games } parties terminées
}, avec { $players ->
    [one] une personne
   *[other] { $players } personnes
}.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }** · parties gagnées : { $won } sur { $games }
week-hits = 💥 { $hits ->
    [one] Un pion a été mangé, par **{ $name }**
   *[other] { $hits } pions ont été mangés, dont { $most } par **{ $name }**
}
week-walk = 🏃 Plus long parcours : **{ $name }**, { $fields } cases
week-footer = Nouvelle semaine, nouvelles cartes ! Lance une partie avec `/tock ouvrir`.
regular-week = le résumé de la semaine
regular-given-up = Je ne peux plus publier { $what } dans { $channel } : je n'y ai pas la permission. Je l'ai désactivé ; un gestionnaire du serveur peut le réactiver avec `/tock-serveur réglages`.
server-settings-week-on = Résumé de la semaine : **{ $channel }**, chaque lundi
server-settings-week-off = Résumé de la semaine : **non**

## A series of games

setup-series = Série : trois victoires
button-again-next = Partie suivante
button-again-series = Commencer une série
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = Série (à { $first } victoires) : { $score } · partie { $number } sur { $most } au plus
series-left = Une nouvelle série commence ici ; la précédente ne continue pas.
series-left-at = Les joueurs ont changé : la série, qui en était à { $score }, ne continue pas.
series-goes-on = Série (à { $first } victoires) : { $score }
series-won = 🏆 { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
} la série : { $score }
series-given-up = La série s'arrête ici, à { $score } : un joueur est parti pour de bon.
stats-series = Séries : { $games } · gagnées : { $won }
stats-tile-series = séries gagnées

## A game as a web page

button-page = Page web
page-told = La partie { $game } en page web : enregistre-la et ouvre-la dans n'importe quel navigateur, ou envoie-la à des amis. { $names ->
    [named] Tous les joueurs ont permis de montrer leur nom.
   *[seats] Les joueurs y figurent par leur place, pas par leur nom.
 }
refused-page-of-others = Seuls les joueurs de cette partie peuvent l'avoir en page web.
privacy-pages-unnamed = Ton nom sur les pages web de tes parties : **caché** ; on n'y voit que le numéro de ta place
privacy-pages-named = Ton nom sur les pages web de tes parties : **montré**, si tous les autres joueurs permettent aussi le leur
privacy-pages-name = Montrer mon nom
privacy-pages-unname = Cacher mon nom
page-title = Partie de Tock { $game }
page-gave = { $name } donne { $card } à { $other }.
page-back = Étape précédente
page-on = Étape suivante
page-round-back = Manche précédente
page-round-on = Manche suivante
page-step = Étape de la partie
page-hands = Toutes les mains
page-course = Chances de gagner
page-story = Coups
page-keys = Avance pas à pas avec les flèches, en balayant ou avec le curseur ; Page précédente et Page suivante passent d'une manche à l'autre.

## Tournaments

button-tournament = Nouveau tournoi
button-enter = Participer
button-partner = Choisir mon partenaire
button-withdraw = Quitter le tournoi
button-begin = Commencer le tournoi
button-begin-missing = Commencer (il en manque { $missing })
button-begin-present = Commencer sans { $missing ->
    [one] { $missing } joueur
   *[other] { $missing } joueurs
}
button-pair-again = Refaire les tables
button-drop = Retirer un participant
button-call-off = Annuler le tournoi
ask-tournament-mode = Formule
ask-tournament-rounds = Nombre de rondes
ask-tournament-minutes = Durée maximale d'une ronde
ask-tournament-minutes-about = Parties inachevées : comptent les pions rentrés, puis les pas restants, puis le temps utilisé.
tournament-singles = Individuel
tournament-singles-about = Chacun s'inscrit seul et a un nouveau partenaire à chaque ronde.
tournament-pairs = Paires
tournament-pairs-about = Les partenaires restent ensemble pendant tout le tournoi.
tournament-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
tournament-minutes = { $minutes } minutes
tournament-turns = { $seconds } s par tour, plus { $bank } s par partie
tournament-called = Le tournoi est annoncé ! On s'inscrit avec le message dans ce salon, et c'est là que tu le commences.
tournament-called-event = Dans ce message, **{ button-more }** te permet aussi de l'annoncer comme évènement sur ce serveur.
tournament-begins = 📅 Début { $at } ({ $when })
tournament-event = [Évènement sur ce serveur]({ $link })
tournament-announced = C'est fait : tout le monde voit maintenant le début ici.
tournament-moved = C'est fait : le début est changé, ici et dans l'évènement.
tournament-event-soon = -# Discord crée l'évènement.
tournament-event-refused = -# Discord a refusé l'évènement : il n'y en a pas. Tu peux réessayer.
tournament-event-needs = -# Pour annoncer cela comme évènement, { $who ->
    [you] il te faut
    [bot] il me faut
   *[both] il nous faut à tous les deux
} *{ $permission }*.
button-announce-event = Annoncer un évènement
button-move-event = Changer le début
ask-event-begins = Quand commence-t-il ?
ask-event-begins-about = C'est toi qui commences le tournoi, même plus tôt ou plus tard. L'évènement s'adapte.
event-in = { $hours ->
    [0] dans { $minutes } minutes
    [one] dans { $hours } heure
   *[other] dans { $hours } heures
}
event-about = { $mode }, { $rounds } de { $minutes } minutes au plus. Inscris-toi dans { $channel }.
tournament-header = 🏆 **Tournoi** · { $mode } · Règles : { $rules } · { $rounds } de { $minutes } min au plus · organisé par { $host }
tournament-how-short = Chaque table de quatre joueurs a son propre fil sous ce salon. Appuie dans ce fil sur **{ button-here }** en moins de { $minutes } minutes, sinon un ordinateur te remplace. { $seconds } s par tour, plus { $bank } s par partie ; ni conseils ni annulations.
tournament-entered = { $people ->
    [0] Personne n'est encore inscrit.
    [one] { $people } participant :
   *[other] { $people } participants :
}
tournament-begun = Le tournoi a commencé.
tournament-called-off = Le tournoi a été annulé. Les parties en cours peuvent se finir, mais ne comptent plus pour lui.
tournament-called-off-early = Le tournoi a été annulé avant son début.
tournament-dropped = { $name } n'est plus dans ce tournoi.
tournament-withdrawn = Tu as quitté le tournoi.
tournament-partner = Avec qui veux-tu jouer ? Deux personnes qui se choisissent forment une paire ; les autres reçoivent au début un partenaire tiré au sort.
tournament-partner-asked = Tu as choisi { $name }, qui doit encore te choisir et voit ta demande sous **{ button-partner }**.
tournament-paired = { $name } et toi formez maintenant une paire.
tournament-wants-you = veut jouer avec toi
tournament-nobody-free = Personne d'autre ne cherche encore de partenaire.
tournament-table = Ronde { $round } · Table { $number }
tournament-table-who = **{ $table }** : { $who }
tournament-against = { $first } contre { $second }
tournament-computer = un ordinateur
tournament-call = { $who } : appuyez sur **{ button-here }** en moins de { $minutes } minutes. La partie commence quand tout le monde l'a fait ; des ordinateurs remplacent ceux qui manquent alors.
tournament-call-about = La ronde dure au plus { $minutes } minutes. Dans les parties inachevées comptent alors les pions rentrés, puis les pas restants, puis le temps utilisé.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **Après la ronde { $round } sur { $rounds }**
tournament-standings-heading = Après la ronde { $round } sur { $rounds }
tournament-title = Tournoi de Tock (règles : { $rules })
tournament-next-round = La ronde { $round } commence : va dans ton nouveau fil.
tournament-last-round = C'était la dernière ronde.
tournament-winners = 🥇 Félicitations, **{ $names }** !
tournament-place = { $place }. { $names } : { $told }
tournament-score = { $points } ({ $opponents }, { $home })
tournament-order = Victoire : 2 points, égalité : 1 point. Entre parenthèses : points des adversaires, puis propres pions rentrés.
tournament-your-table = Ta table pour cette ronde : { $thread }
tournament-call-off-sure = Annuler le tournoi pour tout le monde ?
tournament-call-off-sure-event = Annuler le tournoi pour tout le monde ? Son évènement sur ce serveur est supprimé aussi.
tournament-given-up = Je ne peux plus écrire dans { $channel } : le tournoi y a donc été annulé.
tournament-waits = { $missing ->
    [one] ⏸️ **La ronde { $round } attend.** Il manque { $missing } joueur :
   *[other] ⏸️ **La ronde { $round } attend.** Il manque { $missing } joueurs :
}
tournament-host-decides = { $host }, tu ne joues pas : c'est à toi de décider. **{ button-pair-again }** relance l'appel avec d'autres adversaires.
tournament-manager-decides = L'hôte joue : c'est à un gestionnaire du serveur qui ne joue pas de décider. **{ button-pair-again }** relance l'appel avec d'autres adversaires.
tournament-answer-until = Les joueurs qui manquent peuvent encore appuyer sur **{ button-here }** dans leur fil. Sans décision, le tournoi est annulé { $until }.
tournament-waited = ▶️ **Ronde { $round } :** { $done }
tournament-begun-present = { $name } commence les parties avec les joueurs présents.
tournament-paired-again = { $name } a refait les tables. Tout le monde est mentionné dans un nouveau fil.
tournament-unanswered = Il manquait des joueurs à la ronde { $round } et personne n'a décidé quoi faire : le tournoi a été annulé.
table-closed-time = Le temps de cette ronde est écoulé : les pions rentrés ont décidé de la partie. Vous pouvez la finir pour le plaisir avec **{ button-reopen }**.
table-closed-decided = Le temps de cette ronde est écoulé. Le camp en tête a gagné : { $names }. Ce qui compte : les pions rentrés, puis les pas restants, puis le temps utilisé.
refused-tournament-gone = Ce tournoi est terminé.
refused-tournament-goes-on = Il y a déjà un tournoi dans { $channel }. Son hôte ou un gestionnaire du serveur peut l'y annuler.
refused-tournament-begun = Le tournoi a déjà commencé : il est trop tard pour s'inscrire.
refused-tournament-full = Le tournoi est complet ({ $most } participants).
refused-tournament-missing = { $missing ->
    [one] Il faut encore { $missing } inscription
   *[other] Il faut encore { $missing } inscriptions
} pour commencer.
refused-tournament-no-room = Cette ronde a besoin { $needed ->
    [one] d'une table
   *[other] de { $needed } tables
}, et { $free ->
    [0] aucune ne peut plus s'ouvrir
    [one] une seule peut encore s'ouvrir
   *[other] seules { $free } peuvent encore s'ouvrir
} sur ce serveur. Ferme des tables où personne ne joue, puis appuie de nouveau sur **{ button-begin }**.
refused-tournament-not-entered = Tu n'es pas dans ce tournoi. Appuie d'abord sur **{ button-enter }**.
refused-tournament-goes-on-elsewhere = Il y a déjà un tournoi sur ce serveur, dans un salon que tu ne vois pas.
refused-tournament-not-host = Seul l'hôte du tournoi ou un gestionnaire du serveur peut faire cela.
refused-tournament-not-your-game = Ce n'est pas ta table pour cette ronde.
refused-tournament-too-late = Cette partie a déjà commencé ou est finie. Je te mentionnerai pour la prochaine ronde.
refused-tournament-plays = Tu joues dans ce tournoi : tu ne peux pas décider. Demande à l'hôte, ou à un gestionnaire du serveur, qui ne joue pas.
refused-tournament-settled = Cette ronde n'a plus besoin de décision.
refused-tournament-too-early = Tu pourras décider { $when }. Les joueurs qui manquent ont encore le temps.
refused-tournament-nobody-here = Personne n'est venu à cette ronde. Refais les tables, ou annule le tournoi.
refused-tournament-thread = Ce fil appartient à une partie de tournoi. Ouvre ta table dans un autre salon.
refused-tournament-place = Un tournoi a besoin d'un salon textuel normal, car chaque table a son propre fil.
refused-tournament-managers = Sur ce serveur, seuls les gestionnaires peuvent lancer un tournoi.
server-settings-callers = Qui peut lancer un tournoi : **{ $who ->
    [anybody] tout le monde
   *[managers] seulement les gestionnaires du serveur
}**
server-settings-call = { $who ->
    [anybody] Laisser tous lancer un tournoi
   *[managers] Réserver aux gestionnaires
}
permission-create-events = Créer des évènements
permission-create-public-threads = Créer des fils publics
