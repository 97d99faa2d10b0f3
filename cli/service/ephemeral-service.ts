import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryKeyring } from '../../keyring/memory.ts';
import { createMemoryLog } from '../../log/memory.ts';
import { openStore } from '../../projections/store/sqlite.ts';
import { publishDemo } from '../demo/publish.ts';
import { createLogger } from '../logging/logger.ts';
import { projectHere } from '../projecting/project-here.ts';
import { inThread, randomSecretBytes } from './composing/compose-dependencies.ts';
import { composeService } from './service.ts';

/** A whole service of this process alone, with the demo published; nothing of it stays. */
export interface EphemeralService {
  /** A key with every scope of the demo's service. */
  readonly key: string;
  readonly sendPublic: Send;
  readonly sendInternal: Send;
  readonly stop: () => Promise<void>;
}

type Send = (path: string, init: RequestInit) => Promise<Response>;

const ADMIN_TOKEN = 'nobody-else-can-reach-this';

export async function startEphemeralService(): Promise<EphemeralService> {
  const folder = await mkdtemp(join(tmpdir(), 'qss-chat-'));
  const log = createMemoryLog();
  const store = openStore(join(folder, 'read-models.db'));
  const service = await composeService({
    log,
    keyring: createMemoryKeyring(),
    store,
    project: projectHere({ log, store, now: Date.now }),
    logger: createLogger('silent'),
    adminToken: ADMIN_TOKEN,
    secret: ADMIN_TOKEN,
    now: Date.now,
    compile: inThread,
  });
  const { secret } = await publishDemo(service.dependencies, service.worker, {
    randomBytes: randomSecretBytes(),
  });
  await service.views.ownWritesShown();
  return {
    key: secret,
    sendPublic: async (path, init) => service.publicApp.request(path, measured(init)),
    sendInternal: async (path, init) => {
      const headers = { ...init.headers, Authorization: `Bearer ${ADMIN_TOKEN}` };
      return service.internalApp.request(path, measured({ ...init, headers }));
    },
    stop: async () => {
      await service.stop();
      store.close();
      await log.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Says how long the body is, as every HTTP client does. */
function measured(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Content-Length', String(Buffer.byteLength(String(init.body ?? ''))));
  return { ...init, headers };
}
