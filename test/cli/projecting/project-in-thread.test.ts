import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Worker, WorkerOptions } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../../cli/logging/logger.ts';
import { projectInThread } from '../../../cli/projecting/project-in-thread.ts';
import { ProjectorClient } from '../../../cli/projecting/projector-client.ts';
import { openEmbeddedLog } from '../../../log/embedded/embedded-log.ts';
import { HEAP_FULL } from '../../../log/embedded/heap-room.ts';
import type { EventLog } from '../../../log/port.ts';
import { STORED_VIEWS } from '../../../projections/stored-views.ts';
import {
  feedHere,
  lastingConversations,
  meanwhile,
  rowsIn,
} from '../../support/conversations/lasting-conversations.ts';
import { recordConversations } from '../../support/conversations/recorded-conversations.ts';
import { Random } from '../../support/hostile/random.ts';
import { linksOf, SECRET } from '../../support/log/anchors.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { scribe } from '../../support/log/scribe.ts';
import { startProcess } from '../../support/processes/child-process.ts';
import { figureFrom, seedFrom } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** `FEEDING_SEED` has a run do what another one did; `FEEDING_KILLS` says how often the process is killed. */
const SEED = seedFrom('FEEDING_SEED');
const KILLS = figureFrom('FEEDING_KILLS', 2);
const TIMEOUT_MS = 240_000;
const PATIENCE_MS = 60_000;
const FILLING = new URL('../../support/processes/entries/filling-process.ts', import.meta.url);
const FEEDING = new URL('../../support/processes/entries/feeding-process.ts', import.meta.url);

/** The threads that feed views, and what the next ones are started with on top. */
const threads = vi.hoisted(() => ({ begun: [] as Worker[], limits: [] as WorkerOptions[] }));

vi.mock('node:worker_threads', async (load) => {
  const actual = await load<typeof import('node:worker_threads')>();
  class Watched extends actual.Worker {
    constructor(entry: URL, options: WorkerOptions) {
      const isFeeding = String(entry).includes('projector-worker');
      super(entry, isFeeding ? { ...options, ...threads.limits.shift() } : options);
      if (isFeeding) threads.begun.push(this);
    }
  }
  return { ...actual, Worker: Watched };
});

let directory: string;
let log: EventLog;
let random: Random;

beforeEach(async () => {
  directory = await newTemporaryDirectory();
  log = await openEmbeddedLog({ file: inDirectory('log.db') });
  random = new Random(SEED);
  threads.begun.length = 0;
  threads.limits.length = 0;
});

afterEach(async () => {
  await log.close();
  rmSync(directory, { recursive: true, force: true });
});

function inDirectory(name: string): string {
  return join(directory, name);
}

/** Feeds the views of the log in a thread; `seen` are the events that were handed over, in that order. */
function feed() {
  const seen: string[] = [];
  const logger = createLogger('silent');
  const told = vi.spyOn(logger, 'error');
  const client = new ProjectorClient({
    start: projectInThread({
      log: { dataDir: directory, eventLogUrl: undefined },
      readModels: { viewsUrl: undefined, dataDir: directory },
      anchors: { file: inDirectory('anchors.jsonl'), secret: SECRET },
    }),
    stored: STORED_VIEWS.map(({ name }) => name),
    memory: [
      { name: 'seen', categories: ['session', 'configuration'], apply: ({ id }) => seen.push(id) },
    ],
    isAnchored: true,
    logger,
  });
  return { client, seen, told };
}

async function passedAll(client: ProjectorClient): Promise<boolean> {
  const head = (await log.head())!;
  const passed = [...client.views, client.anchored!].map((view) => view.waitFor(head, 1_000));
  return (await Promise.all(passed)).every(Boolean);
}

async function untilAllPassed(client: ProjectorClient): Promise<void> {
  await expect.poll(() => passedAll(client), { timeout: PATIENCE_MS, interval: 50 }).toBe(true);
}

/** What every view has is what one reading of the log gives. */
async function expectAsIfFedOnce(): Promise<void> {
  await feedHere(inDirectory('log.db'), inDirectory('fed-once.db'));
  expect(rowsIn(inDirectory('read-models.db'))).toEqual(rowsIn(inDirectory('fed-once.db')));
}

async function expectNothingSkippedOrDoubled(seen: readonly string[]): Promise<void> {
  const events = await eventsOf(log);
  const wanted = events.filter(({ stream }) => /^(session|configuration)-/.test(stream));
  expect(seen).toEqual(wanted.map(({ id }) => id));
  await expectAsIfFedOnce();
}

