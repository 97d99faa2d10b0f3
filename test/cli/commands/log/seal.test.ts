import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replayAll } from '../../../../app/audit/replay/replay-all.ts';
import { Artifacts } from '../../../../app/core/artifacts.ts';
import { verifyLog } from '../../../../app/evidence/verify-log.ts';
import { readAnchors } from '../../../../cli/anchor-file.ts';
import { readKeptSecret } from '../../../../cli/config/kept-secrets.ts';
import { ENGINE_VERSION } from '../../../../cli/version.ts';
import { openEmbeddedLog, openEmbeddedLogReadOnly } from '../../../../log/embedded/embedded-log.ts';
import type { RecordedEvent } from '../../../../log/port.ts';
import {
  frozenEvents,
  frozenLogNames,
  frozenReports,
  thaw,
} from '../../../support/log/frozen-log.ts';
import { eventsOf } from '../../../support/log/recorded-log.ts';
import { qss } from '../../../support/processes/command-line.ts';
import { keyringIn, sessionKeysOf } from '../../../support/session-keys.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

const TIMEOUT_MS = 60_000;
const SEALED = /^(session|feedback)-/;

/** An old data folder, and a new one with what an operator puts there first. */
async function folders(name: string) {
  const [old, dataDir] = [await newTemporaryDirectory(), await newTemporaryDirectory()];
  await thaw(name, old);
  for (const file of ['secret', 'data-key', 'keyring.db']) {
    if (existsSync(join(old, file))) copyFileSync(join(old, file), join(dataDir, file));
  }
  const command = ['seal', '--from', `file:${join(old, 'log.db')}`];
  const anchors = ['--anchors', join(old, 'anchors.jsonl')];
  return { old, dataDir, command, anchors, env: { DATA_DIR: dataDir } };
}

async function readIn(dataDir: string) {
  const log = await openEmbeddedLogReadOnly({ file: join(dataDir, 'log.db') });
  const secret = readKeptSecret(dataDir, 'secret')!;
  const verified = await verifyLog(log, {
    anchors: readAnchors(join(dataDir, 'anchors.jsonl'), secret),
  });
  const keyring = await keyringIn(dataDir);
  const replayed = await replayAll({
    log,
    artifacts: new Artifacts(log, { bytesMax: 64 * 1024 * 1024 }),
    sessionKeys: sessionKeysOf(keyring),
    engineVersion: ENGINE_VERSION,
  });
  const events = await eventsOf(log);
  await log.close();
  await keyring.close();
  return { verified, replayed, events };
}

describe.each(await frozenLogNames())(
  'sealing the frozen log %s',
  { timeout: TIMEOUT_MS },
  (name) => {
    it('keeps streams, revisions, ids and answers, and leaves nothing open', async () => {
      const { old, dataDir, command, anchors, env } = await folders(name);
      const before = await readIn(old);
      const done = await qss([...command, ...anchors, '--json'], env);
      expect(done, done.stderr).toMatchObject({ code: 0 });
      const after = await readIn(dataDir);
      const kept = ({ stream, revision, id, type }: RecordedEvent) => ({
        stream,
        revision,
        id,
        type,
      });
      expect(after.events.map(kept)).toEqual(before.events.map(kept));
      expect(after.replayed).toEqual(before.replayed);
      expect((await frozenReports(name)).replay).toMatchObject({ diverging: 0 });
      const sealed = after.events.filter(({ stream }) => SEALED.test(stream));
      expect(sealed.length).toBeGreaterThan(0);
      for (const { data } of sealed) {
        expect(JSON.parse(data)).not.toHaveProperty('private');
        expect(JSON.parse(data).facts.message_id ?? null).toBeNull();
      }
      expect(after.verified).toMatchObject({
        is_intact: true,
        events: before.events.length,
        unanchored_events: 0,
        sealed_from: { count: before.verified.events, head: before.verified.head },
      });
      const told = await qss(['verify'], env);
      expect(told.stdout).toContain(
        `from a log of ${before.verified.events.toLocaleString('en')} events`,
      );
      expect(await frozenEvents(name)).toHaveLength(after.events.length);
    });
  },
);

describe('qss seal', { timeout: TIMEOUT_MS }, () => {
  it('is told by a line that nobody can change who has not the secret', async () => {
    const { dataDir, command, anchors, env } = await folders('2026-11-22');
    expect(await qss([...command, ...anchors], env)).toMatchObject({ code: 0 });
    const file = join(dataDir, 'anchors.jsonl');
    const text = readFileSync(file, 'utf8');
    const [first] = text.split('\n');
    const { sealed_from } = JSON.parse(first!) as { sealed_from: { head: string } };
    const { writeFileSync } = await import('node:fs');
    writeFileSync(file, text.replace(sealed_from.head, 'f'.repeat(64)));
    const { verified } = await readIn(dataDir);
    expect(verified.findings.map(({ kind }) => kind)).toEqual(['forged_anchor']);
    expect(verified.sealed_from).toBeUndefined();
  });

  it('refuses a log that was tampered with, a target that is in use, and half a call', async () => {
    const { old, dataDir, command, anchors, env } = await folders('2026-11-22');
    expect(await qss(command, env)).toMatchObject({ code: 64 });
    expect(await qss([...command, ...anchors, '--without-anchors'], env)).toMatchObject({
      code: 64,
    });
    const used = await openEmbeddedLog({ file: join(dataDir, 'log.db') });
    await used.append(
      'session-acme.x',
      [{ id: crypto.randomUUID(), type: 'T', data: '{}', metadata: '{}' }],
      { expected: 'none' },
    );
    await used.close();
    const taken = await qss([...command, ...anchors], env);
    expect(taken).toMatchObject({ code: 1 });
    expect(taken.stderr).toContain('the target holds something');
    const { DatabaseSync } = await import('@photostructure/sqlite');
    const db = new DatabaseSync(join(old, 'log.db'));
    db.exec('DROP TRIGGER events_are_never_removed');
    db.exec('DELETE FROM events WHERE pos = (SELECT max(pos) FROM events)');
    db.close();
    const fresh = { DATA_DIR: await newTemporaryDirectory() };
    copyFileSync(join(old, 'secret'), join(fresh.DATA_DIR, 'secret'));
    const cut = await qss([...command, ...anchors], fresh);
    expect(cut).toMatchObject({ code: 1 });
    expect(cut.stderr).toContain('the old log is not as it was anchored');
    expect(existsSync(join(fresh.DATA_DIR, 'keyring.db'))).toBe(false);
  });
});
