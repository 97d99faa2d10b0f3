import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import { QUOTED, quotesText } from './quoted-text.ts';

/**
 * The process's log: JSON lines of ids, sizes, codes and timings. What is logged is chosen field by field, so
 * that no text of a conversation gets into it; faults are the one thing written whole.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serializeFault },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A parser's message quotes the text that it could not read, which may be anybody's. */
function serializeFault(error: Error): object {
  const { raw: _, ...serialized } = stdSerializers.err(error);
  return quotesText(error) ? { ...serialized, message: QUOTED, stack: QUOTED } : serialized;
}
