/** What words say of themselves that a yes or a no may follow from, whatever is asked. */
export const LEANINGS = [
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

export type Leaning = (typeof LEANINGS)[number];

/**
 * Words of each leaning, folded or not: `a_b` one of several words, `a*` whatever begins so. How much each counts is
 * learned, not written.
 */
export type LeaningWords = Readonly<Record<Leaning, string>>;
