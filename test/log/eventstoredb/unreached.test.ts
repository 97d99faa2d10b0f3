import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoAnswer } from '../../../log/eventstoredb/faults.ts';
import { UnreachedNodes } from '../../../log/eventstoredb/unreached.ts';

/** What is found of a node that takes connections and says nothing, as one that hangs. */

const SAYS_NOTHING = /it says nothing/;
let connections = 0;
let silent: Server;
let nodes: UnreachedNodes;

beforeEach(async () => {
  connections = 0;
  silent = createServer(() => {
    connections += 1;
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  nodes = new UnreachedNodes(`esdb://qss:hidden@127.0.0.1:${port},127.0.0.1:${port}`);
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  silent.close();
});

const said = () => String(nodes.explained(new NoAnswer('no answer')));

it('is told with the errors that come once it was waited for, and of the same kind', async () => {
  expect(said()).toBe('NoAnswer: no answer');
  const began = Date.now();
  await expect.poll(said, { timeout: 5_000 }).toMatch(SAYS_NOTHING);
  expect(Date.now() - began).toBeGreaterThan(900);
  expect(nodes.explained(new NoAnswer('no answer'))).toBeInstanceOf(NoAnswer);
  expect(said()).not.toContain('hidden');
});

it('is looked for once a second at most, on each node', async () => {
  for (let n = 0; n < 20; n += 1) said();
  await expect.poll(() => connections).toBe(2);
  vi.advanceTimersByTime(1_001);
  for (let n = 0; n < 20; n += 1) said();
  await expect.poll(() => connections).toBe(4);
});

it('is no news of an error that comes ten seconds later, nor of one that is no silence', async () => {
  said();
  await expect.poll(said, { timeout: 5_000 }).toMatch(SAYS_NOTHING);
  vi.advanceTimersByTime(9_900);
  expect(said()).toMatch(SAYS_NOTHING);
  const refusal = new Error('Access Denied');
  expect(nodes.explained(refusal)).toBe(refusal);
  vi.advanceTimersByTime(200);
  expect(said()).toBe('NoAnswer: no answer');
});
