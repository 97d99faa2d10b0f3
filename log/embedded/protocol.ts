/** What the main thread and the writer's thread say to each other: one batch, then one answer. */
import type { ExitGate } from './exit-gate.ts';

/**
 * A request's fields in a row, `[stream, expected, count, (id, type, data, metadata) x count]`, with -1 for
 * expected "none". One flat array of texts and numbers is what crosses a thread at the least cost.
 */
export type RequestFields = (string | number)[];

/** In place of the count: what follows is one text, which the writer makes the events of. */
export const DRAFT = -1;

export type ToWriter =
  | { readonly kind: 'append'; readonly fields: RequestFields }
  /** An empty, durable transaction: whether writing works. */
  | { readonly kind: 'probe' }
  | { readonly kind: 'close' };

/** Numbers an answer has for each request: `[1, last revision, place]` or `[0, actual revision, 0]`. */
export const ANSWER_NUMBERS = 3;

/** What the writer made of each draft, `[note, bytes]`: one flat array, as of requests. */
export type DraftsMade = (string | number)[];
/** Fields that these have for each draft. */
export const MADE_FIELDS = 2;

export type FromWriter =
  | { readonly kind: 'opened' }
  | { readonly kind: 'refused'; readonly message: string }
  | {
      readonly kind: 'committed';
      readonly answers: readonly number[];
      /** In the order of the requests, those of drafts only. */
      readonly made?: Readonly<DraftsMade>;
    }
  /** The whole batch failed; `certain`: nothing of it was written. */
  | { readonly kind: 'failed'; readonly certain: boolean; readonly message: string }
  /** The batch was written to files that no longer lie where the log is. */
  | { readonly kind: 'displaced'; readonly message: string };

export interface WriterStart {
  readonly gate: ExitGate;
  readonly file: string;
  readonly create: boolean;
  /** Module with `encodeDraft`, by its path below the root without an ending; absent: no drafts are sent. */
  readonly encoder?: string | undefined;
  /** Of the files that this process has opened; absent: it has not yet. */
  readonly identities?: readonly string[];
}
