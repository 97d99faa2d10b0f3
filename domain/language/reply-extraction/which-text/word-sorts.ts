import { MARK } from '../../grammar/language.ts';
import { isUnspaced } from '../../text/words.ts';
import type { ReplyToScore } from '../signs/reply-to-score.ts';

type Test = (reply: ReplyToScore, at: number) => boolean | undefined;

const sense = ({ extraction }: ReplyToScore, at: number) => extraction.read.senses[at];
const token = ({ extraction }: ReplyToScore, at: number) => extraction.read.tokens[at]!;

/** Sorts of words, whatever their language: the first that a word is of counts. */
const SORTS: readonly (readonly [string, Test])[] = [
  ['digits', (reply, at) => token(reply, at).digits],
  ['negation', (reply, at) => sense(reply, at)?.negates],
  ['relation', (reply, at) => sense(reply, at)?.isRelation],
  ['joining', (reply, at) => sense(reply, at)?.joinsClauses],
  [
    'leading_connector',
    (reply, at) => sense(reply, at)?.isConnector === true && sense(reply, at)!.leads !== 0,
  ],
  ['leading', (reply, at) => (sense(reply, at)?.leads ?? 0) !== 0],
  ['article', (reply, at) => ((sense(reply, at)?.marks ?? 0) & MARK.article) !== 0],
  ['connector', (reply, at) => sense(reply, at)?.isConnector],
  ['courtesy', (reply, at) => sense(reply, at)?.isCourtesy],
  ['stance', (reply, at) => sense(reply, at)?.isStance],
  ['number', (reply, at) => sense(reply, at)?.number !== undefined],
  [
    'day',
    (reply, at) => sense(reply, at)?.month !== undefined || sense(reply, at)?.weekday !== undefined,
  ],
  ['small', (reply, at) => sense(reply, at)?.isEmpty === true && token(reply, at).word.length <= 3],
  ['small_long', (reply, at) => sense(reply, at)?.isEmpty],
  ['capital', isCapitalInside],
  ['asked', ({ extraction, main }, at) => main.cues.has(extraction.stems[at]!)],
  ['action', ({ extraction: { read } }, at) => read.language.actions.has(read.stems[at]!)],
  ['first_capital', (reply, at) => token(reply, at).capital],
  ['role', ({ extraction }, at) => extraction.read.roles[at] !== 0],
  ['character', (reply, at) => isUnspaced(token(reply, at).word)],
];

function isCapitalInside({ extraction: { read } }: ReplyToScore, at: number): boolean {
  const { boundary, capital } = read.tokens[at]!;
  return capital && boundary < 2 && read.language.pack.nounsCapital !== true;
}

/** Per token: what sort of word it is. */
export function sortsOf(reply: ReplyToScore): string[] {
  return reply.extraction.read.tokens.map(
    (_, at) => SORTS.find(([, is]) => is(reply, at))?.[0] ?? 'plain',
  );
}
