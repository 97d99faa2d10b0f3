import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getEnvironmentData, threadId } from 'node:worker_threads';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What makes a tree, and what runs it. */
const MAKERS = ['compiled-tree.mjs', 'scripts.mjs', 'run-script.cjs'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);
const PREFIX = '.built-';
/** Older ones may still be running, or be about to start once more. */
const KEPT = 4;
const UNUSED_MS_MIN = 3_600_000;
/** To write one takes milliseconds: whoever began this long ago was killed. */
const UNFINISHED_MS_MAX = 60_000;
/** What processes and threads begin with. */
export const ENTRIES = [
  'cli/start.ts',
  'cli/keyring/keys-worker.ts',
  'cli/projecting/projector-worker.ts',
  'compiler/compile-thread.ts',
  'domain/recording/encode-commit.ts',
  'log/embedded/writer-worker.ts',
  'projections/store/postgres/postgres-worker.ts',
];
/** Written by npm at each installation. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
/** Where tests have such of their own. */
const TEST_ENTRIES = 'test/support/processes/entries';
/**
 * Packages that starts of a service need, the tools of models among them, the drivers of EventStoreDB and Redis where a setting names one: found and read file
 * by file they are a seventh of its processor time and more. All others stay where they are, with what they load later, of
 * their own accord or in machine code.
 */
const BUNDLED = new Set([
  '@eventstore/db-client',
  '@hono/node-server',
  '@modelcontextprotocol/server',
  '@valibot/to-json-schema',
  'hono',
  'hyparquet-writer',
  'lru-cache',
  'node-cron',
  'openid-client',
  'pino',
  'prom-client',
  'redis',
  'ulid',
  'valibot',
]);
/** Some of them are CommonJS, and ask for what Node has. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`;
/** By what name threads are told of a tree, so that none looks at every source again. */
export const TOLD_TREE = 'compiled tree';
/** Folders with sources that are not shipped, or with none. */
const LEFT_OUT = new Set(['bench', 'dist', 'docs', 'examples', 'node_modules', 'test', 'tools']);

/*
 * `npm ci && npm start` is all there is to an installation, and Node 20 runs no TypeScript: the first start compiles the
 * sources into a folder beside them, and every later one finds it there until a source changes. Threads run what is in
 * it, too. What one entry needs is in few files, for a module costs its time to be found and read at each start.
 */

/**
 * Runs what a process or a thread begins with: as it is compiled, or from its source where nothing can be written.
 * @param entry path of its source below the project's root
 */
export async function runEntry(entry) {
  const tree = getEnvironmentData(TOLD_TREE) ?? (await compiledTree())?.href;
  if (tree !== undefined) {
    await import(new URL(entry.replace(/ts$/, 'js'), tree).href);
    return;
  }
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(join(ROOT, entry)).href);
}

/**
 * The folder with the compiled tree of the sources as they are now, made where it is missing.
 * @param withTests whether tests start processes of it, with what they plant there: as scripts, of which the engine's code is kept
 * @returns its address, undefined where nothing can be written
 */
export async function compiledTree({ withTests = false } = {}) {
  const sources = [
    ...sourcesBelow(ROOT),
    ...(withTests ? sourcesBelow(join(ROOT, 'test'), false) : []),
  ];
  const folder = join(ROOT, PREFIX + fingerprint(sources));
  const isThere = existsSync(folder);
  try {
    if (isThere) utimesSync(folder, new Date(), new Date());
    else await compile(folder, withTests);
    forgetOld();
  } catch (error) {
    const isReadOnly = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code);
    if (!isReadOnly) throw error;
    if (!isThere) return undefined;
  }
  return pathToFileURL(`${folder}/`);
}

function sourcesBelow(folder, isTop = true) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const isSource = !entry.name.startsWith('.') && !(isTop && LEFT_OUT.has(entry.name));
      return isSource ? sourcesBelow(path, false) : [];
    }
    return entry.name.endsWith('.ts') && !isTop ? [path] : [];
  });
}

/** Changes with every file that is added, removed or written, with how they are compiled, and with the packages that are installed. */
function fingerprint(sources) {
  const hash = createHash('sha256').update(process.version);
  const others = [...MAKERS, join(ROOT, 'package.json'), INSTALLED].filter(existsSync);
  for (const path of [...sources, ...others]) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path}\n${mtimeMs}\n${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function testEntries() {
  return readdirSync(join(ROOT, TEST_ENTRIES)).map((name) => join(TEST_ENTRIES, name));
}

async function compile(folder, withTests) {
  const entries = withTests ? [...ENTRIES, ...testEntries()] : ENTRIES;
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: entries,
    bundle: true,
    splitting: true,
    external: packagesApart(),
    banner: { js: REQUIRE },
    outbase: ROOT,
    outdir: ROOT,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    sourceRoot: ROOT,
    logLevel: 'silent',
    plugins: [atItsPlace(folder)],
  });
  const unfinished = `${folder}.${process.pid}-${threadId}`;
  const made = new Set();
  for (const { path, text } of withTests ? await scriptsOf(outputFiles, entries) : outputFiles) {
    const target = join(unfinished, path.slice(ROOT.length));
    if (!made.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
    made.add(dirname(target));
    writeFileSync(target, text);
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was faster.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Tests start processes and threads by the hundred. */
async function scriptsOf(files, entries) {
  const { asScripts } = await import('./scripts.mjs');
  return asScripts(files, {
    entries: entries.map((entry) => join(ROOT, entry.replace(/ts$/, 'js'))),
    runner: new URL('run-script.cjs', import.meta.url).href,
  });
}

function packagesApart() {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !BUNDLED.has(name));
}

/** Whatever file it is put into, a module finds what lies beside it as if it had one of its own below the folder. */
function atItsPlace(folder) {
  return {
    name: 'at-its-place',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const place = join(folder, path.slice(ROOT.length).replace(/ts$/, 'js'));
        const url = JSON.stringify(pathToFileURL(place).href);
        const contents = readFileSync(path, 'utf8').replaceAll('import.meta.url', url);
        return { contents, loader: 'ts' };
      });
    },
  };
}

function forgetOld() {
  const now = Date.now();
  const folders = readdirSync(ROOT)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ name, at: statSync(join(ROOT, name), { throwIfNoEntry: false })?.mtimeMs }))
    // Somebody else forgets them, too.
    .filter(({ at }) => at !== undefined)
    .sort((one, other) => other.at - one.at);
  const isUnfinished = ({ name }) => name.includes('.', PREFIX.length);
  const leftBehind = folders.filter(
    (folder) => isUnfinished(folder) && now - folder.at > UNFINISHED_MS_MAX,
  );
  const unused = folders
    .filter((folder) => !isUnfinished(folder))
    .slice(KEPT)
    .filter(({ at }) => now - at > UNUSED_MS_MIN);
  for (const { name } of [...leftBehind, ...unused]) {
    rmSync(join(ROOT, name), { recursive: true, force: true });
  }
}
