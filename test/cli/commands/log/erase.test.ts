import { expect, it, onTestFinished } from 'vitest';
import { ACME_TABLE, prepareInstance } from '../../../support/http/http-client.ts';
import { instanceOf } from '../../../support/instance.ts';
import { qss } from '../../../support/processes/command-line.ts';
import {
  ADMIN_TOKEN,
  startService,
  stopService,
} from '../../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

const TIMEOUT_MS = 120_000;
const REFERENCE = 'call-2026-0412';

it(
  'qss erase gives the certificates of all that it erases by a reference, and names them first, for nobody finds them by it again',
  async () => {
    const dataDir = await newTemporaryDirectory();
    const service = await startService({ dataDir });
    onTestFinished(async () => {
      await stopService(service);
    });
    const instance = instanceOf(service);
    const token = await prepareInstance(instance);
    const ids: string[] = [];
    for (const key of ['session-1', 'session-2', 'session-3']) {
      const body = { client_reference: REFERENCE };
      ids.push((await instance.send('/v1/sessions', { token, key, body })).json.session_id!);
    }
    const [first, held, last] = ids;
    await instance.sendInternally(`${ACME_TABLE}/sessions/${held}/hold`, {
      token: ADMIN_TOKEN,
      body: { reason: 'a dispute' },
    });
    const env = {
      DATA_DIR: dataDir,
      QSS_ADMIN_TOKEN: ADMIN_TOKEN,
      INTERNAL_PORT: new URL(service.internalUrl).port,
    };
    const asked = ['--client-reference', REFERENCE, '--reason', 'asked for'];
    const erased = await qss(['erase', 'session', ...asked, '--json'], env);
    expect(erased.code).toBe(1);
    expect(erased.stderr).toContain(`begun with it: ${ids.join(', ')}`);
    const { certificates } = JSON.parse(erased.stdout) as {
      certificates: { session_id: string }[];
    };
    expect(certificates.map(({ session_id }) => session_id)).toEqual([first, last]);
    const again = await qss(['erase', 'session', ...asked], env);
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(again.stderr).toContain(`begun with it: ${held}\n`);
  },
  TIMEOUT_MS,
);
