# Every text of the bot in Arabic. Commands keep their English names: Discord has no Arabic of its own.
# Terms are those of Jackaroo: a pawn is a stone (حجر), the reserve is the house (البيت), the start field is the base
# (القاعدة), home is the safe place (الأمان), and a pawn that is hit is eaten (أكل). Arrows point the way of reading.
# In messages that Discord shows, **bold** and `code` are Discord's own marks.

## Words

language-name = العربية
joker = جوكر
names-and = { $names } و{ $name }
comma = ،
pawn = الحجر { $number }
protected = محميّ
place-home = الأمان { $depth }
place-centre = الوسط
place-reserve = البيت
round = الجولة { $number }
computer-name = { $name } (لاعب آلي، { $level })
player-nameless = اللاعب { $number }
player-forgotten = لاعب سابق

## Captions of cards

action-any = أي ورقة
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
play-draw = اسحب ورقة من يد { $name }
play-burn = احرق ورقة عشوائية من أوراق { $name }
play-burn-choice = على { $name } أن يحرق ورقة
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
partners-pawn = { $pawn } (شريكه)
pawn-of = حجر { $name } { $number }

## Moves that were made

told-moves = { $name } { $cards } · { $moves }
told-draw = { $name } { $cards } · سحب ورقة من يد { $other }
told-burn = { $name } { $cards } · حرق { $burnt } من أوراق { $other }، وخسر { $other } دوره
told-burn-choice = { $name } { $cards } · على { $other } أن يحرق ورقة ويخسر دوره
told-throw-in = { $name } · لا ورقة تصلح للعب، فرمى كل أوراقه: { $cards }
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
lobby-kept-series = هذه المباراة تكملة لسلسلة، فلا بد أن يجلس اللاعبون أنفسهم من جديد.
lobby-full = الجميع هنا! اضغط **{ button-start }** لتبدأ المباراة.
lobby-terms = -# { $pace } · { $hints } · { $undo } · { $rated }{ $door ->
    [invited] {" "}· بدعوة
   *[open] {""}
}
lobby-rated-not-yet = التصنيف: ليس بعد (يلزم أشخاص في طرفين)
seat-own = هذا مقعدك.
seat-other = لا يغيّر هذا إلا من يجلس هنا.
seat-computer = ما مستوى هذا اللاعب الآلي؟
seat-free = هل تنتقل إلى هذا المقعد، أم تُجلِس فيه لاعبًا آليًا؟
seat-kept = هذا المقعد محجوز. هل تعطيه للاعب آلي، أم تتركه لمن يشاء؟
setup-chosen = **القواعد: { $rules }**
    اختارها صاحب الطاولة { $host }، ويراها الجميع في غرفة الانتظار.
setup-header = **القواعد: { $rules }**
    اختر اللعبة وعدد اللاعبين. الأزرار بالأسفل تفتح القواعد الإضافية والسرعة والتلميحات وبقية خيارات الطاولة. يرى الجميع اختيارك في غرفة الانتظار.
setup-suggested = { $option }: { $about }
setup-ruleset = اللعبة
setup-party = اللاعبون والفرق
setup-terms = خيارات الطاولة
setup-cut = ابدأ مع قطع الورق
ask-cut = قطع الورق
ask-cut-about = اكتب ما تشاء، فيدخل في خلط الورق، ويراه الجميع
ask-terms = خيارات أخرى
ask-terms-rated = مباراة محسوبة في التصنيف
ask-terms-undo = السماح بالتراجع (بموافقة الطرف الآخر)
ask-terms-series = سلسلة: من يسبق إلى ثلاثة انتصارات
ask-terms-invited = بدعوة: أنت توافق على من يجلس

## Buttons

button-sit = اجلس هنا
button-leave = غادر الطاولة
button-seat = تغيير
button-at-seat = { $button } · { $number }
button-computer-level = لاعب آلي: { $level }
button-open-seat = أخلِ المقعد
button-start = ابدأ
button-fill = أكمل العدد وابدأ
button-setup = اختر القواعد
button-hand = أوراقي
button-log = سجل الحركات
button-rules = القواعد
button-more = المزيد
button-words = اللوحة نصًّا
button-call = هل من أحد هنا؟
button-ask-end = أنهِ الطاولة
button-send = أخرِج لاعبًا
button-let = اسمح بعودة لاعب
more-told = خيارات أخرى لهذه الطاولة:
ask-whom = أي لاعب؟
button-last-here = آخر مباراة هنا
button-find-game = ابحث برقم المباراة
button-game-text = حمّل ملف مباراة
button-play-on = أكمل اللعب من هنا
button-more-options = خيارات أخرى
games-more = يعرض **{ button-find-game }** مباراة منتهية يحق لك أن تراها، حركة بعد حركة. ويفتح **{ button-game-text }** طاولة من موقف في مباراة حفظتها بالزر **{ button-export }**.
games-over = مبارياتك المنتهية
games-line = { $day } · المباراة { $game } · { $what } · المركز { $place }
ask-game-number = رقم المباراة
ask-text = ملف المباراة
ask-text-about = ملف نصي صُدّر من إعادة عرض مباراة
ask-plays = بعد أي حركة؟
button-again = مباراة أخرى
button-again-score = { button-again } · { $score }
button-again-changed = بدّلوا الشركاء
button-again-drawn = مقاعد بالقرعة
button-well-played = 👏 أحسنتم
button-fair = هل التوزيع عادل؟
button-end = أنهِ الطاولة الآن
button-throw-in = ارمِ كل الأوراق
button-let-go = ارمِها كلها عني
button-back = رجوع
button-take-back = تراجع عن حركتي
button-let-undo = اسمح بالتراجع
button-disagree = ارفض التراجع
button-undo-on = التراجع: بالموافقة
button-undo-off = التراجع: ممنوع
button-hint = تلميح
button-play = العبها
button-as-seven = قسّم الـ7

## The table

table-header = **توك · الجولة { $number }**
table-exchange = كل لاعب يمرّر ورقة: اختار { $ready } من { $players }. أوراقك في رسائلك الخاصة، أو اضغط **{ button-hand }**.
table-exchange-elsewhere = كل لاعب يمرّر ورقة: اختار { $ready } من { $players }. اضغط **{ button-hand }** لترى أوراقك.
table-exchange-waiting = بانتظار { $names }.
table-dealing = الأوراق تُوزَّع الآن.
table-deserted = لا أحد يلعب الآن، فالمباراة متوقفة. من غادر يعود بالزر **{ button-return }**؛ ولغيره أن يأخذ مقعدًا شاغرًا بالأمر `/tock join`.
table-turn = الدور على { $name }.
table-discard = على { $name } أن يرمي ورقة.
table-discard-lose = على { $name } أن يرمي ورقة، ويخسر هذا الدور.
table-places = 🏅 الترتيب: { $names }
table-won = 🏁 { $count ->
   *[other] الفوز لـ{ $names }!
}
table-fought = 🤝 منافسة جميلة، { $names }!
well-played = 👏 **أحسنتم!** { $names }
score-numbers = { $own } – { $their }
score-of-two = 🔁 { $first } **{ $score }** { $second }
score-side = { $name } **{ $won }**
score-of-many = 🔁 المباريات التي فاز بها كل طرف: { $each }
offer-post-week = -# لمن يدير السيرفر: يمكنني أن أنشر في هذه القناة كل اثنين ملخّص الأسبوع في توك.
offer-post-puzzle = -# لمن يدير السيرفر: يمكنني أن أنشر في هذه القناة لغزًا كل صباح.
button-post-week = ملخّص الأسبوع
button-post-puzzle = لغز اليوم
offer-post-week-on = سأنشر ملخّص الأسبوع في { $channel } كل اثنين. يمكنك إيقافه بالأمر `/tock-server settings`.
offer-post-puzzle-on = سأنشر لغزًا في { $channel } كل صباح. يمكنك إيقافه بالأمر `/tock-server settings`.
table-closed = أُغلقت هذه الطاولة قبل أن تنتهي مباراتها.
table-closed-by = { $count ->
    [one] أنهى { $names } هذه الطاولة
    [two] أنهى { $names } معًا هذه الطاولة
    [few] أنهى { $names } معًا هذه الطاولة
    [many] أنهى { $names } معًا هذه الطاولة
   *[other] أنهى { $names } معًا هذه الطاولة
} قبل أن تنتهي مباراتها.
table-closed-silent = فتح { $names } طاولة جديدة هنا، لأنه لم يعد أحد على هذه يجيب. الزر **{ button-reopen }** يكمل هذه المباراة متى خلت القناة.
table-closed-absent = لم يعد هناك من يلعب على المقعد { $seats }. خسر من بدأ هناك، ولا يُحسب الفوز لأحد.
lobby-idle = لم يحدث شيء هنا يومًا كاملًا، فأُغلقت هذه الطاولة. افتح غيرها بالأمر `/tock new`، أو اضغط **{ button-reopen }** لتكمل هذه.
lobby-vacant = غادر الجميع هذه الطاولة، فأُغلقت. افتح غيرها بالأمر `/tock new`، أو اضغط **{ button-reopen }** لتكمل هذه.
game-idle = لم يلعب أحد هنا منذ أسبوعين، فأُغلقت هذه المباراة. اضغط **{ button-again }** أو اكتب `/tock new` لتبدأ غيرها، أو اضغط **{ button-reopen }** لتكمل هذه.
end-game-asked = هل تنهي هذه المباراة على الجميع؟ لن يفوز أحد.
end-lobby-asked = هل تغلق هذه الطاولة؟ لم تبدأ مباراتها بعد.
started-header = **توك · بدأت المباراة { $number }** · { $rules }
table-seed-hash = -# بصمة SHA-256 للبذرة العشوائية لهذه المباراة: `{ $hash }`. تُكشف البذرة بعد المباراة.
announced = 🎲 **تبدأ المباراة { $number }.** المقاعد نهائية، والأوراق تُوزَّع الآن.
announced-seed = -# وُزّعت الأوراق من بذرة سرية حُدّدت قبل أن يجلس أحد، ومن معرّف هذه الرسالة الذي أعطاها إياه ديسكورد للتوّ.
announced-seed-lobby = { announced-seed } [{ button-fair }]({ $link })
announced-cut = قُطع الورق بالكلمات «{ $cut }».
fair-told = تُحسب الأوراق من بذرة سرية حُدّدت قبل أن يجلس أحد، ومن المعرّف الذي يعطيه ديسكورد لرسالة البدء. فلا يستطيع أحد أن يختار الأوراق. تُكشف البذرة حين تنتهي المباراة: اضغط عندها **{ button-fair }** وقارن.
proof-explained = تُحسب الأوراق من بذرة سرية حُدّدت قبل أن يجلس أحد، ومن المعرّف الذي أعطاه ديسكورد لرسالة البدء. فلم يكن لأحد أن يختار الأوراق، إلا إن أعاد البدء مرة بعد مرة أمام الجميع. كل ما دخل في الحساب معروض الآن، ويمكن لأي أحد أن يوزّع من جديد ويقارن. شيء واحد لا يمكن إثباته: أن مشغّل البوت لم ينظر إلى الأيدي.
proof-unannounced = تُحسب الأوراق من بذرة سرية حُدّدت قبل أن يجلس أحد. لم تكن لهذه المباراة رسالة بدء، فلا يمكن إثبات أن البذرة لم تُختر لهذه المقاعد.
proof-seed = -# المباراة { $number } · البذرة `{ $seed }`
proof-hash = -# بصمة SHA-256 لهذه البذرة: `{ $hash }`
proof-message = -# رسالة البدء: [{ $id }]({ $link })
proof-lobby = -# ظهرت بصمتها SHA-256 [في غرفة الانتظار]({ $link }).
proof-cut = -# قطع الورق: «{ $cut }»
proof-holds = ✅ تم التحقق الآن: كل توزيع وكل سحب في هذه المباراة يطابق البذرة.
proof-fails = ❌ فشل التحقق: سجل هذه المباراة لا يطابق بذرتها. لقد غُيّر.
proof-secret = لم تُلعب هذه المباراة إلى نهايتها، ويمكن استئنافها خلال 30 يومًا. وحتى ذلك الحين تبقى بذرتها سرية، إلا إذا اتفق كل لاعبيها على إغلاقها نهائيًا.
call-exchange = { $names }: اضغط **{ button-hand }** واختر ورقة تمرّرها.
call-turn = { $names }: الدور عليك! اضغط **{ button-hand }** لترى أوراقك.
dm-closed = { $name }، لا أستطيع أن أرسل إليك رسائل خاصة. اضغط **{ button-hand }** لترى أوراقك. وبعد أن تسمح بالرسائل الخاصة اكتب `/tock table` لأحاول من جديد.
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
hand-give = اختر ورقة تمرّرها إلى **{ $name }**. لا يرى أحد الورقة التي تأتيه قبل أن يمرّر ورقته.
hand-give-partner = اختر ورقة تمرّرها إلى شريكك **{ $name }**. لا يرى أحد الورقة التي تأتيه قبل أن يمرّر ورقته.
hand-given = تمرّر **{ $card }** إلى **{ $name }**. يمكنك تغييرها إلى أن يختار الجميع.
hand-given-final = تمرّر **{ $card }** إلى **{ $name }**. غيّرت اختيارك كل ما يمكنك من مرات، فهو ثابت الآن.
hand-received = وصلتك **{ $card }** في بداية هذه الجولة.
hand-drew = سحبت **{ $card }** من **{ $name }**.
hand-drawn = سحب **{ $name }** الورقة **{ $card }** من يدك.
hand-burnt = 🔥 أحرق **{ $name }** ورقتك **{ $card }**، فضاع دورك.
news-hit = 💥 أكل **{ $name }** { $pawns }.
news-pawn = حجرك { $number } في { $place }
news-others-pawn = { $pawn } في { $place }
news-swapped = 🔄 بدّل **{ $name }** حجرك { $number }: من { $origin } إلى { $goal }.
news-partner-swapped = 🔄 بدّل **{ $name }** حجر شريكك { $number }: من { $origin } إلى { $goal }.
news-moved = ⬅️ حرّك **{ $name }** حجرك { $number } من { $origin } إلى { $goal }.
news-pawn-home = 🏠 **{ $name }**: دخل الحجر { $number } الأمان.
news-all-home = 🏠 دخلت كل أحجار **{ $name }** الأمان.
news-partner-home = 🏠 دخلت كل أحجار شريكك **{ $name }** الأمان.
news-marked = { $what ->
    [all] 🎉 **دخلت كل أحجارك الأمان!** { $line }
    [home] 🎉 **وصل إلى الأمان!** { $line }
    [hit] 💥 { $line }
    [swap] 🔄 { $line }
    [made] ✅ { $line }
   *[none] { $line }
}
news-in-stead = انتهى وقتك، فلعب عنك لاعب آلي: { $play }
news-passed-in-stead = انتهى وقتك، فمرّر عنك لاعب آلي **{ $card }**.
news-more = -# … وقبل ذلك أخبار أخرى، عددها { $count }:
hand-waiting = سأنبّهك حين يأتي دورك.
you-are-next = ⏭️ أنت التالي.
card-play = { $card } ← { $play }
joker-as = { $joker } كأنه { $rank }
hand-turn = **الدور عليك.** اختر ورقة.
hand-discard-keep = لعب **{ $name }** { $cards }، فعليك أن ترمي ورقة. لا تخسر دورك. اختر الورقة التي ترميها.
hand-discard-lose = لعب **{ $name }** { $cards }، فعليك أن ترمي ورقة، وتخسر هذا الدور. اختر الورقة التي ترميها.
hand-discard-first-keep = عليك أن ترمي ورقة. لا تخسر دورك. اختر الورقة التي ترميها.
hand-discard-first-lose = عليك أن ترمي ورقة، وتخسر هذا الدور. اختر الورقة التي ترميها.
hand-discard-choice = لا ورقة من أوراقك تصلح للعب. اختر واحدة لترميها.
hand-discard-all = لا ورقة من أوراقك تصلح للعب في هذه الجولة، فترمي واحدة في كل دور. اختر واحدة الآن، أو دعني أرميها كلها عنك.
hand-let-go = لا ورقة من أوراقك تصلح للعب في هذه الجولة؛ أرمي عنك واحدة في كل دور. تأتيك أوراق جديدة في التوزيع التالي.
hand-unplayable = الأوراق الرمادية لا تصلح للعب الآن: لا يستطيع أي حجر من أحجارك تلك الحركة.
hand-unplayable-waiting = الأوراق الرمادية لا تصلح للعب الآن: كل أحجارك في البيت، ولا تنفع إلا ورقة تُنزل حجرًا.
hand-may-spare = كل حركة ممكنة تأكل حجرًا لشريكك، فيمكنك أن ترمي ورقة بدلًا من ذلك.
hand-joker-finish = لا يمكنك أن تُدخل آخر حجر لفريقك بالجوكر.
hand-throw-in = لا ورقة من أوراقك تصلح للعب. تُرمى أوراقك بعد لحظة، وتنتهي هذه الجولة عندك.
hand-thrown-in = لم تصلح أي ورقة من أوراقك للعب، فرُميت كلها: { $cards }.
hand-in-the-way = 🚧 في طريقك: { $pawns }.
hand-no-way-out = لا حجر لك على المسار، ولا ورقة تُنزل حجرًا.
hand-no-move = لا يستطيع أي حجر من أحجارك هذه الحركات.
card-does = { $card }: { $deeds }
card-choose-move = **{ $card }** · اختر حركة.
card-numbers = الأرقام هي التي على اللوحة.
card-choose-pawn = **{ $card }** · اختر حجرًا أولًا.
card-only = **{ $card }** ليس لها إلا حركة واحدة: { $play }
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
    [one] خيار واحد
    [two] خياران
    [few] { $plays } خيارات
    [many] { $plays } خيارًا
   *[other] { $plays } خيارًا
}
group-part = { $group } ({ $part }/{ $parts })
group-swaps = { $group }، تبديل
caution-passes-home = -# يتجاوز أمانه: { $which }
caution-hits-own = -# يأكل حجرك أنت: { $which }
caution-only-way-out = -# هذه ورقتك الوحيدة التي تُنزل حجرًا: { $card }
mark-swap = ⇄
group-draw = سحب
group-burn = حرق
group-other = غير ذلك

