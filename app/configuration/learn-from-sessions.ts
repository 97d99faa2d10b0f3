import type { Experience } from '../../domain/artifact/artifact.ts';
import type { Configuration } from '../../domain/configuration/entities.ts';
import type { ConfigurationEvent } from '../../domain/configuration/events.ts';
import type { ConfigurationState } from '../../domain/configuration/state.ts';
import { configurationStream } from '../../domain/configuration/stream.ts';
import type { Timed } from '../../domain/decider.ts';
import type { PublicationCounts } from '../../domain/experience/counts.ts';
import { gatherExperience } from '../../domain/experience/gather-experience.ts';
import { type Meanings, meaningsOf } from '../../domain/experience/meaning.ts';
import type { Owner } from '../../domain/owner.ts';
import type { EventLog } from '../../log/port.ts';
import { finishInSlices } from '../core/in-slices.ts';
import { foldToTail } from '../core/streams/fold-to-tail.ts';
import { type Aggregate, emptyStream } from '../core/streams/stream-state.ts';
import { configurationAggregate } from './load-configuration.ts';

/** Reads what the sessions of a service told, by publication. @throws StoreUnavailable */
export type ReadCounts = (owner: Owner) => Promise<readonly PublicationCounts[]>;

/**
 * What past sessions told of a draft, over all publications in which its questions and informations meant the same.
 * Undefined where they told nothing, or where the tenant wants nothing learned.
 * @throws LogUnavailable, StoreUnavailable
 */
export async function learnFromSessions(
  log: EventLog,
  owner: Owner,
  { draft, readCounts }: { readonly draft: Configuration; readonly readCounts: ReadCounts },
): Promise<Experience | undefined> {
  if (draft.objective?.learning === false) return undefined;
  const counts = await readCounts(owner);
  if (counts.length === 0) return undefined;
  const published = await publishedMeanings(log, owner, counts);
  const now = await finishInSlices(meaningsOf(draft));
  const gathering = gatherExperience(draft, counts, {
    question: (version, id) => now.questions.get(id) === published.get(version)?.questions.get(id),
    information: (version, id) =>
      now.informations.get(id) === published.get(version)?.informations.get(id),
  });
  return finishInSlices(gathering);
}

interface Published {
  readonly configuration: ConfigurationState;
  /** What each publication was compiled from. */
  readonly sources: ReadonlyMap<string, Configuration>;
}

/** What was compiled is known until its publication is folded. */
const publishedAggregate: Aggregate<Published, ConfigurationEvent> = {
  schemas: configurationAggregate.schemas,
  initial: { configuration: configurationAggregate.initial, sources: new Map() },
  fold: (state, events) => {
    const sources = new Map(state.sources);
    let { configuration } = state;
    let from = 0;
    const foldTo = (end: number) => {
      configuration = configurationAggregate.fold(configuration, events.slice(from, end));
      from = end;
    };
    events.forEach(({ event }: Timed<ConfigurationEvent>, at) => {
      if (event.type !== 'ConfigurationPublished') return;
      foldTo(at);
      const source = configuration.open?.source;
      if (source) sources.set(event.facts.configuration_version, source);
    });
    foldTo(events.length);
    return { configuration, sources };
  },
};

/** Of the publications that something is known of. */
async function publishedMeanings(
  log: EventLog,
  { tenant, service }: Owner,
  counts: readonly PublicationCounts[],
): Promise<ReadonlyMap<string, Meanings>> {
  const stream = configurationStream(tenant, service);
  const { state } = await foldToTail(
    log,
    publishedAggregate,
    emptyStream(publishedAggregate, stream),
  );
  const meanings = new Map<string, Meanings>();
  for (const { configuration_version: version } of counts) {
    const source = state.sources.get(version);
    if (source) meanings.set(version, await finishInSlices(meaningsOf(source)));
  }
  return meanings;
}
