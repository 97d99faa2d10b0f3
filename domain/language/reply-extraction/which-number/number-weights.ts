/**
 * Of each sign that a number of a reply is the one asked for, its weight in thousandths. Learned by
 * bench/understanding/training from 430 replies; written by `npm run train:numbers`, not by hand.
 */
export const NUMBER_WEIGHTS = `
after_0:411 after_1:120 after_2:98 after_3:-75 after_4:96 after_5:-36 after_conjunction:-222 after_correction:209 after_of:183 after_total:1122 ahead_of_correction:-67
allowed_beside:-95 asked:87 available_before:346 available_behind:-111 available_beside:-645 before_0:-63 before_1:-344 before_2:696 before_3:-245 before_4:18 before_5:257
before_correction:-316 before_total:242 begins_range:520 behind_correction:505 beside_rules:-427 but_before:916 but_behind:336 but_beside:-645 ceased_beside:272 certain_behind:-72
certain_beside:-50 clause_denied:-332 clause_of_its_own:786 comparing_before:418 comparing_behind:-399 comparing_beside:-496 condition_behind:-399 condition_beside:26
consenting_beside:190 contacting_beside:-74 days_between:779 days_between_beside_numbers:-149 days_between_range:56 days_listed:-966 days_listed_beside_numbers:-504
days_listed_list:267 days_listed_range:-658 deciding_beside:358 deferred_before:210 difference:446 doing_before:582 doing_behind:-669 doing_beside:197 done_before:669
done_behind:-13 done_beside:-271 ends_range:-357 ends_range_of_most:836 even_before:12 even_behind:-419 even_beside:563 first:27 greatest:105 greatest_of_most:825 half:391
having_to_behind:21 having_to_beside:211 i_before:-235 i_behind:-118 i_beside:-395 is_article:-528 is_year_elsewhere:-236 knowing_behind:537 knowing_beside:-732 labels_0@number:38
last:270 last_in_later_clause:501 later_behind:-51 later_beside:86 later_clause:191 least:-641 limited_before:262 limited_behind:207 limited_beside:33 many_before:442
many_behind:154 many_beside:-395 missing_before:52 missing_behind:-35 missing_beside:-25 negated:-83 never_before:505 never_behind:-472 never_beside:117 next_asked@number:96
next_clause@number:666 next_content@number:-555 next_end@number:411 next_other_role@number:-52 next_role@number:-115 next_small@number:534 no_rule:38 nothing_before:369
nothing_behind:-70 nothing_beside:131 noun_fits:181 noun_of_others:173 opens_0_closes_0:-860 opens_0_closes_1:-177 opens_0_closes_2:397 opens_1_closes_0:151 opens_1_closes_1:-259
opens_1_closes_2:128 opens_2_closes_0:-187 opens_2_closes_1:499 opens_2_closes_2:-35 other_numbers_0@number:992 other_numbers_1@number:-23 other_numbers_2@number:-98
other_numbers_3@number:-432 others_in_charge_before:22 others_in_charge_behind:-249 others_in_charge_beside:111 otherwise_before:591 otherwise_behind:-390 otherwise_beside:-420
over_before:-673 over_behind:73 over_beside:525 own_before:-113 own_behind:85 own_beside:-432 papers_before:194 papers_behind:-140 papers_beside:-354 past_before:410
past_behind:619 past_beside:-754 placed_behind:296 placed_beside:-70 previous_clause@number:377 previous_content@number:215 previous_start@number:-63 product_of_earlier:206
proposing_before:51 proposing_behind:-415 proposing_beside:484 question_word_before:-258 question_word_behind:190 question_word_beside:120 read_by_rules:427 refined_later:-270
refines_earlier:662 regular_before:-81 regular_behind:154 regular_beside:-364 requesting_behind:-57 requesting_beside:244 roughly_before:-481 roughly_behind:-264 roughly_beside:761
seeking_behind:-119 seeking_beside:15 settling_before:903 settling_behind:374 settling_beside:-277 share_0:-494 share_0@number:-260 share_1:108 share_1@number:132
share_2@number:605 share_3:-52 share_3@number:-194 share_4:-122 share_5:726 share_6:-194 spared_beside:748 still_before:-77 still_behind:-393 still_beside:470 sum_of_earlier:461
sure_0:38 sure_0@number:38 they_before:727 they_behind:103 they_beside:-560 together:-381 together_added:586 together_all_numbers:303 together_comment:-988 together_count:-204
together_people:494 together_things:-1191 together_told:29 told:-631 told_before_before:459 told_before_behind:-82 told_before_beside:-374 under_before:384 under_behind:138
under_beside:-587 unit_fits:1039 unit_of_others:271 unit_strange:443 value_asked_1:449 value_asked_2:-362 value_beside_asked:876 value_capital@number:340
value_clause_first@number:547 value_clause_last@number:-26 value_clause_middle@number:-376 value_clause_only@number:174 value_denied:-83 value_interrogative:341
value_negation@number:-162 value_relation:-536 value_words_0@number:660 value_words_1@number:125 value_words_2@number:-77 value_words_3@number:-120 value_words_4@number:-202
wanted_behind:-557 wanted_beside:541 we_before:-505 we_behind:184 we_beside:-353 well_before:-434 well_behind:-289 well_beside:340 wishing_before:61 wishing_behind:27
wishing_beside:-345 you_before:24 you_behind:-424 you_beside:401
`;
