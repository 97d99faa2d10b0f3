import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type ErrorCode, errorEnvelope, STATUS_OF } from '../../api/error-envelope.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${ROOT}/docs/reference/errors.md`, 'utf8');

it('docs/reference/errors.md tells status and Retry-After of every code', () => {
  const documented = [...page.matchAll(/^\| (\d{3}) \| `(\w+)` \| .+? \| .*?\| (.*?) ?\|$/gm)].map(
    ([, status, code, retryAfter]) => ({ code, status: Number(status), retryAfter }),
  );
  const known = (Object.keys(STATUS_OF) as ErrorCode[]).map((code) => {
    const seconds = errorEnvelope(code, 'a message', {}, 'req_1').headers?.['Retry-After'] ?? '';
    // Computed from the clock, by the rate limit.
    const retryAfter = code === 'rate_limited' ? 'until the minute ends' : seconds;
    return { code, status: STATUS_OF[code], retryAfter };
  });
  const byCode = (a: { code?: string | undefined }, b: { code?: string | undefined }) =>
    a.code! < b.code! ? -1 : 1;
  expect(documented.sort(byCode)).toEqual(known.sort(byCode));
});

/** Where a detail code is written down: `code: 'x'`, `rule('x'`, `fault('x'`, or a union of them. */
const WRITTEN = /(?:\bcode: |\b(?:rule|fault|warn)\(\s*|^ {2}\| )'([a-z]+(?:_[a-z]+)*)'/gm;

/** Events tell what happened; a model's readings are turned down here, not requests. */
const NO_REFUSALS = /\/(?:events|interpret-turn|model-part)\.ts$|\/with-model\//;

it('docs/reference/errors.md explains every detail code of a refused request, and no other', () => {
  const files = [
    'api/paging/page-size.ts',
    'domain/owner.ts',
    ...['configuration', 'feedback', 'input', 'keys', 'legacy', 'session'].flatMap((folder) =>
      sourcesBelow(`domain/${folder}`).filter((file) => !NO_REFUSALS.test(file)),
    ),
    // Whatever else refuses fields by itself, wherever that is.
    ...['api', 'app', 'domain'].flatMap(sourcesBelow).filter(refusesFields),
    'app/publication-gate/draft-judge.ts',
    'domain/simulation/judge-reports.ts',
  ];
  const written = new Set(
    files.flatMap((file) =>
      [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(WRITTEN)].map(([, code]) => code!),
    ),
  );
  expect(written.size).toBeGreaterThan(25);
  const [tables] = page.slice(page.indexOf('## `details')).split('## A compilation');
  const explained = [...tables!.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, codes]) =>
    [...codes!.matchAll(/\w+/g)].map(([code]) => code),
  );
  // What a compilation fails with is told in its job, not in a refusal.
  written.delete('timeout');
  // What is not erased yet is told to the clock alone.
  written.delete('not_due');
  expect(new Set(explained)).toEqual(written);
});

function refusesFields(file: string): boolean {
  if (file === 'api/error-envelope.ts') return false;
  return /\b(?:refuseFields|FieldError|invalidRequest)\b/.test(
    readFileSync(`${ROOT}/${file}`, 'utf8'),
  );
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);
}
