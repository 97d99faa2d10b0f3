import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PublicationGates } from '../../../app/conversation-tests/publication-gates.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import type { Previews } from '../../../app/session/preview-conversation.ts';
import { initialConfiguration } from '../../../domain/configuration/state.ts';
import { ACME } from '../../support/service.ts';

const NOBODY = {} as Dependencies;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Previews of a draft that takes so long to be made ready. */
function gatesOver(ms: number) {
  const pinned = vi.fn(async () => {
    vi.advanceTimersByTime(ms);
    return { compiled: {} };
  });
  return { pinned, gates: new PublicationGates({ pinned } as unknown as Previews) };
}

const draft = (draftRevision: number, tests: readonly string[]) => ({
  ...initialConfiguration,
  draftRevision,
  gate: { tests: true, diagnostics: false, simulation: null },
  tests: new Map(tests.map((id) => [id, { id, turns: [] }])),
});

it('A draft that is not judged within a minute does not pass', async () => {
  const { gates } = gatesOver(60_000);
  expect(await gates.judge(NOBODY, ACME, draft(1, ['t']))).toMatchObject([
    { code: 'took_too_long', message: expect.stringContaining('within 60 s') },
  ]);
});

it('Sixteen verdicts are kept ready and no more', async () => {
  const { gates, pinned } = gatesOver(0);
  for (let revision = 1; revision <= 16; revision++)
    await gates.judge(NOBODY, ACME, draft(revision, []));
  await gates.judge(NOBODY, ACME, draft(1, []));
  expect(pinned).toHaveBeenCalledTimes(16);
  await gates.judge(NOBODY, ACME, draft(17, []));
  await gates.judge(NOBODY, ACME, draft(1, []));
  expect(pinned).toHaveBeenCalledTimes(18);
});
