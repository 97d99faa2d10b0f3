import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { type Problem, servicePath } from '../../api.ts';
import { field, hidden } from '../../forms/fields.ts';
import { hiddenKey } from '../../forms/read-form.ts';
import { seeOther } from '../../respond.ts';
import type { PageView } from '../../shell.ts';
import { type Html, may, pagePath, type Visit } from '../../visit.ts';
import { problemBox } from '../problem.ts';

export interface Gate {
  readonly tests: boolean;
  readonly diagnostics: boolean;
  readonly simulation: {
    readonly users: number;
    readonly seed: number;
    readonly achieved_less_max: number;
    readonly turns_more_max: number;
  } | null;
}

/** What the form begins with where no users are simulated; the API's own defaults. */
const USERS = { users: 200, seed: 1, achieved_less_max: 0, turns_more_max: 0 };

/** What every publication has to pass. */
export async function gatePage(visit: Visit): Promise<PageView> {
  const { gate } = await visit.api.read<{ gate: Gate }>(
    servicePath(visit.place!, 'configuration/gate'),
  );
  return view(visit, gate);
}

function view(visit: Visit, gate: Gate, problem?: Problem): PageView {
  const { say, csrf } = visit;
  const isPublisher = may(visit, 'configuration:publish');
  const switched = (name: 'tests' | 'diagnostics' | 'simulation', isOn: boolean) =>
    html`<p><label class="inline"><input type="checkbox" name="${name}" ${isOn ? 'checked' : ''} ${isPublisher ? '' : 'disabled'}> ${say(`gate.${name}`)}</label></p>`;
  return {
    title: say('gate.title'),
    section: 'configuration',
    trail: [
      { text: say('nav.configuration'), href: pagePath(visit, 'configuration') },
      { text: say('changes.title'), href: pagePath(visit, 'configuration', 'changes') },
    ],
    ...(problem ? { status: 422 } : {}),
    body: html`${problem ? problemBox(visit, problem) : ''}<p>${say('gate.what')}</p>
<form method="post" data-saves>${hidden('csrf', csrf)}${hidden('key', randomUUID())}
${switched('tests', gate.tests)}${switched('diagnostics', gate.diagnostics)}${switched('simulation', gate.simulation !== null)}
${simulation(visit, gate.simulation ?? USERS, isPublisher)}
${isPublisher ? html`<div class="actions"><button class="primary">${say('save')}</button></div>` : html`<p class="quiet">${say('changes.may_not')}</p>`}</form>`,
  };
}

function simulation({ say }: Visit, users: typeof USERS, isPublisher: boolean): Html {
  const number = (name: keyof typeof USERS, bounds: Html) =>
    field(
      { name, label: say(`gate.${name}`), hint: say(`gate.${name}_hint`) },
      (tied) =>
        html`<input type="number" ${tied} value="${users[name]}" ${bounds} ${isPublisher ? '' : 'disabled'}>`,
    );
  return html`<fieldset><legend>${say('gate.users_title')}</legend><div class="fields">
${number('users', html`min="10" max="1000"`)}${number('seed', html`min="0"`)}
${number('achieved_less_max', html`min="0" max="1" step="0.01"`)}${number('turns_more_max', html`min="0" max="200" step="0.1"`)}</div></fieldset>`;
}

export async function gateAction(visit: Visit): Promise<PageView | Response> {
  const { api, place, context } = visit;
  const form = await context.req.formData();
  const gate = gateOf(form);
  const path = servicePath(place!, 'configuration/gate');
  const done = await api.send('POST', path, gate, hiddenKey(form));
  if (!done.ok) return view(visit, gate, done.problem);
  return seeOther(pagePath(visit, 'configuration', 'gate'), { done: 'saved' });
}

function gateOf(form: FormData): Gate {
  const isOn = (name: string) => form.get(name) === 'on';
  const number = (name: string) => Number(form.get(name));
  return {
    tests: isOn('tests'),
    diagnostics: isOn('diagnostics'),
    simulation: isOn('simulation')
      ? {
          users: number('users'),
          seed: number('seed'),
          achieved_less_max: number('achieved_less_max'),
          turns_more_max: number('turns_more_max'),
        }
      : null,
  };
}
