import { afterEach, describe, expect, it, vi } from 'vitest';
import { inThread } from '../../../../cli/service/composing/compose-dependencies.ts';
import { CompilationTimedOut } from '../../../../compiler/compile-in-thread.ts';
import { createMemoryLog } from '../../../../log/memory.ts';
import { hurry } from '../../../support/clocks/hurry.ts';
import { creationOf } from '../../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import { ServiceUnderTest } from '../../../support/service.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('A clock before 1970 is no fault: requests are answered in the envelope', async () => {
  const service = await ServiceUnderTest.start(createMemoryLog(), { now: () => -1 });
  const response = await service.service.publicApp.request('/v1/nothing');
  expect(await response.json()).toMatchObject({ code: 'unknown_route' });
  expect(response.headers.get('x-request-id')).toMatch(/^req_000000000/);
  await service.stop();
});

describe('what is waited for no longer than it may take', () => {
  it('a compilation', async () => {
    const compile = inThread('test');
    // Its thread is not even started by then.
    hurry(100_000);
    await expect(compile(tableConfiguration, { proposals: [] })).rejects.toThrow(
      CompilationTimedOut,
    );
  });

  it('the end of a compilation, by a service that stops', async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const service = await ServiceUnderTest.start(createMemoryLog(), {
      compile: () => () => {
        begin();
        return new Promise(() => {});
      },
    });
    const client = await service.keyHolder();
    const changes = { changes: creationOf(tableConfiguration) };
    await client.post('/v1/configuration/changes', changes);
    await client.post('/v1/configuration/publish', {});
    await begun;
    hurry(1_000);
    await service.stop();
    expect(service.logLines.join()).not.toContain('compilation fault');
  });

  it('a thread that feeds the views and never begins', async () => {
    hurry(1_000);
    const { service } = await ServiceUnderTest.start(createMemoryLog(), {
      project: () => () => {},
    });
    expect(service.publicApp).toBeDefined();
  });
});
