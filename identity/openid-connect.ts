import * as oidc from 'openid-client';
import {
  type Departure,
  type IdentityProvider,
  IdentityRefused,
  type KnownPerson,
} from './port.ts';

export interface OpenIdConnectSettings {
  /** Its `/.well-known/openid-configuration` says the rest. */
  readonly issuer: string;
  readonly clientId: string;
  /** Left out: a public client; the proof key protects the code either way. */
  readonly clientSecret: string | undefined;
  /** Claim of the ID token that lists the roles. */
  readonly rolesClaim: string;
  /** Where the provider sends browsers back to. */
  readonly redirectUrl: string;
  /** What one request to the provider may take. */
  readonly requestSecondsMax?: number;
}

const REQUEST_SECONDS_MAX = 10;

/** What a browser keeps while it is away. */
interface Pending {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/**
 * OpenID Connect's authorization code flow with a proof key (RFC 7636). The provider is asked for its metadata when somebody first signs
 * in, so that it need not be there when the service starts.
 */
export class OpenIdConnect implements IdentityProvider {
  readonly name: string;
  readonly #settings: OpenIdConnectSettings;
  #configuration: oidc.Configuration | undefined;

  constructor(settings: OpenIdConnectSettings) {
    this.#settings = settings;
    this.name = new URL(settings.issuer).host;
  }

  async begin(): Promise<Departure> {
    const configuration = await this.#configured();
    const pending: Pending = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#settings.redirectUrl,
      scope: 'openid',
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, pending: encoded(pending) };
  }

  async complete(pending: string, query: string): Promise<KnownPerson> {
    const { state, nonce, verifier } = decoded(pending);
    const configuration = await this.#configured();
    const returned = new URL(this.#settings.redirectUrl);
    returned.search = query;
    const tokens = await oidc
      .authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      .catch((cause: unknown) => {
        if (isOfUnknownKey(cause)) this.#forget(configuration);
        return refuse(cause);
      });
    const claims = tokens.claims()!;
    const roles = claims[this.#settings.rolesClaim];
    const listed = Array.isArray(roles) ? roles : [roles];
    const written = listed.filter((role) => typeof role === 'string');
    return { subject: claims.sub, roles: written };
  }

  /** Whoever signs in next asks for the keys anew: how old those are that are kept is counted by a clock that may be set back. */
  #forget(configuration: oidc.Configuration): void {
    if (this.#configuration === configuration) this.#configuration = undefined;
  }

  async #configured(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret, requestSecondsMax } = this.#settings;
    const url = new URL(issuer);
    this.#configuration ??= await oidc
      .discovery(
        url,
        clientId,
        clientSecret,
        clientSecret === undefined ? oidc.None() : undefined,
        {
          timeout: requestSecondsMax ?? REQUEST_SECONDS_MAX,
          execute: [
            // The ID token is held against the provider's keys, not against the connection alone.
            oidc.enableNonRepudiationChecks,
            // For a provider on this machine, in a trial; the settings take no other plain address.
            ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
          ],
        },
      )
      .catch(refuse);
    return this.#configuration;
  }
}

/** An ID token came from the provider, by a key that it had not published when it was asked last. */
function isOfUnknownKey(cause: unknown): boolean {
  return cause instanceof oidc.ClientError && cause.code === 'OAUTH_KEY_SELECTION_FAILED';
}

function refuse(cause: unknown): never {
  throw new IdentityRefused('The provider of identities says nobody', { cause });
}

function encoded(pending: Pending): string {
  return Buffer.from(JSON.stringify(pending)).toString('base64url');
}

/** @throws IdentityRefused when it is not what a browser was given */
function decoded(text: string): Pending {
  try {
    const { state, nonce, verifier } = JSON.parse(Buffer.from(text, 'base64url').toString());
    if ([state, nonce, verifier].every((part) => typeof part === 'string' && part !== ''))
      return { state, nonce, verifier };
  } catch {
    // Somebody else's text: the same as one that is not complete.
  }
  return refuse(new Error('the cookie of a sign-in under way is missing or not ours'));
}
