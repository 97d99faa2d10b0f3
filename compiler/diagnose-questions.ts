import type { Artifact } from '../domain/artifact/artifact.ts';
import type { Choice, Question } from '../domain/configuration/entities.ts';
import { fold, wordsOf } from '../domain/language/text/words.ts';
import type { Diagnostic } from './diagnostic.ts';
import { findOvershadowing } from './overshadowing.ts';

/** Active questions that get in each other's way, in the order of the questions. */
export function diagnoseQuestions(artifact: Artifact): Diagnostic[] {
  const overshadowing = findOvershadowing(artifact);
  const firstOfWording = new Map<string, Question>();
  return artifact.questions.flatMap((question, index) => {
    if (!question.active) return [];
    const wording = wordingOf(question.text);
    const earlier = firstOfWording.get(wording);
    if (earlier === undefined) firstOfWording.set(wording, question);
    return [
      ...conflictingChoices(question),
      ...conflictingQuestions(question, earlier),
      ...redundancy(artifact, index, overshadowing[index]!),
    ];
  });
}

function wordingOf(text: string): string {
  return wordsOf(fold(text)).join(' ') || text;
}

function conflictingChoices(question: Question): Diagnostic[] {
  const firstOfLabel = new Map<string, Choice>();
  return question.choices.flatMap((choice, position) => {
    const label = wordingOf(choice.label);
    const earlier = firstOfLabel.get(label);
    if (earlier === undefined) firstOfLabel.set(label, choice);
    if (earlier === undefined || meaningOf(earlier) === meaningOf(choice)) return [];
    return [
      {
        ...about(question),
        code: 'conflicting_choices',
        severity: 'warning',
        path: `/choices/${position}/label`,
        message: `Reads like choice ${earlier.id}, but stands for something else.`,
      },
    ];
  });
}

/** Choices without a value stand for themselves. */
function meaningOf({ id, maps_to_value }: Choice): string {
  return maps_to_value === undefined ? `choice ${id}` : JSON.stringify(maps_to_value);
}

function conflictingQuestions(question: Question, earlier: Question | undefined): Diagnostic[] {
  if (earlier === undefined) return [];
  const elsewhere = question.sub_objective_id !== earlier.sub_objective_id;
  if (!elsewhere && choicesOf(question) === choicesOf(earlier)) return [];
  const difference = elsewhere ? 'of another sub-objective' : 'with other choices';
  return [
    {
      ...about(question),
      code: 'conflicting_questions',
      severity: 'warning',
      path: '/text',
      message: `Is worded like ${earlier.id} ${difference}: an answer to it may be taken for the other's.`,
    },
  ];
}

function choicesOf({ choices }: Question): string {
  return choices.map((choice) => `${wordingOf(choice.label)}: ${meaningOf(choice)}`).join('\n');
}

function redundancy(artifact: Artifact, index: number, better: number | undefined): Diagnostic[] {
  const question = artifact.questions[index]!;
  const variant = artifact.duplicate_groups[index]!;
  if (variant !== index) {
    const { id } = artifact.questions[variant]!;
    return [
      {
        ...about(question),
        code: 'redundant_question',
        severity: 'info',
        path: '/text',
        message: `Asks the same as ${id} in other words; the two are never proposed together.`,
      },
    ];
  }
  if (better === undefined) return [];
  const { id } = artifact.questions[better]!;
  return [
    {
      ...about(question),
      code: 'unreachable_question',
      severity: 'warning',
      path: '',
      message:
        `All that it covers, ${id} covers as surely and with no more effort: ` +
        'it is proposed only once that one has failed.',
    },
  ];
}

function about(question: Question) {
  return { entity: 'question', id: question.id } as const;
}
