import { type ReplyToScore, step } from './reply-to-score.ts';
import { type AddSign, sign } from './sign.ts';

/** What was read as the answer: how surely, of which part of the reply, and what stands around it. */
export function valueSigns(add: AddSign, reply: ReplyToScore): void {
  const { extraction, kind, main, mainValue } = reply;
  const labels = extraction.labels.of(main.position);
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

/** Words around a value: numbers anywhere, all others in its clause. */
class WordsAround {
  numbers = 0;
  content = 0;
  asked = 0;
  negations = 0;
  interrogatives = 0;
  relations = 0;
}

function countAround(reply: ReplyToScore, [start, end]: readonly [number, number]): WordsAround {
  const { clauses, extraction } = reply;
  const { senses, tokens } = extraction.read;
  const around = new WordsAround();
  for (let at = 0; at < tokens.length; at++) {
    if (at >= start && at < end) continue;
    if (tokens[at]!.digits || senses[at]?.number !== undefined) around.numbers++;
    if (clauses[at] === clauses[start]) countBeside(around, reply, at);
  }
  return around;
}

function countBeside(around: WordsAround, { extraction, main }: ReplyToScore, at: number): void {
  const sense = extraction.read.senses[at];
  if (sense?.negates) around.negations++;
  if (sense?.asks) around.interrogatives++;
  if (sense?.isRelation) around.relations++;
  if (sense?.isEmpty) return;
  around.content++;
  if (main.cues.has(extraction.stems[at]!)) around.asked++;
}

function clauseSigns(add: AddSign, reply: ReplyToScore, words: readonly [number, number]): void {
  const { clauses, kind } = reply;
  const own = clauses[words[0]]!;
  const last = clauses.at(-1)!;
  const place = own === 0 ? 'first' : own === last ? 'last' : 'middle';
  add(sign`value_clause_${last === 0 ? 'only' : place}@${kind}`);
  const around = countAround(reply, words);
  add(sign`value_words_${step(around.content, [0, 1, 2, 4, 7])}@${kind}`);
  if (around.asked > 0) add(sign`value_beside_asked`);
  if (around.negations > 0) add(sign`value_negation@${kind}`);
  if (around.interrogatives > 0) add(sign`value_interrogative`);
  if (around.relations > 0) add(sign`value_relation`);
  add(sign`other_numbers_${step(around.numbers, [0, 1, 3])}@${kind}`);
}
