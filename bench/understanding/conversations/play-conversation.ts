import type { ExtractionRequest } from '../../../domain/language/extraction-request.ts';
import type { SessionState } from '../../../domain/session/state.ts';
import type { BenchConfiguration } from '../configurations.ts';
import type { Way } from '../models.ts';
import type { Truth } from '../oracle.ts';
import { newSession, pinnedOf, playTurn } from '../play-turn.ts';
import type { Expected } from '../score.ts';

/** A user of a service, by what they reply to each question. */
export interface Conversation {
  readonly id: string;
  readonly configuration: BenchConfiguration;
  readonly lang: string;
  /** By question; who is asked another one does not know. */
  readonly replies: ReadonlyMap<string, UserReply>;
  /** The words in which the agent puts a question; without any, those of the configuration. */
  readonly wordingOf: (questionId: string) => string | undefined;
  /** When it takes place, where replies say "tomorrow". */
  readonly at?: string;
}

export interface UserReply {
  readonly text: string;
  /** Ids of the informations that it tells. */
  readonly told: readonly string[];
  /** By slot. */
  readonly expected: Readonly<Record<string, Expected>>;
}

export interface PlayedConversation {
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

/** The shares of conversations, and of turns, that say how a way of understanding did. */
export interface ConversationFigures {
  /** Share of the turns in which a model was asked. */
  readonly asked: number;
  readonly finished: number;
  readonly askedAgain: number;
  /** Of the finished ones, a conversation. */
  readonly turns: number;
  readonly ofForm: number;
}

export function figuresOfConversations(played: readonly PlayedConversation[]): ConversationFigures {
  const sum = (of: readonly PlayedConversation[], what: 'turns' | 'formTurns' | 'modelTurns') =>
    of.reduce((all, each) => all + each[what], 0);
  const finished = played.filter(({ isFinished }) => isFinished);
  return {
    asked: sum(played, 'modelTurns') / sum(played, 'turns'),
    finished: finished.length / played.length,
    askedAgain: played.filter(({ isAskedAgain }) => isAskedAgain).length / played.length,
    turns: sum(finished, 'turns') / finished.length,
    ofForm: sum(finished, 'turns') / sum(finished, 'formTurns'),
  };
}

const TURNS_MAX = 30;
const DOES_NOT_KNOW: Readonly<Record<string, string>> = {
  en: "I don't know.",
  de: 'Das weiß ich nicht.',
  fr: 'Je ne sais pas.',
  es: 'No lo sé.',
  it: 'Non lo so.',
  nl: 'Dat weet ik niet.',
  pt: 'Não sei.',
  zh: '我不知道。',
};

/**
 * Plays one through the session decider: an agent puts rank 1, the user answers with their reply to it, and leaves when
 * asked the same again.
 */
export function playConversation(
  conversation: Conversation,
  { isNamed, way }: { readonly isNamed: boolean; readonly way: Way },
): PlayedConversation {
  const { configuration, at } = conversation;
  const pinned = pinnedOf(configuration);
  const given = givenIn(conversation);
  const told = new Set<string>();
  let { state, answer } = playTurn(pinned, newSession(), { at });
  let turns = 0;
  let modelTurns = 0;
  let isAskedAgain = false;
  while (turns < TURNS_MAX && !knowsAll(state, given) && answer.candidates.length > 0) {
    const questionId = answer.candidates[0]!;
    const own = pinned.informationsOf.get(questionId) ?? [];
    isAskedAgain = own.length > 0 && own.every(({ id }) => told.has(id));
    if (isAskedAgain) break;
    const reply = replyTo(conversation, questionId);
    const named = isNamed ? { question_id: questionId } : { decision_id: answer.decision_id! };
    const assistant_text = wordingFor(conversation, questionId);
    const previousTurn = { ...named, assistant_text, user_text: reply.text };
    const truth = truthOf(conversation, questionId, turns);
    const ask = way.model && ((request: ExtractionRequest) => way.model!(truth, request));
    const played = playTurn(pinned, state, { previousTurn, at, ask, use: way.use });
    ({ state, answer } = played);
    if (played.isAsked) modelTurns++;
    for (const id of reply.told) told.add(id);
    turns++;
  }
  const isFinished = knowsAll(state, given);
  const formTurns = formTurnsOf(conversation, given);
  return { isFinished, isAskedAgain, turns, modelTurns, formTurns };
}

/** Informations that the user would ever tell. */
export function givenIn({ replies }: Conversation): ReadonlySet<string> {
  return new Set(Array.from(replies.values()).flatMap(({ told }) => told));
}

function replyTo({ replies, lang }: Conversation, questionId: string): UserReply {
  const unknowing = DOES_NOT_KNOW[lang] ?? DOES_NOT_KNOW['en']!;
  return replies.get(questionId) ?? { text: unknowing, told: [], expected: {} };
}

function wordingFor({ wordingOf, configuration }: Conversation, questionId: string): string {
  const { questions } = configuration.artifact;
  return wordingOf(questionId) ?? questions.find(({ id }) => id === questionId)!.text;
}

/** What a model that knows everything knows of the reply to a question. */
function truthOf(conversation: Conversation, questionId: string, turn: number): Truth {
  const { configuration } = conversation;
  const { text, expected } = replyTo(conversation, questionId);
  const asked = [...configuration.slots].filter(([, slot]) => slot.question_id === questionId);
  const isAnswered = asked.some(([slot]) => expected[slot] !== undefined);
  return {
    id: `${conversation.id} ${turn}`,
    configuration,
    userText: text,
    askedSlots: asked.map(([slot]) => slot),
    outcome: isAnswered ? 'asked_answered' : 'asked_no_answer',
    expected,
  };
}

function knowsAll({ targets }: SessionState, given: ReadonlySet<string>): boolean {
  return [...given].every((id) => (targets.get(id)?.coverage ?? 0) > 0);
}

function formTurnsOf(conversation: Conversation, given: ReadonlySet<string>): number {
  const known = new Set<string>();
  let turns = 0;
  const { success_informations } = conversation.configuration.artifact;
  for (const { id, primary_question_id: questionId } of success_informations) {
    if (known.size === given.size) break;
    if (known.has(id)) continue;
    turns++;
    for (const each of replyTo(conversation, questionId).told) known.add(each);
  }
  return turns;
}
