import type { KnownValue } from '../../../language/reading.ts';
import { readReplyInSteps } from '../../../language/reply-extraction/read-reply.ts';
import { readUserText } from '../../../language/reply-extraction/read-user-text.ts';
import type { Steps } from '../../../steps.ts';
import type { PreviousTurn } from '../../commands.ts';
import type { PinnedArtifact } from '../../pinned-artifact.ts';
import type { SessionState } from '../../state.ts';
import type { Exchange } from './call-words.ts';
import type { TurnInterpretation } from './interpretation.ts';
import { answeredLate, askedByReply } from './resolve-by-reply.ts';
import { type ResolvedTurn, resolveTurn } from './resolve-turn.ts';

/** By what the words of a call are read. */
export interface ReadingInput {
  readonly resolved: ResolvedTurn | undefined;
  readonly pinned: PinnedArtifact;
  readonly known: ReadonlyMap<string, KnownValue>;
  readonly language: string | undefined;
  readonly referenceTime: string;
}

/** Which question the turn was about, and what the reply tells. */
export function* interpretTurn(
  turn: PreviousTurn,
  exchange: Exchange,
  state: SessionState,
  reader: ReadingInput,
): Steps<TurnInterpretation> {
  const resolved = reader.resolved ?? (yield* resolveTurn(turn, exchange, state, reader.pinned));
  yield;
  const { userText } = exchange;
  if (userText === undefined) return { resolved, exchange, reading: null };
  const { assistantText, before: context } = exchange;
  const { known, language, pinned, referenceTime } = reader;
  const cut = yield* readUserText(pinned.reading, { assistantText, language, userText });
  const said = { assistantText, context, cut, known, language, referenceTime, userText };
  const readAs = (askedQuestionIds: readonly string[]) =>
    readReplyInSteps(pinned.reading, { askedQuestionIds, ...said });
  const reading = yield* readAs(resolved.questionIds);
  yield;
  const asMatched = { resolved, exchange, reading, cut };
  if (reader.resolved) return asMatched;
  const nothingAsked = resolved.resolution === 'nothing_asked';
  if (nothingAsked) {
    const late = yield* answeredLate(asMatched, state, pinned.reading, readAs);
    if (late) return late;
  }
  const turned = yield* askedByReply(asMatched, state, pinned.reading, readAs);
  if (nothingAsked || turned.resolved.questionIds.length > 0) return turned;
  return (yield* answeredLate(asMatched, state, pinned.reading, readAs)) ?? turned;
}
