/** What words tell of whether a reply answers at all: who would have to be asked, where it is written, on what it depends. */
export const HINTS = [
  'asking',
  'seeking',
  'waiting',
  'deciding',
  'depending',
  'papers',
  'told_before',
  'others_in_charge',
  'about_the_question',
  'you',
  'i',
  'we',
  'they',
  'past',
  'condition',
  'perhaps',
  'having_to',
  'roughly',
  'settling',
  'complaint',
  'knowing',
  'still',
  'later',
  'another_subject',
  'lost',
  'nothing',
  'but',
  'laughter',
  'requesting',
  'doing',
  'allowed',
  'possible',
  'proposing',
  'available',
  'comparing',
  'advising',
  'question_word',
  'contacting',
  'wishing',
  'kin',
  'reporting',
  'musing',
  'unreal',
  'agreeing',
  'own',
] as const;

type Hint = (typeof HINTS)[number];

/**
 * Words of each hint, folded or not: `a_b` one of several words, `a*` whatever begins so. None decides by itself; how
 * much each counts, and beside what, is learned.
 */
export type HintWords = Readonly<Record<Hint, string>>;
