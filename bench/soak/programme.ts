import type { Part } from './parts.ts';

/** One programme of tests, as it is run at night. */
export interface Programme {
  readonly name: string;
  /** What of the plan it tries; none: something of all. */
  readonly parts: readonly Part[];
  readonly what: string;
  readonly files: readonly string[];
  /** Figures of one round. */
  readonly env?: Readonly<Record<string, number>>;
  /** What the target counts, as its tests tell it; left out: rounds. */
  readonly counted?: string;
  /** When it has tried enough. */
  readonly target: number;
  /** What that takes, about: programmes share the time in proportion. */
  readonly minutes: number;
  /** Whether its limits of time are those of a machine that does nothing else. */
  readonly isAlone?: boolean;
  /** Whether it is also run on the server that EVENT_LOG_URL names; all others have a log of their own. */
  readonly isOnServer?: boolean;
  /** Why it cannot be run here. */
  readonly notRun?: string;
}

export const SYSTEM = 'test/system';
