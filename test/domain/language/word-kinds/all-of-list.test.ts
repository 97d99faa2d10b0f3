import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../domain/language/reading-index/reading-index.ts';
import { ask, type FormLine, formOf } from '../support/form.ts';

function told(row: readonly unknown[], isList = true): unknown {
  const [question = '', list = '', agent = '', reply = ''] = row.map(String);
  const labels = list.split(', ');
  const item = { type: 'string', enum: labels };
  const line: FormLine = {
    ...{ id: 'x', question, choices: labels },
    schema: isList ? { type: 'array', items: item } : item,
    type: isList ? 'multiple_choice' : 'single_choice',
  };
  const assistantText = agent === '' ? question : agent;
  return ask('q_x', reply, { index: prepareReading(formOf([line])), assistantText }).values.x;
}

describe('All of a list', () => {
  it.each([
    [
      'What is near the site?',
      'bus stop, school gate, river bank, hydrant',
      'Any of these close by: bus stop, school gate, river bank, hydrant?',
      'kids stream out of the school gate all afternoon',
      ['school gate'],
    ],
    [
      'What is near the site?',
      'bus stop, school gate, river bank, hydrant',
      'Any of these close by: bus stop, school gate, river bank, hydrant?',
      'all i can see is a hydrant',
      ['hydrant'],
    ],
    [
      'What is near the site?',
      'bus stop, school gate, river bank, hydrant',
      'Any of these close by: bus stop, school gate, river bank, hydrant?',
      'all four of them',
      ['bus stop', 'school gate', 'river bank', 'hydrant'],
    ],
    [
      'Which meals?',
      'breakfast, lunch, dinner',
      'Breakfast, lunch, dinner?',
      'all three please, dinner included',
      ['breakfast', 'lunch', 'dinner'],
    ],
    [
      'Which meals?',
      'breakfast, lunch, dinner',
      'Breakfast or lunch?',
      'both',
      ['breakfast', 'lunch'],
    ],
    [
      'Which rooms are damp?',
      'kitchen, bath, cellar',
      'Kitchen, bath, cellar?',
      'everyone here says the cellar',
      ['cellar'],
    ],
    [
      'Was ist in der Nähe?',
      'Haltestelle, Schultor, Flussufer, Hydrant',
      'Haltestelle, Schultor, Flussufer, Hydrant?',
      'da fahren alle fünf minuten busse an der haltestelle',
      ['Haltestelle'],
    ],
    [
      'Welche Mahlzeiten?',
      'Frühstück, Mittag, Abendessen',
      'Frühstück, Mittag, Abendessen?',
      'alle drei, abendessen auch',
      ['Frühstück', 'Mittag', 'Abendessen'],
    ],
    [
      'Was ist in der Nähe?',
      'Haltestelle, Schultor, Flussufer, Hydrant',
      'Haltestelle, Schultor, Flussufer, Hydrant?',
      'alles was ich sehe ist ein hydrant',
      ['Hydrant'],
    ],
    [
      "Qu'y a-t-il à côté ?",
      "arrêt de bus, portail d'école, rivière, bouche d'incendie",
      'Arrêt de bus, rivière ?',
      "tous les matins il y a du monde à l'arrêt de bus",
      ['arrêt de bus'],
    ],
    [
      'Quels repas ?',
      'petit déjeuner, déjeuner, dîner',
      'Petit déjeuner, déjeuner, dîner ?',
      'les trois, le dîner aussi',
      ['petit déjeuner', 'déjeuner', 'dîner'],
    ],
    [
      "Qu'y a-t-il à côté ?",
      "arrêt de bus, portail d'école, rivière, bouche d'incendie",
      'Arrêt de bus, rivière ?',
      'tout le quartier passe le long de la rivière',
      ['rivière'],
    ],
    [
      '¿Qué hay cerca?',
      'parada de bus, colegio, río, boca de incendios',
      '¿Parada de bus, colegio, río?',
      'todo el día pasan críos del colegio',
      ['colegio'],
    ],
    [
      '¿Qué comidas?',
      'desayuno, comida, cena',
      '¿Desayuno, comida, cena?',
      'las tres, la cena también',
      ['desayuno', 'comida', 'cena'],
    ],
    [
      '¿Qué hay cerca?',
      'parada de bus, colegio, río, boca de incendios',
      '¿Parada, colegio, río?',
      'todos los domingos la gente va al río',
      ['río'],
    ],
    [
      "Cosa c'è vicino?",
      'fermata del bus, scuola, fiume, idrante',
      'Fermata, scuola, fiume?',
      'tutto il giorno ragazzi che escono da scuola',
      ['scuola'],
    ],
    [
      'Quali pasti?',
      'colazione, pranzo, cena',
      'Colazione, pranzo, cena?',
      'tutti e tre, anche la cena',
      ['colazione', 'pranzo', 'cena'],
    ],
    [
      'Wat is er in de buurt?',
      'bushalte, schoolplein, rivier, brandkraan',
      'Bushalte, schoolplein, rivier?',
      'alle dagen druk bij de bushalte',
      ['bushalte'],
    ],
    [
      'Welke maaltijden?',
      'ontbijt, lunch, diner',
      'Ontbijt, lunch, diner?',
      'alle drie, het diner ook',
      ['ontbijt', 'lunch', 'diner'],
    ],
    [
      'O que há perto?',
      'paragem, escola, rio, boca de incêndio',
      'Paragem, escola, rio?',
      'todos os dias passam miúdos da escola',
      ['escola'],
    ],
    [
      'Que refeições?',
      'café da manhã, almoço, jantar',
      'Café da manhã, almoço, jantar?',
      'as três, o jantar também',
      ['café da manhã', 'almoço', 'jantar'],
    ],
    [
      '附近有什么？',
      '公交站, 学校大门, 河边, 消防栓',
      '附近有公交站、学校大门、河边吗？',
      '每天都有学生从学校大门出来',
      ['学校大门'],
    ],
    [
      '要哪几餐？',
      '早餐, 午餐, 晚餐',
      '早餐、午餐、晚餐？',
      '三餐都要，晚餐也要',
      ['早餐', '午餐', '晚餐'],
    ],
    [
      '要哪几样？',
      '擦窗, 拖地, 洗碗, 做饭',
      '',
      '四样都要，做饭也要',
      ['擦窗', '拖地', '洗碗', '做饭'],
    ],
    [
      '¿Qué síntomas tiene?',
      'tos, fiebre, mareo',
      '¿Tos o fiebre?',
      'las dos cosas, desde ayer',
      ['tos', 'fiebre'],
    ],
    [
      'Quali controlli vuole?',
      'freni, luci, gomme, olio, batteria',
      '',
      'tutti e cinque, non si sa mai',
      ['freni', 'luci', 'gomme', 'olio', 'batteria'],
    ],
  ])('is told where a clause says so alone: %s %s %s %s', (...row) => {
    expect(told(row.slice(0, 4))).toEqual(row.at(4));
  });
});
