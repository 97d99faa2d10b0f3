import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestLogEntry } from '../../api/answering/respond.ts';
import type { Readiness } from '../../app/operations/readiness.ts';
import type { ProviderCall } from '../../app/session/cached-provider.ts';
import type { Coordination } from '../../coordination/port.ts';
import { EdgeMetrics } from '../http/edge-metrics.ts';
import type { ProjectorClient } from '../projecting/projector-client.ts';
import { ModelCallMetrics } from './model-metrics.ts';

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const COMPILATION_SECONDS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** What the figures are taken from at every scrape. */
interface Sources {
  readonly readiness: Readiness;
  readonly projector: ProjectorClient;
  readonly coordination: Coordination;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The process's figures for Prometheus. Labels are route templates, codes and names of ours; ids of tenants alone, where they pay. */
export class ServiceMetrics {
  readonly #registry = new Registry();
  readonly #requests;
  readonly #durations;
  readonly #replays;
  readonly #degraded;
  readonly #compilations;
  readonly #model = new ModelCallMetrics(this.#registry);
  readonly #readiness: Readiness;
  readonly #ready;
  readonly #logUp;
  readonly #projectionUp;
  readonly #projectionLag;
  readonly edge: EdgeMetrics;

  constructor(sources: Sources) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Counter({
      name: 'qss_http_requests_total',
      help: 'Requests that were answered.',
      labelNames: ['entry', 'method', 'route', 'status'] as const,
      registers,
    });
    this.#durations = new Histogram({
      name: 'qss_http_request_duration_seconds',
      help: 'Time from the request line to the answer.',
      labelNames: ['entry', 'method', 'route'] as const,
      buckets: REQUEST_SECONDS,
      registers,
    });
    this.#replays = new Counter({
      name: 'qss_idempotent_replays_total',
      help: 'Answers given again from their receipt.',
      labelNames: ['route'] as const,
      registers,
    });
    this.#degraded = new Counter({
      name: 'qss_degraded_answers_total',
      help: 'Answers for which understanding ran in reduced mode, by reason.',
      labelNames: ['reason'] as const,
      registers,
    });
    this.#compilations = new Histogram({
      name: 'qss_compilation_duration_seconds',
      help: 'Compilations that ended here, by result.',
      labelNames: ['result'] as const,
      buckets: COMPILATION_SECONDS,
      registers,
    });
    this.#readiness = sources.readiness;
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
    this.#ready = gauge('qss_ready', '1 while the process can be given requests.');
    this.#logUp = gauge('qss_log_up', '1 while the event log answers and can be written.');
    this.#projectionUp = new Gauge({
      name: 'qss_projection_up',
      help: '1 while the projection follows the log, 0 once it has failed.',
      labelNames: ['view'] as const,
      registers,
    });
    this.#projectionLag = new Gauge({
      name: 'qss_projection_lag_seconds',
      help: 'How long the log has held something that the projection has not seen.',
      labelNames: ['view'] as const,
      registers,
    });
    this.edge = new EdgeMetrics(this.#registry);
    this.#registerProjector(sources);
    this.#registerRedis(sources);
  }

  request(entry: 'public' | 'internal', logged: RequestLogEntry): void {
    const { method, route, status, durationMs, isReplay, degradedReasons } = logged;
    this.#requests.inc({ entry, method, route, status });
    this.#durations.observe({ entry, method, route }, durationMs / 1_000);
    if (isReplay) this.#replays.inc({ route });
    else for (const reason of degradedReasons) this.#degraded.inc({ reason });
  }

  compilation(result: string, seconds: number): void {
    this.#compilations.observe({ result }, seconds);
  }

  publishedOtherwise(): void {
    this.#model.publishedOtherwise();
  }

  modelAsked(asked: ProviderCall): void {
    this.#model.asked(asked);
  }

  async read(): Promise<{ readonly text: string; readonly contentType: string }> {
    const { is_ready, log, views } = await this.#readiness.check();
    this.#ready.set(Number(is_ready));
    this.#logUp.set(Number(log === 'ok'));
    for (const { name: view, state, lag_seconds } of views) {
      this.#projectionUp.set({ view }, Number(state !== 'failed'));
      this.#projectionLag.set({ view }, lag_seconds);
    }
    this.edge.read();
    return { text: await this.#registry.metrics(), contentType: this.#registry.contentType };
  }

  #registerRedis({ coordination }: Sources): void {
    if (coordination.isShared === undefined) return;
    this.#gauge('qss_redis_up', '1 while Redis counts for all instances.', () =>
      Number(coordination.isShared),
    );
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  #registerProjector({ projector, now }: Sources): void {
    new Gauge({
      name: 'qss_foreign_events',
      help: 'Events of other programs that were passed by since the start, by what is not ours.',
      labelNames: ['why'] as const,
      registers: [this.#registry],
      collect() {
        for (const [why, count] of Object.entries(projector.foreign)) this.set({ why }, count);
      },
    });
    if (!projector.anchored) return;
    const last = () => projector.anchors?.last;
    this.#gauge(
      'qss_anchored_events',
      'Links that the newest anchor vouches for.',
      () => last()?.count ?? 0,
    );
    this.#gauge(
      'qss_unanchored_events',
      'Events that no anchor vouches for yet.',
      () => projector.anchors?.unanchored ?? 0,
    );
    this.#gauge('qss_anchor_age_seconds', 'Age of the newest anchor.', () => {
      const time = last()?.time;
      return time === undefined ? 0 : Math.max(0, now() - Date.parse(time)) / 1_000;
    });
    this.#gauge(
      'qss_anchors_failing',
      '1 while anchors cannot be written or the log is not as anchored.',
      () => Number(projector.anchors?.isFailing || projector.anchors?.problem !== undefined),
    );
  }
}
