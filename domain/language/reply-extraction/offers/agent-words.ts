import type { Steps } from '../../../steps.ts';
import { dayOf } from '../../dates/calendar.ts';
import type { Language } from '../../grammar/language.ts';
import { type ReadText, readText, unread } from '../../grammar/read-text.ts';
import type { ReplyInput } from '../../reading.ts';
import { WordMemo } from '../../text/word-memo.ts';
import type { ValueCandidate } from '../candidates/candidate.ts';
import type { Extraction } from '../candidates/context.ts';
import { beginExtraction, extractCandidates } from '../candidates/extract-candidates.ts';

/** A longer text is of no agent that asks many users the same. */
const LENGTH_MAX = 600;
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
  readonly proposal: Extraction;
  readonly candidates: readonly ValueCandidate[];
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
    const { asked, index } = this.#extraction;
    const read = yield* readAgentText(assistantText, this.#extraction, this.#languageOf);
    const proposal = beginExtraction(index, read, asked, { isAgent: true });
    yield;
    const candidates = yield* extractCandidates(proposal, dayOf(referenceTime));
    this.#words = { proposal, candidates };
    return this.#words;
  }
}
