/** Time limits that hold against the other side, not against a thread of ours that stood still. */
import { NoAnswer } from './faults.ts';

/** What came in while the thread stood still is told after the timers: it gets this long to be heard. */
const GRACE_MS = 20;

/** Calls back when the time is over, unless the returned function is called before. */
export function after(ms: number, over: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(over, GRACE_MS);
  }, ms);
  return () => clearTimeout(timer);
}

/** @throws NoAnswer when the promise takes longer, and what it rejects with */
export async function answerWithin<Result>(
  promise: Promise<Result>,
  msMax: number,
): Promise<Result> {
  let cancel = () => {};
  const late = new Promise<never>((_, reject) => {
    cancel = after(msMax, () => reject(new NoAnswer(`no answer in ${Math.round(msMax)} ms`)));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    cancel();
  }
}
