import { expect } from 'vitest';
import type { Dependencies } from '../../app/core/dependencies.ts';
import type { RefusalCode, Refused } from '../../domain/accept-or-refuse.ts';
import { eventsOf } from './log/recorded-log.ts';
import { ServiceUnderTest } from './service.ts';

type UseCase<There> = (
  dependencies: Dependencies,
  there: There,
) => Promise<{ readonly ok: true } | Refused>;

/**
 * The vocabulary of `given.ts` for what a use case judges before any decider does: given what was done to a service,
 * when the use case runs, it refuses, and nothing was written.
 */
export function givenService<There>(prepare: (service: ServiceUnderTest) => Promise<There>) {
  return {
    when: (useCase: UseCase<There>) => ({
      /** @param details exactly the refusal's details */
      refuses: async (code: RefusalCode, details: (there: There) => object): Promise<void> => {
        const service = await ServiceUnderTest.start();
        try {
          const there = await prepare(service);
          const { length } = await eventsOf(service.log);
          const outcome = await useCase(service.service.dependencies, there);
          expect(outcome).toMatchObject({ ok: false, refusal: { code } });
          expect(outcome).toHaveProperty('refusal.details', details(there));
          expect(await eventsOf(service.log)).toHaveLength(length);
        } finally {
          await service.stop();
        }
      },
    }),
  };
}
