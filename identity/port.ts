/** Who somebody is, as a provider of identities says. */
export interface KnownPerson {
  /** What the provider calls them, always the same. */
  readonly subject: string;
  /** As it writes them. */
  readonly roles: readonly string[];
}

/** A browser that is on its way to the provider. */
export interface Departure {
  /** Where it is sent. */
  readonly url: string;
  /** Kept by that browser alone until it comes back; it proves that whoever comes back is who left. */
  readonly pending: string;
}

/** Where people prove who they are. */
export interface IdentityProvider {
  /** What people know it by. */
  readonly name: string;
  /** @throws IdentityRefused when it does not answer */
  readonly begin: () => Promise<Departure>;
  /**
   * @param query with which the browser came back
   * @throws IdentityRefused when it does not say who somebody is
   */
  readonly complete: (pending: string, query: string) => Promise<KnownPerson>;
}

/** Nobody was identified; the cause is for the log. */
export class IdentityRefused extends Error {}
