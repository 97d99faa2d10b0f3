import type { ModelUse } from '../../domain/session/turn/interpret/with-model/should-ask-model.ts';
import type { BenchConfiguration } from './configurations.ts';
import { type BenchModel, noisyOracle, oracle } from './oracle.ts';
import { newSession, pinnedOf, playTurn, understoodIn } from './play-turn.ts';
import {
  type AnswerRow,
  type Figures,
  figuresOf,
  type Judged,
  judgeTurn,
  type ReplySet,
  turnOf,
} from './replies.ts';

const NOISE = 0.1;

/** How replies are understood: by the rules, or with a model that is asked so often. */
export interface Way {
  readonly name: string;
  readonly model?: BenchModel;
  readonly use?: ModelUse;
}

export const WAYS: readonly Way[] = [
  { name: 'rules alone' },
  { name: 'oracle, always', model: oracle, use: 'always' },
  { name: 'oracle, when unsure', model: oracle, use: 'when_unsure' },
  { name: 'noisy, always', model: noisyOracle(NOISE), use: 'always' },
  { name: 'noisy, when unsure', model: noisyOracle(NOISE), use: 'when_unsure' },
];

interface Played {
  readonly judged: Judged;
  readonly isAsked: boolean;
  /** The outcome is recorded on a question that was really asked. */
  readonly isOnAsked: boolean;
}

/** Plays every reply in every way, and prints what is understood beside the share of turns a model was asked in. */
export function benchModels(set: ReplySet, every: number): void {
  const rows = set.rows.filter((_, i) => i % every === 0);
  for (const isNamed of [true, false]) {
    console.log(
      `\nreplies with a model: ${rows.length}, ${isNamed ? 'question named' : 'by words'}`,
    );
    console.table(WAYS.map((way) => tableRow(way, understoodBy(way, { ...set, rows }, isNamed))));
  }
}

/** What of a set is understood in one way. */
export interface UnderstoodSet extends Figures {
  /** Shares of the replies: a model was asked; the outcome stands on a question really asked. */
  readonly asked: number;
  readonly onAsked: number;
}

/** @param isNamed whether the client names the question */
export function understoodBy(way: Way, set: ReplySet, isNamed: boolean): UnderstoodSet {
  const { configurations, rows } = set;
  const played = rows.map((row) => play(row, configurations.get(row.config_id)!, way, isNamed));
  const share = (is: (each: Played) => boolean) => played.filter(is).length / played.length;
  return {
    ...figuresOf(played.map(({ judged }) => judged)),
    asked: share(({ isAsked }) => isAsked),
    onAsked: share(({ isOnAsked }) => isOnAsked),
  };
}

function play(
  row: AnswerRow,
  configuration: BenchConfiguration,
  { model, use }: Way,
  isNamed: boolean,
): Played {
  const said = turnOf(row, configuration, isNamed);
  const truth = {
    id: row.id,
    configuration,
    userText: row.user_text,
    askedSlots: [row.asked_slot, ...row.asked_slots.filter((slot) => slot !== row.asked_slot)],
    outcome: row.outcome,
    expected: row.expected,
  };
  const ask = model && ((request: Parameters<BenchModel>[1]) => model(truth, request));
  const turn = playTurn(pinnedOf(configuration), newSession(), { ...said, ask, use });
  const understood = understoodIn(turn.events);
  const asked = row.asked_slots.map((slot) => configuration.slots.get(slot)?.question_id);
  return {
    judged: judgeTurn(row, configuration, understood),
    isAsked: turn.isAsked,
    isOnAsked: understood.outcome !== undefined && asked.includes(understood.questionId),
  };
}

function tableRow({ name }: Way, understood: UnderstoodSet): Record<string, string> {
  const { macroF1, byKind, told, inventedPerReply, asked, onAsked } = understood;
  const own = [...byKind].filter(([kind]) => !kind.startsWith('('));
  const right = own.reduce((sum, [, ratio]) => sum + ratio.right, 0);
  const all = own.reduce((sum, [, ratio]) => sum + ratio.all, 0);
  return {
    way: name,
    asked: asked.toFixed(3),
    'on asked': onAsked.toFixed(3),
    'outcome F1': macroF1.toFixed(3),
    'value asked': (right / all).toFixed(3),
    'no preference': byKind.get('(no preference)')?.value.toFixed(3) ?? '-',
    'micro F1': told.f1.toFixed(3),
    'nobody gave': inventedPerReply.toFixed(3),
  };
}
