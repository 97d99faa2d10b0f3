import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NUMBER_SIGNS } from '../../../domain/language/reply-extraction/learned/which-number.ts';
import { linesOfNumbers } from './lines-of-numbers.ts';
import { scoreOf } from './logistic-regression.ts';
import { type NumberRow, readNumberRows } from './number-rows.ts';
import { type ChoiceRow, fitChoices } from './softmax.ts';

/**
 * `npm run train:numbers`: learns anew which number of a reply answers, prints what that is worth on services and whole
 * sets that were left out, and writes domain/language/reply-extraction/learned/number-weights.ts. The same rows give the same file.
 */
const REGRESSION = { steps: 1500, rate: 1, penalty: 0.0005 };

function choiceOf({ options, right, ruled }: NumberRow): ChoiceRow {
  return {
    options: options.map(({ signs }) => signs),
    right: options.findIndex(({ value }) => value === right),
    mayBeNone: ruled === undefined,
  };
}

function learn(rows: readonly NumberRow[]): number[] {
  const choices = rows.map(choiceOf).filter(({ mayBeNone, right }) => mayBeNone || right >= 0);
  return fitChoices(choices, REGRESSION);
}

function chosen({ options, ruled }: NumberRow, weights: readonly number[]): number | undefined {
  let most = ruled === undefined ? 0 : Number.NEGATIVE_INFINITY;
  let value: number | undefined;
  for (const option of options) {
    const score = scoreOf(option.signs, weights);
    if (score > most) [most, value] = [score, option.value];
  }
  return value;
}

function printHeldOut(rows: readonly NumberRow[], group: 'service' | 'set'): void {
  const counts = { rules: 0, learned: 0, 'learned, wrong value': 0, 'rules, wrong value': 0 };
  for (const name of new Set(rows.map((row) => row[group]))) {
    const weights = learn(rows.filter((row) => row[group] !== name));
    for (const row of rows.filter((each) => each[group] === name)) {
      const value = chosen(row, weights);
      counts.rules += Number(row.ruled === row.right);
      counts.learned += Number(value === row.right);
      counts['rules, wrong value'] += Number(row.ruled !== undefined && row.ruled !== row.right);
      counts['learned, wrong value'] += Number(value !== undefined && value !== row.right);
    }
  }
  console.log(`each ${group} left out, of ${rows.length} replies right:`, counts);
}

const rows = readNumberRows();
printHeldOut(rows, 'service');
printHeldOut(rows, 'set');
const weights = learn(rows).map((weight) => Math.round(1000 * weight));
console.table(NUMBER_SIGNS.map((name, i) => ({ sign: name, weight: weights[i] })));
const text = `/**
 * Of each sign of \`NUMBER_SIGNS\`, in thousandths. Learned by bench/understanding/training from ${rows.length} replies;
 * written by \`npm run train:numbers\`, not by hand.
 */
export const NUMBER_WEIGHTS: readonly number[] = [
${linesOfNumbers(weights, 2)}
];
`;
const file = new URL(
  '../../../domain/language/reply-extraction/learned/number-weights.ts',
  import.meta.url,
);
writeFileSync(fileURLToPath(file), text);
