/**
 * Of each sign that words of a reply are the text asked for, its weight in thousandths; `<` marks signs of where they begin, `>`
 * of where they end. Learned by bench/understanding/training from 1164 replies; written by `npm run train:texts`, not by hand.
 */
export const TEXT_WEIGHTS = `
<about_the_question_beside:52 <about_the_question_clause_behind:142 <ago_ahead:-94 <ago_beside:-18 <allowed_ahead:42 <allowed_beside:-16 <another_subject_ahead:-61
<another_subject_beside:-35 <another_subject_clause_before:-66 <another_subject_clause_behind:68 <asked_1:-70 <asked_2:-68 <asking_ahead:40 <asking_beside:-50
<asking_clause_behind:-53 <available_beside:25 <available_clause_before:29 <available_clause_behind:-53 <averse_ahead:-46 <averse_clause_before:37 <averse_clause_behind:-52
<before_action:75 <before_action@unknown:110 <before_action@venue:-29 <before_action_first_article:72 <before_action_first_capital:48 <before_action_first_leading:-23
<before_action_first_plain:-29 <before_article:-69 <before_article@own:80 <before_article@unknown:-144 <before_article_first_capital:34 <before_article_first_digits:122
<before_article_first_leading_connector:-27 <before_article_first_plain:-164 <before_article_first_relation:-29 <before_asked:182 <before_asked@own:20 <before_asked@unknown:70
<before_asked@venue:105 <before_asked_first_capital:32 <before_asked_first_character:89 <before_asked_first_small:101 <before_asked_first_stance:-15 <before_capital:-259
<before_capital@own:-73 <before_capital@person:-29 <before_capital@unknown:-112 <before_capital@venue:-29 <before_capital_first_capital:-190
<before_capital_first_leading_connector:-17 <before_character:-404 <before_character@unknown:-338 <before_character_first_character:-236 <before_character_first_number:-20
<before_character_first_small:-23 <before_colon@unknown:-43 <before_colon_first_capital:43 <before_comma:-61 <before_comma@own:81 <before_comma@title:22 <before_comma@unknown:-181
<before_comma@venue:16 <before_comma_first_action:87 <before_comma_first_capital:209 <before_comma_first_character:-32 <before_comma_first_connector:-15
<before_comma_first_digits:86 <before_comma_first_first_capital:152 <before_comma_first_joining:-41 <before_comma_first_leading:-19 <before_comma_first_leading_connector:-32
<before_comma_first_negation:-23 <before_comma_first_number:-113 <before_comma_first_plain:-159 <before_comma_first_role:-17 <before_comma_first_small:-44
<before_comma_first_small_long:-39 <before_comma_first_stance:-45 <before_connector_first_first_capital:-36 <before_connector_first_plain:31 <before_courtesy_first_plain:-20
<before_day:-55 <before_day@unknown:-38 <before_digits:-100 <before_digits@own:-50 <before_digits@unknown:-41 <before_digits_first_digits:-48 <before_digits_first_plain:-25
<before_first_capital:-191 <before_first_capital@own:-22 <before_first_capital@unknown:-121 <before_first_capital@venue:-19 <before_first_capital_first_capital:-44
<before_first_capital_first_first_capital:-102 <before_joining:51 <before_joining@own:-21 <before_joining@person:43 <before_joining@title:-18 <before_joining@unknown:-57
<before_joining@venue:103 <before_joining_first_article:-31 <before_joining_first_capital:129 <before_joining_first_plain:22 <before_leading@own:-121 <before_leading@person:-30
<before_leading@unknown:89 <before_leading@venue:46 <before_leading_connector:28 <before_leading_connector@own:-30 <before_leading_connector@person:103
<before_leading_connector@title:-153 <before_leading_connector@unknown:108 <before_leading_connector_first_article:-18 <before_leading_connector_first_capital:-165
<before_leading_connector_first_character:163 <before_leading_connector_first_first_capital:126 <before_leading_connector_first_plain:28 <before_leading_connector_first_small:-20
<before_leading_connector_first_small_long:-17 <before_leading_first_action:-29 <before_leading_first_article:75 <before_leading_first_capital:175
<before_leading_first_character:-64 <before_leading_first_connector:25 <before_leading_first_day:-15 <before_leading_first_digits:-43 <before_leading_first_first_capital:34
<before_leading_first_leading_connector:-23 <before_leading_first_number:-16 <before_leading_first_plain:-121 <before_leading_first_role:-18 <before_leading_first_small:-19
<before_negation:-110 <before_negation@unknown:-81 <before_negation@venue:-17 <before_negation_first_plain:-45 <before_number:296 <before_number@own:-17 <before_number@unknown:349
<before_number@venue:-19 <before_number_first_capital:109 <before_number_first_character:-111 <before_number_first_plain:303 <before_plain:-169 <before_plain@person:46
<before_plain@title:-22 <before_plain@unknown:-98 <before_plain@venue:-90 <before_plain_first_action:-21 <before_plain_first_article:40 <before_plain_first_capital:-177
<before_plain_first_digits:-47 <before_plain_first_first_capital:142 <before_plain_first_joining:-36 <before_plain_first_leading:-60 <before_plain_first_leading_connector:-22
<before_plain_first_relation:18 <before_plain_first_small:94 <before_plain_first_small_long:-31 <before_plain_first_stance:-18 <before_quote:63 <before_relation:74
<before_relation@own:72 <before_relation@person:98 <before_relation@unknown:37 <before_relation@venue:-131 <before_relation_first_capital:80 <before_relation_first_plain:-17
<before_role:-149 <before_role@unknown:-137 <before_role_first_character:-35 <before_role_first_plain:-17 <before_sentence@own:-20 <before_sentence@person:-72
<before_sentence@unknown:100 <before_sentence@venue:24 <before_sentence_first_article:53 <before_sentence_first_first_capital:-48 <before_sentence_first_small_long:-17
<before_small@own:-86 <before_small@person:-64 <before_small@title:-43 <before_small@unknown:94 <before_small@venue:95 <before_small_first_action:-31 <before_small_first_asked:-39
<before_small_first_capital:30 <before_small_first_character:51 <before_small_first_connector:-30 <before_small_first_digits:65 <before_small_first_leading:-20
<before_small_first_number:50 <before_small_first_plain:116 <before_small_first_relation:-17 <before_small_first_small:-53 <before_small_first_small_long:-17
<before_small_first_stance:-19 <before_small_long:-150 <before_small_long@own:-32 <before_small_long@person:-22 <before_small_long@title:-21 <before_small_long@unknown:-57
<before_small_long@venue:-18 <before_small_long_first_article:31 <before_small_long_first_capital:104 <before_small_long_first_leading:-18
<before_small_long_first_leading_connector:-19 <before_small_long_first_number:-46 <before_small_long_first_plain:-100 <before_small_long_first_relation:-36
<before_small_long_first_small:-17 <before_small_long_first_small_long:-17 <before_stance:59 <before_stance@own:109 <before_stance@person:-85 <before_stance@title:126
<before_stance@unknown:-59 <before_stance@venue:-31 <before_stance_first_action:-28 <before_stance_first_article:-27 <before_stance_first_capital:168
<before_stance_first_character:24 <before_stance_first_digits:53 <before_stance_first_plain:-124 <before_stance_first_small:-43 <before_stance_first_small_long:-21
<before_stance_first_stance:-18 <before_start:79 <before_start@person:-41 <before_start@title:244 <before_start@unknown:-40 <before_start@venue:-63
<before_start_first_character:301 <before_start_first_connector:-42 <before_start_first_first_capital:120 <before_start_first_leading:-58 <before_start_first_leading_connector:-15
<before_start_first_negation:-65 <before_start_first_number:-79 <before_start_first_plain:299 <before_start_first_small:-120 <before_start_first_stance:-132
<begins_another_subject:-15 <begins_asking:-33 <begins_averse:-27 <begins_but:-49 <begins_ceased:-72 <begins_comparing:-102 <begins_concludes:-74 <begins_condition:-45
<begins_consenting:-15 <begins_contacting:-57 <begins_correction:-122 <begins_counterQuestion:-107 <begins_deciding:-30 <begins_deferred:63 <begins_doesNotKnow:-42
<begins_doing:-48 <begins_done:-22 <begins_eager:-48 <begins_even:-18 <begins_everything:-54 <begins_failing:-16 <begins_forbidding:-42 <begins_gone:40 <begins_halfOf:-17
<begins_harmed:79 <begins_having_to:-25 <begins_holds:-15 <begins_introducing:-164 <begins_knowing:-22 <begins_later:-53 <begins_laughter:-36 <begins_limited:-30 <begins_lost:-21
<begins_many:-46 <begins_missing:38 <begins_naming:-216 <begins_needed:-25 <begins_never:-156 <begins_no:21 <begins_none:-22 <begins_nothing:27 <begins_noting:-44
<begins_others_in_charge:-24 <begins_otherwise:23 <begins_own:26 <begins_papers:-95 <begins_past:-219 <begins_perhaps:-45 <begins_placed:-81 <begins_possible:-25
<begins_proposing:-141 <begins_refusal:-29 <begins_regular:-39 <begins_requesting:-31 <begins_roughly:-22 <begins_seeking:-28 <begins_settling:-178 <begins_spared:-52
<begins_still:-29 <begins_they:-54 <begins_told_before:-42 <begins_waiting:-26 <begins_wanted:-22 <begins_we:-53 <begins_well:137 <begins_wishing:-26 <begins_yes:-83
<begins_you:-104 <behind_another_subject:-20 <behind_another_subject_same:-16 <behind_available:-37 <behind_available_same:-37 <behind_averse:-23 <behind_but:63 <behind_but_same:65
<behind_certain:-17 <behind_comparing:184 <behind_comparing_same:189 <behind_concludes:209 <behind_concludes_parted:-20 <behind_concludes_same:229 <behind_condition:-21
<behind_condition_same:-21 <behind_consenting:-22 <behind_consenting_same:-20 <behind_contacting:256 <behind_contacting_same:144 <behind_correction:85 <behind_correction_parted:17
<behind_correction_same:68 <behind_counterQuestion:-132 <behind_counterQuestion_same:-128 <behind_doesNotKnow:-30 <behind_doesNotKnow_parted:-19 <behind_doing:78
<behind_doing_same:77 <behind_done:-17 <behind_done_same:-15 <behind_eager:32 <behind_even:-25 <behind_even_same:-25 <behind_everything:-24 <behind_everything_same:-22
<behind_harmed:-20 <behind_having_to:-17 <behind_having_to_same:-17 <behind_i:-193 <behind_i_parted:-132 <behind_i_same:-62 <behind_introducing:85 <behind_introducing_same:86
<behind_later:95 <behind_later_parted:64 <behind_later_same:31 <behind_laughter:-55 <behind_limited:146 <behind_limited_same:149 <behind_lost:-27 <behind_lost_same:-22
<behind_many:-164 <behind_many_same:-161 <behind_missing:-37 <behind_missing_same:-32 <behind_naming:189 <behind_naming_same:189 <behind_never:-40 <behind_never_same:-56
<behind_no:51 <behind_no_parted:123 <behind_no_same:-72 <behind_none:-47 <behind_none_same:-36 <behind_nothing:-43 <behind_nothing_same:-58 <behind_noting:148
<behind_noting_same:141 <behind_omitted:-26 <behind_omitted_same:-26 <behind_others_in_charge:32 <behind_others_in_charge_same:26 <behind_own:-148 <behind_ownName:46
<behind_ownName_same:46 <behind_own_same:-123 <behind_past:-133 <behind_past_same:-129 <behind_perhaps:53 <behind_perhaps_same:53 <behind_placed:-17 <behind_placed_same:-19
<behind_possible:-45 <behind_possible_same:-45 <behind_proposing:158 <behind_proposing_same:165 <behind_question_word:-127 <behind_question_word_same:-126 <behind_refusal:-24
<behind_regular:-28 <behind_regular_same:-26 <behind_requesting:-22 <behind_requesting_same:-22 <behind_roughly:169 <behind_roughly_same:177 <behind_seeking:96
<behind_seeking_same:106 <behind_settling:178 <behind_settling_same:179 <behind_still:-31 <behind_still_same:-31 <behind_waiting:96 <behind_wanted:-70 <behind_wanted_same:-22
<behind_we:-79 <behind_we_same:-79 <behind_well:-24 <behind_well_same:-24 <behind_wishing:-23 <behind_wishing_same:-27 <behind_yes:198 <behind_yes_same:211 <behind_you:-51
<behind_you_same:-63 <but_ahead:31 <but_beside:-51 <but_clause_before:436 <but_clause_behind:-431 <ceased_beside:-77 <certain_ahead:27 <certain_clause_before:-54
<certain_clause_behind:31 <clause_first:-141 <clause_last:-261 <clause_middle:-327 <clause_only:-161 <comparing_ahead:30 <comparing_beside:-275 <comparing_clause_before:81
<comparing_clause_behind:-87 <complaint_ahead:-31 <complaint_clause_behind:-23 <concludes_ahead:165 <concludes_beside:-52 <concludes_clause_before:27 <concludes_clause_behind:-121
<condition_ahead:-20 <condition_beside:-84 <condition_clause_before:-45 <condition_clause_behind:-92 <consenting_ahead:51 <consenting_beside:-31 <consenting_clause_before:27
<consenting_clause_behind:-30 <contacting_ahead:21 <contacting_beside:-124 <contacting_clause_before:48 <contacting_clause_behind:-206 <correction_-1:-198 <correction_0:94
<correction_ahead:52 <correction_beside:-186 <correction_clause_before:35 <correction_clause_behind:37 <counterQuestion_ahead:26 <counterQuestion_beside:-120
<counterQuestion_clause_before:-120 <deciding_ahead:15 <deciding_beside:-100 <deciding_clause_before:-60 <declined:-329 <deferred_ahead:-61 <deferred_clause_before:-60
<deferred_clause_behind:-135 <doesNotKnow_ahead:-56 <doesNotKnow_beside:-56 <doesNotKnow_clause_before:-59 <doesNotKnow_clause_behind:-66 <doing_ahead:36 <doing_beside:-204
<doing_clause_behind:87 <done_ahead:-66 <done_beside:-107 <done_clause_behind:83 <eager_ahead:-25 <eager_beside:-104 <eager_clause_behind:169 <even_ahead:47 <even_beside:29
<even_clause_before:-60 <even_clause_behind:-30 <everything_ahead:-146 <everything_beside:-116 <everything_clause_before:-33 <everything_clause_behind:-68 <except_beside:-48
<failing_beside:-64 <failing_clause_behind:34 <fails_clause_behind:-77 <first_action:-104 <first_action@own:-33 <first_action@person:-20 <first_action@unknown:-16
<first_action@venue:-25 <first_article:269 <first_article@own:-46 <first_article@person:125 <first_article@title:202 <first_asked:-175 <first_asked@unknown:-137
<first_asked@venue:-18 <first_capital:319 <first_capital@own:246 <first_capital@person:41 <first_capital@title:-91 <first_capital@unknown:226 <first_capital@venue:-46
<first_character:110 <first_character@unknown:35 <first_connector:-109 <first_connector@own:-19 <first_connector@person:-32 <first_connector@unknown:-50 <first_courtesy:-33
<first_day:57 <first_day@unknown:59 <first_digits:164 <first_digits@own:66 <first_digits@unknown:136 <first_first_capital:473 <first_first_capital@own:142
<first_first_capital@person:148 <first_first_capital@unknown:244 <first_first_capital@venue:35 <first_joining:-143 <first_joining@own:-21 <first_joining@unknown:-96
<first_leading:-260 <first_leading@own:-32 <first_leading@person:-49 <first_leading@title:88 <first_leading@unknown:-235 <first_leading@venue:-25 <first_leading_connector:-229
<first_leading_connector@own:-23 <first_leading_connector@person:30 <first_leading_connector@title:-62 <first_leading_connector@unknown:-151 <first_leading_connector@venue:-19
<first_negation:-146 <first_negation@unknown:-110 <first_negation@venue:-23 <first_number:-269 <first_number@person:-15 <first_number@title:-74 <first_number@unknown:-168
<first_plain:-31 <first_plain@own:-137 <first_plain@person:-90 <first_plain@unknown:236 <first_plain@venue:-41 <first_relation:-53 <first_relation@own:-47
<first_relation@person:-44 <first_relation@unknown:-77 <first_relation@venue:118 <first_role:-91 <first_role@own:-22 <first_role@unknown:-44 <first_small:-233 <first_small@own:-92
<first_small@person:-55 <first_small@title:-16 <first_small@unknown:-135 <first_small@venue:78 <first_small_long:-222 <first_small_long@own:-77 <first_small_long@person:-46
<first_small_long@title:98 <first_small_long@unknown:-138 <first_small_long@venue:-53 <first_stance:-322 <first_stance@own:-85 <first_stance@person:-35 <first_stance@unknown:-159
<first_stance@venue:-19 <first_word:309 <first_word@person:-53 <first_word@title:240 <first_word@unknown:229 <first_word@venue:-60 <forbidding_ahead:-18 <forbidding_beside:-67
<forbidding_clause_before:29 <gap_comma:-61 <gap_joint:-83 <gap_none:-365 <gap_quote:-47 <gap_space:-371 <gap_start:79 <gone_ahead:50 <gone_beside:40 <halfOf_beside:-39
<harmed_ahead:-152 <harmed_beside:73 <harmed_clause_before:66 <harmed_clause_behind:-78 <having_to_ahead:-91 <having_to_beside:-39 <having_to_clause_before:-37
<having_to_clause_behind:101 <holds_ahead:87 <holds_clause_behind:-15 <i_ahead:-299 <i_beside:-231 <i_clause_before:-210 <i_clause_behind:255 <introducing_ahead:110
<introducing_beside:-143 <introducing_clause_before:-40 <introducing_clause_behind:-21 <joined_asked_character:89 <joined_character_character:-205 <joined_character_number:-16
<joined_character_small:-23 <joined_digits_digits:-46 <joined_leading_character:-57 <joined_leading_connector_character:170 <joined_number_character:-111 <joined_role_character:-35
<joined_small_character:51 <joined_small_small:-39 <joined_stance_character:-31 <joined_stance_small:-15 <knowing_ahead:163 <knowing_beside:-27 <knowing_clause_before:51
<knowing_clause_behind:-183 <later_ahead:-74 <later_beside:-140 <later_clause_before:41 <later_clause_behind:-121 <laughter_beside:-79 <laughter_clause_behind:-100 <lead_about:47
<lead_about@unknown:63 <lead_at:72 <lead_at@own:-58 <lead_at@person:69 <lead_at@unknown:20 <lead_at@venue:52 <lead_by:-130 <lead_by@title:-147 <lead_by@unknown:20 <lead_by@venue:18
<lead_for@own:-15 <lead_for@unknown:18 <lead_from:-147 <lead_from@person:-20 <lead_from@title:-150 <lead_from@unknown:21 <lead_in:-174 <lead_in@own:-20 <lead_in@person:-36
<lead_in@unknown:-88 <lead_in@venue:-23 <lead_near:-24 <lead_near@unknown:-24 <lead_of:-41 <lead_of@own:-18 <lead_of@person:-20 <lead_of@title:-153 <lead_of@unknown:144
<lead_to:211 <lead_to@own:-51 <lead_to@person:109 <lead_to@unknown:186 <lead_to@venue:-22 <lead_with:-40 <lead_with@unknown:-49 <limited_beside:-91 <limited_clause_behind:-78
<lost_ahead:-65 <lost_beside:-63 <lost_clause_before:47 <lost_clause_behind:-78 <many_ahead:-259 <many_beside:139 <many_clause_before:-208 <many_clause_behind:-50
<missing_ahead:-64 <missing_beside:-18 <missing_clause_before:48 <missing_clause_behind:-120 <naming_ahead:79 <naming_beside:-65 <naming_clause_before:-113
<naming_clause_behind:-62 <needed_ahead:-74 <needed_beside:-52 <needed_clause_before:-27 <needed_clause_behind:96 <negated:-258 <negation_ahead:-263 <negation_beside:-252
<neither_ahead:-15 <neither_beside:-23 <neither_clause_before:-26 <neither_clause_behind:-50 <never_ahead:-135 <never_beside:-266 <never_clause_before:52 <never_clause_behind:58
<no_ahead:-121 <no_beside:-46 <no_clause_before:146 <no_clause_behind:-115 <none_ahead:-60 <none_beside:32 <none_clause_before:131 <none_clause_behind:-77 <nothing_ahead:-121
<nothing_clause_behind:-200 <noting_ahead:19 <noting_beside:-56 <noting_clause_before:35 <noting_clause_behind:-37 <omitted_ahead:-31 <omitted_beside:-34 <omitted_clause_behind:34
<others_in_charge_ahead:65 <others_in_charge_beside:-105 <others_in_charge_clause_before:92 <others_in_charge_clause_behind:-132 <otherwise_ahead:-42 <otherwise_beside:-61
<otherwise_clause_behind:-17 <over_beside:-15 <ownName_ahead:23 <ownName_beside:-30 <own_ahead:-127 <own_beside:16 <own_clause_before:-283 <own_clause_behind:214 <papers_ahead:-101
<papers_beside:19 <papers_clause_before:-20 <past_ahead:-254 <past_beside:-250 <past_clause_before:224 <past_clause_behind:-80 <perhaps_beside:-43 <perhaps_clause_before:-72
<placed_ahead:-51 <placed_beside:93 <placed_clause_behind:-142 <possible_ahead:-66 <possible_beside:-121 <proposing_ahead:189 <proposing_beside:-169 <proposing_clause_before:60
<proposing_clause_behind:-130 <question_word_ahead:-281 <question_word_beside:-24 <question_word_clause_before:-205 <question_word_clause_behind:158 <refusal_ahead:-74
<refusal_beside:-40 <refusal_clause_before:-54 <regular_ahead:-41 <regular_beside:75 <regular_clause_before:-25 <regular_clause_behind:-41 <requesting_ahead:55
<requesting_beside:-46 <requesting_clause_behind:-31 <roughly_ahead:144 <roughly_beside:-27 <roughly_clause_before:-21 <roughly_clause_behind:15 <second_action_article:-51
<second_action_joining:24 <second_action_leading:101 <second_action_plain:22 <second_article_action:-31 <second_article_asked:-18 <second_article_capital:-25
<second_article_plain:-92 <second_article_relation:-73 <second_article_role:-84 <second_asked_character:-40 <second_asked_leading_connector:28 <second_asked_small:17
<second_asked_stance:38 <second_capital_capital:-23 <second_capital_joining:-26 <second_capital_leading:-91 <second_capital_leading_connector:-49 <second_capital_small:-37
<second_character_asked:-30 <second_character_character:-116 <second_character_leading_connector:193 <second_character_number:-72 <second_character_small:30
<second_character_stance:-20 <second_connector_leading:120 <second_courtesy_small:78 <second_digits_leading:-89 <second_digits_plain:-64 <second_first_capital_leading:-27
<second_joining_article:-30 <second_joining_leading:41 <second_joining_number:-86 <second_joining_plain:-43 <second_joining_small:-47 <second_joining_small_long:39
<second_joining_stance:-16 <second_leading_action:-21 <second_leading_article:-160 <second_leading_capital:-20 <second_leading_connector:68 <second_leading_connector_article:-27
<second_leading_connector_capital:-28 <second_leading_connector_plain:-100 <second_leading_connector_small:113 <second_leading_leading_connector:70 <second_leading_number:-35
<second_leading_plain:-147 <second_leading_small:76 <second_leading_small_long:-21 <second_leading_stance:-15 <second_negation_small:-30 <second_number_character:-16
<second_number_plain:-51 <second_number_small:-24 <second_parted_action:-46 <second_parted_article:-93 <second_parted_capital:-23 <second_parted_character:-26
<second_parted_connector:-62 <second_parted_courtesy:34 <second_parted_day:-16 <second_parted_first_capital:-27 <second_parted_joining:168 <second_parted_leading:-39
<second_parted_leading_connector:-75 <second_parted_negation:-26 <second_parted_number:78 <second_parted_plain:54 <second_parted_small:64 <second_parted_small_long:-39
<second_parted_stance:55 <second_plain_article:-88 <second_plain_capital:-50 <second_plain_first_capital:-22 <second_plain_joining:-65 <second_plain_leading:-63
<second_plain_leading_connector:29 <second_plain_number:-60 <second_plain_plain:-143 <second_plain_small:102 <second_plain_small_long:-24 <second_plain_stance:72
<second_relation_plain:62 <second_role_leading:-34 <second_role_plain:65 <second_role_small:-15 <second_small_article:-88 <second_small_asked:174 <second_small_capital:-25
<second_small_character:-109 <second_small_leading:-62 <second_small_leading_connector:-48 <second_small_long_article:-35 <second_small_long_leading_connector:-44
<second_small_long_number:-37 <second_small_long_relation:147 <second_small_long_small:-29 <second_small_long_small_long:-27 <second_small_long_stance:-59 <second_small_number:-49
<second_small_plain:216 <second_small_relation:-16 <second_small_small:35 <second_small_small_long:47 <second_small_stance:45 <second_stance_action:128 <second_stance_character:-21
<second_stance_leading:96 <second_stance_leading_connector:53 <second_stance_plain:-139 <second_stance_small:-78 <second_stance_small_long:15 <second_stance_stance:-60
<seeking_ahead:65 <seeking_beside:-120 <seeking_clause_before:63 <seeking_clause_behind:-122 <sentence_0:-540 <sentence_1:-343 <settling_ahead:164 <settling_beside:-147
<settling_clause_behind:-85 <spared_ahead:-55 <spared_clause_behind:25 <still_ahead:-93 <still_beside:46 <still_clause_behind:-190 <they_ahead:84 <they_beside:-140
<they_clause_before:-54 <they_clause_behind:99 <told_before_ahead:-21 <told_before_beside:-99 <told_before_clause_before:-93 <told_before_clause_behind:139 <unable_clause_behind:47
<under_ahead:39 <waiting_beside:-46 <waiting_clause_before:86 <waiting_clause_behind:-40 <wanted_ahead:-35 <wanted_beside:-109 <wanted_clause_before:-64 <wanted_clause_behind:87
<we_beside:-86 <we_clause_behind:95 <well_ahead:-22 <well_beside:124 <wishing_ahead:-88 <wishing_beside:-29 <wishing_clause_before:-17 <wishing_clause_behind:73 <yes_ahead:109
<yes_beside:-210 <yes_clause_before:99 <yes_clause_behind:-175 <you_ahead:-17 <you_beside:-100 <you_clause_before:-40 <you_clause_behind:18 >ahead_of_ago:16 >ahead_of_available:53
>ahead_of_averse:40 >ahead_of_but:-204 >ahead_of_concludes:178 >ahead_of_condition:39 >ahead_of_correction:-60 >ahead_of_counterQuestion:55 >ahead_of_deferred:-15
>ahead_of_doing:-75 >ahead_of_done:54 >ahead_of_even:66 >ahead_of_everything:49 >ahead_of_harmed:-33 >ahead_of_i:-108 >ahead_of_introducing:20 >ahead_of_knowing:-15
>ahead_of_later:63 >ahead_of_laughter:79 >ahead_of_lead_at:-131 >ahead_of_lead_by:147 >ahead_of_lead_for:37 >ahead_of_lead_from:49 >ahead_of_lead_in:-15 >ahead_of_lead_near:-24
>ahead_of_lead_to:-199 >ahead_of_lead_with:119 >ahead_of_limited:-98 >ahead_of_many:84 >ahead_of_missing:-20 >ahead_of_morning:131 >ahead_of_naming:122 >ahead_of_never:-32
>ahead_of_no:-16 >ahead_of_nothing:-26 >ahead_of_otherwise:-16 >ahead_of_own:183 >ahead_of_past:120 >ahead_of_perhaps:-26 >ahead_of_placed:203 >ahead_of_possible:-25
>ahead_of_question_word:166 >ahead_of_regular:195 >ahead_of_requesting:123 >ahead_of_roughly:55 >ahead_of_seeking:-29 >ahead_of_settling:124 >ahead_of_spared:76 >ahead_of_still:157
>ahead_of_they:-187 >ahead_of_told_before:39 >ahead_of_wanted:-45 >ahead_of_wishing:-17 >ahead_of_yes:-22 >ahead_of_you:-23 >ends_about_the_question:-17 >ends_afterThat:-39
>ends_available:-45 >ends_averse:-46 >ends_but:-32 >ends_comparing:-18 >ends_complaint:-64 >ends_concludes:-44 >ends_condition:-46 >ends_correction:-56 >ends_deferred:-90
>ends_doesNotKnow:-41 >ends_doing:-15 >ends_done:-71 >ends_eager:-57 >ends_even:-30 >ends_everything:-24 >ends_failing:-31 >ends_forbidding:-46 >ends_gone:20 >ends_halfOf:-78
>ends_harmed:-155 >ends_having_to:17 >ends_i:-23 >ends_introducing:-40 >ends_knowing:-25 >ends_later:-102 >ends_laughter:-104 >ends_many:-101 >ends_missing:22 >ends_morning:-114
>ends_naming:-70 >ends_needed:25 >ends_never:-64 >ends_no:-33 >ends_none:-19 >ends_nothing:-29 >ends_otherwise:-40 >ends_over:83 >ends_own:-52 >ends_papers:64 >ends_past:-83
>ends_placed:-66 >ends_possible:-17 >ends_proposing:-25 >ends_question_word:-59 >ends_refusal:-40 >ends_regular:-229 >ends_requesting:-122 >ends_roughly:-44 >ends_seeking:-49
>ends_settling:-95 >ends_spared:-129 >ends_still:-36 >ends_they:-199 >ends_told_before:-43 >ends_waiting:-36 >ends_wanted:83 >ends_well:104 >ends_wishing:38 >ends_yes:-140
>ends_you:-49 >gap_colon:-56 >gap_comma:186 >gap_dots:-19 >gap_end:-57 >gap_joint:-141 >gap_none:-511 >gap_quote:174 >gap_space:-297 >joins_asked_character:108
>joins_capital_capital:-17 >joins_character_asked:35 >joins_character_character:-335 >joins_character_number:-89 >joins_character_stance:-55 >joins_digits_digits:-34
>joins_digits_plain:-20 >joins_negation_character:-23 >joins_number_character:-30 >joins_small_character:-34 >joins_small_small:-19 >last_action:-125 >last_action_next_comma:-93
>last_action_next_end:47 >last_action_next_leading:-19 >last_action_next_plain:-19 >last_action_next_stance:-18 >last_article:-220 >last_article_next_plain:-101
>last_article_next_stance:-22 >last_asked:92 >last_asked_next_character:108 >last_asked_next_end:36 >last_asked_next_small:30 >last_asked_next_stance:-29 >last_capital:446
>last_capital_next_capital:-137 >last_capital_next_comma:179 >last_capital_next_end:209 >last_capital_next_joining:133 >last_capital_next_leading:-74
>last_capital_next_leading_connector:-43 >last_capital_next_plain:275 >last_capital_next_sentence:102 >last_capital_next_small:-183 >last_capital_next_stance:187
>last_character:157 >last_character_next_asked:35 >last_character_next_character:-257 >last_character_next_comma:96 >last_character_next_end:-25 >last_character_next_leading:18
>last_character_next_number:129 >last_character_next_stance:33 >last_connector:-52 >last_courtesy:-57 >last_courtesy_next_comma:-20 >last_courtesy_next_end:-28 >last_day:-44
>last_digits:316 >last_digits_next_comma:99 >last_digits_next_digits:-34 >last_digits_next_end:-158 >last_digits_next_leading:100 >last_digits_next_plain:-43
>last_digits_next_role:-21 >last_first_capital:356 >last_first_capital_next_capital:-60 >last_first_capital_next_comma:17 >last_first_capital_next_end:239
>last_first_capital_next_first_capital:-86 >last_first_capital_next_joining:21 >last_first_capital_next_leading:-45 >last_first_capital_next_leading_connector:-96
>last_first_capital_next_plain:34 >last_first_capital_next_sentence:99 >last_joining:-179 >last_joining_next_article:-17 >last_joining_next_leading:-25
>last_joining_next_number:-18 >last_joining_next_plain:-28 >last_joining_next_small:-18 >last_joining_next_stance:-20 >last_leading:-320 >last_leading_connector:-329
>last_leading_connector_next_capital:-22 >last_leading_connector_next_character:57 >last_leading_connector_next_comma:-45 >last_leading_connector_next_end:-143
>last_leading_connector_next_plain:-73 >last_leading_connector_next_small:-20 >last_leading_connector_next_small_long:-21 >last_leading_connector_next_stance:-23
>last_leading_next_article:-27 >last_leading_next_end:-112 >last_leading_next_plain:-46 >last_leading_next_small_long:-17 >last_negation:-101 >last_negation_next_character:-23
>last_negation_next_end:-18 >last_number:-241 >last_number_next_character:-30 >last_number_next_end:-95 >last_number_next_plain:-57 >last_plain_next_action:-23
>last_plain_next_article:-48 >last_plain_next_capital:-36 >last_plain_next_colon:-40 >last_plain_next_comma:-34 >last_plain_next_day:69 >last_plain_next_end:-141
>last_plain_next_joining:59 >last_plain_next_leading:94 >last_plain_next_leading_connector:61 >last_plain_next_negation:-22 >last_plain_next_number:-17 >last_plain_next_plain:17
>last_plain_next_sentence:-59 >last_plain_next_small:-24 >last_plain_next_small_long:18 >last_plain_next_stance:60 >last_relation:-91 >last_relation_next_comma:-34
>last_relation_next_end:60 >last_relation_next_plain:-28 >last_role:-154 >last_role_next_comma:-44 >last_role_next_leading:-15 >last_role_next_leading_connector:-37
>last_small:-309 >last_small_long:-41 >last_small_long_next_comma:149 >last_small_long_next_end:35 >last_small_long_next_leading:-23 >last_small_long_next_leading_connector:-20
>last_small_long_next_number:-15 >last_small_long_next_plain:-38 >last_small_long_next_small:-20 >last_small_long_next_stance:-26 >last_small_next_asked:-34
>last_small_next_character:-34 >last_small_next_comma:24 >last_small_next_plain:-53 >last_small_next_relation:-17 >last_small_next_sentence:-32 >last_small_next_small:-43
>last_small_next_stance:-22 >last_stance:-195 >last_stance_next_plain:-28 >last_stance_next_sentence:-25 >last_stance_next_small:-18 >last_stance_next_stance:-36 >next_action:-79
>next_action@own:-18 >next_action@person:-34 >next_action@unknown:-15 >next_article:-138 >next_article@own:-18 >next_article@unknown:-112 >next_asked:150 >next_asked@unknown:79
>next_capital:-232 >next_capital@own:-23 >next_capital@person:-42 >next_capital@title:-17 >next_capital@unknown:-67 >next_capital@venue:-69 >next_character:-126
>next_character@unknown:-62 >next_colon:-56 >next_colon@unknown:-53 >next_comma:186 >next_comma@own:-48 >next_comma@person:-44 >next_comma@title:129 >next_comma@unknown:144
>next_comma@venue:34 >next_connector:-47 >next_connector@unknown:-39 >next_courtesy:-15 >next_day:56 >next_day@unknown:60 >next_digits:-177 >next_digits@own:-35
>next_digits@unknown:-136 >next_dots:-19 >next_end:-57 >next_end@own:57 >next_end@person:-26 >next_end@title:-185 >next_end@unknown:-118 >next_end@venue:185
>next_first_capital:-122 >next_first_capital@unknown:-79 >next_joining:208 >next_joining@own:174 >next_joining@person:57 >next_joining@unknown:82 >next_joining@venue:-105
>next_leading:-28 >next_leading@own:-51 >next_leading@person:69 >next_leading@title:-29 >next_leading@unknown:-27 >next_leading_connector:-52 >next_leading_connector@own:-34
>next_leading_connector@person:24 >next_leading_connector@title:-26 >next_leading_connector@venue:-21 >next_negation:-67 >next_negation@unknown:-40 >next_negation@venue:-16
>next_number:39 >next_number@unknown:63 >next_plain:-268 >next_plain@person:-43 >next_plain@title:124 >next_plain@unknown:-278 >next_plain@venue:-44 >next_quote:145
>next_relation:-76 >next_relation@person:-15 >next_relation@unknown:-45 >next_role:-125 >next_role@unknown:-61 >next_sentence@own:98 >next_sentence@person:-52
>next_sentence@unknown:-86 >next_sentence@venue:60 >next_small:-258 >next_small@own:-82 >next_small@person:-16 >next_small@title:-22 >next_small@unknown:-105 >next_small@venue:-34
>next_small_long:23 >next_small_long@person:-39 >next_small_long@unknown:71 >next_stance:249 >next_stance@own:-63 >next_stance@person:27 >next_stance@title:160
>next_stance@unknown:141 >next_stance@venue:-16 >then_but:108 >then_comma_action:-23 >then_comma_article:-25 >then_comma_capital:-244 >then_comma_character:143
>then_comma_connector:-60 >then_comma_courtesy:-20 >then_comma_digits:-18 >then_comma_first_capital:-27 >then_comma_joining:81 >then_comma_leading:60
>then_comma_leading_connector:186 >then_comma_negation:99 >then_comma_number:29 >then_comma_plain:89 >then_comma_small:-130 >then_comma_small_long:70 >then_comma_stance:-76
>then_concludes:-66 >then_condition:-40 >then_counterQuestion:-25 >then_doesNotKnow:89 >then_everything:39 >then_i:187 >then_introducing:-31 >then_limited:22 >then_many:128
>then_naming:-72 >then_no:-27 >then_nothing:49 >then_own:138 >then_proposing:-83 >then_regular:-18 >then_requesting:-20 >then_roughly:22 >then_sentence_article:46
>then_sentence_first_capital:-36 >then_sentence_negation:27 >then_sentence_small:38 >then_sentence_stance:31 >then_settling:-144 >then_they:45 >then_we:86 >then_wishing:-70
apart_from_ruled:45 apart_from_ruled@own:49 apart_from_ruled@person:40 apart_from_ruled@title:140 apart_from_ruled@venue:-56 asked_all:-44 asked_part:-175 between_comma_comma:191
between_comma_end:-104 between_comma_none:-91 between_comma_sentence:22 between_comma_space:-67 between_joint_comma:-20 between_joint_end:-49 between_none_comma:-54
between_none_end:-35 between_none_none:-222 between_none_space:62 between_quote_comma:-15 between_quote_end:-31 between_quote_quote:92 between_quote_space:-67
between_sentence_comma:122 between_sentence_end:-100 between_sentence_space:15 between_space_colon:-29 between_space_comma:-49 between_space_end:171 between_space_joint:-84
between_space_none:-49 between_space_quote:-112 between_space_sentence:-16 between_space_space:-206 between_start_colon:-25 between_start_comma:78 between_start_end:86
between_start_joint:-43 between_start_none:-139 between_start_quote:312 between_start_sentence:39 between_start_space:-189 characters_0:-392 characters_0@unknown:-296
characters_1:127 characters_1@unknown:257 characters_2:472 characters_2@unknown:417 characters_3:154 characters_3@unknown:-87 characters_4:-137 characters_4@unknown:-110
characters_5:-232 characters_5@unknown:-221 characters_6:-75 characters_6@unknown:-69 characters_7:-53 characters_7@unknown:-53 code@own:-24 code@unknown:234
from_action_to_action:-75 from_action_to_capital:-40 from_action_to_courtesy:-17 from_action_to_first_capital:-31 from_action_to_plain:111 from_article_to_action:-27
from_article_to_article:-88 from_article_to_capital:406 from_article_to_digits:-62 from_article_to_leading_connector:-29 from_article_to_plain:95 from_article_to_relation:-19
from_article_to_small:-30 from_article_to_small_long:53 from_asked_to_asked:-43 from_asked_to_character:-69 from_asked_to_plain:-36 from_capital_to_action:-23
from_capital_to_capital:308 from_capital_to_digits:57 from_capital_to_first_capital:95 from_capital_to_joining:-17 from_capital_to_leading_connector:-19 from_capital_to_plain:16
from_capital_to_relation:28 from_capital_to_small:-22 from_capital_to_stance:-32 from_character_to_asked:169 from_character_to_character:108 from_character_to_leading:-43
from_character_to_leading_connector:-76 from_character_to_negation:-21 from_character_to_number:-43 from_character_to_role:-17 from_character_to_small:-73
from_character_to_stance:69 from_connector_to_capital:-23 from_connector_to_connector:-16 from_connector_to_plain:-29 from_day_to_day:-21 from_day_to_plain:-33
from_digits_to_action:-15 from_digits_to_capital:206 from_digits_to_digits:144 from_digits_to_plain:-53 from_digits_to_role:-51 from_digits_to_stance:-18
from_first_capital_to_action:20 from_first_capital_to_article:-17 from_first_capital_to_asked:-25 from_first_capital_to_capital:168 from_first_capital_to_digits:20
from_first_capital_to_first_capital:387 from_first_capital_to_joining:-22 from_first_capital_to_leading:-17 from_first_capital_to_leading_connector:-24
from_first_capital_to_plain:38 from_first_capital_to_relation:28 from_first_capital_to_role:-45 from_first_capital_to_small:60 from_first_capital_to_small_long:43
from_first_capital_to_stance:-27 from_joining_to_capital:-24 from_joining_to_joining:-26 from_joining_to_plain:-43 from_leading_connector_to_capital:-68
from_leading_connector_to_first_capital:-22 from_leading_connector_to_leading_connector:-38 from_leading_to_capital:-112 from_leading_to_character:17
from_leading_to_first_capital:-54 from_leading_to_leading:-38 from_leading_to_plain:23 from_negation_to_character:37 from_negation_to_negation:-23 from_negation_to_plain:-111
from_number_to_capital:-88 from_number_to_character:39 from_number_to_digits:-36 from_number_to_first_capital:-27 from_number_to_leading_connector:-17 from_number_to_number:-44
from_number_to_plain:-48 from_plain_to_action:-38 from_plain_to_article:-41 from_plain_to_day:71 from_plain_to_digits:287 from_plain_to_joining:-56 from_plain_to_leading:-70
from_plain_to_leading_connector:-50 from_plain_to_negation:-28 from_plain_to_number:-85 from_plain_to_plain:-95 from_plain_to_relation:43 from_plain_to_role:87
from_plain_to_small:-63 from_plain_to_small_long:38 from_plain_to_stance:-18 from_relation_to_action:76 from_relation_to_capital:-23 from_relation_to_digits:22
from_relation_to_first_capital:63 from_relation_to_plain:-17 from_relation_to_relation:-63 from_role_to_character:61 from_role_to_leading:-67 from_role_to_plain:-25
from_role_to_role:-58 from_small_long_to_capital:-101 from_small_long_to_digits:-20 from_small_long_to_first_capital:-18 from_small_long_to_number:-21 from_small_long_to_plain:145
from_small_long_to_relation:-23 from_small_long_to_small:-16 from_small_long_to_small_long:-84 from_small_to_action:-18 from_small_to_capital:-115 from_small_to_digits:-16
from_small_to_leading_connector:-29 from_small_to_plain:160 from_small_to_relation:-33 from_small_to_small:-72 from_small_to_stance:-15 from_stance_to_capital:-58
from_stance_to_character:-28 from_stance_to_leading_connector:-16 from_stance_to_plain:-56 from_stance_to_stance:-75 has_label:-226 holds_action:-191 holds_action_1:-205
holds_action_2:19 holds_article:133 holds_article_1:-137 holds_article_2:160 holds_asked:-239 holds_asked_1:-195 holds_asked_2:-44 holds_capital:334 holds_capital_1:165
holds_capital_2:155 holds_capital_3:96 holds_character:-47 holds_character_2:-194 holds_character_3:146 holds_connector:-93 holds_connector_1:-150 holds_connector_2:56
holds_courtesy:-142 holds_courtesy_1:-201 holds_day:-122 holds_day_1:-116 holds_digits_1:-139 holds_digits_2:-41 holds_first_capital:439 holds_first_capital_1:175
holds_first_capital_2:349 holds_joining:-58 holds_joining_1:-99 holds_joining_2:45 holds_leading:-196 holds_leading_1:-203 holds_leading_2:-42 holds_leading_3:44
holds_leading_connector_1:-29 holds_leading_connector_2:-41 holds_negation:-92 holds_negation_1:-206 holds_negation_2:120 holds_number:-29 holds_number_1:73 holds_number_2:-180
holds_plain:-273 holds_plain_1:-165 holds_plain_2:-375 holds_plain_3:216 holds_relation:164 holds_relation_1:135 holds_role:-75 holds_role_1:-70 holds_small:-390 holds_small_1:-231
holds_small_2:-149 holds_small_3:-106 holds_small_long:-181 holds_small_long_1:-256 holds_small_long_2:19 holds_small_long_3:69 holds_stance:-608 holds_stance_1:-388
holds_stance_2:-285 holds_stance_3:-54 marked_0_outside_0:-584 marked_0_outside_1:-382 marked_0_outside_2:-103 marked_1_outside_0:200 marked_1_outside_1:-446
marked_1_outside_2:-112 marked_2_outside_0:601 marked_2_outside_1:-115 marked_2_outside_2:33 occupied_all:-270 occupied_part:-158 only_action:-70 only_article:-72 only_asked:-41
only_capital:165 only_character:58 only_connector:-15 only_day:-21 only_digits:36 only_first_capital:352 only_joining:-25 only_leading:-34 only_leading_connector:-26
only_negation:-22 only_number:-39 only_plain:329 only_relation:-64 only_role:-57 only_small_long:-75 only_stance:-45 opens_0_closes_0:-385 opens_0_closes_0_1:-195
opens_0_closes_0_2:-146 opens_0_closes_0_3:-265 opens_0_closes_1:-245 opens_0_closes_1_1:-259 opens_0_closes_1_2:-149 opens_0_closes_1_3:134 opens_1_closes_0:-375
opens_1_closes_0_1:-305 opens_1_closes_0_2:-48 opens_1_closes_0_3:-124 opens_1_closes_1:344 opens_1_closes_1_1:-37 opens_1_closes_1_2:415 opens_1_closes_1_3:156 parts_0:34
parts_0@person:-80 parts_0@title:240 parts_0@unknown:-144 parts_0@venue:29 parts_1:-599 parts_1@own:-164 parts_1@person:-16 parts_1@title:-68 parts_1@unknown:-402
parts_1@venue:-105 parts_2:-131 parts_2@own:-20 parts_2@person:-17 parts_2@unknown:-72 parts_2@venue:-15 repeated_all:-78 repeated_part:-491 ruled_0:-80 ruled_1:76 ruled_2:260
ruled_3:229 ruled_4:369 ruled_5:357 ruled_front_-1_back_-1:-287 ruled_front_-1_back_-1@own:-23 ruled_front_-1_back_-1@person:-15 ruled_front_-1_back_-1@title:-20
ruled_front_-1_back_-1@unknown:-199 ruled_front_-1_back_-1@venue:-26 ruled_front_-1_back_0:111 ruled_front_-1_back_0@own:-109 ruled_front_-1_back_0@person:108
ruled_front_-1_back_0@title:-101 ruled_front_-1_back_0@unknown:222 ruled_front_-1_back_1:-258 ruled_front_-1_back_1@own:-32 ruled_front_-1_back_1@person:-16
ruled_front_-1_back_1@unknown:-176 ruled_front_-1_back_1@venue:-19 ruled_front_0_back_-1:110 ruled_front_0_back_-1@own:74 ruled_front_0_back_-1@person:-27
ruled_front_0_back_-1@title:202 ruled_front_0_back_-1@unknown:-67 ruled_front_0_back_-1@venue:-68 ruled_front_0_back_0:437 ruled_front_0_back_0@own:234
ruled_front_0_back_0@person:86 ruled_front_0_back_0@title:-144 ruled_front_0_back_0@unknown:354 ruled_front_0_back_0@venue:283 ruled_front_0_back_1:-217
ruled_front_0_back_1@own:-105 ruled_front_0_back_1@person:-66 ruled_front_0_back_1@title:-30 ruled_front_0_back_1@unknown:17 ruled_front_0_back_1@venue:-23
ruled_front_1_back_-1:-365 ruled_front_1_back_-1@own:29 ruled_front_1_back_-1@unknown:-385 ruled_front_1_back_0:-91 ruled_front_1_back_0@own:-111 ruled_front_1_back_0@person:-77
ruled_front_1_back_0@title:-27 ruled_front_1_back_0@unknown:198 ruled_front_1_back_0@venue:-64 ruled_front_1_back_1:-172 ruled_front_1_back_1@person:-19
ruled_front_1_back_1@unknown:-111 ruled_front_1_back_1@venue:-15 scored_1:454 scored_2:260 scored_3:-87 scored_4:102 scored_5:369 scored_6:-27 scored_7:-58 share_0:-477
share_0@own:-30 share_0@title:-234 share_0@unknown:-314 share_1:-302 share_1@own:-110 share_1@title:185 share_1@unknown:-274 share_1@venue:-118 share_2:-125 share_2@own:-76
share_2@person:-48 share_2@title:149 share_2@unknown:-236 share_2@venue:94 share_3:-108 share_3@own:83 share_3@person:-47 share_3@title:29 share_3@unknown:-93 share_3@venue:-71
share_4:166 share_4@own:-41 share_4@person:-37 share_4@title:84 share_4@unknown:175 share_5:86 share_5@own:-16 share_5@unknown:133 small_all:-483 small_part:-884 span:734
span_isBare:240 span_isCapital:612 span_isFirst:-90 span_isIntroduced:318 span_isNamed:123 span_isRelated:141 span_isSite:-30 span_isTail:200 sure_0@unknown:408 sure_1:398
sure_1@own:-25 sure_1@title:-64 sure_1@unknown:171 sure_1@venue:187 sure_2@own:144 sure_2@person:40 sure_2@title:-106 sure_2@unknown:37 sure_2@venue:46 sure_3:251 sure_3@own:139
sure_3@person:100 sure_3@unknown:-74 sure_3@venue:19 sure_4:-66 sure_5:203 sure_7:191 told_elsewhere:-312 unruled:-789 whole:86 whole@own:-16 whole@unknown:133
whole_0@unknown@thing:83 whole_1@unknown@thing:-228 whole_2:80 whole_2@unknown@thing:-262 whole_3:-124 whole_3@unknown@thing:538 whole_5:-274 whole_6:557 words_0:-393
words_0@own:47 words_0@person:-84 words_0@title:-127 words_0@unknown:-199 words_0@venue:-95 words_1@own:-18 words_1@person:169 words_1@unknown:-310 words_1@venue:131 words_2:-42
words_2@own:-37 words_2@title:27 words_2@unknown:48 words_2@venue:-77 words_3:20 words_3@own:-43 words_3@person:-88 words_3@title:146 words_3@unknown:-16 words_3@venue:31
words_4:-67 words_4@own:-34 words_4@person:-36 words_4@title:81 words_4@unknown:-42 words_4@venue:-29 words_5:-223 words_5@own:-35 words_5@person:-25 words_5@unknown:-121
words_5@venue:-26 words_6:-334 words_6@own:-60 words_6@person:-17 words_6@unknown:-221 words_6@venue:-26 words_7:397 words_7@unknown:408
`;
