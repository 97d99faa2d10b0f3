import type { LanguagePack } from '../../pack-format/language-pack.ts';
import { frAnswerForms } from './answer-forms.ts';
import { frAsides } from './asides.ts';
import { frConcepts } from './concepts.ts';
import { frCalendar, frClock } from './dates.ts';
import { frDialogueActs } from './dialogue-acts.ts';
import { frFaults } from './faults.ts';
import { frHints } from './hints.ts';
import { frNames } from './names.ts';
import { frNumbers } from './numbers.ts';
import { frOffers } from './offers.ts';
import { frPolarity } from './polarity.ts';
import { frPropositions, frSelections } from './propositions.ts';
import { frQuantities } from './quantities.ts';
import { frWords } from './words.ts';

export const fr: LanguagePack = {
  ...frWords,
  code: 'fr',
  thanks: 'Merci. ',
  numbers: frNumbers,
  clock: frClock,
  calendar: frCalendar,
  dialogueActs: frDialogueActs,
  concepts: frConcepts,
  quantities: frQuantities,
  propositions: frPropositions,
  selections: frSelections,
  names: frNames,
  answerForms: frAnswerForms,
  polarity: frPolarity,
  hints: frHints,
  offers: frOffers,
  asides: frAsides,
  faults: frFaults,
};