## Answers to commands

new-opened = الطاولة مفتوحة. يضغط الآخرون **{ button-sit }**. لتبدأ، اضغط **{ button-start }**، أو **{ button-fill }** لتعطي المقاعد الشاغرة للاعبين آليين.
new-opened-thread = طاولتك في { $thread }. حدّد القواعد هناك بالزر **{ button-setup }**؛ ويضغط الآخرون **{ button-sit }** لينضموا.
thread-waiting = 🎲 توك: مطلوب لاعبون
thread-people = 🎲 توك: { $names }
thread-above = 🎲 فتح { $host } طاولة في الموضوع أدناه: **{ $rules }**.
thread-or-here = أو اضغط **{ button-open-here }** لتفتح الطاولة في هذه القناة.
button-open-here = افتحها هنا
new-again = الطاولة التالية مفتوحة، وأنت في مقعدك السابق. المقاعد الأخرى محجوزة للاعبين أنفسهم: يضغطون **{ button-sit }**. وما يبقى شاغرًا يستطيع صاحب الطاولة أن يعطيه لغيرهم.
new-again-seats = الطاولة التالية مفتوحة، ولك مقعد فيها. المقاعد الأخرى محجوزة للاعبي المباراة السابقة: يضغطون **{ button-sit }**. وما يبقى شاغرًا يستطيع صاحب الطاولة أن يعطيه لغيرهم.
server-settings = لغة الطاولات الجديدة: **{ $language }**
    قواعد الطاولات الجديدة: **{ $rules }**
server-settings-theme = مظهر اللوحة: **{ $theme }**
server-settings-films = أفلام قصيرة عند أكل حجر: **{ $on ->
    [1] نعم
   *[other] لا
}**
server-settings-boards-last = اللوحات التي تبقى في القناة: **الأخيرة فقط**
server-settings-boards-every = اللوحات التي تبقى في القناة: **كلها**
joined = صار لك مقعد. سأنبّهك حين يأتي دورك.
leave-asked = هل تغادر هذه المباراة؟ يأخذ لاعب آلي مكانك فورًا. لتعود، اضغط **{ button-return }** تحت اللوحة، أو اكتب `/tock join`.
left = غادرت الطاولة.
left-seat-held = غادرت، ويلعب عنك لاعب آلي. لتعود، اضغط **{ button-return }** تحت اللوحة، أو اكتب `/tock join`.
seat-held-until = يمكن للآخرين أن يأخذوا مقعدك { $until }.
sent-away = تم. لا يعود هذا اللاعب إلى هذه الطاولة إلا إذا سمح بذلك من يدير السيرفر.
sent-away-told = 🚪 أخرج { $names } اللاعب { $name } من هذه الطاولة.
let-back = تم. يمكن لهذا اللاعب أن يجلس هنا من جديد.
called = نُشر سؤالك في القناة. من لا يجيب في الوقت المحدّد يمكن استبداله.
called-nobody = لا يوجد هنا من تسأله. افتح طاولة جديدة بالأمر `/tock new`.
called-told = ❓ يسأل { $name } هل ما زلتم هنا: { $names }. اضغطوا **{ button-here }** تحت اللوحة، أو العبوا. إذا لم يجب أحد أمكن أن تحلّ طاولة جديدة محلّ هذه.
started = بدأت المباراة. حظًا موفقًا!
ended = تم. أُغلقت هذه الطاولة.
back-asked = طلبت التراجع عن حركتك. يمكن للآخرين أن يوافقوا تحت اللوحة.
back-undone = تم التراجع عن حركتك الأخيرة وكل ما بعدها.
back-undone-computers = تم التراجع عن حركتك الأخيرة وكل ما بعدها. اللاعبون الآليون يوافقون دائمًا.
back-took = ↩️ تراجع { $name } عن حركة.
back-wanted = ↩️ يريد { $name } التراجع عن الحركة الأخيرة؛ لا بد من موافقة { $names }.
played = حركتك: { $play }
board-not-yet = لم تبدأ المباراة بعد.
log-empty = لا حركات بعد.
log-header = **الحركات الأخيرة**
failed = حدث خطأ عندي. لم يضِع شيء؛ حاول مرة أخرى من فضلك.

## Refusals: one sentence that says what to do

