import type { PublicationCounts } from '../domain/experience/counts.ts';
import type { Scope } from '../domain/scope.ts';
import type { ExperienceTable } from './experience.ts';
import type { ReadModels } from './store/port.ts';

/** One row of any table: two ids and four figures, as far as it has them. */
interface CountRow {
  readonly kind: ExperienceTable;
  readonly version: string;
  readonly id: string;
  readonly other: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

const OF_SERVICE = 'WHERE tenant = ?1 AND service = ?2';

/** One statement, so that no table is read later than another. */
const ALL_COUNTS = `
  SELECT 'publications' AS kind, version, position AS id, '' AS other, sessions AS a, finished AS b, 0 AS c, 0 AS d
    FROM experience_publications ${OF_SERVICE}
  UNION ALL SELECT 'questions', version, question_id, '', proposed, answered, no_answer, refused
    FROM experience_questions ${OF_SERVICE}
  UNION ALL SELECT 'informations', version, information_id, '', given, 0, 0, 0
    FROM experience_informations ${OF_SERVICE}
  UNION ALL SELECT 'told', version, question_id, information_id, told, known, 0, 0
    FROM experience_told ${OF_SERVICE}
  UNION ALL SELECT 'beside_unanswered', version, question_id, other_id, asked, answered, 0, 0
    FROM experience_beside_unanswered ${OF_SERVICE}
  ORDER BY version, id, other`;

/** The counts of all publications of a service as one moment saw them, in the order of their ids. @throws StoreUnavailable */
export async function readExperience(
  store: ReadModels,
  { tenant, service }: Scope,
): Promise<readonly PublicationCounts[]> {
  const byVersion = new Map<string, CountRow[]>();
  for (const row of await store.all<CountRow>(ALL_COUNTS, tenant, service)) {
    const rows = byVersion.get(row.version);
    if (rows) rows.push(row);
    else byVersion.set(row.version, [row]);
  }
  return [...byVersion.values()].map(publicationCounts);
}

function publicationCounts(rows: readonly CountRow[]): PublicationCounts {
  const of = (kind: ExperienceTable) => rows.filter((row) => row.kind === kind);
  const publication = of('publications')[0]!;
  return {
    configuration_version: publication.version,
    sessions: publication.a,
    finished: publication.b,
    position: publication.id,
    questions: of('questions').map(({ id: question_id, a: proposed, b, c, d }) => ({
      ...{ question_id, proposed, asked: b + c + d },
      ...{ answered: b, no_answer: c, refused: d },
    })),
    informations: of('informations').map(({ id, a }) => ({ information_id: id, given: a })),
    told: of('told').map(({ id: question_id, other: information_id, a: told, b: known }) => ({
      ...{ question_id, information_id, told, known },
    })),
    beside_unanswered: of('beside_unanswered').map(
      ({ id: question_id, other: other_id, a: asked, b: answered }) => ({
        ...{ question_id, other_id, asked, answered },
      }),
    ),
  };
}
