import type { HintWords } from '../../pack-format/hints.ts';

export const ptHints: HintWords = {
  asking: 'pergunt* consult*',
  seeking: 'olh* procur* medi* verific* encontr* contar confer* pesar',
  waiting: 'esper* aguard* promet*',
  deciding: 'decid* pensar pensando pens* duvid* discut* escolh*',
  depending: 'depend* conforme',
  papers:
    'papel papeis papelada carta* formulario* pasta* gaveta* cartao contrato* app fatura* recibo* caixa* caderneta* etiqueta* telemovel celular manual mail* documento*',
  told_before: 'disse mandei enviei preenchi dei escrevi sistema computador ja outra_vez',
  others_in_charge:
    'trata trato cuida responsavel departamento escritorio contabilista* contador* advogad* secretari* chefe* patra* senhorio* dono agencia* camara banco seguro* seguradora escola* medic* veterinari* oficina mecanic* arquitet* administrado* empresa*',
  about_the_question: 'pergunta por_que porque significa quer_dizer refere importa motivo para_que',
  you: 'voce voces vosso vossa tu te lhe senhor senhora teu',
  i: 'eu meu minha meus minhas me mim',
  we: 'nos nosso nossa a_gente',
  they: 'ele ela eles elas dele dela seu sua',
  past: 'era eram estava havia tinha tinham foi antes passado passada anterior ultim*',
  condition: 'se quando ate enquanto depois',
  perhaps: 'talvez pode poderia possivel* seria',
  having_to: 'tenho_de tenho_que tem_de tem_que preciso precisa* dev* teria',
  roughly: 'uns umas mais_ou_menos cerca quase a_volta aproximad* digamos',
  settling: 'ponha poe meta escreva prefiro quero queria entao pode_ser fica melhor',
  complaint: 'ridicul* caro cara farto farta queixa* vergonha brincad* serio raio absurdo',
  knowing: 'sei sabe saber lembro lembra ideia certeza esque*',
  still: 'ainda primeiro',
  later: 'depois amanha logo momento minuto tarde',
  another_subject: 'ja_agora a_proposito podem tem_voce ha quanto olhe',
  lost: 'perdi perdido partid* deitei sumiu algures roub* apagad* ilegivel',
  nothing: 'nada ninguem nenhum* nunca sem nem',
  but: 'mas embora porem',
  laughter: 'haha kkk rs ah ahah',
};
