import { leadBit } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';

const OF = leadBit('of');
/** The least that is told by the couple. */
const COUPLED_MIN = 12;

/** Whether "of" stands between two and what they multiply: "a couple of hundred", "un par de docenas". */
export function isCoupled({ senses, tokens }: ReadText, at: number): boolean {
  if (senses[at - 1]?.scale !== 2 || ((senses[at]?.leads ?? 0) & OF) === 0) return false;
  return tokens[at + 1]?.boundary === 0 && (senses[at + 1]?.scale ?? 0) >= COUPLED_MIN;
}
