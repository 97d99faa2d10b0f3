import type { LanguageTable } from '../table.ts';
import { nlManners } from './dialogue-acts.ts';

export const nl: LanguageTable = {
  code: 'nl',
  empty: `de het een en of maar want dus als dan dat dit deze die van voor met naar in op aan bij uit om tot te
    over onder door zonder tegen tussen vanaf sinds tijdens na ik me mij mijn m'n jij je jou jouw u uw hij
    hem zijn zij ze haar wij we ons onze jullie hun hen er men zich ben bent is was waren wees geweest
    word wordt worden werd zou zouden heb hebt heeft hebben had hadden kan kun kunt kunnen kon konden
    wil wilt willen wilde moet moeten mag mogen zal zult zullen ga gaat gaan doe doet doen laat laten niet
    geen nee ja graag alstublieft alsjeblieft dank bedankt ook nog maar zo zeer heel erg al ongeveer
    misschien eventueel waarschijnlijk eigenlijk gewoon liefst wat wie hoe waar wanneer waarom welke welk
    hier daar nu meer veel alle alles beide iets niets ergens iemand niemand enkele sommige oké okay ok
    goed hallo goedendag dag hoi nodig zoek zoeken zoekt liever wel even toch namelijk genaamd heet heten voorkeur voorkeuren hoeveel opties optie verplicht`,
  actions: `nummer telefoonnummer adres postcode zoeken vinden boeken reserveren nemen gaan
    rijden vliegen reizen komen blijven verblijven eten drinken zien kijken horen luisteren
    spelen kopen huren ophalen aankomen vertrekken starten beginnen eindigen maken doen plannen
    denken geloven bedoelen zeggen spreken vertellen noemen weten kennen tonen geven krijgen
    ontvangen bestellen annuleren wijzigen veranderen toevoegen opslaan zetten leggen brengen
    halen ontmoeten vieren wensen hopen interesseren verrassen aanbevelen voorstellen kiezen
    beslissen liggen klinken passen werken sorry excuses leuk mooi prima perfect juist fout waar
    zeker natuurlijk jammer terugkomen vertrek kom neem wil`,
  nounActions: 'bezoek afspraak',
  courtesies: 'alstublieft graag bedankt de het ja',
  leads: {
    from: 'van vanaf uit vanuit',
    to: 'naar tot richting',
    in: 'in binnen te',
    at: 'bij op aan in',
    near: 'nabij dichtbij rond',
    for: 'voor',
    by: 'van door',
    with: 'met',
    about: 'over',
    of: 'van',
  },
  connectors: 'van de het der den en ter ten & vs',
  interested: 'geïnteresseerd',
  adjectiveForms: 'se>s',
  conjunctions: 'maar omdat want als zolang mits en',
  negatesLast: true,
  comparatives: 'dan meer minder later vroeger alleen voor na tot probleem',
  numbers: {
    words: `nul 0, één 1, een 1, twee 2, drie 3, vier 4, vijf 5, zes 6, zeven 7, acht 8, negen 9,
      tien 10, elf 11, twaalf 12, dertien 13, veertien 14, vijftien 15, zestien 16, zeventien 17,
      achttien 18, negentien 19, twintig 20, dertig 30, veertig 40, vijftig 50, zestig 60,
      zeventig 70, tachtig 80, negentig 90, dozijn 12, paar 2, geen 0`,
    hundred: 'honderd',
    thousand: 'duizend k',
    million: 'miljoen mln m',
    and: 'en',
    joined: 'unit_first',
    decimalComma: true,
    people: `2 [alleen] wij (twee|beiden), 1 (alleen|enkel|slechts) (ik|mezelf|ikzelf), 1 (alleen|in mijn eentje), 2 (met z'n tweeën|wij tweeën|ons tweeën), 3 met z'n drieën,
      4 met z'n vieren, 5 met z'n vijven, 6 met z'n zessen, 2 (ik|mij) en mijn (vrouw|man|vriend|vriendin|partner), 2 mijn (vrouw|man|vriend|vriendin|partner) en ik`,
  },
  clock: {
    half: 'half halve',
    halfBefore: true,
    quarter: 'kwart kwartier',
    threeQuarters: '',
    past: 'over na',
    to: 'voor',
    plus: '',
    minus: '',
    hour: 'uur u h',
    minute: 'minuten minuut min',
    at: 'om rond tegen omstreeks',
    noon: '(middag|twaalf uur) [s middags], twaalf uur s middags, tussen de middag',
    midnight: 'middernacht',
    morning: "['s|s] (ochtends|morgens|voormiddags), in de (ochtend|morgen|voormiddag), ochtend",
    afternoon: "['s|s] middags, in de (middag|namiddag), namiddag",
    evening: "['s|s] avonds, in de avond, (avond|vanavond)",
    night: "['s|s] nachts, in de nacht",
  },
  calendar: {
    months: `januari|jan, februari|feb, maart|mrt, april|apr, mei, juni|jun, juli|jul,
      augustus|aug, september|sept|sep, oktober|okt, november|nov, december|dec`,
    weekdays: `maandag|ma, dinsdag|di, woensdag|wo, donderdag|do, vrijdag|vr, zaterdag|za,
      zondag|zo`,
    ordinals: `eerste 1, tweede 2, derde 3, vierde 4, vijfde 5, zesde 6, zevende 7, achtste 8,
      negende 9, tiende 10, elfde 11, twaalfde 12, dertiende 13, veertiende 14, vijftiende 15,
      zestiende 16, zeventiende 17, achttiende 18, negentiende 19, twintigste 20, eenentwintigste
      21, tweeëntwintigste 22, drieëntwintigste 23, vierentwintigste 24, vijfentwintigste 25,
      zesentwintigste 26, zevenentwintigste 27, achtentwintigste 28, negenentwintigste 29,
      dertigste 30, eenendertigste 31`,
    ordinalMarks: 'e de ste',
    of: 'van',
    articles: 'de het',
    today: '(vandaag|vanavond|vanmiddag|vanochtend|vanmorgen|vannacht)',
    tomorrow: '(morgen|morgenavond|morgenochtend|morgenmiddag), morgen (avond|ochtend|middag)',
    afterTomorrow: 'overmorgen',
    yesterday: 'gisteren',
    next: 'volgende aankomende komende eerstvolgende',
    current: 'deze dit',
    last: 'vorige afgelopen laatste',
    day: 'dag dagen',
    week: 'week weken',
    month: 'maand maanden',
    year: 'jaar jaren',
    weekend: 'weekend weekeinde',
    inside: 'over binnen',
    fromNow: 'vanaf (nu|vandaag)',
    monthFirst: false,
  },
  manners: nlManners,
  roles: {
    origin: `vertrek komt komen van van vanaf uit vanuit vertrek vertrekken vertrekpunt
      vertrekplaats herkomst start startpunt ophalen ophaallocatie vertrekt`,
    destination: `gaat reist reizen naar naar bestemming aankomst aankomen eindbestemming
      aankomstplaats heen gaan tot`,
    start: `vanaf start begin beginnen aankomst inchecken vertrek vertrekken heenreis heenvlucht
      ophalen begint`,
    end: `tot einde eindigen terug terugreis terugvlucht terugkeer terugkomen inleveren
      uitchecken eind terugbrengen retour`,
    place: `waar waarheen waarvandaan plaats stad buurt wijk adres straat regio gebied locatie
      omgeving`,
    city: 'stad plaats dorp gemeente woonplaats',
    area: 'buurt wijk gebied deel regio omgeving stadsdeel',
    address: 'station luchthaven plein kade adres straat laan weg plein',
    person: `persoon wie gast klant gebruiker huurder eigenaar gastheer artiest acteur actrice
      regisseur zanger auteur chauffeur patiënt medewerker vriend achternaam voornaam contact
      ontvanger heet`,
    name: 'naam heet genaamd titel noemen',
    title: `lied nummer film album evenement boek spel titel artiest team band wekker afspraak
      vergadering serie stuk concert`,
    people: `personen persoon mensen gasten gast volwassenen volwassene reizigers passagiers
      plaatsen plekken groep tickets kaartjes deelnemers kinderen man vrienden`,
    nights: 'nachten nacht verblijf duur dagen dag overnachtingen',
    days: 'dagen dag verblijf duur',
    rooms: 'kamers kamer slaapkamers bedden',
    tickets: 'tickets ticket kaartjes kaartje plaatsen stoelen',
    stars: 'sterren ster beoordeling waardering',
    money: `prijs budget kosten bedrag betalen huur euro dollar geld som salaris uitgeven duur
      prijsklasse`,
    minutes: 'minuten minuut uren uur duur lang',
    age: 'leeftijd jaar oud',
    year: 'jaar bouwjaar uitgebracht',
    bags: 'koffers koffer bagage tassen tas',
    floor: 'verdieping etage',
    identifier: 'nummer code referentie boeking rekening pincode bevestiging kamernummer',
    email: 'email mail e-mail',
    phone: 'telefoon telefoonnummer mobiel gsm',
    postcode: 'postcode',
    free_text: `bericht verzoek verzoeken reden beschrijving opmerking opmerkingen notitie
      probleem details doel vraag vragen wensen bijzondere speciale wijzigen klacht`,
    company: 'bedrijf werkgever merk maatschappij onderneming aanbieder',
    weight: 'gewicht kg kilo',
    distance: 'afstand kilometer km',
  },
  rolePhrases: {
    money: 'hoe duur',
    end: '(kom|komen|ga|gaan) [ik|wij|we] terug',
  },
  synonyms: [
    'goedkoop goedkope voordelig betaalbaar budget laag',
    'gemiddeld gemiddelde middelmatig redelijk midden matig modaal',
    'duur dure prijzig luxe hoog exclusief chic',
    'centrum binnenstad stadscentrum centraal',
    'noorden noord noordelijk',
    'zuiden zuid zuidelijk',
    'oosten oost oostelijk',
    'westen west westelijk',
    'man mannelijk',
    'vrouw vrouwelijk',
    'wifi wi-fi internet',
    'auto wagen',
    'appartement flat',
    'klein kleine',
    'groot grote',
    'voetbal soccer',
  ],
  endings: `elijkste elijke elijk achtige achtig heden heid ingen ing eren ige ig ste sten ers
    eren en er es te t de e s`,
};
