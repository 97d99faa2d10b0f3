import { html } from 'hono/html';
import { ApiRefused } from '../../api.ts';
import { changesOf, differences } from '../../configuration/differences.ts';
import { isConflict, readDraft, saveChanges } from '../../configuration/draft.ts';
import { EMPTY, type Objective } from '../../configuration/model.ts';
import { errorText } from '../../error-texts.ts';
import { field, hidden, textArea, textInput } from '../../forms/fields.ts';
import { hiddenObject } from '../../forms/read-form.ts';
import { seeOther } from '../../respond.ts';
import { option, type PageView } from '../../shell.ts';
import { pagePath, type Visit } from '../../visit.ts';

const LEVELS = ['essential', 'balanced', 'thorough'] as const;
const NUMBERS = ['max_turns', 'candidates_per_call', 'order_strength'] as const;

const FRESH: Objective = {
  name: '',
  description: '',
  qualification_level: 'balanced',
  max_turns: 20,
  candidates_per_call: 3,
  order_strength: 0.5,
};

type Errors = Readonly<Record<string, string>>;

export async function objectivePage(visit: Visit): Promise<PageView> {
  const draft = await readDraft(visit);
  const revision = draft.draft_revision ?? 0;
  return view(visit, { ...FRESH, ...draft.objective }, { base: draft.objective, revision }, {});
}

interface Opened {
  readonly base: Partial<Objective>;
  readonly revision: number;
}

function view(
  visit: Visit,
  value: Objective,
  { base, revision }: Opened,
  errors: Errors,
): PageView {
  const { say, csrf, code } = visit;
  const bounds = {
    max_turns: [1, 200, 1],
    candidates_per_call: [1, 10, 1],
    order_strength: [0, 1, 'any'],
  } as const;
  return {
    title: say('configuration.objective'),
    section: 'configuration',
    trail: [{ text: say('nav.configuration'), href: pagePath(visit, 'configuration') }],
    ...(Object.keys(errors).length > 0 ? { status: 422 } : {}),
    body: html`${errors[''] ? html`<p class="problem" role="alert">${errors['']}</p>` : ''}
<form method="post" data-saves>${hidden('csrf', csrf)}${hidden('base', JSON.stringify(base))}${hidden('revision', revision)}
<fieldset><legend>${say('configuration.objective')}</legend><div class="fields">
${textInput({ name: 'name', label: say('objective.name'), value: value.name, error: errors['name'], isWide: true, more: html`maxlength="200"` })}
${textArea({ name: 'description', label: say('objective.description'), value: value.description, error: errors['description'], isWide: true })}
${field({ name: 'qualification_level', label: say('objective.level'), error: errors['qualification_level'], hint: say('objective.level_hint') }, (tied) => html`<select ${tied}>${LEVELS.map((each) => option(each, code('level', each), each === value.qualification_level))}</select>`)}
${NUMBERS.map((name) => {
  const [min, max, step] = bounds[name];
  return textInput({
    name,
    label: say(`objective.${name}`),
    value: String(value[name]),
    error: errors[name],
    hint: say(`objective.${name}_hint`),
    more: html`type="number" min="${min}" max="${max}" step="${step}"`,
  });
})}
${field({ name: 'learning', label: say('objective.learning'), error: errors['learning'], hint: say('objective.learning_hint') }, (tied) => html`<select ${tied}>${(['on', 'off'] as const).map((each) => option(each, say(`objective.learning_${each}`), (each === 'off') === (value.learning === false)))}</select>`)}
</div></fieldset>
<div class="actions"><button class="primary">${say('save')}</button><a class="button" href="${pagePath(visit, 'configuration')}">${say('cancel')}</a></div></form>`,
  };
}

/** As it is written where that is what is meant already: nothing said is learning too. */
function learningOf(isOff: boolean, base: Partial<Objective>): Partial<Objective> {
  if (isOff) return { learning: false };
  return base.learning === undefined ? {} : { learning: true };
}

export async function objectiveAction(visit: Visit): Promise<PageView | Response> {
  const form = await visit.context.req.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const number = (name: string) => (text(name).trim() === '' ? Number.NaN : Number(text(name)));
  const base = hiddenObject(form, 'base') as Partial<Objective>;
  const revision = Number(text('revision'));
  const value: Objective = {
    name: text('name'),
    description: text('description').replaceAll('\r\n', '\n'),
    qualification_level: text('qualification_level'),
    max_turns: number('max_turns'),
    candidates_per_call: number('candidates_per_call'),
    order_strength: number('order_strength'),
    ...learningOf(text('learning') === 'off', base),
  };
  const changes = changesOf(
    differences({ ...EMPTY, objective: base }, { ...EMPTY, objective: value }),
  );
  const back = pagePath(visit, 'configuration');
  if (changes.length === 0) return seeOther(back, { done: 'unchanged' });
  const done = await saveChanges(visit, changes, revision);
  if (done.ok) return seeOther(back, { done: 'saved' });
  if (isConflict(done)) {
    const draft = await readDraft(visit);
    const opened = { base: draft.objective, revision: draft.draft_revision ?? 0 };
    const isElsewhere =
      differences({ ...EMPTY, objective: base }, { ...EMPTY, objective: draft.objective })
        .length === 0;
    const told = visit.say(isElsewhere ? 'conflict.elsewhere' : 'conflict.objective', {
      theirs: JSON.stringify(draft.objective),
    });
    return { ...view(visit, value, opened, { '': told }), status: 409 };
  }
  const errors: Record<string, string> = {};
  for (const issue of done.problem.details.errors ?? []) {
    errors[issue.path.slice(issue.path.lastIndexOf('/') + 1)] = errorText(visit, issue);
  }
  if (Object.keys(errors).length === 0) throw new ApiRefused(done.status, done.problem);
  return view(visit, value, { base, revision }, errors);
}
