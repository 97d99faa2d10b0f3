import { expect, it } from 'vitest';
import { recordContext } from '../../../../domain/session/turn/record-context.ts';

it('Messages that are long together are told in several events, none of them of over 160 KiB', () => {
  const text = 'x'.repeat(5_000);
  const messages = Array.from({ length: 100 }, () => ({ role: 'user' as const, text }));
  const language = undefined;
  const interpretation = { language } as unknown as Parameters<typeof recordContext>[1];
  const events = recordContext({ mode: 'messages', messages }, interpretation);
  const sizes = events.map((each) => Buffer.byteLength(JSON.stringify(each.private)));
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(161 * 1024);
});
