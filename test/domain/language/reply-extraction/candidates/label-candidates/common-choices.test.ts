import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf } from '../../../support/form.ts';

function chosen(question: string, choices: readonly string[], reply: string): unknown {
  const schema = { type: 'string', enum: choices };
  const index = prepareReading(formOf([{ id: 'x', question, schema, choices }]));
  return ask('q_x', reply, { index }).values.x;
}

const CHANNELS = ['phone', 'email', 'in person'];
const KANALEN = ['telefoon', 'e-mail', 'post'];
const REASONS = ['too small', 'damaged', 'wrong item', 'changed my mind'];
const URGENCY = ['can wait', 'this week', 'right now'];

describe('Choices that many forms have, told in other words', () => {
  it.each([
    ['How should we get back to you?', CHANNELS, 'give me a ring', 'phone'],
    ['How should we get back to you?', CHANNELS, 'just pop round to my desk', 'in person'],
    ['Hoe mogen we antwoorden?', KANALEN, 'bel maar', 'telefoon'],
    ['Hoe kunnen we u bereiken?', KANALEN, 'stuur maar een mailtje', 'e-mail'],
    ['Why are you sending it back?', REASONS, 'the heel snapped off', 'damaged'],
    ['Why are you sending it back?', REASONS, 'they are far too tight', 'too small'],
    ['How urgent is it?', URGENCY, 'no rush whatsoever', 'can wait'],
    ['Wie dringend ist es?', ['kann warten', 'sofort'], 'das hat keine Eile', 'kann warten'],
  ])('%s %j %s', (question, choices, reply, value) => {
    expect(chosen(question, choices, reply)).toBe(value);
  });

  it.each([
    ['How should we get back to you?', CHANNELS, 'not by phone'],
    ['How should we get back to you?', CHANNELS, 'what would be quicker?'],
    ['How should we get back to you?', CHANNELS, 'the usual way'],
    ['Why are you sending it back?', REASONS, 'I would rather not say'],
    ['Why are you sending it back?', REASONS, 'it is for a friend'],
    ['How urgent is it?', URGENCY, 'I have no idea'],
    ['Hoe mogen we antwoorden?', KANALEN, 'dat weet ik nog niet'],
    ['Hoe mogen we antwoorden?', KANALEN, 'niet per post'],
    ['Wie dringend ist es?', ['kann warten', 'sofort'], 'das weiß ich nicht'],
    ['Quand faut-il venir ?', ['peut attendre', 'maintenant'], 'je vous dirai plus tard'],
  ])('takes nothing of what tells none: %s %j %s', (question, choices, reply) => {
    expect(chosen(question, choices, reply)).toBeUndefined();
  });

  it.each([
    ['How was the refund to be?', ['store credit', 'bank transfer'], 'OK, hold on'],
    ['Where do you park?', ['garage', 'driveway', 'car park'], 'I drive to work'],
    ['Why are you sending it back?', REASONS, 'my budget is tight'],
    ['Why are you sending it back?', REASONS, 'something else'],
    ['How should we meet?', ['video call', 'in person'], 'there are two teams of us'],
    ['¿Cómo quiere el reembolso?', ['bono', 'transferencia'], 'Vale, espere un momento.'],
    ['¿Por qué lo devuelve?', ['otro color', 'dañado'], 'Perdón, me he equivocado'],
    ['Perché lo restituisce?', ['troppo piccolo', 'danneggiato'], 'Il tempo è stretto'],
    ['Porque o devolve?', ['danificado', 'muito pequeno'], 'A minha partida é amanhã.'],
    ['Como quer o reembolso?', ['voucher', 'transferência'], 'Não vale a pena'],
    ['Porque o devolve?', ['muito grande', 'danificado'], 'Moro no Largo do Rossio'],
    ['Hoe dringend is het?', ['nu meteen', 'kan wachten'], 'Ik zoek een direct contact'],
    ['Hoe mogen we antwoorden?', KANALEN, 'de bel is kapot'],
    ['Waarom stuurt u het terug?', ['bevalt niet', 'kapot'], 'dat heb ik niet bedacht'],
    ['Welche Hilfe brauchen Sie?', ['blind', 'gehörlos'], 'Mal sehen, was möglich ist'],
    ['Wie dringend ist es?', ['kann warten', 'sofort'], 'Meine Frau hat Zeit'],
    ['Wie oft kaufen Sie bei uns?', ['selten', 'oft'], 'Ich kann kaum etwas verstehen'],
    ['Comment vous rembourser ?', ["bon d'achat", 'virement'], 'Je voudrais avoir une réponse'],
    ['Pourquoi le renvoyez-vous ?', ['trop petit', 'abîmé'], 'Le délai est serré'],
    ['Comment vous joindre ?', ['téléphone', 'courriel'], "Je m'appelle Paul"],
    ['Où est la voiture ?', ['rue', 'garage'], 'La box ne marche plus'],
    ['Où est la voiture ?', ['devant la maison', 'garage'], 'Je suis allée au travail'],
    ['您想怎么退款？', ['代金券', '转账'], '好的，请稍等'],
  ])('takes no word that mostly means something else: %s %j %s', (question, choices, reply) => {
    expect(chosen(question, choices, reply)).toBeUndefined();
  });
});
