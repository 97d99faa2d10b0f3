import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import { logOutput } from './log-output.ts';
import { QUOTED, quotesText } from './quoted-text.ts';

let output: DestinationStream | undefined;

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
  if (destination !== undefined) return pino(options, destination);
  output ??= logOutput();
  return pino(options, output);
}

/** A parser's message quotes the text that it could not read, which may be anybody's. */
function serializeFault(error: Error): object {
  const { raw: _, ...serialized } = stdSerializers.err(error);
  return quotesText(error) ? { ...serialized, message: QUOTED, stack: QUOTED } : serialized;
}
