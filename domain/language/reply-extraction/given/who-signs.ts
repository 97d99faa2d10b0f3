import { HINTS } from '../../pack-format/hints.ts';
import { type AddSign, sign } from '../signs/sign.ts';
import type { AroundValue } from './around-signs.ts';

/** Who is spoken of, by letter: kin and others by a noun, the speaker, somebody by a pronoun, whom they speak to. */
const LETTERS = 'ikty';
const LETTER_OF: Readonly<Record<string, string>> = {
  i: 'i',
  we: 'i',
  own: 'i',
  they: 't',
  kin: 'k',
  you: 'y',
};
/** By kind of hint the bit of its letter, none for most. */
const BITS: readonly number[] = HINTS.map((name) => {
  const at = LETTERS.indexOf(LETTER_OF[name] ?? '-');
  return at < 0 ? 0 : 1 << at;
});
const KIN = HINTS.indexOf('kin');
/** By bits the letters, in their order. */
const NAMES: readonly string[] = Array.from({ length: 1 << LETTERS.length }, (_, bits) => {
  const letters = [...LETTERS].filter((_letter, at) => (bits & (1 << at)) !== 0);
  return letters.join('') || 'nobody';
});

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
  let found = 0;
  for (const { kind, start } of hints) {
    if (start < from || start >= to) continue;
    if (kind === KIN && main.cues.has(extraction.stems[start]!)) continue;
    found |= BITS[kind]!;
  }
  return NAMES[found]!;
}
