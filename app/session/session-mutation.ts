import type { Owner } from '../../domain/owner.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import type { Versions } from '../../domain/session/state-version.ts';
import type { IdempotencyKey } from '../core/idempotency/receipt-places.ts';

/** The session that a call is answered for, and its versions after the call. */
export interface AnsweredSession {
  readonly sessionId: string;
  readonly versions: Versions;
}

/** A mutation of one session: whose, which, under which key and by whom. */
export interface SessionMutation {
  readonly owner: Owner;
  readonly sessionId: string;
  readonly key: IdempotencyKey;
  readonly provenance: Provenance;
}
