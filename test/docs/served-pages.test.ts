import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsBy, openApi } from '../support/http/documented.ts';
import { ServiceUnderTest } from '../support/service.ts';

/** What the public port says of itself, to people and to language models. */

let service: ServiceUnderTest;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
});

afterAll(() => service.stop());

async function get(path: string) {
  const response = await service.service.publicApp.request(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const PAGES = [
  '/',
  '/llms.txt',
  '/docs/lead-a-conversation',
  '/docs/errors',
  '/docs/migrate-from-0.9',
];

describe.each(PAGES)('%s', (path) => {
  it('needs no key, and every link of it leads somewhere', async () => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(
      `${path === '/' ? 'text/html' : 'text/plain'}; charset=utf-8`,
    );
    const links = [...text.matchAll(/href="([^"]+)"|\]\(([^)]+)\)/g)].map(([, a, b]) => a ?? b!);
    for (const link of links) {
      const target = new URL(link, `http://here${path}`);
      expect([link, (await get(target.pathname)).status]).toEqual([link, 200]);
    }
    if (path === '/' || path === '/llms.txt') expect(links.length).toBeGreaterThan(4);
  });
});

describe('docs/how-to/lead-a-conversation.md', () => {
  const page = readFileSync(
    new URL('../../docs/how-to/lead-a-conversation.md', import.meta.url),
    'utf8',
  );

  it('says what to do after every error that a route of a session can answer', () => {
    const [, afterwards] = page.split('## After each error');
    const told = new Set([...afterwards!.matchAll(/`(\w+)`/g)].map(([, code]) => code!));
    const codes = Object.values(openApi.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ tags }) => tags.includes('Runtime'))
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap(({ content }) => Object.keys(content['application/json']?.examples ?? {}));
    expect(codes.length).toBeGreaterThan(20);
    expect([...new Set(codes)].filter((code) => !told.has(code))).toEqual([]);
  });

  it('explains every reason, warning and outcome that there is', () => {
    const { AskAnswer, PreviousTurn } = openApi.components.schemas;
    const text = JSON.stringify([AskAnswer, PreviousTurn]);
    const enums = /"(?:warnings|degraded_reasons|outcome)":.*?"enum":\[(.*?)\]/g;
    const values = [...text.matchAll(enums)].flatMap(([, list]) => JSON.parse(`[${list}]`));
    expect(new Set(values).size).toBeGreaterThan(9);
    expect([...new Set(values)].filter((value) => !page.includes(`\`${value}\``))).toEqual([]);
  });

  it('shows a call that can be sent', () => {
    const [, box] = /```json\n([\s\S]*?)```/.exec(page)!;
    const path = '/v1/sessions/{session_id}/next';
    const pointer = ['paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema'];
    expect(faultsBy(pointer, JSON.parse(box!))).toEqual([]);
  });
});

it.each([
  'README.md',
  'docs/tutorial/first-conversation.md',
  'docs/llms.txt',
  'docs/how-to/lead-a-conversation.md',
  'docs/how-to/migrate-from-0.9.md',
])('%s names the decision in every turn that it shows', (page) => {
  const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
  const turns = [...text.matchAll(/"previous_turn": \{\s*"(\w+)"/g)].map(([, first]) => first);
  expect(turns.length).toBeGreaterThan(0);
  expect(new Set(turns)).toEqual(new Set(['decision_id']));
});

it('the pages that the public port serves are shipped with the container', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const dockerfile = readFileSync(`${root}Dockerfile`, 'utf8');
  const source = readFileSync(`${root}api/routes/docs.ts`, 'utf8');
  const files = [...source.matchAll(/plain\('(docs\/[^']+)'\)/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(existsSync(`${root}${file}`)).toBe(true);
  expect(dockerfile).toContain('COPY --from=build /build/docs ./docs');
});
