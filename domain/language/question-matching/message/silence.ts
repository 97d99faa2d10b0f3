import { finish } from '../../../steps.ts';
import { isConcept } from '../../pack-format/concepts.ts';
import { PACKS } from '../../packs/packs.ts';
import type { Rival } from '../../reading.ts';
import { findIndexed, indexLists } from '../../text/phrases.ts';
import { tokenize } from '../../text/tokens.ts';
import { type Form, names } from './form.ts';
import type { Message } from './read-message.ts';

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

/** Whether any sentence asks at all, whatever it is about. */
export function asksSomething(message: Message, forms: readonly Form[]): boolean {
  const setting = {
    isConfirming: message.tokens.some((token) => isConcept(token, 'confirm')),
    isYesOrNoQuestion: false,
    choicesNamed: 0,
  };
  return forms.some((form) => form.form !== 'plain' && !isSilent(form, setting));
}

/** "Who is booking, and for how many?", "Your name? And the day?" */
export function asksForSeveral(message: Message, forms: readonly Form[]): boolean {
  const asking = forms.filter((form) => !isOffering(form) && asksSomething(message, [form]));
  return asking.reduce((sum, { interrogatives }) => sum + Math.max(1, interrogatives), 0) > 1;
}

const OFFERING = ['help', 'else', 'offer'] as const;

export function isOffering(form: Form): boolean {
  return OFFERING.some((each) => names(form, each));
}

const RIVAL_TOKENS_MAX = 3;

/**
 * How rank 1 of the named decision may be asked by words that name no question: "Married?", "Is he chipped?", "Then there is
 * only the day left."
 */
export function rivalIn(message: Message, forms: readonly Form[], questionId: string): Rival {
  const open = forms.filter((form) => !isOffering(form));
  const talk = speaksOfTheTalk(message) ? ({ isOfTheTalk: true } as const) : {};
  if (open.length === 0) return { questionId, form: 'service', isYesOrNo: true, ...talk };
  const asking = open.filter((form) => asksSomething(message, [form]));
  const last = (asking.length > 0 ? asking : open).at(-1)!;
  const isPut = last.form === 'marked' && last.isYesOrNo;
  const form = formOf(open, asking, isPut);
  return {
    questionId,
    form,
    ...(isPut ? { isYesOrNo: true } : {}),
    ...talk,
  };
}

function formOf(open: readonly Form[], asking: readonly Form[], isPut: boolean): Rival['form'] {
  const isFragment = asking.every(({ tokenCount }) => tokenCount <= RIVAL_TOKENS_MAX);
  if (asking.length > 0 && isFragment) return 'fragment';
  if (open.some(({ values }) => values > 0)) {
    if (isPut) return 'offer';
    if (asking.length === 0) return 'list';
  }
  if (asking.length > 0) return 'question';
  return isWish(open.at(-1)!) ? 'wish' : 'statement';
}

/** "I still need the weight of the heaviest of you": no thanks, and nothing that is done. */
function isWish(form: Form): boolean {
  if (form.form !== 'plain' || form.tokenCount < WISH_TOKENS_MIN || form.contentCount === 0)
    return false;
  return !SAID_AND_DONE.some((each) => names(form, each));
}

const WISH_TOKENS_MIN = 4;
const SAID_AND_DONE = ['done', 'found', 'thanks', 'hello', 'bye', 'sorry', 'suggest'] as const;

/** "Can you hear me?", "Shall we go on?", "Is it raining over there?": a yes to that is told to whoever talks. */
function speaksOfTheTalk({ tokens, sentences }: Message): boolean {
  if (tokens.some((token) => SMALL_TALK.some((each) => isConcept(token, each)))) return true;
  return sentences.some((sentence) => findIndexed(THE_TALK, tokenize(sentence)).length > 0);
}

const SMALL_TALK = ['weather', 'hello', 'bye', 'suggest'] as const;

const THE_TALK = finish(indexLists(PACKS.map(({ theTalk }) => theTalk)));
