import type { AnswerFormWords } from '../../pack-format/answer-forms.ts';

export const nlAnswerForms: AnswerFormWords = {
  account: `beschrijf* beschrijving omschrijf* omschrijving vertel_over vertellen_over vertel_meer
    leg_uit uitleggen wat_is_er_gebeurd wat_gebeurde wat_is_het_probleem waarom verder_nog nog_iets iets_bijzonders bijzonderheden bijzondere_wensen speciale_wensen opmerkingen`,
  clock: 'hoe_laat welk_tijdstip welke_tijd',
  when: 'wanneer sinds_wanneer datum *datum welke_dag welke_datum',
  duration: `hoe_lang hoelang hoeveel_dagen hoeveel_weken hoeveel_maanden hoeveel_jaar hoeveel_uur
    duur`,
  count: 'hoeveel aantal *aantal',
  measure: `hoeveel_wilt hoeveel_wil hoeveel_heeft hoeveel_mag hoeveel_moet hoeveel_is hoeveel_verdient
    hoeveel_verdienen hoeveel_weegt hoeveel_spaart hoeveel_gaat hoeveel_kunt hoeveel_kan hoeveel_kost hoeveel_betaalt hoeveel_bedraagt hoe_breed hoe_hoog hoe_diep hoe_groot
    hoe_zwaar hoe_ver hoe_duur hoe_oud breedte hoogte diepte gewicht prijs *prijs kosten
    *kosten bedrag *bedrag borg waarborgsom salaris inkomen afstand huur`,
  code: 'op_welke_rekening van_welke_rekening bankrekening nummer *nummer code *code kenteken referentie kenmerk iban id postcode',
};
