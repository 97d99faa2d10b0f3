import type { Position, RecordedEvent } from '../../log/port.ts';
import type { FollowingView } from '../../projections/projecting/view.ts';
import { QUOTED, quotesText } from '../logging/quoted-text.ts';

/** What the thread that answers and the one that feeds the views say to each other. */
export type ToProjector =
  | {
      readonly kind: 'wait';
      readonly id: number;
      readonly views: readonly string[];
      readonly position: Position;
      readonly msMax: number;
    }
  | { readonly kind: 'keyUse'; readonly keyId: string; readonly minute: number }
  /** Stores what was received, writes a last anchor, and ends. */
  | { readonly kind: 'stop' };

export type FromProjector =
  /** Its code is there; everything else may have to wait for the log. */
  | { readonly kind: 'started' }
  | { readonly kind: 'status'; readonly status: ProjectorStatus }
  /** Events for a view that is kept in the memory of who answers. */
  | {
      readonly kind: 'handed';
      readonly view: string;
      readonly events: readonly RecordedEvent[];
      /** Everything up to here that concerns the view was handed over. */
      readonly to: Position;
    }
  | { readonly kind: 'waited'; readonly id: number; readonly passed: boolean }
  | { readonly kind: 'line'; readonly line: LogLine }
  | { readonly kind: 'stopped' };

export interface ProjectorStatus {
  readonly views: readonly Pick<FollowingView, 'name' | 'state' | 'reached'>[];
  /** Absent where nothing is anchored. */
  readonly anchors?: AnchorStatus;
  /** Whether this process makes the stored views and anchors the log: one of those that share them does. */
  readonly isLeading: boolean;
  /** Events of other programs that were passed by since the start. */
  readonly foreign: ForeignCounts;
}

/** `category`: in streams of other names; `form`: in streams of our names, without our metadata. */
export type ForeignCounts = Readonly<Record<'category' | 'form', number>>;

export interface AnchorStatus {
  /** Events that the newest anchor vouches for, and when it was written; absent: there is none. */
  readonly last?: { readonly count: number; readonly time: string };
  /** Events that no anchor vouches for yet. */
  readonly unanchored: number;
  /** Whether the file could not be written when that was tried last. */
  readonly isFailing: boolean;
  /** Why the log is not vouched for any more. */
  readonly problem?: string;
  /** Whether everything that was anchored has been found in the log again. */
  readonly isAsAnchored: boolean;
  /** Whether the log was found not to be what was anchored. */
  readonly isFoundAltered: boolean;
}

/** A line for the log of the process, which one thread writes. */
export interface LogLine {
  readonly level: 'warn' | 'error';
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly error?: ToldError;
}

/** An error as it crosses threads: with the name of its class, which a clone would lose. */
interface ToldError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
}

/** The process's log, as it is written from wherever views are fed. */
export interface LineLogger {
  warn(fields: LineFields, message: string): void;
  error(fields: LineFields, message: string): void;
}

type LineFields = Readonly<Record<string, unknown>> & { readonly err?: unknown };

export function lineLogger(tell: (message: FromProjector) => void): LineLogger {
  const tellLine = (level: LogLine['level'], { err, ...fields }: LineFields, message: string) => {
    const error = err === undefined ? {} : { error: toldError(err) };
    tell({ kind: 'line', line: { level, message, fields, ...error } });
  };
  return {
    warn: (fields, message) => tellLine('warn', fields, message),
    error: (fields, message) => tellLine('error', fields, message),
  };
}

function toldError(error: unknown): ToldError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  if (quotesText(error)) return { name, message: QUOTED };
  return stack === undefined ? { name, message } : { name, message, stack };
}

export function revivedError({ name, message, stack }: ToldError): Error {
  return Object.assign(new Error(message), { name, stack: stack ?? message });
}
