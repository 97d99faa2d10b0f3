import { readFileSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { combineSeeds, type Random, seededRandom } from '../../../domain/simulation/random.ts';
import { send } from '../../support/http/http-client.ts';
import { RawSocket } from '../../support/http/raw-socket.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { figureFrom, seedFrom } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** `EDGE_STOPS` and `EDGE_SOCKETS` make these longer: 50 stops and 2,000 sockets a night. */
const STOPS = figureFrom('EDGE_STOPS', 1);
const SOCKETS = figureFrom('EDGE_SOCKETS', 100);
const CLIENTS = 16;
const SEED = seedFrom('EDGE_SEED');
const TIMEOUT_MS = 240_000 + STOPS * 20_000 + SOCKETS * 20;

let dataDir: string;
let service: ServiceProcess;
let secret: string;

beforeEach(async () => {
  dataDir = await newTemporaryDirectory();
});

afterEach(async () => {
  service.child.kill('SIGKILL');
  await service.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(openFilesMax?: number): Promise<void> {
  const limit = openFilesMax === undefined ? {} : { openFilesMax };
  service = await startService({ dataDir, env: { LOG_LEVEL: 'info' }, ...limit });
  const place = `${service.internalUrl}/internal/v1/tenants/acme/services/table`;
  const { json } = await send(`${place}/keys`, {
    token: ADMIN_TOKEN,
    body: { name: 'sockets', scopes: ['runtime'] },
  });
  secret = json.secret!;
}

const publicPort = () => Number(new URL(service.url).port);

/** A figure that the service tells of itself. */
async function figure(name: string): Promise<number> {
  const answer = await fetch(`${service.internalUrl}/internal/metrics`, {
    headers: { Authorization: `Bearer ${ADMIN_TOKEN}` },
  });
  const text = await answer.text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}

const isHealthy = async () => (await fetch(`${service.url}/v1/health`)).status === 200;

describe(`${STOPS} stops under load (EDGE_SEED=${SEED})`, () => {
  it(
    'leave no request without its answer and reset no connection',
    async () => {
      let reported = 0;
      for (let round = 0; round < STOPS; round++) {
        await start();
        const isStopping = new AbortController();
        const agent = new Agent({ keepAlive: true });
        const answered = new Set<string>();
        const clients = Array.from({ length: CLIENTS }, (_, client) => {
          const name = `round-${round}-client-${client}`;
          const onAnswer = () => answered.add(name);
          const random = seededRandom(combineSeeds(SEED, round, client));
          return reportUntilRefused({
            agent,
            name,
            random,
            isStopping: isStopping.signal,
            onAnswer,
          });
        });
        await delay(300 + seededRandom(combineSeeds(SEED, round))() * 700);
        // A busy machine may not have answered everybody so soon.
        await expect.poll(() => answered.size, { timeout: TIMEOUT_MS }).toBe(CLIENTS);
        isStopping.abort();
        expect(await stopService(service)).toBe(0);
        for (const { count, faults } of await Promise.all(clients)) {
          expect(faults).toEqual([]);
          reported += count;
        }
        agent.destroy();
      }
      console.log(`${reported} requests were answered around ${STOPS} stops`);
    },
    TIMEOUT_MS,
  );
});

interface Reporting {
  readonly agent: Agent;
  readonly name: string;
  readonly random: Random;
  readonly isStopping: AbortSignal;
  readonly onAnswer: () => void;
}

/** Reports one conversion after another, in half the clients with pauses, until nobody listens any more. */
async function reportUntilRefused({ agent, name, random, isStopping, onAnswer }: Reporting) {
  const faults: string[] = [];
  const pauseMs = random() < 0.5 ? 0 : 400 * random();
  for (let count = 0; ; count++) {
    try {
      const status = await report(agent, `${name}-${count}`);
      if (status !== 201) faults.push(`status ${status}`);
      onAnswer();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const isOver = code === 'ECONNREFUSED' && isStopping.aborted;
      return { count, faults: isOver ? faults : [...faults, `${code} ${message}`] };
    }
    await delay(pauseMs);
  }
}

function report(agent: Agent, session: string): Promise<number> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({
      agent,
      hostname,
      port,
      method: 'POST',
      path: `/v1/sessions/${session}/conversion`,
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.end('{"type":"lead"}');
  });
}

describe('600 connections where 512 files may be open', () => {
  it(
    'take neither port away',
    async () => {
      await start(512);
      const port = publicPort();
      const flood = await Promise.all(Array.from({ length: 600 }, () => RawSocket.open(port)));
      // The first of them are closed already where the machine is slow.
      expect(await figure('qss_connections{entry="public"}')).toBeGreaterThan(100);
      const refused = () => figure(`qss_connections_refused_total{entry="public"}`);
      await expect.poll(refused).toBeGreaterThan(300);
      await expect.poll(isAnswered).toBe(true);
      const agent = new Agent();
      expect(await report(agent, 'in-a-flood')).toBe(201);
      for (const socket of flood) socket.destroy();
      await expect.poll(isHealthy).toBe(true);
    },
    TIMEOUT_MS,
  );
});

async function isAnswered(): Promise<boolean> {
  try {
    return await isHealthy();
  } catch {
    return false;
  }
}

describe(`${SOCKETS} sockets of each kind that never get on`, () => {
  const keyed = (headers: string) =>
    `POST /v1/sessions HTTP/1.1\r\nAuthorization: Bearer ${secret}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;

  it(
    'are closed in time, while others are answered',
    async () => {
      await start();
      const kinds = [
        () => undefined,
        () => 'GET /v1/health HTTP/1.1\r\nX-A: ',
        () => 'GET /v1/health HTTP/1.1\r\n\r\n',
        () => keyed('Content-Length: 60000'),
      ];
      const port = publicPort();
      const sockets: RawSocket[] = [];
      for (let i = 0; i < SOCKETS; i++) {
        sockets.push(...(await Promise.all(kinds.map((bytes) => RawSocket.open(port, bytes())))));
      }
      for (const socket of sockets) socket.socket.pause();
      expect(await isHealthy()).toBe(true);
      // Peers that are gone in the middle of what they say or are told.
      for (const [i, { socket }] of sockets.entries()) if (i % 8 > 2) socket.resetAndDestroy();
      await expect
        .poll(() => figure('qss_connections{entry="public"}'), { timeout: 45_000, interval: 500 })
        .toBeLessThan(3);
      expect(await figure('qss_body_bytes_in_flight{entry="public"}')).toBe(0);
      for (const { socket } of sockets) socket.destroy();
      expect(service.output()).not.toContain('"level":50');
    },
    TIMEOUT_MS,
  );

  it(
    'with 2 MiB each and no key cost no memory',
    async () => {
      await start();
      const port = publicPort();
      const before = await figure('process_resident_memory_bytes');
      const body = Buffer.alloc(2_000_000, ' ');
      const head = `POST /v1/configuration/changes HTTP/1.1\r\nContent-Length: ${body.length + 1}\r\n\r\n`;
      const peak = { bytes: before };
      for (let i = 0; i < SOCKETS; i += 20) {
        const some = await Promise.all(
          Array.from({ length: 20 }, () =>
            RawSocket.open(port, Buffer.concat([Buffer.from(head), body])),
          ),
        );
        const bytes = await figure('process_resident_memory_bytes');
        peak.bytes = Math.max(peak.bytes, bytes);
        for (const socket of some) expect((await socket.answer())?.status).toBe(401);
        await Promise.all(some.map(({ ended }) => ended));
      }
      expect(peak.bytes - before).toBeLessThan(64 * 1024 * 1024);
    },
    TIMEOUT_MS,
  );
});

describe('400 strangers that send 2 MiB each', () => {
  /** What the process holds in memory, in MiB. */
  const heldMb = () => {
    const [, kib] = /^VmRSS:\s+(\d+)/m.exec(
      readFileSync(`/proc/${service.child.pid}/status`, 'utf8'),
    )!;
    return Number(kib) / 1_024;
  };

  it.skipIf(process.platform !== 'linux')(
    'fill no memory: their bodies are not read before their key is',
    async () => {
      await start();
      const before = heldMb();
      const body = Buffer.alloc(2 * 1024 * 1024, 'x');
      let most = before;
      const watch = setInterval(() => {
        most = Math.max(most, heldMb());
      }, 20);
      const stranger = () =>
        new Promise<number | undefined>((resolve) => {
          const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
          const asked = httpRequest(`${service.url}/v1/configuration/changes`, {
            method: 'POST',
            agent: false,
            headers,
          });
          asked.once('response', (response) => {
            response.resume();
            resolve(response.statusCode);
          });
          // Who is refused may find the connection closed while it still sends.
          asked.once('error', () => resolve(undefined));
          asked.end(body);
        });
      const statuses = await Promise.all(Array.from({ length: 400 }, stranger));
      clearInterval(watch);
      expect(statuses.filter((status) => status !== undefined && status !== 401)).toEqual([]);
      expect(statuses).toContain(401);
      expect(most - before).toBeLessThan(200);
      expect(await isHealthy()).toBe(true);
    },
    TIMEOUT_MS,
  );
});
