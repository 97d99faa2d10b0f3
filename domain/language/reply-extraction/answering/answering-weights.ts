/**
 * Of each sign of whether a reply answers, its weight in thousandths. Learned by bench/understanding/training from 6899
 * replies; written by `npm run train:answering`, not by hand.
 */
export const ANSWERING_WEIGHTS = `
able:152 able@boolean:85 able@choice:146 able@date:-49 able@no_preference:-81 able@nothing:191 able@number:-120 able@several:91 able@text:-12
able@time:36 able@value:86 able_2:-22 about_account:12 about_account@nothing:-30 about_account@value:31 about_address:42
about_address@no_preference:29 about_address@nothing:-55 about_address@value:68 about_amount@nothing:-32 about_amount@value:35 about_anaphor:-215
about_anaphor@no_preference:-11 about_anaphor@nothing:-101 about_anaphor@value:-58 about_appointment:30 about_appointment@nothing:41
about_appointment@value:-12 about_area:-28 about_area@no_preference:10 about_area@nothing:-60 about_area@value:22 about_arrival:138
about_arrival@no_preference:45 about_arrival@nothing:-15 about_arrival@value:114 about_attraction:49 about_attraction@nothing:31
about_attraction@value:17 about_birth:-75 about_birth@nothing:51 about_birth@value:-126 about_book@nothing:-64 about_book@value:46 about_brand:17
about_brand@nothing:-18 about_brand@value:28 about_bus:-80 about_bus@value:-75 about_bye:-43 about_bye@nothing:-31 about_bye@value:-11 about_car:82
about_car@nothing:55 about_car@value:27 about_children:123 about_children@nothing:88 about_children@value:35 about_city:87 about_city@no_preference:12
about_city@nothing:-61 about_city@value:136 about_class:35 about_class@nothing:19 about_class@value:14 about_color:26 about_color@nothing:21
about_company@value:-14 about_compass:-31 about_compass@no_preference:19 about_compass@nothing:-55 about_confirm:-59 about_confirm@no_preference:-13
about_confirm@nothing:-40 about_country:-80 about_country@nothing:-63 about_country@value:-17 about_date:-65 about_date@no_preference:10
about_date@nothing:22 about_date@value:-97 about_dearness:78 about_dearness@no_preference:22 about_dearness@value:47 about_delivery:-24
about_delivery@value:-25 about_departure:43 about_departure@no_preference:-51 about_departure@nothing:172 about_departure@value:-77
about_description:-49 about_description@nothing:-36 about_description@value:-13 about_diet:71 about_diet@nothing:12 about_diet@value:59
about_doctor:12 about_doctor@nothing:18 about_document:-55 about_document@value:-49 about_done:-62 about_done@no_preference:-19 about_done@nothing:-20
about_done@value:-23 about_drink@nothing:-12 about_drink@value:20 about_duration:25 about_duration@no_preference:-27 about_duration@nothing:-93
about_duration@value:146 about_education:27 about_education@value:32 about_elevator:-25 about_elevator@nothing:-11 about_elevator@value:-14
about_else:23 about_else@no_preference:-15 about_else@nothing:13 about_else@value:25 about_email:-55 about_email@value:-52 about_end:105
about_end@nothing:84 about_end@value:16 about_energy:76 about_energy@nothing:73 about_event@nothing:-20 about_family:16 about_family@nothing:-35
about_family@value:49 about_flight:59 about_flight@nothing:56 about_floor:39 about_floor@nothing:36 about_food:233 about_food@no_preference:13
about_food@nothing:137 about_food@value:83 about_found:62 about_found@no_preference:36 about_found@nothing:42 about_found@value:-16 about_free:-68
about_free@no_preference:-48 about_free@nothing:-43 about_free@value:24 about_gender:-33 about_gender@nothing:-54 about_gender@value:22
about_health:-35 about_health@nothing:-50 about_health@value:14 about_height:19 about_height@value:23 about_hello:-14 about_hello@nothing:-15
about_help:-35 about_help@nothing:14 about_help@value:-49 about_home:118 about_home@no_preference:17 about_home@nothing:70 about_home@value:31
about_how_long:-58 about_how_long@nothing:-58 about_how_many:-62 about_how_many@nothing:-32 about_how_many@value:-33 about_how_much:-137
about_how_much@nothing:-28 about_how_much@value:-109 about_identifier:77 about_identifier@no_preference:-26 about_identifier@value:105
about_insurance:-102 about_insurance@nothing:13 about_insurance@value:-128 about_internet:-40 about_internet@value:29 about_job:22
about_job@nothing:35 about_job@value:-14 about_language:-50 about_language@nothing:29 about_language@value:-79 about_lodging:11
about_lodging@no_preference:-15 about_lodging@nothing:-118 about_lodging@value:145 about_luggage:26 about_luggage@nothing:18 about_may_have:55
about_may_have@nothing:-70 about_may_have@value:127 about_message:13 about_month:84 about_month@nothing:50 about_month@value:33 about_music:14
about_music@nothing:23 about_name:-127 about_name@nothing:-26 about_name@value:-102 about_nationality:24 about_nationality@nothing:-16
about_nationality@value:38 about_need@no_preference:-78 about_need@value:75 about_number:-61 about_number@no_preference:-27 about_number@nothing:-91
about_number@value:57 about_offer:-63 about_offer@no_preference:-19 about_offer@value:-40 about_other:-166 about_other@no_preference:-37
about_other@nothing:-128 about_outdoors:113 about_outdoors@nothing:85 about_outdoors@value:27 about_parking:-110 about_parking@no_preference:26
about_parking@nothing:-104 about_parking@value:-32 about_payment@nothing:-51 about_payment@value:46 about_people:-53 about_people@no_preference:-44
about_people@nothing:-103 about_people@value:94 about_person:-194 about_person@nothing:-103 about_person@value:-100 about_pet:-79 about_pet@nothing:20
about_pet@value:-99 about_phone:20 about_phone@nothing:-14 about_phone@value:37 about_place:-19 about_place@no_preference:-15 about_place@nothing:-62
about_place@value:57 about_prefer:38 about_prefer@no_preference:46 about_prefer@nothing:-60 about_prefer@value:53 about_price:-249
about_price@no_preference:21 about_price@nothing:-176 about_price@value:-96 about_rating:-16 about_rating@nothing:-71 about_rating@value:53
about_reason:-35 about_reason@nothing:-40 about_relative_day@nothing:-26 about_relative_day@value:31 about_request:77 about_request@nothing:58
about_request@value:18 about_restaurant:269 about_restaurant@nothing:170 about_restaurant@value:102 about_return:-11 about_return@nothing:52
about_return@value:-63 about_room@nothing:13 about_size:31 about_size@nothing:75 about_size@value:-45 about_sorry:-42 about_sorry@no_preference:-13
about_sorry@nothing:-11 about_sorry@value:-18 about_sport:-26 about_sport@nothing:-16 about_sport@value:-10 about_start:73 about_start@nothing:76
about_start@value:15 about_statement:-172 about_statement@no_preference:107 about_statement@nothing:-82 about_statement@value:-167 about_stop:-39
about_stop@nothing:-10 about_stop@value:-29 about_subject@no_preference:18 about_subject@nothing:-80 about_subject@value:56 about_suggest:94
about_suggest@no_preference:18 about_suggest@nothing:-18 about_suggest@value:94 about_taxi:71 about_taxi@nothing:16 about_taxi@value:54 about_tell:-22
about_tell@no_preference:17 about_tell@nothing:-119 about_tell@value:80 about_thanks:-25 about_thanks@no_preference:-18 about_thanks@nothing:-22
about_thanks@value:14 about_ticket:23 about_ticket@nothing:50 about_ticket@value:-28 about_time:80 about_time@nothing:63 about_time@value:10
about_train:-58 about_train@nothing:-21 about_train@value:-37 about_trip:-21 about_trip@nothing:-29 about_type:70 about_type@nothing:48
about_type@value:13 about_want:165 about_want@nothing:115 about_want@value:59 about_weather@nothing:32 about_weather@value:-28 about_weekday:-128
about_weekday@no_preference:-36 about_weekday@nothing:-17 about_weekday@value:-73 about_weight@nothing:33 about_weight@value:-36 about_what:-217
about_what@no_preference:44 about_what@nothing:-81 about_what@value:-176 about_when:39 about_when@nothing:64 about_when@value:-33 about_where:65
about_where@no_preference:21 about_where@nothing:51 about_whether@no_preference:39 about_whether@nothing:-74 about_whether@value:32 about_who:-215
about_who@nothing:-99 about_who@value:-118 about_year:99 about_year@nothing:58 about_year@value:40 about_your@no_preference:44 about_your@nothing:-40
act_answer:531 act_answer@boolean:146 act_answer@choice:233 act_answer@date:197 act_answer@number:268 act_answer@several:127 act_answer@text:149
act_answer@time:25 act_counter_question:-362 act_counter_question@boolean:-416 act_counter_question@choice:153 act_counter_question@date:-26
act_counter_question@number:-99 act_counter_question@several:-63 act_counter_question@text:206 act_counter_question@time:-17 act_does_not_know:-279
act_does_not_know@boolean:229 act_does_not_know@choice:-90 act_does_not_know@date:-76 act_does_not_know@number:-302 act_does_not_know@several:60
act_does_not_know@time:-24 act_later:-217 act_later@boolean:-115 act_later@choice:196 act_later@date:-57 act_later@number:-97 act_later@several:-20
act_later@text:-78 act_later@time:-34 act_no_preference:189 act_no_preference@boolean:65 act_no_preference@choice:97 act_no_preference@date:-43
act_no_preference@number:-141 act_no_preference@several:-51 act_no_preference@text:66 act_no_preference@time:134 act_off_topic:-48
act_off_topic@boolean:440 act_off_topic@choice:60 act_off_topic@date:-349 act_off_topic@number:22 act_off_topic@several:224 act_off_topic@text:-194
act_off_topic@time:-240 act_refusal:-166 act_refusal@boolean:139 act_refusal@choice:-32 act_refusal@number:-129 act_refusal@text:-78 after_0:507
after_1:82 after_2:-70 after_3:35 after_4:44 after_5:48 agent_0:-203 agent_0@answer:-120 agent_0@counter_question:-381 agent_0@does_not_know:-343
agent_0@later:-185 agent_0@no_preference:-32 agent_0@no_preference_others:-32 agent_0@nothing_alone:-96 agent_0@nothing_others:59
agent_0@off_topic:484 agent_0@refusal:-100 agent_0@value_alone:-112 agent_0@value_others:35 agent_1:16 agent_1@answer:12 agent_1@counter_question:-260
agent_1@does_not_know:-260 agent_1@later:-22 agent_1@no_preference:125 agent_1@no_preference_alone:141 agent_1@no_preference_others:-17
agent_1@nothing_alone:-95 agent_1@nothing_others:73 agent_1@off_topic:423 agent_1@refusal:-64 agent_1@value_alone:11 agent_1@value_others:-65
agent_2:394 agent_2@answer:520 agent_2@counter_question:-42 agent_2@does_not_know:392 agent_2@no_preference:-24 agent_2@no_preference_alone:-34
agent_2@no_preference_others:10 agent_2@nothing_alone:33 agent_2@nothing_others:-199 agent_2@off_topic:-513 agent_2@value_alone:359
agent_2@value_others:261 agent_3:134 agent_3@answer:578 agent_3@counter_question:312 agent_3@does_not_know:-12 agent_3@no_preference:-50
agent_3@no_preference_alone:95 agent_3@no_preference_others:-144 agent_3@nothing_alone:-234 agent_3@nothing_others:-187 agent_3@off_topic:-723
agent_3@value_alone:416 agent_3@value_others:192 agent_4:102 agent_4@answer:486 agent_4@counter_question:100 agent_4@no_preference:74
agent_4@no_preference_alone:53 agent_4@no_preference_others:22 agent_4@nothing_alone:-228 agent_4@nothing_others:-218 agent_4@off_topic:-545
agent_4@value_alone:368 agent_4@value_others:116 agent_asks_0:270 agent_asks_0@no_preference:39 agent_asks_0@nothing:-47 agent_asks_0@value:278
agent_asks_1:-46 agent_asks_1@no_preference:65 agent_asks_1@nothing:-436 agent_asks_1@value:131 agent_asks_2:-94 agent_asks_2@no_preference:10
agent_asks_2@nothing:-105 agent_says_0:20 agent_says_0@no_preference_alone:84 agent_says_0@no_preference_others:-158 agent_says_0@nothing_alone:16
agent_says_0@nothing_others:-69 agent_says_0@value_others:131 agent_says_1:124 agent_says_1@no_preference_alone:139 agent_says_1@nothing_alone:-436
agent_says_1@nothing_others:-262 agent_says_1@value_alone:368 agent_says_1@value_others:316 agent_says_2:-174 agent_says_2@no_preference_alone:32
agent_says_2@nothing_alone:-226 agent_says_2@nothing_others:-196 agent_says_2@value_alone:169 agent_says_2@value_others:44 always:1201 asked:141
asked@boolean:46 asked@choice:121 asked@date:-169 asked@no_preference:301 asked@nothing:56 asked@number:-171 asked@several:-52 asked@text:400
asked@time:68 asked@value:-10 asked_2:521 asked_share_0:-21 asked_share_1:-138 asked_share_2:84 asked_share_3:118 asked_share_4:112 asks:-560
asks@no_preference:92 asks@nothing:-420 asks@value:-272 asks_by_word:266 asks_first:-733 before_0:512 before_1:626 before_2:259 before_3:-136
before_4:-518 before_5:-444 capitals:81 capitals@boolean:-114 capitals@date:-39 capitals@no_preference:146 capitals@nothing:-126 capitals@number:-374
capitals@several:73 capitals@text:579 capitals@time:-268 capitals@value:88 capitals_2:385 clauses_0:-87 clauses_3:142 clauses_4:233 conjunctions:90
conjunctions@boolean:282 conjunctions@choice:-197 conjunctions@date:-399 conjunctions@no_preference:-126 conjunctions@nothing:293
conjunctions@number:38 conjunctions@several:609 conjunctions@text:132 conjunctions@time:-208 conjunctions@value:-28 conjunctions_2:210 corrects:108
courtesy@answer:-141 courtesy@counter_question:-31 courtesy@does_not_know:-26 courtesy@no_preference:-82 courtesy@off_topic:-264 days:-72
days@boolean:-104 days@date:342 days@no_preference:-139 days@nothing:38 days@number:282 days@several:-189 days@text:-555 days@time:37 days@value:-38
days_2:503 declines:-554 ends_asking:-170 ends_asking@no_preference:137 ends_asking@nothing:-91 ends_asking@value:-207 exclaims:-549
hint_about_the_question:-386 hint_about_the_question@no_preference:206 hint_about_the_question@nothing:-515 hint_about_the_question@value:-77
hint_about_the_question_2:-92 hint_about_the_question_apart:98 hint_about_the_question_begins:-20 hint_about_the_question_beside:32
hint_about_the_question_first:-199 hint_another_subject:69 hint_another_subject@nothing:11 hint_another_subject@value:56 hint_another_subject_2:62
hint_another_subject_apart:-29 hint_another_subject_begins:-137 hint_another_subject_beside:172 hint_another_subject_first:-368 hint_asking:-391
hint_asking@nothing:-211 hint_asking@value:-181 hint_asking_apart:-19 hint_asking_begins:16 hint_asking_beside:-106 hint_asking_first:-360
hint_but:-47 hint_but@no_preference:66 hint_but@nothing:-123 hint_but@value:15 hint_but_2:52 hint_but_apart:-123 hint_but_begins:-129
hint_but_beside:202 hint_but_first:-274 hint_complaint:-128 hint_complaint@no_preference:-75 hint_complaint@nothing:-71 hint_complaint@value:17
hint_complaint_apart:61 hint_complaint_begins:60 hint_complaint_beside:-118 hint_complaint_first:-34 hint_condition:-194
hint_condition@no_preference:-198 hint_condition@nothing:-111 hint_condition@value:67 hint_condition_2:147 hint_condition_apart:90
hint_condition_begins:42 hint_condition_beside:-133 hint_condition_first:-182 hint_deciding:-415 hint_deciding@nothing:-492 hint_deciding@value:71
hint_deciding_apart:-160 hint_deciding_beside:237 hint_deciding_first:-302 hint_depending:-573 hint_depending@nothing:-376 hint_depending@value:-194
hint_depending_apart:-276 hint_depending_begins:-233 hint_depending_beside:78 hint_depending_first:-374 hint_having_to:-120
hint_having_to@no_preference:-224 hint_having_to@nothing:-243 hint_having_to@value:291 hint_having_to_2:-79 hint_having_to_apart:-258
hint_having_to_begins:-87 hint_having_to_beside:417 hint_having_to_first:-487 hint_i:-65 hint_i@no_preference:62 hint_i@nothing:-129 hint_i_2:22
hint_i_apart:228 hint_i_begins:180 hint_i_beside:-113 hint_i_first:-171 hint_knowing:-200 hint_knowing@no_preference:-30 hint_knowing@nothing:-97
hint_knowing@value:-80 hint_knowing_2:31 hint_knowing_apart:-252 hint_knowing_begins:-55 hint_knowing_beside:238 hint_knowing_first:69 hint_later:-94
hint_later@no_preference:56 hint_later@nothing:-152 hint_later_2:104 hint_later_apart:-53 hint_later_begins:175 hint_later_beside:100
hint_later_first:208 hint_laughter:-160 hint_laughter@nothing:-14 hint_laughter@value:-146 hint_laughter_2:-160 hint_laughter_apart:53
hint_laughter_begins:47 hint_laughter_beside:-199 hint_laughter_first:-124 hint_lost:-268 hint_lost@no_preference:-72 hint_lost@nothing:45
hint_lost@value:-240 hint_lost_2:66 hint_lost_apart:-183 hint_lost_begins:-99 hint_lost_beside:-129 hint_lost_first:-252 hint_nothing:-65
hint_nothing@no_preference:-130 hint_nothing@nothing:146 hint_nothing@value:-92 hint_nothing_2:89 hint_nothing_apart:-95 hint_nothing_begins:231
hint_nothing_beside:-118 hint_nothing_first:226 hint_others_in_charge:-409 hint_others_in_charge@nothing:-286 hint_others_in_charge@value:-114
hint_others_in_charge_2:-22 hint_others_in_charge_apart:-273 hint_others_in_charge_begins:141 hint_others_in_charge_beside:155
hint_others_in_charge_first:-333 hint_papers:-276 hint_papers@no_preference:-56 hint_papers@nothing:-115 hint_papers@value:-103 hint_papers_2:24
hint_papers_apart:52 hint_papers_begins:214 hint_papers_beside:-156 hint_papers_first:-147 hint_past:-254 hint_past@no_preference:45
hint_past@nothing:-153 hint_past@value:-147 hint_past_2:-518 hint_past_apart:240 hint_past_begins:-39 hint_past_beside:-328 hint_past_first:-346
hint_perhaps@no_preference:12 hint_perhaps@nothing:-175 hint_perhaps@value:134 hint_perhaps_2:-40 hint_perhaps_begins:-31 hint_perhaps_beside:145
hint_perhaps_first:-10 hint_roughly:229 hint_roughly@no_preference:87 hint_roughly@nothing:-384 hint_roughly@value:454 hint_roughly_2:-174
hint_roughly_apart:216 hint_roughly_begins:-96 hint_roughly_beside:342 hint_roughly_first:-279 hint_seeking:-220 hint_seeking@no_preference:122
hint_seeking@nothing:-277 hint_seeking@value:-62 hint_seeking_2:-139 hint_seeking_apart:-21 hint_seeking_begins:-81 hint_seeking_beside:79
hint_seeking_first:-152 hint_settling:46 hint_settling@no_preference:-117 hint_settling@nothing:-445 hint_settling@value:349 hint_settling_2:111
hint_settling_apart:100 hint_settling_begins:219 hint_settling_beside:326 hint_settling_first:194 hint_still:-250 hint_still@nothing:-122
hint_still@value:-119 hint_still_2:-123 hint_still_apart:122 hint_still_begins:119 hint_still_beside:-154 hint_still_first:-236 hint_they:-102
hint_they@no_preference:199 hint_they@nothing:-48 hint_they@value:-171 hint_they_2:272 hint_they_apart:142 hint_they_begins:-461 hint_they_beside:-121
hint_they_first:199 hint_told_before:-10 hint_told_before@no_preference:22 hint_told_before@nothing:-30 hint_told_before_2:-99
hint_told_before_apart:186 hint_told_before_begins:-25 hint_told_before_beside:-66 hint_told_before_first:-451 hint_waiting:-336
hint_waiting@nothing:-370 hint_waiting@value:31 hint_waiting_apart:117 hint_waiting_begins:-191 hint_waiting_beside:-84 hint_waiting_first:-331
hint_we:244 hint_we@no_preference:56 hint_we@nothing:295 hint_we@value:-92 hint_we_2:47 hint_we_apart:155 hint_we_begins:-58 hint_we_beside:-193
hint_we_first:-251 hint_you:-139 hint_you@no_preference:192 hint_you@nothing:-71 hint_you@value:-260 hint_you_2:-134 hint_you_begins:-471
hint_you_beside:106 hint_you_first:-173 hints_0:511 hints_1:75 hints_2:-144 hints_3:14 hints_4:-150 hints_5:-96 implied:-329 kind_boolean:403
kind_boolean@no_preference:66 kind_boolean@nothing:321 kind_boolean@value:58 kind_choice:301 kind_choice@no_preference:32 kind_choice@nothing:353
kind_choice@value:89 kind_date:-199 kind_date@no_preference:-43 kind_date@nothing:-504 kind_date@value:189 kind_number:-80
kind_number@no_preference:-141 kind_number@nothing:-457 kind_number@value:193 kind_several:177 kind_several@no_preference:-51 kind_several@nothing:143
kind_several@value:81 kind_text:-124 kind_text@no_preference:63 kind_text@nothing:-159 kind_text@value:-56 kind_time:-128 kind_time@no_preference:134
kind_time@nothing:-320 kind_time@value:22 knowing:163 knowing@boolean:224 knowing@choice:-134 knowing@date:-237 knowing@no_preference:-29
knowing@nothing:167 knowing@number:204 knowing@several:-121 knowing@text:332 knowing@time:-89 knowing@value:34 knowing_2:108 labels_0@boolean:248
labels_0@choice:-106 labels_0@date:-169 labels_0@number:-55 labels_0@several:-164 labels_0@text:-99 labels_0@time:-112 labels_1@choice:312
labels_2@choice:142 labels_2@several:282 labels_3@several:95 length_0@boolean:126 length_0@choice:-91 length_0@date:-103 length_0@nothing:-50
length_0@number:279 length_0@several:23 length_0@text:78 length_0@time:13 length_0@value:299 length_1@boolean:403 length_1@choice:-58 length_1@date:67
length_1@no_preference:12 length_1@nothing:225 length_1@number:278 length_1@several:220 length_1@text:-20 length_1@time:43 length_1@value:285
length_2@boolean:87 length_2@choice:105 length_2@date:75 length_2@no_preference:-19 length_2@nothing:58 length_2@number:-19 length_2@several:68
length_2@text:-248 length_2@time:232 length_2@value:101 length_3@boolean:-40 length_3@choice:340 length_3@date:-210 length_3@no_preference:135
length_3@nothing:-365 length_3@number:-492 length_3@several:103 length_3@text:-171 length_3@time:-347 length_3@value:-139 length_4@boolean:-303
length_4@choice:120 length_4@date:-104 length_4@no_preference:77 length_4@nothing:-248 length_4@number:-152 length_4@several:-207 length_4@text:256
length_4@time:-106 length_4@value:-300 length_5@boolean:65 length_5@choice:-165 length_5@no_preference:-113 length_5@value:37 negations:-133
negations@boolean:402 negations@choice:24 negations@date:102 negations@no_preference:-101 negations@nothing:-229 negations@number:-139
negations@text:-460 negations@time:-141 negations@value:106 negations_2:123 next_asked@choice:188 next_asked@number:83 next_asked@text:-69
next_clause@boolean:79 next_clause@choice:107 next_clause@date:135 next_clause@number:471 next_clause@several:172 next_clause@text:65
next_clause@time:139 next_content@boolean:-82 next_content@choice:-74 next_content@date:-132 next_content@number:-110 next_content@several:-188
next_content@text:-134 next_content@time:26 next_end@boolean:193 next_end@choice:206 next_end@date:365 next_end@number:30 next_end@text:129
next_end@time:74 next_other_role@choice:91 next_other_role@number:136 next_other_role@text:53 next_role@choice:44 next_role@number:-239
next_small@boolean:-112 next_small@choice:-354 next_small@date:-53 next_small@number:141 next_small@several:50 next_small@text:-93 next_small@time:-79
numbers:140 numbers@boolean:-157 numbers@choice:167 numbers@date:63 numbers@no_preference:83 numbers@nothing:88 numbers@number:106 numbers@several:21
numbers@text:-12 numbers@time:61 numbers@value:56 numbers_2:239 only_asks:-403 open:-322 open@boolean:407 open@choice:-410 open@date:164
open@nothing:-122 open@number:327 open@several:-293 open@text:-321 open@time:-211 open@value:-193 open_2:-261 other_numbers_0@boolean:43
other_numbers_0@choice:82 other_numbers_0@date:50 other_numbers_0@number:-191 other_numbers_0@several:104 other_numbers_0@text:65
other_numbers_0@time:209 other_numbers_1@boolean:11 other_numbers_1@choice:150 other_numbers_1@date:-21 other_numbers_1@number:250
other_numbers_1@several:37 other_numbers_1@text:-222 other_numbers_1@time:-172 other_numbers_2@boolean:17 other_numbers_2@choice:-201
other_numbers_2@date:212 other_numbers_2@number:386 other_numbers_2@several:-118 other_numbers_2@time:66 other_numbers_3@date:35
other_numbers_3@number:38 other_numbers_3@text:33 others:-81 others@no_preference:-162 others@nothing:-428 others@value:268 parts_0:-82 parts_1:16
parts_2:156 parts_3:364 parts_4:158 parts_5:58 phrase_afterTomorrow:83 phrase_afterTomorrow@value:83 phrase_afternoon:419 phrase_afternoon@nothing:126
phrase_afternoon@value:292 phrase_ago:-239 phrase_ago@no_preference:28 phrase_ago@nothing:11 phrase_ago@value:-279 phrase_andHalf:201
phrase_andHalf@nothing:42 phrase_andHalf@value:159 phrase_asksPreference:440 phrase_asksPreference@no_preference:59 phrase_asksPreference@nothing:558
phrase_asksPreference@value:-178 phrase_beforeYesterday:114 phrase_beforeYesterday@value:94 phrase_correction:-116 phrase_correction@no_preference:21
phrase_correction@nothing:-195 phrase_correction@value:35 phrase_counterQuestion:-184 phrase_counterQuestion@no_preference:59
phrase_counterQuestion@nothing:-131 phrase_counterQuestion@value:-114 phrase_dayAfter:36 phrase_dayAfter@value:36 phrase_dayBefore:102
phrase_dayBefore@value:60 phrase_doesNotKnow:-414 phrase_doesNotKnow@no_preference:-92 phrase_doesNotKnow@nothing:-146 phrase_doesNotKnow@value:-170
phrase_evening:214 phrase_evening@nothing:-79 phrase_evening@value:291 phrase_everything:145 phrase_everything@no_preference:22
phrase_everything@nothing:143 phrase_everything@value:-17 phrase_except:112 phrase_except@no_preference:-108 phrase_except@nothing:48
phrase_except@value:170 phrase_excluding:34 phrase_excluding@no_preference:-216 phrase_excluding@nothing:78 phrase_excluding@value:172
phrase_fails:414 phrase_fails@no_preference:-31 phrase_fails@nothing:313 phrase_fails@value:134 phrase_fromNow:49 phrase_fromNow@value:49
phrase_groundFloor:76 phrase_groundFloor@value:69 phrase_halfOf:164 phrase_halfOf@nothing:-21 phrase_halfOf@value:186 phrase_hasOwn:59
phrase_hasOwn@value:42 phrase_holds@no_preference:-149 phrase_holds@nothing:-103 phrase_holds@value:218 phrase_introducing:-88
phrase_introducing@no_preference:174 phrase_introducing@nothing:-256 phrase_introducing@value:-20 phrase_lastDay:-149 phrase_lastDay@nothing:51
phrase_lastDay@value:-200 phrase_later:44 phrase_later@nothing:-234 phrase_later@value:234 phrase_morning:216 phrase_morning@nothing:63
phrase_morning@value:149 phrase_naming:91 phrase_naming@no_preference:127 phrase_naming@nothing:-27 phrase_neither:61 phrase_neither@nothing:-40
phrase_neither@value:57 phrase_night:223 phrase_night@nothing:71 phrase_night@value:152 phrase_no:-63 phrase_no@no_preference:-162
phrase_no@nothing:104 phrase_no@value:-21 phrase_noPreference:434 phrase_noPreference@no_preference:207 phrase_noPreference@nothing:158
phrase_noPreference@value:108 phrase_none:-172 phrase_none@no_preference:-132 phrase_none@nothing:59 phrase_none@value:-109 phrase_noon:163
phrase_noon@value:120 phrase_nothing:-45 phrase_nothing@no_preference:-122 phrase_nothing@nothing:-109 phrase_nothing@value:180 phrase_oneBefore:17
phrase_oneBefore@value:17 phrase_ownName:129 phrase_ownName@nothing:81 phrase_ownName@value:48 phrase_refusal:-131 phrase_refusal@no_preference:28
phrase_refusal@nothing:-124 phrase_refusal@value:-42 phrase_rest:192 phrase_rest@nothing:92 phrase_rest@value:58 phrase_today:-287
phrase_today@nothing:-251 phrase_today@value:-36 phrase_tomorrow:291 phrase_tomorrow@nothing:152 phrase_tomorrow@value:139 phrase_yes:50
phrase_yes@no_preference:24 phrase_yes@nothing:-95 phrase_yes@value:93 phrase_yesterday:-111 phrase_yesterday@nothing:-25 phrase_yesterday@value:-86
previous_asked@choice:123 previous_asked@number:41 previous_clause@boolean:53 previous_clause@choice:-182 previous_clause@date:123
previous_clause@number:273 previous_clause@several:-76 previous_clause@text:-17 previous_clause@time:85 previous_content@boolean:-174
previous_content@choice:-182 previous_content@date:51 previous_content@number:-185 previous_content@several:15 previous_content@text:251
previous_content@time:-135 previous_small@boolean:-154 previous_small@choice:86 previous_small@date:-113 previous_small@number:-244
previous_small@several:-33 previous_start@boolean:326 previous_start@choice:147 previous_start@date:219 previous_start@number:349
previous_start@several:115 previous_start@text:-260 previous_start@time:165 relations:-444 relations@boolean:-238 relations@choice:-198
relations@date:-22 relations@no_preference:-119 relations@nothing:-146 relations@number:501 relations@several:-53 relations@text:-286
relations@time:-189 relations@value:-189 relations_2:-292 saying:17 saying@boolean:16 saying@choice:-35 saying@date:-58 saying@nothing:41
saying@number:-89 saying@several:-70 saying@text:126 saying@time:129 saying@value:-43 saying_2:-86 share_0:-666 share_0@boolean:-132 share_0@choice:87
share_0@date:-125 share_0@several:-110 share_0@text:-424 share_0@time:-278 share_1:45 share_1@boolean:129 share_1@date:141 share_1@number:414
share_1@several:103 share_1@text:260 share_1@time:245 share_2:258 share_2@boolean:30 share_2@choice:-19 share_2@date:155 share_2@several:40
share_2@text:393 share_2@time:103 share_3:512 share_3@boolean:54 share_3@choice:92 share_3@date:132 share_3@number:-50 share_3@several:30
share_3@text:-172 share_3@time:64 share_4:307 share_5:303 share_6:83 stances:-31 stances@boolean:-61 stances@choice:136 stances@date:-144
stances@no_preference:-195 stances@nothing:-143 stances@number:-152 stances@several:173 stances@text:-124 stances@time:-35 stances@value:75
stances_2:64 sure_0:-120 sure_0@date:16 sure_0@number:-14 sure_0@text:-191 sure_1:-63 sure_1@choice:28 sure_1@date:113 sure_1@number:366
sure_1@several:-103 sure_1@text:-345 sure_1@time:-152 sure_2:-223 sure_2@boolean:-177 sure_2@choice:71 sure_2@date:-10 sure_2@number:-148
sure_2@several:213 sure_2@text:-101 sure_2@time:-16 sure_3:117 sure_3@boolean:240 sure_3@choice:-34 sure_3@date:90 sure_3@number:147
sure_3@several:-75 sure_3@text:484 sure_3@time:271 sure_4:-387 sure_5:428 sure_6:115 sure_7:384 telling:-227 telling@boolean:-63 telling@choice:-121
telling@date:-23 telling@no_preference:55 telling@nothing:-296 telling@number:115 telling@several:-55 telling@text:-98 telling@value:10 telling_2:-69
trails_off:-110 value_asked_1:-562 value_asked_2:173 value_beside_asked:449 value_capital@boolean:202 value_capital@choice:-88 value_capital@date:68
value_capital@number:91 value_capital@several:-234 value_capital@text:894 value_capital@time:32 value_clause_first@boolean:-116
value_clause_first@choice:-41 value_clause_first@date:152 value_clause_first@several:-14 value_clause_first@text:37 value_clause_first@time:117
value_clause_last@boolean:278 value_clause_last@choice:153 value_clause_last@date:-28 value_clause_last@number:310 value_clause_last@several:-95
value_clause_last@text:-71 value_clause_last@time:-80 value_clause_middle@boolean:-47 value_clause_middle@choice:-111 value_clause_middle@date:68
value_clause_middle@number:140 value_clause_middle@several:49 value_clause_middle@text:-230 value_clause_middle@time:23 value_clause_only@boolean:-19
value_clause_only@choice:62 value_clause_only@date:97 value_clause_only@number:13 value_clause_only@several:100 value_clause_only@text:81
value_clause_only@time:60 value_declined:72 value_denied:-149 value_negation@boolean:16 value_negation@choice:-198 value_negation@number:90
value_negation@several:22 value_negation@text:-265 value_negation@time:31 value_relation:-184 value_words_0@boolean:247 value_words_0@choice:334
value_words_0@date:396 value_words_0@number:902 value_words_0@several:233 value_words_0@text:45 value_words_0@time:340 value_words_1@boolean:-177
value_words_1@choice:-199 value_words_1@date:50 value_words_1@number:-41 value_words_1@several:-74 value_words_1@text:-253 value_words_1@time:23
value_words_2@boolean:39 value_words_2@choice:115 value_words_2@date:-126 value_words_2@number:-242 value_words_2@several:150 value_words_2@text:98
value_words_2@time:-177 value_words_3@boolean:-47 value_words_3@choice:-541 value_words_3@date:-81 value_words_3@number:-356
value_words_3@several:-193 value_words_3@text:-81 value_words_3@time:-82 value_words_4@choice:194 value_words_4@number:-325 value_words_4@several:-88
value_words_4@text:14 value_words_5@choice:16 value_words_5@text:67 weighing:-98 weighing@boolean:-117 weighing@choice:143 weighing@date:-33
weighing@no_preference:20 weighing@nothing:-95 weighing@number:190 weighing@several:-15 weighing@text:-187 weighing@time:-77 weighing@value:-22
words_0:130 words_1:150 words_10:16 words_2:389 words_3:243 words_4:150 words_5:-130 words_6:145 words_7:-188 words_8:-418 words_9:167
`;
