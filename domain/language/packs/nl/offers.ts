import type { OfferTable } from '../../pack-format/offers.ts';

export const nlOffers: OfferTable = {
  places:
    '1 eerstgenoemde, -1 (laatstgenoemde|laatstgenoemd), 0 (de|het|die) (middelste|tussenin), 0 die (in het midden|ertussen), -2 [de|het] (voorlaatste|één na laatste|een na laatste|op één na laatste|op een na laatste), 0 (de|die) (middelste twee|twee middelste|in het midden)',
  numbered: 'nummer optie nr letter antwoord',
  stands: 'optie tijd tijdstip dag datum afspraak keuze mogelijkheid van de twee drie beide',
  both: 'beide',
  occasions: 'keer',
  following:
    'past passen is zou graag dan alstublieft alsjeblieft voor als bedankt maar en want omdat beter goed mij me ons prima lijkt komt kan vrij beschikbaar genoeg volstaat ideaal zijn',
  earliest:
    '(de|het|die|dat) (vroegste|vroegere|eerdere), zo (vroeg|snel) mogelijk, hoe (eerder|vroeger) hoe (beter|liever), het vroegst, (de|die) vroege',
  latest:
    '(de|het|die|dat) (laatst mogelijke|latere), zo laat mogelijk, hoe later hoe (beter|liever), het laatst$, (de|die) late',
  least:
    'het minimum, zo (min|weinig|klein|kort|goedkoop) mogelijk, (de|het|die|dat) (goedkoopste|goedkopere|kleinste|kleinere|kortste|kortere|laagste|lagere|minste|voordeligste), het (goedkoopst|kleinst|kortst|minst), (de|die) (kleine|goedkope)$',
  most: 'het maximum, zo (veel|lang|groot) mogelijk, (de|het|die|dat) (duurste|duurdere|grootste|grotere|langste|langere|hoogste|hogere|meeste), het (duurst|grootst|langst|meest), (de|die) (grote|dure)$',
  small:
    'mini klein kleine basis economy standaard enkel eenvoudig laag licht weinig goedkoop kort eenpersoons',
  great:
    'groot grote premium hoog luxe lang zwaar dubbel maxi volledig comfort business express uitgebreid tweepersoons',
  priced: 'goedkoopste goedkopere goedkoopst goedkope voordeligste duurste duurdere duurst dure',
  other: '(de|het|die|dat) andere',
  taking:
    '(die|dat) (is goed|past [mij|me|ons]|neem ik|doen we|is prima|is perfect|lijkt (me|ons) (goed|prima|perfect)|werkt|kan|komt goed uit), doe (die|dat) maar, (die|dat)$, ^(perfect|prima|lijkt me goed)',
  against: 'te, onmogelijk, slecht, vroeger, eerder, later',
  later: 'later, erna, daarna, na',
  earlier: 'eerder, vroeger, ervoor, daarvoor',
  lengths:
    '30 (een|n) half (uur|uurtje), 30 (half uur|halfuur|halfuurtje), 15 [een] (kwartier|kwartiertje), 45 [drie] kwartier, 60 (een|1|n) (uur|uurtje), 90 (anderhalf|anderhalve) uur, 120 (twee|2) (uur|uurtjes), 180 (drie|3) uur, 5 (vijf|5) (minuten|min), 10 (tien|10) (minuten|min), 15 (vijftien|15) (minuten|min), 20 (twintig|20) (minuten|min), 30 (dertig|30) (minuten|min), 45 45 (minuten|min)',
  requesting: 'kan kon kunnen mag zou mogelijk',
  between: 'of en ook nog een om dan anders er',
  ranging: 'tussen',
  closed: 'gesloten volgeboekt bezet sluiten sluit openen opent',
};
