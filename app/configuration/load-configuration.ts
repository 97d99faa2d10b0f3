import type { Publication } from '../../domain/configuration/compilation/compilation-job.ts';
import { configurationDecider } from '../../domain/configuration/decide.ts';
import {
  CONFIGURATION_EVENT_SCHEMAS,
  type ConfigurationEvent,
} from '../../domain/configuration/events.ts';
import { activePublicationOf, type ConfigurationState } from '../../domain/configuration/state.ts';
import { configurationStream } from '../../domain/configuration/stream.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Aggregate } from '../core/streams/stream-state.ts';

export const configurationAggregate: Aggregate<ConfigurationState, ConfigurationEvent> = {
  schemas: CONFIGURATION_EVENT_SCHEMAS,
  initial: configurationDecider.initialState,
  fold: configurationDecider.fold,
};

/** The service's configuration stream folded up to its tail. */
export async function latestConfiguration(
  dependencies: Dependencies,
  { tenant, service }: Owner,
): Promise<ConfigurationState> {
  const stream = configurationStream(tenant, service);
  return (await dependencies.streams.latest(configurationAggregate, stream)).state;
}

/** The active publication, or undefined while nothing is published. */
export async function activePublication(
  dependencies: Dependencies,
  owner: Owner,
): Promise<Publication | undefined> {
  return activePublicationOf(await latestConfiguration(dependencies, owner));
}
