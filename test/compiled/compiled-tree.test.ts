import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getEnvironmentData, setEnvironmentData, Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A fresh checkout compiles itself on its first start, and again when a source or a package has changed. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** What npm writes at each installation. */
const INSTALLED = '.package-lock.json';

let checkout: string;

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'qss-checkout-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  for (const file of files.filter((name) =>
    /^(?!test|bench|docs|examples).+\.(ts|mjs)$|^package\.json$/.test(name),
  )) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    cpSync(join(ROOT, file), join(checkout, file));
  }
  mkdirSync(join(checkout, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const [from, to] = [join(ROOT, 'node_modules', name), join(checkout, 'node_modules', name)];
    if (name === INSTALLED) cpSync(from, to);
    else symlinkSync(from, to);
  }
});

afterAll(() => rmSync(checkout, { recursive: true, force: true }));

async function qss(...args: string[]): Promise<string> {
  return (await run(process.execPath, ['cli/qss.mjs', ...args], { cwd: checkout })).stdout;
}

function trees(): string[] {
  return readdirSync(checkout).filter((name) => name.startsWith('.built-'));
}

it('starts compile once between them, at once or one after the other, and again after a change', async () => {
  const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  expect(await Promise.all([qss('--version'), qss('--version')])).toEqual([
    `${version}\n`,
    `${version}\n`,
  ]);
  const [first, ...others] = trees();
  expect(others).toEqual([]);
  expect(await qss('keys', '--help')).toContain('usage: qss keys');
  expect(trees()).toEqual([first]);

  const source = join(checkout, 'cli/commands/keys.ts');
  const text = readFileSync(source, 'utf8');
  writeFileSync(source, text.replace("name: 'keys'", "name: 'clefs'"));
  expect(await qss('keys', '--help')).toContain('usage: qss clefs');
  expect(trees()).toHaveLength(2);
});

it('what is installed anew is compiled anew: packages that starts need are in the tree', async () => {
  const before = trees();
  const now = new Date();
  utimesSync(join(checkout, 'node_modules', INSTALLED), now, now);
  await qss('--version');
  const [tree, ...others] = trees().filter((name) => !before.includes(name));
  expect(others).toEqual([]);
  const files = readdirSync(join(checkout, tree!), { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(checkout, tree!, name), 'utf8'))
    .join('\n');
  const imports = code.matchAll(/^(?:import .*|} |.*\bawait import\()(?:from )?"([^./][^"]*)"/gm);
  const packages = [...imports].map(([, name]) => name!);
  expect(packages).toContain('@photostructure/sqlite');
  const bundled = [
    '@eventstore',
    '@modelcontextprotocol',
    'hono',
    'pino',
    'prom-client',
    'redis',
    'valibot',
  ];
  expect(packages.filter((name) => bundled.includes(name.split('/')[0]!))).toEqual([]);
});

it('only so many trees of old sources are kept, but every one of the last hour', async () => {
  for (const old of ['one', 'two', 'three']) mkdirSync(join(checkout, `.built-${old}`));
  await qss('--version');
  expect(trees().length).toBeGreaterThan(4);
  const anHourAgo = new Date(Date.now() - 3_700_000);
  for (const tree of trees()) utimesSync(join(checkout, tree), anHourAgo, anHourAgo);
  // It is in use again.
  await qss('--version');
  const [used] = trees().filter((tree) => statSync(join(checkout, tree)).mtimeMs > +anHourAgo);
  writeFileSync(join(checkout, 'cli/change.ts'), '// Another one.\n');
  await qss('--version');
  expect(trees()).toHaveLength(4);
  expect(trees()).toContain(used);
});

it('a start forgets what one that was killed has left behind, but nothing that is being written', async () => {
  const [tree] = trees();
  const leftBehind = join(checkout, `${tree}.4711-0`);
  const beingWritten = join(checkout, `${tree}.4712-0`);
  for (const folder of [leftBehind, beingWritten]) mkdirSync(folder);
  const twoMinutesAgo = new Date(Date.now() - 120_000);
  utimesSync(leftBehind, twoMinutesAgo, twoMinutesAgo);

  await qss('--version');
  expect(existsSync(leftBehind)).toBe(false);
  expect(existsSync(beingWritten)).toBe(true);
});

it('threads run the tree that they are told of, without a look at the sources', async () => {
  const shared = getEnvironmentData('compiled tree');
  const module = JSON.stringify(new URL('../../compiled/compiled-tree.mjs', import.meta.url).href);
  const code = `import(${module}).then(({ runEntry }) => runEntry('cli/no-such-entry.ts'))`;
  try {
    setEnvironmentData('compiled tree', 'file:///told-of/');
    const [error] = await once(new Worker(code, { eval: true }), 'error').catch((thrown) => [
      thrown,
    ]);
    expect(String(error)).toContain('/told-of/cli/no-such-entry.js');
  } finally {
    setEnvironmentData('compiled tree', shared!);
  }
});
