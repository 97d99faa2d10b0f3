/** Drafts become events in the writer's thread, which waits for the disk most of its time. */
import type { EncodedDraft } from '../port.ts';
import { DRAFT, type DraftsMade, type RequestFields } from './protocol.ts';
import { FIELDS_OF_EVENT, FIELDS_OF_REQUEST } from './writer.ts';

export type EncodeDraft = (draft: string) => EncodedDraft;

/** The requests with events in the place of drafts, and what was made of these. */
export function encodeDrafts(
  requests: RequestFields,
  encode: EncodeDraft,
): { readonly fields: RequestFields; readonly made: DraftsMade } {
  const fields: RequestFields = [];
  const made: DraftsMade = [];
  for (let at = 0; at < requests.length; ) {
    const count = requests[at + 2] as number;
    const first = at + FIELDS_OF_REQUEST;
    const end = first + (count === DRAFT ? 1 : count * FIELDS_OF_EVENT);
    fields.push(requests[at]!, requests[at + 1]!);
    if (count === DRAFT) made.push(...pushDraft(encode(requests[first] as string), fields));
    else for (let field = first - 1; field < end; field++) fields.push(requests[field]!);
    at = end;
  }
  return { fields, made };
}

/** @returns its note and its bytes */
function pushDraft({ events, note }: EncodedDraft, fields: RequestFields): [string, number] {
  let bytes = 0;
  fields.push(events.length);
  for (const { id, type, data, metadata } of events) {
    fields.push(id, type, data, metadata);
    bytes += Buffer.byteLength(data) + Buffer.byteLength(metadata);
  }
  return [note, bytes];
}
