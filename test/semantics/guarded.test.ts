import { describe, expect, it } from 'vitest';
import { MemoryCoordination } from '../../coordination/memory.ts';
import type { Allowance } from '../../coordination/port.ts';
import type { ExtractionRequest, ModelAnswer } from '../../domain/language/extraction-request.ts';
import { Breaker } from '../../semantics/breaker.ts';
import { GuardedProvider, tokensOf } from '../../semantics/guarded.ts';
import { ProviderUnavailable, type SemanticProvider } from '../../semantics/port.ts';
import { RecordedProvider } from '../../semantics/recorded.ts';

const REQUEST: ExtractionRequest = {
  language: 'en',
  referenceTime: '2026-01-05T09:00:00.000Z',
  said: [{ role: 'user', text: 'blorp' }],
  isQuestionWanted: false,
  questions: [],
  informations: [],
};
const NOTHING: ModelAnswer = { questionId: null, outcome: null, values: [] };
const COST = tokensOf(REQUEST);

function guard(
  provider: SemanticProvider,
  allowances: readonly Allowance[] = [],
  batchMsMax = 30_000,
) {
  const failures: string[] = [];
  const guarded = new GuardedProvider(provider, {
    breaker: new Breaker(() => 0),
    coordination: new MemoryCoordination(() => 0),
    turnAllowances: allowances,
    compilationAllowances: [],
    batchMsMax,
    onFailure: ({ reason }) => failures.push(reason),
  });
  const ask = (tenant = 'acme') => guarded.understand(REQUEST, { tenant });
  return { guarded, ask, failures };
}

const failing = () => new RecordedProvider(() => Promise.reject(new ProviderUnavailable('status')));

describe('a guarded provider', () => {
  it('answers what the provider answers', async () => {
    expect(await guard(new RecordedProvider(() => NOTHING)).ask()).toBe(NOTHING);
  });

  it('spends no more than the tenant may, and lets other tenants be', async () => {
    const provider = new RecordedProvider(() => NOTHING);
    const { ask } = guard(provider, [{ amountMax: 3.5 * COST, windowMs: 60_000 }]);
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => ask()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(provider.asked).toHaveLength(3);
    await expect(ask()).rejects.toMatchObject({ reason: 'budget_spent' });
    await expect(ask('other')).resolves.toBe(NOTHING);
  });

  it('calls a failing provider five times, then leaves it alone', async () => {
    const provider = failing();
    const { ask, failures } = guard(provider);
    for (let i = 0; i < 20; i++) await expect(ask()).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(provider.asked).toHaveLength(5);
    // Told of once a call that was made, not once a turn that went without.
    expect(failures).toHaveLength(5);
  });

  it('spends nothing while the provider is left alone', async () => {
    const { ask } = guard(failing(), [{ amountMax: 6 * COST, windowMs: 60_000 }]);
    for (let i = 0; i < 20; i++) {
      const reason = i < 5 ? 'status' : 'breaker_open';
      await expect(ask()).rejects.toMatchObject({ reason });
    }
  });

  it('turns calls away beyond those that may run at a time', async () => {
    const waiting: (() => void)[] = [];
    const slow = new RecordedProvider(
      () => new Promise((resolve) => waiting.push(() => resolve(NOTHING))),
    );
    const { ask } = guard(slow);
    const running = Array.from({ length: 64 }, () => ask());
    await expect.poll(() => waiting.length).toBe(64);
    await expect(ask()).rejects.toMatchObject({ reason: 'too_many' });
    for (const end of waiting) end();
    await Promise.all(running);
    const more = ask();
    await expect.poll(() => waiting.length).toBe(65);
    waiting[64]!();
    await expect(more).resolves.toBe(NOTHING);
  });

  it('waits for a batch no longer than it may, whether the adapter heeds the signal or not', async () => {
    const deaf = new RecordedProvider(() => NOTHING);
    deaf.proposeCoverage = () => new Promise(() => {});
    const { guarded, failures } = guard(deaf, [], 20);
    const batch = { questions: [], informations: [] };
    const proposing = guarded.proposeCoverage(batch, { tenant: 'acme' });
    await expect(proposing).rejects.toMatchObject({ reason: 'timeout' });
    expect(failures).toEqual(['timeout']);
  });

  it('turns a bug of an adapter into an unavailable provider', async () => {
    const broken = new RecordedProvider(() => {
      throw new TypeError('oops');
    });
    const { ask, failures } = guard(broken);
    await expect(ask()).rejects.toMatchObject({ name: 'ProviderUnavailable', reason: 'fault' });
    expect(failures).toEqual(['fault']);
  });
});

describe('the estimate of tokens', () => {
  it('counts bytes, so that no script is cheaper than it is', () => {
    const latin = tokensOf({ text: 'a'.repeat(3_000) });
    const han = tokensOf({ text: '家'.repeat(3_000) });
    expect(latin).toBeGreaterThanOrEqual(2_000 + 1_000);
    expect(han).toBeGreaterThanOrEqual(6_000 + 1_000);
  });
});
