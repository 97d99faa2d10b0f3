import type { NumberTable } from '../../pack-format/language-pack.ts';

export const frNumbers: NumberTable = {
  words: `zéro 0, un 1, une 1, deux 2, trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf
    9, dix 10, onze 11, douze 12, treize 13, quatorze 14, quinze 15, seize 16, vingt 20, vingts
    20, trente 30, quarante 40, cinquante 50, soixante 60, septante 70, huitante 80, octante
    80, nonante 90, aucun 0, aucune 0`,
  hundred: 'cent cents',
  thousand: 'mille k milliers millier',
  million: 'million millions',
  and: 'et',
  decimalComma: true,
  tenthsOfThousand: true,
  people: `1 (juste|seulement|que) moi, 1 (tout seul|toute seule|seul|seule), 2 tous les deux,
    2 nous deux, 2 (moi|ma femme|mon mari|mon ami|mon amie) et (moi|ma femme|mon mari|mon
    ami|mon amie|mon fils|ma fille)`,
  group: {
    before:
      /(?:^|[^\p{L}])(?:on (?:est|sera|serait|vient|viendra)|nous (?:sommes|serons|serions|venons|viendrons))(?: (?:à|au total|en tout|environ|juste))* $/iu,
    behind: /^ d['’]entre nous(?!\p{L})/iu,
    bookedFor: /(?:^|[^\p{L}])pour(?: (?:nous|nosotros|noi|nós))? $/iu,
    asked:
      /combien(?: d[e’']\s?\p{L}+)?(?: \p{L}+){0,2} (?:serez|êtes|serons|sommes|venez|viendrez)[- ](?:vous|nous)|(?:vous|on|nous) (?:serez|êtes|venez|viendrez|sera|est|serons|sommes) (?:à )?combien(?! de)|pour combien\s*(?:[?.,!]|$)/iu,
  },
};
