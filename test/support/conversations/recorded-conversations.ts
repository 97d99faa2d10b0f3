import { configurationStream } from '../../../domain/configuration/stream.ts';
import type { FeedbackEvent } from '../../../domain/feedback/events.ts';
import { feedbackStream } from '../../../domain/feedback/stream.ts';
import type { QuestionOutcome } from '../../../domain/question-outcome.ts';
import type { SessionEvent, ToldAnswer, TurnAnswer } from '../../../domain/session/events.ts';
import { derivedSessionId } from '../../../domain/session/session-id.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import type { EventLog } from '../../../log/port.ts';
import { someObjective } from '../configurations/configurations.ts';
import { scribe } from '../log/scribe.ts';

/** When somebody looks at the recorded conversations. */
export const LOOKED_AT = '2026-03-10T12:00:00.000Z';
const AN_HOUR_BEFORE = '2026-03-10T11:00:00.000Z';
const TWO_DAYS_BEFORE = '2026-03-08T12:00:00.000Z';

export const MOVING = { tenant: 'acme', service: 'moving' };

/** One call of `/next`. */
interface Step {
  /** The question that was asked before, and what came of it; absent: the call tells of no turn. */
  readonly asked?: readonly [question: string, outcome: QuestionOutcome, decision: number | null];
  /** The call tells of a turn that nothing could be attached to. */
  readonly unresolved?: true;
  /** Number of the decision that nobody used. */
  readonly ignored?: number;
  /** What is proposed now; empty: a stop. */
  readonly proposes: readonly string[];
  readonly achieved?: true;
}

interface Script {
  readonly times: number;
  readonly version: string;
  readonly at: string;
  readonly steps: readonly Step[];
  /** Labels that each session gets; null: one that was erased. */
  readonly labels: (nth: number) => readonly (string | null)[];
  /** Type of its conversion. */
  readonly conversion?: (nth: number) => 'purchase' | undefined;
}

const none = () => [];

/** 59 conversations of seven kinds, so that every figure can be computed by hand. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  /** Achieves the objective in three turns, using ranks 1, 2 and 1. */
  achieving: {
    times: 9,
    version: 'v1',
    at: AN_HOUR_BEFORE,
    steps: [
      { proposes: ['q1', 'q2'] },
      { asked: ['q1', 'asked_answered', 1], proposes: ['q2', 'q3'] },
      { asked: ['q3', 'refused', 2], proposes: ['q2', 'q4'] },
      { asked: ['q2', 'asked_answered', 3], proposes: ['q4', 'q5'], achieved: true },
    ],
    labels: () => ['won'],
  },
  /** Asks a question of its own, then the first one; nobody came back. */
  leaving: {
    times: 8,
    version: 'v1',
    at: TWO_DAYS_BEFORE,
    steps: [
      { proposes: ['q1', 'q2'] },
      { asked: ['q5', 'asked_no_answer', null], ignored: 1, proposes: ['q1', 'q2'] },
      { asked: ['q1', 'asked_answered', 2], proposes: ['q2', 'q3'] },
    ],
    labels: none,
  },
  /** Has to ask again, then says something that nobody understood; two of them buy all the same. */
  insisting: {
    times: 7,
    version: 'v2',
    at: TWO_DAYS_BEFORE,
    steps: [
      { proposes: ['q2', 'q1'] },
      { asked: ['q2', 'asked_no_answer', 1], proposes: ['q2', 'q1'] },
      { asked: ['q2', 'asked_answered', 2], proposes: ['q1', 'q3'] },
      { unresolved: true, ignored: 3, proposes: ['q1', 'q3'] },
    ],
    labels: () => ['lost', 'lost'],
    conversion: (nth) => (nth < 2 ? 'purchase' : undefined),
  },
  /** Was created and never used. */
  silent: { times: 5, version: 'v1', at: TWO_DAYS_BEFORE, steps: [], labels: none },
  /** Refuses the only question; too fresh to be called a drop-off. */
  refusing: {
    times: 6,
    version: 'v1',
    at: AN_HOUR_BEFORE,
    steps: [{ proposes: ['q1'] }, { asked: ['q1', 'refused', 1], proposes: [] }],
    labels: none,
  },
  /** Answers the same proposal twice, the second time late; one label was erased. */
  repeating: {
    times: 4,
    version: 'v2',
    at: TWO_DAYS_BEFORE,
    steps: [
      { proposes: ['q1', 'q2'] },
      { asked: ['q1', 'asked_answered', 1], proposes: ['q3'] },
      { asked: ['q1', 'asked_answered', 1], ignored: 2, proposes: ['q3'] },
    ],
    labels: (nth) => [nth === 0 ? null : 'won'],
  },
  /** Achieves the objective with one question. */
  quick: {
    times: 20,
    version: 'v2',
    at: AN_HOUR_BEFORE,
    steps: [
      { proposes: ['q1', 'q2'] },
      { asked: ['q1', 'asked_answered', 1], proposes: ['q2'], achieved: true },
    ],
    labels: () => ['other'],
  },
};

