import { expect, it } from 'vitest';
import { commitsOf } from '../../../domain/recording/decode-commit.ts';
import { decodeCommitData } from '../../../domain/recording/event-data.ts';
import { seededRandom } from '../../../domain/simulation/random.ts';
import type { EventLog } from '../../../log/port.ts';
import { creationOf } from '../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import type { Client } from '../../support/http/client.ts';
import { newLog } from '../../support/log/new-log.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { ServiceUnderTest } from '../../support/service.ts';

/** Tenants that say the same with the same keys at the same time leave what each of them leaves alone. */

const SEED = seedFrom('TENANTS_SEED');
const OPERATIONS = figureFrom('TENANTS_OPERATIONS', 300);
const TENANTS = ['acme', 'globex', 'initech'];
const TIMEOUT_MS = 240_000 + OPERATIONS * 50;

/** One tenant's life, a step each time it is asked. */
async function* live(client: Client, service: ServiceUnderTest): AsyncGenerator<void> {
  const random = seededRandom(SEED);
  let keys = 0;
  const send = (path: string, body: object) => {
    keys += 1;
    return client.send<Answer>('POST', path, {
      body,
      headers: { 'Idempotency-Key': `the-same-key-${keys}` },
    });
  };
  await send('/v1/configuration/changes', { changes: creationOf(tableConfiguration) });
  await send('/v1/configuration/publish', {});
  await service.compiled();
  yield;
  for (;;) {
    const created = await send('/v1/sessions', { client_reference: 'the same' });
    const path = `/v1/sessions/${created.body.session_id}`;
    let version = created.body.versions.state_version;
    yield;
    const turns = 1 + Math.floor(random() * 6);
    for (let turn = 0; turn < turns; turn++) {
      const words = ['We are four', 'In the north', 'No idea', 'Pasta'][Math.floor(random() * 4)]!;
      const previous_turn = { question_id: 'q_people', user_text: words };
      const next = await send(`${path}/next`, { state_version: version, previous_turn });
      version = next.body.versions.state_version;
      yield;
      if (random() < 0.3) {
        const data = [{ id: 'area', operation: 'set', value: 'south' }];
        const body = { state_version: version, client_updates: { data } };
        version = (await send(`${path}/events`, body)).body.versions.state_version;
        yield;
      }
    }
    await send(`${path}/feedback`, { label: 'won' });
    yield;
  }
}

interface Answer {
  readonly session_id: string;
  readonly versions: { readonly state_version: number };
}

async function lifeIn(service: ServiceUnderTest, tenant: string) {
  const place = { tenant, service: 'table' };
  return live(await service.keyHolder(undefined, place), service);
}

/** What a tenant's streams hold, in order; ids that are drawn by lot are numbered as they come. */
async function recordedFor({ log, service }: ServiceUnderTest, tenant: string): Promise<string[]> {
  const names = new Map<string, string>();
  const number = (drawn: string) => {
    if (!names.has(drawn)) names.set(drawn, `#${names.size}`);
    return names.get(drawn)!;
  };
  const drawn = /\b[a-z]{2,4}_[0-9A-Z]{26}\b|\b[0-9a-f]{64}\b|\bworker-[0-9a-f-]{36}\b/g;
  const own = (await eventsOf(log)).filter(({ stream }) => stream.includes(`-${tenant}.`));
  // No text is sealed twice in the same way.
  const key = await service.dependencies.sessionKeys.toOpen(own);
  const data = commitsOf(own).flatMap((commit) => decodeCommitData(commit, key));
  return own.map((event, index) =>
    `${event.stream}@${event.revision} ${event.type} ${JSON.stringify(data[index])}`.replaceAll(
      drawn,
      number,
    ),
  );
}

/** Lets tenants live in one service, and each of them alone in another. @throws where one left something else */
async function compare(operations: number, shared: ServiceUnderTest): Promise<void> {
  const lives = await Promise.all(TENANTS.map((tenant) => lifeIn(shared, tenant)));
  const steps = TENANTS.map(() => 0);
  const random = seededRandom(SEED + 1);
  for (let operation = 0; operation < operations; ) {
    // Any of them, and often several at once.
    const chosen = TENANTS.map((_, n) => n).filter(() => random() < 0.5);
    await Promise.all(chosen.map((n) => lives[n]!.next()));
    for (const n of chosen) steps[n]! += 1;
    operation += chosen.length;
  }
  for (const [n, tenant] of TENANTS.entries()) {
    const alone = await ServiceUnderTest.start();
    const life = await lifeIn(alone, tenant);
    for (let step = 0; step < steps[n]!; step++) await life.next();
    const expected = await recordedFor(alone, tenant);
    await alone.stop();
    expect(expected.length).toBeGreaterThan(steps[n]!);
    expect(await recordedFor(shared, tenant)).toEqual(expected);
  }
}

it(
  `three tenants, interleaved by the seed ${SEED}, leave what each of them leaves alone`,
  async () => {
    const shared = await ServiceUnderTest.start();
    await compare(OPERATIONS, shared);
    await shared.stop();
    tell('i', { 'interleaved operations': OPERATIONS });
  },
  TIMEOUT_MS,
);

/** A log that puts what one tenant reports where another one's reports are. */
function mixingUp(log: EventLog): EventLog {
  return wrappedLog(log, {
    append: (stream, ...rest) =>
      log.append(stream.replace(/^feedback-globex\./, 'feedback-acme.'), ...rest),
  });
}

/** A log that keeps nothing of what one tenant reports. */
function losing(log: EventLog): EventLog {
  const kept = { ok: true, firstRevision: 0, lastRevision: 0, position: '' } as const;
  return wrappedLog(log, {
    append: async (stream, ...rest) =>
      stream.startsWith('feedback-globex.') ? kept : log.append(stream, ...rest),
  });
}

it.each([
  ['goes into another one’s stream', mixingUp],
  ['is lost', losing],
] as const)(
  'finds that what a tenant reports %s',
  async (_, plant) => {
    const shared = await ServiceUnderTest.start(plant(newLog()));
    await expect(compare(60, shared)).rejects.toThrow();
    await shared.stop();
  },
  TIMEOUT_MS,
);
