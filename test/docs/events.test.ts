import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONFIGURATION_EVENT_SCHEMAS } from '../../domain/configuration/events.ts';
import { FEEDBACK_EVENT_SCHEMAS } from '../../domain/feedback/events.ts';
import { KEY_EVENT_SCHEMAS } from '../../domain/keys/events.ts';
import type { EventSchemas } from '../../domain/recording/event-schema.ts';
import { EVIDENCE_EVENT_SCHEMAS } from '../../domain/recording/loss-accepted.ts';
import { RETENTION_EVENT_SCHEMAS } from '../../domain/retention/events.ts';
import { SESSION_EVENT_SCHEMAS } from '../../domain/session/events.ts';
import { TEXT_ACCESS_EVENT_SCHEMAS } from '../../domain/text-access/events.ts';

const PAGE = readFileSync(new URL('../../docs/reference/events.md', import.meta.url), 'utf8');

const KNOWN: readonly EventSchemas[] = [
  CONFIGURATION_EVENT_SCHEMAS,
  TEXT_ACCESS_EVENT_SCHEMAS,
  RETENTION_EVENT_SCHEMAS,
  EVIDENCE_EVENT_SCHEMAS,
  FEEDBACK_EVENT_SCHEMAS,
  KEY_EVENT_SCHEMAS,
  SESSION_EVENT_SCHEMAS,
];

/** Names in the first cells of a table. */
function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
}

it('docs/reference/events.md names every event of the code, and no other', () => {
  const documented = [...PAGE.matchAll(/^\| ((?:`[A-Z]\w+`(?:, )?)+) \|/gm)].flatMap(([, names]) =>
    namesIn(names!),
  );
  const known = KNOWN.flatMap((schemas) => Object.keys(schemas));
  expect(documented.sort()).toEqual([...known, 'ArtifactChunkStored'].sort());
});

it('docs/reference/events.md says what every fact is that is left out', () => {
  const table = PAGE.slice(PAGE.indexOf('| what is left out'));
  const rows = table.slice(0, table.indexOf('\n\n')).matchAll(/^\| (`.*`) \| `(.*)` \|$/gm);
  const documented = [...rows].flatMap(([, names, value]) =>
    namesIn(names!).map((name) => `${name}: ${value}`),
  );
  const usual = KNOWN.flatMap((schemas) => Object.values(schemas)).flatMap((schema) =>
    schema.usual.map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
  );
  expect(documented.sort()).toEqual([...new Set(usual)].sort());
});
