import { closedChoices } from './closed-choices.ts';
import { freeId } from './item-form.ts';
import type { Change, Configuration, Question } from './model.ts';

/** What a pasted row became, or why it did not. */
export interface PastedRow {
  /** From 1, as the spreadsheet counts them. */
  readonly line: number;
  readonly label: string;
  readonly question: string;
  readonly type: string;
  readonly subObjective: string;
  readonly choices: readonly string[];
}

export const COLUMNS = ['label', 'question', 'type', 'sub_objective', 'choices'] as const;

/** By what the pages call them, in any language and small letters. */
export interface PasteWords {
  readonly columns: ReadonlyMap<string, string>;
  readonly types: ReadonlyMap<string, string>;
}

/** Rows of a spreadsheet as its cells are copied: tabs between cells, quotes around those with line breaks. */
export function readRows(pasted: string, words: PasteWords): readonly PastedRow[] {
  const rows = cellsOf(pasted.replaceAll('\r\n', '\n'));
  const [first = []] = rows;
  const names = first.map((cell) => {
    const name = cell.trim().toLowerCase();
    return words.columns.get(name) ?? name.replaceAll(/[\s-]+/g, '_');
  });
  const isHead = names.includes('label') && names.includes('question');
  const order: readonly string[] = isHead ? names : COLUMNS;
  return rows.flatMap((cells, i): PastedRow[] => {
    const cell = (name: string) => (cells[order.indexOf(name)] ?? '').trim();
    if ((isHead && i === 0) || cells.every((each) => each.trim() === '')) return [];
    const choices = cell('choices')
      .split(/[;|]/)
      .map((each) => each.trim());
    const told = choices.filter((each) => each !== '');
    return [
      {
        line: i + 1,
        label: cell('label') || cell('question'),
        question: cell('question') || cell('label'),
        type: typeIn(cell('type'), words) || (told.length > 0 ? 'single_choice' : 'open'),
        subObjective: cell('sub_objective'),
        choices: told,
      },
    ];
  });
}

function typeIn(cell: string, { types }: PasteWords): string {
  return types.get(cell.toLowerCase()) ?? cell;
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  // A cell in quotes, in which a quote is written twice, or one without; then what ends it.
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g,
  )) {
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

/** The operations that add the rows to a draft, with sub-objectives that are new in it. */
export function changesOfRows(rows: readonly PastedRow[], draft: Configuration): readonly Change[] {
  const taken = new Set([...draft.questions, ...draft.success_informations].map(({ id }) => id));
  const groups = new Map(
    draft.sub_objectives.flatMap(
      ({ id, name }) =>
        [
          [id, id],
          [name, id],
        ] as const,
    ),
  );
  const groupIds = new Set(draft.sub_objectives.map(({ id }) => id));
  const last = Math.max(-1, ...draft.sub_objectives.map((each) => each.order_position));
  const changes: Change[] = [];
  const groupOf = (name: string): string => {
    const known = groups.get(name) ?? (name === '' ? draft.sub_objectives[0]?.id : undefined);
    if (known !== undefined) return known;
    const id = freeId(name || 'all', groupIds);
    groups.set(name, id);
    const order_position = last + groupIds.size;
    const sub_objective = { id, name: name || id, order_position, completion_role: 'blocking' };
    changes.push({ entity: 'sub_objective', operation: 'create', sub_objective });
    return id;
  };
  for (const row of rows) {
    const id = freeId(row.label, taken);
    const asked = questionOf(row, freeId(`q_${id}`, taken), groupOf(row.subObjective));
    const { choices, schema } = closedChoices(asked);
    const question = { ...asked, choices };
    const success_information = {
      id,
      label: row.label,
      primary_question_id: question.id,
      schema,
    };
    changes.push({ entity: 'question', operation: 'create', question });
    changes.push({ entity: 'success_information', operation: 'create', success_information });
  }
  return changes;
}

function questionOf(row: PastedRow, id: string, sub_objective_id: string): Question {
  const taken = new Set<string>();
  const choices = row.choices.map((label) => ({ id: freeId(label, taken), label }));
  return { id, text: row.question, type: row.type, sub_objective_id, active: true, choices };
}
