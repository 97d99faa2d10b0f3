import type { Steps } from '../../../steps.ts';
import { dayOf } from '../../dates/calendar.ts';
import type { Language } from '../../grammar/language.ts';
import type { ReplyInput } from '../../reading.ts';
import type { ValueCandidate } from '../candidates/candidate.ts';
import type { Extraction } from '../candidates/context.ts';
import { beginExtraction, extractCandidates } from '../candidates/extract-candidates.ts';

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

  /** Undefined where they are not known. */
  *read(): Steps<AgentWords | undefined> {
    const { assistantText, referenceTime } = this.#input;
    if (assistantText === undefined || this.#words !== undefined) return this.#words;
    const { asked, index } = this.#extraction;
    const language = yield* this.#languageOf(assistantText);
    const own = beginExtraction(index, assistantText, language, asked);
    const proposal = { ...own, isAgent: true } as const;
    yield;
    const candidates = yield* extractCandidates(proposal, dayOf(referenceTime));
    this.#words = { proposal, candidates };
    return this.#words;
  }
}
