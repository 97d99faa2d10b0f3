import type { DomainEvent } from '../../../domain/decider.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { inTables } from '../../../projections/projecting/in-tables.ts';
import type { Projection } from '../../../projections/projecting/projection.ts';
import type { Store } from '../../../projections/store/port.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import { Follower } from './follower.ts';
import { scribe } from './scribe.ts';

type Write = ReturnType<typeof scribe>['record'];
/** What `scribe` takes, as one value. */
export type WrittenCommit = readonly [
  stream: string,
  events: readonly DomainEvent[],
  Parameters<Write>[2]?,
];

/** What a view shows after commits: `await view(auditTrail).after(…)` is its store. */
export function view(projection: Projection) {
  return {
    after: async (...commits: readonly WrittenCommit[]): Promise<Store> => {
      const log = createMemoryLog();
      const { record } = scribe(log);
      for (const [stream, events, circumstances] of commits) {
        await record(stream, events, circumstances);
      }
      const store = openStore(':memory:');
      const faults: unknown[] = [];
      const onFault = (error: unknown) => faults.push(error);
      const follower = new Follower({ log, sink: inTables(store, projection), onFault });
      const head = await log.head();
      if (head !== undefined && !(await follower.waitFor(head, 5_000))) {
        throw new AggregateError(faults, `${projection.name} is ${follower.state}`);
      }
      await follower.stop();
      await log.close();
      return store;
    },
  };
}
