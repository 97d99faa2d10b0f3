import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { preferredLanguage, sayIn } from '../../console/texts.ts';

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
  const isUsed = (key: string) => {
    const [prefix] = key.split('.');
    return (
      code.includes(`'${key}'`) ||
      code.includes(`\`${prefix}.$`) ||
      code.includes(`code('${prefix}'`)
    );
  };
  expect(Object.keys(textsOf('en')).filter((key) => !isUsed(key))).toEqual([]);
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
