import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

describe('A weekday instead of a known day', () => {
  it.each([
    ['Which day?', 'actually Saturday suits us better', '2031-05-17'],
    ['Welcher Tag?', 'doch lieber am Samstag', '2031-05-17'],
    ['Quel jour ?', "finalement samedi ça m'arrange mieux", '2031-05-17'],
    ['¿Qué día?', 'en realidad el sábado nos va mejor', '2031-05-17'],
    ['Che giorno?', 'anzi, meglio sabato', '2031-05-17'],
    ['Welke dag?', 'toch liever zaterdag', '2031-05-17'],
    ['Qual é o dia da festa?', 'na verdade é melhor no sábado', '2031-05-17'],
    ['哪天？', '改成周六吧', '2031-05-17'],
  ])('is of its week: %s %s', (question, reply, value) => {
    const index = prepareReading(
      formOf([{ id: 'day', question, schema: { type: 'string', format: 'date' } }]),
    );
    const known = new Map([['day', { status: 'inferred' as const, value: '2031-05-16' }]]);
    expect(ask('q_day', reply, { index, known }).values).toEqual({ day: value });
    expect(ask('q_day', reply, { index }).values).not.toEqual({ day: value });
  });
});
