import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../projections/audit-trail.ts';
import { prepareService, send } from '../../support/http/http-client.ts';
import { qss } from '../../support/processes/command-line.ts';
import { compiled, ROOT } from '../../support/processes/compiled.ts';
import { startService, stopService } from '../../support/processes/service-process.ts';
import { failing, NO_TRACER } from '../../support/processes/traced.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const TIMEOUT_MS = 240_000;

let dataDir: string;
let served: AuditEntry[];

beforeAll(async () => {
  dataDir = await newTemporaryDirectory();
  const service = await startService({ dataDir });
  const token = await prepareService(service.internalUrl, service.url);
  const trail = `${service.url}/v1/configuration/audit?limit=200`;
  const { json } = await send(trail, { method: 'GET', token });
  served = json.events!;
  expect(await stopService(service)).toBe(0);
}, TIMEOUT_MS);

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function exportTo(folder: string, ...options: readonly string[]) {
  const out = join(dataDir, folder);
  return qss(['export', 'audit', '--out', out, ...options], { DATA_DIR: dataDir });
}

function read(folder: string) {
  const bytes = readFileSync(join(dataDir, folder, 'audit.ndjson'));
  const manifest = JSON.parse(readFileSync(join(dataDir, folder, 'manifest.json'), 'utf8'));
  const lines = bytes.toString().split('\n').filter(Boolean);
  return { bytes, manifest, entries: lines.map((line) => JSON.parse(line)) };
}

/** A process that is killed at one of its calls, or has no room on its disk. */
async function exportUnder(under: readonly string[], folder: string) {
  const out = join(dataDir, folder);
  const entry = await compiled('cli/start.ts');
  const args = [...under, process.execPath, entry, 'export', 'audit', '--out', out];
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '1', INTERNAL_PORT: '2' };
  const { status, signal } = spawnSync(args[0]!, args.slice(1), { cwd: ROOT, env });
  return signal ?? status;
}

const killedAt = (call: string, nth: number) => [
  ...['strace', '-f', '-o', '/dev/null', '-e', `trace=${call}`],
  ...['-e', `inject=${call}:signal=KILL:when=${nth}`],
];
/** A system has some of them: arm64 has no plain one. */
const RENAME = '?rename,?renameat,?renameat2';
const CUTS: readonly [string, readonly string[], readonly string[]][] = [
  ['at the first rename', killedAt(RENAME, 1), ['audit.ndjson.partial', 'manifest.json.partial']],
  ['between renames', killedAt(RENAME, 2), ['audit.ndjson', 'manifest.json.partial']],
  ['at the first sync', killedAt('fsync', 1), ['audit.ndjson.partial', 'manifest.json.partial']],
];

describe.skipIf(NO_TRACER)('qss export audit that is cut off', { timeout: TIMEOUT_MS }, () => {
  it.each(CUTS)('%s does not look whole, and is begun again', async (where, under, left) => {
    const folder = `cut ${where}`;
    expect(await exportUnder(under, folder)).not.toBe(0);
    expect(readdirSync(join(dataDir, folder)).toSorted()).toEqual(left);
    expect((await exportTo(folder)).code).toBe(0);
    const { bytes, manifest } = read(folder);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(manifest.files).toEqual([{ name: 'audit.ndjson', bytes: bytes.length, sha256 }]);
    expect(readdirSync(join(dataDir, folder)).toSorted()).toEqual([
      'audit.ndjson',
      'manifest.json',
    ]);
    expect((await exportTo(folder)).code).toBe(64);
  });

  it('before its folder keeps the names is not told as done', async () => {
    // Its two files are synced first.
    expect(await exportUnder(killedAt('fsync', 3), 'named')).not.toBe(0);
    expect(readdirSync(join(dataDir, 'named')).toSorted()).toEqual([
      'audit.ndjson',
      'manifest.json',
    ]);
  });

  it('by a full disk leaves nothing of it', async () => {
    const files = [join(dataDir, 'full', 'audit.ndjson.partial')];
    const full = failing({ call: 'write', error: 'ENOSPC', nth: 1, isSticky: true, files });
    expect(await exportUnder(full, 'full')).not.toBe(0);
    expect(readdirSync(join(dataDir, 'full'))).toEqual([]);
  });
});

describe('qss export audit', { timeout: TIMEOUT_MS }, () => {
  it('writes the trail as it is served, the oldest entry first, with a manifest of digests', async () => {
    const { code, stdout } = await exportTo('all');
    expect(code).toBe(0);
    const { bytes, manifest, entries } = read('all');
    expect(entries.length).toBeGreaterThan(5);
    const told = entries.map(({ position, stream, revision, link, tenant, service, ...entry }) => {
      expect({ tenant, service }).toEqual({ tenant: 'acme', service: 'table' });
      expect(position).toMatch(/^sq1:/);
      expect(link).toMatch(/^[0-9a-f]{64}$/);
      expect(stream).toMatch(/^(keys|configuration)-acme\.table$/);
      expect(revision).toBeGreaterThanOrEqual(0);
      return entry;
    });
    expect(told).toEqual(served.toReversed());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(manifest).toMatchObject({
      entries: entries.length,
      tenant: null,
      since: null,
      files: [{ name: 'audit.ndjson', bytes: bytes.length, sha256 }],
    });
    expect(manifest.anchored.count).toBe(manifest.links);
    expect(manifest.anchored.head).toBe(manifest.head);
    expect(stdout).toContain(sha256);
  });

  it('leaves out what is older, and other services', async () => {
    const from = served.at(-3)!.occurred_at;
    expect((await exportTo('since', '--since', from, '--json')).code).toBe(0);
    const { entries, manifest } = read('since');
    expect(entries.length).toBeLessThan(served.length);
    expect(entries.every(({ occurred_at }) => occurred_at >= from)).toBe(true);
    expect(manifest.since).toBe(from);
    expect((await exportTo('other', '--tenant', 'nobody')).code).toBe(0);
    expect(read('other').entries).toEqual([]);
  });

  it('refuses what makes no sense, and a folder that holds an export', async () => {
    expect(await exportTo('all')).toMatchObject({ code: 64 });
    expect(await exportTo('new', '--since', 'yesterday')).toMatchObject({ code: 64 });
    expect(await exportTo('new', '--format', 'csv')).toMatchObject({ code: 64 });
  });
});
