import { parseArgs } from 'node:util';
import { fitNamed, type NamedWeights, oddsOf, partOf } from '../logistic-regression.ts';
import { writeWeights, writtenWeights } from '../written-weights.ts';
import { readUnaskedRows, type UnaskedRow } from './unasked-rows.ts';

/**
 * `npm run train:unasked -- --data <folder>`: learns anew whether the user told what nobody asked for, prints what that is worth
 * on writers, corpora and services that were left out, and writes
 * domain/language/reply-extraction/unasked/unasked-weights.ts. The same rows give the same file.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined)
  throw new Error('say where the evaluation sets are: --data <folder>');

const PENALTY = 8;
/** What a sign says of one kind of value is rarer than what it says of all. */
const PENALTY_OF_KIND = 24;
const ROUNDS = 15;
const ORIGINS_MIN = 3;
/** In thousandths. */
const WEIGHT_MIN = 20;
/** Log odds below which a value would be taken out. */
const SHOWN = [-2, -1.5, -1.25, -1, -0.5];

function learn(rows: readonly UnaskedRow[]): NamedWeights {
  const penaltyOf = (sign: string) => (sign.includes('@') ? PENALTY_OF_KIND : PENALTY);
  const learned = rows.filter(({ isLearned }) => isLearned);
  return fitNamed(learned, { rounds: ROUNDS, penaltyOf, originsMin: ORIGINS_MIN });
}

interface Weighed {
  readonly row: UnaskedRow;
  readonly odds: number;
}

/** Each row weighed by what was learned from those of other groups. */
function weighLeftOut(rows: readonly UnaskedRow[], groupOf: (row: UnaskedRow) => string) {
  return [...new Set(rows.map(groupOf))].flatMap((group): Weighed[] => {
    const fitted = learn(rows.filter((row) => groupOf(row) !== group));
    const own = rows.filter((row) => groupOf(row) === group);
    return own.map((row) => ({ row, odds: oddsOf(row.signs, fitted) }));
  });
}

function lineOf(weighed: readonly Weighed[]) {
  const right = weighed.filter(({ row }) => row.isOne);
  const wrong = weighed.filter(({ row }) => !row.isOne);
  const below = (of: readonly Weighed[], bar: number) => of.filter(({ odds }) => odds < bar).length;
  const dropped = SHOWN.map((bar) => [
    `below ${bar}`,
    `${below(right, bar)}; ${below(wrong, bar)}`,
  ]);
  return { right: right.length, wrong: wrong.length, ...Object.fromEntries(dropped) };
}

function print(name: string, weighed: readonly Weighed[]): void {
  console.log(`${name} left out; right and wrong ones taken out below`);
  const groups = [...new Set(weighed.map(({ row }) => groupShown(row)))].sort();
  const own = (group: string) => weighed.filter(({ row }) => groupShown(row) === group);
  console.table(Object.fromEntries(groups.map((group) => [group, lineOf(own(group))])));
}

function groupShown({ from, kind, writer }: UnaskedRow): string {
  return from === 'corpora' ? writer : `our own, ${kind}`;
}

const rows = readUnaskedRows(values.data);
print(
  'each writer',
  weighLeftOut(rows, ({ writer }) => writer),
);
print(
  'fifths of the services',
  weighLeftOut(rows, ({ service }) => partOf(service)),
);

const learned = rows.filter(({ isLearned }) => isLearned).length;
const written = writtenWeights(learn(rows), WEIGHT_MIN);
writeWeights(
  {
    path: 'domain/language/reply-extraction/unasked/unasked-weights.ts',
    constant: 'UNASKED_WEIGHTS',
    what: 'of whether the user told what nobody asked for',
    from: `${learned} values`,
    script: 'train:unasked',
  },
  written,
);
