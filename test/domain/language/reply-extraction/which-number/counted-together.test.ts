import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'integer' }, reply);

describe('What is told one by one', () => {
  it.each([
    ['How many plates shall we set out?', 'Two uncles, three nieces and my mother.', 6],
    ['How many flyers shall we print?', '300 for the shop, 200 for the market', 500],
    ['How many people will be on the boat?', 'The twins and my brother.', 3],
    ['How many people will be on the boat?', 'We are four couples', 8],
    ['How many keys do you need?', 'three plus two', 5],
    [
      'Wie viele Geräte sollen wir bei Ihnen prüfen?',
      'zwei Drucker, drei Laptops und der Beamer',
      6,
    ],
    ['Wie viele Personen kommen mit Ihnen?', 'meine Eltern, ich und die zwei Jungs', 5],
    ['Combien de couverts est-ce que vous voulez ?', 'quatre en salle, deux au bar', 6],
    ['Combien de personnes est-ce que vous serez ?', 'trois couples et un ami', 7],
    ['¿Cuántas personas van a venir a la cena?', 'nosotros dos y los gemelos', 4],
    ['Quanti posti servono per la vostra cena?', "venti più l'autista", 21],
    ['Hoeveel stoelen heeft u nodig voor het feest?', 'links vier, rechts drie', 7],
    ['Quantas pessoas é que vocês serão na festa?', 'somos três casais', 6],
  ])('is added up: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it.each([
    ['How many boats do you have?', 'One, my brother has two.', 1],
    ['Wie viele Hunde haben Sie?', 'Einen, meine Schwester hat drei', 1],
    ['Combien de vélos avez-vous ?', 'quatre, mon voisin en a deux', 4],
    ['¿Cuántos coches tiene?', 'dos, mi hermano tiene tres', 2],
    ['Quante biciclette ha?', 'due, mio fratello ne ha tre', 2],
    ['Hoeveel fietsen heeft u?', 'drie, mijn broer heeft er twee', 3],
    ['Quantas bicicletas tem?', 'duas, o meu irmão tem três', 2],
    ['您有几辆自行车？', '一辆，我哥哥有两辆', 1],
    ['How many chairs do you need?', 'Two or three.', 2],
    ['How many chairs do you need?', 'Four chairs and two tables.', 4],
    ['How many chairs do you need?', 'Nine, and not the two old ones.', 9],
    ['How many years have you lived there?', 'Twelve, in a house of 1950.', 12],
    ['How many chairs do you need?', 'About thirty, 32.', 32],
    ['How many chairs do you need?', 'Two and three, so five.', 5],
    ['How many people will be on the boat?', 'We leave from San Diego. I need 3 places.', 3],
    ['How many people will be on the boat?', 'The boys and me.', undefined],
    ['How many chairs do you need?', 'None, my mother, really.', 0],
    ['How many shelves shall it have?', 'Six plus a board that is one finger thick', 6],
  ])('is not added up otherwise: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});
