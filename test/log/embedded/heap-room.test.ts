import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HEAP_FULL } from '../../../log/embedded/heap-room.ts';
import { startProcess } from '../../support/processes/child-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const FULL = new URL('../../support/processes/entries/full-thread.ts', import.meta.url);

it.each(['writer', 'keys'])(
  'A thread (%s) without room in its heap ends before it is inside SQLite’s binding, which would end the process',
  async (name) => {
    const directory = await newTemporaryDirectory();
    const full = await startProcess(FULL, [name, join(directory, `${name}.db`)]);
    expect(await full.exit).toBe(0);
    expect(full.lines).toEqual([String(HEAP_FULL)]);
    await rm(directory, { recursive: true });
  },
);
