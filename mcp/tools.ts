import { KEY_SCHEMA } from '../api/idempotency-key.ts';
import type { ConfigurationChange, Feedback } from '../client/api-types.ts';
import type { QssClient } from '../client/client.ts';
import type { EventsRequest, NextRequest } from '../client/session.ts';
import { freshKey } from '../client/transport.ts';
import type { KeyScope } from '../domain/keys/events.ts';
import { type Move, moveSession } from './move-session.ts';

/** One tool: an operation of the API in the words of a model. */
export interface Tool {
  readonly name: string;
  readonly operationId: string;
  readonly scope: KeyScope;
  readonly title: string;
  readonly description: string;
  readonly hints: Hints;
  /** Arguments that come from the path, the headers or the query of the operation. */
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly run: (client: QssClient, args: Arguments) => Promise<object>;
}

interface Hints {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: false;
}

/** What any tool may be given. Checked against the tool's schema before; the API checks them again. */
export interface Arguments extends NextRequest, EventsRequest, Feedback {
  readonly session_id: string;
  readonly client_reference?: string;
  readonly state_version?: number;
  readonly idempotency_key?: string;
  readonly state?: 'published' | 'draft';
  readonly changes: readonly ConfigurationChange[];
  readonly expected_draft_revision?: number;
}

const READS: Hints = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
const WRITES: Hints = { ...READS, readOnlyHint: false, idempotentHint: false };

const SESSION_ID = { type: 'string', description: 'What start_session answered.' };
const KEY = {
  ...KEY_SCHEMA,
  description:
    'Leave it out, unless you may have to make this very call again: the same key with the same arguments takes effect once.',
};

export const TOOLS: readonly Tool[] = [
  {
    name: 'start_session',
    operationId: 'createSession',
    scope: 'runtime',
    title: 'Start a conversation',
    description: 'Call it once a conversation, before anything else, and keep the session_id.',
    hints: WRITES,
    properties: { idempotency_key: KEY },
    run: async (client, { idempotency_key = freshKey(), client_reference }) => {
      const request = client_reference === undefined ? {} : { client_reference };
      const session = await client.start(request, { idempotencyKey: idempotency_key });
      return session.read();
    },
  },
  {
    name: 'next_question',
    operationId: 'nextQuestion',
    scope: 'runtime',
    title: 'Tell the answer, get the next question',
    description:
      'Tells what you asked and what the user said (previous_turn, left out the first time), and gets the questions to choose from, best first. Send decision_id (of the answer before) and question_id whenever you know what you asked, and always the words. state_version may be left out.',
    ...movesTheSession((session, body) => session.next(body)),
  },
  {
    name: 'record_event',
    operationId: 'recordEvent',
    scope: 'runtime',
    title: 'Tell what happened elsewhere',
    description:
      'Facts you have from elsewhere (client_updates), words outside of the turns (context_update) or an event of another system (external). The proposed questions stay. state_version may be left out.',
    ...movesTheSession((session, body) => session.events(body)),
  },
  {
    name: 'record_feedback',
    operationId: 'recordFeedback',
    scope: 'runtime',
    title: 'Report how the conversation ended',
    description: 'The result in the real world, as booked or lost, whenever it is known.',
    hints: WRITES,
    properties: { session_id: SESSION_ID, idempotency_key: KEY },
    required: ['session_id', 'label'],
    run: async (client, { session_id, idempotency_key = freshKey(), ...request }) => {
      const from = { session_id, state_version: 0, key: idempotency_key };
      return (await client.resume(from)).feedback(request);
    },
  },
  {
    name: 'get_session',
    operationId: 'getSession',
    scope: 'runtime',
    title: 'Read the conversation',
    description:
      'What was asked, what is known, how far it is, and which questions are proposed now: all that is needed to go on.',
    hints: READS,
    properties: { session_id: SESSION_ID },
    required: ['session_id'],
    run: async (client, { session_id }) => (await client.resume(session_id)).read(),
  },
  {
    name: 'show_configuration',
    operationId: 'getConfiguration',
    scope: 'configuration:read',
    title: 'Read the configuration',
    description: 'The published one, or the draft that is being edited.',
    hints: READS,
    properties: {
      state: { enum: ['published', 'draft'], description: 'published unless given.' },
    },
    run: (client, { state = 'published' }) => client.configuration.read(state),
  },
  {
    name: 'change_configuration',
    operationId: 'applyConfigurationChanges',
    scope: 'configuration:write',
    title: 'Change the draft',
    description:
      'Applies changes to the draft, all or none; nothing is published by it. Read the draft first and send its revision as expected_draft_revision.',
    hints: { ...WRITES, destructiveHint: true },
    properties: { idempotency_key: KEY },
    run: (client, { changes, expected_draft_revision, idempotency_key: idempotencyKey }) =>
      client.configuration.change(changes, { expected_draft_revision, idempotencyKey }),
  },
  {
    name: 'publish_configuration',
    operationId: 'publishConfiguration',
    scope: 'configuration:publish',
    title: 'Publish the draft',
    description:
      'Compiles the draft and waits ten seconds for the end: new sessions use it once the status is succeeded. Running sessions keep what they began with.',
    hints: { ...WRITES, destructiveHint: true },
    properties: { idempotency_key: KEY },
    run: async (client, { expected_draft_revision, idempotency_key: idempotencyKey }) => {
      const job = await client.configuration.publish({ expected_draft_revision, idempotencyKey });
      return compiledSoon(client, job.compilation_id);
    },
  },
];

function movesTheSession(move: Move): Pick<Tool, 'hints' | 'properties' | 'required' | 'run'> {
  return {
    hints: WRITES,
    properties: { session_id: SESSION_ID, idempotency_key: KEY },
    required: ['session_id'],
    run: (client, args) => moveSession(client, args, move),
  };
}

/** Longer than this nobody waits for a tool; a job that takes longer is answered as it stands. */
const COMPILATION_MS = 10_000;

async function compiledSoon({ configuration }: QssClient, id: string): Promise<object> {
  const signal = AbortSignal.timeout(COMPILATION_MS);
  try {
    return await configuration.compiled(id, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    return configuration.compilation(id);
  }
}
