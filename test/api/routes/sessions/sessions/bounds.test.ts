import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionAggregate } from '../../../../../app/session/session-aggregate.ts';
import { VALUES_LENGTH_MAX } from '../../../../../domain/session/turn/record/values-bound.ts';
import type { Client, Reply } from '../../../../support/http/client.ts';
import { wideConfiguration } from '../../../../support/http/fresh-requests.ts';
import { ServiceUnderTest } from '../../../../support/service.ts';

let service: ServiceUnderTest;
let client: Client;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish(wideConfiguration);
});

afterAll(() => service.stop());

interface Told {
  readonly request_id?: string;
  readonly code?: string;
  readonly details?: object;
  readonly versions: { readonly state_version: number };
}

/** A session that is reported to, and remembers its version. */
async function newSession() {
  const { body } = await client.post<{ session_id: string }>('/v1/sessions', {});
  const path = `/v1/sessions/${body.session_id}`;
  let version = 0;
  return {
    path,
    report: async (update: object): Promise<Reply<Told>> => {
      const reply = await client.post<Told>(`${path}/events`, {
        state_version: version,
        ...update,
      });
      version = reply.body.versions?.state_version ?? version;
      return reply;
    },
  };
}

const { eventsMax, bytesMax } = sessionAggregate.bounds!;

describe('A session holds up to its bounds and no more', () => {
  it('events: the last one that fits is taken, the next one refused with nothing written', async () => {
    const { path, report } = await newSession();
    const overrides = (count: number) => ({
      client_updates: {
        sub_objectives: Array.from({ length: count }, () => ({
          id: wideConfiguration.sub_objectives[0]!.id,
          operation: 'achieve',
        })),
      },
    });
    for (let left = eventsMax - 1; left > 0; left -= 100) {
      const taken = await report(overrides(Math.min(100, left)));
      expect(taken.status).toBe(200);
    }
    const refused = await report(overrides(1));
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({
      code: 'payload_too_large',
      details: { max_events: eventsMax },
    });
    const read = await client.get<Told>(path);
    expect(read.body.versions.state_version).toBe(eventsMax - 1);
  });

  it('bytes: what would be more than it may hold is refused with nothing written', async () => {
    const { path, report } = await newSession();
    const text = 'x'.repeat(8_000);
    const context = {
      context_update: {
        mode: 'messages',
        messages: Array.from({ length: 12 }, () => ({ role: 'assistant', text })),
      },
    };
    let calls = 0;
    let reply = await report(context);
    for (; reply.status === 200; calls++) reply = await report(context);
    expect(reply.status).toBe(413);
    expect(reply.body).toMatchObject({ details: { max_bytes: bytesMax } });
    // Sealed, three bytes are stored as four.
    const stored = calls * 12 * 8_000 * (4 / 3);
    expect(stored).toBeGreaterThan(0.95 * bytesMax);
    expect(stored).toBeLessThanOrEqual(bytesMax);
    expect((await client.get<Told>(path)).status).toBe(200);
    expect((await report({ external: { type: 'still_open' } })).status).toBe(200);
  });

  it('current values: one too many is refused with nothing written, and smaller ones are taken', async () => {
    const { path, report } = await newSession();
    const setting = (from: number, units: number) => ({
      client_updates: {
        data: Array.from({ length: 4 }, (_, i) => ({
          id: `wide${from + i}`,
          operation: 'set',
          value: ['x'.repeat(units - 4)],
        })),
      },
    });
    const units = VALUES_LENGTH_MAX / 16;
    for (const from of [0, 4, 8, 12]) {
      expect((await report(setting(from, units))).status).toBe(200);
    }
    const before = await client.get<Told>(path);
    const refused = await report(setting(0, units + 1));
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({
      code: 'payload_too_large',
      details: { max_value_characters: VALUES_LENGTH_MAX },
    });
    const { request_id: _, ...kept } = before.body;
    expect((await client.get<Told>(path)).body).toMatchObject(kept);
    expect((await report(setting(0, units))).status).toBe(200);
    expect((await report(setting(0, 10))).status).toBe(200);
    expect((await report(setting(16, units - 1_000))).status).toBe(200);
  });
});
