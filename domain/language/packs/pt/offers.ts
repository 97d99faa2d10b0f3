import type { OfferTable } from '../../pack-format/offers.ts';

export const ptOffers: OfferTable = {
  places:
    '0 (o|a) do meio, 0 (o|a) (intermédio|intermédia|intermediário|intermediária), 2 (o|a) segunda, 4 ^(o|a) quarta, 5 ^(o|a) quinta, 6 ^(o|a) sexta, -2 [o|a] (penúltimo|penúltima), -3 [o|a] (antepenúltimo|antepenúltima), 0 (os|as) do meio',
  numbered: 'número opção letra alínea resposta',
  stands: 'opção hora horário dia data consulta vaga dos das duas dois três marcação',
  beginning: 'primeiro',
  occasions: 'vez',
  following:
    'me nos dá é era seria serve fica por favor então se obrigado obrigada para mas e porque que bem melhor ótimo perfeito convém livre disponível basta bastam suficiente ideal seriam',
  earliest:
    '(o|a) mais (cedo|próximo|próxima) [possível], quanto (antes|mais cedo) [melhor], (o|a) de mais cedo',
  latest:
    '(o|a) mais (tarde|tardio|tardia) [possível], quanto mais tarde [melhor], (o|a) de mais tarde',
  least:
    'o mínimo, o menos possível, (o|a) (mais (barato|barata|pequeno|pequena|curto|curta|baixo|baixa|económico|económica|econômico|econômica|em conta)|menos (caro|cara)|menor), (o|a) (pequeno|pequena)$',
  most: 'o máximo, o mais possível, (o|a) (mais (caro|cara|comprido|comprida|longo|longa|alto|alta)|maior), (o|a) grande$',
  small:
    'mini pequeno pequena básico básica económico económica econômico econômica standard simples baixo baixa leve pouco curto individual terceiros',
  great:
    'grande premium alto alta luxo longo longa grave duplo dupla maxi completo completa executivo expresso familiar riscos',
  priced: 'barato barata económico económica econômico econômica conta caro cara',
  other: '(o|a) (outro|outra)',
  taking:
    '(esse|essa|este|esta) (mesmo|mesma|serve|está bem|está ótimo), fico com (esse|essa|este|esta), pode ser [esse|essa]$, (serve|convém) (me|nos)$, (está|fica) (bem|ótimo|óptimo|perfeito), ^(perfeito|ótimo|combinado)',
  against:
    'demasiado, demasiada, demais, muito (tarde|cedo|caro|cara|longe|grande|pequeno|pequena|mal), impossível, mal, mais (cedo|tarde)',
  later: 'depois, mais tarde, a seguir, mais',
  earlier: 'antes, mais cedo',
  lengths:
    '30 meia hora, 30 meia horinha, 15 [um] quarto de hora, 60 (uma|1) (hora|horinha|h), 90 (uma hora e meia|hora e meia), 120 (duas|2) (horas|h), 180 (três|3) (horas|h), 5 (cinco|5) (minutos|min), 10 (dez|10) (minutos|min), 15 (quinze|15) (minutos|min), 20 (vinte|20) (minutos|min), 30 (trinta|30) (minutos|min), 45 45 (minutos|min)',
  requesting: 'posso pode poderia podemos podia possível',
  between: 'ou e também outro outra às a',
  ranging: 'entre',
  closed: 'fechado fechados fechamos lotado esgotado ocupado ocupada abrimos abre fecha aberto',
};
