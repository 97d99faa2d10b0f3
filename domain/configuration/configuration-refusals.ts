import { type Refused, refuse } from '../accept-or-refuse.ts';
import { amongAll, clipPath } from '../input/refuse-fields.ts';
import type { ChangeError } from './draft/change-error.ts';

export function unreadablePublication(): Refused {
  const message = 'The published configuration cannot be read now; try again later.';
  return refuse('compiled_artifact_unavailable', message, {});
}

export function unknownCompilation(compilationId: string): Refused {
  return refuse('unknown_compilation', 'There is no such compilation.', {
    compilation_id: compilationId,
  });
}

export function unknownConfiguration(state: 'draft' | 'published'): Refused {
  const message =
    state === 'draft'
      ? 'There is no draft yet; make changes first.'
      : 'Nothing is published yet; publish the draft first.';
  return refuse('unknown_configuration', message, { state });
}

/** Names the first fault in the message, all of them in `details`. */
export function invalidConfiguration(
  errors: readonly ConfigurationFault[],
  details: Readonly<Record<string, unknown>> = {},
): Refused {
  const [first] = errors;
  const fault = first ? `${faultText(first)}${amongAll(errors.length)}` : 'see details';
  const message = `Nothing was written; correct ${fault}.`;
  return refuse('configuration_validation_failed', message, { errors, ...details });
}

/** What is wrong with a request, or with a draft that is to be published. */
interface ConfigurationFault extends ChangeError {
  /** Of a draft: what kind of thing is meant, and which one; null where no single one is. */
  readonly entity?: string;
  readonly id?: string | null;
}

/** Where it is and what it is, in one clause. */
function faultText({ entity, id, path, message }: ConfigurationFault): string {
  const place = [entity && id ? `${entity} ${id}` : '', clipPath(path)].filter(
    (each) => each !== '',
  );
  const where = place.length === 0 ? 'the draft' : place.join(' at ');
  return `${where}: ${message.replace(/\.$/, '')}`;
}

export function compilationInProgress(compilationId: string): Refused {
  return refuse('compilation_in_progress', 'Wait until the running compilation has ended.', {
    compilation_id: compilationId,
  });
}
