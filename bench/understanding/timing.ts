import * as v from 'valibot';
import { nextBody } from '../../domain/session/commands.ts';

const ROUNDS = 5;
const BODIES = 5_000;

/**
 * Prints how long calls take, also as a share of parsing and checking a body of 1 KB. Of each call and of the
 * body the best of several rounds counts, so that other work on the machine does not.
 */
export function measureCalls(name: string, calls: readonly (() => unknown)[]): void {
  const best = new Float64Array(calls.length).fill(Number.POSITIVE_INFINITY);
  let body = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    body = Math.min(body, measureBodies());
    for (const [i, call] of calls.entries()) {
      const start = process.hrtime.bigint();
      call();
      best[i] = Math.min(best[i]!, microsSince(start));
    }
  }
  best.sort();
  const [p50, p99] = [quantile(best, 0.5), quantile(best, 0.99)];
  console.log(`${name}: p50 ${p50.toFixed(1)} us, p99 ${p99.toFixed(1)} us`);
  console.log(`a 1 KB body parsed and checked: ${body.toFixed(1)} us`);
  console.log(`p99 as a share of that: ${(p99 / body).toFixed(1)}x (best of ${ROUNDS} rounds)`);
}

function microsSince(start: bigint): number {
  return Number(process.hrtime.bigint() - start) / 1000;
}

/** The median of a round. */
function measureBodies(): number {
  const body = bodyOfOneKilobyte();
  const micros = new Float64Array(BODIES);
  for (let i = 0; i < BODIES; i++) {
    const start = process.hrtime.bigint();
    v.parse(nextBody, JSON.parse(body));
    micros[i] = microsSince(start);
  }
  return quantile(micros.sort(), 0.5);
}

function bodyOfOneKilobyte(): string {
  const body = {
    state_version: 7,
    previous_turn: {
      decision_id: 'dec_01JD3Y8Q6Z5V9K2M4N7P0R1S3T',
      question_id: 'q_party_size',
      assistant_text: 'Of course! For how many people shall I book the table, and for what time?',
      user_text: 'We will be four, and half past seven in the evening would suit us best.',
      message_id: 'msg_0042',
    },
    context_update: { mode: 'summary', text: '' },
    client_updates: { data: [{ id: 'si_city', operation: 'set', value: 'Lyon' }] },
    selection: { candidate_count: 3, allowed_question_types: ['open', 'single_choice'] },
  };
  const length = 1024 - Buffer.byteLength(JSON.stringify(body));
  body.context_update.text = 'The user looks for a table in the old town. '
    .repeat(40)
    .slice(0, length);
  return JSON.stringify(body);
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