function recordedSessionId(kind: string, nth: number): string {
  return derivedSessionId(MOVING.tenant, MOVING.service, `${kind}-${nth}`, 0);
}

/** Writes a service and all of them to a log, one kind after the other. */
export async function recordConversations(log: EventLog): Promise<void> {
  const { record } = scribe(log);
  const created = { type: 'ObjectiveCreated', facts: { draft_revision: 1, ...someObjective } };
  await record(configurationStream(MOVING.tenant, MOVING.service), [created]);
  for (const [kind, script] of Object.entries(SCRIPTS)) {
    for (let nth = 0; nth < script.times; nth++) {
      await recordConversation(record, script, { kind, nth });
    }
  }
}

type Write = ReturnType<typeof scribe>['record'];

async function recordConversation(
  record: Write,
  script: Script,
  { kind, nth }: { readonly kind: string; readonly nth: number },
): Promise<void> {
  const sessionId = recordedSessionId(kind, nth);
  const stream = sessionStream(MOVING.tenant, sessionId);
  const { at } = script;
  const started: SessionEvent = {
    type: 'SessionStarted',
    facts: {
      service: MOVING.service,
      configuration_version: script.version,
      artifact_digest: 'd',
    },
    private: { client_reference: 'anna@example.org' },
  };
  await record(stream, [started], { at });
  let turns = 0;
  let achieved = false;
  let answered = false;
  for (const [index, step] of script.steps.entries()) {
    if (step.asked || step.unresolved) turns += 1;
    achieved ||= step.achieved === true;
    answered ||= step.asked?.[1] === 'asked_answered';
    const answer = answerOf(step, { sessionId, turns, nth: index + 1 }, { achieved, answered });
    const receipt = { key_digest: 'k', answer };
    await record(stream, eventsOf(step, { sessionId, turns, nth: index + 1 }), { at, receipt });
  }
  await recordReports(record, script, { sessionId, nth });
}

interface Moment {
  readonly sessionId: string;
  readonly turns: number;
  readonly nth: number;
}

function answerOf(
  { proposes, asked, unresolved }: Step,
  { sessionId, turns, nth }: Moment,
  { achieved, answered }: { readonly achieved: boolean; readonly answered: boolean },
): ToldAnswer<TurnAnswer> {
  const isStop = proposes.length === 0;
  const status = achieved ? 'achieved' : 'in_progress';
  const isDegraded = asked === undefined && unresolved !== undefined;
  return {
    request_id: 'req_recorded',
    engine_version: 'test',
    decision_id: isStop ? null : `dec_${sessionId.slice(4)}_${nth}`,
    action: isStop ? 'stop' : 'ask',
    stop_reason: isStop ? 'no_question_available' : null,
    candidates: proposes,
    progress: {
      objective: {
        computed_status: status,
        progress: achieved ? 1 : turns / 10,
        client_override: null,
        effective_status: status,
      },
      // Of two sub-objectives, the first begins with an answer and is achieved with the objective.
      sub_objectives: answered
        ? [
            [
              0,
              {
                computed_status: status,
                progress: achieved ? 1 : 0.5,
                client_override: null,
                effective_status: status,
              },
            ],
          ]
        : [],
    },
    turn_count: turns,
    turns_remaining: 20 - turns,
    warnings: [],
    degraded: isDegraded,
    degraded_reasons: isDegraded ? ['unresolved_previous_turn'] : [],
  };
}

