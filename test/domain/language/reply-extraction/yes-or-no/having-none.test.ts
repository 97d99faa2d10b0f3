import { describe, expect, it } from 'vitest';
import { choiceTold, valueTold } from '../../support/form.ts';

describe('Who has none', () => {
  it.each([
    ['Do you have a car?', "I don't have one"],
    ['Do you have a car?', 'sorry, no'],
    ['Haben Sie ein Auto?', 'ich habe keins'],
    ['Haben Sie einen Koffer?', 'wir haben keinen'],
    ['Haben Sie ein Auto?', 'tut mir leid, nein'],
    ['Avez-vous une voiture ?', "je n'en ai pas"],
    ['Avez-vous une voiture ?', 'désolé, non'],
    ['¿Tiene coche?', 'no tengo ninguno'],
    ['¿Tiene coche?', 'lo siento, no'],
    ["Ha un'auto?", 'non ne ho'],
    ["Ha un'auto?", 'non ne ho una'],
    ["Ha un'auto?", 'mi dispiace, no'],
    ['Heeft u een auto?', 'ik heb er geen'],
    ['Heeft u een auto?', 'het spijt me, nee'],
    ['Tem carro?', 'não tenho nenhum'],
    ['Tem carro?', 'desculpe, não'],
    ['您有车吗？', '我没有'],
    ['您有车吗？', '对不起，没有'],
  ])('says no to who asks whether there is one: %s %s', (question, reply) => {
    expect(valueTold(question, { type: 'boolean' }, reply)).toBe(false);
  });

  it.each([
    ['How many cats do you have?', "I don't have any"],
    ['Wie viele Katzen haben Sie?', 'ich habe keine'],
    ['Combien de chats avez-vous ?', "je n'en ai pas"],
    ['¿Cuántos gatos tiene?', 'no tengo ninguno'],
    ['Quanti gatti ha?', 'non ne ho nessuno'],
    ['Hoeveel katten heeft u?', 'ik heb er geen'],
    ['Quantos gatos tem?', 'não tenho nenhum'],
    ['您有几只猫？', '我没有'],
  ])('has zero of what is counted: %s %s', (question, reply) => {
    expect(valueTold(question, { type: 'integer' }, reply)).toBe(0);
  });

  it.each([
    ['Welke extra’s wilt u?', 'ontbijt, wifi', '', 'ik hoef er geen'],
    ['¿Qué extras desea?', 'desayuno, wifi', '', 'no quiero ninguno'],
    ['需要哪些附加服务？', '早餐, 停车, 接送', '', '我一个都不要'],
    ['需要哪些附加服务？', '早餐, 停车, 接送', '', '都不需要'],
  ])('takes none of a list: %s %s%s %s', (...row) => {
    expect(choiceTold(row)).toEqual([]);
  });

  it.each([
    ['Do you have a car?', 'sorry, no idea'],
    ['Haben Sie ein Auto?', 'ich habe keine Ahnung'],
    ['您有车吗？', '对不起，不知道'],
  ])('tells nothing without an idea: %s %s', (question, reply) => {
    expect(valueTold(question, { type: 'boolean' }, reply)).toBeUndefined();
  });

  it('has no preference where one is asked for', () => {
    expect(
      valueTold('Do you have a preferred airline?', { type: 'string' }, "I don't have one"),
    ).toBe('n/a');
  });

  it('says yes behind what begins like an apology', () => {
    expect(valueTold('您有车吗？', { type: 'boolean' }, '对，有的')).toBe(true);
  });
});
