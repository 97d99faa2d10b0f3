import { expect, it } from 'vitest';
import { anchorsInForce } from '../../../../app/evidence/anchors/anchors-in-force.ts';
import type { Anchor, AnchorLine } from '../../../../domain/recording/anchor.ts';
import { readAnchor, writeAnchor } from '../../../../domain/recording/anchor.ts';
import { SOME_TIME } from '../../../support/given.ts';
import { SECRET } from '../../../support/log/anchors.ts';

function anchor(count: number, givenUp?: number): Anchor {
  const head = String(count).padStart(64, '0');
  const given_up = givenUp === undefined ? {} : { given_up: { count: givenUp, head } };
  return { position: `me1:${count}`, count, head, time: SOME_TIME, links: '', ...given_up };
}

async function inForce(...anchors: readonly Anchor[]): Promise<number[]> {
  const counts: number[] = [];
  async function* read(): AsyncGenerator<AnchorLine> {
    for (const each of anchors) yield { kind: 'anchor', anchor: each };
  }
  for await (const line of anchorsInForce(read)) {
    if (line.kind === 'anchor') counts.push(line.anchor.count);
  }
  return counts;
}

it('anchors that were given up count for nothing, those before and behind them do', async () => {
  expect(await inForce(anchor(100), anchor(200))).toEqual([100, 200]);
  const once = [anchor(100), anchor(200), anchor(300), anchor(100, 300), anchor(180)];
  expect(await inForce(...once)).toEqual([100, 100, 180]);
  expect(await inForce(...once, anchor(0, 180), anchor(7))).toEqual([0, 7]);
});

it('what is given up is signed with the anchor', () => {
  const line = JSON.parse(writeAnchor(anchor(100, 300), SECRET));
  expect(readAnchor(JSON.stringify(line), SECRET)).toEqual({
    kind: 'anchor',
    anchor: anchor(100, 300),
  });
  const { given_up, ...taken } = line;
  const altered = { ...line, given_up: { ...given_up, count: 301 } };
  for (const forged of [taken, altered]) {
    expect(readAnchor(JSON.stringify(forged), SECRET)).toEqual({ kind: 'forged' });
  }
});
