import { findSession, findTurns } from '../../../app/audit/find-in-log.ts';
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
  readonly service: string | undefined;
  readonly json: boolean;
  readonly isWithText: boolean;
}

function readCall({ json, options, positionals }: CommandCall): Wanted {
  const [, sessionId, version, ...rest] = positionals;
  if (sessionId === undefined || !/^\d{1,9}$/.test(version ?? '') || rest.length > 0) {
    throw new UsageError('say turn <session_id> <state_version>');
  }
  const { tenant, service } = options as { tenant?: string; service?: string };
  const isWithText = isTextWanted({ options });
  return { sessionId, version: Number(version), tenant, service, json, isWithText };
}

/** The versions of a conversation that anybody leads are few. */
const TURNS_SHOWN = 40;

function shownOf(turns: readonly number[]): string {
  const shown = turns.slice(-TURNS_SHOWN).join(', ');
  return `${turns.length > TURNS_SHOWN ? '…, ' : ''}${shown}`;
}

function notFound(what: string): number {
  console.error(`qss explain: there is no ${printable(what, 400)}`);
  return EXIT.notFound;
}

async function explain(reading: LogReading, config: Config, wanted: Wanted): Promise<number> {
  const { isWithText, json, sessionId, version } = wanted;
  const stream = await findSession(reading.log, sessionId, wanted);
  if (stream === undefined) return notFound(`session ${sessionId} in this log`);
  const done = await explainRecordedTurn(reading, stream, version);
  if (!done) {
    const turns = await findTurns(reading.log, stream);
    const made = turns.length === 0 ? 'it has no turns' : `its turns made ${shownOf(turns)}`;
    return notFound(`turn ${sessionId} ${version} in this log: ${made}`);
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
