# Every text of the bot in Arabic. Commands keep their English names: Discord has no Arabic of its own.
# Terms are those of Jackaroo: a pawn is a stone (حجر), the reserve is the house (البيت), the start field is the base
# (القاعدة), home is the safe place (الأمان), and a pawn that is hit is eaten (أكل). Arrows point the way of reading.
# In messages that Discord shows, **bold** and `code` are Discord's own marks.

## Words

language-name = العربية
joker = جوكر
and = و
comma = ،
pawn = الحجر { $number }
protected = محميّ
place-home = الأمان { $depth }
place-centre = الوسط
place-reserve = البيت
round = الجولة { $number }
computer-name = { $name } (لاعب آلي، { $level })
player-nameless = اللاعب { $number }
player-forgotten = أحدهم

## Captions of cards

action-any = تحلّ محلّ أي ورقة
action-forward = { $steps } للأمام
action-forward-anyone = { $steps } لأي حجر
action-back = { $steps } للخلف
action-enter = تنزيل
action-seven = تقسيم 7
action-swap = تبديل
action-draw = سحب ورقة
action-burn = حرق ورقة
action-centre = إلى الوسط
action-from-centre = من الوسط

## Possible moves

play-as = كأنها { $rank }: { $moves }
in-a-row = { $before }؛ { $after }
play-second = { $moves }؛ ثم بورقة { $card }: { $second }
play-draw = اسحب ورقة من { $name }
play-burn = احرق ورقة من أوراق { $name }
play-burn-choice = ألزِم { $name } بحرق ورقة
play-throw-in = ارمِ كل أوراقك
play-discard = ارمِ الورقة
move-enter = { $pawn } ينزل على { $goal }
move-walk = { $pawn }: { $origin } ← { $goal }
move-swap = { $pawn } في { $origin } ⇄ { $other } في { $goal }
brief-to = { $pawn } إلى { $goal }
brief-to-alone = إلى { $goal }
brief-back = { $pawn }: { $back } إلى { $goal }
brief-back-alone = { $back } إلى { $goal }
brief-enter = أنزِل { $pawn }
brief-swap-with = { $pawn }: تبديل مع { $other }
brief-swap-alone-with = تبديل مع { $other }
move-hits = ، يأكل { $victims }
own-pawn = حجره { $number }
your-own-pawn = حجرك أنت { $number }
your-partners-pawn = حجر شريكك { $number }
partners-pawn = الشريك { $pawn }
pawn-of = { $name } { $number }

## Moves that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · سحب ورقة من { $other }
told-burn = { $name } { $cards } · حرق { $burnt } من أوراق { $other }، فضاع دوره
told-burn-choice = { $name } { $cards } · على { $other } أن يحرق ورقة ويخسر دوره
told-throw-in = { $name } · لا ورقة تصلح للعب، فرمى { $cards }
told-discard-made = { $name } · رمي إجباري: { $cards }
told-discard-unplayable = { $name } · لا ورقة تصلح للعب، فرمى { $cards }
told-discard = { $name } · رمى { $cards }
told-round = — الجولة { $number } —
told-home = 🏅 { $count ->
    [one] { $names } أدخل كل أحجاره
    [two] { $names } أدخلا كل أحجارهما
    [few] { $names } أدخلوا كل أحجارهم
    [many] { $names } أدخلوا كل أحجارهم
   *[other] { $names } أدخلوا كل أحجارهم
}: المركز { $place ->
    [1] الأول
    [2] الثاني
    [3] الثالث
   *[other] { $place }
}! ويواصل الآخرون اللعب.

## Pictures in words

alt-seat = { $name }: على اللوحة { $pawns }؛ وفي البيت { $waiting }؛ { $cards ->
    [0] بلا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards } أوراق
    [many] { $cards } ورقة
   *[other] { $cards } ورقة
}.
alt-none = لا شيء
alt-lobby-seat = المقعد { $number }: { $name }.
hand-cards = أوراقك: { $cards }.

## The lobby

lobby-header = **توك** · { $rules }
    طاولة { $host }. تفضّل بالجلوس!
lobby-seat = { $sign } **{ $number }** · { $name }
lobby-nobody = شاغر
lobby-kept = محجوز باسم { $name }
lobby-free = { $free ->
    [one] بقي مقعد شاغر واحد.
    [two] بقي مقعدان شاغران.
    [few] بقيت { $free } مقاعد شاغرة.
    [many] بقي { $free } مقعدًا شاغرًا.
   *[other] بقي { $free } مقعد شاغر.
} ويمكن للاعبين الآليين أن يكملوا العدد.
lobby-kept-seats = { $kept ->
    [one] مقعد واحد محجوز.
    [two] مقعدان محجوزان.
    [few] { $kept } مقاعد محجوزة.
    [many] { $kept } مقعدًا محجوزًا.
   *[other] { $kept } مقعد محجوز.
}
lobby-kept-later = { $kept ->
    [one] ويمكن لصاحبه أن يأتي بعد بدء المباراة أيضًا؛ وحتى ذلك الحين يحفظه لاعب آلي.
    [two] ويمكن لصاحبيهما أن يأتيا بعد بدء المباراة أيضًا؛ وحتى ذلك الحين يحفظهما لاعبان آليان.
    [few] ويمكن لأصحابها أن يأتوا بعد بدء المباراة أيضًا؛ وحتى ذلك الحين يحفظها لاعبون آليون.
    [many] ويمكن لأصحابها أن يأتوا بعد بدء المباراة أيضًا؛ وحتى ذلك الحين يحفظها لاعبون آليون.
   *[other] ويمكن لأصحابها أن يأتوا بعد بدء المباراة أيضًا؛ وحتى ذلك الحين يحفظها لاعبون آليون.
}
lobby-kept-series = السلسلة تستمر مع الأشخاص أنفسهم: نحن بانتظارهم جميعًا.
lobby-full = الجميع هنا: اضغط **ابدأ**.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· بدعوة
   *[open] {""}
}
lobby-rated-not-yet = التصنيف: لا تُحسب إلا إذا جلس أشخاص في فريقين متقابلين
seat-own = هذا مقعدك.
seat-other = من يجلس هنا هو من يقرّر في شأن هذا المقعد.
seat-computer = ما مستوى هذا اللاعب الآلي؟
seat-free = هل تنتقل إلى هذا المقعد، أم تُجلِس فيه لاعبًا آليًا؟
seat-kept = هذا المقعد محجوز. هل تعطيه للاعب آلي، أم تتركه لمن يشاء؟
setup-chosen = **نلعب: { $rules }**
    الاختيار لـ{ $host }، ويراه الجميع في غرفة الانتظار.
setup-header = **نلعب: { $rules }**
    اختر هنا القواعد وعدد اللاعبين؛ والقواعد الإضافية، والسرعة والتلميحات وغيرها لهذه الطاولة، خلف الأزرار. يرى الجميع الاختيار في غرفة الانتظار.
setup-suggested = { $option }: { $about }
setup-ruleset = اللعبة
setup-party = اللاعبون
setup-terms = الطاولة
setup-cut = ابدأ مع قطع الورق
ask-cut = قطع الورق
ask-cut-about = اكتب ما تشاء، فيدخل في خلط الورق؛ ويقرؤه الجميع
ask-terms = وأيضًا
ask-terms-rated = تُحسب في التصنيف
ask-terms-undo = يمكن التراجع عن الحركة بموافقة الآخرين
ask-terms-series = سلسلة: من يسبق إلى ثلاثة انتصارات
ask-terms-invited = لا يجلس إلا من تسمح له

## Buttons

button-sit = اجلس هنا
button-leave = غادر
button-seat = تغيير
button-at-seat = { $button } · { $number }
button-computer-level = لاعب آلي: { $level }
button-open-seat = أخلِ المقعد
button-start = ابدأ
button-fill = أكمل العدد وابدأ
button-setup = اختر القواعد
button-hand = أوراقي
button-log = السجل
button-rules = القواعد
button-more = المزيد
button-words = بالكلمات
button-call = هل من أحد هنا؟
button-ask-end = أنهِ الطاولة
button-send = أخرِج أحدهم
button-let = اسمح بعودة أحدهم
more-told = ما يمكن فعله أيضًا على هذه الطاولة:
ask-whom = من؟
button-last-here = آخر مباراة هنا
button-find-game = مباراة برقمها
button-game-text = أكمل من نصّ
button-play-on = أكمل اللعب من هنا
button-more-options = خيارات أخرى
games-more = يعرض **{ button-find-game }** مباراة منتهية يحق لك أن تراها، حركة بعد حركة. ويفتح **{ button-game-text }** طاولة من موقف في مباراة حفظتها بالزر **{ button-export }**.
games-over = مبارياتك المنتهية
games-line = { $day } · المباراة { $game } · { $what } · المركز { $place }
ask-game-number = رقم المباراة
ask-text = نصّ المباراة
ask-text-about = ملف كالذي تعطيه إعادة المباراة
ask-plays = بعد كم حركة؟
button-again = مباراة أخرى
button-again-score = { button-again } · { $score }
button-again-changed = شركاء آخرون
button-again-drawn = قرعة على المقاعد
button-well-played = 👏 أحسنتم
button-fair = هل التوزيع عادل؟
button-end = أنهِها
button-throw-in = ارمِ كل الأوراق
button-let-go = ارمِها كلها تلقائيًا
button-back = رجوع
button-take-back = تراجع عن حركتي
button-let-undo = اسمح بالتراجع
button-disagree = الحركة تبقى
button-undo-on = التراجع: بالموافقة
button-undo-off = التراجع: ممنوع
button-hint = تلميح
button-play = العبها
button-as-seven = قسّم الـ7

## The table

table-header = **توك · الجولة { $number }**
table-exchange = كل لاعب يمرّر ورقة: اختار { $ready } من { $players }. أوراقك خلف زر **أوراقي** أو في رسائلك الخاصة.
table-exchange-waiting = بانتظار { $names }.
table-dealing = الأوراق تُوزَّع الآن.
table-deserted = لا أحد على الطاولة، والمباراة تنتظر. من غادر يعود بالزر **{ button-return }**؛ والأمر `/tock join` يأخذ مقعدًا غير محجوز لأحد.
table-turn = الدور على { $name }.
table-discard = على { $name } أن يرمي ورقة.
table-discard-lose = على { $name } أن يرمي ورقة، ويخسر هذا الدور.
table-places = 🏅 المراكز: { $names }
table-won = 🏁 { $count ->
   *[other] الفوز لـ{ $names }!
}
table-fought = 🤝 منافسة جميلة، { $names }!
well-played = 👏 **أحسنتم!** { $names }
score-numbers = { $own } – { $their }
score-of-two = 🔁 { $first } **{ $score }** { $second }
score-side = { $name } **{ $won }**
score-of-many = 🔁 المباريات التي فاز بها كل طرف: { $each }
offer-post-week = -# لمن يدير السيرفر: يمكنني أن أنشر في هذه القناة كل اثنين ملخّص الأسبوع في توك.
offer-post-puzzle = -# لمن يدير السيرفر: يمكنني أن أنشر في هذه القناة لغزًا كل صباح.
button-post-week = انشر ملخّص الأسبوع
button-post-puzzle = انشر لغز اليوم
offer-post-week-on = سأنشر ملخّص الأسبوع في { $channel } كل اثنين. يمكنك إيقافه بالأمر `/tock-server settings`.
offer-post-puzzle-on = سأنشر لغزًا في { $channel } كل صباح. يمكنك إيقافه بالأمر `/tock-server settings`.
table-closed = أُنهيت هذه الطاولة قبل أن تنتهي مباراتها.
table-closed-by = { $count ->
    [one] أنهى { $names } هذه الطاولة
    [two] أنهى { $names } معًا هذه الطاولة
    [few] أنهى { $names } معًا هذه الطاولة
    [many] أنهى { $names } معًا هذه الطاولة
   *[other] أنهى { $names } معًا هذه الطاولة
} قبل أن تنتهي مباراتها.
table-closed-silent = فتح { $names } طاولة أخرى هنا، لأنه لم يعد أحد يجيب على هذه. الزر **{ button-reopen }** يكملها متى خلت القناة.
table-closed-absent = لم يعد هناك من يلعب على المقعد { $seats }: خسر من بدأ هناك، ولا يكسب أحد.
lobby-idle = ساد الهدوء هنا يومًا كاملًا، فأُغلقت هذه الطاولة تلقائيًا وخلت القناة: الأمر `/tock new` يفتح غيرها. والزر **{ button-reopen }** يكمل هذه.
lobby-vacant = غادر الجميع هذه الطاولة، فأُغلقت. افتح غيرها بالأمر `/tock new`، أو اضغط **{ button-reopen }** لتكمل هذه.
game-idle = لم يلعب أحد هنا منذ أسبوعين، فأُغلقت هذه المباراة تلقائيًا وخلت القناة: اضغط **{ button-again }**، أو افتح طاولة أخرى بالأمر `/tock new`. والزر **{ button-reopen }** يكمل هذه.
end-game-asked = هل تريد حقًا إنهاء هذه المباراة على الجميع؟ لن يفوز أحد.
end-lobby-asked = هل تريد حقًا إغلاق هذه الطاولة؟ لم تبدأ مباراتها بعد.
started-header = **توك · بدأت المباراة { $number }** · { $rules }
table-seed-hash = -# بصمة SHA-256 للبذرة العشوائية لهذه المباراة: `{ $hash }`. تظهر البذرة في النهاية.
announced = 🎲 **تبدأ المباراة { $number }.** ثبتت المقاعد، والأوراق تُوزَّع الآن.
announced-seed = -# وُزّعت الأوراق من بذرة سرية حُدّدت قبل أن يجلس أحد، ومن معرّف هذه الرسالة الذي أعطاها إياه ديسكورد للتوّ.
announced-seed-lobby = { announced-seed } [{ button-fair }]({ $link })
announced-cut = قطع الورق، كما كتبه أحد اللاعبين: «{ $cut }».
fair-told = تُحسب الأوراق من بذرة سرية حُدّدت قبل أن يجلس أحد، ومن المعرّف الذي يعطيه ديسكورد لرسالة البدء. فلا يستطيع أحد أن يختار الأوراق. تُكشف البذرة حين تنتهي المباراة: اضغط عندها **{ button-fair }** وقارن.
proof-explained = تُستخرج الأوراق من بذرة سرية حُدّدت قبل أن يجلس أحد، ومن الرقم الذي أعطاه ديسكورد لرسالة البدء: فلا يستطيع أحد أن يختار لمن تذهب أي ورقة، إلا إن أعاد البدء مرة بعد مرة أمام الجميع. كل شيء معروض الآن، ويمكن لأي أحد أن يوزّع الأوراق من جديد ويقارن؛ والشيء الوحيد الذي لا يمكن إثباته هو أن مشغّل البوت لم ينظر قط.
proof-unannounced = تُستخرج الأوراق من بذرة سرية حُدّدت قبل أن يجلس أحد. ولم يُعلَن البدء في رسالة، فليس مثبتًا أن البذرة لم تُختر لهذه المقاعد.
proof-seed = -# المباراة { $number } · البذرة `{ $seed }`
proof-hash = -# بصمة SHA-256 لهذه البذرة: `{ $hash }`
proof-message = -# رسالة البدء: [{ $id }]({ $link })
proof-lobby = -# بصمتها SHA-256 [مكتوبة في غرفة الانتظار]({ $link }).
proof-cut = -# قطع الورق: «{ $cut }»
proof-holds = ✅ فُحص الآن: كل توزيع وكل سحب مطابق لذلك.
proof-fails = ❌ فُحص الآن: سجل هذه المباراة لا يطابق بذرتها. لقد غيّره أحد.
proof-secret = لم تُلعب هذه المباراة إلى نهايتها ويمكن استئنافها خلال 30 يومًا؛ وحتى ذلك الحين تبقى بذرتها سرية، إلا إذا أغلقها أصحابها جميعًا نهائيًا.
call-exchange = { $names }: اضغط **أوراقي** واختر الورقة التي تمرّرها.
call-turn = { $names }: الدور عليك. اضغط **أوراقي** لترى أوراقك.
dm-closed = { $name }، رسائلك الخاصة مغلقة. اضغط **أوراقي** لترى أوراقك؛ والأمر `/tock table` يجرّب الرسائل الخاصة من جديد.
dm-refused = { $name }، لا يسمح لي ديسكورد الآن بأن أرسل إليك رسائل خاصة. اضغط **{ button-hand }** لترى أوراقك. سأحاول من جديد بعد ساعة، أو حالما تكتب `/tock table`.

## The hand

