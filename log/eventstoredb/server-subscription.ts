/** One subscription at the server as a queue in the server's order, filled no faster than it is emptied. */
import type { AllStreamSubscription } from '@eventstore/db-client';
import type { RecordedEvent } from '../port.ts';
import type { LogOffset } from './position-codec.ts';
import { allEvent, type EventStoreServer } from './server.ts';

const QUEUE_MAX = 200;

export type Heard =
  | { readonly kind: 'event'; readonly place: LogOffset; readonly event: RecordedEvent | undefined }
  | { readonly kind: 'checkpoint'; readonly place: LogOffset }
  | { readonly kind: 'caughtUp' };

export interface SubscriptionOptions {
  readonly after: LogOffset | undefined;
  readonly prefixes: readonly string[] | undefined;
  /** Called when there is something to take, or when the subscription failed. */
  readonly onHeard: () => void;
}

export class ServerSubscription {
  readonly #subscription: AllStreamSubscription;
  readonly #onHeard: () => void;
  readonly #queue: Heard[] = [];
  /** What the client told ahead of events it still holds, with how many of them come before it. */
  readonly #early: { behind: number; readonly heard: Heard }[] = [];
  #failure: unknown;

  constructor(server: EventStoreServer, { after, prefixes, onHeard }: SubscriptionOptions) {
    this.#onHeard = onHeard;
    this.#subscription = server.subscribe(after, prefixes, (place) =>
      this.#told({ kind: 'checkpoint', place }),
    );
    this.#subscription
      .on('caughtUp', () => this.#told({ kind: 'caughtUp' }))
      .on('data', (resolved) => {
        for (const { place, event } of allEvent(resolved))
          this.#push({ kind: 'event', place, event });
        this.#delivered();
      })
      .on('error', (error) => this.#fail(error))
      .on('end', () => this.#fail(new Error('the server ended the subscription')));
  }

  /** The next one in order, undefined when nothing has come yet. @throws what ended the subscription */
  take(): Heard | undefined {
    const heard = this.#queue.shift();
    if (heard === undefined && this.#failure !== undefined) throw this.#failure;
    if (this.#queue.length < QUEUE_MAX / 2) this.#subscription.resume();
    return heard;
  }

  /** Ends it at the server too. Errors that come afterwards concern nobody. */
  close(): void {
    this.#subscription.pause();
    this.#subscription.unsubscribe().catch(() => {});
  }

  /** Checkpoints and caughtUp overtake the events that the client buffers; here they wait for them. */
  #told(heard: Heard): void {
    const behind = this.#subscription.readableLength;
    if (behind === 0) this.#push(heard);
    else this.#early.push({ behind, heard });
  }

  #delivered(): void {
    for (const early of this.#early) early.behind -= 1;
    while (this.#early[0] !== undefined && this.#early[0].behind <= 0) {
      this.#push(this.#early.shift()!.heard);
    }
  }

  #push(heard: Heard): void {
    this.#queue.push(heard);
    if (this.#queue.length >= QUEUE_MAX) this.#subscription.pause();
    this.#onHeard();
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    this.#onHeard();
  }
}
