import type { PolarityWords } from '../../pack-format/polarity.ts';

export const dePolarity: PolarityWords = {
  ceased:
    'aufgegeben aufgehört abgegeben abgeschafft verkauft nicht_mehr früher ehemals vorbei gekündigt abgemeldet abgelaufen eingestellt verschenkt weggegeben gestorben ausgetreten hinter_mir stillgelegt pensioniert',
  missing:
    'ohne vergessen verloren fehlt fehlen keine kein keiner keinen niemand nichts nirgends leer zu_hause daheim gelassen verlegt bleibt_bei bleibt_zu bleibt_daheim weg allein alleine',
  averse:
    'hasse hasst angst panik graut schrecklich furchtbar mag_ich_nicht kann_ich_nicht_leiden bloß_nicht um_himmels um_gottes allergisch zu_teuer abzocke geldverschwendung unsinn quatsch lieber_nicht pfui ekel* schlimm überteuert verzichte verzichten',
  unable:
    'zu_jung zu_alt zu_klein zu_groß zu_schwer zu_spät kann_nicht darf_nicht dürfen_nicht verboten unmöglich kaum schafft_nicht schaffe_ich_nicht schwierig schwer_möglich untersagt',
  limited: 'nur bloß lediglich einzig höchstens ausschließlich allein',
  otherwise:
    'stattdessen selber selbst sonst anders anderweitig zu_fuß mit_dem_rad mit_dem_bus jemand_anders woanders anderen andere lieber genügt_so ihre ihren euer eure vom_amt elektrisch öffentlich',
  eager:
    'gern gerne liebe liebt liebend freue freuen freut wunderbar toll super prima schön schöne herrlich begeistert unbedingt warum_nicht nur_zu klasse großartig mit_vergnügen wäre_schön wäre_nett wär_schön wär_toll wäre_toll das_wär',
  needed:
    'muss müssen brauche brauchen braucht benötig* notwendig nötig wichtig unverzichtbar ohne_geht geht_nicht_ohne angewiesen erforderlich sonst_kann sonst_geht sicher_ist_sicher sollte sollten',
  regular:
    'immer jeden jede jedes täglich oft häufig regelmäßig ständig meistens dauernd seit schon_lange wöchentlich zweimal manchmal abends nachts morgens schachtel wochenende lebenslang',
  own: 'habe hab haben hat mein meine meinen meiner unser unsere unseren sein seine besitze besitzt gehört dabei mitgebracht bringe bringen kommt_mit steht liegt liegen gibt_es gibt',
  done: 'schon bereits letztes_jahr letzten letzte gestern vor_zwei erledigt gemacht gehabt bezahlt unterschrieben gebucht bestanden abgeschlossen bekommen gewesen geimpft eingereicht abzeichen seepferdchen',
  wanted:
    'bitte einpacken dazu dazugeben mitnehmen nehme nehmen_wir nehme_ich hätte hätten möchte möchten will wollen wünsche wünschen her_damit immer_her tragen_sie schreiben_sie packen_sie legen_sie machen_sie rechnen_sie',
  spared:
    'genug reicht lassen_sie sparen geschenkt nicht_nötig unnötig lohnt_nicht überflüssig muss_nicht brauchts_nicht danke egal entfällt nein_danke geht_auch_so selber_trinken kommt_nicht_in',
  mocking:
    'ach_was von_wegen schön_wärs wo_denken was_denken was_glauben als_ob im_leben_nicht sehe_ich_so_aus um_gottes_willen schön_wär da_lachen',
  well: 'gesund fit sicher harmlos sauber neu nagelneu intakt in_ordnung einwandfrei gut_in_schuss ungefährlich hässlich nur_optisch optisch dicht brav kerngesund tadellos ruhig unversehrt',
  harmed:
    'verletz* kaputt gebrochen blut* schmerz* weh gefährlich gefahr gestürzt sturz fällt reingefallen scherben glasscherben scharf undicht tropft überschwemm* kratzer delle riss gerissen krankenhaus notarzt schwindel* krank geschlagen gestoßen bedroht messer stolper* stolpert',
  deferred:
    'noch_nicht bald nächstes_jahr nächsten nächste irgendwann später wird_erst erst_in erst_im erst wird_noch warteliste warten vorhabe geplant wollen_noch steht_noch ausstehend',
  many: 'viele viel mehrere einige paar haufen zwei drei vier fünf sechs sieben acht neun zehn voll alle alles beide reichlich jede_menge überall dutzend',
  certain:
    'natürlich selbstverständlich klar logisch sicherlich bestimmt gewiss na_klar eh sowieso freilich schließlich deswegen deshalb darum also auf_jeden was_sonst genau doch allerdings',
  never: 'nie niemals noch_nie kein_einziges keinesfalls auf_keinen nicht weder nimmer mitnichten',
  omitted:
    'vergessen weglassen lassen_sie_weg streichen ohne verloren entfällt fällt_weg verzichte verzichten stört_das_nicht sparen_wir',
  first_time:
    'erste_mal erstes_mal zum_ersten erstmals mein_erstes meine_erste mein_erster unser_erstes unsere_erste das_erste die_erste die_ersten premiere neuling anfänger anfängerin neuland einsteiger blutige blutiger noch_nie nie_zuvor absolut_neu von_null',
  gone: 'rausgerissen abgerissen rausgeschmissen rausgeworfen weggeworfen weggeschmissen entsorgt abgebaut ausgebaut abmontiert abgemeldet abbestellt storniert abgesagt aufgelöst ausgelaufen auslaufen verstorben tot eingeschläfert weggezogen ausgezogen umgezogen getrennt trennung geschieden scheidung zurückgegeben zurückgeschickt verloren_gegangen hingeschmissen geschmissen aufgehoben erledigt_sich hat_sich_erledigt beendet geschlossen zugemacht dichtgemacht pleite rausgeflogen entlassen gekündigt hinter_uns weg_ist ist_weg sind_weg vom_tisch abgehakt verschrottet gestohlen geklaut',
  consenting:
    'nur_zu kein_problem kein_thema geht_klar passt in_ordnung einverstanden von_mir_aus meinetwegen ruhig gerne_doch jederzeit immer_gern klingeln_sie rufen_sie fragen_sie kommen_sie nehmen_sie stellen_sie legen_sie machen_sie_ruhig hab_nichts_dagegen nichts_dagegen dürft_ihr dürfen_sie könnt_ihr können_sie weiß_bescheid wissen_bescheid einfach_kommen einfach_klingeln stört_mich_nicht macht_mir_nichts ist_okay ist_ok abgemacht schon_recht habe_ich_kein',
  forbidding:
    'wehe untersteh* bloß_nicht finger_weg hände_weg lassen_sie_das kommt_nicht_in kommt_nicht_infrage auf_keinen_fall nur_über verbiete verbitte verboten untersagt gar_nicht_gern ungern nicht_mit_mir will_ich_nicht möchte_ich_nicht geht_niemanden geht_keinen weigert weigere lehne_ab lehnt_ab dagegen niemals_im verzicht peinlich privat privatsphäre darf_keiner keiner_anfassen fassen',
  even: 'auch sogar zudem außerdem noch_dazu ebenfalls ebenso obendrein sowohl dazu_noch samt inklusive mit_dabei alle_möglichen nebst jede_menge',
  placed:
    'liegt liegen hängt hängen steht stehen sitzt sitzen im_keller im_bad in_der_küche im_schrank in_der_garage auf_dem_tisch am_kühlschrank in_der_schublade vor_mir vor_der_tür im_flur im_wohnzimmer auf_dem_dach gleich_hier hier_vor daneben drunter drüber nebenan unten oben um_die_ecke parkt geparkt',
  over: 'über mehr_als höher größer älter länger schwerer mindestens drüber übersteigt überschritten doppelt weit_über gut_und_gerne gute',
  under:
    'unter weniger_als jünger kleiner kürzer leichter niedriger innerhalb höchstens maximal knapp_unter nicht_mal nicht_einmal unterhalb bis_zu gerade_mal wohl_kaum',
  failing:
    'geht_nicht funktioniert_nicht läuft_nicht streikt spinnt hin im_eimer defekt hinüber kaputt_gegangen gerostet verrostet eingerostet ausgefallen klemmt mahlt_nicht abgestürzt gesperrt abgelaufen ungültig überfällig wackelt wackelig schimmel gibt_den_geist zwickt meldet_sich zickt schulden rückstand im_rückstand mahnung mahnungen',
  working:
    'läuft funktioniert geht_noch tut_noch fährt eingebaut installiert angeschlossen verlegt montiert gültig versichert abgedeckt geladen aufgeladen gewartet tüv einsatzbereit brummt surrt schnurrt tadellos_läuft in_betrieb reicht_bis',
};
