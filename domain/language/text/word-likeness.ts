/** What European languages add to a stem without making another word of it. */
const ENDINGS = new Set('s es e n en er d ed r ing ly x a o i y m em ern'.split(' '));
const LETTERS_MAX = 40;
const STEM_LETTERS_MIN = 4;
const DIGIT = /\p{N}/u;
const INFLECTED = 0.9;
const RELATED = 0.85;
const SLIPPED = 0.8;

/**
 * Whether two folded words are probably forms of one word, or one word with a slip of the keyboard:
 * 1 for the same word, 0 for different ones, less than 1 between.
 */
export function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  // "part12" is no form of "part13".
  if (DIGIT.test(a) || DIGIT.test(b)) return 0;
  const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
  const longest = longer.length;
  const shortest = shorter.length;
  if (shortest < 3 || longest > LETTERS_MAX || longer.includes(' ') || shorter.includes(' ')) {
    return 0;
  }
  const prefix = commonPrefix(longer, shorter);
  if (prefix === shortest && ENDINGS.has(longer.slice(prefix))) return INFLECTED;
  if (areRelated(longer, shorter, prefix)) return RELATED;
  const isSlip = shortest >= 5 && longest - shortest <= 1 && isOneSlip(a, b, prefix);
  return isSlip ? SLIPPED : 0;
}

/** One stem with two endings ("heated", "heating"), or a long common beginning. */
function areRelated(longer: string, shorter: string, prefix: number): boolean {
  if (prefix >= 5 && prefix >= 0.6 * longer.length) return true;
  if (prefix < STEM_LETTERS_MIN) return false;
  return ENDINGS.has(longer.slice(prefix)) && ENDINGS.has(shorter.slice(prefix));
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** One letter too many, too few, wrong, or two exchanged. */
function isOneSlip(a: string, b: string, prefix: number): boolean {
  const restA = a.slice(prefix);
  const restB = b.slice(prefix);
  if (restA.slice(1) === restB.slice(1)) return true;
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  const isExchange = restA[0] === restB[1] && restA[1] === restB[0];
  return isExchange && restA.slice(2) === restB.slice(2);
}
