/** One entity's place in a ring; the place without an id closes it, so that the first and the last one have neighbours too. */
interface RingPlace {
  readonly id: string | null;
  previous: RingPlace;
  next: RingPlace;
}

/**
 * Entities by id while they are changed, in the order of creation unless they are moved. A map cannot move a key: the
 * order is a linked list, made at the first question about a place, and a map in that order is made once, at the end.
 */
export class OrderedEntities<Entity extends object> {
  readonly #byId: Map<string, Entity>;
  /** By id, the ring's own under null; undefined while the map's order is the order. */
  #places: Map<string | null, RingPlace> | undefined;

  constructor(entities: ReadonlyMap<string, Entity>) {
    this.#byId = new Map(entities);
  }

  /** In no order that counts. */
  get byId(): ReadonlyMap<string, Entity> {
    return this.#byId;
  }

  /** In their order; only until the next change. */
  toMap(): ReadonlyMap<string, Entity> {
    if (!this.#places) return this.#byId;
    const inOrder = new Map<string, Entity>();
    const ring = this.#places.get(null)!;
    for (let { next } = ring; next !== ring; next = next.next) {
      inOrder.set(next.id!, this.#byId.get(next.id!)!);
    }
    return inOrder;
  }

  /** Replaces an entity in its place, or puts a new one at the end. */
  set(id: string, entity: Entity): void {
    if (this.#places && !this.#byId.has(id)) append(this.#places, id);
    this.#byId.set(id, entity);
  }

  delete(id: string): void {
    this.#byId.delete(id);
    const place = this.#places?.get(id);
    if (!place) return;
    unlink(place);
    this.#places!.delete(id);
  }

  /** Puts an entity in front of another one; at the end where there is no such other one. */
  move(id: string, comesBefore: string | null): void {
    const places = this.#ring();
    const place = places.get(id)!;
    unlink(place);
    const next = comesBefore === id ? undefined : places.get(comesBefore);
    link(place, next ?? places.get(null)!);
  }

  /** Whom an entity comes before; null for the last one. */
  nextOf(id: string): string | null {
    return this.#ring().get(id)!.next.id;
  }

  #ring(): Map<string | null, RingPlace> {
    if (!this.#places) {
      this.#places = new Map([[null, placeOf(null)]]);
      for (const id of this.#byId.keys()) append(this.#places, id);
    }
    return this.#places;
  }
}

/** A ring of one. */
function placeOf(id: string | null): RingPlace {
  const place = { id } as RingPlace;
  place.previous = place;
  place.next = place;
  return place;
}

function append(places: Map<string | null, RingPlace>, id: string): void {
  const place = placeOf(id);
  link(place, places.get(null)!);
  places.set(id, place);
}

function unlink({ previous, next }: RingPlace): void {
  previous.next = next;
  next.previous = previous;
}

/** Puts a place in front of another one. */
function link(place: RingPlace, next: RingPlace): void {
  place.previous = next.previous;
  place.next = next;
  place.previous.next = place;
  next.previous = place;
}
