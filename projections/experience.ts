import {
  type CountedSession,
  type Counter,
  countCommit,
  countedCommit,
} from '../domain/experience/count-session.ts';
import { SESSION_CATEGORY, sessionAddress } from '../domain/session/stream.ts';
import type { Folding, Projection, ViewMemory } from './projecting/projection.ts';
import type { RecordedCommit } from './projecting/sink.ts';
import { sessionEventsOf } from './session-events.ts';
import { addingTo, insertRows } from './store/insert-rows.ts';
import type { Store, Value } from './store/port.ts';

/** What sessions told of questions and informations, counted by publication: what later publications learn from. */
export const experience: Projection = {
  name: 'experience',
  shape: 2,
  categories: [SESSION_CATEGORY],
  tables: [
    'experience_sessions',
    'experience_publications',
    'experience_questions',
    'experience_informations',
    'experience_told',
    'experience_beside_unanswered',
  ],
  schema: `
    CREATE TABLE experience_sessions (
      stream TEXT PRIMARY KEY,
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      version TEXT NOT NULL,
      known TEXT NOT NULL,
      answered TEXT NOT NULL,
      unanswered TEXT NOT NULL,
      is_finished INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE experience_publications (
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      version TEXT NOT NULL,
      sessions INTEGER NOT NULL,
      finished INTEGER NOT NULL,
      position TEXT NOT NULL,
      PRIMARY KEY (tenant, service, version)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE experience_questions (
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      version TEXT NOT NULL,
      question_id TEXT NOT NULL,
      proposed INTEGER NOT NULL,
      answered INTEGER NOT NULL,
      no_answer INTEGER NOT NULL,
      refused INTEGER NOT NULL,
      PRIMARY KEY (tenant, service, version, question_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE experience_informations (
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      version TEXT NOT NULL,
      information_id TEXT NOT NULL,
      given INTEGER NOT NULL,
      PRIMARY KEY (tenant, service, version, information_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE experience_told (
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      version TEXT NOT NULL,
      question_id TEXT NOT NULL,
      information_id TEXT NOT NULL,
      told INTEGER NOT NULL,
      known INTEGER NOT NULL,
      PRIMARY KEY (tenant, service, version, question_id, information_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE experience_beside_unanswered (
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      version TEXT NOT NULL,
      question_id TEXT NOT NULL,
      other_id TEXT NOT NULL,
      asked INTEGER NOT NULL,
      answered INTEGER NOT NULL,
      PRIMARY KEY (tenant, service, version, question_id, other_id)
    ) STRICT, WITHOUT ROWID;`,
  fold: (store, memory) => new Batch(store, memory),
};

/** Sessions that are remembered from one transaction to the next. */
const SESSIONS_MAX = 5_000;

interface KnownSession extends CountedSession {
  readonly stream: string;
  /** Tenant, service and version. */
  readonly publication: readonly [string, string, string];
}

/** Commits whose counts are written together, each row once. */
class Batch implements Folding {
  readonly #store: Store;
  readonly #memory: Map<string, KnownSession>;
  readonly #changed = new Set<KnownSession>();
  /** By publication, then by table and ids: what is added to the columns behind the key. */
  readonly #added = new Map<string, Map<string, Addition>>();
  #publication: KnownSession['publication'] = ['', '', ''];
  #ofPublication = new Map<string, Addition>();

  constructor(store: Store, memory: ViewMemory) {
    this.#store = store;
    this.#memory = memory as Map<string, KnownSession>;
  }

  take(commit: RecordedCommit): void {
    const { stream } = commit.events[0]!;
    const session = this.#memory.get(stream) ?? this.#find(stream) ?? begin(commit);
    // Those that were used last are kept the longest.
    this.#memory.delete(stream);
    this.#memory.set(stream, session);
    this.#changed.add(session);
    this.#countFor(session.publication);
    this.#add('publications', [], [0, 0]).position = commit.position;
    countCommit(session, countedCommit(sessionEventsOf(commit)), this.#tally);
  }

  readonly #tally: Counter = {
    session: (add) => this.#add('publications', [], add === 'sessions' ? [1, 0] : [0, 1]),
    question: (id, add) => this.#add('questions', [id], QUESTION_COLUMNS[add]),
    given: (id) => this.#add('informations', [id], [1]),
    told: (questionId, informationId, add) =>
      this.#add('told', [questionId, informationId], add === 'told' ? [1, 0] : [0, 1]),
    besideUnanswered: (questionId, otherId, isAnswered) =>
      this.#add('beside_unanswered', [questionId, otherId], [1, Number(isAnswered)]),
  };

