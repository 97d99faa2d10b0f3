import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf } from '../support/form.ts';

/** What is told of an hour where something else is asked for. */
function hourBeside(question: string, hour: string, reply: string): unknown {
  const index = prepareReading(
    formOf([
      { id: 'asked', question, schema: { type: 'string' } },
      { id: 'hour', question: hour, schema: { type: 'string', format: 'time' } },
    ]),
  );
  return ask('q_asked', reply, { index }).values.hour;
}

describe('What looks like an hour', () => {
  it.each([
    ['¿Qué adornos quiere?', '¿A qué hora llega?', 'la 1 y la 3'],
    ['Que enfeites quer?', 'A que horas chega?', 'a 1 e a 3'],
    ['要什么样的阿姨？', '几点来？', '找两个人吧，快一点'],
    ['¿Qué adornos quiere?', '¿A qué hora llega?', 'flores, que se secan a las dos horas'],
    ['要多大的房子？', '几点来？', '大一点的，再便宜一点'],
  ])('is none where two are counted off, or a little more is wanted: %s %s %s', (...words) => {
    expect(hourBeside(...words)).toBeUndefined();
  });

  it.each([
    ['¿Qué adornos quiere?', '¿A qué hora llega?', 'flores, y llego a la 1 y cuarto', '13:15'],
    ['要什么样的阿姨？', '几点来？', '两个人，下午一点来', '13:00'],
    ['What flowers?', 'When do we come?', 'roses, and come at one pm', '13:00'],
  ])('is one with its minutes, or a part of the day: %s %s %s', (question, hour, reply, value) => {
    expect(hourBeside(question, hour, reply)).toBe(value);
  });
});
