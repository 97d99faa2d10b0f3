import { readDataSet } from '../../recorded/read-data-set.ts';
import { type BenchConfiguration, readConfigurations } from '../configurations.ts';
import { readLearnedConfigurations } from '../learned-configurations.ts';
import { WAYS } from '../models.ts';
import { readRephrasings } from '../rephrasings.ts';
import type { ReplySet } from '../replies.ts';
import type { Expected } from '../score.ts';
import {
  type Conversation,
  type ConversationFigures,
  figuresOfConversations,
  givenIn,
  playConversation,
  type UserReply,
} from './play-conversation.ts';

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

/** Plays the conversations of `conversations.jsonl.gz`, with an agent who puts questions in the words of a recorded one. */
export function benchConversations(dataDir: string, every: number): void {
  const configurations = readConfigurations(dataDir);
  const wordings = wordingsOf(dataDir);
  const all = readDataSet<ConversationRow>(dataDir, 'conversations');
  const rows = all.filter((_, i) => i % every === 0);
  const learned = readLearnedConfigurations(dataDir, configurations);
  const published = {
    'as published': ({ config_id }: ConversationRow) => configurations.get(config_id)!,
    'published with what other conversations told': (row: ConversationRow) =>
      learned(row.id) ?? configurations.get(row.config_id)!,
  };
  console.log(`\nconversations: ${rows.length}, with an agent that rephrases`);
  for (const [name, configurationOf] of Object.entries(published)) {
    const conversations = rows
      .map((row) => recorded(row, configurationOf(row), wordings))
      .filter((conversation) => givenIn(conversation).size > 0);
    printConversations(name, conversations);
  }
}

/** Prints how conversations go in every way of understanding. */
export function printConversations(name: string, conversations: readonly Conversation[]): void {
  for (const isNamed of [true, false]) {
    console.log(`${name}, ${isNamed ? 'question named' : 'by words and decision'}`);
    console.table(
      WAYS.map((way) => {
        const played = conversations.map((each) => playConversation(each, { isNamed, way }));
        return tableRow(way.name, figuresOfConversations(played));
      }),
    );
  }
}

/** The users of a set of replies: the first of a service gives the first reply to each question, the next one the second. */
export function conversationsOf({ configurations, rows }: ReplySet): readonly Conversation[] {
  const users = new Map<string, Conversation & { replies: Map<string, UserReply> }>();
  const said = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const row of rows) {
    const configuration = configurations.get(row.config_id)!;
    const questionId = configuration.slots.get(row.asked_slot)!.question_id;
    const nth = counts.get(`${row.config_id} ${questionId}`) ?? 0;
    counts.set(`${row.config_id} ${questionId}`, nth + 1);
    const id = `${row.config_id} ${nth}`;
    if (!users.has(id)) {
      const wordingOf = (question: string) => said.get(`${id} ${question}`);
      const at = `${row.reference_date}T12:00:00Z`;
      users.set(id, { id, configuration, lang: row.lang, replies: new Map(), wordingOf, at });
    }
    const { user_text: text, expected } = row;
    users
      .get(id)!
      .replies.set(questionId, { text, expected, told: toldIn(expected, configuration) });
    if (row.assistant_text !== null) said.set(`${id} ${questionId}`, row.assistant_text);
  }
  return Array.from(users.values()).filter((user) => givenIn(user).size > 0);
}

function tableRow(
  way: string,
  { asked, finished, askedAgain, turns, ofForm }: ConversationFigures,
): Record<string, string> {
  return {
    way,
    asked: asked.toFixed(3),
    finished: finished.toFixed(3),
    'asked again': askedAgain.toFixed(3),
    turns: turns.toFixed(2),
    "of the form's": ofForm.toFixed(2),
  };
}

function recorded(
  row: ConversationRow,
  configuration: BenchConfiguration,
  wordings: Wordings,
): Conversation {
  const replies = new Map<string, UserReply>();
  for (const [slot, [first]] of Object.entries(row.replies)) {
    const asked = configuration.slots.get(slot);
    const turn = row.turns[first!];
    if (asked === undefined || turn === undefined) continue;
    const { user_text: text, informed: expected } = turn;
    replies.set(asked.question_id, { text, expected, told: toldIn(expected, configuration) });
  }
  const wordingOf = (questionId: string) =>
    oneOf(wordings.get(`${configuration.id} ${questionId}`), row.id + questionId);
  return { id: row.id, configuration, lang: row.lang, replies, wordingOf };
}

function toldIn(
  expected: Readonly<Record<string, Expected>>,
  { slots }: BenchConfiguration,
): readonly string[] {
  return Object.keys(expected).flatMap((slot) => slots.get(slot)?.success_information_id ?? []);
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

/** One of the recorded wordings, by the names of conversation and question alone. */
function oneOf(wordings: readonly string[] | undefined, name: string): string | undefined {
  if (wordings === undefined) return undefined;
  let sum = 0;
  for (const letter of name) sum = (31 * sum + letter.charCodeAt(0)) % 1_000_003;
  return wordings[sum % wordings.length];
}
