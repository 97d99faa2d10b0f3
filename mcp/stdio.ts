import { once } from 'node:events';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { QssClient } from '../client/client.ts';
import type { ConnectOptions } from '../client/transport.ts';
import { grantedScopes } from './granted-scopes.ts';
import { mcpServers } from './server.ts';

const FIRST_CALL_MS = 3_000;

/**
 * Serves the tools on standard input and output until the input ends.
 * @throws QssError when the service does not answer, or does not know the key
 */
export async function serveTools(
  openApi: object,
  version: string,
  options: ConnectOptions,
): Promise<{ readonly scopes: readonly string[]; readonly ended: Promise<unknown> }> {
  const client = new QssClient(options);
  // Whoever starts the tools waits for this, and mistypes an address sometimes.
  const scopes = await grantedScopes(new QssClient({ ...options, callMs: FIRST_CALL_MS }));
  const serverFor = mcpServers(openApi, version);
  const ended = once(process.stdin, 'end');
  serveStdio(() => serverFor({ client, scopes }), { maxSubscriptions: 0 });
  return { scopes, ended };
}
