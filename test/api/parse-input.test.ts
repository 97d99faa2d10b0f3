import { Context } from 'hono';
import * as v from 'valibot';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseInput } from '../../api/parse-input.ts';
import type { Route } from '../../api/route.ts';

it('A body of more than 16 KiB is worked on in slices, between which others have their turn', async () => {
  const context = new Context(new Request('http://here/', { method: 'POST' }));
  const route = { body: v.looseObject({}), idempotency: 'none' } as unknown as Route;
  const parse = (length: number) => {
    const bytes = Buffer.from(JSON.stringify({ text: 'x'.repeat(length) }));
    return parseInput(context, route, { bytes, params: {}, requestId: 'req_1' });
  };
  // Every look at the clock finds another slice over.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  onTestFinished(() => void vi.restoreAllMocks());
  expect(parse(15 * 1024)).not.toBeInstanceOf(Promise);
  const large = parse(16 * 1024);
  expect(large).toBeInstanceOf(Promise);
  expect(await large).toMatchObject({ body: { text: expect.any(String) } });
});
