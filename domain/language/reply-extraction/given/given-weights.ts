/**
 * Of each sign of whether what was read is the answer, its weight in thousandths. Learned by bench/understanding/training from 10306
 * replies; written by `npm run train:answering`, not by hand.
 */
export const GIVEN_WEIGHTS = `
able@boolean:-63 able@number:-63 able@several:-80 able@text:280 able@value:69 able_2:121 about_anaphor:-113 about_anaphor@no_preference:-65 about_arrival:93 about_book:74
about_city:103 about_city@value:91 about_compass:105 about_compass@value:98 about_confirm:65 about_confirm@value:72 about_dearness:128 about_dearness@value:106
about_departure@value:89 about_done:67 about_done@value:80 about_duration:107 about_duration@value:165 about_else:73 about_else@value:72 about_end@value:72 about_energy:-105
about_energy@value:-105 about_found:75 about_gender@value:65 about_hello:65 about_hello@value:65 about_how_much:-113 about_how_much@value:-113 about_identifier:62
about_identifier@value:68 about_internet:-65 about_job:69 about_job@value:67 about_language:-62 about_language@value:-62 about_lodging:63 about_lodging@value:71
about_nationality:112 about_nationality@value:117 about_need:-86 about_need@no_preference:-84 about_other:-134 about_other@value:-119 about_parking:63 about_people:90
about_people@value:69 about_phone:85 about_phone@value:72 about_price@no_preference:66 about_refund:-78 about_refund@value:-78 about_restaurant@value:-66 about_suggest:108
about_suggest@value:78 about_train:-63 about_want:117 about_want@value:92 about_weekday@value:75 about_what:133 about_what@value:113 about_who@value:-71 about_your@value:-72
act_answer@boolean:148 act_answer@choice:170 act_answer@date:-155 act_answer@number:-68 act_answer@several:-123 act_answer@text:-75 act_no_preference@boolean:-129
act_no_preference@choice:201 act_no_preference@date:83 act_no_preference@number:-175 act_no_preference@text:-190 act_no_preference@time:150 after_0:284 after_1:180 after_2:-180
after_4:-213 after_5:-220 again_not:124 again_partly:-164 again_whole:139 agent_0:-185 agent_0@answer:-76 agent_0@no_preference_alone:113 agent_0@no_preference_others:-132
agent_1:-97 agent_1@no_preference:-185 agent_1@no_preference_alone:-215 agent_2:229 agent_2@answer:126 agent_2@value_alone:-83 agent_2@value_others:256 agent_3:194
agent_3@answer:236 agent_3@no_preference:-83 agent_3@no_preference_alone:82 agent_3@no_preference_others:-170 agent_3@value_alone:-89 agent_3@value_others:345 agent_4:276
agent_4@answer:185 agent_4@no_preference:88 agent_4@value_alone:132 agent_asks_0@no_preference:107 agent_asks_0@value:-97 agent_asks_1@no_preference:-171 agent_asks_2:-162
agent_asks_2@value:-193 agent_says_0@no_preference_alone:-119 agent_says_0@no_preference_others:-199 agent_says_0@value_others:171 agent_says_1:119
agent_says_1@no_preference_alone:199 agent_says_1@value_alone:-254 agent_says_1@value_others:298 agent_says_2:-126 agent_says_2@value_alone:-140 always:1028 asked@choice:225
asked@no_preference:380 asked@text:-266 asked@value:-136 asked_share_1:-61 asked_share_2:-96 asked_share_3:120 asked_share_4:110 asking_about_the_question@value:-70
asking_agreeing@after_value:106 asking_agreeing@before_value:216 asking_agreeing@value:-69 asking_allowed@after_value:197 asking_allowed@before_value:237
asking_allowed@no_preference:67 asking_allowed@value:71 asking_another_subject@after_value:-78 asking_available@after_value:225 asking_available@before_value:250
asking_available@value:-104 asking_but@after_value:128 asking_but@before_value:-96 asking_comparing@after_value:-274 asking_comparing@before_value:-233
asking_complaint@after_value:78 asking_doing@after_value:-99 asking_doing@value:-104 asking_having_to@after_value:-77 asking_i@after_value:222 asking_i@before_value:390
asking_i@no_preference:73 asking_i@value:143 asking_knowing@value:107 asking_later@after_value:146 asking_musing@after_value:-80 asking_musing@value:76
asking_others_in_charge@value:-68 asking_papers@after_value:76 asking_past@after_value:83 asking_past@before_value:139 asking_past@value:-137 asking_perhaps@after_value:161
asking_perhaps@before_value:391 asking_possible@after_value:450 asking_possible@before_value:229 asking_possible@value:-89 asking_proposing@after_value:111
asking_proposing@before_value:300 asking_question_word@after_value:-544 asking_question_word@before_value:-295 asking_question_word@value:156 asking_requesting@after_value:162
asking_requesting@before_value:191 asking_roughly@after_value:108 asking_roughly@before_value:164 asking_roughly@value:151 asking_seeking@after_value:88
asking_seeking@before_value:97 asking_seeking@value:85 asking_settling@before_value:117 asking_settling@value:-198 asking_still@value:67 asking_they@after_value:236
asking_unreal@before_value:176 asking_we@before_value:191 asking_wishing@after_value:258 asking_wishing@value:-83 asking_you@after_value:98 asking_you@value:126 asks:-249
asks@value:-182 asks_by_allowed@before_value:275 asks_by_allowed@choice:121 asks_by_allowed@number:110 asks_by_allowed@text:76 asks_by_allowed@time:83 asks_by_allowed@value:116
asks_by_available@before_value:317 asks_by_available@choice:202 asks_by_available@text:119 asks_by_comparing@before_value:-97 asks_by_comparing@number:-88
asks_by_comparing@value:-71 asks_by_otherwise@before_value:-639 asks_by_otherwise@boolean:-61 asks_by_otherwise@choice:-296 asks_by_otherwise@date:142 asks_by_otherwise@number:-199
asks_by_otherwise@several:-143 asks_by_otherwise@time:-155 asks_by_otherwise@value:-106 asks_by_possible@date:99 asks_by_possible@number:77 asks_by_proposing@before_value:75
asks_by_proposing@time:93 asks_by_proposing@value:-79 asks_by_question_word@before_value:-314 asks_by_question_word@choice:220 asks_by_question_word@number:-300
asks_by_question_word@several:-66 asks_by_question_word@text:75 asks_by_question_word@value:148 asks_by_requesting@before_value:148 asks_by_requesting@choice:-240
asks_by_requesting@number:242 asks_by_word:83 asks_first:-270 before_0:341 before_1:376 before_2:158 before_3:-116 before_4:-243 before_5:-399 before_begins_agreeing:227
before_begins_allowed:82 before_begins_but:225 before_begins_comparing:-154 before_begins_condition:-149 before_begins_depending:-135 before_begins_doing:-152
before_begins_having_to:-103 before_begins_i:-149 before_begins_kin:172 before_begins_musing:265 before_begins_nothing:374 before_begins_own:91 before_begins_possible:-71
before_begins_proposing:235 before_begins_question_word:-212 before_begins_roughly:-166 before_begins_seeking:105 before_begins_settling:215 before_begins_they:83
before_begins_told_before:-120 before_begins_we:-92 before_begins_wishing:-108 begins_allowed:175 begins_another_subject:-121 begins_but:149 begins_comparing:121
begins_condition:-296 begins_depending:61 begins_doing:235 begins_having_to:80 begins_i:94 begins_kin:-295 begins_later:69 begins_lost:-93 begins_musing:102 begins_nothing:-121
begins_papers:63 begins_past:-125 begins_proposing:234 begins_requesting:199 begins_roughly:457 begins_seeking:-63 begins_settling:104 begins_still:82 begins_they:-271
begins_told_before:-109 begins_unreal:-149 begins_we:-115 begins_wishing:109 begins_you:-248 behind_advising:110 behind_agreeing:138 behind_allowed:-66
behind_begins_about_the_question:72 behind_begins_agreeing:200 behind_begins_allowed:135 behind_begins_available:99 behind_begins_but:-285 behind_begins_comparing:111
behind_begins_condition:-247 behind_begins_deciding:-66 behind_begins_doing:-185 behind_begins_i:61 behind_begins_kin:-119 behind_begins_laughter:-76 behind_begins_musing:-474
behind_begins_others_in_charge:61 behind_begins_own:155 behind_begins_past:145 behind_begins_perhaps:96 behind_begins_possible:262 behind_begins_question_word:190
behind_begins_reporting:-62 behind_begins_roughly:-108 behind_begins_seeking:-111 behind_begins_settling:-118 behind_begins_still:210 behind_begins_we:88 behind_begins_wishing:241
behind_begins_you:-70 behind_but:-275 behind_comparing:208 behind_complaint:191 behind_contacting:-240 behind_i:132 behind_laughter:64 behind_lost:-102 behind_musing:-142
behind_others_in_charge:157 behind_own:135 behind_perhaps:-171 behind_possible:108 behind_question_word:224 behind_reporting:-177 behind_requesting:179 behind_seeking:-113
behind_settling:305 behind_waiting:-119 behind_we:-68 behind_wishing:127 behind_you:226 capitals:79 capitals@boolean:-136 capitals@choice:128 capitals@no_preference:97
capitals@number:-80 capitals@several:-176 capitals@time:327 capitals_2:-171 clauses_0:81 clauses_1:-71 clauses_3:-86 conjunctions@boolean:-240 conjunctions@choice:152
conjunctions@date:-196 conjunctions@no_preference:-117 conjunctions@number:-105 conjunctions@several:-312 conjunctions@text:488 conjunctions_2:227 corrects:110 courtesy@answer:-157
courtesy@no_preference:-129 days:64 days@boolean:222 days@choice:80 days@date:-166 days@no_preference:-98 days@number:400 days@several:-365 days@text:-128 days@time:71
days@value:93 days_2:-288 declines:-495 denied_ahead_1:231 denied_ahead_3:-79 denied_at_end:-262 denied_behind_1:-265 denied_behind_3:-169 ends_asking:-126 ends_asking@value:-127
hint_about_the_question:89 hint_about_the_question@no_preference:187 hint_about_the_question@value:-98 hint_about_the_question_beside:122 hint_advising:113
hint_advising@no_preference:87 hint_advising_apart:99 hint_agreeing@no_preference:153 hint_agreeing_2:196 hint_agreeing_apart:221 hint_agreeing_beside:75 hint_agreeing_first:-86
hint_allowed:-81 hint_allowed@value:-89 hint_allowed_2:78 hint_allowed_begins:156 hint_allowed_beside:-76 hint_allowed_first:-128 hint_another_subject:-71
hint_another_subject@no_preference:123 hint_another_subject@value:-194 hint_another_subject_apart:112 hint_another_subject_begins:-106 hint_another_subject_beside:-182
hint_another_subject_first:-67 hint_asking:-271 hint_asking@value:-271 hint_asking_apart:-102 hint_asking_beside:-136 hint_asking_first:-111 hint_available_2:251
hint_available_begins:104 hint_available_first:137 hint_but:195 hint_but@no_preference:197 hint_but_begins:-161 hint_but_beside:112 hint_but_first:-252 hint_comparing:-149
hint_comparing@value:-69 hint_comparing_2:-168 hint_comparing_apart:65 hint_comparing_beside:-96 hint_complaint_first:103 hint_condition@no_preference:77 hint_condition@value:-85
hint_condition_2:-80 hint_condition_apart:190 hint_condition_begins:-160 hint_condition_beside:-111 hint_condition_first:72 hint_contacting:-99 hint_contacting@no_preference:-110
hint_contacting_2:-77 hint_contacting_apart:-103 hint_deciding:-178 hint_deciding@value:-135 hint_deciding_beside:-122 hint_depending:-107 hint_depending@value:-75
hint_depending_apart:-206 hint_depending_begins:-76 hint_depending_beside:100 hint_depending_first:-92 hint_doing@no_preference:79 hint_doing_2:154 hint_doing_begins:-92
hint_doing_first:-219 hint_having_to@no_preference:-275 hint_having_to@value:155 hint_having_to_2:70 hint_having_to_begins:-118 hint_having_to_beside:105 hint_having_to_first:-116
hint_i:-63 hint_i@no_preference:178 hint_i@value:-78 hint_i_2:-265 hint_i_apart:190 hint_i_begins:64 hint_kin:-84 hint_kin@no_preference:-313 hint_kin@value:98 hint_kin_2:-321
hint_kin_begins:-117 hint_kin_beside:-125 hint_knowing:-91 hint_knowing_apart:192 hint_knowing_beside:-252 hint_knowing_first:186 hint_later_2:98 hint_later_apart:-96
hint_later_beside:67 hint_laughter:-142 hint_laughter@value:-142 hint_laughter_2:-82 hint_laughter_apart:-74 hint_laughter_beside:-68 hint_laughter_first:-190 hint_lost:-119
hint_lost@no_preference:-101 hint_lost_apart:-106 hint_lost_begins:-92 hint_lost_first:-168 hint_musing@no_preference:148 hint_musing@value:-91 hint_musing_apart:62
hint_musing_begins:261 hint_nothing:-97 hint_nothing@no_preference:-168 hint_nothing_begins:85 hint_nothing_beside:-84 hint_others_in_charge:-69
hint_others_in_charge@no_preference:-81 hint_others_in_charge_2:-60 hint_others_in_charge_apart:-157 hint_others_in_charge_beside:87 hint_others_in_charge_first:-74
hint_own@no_preference:-65 hint_own@value:62 hint_own_begins:-88 hint_papers@no_preference:-156 hint_papers@value:122 hint_papers_begins:63 hint_papers_first:-374 hint_past:-207
hint_past@no_preference:-166 hint_past_2:-333 hint_past_apart:279 hint_past_beside:-322 hint_past_first:-227 hint_perhaps@no_preference:66 hint_perhaps_2:85 hint_perhaps_begins:156
hint_perhaps_first:83 hint_possible_begins:-177 hint_possible_beside:157 hint_proposing@no_preference:-321 hint_proposing@value:188 hint_proposing_apart:-215
hint_proposing_begins:233 hint_proposing_beside:110 hint_proposing_first:-96 hint_question_word:-146 hint_question_word@no_preference:204 hint_question_word@value:-209
hint_question_word_2:-130 hint_question_word_apart:-146 hint_question_word_beside:118 hint_question_word_first:-105 hint_reporting_apart:61 hint_reporting_first:-156
hint_requesting@no_preference:-146 hint_requesting@value:106 hint_requesting_2:300 hint_requesting_begins:233 hint_requesting_beside:151 hint_roughly:125
hint_roughly@no_preference:163 hint_roughly_apart:-116 hint_roughly_begins:109 hint_roughly_beside:175 hint_seeking:-64 hint_settling_2:98 hint_settling_beside:167
hint_settling_first:-199 hint_still:-172 hint_still@value:-119 hint_still_2:-108 hint_still_apart:-95 hint_still_first:-82 hint_they@no_preference:261 hint_they@value:-73
hint_they_2:-111 hint_they_begins:142 hint_they_beside:69 hint_they_first:-151 hint_told_before@no_preference:-108 hint_told_before@value:96 hint_told_before_begins:-204
hint_told_before_first:-122 hint_unreal:-68 hint_unreal@value:-118 hint_unreal_begins:-245 hint_unreal_first:-72 hint_waiting_begins:84 hint_waiting_beside:-73
hint_waiting_first:-152 hint_we:-64 hint_we@no_preference:-79 hint_we_beside:-70 hint_wishing:96 hint_wishing@no_preference:62 hint_wishing_2:-90 hint_wishing_beside:196
hint_you:-142 hint_you@no_preference:199 hint_you@value:-250 hint_you_apart:72 hint_you_begins:-327 hint_you_beside:89 hint_you_first:-176 hints_0:143 hints_2:131 hints_3:112
hints_4:87 implied:-349 kind_boolean:111 kind_boolean@no_preference:-120 kind_boolean@value:176 kind_choice:89 kind_choice@no_preference:126 kind_date:110
kind_date@no_preference:85 kind_number@no_preference:-171 kind_number@value:69 kind_several@value:77 kind_text:-102 kind_text@no_preference:-185 kind_time:133
kind_time@no_preference:153 knowing:-159 knowing@boolean:-90 knowing@choice:-137 knowing@value:-126 labels_0@choice:-606 labels_0@date:74 labels_0@several:-170 labels_0@time:105
labels_1@choice:344 labels_1@several:-488 labels_2@choice:69 labels_2@several:394 labels_3@several:313 left_1_advising:72 left_1_agreeing:-64 left_1_but:151 left_1_comparing:266
left_1_condition:147 left_1_contacting:65 left_1_having_to:70 left_1_i:-292 left_1_kin:-78 left_1_later:-62 left_1_lost:-108 left_1_musing:168 left_1_nothing:-89 left_1_own:131
left_1_papers:107 left_1_past:-479 left_1_perhaps:146 left_1_proposing:200 left_1_question_word:130 left_1_reporting:195 left_1_roughly:289 left_1_seeking:-249 left_1_still:-262
left_1_they:218 left_1_told_before:-162 left_1_unreal:70 left_1_we:109 left_2_about_the_question:-113 left_2_allowed:77 left_2_asking:91 left_2_available:304 left_2_but:80
left_2_comparing:282 left_2_condition:-133 left_2_doing:218 left_2_having_to:256 left_2_kin:-221 left_2_others_in_charge:-129 left_2_perhaps:-130 left_2_possible:170
left_2_question_word:203 left_2_reporting:-132 left_2_requesting:-124 left_2_roughly:138 left_2_seeking:139 left_2_settling:-71 left_2_still:171 left_2_they:-105 left_2_unreal:-107
left_2_waiting:64 length_0@no_preference:-67 length_0@several:67 length_0@text:418 length_0@value:387 length_1@date:62 length_1@number:81 length_1@time:111 length_1@value:149
length_2@boolean:-202 length_2@choice:-73 length_2@no_preference:79 length_2@number:89 length_2@several:199 length_2@text:-169 length_3@boolean:221 length_3@choice:221
length_3@no_preference:60 length_3@number:-173 length_3@several:-64 length_3@text:-162 length_3@time:-106 length_4@date:-69 length_4@no_preference:-95 length_4@several:-183
length_4@value:-91 length_5@choice:-224 length_5@no_preference:-93 mark_comma:291 mark_comma_not:104 mark_comma_partly:83 mark_comma_whole:205 mark_end:139 mark_end_not:114
mark_end_partly:-83 mark_end_whole:84 mark_exclamation:-117 mark_none:-150 mark_none_partly:101 mark_none_whole:-170 mark_question:-250 mark_question_whole:-219 mark_stop:444
mark_stop_not:514 mark_stop_partly:-214 mark_stop_whole:-77 mark_trailing:-362 mark_trailing_not:-115 mark_trailing_whole:-188 negations@boolean:-215 negations@date:-148
negations@number:263 negations@text:69 next_asked@choice:-142 next_asked@number:167 next_asked@text:-89 next_clause@boolean:131 next_clause@date:-121 next_clause@number:-74
next_clause@several:181 next_clause@text:146 next_content@choice:132 next_content@number:-99 next_content@text:197 next_content@time:-146 next_end@choice:208 next_end@date:307
next_end@number:-82 next_end@several:-321 next_end@text:-204 next_end@time:197 next_other_role@choice:82 next_other_role@text:79 next_other_role@time:102 next_role@choice:123
next_role@number:-145 next_small@choice:-98 next_small@date:-66 next_small@number:152 next_small@several:122 next_small@text:-165 next_small@time:-74 numbers:74 numbers@choice:271
numbers@date:-116 numbers@no_preference:-333 numbers@several:162 numbers@time:-85 numbers@value:88 numbers_2:73 only_asks:-229 open:82 open@choice:-119 open@date:237
open@several:-230 open@text:112 open@time:97 other_numbers_0@boolean:-101 other_numbers_0@number:66 other_numbers_0@time:322 other_numbers_1@boolean:215 other_numbers_1@date:-75
other_numbers_1@number:-111 other_numbers_1@several:-90 other_numbers_1@text:-124 other_numbers_2@date:140 other_numbers_2@number:-188 other_numbers_2@several:148
other_numbers_2@text:-265 other_numbers_2@time:-306 other_numbers_3@date:-77 others:87 others@no_preference:-201 others@value:144 parts_0:-127 parts_3:-60 parts_4:-189
phrase_afterThat@value:66 phrase_afternoon:346 phrase_afternoon@value:357 phrase_ago@no_preference:85 phrase_ago@value:-114 phrase_andHalf:147 phrase_andHalf@value:144
phrase_asksPreference:65 phrase_asksPreference@no_preference:94 phrase_beforeYesterday:104 phrase_beforeYesterday@value:104 phrase_concludes@no_preference:-194
phrase_concludes@value:152 phrase_correction@no_preference:-64 phrase_correction@value:76 phrase_counterQuestion:-70 phrase_counterQuestion@no_preference:-67 phrase_courtesy:298
phrase_courtesy@value:298 phrase_dayBeforeThat:117 phrase_dayBeforeThat@value:117 phrase_doesNotKnow:-238 phrase_doesNotKnow@value:-219 phrase_evening:174 phrase_evening@value:169
phrase_everything:62 phrase_except:263 phrase_except@no_preference:-84 phrase_except@value:347 phrase_excluding@no_preference:-200 phrase_excluding@value:201 phrase_fails:-280
phrase_fails@no_preference:-411 phrase_fails@value:122 phrase_fromNow:120 phrase_fromNow@value:120 phrase_halfLeft:137 phrase_halfLeft@value:137 phrase_halfOf:79
phrase_halfOf@value:116 phrase_hasOwn:115 phrase_hasOwn@value:115 phrase_holds:-88 phrase_holds@no_preference:-95 phrase_introducing:108 phrase_lastDay:85 phrase_lastDay@value:85
phrase_later:-83 phrase_later@value:-74 phrase_midnight:-61 phrase_midnight@value:-61 phrase_morning:204 phrase_morning@value:243 phrase_most:155 phrase_most@value:155
phrase_naming:-80 phrase_nearly:74 phrase_nearly@value:74 phrase_night:133 phrase_night@value:133 phrase_no:-234 phrase_no@value:-147 phrase_noPreference:114
phrase_noPreference@no_preference:182 phrase_noPreference@value:-126 phrase_none@value:96 phrase_noon:75 phrase_noon@value:75 phrase_nothing:79 phrase_nothing@value:118
phrase_refusal:-205 phrase_refusal@no_preference:-70 phrase_refusal@value:-134 phrase_settles:200 phrase_settles@value:200 phrase_thanks:368 phrase_thanks@no_preference:-63
phrase_thanks@value:431 phrase_today:-207 phrase_today@value:-207 phrase_tomorrow:124 phrase_tomorrow@value:137 phrase_yes:-209 phrase_yes@no_preference:128 phrase_yes@value:-205
phrase_yesterday:123 phrase_yesterday@value:123 previous_asked@number:-100 previous_asked@several:-93 previous_clause@choice:-137 previous_clause@date:109 previous_clause@number:90
previous_clause@several:-75 previous_clause@text:283 previous_clause@time:167 previous_content@boolean:-150 previous_content@choice:-117 previous_content@date:-144
previous_content@number:-211 previous_content@several:-94 previous_content@text:-115 previous_content@time:-142 previous_small@boolean:274 previous_small@choice:226
previous_small@date:-105 previous_small@text:-65 previous_small@time:-219 previous_start@boolean:80 previous_start@date:150 previous_start@several:219 previous_start@text:-306
previous_start@time:178 relations:-127 relations@choice:-69 relations@no_preference:-291 relations@value:100 right_1_agreeing:69 right_1_another_subject:-97 right_1_available:-150
right_1_but:69 right_1_comparing:177 right_1_doing:-70 right_1_i:-139 right_1_kin:94 right_1_knowing:-162 right_1_musing:109 right_1_past:181 right_1_possible:276
right_1_proposing:119 right_1_question_word:501 right_1_roughly:175 right_1_settling:433 right_1_still:290 right_1_they:-96 right_1_told_before:-226 right_1_unreal:147
right_1_you:-75 right_2_agreeing:237 right_2_allowed:-92 right_2_condition:-108 right_2_contacting:62 right_2_having_to:194 right_2_i:144 right_2_own:81 right_2_papers:61
right_2_perhaps:-91 right_2_possible:91 right_2_proposing:87 right_2_reporting:66 right_2_requesting:85 right_2_settling:108 right_2_told_before:108 right_2_unreal:-72
right_2_you:-194 said_not@date:144 said_not@several:-60 said_not_agreeing:137 said_not_agreeing_musing:206 said_not_agreeing_musing_settling:-82 said_not_asking:127
said_not_early:82 said_not_first:148 said_not_late:-223 said_not_musing_settling:221 said_partly:-168 said_partly@date:-156 said_partly@number:-223 said_partly@text:86
said_partly@time:148 said_partly_agreeing_settling:-93 said_partly_alone:-203 said_partly_asking:74 said_partly_early:120 said_partly_first:-156 said_partly_late:-157
said_partly_plainly:245 said_partly_settling:-349 said_whole:-433 said_whole@boolean:147 said_whole@choice:-60 said_whole@date:-108 said_whole@number:-131 said_whole@several:98
said_whole@text:-254 said_whole@time:-122 said_whole_agreeing_settling:211 said_whole_asking:-260 said_whole_early:-357 said_whole_few:-202 said_whole_first:-356
said_whole_late:281 said_whole_many:-228 said_whole_musing:-399 said_whole_plainly:-318 said_whole_settling:76 saying:-95 saying@boolean:-77 saying@choice:202 saying@date:66
saying@no_preference:-83 saying@several:-84 saying@text:-107 saying@time:-66 saying_2:109 share_0:-246 share_0@boolean:191 share_0@date:-315 share_0@several:-82 share_0@time:-490
share_1:-62 share_1@boolean:-159 share_1@number:184 share_1@several:155 share_1@text:163 share_1@time:150 share_2:94 share_2@date:258 share_2@number:146 share_2@several:-162
share_2@text:-128 share_2@time:261 share_3:197 share_3@choice:159 share_3@date:106 share_3@number:-404 share_3@several:109 share_3@text:-204 share_3@time:85 share_4:160 share_5:219
stances@date:-77 stances@no_preference:-148 stances@text:-130 stances@time:127 sure_0:-120 sure_0@choice:-123 sure_0@number:-108 sure_0@several:62 sure_0@text:-407 sure_1:-464
sure_1@several:-161 sure_1@text:99 sure_1@time:-148 sure_2@boolean:-222 sure_2@choice:222 sure_2@number:-90 sure_2@several:172 sure_3:-205 sure_3@boolean:356 sure_3@choice:-100
sure_3@date:99 sure_3@number:87 sure_3@text:138 sure_3@time:141 sure_4:-106 sure_5:180 sure_7:215 telling:-86 telling@no_preference:-118 telling@number:187 telling@several:-122
telling@text:-209 telling_2:171 value_about_the_question_beside:90 value_act_answer@boolean:68 value_act_no_preference:-118 value_action:260 value_action@choice:111
value_action@several:-95 value_action@text:176 value_advising_before:-67 value_advising_behind:138 value_agreeing_before:315 value_agreeing_beside:64
value_agreeing_beside@boolean:109 value_agreeing_beside@choice:-67 value_ahead_0:134 value_ahead_0@date:119 value_ahead_0@text:-64 value_ahead_0@time:97 value_ahead_1:-148
value_ahead_1@choice:-97 value_ahead_1@text:90 value_ahead_1@time:-105 value_ahead_2:-266 value_ahead_2@boolean:78 value_ahead_2@date:-67 value_ahead_2@number:-136
value_ahead_3:-440 value_ahead_3@text:-105 value_allowed_before:-62 value_alone@boolean:117 value_alone@choice:135 value_alone@number:80 value_alone@text:-159 value_alone@time:-120
value_another_subject_behind:131 value_another_subject_beside:-139 value_asked_back_1@choice:-60 value_asked_back_1@date:63 value_asked_back_2@choice:78
value_asked_back_2@number:-61 value_asked_text@text:-63 value_asking_behind:-91 value_asking_beside:-103 value_asks_past:118 value_asks_past@several:-63 value_available_before:-94
value_available_behind@choice:77 value_available_behind@number:-82 value_available_behind@text:68 value_available_beside@boolean:61 value_available_beside@number:-88
value_available_beside@text:64 value_available_beside@time:-60 value_behind_0@number:97 value_behind_0@text:-113 value_behind_1@number:-150 value_behind_2:70 value_behind_2@text:68
value_behind_3:-185 value_behind_4:-154 value_beside_answer:81 value_beside_asked:123 value_but_before:256 value_but_before@number:68 value_but_behind:-158
value_but_behind@date:-84 value_but_behind@text:-78 value_but_beside:86 value_but_beside@time:66 value_capital:447 value_capital@number:-95 value_capital@text:460
value_clause_first@number:-156 value_clause_first@several:85 value_clause_last@number:105 value_clause_last@several:-83 value_clause_last@text:-75 value_clause_middle@text:-83
value_clause_middle@time:98 value_clause_only@text:64 value_comparing_before:60 value_comparing_before@boolean:72 value_comparing_behind:-171 value_comparing_behind@number:113
value_comparing_behind@text:-77 value_comparing_behind@time:-128 value_comparing_beside:-100 value_comparing_beside@choice:-90 value_condition_behind:128
value_condition_behind@boolean:-115 value_condition_behind@date:63 value_condition_behind@several:70 value_condition_beside:-101 value_contacting_before:151
value_contacting_behind:-265 value_corrects:93 value_corrects@number:85 value_corrects@several:-87 value_counts_count:75 value_counts_other:86 value_counts_other@number:71
value_day_by_digits:-216 value_day_by_digits@choice:-76 value_day_by_month:231 value_day_by_month@date:65 value_day_by_weekday:-78 value_day_by_weekday@choice:100
value_day_by_weekday@date:-94 value_day_by_words:-109 value_day_by_words@several:-94 value_deciding_behind:-97 value_deciding_beside:-97 value_denied:-70 value_denied@boolean:64
value_depending_before:-158 value_depending_beside:73 value_digits:63 value_digits@time:63 value_directed:-204 value_direction:125 value_doing_before:75 value_doing_beside@date:62
value_else_0:103 value_else_0@choice:79 value_else_0@date:106 value_else_0@text:-111 value_else_1:-67 value_else_2:-277 value_else_2@number:-84 value_else_3:-487
value_else_3@choice:-66 value_else_3@date:-79 value_else_4:-212 value_else_5:-100 value_fits_0:-342 value_fits_0@text:-198 value_fits_1@date:-89 value_fits_2:-158
value_fits_2@choice:-152 value_fits_3:104 value_fits_4:-150 value_fits_4@choice:-76 value_fits_5@choice:64 value_fits_6:78 value_fits_6@number:-69 value_fits_6@text:71
value_fits_7@number:137 value_fits_7@text:-122 value_fits_8:265 value_fits_8@number:81 value_fits_unweighed:119 value_fits_unweighed@text:121 value_has_no_preference:-150
value_having_to_before:-78 value_having_to_behind:73 value_having_to_behind@number:62 value_having_to_beside:79 value_i_before@several:-62 value_i_beside@boolean:78
value_i_beside@choice:-83 value_i_beside@date:-106 value_i_beside@several:-70 value_i_beside@text:99 value_i_beside@time:60 value_interrogative@text:103 value_kin_before:-68
value_kind_text:-84 value_knowing_before:84 value_knowing_before@number:70 value_knowing_behind:64 value_knowing_beside:-189 value_knowing_beside@choice:-64 value_label_1:63
value_label_1@several:60 value_label_2:418 value_label_2@choice:210 value_label_2@several:-69 value_label_3:458 value_label_3@choice:63 value_label_3@several:91
value_label_4@several:79 value_label_of_others:-136 value_laughter_behind:-74 value_length_0:-86 value_length_0@boolean:132 value_length_0@date:-173 value_length_0@several:110
value_length_0@time:-142 value_length_1:107 value_length_1@boolean:-117 value_length_1@choice:154 value_length_1@date:81 value_length_2:215 value_length_2@text:67
value_length_2@time:-92 value_length_3:196 value_length_3@boolean:-62 value_length_3@number:63 value_length_3@time:107 value_length_4:-319 value_length_4@number:-107
value_length_4@text:-150 value_length_4@time:103 value_lost_before:-110 value_mention_date_choice:-123 value_mention_date_choice@choice:78 value_mention_date_choice@several:-122
value_mention_number_number:166 value_mention_number_number@number:73 value_mention_time_choice:190 value_mention_time_number:-98 value_mentions_0:89 value_mentions_0@boolean:-107
value_mentions_0@choice:-72 value_mentions_0@date:191 value_mentions_0@number:89 value_mentions_1:-222 value_mentions_1@boolean:116 value_mentions_1@choice:79
value_mentions_1@date:-183 value_mentions_1@number:-144 value_mentions_2:-318 value_mentions_2@choice:75 value_mentions_2@text:-89 value_mentions_3:-289 value_mentions_3@time:-60
value_musing_before:248 value_musing_before@number:73 value_musing_behind:-145 value_musing_behind@number:-63 value_musing_beside@text:-64 value_negation:-106
value_negation@boolean:81 value_negation@choice:-73 value_negation@number:157 value_negation@several:-82 value_next_content@choice:-64 value_next_content@text:69
value_next_end@date:75 value_next_end@several:-84 value_next_of_form:103 value_next_of_form@choice:64 value_next_own:-94 value_next_taken:-335 value_next_taken@text:-88
value_nothing_before:162 value_nothing_behind:-142 value_nothing_behind@boolean:-68 value_nothing_behind@number:-65 value_nothing_behind@text:71 value_nothing_beside:-82
value_nothing_beside@choice:-103 value_nothing_beside@number:61 value_nothing_beside@several:119 value_nothing_beside@text:-170 value_noun_none:67 value_of_form_1@choice:73
value_of_form_1@number:-70 value_of_form_1@text:-60 value_of_form_2:80 value_other_direction:-169 value_other_direction@choice:106 value_other_direction@number:-76
value_other_direction@time:-71 value_others_in_charge_before:-137 value_others_in_charge_beside:62 value_own_0@text:-101 value_own_1:139 value_own_1@text:94 value_own_2:227
value_own_before:107 value_own_behind:-100 value_own_near_0@date:63 value_own_near_0@text:-92 value_own_near_2:70 value_own_near_2@number:63 value_own_near_3:-122
value_own_near_4@number:-73 value_own_near_4@text:102 value_own_near_5:206 value_papers_beside@text:-85 value_past_before:97 value_past_behind@number:-65 value_past_behind@text:137
value_past_beside:-196 value_past_beside@number:-70 value_past_beside@text:-67 value_perhaps_before:142 value_perhaps_behind:-92 value_perhaps_beside@date:71
value_place_first@number:-141 value_place_first@several:90 value_place_first@text:75 value_place_last@number:105 value_place_last@several:-82 value_place_last@text:-60
value_place_middle@text:-75 value_place_middle@time:100 value_place_only:69 value_place_only@text:92 value_possible_before:-219 value_possible_before@text:-80
value_possible_behind:140 value_possible_behind@date:63 value_possible_beside:116 value_possible_beside@date:87 value_previous_content:128 value_previous_content@text:66
value_previous_own:-142 value_previous_relation:-118 value_previous_small@choice:87 value_previous_small@text:-131 value_previous_start:66 value_previous_start@choice:-61
value_previous_start@time:84 value_previous_taken:-104 value_previous_taken@text:117 value_proposing_behind:-188 value_proposing_behind@time:-74 value_proposing_beside:88
value_proposing_beside@date:75 value_question_word_before:-265 value_question_word_behind:86 value_question_word_behind@boolean:-81 value_question_word_behind@choice:63
value_question_word_behind@several:85 value_question_word_beside:91 value_question_word_beside@boolean:-86 value_question_word_beside@choice:66
value_question_word_beside@number:-153 value_question_word_beside@several:73 value_question_word_beside@time:63 value_relation:-102 value_reporting_before:169
value_reporting_behind:-136 value_reporting_behind@text:-61 value_requesting_before:-98 value_requesting_behind:163 value_requesting_beside:113 value_role:354 value_role@choice:189
value_role@date:-62 value_roughly_behind:-97 value_roughly_beside:101 value_roughly_beside@number:64 value_says_false:328 value_says_false@boolean:111 value_says_true:-241
value_says_true@boolean:-81 value_says_undefined:-103 value_seeking_before:136 value_seeking_behind:-164 value_seeking_behind@number:64 value_seeking_behind@text:-75
value_settling_before:190 value_settling_before@number:64 value_settling_behind:-174 value_settling_beside:89 value_settling_beside@number:72 value_settling_beside@text:-106
value_stance:60 value_stance@choice:60 value_stance@date:108 value_stance@text:-126 value_stance@time:82 value_still_before:-84 value_still_behind@date:-63
value_still_behind@text:72 value_still_beside@choice:-74 value_still_beside@date:112 value_still_beside@number:68 value_they_before@several:-63 value_told_before_behind@text:76
value_topic_0:-63 value_unit_akin:478 value_unit_akin@number:159 value_unit_of_others:-182 value_unit_of_others@number:-61 value_unit_unasked:-169 value_waiting_before:165
value_waiting_behind:-148 value_we_before:65 value_we_behind@date:65 value_we_behind@text:-94 value_we_beside:-76 value_wishing:-138 value_wishing@boolean:64
value_wishing@date:-125 value_wishing@number:-82 value_wishing_beside:139 value_wishing_beside@several:-61 value_wishing_beside@text:-77 value_wishing_beside@time:94
value_words_0@choice:128 value_words_0@date:257 value_words_0@number:223 value_words_0@time:108 value_words_1@choice:-108 value_words_1@text:112 value_words_2@date:-120
value_words_3@date:-102 value_words_3@number:-200 value_words_3@text:-124 value_words_4@number:-63 value_you_behind@choice:85 value_you_behind@number:-67 value_you_beside:69
weighing:62 weighing@number:121 weighing@text:-103 weighing@value:91 who_anywhere_i:145 who_anywhere_ik:-86 who_anywhere_iky:-166 who_anywhere_it:-212 who_anywhere_ity:140
who_anywhere_iy:129 who_anywhere_kty:199 who_anywhere_ty:91 who_anywhere_y:-182 who_before_ik:120 who_before_k:-108 who_before_kt:-111 who_before_t:106 who_behind_ik:-119
who_behind_ikt:-71 who_behind_it:69 who_behind_iy:64 who_behind_k:186 who_behind_kt:-74 who_behind_ky:60 who_behind_y:-84 who_i:-132 who_i@boolean:202 who_i@choice:-74
who_i@date:-183 who_i@number:-87 who_i@several:-180 who_i@time:117 who_i_i:-98 who_i_nobody:198 who_i_t:63 who_ik@boolean:-165 who_ik@date:-180 who_ik@text:329 who_ik_nobody:-339
who_ikt@choice:-74 who_ikt@several:84 who_ikt_nobody:-119 who_it:130 who_it@boolean:125 who_it@choice:219 who_it@date:82 who_it@number:-63 who_it@several:-145 who_it@text:-80
who_it_nobody:-127 who_ity@number:68 who_iy@choice:-154 who_iy@number:81 who_iy@text:78 who_iy_nobody:237 who_k:-145 who_k@choice:167 who_k@date:125 who_k@number:-279
who_k@several:111 who_k@text:-335 who_k_nobody:-217 who_ky@text:-72 who_nobody@boolean:-77 who_nobody@choice:63 who_nobody@date:-81 who_nobody@number:91 who_nobody@text:109
who_nobody@time:-128 who_nobody_i:176 who_nobody_ik:266 who_nobody_ikt:64 who_nobody_kt:71 who_nobody_t:-100 who_t@boolean:-229 who_t@choice:-63 who_t@date:170 who_t@several:72
who_t@text:127 who_t@time:-80 who_t_i:-86 who_t_it:-124 who_t_nobody:-101 who_t_t:-94 who_y:163 who_y@boolean:82 who_y@time:166 who_y_nobody:116 words_0:440 words_1:-102
words_10:-62 words_2:180 words_3:91 words_4:76 words_5:-64 words_7:-308 words_8:-169 words_9:98
`;
