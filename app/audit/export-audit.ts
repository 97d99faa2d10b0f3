import type { Owner } from '../../domain/owner.ts';
import { type Anchor, foldHead, HEAD_START } from '../../domain/recording/anchor.ts';
import { linkOf } from '../../domain/recording/chain.ts';
import { closesCommit, orderInCommit } from '../../domain/recording/metadata.ts';
import { categoryOf, type EventLog, type Position, type RecordedEvent } from '../../log/port.ts';
import { type AuditEntry, auditTrail } from '../../projections/audit-trail.ts';
import { readCommit, tornAt } from '../../projections/projecting/commit-reader.ts';
import { inTables } from '../../projections/projecting/in-tables.ts';
import type { Store } from '../../projections/store/port.ts';
import { scanLog } from '../core/streams/scan-log.ts';

/** One entry of the audit trail, with the event that it tells of: enough to find it in the log again. */
interface ExportedEntry extends Owner, AuditEntry {
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  /** Its commit's link in the chain of its stream. */
  readonly link: string;
}

export interface AuditExportOptions extends Partial<Owner> {
  /** ISO 8601 in UTC; entries before it are left out. */
  readonly since?: string | undefined;
  /** Empty, and of no use afterwards. */
  readonly store: Store;
  /** The newest signed anchor, to say whether the log agrees with it. */
  readonly anchor?: Anchor | undefined;
  readonly take: (entry: ExportedEntry) => void;
  readonly onProgress?: (position: Position) => void;
}

/** How far an export of the audit trail goes, and what the log was then. */
export interface AuditExport {
  readonly entries: number;
  readonly events: number;
  /** How many links these events carry: one a commit, one an event in logs of earlier versions. An anchor counts them. */
  readonly links: number;
  readonly position: Position | null;
  /** Every link of the log up to there, folded. */
  readonly head: string;
  /** The anchor that was given, where the log agrees with it. */
  readonly anchored: Pick<Anchor, 'count' | 'head' | 'time'> | null;
}

/**
 * Tells the audit trail from the log itself up to the end that it has now, the oldest entry first, and folds the log's head on
 * the way.
 * @throws CommitTorn where the log is cut off inside a commit: what it tells of would look whole
 */
export async function exportAudit(
  log: EventLog,
  options: AuditExportOptions,
): Promise<AuditExport> {
  const trail = new Trail(options);
  const end = (await log.head()) ?? '';
  await scanLog(log, {}, (event) => {
    // A scan of a log that grows would end with a page of it, which need not be with a commit.
    if (event.position > end && !trail.isWithinCommit) return true;
    trail.take(event);
    return undefined;
  });
  return trail.report;
}

class Trail {
  readonly #options: AuditExportOptions;
  readonly #sink;
  #commit: RecordedEvent[] = [];
  /** The last event, where its commit goes on behind it, and the place that comes then. */
  #open: { readonly event: RecordedEvent; readonly next: number } | undefined;
  #checkpoint: Position | undefined;
  #entries = 0;
  #events = 0;
  #links = 0;
  #position: Position | null = null;
  #head = HEAD_START;
  #isAnchored = false;

  constructor(options: AuditExportOptions) {
    this.#options = options;
    this.#sink = inTables(options.store, auditTrail);
    this.#sink.begin();
  }

  get isWithinCommit(): boolean {
    return this.#open !== undefined;
  }

  get report(): AuditExport {
    if (this.#open) throw tornAt(this.#open.event);
    const { anchor } = this.#options;
    return {
      entries: this.#entries,
      events: this.#events,
      links: this.#links,
      position: this.#position,
      head: this.#head,
      anchored:
        anchor && this.#isAnchored
          ? { count: anchor.count, head: anchor.head, time: anchor.time }
          : null,
    };
  }

  take(event: RecordedEvent): void {
    // Another program's.
    const order = orderInCommit(event);
    if (!order) return;
    this.#follow(event, order);
    this.#events += 1;
    this.#position = event.position;
    const { anchor, onProgress } = this.#options;
    const link = linkOf(event);
    if (link !== undefined) {
      this.#links += 1;
      this.#head = foldHead(this.#head, link);
      if (this.#links === anchor?.count) this.#isAnchored = this.#head === anchor.head;
    }
    onProgress?.(event.position);
    if (!auditTrail.categories.includes(categoryOf(event.stream))) return;
    this.#commit.push(event);
    if (closesCommit(order)) this.#settle();
  }

  #follow(event: RecordedEvent, order: { readonly index: number; readonly count: number }): void {
    const { event: last = event, next = 0 } = this.#open ?? {};
    if (order.index !== next) throw tornAt(last);
    this.#open = closesCommit(order) ? undefined : { event, next: next + 1 };
  }

  #settle(): void {
    const { store } = this.#options;
    const events = this.#commit;
    const { position } = events.at(-1)!;
    this.#commit = [];
    this.#sink.advance({
      from: this.#checkpoint,
      commits: [readCommit(events)],
      to: position,
    });
    this.#checkpoint = position;
    const rows = store.all<Owner & { entry: string }>(
      'SELECT tenant, service, entry FROM audit_entries ORDER BY position',
    );
    // They have been told: kept, they would grow with the log.
    store.run('DELETE FROM audit_entries');
    for (const { tenant, service, entry } of rows) {
      this.#tell({ tenant, service }, JSON.parse(entry), events);
    }
  }

  #tell(owner: Owner, entry: AuditEntry, events: readonly RecordedEvent[]): void {
    const { tenant, service, since, take } = this.#options;
    if (tenant !== undefined && tenant !== owner.tenant) return;
    if (service !== undefined && service !== owner.service) return;
    if (since !== undefined && entry.occurred_at < since) return;
    const event = events.find(({ id }) => id === entry.id)!;
    const { position, stream, revision } = event;
    const link = linkOf(event) ?? linkOf(events.at(-1)!)!;
    this.#entries += 1;
    take({ ...owner, ...entry, position, stream, revision, link });
  }
}
