import type { EventLog } from '../../../log/port.ts';

/** A log in which something happens around every append, of events and of drafts. */
export function aroundAppends(
  log: EventLog,
  around: <Result>(stream: string, append: () => Promise<Result>) => Promise<Result>,
): EventLog {
  return wrappedLog(log, {
    append: (...args) => around(args[0], () => log.append(...args)),
    ...(log.appendDraft && {
      appendDraft: (...args) => around(args[0], () => log.appendDraft!(...args)),
    }),
  });
}

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
