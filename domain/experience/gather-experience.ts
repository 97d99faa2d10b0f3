import type { Experience, Smoothing } from '../artifact/artifact.ts';
import type { Configuration } from '../configuration/entities.ts';
import { mapInSteps, type Steps, sortInSteps } from '../steps.ts';
import type { PublicationCounts } from './counts.ts';

/** Whether a question, or an information, meant in a publication what it means in the draft. */
export interface SameMeaning {
  readonly question: (configurationVersion: string, id: string) => boolean;
  readonly information: (configurationVersion: string, id: string) => boolean;
}

/** Others whose missing answer is remembered for a question: those it was asked beside most often. */
const OTHERS_MAX = 16;

const SMOOTHING: Smoothing = { prior: 4, explores: 8 };

/**
 * Adds up what past sessions told of a draft's entities, by their places in it; a row a step.
 * @returns undefined where no question of it was asked yet
 */
export function* gatherExperience(
  draft: Pick<Configuration, 'questions' | 'success_informations'>,
  publications: readonly PublicationCounts[],
  isSame: SameMeaning,
): Steps<Experience | undefined> {
  const sums = new ExperienceSums(draft);
  for (const publication of publications) yield* sums.add(publication, isSame);
  return yield* sums.experience();
}

/** Place in the draft; undefined where it is not there, or meant something else. */
type PlaceOf = (id: string) => number | undefined;

class ExperienceSums {
  readonly #questions: ReadonlyMap<string, number>;
  readonly #informations: ReadonlyMap<string, number>;
  readonly #counts;
  readonly #pairs = new Map<number, { told: number; known: number }>();
  /** Per question: by the place of another one that was not answered. */
  readonly #besides: readonly Map<number, { asked: number; answered: number }>[];
  #position = '';
  #sessions = 0;

  constructor({
    questions,
    success_informations,
  }: Pick<Configuration, 'questions' | 'success_informations'>) {
    this.#questions = placesOf(questions);
    this.#informations = placesOf(success_informations);
    this.#besides = questions.map(() => new Map());
    const perQuestion = () => questions.map(() => 0);
    const perInformation = () => success_informations.map(() => 0);
    this.#counts = {
      questions: {
        proposed: perQuestion(),
        asked: perQuestion(),
        answered: perQuestion(),
        refused: perQuestion(),
      },
      informations: { finished: perInformation(), given: perInformation() },
    };
  }

  *add(publication: PublicationCounts, isSame: SameMeaning): Steps<void> {
    const { configuration_version: version } = publication;
    const question = (id: string) =>
      isSame.question(version, id) ? this.#questions.get(id) : undefined;
    const information = (id: string) =>
      isSame.information(version, id) ? this.#informations.get(id) : undefined;
    yield* this.#addQuestions(publication, question);
    yield* this.#addInformations(publication, information);
    for (const { question_id, information_id, told, known } of publication.told) {
      yield;
      const [row, column] = [question(question_id), information(information_id)];
      if (row !== undefined && column !== undefined) this.#addPair(row, column, { told, known });
    }
    for (const { question_id, other_id, asked, answered } of publication.beside_unanswered) {
      yield;
      const [row, column] = [question(question_id), question(other_id)];
      if (row === undefined || column === undefined) continue;
      const beside = this.#besides[row]!;
      const sum = beside.get(column) ?? { asked: 0, answered: 0 };
      beside.set(column, { asked: sum.asked + asked, answered: sum.answered + answered });
    }
    this.#sessions += publication.sessions;
    if (publication.position > this.#position) this.#position = publication.position;
  }

  *#addQuestions(publication: PublicationCounts, placeOf: PlaceOf): Steps<void> {
    const { questions } = this.#counts;
    for (const counts of publication.questions) {
      yield;
      const place = placeOf(counts.question_id);
      if (place === undefined) continue;
      for (const name of ['proposed', 'asked', 'answered', 'refused'] as const) {
        questions[name][place]! += counts[name];
      }
    }
  }

  *#addInformations({ finished, informations }: PublicationCounts, placeOf: PlaceOf): Steps<void> {
    const sums = this.#counts.informations;
    for (const id of this.#informations.keys()) {
      yield;
      const place = placeOf(id);
      if (place !== undefined) sums.finished[place]! += finished;
    }
    for (const { information_id, given } of informations) {
      yield;
      const place = placeOf(information_id);
      if (place !== undefined) sums.given[place]! += given;
    }
  }

  *experience(): Steps<Experience | undefined> {
    const { questions, informations } = this.#counts;
    if (!questions.asked.some((times) => times > 0)) return undefined;
    const pairs = yield* sortInSteps([...this.#pairs], ([a], [b]) => a - b);
    const count = this.#informations.size;
    const rowOf = (pair: number) => Math.floor(pair / count);
    return {
      position: this.#position,
      sessions: this.#sessions,
      smoothing: SMOOTHING,
      questions,
      informations,
      told: {
        question: yield* mapInSteps(pairs, ([pair]) => rowOf(pair)),
        information: yield* mapInSteps(pairs, ([pair]) => pair % count),
        open: yield* mapInSteps(
          pairs,
          ([pair, { known }]) => questions.answered[rowOf(pair)]! - known,
        ),
        told: yield* mapInSteps(pairs, ([, { told }]) => told),
      },
      beside_unanswered: yield* this.#besideUnanswered(),
    };
  }

  *#besideUnanswered(): Steps<NonNullable<Experience['beside_unanswered']>> {
    const most = yield* mapInSteps(this.#besides, (besides, question) =>
      [...besides]
        .sort(([a, x], [b, y]) => y.asked - x.asked || a - b)
        .slice(0, OTHERS_MAX)
        .sort(([a], [b]) => a - b)
        .map(([other, counts]) => ({ question, other, ...counts })),
    );
    const rows = most.flat();
    return {
      question: rows.map(({ question }) => question),
      other: rows.map(({ other }) => other),
      asked: rows.map(({ asked }) => asked),
      answered: rows.map(({ answered }) => answered),
    };
  }

  #addPair(row: number, column: number, { told, known }: { told: number; known: number }): void {
    const pair = row * this.#informations.size + column;
    const sum = this.#pairs.get(pair) ?? { told: 0, known: 0 };
    this.#pairs.set(pair, { told: sum.told + told, known: sum.known + known });
  }
}

function placesOf(entities: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(entities.map(({ id }, place) => [id, place]));
}
