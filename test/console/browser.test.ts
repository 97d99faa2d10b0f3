import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, ConsoleBrowser, hasBrowser } from '../support/http/browser.ts';
import { ServiceUnderTest } from '../support/service.ts';

/** The console in a real browser, as people use it. */

let service: ServiceUnderTest;
let browser: ConsoleBrowser;

describe.skipIf(!hasBrowser)('in a browser (skipped without Chromium)', () => {
  beforeAll(async () => {
    service = await ServiceUnderTest.start();
    await service.publish();
    browser = await ConsoleBrowser.start(service);
  });

  afterAll(async () => {
    await browser?.stop();
    await service?.stop();
  });

  it('somebody signs in, looks, chooses a language and a look, and signs out', async () => {
    const page = await browser.signedIn();
    expect(await page.title()).toContain('Question selection');
    await page.getByLabel('Language').selectOption('de');
    await page.getByLabel('Look').selectOption('dark');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Abmelden' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByText('npx qss console', { exact: true }).waitFor();
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'qss_sign_in' }),
    );
  });

  it('every page is free of barriers that axe-core knows, light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.signedIn({}, { colorScheme });
      for (const path of ['/console/services', ...PAGES]) {
        await page.goto(browser.url + path);
        expect([path, colorScheme, await barriers(page)]).toEqual([path, colorScheme, []]);
      }
      await page.context().close();
    }
  });

  it('no page does what its policy forbids, and no script fails', () => {
    expect(browser.faults).toEqual([]);
  });
});

const SERVICE = '/console/services/acme/table';
const PAGES = ['keys', 'audit', 'operations'].map((section) => `${SERVICE}/${section}`);
