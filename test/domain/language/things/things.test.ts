import { describe, expect, it } from 'vitest';
import { listedWords } from '../../../../domain/language/grammar/language.ts';
import { languageOf } from '../../../../domain/language/grammar/language-of.ts';
import { wordsOfPhrase } from '../../../../domain/language/text/tokens.ts';
import { THING_LANGUAGES, THINGS, thingsIn } from '../../../../domain/language/things/things.ts';

function found(code: string, text: string): number[] {
  const language = languageOf(code);
  const words = listedWords(language, wordsOfPhrase(text));
  return thingsIn({ language, words }).map(({ thing }) => thing);
}

describe('The table of things', () => {
  it('has a column for each language in every line', () => {
    const short = THINGS.filter((line) => line.split(' | ').length !== THING_LANGUAGES.length);
    expect(short).toEqual([]);
  });

  it.each(THING_LANGUAGES)('finds each of its own words in %s', (code) => {
    const column = THING_LANGUAGES.indexOf(code);
    const missed = THINGS.flatMap((line, thing) =>
      line
        .split(' | ')
        [column]!.split(' ')
        .filter((phrase) => !found(code, phrase.replaceAll('_', ' ')).includes(thing)),
    );
    expect(missed).toEqual([]);
  });
});
