import type { AsideTable } from '../../pack-format/asides.ts';

export const deAsides: AsideTable = {
  past: 'früher (war|wars|waren|warens|warns|hatte|hatten|gab), (letztes|voriges|vergangenes) (jahr|mal) (war|waren|hatte|hatten|gab|kam|kamen|haben|habe|sind), (war|waren|hatte|hatten) ~ (letztes|voriges|vergangenes) (jahr|mal), beim letzten mal, damals, (unser|mein|unsere|meine) (alter|alte|altes|voriger|vorige|voriges) ~ (hatte|hatten|war|waren), (war|waren) (eigentlich|immer), (wollte|wollten|sollte|sollten|hätte|hätten) eigentlich',
  liking: 'wäre, wären, klingt, klänge, würde, würden, ginge, gefällt',
  tooLate: 'zu (spät|früh|bald|knapp)',
  earlier:
    'früher, damals, bisher, ursprünglich, anfangs, (letzten|letztes|letzte|letzter|vorigen|voriges|vorige|vergangenen|vergangenes|vergangene) (winter|sommer|herbst|frühjahr|jahr|monat|woche|mal|saison), war, wars, waren, warens, warns, hatte, hatten',
  nowadays:
    'jetzt, nun, nunmehr, diesmal, dieses (mal|jahr), diesen (monat|winter|sommer|herbst), heuer, inzwischen, mittlerweile, neuerdings, aktuell, zurzeit, seit, (gewechselt|umgestiegen)',
  others:
    '^[aber|und|also] (mein|meine|unser|unsere|der|die|ein|eine|sein|seine|ihr|ihre) [großer|große|kleiner|kleine|bester|beste|alter|alte] (nachbar|nachbarn|nachbarin|bruder|schwester|cousin|cousine|onkel|tante|neffe|nichte|freund|freundin|freunde|kumpel|kollege|kollegin|kollegen|schwager|schwägerin|chef) (hat|hatte|haben|hatten|nimmt|nahm|zahlt|zahlte|nutzt|fährt|schwört), ^[aber|und] (der|die|das|den) (meiner|meines|vom|von meinem|von meiner) (frau|mannes|mann|bruders|bruder|schwester|nachbarn|nachbar|kollegen|mutter|vaters|vater) (ist|war|hat|lautet)',
  retracted:
    '(ach|äh|ähm|oh|ah|halt|quatsch|hm|moment|oder) (nein|nee|ne|nö), ^(nein|nee|ne|nö)$, ^(nein|nee|ne) (moment|warte|halt|sorry|quatsch|doch|stimmt nicht|falsch|das (war|ist)), ach quatsch, ^quatsch, ^unsinn, ^blödsinn, stimmt [gar] nicht, ich (meine|meinte), (hab|habe) mich (vertan|verschrieben|vertippt|versprochen|geirrt), ^korrektur, vielmehr, besser gesagt, doch lieber',
  interrupted: '^[ach|oh] (moment|warte|halt|sorry|entschuldigung|pardon|verzeihung), ^eigentlich',
  paid: 'bezahlt gekostet gekauft kostete zahlte ausgegeben',
};
