import { randomUUID } from 'node:crypto';
import type {
  AppendResult,
  EventLog,
  FeedItem,
  NewEvent,
  RecordedEvent,
  SubscribeOptions,
} from '../../../log/port.ts';

/** One place where a log keeps its events, shared by the cases of a suite. */
export interface LogStorage {
  /** Opens a handle; a further call opens another one on the same events. */
  open(): Promise<EventLog>;
  dispose(): Promise<void>;
}

export interface LogUnderTest {
  readonly name: string;
  createStorage(): Promise<LogStorage>;
  /** Why a storage can be opened only once; absent where several handles may share it. */
  readonly oneHandleOnly?: string;
  /** A well-formed position far ahead of anything the suite writes. */
  readonly positionAhead: string;
}

let names = 0;

/** A category of streams that no other case uses. */
export function newCategory(): string {
  names += 1;
  return `case${names}x${randomUUID().slice(0, 8)}`;
}

export function newStream(category = newCategory()): string {
  names += 1;
  return `${category}-${names}`;
}

export function newEvent(fields: Partial<NewEvent> = {}): NewEvent {
  return { id: randomUUID(), type: 'Happened', data: '{"n":1}', metadata: '{}', ...fields };
}

export function newEvents(count: number): NewEvent[] {
  return Array.from({ length: count }, (_, n) => newEvent({ data: JSON.stringify({ n }) }));
}

export type Written = Extract<AppendResult, { ok: true }>;

/** Appends and insists on success. */
export async function write(
  log: EventLog,
  stream: string,
  events: readonly NewEvent[],
  expected: 'none' | number = 'none',
): Promise<Written> {
  const result = await log.append(stream, events, { expected });
  if (!result.ok) throw new Error(`conflict: ${stream} is at ${result.actual}, not ${expected}`);
  return result;
}

/** What a subscription delivers until `enough` says so. */
export async function collect(
  log: EventLog,
  options: Omit<SubscribeOptions, 'signal'>,
  enough: (items: readonly FeedItem[]) => boolean,
): Promise<FeedItem[]> {
  const stop = new AbortController();
  const items: FeedItem[] = [];
  for await (const item of log.subscribe({ ...options, signal: stop.signal })) {
    items.push(item);
    if (enough(items)) stop.abort();
  }
  return items;
}

export function untilCaughtUp(items: readonly FeedItem[]): boolean {
  return items.at(-1)?.kind === 'caughtUp';
}

export function untilEvents(count: number): (items: readonly FeedItem[]) => boolean {
  return (items) => eventsOf(items).length >= count;
}

export function eventsOf(items: readonly FeedItem[]): RecordedEvent[] {
  return items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));
}

export function idsOf(events: readonly { readonly id: string }[]): string[] {
  return events.map((event) => event.id);
}
