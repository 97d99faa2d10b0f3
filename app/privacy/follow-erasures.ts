import { SESSION_CATEGORY } from '../../domain/session/stream.ts';
import { categoryOf, type Position } from '../../log/port.ts';
import {
  readErasedTextsAfter,
  readErasedTextsBehind,
  readErasuresAfter,
  readUnfinishedErasures,
} from '../../projections/erasures.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import { finishConversationErasure } from './erase-conversation.ts';
import { type ErasureDependencies, finishErasure, ownProvenance, purge } from './erase-session.ts';
import { forgetTexts, forgetWhatWasRead } from './forget-texts.ts';

/** Looked at in one go: other work waits for this many. */
const SLICE_MAX = 200;
/** Whoever asked is finishing it itself for so long. */
const LEFT_ALONE_MS = 5_000;

/**
 * Purges what this process holds of sessions whose erasure was asked for anywhere.
 * @returns the place in the log up to which that is done
 * @throws StoreUnavailable
 */
export async function purgeErased(
  erasing: ErasureDependencies,
  store: ReadModels,
  after: Position,
): Promise<Position> {
  let reached = after;
  for (;;) {
    const erased = await readErasuresAfter(store, reached, SLICE_MAX);
    for (const { stream, service } of erased) purge(erasing, stream, service);
    if (erased.length > 0) {
      reached = erased.at(-1)!.position;
      forgetWhatWasRead(erasing);
    }
    if (erased.length < SLICE_MAX) return reached;
  }
}

/**
 * Purges what this process holds of texts where they were erased anywhere.
 * @returns the place in the log up to which that is done
 * @throws StoreUnavailable
 */
export async function purgeErasedTexts(
  erasing: ErasureDependencies,
  store: ReadModels,
  after: Position,
): Promise<Position> {
  const last = await readErasedTextsAfter(store, after);
  if (last === undefined) return after;
  forgetTexts(erasing);
  return last;
}

/**
 * Destroys again the keys of whoever the log says is erased: a keyring that was put back by its own means may know them.
 * @throws StoreUnavailable, KeyringUnavailable
 */
export async function destroyErasedAgain(
  { sessionKeys }: Pick<ErasureDependencies, 'sessionKeys'>,
  store: ReadModels,
): Promise<void> {
  await forEachErased({
    read: (after) => readErasuresAfter(store, after, SLICE_MAX),
    placeOf: ({ position }) => position,
    destroy: async ({ erased_at, stream }) => {
      if (erased_at !== null && (await sessionKeys.find(stream)).state !== 'destroyed')
        await sessionKeys.destroy(stream);
    },
  });
}

/**
 * The same of texts whose session stays: their keys up to the last one that the log says is destroyed.
 * @throws StoreUnavailable, KeyringUnavailable
 */
export async function destroyErasedTextsAgain(
  { sessionKeys }: Pick<ErasureDependencies, 'sessionKeys'>,
  store: ReadModels,
): Promise<void> {
  await forEachErased({
    read: (after) => readErasedTextsBehind(store, after, SLICE_MAX),
    placeOf: ({ stream }) => stream,
    destroy: ({ stream, texts_key }) => sessionKeys.destroyTextsAgain(stream, texts_key),
  });
}

/** Page by page of the list, the keys of a page side by side. */
async function forEachErased<Row>(list: {
  readonly read: (after: string) => Promise<readonly Row[]>;
  readonly placeOf: (row: Row) => string;
  readonly destroy: (row: Row) => Promise<unknown>;
}): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await list.read(after);
    await Promise.all(rows.map((row) => list.destroy(row)));
    if (rows.length < SLICE_MAX) return;
    after = list.placeOf(rows.at(-1)!);
  }
}

/** Finishes what a crash has left half done, wherever that was. @throws StoreUnavailable, LogUnavailable, KeyringUnavailable */
export async function finishErasures(
  erasing: ErasureDependencies,
  store: ReadModels,
): Promise<number> {
  const before = new Date(erasing.now() - LEFT_ALONE_MS).toISOString();
  const left = await readUnfinishedErasures(store, before, SLICE_MAX);
  for (const { stream } of left) {
    if (categoryOf(stream) === SESSION_CATEGORY) await finishErasure(erasing, stream);
    else await finishConversationErasure(erasing, stream, ownProvenance(erasing));
  }
  return left.length;
}
