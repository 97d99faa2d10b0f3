/**
 * Of each sign of whether a reply answers, its weight in thousandths. Learned by bench/understanding/training from 6059
 * replies; written by `npm run train:answering`, not by hand.
 */
export const ANSWERING_WEIGHTS = `
able:100 able@choice:143 able@date:-61 able@no_preference:-88 able@nothing:172 able@number:-78 able@several:39 able@text:39 able@time:26 able@value:51
about_account@nothing:-34 about_account@value:19 about_address:34 about_address@no_preference:22 about_address@nothing:-37 about_address@value:48
about_amount:14 about_amount@nothing:-42 about_amount@value:56 about_anaphor:-276 about_anaphor@no_preference:-20 about_anaphor@nothing:-95
about_anaphor@value:-138 about_appointment:59 about_appointment@nothing:45 about_appointment@value:12 about_area@nothing:-21 about_area@value:11
about_arrival:95 about_arrival@no_preference:46 about_arrival@value:59 about_attraction:41 about_attraction@nothing:25 about_attraction@value:15
about_birth:-87 about_birth@nothing:31 about_birth@value:-118 about_book:57 about_book@no_preference:10 about_book@nothing:-19 about_book@value:66
about_brand:43 about_brand@value:44 about_bus:-21 about_bus@nothing:-10 about_bus@value:-11 about_bye:-57 about_bye@nothing:-44 about_bye@value:-13
about_car:47 about_car@nothing:28 about_car@value:19 about_children:84 about_children@nothing:56 about_children@value:27 about_city:95
about_city@no_preference:11 about_city@nothing:-49 about_city@value:133 about_class:32 about_class@nothing:18 about_class@value:12 about_color:21
about_color@nothing:16 about_company:-21 about_company@value:-16 about_compass@no_preference:15 about_compass@nothing:-18 about_confirm:-27
about_confirm@no_preference:-13 about_confirm@value:-10 about_country:-46 about_country@nothing:-46 about_date:-61 about_date@no_preference:10
about_date@nothing:17 about_date@value:-88 about_dearness:78 about_dearness@no_preference:21 about_dearness@value:49 about_departure:84
about_departure@no_preference:-50 about_departure@nothing:142 about_description:-33 about_description@nothing:-45 about_description@value:11
about_device:-10 about_device@nothing:-12 about_diet:50 about_diet@nothing:10 about_diet@value:40 about_doctor:41 about_doctor@nothing:63
about_doctor@value:-21 about_document:-48 about_document@value:-39 about_done:-12 about_done@no_preference:-18 about_done@nothing:29
about_done@value:-23 about_drink@nothing:-14 about_drink@value:11 about_duration:15 about_duration@no_preference:-24 about_duration@nothing:-84
about_duration@value:122 about_education:19 about_education@nothing:-23 about_education@value:42 about_elevator:-17 about_elevator@value:-23
about_else:42 about_else@nothing:15 about_else@value:26 about_email:-38 about_end:104 about_end@nothing:91 about_end@value:10 about_energy:72
about_energy@nothing:70 about_event@nothing:-33 about_event@value:24 about_family@nothing:-35 about_family@value:43 about_flight:41
about_flight@nothing:44 about_floor:33 about_floor@nothing:26 about_food:210 about_food@no_preference:10 about_food@nothing:150 about_food@value:49
about_found:37 about_found@no_preference:36 about_found@nothing:34 about_found@value:-33 about_free:-67 about_free@no_preference:-52
about_free@nothing:-35 about_free@value:20 about_frequency:-11 about_gender:-39 about_gender@nothing:-46 about_health@nothing:-12 about_height:38
about_height@value:38 about_hello:-21 about_hello@nothing:-22 about_help:-44 about_help@nothing:11 about_help@value:-54 about_home:114
about_home@no_preference:16 about_home@nothing:51 about_home@value:47 about_how_long:-40 about_how_long@nothing:-40 about_how_many:-34
about_how_many@value:-37 about_how_much:-112 about_how_much@nothing:-42 about_how_much@value:-71 about_identifier:65
about_identifier@no_preference:-26 about_identifier@nothing:-23 about_identifier@value:114 about_insurance:-106 about_insurance@nothing:19
about_insurance@value:-137 about_internet:-54 about_internet@value:25 about_job:48 about_job@nothing:46 about_language:-66 about_language@nothing:11
about_language@value:-77 about_lodging@no_preference:-12 about_lodging@nothing:-126 about_lodging@value:141 about_may_have:49
about_may_have@nothing:-71 about_may_have@value:120 about_message:11 about_month:100 about_month@value:94 about_music@nothing:17 about_name:-30
about_name@value:-24 about_nationality:78 about_nationality@value:68 about_need:-13 about_need@no_preference:-78 about_need@value:70 about_number:-13
about_number@no_preference:-26 about_number@nothing:-29 about_number@value:42 about_offer:-41 about_offer@no_preference:-20 about_offer@nothing:36
about_offer@value:-56 about_other:-172 about_other@no_preference:-20 about_other@nothing:-109 about_other@value:-43 about_outdoors:64
about_outdoors@nothing:90 about_outdoors@value:-27 about_parking:-34 about_parking@nothing:-62 about_payment:12 about_people:-47
about_people@no_preference:-40 about_people@nothing:-114 about_people@value:107 about_person:-191 about_person@no_preference:10
about_person@nothing:-107 about_person@value:-94 about_pet:-52 about_pet@nothing:32 about_pet@value:-84 about_phone:-10 about_phone@nothing:-29
about_phone@value:25 about_place:-44 about_place@no_preference:-19 about_place@nothing:-69 about_place@value:44 about_prefer:20
about_prefer@no_preference:42 about_prefer@nothing:-57 about_prefer@value:35 about_price:-194 about_price@no_preference:20 about_price@nothing:-99
about_price@value:-116 about_rating:-33 about_rating@nothing:-73 about_rating@value:36 about_reason:-50 about_reason@nothing:-48
about_relative_day:-20 about_relative_day@nothing:-35 about_relative_day@value:15 about_request:70 about_request@nothing:55 about_request@value:15
about_restaurant:275 about_restaurant@nothing:185 about_restaurant@value:92 about_return:50 about_return@nothing:76 about_return@value:-27
about_room:-28 about_room@nothing:-31 about_room@value:19 about_shared@value:10 about_size:57 about_size@nothing:42 about_size@value:14
about_sorry:-26 about_sorry@no_preference:-19 about_sport:-16 about_start:86 about_start@nothing:73 about_start@value:31 about_statement:-77
about_statement@no_preference:90 about_statement@nothing:14 about_statement@value:-153 about_subject:-39 about_subject@no_preference:17
about_subject@nothing:-102 about_subject@value:46 about_suggest:81 about_suggest@no_preference:19 about_suggest@nothing:-20 about_suggest@value:82
about_taxi:73 about_taxi@nothing:25 about_taxi@value:48 about_tell@nothing:-99 about_tell@value:86 about_thanks:-34 about_thanks@no_preference:-16
about_thanks@nothing:-14 about_ticket:20 about_ticket@nothing:16 about_time:48 about_time@nothing:46 about_train:-25 about_train@nothing:-30
about_type:68 about_type@nothing:47 about_type@value:14 about_want:170 about_want@nothing:124 about_want@value:53 about_weather:-21
about_weather@nothing:23 about_weather@value:-41 about_weekday:-110 about_weekday@no_preference:-29 about_weekday@nothing:-11 about_weekday@value:-67
about_weight:41 about_weight@nothing:35 about_what:-130 about_what@no_preference:31 about_what@nothing:-17 about_what@value:-142 about_when:28
about_when@nothing:46 about_when@value:-26 about_where:26 about_where@no_preference:21 about_where@nothing:30 about_where@value:-26 about_whether:-16
about_whether@no_preference:39 about_whether@nothing:-104 about_whether@value:50 about_who:-194 about_who@nothing:-95 about_who@value:-100
about_year:114 about_year@nothing:116 about_your@no_preference:46 about_your@value:-51 act_answer:494 act_answer@boolean:165 act_answer@choice:208
act_answer@date:265 act_answer@number:229 act_answer@several:99 act_answer@text:163 act_answer@time:65 act_counter_question:-263
act_counter_question@boolean:-440 act_counter_question@choice:97 act_counter_question@number:-36 act_counter_question@several:-22
act_counter_question@text:216 act_counter_question@time:-23 act_does_not_know:-202 act_does_not_know@boolean:281 act_does_not_know@choice:20
act_does_not_know@date:-61 act_does_not_know@number:-294 act_does_not_know@several:-43 act_does_not_know@text:-29 act_later:-188 act_later@boolean:-54
act_later@choice:106 act_later@number:-88 act_later@text:-113 act_no_preference:156 act_no_preference@boolean:57 act_no_preference@choice:103
act_no_preference@date:-40 act_no_preference@number:-107 act_no_preference@several:-61 act_no_preference@text:45 act_no_preference@time:121
act_off_topic:65 act_off_topic@boolean:362 act_off_topic@choice:70 act_off_topic@date:-330 act_off_topic@number:129 act_off_topic@several:300
act_off_topic@text:-208 act_off_topic@time:-179 act_refusal:-170 act_refusal@boolean:121 act_refusal@choice:13 act_refusal@number:-147
act_refusal@text:-101 after_0:461 after_1:151 after_2:-101 after_3:35 after_4:113 after_5:80 agent_0:-140 agent_0@answer:-87
agent_0@counter_question:-316 agent_0@does_not_know:-438 agent_0@later:-115 agent_0@no_preference:-96 agent_0@no_preference_alone:-49
agent_0@no_preference_others:-48 agent_0@nothing_alone:-38 agent_0@nothing_others:100 agent_0@off_topic:550 agent_0@refusal:-19
agent_0@value_alone:-100 agent_0@value_others:67 agent_1:59 agent_1@counter_question:-235 agent_1@does_not_know:-107 agent_1@later:-68
agent_1@no_preference:187 agent_1@no_preference_alone:210 agent_1@no_preference_others:-24 agent_1@nothing_alone:47 agent_1@off_topic:491
agent_1@refusal:-162 agent_1@value_others:-61 agent_2:270 agent_2@answer:448 agent_2@counter_question:-22 agent_2@does_not_know:376
agent_2@no_preference:-12 agent_2@no_preference_alone:-34 agent_2@no_preference_others:22 agent_2@nothing_alone:-38 agent_2@nothing_others:-184
agent_2@off_topic:-574 agent_2@value_alone:298 agent_2@value_others:241 agent_3:13 agent_3@answer:513 agent_3@counter_question:256
agent_3@does_not_know:-10 agent_3@no_preference:-65 agent_3@no_preference_alone:77 agent_3@no_preference_others:-141 agent_3@nothing_alone:-276
agent_3@nothing_others:-182 agent_3@off_topic:-706 agent_3@value_alone:353 agent_3@value_others:191 agent_4:53 agent_4@answer:453
agent_4@counter_question:90 agent_4@no_preference:67 agent_4@no_preference_alone:46 agent_4@no_preference_others:21 agent_4@nothing_alone:-237
agent_4@nothing_others:-213 agent_4@off_topic:-539 agent_4@value_alone:335 agent_4@value_others:116 agent_asks_0:195 agent_asks_0@no_preference:38
agent_asks_0@nothing:-66 agent_asks_0@value:222 agent_asks_1:-46 agent_asks_1@no_preference:53 agent_asks_1@nothing:-508 agent_asks_1@value:147
agent_asks_2:-127 agent_asks_2@nothing:-122 agent_asks_2@value:-15 agent_says_0:32 agent_says_0@no_preference_alone:88
agent_says_0@no_preference_others:-175 agent_says_0@nothing_alone:52 agent_says_0@nothing_others:-117 agent_says_0@value_alone:10
agent_says_0@value_others:150 agent_says_1:49 agent_says_1@no_preference_alone:138 agent_says_1@nothing_alone:-444 agent_says_1@nothing_others:-265
agent_says_1@value_alone:307 agent_says_1@value_others:306 agent_says_2:-213 agent_says_2@no_preference_alone:25 agent_says_2@nothing_alone:-232
agent_says_2@nothing_others:-187 agent_says_2@value_alone:136 agent_says_2@value_others:45 always:1398 asked:124 asked@boolean:63 asked@choice:166
asked@date:-174 asked@no_preference:280 asked@nothing:48 asked@number:-141 asked@several:-74 asked@text:326 asked@value:-19 asked_2:383
asked_share_0:-29 asked_share_1:-127 asked_share_2:150 asked_share_3:54 asked_share_4:72 asks:-430 asks@no_preference:65 asks@nothing:-373
asks@value:-157 asks_by_word:178 asks_first:-679 before_0:424 before_1:631 before_2:225 before_3:-29 before_4:-451 before_5:-420 capitals:87
capitals@boolean:-25 capitals@choice:41 capitals@date:-96 capitals@no_preference:110 capitals@nothing:-189 capitals@number:-466 capitals@text:564
capitals@time:-138 capitals@value:123 capitals_2:421 clauses_0:11 clauses_1:-83 clauses_2:-45 clauses_3:91 clauses_4:224 conjunctions:122
conjunctions@boolean:283 conjunctions@choice:-113 conjunctions@date:-227 conjunctions@no_preference:-60 conjunctions@nothing:304
conjunctions@number:65 conjunctions@several:405 conjunctions@text:50 conjunctions@time:-169 conjunctions@value:-34 conjunctions_2:163 corrects:207
courtesy@answer:-15 courtesy@does_not_know:-11 courtesy@no_preference:-99 courtesy@off_topic:-88 days:-46 days@boolean:-46 days@choice:19
days@date:268 days@no_preference:-114 days@nothing:-18 days@number:140 days@several:-123 days@text:-383 days@time:44 days@value:17 days_2:573
declines:-546 ends_asking:-183 ends_asking@no_preference:105 ends_asking@nothing:-137 ends_asking@value:-156 exclaims:-321
hint_about_the_question:-300 hint_about_the_question@no_preference:188 hint_about_the_question@nothing:-494 hint_about_the_question_2:-126
hint_about_the_question_apart:106 hint_about_the_question_begins:-50 hint_about_the_question_beside:88 hint_about_the_question_first:-151
hint_another_subject:-13 hint_another_subject@nothing:38 hint_another_subject@value:-50 hint_another_subject_2:20 hint_another_subject_apart:-117
hint_another_subject_begins:-171 hint_another_subject_beside:148 hint_another_subject_first:-353 hint_asking:-282 hint_asking@nothing:-227
hint_asking@value:-55 hint_asking_apart:-11 hint_asking_begins:-14 hint_asking_beside:20 hint_asking_first:-224 hint_but@no_preference:33
hint_but@nothing:-51 hint_but@value:17 hint_but_2:52 hint_but_apart:-139 hint_but_begins:-87 hint_but_beside:193 hint_but_first:-183
hint_complaint:-165 hint_complaint@no_preference:-80 hint_complaint@nothing:-50 hint_complaint@value:-36 hint_complaint_begins:41
hint_complaint_beside:-123 hint_complaint_first:-32 hint_condition:-227 hint_condition@no_preference:-174 hint_condition@nothing:-77
hint_condition_2:100 hint_condition_begins:-26 hint_condition_beside:-88 hint_condition_first:-201 hint_deciding:-170 hint_deciding@nothing:-203
hint_deciding@value:29 hint_deciding_apart:-146 hint_deciding_begins:-37 hint_deciding_beside:179 hint_deciding_first:-304 hint_depending:-478
hint_depending@no_preference:-10 hint_depending@nothing:-295 hint_depending@value:-173 hint_depending_apart:-229 hint_depending_begins:-257
hint_depending_beside:47 hint_depending_first:-339 hint_having_to:-152 hint_having_to@no_preference:-226 hint_having_to@nothing:-327
hint_having_to@value:337 hint_having_to_apart:-210 hint_having_to_begins:-51 hint_having_to_beside:424 hint_having_to_first:-518 hint_i:-41
hint_i@no_preference:35 hint_i@nothing:-130 hint_i@value:28 hint_i_apart:235 hint_i_begins:175 hint_i_beside:-83 hint_i_first:-176 hint_knowing:-154
hint_knowing@no_preference:-27 hint_knowing@nothing:-52 hint_knowing@value:-77 hint_knowing_2:71 hint_knowing_apart:-235 hint_knowing_begins:-82
hint_knowing_beside:222 hint_knowing_first:33 hint_later:-66 hint_later@no_preference:39 hint_later@nothing:-116 hint_later_2:115 hint_later_apart:-89
hint_later_begins:119 hint_later_beside:136 hint_later_first:89 hint_laughter:-78 hint_laughter@nothing:-49 hint_laughter@value:-29
hint_laughter_2:-101 hint_laughter_apart:50 hint_laughter_begins:33 hint_laughter_beside:-79 hint_laughter_first:28 hint_lost:-221
hint_lost@no_preference:-80 hint_lost@nothing:28 hint_lost@value:-168 hint_lost_2:48 hint_lost_apart:-198 hint_lost_begins:-29 hint_lost_beside:-51
hint_lost_first:-241 hint_nothing:-99 hint_nothing@no_preference:-132 hint_nothing@nothing:95 hint_nothing@value:-68 hint_nothing_2:97
hint_nothing_apart:-36 hint_nothing_begins:247 hint_nothing_beside:-163 hint_nothing_first:89 hint_others_in_charge:-367
hint_others_in_charge@nothing:-152 hint_others_in_charge@value:-205 hint_others_in_charge_apart:-384 hint_others_in_charge_begins:110
hint_others_in_charge_beside:171 hint_others_in_charge_first:-302 hint_papers:-347 hint_papers@no_preference:-54 hint_papers@nothing:-93
hint_papers@value:-198 hint_papers_2:46 hint_papers_apart:-109 hint_papers_begins:169 hint_papers_beside:-78 hint_papers_first:-65 hint_past:-260
hint_past@no_preference:45 hint_past@nothing:-122 hint_past@value:-184 hint_past_2:-299 hint_past_apart:134 hint_past_begins:-119
hint_past_beside:-269 hint_past_first:-377 hint_perhaps@no_preference:20 hint_perhaps@nothing:-187 hint_perhaps@value:126 hint_perhaps_2:-22
hint_perhaps_apart:23 hint_perhaps_begins:-82 hint_perhaps_beside:113 hint_perhaps_first:-116 hint_roughly:144 hint_roughly@no_preference:78
hint_roughly@nothing:-418 hint_roughly@value:408 hint_roughly_2:-143 hint_roughly_apart:187 hint_roughly_begins:-165 hint_roughly_beside:317
hint_roughly_first:-244 hint_seeking:-175 hint_seeking@no_preference:104 hint_seeking@nothing:-215 hint_seeking@value:-62 hint_seeking_2:-144
hint_seeking_begins:-32 hint_seeking_beside:37 hint_seeking_first:-173 hint_settling:18 hint_settling@no_preference:-138 hint_settling@nothing:-431
hint_settling@value:330 hint_settling_2:105 hint_settling_apart:115 hint_settling_begins:53 hint_settling_beside:284 hint_settling_first:201
hint_still:-261 hint_still@nothing:-248 hint_still@value:-12 hint_still_2:-135 hint_still_apart:134 hint_still_begins:-11 hint_still_beside:-143
hint_still_first:-237 hint_they:-116 hint_they@no_preference:129 hint_they@nothing:-67 hint_they@value:-145 hint_they_2:-15 hint_they_apart:163
hint_they_begins:-254 hint_they_beside:-192 hint_they_first:119 hint_told_before:31 hint_told_before@no_preference:21 hint_told_before_2:-58
hint_told_before_apart:196 hint_told_before_begins:-55 hint_told_before_beside:-161 hint_told_before_first:-357 hint_waiting:-138
hint_waiting@nothing:-235 hint_waiting@value:93 hint_waiting_apart:93 hint_waiting_begins:-94 hint_waiting_first:-192 hint_we:352
hint_we@no_preference:24 hint_we@nothing:216 hint_we@value:121 hint_we_2:-54 hint_we_apart:200 hint_we_begins:63 hint_we_beside:-51 hint_we_first:-263
hint_you:-171 hint_you@no_preference:192 hint_you@nothing:-11 hint_you@value:-357 hint_you_2:-139 hint_you_apart:-44 hint_you_begins:-292
hint_you_beside:43 hint_you_first:-164 hints_0:390 hints_1:125 hints_2:-188 hints_3:23 hints_4:-56 hints_5:-120 implied:-201 kind_boolean:373
kind_boolean@no_preference:57 kind_boolean@nothing:263 kind_boolean@value:94 kind_choice:263 kind_choice@no_preference:51 kind_choice@nothing:305
kind_choice@value:69 kind_date:-139 kind_date@no_preference:-40 kind_date@nothing:-435 kind_date@value:226 kind_number:-112
kind_number@no_preference:-107 kind_number@nothing:-439 kind_number@value:147 kind_several:171 kind_several@no_preference:-61 kind_several@nothing:163
kind_several@value:61 kind_text:-154 kind_text@no_preference:43 kind_text@nothing:-282 kind_text@value:-31 kind_time:-89 kind_time@no_preference:121
kind_time@nothing:-285 kind_time@value:49 knowing:60 knowing@boolean:236 knowing@choice:-232 knowing@date:-207 knowing@no_preference:-25
knowing@nothing:69 knowing@number:120 knowing@several:-128 knowing@text:317 knowing@time:-48 knowing@value:19 knowing_2:88 labels_0@boolean:270
labels_0@choice:-25 labels_0@date:-125 labels_0@number:-75 labels_0@several:-163 labels_0@text:-124 labels_0@time:-79 labels_1@choice:277
labels_1@several:57 labels_2@choice:52 labels_2@several:230 labels_3@choice:-37 labels_3@several:71 length_0@boolean:60 length_0@choice:26
length_0@date:39 length_0@no_preference:-37 length_0@nothing:29 length_0@number:200 length_0@several:14 length_0@value:285 length_1@boolean:271
length_1@choice:-152 length_1@date:127 length_1@no_preference:-10 length_1@nothing:107 length_1@number:296 length_1@several:179 length_1@text:-63
length_1@time:112 length_1@value:285 length_2@boolean:197 length_2@choice:148 length_2@date:87 length_2@no_preference:-29 length_2@nothing:53
length_2@number:62 length_2@several:67 length_2@text:-308 length_2@time:156 length_2@value:180 length_3@boolean:94 length_3@choice:300
length_3@date:-267 length_3@no_preference:190 length_3@nothing:-284 length_3@number:-477 length_3@several:172 length_3@text:-16 length_3@time:-372
length_3@value:-133 length_4@boolean:-312 length_4@choice:99 length_4@date:-164 length_4@no_preference:72 length_4@nothing:-346 length_4@number:-214
length_4@several:-229 length_4@text:197 length_4@time:-12 length_4@value:-344 length_5@boolean:48 length_5@choice:-180 length_5@no_preference:-103
length_5@nothing:-24 length_5@number:-33 length_5@text:31 negations:-127 negations@boolean:391 negations@date:88 negations@no_preference:-161
negations@nothing:-275 negations@number:-100 negations@several:-137 negations@text:-289 negations@time:-156 negations@value:191 negations_2:192
next_asked@choice:183 next_asked@number:55 next_asked@text:-68 next_clause@boolean:-55 next_clause@choice:206 next_clause@date:73
next_clause@number:381 next_clause@several:93 next_clause@text:-10 next_clause@time:122 next_content@boolean:18 next_content@choice:-94
next_content@date:-16 next_content@number:-105 next_content@several:-35 next_content@text:-152 next_content@time:31 next_end@boolean:177
next_end@choice:215 next_end@date:282 next_end@number:-89 next_end@several:-36 next_end@text:178 next_end@time:61 next_other_role@choice:74
next_other_role@number:126 next_other_role@several:-19 next_other_role@text:46 next_role@choice:37 next_role@number:-165 next_small@boolean:-11
next_small@choice:-455 next_small@date:-111 next_small@number:209 next_small@text:-31 next_small@time:-44 numbers:156 numbers@boolean:-282
numbers@choice:99 numbers@date:58 numbers@no_preference:83 numbers@number:151 numbers@several:36 numbers@text:190 numbers@time:57 numbers@value:100
numbers_2:118 only_asks:-425 open:-288 open@boolean:428 open@choice:-378 open@date:102 open@nothing:-134 open@number:320 open@several:-314
open@text:-259 open@time:-195 open@value:-150 open_2:-283 other_numbers_0@boolean:47 other_numbers_0@choice:149 other_numbers_0@date:40
other_numbers_0@number:-207 other_numbers_0@several:110 other_numbers_0@text:121 other_numbers_0@time:329 other_numbers_1@boolean:63
other_numbers_1@choice:63 other_numbers_1@date:-28 other_numbers_1@number:134 other_numbers_1@several:-11 other_numbers_1@text:-306
other_numbers_1@time:-261 other_numbers_2@boolean:11 other_numbers_2@choice:-270 other_numbers_2@date:178 other_numbers_2@number:403
other_numbers_2@several:-104 other_numbers_2@text:-37 other_numbers_2@time:55 other_numbers_3@date:28 other_numbers_3@number:70
other_numbers_3@text:29 others:-97 others@no_preference:-172 others@nothing:-472 others@value:291 parts_2:13 parts_3:287 parts_4:82 parts_5:65
phrase_afterTomorrow:72 phrase_afterTomorrow@value:72 phrase_afternoon:377 phrase_afternoon@nothing:133 phrase_afternoon@value:245 phrase_ago:-96
phrase_ago@no_preference:23 phrase_ago@nothing:176 phrase_ago@value:-296 phrase_andHalf:243 phrase_andHalf@nothing:84 phrase_andHalf@value:159
phrase_asksPreference:378 phrase_asksPreference@no_preference:64 phrase_asksPreference@nothing:479 phrase_asksPreference@value:-167
phrase_beforeYesterday:74 phrase_beforeYesterday@value:64 phrase_correction:-126 phrase_correction@nothing:-231 phrase_correction@value:68
phrase_counterQuestion:-111 phrase_counterQuestion@no_preference:87 phrase_counterQuestion@nothing:-126 phrase_counterQuestion@value:-70
phrase_dayAfter:24 phrase_dayAfter@value:24 phrase_dayBefore:89 phrase_dayBefore@value:53 phrase_doesNotKnow:-341 phrase_doesNotKnow@no_preference:-93
phrase_doesNotKnow@nothing:-149 phrase_doesNotKnow@value:-94 phrase_evening:172 phrase_evening@value:176 phrase_everything:84
phrase_everything@no_preference:13 phrase_everything@nothing:101 phrase_everything@value:-33 phrase_except:66 phrase_except@no_preference:-99
phrase_except@nothing:26 phrase_except@value:138 phrase_excluding@no_preference:-206 phrase_excluding@nothing:51 phrase_excluding@value:162
phrase_fails:260 phrase_fails@no_preference:-26 phrase_fails@nothing:214 phrase_fails@value:72 phrase_fromNow:38 phrase_fromNow@value:38
phrase_groundFloor:23 phrase_groundFloor@value:70 phrase_halfOf:120 phrase_halfOf@nothing:-25 phrase_halfOf@value:146 phrase_hasOwn:52
phrase_hasOwn@value:29 phrase_holds:-110 phrase_holds@no_preference:-136 phrase_holds@nothing:-121 phrase_holds@value:123 phrase_introducing:-52
phrase_introducing@no_preference:155 phrase_introducing@nothing:-289 phrase_introducing@value:42 phrase_lastDay:-87 phrase_lastDay@nothing:23
phrase_lastDay@value:-110 phrase_later:69 phrase_later@nothing:-219 phrase_later@value:257 phrase_midnight:10 phrase_midnight@value:10
phrase_morning:128 phrase_morning@nothing:25 phrase_morning@value:97 phrase_naming:75 phrase_naming@no_preference:114 phrase_naming@nothing:-151
phrase_naming@value:97 phrase_neither:-13 phrase_neither@nothing:31 phrase_neither@value:-81 phrase_night:211 phrase_night@nothing:73
phrase_night@value:138 phrase_no:-141 phrase_no@no_preference:-173 phrase_no@nothing:43 phrase_no@value:-46 phrase_noPreference:453
phrase_noPreference@no_preference:230 phrase_noPreference@nothing:125 phrase_noPreference@value:133 phrase_none:-127 phrase_none@no_preference:-125
phrase_none@nothing:-133 phrase_none@value:118 phrase_noon:80 phrase_noon@value:80 phrase_nothing:74 phrase_nothing@no_preference:-140
phrase_nothing@nothing:-143 phrase_nothing@value:357 phrase_oneBefore:15 phrase_oneBefore@value:15 phrase_ownName:118 phrase_ownName@nothing:80
phrase_ownName@value:38 phrase_refusal:-184 phrase_refusal@nothing:-148 phrase_refusal@value:-33 phrase_rest:179 phrase_rest@nothing:89
phrase_rest@value:54 phrase_today:-219 phrase_today@nothing:-149 phrase_today@value:-70 phrase_tomorrow:264 phrase_tomorrow@nothing:149
phrase_tomorrow@value:115 phrase_yes:98 phrase_yes@nothing:-174 phrase_yes@value:208 phrase_yesterday:-33 phrase_yesterday@value:-26
previous_asked@choice:120 previous_asked@number:23 previous_asked@text:10 previous_clause@choice:-138 previous_clause@date:85
previous_clause@number:168 previous_clause@several:-90 previous_clause@text:-80 previous_clause@time:43 previous_content@boolean:-130
previous_content@choice:-245 previous_content@date:41 previous_content@number:-40 previous_content@several:90 previous_content@text:258
previous_content@time:-20 previous_small@boolean:-16 previous_small@choice:136 previous_small@date:-86 previous_small@number:-100
previous_small@several:-87 previous_small@text:-177 previous_small@time:-16 previous_start@boolean:253 previous_start@choice:65
previous_start@date:181 previous_start@number:163 previous_start@several:76 previous_start@text:-32 previous_start@time:136 relations:-444
relations@boolean:-135 relations@choice:-20 relations@date:-55 relations@no_preference:-64 relations@nothing:-189 relations@number:348
relations@several:-216 relations@text:-182 relations@time:-219 relations@value:-206 relations_2:-353 saying:-28 saying@boolean:-11 saying@choice:-43
saying@date:-60 saying@number:-42 saying@several:-55 saying@text:95 saying@time:89 saying@value:-34 saying_2:-119 share_0:-624 share_0@boolean:-102
share_0@choice:75 share_0@date:-161 share_0@number:173 share_0@several:-107 share_0@text:-560 share_0@time:-230 share_1:64 share_1@boolean:170
share_1@date:194 share_1@number:305 share_1@several:74 share_1@text:97 share_1@time:265 share_2:211 share_2@boolean:18 share_2@choice:-62
share_2@date:112 share_2@number:-24 share_2@several:31 share_2@text:414 share_2@time:74 share_3:467 share_3@boolean:45 share_3@choice:71
share_3@date:91 share_3@number:-269 share_3@several:21 share_3@text:97 share_3@time:43 share_4:283 share_5:216 share_6:75 stances:-69
stances@boolean:13 stances@choice:109 stances@date:-233 stances@no_preference:-173 stances@nothing:-97 stances@number:-228 stances@several:191
stances@text:-136 stances@time:-62 stances@value:11 stances_2:44 sure_0:-141 sure_0@choice:-34 sure_0@date:13 sure_0@number:-26 sure_0@text:-101
sure_1@choice:67 sure_1@date:126 sure_1@number:104 sure_1@several:-105 sure_1@text:-274 sure_1@time:-125 sure_2:-162 sure_2@boolean:-169
sure_2@choice:138 sure_2@date:29 sure_2@number:-108 sure_2@several:128 sure_2@text:-124 sure_2@time:-18 sure_3:-53 sure_3@boolean:287
sure_3@choice:-68 sure_3@date:92 sure_3@number:235 sure_3@text:386 sure_3@time:277 sure_4:-367 sure_5:462 sure_6:125 sure_7:394 telling:-217
telling@boolean:-22 telling@choice:-231 telling@date:-58 telling@no_preference:17 telling@nothing:-159 telling@number:165 telling@several:46
telling@text:-78 telling@time:-48 telling@value:-77 telling_2:-144 trails_off:69 value_asked_1:-467 value_asked_2:94 value_beside_asked:382
value_capital@boolean:106 value_capital@choice:195 value_capital@date:89 value_capital@number:195 value_capital@several:-235 value_capital@text:620
value_capital@time:29 value_clause_first@boolean:-102 value_clause_first@choice:-27 value_clause_first@number:-37 value_clause_first@several:56
value_clause_first@text:116 value_clause_first@time:96 value_clause_last@boolean:137 value_clause_last@choice:285 value_clause_last@date:32
value_clause_last@number:195 value_clause_last@several:-211 value_clause_last@text:-71 value_clause_last@time:-62 value_clause_middle@boolean:51
value_clause_middle@choice:-115 value_clause_middle@date:15 value_clause_middle@number:81 value_clause_middle@several:44 value_clause_middle@text:-193
value_clause_middle@time:72 value_clause_only@boolean:53 value_clause_only@choice:-39 value_clause_only@date:209 value_clause_only@number:111
value_clause_only@several:123 value_clause_only@text:26 value_clause_only@time:40 value_declined:71 value_denied:-204 value_interrogative:80
value_negation@boolean:36 value_negation@choice:-206 value_negation@number:15 value_negation@several:16 value_negation@text:-288
value_negation@time:21 value_relation:-263 value_words_0@boolean:242 value_words_0@choice:301 value_words_0@date:259 value_words_0@number:750
value_words_0@several:162 value_words_0@text:84 value_words_0@time:239 value_words_1@boolean:-210 value_words_1@choice:-181 value_words_1@date:100
value_words_1@number:-108 value_words_1@several:-186 value_words_1@text:-230 value_words_1@time:101 value_words_2@boolean:134 value_words_2@choice:-43
value_words_2@date:-125 value_words_2@number:-63 value_words_2@several:142 value_words_2@text:97 value_words_2@time:-73 value_words_3@boolean:-48
value_words_3@choice:-325 value_words_3@number:-177 value_words_3@several:-91 value_words_3@text:-98 value_words_3@time:-129 value_words_4@choice:183
value_words_4@number:-376 value_words_4@several:-25 value_words_4@text:13 value_words_5@choice:12 value_words_5@text:53 weighing:-51
weighing@boolean:-120 weighing@choice:168 weighing@date:-54 weighing@no_preference:15 weighing@nothing:-76 weighing@number:192 weighing@several:-23
weighing@text:-158 weighing@time:-57 weighing@value:11 words_0:116 words_1:189 words_2:161 words_3:190 words_4:172 words_5:134 words_6:197
words_7:-219 words_8:-470 words_9:83
`;
