import type { NameTable } from '../../pack-format/names.ts';

export const ptNames: NameTable = {
  relations: `mulher marido esposa esposo companheira companheiro namorada namorado noiva noivo mãe pai mamã papá pais filho filha irmão irmã
    avó avô tia tio prima primo sobrinha sobrinho amigo amiga vizinho vizinha colega chefe patrão senhorio senhoria cunhado cunhada assistente
    secretária empresa firma criança menino menina bebé bebê`,
  children:
    'crianças criança filhos filho filhas filha meninos menino meninas menina bebés bebê bebês miúdos',
  grownUps: 'adultos adulto adultas adulta',
  ownName: `se chama, te chamas, o seu nome, o teu nome, seu nome [completo]`,
  givenName: 'nome próprio, primeiro nome, nomes próprios',
  familyName: 'sobrenome, apelido, último nome, sobrenomes, apelidos, nome de família',
};
