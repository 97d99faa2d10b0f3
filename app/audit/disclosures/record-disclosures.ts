import {
  DISCLOSURE_EVENT_SCHEMAS,
  type DisclosureEvent,
} from '../../../domain/disclosure/events.ts';
import { disclosureStream } from '../../../domain/disclosure/stream.ts';
import { accept } from '../../../domain/outcome.ts';
import type { Provenance } from '../../../domain/recording/metadata.ts';
import type { Scope } from '../../../domain/scope.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Aggregate } from '../../core/streams.ts';
import { transact } from '../../core/transact.ts';

/** Nothing is decided by what was disclosed before. */
const disclosureAggregate: Aggregate<null, DisclosureEvent> = {
  schemas: DISCLOSURE_EVENT_SCHEMAS,
  initial: null,
  fold: () => null,
};

/**
 * Records that somebody is about to be shown what people said; the audit trail shows it.
 * @throws LogUnavailable, and then nothing may be shown
 */
export async function recordDisclosures(
  dependencies: Dependencies,
  { tenant, service }: Scope,
  events: readonly DisclosureEvent[],
  provenance: Provenance,
): Promise<void> {
  const done = await transact(dependencies, {
    aggregate: disclosureAggregate,
    stream: disclosureStream(tenant, service),
    provenance,
    decide: () => ({ ...accept(events), answer: {} }),
  });
  if (!done.ok) throw new Error(`a disclosure was not recorded: ${done.refusal.message}`);
}
