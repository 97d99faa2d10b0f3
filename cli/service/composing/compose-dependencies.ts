import { randomBytes, randomUUID } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import type { Compile } from '../../../app/configuration/run-compilation.ts';
import { Artifacts } from '../../../app/core/artifacts.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import { InFlight } from '../../../app/core/idempotency/in-flight.ts';
import type { SessionKeys } from '../../../app/core/sealing/session-keys.ts';
import { SessionOwners } from '../../../app/core/session-owners.ts';
import { Streams } from '../../../app/core/streams/streams.ts';
import { CachedProvider, type ProviderCall } from '../../../app/session/cached-provider.ts';
import { compileInThread } from '../../../compiler/compile-in-thread.ts';
import type { Coordination } from '../../../coordination/port.ts';
import type { EventLog } from '../../../log/port.ts';
import type { ViewsOfOwnWrites } from '../../../projections/projecting/own-writes.ts';
import type { SemanticProvider } from '../../../semantics/port.ts';
import { ENGINE_VERSION } from '../../version.ts';
import { bufferedChance } from '../chance.ts';
import { HEAP_SHARES } from './heap-shares.ts';

interface DependencyParts {
  readonly views: ViewsOfOwnWrites;
  readonly now: () => number;
  readonly sessionKeys: SessionKeys;
  readonly semantics: SemanticProvider | undefined;
  readonly coordination: Coordination;
  /** Told how every asking of the model ended. */
  readonly onModelAsked?: (asked: ProviderCall) => void;
}

/** Puts the use cases together around a log. */
export function composeDependencies(log: EventLog, parts: DependencyParts): Dependencies {
  const { views, now, sessionKeys, semantics, coordination, onModelAsked } = parts;
  const ulid = monotonicFactory(bufferedChance());
  const streams = new Streams(log, sessionKeys, { bytesMax: HEAP_SHARES.cacheBytesMax });
  return {
    log,
    streams,
    sessionKeys,
    sessionOwners: new SessionOwners(log, streams),
    artifacts: new Artifacts(log, { bytesMax: HEAP_SHARES.cacheBytesMax }),
    inFlight: new InFlight(),
    semantics: semantics && new CachedProvider(semantics, onModelAsked),
    coordination,
    engineVersion: ENGINE_VERSION,
    now,
    // A clock that was never set may lie before the times that an id can tell.
    newId: (prefix) => prefix + ulid(Math.max(1, now())),
    newEventId: randomUUID,
    acknowledged: (position) => views.acknowledged(position),
    isWhole: (view) => views.isWhole(view),
    ownWritesShown: (...names) => views.ownWritesShown(...names),
  };
}

/** A compilation's own computing; asking a model is bounded apart from it. */
const COMPILE_MS_MAX = 2 * 60_000;

/** Compiles in a thread of its own, so that nothing else waits for it. */
export function inThread(engineVersion: string): Compile {
  return (configuration, additions) =>
    compileInThread({ configuration, engineVersion, ...additions }, COMPILE_MS_MAX);
}

export function randomSecretBytes(): Uint8Array {
  return randomBytes(24);
}
