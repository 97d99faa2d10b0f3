import type { DialogueActTable } from '../../pack-format/language-pack.ts';

export const frDialogueActs: DialogueActTable = {
  yes: `bien entendu, [je|on] (crois|pense) bien, bien sûr que (oui|si), (c est|c était) [déjà] fait, déjà fait, sans [aucun] doute, oui, ouais, ouaip, nickel, impec, impeccable, bien sûr, d accord, ok, okay, tout à fait, absolument, exactement,
    exact, parfait, entendu, certainement, effectivement, volontiers, avec plaisir, évidemment,
    (c est|cela est|ça) (bon|ça|parfait|exact|correct| juste|bien|d
    accord|noté|va|marche|convient|me convient|me va|ira), (cela|ça) (me convient|me
    va|va|marche|ira|convient|serait parfait), pas de (problème|souci), pourquoi pas, allez-y, je
    veux bien, si, mais oui, carrément, (c est|voilà) ça, oui merci`,
  no: `bien sûr que non, [je|on|nous] (peut|peux|pouvons|pourrai|pourrait) (s en|m en|nous en) passer, [je|on|nous] (peut|peux|pouvons) faire sans, non, nan, pas (vraiment|du tout|nécessaire|besoin|encore|question), non merci, jamais,
    aucun, aucune, (je|on) (n ai|ne veux| n en ai|ne souhaite|n en veux) pas, (c est|ce n est)
    (faux|pas ça|pas nécessaire|pas correct|pas la peine|inexact), surtout pas, inutile`,
  negation: 'rien pas non aucun aucune sans jamais ni ne n',
  refusal: `(le|la) (donne|communique) pas$, (reste|est|restera) [un|encore|top|strictement] secret, (garde|gardons|garderai) ~ pour (moi|nous), ne (vous|te|les|regarde) [regarde] ~ pas vos affaires, pas vos affaires, (ça|cela|ceci) [je] [ne] [je ne] [le|la] (donne|dis|communique) pas, je ne (le|la|les) (donne|dis|communique) pas, (préfère|préférerais|aime mieux) [en|le|la|vous] (parler|dire|voir|donner|discuter|communiquer|montrer) ~ (avec|à|en|sur place|directement|de vive voix|au), pas (par|au) téléphone, (c est|ça reste) (privé|personnel|confidentiel|entre), ça ne (vous|te|regarde) [regarde] [pas|que moi], ne regarde que moi, pas vos (affaires|oignons), regarde (que moi|personne), (ça|cela) reste entre, (garder|garde) (ça|cela|le)
    (secret|confidentiel|privé), (préfère|préférerais|préférons|aimerais mieux|préférerai|aime
    mieux) [autant] (ne pas|pas|ne rien|garder|éviter|m abstenir) [~], (ne|n)
    (veux|souhaite|peux|vais|désire|compte|tiens|voudrais|souhaitons|voulons|souhaiterais)
    [pas|rien] [à|y|vous|te|le|la|en|donner] ~ (dire|répondre|donner|partager|
    communiquer|révéler|divulguer|parler|préciser|indiquer|fournir|dévoiler|mentionner|raconter|discuter),
    (je|nous|j) [me] (refuse|refusons) [de|d] [~] [répondre|dire|donner|parler],
    (veux|souhaite|peux|vais|désire) pas ~
    (dire|répondre|donner|partager|communiquer|révéler|parler|divulguer|préciser), (ça|cela) ne
    (vous|te) (regarde|concerne) pas, (ça|cela) (vous|te) regarde pas, ne (vous|te) regarde [en
    rien|pas|absolument pas], (c est|ça reste|cela reste) [trop|très|plutôt|assez|une
    information|une question|d ordre]
    (privé|personnel|personnelle|confidentiel|confidentielle|intime| mon affaire|mes affaires|ma
    vie privée), (vie privée|secret), (occupez|occupe) (vous|toi) de (vos|tes)
    (affaires|oignons), pas (vos|tes) (affaires|oignons), (sans|aucun|pas de) commentaire,
    (question|chose) suivante, (passons|passer|passez|sautons|sauter|sautez) [à|cette|la|ça] [la]
    (question|suite|suivante|autre chose|chose), je passe$, je passe mon tour, (ne|n) (répondrai|dirai|donnerai)
    (pas|rien), (garder|garde) (ça|cela|pour moi|l information|cette), pas envie (de|d)
    (répondre|dire|en parler|parler|donner|partager), (ne|n) (suis|me sens) pas (à l
    aise|disposé|disposée|prêt|prête|obligé|obligée), pas à l aise, (refuse|refuser) de, (n|ne)
    ai pas à (répondre|vous|te|le), m abstenir, pas l intention de (répondre|dire|donner)`,
  doesNotKnow: `^[mais] (seulement|uniquement) si, ^(peut être|possible|on verra|ça se peut)$, (ai|avons|a|l ai) (pas|plus) (sous la main|sur moi|avec moi|en tête|sous les yeux|ici), pas (sous la main|sur moi|avec moi|sous les yeux), (ai|avons) (pas|jamais|pas encore) (mesuré|compté|pesé|vérifié|regardé|demandé|reçu|eu), pas encore (eu|reçu|toutes|la réponse), il (faut|faudrait|va falloir) que je (vérifie|regarde|mesure|demande|compte|cherche), (dois|faut|devrais|faudrait) [d abord] (vérifier|regarder|mesurer|demander|compter|retrouver|chercher), personne (ne) (sait|le sait), (n y en a|y en a|en ai|en avons) pas, (rien|aucun) (dessus|d écrit|d affiché), comme (la dernière fois|d habitude|sur mon compte|dans mon dossier), (c est|ça doit être) (dans|sur) (mon|le|votre) (dossier|compte|fichier), (arrive|peux) pas à (lire|voir), (ne|n) (sais|savons|saurais|sait|saurai) [pas|trop|plus|vraiment|encore|rien]
    [pas|trop|encore], (sais|savons|saurais) (pas|plus|trop) [trop|encore|exactement|vraiment],
    aucune idée, (en|n en) sais rien, (sais|savons) rien, pas la moindre idée, (aucune|pas d|pas)
    idée, (ne|n) (me|m en|m) m en souviens (pas|plus), me rappelle (pas|plus), m en souviens
    (pas|plus), me rappelle (pas|plus), (je|j) (ai oublié|oublie), oublié, (suis|sommes)
    [vraiment|encore] pas [très|tout à fait|bien|encore|vraiment|complètement]
    (sûr|sûre|certain|certaine|sûrs|décidé|décidée), pas (sûr|sûre|certain|certaine|encore
    décidé| encore décidée), (difficile|dur|compliqué) à dire, (ne|n) (pourrais|peux) pas
    (vous|te|le) (dire|répondre), (faut|faudrait|dois|devrais|vais) [que] [je]
    (vérifier|vérifie|demander| demande|regarder|regarde|voir|me renseigner), bonne question,
    (ça|cela) dépend, (n|ne) (ai|avons) [pas] [encore] (pas|rien) [encore]
    (décidé|choisi|réfléchi|fixé), hésite, indécis, indécise, (je|j) en sais rien, (qui|dieu)
    sait`,
  later: `(on|nous) (verra|verrons) [ça|bien|cela]$, (on|nous) (verra|verrons) (ça|bien|cela|si|quand|comment|avec|après|plus tard), [c est] trop tôt pour (le dire|dire|savoir), (reste|est) [encore] à (décider|voir|confirmer|définir), (dire|sais|sait|décidé) encore, ne (peux|peut|pouvons) pas encore [vous|te|le|l] (dire|préciser|répondre), (je|on) [vous|te] (rappelle|rappellerai|rappellerons), (pas encore|rien encore) (décidé|fixé|choisi), (doit|dois|devons|faut) [encore] (décider|en décider|se décider|voir|vérifier|demander), (laissez|laisse) moi (regarder|vérifier|demander|chercher), (laissez|laisse) moi voir (si|avec), (laissez|laisse) moi voir$, (je|on) [vous] (l|le|la|les) (envoie|enverrai|donne|donnerai|dirai|ferai) ~ (plus tard|demain|ce soir|après|dès que), (rappelle|recontacte) ~ (plus tard|demain), (faut|dois|devons) (en parler|réfléchir|voir avec|en discuter), (reparle|reparlera|reparlons|reparlerons) [plus tard|demain|bientôt],
    (reviens|reviendrai) vers vous, (vous|te) (rappelle|rappellerai|recontacte) [plus
    tard|demain], plus tard, (pas|pas tout) (maintenant|de suite|aujourd hui|pour l instant|pour
    le moment|tout de suite), une autre fois, (tout à l heure),
    (demandez|redemandez|demande|redemande| rappelez|reposez) [le] [moi|la] ~ (plus
    tard|demain|tout à l heure|après|une autre fois), (un|juste un|attendez un|attends
    un|donnez-moi un|laissez-moi un) (instant|moment|peu de temps), (une|juste une|attendez
    une|donnez-moi une) (minute|seconde), (je|j) (vous|te|le|vous le|te le)
    (dirai|répondrai|confirmerai|enverrai|dis) [ça|cela] (demain|plus tard|bientôt|lundi|ce
    soir), (vous|te|le) (dirai|répondrai|confirmerai|dis) [ça|cela] demain,
    (redemandez|rappelez|reposez|redemande) moi, (attendez|attends|patientez) [un|une|svp|s il],
    (je|j) (vous|te) (dirai|répondrai|dis|réponds|tiendrai|recontacte|rappelle) [ça|cela|au
    courant] ~ (plus tard|demain|ensuite|bientôt|tard|courant), (vous|te) (dirai|dis|
    rappelle|recontacte|répondrai|tiens|tiendrai) [ça] (plus tard|ça plus tard|demain|bientôt|au
    courant), (laissez|laisse|faut|besoin) [moi|que je|de|d] [y] (réfléchir|réfléchisse|temps|y
    réfléchir), (dois|vais|veux|voudrais|aimerais|préfère|faut) [encore|d abord|que j] [y]
    (réfléchir|y réfléchir|y penser|en discuter|en parler|réfléchisse),
    (revenons|reviendrai|revenir|on y reviendra|reviendrons) [y|sur|dessus|ça|là-dessus] ~,
    (n|ne) (ai|avons) pas le temps, pas le temps, (suis|sommes) occupé, (quand|dès que|lorsque)
    j, une prochaine fois, (remettre|reporter) [ça|cela], pour l instant, pas encore prêt`,
  noPreference: `(dans|à) aucun ~ (particulier|précis), (dans|à) aucune ~ (particulière|précise), (quand|comme|où) (ça|cela) (vous|t|te|lui|leur) (arrange|convient|va|chante|plaît|arrangera|conviendra), (le jour|l heure|le moment|la date|celui|celle|ce|ceux) qui (vous|lui|leur|t|te) (convient|arrange|va|arrangera|conviendra),
    (je|on|nous) (m|s|nous) (adapte|adapterai|adaptera|adaptons|adapterons), (tous|toutes) les ~ (me|nous) (vont|conviennent|iront), (celui|celle|ceux) qui (est|sera|sont) (libre|disponible|là|de garde), (qui|ce que|quand|où) vous (avez|pouvez|pourrez|arrange|préférez), celui que vous (avez|voulez|préférez), (du moment|tant) (que|qu) (c est|ça|il), (ça|cela) m (est|indiffère) [bien] [égal], m indiffère, kif kif, (c est|ça) [du] pareil [au même], (vous|à vous) (voyez|choisissez|décidez), je vous fais confiance, c est vous (l expert|le spécialiste|qui voyez), comme (ça|cela) vous (arrange|convient|chante), à votre (guise|convenance), ce qui vous arrange, au choix, je m en (fiche|moque), je vous laisse (choisir|faire|décider), n importe (laquelle|lequel|quand), faites (au mieux|comme vous|à votre), l un ou l autre, (les deux|tous) se
    valent, (ça|cela) [m] (m est|est) [complètement|totalement|bien|tout à fait] égal, m est
    [complètement|totalement|bien|un peu|tout à fait] égal, égal, peu importe, (n|ne) importe
    (quel|quelle|quoi|où|quand|lequel|laquelle|quels|qui|pas), importe
    (peu|quel|quelle|quoi|où|quand|lequel|laquelle), n importe, (pas|aucune|sans|ni) [de]
    (préférence|préférences), pas de (préférence|préférences) [particulière|particulières],
    aucune préférence, (n|ne) ai pas [vraiment|réellement] [de|d]
    (préférence|préférences|exigence|exigences|avis|idée arrêtée|opinion), rien (de|d)
    (particulier|spécial|précis|spécifique), pas (d|de) ~
    (particulier|particulière|précis|précise|spécifique), (comme|où|quand|ce que|celui que)
    (vous|tu) (voulez|veux|préférez|préfères|souhaitez|recommandez|voudrez), à (vous|toi) de
    (choisir|voir|décider), ^(choisissez|choisis|décidez|décide) [pour
    moi|vous-même|un|une|celui|vous], (c est|ce sera) (vous|toi) qui
    (choisissez|décidez|choisis|décides|voyez), votre choix, au choix, (surprenez|surprends) moi,
    (tout|tous|toutes|les deux|l un ou l autre|n importe lequel) (me va|me convient|me
    conviennent|est bien|ira|va|convient|conviennent|m ira|sera parfait|est bon|me vont),
    (ça|cela) (n a|a) (pas|aucune) [d] importance, (pas|aucune|sans) importance, pas
    [très|vraiment|si|spécialement] important, importe pas, (je|nous) (suis|sommes)
    [assez|très|plutôt|totalement] (flexible|ouvert|ouverte|souple|flexibles|pas difficile), pas
    (difficile|regardant|exigeant), (m en|s en) (fiche|fous|moque), (aucune|pas de) différence,
    (ça|cela) (ne|n) (fait|change) (rien|aucune différence|pas de différence), me fait ni chaud,
    (ne|n) me (dérange|gêne) pas, indifférent, indifférente, (les deux|tout) me, pas d avis,
    (je|j) (vous|te) laisse (choisir|décider|le choix), peu m importe, m importe peu`,
  counterQuestion: `pourquoi, qu est-ce, est-ce (que|qu), c est quoi, quels sont, quelles sont,
    quel est, quelle est, (combien|comment) (est|ça|cela|coûte|de|puis),
    (avez|pouvez|pourriez|voulez|êtes|auriez|peux|as) (vous|tu), y a-t-il, (qui|où|quand)
    (est|sont|êtes), que (voulez|veux|signifie|proposez|dois|faut), à quoi, (je|j) (ne|n)
    comprends pas, comprends pas, pardon, comment ça, dans quel but, quelles (options|sont)`,
  correction: `(avant|autrefois|était|étaient|avait|avais) ~ (maintenant|désormais|aujourd hui|à présent), (enfin|euh|ah|oh|heu|ou|plutôt|ou plutôt|mais) non, je me trompe, (je dis|je raconte) des bêtises, bêtise, correction, mais (finalement|maintenant|en fait), non, pardon, désolé, désolée, attendez, en fait, (je|j) (voulais|veux) dire,
    plutôt, finalement, erreur, (j|je) (ai changé|me suis trompé|me suis trompée), au lieu, oups,
    changez, je corrige`,
  asksPreference: `(souhaitez|voulez|pouvons) (vous|nous) ~ (préciser|affiner|restreindre), (avez|auriez) vous [déjà] (un|une|des|quelque), (y a|existe) [t] il
    (un|une|des), (préférence|préférences|préférez|préférée|préféré),
    (particulier|particulière|particulières|particuliers|précis|précise|spécifique), en tête`,
  telling: `dire dis dit dirai répondre réponds répondrai parler parle parlerai communiquer
    révéler divulguer partager dévoiler préciser commenter renseigner`,
  saying: 'dire répondre',
  knowing: `sais savoir sait souviens rappelle décidé idée certain certaine sûr sûre pensé choisi`,
  open: 'encore abord avant toujours',
  without: 'sans',
  deliberating: `décide décider décidons réfléchis réfléchir réfléchit demander consulter confirmer discuter hésite`,
  able: 'peux peut pourrais pourrait saurais puis',
  stance: `seul seule seulement je j on nous crois pense suppose imagine dirais espère crains peur que qu malheureusement hélas
    évidemment naturellement certainement absolument sûrement probablement vraisemblablement
    franchement honnêtement vraiment tout du en pour le l instant moment maintenant encore toujours
    à ce jour jusqu présent là plus merci`,
  affirming: 'oui ouais probablement',
  needing: 'besoin faut',
  wishing: `je j nous on part repart repartons revient reviendrons arrive arrivons arriverons prend prenons me m veux voudrais voulons voudrions aimerais aimerions cherche cherchons prends prendrais prendrai prendrons
    souhaite souhaiterais souhaitons préfère préférerais envie ai avons besoin un une des du de d le la les l quelque chose à
    en pour au aux et mais oui plutôt aussi juste svp manger pars partirai partirais partons partirons partir reviens
    reviendrai revenons revenir rentre rentrerai rentrons rentrer retourne voyage voyager vais allons compte quitte vol trajet prévois prévoyons`,
  interrogatives: `que qu qui quoi quel quelle quels quelles où quand comment pourquoi combien
    lequel laquelle est-ce`,
  subjects: 'je j nous on il elle ce c cela ça',
  speakers: 'je j nous on',
  excluding: `au lieu de, plutôt que, sauf, autre que, à part, mais pas`,
  naming: `une (sorte|espèce) de, (c est|il est|y est|est) (marqué|écrit|inscrit|noté|gravé), (y a|il y a) (marqué|écrit|inscrit|noté), (le|son|un) (nom|titre) (est|c est|sera|serait),
    (appelé|appelée|nommé|nommée|intitulé|intitulée|s appelle|dénommé),
    (appelez|appelle|nommez|nomme|intitulez) (le|la|ça), (c est|sous le nom de|sous le nom)`,
  introducing: `[mon|le|son|ma|notre] (nom|prénom) [complet|de famille] (est|c est|sera|serait),
    je m appelle, ^nom, (je suis|moi c est|c est|ici), (appelez|appelle) moi, au nom (de|d), s appelle`,
  describing: 'c est',
  thanks: `merci [beaucoup|bien|infiniment], je (vous|te) remercie`,
  courtesy: `^(bonjour|bonsoir|salut|coucou),
    (bonne|belle) (journée|soirée|nuit), bon (week end|après midi), au revoir, à bientôt, de rien,
    je vous en prie`,
};
