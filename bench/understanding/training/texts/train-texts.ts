import { parseArgs } from 'node:util';
import { fitNamedChoices, type NamedChoiceRow } from '../softmax.ts';
import { writeWeights, writtenWeights } from '../written-weights.ts';
import { readTextRows, type TextRow } from './text-rows.ts';

/**
 * `npm run train:texts -- --data <folder>`: learns anew which words of a reply are the text asked for, prints what that is
 * worth on writers and corpora that were left out, and writes
 * domain/language/reply-extraction/which-text/text-weights.ts. The same rows give the same file.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined)
  throw new Error('say where the evaluation sets are: --data <folder>');

const FIT = { steps: 60, rate: 0.3, penalty: 8, originsMin: 6 };
/** Weights below this, in thousandths, change no choice. */
const WEIGHT_MIN = 15;
const CORPUS_WEIGHT = 0.5;
/** Writers are left out this many at a time. */
const FOLDS = 6;
/** As in `which-text.ts`. */
const MARGIN = 1;

function choiceOf({ isOfCorpus, isRuled, options, right, service }: TextRow): NamedChoiceRow {
  const weight = isOfCorpus ? CORPUS_WEIGHT : 1;
  return { options, right, mayBeNone: !isRuled, origin: service, weight };
}

function learn(rows: readonly TextRow[]): Map<string, number> {
  const choices = rows.filter(({ isLearned }) => isLearned).map(choiceOf);
  return fitNamedChoices(
    choices.filter(({ mayBeNone, right }) => mayBeNone || right.length > 0),
    FIT,
  );
}

/** Place of the option that is chosen; undefined where what the rules took stands. */
function chosen(row: TextRow, weights: ReadonlyMap<string, number>): number | undefined {
  const scores = row.options.map((signs) =>
    [...signs].reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0),
  );
  const best = scores.reduce((most, score, at) => (score > scores[most]! ? at : most), 0);
  const least = row.isRuled ? (scores[row.ruled] ?? Number.NEGATIVE_INFINITY) : 0;
  return scores[best]! - least > MARGIN ? best : undefined;
}

function printLeftOut(rows: readonly TextRow[]): void {
  const groups = [...new Set(rows.map(({ writer }) => writer.replace(/(?:-\d)?\.txt$/, '')))];
  const foldOf = ({ writer }: TextRow) =>
    groups.indexOf(writer.replace(/(?:-\d)?\.txt$/, '')) % FOLDS;
  const table: Record<string, Record<string, number>> = {};
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learn(rows.filter((row) => foldOf(row) !== fold));
    for (const row of rows.filter((each) => foldOf(each) === fold)) {
      const name = row.isOfCorpus ? row.writer : 'our own sets';
      table[name] ??= { replies: 0, rules: 0, learned: 0, lost: 0 };
      const at = chosen(row, weights);
      const isLearnedRight = at === undefined ? row.isRuledRight : row.right.includes(at);
      table[name].replies! += 1;
      table[name].rules! += Number(row.isRuledRight);
      table[name].learned! += Number(isLearnedRight);
      table[name].lost! += Number(row.isRuledRight && !isLearnedRight);
    }
  }
  console.log('writers and corpora left out, right:');
  console.table(table);
}

const rows = readTextRows(values.data);
printLeftOut(rows);

const fitted = writtenWeights(learn(rows), WEIGHT_MIN);
const learned = rows.filter(({ isLearned }) => isLearned).length;
writeWeights(
  {
    path: 'domain/language/reply-extraction/which-text/text-weights.ts',
    constant: 'TEXT_WEIGHTS',
    what: 'that words of a reply are the text asked for (`<` of where they begin, `>` of where they end)',
    from: `${learned} replies`,
    script: 'train:texts',
  },
  fitted,
);
