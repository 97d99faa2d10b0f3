import type { NameTable } from '../../pack-format/names.ts';

export const itNames: NameTable = {
  relations: `moglie marito compagna compagno fidanzata fidanzato madre padre mamma papà genitori figlio figlia fratello sorella nonna nonno
    zia zio cugina cugino nipote amico amica vicino vicina collega capo padrone padrona cognato cognata assistente segretaria ditta azienda
    società bambino bambina`,
  children: 'bambini bambino bambine bambina figli figlio figlie figlia neonati neonato ragazzini',
  grownUps: 'adulti adulto adulta adulte',
  ownName: `(si|ti) (chiama|chiami), il suo nome, il tuo nome`,
  givenName: 'nome di battesimo, primo nome',
  familyName: 'cognome, cognomi',
};
