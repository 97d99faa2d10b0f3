import { describe, expect, it } from 'vitest';
import {
  heaviestOf,
  logOdds,
  readWeights,
} from '../../../../../domain/language/reply-extraction/signs/named-weights.ts';
import {
  type AddSign,
  listSigns,
  nameOf,
  sign,
  signNamed,
} from '../../../../../domain/language/reply-extraction/signs/sign.ts';

const nearTo = (distance: number, kind?: string) =>
  kind === undefined ? sign`near_${distance}` : sign`near_${distance}@${kind}`;

describe('A sign', () => {
  it('has one number, wherever and however its name is put together', () => {
    const [kind, whole] = ['text', 'near_2@text'];
    const same = [nearTo(2, 'text'), nearTo(2, kind), sign`${whole}`, sign`near_${'2'}@text`];
    expect(new Set(same)).toEqual(new Set([signNamed('near_2@text')]));
  });

  it('has the name that its parts make', () => {
    expect(nameOf(nearTo(-1, 'date'))).toBe('near_-1@date');
    expect(nameOf(nearTo(12))).toBe('near_12');
    expect(nameOf(sign`alone`)).toBe('alone');
    expect(nameOf(sign`${'a'}_${false}@${3}`)).toBe('a_false@3');
  });

  it('is the same again behind others of its place in the source', () => {
    const numbers = ['text', 'date', 'text', 'time', 'date'].map((kind) => nearTo(2, kind));
    expect(numbers.map(nameOf)).toEqual([
      'near_2@text',
      'near_2@date',
      'near_2@text',
      'near_2@time',
      'near_2@date',
    ]);
  });

  it('shares its number with no other', () => {
    const all = [0, 1, 2].flatMap((n) => [nearTo(n), nearTo(n, 'text'), nearTo(n, 'date')]);
    expect(new Set(all).size).toBe(9);
  });
});

describe('A list of signs', () => {
  const some = (add: AddSign) => {
    for (const each of [sign`second`, sign`first`, sign`second`, sign`third`, sign`first`])
      add(each);
  };

  it('has each once, in the order in which they came first', () => {
    expect(listSigns(some).map(nameOf)).toEqual(['second', 'first', 'third']);
  });

  it('knows nothing of the list before, though a sign was named in between', () => {
    const before = listSigns(some);
    const many = listSigns((add) => {
      for (let n = 0; n < 40_000; n++) add(sign`one of many, ${n}`);
      some(add);
      add(sign`one of many, ${39_999}`);
    });
    expect(many).toHaveLength(40_003);
    expect(listSigns(some)).toEqual(before);
  });

  it('is not made within another one, and one that failed is no hindrance', () => {
    expect(() => listSigns(() => listSigns(some))).toThrow('within another');
    expect(listSigns(some)).toHaveLength(3);
  });
});

describe('Weights of signs', () => {
  const weights = readWeights('always:-500 near_1:250\nnear_2@text:-1000 first:125');

  it('come to log odds together with what every reply has', () => {
    const signs = [nearTo(1), nearTo(2, 'text'), sign`of no weight`];
    expect(logOdds(signs, weights)).toBe(-1.25);
    expect(logOdds([], weights)).toBe(-0.5);
    expect(logOdds([sign`first`], readWeights('first:10'))).toBe(0.01);
  });

  it('are told by name, the heaviest first', () => {
    const signs = [sign`first`, nearTo(1), sign`of no weight`, nearTo(2, 'text')];
    expect(heaviestOf(signs, weights)).toEqual([
      { sign: 'near_2@text', weight: -1 },
      { sign: 'near_1', weight: 0.25 },
      { sign: 'first', weight: 0.125 },
    ]);
  });
});