hand-header = **توك في { $channel } · الجولة { $number }**
hand-no-game = أنت لا تلعب على هذه الطاولة.
hand-over = انتهت المباراة في { $channel }.
hand-empty = لم تبقَ لديك أوراق. { $others ->
    [0] التوزيع التالي قادم.
   *[other] يكمل الآخرون هذه الجولة إلى نهايتها.
}
hand-finished = أدخلت كل أحجارك، وحللت في المركز { $place }. يواصل الآخرون اللعب، ولن توزَّع عليك أوراق بعد الآن.
hand-give = اختر الورقة التي تعطيها إلى **{ $name }**. لا يرى أحد ورقة قبل أن يعطي واحدة.
hand-give-partner = اختر ورقة تمرّرها إلى شريكك **{ $name }**. لا يرى أحد الورقة التي تأتيه قبل أن يمرّر ورقته.
hand-given = تعطي **{ $card }** إلى **{ $name }**. ما دام هناك من لم يختر يمكنك أن تغيّر رأيك.
hand-given-final = تمرّر **{ $card }** إلى **{ $name }**. غيّرت اختيارك كل ما يمكنك من مرات، فهو ثابت الآن.
hand-received = وصلتك **{ $card }**.
hand-drew = سحبت **{ $card }** من **{ $name }**.
hand-drawn = سحب **{ $name }** الورقة **{ $card }** من يدك.
hand-burnt = 🔥 أحرق **{ $name }** ورقتك **{ $card }**: ضاع دورك.
news-hit = 💥 أكل **{ $name }** { $pawns }.
news-pawn = حجرك { $number } في { $place }
news-swapped = 🔄 بدّل **{ $name }** حجرك { $number }: من { $origin } إلى { $goal }.
news-moved = ⬅️ حرّك **{ $name }** حجرك { $number } من { $origin } إلى { $goal }.
news-partner-home = 🏠 دخلت كل أحجار شريكك **{ $name }** الأمان.
news-in-stead = انتهى وقتك، فلعب عنك لاعب آلي: { $play }
news-passed-in-stead = انتهى وقتك، فمرّر عنك لاعب آلي **{ $card }**.
news-more = -# … وقبل ذلك أيضًا { $count }:
hand-waiting = سأنبّهك حين يأتي دورك.
you-are-next = ⏭️ أنت التالي.
card-play = { $card } ← { $play }
joker-as = { $joker } كأنه { $rank }
hand-turn = **الدور عليك.** اختر ورقة.
hand-discard-keep = لعب **{ $name }** { $cards }: ترمي ورقة، ولا تخسر دورك. اختر الورقة.
hand-discard-lose = لعب **{ $name }** { $cards }: ترمي ورقة، وتخسر هذا الدور. اختر الورقة.
hand-discard-choice = لا ورقة من أوراقك تصلح للعب: اختر واحدة لترميها.
hand-discard-all = لا ورقة من أوراقك تصلح للعب في هذه الجولة. في كل دور تُرمى واحدة: اخترها، أو اتركها تُرمى كلها تلقائيًا.
hand-let-go = لا ورقة من أوراقك تصلح للعب في هذه الجولة: تُرمى تلقائيًا، واحدة في كل دور. والتوزيع التالي يأتي بأوراق جديدة.
hand-unplayable = الأوراق الرمادية لا تصلح للعب الآن: لا يستطيع أي حجر أن يفعل ما كُتب عليها.
hand-unplayable-waiting = الأوراق الرمادية لا تصلح للعب الآن: كل أحجارك تنتظر في البيت، ولا يُخرج حجرًا منه إلا ورقة تُنزل حجرًا.
hand-may-spare = كل حركة ممكنة تأكل حجرًا لشريكك: يمكنك بدلًا من ذلك أن ترمي ورقة.
hand-joker-finish = لا يجوز للجوكر أن يُدخل آخر حجر لفريقك.
hand-throw-in = لا شيء يمكن لعبه: تُرمى أوراقك تلقائيًا بعد لحظة، وتنتهي هذه الجولة عندك.
hand-thrown-in = لم يكن هناك ما يُلعب، فرُميت أوراقك تلقائيًا: { $cards }.
card-does = { $card }: { $deeds }
card-choose = **{ $card }** · اختر ما تلعبه. الأرقام على اللوحة.
card-choose-pawn = **{ $card }** · اختر حجرًا أولًا.
card-only = **{ $card }** لا تستطيع الآن إلا هذا: { $play }
seven-left = **{ $card }** · { $left ->
    [0] استُعملت الخطوات السبع كلها.
    [one] بقيت خطوة واحدة.
    [two] بقيت خطوتان.
    [few] بقيت { $left } خطوات.
    [many] بقيت { $left } خطوة.
   *[other] بقيت { $left } خطوة.
}
seven-order = -# الخطوات لهذه الأحجار على الترتيب: { $pawns }
group-plays = { $group }: { $plays ->
    [one] حركة واحدة
    [two] حركتان
    [few] { $plays } حركات
    [many] { $plays } حركة
   *[other] { $plays } حركة
}
group-part = { $group } ({ $part }/{ $parts })
caution-passes-home = -# يتجاوز أمانه: { $which }
caution-hits-own = -# يأكل حجرك أنت: { $which }
caution-only-way-out = -# ورقتك الوحيدة التي تُنزل حجرًا: { $card }
mark-swap = ⇄
group-draw = سحب
group-burn = حرق
group-other = غير ذلك

## Answers to commands

new-opened = الطاولة مفتوحة. يضغط الآخرون **{ button-sit }**، ويملأ اللاعبون الآليون المقاعد الشاغرة، والزر **{ button-start }** يبدأ.
new-opened-thread = طاولتك في { $thread }. هناك يحدد الزر **{ button-setup }** ما يُلعب، ويضغط الآخرون **{ button-sit }**.
thread-waiting = 🎲 توك: من يلعب؟
thread-people = 🎲 توك: { $names }
thread-above = 🎲 يفتح { $host } طاولة في الموضوع أدناه: **{ $rules }**.
thread-or-here = الزر **{ button-open-here }** يفتح الطاولة في هذه القناة بدلًا من ذلك.
button-open-here = افتحها هنا
new-again = الطاولة التالية مفتوحة، وأنت في مقعدك السابق. المقاعد الأخرى محجوزة لأصحابها: يضغطون **{ button-sit }**؛ وما يبقى شاغرًا يعطيه صاحب الطاولة لغيرهم.
new-again-seats = الطاولة التالية مفتوحة، وأحد مقاعدها لك. المقاعد الأخرى محجوزة لمن لعبوا: يضغطون **{ button-sit }**؛ وما يبقى شاغرًا يعطيه صاحب الطاولة لغيرهم.
server-settings = الطاولات الجديدة في هذا السيرفر لغتها **{ $language }** ولعبتها **{ $rules }**.
server-settings-theme = اللوحات: **{ $theme }**.
server-settings-films = أفلام قصيرة عند الأكل: **{ $on ->
    [1] نعم
   *[other] لا
}**
server-settings-boards-last = تبقى في القناة آخر لوحة فقط.
server-settings-boards-every = تبقى في القناة كل اللوحات.
joined = صار لك مقعد.
leave-asked = هل تغادر هذه المباراة؟ يأخذ لاعب آلي مكانك فورًا. لتعود، اضغط **{ button-return }** تحت اللوحة، أو اكتب `/tock join`.
left = غادرت الطاولة.
left-seat-held = غادرت، ويلعب عنك لاعب آلي. لتعود، اضغط **{ button-return }** تحت اللوحة، أو اكتب `/tock join`.
seat-held-until = يمكن للآخرين أن يأخذوا مقعدك { $until }.
sent-away = تم: لا يجلس هذا الشخص هنا إلا إذا سمح بعودته من يدير السيرفر.
sent-away-told = 🚪 أخرج { $names } اللاعب { $name } من هذه الطاولة.
let-back = تم: يمكن لهذا الشخص أن يجلس هنا من جديد.
called = سألتَ في القناة. إذا لم يجب أحد لوقت كافٍ أمكن للآخرين أن يكملوا بدونه.
called-nobody = لا يوجد من تسأله: الأمر `/tock new` يفتح طاولة أخرى هنا.
called-told = ❓ يسأل { $name } هل ما زلتم هنا: { $names }. اضغطوا **{ button-here }** تحت اللوحة، أو العبوا. إذا سكت الجميع جاز لطاولة أخرى أن تحلّ محلّ هذه.
started = بدأت المباراة. حظًا موفقًا!
ended = تم: انتهت هذه الطاولة.
back-asked = طلبت التراجع عن حركتك؛ يُسأل الآخرون تحت اللوحة.
back-took = ↩️ تراجع { $name } عن حركة.
back-wanted = ↩️ يريد { $name } التراجع عن الحركة الأخيرة؛ لا بد من موافقة { $names }.
played = لُعبت: { $play }
board-not-yet = لم تبدأ المباراة بعد.
log-empty = لم يُلعب شيء بعد.
log-header = **الحركات الأخيرة**
failed = حدث خطأ عندي. لم يضِع شيء؛ حاول مرة أخرى من فضلك.

## Refusals: one sentence that says what to do

refused-channel-taken = في هذه القناة طاولة مفتوحة: { $link }{ $host ->
    [anybody] {" "}(لا أحد جالس هناك الآن: من يجلس يصبح صاحبها)
   *[other] {""}
}{ $until ->
    [none] {" "}الزران **{ button-more }** ثم **{ button-call }** يسألان هل ما زال أحد هناك.
   *[other] {" "}سُئلوا هل ما زالوا هناك؛ فإن لم يجب أحد أمكن فتح غيرها مكانها بالأمر `/tock new` { $until }.
}
refused-just-opened = فتح أحدهم لتوّه طاولة في هذه القناة.
refused-tables-a-server = { $tables ->
    [one] هناك طاولة مفتوحة
    [two] هناك طاولتان مفتوحتان
    [few] هناك { $tables } طاولات مفتوحة
    [many] هناك { $tables } طاولة مفتوحة
   *[other] هناك { $tables } طاولة مفتوحة
} في هذا السيرفر، ولا مكان لأكثر؛ الزران **{ button-more }** ثم **{ button-ask-end }** ينهيان طاولة لا يلعب عليها أحد.
refused-tables-a-person = { $tables ->
    [one] فتحت طاولة وما زالت مفتوحة
    [two] فتحت طاولتين وما زالتا مفتوحتين
    [few] فتحت { $tables } طاولات وما زالت مفتوحة
    [many] فتحت { $tables } طاولة وما زالت مفتوحة
   *[other] فتحت { $tables } طاولة وما زالت مفتوحة
}؛ أكمل واحدة أو أنهِها أولًا بالزرين **{ button-more }** ثم **{ button-ask-end }**.
refused-lobbies-a-person = { $tables ->
    [one] لديك طاولة تنتظر لاعبين
    [two] لديك طاولتان تنتظران لاعبين
    [few] لديك { $tables } طاولات تنتظر لاعبين
    [many] لديك { $tables } طاولة تنتظر لاعبين
   *[other] لديك { $tables } طاولة تنتظر لاعبين
} في هذا السيرفر. ابدأ واحدة أولًا، أو أغلِقها: اضغط **{ button-setup }**، ثم **{ button-more }**، ثم **{ button-ask-end }**.
refused-no-table = لا توجد طاولة مفتوحة في هذه القناة؛ الأمر `/tock new` يفتح واحدة.
refused-unreadable = الطاولة في هذه القناة كتبتها نسخة أخرى من البوت ولا يمكن قراءتها الآن. لم يضِع شيء: تكملها نسخة تقرؤها. ومن يدير السيرفر يستطيع إغلاقها دون قراءة بالأمر `/tock-server end`.
refused-not-seated = أنت لا تلعب على هذه الطاولة، وأهلًا بك متفرجًا.
refused-away = لاعب آلي يحفظ مقعدك: اضغط **{ button-return }** تحت اللوحة، أو اكتب `/tock join`، فيعود لك.
refused-sit-first = هذا للجالسين هنا فقط: اضغط **{ button-sit }** عند مقعد شاغر.
refused-already-seated = أنت جالس على هذه الطاولة.
refused-seat-taken = هذا المقعد مأخوذ؛ اختر غيره.
refused-seat-kept = هذا المقعد محجوز لمن جلس فيه من قبل؛ ولا يعطيه لغيره إلا صاحب الطاولة.
refused-no-seat-free = كل المقاعد مأخوذة، وأهلًا بك متفرجًا.
refused-no-such-seat = مقاعد هذه الطاولة من 1 إلى { $seats }.
refused-not-in-lobby = لقد بدأت المباراة.
refused-not-started = لم تبدأ هذه المباراة بعد؛ يستطيع أي جالس أن يبدأها.
refused-not-playing = انتهت هذه المباراة؛ الأمر `/tock new` يفتح طاولة جديدة.
refused-seats-free = { $free ->
    [one] ما زال هناك مقعد شاغر
    [two] ما زال هناك مقعدان شاغران
    [few] ما زالت هناك { $free } مقاعد شاغرة
    [many] ما زال هناك { $free } مقعدًا شاغرًا
   *[other] ما زال هناك { $free } مقعد شاغر
}؛ أضف لاعبين آليين أو انتظر غيرك.
refused-no-human = لا بد أن يلعب شخص واحد على الأقل.
refused-nobody-there = ليس لهذا الشخص مقعد على هذه الطاولة.
refused-not-host = هذا لصاحب الطاولة فقط، أو لمن يدير السيرفر ولا يلعب هنا.
refused-host-is-there = ما دام صاحب الطاولة يلعب فلا ينهي المباراة إلا هو، أو من يدير السيرفر ولا يلعب هنا؛ فإذا ترك صاحب الطاولة دورًا يفوت أمكن للاعبين أن ينهوها معًا.
refused-not-your-turn = ليس دورك.
refused-host-chooses = صاحب الطاولة وحده يختار ما يُلعب.
refused-too-many = عدد الجالسين { $people }، فلا يمكن اللعب بعدد أقل؛ لا بد أن يغادر أحدهم أولًا.
refused-elsewhere = تلك الطاولة في مكان آخر: اضغط أزرارها في قناتها، أو في رسائلك الخاصة إن كنت تلعب هناك أو لعبت.
refused-needs-server = لا طاولة في الرسائل الخاصة؛ اكتب هذا في قناة السيرفر التي فيها طاولتك، أو التي تريدها فيها.
refused-not-manager = لا يغيّر إعدادات السيرفر إلا من يديره.
refused-no-exchange = لا تُمرَّر أوراق الآن.
refused-not-in-hand = هذه الورقة ليست في يدك.
refused-stale = هذا الزر من لحظة سابقة في المباراة؛ لم يتغير شيء.
refused-not-legal = لا يمكن لعب هذا الآن؛ اختر من الحركات المعروضة.
refused-no-computer = لا يوجد لاعب آلي يمكن إخراجه.
refused-not-saved = تعذّر حفظ الحركة، فلم يتغير شيء؛ حاول من جديد بعد لحظة.
refused-unknown = قاعدة البيانات لا تجيب، فلا يُعرف بعد هل حُفظ هذا. يجري التحقق؛ وتُظهره الطاولة متى عُرف.
refused-ambiguous = هذا يطابق أكثر من حركة؛ اكتب المزيد أو اختر من القائمة.
refused-permissions = أحتاج أولًا إلى هذه الأذونات في { $channel }: { $permissions }.
refused-not-in-server = لست في هذا السيرفر، وهذا يحتاج إلى أن أكون هنا. يستطيع من يديره أن [يضيفني]({ $link })؛ ثم حاول من جديد.
refused-own-permissions = لا أفعل هذا إلا لمن له هو هذه الأذونات في { $channel }. تحتاج إلى: { $permissions }.
refused-external-apps = لا يسمح هذا السيرفر لتطبيقات الأعضاء بأن تخاطب الجميع: أنت وحدك كنت سترى ذلك.
refused-table-hidden = لن يرى الطاولة أحد غيرك، لأن هذا السيرفر لا يسمح لك بالنشر بتطبيقات خارجية. اطلب الإذن *Use External Apps*، أو جرّب قناة أخرى أو محادثة جماعية.
refused-rules-ruleset = لا توجد لعبة باسم «{ $wrong }»؛ اختر واحدة من: { $offered }.
refused-rules-party = لا تُلعب هذه اللعبة هكذا؛ هي لـ: { $offered }.
refused-rules-option = «{ $wrong }» ليس خيارًا هنا؛ الخيارات هي: { $offered }.
refused-rules-no-option = لا يمكن اختيار «{ $wrong }»: ليس في { $rules } خيارات.
refused-rules-value = «{ $wrong }» غير ممكن هنا؛ اختر من: { $offered }.
refused-quiet-hours = اكتب ساعات الهدوء ساعتين كاملتين، مثل `22-8`، لا يزيد ما بينهما على عشر ساعات؛ أو اتركها فارغة إن كنت لا تريدها.
refused-quiet-zone = اكتب منطقتك الزمنية أيضًا، مثل `Asia/Riyadh`، أو مدينتها وحدها.
refused-too-often = هذا كثير بعض الشيء؛ حاول من جديد بعد { $seconds ->
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}.
refused-film-one-at-a-time = ما زال فيلمك الأخير يُرسم؛ حاول من جديد بعد ثوانٍ.
refused-films-busy = تُرسم الآن أفلام كثيرة؛ حاول من جديد بعد نصف دقيقة.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-lost = لم أعد أستطيع إظهار الطاولة في { $channel }: ينقصني هناك { $permissions }. المباراة مستمرة، وتعود اللوحة تلقائيًا متى سُمح لي.
thread-locked = لم أعد أستطيع إظهار الطاولة في { $channel }: الموضوع مقفل. المباراة مستمرة، وتعود اللوحة متى فتح مشرف الموضوع.

