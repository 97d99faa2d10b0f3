import { UnknownForm } from '../../domain/recording/metadata.ts';
import { categoryOf, type FeedItem, type Position, type RecordedEvent } from '../../log/port.ts';
import { CommitReader, CommitTorn } from './commit-reader.ts';
import type { FollowedView } from './followed-view.ts';
import type { RecordedCommit } from './sink.ts';

/** What the log's reader hands to every view. */
export type Delivery =
  | {
      readonly kind: 'commit';
      readonly position: Position;
      readonly commit: RecordedCommit;
      readonly category: string;
    }
  /** There is nothing for any view up to there. */
  | { readonly kind: 'passed'; readonly position: Position }
  /** Events of a commit of this category are missing. */
  | {
      readonly kind: 'torn';
      readonly position: Position;
      readonly error: CommitTorn;
      readonly category: string;
    };

export interface ForeignEvents {
  /** Categories of the streams that are ours; absent: all of them. */
  readonly ownCategories?: readonly string[] | undefined;
  /** Told of every event that no view sees: its category is not ours, or its form is not. */
  readonly onForeign?: ((stream: string, why: 'category' | 'form') => void) | undefined;
}

/** Makes deliveries of what a subscription tells. Events of other programs are passed by. */
export class Deliveries {
  readonly #commits = new CommitReader();
  readonly #foreign: ForeignEvents;
  readonly #own: ReadonlySet<string> | undefined;

  constructor(foreign: ForeignEvents) {
    this.#foreign = foreign;
    this.#own = foreign.ownCategories && new Set(foreign.ownCategories);
  }

  /** Undefined for what is delivered with what follows. */
  of(item: FeedItem): Delivery | undefined {
    if (item.kind === 'event') return this.#ofEvent(item.event);
    return item.position === undefined ? undefined : this.#passed(item.position);
  }

  #ofEvent(event: RecordedEvent): Delivery | undefined {
    const category = categoryOf(event.stream);
    const { position } = event;
    if (this.#own?.has(category) === false) {
      this.#foreign.onForeign?.(event.stream, 'category');
      return this.#passed(position);
    }
    try {
      const commit = this.#commits.take(event);
      return commit && { kind: 'commit', position, commit, category };
    } catch (error) {
      if (error instanceof CommitTorn) return { kind: 'torn', position, error, category };
      if (!(error instanceof UnknownForm)) throw error;
      this.#foreign.onForeign?.(event.stream, 'form');
      return this.#passed(position);
    }
  }

  #passed(position: Position): Delivery | undefined {
    return this.#commits.isWithinCommit ? undefined : { kind: 'passed', position };
  }
}

export function deliver(delivery: Delivery, views: Iterable<FollowedView>): void {
  for (const view of views) {
    if (delivery.kind === 'commit') view.take(delivery.commit, delivery.category);
    else if (delivery.kind === 'passed' || !view.wants(delivery.category)) {
      view.passBy(delivery.position);
    } else view.fail(delivery.error);
  }
}
