# Every text of the bot in French. Each language is one file with the same messages and the same variables.
# In messages that Discord shows, **bold** and `code` are Discord's own marks.

## Words

language-name = Français
joker = Joker
and = et
comma = ,
pawn = pion { $number }
protected = protégé
place-home = maison { $depth }
place-centre = centre
place-reserve = réserve
round = Manche { $number }
computer-name = { $name } (ordi, { $level })
player-nameless = Joueur { $number }
player-forgotten = quelqu'un

## What a card does, in a few letters

action-any = n'importe quelle carte
action-forward = avance { $steps }
action-forward-anyone = { $steps } tout pion
action-back = recule { $steps }
action-enter = sortir
action-seven = 7 à partager
action-swap = échanger
action-draw = piocher
action-burn = brûler
action-centre = centre
action-from-centre = du centre

## Plays that can be made

play-as = comme { $rank } : { $moves }
in-a-row = { $before } ; { $after }
play-second = { $moves } ; avec { $card } : { $second }
play-draw = piocher une carte chez { $name }
play-burn = brûler une carte de { $name }
play-burn-choice = faire brûler une carte à { $name }
play-throw-in = jeter toute la main
play-discard = défausser
move-enter = { $pawn } sort sur { $goal }
move-walk = { $pawn } : { $origin } → { $goal }
move-swap = { $pawn } ({ $origin }) ⇄ { $other } ({ $goal })
move-hits = , prend { $victims }
own-pawn = son propre pion { $number }
your-own-pawn = ton propre pion { $number }
your-partners-pawn = le pion { $number } de ton partenaire
partners-pawn = son partenaire { $pawn }
pawn-of = { $name } { $number }

## Plays that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · pioche une carte chez { $other }
told-burn = { $name } { $cards } · brûle { $burnt } chez { $other }, qui perd son tour
told-burn-choice = { $name } { $cards } · { $other } doit brûler une carte et perd son tour
told-throw-in = { $name } · aucune carte jouable, jette { $cards }
told-discard-made = { $name } · défausse forcée : { $cards }
told-discard-unplayable = { $name } · aucune carte jouable, défausse { $cards }
told-discard = { $name } · défausse { $cards }
told-round = — manche { $number } —
told-home = 🏅 { $count ->
    [one] { $names } est à la maison
   *[other] { $names } sont à la maison
} : { $place ->
    [1] 1re
   *[other] { $place }e
} place ! Les autres continuent.

## Pictures in words

alt-seat = { $name } : sur le plateau, { $pawns } ; { $waiting } en réserve ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
alt-none = aucun pion
alt-lobby-seat = Place { $number } : { $name }.
hand-cards = Ta main : { $cards }.

## The lobby

lobby-header = **Tock** · { $rules }
    Table de { $host }. Prends place !
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = libre
lobby-kept = réservée à { $name }
lobby-free = { $free ->
    [one] Il reste { $free } place.
   *[other] Il reste { $free } places.
} Des ordinateurs peuvent compléter.
lobby-kept-seats = { $kept ->
    [one] { $kept } place est réservée.
   *[other] { $kept } places sont réservées.
}
lobby-kept-later = { $kept ->
    [one] La personne qui l'avait peut aussi arriver en cours de partie ; d'ici là, un ordinateur la garde.
   *[other] Les personnes qui les avaient peuvent aussi arriver en cours de partie ; d'ici là, des ordinateurs les gardent.
}
lobby-kept-series = Une série continue avec les mêmes personnes : toutes sont attendues.
lobby-full = Tout le monde est là : appuie sur **Commencer**.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· sur invitation
   *[open] {""}
}
lobby-rated-not-yet = Classée : seulement avec des personnes dans deux camps
seat-own = C'est ta place.
seat-other = C'est la personne assise là qui décide de cette place.
seat-computer = À quel niveau cet ordinateur doit-il jouer ?
seat-free = Veux-tu changer pour cette place, ou la donner à un ordinateur ?
seat-kept = Cette place est réservée. La donner à un ordinateur, ou la libérer pour tout le monde ?
setup-chosen = **On joue : { $rules }**
    C'est { $host } qui choisit ; tout le monde le voit à la table.
setup-header = **On joue : { $rules }**
    Choisis ici les règles et le nombre de joueurs ; les règles maison, et le rythme, les conseils et le reste de cette table, sont derrière les boutons. Tout le monde voit le choix à la table.
setup-suggested = { $option } : { $about }
setup-ruleset = Règles
setup-party = Qui joue
setup-terms = Table
setup-cut = Commencer avec une coupe
ask-cut = La coupe
ask-cut-about = Ce que tu veux : cela entre dans le mélange, et tout le monde le lit
ask-terms = Et aussi
ask-terms-rated = La partie compte pour le classement
ask-terms-undo = Un coup peut être annulé, avec accord
ask-terms-series = Une série : au premier qui en gagne trois
ask-terms-invited = Seuls s'assoient ceux que tu laisses entrer

## Buttons

button-sit = S'asseoir ici
button-leave = Quitter
button-seat = Modifier
button-at-seat = { $button } · { $number }
button-computer-level = Ordi : { $level }
button-open-seat = Libérer la place
button-start = Commencer
button-fill = Compléter et lancer
button-setup = Choisir les règles
button-hand = Ma main
button-log = Historique
button-rules = Règles
button-more = Plus
button-words = En mots
button-call = Y a-t-il quelqu'un ?
button-ask-end = Mettre fin à la table
button-send = Renvoyer quelqu'un
button-let = Laisser revenir quelqu'un
more-told = Ce qu'on peut faire d'autre à cette table :
ask-whom = Qui
button-last-here = La dernière ici
button-find-game = Une partie par son numéro
button-game-text = Continuer à partir d'un texte
button-play-on = Continuer d'ici
games-over = Tes parties terminées
games-line = { $day } · partie { $game } · { $what } · place { $place }
ask-game-number = Le numéro de la partie
ask-text = Le texte de la partie
ask-text-about = Un fichier comme celui que donne une partie revue
ask-plays = Après combien de coups
button-again = Rejouer
button-again-changed = Autres partenaires
button-again-drawn = Tirer les places
button-well-played = 👏 Bien joué
button-fair = Est-ce équitable ?
button-end = Fermer la table
button-throw-in = Jeter ma main
button-let-go = Tout défausser
button-back = Retour
button-take-back = Annuler mon coup
button-let-undo = D'accord
button-disagree = Le coup reste joué
button-undo-on = Annuler un coup : avec accord
button-undo-off = Annuler un coup : non
button-hint = Conseil
button-play = Jouer
button-as-seven = Partager le 7

## The table

table-header = **Tock · manche { $number }**
table-exchange = Chaque personne donne une carte : { $ready ->
    [one] { $ready } sur { $players } a choisi.
   *[other] { $ready } sur { $players } ont choisi.
} Tes cartes sont derrière **Ma main** ou dans tes messages privés.
table-exchange-waiting = On attend { $names }.
table-dealing = On distribue les cartes.
table-deserted = Personne n'est à table : la partie attend. Si tu es parti, reviens avec **{ button-return }** ; `/tock rejoindre` prend une place qui n'est gardée pour personne.
table-turn = C'est à { $name } de jouer.
table-discard = { $name } doit défausser une carte.
table-discard-lose = { $name } doit défausser une carte et passe son tour.
table-places = 🏅 Places : { $names }
table-won = 🏁 { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
table-fought = 🤝 Belle partie, { $names } !
well-played = 👏 **Bien joué !** { $names }
table-closed = Cette table a été fermée avant la fin de la partie.
table-closed-by = { $names } { $count ->
    [one] a fermé cette table
   *[other] ont fermé cette table ensemble
} avant la fin de la partie.
table-closed-silent = { $names } a ouvert une autre table ici, car plus personne ne répondait à celle-ci. **{ button-reopen }** la continue dès que le salon est libre.
table-closed-absent = Plus personne n'était là pour la place { $seats } : qui y a commencé a perdu, et personne ne gagne rien.
lobby-idle = Il ne s'est rien passé ici pendant une journée : cette table s'est fermée d'elle-même et le salon est de nouveau libre. `/tock ouvrir` en ouvre une autre. **{ button-reopen }** continue celle-ci.
game-idle = Personne n'a joué ici pendant deux semaines : cette partie s'est fermée d'elle-même et le salon est de nouveau libre. Appuie sur **Rejouer**, ou `/tock ouvrir` ouvre une autre table. **{ button-reopen }** continue celle-ci.
end-game-asked = Veux-tu vraiment arrêter cette partie pour tout le monde ? Personne n'aura gagné.
end-lobby-asked = Veux-tu vraiment fermer cette table ? La partie n'a pas commencé.
started-header = **Tock · la partie { $number } a commencé** · { $rules }
table-seed-hash = -# SHA-256 de la graine aléatoire de cette partie : `{ $hash }`. La graine sera montrée à la fin.
announced = 🎲 **La partie { $number } commence.** Les places sont fixées, on distribue.
announced-cut = La coupe, écrite par un joueur : « { $cut } ».
proof-explained = Les cartes découlent d'une graine secrète, fixée avant que quiconque s'assoie, et du numéro que Discord a donné au message du début : personne n'a donc pu choisir qui reçoit quoi, sinon en recommençant sans cesse aux yeux de tous. Tout est montré maintenant, et chacun peut redistribuer les cartes et comparer ; une seule chose ne se prouve pas : que la personne qui fait tourner le bot ne les a pas regardées.
proof-unannounced = Les cartes découlent d'une graine secrète, fixée avant que quiconque s'assoie. Le début n'a été annoncé dans aucun message : il n'est donc pas prouvé que la graine n'a pas été choisie pour ces places.
proof-seed = -# Partie { $number } · graine `{ $seed }`
proof-message = -# Message du début : [{ $id }]({ $link })
proof-lobby = -# Le SHA-256 de la graine [figure dans le message d'avant la partie]({ $link }).
proof-cut = -# Coupe : « { $cut } »
proof-holds = ✅ Vérifié à l'instant : chaque donne et chaque pioche en découle.
proof-fails = ❌ Vérifié à l'instant : le journal de cette partie ne découle pas de sa graine. Quelqu'un l'a modifié.
proof-secret = Cette partie n'a pas été jouée jusqu'au bout et peut reprendre pendant 30 jours ; d'ici là sa graine reste secrète, sauf si tous ses joueurs la ferment pour de bon.
call-exchange = { $names } : appuie sur **Ma main** et choisis la carte que tu donnes.
call-turn = { $names } : c'est ton tour. Appuie sur **Ma main** pour voir tes cartes.
dm-closed = { $name }, tes messages privés sont fermés. Appuie sur **Ma main** pour voir tes cartes ; `/tock table` réessaie les messages privés.

## The hand

hand-header = **Tock dans { $channel } · manche { $number }**
hand-no-game = Tu ne joues pas à cette table.
hand-over = La partie dans { $channel } est finie.
hand-empty = Tu n'as plus de cartes. { $others ->
    [0] La prochaine donne arrive.
   *[other] Les autres finissent cette manche.
}
hand-finished = Tu es à la maison, à la { $place ->
    [1] 1re
   *[other] { $place }e
} place. Les autres continuent ; tu ne reçois plus de cartes.
hand-give = Choisis la carte à donner à **{ $name }**. Personne ne voit sa carte reçue avant d'avoir donné la sienne.
hand-given = Tu donnes **{ $card }** à **{ $name }**. Tu peux changer d'avis tant que tout le monde n'a pas choisi.
hand-received = Tu as reçu **{ $card }**.
hand-drew = Tu as pioché **{ $card }** chez **{ $name }**.
hand-drawn = **{ $name }** a pioché **{ $card }** dans ta main.
hand-burnt = 🔥 **{ $name }** a brûlé ta carte **{ $card }** : tu perds ton tour.
you-are-next = ⏭️ C'est bientôt à toi.
hand-turn = **C'est ton tour.** Choisis une carte.
hand-discard-keep = **{ $name }** a joué { $cards } : tu défausses une carte, sans perdre ton tour. Choisis la carte.
hand-discard-lose = **{ $name }** a joué { $cards } : tu défausses une carte et tu passes ton tour. Choisis la carte.
hand-discard-choice = Aucune de tes cartes n'est jouable : choisis-en une à défausser.
hand-discard-all = Aucune de tes cartes n'est jouable dans cette manche. À chaque tour, il faut en défausser une : choisis-la, ou fais-les défausser toutes, l'une après l'autre.
hand-let-go = Aucune de tes cartes n'est jouable dans cette manche : elles se défaussent d'elles-mêmes, une à chaque tour. La prochaine donne en apporte d'autres.
hand-unplayable = Les cartes grises ne peuvent pas être jouées maintenant : aucun pion ne peut faire ce qui y est écrit.
hand-unplayable-waiting = Les cartes grises ne peuvent pas être jouées maintenant : tous tes pions attendent en réserve, et seule une carte pour sortir en met un en jeu.
hand-may-spare = Chaque coup prendrait un pion de ton partenaire : tu peux défausser une carte à la place.
hand-joker-finish = Un joker ne peut pas rentrer le dernier pion de ton équipe.
hand-throw-in = Rien n'est jouable : ta main sera jetée d'elle-même dans un instant, et la manche est finie pour toi.
hand-thrown-in = Rien n'était jouable, ta main a été jetée d'elle-même : { $cards }.
card-does = { $card } : { $deeds }
card-choose = **{ $card }** · choisis ton coup. Les numéros sont sur le plateau.
card-choose-pawn = **{ $card }** · choisis d'abord un pion.
card-only = **{ $card }** ne peut faire que ceci : { $play }
seven-left = **{ $card }** · { $left ->
    [0] les sept pas sont utilisés.
    [one] il reste { $left } pas.
   *[other] il reste { $left } pas.
}
seven-order = -# Les pas vont, dans l'ordre, à : { $pawns }
group-plays = { $group } : { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
}
group-part = { $group } ({ $part }/{ $parts })
caution-passes-home = -# Passe devant sa propre maison : { $which }
caution-hits-own = -# Prend ton propre pion : { $which }
caution-only-way-out = -# Ta seule carte qui fait sortir un pion : { $card }
mark-swap = ⇄
group-draw = piocher
group-burn = brûler
group-other = autre

