import { describe, expect, it } from 'vitest';
import { compile } from '../../../../compiler/compile.ts';
import type { Choice, Question } from '../../../../domain/configuration/entities.ts';
import type { InformationSchema } from '../../../../domain/configuration/information-schema/information-schema.ts';
import type { LanguagePack } from '../../../../domain/language/pack-format/language-pack.ts';
import { PACKS } from '../../../../domain/language/packs/packs.ts';
import { decideInSteps } from '../../../../domain/session/decide.ts';
import type { PinnedArtifact } from '../../../../domain/session/pinned-artifact.ts';
import { finish } from '../../../../domain/steps.ts';
import { pinArtifact } from '../../../support/at-once.ts';
import { choicesOf, sketchDraft } from '../../../support/configurations/drafts.ts';
import { begunSession } from '../../../support/conversations/sessions.ts';
import { SOME_TIME } from '../../../support/given.ts';
import { Random } from '../../../support/hostile/random.ts';
import { type Vocabulary, wordedText, wordPublication } from '../../../support/hostile/worded.ts';
import { slowness } from '../../../support/own-time.ts';
import { byDay, figureFrom, seedFrom } from '../../../support/programme.ts';
import { timesOf } from '../../../support/steps.ts';

/** `HELD_SEED` replays another run; `HELD_INFORMATIONS` goes up to what the contract allows one question. */
const SEED = seedFrom('HELD_SEED');
const INFORMATIONS = figureFrom('HELD_INFORMATIONS', 200);
const TEXT_LENGTH_MAX = 8_000;
const HELD_MS_MAX = 50;
/** The collector works in this thread too: what holds is what holds in one of three measurements. */
const TRIES = { retry: 2 } as const;

const LIST: InformationSchema = { type: 'array', items: { type: 'string' } };

interface Said {
  readonly assistant?: string;
  readonly user: string;
}

/** The longest step of a reply to the question `id0` and all of them, beside what the thread may be held by one. */
function heldBy(pinned: PinnedArtifact, { assistant, user }: Said) {
  const turn = () =>
    decideInSteps(
      {
        type: 'takeTurn',
        previousTurn: {
          question_id: 'id0',
          user_text: user,
          ...(assistant === undefined ? {} : { assistant_text: assistant }),
        },
        pinned,
        ...{ at: SOME_TIME, decisionId: 'dec_1', engineVersion: 'test' },
      },
      begunSession(),
    );
  // What runs for the first time is compiled first.
  finish(turn());
  return { ...timesOf(turn()), most: HELD_MS_MAX * slowness() };
}

/** A publication of one question that all informations are asked with. */
function asking(question: Partial<Question>, schema: InformationSchema): PinnedArtifact {
  const ids = Array.from({ length: INFORMATIONS }, (_, n) => `id${n}`);
  const draft = sketchDraft({
    informations: Object.fromEntries(ids.map((id) => [id, { primary: 'id0', schema }])),
    questions: { id0: { text: 'Which of these is it?', ...question } },
  });
  return pinArtifact(compile(draft, { engineVersion: 'test' }).artifact, 'digest');
}

function vocabularyOf(pack: LanguagePack, random: Random): Vocabulary {
  return wordPublication(pack, 10, random).vocabulary;
}

function filled(pieces: (n: number) => string): string {
  let text = '';
  for (let n = 0; text.length < TEXT_LENGTH_MAX; n++) text += `${pieces(n)} `;
  return text.slice(0, TEXT_LENGTH_MAX).trim();
}

const numbered = (count: number, labelOf: (n: number) => string): Choice[] =>
  Array.from({ length: count }, (_, n) => ({ id: `c${n}`, label: labelOf(n) }));

