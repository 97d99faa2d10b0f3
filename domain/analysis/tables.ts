import { isSessionId } from '../session/session-id.ts';
import { sessionStatus } from '../session/session-status.ts';
import { type Column, columnsOf, placed, type Table } from './columns.ts';
import type { Report } from './report.ts';
import type { AnswerTrace, SessionTrace, TurnTrace, ValueTrace } from './traces.ts';

/** The flat tables that analysts are given: docs/reference/exports.md is written from here. */

interface SessionSource {
  readonly session: SessionTrace;
  readonly clientReference: string | null;
}

interface TurnSource {
  readonly session: SessionTrace;
  readonly turn: TurnTrace;
}

interface AnswerSource {
  readonly session: SessionTrace;
  readonly answer: AnswerTrace;
}

interface ValueRowSource {
  readonly session: SessionTrace;
  readonly value: ValueTrace;
}

interface FeedbackSource {
  readonly tenant: string;
  readonly service: string;
  readonly position: string;
  readonly recorded_at: string;
  readonly report: Report;
}

/** What a row of each table is read from. */
export interface TableSources {
  readonly sessions: SessionSource;
  readonly turns: TurnSource;
  readonly answers: AnswerSource;
  readonly values: ValueRowSource;
  readonly feedback: FeedbackSource;
}

export type TableName = keyof TableSources;

const sessions: Table<SessionSource> = {
  describe:
    'One session as it stands; an incremental export has every session that changed, whole.',
  columns: [
    ...placed<SessionSource>(({ session }) => session),
    {
      name: 'status',
      type: 'text',
      describe: '`active`, `completed` or `stopped`',
      read: ({ session }) => sessionStatus(session.is_achieved, session.is_stopped),
    },
    ...columnsOf(
      ({ session }: SessionSource) => session,
      [
        ['language', 'text', 'language of the conversation, once recognised'],
        ['created_at', 'instant', 'when it was created'],
        ['updated_at', 'instant', 'when its latest event was recorded'],
        [
          'achieved_turn',
          'integer',
          'turns it had when the objective was achieved first; null: never',
        ],
        ['turn_count', 'integer', 'turns'],
        ['progress', 'number', 'progress of the objective, 0 to 1'],
        ['decisions', 'integer', 'times that questions were proposed'],
        ['asks', 'integer', 'times that a question was really asked'],
        ['path', 'text', 'the first four questions asked, separated by a space'],
        ['last_question_id', 'text', 'the question asked last'],
        ['position', 'text', 'place of its first event in the log'],
        [
          'latest_position',
          'text',
          'place of its latest event: of two rows of a session, the larger counts',
        ],
      ],
    ),
    {
      name: 'client_reference',
      type: 'text',
      describe: "the client's own reference",
      isText: true,
      read: ({ clientReference }) => clientReference,
    },
  ],
};

const turns: Table<TurnSource> = {
  describe:
    'One call of `/next`: what it told of the turn before, and what was proposed in return.',
  columns: [
    ...placed<TurnSource>(({ session }) => session),
    ...columnsOf(
      ({ turn }: TurnSource) => turn,
      [
        ['position', 'text', 'place in the log'],
        ['occurred_at', 'instant', 'when it was recorded'],
        ['turn', 'integer', 'turns of the session after this call'],
        [
          'resolution',
          'text',
          'how the question of the turn was found; null: the call told of no turn',
        ],
        ['question_id', 'text', 'the question that the turn was about'],
        ['answered_decision_id', 'text', 'the decision that it was asked after'],
        ['manner', 'text', "dialogue act of the user's reply, where its words were read"],
        ['language', 'text', 'language of the turn'],
        [
          'values_recorded',
          'integer',
          'success informations that this call filled, changed or emptied',
        ],
        [
          'model_ended',
          'text',
          'how the asking of a language model ended: `answered`, or why not; null: none was asked',
        ],
        ['model_tokens_in', 'integer', 'tokens that it was asked with'],
        ['model_tokens_cached', 'integer', 'those among them that the provider had kept'],
        ['model_tokens_out', 'integer', 'tokens that it answered with'],
        ['ignored_decision_id', 'text', 'the decision of which no candidate was used'],
        ['action', 'text', '`ask` or `stop`'],
        ['decision_id', 'text', 'the decision that was made; null for a stop'],
        ['candidates', 'text', 'questions proposed, rank 1 first, separated by a space'],
        ['rung', 'integer', 'rung of the ladder on which they were found'],
        ['degraded_reasons', 'text', 'why understanding ran in reduced mode, separated by a space'],
        ['warnings', 'text', 'warnings of the decision, separated by a space'],
        ['progress', 'number', 'progress of the objective after this call, 0 to 1'],
        ['is_achieved', 'boolean', 'whether the objective is achieved after this call'],
        ['engine_version', 'text', 'engine that decided'],
      ],
    ),
    said('assistant_text', 'what the agent said', (source) => source.assistant_text),
    said('user_text', 'what the user said', (source) => source.user_text),
    said('free_text', 'what the user wrote beside choices', (source) => source.free_text),
    said('choice_ids', 'choices, separated by a space', (source) => source.choice_ids?.join(' ')),
  ],
};

