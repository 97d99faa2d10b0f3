import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { needsKeyring } from '../../../app/privacy/needs-keyring.ts';
import { openEmbeddedLogReadOnly } from '../../../log/embedded/embedded-log.ts';
import { frozenLogNames, thaw } from '../../support/log/frozen-log.ts';
import { newLog } from '../../support/log/new-log.ts';
import { ServiceUnderTest } from '../../support/service.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

it('a log without its keyring lacks nothing while it is empty, and repeats from the first change of a draft on', async () => {
  const log = newLog();
  expect(await needsKeyring(log)).toBe(false);
  const service = await ServiceUnderTest.start(log);
  onTestFinished(() => service.stop());
  await service.publish();
  expect(await needsKeyring(log)).toBe(true);
});

describe.each(await frozenLogNames())('the frozen log %s', (name) => {
  it('needs its keyring unless it is of a build that sealed nothing and kept bare digests', async () => {
    const dataDir = await newTemporaryDirectory();
    await thaw(name, dataDir);
    const log = await openEmbeddedLogReadOnly({ file: join(dataDir, 'log.db') });
    onTestFinished(() => log.close());
    expect(await needsKeyring(log)).toBe(name !== '2026-11-22');
  });
});
