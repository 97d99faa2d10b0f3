import type { Refused } from '../../domain/accept-or-refuse.ts';
import {
  unknownConfiguration,
  unreadablePublication,
} from '../../domain/configuration/configuration-refusals.ts';
import { activePublicationOf } from '../../domain/configuration/state.ts';
import {
  type ConfigurationView,
  draftView,
  publishedView,
} from '../../domain/configuration/views.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { latestConfiguration } from './load-configuration.ts';

export async function readConfiguration(
  dependencies: Dependencies,
  owner: Owner,
  state: 'draft' | 'published',
): Promise<{ readonly ok: true; readonly view: ConfigurationView } | Refused> {
  const folded = await latestConfiguration(dependencies, owner);
  if (state === 'draft') {
    const view = draftView(folded);
    return view ? { ok: true, view } : unknownConfiguration('draft');
  }
  const publication = activePublicationOf(folded);
  if (!publication) return unknownConfiguration('published');
  const pinned = await dependencies.artifacts.load(owner, publication.artifactDigest);
  if (!pinned) return unreadablePublication();
  return { ok: true, view: publishedView(pinned.artifact, publication) };
}
