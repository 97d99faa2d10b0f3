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
  another_subject: 'ja_agora a_proposito olhe',
  lost: 'perdi perdido partid* deitei sumiu algures roub* apagad* ilegivel',
  nothing: 'nada ninguem nenhum* nunca sem nem',
  but: 'mas embora porem',
  laughter: 'haha kkk rs ah ahah',
  requesting:
    'pode poderia podem poderiam podia podiam consegue conseguem por_favor se_faz_favor faz_favor podes dava importa_se pode_me',
  doing:
    'reserv* marc* procur* encontr* ponha por colocar coloc* mete* met* anot* acrescent* guard* arranj* encomend* inscrev* agend* dar mude mudar fazer ponham',
  allowed:
    'posso podemos podiamos poderiamos da_para dava_para se_pode pode_se conseguimos consigo poderia_eu eu_podia',
  possible:
    'possivel* daria da dava serve servia pode_ser seria fica_bem ha_problema problema tudo_bem convem calhava jeito ok vale',
  proposing:
    'que_tal e_se porque_nao por_que_nao antes digamos em_vez vamos entao fica ficamos melhor',
  available:
    'ha tem teem tens teria teriam tinham haveria haver alguma algum algo alguma_coisa sobra resta livre* disponivel* vaga vagas ainda_ha',
  comparing:
    'mais menos melhor barat* caro cara caros rapid* ultim* primeir* maxim* minim* limite custa custam preco* diferenca desconto* suplemento incluid* gratis gratuit* sempre ja so costuma costumam taxa',
  advising:
    'recomend* aconselh* suger* acha acham proposta normalmente maioria habitual costume ideal opiniao',
  question_word: 'que quem qual quais quando onde aonde como quanto quanta quantos quantas porque',
  contacting: 'lig* telefon* mand* envi* escrev* mensage* sms email avis* whatsapp retorn*',
  wishing:
    'queria queriamos quero queremos gostava gostavamos gostaria gostariamos procuro preciso precisamos precisava pensava estava_a_pensar tinha_pensado estavamos_a procuramos',
  kin: 'mulher marido esposa esposo companheir* namorad* amigo amiga amigos amigas mae mamae pai papai filho filha filhos filhas menino menina miudo miuda garoto garota crianca criancas irmao irma irmaos tio tia primo prima sobrinho sobrinha avo avos vo vizinho vizinha vizinhos cunhad* sogra sogro genro nora colega colegas chefe patrao gente_toda todos toda_a_gente todo_mundo pessoal senhora mano mana',
  reporting:
    'diz disse dizem dizia disseram acha achava jura garante segundo parece quer queria ouvi conta contou consta',
  musing:
    'hm hmm ah oh ai ui uai eita nossa puxa poxa credo caramba rapaz gente eh pois ora serio a_serio mesmo meu_deus deus_me_livre ena bolas xi',
  unreal:
    'seria teria gostaria queriamos queria ia_ser iamos ia deveria era_para era_pra tivesse fosse quem_me_dera tomara quase por_pouco devia',
  agreeing:
    'ok sim claro perfeito otimo optimo beleza blz ta_bom tudo_bem esta_bem combinado fechado certo exato exacto isso isso_mesmo pode_ser bora com_certeza confirmo por_mim_sim de_acordo serve',
  own: 'meu_proprio o_meu a_minha os_meus as_minhas o_nosso a_nossa para_mim pra_mim ca_em_casa pessoalmente eu_mesmo eu_mesma eu_propri*',
};