## Answers to commands

new-opened = La table est ouverte. Les autres appuient sur **S'asseoir ici**, des ordinateurs complètent les places libres, **Commencer** lance la partie.
new-opened-thread = Ta table est dans { $thread }. Là-bas, **{ button-setup }** dit ce qu'on joue, et les autres appuient sur **S'asseoir ici**.
thread-waiting = 🎲 Tock : qui joue ?
thread-people = 🎲 Tock : { $names }
thread-above = 🎲 { $host } ouvre une table dans le fil ci-dessous : **{ $rules }**.
thread-or-here = **{ button-open-here }** ouvre plutôt la table dans ce salon.
button-open-here = L'ouvrir ici
new-again = La table suivante est ouverte, et tu as ta place d'avant. Les autres places sont réservées à qui les avait : il suffit d'appuyer sur **S'asseoir ici** ; l'hôte donne celles qui restent libres.
new-again-seats = La table suivante est ouverte, et l'une des places est la tienne. Les autres sont réservées à qui a joué : il suffit d'appuyer sur **S'asseoir ici** ; l'hôte donne celles qui restent libres.
server-settings = Les nouvelles tables de ce serveur parlent **{ $language }** et jouent : **{ $rules }**.
server-settings-theme = Plateaux : **{ $theme }**.
server-settings-boards-last = Le salon garde le dernier plateau.
server-settings-boards-every = Le salon garde tous les plateaux.
joined = Tu as une place.
left = Tu as quitté la table.
sent-away = C'est fait : cette personne ne s'assoit ici que si quelqu'un qui peut gérer le serveur l'admet de nouveau.
sent-away-told = 🚪 { $name } a été renvoyé de cette table par { $names }.
let-back = C'est fait : cette personne peut de nouveau s'asseoir ici.
called = La question est posée dans le salon. Si personne ne répond assez longtemps, on pourra continuer sans eux.
called-nobody = Il n'y a personne à appeler : `/tock ouvrir` ouvre une autre table ici.
called-told = ❓ { $name } demande si vous êtes encore là : { $names }. Appuyez sur **{ button-here }** sous le plateau, ou jouez. Si tous se taisent, une autre table pourra prendre la place de celle-ci.
started = La partie commence. Bonne chance !
ended = La table est fermée.
back-asked = Tu demandes à annuler ton coup ; les autres répondent sous le plateau.
back-took = ↩️ { $name } a annulé un coup.
back-wanted = ↩️ { $name } voudrait annuler son dernier coup ; doivent accepter : { $names }.
played = Joué : { $play }
board-not-yet = La partie n'a pas encore commencé.
log-empty = Rien n'a encore été joué.
log-header = **Derniers coups**
failed = Quelque chose a mal tourné de mon côté. Rien n'est perdu ; réessaie, s'il te plaît.

## Refusals: one sentence that says what to do

