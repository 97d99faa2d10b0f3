import { Counter, Gauge, type Registry } from 'prom-client';
import type { BodiesInFlight } from '../../api/body/bodies-in-flight.ts';
import type { RequestLines } from '../../app/keys/request-lines.ts';
import type { Connections } from './connections.ts';

type Entrance = 'public' | 'internal';

/** Figures of connections and bodies, with their ceilings. */
export class EdgeMetrics {
  readonly #connections = new Map<Entrance, Connections>();
  readonly #bodies = new Map<Entrance, BodiesInFlight>();
  readonly #lines = new Map<Entrance, RequestLines>();
  readonly #open;
  readonly #openMax;
  readonly #refused;
  readonly #bytes;
  readonly #bytesMax;
  readonly #waiting;
  readonly #turnedAway;

  constructor(registry: Registry) {
    const gauge = (name: string, help: string) =>
      new Gauge({ name, help, labelNames: ['entry'] as const, registers: [registry] });
    this.#open = gauge('qss_connections', 'Connections that are open.');
    this.#openMax = gauge('qss_connections_max', 'Connections that are served at one time.');
    const counter = (name: string, help: string) =>
      new Counter({ name, help, labelNames: ['entry'] as const, registers: [registry] });
    this.#refused = counter(
      'qss_connections_refused_total',
      'Connections refused, or closed for another one, because there were too many.',
    );
    this.#bytes = gauge('qss_body_bytes_in_flight', 'Bytes of bodies that are worked on.');
    this.#bytesMax = gauge('qss_body_bytes_max', 'Bytes of bodies that may be worked on.');
    this.#waiting = gauge('qss_requests_waiting', 'Requests that wait to be worked on.');
    this.#turnedAway = counter(
      'qss_requests_refused_total',
      'Requests refused because too many were waiting.',
    );
  }

  watchConnections(entry: Entrance, connections: Connections): void {
    this.#connections.set(entry, connections);
  }

  watchBodies(entry: Entrance, bodies: BodiesInFlight): BodiesInFlight {
    this.#bodies.set(entry, bodies);
    return bodies;
  }

  watchLines(entry: Entrance, lines: RequestLines): RequestLines {
    this.#lines.set(entry, lines);
    return lines;
  }

  /** Takes the figures as they are now. */
  read(): void {
    this.#refused.reset();
    for (const [entry, { count, countMax, refused }] of this.#connections) {
      this.#open.set({ entry }, count);
      this.#openMax.set({ entry }, countMax);
      this.#refused.inc({ entry }, refused);
    }
    for (const [entry, { bytes, bytesMax }] of this.#bodies) {
      this.#bytes.set({ entry }, bytes);
      this.#bytesMax.set({ entry }, bytesMax);
    }
    this.#turnedAway.reset();
    for (const [entry, { waiting, refused }] of this.#lines) {
      this.#waiting.set({ entry }, waiting);
      this.#turnedAway.inc({ entry }, refused);
    }
  }
}
