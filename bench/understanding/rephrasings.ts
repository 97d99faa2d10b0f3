import { readDataSet } from '../recorded/read-data-set.ts';
import { type BenchConfiguration, readConfigurations } from './configurations.ts';

/** What an agent said, and which questions of the configuration it asked by that. */
export interface Rephrasing {
  readonly id: string;
  readonly configuration: BenchConfiguration;
  readonly corpus: string;
  /** `corpus` and the languages of the questions and of the agent. */
  readonly language: string;
  readonly kind: string;
  readonly assistantText: string;
  /** Questions asked; empty for none. */
  readonly gold: readonly string[];
  /** Taken from a file made for another purpose: it may be learned from, but is not measured on. */
  readonly isExtra: boolean;
}

interface RephrasingRow {
  readonly id: string;
  readonly config_id: string;
  readonly corpus: string;
  readonly lang: string;
  readonly assistant_lang: string;
  readonly assistant_text: string;
  readonly gold: readonly string[];
  readonly kind: string;
}

interface AnswerRow {
  readonly id: string;
  readonly config_id: string;
  readonly corpus: string;
  readonly lang: string;
  readonly assistant_text: string | null;
  readonly assistant_text_alt?: string | null;
  readonly asked_slots: readonly string[];
}

interface ConversationRow {
  readonly id: string;
  readonly config_id: string;
  readonly corpus: string;
  readonly lang: string;
  readonly multi_service_source: boolean;
  readonly turns: readonly {
    readonly assistant_text: string | null;
    readonly asked: readonly string[];
    readonly labels_ok: boolean;
  }[];
}

/** Corpora whose licence lets weights learned from them be shipped without conditions of their own. */
const PERMISSIVE = new Set(['multiwoz', 'multiwoz_zh', 'star', 'woz2']);

/** The rows of `rephrasings.jsonl.gz`. */
export function readRephrasings(dataDir: string): Rephrasing[] {
  const configurations = readConfigurations(dataDir);
  return readDataSet<RephrasingRow>(dataDir, 'rephrasings').map((row) => ({
    id: row.id,
    configuration: configurations.get(row.config_id)!,
    corpus: row.corpus,
    language:
      row.lang === row.assistant_lang ? row.lang : `${row.lang}, agent ${row.assistant_lang}`,
    kind: row.kind,
    assistantText: row.assistant_text,
    gold: row.gold,
    isExtra: false,
  }));
}

/** What may be learned from: measured rows of permissive licence, and agents' words from the other files. */
export function readTrainingRows(dataDir: string, measured: readonly Rephrasing[]): Rephrasing[] {
  const rows = measured.filter(({ corpus }) => PERMISSIVE.has(corpus));
  const keyOf = (row: Rephrasing): string => `${row.configuration.id} ${row.assistantText}`;
  const known = new Set(measured.map(keyOf));
  const extras = [...readAsked(dataDir), ...readSilent(dataDir)].filter((row) => {
    if (!PERMISSIVE.has(row.corpus) || known.has(keyOf(row))) return false;
    known.add(keyOf(row));
    return true;
  });
  return [...rows, ...extras];
}

function* readAsked(dataDir: string): Generator<Rephrasing> {
  const configurations = readConfigurations(dataDir);
  for (const row of readDataSet<AnswerRow>(dataDir, 'answers')) {
    const assistantText = row.assistant_text_alt ?? row.assistant_text;
    const configuration = configurations.get(row.config_id)!;
    const gold = row.asked_slots.flatMap(
      (slot) => configuration.slots.get(slot)?.question_id ?? [],
    );
    if (!assistantText || gold.length === 0) continue;
    yield {
      ...{ id: row.id, configuration, corpus: row.corpus, language: row.lang, kind: 'request' },
      ...{ assistantText, gold, isExtra: true },
    };
  }
}

function* readSilent(dataDir: string): Generator<Rephrasing> {
  const configurations = readConfigurations(dataDir);
  for (const row of readDataSet<ConversationRow>(dataDir, 'conversations')) {
    const configuration = configurations.get(row.config_id)!;
    if (row.multi_service_source) continue;
    for (const { assistant_text: assistantText, asked, labels_ok } of row.turns) {
      if (!assistantText || asked.length > 0 || !labels_ok) continue;
      yield {
        ...{ id: row.id, configuration, corpus: row.corpus, language: row.lang, kind: 'other' },
        ...{ assistantText, gold: [], isExtra: true },
      };
    }
  }
}
