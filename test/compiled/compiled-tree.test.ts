import { execFile } from 'node:child_process';
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
import { compiledTree, ENTRIES, TOLD_TREE } from '../../compiled/compiled-tree.mjs';
import { ROOT } from '../support/processes/compiled.ts';

/** A fresh checkout compiles itself on its first start, and again when a source or a package has changed. */

const run = promisify(execFile);

/** What npm writes at each installation. */
const INSTALLED = '.package-lock.json';

let checkout: string;

/** A checkout whose sources are a few lines: to compile all of them takes seconds of processor time each time. */
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'qss-checkout-'));
  for (const file of ['package.json', 'cli/qss.mjs', 'compiled/compiled-tree.mjs']) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    cpSync(join(ROOT, file), join(checkout, file));
  }
  for (const entry of ENTRIES) writeSource(entry, 'export {};\n');
  writeSource(
    'cli/start.ts',
    "import { greeting } from './greeting.ts';\nconsole.log(greeting);\n",
  );
  writeSource('cli/greeting.ts', "export const greeting: string = 'hello';\n");
  mkdirSync(join(checkout, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const [from, to] = [join(ROOT, 'node_modules', name), join(checkout, 'node_modules', name)];
    if (name === INSTALLED) cpSync(from, to);
    else symlinkSync(from, to);
  }
});

afterAll(() => rmSync(checkout, { recursive: true, force: true }));

function writeSource(path: string, text: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
}

async function qss(): Promise<string> {
  return (await run(process.execPath, ['cli/qss.mjs'], { cwd: checkout })).stdout;
}

function trees(): string[] {
  return readdirSync(checkout).filter((name) => name.startsWith('.built-'));
}

it('starts compile once between them, at once or one after the other, and again after a change', async () => {
  expect(await Promise.all([qss(), qss()])).toEqual(['hello\n', 'hello\n']);
  const [first, ...others] = trees();
  expect(others).toEqual([]);
  expect(await qss()).toBe('hello\n');
  expect(trees()).toEqual([first]);

  writeSource('cli/greeting.ts', "export const greeting: string = 'salut';\n");
  expect(await qss()).toBe('salut\n');
  expect(trees()).toHaveLength(2);
});

it('what is installed anew is compiled anew', async () => {
  const before = trees();
  const now = new Date();
  utimesSync(join(checkout, 'node_modules', INSTALLED), now, now);
  await qss();
  expect(trees()).toHaveLength(before.length + 1);
});

it('packages that starts need are in the tree, those in machine code are not', async () => {
  const tree = fileURLToPath((await compiledTree())!);
  const code = readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(tree, name), 'utf8'))
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

it('only a few trees of old sources are kept, but every one of the last hour', async () => {
  for (const old of ['one', 'two', 'three']) mkdirSync(join(checkout, `.built-${old}`));
  await qss();
  expect(trees().length).toBeGreaterThan(4);
  const anHourAgo = new Date(Date.now() - 3_700_000);
  for (const tree of trees()) utimesSync(join(checkout, tree), anHourAgo, anHourAgo);
  // It is in use again.
  await qss();
  const [used] = trees().filter((tree) => statSync(join(checkout, tree)).mtimeMs > +anHourAgo);
  writeSource('cli/change.ts', '// Another one.\n');
  await qss();
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

  await qss();
  expect(existsSync(leftBehind)).toBe(false);
  expect(existsSync(beingWritten)).toBe(true);
});

it('threads run the tree that they are told of, without a look at the sources', async () => {
  const shared = getEnvironmentData(TOLD_TREE);
  const module = JSON.stringify(new URL('../../compiled/compiled-tree.mjs', import.meta.url).href);
  const code = `import(${module}).then(({ runEntry }) => runEntry('cli/no-such-entry.ts'))`;
  try {
    setEnvironmentData(TOLD_TREE, 'file:///told-of/');
    const [error] = await once(new Worker(code, { eval: true }), 'error').catch((thrown) => [
      thrown,
    ]);
    expect(String(error)).toContain('/told-of/cli/no-such-entry.js');
  } finally {
    setEnvironmentData(TOLD_TREE, shared!);
  }
});
