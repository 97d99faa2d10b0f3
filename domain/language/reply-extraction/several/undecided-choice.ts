import type { ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import { isOneOrOther } from '../../word-kinds/undecided-day.ts';

/**
 * "Cheque or cash", "支票或者现金吧" to who asks for one of them: of two choices that are parted by no more than an "or" neither is
 * told, but the one that is named again behind them. "Cash, or a cheque if that is easier" leaves nothing open.
 * @param own the labels of the information
 * @returns the label that settles it, or null where none does; undefined where nothing is left open
 */
export function settledLabel(
  read: ReadText,
  { choices, isList }: InformationEntry,
  own: readonly LabelMatch[],
): LabelMatch | null | undefined {
  if (isList) return undefined;
  const at = own.findIndex((one, i) => {
    const other = own[i + 1];
    if (other === undefined || choices[one.choice]!.value === choices[other.choice]!.value)
      return false;
    return isUnparted(read, one.end, other.start) && isOneOrOther(read, one.end, other.start);
  });
  return at < 0 ? undefined : (own[at + 2] ?? null);
}

function isUnparted({ tokens }: ReadText, from: number, to: number): boolean {
  return from <= to && tokens.slice(from, to + 1).every(({ boundary }) => boundary === 0);
}
