import { expect, it } from 'vitest';
import { heapWeight } from '../../../../app/core/weights/heap-weight.ts';
import { weighInTurn } from '../../../../app/core/weights/weigh-in-turn.ts';

it('Large things are weighed one after the other, as they are when it is their turn', async () => {
  const things = Array.from({ length: 50_000 }, () => [[]]);
  const seen: string[] = [];
  const weighed = async (name: string, thing: object | undefined) => {
    const weight = await weighInTurn(() => {
      seen.push(`${name} begins`);
      return thing;
    });
    seen.push(`${name} ends`);
    return weight;
  };
  const all = [weighed('one', things), weighed('gone', undefined), weighed('other', { things })];
  expect(await Promise.all(all)).toEqual([heapWeight(things), undefined, heapWeight({ things })]);
  expect(seen).toEqual(
    ['one', 'gone', 'other'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});
