import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../processes/compiled.ts';

/** A ceiling, a time-out or a number of tries, as docs/reference/limits.md lists it. */
export interface Limit {
  readonly name: string;
  /** Below the project's root. */
  readonly file: string;
  /** The file of tests that fails where it is taken out. */
  readonly test: string;
}

const PAGE = 'docs/reference/limits.md';
const OTHER_ROW = /^\| `([^`]+)` \| (`\w+`(?:, `\w+`)*) \|$/gm;
const ROW = /^\| `(\w+)` \| `([^`]+)` \| `([^`]+)` \|$/gm;

/** Folders whose limits are listed; what reads texts and ranks questions has thresholds instead. */
const FOLDERS = [
  'api',
  'app',
  'cli',
  'client',
  'compiler',
  'console',
  'coordination',
  'domain/configuration',
  'domain/keys',
  'domain/legacy',
  'domain/recording',
  'domain/retention',
  'domain/session/model',
  'keyring',
  'log',
  'mcp',
  'projections',
  'semantics',
];

/** A constant of a module that bounds something. */
const CONSTANT =
  /^(?:export )?const ([A-Z][A-Z_]*(?:_MAX|_MS|_S|ATTEMPTS|TRIES))(?:: [^=]+)? = ([^;{]+);$/gm;

/** How a limit is taken out of a source. */
export const WITHOUT = {
  find: (name: string) =>
    new RegExp(`(?<=^(?:export )?const ${name}(?:: [^=]+)? = )[^;]+(?=;$)`, 'm'),
  /** As long, or as many, as timers and arrays allow. */
  replacement: '2_147_483_647',
};

export async function readLimits(): Promise<readonly Limit[]> {
  const page = await readFile(join(ROOT, PAGE), 'utf8');
  return [...page.matchAll(ROW)].map(([, name, file, test]) => ({
    name: name!,
    file: file!,
    test: test!,
  }));
}

/** What the page names as bounding only what is shown, or as no limit. */
export async function readOthers(): Promise<readonly Omit<Limit, 'test'>[]> {
  const page = await readFile(join(ROOT, PAGE), 'utf8');
  return [...page.matchAll(OTHER_ROW)].flatMap(([, file, names]) =>
    [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => ({ name: name!, file: file! })),
  );
}

/** The limits of the code, without what is tested. */
export async function findLimits(): Promise<readonly Omit<Limit, 'test'>[]> {
  const found: Omit<Limit, 'test'>[] = [];
  for (const folder of FOLDERS) {
    const files = await readdir(join(ROOT, folder), { recursive: true });
    for (const each of files.filter((path) => path.endsWith('.ts')).toSorted()) {
      const file = `${folder}/${each}`;
      const text = await readFile(join(ROOT, file), 'utf8');
      for (const [, name] of text.matchAll(CONSTANT)) found.push({ name: name!, file });
    }
  }
  return found;
}
