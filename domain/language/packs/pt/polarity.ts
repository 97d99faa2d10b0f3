import type { PolarityWords } from '../../pack-format/polarity.ts';

export const ptPolarity: PolarityWords = {
  ceased:
    'deixei deixámos deixou deixado já_não vendi vendemos vendido antigamente antes reformado reformada cancelei cancelado caducou caducado expirou expirado desisti desistimos larguei acabou acabaram morreu abandonei parei tirei',
  missing:
    'sem esqueci esqueci-me esquecido perdi perdido falta faltam nada ninguém nenhum nenhuma em_casa fica_em ficou_em fica_com vazio sozinho sozinha ausente deixei_em',
  averse:
    'odeio detesto medo pânico horror horrível nem_pensar nem_morto nem_morta deus_me_livre não_suporto alergia alérgico demasiado_caro caríssimo roubo disparate nem_por_sombras credo fujo nojo não_gosto desperdício era_o_que_faltava',
  unable:
    'demasiado_novo demasiado_velho muito_pequeno muito_grande não_posso não_pode proibido impossível mal dificilmente custa-me difícil não_consigo não_consegue não_deixam incapaz não_sei',
  limited: 'só so somente apenas unicamente nada_mais no_máximo simplesmente tão_só',
  otherwise:
    'em_vez eu_próprio eu_mesmo nós_próprios a_pé de_autocarro de_bicicleta de_comboio outro outra outros outras outra_pessoa noutro_lado desenrasco-me arranjo-me prefiro antes_quero o_vosso a_vossa os_vossos vosso dos_vossos união_de_facto elétrico por_minha_conta',
  eager:
    'adoro adorava adoraria com_gosto com_prazer com_todo_o_gosto prazer claro ótimo óptimo excelente perfeito fantástico maravilha feliz contente mal_posso_esperar ansioso boa_ideia porque_não seria_bom seria_ótimo jeito dava_jeito gostava gostaria de_olhos_fechados bora',
  needed:
    'preciso precisamos precisa tenho_de tenho_que tem_de temos_de deve devo necessário necessária imprescindível indispensável importante fundamental obrigatório faz_falta senão sem_isso convém é_preciso',
  regular:
    'sempre cada todos_os todas_as muitas_vezes frequentemente diariamente regularmente constantemente desde há_anos às_vezes duas_vezes à_noite de_manhã maço fins_de_semana normalmente costumo costumamos toda_a_vida',
  own: 'tenho temos tem há meu minha meus minhas nosso nossa nossos nossas seu sua possuo levo levamos trago trazemos traz vem_comigo vem_connosco connosco comigo aqui_está existe',
  done: 'já ontem o_ano_passado a_semana_passada o_mês_passado fiz fizemos feito feita paguei pago assinei reservei passei tirei_a recebi enviei vacinado vacinada inscrito diploma certificado carta deram-me',
  wanted:
    'por_favor se_faz_favor acrescente ponha ponham inclua inscreva inscreva-me conte_comigo quero queremos queria queríamos desejo levo_já aceito venha mande pode_pôr embrulhe agradecia agradeço faça_favor',
  spared:
    'basta chega suficiente bastante não_é_preciso deixe deixe_estar não_vale_a_pena desnecessário obrigado obrigada dispenso passo poupe-me passo_bem_sem fico_bem escusado escusa não_faz_falta',
  mocking:
    'quem_me_dera está_a_brincar brinca nem_em_sonhos como_se era_bom_era até_parece acha sonha só_se_for_em_sonhos',
  well: 'saudável são sã seguro segura limpo limpa novo nova intacto intacta bom_estado inofensivo calmo calma em_forma impecável feio feia estético ileso ilesa sólido como_novo',
  harmed:
    'ferido ferida feridos partido partida partiu sangue sangra dor dores dói danific* caí caiu queda perigo* vidros vidro cortante pinga fuga inund* risco riscado amolgadela fenda hospital ambulância doente tonturas empurrou empurraram bateu bateram ameaç* faca pior queim* tropec*',
  deferred:
    'ainda_não em_breve para_o_ano no_próximo próximo próxima um_dia mais_tarde mais_logo lista_de_espera à_espera pendente vou_fazer vou_tirar daqui_a faço_em faz_em previsto hei_de logo_que',
  many: 'muitos muitas muito muita vários várias alguns algumas uns_quantos monte dois duas três quatro cinco seis sete oito nove dez todos todas tudo ambos cheio cheia dúzia bastantes par',
  certain:
    'claro com_certeza naturalmente evidentemente certamente sem_dúvida obviamente pois_claro lógico precisamente por_isso pudera então_não ora_essa pois',
  never:
    'nunca jamais nem_uma nem_um de_modo_nenhum de_forma_alguma nem tampouco de_maneira_nenhuma nem_sequer',
  omitted: 'esqueci esqueça tire retire sem perdi perdido dispenso tampouco',
  first_time:
    'primeira_vez a_primeira o_primeiro minha_primeira meu_primeiro nossa_primeira nosso_primeiro principiante iniciante novato novata estreio estreia me_estreio debutante do_zero a_começar começar_agora nunca_antes caloiro caloira sou_novo sou_nova',
  gone: 'tirado tirei tirámos tirámo_lo arrancado arranquei deitado_fora deitei_fora joguei_fora vendido vendi vendemos dado dei_a oferecido cancelado cancelei anulado rescindi rescindido fechado fechou morreu faleceu falecido morto abatido foi_se foram_se mudou_se mudaram_se separado separados separei divórcio divorciado divorciada larguei deixei deixei_de desistiram desisti desistimos devolvido devolvi roubado roubaram perdeu_se desapareceu desmontado demolido despedido acabou acabou_se terminou passou_lhe já_não abandonei ficou_com',
  consenting:
    'à_vontade força claro_que_sim sem_problema nenhum_problema não_há_problema com_certeza de_acordo por_mim quando_quiserem quando_quiser pode_ser podem_vir faça_favor façam_favor com_todo encantado toque toquem toquem_lhe ligue liguem pergunte perguntem venha venham deixe_com deixem passe passem levem_nas levem_no nada_contra não_me_importo não_me_importa não_me_incomoda está_avisado está_avisada já_sabe tá_bem está_bem combinado beleza tranquilo assino assina',
  forbidding:
    'nem_pensar nem_penses de_maneira de_modo_nenhum nem_morto nem_morta nem_a_brincar era_o_que_faltava deus_me_livre longe_de_mim tire_daí não_quero não_queremos recuso recusa recuso_me proibido proíbe proibiram contra privado privacidade confidencial vergonha prefiro_que preferia_que prefiro_não melhor_não não_toque não_toquem ninguém_toca deixe_estar deixem_estar dispenso dispensamos não_pode_andar',
  even: 'também até_o até_a até_os inclusive ainda_por_cima além_disso além_de incluindo os_dois ambos tudo_incluído bem_como nem_sequer e_tudo mais_o junto_com',
  placed:
    'na_gaveta na_mala em_cima na_mesa na_garagem na_cozinha na_sala no_armário no_frigorífico aqui_à mesmo_aqui à_frente ao_lado lá_em_baixo em_baixo em_cima_da lá_fora lá_atrás pendurado pendurada guardado guardada estacionado estacionada arrumado na_entrada na_parede na_cave no_sótão na_arrecadação à_mão está_na está_no',
  over: 'mais_de acima ultrapassa ultrapassam passa_dos passa_das passam_dos passam_das supera maior maiores pelo_menos mínimo mais_alto mais_velho mais_comprido o_dobro para_lá',
  under:
    'menos_de abaixo inferior menor menores no_máximo máximo quando_muito dentro_de mais_pequeno mais_novo mais_curto nem_chega não_chega não_chegam nem_lá mal_chega apenas a_metade metade só_uns uns_escassos',
  failing:
    'não_funciona não_anda não_trabalha avariado avariada estragado estragada partido partida fora_de_serviço encravado enferrujado caducado caducada vencido fora_de_prazo recusado recusada chumbado falha falham cai_a dívidas atrasado atrasada em_atraso pinga bolor parado parada não_se_mexe',
  working:
    'funciona anda trabalha instalado instalada montado ligado ligada novinho novinha posto_a válido válida em_dia segurado segurada coberto coberta carregado operacional em_ordem a_funcionar puseram instalaram',
};
