import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../../../../cli/logging/logger.ts';
import { Anchoring } from '../../../../cli/projecting/anchoring.ts';
import type { EventLog } from '../../../../log/port.ts';
import type { FollowingView } from '../../../../projections/projecting/view.ts';
import { SECRET } from '../../../support/log/anchors.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

it('The end of the log is waited for two seconds when the process stops', async () => {
  const directory = await newTemporaryDirectory();
  const anchoring = await Anchoring.open({
    file: join(directory, 'anchors.jsonl'),
    secret: SECRET,
    now: () => 0,
    logger: createLogger('silent'),
    mayAnchor: () => true,
    onChange: () => {},
  });
  const waitFor = vi.fn(async () => true);
  const log = { head: async () => 'm:1' } as unknown as EventLog;
  await anchoring.reachEnd(log, { waitFor } as unknown as FollowingView);
  expect(waitFor.mock.calls).toEqual([['m:1', 2_000]]);
  anchoring.endFlushing();
  rmSync(directory, { recursive: true });
});
