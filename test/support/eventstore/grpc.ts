/** The one copy of gRPC that the client itself uses, with as much of its shape as a look-alike needs. */
import { createRequire } from 'node:module';

interface CallMetadata {
  get(name: string): readonly unknown[];
}

export interface Call {
  readonly metadata: CallMetadata;
  readonly cancelled: boolean;
  readonly destroyed: boolean;
  write(message: unknown): boolean;
  end(): void;
  resume(): void;
  emit(name: 'error', error: Error): boolean;
  on(name: string, listener: (value: never) => void): this;
  once(name: string, listener: () => void): this;
  off(name: string, listener: () => void): this;
}

interface GrpcServer {
  addService(definition: unknown, handlers: Record<string, unknown>): void;
  bindAsync(
    address: string,
    credentials: unknown,
    bound: (error: Error | null, port: number) => void,
  ): void;
  forceShutdown(): void;
}

interface Grpc {
  readonly Server: new (options: Record<string, number>) => GrpcServer;
  readonly ServerCredentials: {
    createInsecure(): unknown;
    createSsl(authorities: null, pairs: readonly Certificate[]): unknown;
  };
  readonly Metadata: new () => { set(name: string, value: string): void };
}

const require = createRequire(import.meta.url);
const requireOfClient = createRequire(require.resolve('@eventstore/db-client'));
const grpc: Grpc = requireOfClient('@grpc/grpc-js');

const MESSAGE_BYTES_MAX = 17 * 1024 * 1024;

export const status = {
  cancelled: 1,
  unknown: 2,
  invalidArgument: 3,
  notFound: 5,
  permissionDenied: 7,
  failedPrecondition: 9,
  aborted: 10,
  unimplemented: 12,
  unavailable: 14,
  unauthenticated: 16,
} as const;

export function newServer(): GrpcServer {
  return new grpc.Server({ 'grpc.max_receive_message_length': MESSAGE_BYTES_MAX });
}

/** What a node with TLS shows, in PEM. */
export interface Certificate {
  readonly cert_chain: Buffer;
  readonly private_key: Buffer;
}

/** Of a server with TLS, which wants to know who calls. */
export interface Secured {
  readonly certificate: Certificate;
  /** `user:password` of everybody who may call. */
  readonly users: readonly string[];
}

export function mayCall(call: Call, secured: Secured | undefined): boolean {
  if (secured === undefined) return true;
  const [given] = call.metadata.get('authorization');
  return secured.users.some((user) => given === `Basic ${Buffer.from(user).toString('base64')}`);
}

/** Without a certificate in clear. Resolves with the port. */
export function listen(
  server: GrpcServer,
  port: number,
  certificate: Certificate | undefined,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { ServerCredentials } = grpc;
    const credentials = certificate
      ? ServerCredentials.createSsl(null, [certificate])
      : ServerCredentials.createInsecure();
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    );
  });
}

/** An error that reaches the client with this status and, as metadata, what names it exactly. */
export function rpcError(
  code: number,
  details: string,
  named: Readonly<Record<string, string>> = {},
): Error {
  const metadata = new grpc.Metadata();
  for (const [name, value] of Object.entries(named)) metadata.set(name, value);
  return Object.assign(new Error(details), { code, details, metadata });
}

/** Heeds flow control; false when the other side has gone. */
export function send(call: Call, message: unknown): Promise<boolean> {
  return new Promise((resolve) => {
    if (call.cancelled || call.destroyed) return resolve(false);
    if (call.write(message)) return resolve(true);
    const settle = (sent: boolean) => {
      call.off('drain', drained);
      call.off('cancelled', gone);
      call.off('close', gone);
      resolve(sent);
    };
    const drained = () => settle(true);
    const gone = () => settle(false);
    call.once('drain', drained);
    call.once('cancelled', gone);
    call.once('close', gone);
  });
}
