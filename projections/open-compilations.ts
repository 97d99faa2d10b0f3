import { CONFIGURATION_CATEGORY } from '../domain/configuration/stream.ts';
import { type Owner, ownerOf } from '../domain/owner.ts';
import type { RecordedEvent } from '../log/port.ts';
import type { MemoryView } from './projecting/memory-view.ts';

/** Services with a compilation that has not ended: where a worker has something to look at. */
export class OpenCompilations implements MemoryView {
  readonly name = 'open_compilations';
  readonly categories = [CONFIGURATION_CATEGORY];
  readonly types = [
    'CompilationRequested',
    'CompilationLapsed',
    'ConfigurationPublished',
    'CompilationFailed',
  ];
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

  get services(): readonly Owner[] {
    return [...this.#open].map(ownerOf);
  }
}
