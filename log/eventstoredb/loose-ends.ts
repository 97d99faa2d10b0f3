/** Promises of the client that nobody waits for; its types keep what makes them to its heirs. */
import type { EventStoreDBClient } from '@eventstore/db-client';

interface Reconnecting {
  handleError?: (...args: readonly unknown[]) => Promise<void>;
}

/**
 * The client has nobody wait while it looks whether a call's error is a reason to connect anew: where the connection that is being
 * made meanwhile fails, as while no node can be chosen, that would end the process. Whoever waits for that connection is told.
 */
export function withoutLooseEnds(client: EventStoreDBClient): EventStoreDBClient {
  const reconnecting = client as unknown as Reconnecting;
  const { handleError } = reconnecting;
  reconnecting.handleError = async (...args) => handleError?.(...args).catch(() => {});
  return client;
}
