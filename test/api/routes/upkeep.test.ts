import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { noteBackup, readBackupNotes } from '../../../cli/keyring/noted-backups.ts';
import { Visitor } from '../../support/http/console-visitor.ts';
import { newLog } from '../../support/log/new-log.ts';
import { ServiceUnderTest } from '../../support/service.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const PATH = '/internal/v1/upkeep';
const AT = '2026-11-22T08:00:00.000Z';

async function directory(): Promise<string> {
  const made = await newTemporaryDirectory();
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

it('tells the version, how far the log is vouched for, and the newest backups, on a page too', async () => {
  const dataDir = await directory();
  await noteBackup(dataDir, 'log', { made_at: '2026-11-21T08:00:00.000Z', is_intact: true });
  await noteBackup(dataDir, 'log', { made_at: AT, is_intact: false });
  await noteBackup(dataDir, 'keyring', { made_at: AT });
  const service = await ServiceUnderTest.start(newLog(), {
    anchorFile: join(dataDir, 'anchors.jsonl'),
    readBackups: () => readBackupNotes(dataDir),
  });
  onTestFinished(() => service.stop());
  await service.publish();
  const upkeep = async () => (await service.admin.get(PATH)).body;
  await expect.poll(upkeep).toMatchObject({
    versions: { node_version: process.version },
    anchors: { is_as_anchored: true, is_failing: false, problem: null },
    backups: { log: { made_at: AT, is_intact: false }, keyring: { made_at: AT } },
  });
  const analyst = await Visitor.signedIn(service, { roles: ['analyst'] });
  const { html } = await analyst.open('/console/services/acme/table/operations');
  expect(html).toContain('as it was anchored');
  expect(html).toContain('The copy was not as it was anchored.');
});

it('knows of no backup where none was noted, where the note is broken, or where none can be', async () => {
  const dataDir = await directory();
  expect(await readBackupNotes(dataDir)).toEqual({});
  await writeFile(join(dataDir, 'backups.json'), '{');
  expect(await readBackupNotes(dataDir)).toEqual({});
  await noteBackup(join(dataDir, 'missing'), 'log', { made_at: AT });
  await mkdir(join(dataDir, 'missing'));
  expect(await readBackupNotes(join(dataDir, 'missing'))).toEqual({});
});

it('needs a token', async () => {
  const service = await ServiceUnderTest.start();
  onTestFinished(() => service.stop());
  expect((await service.service.internalApp.request(PATH)).status).toBe(401);
});
