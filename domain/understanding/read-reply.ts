import type { Artifact } from '../artifact/artifact.ts';
import type { ReplyInput, ReplyReading } from './understanding.ts';
export interface ReadingIndex {
  readonly a: Artifact;
}
export function prepareReading(artifact: Artifact): ReadingIndex {
  return { a: artifact };
}
export function readReply(_index: ReadingIndex, _input: ReplyInput): ReplyReading {
  return { outcome: undefined, manner: 'answer', values: [] };
}
