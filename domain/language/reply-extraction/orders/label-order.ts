import type { Language } from '../../grammar/language.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { wordsOfPhrase } from '../../text/tokens.ts';

/** More choices than these are no row that anybody has in mind. */
const CHOICES_MAX = 50;

const SIZES = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];

/** What the labels of a choice are counted by. */
type LabelKind = 'weekday' | 'month' | 'size' | 'letter' | 'number';

export interface LabelOrder {
  readonly kind: LabelKind;
  /** Of each listed choice, by its place: ascending with what the labels stand for. */
  readonly ranks: readonly number[];
}

/**
 * The order of labels that are all weekdays, months, sizes, letters or the like with one number each ("grade 2"), as far as it
 * runs through the list one way or the other. Undefined where they have none.
 */
export function orderOfLabels(
  { choices, listed }: InformationEntry,
  language: Language,
): LabelOrder | undefined {
  if (listed < 3 || listed > CHOICES_MAX) return undefined;
  const own = choices.slice(0, listed);
  const labels = own.map(({ label }) => wordsOfPhrase(label));
  const weekdays = own.map(({ typed }) =>
    typed?.kind === 'weekday' ? Number(typed.value) : undefined,
  );
  const single = (rank: (word: string) => number | undefined) =>
    labels.map(([word, ...more]) =>
      word === undefined || more.length > 0 ? undefined : rank(word),
    );
  const months = single((word) => language.senses.get(word)?.month);
  const sizes = single((word) => placeOf(SIZES.indexOf(word)));
  const letters = single((word) => (/^[a-z]$/.test(word) ? word.charCodeAt(0) : undefined));
  return (
    inOrder('weekday', weekdays) ??
    inOrder('month', months) ??
    inOrder('size', sizes) ??
    inOrder('letter', letters) ??
    inOrder('number', numbersOf(labels))
  );
}

function placeOf(index: number): number | undefined {
  return index < 0 ? undefined : index;
}

/** One number each, beside the same words. */
function numbersOf(labels: readonly (readonly string[])[]): (number | undefined)[] {
  const rest = new Set<string>();
  const numbers = labels.map((words) => {
    const digits = words.filter((word) => /^\d+$/.test(word));
    rest.add(words.filter((word) => !/^\d+$/.test(word)).join(' '));
    return digits.length === 1 ? Number(digits[0]) : undefined;
  });
  return rest.size === 1 ? numbers : [];
}

function inOrder(kind: LabelKind, ranks: readonly (number | undefined)[]): LabelOrder | undefined {
  if (ranks.length === 0 || ranks.includes(undefined)) return undefined;
  const own = ranks as readonly number[];
  const isUp = own.every((rank, i) => i === 0 || rank > own[i - 1]!);
  const isDown = own.every((rank, i) => i === 0 || rank < own[i - 1]!);
  return isUp || isDown ? { kind, ranks: own } : undefined;
}
