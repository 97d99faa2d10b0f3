/** Kinds of words that speak for a yes or for a no, whatever is asked. */
export const POLARITY_KINDS = [
  'ceased',
  'missing',
  'averse',
  'unable',
  'limited',
  'otherwise',
  'eager',
  'needed',
  'regular',
  'own',
  'done',
  'wanted',
  'spared',
  'mocking',
  'well',
  'harmed',
  'deferred',
  'many',
  'certain',
  'never',
  'omitted',
  'first_time',
  'gone',
  'consenting',
  'forbidding',
  'even',
  'placed',
  'over',
  'under',
  'failing',
  'working',
] as const;

export type PolarityKind = (typeof POLARITY_KINDS)[number];

/**
 * Words of each kind, folded or not: `a_b` one of several words, `a*` whatever begins so. How much each counts is
 * learned, not written.
 */
export type PolarityWords = Readonly<Record<PolarityKind, string>>;
