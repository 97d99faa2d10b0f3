import { closeSync, copyFileSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../../projections/store/sqlite.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const PAGE = 4_096;

let directory: string;
let made = 0;

beforeEach(async () => {
  directory = await newTemporaryDirectory();
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Read models with rows in two tables; their writer has ended in order, or is as good as killed. */
function readModels(end: 'in order' | 'killed'): string {
  const file = join(directory, `${end}-${++made}.db`);
  const store = openStore(file);
  for (const table of ['first', 'last']) {
    store.exec(`CREATE TABLE ${table} (n INTEGER PRIMARY KEY, note TEXT)`);
    for (let n = 0; n < 200; n++) {
      store.run(`INSERT INTO ${table} VALUES (?, ?)`, n, 'x'.repeat(200));
    }
  }
  // Everything is in the one file, with the mark that its writer has left so far.
  store.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  if (end === 'killed') copyFileSync(file, `${file}-left`);
  store.close();
  return end === 'killed' ? `${file}-left` : file;
}

/** Writes over the last pages, which only a look at every page finds while nobody asks for their table. */
function damage(file: string): void {
  const descriptor = openSync(file, 'r+');
  const { size } = statSync(file);
  writeSync(descriptor, Buffer.alloc(3 * PAGE, 7), 0, 3 * PAGE, size - 3 * PAGE);
  closeSync(descriptor);
}

const sumOf = (table: string) => `SELECT sum(length(note)) AS sum FROM ${table}`;

describe('read models', () => {
  it('are not read through where their writer has ended in order', () => {
    const file = readModels('in order');
    damage(file);
    const store = openStore(file);
    expect(store.get(sumOf('first'))).toEqual({ sum: 40_000 });
    store.close();
  });

  it('are read through where it was killed, and made anew where they are damaged', () => {
    const sound = openStore(readModels('killed'));
    expect(sound.get(sumOf('first'))).toEqual({ sum: 40_000 });
    sound.close();
    const file = readModels('killed');
    damage(file);
    const store = openStore(file);
    expect(() => store.get(sumOf('first'))).toThrow(/no such table/);
    store.close();
  });

  it('are made anew where damage is met with later', () => {
    const file = readModels('in order');
    damage(file);
    const store = openStore(file);
    expect(() => store.get(sumOf('last'))).toThrow(/malformed/);
    expect(() => store.get(sumOf('last'))).toThrow(/no such table/);
    store.close();
  });
});
