import type { Operations } from '../../../api/routes/operations.ts';
import type { BackupNotes, ReadUpkeep } from '../../../api/routes/upkeep.ts';
import { Readiness } from '../../../app/operations/readiness.ts';
import type { Coordination } from '../../../coordination/port.ts';
import type { WatchedKeyring } from '../../../keyring/watched-keyring.ts';
import type { EventLog } from '../../../log/port.ts';
import type { ViewsOfOwnWrites } from '../../../projections/projecting/own-writes.ts';
import type { EdgeMetrics } from '../../http/edge-metrics.ts';
import type { ProjectorClient } from '../../projecting/projector-client.ts';
import { ServiceMetrics } from '../metrics.ts';

const SAMPLE_MS = 1_000;

/** Readiness and metrics of one process, and what tells them. */
export interface ComposedOperations extends Operations {
  readonly onRequest: ServiceMetrics['request'];
  readonly compiling: {
    readonly onEnd: ServiceMetrics['compilation'];
    readonly onOtherModel: ServiceMetrics['publishedOtherwise'];
  };
  readonly onModelAsked: ServiceMetrics['modelAsked'];
  readonly edge: EdgeMetrics;
  readonly stop: () => void;
}

export function composeOperations(parts: {
  readonly log: EventLog;
  readonly keyring: WatchedKeyring;
  readonly projector: ProjectorClient;
  readonly views: Pick<ViewsOfOwnWrites, 'all' | 'newest'>;
  readonly coordination: Coordination;
  readonly now: () => number;
  /** Left out: none is known of. */
  readonly readBackups?: (() => Promise<BackupNotes>) | undefined;
}): ComposedOperations {
  const {
    log,
    keyring,
    projector,
    views,
    coordination,
    now,
    readBackups = async () => ({}),
  } = parts;
  const started_at = new Date(now()).toISOString();
  const { anchored } = projector;
  const readiness = new Readiness({
    log,
    get views() {
      return anchored && projector.isLeading ? [...views.all, anchored] : views.all;
    },
    newestOwn: () => views.newest,
    isKeyringAnswering: () => keyring.isAnswering,
    anchoringProblem: () => projector.anchors?.problem ?? projector.refusal?.message,
    elapsedMs: () => performance.now(),
  });
  const metrics = new ServiceMetrics({ readiness, projector, coordination, now });
  const sampling = setInterval(() => void readiness.sample(), SAMPLE_MS);
  sampling.unref();
  return {
    readiness,
    metrics: () => metrics.read(),
    upkeep: async () => ({
      started_at,
      anchors: anchorStatusOf(projector),
      backups: await readBackups(),
    }),
    onRequest: (entrance, entry) => metrics.request(entrance, entry),
    compiling: {
      onEnd: (result, seconds) => metrics.compilation(result, seconds),
      onOtherModel: () => metrics.publishedOtherwise(),
    },
    onModelAsked: (asked) => metrics.modelAsked(asked),
    edge: metrics.edge,
    stop: () => clearInterval(sampling),
  };
}

function anchorStatusOf({ anchored, anchors }: ProjectorClient): Anchors {
  if (!anchored || !anchors) return null;
  const { last = null, unanchored, isFailing, isAsAnchored, problem = null } = anchors;
  return { last, unanchored, is_failing: isFailing, is_as_anchored: isAsAnchored, problem };
}

type Anchors = Awaited<ReturnType<ReadUpkeep>>['anchors'];
