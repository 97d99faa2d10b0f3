import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf } from '../../../support/form.ts';

const QUESTIONS: Readonly<Record<string, readonly [question: string, choices: readonly string[]]>> =
  {
    en: ['Which equipment would you like to hire?', ['projector', 'stage', 'lights', 'chairs']],
    de: ['Welche Ausstattung möchten Sie mieten?', ['Beamer', 'Bühne', 'Licht', 'Stühle']],
    fr: ['Quel matériel souhaitez-vous louer ?', ['projecteur', 'scène', 'éclairage', 'chaises']],
    es: ['¿Qué equipo quiere alquilar?', ['proyector', 'escenario', 'luces', 'sillas']],
    it: ['Che attrezzatura vuole noleggiare?', ['proiettore', 'palco', 'luci', 'sedie']],
    nl: ['Welke apparatuur wilt u huren?', ['beamer', 'podium', 'licht', 'stoelen']],
    pt: [
      'Que equipamento quer alugar para a festa dos seus filhos?',
      ['projetor', 'palco', 'luzes', 'cadeiras'],
    ],
    zh: ['您要租哪些设备？', ['投影仪', '舞台', '灯光', '椅子']],
  };

function told(code: string, reply: string): unknown {
  const [question, choices] = QUESTIONS[code]!;
  const schema = { type: 'array', items: { type: 'string', enum: [...choices] } } as const;
  const line = { id: 'x', question, choices, schema, type: 'multiple_choice' } as const;
  return ask('q_x', reply, { index: prepareReading(formOf([line])) }).values.x;
}

describe('who has or brings all of what is offered', () => {
  it.each([
    ['en', "I've got all that already"],
    ['en', 'we bring everything ourselves'],
    ['en', 'got the lot at home ta'],
    ['de', 'haben wir alles schon da'],
    ['de', 'bringen wir alles selber mit'],
    ['de', 'hab ich alles daheim'],
    ['fr', 'on a déjà tout'],
    ['fr', 'on apporte tout nous-mêmes'],
    ['fr', "j'ai tout ce qu'il faut chez moi"],
    ['es', 'ya lo tengo todo'],
    ['es', 'lo traemos todo nosotros'],
    ['es', 'tengo de todo en casa'],
    ['it', 'abbiamo già tutto'],
    ['it', 'portiamo tutto noi'],
    ['it', 'ho tutto a casa'],
    ['nl', 'hebben we allemaal al'],
    ['nl', 'we nemen alles zelf mee'],
    ['nl', 'ik heb alles thuis'],
    ['pt', 'já temos tudo'],
    ['pt', 'levamos tudo nós'],
    ['pt', 'tenho tudo em casa'],
    ['zh', '我们都有了'],
    ['zh', '全部自己带'],
    ['zh', '家里都有'],
  ])('wants none of it: %s %s', (code, reply) => {
    expect(told(code, reply)).toEqual([]);
  });

  it.each([
    ['en', 'I want it all'],
    ['de', 'wir nehmen alles'],
    ['fr', 'on prend tout'],
    ['es', 'lo queremos todo'],
    ['it', 'prendiamo tutto'],
    ['nl', 'we nemen alles'],
    ['pt', 'queremos tudo'],
    ['zh', '全都要'],
  ])('is not who wants it: %s %s', (code, reply) => {
    expect(told(code, reply)).toEqual(QUESTIONS[code]![1]);
  });
});

describe('all but some', () => {
  it.each([
    ['en', 'everything bar the chairs, and mind the stage door'],
    ['de', 'alles außer Stühle, bei der Bühne bitte vorsichtig'],
    ['fr', 'tout sauf les chaises, et attention à la scène hein'],
    ['es', 'todo menos las sillas, y cuidado con el escenario'],
    ['it', 'tutto tranne le sedie, e occhio al palco'],
    ['nl', 'alles behalve de stoelen, en voorzichtig met het podium'],
    ['pt', 'tudo menos as cadeiras, e cuidado com o palco'],
    ['zh', '除了椅子都要，舞台那边小心点'],
  ])('is the rest, whatever else is named: %s %s', (code, reply) => {
    expect(told(code, reply)).toEqual(QUESTIONS[code]![1].slice(0, 3));
  });

  it.each([
    ['en', 'the stage, but not the chairs, that is all'],
    ['de', 'die Bühne, aber nicht die Stühle, das ist alles'],
    ['fr', 'la scène, mais pas les chaises, ce sera tout'],
    ['es', 'el escenario, pero no las sillas, eso es todo'],
    ['it', 'il palco, ma non le sedie, è tutto'],
    ['nl', 'het podium, maar niet de stoelen, dat is alles'],
    ['pt', 'o palco, mas não as cadeiras, é tudo'],
    ['zh', '要舞台，不要椅子，就这些'],
  ])('is not what is left out of a few: %s %s', (code, reply) => {
    expect(told(code, reply)).toEqual([QUESTIONS[code]![1][1]]);
  });
});
