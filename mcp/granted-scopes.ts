import type { QssClient } from '../client/client.ts';
import { InsufficientScopeError, UnauthorizedError } from '../client/errors.ts';
import { QssError } from '../client/qss-error.ts';
import { SCOPES } from '../domain/keys/events.ts';

/**
 * The scopes of a client's key, as a refusal tells them: each probe needs a scope and is nonsense beyond it, so that nothing is
 * written.
 * @throws UnauthorizedError and what keeps the service from answering
 */
export async function grantedScopes(client: QssClient): Promise<readonly string[]> {
  const probes = [
    () => client.configuration.publish({ expected_draft_revision: -1 }),
    () => client.configuration.change([]),
    () => client.configuration.read(),
  ];
  for (const probe of probes) {
    try {
      await probe();
    } catch (error) {
      if (error instanceof InsufficientScopeError) {
        return error.details.granted_scopes as readonly string[];
      }
      const isAnswered = error instanceof QssError && error.status >= 400 && error.status < 500;
      if (!isAnswered || error instanceof UnauthorizedError) throw error;
    }
  }
  return SCOPES;
}
