import { randomBytes } from 'node:crypto';
import os from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SignIns } from '../../../app/people/sign-ins.ts';
import { Clock } from '../../support/clocks/clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const ANNA = {
  subject: 'anna',
  granted: [{ tenant: 'acme', service: null, roles: ['editor'] }],
} as const;

const DAY_MS = 24 * HOUR_MS;

afterEach(() => {
  vi.restoreAllMocks();
});

/** `clock`: what passes; `wall`: what a clock on the wall says. */
function started() {
  const [clock, wall] = [new Clock(), new Clock()];
  const signIns = new SignIns(wall.now, () => randomBytes(24), clock.now);
  return { clock, wall, signIns, signedIn: () => signIns.redeem(signIns.offer(ANNA).code)!.token };
}

describe('a link', () => {
  it('signs in once', () => {
    const { signIns } = started();
    const { code } = signIns.offer(ANNA);
    const redeemed = signIns.redeem(code)!;
    expect(signIns.find(redeemed.token)).toMatchObject(ANNA);
    expect(signIns.redeem(code)).toBeUndefined();
  });

  it('opens nothing once its time is over', () => {
    const { signIns, clock } = started();
    const { code } = signIns.offer(ANNA);
    clock.advance(10 * MINUTE_MS);
    expect(signIns.redeem(code)).toBeUndefined();
  });
});

describe('a sign-in', () => {
  it('lives while it is used, and ends after an hour without', () => {
    const { signIns, clock, signedIn } = started();
    const token = signedIn();
    for (let hours = 0; hours < 3; hours++) {
      clock.advance(HOUR_MS - 1);
      expect(signIns.find(token)).toBeDefined();
    }
    clock.advance(HOUR_MS);
    expect(signIns.find(token)).toBeUndefined();
  });

  it('ends after twelve hours however much it is used', () => {
    const { signIns, clock, signedIn } = started();
    const token = signedIn();
    const step = HOUR_MS / 2;
    for (let passed = step; passed < 12 * HOUR_MS; passed += step) {
      clock.advance(step);
      expect(signIns.find(token)).toBeDefined();
    }
    clock.advance(step);
    expect(signIns.find(token)).toBeUndefined();
  });

  it.each([HOUR_MS, -HOUR_MS, 30 * DAY_MS, -30 * DAY_MS])(
    'lives as long where the clock on the wall is set by %i ms, and so do links',
    (jumpMs) => {
      const { signIns, clock, wall, signedIn } = started();
      const token = signedIn();
      const [kept, late] = [signIns.offer(ANNA), signIns.offer(ANNA)];
      wall.advance(jumpMs);
      expect(signIns.find(token)).toBeDefined();
      expect(signIns.redeem(kept.code)).toBeDefined();
      clock.advance(10 * MINUTE_MS);
      expect(signIns.redeem(late.code)).toBeUndefined();
      clock.advance(HOUR_MS);
      expect(signIns.find(token)).toBeUndefined();
    },
  );

  it('ends while the machine is suspended, too: by the time since that began', () => {
    const up = vi.spyOn(os, 'uptime').mockReturnValue(1_000);
    const signIns = new SignIns(Date.now, () => randomBytes(24));
    const { token } = signIns.open(ANNA);
    expect(signIns.find(token)).toBeDefined();
    up.mockReturnValue(1_000 + (HOUR_MS - 1) / 1_000);
    expect(signIns.find(token)).toBeDefined();
    up.mockReturnValue(1_000 + (2 * HOUR_MS) / 1_000);
    expect(signIns.find(token)).toBeUndefined();
  });

  it('ends when it is ended', () => {
    const { signIns, signedIn } = started();
    const [one, other] = [signedIn(), signedIn()];
    signIns.end(one);
    expect(signIns.find(one)).toBeUndefined();
    expect(signIns.find(other)).toBeDefined();
  });

  it('gives way, the oldest first, where there are too many', () => {
    const { signIns, signedIn } = started();
    const tokens = Array.from({ length: 1_001 }, signedIn);
    expect(signIns.find(tokens[0]!)).toBeUndefined();
    expect(signIns.find(tokens[1]!)).toBeDefined();
  });
});
