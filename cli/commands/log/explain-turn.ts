import { findSession } from '../../../app/audit/find-in-log.ts';
import { explainRecordedTurn } from '../../../app/audit/replay/explain-turn.ts';
import { type LogReading, ownerOfSession } from '../../../app/audit/replay/replay-session.ts';
import { type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import { printable } from '../../command-line/terminal.ts';
import { withReading } from '../../command-line/with-reading.ts';
import type { Config } from '../../config/read-config.ts';
import { recordSessionShown } from '../../text-access/record-text-access.ts';
import { isTextWanted } from '../../text-access/text-options.ts';
import { explainedTurnText, turnWithoutTexts } from './explain-turn-text.ts';

/** `qss explain turn`: why a turn was attached, and what was read of it and why. @throws UsageError */
export function explainTurn(call: CommandCall): Promise<number> {
  const wanted = readCall(call);
  return withReading((reading, config) => explain(reading, config, wanted));
}

interface Wanted {
  readonly sessionId: string;
  readonly version: number;
  readonly tenant: string | undefined;
  readonly json: boolean;
  readonly isWithText: boolean;
}

function readCall({ json, options, positionals }: CommandCall): Wanted {
  const [, sessionId, version, ...rest] = positionals;
  if (sessionId === undefined || !/^\d{1,9}$/.test(version ?? '') || rest.length > 0) {
    throw new UsageError('say turn <session_id> <state_version>');
  }
  const tenant = options['tenant'] as string | undefined;
  const isWithText = isTextWanted({ options });
  return { sessionId, version: Number(version), tenant, json, isWithText };
}

async function explain(reading: LogReading, config: Config, wanted: Wanted): Promise<number> {
  const { isWithText, json, sessionId, version } = wanted;
  const stream = await findSession(reading.log, sessionId, wanted.tenant);
  const done = stream && (await explainRecordedTurn(reading, stream, version));
  if (!done) {
    const named = printable(`${sessionId} ${version}`, 140);
    console.error(`qss explain: there is no turn ${named} in this log`);
    return EXIT.notFound;
  }
  if (!done.ok) {
    console.error(`qss explain: ${done.refusal.message}`);
    return EXIT.unavailable;
  }
  if (isWithText)
    await recordSessionShown(config, (await ownerOfSession(reading, stream))!, sessionId);
  const shown = isWithText ? done.explained : turnWithoutTexts(done.explained);
  console.log(json ? JSON.stringify(shown, null, 2) : explainedTurnText(shown, isWithText));
  return EXIT.ok;
}
