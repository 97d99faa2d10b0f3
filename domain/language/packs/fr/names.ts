import type { NameTable } from '../../pack-format/names.ts';

export const frNames: NameTable = {
  relations: `femme mari épouse époux compagne compagnon copine copain fiancé fiancée mère père maman papa parents fils fille frère sœur
    mamie papi mémé pépé mamy papy gendre tante oncle cousin cousine nièce neveu ami amie voisin voisine collègue patron patronne propriétaire
    assistante secrétaire société entreprise enfant garçon`,
  children: 'enfants enfant fils fille filles garçon garçons bébé bébés gamins gosses',
  grownUps: 'adultes adulte',
  ownName: `(vous|tu) (appelez|appelles), votre [propre] nom, ton nom, vous êtes qui, vous appeler, (à|sous) quel nom, au nom de qui, nom (du|de la|de l) (client|cliente|demandeur|demandeuse|adhérent|adhérente|abonné|abonnée|assuré|assurée|titulaire|appelant), qui (réserve|commande|appelle)`,
  givenName: 'prénom, prénoms, petit nom',
  familyName: 'nom de famille, patronyme, noms de famille',
  noting: `(mettez|mets|notez|note|écrivez|inscrivez|marquez) [moi|le|la|ça] [plutôt|juste|simplement|donc], (demandez|demande), (l|le|la) (appelle|appellent|appelons|surnomme) [tous|juste|toujours], répond au nom (de|d)`,
  presenting: `au nom (de|d), je suis, mon [nom|prénom] (est|c est), je m appelle, moi c est, ^c est, ^ici`,
  presented: `à l appareil, c est mon nom, au (téléphone|bout du fil)`,
  signing: `[bien] cordialement, bien à vous, [meilleures|sincères|cordiales] salutations, amicalement`,
  streets:
    'rue avenue av boulevard boul bd pl rte imp impasse chemin allée ruelle quai square sentier place',
  dwellings: 'bâtiment bât appartement appt apt escalier résidence étage',
  repeated: 'bis ter quater',
};
