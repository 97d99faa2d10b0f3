import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import * as defects from '../../support/defects/log-defects.ts';
import { describePlanted, type Planted } from '../../support/defects/planted.ts';
import { LookalikeLog } from '../../support/eventstore/lookalike-log.ts';
import { type AdapterUnderTest, AS_IT_IS, describeFaults } from '../eventstoredb/faults.ts';
import { describeFeed } from '../eventstoredb/follow.ts';
import { describeEventLog } from './contract.ts';
import type { LogUnderTest } from './log-under-test.ts';
import { EMBEDDED, EVENTSTOREDB, MEMORY } from './subjects.ts';

/** The log's contract is itself held to something: what is wrong with a log, it finds. */

/** Defect, how it is planted, and the case that finds it. */
const DEFECTS: readonly [string, defects.LogDefect, string][] = [
  [
    'an expected revision that is dropped',
    defects.droppingTheExpectedRevision,
    'append > answers a conflict and writes nothing for a revision behind the last',
  ],
  [
    'a conflict that is tried again at a fresh revision',
    defects.retryingAConflictAtAFreshRevision,
    'append > lets exactly one of 64 concurrent appends on one new stream win',
  ],
  [
    '“none” that is taken for any',
    defects.takingNoneForAny,
    'append > answers a conflict and writes nothing for "none" on a stream that exists',
  ],
  [
    'an append in parts',
    defects.appendingOneByOne,
    'an append that is sent again > is a conflict when it is longer than what was written',
  ],
  [
    'ids that are lost when an append is sent again',
    defects.losingTheIds,
    'an append that is sent again > is answered as the first one and written once',
  ],
  [
    'ids that are held against the whole stream',
    defects.takingEveryKnownIdForARepeat,
    'an append that is sent again > is written a second time at the revision it ended at: ids protect no newer revision',
  ],
  [
    'an append that is acknowledged before it is there',
    defects.acknowledgingEarly,
    'read > sees an append as soon as it is answered',
  ],
  [
    'JSON that is written anew',
    defects.rewritingJson,
    'append > keeps data and metadata byte for byte: numbers as they were written',
  ],
  [
    'a stream that is read from a copy',
    defects.readingACopy,
    'read > sees an append as soon as it is answered',
  ],
  [
    'a page that lacks its last event',
    defects.pagingWithAGap,
    'read > walks a stream page by page without gap or repeat',
  ],
  [
    'an event that is delivered twice',
    defects.deliveringTwice,
    'subscribe > delivers from the beginning in the order of the log, then says it has caught up',
  ],
  [
    'an event that is passed over',
    defects.skippingAnEvent,
    'subscribe > delivers the events as a read gives them',
  ],
  [
    'events in another order',
    defects.deliveringOutOfOrder,
    'subscribe > gives every subscriber the same order',
  ],
  [
    'a checkpoint ahead of its event',
    defects.checkpointingAhead,
    'subscribe > never gives a checkpoint ahead of what it has delivered',
  ],
  [
    'a subscription that has caught up too early',
    defects.catchingUpEarly,
    'subscribe > delivers the events as a read gives them',
  ],
  [
    'a subscription that ends silently',
    defects.endingSilently,
    'subscribe > goes on live with what is appended after it caught up',
  ],
  [
    'a subscription that resumes one event too early',
    defects.resumingOneTooEarly,
    'subscribe > resumes after every position, event or checkpoint, without loss or repeat',
  ],
  [
    'a position of another log that is taken for the beginning',
    defects.takingUnknownPositionsForTheBeginning,
    'subscribe > refuses a position of another technology',
  ],
  [
    'a category that is taken for every one that begins alike',
    defects.takingAPrefixForACategory,
    'subscribe > takes no category for another that begins alike',
  ],
  [
    'a log that goes on after it was closed',
    defects.closingLate,
    'close > refuses what comes after it',
  ],
];

function planted(honest: LogUnderTest): Planted<LogUnderTest>[] {
  return DEFECTS.map(([defect, plant, foundBy]) => ({
    defect,
    subject: withDefect(honest, plant),
    foundBy: `${honest.name} > ${foundBy}`,
  }));
}

