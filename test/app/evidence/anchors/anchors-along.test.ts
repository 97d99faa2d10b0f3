import { expect, it } from 'vitest';
import { AnchorFile } from '../../../../app/evidence/anchors/anchors-along.ts';
import type { AnchorLine } from '../../../../domain/recording/anchor.ts';
import { SOME_TIME } from '../../../support/given.ts';

async function* linesOf(counts: readonly number[]): AsyncGenerator<AnchorLine> {
  for (const count of counts) {
    const anchor = { position: `m:${count}`, count, head: '', time: SOME_TIME, links: '' };
    yield { kind: 'anchor', anchor };
  }
}

it('Of the anchors beyond the end of a log the first four are kept, and the last one', async () => {
  const file = new AnchorFile(linesOf(Array.from({ length: 1_000 }, (_, nth) => nth + 1)));
  expect(await file.upTo(10)).toHaveLength(10);
  expect((await file.beyond()).map(({ count }) => count)).toEqual([11, 12, 13, 14, 1_000]);
});
