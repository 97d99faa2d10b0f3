import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedLog } from '../../../../log/embedded/embedded-log.ts';
import { writeHonestLog } from '../../../support/log/honest-log.ts';
import { qss, qssProcess } from '../../../support/processes/command-line.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'qss-migrate-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Writes this many events to a log of this name, behind what it holds. */
async function written(name: string, options: { seed: number; events: number; tenant?: string }) {
  const file = join(directory, name);
  const log = await openEmbeddedLog({ file });
  await writeHonestLog({ ...options, log });
  await log.close();
  return `file:${file}`;
}

describe('qss migrate', () => {
  it('says what is in the target, what was still missing, and when nothing is left', async () => {
    const from = await written('source.db', { seed: 1, events: 20, tenant: 'acme' });
    const to = `file:${join(directory, 'target.db')}`;
    const migrate = (...more: string[]) =>
      qss(['migrate', '--from', from, '--to', to, ...more], {});
    const held = /^(\d+) events in \d+ commits of \d+ streams are in the target/;
    const first = await migrate();
    expect(first).toMatchObject({ code: 0, stdout: expect.stringMatching(/target\.\n$/) });
    const second = await migrate();
    expect(second.stdout).toMatch(/; nothing was left to copy\.\n$/);
    expect(held.exec(second.stdout)![0]).toBe(held.exec(first.stdout)![0]);

    await written('source.db', { seed: 2, events: 5, tenant: 'other' });
    const third = await migrate('--json');
    const { events, copied } = JSON.parse(third.stdout) as { events: number; copied: number };
    expect(copied).toBe(events - Number(held.exec(first.stdout)![1]));
    await written('source.db', { seed: 3, events: 5, tenant: 'third' });
    expect((await migrate()).stdout).toMatch(/; \d events were still missing\.\n$/);
  });

  it('leaves a target that holds something else as it is, and exits with 1', async () => {
    const from = await written('source.db', { seed: 1, events: 5, tenant: 'acme' });
    const to = await written('target.db', { seed: 2, events: 5, tenant: 'acme' });
    const { code, stdout, stderr } = await qssProcess(['migrate', '--from', from, '--to', to], {});
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/holds something else/);
  });
});
