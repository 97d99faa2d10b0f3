import { setTimeout as delay } from 'node:timers/promises';
import * as vitest from 'vitest';
import {
  type LogDefect,
  retryingAConflictAtAFreshRevision,
} from '../../support/defects/log-defects.ts';
import { describePlanted } from '../../support/defects/planted.ts';
import {
  type Cluster,
  startOnEventStore,
  startProcesses,
} from '../../support/histories/clusters.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { figureFrom, isNight } from '../../support/programme.ts';
import { describeStorm } from './storm.ts';

const { describe } = vitest;

const SECONDS = figureFrom('STORM_SECONDS', 0.8);

/** Milliseconds of an append, as of a real server under load: all who come meanwhile hold the same version. */
const APPEND_MS = 5;

async function onEventStore(through: LogDefect = (log) => log): Promise<Cluster> {
  const cluster = await startOnEventStore({ count: 1, through });
  cluster.server.latencyMs = () => APPEND_MS;
  return cluster;
}

describe.each([
  ['the embedded log', () => startProcesses(1)],
  ['EventStoreDB', () => onEventStore()],
])('64 writers with one version of one session, on %s,', (_, start: () => Promise<Cluster>) =>
  describeStorm(vitest, { start, seconds: SECONDS, isAlone: isNight }),
);

/** Longer than a call may take: all who lose hear after 2.8 s that it took too long. */
const BACK_OFF_MS = 3_000;

/** Something else is done once an append has lost. */
function afterConflicts(work: () => Promise<unknown>, before = async () => {}): LogDefect {
  return (log) =>
    wrappedLog(log, {
      append: async (...args) => {
        await before();
        const result = await log.append(...args);
        if (!result.ok) await work();
        return result;
      },
    });
}

const TIRED_MS = 100;

/** Each conflict keeps everybody else from appending for a while. */
function holdingEverybodyUp(): LogDefect {
  let held = Promise.resolve();
  return afterConflicts(
    async () => {
      held = held.then(() => delay(TIRED_MS));
    },
    async () => held,
  );
}

describePlanted('the story of a storm', describeStorm, { start: () => onEventStore() }, [
  {
    defect: 'a conflict that is tried again at a fresh revision',
    subject: { start: () => onEventStore(retryingAConflictAtAFreshRevision) },
    foundBy: 'let one writer of each version win, and write nothing for those that it refuses',
  },
  {
    defect: 'a back-off before whoever lost is told',
    subject: { start: () => onEventStore(afterConflicts(() => delay(BACK_OFF_MS))) },
    foundBy: 'refuse whoever loses as soon as others are answered who write',
  },
  {
    defect: 'a conflict that holds everybody up',
    subject: { start: () => onEventStore(holdingEverybodyUp()) },
    foundBy: 'leave other sessions their turns',
  },
]);
