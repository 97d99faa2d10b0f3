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

/** Folders whose limits are listed. */
const FOLDERS = [
  'api',
  'app',
  'cli',
  'client',
  'compiler',
  'console',
  'coordination',
  'domain',
  'identity',
  'keyring',
  'log',
  'mcp',
  'projections',
  'semantics',
  'time',
];

/** What reads texts, ranks questions, simulates and counts has thresholds and weights instead, which the benches watch. */
const THRESHOLDS = /^domain\/(?:analysis|language|ranking|simulation)\//;
/** A share of a whole bounds nothing that grows, nor does what there is to choose from. */
const SHARE_OR_LIST = /^(?:0\.\d|\[)/;

/** A constant of a module that bounds something. */
const CONSTANT =
  /^(?:export )?const ([A-Z][A-Z_]*(?:_MAX|_MS|_S|_SECONDS|_COUNT|_SIZE|_AT_ONCE|_BYTES|_LENGTH|ATTEMPTS|TRIES))(?:: [^=]+)? = ([^;{]+);$/gm;

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
      for (const [, name, value] of THRESHOLDS.test(file) ? [] : text.matchAll(CONSTANT)) {
        if (!SHARE_OR_LIST.test(value!)) found.push({ name: name!, file });
      }
    }
  }
  return found;
}
