import type { FaultWords } from '../../pack-format/faults.ts';

export const deFaults: FaultWords = {
  asked:
    'falsch nicht_in_ordnung stimmt_nicht nicht_stimmt stimmt los problem probleme fehler mangel mängel schaden schäden defekt* reparieren repariert reparatur beschwerde beschwerden symptom symptome schmerz* verletz* weh fehlt macht_ärger',
  symptoms: 'symptom symptome beschwerde beschwerden schmerz* weh',
  missing: 'fehlt fehlen fehlend fehlende',
  anything: 'etwas irgendetwas irgendwas',
  broken:
    'kaputt defekt defekte defekter beschädigt beschädigte schaden schäden hinüber hin tot im_eimer im_arsch kaputtgegangen gebrochen zerbrochen gerissen verbogen locker lose undicht leckt tropft klemmt hakt hängt rostig verrostet verschlissen abgenutzt abgefahren quietscht quietschen schleift klappert klappern wackelt wackelig flackert rutscht spinnt streikt problem probleme ärger schlecht falsch fehlt fehlen schmerzt schmerzen weh tut_weh tun_weh entzündet geschwollen ausgefallen durchgebrannt zerkratzt verbeult gibt_den_geist hat_den_geist manchmal kaum schwer geht_aus gehen_aus geht_kaputt ging_kaputt geht_ab läuft_aus',
  sound:
    'ok okay okey gut prima super perfekt bestens einwandfrei tadellos fein klasse toll top in_ordnung intakt heil unbeschädigt normal richtig gesund geht gehen ging funktioniert funktionieren funktioniere läuft laufen lief tut_es tun_es klappt klappen kein_problem keine_probleme kein_schaden keine_schäden nicht_kaputt',
  runs: 'ganz tut tun arbeitet arbeiten schaltet schalten bremst bremsen_gut leuchtet leuchten brennt brennen anspringt springt_an startet starten lädt laden schließt schließen öffnet öffnen dreht drehen hält halten greift greifen reagiert reagieren warm kalt heizt kühlt pumpt zieht passt stimmt an_geht angeht',
  present: 'habe haben hab da dabei vorhanden vollständig komplett hier',
  ended: 'weg vorbei besser abgeklungen',
  otherwise: 'sonst ansonsten',
};
