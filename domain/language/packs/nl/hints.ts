import type { HintWords } from '../../pack-format/hints.ts';

export const nlHints: HintWords = {
  asking: 'vraag vragen vraagt gevraagd navrag* navraag',
  seeking:
    'kijk* kijken zoek* opzoek* nakijk* meten gemeten nameten tellen natellen vind* wegen check*',
  waiting: 'wacht* afwacht* beloofd',
  deciding: 'beslis* besloten besluit* overleg* nadenk* twijfel* bespreken kiezen',
  depending: 'hangt afhank* ligt_eraan',
  papers:
    'papier* brief* formulier* map mapje lade la kaart* contract* app factuur* bon bonnetje doos boekje etiket* telefoon* handleiding* mail* polis*',
  told_before: 'gezegd gestuurd ingevuld gegeven doorgegeven systeem computer al weer alweer',
  others_in_charge:
    'regelt doet beheert verantwoorde* afdeling* kantoor boekhoud* accountant advocaat secretaresse* baas chef verhuurder* huisbaas bureau makelaar* gemeente bank verzeker* school dokter huisarts dierenarts garage aannemer* architect* bedrijf',
  about_the_question: 'vraag waarom bedoelt bedoel betekent waarvoor waartoe reden hoezo',
  you: 'u uw jij je jullie jouw jou',
  i: 'ik mijn mij me m n',
  we: 'we wij ons onze',
  they: 'hij zij ze zijn haar hun hem',
  past: 'was waren had hadden vroeger vorig* destijds toen eerst',
  condition: 'als indien of zodra tot wanneer tenzij',
  perhaps: 'misschien mogelijk* zou zouden kan eventueel',
  having_to: 'moet moeten moest zou_moeten hoef*',
  roughly: 'ongeveer zo_n rond circa bijna pakweg stuk een_stuk zowat',
  settling: 'graag doe zet maak neem liever dan wil schrijf goed',
  complaint: 'belachelijk* duur onbeschoft* zat klacht* klagen schande grap* serieus verdorie',
  knowing: 'weet weten idee herinner* zeker vergeten ken',
  still: 'nog eerst',
  later: 'later morgen straks zo moment minuut dadelijk',
  another_subject: 'trouwens overigens kunt_u heeft_u is_er hoeveel',
  lost: 'kwijt kapot weg weggegooid ergens verdwenen gestolen vervaagd onleesbaar ligt',
  nothing: 'niets niemand geen nooit zonder',
  but: 'maar toch hoewel',
  laughter: 'haha hihi ha lol grapje',
};
