import type { OfferTable } from '../../pack-format/offers.ts';

export const deOffers: OfferTable = {
  places:
    '1 (ersterer|erstere|ersteres|ersteren), -1 (letzterer|letztere|letzteres|letzteren), 0 (der|die|das|den|dem) (mittlere|mittlerer|mittleren), 0 (der|die|das|den) in der mitte, 0 (der|die|das|den) dazwischen, -2 (der|die|das|den|dem) (vorletzte|vorletzten|vorletzter|zweitletzte|zweitletzten), -2 (vorletzte|vorletzter|vorletztes), -3 (der|die|das|den|dem) (drittletzte|drittletzten)',
  numbered: 'nummer nr option variante antwort buchstabe',
  stands:
    'termin termine uhrzeit zeit tag variante option möglichkeit vorschlag wahl datum von den beiden zwei drei davon',
  both: 'beiden beide',
  occasions: 'mal',
  following:
    'passt passen ginge geht gehen gingen ist wäre klingt bitte dann gerne gern für mir uns besser am wenn danke und aber denn weil nehmen nehme gut prima frei verfügbar zeit reicht reichen genügt genügen langt langen ideal wären',
  earliest:
    '(der|die|das|den|dem) (früheste|frühesten|frühere|früheren|frühste|frühsten|ehere), am (frühesten|frühsten), (so früh|so bald) wie möglich, möglichst (früh|bald), je (früher|eher) (desto|umso) besser, lieber (den früheren|die frühere|das frühere), (der|die|das|den) frühe',
  latest:
    '(der|die|das|den|dem) (späteste|spätesten|spätere|späteren), am spätesten, so spät wie möglich, möglichst spät, je später (desto|umso) besser, lieber (den späteren|die spätere|das spätere), (der|die|das|den) späte',
  least:
    'das minimum, so (wenig|klein|kurz|günstig|billig) wie möglich, (der|die|das|den|dem) (billigste|billigsten|billigere|billigeren|günstigste|günstigsten|günstigere|günstigeren|kleinste|kleinsten|kleinere|kleineren|kürzeste|kürzesten|kürzere|kürzeren|niedrigste|niedrigsten|niedrigere|niedrigeren|wenigste|wenigsten|geringste|geringsten|preiswerteste|preiswertesten), am (billigsten|günstigsten|kleinsten|wenigsten|kürzesten), möglichst (billig|günstig|klein|wenig|kurz), (der|die|das|den) (kleine|kleinen|billige|billigen|günstige|günstigen)',
  most: 'das maximum, so (viel|lang|lange|groß) wie möglich, (der|die|das|den|dem) (teuerste|teuersten|teurere|teureren|größte|größten|größere|größeren|längste|längsten|längere|längeren|höchste|höchsten|höhere|höheren|meiste|meisten), am (teuersten|größten|längsten|meisten|höchsten), möglichst (groß|lang|viel), (der|die|das|den) (große|großen|teure|teuren|lange|langen)',
  small:
    'mini klein kleine kleiner kleines basis economy standard einzel einfach niedrig leicht wenig günstig kurz gering solo duo',
  great:
    'groß große großer großes premium hoch deluxe luxus lang schwer doppel maxi voll komfort business express umfassend quartett quintett familie',
  priced:
    'billigste billigsten billigere billigeren billig billige billigen günstigste günstigsten günstigere günstigeren günstig günstige günstigen preiswerteste preiswertesten teuerste teuersten teurere teureren teure teuren',
  other: '(der|die|das|den|dem) (andere|anderen)',
  taking:
    '(den|die|das) (nehme|nehmen) (ich|wir), (dann|ich|wir) (nehme|nehmen) [ich|wir] (den|die|das), das (passt|geht|ginge|klingt gut|klappt|ist (gut|prima|perfekt|super|ok|okay|in ordnung)|wäre (gut|prima|perfekt|super|toll|schön)), passt [mir|uns|gut|perfekt|super|prima], ^(perfekt|prima|klingt gut|gerne)',
  against: 'zu, unmöglich, ungünstig, schlecht, ausgeschlossen, früher, eher, später',
  later: 'später, danach, drauf, darauf, nach hinten',
  earlier: 'früher, eher, vorher, davor, nach vorne',
  lengths:
    '30 (eine|ne) halbe stunde, 30 halbe stunde, 15 (eine|ne) viertelstunde, 15 viertelstunde, 45 dreiviertelstunde, 60 (eine|ne|1|ein) (stunde|std|stündchen), 90 (anderthalb|eineinhalb) stunden, 120 (zwei|2) (stunden|std), 180 (drei|3) (stunden|std), 5 (fünf|5) (minuten|min), 10 (zehn|10) (minuten|min), 15 (fünfzehn|15) (minuten|min), 20 (zwanzig|20) (minuten|min), 30 (dreißig|30) (minuten|min), 45 45 (minuten|min)',
  requesting: 'kann könnte können könnten ginge geht darf dürfte möglich',
  between: 'oder noch eine einen um dann auch und',
  ranging: 'zwischen',
  closed:
    'geschlossen ausgebucht belegt vergeben schließen schließt öffnen öffnet geöffnet ruhetag',
};