describe(`A reply to the question of ${INFORMATIONS} informations`, () => {
  it('of nothing but numbers, where the choices are ranges, holds nobody up', TRIES, () => {
    const choices = numbered(50, (n) => `${2 * n}-${2 * n + 1}`);
    const pinned = asking({ choices }, { type: 'string' });
    const { longest, most } = heldBy(pinned, { user: filled((n) => `${n % 100}`) });
    expect(longest).toBeLessThan(most);
  });

  it('of numbers alone, where hours are asked for, holds nobody up', TRIES, () => {
    const pinned = asking({ text: 'When is it?' }, { type: 'string', format: 'time' });
    const { longest, most } = heldBy(pinned, { user: filled((n) => `${n % 24}?`) });
    expect(longest).toBeLessThan(most);
  });

  it('of numbers and many hours, where the choices are numbers, holds nobody up', TRIES, () => {
    const values = Array.from({ length: 50 }, (_, n) => n);
    const pinned = asking({ choices: choicesOf(...values) }, { type: 'integer' });
    const user = filled((n) => (n < 105 ? `${n % 50},` : `${1 + (n % 12)}pm`));
    const { longest, most } = heldBy(pinned, { user });
    expect(longest).toBeLessThan(most);
  });

  it(
    'of parts that work and parts that do not, where it is asked what is wrong, holds nobody up',
    TRIES,
    () => {
      const part = (n: number) => `part${String.fromCharCode(97 + (n % 25))}x`;
      const choices = numbered(25, part);
      const pinned = asking({ text: 'Which parts are broken?', choices }, { type: 'string' });
      const user = filled((n) => `${part(n)} ${n % 2 ? 'works' : 'is broken'},`);
      const { longest, most } = heldBy(pinned, { user });
      expect(longest).toBeLessThan(most);
      expect(heldBy(pinned, { user: user.slice(0, 1_200) }).longest).toBeLessThan(most);
    },
  );
});

describe(`A reply to the question of ${INFORMATIONS} informations that take one kind of words`, () => {
  const letter = (n: number) => String.fromCharCode(97 + (n % 25));
  const choices = Array.from({ length: 25 }, (_, n) => ({
    id: `c${n}`,
    label: `part${letter(n)}x`,
    synonyms: Array.from({ length: 20 }, (_, s) => `piece${letter(n)}${letter(s)}`),
  }));

  it.each<[string, Partial<Question>, InformationSchema, (n: number) => string]>([
    [
      'weekdays in Chinese',
      { text: '什么时候开始？' },
      { type: 'string', format: 'date' },
      (n) => `星期${'一二三四五'[n % 5]}`,
    ],
    [
      'days and weekdays in Chinese',
      { text: '什么时候开始？' },
      { type: 'string', format: 'date' },
      () => '三月四号，星期五，',
    ],
    ['names', { text: 'What is your name?' }, { type: 'string' }, (n) => ` Abc${letter(n)} Dde,`],
    ['single letters', { text: 'What is your name?' }, { type: 'string' }, (n) => ` ${letter(n)}`],
    [
      'synonyms of choices',
      { choices },
      { type: 'string' },
      (n) => ` piece${letter(n)}${letter(n % 20)}`,
    ],
  ])('of %s holds nobody up, and is read within a second', TRIES, (_, question, schema, pieces) => {
    let user = '';
    for (let n = 0; user.length < TEXT_LENGTH_MAX; n++) user += pieces(n);
    const said = { user: user.slice(0, TEXT_LENGTH_MAX).trim() };
    const { all, longest, most } = heldBy(asking(question, schema), said);
    expect(longest).toBeLessThan(most);
    expect(all).toBeLessThan(20 * most);
  });
});

describe(`A short reply to the question of ${INFORMATIONS} informations that corrects itself`, () => {
  it('holds nobody up, and is read within a second', TRIES, () => {
    const pinned = asking({ text: 'What is your name?' }, { type: 'string' });
    const user = filled((n) => `Abc${n} Dde, no wait,`).slice(0, 400);
    const { all, longest, most } = heldBy(pinned, { user });
    expect(longest).toBeLessThan(most);
    expect(all).toBeLessThan(20 * most);
  });
});

