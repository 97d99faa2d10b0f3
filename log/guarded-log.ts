import type { EventLog, LogUnavailable } from './port.ts';

/**
 * The log, but it takes no append while something speaks against it; it can be read all the same. In the service that is what its
 * follower finds (`cli/projecting/projector-client.ts`); a command looks once, before it begins (`cli/assert-as-anchored.ts`).
 */
export function guardedLog(log: EventLog, refusal: () => LogUnavailable | undefined): EventLog {
  const guarded = <Result>(append: () => Promise<Result>): Promise<Result> => {
    const refused = refusal();
    return refused ? Promise.reject(refused) : append();
  };
  return {
    append: (...args) => guarded(() => log.append(...args)),
    ...(log.appendDraft && {
      appendDraft: (...args) => guarded(() => log.appendDraft!(...args)),
    }),
    read: (...args) => log.read(...args),
    subscribe: (options) => log.subscribe(options),
    head: () => log.head(),
    health: () => log.health(),
    close: () => log.close(),
  };
}
