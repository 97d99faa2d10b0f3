import type { OfferTable } from '../../pack-format/offers.ts';

export const frOffers: OfferTable = {
  places:
    '0 (celui|celle) du milieu, 0 (le|la) (médian|médiane), 1 (ce|le|la) (premier|première) des deux, -2 [l|le|la|les] avant (dernier|dernière), 0 ceux du milieu, 0 celles du milieu',
  numbered: 'numéro option choix n° lettre réponse',
  stands: 'créneau option choix horaire heure jour date des deux trois rendez vous proposition',
  occasions: 'fois',
  following:
    'me nous convient conviendrait va irait est serait si svp s alors merci pour mais et car parce que c ira mieux bien parfait possible proposé proposée libre disponible suffit suffisent suffira suffiront idéal seraient',
  earliest:
    '(le|la) plus (tôt|matinal|matinale|proche|avancé|avancée), (celui|celle|ce) (de|qui est) [le|la] plus tôt, (le|au) plus (tôt|vite), (celui|celle) (du matin|plus tôt)',
  latest:
    '(le|la) plus (tard|tardif|tardive|éloigné|éloignée), (le|au) plus tard, (celui|celle) plus tard',
  least:
    'le [strict] minimum, le moins possible, (le|la) moins (cher|chère|onéreux|coûteux|grand|grande|long|longue), (le|la) plus (petit|petite|court|courte|bas|basse|économique|abordable), (le|la) (petit|petite)$, (celui|celle) (le|la) moins (cher|chère)',
  most: 'le maximum, le plus possible, (la|le) plus (complète|complet), (le|la) plus (cher|chère|grand|grande|long|longue|gros|grosse|haut|haute|élevé|élevée|onéreux|coûteux), (le|la) (grand|grande)$',
  small:
    'mini petit petite base économique économie standard simple bas basse léger légère peu court courte individuel individuelle tiers',
  great:
    'grand grande premium haut haute luxe long longue lourd lourde double maxi complet complète confort executive business express familial',
  priced: 'cher chère onéreux coûteux économique abordable',
  other: 'l autre',
  taking:
    '(celui|celle|ça|cela) (là|ci)$, (je|on|nous) (le|la) (prends|prend|prenons), (ça|cela) (me|nous) (va|convient|irait|conviendrait), c est (parfait|bon|bien|d accord|très bien), (ça|cela) (ira|marche|va), ^parfait',
  against: 'trop, impossible, exclu, mal, plus tôt, plus tard',
  later: 'plus tard, après, de plus, ensuite',
  earlier: 'plus tôt, avant, de moins',
  lengths:
    '30 (une|1) demi heure, 30 demi heure, 15 [un] quart d heure, 60 (une|1) (heure|h), 90 (une heure et demie|1h30), 120 (deux|2) (heures|h), 180 (trois|3) (heures|h), 5 (cinq|5) (minutes|min), 10 (dix|10) (minutes|min), 15 (quinze|15) (minutes|min), 20 (vingt|20) (minutes|min), 30 (trente|30) (minutes|min), 45 45 (minutes|min)',
  requesting: 'peux peut pourrais pourrait pouvons puis possible',
  between: 'ou bien et encore aussi sinon puis un une autre',
  ranging: 'entre',
  closed: 'fermé fermés fermée ouvre ouvrons ouvert ferme fermons',
};
