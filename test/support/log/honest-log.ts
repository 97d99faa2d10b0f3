import { CHAIN_START } from '../../../domain/recording/chain.ts';
import { encodeCommit } from '../../../domain/recording/encode-commit.ts';
import { seededRandom } from '../../../domain/simulation/random.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import type { EventLog } from '../../../log/port.ts';
import { SOME_TIME } from '../given.ts';

const TEXTS = ['plain', 'two\nlines', 'quote " and \\', 'umlauts äöü', 'emoji 🎈', ''];
const CATEGORIES = ['session', 'configuration', 'keys', 'feedback'];

export interface HonestLogOptions {
  readonly seed: number;
  readonly events: number;
  /** Streams that the events go to, some more often than others. */
  readonly streams?: number;
  /** Where the events go; a new memory log unless given. */
  readonly log?: EventLog;
  readonly tenant?: string;
}

/** Writes at least this many events the way every use case does: commits of several sizes in several streams. */
export async function writeHonestLog(options: HonestLogOptions): Promise<EventLog> {
  const { seed, events, streams = 12, log = createMemoryLog(), tenant = 'acme' } = options;
  const next = seededRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const newId = () => {
    const hex = Array.from({ length: 32 }, () => below(16).toString(16)).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
  const tails = new Map<string, { revision: number; chain: string }>();
  for (let written = 0; written < events; ) {
    const number = Math.floor(next() ** 2 * streams);
    const stream = `${CATEGORIES[number % CATEGORIES.length]}-${tenant}.s${number}`;
    const tail = tails.get(stream) ?? { revision: -1, chain: CHAIN_START };
    const count = 1 + below(5);
    const commit = encodeCommit(
      Array.from({ length: count }, (_, index) => ({
        type: `Thing${below(4)}Happened`,
        facts: { index, figure: below(1_000), text: TEXTS[below(TEXTS.length)] },
        ...(below(2) === 0 ? { private: { text: TEXTS[below(TEXTS.length)] } } : {}),
      })),
      {
        stream,
        firstRevision: tail.revision + 1,
        previousChain: tail.chain,
        occurredAt: SOME_TIME,
        provenance: {
          actor: { type: 'system', id: 'test' },
          origin: 'system',
          scopes: [],
          request_id: `req_${written}`,
        },
        newId,
        ...(below(2) === 0 ? { receipt: { key_digest: newId(), answer: { text: 'done' } } } : {}),
      },
    );
    const expected = tail.revision < 0 ? 'none' : tail.revision;
    await log.append(stream, commit.events, { expected });
    tails.set(stream, { revision: tail.revision + count, chain: commit.lastChain });
    written += count;
  }
  return log;
}
