import { type EventLog, LogUnavailable } from '../../../log/port.ts';
import { newLog } from './new-log.ts';

/** What goes wrong with an operation on a stream: an error, or nothing ever again. */
type Fault = Error | 'hang';

export interface FaultyLog extends EventLog {
  /** Asked before every append and read; undefined lets it pass. */
  fault: (operation: 'append' | 'read', stream: string) => Fault | undefined;
}

/** The log in memory, failing on demand. */
export function createFaultyLog(inner: EventLog = newLog()): FaultyLog {
  const check = (operation: 'append' | 'read', stream: string): Promise<void> => {
    const fault = log.fault(operation, stream);
    if (fault === 'hang') return new Promise(() => {});
    return fault ? Promise.reject(fault) : Promise.resolve();
  };
  const log: FaultyLog = {
    fault: () => undefined,
    append: async (stream, events, options) => {
      await check('append', stream);
      return inner.append(stream, events, options);
    },
    read: async (stream, options) => {
      await check('read', stream);
      return inner.read(stream, options);
    },
    subscribe: (options) => inner.subscribe(options),
    head: () => inner.head(),
    health: async () => {
      const fault = log.fault('read', '');
      if (fault instanceof Error && !(fault instanceof LogUnavailable)) throw fault;
      return fault ? 'down' : inner.health();
    },
    close: () => inner.close(),
  };
  return log;
}