refused-channel-taken = في هذه القناة طاولة مفتوحة: { $link }{ $host ->
    [anybody] {" "}(لا أحد جالس هناك؛ وأول من يجلس يصبح صاحبها.)
   *[other] {""}
}{ $until ->
    [none] {" "}لتعرف هل ما زال لاعبوها هنا، اضغط **{ button-more }**، ثم **{ button-call }**.
   *[other] {" "}سُئل لاعبوها هل ما زالوا هنا. فإن لم يجب أحد أمكنك أن تستبدلها بالأمر `/tock new` { $until }.
}
refused-just-opened = فتح أحدهم لتوّه طاولة في هذه القناة.
refused-tables-a-server = { $tables ->
    [one] في هذا السيرفر طاولة مفتوحة
    [two] في هذا السيرفر طاولتان مفتوحتان
    [few] في هذا السيرفر { $tables } طاولات مفتوحة
    [many] في هذا السيرفر { $tables } طاولة مفتوحة
   *[other] في هذا السيرفر { $tables } طاولة مفتوحة
}، وهذا هو الحد الأقصى. لتنهي طاولة لا يلعب عليها أحد، اضغط هناك **{ button-more }**، ثم **{ button-ask-end }**.
refused-tables-a-person = { $tables ->
    [one] لديك طاولة مفتوحة
    [two] لديك طاولتان مفتوحتان
    [few] لديك { $tables } طاولات مفتوحة
    [many] لديك { $tables } طاولة مفتوحة
   *[other] لديك { $tables } طاولة مفتوحة
}. أكمل واحدة أولًا، أو اضغط **{ button-more }**، ثم **{ button-ask-end }**.
refused-lobbies-a-person = { $tables ->
    [one] لديك طاولة تنتظر لاعبين
    [two] لديك طاولتان تنتظران لاعبين
    [few] لديك { $tables } طاولات تنتظر لاعبين
    [many] لديك { $tables } طاولة تنتظر لاعبين
   *[other] لديك { $tables } طاولة تنتظر لاعبين
} في هذا السيرفر. ابدأ واحدة أولًا، أو أغلِقها: اضغط **{ button-setup }**، ثم **{ button-more }**، ثم **{ button-ask-end }**.
refused-no-table = لا توجد طاولة مفتوحة في هذه القناة. افتح واحدة بالأمر `/tock new`.
refused-unreadable = حُفظت هذه الطاولة بنسخة أخرى من البوت، ولا يمكن فتحها الآن. لم يضِع شيء؛ ستعمل من جديد بعد تحديث. ويستطيع من يدير السيرفر إغلاقها بالأمر `/tock-server end`.
refused-not-seated = أنت لا تلعب على هذه الطاولة، وأهلًا بك متفرجًا.
refused-away = لاعب آلي يحفظ مقعدك. لتستعيده، اضغط **{ button-return }** تحت اللوحة أو اكتب `/tock join`.
refused-sit-first = هذا للاعبي هذه الطاولة فقط. اضغط **{ button-sit }** عند مقعد شاغر.
refused-already-seated = لك مقعد على هذه الطاولة.
refused-seat-taken = هذا المقعد مأخوذ؛ اختر غيره.
refused-seat-kept = هذا المقعد محجوز للاعب سابق؛ ولا يعطيه لغيره إلا صاحب الطاولة.
refused-no-seat-free = كل المقاعد مأخوذة، وأهلًا بك متفرجًا.
refused-no-such-seat = مقاعد هذه الطاولة من 1 إلى { $seats }.
refused-not-in-lobby = لقد بدأت المباراة.
refused-not-started = لم تبدأ هذه المباراة بعد؛ يستطيع أي جالس أن يبدأها.
refused-not-playing = انتهت هذه المباراة. افتح طاولة جديدة بالأمر `/tock new`.
refused-seats-free = { $free ->
    [one] ما زال هناك مقعد شاغر
    [two] ما زال هناك مقعدان شاغران
    [few] ما زالت هناك { $free } مقاعد شاغرة
    [many] ما زال هناك { $free } مقعدًا شاغرًا
   *[other] ما زال هناك { $free } مقعد شاغر
}؛ أضف لاعبين آليين أو انتظر غيرك.
refused-no-human = لا بد أن يجلس شخص واحد على الأقل.
refused-nobody-there = ليس لهذا الشخص مقعد على هذه الطاولة.
refused-not-host = هذا لصاحب الطاولة فقط، أو لمن يدير السيرفر ولا يلعب هنا.
refused-host-is-there = ما دام صاحب الطاولة يلعب فلا ينهي المباراة إلا هو، أو من يدير السيرفر ولا يلعب هنا. فإذا انتهى وقت صاحب الطاولة في أحد أدواره أمكن للآخرين أن يتفقوا على إنهائها.
refused-not-your-turn = ليس دورك.
refused-host-chooses = صاحب الطاولة وحده يختار القواعد.
refused-too-many = عدد الجالسين { $people }. لا بد أن يغادر أحدهم قبل أن تختار لعبة لعدد أقل.
refused-elsewhere = تلك الطاولة في مكان آخر. اضغط أزرارها في قناتها، أو في رسائلك الخاصة إن كنت تلعب هناك.
refused-needs-server = الطاولات في قنوات السيرفرات، لا في الرسائل الخاصة. اكتب هذا الأمر في قناة طاولتك.
refused-in-group = هذا يحتاج إلى سيرفر أنا عضو فيه. للعب هنا اكتب `/tock-anywhere` واضغط **{ button-open-anywhere }**.
refused-not-manager = لا يغيّر إعدادات السيرفر إلا من يديره.
refused-no-exchange = لا تُمرَّر أوراق الآن.
refused-not-in-hand = هذه الورقة ليست في يدك.
refused-stale = هذا الزر قديم: تقدّمت المباراة بعده. لم يتغير شيء.
refused-not-legal = هذه الحركة غير ممكنة الآن. اختر من الحركات المعروضة.
refused-no-computer = لا يوجد لاعب آلي يمكن إخراجه.
refused-not-saved = تعذّر حفظ حركتك، فلم يتغير شيء. حاول من جديد بعد لحظة.
refused-unknown = لا تجيب قاعدة البيانات، فلا أعرف بعد هل حُفظ هذا. أتحقق الآن، وتُظهر الطاولة النتيجة حالما تُعرف.
refused-ambiguous = هذا يطابق أكثر من حركة؛ اكتب المزيد أو اختر من القائمة.
refused-permissions = أحتاج إلى هذه الصلاحيات في { $channel }: { $permissions }.
refused-not-in-server = لست عضوًا في هذا السيرفر، وهذا يحتاج إلى أن أكون فيه. يستطيع من يديره أن [يضيفني]({ $link })؛ ثم حاول من جديد.
refused-own-permissions = لا أفعل هذا إلا لمن يملك بنفسه هذه الصلاحيات في { $channel }. تحتاج إلى: { $permissions }.
refused-external-apps = لا يسمح هذا السيرفر للتطبيقات الخارجية بالنشر للجميع، فلن يراه أحد غيرك.
refused-table-hidden = لن يرى الطاولة أحد غيرك، لأن هذا السيرفر لا يسمح لك بالنشر بتطبيقات خارجية. اطلب صلاحية *Use External Apps*، أو جرّب قناة أخرى أو محادثة جماعية.
refused-rules-ruleset = لا توجد لعبة باسم «{ $wrong }»؛ اختر واحدة من: { $offered }.
refused-rules-party = لا تُلعب هذه اللعبة هكذا؛ هي لـ: { $offered }.
refused-rules-option = «{ $wrong }» ليس من خيارات هذه اللعبة. الخيارات هي: { $offered }.
refused-rules-no-option = لا يمكن اختيار «{ $wrong }»: ليس في { $rules } خيارات.
refused-rules-value = «{ $wrong }» غير ممكن هنا؛ اختر من: { $offered }.
refused-quiet-hours = اكتب ساعة بداية الهدوء وساعة نهايته، مثل `22-8`، عشر ساعات على الأكثر. اترك الخانة فارغة إن لم ترد ساعات هدوء.
refused-quiet-zone = اكتب منطقتك الزمنية أيضًا، مثل `Asia/Riyadh`، أو المدينة وحدها.
refused-too-often = تكرّر هذا كثيرًا. حاول من جديد بعد { $seconds ->
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}.
refused-film-one-at-a-time = ما زال فيلمك السابق قيد الصنع. حاول من جديد بعد ثوانٍ.
refused-films-busy = تُصنع الآن أفلام كثيرة. حاول من جديد بعد نصف دقيقة.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-lost = لم أعد أستطيع إظهار الطاولة في { $channel }: تنقصني هناك الصلاحيات { $permissions }. المباراة مستمرة، وتعود اللوحة متى حصلت عليها.
thread-locked = لم أعد أستطيع إظهار الطاولة في { $channel }: الموضوع مقفل. المباراة مستمرة، وتعود اللوحة متى فتح أحد المشرفين قفله.

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
mode-solo = كل واحد وحده
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
option-home-entry-over = لا انعطاف إلى الأمان من المدخل
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
option-places-about = إذا فاز أحدهم واصل الآخرون اللعب على المراكز الباقية
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
rules-shuffling-when-short = حين ينفد الورق تُخلط الأوراق المرمية.
rules-shuffling-each-cycle = وبعد هذه الجولات تُخلط كل الأوراق من جديد.
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
rules-exchange-partner = بعد كل توزيع يمرّر كل لاعب إلى شريكه ورقة مقلوبة.
rules-exchange-left = بعد كل توزيع يمرّر كل لاعب إلى جاره الأيسر ورقة مقلوبة.
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
rules-draw = بدل المشي يجوز للورقة { $ranks } أن تسحب ورقة عشوائية من يد خصم.
rules-hits-passed = بالورقة { $ranks } يأكل الحجر كل حجر في طريقه، ولو كان من أحجارك. لا يوقفه حجران متجاوران، بل حجر يسدّ الطريق من قاعدته فقط.
rules-pushes = يجوز للورقة { $ranks } أيضًا أن تحرّك { $whose ->
    [team] أحجار شريكك على المسار.
   *[other] أي حجر على المسار: حجر شريكك كأنه حجرك، وحجر الخصم يتجاوز به مدخله، فيلزمه أن يدور دورة أخرى.
}
rules-burn = بدل المشي يجوز للورقة { $ranks } أن تحرق ورقة عشوائية من أوراق اللاعب التالي، ويضيع دوره.
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
settings-theme = مظهر الصور: **{ $theme }**
settings-looks = الصور والملاحظات
settings-quiet-hours = ساعات الهدوء
settings-language = 🌐 اللغة
settings-language-spoken = اللغة: **{ $language }**{ $chosen ->
    [discord] {" "}(كما في ديسكورد)
   *[own] {""}
}
ask-own-language = اللغة التي أكلّمك بها
ask-own-language-as-discord = كما في ديسكورد
settings-privacy = الخصوصية
settings-table = أوراقك ودورك
ask-hands = أين أرسل أوراقك؟
hands-server = كما في السيرفر
hands-direct = في رسالة خاصة
hands-channel = في القناة (لا يراها غيرك)
settings-hands = أرسل أوراقك: **{ $hands }**
ask-next = تنبيه مسبق
ask-next-told = أرسل إليّ رسالة خاصة بلا صوت حين أكون التالي
ask-elsewhere = الطاولات حيث لست عضوًا
ask-elsewhere-told = أرسل إليّ رسالة خاصة حين يأتي دوري هناك
settings-next = تنبيه بلا صوت حين تكون التالي: **{ $on ->
    [1] نعم
   *[other] لا
}**
ask-server-hands = أين تُرسل أوراق اللاعبين
server-hands-channel = في القناة (لا يراها إلا صاحبها)
server-settings-hands = أوراق اللاعبين: **{ $hands }**، ما لم يختاروا غير ذلك
ask-theme = مظهر الصور التي تراها وحدك
ask-shape = شكل الصور
ask-numbers = أرقام الخانات
ask-notes = الملاحظات
ask-notes-told = اشرح كل ورقة خاصة حين أمسكها أول مرة
ask-hours-about = مثل 22-8، عشر ساعات على الأكثر. في المباريات البطيئة يتوقف وقتك أثناءها. أو اتركها فارغة.
ask-zone = المنطقة الزمنية
ask-zone-about = مثل Asia/Riyadh، أو المدينة وحدها
server-settings-tables = الطاولات الجديدة
server-settings-looks = اللوحات والأوراق والمنشورات
ask-party-about = إن لم تكن اللعبة لهذا العدد اختير أقرب عدد ممكن
ask-game-line = { $ruleset }، { $party }
ask-house-rules = قواعد إضافية
ask-language = لغة الطاولات الجديدة
ask-language-as-discord = كما في هذا السيرفر
ask-server-theme = مظهر اللوحة
ask-films = أفلام قصيرة
ask-films-about = أظهِر أكل الأحجار ودخولها الأمان ونهاية الجولة متحركةً
ask-boards = اللوحات التي تبقى في القناة
ask-posts = منشورات دورية
ask-posts-about = ما تشغّله الآن يُنشر في القناة التي أنت فيها.
ask-post-week = ملخّص الأسبوع كل اثنين
ask-post-puzzle = لغز اليوم كل صباح
shape-tall = طولية (اليد تحت اللوحة)
shape-wide = عرضية (اليد بجانب اللوحة)
settings-shape = شكل الصور: **{ $shape }**
numbers-every = على كل خانة
numbers-few = حيث تفيد فقط
settings-numbers = أرقام الخانات: **{ $numbers }**
settings-quiet = ساعات الهدوء: **من { $begins } إلى { $ends }** ({ $zone }). في المباريات البطيئة يتوقف وقتك أثناءها.
settings-quiet-none = ساعات الهدوء: **لا توجد**
boards-last = الأخيرة فقط
boards-every = كلها

## Privacy

privacy = أحفظ معرّفك في ديسكورد واسمك ولغتك وإعداداتك، والطاولات التي لعبت عليها: ليبقى مقعدك ومبارياتك حين تعود. لا أعطي ذلك أحدًا غيرك، ولا أقرأ رسائلك.
privacy-file = في الملف المرفق كل ما أحفظه عنك.
privacy-policy = سياسة الخصوصية: { $address }
privacy-terms = شروط الاستخدام: { $address }
privacy-forget-me = احذف بياناتي
privacy-ask = إذا حذفت بياناتك أخذ لاعبون آليون مقاعدك، وضاعت إعداداتك، وأُزيل اسمك من المباريات الماضية. لا رجعة في ذلك. وما نُشر في القنوات يبقى هناك.
privacy-forget-me-now = احذفها نهائيًا
privacy-forgotten = تم. حُذفت بياناتك. إذا لعبت من جديد بدأت لاعبًا جديدًا.

## The position in words

alt-pawn = { $number }: { $place }
name-with-team = { $name } (الفريق { $letter })
alt-pile = أعلى الأوراق المرمية: { $card } (عددها { $cards }).
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
alt-film = فيلم الجولة { $number }؛ والرسالة تصف حركاتها.

## Computer players' levels, and hints

level-easy = سهل
level-normal = متوسط
level-hard = صعب
levels-told =
    - **السهل** لا ينظر إلا إلى اللوحة بعد الحركة مباشرة، ويلعب أي حركة تبدو جيدة بما يكفي.
    - **المتوسط** يفكّر قليلًا إلى الأمام، ويلعب أحيانًا ثاني أفضل حركة.
    - **الصعب** يحاكي بقية الجولة مرات كثيرة قبل كل حركة، ويوزّع عشوائيًا الأوراق التي لا يراها{ $engine ->
        [python] ؛ وعلى هذا الخادم يجري ربع هذه المحاكاة، ويفوز مع ذلك في 49 من كل 50 مباراة على من لا ينظر إلا حركة واحدة إلى الأمام
       *[core] {""}
    }.
setup-hints = التلميحات
setup-hints-chosen = التلميحات: { $hints }
setup-hints-allowed = { $hints ->
    [0] لا توجد
    [one] واحد لكل لاعب في المباراة
    [two] اثنان لكل لاعب في المباراة
    [few] { $hints } لكل لاعب في المباراة
    [many] { $hints } لكل لاعب في المباراة
   *[other] { $hints } لكل لاعب في المباراة
}
setup-hints-unlimited = بلا حدّ
hint-header = **تلميح لا يراه غيرك.** أفضل اختياراتك، ومع كل منها فرصة فوزك التقديرية:
hint-line = { $place }. { $what } · **{ $percent }%**
hint-give = مرّر { $card }
hint-no-reason = لا سبب واحدًا: كانت الأفضل في جولات المحاكاة
hint-left = { $hints ->
    [0] كان هذا آخر تلميح لك في هذه المباراة.
    [one] بقي لك تلميح واحد.
    [two] بقي لك تلميحان.
    [few] بقيت لك { $hints } تلميحات.
    [many] بقي لك { $hints } تلميحًا.
   *[other] بقي لك { $hints } تلميح.
}
hint-told = 💡 استعمل تلميحًا في هذه الجولة: { $names }
reason-wins = تفوز بالمباراة
reason-finishes = تنال المركز { $place ->
    [2] الثاني
    [3] الثالث
   *[other] { $place }
}
reason-only-one = الحركة الوحيدة الممكنة
reason-comes-home = تُدخل { $pawn } الأمان
reason-enters = تُخرج حجرًا من البيت
reason-hits = تأكل { $pawn }
reason-hits-own-side = تأكل { $pawn }، وهو من فريقك
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
reason-likely-hit = في { $percent }% من الجولات التي جرّبتها يعود حجر لفريقك إلى البيت
reason-way-out = تعطي { $name } ورقة تُنزل حجرًا
reason-keeps-way-out = تُبقي لك { $card }، وهي تُنزل حجرًا
refused-hints-off = التلميحات موقوفة على هذه الطاولة.
refused-hints-spent = استعملت كل تلميحاتك في هذه المباراة ({ $hints }).
refused-nothing-due = ليس عليك الآن أن تقرّر شيئًا. اسأل حين يأتي دورك.
refused-back-off = التراجع ممنوع على هذه الطاولة.
refused-back-rated = في المباراة المحسوبة لا بد أن يوافق على التراجع لاعب من طرف آخر، ولا أحد منهم هنا الآن.
refused-back-gone = لم يعد التراجع عن هذه الحركة ممكنًا.

