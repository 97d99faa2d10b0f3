import { type Anchor, HEAD_START, writeAnchor } from '../../domain/recording/anchor.ts';
import { CHAIN_START } from '../../domain/recording/chain.ts';
import { maySayTexts } from '../../domain/recording/event-data.ts';
import { closesCommit, placeInCommit } from '../../domain/recording/metadata.ts';
import { type Sealing, sealOlderCommit } from '../../domain/recording/seal-older-commit.ts';
import type { EventLog, RecordedEvent } from '../../log/port.ts';
import { readCommit } from '../../projections/projecting/commit-reader.ts';
import { KeyDestroyed, type SessionKeys } from '../core/sealing/session-keys.ts';
import { AnchorKeeper } from '../evidence/anchors/anchor-keeper.ts';
import { NOTHING_ANCHORED } from '../evidence/anchors/resume.ts';
import type { VerifyReport } from '../evidence/verify-log.ts';
import { Copying, eventsOf, MigrationConflict } from './migrate-log.ts';

export interface SealedLogReport {
  readonly events: number;
  readonly streams: number;
  /** Events whose private part lay open, and is sealed or erased now. */
  readonly sealed: number;
}

interface SealOptions {
  /** What verifying the source has found. */
  readonly verified: Pick<VerifyReport, 'head' | 'events'>;
  readonly sessionKeys: SessionKeys;
  /** Signs the anchors of the new log. */
  readonly secret: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Lines of the new log's anchor file. */
  readonly append: (lines: string) => Promise<void>;
}

/**
 * Copies a log of which parts lie open into a new one in which they are sealed: streams, revisions, ids and metadata are
 * kept, links made anew. The new log's anchors begin with a line that is signed over the head of the old one: it is written
 * before anything is copied, and as long as no anchor follows it the copy counts as unfinished.
 * @throws MigrationConflict where the target holds something; KeyringUnavailable, LogUnavailable
 */
export async function sealLog(
  source: EventLog,
  target: EventLog,
  options: SealOptions,
): Promise<SealedLogReport> {
  if ((await target.head()) !== undefined) {
    throw new MigrationConflict('the target holds something; begin anew with an empty one');
  }
  await appendStart(options);
  const copying = new Copying(target);
  /** The last one of each stream. */
  const links = new Map<string, string>();
  let [events, sealed] = [0, 0];
  for await (const commit of commitsIn(source)) {
    const { stream } = commit[0]!;
    const sealing = await sealingFor(options.sessionKeys, commit);
    const done = sealOlderCommit(commit, links.get(stream) ?? CHAIN_START, sealing);
    links.set(stream, done.last);
    events += commit.length;
    sealed += done.events.filter(({ data }, index) => data !== commit[index]!.data).length;
    await copying.take(done.events);
  }
  await copying.flush();
  await anchorAll(target, options);
  return { events, streams: links.size, sealed };
}

async function sealingFor(keys: SessionKeys, commit: readonly RecordedEvent[]): Promise<Sealing> {
  try {
    const saysTexts = commit.some(({ type }) => maySayTexts(type));
    return await keys.toSeal(commit[0]!.stream, saysTexts);
  } catch (error) {
    if (error instanceof KeyDestroyed) return 'erased';
    throw error;
  }
}

async function* commitsIn(log: EventLog): AsyncGenerator<readonly RecordedEvent[]> {
  let commit: RecordedEvent[] = [];
  for await (const event of eventsOf(log, 1)) {
    commit.push(event);
    if (!closesCommit(placeInCommit(event)!)) continue;
    yield commit;
    commit = [];
  }
}

async function appendStart({ verified, secret, now, append }: SealOptions): Promise<void> {
  const start: Anchor = {
    ...{ position: '', count: 0, head: HEAD_START, links: '' },
    time: new Date(now()).toISOString(),
    sealed_from: { count: verified.events, head: verified.head },
  };
  await append(`${writeAnchor(start, secret)}\n`);
}

async function anchorAll(target: EventLog, options: SealOptions): Promise<void> {
  const { secret, now, append } = options;
  const faults: unknown[] = [];
  const onFault = (error: unknown) => void faults.push(error);
  const keeper = new AnchorKeeper({ resume: NOTHING_ANCHORED, secret, now, append, onFault });
  for await (const events of commitsIn(target)) {
    const { position } = events.at(-1)!;
    keeper.advance({ from: undefined, commits: [readCommit(events)], to: position });
    if (faults.length > 0) break;
  }
  await keeper.flush();
  if (faults.length === 0) return;
  throw new Error('the anchors of the new log could not be written', { cause: faults[0] });
}
