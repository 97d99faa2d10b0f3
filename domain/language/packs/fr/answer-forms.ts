import type { AnswerFormWords } from '../../pack-format/answer-forms.ts';

export const frAnswerForms: AnswerFormWords = {
  account: `decri* expliqu* racont* que_s_est_il_passe qu_est_il_arrive que_s_est_passe
    quel_est_le_probleme pourquoi description autre_chose quelque_chose_de_particulier quelque_chose_a_signaler demandes_particulieres souhaits_particuliers remarques precisions`,
  clock: 'quelle_heure',
  when: 'quand depuis_quand date dates quelle_date quel_jour',
  duration: 'combien_de_temps combien_de_jours combien_de_mois combien_d_annees duree',
  count: 'combien_de combien_d',
  measure: `combien quelle_longueur quelle_largeur quelle_hauteur quel_age largeur hauteur
    profondeur poids montant prix cout caution salaire revenu distance loyer`,
  code: 'sur_quel_compte de_quel_compte rib numero numeros code reference matricule immatriculation plaque identifiant iban',
};
