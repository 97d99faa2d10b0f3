/**
 * What clients saw of a service, held against the log that it left behind: a small model of what may have happened.
 * Times are of one monotonic clock; a stream is a session's or that of its feedback.
 */

/** A mutation with its key, through all of its attempts. */
export interface Write {
  readonly stream: string;
  readonly key: string;
  /** The `state_version` that it was sent with, where it needs one. */
  readonly expected?: number;
  readonly invokedAt: number;
  /** When it was known; `Infinity` where it never was. */
  readonly returnedAt: number;
  readonly outcome: 'done' | 'refused' | 'unknown';
  /** The `state_version` that a success told, where it tells one. */
  readonly version?: number;
  /** Bodies of all its successes. */
  readonly answers: readonly string[];
}

/** A version that somebody was told, by a read or by a refusal. */
export interface Read {
  readonly stream: string;
  readonly invokedAt: number;
  readonly returnedAt: number;
  readonly version: number;
  /** What a read showed at that version. */
  readonly view?: string;
}

/** One append of the log. */
export interface Appended {
  readonly stream: string;
  readonly keyDigest?: string;
  readonly firstRevision: number;
  readonly lastRevision: number;
  readonly isWhole: boolean;
}

export interface History {
  readonly writes: readonly Write[];
  readonly reads: readonly Read[];
  /** Answers that no client can make anything of. */
  readonly surprises: readonly string[];
  /** What was appended meanwhile, in the order of the log. */
  readonly log: readonly Appended[];
}

/** What cannot have happened in a service that keeps its promises, one line each; none: all is well. */
export function violationsOf(history: History): string[] {
  const effects = effectsByKey(history.log);
  return [
    ...history.surprises.map((answer) => `surprise: ${answer}`),
    ...logViolations(history),
    ...history.writes.flatMap((write) => writeViolations(write, effects.get(write.key) ?? [])),
    ...versionViolations(history),
    ...viewViolations(history),
    ...orderViolations(history, effects),
  ];
}

type Effects = ReadonlyMap<string, readonly Appended[]>;

function effectsByKey(log: readonly Appended[]): Effects {
  const effects = new Map<string, Appended[]>();
  for (const appended of log) {
    const { keyDigest } = appended;
    if (keyDigest !== undefined) {
      effects.set(keyDigest, [...(effects.get(keyDigest) ?? []), appended]);
    }
  }
  return effects;
}

/** Whole, one after the other, and wanted by somebody. */
function logViolations({ log, writes }: History): string[] {
  const found: string[] = [];
  const wanted = new Set(writes.map(({ key }) => key));
  const ends = new Map<string, number>();
  for (const { stream, keyDigest, firstRevision, lastRevision, isWhole } of log) {
    const name = `${stream}@${firstRevision}`;
    const end = ends.get(stream);
    ends.set(stream, lastRevision);
    if (!isWhole) found.push(`cut off: ${name}`);
    if (end !== undefined && firstRevision !== end + 1) found.push(`out of line: ${name}`);
    if (keyDigest === undefined || !wanted.has(keyDigest)) found.push(`unasked: ${name}`);
  }
  return found;
}

function writeViolations(write: Write, effects: readonly Appended[]): string[] {
  const { key, outcome, answers, expected, version } = write;
  const found: string[] = [];
  const [effect, ...more] = effects;
  if (more.length > 0) found.push(`doubled: ${key} has ${effects.length} effects`);
  if (new Set(answers).size > 1) found.push(`answers differ: ${key}`);
  if (outcome === 'refused' && effect) found.push(`refused with an effect: ${key}`);
  if (outcome === 'refused' && answers.length > 0) found.push(`answered, then refused: ${key}`);
  if (outcome === 'done' && !effect) found.push(`lost: ${key} was acknowledged`);
  if (!effect) return found;
  if (expected !== undefined && effect.firstRevision !== expected + 1) {
    found.push(`not where it was sent for: ${key} at ${effect.firstRevision}, not ${expected + 1}`);
  }
  if (version !== undefined && effect.lastRevision !== version) {
    found.push(`another version: ${key} has ${effect.lastRevision}, and was told ${version}`);
  }
  return found;
}

/** Whoever reads a version, wherever and whenever, is shown the same. */
function viewViolations({ reads }: History): string[] {
  const found: string[] = [];
  const views = new Map<string, string>();
  for (const { stream, version, view } of reads) {
    if (view === undefined) continue;
    const first = views.get(`${stream}@${version}`) ?? view;
    views.set(`${stream}@${version}`, first);
    if (view !== first) found.push(`views differ: ${stream}@${version}: ${view}, not ${first}`);
  }
  return found;
}

/** Each success has its own version, and nobody is told one that no append ended with. */
function versionViolations({ writes, reads, log }: History): string[] {
  const found: string[] = [];
  const told = new Set<string>();
  for (const { stream, version } of writes) {
    if (version === undefined) continue;
    if (told.has(`${stream}@${version}`)) found.push(`version told twice: ${stream}@${version}`);
    told.add(`${stream}@${version}`);
  }
  const firsts = new Map<string, number>();
  const ends = new Set<string>();
  for (const { stream, firstRevision, lastRevision } of log) {
    if (!firsts.has(stream)) firsts.set(stream, firstRevision);
    ends.add(`${stream}@${lastRevision}`);
  }
  for (const { stream, version } of reads) {
    // What ended before the history began is as good.
    const isOld = version < (firsts.get(stream) ?? Number.POSITIVE_INFINITY);
    if (!isOld && !ends.has(`${stream}@${version}`)) found.push(`no version: ${stream}@${version}`);
  }
  return found;
}

interface Seen {
  readonly what: string;
  readonly invokedAt: number;
  readonly returnedAt: number;
  readonly revision: number;
  /** The least that is more than what was seen before: a write's own revision is new. */
  readonly step: 0 | 1;
}

/** What returned before something else began lies before it; a read may see it, a write comes behind it. */
function orderViolations({ writes, reads }: History, effects: Effects): string[] {
  const seen = new Map<string, Seen[]>();
  const note = (stream: string, one: Seen) => {
    const all = seen.get(stream);
    if (all) all.push(one);
    else seen.set(stream, [one]);
  };
  for (const { stream, key, invokedAt, returnedAt } of writes) {
    const revision = effects.get(key)?.[0]?.lastRevision;
    if (revision === undefined) continue;
    note(stream, { what: `write ${key}`, invokedAt, returnedAt, revision, step: 1 });
  }
  for (const { stream, version, invokedAt, returnedAt } of reads) {
    note(stream, { what: 'read', invokedAt, returnedAt, revision: version, step: 0 });
  }
  return [...seen].flatMap(([stream, all]) => orderWithin(stream, all));
}

function orderWithin(stream: string, all: readonly Seen[]): string[] {
  const found: string[] = [];
  const returned = all.toSorted((one, other) => one.returnedAt - other.returnedAt);
  let next = 0;
  let newest = Number.NEGATIVE_INFINITY;
  for (const { what, invokedAt, revision, step } of begun(all)) {
    for (; returned[next] && returned[next]!.returnedAt < invokedAt; next++) {
      newest = Math.max(newest, returned[next]!.revision);
    }
    if (revision < newest + step) {
      found.push(`goes back: ${what} of ${stream} has ${revision} when ${newest} was known`);
    }
  }
  return found;
}

function begun(all: readonly Seen[]): Seen[] {
  return all.toSorted((one, other) => one.invokedAt - other.invokedAt);
}
