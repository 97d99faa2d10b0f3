import type { ConfigurationCommand } from '../../domain/configuration/commands.ts';
import { configurationDecider } from '../../domain/configuration/decide.ts';
import type { ConfigurationEvent } from '../../domain/configuration/events.ts';
import type { ConfigurationState } from '../../domain/configuration/state.ts';
import { configurationStream } from '../../domain/configuration/stream.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { type Transacted, transact } from '../core/streams/transact.ts';
import { configurationAggregate } from './load-configuration.ts';

/** A step of a compilation: no client retries it, so it has no key and no answer. */
export function stepCompilation(
  dependencies: Dependencies,
  { tenant, service }: Owner,
  provenance: Provenance,
  commandAt: (at: string) => ConfigurationCommand,
): Promise<Transacted<object>> {
  return transact<ConfigurationState, ConfigurationEvent, object>(dependencies, {
    aggregate: configurationAggregate,
    stream: configurationStream(tenant, service),
    provenance,
    decide: ({ state }, at) => ({
      ...configurationDecider.decide(commandAt(at), state),
      answer: {},
    }),
  });
}
