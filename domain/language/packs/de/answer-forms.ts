import type { AnswerFormWords } from '../../pack-format/answer-forms.ts';

export const deAnswerForms: AnswerFormWords = {
  account: `beschreib* schilder* erklar* erzahl* was_ist_passiert was_ist_geschehen
    was_ist_das_problem warum wieso weshalb *beschreibung *hergang noch_etwas sonst_etwas sonst_noch etwas_besonderes besonderheiten besondere_wunsche sonstige_wunsche anmerkungen anmerkung bemerkungen sonstiges hinweise noch_was`,
  clock: 'wie_viel_uhr wieviel_uhr welche_uhrzeit welcher_uhrzeit uhrzeit *uhrzeit',
  when: 'wann seit_wann datum *datum welcher_tag welchem_tag welchen_tag *beginn geburtstag',
  duration: `wie_lange dauer *dauer wie_viele_tage wie_viele_wochen wie_viele_monate wie_viele_jahre
    wie_viele_stunden`,
  count: 'wie_viele wieviele anzahl *anzahl',
  measure: `wie_lang wie_breit wie_hoch wie_tief wie_gross wie_schwer wie_weit wie_viel wieviel
    wie_teuer wie_alt wie_dick breite hohe tiefe gewicht kosten *kosten preis *preis betrag
    *betrag kaution gehalt einkommen *einkommen miete entfernung`,
  code: 'auf_welches_konto von_welchem_konto bankverbindung kontoverbindung nummer *nummer code *code kennzeichen *kennzeichen kennung aktenzeichen iban id referenz plz postleitzahl',
};
