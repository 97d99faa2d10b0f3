import { accept } from '../../../domain/accept-or-refuse.ts';
import type { Owner } from '../../../domain/owner.ts';
import type { Provenance } from '../../../domain/recording/provenance.ts';
import {
  TEXT_ACCESS_EVENT_SCHEMAS,
  type TextAccessEvent,
} from '../../../domain/text-access/events.ts';
import { textAccessStream } from '../../../domain/text-access/stream.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Aggregate } from '../../core/streams/stream-state.ts';
import { transact } from '../../core/streams/transact.ts';

/** Nothing is decided by who saw what before. */
const textAccessAggregate: Aggregate<null, TextAccessEvent> = {
  schemas: TEXT_ACCESS_EVENT_SCHEMAS,
  initial: null,
  fold: () => null,
};

/**
 * Records that somebody is about to be shown what people said; the audit trail shows it.
 * @throws LogUnavailable, and then nothing may be shown
 */
export async function recordTextAccess(
  dependencies: Dependencies,
  { tenant, service }: Owner,
  events: readonly TextAccessEvent[],
  provenance: Provenance,
): Promise<void> {
  const done = await transact(dependencies, {
    aggregate: textAccessAggregate,
    stream: textAccessStream(tenant, service),
    provenance,
    decide: () => ({ ...accept(events), answer: {} }),
  });
  if (!done.ok) throw new Error(`access to texts was not recorded: ${done.refusal.message}`);
}
