import { HINTS } from '../../pack-format/hints.ts';
import { WordMemo } from '../../text/word-memo.ts';
import { fold, wordsOf } from '../../text/words.ts';
import { type AddSign, sign } from '../signs/sign.ts';
import type { AroundValue } from './around-signs.ts';

/** Whether the agent said the value, and what the user does with it: "67. Goodness", "67, yes", "67 or so I thought". */
export function echoSigns(add: AddSign, around: AroundValue): void {
  const { end, hints, reply, start } = around;
  const { asks, text, tokens } = reply.extraction.read;
  const by = saidByAgent(around);
  const mark = markBehind(text.slice(tokens[end - 1]!.end));
  const others = tokens.length - (end - start);
  add(sign`said_${by}`);
  add(sign`said_${by}@${reply.kind}`);
  add(sign`said_${by}_${others === 0 ? 'alone' : others <= FEW ? 'few' : 'many'}`);
  add(sign`said_${by}_${start === 0 ? 'first' : start <= FEW ? 'early' : 'late'}`);
  if (asks[start]! > 0) add(sign`said_${by}_asking`);
  const ways = WAYS.filter((way) => hints.some(({ kind }) => HINTS[kind] === way));
  add(sign`said_${by}_${ways.join('_') || 'plainly'}`);
  add(sign`mark_${mark}`);
  add(sign`mark_${mark}_${by}`);
  const again = tokens.some(
    ({ word }, at) => (at < start || at >= end) && word === tokens[start]!.word,
  );
  if (again) add(sign`again_${by}`);
}

const FEW = 3;
const WAYS = ['agreeing', 'musing', 'settling'];

const TEXT_LENGTH_MAX = 600;
const SAID_BYTES_MAX = 1024 * 1024;
const BYTES_OF_WORD = 100;
/** The words of agents by what they said: they ask many users the same. */
const said = new WordMemo<ReadonlySet<string>>({
  bytesMax: SAID_BYTES_MAX,
  lengthMax: TEXT_LENGTH_MAX,
  bytesOf: (words) => BYTES_OF_WORD * words.size,
});

function saidByAgent({ end, reply, start }: AroundValue): 'whole' | 'partly' | 'not' {
  const agent = said.recall(reply.assistantText, (text) => new Set(wordsOf(fold(text))));
  const words = reply.extraction.read.tokens.slice(start, end);
  const count = words.filter(({ word }) => agent.has(fold(word))).length;
  return count === words.length ? 'whole' : count > 0 ? 'partly' : 'not';
}

const MARKS: Readonly<Record<string, string>> = {
  '': 'end',
  '?': 'question',
  '？': 'question',
  '!': 'exclamation',
  '！': 'exclamation',
  ',': 'comma',
  '，': 'comma',
  '、': 'comma',
  '.': 'stop',
  '。': 'stop',
  '…': 'trailing',
};

/** The mark right behind the value, if there is one. */
function markBehind(rest: string): string {
  const next = rest.trimStart();
  if (next.startsWith('..')) return 'trailing';
  return MARKS[next.slice(0, 1)] ?? 'none';
}
