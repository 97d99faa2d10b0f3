import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { type Answered, type Problem, servicePath } from '../api.ts';
import { type PreviewTurn, testOfPreview } from '../configuration/test-of-preview.ts';
import { hidden } from '../forms/fields.ts';
import { hiddenKey, hiddenList } from '../forms/read-form.ts';
import type { SessionEvent } from '../session-event.ts';
import { type ExplainedQuestion, explanationTable } from '../sessions/explanation.ts';
import { type Candidate, type Progress, progressList, readings } from '../sessions/readings.ts';
import { option, type PageView } from '../shell.ts';
import { type Html, pagePath, type Visit } from '../visit.ts';
import { problemBox } from './problem.ts';

interface Step {
  readonly events: readonly SessionEvent[];
  readonly action: string;
  readonly candidates: readonly Candidate[];
  readonly progress: Progress;
  readonly turns_remaining: number;
  readonly warnings: readonly string[];
}

interface Preview {
  readonly draft_revision: number | null;
  readonly configuration_version: string | null;
  readonly steps: readonly Step[];
  readonly explanation: { readonly questions: readonly ExplainedQuestion[] } | null;
}

const SIDES = ['draft', 'published', 'both'] as const;

type Side = (typeof SIDES)[number];

interface Script {
  readonly turns: readonly PreviewTurn[];
  readonly side: Side;
  /** What became of keeping it as a test. */
  readonly kept?: Answered<unknown>;
}

/** A conversation with the draft that nobody records; the page carries it along. */
export function previewPage(visit: Visit): Promise<PageView> {
  return view(visit, { turns: [], side: 'draft' });
}

export async function previewAction(visit: Visit): Promise<PageView> {
  const form = await visit.context.req.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const turns = hiddenList(form, 'script') as readonly PreviewTurn[];
  const side = SIDES.find((each) => each === text('side')) ?? 'draft';
  switch (text('action')) {
    case 'anew':
      return view(visit, { turns: [], side });
    case 'back':
      return view(visit, { turns: turns.slice(0, -1), side });
    case 'look':
      return view(visit, { turns, side });
    case 'keep':
      return view(visit, { turns, side, kept: await keep(visit, turns, form) });
    default: {
      const turn = turnOf(form);
      return view(visit, { turns: turn ? [...turns, turn] : turns, side });
    }
  }
}

/** Keeps what was said, and what the draft made of it, as a conversation test. */
async function keep(
  visit: Visit,
  turns: readonly PreviewTurn[],
  form: FormData,
): Promise<Answered<unknown>> {
  const played = await play(visit, 'draft', turns);
  if (!played.ok) return played;
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const named = { id: text('test_id'), description: text('description') };
  const tests = [testOfPreview(named, turns, played.body.steps)];
  const path = servicePath(visit.place!, 'configuration/tests');
  return visit.api.send('POST', path, { tests }, hiddenKey(form));
}

/** Undefined where nothing was said. */
function turnOf(form: FormData): PreviewTurn | undefined {
  const [question_id = '', assistant_text = ''] = parts(form.get('asked'));
  const typed = String(form.get('reply') ?? '').trim();
  const picked = form.getAll('choice').map(parts);
  const user_text = typed || picked.map(([, label]) => label).join(', ');
  const spoken = { assistant_text, ...(user_text === '' ? {} : { user_text }) };
  if (form.get('action') === 'refuse') return { question_id, outcome: 'refused', ...spoken };
  if (picked.length > 0) {
    const choice_ids = picked.map(([id = '']) => id);
    return { question_id, ...spoken, structured_answer: { choice_ids } };
  }
  // Words alone: what they answer is for the service to find out.
  return user_text === '' ? undefined : spoken;
}

/** An id and the words beside it, as a button of the form holds them. */
function parts(field: unknown): readonly string[] {
  const text = String(field ?? '').replaceAll('\r\n', '\n');
  const end = text.indexOf('\n');
  return [text.slice(0, end), text.slice(end + 1)];
}

async function view(visit: Visit, script: Script): Promise<PageView> {
  const { say, csrf, code } = visit;
  const { turns, side } = script;
  const sides = side === 'both' ? (['draft', 'published'] as const) : [side];
  const all = await Promise.all(
    sides.map(async (each) => ({ side: each, played: await play(visit, each, turns) })),
  );
  const { played } = all[0]!;
  const last = played.ok ? played.body.steps.at(-1) : undefined;
  const reply = last ? replyForm(visit, script, last) : '';
  const explained = played.ok ? played.body.explanation : null;
  return {
    title: say('nav.preview'),
    section: 'preview',
    body: html`<p class="quiet">${say('preview.what')}</p>
<form method="post" class="row">${hidden('csrf', csrf)}${hidden('script', JSON.stringify(turns))}
<label>${say('preview.with')} <select name="side" data-submits>${SIDES.map((each) => option(each, code('side', each), each === side))}</select></label>
<button name="action" value="look">${say('preview.look')}</button>
<button name="action" value="back" ${turns.length === 0 ? 'disabled' : ''}>${say('preview.back')}</button>
<button name="action" value="anew" ${turns.length === 0 ? 'disabled' : ''}>${say('preview.anew')}</button>
</form>
${script.kept ? keptNote(visit, script.kept) : ''}
<div class="columns">${all.map((each, i) => conversation(visit, turns, each, i === 0 ? reply : ''))}${all.map((each) => statusAfter(visit, each))}</div>
${turns.length > 0 ? keepForm(visit, script) : ''}
${explained ? html`<details><summary>${say('preview.why')}</summary>${explanationTable(visit, explained.questions)}</details>` : ''}`,
  };
}

