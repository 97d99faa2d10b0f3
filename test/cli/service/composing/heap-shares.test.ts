import { expect, it } from 'vitest';
import { heapShares } from '../../../../cli/service/composing/heap-shares.ts';

const MIB = 1024 * 1024;
const YOUNG_BYTES = 48 * MIB;
/** What a service takes that is warm and holds nothing. */
const WARM_BYTES = 50 * MIB;

/** @param mib size of the heap (`--max-old-space-size`) */
function sharesOf(mib: number) {
  return heapShares(mib * MIB + YOUNG_BYTES);
}

it.each([128, 160, 256, 512])(
  'In a heap of %d MiB folded streams, artifacts and keys leave a quarter for the work',
  (mib) => {
    const { cacheBytesMax, keysMax } = sharesOf(mib);
    expect(WARM_BYTES + 2 * cacheBytesMax + keysMax * 3_072).toBeLessThan(0.75 * mib * MIB);
  },
);

it('In a large heap streams and artifacts take 128 MiB each at most, and keys are those of 50,000 sessions', () => {
  expect(sharesOf(8 * 1024)).toEqual({ cacheBytesMax: 128 * MIB, keysMax: 50_000 });
});

it('In a heap that is too small for the service alone they still hold something', () => {
  expect(sharesOf(32)).toEqual({ cacheBytesMax: 4 * MIB, keysMax: 455 });
});
