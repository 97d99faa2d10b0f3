import type { SessionCommit } from '../domain/analysis/traces.ts';
import { AddedCounts, countsOf, countsOfPair } from '../domain/experience/added-counts.ts';
import {
  type CountedSession,
  type Counter,
  countCommit,
  countedCommit,
} from '../domain/experience/count-session.ts';
import { SESSION_CATEGORY, sessionAddress } from '../domain/session/stream.ts';
import type { Folding, Projection } from './projecting/projection.ts';
import type { RowMemory } from './projecting/row-memory.ts';
import type { RecordedCommit } from './projecting/sink.ts';
import { sessionCommitOf } from './session-events.ts';
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
  fold: (store, memory) => new ExperienceBatch(store, memory),
};

interface KnownSession extends CountedSession {
  readonly stream: string;
  /** Tenant, service and version. */
  readonly publication: readonly [string, string, string];
}

/** Commits whose counts are written together, each row once. */
class ExperienceBatch implements Folding {
  readonly #store: Store;
  readonly #memory: RowMemory<KnownSession>;
  readonly #changed = new Set<KnownSession>();
  /** By publication; the one that is being counted is at hand. */
  readonly #added = new Map<string, Addition>();
  #counting: Addition | undefined;

  constructor(store: Store, memory: RowMemory) {
    this.#store = store;
    this.#memory = memory as RowMemory<KnownSession>;
  }

  take(recorded: RecordedCommit): void {
    const commit = sessionCommitOf(recorded);
    const session = this.#sessionOf(commit);
    this.#changed.add(session);
    const addition = this.#additionTo(session.publication);
    addition.position = commit.position;
    countCommit(session, countedCommit(commit), addition.counter);
  }

  write(): void {
    for (const table of TABLES) {
      const rows = Array.from(this.#added.values(), (addition) => rowsOf(addition, table)).flat();
      insertRows(this.#store, `experience_${table} AS old`, rows, ADDING[table]);
    }
    const sessions = Array.from(this.#changed, sessionRow);
    insertRows(this.#store, 'experience_sessions', sessions, REPLACING);
    this.#memory.forgetOldest();
  }

  #sessionOf(commit: SessionCommit): KnownSession {
    const { stream, events } = commit;
    const known = this.#memory.get(stream);
    if (known) return known;
    const isBeginning = events[0]?.type === 'SessionStarted';
    const session = (isBeginning ? undefined : this.#find(stream)) ?? begin(commit);
    this.#memory.set(stream, session);
    return session;
  }

  #additionTo(publication: KnownSession['publication']): Addition {
    if (this.#counting && isSame(this.#counting.publication, publication)) return this.#counting;
    const name = publication.join(' ');
    const addition = this.#added.get(name) ?? begunAddition(publication);
    this.#added.set(name, addition);
    this.#counting = addition;
    return addition;
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
  readonly publication: KnownSession['publication'];
  /** Of the newest commit. */
  position: string;
  readonly counts: AddedCounts;
  readonly counter: Counter;
}

function begunAddition(publication: KnownSession['publication']): Addition {
  const counts = new AddedCounts();
  return { publication, position: '', counts, counter: counterInto(counts) };
}

function isSame(one: KnownSession['publication'], other: KnownSession['publication']): boolean {
  return one === other || (one[2] === other[2] && one[1] === other[1] && one[0] === other[0]);
}

function counterInto(counts: AddedCounts): Counter {
  return {
    session: (add) => {
      counts[add] += 1;
    },
    question: (id, add) => {
      countsOf(counts.questions, id, 4)[QUESTION_COLUMNS[add]]! += 1;
    },
    given: (id) => {
      countsOf(counts.informations, id, 1)[0]! += 1;
    },
    told: (questionId, informationId, add) => {
      countsOfPair(counts.told, questionId, informationId)[add === 'told' ? 0 : 1]! += 1;
    },
    besideUnanswered: (questionId, otherId, isAnswered) => {
      const both = countsOfPair(counts.besideUnanswered, questionId, otherId);
      both[0]! += 1;
      if (isAnswered) both[1]! += 1;
    },
  };
}

/** Proposed, answered, no answer, refused. */
const QUESTION_COLUMNS = { proposed: 0, asked_answered: 1, asked_no_answer: 2, refused: 3 };

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

function rowsOf({ publication, position, counts }: Addition, table: ExperienceTable): Value[][] {
  const byId = (ids: ReadonlyMap<string, number[]>, ...before: readonly string[]) =>
    Array.from(ids, ([id, columns]) => [...publication, ...before, id, ...columns]);
  const byPair = (pairs: ReadonlyMap<string, ReadonlyMap<string, number[]>>) =>
    Array.from(pairs, ([id, others]) => byId(others, id)).flat();
  switch (table) {
    case 'publications':
      return [[...publication, counts.sessions, counts.finished, position]];
    case 'questions':
      return byId(counts.questions);
    case 'informations':
      return byId(counts.informations);
    case 'told':
      return byPair(counts.told);
    case 'beside_unanswered':
      return byPair(counts.besideUnanswered);
  }
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
function begin({ stream, events: [first] }: SessionCommit): KnownSession {
  if (first?.type !== 'SessionStarted') {
    throw new Error(`${stream} does not begin with SessionStarted`);
  }
  const { service, configuration_version } = first.facts;
  const { tenant } = sessionAddress(stream);
  return {
    stream,
    publication: [tenant, service, configuration_version],
    known: new Set(),
    asked: new Map(),
    isFinished: false,
  };
}
