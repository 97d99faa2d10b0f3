import { expect, it, onTestFinished } from 'vitest';
import { finishErasures, purgeErased } from '../../../app/privacy/follow-erasures.ts';
import { replayErasures } from '../../../app/privacy/replay-erasures.ts';
import { signCertificate } from '../../../domain/session/erasure/certificate.ts';
import type { ErasureRecord } from '../../../domain/session/erasure/erasure-record.ts';
import type { ErasureCertificate } from '../../../domain/session/events.ts';
import { createMemoryKeyring } from '../../../keyring/memory.ts';
import type { Keyring } from '../../../keyring/port.ts';
import type { EventLog } from '../../../log/port.ts';
import { newLog } from '../../support/log/new-log.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { ACME, internalPath, ServiceUnderTest } from '../../support/service.ts';

const SECRET = 'a-secret-for-tests';
const PATH = internalPath(ACME);
const WHO = 'Ursprung-call-7';
const CONVERSION = `/v1/sessions/${WHO}/conversion`;
const REPORT = { type: 'purchase', value: 12, metadata: { told: 'Mrs Ursprung came' } };
/** The views of an instance that has just begun are made first. */
const PATIENCE_MS = 20_000;
const REASON = { reason: 'asked for on 12 April' };

interface Reporting {
  readonly log?: EventLog;
  readonly keyring?: Keyring;
  readonly noteErasure?: () => Promise<void>;
}

async function reported({ log, keyring = createMemoryKeyring(), noteErasure }: Reporting = {}) {
  const service = await ServiceUnderTest.start(log, { keyring, noteErasure });
  onTestFinished(() => service.stop());
  const client = await service.publish();
  const key = { 'Idempotency-Key': 'a-conversion' };
  const report = (path = CONVERSION) => client.post<{ code?: string }>(path, REPORT, key);
  expect((await report()).status).toBe(201);
  expect((await report(CONVERSION.replace('7', '8'))).status).toBe(201);
  const erase = () =>
    service.admin.send<{ certificate: ErasureCertificate }>(
      'POST',
      `${PATH}/sessions/${WHO}/erase`,
      {
        body: REASON,
      },
    );
  return { keyring, service, report, erase };
}

it('forgets what was reported about a conversation of the beta, and about no other one', async () => {
  const { service, report, erase } = await reported();
  const { status, body, text } = await erase();
  expect(status, text).toBe(200);
  expect(signCertificate(body.certificate, SECRET)).toEqual(body.certificate);
  expect(text).not.toContain('Ursprung');
  expect((await erase()).body.certificate).toEqual(body.certificate);
  for (const reply of [await report(), await report()]) {
    expect([reply.status, reply.body.code]).toEqual([410, 'session_erased']);
  }
  const listed = await service.admin.get(`${PATH}/feedback`);
  expect(listed.text).toContain('Ursprung-call-8');
  expect(listed.text).not.toContain(WHO);
  const { session_id } = body.certificate;
  const erased = await service.admin.get(`${PATH}/erasures`);
  expect(erased.body).toMatchObject({ erasures: [{ session_id, ...REASON }] });
  const trail = await service.admin.get(`${PATH}/configuration/audit?resource_type=qss`);
  expect(trail.text).toContain('"qss.conversation_erased"');
  const types = (await eventsOf(service.log)).map(({ type }) => type);
  expect(types.filter((type) => type === 'ConversationErased')).toHaveLength(1);
});

it('is a 404 for a conversation that nobody reported anything of, and writes nothing', async () => {
  const { service } = await reported();
  const before = (await eventsOf(service.log)).length;
  const path = `${PATH}/sessions/nobody-7/erase`;
  expect((await service.admin.send('POST', path, { body: REASON })).status).toBe(404);
  expect((await eventsOf(service.log)).length).toBe(before);
});

