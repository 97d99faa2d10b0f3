import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { below, combineSeeds, seededRandom } from '../../../domain/simulation/random.ts';
import { ACME_TABLE, prepareInstance, type Reply, send } from '../../support/http/http-client.ts';
import { instanceOf } from '../../support/instance.ts';
import { qss } from '../../support/processes/command-line.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** Sessions are erased while clients talk in them, and the instance dies again and again meanwhile. */

const ERASURES = figureFrom('ERASURES', 30);
const DEATHS = figureFrom('ERASING_DEATHS', 2);
const CLIENTS = figureFrom('ERASING_CLIENTS', 4);
const SEED = seedFrom('ERASING_SEED');
const TIMEOUT_MS = 180_000 + ERASURES * 1_000;
const CANARY = 'zqkolibri';
/** What a client meets on the way: a session that is gone, a turn that came too late, a process that begins. */
const EXPECTED = [200, 201, 409, 410, 503];

class Place {
  readonly dataDir: string;
  service!: ServiceProcess;
  token = '';

  private constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  static async start(): Promise<Place> {
    const place = new Place(await newTemporaryDirectory());
    await place.begin();
    place.token = await prepareInstance(instanceOf(place.service));
    onTestFinished(async () => {
      await stopService(place.service);
    });
    return place;
  }

  async begin(): Promise<void> {
    this.service = await startService({ dataDir: this.dataDir, env: { QSS_DEMO: '0' } });
  }

  async die(): Promise<void> {
    this.service.child.kill('SIGKILL');
    await this.service.exited;
    await this.begin();
  }

  /** Undefined where the connection broke. */
  ask(path: string, key: string | undefined, body?: object): Promise<Reply | undefined> {
    const method = body === undefined ? 'GET' : 'POST';
    const request = { method, token: this.token, ...(key ? { key } : {}), body };
    return send(this.service.url + path, request).catch(() => undefined);
  }

  erase(session: string): Promise<Reply | undefined> {
    const body = { reason: 'asked for' };
    const url = `${this.service.internalUrl}${ACME_TABLE}/sessions/${session}/erase`;
    return send(url, { token: ADMIN_TOKEN, body }).catch(() => undefined);
  }

  /** Files with a word that only clients said. */
  hits(): readonly string[] {
    return readdirSync(this.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).includes(CANARY));
  }
}

async function begun(place: Place, nth: number): Promise<string> {
  const body = { client_reference: `${CANARY} ${nth}` };
  for (;;) {
    const reply = await place.ask('/v1/sessions', `session-${nth}`, body);
    if (reply?.status === 201) return (reply.json as unknown as { session_id: string }).session_id;
    await delay(50);
  }
}

/** Talks in one session after the other until it is told to stop; answers every status it met. */
async function talk(
  place: Place,
  sessions: readonly string[],
  { client, isOver }: { readonly client: number; readonly isOver: () => boolean },
) {
  const random = seededRandom(combineSeeds(SEED, client));
  const met = new Set<number>();
  for (let turn = 0; !isOver(); turn++) {
    const path = `/v1/sessions/${sessions[below(random, sessions.length)]}`;
    const read = await place.ask(path, undefined);
    const { versions } = (read?.json ?? {}) as { versions?: { state_version: number } };
    const body = {
      state_version: versions?.state_version ?? 0,
      previous_turn: { user_text: `We are four, ${CANARY} said ${turn}` },
    };
    const said = await place.ask(`${path}/next`, `turn-${client}-${turn}`, body);
    for (const reply of [read, said]) if (reply) met.add(reply.status);
    // Many sessions are to be talked in, and the instance left some time to erase them.
    await delay(20);
  }
  return met;
}

async function eraseAll(place: Place, sessions: readonly string[]): Promise<void> {
  for (const session of sessions) {
    while ((await place.erase(session))?.status !== 200) await delay(50);
  }
}

it(
  `forgets ${ERASURES} sessions for good while clients talk in them and the instance dies ${DEATHS} times (ERASING_SEED=${SEED})`,
  async () => {
    const place = await Place.start();
    const sessions: string[] = [];
    for (let nth = 0; nth < ERASURES + CLIENTS; nth++) sessions.push(await begun(place, nth));
    const [erased, kept] = [sessions.slice(0, ERASURES), sessions.slice(ERASURES)];
    let isOver = false;
    const talking = Array.from({ length: CLIENTS }, (_, client) =>
      talk(place, sessions, { client, isOver: () => isOver }),
    );
    const erasing = eraseAll(place, erased);
    const random = seededRandom(SEED);
    for (let death = 0; death < DEATHS; death++) {
      await delay(500 + random() * 1_000);
      await place.die();
    }
    await erasing;
    isOver = true;
    const met = new Set((await Promise.all(talking)).flatMap((statuses) => [...statuses]));
    expect([...met].filter((status) => !EXPECTED.includes(status))).toEqual([]);

    for (const session of erased) {
      const reply = await place.ask(`/v1/sessions/${session}`, undefined);
      expect(reply?.status, session).toBe(410);
    }
    for (const session of kept) {
      const reply = await place.ask(`/v1/sessions/${session}`, undefined);
      expect(reply?.status, session).toBe(200);
      expect(reply?.text).toContain(CANARY);
    }
    expect(place.hits()).toEqual([]);
    await stopService(place.service);
    const verified = await qss(['verify', '--json'], { DATA_DIR: place.dataDir });
    expect(JSON.parse(verified.stdout)).toMatchObject({
      is_intact: true,
      keys: { held: kept.length, destroyed: erased.length, missing: 0 },
    });
    for (const session of erased.slice(0, 3)) {
      const shown = ['--with-text', '--confirm-text'];
      const replay = ['replay', 'session', session, '--json', ...shown];
      const { stdout } = await qss(replay, { DATA_DIR: place.dataDir });
      expect(stdout).not.toContain(CANARY);
      expect(stdout.match(/"SessionErased"/g), session).toHaveLength(1);
    }
    tell('erasures', { erasures: erased.length, deaths: DEATHS });
  },
  TIMEOUT_MS,
);
