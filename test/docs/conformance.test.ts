import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { STATUS_OF } from '../../api/error-envelope.ts';
import { TESTS } from '../../vitest.config.ts';
import { leadsSomewhere } from '../support/documents/pages.ts';
import { files, resolved } from '../support/documents/source-files.ts';
import { SEPARATOR, type TitledTest, testsIn } from '../support/documents/test-titles.ts';
import { openApi, operations } from '../support/http/documented.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = 'docs/reference/conformance.md';
const page = readFileSync(`${ROOT}/${PAGE}`, 'utf8');

interface Row {
  readonly rule: string;
  /** The source file that decides it. */
  readonly file: string;
  readonly decidedIn: string;
  readonly proofs: readonly string[];
}

const HEADER = '| rule | file | reason | test |';

/** Rows of the page's tables; a row of another form is one whose rule, place or proof is missing. */
function rowsOf(markdown: string): readonly Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && line !== HEADER && !line.startsWith('|---'))
    .map((line) => {
      const [, rule = '', file = '', decidedIn = '', tests = ''] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|'));
      return { rule, file, decidedIn, proofs: tests.split('<br>') };
    });
}

/** What is wrong with the rows of a page, in words. */
function faultsIn(markdown: string): readonly string[] {
  const rows = rowsOf(markdown);
  const rules = rows.map(({ rule }) => rule);
  return rows.flatMap(({ rule, file, decidedIn, proofs }, i) => [
    ...(rules.indexOf(rule) < i ? [`${rule}: stands twice`] : []),
    ...(isFile(file) ? [] : [`${rule}: no such source file decides it: ${file}`]),
    ...(isPlace(decidedIn) ? [] : [`${rule}: is decided nowhere: ${decidedIn}`]),
    ...proofs.flatMap((proof) => {
      const fault = faultOf(proof);
      return fault === undefined ? [] : [`${rule}: ${fault}: ${proof}`];
    }),
  ]);
}

/** Source files in code marks; several where several routes share a rule. */
function isFile(cell: string): boolean {
  return cell.split(', ').every((each) => {
    const [, file] = /^`([^`]+\.ts)`$/.exec(each) ?? [];
    return file !== undefined && existsSync(join(ROOT, file));
  });
}

/** `-`, or links to what is there. */
function isPlace(cell: string): boolean {
  if (cell === '-') return true;
  const links = cell.split(', ').map((each) => /^\[[^\]]+\]\(([^)]+)\)$/.exec(each)?.[1]);
  return links.every((target) => target !== undefined && leadsSomewhere(PAGE, target));
}

function faultOf(proof: string): string | undefined {
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
  if (file === undefined || title === undefined) return 'names no test';
  if (!existsSync(`${ROOT}/${file}`)) return 'there is no such file';
  if (!isIncluded(file)) return 'vitest does not run this file';
  const named = testsOf(file).filter((test) => test.isCalled(title));
  if (named.length === 0) return 'there is no such test';
  if (named.every(({ runs }) => runs === 'never')) return 'the test is skipped';
  const isSure = named.some(({ runs }) => runs === 'always');
  return isSure ? undefined : 'the test may be skipped without its title saying so';
}

function isIncluded(file: string): boolean {
  return TESTS.some((glob) => {
    const parts = glob.split(/(\*\*\/|\*)/).map((part) => {
      if (part === '**/') return '(?:.*/)?';
      return part === '*' ? '[^/]*' : part.replaceAll('.', '\\.');
    });
    return new RegExp(`^${parts.join('')}$`).test(file);
  });
}

const read = new Map<string, readonly TitledTest[]>();

function testsOf(file: string): readonly TitledTest[] {
  const textOf = (path: string) => readFileSync(path, 'utf8');
  const imported = (specifier: string) => textOf(join(ROOT, dirname(file), specifier));
  const known = read.get(file) ?? testsIn(textOf(join(ROOT, file)), imported);
  read.set(file, known);
  return known;
}

/** The code that a rule is about, and a file that neither writes it nor imports what does. */
function strangersToTheirCodes(markdown: string): readonly string[] {
  const codes = new Set(Object.keys(STATUS_OF));
  return rowsOf(markdown).flatMap(({ rule, file }) => {
    const decided = [...file.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
    const near = files.filter(({ path }) => decided.includes(path));
    const imported = near.flatMap(({ path, imports }) => imports.map((to) => resolved(path, to)));
    const texts = files
      .filter(({ path }) => decided.includes(path) || imported.includes(path))
      .map(({ text }) => text);
    return [...rule.matchAll(/`([a-z_]+)`/g)]
      .map(([, word]) => word!)
      .filter((word) => codes.has(word) && !texts.some((text) => text.includes(word)))
      .map((code) => `${code}: ${decided.join(', ')}`);
  });
}

describe(PAGE, () => {
  it('names with an error code a file that gives it, or asks for it where it is given', () => {
    const row = '| An unknown one is `unknown_session` | `domain/steps.ts` | - | |';
    expect(strangersToTheirCodes(row)).toEqual(['unknown_session: domain/steps.ts']);
    expect(strangersToTheirCodes(page)).toEqual([]);
  });

  it('names for every rule the file that decides it, and a test that exists and runs', () => {
    expect(rowsOf(page).length).toBeGreaterThan(200);
    expect(faultsIn(page)).toEqual([]);
  });

  it('has a rule for every route, every code and every word of the contract', () => {
    const rules = rowsOf(page)
      .map(({ rule }) => rule)
      .join('\n');
    const routes = operations.map(({ method, path }) => `${method} ${path}`);
    const words = wordsOf(openApi.components.schemas);
    expect(words.size).toBeGreaterThan(60);
    const missing = [...routes, ...words].filter((word) => !rules.includes(`\`${word}\``));
    expect(missing).toEqual([]);
  });
});

