import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../../../domain/language/grammar/detect-language.ts';

describe('the language of a conversation', () => {
  it.each([
    ['en', 'I would like to insulate the roof of my house'],
    ['en', 'next Friday at the latest, please'],
    ['fr', 'Je voudrais isoler le toit de ma maison'],
    ['fr', "J'ai besoin d'un devis pour vendredi"],
    ['de', 'Ich möchte das Dach meines Hauses dämmen'],
    ['de', 'Bitte nicht vor Freitag, danke'],
    ['es', 'Quiero aislar el tejado de mi casa'],
    ['es', '¿Cuánto cuesta?'],
    ['it', 'Vorrei isolare il tetto della casa'],
    ['it', 'Non prima di venerdì, grazie'],
    ['pt', 'Eu gostaria de isolar o telhado da minha casa'],
    ['pt', 'Não antes de sexta-feira, obrigado'],
    ['nl', 'Ik wil graag het dak van mijn huis isoleren'],
    ['nl', 'Niet voor vrijdag, dank u'],
    ['zh', '我想给房子的屋顶做保温'],
    ['ja', '屋根の断熱をお願いします'],
  ])('is %s for "%s"', (language, text) => {
    expect(detectLanguage([text])).toBe(language);
  });

  it.each(['', 'ok', 'no', 'Marie Curie', '42 m2', 'hotel', '🙂'])(
    'stays unknown for "%s"',
    (text) => {
      expect(detectLanguage([text])).toBeUndefined();
    },
  );

  it('is told by all texts together', () => {
    expect(detectLanguage(['ok', 'Berlin', 'am Freitag', 'mit meiner Frau'])).toBe('de');
  });
});
