import { expect } from 'vitest';
import type { EventLog, ReadOptions } from '../../../log/port.ts';
import type { Suite } from '../../support/defects/suite.ts';
import { idsOf, newCategory, newEvents, newStream, write } from './log-under-test.ts';

export function describeReads({ describe, it }: Suite, log: () => EventLog): void {
  describe('read', () => {
    it('tells a missing stream from an error', async () => {
      expect(await log().read(newStream())).toEqual({
        exists: false,
        lastRevision: null,
        events: [],
        more: false,
      });
    });

    it.each<[string, ReadOptions, number[], boolean]>([
      ['everything, oldest first, by default', {}, [0, 1, 2, 3, 4], false],
      ['from a revision on, itself included', { from: 3 }, [3, 4], false],
      ['a number of events and whether there are more', { limit: 2 }, [0, 1], true],
      ['a block in the middle', { from: 1, limit: 3 }, [1, 2, 3], true],
      ['exactly up to the end without more', { from: 2, limit: 3 }, [2, 3, 4], false],
      ['nothing right behind the end', { from: 5 }, [], false],
      ['nothing far behind the end', { from: 500, limit: 2 }, [], false],
      ['backward from the end', { direction: 'backward' }, [4, 3, 2, 1, 0], false],
      ['the last event', { direction: 'backward', limit: 1 }, [4], true],
      ['backward from a revision', { direction: 'backward', from: 2 }, [2, 1, 0], false],
      ['a block backward', { direction: 'backward', from: 3, limit: 2 }, [3, 2], true],
      [
        'backward exactly to the start',
        { direction: 'backward', from: 1, limit: 2 },
        [1, 0],
        false,
      ],
      ['backward from behind the end', { direction: 'backward', from: 99, limit: 2 }, [4, 3], true],
      ['the first event backward', { direction: 'backward', from: 0 }, [0], false],
    ])('gives %s', async (_, options, revisions, more) => {
      const stream = newStream();
      await write(log(), stream, newEvents(5));
      const slice = await log().read(stream, options);
      expect(slice.events.map((event) => event.revision)).toEqual(revisions);
      expect(slice).toMatchObject({ exists: true, lastRevision: 4, more });
    });

    it.each<[string, ReadOptions]>([
      ['a negative revision', { from: -1 }],
      ['a fraction of a revision', { from: 1.5 }],
      ['a limit of none', { limit: 0 }],
      ['a fraction of a limit', { limit: 1.5 }],
    ])('refuses %s', async (_, options) => {
      await expect(log().read(newStream(), options)).rejects.toThrow(TypeError);
    });

    it('gives at most 1,000 events, whatever was asked', async () => {
      const stream = newStream();
      await write(log(), stream, newEvents(600));
      await write(log(), stream, newEvents(600), 599);
      const slice = await log().read(stream, { limit: 5_000 });
      expect(slice).toMatchObject({ lastRevision: 1_199, more: true });
      expect(slice.events.length).toBe(1_000);
    });

    it('walks a stream page by page without gap or repeat', async () => {
      const stream = newStream();
      const events = newEvents(23);
      await write(log(), stream, events);
      const walked: string[] = [];
      for (let from = 0, more = true; more; from += 5) {
        const slice = await log().read(stream, { from, limit: 5 });
        walked.push(...idsOf(slice.events));
        more = slice.more;
      }
      expect(walked).toEqual(idsOf(events));
    });

    it('keeps streams apart whose names look alike', async () => {
      const category = newCategory();
      const names = ['1', '10', '1 ', '1.1', 'A', 'a', '%', '_'].map((key) => `${category}-${key}`);
      for (const name of names) await write(log(), name, newEvents(1));
      for (const name of names) {
        const slice = await log().read(name);
        expect(slice.events.map((event) => event.stream)).toEqual([name]);
      }
    });

    it('sees an append as soon as it is answered', async () => {
      const stream = newStream();
      for (let revision = 0; revision < 20; revision += 1) {
        await write(log(), stream, newEvents(1), revision === 0 ? 'none' : revision - 1);
        expect((await log().read(stream)).lastRevision).toBe(revision);
      }
    });

    it('gives positions that grow with the revisions', async () => {
      const stream = newStream();
      await write(log(), stream, newEvents(12));
      const positions = (await log().read(stream)).events.map((event) => event.position);
      expect(positions).toEqual(positions.toSorted());
      expect(new Set(positions).size).toBe(12);
    });
  });

  describe('head and health', () => {
    it('names the position of the newest event', async () => {
      const { position } = await write(log(), newStream(), newEvents(3));
      expect(await log().head()).toBe(position);
    });

    it('is well while appends and reads work', async () => {
      expect(await log().health()).toBe('ok');
    });
  });
}
