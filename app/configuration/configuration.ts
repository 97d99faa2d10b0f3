import {
  type ConfigurationCommand,
  configurationDecider,
} from '../../domain/configuration/decide.ts';
import {
  CONFIGURATION_EVENT_SCHEMAS,
  type ConfigurationEvent,
} from '../../domain/configuration/events.ts';
import {
  type ConfigurationState,
  configurationOf,
  type Publication,
} from '../../domain/configuration/state.ts';
import { configurationStream } from '../../domain/configuration/stream.ts';
import { draftWarningSteps, type Warning } from '../../domain/configuration/validate.ts';
import {
  type CompilationView,
  type ConfigurationView,
  compilationView,
  draftView,
  publishedView,
} from '../../domain/configuration/views.ts';
import { type Refused, refuse } from '../../domain/outcome.ts';
import type { Provenance } from '../../domain/recording/metadata.ts';
import type { Runtime } from '../core/dependencies.ts';
import { inSlices } from '../core/in-slices.ts';
import type { Scope } from '../core/scope.ts';
import type { Aggregate, StreamState } from '../core/streams.ts';
import { type IdempotencyKey, type Transacted, transact } from '../core/transact.ts';

/** Use cases of the configuration: change the draft, ask for its publication, read. */

export const configurationAggregate: Aggregate<ConfigurationState, ConfigurationEvent> = {
  schemas: CONFIGURATION_EVENT_SCHEMAS,
  initial: configurationDecider.initialState,
  fold: configurationDecider.fold,
};

export interface ConfigurationCall {
  readonly scope: Scope;
  readonly key: IdempotencyKey;
  readonly provenance: Provenance;
}

/** As many warnings as one answer shows: the receipt keeps them, and has to fit into an event. */
const WARNINGS_SHOWN_MAX = 500;

/** Answers 200 `{request_id, draft_revision, applied, warnings}`. */
export function changeConfiguration(
  runtime: Runtime,
  call: ConfigurationCall,
  request: {
    readonly changes: readonly unknown[];
    readonly expected_draft_revision?: number | undefined;
  },
): Promise<Transacted<JsonAnswer>> {
  const { changes, expected_draft_revision: expectedDraftRevision } = request;
  return command(runtime, call, {
    command: async (at) => ({ type: 'applyChanges', at, changes, expectedDraftRevision }),
    answer: async (state) => ({
      request_id: call.provenance.request_id,
      draft_revision: state.draftRevision,
      applied: changes.length,
      warnings: (await warningsOf(state)).slice(0, WARNINGS_SHOWN_MAX),
    }),
  });
}

/** Answers 202 with the queued compilation job; nothing is compiled here. */
export function publishConfiguration(
  runtime: Runtime,
  call: ConfigurationCall,
  request: { readonly expected_draft_revision?: number | undefined },
): Promise<Transacted<JsonAnswer>> {
  const compilationId = runtime.newId('cmp_');
  const expectedDraftRevision = request.expected_draft_revision;
  return command(runtime, call, {
    command: async (at, state) => ({
      type: 'requestPublication',
      at,
      compilationId,
      expectedDraftRevision,
      warnings: await warningsOf(state),
    }),
    answer: async (state) => ({
      request_id: call.provenance.request_id,
      ...compilationView(state.jobs.get(compilationId)!),
    }),
  });
}

/** What stands between the draft and its publication; the schemas to try are many where a tenant wants them to be. */
function warningsOf({ draft }: ConfigurationState): Promise<readonly Warning[]> {
  return inSlices(draftWarningSteps(configurationOf(draft)));
}

type JsonAnswer = Readonly<Record<string, unknown>>;

interface CommandToAnswer {
  readonly command: (at: string, state: ConfigurationState) => Promise<ConfigurationCommand>;
  /** From the state after the events; kept whole in the receipt. */
  readonly answer: (state: ConfigurationState) => Promise<JsonAnswer>;
}

function command(
  runtime: Runtime,
  { scope, key, provenance }: ConfigurationCall,
  spoken: CommandToAnswer,
): Promise<Transacted<JsonAnswer>> {
  return transact<ConfigurationState, ConfigurationEvent, JsonAnswer>(runtime, {
    aggregate: configurationAggregate,
    stream: configurationStream(scope.tenant, scope.service),
    key,
    provenance,
    decide: async (current, at) => {
      const asked = await spoken.command(at, current.state);
      const decided = configurationDecider.decide(asked, current.state);
      if (!decided.ok) return decided;
      const state = fold(current, decided.events, at);
      return { ...decided, state, answer: await spoken.answer(state) };
    },
  });
}

function fold(
  current: StreamState<ConfigurationState>,
  events: readonly ConfigurationEvent[],
  at: string,
): ConfigurationState {
  return configurationDecider.fold(
    current.state,
    events.map((event) => ({ event, occurredAt: at })),
  );
}

/** A step of a compilation: no client retries it, so it has no key and no answer. */
export function stepConfiguration(
  runtime: Runtime,
  { tenant, service }: Scope,
  provenance: Provenance,
  commandAt: (at: string) => ConfigurationCommand,
): Promise<Transacted<object>> {
  return transact<ConfigurationState, ConfigurationEvent, object>(runtime, {
    aggregate: configurationAggregate,
    stream: configurationStream(tenant, service),
    provenance,
    decide: ({ state }, at) => ({
      ...configurationDecider.decide(commandAt(at), state),
      answer: {},
    }),
  });
}

/** The service's configuration stream folded up to its tail. */
export async function latestConfiguration(
  runtime: Runtime,
  { tenant, service }: Scope,
): Promise<ConfigurationState> {
  const stream = configurationStream(tenant, service);
  return (await runtime.streams.latest(configurationAggregate, stream)).state;
}

/** The active publication, or undefined while nothing is published. */
export async function activePublication(
  runtime: Runtime,
  scope: Scope,
): Promise<Publication | undefined> {
  return (await latestConfiguration(runtime, scope)).publications.at(-1);
}

export async function readConfiguration(
  runtime: Runtime,
  scope: Scope,
  state: 'draft' | 'published',
): Promise<{ readonly ok: true; readonly view: ConfigurationView } | Refused> {
  const folded = await latestConfiguration(runtime, scope);
  if (state === 'draft') {
    const view = draftView(folded);
    return view ? { ok: true, view } : unknownConfiguration('draft');
  }
  const publication = folded.publications.at(-1);
  if (!publication) return unknownConfiguration('published');
  const pinned = await runtime.artifacts.load(scope, publication.artifactDigest);
  if (!pinned) return unreadablePublication();
  return { ok: true, view: publishedView(pinned.artifact, publication) };
}

export function unreadablePublication(): Refused {
  const message = 'The published configuration cannot be read now; try again later.';
  return refuse('compiled_artifact_unavailable', message, {});
}

export function unknownConfiguration(state: 'draft' | 'published'): Refused {
  const message =
    state === 'draft'
      ? 'There is no draft yet; make changes first.'
      : 'Nothing is published yet; publish the draft first.';
  return refuse('unknown_configuration', message, { state });
}

export async function readCompilation(
  runtime: Runtime,
  scope: Scope,
  compilationId: string,
): Promise<{ readonly ok: true; readonly view: CompilationView } | Refused> {
  const job = (await latestConfiguration(runtime, scope)).jobs.get(compilationId);
  if (job) return { ok: true, view: compilationView(job) };
  return refuse('unknown_compilation', 'There is no such compilation.', {
    compilation_id: compilationId,
  });
}
