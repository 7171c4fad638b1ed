# Ce qu'on apprend, en français : leçons, notes, énigmes, aide. Blaise, Carl et Dora sont à gauche, en face et à droite.

## Lessons

button-learn = Tu débutes ?
button-next-lesson = Suite
button-next-course = Cartes spéciales
button-got-it = Compris
lesson-header = **Apprendre le Tock · { $number } sur { $lessons } · { $title }**
lesson-cannot = **{ $card }** ne peut pas être joué maintenant.
lesson-would-play = C'est jouable. Voilà ce que cela ferait : { $play }.
lesson-would-give = Tu pourrais donner **{ $card }**.
lesson-got-it = Parfait ! `/tock apprendre` montre toutes les leçons quand tu veux.
lessons-header = **Apprendre le Tock.** Choisis une leçon ; chacune dure un coup.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = Tout ce qu'il faut pour jouer
course-more = Cartes spéciales et autres règles
lesson-way-out-title = Sortir de la réserve
lesson-way-out-before = Tu es en bas, et tous tes pions attendent en réserve. Seul un roi (K), un as (A) ou un joker en fait sortir un. **Sors un pion.**
lesson-way-out-cannot = Elle avance, et aucun de tes pions n'est encore en jeu : cherche la carte pour sortir.
lesson-way-out-wrong = Cherche la carte pour sortir.
lesson-way-out-after = ✓ Ton pion est sur sa case de départ. De là il fait le tour du plateau dans le sens des aiguilles d'une montre, puis rentre à la maison.
lesson-hit-title = Avancer et prendre
lesson-hit-before = Une carte avance d'autant de cases qu'elle dit. Qui finit sur la case d'un autre renvoie ce pion à la réserve. **Prends le pion de Blaise** : compte les cases jusqu'à lui.
lesson-hit-wrong = Carl, en face de toi, est ton partenaire : épargne-le. Le pion de Blaise est neuf cases devant.
lesson-hit-after = ✓ Le pion de Blaise est de retour en réserve et doit tout recommencer. Seule compte la case où tu finis ; ceux que tu dépasses ne risquent rien.
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
lesson-split-before = Un sept, c'est sept pas pour autant de tes pions que tu veux, et il prend tous les pions qu'il dépasse. **Avec un seul sept, ramène un pion à la maison et prends celui de Dora.** Les nombres sur fond noir sont des pas.
lesson-split-wrong = Un pion est près de sa maison, l'autre trois cases derrière celui de Dora : donne quelques pas à chacun.
lesson-split-after = ✓ Deux choses avec une carte : garde tes sept pour de tels moments. Mais ils prennent aussi tes pions et ceux de ton partenaire.
lesson-gift-title = Une carte pour ton partenaire
lesson-gift-before = Après chaque donne, ton partenaire et toi échangez une carte sans la voir. Tous les pions de Carl attendent en réserve. **Donne à Carl la carte qui l'aide à sortir.**
lesson-gift-wrong = Carl ne sortirait pas de la réserve avec elle.
lesson-gift-after = ✓ Carl peut sortir maintenant. Vous gagnez ensemble, avec vos huit pions à la maison. C'est tout : `/tock règles` dit le reste.
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
lesson-toctoc-title = Toc Toc : as et pions amis
lesson-toctoc-before = Au Toc Toc, un as vaut 1 ou 14, les quatre ne font que reculer, et tes pions ne se dépassent jamais. **Prends le pion de Blaise.**
lesson-toctoc-wrong = Le pion de devant est quatorze cases derrière lui.
lesson-toctoc-after = ✓ Le pion de derrière n'aurait pas pu : son propre collègue barrait la route.
lesson-ttg-title = Tock Tock Dog : valet et départ
lesson-ttg-before = Au Tock Tock Dog, un valet avance de 11 ou échange, et aucun pion n'est protégé, même s'il vient de sortir. **Renvoie le pion de Blaise à la réserve.**
lesson-ttg-wrong = Ainsi il ne serait pas pris. Compte : il est onze cases devant.
lesson-ttg-after = ✓ Ici, personne n'est à l'abri sur la case de départ. Les sept ne prennent qu'à l'arrivée, et reculent aussi à la maison.
lesson-italian-title = Tock italien : le dix
lesson-italian-before = Au Tock italien, qui suit un dix défausse une carte et passe son tour. Un pion sur sa propre case de départ bloque tous les autres. **Fais défausser Blaise.**
lesson-italian-wrong = Seul un dix fait cela.
lesson-italian-after = ✓ Blaise défausse une carte et passe son tour. C'était la dernière leçon ; place au jeu.

## The puzzle of the day

puzzle-header = **🧩 Énigme du jour · { $day } · { $difficulty }**
puzzle-easy = facile
puzzle-medium = moyenne
puzzle-hard = difficile
puzzle-asked = Règles suisses, et tu joues la place du bas. Un coup est nettement le meilleur : **lequel ?** On ne sait pas ce qui a été joué avant. Ta première réponse compte.
puzzle-solved = ✓ **Résolu !** C'est le meilleur coup.
puzzle-missed = ✗ Ce n'était pas ça. Voici le meilleur coup :
puzzle-best = { $what } · chances de gagner **{ $percent } %**
puzzle-second = Le suivant : { $what } · { $percent } %
puzzle-here = Résolu sur ce serveur : { $solved } sur { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 Résolu aujourd'hui. Reviens demain pour en faire deux de suite !
   *[other] 🔥 Résolu { $days } jours de suite.
}
puzzle-tomorrow = -# Demain il y en aura une autre. `/tock apprendre` enseigne le jeu.
command-puzzle = énigme
command-puzzle-about = Résous l'énigme du jour : un coup est nettement le meilleur

## Commands

command-learn = apprendre
command-learn-about = Apprends le Tock en deux minutes, coup par coup
