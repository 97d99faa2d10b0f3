import { describe, expect, it, vi } from 'vitest';
import { MemoryCoordination } from '../../coordination/memory.ts';
import type { Allowance } from '../../coordination/port.ts';
import type { ExtractionRequest, ModelAnswer } from '../../domain/language/extraction-request.ts';
import { BoundedProvider, type Purpose, tokensOf } from '../../semantics/bounded-provider.ts';
import { Breaker } from '../../semantics/breaker.ts';
import { extractionTask } from '../../semantics/extraction-task.ts';
import { ProviderUnavailable, type SemanticProvider } from '../../semantics/port.ts';
import { loopClock } from '../support/clocks/loop-clock.ts';
import { ScriptedProvider } from '../support/models/scripted-provider.ts';

const REQUEST: ExtractionRequest = {
  artifactDigest: 'd',
  publication: { questions: [], informations: [] },
  turn: {
    language: 'en',
    referenceTime: '2026-01-05T09:00:00.000Z',
    known: [],
    proposed: [],
    asked: [],
    conversation: [{ role: 'user', text: 'blorp' }],
  },
};
const NOTHING: ModelAnswer = { asked: [], values: [], unusable: 0 };
const COST = tokensOf(extractionTask(REQUEST));

function guard(
  provider: SemanticProvider,
  allowances: readonly Allowance[] = [],
  batchMsMax?: number,
) {
  const failures: string[] = [];
  const purposes: Purpose[] = [];
  const guarded = new BoundedProvider(provider, {
    breaker: new Breaker(() => 0),
    coordination: new MemoryCoordination(() => 0),
    turnAllowances: allowances,
    compilationAllowances: [],
    turnMsMax: 3_000,
    ...(batchMsMax === undefined ? {} : { batchMsMax }),
    onFailure: ({ reason }, purpose) => {
      failures.push(reason);
      purposes.push(purpose);
    },
  });
  const ask = (tenant = 'acme') => guarded.understand(REQUEST, { tenant });
  return { guarded, ask, failures, purposes };
}

const failing = () => new ScriptedProvider(() => Promise.reject(new ProviderUnavailable('status')));

describe('a guarded provider', () => {
  it('answers what the provider answers', async () => {
    expect(await guard(new ScriptedProvider(() => NOTHING)).ask()).toMatchObject({
      answer: NOTHING,
    });
  });

  it('spends no more than the tenant may, and lets other tenants be', async () => {
    const provider = new ScriptedProvider(() => NOTHING);
    const { ask } = guard(provider, [{ amountMax: 3.5 * COST, windowMs: 60_000 }]);
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => ask()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(provider.asked).toHaveLength(3);
    await expect(ask()).rejects.toMatchObject({ reason: 'budget_spent' });
    await expect(ask('other')).resolves.toMatchObject({ answer: NOTHING });
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

  it('waits for a turn no longer than is left of its time', async () => {
    const deaf = new ScriptedProvider(() => new Promise(() => {}));
    const { guarded } = guard(deaf);
    const started = loopClock.now();
    const asking = { tenant: 'acme', since: performance.now() - 2_900 };
    await expect(guarded.understand(REQUEST, asking)).rejects.toMatchObject({ reason: 'timeout' });
    expect(loopClock.now() - started).toBeLessThan(1_500);
  });

  it('turns calls away beyond those that may run at a time', async () => {
    const waiting: (() => void)[] = [];
    const slow = new ScriptedProvider(
      () => new Promise((resolve) => waiting.push(() => resolve(NOTHING))),
    );
    const { ask } = guard(slow);
    const running = Array.from({ length: 256 }, () => ask());
    await expect.poll(() => waiting.length).toBe(256);
    await expect(ask()).rejects.toMatchObject({ reason: 'too_many' });
    for (const end of waiting) end();
    await Promise.all(running);
    const more = ask();
    await expect.poll(() => waiting.length).toBe(257);
    waiting[256]!();
    await expect(more).resolves.toMatchObject({ answer: NOTHING });
  });

  it('waits for a batch no longer than it may, whether the adapter heeds the signal or not', async () => {
    const deaf = new ScriptedProvider(() => NOTHING);
    deaf.proposeCoverage = () => new Promise(() => {});
    const { guarded, failures } = guard(deaf, [], 20);
    const batch = { questions: [], informations: [] };
    const proposing = guarded.proposeCoverage(batch, { tenant: 'acme' });
    await expect(proposing).rejects.toMatchObject({ reason: 'timeout' });
    expect(failures).toEqual(['timeout']);
  });

  it('waits for a batch half a minute where nothing else is said', async () => {
    vi.useFakeTimers();
    try {
      const deaf = new ScriptedProvider(() => NOTHING);
      deaf.proposeCoverage = () => new Promise(() => {});
      const { guarded, failures } = guard(deaf);
      const batch = { questions: [], informations: [] };
      const proposing = guarded.proposeCoverage(batch, { tenant: 'acme' });
      const refused = expect(proposing).rejects.toMatchObject({ reason: 'timeout' });
      await vi.advanceTimersByTimeAsync(29_999);
      expect(failures).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await refused;
    } finally {
      vi.useRealTimers();
    }
  });

  it('turns a bug of an adapter into an unavailable provider', async () => {
    const broken = new ScriptedProvider(() => {
      throw new TypeError('oops');
    });
    const { ask, failures } = guard(broken);
    await expect(ask()).rejects.toMatchObject({ name: 'ProviderUnavailable', reason: 'fault' });
    expect(failures).toEqual(['fault']);
  });

  it('says whom and what a call that failed was for', async () => {
    const broken = new ScriptedProvider(() => Promise.reject(new ProviderUnavailable('status')));
    broken.proposeCoverage = () => Promise.reject(new ProviderUnavailable('status'));
    const { guarded, ask, purposes } = guard(broken);
    await expect(ask('globex')).rejects.toThrow('status');
    const batch = { questions: [], informations: [] };
    await expect(guarded.proposeCoverage(batch, { tenant: 'acme' })).rejects.toThrow('status');
    expect(purposes).toEqual([
      { tenant: 'globex', about: 'turn' },
      { tenant: 'acme', about: 'publication' },
    ]);
  });
});

describe('the estimate of tokens', () => {
  it('counts bytes, so that no script is cheaper than it is', () => {
    const task = (text: string) => ({
      instructions: text,
      data: [text],
      schema: {},
      answerTokensMax: 0,
    });
    expect(tokensOf(task('a'.repeat(3_000)))).toBeGreaterThanOrEqual(2_000);
    expect(tokensOf(task('家'.repeat(3_000)))).toBeGreaterThanOrEqual(6_000);
  });
});
