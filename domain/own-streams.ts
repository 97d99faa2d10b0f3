import { ARTIFACT_CATEGORY } from './artifact/stream.ts';
import { CONFIGURATION_CATEGORY } from './configuration/stream.ts';
import { FEEDBACK_CATEGORY } from './feedback/stream.ts';
import { KEYS_CATEGORY } from './keys/stream.ts';
import { EVIDENCE_CATEGORY } from './recording/loss-accepted.ts';
import { SESSION_CATEGORY } from './session/stream.ts';
import { DISCLOSURE_CATEGORY } from './text-export/stream.ts';

/** Categories of all streams that the service writes; others in the same database belong to other programs. */
export const OWN_CATEGORIES: readonly string[] = [
  ARTIFACT_CATEGORY,
  CONFIGURATION_CATEGORY,
  DISCLOSURE_CATEGORY,
  EVIDENCE_CATEGORY,
  FEEDBACK_CATEGORY,
  KEYS_CATEGORY,
  SESSION_CATEGORY,
];
