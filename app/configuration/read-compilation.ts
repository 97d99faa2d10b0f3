import type { Refused } from '../../domain/accept-or-refuse.ts';
import {
  type CompilationView,
  compilationView,
} from '../../domain/configuration/compilation/compilation-view.ts';
import { unknownCompilation } from '../../domain/configuration/configuration-refusals.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { latestConfiguration } from './load-configuration.ts';

export async function readCompilation(
  dependencies: Dependencies,
  owner: Owner,
  compilationId: string,
): Promise<{ readonly ok: true; readonly view: CompilationView } | Refused> {
  const job = (await latestConfiguration(dependencies, owner)).jobs.get(compilationId);
  if (job) return { ok: true, view: compilationView(job) };
  return unknownCompilation(compilationId);
}
