import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const TEXT = { type: 'string' };

describe('Which words are the text asked for', () => {
  it.each([
    ['Welche Marke hat der Ofen?', 'früher ein Buderus, jetzt Vaillant', 'Vaillant'],
    ['Che titolo ha?', '"La zia di Carlo", è una commedia', 'La zia di Carlo'],
    ['请问花盆要什么颜色？', '天蓝吧 我女儿挑的', '天蓝'],
    ['您家的猫叫什么名字？', '豆沙 我妈起的', '豆沙'],
  ])('are found by what stands around them: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });

  it.each([
    ['What should we do?', 'Check the brakes first', 'brakes'],
    ['What is your name?', 'raj prasad 4587', 'raj prasad'],
    ['船叫什么名字？', '证上写的是北极星，平时都叫它小白', '小白'],
    ['Wo liefern wir den Wagen hin?', 'in die Mühlgasse 12b in Rheine', 'Mühlgasse 12b in Rheine'],
  ])('stay what the rules read: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});
