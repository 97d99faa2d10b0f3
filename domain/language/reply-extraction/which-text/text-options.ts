import type { Steps } from '../../../steps.ts';
import { writtenIn } from '../../grammar/read-text.ts';
import { findAddress } from '../../mentions/address.ts';
import { presentsUser } from '../../mentions/own-name.ts';
import type { TokenRange } from '../../text/tokens.ts';
import { isUnspaced } from '../../text/words.ts';
import type { ReplyToScore } from '../signs/reply-to-score.ts';
import { listSigns, type Signs } from '../signs/sign.ts';
import { endSigns, startSigns } from './edge-signs.ts';
import { runSigns } from './run-signs.ts';
import { keyOf, lookAt, type TextSought } from './text-sought.ts';

/** Runs of words that may be the text asked for. */
export interface TextOptions {
  readonly looked: TextSought;
  readonly options: readonly TextOption[];
}

export interface TextOption extends TokenRange {
  readonly text: string;
}

/** A longer reply is looked through no further. */
const TOKENS_MAX = 60;
const WORDS_MAX = 8;
const CHARACTERS_MAX = 12;
const PARTS_MAX = 3;

/** Runs of some words within a sentence, over two commas at most, and the whole of a short reply. */
export function* textOptions(reply: ReplyToScore): Steps<TextOptions> {
  const looked = yield* lookAt(reply);
  const { aside, read } = reply.extraction;
  const words = Math.min(TOKENS_MAX, read.tokens.length);
  const places = Array.from({ length: words }, (_, at) => at).filter((at) => aside[at] !== 1);
  const runs = isSettled(looked)
    ? []
    : places.flatMap((start) => endsFrom(looked, start, words).map((end) => ({ start, end })));
  const ruled = looked.ruled?.words;
  if (ruled !== undefined && !runs.some(({ start, end }) => start === ruled[0] && end === ruled[1]))
    runs.push({ start: ruled[0], end: ruled[1] });
  yield;
  return {
    looked,
    options: runs
      .filter((run) => run.end <= words && mayAnswer(looked, run))
      .map(({ start, end }) => ({ start, end, text: writtenIn(read, { start, end }) })),
  };
}

/**
 * What the rules took is to be put down, whatever else is told ("passport says Konstantin, but put Kostya"), who speaks
 * ("Anna Hale here, from Leeds"), or a street.
 */
function isSettled({ reply, ruled, spans }: TextSought): boolean {
  const words = ruled?.words;
  if (words === undefined) return false;
  const { index, read } = reply.extraction;
  const span = spans.get(keyOf(...words));
  if (span?.isNoted) return true;
  if (span !== undefined && reply.main === index.ownName && presentsUser(read, span)) return true;
  const address = findAddress(read);
  return address?.isStreet === true && address.start === words[0] && address.end === words[1];
}

/** More words of a whole reply are an account. */
const WHOLE_MAX = 4;

/** No whole reply about what the rules took a part of, nor a name with the digits beside it: "raj prasad 4587". */
function mayAnswer({ reply, ruled }: TextSought, { start, end }: TokenRange): boolean {
  const { tokens } = reply.extraction.read;
  const isWhole = start === 0 && end === tokens.length;
  if (ruled?.words === undefined) return !isWhole || end <= WHOLE_MAX;
  const [from, to] = ruled.words;
  if (start > from || end < to || (start === from && end === to)) return true;
  const hasDigits = tokens.slice(start, end).some(({ digits }) => digits);
  return !isWhole && !(hasDigits && NAMES.has(reply.main.slotType));
}

const NAMES: ReadonlySet<string> = new Set(['person', 'venue']);

/** All signs of an option: of the places where it begins and ends, and of the run itself. */
export function signsOf(looked: TextSought, { start, end }: TokenRange): Signs {
  return listSigns((add) => {
    startSigns(add, looked, start);
    endSigns(add, looked, end);
    runSigns(add, looked, start, end);
  });
}

function endsFrom({ reply }: TextSought, start: number, words: number): number[] {
  const { text, tokens } = reply.extraction.read;
  const most = isUnspaced(tokens[start]!.word) ? CHARACTERS_MAX : WORDS_MAX;
  const ends = [start + 1];
  let parts = 1;
  for (let at = start + 1; at < Math.min(words, start + most); at++) {
    const { boundary } = tokens[at]!;
    // "D. Graça" is one sentence.
    if (boundary === 2 && text.slice(tokens[at - 1]!.end, tokens[at]!.start) !== '. ') break;
    if (boundary > 0 && ++parts > PARTS_MAX) break;
    ends.push(at + 1);
  }
  return ends;
}
