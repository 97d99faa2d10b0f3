import type { Configuration } from '../../domain/configuration/entities.ts';
import type { DataConfiguration, DataConversation } from './read-data-set.ts';

/** What a recorded user says to a question, and its values as a client hands them over. */
export interface Reply {
  readonly text: string;
  readonly updates: readonly ClientUpdate[];
}

interface ClientUpdate {
  readonly id: string;
  readonly operation: 'set' | 'not_applicable';
  readonly value?: unknown;
}

/** By question. */
export type Replies = ReadonlyMap<string, Reply>;

export function repliesOf(
  { replies, turns }: DataConversation,
  slots: DataConfiguration['slots'],
): Replies {
  const byQuestion = new Map<string, Reply>();
  for (const [slot, [first]] of Object.entries(replies)) {
    const turn = turns[first!]!;
    if (!turn.labels_ok || slots[slot] === undefined) continue;
    const updates = Object.entries(turn.informed).flatMap(
      ([informed, { value }]): ClientUpdate[] => {
        const id = slots[informed]?.success_information_id;
        if (id === undefined) return [];
        return [
          value === null ? { id, operation: 'not_applicable' } : { id, operation: 'set', value },
        ];
      },
    );
    byQuestion.set(slots[slot].question_id, { text: turn.user_text, updates });
  }
  return byQuestion;
}

/** A configuration's changes, with another order strength of its objective. */
export function withOrderStrength(changes: readonly object[], order_strength: number): object[] {
  return changes.map((change) => {
    const { entity, objective } = change as { entity: string; objective?: object };
    return entity === 'objective'
      ? { ...change, objective: { ...objective, order_strength } }
      : change;
  });
}

/** Whether an information belongs to a blocking sub-objective. */
export function blockingOf({
  questions,
  sub_objectives,
  success_informations,
}: Configuration): (informationId: string) => boolean {
  const blocking = new Set(
    sub_objectives
      .filter(({ completion_role }) => completion_role === 'blocking')
      .map(({ id }) => id),
  );
  const asking = new Set(
    questions.filter(({ sub_objective_id }) => blocking.has(sub_objective_id)).map(({ id }) => id),
  );
  const wanted = new Set(
    success_informations
      .filter(({ primary_question_id }) => asking.has(primary_question_id))
      .map(({ id }) => id),
  );
  return (id) => wanted.has(id);
}
