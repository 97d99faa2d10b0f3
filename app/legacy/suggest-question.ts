import type { Refused } from '../../domain/accept-or-refuse.ts';
import {
  unknownConfiguration,
  unreadablePublication,
} from '../../domain/configuration/configuration-refusals.ts';
import type { NextQuestionsBody } from '../../domain/legacy/commands.ts';
import { nextQuestion } from '../../domain/legacy/next-question.ts';
import type { Owner } from '../../domain/owner.ts';
import { activePublication } from '../configuration/load-configuration.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { finishInSlices } from '../core/in-slices.ts';

interface SuggestedQuestion {
  readonly next_question: { readonly external_id: string; readonly text: string } | null;
  readonly exhausted: boolean;
  readonly service_version: string;
}

/** The beta's stateless question: answered from the active publication, nothing is written. */
export async function suggestQuestion(
  dependencies: Dependencies,
  owner: Owner,
  request: NextQuestionsBody,
): Promise<{ readonly ok: true; readonly answer: SuggestedQuestion } | Refused> {
  const publication = await activePublication(dependencies, owner);
  if (!publication) return unknownConfiguration('published');
  const pinned = await dependencies.artifacts.load(owner, publication.artifactDigest);
  if (!pinned) return unreadablePublication();
  const at = new Date(dependencies.now()).toISOString();
  const question = await finishInSlices(nextQuestion(request, pinned, at));
  const answer = {
    next_question: question ? { external_id: question.id, text: question.text } : null,
    exhausted: question === undefined,
    service_version: dependencies.engineVersion,
  };
  return { ok: true, answer };
}
