import type { PolarityWords } from '../../pack-format/polarity.ts';

export const frPolarity: PolarityWords = {
  ceased:
    'arrêté arrete abandonné vendu ne_plus plus_du_tout plus_depuis autrefois avant retraité terminé fini résilié annulé périmé expiré quitté perdu_l ancien plus_jamais n_est_plus n_ai_plus on_a_plus est_mort est_morte',
  missing:
    'sans oublié oubliée perdu perdue manque rien personne aucun aucune nulle_part vide reste_à reste_chez à_la_maison chez_moi laissé laissée reste_seul seul seule absent',
  averse:
    'déteste peur panique horreur horrible affreux surtout_pas jamais_de_la_vie allergique trop_cher arnaque gaspillage bof ne_supporte supporte_pas sans_intérêt inutile dégoûte plutôt_mourir hors_de_prix hors_de_question phobie ennuie barbe',
  unable:
    'trop_jeune trop_vieux trop_petit trop_grand trop_lourd trop_tard peux_pas ne_peut_pas pas_le_droit interdit impossible à_peine du_mal difficile pas_capable incapable guère',
  limited:
    'seulement juste uniquement simplement que_des rien_que au_plus tout_au_plus pacsés pacsé concubinage',
  otherwise:
    'plutôt à_la_place moi_même nous_mêmes lui_même à_pied en_bus à_vélo en_train quelquun_d_autre ailleurs autrement autre autres voisine voisin les_vôtres la_vôtre le_vôtre votre vos débrouille débrouiller',
  eager:
    'adore adorerais volontiers avec_plaisir avec_joie ravi ravie hâte super génial parfait chouette formidable excellent serait_bien serait_top pourquoi_pas deux_fois_qu bonne_idée content contente aime aimerais les_yeux_fermés sans_hésiter',
  needed:
    'faut faudra faudrait besoin dois doit devons indispensable nécessaire obligatoire obligé important essentiel peux_pas_faire_sans pas_m_en_passer impossible_sans vaut_mieux sinon',
  regular:
    'toujours chaque souvent tous_les toutes_les quotidien régulièrement constamment depuis des_années parfois deux_fois le_soir la_nuit le_matin paquet week_end d_habitude habituellement',
  own: 'ai avons a_un a_une j_ai on_a mon ma mes notre nos son sa ses possède avec_nous avec_moi vient_avec apporte apportons amène il_y_a y_a voici voilà',
  done: 'déjà hier l_an_dernier l_année_dernière la_semaine_dernière il_y_a_deux fait faite réglé payé signé réservé obtenu passé reçu envoyé vacciné diplômé inscrit certificat ont_dit',
  wanted:
    's_il_vous_plaît svp s_il_te ajoutez mettez comptez inscrivez prenez je_prends on_prend voudrais voudrions veux veut voulons souhaite souhaitons aimerais apprécierais emballez rajoutez envoyez',
  spared:
    'assez suffit suffira inutile pas_la_peine laissez_tomber sans_façon ça_ira merci me_passe s_en_passe ne_vous_embêtez épargnez ira_très_bien oubliez tant_pis pas_nécessaire',
  mocking:
    'tu_parles vous_plaisantez vous_rigolez et_puis_quoi si_seulement dans_tes_rêves vous_voulez_rire comme_si dieu_m_en pensez_vous mais_non tu_rêves',
  well: 'sain saine santé sûr propre neuf neuve intact intacte impeccable en_forme bon_état inoffensif calme sage nickel esthétique moche étanche indemne solide',
  harmed:
    'blessé blessée cassé cassée brisé sang saigne douleur* mal abîmé abîmée tombé tombée chute danger* verre coupant fuite inond* rayé rayure bosse fissure fissuré hôpital urgences malade poussé poussée frappé frappée menacé menacée couteau vertige* pire giflé',
  deferred:
    'pas_encore bientôt l_an_prochain l_année_prochaine le_mois_prochain prochain prochaine un_jour plus_tard en_attente liste_d_attente va_falloir dans_deux dans_un_mois d_ici compte_le prévu projette',
  many: 'beaucoup plusieurs plein quelques deux trois quatre cinq six sept huit neuf dix tous toutes tout tas douzaine centaines les_deux divers',
  certain:
    'bien_sûr évidemment naturellement certainement absolument forcément clairement sans_doute c_est_pour_ça justement et_comment un_peu_mon sinon_je sûr_et_certain tout_à_fait quand_même',
  never: 'jamais pas_une pas_un pas_du_tout ni point nullement au_grand_jamais ne_pas pas',
  omitted: 'oublié oubliée oubliez laissez_tomber enlevez retirez sans perdu perdue supprimez',
  first_time:
    'première_fois la_première le_premier mon_premier ma_première notre_premier notre_première une_première débutant débutante débute débutants novice commence inaugur* découvre jamais_encore jamais_fait jamais_été partir_de_zéro de_zéro baptême',
  gone: 'arraché enlevé retiré démonté jeté jetée jetés benne poubelle vendue vendus rendu rendue résiliée annulée supprimé supprimée fermé fermée mort morte décédé décédée nous_a_quittés parti partie partis déménagé séparé séparés divorcé divorcée lâché laissé_tomber rompu débarrassé débarrassée donné donnée renvoyé viré virée volé volée disparu disparue fini_pour liquidé abandonnée perdu_de_vue plus_besoin ben_plus plus_personne stoppé cessé coupé',
  consenting:
    'allez_y vas_y faites_donc faites_vous pas_de_souci pas_de_problème aucun_problème aucun_souci sans_problème d_accord ça_marche ça_roule ça_me_va ça_nous_va bien_volontiers quand_vous_voulez comme_chez_vous servez_vous ne_vous_gênez à_votre_guise rien_contre pas_contre aucune_objection vous_pouvez tu_peux sonnez appelez demandez passez venez entrez prenez_le prenez_les déposez laissez_le laissez_la est_prévenu est_prévenue est_au_courant rincez avec_grand ne_me_dérange ça_ne_me_gêne m_arrange',
  forbidding:
    'n_y_pensez pas_touche touchez_pas ne_touchez défense hors_question pas_question interdit_de refuse refusent s_oppose contre_l surtout_pas gardez_vous je_préfère préférerais plutôt_crever non_merci vie_privée privé confidentiel secret honte gênant me_regarde laissez_moi fichez foutez_moi je_passe_mon risque_mon je_ne_veux je_veux_pas pas_envie',
  even: 'aussi même également en_plus non_plus ainsi_que toute_sorte y_compris sans_compter tous_les_deux les_deux et_même compris',
  placed:
    'dans_le_tiroir dans_mon_sac sur_la_table sur_le_frigo dans_le_garage dans_la_cuisine dans_le_salon dans_le_placard sous_la_main sous_les_yeux devant_moi devant_vous à_côté en_bas en_haut au_fond accroché accrochée posé posée rangé rangée étalés garé garée au_sous_sol à_la_cave au_grenier au_mur dans_l_entrée juste_là ici_même pend traîne',
  over: 'plus_de au_dessus dépasse dépassent supérieur au_moins minimum plus_grand plus_vieux plus_long plus_lourd le_double bien_plus largement_plus passé_les',
  under:
    'moins_de en_dessous sous_les inférieur maximum au_plus plus_petit plus_jeune plus_court pas_même même_pas à_peine à_tout_casser à_moins tout_juste moins_que moitié',
  failing:
    'ne_marche en_panne hors_service marche_plus fonctionne_plus lâche lâché cassé_depuis foutu fichu mort_depuis rouillé rouillée bloqué bloquée coincé périmée expirée refusé refusée rejeté plante déglingué dettes impayé impayés retard en_retard rame pénible',
  working:
    'marche fonctionne tourne roule installé installée branché branchée posé_l valide à_jour assuré assurée couvert couverte en_règle en_service chargé raccordé équipé équipée opérationnel ronronne tient_le',
};
