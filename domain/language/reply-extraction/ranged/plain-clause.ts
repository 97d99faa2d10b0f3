import { DIRECTIONS } from '../../grammar/directions.ts';
import { type Mention, saysLittle } from '../../grammar/read-text.ts';
import { unitAt } from '../../numbers/units.ts';
import { findSides } from '../../reading-index/choice-ranges.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Extraction } from '../candidates/context.ts';
import { offerWords } from '../offers/offer-words.ts';

/** Per token: how many words before it speak of something else, and where its clause begins and ends. */
export interface Others {
  readonly before: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** Whether nothing in the clause of what is told speaks of something else: "my daughter is 12", "12 Baker Street", "since 2019". */
export function isPlain({ read }: Extraction, others: Others, { end, start }: Mention): boolean {
  const { before, from, to } = others;
  const own = Math.max(end, unitAt(read, end)?.end ?? end);
  const within = before[own]! - before[start]!;
  const inClauses = before[Math.max(own, to[own - 1]!)]! - before[from[start]!]!;
  return inClauses === within;
}

/** The words of a reply that speak of something else than what the information asks for. */
export function othersIn({ read, stems }: Extraction, entry: InformationEntry): Others {
  const { language, roles, tokens } = read;
  const { following } = offerWords(language);
  const isSide = new Uint8Array(tokens.length);
  for (const { end, start } of findSides(read)) isSide.fill(1, start, end);
  const isOther = (at: number) => {
    if (language.since.has(tokens[at]!.word)) return true;
    if (isSide[at] === 1 || saysLittle(read, at) || following.has(tokens[at]!.word)) return false;
    return !entry.cues.has(stems[at]!) && (roles[at]! & entry.roles & ~DIRECTIONS) === 0;
  };
  const before = new Int32Array(tokens.length + 1);
  const from = new Int32Array(tokens.length);
  const to = new Int32Array(tokens.length);
  for (const [at, { boundary }] of tokens.entries()) {
    before[at + 1] = before[at]! + (isOther(at) ? 1 : 0);
    from[at] = at === 0 || boundary > 0 ? at : from[at - 1]!;
  }
  for (let at = tokens.length - 1; at >= 0; at--)
    to[at] = (tokens[at + 1]?.boundary ?? 1) > 0 ? at + 1 : to[at + 1]!;
  return { before, from, to };
}
