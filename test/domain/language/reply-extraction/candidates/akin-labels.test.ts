import { describe, expect, it } from 'vitest';
import { choiceTold } from '../../support/form.ts';

function oneTold(question: string, labels: string, reply: string): unknown {
  return choiceTold([question, labels, '', reply], false);
}

function allTold(question: string, labels: string, reply: string): unknown {
  return choiceTold([question, labels, '', reply]);
}

describe('A part of a compound', () => {
  it.each([
    ['Was sollen wir anschließen?', 'Spülmaschine, Gasherd, Waschtisch', 'den Herd'],
    ['Welcher Raum ist betroffen?', 'Heizungskeller, Dachboden, Garage', 'im keller hinten links'],
    ['Was soll weg?', 'Kabel, Fliesen, Teppich', 'ein alter perserteppich'],
    [
      'Wat voor fiets is het?',
      'bakfiets met motor, driewieler, ligfiets',
      'een tweepersoonsligfiets',
    ],
    ['Waar zit de lekkage?', 'kruipruimte, zolder, bijkeuken', 'in de keuken bij de achterdeur'],
    ['Wat moeten we meenemen?', 'hengel, tent, laarzen', 'mijn rubberlaarzen'],
  ])('tells the choice: %s %s %s', (question, labels, reply) => {
    expect(labels.split(', ')).toContain(oneTold(question, labels, reply));
  });

  it.each([
    [
      'Was wird geliefert?',
      'Brennholz, Blumenerde, Rindenmulch',
      'holz und erde bitte',
      ['Brennholz', 'Blumenerde'],
    ],
    [
      'Wat moet erop?',
      'buitenlamp, tuinslang, dakgoot',
      'een lamp en de slang',
      ['buitenlamp', 'tuinslang'],
    ],
    [
      'Wat sluiten we aan?',
      'wandstopcontact, perslucht, afvoerlucht meten',
      'een stopcontact en lucht',
      ['wandstopcontact', 'perslucht'],
    ],
  ])('tells several: %s %s %s', (question, labels, reply, choices) => {
    expect(allTold(question, labels, reply)).toEqual(choices);
  });

  it.each([
    ['Was für Gas?', 'Erdgas, Flüssiggas', 'gas halt'],
    ['Welche Tür?', 'Haustür, Kellertür', 'die tür klemmt'],
    ['Welche Tür?', 'Haustür, Kellerfenster', 'die tür klemmt'],
    ['Was sollen wir reparieren?', 'Wasserhahn, Spülkasten', 'ich muss den hausmeister anrufen'],
    ['Wat voor water is het?', 'regenwater, slootwater', 'gewoon water'],
    ['Welke deur is het?', 'voordeur, achterdeur', 'de deur klemt'],
    ['Hoe wilt u spreken?', 'enkel consult, dubbel consult', 'als ze me even belt is het goed'],
    ['Which door is it?', 'outdoor, cellar', 'the door is stuck'],
  ])('tells none where two have it, or the question: %s %s %s', (question, labels, reply) => {
    expect(oneTold(question, labels, reply)).toBeUndefined();
  });

  it('tells none in what the agent says', () => {
    const row = [
      'Wer zahlt?',
      'gesetzlich, privat, Selbstzahler',
      'Wer zahlt das?',
      'das stand doch',
    ];
    expect(choiceTold(row, false)).toBeUndefined();
  });
});

describe('A word that is written as one, or as two', () => {
  it.each([
    ['What did you see?', 'honey badgers, foxes, hares', 'a pair of honeybadgers'],
    ['What is broken?', 'dishwasher, oven, fridge', 'the dish washer i think'],
    ['Qual aparelho quebrou?', 'lava louças, fogão, geladeira', 'a lavalouças da cozinha'],
    ['Was ist kaputt?', 'Kaffee Maschine, Herd', 'die kaffeemaschine'],
  ])('tells the choice: %s %s %s', (question, labels, reply) => {
    expect(oneTold(question, labels, reply)).toBe(labels.split(', ')[0]);
  });

  it.each([
    ['¿Qué toma?', 'queso, jamón', 'lo que se come en verano'],
    ['What is broken?', 'overhead lamp, oven', 'it is all over, head to toe'],
  ])('tells none by chance: %s %s %s', (question, labels, reply) => {
    expect(oneTold(question, labels, reply)).toBeUndefined();
  });
});

