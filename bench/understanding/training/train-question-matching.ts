import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readRephrasings, readTrainingRows } from '../rephrasings.ts';
import { learn } from './learn.ts';
import { linesOfNumbers } from './written-weights.ts';

/**
 * `npm run train:match -- --data <folder>`: learns the weights of match anew and writes
 * domain/language/question-matching/weights.ts. The same data gives the same file.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined)
  throw new Error('say where the evaluation sets are: --data <folder>');

const rows = readTrainingRows(values.data, readRephrasings(values.data));
const { base, nodes } = learn(rows);
const corpora = [...new Set(rows.map((row) => row.corpus))].sort().join(', ');
const text = `import type { Forest } from './forest.ts';

/**
 * Learned by bench/understanding/training from ${rows.length} messages of agents (corpora ${corpora});
 * written by \`npm run train:match\`, not by hand.
 */
export const FOREST: Forest = {
  base: ${base},
  nodes: Int32Array.from([
${linesOfNumbers(nodes)}
  ]),
};
`;
const file = new URL(
  '../../../domain/language/question-matching/scoring/weights.ts',
  import.meta.url,
);
writeFileSync(fileURLToPath(file), text);
console.log(`${rows.length} rows, ${nodes.length} numbers written`);
