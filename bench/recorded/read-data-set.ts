import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The evaluation sets that benches and the demo read from a folder given to them; see its README. */

export interface DataConfiguration {
  readonly config_id: string;
  readonly lang: string;
  readonly corpus: string;
  readonly core: boolean;
  readonly slots: Readonly<
    Record<string, { question_id: string; success_information_id: string; kind: string }>
  >;
  readonly changes: readonly object[];
}

export interface DataConversation {
  readonly id: string;
  readonly config_id: string;
  readonly corpus: string;
  readonly lang: string;
  readonly goal: Readonly<Record<string, { value: unknown; surface?: string }>>;
  readonly replies: Readonly<Record<string, readonly number[]>>;
  readonly turns: readonly DataTurn[];
}

export interface DataTurn {
  readonly assistant_text: string | null;
  readonly user_text: string;
  readonly asked: readonly string[];
  readonly informed: Readonly<Record<string, { value: unknown; surface?: string }>>;
  readonly labels_ok: boolean;
}

/** @param name file name without its ending, such as `conversations` */
export function readDataSet<Row>(folder: string, name: string): Row[] {
  return gunzipSync(readFileSync(join(folder, `${name}.jsonl.gz`)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}
