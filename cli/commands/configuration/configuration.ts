import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompilationView } from '../../../domain/configuration/compilation/compilation-view.ts';
import type { ConfigurationView } from '../../../domain/configuration/views.ts';
import { applyFile } from '../../command-line/apply-file.ts';
import {
  askInternal,
  reportRefusal,
  segment,
  servicePath,
  tellUnknownService,
} from '../../command-line/ask-internal.ts';
import {
  type Command,
  type CommandCall,
  EXIT,
  tellAnswer,
  UsageError,
} from '../../command-line/command.ts';
import { versionAction } from '../../command-line/configuration-versions.ts';
import { configurationText, jobText } from '../../command-line/reports/configuration-text.ts';
import { withConfig } from '../../command-line/with-config.ts';
import type { Config } from '../../config/read-config.ts';

const POLL_MS = 250;
/** A compilation ends on its own before. */
const WAIT_MS_MAX = 15 * 60_000;

export const configurationCommand: Command = {
  name: 'configuration',
  summary: "Show, change and publish a service's configuration.",
  usage:
    'show [<version>] | versions | compare <version> <version> | export [<version>] | apply <file.json> | restore <version> | discard | gate | publish | job <compilation_id>',
  options: {
    tenant: { type: 'string', describe: 'tenant of the configuration' },
    service: { type: 'string', describe: 'service of the configuration' },
    state: { type: 'string', describe: 'show: draft or published; published' },
    wait: { type: 'boolean', describe: 'publish, job: wait until the compilation has ended' },
  },
  help: `
Asks the running service, over its internal entry point (INTERNAL_HOST, INTERNAL_PORT, QSS_ADMIN_TOKEN).

Versions are v1, v2, … in the order of their publication; compare and export also take draft. export writes what
was published last, or the version it is given, as a file of changes that creates it: apply it to a draft that is empty.

restore makes the draft what was published as a version, and discard what is active now: publish it to go back. Both are
changes like any others, and can themselves be undone.

gate shows what a publication has to pass, and what keeps the draft from it now; it exits with 1 where something does. The verdict
takes 60 s at most, and publishing right after it does not wait for it again.

A file of changes is the body of POST /v1/configuration/changes, {"changes": […]}; all of them are made or none. More than
500 changes, or 600 KB of them, are sent in several calls, one after the other, each of which is made whole or not at all.
Its Idempotency-Key comes of the file's digest: applying the same file again makes no change and repeats the first
answer. Where a file is meant to be applied once more, change it (its white space will do).

Exits with 1 when the service refuses or the compilation failed, 66 for what is not there, 69 when no service
answers.

examples:
  qss configuration show --state draft --tenant acme --service table
  qss configuration apply changes.json --tenant acme --service table
  qss configuration compare v3 draft --tenant acme --service table
  qss configuration export v3 --tenant acme --service table > v3.json
  qss configuration restore v3 --tenant acme --service table
  qss configuration publish --wait --tenant acme --service table
  qss configuration job cmp_01KFGR2TQX2N5Z3W8V6M4J7H9C --tenant acme --service table --json`,
  run: (call) => {
    const act = actionOf(call);
    return withConfig(async (config) => {
      const code = await act(config);
      const { tenant, service } = call.options as { tenant: string; service: string };
      if (code === EXIT.notFound) {
        await tellUnknownService(config, 'configuration', { tenant, service });
      }
      return code;
    });
  },
};

type Action = (config: Config) => Promise<number>;

/** @throws UsageError */
function actionOf(call: CommandCall): Action {
  const { tenant, service } = call.options;
  if (!tenant || !service) throw new UsageError('say --tenant and --service');
  const base = `${servicePath({ tenant, service })}/configuration`;
  const [action, ...subjects] = call.positionals;
  switch (`${action} ${subjects.length}`) {
    case 'show 0': {
      const path = `${base}?state=${stateOf(call)}`;
      return (config) => show(config, call, path);
    }
    case 'show 1':
    case 'versions 0':
    case 'compare 2':
    case 'export 0':
    case 'export 1':
    case 'restore 1':
    case 'discard 0':
    case 'gate 0':
      return (config) => versionAction(config, call, base);
    case 'publish 0':
      return (config) => publish(config, call, base);
    case 'apply 1':
      return (config) => applyFile(config, call, { base, file: subjects[0]! });
    case 'job 1':
      return (config) => follow(config, call, `${base}/compilations/${segment(subjects[0]!)}`);
    default:
      throw new UsageError('say one of the actions that --help names, with what belongs to it');
  }
}

/** @throws UsageError */
function stateOf({ options }: CommandCall): string {
  const { state = 'published' } = options;
  if (state === 'draft' || state === 'published') return state;
  throw new UsageError('--state is draft or published');
}

async function show(config: Config, call: CommandCall, path: string): Promise<number> {
  const { status, body } = await askInternal<ConfigurationView>(config, { method: 'GET', path });
  if (status >= 400) return reportRefusal('configuration', status, body);
  tellAnswer(call, body, () => configurationText(body));
  return EXIT.ok;
}

async function publish(config: Config, call: CommandCall, base: string): Promise<number> {
  const { status, body } = await askInternal<CompilationView>(config, {
    method: 'POST',
    path: `${base}/publish`,
    body: {},
    idempotencyKey: randomUUID(),
  });
  if (status >= 400) return reportRefusal('configuration', status, body);
  if (call.options['wait']) {
    return follow(config, call, `${base}/compilations/${segment(body.compilation_id)}`);
  }
  tellAnswer(call, body, () => jobText(body));
  return EXIT.ok;
}

/** Shows a compilation job, with --wait once it has ended. @throws when it does not end in time */
async function follow(config: Config, call: CommandCall, path: string): Promise<number> {
  for (let waited = 0; waited < WAIT_MS_MAX; waited += POLL_MS) {
    const { status, body } = await askInternal<CompilationView>(config, { method: 'GET', path });
    if (status >= 400) return reportRefusal('configuration', status, body);
    const hasEnded = body.status === 'succeeded' || body.status === 'failed';
    if (hasEnded || !call.options['wait']) {
      tellAnswer(call, body, () => jobText(body));
      return body.status === 'failed' ? EXIT.negative : EXIT.ok;
    }
    await sleep(POLL_MS);
  }
  throw new Error('the compilation has not ended; look at it with qss configuration job');
}
