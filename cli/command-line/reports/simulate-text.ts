import type {
  NamedChange,
  PublicationForecast,
} from '../../../app/configuration/simulate-publication.ts';
import type { Warning } from '../../../domain/configuration/draft/draft-warnings.ts';
import type { SimulationReport } from '../../../domain/simulation/simulate.ts';
import { paint, printable, table } from '../terminal.ts';

const NAME_CHARACTERS_MAX = 60;

/** What `qss simulate` shows: figures of both sides, then what nobody meets, then what the compiler noticed. */
export function forecastText(forecast: PublicationForecast): string {
  const { active_version: active, draft_revision: revision, before, after } = forecast;
  const against = active === null ? 'nothing published yet' : `against ${active}`;
  return [
    `Draft ${revision} ${against}: ${after.users} users, seed ${after.seed}`,
    metricsTable(before, after, active),
    causesText('Why figures moved', forecast.causes),
    learningText(forecast),
    listText('Questions that never come first', forecast.questions_never_asked),
    listText('Informations nobody reaches', forecast.informations_never_reached),
    neverGivenText(forecast),
    diagnosticsText(forecast),
  ].join('\n\n');
}

export function warningsText(warnings: readonly Warning[]): string {
  const rows = warnings.map(({ code, entity, id, path, message }) => [
    code,
    entity,
    printable(`${id ?? '-'}${path}`),
    printable(message),
  ]);
  const heading = paint('red', 'The draft cannot be published: it has open warnings.');
  return `${heading}\n\n${table(['warning', 'entity', 'where', 'what to do'], rows)}`;
}

const SHARES: ReadonlySet<string> = new Set([
  'achieved',
  'unfinished_progress',
  'redundant',
  'answered',
  'no_answer',
  'refused',
  'fallback',
]);

function metricsTable(
  before: SimulationReport | null,
  after: SimulationReport,
  active: string | null,
): string {
  const rows = (['sessions', 'asked'] as const).flatMap((group) =>
    Object.entries(after[group]).map(([name, value]) => {
      const earlier = before && (before[group] as Readonly<Record<string, number | null>>)[name]!;
      const isShown = before !== null && earlier !== value;
      const sides = before === null ? [] : [figure(name, earlier)];
      const label = `${group} ${name.replaceAll('_', ' ')}`;
      return [label, ...sides, figure(name, value), isShown ? 'differs' : ''];
    }),
  );
  return table(['figure', ...(active === null ? [] : [active]), 'draft', ''], rows);
}

function figure(name: string, value: number | null): string {
  if (value === null) return '-';
  return SHARES.has(name) ? `${(value * 100).toFixed(1)}%` : String(value);
}

function causesText(title: string, causes: PublicationForecast['causes']): string {
  if (causes.length === 0) return `${title}: they did not`;
  const rows = causes.map(({ entity, id, name, change, before, after }) => [
    change === 'same' ? '' : change,
    printable(id),
    printable(name, NAME_CHARACTERS_MAX),
    entity === 'question' ? 'asked a session' : 'known by',
    entity === 'question' ? before.toFixed(2) : figure('achieved', before),
    entity === 'question' ? after.toFixed(2) : figure('achieved', after),
  ]);
  return `${title}\n${table(['', 'id', 'text', '', 'before', 'after'], rows)}`;
}

function learningText({ learning }: PublicationForecast): string {
  if (!learning) return 'Nothing is learned from past sessions.';
  const { sessions, difference, causes } = learning;
  const turns = difference.figures.find(({ name }) => name === 'sessions.turns_mean');
  const moved = turns
    ? `turns ${turns.before ?? '-'} without, ${turns.after ?? '-'} with`
    : 'turns as without';
  return causesText(`Learned from ${sessions} sessions: ${moved}`, causes);
}

function neverGivenText({ informations_never_given: list }: PublicationForecast): string {
  if (list.length === 0) return 'Informations nobody gave in past sessions: none';
  const rows = list.map(({ id, name, sessions }) => [
    printable(id),
    printable(name),
    String(sessions),
  ]);
  return `Informations nobody gave in past sessions: ${list.length}\n${table(['id', 'text', 'sessions'], rows)}`;
}

function listText(title: string, list: readonly NamedChange[]): string {
  if (list.length === 0) return `${title}: none`;
  const rows = list.map(({ id, name, is_new }) => [
    is_new ? 'new' : 'as before',
    printable(id),
    printable(name, NAME_CHARACTERS_MAX),
  ]);
  return `${title}: ${list.length}\n${table(['', 'id', 'text'], rows)}`;
}

function diagnosticsText({ diagnostics }: PublicationForecast): string {
  if (diagnostics.length === 0) return 'The compiler noticed nothing.';
  const rows = diagnostics.map(({ severity, code, entity, id, path, name, message }) => [
    severity,
    code,
    `${entity} ${printable(`${id}${path}`)}`,
    printable(name, NAME_CHARACTERS_MAX),
    printable(message),
  ]);
  return `The compiler noticed:\n${table(['', 'code', 'of', 'text', 'what'], rows)}`;
}
