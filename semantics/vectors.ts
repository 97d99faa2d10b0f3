import * as v from 'valibot';
import type { Vector } from './port.ts';

/** Numbers of one vector: no model has more. */
const DIMENSIONS_MAX = 8_192;

const embeddings = v.object({
  data: v.array(
    v.object({
      index: v.pipe(v.number(), v.integer(), v.minValue(0)),
      embedding: v.pipe(
        v.array(v.pipe(v.number(), v.finite())),
        v.minLength(1),
        v.maxLength(DIMENSIONS_MAX),
      ),
    }),
  ),
});

/** Exactly one vector for each text, all of one length and none of them zero; else undefined. */
export function parseVectors(answer: unknown, count: number): readonly Vector[] | undefined {
  const parsed = v.safeParse(embeddings, answer, { abortEarly: true });
  if (!parsed.success) return undefined;
  const vectors = new Map(parsed.output.data.map(({ index, embedding }) => [index, embedding]));
  const inOrder = Array.from({ length: count }, (_, index) => vectors.get(index));
  const length = inOrder[0]?.length;
  const isSound =
    parsed.output.data.length === count &&
    inOrder.every((vector) => vector?.length === length && vector?.some((part) => part !== 0));
  return isSound ? (inOrder as Vector[]) : undefined;
}
