import type { Value } from '../port.ts';

/** What the thread that waits asks of the one that talks to the server. */
export type PostgresRequest =
  /** Connects where there is no connection, and takes or keeps the lead. */
  | { readonly kind: 'lead' }
  /** Runs statements one after the other; answers the rows of the last one. */
  | {
      readonly kind: 'run';
      readonly statements: readonly Statement[];
      /** Refused by who does not have the lead. */
      readonly isTransaction: boolean;
    }
  | { readonly kind: 'close' };

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

export type PostgresReply =
  | { readonly kind: 'rows'; readonly rows: readonly unknown[] }
  | { readonly kind: 'lead'; readonly isLeading: boolean }
  | { readonly kind: 'error'; readonly error: SerializedError };

/** An error as it crosses threads. `unavailable`: may pass; `unmade`: there are no tables yet. */
export interface SerializedError {
  readonly why: 'unavailable' | 'unmade' | 'statement';
  readonly message: string;
}

export interface PostgresWorkerData {
  readonly url: string;
  /** Takes questions, each with a number. */
  readonly port: MessagePort;
  /** Number of the last question that was answered. */
  readonly answered: Int32Array<SharedArrayBuffer>;
}

type MessagePort = import('node:worker_threads').MessagePort;
