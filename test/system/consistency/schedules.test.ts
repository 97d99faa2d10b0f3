import { asyncProperty, assert as holds, type Scheduler, scheduler } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventLog } from '../../../log/port.ts';
import type { Client } from '../../support/http/client.ts';
import { newLog } from '../../support/log/new-log.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

/** Calls of one session in one process, whose waits for the log end in every order: one of them takes effect. */

const SEED = seedFrom('SCHEDULES_SEED');
const SCHEDULES = figureFrom('SCHEDULES', 100);
const CALLS = 4;

let service: ServiceUnderTest;
let client: Client;
/** Decides when what was asked of a session's stream is done, and when the answer is heard; nobody does between runs. */
let schedule: Scheduler | undefined;
/** Appends follow whatever is there by then. */
let isBlind = false;

beforeAll(async () => {
  const memory = newLog();
  const inTurn = async <Result>(stream: string, work: () => Promise<Result>): Promise<Result> => {
    if (!schedule || !stream.startsWith('session-')) return work();
    const own = schedule;
    await own.schedule(Promise.resolve(), `before ${stream}`);
    const result = await work();
    await own.schedule(Promise.resolve(), `after ${stream}`);
    return result;
  };
  const log: EventLog = wrappedLog(memory, {
    append: (stream, events, options) =>
      inTurn(stream, async () => {
        const tail = isBlind ? (await memory.read(stream)).events.at(-1)?.revision : undefined;
        return memory.append(stream, events, tail === undefined ? options : { expected: tail });
      }),
    read: (stream, ...range) => inTurn(stream, () => memory.read(stream, ...range)),
  });
  service = await ServiceUnderTest.start(log);
  client = await service.publish();
});

afterAll(() => service.stop());

/** @throws where more than one call takes effect, or none does, or somebody is told what is not so */
async function raced(own: Scheduler): Promise<void> {
  schedule = undefined;
  const conversation = await Conversation.start(client);
  schedule = own;
  const calls = Array.from({ length: CALLS }, (_, n) =>
    client.post(`${conversation.path}/${n % 2 === 0 ? 'next' : 'events'}`, {
      state_version: 0,
      ...(n % 2 === 0
        ? {}
        : { client_updates: { data: [{ id: 'people', operation: 'set', value: n }] } }),
    }),
  );
  const reading = client.get(conversation.path);
  await own.waitFor(Promise.all([...calls, reading]));
  schedule = undefined;
  const replies = await Promise.all(calls);
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect((await reading).status).toBe(200);
  const { versions } = await conversation.read();
  expect(versions.state_version).toBe(1);
}

function everyOrder(numRuns: number): Promise<void> {
  return holds(asyncProperty(scheduler(), raced), { numRuns, seed: SEED });
}

it(
  `${SCHEDULES} orders of what calls of one session wait for have one effect each, by the seed ${SEED}`,
  async () => {
    await everyOrder(SCHEDULES);
    tell('b', { schedules: SCHEDULES });
  },
  60_000 + SCHEDULES * 200,
);

it('finds it where an append follows whatever it finds', async () => {
  isBlind = true;
  await expect(everyOrder(50)).rejects.toThrow();
  isBlind = false;
});