describe(`A reply of labels that are choices of ${INFORMATIONS} informations`, () => {
  const part = (n: number) => `part${String.fromCharCode(97 + (n % 25))}x`;
  const parts = numbered(25, part);
  const ranges = numbered(25, (n) => `${n * 10}-${n * 10 + 9} people`);
  const rooms = numbered(4, (n) => `${['Ein', 'Zwei', 'Drei', 'Vier oder mehr'][n]} Zimmer`);
  const days = numbered(5, (n) => ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'][n]!);

  it.each<[string, Partial<Question>, (n: number) => string]>([
    ['asked back', { choices: parts }, () => `${part(0)}?`],
    ['one and not the other', { choices: parts }, (n) => `not ${part(n)} but ${part(n + 3)},`],
    ['of what was', { choices: parts }, (n) => `last year it was ${part(n)},`],
    [
      'parts of others',
      { text: 'How many people?', choices: ranges },
      (n) => `about ${n} or more than ${n + 1}`,
    ],
    [
      'words that begin with a number',
      { text: 'Wie viele Zimmer soll die Wohnung haben?', choices: rooms },
      (n) => ['Dreizimmerwohnung', 'Vierpersonenzelt', 'Zweizimmerhaus'][n % 3]!,
    ],
    [
      'days and the rest of them',
      { text: 'Welche Tage?', choices: days, type: 'multiple_choice' },
      () => 'Di bis Do, montags arbeite ich, der Rest gerne,',
    ],
  ])('%s holds nobody up', TRIES, (_, question, pieces) => {
    const isList = question.type === 'multiple_choice';
    const pinned = asking(question, isList ? LIST : { type: 'string' });
    const { longest, most } = heldBy(pinned, { user: filled(pieces) });
    expect(longest).toBeLessThan(most);
  });
});

describe('A reply of long words that are nearly labels', () => {
  /** No two are alike, and all of them differ in two letters from what is said up to its last ones. */
  const word = (n: number) => {
    const letters = Array.from({ length: 190 }, () => 'o');
    letters[n % 40] = 'p';
    letters[60 + Math.floor(n / 40)] = 'p';
    return `b${letters.join('')}`;
  };
  const choices = Array.from({ length: 50 }, (_, c) => ({
    id: `c${c}`,
    label: `Choice ${c}`,
    synonyms: Array.from({ length: 20 }, (_, s) => word(20 * c + s)),
  }));

  it('holds nobody up', TRIES, () => {
    const draft = sketchDraft({
      informations: { id0: { primary: 'id0' } },
      questions: { id0: { text: 'Which of these is it?', choices } },
    });
    const pinned = pinArtifact(compile(draft, { engineVersion: 'test' }).artifact, 'digest');
    const user = filled(() => `b${'o'.repeat(188)}zz`);
    const { longest, most } = heldBy(pinned, { user });
    expect(longest).toBeLessThan(most);
  });
});

describe('A long reply to a question for plain text', () => {
  const asked = () => {
    const draft = sketchDraft({
      informations: { id0: { primary: 'id0', schema: { type: 'string' } } },
      questions: { id0: { text: 'What is your name?' } },
    });
    return pinArtifact(compile(draft, { engineVersion: 'test' }).artifact, 'digest');
  };

  it.each<[string, (n: number) => string]>([
    ['Chinese characters without a mark between them', (n) => '我叫王小明三月四号'[n % 9]!],
    ['ones in Chinese', () => '一'],
    ['hundreds in Chinese', () => '百'],
    ['months in Chinese', () => '三月'],
    ['letters', (n) => ` ${'abcdefgh'[n % 8]}`],
    ['digits of other scripts', (n) => ` ٤${n % 10} ۴`],
    ['syllables joined by hyphens', () => 'a-b-'],
    ['what begins names', (n) => ` Mr. Ann${n % 7}`],
  ])('of %s holds nobody up', TRIES, (_, pieces) => {
    let user = '';
    for (let n = 0; user.length < TEXT_LENGTH_MAX; n++) user += pieces(n);
    const { longest, most } = heldBy(asked(), { user: user.slice(0, TEXT_LENGTH_MAX).trim() });
    expect(longest).toBeLessThan(most);
  });
});

/** Replies that mean one of what the agent offered. */
const PICKING: Readonly<Record<string, readonly string[]>> = {
  de: ['das zweite', 'Sonntag dann', 'keins davon'],
  en: ['the second one', 'Sunday then', 'neither'],
  es: ['el segundo', 'el domingo entonces', 'ninguno'],
  fr: ['le deuxième', 'dimanche alors', 'aucun'],
  it: ['il secondo', 'domenica allora', 'nessuno dei due'],
  nl: ['de tweede', 'zondag dan', 'geen van beide'],
  pt: ['o segundo', 'domingo então', 'nenhum'],
  zh: ['第二个', '那就星期天', '都不要'],
};

describe('A short reply to an agent whose text is hostile', () => {
  it.each(byDay(PACKS, 1 / 4, SEED).map((pack) => [pack.code, pack] as const))(
    'in %s holds nobody up',
    TRIES,
    (code, pack) => {
      const random = new Random(SEED);
      const vocabulary = vocabularyOf(pack, random);
      const offers = ['date', 'time'].map((format) =>
        asking({ text: 'When is it?' }, { type: 'string', format }),
      );
      for (const user of PICKING[code]!) {
        const assistant = wordedText(vocabulary, TEXT_LENGTH_MAX, random);
        const { longest, most } = heldBy(random.pick(offers), { assistant, user });
        expect(longest, `seed ${SEED}`).toBeLessThan(most);
      }
    },
  );
});
