import type { DialogueActTable } from '../../pack-format/language-pack.ts';

export const itDialogueActs: DialogueActTable = {
  yes: `(già|è|è già) fatto, (mi|ci) (farebbe|fa) comodo, sì, si, certo, certamente, sicuro, sicuramente, esatto, esattamente, giusto, corretto, va
    bene, d accordo, ok, okay, perfetto, ottimo, assolutamente, senz altro, volentieri, con
    piacere, naturalmente, ovviamente, (va|suona|sembra) (bene|benissimo|perfetto|ottimo),
    (mi|ci) va bene, (è|sarebbe) (giusto|corretto|perfetto|perfetta|ottimo|vero|quello), nessun
    problema, non c è problema, perché no, certo che sì, direi di sì, può andare, sì grazie`,
  no: `^[io|noi] non (ne ho|ne abbiamo|ce l ho|ce l abbiamo|ne possiedo) [uno|una|nessuno|nessuna|più]$, no, nono, macché, mai, no grazie, nessuno, nessuna, non (necessario|serve|mi serve|ne ho
    bisogno|ho bisogno|proprio|è necessario|voglio|lo voglio|ancora|importa|direi), assolutamente
    no, direi di no, (è|non è) (sbagliato|corretto|giusto), per niente, niente affatto`,
  negation: 'niente non no nessun nessuno nessuna senza mai',
  refusal: `non (lo|la) (do|lascio|fornisco)$, (è|resta|rimane) [un|ancora|top] segreto, (lo|la|me lo|me la) (tengo|teniamo) per (me|noi), non (sono|è) affari (suoi|vostri|tuoi|di nessuno), (preferisco|preferirei|meglio) [non] (parlarne|dirlo|darlo|discuterne|dirglielo) [con|al|di persona|a voce|in], (questo|quello) non (glielo|lo|ve lo) (dico|do), non (glielo|ve lo|te lo) (dico|do), non (do|fornisco|dico) ~ (al telefono|dati|informazioni|numero), al telefono no, non (la|vi|ti) riguarda, (sono|è) (affari|cose|faccende) (miei|mie|private), (è) (privato|personale|riservato|una cosa privata), preferisco (non|di no|evitare|tenerlo|tenermelo) [~], preferirei (non|di
    no|evitare|tenerlo) [~], (non) (voglio|desidero|intendo|posso|me la sento|mi va|ho
    intenzione|sono disposto|sono disposta|vorrei|vogliamo|gradisco|sono autorizzato) [di|a] ~
    (dire|dirlo|dirglielo|
    dirtelo|dirvelo|rispondere|dare|darlo|darle|darglielo|condividere|condividerlo|condividerla|comunicare|comunicarlo|rivelare|rivelarlo|rivelarla|divulgare|parlare|parlarne|fornire|fornirlo|fornirla|discutere|discuterne|specificare|raccontare|svelare),
    (non) (rispondo|risponderò|lo dico|glielo dico|te lo dico|dirò|lo dirò|ve lo dico|darò), mi
    rifiuto [di] [rispondere|dirlo|dire|parlarne], rifiuto di, (non) (sono|è) (affari|fatti)
    (suoi|tuoi|vostri|suo|tuo), (non) (la|ti|vi|le) riguarda, (sono) (affari|fatti|cose)
    (miei|privati|mie|private|personali), (è) [una|un|troppo|molto|una cosa|un informazione|un
    fatto] [cosa|informazione|questione|dato|dati]
    (privato|privata|personale|riservato|riservata|confidenziale|intimo),
    (dati|dato|informazioni|informazione) (personali|personale|private|
    privata|riservate|riservata|sensibili), nessun commento, (prossima|altra) domanda,
    (passiamo|passi|andiamo|passa) (oltre|avanti|alla prossima|ad altro),
    (saltiamo|salta|salti|saltare) [questa|la|questo] [domanda], ^passo$, (si|fatti) (faccia|i) [~]
    (fatti|affari) (suoi|tuoi), (lo|la) tengo per me, tenerlo per me, non (mi sento|sono) a mio
    agio, non è affar (suo|tuo), tengo per me, non mi va di`,
  doesNotKnow: `^[ma] (solo|soltanto|solamente) se, ^(forse|può darsi|può essere|magari|vedremo|chissà)$, non (ce l ho|ce l abbiamo|lo ho|ho) [qui|adesso|ora] (con me|sotto mano|a portata di mano|dietro|qui|sottomano|davanti), non ce l ho, (dovrei|devo|bisogna|bisognerebbe) [prima] (misurare|misurarlo|controllare|guardare|chiedere|verificare|contare|contarli|cercare|cercarlo|vedere), non [l ] (ho|abbiamo) [ancora|mai] (misurato|contato|pesato|controllato|guardato|chiesto|verificato), nessuno lo sa, lo sa nessuno, mai (fatta|fatto|avuta|avuto) (una|uno), non c è (scritto|niente|nulla|nessun), (come|uguale) (l altra volta|al solito|l ultima volta), (è|sta|dovrebbe essere) (nel|sul|nella|in) (mio|vostro|mia) (profilo|account|scheda|fascicolo), non (si|riesco a) (legge|legge bene|leggere|leggerlo|vedere), (l ho|lo ho) (perso|persa|lasciato|lasciata|dimenticato|dimenticata), non (lo so|so|saprei|sappiamo|ne sono sicuro|ne sono sicura|lo sappiamo|lo
    sapevo|saprei dire|so bene|so ancora|ne ho idea|ho idea|ho la minima idea|ne ho la minima
    idea), boh, mah, (nessuna|non ho|senza) idea, non ho [alcuna|nessuna|la minima] idea, (non)
    (mi|me lo) (ricordo|ricordiamo|sovviene), (ho|l ho) dimenticato, non (sono|siamo)
    [ancora|molto|del tutto|proprio] (sicuro|sicura|certo|certa|sicuri|convinto|deciso|decisa),
    (indeciso|indecisa|incerto|incerta), (difficile|dura) (da|a) dire, difficile dirlo,
    (devo|dovrei|dobbiamo) [prima] (controllare|verificare|chiedere|guardare|vedere|informarmi),
    bella domanda, buona domanda, dipende, non ho [ancora] (deciso|pensato|scelto), non
    (abbiamo|ho) ancora (deciso|pensato), (chi|chissà) lo sa, chissà`,
  later: `[poi] si vedrà, [poi] vedremo$, vedremo (se|quando|come|con|poi|dopo), [è] [ancora] (troppo presto|presto) per (dirlo|saperlo|dire), (è|resta|rimane) [ancora] da (decidere|vedere|confermare|definire), [la|ti|vi] (richiamo|richiamerò|richiamiamo), (dobbiamo|devo) [ancora] (deciderlo|decidere|vedere|controllare|chiedere|verificare), (mi|ci) (lasci|faccia|lasciate) (guardare|vedere|controllare|chiedere), quando torno, (glielo|gliela|ve lo|te lo|te la|ve la) (mando|dico|invio|do|faccio) ~ (dopo|domani|stasera|più tardi|appena|sapere), (devo|dobbiamo) (pensarci|parlarne|sentire|sentirci), ci (devo|dobbiamo|penso) [pensare] [su], torniamoci [dopo|più tardi], (ci) torniamo, (le|ti) (confermo|dico|scrivo)
    (domani|dopo|più tardi), (più tardi|dopo|in seguito|un altra volta|un altro momento|non
    adesso|non ora|non oggi|non subito|per ora no|al momento no), (me lo|mi|ne)
    (chieda|chiedi|richieda|riparli|ricordi|domandi|ricordalo|parliamo) ~ (dopo|più
    tardi|domani|un altra volta|tra poco), (un|solo un| aspetti un|attenda un|aspetta un)
    (attimo|momento|secondo|minuto), (aspetti|aspetta|attenda), (glielo|te lo|ve lo|le|ti)
    (dico|dirò|farò sapere|faccio sapere|comunico) ~ (dopo|più tardi|domani|sapere|appena|poi),
    (le|ti|vi) (farò|faccio) sapere, (devo|vorrei|voglio|fammi|mi faccia|lasciami|mi
    lasci|dobbiamo) [ancora] (pensarci|rifletterci|riflettere|pensare|parlarne|pensarci su), (ci)
    (penso|penserò|devo pensare), ho bisogno di [più|un po di] tempo, (torniamo|ci
    torniamo|ritorniamo|torneremo) [dopo|su], non ho tempo, sono
    (occupato|occupata|impegnato|impegnata), (appena|quando) (so|avrò|lo so|saprò|posso|torno),
    (riparliamo|parliamone|riparliamone|riparlerò) ~ (dopo|più tardi|domani|poi|un altra volta),
    ne riparliamo, (me|mi) lo (chieda|chiedi|domandi) ~ (un altra volta|dopo|più
    tardi|domani|poi), un altra volta, (rimandiamo|rimandare|rinviamo), per il momento`,
  noPreference: `in (nessun|nessuna) ~ (particolare|preciso|precisa), (quando|come|dove|il giorno che|l ora che) (vi|le|ti|gli) (fa|va|torna|viene|è|resta|riesce) [più|meglio] (comodo|comoda|bene|meglio|utile), (mi|ci) (adatto|adattiamo|adeguo|adeguiamo), (quando|come) (potete|puoi|riuscite|riesce), (tutte|tutti) (le|gli|i) ~ (vanno|andrebbero|andranno) (bene|benissimo), (chi|quello che|quella che|chiunque) (c è|è libero|è disponibile|sia libero|può|capita|avete), (chiunque) (va bene)$, (quello|quella) che (avete|capita|volete|c è|costa meno), (basta|purché) (che|sia|ci sia), decidete voi, veda lei, faccia lei, mi (rimetto|affido) a (voi|lei), (è|fa) (tutto) (uguale|lo stesso), (uno|una) o l altr(o|a), (fate|faccia|fai|faccio) (voi|lei|tu), per me è (uguale|lo stesso|indifferente), come (preferite|preferisce|volete|vuole|le pare|viene), quello che (volete|vuole|capita), (uno|una) vale l (altro|altra), a piacere, non fa differenza, faccia (lei|pure), fai (tu|pure), (uno|una) vale l altro, (non) (mi|ci)
    (importa|interessa|cambia|fa differenza|fa nessuna differenza), (non) (importa|ha
    importanza|è importante|fa differenza|è così importante|conta), (non) ho
    [alcuna|nessuna|una|particolari|delle|nessun|una particolare]
    (preferenza|preferenze|esigenze), (nessuna|senza|alcuna)
    (preferenza|preferenze|importanza|esigenza), nessuna in particolare,
    (niente|nulla|nessuno|nessuna|nessun) [di] (particolare|specifico|speciale|in
    particolare|preferenza), (nessuna|nessun) (zona|fascia|tipo|cucina|area|cibo) [in]
    (particolare|specifica|precisa|specifico), (qualsiasi|qualunque|qualsivoglia)
    [cosa|tipo|zona|fascia|parte|prezzo|giorno|ora|cucina|~], (va|andrebbe|vanno|andranno) bene
    (tutto|qualsiasi|qualunque| tutti|tutte|entrambi|entrambe|ovunque|comunque),
    (tutto|tutti|entrambi|entrambe|ovunque) (va|vanno|andrebbe) bene, (è|mi è|per me è) [del
    tutto|proprio|tutto] (uguale|indifferente|lo stesso|la stessa cosa), indifferente, (fa|è) lo
    stesso, ovunque, dovunque, (come|quello che|dove|quando|ciò che)
    (vuole|vuoi|preferisce|preferisci|volete|consiglia), (scelga|scegli|decida|decidi|scegliete)
    (lei|tu|pure|voi|qualcosa|uno|una), (a|la) (sua|tua) (scelta|discrezione), mi sorprenda,
    sorprendimi, (sono|siamo) [molto|abbastanza] (flessibile|aperto|aperta|flessibili|aperti),
    (non sono|non) (schizzinoso|esigente|difficile|particolare), (lascio|lo lascio)
    [la|scegliere|decidere] [scelta] a (lei|te|voi), fa niente, poco importa, non fa differenza,
    uno qualsiasi, una qualsiasi`,
  counterQuestion: `perché, cosa (significa|intende|intendi|sono|c è|avete|vuol dire|è), quali
    (sono|opzioni|tipi|scelte), qual è, (quanto|quanti) (costa|costano|sono|è),
    (ha|avete|può|potete|potrebbe|hai|puoi|è|sono|c è|ci sono|mi può) [~], come
    (mai|sarebbe|funziona), (a che|per quale) (scopo|motivo|cosa), (non) (capisco|ho capito),
    prego, scusi, chi (lo|vuole), dove (si|è|sono)`,
  correction: `(prima|una volta|era|erano|avevo|aveva) ~ (ora|adesso|oggi|ormai), (anzi|ah|eh|oh|o|cioè) no, macché, ma che dico, mi sbaglio, ho detto male, correggo, ma (alla fine|ora|adesso|meglio), no, scusi, scusa, aspetti, in realtà, anzi, (volevo|intendevo) dire, piuttosto,
    invece, mi correggo, (ho|mi sono) (cambiato idea|sbagliato|sbagliata), errore, ops, cambi`,
  asksPreference: `(vuole|vuoi|desidera|possiamo) ~ (specificare|precisare|restringere), (ha|avete|hai|avrebbe) [già|qualche|delle|una|un]
    (preferenza|preferenze|mente|particolare), (c è|ci sono) (un|una|qualche|qualcosa|delle|dei),
    (preferenza|preferenze|preferisce|preferite|preferito|preferita), in mente,
    (particolare|particolari|specifico|specifica|specifici)`,
  telling: `dire dico dirò dirlo dirglielo rispondere rispondo risponderò parlare parlarne parlo
    rivelare condividere raccontare comunicare divulgare`,
  saying: 'dire dirlo rispondere',
  knowing: `so sapere saprei ricordo deciso decisa idea sicuro sicura certo pensato`,
  open: 'ancora prima',
  without: 'senza',
  deliberating: `decidere decido decidiamo deciderlo valutare valuto chiedere chiedo parlarne pensarci confermare consultare`,
  able: 'posso potrei saprei',
  stance: `solo sola unico unica io credo penso suppongo immagino direi spero temo mi sa sembra pare di che probabilmente purtroppo
    ovviamente naturalmente certamente sicuramente certo assolutamente per ora al momento adesso ancora
    finora fino a proprio davvero veramente molto in realtà affatto grazie`,
  affirming: 'sì si probabilmente',
  needing: 'bisogno serve servono',
  wishing: `io noi prendo prendiamo mi ci vorrei vorremmo voglio vogliamo cerco cerchiamo preferisco preferirei preferiamo piacerebbe bisogno ho
    abbiamo qualcosa un uno una il lo la i gli le l di del della da dal in nel per a al alla e ma sì anche solo mangiare
    andare vado andiamo parto partiamo partirò partire partendo torno torniamo tornerò tornare tornando rientro rientriamo
    rientrare viaggio viaggiamo viaggiare arrivo arriviamo arriveremo ripartiamo via volo partirei`,
  interrogatives: `che chi cosa quale quali qual quando dove come perché quanto quanti quanta
    quante avete ha può potete`,
  subjects: 'io noi questo quello esso',
  speakers: 'io noi',
  excluding: `invece di, piuttosto che, tranne, al posto di, ma non`,
  naming: `una (specie|sorta) di, (c è|è|sta|porta) (scritto|segnato|inciso|stampato), (chiamato|chiamata|intitolato|intitolata|denominato|detto), (il|un|suo) (nome|titolo)
    (è|sarà), (lo|la) (chiami|chiama|intitoli), (chiamalo|chiamala|chiamatelo|intitolalo), si
    chiama`,
  introducing: `[il] (mio|suo|nostro) (nome|cognome) [completo] è, [mi] chiamo, ^nome, a nome, (si|mi)
    (chiama|chiamo), (sono|io sono|parla|qui è), (a|con il|al|sotto il) nome (di), chiamami, mi
    chiami`,
  thanks: `grazie [mille|tante|infinite], (la|ti|vi) ringrazio`,
  courtesy: `^(ciao|buongiorno|buonasera|salve|buon
    giorno|buona sera), (buona|bella) (giornata|serata|notte), (arrivederci|arrivederla|addio), a
    presto, di niente`,
};
