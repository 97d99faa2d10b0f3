import { describe, expect, it } from 'vitest';
import type { InformationSchema } from '../../../../../domain/configuration/information-schema/information-schema.ts';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

function read(question: string, schema: InformationSchema, reply: string) {
  const index = prepareReading(formOf([{ id: 'x', question, schema }]));
  const { dialogueAct, values } = ask('q_x', reply, { index });
  return { dialogueAct, value: values.x };
}

const COUNT = { type: 'integer', minimum: 0 };
const DAY = { type: 'string', format: 'date' };
const HOUR = { type: 'string', format: 'time' };
const TEXT = { type: 'string' };
const BOOLEAN = { type: 'boolean' };

describe('What a speaker corrects (from Friday 2019-03-01)', () => {
  it.each([
    ['How many years have you gone without a claim?', COUNT, '7 no wait 8 since September', 8],
    ['How many floors are there?', COUNT, 'Four. No, five counting the basement', 5],
    ['Wie viele Stockwerke gibt es?', COUNT, 'vier, nein, fünf mit dem Keller', 5],
    ['¿Cuántos pisos hay?', COUNT, 'cuatro, no, perdón, cinco', 5],
    ['Quel jour venez-vous ?', DAY, 'lundi, enfin mardi plutôt', '2019-03-05'],
    ['Welcher Tag passt Ihnen?', DAY, 'am Montag, Dienstag eigentlich', '2019-03-05'],
  ])('%s %j %s', (question, schema, reply, value) => {
    expect(read(question, schema, reply).value).toBe(value);
  });

  it.each([
    ['How many floors are there?', COUNT, 'five, no basement', 5],
    ['How many guests will come?', COUNT, '7, no more than that', 7],
    ['¿Cuántos invitados vienen?', COUNT, 'siete, no más', 7],
    ['Wie viele Stockwerke gibt es?', COUNT, 'fünf, kein Keller', 5],
    ['Quel jour venez-vous ?', DAY, 'mardi, pas lundi', '2019-03-05'],
    ['Which day suits you?', DAY, 'Tuesday, not Monday', '2019-03-05'],
  ])('leaves what is only ruled out: %s %j %s', (question, schema, reply, value) => {
    expect(read(question, schema, reply).value).toBe(value);
  });
});

const MATERIAL = { type: 'string', enum: ['sand', 'gravel'] };

