import { CONFIGURATION_CATEGORY } from '../domain/configuration/stream.ts';
import type { RecordedEvent } from '../log/port.ts';
import type { MemoryView } from './follow.ts';

/** Services with a compilation that has not ended: where a worker has something to look at. */
export class OpenCompilations implements MemoryView {
  readonly name = 'open_compilations';
  readonly categories = [CONFIGURATION_CATEGORY];
  readonly #open = new Set<string>();
  readonly #onRequest: () => void;

  /** @param onRequest called when a compilation was requested, or lapsed */
  constructor(onRequest: () => void) {
    this.#onRequest = onRequest;
  }

  apply({ type, stream }: RecordedEvent): void {
    if (type === 'CompilationRequested' || type === 'CompilationLapsed') {
      this.#open.add(stream);
      this.#onRequest();
    } else if (type === 'ConfigurationPublished' || type === 'CompilationFailed') {
      this.#open.delete(stream);
    }
  }

  get services(): readonly { readonly tenant: string; readonly service: string }[] {
    return [...this.#open].map((stream) => {
      const [tenant = '', service = ''] = stream
        .slice(CONFIGURATION_CATEGORY.length + 1)
        .split('.');
      return { tenant, service };
    });
  }
}
