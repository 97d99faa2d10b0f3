import { existsSync } from 'node:fs';
import type { ReadCounts } from '../../../app/configuration/learn-from-sessions.ts';
import { simulatePublication } from '../../../app/configuration/simulate-publication.ts';
import type { SimulationPlan } from '../../../domain/simulation/simulate.ts';
import { readExperience } from '../../../projections/read-experience.ts';
import { inSnapshot } from '../../../projections/store/in-snapshot.ts';
import { chooseService, SERVICE_OPTIONS } from '../../command-line/choose-service.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import { forecastText, warningsText } from '../../command-line/reports/simulate-text.ts';
import { withReading } from '../../command-line/with-reading.ts';
import type { Config } from '../../config/read-config.ts';
import { openReadModels, readModelsFile } from '../../open-read-models.ts';

const USERS_DEFAULT = '300';
const USERS_MAX = 100_000;
const SEED_DEFAULT = '1';
const SEED_MAX = 2 ** 32 - 1;

export const simulateCommand: Command = {
  name: 'simulate',
  summary: 'Play simulated users against a draft and say what publishing it would change.',
  usage: '',
  options: {
    ...SERVICE_OPTIONS,
    users: { type: 'string', describe: `simulated users, one session each; ${USERS_DEFAULT}` },
    seed: { type: 'string', describe: `what fixes every reply of theirs; ${SEED_DEFAULT}` },
  },
  help: `
Compiles the service's draft and plays the same users against it and against the active configuration: turns
until the objective is achieved, questions that never come first, informations that nobody reaches, and what
the compiler noticed. The same log, users and seed give the same answer to the byte.

Figures that moved are put down to questions and informations. What the counts of past sessions change in the
draft, and which informations none of them gave, is told where this DATA_DIR has the read models of a service.

Simulated users take the first candidate, and behave as past ones did as far as the counts tell. They say what differs between two configurations, not how people
will behave. Coverage that a language model would propose is left out of the draft.

The log is only read; the service may be running. Exits with 1 when open warnings keep the draft from being
published (they are listed), with 66 when there is no draft.

examples:
  qss simulate
  qss simulate --tenant demo --service heat-pump --users 1000 --seed 7
  qss simulate --json`,
  run: (call) => {
    const plan: SimulationPlan = {
      users: wholeOf(call, 'users', { preset: USERS_DEFAULT, min: 1, max: USERS_MAX }),
      seed: wholeOf(call, 'seed', { preset: SEED_DEFAULT, min: 0, max: SEED_MAX }),
    };
    return withReading(async (reading, config) => {
      const owner = await chooseService(reading.log, call);
      const done = await withCounts(config, (readCounts) =>
        simulatePublication(reading, owner, plan, readCounts),
      );
      switch (done.kind) {
        case 'no_draft':
          console.error(`qss simulate: ${owner.tenant}/${owner.service} has no draft`);
          return EXIT.notFound;
        case 'open_warnings':
          show(call, { ...owner, warnings: done.warnings }, () => warningsText(done.warnings));
          return EXIT.negative;
        case 'forecast':
          show(call, { ...owner, ...done.forecast }, () => forecastText(done.forecast));
          return EXIT.ok;
      }
    });
  },
};

/** With what a service or a projector of this DATA_DIR has counted, if there is any. */
async function withCounts<Result>(
  config: Config,
  run: (readCounts: ReadCounts | undefined) => Promise<Result>,
): Promise<Result> {
  if (config.viewsUrl === undefined && !existsSync(readModelsFile(config))) return run(undefined);
  const store = await openReadModels(config);
  try {
    return await run((owner) => inSnapshot(store, (snapshot) => readExperience(snapshot, owner)));
  } finally {
    await store.close();
  }
}

interface Bounds {
  readonly preset: string;
  readonly min: number;
  readonly max: number;
}

/** @throws UsageError */
function wholeOf({ options }: CommandCall, name: string, { preset, min, max }: Bounds): number {
  const text = String(options[name] ?? preset);
  const value = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  if (value < min || value > max) throw new UsageError(`--${name} is from ${min} to ${max}`);
  return value;
}

function show({ json }: CommandCall, document: object, text: () => string): void {
  console.log(json ? JSON.stringify(document, null, 2) : text());
}
