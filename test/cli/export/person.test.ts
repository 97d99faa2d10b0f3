import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportsHolding } from '../../../app/audit/text-access/exports-holding.ts';
import { openEmbeddedLog } from '../../../log/embedded/embedded-log.ts';
import { storedBy, talkOf } from '../../support/conversations/stored-conversations.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { qss } from '../../support/processes/command-line.ts';
import { ACME } from '../../support/service.ts';

const WHO = 'Ursprung-17';
const TIMEOUT_MS = 240_000;

interface Written {
  readonly made_at: string;
  readonly expires_at: string;
  readonly client_reference: string;
  readonly sessions: { session_id: string; told: { what: string }[]; reported: object[] }[];
}

it(
  'gives a person everything they told, of their sessions alone, and is recorded',
  async () => {
    const { dataDir, recorded } = await storedBy(async (service) => {
      const client = await service.publish();
      const theirs = await talkOf(client, 'We are four people', { client_reference: WHO });
      await client.post(`${theirs.path}/feedback`, { label: 'came back', metadata: { table: 7 } });
      const elsewhere = { client_reference: 'somebody else' };
      return { theirs, other: await talkOf(client, 'We are nine people', elsewhere) };
    });
    const { theirs, other } = recorded;

    const out = join(dataDir, 'given', 'person.json');
    const asked = ['export', 'person', '--client-reference', WHO, '--out', out];
    const env = { DATA_DIR: dataDir };
    expect(await qss(asked, env)).toMatchObject({ code: 64 });
    const done = await qss([...asked, '--with-text', '--confirm-text'], env);
    expect(done, done.stderr).toMatchObject({ code: 0 });
    const text = readFileSync(out, 'utf8');
    const written = JSON.parse(text) as Written;
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(written).toMatchObject({ client_reference: WHO, sessions: [{ session_id: theirs.id }] });
    expect(written.sessions).toHaveLength(1);
    expect(text).toContain('We are four people');
    expect(text).toContain('came back');
    expect(text).not.toMatch(/nine people|body_digest/);
    expect(Date.parse(written.expires_at) - Date.parse(written.made_at)).toBe(30 * 86_400_000);
    expect(written.sessions[0]!.told.map(({ what }) => what)).toContain('TurnRecorded');
    const after = await openEmbeddedLog({ file: join(dataDir, 'log.db') });
    expect((await eventsOf(after)).at(-1)!.type).toBe('TextsExported');
    const holding = (sessionId: string, now: string) =>
      exportsHolding(after, ACME, { sessionId, now });
    const { made_at, expires_at } = written;
    expect(await holding(theirs.id, made_at)).toMatchObject([{ format: 'person', expires_at }]);
    expect(await holding(other.id, made_at)).toEqual([]);
    expect(await holding(theirs.id, '2100-01-01T00:00:00.000Z')).toEqual([]);
    await after.close();

    const nobody = ['export', 'person', '--client-reference', 'nobody', '--out', out];
    expect(await qss([...nobody, '--with-text', '--confirm-text'], env)).toMatchObject({
      code: 66,
    });
  },
  TIMEOUT_MS,
);
