import type {
  Claim,
  OpenCompilation,
} from '../../domain/configuration/compilation/compilation-job.ts';
import {
  COMPILATION_MS_MAX,
  LEASE_MS,
} from '../../domain/configuration/compilation/decide-compilation.ts';

/** What a worker has noticed of a job by its own clock; part of its command. */
export interface Noticed {
  /** The last sign of the one who holds the job, by its revision, when no other came for a lease's length. */
  readonly silentRevision: number | undefined;
  /** Whether the job has been open for too long. */
  readonly isOverdue: boolean;
}

interface Seen {
  readonly compilationId: string;
  readonly sinceMs: number;
  readonly claim: Claim | null;
  readonly claimSinceMs: number;
}

/**
 * Waits for signs of other workers by this process's own clock, which neither jumps nor has to agree with theirs: a
 * claim has lapsed when its last sign was first seen a lease ago.
 */
export class LapsedClaims {
  readonly #elapsedMs: () => number;
  /** The job of each service that was looked at last. */
  readonly #seen = new Map<string, Seen>();

  /** @param elapsedMs milliseconds of a clock that never goes back */
  constructor(elapsedMs: () => number) {
    this.#elapsedMs = elapsedMs;
  }

  /** @param service whose job it is; each has one open job at most */
  look(service: string, { compilationId, claim }: OpenCompilation): Noticed {
    const now = this.#elapsedMs();
    const before = this.#seen.get(service);
    const job = before?.compilationId === compilationId ? before : undefined;
    const isSameSign = job?.claim?.heardRevision === claim?.heardRevision;
    const sinceMs = job?.sinceMs ?? now;
    const claimSinceMs = job && isSameSign ? job.claimSinceMs : now;
    this.#seen.set(service, { compilationId, sinceMs, claim, claimSinceMs });
    return {
      silentRevision: claim && now - claimSinceMs >= LEASE_MS ? claim.heardRevision : undefined,
      isOverdue: now - sinceMs >= COMPILATION_MS_MAX,
    };
  }
}
