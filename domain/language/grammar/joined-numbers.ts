import type { NumberTable } from '../pack-format/language-pack.ts';
import { wordsOfPhrase } from '../text/tokens.ts';

const STANDS_ALONE = 20;

/** 21 to 99 in languages that write them as one word: "einundzwanzig", "ventuno". */
export function joinedNumbers(table: NumberTable): [string, number][] {
  const words = new Map<number, string>();
  for (const entry of table.words.split(',')) {
    const parts = wordsOfPhrase(entry);
    const value = Number(parts.at(-1));
    if (!words.has(value)) words.set(value, parts.slice(0, -1).join(''));
  }
  const joined: [string, number][] = [];
  for (let tens = STANDS_ALONE; tens < 100; tens += 10) {
    for (let unit = 1; unit < 10; unit++) {
      for (const word of spellings(table, words.get(tens)!, words.get(unit)!)) {
        joined.push([word, tens + unit]);
      }
    }
  }
  return joined;
}

function spellings(table: NumberTable, tens: string, unit: string): string[] {
  if (table.joined === 'tens_first') {
    const elided = /^[aeiou]/.test(unit) ? tens.slice(0, -1) : tens;
    return [elided + unit];
  }
  const [and] = wordsOfPhrase(table.and);
  return [unit, unit.replace(/^eins$/, 'ein')].map((each) => each + and + tens);
}
