import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHOICE_SIGNS } from '../../../domain/language/reply-extraction/implied-choice/implied-choice.ts';
import { scoreOf } from '../training/logistic-regression.ts';
import { fitChoices } from '../training/softmax.ts';
import { linesOfNumbers } from '../training/written-weights.ts';
import { type ChoiceReply, readChoiceReplies } from './choice-rows.ts';

/**
 * `npm run train:choices`: learns anew which choice a reply comes to that names none, prints what that is worth on services and
 * whole sets that were left out, and writes domain/language/reply-extraction/implied-choice/choice-weights.ts. The same rows give the
 * same file.
 */
const REGRESSION = { steps: 400, rate: 1, penalty: 0.002 };
const BARS = [0.8, 0.7, 0.65, 0.62, 0.6, 0.5, 0.4, 0.3];

function learn(rows: readonly ChoiceReply[]): number[] {
  return fitChoices(
    rows
      .filter(({ isAnswer }) => isAnswer)
      .map(({ options, right }) => ({ options, right, mayBeNone: true })),
    REGRESSION,
  );
}

function chosen({ options }: ChoiceReply, weights: readonly number[]) {
  const powers = options.map((signs) => Math.exp(scoreOf(signs, weights)));
  const most = Math.max(...powers);
  const all = powers.reduce((sum, power) => sum + power, 1);
  return { choice: powers.indexOf(most), probability: most / all };
}

function printHeldOut(rows: readonly ChoiceReply[], group: 'service' | 'set'): void {
  const guesses = [...new Set(rows.map((row) => row[group]))].flatMap((name) => {
    const weights = learn(rows.filter((row) => row[group] !== name));
    const held = rows.filter((row) => row[group] === name && row.isAnswer);
    return held.map((row) => ({ ...chosen(row, weights), right: row.right }));
  });
  console.log(`each ${group} left out, ${guesses.length} replies that are taken for answers:`);
  for (const bar of BARS) {
    const over = guesses.filter(({ probability }) => probability > bar);
    const right = over.filter((guess) => guess.choice === guess.right).length;
    console.log(`  over ${bar}: right ${right}, wrong ${over.length - right}`);
  }
}

const rows = readChoiceReplies();
printHeldOut(rows, 'service');
printHeldOut(rows, 'set');
const weights = learn(rows).map((weight) => Math.round(1000 * weight));
console.table(CHOICE_SIGNS.map((name, i) => ({ sign: name, weight: weights[i] })));
const text = `/**
 * Of each sign of \`CHOICE_SIGNS\`, in thousandths. Learned by bench/understanding/things from ${rows.filter(({ isAnswer }) => isAnswer).length} replies;
 * written by \`npm run train:choices\`, not by hand.
 */
export const CHOICE_WEIGHTS: readonly number[] = [
${linesOfNumbers(weights, 2)}
];
`;
const file = new URL(
  '../../../domain/language/reply-extraction/implied-choice/choice-weights.ts',
  import.meta.url,
);
writeFileSync(fileURLToPath(file), text);