function withDefect(honest: LogUnderTest, plant: defects.LogDefect): LogUnderTest {
  return {
    ...honest,
    createStorage: async () => {
      const storage = await honest.createStorage();
      return { ...storage, open: async () => plant(await storage.open()) };
    },
  };
}

describe.each([MEMORY, EMBEDDED, EVENTSTOREDB].map((subject) => [subject.name, subject] as const))(
  '%s:',
  (_, honest) => {
    describePlanted('its contract', describeEventLog, honest, planted(honest));
  },
);

/** A call that is sent again is another one for the server: with other ids, at whatever revision is there. */
class ResentLog extends LookalikeLog {
  readonly #sent = new Set<string>();

  override append(
    ...[name, expected, events]: Parameters<LookalikeLog['append']>
  ): ReturnType<LookalikeLog['append']> {
    const { id } = events[0]!;
    const isResent = this.#sent.has(id);
    this.#sent.add(id);
    if (!isResent) return super.append(name, expected, events);
    const renewed = events.map((event) => ({ ...event, id: randomUUID() }));
    return super.append(name, BigInt(this.stream(name).length) - 1n, renewed);
  }
}

const ADAPTER: readonly Planted<AdapterUnderTest>[] = [
  {
    defect: 'a call that is sent again with fresh ids at a fresh revision',
    subject: { ...AS_IT_IS, serverLog: () => new ResentLog() },
    foundBy:
      'An append to EventStoreDB > is written once when the answer is lost, a hundred times at once',
  },
  {
    defect: 'an unknown outcome that is told as unwritten',
    subject: { ...AS_IT_IS, through: defects.takingTheUnknownForUnwritten },
    foundBy:
      'An append to EventStoreDB > is unknown when no try is answered and nothing of it is found',
  },
  {
    defect: 'a conflict that is tried again',
    subject: { ...AS_IT_IS, through: defects.retryingAConflictAtAFreshRevision },
    foundBy:
      'An append to EventStoreDB > is a conflict when others were first while its fate was unknown',
  },
  {
    defect: 'a stream that looks absent because it cannot be read',
    subject: { ...AS_IT_IS, through: defects.takingTheUnavailableForAbsent },
    foundBy:
      'A read from EventStoreDB > is unavailable when the server is silent, and leaves nothing open there',
  },
  {
    defect: 'a server that is away and said to be well',
    subject: { ...AS_IT_IS, through: defects.alwaysWell },
    foundBy: 'A cluster of EventStoreDB > without a leader is unavailable, and nothing is written',
  },
];

describePlanted('the suite of faults of EventStoreDB', describeFaults, AS_IT_IS, ADAPTER);

const IS_CUT =
  'A feed from EventStoreDB > delivers everything once and in order when a read is cut';

const FEED: readonly Planted<AdapterUnderTest>[] = [
  {
    defect: 'an event that is delivered twice',
    subject: { ...AS_IT_IS, through: defects.deliveringTwice },
    foundBy: IS_CUT,
  },
  {
    defect: 'an event that is passed over',
    subject: { ...AS_IT_IS, through: defects.skippingAnEvent },
    foundBy: IS_CUT,
  },
  {
    defect: 'events in another order',
    subject: { ...AS_IT_IS, through: defects.deliveringOutOfOrder },
    foundBy: IS_CUT,
  },
  {
    defect: 'a feed that ends when its server is killed',
    subject: { ...AS_IT_IS, through: defects.endingSilently },
    foundBy: 'A feed from EventStoreDB > goes on live after the server was killed and came back',
  },
  {
    defect: 'a checkpoint ahead of its event',
    subject: { ...AS_IT_IS, through: defects.checkpointingAhead },
    foundBy:
      'A feed from EventStoreDB > never gives a checkpoint ahead of what was consumed, however slowly',
  },
  {
    defect: 'a position of before a restore that is taken for the beginning',
    subject: { ...AS_IT_IS, through: defects.takingUnknownPositionsForTheBeginning },
    foundBy:
      'A feed from EventStoreDB > refuses a position where no event begins, as after a restore',
  },
];

describePlanted('the suite of feeds from EventStoreDB', describeFeed, AS_IT_IS, FEED);
