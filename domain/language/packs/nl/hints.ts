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
  another_subject: 'trouwens overigens',
  lost: 'kwijt kapot weg weggegooid ergens verdwenen gestolen vervaagd onleesbaar ligt',
  nothing: 'niets niemand geen nooit zonder',
  but: 'maar toch hoewel',
  laughter: 'haha hihi ha lol grapje',
  requesting:
    'kunt_u kun_je kan_je zou_u zou_je wilt_u wil_je kunnen_jullie kan_u alstublieft alsjeblieft aub graag mag_u',
  doing:
    'boek* reserve* zoek* vind* zet* noteer* schrijf* doe maak* regel* leg* hou* inplan* plan* bestel* pak* voeg* toevoeg* geef geven wijzig*',
  allowed:
    'kan_ik mag_ik kunnen_we mogen_we zou_ik zouden_we kan_het mag_het kunnen_wij mogen_wij kan_dat mag_dat',
  possible:
    'mogelijk kan lukt lukken past uitkomt schikt zou_kunnen goed oke ok handig haalbaar gaat uit_te_voeren probleem erg bezwaar',
  proposing:
    'zullen_we laten_we wat_dacht anders liever zeg toch_maar dan doe_maar maak_er in_plaats',
  available:
    'is_er zijn_er heeft_u hebben_jullie heb_je hebt_u rijdt iets nog_iets vrij beschikbaar over hadden_jullie',
  comparing:
    'goedkoop* duur* meer minder dan beter snel* druk* laatste eerste vroegste max maximaal maximum minimaal kost kosten prijs* verschil* korting* toeslag* inbegrepen gratis altijd eigenlijk al alleen meestal',
  advising:
    'aanrad* raadt raad advies adviseer* voorstel* denkt_u denk_je gebruikelijk normaal meeste beste verstandig',
  question_word: 'wat wie hoe waar wanneer waarom welk welke hoeveel waarheen waarvoor hoezo wiens',
  contacting: 'bel* terugbel* stuur* sturen mail* app* bericht* sms* laten_weten herinner*',
  wishing:
    'ik_wil we_willen ik_zou we_zouden ik_zoek we_zoeken dacht dachten zat_te zaten_te ik_wou wilde wilden hoop hoopte zoek nodig',
  kin: 'vrouw man echtgeno* partner* vriend vriendin vrienden moeder mama ma mam vader papa pa zoon zoontje dochter dochtertje jongen jongens meisje kind kinderen kids broer broertje zus zusje oom tante neef nicht oma opa buurman buurvrouw buren buur* zwager schoonzus schoonmoeder schoonvader schoonzoon collega collegas maat maten gast mensen iedereen baas kennis knul vent',
  reporting:
    'zegt zei zeggen zeiden gezegd vindt vond denkt beweert volgens schijnt wil wilde wou hoor gehoord vertelt zweert',
  musing:
    'hm hmm ah aha oh ach tja zo jeetje jemig goh nou poeh pff wow echt serieus sjonge amai allee god zeg',
  unreal:
    'zou zouden had_ik hadden wilden wilde was_het_plan moest moesten had_moeten bijna eigenlijk was_ik waren_we graag_gehad',
  agreeing:
    'ok oke ja jawel jep prima goed top perfect is_goed akkoord afgesproken klopt juist precies helemaal doe_maar graag natuurlijk zeker tuurlijk waarom_niet deal komt_goed',
  own: 'mijne de_mijne het_mijne onze van_mij van_ons zelf voor_mij bij_mij bij_ons persoonlijk eigen',
};
