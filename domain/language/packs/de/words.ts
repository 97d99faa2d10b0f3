import type { LanguageTable } from '../table.ts';
import { deManners } from './dialogue-acts.ts';

export const de: LanguageTable = {
  code: 'de',
  empty: `der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen
    diesem jener jene ich mich mir mein meine meinen meinem meiner wir uns unser unsere unseren
    du dich dir sie ihr ihnen ihre ihren ihrem er ihn ihm es man und oder aber doch denn sondern
    wenn als dann dass ob weil damit von vom zu zum zur in im ins an am ans auf bei beim mit nach
    aus um für gegen über unter vor hinter neben zwischen durch ohne bis ab seit während bin bist
    ist sind war waren wäre wären sein gewesen werde wird werden wurde würde würden hab habe hast
    hat haben hatte hätte hätten kann kannst können konnte könnte könnten könnt muss müssen
    müsste soll sollte sollten will wollen wollte mag mögen möchte möchten möchtest darf dürfen
    dürfte lass lassen lasst gibt gib geben nicht kein keine keinen keinem keiner nein ja gerne
    gern bitte danke dankeschön vielen dank auch noch nur so sehr schon mal etwa ungefähr circa
    vielleicht eventuell wahrscheinlich eigentlich einfach am besten lieber was wer wie wo wann
    warum wieso welche welcher welches welchen welchem hier da dort jetzt mehr viel viele alle
    alles beide etwas irgendwas irgendetwas irgendein irgendeine irgendwo nichts heiße heißt
    heißen namens genannt okay ok gut super genau hallo guten tag es ja sich selbst also sowie
    zwar brauche brauchen braucht suche suchen sucht wozu wofür weshalb womit bevorzuge
    bevorzugen bevorzugte bevorzugt präferenz vorliebe ahh ach äh hm`,
  actions: `nummer telefonnummer adresse adressen telefonnummern postleitzahl liste suchen finden
    buchen reservieren nehmen gehen fahren fliegen reisen kommen bleiben wohnen essen trinken
    sehen schauen hören spielen kaufen mieten abholen ankommen abfahren abreisen starten beginnen
    enden machen tun planen denken glauben meinen sagen sprechen erzählen nennen heißen wissen
    kennen zeigen geben bekommen erhalten bestellen stornieren ändern wechseln hinzufügen
    eintragen speichern setzen stellen legen bringen holen treffen feiern bevorzugen mögen lieben
    wünschen hoffen brauchen benötigen interessieren überraschen empfehlen vorschlagen
    beantworten antworten erklären überprüfen servieren anbieten brauchen auswählen wählen
    entscheiden liegen befinden sollen klingen passen gefallen funktionieren entschuldigung
    entschuldigen verzeihung toll prima schön perfekt richtig falsch klar sicher natürlich
    selbstverständlich egal schade danke hallo tschüss gern eben halt halten bräuchte hätte nähe`,
  nounActions: '',
  courtesies: 'bitte danke ja der die das',
  leads: {
    from: 'von vom ab aus',
    to: 'nach zum zur zu bis richtung',
    in: 'in im ins innerhalb',
    at: 'am an bei beim auf',
    near: 'nahe neben bei nähe',
    for: 'für',
    by: 'von',
    with: 'mit',
    about: 'über',
    of: 'von des der',
  },
  connectors: 'und von der die das den dem des zum zur de la le & vs',
  interested: 'interessiert',
  adjectiveForms: 'em> en> er> es> e>',
  conjunctions: 'aber sondern weil wenn falls solange denn dass und',
  negatesLast: true,
  comparatives: 'als mehr weniger später früher nur vor nach bis problem',
  nounsCapital: true,
  numbers: {
    words: `null 0, eins 1, ein 1, eine 1, einen 1, einem 1, einer 1, zwei 2, zwo 2, drei 3, vier
      4, fünf 5, fuenf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10, elf 11, zwölf 12, zwoelf
      12, dreizehn 13, vierzehn 14, fünfzehn 15, sechzehn 16, siebzehn 17, achtzehn 18, neunzehn
      19, zwanzig 20, dreißig 30, dreissig 30, vierzig 40, fünfzig 50, sechzig 60, siebzig 70,
      achtzig 80, neunzig 90, dutzend 12, paar 2, keine 0`,
    hundred: 'hundert',
    thousand: 'tausend tsd k',
    million: 'million millionen mio m',
    and: 'und',
    joined: 'unit_first',
    decimalComma: true,
    people: `1 (nur|bloß) (ich|für mich), 1 (allein|alleine|nur ich), 1 ich bin allein, 2
      (ich|mich) und (mein|meine|meinen)
      (mann|frau|partner|partnerin|freund|freundin|sohn|tochter), 2 (mein|meine)
      (mann|frau|partner|partnerin|freund|freundin) und ich, 2 zu zweit, 3 zu dritt, 4 zu viert,
      5 zu fünft, 6 zu sechst, 7 zu siebt, 8 zu acht, 2 wir beide`,
  },
  clock: {
    half: 'halb halbe',
    halfBefore: true,
    quarter: 'viertel',
    threeQuarters: 'dreiviertel',
    past: 'nach',
    to: 'vor',
    plus: '',
    minus: '',
    hour: 'uhr h',
    minute: 'minuten minute min',
    at: 'um gegen ab vor nach',
    noon: 'mittag, mittags, zwölf uhr mittags',
    midnight: 'mitternacht, um mitternacht',
    morning: '[am] (morgens|vormittags|vormittag|früh), am morgen, in der früh',
    afternoon: '[am] (nachmittags|nachmittag|mittags)',
    evening: '[am] (abends|abend)',
    night: '(nachts|in der nacht|nacht)',
  },
  calendar: {
    months: `januar|jänner|jan, februar|feber|feb, märz|maerz|mrz, april|apr, mai, juni|jun,
      juli|jul, august|aug, september|sept|sep, oktober|okt, november|nov, dezember|dez`,
    weekdays: `montag|montags|mo, dienstag|dienstags|di, mittwoch|mittwochs|mi,
      donnerstag|donnerstags|do, freitag|freitags|fr, samstag|samstags|sonnabend|sa,
      sonntag|sonntags|so`,
    ordinals: `erste 1, ersten 1, erster 1, zweite 2, zweiten 2, zweiter 2, dritte 3, dritten 3,
      dritter 3, vierte 4, vierten 4, fünfte 5, fünften 5, sechste 6, sechsten 6, siebte 7,
      siebten 7, achte 8, achten 8, neunte 9, neunten 9, zehnte 10, zehnten 10, elfte 11, elften
      11, zwölfte 12, zwölften 12, dreizehnten 13, vierzehnten 14, fünfzehnten 15, sechzehnten
      16, siebzehnten 17, achtzehnten 18, neunzehnten 19, zwanzigsten 20, einundzwanzigsten 21,
      zweiundzwanzigsten 22, dreiundzwanzigsten 23, vierundzwanzigsten 24, fünfundzwanzigsten 25,
      sechsundzwanzigsten 26, siebenundzwanzigsten 27, achtundzwanzigsten 28, neunundzwanzigsten
      29, dreißigsten 30, einunddreißigsten 31`,
    ordinalMarks: 'te ten ter',
    of: 'des vom',
    articles: 'der den dem am',
    today: '(heute|heut), heute (abend|morgen|nachmittag|vormittag|früh), noch heute',
    tomorrow: 'morgen, morgen (früh|abend|vormittag|nachmittag)',
    afterTomorrow: 'übermorgen',
    yesterday: 'gestern',
    next: 'nächste nächsten nächster nächstes kommende kommenden folgende folgenden',
    current: 'diese diesen dieser dieses diesem',
    last: 'letzte letzten letzter vergangene vergangenen',
    day: 'tag tage tagen',
    week: 'woche wochen',
    month: 'monat monate monats monaten',
    year: 'jahr jahre jahren jahres',
    weekend: 'wochenende',
    inside: 'in innerhalb',
    fromNow: 'ab (heute|jetzt)',
    monthFirst: false,
  },
  manners: deManners,
  roles: {
    origin: `starten fährst abfahren abreisen startest von vom von ab aus abfahrt abfahrtsort
      abflug abflugort start startort startpunkt abreise abholung abholen abholort losfahren
      herkunft ausgangspunkt`,
    destination: `hinfahren ankommst nach nach ziel zielort reiseziel ankunft ankunftsort
      ankommen bestimmungsort hinfahren zum zur bis`,
    start: `von ab start beginn beginnen anfang anreise anreisen einchecken abfahrt abflug
      hinfahrt hinflug abholung abholen hinreise ankunft`,
    end: `bis ende enden rückfahrt rückflug rückreise rückgabe abreise auschecken zurück
      zurückkommen zurückgeben rückkehr schluss`,
    place: 'wo wohin woher ort stadt gegend stadtteil lage adresse straße region',
    city: 'stadt ort dorf gemeinde wohnort',
    area: 'gegend stadtteil viertel bezirk lage teil region umgebung',
    address: 'bahnhof flughafen platz allee gasse ufer adresse straße anschrift weg platz allee',
    person: `person wer wem gast kunde kundin kunden benutzer mieter inhaber gastgeber künstler
      regisseur schauspieler sänger autor fahrer patient mitarbeiter freund nachname vorname
      familienname kontakt empfänger heißen`,
    name: 'name namen heißt heißen genannt titel bezeichnung',
    title: `lied song film album veranstaltung ereignis buch spiel titel künstler team band
      wecker termin besprechung serie stück konzert`,
    people: `personen person leute gäste gast erwachsene erwachsenen reisende reisenden
      passagiere fahrgäste mitfahrer plätze platz gruppe karten tickets menschen kinder
      teilnehmer mann freunde`,
    nights: 'nächte nacht nächten aufenthalt dauer tage tag übernachtungen',
    days: 'tage tag tagen aufenthalt dauer nächte',
    rooms: 'zimmer zimmern schlafzimmer räume betten',
    tickets: 'tickets ticket karten karte plätze eintrittskarten',
    stars: 'sterne stern sternen bewertung bewertungen',
    money: `preis budget kosten betrag zahlen miete euro euros dollar geld summe gehalt gebühr
      ausgeben teuer franken`,
    minutes: 'minuten minute stunden stunde dauer lange',
    age: 'alter alt jahre jahr',
    year: 'jahr baujahr erscheinungsjahr jahrgang',
    bags: 'koffer gepäck taschen tasche gepäckstücke gepäckstück',
    floor: 'etage stock stockwerk geschoss',
    identifier: 'nummer kennung code referenz buchung konto pin bestätigung zimmernummer',
    email: 'email mail e-mail',
    phone: 'telefon telefonnummer handy handynummer rufnummer',
    postcode: 'postleitzahl plz',
    free_text: `nachricht wunsch wünsche grund begründung beschreibung kommentar anmerkung
      anmerkungen notiz problem anliegen details rückmeldung zweck frage fragen hinweise
      besondere ändern beschwerde`,
    company: 'firma unternehmen arbeitgeber marke gesellschaft airline anbieter',
    weight: 'gewicht kg kilo kilogramm',
    distance: 'entfernung kilometer km meilen',
  },
  rolePhrases: {
    end: '(komme|kommen|fahre|fliege|reise) [am] [ich|wir] zurück',
    money: 'wie viel, wie teuer',
    people: 'von uns',
  },
  synonyms: [
    'billig günstig preiswert preisgünstig billige niedrig',
    'mäßig moderat mittel mittelmäßig mittlere mittleren mittelpreisig normal durchschnittlich gemäßigt',
    'teuer teure teures teuren teurer kostspielig hochpreisig gehoben exklusiv luxuriös',
    'zentrum innenstadt stadtzentrum stadtmitte mitte zentral zentrale city',
    'norden nord nördlich nordteil nordstadt nordseite',
    'süden süd südlich südteil südstadt südseite',
    'osten ost östlich ostteil oststadt ostseite',
    'westen west westlich westteil weststadt westseite',
    'ja jawohl',
    'männlich mann',
    'weiblich frau',
    'wohnung apartment',
    'fußball soccer',
    'wifi wlan internet',
    'klein kleine kleiner',
    'groß große großer',
    'auto wagen pkw',
    'asiatisch asiat orientalisch',
    'italiänisch italienisch',
  ],
  endings: `ischsten ischeren ischen ischer isches ischem ische isch lichen licher liches lichem
    liche lich igsten igen iger iges igem ige ig ungen ung sten ster stes ste eren erer eres ere
    ern ens nen en em er es et te st n e s t`,
};
