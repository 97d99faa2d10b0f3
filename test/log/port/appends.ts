import { expect } from 'vitest';
import { APPEND_BYTES_MAX, EVENT_BYTES_MAX } from '../../../log/append-rules.ts';
import { type EventLog, type ExpectedRevision, TooLarge } from '../../../log/port.ts';
import type { Suite } from '../../support/defects/suite.ts';
import { idsOf, newEvent, newEvents, newStream, write } from './log-under-test.ts';

export function describeAppends({ describe, it }: Suite, log: () => EventLog): void {
  describe('append', () => {
    it('starts a stream at revision 0', async () => {
      const result = await write(log(), newStream(), newEvents(1));
      expect(result).toMatchObject({ ok: true, firstRevision: 0, lastRevision: 0 });
    });

    it('gives the events of one append dense revisions in their order', async () => {
      const stream = newStream();
      const events = newEvents(5);
      expect(await write(log(), stream, events)).toMatchObject({
        firstRevision: 0,
        lastRevision: 4,
      });
      const slice = await log().read(stream);
      expect(slice.events.map((event) => event.revision)).toEqual([0, 1, 2, 3, 4]);
      expect(idsOf(slice.events)).toEqual(idsOf(events));
    });

    it('goes on at the exact revision that was expected', async () => {
      const stream = newStream();
      await write(log(), stream, newEvents(2));
      expect(await write(log(), stream, newEvents(3), 1)).toMatchObject({
        firstRevision: 2,
        lastRevision: 4,
      });
    });

    it('answers with the position of its last event', async () => {
      const stream = newStream();
      const { position } = await write(log(), stream, newEvents(3));
      const slice = await log().read(stream);
      expect(slice.events.at(-1)?.position).toBe(position);
    });

    it('gives later appends greater positions, compared as texts', async () => {
      const first = await write(log(), newStream(), newEvents(1));
      const second = await write(log(), newStream(), newEvents(1));
      expect(second.position > first.position).toBe(true);
    });

    it.each<[string, ExpectedRevision, number | null, number]>([
      ['"none" on a stream that exists', 'none', 2, 3],
      ['a revision behind the last', 1, 2, 3],
      ['a revision ahead of the last', 3, 2, 3],
      ['a revision far ahead of the last', 999, 2, 3],
      ['a revision of a stream that is absent', 0, null, 0],
    ])('answers a conflict and writes nothing for %s', async (_, expected, actual, count) => {
      const stream = newStream();
      if (count > 0) await write(log(), stream, newEvents(count));
      const result = await log().append(stream, newEvents(2), { expected });
      expect(result).toEqual({ ok: false, actual });
      const slice = await log().read(stream);
      expect(slice.events.length).toBe(count);
    });

    it.each<[string, unknown]>([
      ['any', 'any'],
      ['a negative revision', -1],
      ['a fraction', 0.5],
      ['a text of digits', '0'],
      ['nothing', undefined],
    ])('takes no expected revision but "none" or a revision: not %s', async (_, expected) => {
      const options = { expected: expected as ExpectedRevision };
      await expect(log().append(newStream(), newEvents(1), options)).rejects.toThrow(TypeError);
    });

    it.each([
      ['no event at all', []],
      ['an id that is no UUID', [newEvent({ id: 'event-1' })]],
      ['an empty type', [newEvent({ type: '' })]],
      ['a raw U+0000', [newEvent({ data: '{"a":"\0"}' })]],
      ['half a surrogate pair', [newEvent({ metadata: '{"a":"\ud83d"}' })]],
    ])('refuses %s and writes nothing', async (_, events) => {
      const stream = newStream();
      await expect(log().append(stream, events, { expected: 'none' })).rejects.toThrow(TypeError);
      expect((await log().read(stream)).exists).toBe(false);
    });

    it.each(['', '$streams', 'x'.repeat(513)])('refuses the stream name "%s"', async (stream) => {
      const appending = log().append(stream, newEvents(1), { expected: 'none' });
      await expect(appending).rejects.toThrow(TypeError);
    });

    it.each([
      ['plain ASCII', '{"a":"b"}'],
      ['letters beyond Latin-1', '{"name":"Dvořák, 日本, العربية"}'],
      ['characters of four bytes', '{"a":"😀🏳️‍🌈𝒳"}'],
      ['escaped characters', '{"a":"\\u0000 \\u00e9 \\ud83d\\ude00 \\n \\" \\\\ \\/"}'],
      ['an escaped lone surrogate', '{"a":"\\ud800"}'],
      ['a __proto__ key', '{"__proto__":{"polluted":true},"constructor":{"prototype":1}}'],
      ['white space and a line end', ' { "a" : 1 ,\r\n\t"b" : [ ] } \n'],
      ['keys in no order, digits among them', '{"b":1,"10":2,"a":3,"2":4}'],
      ['the same key twice', '{"a":1,"a":2}'],
      ['numbers as they were written', '[1.0,1e2,-0,0.10,12345678901234567890,1E400]'],
      ['line separators', '{"a":"\u2028\u2029\ufeff"}'],
      ['a bare text', '"just a text"'],
      ['null', 'null'],
    ])('keeps data and metadata byte for byte: %s', async (_, text) => {
      const stream = newStream();
      await write(log(), stream, [newEvent({ data: text, metadata: text })]);
      const [event] = (await log().read(stream)).events;
      expect(event?.data).toBe(text);
      expect(event?.metadata).toBe(text);
    });

    it('keeps id, type and stream as they were given', async () => {
      const stream = `${newStream()}.Ünï-code_1`;
      const event = newEvent({ type: 'QuestionsProposed' });
      await write(log(), stream, [event]);
      expect((await log().read(stream)).events).toMatchObject([
        { id: event.id, type: 'QuestionsProposed', stream, revision: 0 },
      ]);
    });

    it('takes an event of exactly the allowed size and not a byte more', async () => {
      const stream = newStream();
      const fitting = sized(EVENT_BYTES_MAX);
      await write(log(), stream, [fitting]);
      expect((await log().read(stream)).events[0]?.data).toBe(fitting.data);
      const tooLarge = log().append(stream, [sized(EVENT_BYTES_MAX + 1)], { expected: 0 });
      await expect(tooLarge).rejects.toThrow(TooLarge);
      await expect(tooLarge).rejects.toMatchObject({ bytesMax: EVENT_BYTES_MAX });
      expect((await log().read(stream)).lastRevision).toBe(0);
    });

    it('takes an append of exactly the allowed size and not a byte more', async () => {
      const stream = newStream();
      const parts = [EVENT_BYTES_MAX, EVENT_BYTES_MAX, EVENT_BYTES_MAX].map(sized);
      const rest = APPEND_BYTES_MAX - 3 * EVENT_BYTES_MAX;
      await write(log(), stream, [...parts, sized(rest)]);
      const tooLarge = log().append(newStream(), [...parts, sized(rest + 1)], { expected: 'none' });
      await expect(tooLarge).rejects.toMatchObject({ bytesMax: APPEND_BYTES_MAX });
      expect((await log().read(stream)).events.length).toBe(4);
    });

    it('counts bytes, not characters', async () => {
      const data = JSON.stringify('€'.repeat(EVENT_BYTES_MAX / 3));
      const tooLarge = log().append(newStream(), [newEvent({ data })], { expected: 'none' });
      await expect(tooLarge).rejects.toThrow(TooLarge);
    });

    it('takes hundreds of events in one append', async () => {
      const stream = newStream();
      const events = newEvents(500);
      await write(log(), stream, events);
      expect(idsOf((await log().read(stream)).events)).toEqual(idsOf(events));
    });

    it('lets exactly one of 64 concurrent appends on one new stream win', async () => {
      const stream = newStream();
      const results = await Promise.all(
        Array.from({ length: 64 }, () => log().append(stream, newEvents(2), { expected: 'none' })),
      );
      expect(results.filter((result) => result.ok).length).toBe(1);
      for (const result of results) if (!result.ok) expect(result.actual).toBe(1);
      expect((await log().read(stream)).lastRevision).toBe(1);
    });

    it('lets 64 concurrent appends on 64 streams all win, each at a position of its own', async () => {
      const streams = Array.from({ length: 64 }, () => newStream());
      const results = await Promise.all(streams.map((each) => write(log(), each, newEvents(2))));
      expect(new Set(results.map((result) => result.position)).size).toBe(64);
      const heads = await Promise.all(streams.map((each) => log().read(each)));
      expect(heads.every((slice) => slice.lastRevision === 1)).toBe(true);
    });

    it('keeps a stream dense when 16 writers race for every revision', async () => {
      const stream = newStream();
      const writer = async () => {
        for (let written = 0; written < 4; ) {
          const { lastRevision } = await log().read(stream, { limit: 1 });
          const expected = lastRevision ?? 'none';
          if ((await log().append(stream, newEvents(1), { expected })).ok) written += 1;
        }
      };
      await Promise.all(Array.from({ length: 16 }, writer));
      const { events } = await log().read(stream);
      expect(events.map((event) => event.revision)).toEqual(
        Array.from({ length: 64 }, (_, n) => n),
      );
    });

    it('lets a conflict concern its own append only', async () => {
      const taken = newStream();
      await write(log(), taken, newEvents(1));
      const [before, conflict, after] = await Promise.all([
        log().append(newStream(), newEvents(1), { expected: 'none' }),
        log().append(taken, newEvents(1), { expected: 'none' }),
        log().append(newStream(), newEvents(1), { expected: 'none' }),
      ]);
      expect([before?.ok, conflict?.ok, after?.ok]).toEqual([true, false, true]);
    });
  });
}

/** An event whose type, data and metadata have this many bytes together. */
function sized(bytes: number) {
  const bare = newEvent({ type: 'T', metadata: '{}', data: '""' });
  return { ...bare, data: JSON.stringify('x'.repeat(bytes - 5)) };
}
