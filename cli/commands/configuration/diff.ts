import { changesWithoutTexts } from '../../../api/without-texts.ts';
import { findSession } from '../../../app/audit/find-in-log.ts';
import { type LogReading, ownerOfSession } from '../../../app/audit/replay/replay-session.ts';
import { stateAt } from '../../../app/audit/replay/replayed-events.ts';
import { diffConfigurations } from '../../../app/configuration/versions/diff-configurations.ts';
import { counted } from '../../../domain/input/counted.ts';
import { diffJson, type JsonChange } from '../../../domain/json/json-diff.ts';
import { chooseService, SERVICE_OPTIONS } from '../../command-line/choose-service.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import { changeText } from '../../command-line/reports/replay-text.ts';
import { printable } from '../../command-line/terminal.ts';
import { withReading } from '../../command-line/with-reading.ts';
import type { Config } from '../../config/read-config.ts';
import { recordSessionShown } from '../../text-access/record-text-access.ts';
import { isTextWanted, TEXT_OPTIONS } from '../../text-access/text-options.ts';

export const diffCommand: Command = {
  name: 'diff',
  summary: 'Show what changed between two versions of a session or of a configuration.',
  usage: 'session <session_id> <version> <version> | configuration <version> <version>',
  options: { ...SERVICE_OPTIONS, ...TEXT_OPTIONS },
  help: `
Differences are given by JSON Pointer. Versions of a session are its state_versions; one within a commit means
the one that its commit made; what users and clients told is left out without --with-text --confirm-text, which is recorded for the
audit trail. Versions of a configuration are v1, v2, … or draft; its entities are compared by
id, so that /questions/q.floor/text is a question's text; their order is not compared.

Exits with 0 where nothing changed and with 1 where something did.

examples:
  qss diff session ses_0D5S7GBA0BQSZ1V4YHC2DPR1F7 3 9
  qss diff configuration v1 v2 --tenant demo --service heat-pump
  qss diff configuration v2 draft --json`,
  run: (call) => {
    const [what, ...rest] = call.positionals;
    if (what === 'session' && rest.length === 3) {
      return withReading((reading, config) =>
        diffSession(reading, { call, config }, rest as [string, string, string]),
      );
    }
    if (what === 'configuration' && rest.length === 2) {
      return withReading((reading) => diffConfiguration(reading, call, rest as [string, string]));
    }
    throw new UsageError(
      'say session <id> <version> <version> or configuration <version> <version>',
    );
  },
};

async function diffSession(
  reading: LogReading,
  { call, config }: { readonly call: CommandCall; readonly config: Config },
  [sessionId, from, to]: readonly [string, string, string],
): Promise<number> {
  if (![from, to].every((version) => /^\d{1,9}$/.test(version))) {
    throw new UsageError('versions of a session are whole numbers');
  }
  const isWithText = isTextWanted(call);
  const { tenant, service } = call.options as { tenant?: string; service?: string };
  const stream = await findSession(reading.log, sessionId, { tenant, service });
  if (stream === undefined) return notFound(`session ${sessionId}`);
  const before = await stateAt(reading, stream, Number(from));
  if (!before) return notFound(`version ${from} of this session`);
  const after = await stateAt(reading, stream, Number(to));
  if (!after) return notFound(`version ${to} of this session`);
  const changes = diffJson(before.state, after.state);
  if (isWithText) {
    const owner = await ownerOfSession(reading, stream);
    await recordSessionShown(config, owner!, sessionId);
  }
  const shown = isWithText ? changes : changesWithoutTexts(changes);
  const hidden = changes.length - shown.length;
  if (hidden > 0)
    console.error(`qss diff: ${counted(hidden, 'change')} of what was told not shown`);
  const code = show(call, shown, {
    session_id: sessionId,
    from: before.state_version,
    to: after.state_version,
  });
  return hidden > 0 ? EXIT.negative : code;
}

async function diffConfiguration(
  reading: LogReading,
  call: CommandCall,
  versions: readonly [string, string],
): Promise<number> {
  const owner = await chooseService(reading.log, call);
  const diff = await diffConfigurations(reading, owner, versions);
  if (!diff.ok)
    return notFound(`${diff.missing} of ${owner.tenant}/${owner.service} that can be read`);
  return show(call, diff.changes, { ...owner, from: versions[0], to: versions[1] });
}

function notFound(what: string): number {
  console.error(`qss diff: there is no ${printable(what)}`);
  return EXIT.notFound;
}

function show({ json }: CommandCall, changes: readonly JsonChange[], of: object): number {
  if (json) console.log(JSON.stringify({ ...of, changes }, null, 2));
  else if (changes.length === 0) console.log('Nothing changed.');
  else for (const change of changes) console.log(changeText(change));
  return changes.length === 0 ? EXIT.ok : EXIT.negative;
}