## Rulesets and options

ruleset-swiss = السويسرية
ruleset-dog = دوغ (لوحة سويسرية)
ruleset-toctoc = توك توك (كيبيك)
ruleset-ttg = توك توك دوغ
ruleset-italian = الإيطالية
ruleset-keezen = كيزن
ruleset-jackaroo = جاكارو
ruleset-swiss-about = 110 أوراق مع الجوكر، من ست أوراق في اليد نزولًا إلى ورقتين، والسبعة تأكل كل من تمر به
ruleset-dog-about = كالسويسرية على لوحة أصغر: إلى الأمان بعد لمس القاعدة مرتين
ruleset-toctoc-about = من كيبيك، اثنان ضد اثنين: الأربعة للخلف فقط، ولا يُتجاوز حجر من لونك
ruleset-ttg-about = الولد يمشي 11 أو يبدّل، ولا حجر محميّ، وهناك طريق عبر الوسط
ruleset-italian-about = بعد العشرة يرمي التالي ورقة؛ والحجر على قاعدته يسدّ الطريق على الجميع
ruleset-keezen-about = اللعبة الهولندية: دورة واحدة ثم إلى الأمان، الملك للتنزيل فقط، والسبعة لحجر أو حجرين
ruleset-jackaroo-about = من الخليج: الملك (الشايب) يأكل كل من في طريقه، والخمسة تحرّك أي حجر، والعشرة تحرق ورقة
mode-teams = فرق
mode-solo = كل لاعب وحده
party-teams = { $players ->
    [one] لاعب واحد في فرق
    [two] لاعبان في فرق
    [few] { $players } لاعبين في فرق
    [many] { $players } لاعبًا في فرق
   *[other] { $players } لاعب في فرق
}
party-solo = { $players ->
    [one] لاعب واحد وحده
    [two] لاعبان، كل واحد وحده
    [few] { $players } لاعبين، كل واحد وحده
    [many] { $players } لاعبًا، كل واحد وحده
   *[other] { $players } لاعب، كل واحد وحده
}
option-board-dog = لوحة دوغ
option-home-entry-over = إلى الأمان بتجاوز المدخل فقط
option-canadian-seven-on = السبعة تحرّك أحجار الشريك أيضًا
option-no-joker-finish-on = لا إنهاء بالجوكر
option-places-on = اللعب على المركز الثاني
option-seven-diagonal-on = السبعة تعبر اللوحة
option-centre-off = لا طريق عبر الوسط
option-jokers-on = مع الجوكر
option-ten-swap-on = العشرة تبدّل
option-jack-discard-on = بعد الولد J يرمي التالي ورقة
option-dealer-round = ينتقل التوزيع كل جولة
option-extra-lap-on = أكثر من دورة
option-king-13-on = الملك يمشي 13 أيضًا
option-own-block-on = أحجارك تسدّ طريقك
option-start-swap-off = لا تبديل من القاعدة
option-burn-choice = الضحية تختار ما يُحرق
option-discard-on = تُرمى ورقة لا اليد كلها
option-own-pass-on = يجوز تجاوز أحجارك
option-pair-wall-off = لا سدّ من حجرين
option-plain-on = بسيطة: لا حرق ولا دفع
option-queen-burns-on = البنت تحرق أيضًا
option-board-about = لوحة تنعطف فيها الأحجار إلى الأمان من قاعدتها
option-home-entry-about = الحجر الواقف على مدخله لا ينعطف إلى الأمان: يدور دورة أخرى
option-canadian-seven-about = بالسبعة يمكنك تحريك أحجار شريكك في أي وقت
option-no-joker-finish-about = لا يجوز للجوكر أن يُدخل آخر حجر لفريقك
option-places-about = إذا فاز أحدهم واصل الآخرون اللعب على المراكز
option-seven-diagonal-about = السبعة كاملةً تنقل حجرًا من الخانة السابعة بعد قاعدة إلى الجهة المقابلة مباشرة
option-centre-about = وسط اللوحة مغلق
option-jokers-about = يُخلط مع الورق جوكران؛ والجوكر يحلّ محلّ أي ورقة
option-ten-swap-about = يجوز للعشرة بدل المشي أن تبدّل حجرًا بحجر للخصم
option-jack-discard-about = من يلي الولد J عليه أن يرمي ورقة
option-dealer-about = يبدأ لاعب آخر في كل جولة، لا عند خلط الأوراق من جديد فقط
option-extra-lap-about = يجوز للحجر أن يتجاوز مدخله ويدور دورة أخرى
option-king-13-about = الملك يُنزل حجرًا أو يمشي ثلاث عشرة خانة
option-own-block-about = الأحجار من لون واحد لا تتجاوز بعضها ولا تأكل بعضها
option-start-swap-about = الحجر على قاعدته لا يُبدَّل، حتى من صاحبه
option-burn-about = من تُحرق ورقته بالعشرة يختارها؛ وإلا فبالقرعة
option-discard-about = من لا يستطيع اللعب يرمي ورقة واحدة ويُبقي الباقي
option-own-pass-about = يجوز للحجر أن يتجاوز أحجارًا من لونه
option-pair-wall-about = يجوز تجاوز حجرين متجاورين كغيرهما
option-plain-about = الملك للتنزيل فقط، والخمسة والعشرة أرقام عادية
option-queen-burns-about = البنت تمشي اثنتي عشرة، أو تحرق ورقة من أوراق التالي

## The rules of a table

rules-intro-teams = توك سباق بالأوراق. تُخرج أربعة أحجار من البيت، وتدور بها حول اللوحة مرة، ثم تُدخلها الأمان؛ وكل ورقة تقول كم يمشي أحدها. من ينتهِ على خانة غيره يأكل ذلك الحجر، فيعود إلى البيت ويبدأ من جديد. الشريكان يجلسان متقابلين، ويفوزان معًا.
rules-intro-solo = توك سباق بالأوراق. تُخرج أربعة أحجار من البيت، وتدور بها حول اللوحة مرة، ثم تُدخلها الأمان؛ وكل ورقة تقول كم يمشي أحدها. من ينتهِ على خانة غيره يأكل ذلك الحجر، فيعود إلى البيت ويبدأ من جديد. كل واحد يلعب وحده.
rules-marked = السهم يبيّن اتجاه الدوران. **a** القاعدة، حيث تنزل أحجارك · **b** المدخل، حيث تنعطف إلى الأمان · **c** الأمان · **d** البيت
rules-marked-partner = **e** أمان شريكك
rules-name-badge = أثناء المباراة تبيّن الشارة عند كل اسم كم ورقة في يد صاحبه، وعلامة شريكه.
rules-marked-protected = الحجر على **a** نزل للتوّ: إنه محميّ.
rules-goal-teams = كونوا أول فريق يُدخل كل أحجاره الأمان. تنزل الأحجار على قاعدتها، وتمشي مع عقارب الساعة، وتنعطف إلى الأمان عند مدخلها. فإذا دخلت أحجارك لعبت بأحجار شريكك.
rules-goal-solo = كن أول من يُدخل أحجاره الأربعة الأمان. تنزل الأحجار على قاعدتها، وتمشي مع عقارب الساعة، وتنعطف إلى الأمان عند مدخلها.
rules-deal = عدد الأوراق { $cards }{ $jokers ->
    [0] {""}
   *[other] ، منها { $jokers } من الجوكر
}، تُوزَّع في جولات من { $sizes } لكل لاعب، مرة بعد مرة.
rules-shuffling-when-short = تُخلط حين تقلّ.
rules-shuffling-each-cycle = وبعد هذه الجولات تُخلط كلها من جديد.
rules-rounds = الجولات
rules-track = على المسار
rules-at-home = الأمان
rules-sevens = السبعة
rules-cards = الأوراق الأخرى
rules-entry = طول الدورة { $length } خانة. ومدخل الحجر { $fields ->
    [0] هو قاعدته نفسها.
    [one] قبل قاعدته بخانة واحدة، وهناك يبدأ أمانه.
    [two] قبل قاعدته بخانتين، وهناك يبدأ أمانه.
    [few] قبل قاعدته بـ{ $fields } خانات، وهناك يبدأ أمانه.
    [many] قبل قاعدته بـ{ $fields } خانة، وهناك يبدأ أمانه.
   *[other] قبل قاعدته بـ{ $fields } خانة، وهناك يبدأ أمانه.
}
rules-plain = بعدد ما على الورقة من خانات
rules-hit-all = الحجر الذي ينتهي على خانة حجر آخر يأكله فيعيده إلى البيت، ولو كان من أحجارك.
rules-hit-others = الحجر الذي ينتهي على خانة حجر آخر يأكله فيعيده إلى البيت.
rules-home = في الأمان يلزم العدد المضبوط، ولا تتجاوز الأحجار بعضها.
rules-once-round = يدور الحجر دورة واحدة: يجوز أن يقف على مدخله، ولا يمشي بعده أبدًا.
rules-swap = الورقة { $ranks } تبدّل بين مكان حجرك وحجر من لون آخر على المسار.
rules-exchange-partner = بعد كل توزيع يعطي كل لاعب ورقة لشريكه دون أن تُرى.
rules-exchange-left = بعد كل توزيع يعطي كل لاعب ورقة لجاره الأيسر دون أن تُرى.
rules-exchange-none = لا تُمرَّر أوراق.
rules-unplayable-throw-in = من عنده ورقة تصلح للعب وجب أن يلعب؛ ومن ليس عنده يرمي كل أوراقه.
rules-unplayable-throw-in-off-track = من عنده ورقة تصلح للعب وجب أن يلعب. ومن ليس عنده يرمي كل أوراقه إن كانت له أحجار في البيت وليس له شيء على المسار، وإلا رمى ورقة واحدة.
rules-unplayable-discard = من عنده ورقة تصلح للعب وجب أن يلعب؛ ومن ليس عنده يرمي ورقة.
rules-blocking-entered = الحجر الذي نزل ولم يتحرك محميّ: لا يُؤكل ولا يُتجاوز ولا يُبدَّل.
rules-blocking-own-start = الحجر على قاعدته يسدّ الطريق: لا يُؤكل ولا يُتجاوز ولا يُبدَّل.
rules-blocking-none = لا حجر محميّ.
rules-home-entry-touched = تنعطف الأحجار إلى الأمان مشيًا للأمام؛ وللخلف بالأربعة فقط إذا لمست المدخل من قبل.
rules-home-entry-forward = لا تنعطف الأحجار إلى الأمان إلا مشيًا للأمام.
rules-home-entry-over = لا تنعطف الأحجار إلى الأمان إلا مشيًا للأمام، وإذا انطلقت من قبل المدخل لا من فوقه.
rules-home-entry-twice = يجوز للحجر أن ينعطف إلى الأمان إذا لمس قاعدته مرتين، ونزوله هو المرة الأولى.
rules-seven-hits-everyone = { $pawns ->
    [0] السبعة تُقسَّم كما تشاء
   *[other] السبعة تحرّك حجرًا واحدًا أو تُقسَّم على حجرين
} وتأكل كل حجر تمر به، ولو كان من أحجارك.
rules-seven-hits-opponents = { $pawns ->
    [0] السبعة تُقسَّم كما تشاء
   *[other] السبعة تحرّك حجرًا واحدًا أو تُقسَّم على حجرين
} وتأكل كل حجر للخصم تمر به.
rules-seven-hits-nobody = { $pawns ->
    [0] السبعة تُقسَّم كما تشاء
   *[other] السبعة تحرّك حجرًا واحدًا أو تُقسَّم على حجرين
}؛ ولا تأكل إلا حيث ينتهي جزء منها.
rules-seven-moves-own = السبعة تحرّك أحجارك؛ فإذا دخلت الأمان حرّكت الخطوات الباقية أحجار شريكك.
rules-seven-moves-own-alone = السبعة تحرّك أحجارك وحدها.
rules-seven-moves-team = السبعة تحرّك أحجار شريكك أيضًا.
rules-seven-moves-anyone = السبعة تحرّك أحجار أي لاعب على المسار أو في الأمان، والمحميّة أيضًا.
rules-draw = بدل المشي يجوز للورقة { $ranks } أن تسحب ورقة مستورة من يد خصم.
rules-hits-passed = بالورقة { $ranks } لا يتجاوز الحجر أحدًا: يأكل كل حجر في طريقه، ولو كان من أحجارك، ولا يوقفه سدّ، بل حجر يسدّ الطريق من قاعدته فقط.
rules-pushes = يجوز للورقة { $ranks } أيضًا أن تحرّك { $whose ->
    [team] أحجار شريكك على المسار.
   *[other] أي حجر على المسار: حجر شريكك كأنه حجرك، وحجر الخصم يتجاوز به مدخله، فيلزمه أن يدور دورة أخرى.
}
rules-burn = بدل المشي يجوز للورقة { $ranks } أن تحرق ورقة من أوراق اللاعب التالي تُسحب بالقرعة؛ ويضيع دوره.
rules-burn-choice = بدل المشي يجوز للورقة { $ranks } أن تُلزم اللاعب التالي بحرق ورقة يختارها هو، ويضيع دوره.
rules-marked-fields = { $fields } (عليها العلامة { $mark } في اللوحة)
rules-centre = بالأوراق { $ranks } ينتقل الحجر من الخانة { $fields } إلى الوسط، ومنه إلى أي واحدة منها.
rules-swap-opponents = يجوز للورقة { $ranks } أن تبدّل أيضًا، ولكن مع حجر للخصم فقط.
rules-leader-stays = لاعب واحد، تختاره القرعة، يبدأ كل الجولات.
rules-lead-each-cycle = لاعب واحد يبدأ كل هذه الجولات؛ ثم يأتي دور اللاعب التالي في البدء.
rules-begins-entered = يبدأ كل لاعب وله حجر على قاعدته.
rules-may-spare-partner = إذا كانت كل حركة ممكنة تأكل حجرًا لشريكك جاز لك أن ترمي ورقة بدلًا منها.
rules-own-colour-blocks = الأحجار من لون واحد لا تتجاوز بعضها ولا تأكل بعضها.
rules-own-pawns-hit-only = لا يتجاوز الحجر حجرًا من لونه أبدًا.
rules-pairs-block = حجران متجاوران سدّ لا يمر به أحد، أيًّا كان صاحبهما.
rules-blocking-can-swap = لكن الأحجار المحميّة يجوز تبديلها، وعندها تفقد حمايتها.
rules-blocking-can-swap-owner = ولا يبدّله إلا صاحبه.
rules-seven-backs-at-home = يجوز لأجزاء السبعة أن ترجع للخلف داخل أمانك.
rules-seven-diagonal = السبعة كاملةً تنقل حجرًا من الخانة { $fields } إلى التي تقابلها منها مباشرة.
rules-places = من أدخل كل أحجاره لا تُوزَّع عليه أوراق؛ ويواصل الآخرون اللعب على المراكز.
rules-forced-discard-loses-turn = بعد الورقة { $rank } يرمي اللاعب التالي ورقة ويخسر ذلك الدور.
rules-forced-discard = بعد الورقة { $rank } يرمي اللاعب التالي ورقة.
rules-centre-second-cards = الحجر الذي تنتهي خطواته على الخانة { $fields } يجوز أن يكمل إلى الوسط بورقة ثانية: { $ranks }. والأوراق نفسها تُخرجه لاحقًا إلى أي واحدة منها.
rules-no-joker-finish = لا يجوز للجوكر أن يُدخل آخر حجر لفريق.

## Themes of pictures

