import type { DialogueActTable } from '../../pack-format/language-pack.ts';

export const ptDialogueActs: DialogueActTable = {
  yes: `sem dúvida [nenhuma], [já] está (feito|pago), já (fiz|paguei|tratei), dava jeito, sim, claro, claro que sim, com certeza, certamente, certo, ok, okay, está bem, tudo bem,
    tá bom, tá bem, correto, exato, exatamente, isso, isso mesmo, perfeito, ótimo, combinado,
    (está|fica|soa|parece) (bem|bom|ótimo|perfeito|correto|certo), (pode|poderia) ser, pode sim, ^(pode|serve)$, ^(pode|serve) [sim] (senhor|senhora),
    (isso|assim) (serve|está bem|funciona|está ótimo|é bom|mesmo), de acordo, sem problema, sem
    problemas, por que não, porque não, com prazer, (é|está) (verdade|isso|certo), quero sim, por
    favor sim, sim por favor, sim obrigado`,
  no: `não, nunca, jamais, não obrigado, não obrigada, de jeito nenhum, nem pensar, não (é
    necessário|preciso|quero|realmente|muito|acho|ainda|faz falta|precisa), de modo nenhum,
    nenhum, nenhuma, (isso|está) (errado|incorreto), claro que não, ainda não`,
  negation: 'ninguém nada não nem sem nunca jamais nenhum nenhuma tampouco',
  refusal: `não (o|a) (dou|forneço)$, (fica|é|continua|está) [um|em|ainda|no] segredo, (guardo|guardamos) ~ para (mim|nós), não é da (sua|tua|vossa) conta, prefiro [não] (falar|tratar|discutir|dizer|dar|conversar) [sobre] [disso|isso] (na|no|com|pessoalmente|ao vivo|em pessoa|depois na|só), (isso|esse) (não) [lhe|vos|te] (digo|dou|conto), não (dou|digo|forneço) ~ (por telefone|pelo telefone|dados|essa informação), (pelo|por) telefone não, não é da (sua|vossa|tua) conta, (é|são) (assunto|coisas|assuntos) (meu|minhas|meus|privado|pessoal), (é) (privado|pessoal|confidencial|particular), (fica|guardo) (comigo|só para mim|entre mim),
    (prefiro|preferia|preferiria|preferimos|prefiro mesmo) (não|guardar|que não|evitar) [~], não
    (quero|desejo|pretendo|posso|vou|queria|gostaria de|estou disposto a|estou disposta a|tenho
    vontade de|tenciono|queremos|me apetece) ~
    (dizer|dizê-lo|responder|dar|partilhar|compartilhar|revelar|divulgar|falar|comentar|
    fornecer|informar|contar|especificar|mencionar|discutir|passar|isso), (me
    recuso|recuso-me|recuso), não é (da sua|da tua|assunto|de sua|da vossa)
    [conta|seu|teu|incumbência], não (lhe|te|vos) (diz respeito|interessa|importa), (é|isso
    é|são) [algo|muito|demasiado|informação|um assunto|uma questão|um dado|dados|meio]
    (privado|privada|pessoal|pessoais|confidencial| íntimo|assunto meu|particular),
    (dado|dados|informação|assunto|informações)
    (pessoal|pessoais|privada|privado|confidencial|confidenciais|particular), sem comentários,
    (próxima|outra) (pergunta|questão),
    (passemos|passa|passe|passar|saltemos|salta|pule|pular|pulemos|vamos pular|podemos
    pular|saltar) [a|esta|essa|à|para|outra] [pergunta|próxima|questão|frente|outra],
    (meta-se|mete-te|cuide) ~ (vida|assuntos), não (direi|responderei|vou dizer|vou
    responder|darei|respondo|digo), (guardo|fico com) isso (para mim), não me sinto
    (confortável|à vontade), não (estou|me sinto) (confortável|à vontade), não tenho (que|de)
    (dizer|responder|lhe), isso não (lhe|te) diz`,
  doesNotKnow: `^[mas] (só|apenas|somente) se, ^(talvez|se calhar|pode ser que sim|quem sabe|logo se vê)$, não [o|a|os|as] (tenho|trago|temos|trouxe) [agora] (comigo|à mão|aqui|em mãos|à frente), não (tenho|trago) [isso|o número|o cartão|ele] (comigo|à mão|aqui), (tenho|teria|tinha|preciso) (de|que) (ver|verificar|medir|confirmar|perguntar|contar|procurar|consultar|ir ver|olhar), (ainda) não (medi|contei|pesei|verifiquei|vi|perguntei|confirmei), (temos|tenho) de ver (com|isso|primeiro), ninguém (sabe), não (há|tem|existe) (nenhum|nenhuma|nada escrito), não (diz|aparece|consta) nada, como (da última vez|de costume|sempre), (está|consta|deve estar) (na|no) (minha|vosso|vossa|meu|seu|sua) (ficha|processo|conta|sistema|cadastro), não (consigo|dá para) (ler|ver), (perdi|deixei) [o|a|isso] ~ (em casa|no carro), não (sei|sabemos|faço ideia|tenho ideia|tenho certeza|tenho a certeza|tenho a
    menor ideia|faço a menor ideia|me lembro|lembro|me recordo|recordo|estou certo|estou
    certa|saberia dizer|sei bem|sei ainda|tenho bem a certeza|tenho certeza absoluta|sei dizer|me
    recordo), (sei|sabe) lá, (nenhuma|sem) ideia, (não) (decidi|decidimos|pensei|escolhi)
    [ainda], ainda não (decidi|decidimos|pensei|escolhi|sei), (esqueci|esqueci-me|me esqueci),
    (difícil|complicado) (de|dizer) [dizer], (tenho|teria|preciso|precisava) (que|de) [o]
    (ver|verificar|consultar|perguntar|confirmar|checar), boa pergunta, (isso) depende, depende,
    quem sabe, indeciso, indecisa, incerto, incerta`,
  later: `(logo|depois) (se vê|vemos|vejo), (veremos|vamos ver)$, (veremos|vamos ver) (se|quando|como|o que|com|isso|depois), (está|fica|falta) [ainda] por (decidir|ver|confirmar), [é] [ainda] (muito|demasiado) cedo para (dizer|saber), (ligo|telefono|devolvo a chamada|volto a ligar) ~ (depois|mais tarde|amanhã|logo), quando voltar, ainda (não|temos|tenho) (decidimos|decidi|de decidir|que decidir), (deixe|deixa) me (verificar|perguntar|procurar), (deixe|deixa) me ver (se|com), (deixe|deixa) me ver$, (mando|envio|digo|dou|passo) [lhe|te|vos] ~ (depois|mais tarde|amanhã|logo|assim que), (depois|mais tarde|amanhã|logo) [lhe|te|vos] (mando|envio|digo|dou), (tenho|temos) de (pensar|falar com|ver com|discutir), (preciso|precisamos) de pensar, (fica|deixa|deixe|deixamos) para (outra|depois|amanhã|mais tarde),
    (já|depois|logo|amanhã) (digo|lhe digo|te digo|confirmo|vejo), (mais tarde|depois|logo|outro
    dia|noutra altura|em outro momento|noutro momento|agora não|ainda não|mais adiante|outra
    hora|daqui a pouco|hoje não|por enquanto não|neste momento não), (pergunte-me|pergunta-me|me
    pergunte|me pergunta|pergunte|lembre-me|me lembre|ligue-me) ~ (depois|mais tarde|amanhã|outro
    dia|outra vez|logo), (um|espere um|espera um|dê-me um|me dê um|só um|aguarde um)
    (momento|segundo|minuto|instante|momentinho), (espere|espera|aguarde|aguenta), (lhe|te|já)
    (digo|direi|aviso|respondo|confirmo) ~ (depois|mais tarde|amanhã|logo|tarde),
    (digo|direi|aviso|respondo|confirmo) [lhe|te|isso] ~ (depois|mais tarde|amanhã|logo),
    (deixe-me|deixa-me|me deixe|tenho que|tenho de|preciso|preciso de|quero|queria|vou) [ainda]
    (pensar|refletir|tempo|mais tempo|pensar melhor|pensar nisso),
    (voltamos|voltaremos|voltemos|voltar) [a] (isso|esse|a isso) [depois|mais tarde|logo|amanhã],
    não tenho tempo, estou (ocupado|ocupada), (quando|assim que|logo que)
    (souber|puder|chegar|tiver), deixemos para, por agora não, adiar, adiamos`,
  noPreference: `em (nenhum|nenhuma) ~ (particular|específico|específica|especial), (o dia|a hora|na hora|à hora|o horário|a data|quando|como) [em] [que] (vos|lhe|lhes|te|for|ficar|fique) ~ (jeito|melhor|conveniente|calhar|convier), (o dia|a hora|na hora|à hora|o horário|a data|quando|como) [em] [que] (vocês|você|o senhor|a senhora) (puderem|puder|quiserem|quiser|preferirem|preferir|tiverem|tiver),
    [eu] adapto-me, adaptamo-nos, me adapto, (a gente|nós) se adapta, nos adaptamos, (quem|o que|a que|quando) (estiver|houver|puder|puderem|tiver|tiverem|calhar|for) [livre|disponível|vaga|melhor], (aquele|o|a) que (tiverem|houver|quiserem|acharem|estiver), (desde|contanto) que, (vocês|o senhor|a senhora) (é|são) que (sabe|sabem|decide|decidem), (decidam|escolham|vejam) vocês, tanto (me|nos) faz, (por mim) (tudo|qualquer|tanto faz|é igual), confio em (vós|vocês|si), qualquer (um|uma) (deles|delas|serve|está), como (quiser|preferir|der mais jeito|for melhor), (quando|o que) (lhe|vos) der (mais|jeito), onde calhar, o que calhar, tanto se me dá, à vontade, a que (houver|tiver), (tanto) (faz|me faz), (me|para mim|pra mim) é (indiferente|igual|a mesma coisa),
    é[-me] (indiferente|igual), indiferente, não (importa|tem importância|me importa|me
    importo|interessa|é importante|é tão importante|há diferença|faz diferença|ligo), (não)
    (tenho|temos) [nenhuma|uma|qualquer|muita|preferências] (preferência|preferências|especial|em
    particular|exigências), (sem|nenhuma|nenhum) (preferência|preferências|importância),
    (nenhum|nenhuma|nada|ninguém) [~] (em particular|em
    especial|específico|específica|particular|especial|em concreto), (qualquer|qualquer
    um|qualquer uma|qualquer coisa) (serve|servem|dá|está bem|está bom|vai bem),
    (qualquer|qualquer um|qualquer uma|qualquer coisa|seja qual for|onde for|quando for|o que
    for), (o que|onde|quando|como|a que)
    (você|quiser|preferir|quiserem|recomendar|achar|for|sugerir|houver), (você|tu)
    (escolhe|escolha|decide|decida), (escolha|escolhe|decida|decide) (você|tu|por mim|um|uma|o
    que), (à) (sua|tua) (escolha|vontade), (surpreenda-me|surpreende-me|me surpreenda),
    (tudo|todos|todas|ambos|ambas|os dois|as duas) (está|estão|serve|servem|me
    serve|parece|são|pode ser) [bem|bom|ótimo|bons], (sou|estou|somos) [muito|bastante]
    (flexível|aberto|aberta|flexíveis), (deixo|fica) (ao|a) (seu|sua|teu|tua) (critério|escolha),
    dá no mesmo, dá igual, (para mim|pra mim) (tanto faz|qualquer)`,
  counterQuestion: `por que, porque (pergunta|quer|precisa|é), porquê, para que, o que
    (significa|quer dizer|é|são|há|tem), que (opções|tipo|tipos), quais (são|há|as), qual
    (é|seria), quanto (custa|é), (tem|têm|pode|podem|poderia|há|é|são|está|tens|podes|vocês têm)
    [~], como assim, não (entendo|entendi|percebo|percebi|compreendo), perdão, quem (é|quer),
    onde (está|fica)`,
  correction: `(antes|dantes|era|eram|tinha|foi) ~ (agora|hoje|atualmente|actualmente), (aliás|ai|ah|eh|ou|bem|digo) não, ^digo, ^minto, que disparate, quer dizer, disparate, corrijo, mas (agora|no fim|afinal|melhor), não, desculpe, desculpa, espere, espera, na verdade, (quis|queria|quero) dizer,
    aliás, melhor, (enganei-me|me enganei|corrijo), em vez de, (mudei|mudo) de
    (ideia|ideias|opinião), ops`,
  asksPreference: `(quer|deseja|gostaria|podemos) ~ (especificar|restringir|afinar), (tem|têm|tens|teria) [já|alguma|algum|uma|um]
    (preferência|preferências|mente|alguma|algum|uma|um), (há|haveria|existe)
    (algum|alguma|algo), (preferência|preferências|prefere|preferes|preferido|preferida), em
    mente, (particular|específico|específica|especial|especiais|determinada)`,
  telling: `dizer digo direi responder respondo responderei falar falo comentar revelar partilhar
    compartilhar contar divulgar`,
  saying: 'dizer responder',
  knowing: `sei saber saberia lembro recordo decidi decidido ideia certeza pensei`,
  open: 'ainda primeiro antes',
  without: 'sem',
  deliberating: `decidir decido decidimos pensar pensando consultar perguntar pergunto confirmar combinar falar resolver`,
  able: 'posso poderia saberia',
  stance: `só apenas único única eu acho creio penso suponho julgo imagino diria espero receio temo que na verdade realmente
    provavelmente certamente infelizmente por enquanto agora de momento ainda até no claro muito
    obviamente naturalmente isso modo maneira obrigado obrigada`,
  affirming: 'sim provavelmente',
  needing: 'preciso precisa precisamos precisam',
  wishing: `eu nós me nos quero queremos queria queríamos gostaria gostaríamos procuro procuramos preciso precisamos prefiro
    preferimos desejo algo um uma uns umas o a os as de do da em no na para por e mas sim também só favor há comer ir vou
    vamos saio saímos sairei sair saindo parto partimos partirei partir volto voltamos voltarei voltar regresso regressamos
    regressar viajo viajamos viajar chego chegamos chegaremos embora viagem voo`,
  interrogatives: `que quem qual quais quando onde como por quanto quanta quantos quantas há tem
    pode poderia`,
  subjects: 'eu nós ele ela isso isto',
  speakers: 'eu nós',
  excluding: `em vez de, ao invés de, exceto, menos, mas não`,
  naming: `uma espécie de, (saco|etiqueta|caixa|placa|tampa|papel|rótulo|chapa) diz, ^[aqui|lá|ali] diz, (está|tem|vem) [lá|aqui] (escrito|gravado|marcado), (chamado|chamada|intitulado|intitulada|se chama|chama-se|denominado), (o|um|seu)
    (nome|título) (é|será), (chame|chama|chame-o|nomeie) [de|isso|o|a]`,
  introducing: `[o] (meu|seu|nosso) (nome|sobrenome|apelido) [completo] (é|seria|será), (me
    chamo|chamo-me), (sou|eu sou|aqui é|fala), (em|com o|sob o) nome (de), ^nome, chame-me, me chame,
    (se chama|chama-se)`,
  thanks: `[muito] (obrigado|obrigada)`,
  courtesy: `^(olá|oi|bom dia|boa tarde|boa noite), (bom|ótimo) fim de semana, (tenha|tenham) [um|uma]
    (bom|boa|ótimo|ótima) (dia|tarde|noite|fim de semana), (adeus|tchau|até logo|até breve), de nada`,
};
