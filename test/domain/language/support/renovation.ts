import type { Artifact } from '../../../../domain/artifact/artifact.ts';
import { formOf } from './form.ts';

/** What an agent says in one language about a home to be renovated, and what it asks by that. */
export interface Wording {
  /** Texts of the questions, by information. */
  readonly questions: Readonly<Record<Topic, string>>;
  readonly heatings: readonly string[];
  /** Rephrased questions: information -> what the agent said. */
  readonly rephrased: Readonly<Partial<Record<Topic, readonly string[]>>>;
  /** One message that asks two. */
  readonly compound: readonly [text: string, ...topics: Topic[]];
  /** Messages that ask none of them. */
  readonly silent: Readonly<Record<string, string>>;
}

type Topic = 'surface' | 'budget' | 'start' | 'city' | 'people' | 'phone' | 'heating';

export function renovationIn({ questions, heatings }: Wording): Artifact {
  const number = { type: 'number', minimum: 0 };
  const text = { type: 'string', minLength: 1 };
  return formOf([
    { id: 'surface', question: questions.surface, schema: number },
    { id: 'budget', question: questions.budget, schema: number },
    { id: 'start', question: questions.start, schema: { type: 'string', format: 'date' } },
    { id: 'city', question: questions.city, schema: text },
    { id: 'people', question: questions.people, schema: number },
    { id: 'phone', question: questions.phone, schema: text },
    {
      id: 'heating',
      question: questions.heating,
      schema: { type: 'string', enum: [...heatings] },
      type: 'single_choice',
      choices: heatings,
    },
  ]);
}

