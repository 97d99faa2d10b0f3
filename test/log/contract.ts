/** What every log promises, whatever it is built on: one suite, run by each of them. */
import { afterAll, beforeAll, describe } from 'vitest';
import type { EventLog } from '../../log/port.ts';
import { describeAppends } from './contract-appends.ts';
import { describeClosing } from './contract-closing.ts';
import { describeReads } from './contract-reads.ts';
import { describeRepeats } from './contract-repeats.ts';
import { describeSubscriptions } from './contract-subscriptions.ts';
import type { LogStorage, LogUnderTest } from './log-under-test.ts';

/** Holds a log to the port's promises. All cases share one storage and use streams of their own. */
export function describeEventLog(name: string, subject: LogUnderTest): void {
  describe(name, () => {
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
    describeAppends(current);
    describeRepeats(current);
    describeReads(current);
    describeSubscriptions(current, subject);
    describeClosing(subject);
  });
}
