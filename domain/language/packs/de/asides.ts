import type { AsideTable } from '../../pack-format/asides.ts';

export const deAsides: AsideTable = {
  past: 'früher (war|waren|hatte|hatten|gab), (letztes|voriges|vergangenes) (jahr|mal) (war|waren|hatte|hatten|gab|kam|kamen|haben|habe|sind), (war|waren|hatte|hatten) ~ (letztes|voriges|vergangenes) (jahr|mal), beim letzten mal, damals, (unser|mein|unsere|meine) (alter|alte|altes|voriger|vorige|voriges) ~ (hatte|hatten|war|waren), (war|waren) (eigentlich|immer), (wollte|wollten|sollte|sollten|hätte|hätten) eigentlich',
  liking: 'wäre, wären, klingt, klänge, würde, würden, ginge, gefällt',
  tooLate: 'zu (spät|früh|bald|knapp)',
};
