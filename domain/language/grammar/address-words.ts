import type { NameTable } from '../pack-format/names.ts';
import { wordsOfPhrase } from '../text/tokens.ts';
import { fold } from '../text/words.ts';

/** What the addresses of a language are made of. */
export interface AddressWords {
  readonly streets: ReadonlySet<string>;
  /** Endings of words that are a street: "Lindenallee". */
  readonly streetEndings: readonly string[];
  /** Where in a house: "flat", "rear". */
  readonly dwellings: ReadonlySet<string>;
  /** "Am", "An": what the name of a street begins with. */
  readonly beginnings: ReadonlySet<string>;
  /** "bis" behind the number of a house. */
  readonly repeated: ReadonlySet<string>;
}

/** Reads the lists of a pack; entries of streets that begin with "*" are endings. */
export function addressWordsOf({
  beginnings,
  dwellings,
  repeated,
  streets,
}: NameTable): AddressWords {
  const endings = streets.split(/\s+/).filter((entry) => entry.startsWith('*'));
  return {
    streets: new Set(wordsOfPhrase(streets)),
    streetEndings: endings.map((entry) => fold(entry.slice(1))),
    dwellings: new Set(wordsOfPhrase(dwellings)),
    beginnings: new Set(wordsOfPhrase(beginnings ?? '')),
    repeated: new Set(wordsOfPhrase(repeated ?? '')),
  };
}
