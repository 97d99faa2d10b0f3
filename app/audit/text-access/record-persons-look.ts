import type { Owner } from '../../../domain/owner.ts';
import type { Provenance } from '../../../domain/recording/provenance.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { SignIn } from '../../people/sign-ins.ts';
import { recordTextAccess } from './record-text-access.ts';

/** A person who looks at more begins anew with the oldest. */
const LOOKED_MAX = 10_000;

/** Sessions of one service. */
interface LookedAt extends Owner {
  readonly sessionIds: readonly string[];
}

/**
 * Records that a person is about to be shown what was said in sessions: once each, for as long as they are signed in.
 * @throws LogUnavailable, and then nothing may be shown
 */
export async function recordPersonsLook(
  dependencies: Dependencies,
  { tenant, service, sessionIds }: LookedAt,
  person: SignIn,
  provenance: Provenance,
): Promise<void> {
  const keyOf = (sessionId: string) => `${tenant} ${sessionId}`;
  const unseen = sessionIds.filter((each) => !person.looked.has(keyOf(each)));
  if (unseen.length === 0) return;
  const events = unseen.map((session_id) => {
    const facts = { look_id: dependencies.newId('look_'), session_id };
    return { type: 'TextsRead', facts } as const;
  });
  await recordTextAccess(dependencies, { tenant, service }, events, provenance);
  if (person.looked.size >= LOOKED_MAX) person.looked.clear();
  for (const each of unseen) person.looked.add(keyOf(each));
}
