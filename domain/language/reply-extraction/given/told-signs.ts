import type { ReplyToScore } from '../signs/reply-to-score.ts';
import { type AddSign, SignsOf } from '../signs/sign.ts';
import { unaskedSigns } from '../unasked/unasked-signs.ts';
import { aroundSigns } from './around-signs.ts';

/** An agent asks for what it asks for: what else it speaks of says nothing of that. */
const SPOKEN_OF_NOTHING = { stems: new Set<string>(), roles: 0 };

const ofAsked = new SignsOf((name) => `value_${name}`);

/** The signs of whether the user told the value that was asked for: those of any value, and what stands around this one. */
export function toldSigns(add: AddSign, reply: ReplyToScore): void {
  const { main: entry, mainValue: found } = reply;
  if (found === undefined) return;
  const value = { reply, agent: SPOKEN_OF_NOTHING, entry, found };
  unaskedSigns((each) => add(ofAsked.of(each)), value);
  aroundSigns(add, reply);
}
