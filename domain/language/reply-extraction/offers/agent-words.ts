import type { Steps } from '../../../steps.ts';
import { type Day, dayOf } from '../../dates/calendar.ts';
import type { Language } from '../../grammar/language.ts';
import { type ReadText, readText, unread } from '../../grammar/read-text.ts';
import type { ReplyInput } from '../../reading.ts';
import type { ReadingIndex } from '../../reading-index/reading-index.ts';
import { WordMemo } from '../../text/word-memo.ts';
import type { ValueCandidate } from '../candidates/candidate.ts';
import type { Extraction } from '../candidates/context.ts';
import { beginExtraction, extractCandidates } from '../candidates/extract-candidates.ts';

/** A longer text is of no agent that asks many users the same. */
const LENGTH_MAX = 600;
/** With what else it is known by: the ids of a question or two. */
const KEY_LENGTH_MAX = 800;
const BYTES_MAX = 4 * 1024 * 1024;
const BYTES_OF_TOKEN = 250;
/** Agents ask many users in the same words: by what tells the text's language and itself, before anything was read of it. */
const texts = new WordMemo<ReadText>({
  bytesMax: BYTES_MAX,
  lengthMax: LENGTH_MAX,
  bytesOf: ({ tokens }) => BYTES_OF_TOKEN * (tokens.length + 2),
});

/** @param languageOf by the text, and by the languages of the configuration and of the reply alone */
function* readAgentText(
  text: string,
  { index, read: reply }: Extraction,
  languageOf: (text: string) => Steps<Language>,
): Steps<ReadText> {
  const told = `${index.language.pack.code} ${reply.language.pack.code} `;
  const read = yield* texts.recallInSteps(`${told}${text}`, function* (own) {
    const said = own.slice(told.length);
    return readText(said, yield* languageOf(said));
  });
  return unread(read);
}

/** What the agent said before a reply, read as a reply is. */
export interface AgentWords {
  readonly proposal: Readonly<Extraction>;
  readonly candidates: readonly ValueCandidate[];
}

const READ_BYTES_MAX = 256 * 1024;
const BYTES_OF_READ_TOKEN = 100;
const BYTES_OF_FOUND = 250;
/** What was read of an agent's words for the same questions on the same day, by publication: nobody changes it afterwards. */
const readBefore = new WeakMap<ReadingIndex, WordMemo<AgentWords>>();

function readBeforeIn(index: ReadingIndex): WordMemo<AgentWords> {
  let memo = readBefore.get(index);
  if (memo === undefined) {
    const [bytesMax, lengthMax] = [READ_BYTES_MAX, KEY_LENGTH_MAX];
    memo = new WordMemo({ bytesMax, lengthMax, bytesOf: bytesOfRead });
    readBefore.set(index, memo);
  }
  return memo;
}

/** About the bytes of the heap: a figure an information, and what was found. */
function bytesOfRead({ candidates, proposal }: AgentWords): number {
  const { asked, labels, mentions, read } = proposal;
  const found = candidates.length + labels.all.length + mentions.length;
  return (
    1_500 + asked.byteLength + BYTES_OF_READ_TOKEN * read.tokens.length + BYTES_OF_FOUND * found
  );
}

/** All that reading an agent's words goes by, beside the publication. */
function keyOf(
  text: string,
  { index, read }: Extraction,
  { askedQuestionIds }: ReplyInput,
  today: Day,
): string {
  const languages = `${index.language.pack.code} ${read.language.pack.code}`;
  return `${languages} ${today} ${askedQuestionIds.join('\n')}\n\n${text}`;
}

/** Reads the agent's words when they are first asked for, and no second time. */
export class AgentWordsOnce {
  readonly #extraction: Extraction;
  readonly #input: ReplyInput;
  readonly #languageOf: (text: string) => Steps<Language>;
  #words: AgentWords | undefined;

  constructor(
    extraction: Extraction,
    input: ReplyInput,
    languageOf: (text: string) => Steps<Language>,
  ) {
    this.#extraction = extraction;
    this.#input = input;
    this.#languageOf = languageOf;
  }

  /** The day on which they were said. */
  get today(): string {
    return this.#input.referenceTime.slice(0, 10);
  }

  /** Undefined where they are not known. */
  *read(): Steps<AgentWords | undefined> {
    const { assistantText, referenceTime } = this.#input;
    if (assistantText === undefined || this.#words !== undefined) return this.#words;
    const { index } = this.#extraction;
    const today = dayOf(referenceTime);
    const key = keyOf(assistantText, this.#extraction, this.#input, today);
    this.#words = yield* readBeforeIn(index).recallInSteps(key, () =>
      this.#readNow(assistantText, today),
    );
    return this.#words;
  }

  *#readNow(text: string, today: Day): Steps<AgentWords> {
    const { asked, index } = this.#extraction;
    const read = yield* readAgentText(text, this.#extraction, this.#languageOf);
    const proposal = beginExtraction(index, read, asked, { isAgent: true });
    yield;
    const candidates = yield* extractCandidates(proposal, today);
    return { proposal, candidates };
  }
}
