import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, it } from 'vitest';
import { Random } from '../../support/hostile/random.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { OddOrders, OPERATIONS } from './odd-orders.ts';

/** Publications, erasures, holds, new keys, deaths and restores in whatever order, two at a time, under clients that talk. */

/** `ORDERS_SEED` has a run do what another one did. */
const SEED = seedFrom('ORDERS_SEED');
const ORDERS = figureFrom('ODD_ORDERS', 1);
const STEPS = figureFrom('ODD_STEPS', 5);
const CLIENTS = 3;
const TIMEOUT_MS = 240_000 + ORDERS * 60_000;

let orders: OddOrders | undefined;
afterEach(async () => {
  await orders?.remove();
  orders = undefined;
});

async function inOddOrder(seed: number): Promise<void> {
  const random = new Random(seed);
  orders = await OddOrders.start(random);
  const doing = orders;
  let isOver = false;
  const talk = async () => {
    while (!isOver) {
      await doing.talk();
      await delay(10);
    }
  };
  const work = async () => {
    await doing.backUp();
    for (let step = 0; step < STEPS; step++) {
      const one = random.pick(OPERATIONS);
      await doing.operate(one, random.pick(OPERATIONS.filter((other) => other !== one)));
      if (random.chance(0.15)) await doing.backUp();
      if (random.chance(1 / STEPS) || step === STEPS - 2) await doing.restore();
      await doing.check();
    }
  };
  const working = work().finally(() => {
    isOver = true;
  });
  await Promise.all([working, ...Array.from({ length: CLIENTS }, talk)]);
  await doing.check();
  await doing.checkFiles();
  const { operations, restores, turns } = doing.done;
  tell('c', { 'odd orders': 1, 'operations in them': operations, restores, 'turns beside': turns });
  await doing.remove();
}

it(
  `whatever order things are done in, who talks is answered, who was erased is gone, and no dead key opens (ORDERS_SEED=${SEED})`,
  async () => {
    for (let seed = SEED; seed < SEED + ORDERS; seed++) {
      await inOddOrder(seed).catch((cause) => {
        throw new Error(`ORDERS_SEED=${seed}: ${cause.message}`, { cause });
      });
    }
  },
  TIMEOUT_MS,
);
