import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OWNER_ONLY_UMASK } from '../../cli/private-files.ts';
import { prepareService, send } from '../support/http/http-client.ts';
import { qss, qssProcess } from '../support/processes/command-line.ts';
import {
  type ServiceProcess,
  startService,
  stopService,
} from '../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

const TIMEOUT_MS = 240_000;

let parent: string;
let dataDir: string;
let running: ServiceProcess | undefined;
let umask: number;

beforeEach(async () => {
  parent = await newTemporaryDirectory();
  dataDir = join(parent, 'data');
  // The most careless mask that a process can be started with.
  umask = process.umask(0);
});

afterEach(async () => {
  process.umask(umask);
  running?.child.kill('SIGKILL');
  await running?.exited;
  rmSync(parent, { recursive: true, force: true });
});

async function start(): Promise<ServiceProcess> {
  running = await startService({ dataDir });
  return running;
}

/** Rights of a folder and of everything in it, by name. */
function rights(folder: string): Record<string, string> {
  const names = ['.', ...readdirSync(folder)];
  const modes = names.map((name) => statSync(join(folder, name)).mode & 0o777);
  return Object.fromEntries(names.map((name, index) => [name, modes[index]!.toString(8)]));
}

function ownersAlone(folder: string): Record<string, string> {
  const names = readdirSync(folder).map((name) => [name, '600']);
  return { '.': '700', ...Object.fromEntries(names) };
}

it(
  'whatever the service and its exports make is for its owner alone',
  async () => {
    const service = await start();
    const token = await prepareService(service.internalUrl, service.url);
    const body = { client_reference: 'Anna' };
    const started = await send(`${service.url}/v1/sessions`, { token, key: 'started-1', body });
    expect(started.status, started.text).toBe(201);
    expect(existsSync(join(dataDir, 'log.db-wal'))).toBe(true);
    expect(existsSync(join(dataDir, 'read-models.db-wal'))).toBe(true);
    expect(rights(dataDir)).toEqual(ownersAlone(dataDir));
    expect(await stopService(service)).toBe(0);
    expect(existsSync(join(dataDir, 'anchors.jsonl'))).toBe(true);
    expect(rights(dataDir)).toEqual(ownersAlone(dataDir));
    const env = { DATA_DIR: dataDir };
    // The mask is the process's: one export in its own shows that a start sets it, the others are held to what they make under it.
    const byItself = await qssProcess(['export', 'audit', '--out', join(parent, 'audit')], env);
    expect(byItself.code, byItself.stderr).toBe(0);
    expect(rights(join(parent, 'audit'))).toEqual(ownersAlone(join(parent, 'audit')));
    process.umask(OWNER_ONLY_UMASK);
    const scope = ['--tenant', 'acme', '--service', 'table'];
    const exports = ['csv', 'parquet'].map((format) => ['--format', format, ...scope]);
    const person = ['--client-reference', 'Anna', '--with-text', '--confirm-text', ...scope];
    for (const [name, wanted] of [
      ['person.json', ['person', ...person]],
      ['learned.json', ['learned', ...scope]],
    ] as const) {
      const out = join(parent, `of-${name}`, name);
      const { code, stderr } = await qss(['export', ...wanted, '--out', out], env);
      expect(code, stderr).toBe(0);
      expect(Object.keys(rights(dirname(out)))).toContain(name);
      expect(rights(dirname(out))).toEqual(ownersAlone(dirname(out)));
    }
    for (const [index, wanted] of exports.entries()) {
      const out = join(parent, `export-${index}`);
      const { code, stderr } = await qss(['export', ...wanted, '--out', out], env);
      expect(code, stderr).toBe(0);
      expect(rights(out)).toEqual(ownersAlone(out));
    }
  },
  TIMEOUT_MS,
);

it(
  'what was open to others is found by the doctor, and closed and told by the next start',
  async () => {
    expect(await stopService(await start())).toBe(0);
    const wide = [
      dataDir,
      ...['log.db', 'read-models.db', 'secret'].map((name) => join(dataDir, name)),
    ];
    for (const place of wide) chmodSync(place, place === dataDir ? 0o755 : 0o644);
    const { code, stdout } = await qss(['doctor', '--json'], { DATA_DIR: dataDir });
    expect(code).toBe(1);
    const { text } = JSON.parse(stdout).checks.find(
      ({ name }: { readonly name: string }) => name === 'privacy',
    );
    for (const place of wide) expect(text).toContain(place);
    const service = await start();
    expect(rights(dataDir)).toEqual(ownersAlone(dataDir));
    const told = service.outputLines.map((line) => JSON.parse(line));
    const closed = told.find(
      ({ msg }) => msg === 'files were open to other users and are closed now',
    );
    expect(closed.files).toEqual(expect.arrayContaining(wide));
  },
  TIMEOUT_MS,
);

it(
  'a folder that is not the service’s alone stays open to the others, and is told',
  async () => {
    mkdirSync(join(dataDir, 'of somebody else'), { recursive: true, mode: 0o755 });
    mkdirSync(join(dataDir, 'lost+found'));
    writeFileSync(join(dataDir, 'secret'), 'a-secret-for-this-test', { mode: 0o644 });
    const service = await start();
    const { '.': folder, secret, 'of somebody else': other } = rights(dataDir);
    expect({ folder, secret, other }).toEqual({ folder: '755', secret: '600', other: '755' });
    const told = service.outputLines.map((line) => JSON.parse(line));
    const open = told.find(({ msg }) => msg === 'files are open to other users');
    expect(open.files).toEqual([dataDir]);
  },
  TIMEOUT_MS,
);

it(
  'what lies beside a file that a link leads to is closed to others, too',
  async () => {
    await stopService(await start());
    const elsewhere = join(parent, 'elsewhere');
    mkdirSync(elsewhere, { mode: 0o755 });
    for (const name of ['log.db', 'keyring.db']) {
      renameSync(join(dataDir, name), join(elsewhere, name));
      symlinkSync(join(elsewhere, name), join(dataDir, name));
    }
    // As a kill leaves them, by a process that did not care.
    for (const name of ['log.db-shm', 'keyring.db-journal']) {
      writeFileSync(join(elsewhere, name), '', { mode: 0o666 });
    }
    await start();
    const { '.': _, ...files } = rights(elsewhere);
    const { '.': __, ...closed } = ownersAlone(elsewhere);
    expect(files).toEqual(closed);
  },
  TIMEOUT_MS,
);