## The clock

setup-pace = السرعة
setup-pace-chosen = السرعة: { $pace }
pace-live = مباشرة (90 ث للدور، و3 د احتياطية للمباراة)
pace-relaxed = هادئة (15 د للدور)
pace-slow = بطيئة (يوم للدور، و3 أيام احتياطية للمباراة)
pace-open = بلا وقت محدّد
pace-tournament = بطولة (8 ث للدور، و1 د احتياطية للمباراة)
pace-tournament-60 = بطولة (10 ث للدور، و90 ث احتياطية للمباراة)
pace-tournament-90 = بطولة (15 ث للدور، و3 د احتياطية للمباراة)
time-left = ⏳ وإلا لعب لاعب آلي هذه الحركة وحدها { $until }{ $bank ->
    [none] {""}
   *[other] {" "}(منه { $bank } من الوقت الاحتياطي)
}.
table-away-name = { $until ->
    [none] { $name }
   *[other] { $name } (يعود { $until })
}
table-away = 💤 الغياب: { $names }. { $count ->
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
   *[other] لاعب آلي يحفظ مقعدك في { $channel }. يعود لك { $until }، أو متى عدت قبل ذلك. لم يضِع شيء.
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
refused-away-zone = مع ساعة من اليوم اكتب منطقتك الزمنية أيضًا، مثل `Asia/Riyadh`. أو اكتب المدة، مثل `5 ساعات`.
## The final picture of a game

poster-rounds = الجولات: { $rounds }
poster-decisive = اللحظة الحاسمة، الجولة { $round }، فرصة الفوز { $before }% ← { $after }%: { $told }
poster-hit = أغلى حجر أُكل
poster-hit-by = أكل { $name }
poster-best = أفضل حركة
poster-luck = أوفر دور حظًّا
poster-journey = أطول مشوار
poster-first = أول حجر دخل الأمان
poster-gain = +{ $percent }%
poster-fields = { $fields ->
    [one] خانة واحدة
    [two] خانتان
    [few] { $fields } خانات
    [many] { $fields } خانة
   *[other] { $fields } خانة
}
poster-hit-home = أغلى حجر أُكل: في الجولة { $round } أكل { $name } حجرًا من أحجار { $other }، { $fields ->
    [0] عند باب أمانه
    [one] قبل أمانه بخانة واحدة
    [two] قبل أمانه بخانتين
    [few] قبل أمانه بـ{ $fields } خانات
    [many] قبل أمانه بـ{ $fields } خانة
   *[other] قبل أمانه بـ{ $fields } خانة
}
poster-walk = أطول مشوار: { $name }، الحجر { $number }، { $fields ->
    [one] خانة واحدة
    [two] خانتان
    [few] { $fields } خانات
    [many] { $fields } خانة
   *[other] { $fields } خانة
}
poster-first-home = أول حجر دخل الأمان: { $name }، الحجر { $number }، في الجولة { $round }

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

seats-header = المقاعد الشاغرة في هذا السيرفر. اكتب `/tock join` في القناة لتأخذ واحدًا.
seats-line = - { $channel } · { $rules } · المقاعد { $seats }{ $door ->
    [invited] {" "}· بدعوة
   *[open] {""}
}
seats-none = لا مقعد شاغرًا على أي طاولة في هذا السيرفر. افتح طاولة بالأمر `/tock new`.
asked-seat = ✋ يطلب { $name } المقعد { $seat }. القرار لشريكه هناك؛ فإن لم يكن له شريك فلأي لاعب على الطاولة.
asked-invited = ✋ { $name } { $stage ->
    [lobby] يطلب المقعد { $seat }. { $host } يقرّر من يجلس هنا.
   *[game] يطلب المقعد { $seat }. لا بد من موافقة { $host } وموافقة شريكه هناك.
}
asked-host = ✋ { $host }، يريد { $name } أن ينضم إلى طاولتك. يمكنك أن تُدخله بزر تحت اللوحة.
asked-send-away = ✋ يطلب { $name } إخراج { $who } من هذه الطاولة. لا بد من موافقة كل اللاعبين الآخرين.
asked-end = ✋ يطلب { $name } إنهاء المباراة. يمكن للاعبين أن يوافقوا بالأسفل.
button-agree = أوافق { $name }
button-let-in = أدخِل { $name }
button-decline = أرفض { $name }
button-here = أنا هنا
button-stand-in = لاعب آلي بدل { $name }
table-asked-whether-there = ❓ هل ما زلتم هنا؟ بانتظار { $names } أن يضغطوا **{ button-here }**.
asked = طلبك معروض على الآخرين تحت اللوحة. وإن كان هذا مقعدك من قبل عاد لك عند التوزيع التالي.
refused-held-a-hand = رأيت أوراقًا في هذه المباراة، فلا يمكنك الجلوس في مقعد آخر منها. وأهلًا بك متفرجًا.
refused-seat-kept-for-owner = هذا المقعد محجوز للاعب غائب. إن بقي خاليًا أمكنك أن تطلبه لاحقًا.
refused-rated-seat = هذه مباراة محسوبة، وليس لذلك المقعد شريك على الطاولة يوافق عليك، فيبقى اللاعب الآلي.
refused-still-asked = ما زال لديهم وقت للإجابة. يمكنك ذلك { $until }.
refused-sent-away = أُخرجت من هذه الطاولة. لا يسمح بعودتك إلا من يدير السيرفر.
refused-removed-someone = أخرجت لاعبًا من هذه المباراة المحسوبة، فلا يمكنك أن تلعب فيها. وأهلًا بك متفرجًا.
refused-still-there = لم ينتهِ وقت ذلك اللاعب، فلا يمكن استبداله. وفي المباريات بلا وقت محدّد اضغط أولًا **{ button-more }**، ثم **{ button-call }**.
refused-not-silent = لم يُسأل كل لاعبي تلك الطاولة هل ما زالوا هناك. اضغط هناك **{ button-more }**، ثم **{ button-call }**.
refused-only-managers = هذا لمن يدير السيرفر ولا يلعب هنا. وفي المباريات غير المحسوبة يستطيع كل اللاعبين الآخرين معًا أن يخرجوا لاعبًا، إن كانوا اثنين على الأقل.
refused-chosen-enough = غيّرت اختيارك { $changes ->
    [one] مرة واحدة
    [two] مرتين
    [few] { $changes } مرات
    [many] { $changes } مرة
   *[other] { $changes } مرة
}، والأخير ثابت.
refused-taken-up-today = استأنفت هذه الطاولة قبل وقت قصير. يمكنك ذلك مرة أخرى { $until }.
refused-not-yours-to-agree = هذا قرار اللاعبين الآخرين.

## Planned moves

ahead-heading = **خطّط لحركتك التالية:**
ahead-choose = اختر ورقة. تُلعب حركتك المسبقة تلقائيًا في دورك إن بقي لها الأثر نفسه؛ وإلا اخترت كالعادة. لا يراها غيرك.
ahead-chosen = بانتظار اللاعبين الآخرين. حركتك المسبقة: **{ $play }**. تُلعب تلقائيًا في دورك إن بقي لها الأثر نفسه. لا يراها غيرك.
ahead-made = لُعبت حركتك المسبقة: { $play }
ahead-unfit-yet = بانتظار اللاعبين الآخرين. حركتك المسبقة غير ممكنة واللوحة كما هي الآن. إن لم يتغير ذلك اخترت كالعادة في دورك.
ahead-unfit = لم يعد لحركتك المسبقة الأثر نفسه، فلم تُلعب.
button-choose-ahead = خطّط لحركتك التالية
button-drop-ahead = ألغِ الحركة المسبقة
button-choose-it = اجعلها حركتي المسبقة
refused-not-ahead = لا يمكنك أن تخطّط لحركة الآن.

## Your tables

mine-header = **طاولاتك**
mine-none = لست على أي طاولة مفتوحة.
mine-line = - { $link } · { $what }
mine-more = … وطاولات أخرى، عددها { $tables }.
mine-yours = **الدور عليك** ({ $since })
mine-turn = الدور على { $name } ({ $since })
mine-exchange = بانتظار أن يمرّر الآخرون ورقة ({ $since })
mine-lobby = لم تبدأ؛ { $free ->
    [0] كل المقاعد مأخوذة
    [one] بقي مقعد شاغر واحد
    [two] بقي مقعدان شاغران
    [few] بقيت { $free } مقاعد شاغرة
    [many] بقي { $free } مقعدًا شاغرًا
   *[other] بقي { $free } مقعد شاغر
}؛ فُتحت { $since }
mine-away = لاعب آلي يحفظ مقعدك؛ اضغط **{ button-return }** تحت اللوحة لتستعيده
## Finished games

button-replay = شاهد الإعادة
button-export = صدّرها نصًّا
button-highlights = فيلم أبرز اللقطات
button-whole-film = فيلم المباراة كلها
film-highlights = **أبرز لقطات المباراة { $game }**
film-whole = **المباراة { $game } من البداية إلى النهاية**
alt-game-film = فيلم المباراة { $game }، حركة بعد حركة، حتى لوحتها الأخيرة.
button-hands-open = اعرض كل الأيدي
button-hands-own = اعرض يدًا واحدة
button-previous-round = الجولة السابقة
button-previous = السابق
button-next-round = الجولة التالية
replay-header = **إعادة عرض المباراة { $game }** · الجولة { $number } · الحركة { $play } من { $plays }
replay-deals = يوزّع { $name }.
replay-gave = -# مرّر { $name } الورقة **{ $card }** إلى { $other }.
replay-from = اللوحة من جهة { $name }
replay-round = إلى الجولة { $number }
alt-held = في يد { $name }: { $cards }.
export-told = المباراة { $game } نصًّا: كل يد وكل ورقة مُرّرت وكل حركة، مع البذرة التي تحدّد التوزيع.
button-review = تحليل المباراة
button-share = شارِكها
button-turn = الخطأ { $place }
button-mistakes = تعلّم من أخطائك
review-header = **تحليل المباراة { $game }.** أقارن كل حركة بأفضل بديل، على التوزيعات المحاكاة نفسها، بما كان اللاعب يستطيع أن يعرفه حينها فقط.
review-person = { $name }: الدقة { $accuracy }%؛ { $mistakes ->
    [0] بلا أخطاء
    [one] خطأ واحد
    [two] خطآن
    [few] { $mistakes } أخطاء
    [many] { $mistakes } خطأً
   *[other] { $mistakes } خطأ
 }؛ ضاع من فرصة الفوز { $percent }% إجمالًا.
review-luck = -# حظّ الورق عند { $names }: { $kind ->
    [good] +{ $percent }%
   *[bad] −{ $percent }%
 }.
review-place = **{ $place }** · { $told }
review-played = الجولة { $round }، الحركة { $play }: { $told }
review-gave = الجولة { $round }: مرّر { $name } الورقة { $card }
review-cost = -# فرصة الفوز { $before }% ← { $after }%. الأفضل: { $what }
review-no-mistakes = لا أخطاء: لم تكلّف أي حركة وحدها 3% أو أكثر.
review-best = ⭐ أفضل حركة · { $told }، أفضل من كل بديل بـ{ $percent }%.
review-working = جارٍ تحليل المباراة: القرار { $done } من { $all } …
mistake-asked = الجولة { $round }: كلّفتك حركتك { $percent }% من فرصة الفوز. **ما الأفضل؟**
mistake-still = هذه أيضًا تضيّع { $percent }%.
mistake-found = ✓ **صحيح! لا شيء أفضل من هذه.**
alt-course = فرص فوز { $name } جولة بعد جولة: { $shares }.
refused-review-one-at-a-time = تُحلَّل لك الآن مباراة أخرى؛ حاول من جديد بعد ثوانٍ.
refused-review-of-others = لا يطلب تحليل هذه المباراة إلا من لعبها؛ ويراه غيرهم متى شاركه أحدهم في القناة.
refused-no-past-game = لم أجد مباراة منتهية بهذا الرقم يحق لك أن تراها. المباريات المنتهية يراها لاعبوها ومن يستطيع قراءة القناة.
## Statistics and ratings

