import type { LanguagePack } from '../../pack-format/language-pack.ts';
import { esAnswerForms } from './answer-forms.ts';
import { esAsides } from './asides.ts';
import { esConcepts } from './concepts.ts';
import { esCalendar, esClock } from './dates.ts';
import { esDialogueActs } from './dialogue-acts.ts';
import { esFaults } from './faults.ts';
import { esHints } from './hints.ts';
import { esNames } from './names.ts';
import { esNumbers } from './numbers.ts';
import { esOffers } from './offers.ts';
import { esPolarity } from './polarity.ts';
import { esPropositions, esSelections } from './propositions.ts';
import { esQuantities } from './quantities.ts';
import { esWords } from './words.ts';

export const es: LanguagePack = {
  ...esWords,
  code: 'es',
  thanks: 'Gracias. ',
  numbers: esNumbers,
  clock: esClock,
  calendar: esCalendar,
  dialogueActs: esDialogueActs,
  concepts: esConcepts,
  quantities: esQuantities,
  propositions: esPropositions,
  selections: esSelections,
  names: esNames,
  answerForms: esAnswerForms,
  polarity: esPolarity,
  hints: esHints,
  offers: esOffers,
  asides: esAsides,
  faults: esFaults,
};
