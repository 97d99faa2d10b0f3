import {
  HEAT_PUMP,
  HOTEL,
  MOVING_HOUSE,
  type OwnConfiguration,
  RESTAURANT,
} from './own-configurations.ts';

/** A conversation of our own, for a demo that needs nothing else. */
export interface OwnConversation {
  readonly id: string;
  readonly lang: string;
  readonly configuration: OwnConfiguration;
  /** What the user says first. */
  readonly opening: string;
  /** What the user says when asked for an information. */
  readonly answers: Readonly<Record<string, string>>;
  /** How the agent asks, by the information; the published words where it is left out. */
  readonly says?: Readonly<Record<string, string>>;
  /** What the user says instead of an answer, the first time, by the information; and what the agent replies. */
  readonly wanders?: Readonly<Record<string, readonly [user: string, agent: string]>>;
  /** What the user says when asked for anything else. */
  readonly unknown: string;
}

export const OWN_CONVERSATIONS: readonly OwnConversation[] = [
  {
    id: 'heat pump, an agent that rephrases',
    lang: 'en',
    configuration: HEAT_PUMP,
    opening:
      'Hi! Our gas boiler is 20 years old and we think about a heat pump for our detached house.',
    says: {
      living_area: 'Roughly how many square metres do you keep warm?',
      built_in: 'And in which year was the house built?',
      owner: 'Does the place belong to you?',
      budget: 'What did you have in mind to spend, at most?',
      email: 'Where may I send the summary?',
    },
    answers: {
      home_type: 'A detached house.',
      living_area: 'About 140 square metres.',
      built_in: 'In 1978, if I remember right.',
      heating: 'With gas.',
      insulation: 'The roof and the windows.',
      owner: 'Yes, we bought it in 2010.',
      budget: 'No more than 25000 euros.',
      start: 'From 2027-03-01 on.',
      reasons: 'Lower bills, and less carbon.',
      cooling: 'Yes, that would be nice.',
      name: 'Ada Byron',
      email: 'ada@example.org',
      call_time: 'At 18:30.',
    },
    wanders: {
      insulation: ['Is a heat pump not terribly loud?', 'No: about as loud as a fridge.'],
    },
    unknown: 'I would rather not say.',
  },
  {
    id: 'Umzug, jemand schweift ab',
    lang: 'de',
    configuration: MOVING_HOUSE,
    opening:
      'Guten Tag, ich ziehe nächstes Jahr um und brauche ein Angebot. Einen Aufzug gibt es leider nicht.',
    says: { termin: 'Wissen Sie schon, wann es losgehen soll?' },
    answers: {
      zimmer: 'Drei Zimmer, Küche, Bad.',
      aufzug: 'Nein, nur Treppen.',
      termin: 'Am 15.03.2027.',
      packen: 'Die Firma soll packen.',
    },
    wanders: { termin: ['Sind Sie denn auch versichert?', 'Ja, jeder Umzug ist versichert.'] },
    unknown: 'Das weiß ich noch nicht.',
  },
  {
    id: 'restaurant, tout d’un coup',
    lang: 'fr',
    configuration: RESTAURANT,
    opening: 'Bonsoir, nous sommes quatre et nous aimerions manger sur la terrasse.',
    says: { email: 'Où puis-je vous envoyer la confirmation ?' },
    answers: {
      personnes: 'Nous serons quatre.',
      jour: 'Le 12 avril 2027.',
      place: 'La terrasse, s’il vous plaît.',
      email: 'claire@example.fr',
    },
    wanders: { jour: ['Est-ce que vous avez des plats végétariens ?', 'Oui, plusieurs.'] },
    unknown: 'Je ne sais pas encore.',
  },
  {
    id: '酒店，客人先问别的',
    lang: 'zh',
    configuration: HOTEL,
    opening: '你好，我想订一个房间，两个人住三晚。',
    says: { bed: '房间您喜欢一张大床，还是两张小床？' },
    answers: {
      guests: '两位。',
      nights: '三晚。',
      bed: '大床房。',
      breakfast: '要早餐。',
    },
    wanders: { breakfast: ['请问酒店离地铁远不远？', '不远，走路五分钟。'] },
    unknown: '还不知道。',
  },
];
