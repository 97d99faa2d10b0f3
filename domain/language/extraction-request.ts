import type { InformationSchema } from '../configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../json/json.ts';
import type { QuestionOutcome } from '../question-outcome.ts';
import type { Utterance } from './reading.ts';

/** What a language model is asked about a turn, and what it may answer. Pure data. */
export interface ExtractionRequest {
  /** Of the publication: equal digests mean equal words. */
  readonly artifactDigest: string;
  /** One and the same object for every turn of a publication that is small enough to be offered whole. */
  readonly publication: OfferedPublication;
  readonly turn: OfferedTurn;
}

/** What a model is told of a publication. */
export interface OfferedPublication {
  readonly questions: readonly OfferedQuestion[];
  readonly informations: readonly OfferedInformation[];
}

export interface OfferedQuestion {
  readonly id: string;
  readonly text: string;
  /** Ids of the informations that an answer tells, the principal one first. */
  readonly informationIds: readonly string[];
}

export interface OfferedInformation {
  readonly id: string;
  readonly label: string;
  readonly schema: InformationSchema;
  /** Values that the configuration spells out, each with its names; empty where there are none. */
  readonly choices: readonly OfferedChoice[];
}

export interface OfferedChoice {
  readonly value: JsonValue;
  readonly label: string;
  readonly synonyms: readonly string[];
}

export interface OfferedTurn {
  /** BCP 47 primary subtag, when known. */
  readonly language: string | null;
  /** ISO 8601 instant that relative dates refer to. */
  readonly referenceTime: string;
  /** Of the offered informations; `value` is absent where the user has no preference. */
  readonly known: readonly { readonly id: string; readonly value?: JsonValue }[];
  /** Question ids of the decision that the turn is about, rank first. */
  readonly proposed: readonly string[];
  /** The question that the client names; empty where it leaves that open. */
  readonly asked: readonly string[];
  /** What was said, oldest first, cut to a bearable length; a summary stands as the user's words. */
  readonly conversation: readonly Utterance[];
}

/** What a model says of a turn: of its own words nothing counts until it is held against the user's. */
export interface ModelAnswer {
  readonly asked: readonly ModelOutcome[];
  readonly values: readonly ModelValue[];
  /** Entries that were not of the shape, or named what the request does not offer. */
  readonly unusable: number;
}

export interface ModelOutcome {
  readonly questionId: string;
  readonly outcome: QuestionOutcome;
}

export interface ModelValue {
  readonly informationId: string;
  readonly kind: 'told' | 'no_preference' | 'withdrawn';
  /** Of what was told, not yet held against the information's schema; null otherwise. */
  readonly value: unknown;
  /** The user's words that it rests on, letter by letter. */
  readonly quote: string;
  /** 0..1 */
  readonly confidence: number;
}

/** A request and how it ended. */
export interface ModelReply {
  readonly request: ExtractionRequest;
  /** Null when the model did not answer in a usable way. */
  readonly answer: ModelAnswer | null;
  /** `answered`, or a word for why it did not. */
  readonly ended: string;
  /** Null where nothing was spent. */
  readonly usage: TokenUsage | null;
}

/** What an answer cost. */
export interface TokenUsage {
  /** Tokens of the request, the cached ones among them. */
  readonly input: number;
  readonly cached: number;
  readonly output: number;
  /** The provider does not tell: reckoned from the bytes. */
  readonly isEstimated: boolean;
}
