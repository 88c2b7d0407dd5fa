# Candlelight in English.

prompt-watch = You keep the watch over a star worth { $points }. Trade a candle, or leave your hand as it is.
prompt-light = Choose a candle for the star worth { $points }.
prompt-wait = The others are still choosing.
prompt-over = The match is over.

label-leave = Leave your hand as it is
label-trade = Trade the candle of brightness { $candle }
    .nth = Trade candle number { $n }
label-light = Light the candle of brightness { $candle }
    .nth = Light candle number { $n }
label-draw = Draw a candle of brightness { $candle }
label-star = A star worth { $points } rises

line-draws = { $who } drew a candle of brightness { $a }.
line-rises = Night { $a }: the star is worth { $b }.
line-trades = { $who } traded a candle of brightness { $a } away.
line-lights = { $who } lit brightness { $a }.
line-takes = { $who } took the star for { $a }.
line-falls = The star fell: no light was alone.
