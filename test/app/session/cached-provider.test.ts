import { describe, expect, it, vi } from 'vitest';
import { CachedProvider } from '../../../app/session/cached-provider.ts';
import type {
  ExtractionRequest,
  ModelAnswer,
  OfferedTurn,
} from '../../../domain/language/extraction-request.ts';
import { ProviderUnavailable } from '../../../semantics/port.ts';
import { ScriptedProvider } from '../../support/models/scripted-provider.ts';

const NOTHING: ModelAnswer = { asked: [], values: [], unusable: 0 };

function request(turn: Partial<OfferedTurn> = {}, format = 'date'): ExtractionRequest {
  const information = { id: 'day', label: 'Day', schema: { type: 'string', format }, choices: [] };
  return {
    artifactDigest: 'd',
    publication: { questions: [], informations: [information] },
    turn: {
      language: 'en',
      referenceTime: '2026-01-05T09:00:00.000Z',
      known: [],
      proposed: [],
      asked: [],
      conversation: [{ role: 'user', text: 'blorp' }],
      ...turn,
    },
  };
}

describe('a question to a model', () => {
  it('is asked once, whether it is asked again meanwhile or later', async () => {
    const provider = new ScriptedProvider(() => NOTHING);
    const once = new CachedProvider(provider);
    const ask = () => once.understand(request(), { tenant: 'acme' });
    const [first, second] = await Promise.all([ask(), ask()]);
    const third = await ask();
    expect(provider.asked).toHaveLength(1);
    expect([first, second, third].map(({ answer }) => answer)).toEqual([NOTHING, NOTHING, NOTHING]);
    expect([first, second, third].map(({ usage }) => usage.input)).toEqual([100, 0, 0]);
  });

  it('is asked anew once the answers that were kept are let go', async () => {
    const provider = new ScriptedProvider(() => NOTHING);
    const once = new CachedProvider(provider);
    await once.understand(request(), { tenant: 'acme' });
    once.forgetAnswers();
    await once.understand(request(), { tenant: 'acme' });
    expect(provider.asked).toHaveLength(2);
  });

  it('keeps no answer that arrives after all were let go', async () => {
    const provider = new ScriptedProvider(() => NOTHING);
    const once = new CachedProvider(provider);
    const understanding = once.understand(request(), { tenant: 'acme' });
    once.forgetAnswers();
    await understanding;
    await once.understand(request(), { tenant: 'acme' });
    expect(provider.asked).toHaveLength(2);
  });

  it('is another one for another tenant, publication, state, day or word', async () => {
    const provider = new ScriptedProvider(() => NOTHING);
    const once = new CachedProvider(provider);
    const others = [
      request({ known: [{ id: 'day', value: '2026-01-06' }] }),
      request({ conversation: [{ role: 'user', text: 'snarf' }] }),
      request({ referenceTime: '2026-01-06T09:00:00.000Z' }),
      { ...request(), artifactDigest: 'e' },
    ];
    for (const each of [request(), ...others]) await once.understand(each, { tenant: 'acme' });
    await once.understand(request(), { tenant: 'evil' });
    expect(provider.asked).toHaveLength(6);
  });

  it('is another one in the next minute where times are asked for, and the same where days are', async () => {
    const askedIn = async (format: string) => {
      const provider = new ScriptedProvider(() => NOTHING);
      const once = new CachedProvider(provider);
      for (const minute of ['00', '01']) {
        const turn = { referenceTime: `2026-01-05T09:${minute}:00.000Z` };
        await once.understand(request(turn, format), { tenant: 'acme' });
      }
      return provider.asked.length;
    };
    expect([await askedIn('date'), await askedIn('time')]).toEqual([1, 2]);
  });

  it('is asked again where it went wrong, and how each call ended is told', async () => {
    const ended: string[] = [];
    let isWell = false;
    const provider = new ScriptedProvider(() => {
      if (!isWell) throw new ProviderUnavailable('timeout');
      return NOTHING;
    });
    const once = new CachedProvider(provider, (asked) =>
      ended.push(`${asked.tenant} ${asked.ended}`),
    );
    const ask = () => once.understand(request(), { tenant: 'acme' });
    await expect(ask()).rejects.toMatchObject({ reason: 'timeout' });
    isWell = true;
    await expect(ask()).resolves.toMatchObject({ answer: NOTHING });
    await ask();
    expect(ended).toEqual(['acme timeout', 'acme answered', 'acme kept']);
  });

  it('is forgotten where answers take more room than there is', async () => {
    const provider = new ScriptedProvider(() => NOTHING);
    const once = new CachedProvider(provider, () => {}, 300);
    const words = ['one', 'two', 'one'];
    for (const text of words) {
      const turn = { conversation: [{ role: 'user' as const, text }] };
      await once.understand(request(turn), { tenant: 'acme' });
    }
    expect(provider.asked).toHaveLength(3);
  });

  it('is forgotten after ten minutes', async () => {
    const provider = new ScriptedProvider(() => NOTHING);
    const once = new CachedProvider(provider);
    const ask = () => once.understand(request(), { tenant: 'acme' });
    await ask();
    const now = performance.now();
    for (const [minutes, asked] of [
      [9, 1],
      [11, 2],
    ] as const) {
      vi.spyOn(performance, 'now').mockReturnValue(now + minutes * 60_000);
      // The cache looks at the clock once a millisecond.
      await new Promise((resolve) => setTimeout(resolve, 5));
      await ask();
      expect(provider.asked).toHaveLength(asked);
    }
    vi.restoreAllMocks();
  });

  it('is forgotten where its answers come to 16 MiB', async () => {
    const long = { ...NOTHING, asked: ['x'.repeat(1024 * 1024)] } as unknown as ModelAnswer;
    const provider = new ScriptedProvider(() => long);
    const once = new CachedProvider(provider);
    const ask = (text: string) => {
      const turn = { conversation: [{ role: 'user' as const, text }] };
      return once.understand(request(turn), { tenant: 'acme' });
    };
    for (let n = 0; n < 16; n++) await ask(`${n}`);
    await ask('15');
    expect(provider.asked).toHaveLength(16);
    await ask('0');
    expect(provider.asked).toHaveLength(17);
  });
});
