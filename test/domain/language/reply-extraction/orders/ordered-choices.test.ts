import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, type FormLine, formOf } from '../../support/form.ts';

const DAYS: Readonly<Record<string, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  nl: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  pt: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
  zh: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
};
const WHICH: Readonly<Record<string, string>> = {
  en: 'On which days can you come?',
  de: 'An welchen Tagen können Sie kommen?',
  fr: 'Quels jours pouvez-vous venir ?',
  es: '¿Qué días puede venir usted?',
  it: 'In quali giorni può venire lei?',
  nl: 'Op welke dagen kunt u komen?',
  pt: 'Em que dias o senhor pode vir?',
  zh: '您哪几天可以来？',
};

function told(question: string, labels: readonly string[], reply: string, language?: string) {
  const item = { type: 'string', enum: [...labels] };
  const schema = { type: 'array', items: item };
  const line: FormLine = { id: 'x', question, schema, choices: labels, type: 'multiple_choice' };
  const index = prepareReading(formOf([line]));
  return ask('q_x', reply, { index, ...(language === undefined ? {} : { language }) }).values.x;
}

describe('Choices in an order', () => {
  it.each([
    ['en', 'Monday to Wednesday.', [0, 1, 2]],
    ['en', 'The weekend.', [5, 6]],
    ['en', 'Any day from Friday onwards.', [4, 5, 6]],
    ['en', 'From Friday to Monday.', [0, 4, 5, 6]],
    ['en', 'Weekdays, but never on Wednesday.', [0, 1, 3, 4]],
    ['en', 'Between Tuesday and Thursday.', [1, 2, 3]],
    ['en', "I'm free Monday to Wednesday and Saturday.", [0, 1, 2, 5]],
    ['de', 'Montag bis Mittwoch.', [0, 1, 2]],
    ['de', 'Werktags außer Freitag.', [0, 1, 2, 3]],
    ['fr', 'Du mardi au jeudi.', [1, 2, 3]],
    ['fr', 'En semaine.', [0, 1, 2, 3, 4]],
    ['es', 'De martes a jueves.', [1, 2, 3]],
    ['es', 'El finde.', [5, 6]],
    ['it', 'Fino a mercoledì.', [0, 1, 2]],
    ['nl', 'Dinsdag tot en met donderdag.', [1, 2, 3]],
    ['nl', 'Vanaf vrijdag.', [4, 5, 6]],
    ['pt', 'De terça a quinta.', [1, 2, 3]],
    ['pt', 'Ao fim de semana.', [5, 6]],
    ['zh', '周一到周三', [0, 1, 2]],
    ['zh', '周末', [5, 6]],
  ])('%s: %s', (language, reply, places) => {
    const days = DAYS[language]!;
    const expected = places.map((place) => days[place]);
    expect(told(WHICH[language]!, days, reply, language)).toEqual(expected);
  });

  it.each([
    ['Which sizes fit?', ['XS', 'S', 'M', 'L', 'XL'], 'Anything up to L.', ['XS', 'S', 'M', 'L']],
    ['Which sizes fit?', ['XS', 'S', 'M', 'L', 'XL'], 'M and up.', ['M', 'L', 'XL']],
    ['Which grades may apply?', ['A', 'B', 'C', 'D'], 'From B upwards.', ['B', 'C', 'D']],
    [
      'Which levels?',
      ['level 1', 'level 2', 'level 3', 'level 4'],
      'Level 2 to level 4.',
      ['level 2', 'level 3', 'level 4'],
    ],
    [
      'In which months?',
      ['March', 'April', 'May', 'June'],
      'Up to May.',
      ['March', 'April', 'May'],
    ],
  ])('%s %j %s', (question, labels, reply, expected) => {
    expect(told(question, labels, reply)).toEqual(expected);
  });

  it.each([
    ["I'm away Monday to Wednesday.", undefined],
    ['My sister is here from Friday to Sunday.', undefined],
    ['What about the weekend?', undefined],
    ['After the weekend.', undefined],
    ['Before the weekend.', undefined],
    ['Have a nice weekend!', undefined],
    ['Friday, have a nice weekend!', ['Friday']],
    ['Every day but the weekend.', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
    ['The weekend, please.', ['Saturday', 'Sunday']],
    ['The weekend is best.', ['Saturday', 'Sunday']],
    ['Last weekend was fun.', undefined],
    ['No weekends, Tuesday please.', ['Tuesday']],
    ['Monday and Wednesday.', ['Monday', 'Wednesday']],
    ['Monday, to be honest.', ['Monday']],
  ])('are none that something else is said of: %s', (reply, expected) => {
    expect(told(WHICH.en!, DAYS.en!, reply)).toEqual(expected);
  });

  it.each([
    ['de', 'Freitag, schönes Wochenende!', [4]],
    ['de', 'Nach dem Wochenende.', undefined],
    ['fr', 'Bon week-end !', undefined],
    ['fr', 'Après le week-end.', undefined],
    ['fr', 'Tous les jours sauf le week-end.', [0, 1, 2, 3, 4]],
    ['es', 'Después del fin de semana.', undefined],
    ['es', '¡Buen fin de semana!', undefined],
    ['it', 'Buon fine settimana!', undefined],
    ['it', 'Dopo il fine settimana.', undefined],
    ['nl', 'Fijn weekend!', undefined],
    ['nl', 'Na het weekend.', undefined],
    ['pt', 'Bom fim de semana!', undefined],
    ['pt', 'Depois do fim de semana.', undefined],
    ['zh', '周末愉快', undefined],
    ['zh', '周末之后', undefined],
  ])('%s: no weekend that is wished, past or left out: %s', (language, reply, places) => {
    const days = DAYS[language]!;
    const expected = places?.map((place) => days[place]);
    expect(told(WHICH[language]!, days, reply, language)).toEqual(expected);
  });

  it.each([
    ['M over S.', ['M', 'S']],
    ['Above all M.', ['M']],
    ['Bigger than M.', ['L', 'XL']],
  ])('are compared with each other in none: %s', (reply, expected) => {
    expect(told('Which sizes fit?', ['S', 'M', 'L', 'XL'], reply)).toEqual(expected);
  });

  it('are none where the labels have no order', () => {
    const rooms = ['kitchen', 'bath', 'hall', 'attic'];
    expect(told('Which rooms?', rooms, 'The kitchen to the hall.')).toEqual(['kitchen', 'hall']);
  });
});

describe('Places in a list', () => {
  const ROOMS = ['kitchen', 'bath', 'hall', 'attic'];

  it.each([
    ['The first two.', ['kitchen', 'bath']],
    ['Not the first two.', ['hall', 'attic']],
    ['Everything but the first two.', ['hall', 'attic']],
    ['All but the last.', ['kitchen', 'bath', 'hall']],
  ])('may be left out: %s', (reply, expected) => {
    expect(told('Which rooms shall we clean?', ROOMS, reply)).toEqual(expected);
  });
});
