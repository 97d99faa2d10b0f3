import type { OfferTable } from '../../pack-format/offers.ts';

export const frOffers: OfferTable = {
  places:
    '0 (celui|celle) du milieu, 0 (le|la) (médian|médiane), 1 (ce|le|la) (premier|première) des deux, -2 [l|le|la|les] avant (dernier|dernière), 0 ceux du milieu, 0 celles du milieu',
  numbered: 'numéro option choix n°',
  stands: 'créneau option choix horaire heure jour date des deux trois rendez vous proposition',
  following:
    'me nous convient conviendrait va irait est serait si svp s alors merci pour mais et car parce que c ira mieux bien parfait possible proposé proposée libre disponible',
  earliest:
    '(le|la) plus (tôt|matinal|matinale|proche|avancé|avancée), (celui|celle|ce) (de|qui est) [le|la] plus tôt, (le|au) plus (tôt|vite), (celui|celle) (du matin|plus tôt)',
  latest:
    '(le|la) plus (tard|tardif|tardive|éloigné|éloignée), (le|au) plus tard, (celui|celle) plus tard',
  least:
    '(le|la) moins (cher|chère|onéreux|coûteux|grand|grande|long|longue), (le|la) plus (petit|petite|court|courte|bas|basse|économique|abordable), (le|la) (petit|petite)$, (celui|celle) (le|la) moins (cher|chère)',
  most: '(le|la) plus (cher|chère|grand|grande|long|longue|gros|grosse|haut|haute|élevé|élevée|onéreux|coûteux), (le|la) (grand|grande)$',
  priced: 'cher chère onéreux coûteux économique abordable',
  other: 'l autre',
  taking:
    '(celui|celle|ça|cela) (là|ci)$, (je|on|nous) (le|la) (prends|prend|prenons), (ça|cela) (me|nous) (va|convient|irait|conviendrait), c est (parfait|bon|bien|d accord|très bien), (ça|cela) (ira|marche|va), ^parfait',
  against: 'trop, impossible, exclu, mal, plus tôt, plus tard',
  requesting: 'peux peut pourrais pourrait pouvons puis possible',
  between: 'ou bien et encore aussi sinon puis un une autre',
  ranging: 'entre',
  closed: 'fermé fermés fermée ouvre ouvrons ouvert ferme fermons',
};
