import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../../../compiler/compile.ts';
import type { Choice, Question } from '../../../../domain/configuration/entities.ts';
import type { InformationSchema } from '../../../../domain/configuration/information-schema/information-schema.ts';
import type { TakeTurn } from '../../../../domain/session/commands.ts';
import { decideInSteps } from '../../../../domain/session/decide.ts';
import { pinningSteps } from '../../../../domain/session/pinned-artifact.ts';
import { pinArtifact } from '../../../support/at-once.ts';
import { sketchDraft } from '../../../support/configurations/drafts.ts';
import { begunSession } from '../../../support/conversations/sessions.ts';
import { SOME_TIME } from '../../../support/given.ts';
import { Random } from '../../../support/hostile/random.ts';
import { slowness } from '../../../support/own-time.ts';
import { figureFrom, seedFrom } from '../../../support/programme.ts';
import { longestOf } from '../../../support/steps.ts';

/** `HELD_SEED` replays another run; `HELD_PATTERNS` goes up to the informations that the contract allows one question. */
const SEED = seedFrom('HELD_SEED');
const INFORMATIONS = figureFrom('HELD_PATTERNS', 30);
const CHOICES = 50;
const HELD_MS_MAX = 50;
/** The collector works in this thread too: what holds is what holds in one of three measurements. */
const TRIES = { retry: 2 } as const;

const random = new Random(SEED);

/** Letters that each pattern below is matched with in about all the time that one match may take. */
function letters(count: number): string {
  return Array.from({ length: count }, () => random.pick(['a', 'b'])).join('');
}

/** No two are alike, and each begins as the others do. */
function patternOf(n: number): string {
  return `(?i)^(?:.|b)*a(?:.|b){${70 + (n % 20)}}(?:.|b)*${'.?'.repeat(n / 20)}$`;
}

function artifactOf(
  question: Partial<Question>,
  schemaOf: (n: number) => InformationSchema,
  informations = INFORMATIONS,
) {
  const ids = Array.from({ length: informations }, (_, n) => `id${n}`);
  const draft = sketchDraft({
    informations: Object.fromEntries(
      ids.map((id, n) => [id, { primary: 'id0', schema: schemaOf(n) }]),
    ),
    questions: { id0: { text: 'Which of these is it?', ...question } },
  });
  return compile(draft, { engineVersion: 'test' }).artifact;
}

type Artifact = ReturnType<typeof artifactOf>;

/** The longest step of a turn, in milliseconds that this machine is no slower than another one in. */
function heldBy(artifact: Artifact, turn: Omit<Partial<TakeTurn>, 'type' | 'pinned'>): number {
  const command: TakeTurn = {
    type: 'takeTurn',
    pinned: pinArtifact(artifact, 'digest'),
    ...{ at: SOME_TIME, decisionId: 'dec_1', engineVersion: 'test' },
    ...turn,
  };
  return longestOf(decideInSteps(command, begunSession())) / slowness();
}

const text = (n: number): InformationSchema => ({ type: 'string', pattern: patternOf(n) });
const list = (n: number): InformationSchema => ({ type: 'array', items: text(n) });

function choicesMappedTo(mappedBy: (n: number) => Choice['maps_to_value']): Choice[] {
  return Array.from({ length: CHOICES }, (_, n) => {
    const value = mappedBy(n);
    return {
      id: `c${n}`,
      label: `Choice ${n}`,
      ...(value === undefined ? {} : { maps_to_value: value }),
    };
  });
}

describe('Patterns that take as long as one may', () => {
  beforeAll(() => {
    // What runs for the first time is compiled first.
    heldBy(artifactOf({}, text, 2), {
      previousTurn: { question_id: 'id0', user_text: letters(900) },
    });
  });

  it('hold nobody up for each text of a list that a client sets', TRIES, () => {
    const value = Array.from({ length: 200 }, () => letters(900));
    const held = heldBy(artifactOf({}, list, 1), {
      clientUpdates: { data: [{ id: 'id0', operation: 'set', value }] },
    });
    expect(held, `seed ${SEED}`).toBeLessThan(HELD_MS_MAX);
  });

  it(
    'hold nobody up for each information of a question that is answered in free text',
    TRIES,
    () => {
      const choices = choicesMappedTo(() => undefined).slice(0, 2);
      const held = heldBy(artifactOf({ type: 'semi_open', choices }, text), {
        previousTurn: {
          question_id: 'id0',
          structured_answer: { choice_ids: ['c0'], free_text: letters(900) },
        },
      });
      expect(held, `seed ${SEED}`).toBeLessThan(HELD_MS_MAX);
    },
  );

  it('hold nobody up for each choice of an answer', TRIES, () => {
    const choices = choicesMappedTo(() => letters(900));
    const held = heldBy(artifactOf({ type: 'multiple_choice', choices }, list, 1), {
      previousTurn: {
        question_id: 'id0',
        structured_answer: { choice_ids: choices.map(({ id }) => id) },
      },
    });
    expect(held, `seed ${SEED}`).toBeLessThan(HELD_MS_MAX);
  });

  it.each<[string, () => string]>([
    ['a code in all its spellings', () => `${letters(700)}1`],
    ['long words', () => Array.from({ length: 9 }, () => letters(850)).join(', ')],
    [
      'long words and digits',
      () => Array.from({ length: 9 }, (_, n) => `${n}${letters(800)}`).join(', '),
    ],
    [
      'long names that are told twice',
      () =>
        Array.from({ length: 4 }, () => {
          const name = `A${letters(900)}`;
          return `${name}, ${name} Bb.`;
        }).join(' '),
    ],
  ])('hold nobody up for a reply of %s', TRIES, (_, said) => {
    for (const schemaOf of [text, list]) {
      const held = heldBy(artifactOf({ text: 'What is your name?' }, schemaOf), {
        previousTurn: { question_id: 'id0', user_text: said() },
      });
      expect(held, `seed ${SEED}`).toBeLessThan(HELD_MS_MAX);
    }
  });

  it('hold nobody up for each choice of a publication that is made ready', TRIES, () => {
    const choices = choicesMappedTo(() => letters(900));
    const artifact = artifactOf({ type: 'multiple_choice', choices }, list, 3);
    expect(longestOf(pinningSteps(artifact, 'digest')) / slowness(), `seed ${SEED}`).toBeLessThan(
      HELD_MS_MAX,
    );
  });
});
