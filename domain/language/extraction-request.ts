import type { InformationSchema } from '../configuration/entities.ts';
import type { JsonValue } from '../json.ts';
import type { QuestionOutcome, Utterance } from './reading.ts';

/** What a provider of understanding is asked where the rules left a gap, and what it may answer. Pure data. */
export interface ExtractionRequest {
  /** BCP 47 primary subtag, when known. */
  readonly language: string | null;
  /** ISO 8601 instant that relative dates refer to. */
  readonly referenceTime: string;
  /** What was said, oldest first, cut to a bearable length; a summary stands as the user's words. */
  readonly said: readonly Utterance[];
  /** Whether the provider is to say which of the questions was asked; else the first one is known to be. */
  readonly isQuestionWanted: boolean;
  readonly questions: readonly OfferedQuestion[];
  /** Success informations the user's words may tell; empty when the user said nothing. */
  readonly informations: readonly OfferedInformation[];
}

export interface OfferedQuestion {
  readonly id: string;
  readonly text: string;
  readonly choices: readonly { readonly label: string; readonly value?: JsonValue }[];
}

export interface OfferedInformation {
  readonly id: string;
  readonly label: string;
  readonly schema: InformationSchema;
  /** The values that the configuration spells out; empty where any value of the schema may be told. */
  readonly options: readonly JsonValue[];
}

/** What a provider claims about the words of an request. It names ids of the request and nothing else. */
export interface ModelAnswer {
  /** Null: it cannot tell, or was not asked to. */
  readonly questionId: string | null;
  readonly outcome: QuestionOutcome | null;
  readonly values: readonly ModelValue[];
}

export interface ModelValue {
  readonly informationId: string;
  /** Not yet held against the information's schema. */
  readonly value: unknown;
  /** The user's words that the value rests on, letter by letter. */
  readonly quote: string;
  /** 0..1 */
  readonly confidence: number;
}

/** A request and how it ended: null when the provider did not answer in a usable way. */
export interface ModelReply {
  readonly request: ExtractionRequest;
  readonly answer: ModelAnswer | null;
}