/** A model was asked about what could not be attached, and found no question in it either. */
const ASKED_IN_VAIN = {
  ended: 'answered',
  tokens_in: 900,
  tokens_cached: 600,
  tokens_out: 20,
  rejected: [],
};

function eventsOf(step: Step, { sessionId, turns, nth }: Moment): readonly SessionEvent[] {
  const decisionId = (number: number) => `dec_${sessionId.slice(4)}_${number}`;
  const events: SessionEvent[] = [];
  const [question, outcome, decision] = step.asked ?? [null, null, null];
  const decision_id = decision === null ? null : decisionId(decision);
  if (step.asked || step.unresolved) {
    events.push({
      type: 'TurnRecorded',
      facts: {
        turn: turns,
        resolution: question === null ? 'unresolved' : 'question_id',
        question_id: question,
        decision_id,
        manner: null,
        language: 'en',
        message_id: null,
        ...(step.unresolved ? { model: ASKED_IN_VAIN } : {}),
      },
      private: {
        assistant_text: `=HYPERLINK("${question}")`,
        user_text: 'At 5, Elm Street, "left" door\nthird floor',
      },
    });
  }
  if (step.ignored !== undefined) {
    events.push({ type: 'DecisionIgnored', facts: { decision_id: decisionId(step.ignored) } });
  }
  if (question !== null) {
    const facts = { question_id: question, decision_id, outcome, message_id: null };
    events.push({ type: 'QuestionOutcomeRecorded', facts: { ...facts, source: 'inference' } });
    if (outcome === 'asked_answered') events.push(valueTold(question));
  }
  const grounds = {
    artifact_digest: 'd',
    engine_version: 'test',
    selection: {},
    turn: turns,
    turns_remaining: 20 - turns,
    relevances: {},
    degraded_reasons: question === null && turns > 0 ? ['unresolved_previous_turn'] : [],
    warnings: [],
  };
  const candidates = step.proposes;
  if (candidates.length === 0) events.push({ type: 'NoQuestionAvailable', facts: grounds });
  else {
    const facts = { ...grounds, decision_id: decisionId(nth), candidates, rung: 0 };
    events.push({ type: 'QuestionsProposed', facts });
  }
  return events;
}

/** An answered question tells the information of its name. */
function valueTold(question_id: string): SessionEvent {
  const facts = {
    information_id: `told_by_${question_id}`,
    status: 'confirmed',
    coverage: 1,
  } as const;
  const read = { source: 'inference', question_id, span: null } as const;
  return {
    type: 'ValueRecorded',
    facts: { ...facts, ...read },
    private: { value: 'at 5, "left"' },
  };
}

async function recordReports(
  record: Write,
  { at, labels, conversion }: Script,
  { sessionId, nth }: { readonly sessionId: string; readonly nth: number },
): Promise<void> {
  const stream = feedbackStream(MOVING.tenant, MOVING.service, sessionId);
  for (const [index, label] of labels(nth).entries()) {
    const feedback: FeedbackEvent = {
      type: 'FeedbackRecorded',
      facts: { feedback_id: `fbk_${sessionId.slice(4)}_${index}`, session_id: sessionId },
      ...(label === null ? {} : { private: { label, metadata: { by: 'phone' } } }),
    };
    await record(stream, [feedback], { at });
  }
  const type = conversion?.(nth);
  if (type === undefined) return;
  const event: FeedbackEvent = {
    type: 'ConversionRecorded',
    facts: { conversion_id: `fbk_${sessionId.slice(4)}_c`, conversion_type: type },
    private: { session_id: sessionId, value: 120.5, currency: 'EUR' },
  };
  await record(stream, [event], { at });
}
