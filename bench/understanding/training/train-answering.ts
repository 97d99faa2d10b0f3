import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type AnsweringRow, readAnsweringRows } from './answering-rows.ts';
import { fitNamed, type NamedWeights, oddsOf, partOf } from './logistic-regression.ts';
import { heaviest, linesOfWeights, writtenWeights } from './written-weights.ts';

/**
 * `npm run train:answering -- --data <folder>`: learns anew whether a reply answers what was asked, prints what that is worth on
 * services, writers and corpora that were left out, and writes
 * domain/language/reply-extraction/answering/answering-weights.ts. The same rows give the same file.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined)
  throw new Error('say where the evaluation sets are: --data <folder>');

/** Topics are many and say little of whether somebody answers. */
const PENALTY = 6;
const PENALTY_OF_TOPIC = 24;
const ROUNDS = 15;
const ORIGINS_MIN = 2;
/** In thousandths. */
const WEIGHT_MIN = 10;

function learn(rows: readonly AnsweringRow[]): NamedWeights {
  const penaltyOf = (sign: string) => (sign.startsWith('about_') ? PENALTY_OF_TOPIC : PENALTY);
  return fitNamed(rows, { rounds: ROUNDS, penaltyOf, originsMin: ORIGINS_MIN });
}

interface Judged {
  readonly row: AnsweringRow;
  readonly isAnswer: boolean;
}

/** Each row judged by what was learned from those of other groups. */
function judgeLeftOut(
  rows: readonly AnsweringRow[],
  judged: readonly AnsweringRow[],
  groupOf: (row: AnsweringRow) => string,
): Judged[] {
  return [...new Set(judged.map(groupOf))].flatMap((group) => {
    const fitted = learn(rows.filter((row) => groupOf(row) !== group));
    const own = judged.filter((row) => groupOf(row) === group);
    return own.map((row) => ({ row, isAnswer: oddsOf(row.signs, fitted) > 0 }));
  });
}

function macroF1(judged: readonly Judged[]): number {
  const f1 = (one: boolean) => {
    const told = judged.filter(({ isAnswer }) => isAnswer === one).length;
    const is = judged.filter(({ row }) => row.isOne === one).length;
    const both = judged.filter(({ isAnswer, row }) => isAnswer === one && row.isOne === one).length;
    return (2 * both) / (told + is);
  };
  return (f1(true) + f1(false)) / 2;
}

const rows = readAnsweringRows(values.data);
const learned = rows.filter(({ isLearned }) => isLearned);
for (const from of ['writers', 'own', 'corpora'] as const) {
  const own = rows.filter((row) => row.from === from);
  const byRules = macroF1(own.map((row) => ({ row, isAnswer: row.isAnswerByRules })));
  const services = judgeLeftOut(learned, own, ({ service }) => partOf(service));
  const writers = judgeLeftOut(learned, own, ({ writer }) => writer);
  console.log(
    `${from}: ${own.length} replies, macro F1 by rules ${byRules.toFixed(3)}, services left out ${macroF1(services).toFixed(3)}, writers left out ${macroF1(writers).toFixed(3)}`,
  );
}

const fitted = writtenWeights(learn(learned), WEIGHT_MIN);
console.table(heaviest(fitted));

const text = `/**
 * Of each sign of whether a reply answers, its weight in thousandths. Learned by bench/understanding/training from ${learned.length}
 * replies; written by \`npm run train:answering\`, not by hand.
 */
export const ANSWERING_WEIGHTS = \`
${linesOfWeights(fitted)}
\`;
`;
const file = new URL(
  '../../../domain/language/reply-extraction/answering/answering-weights.ts',
  import.meta.url,
);
writeFileSync(fileURLToPath(file), text);
console.log(`${learned.length} replies, ${fitted.length} signs written`);