function play(
  { api, place }: Visit,
  state: 'draft' | 'published',
  turns: readonly PreviewTurn[],
): Promise<Answered<Preview>> {
  return api.send<Preview>('POST', servicePath(place!, 'configuration/preview'), { state, turns });
}

function titleOf({ code }: Visit, { side, played }: Played): Html {
  const version = !played.ok || side === 'both' ? '' : versionOf(side, played.body);
  return html`<h2>${code('side_title', side)} <span class="quiet">${version}</span></h2>`;
}

function versionOf(side: Side, { draft_revision, configuration_version }: Preview): string {
  return String((side === 'draft' ? draft_revision : configuration_version) ?? '');
}

interface Played {
  readonly side: Side;
  readonly played: Answered<Preview>;
}

/** What was said, and what was made of it. */
function conversation(
  visit: Visit,
  turns: readonly PreviewTurn[],
  each: Played,
  reply: Html | string,
): Html {
  const { say } = visit;
  const { played } = each;
  if (!played.ok) {
    return html`<section class="card">${titleOf(visit, each)}${refusal(visit, played.problem)}</section>`;
  }
  const steps = played.body.steps.slice(1);
  return html`<section class="card">${titleOf(visit, each)}
${turns.length === 0 ? html`<p class="quiet">${say('preview.empty')}</p>` : ''}
<ol class="chat">${steps.map((step, i) => exchange(visit, turns[i]!, step))}</ol>${reply}</section>`;
}

/** Where that leaves the conversation. */
function statusAfter(visit: Visit, { played }: Played): Html | string {
  const { say, code } = visit;
  if (!played.ok) return '';
  const { candidates, progress, turns_remaining, warnings } = played.body.steps.at(-1)!;
  return html`<section class="card"><h2>${say('preview.next')}</h2>
${candidates.length === 0 ? html`<p>${say('preview.nothing')}</p>` : html`<ol>${candidates.map(({ question_id, text }) => html`<li><span class="said">${text}</span> <code class="quiet">${question_id}</code></li>`)}</ol>`}
${warnings.map((each) => html`<p class="caution">${code('cue', each)}</p>`)}
<h3>${say('session.progress')}</h3>${progressList(visit, progress)}
<p class="quiet">${say('preview.turns_remaining', { count: turns_remaining })}</p></section>`;
}

function refusal(visit: Visit, problem: Problem): Html {
  return html`${problemBox(visit, problem)}<p><a href="${pagePath(visit, 'configuration', 'changes')}">${visit.say('changes.title')}</a></p>`;
}

function exchange(visit: Visit, turn: PreviewTurn, step: Step): Html {
  const { say } = visit;
  return html`${turn.assistant_text ? html`<li><div class="bubble said">${turn.assistant_text}</div></li>` : ''}
<li class="user"><div class="bubble said">${turn.user_text ?? (turn.outcome === 'refused' ? say('preview.refused') : (turn.structured_answer?.choice_ids.join(', ') ?? ''))}</div></li>
<li class="aside">${readings(visit, step.events, turn.user_text)}</li>`;
}

function keptNote(visit: Visit, kept: Answered<unknown>): Html {
  const { say } = visit;
  if (!kept.ok) return problemBox(visit, kept.problem);
  return html`<p class="notice" role="status">${say('preview.kept')} <a href="${pagePath(visit, 'configuration', 'tests')}">${say('tests.title')}</a></p>`;
}

function keepForm({ say, csrf }: Visit, { turns, side }: Script): Html {
  return html`<details><summary>${say('preview.keep')}</summary><form method="post" class="card">${hidden('csrf', csrf)}${hidden('script', JSON.stringify(turns))}${hidden('side', side)}${hidden('key', randomUUID())}
<p class="hint">${say('preview.keep_hint')}</p>
<div class="fields"><label>${say('preview.test_id')} <input name="test_id" required maxlength="128" pattern="[A-Za-z0-9._:\\-]+" autocomplete="off"></label>
<label class="wide">${say('preview.description')} <input name="description" maxlength="500"></label></div>
<div class="actions"><button name="action" value="keep">${say('preview.keep_it')}</button></div></form></details>`;
}

function replyForm(visit: Visit, { turns, side }: Script, { candidates }: Step): Html {
  const { say, csrf } = visit;
  const [first] = candidates;
  if (!first) return html`<p class="notice" role="status">${say('preview.over')}</p>`;
  return html`<form method="post">${hidden('csrf', csrf)}${hidden('script', JSON.stringify(turns))}${hidden('side', side)}
<fieldset><legend>${say('preview.asks')}</legend>${candidates.map(
    ({ question_id, text }, i) =>
      html`<label class="inline"><input type="radio" name="asked" value="${`${question_id}\n${text}`}" ${i === 0 ? 'checked' : ''}> <span class="said">${text}</span></label><br>`,
  )}</fieldset>
${first.choices.length > 0 ? choices(visit, first) : ''}
<div class="fields"><div class="wide"><label for="reply">${say('preview.reply')}</label><input id="reply" name="reply" maxlength="8000" autocomplete="off" autofocus></div></div>
<div class="actions"><button class="primary" name="action" value="say">${say('preview.send')}</button><button name="action" value="refuse">${say('preview.refuse')}</button></div></form>`;
}

/** The choices of the first question; picking one is a click on it in the agent's surface. */
function choices({ say }: Visit, { type, choices }: Candidate): Html {
  const kind = type === 'multiple_choice' ? 'checkbox' : 'radio';
  return html`<fieldset><legend>${say('preview.choices')}</legend>${choices.map(
    ({ choice_id, label }) =>
      html`<label class="inline"><input type="${kind}" name="choice" value="${`${choice_id}\n${label}`}"> <span class="said">${label}</span></label> `,
  )}</fieldset>`;
}
