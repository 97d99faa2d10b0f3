/** Positions of EventStoreDB: a pair of byte offsets, increasing and sparse. */
import { InvalidPosition, type Position } from '../port.ts';

export interface LogOffset {
  readonly commit: bigint;
  readonly prepare: bigint;
}

const FORM = /^es1:(\d{20})\/(\d{20})$/;

export function encodePosition({ commit, prepare }: LogOffset): Position {
  return `es1:${padded(commit)}/${padded(prepare)}`;
}

/** @throws InvalidPosition for a position of another technology or a malformed one */
export function decodePosition(position: Position): LogOffset {
  const [, commit, prepare] = FORM.exec(position) ?? [];
  if (commit === undefined || prepare === undefined) {
    throw new InvalidPosition(`not a position of EventStoreDB: ${position.slice(0, 80)}`);
  }
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

function padded(offset: bigint): string {
  return String(offset).padStart(20, '0');
}
