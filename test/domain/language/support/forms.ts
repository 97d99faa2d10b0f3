import type { ReadingIndex } from '../../../../domain/language/reading-index/reading-index.ts';
import { prepareReading } from '../../../support/at-once.ts';
import { formOf } from './form.ts';

interface Wording {
  readonly name: string;
  readonly people: string;
  readonly date: string;
  readonly time: string;
  readonly area: string;
  readonly parking: string;
  readonly budget: string;
  readonly origin: string;
  readonly destination: string;
  readonly areas: readonly [string, string, string, string];
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  en: {
    name: 'What is your name?',
    people: 'For how many people is the table?',
    date: 'On which date would you like to come?',
    time: 'At what time would you like to come?',
    area: 'Which part of town do you prefer?',
    parking: 'Do you need parking?',
    budget: 'What is your budget?',
    origin: 'Which city are you leaving from?',
    destination: 'Which city are you going to?',
    areas: ['north', 'south', 'east', 'west'],
  },
  fr: {
    name: 'Quel est votre nom ?',
    people: 'Pour combien de personnes est la table ?',
    date: 'À quelle date souhaitez-vous venir ?',
    time: 'À quelle heure souhaitez-vous venir ?',
    area: 'Quel quartier de la ville préférez-vous ?',
    parking: 'Avez-vous besoin d’un parking ?',
    budget: 'Quel est votre budget ?',
    origin: 'De quelle ville partez-vous ?',
    destination: 'Dans quelle ville allez-vous ?',
    areas: ['nord', 'sud', 'est', 'ouest'],
  },
  de: {
    name: 'Wie heißen Sie?',
    people: 'Für wie viele Personen ist der Tisch?',
    date: 'An welchem Datum möchten Sie kommen?',
    time: 'Um wie viel Uhr möchten Sie kommen?',
    area: 'Welchen Stadtteil bevorzugen Sie?',
    parking: 'Brauchen Sie einen Parkplatz?',
    budget: 'Wie hoch ist Ihr Budget?',
    origin: 'Von welcher Stadt fahren Sie ab?',
    destination: 'In welche Stadt fahren Sie, was ist das Ziel?',
    areas: ['Norden', 'Süden', 'Osten', 'Westen'],
  },
  es: {
    name: '¿Cómo se llama?',
    people: '¿Para cuántas personas es la mesa?',
    date: '¿En qué fecha quiere venir?',
    time: '¿A qué hora quiere venir?',
    area: '¿Qué zona de la ciudad prefiere?',
    parking: '¿Necesita aparcamiento?',
    budget: '¿Cuál es su presupuesto?',
    origin: '¿De qué ciudad sale?',
    destination: '¿A qué ciudad va, cuál es el destino?',
    areas: ['norte', 'sur', 'este', 'oeste'],
  },
  it: {
    name: 'Come si chiama?',
    people: 'Per quante persone è il tavolo?',
    date: 'In quale data vuole venire?',
    time: 'A che ora vuole venire?',
    area: 'Quale zona della città preferisce?',
    parking: 'Ha bisogno di un parcheggio?',
    budget: 'Qual è il suo budget?',
    origin: 'Da quale città parte?',
    destination: 'In quale città va, qual è la destinazione?',
    areas: ['nord', 'sud', 'est', 'ovest'],
  },
  pt: {
    name: 'Como se chama?',
    people: 'Para quantas pessoas é a mesa?',
    date: 'Em que data quer vir?',
    time: 'A que horas quer vir?',
    area: 'Que zona da cidade prefere?',
    parking: 'Precisa de estacionamento?',
    budget: 'Qual é o seu orçamento?',
    origin: 'De que cidade parte?',
    destination: 'Para que cidade vai, qual é o destino?',
    areas: ['norte', 'sul', 'leste', 'oeste'],
  },
  nl: {
    name: 'Wat is uw naam?',
    people: 'Voor hoeveel personen is de tafel?',
    date: 'Op welke datum wilt u komen?',
    time: 'Hoe laat wilt u komen?',
    area: 'Welk deel van de stad heeft uw voorkeur?',
    parking: 'Hebt u een parkeerplaats nodig?',
    budget: 'Wat is uw budget?',
    origin: 'Uit welke stad vertrekt u?',
    destination: 'Naar welke stad gaat u, wat is de bestemming?',
    areas: ['noorden', 'zuiden', 'oosten', 'westen'],
  },
  zh: {
    name: '您叫什么名字？',
    people: '一共有多少人用餐？',
    date: '您想在哪一天来？',
    time: '您想几点来？',
    area: '您喜欢城市的哪个区域？',
    parking: '您需要停车场吗？',
    budget: '您的预算是多少钱？',
    origin: '您从哪个城市出发？',
    destination: '您的目的地是哪个城市？',
    areas: ['北部', '南部', '东部', '西部'],
  },
};

function prepare(wording: Wording): ReadingIndex {
  const text = { type: 'string', minLength: 1 };
  return prepareReading(
    formOf([
      { id: 'name', question: wording.name, schema: text },
      { id: 'people', question: wording.people, schema: { type: 'integer', minimum: 1 } },
      { id: 'date', question: wording.date, schema: { type: 'string', format: 'date' } },
      { id: 'time', question: wording.time, schema: { type: 'string', format: 'time' } },
      {
        id: 'area',
        question: wording.area,
        schema: { type: 'string', enum: [...wording.areas] },
        choices: wording.areas,
      },
      { id: 'parking', question: wording.parking, schema: { type: 'boolean' } },
      { id: 'budget', question: wording.budget, schema: { type: 'number', minimum: 0 } },
      { id: 'origin', question: wording.origin, schema: text },
      { id: 'destination', question: wording.destination, schema: text },
    ]),
  );
}

/** One form in eight languages: a table, its guests and how they travel. */
export const FORMS: Readonly<Record<string, ReadingIndex>> = Object.fromEntries(
  Object.entries(WORDINGS).map(([language, wording]) => [language, prepare(wording)]),
);
