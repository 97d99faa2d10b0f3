import type { FaultWords } from '../../pack-format/faults.ts';

export const frFaults: FaultWords = {
  asked:
    'ne_va_pas ne_vont_pas va_pas cloche problème problèmes souci soucis panne pannes défaut défauts dommage dommages dégât dégâts réparer réparation marche_pas fonctionne_pas symptôme symptômes douleur douleurs mal fait_mal manque manquent arrive_t_il blessure',
  symptoms: 'symptôme symptômes douleur douleurs mal fait_mal',
  missing: 'manque manquent manquant manquants',
  anything: 'quelque_chose',
  broken:
    'cassé cassée cassés cassées abîmé abîmée abîmés abîmées endommagé endommagée endommagés endommagées défectueux défectueuse en_panne hs hors_service foutu foutue fichu fichue mort morte morts lâché problème problèmes souci soucis panne mal mauvais mauvaise tordu tordue usé usée usés usées desserré bloqué bloquée bloqués coincé coincée rouillé rouillée fuit fuient fuite grince grincent grinçait frotte frottent clignote vibre saute sautent déraille patine crevé crevée fissuré fissurée rayé rayée déchiré déchirée fait_mal font_mal douloureux enflé manque manquent manquant dégât dégâts dommage dommages rendu_l_âme parfois difficilement',
  sound:
    'bien bon bonne bons bonnes ok okay impeccable impeccables parfait parfaite parfaits parfaites parfaitement nickel normal normale normaux intact intacte intacts correct en_ordre en_bon_état en_état marche marchent marchait fonctionne fonctionnent fonctionnait va vont roule roulent aucun_problème pas_de_problème sans_problème aucun_souci pas_de_souci rien_de_cassé',
  runs: 'tourne tournent démarre démarrent s_allume allume s_allument éclaire éclairent passe passent freine freinent ferme ferment ouvre ouvrent tient tiennent répond répondent chauffe chauffent refroidit charge chargent pompe vidange',
  present: 'ai avons là présent présents complet complète',
  ended: 'parti partie passé passée terminé disparu disparue mieux',
  otherwise: 'sinon à_part_ça à_part_cela',
};
