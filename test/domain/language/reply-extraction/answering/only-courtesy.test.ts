import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../domain/language/reading-index/reading-index.ts';
import { ask, formOf } from '../../support/form.ts';

const TEXT = { type: 'string' };

function read(question: string, filler: string, reply: string) {
  const lines = [
    { id: 'x', question, schema: TEXT },
    { id: 'y', question: filler, schema: TEXT },
  ];
  return ask('q_x', reply, { index: prepareReading(formOf(lines)) });
}

const MORE = 'Is there anything else that you would like to tell us?';
const NUMBER = 'What is your account number?';
const CITY = 'Which city are you flying to?';

describe('Courtesies alone', () => {
  it.each([
    [CITY, MORE, 'thank you for your great service'],
    [CITY, MORE, 'ok thanks robin, have a wonderful day'],
    [CITY, MORE, 'hi casey'],
    [NUMBER, MORE, 'Sounds great, thanks!'],
    [
      'Was möchten Sie trinken?',
      'Möchten Sie uns sonst noch etwas sagen?',
      'Vielen Dank für Ihre Hilfe, schönen Tag noch',
    ],
    [
      'Dans quelle ville habitez-vous ?',
      'Avez-vous autre chose à nous dire ?',
      'Merci beaucoup pour votre aide, bonne journée',
    ],
    [
      '¿En qué ciudad vive usted?',
      '¿Hay algo más que quiera contarnos?',
      'Muchas gracias por todo, hasta luego',
    ],
    [
      'In quale città abita?',
      'Vuole dirci ancora qualcosa?',
      'Grazie mille per il suo aiuto, buona giornata',
    ],
    [
      'In welke stad woont u?',
      'Wilt u ons nog iets anders vertellen?',
      'Bedankt voor de hulp, fijne dag',
    ],
    [
      'Em que cidade mora?',
      'Há mais alguma coisa que nos queira dizer?',
      'Muito obrigado pela ajuda, até logo',
    ],
    ['您要去哪里？', '您还有什么别的想告诉我们的吗？', '好的，谢谢你的细心解答！'],
    ['您要去哪里？', '您还有什么别的想告诉我们的吗？', '收到，多谢，再见。'],
  ])('answer nothing: %s %s %s', (question, filler, reply) => {
    const { outcome, values } = read(question, filler, reply);
    expect(outcome).toBe('asked_no_answer');
    expect(values).toEqual({});
  });

  it.each([
    [CITY, MORE, 'Hi, Boston please, thanks', 'Boston'],
    [CITY, MORE, 'thank you, lyon', 'lyon'],
    [NUMBER, MORE, 'thanks its 4587', '4587'],
    ['您要去哪里？', '您还有什么别的想告诉我们的吗？', '我想去上海，谢谢', '上海'],
  ])('take nothing from what is told beside them: %s %s %s', (question, filler, reply, value) => {
    expect(read(question, filler, reply).values.x).toBe(value);
  });
});
