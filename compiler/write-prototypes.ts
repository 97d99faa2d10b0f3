import type { Prototypes } from '../domain/artifact/artifact.ts';
import type { Configuration, Question } from '../domain/configuration/entities.ts';
import { wordsOfPhrase } from '../domain/language/text/tokens.ts';
import type { CallOptions, Model, WordingBatch, WrittenWords } from '../semantics/port.ts';
import { inTurns } from './in-turns.ts';

const BATCH_QUESTIONS_MAX = 15;
/** Questions beyond these are read by their own words alone. */
const QUESTIONS_MAX = 600;
const BATCHES_AT_ONCE_MAX = 4;
const TEXT_UNITS_MAX = 400;
const CHOICES_MAX = 40;

/**
 * Has a language model write how else the questions of a draft may be asked, and their choices be called. Nothing of it is
 * needed: a batch that fails is left out, and so is whatever would read one thing as another.
 * @param onFailure told why a batch was left out
 */
export async function writePrototypes(
  configuration: Configuration,
  model: Model,
  asking: Pick<CallOptions, 'tenant' | 'signal'>,
  onFailure: (error: unknown) => void,
): Promise<readonly Prototypes[]> {
  const tasks = batchesOf(configuration).map((batch) => async () => {
    if (asking.signal?.aborted) return [];
    return (await model.writeWords?.(batch, asking)) ?? [];
  });
  // What one batch was refused for, the others would be too.
  const written = await inTurns(tasks, BATCHES_AT_ONCE_MAX, onFailure);
  return usablePrototypes(configuration, written);
}

function batchesOf({ questions, success_informations }: Configuration): WordingBatch[] {
  const active = questions.filter((question) => question.active).slice(0, QUESTIONS_MAX);
  const batches: WordingBatch[] = [];
  for (let start = 0; start < active.length; start += BATCH_QUESTIONS_MAX) {
    const slice = active.slice(start, start + BATCH_QUESTIONS_MAX);
    batches.push({
      questions: slice.map(({ id, text, choices }) => ({
        id,
        text: cut(text),
        informations: success_informations
          .filter(({ primary_question_id }) => primary_question_id === id)
          .map(({ label }) => cut(label)),
        choices: choices
          .slice(0, CHOICES_MAX)
          .map((choice) => ({ id: choice.id, label: cut(choice.label) })),
      })),
    });
  }
  return batches;
}

function cut(text: string): string {
  return text.slice(0, TEXT_UNITS_MAX).toWellFormed();
}

const WORDINGS_MAX = 6;
const WORDING_UNITS_MAX = 200;
const WORDS_MAX = 8;
const WORDS_UNITS_MAX = 60;
/** A phrase of more words is hardly said as it stands. */
const PHRASE_WORDS_MAX = 5;

/**
 * What of it can be used: a way to ask that asks for one question alone, a phrase that names one choice alone, in the order of the
 * draft, within bounds.
 */
export function usablePrototypes(
  { questions }: Configuration,
  written: readonly WrittenWords[],
): readonly Prototypes[] {
  const byId = new Map(written.map((each) => [each.question_id, each]));
  const taken = new Map<string, string>();
  for (const { id, text } of questions) taken.set(folded(text), id);
  const isOwn = ownersOf(
    written.flatMap(({ question_id, wordings }) =>
      wordings.map((wording) => [folded(wording), question_id] as const),
    ),
  );
  return questions.flatMap((question) => {
    const own = byId.get(question.id);
    if (!own) return [];
    const wordings = distinct(own.wordings, WORDING_UNITS_MAX)
      .filter((text) => !taken.has(folded(text)) && isOwn(folded(text)))
      .slice(0, WORDINGS_MAX);
    const choices = usableChoices(question, own);
    if (wordings.length === 0 && choices.length === 0) return [];
    return [{ question_id: question.id, wordings, choices }];
  });
}

function usableChoices({ choices }: Question, own: WrittenWords): Prototypes['choices'] {
  const labels = new Set(
    choices.flatMap(({ label, synonyms = [] }) => [label, ...synonyms].map(folded)),
  );
  const isOwn = ownersOf(
    own.choices.flatMap(({ choice_id, words }) =>
      words.map((phrase) => [folded(phrase), choice_id] as const),
    ),
  );
  const byId = new Map(own.choices.map((each) => [each.choice_id, each.words]));
  return choices.flatMap(({ id }) => {
    const words = distinct(byId.get(id) ?? [], WORDS_UNITS_MAX)
      .filter((phrase) => isPhrase(phrase) && !labels.has(folded(phrase)) && isOwn(folded(phrase)))
      .slice(0, WORDS_MAX);
    return words.length === 0 ? [] : [{ choice_id: id, words }];
  });
}

/** A number alone would be read out of any sentence. */
function isPhrase(phrase: string): boolean {
  return wordsOfPhrase(phrase).length <= PHRASE_WORDS_MAX && /\p{L}/u.test(phrase);
}

/** Whether a text was written for one thing alone. */
function ownersOf(pairs: readonly (readonly [text: string, owner: string])[]) {
  const owners = new Map<string, Set<string>>();
  for (const [text, owner] of pairs) owners.set(text, (owners.get(text) ?? new Set()).add(owner));
  return (text: string): boolean => owners.get(text)?.size === 1;
}

/** Control characters and all else that no one would say; surrogates by themselves among them. */
const UNSPOKEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}<>{}\\]/u;

function distinct(texts: readonly string[], unitsMax: number): string[] {
  const byWords = new Map<string, string>();
  for (const text of texts) {
    const spoken = text.normalize('NFC').trim();
    const key = folded(spoken);
    const isUsable = spoken.length <= unitsMax && key !== '' && !UNSPOKEN.test(spoken);
    if (isUsable && !byWords.has(key)) byWords.set(key, spoken);
  }
  return [...byWords.values()];
}

function folded(text: string): string {
  return wordsOfPhrase(text).join(' ');
}
