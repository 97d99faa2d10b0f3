import type { NumberTable } from '../../pack-format/language-pack.ts';

export const esNumbers: NumberTable = {
  words: `cero 0, uno 1, un 1, una 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho
    8, nueve 9, diez 10, once 11, doce 12, trece 13, catorce 14, quince 15, dieciséis 16,
    diecisiete 17, dieciocho 18, diecinueve 19, veinte 20, veintiuno 21, veintiún 21, veintiuna
    21, veintidós 22, veintitrés 23, veinticuatro 24, veinticinco 25, veintiséis 26,
    veintisiete 27, veintiocho 28, veintinueve 29, treinta 30, cuarenta 40, cincuenta 50,
    sesenta 60, setenta 70, ochenta 80, noventa 90, doscientos 200, trescientos 300,
    cuatrocientos 400, quinientos 500, seiscientos 600, setecientos 700, ochocientos 800,
    novecientos 900, ninguno 0,
    nadie 0`,
  hundred: 'cien ciento',
  thousand: 'mil k',
  million: 'millón millones',
  and: 'y',
  decimalComma: true,
  people: `1 (solo|solamente|sólo) yo, 1 yo (solo|sola|solito|solita), 1 (voy|viajo|estoy) solo, 1 (voy|viajo|estoy) sola, 2
    nosotros dos, 2 los dos, 2 (mi esposa|mi mujer|mi marido|mi novio|mi novia|mi amigo|mi
    amiga|mi pareja) y yo, 2 yo y (mi esposa|mi mujer|mi marido|mi pareja)`,
  group: {
    before:
      /(?:^|[^\p{L}])(?:somos|seremos|seríamos|vamos a ser|venimos|iremos)(?: (?:unos|unas|ya|sólo|solo|como|en total|al final))* $/iu,
    behind: /^ de nosotros(?!\p{L})/iu,
    bookedFor: /(?:^|[^\p{L}])para(?: (?:nous|nosotros|noi|nós))? $/iu,
    asked:
      /cuánt[oa]s(?: \p{L}+){0,3} (?:sois|seréis|seríais|somos|seremos|(?:son|serán) ustedes)(?: en total)?\s*(?:[?.,!]|$)|cuánt[oa]s (?:sois|seréis|seríais|venís|vendréis|vais a (?:ser|venir)|iréis)(?!\p{L})|(?:cuánt[oa]s (?:son|serán|vienen|vendrán|van a (?:ser|venir))|para cuánt[oa]s)(?: en total)?\s*(?:[?.,!]|$)/iu,
  },
};
