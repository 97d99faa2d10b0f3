import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '../../../domain/keys/events.ts';
import { seededRandom } from '../../../domain/simulation/random.ts';
import { openEmbeddedLog } from '../../../log/embedded/embedded-log.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { Client, freshKey } from '../../support/http/client.ts';
import { seedFrom } from '../../support/programme.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const SIBLING = { tenant: 'acme', service: 'sibling' };
const WARM_UP = 200;
/** `EDGE_CALLS` makes more of each kind. */
const CALLS = Number(process.env.EDGE_CALLS ?? 1_500);
/** Beyond it the two are told apart (reliability programme, i1). */
const T_MAX = 4.5;
const SEED = seedFrom('EDGE_SEED');

let directory: string;
let service: ServiceUnderTest;
let outsider: Client;
let sibling: Conversation;

beforeAll(async () => {
  directory = await newTemporaryDirectory();
  const log = await openEmbeddedLog({ file: join(directory, 'log.db'), create: true });
  service = await ServiceUnderTest.start(log);
  const secret = await service.makeSecret(SCOPES);
  outsider = new Client(service.service.publicApp, secret);
  sibling = await Conversation.start(await service.publish(tableConfiguration, SIBLING));
  for (let turn = 0; turn < 5; turn++) await sibling.next();
});

afterAll(async () => {
  await service.stop();
  await rm(directory, { recursive: true });
});

/** An id of the right form that nobody has; asked for as often as the other one, so as warm in every cache. */
const unknownId = () =>
  `ses_${sibling.id.slice(4).split('').reverse().join('').replace(/^./, '7')}`;

/** Microseconds that each of the calls took, without the slowest tenth: the machine's own holds. */
function trimmed(times: readonly number[]): readonly number[] {
  return times.toSorted((a, b) => a - b).slice(0, Math.floor(times.length * 0.9));
}

/** Welch's t of two samples (B. L. Welch, Biometrika 34, 1947). */
function welch(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [moments(one), moments(other)];
  return (a.mean - b.mean) / Math.sqrt(a.variance / one.length + b.variance / other.length);
}

function moments(sample: readonly number[]) {
  const mean = sample.reduce((sum, each) => sum + each, 0) / sample.length;
  const squares = sample.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, variance: squares / (sample.length - 1) };
}

const body = { state_version: 0 };
const calls = {
  'a read': (id: string) => outsider.get(`/v1/sessions/${id}`),
  'a turn': (id: string) =>
    outsider.send('POST', `/v1/sessions/${id}/next`, {
      body,
      headers: { 'Idempotency-Key': freshKey() },
    }),
  events: (id: string) =>
    outsider.send('POST', `/v1/sessions/${id}/events`, {
      body: { ...body, external: { type: 'x' } },
      headers: { 'Idempotency-Key': freshKey() },
    }),
  feedback: (id: string) =>
    outsider.send('POST', `/v1/sessions/${id}/feedback`, {
      body: { label: 'won' },
      headers: { 'Idempotency-Key': freshKey() },
    }),
};

describe(`the time of a refusal does not tell an id of a sibling service from an unknown one (EDGE_SEED=${SEED})`, () => {
  // What tells them apart does so in each of three measurements; a busy machine does not.
  it.each(Object.keys(calls) as (keyof typeof calls)[])('for %s', { retry: 2 }, async (name) => {
    const unknown = unknownId();
    const times = { sibling: [] as number[], unknown: [] as number[] };
    const measure = async (kind: keyof typeof times, isCounted: boolean) => {
      const id = kind === 'sibling' ? sibling.id : unknown;
      const start = performance.now();
      const { status } = await calls[name](id);
      const us = (performance.now() - start) * 1_000;
      expect(status).toBe(404);
      if (isCounted) times[kind].push(us);
    };
    const random = seededRandom(SEED);
    for (let i = 0; i < WARM_UP + CALLS; i++) {
      const order =
        random() < 0.5 ? (['sibling', 'unknown'] as const) : (['unknown', 'sibling'] as const);
      for (const kind of order) await measure(kind, i >= WARM_UP);
    }
    const [known, free] = [trimmed(times.sibling), trimmed(times.unknown)];
    const t = welch(known, free);
    console.log(
      `${name}: ${moments(known).mean.toFixed(1)} and ${moments(free).mean.toFixed(1)} µs, t ${t.toFixed(2)}`,
    );
    expect(Math.abs(t)).toBeLessThan(T_MAX);
  });
});
