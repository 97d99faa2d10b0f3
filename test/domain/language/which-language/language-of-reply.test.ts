import { describe, expect, it } from 'vitest';
import {
  type LanguageHints,
  languageOfReply as stepsOf,
} from '../../../../domain/language/which-language/language-of-reply.ts';
import { finish } from '../../../../domain/steps.ts';

const languageOfReply = (text: string, hints: LanguageHints) => finish(stepsOf(text, hints));

describe('the language of a reply', () => {
  const german = {
    kept: undefined,
    configuration: 'de',
    assistantText: 'What kind of food would you like?',
  };
  const english = {
    kept: undefined,
    configuration: 'en',
    assistantText: 'And which city shall it be?',
  };

  it('is that of the words, whatever the agent speaks', () => {
    expect(languageOfReply('Das ist mir egal.', german)).toBe('de');
    expect(languageOfReply('Spielt keine Rolle.', german)).toBe('de');
    expect(languageOfReply('No me importa.', english)).toBe('es');
    expect(languageOfReply('Geen idee.', { ...english, kept: 'nl' })).toBe('nl');
  });

  it('is that of the questions where the words tell none', () => {
    expect(languageOfReply('Berlin', german)).toBe('de');
    expect(languageOfReply('12', english)).toBe('en');
  });

  it('is not that of a name', () => {
    expect(languageOfReply('Los Angeles', english)).toBe('en');
    expect(languageOfReply('La Tasca', english)).toBe('en');
    expect(languageOfReply('Die Hard', english)).toBe('en');
  });

  it('changes where the user changes it', () => {
    const kept = { ...german, kept: 'de' };
    expect(languageOfReply("I don't mind, really.", kept)).toBe('en');
    expect(
      languageOfReply('I would rather go on in English, if that is fine with you.', kept),
    ).toBe('en');
  });

  it('is that of the questions where it knows more words of a reply that another language seems to own', () => {
    const portuguese = { ...english, configuration: 'pt', kept: 'fr' };
    expect(languageOfReply('três por semana, até uns 90 euros por mês', portuguese)).toBe('pt');
    expect(languageOfReply('trois par semaine, et pas plus de 90 euros par mois', portuguese)).toBe(
      'fr',
    );
  });

  it('is the one that knows most of a few words, where the questions know hardly any', () => {
    expect(languageOfReply('Ventidue, compreso il coro.', english)).toBe('it');
    expect(languageOfReply('Debuttiamo il 27 marzo.', english)).toBe('it');
    expect(languageOfReply("Il secondo sabato d'aprile.", { ...english, kept: 'fr' })).toBe('it');
    expect(languageOfReply('Trenta.', english)).toBe('it');
    expect(languageOfReply('Vermeer of Delft', english)).toBe('en');
    expect(languageOfReply('Bonfanti', english)).toBe('en');
  });
});