refused-channel-taken = Une table est déjà ouverte dans ce salon : { $link }{ $host ->
    [anybody] {" "}(Personne n'y joue pour l'instant : qui s'y assoit en devient l'hôte)
   *[other] {""}
}{ $until ->
    [none] {" "}**{ button-more }**, **{ button-call }** demande s'il y a encore quelqu'un.
   *[other] {" "}On leur a demandé s'ils sont encore là ; sans réponse, `/tock ouvrir` en prend la place { $until }.
}
refused-just-opened = Quelqu'un vient d'ouvrir une table dans ce salon.
refused-tables-a-server = { $tables ->
    [one] Une table est déjà ouverte
   *[other] { $tables } tables sont déjà ouvertes
} sur ce serveur, il ne peut y en avoir plus ; **{ button-more }**, **{ button-ask-end }** termine celle où personne ne joue.
refused-tables-a-person = { $tables ->
    [one] Une table que tu as ouverte l'est
   *[other] { $tables } tables que tu as ouvertes le sont
} encore ; finis-en une ou termine-la d'abord avec **{ button-more }**, **{ button-ask-end }**.
refused-no-table = Aucune table n'est ouverte dans ce salon ; `/tock ouvrir` en ouvre une.
refused-unreadable = La table de ce salon a été écrite par une autre version du bot et ne peut pas être lue pour le moment. Rien n'est perdu : une version qui sait la lire continuera. Une personne qui peut gérer le serveur peut la fermer sans la lire avec `/tock-serveur fermer`.
refused-not-seated = Tu ne joues pas à cette table, mais tu peux regarder.
refused-away = Un ordinateur garde ta place : appuie sur **{ button-return }** sous le plateau, ou `/tock rejoindre`, et elle est de nouveau à toi.
refused-sit-first = Seuls ceux qui ont une place ici peuvent le faire : appuie sur **{ button-sit }** là où une place est libre.
refused-already-seated = Tu as déjà une place à cette table.
refused-seat-taken = Cette place est prise ; choisis-en une autre.
refused-seat-kept = Cette place est réservée à quelqu'un qui y était avant ; seul l'hôte peut la donner.
refused-no-seat-free = Toutes les places sont prises ; tu peux regarder.
refused-no-such-seat = Cette table a les places 1 à { $seats }.
refused-not-in-lobby = La partie a déjà commencé.
refused-not-started = La partie n'a pas encore commencé ; qui est à table peut la lancer.
refused-not-playing = Cette partie est finie ; `/tock ouvrir` ouvre une nouvelle table.
refused-seats-free = { $free ->
    [one] Il reste { $free } place libre
   *[other] Il reste { $free } places libres
} ; ajoute des ordinateurs ou attends d'autres personnes.
refused-no-human = Il faut au moins une vraie personne pour jouer.
refused-nobody-there = Cette personne n'a pas de place à cette table.
refused-not-host = Seul l'hôte de la table, ou quelqu'un qui peut gérer le serveur et ne joue pas ici, peut faire cela.
refused-host-is-there = Tant que l'hôte joue, seul l'hôte, ou quelqu'un qui peut gérer le serveur et ne joue pas ici, peut arrêter la partie ; si l'hôte a laissé passer son temps, ceux qui jouent peuvent l'arrêter ensemble.
refused-not-your-turn = Ce n'est pas ton tour.
refused-host-chooses = Seule la personne qui a ouvert la table choisit ce qu'on joue.
refused-too-many = { $people } personnes sont déjà assises ; il faudrait d'abord que quelqu'un se lève.
refused-elsewhere = Cette table est ailleurs : appuie sur ses boutons dans son salon ou, si tu y joues ou y as joué, dans tes messages privés.
refused-needs-server = Il n'y a pas de table dans les messages privés ; écris cela dans le salon d'un serveur où se trouve la tienne, ou bien où tu veux l'ouvrir.
refused-not-manager = Seules les personnes qui gèrent le serveur peuvent changer ses réglages.
refused-no-exchange = On n'échange pas de cartes en ce moment.
refused-not-in-hand = Tu n'as pas cette carte.
refused-stale = Ce bouton appartient à un moment passé de la partie ; rien n'a changé.
refused-not-legal = Ce coup n'est pas possible maintenant ; choisis un des coups proposés.
refused-no-computer = Il n'y a pas d'ordinateur à retirer.
refused-not-saved = Le coup n'a pas pu être enregistré, donc rien n'a changé ; réessaie dans un moment.
refused-unknown = La base de données ne répond pas : on ne sait pas encore si c'est enregistré. C'est en cours de vérification ; la table le montrera dès qu'on le saura.
refused-ambiguous = Plusieurs coups correspondent ; précise ou choisis dans la liste.
refused-permissions = Il me faut d'abord ces permissions dans { $channel } : { $permissions }.
refused-not-in-server = Je ne suis pas dans ce serveur, et il le faudrait pour cela. Une personne qui peut le gérer peut [m'ajouter]({ $link }) ; réessaie ensuite.
refused-external-apps = Ce serveur ne laisse pas les applications personnelles parler à tout le monde : toi seul le verrais.
refused-rules-ruleset = La variante « { $wrong } » n'existe pas ; choisis parmi : { $offered }.
refused-rules-party = Ces règles ne se jouent pas ainsi ; elles sont pour : { $offered }.
refused-rules-option = « { $wrong } » n'est pas une option ici ; il y a : { $offered }.
refused-rules-no-option = « { $wrong } » ne se choisit pas ici ; il n'y a pas d'options pour : { $rules }.
refused-rules-value = « { $wrong } » n'est pas possible ici ; choisis parmi : { $offered }.
refused-quiet-hours = Donne les heures calmes en deux heures pleines, comme `22-8`, dix heures d'écart au plus ; laisse vide pour aucune.
refused-quiet-zone = Donne aussi ton fuseau horaire, comme `Europe/Zurich`, ou sa ville seule.
refused-too-often = C'est un peu trop souvent ; réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-film-one-at-a-time = Ton dernier film est encore en préparation ; réessaie dans quelques secondes.
refused-films-busy = Beaucoup de films sont en préparation ; réessaie dans une demi-minute.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-lost = Je ne peux plus montrer la table dans { $channel } : là, il me manque { $permissions }. La partie continue, et le plateau reviendra de lui-même dès que j'en aurai le droit.

## Rulesets and options

ruleset-swiss = Tock suisse
ruleset-dog = Dog (plateau suisse)
ruleset-toctoc = Toc Toc (Québec)
ruleset-ttg = Tock Tock Dog
ruleset-italian = Tock italien
ruleset-keezen = Keezen
ruleset-jackaroo = Jackaroo
ruleset-swiss-about = 110 cartes avec jokers, de six à deux en main, le sept prend en passant
ruleset-dog-about = comme le suisse, plus petit plateau : on rentre après avoir touché deux fois le départ
ruleset-toctoc-about = du Québec, deux contre deux : les quatre reculent, on ne dépasse pas ses pions
ruleset-ttg-about = le valet avance de 11 ou échange, aucun pion n'est protégé, on coupe par le centre
ruleset-italian-about = après un dix, le suivant défausse ; un pion sur son départ arrête tout le monde
ruleset-keezen-about = le jeu néerlandais : un seul tour, le roi ne fait que sortir, le sept pour un ou deux pions
ruleset-jackaroo-about = du Golfe : le roi prend tout sur son chemin, le cinq déplace n'importe qui, le dix brûle
mode-teams = en équipes
mode-solo = chacun pour soi
party-teams = à { $players } en équipes
party-solo = à { $players }, chacun pour soi
option-board-dog = plateau Dog
option-home-entry-over = rentrer seulement en passant l'entrée
option-canadian-seven-on = les sept bougent aussi les pions du partenaire
option-no-joker-finish-on = pas de joker pour finir
option-places-on = on joue aussi pour les places suivantes
option-seven-diagonal-on = les sept traversent le plateau
option-centre-off = pas de passage par le centre
option-jokers-on = avec jokers
option-ten-swap-on = les dix échangent
option-jack-discard-on = après un J, une défausse pour qui suit
option-dealer-round = la donne tourne à chaque manche
option-extra-lap-on = plus d'un tour
option-king-13-on = le roi avance aussi de 13
option-own-block-on = ses propres pions bloquent
option-start-swap-off = pas d'échange depuis le départ
option-burn-choice = la victime choisit ce qui brûle
option-discard-on = une seule carte part, pas toutes
option-own-pass-on = on dépasse ses propres pions
option-pair-wall-off = pas de murs à deux
option-plain-on = simple : sans brûler ni pousser
option-queen-burns-on = les dames brûlent aussi
option-board-about = un plateau où les pions tournent vers la maison depuis leur case de départ
option-home-entry-about = un pion posé sur sa case d'entrée ne peut pas rentrer : il refait le tour
option-canadian-seven-about = avec un sept, tu peux bouger à tout moment les pions de ton ou ta partenaire
option-no-joker-finish-about = un joker ne peut pas rentrer le dernier pion de l'équipe
option-places-about = quand quelqu'un a gagné, les autres jouent pour les places suivantes
option-seven-diagonal-about = un sept entier fait traverser le plateau à un pion sept cases après un départ
option-centre-about = le centre du plateau est fermé
option-jokers-about = deux jokers s'ajoutent ; un joker vaut n'importe quelle carte
option-ten-swap-about = un dix peut échanger un pion avec un adversaire au lieu d'avancer
option-jack-discard-about = après un J, la personne suivante défausse une carte
option-dealer-about = à chaque manche quelqu'un d'autre commence, et non seulement quand on rebat les cartes
option-extra-lap-about = un pion peut passer sa case d'entrée et refaire un tour
option-king-13-about = un roi fait sortir un pion ou avance de treize cases
option-own-block-about = les pions d'une couleur ne se dépassent et ne se prennent jamais
option-start-swap-about = un pion sur sa case de départ ne s'échange pas, même par son propriétaire
option-burn-about = qui perd une carte par un dix la choisit ; sinon, c'est le sort
option-discard-about = qui ne peut rien jouer défausse une carte et garde les autres
option-own-pass-about = un pion peut en dépasser d'autres de sa couleur
option-pair-wall-about = deux pions côte à côte se dépassent comme les autres
option-plain-about = les rois font seulement sortir, cinq et dix sont de simples nombres
option-queen-burns-about = une dame avance de douze ou brûle une carte de la personne suivante

## The rules of a table

rules-intro-teams = Le Tock est une course avec des cartes. Tu sors quatre pions de la réserve, leur fais faire le tour du plateau et les ramènes à la maison ; chaque carte dit de combien l'un d'eux avance. Qui finit sur la case d'un autre renvoie ce pion à la réserve. Les partenaires sont assis face à face et gagnent ensemble.
rules-intro-solo = Le Tock est une course avec des cartes. Tu sors quatre pions de la réserve, leur fais faire le tour du plateau et les ramènes à la maison ; chaque carte dit de combien l'un d'eux avance. Qui finit sur la case d'un autre renvoie ce pion à la réserve. Chacun joue pour soi.
rules-marked = La flèche montre le sens. **a** case de départ, où tes pions sortent · **b** case d'entrée, où ils tournent vers la maison · **c** maison · **d** réserve
rules-marked-partner = **e** la maison de ton partenaire
rules-marked-protected = Le pion sur **a** vient de sortir : il est protégé.
rules-goal-teams = Ton équipe doit rentrer tous ses pions avant les autres. Ils sortent sur leur case de départ, font le tour dans le sens horaire et tournent vers la maison à la case d'entrée. Quand les tiens sont rentrés, tu joues ceux de ton ou ta partenaire.
rules-goal-solo = Rentre tes quatre pions à la maison avant les autres. Les pions sortent sur leur case de départ, font le tour dans le sens horaire et tournent vers la maison à la case d'entrée.
rules-deal = { $cards } cartes{ $jokers ->
    [0] {""}
   *[other] , dont { $jokers } jokers
}, données par manches de { $sizes }, puis on recommence.
rules-shuffling-when-short = On mélange quand il n'en reste pas assez.
rules-shuffling-each-cycle = Puis on les mélange toutes.
rules-rounds = Manches
rules-track = Sur le parcours
rules-at-home = Maison
rules-sevens = Les sept
rules-cards = Autres cartes
rules-entry = Le tour compte { $length } cases. La case d'entrée { $fields ->
    [0] d'un pion est sa propre case de départ.
    [one] devant la maison est une case avant la case de départ.
   *[other] devant la maison est { $fields } cases avant la case de départ.
}
rules-plain = autant de cases que la carte l'indique
rules-hit-all = Un pion qui finit sur un autre le renvoie à la réserve, même l'un des tiens.
rules-hit-others = Un pion qui finit sur un pion d'une autre couleur le renvoie à la réserve.
rules-home = À la maison, il faut le compte exact, et les pions ne se dépassent pas.
rules-once-round = Un pion ne fait qu'un tour : il peut s'arrêter sur sa case d'entrée, mais jamais passer outre.
rules-swap = Un { $ranks } échange un de tes pions avec un pion d'une autre couleur sur le parcours.
rules-exchange-partner = Après chaque donne, les partenaires s'échangent une carte cachée.
rules-exchange-left = Après chaque donne, chaque personne passe une carte à gauche sans la montrer.
rules-exchange-none = On ne s'échange pas de cartes.
rules-unplayable-throw-in = Qui peut jouer une carte doit le faire ; sinon, on jette toute sa main.
rules-unplayable-throw-in-off-track = Qui peut jouer une carte doit le faire. Sinon, on jette toute sa main tant qu'on a des pions en réserve et aucun sur le parcours ; autrement, une seule carte.
rules-unplayable-discard = Qui peut jouer une carte doit le faire ; sinon, on en défausse une.
rules-blocking-entered = Un pion sorti qui n'a pas encore bougé est protégé : ni pris, ni dépassé, ni échangé.
rules-blocking-own-start = Un pion sur sa propre case de départ bloque : on ne peut ni le prendre, ni le dépasser, ni l'échanger.
rules-blocking-none = Aucun pion n'est protégé.
rules-home-entry-touched = On rentre à la maison en avançant ; en reculant avec un quatre, seulement si le pion a déjà touché la case d'entrée.
rules-home-entry-forward = On rentre seulement en avançant.
rules-home-entry-over = On rentre seulement en avançant, et seulement en partant d'avant la case d'entrée.
rules-home-entry-twice = Un pion peut rentrer à la maison quand il a touché deux fois sa case de départ ; sa sortie compte pour la première.
rules-seven-hits-everyone = { $pawns ->
    [0] Un sept se partage à ta guise
   *[other] Un sept déplace un pion ou se partage entre deux
} et prend tous les pions qu'il dépasse, même les tiens.
rules-seven-hits-opponents = { $pawns ->
    [0] Un sept se partage à ta guise
   *[other] Un sept déplace un pion ou se partage entre deux
} et prend tous les pions adverses qu'il dépasse.
rules-seven-hits-nobody = { $pawns ->
    [0] Un sept se partage à ta guise
   *[other] Un sept déplace un pion ou se partage entre deux
} ; il prend seulement là où une partie s'arrête.
rules-seven-moves-own = Un sept bouge tes pions ; quand ils sont rentrés, les pas restants bougent ceux de ton ou ta partenaire.
rules-seven-moves-own-alone = Un sept bouge seulement tes propres pions.
rules-seven-moves-team = Un sept bouge aussi, en tout temps, les pions de ton ou ta partenaire.
rules-seven-moves-anyone = Un sept bouge les pions de tout le monde, sur le parcours ou à la maison, même protégés.
rules-draw = Au lieu d'avancer, un { $ranks } permet de tirer une carte cachée de la main d'un adversaire.
rules-hits-passed = Avec un { $ranks }, un pion ne dépasse personne : il prend tous les pions sur son chemin, même les tiens, et seul un pion qui bloque l'arrête.
rules-pushes = Un { $ranks } peut aussi faire avancer { $whose ->
    [team] les pions de ton partenaire sur le parcours.
   *[other] n'importe quel pion sur le parcours : celui de ton partenaire comme s'il était à toi, celui d'un adversaire au-delà de sa case d'entrée, et il doit refaire un tour.
}
rules-burn = Au lieu d'avancer, un { $ranks } permet de brûler une carte de la personne suivante, tirée au sort ; elle perd son tour.
rules-burn-choice = Au lieu d'avancer, un { $ranks } permet de faire brûler à la personne suivante une carte de son choix ; elle perd son tour.
rules-marked-fields = { $fields } (marquée { $mark } sur le plateau)
rules-centre = Avec { $ranks }, un pion va de la case { $fields } au centre, et de là à l'une d'elles.
rules-swap-opponents = Un { $ranks } peut aussi échanger, mais avec un pion adverse.
rules-leader-stays = Une personne tirée au sort commence toutes les manches.
rules-lead-each-cycle = La même personne commence toutes ces manches ; ensuite, c'est à la suivante.
rules-begins-entered = Tout le monde commence avec un pion sur la case de départ.
rules-may-spare-partner = Si chaque coup doit prendre un pion de ton partenaire, tu peux plutôt défausser une carte.
rules-own-colour-blocks = Les pions d'une même couleur ne se dépassent et ne se prennent jamais.
rules-own-pawns-hit-only = Un pion ne dépasse jamais un autre de sa couleur.
rules-pairs-block = Deux pions côte à côte forment un mur que personne ne dépasse, à qui qu'ils soient.
rules-blocking-can-swap = Exception : les pions protégés peuvent être échangés et perdent alors leur protection.
rules-blocking-can-swap-owner = Seul son propriétaire peut l'échanger.
rules-seven-backs-at-home = Un sept peut aussi reculer dans ta maison.
rules-seven-diagonal = Un sept entier peut mener un pion de la case { $fields } à celle d'en face.
rules-places = Un camp rentré ne reçoit plus de cartes ; les autres jouent pour les places suivantes.
rules-forced-discard-loses-turn = Après un { $rank }, la personne suivante défausse une carte et passe son tour.
rules-forced-discard = Après un { $rank }, la personne suivante défausse une carte.
rules-centre-second-cards = Un pion qui vient d'avancer jusqu'à la case { $fields } peut aller au centre avec une deuxième carte : { $ranks }. Elles l'en sortent plus tard.
rules-no-joker-finish = Un joker ne peut pas rentrer le dernier pion d'une équipe.

## Commands: names are lower case, one word, at most 32 characters; descriptions at most 100

