import assert from 'node:assert/strict';
import { changeConfiguration } from '../../../app/configuration/change-configuration.ts';
import type { LapsedClaims } from '../../../app/configuration/lapsed-claims.ts';
import { publishConfiguration } from '../../../app/configuration/publish-configuration.ts';
import { type Compile, runCompilation } from '../../../app/configuration/run-compilation.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import { composeDependencies } from '../../../cli/service/composing/compose-dependencies.ts';
import { compile } from '../../../compiler/compile.ts';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import { encodeArtifact } from '../../../domain/artifact/artifact-codec.ts';
import { AppendOutcomeUnknown, type EventLog, LogUnavailable } from '../../../log/port.ts';
import { ViewsOfOwnWrites } from '../../../projections/projecting/own-writes.ts';
import { Clock } from '../../support/clocks/clock.ts';
import { creationOf } from '../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import type { Suite } from '../../support/defects/suite.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { sessionKeysOf } from '../../support/session-keys.ts';

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

/** Where workers find their log, and what stands between it and them. */
export interface ClaimedLog {
  /** Makes a log; answers how to open a connection to it, one for each worker. */
  readonly open: () => Promise<() => Promise<EventLog>>;
  /** What a worker makes of its connection; as it is, unless something is planted. */
  readonly through: (log: EventLog) => EventLog;
  /** How far the clock of the nth worker is ahead, from 1 on. */
  readonly aheadMs: (n: number) => number;
  /** How workers find out that one of them has fallen silent. */
  readonly watch: (elapsedMs: () => number) => Pick<LapsedClaims, 'look'>;
}

/** What workers may rely on that claim one compilation. */
export function describeClaims({ it }: Suite, claimed: ClaimedLog): void {
  it('let one of eight win the claim', () => oneOfEightWorkersWins(claimed));

  it('take a sleeper’s job over, and refuse its late result', () =>
    lateResultsAreRefused(claimed, false));

  it('take a sleeper’s job over, and refuse its late failure', () =>
    lateResultsAreRefused(claimed, true));

  it('know their own claim again when its answer was lost', () =>
    aLostAnswerIsTheOwnClaim(claimed));

  it('fail no job because the log went away', () => aLogThatGoesAwayFailsNoJob(claimed));
}

/** @param harm what the story does to each connection */
async function requestedCompilation(
  { open, through, aheadMs, watch }: ClaimedLog,
  harm: (log: EventLog) => EventLog = (log) => log,
): Promise<Workers> {
  const clock = new Clock();
  const openLog = await open();
  const log = await openLog();
  await request(dependenciesOn(log, clock.now));
  let count = 0;
  const jobs = watch(clock.now);
  const work = async (compile: Compile = compileAtOnce) => {
    const n = ++count;
    const now = () => clock.now() + aheadMs(n);
    const dependencies = dependenciesOn(through(harm(await openLog())), now);
    const { result } = await runCompilation(dependencies, SCOPE, {
      id: `worker-${n}`,
      compile,
      jobs,
      logFault: () => {},
      logUnlearned: () => {},
      signal: new AbortController().signal,
    });
    return result;
  };
  return { clock, log, work };
}

function dependenciesOn(log: EventLog, now: () => number): Dependencies {
  const coordination = new MemoryCoordination();
  return composeDependencies(log, {
    views: new ViewsOfOwnWrites([]),
    now,
    sessionKeys: sessionKeysOf(),
    semantics: undefined,
    coordination,
  });
}

const compileAtOnce: Compile = async (configuration, additions) =>
  encodeArtifact(compile(configuration, { engineVersion: 'test', ...additions }).artifact);

async function request(dependencies: Dependencies): Promise<void> {
  const call = (step: string) => ({
    owner: SCOPE,
    provenance: {
      actor: { type: 'system', id: 'test' },
      origin: 'system',
      scopes: [],
      request_id: step,
    } as const,
    key: { keyDigest: step, bodyDigest: step },
  });
  const changes = creationOf(tableConfiguration);
  await changeConfiguration(dependencies, call('changes'), { changes });
  await publishConfiguration(dependencies, call('publish'), {});
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
  const compileLate: Compile = async (configuration, additions) => {
    start();
    await ended;
    return compileAtOnce(configuration, additions);
  };
  return { compile: compileLate, started, end };
}

async function typesOf(log: EventLog, wanted: RegExp): Promise<string[]> {
  const { events } = await log.read('configuration-acme.table');
  return events.map(({ type }) => type).filter((type) => wanted.test(type));
}

async function oneOfEightWorkersWins(claimed: ClaimedLog) {
  const { log, work } = await requestedCompilation(claimed);
  const ends = await Promise.all(Array.from({ length: 8 }, () => work()));
  const published = ends.filter((end) => end === 'published');
  assert.deepEqual(published, ['published']);
  assert.equal(ends.filter((end) => end === 'nothing_to_do').length, 7);
  const events = await typesOf(log, /^(CompilationClaimed|ConfigurationPublished)$/);
  assert.deepEqual(events, ['CompilationClaimed', 'ConfigurationPublished']);
}

/** A worker that died, or sleeps beyond its claim: another one ends the job, and what it says later is refused. */
async function lateResultsAreRefused(claimed: ClaimedLog, fails: boolean) {
  const { clock, log, work } = await requestedCompilation(claimed);
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
async function aLostAnswerIsTheOwnClaim(claimed: ClaimedLog) {
  let isLost = false;
  const { log, work } = await requestedCompilation(claimed, (connection) =>
    wrappedLog(connection, {
      append: async (stream, events, options) => {
        const appended = await connection.append(stream, events, options);
        if (isLost || events.at(-1)!.type !== 'CompilationClaimed') return appended;
        isLost = true;
        throw new AppendOutcomeUnknown('the answer was lost');
      },
    }),
  );
  assert.equal(await work(), 'published');
  const claims = /^(CompilationClaimed|CompilationLapsed|ConfigurationPublished)$/;
  assert.deepEqual(await typesOf(log, claims), ['CompilationClaimed', 'ConfigurationPublished']);
}

/** The log going away is no reason for a compilation to fail: the job stays, and is done when the log is back. */
async function aLogThatGoesAwayFailsNoJob(claimed: ClaimedLog) {
  let failures = 0;
  const { clock, log, work } = await requestedCompilation(claimed, (connection) =>
    wrappedLog(connection, {
      append: async (...args) => {
        if (failures-- > 0) throw new LogUnavailable('away');
        return connection.append(...args);
      },
    }),
  );
  const goingAway: Compile = async (configuration, additions) => {
    failures = 1;
    return compileAtOnce(configuration, additions);
  };
  await assert.rejects(work(goingAway), LogUnavailable);
  assert.deepEqual(await typesOf(log, /^CompilationFailed$/), []);
  assert.equal(await work(), 'nothing_to_do', 'another one waits for it first');
  clock.advance(LAPSE_MS);
  assert.equal(await work(), 'published');
}
