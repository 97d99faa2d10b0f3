import { findSession } from '../../app/audit/find-in-log.ts';
import type { LogReading } from '../../app/audit/replay/replay-session.ts';
import { recordSession } from '../../app/conversation-tests/record-session.ts';
import type { Owner } from '../../domain/owner.ts';
import { type CommandCall, EXIT } from '../command-line/command.ts';
import { printable } from '../command-line/terminal.ts';
import { withReading } from '../command-line/with-reading.ts';
import type { Config } from '../config/read-config.ts';
import { recordExport } from '../text-access/record-text-access.ts';
import { isTextWanted } from '../text-access/text-options.ts';
import { testsText } from './tests-file.ts';

/** Writes a test that was made out of a session. @throws UsageError */
export function recordTest(call: CommandCall, sessionId: string): Promise<number> {
  const withText = isTextWanted(call);
  return withReading((reading, config) => record(reading, config, { call, sessionId, withText }));
}

interface Wanted {
  readonly call: CommandCall;
  readonly sessionId: string;
  readonly withText: boolean;
}

async function record(
  reading: LogReading,
  config: Config,
  { call, sessionId, withText }: Wanted,
): Promise<number> {
  const tenant = call.options['tenant'] as string | undefined;
  const stream = await findSession(reading.log, sessionId, { tenant });
  if (stream === undefined) return missing(`session ${sessionId}`);
  const position = await reading.log.head();
  const beforeTexts = (owner: Owner) =>
    recordExport(config, owner, {
      format: 'conversation_test',
      after: null,
      position: position!,
      session_ids: [sessionId],
    });
  const recorded = await recordSession(reading, stream, {
    now: Date.now,
    ...(withText ? { beforeTexts } : {}),
  });
  if (!recorded) return missing(`configuration of ${sessionId} that can be read`);
  const { test, left_out } = recorded;
  if (left_out > 0) {
    console.error(
      `qss test: ${left_out} expectations are left out; the turns alone do not lead there`,
    );
  }
  console.log(call.json ? JSON.stringify({ tests: [test] }, null, 2) : testsText([test]).trimEnd());
  return EXIT.ok;
}

function missing(what: string): number {
  console.error(`qss test: there is no ${printable(what)}`);
  return EXIT.notFound;
}
