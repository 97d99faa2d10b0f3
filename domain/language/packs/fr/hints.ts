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
  another_subject: 'au_fait d_ailleurs',
  lost: 'perdu* casse* parti* jete* quelque_part disparu* vole* efface* illisible*',
  nothing: 'rien personne aucun* jamais sans ni',
  but: 'mais pourtant cependant sauf',
  laughter: 'haha mdr lol ha hihi rire',
  requesting:
    'pouvez_vous pourriez_vous vous_pouvez vous_pourriez peux_tu pourrais_tu tu_peux tu_pourrais voulez_vous s_il_vous s_il_te svp merci_de',
  doing:
    'reserv* trouv* mettre mettez mets cherch* not* ajout* prevoir prevoyez garder gardez bloqu* command* inscri* plac* casez caser donnez changer',
  allowed:
    'je_peux puis_je pourrais_je je_pourrais on_peut on_pourrait pouvons_nous pourrions_nous peut_on pourrait_on j_ai_le_droit ai_je',
  possible:
    'possible* jouable ca_irait ca_ira ca_va ca_marche irait convient conviendrait faisable serait moyen arrange derange va',
  proposing:
    'et_si si_on pourquoi_pas plutot disons va_pour on_pourrait_dire alors on_dit partons partir_sur',
  available:
    'y_a_t il_y_a y_a avez_vous auriez_vous vous_avez vous_auriez quelque_chose reste dispo disponible* libre* as_tu t_as y_en_a en_avez en_auriez en_reste',
  comparing:
    'cher* moins plus que mieux rapide* dernier* derniere* premier* maximum max minimum limite coute coutent prix tarif* difference* reduction* remise* supplement* compris inclus gratuit* toujours deja seulement d_habitude',
  advising:
    'conseill* recommand* propos* sugger* avis pensez habitude generalement normalement plupart meilleur* ideal',
  question_word:
    'que qu qui quoi quel quels quelle quelles ou quand comment pourquoi combien lequel laquelle lesquels lesquelles c_est_quoi',
  contacting: 'appel* rappel* envoy* mail* sms message* ecri* tenir_au_courant recontact*',
  wishing:
    'je_voudrais on_voudrait nous_voudrions j_aimerais on_aimerait je_cherche on_cherche je_veux on_veut il_me_faut il_nous_faut il_me_faudrait pensais pensait pensions souhait* j_ai_besoin',
  kin: 'femme mari conjoint* compagn* copain copine ami amis amie amies mere maman pere papa fils fille filles garcon gamin* gosse* enfant enfants petit petite frere soeur oncle tante cousin* neveu niece mamie papi papy grand_mere grand_pere voisin* collegue* beau_pere beau_frere belle_mere belle_soeur gendre bru tonton tata pote potes gars mec type gens tout_le_monde patron',
  reporting:
    'dit disait dire disent pretend jure croit pense veut voulait selon parait entendu raconte affirme d_apres il_parait',
  musing:
    'hm hmm hein ah oh oh_la ouf bof tiens ben bah euh pfff pff dis_donc dites_donc vraiment serieux mince wow mon_dieu punaise la_vache',
  unreal:
    'serais serait aurais aurait auraient voudrait voulais voulait devais devait devions allait aurions faudrait etait_prevu failli presque si_seulement j_aurais',
  agreeing:
    'ok oui ouais d_accord dac parfait tres_bien tres_volontiers volontiers entendu impec impeccable super nickel exact exactement c_est_ca voila allez allez_y va_pour banco ca_marche ca_roule pourquoi_pas bien_sur ca_me_va',
  own: 'mien mienne miens a_moi a_nous notre moi_meme le_notre la_notre perso personnellement chez_moi chez_nous pour_moi',
};
