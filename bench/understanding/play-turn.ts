import type { JsonValue } from '../../domain/json/json.ts';
import type { ExtractionRequest } from '../../domain/language/extraction-request.ts';
import type { PreviousTurn } from '../../domain/session/commands.ts';
import { requestExtraction, sessionDecider } from '../../domain/session/decide.ts';
import type { SessionEvent, TurnAnswer } from '../../domain/session/events.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import { initialSession, type SessionState } from '../../domain/session/state.ts';
import type { ModelUse } from '../../domain/session/turn/interpret/with-model/should-ask-model.ts';
import { finish } from '../../domain/steps.ts';
import { parseExtraction } from '../../semantics/extraction-format.ts';
import { pinArtifact } from '../../test/support/at-once.ts';
import type { BenchConfiguration } from './configurations.ts';
import type { WireAnswer } from './oracle.ts';

const pinned = new Map<BenchConfiguration, PinnedArtifact>();

export function pinnedOf(configuration: BenchConfiguration): PinnedArtifact {
  let known = pinned.get(configuration);
  if (known === undefined) {
    known = pinArtifact(configuration.artifact, 'bench');
    pinned.set(configuration, known);
  }
  return known;
}

const AT = '2019-03-01T12:00:00Z';

export function newSession(): SessionState {
  const publication = { service: 'bench', configurationVersion: 'v1', artifactDigest: 'bench' };
  const outcome = sessionDecider.decide({ type: 'startSession', publication }, initialSession);
  if (!outcome.ok) throw new Error('a session cannot be started');
  const events = outcome.events.map((event) => ({ event, occurredAt: AT }));
  return sessionDecider.fold(initialSession, events);
}

export interface PlayedTurn {
  readonly events: readonly SessionEvent[];
  readonly state: SessionState;
  readonly answer: TurnAnswer;
  /** Whether a model was asked. */
  readonly isAsked: boolean;
}

let decisions = 0;

interface TurnToPlay {
  readonly previousTurn?: PreviousTurn | undefined;
  readonly at?: string | undefined;
  /** Answers where a model is asked; without it nobody is. */
  readonly ask?: ((request: ExtractionRequest) => WireAnswer) | undefined;
  readonly use?: ModelUse | undefined;
}

/** One `/next` as production decides it: checked, interpreted, recorded, and the next questions chosen. */
export function playTurn(
  pinned: PinnedArtifact,
  state: SessionState,
  { previousTurn, at = AT, ask, use = 'always' }: TurnToPlay,
): PlayedTurn {
  const decisionId = `dec_${++decisions}`;
  const call = { type: 'takeTurn', previousTurn, at, pinned, decisionId } as const;
  const command = { ...call, engineVersion: 'bench' };
  const request = ask && finish(requestExtraction(command, state, use));
  const modelReply = request && {
    request,
    answer: parseExtraction(request.publication, ask!(request)) ?? null,
    ended: 'answered',
    usage: null,
  };
  const outcome = sessionDecider.decide(modelReply ? { ...command, modelReply } : command, state);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return { ...outcome, isAsked: Boolean(request) };
}

/** What a turn understood: the outcome recorded, and by information the value kept. */
export interface UnderstoodTurn {
  readonly questionId: string | undefined;
  readonly outcome: string | undefined;
  readonly act: string | undefined;
  readonly values: ReadonlyMap<string, UnderstoodValue>;
}

export interface UnderstoodValue {
  readonly value?: JsonValue;
  readonly notApplicable?: true;
}

export function understoodIn(events: readonly SessionEvent[]): UnderstoodTurn {
  const values = new Map<string, UnderstoodValue>();
  let outcome: string | undefined;
  let questionId: string | undefined;
  let act: string | undefined;
  for (const event of events) {
    if (event.type === 'TurnRecorded') {
      questionId = event.facts.question_id ?? undefined;
      act = event.facts.manner ?? undefined;
    }
    if (event.type === 'QuestionOutcomeRecorded' && event.facts.question_id === questionId) {
      outcome = event.facts.outcome;
    }
    if (event.type !== 'ValueRecorded') continue;
    const { information_id: id, status } = event.facts;
    if (status === 'not_applicable') values.set(id, { notApplicable: true });
    else if (event.private?.value !== undefined) values.set(id, { value: event.private.value });
  }
  return { questionId, outcome, act, values };
}
