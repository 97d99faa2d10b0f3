import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STORED_VIEWS } from '../../../projections/stored-views.ts';
import { ACME_TABLE, prepareService, send } from '../../support/http/http-client.ts';
import { compiled, ROOT } from '../../support/processes/compiled.ts';
import { ADMIN_TOKEN, startService, stopService } from '../../support/processes/service-process.ts';
import { tied } from '../../support/processes/tied.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

it('qss serve --no-views answers from the streams, and shows of views what a qss projector has made', async () => {
  const dataDir = await newTemporaryDirectory();
  try {
    const preparing = await startService({ dataDir, args: ['--no-views'] });
    const token = await prepareService(preparing.internalUrl, preparing.url);
    await stopService(preparing);
    const service = await startService({ dataDir, args: ['--no-views'] });
    const ready = await fetch(`${service.internalUrl}/internal/ready`);
    expect(ready.status).toBe(200);
    const standing = (await ready.json()) as { behind: string[]; views: { state: string }[] };
    expect(standing.behind).toEqual(
      STORED_VIEWS.map(({ name }) => `the view ${name} is made elsewhere, and is not whole yet`),
    );
    const elsewhere = standing.views.filter(({ state }) => state === 'elsewhere');
    expect(elsewhere).toHaveLength(STORED_VIEWS.length);
    expect(
      (await send(`${service.url}/v1/sessions`, { token, key: 'first-session', body: {} })).status,
    ).toBe(201);
    const audit = () => send(`${service.url}/v1/configuration/audit`, { method: 'GET', token });
    const refused = await audit();
    expect(refused).toMatchObject({ status: 503, json: { code: 'storage_unavailable' } });
    expect(refused.headers.get('retry-after')).not.toBeNull();

    const projector = tied(
      spawn(process.execPath, [await compiled('cli/start.ts'), 'projector'], {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: dataDir },
      }),
    );
    await expect.poll(async () => (await audit()).status, { timeout: 20_000 }).toBe(200);
    const sessions = await send(`${service.internalUrl}${ACME_TABLE}/sessions`, {
      method: 'GET',
      token: ADMIN_TOKEN,
    });
    expect(sessions.json).toMatchObject({ sessions: [{}], as_of: { lag_seconds: 0 } });
    // What this instance has acknowledged is waited for, whoever makes the views.
    const newest = async () => ((await audit()).json.events as unknown as object[])[0];
    const before = await newest();
    const published = { token, key: 'publish-again' };
    await send(`${service.url}/v1/configuration/publish`, published);
    expect(await newest()).not.toEqual(before);
    projector.kill('SIGTERM');
    expect((await once(projector, 'exit'))[0]).toBe(0);
    expect(await stopService(service)).toBe(0);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
