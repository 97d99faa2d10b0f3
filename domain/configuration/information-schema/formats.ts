/** The values of `format`; each test takes linear time. */
export const FORMATS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['date', isDate],
  ['time', isTime],
  ['date-time', isDateTime],
  ['duration', isDuration],
  ['email', isEmail],
  ['uri', isUri],
  ['uuid', isUuid],
]);

/** RFC 3339 full-date that exists in the calendar. */
function isDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return leap ? 29 : 28;
}

const HOUR_MINUTE = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const SECONDS = ':[0-5]\\d(?:\\.\\d+)?';
const OFFSET = `(?:[zZ]|[+-]${HOUR_MINUTE})`;
const TIME = new RegExp(`^${HOUR_MINUTE}(?:${SECONDS})?${OFFSET}?$`);
const FULL_TIME = new RegExp(`^${HOUR_MINUTE}${SECONDS}${OFFSET}$`);

/** HH:MM; seconds and offset optional, as people say it. */
function isTime(text: string): boolean {
  return TIME.test(text);
}

/** RFC 3339 date-time, without leap seconds. */
function isDateTime(text: string): boolean {
  return (
    isDate(text.slice(0, 10)) && /^[tT]$/.test(text[10] ?? '') && FULL_TIME.test(text.slice(11))
  );
}

const DURATION = /^P(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/;

/** RFC 3339, appendix A: at least one part, and after a T at least one of its own. */
function isDuration(text: string): boolean {
  return DURATION.test(text) && /\d[A-Z]$/.test(text);
}

/** Longest address that SMTP can carry (RFC 5321). */
const EMAIL_LENGTH_MAX = 254;
const EMAIL_LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const EMAIL_LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function isEmail(text: string): boolean {
  if (text.length > EMAIL_LENGTH_MAX) return false;
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    EMAIL_LOCAL.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => EMAIL_LABEL.test(label))
  );
}

const URI_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** None of the characters of RFC 3986; brackets are left to the parser of the platform. */
const NO_URI = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]|%(?![0-9a-f]{2})/i;

function isUri(text: string): boolean {
  if (!URI_SCHEME.test(text) || NO_URI.test(text)) return false;
  return text.indexOf('#') === text.lastIndexOf('#') && URL.canParse(text);
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
