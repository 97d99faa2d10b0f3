import type { NameTable } from '../../pack-format/names.ts';

export const itNames: NameTable = {
  relations: `moglie marito compagna compagno fidanzata fidanzato madre padre mamma papà genitori figlio figlia fratello sorella nonna nonno
    zia zio cugina cugino nipote amico amica vicino vicina collega capo padrone padrona cognato cognata suocero suocera genero nuora nipotina nipotino nonnina assistente segretaria ditta azienda
    società bambino bambina`,
  children: 'bambini bambino bambine bambina figli figlio figlie figlia neonati neonato ragazzini',
  grownUps: 'adulti adulto adulta adulte',
  ownName: `(si|ti) (chiama|chiami)$, si chiama lei, il suo nome, il tuo nome, a (che nome|nome di chi|quale nome), con chi parlo, nome (del|della|dell) (cliente|richiedente|titolare|intestatario|intestataria|socio|socia|abbonato|abbonata|assicurato|assicurata), chi (prenota|ordina)`,
  givenName: 'nome di battesimo, primo nome',
  familyName: 'cognome, cognomi',
  noting: `(metta|metti|scriva|scrivi|segni|segna|annoti|mettete) [pure|solo|semplicemente|meglio] [a nome], (chieda|chiedi|chiedete) (di|del|della), (lo|la) (chiamano|chiamiamo|chiamo) [tutti|sempre], risponde (a|al nome di)`,
  presenting: `a nome [di], [io] mi chiamo, il mio nome [completo] è, ^(parla|qui) [è], [io] sono`,
  presented: `al (telefono|apparecchio), è il mio nome`,
  signing: `[cordiali|distinti|tanti|cari] saluti, un [caro] saluto, cordialmente`,
  streets: 'via viale vle cso pzza vicolo piazza piazzale corso largo strada contrada salita borgo',
  dwellings: 'scala interno palazzina int piano',
  repeated: 'bis',
};
