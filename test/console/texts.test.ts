import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorText, inItsWords } from '../../console/error-texts.ts';
import { preferredLanguage, sayCode, sayIn } from '../../console/texts.ts';

const ROOT = new URL('../../', import.meta.url);

function textsOf(language: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`console/texts/${language}.json`, ROOT), 'utf8'));
}

it('every text is there in every language, with the same slots', () => {
  const [english, german] = [textsOf('en'), textsOf('de')];
  expect(Object.keys(german)).toEqual(Object.keys(english));
  const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();
  for (const [key, text] of Object.entries(english)) {
    expect(text.trim(), key).not.toBe('');
    expect(german[key]!.trim(), key).not.toBe('');
    expect(slots(german[key]!), key).toEqual(slots(text));
  }
});

it.each([
  ['en', 1, '1 turn is left.'],
  ['en', 2, '2 turns are left.'],
  ['de', 1, '1 Runde bleibt.'],
  ['en', '1', '1 turn is left.'],
  ['de', 0, '0 Runden bleiben.'],
] as const)('in %s, %s turns are "%s"', (language, count, text) => {
  expect(sayIn(language)('preview.turns_remaining', { count })).toBe(text);
});

it('every text is used', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'console/*.ts', 'console/*.mjs'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const code = files
    .trim()
    .split('\n')
    .map((file) => readFileSync(new URL(file, ROOT), 'utf8'))
    .join('\n');
  // A key whose end is put together stands in the code with its beginning.
  const isUsed = (text: string) => {
    const key = text.replace(/_one$/, '');
    const [prefix] = key.split('.');
    return (
      code.includes(`'${key}'`) ||
      code.includes(`\`${prefix}.$`) ||
      code.includes(`code('${prefix}'`)
    );
  };
  expect(Object.keys(textsOf('en')).filter((key) => !isUsed(key))).toEqual([]);
});

describe('what the API refuses', () => {
  const page = readFileSync(new URL('docs/reference/errors.md', ROOT), 'utf8');
  const [whole = '', ...details] = page.split('## `details.errors[]`');
  const codesOf = (rows: string, place: number) =>
    rows
      .split('\n')
      .filter((row) => /^\| [^-]/.test(row))
      .flatMap((row) =>
        Array.from(row.split('|')[place]!.matchAll(/`(\w+)`/g), ([, code]) => code!),
      );
  /** Of what no page of the console sends. */
  const ELSEWHERE = new Set([
    'malformed_http',
    'method_not_allowed',
    'request_timeout',
    'state_version_conflict',
    'conversion_already_recorded',
    'stale_claim',
    'unsupported_media_type',
    'headers_too_large',
  ]);

  it('is told in every language, by its code', () => {
    const keys = Object.keys(textsOf('de'));
    const refusals = codesOf(whole, 2).filter((code) => !ELSEWHERE.has(code));
    expect(refusals.length).toBeGreaterThan(15);
    expect(refusals.filter((code) => !keys.includes(`refusal.${code}`))).toEqual([]);
    const ofConfigurations = codesOf(details[1]!.split('## ')[0]!, 1);
    expect(ofConfigurations.length).toBeGreaterThan(15);
    const shapes = ['required', 'unknown_field', 'invalid_type', 'invalid_value', 'too_short'];
    const issues = [...ofConfigurations, ...shapes, 'too_long', 'too_few_items', 'too_many_items'];
    expect(issues.filter((code) => !keys.includes(`issue.${code}`))).toEqual([]);
  });

  const german = { code: (prefix: string, code: string) => sayCode('de', prefix, code) };

  it.each([
    ['too_long', 'must have at most 200 characters', 'ist zu lang: höchstens 200'],
    [
      'too_many_items',
      'an open question has no choices',
      'sind zu viele: an open question has no choices',
    ],
    ['required', 'is required', 'fehlt'],
    ['invalid_value', 'must be a whole number', 'ist nicht erlaubt: must be a whole number'],
    ['another_one', 'in its words', 'another one: in its words'],
  ])('of %s with the number that it names, or its own words', (code, message, told) => {
    expect(errorText(german, { code, message, path: '/question/text' })).toBe(told);
  });

  it('says in its words what of the whole draft is bounded, which no field names', () => {
    const message = 'the draft may have 2000 entities of sub_objective at most';
    const issue = { code: 'too_many_items', message, path: '/changes' };
    expect(errorText(german, issue)).toBe(`sind zu viele: höchstens 2000: ${message}`);
  });

  it('stands beside in its own words, marked as English', () => {
    expect(String(inItsWords('<b>'))).toBe('<span class="quiet" lang="en">&lt;b&gt;</span>');
  });
});

it('slots take what is given for them, as it is', () => {
  expect(sayIn('en')('signed_in_as', { subject: '$& {subject}' })).toBe(
    'Signed in as $& {subject}',
  );
});

it.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['fr,en;q=0.5', 'en'],
  ['fr', 'en'],
  [undefined, 'en'],
])('of the languages %s, %s is spoken', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
