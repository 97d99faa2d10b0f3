import { isLetter, type Token } from './tokens.ts';
import { fold } from './words.ts';

/** Where a full stop ends no sentence in a language: words by themselves, and endings of words. */
export interface FullStops {
  /** "Dr. Smith" */
  readonly abbreviated: ReadonlySet<string>;
  /** "No. 5", "Hauptstr. 5" */
  readonly beforeNumbers: ReadonlySet<string>;
  readonly endingsBeforeNumbers: readonly string[];
  /** "2. Stock" */
  readonly behindNumbers: ReadonlySet<string>;
}

type KindOfWord = (at: number) => 'connector' | 'small' | 'other';

/** Reads lists whose entries are parted by spaces; one that begins with "*" is an ending. */
export function fullStopsOf(
  abbreviated: ReadonlySet<string>,
  beforeNumbers: ReadonlySet<string>,
  behindNumbers: string | undefined,
): FullStops {
  const isEnding = (entry: string) => entry.startsWith('*');
  return {
    abbreviated,
    beforeNumbers,
    endingsBeforeNumbers: [...beforeNumbers].filter(isEnding).map((entry) => entry.slice(1)),
    behindNumbers: new Set(fold(behindNumbers ?? '').split(/\s+/)),
  };
}

/** The tokens of a text with no end of a sentence behind an initial, an abbreviation or an ordinal. `kindOf` tells what stands inside a name ("de"), and what is none. */
export function withoutFalseEnds(
  text: string,
  tokens: readonly Token[],
  stops: FullStops,
  kindOf: KindOfWord,
): readonly Token[] {
  if (!text.includes('. ')) return tokens;
  const joined = [...tokens];
  // What "J." of "J. R. Smith" is, the last word tells.
  for (let at = tokens.length - 1; at > 0; at--) {
    const [before, token] = [tokens[at - 1]!, tokens[at]!];
    if (token.boundary !== 2 || text.slice(before.end, token.start) !== '. ') continue;
    const isOfName = isInitial(before) && isName(joined, at, kindOf);
    if (isOfName || isAbbreviated(before, token, stops)) joined[at] = { ...token, boundary: 0 };
  }
  return joined;
}

function isInitial(token: Token): boolean {
  return isLetter(token) && token.capital && token.joint !== '';
}

/** "Bechstein", "de Vries"; letters alone spell a word. */
function isName(tokens: readonly Token[], at: number, kindOf: KindOfWord): boolean {
  const token = tokens[at]!;
  const isFollowed = tokens[at + 1]?.boundary === 0;
  if (isLetter(token)) return token.capital && isFollowed;
  if (token.capital) return kindOf(at) === 'other';
  return kindOf(at) === 'connector' && isFollowed && isName(tokens, at + 1, kindOf);
}

function isAbbreviated(before: Token, { digits, word }: Token, stops: FullStops): boolean {
  // "31st" ends a sentence, and "2. Stock" has its ordinal by itself.
  if (before.joint === '') return false;
  if (before.digits) return stops.behindNumbers.has(word);
  if (stops.abbreviated.has(before.word)) return true;
  if (!digits) return false;
  return (
    stops.beforeNumbers.has(before.word) ||
    stops.endingsBeforeNumbers.some(
      (ending) => before.word.length > ending.length && before.word.endsWith(ending),
    )
  );
}