button-rated-on = التصنيف: تُحسب
button-rated-off = التصنيف: لا تُحسب
button-rated-not-yet = التصنيف: يلزم طرفان
refused-no-statistics = لا توجد هنا مباراة منتهية أستطيع عرضها.
refused-statistics-elsewhere = لا أعرض إحصاءات لاعب آخر إلا في سيرفر يجمعكما.
privacy-statistics-shown = إحصاءاتك: **ظاهرة** لمن يشاركك سيرفرًا (`/tock stats` و`/tock leaderboard`)
privacy-statistics-hidden = إحصاءاتك: **مخفية**؛ لا يراها غيرك، ولست في أي قائمة متصدرين
privacy-hide = أخفِ إحصاءاتي
privacy-show = أظهِر إحصاءاتي
percent = { $percent }%
labelled = { $label }: { $value }
rating = { $points } ± { $plus }
rating-points = { $points }
rating-new = مؤقت · { $games } من { $enough } مباريات، { $people } من { $different } خصوم
stats-header-here = **{ $name }** في هذا السيرفر
stats-header = **{ $name }** في كل السيرفرات
stats-score = المباريات: { $games } · الفوز: { $won }
stats-streak = انتصارات متتالية: { $now } الآن، والأفضل { $best }
stats-rating-teams = التصنيف في الفرق: { $rating }
stats-rating-alone = التصنيف الفردي: { $rating }
stats-entered = أكثر ورقة تُنزل بها: { $card } ({ $times } من { $entered })
stats-missed = أدوار لعبها اللاعب الآلي لانتهاء الوقت: { $missed } من { $turns }
stats-with = { $name }: فوز في { $won } من { $games }
stats-rulesets = الفوز حسب اللعبة
stats-partners = الفوز حسب الشريك
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
figure-longest-walk = أطول مشوار
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
stats-accuracies = الدقة حسب المباراة
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
standings-about-rating = -# التصنيف ± مقدار الشك فيه. والترتيب بحسب التصنيف بعد طرح هذا المقدار. تظهر هنا بعد عشر مباريات محسوبة ضد خمسة خصوم مختلفين. من المباراة الرابعة في اليوم مع الأشخاص أنفسهم لا يتغير التصنيف. ولا تُحسب إلا مباريات بين أشخاص في أطراف مختلفة.
standings-line = **{ $place }** { $names } · { $told }
standings-score = فوز في { $won } من { $games } ({ $percent }%)
standings-tally = فوز في { $won } من { $games } · أكل { $hits ->
    [one] حجر واحد
    [two] حجرين
    [few] { $hits } أحجار
    [many] { $hits } حجرًا
   *[other] { $hits } حجر
}
season-name = الموسم { $quarter } من { $year }
season-header = **{ $season } · { $kind }**
season-days = { $first } – { $last }
season-placement = لا مركز لك بعد: { $games } من { $enough } مباريات، ضد { $people } من { $different } خصوم.
season-about = -# يبدأ الجميع كل موسم بـ1,000 نقطة، ويكون لك مركز بعد خمس مباريات محسوبة ضد خمسة خصوم مختلفين. والترتيب بحسب التصنيف بعد طرح مقدار الشك (±).
season-best = **{ $season }**: { $names }
season-over = 🏁 **انتهى { $season }**
seasons-none = لا ترتيب في أي موسم سابق بعد.
seasons-which = أي موسم؟
button-season = هذا الموسم
button-seasons = المواسم السابقة
button-season-teams = في فرق
button-season-alone = فردي
button-ranking = كيف يُحسب الترتيب؟
button-standings = قائمة المتصدرين
analysis-opened = الطاولة مفتوحة. لك المقعد الذي عليه الدور في ذلك الموقف، وللاعبين الآليين غيره؛ والأمر `/tock join` يأخذ واحدًا منها. التلميحات مجانية، والنتيجة لا تُحسب.
refused-game-text = السطر { $line } من ذلك الملف: { $wrong }.
refused-game-text-size = هذا الملف أكبر من أن يكون نصّ مباراة.
refused-no-such-play = حركات تلك المباراة من 0 إلى { $plays }؛ اختر واحدة منها.
refused-game-over-there = المباراة منتهية في ذلك الموقف؛ اختر حركة أسبق.
game-text-no-transcript = هذا ليس نصّ مباراة، فهو يبدأ بـ`tock 1`
game-text-too-long = حركات أكثر مما تحتمله مباراة
game-text-unreadable = لا يمكن قراءته
game-text-missing = ينقص قبله سطر لازم (rules أو seed أو message أو cut أو مقعد)
game-text-rules = قواعد غير معروفة
game-text-seed = للبذرة 64 رقمًا ست عشريًا (من 0 إلى f)
game-text-seat = لا يوجد مقعد كهذا
game-text-position = لا يمكن أن تبدأ مباراة من هذا الموقف
game-text-deal = هذا التوزيع لا يطابق البذرة
game-text-gift = لا يمكن تمرير هذه الورقة هنا
game-text-number = تُرقَّم الحركات من 1 بلا فجوات
game-text-turn = الدور على مقعد آخر
game-text-play = هذه الحركة غير ممكنة هنا
game-text-drawn = الورقة المسحوبة لا تطابق البذرة
game-text-end = لا تنتهي المباراة هكذا
game-text-no-end = نهاية المباراة ناقصة

## Resuming a closed table

button-reopen = استأنف
button-give-up = أغلِقها نهائيًا
reopened = تستمر المباراة من حيث توقفت. كل اللاعبين الآخرين غائبون حتى يضغطوا **{ button-return }**.
given-up = { $people ->
    [0] وافق الجميع: أُغلقت هذه الطاولة نهائيًا. الزر **{ button-fair }** يعرض كيف وُزّعت أوراقها.
    [one] وافقت. لا بد أن يوافق لاعب آخر قبل أن تُغلق هذه الطاولة نهائيًا.
    [two] وافقت. لا بد أن يوافق لاعبان آخران قبل أن تُغلق هذه الطاولة نهائيًا.
    [few] وافقت. لا بد أن يوافق { $people } لاعبين آخرين قبل أن تُغلق هذه الطاولة نهائيًا.
    [many] وافقت. لا بد أن يوافق { $people } لاعبًا آخر قبل أن تُغلق هذه الطاولة نهائيًا.
   *[other] وافقت. لا بد أن يوافق { $people } لاعب آخر قبل أن تُغلق هذه الطاولة نهائيًا.
}
refused-not-closed = هذه الطاولة مستمرة من جديد.
refused-closed-for-good = أُغلقت هذه الطاولة نهائيًا. افتح غيرها بالأمر `/tock new`.
refused-channel-has-table = في هذه القناة طاولة أخرى مفتوحة. يمكن استئناف هذه متى انتهت تلك.

## Lessons

