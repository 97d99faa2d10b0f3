import os from 'node:os';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newCode, Visitor } from '../../support/http/console-visitor.ts';
import { ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  await service.makeSecret();
});

afterAll(() => service.stop());

const OPERATIONS = '/console/services/acme/table/operations';

function stranger(): Visitor {
  return new Visitor(service.service.internalApp);
}

describe('signing in', () => {
  it('tells a stranger how, on every page, and shows nothing else', async () => {
    for (const path of ['/', '/console/services', OPERATIONS]) {
      const { status, html } = await stranger().open(path);
      expect([path, status]).toEqual([path, 401]);
      expect(html).toContain('npx qss console');
      expect(html).not.toContain('acme / table');
    }
  });

  it('uses a link up when its button is pressed, not when it is fetched', async () => {
    const code = await newCode(service);
    const link = `/console/sign-in?code=${code}`;
    for (let times = 0; times < 2; times++) {
      expect((await stranger().open(link)).html).toContain(`value="${code}"`);
    }
    const anna = stranger();
    expect((await anna.submit('/console/sign-in', { code })).html).toContain('Signed in as anna');
    const late = await stranger().submit('/console/sign-in', { code });
    expect(late.status).toBe(401);
    expect(late.html).toContain('was used, is too old, or never was');
  });

  it('keeps the sign-in where no script and no other site reaches it', async () => {
    const code = await newCode(service);
    const { headers } = await service.service.internalApp.request('/console/sign-in', {
      method: 'POST',
      body: new URLSearchParams({ code }),
    });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^qss_sign_in=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('is over after signing out, and for whoever kept the cookie', async () => {
    const anna = await Visitor.signedIn(service);
    const cookie = `qss_sign_in=${anna.cookies.get('qss_sign_in')}`;
    const csrf = await anna.csrf(OPERATIONS);
    expect((await anna.submit('/console/sign-out', { csrf })).status).toBe(401);
    expect(anna.cookies.has('qss_sign_in')).toBe(false);
    expect((await stranger().open(OPERATIONS, { cookie })).status).toBe(401);
  });

  it('is over after an hour without use', async () => {
    const anna = await Visitor.signedIn(service);
    expect((await anna.open(OPERATIONS)).status).toBe(200);
    const uptime = os.uptime();
    const passing = vi.spyOn(os, 'uptime').mockImplementation(() => uptime + 60 * 60 + 1);
    onTestFinished(() => passing.mockRestore());
    expect((await anna.open(OPERATIONS)).status).toBe(401);
  });
});

describe('a form', () => {
  it.each([
    ['without the value that pages give their forms', {}, {}],
    ['with that of another sign-in', { csrf: 'AAAA' }, {}],
    ['of another site', undefined, { 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s does nothing', async (_, fields, headers) => {
    const anna = await Visitor.signedIn(service);
    const sent = fields ?? { csrf: await anna.csrf(OPERATIONS) };
    const { status } = await anna.submit('/console/sign-out', sent, headers);
    expect(status).toBe(403);
    expect((await anna.open(OPERATIONS)).status).toBe(200);
  });

  it('that is none, or was not made by a page, is told so and is no fault of ours', async () => {
    const anna = await Visitor.signedIn(service);
    const csrf = await anna.csrf(OPERATIONS);
    const headers = { 'Content-Type': 'application/json' };
    for (const path of ['/console/sign-in', '/console/preferences', '/console/sign-out']) {
      const init = { method: 'POST', headers, body: '{}' };
      expect((await service.service.internalApp.request(path, init)).status).toBe(422);
    }
    const edit = '/console/services/acme/table/configuration/edit';
    const broken = await anna.submit(edit, { csrf, base: '{', revision: 'x', action: 'save' });
    expect(broken.status).toBe(422);
    expect(service.logLines.filter((line) => line.includes('fault'))).toEqual([]);
  });

  it('leads nowhere but to pages of the console', async () => {
    const anna = await Visitor.signedIn(service);
    for (const back of ['https://evil.example/', '//evil.example', '/\\evil.example', '']) {
      const answer = await service.service.internalApp.request('/console/preferences', {
        method: 'POST',
        headers: { Cookie: `qss_sign_in=${anna.cookies.get('qss_sign_in')}` },
        body: new URLSearchParams({ csrf: await anna.csrf(OPERATIONS), back, theme: 'dark' }),
      });
      expect(answer.headers.get('location')).toBe('/');
    }
  });
});

describe('a page', () => {
  it('runs no script without its nonce, is never framed, and is kept by nobody', async () => {
    const anna = await Visitor.signedIn(service);
    const pages = [await anna.open(OPERATIONS), await anna.open(OPERATIONS)];
    const policies = pages.map(({ headers }) => headers.get('content-security-policy')!);
    expect(policies[0]).not.toBe(policies[1]);
    expect(policies[0]).toContain("frame-ancestors 'none'");
    expect(policies[0]).toContain("default-src 'none'");
    expect(policies[0]).not.toContain('unsafe');
    expect(pages[0]!.headers.get('cache-control')).toBe('no-store');
    const nonce = /script-src 'nonce-([^']+)'/.exec(policies[0]!)![1]!;
    for (const [tag] of pages[0]!.html.matchAll(/<(?:script|link rel="stylesheet")[^>]*>/g)) {
      expect(tag).toContain(nonce.replaceAll('+', '+'));
    }
    expect(pages[0]!.html).not.toMatch(/\son\w+=|\sstyle=|javascript:/);
  });

  it('that is not there is told as such, and an asset by another mark is none', async () => {
    const anna = await Visitor.signedIn(service);
    for (const path of ['/console/nothing', '/console/services/acme/table/nothing']) {
      const { status, html } = await anna.open(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain('There is no such page.');
    }
    const german = await anna.open('/console/nothing', { 'Accept-Language': 'de' });
    expect(german.html).toContain('<strong>Diese Seite gibt es nicht.</strong>');
    expect(german.html).not.toContain('lang="en"');
    expect((await anna.open('/console/assets/000000000000/console.css')).status).toBe(404);
    const { html } = await anna.open(OPERATIONS);
    const [, style] = /href="(\/console\/assets\/[^"]+\.css)"/.exec(html)!;
    const { status, headers } = await anna.open(style!);
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ]);
  });

  it('speaks the language of the browser until another one is chosen', async () => {
    const anna = await Visitor.signedIn(service);
    const german = await anna.open(OPERATIONS, { 'Accept-Language': 'fr, de;q=0.8, en;q=0.5' });
    expect(german.html).toContain('<html lang="de"');
    expect(german.html).toContain('Betrieb');
    const csrf = await anna.csrf(OPERATIONS);
    const chosen = { csrf, language: 'en', theme: 'dark', back: OPERATIONS };
    const english = await anna.submit('/console/preferences', chosen);
    expect(english.html).toContain('<html lang="en" data-theme="dark"');
  });

  it('lists the services, and begins a new one', async () => {
    await service.makeSecret(['runtime'], { tenant: 'zoo', service: 'tickets' });
    const anna = await Visitor.signedIn(service);
    const { html } = await anna.open('/');
    expect(html).toContain('/console/services/zoo/tickets/');
    const begun = await anna.open('/console/services?tenant=new&service=thing');
    expect(begun.html).toContain('new / thing');
  });
});

