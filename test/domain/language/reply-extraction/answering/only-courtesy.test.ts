import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
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
const NAME = 'What is your name?';
const REASON = 'What is the reason for your call?';
const MORE_ZH = '您还有什么别的想告诉我们的吗？';
const PLACE_ZH = '您要去哪里？';

describe('Courtesies alone', () => {
  it.each([
    [CITY, MORE, 'thank you for your great service'],
    [CITY, MORE, 'ok thanks robin, have a wonderful day'],
    [NUMBER, MORE, 'hi casey'],
    [REASON, MORE, 'Good morning'],
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
    [PLACE_ZH, MORE_ZH, '好的，谢谢你的细心解答！'],
    [PLACE_ZH, MORE_ZH, '收到，多谢，再见。'],
  ])('answer nothing: %s %s %s', (question, filler, reply) => {
    const { outcome, values } = read(question, filler, reply);
    expect(outcome).toBe('asked_no_answer');
    expect(values).toEqual({});
  });

  it.each([
    [CITY, MORE, 'Hi, Boston please, thanks', 'Boston'],
    [CITY, MORE, 'thank you, lyon', 'lyon'],
    [NUMBER, MORE, 'thanks its 4587', '4587'],
    [CITY, MORE, 'hi boston', 'boston'],
    [CITY, MORE, 'Hello Paris', 'Paris'],
    [CITY, MORE, 'thank you rome', 'rome'],
    [NAME, MORE, 'hi casey', 'casey'],
    [REASON, MORE, 'thanks for calling back about the broken boiler', 'broken boiler'],
    [REASON, MORE, 'hi for my broken boiler', 'broken boiler'],
    [
      'Wie ist Ihr Name?',
      'Möchten Sie uns sonst noch etwas sagen?',
      'Guten Tag Schmidt',
      'Schmidt',
    ],
    ['Quel est votre nom ?', 'Avez-vous autre chose à nous dire ?', 'Bonjour Marie', 'Marie'],
    [
      'Quelle est la raison de votre appel ?',
      'Avez-vous autre chose à nous dire ?',
      'merci de me rappeler pour la chaudière en panne',
      'rappeler pour la chaudière en panne',
    ],
    ['¿Cómo se llama?', '¿Hay algo más que quiera contarnos?', 'Hola Carmen', 'Carmen'],
    ['Come si chiama?', 'Vuole dirci ancora qualcosa?', 'Ciao Marco', 'Marco'],
    ['Hoe heet u?', 'Wilt u ons nog iets anders vertellen?', 'Hallo Sanne', 'Sanne'],
    ['Como se chama?', 'Há mais alguma coisa que nos queira dizer?', 'Olá Maria', 'Maria'],
    [PLACE_ZH, MORE_ZH, '我想去上海，谢谢', '上海'],
    [PLACE_ZH, MORE_ZH, '你好我想去上海', '上海'],
    [PLACE_ZH, MORE_ZH, '你好北京', '北京'],
    [PLACE_ZH, MORE_ZH, '谢谢我想去上海', '上海'],
    ['您叫什么名字？', MORE_ZH, '你好张伟', '张伟'],
    ['您家里什么坏了？', MORE_ZH, '谢谢我的锅炉坏了', '锅炉坏'],
  ])('take nothing from what is told beside them: %s %s %s', (question, filler, reply, value) => {
    expect(read(question, filler, reply).values.x).toBe(value);
  });
});
