import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SIDE_SIGNS } from '../../../domain/language/reply-extraction/learned/implied-side.ts';
import { linesOfNumbers } from './lines-of-numbers.ts';
import { fitSigns, scoreOf } from './logistic-regression.ts';
import { readSideRows, type SideRow } from './side-rows.ts';

/**
 * `npm run train:side`: learns anew which of yes and no a reply comes to that says neither, prints what that is worth on
 * services and whole sets that were left out, and writes domain/language/reply-extraction/learned/side-weights.ts. The same rows
 * give the same file.
 */
const REGRESSION = { steps: 1500, rate: 1, penalty: 0.003 };

function learn(rows: readonly SideRow[]): number[] {
  const signRows = rows.map(({ signs, isYes }) => ({ signs, isOne: isYes, weight: 1 }));
  return fitSigns(signRows, REGRESSION);
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

function printHeldOut(rows: readonly SideRow[], group: 'service' | 'set'): void {
  const bySet = new Tally();
  const byProbability = new Tally();
  for (const name of new Set(rows.map((row) => row[group]))) {
    const weights = learn(rows.filter((row) => row[group] !== name));
    for (const row of rows.filter((each) => each[group] === name)) {
      const score = scoreOf(row.signs, weights);
      const isRight = score > 0 === row.isYes;
      bySet.add(row.set, isRight);
      byProbability.add((1 / (1 + Math.exp(-Math.abs(score)))).toFixed(1), isRight);
    }
  }
  console.log(`each ${group} left out: ${bySet}`);
  console.log(`  by probability: ${byProbability}`);
}

const rows = readSideRows();
printHeldOut(rows, 'service');
printHeldOut(rows, 'set');
const weights = learn(rows).map((weight) => Math.round(1000 * weight));
console.table(SIDE_SIGNS.map((name, i) => ({ sign: name, weight: weights[i] })));
const text = `/**
 * Of each sign of \`SIDE_SIGNS\`, in thousandths. Learned by bench/understanding/training from ${rows.length} replies;
 * written by \`npm run train:side\`, not by hand.
 */
export const SIDE_WEIGHTS: readonly number[] = [
${linesOfNumbers(weights, 2)}
];
`;
const file = new URL(
  '../../../domain/language/reply-extraction/learned/side-weights.ts',
  import.meta.url,
);
writeFileSync(fileURLToPath(file), text);
