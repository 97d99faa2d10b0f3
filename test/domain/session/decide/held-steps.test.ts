import { beforeAll, describe, expect, it, vi } from 'vitest';
import { compile } from '../../../../compiler/compile.ts';
import type { LanguagePack } from '../../../../domain/language/pack-format/language-pack.ts';
import { PACKS } from '../../../../domain/language/packs/packs.ts';
import { nextQuestion } from '../../../../domain/legacy/next-question.ts';
import { decideInSteps } from '../../../../domain/session/decide.ts';
import { pinningSteps } from '../../../../domain/session/pinned-artifact.ts';
import { pinArtifact } from '../../../support/at-once.ts';
import { sketchDraft } from '../../../support/configurations/drafts.ts';
import { begunSession } from '../../../support/conversations/sessions.ts';
import { SOME_TIME } from '../../../support/given.ts';
import { Random } from '../../../support/hostile/random.ts';
import { wordedText, wordPublication } from '../../../support/hostile/worded.ts';
import { slowness } from '../../../support/own-time.ts';
import { byDay, figureFrom, seedFrom } from '../../../support/programme.ts';
import { longestOf, timesOf } from '../../../support/steps.ts';

/** `HELD_SEED` replays another run; `HELD_QUESTIONS` and `HELD_MESSAGES` go up to what the contract allows. */
const SEED = seedFrom('HELD_SEED');
const QUESTIONS = figureFrom('HELD_QUESTIONS', 300);
const MESSAGES = figureFrom('HELD_MESSAGES', 2);
const TEXT_LENGTH_MAX = 8_000;
const SUMMARY_LENGTH_MAX = 16_000;
const HELD_MS_MAX = 50;

const AT_ONCE = { at: SOME_TIME, decisionId: 'dec_1', engineVersion: 'test' } as const;

function hostileCalls(pack: LanguagePack) {
  const random = new Random(SEED);
  const { configuration, vocabulary } = wordPublication(pack, QUESTIONS, random);
  const pinned = pinArtifact(compile(configuration, { engineVersion: 'test' }).artifact, 'digest');
  const state = begunSession();
  const text = () => wordedText(vocabulary, TEXT_LENGTH_MAX, random);
  const roles = ['assistant', 'user'] as const;
  const turn = () =>
    decideInSteps(
      {
        type: 'takeTurn',
        previousTurn: {
          question_id: random.pick(configuration.questions).id,
          assistant_text: text(),
          user_text: text(),
        },
        contextUpdate: {
          mode: 'messages',
          messages: Array.from({ length: MESSAGES }, (_, i) => ({
            role: roles[i % 2]!,
            text: text(),
          })),
        },
        pinned,
        ...AT_ONCE,
      },
      state,
    );
  const suggestion = () =>
    nextQuestion(
      { session_id: 'any', context: wordedText(vocabulary, SUMMARY_LENGTH_MAX, random) },
      pinned,
      SOME_TIME,
    );
  return { turn, suggestion };
}

describe('In a process that has met no language yet', () => {
  /** No step is more than this of all of them, which are some dozens of milliseconds. */
  const SHARE_MAX = 0.3;

  /** The same modules as they are when a process begins. */
  async function anew() {
    vi.resetModules();
    const { pinningSteps: pinning } = await import('../../../../domain/session/pinned-artifact.ts');
    const { languageOfReply } = await import(
      '../../../../domain/language/which-language/language-of-reply.ts'
    );
    return { pinning, languageOfReply };
  }

  it.each(byDay(PACKS, 1 / 4, SEED).map((pack) => [pack.code, pack] as const))(
    'a publication in %s is made ready in steps none of which is most of it',
    { retry: 2 },
    async (_code, pack) => {
      const { configuration } = wordPublication(pack, 2, new Random(SEED));
      const { artifact } = compile(configuration, { engineVersion: 'test' });
      const { pinning } = await anew();
      const { longest, all } = timesOf(pinning(artifact, 'digest'));
      expect(longest / all, `seed ${SEED}`).toBeLessThan(SHARE_MAX);
    },
  );

  it('two words of none are looked for in all of them in steps none of which is most of it', {
    retry: 2,
  }, async () => {
    const { languageOfReply } = await anew();
    const hints = { kept: undefined, configuration: 'en', assistantText: undefined };
    const { longest, all } = timesOf(languageOfReply('foox barx', hints));
    expect(longest / all).toBeLessThan(SHARE_MAX);
  });
});

describe('Texts of nothing but what a publication looks for', () => {
  beforeAll(() => {
    // What runs for the first time is compiled first.
    const { turn, suggestion } = hostileCalls(PACKS[0]!);
    for (let round = 0; round < 2; round++)
      for (const call of [turn, suggestion]) longestOf(call());
  });

  it.each(byDay(PACKS, 1 / 8, SEED).map((pack) => [pack.code, pack] as const))(
    'in %s are read in steps that hold nobody up',
    // The collector works in this thread too: what holds is what holds in one of three measurements.
    { retry: 2 },
    (_code, pack) => {
      const { turn, suggestion } = hostileCalls(pack);
      const heldMsMax = HELD_MS_MAX * slowness();
      expect(longestOf(turn()), `seed ${SEED}`).toBeLessThan(heldMsMax);
      expect(longestOf(suggestion()), `seed ${SEED}`).toBeLessThan(heldMsMax);
    },
  );
});

describe('A publication', () => {
  const choices = Array.from({ length: 50 }, (_, c) => ({
    id: `c${c}`,
    label: `Choice ${c}`,
    synonyms: Array.from({ length: 20 }, (_, s) => `word${c} of${s} these lorem ipsum dolor`),
  }));
  const draft = sketchDraft({
    informations: numbered(3, (n) => ({ primary: `id${n}` })),
    questions: numbered(3, (n) => ({
      text: `Which of these is number ${n}?`,
      type: 'single_choice',
      choices,
    })),
  });
  const { artifact } = compile(draft, { engineVersion: 'test' });

  it('whose choices have a thousand synonyms is made ready in steps that hold nobody up', {
    retry: 2,
  }, () => {
    const longest = longestOf(pinningSteps(artifact, 'digest'));
    expect(longest).toBeLessThan(HELD_MS_MAX * slowness());
  });
});

describe('The first choice of a publication', () => {
  const [subObjectives, questions] = [1_000, 4_000];
  const draft = sketchDraft({
    subObjectives: Array.from({ length: subObjectives }, (_, n) => ({ id: `s${n}` })),
    informations: numbered(questions, (n) => ({ primary: `id${n}` })),
    questions: numbered(questions, (n) => ({
      text: `What is number ${n}?`,
      sub_objective_id: `s${n % subObjectives}`,
    })),
  });
  const { artifact } = compile(draft, { engineVersion: 'test' });

  it('of thousands of questions in a thousand sub-objectives holds nobody up', { retry: 2 }, () => {
    const pinned = pinArtifact(artifact, 'digest');
    const choice = decideInSteps({ type: 'takeTurn', pinned, ...AT_ONCE }, begunSession());
    const heldMsMax = HELD_MS_MAX * slowness();
    expect(longestOf(choice)).toBeLessThan(heldMsMax);
  });
});

function numbered<Item>(count: number, make: (n: number) => Item): Record<string, Item> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`id${n}`, make(n)]));
}
