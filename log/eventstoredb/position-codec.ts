/** Positions of EventStoreDB: a pair of byte offsets, increasing and sparse. */
import { InvalidPosition, type Position } from '../port.ts';

/** Offsets have up to 64 bits: in texts, as the server's messages have them. */
export interface LogOffset {
  readonly commit: string;
  readonly prepare: string;
}

const FORM = /^es1:(\d{20})\/(\d{20})$/;
const DIGITS = 20;

export function encodePosition(commit: string | bigint, prepare: string | bigint): Position {
  return `es1:${String(commit).padStart(DIGITS, '0')}/${String(prepare).padStart(DIGITS, '0')}`;
}

/** @throws InvalidPosition for a position of another technology or a malformed one */
export function decodePosition(position: Position): LogOffset {
  const [, commit, prepare] = FORM.exec(position) ?? [];
  if (commit === undefined || prepare === undefined) {
    throw new InvalidPosition(`not a position of EventStoreDB: ${position.slice(0, 80)}`);
  }
  return { commit: String(BigInt(commit)), prepare: String(BigInt(prepare)) };
}
