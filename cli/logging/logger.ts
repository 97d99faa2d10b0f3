import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import { logOutput } from './log-output.ts';
import { QUOTED, quotesText } from './quoted-text.ts';

let output: DestinationStream | undefined;

/**
 * The process's log: JSON lines of ids, sizes, codes and timings. What is logged is chosen field by field, so
 * that no text of a conversation gets into it; faults of the code are the one thing written whole.
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

/** Names of faults that lie outside: what is away says so itself, and where in the code it was met tells nobody more. */
const OUT_OF_REACH = /Unavailable$/;

/** A parser's message quotes the text that it could not read, which may be anybody's. */
function serializeFault(error: Error): object {
  const { raw: _, ...serialized } = stdSerializers.err(error);
  if (quotesText(error)) return { ...serialized, message: QUOTED, stack: QUOTED };
  return OUT_OF_REACH.test(error.name)
    ? { type: error.name, message: reasonOf(error) }
    : serialized;
}

/** With its cause, unless it quotes that already. */
function reasonOf({ message, cause }: Error): string {
  if (!(cause instanceof Error) || message.includes(cause.message)) return message;
  return `${message}: ${reasonOf(cause)}`;
}
