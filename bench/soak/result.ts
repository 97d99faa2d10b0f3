import type { Programme } from './programmes.ts';

/** What became of a programme so far. */
export interface Result {
  readonly programme: Programme;
  rounds: number;
  /** Tests that passed. */
  tests: number;
  readonly tried: Map<string, number>;
  /** What did not hold, with the seed that shows it. */
  readonly lost: string[];
  /** What was not tried for want of time. */
  readonly cut: string[];
  /** What was not run for want of something else. */
  readonly notRun: Set<string>;
  ms: number;
}

export function resultOf(programme: Programme): Result {
  const notRun = new Set(programme.notRun === undefined ? [] : [programme.notRun]);
  return { programme, rounds: 0, tests: 0, tried: new Map(), lost: [], cut: [], notRun, ms: 0 };
}

/** Whether it has tried as much as it is to try in a night. */
export function isDone({ programme: { counted, target }, tried, rounds }: Result): boolean {
  return counted === undefined ? rounds >= target : (tried.get(counted) ?? 0) >= target;
}

export function triedText({ programme: { counted, target }, tried, rounds }: Result): string {
  const counts = [...tried].map(([what, count]) => {
    const of = what === counted ? ` of ${target.toLocaleString('en')}` : '';
    return `${count.toLocaleString('en')}${of} ${what}`;
  });
  const isOfRounds = counted === undefined ? ` of ${target}` : '';
  return [...counts, `rounds: ${rounds}${isOfRounds}`].join(', ');
}

/** One table of what was tried and what was lost, and below it each loss, in Markdown. */
export function tableOf(results: readonly Result[], head: string): string {
  const header = ['programme', 'what', 'tried', 'tests', 'lost', 'cut', 'not run', 'time'];
  const rows = results.map((result) => [
    result.programme.name,
    result.programme.what,
    triedText(result),
    String(result.tests),
    String(result.lost.length),
    String(result.cut.length),
    String(result.notRun.size),
    `${Math.round(result.ms / 1_000)} s`,
  ]);
  const lines = [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const told = results.flatMap(({ programme, lost, cut, notRun }) => [
    ...lost.map((what) => `LOST in ${programme.name}: ${what}`),
    ...cut.map((what) => `cut short in ${programme.name}: ${what}`),
    ...[...notRun].map((what) => `not run in ${programme.name}: ${what}`),
  ]);
  return `${[head, '', ...lines, '', ...told].join('\n').trimEnd()}\n`;
}
