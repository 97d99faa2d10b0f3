import type { RecordedEvent } from '../../../log/port.ts';

/** Old logs hold the same word in texts, which costs a look-up and no more. */
export function isSealed(event: Pick<RecordedEvent, 'data'>): boolean {
  return event.data.includes('"sealed":"') || hasSealedTexts(event);
}

/** Whether it has a part that is sealed with the key of texts. */
export function hasSealedTexts({ data }: Pick<RecordedEvent, 'data'>): boolean {
  return data.includes('"sealed_texts":"');
}

/** The sealed text of an event that has one. */
export function sealedText({ data }: Pick<RecordedEvent, 'data'>): string {
  return (JSON.parse(data) as { readonly sealed?: string }).sealed ?? '';
}

/** The sealed texts of an event that has any. */
export function sealedTexts({ data }: Pick<RecordedEvent, 'data'>): string {
  return (JSON.parse(data) as { readonly sealed_texts?: string }).sealed_texts ?? '';
}
