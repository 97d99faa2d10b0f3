import type { OfferTable } from '../../pack-format/offers.ts';

export const itOffers: OfferTable = {
  places:
    '0 (quello|quella|il|la) (di mezzo|centrale|intermedio|intermedia|nel mezzo), 0 in mezzo, -2 [il|la] (penultimo|penultima), -3 [il|la] (terzultimo|terzultima), 0 (quelli|quelle) (di mezzo|centrali|nel mezzo)',
  numbered: 'numero opzione n lettera risposta',
  stands: 'opzione orario ora giorno data appuntamento dei delle due tre scelta che',
  beginning: 'prima primo',
  occasions: 'volta',
  following:
    'va vanno andrebbe mi ci è sarebbe per favore allora se grazie ma e perché che bene meglio perfetto ottimo libero libera disponibile basta bastano sufficiente sufficienti ideale sarebbero',
  earliest:
    '(il|la|quello|quella|le) [che è] più (presto|vicino|vicina), (il|al) più presto [possibile], prima (è|possibile) meglio, prima è meglio è, (quello|quella) prima$, (quello|quella) di mattina',
  latest:
    '(il|la|quello|quella) [che è] più (tardi|tardo|tarda|lontano|lontana), il più tardi [possibile], (quello|quella) dopo$, più tardi è meglio è',
  least:
    'il minimo, il meno possibile, (il|la|quello|quella) [che è] (più (economico|economica|piccolo|piccola|corto|corta|basso|bassa|breve)|meno (caro|cara|costoso|costosa)|piccolo|piccola), il meno (caro|costoso), [al|il] (minor|minimo)$',
  most: '(il|la) più (grosso|grossa), il massimo, il più possibile, (il|la|quello|quella) [che è] (più (caro|cara|grande|lungo|lunga|alto|alta|costoso|costosa)|grande|maggiore)',
  small:
    'mini piccolo piccola base economico economica economy standard semplice basso bassa leggero leggera poco corto singola singolo',
  great:
    'grande premium alto alta lusso lungo lunga grave doppia maxi completo completa business executive express familiare',
  priced: 'economico economica caro cara costoso costosa',
  other: 'l altro, l altra, quell (altro|altra), quello altro',
  taking:
    '(quello|quella|questo|questa) (lì|là|qui)$, (lo|la) (prendo|prendiamo), (mi|ci) va (bene|benissimo), (va|vanno|andrebbe) (bene|benissimo|bene così), ^(perfetto|ottimo|benissimo)',
  against:
    'troppo, troppa, molto (tardi|presto|caro|cara|lontano|grande|piccolo|piccola|male), impossibile, male, più (presto|tardi)',
  later: 'dopo, più tardi, più in là',
  earlier: 'prima',
  lengths:
    '30 (mezz ora|mezza ora|mezzora|mezzoretta), 15 [un] quarto d ora, 60 (un ora|un oretta|1 ora|una ora), 90 (un ora e mezza|un ora e mezzo), 120 (due|2) ore, 180 (tre|3) ore, 5 (cinque|5) (minuti|min), 10 (dieci|10) (minuti|min), 15 (quindici|15) (minuti|min), 20 (venti|20) (minuti|min), 30 (trenta|30) (minuti|min), 45 45 (minuti|min)',
  requesting: 'posso può potrei potremmo possiamo possibile',
  between: 'o oppure e anche poi un una altro',
  ranging: 'tra fra',
  closed: 'chiuso chiusi chiudiamo occupato occupata apriamo apre chiude aperto',
};
