import type { NumberTable } from '../../pack-format/language-pack.ts';

export const nlNumbers: NumberTable = {
  words: `nul 0, één 1, een 1, eentje 1, twee 2, drie 3, vier 4, vijf 5, zes 6, zeven 7, acht 8, negen 9,
    tien 10, elf 11, twaalf 12, dertien 13, veertien 14, vijftien 15, zestien 16, zeventien 17,
    achttien 18, negentien 19, twintig 20, dertig 30, veertig 40, vijftig 50, zestig 60,
    zeventig 70, tachtig 80, negentig 90, geen 0,
    niemand 0, tweeën 2, drieën 3, vieren 4, vijven 5, zessen 6, zevenen 7, achten 8, negenen 9, tienen 10, elven 11, twaalven 12`,
  hundred: 'honderd',
  thousand: 'duizend k',
  million: 'miljoen mln',
  and: 'en',
  joined: 'unit_first',
  decimalComma: true,
  people: `2 [alleen] wij (twee|beiden), 1 (alleen|enkel|slechts) (ik|mezelf|ikzelf), 1 alleen$, 1 in mijn eentje, 2 (met z'n tweeën|wij tweeën|ons tweeën), 3 met z'n drieën,
    4 met z'n vieren, 5 met z'n vijven, 6 met z'n zessen, 7 met z'n zevenen, 8 met z'n achten, 9 met z'n negenen, 10 met z'n tienen, 2 (ik|mij) en mijn (vrouw|man|vriend|vriendin|partner), 2 mijn (vrouw|man|vriend|vriendin|partner) en ik`,
  group: {
    before:
      /(?:^|[^\p{L}])(?:(?:we|wij) (?:zijn|komen|gaan|worden)|(?:zijn|komen|gaan) (?:we|wij))(?: (?:met|maar|ongeveer|in totaal|ons|z['’]n|zijn))* $/iu,
    behind: /^ van ons(?!\p{L})/iu,
    asked: /hoeveel(?: \p{L}+){0,3} (?:zijn|komen) (?:jullie|we)(?: in totaal)?\s*(?:[?.,!]|$)/iu,
  },
};
