import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import { DraftJudge } from '../../../app/publication-gate/draft-judge.ts';
import type { Previews } from '../../../app/session/preview/preview-conversation.ts';
import { initialConfiguration } from '../../../domain/configuration/state.ts';
import { ACME } from '../../support/service.ts';

const NOBODY = {} as Dependencies;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Previews of a draft that takes so long to be made ready, the first time and from then on. */
function judgeOver(ms: number, laterMs = ms) {
  const pinned = vi.fn(async () => {
    vi.advanceTimersByTime(pinned.mock.calls.length === 1 ? ms : laterMs);
    return { compiled: {} };
  });
  return { pinned, draftJudge: new DraftJudge({ pinned } as unknown as Previews) };
}

const draft = (draftRevision: number, tests: readonly string[]) => ({
  ...initialConfiguration,
  draftRevision,
  gate: { tests: true, diagnostics: false, simulation: null },
  tests: new Map(tests.map((id) => [id, { id, turns: [] }])),
});

it('A draft that is not judged within a minute does not pass', async () => {
  const { draftJudge } = judgeOver(60_000);
  expect(await draftJudge.judge(NOBODY, ACME, draft(1, ['t']))).toMatchObject([
    { code: 'took_too_long', message: expect.stringContaining('within 60 s') },
  ]);
});

it('Sixteen verdicts are kept ready and no more', async () => {
  const { draftJudge, pinned } = judgeOver(0);
  for (let revision = 1; revision <= 16; revision++)
    await draftJudge.judge(NOBODY, ACME, draft(revision, []));
  await draftJudge.judge(NOBODY, ACME, draft(1, []));
  expect(pinned).toHaveBeenCalledTimes(16);
  await draftJudge.judge(NOBODY, ACME, draft(17, []));
  await draftJudge.judge(NOBODY, ACME, draft(1, []));
  expect(pinned).toHaveBeenCalledTimes(18);
});

it('A draft that was not judged in time is judged anew when it is asked for again', async () => {
  const { draftJudge, pinned } = judgeOver(60_000, 0);
  const slow = draft(1, ['t']);
  expect(await draftJudge.judge(NOBODY, ACME, slow)).toMatchObject([{ code: 'took_too_long' }]);
  // There is nothing to play the test on.
  await draftJudge.judge(NOBODY, ACME, slow).catch(() => {});
  expect(pinned).toHaveBeenCalledTimes(2);
});

it('A service is being judged until the last of its drafts is', async () => {
  const waiting: (() => void)[] = [];
  const pinned = () => new Promise((resolve) => waiting.push(() => resolve({ compiled: {} })));
  const draftJudge = new DraftJudge({ pinned } as unknown as Previews);
  const [first, second] = [1, 2].map((n) => draftJudge.judge(NOBODY, ACME, draft(n, [])));
  expect(draftJudge.isJudging(ACME)).toBe(true);
  waiting[0]!();
  await first;
  expect(draftJudge.isJudging(ACME)).toBe(true);
  waiting[1]!();
  await second;
  expect(draftJudge.isJudging(ACME)).toBe(false);
});
