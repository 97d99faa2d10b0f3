/** What every log demands of an append, and how it judges one; shared so that all logs answer alike. */
import { type AppendResult, type ExpectedRevision, type NewEvent, TooLarge } from './port.ts';

/** Bytes of UTF-8 of one event's type, data and metadata together. */
export const EVENT_BYTES_MAX = 256 * 1024;
/** Bytes of UTF-8 of all events of one append. */
export const APPEND_BYTES_MAX = 960 * 1024;
const STREAM_NAME_BYTES_MAX = 512;

/**
 * The expected last revision as a number: -1 for a stream that must be absent.
 * @throws TypeError for anything but 'none' or a non-negative safe integer
 */
export function expectedLast(expected: ExpectedRevision): number {
  if (expected === 'none') return -1;
  if (Number.isSafeInteger(expected) && expected >= 0) return expected;
  throw new TypeError(`expected must be 'none' or a revision, not ${String(expected)}`);
}

/**
 * Refuses before anything is queued or sent what no log could store faithfully.
 * @throws TypeError for a caller's mistake, TooLarge for too many bytes
 */
export function assertAppendable(stream: string, events: readonly NewEvent[]): void {
  assertStreamName(stream);
  if (events.length === 0) throw new TypeError('an append needs at least one event');
  for (const event of events) {
    if (!isUuid(event.id)) throw new TypeError(`not a lower-case UUID: ${event.id}`);
    if (event.type === '') throw new TypeError('an event needs a type');
    assertText(event.type, 'type');
    assertText(event.data, 'data');
    assertText(event.metadata, 'metadata');
  }
  assertSizes(events);
}

/** @throws TooLarge when an event or the whole append is over the log's limits */
function assertSizes(events: readonly NewEvent[]): void {
  let total = 0;
  for (const event of events) {
    const bytes =
      Buffer.byteLength(event.data) +
      Buffer.byteLength(event.metadata) +
      Buffer.byteLength(event.type);
    if (bytes > EVENT_BYTES_MAX) throw new TooLarge('event', bytes, EVENT_BYTES_MAX);
    total += bytes;
  }
  if (total > APPEND_BYTES_MAX) throw new TooLarge('append', total, APPEND_BYTES_MAX);
}

const UUID_LENGTH = 36;
const HYPHEN = 0x2d;

/** In lower case. Unit by unit, which a pattern takes three times as long for. */
function isUuid(id: string): boolean {
  if (id.length !== UUID_LENGTH) return false;
  for (let at = 0; at < UUID_LENGTH; at++) {
    const isHyphen = at === 8 || at === 13 || at === 18 || at === 23;
    const unit = id.charCodeAt(at);
    if (isHyphen ? unit !== HYPHEN : !isHexDigit(unit)) return false;
  }
  return true;
}

/** `0` to `9`, `a` to `f`. */
function isHexDigit(unit: number): boolean {
  return (unit >= 0x30 && unit <= 0x39) || (unit >= 0x61 && unit <= 0x66);
}

/** @throws TypeError for a name that one of the logs could not take */
export function assertStreamName(stream: string): void {
  if (
    stream === '' ||
    stream.startsWith('$') ||
    Buffer.byteLength(stream) > STREAM_NAME_BYTES_MAX
  ) {
    throw new TypeError(`not a stream's name: ${JSON.stringify(stream.slice(0, 80))}`);
  }
  assertText(stream, 'stream');
}

/** A raw U+0000 or half a surrogate pair is not JSON text and would not come back as it went in. */
function assertText(text: string, what: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new TypeError(`the ${what} holds U+0000 or a lone surrogate`);
  }
}

export interface AppendAttempt {
  /** Last revision the caller counts on, -1 for none. */
  readonly expected: number;
  /** Last revision of the stream, -1 when it is absent. */
  readonly last: number;
  readonly ids: readonly string[];
  /** Id of the stored event at a revision that exists. */
  readonly idAt: (revision: number) => string | undefined;
}

export type AppendJudgement = 'write' | 'resent' | 'conflict';

/**
 * The decision table of EventStoreDB for exact revisions: at the tail an append is written without looking
 * at ids; behind it, it is the repeat of an earlier one exactly when all its ids stand there in order.
 */
export function judgeAppend(attempt: AppendAttempt): AppendJudgement {
  const { expected, last, ids, idAt } = attempt;
  if (expected === last) return 'write';
  if (expected > last || expected + ids.length > last) return 'conflict';
  return ids.every((id, index) => idAt(expected + 1 + index) === id) ? 'resent' : 'conflict';
}

/** @param last the stream's last revision, -1 when it is absent */
export function conflictAt(last: number): AppendResult {
  return { ok: false, actual: last < 0 ? null : last };
}
