import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storeArtifact } from '../app/configuration/store-artifact.ts';
import { Artifacts } from '../app/core/artifacts.ts';
import type { Dependencies } from '../app/core/dependencies.ts';
import { SessionKeys } from '../app/core/sealing/session-keys.ts';
import { Streams } from '../app/core/streams/streams.ts';
import { createSession } from '../app/session/create-session.ts';
import { recordEvents } from '../app/session/record-events.ts';
import { sessionAggregate } from '../app/session/session-aggregate.ts';
import { takeTurn } from '../app/session/take-turn.ts';
import { compile } from '../compiler/compile.ts';
import { encodeArtifact } from '../domain/artifact/artifact-codec.ts';
import type { Configuration } from '../domain/configuration/entities.ts';
import type { NextBody } from '../domain/session/commands.ts';
import { sessionStream } from '../domain/session/stream.ts';
import { type Random, seededRandom } from '../domain/simulation/random.ts';
import { openEmbeddedLog } from '../log/embedded/embedded-log.ts';
import { ServiceUnderTest, SHARED_KEYRING } from '../test/support/service.ts';
import { newTemporaryDirectory } from '../test/support/temporary-directory.ts';
import { BENCH_SCOPE, benchCall } from './generated/bench-call.ts';
import { plainConfiguration } from './generated/plain-configuration.ts';
import { longSynonym, shortSynonym, withSynonyms } from './generated/synonym-configuration.ts';
import { wordConfiguration } from './generated/word-configuration.ts';

/**
 * What the caches say they weigh, divided by what the heap holds after a collection: of sessions as they were led,
 * and read again from the log; of publications. npm run bench:weights; fails where one is off by more than 20 %.
 */
const KIB = 1024;

type HeldStreams = Pick<Dependencies, 'sessionKeys' | 'streams'>;

type Body = (i: number, version: number) => NextBody;

interface Shape {
  readonly name: string;
  readonly sessions: number;
  /** Calls of each session. */
  readonly calls: number;
  readonly body: Body;
}

const SHAPES: readonly Shape[] = [
  { name: 'new sessions', sessions: 2_000, calls: 0, body: answer },
  { name: '10 answers by choice', sessions: 500, calls: 10, body: answer },
  { name: '40 answers by choice', sessions: 250, calls: 40, body: answer },
  { name: '20 answers in words', sessions: 200, calls: 20, body: words },
  { name: 'one value of 100 KB', sessions: 100, calls: 1, body: set(() => 'x'.repeat(100 * KIB)) },
  {
    name: 'the same, five times',
    sessions: 50,
    calls: 5,
    body: set((i) => `${i}`.repeat(100 * KIB)),
  },
  {
    name: 'a value of 50,000 Chinese signs',
    sessions: 50,
    calls: 1,
    body: set(() => '字'.repeat(50_000)),
  },
  {
    name: 'a list of 20,000 small numbers',
    sessions: 50,
    calls: 1,
    body: set(() => Array.from({ length: 20_000 }, (_, i) => i)),
  },
  {
    name: 'a list of 10,000 fractions',
    sessions: 50,
    calls: 1,
    body: set(() => Array.from({ length: 10_000 }, (_, i) => i + 0.5)),
  },
  {
    name: 'a list of 10,000 texts',
    sessions: 30,
    calls: 1,
    body: set(() => Array.from({ length: 10_000 }, (_, i) => `the text ${i}`)),
  },
  {
    name: 'a list of 20,000 empty objects',
    sessions: 30,
    calls: 1,
    body: set(() => Array.from({ length: 20_000 }, () => ({}))),
  },
  {
    name: 'objects within objects',
    sessions: 30,
    calls: 1,
    body: set(() =>
      Array.from({ length: 3_500 }, (_, i) => ({ name: `name of ${i}`, at: { x: i, y: [i] } })),
    ),
  },
];

/** The weight may differ from the heap by this much. */
const OFF_MAX = 0.2;

const directory = await newTemporaryDirectory();
const log = await openEmbeddedLog({ file: join(directory, 'log.db'), create: true });
// Views that follow would hold what they have not taken yet.
const service = await ServiceUnderTest.start(log, { areViewsElsewhere: true });
await publish();
const rows = [];
for (const shape of SHAPES) rows.push(await measure(shape));
rows.push(
  await measureArtifacts('publications of 300 questions', 8, (random) =>
    wordConfiguration(300, random),
  ),
  await measureArtifacts('of 2,000 questions', 2, (random) => wordConfiguration(2_000, random)),
  await measureArtifacts('of 20,000 synonyms', 2, (random) => withSynonyms(random, shortSynonym)),
  await measureArtifacts('of 20,000 long synonyms', 2, (random) =>
    withSynonyms(random, longSynonym),
  ),
);
console.table(rows);
await rm(directory, { recursive: true });
process.exit(rows.every(({ led, read }) => isNear(led) && isNear(read)) ? 0 : 1);

function isNear(ratio: number): boolean {
  return Math.abs(ratio - 1) <= OFF_MAX;
}

