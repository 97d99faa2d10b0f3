import { accept, type Outcome, refuse } from '../accept-or-refuse.ts';
import type { Decider } from '../decider.ts';
import { later } from '../input/instant.ts';
import { refuseFields } from '../input/refuse-fields.ts';
import type { CreateKey, KeyCommand, RecordExpiries, RevokeKey, RotateKey } from './commands.ts';
import type { KeyEvent } from './events.ts';
import { statusOf } from './key-validity.ts';
import { foldKeys, initialKeys, type KeysState } from './state.ts';

export const keysDecider: Decider<KeyCommand, KeyEvent, KeysState> = {
  initialState: initialKeys,
  decide,
  fold: foldKeys,
};

function decide(command: KeyCommand, state: KeysState): Outcome<KeyEvent> {
  switch (command.type) {
    case 'createKey':
      return createKey(command, state);
    case 'rotateKey':
      return rotateKey(command, state);
    case 'revokeKey':
      return revokeKey(command, state);
    case 'recordExpiries':
      return recordExpiries(command, state);
  }
}

/** The same command again records nothing, so that it can be repeated when an append's end is unknown. */
function createKey(command: CreateKey, state: KeysState): Outcome<KeyEvent> {
  const { at, keyId, name, scopes, expires_at, secretDigest } = command;
  if (state.has(keyId)) return accept([]);
  if (expires_at !== undefined && expires_at <= at) {
    return refuseFields([
      {
        code: 'invalid_value',
        location: 'body',
        path: '/expires_at',
        message: 'must lie in the future',
      },
    ]);
  }
  const facts = {
    key_id: keyId,
    name,
    scopes,
    expires_at: expires_at ?? null,
    secret_digest: secretDigest,
  };
  return accept([{ type: 'KeyCreated', facts }]);
}

function rotateKey(command: RotateKey, state: KeysState): Outcome<KeyEvent> {
  const { at, keyId, secretDigest, overlap_seconds } = command;
  const key = state.get(keyId);
  if (!key) return unknownKey(keyId);
  if (key.secrets.at(-1)?.digest === secretDigest) return accept([]);
  const status = statusOf(key, at);
  if (status === 'revoked' || status === 'expired') {
    return refuseFields([
      {
        code: 'key_not_active',
        location: 'path',
        path: 'key_id',
        message: `is of a key that is ${status}; make a new one`,
      },
    ]);
  }
  const facts = {
    key_id: keyId,
    secret_digest: secretDigest,
    overlap_until: later(at, overlap_seconds * 1000),
  };
  return accept([{ type: 'KeyRotated', facts }]);
}

function revokeKey({ keyId }: RevokeKey, state: KeysState): Outcome<KeyEvent> {
  const key = state.get(keyId);
  if (!key) return unknownKey(keyId);
  return accept(key.isRevoked ? [] : [{ type: 'KeyRevoked', facts: { key_id: keyId } }]);
}

function recordExpiries({ at }: RecordExpiries, state: KeysState): Outcome<KeyEvent> {
  const due = [...state.values()].filter(
    (key) => !key.isExpiryRecorded && statusOf(key, at) === 'expired',
  );
  return accept(due.map(({ keyId }) => ({ type: 'KeyExpired', facts: { key_id: keyId } })));
}

function unknownKey(keyId: string): Outcome<KeyEvent> {
  return refuse('unknown_key', 'There is no such key.', { key_id: keyId });
}
