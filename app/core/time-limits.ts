import type { Dependencies } from './dependencies.ts';

/**
 * Milliseconds that a client waits for what a mutation comes to, however often the log is asked on the way; a repeat with the same
 * key finds out what became of the first. Making a large publication ready is waited for besides.
 */
export const ANSWER_MS_MAX = 2_800;

/** Then the log is asked whether it is there, so that the client is answered within 3 s all the same. */
export const HEALTH_MS_MAX = 100;

/**
 * With a key, no further append is begun this many milliseconds after a call's first one: the client is about to be told that it took
 * too long, the key has to be free when it comes again, and a slow log should not get work that nobody waits for.
 */
export const APPENDING_MS_MAX = 2_000;

/** The same with the time that a turn may wait for a language model. */
export function withModelTime(ms: number, { semantics }: Pick<Dependencies, 'semantics'>): number {
  return ms + (semantics?.turnMsMax ?? 0);
}
