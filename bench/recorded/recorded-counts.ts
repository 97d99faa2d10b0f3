import {
  type CountedCommit,
  type CountedSession,
  countCommit,
} from '../../domain/experience/count-session.ts';
import type { PublicationCounts } from '../../domain/experience/counts.ts';
import type { CompiledArtifact } from '../../domain/progress/compiled-artifact.ts';
import type { SimulatedSession } from '../../domain/simulation/run-session.ts';
import type { RecordedUser } from './recorded-users.ts';

/** Counts sessions of recorded users as the view of the log counts them. */
export class RecordedCounts {
  readonly #questions = new Map<
    string,
    Record<'proposed' | 'answered' | 'no_answer' | 'refused', number>
  >();
  readonly #told = new Map<string, { told: number; known: number }>();
  readonly #given = new Map<string, number>();
  readonly #besides = new Map<string, { asked: number; answered: number }>();
  readonly #sessions = { sessions: 0, finished: 0 };

  take(artifact: CompiledArtifact, user: RecordedUser, session: SimulatedSession): void {
    const counted: CountedSession = { known: new Set(), asked: new Map(), isFinished: false };
    const questions = artifact.artifact.questions;
    this.#count(counted, { isStart: true });
    session.turns.forEach(({ question, outcome }, nth) => {
      const questionId = questions[question]!.id;
      const told = outcome === 'asked_answered' ? (user.replies.get(questionId)?.told ?? []) : [];
      const isFinished = nth === session.turns.length - 1;
      this.#count(counted, { outcomes: [{ questionId, outcome }], told, isFinished });
    });
  }

  #count(session: CountedSession, commit: Partial<CountedCommit>): void {
    const nothing = {
      isStart: false,
      proposed: [],
      outcomes: [],
      told: [],
      unset: [],
      isFinished: false,
    };
    countCommit(
      session,
      { ...nothing, ...commit },
      {
        session: (add) => {
          this.#sessions[add] += 1;
        },
        question: (id, add) => {
          const row = this.#questions.get(id) ?? {
            proposed: 0,
            answered: 0,
            no_answer: 0,
            refused: 0,
          };
          const name = add.replace('asked_', '') as keyof typeof row;
          this.#questions.set(id, { ...row, [name]: row[name] + 1 });
        },
        given: (id) => this.#given.set(id, (this.#given.get(id) ?? 0) + 1),
        told: (question, information, add) => {
          const key = `${question} ${information}`;
          const row = this.#told.get(key) ?? { told: 0, known: 0 };
          this.#told.set(key, { ...row, [add]: row[add] + 1 });
        },
        besideUnanswered: (question, other, isAnswered) => {
          const key = `${question} ${other}`;
          const { asked, answered } = this.#besides.get(key) ?? { asked: 0, answered: 0 };
          this.#besides.set(key, { asked: asked + 1, answered: answered + Number(isAnswered) });
        },
      },
    );
  }

  publication(): PublicationCounts {
    return {
      configuration_version: 'v1',
      position: '1',
      ...this.#sessions,
      questions: [...this.#questions].map(([question_id, row]) => ({
        question_id,
        ...row,
        asked: row.answered + row.no_answer + row.refused,
      })),
      informations: [...this.#given].map(([information_id, given]) => ({ information_id, given })),
      told: [...this.#told].map(([key, row]) => {
        const [question_id, information_id] = key.split(' ') as [string, string];
        return { question_id, information_id, ...row };
      }),
      beside_unanswered: [...this.#besides].map(([key, row]) => {
        const [question_id, other_id] = key.split(' ') as [string, string];
        return { question_id, other_id, ...row };
      }),
    };
  }
}
