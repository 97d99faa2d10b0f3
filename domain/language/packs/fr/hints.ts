import type { HintWords } from '../../pack-format/hints.ts';

export const frHints: HintWords = {
  asking: 'demand* renseign* interroge*',
  seeking: 'regard* verif* cherch* mesur* retrouv* trouv* compt* pes* fouill*',
  waiting: 'attend* attente promis',
  deciding: 'decid* reflech* hesit* choisi* discut* debat* trancher tranche',
  depending: 'depend* selon',
  papers:
    'papier* lettre* formulaire* dossier* tiroir* carte* contrat* appli* classeur* facture* ticket* boite* carnet* etiquette* telephone* bureau notice attestation courrier* mail*',
  told_before: 'dit envoye rempli donne ecrit systeme ordinateur deja encore',
  others_in_charge:
    's_occupe occupe gere charge responsable service bureau comptable* avocat* secretaire* patron* chef* proprietaire* agence* mairie banque* assurance* ecole* medecin* docteur veto* veterinaire garage* artisan* architecte* syndic* societe*',
  about_the_question:
    'question pourquoi veut_dire voulez_dire signifie rapport raison interet entendez',
  you: 'vous votre vos tu te ton ta tes',
  i: 'je j mon ma mes moi me m',
  we: 'nous notre nos on',
  they: 'il elle ils elles son sa ses leur leurs lui',
  past: 'etait etaient avait avaient avais etais dernier derniere avant ancien* jadis precedent*',
  condition: 'si quand jusqu* des tant apres lorsque',
  perhaps: 'peut_etre eventuellement pourrait possible serait pourrai*',
  having_to: 'faut faudra* dois doit devr* falloir besoin',
  roughly: 'environ a_peu_pres autour presque dans_les disons genre',
  settling: 's_il mettez mettre prends prenez disons plutot voudr* preferer* alors va_pour',
  complaint:
    'ridicule* cher chere penible* enerv* plaindre plainte honte marre serieux blague n_importe',
  knowing: 'sais sait savoir souvien* souvenir idee sur sure oublie* connais aucune',
  still: 'encore toujours d_abord',
  later: 'tard demain bientot apres moment minute seconde instant',
  another_subject: 'au_fait d_ailleurs pouvez avez_vous est_ce y_a_t combien',
  lost: 'perdu* casse* parti* jete* quelque_part disparu* vole* efface* illisible*',
  nothing: 'rien personne aucun* jamais sans ni',
  but: 'mais pourtant cependant sauf',
  laughter: 'haha mdr lol ha hihi rire',
};
