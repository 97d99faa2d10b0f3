import { html } from 'hono/html';
import { servicePath } from '../../api.ts';
import { answerFile } from '../../respond.ts';
import type { PageView } from '../../shell.ts';
import { tableFrame } from '../../table.ts';
import { type Html, pagePath, shownNumber, type Visit } from '../../visit.ts';
import { type AsOf, asOfNote } from '../sessions.ts';

interface Asked {
  readonly proposed: number;
  readonly asked: number;
  readonly answered: number;
  readonly refused: number;
  readonly told: readonly Told[];
}

interface Told {
  readonly information_id: string;
  readonly told: number;
  readonly could_tell: number;
}

interface Learned {
  readonly as_of: AsOf;
  readonly sessions: number;
  readonly finished: number;
  readonly questions: readonly (Asked & {
    readonly question_id: string;
    readonly no_answer: number;
    readonly used: Asked | null;
  })[];
  readonly informations: readonly {
    readonly information_id: string;
    readonly given: number;
    readonly used: { readonly finished: number; readonly given: number } | null;
  }[];
  readonly active: {
    readonly configuration_version: string;
    readonly learned: { readonly sessions: number } | null;
  } | null;
}

/** Rows that a table of the page has; all are in the file. */
const ROWS_MAX = 200;
/** Informations told beside one question that the page names. */
const TOLD_MAX = 5;

function readLearned({ api, place }: Visit): Promise<Learned> {
  return api.read<Learned>(servicePath(place!, 'analytics/learned'));
}

/** What past sessions told of questions and informations, counted, and what of it the active version goes by. */
export async function learnedPage(visit: Visit): Promise<PageView> {
  const { say } = visit;
  const learned = await readLearned(visit);
  const { sessions, finished } = learned;
  return {
    title: say('learned.title'),
    section: 'analytics',
    trail: [{ text: say('nav.analytics'), href: pagePath(visit, 'analytics') }],
    body: html`${asOfNote(visit, learned.as_of)}
<p>${say('learned.what')} ${usedNote(visit, learned)}</p>
${
  sessions === 0
    ? html`<p>${say('sessions.none')}</p>`
    : html`<p><a class="button" href="${pagePath(visit, 'analytics', 'learned.csv')}" download>${say('learned.file')}</a></p>
<h2>${say('learned.questions')}</h2><p class="quiet">${say('learned.questions_hint')}</p>${questionTable(visit, learned)}
<h2>${say('learned.informations')}</h2><p class="quiet">${say('learned.informations_hint', { sessions: shownNumber(visit, sessions), finished: shownNumber(visit, finished) })}</p>${informationTable(visit, learned)}`
}`,
  };
}

function usedNote({ say }: Visit, { active }: Learned): string {
  if (!active) return say('learned.not_published');
  const { configuration_version: version, learned } = active;
  return learned
    ? say('learned.used', { version, sessions: learned.sessions })
    : say('learned.not_used', { version });
}

const QUESTION_COUNTS = ['proposed', 'asked', 'answered', 'refused'] as const;

function questionTable(visit: Visit, { questions }: Learned): Html {
  const { say } = visit;
  const head = [...QUESTION_COUNTS, 'no_answer', 'used_by', 'told'] as const;
  return tableFrame(
    say('learned.questions'),
    html`<thead><tr><th scope="col">${say('configuration.question')}</th>${head.map((each) => html`<th scope="col" class="${each === 'told' ? '' : 'number'}">${say(`learned.${each}`)}</th>`)}</tr></thead>
<tbody>${questions
      .slice(0, ROWS_MAX)
      .map(
        (row) =>
          html`<tr><th scope="row"><code>${row.question_id}</code></th>${[...QUESTION_COUNTS, 'no_answer' as const].map((name) => html`<td class="number">${shownNumber(visit, row[name])}</td>`)}<td class="number">${row.used ? `${row.used.answered} / ${row.used.asked}` : '–'}</td><td>${toldOf(visit, row.told)}</td></tr>`,
      )}</tbody>`,
  );
}

/** Those that an answer told at least once. */
function toldOf({ say }: Visit, all: readonly Told[]): Html {
  const told = all.filter((each) => each.told > 0);
  const more = told.length - TOLD_MAX;
  return html`${told.slice(0, TOLD_MAX).map((each) => html`<code>${each.information_id}</code> ${each.told} / ${each.could_tell}<br>`)}${more > 0 ? html`<span class="quiet">${say('learned.more', { count: more })}</span>` : ''}`;
}

function informationTable(visit: Visit, { informations }: Learned): Html {
  const { say } = visit;
  return tableFrame(
    say('learned.informations'),
    html`<thead><tr><th scope="col">${say('configuration.information')}</th><th scope="col" class="number">${say('learned.given')}</th><th scope="col" class="number">${say('learned.used_by')}</th></tr></thead>
<tbody>${informations
      .slice(0, ROWS_MAX)
      .map(
        ({ information_id, given, used }) =>
          html`<tr><th scope="row"><code>${information_id}</code></th><td class="number">${shownNumber(visit, given)}</td><td class="number">${used ? `${used.given} / ${used.finished}` : '–'}</td></tr>`,
      )}</tbody>`,
  );
}

const COLUMNS = [
  ...['question_id', 'information_id', 'proposed', 'asked', 'answered', 'refused', 'no_answer'],
  ...['told', 'could_tell', 'given', 'used_asked', 'used_answered', 'used_refused'],
  ...['used_told', 'used_could_tell', 'used_given', 'used_finished'],
];

/** All of it as a file: a row for each question, for what each told, and for each information. Ids need no quotes. */
export async function learnedFile(visit: Visit): Promise<Response> {
  const { questions, informations } = await readLearned(visit);
  const rows: Readonly<Record<string, string | number | undefined>>[] = [];
  for (const { question_id, told, used, ...counts } of questions) {
    rows.push({
      ...{ question_id, ...counts },
      ...{ used_asked: used?.asked, used_answered: used?.answered, used_refused: used?.refused },
    });
    for (const each of told) {
      const same = used?.told.find(({ information_id }) => information_id === each.information_id);
      rows.push({
        ...{ question_id, ...each },
        ...{ used_told: same?.told, used_could_tell: same?.could_tell },
      });
    }
  }
  for (const { information_id, given, used } of informations) {
    const ofUsed = { used_given: used?.given, used_finished: used?.finished };
    rows.push({ information_id, given, ...ofUsed });
  }
  const lines = rows.map((row) => COLUMNS.map((name) => row[name] ?? '').join(','));
  const text = [COLUMNS.join(','), ...lines, ''].join('\r\n');
  return answerFile(visit, { name: 'learned.csv', type: 'text/csv', text });
}
