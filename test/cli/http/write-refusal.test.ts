import type { Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { endGently } from '../../../cli/http/write-refusal.ts';

it('Who is refused has half a second to read why', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const socket = { end: vi.fn(), destroy: vi.fn() };
  endGently(socket as unknown as Socket, 'because');
  expect(socket.end).toHaveBeenCalledWith('because');
  vi.advanceTimersByTime(499);
  expect(socket.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(socket.destroy).toHaveBeenCalledTimes(1);
});
