import { compareTest } from '../../domain/configuration/conversation-tests/compare-test.ts';
import type {
  ConversationTest,
  TestTurn,
} from '../../domain/configuration/conversation-tests/conversation-test.ts';
import type { JsonValue } from '../../domain/json/json.ts';
import type { Owner } from '../../domain/owner.ts';
import type { SessionEvent, TurnRecorded } from '../../domain/session/events.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import { sessionAddress } from '../../domain/session/stream.ts';
import { type LogReading, replaySteps } from '../audit/replay/replay-session.ts';
import { playConversation } from '../session/preview/play-conversation.ts';
import { playedSteps, previousTurnOf } from '../session/preview/played-step.ts';

export interface RecordedTest {
  readonly test: ConversationTest;
  /** Expectations that were left out, since the conversation alone does not lead there. */
  readonly left_out: number;
}

/**
 * Makes a test out of a session: what was said in it, what each turn was attached to and came to, and what was known at its
 * end. Whatever else the client told is no part of a test; what comes out otherwise without it is left out.
 * @param beforeTexts called with the session's service before any words are in it, and may refuse by throwing; absent: the test
 *   tells questions and outcomes alone, and holds no words, choices or values
 * @returns undefined where the session's configuration cannot be read
 * @throws LogUnavailable, UnknownEvent
 */
export async function recordSession(
  reading: LogReading,
  stream: string,
  {
    now,
    beforeTexts,
  }: { readonly now: () => number; readonly beforeTexts?: (owner: Owner) => Promise<void> },
): Promise<RecordedTest | undefined> {
  const recorder = new Recorder(beforeTexts !== undefined);
  let pinned: PinnedArtifact | undefined;
  for await (const { recorded, isVersion } of replaySteps(reading, stream)) {
    const { event } = recorded;
    if (event.type === 'SessionStarted') {
      const owner = { tenant: sessionAddress(stream).tenant, service: event.facts.service };
      await beforeTexts?.(owner);
      pinned = await reading.artifacts.load(owner, event.facts.artifact_digest);
    }
    recorder.take(event, isVersion);
  }
  if (!pinned) return undefined;
  const { sessionId } = sessionAddress(stream);
  const test: ConversationTest = { id: sessionId, turns: recorder.turns };
  return withoutDifferences(test, pinned, { now, engineVersion: reading.engineVersion });
}

/** Gathers the turns of a session, commit by commit. */
class Recorder {
  readonly turns: TestTurn[] = [];
  readonly #withText: boolean;
  #commit: SessionEvent[] = [];

  constructor(withText: boolean) {
    this.#withText = withText;
  }

  take(event: SessionEvent, closesCommit: boolean): void {
    this.#commit.push(event);
    if (!closesCommit) return;
    const turn = this.#turnOf(this.#commit);
    if (turn) this.turns.push(turn);
    this.#commit = [];
  }

  #turnOf(commit: readonly SessionEvent[]): TestTurn | undefined {
    const said = commit.find((event) => event.type === 'TurnRecorded');
    if (!said) return undefined;
    const words = this.#withText ? wordsOf(said.private) : {};
    const given = { ...givenOf(said, commit, words), ...words };
    if (Object.keys(given).length === 0) return undefined;
    const expect = {
      question_id: said.facts.question_id,
      ...expectedOutcome(said, commit),
      ...(this.#withText ? valuesOf(commit) : {}),
      ...nextOf(commit),
    };
    return { ...given, expect };
  }
}

/** What the agent said of the turn beside its words; without them, what they came to. */
function givenOf(
  said: TurnRecorded,
  commit: readonly SessionEvent[],
  words: Partial<TestTurn>,
): Partial<TestTurn> {
  const { question_id, resolution } = said.facts;
  const hasWords = Object.keys(words).length > 0;
  if (question_id === null) return {};
  const { outcome } = expectedOutcome(said, commit, hasWords ? 'client' : undefined);
  return {
    ...(resolution === 'question_id' || !hasWords ? { question_id } : {}),
    ...(outcome ? { outcome } : {}),
  };
}

/** The outcome of the turn's question. @param by only one that came from there */
function expectedOutcome(
  { facts: { question_id } }: TurnRecorded,
  commit: readonly SessionEvent[],
  by?: 'client',
): Pick<TestTurn, 'outcome'> {
  for (const { type, facts } of commit as readonly OutcomeRecorded[]) {
    if (type !== 'QuestionOutcomeRecorded' || facts.question_id !== question_id) continue;
    if (by === undefined || facts.source === by) return { outcome: facts.outcome };
  }
  return {};
}

type OutcomeRecorded = Extract<SessionEvent, { type: 'QuestionOutcomeRecorded' }>;

function wordsOf(said: TurnRecorded['private']): Partial<TestTurn> {
  const { assistant_text, user_text, choice_ids, free_text } = said ?? {};
  return {
    ...(assistant_text === undefined ? {} : { assistant_text }),
    ...(user_text === undefined ? {} : { user_text }),
    ...(choice_ids === undefined ? {} : { choice_ids: [...choice_ids] }),
    ...(free_text === undefined ? {} : { free_text }),
  };
}

/** What the turn told, without what the client set beside it. */
function valuesOf(commit: readonly SessionEvent[]): { values?: Record<string, JsonValue> } {
  const values = new Map<string, JsonValue>();
  for (const event of commit) {
    if (event.type !== 'ValueRecorded' || event.facts.source === 'client') continue;
    const value = event.private?.value;
    if (value !== undefined) values.set(event.facts.information_id, value);
  }
  return values.size > 0 ? { values: Object.fromEntries(values) } : {};
}

function nextOf(commit: readonly SessionEvent[]): { next?: string[]; action?: 'stop' } {
  const last = commit.at(-1);
  if (last?.type === 'NoQuestionAvailable') return { action: 'stop' };
  return last?.type === 'QuestionsProposed' ? { next: [last.facts.candidates[0]!] } : {};
}

/** The test with its end, and without what the conversation alone does not lead to. */
async function withoutDifferences(
  test: ConversationTest,
  pinned: PinnedArtifact,
  dependencies: { readonly now: () => number; readonly engineVersion: string },
): Promise<RecordedTest> {
  const { calls } = await playConversation(dependencies, pinned, test.turns.map(previousTurnOf));
  const steps = await playedSteps(calls, pinned);
  const differences = compareTest(test, steps);
  const turns = test.turns.slice(0, steps.length - 1).map((turn, i) => {
    const wrong = differences.filter((each) => each.turn === i + 1).map(({ field }) => field);
    return { ...turn, expect: without(turn.expect!, wrong) };
  });
  const { achieved } = steps.at(-1)!;
  const left_out = differences.length + test.turns.length - turns.length;
  return { test: { ...test, turns, end: { achieved } }, left_out };
}

type Expectation = NonNullable<TestTurn['expect']>;

function without({ values, ...others }: Expectation, wrong: readonly string[]): Expectation {
  const right = Object.entries(values ?? {}).filter(([id]) => !wrong.includes(`values.${id}`));
  return {
    ...Object.fromEntries(Object.entries(others).filter(([field]) => !wrong.includes(field))),
    ...(right.length > 0 ? { values: Object.fromEntries(right) } : {}),
  };
}