describe('What is taken back by its own words (from Friday 2019-03-01)', () => {
  it.each([
    ['How many floors are there?', COUNT, 'five, no six with the attic', 6],
    ['How many floors are there?', COUNT, 'Five. Rubbish, six.', 6],
    ['Wie viele Stockwerke gibt es?', COUNT, 'Fünf. Ach Quatsch, sechs, eins ist neu.', 6],
    ['Hoeveel verdiepingen zijn er?', COUNT, 'vijf, nee zes met de zolder', 6],
    ['Combien d’étages y a-t-il ?', COUNT, 'cinq, je me trompe, six', 6],
    ['¿Cuántos pisos hay?', COUNT, 'cinco, digo, seis', 6],
    ['Quanti piani ci sono?', COUNT, 'cinque, ma che dico, sei', 6],
    ['Quantos andares há?', COUNT, 'cinco, minto, seis', 6],
    ['有几层？', COUNT, '五层，记错了，六层', 6],
    ['In che anno è stata costruita?', COUNT, 'Non è del 1910 ma del 1935', 1935],
    ['Em que ano foi construída?', COUNT, 'Não é de 1910 mas de 1935', 1935],
    ['Quel jour venez-vous ?', DAY, 'Le 2 avril, enfin non, le 4', '2019-04-04'],
    ['¿Qué fecha le va bien?', DAY, 'el 6 de abril no, es fiesta; mejor el 9', '2019-04-09'],
    ['Welcher Tag passt Ihnen?', DAY, 'Montag geht nicht, Dienstag', '2019-03-05'],
  ])('%s %j %s', (question, schema, reply, value) => {
    expect(read(question, schema, reply).value).toBe(value);
  });

  it.each([
    ['What do you carry?', 'Sand was last week, now gravel', 'gravel'],
    ['Was laden Sie?', 'Früher sand, heute nur noch gravel', 'gravel'],
    ['Wat vervoert u?', 'sand was vorige week, nu gravel', 'gravel'],
    ['Que transportez-vous ?', 'avant du sand, maintenant du gravel', 'gravel'],
    ['¿Qué transporta?', 'antes sand, ahora gravel', 'gravel'],
    ['Che cosa trasporta?', 'prima sand, adesso gravel', 'gravel'],
    ['O que transporta?', 'antes sand, agora gravel', 'gravel'],
    ['您运什么？', '以前sand，现在gravel', 'gravel'],
    ['What do you carry?', 'sand now, gravel was last week', 'sand'],
    ['Wat vervoert u?', 'nu sand, vroeger gravel', 'sand'],
  ])('is what was, beside what is now: %s %s', (question, reply, value) => {
    expect(read(question, MATERIAL, reply).value).toBe(value);
  });

  it.each([
    ['¿Cuántos pisos hay?', COUNT, 'cinco, no seis', 5],
    ['Quantos andares há?', COUNT, 'cinco, não seis', 5],
    ['How many guests will come?', COUNT, 'Actually, seven, and not eight', 7],
    ['Wie viele Gäste kommen?', COUNT, 'sieben, mehr geht nicht', 7],
    ['Quanti ospiti vengono?', COUNT, 'sette, e non otto', 7],
    ['Hoeveel gasten komen er?', COUNT, 'zeven, nee echt', 7],
    ['Combien d’invités viennent ?', COUNT, 'sept, pas huit', 7],
    ['Which day suits you?', DAY, 'Friday or never', '2019-03-01'],
    ['Which day suits you?', DAY, 'Monday why not', '2019-03-04'],
    ['Welcher Tag passt Ihnen?', DAY, 'Montag warum nicht', '2019-03-04'],
    ['Quel jour venez-vous ?', DAY, 'lundi ou jamais', '2019-03-04'],
    ['¿Qué día le va bien?', DAY, 'el lunes o nunca', '2019-03-04'],
    ['Quanti ospiti vengono?', COUNT, 'due o niente', 2],
    ['Quantos convidados vêm?', COUNT, 'dois ou nada', 2],
    ['Hoeveel gasten komen er?', COUNT, 'twee anders niets', 2],
    ['您哪天出发？', DAY, '我们5月3号去南非', '2019-05-03'],
    ['您哪天来？', DAY, '星期一行不？', '2019-03-04'],
  ])('and nothing else: %s %j %s', (question, schema, reply, value) => {
    expect(read(question, schema, reply).value).toBe(value);
  });
});

describe('The words of a correction', () => {
  const urgency = { type: 'string', enum: ['right now', 'can wait'] };
  const index = prepareReading(
    formOf([
      { id: 'age', question: 'How old are you?', schema: COUNT },
      { id: 'day', question: 'Which day suits you?', schema: DAY },
      { id: 'urgent', question: 'How urgent is it?', schema: urgency },
    ]),
  );

  it.each([
    ['age', '33, no wait, 34', { age: 34 }],
    ['day', 'Monday, no wait, Tuesday.', { day: '2019-03-05' }],
    ['age', '33, no wait, 34, and it can wait', { age: 34, urgent: 'can wait' }],
  ])('name no choice: %s %s', (asked, reply, values) => {
    expect(ask(`q_${asked}`, reply, { index }).values).toEqual(values);
  });
});

describe('What is put off', () => {
  it.each([
    ['您想哪天来？', DAY, '明天再回电话'],
    ['Which day suits you?', DAY, "I'll call you back tomorrow"],
    ['At what time shall we come?', HOUR, "I'll ring you back at six"],
    ['Who is the contact?', TEXT, 'let me ask my wife'],
    ['谁是联系人？', TEXT, '等我问问他'],
    ['Quando comincia il contratto?', DAY, 'dobbiamo ancora deciderlo'],
    ['¿Qué día lo traería?', DAY, 'cuando vuelva de vacaciones le digo'],
    ['Welcher Tag passt Ihnen?', DAY, 'ich rufe morgen zurück'],
    ['Welke dag komt u?', DAY, 'ik bel u morgen terug'],
    ['Quel jour venez-vous ?', DAY, 'je vous rappelle demain'],
    ['Em que dia vem?', DAY, 'ligo amanhã'],
  ])('gives no value: %s %j %s', (question, schema, reply) => {
    expect(read(question, schema, reply)).toEqual({ dialogueAct: 'later', value: undefined });
  });

  it.each([
    ['Which day suits you?', DAY, 'tomorrow', '2019-03-02'],
    ['Which day shall we call?', DAY, 'call me tomorrow', '2019-03-02'],
    ['At what time shall we come?', HOUR, 'at six in the evening', '18:00'],
    ['您想哪天来？', DAY, '明天', '2019-03-02'],
    ['Welcher Tag passt Ihnen?', DAY, 'morgen', '2019-03-02'],
  ])('is not what is told: %s %j %s', (question, schema, reply, value) => {
    expect(read(question, schema, reply).value).toBe(value);
  });
});

