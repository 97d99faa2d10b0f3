import { expect } from 'vitest';
import { type EventLog, InvalidPosition } from '../../../log/port.ts';
import type { Suite } from '../../support/defects/suite.ts';
import {
  collect,
  eventsOf,
  idsOf,
  type LogUnderTest,
  newCategory,
  newEvents,
  newStream,
  untilCaughtUp,
  untilEvents,
  write,
} from './log-under-test.ts';

export function describeSubscriptions(
  { describe, it }: Suite,
  log: () => EventLog,
  subject: LogUnderTest,
): void {
  /** Events of three categories, interleaved; answers what was recorded of the first two. */
  const interleave = async (rounds: number) => {
    const [one, two, foreign] = [newCategory(), newCategory(), newCategory()];
    for (let round = 0; round < rounds; round += 1) {
      await write(log(), `${one}-${round}`, newEvents(2));
      await write(log(), `${foreign}-${round}`, newEvents(3));
      await write(log(), `${two}-${round}`, newEvents(1));
    }
    await write(log(), newStream(foreign), newEvents(1));
    return { categories: [one, two], foreign };
  };

  describe('subscribe', () => {
    it('delivers from the beginning in the order of the log, then says it has caught up', async () => {
      const { categories } = await interleave(4);
      const items = await collect(log(), { categories }, untilCaughtUp);
      const events = eventsOf(items);
      expect(events.map((event) => event.stream)).toEqual(
        [0, 1, 2, 3].flatMap((n) => [
          `${categories[0]}-${n}`,
          `${categories[0]}-${n}`,
          `${categories[1]}-${n}`,
        ]),
      );
      expect(items.at(-1)).toMatchObject({ kind: 'caughtUp' });
    });

    it('delivers the events as a read gives them', async () => {
      const stream = newStream();
      await write(log(), stream, newEvents(3));
      const items = await collect(log(), { categories: [stream.split('-')[0]!] }, untilCaughtUp);
      expect(eventsOf(items)).toEqual((await log().read(stream)).events);
    });

    it('resumes after every position, event or checkpoint, without loss or repeat', async () => {
      const { categories } = await interleave(3);
      const items = await collect(log(), { categories }, untilCaughtUp);
      for (const [index, item] of items.entries()) {
        const after = item.kind === 'event' ? item.event.position : item.position!;
        const rest = await collect(log(), { categories, after }, untilCaughtUp);
        expect(idsOf(eventsOf(rest))).toEqual(idsOf(eventsOf(items.slice(index + 1))));
      }
    });

    it('never gives a checkpoint ahead of what it has delivered', async () => {
      const { categories } = await interleave(40);
      const items = await collect(log(), { categories }, untilCaughtUp);
      const wanted = eventsOf(items);
      let delivered = 0;
      for (const item of items) {
        if (item.kind === 'event') delivered += 1;
        else {
          const behind = wanted.filter((event) => event.position <= item.position!);
          expect(behind.length).toBe(delivered);
        }
      }
      expect(wanted.length).toBe(120);
    });

    it('tells by a checkpoint that it passed events of other categories', async () => {
      const { categories } = await interleave(1);
      const items = await collect(log(), { categories }, untilCaughtUp);
      const last = items.findLast((item) => item.kind === 'checkpoint');
      expect(last!.position! > eventsOf(items).at(-1)!.position).toBe(true);
    });

    it('tells by a checkpoint that it passed a foreign event while live', async () => {
      const { categories, foreign } = await interleave(1);
      let passed: Promise<{ position: string }> | undefined;
      const items = await collect(log(), { categories }, (seen) => {
        if (untilCaughtUp(seen)) passed ??= write(log(), newStream(foreign), newEvents(1));
        return passed !== undefined && seen.at(-1)?.kind === 'checkpoint';
      });
      expect(items.at(-1)?.kind).toBe('checkpoint');
      const { position } = await passed!;
      const reached = items.at(-1) as { position: string };
      expect(reached.position >= position).toBe(true);
    });

    it('takes no category for another that begins alike', async () => {
      const category = newCategory();
      const alike = [
        `${category}s-1`,
        `${category.slice(0, -1)}-1`,
        `${category}_-1`,
        `x${category}-1`,
      ];
      await write(log(), `${category}-1`, newEvents(1));
      for (const stream of alike) await write(log(), stream, newEvents(1));
      await write(log(), `${category}-a-b`, newEvents(1));
      const items = await collect(log(), { categories: [category] }, untilCaughtUp);
      expect(eventsOf(items).map((event) => event.stream)).toEqual([
        `${category}-1`,
        `${category}-a-b`,
      ]);
    });

    it('delivers all categories when none is named', async () => {
      const after = (await write(log(), newStream(), newEvents(1))).position;
      const { categories, foreign } = await interleave(2);
      const items = await collect(log(), { after }, untilCaughtUp);
      const seen = new Set(eventsOf(items).map((event) => event.stream.split('-')[0]));
      expect([...seen].sort()).toEqual([...categories, foreign].sort());
      expect(eventsOf(items).length).toBe(13);
    });

    it('delivers nothing of a category that does not exist, yet catches up', async () => {
      const items = await collect(log(), { categories: [newCategory()] }, untilCaughtUp);
      expect(eventsOf(items)).toEqual([]);
      expect(items.at(-1)).toEqual({ kind: 'caughtUp', position: await log().head() });
    });

    it('goes on live with what is appended after it caught up', async () => {
      const category = newCategory();
      await write(log(), newStream(category), newEvents(1));
      const live = newEvents(3);
      let writing: Promise<unknown> | undefined;
      const items = await collect(log(), { categories: [category] }, (seen) => {
        if (untilCaughtUp(seen)) writing ??= write(log(), newStream(category), live);
        return eventsOf(seen).length === 4;
      });
      await writing;
      expect(idsOf(eventsOf(items).slice(1))).toEqual(idsOf(live));
    });

    it('delivers every event once while others keep appending', async () => {
      const category = newCategory();
      const count = 60;
      const collecting = collect(log(), { categories: [category] }, untilEvents(count * 2));
      const positions: string[] = [];
      const appendAll = async () => {
        for (let n = 0; n < count; n += 1) {
          positions.push((await write(log(), newStream(category), newEvents(1))).position);
        }
      };
      await Promise.all([appendAll(), appendAll()]);
      const delivered = eventsOf(await collecting).map((event) => event.position);
      expect(delivered).toEqual(positions.toSorted());
    });

    it('gives every subscriber the same order', async () => {
      const { categories } = await interleave(10);
      const [one, other] = await Promise.all([
        collect(log(), { categories }, untilCaughtUp),
        collect(log(), { categories: categories.toReversed() }, untilCaughtUp),
      ]);
      expect(eventsOf(one)).toEqual(eventsOf(other));
      const positions = eventsOf(one).map((event) => event.position);
      expect(positions).toEqual(positions.toSorted());
    });

    it('delivers a backlog of many pages to a slow reader', async () => {
      const category = newCategory();
      const streams = Array.from({ length: 10 }, () => newStream(category));
      for (const stream of streams) await write(log(), stream, newEvents(103));
      const seen = await readSlowly(log(), category);
      const expected = streams.flatMap((stream) =>
        Array.from({ length: 103 }, (_, n) => `${stream} ${n}`),
      );
      expect(seen).toEqual(expected);
    });

    it('ends when its signal aborts while it waits', async () => {
      const stop = new AbortController();
      const items: string[] = [];
      for await (const item of log().subscribe({
        categories: [newCategory()],
        signal: stop.signal,
      })) {
        items.push(item.kind);
        if (item.kind === 'caughtUp') setTimeout(() => stop.abort(), 5);
      }
      expect(items.at(-1)).toBe('caughtUp');
    });

    it('delivers nothing when its signal was aborted before', async () => {
      await write(log(), newStream(), newEvents(1));
      const items: unknown[] = [];
      for await (const item of log().subscribe({ signal: AbortSignal.abort() })) items.push(item);
      expect(items).toEqual([]);
    });

    it('may be left in the middle and asked again', async () => {
      const { categories } = await interleave(2);
      const signal = new AbortController().signal;
      for await (const item of log().subscribe({ categories, signal })) {
        if (item.kind === 'event') break;
      }
      const items = await collect(log(), { categories }, untilCaughtUp);
      expect(eventsOf(items).length).toBe(6);
    });

    it.each([
      ['of another technology', 'xy9:00000000000000000001'],
      ['that is none', 'nonsense'],
      ['that is empty', ''],
    ])('refuses a position %s', async (_, after) => {
      const collecting = collect(log(), { after }, untilCaughtUp);
      await expect(collecting).rejects.toThrow(InvalidPosition);
    });

    it('refuses a position ahead of the end of the log', async () => {
      await write(log(), newStream(), newEvents(1));
      const collecting = collect(log(), { after: subject.positionAhead }, untilCaughtUp);
      await expect(collecting).rejects.toThrow(InvalidPosition);
    });
  });
}

/** Streams and revisions of a category up to its end, with a pause now and then. */
async function readSlowly(log: EventLog, category: string): Promise<string[]> {
  const seen: string[] = [];
  const stop = new AbortController();
  for await (const item of log.subscribe({ categories: [category], signal: stop.signal })) {
    if (item.kind === 'event') seen.push(`${item.event.stream} ${item.event.revision}`);
    if (item.kind === 'caughtUp') stop.abort();
    if (seen.length % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return seen;
}
