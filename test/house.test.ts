import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inferredResults, longFunctions } from './support/documents/functions.ts';
import {
  files,
  folderOf,
  importsOf,
  ROOT,
  resolved,
  type SourceFile,
} from './support/documents/source-files.ts';
import { ambiguousTypes } from './support/documents/types.ts';

/** The rules of docs/explanation/house.md, held against every file that git knows. */

const FILE_LINES_MAX = 300;
/** Made by a tool, read by nobody. */
const GENERATED = ['client/api-types.ts'];
const FOLDER_FILES_MAX = 16;
const FUNCTION_LINES_MAX = 60;
/** Folders that say nothing of what is in them. */
const VAGUE_FOLDERS = ['src', 'lib', 'utils', 'helpers', 'common', 'types', 'services'];
/** Stories are longer than code; nobody has to hold all of them in mind at once. */
const TEST_LINES_MAX = 450;

/** Folder -> what it may import: folders or single files of ours, and packages. */
const MAY_IMPORT: Readonly<
  Record<string, { own: readonly string[]; packages: readonly string[] }>
> = {
  domain: { own: ['domain'], packages: ['valibot', 're2js'] },
  // Node runs no TypeScript: what processes and threads begin with is compiled first.
  compiled: { own: ['compiled'], packages: ['esbuild', 'tsx'] },
  compiler: {
    own: ['compiler', 'compiled', 'domain', 'log/port.ts', 'semantics/port.ts', 'time'],
    packages: [],
  },
  // Waiting for a promise no longer than is wanted: what every edge needs.
  time: { own: ['time'], packages: [] },
  log: {
    own: ['log', 'compiled', 'time'],
    packages: ['@photostructure/sqlite', '@eventstore/db-client'],
  },
  identity: { own: ['identity'], packages: ['openid-client'] },
  keyring: { own: ['keyring'], packages: ['@photostructure/sqlite', 'pg'] },
  semantics: { own: ['semantics', 'domain', 'coordination/port.ts'], packages: ['valibot'] },
  coordination: { own: ['coordination', 'domain', 'time'], packages: ['redis'] },
  projections: {
    own: ['projections', 'compiled', 'domain', 'log/port.ts'],
    packages: ['@photostructure/sqlite', 'pg'],
  },
  app: {
    own: [
      'app',
      'domain',
      'compiler',
      'projections',
      'log/port.ts',
      'semantics/port.ts',
      'coordination/port.ts',
      'keyring/port.ts',
      'time',
    ],
    packages: ['lru-cache', 'valibot'],
  },
  api: {
    own: [
      'api',
      'app',
      'domain',
      'projections',
      'log/port.ts',
      'keyring/port.ts',
      'identity/port.ts',
      'time',
    ],
    packages: ['hono', 'valibot', '@valibot/to-json-schema', 'swagger-ui-dist'],
  },
  // A package of its own: it knows the service by its OpenAPI document only.
  client: { own: ['client'], packages: [] },
  // What an agent's developer copies from: the client, and what their own project has.
  examples: {
    own: ['examples', 'client'],
    packages: ['@langchain/langgraph', 'ai', '@ai-sdk/openai-compatible'],
  },
  // Pages for people: they know the service by its internal HTTP API, and share one rule of order.
  console: {
    own: ['console', 'domain/configuration/draft/order-moves.ts'],
    packages: ['hono', 'uplot'],
  },
  // Another edge to the same public routes: it reaches them as every client does.
  mcp: {
    own: ['mcp', 'client', 'api', 'domain'],
    packages: ['@modelcontextprotocol/server', 'valibot'],
  },
  cli: {
    own: [
      'cli',
      'compiled',
      'client',
      'console',
      'mcp',
      'api',
      'app',
      'domain',
      'compiler',
      'projections',
      'log',
      'semantics',
      'coordination',
      'keyring',
      'identity',
      'time',
      // What `npm run build` makes of cli/start.ts, for where only that was shipped.
      'dist/cli/start.js',
    ],
    packages: [
      'pino',
      'ulid',
      'node-cron',
      'hyparquet-writer',
      '@hono/node-server',
      'prom-client',
      'valibot',
      'hono',
      'yaml',
    ],
  },
};

