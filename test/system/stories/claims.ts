import assert from 'node:assert/strict';
import { changeConfiguration, publishConfiguration } from '../../../app/configuration.ts';
import { type Compile, runCompilation } from '../../../app/run-compilation.ts';
import type { Runtime } from '../../../app/runtime.ts';
import { composeRuntime } from '../../../cli/compose.ts';
import { encodeArtifact } from '../../../compiler/artifact-codec.ts';
import { compile } from '../../../compiler/compile.ts';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import { AppendOutcomeUnknown, type EventLog, LogUnavailable } from '../../../log/port.ts';
import { Views } from '../../../projections/views.ts';
import { Clock } from '../../support/clock.ts';
import { creationOf } from '../../support/configurations.ts';
import { tableConfiguration } from '../../support/sessions.ts';

/** Workers that share nothing but the log claim one compilation. Each story fails by throwing. */

const SCOPE = { tenant: 'acme', service: 'table' };
/** Beyond the 30 s of a claim. */
const LAPSE_MS = 31_000;

type Ends = 'published' | 'failed' | 'nothing_to_do';

interface Workers {
  readonly clock: Clock;
  readonly log: EventLog;
  /** Has one more worker look for work. */
  readonly work: (compile?: Compile) => Promise<Ends>;
}

/** @param openLog a connection to the same log for each worker */
async function requestedCompilation(openLog: () => Promise<EventLog>): Promise<Workers> {
  const clock = new Clock();
  const log = await openLog();
  await request(runtimeOn(log, clock));
  let count = 0;
  const work = async (compile: Compile = compileAtOnce) =>
    runCompilation(runtimeOn(await openLog(), clock), SCOPE, {
      id: `worker-${++count}`,
      compile,
      logFault: () => {},
      signal: new AbortController().signal,
    });
  return { clock, log, work };
}

function runtimeOn(log: EventLog, { now }: Clock): Runtime {
  const coordination = new MemoryCoordination(now);
  return composeRuntime(log, { views: new Views([]), now, semantics: undefined, coordination });
}

const compileAtOnce: Compile = async (configuration, proposals) =>
  encodeArtifact(compile(configuration, { engineVersion: 'test', proposals }).artifact);

async function request(runtime: Runtime): Promise<void> {
  const call = (step: string) => ({
    scope: SCOPE,
    provenance: {
      actor: { type: 'system', id: 'test' },
      origin: 'system',
      scopes: [],
      request_id: step,
    } as const,
    key: { keyDigest: step, bodyDigest: step },
  });
  const changes = creationOf(tableConfiguration);
  await changeConfiguration(runtime, call('changes'), { changes });
  await publishConfiguration(runtime, call('publish'), {});
}

/** A compilation that ends when it is told to. */
function heldBack() {
  let start = () => {};
  let end: (error?: Error) => void = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const ended = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  const compileLate: Compile = async (configuration, proposals) => {
    start();
    await ended;
    return compileAtOnce(configuration, proposals);
  };
  return { compile: compileLate, started, end };
}

async function typesOf(log: EventLog, wanted: RegExp): Promise<string[]> {
  const { events } = await log.read('configuration-acme.table');
  return events.map(({ type }) => type).filter((type) => wanted.test(type));
}

export async function oneOfEightWorkersWins(openLog: () => Promise<EventLog>) {
  const { log, work } = await requestedCompilation(openLog);
  const ends = await Promise.all(Array.from({ length: 8 }, () => work()));
  const published = ends.filter((end) => end === 'published');
  assert.deepEqual(published, ['published']);
  assert.equal(ends.filter((end) => end === 'nothing_to_do').length, 7);
  const events = await typesOf(log, /^(CompilationClaimed|ConfigurationPublished)$/);
  assert.deepEqual(events, ['CompilationClaimed', 'ConfigurationPublished']);
}

/** A worker that died, or sleeps beyond its claim: another one ends the job, and what it says later is refused. */
export async function lateResultsAreRefused(openLog: () => Promise<EventLog>, fails: boolean) {
  const { clock, log, work } = await requestedCompilation(openLog);
  const late = heldBack();
  const sleeping = work(late.compile);
  await late.started;
  assert.equal(await work(), 'nothing_to_do', 'a held job is left alone');
  clock.advance(LAPSE_MS);
  const second = heldBack();
  const taken = work(second.compile);
  await second.started;
  late.end(fails ? new Error('it broke') : undefined);
  await sleeping;
  const open = await typesOf(log, /^(CompilationFailed|ConfigurationPublished)$/);
  assert.deepEqual(open, [], 'the late result ended the job of another worker');
  second.end();
  assert.equal(await taken, 'published');
  const claims =
    /^(CompilationClaimed|CompilationLapsed|CompilationFailed|ConfigurationPublished)$/;
  assert.deepEqual(await typesOf(log, claims), [
    'CompilationClaimed',
    'CompilationLapsed',
    'CompilationClaimed',
    'ConfigurationPublished',
  ]);
}

/** A claim that was written while nobody was told: its worker finds it, and does not wait for its lapse. */
export async function aLostAnswerIsTheOwnClaim(openLog: () => Promise<EventLog>) {
  let isLost = false;
  const losing = async (): Promise<EventLog> => {
    const log = await openLog();
    const append: EventLog['append'] = async (stream, events, options) => {
      const appended = await log.append(stream, events, options);
      if (isLost || events.at(-1)!.type !== 'CompilationClaimed') return appended;
      isLost = true;
      throw new AppendOutcomeUnknown('the answer was lost');
    };
    return withAppend(log, append);
  };
  const { log, work } = await requestedCompilation(losing);
  assert.equal(await work(), 'published');
  const claims = /^(CompilationClaimed|CompilationLapsed|ConfigurationPublished)$/;
  assert.deepEqual(await typesOf(log, claims), ['CompilationClaimed', 'ConfigurationPublished']);
}

/** The log going away is no reason for a compilation to fail: the job stays, and is done when the log is back. */
export async function aLogThatGoesAwayFailsNoJob(openLog: () => Promise<EventLog>) {
  let failures = 0;
  const leaving = async (): Promise<EventLog> => {
    const log = await openLog();
    const append: EventLog['append'] = async (...args) => {
      if (failures-- > 0) throw new LogUnavailable('away');
      return log.append(...args);
    };
    return withAppend(log, append);
  };
  const { clock, log, work } = await requestedCompilation(leaving);
  const goingAway: Compile = async (configuration, proposals) => {
    failures = 1;
    return compileAtOnce(configuration, proposals);
  };
  await assert.rejects(work(goingAway), LogUnavailable);
  assert.deepEqual(await typesOf(log, /^CompilationFailed$/), []);
  clock.advance(LAPSE_MS);
  assert.equal(await work(), 'published');
}

function withAppend(log: EventLog, append: EventLog['append']): EventLog {
  return {
    append,
    read: (...args) => log.read(...args),
    subscribe: (options) => log.subscribe(options),
    head: () => log.head(),
    health: () => log.health(),
    close: () => log.close(),
  };
}
