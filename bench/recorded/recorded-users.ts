import { compile } from '../../compiler/compile.ts';
import type {
  Configuration,
  Objective,
  Question,
  SubObjective,
  SuccessInformation,
} from '../../domain/configuration/entities.ts';
import { cosines, indexLexicon } from '../../domain/language/text/lexical.ts';
import { type CompiledArtifact, indexArtifact } from '../../domain/progress/compiled-artifact.ts';
import type { Replying } from '../../domain/simulation/run-session.ts';
import { type DataConfiguration, type DataConversation, readDataSet } from './read-data-set.ts';

/** Real conversations replayed: each user answers a question as they once did. The folder's README has the shapes. */

export interface RecordedService {
  readonly id: string;
  readonly configuration: Configuration;
  readonly users: readonly RecordedUser[];
}

export interface RecordedUser {
  readonly id: string;
  /** Ids of the informations the user ever gave. */
  readonly given: ReadonlySet<string>;
  /** Per question id: what the user said and which informations it told. */
  readonly replies: ReadonlyMap<
    string,
    { readonly text: string; readonly told: readonly string[] }
  >;
}

export function readServices(folder: string): RecordedService[] {
  const conversations = readDataSet<DataConversation>(folder, 'conversations');
  return readDataSet<DataConfiguration>(folder, 'configurations')
    .map((row) => ({
      id: row.config_id,
      configuration: configurationOf(row.changes),
      users: conversations
        .filter((conversation) => conversation.config_id === row.config_id)
        .map((conversation) => toUser(row, conversation)),
    }))
    .filter((service) => service.users.length > 0);
}

export function compileService(service: RecordedService, orderStrength: number): CompiledArtifact {
  const objective = { ...service.configuration.objective!, order_strength: orderStrength };
  const configuration = { ...service.configuration, objective };
  return indexArtifact(compile(configuration, { engineVersion: 'bench' }).artifact, 'bench');
}

/** A user in a session; `relevances` weighs the questions against the latest words. */
export function replay(compiled: CompiledArtifact, user: RecordedUser) {
  const { questions, lexicon } = compiled.artifact;
  const index = indexLexicon(lexicon);
  let latest = '';
  const replying: Replying = ({ question }) => {
    const reply = user.replies.get(questions[question]!.id);
    if (reply === undefined)
      return { outcome: 'asked_no_answer', told: new Map(), isUnknown: true };
    latest = reply.text;
    const indexes = reply.told.map((id) => compiled.informationIndexes.get(id)!);
    return { outcome: 'asked_answered', told: new Map(indexes.map((i) => [i, 0.85])) };
  };
  const relevances = () =>
    new Map(Array.from(cosines(index, latest), (value, i) => [questions[i]!.id, value]));
  return { replying, relevances };
}

/** What a draft is after the changes that create it. */
export function configurationOf(changes: readonly object[]): Configuration {
  const created = <Entity>(entity: string) =>
    (changes as readonly Readonly<Record<string, unknown>>[])
      .filter((change) => change['entity'] === entity)
      .map((change) => change[entity] as Entity);
  return {
    objective: created<Objective>('objective')[0]!,
    sub_objectives: created<SubObjective>('sub_objective'),
    success_informations: created<SuccessInformation>('success_information'),
    questions: created<Question>('question'),
  };
}

function toUser(
  { slots }: DataConfiguration,
  { id, replies, turns }: DataConversation,
): RecordedUser {
  const byQuestion = new Map<string, { text: string; told: string[] }>();
  const given = new Set<string>();
  for (const [slot, indexes] of Object.entries(replies)) {
    const turn = turns[indexes[0]!]!;
    if (!turn.labels_ok || slots[slot] === undefined) continue;
    const told = Object.keys(turn.informed).filter((informed) => slots[informed] !== undefined);
    const ids = told.map((informed) => slots[informed]!.success_information_id);
    byQuestion.set(slots[slot].question_id, { text: turn.user_text, told: ids });
    for (const told of ids) given.add(told);
  }
  return { id, given, replies: byQuestion };
}
