import { describe, expect, it } from 'vitest';
import { languageOfConfiguration } from '../../../../domain/language/which-language/language-of-configuration.ts';
import { finish } from '../../../../domain/steps.ts';

function languageOf(texts: readonly string[], choices: readonly string[] = []): string {
  const labels = choices.map((label) => ({ label }));
  return finish(
    languageOfConfiguration({
      questions: texts.map((text) => ({ text, choices: labels })),
      success_informations: [],
    }),
  );
}

describe('the language of a configuration', () => {
  it.each([
    ['fr', ['Quel est votre nom ?', 'Dans quelle ville habitez-vous ?']],
    ['de', ['Wie heißen Sie?', 'In welcher Stadt wohnen Sie?']],
    ['en', ['What is your name?', 'Which city do you live in?']],
  ])('is that of its sentences: %s', (language, texts) => {
    expect(languageOf(texts)).toBe(language);
  });

  it.each([
    ['fr', ['Nom ?', 'Date de naissance ?', 'Ville ?']],
    ['fr', ['Nom complet', 'Téléphone', 'Budget maximum']],
    ['fr', ['Type de logement ?', 'Surface ?', 'Code postal ?']],
    ['de', ['Name?', 'Geburtsdatum?', 'Wohnort?']],
    ['de', ['Vorname', 'Nachname', 'Telefonnummer']],
    ['de', ['Anzahl Personen?', 'Datum?', 'Uhrzeit?']],
    ['es', ['Nombre completo', 'Teléfono', 'Presupuesto máximo']],
    ['es', ['Tipo de vivienda', 'Superficie', 'Código postal']],
    ['it', ['Nome completo', 'Telefono', 'Budget massimo']],
    ['pt', ['Nome?', 'Data de nascimento?', 'Cidade?']],
    ['pt', ['Nome completo', 'Telefone', 'Orçamento máximo']],
    ['nl', ['Naam?', 'Geboortedatum?', 'Woonplaats?']],
    ['nl', ['Aantal gasten', 'Tijdstip', 'Duur']],
    ['en', ['Name?', 'Date of birth?', 'City?']],
    ['en', ['Number of guests?', 'Date?', 'Time?']],
  ])('is the one that knows most of few words: %s %j', (language, texts) => {
    expect(languageOf(texts)).toBe(language);
  });

  it('is told by the choices where the questions tell none', () => {
    expect(languageOf(['Formule ?'], ['par mois', 'par an'])).toBe('fr');
    expect(languageOf(['Status?'], ['Vermietung', 'Eigentum', 'weiß ich nicht'])).toBe('de');
  });

  it('is English where nothing tells it', () => {
    expect(languageOf([])).toBe('en');
    expect(languageOf(['K-132?', 'Foo'])).toBe('en');
  });
});
