import { join } from 'node:path';
import type { ExtractionRequest } from '../../domain/language/extraction-request.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import type { SessionState } from '../../domain/session/state.ts';
import { type BenchConfiguration, readConfigurations } from './configurations.ts';
import { readLearnedConfigurations } from './learned-configurations.ts';
import { WAYS, type Way } from './models.ts';
import type { Truth } from './oracle.ts';
import { newSession, pinnedOf, playTurn } from './play-turn.ts';
import { readRephrasings } from './rephrasings.ts';
import { readRows } from './rows.ts';
import type { Expected } from './score.ts';

/** A recorded conversation: what its user said to whoever asked for a slot, and what that told. */
interface ConversationRow {
  readonly id: string;
  readonly config_id: string;
  readonly lang: string;
  readonly replies: Readonly<Record<string, readonly number[]>>;
  readonly turns: readonly {
    readonly user_text: string;
    readonly informed: Readonly<Record<string, Expected>>;
  }[];
}

const TURNS_MAX = 30;
const DOES_NOT_KNOW: Readonly<Record<string, string>> = {
  en: "I don't know.",
  de: 'Das weiß ich nicht.',
  it: 'Non lo so.',
  zh: '我不知道。',
};

interface Played {
  /** Everything that the user has ever told is known. */
  readonly isFinished: boolean;
  /** The user was asked for what an earlier reply had told, and left. */
  readonly isAskedAgain: boolean;
  readonly turns: number;
  /** Those in which a model was asked. */
  readonly modelTurns: number;
  /** Turns of a form that asks in its order, and understands everything. */
  readonly formTurns: number;
}

/**
 * Plays whole conversations of `conversations.jsonl.gz` through the session decider: an agent that puts rank 1 in the
 * words of a recorded agent, and a user who answers with a recorded reply and leaves when asked the same again.
 */
export function benchConversations(dataDir: string, every: number): void {
  const configurations = readConfigurations(dataDir);
  const wordings = wordingsOf(dataDir);
  const all = readRows<ConversationRow>(join(dataDir, 'conversations.jsonl.gz'));
  const rows = all.filter((_, i) => i % every === 0);
  const learned = readLearnedConfigurations(dataDir, configurations);
  const published = {
    'as published': ({ config_id }: ConversationRow) => configurations.get(config_id)!,
    'published with what other conversations told': (row: ConversationRow) =>
      learned(row.id) ?? configurations.get(row.config_id)!,
  };
  console.log(`\nconversations: ${rows.length}, with an agent that rephrases`);
  for (const [name, configurationOf] of Object.entries(published)) {
    for (const isNamed of [true, false]) {
      console.log(`${name}, ${isNamed ? 'question named' : 'by words and decision'}`);
      console.table(
        WAYS.map((way) => {
          const played = rows.flatMap((row) => {
            const configuration = configurationOf(row);
            const user = new RecordedUser(row, configuration);
            return user.given.size === 0
              ? []
              : [play(user, configuration, wordings, { isNamed, way })];
          });
          return tableRow(way.name, played);
        }),
      );
    }
  }
}

function tableRow(way: string, played: readonly Played[]): Record<string, string> {
  const share = (count: number) => (count / played.length).toFixed(3);
  const sum = (of: readonly Played[], what: 'turns' | 'formTurns' | 'modelTurns') =>
    of.reduce((all, each) => all + each[what], 0);
  const finished = played.filter(({ isFinished }) => isFinished);
  return {
    way,
    asked: (sum(played, 'modelTurns') / sum(played, 'turns')).toFixed(3),
    finished: share(finished.length),
    'asked again': share(played.filter(({ isAskedAgain }) => isAskedAgain).length),
    turns: (sum(finished, 'turns') / finished.length).toFixed(2),
    "of the form's": (sum(finished, 'turns') / sum(finished, 'formTurns')).toFixed(2),
  };
}

/** Question ids of a configuration with what recorded agents said to ask each. */
type Wordings = ReadonlyMap<string, readonly string[]>;

function wordingsOf(dataDir: string): Wordings {
  const wordings = new Map<string, string[]>();
  for (const { configuration, gold, kind, assistantText } of readRephrasings(dataDir)) {
    if (kind !== 'request' || gold.length !== 1) continue;
    const key = `${configuration.id} ${gold[0]}`;
    const known = wordings.get(key);
    if (known === undefined) wordings.set(key, [assistantText]);
    else known.push(assistantText);
  }
  return wordings;
}

