import type { NameTable } from '../../pack-format/names.ts';

export const ptNames: NameTable = {
  relations: `mulher marido esposa esposo companheira companheiro namorada namorado noiva noivo mãe pai mamã papá pais filho filha irmão irmã
    avó avô tia tio prima primo sobrinha sobrinho amigo amiga vizinho vizinha colega chefe patrão senhorio senhoria cunhado cunhada neto neta sogro sogra genro nora avozinha assistente
    secretária empresa firma criança menino menina bebé bebê`,
  children:
    'crianças criança filhos filho filhas filha meninos menino meninas menina bebés bebê bebês miúdos',
  grownUps: 'adultos adulto adultas adulta',
  ownName: `se chama, te chamas, o seu nome, o teu nome, seu nome [completo]`,
  givenName: 'nome próprio, primeiro nome, nomes próprios',
  familyName: 'sobrenome, apelido, último nome, sobrenomes, apelidos, nome de família',
  noting: `(ponha|põe|bota|bote|coloca|coloque|escreva|escreve|anote|anota|aponte|meta|mete) [aí|lá|só|antes] [como], (pergunte|pergunta|procure|procura) (por|pelo|pela), (lhe|o|a) (chamam|chamamos|chama) [todos|sempre], (responde|atende) (por|pelo nome de|ao nome de)`,
  streets: 'rua avenida av travessa praça largo estrada beco alameda ladeira rodovia',
  dwellings: 'bloco apartamento apto ap andar fundos casa prédio lote',
};
