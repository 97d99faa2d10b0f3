import { type AddSign, sign } from '../signs/sign.ts';
import type { AroundValue } from './around-signs.ts';

/** Letters of who is spoken of: the speaker, whom they speak to, somebody by a pronoun, kin and others by a noun. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['i', 'i'],
  ['we', 'i'],
  ['own', 'i'],
  ['they', 't'],
  ['kin', 'k'],
  ['you', 'y'],
]);

/** Whose value it may be: who is spoken of in its clause, before and behind it. */
export function whoSigns(add: AddSign, around: AroundValue): void {
  const { end, from, reply, start, to } = around;
  const last = reply.clauses.length;
  const own = whoIn(around, from, to);
  add(sign`who_${own}`);
  add(sign`who_${own}@${reply.kind}`);
  add(sign`who_${whoIn(around, from, start)}_${whoIn(around, end, to)}`);
  add(sign`who_before_${whoIn(around, 0, from)}`);
  add(sign`who_behind_${whoIn(around, to, last)}`);
  add(sign`who_anywhere_${whoIn(around, 0, last)}`);
}

/** Kin that the question asks about are nobody else: "my daughter is 7" to who asks about the pupil. */
function whoIn({ hints, reply }: AroundValue, from: number, to: number): string {
  const { extraction, main } = reply;
  const found = new Set<string>();
  for (const { name, start } of hints) {
    if (start < from || start >= to) continue;
    const letter = LETTERS.get(name);
    if (letter === undefined) continue;
    if (name === 'kin' && main.cues.has(extraction.stems[start]!)) continue;
    found.add(letter);
  }
  return [...found].sort().join('') || 'nobody';
}
