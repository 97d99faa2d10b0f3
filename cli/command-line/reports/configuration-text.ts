import type { CompilationView } from '../../../domain/configuration/compilation/compilation-view.ts';
import type { ConfigurationView } from '../../../domain/configuration/views.ts';
import { printable, table } from '../terminal.ts';

const NAME_CHARACTERS_MAX = 60;

/** What `qss configuration show` shows: every entity on a line. */
export function configurationText(view: ConfigurationView): string {
  const { state, configuration_version: version, draft_revision: revision, objective } = view;
  const title =
    state === 'draft' ? `Draft ${revision}; active: ${version ?? 'nothing'}` : `Active: ${version}`;
  const rows = [
    ...('name' in objective ? [row('objective', '', objective.name)] : []),
    ...view.sub_objectives.map(({ id, name }) => row('sub_objective', id, name)),
    ...view.success_informations.map(({ id, label }) => row('success_information', id, label)),
    ...view.questions.map(({ id, text, active }) =>
      row(active ? 'question' : 'question (inactive)', id, text),
    ),
  ];
  return `${title}\n\n${table(['entity', 'id', 'text'], rows)}`;
}

function row(entity: string, id: string, text: string): readonly string[] {
  return [entity, printable(id), printable(text, NAME_CHARACTERS_MAX)];
}

export function jobText(job: CompilationView): string {
  const { compilation_id: id, status, draft_revision: revision, error } = job;
  const end = error ? `: ${error.message}` : '';
  const version = job.configuration_version;
  const made = version === null ? '' : `; ${version} is published`;
  return printable(`${id} of draft ${revision}: ${status}${made}${end}`);
}