describe('a body that no page of ours sends', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const post = (path: string, body: string, headers: Readonly<Record<string, string>> = form) =>
    service.service.internalApp.request(path, { method: 'POST', headers, body });

  it.each(['/console/sign-in', '/console/sign-out', '/console/preferences'])(
    'is not taken apart by %s for somebody who is not signed in',
    async (path) => {
      expect((await post(path, `code=${'x'.repeat(16 * 1024)}`)).status).toBe(422);
      expect((await post(path, `code=${'x'.repeat(15 * 1024)}`)).status).not.toBe(422);
    },
  );

  it('has millions of fields', async () => {
    const anna = await Visitor.signedIn(service);
    const cookie = [...anna.cookies].map((each) => each.join('=')).join('; ');
    const signedIn = { ...form, cookie };
    const fields = (count: number) => 'a=1&'.repeat(count);
    expect((await post('/console/preferences', fields(10_001), signedIn)).status).toBe(422);
    expect((await post('/console/preferences', fields(9_999), signedIn)).status).not.toBe(422);
    const parts = (count: number) =>
      `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(count)}--b--\r\n`;
    const multipart = { ...signedIn, 'Content-Type': 'multipart/form-data; boundary=b' };
    expect((await post('/console/preferences', parts(10_001), multipart)).status).toBe(422);
    expect((await post('/console/preferences', parts(100), multipart)).status).not.toBe(422);
  });
});
