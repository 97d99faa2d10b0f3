import { createHash } from 'node:crypto';
import type { Objective } from '../../domain/configuration/entities.ts';

export const BENCH_SCOPE = { tenant: 'acme', service: 'table' };

/** A mutation as the API would hand it on, under a key of its own. */
export function benchCall(tag: string) {
  const keyDigest = createHash('sha256').update(tag).digest('hex');
  return {
    owner: BENCH_SCOPE,
    key: { keyDigest, bodyDigest: keyDigest },
    provenance: {
      actor: { type: 'api_key', id: 'key_bench' },
      origin: 'public_api',
      scopes: ['runtime'],
      request_id: 'req_bench',
    },
  } as const;
}

export function benchObjective(candidates_per_call: number): Objective {
  return {
    name: 'Bench',
    description: '',
    qualification_level: 'balanced',
    max_turns: 200,
    candidates_per_call,
    order_strength: 0.5,
  };
}
