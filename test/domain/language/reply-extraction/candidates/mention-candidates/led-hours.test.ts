import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf } from '../../../support/form.ts';

const QUESTIONS: Readonly<Record<string, readonly [name: string, hour: string]>> = {
  en: ['What is your name?', 'At what time will you arrive?'],
  de: ['Wie ist Ihr Name?', 'Um wie viel Uhr kommen Sie an?'],
  fr: ['Quel est votre nom ?', 'À quelle heure arrivez-vous ?'],
  es: ['¿Cómo se llama usted?', '¿A qué hora llegan ustedes?'],
  it: ['Come si chiama?', 'A che ora arrivate?'],
  pt: ['Como se chama?', 'A que horas chegam vocês?'],
  nl: ['Wat is uw naam?', 'Hoe laat komt u aan?'],
};

function hourIn(language: string, reply: string): unknown {
  const [name, hour] = QUESTIONS[language]!;
  const index = prepareReading(
    formOf([
      { id: 'name', question: name, schema: { type: 'string' } },
      { id: 'hour', question: hour, schema: { type: 'string', format: 'time' } },
    ]),
  );
  return ask('q_name', reply, { index }).values.hour;
}

describe('A bare hour that nobody asked for', () => {
  it.each([
    ['en', 'Miller, on Friday at ten', '10:00'],
    ['de', 'Müller, am Freitag um zehn', '10:00'],
    ['es', 'Gil, el viernes a las diez', '10:00'],
    ['es', 'Gil, llegamos sobre las 10', '10:00'],
    ['es', 'Gil, el martes a eso de las nueve y media', '09:30'],
    ['it', 'Neri, venerdì alle dieci', '10:00'],
    ['it', 'Neri, arriviamo alle dieci', '10:00'],
    ['en', 'Miller, we arrive at ten', '10:00'],
    ['pt', 'Pinto, sexta às dez', '10:00'],
    ['nl', 'Bakker, vrijdag om tien', '10:00'],
    ['en', 'Miller, on Friday at ten with my wife', '10:00'],
    ['de', 'Müller, am Freitag um zehn mit dem Anhänger', '10:00'],
    ['fr', 'Petit, vendredi à 10 avec ma femme', '10:00'],
    ['es', 'Gil, el viernes a las diez con mi hermana', '10:00'],
    ['it', 'Neri, venerdì alle 15 con mia moglie', '15:00'],
    ['pt', 'Pinto, sexta às dez com a minha irmã', '10:00'],
    ['nl', 'Bakker, vrijdag om tien met mijn vrouw', '10:00'],
  ])('is told right behind a day or a wish (%s: %s)', (language, reply, hour) => {
    expect(hourIn(language, reply)).toBe(hour);
  });

  it.each([
    ['en', 'Miller, at ten euros each'],
    ['en', 'Miller, I have read about ten'],
    ['en', 'Miller, the gym opens at seven'],
    ['es', 'Gil, que cierra a las 6'],
    ['de', 'Müller, es geht um zehn Karten'],
    ['es', 'Gil, quiero las dos'],
    ['it', 'Neri, prendo le due'],
    ['pt', 'Pinto, quero as duas'],
    ['en', 'Miller, on Friday at ten or eleven'],
    ['de', 'Müller, am Freitag um zehn Karten'],
    ['it', 'Neri, venerdì alle 15 persone'],
  ])('is none where something else is counted (%s: %s)', (language, reply) => {
    expect(hourIn(language, reply)).toBeUndefined();
  });
});
