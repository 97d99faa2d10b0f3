import { DOCUMENTS } from '../../../api/documents/all.ts';
import type { Sending } from './client.ts';
import { freshKey } from './client.ts';
import { operations } from './documented.ts';

/** A request as its route wants it. */
export interface SampleRequest {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly sending: Sending;
}

export const UNKNOWN_SESSION = 'ses_7ZZZZZZZZZZZZZZZZZZZZZZZZZ';
const UNKNOWN_COMPILATION = 'cmp_7ZZZZZZZZZZZZZZZZZZZZZZZZZ';

/** One well-formed request for every public operation, from the document's own examples. */
export function sampleRequests(
  ids: { readonly session?: string; readonly compilation?: string } = {},
): readonly SampleRequest[] {
  return operations.map(({ method, path, operation }) => {
    const { operationId } = operation;
    const [example] = Object.values(DOCUMENTS[operationId]!.requests ?? {});
    const isKeyed = operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
    return {
      operationId,
      method,
      path: path
        .replace('{session_id}', ids.session ?? UNKNOWN_SESSION)
        .replace('{compilation_id}', ids.compilation ?? UNKNOWN_COMPILATION),
      sending: {
        ...(example ? { body: example.value } : {}),
        headers: isKeyed ? { 'Idempotency-Key': freshKey() } : {},
      },
    };
  });
}