/** Built-in modules that pure code may use: they compute, they reach nothing. */
const PURE_BUILT_INS = ['node:crypto', 'node:zlib'];
/** Reads words that are shipped with it, as an import would, but only those of a language that is spoken. */
const READS_ITS_WORDS = 'domain/language/things/thing-lines.ts';

const SHARED_AT_THE_TOP: ReadonlySet<string> = new Set(['api', 'console', 'cli']);

/**
 * A room: what lies together in one folder of the domain, the use cases, the routes, the console or the command line, the
 * language's rooms each for itself, else a whole top-level folder. What lies directly in `api`, `console` or `cli` is a room
 * for itself: it puts routes, pages and commands together, or is what all of them share.
 */
function roomOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  const [folder, inner] = folders;
  if (SHARED_AT_THE_TOP.has(folder!)) return inner ? `${folder}/${inner}` : path;
  if (folder !== 'domain' && folder !== 'app') return folder!;
  if (inner !== 'language') return folders.slice(0, 2).join('/');
  return (folders[2] === 'packs' ? folders.slice(0, 3) : folders).join('/');
}

/** Every pair of rooms of which one imports from the other, types included. */
function doors(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, imports } of shipped) {
    const room = roomOf(path);
    const targets = found.get(room) ?? new Set();
    found.set(room, targets);
    for (const specifier of imports.filter((each) => each.startsWith('.'))) {
      const target = roomOf(resolved(path, specifier));
      if (target !== room) targets.add(target);
    }
  }
  return found;
}

/** The rules of imports as the page tells them. */
function documentedImports(): Record<string, { own: string[]; packages: string[] }> {
  const page = readFileSync(join(ROOT, 'docs/explanation/house.md'), 'utf8');
  const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
  const rows = page.matchAll(/^\| `(\w+)` \| (.*) \| (.*) \|$/gm);
  return Object.fromEntries(
    [...rows].map(([, folder, own, packages]) => [
      folder!,
      { own: codes(own!), packages: codes(packages!) },
    ]),
  );
}

/** Whole conversations, processes and pages, and bounds that several rooms keep: no one source decides them. */
const OF_NO_SOURCE = ['system', 'docs', 'limits'];
const STORIES = new RegExp(`^test/(${OF_NO_SOURCE.join('|')})/|/stories/|^test/[^/]+$`);

/** Whether a test is where its source's name says: `a/b.ts` has `test/a/b.test.ts`, and its parts in `test/a/b/`. */
function isBesideItsSource(path: string, known: ReadonlySet<string>): boolean {
  const source = path.replace(/^test\/(?!support\/)/, '').replace(/\.test\.ts$/, '');
  const isFile = (name: string) => known.has(`${name}.ts`) || known.has(`${name}.mjs`);
  // A folder of sources that is called as a file beside it is no place for the parts of that file's test.
  const isFolder = (name: string) => [...known].some((each) => each.startsWith(`${name}/`));
  const folders = source.split('/').map((_, at, parts) => parts.slice(0, at).join('/'));
  return isFile(source) || folders.some((folder) => isFile(folder) && !isFolder(folder));
}

const KNOW_ANSWERS = ['client', 'console', 'examples', 'mcp'];

const shipped = files.filter(({ path }) => folderOf(path) in MAY_IMPORT);

function linesMax(path: string): number {
  return folderOf(path) === 'test' ? TEST_LINES_MAX : FILE_LINES_MAX;
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!;
}

/** The client runs where there is no Node. */
function mayUseBuiltIn(path: string, specifier: string): boolean {
  const folder = folderOf(path);
  if (folder === 'client') return false;
  if (path === READS_ITS_WORDS && specifier === 'node:fs') return true;
  return folder !== 'domain' || PURE_BUILT_INS.includes(specifier);
}