button-learn = كيف تُلعب؟
button-next = التالي
button-course-more = الأوراق الخاصة
button-course-partner = تمرير الأوراق
button-got-it = فهمت
button-show-me = أرِني الجواب
button-skip = تخطَّ
button-all-lessons = كل الدروس
lesson-header = **تعلّم توك · { $number } من { $lessons } · { $title }**
lesson-cannot = **{ $card }** لا تصلح للعب الآن.
lesson-would-play = هذه الحركة جائزة، لكن ابحث عن أفضل منها. هذا ما تفعله: { $play }.
lesson-would-give = يمكنك أن تمرّر **{ $card }**، لكن لديك ورقة أفضل.
lesson-got-it = رائع! جرّب الآن ما تعلّمته في مباراة.
lesson-table-waits = طاولتك هنا ما زالت تنتظر: عد إلى رسالتها واضغط **{ button-start }** أو **{ button-fill }**.
lesson-shown-give = هكذا: مرّر **{ $card }**.
lesson-shown-play = هكذا، بالورقة **{ $card }**: { $play }.
lessons-header = **تعلّم توك.** اختر درسًا؛ كل درس حركة واحدة.
lesson-line = { $done ->
    [0] { $title }
   *[other] ✓ { $title }
}
course-basics = الأساسيات
course-more = أوراق خاصة وقواعد أخرى
course-partner = الشراكة: ماذا تمرّر
lesson-way-out-title = الخروج من البيت
lesson-way-out-before = أنت في الأسفل، وكل أحجارك في البيت. لا يُخرج حجرًا إلا الملك (K) أو الآس (A) أو الجوكر. **أخرِج حجرًا.**
lesson-way-out-cannot = هذه الورقة تحرّك حجرًا، ولا حجر لك على اللوحة بعد. ابحث عن الورقة التي تُنزل حجرًا.
lesson-way-out-wrong = ابحث عن الورقة التي تُنزل حجرًا.
lesson-way-out-after = ✓ حجرك الآن على قاعدته. من هناك يمشي مع عقارب الساعة، مرة حول اللوحة، ثم إلى الأمان. فإن لم تصلح أي ورقة للعب رميت أوراقك كلها وانتظرت التوزيع التالي.
lesson-hit-title = المشي وأكل الأحجار
lesson-hit-before = الورقة تمشي بعدد ما عليها من خانات. ومن ينتهِ على خانة حجر آخر يأكله فيعيده إلى البيت. **كُل حجر Blaise**: عُدّ الخانات إليه.
lesson-hit-wrong = اللاعب Carl المقابل لك شريكك: لا تأكله. حجر Blaise أمامك بتسع خانات.
lesson-hit-after = ✓ عاد حجر Blaise إلى البيت وعليه أن يبدأ من جديد. العبرة بالخانة التي تنتهي عليها؛ ومن تمر به آمن. أحجارك وأحجار شريكك تُؤكل أيضًا. وإن كانت لديك ورقة تصلح للعب وجب أن تلعب.
lesson-protected-title = الحجر المحميّ
lesson-protected-before = حجر Blaise نزل للتوّ: هو على قاعدته محميّ حتى يتحرك. لا يأكله أحد، ولا يتجاوزه أحد. **العب الورقة الوحيدة التي ما زالت تصلح.**
lesson-protected-cannot = ستنتهي على الحجر المحميّ أو تتجاوزه، وهذا لا يجوز لأحد.
lesson-protected-wrong = ابقَ خلف الحجر المحميّ.
lesson-protected-after = ✓ حجرك ينتظر خلفه. وحجرك أنت آمن كذلك حين ينزل، ويسدّ الطريق على الجميع، وعليك أيضًا.
lesson-home-title = إلى الأمان بالعدد المضبوط
lesson-home-before = بعد ثلاث خانات مدخلك؛ وخلفه يبدأ أمانك. يجوز للحجر أن ينعطف إليه إن كان العدد مضبوطًا، أو أن يمضي في دورة أخرى. **أدخِل حجرك الأمان.**
lesson-home-wrong = هكذا يتجاوز أمانك. اختر الورقة، ثم الخانة المرقّمة داخل أمانك.
lesson-home-after = ✓ دخل الأمان! لا يأكله أحد هناك. لا تتجاوز الأحجار بعضها في الأمان، فاملأ الخانات الداخلية أولًا.
lesson-split-title = تقسيم السبعة
lesson-split-before = السبعة سبع خطوات تقسّمها على أحجارك كما تشاء، وتأكل كل حجر تمر به. **بسبعة واحدة أدخِل حجرًا الأمان وكُل حجر Dora.** تذكر الأزرار الخطوات أولًا، ثم الخانات المرقّمة على اللوحة.
lesson-split-wrong = حجر قريب من أمانه، والآخر خلف حجر Dora بثلاث خانات: أعطِ كلًّا منهما بعض الخطوات.
lesson-split-after = ✓ عملان بورقة واحدة: احفظ السبعات للحظات كهذه. وانتبه، فهي تأكل أحجارك وأحجار شريكك أيضًا.
lesson-gift-title = تمرير ورقة لشريكك
lesson-gift-before = بعد كل توزيع تتبادل مع شريكك ورقة دون أن تراها أولًا. كل أحجار Carl في البيت. **مرّر إلى Carl ورقة تُنزل حجرًا.**
lesson-gift-wrong = هذه الورقة لا تُخرج Carl من البيت.
lesson-gift-after = ✓ يستطيع Carl الآن أن يُنزل حجرًا. إذا نفدت الأوراق وُزّعت غيرها، والأحجار تبقى في أماكنها. ومتى دخلت أحجارك الأربعة الأمان حرّكت أحجار Carl: تفوزان معًا حين تدخل الثمانية كلها. هذا يكفي للعب، والأوراق الخاصة تنتظر.
lesson-two-ways-out-title = مخرجان: مرّر واحدًا
lesson-two-ways-out-before = كل أحجارك في البيت، وأحجار Carl كذلك. ورقتان من أوراقك تُنزلان حجرًا. **مرّر واحدة منهما إلى Carl.**
lesson-two-ways-out-wrong = سيبقى Carl عالقًا. الآس أو الملك يُنزل حجرًا، وتحتفظ أنت بالآخر.
lesson-two-ways-out-after = ✓ تستطيعان الآن كلاكما إنزال حجر. على المدى الطويل يفوز من يمرّر واحدة منهما في مباراتين من كل 100 أكثر ممن يحتفظ بهما.
lesson-own-way-out-title = مخرجك الوحيد: احتفظ به
lesson-own-way-out-before = كل أحجارك في البيت، ولدى Carl حجران على اللوحة. الملك مخرجك الوحيد. **مرّر إلى Carl ورقة أخرى.**
lesson-own-way-out-wrong = هكذا تجلس هذه الجولة بلا لعب، وCarl لا يحتاج إلى تلك الورقة.
lesson-own-way-out-after = ✓ تمرير مخرجك الوحيد ولشريكك أحجار على اللوحة يكلّف نحو مباراة من كل 100. وإن كان شريكك عالقًا أيضًا كاد الأمر يتساوى.
lesson-gift-that-hits-title = تمرير ورقة تأكل
lesson-gift-that-hits-before = حجر Blaise أمام حجر Carl بتسع خانات. **مرّر إلى Carl الورقة التي تأكله.**
lesson-gift-that-hits-wrong = لا يستطيع Carl أن يأكله بها. عُدّ من حجره إلى حجر Blaise.
lesson-gift-that-hits-after = ✓ الورقة التي يأكل بها شريكك فورًا تفوز في نحو مباراة من كل 100 أكثر من أفضل ورقة سواها. السبعة والولد والجوكر ليست هدايا جيدة بذاتها: تمرير واحدة منها يكلّف نحو ذلك.
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
lesson-four-wrong = بأربع خانات إلى الخلف من القاعدة يقف أمام أمانه مباشرة.
lesson-four-after = ✓ من هنا يمشي للأمام إلى أمانه. أربعة في اليد وحجر على القاعدة تساويان دورة كاملة.
lesson-centre-title = توك توك دوغ: الوسط
lesson-centre-before = في توك توك دوغ يجوز لحجر على خانة رقمها 8 أن ينتقل إلى الوسط بآس أو عشرة أو ملك، ثم يخرج لاحقًا إلى أي خانة مثلها. **انتقل إلى الوسط.**
lesson-centre-wrong = الملك يستطيع ذلك أيضًا: اختر الوسط.
lesson-centre-after = ✓ بورقة أخرى من هذه الأوراق يخرج إلى الخانة التي تشاء، مثلًا قرب أمانك. واللعبة السويسرية لثمانية لاعبين لها وسط أيضًا.
lesson-dog-title = دوغ: لمس القاعدة مرتين
lesson-dog-before = في دوغ ينعطف الحجر إلى الأمان من قاعدته، متى لمسها مرتين. النزول هو الأولى، وتجاوزها أو الوقوف عليها ثانيةً هو الثانية. حجرك رجع بأربعة. **أدخِله الأمان.**
lesson-dog-wrong = هذا لا يُدخله. اختر ورقة تنعطف به عند القاعدة، ثم خانة في الأمان.
lesson-dog-after = ✓ حين مرّ حجرك على قاعدته لمسها مرة ثانية. نزول، وأربعة للخلف، ثم الأمان: لا طريق أسرع.
lesson-toctoc-title = توك توك: الآس وأحجارك
lesson-toctoc-before = في توك توك الآس 1 أو 14، والأربعة للخلف فقط، وأحجارك لا تتجاوز بعضها أبدًا. **كُل حجر Blaise.**
lesson-toctoc-wrong = الحجر الأمامي يبعد عنه أربع عشرة خانة.
lesson-toctoc-after = ✓ حجرك الآخر ما كان ليستطيع ذلك: الحجر الأمامي كان في طريقه.
lesson-ttg-title = توك توك دوغ: الولد والقاعدة
lesson-ttg-before = في توك توك دوغ يمشي الولد 11 أو يبدّل، ولا حجر محميّ، ولو نزل للتوّ. **أعِد حجر Blaise إلى البيت.**
lesson-ttg-wrong = هذا لا يأكله. عُدّ: هو أمامك بإحدى عشرة خانة.
lesson-ttg-after = ✓ لا أحد آمن على القاعدة هنا. والسبعات لا تأكل إلا حيث ينتهي جزء منها، وترجع للخلف أيضًا في الأمان.
lesson-keezen-title = كيزن: دورة واحدة
lesson-keezen-before = في كيزن لا يمشي الحجر أبعد من أمانه أبدًا: ينعطف بالعدد المضبوط أو ينتظر. الملك للتنزيل فقط، والسبعة تحرّك حجرًا أو حجرين. **أدخِل حجرك الأمان.**
lesson-keezen-wrong = هذه توصله إلى مدخله فقط. بينه وبين المدخل ثلاث خانات، والأمان خلفه مباشرة.
lesson-keezen-cannot = الثمانية والتسعة تتجاوزان الأمان، وهذا لا يجوز.
lesson-keezen-after = ✓ لم تنفعك الثمانية ولا التسعة هنا: قرب الأمان تحتاج إلى أوراق صغيرة، أو إلى ولد تبدّل به.
lesson-keezen-start-title = كيزن: القاعدة
lesson-keezen-start-before = الحجر على قاعدته يسدّ الطريق على الجميع، وعليك أيضًا، ولا يبدّله غيرك. أنت وحدك تبدّله. **بدّله بحجر Blaise القريب من أمانك.**
lesson-keezen-start-wrong = ليس ذلك الحجر. ابحث عن الذي يقف قبل مدخلك مباشرة.
lesson-keezen-start-cannot = حجرك أنت على القاعدة: لا يستطيع ملك أن يُنزل حجرًا آخر هناك.
lesson-keezen-start-after = ✓ دورة كاملة تقريبًا دفعة واحدة، ويبدأ Blaise من جديد.
lesson-jackaroo-king-title = جاكارو: الملك
lesson-jackaroo-king-before = في جاكارو يمشي الملك (الشايب) ثلاث عشرة خانة ويأكل كل من في طريقه. وفيما عدا ذلك لا يتجاوز حجر حجرًا من لونه، ولا سدًّا من حجرين. **كُل حجرَي Blaise معًا.**
lesson-jackaroo-king-wrong = هكذا يبقى حجرا Blaise مكانهما. استعمل خطوات الملك الثلاث عشرة كلها.
lesson-jackaroo-king-cannot = لا بد للثمانية أن تتجاوز حجرَي Blaise، وهما سدّ.
lesson-jackaroo-king-after = ✓ الملك لا يرحم أحدًا، ولا أحجارك أنت: أبعِدها عن طريقه.
lesson-jackaroo-five-title = جاكارو: الخمسة
lesson-jackaroo-five-before = الخمسة تحرّك حجرك، أو حجر أي لاعب على المسار. وحجر الخصم يتجاوز بها أمانه، فيلزمه أن يدور دورة أخرى. **أفسِد على Blaise طريق أمانه.**
lesson-jackaroo-five-wrong = ما زال Blaise يستطيع دخول الأمان. ادفع الحجر الذي بينه وبين مدخله خانتان.
lesson-jackaroo-five-after = ✓ كلّف هذا Blaise دورة كاملة. أما حجر شريكك فيستطيع أن ينعطف إلى أمانه بخمستك.
lesson-jackaroo-ten-title = جاكارو: العشرة
lesson-jackaroo-ten-before = العشرة تمشي عشر خانات، أو تحرق ورقة من أوراق التالي فيضيع دوره أيضًا. مع Blaise ورقة واحدة، ويوشك أن يدخل الأمان. **احرقها.**
lesson-jackaroo-ten-wrong = هكذا يلعب Blaise تلك الورقة. استعمل العشرة لحرقها.
lesson-jackaroo-ten-after = ✓ يرى الجميع الورقة المحروقة، وينتظر Blaise التوزيع التالي.
lesson-italian-title = الإيطالية: العشرة
lesson-italian-before = في اللعبة الإيطالية يرمي من يلي العشرة ورقة ويخسر دوره. والحجر على قاعدته يسدّ الطريق على كل الآخرين. **اجعل Blaise يرمي ورقة.**
lesson-italian-wrong = لا يفعل ذلك إلا العشرة.
lesson-italian-after = ✓ يرمي Blaise ورقة ويفوته دوره. كان هذا آخر درس: والآن وقت مباراة!

## The puzzle of the day

puzzle-header = **🧩 لغز اليوم · { $rules } · { $day } · { $difficulty }**
puzzle-easy = سهل
puzzle-medium = متوسط
puzzle-hard = صعب
puzzle-asked = أنت في الأسفل. حركة واحدة هي الأفضل بوضوح: **أيّها؟** لا تعرف الحركات السابقة. إجابتك الأولى وحدها محسوبة.
puzzle-solved = ✓ **حللته!** هذه أفضل حركة.
puzzle-missed = ✗ ليست هذه. أفضل حركة هي:
puzzle-best = { $what } · فرصة الفوز **{ $percent }%**
puzzle-second = التي تليها: { $what } · { $percent }%
puzzle-here = حلّه في هذا السيرفر: { $solved } من { $answered }
puzzle-streak = { $days ->
    [one] 🔥 حللته اليوم. عُد غدًا ليصيرا اثنين متتاليين!
    [two] 🔥 حللته يومين متتاليين.
    [few] 🔥 حللته { $days } أيام متتالية.
    [many] 🔥 حللته { $days } يومًا متتاليًا.
   *[other] 🔥 حللته { $days } يوم متتالٍ.
}
puzzle-tomorrow = -# يأتي لغز جديد غدًا.
puzzle-shown = ✓ حلّ { $who } اللغز من أول محاولة!
puzzle-shown-alt = لوحة تغطيها أوراق مقلوبة وعلامة صح، فلا تكشف شيئًا.
button-show-solved = شارِكه هنا
puzzle-posted = الدور على اللاعب في الأسفل، وحركة واحدة هي الأفضل بوضوح. هل تجدها؟ اضغط **{ button-solve }** لتلعبها؛ ولا يرى إجابتك غيرك.
puzzle-yesterday = -# لغز الأمس حلّه { $solved } من { $answered }.
button-solve = حُلّ اللغز
puzzle-here-streak = 🏠 سلسلة هذا السيرفر بالأيام: **{ $days }** (الرقم القياسي: { $best })
puzzle-here-open = لم يحلّ أحد هنا لغز اليوم بعد. كن أول من يُكمل السلسلة!
puzzle-here-first = أول من حلّه **{ $name }**.
puzzle-here-you = **أنت** أول من حلّه.
puzzle-here-header = **🧩 الألغاز في هذا السيرفر**
puzzle-here-lately = في آخر { $days } يومًا:
puzzle-here-solver = حلّ { $solved } من { $answered } · السلسلة: { $days }
button-puzzles-here = سلسلة السيرفر
button-rush = سباق الألغاز
button-rush-begin = انطلق
button-rush-again = سباق آخر
rush-header = **⚡ سباق الألغاز**
rush-about = كم لغزًا تحلّ في { $minutes } دقائق؟ الألغاز بالقواعد السويسرية، تُسحب بالقرعة، والسهلة أولًا. بعد { $most } إجابات خاطئة ينتهي السباق. ولا تُعرض الحلول.
rush-stands = **⚡ حُلّت: { $solved } · خطأ: { $wrong } من { $most } · ينتهي { $ends }**
rush-asked = أنت في الأسفل. ما أفضل حركة؟
rush-right = ✓ صحيح!
rush-wrong = ✗ ليست هذه.
rush-over = **⚡ انتهى الوقت. حُلّت: { $solved }**، خطأ: { $wrong }.
rush-own = أفضل ما حققته: { $solved }
rush-best-here = الأفضل اليوم في هذا السيرفر: { $solved } ({ $names })
refused-own-game = هذا موقف مباراة لم تُنهِها بعد، أو لغز اليوم. العب حركتك هناك أولًا، ثم عُد.
regular-puzzle = لغز اليوم
server-settings-puzzle-on = لغز اليوم: **{ $channel }**
server-settings-puzzle-off = لغز اليوم: **موقوف**

## Practice

practice-opened = 🎓 بدأت مباراة تدريبك في رسائلك الخاصة: { $link }. تلعب مع ثلاثة لاعبين آليين سهلين، أحدهم شريكك. التلميحات مجانية، والنتيجة لا تُحسب. إن لم تصلك رسالة فاضغط **{ button-hand }** لتلعب هنا.
practice-running = 🎓 مباراة تدريبك جارية في رسائلك الخاصة: { $link }.
practice-here = 🎓 لا أستطيع أن أرسل إليك رسائل خاصة، فتُلعب مباراة تدريبك هنا. اضغط **{ button-hand }**؛ لا يراها غيرك.
practice-place = 🎓 تدريب
practice-wait = اللاعبون الآليون يلعبون. يظهر دورك التالي تلقائيًا؛ اضغط **{ button-hand }** لتراه هنا.
practice-better = 💡 حركة أفضل بكثير: { $what } · فرصة الفوز **{ $percent }%**
button-stop-advice = أوقف النصائح
practice-advice-stopped = حسنًا، لا نصائح بعد الآن. لتعود، استعمل الخيار advice مع الأمر `/tock practice`.

## The learn command

## Tips about new cards

note-joker = 💡 **{ $card }** تُلعب كأي ورقة. الأزرار تبيّن ما تستطيعه الآن.
note-rule = 💡 **{ $card }**: { $rule }
note-back = 💡 **{ $card }** تمشي للخلف: من قاعدتك تكاد توصلك إلى الأمان.
note-enters = 💡 **{ $card }** تُخرج حجرًا من البيت.
note-nothing = 💡 لم تخطئ في شيء: لا تُخرج الحجر إلا أوراق معيّنة، وكثير من الأيدي الأولى تخلو منها. تأتيك أوراق جديدة في التوزيع التالي. وحتى ذلك الحين، ما رأيك في درس من دقيقتين أو مباراة تدريب؟
note-discard = 💡 الورقة التي ترميها الآن بلا أثر، فاختر أقلّها نفعًا لك.
notes-once = -# تظهر كل ملاحظة مرة واحدة. أوقف الملاحظات في `/tock settings`.
settings-notes = ملاحظات عن الأوراق الجديدة: **{ $on ->
    [0] لا
   *[other] نعم
}**

