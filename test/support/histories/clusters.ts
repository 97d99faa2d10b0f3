import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT } from '../../../cli/command-line/command.ts';
import { openKeyring } from '../../../cli/keyring/open-keyring.ts';
import type { Keyring } from '../../../keyring/port.ts';
import { openEmbeddedLogReadOnly } from '../../../log/embedded/embedded-log.ts';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import type { EventLog } from '../../../log/port.ts';
import { LookalikeServer } from '../eventstore/lookalike-server.ts';
import { prepareInstance } from '../http/http-client.ts';
import { TcpProxy } from '../http/tcp-proxy.ts';
import { type Instance, inProcess, instanceOf } from '../instance.ts';
import { newLog } from '../log/new-log.ts';
import { wrappedLog } from '../log/wrapped-log.ts';
import { qssProcess } from '../processes/command-line.ts';
import { ADMIN_TOKEN, type ServiceProcess, startService } from '../processes/service-process.ts';
import { ServiceUnderTest, SHARED_KEYRING, type TestedParts } from '../service.ts';

/** Several instances on one log, with the table configuration published for `acme`/`table` unless another service was named. */
export interface Cluster {
  readonly instances: readonly Instance[];
  /** The same log, to see what is really in it. */
  readonly log: EventLog;
  /** The keyring that they share. */
  readonly keyring: Keyring;
  /** An API key with every scope. */
  readonly token: string;
  readonly stop: () => Promise<void>;
}

/** Real processes on one log, each with a data folder of its own. */
export interface Processes extends Cluster {
  /** Starts another one, for instance in the place of one that ended. */
  readonly start: (
    env?: Readonly<Record<string, string>>,
    entry?: string,
  ) => Promise<ServiceProcess>;
  readonly processes: readonly ServiceProcess[];
}

interface ProcessesStart {
  /** Settings of all of them. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where their log is; left out: in one embedded file. */
  readonly server?: { readonly connectionString: string };
  /** Path of the service that is published, below the internal entry point. */
  readonly servicePath?: string;
}

export async function startProcesses(
  count = 2,
  { env: common = {}, server, servicePath }: ProcessesStart = {},
): Promise<Processes> {
  const directory = mkdtempSync(join(tmpdir(), 'qss-cluster-'));
  const file = join(directory, 'log.db');
  const shared = {
    EVENT_LOG_URL: server?.connectionString ?? `file:${file}`,
    QSS_SECRET: 'a-secret-that-instances-share',
    QSS_DATA_KEY: 'a-data-key-that-instances-share',
    KEYRING_URL: `file:${join(directory, 'keyring.db')}`,
    ...common,
  };
  if (server && server.connectionString === process.env.EVENT_LOG_URL) {
    await giveUpOldKeyring({ ...shared, DATA_DIR: directory });
  }
  const started: ServiceProcess[] = [];
  const start: Processes['start'] = async (env = {}, entry) => {
    const dataDir = mkdtempSync(join(directory, 'data-'));
    const service = await startService({
      dataDir,
      env: { ...shared, ...env },
      ...(entry === undefined ? {} : { entry }),
    });
    started.push(service);
    return service;
  };
  const processes = await Promise.all(Array.from({ length: count }, () => start()));
  const instances = processes.map(instanceOf);
  const token = await prepareInstance(instances[0]!, servicePath);
  const log = server
    ? await openEventStoreLog({ connectionString: server.connectionString })
    : await openEmbeddedLogReadOnly({ file });
  const keyringToken = common['KEYRING_TOKEN'];
  const keyringUrl = shared.KEYRING_URL;
  const address = { dataDir: directory, eventLogUrl: undefined, keyringUrl, keyringToken };
  const keyring = await openKeyring(address, shared.QSS_DATA_KEY);
  const stop = async () => {
    for (const { child, exited } of started) {
      child.kill('SIGKILL');
      await exited;
    }
    await keyring.close();
    await log.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { instances, log, keyring, token, start, processes, stop };
}

/** What a test before has sealed in a database that stays, nobody can open: its keyring ended with it. */
async function giveUpOldKeyring(env: Readonly<Record<string, string>>): Promise<void> {
  const args = ['accept-loss', '--keyring', '--reason', 'the keyring of an earlier test'];
  const { code, stderr } = await qssProcess(args, { ...env, QSS_ADMIN_TOKEN: ADMIN_TOKEN });
  if (code !== EXIT.ok && code !== EXIT.negative) throw new Error(`the database: ${stderr}`);
}

/** Services of this process on a look-alike of EventStoreDB, each with a client of its own. */
export interface OnEventStore extends Services {
  readonly server: LookalikeServer;
  /** Stands between the services and the server. */
  readonly proxy: TcpProxy;
}

export async function startOnEventStore(options: ServicesStart = {}): Promise<OnEventStore> {
  const server = await new LookalikeServer().start();
  const proxy = await TcpProxy.start(server.port);
  const connectionString = `esdb://127.0.0.1:${proxy.port}?tls=false`;
  const cluster = await startServices(() => openEventStoreLog({ connectionString }), options);
  const log = await openEventStoreLog({ connectionString: server.connectionString });
  const stop = async () => {
    await cluster.stop();
    await log.close();
    await proxy.stop();
    server.stop();
  };
  return { ...cluster, log, server, proxy, stop };
}

/** Services of this process on a log in memory. */
export function startInMemory(options: ServicesStart = {}): Promise<Services> {
  const log = newLog();
  return startServices(async () => keptOpen(log), options);
}

export interface Services extends Cluster {
  readonly services: readonly ServiceUnderTest[];
  /** The log as one more instance of this process opens it. */
  readonly openLog: () => Promise<EventLog>;
}

interface ServicesStart {
  readonly count?: number;
  /** What differs from a service as it is tested alone, for the nth one. */
  readonly parts?: (n: number) => TestedParts;
  /** What the nth service makes of its log. */
  readonly through?: (log: EventLog, n: number) => EventLog;
}

async function startServices(
  openLog: () => Promise<EventLog>,
  { count = 2, parts = () => ({}), through = (log) => log }: ServicesStart,
): Promise<Services> {
  const services: ServiceUnderTest[] = [];
  for (let n = 0; n < count; n++) {
    const log = through(await openLog(), n);
    services.push(await ServiceUnderTest.start(log, { now: Date.now, ...parts(n) }));
  }
  const instances = services.map(({ service }) => inProcess(service));
  const token = await prepareInstance(instances[0]!);
  await keyIsKnown(instances, token);
  const log = await openLog();
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    await log.close();
  };
  return { services, instances, log, keyring: SHARED_KEYRING, openLog, token, stop };
}

/** A log that several services share: none of them closes it. */
function keptOpen(log: EventLog): EventLog {
  return wrappedLog(log, { close: async () => {} });
}

/** Resolves when every instance lets the key in; none of them has read more than its keys for that. */
export async function keyIsKnown(instances: readonly Instance[], token: string): Promise<void> {
  const nowhere = `/v1/sessions/ses_${'0'.repeat(26)}`;
  for (const instance of instances) {
    while ((await instance.send(nowhere, { method: 'GET', token })).status !== 404) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
