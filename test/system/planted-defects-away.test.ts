import { connect } from 'node:net';
import { describe } from 'vitest';
import { MemoryCoordination } from '../../coordination/memory.ts';
import * as logs from '../support/defects/log-defects.ts';
import { describePlanted, type Planted } from '../support/defects/planted.ts';
import * as services from '../support/defects/service-defects.ts';
import type { Suite } from '../support/defects/suite.ts';
import { NO_REDIS_SERVER } from '../support/processes/redis-server.ts';
import { describeExpiry, type Expiring, KEEPING_TIME } from './clocks/expiry.ts';
import { describeRedisMoments } from './instances/redis-moments.ts';
import { describeSharedRedis } from './instances/shared-redis.ts';
import { AS_IT_IS, type SharedParts, type Sharing } from './instances/sharing.ts';
import { type Around, anOutageIsOvercome, OUTAGES } from './outages/log-away.ts';

/** The stories of what expires, and of what goes away, are themselves held to something. */

const HOUR_MS = 3_600_000;

const anHourEarly = (now: () => number) =>
  services.missingReceipts((at) => now() - at < 23 * HOUR_MS);

const EXPIRY_DEFECTS: readonly Planted<Expiring>[] = [
  {
    defect: 'a receipt that never expires',
    subject: {
      ...KEEPING_TIME,
      before: (instance) => services.remembering(instance, services.inThisProcess()),
    },
    foundBy: 'an Idempotency-Key > of create is new at 24:00:00.001, and replays from then on',
  },
  {
    defect: 'a receipt that expires by the wall clock',
    subject: { ...KEEPING_TIME, parts: async () => ({ now: Date.now }) },
    foundBy: 'an Idempotency-Key > of feedback is new at 24:00:00.001, and replays from then on',
  },
  {
    defect: 'a receipt that expires by the second',
    subject: {
      ...KEEPING_TIME,
      parts: async (_, { now }) => ({ now: () => Math.floor(now() / 1_000) * 1_000 }),
    },
    foundBy: 'an Idempotency-Key > of events is new at 24:00:00.001, and replays from then on',
  },
  {
    defect: 'a receipt that expires an hour early',
    subject: {
      ...KEEPING_TIME,
      through: (log, { now }, n) => (n === 2 ? anHourEarly(now)(log) : log),
    },
    foundBy: 'an Idempotency-Key > of next replays until 23:59:59.999',
  },
  {
    defect: 'a receipt that a rebuild does not find',
    subject: {
      ...KEEPING_TIME,
      through: (log, _, n) => (n === 2 ? services.missingReceipts(() => false)(log) : log),
    },
    foundBy: 'an Idempotency-Key > of publish replays until 23:59:59.999',
  },
  {
    defect: 'a receipt that counts from its last repeat',
    subject: {
      ...KEEPING_TIME,
      before: (instance, { now }) => services.remembering(instance, services.fromTheLastUse(now)),
    },
    foundBy: 'an Idempotency-Key > counts from its first use, however often it is repeated',
  },
];

describePlanted('the suite of expiry', describeExpiry, KEEPING_TIME, EXPIRY_DEFECTS);

/** Whether Redis answers a PING within 300 ms, seen from an instance. */
function isThere({ proxy }: SharedParts): () => Promise<boolean> {
  return () =>
    new Promise((resolve) => {
      const socket = connect(proxy.port, '127.0.0.1');
      const end = (answer: boolean) => {
        clearTimeout(timer);
        socket.destroy();
        resolve(answer);
      };
      const timer = setTimeout(() => end(false), 300);
      socket.on('error', () => end(false)).on('close', () => end(false));
      socket.on('data', () => end(true)).write('PING\r\n');
    });
}

const REDIS_DEFECTS: readonly Planted<Sharing>[] = [
  {
    defect: 'a lock that is trusted as the fence',
    subject: { ...AS_IT_IS, through: logs.droppingTheExpectedRevision },
    foundBy:
      'has one effect and one answer when a Redis forgets everything when its lock is asked for elsewhere',
  },
  {
    defect: 'answers that are kept in Redis only',
    subject: {
      ...AS_IT_IS,
      before: (instance, redis) =>
        services.remembering(services.knowingNoKeys(instance), services.inRedis(redis)),
    },
    foundBy: 'changes no stored answer when it is restored from an old dump',
  },
  {
    defect: 'a limit that refuses everybody while Redis is away',
    subject: {
      ...AS_IT_IS,
      within: (coordination, parts) => services.failingClosed(coordination, isThere(parts)),
    },
    foundBy: 'changes no effect and no answer when it was killed',
  },
  {
    defect: 'a fault of Redis that is passed on',
    subject: {
      ...AS_IT_IS,
      within: (coordination, parts) => services.throwingWhenAway(coordination, isThere(parts)),
    },
    foundBy: 'changes no effect and no answer when it is silent',
  },
  {
    defect: 'a silent Redis that every request waits for',
    subject: {
      ...AS_IT_IS,
      within: (coordination, parts) => services.waitingLong(coordination, isThere(parts)),
    },
    foundBy: 'adds less than 100 ms to an answer while it is silent, and no error',
  },
  {
    defect: 'requests that each process counts for itself',
    subject: { ...AS_IT_IS, within: (_, { now }) => new MemoryCoordination(now) },
    foundBy: 'counts the requests of a key over all instances, and says when to come again',
  },
];

function describeShared(suite: Suite, sharing: Sharing): void {
  describeSharedRedis(suite, sharing);
  describeRedisMoments(suite, sharing);
}

describe.skipIf(NO_REDIS_SERVER)(`with a Redis [${NO_REDIS_SERVER ?? 'real'}],`, () => {
  describePlanted('the suites of what is shared', describeShared, AS_IT_IS, REDIS_DEFECTS);
});

const IS_STOPPED = 'is told within 3 s and healed within 5 s, with every effect once';

function describeOutage({ it }: Suite, around: Around): void {
  it(IS_STOPPED, () => anOutageIsOvercome(OUTAGES['is stopped']!, around));
}

describePlanted('the story of a log that goes away', describeOutage, {}, [
  {
    defect: 'an outage that looks like a fault of the service',
    subject: { through: services.takingAnOutageForAFault },
    foundBy: IS_STOPPED,
  },
  {
    defect: 'a refusal that comes late',
    subject: { before: services.refusingLate },
    foundBy: IS_STOPPED,
  },
  {
    defect: 'an outage that nobody is told of',
    subject: { through: logs.alwaysWell },
    foundBy: IS_STOPPED,
  },
  {
    defect: 'an append that is made up for when the log is back, though it was refused',
    subject: { through: services.writingLater },
    foundBy: IS_STOPPED,
  },
]);
