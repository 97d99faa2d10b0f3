import { expect, it, onTestFinished } from 'vitest';
import { StreamChains } from '../../../domain/recording/stream-chains.ts';

/** The map that something is put into first from now on. */
function nextMap(): () => Map<unknown, unknown> {
  const { set } = Map.prototype;
  let found: Map<unknown, unknown> | undefined;
  onTestFinished(() => {
    Map.prototype.set = set;
  });
  Map.prototype.set = function (this: Map<unknown, unknown>, key, value) {
    found ??= this;
    Map.prototype.set = set;
    return set.call(this, key, value) as typeof this;
  };
  return () => found!;
}

it('The tails of a quarter of a million streams are held at once, and of others let go of', () => {
  const chains = new StreamChains();
  const recall = (stream: string) =>
    chains.recall({
      ...{ stream, revision: 0, position: '', id: '' },
      ...{ type: '', data: '', metadata: '' },
    });
  const map = nextMap();
  recall('session-a.ses_0');
  const tails = map();
  const [tail] = tails.values();
  for (let nth = 1; nth < 250_000; nth++) tails.set(nth, tail);
  expect(chains.takeDropped()).toEqual([]);
  recall('session-a.ses_1');
  expect(chains.takeDropped()).toMatchObject([{ stream: 'session-a.ses_0' }]);
});
