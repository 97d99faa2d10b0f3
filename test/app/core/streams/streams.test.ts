import { describe, expect, it } from 'vitest';
import { emptyStream, type StreamState } from '../../../../app/core/streams/stream-state.ts';
import { Streams } from '../../../../app/core/streams/streams.ts';
import { heapWeight } from '../../../../app/core/weights/heap-weight.ts';
import { sessionAggregate } from '../../../../app/session/session-aggregate.ts';
import type { JsonValue } from '../../../../domain/json/json.ts';
import type { SessionEvent } from '../../../../domain/session/events.ts';
import type { SessionState } from '../../../../domain/session/state.ts';
import { createMemoryLog } from '../../../../log/memory.ts';
import type { EventLog } from '../../../../log/port.ts';
import { scribe } from '../../../support/log/scribe.ts';
import { sessionKeysOf } from '../../../support/session-keys.ts';

const KIB = 1024;
const AT = '2026-11-22T10:00:00.000Z';

const copy = (value: JsonValue): JsonValue => JSON.parse(JSON.stringify(value));

function valueEvent(
  bytes: number,
  { id = 'name', value = 'x'.repeat(bytes) as JsonValue } = {},
): SessionEvent {
  return {
    type: 'ValueRecorded',
    facts: {
      information_id: id,
      status: 'confirmed',
      coverage: 1,
      source: 'client',
      question_id: null,
      span: null,
    },
    private: { value },
  };
}

function told(before: StreamState<SessionState>, event: SessionEvent): StreamState<SessionState> {
  const state = sessionAggregate.fold(before.state, [{ event, occurredAt: AT }]);
  return { ...before, state, revision: before.revision + 1 };
}

function newSession(n: number): StreamState<SessionState> {
  return emptyStream(sessionAggregate, `session-acme.ses_${n}`);
}

/** A session in the cache is not looked up in the log, which knows none of them. */
async function isHeld(streams: Streams, n: number): Promise<boolean> {
  return (await streams.cached(sessionAggregate, newSession(n).stream)).revision >= 0;
}

async function heldOf(streams: Streams, count: number): Promise<number> {
  const held = await Promise.all(Array.from({ length: count }, (_, n) => isHeld(streams, n)));
  return held.filter(Boolean).length;
}

