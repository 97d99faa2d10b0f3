import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../domain/language/reading-index/reading-index.ts';
import { ask, type FormLine, formOf } from '../../support/form.ts';

function told(row: readonly unknown[], isList = true): unknown {
  const [question = '', list = '', agent = '', reply = ''] = row.map(String);
  const labels = list.split(', ');
  const item = { type: 'string', enum: labels };
  const line: FormLine = {
    ...{ id: 'x', question, choices: labels },
    schema: isList ? { type: 'array', items: item } : item,
    type: isList ? 'multiple_choice' : 'single_choice',
  };
  const assistantText = agent === '' ? question : agent;
  return ask('q_x', reply, { index: prepareReading(formOf([line])), assistantText }).values.x;
}

describe('None of a list', () => {
  it.each([
    [
      'Which extras shall we put on the boat?',
      'fishing rods, picnic hamper, life jackets, sun canopy',
      'Anything to add?',
      'nope nothing, just the boat itself',
      [],
    ],
    [
      'What is wrong with the bike?',
      'flat tyre, squeaky brakes, loose chain, bent wheel',
      'Any of these: flat tyre, squeaky brakes?',
      'none of that, it just needs a clean',
      [],
    ],
    [
      'Which toppings?',
      'mushrooms, olives, extra cheese, ham',
      'Toppings?',
      'never mind, plain is fine',
      [],
    ],
    [
      'Which documents have you got ready?',
      'birth certificate, bank statement, tenancy agreement',
      '',
      "haven't got anything yet",
      [],
    ],
    ['Which allergies do you have?', 'peanuts, shellfish, gluten', '', 'nowt', []],
    [
      'Welche Extras für das Boot?',
      'Angelruten, Picknickkorb, Schwimmwesten, Sonnensegel',
      'Soll noch was dazu?',
      'nee danke, bloß das boot',
      [],
    ],
    [
      'Was ist am Rad kaputt?',
      'platter Reifen, quietschende Bremse, lose Kette',
      'Reifen, Bremse, Kette, irgendwas davon?',
      'nix davon, fährt wie neu',
      [],
    ],
    [
      'Welche Unterlagen liegen vor?',
      'Geburtsurkunde, Kontoauszug, Mietvertrag',
      '',
      'ich hab noch gar nichts beisammen',
      [],
    ],
    ['Welche Beläge?', 'Pilze, Oliven, Schinken', 'Was soll drauf?', 'ohne alles', []],
    [
      'Quelles options pour le bateau ?',
      'cannes à pêche, panier pique-nique, gilets de sauvetage',
      'On ajoute quelque chose ?',
      'rien du tout merci, seulement le bateau',
      [],
    ],
    [
      "Qu'est-ce qui ne va pas sur le vélo ?",
      'pneu crevé, freins bruyants, chaîne détendue',
      'Pneu, freins, chaîne ?',
      'rien de tout ça, il roule très bien',
      [],
    ],
    [
      'Quels documents avez-vous ?',
      'acte de naissance, relevé bancaire, bail',
      '',
      "je n'ai encore rien",
      [],
    ],
    [
      '¿Qué extras ponemos en el barco?',
      'cañas de pescar, cesta de picnic, chalecos salvavidas',
      '¿Le pongo algo?',
      'nada gracias, con el barco vale',
      [],
    ],
    [
      '¿Qué le pasa a la bici?',
      'rueda pinchada, frenos ruidosos, cadena suelta',
      '¿La rueda, los frenos?',
      'no, ninguna de esas cosas, va de maravilla',
      [],
    ],
    [
      '¿Qué papeles tiene listos?',
      'partida de nacimiento, extracto bancario, contrato',
      '',
      'todavía no tengo nada',
      [],
    ],
    [
      'Quali extra sulla barca?',
      'canne da pesca, cesto picnic, giubbotti salvagente',
      'Aggiungo qualcosa?',
      'niente grazie, solo la barca',
      [],
    ],
    [
      'Che problemi ha la bici?',
      'gomma bucata, freni rumorosi, catena lenta',
      'Gomma, freni, catena?',
      'non ha niente, è come nuova',
      [],
    ],
    [
      'Quali documenti ha pronti?',
      'certificato di nascita, estratto conto, contratto',
      '',
      'ancora nulla',
      [],
    ],
    [
      "Welke extra's op de boot?",
      'hengels, picknickmand, zwemvesten',
      'Nog iets erbij?',
      'nee hoor niks, alleen de boot',
      [],
    ],
    [
      'Wat is er mis met de fiets?',
      'lekke band, piepende remmen, losse ketting',
      'Band, remmen, ketting?',
      'niks daarvan, rijdt als een zonnetje',
      [],
    ],
    ['Welke toppings?', 'champignons, olijven, ham', 'Wat erop?', 'laat maar, gewoon zonder', []],
    [
      'O que tem a bicicleta?',
      'pneu furado, freios barulhentos, corrente solta',
      'Pneu, freios?',
      'nenhum desses, tá novinha',
      [],
    ],
    [
      'Que documentos já tem?',
      'certidão de nascimento, extrato bancário, contrato',
      '',
      'ainda não tenho nada',
      [],
    ],
    ['船上要加什么？', '钓鱼竿, 野餐篮, 救生衣, 遮阳篷', '要加点什么吗？', '啥都不要，就船', []],
    [
      '自行车有什么问题？',
      '轮胎漏气, 刹车异响, 链条松动',
      '有没有漏气、异响？',
      '都没有，骑着挺好',
      [],
    ],
    ['准备了哪些文件？', '出生证明, 银行流水, 租房合同', '', '什么都还没弄', []],
  ])('is an empty one: %s %s %s %s', (...row) => {
    expect(told(row.slice(0, 4))).toEqual(row.at(4));
  });

  it.each([
    [
      'Which extras shall we put on the boat?',
      'fishing rods, picnic hamper, life jackets, sun canopy',
      'Anything to add?',
      'no canopy, but rods yes',
      ['fishing rods'],
    ],
    [
      'Which extras shall we put on the boat?',
      'fishing rods, picnic hamper, life jackets, sun canopy',
      'Anything to add?',
      'nothing fancy, life jackets will do',
      ['life jackets'],
    ],
    [
      'Which extras shall we put on the boat?',
      'fishing rods, picnic hamper, life jackets, sun canopy',
      'Anything to add?',
      'no just the hamper',
      ['picnic hamper'],
    ],
    [
      'What is wrong with the bike?',
      'flat tyre, squeaky brakes, loose chain, bent wheel',
      '',
      'nothing serious, squeaky brakes',
      ['squeaky brakes'],
    ],
    [
      'What is wrong with the bike?',
      'flat tyre, squeaky brakes, loose chain, bent wheel',
      '',
      'no idea',
      undefined,
    ],
    [
      'Which toppings?',
      'mushrooms, olives, extra cheese, ham',
      'Toppings?',
      'nothing but olives',
      ['olives'],
    ],
    [
      'Welche Extras für das Boot?',
      'Angelruten, Picknickkorb, Schwimmwesten, Sonnensegel',
      'Soll noch was dazu?',
      'nein nur schwimmwesten',
      ['Schwimmwesten'],
    ],
    [
      'Was ist am Rad kaputt?',
      'platter Reifen, quietschende Bremse, lose Kette',
      '',
      'nichts schlimmes, lose kette',
      ['lose Kette'],
    ],
    [
      'Was ist am Rad kaputt?',
      'platter Reifen, quietschende Bremse, lose Kette',
      '',
      'ich weiß nichts genaues',
      undefined,
    ],
    [
      'Quelles options pour le bateau ?',
      'cannes à pêche, panier pique-nique, gilets de sauvetage',
      'On ajoute quelque chose ?',
      'non, juste les gilets de sauvetage',
      ['gilets de sauvetage'],
    ],
    [
      'Quelles options pour le bateau ?',
      'cannes à pêche, panier pique-nique, gilets de sauvetage',
      '',
      'je ne sais rien',
      undefined,
    ],
    [
      "Qu'est-ce qui ne va pas sur le vélo ?",
      'pneu crevé, freins bruyants, chaîne détendue',
      '',
      'rien de grave, pneu crevé',
      ['pneu crevé'],
    ],
    [
      '¿Qué extras ponemos en el barco?',
      'cañas de pescar, cesta de picnic, chalecos salvavidas',
      '¿Le pongo algo?',
      'no, solo los chalecos salvavidas',
      ['chalecos salvavidas'],
    ],
    [
      '¿Qué extras ponemos en el barco?',
      'cañas de pescar, cesta de picnic, chalecos salvavidas',
      '',
      'no sé nada de barcos',
      undefined,
    ],
    [
      '¿Qué le pasa a la bici?',
      'rueda pinchada, frenos ruidosos, cadena suelta',
      '',
      'nada grave, cadena suelta',
      ['cadena suelta'],
    ],
    [
      'Quali extra sulla barca?',
      'canne da pesca, cesto picnic, giubbotti salvagente',
      'Aggiungo qualcosa?',
      'no, solo il cesto picnic',
      ['cesto picnic'],
    ],
    [
      'Quali extra sulla barca?',
      'canne da pesca, cesto picnic, giubbotti salvagente',
      '',
      'non ne so niente',
      undefined,
    ],
    [
      "Welke extra's op de boot?",
      'hengels, picknickmand, zwemvesten',
      'Nog iets erbij?',
      'nee alleen zwemvesten',
      ['zwemvesten'],
    ],
    [
      'Wat is er mis met de fiets?',
      'lekke band, piepende remmen, losse ketting',
      '',
      'niks ernstigs, lekke band',
      ['lekke band'],
    ],
    [
      'Que extras pomos no barco?',
      'canas de pesca, cesto de piquenique, coletes',
      'Mais alguma coisa?',
      'não, só os coletes',
      ['coletes'],
    ],
    [
      'O que tem a bicicleta?',
      'pneu furado, freios barulhentos, corrente solta',
      '',
      'nada demais, pneu furado',
      ['pneu furado'],
    ],
    [
      '船上要加什么？',
      '钓鱼竿, 野餐篮, 救生衣, 遮阳篷',
      '要加点什么吗？',
      '别的没有，救生衣要',
      ['救生衣'],
    ],
    ['自行车有什么问题？', '轮胎漏气, 刹车异响, 链条松动', '', '什么都不懂', undefined],
    ['船上要加什么？', '钓鱼竿, 野餐篮, 救生衣, 遮阳篷', '', '没有野餐篮不行，野餐篮', ['野餐篮']],
  ])('is told from what is named or not known: %s %s %s %s', (...row) => {
    expect(told(row.slice(0, 4))).toEqual(row.at(4));
  });
});
