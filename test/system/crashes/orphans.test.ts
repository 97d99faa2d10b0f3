import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startProcess } from '../../support/processes/child-process.ts';

const ENTRY = new URL('../../support/processes/entries/tying-process.ts', import.meta.url);

// Who started whom is read from /proc, which Linux alone has.
it.skipIf(process.platform !== 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
  'no process that a test started outlives the test, also one that %s ends',
  async (signal) => {
    const test = await startProcess(ENTRY, []);
    await test.until((lines) => lines.length > 0);
    const shell = Number(test.lines[0]);
    await expect.poll(() => childrenOf(shell)).toHaveLength(1);
    const [sleep] = childrenOf(shell);
    await test.kill(signal);
    await expect.poll(() => [shell, sleep!].filter(isAlive), { timeout: 10_000 }).toEqual([]);
  },
);

function childrenOf(pid: number): readonly number[] {
  const told = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return told.split(' ').filter(Boolean).map(Number);
}

function isAlive(pid: number): boolean {
  return readdirSync('/proc').includes(String(pid));
}