## Help

help = **ماذا تريد أن تفعل؟** اضغط زرًّا؛ لا يرى الجواب غيرك.
help-degraded = ⚠️ { $what ->
    [saves] لا يمكنني حفظ كل شيء حاليًا. إذا رُفضت حركة فحاول من جديد.
    [answers] أجيب حاليًا أبطأ من المعتاد.
    [pings] أنبّه اللاعبين حاليًا متأخرًا عن المعتاد.
   *[boards] تتأخر اللوحات حاليًا عن المعتاد.
}
help-play = العب
help-play-told = **العب**
    - مع الأصدقاء: افتح طاولة في قناة بالأمر `/tock new`. يضغط أصدقاؤك **{ button-sit }** بجانب مقعد. لتبدأ، اضغط **{ button-start }**، أو **{ button-fill }** لتعطي المقاعد الشاغرة للاعبين آليين.
    - وحدك، الآن: **{ errand-practice }** يبدأ مباراة ضد لاعبين آليين سهلين في رسائلك الخاصة، بتلميحات مجانية.
    - **{ errand-games }** يعرض الطاولات التي تنتظر لاعبين في هذا السيرفر.
    - يصلك تنبيه حين يأتي دورك. الزر الذي يسمّي حركة يلعبها فورًا؛ وإلا فاضغط ورقة، ثم اختر حركة. تأتي أوراقك في رسالة خاصة؛ ويعرضها أيضًا الزر **{ button-hand }** تحت اللوحة.
help-learn = تعلّم اللعبة
help-learn-told = **تعلّم اللعبة**
    - لم تلعبها من قبل؟ اضغط **{ errand-learn }** لتتعلّم اللعبة في دقيقتين، بست حركات.
    - جرّبها: **{ errand-practice }** يقول لك متى كانت حركة أخرى أفضل بكثير.
    - أثناء المباراة: كل ورقة تقول ما تفعله؛ والزر **{ button-hint }** يعرض أفضل الحركات لك وحدك.
    - القواعد كاملة، مع لوحات تبيّنها: **{ button-rules }**.
    - تحدٍّ كل يوم: **{ errand-puzzle }**.
help-anywhere = - في سيرفرات أخرى، وفي المجموعات والمحادثات الخاصة: [أضفني إلى حسابك]({ $link })، ثم اكتب `/tock-anywhere`.
help-games = اعرض مبارياتي
help-games-told = **مبارياتي**
    - **{ errand-games }** يعرض طاولاتك في كل السيرفرات، وعلى من الدور.
    - تريد أن تغادر؟ الأمر `/tock leave` يجعل لاعبًا آليًا يحفظ مقعدك للمدة التي تحددها. عُد بالأمر `/tock join`.
    - آخر الحركات: **{ button-log }** تحت اللوحة. لتشاهد مباراة منتهية من جديد، اضغط **{ button-replay }** تحت نتيجتها، أو اكتب `/tock games`.
    - إحصاءاتك: **{ errand-stats }**.
help-look = غيّر المظهر
help-look-told = **غيّر المظهر**
    - اختر بالأسفل مظهر الصور التي تراها وحدك.
    - اليد تحت اللوحة أو بجانبها، وأرقام على كل خانة، وساعات الهدوء، والملاحظات: `/tock settings`.
    - للجميع في سيرفر (لمن يديره فقط): `/tock-server settings`.
help-look-chosen = مظهر الصور التي تراها وحدك الآن: **{ $theme }**.
help-stuck = حُلّ مشكلة
help-stuck-told = **حُلّ مشكلة**
    - لا أوراق؟ اضغط **{ button-hand }**. والأمر `/tock table` يجرّب رسائلك الخاصة من جديد.
    - أوراق رمادية؟ لا يستطيع أي حجر من أحجارك تلك الحركة. وإن كانت كل أحجارك في البيت فلا تنفع إلا ورقة تُنزل حجرًا. يدك تقول لك هل ترمي ورقة أم كل الأوراق.
    - أين اللوحة؟ **{ errand-table }** يعرضها ومقعدك في الأسفل.
    - أخطأت؟ اضغط **{ button-take-back }** فورًا، قبل دورك التالي.
    - زر قديم؟ اضغط **{ button-hand }** لتأتيك أزرار جديدة.
    - أحدهم لا يلعب؟ حيث الوقت محدّد يلعب لاعب آلي الحركة حين ينتهي الوقت، ثم يستطيع الآخرون استبدال ذلك اللاعب حتى يعود. وبلا وقت محدّد اضغط أولًا **{ button-more }**، ثم **{ button-call }**. ولإنهاء المباراة اضغط **{ button-more }**، ثم **{ button-ask-end }**.
    - لا أجيب في قناة؟ أحتاج هناك إلى { permission-view-channel } و{ permission-send-messages } و{ permission-attach-files }.
anywhere = **توك أينما كنت**
    ما تعرضه هذه الأزرار لا يراه غيرك. لتلعب مع الأصدقاء، أضِفني إلى سيرفر واكتب فيه `/tock new`.
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
errand-stats = إحصاءاتي
errand-table = { button-hand }
about = العب توك مع أصدقائك في ديسكورد: سباق الأحجار الذي يُلعب بالأوراق، ويُعرف أيضًا باسم جاكارو أو Toc أو Dog أو Keezen. اكتب /tock help لتبدأ اللعب، أو تتعلّم اللعبة في دقيقتين، أو تجد مبارياتك، أو تحلّ مشكلة.

## Watching

button-watch = نبّهني حين تنتهي
watch-begun = سأرسل إليك رسالة خاصة واحدة حين تنتهي هذه الطاولة. اضغط **{ button-watch }** مرة أخرى لتلغي ذلك.
watch-dm-closed = أردت أن أرسل إليك رسالة خاصة حين تنتهي هذه الطاولة، لكني لا أستطيع. اسمح بالرسائل الخاصة، ثم اكتب `/tock table` لأحاول من جديد.
watch-stopped = لن أنبّهك عن هذه الطاولة بعد الآن.
watched-ended = انتهت الطاولة التي تابعتها: { $link }
refused-many-watch = عدد من يتابعون هذه الطاولة كبير، أو أنت تتابع طاولات كثيرة. انتظر حتى تنتهي إحداها.
refused-plays-here = أنت تلعب على هذه الطاولة، فيصلك التنبيه على أي حال.
refused-gives-first = أولًا يمرّر كل لاعب ورقة. اضغط **{ button-hand }** تحت اللوحة لتختار ورقتك.

## Predictions

button-guess = توقّع
guess-told = 🔮 **ما توقعك؟** لا يراه غيرك. تلعب للنقاط فقط؛ ويُذكر أفضل المتوقعين حين تنتهي المباراة.
guess-winner = من يفوز؟
guess-home = حجر من يدخل الأمان تاليًا؟
guess-winner-worth = **من يفوز؟** التوقع الصحيح الآن قيمته بالنقاط: { $points }. تنقص نقطة مع كل ربع من أحجاره يُدخله طرف؛ وتُغلق التوقعات عند ثلاثة أرباع.
guess-winner-closed = **من يفوز؟** أُغلقت التوقعات: أدخل طرف ثلاثة أرباع أحجاره.
guess-home-worth = **حجر من يدخل الأمان تاليًا؟** من نقطة إلى ثلاث نقاط: كلما بكّرت زادت.
guess-yours = توقعك: { $names }
guess-score = **{ $name }** { $points }
guess-best = 🔮 أفضل التوقعات (بالنقاط): { $names }
refused-guess-of-player = لا يمكنك أن تتوقع مباراة تلعبها أو لعبت فيها أو طلبت مقعدًا فيها.
refused-guess-closed = أُغلقت التوقعات.
refused-guess-late = فات الأوان: تقدّمت المباراة. اضغط **{ button-guess }** لترى ما يمكنك توقعه الآن.
refused-guesses-off = التوقعات موقوفة في هذا السيرفر.
server-settings-guesses-on = التوقعات: **نعم**
server-settings-guesses-off = التوقعات: **لا**
server-guesses-begin = شغّل التوقعات
server-guesses-end = أوقف التوقعات
server-settings-gathering = المواضيع والنداءات
server-settings-in-threads = تُفتح الطاولات الجديدة في: **موضوع خاص بها**
server-settings-in-channels = تُفتح الطاولات الجديدة في: **القناة**
ask-places = أين تُفتح الطاولات الجديدة
places-channel = في القناة
places-thread = في موضوع خاص بها

## Pings for players

button-call-players = نادِ لاعبين
button-be-called = نادِني للعب
button-not-called = لا تنادِني
call-waits = 📣 يبحث { $host } عن لاعبين: **{ $rules }**، المقاعد الشاغرة: { $free }.
called-now = سأناديك حين تبحث طاولة هنا عن لاعبين، إلا في ساعات هدوئك.
called-by-role = لديك الآن الرتبة { $role }: سأناديك حين تبحث طاولة هنا عن لاعبين.
called-no-more = لن أناديك للعب هنا بعد الآن.
called-role-kept = لن أناديك من قائمتي بعد الآن، لكن الرتبة { $role } ما زالت لديك، ولا يُسمح لي بسحبها. اطلب ذلك ممن يدير السيرفر: **Server Settings**، **Members**.
refused-calls-off = نداء اللاعبين موقوف في هذا السيرفر.
refused-call-of-host = صاحب الطاولة وحده يستطيع أن ينادي لاعبين.
refused-call-no-seat = كل المقاعد مأخوذة.
refused-call-too-soon = نودي على لاعبين في هذا السيرفر قبل قليل. يمكنك ذلك من جديد { $at }.
refused-call-nobody = لا أحد أناديه: لم يسجّل أحد هنا، أو من سجّلوا نائمون أو على الطاولة. لتسجّل: `/tock help`، **{ help-play }**، **{ button-be-called }**.
refused-role-everyone = لا أنادي الجميع. اختر رتبة لمن يريدون أن يُنادوا.
refused-role-rank = لا أستطيع استعمال { $role }: ليست تحت رتبتي، أو هي رتبة تطبيق. اسحب رتبتي فوقها في إعدادات السيرفر، أو اختر غيرها.
refused-role-powers = لا أستطيع استعمال { $role }: لها صلاحية ليست لـ@everyone. اختر رتبة بلا صلاحيات.
refused-role-channels = لا أستطيع استعمال { $role }: هي مذكورة في صلاحيات قناة أو فئة. اختر رتبة لم تُذكر في أي منها.
refused-role-chooser = لتختار { $role } تحتاج إلى *Manage Roles* وإلى رتبة أعلى منها. ومالك السيرفر يستطيع اختيارها دائمًا.
refused-role-mention = لا يُسمح لي بذكر { $role }. اسمح للجميع بذكرها في إعدادات الرتبة، أو امنحني { $permissions }.
permission-mention-everyone = Mention @everyone, @here and All Roles
permission-manage-roles = Manage Roles
server-settings-calls = { $hours ->
    [0] نداء اللاعبين: **لا**
    [one] نداء اللاعبين: **{ $who }**، مرة في الساعة على الأكثر
    [two] نداء اللاعبين: **{ $who }**، مرة كل ساعتين على الأكثر
    [few] نداء اللاعبين: **{ $who }**، مرة كل { $hours } ساعات على الأكثر
    [many] نداء اللاعبين: **{ $who }**، مرة كل { $hours } ساعة على الأكثر
   *[other] نداء اللاعبين: **{ $who }**، مرة كل { $hours } ساعة على الأكثر
}
server-calls-list = من سجّلوا
server-settings-calls-not-given = لا أستطيع منح { $role }: أحتاج إلى { $permissions } وإلى رتبة أعلى منها. حتى ذلك الحين أكتب من يضغط **{ button-be-called }** في قائمة، وأناديه أيضًا.
server-settings-calls-unchecked = لا بد أن يؤكّد { $role } عضو يستطيع منحها، لذلك لا أمنحها ولا أسحبها الآن. إن كان لك *Manage Roles* فاخترها من جديد في **{ server-settings-gathering }**.
server-settings-calls-hidden = { $count ->
    [one] لا أستطيع رؤية قناة واحدة
    [two] لا أستطيع رؤية قناتين
    [few] لا أستطيع رؤية { $count } قنوات
    [many] لا أستطيع رؤية { $count } قناة
   *[other] لا أستطيع رؤية { $count } قناة
} من هذا السيرفر. تأكّد من أن { $role } غير مذكورة في الصلاحيات هناك.
called-role-refused = في **{ $server }** لم أعد أمنح الرتبة { $role } ولا أناديها. أنادي بدلًا منها من في قائمتي. يمكنك اختيار رتبة أخرى في `/tock-server settings`، **{ server-settings-gathering }**.
ask-role = الرتبة التي تُنادى
ask-role-about = من دون رتبة أحتفظ بقائمة لمن يريدون أن يُنادوا.
ask-calls = كم مرة يجوز للطاولة أن تنادي
ask-calls-hours = { $hours ->
    [0] أبدًا
    [one] مرة كل ساعة
    [two] مرة كل ساعتين
    [few] مرة كل { $hours } ساعات
    [many] مرة كل { $hours } ساعة
   *[other] مرة كل { $hours } ساعة
}

