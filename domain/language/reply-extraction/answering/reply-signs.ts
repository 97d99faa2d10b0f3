import { saysLittle } from '../../grammar/read-text.ts';
import { type ReplyToScore, step } from '../learned/reply-to-score.ts';

/** What the reply does by the rules, how long it is, and what it and the agent ask. */
export function* replySigns(reply: ReplyToScore): Iterable<string> {
  const { act, extraction, has, kind, hasOtherValues } = reply;
  yield `act_${act}`;
  yield `act_${act}@${kind}`;
  yield `kind_${kind}`;
  yield `kind_${kind}@${has}`;
  if (hasOtherValues) {
    yield 'others';
    yield `others@${has}`;
  }
  if (extraction.isDeclining) yield 'declines';
  if (extraction.correctedFrom > 0) yield 'corrects';
  if (saysNothing(reply)) yield `courtesy@${act}`;
  yield* lengthSigns(reply);
  yield* endSigns(reply);
  yield* agentSigns(reply);
}

function* lengthSigns({ clauses, extraction, has, kind }: ReplyToScore): Iterable<string> {
  const { tokens } = extraction.read;
  const words = tokens.length;
  yield `words_${step(words, [1, 2, 3, 4, 6, 8, 11, 15, 20, 30])}`;
  const length = step(words, [2, 5, 9, 15, 25]);
  yield `length_${length}@${has}`;
  yield `length_${length}@${kind}`;
  const parted = tokens.filter(({ boundary }, at) => at > 0 && boundary > 0).length;
  yield `parts_${step(parted, [0, 1, 2, 3, 5])}`;
  yield `clauses_${step(clauses.at(-1) ?? 0, [0, 1, 2, 4])}`;
}

function* endSigns({ extraction, has }: ReplyToScore): Iterable<string> {
  const { asks, text } = extraction.read;
  const end = text.trimEnd();
  if (/[?？]$/.test(end)) {
    yield 'ends_asking';
    yield `ends_asking@${has}`;
  }
  if (/(?:…|\.\.\.)$/.test(end)) yield 'trails_off';
  if (/[!！]$/.test(end)) yield 'exclaims';
  if (!asks.some((mark) => mark > 0)) return;
  yield 'asks';
  yield `asks@${has}`;
  if (asks[0]! > 0) yield 'asks_first';
  if (asks.every((mark) => mark > 0)) yield 'only_asks';
  if (asks.some((mark) => mark > 1)) yield 'asks_by_word';
}

/** An agent who says much offers and sums up, and leaves users more to change the subject to. */
function* agentSigns({ act, assistantText, has, hasOtherValues }: ReplyToScore): Iterable<string> {
  const spaced = assistantText.split(/\s+/).length;
  const unspaced = assistantText.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = step(spaced + unspaced / 2, [4, 8, 14, 22]);
  const extracted = `${has}_${hasOtherValues ? 'others' : 'alone'}`;
  yield `agent_${words}`;
  yield `agent_${words}@${act}`;
  yield `agent_${words}@${extracted}`;
  const questions = step(assistantText.split(/[?？]/).length - 1, [0, 1]);
  yield `agent_asks_${questions}`;
  yield `agent_asks_${questions}@${has}`;
  const sentences = assistantText.split(/[.!?。！？]+\s*/).filter((each) => each !== '').length;
  const said = step(sentences, [1, 2]);
  yield `agent_says_${said}`;
  yield `agent_says_${said}@${extracted}`;
}

/** Small words and courtesies alone: "thanks, goodbye". */
export function saysNothing({ extraction }: ReplyToScore): boolean {
  const { language, tokens } = extraction.read;
  const { bye, thanks } = language.pack.concepts;
  const parting = ` ${bye} ${thanks} `;
  return tokens.every(
    ({ word }, at) => saysLittle(extraction.read, at) || parting.includes(` ${word} `),
  );
}
