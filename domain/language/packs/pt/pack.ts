import type { LanguagePack } from '../../pack-format/language-pack.ts';
import { ptAnswerForms } from './answer-forms.ts';
import { ptAsides } from './asides.ts';
import { ptConcepts } from './concepts.ts';
import { ptCalendar, ptClock } from './dates.ts';
import { ptDialogueActs } from './dialogue-acts.ts';
import { ptFaults } from './faults.ts';
import { ptHints } from './hints.ts';
import { ptNames } from './names.ts';
import { ptNumbers } from './numbers.ts';
import { ptOffers } from './offers.ts';
import { ptPolarity } from './polarity.ts';
import { ptPropositions, ptSelections } from './propositions.ts';
import { ptQuantities } from './quantities.ts';
import { ptWords } from './words.ts';

export const pt: LanguagePack = {
  ...ptWords,
  code: 'pt',
  thanks: 'Obrigado. ',
  numbers: ptNumbers,
  clock: ptClock,
  calendar: ptCalendar,
  dialogueActs: ptDialogueActs,
  concepts: ptConcepts,
  quantities: ptQuantities,
  propositions: ptPropositions,
  selections: ptSelections,
  names: ptNames,
  answerForms: ptAnswerForms,
  polarity: ptPolarity,
  hints: ptHints,
  offers: ptOffers,
  asides: ptAsides,
  faults: ptFaults,
};
