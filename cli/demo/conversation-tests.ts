import type { ConversationTest } from '../../domain/configuration/conversation-tests/conversation-test.ts';

/** Conversations that the demo's configuration is held to; `qss test --list` writes them as a file. */
export const DEMO_TESTS: readonly ConversationTest[] = [
  {
    id: 'all-at-once',
    description: 'One reply that tells half of the home leaves the rest to be asked.',
    opening: { action: 'ask', next: ['q_home_story'] },
    turns: [
      {
        question_id: 'q_home_story',
        user_text: 'It is a detached house of 140 square metres from 1978, heated with gas.',
        expect: {
          outcome: 'asked_answered',
          values: { home_type: 'house', living_area: 140, built_in: 1978, heating: 'gas' },
          no_values: ['insulation', 'owner'],
          not_next: ['q_home_type', 'q_living_area', 'q_built_in', 'q_heating'],
        },
      },
    ],
    end: { achieved: false },
  },
  {
    id: 'rephrased-question',
    description: 'The agent asks in its own words and does not say which question that was.',
    turns: [
      {
        assistant_text: 'May I ask whether you own the place?',
        user_text: 'Yes, we do.',
        expect: { question_id: 'q_owner', outcome: 'asked_answered', values: { owner: true } },
      },
    ],
  },
  {
    id: 'click',
    description: 'A choice that was clicked needs no words.',
    turns: [
      {
        question_id: 'q_heating',
        choice_ids: ['heating_wood'],
        expect: { outcome: 'asked_answered', values: { heating: 'wood' }, not_next: ['q_heating'] },
      },
      {
        question_id: 'q_insulation',
        choice_ids: ['insulation_roof', 'insulation_windows'],
        expect: { values: { insulation: ['roof', 'windows'] } },
      },
    ],
  },
  {
    id: 'refusal',
    description: 'Who does not want to tell is not asked the same again at once.',
    turns: [
      {
        question_id: 'q_budget',
        assistant_text: 'What would you like to spend at most?',
        user_text: "I'd rather not say.",
        expect: { outcome: 'refused', no_values: ['budget'], not_next: ['q_budget'] },
      },
    ],
    end: { achieved: false },
  },
  {
    id: 'does-not-know',
    description: 'Not knowing is no refusal, and no value.',
    turns: [
      {
        question_id: 'q_built_in',
        assistant_text: 'In which year was it built?',
        user_text: 'I have no idea.',
        expect: { outcome: 'asked_no_answer', no_values: ['built_in'] },
      },
    ],
  },
  {
    id: 'correction',
    description: 'What is said later counts.',
    turns: [
      {
        question_id: 'q_living_area',
        assistant_text: 'How many square metres do you heat?',
        user_text: 'About 120.',
        expect: { values: { living_area: 120 } },
      },
      {
        question_id: 'q_living_area',
        assistant_text: 'How many square metres do you heat?',
        user_text: 'Sorry, it is 150 square metres.',
        expect: { values: { living_area: 150 } },
      },
    ],
  },
  {
    id: 'german',
    description: 'The same questions, answered in German.',
    turns: [
      {
        question_id: 'q_owner',
        assistant_text: 'Gehört Ihnen das Haus?',
        user_text: 'Ja, es gehört uns.',
        expect: { outcome: 'asked_answered', values: { owner: true } },
      },
      {
        question_id: 'q_living_area',
        assistant_text: 'Wie viele Quadratmeter heizen Sie?',
        user_text: 'Ungefähr 135 Quadratmeter.',
        expect: { values: { living_area: 135 } },
      },
    ],
  },
  {
    id: 'contact',
    description: 'How to call back, in one reply.',
    turns: [
      {
        question_id: 'q_email',
        assistant_text: 'At which e-mail address can we reach you, and when may we call?',
        user_text: 'somebody@example.org, best at 18:30.',
        expect: { values: { email: 'somebody@example.org', call_time: '18:30' } },
      },
    ],
  },
  {
    id: 'small-talk',
    description: 'What answers nothing changes nothing.',
    turns: [
      {
        question_id: 'q_home_type',
        assistant_text: 'What kind of home is it?',
        user_text: 'How long will this take?',
        expect: { no_values: ['home_type', 'living_area'], action: 'ask' },
      },
    ],
    end: { achieved: false },
  },
  {
    id: 'whole-way',
    description: 'From the first question to the objective.',
    turns: [
      {
        question_id: 'q_home_story',
        user_text: 'It is a terraced house of 110 square metres from 1992, heated with oil.',
      },
      { question_id: 'q_insulation', choice_ids: ['insulation_roof'] },
      { question_id: 'q_owner', choice_ids: ['owner_true'] },
      { question_id: 'q_budget', choice_ids: ['budget_20000'] },
      {
        question_id: 'q_start',
        assistant_text: 'From which day could the work begin?',
        user_text: 'From 2027-03-01 on.',
        expect: { values: { start: '2027-03-01' } },
      },
      {
        question_id: 'q_name',
        assistant_text: 'What is your name?',
        user_text: 'My name is Robin Example.',
        expect: { outcome: 'asked_answered' },
      },
      {
        question_id: 'q_email',
        assistant_text: 'At which e-mail address can we reach you?',
        user_text: 'robin@example.org',
      },
      {
        question_id: 'q_call_time',
        assistant_text: 'At what time of day may we call?',
        user_text: 'At 17:00.',
      },
    ],
    end: {
      achieved: true,
      values: { home_type: 'terraced', built_in: 1992, owner: true, budget: 20_000 },
    },
  },
];
