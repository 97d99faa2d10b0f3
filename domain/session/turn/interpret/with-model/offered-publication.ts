import type { Artifact } from '../../../../artifact/artifact.ts';
import { valueOfChoice } from '../../../../configuration/answer-value.ts';
import type { Question, SuccessInformation } from '../../../../configuration/entities.ts';
import { canonicalJson, type JsonValue } from '../../../../json/json.ts';
import type {
  OfferedChoice,
  OfferedInformation,
  OfferedPublication,
  OfferedQuestion,
} from '../../../../language/extraction-request.ts';
import type { Steps } from '../../../../steps.ts';

/** A publication of this many informations and questions is offered whole. */
export const WHOLE_INFORMATIONS_MAX = 60;
const WHOLE_QUESTIONS_MAX = 240;
const TEXT_UNITS_MAX = 400;
const CHOICES_MAX = 60;
const SYNONYMS_MAX = 12;

type TargetIds = ReadonlyMap<string, readonly string[]>;

/** Everything a model is told of a publication; null where it is too large to be told it all. */
export function* offerWhole(
  artifact: Artifact,
  targetIds: TargetIds,
): Steps<OfferedPublication | null> {
  const { questions, success_informations: informations } = artifact;
  const isSmall =
    informations.length <= WHOLE_INFORMATIONS_MAX && questions.length <= WHOLE_QUESTIONS_MAX;
  return isSmall ? yield* offer(artifact, targetIds, { questions, informations }) : null;
}

/** These questions and informations as a model is told of them. */
export function* offer(
  artifact: Artifact,
  targetIds: TargetIds,
  chosen: {
    readonly questions: readonly Question[];
    readonly informations: readonly SuccessInformation[];
  },
): Steps<OfferedPublication> {
  const primaries = new Set(chosen.informations.map((each) => each.primary_question_id));
  const byId = new Map<string, Question>();
  for (const question of artifact.questions) {
    if (primaries.has(question.id)) byId.set(question.id, question);
  }
  const informations: OfferedInformation[] = [];
  for (const information of chosen.informations) {
    const question = byId.get(information.primary_question_id);
    informations.push(yield* offerInformation(information, question));
  }
  const questions = chosen.questions.map((question) => offerQuestion(question, targetIds));
  return { questions, informations };
}

function offerQuestion({ id, text }: Question, targetIds: TargetIds): OfferedQuestion {
  return { id, text: cut(text), informationIds: targetIds.get(id) ?? [] };
}

function* offerInformation(
  information: SuccessInformation,
  question: Question | undefined,
): Steps<OfferedInformation> {
  const { id, label, schema } = information;
  return { id, label: cut(label), schema, choices: yield* choicesOf(information, question) };
}

/** The choices of the primary question, then the values that the schema alone spells out. */
function* choicesOf(
  information: SuccessInformation,
  question: Question | undefined,
): Steps<readonly OfferedChoice[]> {
  const choices = new Map<string, OfferedChoice>();
  for (const choice of question?.choices ?? []) {
    const value = valueOfChoice(question!, choice, information);
    yield;
    if (value === undefined) continue;
    const synonyms = (choice.synonyms ?? []).slice(0, SYNONYMS_MAX);
    const key = canonicalJson(value);
    if (!choices.has(key)) choices.set(key, { value, label: cut(choice.label), synonyms });
  }
  for (const value of listedIn(information)) {
    const key = canonicalJson(value);
    if (!choices.has(key)) choices.set(key, { value, label: cut(String(value)), synonyms: [] });
  }
  return [...choices.values()].slice(0, CHOICES_MAX);
}

function listedIn({ schema }: SuccessInformation): readonly JsonValue[] {
  if ('const' in schema) return [schema.const!];
  if (Array.isArray(schema.enum)) return schema.enum;
  const { items } = schema;
  const isListed = typeof items === 'object' && items !== null && 'enum' in items;
  return isListed ? (items.enum as readonly JsonValue[]) : [];
}

function cut(text: string): string {
  return text.slice(0, TEXT_UNITS_MAX).toWellFormed();
}
