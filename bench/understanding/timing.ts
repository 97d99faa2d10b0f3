import * as v from 'valibot';
import { closedObject } from '../../domain/closed-object.ts';
import {
  clientUpdates,
  contextUpdate,
  previousTurn,
  selectionOptions,
  stateVersion,
} from '../../domain/session/commands.ts';
import { readReply } from '../../domain/understanding/read-reply.ts';
import type { ReadingIndex } from '../../domain/understanding/reading-index.ts';
import type { ReplyInput } from '../../domain/understanding/understanding.ts';

const ROUNDS = 5;
const BODIES = 20_000;

/** The body of a `/next`, for the measure that reading is held against. */
const nextBody = closedObject({
  state_version: stateVersion,
  previous_turn: v.optional(previousTurn),
  context_update: v.optional(contextUpdate),
  client_updates: v.optional(clientUpdates),
  selection: v.optional(selectionOptions),
});

/** Prints how long reading a reply takes, also as a share of parsing and checking a body of 1 KB. */
export function measureReading(calls: readonly (readonly [ReadingIndex, ReplyInput])[]): void {
  const bodyMicros = measureBodies();
  for (const [index, input] of calls) readReply(index, input);
  const micros: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, input] of calls) {
      const start = process.hrtime.bigint();
      readReply(index, input);
      micros.push(Number(process.hrtime.bigint() - start) / 1000);
    }
  }
  micros.sort((a, b) => a - b);
  const [p50, p99] = [quantile(micros, 0.5), quantile(micros, 0.99)];
  console.log(`reading a reply: p50 ${p50.toFixed(1)} us, p99 ${p99.toFixed(1)} us`);
  console.log(`a 1 KB body parsed and checked: p50 ${bodyMicros.toFixed(1)} us`);
  console.log(`p99 as a share of that: ${(p99 / bodyMicros).toFixed(1)}x`);
}

function measureBodies(): number {
  const body = bodyOfOneKilobyte();
  const micros: number[] = [];
  for (let i = 0; i < BODIES; i++) {
    const start = process.hrtime.bigint();
    v.parse(nextBody, JSON.parse(body));
    micros.push(Number(process.hrtime.bigint() - start) / 1000);
  }
  return quantile(
    micros.slice(BODIES / 2).sort((a, b) => a - b),
    0.5,
  );
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

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
