/** Kinds of words by which one asks for what is wrong with something, and says that it is or is not. */
export const FAULT_KINDS = [
  'asked',
  'symptoms',
  'missing',
  'anything',
  'broken',
  'sound',
  'runs',
  'present',
  'ended',
  'otherwise',
] as const;

type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * Words of each kind, folded or not: `a_b` one of several words, `a*` whatever begins so. `asked`, `symptoms` and `missing`
 * are those of a question for what is wrong, what is felt and what is not there, `anything` of one that names no thing; `broken` says that something is wrong, `sound` that
 * nothing is (denied, that something is), as `present` does of what may be missing and `ended` of what is felt; `runs` are verbs of what a thing
 * should do, which tell something where they are denied only; `otherwise` speaks of all that is left.
 */
export type FaultWords = Readonly<Record<FaultKind, string>>;
