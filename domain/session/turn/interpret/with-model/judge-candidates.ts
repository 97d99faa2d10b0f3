import type {
  ModelValue,
  OfferedInformation,
  OfferedPublication,
} from '../../../../language/extraction-request.ts';
import {
  type PossibleValues,
  possibleValues,
} from '../../../../language/reply-extraction/possible-values.ts';
import type { Steps } from '../../../../steps.ts';
import type { SessionState } from '../../../state.ts';
import { type CallTexts, type Judged, judgeCandidate, type ReadAs } from './judge-candidate.ts';

/** A value that the model extracted for an offered information, and what it comes to. */
export interface JudgedCandidate {
  readonly candidate: ModelValue;
  readonly information: OfferedInformation;
  readonly judged: Judged;
}

/** Judges the candidates in their order; of several about one information, the first that holds counts. */
export function* judgeCandidates(
  candidates: readonly ModelValue[],
  { informations }: OfferedPublication,
  words: CallTexts & { readonly known: SessionState['targets'] },
): Steps<readonly JudgedCandidate[]> {
  const offered = new Map(informations.map((each) => [each.id, each]));
  const readAs = readingOnce(candidates, words);
  const judged = new Map<string, JudgedCandidate>();
  for (const candidate of candidates) {
    const information = offered.get(candidate.informationId);
    if (!information || judged.get(candidate.informationId)?.judged.ok) continue;
    const isMissing = candidate.kind === 'withdrawn' && !isKnown(candidate.informationId, words);
    judged.set(candidate.informationId, {
      candidate,
      information,
      judged: isMissing
        ? { ok: false, reason: 'not_known' }
        : yield* judgeCandidate(candidate, information, words, readAs),
    });
    yield;
  }
  return withoutSharedQuotes([...judged.values()]);
}

/** The same words may stand for at most this many candidates that they do not support; a model that says more of them reads nothing. */
const UNSUPPORTED_OF_QUOTE_MAX = 2;

function withoutSharedQuotes(candidates: readonly JudgedCandidate[]): readonly JudgedCandidate[] {
  const isUnsupported = ({ candidate, judged }: JudgedCandidate) =>
    judged.ok && (judged.support !== 'told' || candidate.kind !== 'told');
  const counts = new Map<string, number>();
  for (const { candidate } of candidates.filter(isUnsupported))
    counts.set(candidate.quote, (counts.get(candidate.quote) ?? 0) + 1);
  return candidates.map((each) =>
    isUnsupported(each) && counts.get(each.candidate.quote)! > UNSUPPORTED_OF_QUOTE_MAX
      ? { ...each, judged: { ok: false, reason: 'does_not_follow' } }
      : each,
  );
}

/** Longer words are read no further. */
const READ_UNITS_MAX = 1_000;

/** Reads each text once, for all the informations that have a candidate. */
function readingOnce(candidates: readonly ModelValue[], words: CallTexts): ReadAs {
  const { pinned, language, referenceTime } = words;
  const ids = new Set(candidates.map(({ informationId }) => informationId));
  const known = new Map<string, ReadonlyMap<string, PossibleValues>>();
  return function* (text, informationId) {
    let values = known.get(text);
    if (!values) {
      const read = { text: text.slice(0, READ_UNITS_MAX), language, referenceTime };
      values = yield* possibleValues(pinned.reading, read, ids);
      known.set(text, values);
    }
    return values.get(informationId) ?? NOTHING;
  };
}

const NOTHING: PossibleValues = { values: [], isTyped: false, isWhole: false };

function isKnown(id: string, { known }: { readonly known: SessionState['targets'] }): boolean {
  const target = known.get(id);
  return target !== undefined && target.status !== 'unset';
}
