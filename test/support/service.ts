import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionAnswer } from '../../app/session/create-session.ts';
import { createLogger } from '../../cli/logging/logger.ts';
import { projectHere } from '../../cli/projecting/project-here.ts';
import { composeService, type Service, type ServiceParts } from '../../cli/service/service.ts';
import { compile } from '../../compiler/compile.ts';
import { encodeArtifact } from '../../domain/artifact/artifact-codec.ts';
import type { Configuration } from '../../domain/configuration/entities.ts';
import { type KeyScope, SCOPES } from '../../domain/keys/events.ts';
import type { Owner } from '../../domain/owner.ts';
import { createMemoryKeyring } from '../../keyring/memory.ts';
import type { EventLog } from '../../log/port.ts';
import type { Store } from '../../projections/store/port.ts';
import { openStore } from '../../projections/store/sqlite.ts';
import { Clock } from './clocks/clock.ts';
import { creationOf } from './configurations/configurations.ts';
import { tableConfiguration } from './conversations/sessions.ts';
import { Client, type Reply } from './http/client.ts';
import { expectDocumented } from './http/documented.ts';
import type { NextAnswer } from './http/next-answer.ts';
import { newLog } from './log/new-log.ts';
import { openMemoryStore } from './memory-store.ts';
import { newTemporaryDirectory } from './temporary-directory.ts';

export const ADMIN_TOKEN = 'an-admin-token-for-tests';

/** Whose data a test touches unless it says so. */
export const ACME: Owner = { tenant: 'acme', service: 'table' };

/** Several services of one test have it in common, as instances on one log do. */
export const SHARED_KEYRING = createMemoryKeyring();

/** What differs from the service as it is tested. */
export type TestedParts = Partial<Omit<ServiceParts, 'store'>> & {
  readonly store?: Store;
  /** Left out: the read models are in memory, and their snapshots see what is written later. */
  readonly hasReadModelsFile?: boolean;
  /** Left out: nothing is anchored. */
  readonly anchorFile?: string;
};

const SECRET = 'a-secret-for-tests';

/** The whole service in this process: memory log, standing clock, compilation without a thread. */
export class ServiceUnderTest {
  readonly service: Service;
  readonly log: EventLog;
  readonly clock: Clock;
  /** What it logged, one JSON line each. */
  readonly logLines: readonly string[];
  readonly store: Store;
  readonly #directory: string | undefined;

  private constructor(
    parts: Pick<ServiceUnderTest, 'service' | 'log' | 'clock' | 'logLines' | 'store'>,
    directory: string | undefined,
  ) {
    this.service = parts.service;
    this.log = parts.log;
    this.clock = parts.clock;
    this.logLines = parts.logLines;
    this.store = parts.store;
    this.#directory = directory;
  }

  static async start(
    log: EventLog = newLog(),
    { anchorFile, hasReadModelsFile, ...parts }: TestedParts = {},
  ): Promise<ServiceUnderTest> {
    const clock = new Clock();
    const logLines: string[] = [];
    const logger = createLogger('info', { write: (line: string) => logLines.push(line) });
    const directory = hasReadModelsFile ? await newTemporaryDirectory() : undefined;
    const open = () =>
      directory ? openStore(join(directory, 'read-models.db')) : openMemoryStore();
    const store = parts.store ?? open();
    const made = parts.areViewsElsewhere ? undefined : store;
    const secret = parts.secret ?? SECRET;
    const anchors = anchorFile === undefined ? undefined : { file: anchorFile, secret };
    const service = await composeService({
      log,
      keyring: SHARED_KEYRING,
      logger,
      adminToken: ADMIN_TOKEN,
      secret: SECRET,
      now: clock.now,
      project: projectHere({ log, store: made, anchors, now: clock.now }),
      isAnchored: anchors !== undefined,
      compile: (engineVersion) => async (configuration, additions) =>
        encodeArtifact(compile(configuration, { engineVersion, ...additions }).artifact),
      ...parts,
      store,
    });
    return new ServiceUnderTest({ service, log, clock, logLines, store }, directory);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    this.store.close();
    await this.log.close();
    if (this.#directory !== undefined) await rm(this.#directory, { recursive: true });
  }

  /** The public entry point, with a secret of any kind; every answer is held against the document. */
  client(secret: string): Client {
    return new Client(this.service.publicApp, secret, expectDocumented);
  }

  /** The internal entry point. */
  get admin(): Client {
    return new Client(this.service.internalApp, ADMIN_TOKEN);
  }

  /** A new key of a service, as its holder. */
  async keyHolder(scopes: readonly KeyScope[] = SCOPES, owner: Owner = ACME): Promise<Client> {
    return this.client(await this.makeSecret(scopes, owner));
  }

  /** The secret of a new key. */
  async makeSecret(scopes: readonly KeyScope[] = SCOPES, owner: Owner = ACME): Promise<string> {
    const path = `${internalPath(owner)}/keys`;
    const made = await this.admin.send<{ secret: string }>('POST', path, {
      body: { name: 'test', scopes },
    });
    return made.body.secret;
  }

  /** Publishes a configuration; the client holds a key with every scope. */
  async publish(
    configuration: Configuration = tableConfiguration,
    owner: Owner = ACME,
  ): Promise<Client> {
    const client = await this.keyHolder(SCOPES, owner);
    await client.post('/v1/configuration/changes', { changes: creationOf(configuration) });
    await this.publishDraft(client);
    return client;
  }

  async publishDraft(client: Client): Promise<void> {
    const { status, text } = await client.post('/v1/configuration/publish', {});
    if (status !== 202) throw new Error(`not published: ${text}`);
    await this.compiled();
  }

  /** Resolves when every requested compilation has ended. */
  async compiled(): Promise<void> {
    await this.service.views.ownWritesShown();
    this.service.worker.wake();
    await this.service.worker.idle();
  }
}

/** Path of a service below the internal entry point. */
export function internalPath({ tenant, service }: Owner): string {
  return `/internal/v1/tenants/${tenant}/services/${service}`;
}

/** One session as a host agent leads it: remembers the id and the newest `state_version`. */
export class Conversation {
  readonly client: Client;
  readonly id: string;
  version: number;

  private constructor(client: Client, { session_id, versions }: SessionAnswer) {
    this.client = client;
    this.id = session_id;
    this.version = versions.state_version;
  }

  static async start(client: Client, body: object = {}): Promise<Conversation> {
    const created = await client.post<SessionAnswer>('/v1/sessions', body);
    if (created.status !== 201) throw new Error(`no session: ${created.text}`);
    return new Conversation(client, created.body);
  }

  get path(): string {
    return `/v1/sessions/${this.id}`;
  }

  /** A `/next` that must succeed. */
  async next(body: object = {}): Promise<NextAnswer> {
    const reply = await this.attempt('next', body);
    if (reply.status !== 200) throw new Error(`/next was refused: ${reply.text}`);
    return reply.body as unknown as NextAnswer;
  }

  /** A `/next` or `/events` that may be refused. */
  async attempt(operation: 'next' | 'events', body: object = {}): Promise<Reply> {
    const path = `${this.path}/${operation}`;
    const reply = await this.client.post(path, { state_version: this.version, ...body });
    const { versions } = reply.body as { versions?: { state_version: number } };
    if (versions) this.version = versions.state_version;
    return reply;
  }

  async read(): Promise<SessionAnswer> {
    return (await this.client.get<SessionAnswer>(this.path)).body;
  }
}
