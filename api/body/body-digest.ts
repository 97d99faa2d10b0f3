import { hash } from 'node:crypto';
import { canonicalInSteps, type JsonValue } from '../../domain/json/json.ts';
import type { Steps } from '../../domain/steps.ts';
import type { ParsedJson } from './read-body.ts';

/** Of a request without a body. */
export const DIGEST_OF_NOTHING = hash('sha256', '');

/** Whether two requests with one key are the same is told by this: of the parsed JSON, however it was written. */
export function* bodyDigest({ value, isPlain }: ParsedJson): Steps<string> {
  const text = yield* canonicalInSteps(value as JsonValue, isPlain);
  yield;
  return hash('sha256', text);
}
