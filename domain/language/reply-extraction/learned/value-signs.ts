import { type ReplyToScore, step } from './reply-to-score.ts';
import { type AddSign, sign } from './signs/sign.ts';

/** What was read as the answer: how surely, of which part of the reply, and what stands around it. */
export function valueSigns(add: AddSign, reply: ReplyToScore): void {
  const { extraction, kind, main, mainValue } = reply;
  const labels = extraction.labels.filter(({ information }) => information === main.position);
  add(sign`labels_${step(labels.length, [0, 1, 2])}@${kind}`);
  if (mainValue === undefined) return;
  add(sign`sure_${step(mainValue.confidence, [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9])}`);
  add(sign`sure_${step(mainValue.confidence, [0.65, 0.75, 0.85])}@${kind}`);
  if (mainValue.words === undefined) {
    add(sign`implied`);
    return;
  }
  partSigns(add, reply, mainValue.words);
  neighbourSigns(add, reply, mainValue.words);
  clauseSigns(add, reply, mainValue.words);
}

function partSigns(
  add: AddSign,
  { extraction, kind }: ReplyToScore,
  [start, end]: readonly [number, number],
): void {
  const { declined, negated, read } = extraction;
  const words = read.tokens.length;
  const share = (end - start) / words;
  add(sign`share_${step(share, [0.1, 0.2, 0.35, 0.5, 0.75, 0.99])}`);
  add(sign`share_${step(share, [0.2, 0.5, 0.99])}@${kind}`);
  add(sign`before_${step(start, [0, 1, 2, 4, 8])}`);
  add(sign`after_${step(words - end, [0, 1, 3, 6, 12])}`);
  if (negated[start] === 1) add(sign`value_denied`);
  if (declined[start] === 1) add(sign`value_declined`);
  if (read.asks[start]! > 0) add(sign`value_asked_${read.asks[start]}`);
  if (read.tokens[start]!.capital) add(sign`value_capital@${kind}`);
}

function neighbourSigns(
  add: AddSign,
  reply: ReplyToScore,
  [start, end]: readonly [number, number],
): void {
  const { tokens } = reply.extraction.read;
  const next = tokens[end];
  const follows =
    next === undefined ? 'end' : next.boundary > 0 ? 'clause' : sortOf(reply, end, true);
  const leads =
    start === 0
      ? 'start'
      : tokens[start]!.boundary > 0
        ? 'clause'
        : sortOf(reply, start - 1, false);
  add(sign`next_${follows}@${reply.kind}`);
  add(sign`previous_${leads}@${reply.kind}`);
}

/** What sort of word stands beside a value. */
function sortOf({ extraction, main }: ReplyToScore, at: number, isAfter: boolean): string {
  const { read, stems } = extraction;
  if (read.senses[at]?.isEmpty) return 'small';
  if (main.cues.has(stems[at]!)) return 'asked';
  const roles = isAfter ? read.roles[at]! : 0;
  if ((roles & main.roles) !== 0) return 'role';
  return roles === 0 ? 'content' : 'other_role';
}

function clauseSigns(
  add: AddSign,
  { clauses, extraction, kind, main }: ReplyToScore,
  [start, end]: readonly [number, number],
): void {
  const { read, stems } = extraction;
  const { senses, tokens } = read;
  const own = clauses[start]!;
  const last = clauses.at(-1)!;
  const place = own === 0 ? 'first' : own === last ? 'last' : 'middle';
  add(sign`value_clause_${last === 0 ? 'only' : place}@${kind}`);
  const around = [...tokens.keys()].filter(
    (at) => clauses[at] === own && (at < start || at >= end),
  );
  const content = around.filter((at) => !senses[at]?.isEmpty);
  add(sign`value_words_${step(content.length, [0, 1, 2, 4, 7])}@${kind}`);
  if (content.some((at) => main.cues.has(stems[at]!))) add(sign`value_beside_asked`);
  if (around.some((at) => senses[at]?.negates)) add(sign`value_negation@${kind}`);
  if (around.some((at) => senses[at]?.asks)) add(sign`value_interrogative`);
  if (around.some((at) => senses[at]?.isRelation)) add(sign`value_relation`);
  const numbers = [...tokens.keys()].filter(
    (at) => (at < start || at >= end) && (tokens[at]!.digits || senses[at]?.number !== undefined),
  );
  add(sign`other_numbers_${step(numbers.length, [0, 1, 3])}@${kind}`);
}
