import type { Provenance } from '../../domain/recording/metadata.ts';
import type { Scope } from '../../domain/scope.ts';
import type { IdempotencyKey } from '../core/idempotency/receipts.ts';

/** A mutation of one session: whose, which, under which key and by whom. */
export interface SessionCall {
  readonly scope: Scope;
  readonly sessionId: string;
  readonly key: IdempotencyKey;
  readonly provenance: Provenance;
}
