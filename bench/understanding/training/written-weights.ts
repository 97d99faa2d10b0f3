import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NamedWeights } from './logistic-regression.ts';

/** Numbers as the formatter fills lines with them, `indent` spaces from the margin. */
export function linesOfNumbers(numbers: Iterable<number>, indent = 4): string {
  const margin = ' '.repeat(indent - 1);
  const lines: string[] = [];
  let line = margin;
  for (const number of numbers) {
    if (line.length + `${number},`.length + 1 > 100) {
      lines.push(line);
      line = margin;
    }
    line += ` ${number},`;
  }
  return [...lines, line].join('\n');
}

const UNIT = 1000;
/**
 * Weights as they are kept: in thousandths, in the order of their signs.
 * @param least in thousandths; weights below it change nothing
 */
export function writtenWeights(
  fitted: NamedWeights,
  least: number,
): [sign: string, weight: number][] {
  return [...fitted]
    .map(([sign, weight]): [string, number] => [sign, Math.round(UNIT * weight)])
    .filter(([, weight]) => Math.abs(weight) >= least)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The forty heaviest, to be looked at. */
function heaviest(written: readonly (readonly [string, number])[]) {
  return written
    .toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, 40)
    .map(([sign, weight]) => ({ sign, weight }));
}

const WIDTH = 180;

/** `sign:weight`, as many a line as fit. */
function linesOfWeights(written: readonly (readonly [string, number])[]): string {
  const lines: string[] = [];
  for (const [sign, weight] of written) {
    const next = `${sign}:${weight}`;
    const isFull = (lines.at(-1)?.length ?? WIDTH) + next.length >= WIDTH;
    if (isFull) lines.push(next);
    else lines.push(`${lines.pop()} ${next}`);
  }
  return lines.join('\n');
}

interface WeightsFile {
  /** From the root of the project. */
  readonly path: string;
  readonly constant: string;
  /** What a sign speaks for. */
  readonly what: string;
  /** What they were learned from, with its number: "12 replies". */
  readonly from: string;
  /** The script that writes them. */
  readonly script: string;
}

/** Shows the heaviest and writes all as a source file. */
export function writeWeights(
  { path, constant, what, from, script }: WeightsFile,
  written: readonly (readonly [string, number])[],
): void {
  console.table(heaviest(written));
  const text = `/**
 * Of each sign ${what}, its weight in thousandths.
 * Learned by bench/understanding/training from ${from}; written by \`npm run ${script}\`, not by hand.
 */
export const ${constant} = \`
${linesOfWeights(written)}
\`;
`;
  writeFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), text);
  console.log(`${from}, ${written.length} signs written`);
}
