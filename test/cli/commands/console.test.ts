import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { qss } from '../../support/processes/command-line.ts';
import { ADMIN_TOKEN, startService, stopService } from '../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

it('qss console prints a link that signs the named person in, once', async () => {
  const dataDir = await newTemporaryDirectory();
  const service = await startService({ dataDir });
  const env = {
    DATA_DIR: dataDir,
    INTERNAL_PORT: new URL(service.internalUrl).port,
    QSS_ADMIN_TOKEN: ADMIN_TOKEN,
  };
  try {
    const { stdout } = await qss(['console', '--as', 'anna', '--roles', 'analyst'], env);
    const link = new URL(stdout.trim());
    expect(link.origin).toBe(service.internalUrl);
    expect(await (await fetch(link)).text()).toContain('Sign in');

    const body = new URLSearchParams(link.search);
    const signIn = () =>
      fetch(`${link.origin}/console/sign-in`, { method: 'POST', body, redirect: 'manual' });
    const [cookie = ''] = (await signIn()).headers.getSetCookie();
    const home = await fetch(link.origin, { headers: { Cookie: cookie.split(';')[0]! } });
    expect(await home.text()).toContain('Signed in as anna');
    expect((await signIn()).status).toBe(401);

    const refused = await qss(['console', '--roles', 'king'], env);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('/roles/0')]);
    const elsewhere = await qss(['console'], { ...env, CONSOLE_URL: 'https://qss.example/' });
    expect(elsewhere.stdout).toMatch(/^https:\/\/qss\.example\/console\/sign-in\?code=/);
  } finally {
    await stopService(service);
    await rm(dataDir, { recursive: true, force: true });
  }
});
