import { afterEach, describe, expect, it, vi } from 'vitest';
import { inThread } from '../../../cli/service/composing/compose-dependencies.ts';
import { CompilationTimedOut } from '../../../compiler/compile-in-thread.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { ServiceUnderTest } from '../../support/service.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Whoever waits by the clock waits so many times shorter. */
function hurry(times: number): void {
  const original = globalThis.setTimeout;
  const hurried = (run: () => void, ms = 0) => original(run, Math.ceil(ms / times));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof setTimeout);
}

describe('what is waited for no longer than it may take', () => {
  it('a compilation', async () => {
    const compile = inThread('test');
    // Its thread is not even started by then.
    hurry(100_000);
    await expect(compile(tableConfiguration, { proposals: [] })).rejects.toThrow(
      CompilationTimedOut,
    );
  });

  it('a thread that feeds the views and never begins', async () => {
    hurry(1_000);
    const { service } = await ServiceUnderTest.start(createMemoryLog(), {
      project: () => () => {},
    });
    expect(service.publicApp).toBeDefined();
  });
});
