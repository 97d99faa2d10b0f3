import { expect, it } from 'vitest';
import {
  isForeignDigit,
  withAsciiDigits,
} from '../../../../domain/language/text/decimal-digits.ts';
import { tokenize } from '../../../../domain/language/text/tokens.ts';

/** By Unicode alone: every code point that is a decimal digit. */
const DIGITS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Nd}/u.test(character));

it('Every decimal digit of Unicode is read as the one it stands for, ten in a row', () => {
  expect(DIGITS.length).toBeGreaterThan(600);
  const read = DIGITS.map(withAsciiDigits).join('');
  expect(read).toBe('0123456789'.repeat(DIGITS.length / 10));
  const foreign = DIGITS.filter((digit) => digit > '9');
  expect(foreign.filter((digit) => !isForeignDigit(digit, 0))).toEqual([]);
  expect(foreign.filter((digit) => tokenize(digit).length !== 1)).toEqual([]);
});

it('What is no decimal digit stays as it is', () => {
  for (const text of ['½', '²', 'Ⅳ', '四', '①', 'é', '😀', '\ud835', '\udfee']) {
    expect(withAsciiDigits(text)).toBe(text);
    for (let at = 0; at < text.length; at++) expect(isForeignDigit(text, at), text).toBe(false);
  }
});

it('A run of digits is one token in its place, also of a script beyond the first plane', () => {
  expect(tokenize('für 𝟮𝟱 Gäste, ٤')).toMatchObject([
    { word: 'fur', start: 0, end: 3 },
    { word: '25', start: 4, end: 8, digits: true },
    { word: 'gaste', start: 9, end: 14 },
    { word: '4', start: 16, end: 17, digits: true },
  ]);
});
