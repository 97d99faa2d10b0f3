import os from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { createUptimeMs } from '../../time/uptime.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['nothing passed', { steadyMs: 0, wallMs: 0 }, 5_000],
  ['a tenth of a second passed', { steadyMs: 100, wallMs: 100 }, 9_000],
  ['the machine was suspended for an hour', { steadyMs: 0, wallMs: 3_600_000 }, 9_000],
  ['the clock was set back', { steadyMs: 0, wallMs: -1 }, 9_000],
  ['the clock was set back by what passed', { steadyMs: 500, wallMs: 0 }, 9_000],
])(
  'The time since the machine began counts as read, or is read anew, where %s',
  (_, { steadyMs, wallMs }, told) => {
    const up = vi.spyOn(os, 'uptime').mockReturnValue(5);
    const steady = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const wall = vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    const uptimeMs = createUptimeMs();
    expect(uptimeMs()).toBe(5_000);
    up.mockReturnValue(9);
    steady.mockReturnValue(1_000 + steadyMs);
    wall.mockReturnValue(1_700_000_000_000 + wallMs);
    expect(uptimeMs()).toBe(told);
  },
);
