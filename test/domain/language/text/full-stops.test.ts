import { describe, expect, it } from 'vitest';
import { valueTold } from '../support/form.ts';

const TEXT = { type: 'string' };

describe('A full stop inside a name or an address ends no sentence', () => {
  it.each([
    ['Wo steht das Klavier?', 'Hauptstr. 5', 'Hauptstr. 5'],
    ['Wo steht das Klavier?', 'Goethestr. 5, 10115 Berlin', 'Goethestr. 5, 10115 Berlin'],
    ['Wo steht das Klavier?', 'Schillerpl. 2, Wien', 'Schillerpl. 2, Wien'],
    [
      'Wie lautet Ihre Adresse?',
      'Goethestraße 5, 2. OG, 10115 Berlin',
      'Goethestraße 5, 2. OG, 10115 Berlin',
    ],
    ['What is your address?', '12 St. John Rd. 4, Leeds', '12 St. John Rd. 4, Leeds'],
    ['Quelle est votre adresse ?', 'av. 5 mai 12, apt. 4, Lyon', 'av. 5 mai 12, apt. 4, Lyon'],
    [
      'Qual é a sua morada?',
      'Rua das Flores 12, apto. 4, Lisboa',
      'Rua das Flores 12, apto. 4, Lisboa',
    ],
    ['Wat is uw adres?', 'Kerkstr. 5, Utrecht', 'Kerkstr. 5, Utrecht'],
    ['Welche Marke ist es?', 'C. Bechstein', 'C. Bechstein'],
    ['Which brand is it?', "It's a C. Bechstein", 'C. Bechstein'],
    ['De quelle marque est-il ?', 'C. Bechstein', 'C. Bechstein'],
    ['Wie heißen Sie?', 'Dr. J. Smith', 'Dr. J. Smith'],
    ['What is your name?', 'J. R. Smith', 'J. R. Smith'],
    ['What is your name?', 'J. R. R. Tolkien', 'J. R. R. Tolkien'],
    ['Hoe heet u?', 'dhr. P. de Vries', 'P. de Vries'],
    ['Come si chiama?', 'Sono la Dott. A. Rossi', 'Dott. A. Rossi'],
    ['¿Cómo se llama?', 'Dra. M. López', 'Dra. M. López'],
    ['Qual é o seu nome?', 'Prof. A. Silva', 'Prof. A. Silva'],
  ])('%s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});

describe('A full stop behind a letter or a number ends its sentence before another one', () => {
  it.each([
    ['Wie heißen Sie?', 'Karl M. Danke', 'Karl M'],
    ['What is your name?', 'Achebe. A. C. H. E. B. E.', 'Achebe'],
    ['Wie heißen Sie?', 'Kuhn. Der Flügel ist von 1920.', 'Kuhn'],
  ])('%s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});
