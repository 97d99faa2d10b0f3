import type {
  Objective,
  Question,
  SubObjective,
  SuccessInformation,
} from '../configuration/entities.ts';

/**
 * What a publication compiles to: immutable, JSON-safe, content-addressed by SHA-256 over its JSON text.
 * It holds everything a `/next` needs, so that a session never looks at the draft again.
 * It does not hold the configuration version: the same content has the same digest.
 */
export interface Artifact {
  readonly format: typeof ARTIFACT_FORMAT;
  /** Version of the engine that compiled it. */
  readonly engine_version: string;
  readonly objective: Objective;
  /** Sorted by `order_position`, then by creation. */
  readonly sub_objectives: readonly SubObjective[];
  readonly success_informations: readonly SuccessInformation[];
  readonly questions: readonly Question[];
  /** Question -> success information (indexes into the lists above). */
  readonly coverage: Coverage;
  /** Per question: index of its group of paraphrases (equal numbers never stand in one list). */
  readonly duplicate_groups: readonly number[];
  /** Per success information: indexes of the ones to reconfirm when it is corrected or unset. */
  readonly dependents: readonly (readonly number[])[];
  /** Per question: sparse lexical vector of its text, unit length. */
  readonly lexicon: Lexicon;
  /** What past sessions told; absent where there were none, or where the tenant wants nothing learned. */
  readonly experience?: Experience;
  /** What a language model wrote at publication; absent where none did. */
  readonly prototypes?: readonly Prototypes[];
}

/** Other words for a question and for its choices, for reading alone: nothing of them is ever told. */
export interface Prototypes {
  readonly question_id: string;
  /** Ways to ask it. */
  readonly wordings: readonly string[];
  readonly choices: readonly { readonly choice_id: string; readonly words: readonly string[] }[];
}

/**
 * Counts of past sessions up to a place in the log, over all publications in which the question or information meant
 * what it means here, with what the ranking reckons from them.
 */
export interface Experience {
  /** Place in the log of the last event that counted. */
  readonly position: string;
  readonly sessions: number;
  readonly smoothing: Smoothing;
  /** Per question; `asked` the first time in a session. */
  readonly questions: {
    readonly proposed: readonly number[];
    readonly asked: readonly number[];
    readonly answered: readonly number[];
    readonly refused: readonly number[];
  };
  /** Per success information: sessions that ended, and those among them that knew it by then. */
  readonly informations: {
    readonly finished: readonly number[];
    readonly given: readonly number[];
  };
  /** Pairs in the order of questions, then of informations. */
  readonly told: {
    readonly question: readonly number[];
    readonly information: readonly number[];
    /** Answers before which the information was not known, and those among them that told it. */
    readonly open: readonly number[];
    readonly told: readonly number[];
  };
  /**
   * How questions fared in the sessions in which another one was asked and not answered, in the order of the questions, then of
   * the others; absent in artifacts of engines before 1.0.3.
   */
  readonly beside_unanswered?: {
    readonly question: readonly number[];
    readonly other: readonly number[];
    readonly asked: readonly number[];
    readonly answered: readonly number[];
  };
}

export interface Smoothing {
  /** What the structure says counts as much as this many askings, or answers. */
  readonly prior: number;
  /** Every this many turns a session is asked what the structure alone says, so that no count keeps a question back for good. */
  readonly explores: number;
}

/** Compressed sparse rows; in each row the principal information comes first. */
export interface Coverage {
  /** Length questions + 1; row q is `[row_start[q], row_start[q + 1])`. */
  readonly row_start: readonly number[];
  readonly information: readonly number[];
  /** 0..1, 1 = the question is this information's primary question. */
  readonly weight: readonly number[];
}

/** Terms with their inverse document frequency, and per question the sparse unit vector over them. */
export interface Lexicon {
  readonly terms: readonly string[];
  readonly idf: readonly number[];
  readonly vectors: readonly {
    readonly term: readonly number[];
    readonly weight: readonly number[];
  }[];
}

/** Raised when the shape changes; a build answers 410 for formats that it does not know. */
export const ARTIFACT_FORMAT = 1;
