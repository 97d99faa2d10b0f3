import { acceptsValue } from '../../configuration/information-schema/information-schema.ts';
import { PHRASE } from '../grammar/language.ts';
import type { InformationEntry } from '../reading-index/information-entry.ts';
import type { Extraction } from './candidates/context.ts';
import type { Extracted, ExtractedValue } from './candidates/resolve-candidates.ts';

/** "I am Jonas Weidner" where first and last name are two informations: each takes its part. */
export function splitNames(extraction: Extraction, extracted: Extracted): void {
  const given = partOf(extraction, 'given');
  const family = partOf(extraction, 'family');
  const asked = given !== undefined && extracted.has(given.position) ? given : family;
  const found = asked && extracted.get(asked.position);
  if (asked === undefined || found === undefined || typeof found.value !== 'string') return;
  const words = found.value.split(/\s+/);
  if (words.length < 2 || words.length > NAME_WORDS_MAX || !isWhole(extraction, asked, found))
    return;
  tell(extraction, extracted, given, { ...found, value: words[0]! });
  tell(extraction, extracted, family, { ...found, value: words.slice(1).join(' ') });
}

const NAME_WORDS_MAX = 5;

/** The only information that asks for that part; of several (a child's, a parent's) none. */
function partOf({ index }: Extraction, part: 'given' | 'family'): InformationEntry | undefined {
  const all = index.informations.filter(
    ({ kind, namePart }) => kind === 'text' && namePart === part,
  );
  return all.length === 1 ? all[0] : undefined;
}

/** A last name may have two words; a whole name is introduced, or begins with what is no particle. */
function isWhole(
  { asked, read }: Extraction,
  { namePart, position }: InformationEntry,
  { words }: ExtractedValue,
): boolean {
  if (namePart === 'given' || asked[position] === 0) return true;
  const start = words?.[0] ?? 0;
  return read.phrases.some(({ kind, end }) => kind === PHRASE.introducing && end === start);
}

function tell(
  { asked, known }: Extraction,
  extracted: Extracted,
  entry: InformationEntry | undefined,
  value: ExtractedValue,
): void {
  if (entry === undefined || !acceptsValue(entry.whole, value.value!)) return;
  if (asked[entry.position] === 0 && known[entry.position] === 1) return;
  extracted.set(entry.position, value);
}