## Regular posts

week-header = **🗓️ أسبوع توك**
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
}، لعب فيها { $players ->
    [one] لاعب واحد
    [two] لاعبان
    [few] { $players } لاعبين
    [many] { $players } لاعبًا
   *[other] { $players } لاعب
}.
week-winner = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $name }** فاز في { $won } من { $games }
week-hits = 💥 { $hits ->
    [one] أُكل حجر واحد، أكله **{ $name }**
    [two] أُكل حجران، أكل منهما **{ $name }** { $most }
    [few] أُكلت { $hits } أحجار، أكل منها **{ $name }** { $most }
    [many] أُكل { $hits } حجرًا، أكل منها **{ $name }** { $most }
   *[other] أُكل { $hits } حجر، أكل منها **{ $name }** { $most }
}
week-walk = 🏃 أطول مشوار: **{ $name }**، { $fields ->
    [one] خانة واحدة
    [two] خانتان
    [few] { $fields } خانات
    [many] { $fields } خانة
   *[other] { $fields } خانة
}
week-footer = أسبوع جديد، أوراق جديدة! ابدأ مباراة بالأمر `/tock new`.
regular-week = ملخّص الأسبوع
regular-given-up = لم أعد أستطيع نشر { $what } في { $channel }، لأن الصلاحية تنقصني هناك. أوقفته؛ ويستطيع من يدير السيرفر تشغيله من جديد بالأمر `/tock-server settings`.
server-settings-week-on = ملخّص الأسبوع: **{ $channel }**، كل اثنين
server-settings-week-off = ملخّص الأسبوع: **موقوف**

## A series of games

setup-series = سلسلة: من يسبق إلى 3
button-again-next = المباراة التالية
button-again-series = ابدأ سلسلة
series-of-two = { $first } { $own } : { $their } { $second }
series-side = { $name } { $won }
series-sides = { $before } · { $after }
series-stands = سلسلة (من يسبق إلى { $first }): { $score } · المباراة { $number } من { $most } على الأكثر
series-left = تبدأ هنا سلسلة جديدة؛ السابقة لا تستمر.
series-left-at = تغيّر اللاعبون، فلا تستمر السلسلة التي بلغت { $score }.
series-goes-on = سلسلة (من يسبق إلى { $first }): { $score }
series-won = 🏆 { $count ->
   *[other] السلسلة لـ{ $names }: { $score }
}
series-given-up = تنتهي السلسلة هنا عند { $score }، لأن لاعبًا غادر نهائيًا.
stats-series = السلاسل: { $games } · الفوز: { $won }
stats-tile-series = سلاسل فاز بها

## A game as a web page

button-page = صفحة ويب
page-told = المباراة { $game } صفحة ويب: احفظها وافتحها في أي متصفح، أو أرسلها إلى أصدقائك. { $names ->
    [named] سمح كل اللاعبين بعرض أسمائهم.
   *[seats] تُعرض مقاعد اللاعبين، لا أسماؤهم.
 }
refused-page-of-others = لا يحصل على هذه المباراة صفحةَ ويب إلا من لعبها.
privacy-pages-unnamed = اسمك على صفحات مبارياتك: **مخفي**؛ يُعرض مقعدك بدلًا منه
privacy-pages-named = اسمك على صفحات مبارياتك: **ظاهر**، إن سمح كل اللاعبين الآخرين بأسمائهم أيضًا
privacy-pages-name = أظهِر اسمي
privacy-pages-unname = أخفِ اسمي
page-title = توك، المباراة { $game }
page-gave = مرّر { $name } الورقة { $card } إلى { $other }.
page-back = الخطوة السابقة
page-on = الخطوة التالية
page-round-back = الجولة السابقة
page-round-on = الجولة التالية
page-step = خطوة المباراة
page-hands = كل الأيدي
page-course = فرص الفوز
page-story = الحركات
page-keys = مفاتيح الأسهم أو السحب أو المنزلق تنقلك خطوة خطوة؛ وPage Up وPage Down من جولة إلى جولة.

## Tournaments

button-tournament = بطولة جديدة
button-enter = انضم إلى البطولة
button-partner = اختر شريكك
button-withdraw = غادر البطولة
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
button-drop = أخرِج مشاركًا
button-call-off = ألغِ البطولة
ask-tournament-mode = نظام البطولة
ask-tournament-rounds = عدد الجولات
ask-tournament-minutes = أقصى مدة للجولة
ask-tournament-minutes-about = بعدها تحسم الأحجار في الأمان، ثم الخطوات الباقية، ثم الوقت المستهلك.
tournament-singles = فردي
tournament-singles-about = يسجّل كل واحد وحده، ويأخذ شريكًا جديدًا في كل جولة.
tournament-pairs = ثنائيات
tournament-pairs-about = يبقى الشريكان معًا طوال البطولة.
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
tournament-called = أُعلنت البطولة! التسجيل بالرسالة في هذه القناة، ومنها تبدؤها.
tournament-called-event = وبالزر **{ button-more }** هناك يمكنك أيضًا إعلانها فعاليةً في هذا السيرفر.
tournament-begins = 📅 تبدأ { $at } ({ $when })
tournament-event = [فعالية في هذا السيرفر]({ $link })
tournament-announced = تمّ: يرى الجميع الآن موعد البداية هنا.
tournament-moved = تمّ: تغيّر موعد البداية هنا وفي الفعالية.
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
event-about = { $mode }، { $rounds }، وأقصى مدة للجولة { $minutes } دقيقة. التسجيل في { $channel }.
tournament-header = 🏆 **بطولة** · { $mode } · القواعد: { $rules } · { $rounds }، وأقصى مدة للجولة { $minutes } دقيقة · أعلنها { $host }
tournament-how-short = لكل طاولة من أربعة لاعبين موضوع خاص تحت هذه القناة. اضغط هناك **{ button-here }** خلال { $minutes ->
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}، وإلا أخذ لاعب آلي مكانك. { $seconds } ث للدور، و{ $bank } ث احتياطية للمباراة؛ بلا تلميحات ولا تراجع.
tournament-entered = { $people ->
    [0] لم يسجّل أحد بعد.
    [one] سجّل شخص واحد:
    [two] سجّل شخصان:
    [few] سجّل { $people } أشخاص:
    [many] سجّل { $people } شخصًا:
   *[other] سجّل { $people } شخص:
}
tournament-begun = بدأت البطولة.
tournament-called-off = أُلغيت البطولة. يمكن إكمال المباريات الجارية، لكنها لم تعد تُحسب لها.
tournament-called-off-early = أُلغيت البطولة قبل أن تبدأ.
tournament-dropped = لم يعد { $name } في هذه البطولة.
tournament-withdrawn = غادرت البطولة.
tournament-partner = مع من تود أن تلعب؟ اثنان يختار كل منهما الآخر يصيران ثنائيًا؛ ومن بقي بلا شريك عند البدء يأخذ شريكًا بالقرعة.
tournament-partner-asked = اخترت { $name } ولم يخترك بعد. يظهر له طلبك تحت **{ button-partner }**.
tournament-paired = أنت و{ $name } ثنائي الآن.
tournament-wants-you = يريد أن يلعب معك
tournament-nobody-free = لا أحد آخر يبحث عن شريك بعد.
tournament-table = الجولة { $round } · الطاولة { $number }
tournament-table-who = **{ $table }**: { $who }
tournament-against = { $first } ضد { $second }
tournament-computer = لاعب آلي
tournament-call = { $who }: اضغطوا **{ button-here }** خلال { $minutes ->
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}. تبدأ المباراة حين يضغط الجميع؛ ومن لم يضغط حتى ذلك الحين أخذ لاعب آلي مكانه.
tournament-call-about = تدوم الجولة { $minutes } دقيقة على الأكثر. والمباراة التي لم تنتهِ تحسمها الأحجار في الأمان، ثم الخطوات الباقية، ثم الوقت المستهلك.
tournament-here = ✅ { $names }
tournament-standings = 🏆 **بعد الجولة { $round } من { $rounds }**
tournament-standings-heading = بعد الجولة { $round } من { $rounds }
tournament-title = بطولة توك (القواعد: { $rules })
tournament-next-round = تبدأ الجولة { $round }: اذهبوا إلى موضوعكم الجديد.
tournament-last-round = كانت هذه آخر جولة.
tournament-winners = 🥇 مبروك، **{ $names }**!
tournament-place = { $place }. { $names }: { $told }
tournament-score = { $points } ({ $opponents }، { $home })
tournament-order = الفوز نقطتان، والتعادل نقطة. وبين القوسين: نقاط الخصوم، ثم أحجارك التي دخلت الأمان.
tournament-your-table = طاولتك في هذه الجولة: { $thread }
tournament-call-off-sure = هل تلغي البطولة للجميع؟
tournament-call-off-sure-event = هل تلغي البطولة للجميع؟ تُحذف فعاليتها في هذا السيرفر أيضًا.
tournament-given-up = لم أعد أستطيع الكتابة في { $channel }، لذلك أُلغيت البطولة هناك.
tournament-waits = ⏸️ **الجولة { $round } تنتظر.** { $missing ->
    [one] ينقص لاعب واحد:
    [two] ينقص لاعبان:
    [few] ينقص { $missing } لاعبين:
    [many] ينقص { $missing } لاعبًا:
   *[other] ينقص { $missing } لاعب:
}
tournament-host-decides = { $host }، أنت لا تلعب، فالقرار لك. الزر **{ button-pair-again }** يعطي كل واحد خصومًا آخرين، ثم يؤكّد الجميع حضورهم من جديد.
tournament-manager-decides = من أعلن البطولة يلعب فيها، فالقرار لمن يدير السيرفر ولا يلعب. الزر **{ button-pair-again }** يعطي كل واحد خصومًا آخرين، ثم يؤكّد الجميع حضورهم من جديد.
tournament-answer-until = ما زال يمكن للغائبين أن يضغطوا **{ button-here }** في موضوعهم. وإن لم يقرّر أحد أُلغيت البطولة { $until }.
tournament-waited = ▶️ **الجولة { $round }:** { $done }
tournament-begun-present = يبدأ { $name } المباريات بمن حضر.
tournament-paired-again = أعاد { $name } القرعة. يُنادى الجميع في موضوع جديد.
tournament-unanswered = غاب لاعبون في الجولة { $round } ولم يقرّر أحد ما العمل، لذلك أُلغيت البطولة.
table-closed-time = انتهى وقت هذه الجولة، فحسمت الأحجار في الأمان نتيجة المباراة. يمكنكم إكمالها للتسلية بالزر **{ button-reopen }**.
table-closed-decided = انتهى وقت هذه الجولة. فاز من كان متقدمًا: { $names }. تحسم الأحجار في الأمان، ثم الخطوات الباقية، ثم الوقت المستهلك.
refused-tournament-gone = انتهت هذه البطولة.
refused-tournament-goes-on = تجري بطولة في { $channel }. يستطيع من أعلنها أو من يدير السيرفر إلغاءها هناك.
refused-tournament-begun = بدأت البطولة، ففات وقت التسجيل.
refused-tournament-full = البطولة ممتلئة (المشاركون: { $most }).
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
refused-tournament-not-entered = لست في هذه البطولة. اضغط **{ button-enter }** أولًا.
refused-tournament-goes-on-elsewhere = تجري في هذا السيرفر بطولة، في قناة لا تستطيع رؤيتها.
refused-tournament-not-host = هذا لمن أعلن البطولة أو يدير السيرفر فقط.
refused-tournament-not-your-game = هذه ليست طاولتك في هذه الجولة.
refused-tournament-too-late = بدأت هذه المباراة أو انتهت. ستُنادى من جديد للجولة التالية.
refused-tournament-plays = أنت تلعب في هذه البطولة، فلا يمكنك أن تقرّر هذا. اسأل من أعلنها أو من يدير السيرفر، إن كان لا يلعب فيها.
refused-tournament-settled = لم تعد هذه الجولة تحتاج إلى قرار.
refused-tournament-too-early = يمكنك أن تقرّر هذا { $when }. ما زال لدى الغائبين وقت.
refused-tournament-nobody-here = لم يأتِ أحد إلى هذه الجولة. أعد القرعة، أو ألغِ البطولة.
refused-tournament-thread = هذا الموضوع لمباراة في بطولة. افتح طاولتك في قناة أخرى.
refused-tournament-place = تحتاج البطولة إلى قناة نصية عادية، لأن لكل طاولة موضوعًا خاصًا بها.
refused-tournament-managers = لا يبدأ البطولات في هذا السيرفر إلا من يديره.
server-settings-callers = من يبدأ البطولات: **{ $who ->
    [anybody] أي شخص
   *[managers] من يدير السيرفر فقط
}**
server-settings-call = { $who ->
    [anybody] اسمح للجميع ببدء البطولات
   *[managers] البطولات لمن يدير السيرفر
}
permission-create-events = Create Events
permission-create-public-threads = Create Public Threads
