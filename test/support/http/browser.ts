import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { LISTEN_LIMITS, type Listening, listen } from '../../../cli/http/listen.ts';
import type { ServiceUnderTest } from '../service.ts';
import { newCode } from './console-visitor.ts';

const EXECUTABLE = '/usr/bin/chromium';

/** Tests in a real browser are skipped without it, and say so. */
export const hasBrowser = existsSync(EXECUTABLE);

const axeSource = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A real browser before the console of a service, which listens for it. */
export class ConsoleBrowser {
  readonly #browser: Browser;
  readonly #server: Listening;
  readonly #service: ServiceUnderTest;
  /** What pages complained about: scripts that failed, and what the policy of a page kept from happening. */
  readonly faults: string[] = [];

  private constructor(browser: Browser, server: Listening, service: ServiceUnderTest) {
    this.#browser = browser;
    this.#server = server;
    this.#service = service;
  }

  static async start(service: ServiceUnderTest): Promise<ConsoleBrowser> {
    const server = await listen(service.service.internalApp, {
      host: '127.0.0.1',
      port: 0,
      newRequestId: () => service.service.dependencies.newId('req_'),
      connectionsMax: 64,
      limits: { ...LISTEN_LIMITS, lastRequest: 10, halfSent: 20 },
    });
    const args = ['--no-sandbox', '--disable-dev-shm-usage'];
    const browser = await chromium.launch({ executablePath: EXECUTABLE, args });
    return new ConsoleBrowser(browser, server, service);
  }

  get url(): string {
    return this.#server.address;
  }

  /** A page of somebody's own browser who has signed in. */
  async signedIn(
    grant: object = {},
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<Page> {
    const context = await this.#context(options);
    const page = await context.newPage();
    await page.goto(`${this.url}/console/sign-in?code=${await newCode(this.#service, grant)}`);
    await page.locator('main button').click();
    await page.locator('.who').waitFor();
    return page;
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#server.stop();
  }

  async #context(options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext> {
    const context = await this.#browser.newContext({ locale: 'en-GB', ...options });
    context.setDefaultTimeout(10_000);
    context.on('weberror', (error) => this.faults.push(String(error.error())));
    context.on('console', (message) => {
      // That a page was refused is told on the page.
      const isAnswer = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isAnswer) this.faults.push(message.text());
    });
    return context;
  }
}

/**
 * What axe-core finds against WCAG 2.2, levels A and AA, and good practice: rule and place, nothing where all is well.
 * @param rule the only one that is looked at; left out: all of them
 */
export async function barriers(page: Page, rule?: string): Promise<readonly string[]> {
  // As a script of the browser's, which the policy of the page does not concern.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await sourceOfAxe());
  const found = await page.evaluate(async (only) => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const runOnly = only ? { type: 'rule', values: [only] } : { type: 'tag', values: tags };
    const { axe } = globalThis as unknown as { axe: Axe };
    return (await axe.run({ runOnly })).violations;
  }, rule);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

let axe: string | undefined;

async function sourceOfAxe(): Promise<string> {
  axe ??= await readFile(axeSource, 'utf8');
  return axe;
}
