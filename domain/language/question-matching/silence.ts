import { type Form, names } from './form.ts';

/** What else was said in the message, and what is known of the question. */
export interface Setting {
  /** The message asks to confirm something. */
  readonly isConfirming: boolean;
  readonly isYesOrNoQuestion: boolean;
  readonly choicesNamed: number;
}

const WISHING = ['tell', 'may_have', 'prefer', 'other'] as const;
const ASKING = ['whether', 'tell', 'may_have', 'prefer', 'other'] as const;
const FRAGMENT_TOKENS_MAX = 5;
/** "Leaving on Friday?" asks for a date; longer ones sum up what is known. */
const PROPOSAL_TOKENS_MAX = 9;

/** "Shall I book it?", "Would you like to reserve a table?" */
function isOffer(form: Form, setting: Setting): boolean {
  if (form.interrogatives > 0 || WISHING.some((each) => names(form, each))) return false;
  if (names(form, 'suggest') && !isProposal(form)) return true;
  if (!form.isYesOrNo || form.values > 0) return false;
  if (setting.isYesOrNoQuestion || setting.choicesNamed > 0) return false;
  return names(form, 'book') || names(form, 'offer');
}

/** "Please confirm: two people at 7 pm." */
function isConfirmation(form: Form, setting: Setting): boolean {
  if (form.interrogatives > 0 || isProposal(form)) return false;
  return setting.isConfirming || isSummary(form);
}

function isProposal(form: Form): boolean {
  return form.form === 'marked' && form.values <= 1 && form.tokenCount <= PROPOSAL_TOKENS_MAX;
}

/** "You would like a table for two at 7 pm?": a statement with a question mark. */
function isSummary(form: Form): boolean {
  if (form.form !== 'marked' || form.values === 0) return false;
  return !ASKING.some((each) => names(form, each));
}

/** "Is there anything else I can help you with today?", "How can I help?" */
function isHelp(form: Form): boolean {
  if (names(form, 'help') && form.contentCount === 0) return true;
  return (
    names(form, 'else') && (names(form, 'help') || names(form, 'need') || names(form, 'offer'))
  );
}

/** Neither a question mark nor a request, and too long or too finite for a fragment such as "arrival date". */
function isStatement(form: Form): boolean {
  if (form.form !== 'plain') return false;
  if (form.tokenCount > FRAGMENT_TOKENS_MAX || form.values > 0) return true;
  return (['statement', 'done', 'thanks', 'bye', 'sorry', 'anaphor'] as const).some((each) =>
    names(form, each),
  );
}

/** "Where did it come from?" is not answered by yes or no; "which do you prefer, with or without?" may be. */
function asksForMore(form: Form): boolean {
  return form.interrogatives > 0 && !names(form, 'prefer');
}

/** Whether the sentence, for all its words about the question, does not ask it. */
export function isSilent(form: Form, setting: Setting): boolean {
  return (
    isStatement(form) ||
    isOffer(form, setting) ||
    isConfirmation(form, setting) ||
    isHelp(form) ||
    (setting.isYesOrNoQuestion && asksForMore(form))
  );
}
