/** What every log promises, whatever it is built on: one suite, run by each of them. */
import type { EventLog } from '../../../log/port.ts';
import type { Suite } from '../../support/defects/suite.ts';
import { describeAppends } from './appends.ts';
import { describeClosing } from './closing.ts';
import type { LogStorage, LogUnderTest } from './log-under-test.ts';
import { describeReads } from './reads.ts';
import { describeRepeats } from './repeats.ts';
import { describeSubscriptions } from './subscriptions.ts';

/** Holds a log to the port's promises. All cases share one storage and use streams of their own. */
export function describeEventLog(suite: Suite, subject: LogUnderTest): void {
  const { describe, beforeAll, afterAll } = suite;
  describe(subject.name, () => {
    let storage: LogStorage;
    let log: EventLog;
    beforeAll(async () => {
      storage = await subject.createStorage();
      log = await storage.open();
    });
    afterAll(async () => {
      await log.close();
      await storage.dispose();
    });
    const current = () => log;
    describeAppends(suite, current);
    describeRepeats(suite, current);
    describeReads(suite, current);
    describeSubscriptions(suite, current, subject);
    describeClosing(suite, subject);
  });
}
