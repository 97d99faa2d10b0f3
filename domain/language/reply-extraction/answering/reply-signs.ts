import { saysLittle } from '../../grammar/read-text.ts';
import { WordMemo } from '../../text/word-memo.ts';
import { UNSPACED } from '../../text/words.ts';
import { type ReplyToScore, step } from '../signs/reply-to-score.ts';
import { type AddSign, sign } from '../signs/sign.ts';

/** What the reply does by the rules, how long it is, and what it and the agent ask. */
export function replySigns(add: AddSign, reply: ReplyToScore): void {
  const { act, extraction, has, kind, hasOtherValues } = reply;
  add(sign`act_${act}`);
  add(sign`act_${act}@${kind}`);
  add(sign`kind_${kind}`);
  add(sign`kind_${kind}@${has}`);
  if (hasOtherValues) {
    add(sign`others`);
    add(sign`others@${has}`);
  }
  if (extraction.isDeclining) add(sign`declines`);
  if (extraction.correctedFrom > 0) add(sign`corrects`);
  if (saysNothing(reply)) add(sign`courtesy@${act}`);
  lengthSigns(add, reply);
  endSigns(add, reply);
  agentSigns(add, reply);
}

function lengthSigns(add: AddSign, { clauses, extraction, has, kind }: ReplyToScore): void {
  const { tokens } = extraction.read;
  const words = tokens.length;
  add(sign`words_${step(words, [1, 2, 3, 4, 6, 8, 11, 15, 20, 30])}`);
  const length = step(words, [2, 5, 9, 15, 25]);
  add(sign`length_${length}@${has}`);
  add(sign`length_${length}@${kind}`);
  const parted = tokens.filter(({ boundary }, at) => at > 0 && boundary > 0).length;
  add(sign`parts_${step(parted, [0, 1, 2, 3, 5])}`);
  add(sign`clauses_${step(clauses.at(-1) ?? 0, [0, 1, 2, 4])}`);
}

function endSigns(add: AddSign, { extraction, has }: ReplyToScore): void {
  const { asks, text } = extraction.read;
  const end = text.trimEnd();
  if (/[?？]$/.test(end)) {
    add(sign`ends_asking`);
    add(sign`ends_asking@${has}`);
  }
  if (/(?:…|\.\.\.)$/.test(end)) add(sign`trails_off`);
  if (/[!！]$/.test(end)) add(sign`exclaims`);
  if (!asks.some((mark) => mark > 0)) return;
  add(sign`asks`);
  add(sign`asks@${has}`);
  if (asks[0]! > 0) add(sign`asks_first`);
  if (asks.every((mark) => mark > 0)) add(sign`only_asks`);
  if (asks.some((mark) => mark > 1)) add(sign`asks_by_word`);
}

/** How much an agent says, each as a place among bounds. */
interface AgentFigures {
  readonly words: number;
  readonly questions: number;
  readonly sentences: number;
}

const TEXT_LENGTH_MAX = 600;
const FIGURES_BYTES_MAX = 256 * 1024;
/** Agents ask many users in the same words. */
const figures = new WordMemo<AgentFigures>({
  bytesMax: FIGURES_BYTES_MAX,
  lengthMax: TEXT_LENGTH_MAX,
});

const unspacedLetters = new RegExp(`[${UNSPACED}]`, 'gu');

function figuresOf(text: string): AgentFigures {
  const spaced = text.split(/\s+/).length;
  const unspaced = text.match(unspacedLetters)?.length ?? 0;
  const sentences = text.split(/[.!?。！？]+\s*/).filter((each) => each !== '').length;
  return {
    words: step(spaced + unspaced / 2, [4, 8, 14, 22]),
    questions: step(text.split(/[?？]/).length - 1, [0, 1]),
    sentences: step(sentences, [1, 2]),
  };
}

/** An agent who says much offers and sums up, and leaves users more to change the subject to. */
function agentSigns(add: AddSign, { act, assistantText, has, hasOtherValues }: ReplyToScore): void {
  const { words, questions, sentences } = figures.recall(assistantText, figuresOf);
  const beside = hasOtherValues ? 'others' : 'alone';
  add(sign`agent_${words}`);
  add(sign`agent_${words}@${act}`);
  add(sign`agent_${words}@${has}_${beside}`);
  add(sign`agent_asks_${questions}`);
  add(sign`agent_asks_${questions}@${has}`);
  add(sign`agent_says_${sentences}`);
  add(sign`agent_says_${sentences}@${has}_${beside}`);
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
