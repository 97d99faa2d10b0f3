import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendCommit } from '../../../../app/core/streams/append-commit.ts';
import { emptyStream, type StreamState } from '../../../../app/core/streams/stream-state.ts';
import { openLogAt } from '../../../../cli/open-log.ts';
import { storedBytes } from '../../../../domain/recording/encode-commit.ts';
import { sealKey } from '../../../../domain/recording/sealing.ts';
import { StreamChains } from '../../../../domain/recording/stream-chains.ts';
import { AppendOutcomeUnknown, type EventLog } from '../../../../log/port.ts';
import { wrappedLog } from '../../../support/log/wrapped-log.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

const aggregate = {
  schemas: {},
  initial: null,
  fold: () => null,
  bounds: { eventsMax: 100, bytesMax: 400_000 },
};
const recordedBy = {
  occurredAt: '2026-11-22T10:00:00.000Z',
  provenance: {
    actor: { type: 'api_key', id: 'key_1' },
    origin: 'public_api',
    scopes: ['runtime'],
    request_id: 'req_1',
  },
  seal: sealKey(randomBytes(32)),
  newId: () => randomUUID(),
} as const;
const eventsOf = (length: number) => [
  { type: 'Said', facts: { n: 1 }, private: { text: 'ü'.repeat(length) } },
  { type: 'Done', facts: { n: 2 } },
];

describe('a commit on the embedded log', () => {
  let directory: string;
  let log: EventLog;
  beforeAll(async () => {
    directory = await newTemporaryDirectory();
    log = await openLogAt(`file:${directory}/log.db`, { create: true });
  });
  afterAll(async () => {
    await log.close();
    await rm(directory, { recursive: true });
  });

  async function appended(stream: string, lengths: readonly number[], into = log) {
    let current: StreamState<null> = emptyStream(aggregate, stream);
    for (const length of lengths) {
      const done = await appendCommit(into, {
        aggregate,
        current,
        events: eventsOf(length),
        recordedBy,
      });
      if (done instanceof AppendOutcomeUnknown) throw done;
      if (!done.ok) return { done, current };
      const { lastRevision: revision, note: chain, bytes } = done;
      current = { ...current, revision, chain, bytes: current.bytes + bytes };
    }
    return { done: undefined, current };
  }

  it('is encoded by the thread that writes while it is small, and here while it is large', async () => {
    const ways: string[] = [];
    const watched = wrappedLog(log, {
      append: (...args) => {
        ways.push('here');
        return log.append(...args);
      },
      appendDraft: (...args) => {
        ways.push('there');
        return log.appendDraft!(...args);
      },
    });
    const { current } = await appended('session-a.1', [10, 30_000, 20], watched);
    expect(ways).toEqual(['there', 'here', 'there']);
    const { events } = await log.read('session-a.1');
    expect(current.bytes).toBe(storedBytes(events));
    const chains = new StreamChains();
    for (const [index, event] of events.entries()) {
      expect(chains.follow(event, index + 1).finding).toBeUndefined();
    }
    expect(events.at(-1)!.metadata).toContain(`"chain":"${current.chain}"`);
  });

  it('is told as a conflict where the stream is elsewhere, and others of its batch are written', async () => {
    const { current } = await appended('session-a.2', [10]);
    const stale = emptyStream(aggregate, 'session-a.2');
    const events = eventsOf(10);
    const [lost, won] = await Promise.all(
      [stale, current].map((each) =>
        appendCommit(log, { aggregate, current: each, events, recordedBy }),
      ),
    );
    expect(lost).toEqual({ ok: false, actual: 1 });
    expect(won).toMatchObject({ ok: true, lastRevision: 3 });
  });

  it('is refused where the stream is full, by its events and by its very bytes', async () => {
    const full = { ok: false, refusal: { code: 'payload_too_large' } };
    const { done, current } = await appended(
      'session-a.3',
      [30_000, 30_000, 30_000, 30_000, 30_000],
    );
    expect(done).toMatchObject(full);
    expect(current.bytes).toBeLessThanOrEqual(aggregate.bounds.bytesMax);
    const many = await appended(
      'session-a.4',
      Array.from({ length: 51 }, () => 1),
    );
    expect(many.done).toMatchObject(full);
    expect(many.current.revision).toBe(99);
  });
});
