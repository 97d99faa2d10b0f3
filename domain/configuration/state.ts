import type { Timed } from '../decider.ts';
import type { ConversationTest } from './conversation-tests/conversation-test.ts';
import { changeDraft, copyDraft, type Draft, type DraftCopy, draftOf } from './draft/draft.ts';
import type { Configuration } from './entities.ts';
import {
  type CheckEvent,
  type CompilationError,
  type CompilationEvent,
  type ConfigurationEvent,
  DRAFT_OPERATIONS,
  type DraftEvent,
  isCheckEvent,
} from './events.ts';
import { OPEN_GATE, type PublicationGate } from './publication-gate.ts';

/** What the events of one service's configuration add up to. */
export interface ConfigurationState {
  /** Revision of the last event folded, -1 for none. */
  readonly revision: number;
  /** Number of accepted change requests. */
  readonly draftRevision: number;
  readonly draft: Draft;
  /** Every compilation ever requested, by id, the oldest first. */
  readonly jobs: ReadonlyMap<string, CompilationJob>;
  /** The job that is queued or running; there is one at most. */
  readonly open: OpenCompilation | null;
  /** The oldest first; the last one is active. */
  readonly publications: readonly Publication[];
  /** By id, in the order in which they were first saved. */
  readonly tests: ReadonlyMap<string, ConversationTest>;
  readonly gate: PublicationGate;
  /** Revision of the last event that changed tests or gate, -1 for none. */
  readonly checksRevision: number;
}

export interface CompilationJob {
  readonly compilationId: string;
  readonly status: 'queued' | 'running' | 'succeeded' | 'failed';
  readonly draftRevision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** 0..1 */
  readonly progress: number;
  readonly error: CompilationError | null;
  readonly configurationVersion: string | null;
}

export interface OpenCompilation {
  readonly compilationId: string;
  /** The draft as it was requested: what is compiled, whatever is edited meanwhile. */
  readonly source: Configuration;
  readonly claim: Claim | null;
  readonly lapses: number;
}

export interface Claim {
  /** Revision of the event that made the claim: the fence that every result must carry. */
  readonly revision: number;
  readonly workerId: string;
  /** Revision of the last sign of its worker. */
  readonly heardAt: number;
}

export interface Publication {
  readonly configurationVersion: string;
  readonly artifactDigest: string;
  readonly publishedAt: string;
  readonly compilationId: string;
}

export const initialConfiguration: ConfigurationState = {
  revision: -1,
  draftRevision: 0,
  draft: {
    objective: null,
    sub_objective: new Map(),
    success_information: new Map(),
    question: new Map(),
  },
  jobs: new Map(),
  open: null,
  publications: [],
  tests: new Map(),
  gate: OPEN_GATE,
  checksRevision: -1,
};

/** The draft as plain data, each list in its order. */
export function configurationOf(draft: Draft): Configuration {
  return {
    objective: draft.objective,
    sub_objectives: [...draft.sub_objective.values()],
    success_informations: [...draft.success_information.values()],
    questions: [...draft.question.values()],
  };
}

interface Workspace {
  revision: number;
  draftRevision: number;
  readonly draft: DraftCopy;
  readonly jobs: Map<string, CompilationJob>;
  open: OpenCompilation | null;
  readonly publications: Publication[];
  readonly tests: Map<string, ConversationTest>;
  gate: PublicationGate;
  checksRevision: number;
}

/**
 * Folds events into a state; the given state stays as it was. The state counts the events, because claims
 * are fenced by revision: give it all events of the stream, from the first one on.
 */
export function foldConfiguration(
  state: ConfigurationState,
  events: readonly Timed<ConfigurationEvent>[],
): ConfigurationState {
  const workspace: Workspace = {
    ...state,
    draft: copyDraft(state.draft),
    jobs: new Map(state.jobs),
    publications: [...state.publications],
    tests: new Map(state.tests),
  };
  for (const { event, occurredAt } of events) {
    workspace.revision += 1;
    if (isDraftEvent(event)) {
      workspace.draftRevision = event.facts.draft_revision;
      changeDraft(workspace.draft, event);
    } else if (isCheckEvent(event)) {
      followCheck(workspace, event);
    } else {
      followCompilation(workspace, event, occurredAt);
    }
  }
  return { ...workspace, draft: draftOf(workspace.draft) };
}

function isDraftEvent(event: ConfigurationEvent): event is DraftEvent {
  return Object.hasOwn(DRAFT_OPERATIONS, event.type);
}

function followCheck(workspace: Workspace, { type, facts }: CheckEvent): void {
  workspace.checksRevision = workspace.revision;
  switch (type) {
    case 'ConversationTestSaved':
      workspace.tests.set(facts.id, facts.test);
      return;
    case 'ConversationTestDeleted':
      workspace.tests.delete(facts.id);
      return;
    case 'PublicationGateSet':
      workspace.gate = facts;
  }
}

function followCompilation(workspace: Workspace, event: CompilationEvent, at: string): void {
  const id = event.facts.compilation_id;
  switch (event.type) {
    case 'CompilationRequested':
      workspace.jobs.set(id, queuedJob(id, event.facts.draft_revision, at));
      workspace.open = {
        compilationId: id,
        source: configurationOf(draftOf(workspace.draft)),
        claim: null,
        lapses: 0,
      };
      return;
    case 'CompilationClaimed':
      changeJob(workspace, id, { status: 'running', updatedAt: at });
      holdClaim(workspace, {
        revision: workspace.revision,
        workerId: event.facts.worker_id,
        heardAt: workspace.revision,
      });
      return;
    case 'CompilationProgressed':
      changeJob(workspace, id, { progress: event.facts.progress, updatedAt: at });
      holdClaim(workspace, { heardAt: workspace.revision });
      return;
    case 'CompilationLapsed':
      changeJob(workspace, id, { status: 'queued', progress: 0, updatedAt: at });
      if (workspace.open) {
        workspace.open = { ...workspace.open, claim: null, lapses: workspace.open.lapses + 1 };
      }
      return;
    case 'CompilationFailed': {
      const { compilation_id: _, ...error } = event.facts;
      changeJob(workspace, id, { status: 'failed', error, updatedAt: at });
      workspace.open = null;
      return;
    }
    case 'ConfigurationPublished':
      publish(workspace, event.facts, at);
      return;
    default:
      event satisfies never;
  }
}

function queuedJob(compilationId: string, draftRevision: number, at: string): CompilationJob {
  return {
    compilationId,
    status: 'queued',
    draftRevision,
    createdAt: at,
    updatedAt: at,
    progress: 0,
    error: null,
    configurationVersion: null,
  };
}

function changeJob(workspace: Workspace, id: string, change: Partial<CompilationJob>): void {
  const job = workspace.jobs.get(id);
  if (job) workspace.jobs.set(id, { ...job, ...change });
}

function holdClaim(workspace: Workspace, change: Claim | Pick<Claim, 'heardAt'>): void {
  const { open } = workspace;
  if (open) workspace.open = { ...open, claim: { ...open.claim, ...change } as Claim };
}

function publish(
  workspace: Workspace,
  facts: Extract<CompilationEvent, { type: 'ConfigurationPublished' }>['facts'],
  at: string,
): void {
  const configurationVersion = facts.configuration_version;
  changeJob(workspace, facts.compilation_id, {
    status: 'succeeded',
    progress: 1,
    configurationVersion,
    updatedAt: at,
  });
  workspace.publications.push({
    configurationVersion,
    artifactDigest: facts.artifact_digest,
    publishedAt: at,
    compilationId: facts.compilation_id,
  });
  workspace.open = null;
}
