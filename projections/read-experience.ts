import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PublicationCounts, QuestionCounts } from '../domain/experience/counts.ts';
import type { Owner } from '../domain/owner.ts';
import type { ExperienceTable } from './experience.ts';
import type { ReadModels, Value } from './store/port.ts';

/** Rows that are read at once: other work waits for that long. */
const PAGE_ROWS_MAX = 1_000;

/** What tells the rows of a service apart, and what they are sorted by. */
const KEYS = {
  publications: ['version'],
  questions: ['version', 'question_id'],
  informations: ['version', 'information_id'],
  told: ['version', 'question_id', 'information_id'],
  beside_unanswered: ['version', 'question_id', 'other_id'],
} as const satisfies Record<ExperienceTable, readonly string[]>;

/** What else is read of them. */
const FIGURES: Readonly<Record<ExperienceTable, readonly string[]>> = {
  publications: ['sessions', 'finished', 'position'],
  questions: ['proposed', 'answered', 'no_answer', 'refused'],
  informations: ['given'],
  told: ['told', 'known'],
  beside_unanswered: ['asked', 'answered'],
};

type Counts = {
  readonly publications: Pick<PublicationCounts, 'sessions' | 'finished' | 'position'>;
  readonly questions: Omit<QuestionCounts, 'asked'>;
  readonly informations: PublicationCounts['informations'][number];
  readonly told: PublicationCounts['told'][number];
  readonly beside_unanswered: PublicationCounts['beside_unanswered'][number];
};

interface ServiceSnapshot {
  readonly snapshot: ReadModels;
  readonly owner: Owner;
}

/**
 * The counts of all publications of a service, in the order of their ids.
 * @param snapshot of the store: others have their turn between the pages, and no row may be newer than another
 * @throws StoreUnavailable
 */
export async function readExperience(
  snapshot: ReadModels,
  owner: Owner,
): Promise<readonly PublicationCounts[]> {
  const publications = new Map<string, ReturnType<typeof nothingOf>>();
  const of = (version: string) => publications.get(version)!;
  const service = { snapshot, owner };
  await eachRow(service, 'publications', ({ version, ...row }) => {
    publications.set(version, nothingOf(version, row));
  });
  await eachRow(service, 'questions', (row) => {
    const { question_id, proposed, answered, no_answer, refused } = row;
    const asked = answered + no_answer + refused;
    of(row.version).questions.push({
      ...{ question_id, proposed, asked, answered, no_answer, refused },
    });
  });
  for (const part of ['informations', 'told', 'beside_unanswered'] as const) {
    await eachRow(service, part, ({ version, ...row }) => of(version)[part].push(row as never));
  }
  return [...publications.values()];
}

function nothingOf(configuration_version: string, figures: Counts['publications']) {
  return {
    configuration_version,
    ...figures,
    questions: [] as QuestionCounts[],
    informations: [] as Counts['informations'][],
    told: [] as Counts['told'][],
    beside_unanswered: [] as Counts['beside_unanswered'][],
  };
}

async function eachRow<Table extends ExperienceTable>(
  { snapshot, owner: { tenant, service } }: ServiceSnapshot,
  table: Table,
  take: (row: Counts[Table] & { readonly version: string }) => void,
): Promise<void> {
  type Row = Counts[Table] & { readonly version: string };
  const key: readonly string[] = KEYS[table];
  const sql = `SELECT ${[...key, ...FIGURES[table]].join(', ')} FROM experience_${table}
    WHERE tenant = ? AND service = ? AND (${key.join(', ')}) > (${key.map(() => '?').join(', ')})
    ORDER BY ${key.join(', ')} LIMIT ${PAGE_ROWS_MAX}`;
  let after: readonly Value[] = key.map(() => '');
  for (;;) {
    const rows = await snapshot.all<Row>(sql, tenant, service, ...after);
    for (const row of rows) take(row);
    await nextTurn();
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_ROWS_MAX) return;
    after = key.map((column) => (last as Readonly<Record<string, Value>>)[column]!);
  }
}
