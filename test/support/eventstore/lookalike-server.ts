/**
 * A small server that the real client of EventStoreDB talks to over a real socket: appends by the real
 * rules, reads, leaders and followers, and faults on demand.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type {
  AppendReq,
  BatchAppendReq,
  ReadReq,
} from '@eventstore/db-client/generated/streams_pb.js';
import { type Call, listen, mayCall, newServer, rpcError, type Secured, status } from './grpc.ts';
import { LookalikeLog, type ProposedEvent } from './lookalike-log.ts';
import { serveRead } from './lookalike-reads.ts';
import {
  appendResponse,
  batchAppendResponse,
  batchRefusal,
  nameOf,
  proposedOf,
} from './messages.ts';

export type Fault =
  /** Fails before anything is done; without an error as a server that is not ready. */
  | { readonly rpc: 'append' | 'read'; readonly kind: 'fail'; readonly error?: Error }
  /** Never answers, and does nothing. */
  | { readonly rpc: 'append' | 'read'; readonly kind: 'silent' }
  /** Writes, then answers with an error, or never. */
  | { readonly rpc: 'append'; readonly kind: 'writeThenFail'; readonly error?: Error }
  | { readonly rpc: 'append'; readonly kind: 'writeThenSilent' }
  /** Arrives, to be written or refused, only then. */
  | { readonly rpc: 'append'; readonly kind: 'held'; readonly until: Promise<unknown> }
  /** After this many events: fails, or delivers no more. */
  | {
      readonly rpc: 'read';
      readonly kind: 'cut' | 'mute';
      readonly events: number;
    };

const APPEND_BYTES_MAX = 1024 * 1024;

type Answer = (error: Error | null, message?: unknown) => void;

export class LookalikeServer {
  readonly log: LookalikeLog;
  /** Names of the calls that came, in order. */
  readonly calls: string[] = [];
  /** Reads that are neither answered in full nor given up. */
  openReads = 0;
  isLeader = true;
  /** While set, connections stay open and nothing is answered on them, as by a process that was stopped. */
  isHanging = false;
  /** Asked of every append that meets no fault otherwise. */
  faultOf: (stream: string, events: readonly ProposedEvent[]) => Fault | undefined = () =>
    undefined;
  /** Milliseconds from a call to its answer. */
  latencyMs: () => number = () => 0;
  /** Milliseconds that a read of the whole log stays open once it was given its count: the real one reads a page more. */
  lateEndMs: () => number = () => 0;
  /** Milliseconds that a read of some categories looks for them before it says anything. */
  searchMs = 0;
  port = 0;
  eventsSent = 0;
  readonly #id = randomUUID();
  readonly #faults: Fault[] = [];
  #nodes: readonly LookalikeServer[] = [this];
  readonly #secured: Secured | undefined;
  #server = newServer();

  /** @param secured left out: it speaks in clear and lets everybody in */
  constructor(log = new LookalikeLog(), secured?: Secured) {
    this.log = log;
    this.#secured = secured;
  }

  /** Of one that speaks in clear. */
  get connectionString(): string {
    return `esdb://${this.#nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}?tls=false`;
  }

