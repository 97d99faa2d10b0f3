/**
 * What of an event's private part is words of somebody, or an object that may hold any: it is sealed with a key of its own, so that
 * it can be forgotten before ids, choices and values are. All of it may be missing.
 */
const TEXT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  TurnRecorded: ['assistant_text', 'user_text', 'free_text'],
  ContextReceived: ['text', 'messages'],
  ExternalEventReceived: ['data'],
  FeedbackRecorded: ['metadata'],
  ConversionRecorded: ['metadata'],
};

/** Whether an event says anything in words. */
export function hasTexts(type: string, part: object | undefined): boolean {
  if (part === undefined || !maySayTexts(type)) return false;
  return TEXT_FIELDS[type]!.some((field) => Object.hasOwn(part, field));
}

/** Whether any of the events does. */
export function haveTexts(
  events: readonly { readonly type: string; readonly private?: object | undefined }[],
): boolean {
  return events.some((event) => hasTexts(event.type, event.private));
}

/** Whether events of a type say anything in words at all. */
export function maySayTexts(type: string): boolean {
  return Object.hasOwn(TEXT_FIELDS, type);
}

/** A private part, without its texts and its texts alone; null for what there is nothing of. */
export function splitTexts(
  type: string,
  part: object | undefined,
): { readonly rest: object | null; readonly texts: object | null } {
  if (!hasTexts(type, part)) return { rest: part ?? null, texts: null };
  const fields = TEXT_FIELDS[type]!;
  const entries = Object.entries(part!);
  const others = entries.filter(([name]) => !fields.includes(name));
  return {
    rest: others.length === 0 ? null : Object.fromEntries(others),
    texts: Object.fromEntries(entries.filter(([name]) => fields.includes(name))),
  };
}