describe('Who weighs something, or tells of a secret, and answers', () => {
  const FILM = { type: 'string', enum: ['comedy', 'thriller'] };

  it.each([
    ['Which day suits you?', DAY, 'I still have to check in on the 5th', '2019-03-05'],
    ['How many guests will come?', COUNT, 'first we ask the 4 of us', 4],
    ['Was möchten Sie sehen?', FILM, 'Wir überlegen noch kurz, also thriller', 'thriller'],
    ['¿Qué quiere ver?', FILM, 'thriller, aunque todavía lo decido yo', 'thriller'],
    ['Que voulez-vous voir ?', FILM, 'thriller, on verra bien', 'thriller'],
    ['Che cosa volete vedere?', FILM, 'thriller, poi vedremo', 'thriller'],
    ['Wat wilt u zien?', FILM, 'thriller, de rest zien we dan wel', 'thriller'],
    ['O que quer ver?', FILM, 'thriller, o resto logo se vê', 'thriller'],
    ['想看什么？', FILM, 'thriller，别的再说吧', 'thriller'],
    ['What can we help you with?', TEXT, 'I am still waiting for a refund', 'refund'],
    ['What should we do?', TEXT, 'Check the brakes first', 'brakes'],
    ['De quoi s’agit-il ?', TEXT, 'Je veux discuter d’assurances', 'discuter d’assurances'],
    ['O que procura?', TEXT, 'Vamos ver casas em Lisboa', 'Lisboa'],
    ['Que visiterez-vous ?', TEXT, 'Nous verrons la tour Eiffel', 'Eiffel'],
    ['Was ist das Problem?', TEXT, 'Die Tür ist offen', 'Die Tür ist offen'],
    ['Wat is de gelegenheid?', TEXT, 'Het is een geheim feest', 'geheim feest'],
    ['What is the occasion?', TEXT, 'It is a secret party', 'secret party'],
    ['What is the title of the book?', TEXT, 'The Secret Garden', 'The Secret Garden'],
    ['Wie heißt das Buch?', TEXT, 'Es heißt "Streng geheim"', 'Streng geheim'],
  ])('is understood: %s %j %s', (question, schema, reply, value) => {
    expect(read(question, schema, reply).value).toBe(value);
  });
});

describe('A call that is asked for, or who is to be seen', () => {
  it.each([
    ['What do you need?', TEXT, 'Let me see a doctor, please.', 'doctor'],
    ['What do you need?', TEXT, 'Let me go with a nurse', 'nurse'],
    ['De quoi avez-vous besoin ?', TEXT, 'Laissez-moi voir un médecin', 'médecin'],
    ['Do que precisa?', TEXT, 'Deixe-me ver um médico', 'médico'],
    ['Wann passt Ihnen ein Rückruf?', HOUR, 'Ruf mich ruhig um 15 Uhr zurück.', '15:00'],
    ['Wanneer mogen we terugbellen?', HOUR, 'bel me om 15 uur terug', '15:00'],
  ])('is put off by nobody: %s %j %s', (question, schema, reply, value) => {
    expect(read(question, schema, reply).value).toBe(value);
  });

  it.each([
    ['What do you need?', TEXT, 'Let me see if I have it'],
    ['De quoi avez-vous besoin ?', TEXT, 'Laissez-moi voir'],
    ['Wann passt Ihnen ein Rückruf?', HOUR, 'Da rufe ich Sie zurück'],
    ['Wanneer mogen we terugbellen?', HOUR, 'Ik bel nog even terug'],
  ])('but by who looks or calls: %s %j %s', (question, schema, reply) => {
    expect(read(question, schema, reply).dialogueAct).toBe('later');
  });
});