  write(): void {
    const added = [...this.#added.values()].flatMap((each) => [...each.values()]);
    for (const table of TABLES) {
      const rows = added.filter((each) => each.table === table).map(rowOf);
      insertRows(this.#store, `experience_${table} AS old`, rows, ADDING[table]);
    }
    const sessions = Array.from(this.#changed, sessionRow);
    insertRows(this.#store, 'experience_sessions', sessions, REPLACING);
    for (const stream of this.#memory.keys()) {
      if (this.#memory.size <= SESSIONS_MAX) break;
      this.#memory.delete(stream);
    }
  }

  #countFor(publication: KnownSession['publication']): void {
    const name = publication.join(' ');
    this.#publication = publication;
    this.#ofPublication = this.#added.get(name) ?? new Map();
    this.#added.set(name, this.#ofPublication);
  }

  #add(table: ExperienceTable, ids: readonly string[], counts: readonly number[]): Addition {
    let name: string = table;
    for (const id of ids) name += ` ${id}`;
    const known = this.#ofPublication.get(name);
    const addition = known ?? this.#nothing(table, ids, counts);
    if (!known) this.#ofPublication.set(name, addition);
    for (const [column, count] of counts.entries()) addition.counts[column]! += count;
    return addition;
  }

  #nothing(table: ExperienceTable, ids: readonly string[], counts: readonly number[]): Addition {
    const key = [...this.#publication, ...ids];
    return { table, key, counts: counts.map(() => 0), position: undefined };
  }

  #find(stream: string): KnownSession | undefined {
    const row = this.#store.get<SessionRow>(
      'SELECT * FROM experience_sessions WHERE stream = ?',
      stream,
    );
    return (
      row && {
        stream,
        publication: [row.tenant, row.service, row.version],
        known: new Set(ids(row.known)),
        asked: new Map([
          ...ids(row.answered).map((id) => [id, true] as const),
          ...ids(row.unanswered).map((id) => [id, false] as const),
        ]),
        isFinished: row.is_finished === 1,
      }
    );
  }
}

const TABLES = ['publications', 'questions', 'informations', 'told', 'beside_unanswered'] as const;
export type ExperienceTable = (typeof TABLES)[number];

interface Addition {
  readonly table: ExperienceTable;
  readonly key: readonly string[];
  readonly counts: number[];
  /** Of a publication only: the newest. */
  position: string | undefined;
}

/** Proposed, answered, no answer, refused. */
const QUESTION_COLUMNS = {
  proposed: [1, 0, 0, 0],
  asked_answered: [0, 1, 0, 0],
  asked_no_answer: [0, 0, 1, 0],
  refused: [0, 0, 0, 1],
};

const KEY = ['tenant', 'service', 'version'];
const ADDING: Readonly<Record<ExperienceTable, string>> = {
  publications: `${addingTo(KEY, ['sessions', 'finished'])}, position = excluded.position`,
  questions: addingTo([...KEY, 'question_id'], ['proposed', 'answered', 'no_answer', 'refused']),
  informations: addingTo([...KEY, 'information_id'], ['given']),
  told: addingTo([...KEY, 'question_id', 'information_id'], ['told', 'known']),
  beside_unanswered: addingTo([...KEY, 'question_id', 'other_id'], ['asked', 'answered']),
};

const REPLACING = `ON CONFLICT (stream) DO UPDATE SET known = excluded.known, answered = excluded.answered,
  unanswered = excluded.unanswered, is_finished = excluded.is_finished`;

function rowOf({ key, counts, position }: Addition): Value[] {
  return [...key, ...counts, ...(position === undefined ? [] : [position])];
}

function sessionRow({ stream, publication, known, asked, isFinished }: KnownSession): Value[] {
  const withAnswer = (wanted: boolean) =>
    joined([...asked].flatMap(([id, isAnswered]) => (isAnswered === wanted ? id : [])));
  return [
    ...[stream, ...publication, joined(known)],
    ...[withAnswer(true), withAnswer(false), Number(isFinished)],
  ];
}

interface SessionRow {
  readonly tenant: string;
  readonly service: string;
  readonly version: string;
  readonly known: string;
  readonly answered: string;
  readonly unanswered: string;
  readonly is_finished: number;
}

/** Ids hold no spaces. */
function joined(list: Iterable<string>): string {
  return [...list].join(' ');
}

function ids(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** @throws for a stream that does not begin with `SessionStarted` */
function begin(commit: RecordedCommit): KnownSession {
  const [first] = sessionEventsOf(commit);
  if (first?.event.type !== 'SessionStarted') {
    throw new Error(`${first?.stream} does not begin with SessionStarted`);
  }
  const { service, configuration_version } = first.event.facts;
  const { tenant } = sessionAddress(first.stream);
  return {
    stream: first.stream,
    publication: [tenant, service, configuration_version],
    known: new Set(),
    asked: new Map(),
    isFinished: false,
  };
}
