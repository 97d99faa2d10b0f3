import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UNREAD_SIGNS } from '../../../domain/language/reply-extraction/learned/unread-answer.ts';
import { linesOfNumbers } from './lines-of-numbers.ts';
import { readUnreadRows, type UnreadRow } from './unread-rows.ts';

/**
 * `npm run train:unread -- --data <folder>`: learns anew which replies answer although nothing was read of them, prints
 * what that is worth on services and corpora that were left out, and writes
 * domain/language/reply-extraction/learned/unread-weights.ts. The same rows give the same file.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined)
  throw new Error('say where the evaluation sets are: --data <folder>');

const STEPS = 2000;
const RATE = 0.5;
/** Keeps weights of rare signs small. */
const PENALTY = 0.01;

/** Our own services are of many kinds, those of the corpora of a few, and their users change the subject. */
const OWN_WEIGHT = 3;

/** Logistic regression by gradient descent; both outcomes count alike. */
function learn(all: readonly UnreadRow[]): number[] {
  const rows = all.flatMap((row) =>
    new Array<UnreadRow>(row.corpus === 'own' ? OWN_WEIGHT : 1).fill(row),
  );
  const weights = new Array<number>(UNREAD_SIGNS.length).fill(0);
  const answers = rows.filter(({ isAnswer }) => isAnswer).length;
  const shareOf = (isAnswer: boolean) =>
    0.5 / Math.max(1, isAnswer ? answers : rows.length - answers);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, i) => (i === 0 ? 0 : PENALTY * weight));
    for (const { signs, isAnswer } of rows) {
      const gap = 1 / (1 + Math.exp(-scoreOf(signs, weights))) - Number(isAnswer);
      signs.forEach((sign, i) => {
        slope[i]! += sign * gap * shareOf(isAnswer);
      });
    }
    slope.forEach((each, i) => {
      weights[i]! -= RATE * each;
    });
  }
  return weights.map((weight) => Math.round(1000 * weight));
}

function scoreOf(signs: readonly number[], weights: readonly number[]): number {
  return signs.reduce((sum, sign, i) => sum + sign * weights[i]!, 0);
}

const rows = readUnreadRows(values.data);
for (const group of ['service', 'corpus'] as const) {
  const counts = new Map<string, number>();
  for (const name of [...new Set(rows.map((row) => row[group]))].sort()) {
    const weights = learn(rows.filter((row) => row.isLearned && row[group] !== name));
    for (const row of rows.filter((each) => each[group] === name)) {
      const said = scoreOf(row.signs, weights) > 0 ? 'answer' : 'none';
      const key = `${row.corpus === 'own' ? 'own' : 'corpora'}: ${row.isAnswer ? 'answer' : 'none'} taken for ${said}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  console.log(`each ${group} left out`, Object.fromEntries([...counts].sort()));
}

const learned = rows.filter(({ isLearned }) => isLearned);
const weights = learn(learned);
console.table(UNREAD_SIGNS.map((name, i) => ({ sign: name, weight: weights[i] })));
const text = `/**
 * Of each sign of \`UNREAD_SIGNS\`, in thousandths. Learned by bench/understanding/training from ${learned.length} replies;
 * written by \`npm run train:unread\`, not by hand.
 */
export const UNREAD_WEIGHTS: readonly number[] = [
${linesOfNumbers(weights, 2)}
];
`;
const file = new URL(
  '../../../domain/language/reply-extraction/learned/unread-weights.ts',
  import.meta.url,
);
writeFileSync(fileURLToPath(file), text);
