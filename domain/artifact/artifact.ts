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
