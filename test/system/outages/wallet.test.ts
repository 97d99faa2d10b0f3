import { expect, it } from 'vitest';
import { ProviderUnavailable, type SemanticProvider } from '../../../semantics/port.ts';
import { Random } from '../../support/hostile/random.ts';
import { byDay, figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { AS_IT_IS, talkOnABudget, type Wallet } from './wallet.ts';

const SEED = seedFrom('WALLET_SEED');
const SESSIONS = figureFrom('WALLET_SESSIONS', 8);
/** As many as the objective has turns; `WALLET_TURNS` lets sessions go on. */
const TURNS = figureFrom('WALLET_TURNS', 3);
const TIMEOUT_MS = 240_000 + SESSIONS * TURNS * 200;

async function staysWithinItsBudget(wallet: Wallet, sessions: number): Promise<void> {
  const talk = { sessions, turns: TURNS, random: new Random(SEED) };
  const spending = await talkOnABudget(wallet, talk);
  const { budget, spent, dearest, calls, without, late } = spending;
  console.log(
    `${calls} of ${spending.turns} turns cost ${spent} of ${budget} tokens, ${without} went without, ${late} were late`,
  );
  expect(spent, 'more was spent').toBeLessThanOrEqual(budget);
  // As far as the budget goes the model is asked: for a turn once, whatever its copies, where it answers before they ask by themselves.
  expect(spent).toBeGreaterThan(budget - dearest);
  expect(spending.again, 'asked again').toBeLessThanOrEqual(late);
  expect(without, 'turns without the model').toBe(spending.turns - calls);
  expect(without).toBeGreaterThan(0);
}

it(
  `Sessions at full length cost what they may, also where each call comes ten times, and then go on without the model (WALLET_SEED=${SEED})`,
  async () => {
    await staysWithinItsBudget(AS_IT_IS, SESSIONS);
    tell('g', { 'sessions on a budget': SESSIONS });
  },
  TIMEOUT_MS,
);

/** Something else happens to each turn that is put to the model. */
function understanding(
  change: (provider: SemanticProvider) => SemanticProvider['understand'],
): Partial<Wallet> {
  return {
    through: (provider) => ({
      turnMsMax: provider.turnMsMax,
      useFor: (service) => provider.useFor(service),
      proposeCoverage: (...asked) => provider.proposeCoverage(...asked),
      understand: change(provider),
    }),
  };
}

const DEFECTS: Readonly<Record<string, Partial<Wallet>>> = {
  'nobody is asked whether there is something left': {
    within: (coordination) => ({
      take: async () => 0,
      alone: (...work) => coordination.alone(...work),
      close: () => coordination.close(),
    }),
  },
  'each copy of a call is put to the model': {
    within: (coordination) => ({
      take: (...asked) => coordination.take(...asked),
      alone: (_, work) => work(true),
      close: () => coordination.close(),
    }),
  },
  'what a call cost is counted behind it': {
    within: (coordination) => ({
      take: async (...asked) => {
        const waitMs = await coordination.take(asked[0], 0, asked[2]);
        setTimeout(() => void coordination.take(...asked), 15);
        return waitMs;
      },
      alone: (...work) => coordination.alone(...work),
      close: () => coordination.close(),
    }),
  },
  'that nothing is left is told as an error': understanding((provider) => async (...asked) => {
    try {
      return await provider.understand(...asked);
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw new Error('nothing is left');
      throw error;
    }
  }),
};

it.each(byDay(Object.keys(DEFECTS), 1 / 6, SEED))(
  'The story of a budget finds that %s',
  async (defect) => {
    const wallet = { ...AS_IT_IS, ...DEFECTS[defect] };
    await expect(staysWithinItsBudget(wallet, 8)).rejects.toThrow();
  },
  TIMEOUT_MS,
);
