import { finishInSlices } from '../in-slices.ts';
import { weigh } from './heap-weight.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Weighs what may be large, in slices and one thing after the other: what was seen of each is held until its end, which is as
 * much again as a tenth of it or more, and nobody counts it.
 * @param take what to weigh, once it is its turn; undefined: it is no longer wanted
 */
export function weighInTurn(take: () => object | undefined): Promise<number | undefined> {
  const weighing = last.then(() => {
    const value = take();
    return value && finishInSlices(weigh(value));
  });
  last = weighing.catch(() => {});
  return weighing;
}