/** What the editor is told of a draft has a page of its own: docs/reference/errors.md. */
const ELSEWHERE = ['Warning'];

/** Every word that a field of the document may have as its value. */
function wordsOf(schemas: object): ReadonlySet<string> {
  const words = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { enum: several = [], const: one } = value as { enum?: string[]; const?: string };
    for (const word of one === undefined ? several : [one]) words.add(word);
    for (const [name, item] of Object.entries(value)) if (!ELSEWHERE.includes(name)) visit(item);
  };
  visit(schemas);
  return words;
}

describe('the guard of the page', () => {
  const TITLE = 'the guard of the page › finds no fault in a row that is right';
  const HERE = 'test/docs/conformance.test.ts';
  const row = (proof: string, { rule = 'A rule', file = `\`${HERE}\``, place = '-' } = {}) =>
    `| ${rule} | ${file} | ${place} | ${proof} |`;
  const right = row(`\`${HERE}\`: ${TITLE}`);

  it('finds no fault in a row that is right', () => {
    expect(faultsIn(right)).toEqual([]);
    expect(TITLE).toBe(expect.getState().currentTestName!.replaceAll(' > ', SEPARATOR));
  });

  it.each([
    ['there is no such file', row('`test/docs/gone.test.ts`: a › b')],
    ['there is no such test', row(`\`${HERE}\`: ${TITLE}, or is it`)],
    ['there is no such test', row(`\`${HERE}\`: finds no fault in a row that is right`)],
    ['vitest does not run this file', row('`test/support/documents/pages.ts`: a › b')],
    ['vitest does not run this file', row('`docs/README.md`: a › b')],
    ['names no test', row('test/docs/conformance.test.ts')],
    ['names no test', `| A rule | \`${HERE}\` | - |`],
    ['is decided nowhere', row(`\`${HERE}\`: ${TITLE}`, { place: '' })],
    ['is decided nowhere', row(`\`${HERE}\`: ${TITLE}`, { place: '[x](gone.md)' })],
    ['is decided nowhere', row(`\`${HERE}\`: ${TITLE}`, { place: '[x](errors.md#gone)' })],
    ['no such source file', row(`\`${HERE}\`: ${TITLE}`, { file: '`domain/gone.ts`' })],
    ['no such source file', row(`\`${HERE}\`: ${TITLE}`, { file: '-' })],
    ['stands twice', `${right}\n${right}`],
  ])('finds that %s', (fault, markdown) => {
    const found = faultsIn(markdown);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fault);
  });
});

describe('the titles of tests', () => {
  const WHERE = '\u0024{where}';
  const text = `
    describe('a suite', () => {
      it('runs', () => {});
      it.skip('is skipped', () => {});
      it.todo('is to do');
      it('gives up', (context) => { context.skip(); });
      it.skipIf(x)('may not run', () => {});
      it.skipIf(x)('may not run (skipped without x)', () => {});
      it.each([['one', 1], ['two', 2]])('takes %s', () => {});
      it.each([{ name: 'red' }])(\`paints ${WHERE} $name\`, () => {});
      describe.each(['left', 'right'])('on the %s', () => { test('too', () => {}); });
      describe.skip('of old', () => { it('was', () => {}); });
    });`;
  const tests = testsIn(text);
  const isKnown = (title: string) => tests.some((test) => test.isCalled(title));

  it('are told with whether they run', () => {
    const told = tests.map(({ title, runs }) => `${title}: ${runs}`);
    expect(told).toEqual([
      'a suite › runs: always',
      'a suite › is skipped: never',
      'a suite › is to do: never',
      'a suite › gives up: sometimes',
      'a suite › may not run: sometimes',
      'a suite › may not run (skipped without x): always',
      'a suite › takes %s: always',
      `a suite › paints ${WHERE} $name: always`,
      'a suite › on the %s › too: always',
      'a suite › of old › was: never',
    ]);
  });

  it('may be filled in with what the file spells out, and with nothing else', () => {
    expect(isKnown('a suite › takes two')).toBe(true);
    expect(isKnown('a suite › takes 2')).toBe(true);
    expect(isKnown('a suite › takes three')).toBe(false);
    expect(isKnown('a suite › on the left › too')).toBe(true);
    expect(isKnown('a suite › on the top › too')).toBe(false);
    expect(isKnown(`a suite › paints ${WHERE} red`)).toBe(true);
    expect(isKnown('a suite › run')).toBe(false);
  });

  it('of a file with an only are of tests that do not run, but for that one', () => {
    const narrowed = testsIn("it('waits', () => {}); it.only('runs', () => {});");
    expect(narrowed.map(({ runs }) => runs)).toEqual(['never', 'always']);
  });

  it('are also those of a suite in another file that is handed vitest', () => {
    const here = `
      import { describeClaims, other } from './claims.ts';
      describe.each(['memory', 'disk'])('on %s', () => describeClaims(vitest, open));`;
    const there = `
      export function describeClaims({ it }: Suite, open: Open): void {
        it('are fenced', () => {});
      }
      export function other({ it }: Suite): void { it('is not called', () => {}); }`;
    const found = testsIn(here, (specifier) => (specifier === './claims.ts' ? there : ''));
    expect(found.map(({ title }) => title)).toEqual(['on %s › are fenced']);
    expect(found[0]!.isCalled('on disk › are fenced')).toBe(true);
  });
});
