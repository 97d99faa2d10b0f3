/**
 * The form that an answer has, as the words of a question ask for it, whatever its schema says: of several that
 * a text names with as many words, the first of these counts.
 */
export const ANSWER_FORMS = [
  /** An account in the user's own words: "describe", "why", "what happened". */
  'account',
  /** A time of day. */
  'clock',
  /** A day, or a day and a time. */
  'when',
  /** A length of time: a number with its unit. */
  'duration',
  /** A bare number. */
  'count',
  /** An amount or a measure: a number with its unit. */
  'measure',
  /** A number or a name that somebody gave out: digits, perhaps with letters and dashes. */
  'code',
] as const;

export type AnswerForm = (typeof ANSWER_FORMS)[number];

/**
 * The words that ask for each form, folded and separated by spaces: `descri*` stands for every word that begins
 * so, `*nummer` for every one that ends so, `how_many` for consecutive words. In a script without spaces each
 * stands for itself, wherever it is.
 */
export type AnswerFormWords = Readonly<Record<AnswerForm, string>>;
