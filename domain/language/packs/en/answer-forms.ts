import type { AnswerFormWords } from '../../pack-format/answer-forms.ts';

export const enAnswerForms: AnswerFormWords = {
  account: `describ* descri* explain* tell_us_about tell_me_about tell_us_more tell_me_more
    what_happened what_has_happened what_went_wrong how_did_it_happen how_did_this_happen
    why in_your_own_words what_is_the_problem what_s_the_problem what_is_wrong what_s_wrong
 description explanation anything_else anything_more anything_special anything_we_should_know anything_i_should_know something_else_we special_requests special_wishes any_notes any_comments any_remarks`,
  clock: 'what_time which_time time_of_day what_hour',
  when: 'when since_when which_day what_day which_date what_date date dates day_of',
  duration: `how_long duration how_many_days how_many_weeks how_many_months how_many_years
    how_many_hours how_many_minutes`,
  count: 'how_many quantity count',
  measure: `how_wide how_tall how_high how_deep how_big how_large how_heavy how_far how_much how_old
    how_thick width height depth weight price cost amount deposit fee salary income distance
    budget`,
  code: `which_account_should bank_details number numbers code codes reference identifier serial plate licence_plate license_plate
    registration_plate id pin ssn iban vin imei barcode postcode post_code postal_code zip`,
};
