/**
 * Of each sign that a number of a reply is the one asked for, its weight in thousandths. Learned by
 * bench/understanding/training from 430 replies; written by `npm run train:numbers`, not by hand.
 */
export const NUMBER_WEIGHTS = `
after_0:410 after_1:118 after_2:97 after_3:-75 after_4:97 after_5:-37 after_conjunction:-221 after_correction:209 after_of:183 after_total:1123
ahead_of_correction:-67 allowed_beside:-95 asked:87 available_before:347 available_behind:-112 available_beside:-646 before_0:-63 before_1:-345
before_2:696 before_3:-245 before_4:18 before_5:254 before_correction:-316 before_total:242 begins_range:520 behind_correction:505 beside_rules:-427
but_before:916 but_behind:336 but_beside:-644 ceased_beside:272 certain_behind:-71 certain_beside:-49 clause_denied:-332 clause_of_its_own:786
comparing_before:414 comparing_behind:-398 comparing_beside:-496 condition_behind:-399 condition_beside:26 consenting_beside:190 contacting_beside:-74
days_between:798 days_between_beside_numbers:-158 days_between_range:96 days_listed:-987 days_listed_beside_numbers:-496 days_listed_list:270
days_listed_range:-701 deciding_beside:358 deferred_before:202 difference:444 doing_before:583 doing_behind:-669 doing_beside:197 done_before:669
done_behind:-13 done_beside:-277 ends_range:-358 ends_range_of_most:836 even_before:12 even_behind:-419 even_beside:563 first:27 greatest:104
greatest_of_most:824 half:391 having_to_behind:22 having_to_beside:212 i_before:-234 i_behind:-118 i_beside:-394 is_article:-527
is_year_elsewhere:-236 knowing_behind:539 knowing_beside:-732 labels_0@number:40 last:270 last_in_later_clause:501 later_behind:-51 later_beside:86
later_clause:192 least:-642 limited_before:263 limited_behind:207 limited_beside:34 many_before:442 many_behind:152 many_beside:-397 missing_before:52
missing_behind:-34 missing_beside:-24 negated:-84 never_before:498 never_behind:-473 never_beside:117 next_asked@number:96 next_clause@number:665
next_content@number:-557 next_end@number:410 next_other_role@number:-52 next_role@number:-115 next_small@number:534 no_rule:40 nothing_before:370
nothing_behind:-71 nothing_beside:130 noun_fits:181 noun_of_others:173 opens_0_closes_0:-861 opens_0_closes_1:-178 opens_0_closes_2:396
opens_1_closes_0:151 opens_1_closes_1:-259 opens_1_closes_2:128 opens_2_closes_0:-186 opens_2_closes_1:499 opens_2_closes_2:-35
other_numbers_0@number:990 other_numbers_1@number:-26 other_numbers_2@number:-99 other_numbers_3@number:-432 others_in_charge_before:22
others_in_charge_behind:-248 others_in_charge_beside:111 otherwise_before:590 otherwise_behind:-389 otherwise_beside:-420 over_before:-672
over_behind:73 over_beside:524 own_before:-112 own_behind:85 own_beside:-432 papers_before:194 papers_behind:-140 papers_beside:-354 past_before:411
past_behind:619 past_beside:-753 placed_behind:296 placed_beside:-71 previous_clause@number:377 previous_content@number:217 previous_start@number:-63
product_of_earlier:206 proposing_before:51 proposing_behind:-413 proposing_beside:483 question_word_before:-258 question_word_behind:189
question_word_beside:120 read_by_rules:427 refined_later:-270 refines_earlier:662 regular_before:-81 regular_behind:154 regular_beside:-364
requesting_behind:-57 requesting_beside:245 roughly_before:-482 roughly_behind:-264 roughly_beside:761 seeking_behind:-120 seeking_beside:16
settling_before:903 settling_behind:374 settling_beside:-276 share_0:-496 share_0@number:-262 share_1:108 share_1@number:131 share_2@number:604
share_3:-53 share_3@number:-195 share_4:-124 share_5:726 share_6:-195 spared_beside:748 still_before:-76 still_behind:-394 still_beside:470
sum_of_earlier:463 sure_0:40 sure_0@number:40 they_before:729 they_behind:104 they_beside:-559 together:-381 together_added:586
together_all_numbers:303 together_comment:-987 together_count:-204 together_people:493 together_things:-1191 together_told:29 told:-632
told_before_before:458 told_before_behind:-82 told_before_beside:-374 under_before:384 under_behind:138 under_beside:-586 unit_fits:1038
unit_of_others:272 unit_strange:443 value_asked_1:449 value_asked_2:-362 value_beside_asked:876 value_capital@number:340 value_clause_first@number:546
value_clause_last@number:-28 value_clause_middle@number:-378 value_clause_only@number:173 value_denied:-84 value_interrogative:342
value_negation@number:-162 value_relation:-536 value_words_0@number:659 value_words_1@number:123 value_words_2@number:-78 value_words_3@number:-121
value_words_4@number:-202 wanted_behind:-557 wanted_beside:541 we_before:-505 we_behind:184 we_beside:-352 well_before:-435 well_behind:-288
well_beside:340 wishing_before:61 wishing_behind:27 wishing_beside:-345 you_before:24 you_behind:-424 you_beside:401
`;
