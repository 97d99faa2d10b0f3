/** Nesting of brackets, keys of one object, and values of a whole body that are worth parsing. */
export const JSON_DEPTH_MAX = 32;
const KEYS_PER_OBJECT_MAX = 4_000;
const VALUES_MAX = 50_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACKET = 0x5d;
const CLOSING_BRACE = 0x7d;

/**
 * Whether a JSON text is of a shape that can be parsed and walked without holding everyone else up: nothing
 * that the contract allows comes near these limits. One pass over the bytes; says nothing of the syntax.
 */
export function isReasonableJson(bytes: Uint8Array, valuesMax: number = VALUES_MAX): boolean {
  if (isTooShortToMatter(bytes, valuesMax)) return true;
  const keys: number[] = [];
  let values = 0;
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case QUOTE:
        at = endOfText(bytes, at);
        break;
      case COMMA:
        values += 1;
        break;
      case COLON:
        // A key takes as much time as a value.
        values += 1;
        keys[keys.length - 1]! += 1;
        break;
      case OPENING_BRACKET:
      case OPENING_BRACE:
        keys.push(0);
        break;
      case CLOSING_BRACKET:
      case CLOSING_BRACE:
        keys.pop();
    }
    if (keys.length > JSON_DEPTH_MAX || values > valuesMax) return false;
    if (keys.at(-1)! > KEYS_PER_OBJECT_MAX) return false;
  }
  return true;
}

/** Whether even the worst that could stand in so few bytes would pass, with so few brackets. */
function isTooShortToMatter(bytes: Uint8Array, valuesMax: number): boolean {
  if (bytes.length > Math.min(KEYS_PER_OBJECT_MAX, valuesMax)) return false;
  let brackets = 0;
  for (const bracket of [OPENING_BRACKET, OPENING_BRACE]) {
    let at = bytes.indexOf(bracket);
    while (at >= 0) {
      brackets += 1;
      if (brackets > JSON_DEPTH_MAX) return false;
      at = bytes.indexOf(bracket, at + 1);
    }
  }
  return true;
}

/** Index of the quotation mark that ends a text, or of the last byte. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === QUOTE) return at;
  }
  return bytes.length - 1;
}
