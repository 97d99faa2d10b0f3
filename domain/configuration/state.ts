import type { Timed } from '../decider.ts';
import {
  type CompilationJob,
  followCompilation,
  type OpenCompilation,
  type Publication,
} from './compilation/compilation-job.ts';
import type { ConversationTest } from './conversation-tests/conversation-test.ts';
import { applyChange } from './draft/apply-change.ts';
import { copyDraft, type Draft, type DraftCopy, draftOf } from './draft/draft.ts';
import {
  type CheckEvent,
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

/** The publication that new sessions are pinned to; undefined while nothing is published. */
export function activePublicationOf({
  publications,
}: Pick<ConfigurationState, 'publications'>): Publication | undefined {
  return publications.at(-1);
}

/** Whether a draft was ever begun; until then it is unknown. */
export function hasDraft({ draftRevision }: ConfigurationState): boolean {
  return draftRevision > 0;
}

interface ChangedConfiguration {
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
  const workspace: ChangedConfiguration = {
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
      applyChange(workspace.draft, event);
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

function followCheck(workspace: ChangedConfiguration, { type, facts }: CheckEvent): void {
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
