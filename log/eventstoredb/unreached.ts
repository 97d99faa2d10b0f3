/** Why nodes cannot be reached: the client's search for the one that leads keeps that to itself. */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { messageOf } from '../error-message.ts';
import { type Nodes, nodesOf } from './connection-string.ts';
import { isSilence, NoAnswer, saidOf } from './faults.ts';

/** What the client says where it has no connection. */
const NO_CONNECTION = /Failed to discover|No connection established/i;
const SPEAKS_TLS = 'it speaks TLS, which the connection string does not ask for (?tls=false)';
const SAYS_NOTHING = 'it says nothing';
/** Node's own words for having come to nobody. */
const NOBODY = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const LOOK_MS_MAX = 1_000;
/** Nodes that cannot be reached are not to be met with ever new connections. */
const BETWEEN_LOOKS_MS = 1_000;
/** What was found longer ago says nothing of an error of now. */
const FOUND_MS_MAX = 10_000;

interface Why {
  readonly node: string;
  readonly why: string;
}

/** Looks at the nodes itself once they cannot be reached, with nobody waiting: the next error says what it found. */
export class UnreachedNodes {
  readonly #nodes: Nodes;
  #found: { readonly whys: readonly Why[]; readonly at: number } | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(connectionString: string) {
    this.#nodes = nodesOf(connectionString);
  }

  /** The same error, with why nodes could not be reached where that is known. */
  explained(error: unknown): unknown {
    if (!isSilence(error) && !NO_CONNECTION.test(messageOf(error))) return error;
    const now = performance.now();
    if (now - this.#lookedAt > BETWEEN_LOOKS_MS) {
      this.#lookedAt = now;
      void this.#look();
    }
    if (this.#found === undefined || now - this.#found.at > FOUND_MS_MAX) return error;
    // Of a single node the client may have said so itself.
    const whys = this.#found.whys.filter((why) => !messageOf(error).includes(why.why));
    if (whys.length === 0) return error;
    const found = whys.map(({ node, why }) => `${node}: ${why}`).join('; ');
    // All else that is looked at here is known by its words.
    const Kind = isSilence(error) ? NoAnswer : Error;
    return new Kind(`${messageOf(error)} (${found})`, { cause: error });
  }

  async #look(): Promise<void> {
    const { addresses, ...line } = this.#nodes;
    const found = await Promise.all(
      addresses.map(async ([host, port]) => {
        const why = await whyUnreached(host, port, line);
        return why === undefined ? [] : [{ node: `${host}:${port}`, why }];
      }),
    );
    this.#found = { whys: found.flat(), at: performance.now() };
  }
}

/** Undefined: it can be. */
function whyUnreached(
  host: string,
  port: number,
  { hasTls, authorityFile }: Omit<Nodes, 'addresses'>,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      ...(authorityFile !== undefined && { ca: textOf(authorityFile) }),
      ALPNProtocols: ['h2'],
      // Where none is to be spoken, whoever speaks it is all that is asked.
      rejectUnauthorized: hasTls,
    });
    const end = (why: string | undefined) => {
      resolve(why);
      socket.destroy();
    };
    // Not `timeout` of the socket, which bytes that come one by one prolong.
    const timer = setTimeout(() => end(SAYS_NOTHING), LOOK_MS_MAX);
    timer.unref();
    socket.unref();
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
    socket.on('secureConnect', () => end(hasTls ? undefined : SPEAKS_TLS));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const isNobody = NOBODY.has(error.code ?? '');
      // Of several addresses of one name Node only says the code.
      const said = error.message === '' ? error.code : saidOf(error);
      end(hasTls || isNobody ? said : undefined);
    });
  });
}

/** What cannot be read any more was told when it was read first. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
