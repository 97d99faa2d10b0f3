import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askInternal } from '../../../../cli/command-line/ask-internal.ts';
import { askRunningService } from '../../../../cli/command-line/ask-service.ts';
import { checkService } from '../../../../cli/command-line/health/health-checks.ts';
import type { Config } from '../../../../cli/config/read-config.ts';
import { ADMIN_TOKEN } from '../../../support/service.ts';

/** Commands wait a hundred times shorter here than they do. */
const HASTE = 100;

let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(Math.ceil(ms / HASTE)));
});

afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

describe('a server that takes a question and says nothing', () => {
  it('is given up by a command that asks the running service', async () => {
    const config = { internalHost: '127.0.0.1', internalPort: port, adminToken: ADMIN_TOKEN };
    const asking = askInternal(config as Config, { method: 'GET', path: '/internal/v1/audit' });
    await expect(asking).rejects.toThrow('no service answers');
  });

  it('is not asked again by a replay that asks the running service', async () => {
    const config = { internalHost: '127.0.0.1', internalPort: port, adminToken: ADMIN_TOKEN };
    const told: string[] = [];
    const ask = askRunningService(config as Config, (reason) => told.push(reason));
    const session = { tenant: 'acme', service: 'table', sessionId: 'ses_1' };
    expect(await ask(session)).toBeUndefined();
    expect(await ask(session)).toBeUndefined();
    expect(told).toEqual([expect.stringContaining('timeout')]);
  });

  it('is found by the doctor, where it is to be the service', async () => {
    const found = await checkService({ internalHost: '127.0.0.1', internalPort: port } as Config);
    expect(found).toMatchObject({
      status: 'fault',
      text: expect.stringContaining('says nothing for 3 s'),
    });
  });
});
