import type { ReadText } from '../../grammar/read-text.ts';

const WORDS_MAX = 8;

/**
 * Where a description in plain words ends: it goes on over small words between plain ones, "pain in my left knee",
 * "peanuts and shellfish", up to a verb, another thought or what has a value of its own.
 */
export function endOfDescription(read: ReadText, from: number): number {
  let end = from;
  const most = Math.min(read.tokens.length, from + WORDS_MAX);
  for (let at = from; at < most && read.tokens[at]!.boundary === 0; at++) {
    if (read.occupied[at] === 1 || isOfAnother(read, at)) break;
    if (isPlain(read, at)) end = at + 1;
  }
  return end;
}

function isPlain({ senses, tokens }: ReadText, at: number): boolean {
  const sense = senses[at];
  if (tokens[at]!.digits || sense?.isEmpty || sense?.isConnector || sense?.isStance) return false;
  return (sense?.leads ?? 0) === 0;
}

/** A verb, a denial, a courtesy, or a conjunction that joins no two things. */
function isOfAnother({ language, senses, stems }: ReadText, at: number): boolean {
  const sense = senses[at];
  if (sense?.negates || sense?.asks || sense?.isCourtesy) return true;
  // "My left knee": what follows an article or a possessive is no verb.
  const isVerb = language.actions.has(stems[at]!) && !sense?.isEmpty;
  if (isVerb && senses[at - 1]?.isEmpty !== true) return true;
  return sense?.joinsClauses === true && !sense.joinsNumbers;
}
