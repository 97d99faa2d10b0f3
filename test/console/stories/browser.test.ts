import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { barriers, ConsoleBrowser, hasBrowser } from '../../support/http/browser.ts';
import { byDay, seedFrom } from '../../support/programme.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

/** The console in a real browser, as people use it: one browser for all. */

/** `PAGES_SEED` looks at the pages that another run looked at. */
const SEED = seedFrom('PAGES_SEED');

let server: LookalikeServer;
let service: ServiceUnderTest;
let browser: ConsoleBrowser;

describe.skipIf(!hasBrowser)('in a browser (skipped without Chromium)', () => {
  beforeAll(async () => {
    // Its positions are the longest.
    server = await new LookalikeServer().start();
    const log = await openEventStoreLog(server);
    service = await ServiceUnderTest.start(log, { hasReadModelsFile: true });
    browser = await ConsoleBrowser.start(service);
  });

  afterAll(async () => {
    await browser?.stop();
    await service?.stop();
    server?.stop();
  });

  it('somebody signs in, chooses a language and a look, and signs out', async () => {
    const page = await browser.signedIn();
    await page.getByLabel('Language').selectOption('de');
    await page.getByLabel('Look').selectOption('dark');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Abmelden' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByText('npx qss console', { exact: true }).waitFor();
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).not.toContain('qss_sign_in');
    await page.context().close();
  });

  it('an empty tenant comes to a publication, a preview, a session and an audit entry', async () => {
    const place = { tenant: 'fresh', service: 'shop' };
    const page = await browser.signedIn();
    await page.getByLabel('Tenant').fill(place.tenant);
    await page.getByLabel('Service').fill(place.service);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('link', { name: 'Objective', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Sell a bicycle');
    // Saved with the keyboard.
    await page.keyboard.press('Control+s');
    await page.getByText('Saved.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Sub-objectives' }).click();
    await page.locator('fieldset').getByLabel('Name').fill('The rider');
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();

    await page.locator('fieldset').getByLabel('Name').fill('The ride');
    await page.getByRole('button', { name: 'Add it' }).click();
    const rows = page.locator('tbody[data-order] tr');
    await rows.nth(1).waitFor();
    await rows.nth(1).locator('code').dragTo(rows.nth(0).locator('code'));
    await page.locator('tr[data-id="the_ride"]:first-child').waitFor();
    await page.getByText('Saved.', { exact: true }).waitFor();

    await page.goto(`${browser.url}${pathOf(place)}/configuration/edit`);
    await page.getByLabel('Question, as a user would be asked').fill('Which kind of bicycle?');
    await page.getByLabel('Answered by').selectOption('single_choice');
    await page.getByLabel('Sub-objective').selectOption('the_rider');
    await page.getByRole('button', { name: 'Another choice' }).click();
    for (const [i, label] of ['Road', 'City', 'Cargo'].entries()) {
      await page.getByLabel(`Label ${i + 1}`).fill(label);
      await page.getByLabel(`Value ${i + 1}`).fill(label.toLowerCase());
    }
    await page.getByLabel('Name of the information').fill('Kind');
    await page.getByLabel('Kind of value').selectOption({ label: 'text' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Preview' }).click();
    await page.getByLabel('The user replies').fill('a cargo bike');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('read from').waitFor();
    expect(await page.locator('.aside').textContent()).toContain('kind = "cargo"');

    await page.goto(`${browser.url}${pathOf(place)}/configuration/changes`);
    await page.getByRole('button', { name: 'Publish' }).click();
    // The page finds out by itself that it is over.
    const compiled = service.compiled();
    await page.getByText('Published as v1.').waitFor();
    await compiled;

    const session = await Conversation.start(await service.keyHolder(['runtime'], place));
    await session.next();
    await session.next({ previous_turn: { user_text: 'Road, please' } });
    await page.getByRole('link', { name: 'Sessions' }).click();
    await page.getByRole('link', { name: session.id }).click();
    await page.getByText('Road, please', { exact: true }).waitFor();
    await page.getByLabel('Version', { exact: true }).fill('0');
    await page.getByText('What was known at version 0').waitFor();
    await page.getByRole('link', { name: 'why' }).first().click();
    await page.getByText('Made again, it is the recorded one').waitFor();

    await page.getByRole('link', { name: 'Audit trail' }).click();
    await page.getByText('looked at what was said').waitFor();
    expect(await page.locator('main').textContent()).toContain('asked for publication');
    await page.context().close();
  });

  it('a second editor of the same is shown both', async () => {
    const place = { tenant: 'fresh', service: 'shop' };
    const path = `${browser.url}${pathOf(place)}/configuration/edit?information=kind`;
    const [anna, ben] = [await browser.signedIn(), await browser.signedIn({ subject: 'ben' })];
    for (const page of [anna, ben]) await page.goto(path);
    await anna.getByLabel('Name of the information').fill('By Anna');
    await anna.getByRole('button', { name: 'Save' }).click();
    await anna.getByText('Saved.', { exact: true }).waitFor();
    await ben.getByLabel('Name of the information').fill('By Ben');
    await ben.getByRole('button', { name: 'Save' }).click();
    await ben.getByRole('alert').waitFor();
    const shown = await ben.locator('table.diff').textContent();
    expect(shown).toMatch(/labelKindBy AnnaBy Ben/);
    await ben.getByRole('button', { name: 'Save' }).click();
    await ben.getByText('Saved.', { exact: true }).waitFor();
    for (const page of [anna, ben]) await page.context().close();
  });

  it('what was not saved is told above the form, which goes on with the first that is wrong', async () => {
    const page = await browser.signedIn();
    const base = `${browser.url}${pathOf({ tenant: 'fresh', service: 'shop' })}/configuration/edit`;
    await page.goto(`${base}?information=kind`);
    await page.locator('#schema').fill('{"type":"string","minium":1}');
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('Nothing was saved');
    expect(await alert.getByRole('link').getAttribute('href')).toBe('#schema');
    expect(await alert.textContent()).toContain('did you mean');
    expect(await page.evaluate('document.activeElement.id')).toBe('schema');
    const missing = await page.goto(`${base}?information=nope`);
    expect(missing?.status()).toBe(404);
    await page.context().close();
  });

  it('the keyboard alone leads through a table, saves, takes back and talks', async () => {
    const page = await browser.signedIn();
    const base = `${browser.url}${pathOf({ tenant: 'fresh', service: 'shop' })}`;
    await page.goto(`${base}/configuration/paste`);
    await page.locator('textarea').fill('Colour\tWhich colour?\topen\tthe_rider\t');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add 1 row' }).press('Enter');
    await page.getByText('The rows are added.').waitFor();
    const rows = page.locator('[data-rows] th a');
    const ids = () => rows.locator('code').allTextContents();
    const before = await ids();
    await rows.nth(1).press('Alt+ArrowUp');
    await page.getByText('Moved.').waitFor();
    expect(await ids()).toEqual(before.toReversed());
    // Where it is now, the keys go on.
    const goneOnFrom = page.locator('[data-rows] th a:focus', { hasText: before[1]! });
    await goneOnFrom.waitFor();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(ids).toEqual(before);
    await rows.nth(1).locator('code').dragTo(rows.nth(0).locator('code'));
    await expect.poll(ids).toEqual(before.toReversed());
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('The last change is taken back.').waitFor();
    await rows.first().press('ArrowDown');
    await rows.nth(1).press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.locator('#text').press('End');
    await page.keyboard.type(' Please.');
    await page.keyboard.press('Control+s');
    await page.getByText('Saved.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('The last change is taken back.').waitFor();
    await page.goto(`${base}/preview`);
    await page.keyboard.type('a cargo bike');
    await page.keyboard.press('Enter');
    await page.getByText('read from').waitFor();
    await page.context().close();
  }, 60_000);

  it('with hostile texts in every field, no page runs them, shuts anybody out, or is wider than a telephone', async () => {
    const session = await hostileService();
    const page = await browser.signedIn({ subject: 'maria' });
    const found: unknown[] = [];
    const pages = byDay([...PAGES, `sessions/${session.id}`], 1 / 6, SEED);
    for (const [i, path] of pages.entries()) {
      // What is wrong with a page is wrong in both languages, but for its words: each has half of them whole.
      const [whole, other] = i % 2 === 0 ? ['en', 'de'] : ['de', 'en'];
      await speak(page, whole!);
      const note = (what: string, all: readonly unknown[]) =>
        found.push(...all.map((each) => [path, what, each]));
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(`${browser.url}${path.startsWith('/') ? '' : `${pathOf(ACME)}/`}${path}`);
      note(`light, ${whole}`, await barriers(page));
      await page.emulateMedia({ colorScheme: 'dark' });
      await speak(page, other!);
      await page.reload();
      note(`dark, ${other}`, await barriers(page, 'color-contrast'));
      // As wide as 1280 pixels are at 400 %.
      await page.setViewportSize({ width: 320, height: 640 });
      note(
        'wider by',
        [await widthBeyond(page)].filter((pixels) => pixels > 0),
      );
      note('ran', [await page.evaluate('window.hacked')].filter(Boolean));
    }
    expect(found, `seed ${SEED}`).toEqual([]);
    await page.context().close();
  });

  it('the first page is small, and there soon however much there is', async () => {
    const page = await browser.signedIn({ subject: 'eve' });
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`${browser.url}${pathOf(ACME)}/configuration`, { waitUntil: 'load' });
    const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThan(100_000);
    await page.context().close();
  });

  it('no page does what its policy forbids, and no script fails', () => {
    expect(browser.faults).toEqual([]);
  });
});

function pathOf({
  tenant,
  service,
}: {
  readonly tenant: string;
  readonly service: string;
}): string {
  return `/console/services/${tenant}/${service}`;
}

const PAGES = [
  '/console/services',
  '/console/sign-in',
  '/console/nothing',
  'configuration',
  'configuration/objective',
  'configuration/sub-objectives',
  'configuration/edit?information=people',
  'configuration/paste',
  'configuration/import',
  'configuration/coverage',
  'configuration/changes',
  'configuration/gate',
  'configuration/tests',
  'configuration/versions?compare=v1',
  'preview',
  'sessions',
  'analytics',
  'analytics/comparison?from=v1&to=v1',
  'analytics/learned',
  'analytics/values',
  'keys',
  'privacy',
  'audit',
  'operations',
];

/** What its visitor chose to read. */
function speak(page: Page, language: string): Promise<void> {
  return page.context().addCookies([{ name: 'qss_language', value: language, url: browser.url }]);
}

/** Pixels by which a page is wider than its window. */
function widthBeyond(page: Page): Promise<number> {
  const root = 'document.documentElement';
  return page.evaluate(`Math.max(0, ${root}.scrollWidth - ${root}.clientWidth)`);
}

const SCRIPT = `"><script>window.hacked = 1</script><img src=x onerror="window.hacked = 2">`;
const RTL = 'كم عدد الأشخاص؟ \u202e reversed';

/** Scripts, other directions and words without an end, in whatever a tenant or a user can name. */
async function hostileService(): Promise<Conversation> {
  const client = await service.publish();
  const long = 'x'.repeat(4_000);
  const changes = [
    { entity: 'objective', operation: 'update', objective: { name: SCRIPT, description: long } },
    {
      entity: 'success_information',
      operation: 'update',
      success_information: { id: 'people', label: RTL },
    },
    { entity: 'question', operation: 'update', question: { id: 'q_people', text: long } },
    {
      entity: 'sub_objective',
      operation: 'create',
      sub_objective: {
        id: 'a'.repeat(128),
        name: SCRIPT,
        order_position: 9,
        completion_role: 'contributing',
      },
    },
    {
      entity: 'question',
      operation: 'create',
      question: {
        id: 'b'.repeat(128),
        text: RTL,
        type: 'single_choice',
        sub_objective_id: 'a'.repeat(128),
        choices: [
          { id: 'c', label: SCRIPT },
          { id: 'd', label: RTL, synonyms: [SCRIPT] },
        ],
      },
    },
    {
      entity: 'success_information',
      operation: 'create',
      success_information: {
        id: 'e'.repeat(128),
        label: SCRIPT,
        primary_question_id: 'f',
        schema: { type: 'string', description: SCRIPT },
      },
    },
  ];
  const changed = await client.post('/v1/configuration/changes', { changes });
  if (changed.status !== 200) throw new Error(changed.text);
  await service.admin.send('POST', `${internalPath(ACME)}/keys`, {
    body: { name: SCRIPT, scopes: ['runtime'] },
  });
  const session = await Conversation.start(client, { client_reference: SCRIPT.slice(0, 100) });
  await session.next();
  await session.next({ previous_turn: { user_text: `${RTL} ${SCRIPT}`, assistant_text: long } });
  await client.post(`/v1/sessions/${session.id}/feedback`, { label: SCRIPT.slice(0, 100) });
  return session;
}
