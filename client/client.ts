import type { CreateSessionData, Session as SessionView } from './api-types.ts';
import { checkConnection, checkObject } from './check-arguments.ts';
import { ConfigurationClient } from './configuration.ts';
import { Session, type SessionSnapshot } from './session.ts';
import { type CallOptions, type ConnectOptions, freshKey, Transport } from './transport.ts';

/** Client of the question-selection service; see README.md beside this file. */
export class QssClient {
  readonly configuration: ConfigurationClient;
  readonly #transport: Transport;

  /** @throws TypeError for options that cannot be meant */
  constructor(options: ConnectOptions) {
    checkConnection(options);
    this.#transport = new Transport(options);
    this.configuration = new ConfigurationClient(this.#transport);
  }

  /**
   * Creates a session.
   * @param idempotencyKey of your own, to find the same session again after a crash; a fresh one unless given
   * @throws QssError
   */
  async start(
    request: NonNullable<CreateSessionData['body']> = {},
    {
      idempotencyKey = freshKey(),
      signal,
    }: CallOptions & { readonly idempotencyKey?: string } = {},
  ): Promise<Session> {
    checkObject(request, 'start', "{ client_reference: 'call-1' }");
    const call = { method: 'POST', path: '/v1/sessions', body: request, idempotencyKey } as const;
    return new Session(
      this.#transport,
      await this.#transport.send<SessionView>({ ...call, signal }),
    );
  }

  /**
   * Goes on with a session, by its id or by a stored snapshot. After a snapshot, make the call that was under way
   * again: it takes effect once, whether or not it had arrived.
   * @throws QssError
   */
  async resume(from: string | SessionSnapshot, options: CallOptions = {}): Promise<Session> {
    if (typeof from !== 'string') {
      checkObject(from, 'resume', 'what snapshot() gave, or the id of a session');
      if (!from.session_id) throw new TypeError('resume was given a snapshot without session_id.');
      return new Session(this.#transport, from);
    }
    if (from === '') throw new TypeError('resume was given an empty text: give it a session_id.');
    const path = `/v1/sessions/${encodeURIComponent(from)}`;
    const view = await this.#transport.send<SessionView>({ method: 'GET', path, ...options });
    return new Session(this.#transport, view);
  }
}

export { ConnectionError, QssError } from './qss-error.ts';
export type {
  EndReason,
  EventsRequest,
  NextRequest,
  Session,
  SessionSnapshot,
  Turn,
  TurnAnswer,
  TurnExtras,
} from './session.ts';
export type { CallOptions, ConnectOptions } from './transport.ts';
