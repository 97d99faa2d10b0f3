import type { ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { ReadingIndex } from '../../reading-index/reading-index.ts';

/** A reply, and what it is asked for. */
export interface AskedReply {
  readonly index: ReadingIndex;
  readonly read: ReadText;
  /** Per information: 1 the main one asked. */
  readonly asked: Float64Array;
  /** The informations asked for. */
  readonly wanted: readonly InformationEntry[];
}
