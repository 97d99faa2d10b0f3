import { hash } from 'node:crypto';
import os from 'node:os';
import type { RolesAt } from './roles.ts';

/** Who signs in, and as what. */
export interface Grant {
  /** As the audit trail names them: the name an operator gave, or what a provider of identities calls them. */
  readonly subject: string;
  readonly granted: readonly RolesAt[];
}

/** A person who is signed in. */
export interface SignIn extends Grant {
  /** ISO 8601, as the clock was set when it began; it opens nothing once its time is over, used or not. */
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

interface HeldSecret<What> {
  readonly what: What;
  /** By the clock of `elapsedMs`, which nobody can set: setting the other one ends nothing and keeps nothing. */
  readonly endsAtMs: number;
  usedAtMs: number;
}

/**
 * Who is signed in at this process. Nothing of it is stored: a restart signs everybody out. Of codes and tokens only
 * the SHA-256 is kept.
 */
export class SignIns {
  readonly #links = new Map<string, HeldSecret<Grant>>();
  readonly #signIns = new Map<string, HeldSecret<SignIn>>();
  readonly #now: () => number;
  readonly #randomBytes: () => Uint8Array;
  readonly #elapsedMs: () => number;

  /**
   * @param now milliseconds since the epoch: what people are told
   * @param randomBytes 24 bytes of a cryptographic random source
   * @param elapsedMs never goes back, and is set by nobody: what terms are counted by; unless given, since the machine began, for
   *   as long as it was suspended, too
   */
  constructor(
    now: () => number,
    randomBytes: () => Uint8Array,
    elapsedMs: () => number = () => os.uptime() * 1_000,
  ) {
    this.#now = now;
    this.#randomBytes = randomBytes;
    this.#elapsedMs = elapsedMs;
  }

  /** A code that signs its holder in, once. */
  offer(grant: Grant): { readonly code: string; readonly expires_at: string } {
    const code = this.#secret();
    this.#hold(this.#links, code, grant, LINK_MS_MAX);
    return { code, expires_at: this.#told(LINK_MS_MAX) };
  }

  /** Uses a code up; undefined for one that is unknown, used or late. */
  redeem(code: string): { readonly token: string; readonly signIn: SignIn } | undefined {
    const link = this.#links.get(digest(code));
    this.#links.delete(digest(code));
    return link && this.#elapsedMs() < link.endsAtMs ? this.open(link.what) : undefined;
  }

  /** Signs a person in whose identity is established. */
  open(grant: Grant): { readonly token: string; readonly signIn: SignIn } {
    const token = this.#secret();
    const expires_at = this.#told(SIGN_IN_MS_MAX);
    const signIn: SignIn = { ...grant, expires_at, looked: new Set() };
    this.#hold(this.#signIns, token, signIn, SIGN_IN_MS_MAX);
    return { token, signIn };
  }

  /** Who holds the token; it goes on living for being used. */
  find(token: string): SignIn | undefined {
    const held = this.#signIns.get(digest(token));
    if (!held) return undefined;
    const nowMs = this.#elapsedMs();
    if (nowMs >= held.endsAtMs || nowMs - held.usedAtMs >= IDLE_MS_MAX) {
      this.end(token);
      return undefined;
    }
    held.usedAtMs = nowMs;
    return held.what;
  }

  end(token: string): void {
    this.#signIns.delete(digest(token));
  }

  #hold<What>(all: Map<string, HeldSecret<What>>, secret: string, what: What, msMax: number): void {
    if (all.size >= HELD_MAX) all.delete(all.keys().next().value!);
    const usedAtMs = this.#elapsedMs();
    all.set(digest(secret), { what, endsAtMs: usedAtMs + msMax, usedAtMs });
  }

  /** By the clock on the wall, as it is set now. */
  #told(msMax: number): string {
    return new Date(this.#now() + msMax).toISOString();
  }

  #secret(): string {
    return Buffer.from(this.#randomBytes()).toString('base64url');
  }
}

function digest(secret: string): string {
  return hash('sha256', secret);
}
