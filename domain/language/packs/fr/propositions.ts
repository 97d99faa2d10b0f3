import type { PropositionTable, SelectionTable } from '../../pack-format/propositions.ts';

export const frPropositions: PropositionTable = {
  holds: `^(seulement|uniquement|juste|surtout|que) (le|la|les|en|au|aux|à|pour|quand|pendant), ^(parfois|quelquefois|de temps en temps|à l occasion|toujours|chaque|souvent|régulièrement|tous les|toutes les), ^depuis, (déjà|depuis longtemps)$, c est (prévu|l idée|le plan), ^(tous|toutes) les deux$,
    ^s il vous plaît$, ^svp$, (serait|sera) (bien|parfait|super|génial|top|formidable|idéal|gentil|sympa|pratique), ^avec (plaisir|joie), (je|j|on) (aimerais|adorerais) (bien|ça|beaucoup), ^bien sûr, ^évidemment, ^et comment, ^hélas oui, ^tout est (fait|payé|réglé|prêt)`,
  fails: `(peut|peuvent) attendre, pas (urgent|pressé|pressée), rien ne presse, (j ai|on a|nous avons) ~ (arrêté|abandonné|cessé), (ne|n) ~ plus, en (cours|attente), pas encore, reste à (faire|venir), ^(rarement|guère),
    (heureusement|dieu merci) (non|pas|que non), (pas|n est pas) la peine, (me|nous) (débrouille|débrouillerai|débrouillerons), (moi même|nous mêmes|tout seul|toute seule)$, ^(rien|personne|ni), hors de question, ^au contraire, ^loin de là, que je sache$`,
  keeps: `(je|on|nous) [la|le|les|l] (garde|gardons), (je|on|nous) (m en|s en|nous en) (occupe|charge|occupons|chargeons), (fais|fait|ferai|fera|faisons) ~ (moi même|nous mêmes)`,
  asksKept: 'gardez garder même mêmes',
  hasOwn: `(j ai|on a|nous avons|j apporte|on apporte|on amène) [déjà] les nôtres, (j ai|on a|nous avons|j apporte|j amène) [déjà] (le mien|la mienne|les miens|les miennes|le nôtre|la nôtre|mon propre|ma propre), (j en ai|on en a|nous en avons) [déjà] (un|une|déjà), (j ai|on a|nous avons) [déjà] (ce qu il faut|tout ce qu il faut),
    (j ai|on a|nous avons) [déjà] tout [ça|cela|ce qu il (faut|me faut|nous faut)] [déjà] [chez (moi|nous)|à la maison|sur place|sous la main]$, (j apporte|on apporte|nous apportons|on amène|j amène) tout [nous mêmes|moi même]$`,
  offering:
    'besoin voulez veux souhaitez souhaites désirez aimeriez faut préférez envie intéressé voudriez donne',
  having: 'avez as a possédez existe y ont disposez',
  reasons: 'que',
  taking: 'prends prenons achète utilise utilisons veut falloir vaut',
  opposites: [
    'propriétaire propriétaires propriété acheté achetée acheter possédez | loue louons louer locataire locataires location loyer bail',
    'travaillez travaille travail emploi employé salarié | chômage retraite retraité retraitée étudiant étudiante',
    'marié mariée | célibataire divorcé divorcée veuf veuve',
    'meublé meublée | vide nu nue',
    'isolé isolée isolation | nu nue nus nues',
    'ascenseur | escalier escaliers',
    'garage intérieur dedans couvert | rue dehors extérieur trottoir',
    'payé réglé | dois impayé impayée',
    'végétarien végétarienne végan | viande',
    'fragile cassant verre verres vaisselle porcelaine | solide incassable robuste',
    'neuf neuve | occasion',
    'électrique électricité | essence',
    'marche fonctionne | panne cassé cassée',
    'espèces liquide comptant | carte virement',
  ],
};

export const frSelections: SelectionTable = {
  everything: 'tous, toutes, tout, les deux, chacun, chacune, l ensemble, un peu de tout',
  nothing:
    'aucun [des deux|d eux], aucune [des deux|d elles], rien [du tout|de tout ça], ni l un ni l autre, ni l une ni l autre, pas (un|une) seule, rien de (tout|tous) (ça|cela), rien de rien, que dalle, ^laisse[z] tomber$, ^laissez tomber$, ^sans rien$, ^sans (extra|extras|option|options)$, ^tel quel$, ^telle quelle$',
  except:
    '(tous|toutes|tout|chaque|n importe) ~ (sauf|hormis|excepté|à part|à l exception|moins), sauf, hormis, excepté, à part, à l exception (de|du|des), mais pas, jamais',
  rest: '[tout] le reste, tous les autres, toutes les autres, [les] (deux|trois|quatre|cinq) autres, les autres, tout l autre',
  neither: 'ni',
  last: 'dernier dernière derniers dernières',
  middle: 'milieu',
  first: 'premier première premiers premières',
  below: 'avant, moins de, en dessous de, sous, inférieur à',
  upTo: 'jusqu à, au plus, maximum, max, ou moins, et moins',
  onward: 'à partir de, au moins, dès, ou plus, et plus, minimum',
  above: 'après, plus de, au dessus de, au delà de, supérieur à',
  weekend: '[le|les] (week end|weekend|week ends|weekends)',
  workdays: '[en|la] semaine$, jours (ouvrables|ouvrés|de semaine), pendant la semaine',
  sizes:
    'xs très petit, s petit, s petite, m moyen, m moyenne, l grand, l grande, xl très grand, xl très grande',
};
