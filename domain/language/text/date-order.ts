const NUMERIC = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})(?:\/(?:\d{4}|\d{2}))?(?![\d/])/gu;
const DAY_FIRST = /(?<!\p{L})(?:dd|tt|jj|gg)[/.-]mm(?!\p{L})/iu;
const MONTH_FIRST = /(?<!\p{L})mm[/.-](?:dd|tt|jj|gg)(?!\p{L})/iu;
/** An inch is told in sixteenths, and "24/7" is no day. */
const SIXTEENTH = 16;
const ALWAYS = '24/7';
const MONTHS = 12;
const DAYS = 31;

/** What is said around a date. */
interface DatesAround {
  readonly userText: string;
  readonly assistantText?: string | undefined;
  /** Messages before it, the oldest first. */
  readonly context?: readonly { readonly role: string; readonly text: string }[] | undefined;
}

/**
 * Whether 03/04 has the month first, as the conversation writes its dates elsewhere ("25/12", "MM/DD"): the user's own words
 * tell first, those of the agent last. Undefined where nothing tells, or no date needs it: the language decides then (`monthFirst`
 * of its pack's calendar).
 */
export function monthFirstAsTold({
  userText,
  assistantText = '',
  context = [],
}: DatesAround): boolean | undefined {
  if (!hasEitherOrder(userText)) return undefined;
  const saidBy = (who: string) =>
    context.flatMap(({ role, text }) => (role === who ? [text] : [])).toReversed();
  for (const text of [userText, ...saidBy('user'), assistantText, ...saidBy('assistant')]) {
    const isFirst = monthFirst(text);
    if (isFirst !== undefined) return isFirst;
  }
  return undefined;
}

function hasEitherOrder(text: string): boolean {
  // Nearly no text has a stroke, which is quicker to see.
  return (
    text.includes('/') &&
    [...text.matchAll(NUMERIC)].some(([, one, two]) => isMonth(one) && isMonth(two))
  );
}

function monthFirst(text: string): boolean | undefined {
  if (DAY_FIRST.test(text)) return false;
  if (MONTH_FIRST.test(text)) return true;
  for (const [all, one, two] of text.matchAll(NUMERIC)) {
    if (isDayOnly(one) && isMonth(two) && all !== ALWAYS) return false;
    if (isMonth(one) && isDayOnly(two) && Number(two) !== SIXTEENTH) return true;
  }
  return undefined;
}

function isMonth(digits: string | undefined): boolean {
  return Number(digits) >= 1 && Number(digits) <= MONTHS;
}

function isDayOnly(digits: string | undefined): boolean {
  return Number(digits) > MONTHS && Number(digits) <= DAYS;
}
