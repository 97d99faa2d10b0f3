import type { JsonValue } from '../../../json/json.ts';
import type { UnderstoodValue } from '../../reading.ts';
import { copyOf } from '../../text/word-memo.ts';
import type { Extraction } from '../candidates/context.ts';
import { type ExtractedValue, UNASKED_CONFIDENCE_MIN } from '../candidates/resolve-candidates.ts';

/** A value as it is told of its information; what was not the main thing asked for counts as known, as whatever is told unasked. */
export function understood(
  { asked, index, read }: Extraction,
  position: number,
  found: ExtractedValue,
): UnderstoodValue {
  const { notApplicable, words } = found;
  const least = asked[position] === 1 ? 0 : UNASKED_CONFIDENCE_MIN;
  const confidence = Math.max(least, found.confidence);
  const informationId = index.informations[position]!.id;
  const span = words && ([read.tokens[words[0]]!.start, read.tokens[words[1] - 1]!.end] as const);
  if (notApplicable) {
    return span
      ? { informationId, notApplicable, confidence, span }
      : { informationId, notApplicable, confidence };
  }
  const value = detached(found.value!);
  return span ? { informationId, value, confidence, span } : { informationId, value, confidence };
}

/** The value as a copy: a part of a text would keep the whole of it in memory for as long as it is known. */
function detached(value: JsonValue): JsonValue {
  if (typeof value === 'string') return copyOf(value);
  return typeof value === 'object' ? JSON.parse(JSON.stringify(value)) : value;
}
