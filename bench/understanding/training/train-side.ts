import { fitNamed, type NamedWeights, oddsOf, partOf } from './logistic-regression.ts';
import { readSideRows, type SideRow } from './side-rows.ts';
import { writeWeights, writtenWeights } from './written-weights.ts';

/**
 * `npm run train:side`: learns anew which of yes and no a reply comes to that says neither, prints what that is worth on
 * services and whole sets that were left out, and writes domain/language/reply-extraction/answering/side-weights.ts. The same rows
 * give the same file.
 */
const PENALTY = 10;
/** What is said to one sort of question is rarer than what is said. */
const PENALTY_OF_PAIR = 20;
const ROUNDS = 15;
const ORIGINS_MIN = 3;
/** In thousandths. */
const WEIGHT_MIN = 25;

function learn(rows: readonly SideRow[]): NamedWeights {
  const penaltyOf = (sign: string) => (sign.includes('@') ? PENALTY_OF_PAIR : PENALTY);
  return fitNamed(rows, { rounds: ROUNDS, penaltyOf, originsMin: ORIGINS_MIN });
}

/** Right ones and all, by what they are counted under. */
class Tally {
  private readonly counts = new Map<string, [number, number]>();

  add(key: string, isRight: boolean): void {
    const [right, all] = this.counts.get(key) ?? [0, 0];
    this.counts.set(key, [right + Number(isRight), all + 1]);
  }

  toString(): string {
    const sorted = [...this.counts].sort(([a], [b]) => (a < b ? -1 : 1));
    return sorted.map(([key, [right, all]]) => `${key} ${right}/${all}`).join(', ');
  }
}

/** Of the replies that no rule reads. */
function printHeldOut(name: string, rows: readonly SideRow[], groupOf: (row: SideRow) => string) {
  const bySet = new Tally();
  const byProbability = new Tally();
  for (const group of new Set(rows.map(groupOf))) {
    const weights = learn(rows.filter((row) => groupOf(row) !== group));
    for (const row of rows.filter((each) => groupOf(each) === group && !each.isReadByRules)) {
      const odds = oddsOf(row.signs, weights);
      const isRight = odds > 0 === row.isOne;
      bySet.add(row.set, isRight);
      bySet.add('all', isRight);
      byProbability.add((1 / (1 + Math.exp(-Math.abs(odds)))).toFixed(1), isRight);
    }
  }
  console.log(`each ${name} left out: ${bySet}`);
  console.log(`  by probability: ${byProbability}`);
}

const rows = readSideRows();
printHeldOut('fifth of the services', rows, ({ origin }) => partOf(origin));
printHeldOut('writer', rows, ({ set }) => set.replace(/(?:-\d)?\.txt$/, ''));
const written = writtenWeights(learn(rows), WEIGHT_MIN).filter(
  ([sign]) => !sign.startsWith('read_'),
);
writeWeights(
  {
    path: 'domain/language/reply-extraction/answering/side-weights.ts',
    constant: 'SIDE_WEIGHTS',
    what: 'of which of yes and no a reply comes to',
    from: `${rows.length} replies`,
    script: 'train:side',
  },
  written,
);
