const NUMERIC = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})(?:\/(?:\d{4}|\d{2}))?(?![\d/])/gu;
const DAY_FIRST = /(?<!\p{L})(?:dd|tt|jj|gg)[/.-]mm(?!\p{L})/iu;
const MONTH_FIRST = /(?<!\p{L})mm[/.-](?:dd|tt|jj|gg)(?!\p{L})/iu;
/** An inch is told in sixteenths, and "24/7" is no day. */
const SIXTEENTH = 16;
const ALWAYS = '24/7';
const MONTHS = 12;
const DAYS = 31;

/** Whether 03/04 may mean either, so that it is worth a look at what else was said. */
export function hasEitherOrder(text: string): boolean {
  return [...text.matchAll(NUMERIC)].some(([, one, two]) => isMonth(one) && isMonth(two));
}

/** Whether the month stands first, as the first of these texts with a date such as "25/12" or "MM/DD" tells; undefined where none does. */
export function monthFirstIn(texts: readonly string[]): boolean | undefined {
  for (const text of texts) {
    const isFirst = monthFirst(text);
    if (isFirst !== undefined) return isFirst;
  }
  return undefined;
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