describe(`the thread that feeds the views, by the seed ${SEED},`, { timeout: TIMEOUT_MS }, () => {
  it.each<[string, (thread: Worker) => void]>([
    ['is ended', (thread) => void thread.terminate()],
    ['throws', (thread) => thread.postMessage({ kind: 'wait', views: null })],
  ])('goes on where it was when it %s, with nothing skipped or doubled', async (_, end) => {
    await recordConversations(log);
    const goOn = lastingConversations(log, random);
    const { client, seen, told } = feed();
    await untilAllPassed(client);
    await meanwhile(goOn, delay(random.below(200)));
    end(threads.begun.at(-1)!);
    await meanwhile(
      goOn,
      vi.waitFor(() => expect(threads.begun).toHaveLength(2), PATIENCE_MS),
    );
    await untilAllPassed(client);
    expect(told.mock.calls.map(([, message]) => message)).toEqual([
      'the feeding of the views ended and is started again',
    ]);
    await client.stop();
    await expectNothingSkippedOrDoubled(seen);
    expect(client.anchors).toMatchObject({ isAsAnchored: true, unanchored: 0 });
  });

  it('takes nothing else with it when it runs out of memory, and is started again', async () => {
    threads.limits.push({ resourceLimits: { maxOldGenerationSizeMb: 48 } });
    await recordConversations(log);
    const { client, seen, told } = feed();
    await untilAllPassed(client);
    const [thread] = threads.begun;
    for (let nth = 0; nth < 10_000; nth++) {
      const keyId = `${nth}${'k'.repeat(10_000)}`;
      thread!.postMessage({ kind: 'keyUse', keyId, minute: nth });
    }
    await vi.waitFor(() => expect(threads.begun).toHaveLength(2), PATIENCE_MS);
    await untilAllPassed(client);
    const [fields] = told.mock.calls[0]! as unknown as [{ readonly err: Error }];
    expect(fields.err.message).toMatch(/memory/);
    await client.stop();
    await expectNothingSkippedOrDoubled(seen);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['its own', ['48'], []],
    ['the process’s', [], ['--max-old-space-size=64']],
  ])(
    'ends before it is inside SQLite’s binding without room in its heap, which would end the process, where the limit is %s',
    async (_, limits, flags) => {
      const { record } = scribe(log);
      const facts = { text: 'x'.repeat(10_000) };
      const notes = Array.from({ length: 50 }, () => ({ type: 'Noted', facts }));
      await record('note-a', notes);
      const filling = await startProcess(
        FILLING,
        [inDirectory('log.db'), 'note-a', ...limits],
        flags,
      );
      expect(await filling.exit).toBe(0);
      expect(filling.lines).toEqual([String(HEAP_FULL)]);
    },
  );

  it('stores and anchors what was written before it is stopped', async () => {
    const { client, seen } = feed();
    await untilAllPassed(client);
    await recordConversations(log);
    await client.stop();
    const events = await eventsOf(log);
    expect(client.anchors).toMatchObject({ unanchored: 0, last: { count: linksOf(events) } });
    await expectNothingSkippedOrDoubled(seen);
  });
});

describe(`the process around it, by the seed ${SEED},`, { timeout: TIMEOUT_MS }, () => {
  it('may be killed in the midst of a batch: what was stored is gone on from', async () => {
    await recordConversations(log);
    const goOn = lastingConversations(log, random);
    for (let kill = 0; kill < KILLS; kill++) {
      const feeding = await startProcess(FEEDING, [directory, SECRET]);
      await meanwhile(
        goOn,
        feeding.until((lines) => lines.includes('started')),
      );
      const killed = delay(20 + random.below(200)).then(() => feeding.kill('SIGKILL'));
      await meanwhile(goOn, killed);
    }
    const { client, seen } = feed();
    await untilAllPassed(client);
    await client.stop();
    await expectNothingSkippedOrDoubled(seen);
    expect(client.anchors).toMatchObject({ isAsAnchored: true, unanchored: 0 });
  });

  it('exits as it means to while the thread is at work', async () => {
    await recordConversations(log);
    const goOn = lastingConversations(log, random);
    for (let exit = 0; exit < KILLS; exit++) {
      const exiting = await startProcess(FEEDING, [directory, SECRET, String(random.below(60))]);
      await meanwhile(goOn, exiting.exit);
      expect(await exiting.exit).toBe(3);
    }
  });
});
