import { NEVER_RUN, PARTS, type Part } from './parts.ts';
import type { Programme } from './programme.ts';

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
  /** What its rounds kept the processors busy for, all together. */
  processorMs: number;
}

export function resultOf(programme: Programme): Result {
  const notRun = new Set(programme.notRun === undefined ? [] : [programme.notRun]);
  const none = { rounds: 0, tests: 0, ms: 0, processorMs: 0 };
  return { programme, ...none, tried: new Map(), lost: [], cut: [], notRun };
}

/** Whether it has tried as much as it is to try in a night. */
export function isDone({ programme: { counted, target }, tried, rounds }: Result): boolean {
  return counted === undefined ? rounds >= target : (tried.get(counted) ?? 0) >= target;
}

/** Whether a programme was tried as much as it is to be, and nothing of it was lost or ended before its time. */
export function isWhole(result: Result): boolean {
  const isTried = result.programme.notRun !== undefined || isDone(result);
  return isTried && result.lost.length === 0 && result.cut.length === 0;
}

export function triedText({ programme: { counted, target }, tried, rounds }: Result): string {
  const counts = [...tried].map(([what, count]) => {
    const of = what === counted ? ` of ${target.toLocaleString('en')}` : '';
    return `${count.toLocaleString('en')}${of} ${what}`;
  });
  const isOfRounds = counted === undefined ? ` of ${target}` : '';
  return [...counts, `rounds: ${rounds}${isOfRounds}`].join(', ');
}

const HEADER = [
  'part',
  'programme',
  'what',
  'tried',
  'tests',
  'lost',
  'cut short',
  'not run',
  'time',
  'of processors',
];

/**
 * One table of what was tried and what was lost, by the parts of the plan, and below it each loss, all that was not run, and what
 * became of each part, in Markdown.
 */
export function tableOf(results: readonly Result[], head: string): string {
  const ordered = results.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
  const rows = ordered.map((result) => [
    partsOf(result),
    result.programme.name,
    result.programme.what,
    triedText(result),
    String(result.tests),
    String(result.lost.length),
    String(result.cut.length),
    String(result.notRun.size),
    `${Math.round(result.ms / 1_000)} s`,
    `${Math.round(result.processorMs / 1_000)} s`,
  ]);
  const lines = [HEADER, HEADER.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const told = ordered.flatMap(({ programme, lost, cut, notRun }) => [
    ...lost.map((what) => `- LOST in ${programme.name}: ${what}`),
    ...cut.map((what) => `- cut short in ${programme.name}: ${what}`),
    ...[...notRun].map((what) => `- not run in ${programme.name}: ${what}`),
  ]);
  const parts = (Object.keys(PARTS) as Part[]).map((part) => `- ${partLine(part, results)}`);
  return `${[head, '', ...lines, '', ...told, '', ...parts].join('\n').trimEnd()}\n`;
}

function partsOf({ programme: { parts } }: Result): string {
  return parts.join(', ') || 'all';
}

/** Those that try something of all parts come last. */
function orderOf({ programme: { parts } }: Result): string {
  return parts.join(', ') || 'z';
}

/** What became of a part of the plan, in one line. */
function partLine(part: Part, results: readonly Result[]): string {
  const of = results.filter(({ programme }) => programme.parts.includes(part));
  const tried = of.filter(({ tests, lost }) => tests > 0 || lost.length > 0);
  const lost = of.reduce((sum, result) => sum + result.lost.length, 0);
  const names = tried.map(({ programme }) => programme.name).join(', ');
  const without = of.filter((result) => !tried.includes(result));
  const missing = [
    ...without.map(({ programme, cut }) => `${programme.name}${cut.length > 0 ? ' (cut)' : ''}`),
    ...(NEVER_RUN[part] === undefined ? [] : [NEVER_RUN[part]]),
  ];
  const run = names === '' ? 'NOT RUN' : `${lost} lost in ${names}`;
  const notRun = missing.length === 0 ? '' : `; not run: ${missing.join(', ')}`;
  return `${part}, ${PARTS[part]}: ${run}${notRun}`;
}
