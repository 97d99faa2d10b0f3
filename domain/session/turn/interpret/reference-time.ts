import type { ContextUpdate } from '../../commands.ts';

/** Relative dates are resolved against the latest `occurred_at` of the call's messages, else the call's time. */
export function referenceTimeOf(context: ContextUpdate | undefined, at: string): string {
  const messages = context?.mode === 'messages' ? context.messages : [];
  const times = messages.flatMap((each) =>
    each.occurred_at ? [Date.parse(each.occurred_at)] : [],
  );
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : at;
}
