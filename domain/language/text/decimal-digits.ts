/** A digit of a script other than ours: "٤", "۴", "४", "๔", "４". */
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u;
const FOREIGN_DIGITS = /(?![0-9])\p{Nd}/gu;
/** No script has digits below these, and none between those where most characters of Chinese lie. */
const [FIRST, FIRST_IDEOGRAPH, LAST_IDEOGRAPH] = [0x0660, 0x4e00, 0x9fff];

/** Whether the character at `at`, or the one whose second half stands there, is a decimal digit of whatever script. */
export function isForeignDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < FIRST || (unit >= FIRST_IDEOGRAPH && unit <= LAST_IDEOGRAPH)) return false;
  const start = unit >= 0xdc00 && unit <= 0xdfff && at > 0 ? at - 1 : at;
  return FOREIGN_DIGIT.test(String.fromCodePoint(text.codePointAt(start)!));
}

/** The same text with all decimal digits as those of ASCII. */
export function withAsciiDigits(text: string): string {
  return text.replace(FOREIGN_DIGITS, (digit) => String(worthOf(digit.codePointAt(0)!)));
}

/** Unicode has the ten digits of a script one after the other, the zero first; where several tens touch, each begins with one. */
function worthOf(code: number): number {
  let zero = code;
  while (FOREIGN_DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}
