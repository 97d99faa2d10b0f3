import { describe } from 'vitest';
import * as defects from '../support/log-defects.ts';
import { describePlanted, type Planted } from '../support/planted.ts';
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
