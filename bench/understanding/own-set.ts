import { readFileSync } from 'node:fs';
import type { JsonValue } from '../../domain/json/json.ts';
import { type BenchConfiguration, compileRow } from './configurations.ts';
import type { AnswerRow, ReplySet } from './replies.ts';
import type { Expected } from './score.ts';

/** A Friday; what the replies say of days is meant from here. */
const REFERENCE_DATE = '2026-11-20';

interface Information {
  readonly slot: string;
  readonly question: string;
  /** `int`, or `enum` with what follows it. */
  readonly type: string;
  readonly values: readonly string[];
  /** Further keywords of the schema: a pattern, bounds, examples. */
  readonly keywords: object;
}

interface Service {
  readonly id: string;
  readonly language: string;
  readonly objective: string;
  readonly informations: Information[];
}

/** Reads a set in the form that the first lines of `own/second-reader.txt` describe. */
export function readOwnSet(path: string): ReplySet {
  const configurations = new Map<string, BenchConfiguration>();
  const rows: AnswerRow[] = [];
  let service: Service | undefined;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('//')) continue;
    if (line.startsWith('# ')) service = serviceOf(line);
    else if (line.startsWith('> ')) {
      if (!configurations.has(service!.id)) configurations.set(service!.id, compiled(service!));
      rows.push(rowOf(line, service!, rows.length));
    } else service!.informations.push(informationOf(line));
  }
  return { configurations, rows };
}

function fields(line: string): string[] {
  return line.split(' | ').map((field) => field.trim());
}

function serviceOf(line: string): Service {
  const [name, objective] = fields(line.slice(2));
  const [language, id] = name!.split(' ');
  return { id: `${language}-${id}`, language: language!, objective: objective!, informations: [] };
}

function informationOf(line: string): Information {
  const [slot, question, type, keywords] = fields(line);
  const [kind] = type!.split(' ');
  const values = type!.slice(kind!.length + 1);
  return {
    slot: slot!,
    question: question!,
    type: kind!,
    values: values === '' ? [] : values.split(','),
    keywords: keywords === undefined ? {} : (JSON.parse(keywords) as object),
  };
}

/** Labels of yes and no, as a tenant writes them. */
const YES_NO: Readonly<Record<string, readonly [string, string]>> = {
  en: ['Yes', 'No'],
  de: ['Ja', 'Nein'],
  fr: ['Oui', 'Non'],
  es: ['Sí', 'No'],
  it: ['Sì', 'No'],
  nl: ['Ja', 'Nee'],
  pt: ['Sim', 'Não'],
  zh: ['是', '否'],
};

const KIND_OF: Readonly<Record<string, string>> = {
  int: 'number',
  number: 'number',
  bool: 'boolean',
  date: 'date',
  time: 'time',
  string: 'string',
  text: 'freetext',
  enum: 'enum',
  multi: 'multi',
};

function compiled({ id, language, objective, informations }: Service): BenchConfiguration {
  const slots = informations.map(({ slot, type }) => [
    slot,
    { question_id: `q_${slot}`, success_information_id: `si_${slot}`, kind: KIND_OF[type]! },
  ]);
  const created = { entity: 'objective', operation: 'create' };
  const changes = [
    { ...created, objective: { name: objective, max_turns: 20, qualification_level: 'balanced' } },
    {
      entity: 'sub_objective',
      operation: 'create',
      sub_objective: { id: 'so', name: objective, order_position: 0, completion_role: 'blocking' },
    },
    ...informations.flatMap((information) => changesOf(information, YES_NO[language]!)),
  ];
  const row = { config_id: id, corpus: 'own', lang: language, changes };
  return compileRow({ ...row, slots: Object.fromEntries(slots) });
}

function changesOf(
  { slot, question: text, type, values, keywords }: Information,
  yesNo: readonly [string, string],
): unknown[] {
  const isChosen = type === 'enum' || type === 'multi' || type === 'bool';
  const choices =
    type === 'bool'
      ? yesNo.map((label, n) => ({ id: `c_${slot}_${n}`, label, maps_to_value: n === 0 }))
      : values.map((label, n) => ({ id: `c_${slot}_${n}`, label, maps_to_value: label }));
  const question = {
    id: `q_${slot}`,
    text,
    type: type === 'multi' ? 'multiple_choice' : isChosen ? 'single_choice' : 'open',
    sub_objective_id: 'so',
    active: true,
    choices,
  };
  return [
    { entity: 'question', operation: 'create', question },
    {
      entity: 'success_information',
      operation: 'create',
      success_information: {
        id: `si_${slot}`,
        label: text.replace(/[?？.¿]/g, ''),
        primary_question_id: `q_${slot}`,
        schema: { ...schemaOf(type, values), ...keywords },
      },
    },
  ];
}

function schemaOf(type: string, values: readonly string[]): object {
  switch (type) {
    case 'int':
      return { type: 'integer' };
    case 'number':
      return { type: 'number' };
    case 'bool':
      return { type: 'boolean' };
    case 'date':
    case 'time':
      return { type: 'string', format: type };
    case 'enum':
      return { type: 'string', enum: values };
    case 'multi':
      return { type: 'array', items: { type: 'string', enum: values } };
    default:
      return { type: 'string' };
  }
}

function rowOf(line: string, service: Service, n: number): AnswerRow {
  const [slot, said, replied, expected] = fields(line.slice(2));
  const row = {
    id: `own-${n}`,
    corpus: 'own',
    lang: service.language,
    config_id: service.id,
    service: service.id,
    assistant_text: said!,
    user_text: replied!,
    asked_slot: slot!,
    asked_slots: [slot!],
    reference_date: REFERENCE_DATE,
  };
  const parts = expected!.split(/;\s*/);
  const told = parts.filter((each) => !each.startsWith('!'));
  const outcome = OUTCOMES[parts[0]!] ?? 'asked_answered';
  return {
    ...row,
    outcome,
    expected: Object.fromEntries(told.map((each) => expectedOf(each, service))),
  };
}

/** What a reply that does not answer begins its label with; other informations that it tells may follow. */
const OUTCOMES: Readonly<Record<string, AnswerRow['outcome']>> = {
  '!none': 'asked_no_answer',
  '!refused': 'refused',
};

function expectedOf(text: string, { informations }: Service): [string, Expected] {
  const [first, ...others] = text.split(' || ');
  const [slot, written] = split(first!);
  const { type } = informations.find((information) => information.slot === slot)!;
  const kind = KIND_OF[type]!;
  if (written === '*') return [slot, { value: null, special: 'dontcare', kind }];
  const accept = others.map((other) => (other.startsWith(`${slot}=`) ? split(other)[1] : other));
  return [slot, { value: readValue(written, type), accept, kind }];
}

function split(text: string): [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}

function readValue(written: string, type: string): JsonValue {
  if (type === 'int' || type === 'number') return Number(written);
  if (type === 'bool') return written === 'true';
  if (type === 'multi') return written === '∅' ? [] : written.split(',');
  return written;
}
