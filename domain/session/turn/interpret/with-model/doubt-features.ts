import type { ReplyReading, UnderstoodValue } from '../../../../language/reading.ts';
import type { InformationEntry } from '../../../../language/reading-index/information-entry.ts';
import { isDeclining } from '../../../../language/reply-extraction/dialogue-act.ts';
import { type Token, tokenize } from '../../../../language/text/tokens.ts';
import type { PinnedArtifact } from '../../../pinned-artifact.ts';
import type { TurnInterpretation } from '../interpretation.ts';

/** What tells whether the rules read a turn rightly and in full, in the order of the features' numbers. */
const DOUBT_FEATURES = [
  'is_named',
  'certainty',
  'is_unresolved',
  'is_nothing_asked',
  'questions',
  'act_answer',
  'act_no_preference',
  'act_declining',
  'act_counter_question',
  'act_off_topic',
  'asked_informations',
  'asked_values',
  'asked_least',
  'asked_is_text',
  'asked_is_open_choice',
  'asked_is_choice',
  'asked_is_boolean',
  'asked_is_number',
  'other_values',
  'other_text_values',
  'other_least',
  'values_without_place',
  'words',
  'words_left',
  'share_left',
  'numbers_left',
  'capitals_left',
  'longest_left',
  'clauses',
  'user_asks',
  'agent_asks',
  'agent_words',
  'agent_clauses',
  'informations',
  'is_other_language',
] as const;

type Feature = (typeof DOUBT_FEATURES)[number];

/** What the rules found on a turn, as numbers. */
export function doubtFeatures(
  turn: TurnInterpretation,
  language: string | null,
  pinned: PinnedArtifact,
): Float64Array {
  const reading = turn.reading ?? NOTHING_READ;
  const features: Readonly<Record<Feature, number>> = {
    ...featuresOfQuestion(turn),
    ...featuresOfAct(reading),
    ...featuresOfValues(turn, reading.values, pinned),
    ...featuresOfWords(turn, reading.values),
    informations: Math.min(20, pinned.artifact.success_informations.length),
    is_other_language: Number(language !== null && language !== pinned.reading.language.pack.code),
  };
  return Float64Array.from(DOUBT_FEATURES, (name) => features[name]);
}

const NOTHING_READ: ReplyReading = {
  outcome: undefined,
  dialogueAct: 'off_topic',
  isYesOrNo: false,
  leavesWords: false,
  values: [],
};

function featuresOfQuestion({ resolved }: TurnInterpretation) {
  const { resolution, questionIds, certainty } = resolved;
  const isNamed = resolution === 'question_id' || resolution === 'choice_ids';
  return {
    is_named: Number(isNamed),
    certainty: isNamed ? 1 : (certainty ?? 0),
    is_unresolved: Number(resolution === 'unresolved'),
    is_nothing_asked: Number(resolution === 'nothing_asked'),
    questions: questionIds.length,
  };
}

/** An answer that no value was read of says no more than one that is off the topic. */
function featuresOfAct(reading: ReplyReading) {
  const isUnread = reading.dialogueAct === 'answer' && reading.values.length === 0;
  const dialogueAct = isUnread ? 'off_topic' : reading.dialogueAct;
  return {
    act_answer: Number(dialogueAct === 'answer'),
    act_no_preference: Number(dialogueAct === 'no_preference'),
    act_declining: Number(isDeclining(dialogueAct)),
    act_counter_question: Number(dialogueAct === 'counter_question'),
    act_off_topic: Number(dialogueAct === 'off_topic'),
  };
}

/** Stands for the least confidence where there is no value. */
const NO_VALUE = 1;

function featuresOfValues(
  { resolved }: TurnInterpretation,
  values: readonly UnderstoodValue[],
  pinned: PinnedArtifact,
) {
  const entries = new Map(pinned.reading.informations.map((entry) => [entry.id, entry]));
  const own = resolved.questionIds.flatMap((id) => pinned.informationsOf.get(id) ?? []);
  const asked = new Set(own.map(({ id }) => id));
  const main = own[0] && entries.get(own[0].id);
  const ofAsked = values.filter(({ informationId }) => asked.has(informationId));
  const others = values.filter(({ informationId }) => !asked.has(informationId));
  return {
    asked_informations: asked.size,
    asked_values: ofAsked.length,
    asked_least: leastOf(ofAsked),
    ...featuresOfKind(main),
    other_values: others.length,
    other_text_values: others.filter(({ informationId }) => isText(entries.get(informationId)))
      .length,
    other_least: leastOf(others),
    values_without_place: values.filter(({ span }) => span === undefined).length,
  };
}

function leastOf(values: readonly UnderstoodValue[]): number {
  return Math.min(NO_VALUE, ...values.map(({ confidence }) => confidence));
}

function isText(entry: InformationEntry | undefined): boolean {
  return entry?.kind === 'text';
}

function featuresOfKind(entry: InformationEntry | undefined) {
  const isChoice = entry?.kind === 'choice';
  return {
    asked_is_text: Number(isText(entry)),
    asked_is_open_choice: Number(isChoice && entry.isOpen),
    asked_is_choice: Number(isChoice && !entry.isOpen),
    asked_is_boolean: Number(entry?.kind === 'boolean'),
    asked_is_number: Number(entry?.kind === 'number'),
  };
}

/** Words beyond this many are as many. */
const WORDS_MAX = 60;

function featuresOfWords({ exchange }: TurnInterpretation, values: readonly UnderstoodValue[]) {
  const { userText = '', assistantText = '' } = exchange;
  const said = tokenize(userText);
  const agent = tokenize(assistantText);
  const left = said.filter((token) => !values.some(({ span }) => isWithin(token, span)));
  return {
    words: Math.min(WORDS_MAX, said.length),
    words_left: Math.min(WORDS_MAX, left.length),
    share_left: said.length === 0 ? 0 : left.length / said.length,
    numbers_left: left.filter(({ digits }) => digits).length,
    capitals_left: left.filter(({ capital, boundary }) => capital && boundary < 2).length,
    longest_left: Math.max(0, ...left.map(({ word }) => word.length)),
    clauses: clausesOf(said),
    user_asks: Number(/[?？]/.test(userText)),
    agent_asks: assistantText.split(/[?？]/).length - 1,
    agent_words: Math.min(WORDS_MAX, agent.length),
    agent_clauses: clausesOf(agent),
  };
}

/** Whether a word stands within a span. */
export function isWithin({ start, end }: Token, span: UnderstoodValue['span']): boolean {
  return span !== undefined && start >= span[0] && end <= span[1];
}

/** Words that begin a clause. */
export function clausesOf(tokens: readonly Token[]): number {
  return Math.min(WORDS_MAX, tokens.filter(({ boundary }) => boundary > 0).length);
}