command-tock = tock
command-tock-about = Joue au Tock, la course de billes avec des cartes
command-new = ouvrir
command-new-about = Ouvre une table dans ce salon
command-new-ruleset-about = Quelle variante jouer (Tock suisse si rien n'est choisi)
command-new-players-about = Combien de personnes jouent
command-new-mode-about = En équipes ou chacun pour soi
command-new-options-about = Règles maison ; choisis dans la liste
command-join = rejoindre
command-join-about = Prends place à la table de ce salon
command-join-seat-about = Quelle place, par son numéro
command-leave = quitter
command-leave-about = Quitte ta place, ou fais-la garder par un ordinateur aussi longtemps que tu le dis
command-table = table
command-table-about = Vois tes cartes et le plateau ; réessaie aussi les messages privés
command-games = parties
command-games-about = Vois tes tables, où une place est libre, et les parties terminées
command-play = jouer
command-play-about = Joue un coup en l'écrivant
command-play-card-about = La carte et ce qu'elle fait ; choisis dans la liste
command-rules = règles
command-rules-about = Lire les règles de cette table, ou d'une autre
command-rules-ruleset-about = Quelle variante jouer (Tock suisse si rien n'est choisi)
command-rules-players-about = Combien de personnes jouent
command-rules-mode-about = En équipes ou chacun pour soi
command-rules-options-about = Règles maison ; choisis dans la liste
command-settings = réglages
command-settings-about = Vois et change tes choix : images, astuces, heures calmes, ce que je garde de toi
command-anywhere = tock-partout
command-anywhere-about = Énigme du jour, leçons, entraînement, règles, tes résultats et tes parties, où que tu sois
command-server = tock-serveur
command-server-about = Les tables de ce serveur, pour qui peut le gérer
command-server-settings = réglages
command-server-settings-about = Vois et change ce que sont les nouvelles tables de ce serveur
command-server-end = fermer
command-server-end-about = Ferme la table de ce salon, même si elle ne peut pas être lue
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
settings-theme = Plateaux et mains que tu es seul à voir : **{ $theme }**.
settings-looks = Images et astuces
settings-quiet-hours = Heures calmes
settings-language = 🌐 Langue
settings-language-spoken = Langue : **{ $language }**{ $chosen ->
    [discord] , celle de ton Discord.
   *[own] .
}
ask-own-language = Langue dans laquelle je te parle
ask-own-language-as-discord = celle de ton Discord
settings-privacy = Confidentialité
settings-table = À la table
ask-hands = Où arrivent tes cartes
hands-server = comme sur le serveur
hands-direct = en message privé
hands-channel = dans le salon, où tu es seul à les voir
settings-hands = Tes cartes arrivent **{ $hands }**.
ask-next = Avant ton tour
ask-next-told = préviens-moi sans bruit quand c'est le tour d'avant le mien (message privé)
settings-next = Avis discret quand ton tour vient ensuite : **{ $on ->
    [1] oui
   *[other] non
}**.
ask-server-hands = Cartes de qui n'a rien choisi
server-hands-channel = dans le salon, où chacun est seul à voir les siennes
server-settings-hands = Les cartes de qui n'a rien choisi arrivent **{ $hands }**.
ask-theme = Plateaux et mains que tu es seul à voir
ask-shape = Plateau et main
ask-numbers = Numéros sur ces plateaux
ask-notes = Astuces
ask-notes-told = Dire une fois ce que fait une carte spéciale
ask-hours-about = Deux heures pleines, dix d'écart au plus, comme 22-8 ; vide pour aucune
ask-zone = Fuseau horaire
ask-zone-about = Comme Europe/Zurich, ou la ville seule
server-settings-tables = Nouvelles tables
server-settings-looks = Plateaux, cartes, messages
ask-party-about = si le jeu n'est pas pour ce nombre, ce sera le plus proche possible
ask-game-line = { $ruleset }, { $party }
ask-house-rules = Règles maison
ask-language = Langue des tables
ask-language-as-discord = celle de ce serveur sur Discord
ask-server-theme = Plateaux
ask-boards = Plateaux qui restent dans le salon
ask-posts = Messages réguliers
ask-posts-about = Ce qui est ajouté paraît dans le salon où tu te trouves.
ask-post-week = Le lundi, les parties de la semaine
ask-post-puzzle = Chaque matin, l'énigme du jour
shape-tall = haut : la main sous le plateau
shape-wide = large : la main à côté du plateau
settings-shape = Plateau et main : **{ $shape }**.
numbers-every = sur chaque case
numbers-few = là où ils aident
settings-numbers = Numéros sur les plateaux que tu es seul à voir : **{ $numbers }**.
settings-quiet = Heures calmes : **de { $begins } à { $ends }** ({ $zone }) ; dans les parties lentes, aucun délai n'expire alors pour toi.
settings-quiet-none = Heures calmes : **aucune**.
parameter-zone = fuseau
boards-last = seulement le dernier
boards-every = tous

## What is kept of a person

privacy = Je garde ton identifiant Discord, ton nom, ta langue et tes choix, ainsi que les tables où tu as joué : pour que ta place et tes parties soient là quand tu reviens. Personne d'autre n'en sait rien ; je ne lis aucun de tes messages.
privacy-file = Tout ce que je garde de toi est dans le fichier.
privacy-policy = Confidentialité : { $address }
privacy-terms = Conditions d'utilisation : { $address }
privacy-forget-me = M'oublier
privacy-ask = Si je t'oublie, des ordinateurs reprennent tes places, tes choix sont perdus, et plus personne ne peut dire que tu étais de telle ou telle partie. C'est irréversible. Ce qui est écrit dans les salons y reste.
privacy-forget-me-now = M'oublier pour de bon
privacy-forgotten = C'est fait : je ne sais plus qui tu es. Si tu rejoues, on fera connaissance à nouveau.

## The position in words

alt-pawn = { $number } : { $place }
name-with-team = { $name } (équipe { $letter })
alt-pile = Dernière carte défaussée : { $card }, pile : { $cards }.
alt-fields = Sort sur { $start }, tourne vers la maison en { $entry }.
alt-fields-of = { $name } sort sur { $start }, tourne vers la maison en { $entry }.
alt-track = Les cases du parcours sont numérotées de 0 à { $last }.
alt-own = Toi, { $name }
alt-film = La manche { $number } en mouvement ; le message raconte ses coups en mots.

## Le niveau des ordis, et les conseils

level-easy = facile
level-normal = normal
level-hard = fort
levels-told =
    - **Facile** regarde seulement le plateau après un coup, et en joue un qui semble assez bon.
    - **Normal** réfléchit un peu plus loin, et joue parfois le deuxième meilleur coup.
    - **Fort** joue de nombreuses fois la manche dans sa tête avant de choisir, en tirant au sort les cartes qu'il ne voit pas{ $engine ->
        [python] {""} ; sur ce serveur quatre fois moins souvent, ce qui gagne encore 49 parties sur 50 contre qui ne regarde qu'un coup plus loin
       *[core] {""}
    }.
setup-hints = Conseils
setup-hints-chosen = Conseils : { $hints }
setup-hints-allowed = { $hints ->
    [0] aucun
    [one] un par partie pour chacun
   *[other] { $hints } par partie pour chacun
}
setup-hints-unlimited = autant qu'on veut
hint-header = **Un conseil, rien que pour toi :** ce qui semble le mieux, avec tes chances de gagner selon moi.
hint-line = { $place }. { $what } · **{ $percent } %**
hint-give = donner { $card }
hint-left = { $hints ->
    [0] C'était ton dernier conseil de cette partie.
    [one] Il te reste un conseil.
   *[other] Il te reste { $hints } conseils.
}
hint-told = 💡 Conseil demandé dans cette manche : { $names }.
reason-wins = gagne la partie
reason-finishes = donne la { $place }e place
reason-only-one = rien d'autre n'est possible
reason-comes-home = ramène { $pawn } à la maison
reason-enters = sort un pion de la réserve
reason-hits = prend { $pawn }
reason-hits-own-side = prend { $pawn } de ton propre camp
reason-escapes = met { $pawn } hors d'atteinte ({ $name }, { $card })
reason-stays-in-reach = laisse { $pawn } à portée ({ $name }, { $card })
reason-nears-home = amène { $pawn } { $fields ->
    [0] à la porte de sa maison
    [one] à une case de sa maison
   *[other] à { $fields } cases de sa maison
}
reason-takes-turn = coûte à { $name } une carte et un tour
reason-likely-home = dans { $percent } % des manches essayées, un pion de ton camp rentre
reason-likely-hit = dans { $percent } % des manches essayées, ton camp perd un pion
reason-way-out = donne à { $name } de quoi sortir de la réserve
reason-keeps-way-out = garde { $card }, qui sort un pion
refused-hints-off = Il n'y a pas de conseils à cette table ; la personne qui l'a ouverte l'a voulu ainsi.
refused-hints-spent = Tu as déjà eu tous tes conseils de cette partie : { $hints }.
refused-nothing-due = Tu n'as rien à décider pour l'instant ; demande quand ce sera ton tour.
refused-back-off = À cette table, on n'annule pas de coup ; la personne qui l'a ouverte l'a voulu ainsi.
refused-back-rated = Dans une partie classée, quelqu'un d'un autre camp doit l'accepter, et il n'y a personne en ce moment.
refused-back-gone = Ce coup ne peut plus être annulé.

## The clock

setup-pace = Rythme
setup-pace-chosen = Rythme : { $pace }
pace-live = direct, une minute et demie par tour, et trois minutes de réserve par partie
pace-relaxed = tranquille, un quart d'heure par tour
pace-slow = lent, un jour par tour, et trois jours de réserve par partie
pace-open = libre, sans horloge
time-left = ⏳ Temps écoulé { $until }{ $bank ->
    [none] {""}
   *[other] {""}, dont { $bank } de réserve
} ; l'ordinateur jouera alors ce seul tour.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (de retour { $until })
}
table-away = 💤 En pause : { $names }. { $count ->
    [one] Un ordinateur garde la place.
   *[other] Des ordinateurs gardent les places.
}
told-in-stead = ⏱ { $name } (ordinateur)
button-return = Me revoilà
hand-away = { $until ->
    [none] Dans { $channel }, un ordinateur garde ta place jusqu'à ton retour. Rien n'est perdu.
   *[other] Dans { $channel }, un ordinateur garde ta place ; elle est de nouveau à toi { $until }, ou dès ton retour. Rien n'est perdu.
}
went-away = { $until ->
    [none] Un ordinateur garde ta place. Appuie sur **{ button-return }** sous le plateau à ton retour.
   *[other] Un ordinateur garde ta place ; elle est de nouveau à toi { $until }. Si tu reviens plus tôt, appuie sur **{ button-return }** sous le plateau.
}
command-leave-length-about = Combien de temps : 2 heures, 3 jours, ce soir, 18:30 ; sinon tu quittes ta place
command-leave-zone-about = Ton fuseau horaire, par exemple Europe/Zurich ; seulement pour une heure précise
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
refused-away-length = Dis pour combien de temps, par exemple `2 heures`, `3 jours` ou `18:30` : au moins une minute, au plus deux semaines.
refused-away-zone = Pour une heure précise, dis aussi ton fuseau horaire, par exemple `Europe/Zurich` ; ou bien une durée, par exemple `5 heures`.
## The poster of a game that is over

poster-rounds = Manches : { $rounds }
poster-walk = La plus longue marche : { $name }, pion { $number }, { $fields } cases
poster-first-home = Premier à la maison : { $name }, pion { $number }, manche { $round }

## Seats in mid-game

seats-header = Places libres sur ce serveur ; `/tock rejoindre` dans le salon en prend une.
seats-line = - { $channel } · { $rules } · places { $seats }{ $door ->
    [invited] {" "}· sur invitation
   *[open] {""}
}
seats-none = Aucune table de ce serveur n'a de place libre ; `/tock ouvrir` ouvre une table.
asked-seat = ✋ { $name } demande la place { $seat } : qui joue dans ce camp décide, ou à défaut n'importe qui ici.
asked-invited = ✋ { $name } { $stage ->
    [lobby] demande la place { $seat } : c'est { $host } qui décide qui s'assoit ici.
   *[game] demande la place { $seat } : { $host } doit être d'accord, et qui joue dans ce camp aussi.
}
asked-host = ✋ { $name } aimerait s'asseoir à ta table, { $host } : à toi de décider, sous le plateau.
asked-send-away = ✋ { $name } demande que { $who } soit renvoyé de cette table. Tous les autres joueurs assis doivent être d'accord.
asked-end = ✋ { $name } demande de terminer la partie ; qui joue ici peut donner son accord ci-dessous.
button-agree = D'accord avec { $name }
button-let-in = Laisser entrer { $name }
button-decline = Non à { $name }
button-here = Je suis là
button-stand-in = Un ordi pour { $name }
table-asked-whether-there = ❓ On demande s'ils sont encore là : { $names }. **{ button-here }** répond.
asked = C'est demandé ; les autres le voient sous le plateau. Ta propre place est de nouveau à toi à la prochaine donne.
refused-held-a-hand = Tu as déjà eu des cartes dans cette partie et ne peux prendre aucune autre place ; tu peux bien sûr regarder.
refused-seat-kept-for-owner = Cette place est gardée pour quelqu'un d'absent ; si elle reste vide, tu pourras la demander plus tard.
refused-rated-seat = Cette partie est classée : sans partenaire dans ce camp, l'ordinateur garde la place.
refused-still-asked = Il reste du temps pour répondre : ce sera possible { $until }.
refused-sent-away = Tu as été renvoyé de cette table ; seule une personne qui peut gérer le serveur peut t'y admettre de nouveau.
refused-still-there = Cette personne n'a laissé passer aucun tour : personne ne la remplace. Sans horloge, **{ button-more }**, **{ button-call }** demande si elle est là.
refused-not-silent = On n'a pas encore demandé à tous ceux dont c'est la table s'ils sont là : **{ button-more }**, **{ button-call }** le fait.
refused-only-managers = Seule une personne qui peut gérer le serveur et ne joue pas ici peut faire cela. Dans une partie non classée, tous les autres à la table, s'ils sont au moins deux, peuvent renvoyer quelqu'un ensemble.
refused-chosen-enough = Tu as changé ton choix { $changes } fois : maintenant, le dernier compte.
refused-taken-up-today = Tu as repris cette table il y a peu ; ce sera de nouveau possible { $until }.
refused-not-yours-to-agree = C'est aux autres d'être d'accord, pas à toi.

