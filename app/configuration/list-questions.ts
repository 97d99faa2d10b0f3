import type { Refused } from '../../domain/accept-or-refuse.ts';
import {
  unknownConfiguration,
  unreadablePublication,
} from '../../domain/configuration/configuration-refusals.ts';
import type { Question, QuestionType } from '../../domain/configuration/entities.ts';
import { activePublicationOf } from '../../domain/configuration/state.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { latestConfiguration } from './load-configuration.ts';

export interface QuestionFilter {
  readonly subObjectiveId: string | undefined;
  readonly type: QuestionType | undefined;
  readonly active: boolean | undefined;
}

/** Where a page begins: in one publication, so that pages fit together whatever is published meanwhile. */
export interface QuestionPlace {
  readonly configurationVersion: string;
  /** Matching questions before it. */
  readonly offset: number;
}

interface QuestionPage {
  readonly ok: true;
  readonly configurationVersion: string;
  readonly questions: readonly Question[];
  readonly next: QuestionPlace | undefined;
}

/** A page of the published questions, in the order of their creation. */
export async function listQuestions(
  dependencies: Dependencies,
  owner: Owner,
  page: {
    readonly filter: QuestionFilter;
    readonly limit: number;
    readonly from: QuestionPlace | undefined;
  },
): Promise<QuestionPage | Refused> {
  const { filter, limit, from } = page;
  const state = await latestConfiguration(dependencies, owner);
  const publication = from
    ? state.publications.find((each) => each.configurationVersion === from.configurationVersion)
    : activePublicationOf(state);
  if (!publication) return unknownConfiguration('published');
  const pinned = await dependencies.artifacts.load(owner, publication.artifactDigest);
  if (!pinned) return unreadablePublication();
  const matching = pinned.artifact.questions.filter((question) => matches(question, filter));
  const offset = from?.offset ?? 0;
  const end = offset + limit;
  const { configurationVersion } = publication;
  return {
    ok: true,
    configurationVersion,
    questions: matching.slice(offset, end),
    next: end < matching.length ? { configurationVersion, offset: end } : undefined,
  };
}

function matches(question: Question, { subObjectiveId, type, active }: QuestionFilter): boolean {
  return (
    (subObjectiveId === undefined || question.sub_objective_id === subObjectiveId) &&
    (type === undefined || question.type === type) &&
    (active === undefined || question.active === active)
  );
}
