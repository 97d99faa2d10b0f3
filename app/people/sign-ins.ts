import { hash } from 'node:crypto';
import type { RolesAt } from './roles.ts';

/** Who signs in, and as what. */
export interface Grant {
  /** As the audit trail names them: the name an operator gave, or what a provider of identities calls them. */
  readonly subject: string;
  readonly granted: readonly RolesAt[];
}

/** A person who is signed in. */
export interface SignIn extends Grant {
  /** ISO 8601; from then on it opens nothing, used or not. */
  readonly expires_at: string;
  /** Sessions whose texts were looked at: each is recorded once. */
  readonly looked: Set<string>;
}

/** A link that nobody has used by then opens nothing. */
const LINK_MS_MAX = 10 * 60_000;
/** A sign-in ends after so long without a request, */
const IDLE_MS_MAX = 60 * 60_000;
/** and after so long in any case. */
const SIGN_IN_MS_MAX = 12 * 60 * 60_000;
/** Of each kind; beyond it, the oldest ends. */
const HELD_MAX = 1_000;

interface Held<What> {
  readonly what: What;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
  usedAt: number;
}

/**
 * Who is signed in at this process. Nothing of it is stored: a restart signs everybody out. Of codes and tokens only
 * the SHA-256 is kept.
 */
export class SignIns {
  readonly #links = new Map<string, Held<Grant>>();
  readonly #signIns = new Map<string, Held<SignIn>>();
  readonly #now: () => number;
  readonly #randomBytes: () => Uint8Array;

  /** @param randomBytes 24 bytes of a cryptographic random source */
  constructor(now: () => number, randomBytes: () => Uint8Array) {
    this.#now = now;
    this.#randomBytes = randomBytes;
  }

  /** A code that signs its holder in, once. */
  offer(grant: Grant): { readonly code: string; readonly expires_at: string } {
    const code = this.#secret();
    const endsAt = this.#now() + LINK_MS_MAX;
    hold(this.#links, code, { what: grant, endsAt, usedAt: this.#now() });
    return { code, expires_at: new Date(endsAt).toISOString() };
  }

  /** Uses a code up; undefined for one that is unknown, used or late. */
  redeem(code: string): { readonly token: string; readonly signIn: SignIn } | undefined {
    const link = this.#links.get(digest(code));
    this.#links.delete(digest(code));
    return link && this.#now() < link.endsAt ? this.open(link.what) : undefined;
  }

  /** Signs a person in whose identity is established. */
  open(grant: Grant): { readonly token: string; readonly signIn: SignIn } {
    const token = this.#secret();
    const endsAt = this.#now() + SIGN_IN_MS_MAX;
    const expires_at = new Date(endsAt).toISOString();
    const signIn: SignIn = { ...grant, expires_at, looked: new Set() };
    hold(this.#signIns, token, { what: signIn, endsAt, usedAt: this.#now() });
    return { token, signIn };
  }

  /** Who holds the token; it goes on living for being used. */
  find(token: string): SignIn | undefined {
    const held = this.#signIns.get(digest(token));
    if (!held) return undefined;
    const now = this.#now();
    if (now >= held.endsAt || now - held.usedAt >= IDLE_MS_MAX) {
      this.end(token);
      return undefined;
    }
    held.usedAt = now;
    return held.what;
  }

  end(token: string): void {
    this.#signIns.delete(digest(token));
  }

  #secret(): string {
    return Buffer.from(this.#randomBytes()).toString('base64url');
  }
}

function hold<What>(all: Map<string, Held<What>>, secret: string, held: Held<What>): void {
  if (all.size >= HELD_MAX) all.delete(all.keys().next().value!);
  all.set(digest(secret), held);
}

function digest(secret: string): string {
  return hash('sha256', secret);
}
