import type { Logger } from 'pino';
import { type IdentityProvider, IdentityRefused } from '../../../identity/port.ts';
import type { Config } from '../../config/read-config.ts';

/** The provider of identities that the settings name; undefined where they name none. */
export async function composeIdentity(
  { oidc, consoleUrl }: Pick<Config, 'oidc' | 'consoleUrl'>,
  logger: Logger,
): Promise<IdentityProvider | undefined> {
  if (!oidc || consoleUrl === undefined) return undefined;
  // Loaded where it is used: it brings fourteen files of three packages along.
  const { OpenIdConnect } = await import('../../../identity/openid-connect.ts');
  const redirectUrl = `${consoleUrl.replace(/\/$/, '')}/console/sign-in/callback`;
  const provider = new OpenIdConnect({ ...oidc, redirectUrl });
  const loggingRefusals = <Result>(answer: Promise<Result>) =>
    answer.catch((error: unknown) => {
      if (error instanceof IdentityRefused) logRefusal(error.cause, logger);
      throw error;
    });
  return {
    name: provider.name,
    begin: () => loggingRefusals(provider.begin()),
    complete: (pending, query) => loggingRefusals(provider.complete(pending, query)),
  };
}

/** Codes and messages alone: whatever else a provider sends may be a credential. */
function logRefusal(cause: unknown, logger: Logger): void {
  const { message, code } = cause as { readonly message?: string; readonly code?: unknown };
  logger.warn({ reason: message, code }, 'the provider of identities did not sign somebody in');
}
