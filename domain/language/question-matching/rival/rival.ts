import { isConcept } from '../../pack-format/concepts.ts';
import type { Rival } from '../../reading.ts';
import { type Form, names } from '../form.ts';
import type { Message } from '../read-message.ts';
import { isSilent } from '../silence.ts';
import { speaksOfTheTalk } from './talk-words.ts';

/** Whether any sentence asks at all, whatever it is about. */
export function asksSomething(message: Message, forms: readonly Form[]): boolean {
  const setting = {
    isConfirming: message.tokens.some((token) => isConcept(token, 'confirm')),
    isYesOrNoQuestion: false,
    choicesNamed: 0,
  };
  return forms.some((form) => form.form !== 'plain' && !isSilent(form, setting));
}

const OFFERING = ['help', 'else', 'offer'] as const;

export function isOffering(form: Form): boolean {
  return OFFERING.some((each) => names(form, each));
}

const FRAGMENT_TOKENS_MAX = 3;

/**
 * How rank 1 of the named decision may be asked by words that name no question: "Married?", "Is he chipped?", "Then there is
 * only the day left." Undefined where the message offers help, and nothing else.
 */
export function rivalIn(
  message: Message,
  forms: readonly Form[],
  questionId: string,
): Rival | undefined {
  const open = forms.filter((form) => !isOffering(form));
  if (open.length === 0) return undefined;
  const asking = open.filter((form) => asksSomething(message, [form]));
  const last = (asking.length > 0 ? asking : open).at(-1)!;
  const isPut = last.form === 'marked' && last.isYesOrNo;
  const form = formOf(open, asking, isPut);
  return { questionId, form, ...(isPut && !speaksOfTheTalk(message) ? { isYesOrNo: true } : {}) };
}

function formOf(open: readonly Form[], asking: readonly Form[], isPut: boolean): Rival['form'] {
  const isFragment = asking.every(({ tokenCount }) => tokenCount <= FRAGMENT_TOKENS_MAX);
  if (asking.length > 0 && isFragment) return 'fragment';
  if (open.some(({ values }) => values > 0)) {
    if (isPut) return 'offer';
    if (asking.length === 0) return 'list';
  }
  return asking.length > 0 ? 'question' : 'statement';
}
