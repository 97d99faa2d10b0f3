import { describe, expect, it } from 'vitest';
import { listedWords } from '../../../../domain/language/grammar/language.ts';
import { wordsOfPhrase } from '../../../../domain/language/text/tokens.ts';
import { THING_LANGUAGES, thingLines } from '../../../../domain/language/things/thing-lines.ts';
import { thingsIn } from '../../../../domain/language/things/things.ts';
import { languageOf } from '../../../support/at-once.ts';

function found(code: string, text: string): number[] {
  const language = languageOf(code);
  const words = listedWords(language, wordsOfPhrase(text));
  return thingsIn({ language, words }).map(({ thing }) => thing);
}

const linesIn = (code: string) => thingLines(code).trimEnd().split('\n');

describe('The lines of things', () => {
  it('are as many in each language, and none is empty', () => {
    const [all] = THING_LANGUAGES.map((code) => linesIn(code).length);
    expect(all).toBeGreaterThan(1_600);
    for (const code of THING_LANGUAGES) {
      expect([code, linesIn(code).length]).toEqual([code, all]);
      expect(linesIn(code).filter((line) => !/^\S+( \S+)*$/.test(line))).toEqual([]);
    }
  });

  it('are none of a language without words', () => {
    expect(thingLines('xx')).toBe('');
  });

  it.each(THING_LANGUAGES)('find each of their own words in %s', (code) => {
    const missed = linesIn(code).flatMap((line, thing) =>
      line.split(' ').filter((phrase) => !found(code, phrase.replaceAll('_', ' ')).includes(thing)),
    );
    expect(missed).toEqual([]);
  });
});
