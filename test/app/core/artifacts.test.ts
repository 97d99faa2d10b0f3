import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { Artifacts } from '../../../app/core/artifacts.ts';
import { finishInSlices } from '../../../app/core/in-slices.ts';
import { compile } from '../../../compiler/compile.ts';
import { encodeArtifact } from '../../../domain/artifact/artifact-codec.ts';
import { finish } from '../../../domain/steps.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import type { EventLog, RecordedEvent } from '../../../log/port.ts';
import { sketchDraft } from '../../support/configurations/drafts.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';

vi.mock('../../../app/core/in-slices.ts', () => ({ finishInSlices: vi.fn() }));

const OWNER = { tenant: 'acme', service: 'table' };

/** Tells how many are being made ready, each time that one goes on. */
function watchPreparing(told: (atOnce: number) => void): void {
  let atOnce = 0;
  vi.mocked(finishInSlices).mockImplementation(async (steps) => {
    atOnce += 1;
    told(atOnce);
    await delay(5);
    atOnce -= 1;
    return finish(steps as never);
  });
}

/** Every stream holds one chunk, whose text is what its digest asks for. */
function logOf(textOf: (stream: string) => string): EventLog {
  const read = async (stream: string) => {
    const data = JSON.stringify({ facts: { text: textOf(stream) } });
    return { events: [{ data } as RecordedEvent], more: false, revision: 0n } as never;
  };
  return wrappedLog(createMemoryLog(), { read });
}

afterEach(() => {
  vi.mocked(finishInSlices).mockReset();
});

it.each([
  ['Large publications are made ready one after the other', 600_000, 1],
  ['Small publications are made ready beside each other', 1_000, 3],
])('%s', async (_, length, expected) => {
  let most = 0;
  watchPreparing((atOnce) => {
    most = Math.max(most, atOnce);
  });
  const artifacts = new Artifacts(
    logOf(() => 'x'.repeat(length)),
    { bytesMax: 1_000_000 },
  );
  await Promise.all(['one', 'two', 'three'].map((digest) => artifacts.load(OWNER, digest)));
  expect(most).toBe(expected);
});

it('What gives way to a large publication does so before that is made ready', async () => {
  const small = encodeArtifact(
    compile(
      sketchDraft({ informations: { i: { primary: 'q' } }, questions: { q: { text: 'Which?' } } }),
      { engineVersion: 'test' },
    ).artifact,
  );
  const log = logOf((stream) => (stream.includes(small.digest) ? small.text : 'x'.repeat(600_000)));
  const artifacts = new Artifacts(log, { bytesMax: 6_000_000 });
  watchPreparing(() => {});
  await artifacts.load(OWNER, small.digest);
  expect(artifacts.bytes).toBeGreaterThan(0);
  const held: number[] = [];
  watchPreparing(() => held.push(artifacts.bytes));
  await artifacts.load(OWNER, 'large');
  expect(new Set(held)).toEqual(new Set([0]));
});
