import type { EventLog } from '../../../log/port.ts';

/** A log that does some things in another way than the one within. */
export function wrappedLog(log: EventLog, changes: Partial<EventLog>): EventLog {
  return {
    append: (...args) => log.append(...args),
    read: (...args) => log.read(...args),
    subscribe: (options) => log.subscribe(options),
    head: () => log.head(),
    health: () => log.health(),
    close: () => log.close(),
    ...changes,
  };
}
