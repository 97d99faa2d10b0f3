import type { WordTable } from '../../pack-format/language-pack.ts';

export const ptWords: WordTable = {
  frequent: `o a os as um uma e eu tu voce ele nos meu minha seu sua que qual quais como quando onde quem
    para por com sem em de do da dos das no na nos nas ao nao sim obrigado obrigada ola quero queria
    preciso precisa tenho tem pode posso gosto gostaria favor muito bem mas esta este isso estou
    procuro algo mais seria me lhe nada prefiro deseja quantos quantas foi ser`,
  letters: 'ãõ',
  furtherFunctionWords: `agora ja ainda tambem muito atualmente`,
  empty: `cima contra o a os as ao aos um uma uns umas de do da dos das em no na nos nas num numa por pelo pela
    pelos pelas para pra pro com sem sobre entre até desde e ou mas se que quem qual quais como
    quando onde porque quanto quanta quantos quantas eu tu você vocês ele ela nós eles elas me te
    se lhe nos lhes mim ti meu minha meus minhas teu tua seu sua seus suas nosso nossa este esta
    estes estas esse essa esses essas isso isto aquele aquela aquilo sou és é somos são era foi
    será seria seja ser estou está estamos estão estar hei há tenho tens tem temos têm ter teria
    quero quer queremos queria gostaria gostaríamos gosto posso pode podemos poderia podia devo
    deve deveria faço faz fazer vou vai vamos ir não sim nem também muito muita muitos pouco mais
    menos só somente apenas quase talvez algo algum alguma alguns nada nenhum nenhuma ninguém
    favor obrigado obrigada olá oi bom boa dia tarde ok tudo bem claro certo então logo assim
    aqui ali lá agora já ainda preciso precisa precisamos procuro procura procuramos prefiro
    preferia preferiria desejo chama chamado chamada todo toda todos todas qualquer cerca uns
    outro outra preferir prefira prefere preferido preferida preferência preferências opções
    opção recomenda explicar melhor disso nisso obrigatório`,
  actions: `número telefone endereço morada código procurar encontrar ver assistir olhar ouvir
    escutar jogar tocar comprar alugar reservar marcar tomar comer dormir ficar hospedar visitar
    viajar voar sair chegar voltar regressar começar iniciar terminar acabar chamar pôr colocar
    adicionar acrescentar mudar trocar alterar modificar cancelar guardar salvar pensar achar
    acreditar dizer falar saber conhecer amar preferir querer poder dever dar mostrar receber
    pedir escolher decidir deixar devolver buscar pegar levantar encontrar organizar desculpe
    desculpa perfeito ótimo excelente correto verdade falso seguro perto longe saio venho chego
    parto partir volto coloque põe ponha dê mostre`,
  nounActions: 'visita consulta',
  courtesies: 'favor obrigado o a sim',
  leads: {
    from: 'de desde do da',
    to: 'para a ao à até pra',
    in: 'em no na num numa nos nas',
    at: 'em no na ao à às',
    near: 'perto junto próximo',
    for: 'para por pra',
    by: 'por de pelo',
    with: 'com',
    about: 'sobre acerca',
    of: 'de do da dos das',
  },
  connectors: 'de do da dos das e o a os as & vs',
  choosing: 'ou',
  adding: 'e também mas',
  links: 'ou e de',
  interested: 'interessado interessada',
  diminutives:
    'zinhos zinhas zinho zinha quinhos>c quinhas>c quinho>c quinha>c guinhos>g guinhas>g guinho>g guinha>g inhos inhas inho inha zitos zitas zito zita itos itas ito ita',
  adjectiveForms: 'esa>ês a>o',
  conjunctions: 'mas porque se embora enquanto desde e',
  noIsNot: true,
  modifiersFollow: true,
  generalNouns: 'opção opções sítio sítios lugar lugares coisa coisas',
  alternatives: 'ou senão',
  comparatives:
    'que mais menos tarde cedo antes depois só problema longe passa passar passamos passe ultrapassar ultrapassa acima',
  compared: /\b(?:mais|menos)\s+_\s+(?:do\s+)?que\s/,
  spokenMarks: { '@': 'arroba', '.': 'ponto', '-': 'hifen' },
  roles: {
    origin: `sai saem parte partem vem de do partida partir parto saída sair saio origem desde
      procedência levantamento retirada sai`,
    destination: `vai viaja chegam para a ao à destino chegada chegar ir vou viajar levar chega`,
    start: `saímos saio partida início começo começar começa chegada chegar chegam chegamos ida desde entrada
      sair saem partem retirada levantamento`,
    end: `fim final terminar termina regresso regressar volta voltar devolução até retorno saída`,
    place: 'onde lugar cidade zona bairro local morada endereço região localização rua área parte',
    city: 'cidade vila localidade município',
    area: 'zona bairro área parte região distrito setor',
    address: 'estação aeroporto estrada largo morada endereço rua avenida praça',
    person: `pessoa quem cliente convidado hóspede utilizador usuário inquilino proprietário
      anfitrião contato artista ator atriz diretor cantor autor condutor motorista paciente
      apelido sobrenome empregado amigo família destinatário chama`,
    name: 'nome chama chamado intitulado título',
    title: `canção música filme álbum evento espetáculo livro jogo título artista equipa equipe
      grupo concerto reunião alarme consulta série peça`,
    people: `pessoas pessoa convidados hóspedes adultos adulto viajantes passageiros passageiro
      lugares assentos grupo bilhetes ingressos participantes crianças amigos gente`,
    nights: 'noites noite estadia duração dias dia diárias',
    days: 'dias dia estadia duração',
    rooms: 'quartos quarto camas dormitórios',
    tickets: 'bilhetes bilhete ingressos ingresso passagens entradas lugares',
    stars: 'estrelas estrela classificação avaliação',
    money: `preço orçamento custo valor pagar aluguel renda euros euro reais real dólares
      dinheiro soma salário gastar caro quantia`,
    minutes: 'minutos minuto horas hora duração',
    age: 'idade anos',
    year: 'ano lançamento',
    bags: 'malas mala bagagem sacos bolsas',
    floor: 'andar piso nível',
    identifier: 'número código referência reserva conta confirmação',
    email: 'email e-mail correio mail',
    phone: 'telefone telemóvel celular',
    postcode: 'postal cep',
    free_text: `mensagem pedido pedidos motivo razão descrição comentário nota notas observação
      problema detalhes propósito desejos especiais mudar reclamação requisitos`,
    company: 'empresa companhia empregador marca fornecedor',
    weight: 'peso kg quilos',
    distance: 'distância quilómetros quilômetros km',
  },
  rolePhrases: {
    money: 'quanto custa',
    end: 'último dia, (volto|regresso|voltamos|regressamos)',
    start: '(vamos|vou) embora, primeiro dia, a partir de',
    origin: '(vamos|vou) embora',
    destination: '(chegamos|chego)',
  },
  whereabouts: `(estou|estamos|encontro me|encontramo nos|me encontro|espero|estarei|estaremos) [agora|ainda|neste momento|já|aqui] (em|no|na|nos|nas|ao pé do|ao pé da|junto ao|junto à|em frente ao|em frente à)`,
  theTalk: `chove, chovendo, me (ouve|ouves|escuta), ainda (aí|está aí|na linha), pronto, pronta, vamos,
    continuar, prosseguir, começar, um momento, minuto, minutos, tempo, posso, podemos, tudo
    (bem|certo), de acordo, entendeu, entendido, claro, pergunta, perguntas, dúvida, dúvidas`,
  fullStops: {
    abbreviated: 'sr sra srta dr dra prof eng arq',
    beforeNumbers: 'no num tel av pca trav estr apto ap al bl lt',
  },
  synonyms: [
    'desporto esporte esportes jogo jogos partida',
    'música concerto concertos',
    'barato barata económico econômico acessível em-conta baixo',
    'moderado moderada médio média razoável intermédio intermediário',
    'caro cara luxuoso luxo dispendioso alto elevado',
    'centro central',
    'norte',
    'sul',
    'leste este oriente',
    'oeste ocidente',
    'homem masculino',
    'mulher feminino',
    'wifi wi-fi internet',
    'carro automóvel viatura',
    'apartamento',
    'pequeno pequena',
    'grande',
    'futebol soccer',
  ],
  endings: `amentos amento ações ação amente mente ando endo indo ados ado adas ada idos ido idas
    ida áveis ável icos ico icas ica osos oso osas osa ais al es ar er ir os as ões ão o a e s`,
};
