import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Forest, logitOf } from '../../../domain/language/question-matching/scoring/forest.ts';
import { type Learned, learnTrust, readTrustRows, type TrustRow } from './trust-rows.ts';
import { linesOfNumbers } from './written-weights.ts';

/**
 * `npm run train:trust -- --data <folder>`: learns anew how probably what the rules read was told, and is right; prints how
 * well that is known of corpora, and of kinds of values, that were left out, and writes domain/session/turn/interpret/with-model/trust-weights.ts.
 * The same data gives the same file.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined)
  throw new Error('say where the evaluation sets are: --data <folder>');

const BOUNDS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.975, 0.99, 1];

const rows = readTrustRows(values.data);
const learned = rows.filter(({ isLearned }) => isLearned);
for (const what of ['isTold', 'isRight'] as const) {
  printHeldOut(what, 'corpus');
  printHeldOut(what, 'kind');
}

function printHeldOut(what: Learned, group: 'corpus' | 'kind'): void {
  const trusts = new Map<TrustRow, number>();
  for (const name of new Set(rows.map((row) => row[group]))) {
    const others = learned.filter((row) => row[group] !== name);
    const forest = learnTrust(others, what);
    for (const row of rows) {
      const logit = logitOf(row.features, forest);
      if (row[group] === name) trusts.set(row, 1 / (1 + Math.exp(-logit)));
    }
  }
  console.log(`${what}, each ${group} left out: share of what was trusted this much, from`);
  print('all', what, trusts);
  for (const kind of new Set(rows.map((row) => row.kind)))
    print(kind, what, new Map([...trusts].filter(([row]) => row.kind === kind)));
}

function print(name: string, what: Learned, trusts: ReadonlyMap<TrustRow, number>): void {
  const cells = BOUNDS.slice(1).flatMap((to, i) => {
    const from = BOUNDS[i]!;
    const within = [...trusts].filter(([, trust]) => trust >= from && trust < to);
    const so = within.filter(([row]) => row[what]).length;
    const share = (so / within.length).toFixed(3);
    return within.length === 0 ? [] : `${from}: ${share} of ${within.length}`;
  });
  console.log(`  ${name}: ${cells.join(', ')}`);
}

const corpora = [...new Set(learned.map(({ corpus }) => corpus))].sort().join(', ');
const text = `import type { Forest } from '../../language/question-matching/forest.ts';

/**
 * That the information of a value was told at all. Learned, as the other one, by bench/understanding/training from ${learned.length} values
 * (${corpora});
 * written by \`npm run train:trust\`, not by hand.
 */
export const TOLD: Forest = ${forestText(learnTrust(learned, 'isTold'))};

/** That a value is the one that was told. */
export const RIGHT: Forest = ${forestText(learnTrust(learned, 'isRight'))};
`;
const file = new URL(
  '../../../domain/session/turn/interpret/with-model/trust-weights.ts',
  import.meta.url,
);
writeFileSync(fileURLToPath(file), text);

function forestText({ base, nodes }: Forest): string {
  return `{
  base: ${base},
  nodes: Int32Array.from([
${linesOfNumbers(nodes)}
  ]),
}`;
}
