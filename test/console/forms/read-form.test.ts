import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from '../../support/http/console-visitor.ts';
import { ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  await service.publish();
});

afterAll(() => service.stop());

const ODD = [
  ['configuration/edit', {}],
  ['configuration/edit', { base: 'null', text: 'What?', type: 'open' }],
  ['configuration/edit', { base: '[]' }],
  ['configuration/objective', { base: '{' }],
  ['preview', { script: '1', action: 'reply' }],
  ['configuration/changes', { revision: '1', key: 'aü\u0000' }],
  ['configuration/changes', { revision: '1' }],
  ['configuration/versions', { version: 'v1', revision: '1', key: 'short' }],
  ['configuration/gate', { key: '' }],
] as const;

it.each(ODD)(
  'A form of %s without what the page puts there (%o) is none of ours, and no fault',
  async (page, fields) => {
    const anna = await Visitor.signedIn(service);
    const base = '/console/services/acme/table';
    const csrf = await anna.csrf(`${base}/configuration`);
    const { status, html } = await anna.submit(`${base}/${page}`, { csrf, ...fields });
    expect(html).toContain('This is no form of these pages.');
    expect(status).toBe(422);
  },
);
