import { type EventLog, WritesRefused } from './port.ts';

/** The log, but it takes no append while `refusal` says why; it can be read all the same. */
export function guardedLog(log: EventLog, refusal: () => string | undefined): EventLog {
  return {
    append: (...args) => {
      const reason = refusal();
      return reason === undefined ? log.append(...args) : Promise.reject(new WritesRefused(reason));
    },
    read: (...args) => log.read(...args),
    subscribe: (options) => log.subscribe(options),
    head: () => log.head(),
    health: () => log.health(),
    close: () => log.close(),
  };
}
