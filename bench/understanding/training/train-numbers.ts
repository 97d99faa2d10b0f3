import { partOf } from './logistic-regression.ts';
import { type NumberRow, readNumberRows } from './number-rows.ts';
import { fitNamedChoices, type NamedChoiceRow } from './softmax.ts';
import { writeWeights, writtenWeights } from './written-weights.ts';

/**
 * `npm run train:numbers`: learns anew which number of a reply answers, prints what that is worth on services and writers
 * that were left out, and writes domain/language/reply-extraction/which-number/number-weights.ts. The same rows give the same file.
 */
const FIT = { steps: 300, rate: 0.3, penalty: 1, originsMin: 3 };
/** Weights below this change no choice. */
const WEIGHT_MIN = 10;

function choiceOf({ options, right, ruled, service }: NumberRow): NamedChoiceRow {
  return {
    options: options.map(({ signs }) => signs),
    right: right < 0 ? [] : [right],
    mayBeNone: ruled === undefined,
    origin: service,
  };
}

function learn(rows: readonly NumberRow[]): Map<string, number> {
  const choices = rows
    .map(choiceOf)
    .filter(({ mayBeNone, right }) => mayBeNone || right.length > 0);
  return fitNamedChoices(choices, FIT);
}

/** Place of the option that is chosen; -1 for none. */
function chosen({ options, ruled }: NumberRow, weights: ReadonlyMap<string, number>): number {
  let most = ruled === undefined ? 0 : Number.NEGATIVE_INFINITY;
  let best = -1;
  for (const [at, { signs }] of options.entries()) {
    const score = [...signs].reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0);
    if (score > most) [most, best] = [score, at];
  }
  return best;
}

function printHeldOut(
  rows: readonly NumberRow[],
  name: string,
  groupOf: (row: NumberRow) => string,
): void {
  const counts = { rules: 0, learned: 0, 'rules, wrong': 0, 'learned, wrong': 0 };
  for (const group of new Set(rows.map(groupOf))) {
    const weights = learn(rows.filter((row) => groupOf(row) !== group));
    for (const row of rows.filter((each) => groupOf(each) === group)) {
      const at = chosen(row, weights);
      counts.rules += Number(row.isRuledRight);
      counts.learned += Number(at >= 0 && at === row.right);
      counts['rules, wrong'] += Number(row.ruled !== undefined && !row.isRuledRight);
      counts['learned, wrong'] += Number(at >= 0 && at !== row.right);
    }
  }
  console.log(`${name} left out, of ${rows.length} replies right:`, counts);
}

const rows = readNumberRows();
printHeldOut(rows, 'services', ({ service }) => partOf(service));
printHeldOut(rows, 'each writer', ({ writer }) => writer);

const fitted = writtenWeights(learn(rows), WEIGHT_MIN);
writeWeights(
  {
    path: 'domain/language/reply-extraction/which-number/number-weights.ts',
    constant: 'NUMBER_WEIGHTS',
    what: 'that a number of a reply is the one asked for',
    from: `${rows.length} replies`,
    script: 'train:numbers',
  },
  fitted,
);
