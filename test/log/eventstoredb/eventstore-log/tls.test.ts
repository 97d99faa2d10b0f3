import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEventStoreLog } from '../../../../log/eventstoredb/eventstore-log.ts';
import { AppendOutcomeUnknown, LogUnavailable } from '../../../../log/port.ts';
import { LookalikeLog } from '../../../support/eventstore/lookalike-log.ts';
import { LookalikeServer } from '../../../support/eventstore/lookalike-server.ts';
import { idsOf, newEvents, newStream, write } from '../../port/log-under-test.ts';

/** The line to a server with TLS and users. How its certificates were made is told by `make.sh` beside them. */

const certificates = new URL('../../../support/eventstore/certificates/', import.meta.url);
const pathOf = (file: string) => fileURLToPath(new URL(file, certificates));

const secured = new LookalikeServer(new LookalikeLog(), {
  certificate: {
    cert_chain: readFileSync(pathOf('node.crt')),
    private_key: readFileSync(pathOf('node.key')),
  },
  users: ['qss:hidden@'],
});
const inClear = new LookalikeServer();

beforeAll(() => Promise.all([secured.start(), inClear.start()]));
afterAll(() => {
  secured.stop();
  inClear.stop();
});

interface Line {
  readonly server?: LookalikeServer;
  readonly user?: string;
  readonly tls?: boolean;
  readonly authority?: string | undefined;
  /** Named as two nodes, of which the client looks for the one that leads. */
  readonly isCluster?: boolean;
}

/** With everything as it is to be, but for what is said. */
function openLine(line: Line) {
  const { server = secured, user = 'qss:hidden%40', tls = true } = line;
  const authority = 'authority' in line ? line.authority : 'authority.crt';
  const trusted = authority === undefined ? '' : `&tlsCAFile=${pathOf(authority)}`;
  const node = `127.0.0.1:${server.port}`;
  const nodes = line.isCluster ? `${node},${node}` : node;
  const connectionString = `esdb://${user}@${nodes}?tls=${tls}${trusted}`;
  return openEventStoreLog({ connectionString });
}

it('A server whose certificate is signed by the authority it is to trust is written to and read by its user', async () => {
  const log = await openLine({});
  const stream = newStream();
  const events = newEvents(2);
  const { position } = await write(log, stream, events);
  // What the shared stream of appends does not take goes in a call of its own, which says who calls as well.
  expect(await log.append(stream, newEvents(1), { expected: 'none' })).toEqual({
    ok: false,
    actual: 1,
  });
  expect(idsOf((await log.read(stream)).events)).toEqual(idsOf(events));
  expect(await log.head()).toBe(position);
  await log.close();
});

const TRIES_MAX = 20;

/** What ends a call; on a machine whose cores are taken even a refusal may come too late, and is asked for again. */
async function failureOf(call: () => Promise<unknown>, why: string): Promise<unknown> {
  let error: unknown;
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    error = await call().catch((failed: unknown) => failed);
    if (String(error).includes(why) || !String(error).includes('no answer')) break;
  }
  return error;
}

const IN_CLEAR =
  'the server answers without TLS, which the connection string asks for (?tls=false asks for none)';
const UNTRUSTED = 'unable to verify the first certificate';

it.each<{ where: string; line: Line; why: string }>([
  { where: 'whose authority is not named', line: { authority: undefined }, why: UNTRUSTED },
  { where: 'of another authority', line: { authority: 'other-authority.crt' }, why: UNTRUSTED },
  { where: 'with another password', line: { user: 'qss:hidden' }, why: 'Unauthenticated' },
  { where: 'that does not know the user', line: { user: 'x:hidden%40' }, why: 'Unauthenticated' },
  { where: 'with TLS that is asked in clear', line: { tls: false }, why: 'Failed to connect' },
  {
    where: 'in clear that is asked for TLS',
    line: { server: inClear },
    why: IN_CLEAR,
  },
  {
    where: 'with other nodes, whose authority is not named',
    line: { isCluster: true, authority: undefined },
    why: UNTRUSTED,
  },
  {
    where: 'with other nodes and TLS that is asked in clear',
    line: { isCluster: true, tls: false },
    why: 'it speaks TLS, which the connection string does not ask for',
  },
  {
    where: 'with other nodes in clear that is asked for TLS',
    line: { isCluster: true, server: inClear },
    why: IN_CLEAR,
  },
  {
    where: 'with other nodes that nobody has started',
    line: { isCluster: true, server: new LookalikeServer() },
    why: 'ECONN',
  },
])('A server $where is unavailable, says why, and nothing is written there', async (row) => {
  const log = await openLine(row.line);
  const stream = newStream();
  const append = () => write(log, stream, newEvents(1));
  for (const call of [() => log.head(), () => log.read(stream), append]) {
    const error = await failureOf(call, row.why);
    // An append that was given up while the client still looked for who leads may have been sent, as far as we know.
    expect([LogUnavailable.name, AppendOutcomeUnknown.name]).toContain((error as Error).name);
    expect(String(error)).toContain(row.why);
    expect(String(error)).not.toContain('hidden');
  }
  expect(await log.health()).not.toBe('ok');
  expect(secured.log.stream(stream).length + inClear.log.stream(stream).length).toBe(0);
  await log.close();
});

it('A file of an authority that cannot be read is named', async () => {
  const opening = openLine({ authority: 'nowhere.crt' });
  await expect(opening).rejects.toThrow(LogUnavailable);
  await expect(opening).rejects.toThrow(/tlsCAFile .* cannot be read: ENOENT.*nowhere\.crt/);
});
