import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf } from '../support/form.ts';

function isToldTrue(question: string, reply: string): unknown {
  const schema = { type: 'boolean' };
  const index = prepareReading(formOf([{ id: 'x', question, schema }]));
  return ask('q_x', reply, { index }).values.x;
}

describe('A question of yes or no without either word', () => {
  it.each([
    ['Do you need a helmet?', 'I have my own.', false],
    ['Do you have a helmet?', 'I have my own.', true],
    ['Would you like us to set it up?', 'That can wait.', false],
    ['Do you work at weekends?', 'Only on Saturdays.', true],
    ['Do you own the house you live in?', 'We are renting.', false],
    ['Are you a smoker?', 'I gave it up in spring.', false],
    ['Do you have any pets?', 'Two parrots.', true],
    ['Have you signed the form?', "We haven't signed it yet.", false],
    ['Brauchen Sie einen Adapter?', 'Ich habe selbst einen.', false],
    ['Gehört Ihnen die Wohnung?', 'Wir mieten sie.', false],
    ['Sind Sie berufstätig?', 'Ich bin in Rente.', false],
    ['Möchten Sie eine Rechnung dazu?', 'Das wäre nett.', true],
    ['Avez-vous besoin de skis ?', 'J’ai les miens.', false],
    ['Êtes-vous propriétaire du logement ?', 'Nous sommes locataires.', false],
    ['Voulez-vous un reçu ?', 'Avec plaisir.', true],
    ['¿Necesita usted una silla?', 'Ya tengo.', false],
    ['¿Quiere usted que le llamemos?', 'Puede esperar.', false],
    ['¿Vive usted en una casa de su propiedad?', 'Vivimos de alquiler.', false],
    ['Le serve una sedia per il bambino?', 'Ne ho già una.', false],
    ['Ha bisogno di una ricevuta per la spesa?', 'Sarebbe comodo.', true],
    ['Heeft u een kinderstoel nodig?', 'We hebben er zelf een.', false],
    ['Wilt u dat we u bellen?', 'Kan nog wachten.', false],
    ['Precisa de uma cadeira para a criança?', 'Já temos uma.', false],
    ['É o proprietário da casa?', 'Estamos numa casa arrendada.', false],
    ['您需要头盔吗？', '我自己有。', false],
    ['Would you like an insurance with it?', "Sounds a bit pricey, I'll pass.", false],
    ['Would you like an insurance with it?', "I'd rather not.", false],
    ['Would you like an insurance with it?', 'Go on then.', true],
    ['Do you have a parking permit?', 'Need to apply for it first.', false],
    ['Haben Sie einen Parkausweis?', 'Muss ich erst noch beantragen.', false],
    ['Möchten Sie eine Versicherung dazu?', 'Lassen Sie mal.', false],
    ['Möchten Sie eine Versicherung dazu?', 'Da verzichte ich.', false],
    ['Wird in der Wohnung geraucht?', 'Ich bin Nichtraucher und meine Frau auch.', false],
    ['Haben Sie Haustiere?', 'Seit Bello tot ist nicht mehr.', false],
    ['Heeft u een parkeervergunning?', 'Moet ik nog aanvragen.', false],
    ['您有停车证吗？', '还在办', false],
  ])('%s %s', (question, reply, value) => {
    expect(isToldTrue(question, reply)).toBe(value);
  });

  it.each([
    ['Do you need a helmet?', 'Why do you ask?'],
    ['Do you own the house?', "I'd rather not say."],
    ['Do you own the house?', "I don't know."],
  ])('is not answered by %s %s', (question, reply) => {
    expect(isToldTrue(question, reply)).toBeUndefined();
  });
});
