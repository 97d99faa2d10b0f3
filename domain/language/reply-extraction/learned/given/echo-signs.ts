import { fold, wordsOf } from '../../../text/words.ts';
import { type AddSign, sign } from '../signs/sign.ts';
import type { AroundValue } from './around-signs.ts';

/** Whether the agent said the value, and what the user does with it: "67. Goodness", "67, yes", "67 or so I thought". */
export function echoSigns(add: AddSign, around: AroundValue): void {
  const { end, hints, reply, start } = around;
  const { asks, text, tokens } = reply.extraction.read;
  const said = saidByAgent(around);
  const mark = markBehind(text.slice(tokens[end - 1]!.end));
  const others = tokens.length - (end - start);
  add(sign`said_${said}`);
  add(sign`said_${said}@${reply.kind}`);
  add(sign`said_${said}_${others === 0 ? 'alone' : others <= FEW ? 'few' : 'many'}`);
  add(sign`said_${said}_${start === 0 ? 'first' : start <= FEW ? 'early' : 'late'}`);
  if (asks[start]! > 0) add(sign`said_${said}_asking`);
  const ways = WAYS.filter((way) => hints.some(({ name }) => name === way));
  add(sign`said_${said}_${ways.join('_') || 'plainly'}`);
  add(sign`mark_${mark}`);
  add(sign`mark_${mark}_${said}`);
  const again = tokens.some(
    ({ word }, at) => (at < start || at >= end) && word === tokens[start]!.word,
  );
  if (again) add(sign`again_${said}`);
}

const FEW = 3;
const WAYS = ['agreeing', 'musing', 'settling'];

function saidByAgent({ end, reply, start }: AroundValue): 'whole' | 'partly' | 'not' {
  const agent = new Set(wordsOf(fold(reply.assistantText)));
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
