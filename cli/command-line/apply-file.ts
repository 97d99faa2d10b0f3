import { CHANGES_MAX } from '../../domain/configuration/entity-fields.ts';
import type { Config } from '../config/read-config.ts';
import { askInternal, type InternalRequest, reportRefusal } from './ask-internal.ts';
import { type Changes, readChanges } from './changes-file.ts';
import { type CommandCall, EXIT, tellAnswer } from './command.ts';
import { paint, printable } from './terminal.ts';

/** Bytes of JSON that one call surely stores: a commit of the log has room for half as much again. */
const BYTES_MAX = 600_000;

export interface Applied {
  readonly draft_revision: number;
  readonly applied: number;
  readonly warnings: readonly {
    readonly code: string;
    readonly id: string | null;
    readonly message: string;
  }[];
}

/**
 * Sends a file of changes, in several calls where it is long; the first that is refused ends it.
 * @throws UsageError for a file that cannot be read or holds no changes
 */
export async function applyFile(
  config: Config,
  call: CommandCall,
  { base, file }: { readonly base: string; readonly file: string },
): Promise<number> {
  const { body, digest } = readChanges(file);
  let sent: Sent = { revision: body.expected_draft_revision, applied: 0 };
  for (const [i, changes] of batchesOf(body.changes).entries()) {
    const answer = await send(config, base, {
      body: bodyOf(body, changes, sent.revision),
      idempotencyKey: i === 0 ? `file-${digest}` : `file-${digest}-${i}`,
    });
    if (answer.status >= 400) return refused(answer, sent.applied);
    if (answer.isReplay) {
      console.error('qss configuration: this file was applied before; nothing changed');
    }
    sent = after(sent, answer.body);
  }
  const whole: Applied = { ...sent.last!, applied: sent.applied };
  tellAnswer(call, whole, () => appliedText(whole));
  return EXIT.ok;
}

interface Sent {
  /** The one that the next call expects; absent where the file expects none. */
  readonly revision: number | undefined;
  readonly applied: number;
  readonly last?: Applied;
}

function after({ revision, applied }: Sent, last: Applied): Sent {
  const next = revision === undefined ? undefined : last.draft_revision;
  return { revision: next, applied: applied + last.applied, last };
}

function bodyOf(body: Changes, changes: readonly unknown[], revision: number | undefined): object {
  return {
    ...body,
    changes,
    ...(revision === undefined ? {} : { expected_draft_revision: revision }),
  };
}

function send(
  config: Config,
  base: string,
  request: Pick<InternalRequest, 'body' | 'idempotencyKey'>,
) {
  return askInternal<Applied>(config, { method: 'POST', path: `${base}/changes`, ...request });
}

function refused(
  { status, body }: { readonly status: number; readonly body: object },
  made: number,
) {
  if (made > 0) {
    console.error(
      `qss configuration: the first ${made} changes are made; positions are counted from there`,
    );
  }
  return reportRefusal('configuration', status, body);
}

export function appliedText({ applied, draft_revision, warnings }: Applied): string {
  return [
    `${applied} changes made draft ${draft_revision}.`,
    ...warnings.map(({ code, id, message }) =>
      paint('yellow', `warning ${code} ${printable(`${id ?? '-'}: ${message}`)}`),
    ),
  ].join('\n');
}

/** At least one, for the service to judge what is no list of changes. */
function batchesOf(changes: readonly unknown[]): readonly (readonly unknown[])[] {
  if (!Array.isArray(changes)) return [changes];
  const batches: unknown[][] = [[]];
  let bytes = 0;
  for (const change of changes) {
    const size = Buffer.byteLength(JSON.stringify(change));
    const batch = batches.at(-1)!;
    if (batch.length > 0 && (batch.length === CHANGES_MAX || bytes + size > BYTES_MAX)) {
      batches.push([change]);
      bytes = size;
    } else {
      batch.push(change);
      bytes += size;
    }
  }
  return batches;
}
