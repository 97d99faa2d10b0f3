import type { LanguageTable } from '../table.ts';
import { frManners } from './dialogue-acts.ts';

export const fr: LanguageTable = {
  code: 'fr',
  empty: `le la les l un une des du de d au aux ce cet cette ces c mon ma mes ton ta tes son sa ses notre
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
  interested: 'intéressé intéressée',
  adjectiveForms: 'ienne>ien aise>ais oise>ois aine>ain',
  conjunctions: 'mais car parce si donc puisque et',
  comparatives: 'que plus moins tard tôt avant après seulement oublie problème',
  numbers: {
    words: `zéro 0, un 1, une 1, deux 2, trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf
      9, dix 10, onze 11, douze 12, treize 13, quatorze 14, quinze 15, seize 16, vingt 20, vingts
      20, trente 30, quarante 40, cinquante 50, soixante 60, septante 70, huitante 80, octante
      80, nonante 90, dizaine 10, douzaine 12, quinzaine 15, vingtaine 20, aucun 0, aucune 0`,
    hundred: 'cent cents',
    thousand: 'mille k milliers millier',
    million: 'million millions m',
    and: 'et',
    decimalComma: true,
    people: `1 (juste|seulement|que) moi, 1 (tout seul|toute seule|seul|seule), 2 tous les deux,
      2 nous deux, 2 (moi|ma femme|mon mari|mon ami|mon amie) et (moi|ma femme|mon mari|mon
      ami|mon amie|mon fils|ma fille)`,
  },
  clock: {
    half: 'demi demie',
    halfBefore: false,
    quarter: 'quart',
    threeQuarters: '',
    past: '',
    to: '',
    plus: 'et',
    minus: 'moins',
    hour: 'heures heure h',
    minute: 'minutes minute min mn',
    at: 'à vers pour',
    noon: 'midi',
    midnight: 'minuit',
    morning: '(du|le|au|ce) matin, (matin|matinée)',
    afternoon: "[de|dans] (l'après-midi|après-midi), cet après-midi",
    evening: '(du|le|au|ce) soir, (soir|soirée)',
    night: 'de la nuit, (la|cette) nuit',
  },
  calendar: {
    months: `janvier|janv, février|fevrier|févr, mars, avril|avr, mai, juin, juillet|juil,
      août|aout, septembre|sept, octobre|oct, novembre|nov, décembre|dec|déc`,
    weekdays: `lundi|lun, mardi, mercredi|mer, jeudi|jeu, vendredi|ven, samedi|sam, dimanche|dim`,
    ordinals: `premier 1, première 1, deuxième 2, second 2, seconde 2, troisième 3, quatrième 4,
      cinquième 5, sixième 6, septième 7, huitième 8, neuvième 9, dixième 10, onzième 11,
      douzième 12, treizième 13, quatorzième 14, quinzième 15, seizième 16, vingtième 20,
      trentième 30, dernier 99`,
    ordinalMarks: 'er ère ere e ème eme nd nde',
    of: 'de du d',
    articles: 'le la les l',
    today: "(aujourd'hui|aujourdhui), ce (soir|matin), cet après-midi",
    tomorrow: 'demain, demain (matin|soir|midi)',
    afterTomorrow: 'après-demain',
    yesterday: 'hier',
    next: 'prochain prochaine prochains suivant suivante',
    current: 'ce cette cet',
    last: 'dernier dernière passé passée',
    day: 'jour jours journée journées',
    week: 'semaine semaines',
    month: 'mois',
    year: 'an ans année années',
    weekend: 'week-end weekend',
    inside: 'dans sous',
    fromNow: "à partir (d'aujourd'hui|de maintenant)",
    monthFirst: false,
  },
  manners: frManners,
  roles: {
    origin: `partez partirez partirons quittez venez de du depuis d départ partir pars part
      partant quitter origine provenance depuis départs venir viens récupérer prise`,
    destination: `allez irez irons arrivez rendez à au aux destination arrivée arriver arrive
      allez rendre aller vers direction`,
    start: `départ début commencer commence partir pars arrivée arriver aller début départs
      récupération prise`,
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
    end: '(je|nous) (reviens|rentre|revenons|rentrons)',
    money: 'combien',
    destination: 'à destination de, en direction de',
    origin: 'au départ de, à partir de',
  },
  synonyms: [
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
