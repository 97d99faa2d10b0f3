import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilSignal } from '../../../cli/command-line/until-signal.ts';

let exit: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
});

afterEach(() => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.removeAllListeners(signal);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a process that serves', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops in order at %s', async (signal) => {
    const stop = vi.fn(async () => {});
    const code = untilSignal(Promise.resolve(stop), false);
    process.emit(signal, signal);
    expect(await code).toBe(0);
    expect(stop).toHaveBeenCalledOnce();
  });

  it('goes on when the terminal of a detached one is closed', () => {
    const stop = vi.fn(async () => {});
    void untilSignal(Promise.resolve(stop), true);
    expect(process.emit('SIGHUP', 'SIGHUP')).toBe(true);
    expect(stop).not.toHaveBeenCalled();
    expect(exit).not.toHaveBeenCalled();
  });

  it('stops once for all signals of one stop, and at once for another one', () => {
    const stop = vi.fn(() => new Promise<void>(() => {}));
    void untilSignal(Promise.resolve(stop));
    process.emit('SIGTERM', 'SIGTERM');
    vi.advanceTimersByTime(999);
    process.emit('SIGTERM', 'SIGTERM');
    expect(exit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    process.emit('SIGINT', 'SIGINT');
    expect(exit).toHaveBeenCalledWith(1);
  });
});
