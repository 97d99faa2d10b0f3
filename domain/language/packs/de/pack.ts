import type { LanguagePack } from '../../pack-format/language-pack.ts';
import { deAnswerForms } from './answer-forms.ts';
import { deAsides } from './asides.ts';
import { deConcepts } from './concepts.ts';
import { deCalendar, deClock } from './dates.ts';
import { deDialogueActs } from './dialogue-acts.ts';
import { deFaults } from './faults.ts';
import { deHints } from './hints.ts';
import { deNames } from './names.ts';
import { deNumbers } from './numbers.ts';
import { deOffers } from './offers.ts';
import { dePolarity } from './polarity.ts';
import { dePropositions, deSelections } from './propositions.ts';
import { deQuantities } from './quantities.ts';
import { deWords } from './words.ts';

export const de: LanguagePack = {
  ...deWords,
  code: 'de',
  thanks: 'Danke. ',
  numbers: deNumbers,
  clock: deClock,
  calendar: deCalendar,
  dialogueActs: deDialogueActs,
  concepts: deConcepts,
  quantities: deQuantities,
  propositions: dePropositions,
  selections: deSelections,
  names: deNames,
  answerForms: deAnswerForms,
  polarity: dePolarity,
  hints: deHints,
  offers: deOffers,
  asides: deAsides,
  faults: deFaults,
};
