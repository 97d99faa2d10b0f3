import {
  CHAIN_START,
  chainLink,
  linkOf,
  withChain,
  withoutChain,
} from '../../../domain/recording/chain.ts';
import type { FindingKind } from '../../../domain/recording/finding.ts';
import { placeInCommit } from '../../../domain/recording/metadata.ts';
import type { RecordedEvent } from '../../../log/port.ts';
import { SOME_TIME } from '../given.ts';

/** What somebody who can write the storage may do to a log, without the secret of its anchors. */
export const MUTATIONS = [
  'alter the id',
  'alter the type',
  'alter the data',
  'alter the metadata',
  'alter the link',
  'alter the stream',
  'alter the revision',
  'remove an event',
  'remove several events',
  'remove the last event of a stream',
  'repeat an event',
  'insert a forged event',
  'swap two neighbours',
  'move an event back',
  'move an event forth',
  'replace an event by one of another tenant',
  'insert an event of another tenant',
  'cut the tail',
  'alter an event and link its stream anew',
  'remove an event and link its stream anew',
  'alter the last event of a stream and its link',
  'shift a part of a text over a line feed',
] as const;

export type Mutation = (typeof MUTATIONS)[number];

export interface Mutant {
  readonly events: readonly RecordedEvent[];
  /** 1-based place of the first event that is not as it was recorded. */
  readonly index: number;
  readonly kinds: readonly FindingKind[];
  /** 1-based place at which it shows at the latest where no anchor lies between: links tell no order of streams. */
  readonly showsAt?: number;
  /** The event that has to be named, as stream@revision. */
  readonly name?: string;
}

export interface Chance {
  /** Events of another log. */
  readonly foreign: readonly RecordedEvent[];
  /** 0 up to 1. */
  readonly next: () => number;
}

export function makeMutant(
  mutation: Mutation,
  events: readonly RecordedEvent[],
  chance: Chance,
): Mutant {
  const at = Math.floor(chance.next() * events.length);
  const mutant = MAKERS[mutation](events, at, chance);
  return { ...mutant, events: mutant.events.map(renumbered) };
}

/** Positions that tell nothing of what was done. */
function renumbered(event: RecordedEvent, index: number): RecordedEvent {
  return { ...event, position: `me1:${String(index + 1).padStart(20, '0')}` };
}

type Maker = (events: readonly RecordedEvent[], at: number, chance: Chance) => Mutant;

const ALTERED: readonly FindingKind[] = ['altered'];
const MISPLACED: readonly FindingKind[] = ['altered', 'removed', 'inserted'];
const GONE: readonly FindingKind[] = ['removed', 'cut'];
const ADDED: readonly FindingKind[] = ['inserted', 'altered', 'reordered'];

const MAKERS: Readonly<Record<Mutation, Maker>> = {
  'alter the id': (events, at) =>
    altered(events, at, { id: events[at]!.id.replace(/^./, (digit) => other(digit)) }),
  'alter the type': (events, at) => altered(events, at, { type: `${events[at]!.type}Twice` }),
  'alter the data': (events, at, { next }) =>
    altered(events, at, { data: flipped(events[at]!.data, next) }),
  'alter the metadata': (events, at, { next }) => {
    const { metadata } = events[at]!;
    const kept = linkOf(events[at]!) === undefined ? '}' : metadata.slice(-76);
    const flippable = metadata.slice(0, -kept.length);
    return altered(events, at, { metadata: flipped(flippable, next) + kept });
  },
  'alter the link': (events, start, { next }) => {
    const after = events.findIndex((event, index) => index >= start && linkOf(event) !== undefined);
    const at = Math.max(after, 0);
    const { metadata } = events[at]!;
    const place = metadata.length - 3 - Math.floor(next() * 64);
    return altered(events, at, {
      metadata: metadata.slice(0, place) + other(metadata[place]!) + metadata.slice(place + 1),
    });
  },
  'alter the stream': (events, at, { foreign }) => ({
    ...withoutName(altered(events, at, { stream: foreign[at % foreign.length]!.stream })),
    kinds: MISPLACED,
  }),
  'alter the revision': (events, at, { next }) => {
    const { revision } = events[at]!;
    const wrong = revision + (next() < 0.5 && revision > 0 ? -1 : 1 + Math.floor(next() * 3));
    return { ...withoutName(altered(events, at, { revision: wrong })), kinds: MISPLACED };
  },
  'remove an event': (events, at) => ({
    events: events.toSpliced(at, 1),
    index: at + 1,
    kinds: GONE,
    ...(isFollowed(events, at) ? { name: nameOf(events[at]!) } : {}),
  }),
  'remove several events': (events, at, { next }) => ({
    events: events.toSpliced(at, 2 + Math.floor(next() * 30)),
    index: at + 1,
    kinds: GONE,
  }),
  'remove the last event of a stream': (events, at) => {
    const last = events.findLastIndex(({ stream }) => stream === events[at]!.stream);
    return { events: events.toSpliced(last, 1), index: last + 1, kinds: GONE };
  },
  'repeat an event': (events, at) => ({
    events: events.toSpliced(at + 1, 0, events[at]!),
    index: at + 2,
    kinds: ADDED,
    name: nameOf(events[at]!),
  }),
  'insert a forged event': (events, at) => {
    const model = events[at]!;
    const before = events.slice(0, at).findLast(({ stream }) => stream === model.stream);
    const forged = linked(
      [{ ...model, data: '{"facts":{}}' }],
      (before && linkOf(before)) ?? CHAIN_START,
    );
    return {
      events: events.toSpliced(at, 0, forged),
      index: at + 1,
      kinds: ADDED,
      name: nameOf(forged),
    };
  },
  'swap two neighbours': (events, at) => {
    const first = Math.min(at, events.length - 2);
    const [one, two] = [events[first]!, events[first + 1]!];
    return {
      events: events.toSpliced(first, 2, two, one),
      index: first + 1,
      kinds: ['reordered'],
      name: nameOf(two),
    };
  },
  'move an event back': (events, at, { next }) => {
    const from = Math.max(1, at);
    const to = Math.floor(next() * from);
    const moved = events.toSpliced(from, 1).toSpliced(to, 0, events[from]!);
    return { events: moved, index: to + 1, kinds: ADDED, name: nameOf(events[from]!) };
  },
  'move an event forth': (events, at, { next }) => {
    const from = Math.min(at, events.length - 2);
    const to = from + 1 + Math.floor(next() * (events.length - 1 - from));
    const moved = events.toSpliced(from, 1).toSpliced(to, 0, events[from]!);
    return { events: moved, index: from + 1, showsAt: to + 1, kinds: ['removed', 'reordered'] };
  },
  'replace an event by one of another tenant': (events, at, { foreign }) => ({
    events: events.with(at, foreign[at % foreign.length]!),
    index: at + 1,
    kinds: MISPLACED,
  }),
  'insert an event of another tenant': (events, at, { foreign }) => ({
    events: events.toSpliced(at, 0, foreign[at % foreign.length]!),
    index: at + 1,
    kinds: ADDED,
    name: nameOf(foreign[at % foreign.length]!),
  }),
  'cut the tail': (events, at) => {
    const kept = Math.min(events.length - 1, at);
    return { events: events.slice(0, kept), index: kept + 1, kinds: ['cut'] };
  },
  'alter an event and link its stream anew': (events, at) => {
    const forged = { ...events[at]!, data: '{"facts":{"figure":0}}' };
    return {
      events: relinked(events.with(at, forged), forged.stream),
      index: at + 1,
      kinds: ALTERED,
      name: nameOf(forged),
    };
  },
  'remove an event and link its stream anew': (events, at) => {
    const { stream } = events[at]!;
    return {
      events: relinked(events.toSpliced(at, 1), stream),
      index: at + 1,
      // With all later links of the stream new, nothing says that it was not altered.
      kinds: ['removed', 'altered', 'cut'],
    };
  },
  'alter the last event of a stream and its link': (events, at) => {
    const last = events.findLastIndex(({ stream }) => stream === events[at]!.stream);
    const forged = { ...events[last]!, data: '{"facts":{"figure":0}}' };
    return {
      events: relinked(events.with(last, forged), forged.stream),
      index: last + 1,
      kinds: ALTERED,
      name: nameOf(forged),
    };
  },
  'shift a part of a text over a line feed': (events, at) => {
    const { data, type } = events[at]!;
    return altered(events, at, { type: `${type}\n${data}`, data: '' });
  },
};