describe('The cache of folded streams', () => {
  it('keeps as many sessions as their values leave room for', async () => {
    const streams = new Streams(createMemoryLog(), sessionKeysOf(), { bytesMax: 1_000 * KIB });
    for (let n = 0; n < 50; n++) streams.remember(told(newSession(n), valueEvent(90 * KIB)), 0);
    expect(await heldOf(streams, 50)).toBe(10);
    expect(streams.bytes).toBeLessThanOrEqual(1_000 * KIB);
  });

  it('never counts a session for less than it weighs, whatever values it grows by', () => {
    const kinds: readonly JsonValue[] = [
      {},
      [],
      0,
      1.5,
      'é',
      '',
      { a: {} },
      [[[]]],
      [[[[[[[[]]]]]]]],
    ];
    for (const kind of kinds) {
      const streams = new Streams(createMemoryLog(), sessionKeysOf(), { bytesMax: 10_000 * KIB });
      let session = newSession(0);
      for (let n = 1; n <= 60; n++) {
        const event = valueEvent(0, { id: `i${n}`, value: Array(40).fill(kind).map(copy) });
        const { state, revision } = told(session, event);
        const bytes = session.bytes + JSON.stringify(event).length;
        streams.rememberCommit(session, {
          state,
          revision,
          bytes,
          chain: '',
          occurredAt: AT,
          occurredMs: 0,
          keptDigest: undefined,
          heapGrowth: sessionAggregate.heapGrowth!(session.state, state),
        });
        session = streams.held(session.stream)!;
        expect(streams.bytes, JSON.stringify(kind)).toBeGreaterThanOrEqual(heapWeight(session));
      }
    }
  });

  it('counts what a session grows by, and no longer what was replaced', () => {
    const streams = new Streams(createMemoryLog(), sessionKeysOf(), { bytesMax: 10_000 * KIB });
    let session = newSession(0);
    for (let i = 1; i <= 40; i++) {
      const event = valueEvent(i * KIB);
      session = told(session, event);
      streams.remember(session, JSON.stringify(event).length);
      expect(streams.bytes).toBeGreaterThanOrEqual(i * KIB);
    }
    // What was replaced counts for a while: up to a quarter of what was weighed.
    expect(streams.bytes).toBeLessThan(1.25 * heapWeight(session) + KIB);
  });

  it('counts a session of small turns for little more than it weighs', () => {
    const streams = new Streams(createMemoryLog(), sessionKeysOf(), { bytesMax: 10_000 * KIB });
    let session = newSession(0);
    for (let i = 1; i <= 40; i++) {
      session = told(session, valueEvent(0, { id: `i${i % 3}`, value: 'short' }));
      streams.remember(session, 2 * KIB);
      expect(streams.bytes).toBeLessThan(1.25 * heapWeight(session) + 5 * KIB);
    }
  });

  it('weighs a young session at every third turn, and at every fourth once it is known that half of what is added stays', () => {
    /** The turns at which what a session counts for did not grow by what was added: it was weighed. */
    const weighedAt = (eventAt: (turn: number) => SessionEvent) => {
      const streams = new Streams(createMemoryLog(), sessionKeysOf(), { bytesMax: 10_000 * KIB });
      let session = newSession(0);
      return Array.from({ length: 16 }, (_, turn) => turn).filter((turn) => {
        const before = streams.bytes;
        session = told(session, eventAt(turn));
        streams.remember(session, 2 * KIB);
        return streams.bytes !== before + 2 * KIB;
      });
    };
    const staying = weighedAt((turn) =>
      valueEvent(KIB, { id: `i${turn}`, value: `${turn}`.padEnd(KIB - 200) }),
    );
    const replaced = weighedAt(() => valueEvent(0, { value: 'short' }));
    expect({ staying, replaced }).toEqual({
      staying: [0, 3, 7, 11],
      replaced: [0, 3, 6, 9, 12, 15],
    });
  });

  it('weighs what is large in turns of the loop, and counts what is added meanwhile', async () => {
    const streams = new Streams(createMemoryLog(), sessionKeysOf(), { bytesMax: 1_000_000 * KIB });
    const things = (count: number): JsonValue => Array.from({ length: count }, () => [[]]);
    const large = { ...newSession(0), bytes: 1_000 * KIB };
    const first = told(large, valueEvent(0, { value: things(400_000) }));
    streams.remember(first, 0);
    // It is being weighed from now on.
    await null;
    const second = told(first, valueEvent(0, { id: 'other', value: things(10) }));
    streams.remember(second, 10 * KIB);
    expect(streams.bytes).toBeLessThan(1_100 * KIB);
    const weight = heapWeight(first);
    await expect.poll(() => streams.bytes).toBeGreaterThanOrEqual(weight + 10 * KIB);
    expect(streams.bytes).toBeLessThan(weight + 11 * KIB);
    expect(streams.held(second.stream)).toBe(second);
  });

  it.each([
    ['a stream', (streams: Streams) => streams.forget('session-acme.ses_0')],
    ['its category', (streams: Streams) => streams.forgetCategory('session')],
  ])('keeps no fold that was made or continued while %s is forgotten', async (_, forget) => {
    const log = createMemoryLog();
    let meanwhile = () => {};
    const resting: EventLog = {
      ...log,
      read: async (...asked) => {
        const page = await log.read(...asked);
        meanwhile();
        return page;
      },
    };
    const streams = new Streams(resting, sessionKeysOf(), { bytesMax: 1_000 * KIB });
    const { stream } = newSession(0);
    await scribe(log).record(stream, [valueEvent(KIB)]);
    meanwhile = () => forget(streams);
    const read = await streams.latest(sessionAggregate, stream);
    expect(read.revision).toBe(0);
    expect(streams.held(stream)).toBeUndefined();
    meanwhile = () => {};
    const before = await streams.latest(sessionAggregate, stream);
    expect(streams.held(stream)).toBe(before);
    forget(streams);
    const { state, revision } = told(before, valueEvent(KIB, { id: 'other' }));
    const folded = { state, revision, bytes: 2 * KIB, chain: '', occurredAt: AT, occurredMs: 0 };
    streams.rememberCommit(before, { ...folded, keptDigest: undefined, heapGrowth: KIB });
    expect(streams.held(stream)).toBeUndefined();
  });
});