it('lets go of what another instance holds of it', async () => {
  const { service, keyring, erase } = await reported();
  const other = await ServiceUnderTest.start(service.log, { keyring });
  onTestFinished(() => other.stop());
  const { dependencies } = other.service;
  const forgotten: string[] = [];
  const streams = { forget: (stream: string) => forgotten.push(stream) };
  const { certificate } = (await erase()).body;
  const followed = async () => (await other.admin.get(`${PATH}/erasures`)).text;
  await expect.poll(followed, { timeout: PATIENCE_MS }).toContain(certificate.session_id);
  const erasing = { ...dependencies, secret: SECRET, streams } as never;
  await purgeErased(erasing, other.store, '');
  expect(forgotten).toEqual([`feedback-acme.table.${certificate.session_id}`]);
});

it('is done again where a restored keyring or log has brought it back', async () => {
  const { service, keyring, report, erase } = await reported();
  const copy = createMemoryKeyring();
  for (const { subject } of await keyring.list({ limit: 100 })) await copy.obtain(subject);
  const { certificate } = (await erase()).body;
  const { erasure_id, session_id, key_destroyed_at, last_revision } = certificate;
  const record: ErasureRecord = {
    ...{ erasure_id, session_id, key_destroyed_at, last_revision },
    ...{ ...ACME, ...REASON },
  };
  const restored = await ServiceUnderTest.start(service.log, { keyring: copy });
  onTestFinished(() => restored.stop());
  const erasing = { ...restored.service.dependencies, secret: SECRET };
  expect(await replayErasures(erasing, [record])).toEqual({ keys: 1, sessions: 0 });
  expect(await replayErasures(erasing, [record])).toEqual({ keys: 0, sessions: 0 });
  expect((await report()).status).toBe(410);
});

/** Where the process dies on its way through an erasure: nothing that it was to do after that is done. */
const DEATHS = [
  'before its key is destroyed',
  'when its key is destroyed',
  'when it is noted beside the anchors',
  'when it is recorded, before anybody is told',
] as const;

it.each(DEATHS)(
  'is finished by any instance where the one that began it died %s',
  async (death) => {
    const log = newLog();
    const keyring = createMemoryKeyring();
    let isDead = false;
    const die = async () => {
      isDead = true;
      throw new Error('the process ends here');
    };
    const dying: Keyring = {
      ...keyring,
      destroy: async (subject) => {
        if (isDead || death === DEATHS[0]) return die();
        const destroyed = await keyring.destroy(subject);
        return death === DEATHS[1] ? die() : destroyed;
      },
    };
    const dyingLog = wrappedLog(log, {
      append: async (stream, events, options) => {
        const appended = isDead ? await die() : await log.append(stream, events, options);
        return events[0]?.type === 'ConversationErased' ? die() : appended;
      },
    });
    const noteErasure = async () => (death === DEATHS[2] ? die() : undefined);
    const { erase } = await reported({ log: dyingLog, keyring: dying, noteErasure });
    expect((await erase()).status).toBeGreaterThanOrEqual(500);
    expect(isDead).toBe(true);

    const other = await ServiceUnderTest.start(log, { keyring });
    onTestFinished(() => other.stop());
    const followed = async () => (await other.admin.get(`${PATH}/erasures`)).text;
    await expect.poll(followed, { timeout: PATIENCE_MS }).toContain(REASON.reason);
    other.clock.advance(10_000);
    await finishErasures({ ...other.service.dependencies, secret: SECRET }, other.store);
    const erased = (await eventsOf(log)).filter(({ type }) => type === 'ConversationErased');
    await other.service.views.ownWritesShown();
    const body = REASON;
    const again = await other.admin.send<{ certificate: ErasureCertificate }>(
      'POST',
      `${PATH}/sessions/${WHO}/erase`,
      { body },
    );
    const { certificate } = again.body;
    expect(signCertificate(certificate, SECRET)).toEqual(certificate);
    expect(certificate).toMatchObject({ ...REASON, requested_by: { type: 'admin' } });
    expect(erased.map(({ data }) => JSON.parse(data).facts)).toEqual([certificate]);
    const listed = await other.admin.get<{ erasures: object[] }>(`${PATH}/erasures`);
    expect(listed.body.erasures).toMatchObject([
      { session_id: certificate.session_id, erased_at: expect.any(String) },
    ]);
    const keys = await keyring.list({ limit: 100 });
    // Its own, and that of its texts.
    expect(keys.filter(({ destroyed_at }) => destroyed_at !== null)).toHaveLength(2);
  },
);