theme-wood = خشبي
theme-dark = داكن
theme-light = فاتح
theme-server = كما في السيرفر
settings-theme = اللوحات والأوراق التي تراها وحدك: **{ $theme }**.
settings-looks = الصور والملاحظات
settings-quiet-hours = ساعات الهدوء
settings-language = 🌐 اللغة
settings-language-spoken = اللغة: **{ $language }**{ $chosen ->
    [discord] ، كما في ديسكورد عندك.
   *[own] .
}
ask-own-language = اللغة التي أكلّمك بها
ask-own-language-as-discord = كما في ديسكورد عندك
settings-privacy = الخصوصية
settings-table = على الطاولة
ask-hands = أين تأتي أوراقك؟
hands-server = كما في السيرفر
hands-direct = في رسالة خاصة
hands-channel = في القناة، حيث تراها وحدك
settings-hands = تأتي أوراقك **{ $hands }**.
ask-next = قبل دورك
ask-next-told = نبّهني بلا صوت حين يبدأ دور اللاعب الذي قبلي (برسالة خاصة)
ask-elsewhere = الطاولات حيث لست عضوًا
ask-elsewhere-told = أرسل إليّ رسالة خاصة حين يأتي دوري هناك
settings-next = تنبيه هادئ حين تكون التالي: **{ $on ->
    [1] نعم
   *[other] لا
}**.
ask-server-hands = أوراق من لم يختر
server-hands-channel = في القناة، حيث يراها صاحبها وحده
server-settings-hands = أوراق من لم يختر تأتي **{ $hands }**.
ask-theme = اللوحات والأوراق التي تراها وحدك
ask-shape = اللوحة واليد
ask-numbers = الأرقام على تلك اللوحات
ask-notes = الملاحظات
ask-notes-told = اذكر مرة واحدة ما تفعله الورقة الخاصة
ask-hours-about = ساعتان كاملتان، بينهما عشر على الأكثر، مثل 22-8؛ أو اتركها فارغة
ask-zone = المنطقة الزمنية
ask-zone-about = مثل Asia/Riyadh، أو المدينة وحدها
server-settings-tables = الطاولات الجديدة
server-settings-looks = اللوحات والأوراق والمنشورات
ask-party-about = إن لم تكن اللعبة لهذا العدد فلأقرب عدد ممكن
ask-game-line = { $ruleset }، { $party }
ask-house-rules = قواعد إضافية
ask-language = لغة الطاولات
ask-language-as-discord = كما في ديسكورد لهذا السيرفر
ask-server-theme = اللوحات
ask-films = أفلام قصيرة
ask-films-about = أظهِر الأكل ودخول الأحجار الأمان ونهاية الجولة متحركةً
ask-boards = اللوحات التي تبقى في القناة
ask-posts = المنشورات
ask-posts-about = الجديد منها يُنشر في القناة التي أنت فيها الآن.
ask-post-week = كل اثنين: مباريات الأسبوع
ask-post-puzzle = كل صباح: لغز اليوم
shape-tall = طولية: اليد تحت اللوحة
shape-wide = عرضية: اليد بجانب اللوحة
settings-shape = اللوحة واليد: **{ $shape }**.
numbers-every = على كل خانة
numbers-few = حيث تفيد
settings-numbers = الأرقام على اللوحات التي تراها وحدك: **{ $numbers }**.
settings-quiet = ساعات الهدوء: **من { $begins } إلى { $ends }** ({ $zone })؛ في المباريات البطيئة لا ينتهي وقتك أثناءها.
settings-quiet-none = ساعات الهدوء: **لا يوجد**.
boards-last = الأخيرة فقط
boards-every = كلها

## Privacy

privacy = أحفظ معرّفك في ديسكورد واسمك ولغتك وما اخترته، والطاولات التي جلست عليها: ليبقى مقعدك ومبارياتك حين تعود. لا يُخبَر بذلك أحد غيرك، ولا تُقرأ أي رسالة لك.
privacy-file = كل ما هو محفوظ عنك في الملف.
privacy-policy = سياسة الخصوصية: { $address }
privacy-terms = شروط الاستخدام: { $address }
privacy-forget-me = انسَني
privacy-ask = إذا نسيتك تولّى لاعب آلي مقاعدك، وضاعت اختياراتك، ولم يعد أحد يعرف أنك لعبت مبارياتك الماضية. لا رجوع في ذلك. وما كُتب في القنوات يبقى هناك.
privacy-forget-me-now = انسَني نهائيًا
privacy-forgotten = تم: لم أعد أعرف من أنت. إذا لعبت من جديد فأنت عندي لاعب جديد.

## The position in words

alt-pawn = { $number }: { $place }
name-with-team = { $name } (الفريق { $letter })
alt-pile = آخر ورقة مرمية هي { $card }، من { $cards }.
alt-earlier = قبل ذلك: { $cards }.
alt-deck = { $cards ->
    [one] بقيت للتوزيع ورقة واحدة.
    [two] بقيت للتوزيع ورقتان.
    [few] بقيت للتوزيع { $cards } أوراق.
    [many] بقيت للتوزيع { $cards } ورقة.
   *[other] بقيت للتوزيع { $cards } ورقة.
}
alt-fields = ينزل على { $start }، وينعطف إلى الأمان عند { $entry }.
alt-fields-of = { $name } ينزل على { $start }، وينعطف إلى الأمان عند { $entry }.
alt-track = خانات المسار مرقّمة من 0 إلى { $last }.
alt-own = أنت، { $name }
alt-film = الجولة { $number } متحركة؛ والرسالة تذكر حركاتها بالكلمات.

## Computer players' levels, and hints

level-easy = سهل
level-normal = متوسط
level-hard = صعب
level-expert = خبير
levels-told =
    - **السهل** ينظر إلى اللوحة بعد الحركة، ويأخذ أي حركة تبدو جيدة بما يكفي.
    - **المتوسط** يفكّر قليلًا إلى الأمام، ويأخذ أحيانًا ثاني أفضل حركة.
    - **الصعب** يلعب الجولة في رأسه مرات كثيرة قبل أن يختار، ويوزّع عشوائيًا الأوراق التي لا يراها{ $engine ->
        [python] ؛ وعلى هذا الخادم ربع ذلك، وما زال يفوز به في 49 من كل 50 مباراة على من لا ينظر إلا حركة واحدة إلى الأمام
       *[core] {""}
    }.
levels-expert = - **الخبير** يجرّب أربعة أضعاف ما يجرّبه الصعب من مسارات اللعب، ويحتاج وقتًا أطول قليلًا.
setup-hints = التلميحات
setup-hints-chosen = التلميحات: { $hints }
setup-hints-allowed = { $hints ->
    [0] لا يوجد
    [one] واحد لكل لاعب في المباراة
    [two] اثنان لكل لاعب في المباراة
    [few] { $hints } لكل لاعب في المباراة
    [many] { $hints } لكل لاعب في المباراة
   *[other] { $hints } لكل لاعب في المباراة
}
setup-hints-unlimited = قدر ما تشاء
hint-header = **تلميح لك وحدك:** ما يبدو الأفضل، مع فرصة الفوز كما أراها.
hint-line = { $place }. { $what } · **{ $percent }%**
hint-give = أعطِ { $card }
hint-left = { $hints ->
    [0] كان هذا آخر تلميح لك في هذه المباراة.
    [one] بقي لك تلميح واحد.
    [two] بقي لك تلميحان.
    [few] بقيت لك { $hints } تلميحات.
    [many] بقي لك { $hints } تلميحًا.
   *[other] بقي لك { $hints } تلميح.
}
hint-told = 💡 طلب تلميحًا في هذه الجولة: { $names }.
reason-wins = تفوز بالمباراة
reason-finishes = تنال المركز { $place ->
    [2] الثاني
    [3] الثالث
   *[other] { $place }
}
reason-only-one = لا شيء آخر ممكن
reason-comes-home = تُدخل { $pawn } الأمان
reason-enters = تُخرج حجرًا من البيت
reason-hits = تأكل { $pawn }
reason-hits-own-side = تأكل { $pawn } من فريقك
reason-escapes = تُبعد { $pawn } عن الورقة { $card } من { $name }
reason-stays-in-reach = تترك { $pawn } في متناول الورقة { $card } من { $name }
reason-nears-home = توصل { $pawn } { $fields ->
    [0] إلى باب أمانه
    [one] إلى خانة واحدة من أمانه
    [two] إلى خانتين من أمانه
    [few] إلى { $fields } خانات من أمانه
    [many] إلى { $fields } خانة من أمانه
   *[other] إلى { $fields } خانة من أمانه
}
reason-takes-turn = تكلّف { $name } ورقة ودورًا
reason-likely-home = في { $percent }% من الجولات التي جرّبتها يدخل حجر لفريقك الأمان
reason-likely-hit = في { $percent }% من الجولات التي جرّبتها يخسر فريقك حجرًا
reason-way-out = تعطي { $name } مخرجًا من البيت
reason-keeps-way-out = تُبقي لك { $card }، وهي تُنزل حجرًا
refused-hints-off = لا تلميحات على هذه الطاولة؛ هكذا قرّر من فتحها.
refused-hints-spent = أخذت كل تلميحاتك في هذه المباراة: { $hints }.
refused-nothing-due = ليس عليك الآن أن تقرّر شيئًا؛ اسأل حين يأتي دورك.
refused-back-off = لا تراجع عن الحركات على هذه الطاولة؛ هكذا قرّر من فتحها.
refused-back-rated = في المباراة المحسوبة لا بد أن يوافق شخص من فريق آخر، ولا أحد منهم هنا الآن.
refused-back-gone = لم يعد التراجع عن تلك الحركة ممكنًا.

## The clock

setup-pace = السرعة
setup-pace-chosen = السرعة: { $pace }
pace-live = مباشرة، دقيقة ونصف لكل دور، وثلاث دقائق احتياطية لكل مباراة
pace-relaxed = هادئة، ربع ساعة لكل دور
pace-slow = بطيئة، يوم لكل دور، وثلاثة أيام احتياطية لكل مباراة
pace-open = مفتوحة، بلا وقت محدّد
pace-tournament = بطولة (8 ث للدور، و1 د احتياطية للمباراة)
pace-tournament-60 = بطولة (10 ث للدور، و90 ث احتياطية للمباراة)
pace-tournament-90 = بطولة (15 ث للدور، و3 د احتياطية للمباراة)
time-left = ⏳ ينتهي الوقت { $until }{ $bank ->
    [none] {""}
   *[other] {""}، منه { $bank } من الوقت الاحتياطي
}؛ ثم يلعب لاعب آلي هذا الدور وحده.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (يعود { $until })
}
table-away = 💤 غائب: { $names }. { $count ->
    [one] لاعب آلي يحفظ المقعد.
    [two] لاعبان آليان يحفظان المقعدين.
    [few] لاعبون آليون يحفظون المقاعد.
    [many] لاعبون آليون يحفظون المقاعد.
   *[other] لاعبون آليون يحفظون المقاعد.
}
told-in-stead = ⏱ { $name } (لاعب آلي)
button-return = لقد عدت
hand-away = { $until ->
    [none] لاعب آلي يحفظ مقعدك في { $channel } حتى تعود. لم يضِع شيء.
   *[other] لاعب آلي يحفظ مقعدك في { $channel }؛ يعود لك { $until }، أو متى عدت قبل ذلك. لم يضِع شيء.
}
went-away = { $until ->
    [none] لاعب آلي يحفظ مقعدك. اضغط **{ button-return }** تحت اللوحة حين تعود.
   *[other] لاعب آلي يحفظ مقعدك؛ يعود لك { $until }. وإن عدت قبل ذلك فاضغط **{ button-return }** تحت اللوحة.
}
button-give-up-seat = اترك مقعدي نهائيًا
give-up-seat-asked = هل تترك مقعدك نهائيًا؟ يواصل اللاعب الآلي اللعب، ولا يُحفظ لك المقعد بعد الآن: يمكن لأي أحد أن يأخذه. وإن كانت المباراة محسوبة فهي تُحسب لك مع ذلك.
seat-given-up = غادرت هذه المباراة نهائيًا. مقعدك للاعب آلي حتى يأخذه أحد.
length-minutes = { $count ->
    [one] 1 دقيقة
    [two] 2 دقيقة
    [few] { $count } دقائق
    [many] { $count } دقيقة
   *[other] { $count } دقيقة
}
length-minutes-words = د دقيقة دقائق دقيقتان دقيقتين
length-hours = { $count ->
    [one] 1 ساعة
    [two] 2 ساعة
    [few] { $count } ساعات
    [many] { $count } ساعة
   *[other] { $count } ساعة
}
length-hours-words = س ساعة ساعات ساعتان ساعتين
length-days = { $count ->
    [one] 1 يوم
    [two] 2 يوم
    [few] { $count } أيام
    [many] { $count } يوم
   *[other] { $count } يوم
}
length-days-words = ي يوم أيام ايام يومان يومين يوما يومًا
length-weeks = { $count ->
    [one] 1 أسبوع
    [two] 2 أسبوع
    [few] { $count } أسابيع
    [many] { $count } أسبوع
   *[other] { $count } أسبوع
}
length-weeks-words = أسبوع أسابيع أسبوعان أسبوعين اسبوع اسابيع اسبوعين
length-tonight = الليلة
length-back = حتى أعود
refused-away-length = قل كم تغيب، مثل `2 ساعة` أو `3 أيام` أو `18:30`: دقيقة على الأقل، وأسبوعان على الأكثر.
refused-away-zone = مع ساعة من اليوم اذكر منطقتك الزمنية أيضًا، مثل `Asia/Riyadh`؛ أو قل كم المدة، مثل `5 ساعات`.
## The final picture of a game

poster-rounds = الجولات: { $rounds }
poster-decisive = اللحظة الحاسمة، الجولة { $round }، فرصة الفوز { $before }% ← { $after }%: { $told }
poster-hit = أكبر أكلة
poster-best = أفضل حركة
poster-luck = أوفر دور حظًّا
poster-gain = +{ $percent }%
poster-fields = { $fields ->
    [one] خانة واحدة
    [two] خانتان
    [few] { $fields } خانات
    [many] { $fields } خانة
   *[other] { $fields } خانة
}
poster-hit-home = أكبر أكلة: في الجولة { $round } أكل { $name } حجرًا من أحجار { $other }، { $fields ->
    [0] عند باب أمانه
    [one] قبل أمانه بخانة واحدة
    [two] قبل أمانه بخانتين
    [few] قبل أمانه بـ{ $fields } خانات
    [many] قبل أمانه بـ{ $fields } خانة
   *[other] قبل أمانه بـ{ $fields } خانة
}
poster-walk = أطول مشية: { $name }، الحجر { $number }، { $fields ->
    [one] خانة واحدة
    [two] خانتان
    [few] { $fields } خانات
    [many] { $fields } خانة
   *[other] { $fields } خانة
}
poster-first-home = أول من دخل الأمان: { $name }، الحجر { $number }، في الجولة { $round }

## The offer of other pictures

looks-offered = **هل تريد صورًا أخرى؟** هي لشاشاتك أنت فقط، ويمكنك تغييرها متى شئت بالأمر `/tock settings`.
look-wide-about = **عرضية**: أوراقك بجانب اللوحة، فتكون اللوحة أكبر على الحاسوب.
look-wide-alt = اللوحة الأخيرة، وبجانبها خمس أوراق
look-wide-chosen = صورك عرضية من الآن.
look-dark-about = **داكنة**: اللوحة وأوراقك بألوان داكنة.
look-dark-alt = اللوحة الأخيرة وخمس أوراق بألوان داكنة
look-dark-chosen = صورك داكنة من الآن.
button-look-wide = اجعل صوري عرضية
button-look-dark = اجعل صوري داكنة

## Seats in mid-game

