import { appendFileSync, copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { prepareInstance } from '../../support/http/http-client.ts';
import { instanceOf } from '../../support/instance.ts';
import { qss } from '../../support/processes/command-line.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const TIMEOUT_MS = 240_000;
const WHO = 'Mrs Ursprung';

async function started(dataDir: string): Promise<ServiceProcess> {
  const service = await startService({ dataDir, env: { QSS_DEMO: '0' } });
  onTestFinished(async () => {
    await stopService(service);
  });
  return service;
}

it(
  'brings nobody back who was erased after the backups of log and keyring were made',
  async () => {
    const [dataDir, backup] = [await newTemporaryDirectory(), await newTemporaryDirectory()];
    const first = await started(dataDir);
    const token = await prepareInstance(instanceOf(first));
    const body = { client_reference: WHO };
    const created = await instanceOf(first).send('/v1/sessions', { token, key: 'session-1', body });
    const path = `/v1/sessions/${(created.json as unknown as { session_id: string }).session_id}`;
    for (const file of ['log.db', 'keyring.db']) {
      const db = new DatabaseSync(join(dataDir, file), { readOnly: true });
      db.exec(`VACUUM INTO '${join(backup, file)}'`);
      db.close();
    }
    const env = { DATA_DIR: dataDir, QSS_ADMIN_TOKEN: ADMIN_TOKEN };
    const erased = await qss(['erase', 'session', path.slice(13), '--reason', 'asked for'], {
      ...env,
      INTERNAL_PORT: new URL(first.internalUrl).port,
    });
    expect(erased, erased.stderr).toMatchObject({ code: 0 });
    await stopService(first);
    const list = join(dataDir, 'erasures.jsonl');
    expect(readFileSync(list, 'utf8')).not.toContain(WHO);
    // Somebody would have another session erased, or this line was torn.
    appendFileSync(list, `${readFileSync(list, 'utf8').replace('ses_', 'ses_0')}{"erasure_id":`);

    for (const file of ['log.db', 'keyring.db'])
      copyFileSync(join(backup, file), join(dataDir, file));
    for (const file of ['log.db-wal', 'log.db-shm', 'read-models.db']) {
      rmSync(join(dataDir, file), { force: true });
    }
    // The log was cut as far as the anchors can know: it takes no write, and the session has no key all the same.
    const readOnly = await started(dataDir);
    const told = await instanceOf(readOnly).send(path, { method: 'GET', token });
    expect(told.text).not.toContain(WHO);
    expect(readOnly.output()).toContain('lines of the list of erasures are not signed');
    expect(readOnly.output()).toContain('what a restore brought back is not marked in the log');
    await stopService(readOnly);
    const accepted = await qss(['accept-loss', '--reason', 'restored'], env);
    expect(accepted, accepted.stderr).toMatchObject({ code: 0 });
    const restored = await started(dataDir);
    expect(await instanceOf(restored).send(path, { method: 'GET', token })).toMatchObject({
      status: 410,
    });
    expect(restored.output()).toContain('erased again what a restore brought back');
    await stopService(restored);
    const again = await started(dataDir);
    expect(again.output()).not.toContain('erased again what a restore brought back');
    const shown = ['replay', 'session', path.slice(13), '--json', '--with-text', '--confirm-text'];
    const replayed = await qss(shown, env);
    expect(replayed, replayed.stderr).toMatchObject({ code: 0 });
    expect(replayed.stdout).not.toContain(WHO);
  },
  TIMEOUT_MS,
);
