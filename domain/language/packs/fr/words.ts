import type { WordTable } from '../../pack-format/language-pack.ts';

export const frWords: WordTable = {
  frequent: `le la les un une des du de et est sont je tu il elle nous vous mon ma mes votre vos notre ce
    cette ces que qui quoi quel quelle quels comment quand ou pour avec dans sur sans pas ne plus
    oui non merci bonjour voudrais veux peux avez avoir suis etes aimerais besoin plutot au aux en
    c j d l qu n s si mais tres bien sera fait cherche rien chez`,
  letters: 'œêûî',
  furtherFunctionWords: `maintenant deja encore toujours jamais aussi actuellement moment environ`,
  empty: `dessus dedans contre le la les l un une des du de d au aux ce cet cette ces c mon ma mes ton ta tes son sa ses notre
    nos votre vos leur leurs je j me m moi tu te t toi il elle on nous vous ils elles se s lui eux y en
    et ou mais donc car ni si que qu qui quoi dont où quand comme comment pourquoi combien quel quelle
    quels quelles à dans par pour sur sous avec sans chez entre vers depuis pendant avant après jusque
    jusqu environ est suis es sommes êtes sont était étais serait sera soit être été ai as a avons avez
    ont avait aurais aurait avoir eu vais va vas allons allez vont aller fais fait faire faites peux peut
    pouvez pouvons pourrais pourrait pourriez veux veut voulez voudrais voudrait voudrions aimerais
    aimerait aimerions dois doit devez devrais devrait faut faudrait ne n pas plus jamais rien aucun
    aucune non oui ouais si bien merci svp s'il plaît plait aussi très trop peu beaucoup tout tous toute
    toutes même juste seulement peut-être plutôt ici là ça cela ceci voici voilà alors puis bonjour salut
    bonsoir ok okay accord super parfait quelque chose n'importe besoin cherche recherche envie préfère
    préférerais souhaite souhaiterais appelle nommé nommée quelqu autre préférence préférences préférez préférée préféré options option choix question moment instant sert sers conseillez conseilles obligatoire nécessaire`,
  actions: `numéro téléphone adresse coordonnées code aller venir partir arriver prendre réserver
    chercher trouver voir regarder écouter jouer acheter louer manger dormir rester loger visiter
    voyager voler prendre commencer finir terminer revenir rentrer retourner appeler nommer
    mettre ajouter changer modifier annuler garder penser croire dire parler savoir connaître
    aimer préférer vouloir pouvoir devoir falloir donner montrer recevoir commander choisir
    décider passer laisser rendre récupérer rencontrer organiser planifier prévoir enregistrer
    désolé désolée pardon excusez génial bon bonne correct exact vrai faux sûr certain bientôt
    près proche loin pars part viens prends cherche mange reste loge vois`,
  nounActions: '',
  courtesies: 'le la les l svp merci oui',
  leads: {
    from: 'de depuis du des d',
    to: 'à vers jusque jusqu pour au aux',
    in: 'à dans en au aux sur',
    at: 'chez à au aux sur',
    near: 'près proche autour vers',
    for: 'pour',
    by: 'par de',
    with: 'avec',
    about: 'concernant sur',
    of: 'de du des d',
  },
  connectors: 'de du des d la le les l et & vs',
  choosing: 'ou',
  adding: 'et aussi mais',
  links: 'ou et de',
  interested: 'intéressé intéressée',
  diminutives: 'nettes nette elettes>e elette>e',
  adjectiveForms: 'ienne>ien aise>ais oise>ois aine>ain',
  conjunctions: 'mais car parce si donc puisque et',
  modifiersFollow: true,
  generalNouns: 'option options choix endroit endroits chose choses truc',
  alternatives: 'ou sinon',
  comparatives:
    'que plus moins tard tôt avant après seulement oublie problème loin dépasse dépasser dépasserons dépassons dessus',
  compared: /\b(?:plus|moins)\s+_\s+(?:que\s|qu['’])/,
  spokenMarks: { '@': 'arobase', '.': 'point', '-': 'tiret' },
  roles: {
    origin: `partez partirez partirons quittez venez de du depuis d départ partir pars part
      partant quitter origine provenance depuis départs venir viens récupérer prise`,
    destination: `allez irez irons arrivez rendez à au aux destination arrivée arriver arrive
      allez rendre aller vers direction`,
    start: `départ début commencer commence partir pars partez partons partent arrivée arriver
      arrivez arrivons arrivent aller début départs récupération prise`,
    end: `fin retour finir termine terminer revenir rentrer rendre restitution retourner jusqu
      jusque au reviens rentre`,
    place: 'où lieu ville quartier endroit adresse région localisation situé située rue zone',
    city: 'ville village commune',
    area: 'quartier zone secteur partie région arrondissement endroit',
    address: 'gare aéroport avenue impasse quai station adresse rue avenue boulevard place',
    person: `personne qui client cliente invité hôte utilisateur locataire propriétaire contact
      artiste acteur actrice réalisateur chanteur auteur conducteur patient prénom employé ami
      famille destinataire appelez`,
    name: 'nom prénom appelle appelez intitulé titre nommé',
    title: `chanson film album événement spectacle livre jeu titre artiste équipe groupe concert
      réunion alarme rendez-vous série pièce`,
    people: `personnes personne gens invités invité adultes adulte voyageurs voyageur passagers
      passager places place groupe billets couverts convives participants enfants amis`,
    nights: 'nuits nuit séjour durée jours jour nuitées',
    days: 'jours jour séjour durée',
    rooms: 'chambres chambre pièces pièce lits',
    tickets: 'billets billet tickets places place',
    stars: 'étoiles étoile note classement',
    money: `prix budget coût montant payer loyer euros euro dollars argent somme salaire frais
      cher dépenser`,
    minutes: 'minutes minute heures heure durée longtemps',
    age: 'âge ans',
    year: 'année sortie',
    bags: 'bagages bagage valises valise sacs',
    floor: 'étage niveau',
    identifier: 'numéro code référence réservation identifiant compte confirmation',
    email: 'email mail courriel e-mail',
    phone: 'téléphone portable mobile',
    postcode: 'postal postale',
    free_text: `message demande demandes raison motif description commentaire remarque remarques
      note problème détails objet souhaits précisions particulières changer réclamation besoins`,
    company: 'entreprise société compagnie employeur marque fournisseur',
    weight: 'poids kg kilos',
    distance: 'distance kilomètres km',
  },
  rolePhrases: {
    end: 'dernier jour, (je|nous|on) (reviens|revient|rentre|revenons|rentrons)',
    money: 'combien',
    destination: '(nous|on) (arrivons|arrive), à destination de, en direction de',
    origin: '(on|nous) (part|repart|partons|repartons), au départ de, à partir de',
    start: 'on (part|repart|arrive), nous repartons, premier jour',
  },
  whereabouts: `(je suis|nous sommes|on est|je me trouve|nous nous trouvons|j attends|je serai|on sera|^suis) [actuellement|maintenant|là|encore|juste|en ce moment] (à la|à l|à|au|aux|devant la|devant le|devant l|devant|dans le|dans la|dans l|en)`,
  theTalk: `pleut, neige, m entendez, tu m entends, toujours là, prêt, prête, on y va, continuer,
    continue, commencer, commence, un instant, minute, minutes, le temps, puis je, je peux, peut
    on, dois je, ça (va|vous va|te va), d accord, compris, comprenez, clair, question, questions`,
  fullStops: {
    abbreviated: 'mme mlle mgr dr pr st ste bd',
    beforeNumbers: 'no tel appt bat boul av ave imp pl rte esc',
  },
  synonyms: [
    'sport sports match matchs',
    'musique concert concerts',
    'bon-marché abordable économique pas-cher petit-budget peu-cher peu-coûteux',
    'modéré moyen moyenne raisonnable intermédiaire modérée milieu-de-gamme',
    'cher chère coûteux haut-de-gamme luxueux onéreux chic',
    'centre centre-ville central coeur',
    'nord',
    'sud',
    'est',
    'ouest',
    'oui ouais',
    'homme masculin',
    'femme féminin',
    'wifi wi-fi internet',
    'voiture auto',
    'appartement appart',
    'maison villa',
    'petit petite',
    'grand grande',
    'rouge',
    'vélo bicyclette',
  ],
  endings: `iennes ienne iens ien issements ements ement ations ation euses euse eurs eur ables
    able ières ière iers ier ives ive elles elle iques ique ées ée és er ez ent ais ait ant es is
    it é e s x`,
};
