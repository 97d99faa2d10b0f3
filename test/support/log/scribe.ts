import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '../../../domain/decider.ts';
import { CHAIN_START } from '../../../domain/recording/chain.ts';
import { encodeCommit } from '../../../domain/recording/encode-commit.ts';
import type { Receipt } from '../../../domain/recording/metadata.ts';
import type { Provenance } from '../../../domain/recording/provenance.ts';
import type { EventLog, Position } from '../../../log/port.ts';
import { SOME_TIME } from '../given.ts';

export const SOME_PROVENANCE: Provenance = {
  actor: { type: 'api_key', id: 'key_editor' },
  origin: 'public_api',
  scopes: ['configuration:write'],
  request_id: 'req_1',
};

interface Circumstances {
  readonly at?: string;
  readonly provenance?: Provenance;
  readonly receipt?: Receipt;
}

/** Writes commits to a log as the service does, without deciding anything. */
export function scribe(log: EventLog) {
  const tails = new Map<string, { readonly revision: number; readonly chain: string }>();
  return {
    /** Appends one commit; answers its last position. */
    record: async (
      stream: string,
      events: readonly DomainEvent[],
      circumstances: Circumstances = {},
    ): Promise<Position> => {
      const tail = tails.get(stream) ?? { revision: -1, chain: CHAIN_START };
      const { at = SOME_TIME, provenance = SOME_PROVENANCE, receipt } = circumstances;
      const commit = encodeCommit(events, {
        stream,
        firstRevision: tail.revision + 1,
        previousChain: tail.chain,
        occurredAt: at,
        provenance,
        newId: randomUUID,
        ...(receipt ? { receipt } : {}),
      });
      const expected = tail.revision < 0 ? 'none' : tail.revision;
      const appended = await log.append(stream, commit.events, { expected });
      if (!appended.ok) throw new Error(`${stream} has moved on to ${appended.actual}`);
      tails.set(stream, { revision: appended.lastRevision, chain: commit.lastChain });
      return appended.position;
    },
  };
}