  /** Listens, again on the same port after a stop. */
  async start(): Promise<this> {
    this.#server = newServer();
    this.#server.addService(StreamsService, {
      append: (call: Call, answer: Answer) => {
        if (!this.isHanging) this.#append(call, this.#inItsTime(answer));
      },
      read: (call: Call & { readonly request: ReadReq }) => {
        if (!this.isHanging) this.#read(call);
      },
      batchAppend: (call: Call) => {
        if (!this.isHanging) this.#batchAppend(call);
      },
    });
    this.#server.addService(GossipService, {
      read: (_: Call, answer: Answer) => {
        if (!this.isHanging) answer(null, this.#gossip());
      },
    });
    this.port = await listen(this.#server, this.port, this.#secured?.certificate);
    return this;
  }

  /** Cuts all connections, as a killed server. */
  stop(): void {
    this.#server.forceShutdown();
  }

  /** The next calls of this kind meet the fault, one after the other. */
  failNext(fault: Fault, times = 1): void {
    for (let n = 0; n < times; n += 1) this.#faults.push(fault);
  }

  /** Makes these servers one cluster whose first node leads. */
  static async startCluster(count: number): Promise<LookalikeServer[]> {
    const log = new LookalikeLog();
    const nodes = Array.from({ length: count }, () => new LookalikeServer(log));
    for (const node of nodes) {
      node.#nodes = nodes;
      await node.start();
    }
    LookalikeServer.elect(nodes, 0);
    return nodes;
  }

  static elect(nodes: readonly LookalikeServer[], leader: number): void {
    for (const [index, node] of nodes.entries()) node.isLeader = index === leader;
  }

  #enter(rpc: Fault['rpc'], call: Call): Fault | undefined {
    this.calls.push(rpc);
    if (!mayCall(call, this.#secured)) throw rpcError(status.unauthenticated, 'Unauthenticated');
    if (call.metadata.get('requires-leader')[0] === 'true' && !this.isLeader)
      throw this.#notLeader();
    const index = this.#faults.findIndex((fault) => fault.rpc === rpc);
    const fault = index < 0 ? undefined : this.#faults.splice(index, 1)[0];
    if (fault?.kind === 'fail') {
      throw fault.error ?? rpcError(status.unavailable, 'Server Is Not Ready');
    }
    return fault;
  }

  #notLeader(): Error {
    const leader = this.#nodes.find((node) => node.isLeader);
    if (leader === undefined) return rpcError(status.unavailable, 'Server Is Not Ready');
    return rpcError(status.notFound, 'Leader info available', {
      exception: 'not-leader',
      'leader-endpoint-host': '127.0.0.1',
      'leader-endpoint-port': String(leader.port),
    });
  }

  #inItsTime(answer: Answer): Answer {
    const latencyMs = this.latencyMs();
    return latencyMs === 0 ? answer : (...told) => setTimeout(answer, latencyMs, ...told);
  }

  #append(call: Call, answer: Answer): void {
    let options: AppendReq.Options | undefined;
    const events: ProposedEvent[] = [];
    call.on('data', (request: AppendReq) => {
      if (request.hasOptions()) options = request.getOptions();
      else events.push(proposedOf(request.getProposedMessage()!));
    });
    call.on('end', () => {
      try {
        const stream = nameOf(options!.getStreamIdentifier());
        const fault = this.#enter('append', call) ?? this.faultOf(stream, events);
        if (fault?.kind === 'silent') return;
        if (fault?.kind === 'held') {
          void fault.until.then(() => answer(null, this.#written(options!, events)));
          return;
        }
        const response = this.#written(options!, events);
        if (fault?.kind === 'writeThenSilent') return;
        if (fault?.kind === 'writeThenFail') {
          throw fault.error ?? rpcError(status.unavailable, 'the connection was lost');
        }
        answer(null, response);
      } catch (error) {
        answer(error as Error);
      }
    });
  }

  /** Writes in the order in which they come; a fault of appends meets one of them, and may break the whole stream. */
  #batchAppend(call: Call): void {
    this.calls.push('batchAppend');
    call.on('data', (request: BatchAppendReq) => {
      if (this.isHanging) return;
      try {
        this.#appendOf(call, request);
      } catch (error) {
        call.emit('error', error as Error);
      }
    });
    call.on('end', () => call.end());
  }

  #appendOf(call: Call, request: BatchAppendReq): void {
    const options = request.getOptions()!;
    const stream = nameOf(options.getStreamIdentifier());
    const events = request.getProposedMessagesList().map(proposedOf);
    const id = request.getCorrelationId()!;
    if (!this.isLeader) return void call.write(batchRefusal(id));
    const fault = this.#enter('append', call) ?? this.faultOf(stream, events);
    if (fault?.kind === 'silent') return;
    const written = () => {
      if (bytesOf(events) > APPEND_BYTES_MAX) return batchRefusal(id);
      const expected = options.hasNoStream() ? -1n : BigInt(options.getStreamPosition());
      return batchAppendResponse(id, this.log.append(stream, expected, events));
    };
    if (fault?.kind === 'held') {
      void fault.until.then(() => call.write(written()));
      return;
    }
    const answer = written();
    if (fault?.kind === 'writeThenSilent') return;
    if (fault?.kind === 'writeThenFail') {
      throw fault.error ?? rpcError(status.unavailable, 'the connection was lost');
    }
    setTimeout(() => call.write(answer), this.latencyMs());
  }

  #written(options: AppendReq.Options, events: readonly ProposedEvent[]) {
    if (!options.hasNoStream() && !options.hasRevision()) {
      throw rpcError(status.unimplemented, 'an exact revision is to be expected');
    }
    if (bytesOf(events) > APPEND_BYTES_MAX) {
      throw rpcError(status.invalidArgument, 'Maximum Append Size Exceeded.', {
        exception: 'maximum-append-size-exceeded',
        'maximum-append-size': String(APPEND_BYTES_MAX),
      });
    }
    const expected = options.hasNoStream() ? -1n : BigInt(options.getRevision());
    const name = nameOf(options.getStreamIdentifier());
    return appendResponse(this.log.append(name, expected, events), options);
  }

  #read(call: Call & { readonly request: ReadReq }): void {
    this.openReads += 1;
    call.once('close', () => {
      this.openReads -= 1;
    });
    try {
      const fault = this.#enter('read', call);
      if (fault?.kind === 'silent') return;
      this.#serve(call, fault).catch((error) => call.emit('error', error));
    } catch (error) {
      call.emit('error', error as Error);
    }
  }

  async #serve(call: Call & { readonly request: ReadReq }, fault: Fault | undefined) {
    const isSearch = call.request.getOptions()!.hasFilter();
    const latencyMs = this.latencyMs() + (isSearch ? this.searchMs : 0);
    if (latencyMs > 0) await delay(latencyMs);
    await serveRead(this, call, fault);
  }

  #gossip() {
    const { VNodeState } = gossip.MemberInfo;
    const cluster = new gossip.ClusterInfo();
    // Whom a client may choose: nobody while there is no leader.
    const others = this.#nodes.some(({ isLeader }) => isLeader)
      ? VNodeState.FOLLOWER
      : VNodeState.UNKNOWN;
    cluster.setMembersList(
      this.#nodes.map((node) => {
        const member = new gossip.MemberInfo();
        const endPoint = new gossip.EndPoint();
        endPoint.setAddress('127.0.0.1');
        endPoint.setPort(node.port);
        const id = new shared.UUID();
        id.setString(node.#id);
        member.setInstanceId(id);
        member.setState(node.isLeader ? VNodeState.LEADER : others);
        member.setIsAlive(true);
        member.setHttpEndPoint(endPoint);
        return member;
      }),
    );
    return cluster;
  }
}

function bytesOf(events: readonly ProposedEvent[]): number {
  return events.reduce((sum, { type, data, metadata }) => {
    return sum + Buffer.byteLength(type) + data.length + metadata.length;
  }, 0);
}