export const WORDINGS: Readonly<Record<string, Wording>> = {
  en: {
    questions: {
      surface: 'How large is your home in square metres?',
      budget: 'What is your budget for the works?',
      start: 'When should the works begin?',
      city: 'In which city is the house?',
      people: 'How many people live in the house?',
      phone: 'What is your phone number?',
      heating: 'How do you heat the house?',
    },
    heatings: ['Gas', 'Electricity', 'Wood'],
    rephrased: {
      surface: ['And what size is the home, roughly?'],
      budget: ['How much would you like to spend?', 'Do you have a price range in mind?'],
      start: ['On what date would you like us to start?'],
      city: ['Thanks! Which town is that in?'],
      people: ['For how many persons is it?'],
      phone: ['Could you give me a phone number, please?'],
      heating: ['Is it heated by gas or by wood?'],
    },
    compound: ['Which city is it in, and what is your budget?', 'city', 'budget'],
    silent: {
      confirmation: 'Please confirm: a house of 120 square metres in Leeds, works from 3 May.',
      offer: 'Would you like me to book an appointment with an advisor?',
      information: 'Insulating the roof saves a quarter of the heating costs.',
      greeting: 'Hello, how can I help you?',
      more: 'Is there anything else I can do for you today?',
      thanks: 'You are welcome, have a great day!',
    },
  },
  fr: {
    questions: {
      surface: 'Quelle est la surface de votre logement ?',
      budget: 'Quel est votre budget pour les travaux ?',
      start: 'Quand les travaux doivent-ils commencer ?',
      city: 'Dans quelle ville se trouve la maison ?',
      people: 'Combien de personnes vivent dans la maison ?',
      phone: 'Quel est votre numéro de téléphone ?',
      heating: 'Comment chauffez-vous la maison ?',
    },
    heatings: ['Gaz', 'Électricité', 'Bois'],
    rephrased: {
      surface: ['Combien de mètres carrés fait votre logement ?'],
      budget: ['Combien souhaitez-vous dépenser ?'],
      start: ['À quelle date voulez-vous débuter ?'],
      city: ['Très bien. C’est dans quelle commune ?'],
      people: ['Pour combien de personnes ?'],
      phone: ['Pouvez-vous me donner votre téléphone ?'],
      heating: ['Plutôt chauffage au gaz ou au bois ?'],
    },
    compound: ['Dans quelle ville est-ce, et quel est votre budget ?', 'city', 'budget'],
    silent: {
      confirmation: 'Merci de confirmer : une maison de 120 m2 à Lyon, travaux le 3 mai.',
      offer: 'Voulez-vous que je réserve un rendez-vous ?',
      information: 'L’isolation du toit est un bon investissement.',
      greeting: 'Bonjour !',
      more: 'Puis-je vous aider pour autre chose ?',
    },
  },
  de: {
    questions: {
      surface: 'Wie groß ist Ihre Wohnfläche in Quadratmetern?',
      budget: 'Welches Budget haben Sie für die Arbeiten?',
      start: 'Wann sollen die Arbeiten beginnen?',
      city: 'In welcher Stadt steht das Haus?',
      people: 'Wie viele Personen wohnen im Haus?',
      phone: 'Wie lautet Ihre Telefonnummer?',
      heating: 'Womit heizen Sie das Haus?',
    },
    heatings: ['Gas', 'Strom', 'Holz'],
    rephrased: {
      surface: ['Wie viel Wohnfläche haben Sie denn ungefähr?'],
      budget: ['Was möchten Sie höchstens ausgeben?'],
      start: ['Zu welchem Datum möchten Sie anfangen?'],
      city: ['Gut. In welchem Ort ist das?'],
      people: ['Für wie viele Personen?'],
      phone: ['Unter welcher Nummer sind Sie telefonisch erreichbar?'],
      heating: ['Heizen Sie mit Gas oder mit Holz?'],
    },
    compound: ['In welcher Stadt ist es, und wie hoch ist Ihr Budget?', 'city', 'budget'],
    silent: {
      confirmation: 'Bitte bestätigen Sie: ein Haus mit 120 Quadratmetern in Bonn, ab dem 3. Mai.',
      offer: 'Soll ich einen Termin für Sie buchen?',
      information: 'Die Dämmung des Dachs ist eine gute Investition.',
      greeting: 'Guten Tag!',
      more: 'Kann ich sonst noch etwas für Sie tun?',
    },
  },
  es: {
    questions: {
      surface: '¿Qué superficie tiene su vivienda?',
      budget: '¿Cuál es su presupuesto para las obras?',
      start: '¿Cuándo deben empezar las obras?',
      city: '¿En qué ciudad está la casa?',
      people: '¿Cuántas personas viven en la casa?',
      phone: '¿Cuál es su número de teléfono?',
      heating: '¿Cómo calienta la casa?',
    },
    heatings: ['Gas', 'Electricidad', 'Leña'],
    rephrased: {
      surface: ['¿Cuántos metros cuadrados tiene la vivienda?'],
      budget: ['¿Cuánto le gustaría gastar?'],
      start: ['¿En qué fecha quiere comenzar?'],
      city: ['Perfecto. ¿En qué localidad está?'],
      people: ['¿Para cuántas personas?'],
      phone: ['¿Me puede dar su teléfono, por favor?'],
      heating: ['¿Con gas o con leña?'],
    },
    compound: ['¿En qué ciudad está y cuál es su presupuesto?', 'city', 'budget'],
    silent: {
      confirmation: 'Por favor, confirme: una casa de 120 metros en Sevilla, desde el 3 de mayo.',
      offer: '¿Quiere que reserve una cita?',
      information: 'El aislamiento del tejado es una buena inversión.',
      greeting: '¡Hola!',
      more: '¿Puedo ayudarle en algo más?',
    },
  },
  it: {
    questions: {
      surface: 'Qual è la superficie della sua abitazione?',
      budget: 'Qual è il suo budget per i lavori?',
      start: 'Quando devono iniziare i lavori?',
      city: 'In quale città si trova la casa?',
      people: 'Quante persone vivono nella casa?',
      phone: 'Qual è il suo numero di telefono?',
      heating: 'Come riscalda la casa?',
    },
    heatings: ['Gas', 'Elettricità', 'Legna'],
    rephrased: {
      surface: ['Quanti metri quadrati è la sua abitazione?'],
      budget: ['Quanto vorrebbe spendere?'],
      start: ['In che data desidera cominciare?'],
      city: ['Bene. In che comune si trova?'],
      people: ['Per quante persone?'],
      phone: ['Mi può dare il suo telefono?'],
      heating: ['Riscaldamento a gas o a legna?'],
    },
    compound: ['In quale città si trova e qual è il suo budget?', 'city', 'budget'],
    silent: {
      confirmation: 'Confermi per favore: una casa di 120 metri a Torino, dal 3 maggio.',
      offer: 'Vuole che prenoti un appuntamento?',
      information: 'L’isolamento del tetto è un buon investimento.',
      greeting: 'Buongiorno!',
      more: 'Posso aiutarla in altro?',
    },
  },
  pt: {
    questions: {
      surface: 'Qual é a área da sua moradia em metros quadrados?',
      budget: 'Qual é o seu orçamento para as obras?',
      start: 'Quando devem começar as obras?',
      city: 'Em que cidade fica a casa?',
      people: 'Quantas pessoas vivem na casa?',
      phone: 'Qual é o seu número de telefone?',
      heating: 'Como aquece a casa?',
    },
    heatings: ['Gás', 'Eletricidade', 'Lenha'],
    rephrased: {
      surface: ['Quantos metros quadrados tem a moradia?'],
      budget: ['Quanto gostaria de gastar?'],
      start: ['Em que data quer iniciar?'],
      city: ['Muito bem. Em que município fica?'],
      people: ['Para quantas pessoas?'],
      phone: ['Pode dar-me o seu telefone, por favor?'],
      heating: ['Com gás ou com lenha?'],
    },
    compound: ['Em que cidade fica e qual é o seu orçamento?', 'city', 'budget'],
    silent: {
      confirmation: 'Por favor, confirme: uma casa de 120 metros no Porto, a partir de 3 de maio.',
      offer: 'Quer que reserve uma visita?',
      information: 'O isolamento do telhado é um bom investimento.',
      greeting: 'Olá!',
      more: 'Posso ajudar em mais alguma coisa?',
    },
  },
  nl: {
    questions: {
      surface: 'Hoe groot is de oppervlakte van uw woning?',
      budget: 'Wat is uw budget voor de werken?',
      start: 'Wanneer moeten de werken beginnen?',
      city: 'In welke stad staat het huis?',
      people: 'Hoeveel personen wonen er in het huis?',
      phone: 'Wat is uw telefoonnummer?',
      heating: 'Hoe verwarmt u het huis?',
    },
    heatings: ['Gas', 'Elektriciteit', 'Hout'],
    rephrased: {
      surface: ['Hoeveel vierkante meter is de woning?'],
      budget: ['Hoeveel wilt u uitgeven?'],
      start: ['Op welke datum wilt u starten?'],
      city: ['Prima. In welke gemeente is dat?'],
      people: ['Voor hoeveel mensen?'],
      phone: ['Mag ik uw telefoonnummer?'],
      heating: ['Met gas of met hout?'],
    },
    compound: ['In welke stad is het, en wat is uw budget?', 'city', 'budget'],
    silent: {
      confirmation: 'Bevestig alstublieft: een huis van 120 vierkante meter in Gent, vanaf 3 mei.',
      offer: 'Zal ik een afspraak voor u inplannen?',
      information: 'Isolatie van het dak is een goede investering.',
      greeting: 'Goedendag!',
      more: 'Kan ik u verder nog met iets helpen?',
    },
  },
  zh: {
    questions: {
      surface: '您的房子面积有多大？',
      budget: '您的装修预算是多少？',
      start: '您希望哪天开始施工？',
      city: '房子在哪个城市？',
      people: '家里住几个人？',
      phone: '您的电话号码是多少？',
      heating: '您家用什么取暖？',
    },
    heatings: ['燃气', '电', '木柴'],
    rephrased: {
      surface: ['请问房子有多少平方米？'],
      budget: ['您打算花多少钱？'],
      start: ['您想从什么日期开始？'],
      city: ['好的，是在哪个城市呢？'],
      people: ['一共有多少人住？'],
      phone: ['可以告诉我您的手机号吗？'],
      heating: ['是用燃气还是木柴取暖？'],
    },
    compound: ['房子在哪个城市？预算是多少？', 'city', 'budget'],
    silent: {
      confirmation: '请确认：房子120平方米，5月3日开始。',
      offer: '需要我帮您预约吗？',
      information: '屋顶保温是很好的投资。',
      greeting: '您好！',
      more: '您还需要其他帮助吗？',
    },
  },
};
