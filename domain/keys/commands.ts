import * as v from 'valibot';
import { closedObject } from '../input/closed-object.ts';
import { instant } from '../input/instant.ts';
import { uniqueList } from '../input/list.ts';
import { text } from '../input/text.ts';
import { SCOPES } from './events.ts';

/** Bodies of the requests that make and rotate keys. */

export const keyCreation = closedObject({
  name: text(1, 200),
  scopes: uniqueList(v.picklist(SCOPES), { min: 1, max: SCOPES.length }),
  expires_at: v.optional(instant),
});

/** Where a rotation tells no other time, the older secret opens the key this long besides. */
const OVERLAP_SECONDS_DEFAULT = 24 * 3600;
/** Longest overlap of two secrets: 30 days. */
const OVERLAP_SECONDS_MAX = 30 * 24 * 3600;

export const keyRotation = closedObject({
  overlap_seconds: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(OVERLAP_SECONDS_MAX)),
    OVERLAP_SECONDS_DEFAULT,
  ),
});

/** `at` is the time of the command, as `Date.toISOString` writes it; digests are SHA-256 in hex. */
export type KeyCommand = CreateKey | RotateKey | RevokeKey | RecordExpiries;

export interface CreateKey extends v.InferOutput<typeof keyCreation> {
  readonly type: 'createKey';
  readonly at: string;
  readonly keyId: string;
  readonly secretDigest: string;
}

export interface RotateKey extends v.InferOutput<typeof keyRotation> {
  readonly type: 'rotateKey';
  readonly at: string;
  readonly keyId: string;
  readonly secretDigest: string;
}

export interface RevokeKey {
  readonly type: 'revokeKey';
  readonly keyId: string;
}

/** The clock's: records every expiry that has come and is not recorded yet. */
export interface RecordExpiries {
  readonly type: 'recordExpiries';
  readonly at: string;
}
