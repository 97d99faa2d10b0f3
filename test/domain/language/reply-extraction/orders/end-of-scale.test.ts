import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

const oneOf = (...values: string[]) => values;

/** What a reply tells to who asks for one of the choices. */
function told(question: string, choices: readonly string[], reply: string): unknown {
  const schema = { type: 'string', enum: [...choices] } as const;
  const index = prepareReading(formOf([{ id: 'x', question, schema, choices }]));
  return ask('q_x', reply, { index }).values.x;
}

const MINUTES = oneOf('30 minutes', '45 minutes', '60 minutes');
const SIZES = oneOf('S', 'M', 'L', 'XL');
const COVERS = oneOf('Économique', 'Confort', 'Premium');
const COACHES = oneOf('standard', 'premium', 'executive');
const TICKETS = oneOf('Groß', 'Mittel', 'Klein');
const TRADES = oneOf('Roof', 'Windows', 'Floor');
const PAPERS = oneOf('A3', 'A4', 'A5');

describe('The least and the most of choices that are a scale', () => {
  it.each([
    ['How long should a lesson be?', MINUTES, 'the shortest, she cant sit still', '30 minutes'],
    ['How long should a lesson be?', MINUTES, 'as long as possible', '60 minutes'],
    ['Che taglia porta?', SIZES, 'la più grossa che avete', 'XL'],
    ['Quelle formule ?', COVERS, 'la moins chère svp', 'Économique'],
    ['Quale classe?', COACHES, 'vorrei la più economica', 'standard'],
    ['Welche Größe?', TICKETS, 'so klein wie möglich', 'Klein'],
    ['¿Qué tamaño quiere?', oneOf('pequeño', 'mediano', 'grande'), 'lo mínimo', 'pequeño'],
    ['Welke maat?', oneOf('klein', 'middel', 'groot'), 'zo groot mogelijk', 'groot'],
  ])('is the end of it: %s %j %s', (question, choices, reply, value) => {
    expect(told(question, choices, reply)).toBe(value);
  });

  it.each([
    ['What should be done?', TRADES, 'the cheapest'],
    ['Which paper?', PAPERS, 'the smallest'],
    ['Which size?', oneOf('small', 'medium', 'large'), 'my mate took the large one last year'],
    ['How long should a lesson be?', MINUTES, 'not the shortest'],
  ])(
    'is none where nothing says which end is which, or it is denied: %s %j %s',
    (question, choices, reply) => {
      expect(told(question, choices, reply)).toBeUndefined();
    },
  );
});
