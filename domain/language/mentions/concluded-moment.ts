import { isOwnClause } from '../grammar/clause.ts';
import { PHRASE } from '../grammar/language.ts';
import type { Mention, ReadText } from '../grammar/read-text.ts';

/**
 * "After New Year, so Monday the 4th", "Sunday won't do, the one after, the 29th": a day that is told exactly behind one of
 * the text's days that is not, with a denial or a word of concluding between them, or as all of its clause. "Saturday we move,
 * so Sunday": any day or hour right behind a word of concluding. Found once, when that is first asked.
 */
export function concludedMoment(
  read: ReadText,
  alike: readonly Mention[],
  mention: Mention,
): () => boolean {
  let found: boolean | undefined;
  return () => {
    found ??= isConcluded(read, alike, mention);
    return found;
  };
}

function isConcluded(read: ReadText, alike: readonly Mention[], mention: Mention): boolean {
  if (mention.kind !== 'date' && mention.kind !== 'time') return false;
  const before = alike.filter(({ end }) => end <= mention.start);
  if (before.length > 0 && isRightBehindConclusion(read, mention)) return true;
  if (mention.kind === 'time' || !isExact(read, mention)) return false;
  return before.some(
    (day) =>
      !isExact(read, day) &&
      (isTurned(read, day.end, mention) || isOwnClause(read, mention.start, mention.end)),
  );
}

/** In digits, or with its month. */
function isExact({ senses, tokens }: ReadText, { start, end }: Mention): boolean {
  let hasMonth = false;
  for (let at = start; at < end; at++) {
    if (tokens[at]!.digits) return true;
    hasMonth ||= senses[at]?.month !== undefined;
  }
  return hasMonth && end > start + 1;
}

function isTurned({ phrases, senses }: ReadText, from: number, { start, end }: Mention): boolean {
  if (senses.slice(from, start).some((sense) => sense?.negates)) return true;
  return phrases.some(
    (phrase) => phrase.kind === PHRASE.concludes && phrase.start >= from && phrase.start < end,
  );
}

const SMALL_WORDS_MAX = 2;

/** Over small words: "also am Sonntag", "donc vers les 18h"; "say quarter to ten" is an hour as a whole. */
function isRightBehindConclusion({ phrases, senses }: ReadText, { start }: Mention): boolean {
  return phrases.some(({ kind, end, start: from }) => {
    if (kind !== PHRASE.concludes || from === 0 || from >= start) return false;
    if (start - end > SMALL_WORDS_MAX) return false;
    return senses.slice(end, start).every(isSmall);
  });
}

function isSmall(sense: ReadText['senses'][number]): boolean {
  return sense !== undefined && (sense.isEmpty || sense.leads !== 0) && !sense.negates;
}
