import type { NameTable } from '../../pack-format/names.ts';

export const ptNames: NameTable = {
  relations: `mulher marido esposa esposo companheira companheiro namorada namorado noiva noivo mãe pai mamã papá pais filho filha irmão irmã
    avó avô tia tio prima primo sobrinha sobrinho amigo amiga vizinho vizinha colega chefe patrão senhorio senhoria cunhado cunhada neto neta sogro sogra genro nora avozinha assistente
    secretária empresa firma criança menino menina bebé bebê`,
  children:
    'crianças criança filhos filho filhas filha meninos menino meninas menina bebés bebê bebês miúdos',
  grownUps: 'adultos adulto adultas adulta',
  ownName: `se chama$, te chamas$, se chama (você|o senhor|a senhora), o seu nome, o teu nome, seu nome [completo], em (que nome|nome de quem), com quem (falo|estou a falar), nome (do|da) (cliente|requerente|titular|sócio|sócia|assinante|segurado|segurada), quem (reserva|encomenda)`,
  givenName: 'nome próprio, primeiro nome, nomes próprios',
  familyName: 'sobrenome, apelido, último nome, sobrenomes, apelidos, nome de família',
  noting: `(ponha|põe|bota|bote|coloca|coloque|escreva|escreve|anote|anota|aponte|meta|mete) [aí|lá|só|antes] [como], (pergunte|pergunta|procure|procura) (por|pelo|pela), (lhe|o|a) (chamam|chamamos|chama) [todos|sempre], (responde|atende) (por|pelo nome de|ao nome de)`,
  presenting: `em nome (de|do|da), sou [o|a], (me chamo|chamo me|chamo-me), [o] meu nome [completo] é, ^aqui (é|fala) [o|a], ^fala [aqui] [o|a]`,
  presented: `ao (telefone|telemóvel), é o meu nome, a falar, falando`,
  signing: `[com os melhores|melhores] cumprimentos, atenciosamente, [um] abraço, abraços, cordialmente`,
  streets: 'rua avenida av travessa praça largo estrada beco alameda ladeira rodovia',
  dwellings: 'bloco apartamento apto ap andar fundos casa prédio lote',
};
