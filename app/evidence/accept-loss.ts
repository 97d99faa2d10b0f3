import { accept } from '../../domain/accept-or-refuse.ts';
import { type Anchor, HEAD_START } from '../../domain/recording/anchor.ts';
import {
  EVIDENCE_EVENT_SCHEMAS,
  EVIDENCE_STREAM,
  type EvidenceEvent,
} from '../../domain/recording/loss-accepted.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Aggregate } from '../core/streams/stream-state.ts';
import { transact } from '../core/streams/transact.ts';
import type { VerifyReport } from './verify-log.ts';

/** Nothing is decided by what was accepted before. */
const evidenceAggregate: Aggregate<null, EvidenceEvent> = {
  schemas: EVIDENCE_EVENT_SCHEMAS,
  initial: null,
  fold: () => null,
};

export interface Loss {
  /** The newest anchor that is in force. */
  readonly anchored: Anchor;
  readonly report: VerifyReport;
}

/** Whether the log lacks something that was anchored, or holds something else in its place. */
export function isLoss({ anchored, report: { vouched } }: Loss): boolean {
  return vouched === null || vouched.count < anchored.count;
}

/**
 * Records that an operator accepts the loss.
 * @returns the anchor that anchoring goes on from, once it is written to the anchor file
 * @throws LogUnavailable, and then nothing is accepted
 */
export async function acceptLoss(
  dependencies: Dependencies,
  { anchored, report }: Loss,
  reason: string,
): Promise<Anchor> {
  const agreed = report.vouched ?? { position: '', count: 0, head: HEAD_START };
  const given_up = { count: anchored.count, head: anchored.head };
  await record(dependencies, {
    type: 'LossAccepted',
    facts: {
      reason,
      anchored: given_up,
      agreed: { count: agreed.count, head: agreed.head },
      found: { count: report.events, head: report.head },
    },
  });
  const { position, count, head } = agreed;
  return {
    position,
    count,
    head,
    time: new Date(dependencies.now()).toISOString(),
    links: '',
    given_up,
  };
}

/**
 * Records that an operator accepts that the log's keyring is lost.
 * @throws LogUnavailable, and then nothing is accepted
 */
export function acceptKeyringLoss(dependencies: Dependencies, reason: string): Promise<void> {
  return record(dependencies, { type: 'KeyringLossAccepted', facts: { reason } });
}

async function record(dependencies: Dependencies, event: EvidenceEvent): Promise<void> {
  await transact(dependencies, {
    aggregate: evidenceAggregate,
    stream: EVIDENCE_STREAM,
    provenance: {
      actor: { type: 'admin', id: 'command_line' },
      origin: 'system',
      scopes: [],
      request_id: dependencies.newId('req_'),
    },
    decide: () => ({ ...accept([event]), answer: {} }),
  });
}
