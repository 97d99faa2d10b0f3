import type { WordTable } from '../../pack-format/language-pack.ts';

export const deWords: WordTable = {
  frequent: `der die das den dem des ein eine einen einem einer und ist sind war ich du er sie es wir ihr
    mein meine mir mich ihnen ihre in im am auf fur mit von zu zum zur bei nach nicht kein keine was
    welche welcher welches wie wann wo wer mochte mochten brauche brauchen haben hat habe konnen
    kann bitte danke ja nein gerne oder aber auch noch etwas soll suche gibt es guten hallo uber
    egal dass wurde wird sein`,
  letters: 'äß',
  furtherFunctionWords: `jetzt schon immer nie sehr viel mehr gerade derzeit momentan zurzeit ungefahr etwa`,
  empty: `ne nen nem ner stück bloß bloss drauf darauf gegen der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen
    diesem jener jene ich mich mir mein meine meinen meinem meiner wir uns unser unsere unseren
    du dich dir sie ihr ihnen ihre ihren ihrem er ihn ihm es man und oder aber doch denn sondern
    wenn als dann dass ob weil damit von vom zu zum zur in im ins an am ans auf bei beim mit nach
    aus um hause für gegen über unter vor hinter neben zwischen durch ohne bis ab seit während bin bist
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
    about: 'über laut',
    of: 'von des der',
  },
  connectors: 'und von der die das den dem des zum zur de la le & vs',
  choosing: 'oder',
  adding: 'und auch aber',
  links: 'oder und von',
  interested: 'interessiert',
  provenance: /([a-zäöü]{3}isch|national|regional)(e[mnrs]?)?$/,
  adjectiveForms: 'em> en> er> es> e>',
  suiting: 'freundlich gerecht tauglich geeignet',
  conjunctions: 'aber sondern weil wenn falls solange denn dass und',
  negatesLast: true,
  generalNouns:
    'option optionen möglichkeit möglichkeiten laden läden lokal lokale ding dinge sache sachen',
  alternatives: 'oder sonst',
  comparatives:
    'als mehr weniger später früher nur vor nach bis problem weit über überschreiten übersteigen',
  compared: /_\s+als\s/,
  compounds: true,
  diminutives: 'chens chen leins lein erl',
  nounsCapital: true,
  spokenMarks: { '@': 'klammeraffe', '.': 'punkt', '-': 'bindestrich', _: 'unterstrich' },
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
    money: `preis preisklasse preislage preisniveau preiskategorie preisspanne preisrahmen budget kosten betrag zahlen miete euro euros dollar geld summe gehalt gebühr
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
    start: '(erster|ersten|erste) tag, (reise|reist|reisen) (sie|ihr|du|wir|ich) an',
    end: `(letzter|letzten|letzte) tag, (komme|kommen|fahre|fliege|reise) [am] [ich|wir] zurück,
      (reise|reist|reisen) (sie|ihr|du|wir|ich) ab`,
    money: 'wie viel, wie teuer',
    people: 'von uns',
  },
  whereabouts: `(ich bin|wir sind|bin ich|sind wir|ich steh|ich stehe|wir stehen|ich warte|wir warten|^bin|^sind) [gerade|jetzt|hier|noch|grad|derzeit|momentan] (am|an der|an dem|beim|bei der|im|in der|in dem|in|auf dem|auf der|vor dem|vor der)`,
  theTalk: `regnet, schneit, hören sie mich, hörst du, noch (da|dran), bereit, soweit, weitermachen,
    fortfahren, loslegen, anfangen, beginnen, moment, minute, minuten, zeit, soll ich, sollen
    wir, darf ich, kann ich, können wir, wollen wir, recht so, in ordnung, einverstanden, alles
    klar, verstehen, verstanden, frage, fragen, geht es ihnen, gehts`,
  fullStops: {
    abbreviated: 'dr prof dipl ing hr hrn fr frl fam st geb bzw ca evtl ggf inkl zzgl abs str',
    beforeNumbers: 'nr hausnr tel *str pl *pl plz apt bd',
    behindNumbers:
      'og ug dg eg stock stockwerk etage geschoss obergeschoss untergeschoss dachgeschoss hinterhof stiege aufgang reihe klasse',
  },
  synonyms: [
    'sport spiel spiele match wettkampf',
    'musik konzert konzerte',
    'billig günstig preiswert preiswertes preiswerter preisgünstig kostengünstig spottbillig spottgünstig billige niedrig',
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
  elision: /.(?:[ae]u|[aio]b|nk)e[lr]$/,
};
