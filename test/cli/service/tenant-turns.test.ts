import { describe, expect, it } from 'vitest';
import { TenantTurns } from '../../../cli/service/tenant-turns.ts';
import type { Owner } from '../../../domain/owner.ts';

/** Turns whose work ends when it is told to. */
function turnsOf(tenantsMax: number) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const turns = new TenantTurns(tenantsMax, ({ tenant, service }) => {
    begun.push(`${tenant}.${service}`);
    return new Promise((resolve) => ends.set(`${tenant}.${service}`, resolve));
  });
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { turns, begun, end };
}

const owner = (tenant: string, service: string): Owner => ({ tenant, service });

describe('the turns of tenants', () => {
  it('keep nobody waiting for what another one waits for, and one tenant for itself', async () => {
    const { turns, begun, end } = turnsOf(8);
    turns.add([owner('a', '1'), owner('a', '2'), owner('b', '1')]);
    expect(begun).toEqual(['a.1', 'b.1']);
    await end('a.1');
    expect(begun).toEqual(['a.1', 'b.1', 'a.2']);
  });

  it('are taken side by side up to their number, and who had one goes to the end of the line', async () => {
    const { turns, begun, end } = turnsOf(1);
    turns.add([owner('a', '1'), owner('a', '2'), owner('b', '1'), owner('c', '1')]);
    for (const name of ['a.1', 'b.1', 'c.1']) await end(name);
    expect(begun).toEqual(['a.1', 'b.1', 'c.1', 'a.2']);
  });

  it('look again at what was added while it was worked on, once', async () => {
    const { turns, begun, end } = turnsOf(2);
    turns.add([owner('a', '1')]);
    turns.add([owner('a', '1')]);
    turns.add([owner('a', '1')]);
    expect(begun).toEqual(['a.1']);
    await end('a.1');
    await end('a.1');
    expect(begun).toEqual(['a.1', 'a.1']);
    await turns.idle();
  });

  it('are over when they are told so, but for the work at hand', async () => {
    const { turns, begun, end } = turnsOf(1);
    turns.add([owner('a', '1'), owner('b', '1')]);
    turns.clear();
    await end('a.1');
    await turns.idle();
    expect(begun).toEqual(['a.1']);
  });
});
