import { expect, it } from 'vitest';
import { tallyConversations } from '../../../projections/analytics.ts';
import type { ReadModels } from '../../../projections/store/port.ts';
import { ACME } from '../../support/service.ts';

it('Sessions are counted five hundred at a time', async () => {
  const asked: string[] = [];
  const get = async (sql: string) => void asked.push(sql);
  const request = { successLabels: [], idleSince: '' };
  await tallyConversations({ get } as unknown as ReadModels, ACME, request);
  expect(asked).toEqual([expect.stringMatching(/LIMIT 500\)/)]);
});
