import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { applyFile } from '../../../cli/command-line/apply-file.ts';
import type { Config } from '../../../cli/config/read-config.ts';
import { ADMIN_TOKEN } from '../../support/service.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

it('Of a file of changes no more than 600,000 bytes are sent in one call', async () => {
  const file = join(await newTemporaryDirectory(), 'changes.json');
  const change = (text: string) => ({ text });
  const changes = ['a', 'b', 'c'].map((letter) => change(letter.repeat(250_000)));
  await writeFile(file, JSON.stringify({ changes }));
  const sent: number[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const { length } = JSON.parse(body).changes;
    sent.push(length);
    return Response.json({ draft_revision: sent.length, applied: length, warnings: [] });
  });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    log.mockRestore();
  });
  const config = { internalHost: '127.0.0.1', internalPort: 1, adminToken: ADMIN_TOKEN };
  const call = { positionals: [], options: {}, json: true };
  expect(await applyFile(config as unknown as Config, call, { base: '', file })).toBe(0);
  expect(sent).toEqual([2, 1]);
});

it.skipIf(!existsSync('/dev/zero'))(
  'A file that has no end is refused, and not read to it',
  async () => {
    const call = { positionals: [], options: {}, json: true };
    await expect(
      applyFile({} as unknown as Config, call, { base: '', file: '/dev/zero' }),
    ).rejects.toThrow('/dev/zero has more than 33554432 bytes');
  },
);
