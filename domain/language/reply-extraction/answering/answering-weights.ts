/**
 * Of each sign of whether a reply answers, its weight in thousandths. Learned by bench/understanding/training from 14421
 * replies; written by `npm run train:answering`, not by hand.
 */
export const ANSWERING_WEIGHTS = `
able:88 able@boolean:178 able@choice:118 able@date:-177 able@no_preference:-61 able@number:-175 able@text:84 able@time:109 able@value:168 able_2:132 about_address:-86
about_address@nothing:-92 about_anaphor:-204 about_anaphor@no_preference:-71 about_anaphor@nothing:-91 about_area@nothing:-71 about_arrival:105 about_arrival@nothing:-92
about_arrival@value:160 about_book@value:64 about_bye:-72 about_children:106 about_children@nothing:91 about_city@value:81 about_compass:64 about_compass@value:72
about_confirm@value:70 about_date:-103 about_departure:99 about_departure@nothing:80 about_departure@value:67 about_duration@nothing:-97 about_duration@value:106 about_end:134
about_end@value:75 about_energy@nothing:77 about_energy@value:-110 about_family@nothing:-65 about_food:222 about_food@nothing:113 about_food@value:96 about_found:125
about_found@value:67 about_free:-126 about_free@nothing:-65 about_health@nothing:-61 about_height:64 about_hello:74 about_how_much:-163 about_how_much@value:-126
about_insurance@value:-73 about_job:62 about_language@nothing:60 about_language@value:-77 about_lodging@nothing:-136 about_lodging@value:162 about_may_have:60
about_may_have@value:90 about_nationality:88 about_nationality@value:75 about_need@no_preference:-67 about_number:-108 about_number@nothing:-134 about_other:-186
about_other@nothing:-103 about_outdoors:91 about_outdoors@nothing:65 about_parking@nothing:-79 about_payment:-66 about_people:-88 about_people@nothing:-159 about_people@value:85
about_person:-123 about_person@nothing:-81 about_person@value:-72 about_price:-212 about_price@nothing:-168 about_price@value:-80 about_rating@nothing:-91 about_rating@value:72
about_restaurant:270 about_restaurant@nothing:168 about_restaurant@value:103 about_size@nothing:91 about_sorry:-90 about_sorry@nothing:-62 about_start:101 about_start@nothing:102
about_statement:-169 about_statement@nothing:-120 about_subject@nothing:-118 about_taxi:74 about_taxi@value:65 about_time:-77 about_want:176 about_want@nothing:84
about_want@value:102 about_weekday:-75 about_what:143 about_what@value:140 about_when:98 about_when@nothing:82 about_where:101 about_where@nothing:107 about_whether:-86
about_whether@value:-67 about_who:-151 about_who@nothing:-80 about_who@value:-98 about_year@nothing:62 about_your:-103 about_your@value:-71 act_answer:370 act_answer@boolean:64
act_answer@choice:233 act_answer@number:101 act_answer@several:130 act_answer@text:144 act_counter_question:-411 act_counter_question@boolean:-521 act_counter_question@choice:156
act_counter_question@date:68 act_counter_question@number:-131 act_counter_question@text:182 act_does_not_know:-281 act_does_not_know@boolean:139 act_does_not_know@choice:-104
act_does_not_know@number:-164 act_later:71 act_later@date:-101 act_later@text:257 act_no_preference:136 act_no_preference@boolean:116 act_no_preference@number:-156
act_no_preference@time:154 act_off_topic@boolean:451 act_off_topic@choice:-64 act_off_topic@date:-384 act_off_topic@several:321 act_off_topic@text:-310 act_off_topic@time:-251
act_refusal:-257 act_refusal@boolean:151 act_refusal@choice:72 act_refusal@number:-244 act_refusal@several:-112 act_refusal@text:-86 after_0:383 after_1:93 after_2:-127 after_3:-73
after_5:69 again_not:239 again_partly:-115 agent_0:-180 agent_0@answer:-119 agent_0@counter_question:-161 agent_0@does_not_know:-231 agent_0@nothing_others:-81
agent_0@off_topic:293 agent_0@refusal:-281 agent_0@value_alone:-103 agent_1@counter_question:88 agent_1@does_not_know:-435 agent_1@no_preference_alone:98
agent_1@no_preference_others:-85 agent_1@nothing_others:125 agent_1@off_topic:205 agent_1@refusal:67 agent_2:226 agent_2@answer:324 agent_2@counter_question:-266
agent_2@does_not_know:489 agent_2@no_preference:-85 agent_2@no_preference_others:-72 agent_2@nothing_others:-164 agent_2@off_topic:-327 agent_2@value_alone:229
agent_2@value_others:143 agent_3@answer:512 agent_3@counter_question:106 agent_3@no_preference:-94 agent_3@no_preference_alone:70 agent_3@no_preference_others:-165
agent_3@nothing_alone:-365 agent_3@nothing_others:-239 agent_3@off_topic:-688 agent_3@value_alone:330 agent_3@value_others:223 agent_4:-77 agent_4@answer:383
agent_4@counter_question:-66 agent_4@no_preference:110 agent_4@no_preference_alone:64 agent_4@nothing_alone:-278 agent_4@nothing_others:-284 agent_4@off_topic:-496
agent_4@value_alone:261 agent_4@value_others:121 agent_asks_0:-182 agent_asks_0@no_preference:65 agent_asks_0@nothing:-275 agent_asks_1@nothing:-296 agent_asks_1@value:89
agent_says_0@no_preference_alone:89 agent_says_0@no_preference_others:-195 agent_says_0@nothing_others:-87 agent_says_0@value_others:87 agent_says_1:129
agent_says_1@no_preference_alone:126 agent_says_1@nothing_alone:-232 agent_says_1@nothing_others:-365 agent_says_1@value_alone:284 agent_says_1@value_others:356 agent_says_2:-330
agent_says_2@nothing_alone:-280 agent_says_2@nothing_others:-268 agent_says_2@value_alone:147 always:1076 asked@boolean:126 asked@choice:144 asked@date:-127 asked@no_preference:272
asked@number:-157 asked@several:-76 asked@text:170 asked_2:105 asked_share_1:-129 asked_share_4:142 asking_about_the_question@nothing:79 asking_advising@before_value:146
asking_advising@nothing:-126 asking_advising@value:-67 asking_agreeing@after_value:151 asking_agreeing@nothing:224 asking_allowed@after_value:73 asking_allowed@before_value:187
asking_allowed@nothing:280 asking_another_subject@before_value:-83 asking_available@after_value:357 asking_available@before_value:200 asking_available@nothing:349
asking_but@after_value:141 asking_but@before_value:-84 asking_comparing@after_value:-202 asking_comparing@before_value:-160 asking_comparing@nothing:-231 asking_comparing@value:-87
asking_condition@after_value:249 asking_condition@before_value:86 asking_condition@nothing:104 asking_contacting@after_value:98 asking_contacting@before_value:-61
asking_contacting@nothing:-151 asking_deciding@after_value:67 asking_deciding@nothing:75 asking_doing@before_value:136 asking_doing@nothing:180 asking_i@after_value:362
asking_i@before_value:500 asking_i@nothing:284 asking_i@value:214 asking_kin@after_value:143 asking_kin@nothing:400 asking_knowing@nothing:66 asking_knowing@value:76
asking_later@after_value:106 asking_later@nothing:-87 asking_lost@nothing:71 asking_musing@nothing:102 asking_nothing@before_value:208 asking_others_in_charge@after_value:63
asking_own@nothing:-120 asking_papers@after_value:97 asking_papers@nothing:88 asking_past@after_value:124 asking_past@before_value:190 asking_perhaps@before_value:389
asking_perhaps@nothing:386 asking_perhaps@value:101 asking_possible@after_value:273 asking_possible@before_value:214 asking_possible@nothing:378 asking_proposing@before_value:230
asking_proposing@nothing:227 asking_question_word@after_value:-485 asking_question_word@before_value:-164 asking_question_word@no_preference:66 asking_question_word@nothing:-206
asking_reporting@before_value:125 asking_reporting@nothing:176 asking_requesting@after_value:160 asking_requesting@before_value:356 asking_requesting@nothing:376
asking_requesting@value:77 asking_roughly@after_value:116 asking_roughly@before_value:76 asking_roughly@nothing:248 asking_seeking@after_value:135 asking_seeking@nothing:269
asking_seeking@value:87 asking_settling@after_value:99 asking_settling@before_value:210 asking_still@after_value:209 asking_still@before_value:194 asking_still@nothing:-128
asking_still@value:87 asking_they@after_value:277 asking_they@nothing:389 asking_told_before@after_value:120 asking_told_before@before_value:200 asking_unreal@before_value:135
asking_unreal@nothing:248 asking_we@after_value:79 asking_we@before_value:185 asking_we@nothing:410 asking_wishing@after_value:220 asking_wishing@before_value:114
asking_wishing@nothing:374 asking_you@after_value:229 asking_you@before_value:193 asking_you@nothing:318 asking_you@value:138 asks:-560 asks@no_preference:-81 asks@nothing:-234
asks@value:-309 asks_by_allowed@before_value:195 asks_by_allowed@boolean:92 asks_by_allowed@nothing:129 asks_by_allowed@number:78 asks_by_allowed@text:69 asks_by_allowed@time:60
asks_by_available@before_value:208 asks_by_available@choice:125 asks_by_available@date:80 asks_by_available@text:108 asks_by_comparing@before_value:-124
asks_by_comparing@boolean:-102 asks_by_comparing@choice:-208 asks_by_comparing@nothing:-217 asks_by_comparing@number:-89 asks_by_comparing@value:-108
asks_by_otherwise@before_value:-745 asks_by_otherwise@boolean:-152 asks_by_otherwise@choice:-304 asks_by_otherwise@date:80 asks_by_otherwise@nothing:-378
asks_by_otherwise@number:-324 asks_by_otherwise@several:-257 asks_by_otherwise@text:-122 asks_by_otherwise@time:-140 asks_by_otherwise@value:-108 asks_by_possible@choice:91
asks_by_possible@date:108 asks_by_possible@nothing:175 asks_by_proposing@time:86 asks_by_question_word@before_value:-167 asks_by_question_word@boolean:-440
asks_by_question_word@choice:319 asks_by_question_word@date:77 asks_by_question_word@no_preference:65 asks_by_question_word@nothing:-194 asks_by_question_word@number:-143
asks_by_question_word@several:-144 asks_by_question_word@text:103 asks_by_requesting@before_value:249 asks_by_requesting@boolean:120 asks_by_requesting@choice:-100
asks_by_requesting@nothing:172 asks_by_requesting@number:209 asks_by_requesting@several:92 asks_by_requesting@text:138 asks_by_requesting@value:124 asks_first:-335 before_0:345
before_1:418 before_2:273 before_4:-208 before_5:-312 before_begins_agreeing:91 before_begins_but:249 before_begins_comparing:-94 before_begins_condition:-139
before_begins_depending:-147 before_begins_having_to:-79 before_begins_i:-118 before_begins_kin:87 before_begins_later:149 before_begins_musing:258 before_begins_nothing:175
before_begins_own:104 before_begins_perhaps:98 before_begins_possible:-131 before_begins_proposing:88 before_begins_question_word:-127 before_begins_requesting:-90
before_begins_roughly:-117 before_begins_they:157 before_begins_wishing:-77 begins_agreeing:95 begins_allowed:108 begins_another_subject:-144 begins_available:71
begins_condition:-277 begins_depending:64 begins_doing:91 begins_i:101 begins_kin:-191 begins_knowing:-161 begins_later:-75 begins_lost:-71 begins_nothing:231 begins_own:-70
begins_perhaps:62 begins_possible:-99 begins_proposing:304 begins_requesting:188 begins_roughly:225 begins_seeking:67 begins_settling:233 begins_they:-208 begins_wishing:282
begins_you:-163 behind_advising:61 behind_available:-66 behind_begins_allowed:66 behind_begins_another_subject:-65 behind_begins_but:-82 behind_begins_comparing:124
behind_begins_condition:-152 behind_begins_deciding:-105 behind_begins_having_to:73 behind_begins_kin:60 behind_begins_knowing:-73 behind_begins_later:-67 behind_begins_musing:-301
behind_begins_possible:153 behind_begins_proposing:74 behind_begins_reporting:-177 behind_begins_requesting:80 behind_begins_roughly:79 behind_begins_seeking:-73
behind_begins_settling:108 behind_begins_still:138 behind_begins_they:-110 behind_begins_told_before:-131 behind_begins_wishing:193 behind_but:-130 behind_comparing:77
behind_condition:-148 behind_having_to:-81 behind_i:228 behind_kin:127 behind_knowing:114 behind_musing:-135 behind_negation:133 behind_nothing:116 behind_past:-96
behind_perhaps:-86 behind_proposing:175 behind_question_word:141 behind_reporting:-189 behind_requesting:254 behind_roughly:65 behind_settling:95 behind_they:-214 behind_we:-73
behind_wishing:120 capitals:149 capitals@choice:-74 capitals@date:-236 capitals@nothing:-194 capitals@number:-361 capitals@several:-151 capitals@text:709 capitals@value:183
capitals_2:278 clauses_0:-118 clauses_3:231 clauses_4:190 conjunctions:143 conjunctions@choice:-150 conjunctions@date:-436 conjunctions@no_preference:-138 conjunctions@nothing:236
conjunctions@number:179 conjunctions@several:598 conjunctions@text:231 conjunctions@time:-87 conjunctions_2:144 corrects:209 courtesy@answer:-95 courtesy@counter_question:-76
courtesy@no_preference:-190 courtesy@off_topic:-252 days@choice:107 days@date:306 days@no_preference:-137 days@number:195 days@several:-436 days@text:-454 days_2:118 declines:-661
denied_ahead_1:157 denied_at_end:-201 denied_behind_1:-287 denied_behind_2:-91 ends_asking:-202 ends_asking@nothing:-117 ends_asking@value:-112 exclaims:-426
hint_about_the_question:-88 hint_about_the_question@no_preference:162 hint_about_the_question@nothing:-96 hint_about_the_question@value:-154 hint_about_the_question_begins:64
hint_advising@no_preference:128 hint_advising@nothing:-131 hint_advising@value:63 hint_advising_apart:156 hint_advising_first:-156 hint_agreeing@no_preference:67 hint_agreeing_2:98
hint_agreeing_apart:166 hint_agreeing_first:-132 hint_allowed:172 hint_allowed@no_preference:61 hint_allowed@nothing:175 hint_allowed@value:-64 hint_allowed_2:69
hint_allowed_begins:300 hint_allowed_first:-65 hint_another_subject:-218 hint_another_subject@no_preference:68 hint_another_subject@nothing:-271 hint_another_subject_apart:167
hint_another_subject_begins:-338 hint_another_subject_beside:-112 hint_another_subject_first:-422 hint_asking:-679 hint_asking@nothing:-480 hint_asking@value:-197
hint_asking_apart:-161 hint_asking_first:-291 hint_available:77 hint_available@no_preference:112 hint_available_2:408 hint_available_begins:146 hint_available_beside:83
hint_available_first:-95 hint_but:-123 hint_but@no_preference:93 hint_but@nothing:-255 hint_but_2:92 hint_but_apart:155 hint_but_begins:-172 hint_but_beside:-105
hint_but_first:-449 hint_comparing@nothing:313 hint_comparing@value:-161 hint_comparing_begins:326 hint_comparing_beside:-114 hint_comparing_first:-164
hint_complaint@no_preference:-62 hint_complaint@value:115 hint_complaint_beside:70 hint_complaint_first:72 hint_condition:-152 hint_condition@no_preference:65
hint_condition@value:-159 hint_condition_2:-96 hint_condition_begins:-346 hint_condition_beside:-89 hint_condition_first:75 hint_contacting:-315 hint_contacting@no_preference:-75
hint_contacting@nothing:-222 hint_contacting_apart:-108 hint_contacting_begins:76 hint_deciding:-544 hint_deciding@nothing:-445 hint_deciding@value:-65 hint_deciding_apart:-95
hint_deciding_first:-212 hint_depending:-592 hint_depending@nothing:-462 hint_depending@value:-132 hint_depending_apart:-261 hint_depending_begins:-272 hint_depending_beside:132
hint_depending_first:-467 hint_doing@no_preference:75 hint_doing_2:-234 hint_doing_first:-64 hint_having_to:-241 hint_having_to@no_preference:-214 hint_having_to@nothing:-279
hint_having_to@value:130 hint_having_to_2:-265 hint_having_to_apart:-214 hint_having_to_begins:-105 hint_having_to_beside:234 hint_having_to_first:-298 hint_i:-141
hint_i@no_preference:-73 hint_i@nothing:-229 hint_i_2:-235 hint_i_apart:100 hint_i_begins:124 hint_i_first:-129 hint_kin:-182 hint_kin@no_preference:-282 hint_kin@nothing:-84
hint_kin_2:81 hint_kin_begins:334 hint_kin_beside:-116 hint_kin_first:-200 hint_knowing:-135 hint_knowing@no_preference:-61 hint_knowing_first:313 hint_later:-90
hint_later@nothing:-114 hint_later_2:298 hint_later_apart:-103 hint_later_begins:290 hint_later_beside:98 hint_later_first:103 hint_laughter_beside:-79 hint_laughter_first:-116
hint_lost:-153 hint_lost@value:-135 hint_lost_apart:-188 hint_lost_begins:-68 hint_lost_first:-134 hint_musing:-241 hint_musing@nothing:-153 hint_musing@value:-91 hint_musing_2:140
hint_musing_apart:-126 hint_musing_begins:-193 hint_musing_first:-183 hint_nothing_2:205 hint_nothing_beside:-65 hint_nothing_first:-167 hint_others_in_charge:-349
hint_others_in_charge@nothing:-352 hint_others_in_charge_apart:-159 hint_others_in_charge_beside:163 hint_others_in_charge_first:-234 hint_own:217 hint_own@nothing:200
hint_own_2:123 hint_own_begins:63 hint_papers:-169 hint_papers@nothing:-103 hint_papers_begins:154 hint_papers_first:-91 hint_past:-230 hint_past@nothing:-232 hint_past_2:-700
hint_past_apart:333 hint_past_begins:77 hint_past_beside:-331 hint_past_first:-288 hint_perhaps:124 hint_perhaps@nothing:-106 hint_perhaps@value:180 hint_perhaps_2:117
hint_perhaps_begins:157 hint_perhaps_beside:168 hint_possible:275 hint_possible@nothing:60 hint_possible@value:209 hint_possible_2:240 hint_possible_begins:-347
hint_possible_beside:301 hint_possible_first:-126 hint_proposing:-60 hint_proposing@no_preference:-194 hint_proposing@nothing:-206 hint_proposing@value:236 hint_proposing_2:87
hint_proposing_apart:-88 hint_proposing_begins:463 hint_proposing_beside:151 hint_proposing_first:-116 hint_question_word:-128 hint_question_word@no_preference:302
hint_question_word@value:-282 hint_question_word_2:-91 hint_question_word_apart:-149 hint_question_word_begins:-578 hint_question_word_beside:103 hint_question_word_first:-218
hint_reporting:-136 hint_reporting@nothing:-60 hint_reporting_2:-269 hint_reporting_apart:-115 hint_reporting_begins:-119 hint_reporting_first:-105
hint_requesting@no_preference:-201 hint_requesting@nothing:-84 hint_requesting@value:177 hint_requesting_beside:70 hint_requesting_first:-74 hint_roughly:91
hint_roughly@no_preference:115 hint_roughly@nothing:-97 hint_roughly@value:67 hint_roughly_2:-299 hint_roughly_beside:160 hint_seeking:-342 hint_seeking@nothing:-262
hint_seeking@value:-139 hint_seeking_2:-230 hint_seeking_apart:-109 hint_seeking_first:-138 hint_settling:68 hint_settling@no_preference:-126 hint_settling@nothing:-90
hint_settling@value:144 hint_settling_2:332 hint_settling_apart:99 hint_settling_first:177 hint_still:-236 hint_still@nothing:-114 hint_still@value:-114 hint_still_2:-180
hint_still_apart:-173 hint_still_begins:-99 hint_still_beside:114 hint_they@no_preference:234 hint_they@nothing:-61 hint_they_apart:70 hint_they_begins:-103
hint_told_before_begins:97 hint_told_before_first:-256 hint_unreal:75 hint_unreal@nothing:169 hint_unreal@value:-133 hint_unreal_beside:-60 hint_unreal_first:-144
hint_waiting@nothing:-99 hint_waiting@value:104 hint_waiting_2:-61 hint_waiting_begins:-355 hint_waiting_first:97 hint_we:195 hint_we@nothing:249 hint_we_2:167 hint_we_begins:-166
hint_we_beside:-92 hint_we_first:-61 hint_wishing:118 hint_wishing@no_preference:107 hint_wishing_2:-61 hint_wishing_apart:-76 hint_wishing_begins:360 hint_wishing_beside:191
hint_wishing_first:-75 hint_you:-174 hint_you@no_preference:95 hint_you@value:-284 hint_you_2:-159 hint_you_begins:-237 hint_you_first:-117 hints_0:584 hints_1:277 hints_3:85
hints_5:149 implied:-201 kind_boolean:452 kind_boolean@no_preference:123 kind_boolean@nothing:345 kind_choice:278 kind_choice@nothing:344 kind_choice@value:125 kind_date:-138
kind_date@nothing:-428 kind_date@value:129 kind_number@no_preference:-150 kind_number@nothing:-296 kind_number@value:138 kind_several:281 kind_several@nothing:234
kind_several@value:110 kind_time@no_preference:158 kind_time@nothing:-324 kind_time@value:76 knowing:-176 knowing@nothing:-62 knowing@number:-161 knowing@several:-81
knowing@text:140 knowing@time:-109 knowing@value:-103 knowing_2:109 labels_0@boolean:213 labels_0@choice:249 labels_0@date:-106 labels_0@several:103 labels_1@choice:-143
labels_1@several:-329 labels_2@choice:267 labels_2@several:415 labels_3@choice:153 labels_3@several:122 left_1_asking:79 left_1_available:-134 left_1_but:100 left_1_comparing:301
left_1_condition:146 left_1_deciding:87 left_1_i:-147 left_1_kin:-71 left_1_later:159 left_1_lost:-70 left_1_musing:107 left_1_past:-232 left_1_possible:-86 left_1_proposing:98
left_1_question_word:-86 left_1_reporting:73 left_1_roughly:131 left_1_they:221 left_1_we:128 left_1_wishing:-63 left_1_you:102 left_2_about_the_question:-109 left_2_allowed:82
left_2_available:158 left_2_condition:-91 left_2_i:201 left_2_kin:-121 left_2_lost:-89 left_2_musing:-94 left_2_others_in_charge:-100 left_2_past:-306 left_2_possible:163
left_2_requesting:-87 left_2_roughly:149 left_2_seeking:69 left_2_settling:93 left_2_they:181 left_2_unreal:-199 left_2_we:-87 length_0@date:-85 length_0@number:168
length_0@text:114 length_0@value:228 length_1@boolean:278 length_1@choice:-457 length_1@date:-65 length_1@no_preference:-78 length_1@nothing:96 length_1@number:477
length_1@text:174 length_1@value:206 length_2@date:189 length_2@no_preference:114 length_2@nothing:97 length_2@number:102 length_2@several:-118 length_2@time:171 length_2@value:64
length_3@choice:410 length_3@date:-152 length_3@no_preference:117 length_3@nothing:-186 length_3@number:-442 length_3@several:231 length_3@text:-212 length_3@time:-258
length_4@boolean:-87 length_4@choice:396 length_4@date:-128 length_4@nothing:-364 length_4@number:-304 length_4@several:106 length_4@text:-181 length_5@choice:-214
length_5@no_preference:-123 length_5@text:77 length_5@value:109 mark_comma:245 mark_comma_not:230 mark_comma_whole:-87 mark_end:158 mark_end_not:164 mark_end_partly:-66
mark_exclamation_not:66 mark_none:-63 mark_none_partly:61 mark_none_whole:138 mark_question:-322 mark_question_not:-111 mark_question_whole:-238 mark_stop:411 mark_stop_not:446
mark_stop_partly:-138 mark_trailing:-196 mark_trailing_whole:-237 negations:-110 negations@boolean:528 negations@choice:-154 negations@nothing:-184 negations@number:-139
negations@text:-302 negations_2:-75 next_asked@boolean:-104 next_asked@choice:182 next_asked@number:94 next_clause@boolean:158 next_clause@date:-103 next_clause@several:70
next_clause@time:143 next_content@boolean:-67 next_content@text:246 next_content@time:-76 next_end@boolean:83 next_end@choice:171 next_end@date:384 next_other_role@choice:139
next_other_role@date:-71 next_other_role@number:80 next_other_role@time:98 next_small@choice:-192 next_small@number:298 next_small@text:-186 numbers:108 numbers@boolean:-148
numbers@choice:81 numbers@no_preference:-90 numbers@nothing:180 numbers@number:103 numbers@several:-108 numbers@text:77 numbers@time:128 numbers_2:294 only_asks:-316 open:-132
open@boolean:155 open@choice:-249 open@date:329 open@nothing:-138 open@several:-369 open@text:-80 open@time:125 open_2:-206 other_numbers_0@boolean:-127 other_numbers_0@choice:101
other_numbers_0@date:-244 other_numbers_0@number:-313 other_numbers_0@several:145 other_numbers_0@time:-135 other_numbers_1@boolean:191 other_numbers_1@choice:91
other_numbers_1@date:135 other_numbers_1@number:225 other_numbers_1@several:-73 other_numbers_1@text:-147 other_numbers_1@time:125 other_numbers_2@choice:-170
other_numbers_2@date:343 other_numbers_2@number:513 other_numbers_2@text:-101 other_numbers_2@time:201 others:-174 others@no_preference:-233 others@nothing:-490 others@value:180
parts_0:-206 parts_1:134 parts_2:120 parts_3:114 parts_4:205 phrase_afterThat:229 phrase_afterThat@nothing:132 phrase_afterThat@value:107 phrase_afternoon:432
phrase_afternoon@value:405 phrase_ago:74 phrase_ago@nothing:83 phrase_ago@value:-60 phrase_andHalf:135 phrase_andHalf@value:81 phrase_asksPreference:350
phrase_asksPreference@nothing:285 phrase_beforeYesterday@value:82 phrase_concludes:165 phrase_concludes@value:177 phrase_correction@nothing:-177 phrase_correction@value:92
phrase_counterQuestion:-141 phrase_counterQuestion@nothing:-123 phrase_courtesy@nothing:-113 phrase_courtesy@value:143 phrase_dayAfter:105 phrase_dayAfter@value:75
phrase_dayAfterThat:156 phrase_dayAfterThat@value:115 phrase_dayBefore:88 phrase_dayBefore@value:62 phrase_dayBeforeThat:145 phrase_dayBeforeThat@value:147 phrase_doesNotKnow:-372
phrase_doesNotKnow@no_preference:-69 phrase_doesNotKnow@value:-297 phrase_evening:106 phrase_evening@value:159 phrase_everything:153 phrase_everything@no_preference:88
phrase_everything@nothing:283 phrase_everything@value:-171 phrase_except:372 phrase_except@nothing:138 phrase_except@value:270 phrase_excluding@no_preference:-148
phrase_excluding@value:154 phrase_fails:73 phrase_fails@nothing:271 phrase_fails@value:-131 phrase_fromNow@value:61 phrase_halfLeft:176 phrase_halfLeft@value:171 phrase_halfOf:248
phrase_halfOf@value:286 phrase_holds@no_preference:-118 phrase_holds@value:76 phrase_introducing:-100 phrase_introducing@nothing:-180 phrase_lastDay:-87 phrase_morning:174
phrase_morning@nothing:143 phrase_morning@value:62 phrase_naming:-90 phrase_naming@nothing:-181 phrase_nearly:155 phrase_nearly@nothing:142 phrase_neither:274
phrase_neither@nothing:100 phrase_neither@value:121 phrase_night:74 phrase_no:-124 phrase_no@no_preference:-99 phrase_no@nothing:166 phrase_no@value:-176 phrase_noPreference:294
phrase_noPreference@no_preference:153 phrase_noPreference@nothing:99 phrase_noPreference@value:89 phrase_none@value:75 phrase_noon:164 phrase_noon@value:124
phrase_nothing@value:101 phrase_ownName:194 phrase_ownName@nothing:101 phrase_ownName@value:93 phrase_refusal:-224 phrase_refusal@nothing:-200 phrase_rest:87
phrase_settles@value:71 phrase_thanks@no_preference:-67 phrase_thanks@nothing:-205 phrase_thanks@value:229 phrase_today:-213 phrase_today@value:-179 phrase_tomorrow:230
phrase_tomorrow@nothing:142 phrase_tomorrow@value:86 phrase_yesterday:-120 phrase_yesterday@value:-102 previous_asked@choice:71 previous_asked@number:-120 previous_clause@date:84
previous_clause@number:96 previous_clause@text:-107 previous_clause@time:72 previous_content@boolean:107 previous_content@date:184 previous_content@text:145
previous_content@time:-146 previous_small@choice:112 previous_small@date:-178 previous_small@number:-88 previous_small@several:103 previous_small@time:-181
previous_start@boolean:-71 previous_start@date:123 previous_start@number:188 previous_start@text:-152 previous_start@time:355 relations:-139 relations@boolean:-230
relations@no_preference:-208 relations@nothing:99 relations@number:434 relations@several:-90 relations@text:-163 relations@time:-174 relations@value:-71 relations_2:212
right_1_agreeing:115 right_1_but:92 right_1_condition:-155 right_1_contacting:-89 right_1_doing:65 right_1_i:-94 right_1_kin:280 right_1_knowing:-165 right_1_later:-96
right_1_laughter:-64 right_1_musing:123 right_1_own:-70 right_1_past:243 right_1_possible:257 right_1_proposing:73 right_1_question_word:485 right_1_reporting:-102
right_1_requesting:70 right_1_seeking:-74 right_1_settling:225 right_1_still:93 right_1_told_before:-123 right_2_advising:75 right_2_agreeing:91 right_2_allowed:-63
right_2_comparing:-131 right_2_condition:104 right_2_having_to:109 right_2_i:216 right_2_roughly:-101 right_2_settling:-79 right_2_still:82 right_2_they:84 right_2_you:-107
said_not:100 said_not@boolean:-67 said_not@choice:62 said_not@date:196 said_not@number:117 said_not@time:133 said_not_agreeing:85 said_not_agreeing_musing:92 said_not_asking:92
said_not_early:217 said_not_few:199 said_not_first:163 said_not_late:-222 said_not_musing:203 said_not_musing_settling:71 said_partly:-146 said_partly@number:-186
said_partly_agreeing:-60 said_partly_asking:72 said_partly_early:104 said_partly_few:-88 said_partly_first:-62 said_partly_late:-208 said_partly_musing_settling:-79
said_partly_plainly:65 said_whole:-461 said_whole@boolean:139 said_whole@date:-148 said_whole@number:-273 said_whole@time:-173 said_whole_agreeing:79
said_whole_agreeing_settling:69 said_whole_asking:-267 said_whole_early:-308 said_whole_few:-207 said_whole_first:-359 said_whole_late:208 said_whole_many:-256
said_whole_musing:-361 said_whole_plainly:-217 saying@choice:85 saying@date:77 saying@no_preference:-139 saying@nothing:60 saying@number:-122 saying@time:104 saying@value:81
share_0:-182 share_0@boolean:186 share_0@date:-87 share_0@number:-150 share_0@text:-178 share_0@time:-291 share_1@boolean:-220 share_1@date:72 share_1@number:258 share_1@text:105
share_1@time:203 share_2:87 share_2@choice:-92 share_2@date:63 share_2@text:170 share_2@time:126 share_3:209 share_3@choice:67 share_3@text:-201 share_4:93 share_5:136
stances@boolean:141 stances@choice:90 stances@date:-71 stances@no_preference:-225 stances@nothing:-135 stances@number:-189 stances@several:60 stances@text:-84 stances@time:-110
stances_2:60 sure_0:-75 sure_0@choice:72 sure_0@number:-144 sure_0@several:60 sure_0@text:-294 sure_1:-238 sure_1@choice:-111 sure_1@number:187 sure_1@several:-102 sure_1@text:-67
sure_1@time:-99 sure_2:-227 sure_2@boolean:-254 sure_2@choice:183 sure_2@date:100 sure_2@number:-206 sure_2@several:204 sure_2@time:-175 sure_3:97 sure_3@boolean:237
sure_3@choice:-126 sure_3@number:187 sure_3@several:-145 sure_3@text:167 sure_3@time:294 sure_4:-191 sure_5:226 sure_7:175 telling:-279 telling@boolean:-86 telling@choice:89
telling@date:61 telling@no_preference:-83 telling@nothing:-253 telling@several:-266 telling@text:-126 telling_2:70 trails_off:-96 value_action:60 value_action@choice:69
value_action@date:85 value_action@several:-122 value_advising_before:66 value_agreeing_before:113 value_agreeing_beside@date:65 value_ahead_0:156 value_ahead_0@boolean:-85
value_ahead_0@date:131 value_ahead_0@number:171 value_ahead_0@text:-98 value_ahead_0@time:72 value_ahead_1:-156 value_ahead_1@several:73 value_ahead_2:-280 value_ahead_2@boolean:70
value_ahead_2@number:-132 value_ahead_3:-295 value_ahead_3@date:-68 value_ahead_3@several:-70 value_alone:-178 value_alone@boolean:-62 value_alone@choice:112 value_alone@number:76
value_alone@several:-76 value_alone@text:-182 value_another_subject_behind:66 value_another_subject_beside:-87 value_asked_1:-81 value_asked_back_1:-73
value_asked_back_1@choice:-86 value_asked_back_1@date:67 value_asked_back_2@choice:75 value_asking_behind:-99 value_asks_past:164 value_asks_past@date:73 value_available_before:-70
value_available_behind@choice:73 value_available_behind@number:-62 value_available_beside:77 value_behind_0@choice:69 value_behind_0@date:68 value_behind_0@text:-104
value_behind_1:202 value_behind_2@text:91 value_behind_3:-337 value_behind_3@choice:-67 value_behind_4:-107 value_but_before:177 value_but_behind@choice:82
value_but_behind@number:-70 value_but_beside:-83 value_but_beside@boolean:-60 value_capital:325 value_capital@text:300 value_clause_first@choice:-66 value_clause_first@number:-119
value_clause_last@choice:84 value_clause_last@number:86 value_clause_middle@text:-70 value_clause_only@text:75 value_comparing_before:67 value_comparing_behind@number:124
value_comparing_behind@time:-73 value_comparing_beside@number:78 value_condition_before:-112 value_condition_behind@boolean:-125 value_condition_beside:-68
value_condition_beside@date:-67 value_condition_beside@number:62 value_contacting_behind:-162 value_corrects:83 value_counts_amount:-173 value_counts_other:70
value_day_by_digits:-93 value_day_by_month:105 value_day_by_weekday:-99 value_day_by_weekday@choice:93 value_day_by_weekday@several:-66 value_day_by_words:173
value_day_by_words@date:78 value_deciding_behind:-90 value_deciding_behind@text:-66 value_denied:-165 value_denied@boolean:71 value_denied@several:-64 value_depending_before:-164
value_depending_beside:98 value_digits:-307 value_digits@number:-183 value_directed@text:-65 value_direction:294 value_direction@text:83 value_doing_behind:124 value_else_0:203
value_else_0@choice:91 value_else_0@date:167 value_else_0@number:122 value_else_0@text:-106 value_else_1:-79 value_else_1@number:76 value_else_1@text:-73 value_else_2:-201
value_else_2@number:-85 value_else_2@text:78 value_else_3:-419 value_else_3@date:-88 value_else_4:-186 value_ends_asking:-60 value_ends_asking@several:-65 value_fits_0:-204
value_fits_0@choice:71 value_fits_0@text:-202 value_fits_0@time:-62 value_fits_1@date:-65 value_fits_2:-60 value_fits_2@choice:-118 value_fits_2@time:83 value_fits_3:115
value_fits_5:93 value_fits_7:107 value_fits_8:155 value_fits_unweighed:153 value_fits_unweighed@text:151 value_has_no_preference:-63 value_having_to_behind:-93
value_having_to_beside:186 value_having_to_beside@date:74 value_i_before:113 value_i_before@boolean:66 value_i_behind@number:63 value_i_beside@text:83 value_is_own_word:-189
value_kin_before:-106 value_kin_behind:150 value_kin_behind@text:-65 value_kind_time:74 value_knowing_before:64 value_label_1:-130 value_label_2:593 value_label_2@choice:128
value_label_2@several:79 value_label_3:167 value_label_4:-209 value_label_4@choice:-79 value_later_before:109 value_later_behind:-90 value_later_beside:72
value_length_0@boolean:109 value_length_0@date:-77 value_length_1:101 value_length_1@boolean:-113 value_length_1@choice:113 value_length_1@number:65 value_length_2:101
value_length_2@date:72 value_length_3:137 value_length_3@time:75 value_length_4:-115 value_length_4@text:-78 value_lost_before:-97 value_mention_date_choice@choice:75
value_mention_date_choice@several:-74 value_mention_number_choice:85 value_mention_number_text:-71 value_mention_time_choice:145 value_mentions_0@boolean:-80
value_mentions_0@number:122 value_mentions_1:-118 value_mentions_1@boolean:85 value_mentions_1@number:-140 value_mentions_2:121 value_mentions_3:124 value_musing_before:125
value_musing_behind:-162 value_musing_beside@number:-67 value_negation:-202 value_negation@number:126 value_negation@several:-94 value_next_capital:69 value_next_content:-73
value_next_end:128 value_next_end@date:93 value_next_small@number:75 value_next_taken:-121 value_nothing_before:172 value_nothing_behind:-146 value_nothing_behind@text:79
value_nothing_beside:-71 value_nothing_beside@choice:-83 value_nothing_beside@number:79 value_noun_of_others:60 value_of_form_1:-107 value_of_form_1@number:-60
value_other_direction:-61 value_others_in_charge_before:-82 value_others_in_charge_beside:119 value_own_0@boolean:78 value_own_0@choice:-86 value_own_1@boolean:-66
value_own_1@choice:112 value_own_2:97 value_own_before:78 value_own_behind@text:-62 value_own_near_0@boolean:75 value_own_near_0@choice:-71 value_own_near_3:127
value_own_near_4:-118 value_own_near_4@number:-60 value_papers_beside@text:-103 value_past_behind@number:-67 value_past_beside:-221 value_past_beside@number:-80
value_perhaps_before:63 value_perhaps_behind:-80 value_perhaps_beside:121 value_place_first:-114 value_place_first@number:-104 value_place_last:188 value_place_last@choice:86
value_place_last@number:81 value_place_middle:106 value_place_middle@text:-68 value_place_only:60 value_place_only@text:75 value_possible_behind:86 value_possible_beside:232
value_possible_beside@date:75 value_previous_capital:116 value_previous_content:125 value_previous_of_form:-83 value_previous_small@choice:63 value_previous_start@text:-67
value_previous_start@time:105 value_proposing_beside:121 value_question_word_before:-190 value_question_word_behind:-105 value_question_word_behind@choice:60
value_question_word_beside:63 value_question_word_beside@number:-79 value_relation:-130 value_reporting_before:67 value_reporting_behind:-208 value_requesting_before:-154
value_requesting_behind:172 value_role:374 value_role@choice:86 value_role@number:111 value_roughly_beside:94 value_roughly_beside@number:63 value_says_false:182
value_says_false@boolean:61 value_says_true:-242 value_says_true@boolean:-83 value_says_undefined:84 value_seeking_behind:-155 value_settling_before:66
value_settling_beside@number:64 value_settling_beside@text:-114 value_stance:84 value_stance@choice:97 value_stance@date:77 value_stance@number:-72 value_still_before:-153
value_still_behind@choice:79 value_still_behind@number:-69 value_still_beside:61 value_still_beside@date:89 value_they_before:-68 value_they_behind@text:-108
value_told_before_before:115 value_told_before_behind:-92 value_topics_1:-96 value_topics_2:62 value_unit_akin:136 value_unit_missing:-149 value_unit_unasked:-117
value_waiting_before:69 value_we_behind@text:-85 value_we_beside:-91 value_we_beside@boolean:-65 value_we_beside@number:64 value_wishing:-91 value_wishing@number:-108
value_wishing_before@text:-76 value_wishing_beside:146 value_words_0@choice:62 value_words_0@date:84 value_words_0@number:177 value_words_1@choice:-73 value_words_2@text:-69
value_words_3@boolean:84 value_words_3@choice:-71 value_words_3@number:-100 value_words_4@number:-92 value_you_before:-64 value_you_behind:-76 value_you_behind@choice:69
value_you_behind@text:-138 weighing@boolean:-66 weighing@choice:96 weighing@nothing:-197 weighing@number:174 weighing@several:-74 weighing@text:-166 weighing@value:174
who_anywhere_i:77 who_anywhere_ik:-61 who_anywhere_ikty:-203 who_anywhere_iky:-239 who_anywhere_it:-217 who_anywhere_ity:129 who_anywhere_iy:65 who_anywhere_k:78
who_anywhere_kt:-65 who_anywhere_kty:125 who_anywhere_ky:83 who_anywhere_t:72 who_anywhere_ty:92 who_anywhere_y:-207 who_before_i:107 who_before_ik:91 who_before_iky:-62
who_before_k:-219 who_before_t:-88 who_before_y:-77 who_behind_i:-87 who_behind_it:84 who_behind_ity:-92 who_behind_k:171 who_behind_kty:-67 who_behind_ky:72 who_behind_t:163
who_behind_ty:-93 who_i@date:-204 who_i@several:-165 who_i@time:119 who_i_i:-76 who_i_k:74 who_i_t:124 who_ik@boolean:-193 who_ik@choice:-71 who_ik@several:106 who_ik@text:233
who_ik_i:-65 who_ik_nobody:-397 who_ikt:-124 who_ikt_nobody:-61 who_iky:-105 who_it@boolean:106 who_it@choice:118 who_it@number:-119 who_it_nobody:-303 who_ity@number:66
who_ity@text:-71 who_iy:-196 who_iy@choice:-172 who_iy@date:-84 who_iy_nobody:131 who_k:-62 who_k@boolean:63 who_k@choice:189 who_k@date:63 who_k@number:-145 who_k@several:88
who_k@text:-288 who_k_nobody:-97 who_nobody@boolean:-71 who_nobody@number:68 who_nobody@several:121 who_nobody@text:130 who_nobody@time:-94 who_nobody_i:124 who_nobody_ik:155
who_nobody_k:172 who_nobody_t:-84 who_t@boolean:70 who_t@date:181 who_t@number:-100 who_t@several:-66 who_t_i:68 who_t_nobody:-103 who_ty_nobody:64 who_y:146 who_y@number:85
who_y@text:-78 who_y@time:171 who_y_nobody:110 words_0:163 words_2:134 words_3:199 words_4:124 words_7:-171 words_8:-331 words_9:304
`;
