import { html } from 'hono/html';
import type { ChoiceFields, FieldErrors, ItemFields } from '../../configuration/item-form.ts';
import { type Configuration, type Item, QUESTION_TYPES } from '../../configuration/model.ts';
import { field, hidden, textArea, textInput } from '../../forms/fields.ts';
import { option } from '../../shell.ts';
import { type Html, pagePath, type Visit } from '../../visit.ts';

interface Parts {
  readonly draft: Configuration;
  readonly base: Item;
  readonly fields: ItemFields;
  readonly errors: FieldErrors;
  readonly isNew: boolean;
}

/** The kinds of values that most informations have, each with the schema that says so. */
const KINDS = {
  text: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'time' },
  email: { type: 'string', format: 'email' },
  list: { type: 'array', items: { type: 'string' }, uniqueItems: true },
} as const;

export function itemForm(visit: Visit, parts: Parts): Html {
  const { say, csrf } = visit;
  const { base, draft, errors, isNew } = parts;
  return html`${Object.keys(errors).length > 0 ? faults(visit, errors) : ''}
<form method="post" data-saves>${hidden('csrf', csrf)}${hidden('base', JSON.stringify(base))}${hidden('revision', draft.draft_revision ?? 0)}
${questionFields(visit, parts)}
${informationFields(visit, parts)}
<div class="actions"><button class="primary" name="action" value="save">${say('save')}</button>
<a class="button" href="${pagePath(visit, 'configuration')}">${say('cancel')}</a>
${isNew ? '' : html`<span class="grow"></span><button class="danger" name="action" value="delete" data-confirms="${say('edit.delete_sure')}">${say('delete')}</button>`}</div>
</form>`;
}

/** What the labels of the fields are called, where that is not as the field is. */
const LABELS: Readonly<Record<string, string>> = { sub_objective_id: 'sub_objective' };

/** All that is wrong, above the form, each leading to its field. */
function faults(visit: Visit, errors: FieldErrors): Html {
  const { say, code } = visit;
  const labelOf = (name: string) => {
    const [, column, nth] = /^choice_([a-z]+)_(\d+)$/.exec(name) ?? [];
    if (column !== undefined) return `${code('choice', column)} ${Number(nth) + 1}`;
    return code('edit', LABELS[name] ?? name);
  };
  return html`<div class="problem" role="alert"><p><strong>${say('edit.not_saved')}</strong></p>
<ul>${Object.entries(errors).map(([name, error]) => (name === '' ? html`<li>${error}</li>` : html`<li><a href="#${name.startsWith('choice_') ? name.replaceAll('_', '-') : name}">${labelOf(name)}</a>: ${error}</li>`))}</ul></div>`;
}

function questionFields(visit: Visit, { draft, base, fields, errors }: Parts): Html {
  const { say, code } = visit;
  const isKept = base.question !== undefined;
  return html`<fieldset><legend>${say('edit.question')}</legend><div class="fields">
${textArea({ name: 'text', label: say('edit.text'), value: fields.text, error: errors['text'], isWide: true, rows: 3 })}
${field({ name: 'type', label: say('edit.type'), error: errors['type'], hint: say('edit.type_hint') }, (tied) => html`<select ${tied}>${QUESTION_TYPES.map((each) => option(each, code('type', each), each === fields.type))}</select>`)}
${field({ name: 'sub_objective_id', label: say('edit.sub_objective'), error: errors['sub_objective_id'], hint: say('edit.sub_objective_hint') }, (tied) => html`<select ${tied}>${subObjectives(draft, fields.sub_objective_id)}</select>`)}
${textInput({ name: 'question_id', label: say('edit.question_id'), value: fields.question_id, error: errors['question_id'], hint: say('edit.id_hint'), more: html`maxlength="128" ${isKept ? 'readonly' : ''}` })}
<div><span class="label">${say('edit.active')}</span><label class="inline"><input type="checkbox" name="active" ${fields.active ? 'checked' : ''}> ${say('edit.active_hint')}</label></div>
</div>
${choiceTable(visit, fields.choices, errors)}</fieldset>`;
}

function subObjectives({ sub_objectives }: Configuration, chosen: string): Html[] {
  const options = sub_objectives.map(({ id, name }) =>
    option(id, `${name} (${id})`, id === chosen),
  );
  const isKnown = chosen === '' || sub_objectives.some(({ id }) => id === chosen);
  return isKnown ? options : [option(chosen, chosen, true), ...options];
}

function choiceTable(visit: Visit, choices: readonly ChoiceFields[], errors: FieldErrors): Html {
  const { say } = visit;
  const columns = ['label', 'id', 'value', 'synonyms'] as const;
  return html`<h2>${say('edit.choices')}</h2><p class="hint">${say('edit.choices_hint')}</p>
${errors['choices'] ? html`<p class="error" id="choices">${errors['choices']}</p>` : ''}
<div class="scroll"><table data-grows="${say('edit.more_choices')}"><thead><tr>${columns.map((each) => html`<th scope="col">${say(`choice.${each}`)}</th>`)}</tr></thead>
<tbody>${choices.map(
    (choice, i) =>
      html`<tr>${columns.map((column) => {
        const error = errors[`choice_${column}_${i}`];
        return html`<td><input name="choice_${column}" value="${choice[column]}" aria-label="${say(`choice.${column}`)} ${i + 1}" ${error ? html`aria-invalid="true" aria-describedby="choice-${column}-${i}"` : ''}>${error ? html`<p class="error" id="choice-${column}-${i}">${error}</p>` : ''}</td>`;
      })}</tr>`,
  )}</tbody></table></div>`;
}

function informationFields(visit: Visit, { base, fields, errors }: Parts): Html {
  const { say } = visit;
  const isKept = base.information !== undefined;
  return html`<fieldset><legend>${say('edit.information')}</legend>
<label class="inline"><input type="checkbox" name="has_information" ${fields.hasInformation ? 'checked' : ''}> ${say('edit.has_information')}</label>
<div class="fields">
${textInput({ name: 'label', label: say('edit.label'), value: fields.label, error: errors['label'], more: html`maxlength="200"` })}
${textInput({ name: 'information_id', label: say('edit.information_id'), value: fields.information_id, error: errors['information_id'], hint: say('edit.id_hint'), more: html`maxlength="128" ${isKept ? 'readonly' : ''}` })}
<div data-fills="schema" hidden><label for="kind">${say('edit.kind')}</label><select id="kind">${option('', say('edit.as_below'), true)}${Object.entries(KINDS).map(([kind, schema]) => option(JSON.stringify(schema, null, 2), visit.code('kind', kind), false))}</select></div>
${textArea({ name: 'schema', label: say('edit.schema'), value: fields.schema, error: errors['schema'], hint: say('edit.schema_hint'), isWide: true, isCode: true, rows: 6 })}
</div></fieldset>`;
}
