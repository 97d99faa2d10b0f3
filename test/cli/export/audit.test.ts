import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../projections/audit-trail.ts';
import { prepareService, send } from '../../support/http/http-client.ts';
import { qss } from '../../support/processes/command-line.ts';
import { startService, stopService } from '../../support/processes/service-process.ts';
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
