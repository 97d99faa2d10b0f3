import { compile } from '../../compiler/compile.ts';
import type { Artifact } from '../../domain/artifact/artifact.ts';
import { applyChange } from '../../domain/configuration/draft/apply-change.ts';
import { configurationOf, copyDraft, draftOf } from '../../domain/configuration/draft/draft.ts';
import { planChanges } from '../../domain/configuration/draft/plan-changes.ts';
import { initialConfiguration } from '../../domain/configuration/state.ts';
import { finish } from '../../domain/steps.ts';
import { readDataSet } from '../recorded/read-data-set.ts';

/** A configuration of the evaluation sets, compiled, with the names that its rows use. */
export interface BenchConfiguration {
  readonly id: string;
  readonly corpus: string;
  readonly language: string;
  readonly artifact: Artifact;
  readonly slots: ReadonlyMap<string, Slot>;
}

export interface Slot {
  readonly question_id: string;
  readonly success_information_id: string;
  readonly kind: string;
}

export interface ConfigurationRow {
  readonly config_id: string;
  readonly corpus: string;
  readonly lang: string;
  readonly slots: Readonly<Record<string, Slot>>;
  readonly changes: readonly unknown[];
}

/** The configurations of the evaluation sets, by id. */
export function readConfigurations(dataDir: string): Map<string, BenchConfiguration> {
  const rows = readDataSet<ConfigurationRow>(dataDir, 'configurations');
  return new Map(rows.map((row) => [row.config_id, compileRow(row)]));
}

/** Applies a row's changes to an empty draft and compiles it, as a publication does. */
export function compileRow(row: ConfigurationRow): BenchConfiguration {
  const draft = copyDraft(initialConfiguration.draft);
  const { events, errors } = finish(planChanges(initialConfiguration.draft, row.changes, 1));
  if (errors.length > 0) throw new Error(`${row.config_id}: ${JSON.stringify(errors[0])}`);
  for (const event of events) applyChange(draft, event);
  return {
    id: row.config_id,
    corpus: row.corpus,
    language: row.lang,
    artifact: compile(configurationOf(draftOf(draft)), { engineVersion: 'bench' }).artifact,
    slots: new Map(Object.entries(row.slots)),
  };
}
