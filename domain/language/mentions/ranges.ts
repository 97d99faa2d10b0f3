import { DIRECTION_BACK } from '../grammar/directions.ts';
import type { Mention, MentionKind, ReadText } from '../grammar/read-text.ts';

/** Words between the two ends of a range: "to the", "until", "bis zum". */
const BETWEEN_MAX = 2;

/** Marks the ends of ranges of days and times: "from the 3rd to the 9th", "May 3 - 9", "3pm till 5pm". */
export function markRanges(read: ReadText, mentions: readonly Mention[]): readonly Mention[] {
  const starts = new Map<MentionKind, Map<number, Mention>>();
  for (const mention of mentions) {
    if (mention.kind === 'number') continue;
    let ofKind = starts.get(mention.kind);
    if (ofKind === undefined) {
      ofKind = new Map();
      starts.set(mention.kind, ofKind);
    }
    ofKind.set(mention.start, mention);
  }
  const places = new Map<Mention, 'start' | 'end'>();
  for (const first of mentions) {
    const second = endOf(read, first, starts.get(first.kind));
    if (second === undefined || places.has(first)) continue;
    places.set(first, 'start');
    places.set(second, 'end');
  }
  return places.size === 0 ? mentions : mentions.map((each) => withPlace(each, places.get(each)));
}

/** The mention that ends the range which the first one begins. */
function endOf(
  read: ReadText,
  first: Mention,
  starts: ReadonlyMap<number, Mention> | undefined,
): Mention | undefined {
  for (let gap = 0; gap <= BETWEEN_MAX; gap++) {
    const second = starts?.get(first.end + gap);
    if (second !== undefined && second !== first && isRange(read, first.end, gap)) return second;
  }
  return undefined;
}

function isRange(read: ReadText, at: number, gap: number): boolean {
  if (gap === 0)
    return /[-–—]/.test(read.text.slice(read.tokens[at - 1]!.end, read.tokens[at]!.start));
  return (read.roles[at]! & DIRECTION_BACK) !== 0 && read.tokens[at]!.boundary === 0;
}

function withPlace(mention: Mention, ofRange: 'start' | 'end' | undefined): Mention {
  return ofRange === undefined ? mention : { ...mention, ofRange };
}
