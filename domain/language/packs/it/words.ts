import type { WordTable } from '../../pack-format/language-pack.ts';

export const itWords: WordTable = {
  frequent: `il lo la i gli le un uno una e sono sei io tu lei noi mio mia suo che quale quali cosa come
    quando dove chi per con senza in di del della dello dei delle nel nella al alla da non si grazie
    ciao vorrei voglio bisogno ho hai ha posso puo piace prego favore molto bene ma c e anche
    qualcosa cerco piu essere sarebbe mi ti ci perche questo questa quanti quante vuole desidera`,
  letters: 'ìò',
  furtherFunctionWords: `adesso ora gia ancora sempre mai molto attualmente circa`,
  empty: `sopra contro il lo la i gli le l un uno una di del dello della dei degli delle dell a al allo alla ai agli
    alle all da dal dallo dalla dai dagli dalle dall in nel nello nella nei negli nelle nell su sul
    sullo sulla sui sugli sulle con per tra fra e ed o ma se che chi cui quale quali cosa come quando
    dove perché quanto quanta quanti quante io tu lui lei noi voi loro mi ti si ci vi lo li ne me te
    mio mia miei mie tuo tua suo sua suoi sue nostro nostra vostro vostra questo questa questi queste
    quello quella quelli quelle sono sei è siamo siete era sarà sarebbe sia essere stato stata ho hai
    ha abbiamo avete hanno avere avrei avrebbe vorrei vorrebbe vorremmo voglio vuole vogliamo posso puoi
    può possiamo potete potrei potrebbe potresti devo deve dobbiamo dovrei dovrebbe faccio fa fare vado
    va andare andiamo no non sì si certo anche molto tanto troppo poco più meno solo soltanto proprio
    circa forse magari qualcosa qualche qualsiasi nessuno nessuna niente nulla per favore grazie prego
    ciao salve buongiorno ok okay bene va d'accordo poi allora quindi qui lì là già ancora adesso ora
    c cerco cerca cerchiamo bisogno piacerebbe preferirei preferisco preferirebbe interessa chiamato
    chiamata vediamo preferisce preferite preferita preferito preferenza preferenze opzioni opzione serve rispondere spiegare meglio consiglia obbligatorio`,
  actions: `numero telefono indirizzo codice cercare trovare vedere guardare sentire ascoltare
    giocare comprare noleggiare prenotare prendere mangiare dormire restare stare alloggiare
    visitare viaggiare volare partire arrivare tornare iniziare cominciare finire chiamare chiamo
    mettere aggiungere cambiare modificare cancellare tenere pensare credere dire parlare sapere
    conoscere amare preferire volere potere dovere dare mostrare ricevere ordinare scegliere
    decidere lasciare rendere ritirare incontrare organizzare salvare scusi scusa scusami
    perfetto ottimo bello buono buona giusto corretto vero falso sicuro vicino lontano trova
    cerchi mostra dammi mi servono serve occorre`,
  nounActions: 'visita',
  courtesies: 'favore grazie il la lo sì',
  leads: {
    from: 'da dal dalla dallo dall dai dalle',
    to: 'a al alla verso fino per all',
    in: 'in a nel nella nello nell nei nelle',
    at: 'a al alla da presso all allo',
    near: 'vicino presso',
    for: 'per',
    by: 'di da dal dei del della',
    with: 'con',
    about: 'su circa riguardo',
    of: 'di del della dello dei delle dell',
  },
  connectors: 'di del della dello dei degli delle dell d e la le lo il i gli & vs',
  choosing: 'o',
  adding: 'e anche ma',
  links: 'o e di',
  interested: 'interessato interessata',
  diminutives:
    'ellini elline ellino ellina chetti>c chette>c chetto>c chetta>c chini>c chine>c chino>c china>c ghetti>g ghette>g ghetto>g ghetta>g ghini>g ghine>g ghino>g ghina>g ini ine ino ina etti ette etto etta elli elle ello ella ucci ucce uccio uccia',
  adjectiveForms: 'a>o',
  conjunctions: 'ma perché se anche però mentre purché e',
  modifiersFollow: true,
  generalNouns: 'opzione opzioni posto posti locale locali cosa cose',
  alternatives: 'o oppure altrimenti',
  comparatives:
    'che più meno tardi presto prima dopo solo problema lontano lontana oltre superare superiamo supera superi sopra',
  compared: /\b(?:più|piu|meno)\s+_\s+(?:di|del|della|dell['’]|che)\s?/,
  spokenMarks: { '@': 'chiocciola', '.': 'punto', '-': 'trattino' },
  roles: {
    origin: `parte partite parti viene da dal dalla partenza partire parto partiamo parte origine
      da dal dalla dallo provenienza ritiro lasciare partite`,
    destination: `va viaggia arriva portare a ad al alla destinazione arrivo arrivare arrivi
      andare vado meta verso diretto diretta andate`,
    start: `partenza inizio iniziare comincia parto partiamo andata arrivo arrivare arrivate
      arriviamo dal partire ritiro checkin`,
    end: `fine finire ritorno tornare torno riconsegna rientro termina fino al lasciare checkout
      partite`,
    place: 'dove luogo città zona quartiere posto indirizzo località regione area via parte',
    city: 'città paese comune',
    area: 'zona quartiere area parte regione distretto',
    address: 'stazione aeroporto corso largo indirizzo via viale piazza corso',
    person: `persona chi cliente ospite utente inquilino proprietario contatto artista attore
      attrice regista cantante autore autista paziente cognome dipendente amico famiglia
      destinatario chiama`,
    name: 'nome chiama chiamato intitolato titolo',
    title: `canzone film album evento spettacolo libro gioco titolo artista squadra gruppo
      concerto riunione sveglia appuntamento serie brano`,
    people: `persone persona ospiti ospite adulti adulto viaggiatori viaggiatore passeggeri
      passeggero posti posto gruppo biglietti coperti partecipanti bambini amici`,
    nights: 'notti notte soggiorno durata giorni giorno',
    days: 'giorni giorno soggiorno durata',
    rooms: 'camere camera stanze stanza letti',
    tickets: 'biglietti biglietto posti posto',
    stars: 'stelle stella valutazione',
    money: `prezzo budget costo importo pagare affitto euro dollari denaro soldi somma stipendio
      spesa spendere caro prezzi fascia`,
    minutes: 'minuti minuto ore ora durata',
    age: 'età anni',
    year: 'anno uscita',
    bags: 'bagagli bagaglio valigie valigia borse',
    floor: 'piano livello',
    identifier: 'numero codice riferimento prenotazione conto conferma',
    email: 'email mail e-mail posta',
    phone: 'telefono cellulare telefonico',
    postcode: 'cap postale',
    free_text: `messaggio richiesta richieste motivo descrizione commento nota note problema
      dettagli scopo desideri particolari cambiare reclamo esigenze`,
    company: 'azienda società compagnia datore marca fornitore ditta',
    weight: 'peso kg chili',
    distance: 'distanza chilometri km',
  },
  rolePhrases: {
    money: 'quanto costa',
    end: 'ultimo giorno, (torno|torniamo|rientro)',
    start: '(andiamo via|ripartiamo), primo giorno',
    origin: '(partiamo|andiamo via|ripartiamo)',
    destination: '(arriviamo|arrivo)',
  },
  whereabouts: `(sono|siamo|mi trovo|ci troviamo|aspetto|sarò|saremo) [adesso|ora|ancora|qui|già] (in|a|al|alla|all|allo|davanti al|davanti alla|presso)`,
  theTalk: `piove, nevica, mi sente, mi senti, ancora (lì|là|in linea), pronto, pronta, andiamo avanti,
    continuare, continuiamo, proseguire, proseguiamo, cominciare, cominciamo, iniziare, un
    momento, un attimo, minuto, minuti, tempo, posso, possiamo, va bene, d accordo, capito,
    capisce, chiaro, domanda, domande, come va`,
  fullStops: {
    abbreviated: 'sig sigg dott prof avv ing geom rag arch dr ss',
    beforeNumbers: 'no num tel int sc civ pzza cso vle str',
  },
  synonyms: [
    'sport partita partite',
    'musica concerto concerti',
    'economico economica economici economiche a-buon-mercato basso conveniente low-cost poco-costoso poco-caro',
    'moderato moderata medio media ragionevole intermedio moderati modico modica moderate normale',
    'costoso costosa caro cara costosi costose lusso lussuoso alto elevato cari',
    'centro centrale',
    'nord settentrionale',
    'sud meridionale',
    'est orientale',
    'ovest occidentale',
    'uomo maschio',
    'donna femmina',
    'wifi wi-fi internet',
    'macchina auto automobile',
    'appartamento',
    'piccolo piccola',
    'grande grandi',
    'calcio soccer',
  ],
  endings: `issimi issimo amente mente azioni azione ando endo ati ato ate ata iti ito ita ali
    ale are ere ire ico ica ici iche oso osa osi ose hi he i o a e`,
};
