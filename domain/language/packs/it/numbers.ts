import type { NumberTable } from '../../pack-format/language-pack.ts';

export const itNumbers: NumberTable = {
  words: `zero 0, uno 1, un 1, una 1, due 2, tre 3, quattro 4, cinque 5, sei 6, sette 7, otto
    8, nove 9, dieci 10, undici 11, dodici 12, tredici 13, quattordici 14, quindici 15, sedici
    16, diciassette 17, diciotto 18, diciannove 19, venti 20, trenta 30, quaranta 40, cinquanta
    50, sessanta 60, settanta 70, ottanta 80, novanta 90,
    vent 20, trent 30, quarant 40, cinquant 50, sessant 60, settant 70, ottant 80, novant 90,
    nessuno 0,
    nessuna 0`,
  hundred: 'cento cent',
  thousand: 'mille mila k',
  million: 'milione milioni',
  and: 'e',
  joined: 'tens_first',
  decimalComma: true,
  tenthsOfThousand: true,
  people: `1 (sono|vado|vengo) (solo|sola), 1 (solo|soltanto) (io|me), 1 (da solo|da sola), 2 noi due, 2 tutti e due, 2 (io|me)
    e (mia moglie|mio marito|il mio amico|la mia amica|la mia ragazza|il mio ragazzo)`,
  group: {
    before:
      /(?:^|[^\p{L}])(?:siamo|saremo|saremmo|veniamo|verremo|venire in|essere in|arriviamo in)(?: (?:in|circa|solo|tipo|più o meno|in tutto))* $/iu,
    behind: /^ di noi(?!\p{L})/iu,
    bookedFor: /(?:^|[^\p{L}])per(?: (?:nous|nosotros|noi|nós))? $/iu,
    asked:
      /quant[ie](?: \p{L}+){0,3} (?:siete|sarete|sareste|siamo|saremo)(?: in (?:tutto|totale))?\s*(?:[?.,!]|$)|(?:quanti (?:siete|sarete|sareste)|in quanti \p{L}+te)(?!\p{L})|per quanti\s*(?:[?.,!]|$)/iu,
  },
};