seats-header = المقاعد الشاغرة في هذا السيرفر؛ الأمر `/tock join` في القناة يأخذ واحدًا.
seats-line = - { $channel } · { $rules } · المقاعد { $seats }{ $door ->
    [invited] {" "}· بدعوة
   *[open] {""}
}
seats-none = لا مقعد شاغرًا على أي طاولة في هذا السيرفر؛ الأمر `/tock new` يفتح طاولة.
asked-seat = ✋ يطلب { $name } المقعد { $seat }: يقرّر من يلعب بجانبه، وإلا فأي لاعب هنا.
asked-invited = ✋ { $name } { $stage ->
    [lobby] يطلب المقعد { $seat }: { $host } يقرّر من يجلس هنا.
   *[game] يطلب المقعد { $seat }: لا بد من موافقة { $host } ومن يلعب بجانبه.
}
asked-host = ✋ { $host }، يريد { $name } أن يجلس على طاولتك: القرار لك، تحت اللوحة.
asked-send-away = ✋ يطلب { $name } إخراج { $who } من هذه الطاولة. لا بد من موافقة كل الجالسين الآخرين.
asked-end = ✋ يطلب { $name } إنهاء المباراة؛ يمكن للاعبين أن يوافقوا بالأسفل.
button-agree = أوافق { $name }
button-let-in = أدخِل { $name }
button-decline = أرفض { $name }
button-here = أنا هنا
button-stand-in = لاعب آلي بدل { $name }
table-asked-whether-there = ❓ سُئلوا هل ما زالوا هنا: { $names }. الزر **{ button-here }** يجيب.
asked = وصل طلبك؛ يراه الآخرون تحت اللوحة. ويعود لك مقعدك أنت عند التوزيع التالي.
refused-held-a-hand = أمسكت أوراقًا في هذه المباراة، فلا يمكنك الجلوس في مقعد آخر منها؛ وأهلًا بك متفرجًا.
refused-seat-kept-for-owner = هذا المقعد محجوز لشخص غائب؛ إن بقي خاليًا أمكنك أن تطلبه لاحقًا.
refused-rated-seat = هذه المباراة تُحسب في التصنيف: وما دام لا شريك بجانب ذلك المقعد فإن لاعبه الآلي يبقى.
refused-still-asked = ما زال هناك وقت للإجابة: يمكن ذلك { $until }.
refused-sent-away = أُخرجت من هذه الطاولة؛ ولا يسمح بعودتك إلا من يدير السيرفر.
refused-removed-someone = أخرجت لاعبًا من هذه المباراة المحسوبة، فلا يمكنك أن تلعب فيها. وأهلًا بك متفرجًا.
refused-still-there = لم يترك ذلك الشخص دورًا يفوت، فلا يحلّ أحد محلّه. وحيث لا وقت محدّد يسأل الزران **{ button-more }** ثم **{ button-call }** هل ما زال هناك.
refused-not-silent = لم يُسأل كل أصحاب الطاولة هل ما زالوا هناك: الزران **{ button-more }** ثم **{ button-call }** يفعلان ذلك.
refused-only-managers = هذا لمن يدير السيرفر ولا يلعب هنا. وحيث لا تُحسب المباراة في التصنيف يستطيع كل الآخرين على الطاولة معًا أن يخرجوا أحدهم، إن كانوا اثنين على الأقل.
refused-chosen-enough = غيّرت اختيارك { $changes ->
    [one] مرة واحدة
    [two] مرتين
    [few] { $changes } مرات
    [many] { $changes } مرة
   *[other] { $changes } مرة
}: الاختيار الأخير ثابت الآن.
refused-taken-up-today = استأنفت هذه الطاولة قبل وقت قصير؛ ويمكنك ذلك مرة أخرى { $until }.
refused-not-yours-to-agree = الموافقة على هذا للآخرين، لا لك.

## Planned moves

ahead-heading = **مقدّمًا، لدورك التالي:**
ahead-choose = اختر ورقة. ما تختاره يُلعب حالما يأتي دورك، إن بقي يحرّك ويأكل الشيء نفسه؛ وإلا سألناك كالعادة. لا يراه أحد غيرك.
ahead-chosen = الآخرون يلعبون. اخترت مقدّمًا: **{ $play }**. يُلعب حين يأتي دورك، إن بقي يحرّك ويأكل الشيء نفسه؛ ولا يراه غيرك.
ahead-made = لُعب ما اخترته مقدّمًا: { $play }
ahead-unfit-yet = الآخرون يلعبون. ما اخترته مقدّمًا لا يمكن لعبه واللوحة كما هي الآن؛ فإن لم يتغير ذلك سألناك كالعادة.
ahead-unfit = ما اخترته مقدّمًا لم يعد يفعل الشيء نفسه، فلم يُلعب شيء.
button-choose-ahead = اختر مقدّمًا
button-drop-ahead = ألغِ الاختيار
button-choose-it = اخترها
refused-not-ahead = لا يمكن الآن اختيار شيء مقدّمًا.

## Your tables

mine-header = **طاولاتك**
mine-none = لا تجلس على أي طاولة مفتوحة.
mine-line = - { $link } · { $what }
mine-more = … وطاولات أخرى، عددها { $tables }.
mine-yours = **الدور عليك** ({ $since })
mine-turn = الدور على { $name } ({ $since })
mine-exchange = ما زال آخرون يختارون ورقة يمرّرونها ({ $since })
mine-lobby = لم تبدأ؛ { $free ->
    [0] الجميع هنا
    [one] بقي مقعد شاغر واحد
    [two] بقي مقعدان شاغران
    [few] بقيت { $free } مقاعد شاغرة
    [many] بقي { $free } مقعدًا شاغرًا
   *[other] بقي { $free } مقعد شاغر
}؛ فُتحت { $since }
mine-away = لاعب آلي يحفظ مقعدك؛ الزر **{ button-return }** تحت اللوحة يعيده لك
## Finished games

button-replay = إعادة المباراة
button-export = كملف نصي
button-highlights = أبرز اللقطات
button-whole-film = الفيلم كاملًا
film-highlights = **أبرز لقطات المباراة { $game }**
film-whole = **المباراة { $game } من البداية إلى النهاية**
alt-game-film = المباراة { $game } متحركة، حركة بعد حركة، حتى لوحتها الأخيرة.
button-hands-open = كل الأيدي
button-hands-own = يد واحدة
button-previous-round = الجولة السابقة
button-previous = السابق
button-next-round = الجولة التالية
replay-header = **إعادة المباراة { $game }** · الجولة { $number } · الحركة { $play } من { $plays }
replay-deals = يوزّع { $name }.
replay-gave = -# أعطى { $name } الورقة **{ $card }** إلى { $other }.
replay-from = اللوحة من جهة { $name }
replay-round = إلى الجولة { $number }
alt-held = مع { $name } الأوراق { $cards }.
export-told = المباراة { $game } نصًّا: كل يد وكل ورقة أُعطيت وكل حركة، مع البذرة التي تُستخرج منها الأوراق.
button-review = أين انقلبت المباراة؟
button-share = شارِكها
button-turn = الحركة { $place }
button-mistakes = تعلّم من أخطائي
review-header = **تحليل المباراة { $game }.** ما ضيّعه اختيار هو كم يقلّ فوزه عن فوز الأفضل، حين تُلعب التوزيعات نفسها بما يمكن للاعبها أن يعرفه.
review-person = { $name }: الدقة { $accuracy }%؛ { $mistakes ->
    [0] بلا أخطاء
    [one] خطأ واحد
    [two] خطآن
    [few] { $mistakes } أخطاء
    [many] { $mistakes } خطأً
   *[other] { $mistakes } خطأ
 }، ضاع بها من فرصة الفوز { $percent }% إجمالًا.
review-luck = -# حظّ { $names }: { $kind ->
    [good] +{ $percent }%
   *[bad] −{ $percent }%
 }.
review-place = **{ $place }** · { $told }
review-played = الجولة { $round }، الحركة { $play }: { $told }
review-gave = الجولة { $round }: أعطى { $name } الورقة { $card }
review-cost = -# يفوز { $after } من 100 بدل { $before }. الأفضل: { $what }
review-no-mistakes = لا أخطاء: لم يضيّع أحد 3% دفعة واحدة.
review-best = ⭐ أفضل اختيار: { $told }، أفضل من كل ما عداه بـ{ $percent }%.
review-working = جارٍ تحليل المباراة: { $done } من { $all } …
mistake-asked = الجولة { $round }: ما فعلته هنا ضيّع { $percent }%. **ما الأفضل؟**
mistake-still = هذا أيضًا يضيّع { $percent }%.
mistake-found = ✓ **لا شيء أفضل من هذا.**
alt-course = { $name }، جولة بعد جولة: { $shares }.
refused-review-one-at-a-time = تُحلَّل لك الآن مباراة أخرى؛ حاول من جديد بعد ثوانٍ.
refused-review-of-others = لا يطلب تحليل هذه المباراة إلا من لعبها، إلى أن يشاركها أحدهم في قناتها.
refused-no-past-game = لا توجد مباراة منتهية بهذا الرقم يمكنك رؤيتها؛ تُعرض الأوراق بعد أن تُلعب المباراة إلى نهايتها، للاعبيها ولمن يستطيع قراءة قناتها.
## Statistics and ratings

button-rated-on = التصنيف: تُحسب
button-rated-off = التصنيف: لا تُحسب
button-rated-not-yet = التصنيف: ليس بعد
refused-no-statistics = لا توجد هنا مباراة منتهية يمكنني أن أخبر عنها.
refused-statistics-elsewhere = عن الآخرين لا أخبر إلا في سيرفر يجمعكما؛ اسأل هناك.
privacy-statistics-shown = من يشاركك سيرفرًا يستطيع أن يرى نتائج مبارياتك هناك: `/tock stats` و`/tock leaderboard`.
privacy-statistics-hidden = إحصاءاتك مخفية: لا يراها غيرك، ولست في أي لوحة صدارة.
privacy-hide = أخفِ إحصاءاتي
privacy-show = أظهِر إحصاءاتي
percent = { $percent }%
rating = { $points } ± { $plus }
rating-points = { $points }
rating-new = جديد · { $games } من { $enough } مباريات، { $people } من { $different } أشخاص
stats-header-here = **{ $name }** في هذا السيرفر
stats-header = **{ $name }** في كل السيرفرات
stats-score = المباريات: { $games }، الفوز: { $won }
stats-streak = انتصارات متتالية: { $now } الآن، { $best } في الأفضل
stats-rating-teams = التصنيف في الفرق: { $rating }
stats-rating-alone = التصنيف الفردي: { $rating }
stats-figure = { $label }: { $count }
stats-entered = أكثر ما يُنزل بالورقة { $card }: { $times } من { $entered }
stats-missed = أدوار لعبها اللاعب الآلي لانتهاء الوقت: { $missed } من { $turns }
stats-with = { $name }: فوز في { $won } من { $games }
stats-rulesets = الفوز حسب اللعبة
stats-partners = الفوز مع
stats-won-of = { $won } من { $games }
stats-tile-games = { $games ->
    [one] مباراة
    [two] مباراتان
    [few] مباريات
    [many] مباراة
   *[other] مباراة
}
stats-tile-won = نسبة الفوز
stats-tile-streak = أفضل تتابع
stats-tile-rating-teams = تصنيف الفرق
stats-tile-rating-alone = تصنيف فردي
stats-tile-entered = أكثر تنزيل
figure-hits-given = أحجار أكلها
figure-hits-taken = أحجار أُكلت له
figure-pawns-home = أحجار في الأمان
figure-longest-walk = أطول مشية
figure-cards-burnt = أوراق أحرقها
stats-tile-missed = أدوار فائتة
stats-accuracy = الدقة في { $games ->
    [one] مباراة واحدة محلَّلة
    [two] مباراتين محلَّلتين
    [few] { $games } مباريات محلَّلة
    [many] { $games } مباراة محلَّلة
   *[other] { $games } مباراة محلَّلة
 }: { $accuracy }%؛ الأخيرة: { $last }.