class RecordedUser {
  readonly id: string;
  /** Informations that the user ever told. */
  readonly given: ReadonlySet<string>;
  private readonly replies = new Map<string, Answer>();
  private readonly unknowing: string;

  constructor(row: ConversationRow, { slots }: BenchConfiguration) {
    this.id = row.id;
    this.unknowing = DOES_NOT_KNOW[row.lang] ?? DOES_NOT_KNOW.en!;
    const given = new Set<string>();
    for (const [slot, [first]] of Object.entries(row.replies)) {
      const asked = slots.get(slot);
      const turn = row.turns[first!];
      if (asked === undefined || turn === undefined) continue;
      const told = Object.keys(turn.informed).flatMap(
        (each) => slots.get(each)?.success_information_id ?? [],
      );
      const expected = turn.informed;
      this.replies.set(asked.question_id, { text: turn.user_text, told, expected });
      for (const id of told) given.add(id);
    }
    this.given = given;
  }

  answer(questionId: string): Answer {
    return this.replies.get(questionId) ?? { text: this.unknowing, told: [], expected: {} };
  }
}

interface Answer {
  readonly text: string;
  /** Ids of the informations that it tells. */
  readonly told: readonly string[];
  /** By slot. */
  readonly expected: Readonly<Record<string, Expected>>;
}

function play(
  user: RecordedUser,
  configuration: BenchConfiguration,
  wordings: Wordings,
  { isNamed, way }: { readonly isNamed: boolean; readonly way: Way },
): Played {
  const pinned = pinnedOf(configuration);
  const told = new Set<string>();
  let { state, answer } = playTurn(pinned, newSession(), {});
  let turns = 0;
  let modelTurns = 0;
  let isAskedAgain = false;
  while (turns < TURNS_MAX && !knowsAll(state, user) && answer.candidates.length > 0) {
    const questionId = answer.candidates[0]!;
    const own = pinned.informationsOf.get(questionId) ?? [];
    isAskedAgain = own.length > 0 && own.every(({ id }) => told.has(id));
    if (isAskedAgain) break;
    const reply = user.answer(questionId);
    const named = isNamed ? { question_id: questionId } : { decision_id: answer.decision_id! };
    const assistant_text = wordingFor(questionId, configuration, wordings, user.id);
    const previousTurn = { ...named, assistant_text, user_text: reply.text };
    const truth = truthOf(user, configuration, questionId, turns);
    const ask = way.model && ((request: ExtractionRequest) => way.model!(truth, request));
    const played = playTurn(pinned, state, { previousTurn, ask, use: way.use });
    ({ state, answer } = played);
    if (played.isAsked) modelTurns++;
    for (const id of reply.told) told.add(id);
    turns++;
  }
  const isFinished = knowsAll(state, user);
  return { isFinished, isAskedAgain, turns, modelTurns, formTurns: formTurnsOf(user, pinned) };
}

/** What a model that knows everything knows of the reply to a question. */
function truthOf(
  user: RecordedUser,
  configuration: BenchConfiguration,
  questionId: string,
  turn: number,
): Truth {
  const { text, expected } = user.answer(questionId);
  const asked = [...configuration.slots].filter(([, slot]) => slot.question_id === questionId);
  const isAnswered = asked.some(([slot]) => expected[slot] !== undefined);
  return {
    id: `${user.id} ${turn}`,
    configuration,
    userText: text,
    askedSlots: asked.map(([slot]) => slot),
    outcome: isAnswered ? 'asked_answered' : 'asked_no_answer',
    expected,
  };
}

function knowsAll({ targets }: SessionState, { given }: RecordedUser): boolean {
  return [...given].every((id) => (targets.get(id)?.coverage ?? 0) > 0);
}

/** One of the recorded wordings, by the names of conversation and question alone. */
function wordingFor(
  questionId: string,
  { artifact, id }: BenchConfiguration,
  wordings: Wordings,
  userId: string,
): string {
  const recorded = wordings.get(`${id} ${questionId}`);
  if (recorded === undefined)
    return artifact.questions.find((each) => each.id === questionId)!.text;
  let sum = 0;
  for (const letter of userId + questionId) sum = (31 * sum + letter.charCodeAt(0)) % 1_000_003;
  return recorded[sum % recorded.length]!;
}

function formTurnsOf(user: RecordedUser, { artifact }: PinnedArtifact): number {
  const known = new Set<string>();
  let turns = 0;
  for (const { id, primary_question_id: questionId } of artifact.success_informations) {
    if (known.size === user.given.size) break;
    if (known.has(id)) continue;
    turns++;
    for (const each of user.answer(questionId).told) known.add(each);
  }
  return turns;
}
