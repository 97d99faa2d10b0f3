import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONFIGURATION_EVENT_SCHEMAS } from '../../domain/configuration/events.ts';
import { DISCLOSURE_EVENT_SCHEMAS } from '../../domain/disclosure/events.ts';
import { FEEDBACK_EVENT_SCHEMAS } from '../../domain/feedback/events.ts';
import { KEY_EVENT_SCHEMAS } from '../../domain/keys/events.ts';
import { EVIDENCE_EVENT_SCHEMAS } from '../../domain/recording/loss-accepted.ts';
import { RETENTION_EVENT_SCHEMAS } from '../../domain/retention/events.ts';
import { SESSION_EVENT_SCHEMAS } from '../../domain/session/events.ts';

it('docs/reference/events.md names every event of the code, and no other', () => {
  const page = readFileSync(new URL('../../docs/reference/events.md', import.meta.url), 'utf8');
  const documented = [...page.matchAll(/^\| ((?:`[A-Z]\w+`(?:, )?)+) \|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
  const known = [
    CONFIGURATION_EVENT_SCHEMAS,
    DISCLOSURE_EVENT_SCHEMAS,
    RETENTION_EVENT_SCHEMAS,
    EVIDENCE_EVENT_SCHEMAS,
    FEEDBACK_EVENT_SCHEMAS,
    KEY_EVENT_SCHEMAS,
    SESSION_EVENT_SCHEMAS,
  ].flatMap((schemas) => Object.keys(schemas));
  expect(documented.sort()).toEqual([...known, 'ArtifactChunkStored'].sort());
});
