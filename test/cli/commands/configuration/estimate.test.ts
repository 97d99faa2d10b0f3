import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedLog } from '../../../../log/embedded/embedded-log.ts';
import { qss } from '../../../support/processes/command-line.ts';
import { ServiceUnderTest } from '../../../support/service.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

const TIMEOUT_MS = 60_000;

let dataDir: string;
let service: ServiceUnderTest;

beforeAll(async () => {
  dataDir = await newTemporaryDirectory();
  service = await ServiceUnderTest.start(await openEmbeddedLog({ file: join(dataDir, 'log.db') }));
}, TIMEOUT_MS);

afterAll(async () => {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('qss estimate', { timeout: TIMEOUT_MS }, () => {
  it('tells of a month of a service, and refuses prices that are none', async () => {
    await service.publish();
    const estimate = (...options: string[]) => qss(['estimate', ...options], { DATA_DIR: dataDir });
    const [text, json, wrong] = await Promise.all([
      estimate('--price-in', '0.15'),
      estimate('--json'),
      estimate('--price-in', 'much'),
    ]);
    expect(text.code).toBe(0);
    expect(text.stdout).toMatch(/^0 calls with words in 30 days; 0 that cannot be read any more\n/);
    expect(JSON.parse(json.stdout)).toMatchObject({
      tenant: 'acme',
      calls: 0,
      month: { always: { asked: 0 }, when_unsure: { asked: 0 } },
    });
    expect(wrong.code).toBe(64);
  });
});
