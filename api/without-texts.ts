import type { JsonChange } from '../domain/json/json-diff.ts';

/** Names under which answers about sessions hold what somebody said or told. */
const TOLD = new Set(['private', 'value', 'client_reference']);

/** The same without what people said and told, for who may not read it. */
export function withoutTexts<Body>(body: Body): Body {
  return without(body) as Body;
}

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !TOLD.has(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, without(each)]));
}

/** The changes of a state but for those of what was told. */
export function changesWithoutTexts(changes: readonly JsonChange[]): readonly JsonChange[] {
  const isTold = ({ path }: JsonChange) => path.split('/').some((name) => TOLD.has(name));
  return without(changes.filter((change) => !isTold(change))) as readonly JsonChange[];
}

/** An event with what it changed. */
export function eventWithoutTexts<Event extends { readonly changes: readonly JsonChange[] }>(
  event: Event,
): Event {
  return { ...withoutTexts(event), changes: changesWithoutTexts(event.changes) };
}

/** What a check of a session found. */
export function checkWithoutTexts<
  Check extends { readonly divergences: readonly { readonly changes: readonly JsonChange[] }[] },
>(check: Check): Check {
  return { ...check, divergences: check.divergences.map(eventWithoutTexts) };
}
