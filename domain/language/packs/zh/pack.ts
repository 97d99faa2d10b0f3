import type { LanguagePack } from '../../pack-format/language-pack.ts';
import { zhAnswerForms } from './answer-forms.ts';
import { zhAsides } from './asides.ts';
import { zhConcepts } from './concepts.ts';
import { zhCalendar, zhClock } from './dates.ts';
import { zhDialogueActs } from './dialogue-acts.ts';
import { zhFaults } from './faults.ts';
import { zhHints } from './hints.ts';
import { zhNames } from './names.ts';
import { zhNumbers } from './numbers.ts';
import { zhOffers } from './offers.ts';
import { zhPolarity } from './polarity.ts';
import { zhPropositions, zhSelections } from './propositions.ts';
import { zhQuantities } from './quantities.ts';
import { zhWords } from './words.ts';

export const zh: LanguagePack = {
  ...zhWords,
  code: 'zh',
  thanks: '好的。',
  numbers: zhNumbers,
  clock: zhClock,
  calendar: zhCalendar,
  dialogueActs: zhDialogueActs,
  concepts: zhConcepts,
  quantities: zhQuantities,
  propositions: zhPropositions,
  selections: zhSelections,
  names: zhNames,
  answerForms: zhAnswerForms,
  polarity: zhPolarity,
  hints: zhHints,
  offers: zhOffers,
  asides: zhAsides,
  faults: zhFaults,
};
