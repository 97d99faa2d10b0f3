import { describe, expect, it } from 'vitest';
import { serviceOnFile } from '../../../support/commanded.ts';
import { qss } from '../../../support/processes/command-line.ts';

const TIMEOUT_MS = 240_000;

const commanded = serviceOnFile();

describe('qss estimate', { timeout: TIMEOUT_MS }, () => {
  it('tells of a month of a service, and refuses prices that are none and more than ten years', async () => {
    await commanded.service.publish();
    const estimate = (...options: string[]) => qss(['estimate', ...options], commanded.env);
    const [text, unpriced, json, wrong, long] = await Promise.all([
      estimate('--price-in', '0.15'),
      estimate(),
      estimate('--json'),
      estimate('--price-in', 'much'),
      estimate('--days', '3651'),
    ]);
    expect(text.code).toBe(0);
    expect(text.stdout).toMatch(/^0 calls with words in 30 days; 0 that cannot be read any more\n/);
    expect(text.stdout).toMatch(/cost 0\.00 to 0\.00\n/);
    expect(JSON.parse(json.stdout)).toMatchObject({
      tenant: 'acme',
      calls: 0,
      month: { always: { asked: 0 }, when_unsure: { asked: 0 } },
    });
    expect(unpriced.stdout).toContain('--price-out tell what that costs');
    expect(unpriced.stdout).not.toMatch(/cost \d/);
    expect(wrong.code).toBe(64);
    expect(long).toMatchObject({ code: 64, stderr: expect.stringContaining('1 to 3650') });
  });
});