/** Publications that are read from the log by one cache. */
async function measureArtifacts(
  name: string,
  count: number,
  draftOf: (random: Random) => Configuration,
) {
  const digests: string[] = [];
  for (let seed = 0; seed < count; seed++) {
    const { dependencies } = service.service;
    const draft = draftOf(seededRandom(seed));
    const encoded = encodeArtifact(compile(draft, { engineVersion: 'bench' }).artifact);
    const { provenance } = benchCall('artifact');
    await storeArtifact(dependencies, BENCH_SCOPE, encoded, provenance);
    digests.push(encoded.digest);
  }
  await new Artifacts(log, { bytesMax: 2 ** 40 }).load(BENCH_SCOPE, digests.pop()!);
  let artifacts: Artifacts | undefined = new Artifacts(log, { bytesMax: 2 ** 40 });
  for (const digest of digests) await artifacts.load(BENCH_SCOPE, digest);
  const { bytes } = artifacts;
  const heap = await freedBy(() => {
    artifacts = undefined;
  });
  const led = ratio(bytes, heap);
  return {
    name,
    count,
    kib: round(heap / count / KIB),
    led,
    read: led,
  };
}

async function measure(shape: Shape) {
  const { name, sessions } = shape;
  let held: HeldStreams | undefined = newStreams();
  const ids = await play(held, shape);
  const ledBytes = held.streams.bytes;
  const led = await freedBy(() => {
    held = undefined;
  });
  held = newStreams();
  for (const id of ids) await held.streams.latest(sessionAggregate, sessionStream('acme', id));
  const readBytes = held.streams.bytes;
  const read = await freedBy(() => {
    held = undefined;
  });
  return {
    name,
    count: sessions,
    kib: round(led / sessions / KIB),
    led: ratio(ledBytes, led),
    read: ratio(readBytes, read),
  };
}

/** What the heap holds less: other things of a process, its code above all, grow while something is made, and stay. */
async function freedBy(drop: () => void): Promise<number> {
  const before = await heapUsed();
  drop();
  return before - (await heapUsed());
}

/** With keys that are let go of at once: those that are held have a bound of their own. */
function newStreams(): HeldStreams {
  const sessionKeys = new SessionKeys(SHARED_KEYRING, { onMissing: () => {}, keysMax: 1 });
  return { sessionKeys, streams: new Streams(log, sessionKeys, { bytesMax: 2 ** 40 }) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function ratio(weight: number, heap: number): number {
  return Math.round((100 * weight) / heap) / 100;
}

/** When nothing is given back any more: what was written lately is held for a moment. */
async function heapUsed(): Promise<number> {
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    globalThis.gc!();
    const { heapUsed, external } = process.memoryUsage();
    if (heapUsed + external >= before * 0.999) return heapUsed + external;
    before = heapUsed + external;
  }
}

async function play(held: HeldStreams, { name, sessions, calls, body }: Shape) {
  const dependencies: Dependencies = { ...service.service.dependencies, ...held };
  const ids: string[] = [];
  for (let i = 0; i < sessions; i++) {
    const made = await createSession(dependencies, {
      ...benchCall(`${name}-${i}`),
      clientReference: undefined,
    });
    if (!made.ok) throw new Error(made.refusal.message);
    const sessionId = made.answer.session_id;
    ids.push(sessionId);
    let version = 0;
    for (let n = 0; n < calls; n++) {
      const sent = body(n, version);
      const use = 'previous_turn' in sent ? takeTurn : recordEvents;
      const done = await use(
        dependencies,
        { ...benchCall(`${sessionId}-${n}`), sessionId },
        JSON.parse(JSON.stringify(sent)),
      );
      if (!done.ok) throw new Error(JSON.stringify(done.refusal));
      version = done.revision;
    }
  }
  return ids;
}

function answer(i: number, version: number): NextBody {
  const structured_answer = { choice_ids: [`q${i}.${i % 3}`] };
  return { state_version: version, previous_turn: { question_id: `q${i}`, structured_answer } };
}

function words(i: number, version: number): NextBody {
  const user_text = `${'Well, that is a long story, and I am not going to tell all of it. '.repeat(20)} My name is Anna Maria Schmidt ${i}.`;
  return { state_version: version, previous_turn: { question_id: `q${50 + i}`, user_text } };
}

function set(value: (i: number) => unknown): Body {
  return (i, version) => ({
    state_version: version,
    client_updates: { data: [{ id: 'any', operation: 'set', value: value(i) }] },
  });
}

async function publish(): Promise<void> {
  const client = await service.keyHolder();
  const { objective, sub_objectives, questions, success_informations } = plainConfiguration();
  const changes = [
    { entity: 'objective', operation: 'create', objective },
    ...sub_objectives.map((each) => create('sub_objective', each)),
    ...questions.map((each) => create('question', each)),
    ...success_informations.map((each) => create('success_information', each)),
  ];
  await client.post('/v1/configuration/changes', { changes });
  await service.publishDraft(client);
}

function create(entity: string, fields: object) {
  return { entity, operation: 'create', [entity]: fields };
}
