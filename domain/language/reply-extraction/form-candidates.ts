import { acceptsValue } from '../../configuration/information-schema.ts';
import { rawWordsOf } from '../mentions/contacts.ts';
import type { Candidate } from './candidates.ts';
import type { Extraction } from './context.ts';

/** A word that has the form asked for answers where no name or number does. */
const SCORE = 1.5;
/** Each word is held against the schema: a reply is searched no further. */
const WORDS_MAX = 40;

/** Claims of texts whose schema gives a form (a pattern, a UUID) on the words that have it. */
export function addFormCandidates(extraction: Extraction, candidates: Candidate[]): void {
  const entries = extraction.index.informations.filter(
    ({ hasForm, position }) => hasForm && extraction.asked[position]! > 0,
  );
  if (entries.length === 0) return;
  for (const { text, start, end } of rawWordsOf(extraction.read, WORDS_MAX)) {
    for (const { position, schema } of entries) {
      if (!acceptsValue(schema, text)) continue;
      candidates.push({ information: position, value: text, start, end, score: SCORE });
    }
  }
}
