import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${ROOT}/docs/how-to/operate.md`, 'utf8');

/** A call of the logger with its level, up to the end of its last line. */
const LOGGED = /logger\.(info|warn|error|fatal)\(([\s\S]*?)\)[;,]?\n/g;

it('docs/how-to/operate.md tells what every log line means, and of no other', () => {
  const documented = [...page.matchAll(/^\| `([a-zA-Z_: ]+)` \| (info|warn|error|fatal) \|/gm)].map(
    ([, message, level]) => `${level}: ${message}`,
  );
  const logged = readdirSync(`${ROOT}/cli`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(`${ROOT}/cli/${name}`, 'utf8').matchAll(LOGGED)])
    .flatMap(([, level, call]) =>
      [...call!.matchAll(/'([a-zA-Z_: ]+)'/g)].map(([, message]) => `${level}: ${message}`),
    )
    // `reason === 'fault'` is a comparison, not a message.
    .filter((line) => line !== 'warn: fault');
  expect(new Set(documented)).toEqual(new Set(logged));
});

it('docs/how-to/operate.md tells what every metric of ours means, and of no other', () => {
  const metrics = ['service/metrics', 'service/model-metrics', 'http/edge-metrics']
    .map((name) => readFileSync(`${ROOT}/cli/${name}.ts`, 'utf8'))
    .join('');
  const known = [...metrics.matchAll(/'(qss_\w+)'/g)].map(([, name]) => name);
  const [, table] = page.split('| metric |');
  const documented = [...table!.split('\n\n')[0]!.matchAll(/`(qss_\w+)/g)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(10);
  expect(documented.toSorted()).toEqual(known.toSorted());
});
