import { describe, expect, it } from 'vitest';
import { serviceOnFile } from '../../../support/commanded.ts';
import { qss } from '../../../support/processes/command-line.ts';

const TIMEOUT_MS = 240_000;

const commanded = serviceOnFile();

function simulate(...options: string[]) {
  return qss(['simulate', '--users', '40', ...options], commanded.env);
}

describe('qss simulate', { timeout: TIMEOUT_MS }, () => {
  it('plays the same users on both sides, and refuses a draft with open warnings', async () => {
    const client = await commanded.service.publish();
    for (const beyond of [
      ['--users', '0'],
      ['--users', '100001'],
      ['--seed', '4294967296'],
    ]) {
      expect((await qss(['simulate', ...beyond], commanded.env)).code, beyond.join(' ')).toBe(64);
    }
    const [text, again, json] = await Promise.all([simulate(), simulate(), simulate('--json')]);
    expect(text.code).toBe(0);
    expect(again.stdout).toBe(text.stdout);
    expect(text.stdout).toMatch(/^Draft 1 against v1: 40 users, seed 1\n/);
    expect(text.stdout).toMatch(/sessions turns mean +([\d.]+) +\1\n/);
    expect(JSON.parse(json.stdout)).toMatchObject({ tenant: 'acme', active_version: 'v1' });

    const question = { id: 'q_people', active: false };
    const changes = [{ entity: 'question', operation: 'update', question }];
    await client.post('/v1/configuration/changes', { changes });
    const refused = await simulate();
    expect(refused.code).toBe(1);
    expect(refused.stdout).toMatch(/information_without_question +success_information +people/);
  });
});
