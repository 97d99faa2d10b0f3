import * as v from 'valibot';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { previousTurn, selectionOptions } from '../../domain/session/commands.ts';
import { ServiceUnderTest } from '../../test/support/service.ts';
import { begin, bodyOf, formOf, publish, takeOne } from '../generated/bench-sessions.ts';
import { median } from '../median.ts';

/**
 * What one whole `/next` costs the processor, from the parsed body to the answer's text, on a log in memory:
 * npm run bench:turn. CPU time, not wall time; the least of several rounds; beside it, as the floor, parsing and
 * validating a body of 1 KB in the same run.
 */
const ROUNDS = 8;
const TURNS = 30;

const floor = leastCpu(2_000, () => validate(JSON.parse(bodyText())));
const rows = [];
for (const [questions, sessions] of [
  [300, 40],
  [1_000, 40],
  [5_000, 10],
] as const) {
  rows.push(await measure(questions, sessions));
}
console.table([
  { what: 'floor: parse and validate 1 KB', us: floor, floors: 1 },
  ...rows.map((row) => ({ ...row, floors: Math.round(row.us / floor) })),
]);
console.table([await compareTurns()]);
process.exit();

async function measure(questions: number, sessions: number) {
  const service = await ServiceUnderTest.start();
  await publish(service, formOf(questions));
  const { dependencies } = service.service;
  await play(dependencies, sessions, 'warm');
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const ids = await Promise.all(
      Array.from({ length: sessions }, (_, i) => begin(dependencies, `${questions}-${round}-${i}`)),
    );
    const before = process.cpuUsage();
    for (const id of ids) await converse(dependencies, id);
    const spent = process.cpuUsage(before);
    least = Math.min(least, (spent.user + spent.system) / (sessions * TURNS));
  }
  await service.stop();
  return { what: `one turn of ${questions} questions`, us: Math.round(least) };
}

/** Turns about the 50th and about the 300th, of young and old sessions in turn, so that both meet the same machine. */
async function compareTurns() {
  const service = await ServiceUnderTest.start();
  await publish(service, formOf(400));
  const { dependencies } = service.service;
  const old = await beginAndLead(dependencies, 'old', 290);
  const young = await beginAndLead(dependencies, 'young', 40);
  const ratios = [];
  for (let turn = 0; turn < 20; turn++) {
    const early = await spend(() => leadAll(dependencies, young, 40 + turn));
    const late = await spend(() => leadAll(dependencies, old, 290 + turn));
    ratios.push(late / early);
  }
  await service.stop();
  return { what: 'turn 300 / turn 50 of one session', ratio: median(ratios) };
}

/** @returns the sessions' versions by their ids, after as many turns */
async function beginAndLead(dependencies: Dependencies, tag: string, turns: number) {
  const sessions = new Map<string, number>();
  for (let i = 0; i < 24; i++) sessions.set(await begin(dependencies, `${tag}-${i}`), 0);
  for (let turn = 0; turn < turns; turn++) await leadAll(dependencies, sessions, turn);
  return sessions;
}

async function leadAll(dependencies: Dependencies, sessions: Map<string, number>, turn: number) {
  for (const [id, version] of sessions)
    sessions.set(id, await takeOne(dependencies, id, turn, version));
}

/** Microseconds of processor time. */
async function spend(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

async function play(dependencies: Dependencies, sessions: number, tag: string): Promise<void> {
  for (let i = 0; i < sessions; i++)
    await converse(dependencies, await begin(dependencies, `${tag}-${i}`));
}

async function converse(dependencies: Dependencies, sessionId: string): Promise<void> {
  let version = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    version = await takeOne(dependencies, sessionId, turn, version);
  }
}

function bodyText(): string {
  const unwanted = Array.from(
    { length: 16 },
    (_, i) => `a question nobody wants to hear about ${i}`,
  );
  return JSON.stringify({ ...bodyOf(0, 0), selection: { excluded_question_ids: unwanted } });
}

function validate(parsed: Record<string, unknown>): void {
  v.parse(previousTurn, parsed.previous_turn);
  v.parse(selectionOptions, parsed.selection);
}

function leastCpu(times: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let i = 0; i < times; i++) work();
    const spent = process.cpuUsage(before);
    least = Math.min(least, (spent.user + spent.system) / times);
  }
  return Math.round(least * 10) / 10;
}
