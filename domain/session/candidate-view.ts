import type { Question } from '../configuration/entities.ts';
import type { PinnedArtifact } from './pinned-artifact.ts';

/** A proposed question, rehydrated from the pinned publication. */
export interface CandidateView {
  readonly rank: number;
  readonly question_id: string;
  readonly text: string;
  readonly type: Question['type'];
  readonly choices: readonly { readonly choice_id: string; readonly label: string }[];
  readonly target_ids: readonly string[];
}

/** Candidates as they leave: exactly these fields, in this order. */
export function candidateViews(
  questionIds: readonly string[],
  pinned: PinnedArtifact,
): readonly CandidateView[] {
  return questionIds.map((id, i) => ({ rank: i + 1, ...unrankedView(id, pinned) }));
}

type UnrankedView = Omit<CandidateView, 'rank'>;

/** By publication and question: made when it is proposed first. */
const unranked = new WeakMap<PinnedArtifact, Map<string, UnrankedView>>();

/** What a question leaves as, whatever its rank is: the same object each time. */
export function unrankedView(id: string, pinned: PinnedArtifact): UnrankedView {
  const views = unranked.get(pinned) ?? new Map<string, UnrankedView>();
  if (views.size === 0) unranked.set(pinned, views);
  const known = views.get(id);
  if (known) return known;
  const question = pinned.artifact.questions[pinned.compiled.questionIndexes.get(id)!]!;
  const view: UnrankedView = {
    question_id: id,
    text: question.text,
    type: question.type,
    choices: question.choices.map((choice) => ({ choice_id: choice.id, label: choice.label })),
    target_ids: pinned.targetIds.get(id) ?? [],
  };
  views.set(id, view);
  return view;
}
