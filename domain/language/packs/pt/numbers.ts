import type { NumberTable } from '../../pack-format/language-pack.ts';

export const ptNumbers: NumberTable = {
  words: `zero 0, um 1, uma 1, dois 2, duas 2, três 3, quatro 4, cinco 5, seis 6, meia 6, sete
    7, oito 8, nove 9, dez 10, onze 11, doze 12, treze 13, catorze 14, quatorze 14, quinze 15,
    dezasseis 16, dezesseis 16, dezassete 17, dezessete 17, dezoito 18, dezanove 19, dezenove
    19, vinte 20, trinta 30, quarenta 40, cinquenta 50, sessenta 60, setenta 70, oitenta 80,
    noventa 90, cem 100, cento 100, duzentos 200, duzentas 200, trezentos 300, trezentas 300,
    quatrocentos 400, quinhentos 500, seiscentos 600, setecentos 700, oitocentos 800,
    novecentos 900, nenhum 0,
    ninguém 0`,
  hundred: '',
  thousand: 'mil k',
  million: 'milhão milhões',
  and: 'e',
  decimalComma: true,
  people: `2 eu e (a|o) (minha|meu) (mulher|esposa|marido|namorada|namorado|amiga|amigo|filha|filho), 1 (só|apenas|somente) eu, 1 (vou|viajo|estou) sozinho, 1 (vou|viajo|estou) sozinha,
    1 sozinho, 1 sozinha, 2 nós dois, 2 (eu|mim) e (minha esposa|minha mulher|meu marido|meu
    namorado|minha namorada|meu amigo|minha amiga), 2 (minha esposa|minha mulher|meu marido) e
    eu`,
  group: {
    before:
      /(?:^|[^\p{L}])(?:somos|seremos|seríamos|vamos ser|vamos em|viremos|estamos em)(?: (?:uns|umas|só|em|ao todo|uma))* $/iu,
    behind: /^ de nós(?!\p{L})/iu,
    bookedFor: /(?:^|[^\p{L}])(?:para|pra)(?: (?:nous|nosotros|noi|nós))? $/iu,
    asked:
      /quant[oa]s(?: \p{L}+){0,3} (?:(?:são|serão) vocês|vocês (?:são|serão|vão ser)|sois|sereis|somos|seremos)(?: ao todo)?\s*(?:[?.,!]|$)|(?:quant[oa]s (?:são|serão|vêm|virão|vão ser)|(?:são|serão|vão ser) quant[oa]s|para quant[oa]s)(?: ao todo)?\s*(?:[?.,!]|$)/iu,
  },
};
