import type { Artifact, Experience } from '../../domain/artifact/artifact.ts';
import type { InformationCounts, PublicationCounts } from '../../domain/experience/counts.ts';
import {
  type SummedQuestion,
  type SummedTold,
  sumCounts,
} from '../../domain/experience/sum-counts.ts';
import type { Owner } from '../../domain/owner.ts';
import { mapInSteps, type Steps } from '../../domain/steps.ts';
import { experience } from '../../projections/experience.ts';
import { readExperience } from '../../projections/read-experience.ts';
import { inSnapshot } from '../../projections/store/in-snapshot.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import { activePublication } from '../configuration/load-configuration.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { finishInSlices } from '../core/in-slices.ts';
import { type AsOf, asOf } from '../operations/as-of.ts';

/** What past sessions told, as counts and nothing else, and what of it the active publication goes by. */
export interface LearnedCounts {
  readonly as_of: AsOf;
  readonly sessions: number;
  /** Sessions that achieved the objective or ran out of questions. */
  readonly finished: number;
  readonly questions: readonly LearnedQuestion[];
  readonly informations: readonly LearnedInformation[];
  /** The active publication; null while there is none. */
  readonly active: {
    readonly configuration_version: string;
    /** Null where it learned nothing: there was nothing yet, or nothing is to be learned. */
    readonly learned: { readonly position: string; readonly sessions: number } | null;
  } | null;
}

interface LearnedQuestion extends SummedQuestion {
  /** Null where the active publication knows nothing of it. */
  readonly used: UsedQuestion | null;
}

type UsedQuestion = Omit<SummedQuestion, 'question_id' | 'no_answer' | 'told'> & {
  readonly told: readonly SummedTold[];
};

interface LearnedInformation extends InformationCounts {
  readonly used: { readonly finished: number; readonly given: number } | null;
}

/** @throws LogUnavailable, StoreUnavailable */
export async function readLearnedCounts(
  dependencies: Dependencies,
  store: ReadModels,
  owner: Owner,
): Promise<LearnedCounts> {
  await dependencies.ownWritesShown(experience.name);
  const publication = await activePublication(dependencies, owner);
  const pinned =
    publication && (await dependencies.artifacts.load(owner, publication.artifactDigest));
  const read = await inSnapshot(store, async (snapshot) => ({
    as_of: await asOf(dependencies, snapshot, experience),
    counts: await readExperience(snapshot, owner),
  }));
  const learned = pinned?.artifact.experience;
  return {
    as_of: read.as_of,
    ...(await finishInSlices(countsAndUses(read.counts, pinned?.artifact))),
    active: publication
      ? {
          configuration_version: publication.configurationVersion,
          learned: learned ? { position: learned.position, sessions: learned.sessions } : null,
        }
      : null,
  };
}

/** An entity, or a row of what is counted of it, a step. */
function* countsAndUses(
  publications: readonly PublicationCounts[],
  artifact: Artifact | undefined,
): Steps<Omit<LearnedCounts, 'as_of' | 'active'>> {
  const counts = yield* sumCounts(publications);
  const used = yield* usedBy(artifact);
  return {
    ...counts,
    questions: yield* mapInSteps(counts.questions, (each) => ({
      ...each,
      used: used.questions.get(each.question_id) ?? null,
    })),
    informations: yield* mapInSteps(withUngiven(counts.informations, artifact), (each) => ({
      ...each,
      used: used.informations.get(each.information_id) ?? null,
    })),
  };
}

/** Those that nobody has given yet as well. */
function withUngiven(
  counted: readonly InformationCounts[],
  artifact: Artifact | undefined,
): readonly InformationCounts[] {
  const given = new Set(counted.map(({ information_id }) => information_id));
  const ids = (artifact?.success_informations ?? []).map(({ id }) => id);
  const ungiven = ids.filter((id) => !given.has(id));
  return [...counted, ...ungiven.map((information_id) => ({ information_id, given: 0 }))];
}

interface Used {
  readonly questions: ReadonlyMap<string, UsedQuestion>;
  readonly informations: ReadonlyMap<string, { finished: number; given: number }>;
}

function* usedBy(artifact: Artifact | undefined): Steps<Used> {
  const learned = artifact?.experience;
  if (!artifact || !learned) return { questions: new Map(), informations: new Map() };
  const { questions, informations } = learned;
  const told = yield* toldIn(artifact, learned);
  return {
    questions: new Map(
      yield* mapInSteps(artifact.questions, ({ id }, place) => [
        id,
        {
          proposed: questions.proposed[place]!,
          asked: questions.asked[place]!,
          answered: questions.answered[place]!,
          refused: questions.refused[place]!,
          told: told[place]!,
        },
      ]),
    ),
    informations: new Map(
      yield* mapInSteps(artifact.success_informations, ({ id }, place) => [
        id,
        { finished: informations.finished[place]!, given: informations.given[place]! },
      ]),
    ),
  };
}

/** Per question, what its answers told, the most often told first. */
function* toldIn(
  artifact: Artifact,
  { told }: Experience,
): Steps<readonly (readonly SummedTold[])[]> {
  const rows: SummedTold[][] = artifact.questions.map(() => []);
  for (const [pair, question] of told.question.entries()) {
    rows[question]!.push({
      information_id: artifact.success_informations[told.information[pair]!]!.id,
      told: told.told[pair]!,
      could_tell: told.open[pair]!,
    });
    yield;
  }
  return yield* mapInSteps(rows, (row) => row.sort((one, other) => other.told - one.told));
}
