/**
 * Of each sign of whether the user told what nobody asked for, its weight in thousandths. Learned by bench/understanding/training
 * from 1615 values; written by `npm run train:unasked`, not by hand.
 */
export const UNASKED_WEIGHTS = `
about_the_question_before:40 about_the_question_before@choice:-23 about_the_question_behind:56 about_the_question_beside:-23 act_answer:124 act_answer@boolean:-88
act_answer@choice:176 act_answer@number:36 act_answer@several:-64 act_counter_question:21 act_counter_question@boolean:64 act_counter_question@choice:-38
act_counter_question@number:-46 act_does_not_know:41 act_no_preference:210 act_no_preference@choice:35 act_off_topic:-170 act_off_topic@boolean:24 act_off_topic@choice:87
act_off_topic@date:-56 act_off_topic@number:-65 act_off_topic@text:-25 action:362 action@boolean:32 action@choice:115 action@number:-65 action@several:23 action@time:28
advising_behind:43 advising_beside:-31 advising_beside@choice:-22 agent_asks_such:586 agent_asks_such@choice:101 agent_asks_such@number:124 agent_asks_such@text:83
agent_names_it:597 agent_names_it@boolean:36 agent_names_it@choice:225 agent_names_it@number:-51 agent_names_it@time:93 ahead_0:-61 ahead_0@boolean:-68 ahead_0@choice:91
ahead_0@several:-34 ahead_0@text:-61 ahead_0@time:128 ahead_1@number:39 ahead_1@text:56 ahead_1@time:-74 ahead_2:-290 ahead_2@boolean:75 ahead_2@choice:62 ahead_2@date:-97
ahead_2@number:-43 ahead_2@time:-73 ahead_3:-200 ahead_3@choice:20 ahead_3@number:-82 ahead_3@text:-32 ahead_4:24 ahead_of_answer:-242 ahead_of_answer@choice:28
ahead_of_answer@number:-39 ahead_of_answer@several:-35 ahead_of_answer@time:-60 allowed_before:-98 allowed_behind:121 allowed_beside:147 allowed_beside@boolean:21
allowed_beside@choice:25 allowed_beside@number:-23 alone:-91 alone@boolean:-172 alone@choice:172 alone@date:-24 alone@number:294 alone@several:-32 alone@text:-158 alone@time:-76
always:1342 another_subject_before:165 another_subject_before@choice:20 another_subject_beside:273 another_subject_beside@number:48 asked_back_1:-74 asked_back_1@choice:-83
asked_back_1@date:67 asked_back_2:88 asked_back_2@boolean:58 asked_boolean@boolean:-178 asked_boolean@choice:-129 asked_boolean@date:-41 asked_boolean@number:-108
asked_choice@boolean:229 asked_choice@choice:435 asked_choice@date:117 asked_choice@number:165 asked_choice@text:-90 asked_choice@time:98 asked_date@boolean:-33
asked_date@several:-71 asked_date@text:-29 asked_number@boolean:85 asked_number@choice:-140 asked_number@date:-36 asked_number@number:-187 asked_number@time:-152
asked_several@boolean:-28 asked_several@choice:-76 asked_several@number:-59 asked_several@text:-41 asked_several@time:-35 asked_text@boolean:-58 asked_text@choice:24
asked_text@date:-36 asked_text@number:75 asked_text@text:115 asked_text@time:68 asked_time@date:-48 asked_time@number:29 asked_time@text:21 asks_past:-474 asks_past@boolean:-58
asks_past@date:-22 asks_past@number:-36 available_before:87 available_before@text:-27 available_before@time:28 available_behind:-36 available_behind@choice:30 available_beside:242
available_beside@boolean:75 available_beside@choice:68 available_beside@number:37 available_beside@several:-22 available_beside@time:-40 behind_0:51 behind_0@boolean:111
behind_0@choice:130 behind_0@date:-105 behind_0@several:-54 behind_0@text:-24 behind_0@time:25 behind_1:-340 behind_1@boolean:-60 behind_1@date:38 behind_1@number:-21
behind_1@several:-21 behind_1@time:-37 behind_2:-98 behind_2@number:-77 behind_2@several:46 behind_3:-273 behind_3@boolean:-28 behind_3@choice:-23 behind_answer:266
behind_answer@boolean:49 behind_answer@choice:73 behind_answer@date:-37 behind_answer@number:157 behind_answer@several:-23 behind_answer@time:-41 beside_answer:191
beside_answer@boolean:-61 beside_answer@choice:63 beside_answer@number:-60 beside_answer@text:39 beside_answer@time:182 but_before:37 but_before@time:-33 but_behind:-192
but_behind@date:-20 but_beside@choice:30 capital:70 capital@choice:200 capital@date:-85 capital@time:-26 comparing_before:196 comparing_before@boolean:63 comparing_before@choice:53
comparing_before@date:39 comparing_before@number:-46 comparing_before@text:-20 comparing_behind:-93 comparing_behind@boolean:20 comparing_behind@choice:22 comparing_behind@text:-23
comparing_behind@time:-68 comparing_beside:121 comparing_beside@boolean:214 comparing_beside@choice:-48 comparing_beside@number:-47 comparing_beside@text:-87 complaint_before:106
complaint_behind:-99 complaint_behind@choice:-23 complaint_beside:174 condition_behind:-51 condition_behind@boolean:-26 condition_behind@date:30 condition_behind@text:-37
condition_behind@time:34 condition_beside:-373 condition_beside@number:-75 condition_beside@text:-41 contacting_before:75 contacting_before@date:20 contacting_behind:38
contacting_beside:-103 contacting_beside@boolean:-28 corrects:101 corrects@boolean:-21 corrects@choice:58 corrects@number:-25 corrects@time:-63 counts_amount:-228
counts_amount@number:-76 counts_count:182 counts_count@number:67 counts_other:-529 counts_other@number:-68 counts_other@time:-37 day_by_digits:-239 day_by_digits@date:-88
day_by_month:186 day_by_month@date:62 day_by_weekday:221 day_by_weekday@choice:134 day_by_weekday@date:-23 day_by_words:-194 day_by_words@date:-23 deciding_behind:-52
deciding_beside:23 denied:167 denied@boolean:56 depending_before:-124 depending_beside:-58 digits:305 digits@choice:54 digits@date:-41 digits@number:102 digits@time:59 directed:258
directed@text:62 direction:171 direction@text:54 doing_before:206 doing_behind:-36 doing_behind@choice:46 doing_behind@number:-29 doing_behind@text:-24 doing_beside:274
doing_beside@date:55 doing_beside@number:23 doing_beside@several:39 else_0@boolean:20 else_0@choice:73 else_0@date:-28 else_0@number:33 else_0@several:-69 else_0@text:-63
else_0@time:88 else_1:-24 else_1@boolean:-39 else_1@date:36 else_1@number:34 else_1@several:-25 else_1@text:31 else_2:-503 else_2@boolean:26 else_2@date:-92 else_2@number:-60
else_2@several:49 else_2@time:-87 else_3:-440 else_3@boolean:-25 else_3@choice:45 else_3@number:-127 ends_asking:251 ends_asking@boolean:47 ends_asking@date:54
ends_asking@number:-25 ends_asking@time:43 fits_0:-652 fits_0@choice:-55 fits_0@date:-69 fits_0@text:-33 fits_0@time:-59 fits_1:-305 fits_1@date:-121 fits_1@number:28 fits_2:-242
fits_2@date:58 fits_2@several:-40 fits_2@text:-117 fits_2@time:55 fits_3:-62 fits_3@choice:42 fits_3@number:-26 fits_3@text:-34 fits_4:135 fits_4@choice:91 fits_4@number:-76
fits_5:274 fits_5@choice:23 fits_5@date:27 fits_5@text:45 fits_6:-114 fits_6@choice:20 fits_6@number:-58 fits_7:74 fits_7@number:-25 fits_7@text:34 fits_8:202 fits_8@number:44
fits_8@text:22 fits_unweighed:-116 fits_unweighed@boolean:-23 has_no_preference:149 has_no_preference@choice:49 has_nothing:-720 has_nothing@boolean:53 has_nothing@number:-157
has_nothing@several:37 has_nothing@text:-93 has_nothing@time:-108 has_value@boolean:-84 has_value@choice:72 has_value@date:-59 has_value@number:25 has_value@several:-63
has_value@text:36 has_value@time:61 having_to_before:298 having_to_before@boolean:66 having_to_before@choice:21 having_to_before@number:41 having_to_behind:339
having_to_behind@choice:43 having_to_behind@date:50 having_to_beside:587 having_to_beside@boolean:131 having_to_beside@number:46 having_to_beside@time:29 i_before:350
i_before@choice:41 i_before@date:58 i_before@several:38 i_before@text:35 i_before@time:-44 i_behind:316 i_behind@choice:114 i_behind@text:29 i_beside:166 i_beside@boolean:-73
i_beside@choice:66 i_beside@number:-32 i_beside@text:95 interrogative:299 interrogative@choice:136 interrogative@number:71 interrogative@text:-47 is_own_word:-105
is_own_word@boolean:-117 is_own_word@choice:115 kind_boolean:-113 kind_choice:151 kind_date:-339 kind_number:-245 kind_several:-102 kind_text:-186 kind_time:-118 knowing_before:135
knowing_before@choice:39 knowing_behind:202 knowing_behind@date:26 knowing_beside:-156 knowing_beside@choice:-23 label_2:164 label_2@choice:54 label_3:-197 label_3@choice:-65
label_4:85 label_4@choice:97 label_4@several:-50 label_of_others:-178 label_of_others@date:-43 later_before@number:32 later_behind:27 later_behind@time:25 later_beside:-20
later_beside@choice:43 later_beside@number:-59 later_beside@time:34 left_over:-369 left_over@date:-62 left_over@text:24 left_over@time:-60 length_0:-441 length_0@date:-65
length_0@number:-98 length_0@several:-38 length_0@text:-57 length_0@time:-165 length_1:314 length_1@choice:85 length_1@date:-84 length_1@text:-39 length_1@time:170 length_2:138
length_2@choice:21 length_2@date:27 length_2@text:50 length_2@time:-49 length_3:215 length_3@date:22 length_3@number:27 length_4:-22 lost_before:-39 lost_behind:46 lost_beside:22
main_0:-168 main_0@choice:63 main_0@date:-96 main_0@number:-27 main_0@several:-30 main_0@text:-77 main_0@time:-57 main_1:251 main_1@choice:65 main_1@number:-24 main_2:-21
main_2@number:-28 mention_date_choice:351 mention_date_choice@choice:151 mention_date_date:-246 mention_date_date@date:-82 mention_number_number:-60
mention_number_number@number:-30 mention_number_time:-110 mention_number_time@time:-37 mention_time_choice:116 mention_time_choice@choice:40 mentions_0:-55 mentions_0@boolean:28
mentions_0@choice:48 mentions_0@date:-51 mentions_0@number:-30 mentions_0@text:73 mentions_0@time:-141 mentions_1:-225 mentions_1@number:-84 mentions_1@text:-60 mentions_1@time:51
mentions_2:89 mentions_2@choice:62 mentions_2@date:-74 mentions_2@number:49 mentions_2@text:-63 mentions_2@time:58 mentions_3:73 mentions_3@boolean:-26 negation@date:33
next_capital:99 next_clause:-38 next_clause@choice:104 next_clause@date:-31 next_clause@several:-24 next_clause@time:-60 next_content:-352 next_content@boolean:-76
next_content@number:30 next_content@time:-84 next_end:141 next_end@boolean:42 next_end@date:-86 next_end@number:78 next_end@time:27 next_of_form:-91 next_own@boolean:82
next_own@choice:39 next_own@number:-128 next_small:197 next_small@choice:-35 next_small@date:58 next_small@number:24 next_small@text:-63 next_small@time:121 next_taken:-437
next_taken@boolean:-38 next_taken@choice:25 next_taken@date:-40 next_taken@number:-52 nothing_before@boolean:31 nothing_before@choice:32 nothing_before@number:-51
nothing_behind:-186 nothing_behind@choice:-23 nothing_behind@number:-44 nothing_beside:92 nothing_beside@boolean:72 nothing_beside@time:-27 noun_none:132 noun_none@number:98
noun_none@time:-37 noun_of_others:-33 noun_own:-79 noun_own@number:-29 noun_strange:-303 noun_strange@number:-66 of_form_0:-144 of_form_0@boolean:-31 of_form_0@choice:92
of_form_0@date:-81 of_form_0@number:-59 of_form_0@several:-28 of_form_0@text:-53 of_form_0@time:-57 of_form_1:188 of_form_1@time:27 of_form_2:132 other_direction:-558
other_direction@boolean:-63 other_direction@date:37 other_direction@number:-69 other_direction@text:-80 other_direction@time:-24 others_in_charge_before:-81
others_in_charge_beside:-91 others_in_charge_beside@boolean:-20 own_0:-338 own_0@boolean:-75 own_0@choice:61 own_0@date:-98 own_0@number:-77 own_0@several:-26 own_0@text:-66
own_0@time:-48 own_1:344 own_1@choice:68 own_1@text:22 own_1@time:32 own_2:494 own_2@boolean:76 own_2@number:70 own_near_0:-141 own_near_0@boolean:-69 own_near_0@choice:67
own_near_0@date:-82 own_near_0@number:41 own_near_0@several:-24 own_near_0@text:-63 own_near_0@time:-47 own_near_2:-55 own_near_2@number:-37 own_near_3:-84 own_near_3@number:-81
own_near_4:218 own_near_4@boolean:30 own_near_4@choice:44 own_near_4@date:22 own_near_4@number:-27 own_near_5:406 own_near_5@number:86 papers_before:-25 papers_before@boolean:-24
papers_before@date:20 papers_behind:28 papers_beside:-201 papers_beside@boolean:-33 past_before:-202 past_before@boolean:-38 past_before@time:-32 past_behind:-182
past_behind@choice:-43 past_beside:-232 past_beside@boolean:-43 past_beside@choice:-37 past_beside@date:32 perhaps_before:75 perhaps_before@date:24 perhaps_behind:240
perhaps_behind@choice:33 perhaps_behind@number:27 perhaps_beside:240 perhaps_beside@boolean:-53 perhaps_beside@choice:39 perhaps_beside@date:51 place_first:-413
place_first@boolean:-43 place_first@number:-77 place_first@several:-58 place_first@text:-39 place_first@time:47 place_last:111 place_last@boolean:93 place_last@choice:-34
place_last@number:49 place_last@text:-50 place_middle:374 place_middle@boolean:-32 place_middle@choice:77 place_middle@date:52 place_middle@number:49 place_middle@text:65
place_middle@time:-59 place_only@choice:122 place_only@date:-118 place_only@number:-42 possible_before:54 possible_before@choice:28 possible_behind:29 possible_behind@boolean:-26
possible_beside:-242 possible_beside@boolean:-35 possible_beside@choice:-22 possible_beside@time:-21 previous_content:212 previous_content@boolean:260 previous_content@choice:-37
previous_content@number:-56 previous_content@time:-142 previous_of_form:-209 previous_of_form@number:-49 previous_own:258 previous_own@number:81 previous_small:43
previous_small@boolean:-212 previous_small@choice:124 previous_small@date:-114 previous_small@number:89 previous_small@several:-25 previous_small@time:111 previous_start:-298
previous_start@boolean:-34 previous_start@choice:26 previous_start@date:-25 previous_start@number:-32 previous_taken:123 previous_taken@date:56 previous_taken@number:-41
previous_taken@several:-29 previous_taken@time:31 proposing_before:123 proposing_beside:365 proposing_beside@boolean:39 proposing_beside@choice:78 question_word_before:-136
question_word_before@choice:-44 question_word_before@date:25 question_word_behind:-100 question_word_behind@boolean:-25 question_word_beside:-432 question_word_beside@boolean:-22
question_word_beside@date:-55 question_word_beside@number:-21 relation:-74 relation@number:-29 requesting_before:187 requesting_before@number:50 requesting_behind:353
requesting_behind@choice:29 requesting_behind@time:44 requesting_beside:323 requesting_beside@choice:34 requesting_beside@date:44 requesting_beside@number:42 role:481
role@choice:61 role@date:20 role@number:181 roughly_before:-58 roughly_before@number:-36 roughly_behind:-58 roughly_behind@choice:38 roughly_behind@number:-42
roughly_behind@time:-20 roughly_beside:282 roughly_beside@boolean:21 roughly_beside@choice:59 says_false:71 says_false@boolean:24 says_true:57 seeking_before:118
seeking_before@number:36 seeking_behind:75 seeking_behind@number:38 seeking_beside:167 seeking_beside@choice:57 seeking_beside@time:-41 settling_before:451
settling_before@boolean:35 settling_before@choice:26 settling_before@number:63 settling_behind:194 settling_behind@boolean:44 settling_behind@choice:29 settling_behind@date:-27
settling_behind@text:27 settling_beside:348 settling_beside@choice:125 settling_beside@date:51 settling_beside@number:-66 stance:116 stance@boolean:-33 stance@choice:86
stance@date:-48 stance@number:50 stance@text:47 stance@time:-37 still_before:97 still_behind:-115 still_behind@boolean:-27 still_beside:-146 still_beside@boolean:21
still_beside@date:-22 still_beside@several:-26 they_before@date:-37 they_before@time:53 they_behind@choice:33 they_behind@date:24 they_beside:-386 they_beside@boolean:-26
they_beside@date:-43 they_beside@several:-43 they_beside@time:-47 told_before_before:-262 told_before_before@number:-43 told_before_beside:-309 told_before_beside@boolean:-48
told_before_beside@date:-23 told_before_beside@text:-46 topic_5:-207 topic_5@boolean:-70 topics_0:502 topics_0@boolean:167 topics_1:-199 topics_1@boolean:-66 topics_2:-92
topics_2@boolean:-31 topics_3:-141 topics_3@boolean:-47 unit_akin:-216 unit_akin@number:-72 unit_missing:-210 unit_missing@number:-66 unit_own:-402 unit_own@number:-134
unit_unasked:-76 unit_unasked@number:-25 unitless:425 unitless@number:279 unitless@time:-36 waiting_before:26 we_before:82 we_behind:37 we_behind@date:25 we_behind@number:-25
we_beside@boolean:-24 we_beside@choice:28 we_beside@date:66 we_beside@number:37 we_beside@time:-57 wishing:143 wishing@boolean:55 wishing@choice:100 wishing@date:-71
wishing@number:24 wishing@text:-22 wishing@time:41 wishing_before:310 wishing_before@boolean:31 wishing_before@choice:43 wishing_before@number:34 wishing_behind:158
wishing_behind@choice:42 wishing_beside:546 wishing_beside@boolean:50 wishing_beside@choice:83 wishing_beside@number:54 wishing_beside@text:32 wishing_beside@time:41
within_answer:-435 within_answer@boolean:-48 within_answer@date:-33 you_before:198 you_before@date:78 you_behind:68 you_behind@choice:42 you_beside:150 you_beside@choice:44
you_beside@number:28 you_beside@text:-39 you_beside@time:45
`;