/** Whether the chain of its stream misses the event, which alone knows its name. */
function isFollowed(events: readonly RecordedEvent[], at: number): boolean {
  return events.slice(at + 1).some(({ stream }) => stream === events[at]!.stream);
}

function altered(
  events: readonly RecordedEvent[],
  at: number,
  fields: Partial<RecordedEvent>,
): Mutant {
  const event = { ...events[at]!, ...fields };
  return {
    events: events.with(at, event),
    index: at + 1,
    kinds: ALTERED,
    name: nameOf(event),
  };
}

function withoutName({ name: _, ...mutant }: Mutant): Mutant {
  return mutant;
}

function nameOf({ stream, revision }: RecordedEvent): string {
  return `${stream}@${revision}`;
}

/** Another character in one place. */
function flipped(text: string, next: () => number): string {
  const place = Math.floor(next() * text.length);
  return text.slice(0, place) + other(text[place]!) + text.slice(place + 1);
}

function other(character: string): string {
  return character === '0' ? '1' : '0';
}

/** The last of these events with a link over all of them that follows the one given, where it carries one. */
function linked(covered: readonly RecordedEvent[], before: string): RecordedEvent {
  const last = covered.at(-1)!;
  if (linkOf(last) === undefined) return last;
  const parts = covered.map((each) => ({ ...each, unchained: withoutChain(each.metadata) }));
  const link = chainLink(before, last.stream, parts);
  return { ...last, metadata: withChain(withoutChain(last.metadata), link) };
}

/** One stream numbered and linked anew from its first event on, as the service itself would. */
function relinked(events: readonly RecordedEvent[], stream: string): RecordedEvent[] {
  let link = CHAIN_START;
  let revision = 0;
  let covered: RecordedEvent[] = [];
  return events.map((event) => {
    if (event.stream !== stream) return event;
    covered.push({ ...event, revision });
    const forged = linked(covered, link);
    if (linkOf(forged) !== undefined) {
      link = linkOf(forged)!;
      covered = [];
    }
    revision += 1;
    return forged;
  });
}

/** The same events as builds before 2026-11-22 wrote them: each with the time, its commit's id and a link of its own. */
export function asWrittenBefore(events: readonly RecordedEvent[]): RecordedEvent[] {
  const links = new Map<string, string>();
  return events.map((event) => {
    const { stream } = event;
    const commit = placeInCommit(event)!;
    const {
      place: _,
      schema,
      occurred_at = SOME_TIME,
      ...closing
    } = JSON.parse(withoutChain(event.metadata));
    const metadata = { schema, commit, occurred_at, ...closing };
    const unchained = JSON.stringify(metadata);
    const link = chainLink(links.get(stream) ?? CHAIN_START, stream, [{ ...event, unchained }]);
    links.set(stream, link);
    return { ...event, metadata: withChain(unchained, link) };
  });
}