describe('What is asked', () => {
  it.each([
    ['¿A quién llamamos cuando esté listo?', 'a mi mujer, se llama Lourdes Peña', 'Lourdes Peña'],
    ['Who do we call when it is ready?', 'my wife, Ruth Keller', 'Ruth Keller'],
    ['Qui appelons-nous quand c’est prêt ?', 'ma femme, Ruth Keller', 'Ruth Keller'],
  ])('is what the first interrogative asks for: %s %s', (question, reply, value) => {
    expect(read(question, TEXT, reply).value).toBe(value);
  });

  it.each([
    ['Can you tell us when you would like to move in?', "I'd say the 3rd of May.", '3rd of May'],
    ['¿Puede decirnos por favor cuándo se muda?', 'diría que el 3 de mayo', '3 de mayo'],
    ['Est-ce que vous savez quand vous emménagez ?', 'je dirais le 3 mai', '3 mai'],
    ['Kunt u ons zeggen wanneer u verhuist?', 'ik zou zeggen op 3 mei', '3 mei'],
    ['Können Sie uns sagen, wann Sie einziehen?', 'ich würde sagen am 3. Mai', '3. Mai'],
    ['Può dirci quando trasloca?', 'direi il 3 maggio', '3 maggio'],
    ['Pode dizer-nos por favor quando se muda?', 'diria que a 3 de maio', '3 de maio'],
  ])('is a day after an auxiliary: %s %s', (question, reply, value) => {
    expect(read(question, TEXT, reply).value).toBe(value);
  });

  it.each([
    ['¿Podemos poner veneno?', BOOLEAN, '¿Qué tipo de veneno es?'],
    ['Peut-on poser du poison ?', BOOLEAN, 'Quel genre de poison est-ce ?'],
    ['Possiamo usare il veleno?', BOOLEAN, 'Che tipo di veleno è?'],
    ['Podemos usar veneno?', BOOLEAN, 'Qual é o veneno que vocês usam?'],
    ['可以放毒药吗？', BOOLEAN, '什么毒药？'],
    ['Is a tracker fitted?', BOOLEAN, 'what does it do, exactly?'],
    ['Is it insured?', BOOLEAN, 'why is that, of course?'],
    ['May we lay poison?', BOOLEAN, 'What sort of poison is it exactly?'],
    ['Dürfen wir Gift auslegen?', BOOLEAN, 'Was für ein Gift ist das denn?'],
    ['Hoe heet uw schip?', TEXT, 'Moet ik dat nu al opgeven?'],
  ])('back is no yes: %s %j %s', (question, schema, reply) => {
    expect(read(question, schema, reply)).toEqual({
      dialogueAct: 'counter_question',
      value: undefined,
    });
  });

  it.each([
    ['What is your name?', 'Did I leave that blank?'],
    ['Wie heißt Ihre Schule?', 'Hab ich das nicht schon gesagt?'],
    ['¿Quién es la persona responsable?', '¿Y no hay wifi dentro del taller?'],
    ['Quel est le nom du bateau ?', 'Vous avez un parking devant le bureau ?'],
    ['Come si chiama la barca?', 'Ma lì da voi si trova parcheggio?'],
    ['Hoe heet uw schip?', 'Moet ik dat nu al opgeven?'],
    ['Como se chama o barco?', 'Vocês já não têm estacionamento?'],
    ['您演奏什么乐器？', '你们那儿有钢琴吗？'],
  ])('tells no text by a small part of it: %s %s', (question, reply) => {
    expect(read(question, TEXT, reply).value).toBeUndefined();
  });

  it.each([
    ['What is the name of the boat?', 'Blue Heron?', 'Blue Heron'],
    ['What would you like?', 'a wooden table?', 'wooden table'],
    ['What would you like?', 'a chocolate cake, is that possible?', 'chocolate cake'],
    ['Wie heißt Ihre Schule?', 'Goetheschule, kennen Sie die?', 'Goetheschule'],
    ['Hoe heet uw schip?', 'De Vrouwe Jacoba, kent u die?', 'De Vrouwe Jacoba'],
    ['您演奏什么乐器？', '二胡？', '二胡'],
  ])('but one that is said as a question is told: %s %s', (question, reply, value) => {
    expect(read(question, TEXT, reply).value).toBe(value);
  });

  it('with a yes of its own is one', () => {
    expect(read('Do you want breakfast?', BOOLEAN, 'why not?').value).toBe(true);
  });
});
