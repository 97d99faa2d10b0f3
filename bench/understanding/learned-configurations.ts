import { compile } from '../../compiler/compile.ts';
import { learnFrom } from '../learning/compare-learned.ts';
import { compileService, readServices } from '../recorded/recorded-users.ts';
import type { BenchConfiguration } from './configurations.ts';

/** The service of a recorded conversation, compiled with what conversations told that it is not one of. */
export type LearnedConfigurations = (conversationId: string) => BenchConfiguration | undefined;

/** Each half of a service's conversations leads for the other one. */
export function readLearnedConfigurations(
  dataDir: string,
  configurations: ReadonlyMap<string, BenchConfiguration>,
): LearnedConfigurations {
  const learned = new Map<string, BenchConfiguration>();
  for (const service of readServices(dataDir)) {
    const { configuration, users } = service;
    const cold = compileService(service, configuration.objective!.order_strength);
    for (const half of [0, 1]) {
      const isLeading = (nth: number) => nth % 2 === half;
      const leading = users.filter((_, nth) => isLeading(nth));
      const experience = learnFrom(service, cold, leading);
      const { artifact } = compile(configuration, { engineVersion: 'bench', experience });
      const warm = { ...configurations.get(service.id)!, artifact };
      for (const [nth, { id }] of users.entries()) if (!isLeading(nth)) learned.set(id, warm);
    }
  }
  return (conversationId) => learned.get(conversationId);
}
