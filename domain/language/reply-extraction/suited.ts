import type { ReadText } from '../grammar/read-text.ts';
import type { ReadingIndex } from '../reading-index/reading-index.ts';

/** A shorter beginning suits nobody, and a longer ending is none of an adjective. */
const SUITED_MIN = 3;
const INFLECTION_MAX = 2;

/** Whom or what a word says that something suits: "kinderfreundlich", "kindvriendelijk", "child-friendly". */
export function suitedAt({ language, tokens }: ReadText, at: number): string | undefined {
  const { word } = tokens[at]!;
  const next = tokens[at + 1];
  for (const end of language.pack.suiting?.split(' ') ?? []) {
    if (next?.word === end && next.boundary === 0) return word;
    const from = word.lastIndexOf(end);
    const isEnd = from >= SUITED_MIN && word.length - from - end.length <= INFLECTION_MAX;
    if (isEnd) return word.slice(0, from);
  }
  return undefined;
}

/** The informations of a topic; of one word for children those of any. */
export function topicsOf(
  { language, topics }: Pick<ReadingIndex, 'language' | 'topics'>,
  root: string,
): readonly number[] {
  const own = topics.get(root);
  if (own !== undefined || !language.children.has(root)) return own ?? [];
  for (const [topic, positions] of topics) if (language.children.has(topic)) return positions;
  return [];
}
