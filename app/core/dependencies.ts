import type { Coordination } from '../../coordination/port.ts';
import type { EventLog, Position } from '../../log/port.ts';
import type { SemanticProvider } from '../../semantics/port.ts';
import type { Artifacts } from './artifacts.ts';
import type { InFlight } from './idempotency/in-flight.ts';
import type { SessionKeys } from './sealing/session-keys.ts';
import type { SessionOwners } from './session-owners.ts';
import type { Streams } from './streams/streams.ts';

/** What every use case works with; composed once, in `cli/`. */
export interface Dependencies {
  readonly log: EventLog;
  readonly streams: Streams;
  readonly sessionKeys: SessionKeys;
  readonly sessionOwners: SessionOwners;
  readonly artifacts: Artifacts;
  readonly inFlight: InFlight;
  /** Undefined: none is configured, and the rules alone understand. */
  readonly semantics: SemanticProvider | undefined;
  readonly coordination: Coordination;
  readonly engineVersion: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A ULID with a prefix, such as `dec_`. */
  readonly newId: (prefix: string) => string;
  /** A random UUID, for events and commits. */
  readonly newEventId: () => string;
  /** Told after every acknowledged append, for reads of projections that must see it. */
  readonly acknowledged: (position: Position) => void;
  /** Whether what the view shows is whole, and not only what was read of the log by now. */
  readonly isWhole: (view: string) => boolean;
  /** Waits until the named views have passed what was acknowledged; false when that takes over 2 s. */
  readonly ownWritesShown: (...names: readonly string[]) => Promise<boolean>;
}

/** A log with the keys of what is sealed in it. */
export type SealedLog = Pick<Dependencies, 'log' | 'sessionKeys'>;