function violation({ path }: SourceFile, specifier: string): string | undefined {
  const rules = MAY_IMPORT[folderOf(path)]!;
  if (specifier.startsWith('.')) {
    const target = resolved(path, specifier);
    const isAllowed = rules.own.some((own) => target === own || target.startsWith(`${own}/`));
    return isAllowed ? undefined : `${path} imports ${target}`;
  }
  if (specifier.startsWith('node:')) {
    return mayUseBuiltIn(path, specifier) ? undefined : `${path} imports ${specifier}`;
  }
  return rules.packages.includes(packageOf(specifier)) ? undefined : `${path} imports ${specifier}`;
}

describe('the house', () => {
  it('has files to hold against its rules', () => {
    expect(shipped.length).toBeGreaterThan(50);
    expect(new Set(shipped.map(({ path }) => folderOf(path))).size).toBeGreaterThanOrEqual(7);
  });

  it('lets each folder import only what its rules allow', () => {
    const found = shipped.flatMap((file) =>
      file.imports.flatMap((specifier) => violation(file, specifier) ?? []),
    );
    expect(found).toEqual([]);
  });

  it('keeps clocks, chance, the environment and the console out of the domain', () => {
    const reaching = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.\w|\bconsole\./;
    const found = shipped.filter(
      ({ path, text }) => folderOf(path) === 'domain' && reaching.test(text),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('has no import cycles', () => {
    expect(cycles(imported())).toEqual([]);
  });

  it('has no cycles of folders, types included', () => {
    expect(doors().get('domain/session')?.has('domain/ranking')).toBe(true);
    expect(doors().get('domain/language/dates')?.has('domain/language/numbers')).toBe(true);
    expect(doors().get('api/routes')?.has('api/paging')).toBe(true);
    expect(doors().get('console/pages')?.has('console/sessions')).toBe(true);
    expect(doors().get('cli/service')?.has('cli/demo')).toBe(true);
    expect(cycles(doors())).toEqual([]);
  });

  it('tells its rules of imports on the page as it holds them', () => {
    const held = Object.entries(MAY_IMPORT).map(([folder, { own, packages }]) => [
      folder,
      { own: [...own], packages: [...packages] },
    ]);
    expect(documentedImports()).toEqual(Object.fromEntries(held));
  });

  it('allows no package to a folder that does not use it', () => {
    const unused = Object.entries(MAY_IMPORT).flatMap(([folder, { packages }]) => {
      const texts = shipped.filter(({ path }) => folderOf(path) === folder).map(({ text }) => text);
      return packages
        .filter((name) => !texts.some((text) => text.includes(`'${name}`)))
        .map((name) => `${folder}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  it(`keeps every function within ${FUNCTION_LINES_MAX} lines`, () => {
    const long = { path: 'x.ts', text: LONG_FUNCTION, imports: [] };
    expect(longFunctions(long, FUNCTION_LINES_MAX)).toHaveLength(1);
    expect(shipped.flatMap((file) => longFunctions(file, FUNCTION_LINES_MAX))).toEqual([]);
  });

  it('writes down what every exported function results in, and every method of an exported class', () => {
    const text = 'export function one() {}\nexport const two = () => 2;\nfunction three() {}';
    const inferred = inferredResults({ path: 'x.ts', text, imports: [] });
    expect(inferred).toEqual(['x.ts: one', 'x.ts: two']);
    const members = 'export class Four {\n  five() {}\n  #six() {}\n  get seven() {}\n}';
    expect(inferredResults({ path: 'x.ts', text: members, imports: [] })).toEqual([
      'x.ts: Four.five',
      'x.ts: Four.seven',
    ]);
    // What frameworks make in examples has types that nobody writes; of scripts there are none.
    const typed = shipped.filter(
      ({ path }) => path.endsWith('.ts') && folderOf(path) !== 'examples',
    );
    expect(typed.flatMap(inferredResults)).toEqual([]);
  });

  it('gives the name of an exported type to nothing else', () => {
    const one = { path: 'a.ts', text: 'export interface One {}\ntype Own = 1;', imports: [] };
    const other = { path: 'b.ts', text: 'class One {}\ntype Own = 2;', imports: [] };
    expect(ambiguousTypes([one, other])).toEqual(['One: a.ts, b.ts']);
    // Who knows the service by its answers alone calls what is in them as it is called here.
    const own = shipped.filter(({ path }) => !KNOW_ANSWERS.includes(folderOf(path)));
    expect(ambiguousTypes(own)).toEqual([]);
  });

  it(`keeps every file within ${FILE_LINES_MAX} lines, and every test within ${TEST_LINES_MAX}`, () => {
    const found = files
      .filter(({ path }) => !GENERATED.includes(path))
      .filter(({ path, text }) => text.split('\n').length > linesMax(path) + 1)
      .map(({ path, text }) => `${path}: ${text.split('\n').length - 1}`);
    expect(found).toEqual([]);
  });

  it(`keeps every folder within ${FOLDER_FILES_MAX} files side by side`, () => {
    const counts = new Map<string, number>();
    for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > FOLDER_FILES_MAX)).toEqual([]);
  });

  it('tells its other rules on the page as it holds them', () => {
    const page = readFileSync(join(ROOT, 'docs/explanation/house.md'), 'utf8');
    const said = page.replaceAll(/\s+/g, ' ');
    for (const rule of toldRules()) expect(said).toContain(rule);
  });

  it('names files in kebab-case', () => {
    const found = files.filter(
      ({ path }) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.(ts|mjs)$/.test(path.split('/').at(-1)!),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('has the test of a source where its name says, or in a folder of stories', () => {
    const known = new Set(['cli/a.ts', 'cli/b.ts', 'cli/b/c.ts', 'test/support/d.ts']);
    const isFound = (path: string) => isBesideItsSource(path, known);
    expect(isFound('test/cli/a.test.ts') && isFound('test/cli/a/part.test.ts')).toBe(true);
    expect(isFound('test/support/d.test.ts')).toBe(true);
    expect(isFound('test/cli/b/part.test.ts') || isFound('test/cli/x.test.ts')).toBe(false);
    const paths = new Set(files.map(({ path }) => path));
    const tests = [...paths].filter((path) => path.endsWith('.test.ts') && !STORIES.test(path));
    expect(tests.filter((path) => !isBesideItsSource(path, paths))).toEqual([]);
  });

  it('has no folder for what has no better name', () => {
    const vague = new RegExp(`(^|/)(${[...VAGUE_FOLDERS, 'util', 'helper'].join('|')})/`);
    const found = files.filter(({ path }) => vague.test(path));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('has no barrel files and no default exports', () => {
    const found = files.filter(
      ({ path, text }) =>
        /(^|\/)index\.ts$/.test(path) ||
        /^export \* from/m.test(text) ||
        (path !== 'vitest.config.ts' && /^export default/m.test(text)),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

const LONG_FUNCTION = `function long() {\n${'  work();\n'.repeat(FUNCTION_LINES_MAX)}}`;

/** Sentences of the page, as they follow from what is held here. */
function toldRules(): readonly string[] {
  const { linter } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  const complexity = linter.rules.complexity.noExcessiveCognitiveComplexity.options;
  const stories = OF_NO_SOURCE.map((folder) => `\`test/${folder}/\``).join(', ');
  return [
    `A file has ${FILE_LINES_MAX} lines at most, a test ${TEST_LINES_MAX}, a function outside tests ${FUNCTION_LINES_MAX} and a cognitive complexity of ${complexity.maxAllowedComplexity}, a folder ${FOLDER_FILES_MAX} files`,
    `Of Node, \`domain\` may use ${inWords(PURE_BUILT_INS, 'and')}`,
    `no folder called ${inWords(VAGUE_FOLDERS, 'or')}`,
    `in all folders but ${inWords(KNOW_ANSWERS, 'and')}`,
    `only ${stories}, folders called \`stories\`, and what lies directly in \`test/\` are of no one source`,
  ];
}

function inWords(names: readonly string[], joining: string): string {
  const marked = names.map((name) => `\`${name}\``);
  return `${marked.slice(0, -1).join(', ')} ${joining} ${marked.at(-1)}`;
}

/** What each file imports of ours that is more than types. */
function imported(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    shipped.map(({ path, text }) => [
      path,
      importsOf(text.replaceAll(/^(import|export) type\b[^;]*;/gm, ''))
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolved(path, specifier)),
    ]),
  );
}

function cycles(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      return;
    }
    state.set(path, 'open');
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
