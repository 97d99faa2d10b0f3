import type { AsideTable } from '../../pack-format/asides.ts';

export const frAsides: AsideTable = {
  past: '(l an|l année) (dernier|dernière|passé|passée) ~ (était|étions|avait|avions|avais), (le dernier|la dernière|la dernière fois|l an dernier|l année dernière) ~ (coûté|payé|payée|dépensé), la dernière fois ~ (était|étions|avait|avions|avais|a|ont), (avant|autrefois|à l époque) ~ (était|étions|avait|avions|avais), (était|étions|avait|avions|avais) ~ (l an dernier|l année dernière|la dernière fois), (était|étions) avant, (devait|devaient) (être|avoir), voulait, voulaient',
  liking: 'serait, seraient, irait, conviendrait, plairait, plaît, aurait été, semble',
  tooLate: 'trop (tard|tôt|juste)',
  earlier:
    'autrefois, auparavant, l (an|année|hiver|été) (dernier|dernière), la (dernière fois|semaine dernière|fois d avant), le mois dernier, était, étaient, étions, avait, avais, avions',
  nowadays:
    'maintenant, désormais, à présent, aujourd hui, cette (fois|année), ce mois ci, actuellement, depuis, (passé|passée|passés) (à|chez)',
  others:
    '^[mais|et] (mon|ma|mes|notre|nos|le|la|les|un|une|son|sa) [grand|grande|petit|petite|meilleur|meilleure|beau|belle] (voisin|voisine|voisins|frère|soeur|sœur|cousin|cousine|oncle|tante|neveu|nièce|ami|amie|amis|copain|copine|collègue|collègues|beau frère|belle soeur|belle sœur|gendre|patron) [en|y] (a|ont|avait|avaient|prend|paie|paye|utilise|payait), ^[mais|et] (celle|celui|ceux|celles) (du|de la|de mon|de ma|de mes|des) (voisin|voisine|voisins|frère|soeur|sœur|femme|mari|mère|père|collègue|copain|copine) (c est|est|c était|était)',
  retracted:
    '(ah|oh|euh|heu|enfin|ben|mais|ou|hum|oups|attendez|pardon) non, ^non$, ^non (attendez|attends|pardon|en fait|plutôt|finalement|c est|ce n est), ^oups, je (veux|voulais) dire, je me (trompe|suis trompé|suis trompée), ^[ou] plutôt, ^erreur, ^correction, je (dis|raconte) des bêtises, ^je corrige',
  interrupted: '^[ah|oh] (attendez|attends|pardon|désolé|désolée), ^en fait',
  paid: 'payé payés coûté acheté dépensé',
};
