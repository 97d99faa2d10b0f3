import { chainLink, linkOf, withChain, withoutChain } from './chain.ts';
import { encodeCommitData } from './event-data.ts';
import type { EventData } from './event-schema.ts';
import type { SealedPlace, SealKey } from './sealing.ts';

/** An event as it lies in a log. */
type StoredPlace = SealedPlace & { readonly data: string; readonly metadata: string };

/** What becomes of what is private and lies open: it is sealed, left out where it was erased, or stays in streams that have no key. */
export type Sealing = SealKey | 'erased' | undefined;

/**
 * The events of a commit of an older build as this one stores them: what is private sealed, and the client's ids of
 * messages, which stood among the facts, with it. Streams, revisions, ids, types and all other metadata stay; links
 * are made anew where there were links.
 * @param previous link of the stream before it
 * @throws SyntaxError for what is no JSON
 */
export function sealOlderCommit<Event extends StoredPlace>(
  commit: readonly Event[],
  previous: string,
  sealing: Sealing,
): { readonly events: readonly Event[]; readonly last: string } {
  const data = dataOf(commit, sealing);
  let last = previous;
  let covered: Parameters<typeof chainLink>[2][number][] = [];
  const events = commit.map((event, index) => {
    const { revision, id, type } = event;
    const unchained = withoutChain(event.metadata);
    covered.push({ revision, id, type, data: data[index]!, unchained });
    if (linkOf(event) === undefined) return { ...event, data: data[index]! };
    last = chainLink(last, event.stream, covered);
    covered = [];
    return { ...event, data: data[index]!, metadata: withChain(unchained, last) };
  });
  return { events, last };
}

/** What is open of a commit is sealed as a whole where none of it was sealed before; else event by event. */
function dataOf(commit: readonly StoredPlace[], sealing: Sealing): readonly string[] {
  const stored = commit.map(({ data }) => data);
  if (sealing === undefined || !commit.some(({ data }) => isOpen(data))) return stored;
  const parsed = commit.map(({ type, data }) => withoutMessageId(type, JSON.parse(data)));
  if (sealing === 'erased') return parsed.map(({ private: _, ...data }) => JSON.stringify(data));
  if (!commit.some(({ data }) => isSealed(data))) return encodeCommitData(parsed, commit, sealing);
  return commit.map((event, index) =>
    isSealed(event.data) ? event.data : encodeCommitData([parsed[index]!], [event], sealing)[0]!,
  );
}

function isOpen(data: string): boolean {
  const { private: part, facts } = JSON.parse(data) as EventData;
  return part !== undefined || hasMessageId(facts);
}

function isSealed(data: string): boolean {
  const stored = JSON.parse(data) as object;
  return Object.hasOwn(stored, 'sealed') || Object.hasOwn(stored, 'sealed_texts');
}

/** The events whose facts held the client's own id of a message. */
const WITH_MESSAGE_ID: ReadonlySet<string> = new Set(['TurnRecorded', 'QuestionOutcomeRecorded']);

function hasMessageId(facts: object): facts is { readonly message_id: string } {
  return typeof (facts as { readonly message_id?: unknown }).message_id === 'string';
}

function withoutMessageId(type: string, data: EventData): EventData {
  if (!WITH_MESSAGE_ID.has(type) || !hasMessageId(data.facts)) return data;
  const { message_id, ...facts } = data.facts;
  return { ...data, facts, private: { message_id, ...data.private } };
}
