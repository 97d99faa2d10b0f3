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
export function heaviest(written: readonly (readonly [string, number])[]) {
  return written
    .toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, 40)
    .map(([sign, weight]) => ({ sign, weight }));
}

const WIDTH = 180;

/** `sign:weight`, as many a line as fit. */
export function linesOfWeights(written: readonly (readonly [string, number])[]): string {
  const lines: string[] = [];
  for (const [sign, weight] of written) {
    const next = `${sign}:${weight}`;
    const isFull = (lines.at(-1)?.length ?? WIDTH) + next.length >= WIDTH;
    if (isFull) lines.push(next);
    else lines.push(`${lines.pop()} ${next}`);
  }
  return lines.join('\n');
}
