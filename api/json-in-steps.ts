import type { Steps } from '../domain/steps.ts';

/** So far down, entries are written one by one; what lies deeper is written at once. */
const DEPTH = 4;

/** The text that `JSON.stringify` gives, an entry of the outer lists and objects at a time. */
export function* jsonInSteps(value: object): Steps<string> {
  const pieces: string[] = [];
  yield* write(value, DEPTH, pieces);
  return pieces.join('');
}

function* write(value: unknown, depth: number, pieces: string[]): Steps<void> {
  if (depth === 0 || !isPlain(value)) {
    pieces.push(JSON.stringify(value) ?? 'null');
    yield;
  } else if (Array.isArray(value)) {
    pieces.push('[');
    for (let i = 0; i < value.length; i++) {
      if (i > 0) pieces.push(',');
      yield* write(value[i], depth - 1, pieces);
    }
    pieces.push(']');
  } else yield* writeObject(value, depth, pieces);
}

function* writeObject(value: object, depth: number, pieces: string[]): Steps<void> {
  pieces.push('{');
  let isFirst = true;
  for (const [key, entry] of Object.entries(value)) {
    if (entry === undefined) continue;
    pieces.push(`${isFirst ? '' : ','}${JSON.stringify(key)}:`);
    isFirst = false;
    yield* write(entry, depth - 1, pieces);
  }
  pieces.push('}');
}

/** Whether it is written entry by entry: what knows by itself how it is written is asked. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('toJSON' in value);
}
