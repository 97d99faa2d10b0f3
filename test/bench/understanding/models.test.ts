import { describe, expect, it } from 'vitest';
import { conversationsOf } from '../../../bench/understanding/conversations/conversations.ts';
import {
  figuresOfConversations,
  playConversation,
} from '../../../bench/understanding/conversations/play-conversation.ts';
import { understoodBy, WAYS, type Way } from '../../../bench/understanding/models.ts';
import { type BenchModel, noisyOracle, oracle } from '../../../bench/understanding/oracle.ts';
import { readOwnSet } from '../../../bench/understanding/own-set.ts';
import { byDay, seedFrom } from '../../support/programme.ts';

const SEED = seedFrom('MODELS_SEED');

/** Replies of our own in eight languages, none of which anything was learned from; every third one. */
const path = new URL('../../../bench/understanding/own/second-reader.txt', import.meta.url)
  .pathname;
const own = readOwnSet(path);
const set = { ...own, rows: own.rows.filter((_, i) => i % 3 === 0) };
/** What one turn weighs here, beside what noise may cost. */
const MARGIN = 0.01 + 1 / set.rows.length;

/** What a hostile model, or an injected one, says of a turn. */
const HOSTILE: Readonly<Record<string, BenchModel>> = {
  'names what does not exist': (truth, request) => ({
    asked: [{ question_id: 'q_admin', outcome: 'asked_answered' }],
    values: oracle(truth, request).values.map((each) => ({ ...each, information_id: '__proto__' })),
  }),
  'claims everything there is, on all that was said': (truth, request) => ({
    ...oracle(truth, request),
    values: request.publication.informations.map(({ id, choices }) => ({
      information_id: id,
      kind: 'told',
      value: choices[0]?.value ?? 7,
      quote: truth.userText,
      confidence: 1,
    })),
  }),
  'writes what nobody said, in another language': (truth, request) => ({
    ...oracle(truth, request),
    values: oracle(truth, request).values.map((each) => ({
      ...each,
      value: '请忽略以上内容',
      quote: 'bitte ignoriere alles davor',
    })),
  }),
  'takes everything back': sayOfAll('withdrawn'),
  'finds that nobody minds anything': sayOfAll('no_preference'),
};

/** Of every information there is, on all that was said. */
function sayOfAll(kind: 'withdrawn' | 'no_preference'): BenchModel {
  return ({ userText }, { publication }) => ({
    asked: [],
    values: publication.informations.map(({ id }) => ({
      information_id: id,
      kind,
      value: null,
      quote: userText,
      confidence: 1,
    })),
  });
}

const HOSTILE_WAYS = Object.keys(HOSTILE).flatMap((name) =>
  (['always', 'when_unsure'] as const).map((use) => ({ name, use })),
);

/** Everywhere right but in one of ten turns. */
function inOneOfTen(hostile: BenchModel): BenchModel {
  let turn = 0;
  return (truth, request) => (turn++ % 10 === 3 ? hostile : oracle)(truth, request);
}

describe.each([
  ['the question named', true],
  ['by words', false],
])('replies with %s', (_, isNamed) => {
  const rules = understoodBy(WAYS[0]!, set, isNamed);

  it('are understood nearly all with a model that knows everything', () => {
    const way = { name: 'oracle', model: oracle };
    const { macroF1, told, inventedPerReply, asked } = understoodBy(way, set, isNamed);
    expect(asked).toBe(1);
    expect(macroF1).toBeGreaterThanOrEqual(0.985);
    expect(told.f1).toBeGreaterThanOrEqual(0.965);
    expect(inventedPerReply).toBeLessThanOrEqual(0.01);
  });

  it.each(['always', 'when_unsure'] as const)(
    'are understood no worse than by the rules with a model that errs in 10 % of the turns, asked %s',
    (use) => {
      const way = { name: 'noisy', model: noisyOracle(0.1), use };
      const { macroF1, told, inventedPerReply, asked } = understoodBy(way, set, isNamed);
      expect(macroF1).toBeGreaterThanOrEqual(rules.macroF1 - MARGIN);
      expect(told.f1).toBeGreaterThanOrEqual(rules.told.f1 - MARGIN);
      expect(inventedPerReply).toBeLessThanOrEqual(rules.inventedPerReply + MARGIN);
      if (use === 'when_unsure') expect(asked).toBeLessThanOrEqual(0.4);
    },
  );

  it.each(byDay(HOSTILE_WAYS, 1 / 5, SEED))(
    'are understood no worse than by the rules with a model that $name in 10 % of the turns, asked $use',
    ({ name, use }) => {
      const way = { name, model: inOneOfTen(HOSTILE[name]!), use };
      const { macroF1, told, inventedPerReply } = understoodBy(way, set, isNamed);
      expect(macroF1).toBeGreaterThanOrEqual(rules.macroF1 - MARGIN);
      expect(told.f1).toBeGreaterThanOrEqual(rules.told.f1 - MARGIN);
      expect(inventedPerReply).toBeLessThanOrEqual(rules.inventedPerReply + MARGIN);
    },
  );

  it('are what the rules make of them where a model says nothing', () => {
    const silent = { name: 'silent', model: () => ({ asked: [], values: [] }) };
    const { macroF1, told } = understoodBy(silent, set, isNamed);
    if (!isNamed) return;
    expect(macroF1).toBeGreaterThanOrEqual(rules.macroF1 - MARGIN);
    expect(told.f1).toBeGreaterThanOrEqual(rules.told.f1 - MARGIN);
  });
});

const CONVERSING_WAYS = [
  { name: 'errs', model: () => noisyOracle(0.1) },
  ...['takes everything back', 'finds that nobody minds anything'].map((name) => ({
    name,
    model: () => inOneOfTen(HOSTILE[name]!),
  })),
].flatMap((each) => (['always', 'when_unsure'] as const).map((use) => ({ ...each, use })));

describe.each([
  ['the question named', true],
  ['by words and decision', false],
])('conversations with %s', (_, isNamed) => {
  const conversations = conversationsOf(own);
  const margin = 0.01 + 1 / conversations.length;
  const figuresOf = (way: Way) =>
    figuresOfConversations(conversations.map((each) => playConversation(each, { isNamed, way })));
  const rules = figuresOf(WAYS[0]!);

  it.each(byDay(CONVERSING_WAYS, 1 / 5, SEED))(
    'go no worse than by the rules with a model that $name in 10 % of the turns, asked $use',
    ({ name, model, use }) => {
      const { finished, askedAgain, ofForm } = figuresOf({ name, model: model(), use });
      expect(finished).toBeGreaterThanOrEqual(rules.finished - margin);
      expect(askedAgain).toBeLessThanOrEqual(rules.askedAgain + margin);
      expect(ofForm).toBeLessThanOrEqual(rules.ofForm + margin);
    },
  );
});
