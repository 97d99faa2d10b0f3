import type { LanguagePack } from '../../pack-format/language-pack.ts';
import { nlAnswerForms } from './answer-forms.ts';
import { nlAsides } from './asides.ts';
import { nlConcepts } from './concepts.ts';
import { nlCalendar, nlClock } from './dates.ts';
import { nlDialogueActs } from './dialogue-acts.ts';
import { nlFaults } from './faults.ts';
import { nlHints } from './hints.ts';
import { nlNames } from './names.ts';
import { nlNumbers } from './numbers.ts';
import { nlOffers } from './offers.ts';
import { nlPolarity } from './polarity.ts';
import { nlPropositions, nlSelections } from './propositions.ts';
import { nlQuantities } from './quantities.ts';
import { nlWords } from './words.ts';

export const nl: LanguagePack = {
  ...nlWords,
  code: 'nl',
  thanks: 'Dank je. ',
  numbers: nlNumbers,
  clock: nlClock,
  calendar: nlCalendar,
  dialogueActs: nlDialogueActs,
  concepts: nlConcepts,
  quantities: nlQuantities,
  propositions: nlPropositions,
  selections: nlSelections,
  names: nlNames,
  answerForms: nlAnswerForms,
  polarity: nlPolarity,
  hints: nlHints,
  offers: nlOffers,
  asides: nlAsides,
  faults: nlFaults,
};
