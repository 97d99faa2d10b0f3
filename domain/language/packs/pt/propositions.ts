import type { PropositionTable, SelectionTable } from '../../pack-format/propositions.ts';

export const ptPropositions: PropositionTable = {
  holds: `^(só|apenas|somente|sobretudo) (aos|às|ao|à|em|no|na|nos|nas|quando|de), ^(às vezes|de vez em quando|por vezes|de quando em quando|sempre|cada|todos os|todas as|frequentemente|muitas vezes), ^desde, (já|há muito|há muito tempo)$, ^(os dois|as duas|ambos)$, é esse o plano,
    ^por favor$, ^se faz favor$, (seria|era|será) (bom|ótimo|óptimo|perfeito|ideal|excelente|útil|melhor), ^com (muito) gosto, (adorava|gostava|gostaria) [muito|disso], ^pois (sim|claro|é), ^claro, ^ora essa, ^tudo (feito|pago|pronto|em ordem)`,
  fails: `(pode|podem) esperar, sem pressa, não (há|tem) pressa, (deixei|parei|larguei) [de], já não, não ~ mais, (em|está em) (curso|andamento|tratamento), (por|falta) (fazer|tratar), ainda (falta|vai|está a ser), ^(raramente|quase nunca|mal),
    (felizmente|graças a deus|por sorte) não, (não) (é) (preciso|necessário), (trato|faço|arranjo|resolvo) ~ (disso|mesmo|mesma|sozinho|sozinha), (eu próprio|eu própria|eu mesmo|eu mesma), ^(nada|ninguém), nem pensar, ^pelo contrário, ^que nada, que eu saiba não`,
  keeps: `(fico|ficamos) (eu|nós) com, (fico|ficamos) com, (trato|tratamos) (eu|nós), (faço|fazemos) (eu|nós), (levo|levamos) (eu|nós)`,
  asksKept: 'fica ficam ficar mesmo mesmos',
  hasOwn: `(temos|tenho|levamos|trazemos) (os nossos|as nossas), (já) (tenho|temos|levo|trago) [um|uma|o meu|a minha], (tenho|temos|levo|trago) (o meu|a minha|os meus|as minhas|o nosso|a nossa|um próprio),
    [já] (tenho|temos) [isso] [já] tudo [isso] [em casa|cá|aqui|comigo|connosco]$, (levamos|trazemos|levo|trago) tudo [nós|eu|de casa]$`,
  offering:
    'precisa precisas quer queres querem deseja gostaria prefere necessita interessa mandemos montamos',
  having: 'tem tens têm há possui existe dispõe',
  reasons: 'que',
  taking: 'uso usamos levo levamos trago compro pego dispenso dispensa',
  opposites: [
    'proprietário proprietária dono dona comprou comprei comprado própria próprio sua | alugo alugamos alugado alugada aluguel aluguer arrendo arrendada arrendamento inquilino inquilina renda',
    'trabalha trabalhas trabalho emprego empregado empregada | desempregado desempregada reformado reformada aposentado aposentada estudante estudo',
    'casado casada | solteiro solteira divorciado divorciada viúvo viúva',
    'mobilado mobilada mobiliado mobiliada | vazio vazia',
    'isolado isolada isolamento | nu nua nuas',
    'elevador | escadas escada',
    'garagem dentro interior coberto | rua fora exterior',
    'pago liquidado | devo dívida',
    'vegetariano vegetariana vegano | carne',
    'frágil vidro | resistente inquebrável',
    'novo nova | usado usada',
    'elétrico elétrica eletricidade | gasolina',
    'funciona anda | avariado avariada partido quebrado',
    'todos riscos | terceiros',
    'dinheiro numerário | cartão transferência',
  ],
};

export const ptSelections: SelectionTable = {
  everything: 'todos, todas, tudo, ambos, ambas, os dois, as duas, um pouco de tudo',
  nothing:
    'nenhum [dos dois|deles], nenhuma [das duas|delas], nada [disso], nem (um|uma), nada de nada, coisa (nenhuma|alguma), (nenhum|nenhuma) (desses|dessas|destes|destas), nadinha, ^(deixa|deixe) [assim|estar|pra lá|para lá|quieto]$, ^sem (nada|extras)$',
  except:
    '(todos|todas|tudo|qualquer) ~ (menos|exceto|excepto|salvo|tirando), menos, exceto, excepto, salvo, tirando, à exceção (de|do|da), mas não',
  rest: '[todo] o resto, tudo o resto, todos os outros, todas as outras, [os] outros (dois|três|quatro|cinco), [as] outras (duas|três|quatro|cinco), os restantes, as restantes, tudo o mais',
  neither: 'nem',
  last: 'último última últimos últimas',
  middle: 'meio intermédio',
  first: 'primeiro primeira primeiros primeiras',
  below: 'antes de, menos de, abaixo de, inferior a, menores de',
  upTo: 'até, no máximo, máximo, ou menos',
  onward: 'a partir (de|da|do), pelo menos, no mínimo, mínimo, desde, ou mais, e mais, em diante',
  above: 'depois de, mais de, acima de, superior a, maiores de',
  weekend: '[o|ao|no] (fim|fins) de semana',
  workdays: 'dias (úteis|de semana), durante a semana',
  sizes:
    'xs extra pequeno, s pequeno, s pequena, m médio, m média, l grande, xl extra grande, xl muito grande',
};