## Coups choisis à l'avance

ahead-heading = **À l'avance, pour ton prochain tour :**
ahead-choose = Choisis une carte. Ton choix est joué dès que vient ton tour, s'il avance et prend encore exactement pareil ; sinon on te demande comme toujours. Personne d'autre ne le voit.
ahead-chosen = Les autres jouent. Choisi à l'avance : **{ $play }**. C'est joué quand vient ton tour, si cela avance et prend encore exactement pareil ; tu es seul à le voir.
ahead-made = Ce que tu avais choisi à l'avance a été joué : { $play }
ahead-unfit-yet = Les autres jouent. Ce que tu as choisi à l'avance n'est pas possible sur le plateau tel qu'il est ; si rien ne change, on te demandera comme toujours.
ahead-unfit = Ce que tu avais choisi à l'avance ne ferait plus la même chose ; rien n'a donc été joué.
button-choose-ahead = Choisir à l'avance
button-drop-ahead = Reprendre ce choix
button-choose-it = Choisir ce coup
refused-not-ahead = Rien ne peut être choisi à l'avance en ce moment.

## Finding one's tables

mine-header = **Tes tables**
mine-none = Tu n'as de place à aucune table ouverte.
mine-line = - { $link } · { $what }
mine-more = … et { $tables } autres.
mine-yours = **c'est ton tour** ({ $since })
mine-turn = au tour de { $name } ({ $since })
mine-exchange = d'autres choisissent encore une carte à passer ({ $since })
mine-lobby = pas commencée ; { $free ->
    [0] tout le monde est là
    [one] une place est libre
   *[other] { $free } places sont libres
} ; ouverte { $since }
mine-away = un ordinateur garde ta place ; **{ button-return }** sous le plateau te la rend
## Parties terminées

button-replay = Revoir
button-export = En fichier texte
button-highlights = Temps forts
button-whole-film = Film entier
film-highlights = **Les temps forts de la partie { $game }**
film-whole = **La partie { $game }, du début à la fin**
alt-game-film = La partie { $game } en mouvement, coup par coup, jusqu'au dernier plateau.
button-hands-open = Toutes les mains
button-hands-own = Une seule main
button-previous-round = Manche précédente
button-previous = Précédent
button-next-round = Manche suivante
replay-header = **Partie { $game } revue** · manche { $number } · coup { $play } sur { $plays }
replay-deals = { $name } distribue.
replay-gave = -# { $name } donne **{ $card }** à { $other }.
alt-held = { $name } tient { $cards }.
export-told = La partie { $game } en texte : chaque main, don et coup, avec la graine dont les cartes découlent.
button-review = Le tournant de la partie
button-share = Partager
button-turn = Coup { $place }
button-mistakes = Apprendre de mes erreurs
review-header = **La partie { $game }, revue.** Pour chaque choix, ce qu'il a laissé filer : combien de fois de moins il gagne que le meilleur, rejoué bien des fois avec ce qu'on pouvait alors savoir.
review-person = { $name } : précis à { $accuracy } % ; { $mistakes ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $mistakes } erreurs
 }, { $percent } % de chances laissées en tout.
review-luck = -# Chance de { $names } : { $kind ->
    [good] + { $percent } %
   *[bad] − { $percent } %
 }.
review-place = **{ $place }** · { $told }
review-played = Manche { $round }, coup { $play } : { $told }
review-gave = Manche { $round } : { $name } donne { $card }
review-cost = -# Gagne { $after } fois sur 100 au lieu de { $before }. Mieux : { $what }
review-no-mistakes = Aucune erreur : aucun choix n'a laissé filer 3 % ou plus.
review-best = ⭐ Le meilleur choix : { $told }, { $percent } % de mieux que tout le reste.
review-working = Examen de la partie : { $done } choix sur { $all } …
mistake-asked = Manche { $round } : ce que tu as fait ici a laissé filer { $percent } %. **Qu'est-ce qui est mieux ?**
mistake-still = Cela laisse encore filer { $percent } %.
mistake-found = ✓ **On ne peut pas faire mieux.**
alt-course = { $name }, manche après manche : { $shares }.
refused-review-one-at-a-time = Une autre partie est déjà en cours d'examen pour toi ; réessaie dans quelques secondes.
refused-review-of-others = Seuls ceux qui ont joué cette partie peuvent la faire revoir, jusqu'à ce que l'un d'eux la partage dans son salon.
refused-no-past-game = Il n'y a pas de partie terminée de ce numéro que tu puisses revoir ; les cartes se montrent une fois la partie finie, à qui y a joué et à qui peut lire son salon.
## Ce que les parties ont donné

