import type { LanguagePack } from '../pack-format/language-pack.ts';
import { fold } from '../text/words.ts';
import { PACKS } from './packs.ts';

/** The folded words of a list, parted by spaces, of all languages together: for texts whose language is not known yet. */
export function wordsOfAllPacks(
  list: (pack: LanguagePack) => string | undefined,
): ReadonlySet<string> {
  const words = PACKS.flatMap((pack) => fold(list(pack) ?? '').split(/\s+/));
  return new Set(words.filter((word) => word !== ''));
}
