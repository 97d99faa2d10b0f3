import { randomUUID } from 'node:crypto';
import { VERDICT_MS_MAX } from '../../app/publication-gate/draft-judge.ts';
import { configurationAsChanges } from '../../domain/configuration/draft/configuration-as-changes.ts';
import type { Configuration, Objective } from '../../domain/configuration/entities.ts';
import type { ConfigurationView } from '../../domain/configuration/views.ts';
import { canonicalJson, type JsonValue } from '../../domain/json/json.ts';
import type { JsonChange } from '../../domain/json/json-diff.ts';
import type { Config } from '../config/read-config.ts';
import { type Applied, appliedText } from './apply-file.ts';
import { askInternal, type InternalRequest, reportRefusal, segment } from './ask-internal.ts';
import { type CommandCall, EXIT, tellAnswer } from './command.ts';
import { configurationText } from './reports/configuration-text.ts';
import { changeText } from './reports/replay-text.ts';
import { table } from './terminal.ts';

interface VersionsBody {
  readonly versions: readonly {
    readonly configuration_version: string;
    readonly published_at: string;
    readonly draft_revision: number;
    readonly active: boolean;
  }[];
}

interface ComparisonBody {
  readonly changes: readonly JsonChange[];
  readonly left_out: number;
}

/** Newest versions that are listed. */
const VERSIONS_SHOWN = 100;

/** What `qss configuration` does with published versions. @param base path of the service's configuration */
export function versionAction(config: Config, call: CommandCall, base: string): Promise<number> {
  const [action, ...versions] = call.positionals;
  const [version = ''] = versions;
  const asked = (
    method: InternalRequest['method'],
    path: string,
    body?: object,
  ): InternalRequest => ({
    method,
    path: base + path,
    ...(body ? { body, idempotencyKey: randomUUID() } : {}),
  });
  switch (action) {
    case 'versions':
      return ask<VersionsBody>(config, asked('GET', `/versions?limit=${VERSIONS_SHOWN}`), (body) =>
        tellAnswer(call, body, () => versionsText(body)),
      );
    case 'gate':
      return gate(config, call, {
        ...asked('GET', '/gate/verdict'),
        answerMsMax: VERDICT_MS_MAX + 5_000,
      });
    case 'compare':
      return compare(config, call, asked('GET', comparisonPath(versions)));
    case 'export':
      return ask<ConfigurationView>(config, asked('GET', pathOf(version)), (body) =>
        console.log(exportText(body)),
      );
    case 'restore':
    case 'discard': {
      const body = action === 'restore' ? { configuration_version: version } : {};
      return ask<Applied>(config, asked('POST', `/${action}`, body), (answer) =>
        tellAnswer(call, answer, () => appliedText(answer)),
      );
    }
    default:
      return ask<ConfigurationView>(config, asked('GET', pathOf(version)), (body) =>
        tellAnswer(call, body, () => configurationText(body)),
      );
  }
}

async function ask<Body extends object>(
  config: Config,
  request: InternalRequest,
  tell: (body: Body) => void,
): Promise<number> {
  const { status, body } = await askInternal<Body>(config, request);
  if (status >= 400) return reportRefusal('configuration', status, body);
  tell(body);
  return EXIT.ok;
}

/** Exits with 1 where something differs, as `qss diff` does. */
async function compare(
  config: Config,
  call: CommandCall,
  request: InternalRequest,
): Promise<number> {
  let differs = false;
  const code = await ask<ComparisonBody>(config, request, (body) => {
    const { changes, left_out } = body;
    differs = changes.length > 0;
    tellAnswer(call, body, () =>
      [
        ...(differs ? changes.map(changeText) : ['Nothing changed.']),
        ...(left_out > 0 ? [`… and ${left_out} more`] : []),
      ].join('\n'),
    );
  });
  return code === EXIT.ok && differs ? EXIT.negative : code;
}

interface GateBody {
  readonly draft_revision: number;
  readonly gate: Readonly<Record<string, unknown>>;
  readonly failures: readonly {
    readonly entity: string;
    readonly id: string;
    readonly code: string;
    readonly message: string;
  }[];
}

/** Exits with 1 where something keeps the draft from its publication. */
async function gate(config: Config, call: CommandCall, request: InternalRequest): Promise<number> {
  let isKept = false;
  const code = await ask<GateBody>(config, request, (verdict) => {
    isKept = verdict.failures.length > 0;
    tellAnswer(call, verdict, () => verdictText(verdict));
  });
  return code === EXIT.ok && isKept ? EXIT.negative : code;
}

function verdictText({ draft_revision, gate: asked, failures }: GateBody): string {
  const wanted = Object.entries(asked).filter(([, value]) => value !== false && value !== null);
  const rows = failures.map(({ code, entity, id, message }) => [code, entity, id, message]);
  return [
    `gate: ${wanted.map(([name]) => name).join(', ') || 'open'}`,
    rows.length === 0
      ? `Nothing of it keeps draft ${draft_revision} from its publication.`
      : table(['failed', 'entity', 'id', ''], rows),
  ].join('\n');
}

function comparisonPath([from = '', to = '']: readonly string[]): string {
  return `/comparison?from=${segment(from)}&to=${segment(to)}`;
}

/** @param version '' for what is active */
function pathOf(version: string): string {
  if (version === '') return '?state=published';
  return version === 'draft' ? '?state=draft' : `/versions/${segment(version)}`;
}

function versionsText({ versions }: VersionsBody): string {
  const rows = versions.map((each) => [
    each.configuration_version,
    each.published_at,
    String(each.draft_revision),
    each.active ? 'active' : '',
  ]);
  return table(['version', 'published at', 'draft', ''], rows);
}

/** A file of changes, an operation on a line, keys in order: two of them can be compared line by line. */
function exportText(view: ConfigurationView): string {
  const objective = 'name' in view.objective ? (view.objective as Objective) : null;
  const configuration: Configuration = { ...view, objective };
  const lines = configurationAsChanges(configuration).map((change) =>
    canonicalJson({ ...change } as JsonValue),
  );
  return `{ "changes": [\n${lines.join(',\n')}\n] }`;
}
