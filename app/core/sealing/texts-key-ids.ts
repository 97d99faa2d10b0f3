import type { SealKey } from '../../../domain/recording/sealing.ts';
import type { RecordedEvent } from '../../../log/port.ts';

const SEALED = '"sealed_texts":"';
/** Seven digits of base64 hold the version and the key's id, which stand before the ciphertext. */
const SEALED_TEXTS = /"sealed_texts":"([^"]{0,7})/g;

/** Which keys the texts of these events were sealed with, each once, in hex. */
export function textsKeyIds(events: readonly Pick<RecordedEvent, 'data'>[]): readonly string[] {
  const sealed = events.filter(({ data }) => data.includes(SEALED));
  const starts = sealed.flatMap(({ data }) =>
    Array.from(data.matchAll(SEALED_TEXTS), ([, start]) => start!),
  );
  return [...new Set(starts)].map((start) => Buffer.from(start, 'base64').toString('hex', 1));
}

/** What a key is told by, in hex. */
export function hexId(key: SealKey | undefined): string | undefined {
  return key && Buffer.from(key.id).toString('hex');
}