function said(
  name: string,
  describe: string,
  read: (said: NonNullable<TurnTrace['said']>) => string | undefined,
): Column<TurnSource> {
  return {
    name,
    type: 'text',
    describe,
    isText: true,
    read: ({ turn }) => (turn.said && read(turn.said)) ?? null,
  };
}

const answers: Table<AnswerSource> = {
  describe: 'One time that a question was really asked, with its outcome.',
  columns: [
    ...placed<AnswerSource>(({ session }) => session),
    ...columnsOf(
      ({ answer }: AnswerSource) => answer,
      [
        ['position', 'text', 'place in the log'],
        ['occurred_at', 'instant', 'when it was recorded'],
        ['turn', 'integer', 'turn of the session'],
        ['ask', 'integer', "which of the session's questions it was, from 1"],
        ['question_id', 'text', 'the question'],
        ['attempt', 'integer', 'how often the session had asked it by then, from 1'],
        ['outcome', 'text', '`asked_answered`, `asked_no_answer` or `refused`'],
        ['source', 'text', 'who said so: `client`, `structured_answer` or `inference`'],
        ['decision_id', 'text', 'the decision that it was asked after'],
        ['rank', 'integer', 'its rank in that decision; null: it was not proposed'],
        ['uses_proposal', 'boolean', 'whether it is the first use of that proposal'],
      ],
    ),
  ],
};

const values: Table<ValueRowSource> = {
  describe:
    'One time that a success information got a value, lost it, or was said not to apply; of a session, the last row of an information counts.',
  columns: [
    ...placed<ValueRowSource>(({ session }) => session),
    ...columnsOf(
      ({ value }: ValueRowSource) => value,
      [
        ['position', 'text', 'place in the log'],
        ['occurred_at', 'instant', 'when it was recorded'],
        ['turn', 'integer', 'turn of the session'],
        ['information_id', 'text', 'the success information'],
        ['status', 'text', '`confirmed`, `inferred`, `not_applicable` or `unset`'],
        ['source', 'text', 'who said so: `client`, `structured_answer` or `inference`'],
        ['question_id', 'text', 'the question that told it'],
      ],
    ),
    {
      name: 'value',
      type: 'text',
      describe: 'the value, as JSON',
      isText: true,
      read: ({ value: { value } }) => (value === undefined ? null : JSON.stringify(value)),
    },
  ],
};

/** A conversation that began elsewhere is named by its client, with whatever text it likes. */
function isOurs({ session_id }: Report): boolean {
  return session_id !== null && isSessionId(session_id);
}

const feedback: Table<FeedbackSource> = {
  describe: 'One report about a conversation: feedback, or a conversion.',
  columns: [
    ...columnsOf(
      (source: FeedbackSource) => source,
      [
        ['tenant', 'text', 'tenant'],
        ['service', 'text', 'service'],
      ],
    ),
    {
      name: 'session_id',
      type: 'text',
      describe: 'session; null where it was erased, and for a conversation that began elsewhere',
      read: ({ report }) => (isOurs(report) ? report.session_id : null),
    },
    ...columnsOf(
      ({ report }: FeedbackSource) => report,
      [
        ['kind', 'text', '`feedback` or `conversion`'],
        ['feedback_id', 'text', 'the report'],
        [
          'label',
          'text',
          'label of the feedback, type of the conversion; null where it was erased',
        ],
        ['value', 'number', 'value of a conversion'],
        ['currency', 'text', 'its currency, ISO 4217'],
      ],
    ),
    ...columnsOf(
      (source: FeedbackSource) => source,
      [
        ['recorded_at', 'instant', 'when it was recorded'],
        ['position', 'text', 'place in the log'],
      ],
    ),
    {
      name: 'conversation_id',
      type: 'text',
      describe: "the client's own id of a conversation that began elsewhere",
      isText: true,
      read: ({ report }) => (isOurs(report) ? null : report.session_id),
    },
    {
      name: 'metadata',
      type: 'text',
      describe: 'metadata of the report, as JSON',
      isText: true,
      read: ({ report }) => report.metadata && JSON.stringify(report.metadata),
    },
  ],
};

export const TABLES: { readonly [Name in TableName]: Table<TableSources[Name]> } = {
  sessions,
  turns,
  answers,
  values,
  feedback,
};
