import { servicePath } from '../api.ts';
import type { Configuration } from '../configuration/model.ts';
import type { Visit } from '../visit.ts';

/** What the ids of a conversation were in words; an id that is not known is its own. */
export interface Wording {
  readonly question: (id: string) => string;
  readonly choices: (questionId: string, ids: readonly string[]) => string;
}

/** As the version says that the session began with; ids alone for who may not read it. */
export async function readWording({ api, place }: Visit, version: unknown): Promise<Wording> {
  const path = servicePath(place!, 'configuration/versions', encodeURIComponent(String(version)));
  const read = await api.ask<Configuration>(path);
  const questions = new Map(
    read.ok ? read.body.questions.map((question) => [question.id, question]) : [],
  );
  return {
    question: (id) => questions.get(id)?.text ?? id,
    choices: (questionId, ids) => {
      const choices = questions.get(questionId)?.choices ?? [];
      return ids.map((id) => choices.find((each) => each.id === id)?.label ?? id).join(', ');
    },
  };
}