button-rated-on = Classée : oui
button-rated-off = Classée : non
button-rated-not-yet = Classée : pas encore
command-stats = statistiques
command-stats-about = Voir ce que tes parties ont donné, ou celles de quelqu'un ici
command-stats-player-about = De qui ; les tiennes si personne n'est choisi
command-leaderboard = classement
command-leaderboard-about = Voir qui est où sur ce serveur
command-leaderboard-standings-about = Quelle liste
command-new-rated-about = Si son résultat compte pour les cotes, avec des gens dans deux camps (oui si rien n'est choisi)
parameter-rated = classée
command-new-thread-about = Si elle a son propre fil (selon le serveur si rien n'est choisi)
parameter-thread = fil
parameter-standings = liste
refused-no-statistics = Il n'y a ici aucune partie finie dont je puisse parler.
refused-statistics-elsewhere = Des autres, je ne parle que sur un serveur où vous êtes tous les deux ; demande là-bas.
privacy-statistics-shown = Qui est avec toi sur un serveur peut voir ce que tes parties y ont donné : `/tock statistiques`, `/tock classement`.
privacy-statistics-hidden = Tes statistiques sont cachées : tu es seul à les voir, et tu n'es dans aucun classement.
privacy-hide = Cacher mes statistiques
privacy-show = Montrer mes statistiques
percent = { $percent } %
rating = { $points } ± { $plus }
rating-new = nouveau · { $games } parties sur { $enough }, { $people } personnes sur { $different }
stats-header-here = **{ $name }** sur ce serveur
stats-header = **{ $name }** sur tous les serveurs
stats-score = Parties : { $games }, gagnées : { $won }
stats-streak = Victoires de suite : { $now } en ce moment, { $best } au mieux
stats-rating-teams = Cote en équipe : { $rating }
stats-rating-alone = Cote chacun pour soi : { $rating }
stats-figure = { $label } : { $count }
stats-entered = Sort le plus souvent avec { $card } : { $times } pions sur { $entered }
stats-missed = Tours joués par l'ordinateur faute de temps : { $missed } sur { $turns }
stats-with = { $name }, victoires : { $won } sur { $games }
stats-rulesets = Victoires par règles
stats-partners = Victoires avec
stats-won-of = { $won } sur { $games }
stats-tile-games = { $games ->
    [one] partie
   *[other] parties
}
stats-tile-won = gagnées
stats-tile-streak = meilleure série
stats-tile-rating-teams = cote, équipe
stats-tile-rating-alone = cote, seul
stats-tile-entered = sort avec
figure-hits-given = prises faites
figure-hits-taken = prises subies
figure-pawns-home = à la maison
figure-longest-walk = marche max.
figure-cards-burnt = cartes brûlées
stats-tile-missed = tours manqués
stats-accuracy = Précision dans { $games ->
    [one] une partie revue
   *[other] { $games } parties revues
 } : { $accuracy } % ; les dernières : { $last }.
stats-tile-accuracy = précision
stats-accuracies = Précision, partie après partie
standings-which = Quelle liste
standings-teams = Cote en équipe
standings-alone = Cote chacun pour soi
standings-month = Victoires du mois
standings-pairs = Paires
standings-pairs-month = Paires du mois
standings-none = Personne n'est encore sur cette liste.
standings-about-rating = -# Les points, et de combien ils peuvent se tromper. L'ordre suit les points moins le nombre après ±. Figure ici qui a dix parties classées contre cinq personnes différentes. À partir de la quatrième partie des mêmes personnes dans une journée, rien ne change. Seules comptent les parties entre personnes de camps différents.
standings-line = **{ $place }** { $names } · { $told }
standings-score = victoires : { $won } sur { $games } ({ $percent } %)
season-name = Saison { $quarter } de { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = Tu n'es pas encore classé : { $games } parties sur { $enough }, contre { $people } personnes sur { $different }.
season-about = -# À chaque saison, tout le monde repart de 1000 points ; on y est classé après cinq parties classées contre cinq personnes différentes. L'ordre suit les points moins le nombre après ±.
season-best = **{ $season }** : { $names }
season-over = 🏁 **{ $season } est terminée**
seasons-none = Personne n'a été classé dans une saison avant celle-ci.
seasons-which = Quelle saison
button-season = Cette saison
button-seasons = Saisons passées
button-season-teams = En équipe
button-season-alone = Chacun pour soi
button-standings = Classement
analysis-opened = La table est ouverte : tu as la place qui doit jouer dans cette position, des ordinateurs ont les autres, et `/tock rejoindre` en reprend une. Les conseils sont libres ; rien ne compte.
refused-game-text = Dans ce fichier, ligne { $line } : { $wrong }.
refused-game-text-size = Ce fichier est trop grand pour le texte d'une partie.
refused-no-such-play = Cette partie a les coups 0 à { $plays } ; choisis-en un.
refused-game-over-there = La partie est finie dans cette position ; choisis un coup plus tôt.
game-text-no-transcript = ce n'est pas le texte d'une partie, qui commence par `tock 1`
game-text-too-long = aucune partie n'est aussi longue
game-text-unreadable = cela ne peut pas être lu
game-text-missing = avant cela il manque une ligne (rules, seed, message, cut ou un seat)
game-text-rules = ces règles n'existent pas
game-text-seed = une graine a 64 chiffres de 0 à f
game-text-seat = cette place n'existe pas
game-text-position = aucune partie ne peut commencer dans cette position
game-text-deal = cette donne ne découle pas de la graine
game-text-gift = cette carte ne peut pas être donnée ici
game-text-number = les coups sont numérotés à partir de 1 sans trou
game-text-turn = c'est à une autre place de jouer
game-text-play = ce coup ne peut pas être joué ici
game-text-drawn = cette carte ne découle pas de la graine
game-text-end = la partie ne finit pas ainsi
game-text-no-end = la fin de la partie manque

## Taking up again what was closed

button-reopen = Reprendre
button-give-up = Fermer pour de bon
reopened = La table continue là où elle en était. Tous les autres sont absents jusqu'à ce qu'ils appuient sur **{ button-return }**.
given-up = { $people ->
    [0] Tout le monde est d'accord : cette table est fermée pour de bon, et **{ button-fair }** montre tout.
    [one] Tu es d'accord. Dès qu'une personne de plus le sera, cette table sera fermée pour de bon.
   *[other] Tu es d'accord. Dès que { $people } personnes de plus le seront, cette table sera fermée pour de bon.
}
refused-not-closed = Cette table continue déjà.
refused-closed-for-good = Cette table est fermée pour de bon ; `/tock ouvrir` en ouvre une autre.
refused-channel-has-table = Une autre table est ouverte dans ce salon ; celle-ci pourra reprendre quand l'autre sera finie.

## Lessons

button-learn = Tu débutes ?
button-next = Suite
button-course-more = Cartes spéciales
button-course-partner = Quoi donner
button-got-it = Compris
button-show-me = Montre-moi
button-skip = Passer
button-all-lessons = Toutes les leçons
lesson-header = **Apprendre le Tock · { $number } sur { $lessons } · { $title }**
lesson-cannot = **{ $card }** ne peut pas être joué maintenant.
lesson-would-play = C'est jouable. Voilà ce que cela ferait : { $play }.
lesson-would-give = Tu pourrais donner **{ $card }**.
lesson-got-it = Parfait ! Essaie dans une partie ce que tu as appris.
lesson-shown-give = Voici comment : tu donnes **{ $card }**.
lesson-shown-play = Voici comment, avec **{ $card }** : { $play }.
lessons-header = **Apprendre le Tock.** Choisis une leçon ; chacune dure un coup.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Tout ce qu'il faut pour jouer
course-more = Cartes spéciales et autres règles
course-partner = Avec un partenaire : quoi donner
lesson-way-out-title = Sortir de la réserve
lesson-way-out-before = Tu es en bas, et tous tes pions attendent en réserve. Seul un roi (K), un as (A) ou un joker en fait sortir un. **Sors un pion.**
lesson-way-out-cannot = Elle fait avancer un pion, or aucun de tes pions n'est encore en jeu : cherche la carte pour sortir.
lesson-way-out-wrong = Cherche la carte pour sortir.
lesson-way-out-after = ✓ Ton pion est sur sa case de départ. De là il fait le tour du plateau dans le sens des aiguilles d'une montre, puis rentre à la maison. Si aucune carte n'est jouable, tu jettes ta main et attends la donne suivante.
lesson-hit-title = Avancer et prendre
lesson-hit-before = Une carte fait avancer d'autant de cases qu'elle l'indique. Qui finit sur la case d'un autre renvoie ce pion à la réserve. **Prends le pion de Blaise** : compte les cases jusqu'à lui.
lesson-hit-wrong = Carl, en face de toi, est ton partenaire : épargne-le. Le pion de Blaise est neuf cases devant.
lesson-hit-after = ✓ Le pion de Blaise est de retour en réserve et doit tout recommencer. Seule compte la case où tu finis ; ceux que tu dépasses ne risquent rien. Tes propres pions et ceux de ton partenaire sont renvoyés de la même façon, et qui peut jouer une carte doit le faire.
lesson-protected-title = Le pion protégé
lesson-protected-before = Le pion de Blaise vient de sortir : sur sa case de départ, il est protégé jusqu'à ce qu'il bouge. Personne ne le prend, personne ne le dépasse. **Joue la seule carte encore jouable.**
lesson-protected-cannot = Elle finirait sur le pion protégé ou le dépasserait, et personne n'en a le droit.
lesson-protected-wrong = Reste derrière le pion protégé.
lesson-protected-after = ✓ Ton pion attend derrière. Le tien est tout aussi à l'abri quand il vient de sortir, et il bloque tout le monde, toi aussi.
lesson-home-title = À la maison, au compte exact
lesson-home-before = Trois cases plus loin se trouve ta case d'entrée ; derrière commence ta maison. Un pion peut y tourner, si le compte est bon, ou refaire un tour. **Ramène ton pion à la maison.**
lesson-home-wrong = Il passerait devant ta maison. Trouve la carte, et l'arrivée, qui mènent dedans.
lesson-home-after = ✓ À la maison, et là personne ne le prend. On n'y saute pas, alors on remplit d'abord les places du fond.
lesson-split-title = Partager un sept
lesson-split-wrong = Un pion est près de sa maison, l'autre trois cases derrière celui de Dora : donne quelques pas à chacun.
lesson-split-after = ✓ Deux choses avec une carte : garde tes sept pour de tels moments. Mais ils prennent aussi tes pions et ceux de ton partenaire.
lesson-gift-title = Une carte pour ton partenaire
lesson-gift-before = Après chaque donne, ton partenaire et toi échangez une carte sans la voir. Tous les pions de Carl attendent en réserve. **Donne à Carl la carte qui l'aide à sortir.**
lesson-gift-wrong = Avec celle-là, Carl ne sortirait pas de la réserve.
lesson-gift-after = ✓ Carl peut sortir maintenant. On redonne des cartes encore et encore ; les pions restent où ils sont. Quand tes quatre sont rentrés, tu joues ceux de Carl : vous gagnez ensemble, avec les huit. C'est tout ce qu'il faut savoir.
lesson-two-ways-out-title = Deux sorties : donnes-en une
lesson-two-ways-out-before = Tous tes pions attendent, et ceux de Carl aussi. Deux de tes cartes font sortir un pion. **Donne-en une à Carl.**
lesson-two-ways-out-wrong = Carl attendrait encore. Un as ou un roi le fait sortir, et tu gardes l'autre.
lesson-two-ways-out-after = ✓ Vous pouvez sortir tous les deux. Sur beaucoup de donnes, qui en donne une gagne 2 parties sur 100 de plus que qui garde les deux.
lesson-own-way-out-title = Ta seule sortie : garde-la
lesson-own-way-out-before = Tous tes pions attendent ; Carl en a deux sur le plateau. Le roi est ta seule sortie. **Donne une autre carte à Carl.**
lesson-own-way-out-wrong = Tu resterais assis toute la manche, et Carl n'en a pas besoin.
lesson-own-way-out-after = ✓ Qui donne sa seule sortie, quand le partenaire a des pions sur le plateau, gagne 1 partie sur 100 de moins. Là où les deux attendent, cela revient presque au même.
lesson-gift-that-hits-title = Une carte qui frappe
lesson-gift-that-hits-before = Un pion de Blaise se trouve neuf cases devant celui de Carl. **Donne à Carl la carte avec laquelle il le frappe.**
lesson-gift-that-hits-wrong = Carl ne pourrait pas le frapper avec elle. Compte de son pion à celui de Blaise.
lesson-gift-that-hits-after = ✓ Une carte avec laquelle le partenaire frappe tout de suite gagne 1 partie sur 100 de plus que la meilleure des autres. Sept, valets et jokers ne sont pas des cadeaux par eux-mêmes : en donner un coûte à peu près autant.
lesson-jack-title = Valet : changer de place
lesson-jack-before = Un valet (J) échange un de tes pions avec un d'une autre couleur sur le parcours. **Va aussi près de ta maison que possible.**
lesson-jack-wrong = Quel pion se trouve juste devant ta maison ?
lesson-jack-after = ✓ Presque un tour entier avec une carte, et Blaise en a perdu autant. Un pion protégé ne s'échange pas.
lesson-joker-title = Joker : n'importe quelle carte
lesson-joker-before = Un joker vaut la carte que tu veux. **Ramène ton pion à la maison, à la place du fond** : elle est à neuf cases.
lesson-joker-wrong = Joue le joker comme un neuf : choisis le pion, puis la place du fond.
lesson-joker-after = ✓ Un joker fait tout ce que peut une carte : sortir, échanger, partager, rentrer.
lesson-four-title = Quatre : en arrière
lesson-four-before = Un quatre avance ou recule. Ton pion vient de sortir, et sa case d'entrée est juste derrière lui. **Épargne-lui tout le tour.**
lesson-four-wrong = En arrière, à quatre pas de la case de départ, il serait juste devant sa maison.
lesson-four-after = ✓ D'ici, il avance droit dans sa maison. Un quatre en main et un pion au départ valent un tour.
lesson-centre-title = Tock Tock Dog : le centre
lesson-centre-before = Au Tock Tock Dog, un pion sur une case numérotée 8 peut aller au centre avec un as, un dix ou un roi, et en ressortir plus tard sur une autre de ces cases. **Va au centre.**
lesson-centre-wrong = Le roi le peut aussi : choisis le centre.
lesson-centre-after = ✓ Avec une autre de ces cartes il ressort où tu veux, devant ta maison par exemple. Les grandes tables suisses ont aussi un centre.
lesson-dog-title = Dog : toucher deux fois le départ
lesson-dog-before = Au Dog, un pion tourne vers sa maison depuis sa case de départ, dès qu'il l'a touchée deux fois. Sa sortie est la première ; y repasser ou s'y arrêter, la seconde. Le tien est revenu avec un quatre. **Ramène-le à la maison.**
lesson-dog-wrong = Cela ne mène pas dedans. Trouve la carte, et l'arrivée, qui tournent à la case de départ.
lesson-dog-after = ✓ En repassant sur sa case de départ, il l'a touchée une seconde fois. Sortir, reculer de quatre, rentrer : rien n'est plus rapide.
lesson-toctoc-title = Toc Toc : as et pions amis
lesson-toctoc-before = Au Toc Toc, un as vaut 1 ou 14, les quatre ne font que reculer, et tes pions ne se dépassent jamais. **Prends le pion de Blaise.**
lesson-toctoc-wrong = Le pion de devant est quatorze cases derrière lui.
lesson-toctoc-after = ✓ Le pion de derrière n'aurait pas pu : un pion de sa couleur barrait la route.
lesson-ttg-title = Tock Tock Dog : valet et départ
lesson-ttg-before = Au Tock Tock Dog, un valet avance de 11 ou échange, et aucun pion n'est protégé, même s'il vient de sortir. **Renvoie le pion de Blaise à la réserve.**
lesson-ttg-wrong = Ainsi il ne serait pas pris. Compte : il est onze cases devant.
lesson-ttg-after = ✓ Ici, personne n'est à l'abri sur la case de départ. Les sept ne prennent qu'à l'arrivée, et reculent aussi à la maison.
lesson-keezen-title = Keezen : un seul tour
lesson-keezen-before = Au Keezen, un pion ne dépasse jamais sa maison : il y entre au compte exact, ou il attend. Les rois font seulement sortir, un sept déplace un ou deux pions. **Ramène ton pion à la maison.**
lesson-keezen-wrong = Cela ne le mène qu'à sa case d'entrée. Elle est à trois cases, et la maison commence juste derrière.
lesson-keezen-cannot = Un huit ou un neuf mènerait au-delà. Ici, personne ne passe outre.
lesson-keezen-after = ✓ Huit et neuf ne servaient à rien : tout près, il faut de petites cartes, ou un valet pour échanger.
lesson-keezen-start-title = Keezen : la case de départ
lesson-keezen-start-before = Un pion sur sa case de départ arrête tout le monde, toi aussi, et personne ne l'échange. Toi seul peux échanger le tien. **Échange-le contre le pion de Blaise, tout près de ta maison.**
lesson-keezen-start-wrong = Pas ce pion. Cherche celui qui est juste avant ta case d'entrée.
lesson-keezen-start-cannot = Ton propre pion est sur le départ : un roi n'y fait pas sortir un second.
lesson-keezen-start-after = ✓ Presque un tour d'un coup, et Blaise recommence.
lesson-jackaroo-king-title = Jackaroo : le roi
lesson-jackaroo-king-before = Au Jackaroo, un roi qui avance de treize prend tout sur son chemin. Sinon, nul pion n'en dépasse un de sa couleur, ni deux pions côte à côte. **Prends les deux pions de Blaise.**
lesson-jackaroo-king-wrong = Ainsi les pions de Blaise restent là. Avance des treize cases du roi.
lesson-jackaroo-king-cannot = Un huit dépasserait les deux pions de Blaise, et c'est un mur.
lesson-jackaroo-king-after = ✓ Un roi n'épargne personne, pas même les tiens : garde tes distances.
lesson-jackaroo-five-title = Jackaroo : le cinq
lesson-jackaroo-five-before = Un cinq déplace ton pion, ou n'importe lequel sur le parcours. Celui d'un adversaire passe alors devant sa maison et doit refaire un tour. **Gâche le retour de Blaise.**
lesson-jackaroo-five-wrong = Ainsi Blaise rentre quand même. Le pion à pousser est deux cases avant son entrée.
lesson-jackaroo-five-after = ✓ Un tour de plus pour Blaise. Le pion de ton partenaire, lui, rentre avec ton cinq.
lesson-jackaroo-ten-title = Jackaroo : le dix
lesson-jackaroo-ten-before = Un dix avance de dix, ou brûle une carte de la personne suivante, qui perd son tour. Blaise n'a qu'une carte et va rentrer. **Brûle-la.**
lesson-jackaroo-ten-wrong = Alors Blaise joue cette carte. Sers-toi du dix pour la brûler.
lesson-jackaroo-ten-after = ✓ La carte brûle aux yeux de tous, et Blaise attend la prochaine donne.
lesson-italian-title = Tock italien : le dix
lesson-italian-before = Au Tock italien, qui suit un dix défausse une carte et passe son tour. Un pion sur sa propre case de départ bloque tous les autres. **Fais défausser Blaise.**
lesson-italian-wrong = Seul un dix fait cela.
lesson-italian-after = ✓ Blaise défausse une carte et passe son tour. C'était la dernière leçon ; place au jeu.

## The puzzle of the day

puzzle-header = **🧩 Énigme du jour · { $rules } · { $day } · { $difficulty }**
puzzle-easy = facile
puzzle-medium = moyenne
puzzle-hard = difficile
puzzle-asked = Tu joues la place du bas. Un coup est nettement le meilleur : **lequel ?** On ne sait pas ce qui a été joué avant. Ta première réponse compte.
puzzle-solved = ✓ **Résolu !** C'est le meilleur coup.
puzzle-missed = ✗ Ce n'était pas ça. Voici le meilleur coup :
puzzle-best = { $what } · chances de gagner **{ $percent } %**
puzzle-second = Le suivant : { $what } · { $percent } %
puzzle-here = Résolu sur ce serveur : { $solved } sur { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 Résolu aujourd'hui. Reviens demain pour en faire deux de suite !
   *[other] 🔥 Résolu { $days } jours de suite.
}
puzzle-tomorrow = -# Demain il y en aura une autre.
puzzle-shown = ✓ { $who } l'a résolue, dès la première réponse.
puzzle-shown-alt = Un plateau avant la partie, des cartes face cachée et une coche : la réponse n'est pas montrée.
button-show-solved = Montrer ici
command-puzzle = énigme
command-puzzle-about = Résous l'énigme du jour : un coup est nettement le meilleur
puzzle-posted = C'est à la place du bas de jouer, et un coup est nettement le meilleur. Le vois-tu ? **{ button-solve }** te montre les cartes ; personne d'autre ne voit ta réponse.
puzzle-yesterday = -# Celle d'hier : { $solved } sur { $answered } l'ont résolue.
button-solve = Résoudre
puzzle-here-streak = 🏠 Ce serveur, jours de suite : **{ $days }** (record : { $best })
puzzle-here-open = Personne ici ne l'a encore résolue : qui la résout prolonge la série.
puzzle-here-first = **{ $name }** l'a résolue avant les autres.
puzzle-here-you = **Tu** l'as résolue avant les autres.
puzzle-here-header = **🧩 Les énigmes sur ce serveur**
puzzle-here-lately = Ces { $days } derniers jours :
puzzle-here-solver = résolu : { $solved } sur { $answered } · de suite : { $days }
button-puzzles-here = Ce serveur
button-rush = Course aux énigmes
button-rush-begin = C'est parti
button-rush-again = Nouvelle course
rush-header = **⚡ Course aux énigmes**
rush-about = Combien d'énigmes résous-tu en { $minutes } minutes ? On joue selon les règles suisses, les énigmes sont tirées au sort, les faciles d'abord. Après { $most } réponses fausses, c'est fini. Les solutions ne sont pas données.
rush-stands = **⚡ Résolues : { $solved } · fausses : { $wrong } sur { $most } · fin { $ends }**
rush-asked = Tu joues la place du bas. Quel coup est le meilleur ?
rush-right = ✓ Juste !
rush-wrong = ✗ Ce n'était pas ça.
rush-over = **⚡ C'est fini. Résolues : { $solved }**, fausses : { $wrong }.
rush-own = Ton record : { $solved }
rush-best-here = Meilleur score du jour sur ce serveur : { $solved } ({ $names })
refused-own-game = C'est la position d'une partie que tu n'as pas terminée, ou de l'énigme du jour : joue d'abord là-bas, puis reviens.
regular-puzzle = l'énigme du jour
server-settings-puzzle-on = Chaque jour { $channel } reçoit l'énigme du jour.
server-settings-puzzle-off = L'énigme du jour n'est pas publiée.

## Practice

practice-opened = 🎓 Ta partie d'entraînement commence dans nos messages privés : { $link }. Trois ordinateurs de niveau facile, dont ton partenaire, jouent avec toi ; les conseils sont libres, et rien ne compte. Si elle ne t'y parvient pas, **{ button-hand }** la montre ici.
practice-running = 🎓 Ta partie d'entraînement continue dans nos messages privés : { $link }.
practice-here = 🎓 Aucun de mes messages privés ne te parvient, ta partie d'entraînement se joue donc ici : **{ button-hand }** la montre, et toi seul la vois.
practice-place = 🎓 entraînement
practice-wait = Les ordinateurs jouent. Ton prochain tour arrive de lui-même ; **{ button-hand }** le montre ici.
practice-better = 💡 Bien mieux aurait été : { $what } · chances de gagner **{ $percent } %**
button-stop-advice = Ne plus me donner d'avis
practice-advice-stopped = D'accord : je ne dirai plus rien de tes coups. `/tock entraînement` avec avis me fait reparler.
command-practice = entraînement
command-practice-about = Joue seul contre des ordinateurs faciles, en messages privés
command-practice-advice-about = Si on te dit qu'un autre coup aurait été bien meilleur
parameter-advice = avis

## Commands for who learns

command-learn = apprendre
command-learn-about = Apprends le Tock en deux minutes, coup par coup

## What is told once, when somebody first holds a card

note-joker = 💡 **{ $card }** vaut n'importe quelle carte : appuie dessus pour voir tout ce qu'il peut.
note-swap = 💡 **{ $card }** échange ton pion avec un d'une autre couleur.
note-seven = 💡 **{ $card }**, c'est sept pas, pour un pion ou partagés entre plusieurs ; attention à ceux qu'il prend en chemin.
note-back = 💡 **{ $card }** va aussi en arrière : depuis ta case de départ, c'est presque la maison.
note-enters = 💡 **{ $card }** sort un pion de la réserve.
note-nothing = 💡 Tu n'as rien fait de mal : seule une carte pour sortir met le premier pion en jeu, et environ une première main sur quatre n'en a pas. La prochaine donne apporte de nouvelles cartes. Pendant que les autres jouent : une leçon de deux minutes, ou une partie d'entraînement ?
note-discard = 💡 La carte que tu défausses ne fait rien : choisis celle qui te manquera le moins.
notes-once = -# Dit une fois par carte. `/tock réglages` met fin à ces astuces.
settings-notes = Astuces sur les cartes tenues pour la première fois : { $on ->
    [0] aucune
   *[other] oui
}.

## Help, by what one wants to do

help = **Que veux-tu faire ?** Appuie sur ce qui convient ; tu seras seul à voir la réponse.
help-play = Jouer maintenant
help-play-told = **Jouer maintenant**
    - Avec des amis : `/tock ouvrir` ouvre une table dans un salon. Ils appuient sur **{ button-sit }** à côté d'une place, des ordinateurs complètent, **{ button-start }** lance la partie.
    - En solo, tout de suite : **{ errand-practice }** est une partie contre des ordinateurs faciles dans nos messages privés, avec des conseils libres.
    - **{ errand-games }** montre où il manque quelqu'un sur ce serveur.
    - On t'appelle quand c'est à toi : appuie sur une carte, puis sur ce qu'elle doit faire. Tes cartes arrivent par message privé ; elles sont aussi derrière **{ button-hand }** sous le plateau.
help-learn = Apprendre le jeu
help-learn-told = **Apprendre le jeu**
    - Jamais joué : **{ errand-learn }**, six coups en deux minutes.
    - Pour essayer : **{ errand-practice }**, avec un mot quand un autre coup aurait été bien meilleur.
    - En jouant : appuie sur une carte pour lire ce qu'elle fait ; **{ button-hint }** te dit les meilleurs coups, rien qu'à toi.
    - Toutes les règles, avec des plateaux qui les montrent : **{ button-rules }**.
    - De quoi réfléchir : **{ errand-puzzle }**.
help-anywhere = - Dans d'autres serveurs, en groupe, à deux : [ajoute-moi pour toi]({ $link }), puis écris `/tock-partout`.
help-games = Voir mes parties
help-games-told = **Mes parties**
    - **{ errand-games }** montre où tu joues, sur tous les serveurs, et à qui de jouer.
    - Je dois partir : `/tock quitter` avec une durée fait garder ta place par un ordinateur, sans durée la laisse ; `/tock rejoindre` la reprend.
    - Ce qui vient d'être joué : **{ button-log }** sous le plateau. Une partie terminée, coup par coup : **{ button-replay }** sous son affiche, ou `/tock parties`.
    - Ce que mes parties ont donné : **{ errand-stats }**.
help-look = Changer l'aspect
help-look-told = **L'aspect**
    - Les couleurs des images que tu es seul à voir : choisis-les ci-dessous.
    - Ta main sous le plateau ou à côté, des numéros sur toutes les cases, des heures calmes, ne plus voir les astuces : `/tock réglages`.
    - Pour tout un serveur, si tu peux le gérer : `/tock-serveur réglages`.
help-look-chosen = Les images que tu es seul à voir sont maintenant : **{ $theme }**.
help-stuck = Quelque chose bloque
help-stuck-told = **Quelque chose bloque**
    - Je ne vois pas de cartes : **{ button-hand }**. `/tock table` réessaie aussi les messages privés.
    - Mes cartes sont grises : aucun pion ne peut faire ce qu'elles disent. Ta main dit si tu la jettes ou si tu défausses ; quand tes pions sont en réserve, seule une carte qui fait sortir aide.
    - Où est le plateau ? **{ errand-table }** le montre avec ta place en bas.
    - C'était une erreur : **{ button-take-back }**, juste après.
    - On me dit qu'un bouton est d'un moment passé : **{ button-hand }** en donne de nouveaux.
    - Quelqu'un ne joue pas : là où il y a une horloge, un ordinateur joue ce tour. Un bouton sous le plateau met un ordinateur à la place de qui en a laissé passer un, jusqu'à son retour ; sans horloge, **{ button-more }**, **{ button-call }** demande d'abord ; **{ button-more }**, **{ button-ask-end }** termine la table.
    - Je ne dis rien dans un salon : là, il me faut { permission-view-channel }, { permission-send-messages } et { permission-attach-files }.
anywhere = **Tock, où que tu sois**
    Toi seul vois ce que montrent ces boutons. Pour jouer avec d'autres, fais-moi ajouter à un serveur et écris-y `/tock ouvrir`.
errand-new = Nouvelle table
errand-practice = Entraînement
errand-learn = Leçons
errand-rules = { button-rules }
errand-puzzle = Énigme du jour
errand-games = Mes parties
errand-stats = Mes résultats
errand-table = { button-hand }
command-help = aide
command-help-about = Que veux-tu faire ? Jouer, apprendre, voir tes parties, changer l'aspect, débloquer
about = Le Tock entre amis, dans un salon : la course de billes avec des cartes, qu'on appelle aussi Toc, Dog ou Keezen. Tape /tock aide : tu y liras comment jouer maintenant, apprendre le jeu en deux minutes, trouver tes parties, et que faire si quelque chose bloque.

## Watching

button-watch = Me prévenir à la fin
watch-begun = Tu recevras un message privé quand cette table sera finie. **{ button-watch }** encore une fois y met fin.
watch-dm-closed = Tu recevrais un message privé quand cette table sera finie, mais les tiens sont fermés : ouvre-les, puis `/tock table` réessaie.
watch-stopped = On ne te dira plus rien de cette table.
watched-ended = La table que tu suivais est finie : { $link }
refused-many-watch = Trop de personnes suivent déjà, ici ou toi ailleurs ; attends qu'une de ces tables soit finie.
refused-plays-here = Tu joues toi-même ici : la fin te sera annoncée de toute façon.
refused-gives-first = D'abord chacun donne une carte : les tiennes sont derrière **{ button-hand }** sous le plateau.

## Guesses of those who watch

button-guess = Pronostic
guess-told = 🔮 **Qu'en penses-tu ?** Toi seul vois tes pronostics. C'est pour des points, rien d'autre : les meilleurs sont dits avec l'affiche, à la fin.
guess-winner = Qui gagne ?
guess-home = Le pion de qui rentre le prochain ?
guess-winner-worth = **Qui gagne ?** Dit maintenant, et juste, cela vaut { $points } points : un de moins pour chaque quart de ses pions qu'un camp rentre à la maison ; à trois quarts, c'est trop tard.
guess-winner-closed = **Qui gagne ?** Un camp a trois quarts de ses pions à la maison : c'est trop tard.
guess-home-worth = **Le pion de qui rentre le prochain à la maison ?** Plus tôt tu le dis, plus cela vaut : d'un à trois points.
guess-yours = Tu dis : { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 Meilleurs pronostics, en points : { $names }
refused-guess-of-player = Qui joue ici, a joué ou attend une place ne fait pas de pronostic.
refused-guess-closed = C'est trop tard pour ce pronostic.
refused-guess-late = La partie a continué : c'était trop tard. **{ button-guess }** montre ce que tu peux dire maintenant.
refused-guesses-off = Sur ce serveur, personne ne fait de pronostics ; qui le gère l'a voulu ainsi.
server-settings-guesses-on = Qui regarde peut dire qui va gagner.
server-settings-guesses-off = Qui regarde ne fait pas de pronostics.
server-guesses-begin = Permettre les pronostics
server-guesses-end = Pas de pronostics
server-settings-gathering = Lieux et appels
server-settings-in-threads = Les nouvelles tables ont leur propre **fil**.
server-settings-in-channels = Les nouvelles tables sont dans le **salon** où on les ouvre.
ask-places = Où sont les nouvelles tables
places-channel = Dans le salon
places-thread = Dans un fil à elles

## Calling for players

button-call-players = Appeler des joueurs
button-be-called = M'appeler pour jouer
button-not-called = Ne plus m'appeler
call-waits = 📣 { $host } attend des joueurs : **{ $rules }**, { $free ->
    [one] une place libre
   *[other] { $free } places libres
}.
called-now = On t'appelle quand une table attend des joueurs ici, mais pas pendant tes heures calmes.
called-by-role = Tu as maintenant le rôle { $role } : on t'appelle quand une table attend des joueurs ici.
called-no-more = On ne t'appelle plus pour jouer ici.
called-role-kept = Tu as toujours le rôle { $role }, que je ne peux pas retirer : demande à qui gère ce serveur.
refused-calls-off = Sur ce serveur, on n'appelle personne pour jouer ; qui le gère l'a voulu ainsi.
refused-call-of-host = Seul l'hôte de la table appelle des joueurs.
refused-call-no-seat = Aucune place n'est libre.
refused-call-too-soon = On vient d'appeler des joueurs sur ce serveur. Le prochain appel est possible { $at }.
refused-call-nobody = Personne ici ne veut être appelé, ou tous dorment ou sont à la table. Dans `/tock aide`, **{ help-play }**, il y a **{ button-be-called }**.
refused-role-everyone = On n'appelle jamais tout le monde : choisis un rôle qu'on a parce qu'on veut être appelé.
refused-role-mention = Je ne peux pas mentionner { $role }. Permets à tous de le mentionner dans les paramètres du rôle, ou donne-moi { $permissions }.
permission-mention-everyone = Mentionner @everyone, @here et tous les rôles
permission-manage-roles = Gérer les rôles
server-settings-calls = { $hours ->
    [0] Les tables qui attendent des joueurs n'appellent personne.
    [1] Une table qui attend peut appeler { $who }, une fois par heure sur tout le serveur.
   *[other] Une table qui attend peut appeler { $who }, une fois en { $hours } heures sur tout le serveur.
}
server-calls-list = qui l'a demandé
server-settings-calls-not-given = Je ne peux pas donner { $role } : il me faut { $permissions } et un rôle au-dessus. Qui appuie sur **{ button-be-called }** est sur une liste, et on l'appelle aussi.
ask-role = Quel rôle on appelle
ask-role-about = Sans rôle, je tiens une liste de qui veut être appelé.
ask-calls = Tous les combien une table peut appeler
ask-calls-hours = { $hours ->
    [0] Jamais
    [1] Une fois par heure
   *[other] Une fois en { $hours } heures
}

## What is posted by the calendar

week-header = 🗓️ **La semaine de Tock**
week-games = { $games ->
    [one] Une partie s'est terminée
   *[other] { $games } parties se sont terminées
}, avec { $players ->
    [one] une personne d'ici
   *[other] { $players } d'entre vous
} à table.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }**, victoires : { $won } sur { $games }
week-hits = 💥 { $hits ->
    [one] Un pion a été pris
   *[other] { $hits } pions ont été pris
}, dont { $most } par **{ $name }**
week-walk = 🏃 La plus longue marche : **{ $name }**, { $fields } cases
week-footer = Nouvelle semaine, nouvelles cartes : `/tock ouvrir` ouvre une table.
regular-week = le message sur les parties de la semaine
regular-given-up = Je ne peux plus mettre { $what } dans { $channel } : je n'ai pas le droit d'y écrire. C'est désormais désactivé ; une personne qui gère le serveur peut le réactiver avec `/tock-serveur réglages`.
server-settings-week-on = Chaque lundi, { $channel } reçoit un message sur les parties de la semaine.
server-settings-week-off = Aucun message ne raconte les parties de la semaine.

## A series of games

setup-series = Série : 3 victoires
button-again-next = Partie suivante
button-again-series = En trois victoires
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = Série en { $first } victoires : { $score } ; partie { $number } sur { $most } au plus
series-left = Ici commence une nouvelle série : celle d'avant ne continue pas.
series-left-at = D'autres sont assis ici : la série qui en était à { $score } ne continue pas.
series-goes-on = Série en { $first } victoires : { $score }
series-won = 🏆 { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
} la série : { $score }
series-given-up = La série s'arrête ici, à { $score } : quelqu'un est parti pour de bon.
stats-series = Séries jouées : { $games }, gagnées : { $won }
stats-tile-series = séries gagnées

## A game as a web page

button-page = En page web
page-told = La partie { $game } en une page pour tout navigateur : enregistre-la et ouvre-la, ou envoie-la à des amis. { $names ->
    [named] Tous ceux qui ont joué y laissent leur nom.
   *[seats] Les places y remplacent les noms des personnes.
 }
refused-page-of-others = Seuls ceux qui ont joué une partie peuvent l'avoir en page.
privacy-pages-unnamed = Les pages web que tes partenaires de jeu font de vos parties t'appellent par ta place.
privacy-pages-named = Les pages web de tes parties peuvent dire ton nom, si tous ceux qui ont joué sont d'accord.
privacy-pages-name = Mon nom dans les pages
privacy-pages-unname = Pas de nom dans les pages
page-title = Tock, partie { $game }
page-gave = { $name } donne { $card } à { $other }.
page-back = Un pas en arrière
page-on = Un pas en avant
page-round-back = À la manche précédente
page-round-on = À la manche suivante
page-step = Étape de la partie
page-hands = Toutes les mains
page-course = Chances de gagner
page-story = La partie
page-keys = Les flèches, un balayage ou le curseur passent d'une étape à l'autre ; Page précédente et Page suivante, d'une manche à l'autre.

## Un tournoi d'un soir

button-tournament = Tournoi
button-enter = Participer
button-partner = Mon partenaire
button-withdraw = Ne plus jouer
button-begin = Commencer le tournoi
button-drop = Retirer quelqu'un
button-call-off = Annuler
ask-tournament-mode = Qui s'inscrit
ask-tournament-rounds = Rondes
ask-tournament-minutes = Durée maximale d'une ronde
ask-tournament-minutes-about = Ensuite les pions à la maison décident des parties inachevées.
tournament-singles = Individuel
tournament-singles-about = Chacun s'inscrit seul et change de partenaire à chaque ronde.
tournament-pairs = Paires
tournament-pairs-about = On reste à deux pendant tout le tournoi.
tournament-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
tournament-minutes = { $minutes } minutes
tournament-called = Le tournoi est annoncé : on s'inscrit par le message dans ce salon, et c'est là que tu le commences.
tournament-header = 🏆 **Tournoi** · { $mode } · { $rules } · { $rounds } de { $minutes } minutes au plus · annoncé par { $host }
tournament-entered = { $people ->
    [0] Personne ne s'est encore inscrit.
    [one] Une personne s'est inscrite :
   *[other] { $people } personnes se sont inscrites :
}
tournament-begun = Il a commencé.
tournament-called-off = Il est annulé. Les parties en cours continuent pour elles-mêmes.
tournament-dropped = { $name } ne joue plus.
tournament-withdrawn = Tu ne joues plus dans ce tournoi.
tournament-partner = Avec qui veux-tu jouer ? Deux personnes qui se choisissent forment une paire ; qui n'a personne au début en reçoit par tirage au sort.
tournament-partner-asked = Tu as choisi { $name }, qui ne t'a pas encore choisi et le voit sous **{ button-partner }**.
tournament-paired = Tu formes une paire avec { $name }.
tournament-wants-you = aimerait jouer avec toi
tournament-nobody-free = Personne d'autre n'est encore sans partenaire.
tournament-table = Ronde { $round } · Table { $number }
tournament-table-who = **{ $table }** : { $who }
tournament-against = { $first } contre { $second }
tournament-computer = un ordinateur
tournament-call = { $who } : appuyez sur **{ button-here }** en moins de { $minutes } minutes. La partie commence quand tout le monde est là ; l'ordinateur prend ensuite les autres places.
tournament-call-about = La ronde finit { $minutes } minutes plus tard au plus : alors les pions à la maison décident.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **Après la ronde { $round } sur { $rounds }**
tournament-standings-heading = Après la ronde { $round } sur { $rounds }
tournament-title = Tournoi : { $rules }
tournament-next-round = La ronde { $round } commence : chacun est appelé dans un nouveau fil.
tournament-last-round = C'était la dernière ronde.
tournament-winners = 🥇 **{ $names }** : félicitations !
tournament-place = { $place }. { $names } : { $told }
tournament-score = { $points } ({ $opponents }, { $home })
tournament-order = 2 points par partie gagnée, 1 par égalité. Entre parenthèses : les points des adversaires et ses pions à la maison.
tournament-your-table = Ta table pour cette ronde : { $thread }
tournament-call-off-sure = Annuler le tournoi pour tout le monde ?
tournament-given-up = Je ne peux plus écrire dans { $channel } ; le tournoi y est donc annulé.
table-closed-time = La ronde était finie : les pions à la maison ont décidé de cette partie pour le tournoi. **{ button-reopen }** la continue entre vous.
refused-tournament-gone = Ce tournoi est terminé.
refused-tournament-goes-on = Un tournoi a déjà lieu dans { $channel } ; qui l'a annoncé, ou gère le serveur, peut l'y annuler.
refused-tournament-begun = Le tournoi a commencé ; on ne s'inscrit plus.
refused-tournament-full = { $most } personnes se sont inscrites, il n'y a plus de place.
refused-tournament-not-entered = Il faut être inscrit : appuie d'abord sur **{ button-enter }**.
refused-tournament-not-host = Seul qui a annoncé le tournoi, ou gère le serveur, le peut.
refused-tournament-not-your-game = Ce n'est pas ta table pour cette ronde.
refused-tournament-too-late = Cette partie a commencé ou est finie. On t'appellera de nouveau à la ronde suivante.
refused-tournament-place = Un tournoi s'annonce dans un salon textuel, car ses tables sont dans des fils en dessous.
refused-tournament-managers = Ici, seuls ceux qui gèrent le serveur annoncent des tournois.
server-settings-callers = Les tournois sont annoncés par { $who ->
    [anybody] tout le monde
   *[managers] ceux qui gèrent le serveur
}.
server-settings-call = { $who ->
    [anybody] Tournois ouverts à tous
   *[managers] Tournois par les gérants seuls
}
permission-create-public-threads = Créer des fils publics
