import { describe, expect, it, onTestFinished } from 'vitest';
import { foldHead, HEAD_START, LINK_MARK_LENGTH } from '../../../domain/recording/anchor.ts';
import { AnchoredHead } from '../../../domain/recording/anchored-head.ts';
import { SOME_TIME } from '../../support/given.ts';

const link = (nth: number) => String(nth).padStart(LINK_MARK_LENGTH, '0').padEnd(64, '0');
const position = (nth: number) => `m:${nth}`;

/** What an anchor vouches for that was sealed behind these links. */
function anchorOf(nths: readonly number[]) {
  return {
    position: position(nths.at(-1)!),
    count: nths.length,
    head: nths.reduce((head, nth) => foldHead(head, link(nth)), HEAD_START),
    time: SOME_TIME,
    links: nths.map((nth) => link(nth).slice(0, LINK_MARK_LENGTH)).join(''),
  };
}

/** Folds these links, and holds the anchor against them. */
function found(nths: readonly number[], anchor: ReturnType<typeof anchorOf>) {
  const head = new AnchoredHead();
  for (const [at, nth] of nths.entries()) {
    const place = { revision: nth, position: position(nth), id: `id-${nth}`, type: '', data: '' };
    const event = { ...place, stream: 'session-a', metadata: '' };
    head.fold(link(nth), [{ event, index: at + 1 }]);
    head.hold(anchor);
  }
  return head.end([], nths.length);
}

describe('what should lie where an anchor is broken', () => {
  const anchored = [1, 2, 3, 4, 5];
  const others = (count: number) => Array.from({ length: count }, (_, nth) => 1_000 + nth);

  it('is looked for among the next four hundred links', () => {
    const [close] = found([...others(400), ...anchored], anchorOf(anchored));
    expect(close!.finding.kind).toBe('inserted');
    const [far] = found([...others(500), ...anchored], anchorOf(anchored));
    expect(far!.finding.kind).toBe('altered');
  });
});

it('Of a log without anchors two thousand links are kept, and no more', () => {
  let kept = 0;
  const { push } = Array.prototype;
  onTestFinished(() => {
    Array.prototype.push = push;
  });
  Array.prototype.push = function (this: unknown[], ...items: unknown[]) {
    if (typeof items[0] === 'object' && items[0] !== null && 'mark' in items[0]) kept += 1;
    return push.apply(this, items);
  };
  const links = Array.from({ length: 3_000 }, (_, nth) => nth);
  expect(found(links, { ...anchorOf([1]), count: 0 })).toEqual([]);
  expect(kept).toBe(2_000);
});
