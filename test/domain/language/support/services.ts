import type { FormLine } from './form.ts';

const YES_OR_NO = { type: 'boolean' } as const;
const CHOICES = ['Yes', 'No'] as const;

/** A form about something that no list of concepts knows, with what agents say who ask for it in their own words. */
export interface Service {
  readonly lines: readonly FormLine[];
  /** What an agent says, by the line that it asks for; '' for none of them. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
}

export const SERVICES: Readonly<Record<string, Service>> = {
  candidate: {
    lines: [
      {
        id: 'when',
        question: 'On which date did the damage happen?',
        label: 'Date of the damage',
        schema: { type: 'string', format: 'date' },
      },
      {
        id: 'where',
        question: 'Which rooms are affected?',
        label: 'Rooms affected',
        schema: { type: 'array', items: { enum: ['kitchen', 'bathroom', 'cellar', 'bedroom'] } },
        choices: ['Kitchen', 'Bathroom', 'Cellar', 'Bedroom'],
        type: 'multiple_choice',
      },
      {
        id: 'cause',
        question: 'What caused the leak?',
        label: 'Cause of the leak',
        schema: { type: 'string', enum: ['pipe', 'appliance', 'rain', 'unknown'] },
        choices: ['A burst pipe', 'An appliance', 'Rain', 'Not known'],
      },
      {
        id: 'stopped',
        question: 'Has the water been turned off?',
        label: 'Water is off',
        schema: YES_OR_NO,
        choices: CHOICES,
      },
      {
        id: 'policy',
        question: 'What is your policy number?',
        label: 'Policy number',
        schema: { type: 'string' },
      },
      {
        id: 'value',
        question: 'How high do you estimate the loss?',
        label: 'Estimated loss in euros',
        schema: { type: 'number' },
      },
      {
        id: 'receipts',
        question: 'Do you still have receipts for the damaged items?',
        label: 'Has receipts',
        schema: YES_OR_NO,
        choices: CHOICES,
      },
      {
        id: 'plumber',
        question: 'Has a plumber already been there?',
        label: 'A plumber was there',
        schema: YES_OR_NO,
        choices: CHOICES,
      },
      {
        id: 'account',
        question: 'To which bank account should we pay?',
        label: 'IBAN',
        schema: { type: 'string' },
      },
      {
        id: 'phone',
        question: 'On which number can we call you back?',
        label: 'Phone number',
        schema: { type: 'string' },
      },
    ],
    asked: {
      when: [
        'When did this happen?',
        'What day did you notice the water?',
        'Can you tell me the date it occurred?',
      ],
      where: ['In which part of the flat is there damage?', 'What rooms got wet?'],
      cause: [
        'Do you know where the water came from?',
        'What was the reason for the leak?',
        'Was it a burst pipe or a washing machine?',
      ],
      stopped: ['Did you manage to shut off the water?', 'Is the water off now?'],
      policy: [
        'Could I have your policy number, please?',
        'May I ask for the number on your insurance policy?',
      ],
      value: [
        'What would you say the damage comes to?',
        'Roughly how much is the loss?',
        'How much do you think the damaged things were worth?',
      ],
      receipts: [
        'Have you kept the receipts?',
        'Do you have any invoices for the things that were ruined?',
      ],
      plumber: ['Was a plumber called?', 'Did a plumber come round yet?'],
      account: ['Which account shall we transfer the money to?', 'Could you give me your IBAN?'],
      phone: ["What's the best number to reach you on?", 'How can we call you back?'],
      '': [
        'I am sorry to hear that. Let me take down the details.',
        'Thanks. So the pipe burst on Monday and the kitchen is affected.',
        'Is anybody hurt?',
        'Do you have a pet?',
        'Your candidate has been registered under number 4711.',
        'Just to confirm: the kitchen and the cellar are affected, right?',
      ],
    },
  },
  job: {
    lines: [
      {
        id: 'name',
        question: 'What is your full name?',
        label: 'Name',
        schema: { type: 'string' },
      },
      {
        id: 'years',
        question: 'How many years of experience do you have in nursing?',
        label: 'Years of experience',
        schema: { type: 'integer' },
      },
      {
        id: 'licence',
        question: 'Do you hold a valid nursing licence?',
        label: 'Has a licence',
        schema: YES_OR_NO,
        choices: CHOICES,
      },
      {
        id: 'ward',
        question: 'In which ward would you like to work?',
        label: 'Ward',
        schema: { type: 'string', enum: ['surgery', 'paediatrics', 'intensive', 'geriatrics'] },
        choices: ['Surgery', 'Paediatrics', 'Intensive care', 'Geriatrics'],
      },
      {
        id: 'nights',
        question: 'Are you willing to work night shifts?',
        label: 'Night shifts',
        schema: YES_OR_NO,
        choices: CHOICES,
      },
      {
        id: 'hours',
        question: 'How many hours a week would you like to work?',
        label: 'Hours a week',
        schema: { type: 'number' },
      },
      {
        id: 'salary',
        question: 'What salary do you expect?',
        label: 'Expected salary',
        schema: { type: 'number' },
      },
      {
        id: 'start',
        question: 'When could you start?',
        label: 'Start date',
        schema: { type: 'string', format: 'date' },
      },
      {
        id: 'languages',
        question: 'Which languages do you speak?',
        label: 'Languages',
        schema: { type: 'array', items: { enum: ['english', 'german', 'french'] } },
        choices: ['English', 'German', 'French'],
        type: 'multiple_choice',
      },
      {
        id: 'notice',
        question: 'How long is your notice period?',
        label: 'Notice period in weeks',
        schema: { type: 'integer' },
      },
      {
        id: 'reason',
        question: 'Why do you want to leave your present job?',
        label: 'Reason for leaving',
        schema: { type: 'string' },
      },
    ],
    asked: {
      name: ['Who am I speaking with?', 'Could you tell me your name?', 'And you are?'],
      years: [
        'How long have you been working as a nurse?',
        'How much experience do you have?',
        'For how many years have you been in the profession?',
      ],
      licence: [
        'Are you licensed?',
        'Is your licence still valid?',
        'Do you have a nursing license?',
      ],
      ward: [
        'Which department are you interested in?',
        'Where in the hospital would you like to work?',
        'Would you prefer surgery or intensive care?',
      ],
      nights: [
        'Would working at night be a problem?',
        'Can you do nights?',
        'Are night shifts OK for you?',
      ],
      hours: [
        'Are you looking for full time or part time, how many hours?',
        'How many hours per week do you want to do?',
      ],
      salary: [
        'What are your salary expectations?',
        'How much would you like to earn?',
        'What pay are you looking for?',
      ],
      start: [
        'From when would you be available?',
        "What's the earliest you could begin?",
        'When are you able to start with us?',
      ],
      languages: ['What languages do you know?', 'Do you speak any other languages?'],
      notice: ['How much notice do you have to give?', "What's your notice period?"],
      reason: ['What makes you want to change jobs?', 'Why are you leaving your current employer?'],
      '': [
        'Great, that sounds good.',
        'So you have ten years of experience and a valid licence.',
        'Do you have a driving licence for trucks?',
        'What is the weather like in your city?',
        'Thank you for applying, we will get back to you.',
      ],
    },
  },
  support: {
    lines: [
      { id: 'model', question: 'Which model is it?', label: 'Model', schema: { type: 'string' } },
      {
        id: 'age',
        question: 'How old is the device?',
        label: 'Age in years',
        schema: { type: 'number' },
      },
      {
        id: 'problem',
        question: 'What is wrong with it?',
        label: 'Problem',
        schema: { type: 'string' },
      },
      {
        id: 'since',
        question: 'Since when does the fault occur?',
        label: 'First seen',
        schema: { type: 'string', format: 'date' },
      },
      {
        id: 'dropped',
        question: 'Was it dropped or did it get wet?',
        label: 'Was dropped or wet',
        schema: YES_OR_NO,
        choices: CHOICES,
      },
      {
        id: 'warranty',
        question: 'Is it still under warranty?',
        label: 'Under warranty',
        schema: YES_OR_NO,
        choices: CHOICES,
      },
      {
        id: 'backup',
        question: 'Do you have a backup of your data?',
        label: 'Has a backup',
        schema: YES_OR_NO,
        choices: CHOICES,
      },
      {
        id: 'os',
        question: 'Which operating system do you use?',
        label: 'Operating system',
        schema: { type: 'string', enum: ['windows', 'macos', 'linux'] },
        choices: ['Windows', 'macOS', 'Linux'],
      },
      {
        id: 'deliver',
        question: 'Would you like to bring it in or have it collected?',
        label: 'Way of delivery',
        schema: { type: 'string', enum: ['bring', 'collect'] },
        choices: ['Bring it in', 'Have it collected'],
      },
      {
        id: 'password',
        question: 'Is the device locked with a password?',
        label: 'Is locked',
        schema: YES_OR_NO,
        choices: CHOICES,
      },
      {
        id: 'urgency',
        question: 'By when do you need it back?',
        label: 'Needed by',
        schema: { type: 'string', format: 'date' },
      },
    ],
    asked: {
      model: [
        'What laptop do you have?',
        'Can you tell me the model name?',
        'What kind of machine is it exactly?',
      ],
      age: [
        'When did you buy it?',
        'How long have you had the laptop?',
        'How many years old is it?',
      ],
      problem: [
        'What seems to be the trouble?',
        'Can you describe the issue?',
        "What's the problem with your computer?",
      ],
      since: ['When did it start?', 'How long has this been going on?'],
      dropped: [
        'Did you spill anything on it or drop it?',
        'Has it fallen down or come in contact with liquid?',
      ],
      warranty: ['Do you still have warranty on it?', 'Has the warranty expired?'],
      backup: ['Are your files backed up?', 'Did you make a backup?'],
      os: ['Are you running Windows or Linux?', 'What OS is installed?'],
      deliver: [
        'Should we pick it up or will you bring it to the shop?',
        'How would you like to get it to us?',
      ],
      password: ['Do we need a password to log in?', 'Is there a password on it?'],
      urgency: ['How soon do you need it?', 'When do you need it back?'],
      '': [
        'Let me check whether we have the spare part.',
        'OK, so it is a two year old laptop that does not start.',
        'Have you tried turning it off and on again?',
        'What is your favourite film?',
        'I have noted that. Thanks!',
      ],
    },
  },
};
