import type { LanguagePack } from '../../pack-format/language-pack.ts';
import { enAnswerForms } from './answer-forms.ts';
import { enAsides } from './asides.ts';
import { enConcepts } from './concepts.ts';
import { enCalendar, enClock } from './dates.ts';
import { enDialogueActs } from './dialogue-acts.ts';
import { enFaults } from './faults.ts';
import { enHints } from './hints.ts';
import { enNames } from './names.ts';
import { enNumbers } from './numbers.ts';
import { enOffers } from './offers.ts';
import { enPolarity } from './polarity.ts';
import { enPropositions, enSelections } from './propositions.ts';
import { enQuantities } from './quantities.ts';
import { enWords } from './words.ts';

export const en: LanguagePack = {
  ...enWords,
  code: 'en',
  thanks: 'Thank you. ',
  numbers: enNumbers,
  clock: enClock,
  calendar: enCalendar,
  dialogueActs: enDialogueActs,
  concepts: enConcepts,
  quantities: enQuantities,
  propositions: enPropositions,
  selections: enSelections,
  names: enNames,
  answerForms: enAnswerForms,
  polarity: enPolarity,
  hints: enHints,
  offers: enOffers,
  asides: enAsides,
  faults: enFaults,
};
