import type { WordTable } from '../../pack-format/language-pack.ts';

export const nlWords: WordTable = {
  frequent: `de het een en is zijn was ik jij je u hij zij wij we mijn uw jouw in op aan voor met van naar
    bij niet geen wat welke welk hoe wanneer waar wie wil wilt graag nodig heb heeft hebben kan kunt
    kunnen alstublieft dank bedankt ja nee of maar ook nog iets zou moet moeten zoek er dat dit deze
    die goed hallo dag hoeveel om te tot over wordt zoekt`,
  furtherFunctionWords: `nu al altijd nooit heel erg veel meer momenteel ongeveer`,
  empty: `erop erin tegen de het een en of maar want dus als dan dat dit deze die van voor met naar in op aan bij uit om tot te
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
  choosing: 'of',
  adding: 'en ook maar',
  links: 'en of van',
  interested: 'geïnteresseerd',
  adjectiveForms: 'se>s',
  suiting: 'vriendelijk',
  conjunctions: 'maar omdat want als zolang mits en',
  compounds: true,
  diminutives: 'etjes etje tjes tje pjes pje kjes>g kje>g jes je skes>s ske>s',
  negatesLast: true,
  generalNouns: 'optie opties keuze tent tenten plek plekken zaak zaken ding dingen',
  alternatives: 'of anders verder',
  comparatives: 'dan meer minder later vroeger alleen voor na tot probleem ver boven over',
  compared: /_\s+dan\s/,
  spokenMarks: { '@': 'apenstaartje apenstaart', '.': 'punt', '-': 'streepje' },
  roles: {
    origin: `vertrek komt komen van van vanaf uit vanuit vertrek vertrekken vertrekpunt
      vertrekplaats herkomst start startpunt ophalen ophaallocatie vertrekt`,
    destination: `gaat reist reizen naar naar bestemming aankomst aankomen eindbestemming
      aankomstplaats heen gaan tot`,
    start: `vanaf start begin beginnen aankomst inchecken vertrek vertrekken vertrekt heenreis
      heenvlucht ophalen begint`,
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
    money: `prijs prijsklasse prijsniveau prijscategorie budget kosten bedrag betalen huur euro dollar geld som salaris uitgeven duur
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
    start: 'eerste dag, (kom|komt|komen) (u|jullie|je|ik|wij|we) aan',
    end: 'laatste dag, (kom|komen|ga|gaan) [ik|wij|we] terug',
  },
  whereabouts: `(ik ben|we zijn|wij zijn|ben ik|zijn we|ik sta|we staan|ik wacht|^ben|^sta) [nu|net|nog|hier|momenteel|op dit moment] (op|bij|in|aan|voor) [het|de]`,
  theTalk: `regent, sneeuwt, hoort u mij, hoor je me, nog daar, nog aan de lijn, klaar, verder gaan,
    verdergaan, doorgaan, beginnen, momentje, moment, minuten, minuut, tijd, zal ik, zullen we,
    mag ik, kan ik, kunnen we, oké, in orde, akkoord, goed zo, duidelijk, begrepen, begrijpt,
    vragen, vraag, hoe gaat`,
  fullStops: {
    abbreviated: 'dhr mevr mw dr drs ir ing mr prof fam st ca',
    beforeNumbers: 'nr tel str *str apt huisnr pl',
  },
  synonyms: [
    'sport wedstrijd wedstrijden',
    'muziek concert concerten',
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
