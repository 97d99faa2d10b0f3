import type { NumberTable } from '../../pack-format/language-pack.ts';

export const deNumbers: NumberTable = {
  words: `null 0, eins 1, ein 1, eine 1, einen 1, einem 1, einer 1, zwei 2, zwo 2, drei 3, vier
    4, fünf 5, fuenf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10, elf 11, zwölf 12, zwoelf
    12, dreizehn 13, vierzehn 14, fünfzehn 15, sechzehn 16, siebzehn 17, achtzehn 18, neunzehn
    19, zwanzig 20, dreißig 30, dreissig 30, vierzig 40, fünfzig 50, fuffzig 50, fuchzig 50, fufzig 50, fuffzehn 15, sechzig 60, siebzig 70,
    achtzig 80, neunzig 90, keine 0,
    niemand 0, keiner 0, keins 0, keines 0`,
  hundred: 'hundert',
  thousand: 'tausend tsd k',
  million: 'million millionen mio',
  and: 'und',
  joined: 'unit_first',
  decimalComma: true,
  people: `1 (nur|bloß) (ich|für mich), 1 (allein|alleine)$, 1 nur ich, 1 ich bin allein, 2
    (ich|mich) und (mein|meine|meinen)
    (mann|frau|partner|partnerin|freund|freundin|sohn|tochter), 2 (mein|meine)
    (mann|frau|partner|partnerin|freund|freundin) und ich, 2 zu zweit, 3 zu dritt, 4 zu viert,
    5 zu fünft, 6 zu sechst, 7 zu siebt, 8 zu acht, 9 zu neunt, 10 zu zehnt, 2 wir beide`,
  group: {
    before:
      /(?:^|[^\p{L}])(?:wir (?:sind|wären|kommen|werden|fahren)|(?:sind|wären|kommen|werden) wir)(?: (?:zu|ca\.?|etwa|ungefähr|insgesamt|nur|dann|so|ja))* $/iu,
    behind: /^ (?:leut|mann hoch|hoch von uns|von uns)(?!\p{L})/iu,
    asked:
      /wie ?viele?(?: \p{L}+){0,3} (?:seid ihr|sind (?:Sie|wir)|werdet ihr|werden (?:Sie|wir))(?: sein| insgesamt)*\s*(?:[?.,!]|$)|wie ?viele (?:seid ihr|sind Sie)(?!\p{L})|zu wie ?viel(?:t|en)(?!\p{L})|(?:für|mit) wie ?viele?n?\s*(?:[?.,!]|$)/iu,
  },
};
