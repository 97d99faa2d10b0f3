/**
 * Of each sign of whether a reply answers, its weight in thousandths. Learned by bench/understanding/training from 7701
 * replies; written by `npm run train:answering`, not by hand.
 */
export const ANSWERING_WEIGHTS = `
able:120 able@boolean:181 able@choice:291 able@date:-221 able@no_preference:-51 able@nothing:-20 able@number:-245 able@several:123 able@text:-107
able@time:123 able@value:223 able_2:131 about_account:52 about_account@value:41 about_address:-47 about_address@no_preference:36
about_address@nothing:-93 about_address@value:10 about_amount:19 about_amount@nothing:12 about_anaphor:-182 about_anaphor@nothing:-136
about_anaphor@value:12 about_appointment:-20 about_appointment@nothing:15 about_appointment@value:-37 about_area:-38 about_area@no_preference:11
about_area@nothing:-75 about_area@value:26 about_arrival:121 about_arrival@no_preference:35 about_arrival@nothing:-24 about_arrival@value:113
about_attraction:46 about_attraction@nothing:35 about_attraction@value:11 about_birth:-87 about_birth@nothing:39 about_birth@value:-125 about_book:-61
about_book@nothing:-70 about_brand:-22 about_brand@nothing:-24 about_bus:-84 about_bus@value:-81 about_bye:-53 about_bye@nothing:-41
about_bye@value:-12 about_car:62 about_car@nothing:66 about_children:116 about_children@nothing:75 about_children@value:32 about_city:77
about_city@no_preference:10 about_city@nothing:-56 about_city@value:123 about_class:31 about_class@nothing:22 about_company:-39
about_company@value:-36 about_compass:-55 about_compass@no_preference:29 about_compass@nothing:-93 about_compass@value:14 about_confirm:-15
about_confirm@no_preference:-22 about_confirm@nothing:-50 about_confirm@value:56 about_country:-101 about_country@nothing:-81 about_country@value:-20
about_date:-82 about_date@no_preference:10 about_date@nothing:-14 about_date@value:-78 about_dearness:95 about_dearness@no_preference:21
about_dearness@nothing:19 about_dearness@value:55 about_delivery:-31 about_delivery@value:-32 about_departure:-24 about_departure@no_preference:-52
about_departure@nothing:116 about_departure@value:-86 about_description:-80 about_description@nothing:-49 about_description@value:-31 about_device:-13
about_device@nothing:-11 about_diet:83 about_diet@value:74 about_doctor:-31 about_doctor@nothing:13 about_doctor@value:-44 about_document:-46
about_document@value:-52 about_done:-70 about_done@no_preference:-17 about_done@nothing:-18 about_done@value:-36 about_drink@nothing:-24
about_drink@value:26 about_duration:10 about_duration@no_preference:-22 about_duration@nothing:-42 about_duration@value:76 about_education:19
about_education@nothing:-15 about_education@value:34 about_elevator@value:-18 about_else@no_preference:-15 about_else@nothing:-34 about_else@value:41
about_email:-67 about_email@value:-58 about_end:91 about_end@nothing:74 about_end@value:14 about_energy@nothing:52 about_energy@value:-51
about_event:-23 about_event@nothing:-20 about_event@value:-12 about_family@nothing:-38 about_family@value:34 about_film:-25 about_film@value:-25
about_flight:47 about_flight@nothing:38 about_flight@value:10 about_floor:30 about_floor@nothing:25 about_food:241 about_food@no_preference:11
about_food@nothing:125 about_food@value:104 about_found:-34 about_found@no_preference:38 about_found@nothing:-34 about_found@value:-38 about_free:-68
about_free@no_preference:-46 about_free@nothing:-51 about_free@value:30 about_gender:-56 about_gender@nothing:-67 about_gender@value:11
about_health:-38 about_health@nothing:-47 about_height:43 about_height@value:38 about_hello:110 about_hello@nothing:15 about_hello@value:95
about_help:-31 about_help@nothing:19 about_help@value:-50 about_home:66 about_home@no_preference:17 about_home@nothing:23 about_home@value:27
about_how_long:-65 about_how_long@nothing:-36 about_how_long@value:-29 about_how_many@nothing:-26 about_how_many@value:21 about_how_much:-187
about_how_much@nothing:-44 about_how_much@value:-143 about_how_old:-18 about_identifier:-19 about_identifier@no_preference:-17
about_identifier@nothing:-40 about_identifier@value:38 about_income:37 about_income@nothing:32 about_insurance:-92 about_insurance@nothing:26
about_insurance@value:-138 about_internet:-55 about_internet@value:14 about_job:42 about_job@nothing:45 about_language:-58 about_language@nothing:19
about_language@value:-77 about_lodging:13 about_lodging@no_preference:-15 about_lodging@nothing:-117 about_lodging@value:146 about_luggage:25
about_luggage@nothing:11 about_luggage@value:13 about_may_have:-10 about_may_have@nothing:-82 about_may_have@value:74 about_message:12 about_month:149
about_month@nothing:62 about_month@value:88 about_music:16 about_music@nothing:21 about_name:-87 about_name@nothing:-15 about_name@value:-72
about_nationality:27 about_nationality@nothing:-23 about_nationality@value:49 about_need:12 about_need@no_preference:-70 about_need@nothing:-12
about_need@value:97 about_number:-56 about_number@no_preference:-19 about_number@nothing:-101 about_number@value:65 about_offer:-41
about_offer@no_preference:-16 about_offer@nothing:-32 about_other:-307 about_other@no_preference:-38 about_other@nothing:-177 about_other@value:-92
about_outdoors:75 about_outdoors@nothing:74 about_parking:-71 about_parking@no_preference:28 about_parking@nothing:-75 about_parking@value:-24
about_payment:-88 about_payment@nothing:-92 about_people:-72 about_people@no_preference:-41 about_people@nothing:-104 about_people@value:73
about_person:-121 about_person@no_preference:35 about_person@nothing:-99 about_person@value:-56 about_pet:-80 about_pet@nothing:22
about_pet@value:-101 about_phone@nothing:-42 about_phone@value:39 about_place@nothing:-31 about_place@value:44 about_prefer:33
about_prefer@no_preference:34 about_prefer@nothing:-20 about_prefer@value:19 about_price:-236 about_price@no_preference:16 about_price@nothing:-167
about_price@value:-86 about_rating:-41 about_rating@nothing:-93 about_rating@value:53 about_reason:44 about_reason@nothing:27 about_reason@value:17
about_refund:-32 about_refund@value:-31 about_relative_day@nothing:-18 about_relative_day@value:17 about_request:72 about_request@nothing:50
about_request@value:22 about_restaurant:238 about_restaurant@nothing:126 about_restaurant@value:115 about_return:10 about_return@nothing:73
about_return@value:-63 about_room:23 about_room@no_preference:-11 about_room@value:31 about_size:27 about_size@nothing:78 about_size@value:-51
about_sorry:-27 about_sorry@no_preference:-12 about_sorry@nothing:19 about_sorry@value:-34 about_sport:-41 about_sport@nothing:-22
about_sport@value:-18 about_start:93 about_start@nothing:143 about_start@value:-41 about_statement:-149 about_statement@no_preference:74
about_statement@nothing:-124 about_statement@value:-80 about_stop:-31 about_stop@nothing:-14 about_stop@value:-17 about_subject:-32
about_subject@no_preference:20 about_subject@nothing:-110 about_subject@value:59 about_suggest:61 about_suggest@no_preference:19
about_suggest@nothing:-30 about_suggest@value:73 about_taxi:55 about_taxi@value:55 about_tell:-48 about_tell@no_preference:18 about_tell@nothing:-117
about_tell@value:51 about_thanks@no_preference:-18 about_thanks@value:27 about_ticket:76 about_ticket@nothing:62 about_time:38 about_time@nothing:44
about_time@value:-14 about_train:-14 about_train@nothing:17 about_train@value:-34 about_trip:-38 about_trip@nothing:-47 about_type:68
about_type@nothing:42 about_type@value:16 about_want:143 about_want@no_preference:-11 about_want@nothing:124 about_want@value:35
about_weather@nothing:18 about_weather@value:-24 about_weekday:-156 about_weekday@no_preference:-27 about_weekday@nothing:-32 about_weekday@value:-90
about_weight:-30 about_weight@nothing:28 about_weight@value:-58 about_what:38 about_what@no_preference:34 about_what@nothing:-61 about_what@value:83
about_when:125 about_when@nothing:98 about_when@value:19 about_where:199 about_where@no_preference:28 about_where@nothing:160 about_where@value:11
about_whether:-19 about_whether@no_preference:32 about_whether@nothing:-64 about_whether@value:17 about_who:-175 about_who@no_preference:26
about_who@nothing:-101 about_who@value:-101 about_year:57 about_year@nothing:59 about_your:-54 about_your@no_preference:25 about_your@nothing:-57
about_your@value:-12 act_answer:493 act_answer@boolean:218 act_answer@choice:188 act_answer@date:85 act_answer@number:256 act_answer@several:96
act_answer@text:125 act_answer@time:-41 act_counter_question:-466 act_counter_question@boolean:-484 act_counter_question@choice:198
act_counter_question@date:96 act_counter_question@number:-311 act_counter_question@several:-68 act_counter_question@text:276 act_does_not_know:-303
act_does_not_know@boolean:269 act_does_not_know@choice:-96 act_does_not_know@date:-92 act_does_not_know@number:-309 act_does_not_know@several:67
act_does_not_know@text:-25 act_does_not_know@time:-38 act_later:-117 act_later@boolean:-23 act_later@choice:195 act_later@date:-73
act_later@several:-63 act_later@text:-107 act_later@time:-33 act_no_preference:184 act_no_preference@boolean:40 act_no_preference@choice:107
act_no_preference@date:-35 act_no_preference@number:-165 act_no_preference@several:-48 act_no_preference@text:67 act_no_preference@time:148
act_off_topic@boolean:359 act_off_topic@choice:20 act_off_topic@date:-365 act_off_topic@number:99 act_off_topic@several:250 act_off_topic@text:-249
act_off_topic@time:-148 act_refusal:-220 act_refusal@boolean:76 act_refusal@date:-12 act_refusal@number:-144 act_refusal@text:-58 after_0:433
after_1:-94 after_2:-13 after_3:17 after_4:44 after_5:14 agent_0:-158 agent_0@answer:-82 agent_0@counter_question:-52 agent_0@does_not_know:-373
agent_0@later:-191 agent_0@no_preference:-104 agent_0@no_preference_alone:-86 agent_0@no_preference_others:-19 agent_0@nothing_alone:-67
agent_0@nothing_others:84 agent_0@off_topic:368 agent_0@refusal:-145 agent_0@value_alone:-99 agent_0@value_others:115 agent_1:29 agent_1@answer:-70
agent_1@counter_question:94 agent_1@does_not_know:-244 agent_1@later:83 agent_1@no_preference:135 agent_1@no_preference_alone:156
agent_1@no_preference_others:-23 agent_1@nothing_alone:55 agent_1@nothing_others:154 agent_1@off_topic:281 agent_1@refusal:-76 agent_1@value_alone:-47
agent_1@value_others:-102 agent_2:268 agent_2@answer:484 agent_2@counter_question:-367 agent_2@does_not_know:390 agent_2@no_preference_alone:-21
agent_2@no_preference_others:21 agent_2@nothing_alone:-138 agent_2@nothing_others:-233 agent_2@off_topic:-390 agent_2@value_alone:324
agent_2@value_others:249 agent_3@answer:571 agent_3@counter_question:46 agent_3@does_not_know:-24 agent_3@no_preference:-64
agent_3@no_preference_alone:97 agent_3@no_preference_others:-160 agent_3@nothing_alone:-329 agent_3@nothing_others:-237 agent_3@off_topic:-589
agent_3@value_alone:390 agent_3@value_others:208 agent_4:-141 agent_4@answer:365 agent_4@counter_question:-105 agent_4@no_preference:105
agent_4@no_preference_alone:74 agent_4@no_preference_others:32 agent_4@nothing_alone:-280 agent_4@nothing_others:-322 agent_4@off_topic:-496
agent_4@value_alone:245 agent_4@value_others:118 agent_asks_0:327 agent_asks_0@no_preference:43 agent_asks_0@nothing:105 agent_asks_0@value:178
agent_asks_1:-61 agent_asks_1@no_preference:56 agent_asks_1@nothing:-394 agent_asks_1@value:109 agent_asks_2:-64 agent_asks_2@nothing:-60
agent_asks_2@value:-13 agent_says_0:26 agent_says_0@no_preference_alone:38 agent_says_0@no_preference_others:-131 agent_says_0@nothing_alone:47
agent_says_0@nothing_others:65 agent_says_0@value_alone:-24 agent_says_0@value_others:155 agent_says_1:78 agent_says_1@no_preference_alone:152
agent_says_1@no_preference_others:-20 agent_says_1@nothing_alone:-350 agent_says_1@nothing_others:-401 agent_says_1@value_alone:353
agent_says_1@value_others:330 agent_says_2:-331 agent_says_2@no_preference_alone:43 agent_says_2@nothing_alone:-286 agent_says_2@nothing_others:-255
agent_says_2@value_alone:113 agent_says_2@value_others:51 always:1093 asked:73 asked@boolean:63 asked@choice:22 asked@date:-140
asked@no_preference:338 asked@nothing:37 asked@number:-192 asked@several:-96 asked@text:578 asked@time:-44 asked@value:-67 asked_2:480
asked_share_0:-16 asked_share_1:-36 asked_share_2:-85 asked_share_3:106 asked_share_4:145 asking_about_the_question@nothing:108
asking_about_the_question@value:-79 asking_advising@after_value:-33 asking_advising@before_value:166 asking_advising@no_preference:33
asking_advising@nothing:-259 asking_advising@value:-92 asking_allowed@after_value:136 asking_allowed@before_value:244 asking_allowed@no_preference:35
asking_allowed@nothing:404 asking_allowed@value:115 asking_another_subject@after_value:-66 asking_another_subject@before_value:-25
asking_another_subject@nothing:-16 asking_another_subject@value:14 asking_asking@nothing:-26 asking_available@after_value:581
asking_available@before_value:224 asking_available@no_preference:28 asking_available@nothing:398 asking_available@value:-14 asking_but@after_value:173
asking_but@before_value:-161 asking_but@nothing:-68 asking_but@value:16 asking_comparing@after_value:-303 asking_comparing@before_value:-93
asking_comparing@nothing:-190 asking_comparing@value:-161 asking_complaint@before_value:-42 asking_complaint@nothing:-23
asking_condition@after_value:92 asking_condition@before_value:-67 asking_condition@nothing:165 asking_condition@value:-70
asking_contacting@after_value:33 asking_contacting@before_value:-91 asking_contacting@nothing:-144 asking_contacting@value:16
asking_doing@after_value:-73 asking_doing@before_value:83 asking_doing@nothing:210 asking_doing@value:-67 asking_having_to@after_value:-66
asking_having_to@before_value:-18 asking_having_to@nothing:-84 asking_having_to@value:19 asking_i@after_value:228 asking_i@before_value:825
asking_i@no_preference:47 asking_i@nothing:340 asking_i@value:263 asking_knowing@after_value:-22 asking_knowing@before_value:-10
asking_knowing@nothing:-11 asking_knowing@value:72 asking_later@after_value:-53 asking_later@before_value:32 asking_later@nothing:-48
asking_later@value:44 asking_lost@before_value:-12 asking_lost@nothing:91 asking_nothing@after_value:19 asking_nothing@before_value:234
asking_nothing@nothing:-101 asking_others_in_charge@after_value:118 asking_others_in_charge@before_value:110 asking_others_in_charge@nothing:292
asking_others_in_charge@value:-97 asking_papers@after_value:106 asking_papers@nothing:224 asking_past@after_value:-25 asking_past@before_value:382
asking_past@nothing:32 asking_past@value:15 asking_perhaps@after_value:123 asking_perhaps@before_value:609 asking_perhaps@no_preference:-35
asking_perhaps@nothing:456 asking_perhaps@value:203 asking_possible@after_value:196 asking_possible@before_value:233 asking_possible@nothing:494
asking_possible@value:29 asking_proposing@before_value:161 asking_proposing@nothing:226 asking_proposing@value:12
asking_question_word@after_value:-457 asking_question_word@before_value:-59 asking_question_word@no_preference:70 asking_question_word@nothing:-93
asking_question_word@value:81 asking_requesting@after_value:197 asking_requesting@before_value:377 asking_requesting@nothing:412
asking_requesting@value:169 asking_roughly@after_value:160 asking_roughly@before_value:24 asking_roughly@nothing:475 asking_roughly@value:52
asking_seeking@after_value:175 asking_seeking@nothing:347 asking_seeking@value:55 asking_settling@before_value:254 asking_settling@nothing:137
asking_settling@value:32 asking_still@after_value:333 asking_still@before_value:361 asking_still@nothing:-40 asking_still@value:55
asking_they@after_value:453 asking_they@before_value:-127 asking_they@nothing:452 asking_they@value:-48 asking_told_before@after_value:202
asking_told_before@before_value:291 asking_told_before@nothing:106 asking_we@after_value:107 asking_we@before_value:268 asking_we@nothing:488
asking_we@value:-14 asking_wishing@after_value:246 asking_wishing@before_value:73 asking_wishing@nothing:250 asking_wishing@value:12
asking_you@after_value:305 asking_you@before_value:107 asking_you@no_preference:39 asking_you@nothing:244 asking_you@value:156 asks:-402
asks@no_preference:-93 asks@nothing:-22 asks@value:-292 asks_by_advising@nothing:-24 asks_by_advising@number:16 asks_by_allowed@before_value:299
asks_by_allowed@boolean:76 asks_by_allowed@choice:127 asks_by_allowed@date:-13 asks_by_allowed@no_preference:22 asks_by_allowed@nothing:75
asks_by_allowed@number:86 asks_by_allowed@several:82 asks_by_allowed@text:81 asks_by_allowed@time:50 asks_by_allowed@value:89
asks_by_available@before_value:188 asks_by_available@boolean:67 asks_by_available@choice:92 asks_by_available@date:83 asks_by_available@nothing:125
asks_by_available@number:-61 asks_by_available@several:-34 asks_by_available@text:86 asks_by_available@time:85 asks_by_comparing@before_value:-171
asks_by_comparing@boolean:-108 asks_by_comparing@choice:-185 asks_by_comparing@date:105 asks_by_comparing@nothing:-221 asks_by_comparing@number:-53
asks_by_comparing@several:-48 asks_by_comparing@text:-29 asks_by_comparing@time:-160 asks_by_comparing@value:-86 asks_by_otherwise@before_value:-886
asks_by_otherwise@boolean:-163 asks_by_otherwise@choice:-617 asks_by_otherwise@date:-76 asks_by_otherwise@nothing:-310 asks_by_otherwise@number:-58
asks_by_otherwise@several:-36 asks_by_otherwise@text:-116 asks_by_otherwise@time:-185 asks_by_otherwise@value:-73 asks_by_possible@before_value:24
asks_by_possible@boolean:-16 asks_by_possible@choice:49 asks_by_possible@date:97 asks_by_possible@nothing:111 asks_by_possible@number:51
asks_by_possible@several:-29 asks_by_proposing@boolean:32 asks_by_proposing@choice:44 asks_by_proposing@nothing:111 asks_by_proposing@text:-105
asks_by_proposing@time:71 asks_by_proposing@value:-40 asks_by_question_word@before_value:-111 asks_by_question_word@boolean:-435
asks_by_question_word@choice:362 asks_by_question_word@date:181 asks_by_question_word@no_preference:69 asks_by_question_word@nothing:-107
asks_by_question_word@number:-79 asks_by_question_word@several:-225 asks_by_question_word@text:164 asks_by_question_word@time:-26
asks_by_question_word@value:72 asks_by_requesting@before_value:203 asks_by_requesting@boolean:69 asks_by_requesting@choice:-72
asks_by_requesting@no_preference:-12 asks_by_requesting@nothing:202 asks_by_requesting@number:187 asks_by_requesting@several:147
asks_by_requesting@text:169 asks_by_requesting@time:29 asks_by_requesting@value:132 asks_by_word:-189 asks_first:-211 before_0:567 before_1:545
before_2:299 before_3:-27 before_4:-471 before_5:-586 capitals:88 capitals@boolean:-83 capitals@choice:-14 capitals@date:-110
capitals@no_preference:65 capitals@nothing:-147 capitals@number:-443 capitals@text:602 capitals@time:-57 capitals@value:127 capitals_2:257
clauses_0:-118 clauses_1:41 clauses_2:77 clauses_3:101 clauses_4:217 conjunctions:19 conjunctions@boolean:128 conjunctions@choice:-212
conjunctions@date:-464 conjunctions@no_preference:-259 conjunctions@nothing:268 conjunctions@number:99 conjunctions@several:715 conjunctions@text:15
conjunctions@time:-227 conjunctions@value:-36 conjunctions_2:269 corrects:54 courtesy@answer:-117 courtesy@counter_question:-62
courtesy@does_not_know:-29 courtesy@no_preference:-84 courtesy@off_topic:-231 days:25 days@boolean:-87 days@choice:-163 days@date:518
days@no_preference:-105 days@nothing:-29 days@number:269 days@several:-225 days@text:-465 days@time:38 days@value:51 days_2:476 declines:-641
ends_asking:-377 ends_asking@no_preference:-58 ends_asking@nothing:-66 ends_asking@value:-307 exclaims:-638 hint_about_the_question:-156
hint_about_the_question@no_preference:179 hint_about_the_question@nothing:-128 hint_about_the_question@value:-209 hint_about_the_question_2:-96
hint_about_the_question_apart:-42 hint_about_the_question_begins:250 hint_about_the_question_beside:12 hint_about_the_question_first:-34
hint_advising:251 hint_advising@no_preference:103 hint_advising@nothing:-45 hint_advising@value:195 hint_advising_2:-45 hint_advising_apart:247
hint_advising_begins:44 hint_advising_beside:39 hint_advising_first:-89 hint_allowed:188 hint_allowed@no_preference:58 hint_allowed@nothing:204
hint_allowed@value:-74 hint_allowed_2:72 hint_allowed_apart:23 hint_allowed_begins:357 hint_allowed_beside:-41 hint_allowed_first:153
hint_another_subject:-211 hint_another_subject@no_preference:37 hint_another_subject@nothing:-253 hint_another_subject_apart:188
hint_another_subject_begins:-267 hint_another_subject_beside:-145 hint_another_subject_first:-499 hint_asking:-535 hint_asking@nothing:-366
hint_asking@value:-169 hint_asking_apart:-19 hint_asking_begins:14 hint_asking_beside:-110 hint_asking_first:-373 hint_available:45
hint_available@no_preference:76 hint_available@value:-18 hint_available_2:552 hint_available_begins:337 hint_available_beside:43
hint_available_first:-107 hint_but:-80 hint_but@no_preference:81 hint_but@nothing:-120 hint_but@value:-33 hint_but_apart:-119 hint_but_begins:-126
hint_but_beside:151 hint_but_first:-261 hint_comparing:-30 hint_comparing@no_preference:25 hint_comparing@nothing:180 hint_comparing@value:-166
hint_comparing_2:-213 hint_comparing_begins:661 hint_comparing_beside:-81 hint_comparing_first:-232 hint_complaint:-189
hint_complaint@no_preference:-54 hint_complaint@nothing:-115 hint_complaint@value:-24 hint_complaint_apart:12 hint_complaint_begins:77
hint_complaint_beside:-89 hint_complaint_first:15 hint_condition:-104 hint_condition@no_preference:-267 hint_condition@nothing:-82
hint_condition@value:155 hint_condition_2:41 hint_condition_apart:59 hint_condition_begins:-37 hint_condition_beside:-55 hint_condition_first:-22
hint_contacting:-421 hint_contacting@no_preference:-43 hint_contacting@nothing:-135 hint_contacting@value:-241 hint_contacting_2:30
hint_contacting_apart:-139 hint_contacting_begins:77 hint_contacting_beside:-70 hint_contacting_first:-115 hint_deciding:-458
hint_deciding@nothing:-517 hint_deciding@value:53 hint_deciding_apart:-165 hint_deciding_begins:33 hint_deciding_beside:224 hint_deciding_first:-272
hint_depending:-604 hint_depending@nothing:-416 hint_depending@value:-194 hint_depending_apart:-339 hint_depending_begins:-256
hint_depending_beside:151 hint_depending_first:-370 hint_doing:180 hint_doing@no_preference:64 hint_doing@nothing:-71 hint_doing@value:205
hint_doing_2:-339 hint_doing_apart:208 hint_doing_begins:-86 hint_doing_beside:118 hint_doing_first:-242 hint_having_to:-171
hint_having_to@no_preference:-210 hint_having_to@nothing:-239 hint_having_to@value:213 hint_having_to_2:-111 hint_having_to_apart:-279
hint_having_to_begins:-103 hint_having_to_beside:362 hint_having_to_first:-460 hint_i:-49 hint_i@no_preference:42 hint_i@nothing:-178 hint_i@value:54
hint_i_2:53 hint_i_apart:176 hint_i_begins:230 hint_i_beside:-46 hint_i_first:-175 hint_knowing:-251 hint_knowing@nothing:-140 hint_knowing@value:-111
hint_knowing_2:60 hint_knowing_apart:-165 hint_knowing_begins:-93 hint_knowing_beside:139 hint_knowing_first:147 hint_later:-62
hint_later@no_preference:65 hint_later@value:-117 hint_later_2:91 hint_later_apart:-168 hint_later_begins:115 hint_later_beside:102
hint_later_first:260 hint_laughter:-171 hint_laughter@nothing:-22 hint_laughter@value:-150 hint_laughter_2:-154 hint_laughter_apart:42
hint_laughter_begins:32 hint_laughter_beside:-192 hint_laughter_first:-111 hint_lost:-219 hint_lost@no_preference:-67 hint_lost@nothing:81
hint_lost@value:-232 hint_lost_2:44 hint_lost_apart:-164 hint_lost_beside:-135 hint_lost_first:-222 hint_nothing:20 hint_nothing@no_preference:-92
hint_nothing@nothing:157 hint_nothing@value:-43 hint_nothing_2:148 hint_nothing_apart:-53 hint_nothing_begins:204 hint_nothing_beside:-75
hint_nothing_first:55 hint_others_in_charge:-437 hint_others_in_charge@nothing:-339 hint_others_in_charge@value:-92 hint_others_in_charge_2:-60
hint_others_in_charge_apart:-273 hint_others_in_charge_begins:115 hint_others_in_charge_beside:180 hint_others_in_charge_first:-259 hint_papers:-245
hint_papers@no_preference:-46 hint_papers@nothing:-158 hint_papers@value:-38 hint_papers_apart:-25 hint_papers_begins:166 hint_papers_beside:-19
hint_papers_first:106 hint_past:-244 hint_past@no_preference:35 hint_past@nothing:-242 hint_past@value:-49 hint_past_2:-612 hint_past_apart:257
hint_past_begins:96 hint_past_beside:-263 hint_past_first:-299 hint_perhaps:97 hint_perhaps@nothing:-200 hint_perhaps@value:244
hint_perhaps_begins:250 hint_perhaps_beside:234 hint_perhaps_first:174 hint_possible:381 hint_possible@nothing:53 hint_possible@value:327
hint_possible_2:91 hint_possible_apart:111 hint_possible_begins:-319 hint_possible_beside:290 hint_possible_first:-20 hint_proposing:48
hint_proposing@no_preference:-183 hint_proposing@nothing:-306 hint_proposing@value:451 hint_proposing_2:338 hint_proposing_begins:398
hint_proposing_beside:283 hint_proposing_first:-128 hint_question_word:-158 hint_question_word@no_preference:263 hint_question_word@nothing:-28
hint_question_word@value:-306 hint_question_word_2:-420 hint_question_word_apart:-276 hint_question_word_begins:-616 hint_question_word_beside:228
hint_question_word_first:-318 hint_requesting:144 hint_requesting@no_preference:-231 hint_requesting@nothing:101 hint_requesting@value:215
hint_requesting_2:-57 hint_requesting_apart:71 hint_requesting_begins:62 hint_requesting_beside:64 hint_requesting_first:-57 hint_roughly:270
hint_roughly@no_preference:111 hint_roughly@nothing:-174 hint_roughly@value:315 hint_roughly_2:-242 hint_roughly_apart:44 hint_roughly_begins:-142
hint_roughly_beside:372 hint_roughly_first:-230 hint_seeking:-226 hint_seeking@no_preference:103 hint_seeking@nothing:-232 hint_seeking@value:-97
hint_seeking_2:-126 hint_seeking_apart:-167 hint_seeking_begins:-72 hint_seeking_beside:173 hint_seeking_first:-329 hint_settling:50
hint_settling@no_preference:-239 hint_settling@nothing:-277 hint_settling@value:300 hint_settling_2:253 hint_settling_apart:97
hint_settling_begins:142 hint_settling_beside:190 hint_settling_first:200 hint_still:-141 hint_still@nothing:-52 hint_still@value:-103
hint_still_2:-74 hint_still_apart:85 hint_still_begins:69 hint_still_beside:-71 hint_still_first:-267 hint_they:-82 hint_they@no_preference:157
hint_they@nothing:-129 hint_they@value:-47 hint_they_2:239 hint_they_apart:74 hint_they_begins:-489 hint_they_beside:29 hint_they_first:144
hint_told_before@no_preference:32 hint_told_before@nothing:-128 hint_told_before@value:85 hint_told_before_2:-40 hint_told_before_apart:171
hint_told_before_begins:-187 hint_told_before_beside:27 hint_told_before_first:-253 hint_waiting:-323 hint_waiting@nothing:-239 hint_waiting@value:-91
hint_waiting_apart:62 hint_waiting_begins:-323 hint_waiting_beside:-147 hint_waiting_first:-220 hint_we:316 hint_we@no_preference:41
hint_we@nothing:359 hint_we@value:-60 hint_we_2:146 hint_we_apart:92 hint_we_begins:-160 hint_we_beside:-114 hint_we_first:-275 hint_wishing:189
hint_wishing@no_preference:101 hint_wishing@nothing:38 hint_wishing@value:105 hint_wishing_2:286 hint_wishing_apart:136 hint_wishing_begins:206
hint_wishing_beside:80 hint_wishing_first:-241 hint_you:-163 hint_you@no_preference:136 hint_you@nothing:-38 hint_you@value:-263 hint_you_2:-114
hint_you_begins:-634 hint_you_beside:42 hint_you_first:-98 hints_0:527 hints_1:184 hints_2:-81 hints_4:83 hints_5:-51 implied:-255 kind_boolean:417
kind_boolean@no_preference:42 kind_boolean@nothing:301 kind_boolean@value:119 kind_choice:338 kind_choice@no_preference:56 kind_choice@nothing:389
kind_choice@value:95 kind_date:-171 kind_date@no_preference:-33 kind_date@nothing:-421 kind_date@value:131 kind_number:-41
kind_number@no_preference:-162 kind_number@nothing:-447 kind_number@value:228 kind_several:172 kind_several@no_preference:-47 kind_several@nothing:147
kind_several@value:77 kind_text:-132 kind_text@no_preference:68 kind_text@nothing:-170 kind_text@value:-53 kind_time:-57 kind_time@no_preference:149
kind_time@nothing:-215 kind_time@value:13 knowing:99 knowing@boolean:235 knowing@choice:-113 knowing@date:-278 knowing@nothing:154 knowing@number:147
knowing@several:-163 knowing@text:332 knowing@time:-44 knowing@value:-38 knowing_2:94 labels_0@boolean:244 labels_0@choice:-30 labels_0@date:-133
labels_0@number:-29 labels_0@several:-174 labels_0@text:-99 labels_0@time:-41 labels_1@choice:256 labels_1@several:-57 labels_2@choice:132
labels_2@several:386 labels_3@choice:51 labels_3@several:62 length_0@boolean:78 length_0@choice:-67 length_0@date:-101 length_0@nothing:-90
length_0@number:257 length_0@several:31 length_0@text:135 length_0@time:18 length_0@value:351 length_1@boolean:345 length_1@choice:-157
length_1@date:82 length_1@no_preference:-31 length_1@nothing:210 length_1@number:444 length_1@several:218 length_1@text:-96 length_1@time:26
length_1@value:278 length_2@boolean:195 length_2@choice:85 length_2@date:171 length_2@no_preference:49 length_2@nothing:93 length_2@number:-62
length_2@text:-242 length_2@time:199 length_2@value:51 length_3@choice:321 length_3@date:-196 length_3@no_preference:133 length_3@nothing:-264
length_3@number:-477 length_3@several:112 length_3@text:-61 length_3@time:-232 length_3@value:-76 length_4@boolean:-312 length_4@choice:271
length_4@date:-212 length_4@no_preference:73 length_4@nothing:-327 length_4@number:-205 length_4@several:-164 length_4@text:233 length_4@time:-100
length_4@value:-218 length_5@boolean:26 length_5@choice:-175 length_5@no_preference:-123 length_5@nothing:-73 length_5@text:-46 length_5@time:13
negations:-123 negations@boolean:428 negations@choice:-102 negations@date:171 negations@no_preference:-63 negations@nothing:-168 negations@number:-156
negations@several:21 negations@text:-482 negations@value:61 negations_2:49 next_asked@choice:331 next_asked@number:134 next_asked@text:-101
next_clause@boolean:118 next_clause@choice:75 next_clause@date:83 next_clause@number:493 next_clause@several:147 next_clause@text:177
next_clause@time:264 next_content@boolean:-53 next_content@choice:-167 next_content@date:-171 next_content@number:-196 next_content@several:-145
next_content@text:-85 next_content@time:-84 next_end@boolean:193 next_end@choice:249 next_end@date:368 next_end@number:-149 next_end@several:46
next_end@text:140 next_end@time:29 next_other_role@choice:212 next_other_role@number:209 next_other_role@several:-27 next_other_role@text:81
next_role@choice:66 next_role@number:-153 next_small@boolean:-139 next_small@choice:-435 next_small@date:-55 next_small@number:271
next_small@text:-296 next_small@time:-108 numbers:137 numbers@boolean:-190 numbers@choice:61 numbers@date:188 numbers@no_preference:141
numbers@nothing:108 numbers@number:111 numbers@several:30 numbers@text:-11 numbers@time:106 numbers@value:42 numbers_2:269 only_asks:-450 open:-342
open@boolean:354 open@choice:-402 open@date:162 open@nothing:-256 open@number:328 open@several:-389 open@text:-357 open@time:-51 open@value:-108
open_2:-266 other_numbers_0@boolean:73 other_numbers_0@choice:180 other_numbers_0@date:-19 other_numbers_0@number:-154 other_numbers_0@several:94
other_numbers_0@time:119 other_numbers_1@boolean:21 other_numbers_1@choice:72 other_numbers_1@date:-87 other_numbers_1@number:286
other_numbers_1@several:-69 other_numbers_1@text:-182 other_numbers_1@time:-170 other_numbers_2@boolean:16 other_numbers_2@choice:-269
other_numbers_2@date:280 other_numbers_2@number:324 other_numbers_2@several:10 other_numbers_2@text:133 other_numbers_2@time:107
other_numbers_3@date:38 other_numbers_3@number:34 other_numbers_3@text:33 others:-89 others@no_preference:-143 others@nothing:-485 others@value:286
parts_0:-92 parts_1:50 parts_2:202 parts_3:348 parts_4:187 parts_5:57 phrase_afterTomorrow:41 phrase_afterTomorrow@value:42 phrase_afternoon:438
phrase_afternoon@nothing:90 phrase_afternoon@value:337 phrase_ago:-67 phrase_ago@no_preference:35 phrase_ago@nothing:45 phrase_ago@value:-148
phrase_andHalf:143 phrase_andHalf@nothing:20 phrase_andHalf@value:123 phrase_asksPreference:387 phrase_asksPreference@no_preference:49
phrase_asksPreference@nothing:504 phrase_asksPreference@value:-165 phrase_beforeYesterday:111 phrase_beforeYesterday@value:91 phrase_correction:-108
phrase_correction@no_preference:67 phrase_correction@nothing:-191 phrase_counterQuestion:-160 phrase_counterQuestion@no_preference:94
phrase_counterQuestion@nothing:-181 phrase_counterQuestion@value:-51 phrase_dayAfter:22 phrase_dayAfter@value:22 phrase_dayBefore:125
phrase_dayBefore@value:69 phrase_doesNotKnow:-446 phrase_doesNotKnow@no_preference:-88 phrase_doesNotKnow@nothing:-157 phrase_doesNotKnow@value:-191
phrase_evening:308 phrase_evening@value:315 phrase_everything:188 phrase_everything@no_preference:24 phrase_everything@nothing:219
phrase_everything@value:-35 phrase_except:118 phrase_except@no_preference:-115 phrase_except@nothing:56 phrase_except@value:172 phrase_excluding:48
phrase_excluding@no_preference:-217 phrase_excluding@nothing:66 phrase_excluding@value:198 phrase_fails:351 phrase_fails@no_preference:-36
phrase_fails@nothing:297 phrase_fails@value:96 phrase_fromNow:112 phrase_fromNow@nothing:119 phrase_groundFloor:73 phrase_groundFloor@value:64
phrase_halfOf:38 phrase_halfOf@nothing:-56 phrase_halfOf@value:94 phrase_hasOwn@nothing:-39 phrase_hasOwn@value:42 phrase_holds:62
phrase_holds@no_preference:-132 phrase_holds@nothing:-96 phrase_holds@value:263 phrase_introducing:-85 phrase_introducing@no_preference:160
phrase_introducing@nothing:-249 phrase_introducing@value:-10 phrase_lastDay:-146 phrase_lastDay@nothing:40 phrase_lastDay@value:-186 phrase_later:-42
phrase_later@nothing:-156 phrase_later@value:66 phrase_midnight:-60 phrase_midnight@value:-60 phrase_morning:281 phrase_morning@nothing:70
phrase_morning@value:204 phrase_naming:99 phrase_naming@no_preference:141 phrase_naming@nothing:12 phrase_naming@value:-28 phrase_neither:141
phrase_neither@nothing:-146 phrase_neither@value:231 phrase_night:185 phrase_night@nothing:69 phrase_night@value:117 phrase_no:-81
phrase_no@no_preference:-76 phrase_no@nothing:139 phrase_no@value:-126 phrase_noPreference:355 phrase_noPreference@no_preference:180
phrase_noPreference@nothing:162 phrase_noPreference@value:41 phrase_none:-185 phrase_none@no_preference:-110 phrase_none@nothing:92
phrase_none@value:-177 phrase_noon:255 phrase_noon@nothing:81 phrase_noon@value:174 phrase_nothing:-50 phrase_nothing@no_preference:-128
phrase_nothing@nothing:-78 phrase_nothing@value:149 phrase_oneBefore:17 phrase_oneBefore@value:17 phrase_ownName:143 phrase_ownName@nothing:81
phrase_ownName@value:62 phrase_refusal:-178 phrase_refusal@no_preference:23 phrase_refusal@nothing:-169 phrase_refusal@value:-33 phrase_rest:148
phrase_rest@nothing:100 phrase_today:-208 phrase_today@nothing:-214 phrase_tomorrow:347 phrase_tomorrow@nothing:235 phrase_tomorrow@value:111
phrase_yes:51 phrase_yes@nothing:165 phrase_yes@value:-55 phrase_yesterday:-201 phrase_yesterday@nothing:-34 phrase_yesterday@value:-166
previous_asked@choice:97 previous_asked@number:38 previous_asked@text:11 previous_clause@boolean:76 previous_clause@choice:-117
previous_clause@date:147 previous_clause@number:246 previous_clause@several:-62 previous_clause@time:75 previous_content@boolean:-59
previous_content@choice:-153 previous_content@date:103 previous_content@number:-225 previous_content@several:16 previous_content@text:335
previous_content@time:-199 previous_small@boolean:-172 previous_small@choice:94 previous_small@date:-274 previous_small@number:-238
previous_small@several:-37 previous_small@text:12 previous_start@boolean:263 previous_start@choice:125 previous_start@date:264
previous_start@number:425 previous_start@several:106 previous_start@text:-308 previous_start@time:160 relations:-409 relations@boolean:-212
relations@choice:-179 relations@date:-29 relations@no_preference:-97 relations@nothing:-72 relations@number:374 relations@several:-18
relations@text:-231 relations@time:-155 relations@value:-245 relations_2:-152 saying:-60 saying@boolean:-18 saying@choice:-225 saying@date:37
saying@nothing:69 saying@number:-124 saying@several:-79 saying@text:136 saying@time:217 saying@value:-125 saying_2:-52 share_0:-551
share_0@boolean:-77 share_0@choice:60 share_0@date:-274 share_0@number:13 share_0@text:-379 share_0@time:-343 share_1:-12 share_1@boolean:154
share_1@choice:41 share_1@date:214 share_1@number:407 share_1@several:-12 share_1@text:337 share_1@time:200 share_2:260 share_2@choice:15
share_2@date:190 share_2@several:41 share_2@text:336 share_2@time:118 share_3:545 share_3@boolean:55 share_3@choice:104 share_3@date:140
share_3@number:-48 share_3@several:34 share_3@text:-195 share_3@time:99 share_4:287 share_5:326 share_6:102 stances:-12 stances@boolean:14
stances@choice:128 stances@date:-90 stances@no_preference:-194 stances@nothing:-85 stances@number:-186 stances@several:214 stances@text:-27
stances@time:-190 stances@value:59 stances_2:19 sure_0:-137 sure_0@choice:61 sure_0@date:12 sure_0@number:-57 sure_0@text:-263 sure_1:-87
sure_1@choice:-17 sure_1@date:131 sure_1@number:385 sure_1@several:-148 sure_1@text:-239 sure_1@time:-12 sure_2:-163 sure_2@boolean:-125
sure_2@choice:194 sure_2@date:-28 sure_2@number:-173 sure_2@several:307 sure_2@text:-52 sure_2@time:-31 sure_3:236 sure_3@boolean:227
sure_3@choice:-114 sure_3@date:87 sure_3@number:279 sure_3@several:-161 sure_3@text:428 sure_3@time:149 sure_4:-271 sure_5:434 sure_6:57 sure_7:332
telling:-208 telling@boolean:-103 telling@choice:-36 telling@date:45 telling@no_preference:28 telling@nothing:-216 telling@number:41
telling@several:-102 telling@text:-119 telling@time:62 telling@value:-23 telling_2:-44 trails_off:-185 value_asked_1:23 value_asked_2:-17
value_beside_asked:522 value_capital@boolean:63 value_capital@choice:11 value_capital@date:58 value_capital@number:393 value_capital@several:-218
value_capital@text:961 value_capital@time:53 value_clause_first@boolean:-86 value_clause_first@choice:-56 value_clause_first@date:268
value_clause_first@number:-143 value_clause_first@several:-17 value_clause_first@text:17 value_clause_first@time:11 value_clause_last@boolean:262
value_clause_last@choice:277 value_clause_last@date:-149 value_clause_last@number:292 value_clause_last@several:47 value_clause_last@text:-123
value_clause_last@time:-214 value_clause_middle@boolean:-67 value_clause_middle@choice:35 value_clause_middle@number:42 value_clause_middle@several:17
value_clause_middle@text:-72 value_clause_middle@time:93 value_clause_only@boolean:34 value_clause_only@choice:-59 value_clause_only@date:101
value_clause_only@number:232 value_clause_only@several:-22 value_clause_only@time:164 value_denied:-176 value_interrogative:-91
value_negation@boolean:16 value_negation@choice:-169 value_negation@date:-41 value_negation@number:56 value_negation@several:16
value_negation@text:-399 value_relation:-299 value_words_0@boolean:189 value_words_0@choice:332 value_words_0@date:441 value_words_0@number:835
value_words_0@several:316 value_words_0@time:153 value_words_1@boolean:-206 value_words_1@choice:-158 value_words_1@number:44
value_words_1@several:-133 value_words_1@text:-236 value_words_1@time:78 value_words_2@choice:-39 value_words_2@number:-128 value_words_2@several:111
value_words_2@text:104 value_words_2@time:-109 value_words_3@choice:-315 value_words_3@date:-244 value_words_3@number:-384 value_words_3@several:-239
value_words_3@text:-138 value_words_3@time:-76 value_words_4@choice:138 value_words_4@number:-468 value_words_4@several:-46 value_words_4@text:84
value_words_5@choice:16 value_words_5@text:69 weighing:-184 weighing@boolean:-123 weighing@choice:135 weighing@date:-48 weighing@no_preference:16
weighing@nothing:-159 weighing@number:138 weighing@several:-27 weighing@text:-182 weighing@time:-76 weighing@value:-41 words_0:155 words_1:147
words_10:-13 words_2:430 words_3:265 words_4:83 words_5:-97 words_6:137 words_7:-146 words_8:-365 words_9:40
`;