describe('A diminutive', () => {
  it.each([
    ['Was soll umziehen?', 'Haus, Wohnung, Büro', 'ein kleines häuschen am see'],
    ['Welches Tier ist es?', 'Katze, Hund, Vogel', 'ein kätzchen, drei wochen alt'],
    ['Was ist undicht?', 'Rohr, Fenster, Dach', 'so ein röhrchen unter der spüle'],
    ['Welk dier is het?', 'kip, hond, kat', 'een kippetje van de buren'],
    ['Wat staat er in de tuin?', 'boom, struik, schutting', "zo'n klein boompje"],
    ['Wat moet er geverfd worden?', 'raam, deur, vloer', 'alleen het raampje'],
    ['¿Qué quiere que pintemos?', 'casa, garaje, valla', 'la casita de los abuelos'],
    ['¿Qué animal es el que tienen en casa?', 'perro, gato, loro', 'un perrito muy viejo'],
    ['¿Qué va a remolcar usted?', 'barco, coche, moto', 'un barquito viejo'],
    ['Che animale avete in casa?', 'gatto, cane, tartaruga', 'un gattino nero'],
    ['Che cosa dipingiamo da voi?', 'casa, cancello, muro', 'la casetta degli attrezzi'],
    ['Che cosa c’è intorno?', 'bosco, campo, orto', 'un boschetto di querce'],
    ['Que animal vocês têm em casa?', 'cachorro, gato, peixe', 'um cachorrinho'],
    [
      'O que é que vocês querem alugar para o fim de semana?',
      'barco, bicicleta, moto',
      'um barquinho a remo',
    ],
    ['O que está quebrado na sua casa?', 'porta, janela, telha', 'uma portinha do armário'],
    ['Quel logement avez-vous ?', 'maison, appartement, studio', 'une maisonnette au fond du parc'],
  ])('tells the choice: %s %s %s', (question, labels, reply) => {
    expect(oneTold(question, labels, reply)).toBe(labels.split(', ')[0]);
  });

  it.each([
    ['Wie groß ist es?', 'Haus, Wohnung', 'ein bisschen kleiner'],
    ['Was ist es?', 'Junge, Magd', 'ein mädchen'],
    ['Welke kamer wilt u?', 'aangepaste kamer, suite', 'een klein kamertje'],
    ['Wat eet hij graag?', 'brood, biet', 'een beetje van alles'],
    ['¿Qué mueble prefieren ustedes?', 'mesa, silla', 'un poquito'],
    ['Que quarto vocês preferem?', 'quarto duplo, suíte', 'um quartinho'],
    ['Quelle pièce vous manque ?', 'table, chaise', 'une toilette'],
    ['Qual è il suo problema?', 'casco, sella', 'un casino'],
  ])('tells none of another word, or of the question: %s %s %s', (question, labels, reply) => {
    expect(oneTold(question, labels, reply)).toBeUndefined();
  });
});

describe('A run of characters that one label alone has', () => {
  it.each([
    ['您想做哪种保养？', '更换机油, 检查刹车, 清洗空调', '刹车有点软', '检查刹车'],
    ['您家养的什么？', '中华田园犬, 布偶猫, 虎皮鹦鹉', '鹦鹉，绿色的', '虎皮鹦鹉'],
    ['您想怎么付款？', '微信支付, 银行转账, 到店现金', '转账吧', '银行转账'],
    ['房子是什么户型？', '两室一厅, 三室两厅, 单身公寓', '公寓，一个人住', '单身公寓'],
  ])('tells the choice: %s %s %s', (question, labels, reply, choice) => {
    expect(oneTold(question, labels, reply)).toBe(choice);
  });

  it.each([
    [
      '您带了哪些东西？',
      '户口本原件, 身份证复印件, 一寸照片',
      '户口本有，照片也拍好了',
      ['户口本原件', '一寸照片'],
    ],
    ['您需要租什么？', '儿童座椅, 婴儿推车, 餐具套装', '座椅和推车', ['儿童座椅', '婴儿推车']],
    ['您需要租什么？', '儿童座椅, 婴儿推车, 餐具套装', '座椅要，推车不要', ['儿童座椅']],
    ['您带了哪些东西？', '户口本原件, 身份证复印件', '什么都没带', []],
  ])('tells several: %s %s %s', (question, labels, reply, choices) => {
    expect(allTold(question, labels, reply)).toEqual(choices);
  });

  it.each([
    ['阿姨怎么住？', '不住家, 都可以', '住家的'],
    ['您想怎么付款？', '微信支付, 支付宝支付', '支付'],
    ['您哪天方便？', '工作日上午, 工作日下午', '工作日'],
    ['您想做哪种保养？', '更换机油, 检查刹车, 清洗空调', '不知道要检查什么'],
    ['您想怎么付款？', '微信付款, 银行转账', '付款的事等我老公回来'],
  ])('tells none where two have it, one denies it, or the question: %s %s %s', (...row) => {
    expect(oneTold(...row)).not.toBe(row[1].split(', ')[0]);
    expect(oneTold(...row)).not.toBe(row[1].split(', ')[1]);
  });
});
