import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { prepareService, type Sending, send } from '../../../support/http/http-client.ts';
import { qss, qssProcess } from '../../../support/processes/command-line.ts';
import {
  type ServiceProcess,
  startService,
  stopService,
} from '../../../support/processes/service-process.ts';
import { keyringIn } from '../../../support/session-keys.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

/** `qss verify` on what a real service left behind, anchors included. */

const TIMEOUT_MS = 240_000;

let dataDir: string;
let anchorFile: string;

beforeAll(async () => {
  dataDir = await newTemporaryDirectory();
  anchorFile = join(dataDir, 'elsewhere', 'anchors.jsonl');
  const service = await startService({ dataDir, env: { ANCHOR_FILE: anchorFile } });
  const token = await prepareService(service.internalUrl, service.url);
  for (let number = 0; number < 130; number++) {
    await makeSession(service, { token, key: `session-${number}` });
  }
  expect(await stopService(service)).toBe(0);
  expect(faultsOf(service)).toEqual([]);
}, TIMEOUT_MS);

/** A machine that stands still makes an answer come too late; the same key goes on where it was. */
async function makeSession(service: ServiceProcess, request: Sending) {
  let made = await send(`${service.url}/v1/sessions`, request);
  while (made.status === 503) {
    expect(faultsOf(service), made.text).toEqual([]);
    await delay(500);
    made = await send(`${service.url}/v1/sessions`, request);
  }
  expect(made.status, made.text).toBe(201);
}

/** What the service logged as an error, but for answers that took too long. */
function faultsOf({ outputLines }: ServiceProcess): readonly string[] {
  const errors = outputLines.filter((line) => line.includes('"level":"error"'));
  return errors.filter((line) => !line.includes('a mutation took more than'));
}

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function verify(...options: readonly string[]) {
  return qss(['verify', ...options], { DATA_DIR: dataDir, ANCHOR_FILE: anchorFile });
}

describe('qss verify', { timeout: TIMEOUT_MS }, () => {
  it('finds the log of a service vouched for up to its last event', async () => {
    const { code, stdout } = await verify('--json');
    expect(code).toBe(0);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({
      is_intact: true,
      is_vouched: true,
      unanchored_events: 0,
      findings: [],
    });
    expect(report.events).toBeGreaterThan(130);
    expect(report.anchors).toBeGreaterThanOrEqual(2);
    const told = (await verify()).stdout;
    expect(told).toContain('The log is as it was recorded.');
    // One a commit: as a figure of events it would say that most of the log is not vouched for.
    expect(report.vouched.count).toBeLessThan(report.events);
    expect(told).toContain(`, ${report.vouched.count.toLocaleString('en')} links\n`);
  });

  it('says that anchoring stands still where events have waited for an anchor for over a minute', async () => {
    const older = join(dataDir, 'older.jsonl');
    const lines = readFileSync(anchorFile, 'utf8').trimEnd().split('\n');
    writeFileSync(older, `${lines.slice(0, -1).join('\n')}\n`);
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60_000);
    onTestFinished(() => later.mockRestore());
    const { code, stdout } = await qss(['verify'], { DATA_DIR: dataDir, ANCHOR_FILE: older });
    expect(code).toBe(0);
    expect(stdout).toMatch(/Anchoring stands still since \d{4}-\S+Z: see what the service logs\./);
  });

  it('names the streams whose keys are not in the keyring', async () => {
    const elsewhere = await newTemporaryDirectory();
    await (await keyringIn(elsewhere)).close();
    const { stdout } = await qss(['verify'], {
      DATA_DIR: dataDir,
      ANCHOR_FILE: anchorFile,
      KEYRING_URL: `file:${join(elsewhere, 'keyring.db')}`,
    });
    rmSync(elsewhere, { recursive: true });
    const line = stdout.split('\n').find((each) => each.includes('streams are missing'))!;
    const named = line.slice(line.indexOf('is lost. ') + 'is lost. '.length).split(', ');
    expect(named.length).toBeGreaterThan(1);
    for (const stream of named) expect(stream).toMatch(/^session-\S+ses_[0-9A-Z]{26}$/);
  });

  it('goes on vouching after a restart, without a second anchor for the same events', async () => {
    const before = readFileSync(anchorFile, 'utf8');
    const service = await startService({ dataDir, env: { ANCHOR_FILE: anchorFile } });
    expect(await stopService(service)).toBe(0);
    expect(readFileSync(anchorFile, 'utf8')).toBe(before);
    expect(service.output()).not.toContain('"level":"error"');
  });

  it('says that nothing vouches for the log where the anchors are gone or not signed', async () => {
    const nowhere = join(dataDir, 'nowhere.jsonl');
    const gone = await qssProcess(['verify'], { DATA_DIR: dataDir, ANCHOR_FILE: nowhere });
    expect(gone).toMatchObject({ code: 1 });
    expect(gone.stdout).toContain('Nothing in ');
    expect(await verify('--without-anchors')).toMatchObject({ code: 0 });
    const forged = await qss(['verify'], {
      DATA_DIR: dataDir,
      ANCHOR_FILE: anchorFile,
      QSS_SECRET: 'not-the-secret-of-the-service',
    });
    expect(forged).toMatchObject({ code: 1 });
    expect(forged.stdout).toContain('First finding: forged_anchor');
  });

  it('names the event that was altered, and exits with 1', async () => {
    const db = new DatabaseSync(join(dataDir, 'log.db'));
    db.exec('DROP TRIGGER events_are_never_changed');
    db.exec(`UPDATE events SET data = replace(data, 'SessionStarted', '') || ' ' WHERE pos = 60`);
    db.close();
    const { code, stdout } = await verify();
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /First finding: altered, event 60: session-acme\.ses_\w{26}@0 is not what was recorded/,
    );
  });

  it('lets no service vouch for a log that was cut', async () => {
    const db = new DatabaseSync(join(dataDir, 'log.db'));
    db.exec('DROP TRIGGER events_are_never_removed');
    db.exec('DELETE FROM events WHERE pos > 80');
    db.close();
    const { stdout } = await verify();
    expect(stdout).toMatch(/cut, event 81: the log ends after 80 events; \d+ links were anchored/);
    const before = readFileSync(anchorFile, 'utf8');
    const service = await startService({ dataDir, env: { ANCHOR_FILE: anchorFile } });
    expect(await stopService(service)).toBe(0);
    expect(readFileSync(anchorFile, 'utf8')).toBe(before);
    expect(service.output()).toMatch(/ends after \d+ links and \d+ were anchored; run qss verify/);
  });
});
