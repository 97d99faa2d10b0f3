import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { logitOf } from '../../../domain/language/question-matching/scoring/forest.ts';
import { type DoubtRow, learnDoubt, readDoubtRows } from './doubt-rows.ts';
import { linesOfNumbers } from './written-weights.ts';

/**
 * `npm run train:doubt -- --data <folder>`: learns anew how probably the rules read a turn wrongly or in part, prints
 * what that is worth on corpora and on kinds of service that were left out, and writes
 * domain/session/turn/interpret/with-model/doubt-weights.ts. The same data gives the same file.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined)
  throw new Error('say where the evaluation sets are: --data <folder>');

const SHARES = [0.1, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5];

const rows = readDoubtRows(values.data);
for (const group of ['corpus', 'service'] as const) {
  const names = [...new Set(rows.map((row) => row[group]))].sort();
  const judged = names.flatMap((name) => {
    const forest = learnDoubt(rows.filter((row) => row.isLearned && row[group] !== name));
    const left = rows.filter((row) => row[group] === name);
    return left.map((row) => ({ row, logit: logitOf(row.features, forest) }));
  });
  for (const isOwn of [false, true]) {
    const name = `${isOwn ? 'our own' : 'recorded'}, each ${group} left out`;
    printCurve(
      name,
      judged.filter(({ row }) => row.isOwn === isOwn),
    );
  }
}

function printCurve(
  name: string,
  turns: readonly { readonly row: DoubtRow; readonly logit: number }[],
): void {
  const surest = turns.toSorted((a, b) => b.logit - a.logit);
  const wrong = surest.filter(({ row }) => row.isWrong).length;
  console.log(`${name}: ${surest.length} turns, ${wrong} read wrongly or in part`);
  for (const share of SHARES) {
    const asked = surest.slice(0, Math.round(share * surest.length));
    const found = asked.filter(({ row }) => row.isWrong).length;
    const probability = 1 / (1 + Math.exp(-asked.at(-1)!.logit));
    console.log(
      `  asked ${share.toFixed(2)} from ${probability.toFixed(3)}: ${(found / wrong).toFixed(3)} of the wrong ones, right without asking ${(1 - (wrong - found) / surest.length).toFixed(3)}`,
    );
  }
}

const learned = rows.filter(({ isLearned }) => isLearned);
const { base, nodes } = learnDoubt(learned);
const corpora = [...new Set(learned.map(({ corpus }) => corpus))].sort().join(', ');
const text = `import type { Forest } from '../../language/question-matching/forest.ts';

/**
 * Learned by bench/understanding/training from ${learned.length} turns (${corpora});
 * written by \`npm run train:doubt\`, not by hand.
 */
export const DOUBT: Forest = {
  base: ${base},
  nodes: Int32Array.from([
${linesOfNumbers(nodes)}
  ]),
};
`;
const file = new URL(
  '../../../domain/session/turn/interpret/with-model/doubt-weights.ts',
  import.meta.url,
);
writeFileSync(fileURLToPath(file), text);
console.log(`${learned.length} turns, ${nodes.length} numbers written`);