stats-tile-accuracy = الدقة
stats-accuracies = الدقة، مباراة بعد مباراة
standings-which = أي قائمة؟
standings-friends = قائمة الأصدقاء
standings-teams = التصنيف في الفرق
standings-alone = التصنيف الفردي
standings-month = انتصارات هذا الشهر
standings-pairs = الثنائيات
standings-pairs-month = ثنائيات هذا الشهر
standings-none = لا أحد في هذه القائمة بعد.
standings-about-friends = -# كل من أكمل في هذا السيرفر { $games } مباريات، والأكثر فوزًا أولًا.
standings-about-points = -# التصنيف الأوثق يتقدّم: **{ button-ranking }**.
standings-own = تصنيفك: { $told }
standings-about-rating = -# النقاط، ومقدار ما قد تبعد عن الصواب. والترتيب بحسب النقاط بعد طرح الرقم الذي يلي ±. يظهر هنا من له عشر مباريات محسوبة ضد خمسة أشخاص مختلفين. ومن المباراة الرابعة للأشخاص أنفسهم في اليوم لا يتغير شيء. ولا تُحسب إلا مباريات بين أشخاص في فرق مختلفة.
standings-line = **{ $place }** { $names } · { $told }
standings-score = فوز في { $won } من { $games } ({ $percent }%)
standings-tally = { $games ->
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $games } مباريات
    [many] { $games } مباراة
   *[other] { $games } مباراة
} · الفوز: { $won } · { $hits ->
    [one] أكلة واحدة
    [two] أكلتان
    [few] { $hits } أكلات
    [many] { $hits } أكلة
   *[other] { $hits } أكلة
}
season-name = الموسم { $quarter } من { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = لا مركز لك بعد: { $games } من { $enough } مباريات، ضد { $people } من { $different } أشخاص.
season-about = -# في كل موسم يبدأ الجميع من جديد بـ1000 نقطة، ويكون لك مركز بعد خمس مباريات محسوبة ضد خمسة أشخاص مختلفين. والترتيب بحسب النقاط بعد طرح الرقم الذي يلي ±.
season-best = **{ $season }**: { $names }
season-over = 🏁 **انتهى { $season }**
seasons-none = لم يكن لأحد مركز في موسم قبل هذا.
seasons-which = أي موسم؟
button-season = هذا الموسم
button-seasons = المواسم السابقة
button-season-teams = في فرق
button-season-alone = كلٌّ لنفسه
button-ranking = كيف يُرتَّبون؟
button-standings = قائمة المتصدرين
analysis-opened = الطاولة مفتوحة: لك المقعد الذي عليه الدور في ذلك الموقف، وللاعبين الآليين غيره، والأمر `/tock join` يأخذ واحدًا منها. التلميحات مجانية، ولا يُحسب شيء.
refused-game-text = في ذلك الملف، السطر { $line }: { $wrong }.
refused-game-text-size = هذا الملف أكبر من أن يكون نصّ مباراة.
refused-no-such-play = حركات تلك المباراة من 0 إلى { $plays }؛ اختر واحدة منها.
refused-game-over-there = المباراة منتهية في ذلك الموقف؛ اختر حركة أسبق.
game-text-no-transcript = هذا ليس نصّ مباراة، فهو يبدأ بـ`tock 1`
game-text-too-long = لا مباراة بهذا الطول
game-text-unreadable = لا يمكن قراءة هذا
game-text-missing = قبل هذا سطر ناقص (rules أو seed أو message أو cut أو مقعد)
game-text-rules = لا توجد قواعد كهذه
game-text-seed = للبذرة 64 رمزًا من 0 إلى f
game-text-seat = لا يوجد مقعد كهذا
game-text-position = لا يمكن أن تبدأ مباراة من هذا الموقف
game-text-deal = ليس هذا التوزيع هو المستخرج من البذرة
game-text-gift = لا يمكن إعطاء هذه الورقة هنا
game-text-number = تُرقَّم الحركات من 1 بلا فجوات
game-text-turn = الدور على مقعد آخر
game-text-play = لا يمكن لعب حركة كهذه هنا
game-text-drawn = ليست هذه الورقة هي المستخرجة من البذرة
game-text-end = لا تنتهي المباراة هكذا
game-text-no-end = نهاية المباراة ناقصة

## Resuming a closed table

button-reopen = استأنف
button-give-up = أغلِقها نهائيًا
reopened = الطاولة تستمر كما كانت. كل الآخرين غائبون حتى يضغطوا **{ button-return }**.
given-up = { $people ->
    [0] وافق الجميع: أُغلقت هذه الطاولة نهائيًا، والزر **{ button-fair }** يعرض كل شيء.
    [one] وافقت. إذا وافق شخص آخر أُغلقت هذه الطاولة نهائيًا.
    [two] وافقت. إذا وافق شخصان آخران أُغلقت هذه الطاولة نهائيًا.
    [few] وافقت. إذا وافق { $people } أشخاص آخرين أُغلقت هذه الطاولة نهائيًا.
    [many] وافقت. إذا وافق { $people } شخصًا آخر أُغلقت هذه الطاولة نهائيًا.
   *[other] وافقت. إذا وافق { $people } شخص آخر أُغلقت هذه الطاولة نهائيًا.
}
refused-not-closed = هذه الطاولة مستمرة.
refused-closed-for-good = أُغلقت هذه الطاولة نهائيًا؛ الأمر `/tock new` يفتح غيرها.
refused-channel-has-table = في هذه القناة الآن طاولة أخرى مفتوحة؛ ويمكن استئناف هذه متى انتهت تلك.

## Lessons

button-learn = جديد هنا؟
button-next = التالي
button-course-more = الأوراق الخاصة
button-course-partner = ماذا تعطي
button-got-it = فهمت
button-show-me = أرِني
button-skip = تخطَّ
button-all-lessons = كل الدروس
lesson-header = **تعلّم توك · { $number } من { $lessons } · { $title }**
lesson-cannot = **{ $card }** لا تصلح للعب الآن.
lesson-would-play = يمكن لعب هذا. وهذا ما يفعله: { $play }.
lesson-would-give = يمكنك أن تعطي **{ $card }**.
lesson-got-it = جميل! ما تعلّمته يمكنك تجربته في مباراة.
lesson-shown-give = هكذا: تعطي **{ $card }**.
lesson-shown-play = هكذا، بالورقة **{ $card }**: { $play }.
lessons-header = **تعلّم توك.** اختر درسًا؛ كل درس حركة واحدة.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = كل ما يلزمك للعب
course-more = أوراق خاصة وقواعد أخرى
course-partner = مع شريك: ماذا تعطي
lesson-way-out-title = الخروج من البيت
lesson-way-out-before = أنت في الأسفل، وكل أحجارك تنتظر في البيت. لا يُخرج حجرًا إلا الملك (K) أو الآس (A) أو الجوكر. **أخرِج حجرًا.**
lesson-way-out-cannot = هذه تمشي، ولا حجر لك على اللوحة بعد: ابحث عن الورقة التي تُنزل حجرًا.
lesson-way-out-wrong = ابحث عن الورقة التي تُنزل حجرًا.
lesson-way-out-after = ✓ حجرك الآن على قاعدته. من هناك يمشي مع عقارب الساعة، مرة حول اللوحة، ثم إلى الأمان. فإن لم تصلح أي ورقة للعب رميت أوراقك كلها وانتظرت التوزيع التالي.
lesson-hit-title = المشي والأكل
lesson-hit-before = الورقة تمشي بعدد ما عليها من خانات. ومن ينتهِ على خانة حجر آخر يأكله فيعيده إلى البيت. **كُل حجر Blaise**: عُدّ الخانات إليه.
lesson-hit-wrong = اللاعب Carl المقابل لك شريكك: لا تأكله. حجر Blaise أمامك بتسع خانات.
lesson-hit-after = ✓ عاد حجر Blaise إلى البيت وعليه أن يبدأ من جديد. العبرة بالخانة التي تنتهي عليها؛ ومن تمر به آمن. أحجارك وأحجار شريكك تُؤكل كذلك، ومن عنده ورقة تصلح للعب وجب أن يلعب.
lesson-protected-title = الحجر المحميّ
lesson-protected-before = حجر Blaise نزل للتوّ: هو على قاعدته محميّ حتى يتحرك. لا يأكله أحد، ولا يتجاوزه أحد. **العب الورقة الوحيدة التي ما زالت تصلح.**
lesson-protected-cannot = ستنتهي على الحجر المحميّ أو تتجاوزه، وهذا لا يجوز لأحد.
lesson-protected-wrong = ابقَ خلف الحجر المحميّ.
lesson-protected-after = ✓ حجرك ينتظر خلفه. وحجرك أنت آمن كذلك حين ينزل، ويسدّ الطريق على الجميع، وعليك أيضًا.
lesson-home-title = إلى الأمان بالعدد المضبوط
lesson-home-before = بعد ثلاث خانات مدخلك؛ وخلفه يبدأ أمانك. يجوز للحجر أن ينعطف إليه إن كان العدد مضبوطًا، أو أن يمضي في دورة أخرى. **أدخِل حجرك الأمان.**
lesson-home-wrong = هكذا يتجاوز أمانك. ابحث عن الورقة والخانة اللتين تدخلان به.
lesson-home-after = ✓ دخل الأمان، ولا يأكله أحد هناك. لا تقفز الأحجار في الأمان، فتُملأ الخانات الداخلية أولًا.
lesson-split-title = قسّم السبعة
lesson-split-before = السبعة سبع خطوات تقسّمها على أحجارك كما تشاء، وتأكل كل حجر تمر به. **بسبعة واحدة أدخِل حجرًا الأمان وكُل حجر Dora.** تذكر الأزرار الخطوات أولًا، ثم الخانات المرقّمة على اللوحة.
lesson-split-wrong = حجر قريب من أمانه، والآخر خلف حجر Dora بثلاث خانات: أعطِ كلًّا منهما بعض الخطوات.
lesson-split-after = ✓ شيئان بورقة واحدة: احفظ السبعات للحظات كهذه. وانتبه، فهي تأكل أحجارك وأحجار شريكك أيضًا.
lesson-gift-title = ورقة لشريكك
lesson-gift-before = بعد كل توزيع تتبادل مع شريكك ورقة دون أن تُرى. كل أحجار Carl تنتظر في البيت. **أعطِ Carl الورقة التي تُخرجه.**
lesson-gift-wrong = هذه لن تُخرج Carl من البيت.
lesson-gift-after = ✓ يستطيع Carl أن يُنزل حجرًا الآن. تُوزَّع أوراق جديدة مرة بعد مرة، والأحجار تبقى في أماكنها. ومتى دخلت أحجارك الأربعة الأمان حرّكت أحجار شريكك: تفوزان معًا بالثمانية كلها. هذا كل ما يلزمك.
lesson-two-ways-out-title = مخرجان: أعطِ واحدًا
lesson-two-ways-out-before = كل أحجارك تنتظر، وأحجار Carl كذلك. ورقتان من أوراقك تُنزلان حجرًا. **أعطِ Carl واحدة منهما.**
lesson-two-ways-out-wrong = سيبقى Carl منتظرًا. الآس أو الملك يُخرجه، وتحتفظ أنت بالأخرى.
lesson-two-ways-out-after = ✓ تستطيعان الآن كلاكما إنزال حجر. عبر توزيعات كثيرة يفوز من يعطي واحدة في مباراتين من كل 100 أكثر ممن يحتفظ بالاثنتين.
lesson-own-way-out-title = مخرجك الوحيد: احتفظ به
lesson-own-way-out-before = كل أحجارك تنتظر، ولدى Carl حجران على اللوحة. الملك مخرجك الوحيد. **أعطِ Carl ورقة أخرى.**
lesson-own-way-out-wrong = ستبقى هذه الجولة بلا لعب، وCarl لا يحتاج إليها.
lesson-own-way-out-after = ✓ من يعطي مخرجه الوحيد ولشريكه أحجار على اللوحة يفوز في مباراة من كل 100 أقل. وحيث ينتظر الاثنان يكاد الأمر يتساوى.
lesson-gift-that-hits-title = ورقة تأكل
lesson-gift-that-hits-before = حجر Blaise أمام حجر Carl بتسع خانات. **أعطِ Carl الورقة التي يأكله بها.**
lesson-gift-that-hits-wrong = لا يستطيع Carl أن يأكله بها. عُدّ من حجره إلى حجر Blaise.
lesson-gift-that-hits-after = ✓ الورقة التي يأكل بها الشريك فورًا تفوز في مباراة من كل 100 أكثر من أفضل ما سواها. السبعة والولد والجوكر ليست هدايا بذاتها: إعطاء واحدة منها يكلّف نحو ذلك.
lesson-jack-title = الولد: تبديل الأماكن
lesson-jack-before = الولد (J) يبدّل حجرًا لك بحجر من لون آخر على المسار. **اقترب من أمانك قدر ما تستطيع.**
lesson-jack-wrong = حجر من يقف قبل أمانك مباشرة؟
lesson-jack-after = ✓ دورة كاملة تقريبًا بورقة واحدة، وخسر Blaise مثلها. والحجر المحميّ لا يُبدَّل.
lesson-joker-title = الجوكر: أي ورقة
lesson-joker-before = الجوكر يحلّ محلّ أي ورقة تريدها. **أدخِل حجرك الأمان، إلى أعمق خانة فيه**: بينك وبينها تسع خانات.
lesson-joker-wrong = العب الجوكر كأنه تسعة: اختر الحجر، ثم أعمق خانة في الأمان.
lesson-joker-after = ✓ الجوكر يفعل ما تفعله أي ورقة: تنزيل، تبديل، تقسيم، دخول الأمان.
lesson-four-title = الأربعة: إلى الخلف
lesson-four-before = الأربعة تمشي للأمام أو للخلف. حجرك نزل للتوّ، ومدخله خلفه مباشرة. **وفّر عليه الدورة كلها.**
lesson-four-wrong = للخلف، بأربع خطوات من القاعدة، يقف أمام أمانه مباشرة.
lesson-four-after = ✓ من هنا يمشي للأمام إلى أمانه. أربعة في اليد وحجر على القاعدة تساويان دورة كاملة.
lesson-centre-title = توك توك دوغ: الوسط
lesson-centre-before = في توك توك دوغ يجوز لحجر على خانة رقمها 8 أن ينتقل إلى الوسط بآس أو عشرة أو ملك، ثم يخرج لاحقًا إلى أي خانة مثلها. **انتقل إلى الوسط.**
lesson-centre-wrong = الملك يستطيع ذلك أيضًا: اختر الوسط.
lesson-centre-after = ✓ بورقة أخرى من هذه الأوراق يخرج حيث تشاء: قبل أمانك مثلًا. والطاولات السويسرية الكبيرة لها وسط أيضًا.
lesson-dog-title = دوغ: لمس القاعدة مرتين
lesson-dog-before = في دوغ ينعطف الحجر إلى الأمان من قاعدته، متى لمسها مرتين. النزول هو الأولى، وتجاوزها أو الوقوف عليها ثانيةً هو الثانية. حجرك رجع بأربعة. **أدخِله الأمان.**
lesson-dog-wrong = هذا لا يُدخله. ابحث عن الورقة والخانة اللتين تنعطفان عند القاعدة.
lesson-dog-after = ✓ بمروره على قاعدته لمسها مرة ثانية. نزول، وأربعة للخلف، ثم الأمان: لا أحد أسرع.
lesson-toctoc-title = توك توك: الآس وأحجارك
lesson-toctoc-before = في توك توك الآس 1 أو 14، والأربعة للخلف فقط، وأحجارك لا تتجاوز بعضها أبدًا. **كُل حجر Blaise.**
lesson-toctoc-wrong = الحجر الأمامي يبعد عنه أربع عشرة خانة.
lesson-toctoc-after = ✓ الحجر الخلفي ما كان ليستطيع ذلك: رفيقه كان في طريقه.
lesson-ttg-title = توك توك دوغ: الولد والقاعدة
lesson-ttg-before = في توك توك دوغ يمشي الولد 11 أو يبدّل، ولا حجر محميّ، ولو نزل للتوّ. **أعِد حجر Blaise إلى البيت.**
lesson-ttg-wrong = هذا لا يأكله. عُدّ: هو أمامك بإحدى عشرة خانة.
lesson-ttg-after = ✓ لا أحد آمن على القاعدة هنا. والسبعات لا تأكل إلا حيث تنتهي، وترجع للخلف أيضًا في الأمان.
lesson-keezen-title = كيزن: دورة واحدة
lesson-keezen-before = في كيزن لا يمشي الحجر أبعد من أمانه أبدًا: ينعطف بالعدد المضبوط أو ينتظر. الملك للتنزيل فقط، والسبعة تحرّك حجرًا أو حجرين. **أدخِل حجرك الأمان.**
lesson-keezen-wrong = هذه توصله إلى مدخله فقط. بينه وبين المدخل ثلاث خانات، والأمان خلفه مباشرة.
lesson-keezen-cannot = الثمانية والتسعة تتجاوزان الأمان. لا يمشي أحد أبعد منه.
lesson-keezen-after = ✓ لم تنفع الثمانية ولا التسعة: من اقترب احتاج إلى أوراق صغيرة، أو إلى ولد يبدّل به بعيدًا.
lesson-keezen-start-title = كيزن: القاعدة
lesson-keezen-start-before = الحجر على قاعدته يوقف الجميع، وأحجارك أيضًا، ولا يبدّل معه أحد. أنت وحدك تبدّل حجرك. **بدّله بحجر Blaise القريب من أمانك.**
lesson-keezen-start-wrong = ليس ذلك الحجر. ابحث عن الذي يقف قبل مدخلك مباشرة.
lesson-keezen-start-cannot = حجرك أنت على القاعدة: لا يستطيع ملك أن يُنزل حجرًا آخر هناك.
lesson-keezen-start-after = ✓ دورة كاملة تقريبًا دفعة واحدة، ويبدأ Blaise من جديد.
lesson-jackaroo-king-title = جاكارو: الملك
lesson-jackaroo-king-before = في جاكارو يمشي الملك (الشايب) ثلاث عشرة خانة ويأكل كل من في طريقه. وفيما عدا ذلك لا يتجاوز حجر حجرًا من لونه، ولا حجرين متجاورين. **كُل حجرَي Blaise معًا.**
lesson-jackaroo-king-wrong = هكذا يبقى حجرا Blaise مكانهما. امشِ بالملك ثلاث عشرة خانة.
lesson-jackaroo-king-cannot = الثمانية تتجاوز حجرَي Blaise، وهما سدّ.
lesson-jackaroo-king-after = ✓ الملك لا يرحم أحدًا، ولا أحجارك أنت: أبعِدها عن طريقه.
lesson-jackaroo-five-title = جاكارو: الخمسة
lesson-jackaroo-five-before = الخمسة تحرّك حجرك، أو حجر أي لاعب على المسار. وحجر الخصم يتجاوز بها أمانه، فيلزمه أن يدور دورة أخرى. **أفسِد على Blaise طريق أمانه.**
lesson-jackaroo-five-wrong = هكذا يدخل Blaise الأمان مع ذلك. قبل مدخله بخانتين يقف الحجر الذي عليك أن تدفعه.
lesson-jackaroo-five-after = ✓ دورة كاملة أخرى على Blaise. أما حجر شريكك فينعطف إلى أمانه بخمستك.
lesson-jackaroo-ten-title = جاكارو: العشرة
lesson-jackaroo-ten-before = العشرة تمشي عشر خانات، أو تحرق ورقة من أوراق التالي فيضيع دوره أيضًا. مع Blaise ورقة واحدة، ويوشك أن يدخل الأمان. **احرقها.**
lesson-jackaroo-ten-wrong = هكذا يلعب Blaise تلك الورقة. استعمل العشرة لحرقها.
lesson-jackaroo-ten-after = ✓ احترقت الورقة أمام الجميع، وينتظر Blaise حتى التوزيع التالي.
lesson-italian-title = الإيطالية: العشرة
lesson-italian-before = في اللعبة الإيطالية يرمي من يلي العشرة ورقة ويخسر دوره. والحجر على قاعدته يسدّ الطريق على كل الآخرين. **اجعل Blaise يرمي ورقة.**
lesson-italian-wrong = لا يفعل ذلك إلا العشرة.
lesson-italian-after = ✓ يرمي Blaise ورقة ويفوته دوره. كان هذا آخر درس؛ والآن وقت مباراة.

## The puzzle of the day

puzzle-header = 🧩 **لغز اليوم · { $rules } · { $day } · { $difficulty }**
puzzle-easy = سهل
puzzle-medium = متوسط
puzzle-hard = صعب
puzzle-asked = أنت تلعب المقعد الأسفل. حركة واحدة هي الأفضل بوضوح: **أيّها؟** ما لُعب من قبل غير معروف. إجابتك الأولى هي المحسوبة.
puzzle-solved = ✓ **حُلّ!** هذه أفضل حركة.
puzzle-missed = ✗ ليست هذه. أفضل حركة هي:
puzzle-best = { $what } · فرصة الفوز **{ $percent }%**
puzzle-second = التي تليها: { $what } · { $percent }%
puzzle-here = حلّه في هذا السيرفر { $solved } من { $answered }.
puzzle-streak = { $days ->
    [one] 🔥 حللته اليوم. عُد غدًا ليصيرا اثنين متتاليين!
    [two] 🔥 حللته يومين متتاليين.
    [few] 🔥 حللته { $days } أيام متتالية.
    [many] 🔥 حللته { $days } يومًا متتاليًا.
   *[other] 🔥 حللته { $days } يوم متتالٍ.
}
puzzle-tomorrow = -# غدًا لغز آخر.
puzzle-shown = ✓ { $who } حلّ اللغز من أول إجابة.
puzzle-shown-alt = لوحة قبل بدء المباراة، عليها أوراق مقلوبة وعلامة صح: الإجابة غير معروضة.
button-show-solved = اعرضه هنا
puzzle-posted = الدور على الجالس في الأسفل، وحركة واحدة هي الأفضل بوضوح. هل تراها؟ الزر **{ button-solve }** يعرض لك الأوراق لتضغطها؛ ولا يرى أحد غيرك إجابتك.
puzzle-yesterday = -# لغز الأمس حلّه { $solved } من { $answered }.
button-solve = حُلّه
puzzle-here-streak = 🏠 هذا السيرفر، أيام متتالية: **{ $days }** (الرقم القياسي: { $best })
puzzle-here-open = لم يحلّه أحد هنا بعد: من يحلّه يُكمل السلسلة.
puzzle-here-first = أول من حلّه: **{ $name }**.
puzzle-here-you = **أنت** أول من حلّه.
puzzle-here-header = 🧩 **الألغاز في هذا السيرفر**
puzzle-here-lately = في آخر { $days } يومًا:
puzzle-here-solver = حلّ { $solved } من { $answered } · على التوالي: { $days }
button-puzzles-here = هذا السيرفر
button-rush = سباق الألغاز
button-rush-begin = انطلق
button-rush-again = سباق آخر
rush-header = ⚡ **سباق الألغاز**
rush-about = كم لغزًا تحل في { $minutes } دقائق؟ الألغاز بالقواعد السويسرية، تُسحب بالقرعة، والسهلة أولًا. بعد { $most } إجابات خاطئة ينتهي السباق. ولا تُكشف الحلول.
rush-stands = ⚡ **حُلّت: { $solved } · خطأ: { $wrong } من { $most } · ينتهي { $ends }**
rush-asked = أنت تلعب المقعد الأسفل. أي حركة هي الأفضل؟
rush-right = ✓ صحيح!
rush-wrong = ✗ ليست هذه.
rush-over = ⚡ **انتهى السباق. حُلّت: { $solved }**، خطأ: { $wrong }.
rush-own = أفضل ما حققته: { $solved }
rush-best-here = الأفضل اليوم في هذا السيرفر: { $solved } ({ $names })
refused-own-game = هذا موقف مباراة لم تُنهِها بعد، أو لغز اليوم: العب هناك أولًا، ثم عُد.
regular-puzzle = لغز اليوم
server-settings-puzzle-on = كل يوم يُنشر لغز اليوم في { $channel }.
server-settings-puzzle-off = لا يُنشر لغز اليوم.

## Practice

practice-opened = 🎓 مباراة تدريبك تبدأ في رسائلنا الخاصة: { $link }. يلعب معك ثلاثة لاعبين آليين سهلين، أحدهم شريكك؛ التلميحات مجانية، ولا يُحسب شيء. وإن لم تصلك هناك، فالزر **{ button-hand }** يعرضها هنا.
practice-running = 🎓 مباراة تدريبك مستمرة في رسائلنا الخاصة: { $link }.
practice-here = 🎓 لا تصلك رسائلي الخاصة، لذلك تُلعب مباراة تدريبك هنا: الزر **{ button-hand }** يعرضها، ولا يراها غيرك.
practice-place = 🎓 تدريب
practice-wait = اللاعبون الآليون يلعبون. دورك التالي يأتي وحده؛ والزر **{ button-hand }** يعرضه هنا.
practice-better = 💡 هذا كان أفضل بكثير: { $what } · فرصة الفوز **{ $percent }%**
button-stop-advice = لا مزيد من النصائح
practice-advice-stopped = حسنًا: لا كلمة عن حركاتك بعد الآن. الأمر `/tock practice` مع النصائح يعيدها.

## The learn command

## Tips about new cards

note-joker = 💡 **{ $card }** تحلّ محلّ أي ورقة: اضغطها لترى كل ما تستطيع.
note-swap = 💡 **{ $card }** تبدّل بين مكان حجرك وحجر من لون آخر.
note-seven = 💡 **{ $card }** سبع خطوات، لحجر واحد أو مقسّمة على عدة أحجار؛ انتبه لما تأكله في طريقها.
note-back = 💡 **{ $card }** تمشي للخلف أيضًا: من قاعدتك تكاد توصلك إلى الأمان.
note-enters = 💡 **{ $card }** تُخرج حجرًا من البيت.
note-nothing = 💡 لم تخطئ في شيء: لا يُخرج الحجر الأول إلا ورقة تُنزل حجرًا، ونحو يد أولى من كل أربع تخلو منها. التوزيع التالي يأتي بأوراق جديدة. وبينما يلعب الآخرون: درس في دقيقتين، أم مباراة تدريب؟
note-discard = 💡 الورقة التي ترميها الآن تذهب بلا أثر: اختر أقلّها نفعًا لك.
notes-once = -# تُقال مرة واحدة لكل ورقة. الأمر `/tock settings` يوقف هذه الملاحظات.
settings-notes = ملاحظات عن أوراق تمسكها أول مرة: { $on ->
    [0] لا
   *[other] نعم
}.

## Help

help = **ماذا تريد أن تفعل؟** اضغط ما يناسبك؛ لا يرى الجواب غيرك.
help-degraded = ⚠️ { $what ->
    [saves] لا يمكنني حفظ كل شيء حاليًا. إذا رُفضت حركة فحاول من جديد.
    [answers] أجيب حاليًا أبطأ من المعتاد.
    [pings] أنبّه اللاعبين حاليًا متأخرًا عن المعتاد.
   *[boards] تتأخر اللوحات حاليًا عن المعتاد.
}
help-play = العب الآن
help-play-told = **العب الآن**
    - مع الأصدقاء: الأمر `/tock new` يفتح طاولة في قناة. يضغطون **{ button-sit }** بجانب مقعد، ويملأ اللاعبون الآليون ما بقي، والزر **{ button-start }** يبدأ.
    - وحدك، فورًا: **{ errand-practice }** مباراة ضد لاعبين آليين سهلين في رسائلنا الخاصة، بتلميحات مجانية.
    - **{ errand-games }** يعرض أين يُطلب لاعب في هذا السيرفر.
    - نناديك حين يأتي دورك: اضغط ورقة، ثم ما تريد أن تفعله بها. تأتي أوراقك في رسالة خاصة؛ وهي أيضًا خلف الزر **{ button-hand }** تحت اللوحة.
help-learn = تعلّم اللعبة
help-learn-told = **تعلّم اللعبة**
    - لم تلعبها قط: **{ errand-learn }**، ست حركات في دقيقتين.
    - لتجرّبها: **{ errand-practice }**، مع كلمة حيث كانت حركة أخرى أفضل بكثير.
    - أثناء اللعب: اضغط ورقة لتقرأ ما تفعله؛ والزر **{ button-hint }** يذكر أفضل الحركات لك وحدك.
    - كل القواعد، مع لوحات تبيّنها: **{ button-rules }**.
    - شيء للتفكير: **{ errand-puzzle }**.
help-anywhere = - في سيرفرات أخرى، وفي المجموعات، ومع صديق: [أضفني إلى حسابك]({ $link })، ثم اكتب `/tock-anywhere`.
help-games = اعرض مبارياتي
help-games-told = **مبارياتي**
    - **{ errand-games }** يعرض أين تجلس، في كل السيرفرات، وعلى من الدور.
    - عليّ أن أذهب: الأمر `/tock leave` مع المدة يجعل لاعبًا آليًا يحفظ مقعدك، وبدونها يتركه؛ والأمر `/tock join` يأخذه من جديد.
    - ما لُعب للتوّ: **{ button-log }** تحت اللوحة. ومباراة منتهية، حركة بعد حركة: **{ button-replay }** تحت ملصقها، أو `/tock games`.
    - نتائج مبارياتي: **{ errand-stats }**.
help-look = غيّر المظهر
help-look-told = **المظهر**
    - ألوان الصور التي تراها وحدك: اخترها بالأسفل.
    - لغتك، واليد تحت اللوحة أو بجانبها، وأرقام على كل خانة، وساعات نومك، ولا ملاحظات بعد الآن: `/tock settings`.
    - للجميع في السيرفر، لمن يديره: `/tock-server settings`.
help-look-chosen = الصور التي تراها وحدك الآن: **{ $theme }**.
help-stuck = شيء عالق
help-stuck-told = **شيء عالق**
    - لا أرى أوراقًا: **{ button-hand }**. والأمر `/tock table` يجرّب رسائلك الخاصة من جديد.
    - أوراقي رمادية: لا حجر يستطيع ما تقوله. يدك تقول هل ترمي الكل أم ورقة؛ وإن كانت أحجارك في البيت فلا تنفع إلا ورقة تُنزل حجرًا.
    - أين اللوحة؟ **{ errand-table }** يعرضها ومقعدك في الأسفل.
    - كانت زلّة: **{ button-take-back }**، بعدها مباشرة.
    - قيل إن الزر من لحظة سابقة: **{ button-hand }** فيه أزرار جديدة.
    - أحدهم لا يلعب: حيث الوقت محدّد يلعب لاعب آلي ذلك الدور. ومن ترك وقته ينفد يمكن استبداله بزر تحت اللوحة حتى يعود؛ وبلا وقت محدّد **{ button-more }** ثم **{ button-call }** يسأل أولًا؛ والزران **{ button-more }** ثم **{ button-ask-end }** ينهيان الطاولة.
    - لا أقول شيئًا في قناة: أحتاج هناك إلى { permission-view-channel } و{ permission-send-messages } و{ permission-attach-files }.
anywhere = **توك أينما كنت**
    ما تعرضه هذه الأزرار لا يراه غيرك. لتلعب مع الأصدقاء، اطلب إضافتي إلى سيرفر واكتب فيه `/tock new`.
anywhere-with-table = **توك أينما كنت**
    ما تعرضه هذه الأزرار لا يراه غيرك. أما **{ button-open-anywhere }** فينشر طاولة يلعب عليها كل من هنا، دون إضافتي.
button-open-anywhere = افتح طاولة هنا
elsewhere-your-turn = الدور عليك على الطاولة { $number }، في مكان لست عضوًا فيه. يلعب معك: { $names }.
elsewhere-place = هذه المحادثة
elsewhere-newer = -# إذا لم تعد هذه الرسالة تتغير، فابحث بالأسفل عن رسالة أحدث.
elsewhere-moved = لن تُحدَّث هذه الرسالة بعد الآن. الطاولة [بالأسفل]({ $link }).
elsewhere-press-board = اللوحة لا تُظهر هذا بعد. اضغط **{ button-hand }** عليها لتُحدَّث للجميع.
errand-new = طاولة جديدة
errand-practice = تدريب
errand-learn = دروس
errand-rules = { button-rules }
errand-puzzle = لغز اليوم
errand-games = مبارياتي
errand-stats = نتائجي
errand-table = { button-hand }
about = توك مع الأصدقاء في قناة: سباق الأحجار الذي يُلعب بالأوراق، ويُعرف أيضًا باسم جاكارو أو Toc أو Dog أو Keezen. اكتب /tock help: يبيّن لك كيف تلعب الآن، وكيف تتعلّم اللعبة في دقيقتين، وأين مبارياتك، وماذا تفعل إذا علق شيء.

## Watching

button-watch = أخبِرني حين تنتهي
watch-begun = ستصلك رسالة خاصة واحدة حين تنتهي هذه الطاولة. الزر **{ button-watch }** مرة أخرى يوقف ذلك.
watch-dm-closed = كانت ستصلك رسالة خاصة حين تنتهي هذه الطاولة، لكن رسائلك مغلقة: افتحها، ثم يجرّبها الأمر `/tock table` من جديد.
watch-stopped = لن نخبرك عن هذه الطاولة بعد الآن.
watched-ended = انتهت الطاولة التي تابعتها: { $link }
refused-many-watch = كثيرون يتابعون هنا أو أنت تتابع كثيرًا؛ انتظر حتى تنتهي إحدى تلك الطاولات.
refused-plays-here = أنت تلعب هنا: يصلك خبر النهاية على أي حال.
refused-gives-first = أولًا يمرّر كل لاعب ورقة: الزر **{ button-hand }** تحت اللوحة فيه أوراقك.

## Predictions

button-guess = توقّع
guess-told = 🔮 **ما رأيك؟** توقعاتك تراها أنت وحدك. هي للنقاط لا غير: أفضل المتوقعين يُذكرون مع الملصق في النهاية.
guess-winner = من يفوز؟
guess-home = حجر من يدخل الأمان تاليًا؟
guess-winner-worth = **من يفوز؟** قيمته الآن إن صحّ، بالنقاط: { $points }. تنقص نقطة مع كل ربع من أحجاره يُدخله طرف، وعند ثلاثة أرباع يفوت الأوان.
guess-winner-closed = **من يفوز؟** أدخل طرف ثلاثة أرباع أحجاره: فات الأوان.
guess-home-worth = **حجر من يدخل الأمان تاليًا؟** كلما بكّرت زادت القيمة: من نقطة إلى ثلاث.
guess-yours = تقول: { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 أفضل التوقعات، بالنقاط: { $names }
refused-guess-of-player = من يلعب هنا أو لعب أو ينتظر مقعدًا لا يتوقّع.
refused-guess-closed = فات الأوان على هذا التوقّع.
refused-guess-late = مضت المباراة: جاء هذا متأخرًا. الزر **{ button-guess }** يريك ما يمكنك توقّعه الآن.
refused-guesses-off = لا توقعات في هذا السيرفر؛ هكذا قرّر من يديره.
server-settings-guesses-on = للمتفرجين أن يتوقعوا من يفوز.
server-settings-guesses-off = لا توقعات للمتفرجين.
server-guesses-begin = اسمح بالتوقعات
server-guesses-end = بلا توقعات
server-settings-gathering = الأماكن والنداءات
server-settings-in-threads = لكل طاولة جديدة **موضوع** خاص بها.
server-settings-in-channels = الطاولات الجديدة في **القناة** التي تُفتح فيها.
ask-places = أين تكون الطاولات الجديدة
places-channel = في القناة
places-thread = في موضوع خاص بها

## Pings for players

button-call-players = نادِ لاعبين
button-be-called = نادِني للعب
button-not-called = لا تنادِني
call-waits = 📣 { $host } في انتظار لاعبين: **{ $rules }**، المقاعد الشاغرة: { $free }.
called-now = سننادي عليك عندما تنتظر طاولة هنا لاعبين، لكن ليس في ساعات هدوئك.
called-by-role = لديك الآن الرتبة { $role }: سننادي عليك عندما تنتظر طاولة هنا لاعبين.
called-no-more = لن ننادي عليك للعب هنا بعد الآن.
called-role-kept = ما زالت لديك الرتبة { $role }، ولا يُسمح لي بسحبها: اسأل من يدير هذا السيرفر.
refused-calls-off = لا يُنادى أحد للعب في هذا السيرفر؛ هكذا قرّر من يديره.
refused-call-of-host = صاحب الطاولة وحده ينادي اللاعبين.
refused-call-no-seat = لا مقعد شاغرًا.
refused-call-too-soon = نودي على لاعبين في هذا السيرفر قبل قليل. النداء التالي ممكن { $at }.
refused-call-nobody = لم يطلب أحد هنا أن يُنادى، أو أن الجميع نائمون أو على الطاولة. في `/tock help`، **{ help-play }**، الزر **{ button-be-called }** لذلك.
refused-role-everyone = لا يُنادى الجميع أبدًا: اختر رتبة لمن يريدون أن يُنادوا.
refused-role-rank = لا أستطيع استعمال { $role }: ليست تحت رتبتي، أو هي رتبة تطبيق. اسحب رتبتي فوقها في إعدادات السيرفر، أو اختر غيرها.
refused-role-powers = لا أستطيع استعمال { $role }: لها إذن ليس لـ@everyone. اختر رتبة بلا أذونات.
refused-role-channels = لا أستطيع استعمال { $role }: هي مذكورة في أذونات قناة أو فئة. اختر رتبة لم تُذكر في أي منها.
refused-role-chooser = لتختار { $role } تحتاج إلى *Manage Roles* وإلى رتبة أعلى منها. ومالك السيرفر يستطيع اختيارها دائمًا.
refused-role-mention = لا يُسمح لي بذكر { $role }. اسمح للجميع بذكرها في إعدادات الرتبة، أو امنحني { $permissions }.
permission-mention-everyone = Mention @everyone, @here and All Roles
permission-manage-roles = Manage Roles
server-settings-calls = { $hours ->
    [0] الطاولات التي تنتظر لاعبين لا تنادي أحدًا.
    [1] للطاولة التي تنتظر أن تنادي { $who }، مرة كل ساعة في السيرفر كله.
   *[other] للطاولة التي تنتظر أن تنادي { $who }، مرة كل { $hours } ساعة في السيرفر كله.
}
server-calls-list = من طلبوا ذلك
server-settings-calls-not-given = لا أستطيع منح { $role }: يلزمني { $permissions } ورتبة أعلى منها. من يضغط **{ button-be-called }** يُكتب في قائمة، ويُنادى أيضًا.
server-settings-calls-unchecked = لا بد أن يؤكّد { $role } عضو يستطيع منحها، لذلك لا أمنحها ولا أسحبها الآن. إن كان لك *Manage Roles* فاخترها من جديد في **{ server-settings-gathering }**.
server-settings-calls-hidden = { $count ->
    [one] لا أستطيع رؤية قناة واحدة
    [two] لا أستطيع رؤية قناتين
    [few] لا أستطيع رؤية { $count } قنوات
    [many] لا أستطيع رؤية { $count } قناة
   *[other] لا أستطيع رؤية { $count } قناة
} من هذا السيرفر. تأكّد من أن { $role } غير مذكورة في الأذونات هناك.
called-role-refused = في **{ $server }** لم أعد أمنح الرتبة { $role } ولا أناديها. أنادي بدلًا منها من في قائمتي. يمكنك اختيار رتبة أخرى في `/tock-server settings`، **{ server-settings-gathering }**.
ask-role = الرتبة التي تُنادى
ask-role-about = من دون رتبة أحتفظ بقائمة لمن يريدون أن يُنادوا.
ask-calls = كم مرة يجوز للطاولة أن تنادي
ask-calls-hours = { $hours ->
    [0] أبدًا
    [1] مرة كل ساعة
   *[other] مرة كل { $hours } ساعة
}

## Regular posts

week-header = 🗓️ **أسبوع توك**
week-title = أسبوع توك
week-wins = الأكثر فوزًا
week-players = { $players ->
    [one] لاعب
    [two] لاعبان
    [few] لاعبين
    [many] لاعبًا
   *[other] لاعب
}
week-games = { $games ->
    [one] انتهت مباراة واحدة
    [two] انتهت مباراتان
    [few] انتهت { $games } مباريات
    [many] انتهت { $games } مباراة
   *[other] انتهت { $games } مباراة
}، جلس إليها { $players ->
    [one] واحد منكم
    [two] اثنان منكم
    [few] { $players } منكم
    [many] { $players } منكم
   *[other] { $players } منكم
}.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }**: فوز في { $won } من { $games }
week-hits = 💥 { $hits ->
    [one] أُكل حجر واحد
    [two] أُكل حجران
    [few] أُكلت { $hits } أحجار
    [many] أُكل { $hits } حجرًا
   *[other] أُكل { $hits } حجر
}، أكل منها **{ $name }** { $most }
week-walk = 🏃 أطول مشية: **{ $name }**، { $fields ->
    [one] خانة واحدة
    [two] خانتان
    [few] { $fields } خانات
    [many] { $fields } خانة
   *[other] { $fields } خانة
}
week-footer = أسبوع جديد، أوراق جديدة: الأمر `/tock new` يفتح طاولة.
regular-week = المنشور عن مباريات الأسبوع
regular-given-up = لم أعد أستطيع نشر { $what } في { $channel }: لا يُسمح لي بالكتابة هناك. أوقفته الآن؛ ومن يدير السيرفر يستطيع تشغيله من جديد بالأمر `/tock-server settings`.
server-settings-week-on = كل اثنين يُنشر في { $channel } منشور عن مباريات الأسبوع.
server-settings-week-off = لا منشور عن مباريات الأسبوع.

## A series of games

setup-series = سلسلة: من يسبق إلى 3
button-again-next = المباراة التالية
button-again-series = من يسبق إلى ثلاثة
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = سلسلة، من يسبق إلى { $first }: { $score }؛ المباراة { $number } من { $most } على الأكثر
series-left = تبدأ هنا سلسلة جديدة: السابقة لا تستمر.
series-left-at = يجلس هنا الآن آخرون: السلسلة التي بلغت { $score } لا تستمر.
series-goes-on = سلسلة، من يسبق إلى { $first }: { $score }
series-won = 🏆 { $count ->
   *[other] السلسلة لـ{ $names }: { $score }
}
series-given-up = تنتهي السلسلة هنا عند { $score }: غادرها أحدهم نهائيًا.
stats-series = سلاسل لُعبت: { $games }، الفوز: { $won }
stats-tile-series = سلاسل فاز بها

## A game as a web page

button-page = كصفحة ويب
page-told = المباراة { $game } صفحةً لأي متصفح: احفظها وافتحها، أو أرسلها إلى أصدقائك. { $names ->
    [named] كل من لعب سمح بذكر اسمه فيها.
   *[seats] المقاعد فيها بدل أسماء الأشخاص.
 }
refused-page-of-others = لا يأخذ المباراة صفحةً إلا من لعبها.
privacy-pages-unnamed = صفحات الويب التي يصنعها زملاؤك من مبارياتك تسمّيك بمقعدك.
privacy-pages-named = يجوز لصفحات مبارياتك أن تذكر اسمك، حيث يوافق كل من لعب.
privacy-pages-name = اسمح باسمي في الصفحات
privacy-pages-unname = لا اسم في الصفحات
page-title = المباراة { $game } من توك
page-gave = أعطى { $name } الورقة { $card } إلى { $other }.
page-back = خطوة إلى الوراء
page-on = خطوة إلى الأمام
page-round-back = إلى الجولة السابقة
page-round-on = إلى الجولة التالية
page-step = خطوة المباراة
page-hands = كل الأيدي
page-course = فرص الفوز
page-story = المباراة
page-keys = الأسهم والسحب والمنزلق تنقلك من خطوة إلى خطوة؛ وPage Up وPage Down من جولة إلى جولة.

## Tournaments

button-tournament = بطولة
button-enter = أشارك
button-partner = شريكي
button-withdraw = لن ألعب بعد الآن
button-begin = ابدأ البطولة
button-begin-missing = ابدأ (ينقص { $missing })
button-begin-present = ابدأ بدون { $missing ->
    [one] لاعب واحد
    [two] لاعبَين
    [few] { $missing } لاعبين
    [many] { $missing } لاعبًا
   *[other] { $missing } لاعب
}
button-pair-again = أعد القرعة
button-drop = أخرج مشاركًا
button-call-off = ألغِ البطولة
ask-tournament-mode = من يسجّل
ask-tournament-rounds = الجولات
ask-tournament-minutes = أطول مدة للجولة
ask-tournament-minutes-about = بعدها تحسم الأحجار في الأمان المباريات التي لم تنته.
tournament-singles = فردي
tournament-singles-about = يسجّل كل واحد وحده ويلعب مع شركاء آخرين في كل جولة.
tournament-pairs = أزواج
tournament-pairs-about = يبقى اثنان معًا طوال البطولة.
tournament-rounds = { $rounds ->
    [zero] { $rounds } جولة
    [one] جولة واحدة
    [two] جولتان
    [few] { $rounds } جولات
    [many] { $rounds } جولة
   *[other] { $rounds } جولة
}
tournament-minutes = { $minutes } دقيقة
tournament-turns = { $seconds } ث للدور، و{ $bank } ث احتياطية للمباراة
tournament-called = أُعلنت البطولة: التسجيل بالرسالة في هذه القناة، ومنها تبدؤها.
tournament-called-event = وبالزر **{ button-more }** هناك يمكنك أيضًا إعلانها فعاليةً في هذا السيرفر.
tournament-begins = 📅 تبدأ { $at } ({ $when })
tournament-event = [فعالية في هذا السيرفر]({ $link })
tournament-event-soon = -# ينشئ ديسكورد الفعالية الآن.
tournament-event-refused = -# رفض ديسكورد الفعالية، فلم تُنشأ. يمكنك أن تحاول من جديد.
tournament-event-needs = -# لإعلان هذا فعاليةً { $who ->
    [you] تحتاج أنت
    [bot] أحتاج أنا
   *[both] نحتاج أنت وأنا
} إلى *{ $permission }*.
button-announce-event = أعلِنها فعاليةً
button-move-event = غيّر وقت البدء
ask-event-begins = متى تبدأ؟
ask-event-begins-about = أنت تبدأ البطولة بنفسك، ولو قبل ذلك أو بعده. والفعالية تتبعها.
event-in = { $hours ->
    [0] بعد { $minutes } دقيقة
    [one] بعد ساعة
    [two] بعد ساعتين
    [few] بعد { $hours } ساعات
    [many] بعد { $hours } ساعة
   *[other] بعد { $hours } ساعة
}
event-about = { $mode }، { $rounds }، كل منها { $minutes } دقيقة على الأكثر. التسجيل في { $channel }.
tournament-header = 🏆 **بطولة** · { $mode } · { $rules } · { $rounds }، كل منها { $minutes } دقيقة على الأكثر · أعلنها { $host }
tournament-how-short = لكل طاولة من أربعة لاعبين موضوع خاص تحت هذه القناة. اضغط هناك **{ button-here }** خلال { $minutes } دقيقة، وإلا أخذ لاعب آلي مكانك. { $seconds } ث للدور، و{ $bank } ث احتياطية للمباراة؛ بلا تلميحات ولا تراجع.
tournament-entered = { $people ->
    [0] لم يسجّل أحد بعد.
    [one] سجّل شخص واحد:
    [two] سجّل شخصان:
    [few] سجّل { $people } أشخاص:
    [many] سجّل { $people } شخصًا:
   *[other] سجّل { $people } شخص:
}
tournament-begun = لقد بدأت.
tournament-called-off = أُلغيت البطولة. المباريات الجارية تستمر لذاتها.
tournament-dropped = لن يلعب { $name } بعد الآن.
tournament-withdrawn = لم تعد تلعب في هذه البطولة.
tournament-partner = مع من تود أن تلعب؟ اثنان يختار كل منهما الآخر زوج، ومن ليس له شريك في البداية تُجرى له قرعة.
tournament-partner-asked = اخترت { $name } ولم يخترك بعد، ويظهر له ذلك تحت **{ button-partner }**.
tournament-paired = أنت و{ $name } زوج.
tournament-wants-you = يود أن يلعب معك
tournament-nobody-free = لا أحد آخر بلا شريك بعد.
tournament-table = الجولة { $round } · الطاولة { $number }
tournament-table-who = **{ $table }**: { $who }
tournament-against = { $first } ضد { $second }
tournament-computer = لاعب آلي
tournament-call = { $who }: اضغطوا **{ button-here }** خلال { $minutes } دقيقة. تبدأ المباراة حين يحضر الجميع، ثم يأخذ لاعبون آليون المقاعد الأخرى.
tournament-call-about = تنتهي الجولة بعد ذلك بـ{ $minutes } دقيقة على الأكثر: عندها تحسم الأحجار في الأمان.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **بعد الجولة { $round } من { $rounds }**
tournament-standings-heading = بعد الجولة { $round } من { $rounds }
tournament-title = بطولة: { $rules }
tournament-next-round = تبدأ الجولة { $round } الآن: يُدعى الجميع إلى موضوع جديد.
tournament-last-round = كانت هذه آخر جولة.
tournament-winners = 🥇 **{ $names }**: مبروك!
tournament-place = { $place }. { $names }: { $told }
tournament-score = { $points } ({ $opponents }، { $home })
tournament-order = نقطتان لكل فوز ونقطة للتعادل. وبين القوسين: نقاط الخصوم والأحجار في الأمان.
tournament-your-table = طاولتك في هذه الجولة: { $thread }
tournament-call-off-sure = هل تُلغى البطولة للجميع؟
tournament-given-up = لم أعد أستطيع الكتابة في { $channel }، لذلك أُلغيت البطولة هناك.
tournament-waits = ⏸️ **الجولة { $round } تنتظر.** { $missing ->
    [one] ينقص لاعب واحد:
    [two] ينقص لاعبان:
    [few] ينقص { $missing } لاعبين:
    [many] ينقص { $missing } لاعبًا:
   *[other] ينقص { $missing } لاعب:
}
tournament-host-decides = { $host }، أنت لا تلعب، فالقرار لك. الزر **{ button-pair-again }** يعطي كل واحد خصومًا آخرين، ويسأل من جديد من هنا.
tournament-manager-decides = من أعلن البطولة يلعب فيها، فالقرار لمن يدير السيرفر ولا يلعب. الزر **{ button-pair-again }** يعطي كل واحد خصومًا آخرين، ويسأل من جديد من هنا.
tournament-answer-until = ما زال يمكن للغائبين أن يضغطوا **{ button-here }** في موضوعهم. وإن لم يقرّر أحد أُلغيت البطولة { $until }.
tournament-waited = ▶️ **الجولة { $round }:** { $done }
tournament-begun-present = يبدأ { $name } المباريات بمن حضر.
tournament-paired-again = أعاد { $name } القرعة. يُنادى الجميع في موضوع جديد.
tournament-unanswered = غاب لاعبون في الجولة { $round } ولم يقرّر أحد ما العمل، لذلك أُلغيت البطولة.
table-closed-time = انتهت الجولة: حسمت الأحجار في الأمان هذه المباراة للبطولة. **{ button-reopen }** يتابعها لكم.
table-closed-decided = انتهى وقت هذه الجولة. فاز من كان متقدمًا: { $names }. تحسم الأحجار في الأمان، ثم الخطوات الباقية، ثم الوقت المستهلك.
refused-tournament-gone = انتهت هذه البطولة.
refused-tournament-goes-on = تجري بطولة في { $channel }، ويستطيع من أعلنها أو من يدير السيرفر إلغاءها هناك.
refused-tournament-begun = بدأت البطولة ولا تسجيل بعد الآن.
refused-tournament-full = سجّل { $most } شخصًا ولا مكان لغيرهم.
refused-tournament-missing = { $missing ->
    [one] لا بد أن يسجّل شخص آخر قبل أن تبدأ.
    [two] لا بد أن يسجّل شخصان آخران قبل أن تبدأ.
    [few] لا بد أن يسجّل { $missing } أشخاص آخرين قبل أن تبدأ.
    [many] لا بد أن يسجّل { $missing } شخصًا آخر قبل أن تبدأ.
   *[other] لا بد أن يسجّل { $missing } شخص آخر قبل أن تبدأ.
}
refused-tournament-no-room = { $needed ->
    [one] تحتاج هذه الجولة إلى طاولة
    [two] تحتاج هذه الجولة إلى طاولتين
    [few] تحتاج هذه الجولة إلى { $needed } طاولات
    [many] تحتاج هذه الجولة إلى { $needed } طاولة
   *[other] تحتاج هذه الجولة إلى { $needed } طاولة
}، ولا يمكن في هذا السيرفر فتح { $free ->
    [0] المزيد
    [one] أكثر من واحدة
    [two] أكثر من اثنتين
    [few] أكثر من { $free }
    [many] أكثر من { $free }
   *[other] أكثر من { $free }
}. أنهِ الطاولات التي لا يلعب عليها أحد، ثم اضغط **{ button-begin }** من جديد.
refused-tournament-not-entered = هذا لمن سجّل فقط: اضغط **{ button-enter }** أولًا.
refused-tournament-goes-on-elsewhere = تجري في هذا السيرفر بطولة، في قناة لا تستطيع رؤيتها.
refused-tournament-not-host = هذا لمن أعلن البطولة أو يدير السيرفر فقط.
refused-tournament-not-your-game = هذه ليست طاولتك في هذه الجولة.
refused-tournament-too-late = بدأت هذه المباراة أو انتهت. ستُدعى من جديد في الجولة التالية.
refused-tournament-plays = أنت تلعب في هذه البطولة، فلا يمكنك أن تقرّر هذا. اسأل من أعلنها أو من يدير السيرفر، إن كان لا يلعب فيها.
refused-tournament-settled = لم تعد هذه الجولة تحتاج إلى قرار.
refused-tournament-too-early = يمكنك أن تقرّر هذا { $when }. ما زال لدى الغائبين وقت.
refused-tournament-nobody-here = لم يأتِ أحد إلى هذه الجولة. أعد القرعة، أو ألغِ البطولة.
refused-tournament-thread = هذا الموضوع لمباراة في بطولة. افتح طاولتك في قناة أخرى.
refused-tournament-place = تُعلن البطولة في قناة نصية لأن طاولاتها في مواضيع تحتها.
refused-level = لاعب الكمبيوتر *خبير* غير متاح مع هذه القواعد. اختر مستوى آخر.
refused-tournament-managers = هنا لا يعلن البطولات إلا من يدير السيرفر.
server-settings-callers = يعلن البطولات { $who ->
    [anybody] أي شخص
   *[managers] من يدير السيرفر
}.
server-settings-call = { $who ->
    [anybody] ليعلن البطولات أي شخص
   *[managers] البطولات للمديرين فقط
}
permission-create-events = Create Events
permission-create-public-threads = Create Public Threads
