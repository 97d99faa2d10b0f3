import type { LanguagePack } from '../../pack-format/language-pack.ts';
import { itAnswerForms } from './answer-forms.ts';
import { itAsides } from './asides.ts';
import { itConcepts } from './concepts.ts';
import { itCalendar, itClock } from './dates.ts';
import { itDialogueActs } from './dialogue-acts.ts';
import { itFaults } from './faults.ts';
import { itHints } from './hints.ts';
import { itNames } from './names.ts';
import { itNumbers } from './numbers.ts';
import { itOffers } from './offers.ts';
import { itPolarity } from './polarity.ts';
import { itPropositions, itSelections } from './propositions.ts';
import { itQuantities } from './quantities.ts';
import { itWords } from './words.ts';

export const it: LanguagePack = {
  ...itWords,
  code: 'it',
  thanks: 'Grazie. ',
  numbers: itNumbers,
  clock: itClock,
  calendar: itCalendar,
  dialogueActs: itDialogueActs,
  concepts: itConcepts,
  quantities: itQuantities,
  propositions: itPropositions,
  selections: itSelections,
  names: itNames,
  answerForms: itAnswerForms,
  polarity: itPolarity,
  hints: itHints,
  offers: itOffers,
  asides: itAsides,
  faults: itFaults,
};
