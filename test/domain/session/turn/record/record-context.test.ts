import { expect, it } from 'vitest';
import { sessionDecider } from '../../../../../domain/session/decide.ts';
import { recordContext } from '../../../../../domain/session/turn/record/record-context.ts';
import { external, history } from '../../../../support/conversations/session-history.ts';
import { given } from '../../../../support/given.ts';

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

it('They are told in their order', () => {
  const messages = Array.from({ length: 12 }, (_, i) => ({
    role: 'assistant' as const,
    text: `${i}`.padEnd(8_000, '\u{1F600}'.slice(0, 2)),
  }));
  const { outcome } = given(sessionDecider, ...history).when(
    external({
      contextUpdate: { mode: 'messages', messages },
    }),
  );
  const parts = outcome.ok
    ? outcome.events.filter((event) => event.type === 'ContextReceived')
    : [];
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flatMap((part) => part.private?.messages ?? [])).toEqual(messages);
});
