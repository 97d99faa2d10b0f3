import type { DialogueActTable } from '../../pack-format/language-pack.ts';

export const deDialogueActs: DialogueActTable = {
  yes: `[ich|wir|das] (nehme|nehmen) [ich|wir] [es|das|schon|mal] an, (schon|bereits) (erledigt|gemacht|geschehen|passiert|getan), ^(habe|hab|haben|bin|sind|brauche|brauchen|will|wollen|möchte|möchten|kann|können|werde|werden) (ich|wir) [schon|bereits|auch|gerne]$, ja, jawohl, jap, jep, jo, klar, sicher, natürlich, selbstverständlich, genau, richtig,
    stimmt, korrekt, okay, ok, gerne, gern, einverstanden, auf jeden fall, unbedingt, passt,
    perfekt, absolut, das (passt|stimmt|geht|ist richtig|ist korrekt|ist gut|ist okay|ist ok|ist
    perfekt|klingt gut|wäre gut| wäre schön|wäre toll|wäre super|funktioniert), in ordnung,
    (hört|klingt) [das] sich gut an, klingt gut, von mir aus, warum nicht, mach das, machen sie
    das, kein problem, doch, sehr gerne, bitte ja, aber sicher`,
  no: `(lassen (sie|wir) mal|lass mal) [lieber|gut sein]$, (da|darauf) verzichte (ich|wir), (habe|hab|haben|besitze|besitzen|brauche|brauchen) [ich|wir] [leider|noch|auch|gar|nicht mehr] (keins|keines|keinen|keine)$, [ich|wir|das] (glaube|denke) [ich|wir] kaum, ^kaum$, [das|es] ist nicht (nötig|notwendig|erforderlich), ^(habe|hab|haben|bin|sind|brauche|brauchen|will|wollen|möchte|möchten|kann|können|werde|werden) (ich|wir) [leider|noch|auch|gar] (nicht|keinen|keine|keins)$, nein, nö, nee, ne, niemals, keinesfalls, auf keinen fall, nein danke, nicht
    (nötig|notwendig|wirklich), lieber nicht, brauche ich nicht,
    (brauche|brauchen|will|möchte|habe) [ich|wir] (keinen|keine|kein), keiner, keine, weder noch,
    das stimmt nicht, das ist falsch, leider nicht, noch nicht, eher nicht, gar nicht`,
  negation:
    'niemand niemandem niemanden nichts nix nicht nich net ned kein keine keinen keinem keiner ohne nie niemals weder nein',
  refusal: `(gebe|geb|geben|nenne|nenn) (ich|wir) [ihnen|euch|dir] (nicht|nich) [an|heraus|raus|her]$, (bleibt|ist|halte ich|halten wir) [streng|noch|unser|mein|ein|das|erst mal] (geheim|geheimnis), (behalte|behalt) ich ~ für mich, geht ~ (nichts|nix) an, geht (sie|dich|euch|niemanden|keinen) [doch|gar|überhaupt] nichts an, (gebe|sage|nenne|sag|geb) ich [ihnen|dir|euch] ~ (lieber|erst|nur) ~ (vor ort|persönlich|selbst|direkt|im gespräch), (lieber|erst|nur) (vor ort|persönlich|unter vier augen|im gespräch), (bespreche|kläre|besprech) ich [lieber] ~ (mit|beim|persönlich), (nicht|nichts) am telefon, am telefon ~ nicht, (sage|sag|gebe|geb|nenne|nenn|verrate) ich [ihnen|euch|dir|das|es] [dann|lieber|erst] (am telefon|telefonisch), (sage|gebe|nenne|verrate) ich ~ nicht, dazu sage ich nichts, (kein|keinen) kommentar, meine (sache|privatsache), (bleibt|ist) mein geheimnis, keine auskunft, (dazu|darüber|hierzu) ~ (nichts|nicht) ~
    sagen, (möchte|will|wollen|möchten|werde|würde|darf)
    [ich|wir|das|dir|ihnen|darüber|es|lieber| eigentlich|hier|dazu] ~ [lieber]
    (nicht|keine|nichts|ungern) ~ (sagen|angeben|verraten|nennen|mitteilen|
    preisgeben|beantworten|teilen|antworten|sprechen|reden|machen|geben|äußern|erzählen|herausgeben|besprechen),
    keine angabe, keine angaben, dazu (möchte|will|sage|werde) ich (nichts|keine),
    (sage|verrate|beantworte| nenne) ich [dir|ihnen|lieber|euch|hier] nicht, (geht|ging)
    (dich|sie|euch|niemanden) ~ (nichts|nix) an, geht sie nichts an, (das|es) ist
    [mir|zu|sehr|eher|etwas|mir zu] (privat|persönlich|vertraulich|geheim|intim), privatsache,
    meine (sache|privatsache), (lieber|besser) nicht (sagen|angeben|beantworten|nennen|verraten),
    kein kommentar, (nächste|andere) frage bitte, nächste frage,
    (überspringen|überspringe|auslassen) [wir|ich|sie] [das|die frage|diese frage], (frage|das) ~
    (überspringen|auslassen), (verweigere|verweigern) [ich], ungern [sagen|beantworten|angeben],
    (bin|fühle) ~ nicht (bereit|wohl), (behalte|behalten) ~ für (mich|uns), weigere mich,
    (nicht|nichts) ~ (preisgeben|verraten|offenlegen), (will|möchte) [ich] nicht
    (darüber|drüber|antworten)`,
  doesNotKnow: `^[aber] (nur|bloß|höchstens) (wenn|wenns|falls), ^(vielleicht|eventuell|womöglich|möglicherweise|kann sein|mal sehen|mal schauen)$, (habe|hab) ~ (nicht|grad nicht|gerade nicht) (dabei|da|zur hand|griffbereit|im kopf|parat), nicht (dabei|zur hand|griffbereit|parat), (müsste|müsst|muss|müssten|müssen) [ich|wir] [da|erst|erstmal|mal|selbst|noch] ~ (nachmessen|nachsehen|nachschauen|nachfragen|nachzählen|gucken|schauen|fragen|messen|raussuchen|heraussuchen|runter|hoch), ^[das|da] (kann|könnte|werde|will) ich [mal|gern|gerne|noch|gleich] (nachsehen|nachschauen|nachfragen|nachmessen|nachzählen|raussuchen|heraussuchen)$, (nie|nicht|noch nicht) (gemessen|gezählt|gewogen|nachgesehen|nachgeschaut|geprüft), weiß (keiner|niemand|kein mensch), keiner weiß, (hat|habe|haben) [gar|überhaupt] (keinen|keine|kein) (chip|nummer|ausweis|code)$, gibt es (keine|keinen|keins|nicht), (steht|stand) (nichts|nix) (drauf|da|dran), wie beim letzten mal, (steht|ist) (doch|schon|ja) (in|im|bei) ~ (akte|system|konto|kundenkonto|unterlagen), kann ich nicht (lesen|erkennen|entziffern|sagen), (habe|hab) ich verlegt, weiß [ich|es|das] ~ nicht, (weiß|wissen) (nicht|noch nicht|nicht genau|es
    nicht|das nicht|ich nicht| wir nicht|wir noch nicht), (weiß|wüsste) [ich] nicht, keine
    ahnung, (bin|sind) [ich|wir] [mir|uns] [noch] [da|nicht ganz]
    (nicht|unsicher|unschlüssig|unentschlossen) [sicher|ganz sicher|genau sicher], nicht
    (sicher|ganz sicher|so sicher), unsicher, unentschlossen, unschlüssig, (schwer|schwierig) zu
    sagen, (kann|könnte) [ich] [das|es|ihnen|dir] [so|gerade|jetzt|leider|noch|nicht] nicht
    (sagen|genau sagen|beantworten), (erinnere|entsinne) mich nicht, mich nicht [mehr]
    [daran|genau] (erinnern|entsinnen), nicht mehr (erinnern|wissen), (habe|hab) [ich|es|das]
    (vergessen|keinen schimmer| keinen plan|keinen blassen schimmer), vergessen, null ahnung,
    woher soll ich [das] wissen, (noch|habe) nicht (entschieden|überlegt|festgelegt),
    (müsste|muss) [ich] [erst] (nachsehen|nachschauen|fragen|prüfen|überlegen|nachfragen), gute
    frage, kommt darauf an, kommt drauf an, (da|bin) [ich] überfragt`,
  later: `^(mal|wir werden|das werden wir|schauen wir) (sehen|schauen|mal), (sehen|schauen|gucken) wir ~ (dann|noch|mal), (wird|werden) ~ (noch|erst) ~ (entschieden|geklärt|festgelegt|besprochen), zu früh (um|für), (ist|sind) (noch|alles|noch alles) offen, (das|es) ist offen, (rufe|ruf|melde|meld) ich ~ (zurück|wieder), ich (rufe|ruf|melde|meld) ~ (zurück|wieder), (rufe|ruf) (sie|dich|euch) ~ zurück, (steht|stehen) noch nicht fest, (noch|ist) nicht (entschieden|geklärt), (schaue|schau|gucke|guck|hole|hol) [ich] [mal|kurz|eben|schnell|gleich] nach, (lassen sie mich|lass mich) ~ (nachsehen|nachschauen|fragen|prüfen), (reiche|reich|liefere|schicke|schick|sage|sag|gebe|maile|nenne) [ich] ~ (nach|später|morgen|noch|nachher|durch), (melde|meld) mich ~ (später|nochmal|noch mal|wieder|morgen|dazu), (kommt|folgt) (später|noch|nach), (muss|müssen) ~ (überlegen|besprechen|abklären|klären|drüber schlafen), überlege (es|mir|ich), überlege ich, (fragen|frag) sie mich ~
    (später|nächste|nächsten|morgen|nachher), (bescheid|melde) ~ (sagen|geben|später|morgen),
    später, (nicht|noch nicht) (jetzt|gleich|heute), (jetzt|gerade|heute|momentan)
    [noch|bitte|gerade] nicht, ein (andermal|anderes mal), ein ander mal, (frag|fragen|frage)
    [sie] mich [bitte|doch|das] (später|nochmal|noch einmal|morgen|nachher|wieder),
    (sage|sag|gebe|beantworte|melde|teile|mache) ~ (später|nachher|morgen|noch), nachher,
    (einen|kleinen|nur einen) (moment|augenblick), moment [mal|bitte], (warte|warten) [sie]
    [bitte|mal|kurz], [eine] (sekunde|minute) [bitte], (muss|müssen|möchte|will)
    [ich|wir|das|es|erst|noch|darüber] ~ (überlegen|nachdenken|darüber schlafen|drüber
    schlafen|besprechen), (brauche|bräuchte) [ich|noch|etwas|mehr|ein bisschen] ~ zeit,
    (kommen|komme) [wir|ich] ~ (darauf|drauf) zurück, (habe|hab) [ich] [gerade|jetzt|im moment]
    keine zeit, gerade (nicht|schlecht|keine zeit), im moment nicht, derzeit nicht, (lassen|lass)
    [sie|wir|uns] ~ später, (zuerst|erst) mal, (verschieben|vertagen), sobald ich, wenn ich
    (zuhause|zu hause) bin`,
  noPreference: `in (keiner|keinem) (bestimmten|besonderen|speziellen), (ganz|so) wie es ~ (passt|beliebt|recht ist), wann es (ihnen|euch|dir) [gut|am besten] (passt|recht ist), (wanns|wies) (ihnen|euch|dir) [gut|am besten] (passt|recht ist), (komm|kommen|kommt|mach|machen|macht) [sie|ihr|du] [einfach|halt|ruhig] (wann|wie) (sie|ihr|du) [halt|gerade|grad|mal] (können|könnt|kannst|wollen|wollt|willst|mögen|mögt|zeit haben|zeit habt), (richte|richten) (mich|uns) ~ nach (ihnen|euch|dir|ihm),
    (passe|passen|pass) (mich|uns) ~ an, ^jederzeit [gern|gerne]$, (jederzeit|immer) (möglich|recht|okay|ok), wer (gerade|grad|halt|auch immer) ~ (frei|da|zeit) [ist|hat], (wer|was|wann|wo) ~ (frei ist|da ist|passt|geht|zeit hat|gerade da ist), was (sie|ihr|du) (habt|haben|hast), (kommt|läuft) aufs (gleiche|selbe) (raus|hinaus), gehupft wie gesprungen, jacke wie hose, (ist|das ist) mir (schnurz|schnuppe|einerlei|völlig gleich), (sie|ihr) (sind|seid) (der|die) (profi|profis|experten|fachleute), machen sie (wie|was) sie, hauptsache, (wie|was) (sie|ihr) (meinen|denken|meint|denkt), beides (recht|geht|gut), von mir aus (beides|egal|alles), nach belieben, wie es (ihnen|euch|dir) (passt|besser passt|am besten passt|recht ist), wann immer (sie|ihr|du), ist (mir|uns) (alles recht|wurscht|wurst|schnuppe|einerlei), [ganz] nach ihrem ermessen, da lege ich mich nicht fest, ^(irgendeins|irgendeines|irgendeine|irgendeinen), (ein|irgendein|irgendeine) (beliebiges|beliebige|beliebiger), ^(kein|keine|keinen) (bestimmtes|bestimmte|bestimmten|besonderes|besondere|besonderen|spezielles|spezielle|speziellen), ^überall$, ^überall (ist|wäre|geht|passt|gut|okay|ok|recht), ^hauptsache, (ganz|wie) wie (du|ihr) (willst|wollt|möchtest), egal, (mir|uns)
    [völlig|ganz|wirklich|eigentlich|total] (egal|gleich|gleichgültig|wurscht|wurst|schnuppe),
    gleichgültig, (spielt|spielen) [für mich|mir|da|eigentlich|wirklich] keine [große] rolle,
    keine rolle, (keine|keinen|kein|ohne)
    [besondere|besonderen|bestimmte|bestimmten|spezielle|speziellen|bestimmtes|
    spezielles|besonderes]
    (präferenz|präferenzen|vorliebe|vorlieben|wunsch|wünsche|bevorzugung|vorstellung|
    vorstellungen|vorgaben|preisklasse|gegend|richtung|küche|essen|stadtteil|preisvorstellung|bedeutung),
    (ist|wäre|sind) [mir|für mich] [das|es] (nicht wichtig|nicht so wichtig|unwichtig),
    unwichtig, nicht (so|wirklich|besonders|sehr) wichtig, nicht wichtig,
    ^[ach|ja|wirklich|einfach|ahh]
    (irgendeine|irgendein|irgendeinen|irgendeiner|irgendeines|irgendeins|irgendwas|irgendetwas|irgendwo|irgendwann|irgendwohin|irgendwie) [bitte|halt|eben|einfach|davon]$,
    (beliebig|beliebige|beliebiges|beliebiger|beliebigen),
    (alles|beides|jede|jeder|jedes|jeden|beide) [davon|ist|wäre|sind|geht|passt|~]
    (recht|okay|ok|gut| in ordnung|möglich|fein|passt|geht|super|willkommen),
    (beides|alles|jeder|jede|jedes) (ist|wäre|geht|passt|sind), was immer,
    (jede|jedes|jeder|jedwede|jedwedes) ~ (ist|wäre) [in] (ordnung|okay|ok|gut|recht|fein),
    wie auch immer, wie sie (wollen|möchten|empfehlen|vorschlagen|meinen),
    (was|wo|wann|welche|welcher|welches) (auch immer|immer|sie
    (wollen|möchten|empfehlen|vorschlagen|meinen)), überraschen sie mich, überrasch mich,
    (lasse|lass) ~ überraschen, nichts konkretes, nichts bestimmtes,
    (suchen|such|wählen|wähl|entscheiden|entscheide|nehmen) (sie|du) [einfach|es|selbst|mir]
    [etwas|eins|eines|irgendein|aus|selbst|irgendeines|irgendeins], (ihre|deine|eure)
    (wahl|entscheidung), (überlasse|überlass) ~ (ihnen|dir|euch), (macht|mache) [mir|für mich]
    keinen unterschied, kein unterschied, kommt nicht darauf an, (bin|sind) [ich|wir]
    [da|völlig|ganz|sehr] (flexibel|offen|unvoreingenommen), (habe|hab|haben) [ich|wir]
    [da|dazu|diesbezüglich] (keine|keinen)$, (stört|interessiert|kümmert) mich nicht, nichts
    (bestimmtes|spezielles|besonderes), nicht festgelegt, hauptsache ~ (gut|essen), (ist|wäre)
    (mir|uns) (recht|gleich), nicht wählerisch, ganz wie sie (wollen|möchten)`,
  counterQuestion: `warum, wieso, weshalb, wozu, was
    (meinen|bedeutet|heißt|genau|ist|sind|haben|gibt|kostet|wäre), welche (gibt|haben|
    möglichkeiten|optionen|auswahl|sind),
    (gibt|haben|können|könnten|kann|könnte|ist|sind|hat|wird|werden|muss|darf|möchten| würden)
    (es|sie|ich|das|die|der|du|man|wir), wie
    (viel|viele|teuer|lange|weit|lautet|lauten|ist|wäre|sieht|meinen), wo (ist|liegt|gibt), wer
    (ist|sind|will), wofür, (verstehe|versteh) [ich] nicht, wie bitte, (was|welches) haben sie`,
  correction: `(früher|vorher|bisher|ursprünglich|war|waren|hatte|hatten) ~ (heute|jetzt|nun|inzwischen|mittlerweile), (ach|äh|ähm|oh|oder|halt|ah) (nein|nee|ne), ach (quatsch|was), quatsch, unsinn, blödsinn, stimmt nicht, nee, ich korrigiere, korrektur, aber (jetzt|nun|doch) [doch|lieber], statt, nein, entschuldigung, moment, eigentlich, (ich meinte|ich meine|meinte), vielmehr,
    stattdessen, doch lieber, (habe|hab) mich (vertan|versprochen|geirrt), (ändern|ändere) sie,
    (habe|hab) es mir anders überlegt, besser gesagt, oder nein`,
  asksPreference: `irgendein, irgendeine, irgendeinen, (möchten|wollen|sollen|können) (sie|wir) ~ (eingrenzen|einschränken|festlegen), (haben|hätten) sie [vielleicht|schon|da|noch]
    (eine|einen|ein|irgendeine|irgendwelche|bestimmte|besondere), (gibt|gäbe) es,
    (vorliebe|vorlieben|präferenz|präferenzen|bevorzugen|bevorzugte|bevorzugten),
    (bestimmte|bestimmten|bestimmtes|besondere|besonderen|spezielle)`,
  telling: `sagen sage verraten verrate nennen nenne angeben beantworten beantworte antworten
    antworte sprechen spreche reden rede mitteilen preisgeben erzählen erzähle auskunft angabe
    angaben äußern`,
  saying: 'sagen sage beantworten',
  knowing: `weiß wissen wüsste erinnern erinnere sicher entschieden entschlossen ahnung überlegt
    fest schimmer`,
  open: 'noch erst zuerst zunächst vorher',
  without: 'ohne',
  deliberating: `entscheide entscheiden entscheidet überlege überlegen überlegt kläre klären bespreche besprechen frage fragen herausfinden abstimmen abklären`,
  able: 'kann könnte',
  stance: `nur einzige einziger einziges ich wir das es glaube denke meine vermute schätze fürchte hoffe eigentlich wirklich natürlich
    selbstverständlich wahrscheinlich vermutlich wohl leider überhaupt gar im moment momentan derzeit
    zurzeit bisher bis jetzt noch eher ganz bestimmt sicherlich absolut aber also danke schon ja`,
  affirming: 'schon ja klar wahrscheinlich vermutlich wohl bestimmt sicherlich',
  needing: 'brauche brauchen braucht benötige benötigen',
  wishing: `ich wir mich uns mir möchte möchten will wollen würde würden gern gerne hätte hätten brauche brauchen suche suchen finden nehme
    nehmen bitte ein eine einen einem einer etwas irgendwas den die das dem der am im in an nach von vom aus für zu zum um und
    aber ja lieber auch nur gibt es haben essen gehen reise reisen fahre fahren fliege fliegen breche brechen starte starten
    komme kommen kehre kehren zurück ab auf los abreisen abfahren losfahren aufbrechen zurückkommen zurückkehren
    zurückreisen zurückfahren werde werden plane planen mag mögen fahrt flug los bin sind`,
  interrogatives: `was wer wie wo wann warum wieso welche welcher welches welchen wohin woher
    wozu gibt haben können kann könnte könnten ist sind`,
  subjects: 'ich wir es das dies da',
  speakers: 'ich wir',
  excluding: `statt, anstatt, anstelle von, außer, aber nicht`,
  naming: `so (ein|eine|einen|einem|n|ne), [da|hier|oben|unten|vorne|hinten] (steht|stand) [da|hier|oben|unten|vorne|hinten|nur|groß], (heißt|namens|genannt|nennt|nennen sie), (nenn|nenne|nennen) [sie] (es|das),
    (titel|bezeichnung|name) (ist|lautet|soll), (das|es) ist`,
  introducing: `(mein|der|ihr|sein) [voller|vollständiger] name (ist|lautet|wäre), ^name [is|ist], ich
    (heiße|bin|heiß), (heiße|heißen|heißt), (unter|auf) (dem|den) namen, (nenn|nenne|nennen) [sie]
    (mich|ihn|sie), (das|es|hier) ist`,
  describing: '(das|es) (ist|war), ich bin',
  thanks: `(danke|dankeschön|vielen dank|besten dank|herzlichen dank) [schön|sehr|vielmals]`,
  courtesy: `^(hallo|hi|hey|moin|servus|guten tag|guten morgen|guten abend|grüß gott), (schönen|angenehmen)
    (tag|abend|nachmittag) [noch], schönes wochenende, (auf wiedersehen|auf
    wiederhören|tschüss|tschüs), bis (bald|später|dann), gern geschehen`,
};
