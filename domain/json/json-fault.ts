export interface JsonFault {
  /** Both from 1; columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
}

/** Where a text stops being JSON (RFC 8259); undefined for JSON. Linear in the text. */
export function findJsonFault(text: string): JsonFault | undefined {
  const nesting: string[] = [];
  let wanted = VALUE;
  for (let at = afterSpace(text, 0); ; at = afterSpace(text, at)) {
    if (wanted === END) return at === text.length ? undefined : placeOf(text, at);
    const token = tokenAt(text, at);
    const next = token && follow(nesting, wanted, token.kind);
    if (!next) return placeOf(text, at);
    wanted = next;
    at = token.end;
  }
}

const VALUE = 'value';
const VALUE_OR_END = 'value or ]';
const KEY = 'key';
const KEY_OR_END = 'key or }';
const COLON = 'colon';
const END = 'end';

const VALUES = ['{', '[', 'text', 'plain'];

/** The tokens that may come, by what is wanted. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  [VALUE]: VALUES,
  [VALUE_OR_END]: [...VALUES, ']'],
  [KEY]: ['text'],
  [KEY_OR_END]: ['text', '}'],
  [COLON]: [':'],
  'after entry': [',', '}'],
  'after item': [',', ']'],
};

/** What is wanted after a token; undefined where the token may not come. */
function follow(nesting: string[], wanted: string, token: string): string | undefined {
  if (!TAKEN[wanted]!.includes(token)) return undefined;
  if ('{['.includes(token)) nesting.push(token);
  if ('}]'.includes(token)) nesting.pop();
  switch (token) {
    case '{':
      return KEY_OR_END;
    case '[':
      return VALUE_OR_END;
    case ':':
      return VALUE;
    case ',':
      return nesting.at(-1) === '{' ? KEY : VALUE;
    case 'text':
      return wanted.startsWith(KEY) ? COLON : afterValue(nesting);
    default:
      return afterValue(nesting);
  }
}

function afterValue(nesting: readonly string[]): string {
  const inside = nesting.at(-1);
  if (inside === undefined) return END;
  return inside === '{' ? 'after entry' : 'after item';
}

interface JsonToken {
  /** A sign, `text`, or `plain` for numbers and literals. */
  readonly kind: string;
  readonly end: number;
}

const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

function tokenAt(text: string, at: number): JsonToken | undefined {
  const first = text[at];
  if (first === undefined) return undefined;
  if ('{}[],:'.includes(first)) return { kind: first, end: at + 1 };
  if (first === '"') {
    const end = endOfText(text, at);
    return end === undefined ? undefined : { kind: 'text', end };
  }
  PLAIN.lastIndex = at;
  return PLAIN.test(text) ? { kind: 'plain', end: PLAIN.lastIndex } : undefined;
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** The place after a text in quotes; undefined where it has no end, or holds what it may not. */
function endOfText(text: string, start: number): number | undefined {
  let at = start + 1;
  for (;;) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) return at + 1;
    // Past the end it is NaN.
    if (!(unit >= 0x20)) return undefined;
    ESCAPE.lastIndex = at;
    if (unit === 0x5c && !ESCAPE.test(text)) return undefined;
    at = unit === 0x5c ? ESCAPE.lastIndex : at + 1;
  }
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text[at]!)) at++;
  return at;
}

function placeOf(text: string, at: number): JsonFault {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
