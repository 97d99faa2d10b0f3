import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ReadModels, type Store, TablesMissing } from '../../../projections/store/port.ts';

/** Rows of one test, which several stores and readers may be opened on. */
export interface Rows {
  readonly open: () => Store;
  readonly read: () => ReadModels;
}

/** What views may rely on, wherever their rows lie. */
export function describeStore(name: string, newRows: () => Promise<Rows>): void {
  describe(`the rows of views in ${name}`, () => {
    let rows: Rows;
    let store: Store;
    let opened: ReadModels[];

    beforeEach(async () => {
      rows = await newRows();
      opened = [];
      store = open();
      expect(store.lead()).toBe(true);
      store.exec('CREATE TABLE notes (at INTEGER PRIMARY KEY, text TEXT, share REAL) STRICT');
    });

    afterEach(async () => {
      for (const each of opened) await each.close();
    });

    function open(): Store {
      const one = rows.open();
      opened.push(one);
      return one;
    }

    function reader(): ReadModels {
      const one = rows.read();
      opened.push(one);
      return one;
    }

    const note = (at: number, text: string) =>
      store.run('INSERT INTO notes (at, text) VALUES (?, ?)', at, text);
    const texts = async (from: ReadModels = reader()) => {
      const found = await from.all<{ text: string }>('SELECT text FROM notes ORDER BY at');
      return found.map(({ text }) => text);
    };

    it('are what was written, with numbers as numbers and what is missing as null', async () => {
      store.run('INSERT INTO notes VALUES (?, ?, ?)', 4_000_000_000, 'naïve "ß" 漢\n', 0.1);
      store.run('INSERT INTO notes VALUES (?, ?, ?)', 2, null, null);
      const all = [
        { at: 2, text: null, share: null },
        { at: 4_000_000_000, text: 'naïve "ß" 漢\n', share: 0.1 },
      ];
      expect(store.all('SELECT * FROM notes ORDER BY at')).toEqual(all);
      expect(await reader().all('SELECT * FROM notes ORDER BY at')).toEqual(all);
      const figures = 'SELECT count(*) AS n, sum(at) AS at, max(share) AS share FROM notes';
      expect(await reader().get(figures)).toEqual({ n: 2, at: 4_000_000_002, share: 0.1 });
      expect(store.get('SELECT at FROM notes WHERE at = ?', 7)).toBeUndefined();
      expect(await reader().get('SELECT at FROM notes WHERE at = ?', 7)).toBeUndefined();
    });

    it('sort texts by their bytes', async () => {
      for (const [at, text] of ['b', 'ä', 'B', 'a-', 'a', 'Z', '_', '2', '10'].entries())
        note(at, text);
      const sql = 'SELECT text FROM notes ORDER BY text';
      const sorted = ['10', '2', 'B', 'Z', '_', 'a', 'a-', 'b', 'ä'];
      const found = await reader().all<{ text: string }>(sql);
      expect(found.map(({ text }) => text)).toEqual(sorted);
      expect(await reader().get('SELECT count(*) AS n FROM notes WHERE text > ?', 'Z')).toEqual({
        n: 5,
      });
    });

    it('are written all together or not at all', async () => {
      expect(() =>
        store.transaction(() => {
          note(1, 'one');
          note(2, 'two');
          throw new Error('on the way');
        }),
      ).toThrow('on the way');
      expect(await texts()).toEqual([]);
      store.transaction(() => {
        note(1, 'one');
        expect(store.get('SELECT text FROM notes WHERE at = ?', 1)).toEqual({ text: 'one' });
        note(2, 'two');
      });
      expect(await texts()).toEqual(['one', 'two']);
    });

    it('are not written where one statement of several is wrong', async () => {
      const work = () =>
        store.transaction(() => {
          note(1, 'one');
          note(1, 'the same again');
          note(2, 'two');
        });
      expect(work).toThrow();
      expect(await texts()).toEqual([]);
      note(3, 'three');
      expect(await texts()).toEqual(['three']);
    });

    it('are written without a part of a transaction that fails by itself', async () => {
      store.transaction(() => {
        note(1, 'one');
        const failing = () =>
          store.transaction(() => {
            note(2, 'two');
            note(1, 'the same again');
          });
        expect(failing).toThrow();
        store.transaction(() => note(3, 'three'));
      });
      expect(await texts()).toEqual(['one', 'three']);
      const whole = () =>
        store.transaction(() => {
          store.transaction(() => note(4, 'four'));
          throw new Error('afterwards');
        });
      expect(whole).toThrow('afterwards');
      expect(await texts()).toEqual(['one', 'three']);
    });

    it('are seen by a reader only when all of them are there', async () => {
      const other = reader();
      let seen: Promise<string[]> | undefined;
      store.transaction(() => {
        note(1, 'one');
        store.get('SELECT at FROM notes');
        seen = texts(other);
        note(2, 'two');
      });
      expect([[], ['one', 'two']]).toContainEqual(await seen);
      expect(await texts(other)).toEqual(['one', 'two']);
    });

    it('stay in a snapshot as they were', async () => {
      note(1, 'one');
      const snapshot = await reader().snapshot();
      expect(await texts(snapshot)).toEqual(['one']);
      note(2, 'two');
      expect(await texts(snapshot)).toEqual(['one']);
      await snapshot.close();
      await snapshot.close();
      expect(await texts()).toEqual(['one', 'two']);
    });

    it('say so where nobody has made them', async () => {
      expect(() => store.all('SELECT * FROM others')).toThrow(TablesMissing);
      await expect((async () => reader().all('SELECT * FROM others'))()).rejects.toThrow(
        TablesMissing,
      );
      note(1, 'one');
      expect(await texts()).toEqual(['one']);
    });

    it('are led by one store at a time, and by the next one once it is closed', async () => {
      const other = open();
      expect(other.lead()).toBe(false);
      expect(store.lead()).toBe(true);
      store.close();
      await expect.poll(() => other.lead(), { timeout: 5_000 }).toBe(true);
    });

    it('are of no use to who has closed them', async () => {
      store.close();
      store.close();
      expect(() => store.all('SELECT 1')).toThrow('closed');
      expect(store.lead()).toBe(false);
    });
  });
}
