import type { Provenance } from '../../../domain/recording/metadata.ts';
import type { Scope } from '../../../domain/scope.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { SignIn } from '../../people/sign-ins.ts';
import { recordDisclosure } from './record-disclosure.ts';

/** A person who looks at more begins anew with the oldest. */
const LOOKED_MAX = 10_000;

/**
 * Records that a person is about to be shown what was said in a session: once for as long as they are signed in.
 * @throws LogUnavailable, and then nothing may be shown
 */
export async function recordLook(
  dependencies: Dependencies,
  session: Scope & { readonly sessionId: string },
  person: SignIn,
  provenance: Provenance,
): Promise<void> {
  const { tenant, sessionId: session_id } = session;
  const key = `${tenant} ${session_id}`;
  if (person.looked.has(key)) return;
  const facts = { look_id: dependencies.newId('look_'), session_id };
  await recordDisclosure(dependencies, session, { type: 'TextsRead', facts }, provenance);
  if (person.looked.size >= LOOKED_MAX) person.looked.clear();
  person.looked.add(key);
}
