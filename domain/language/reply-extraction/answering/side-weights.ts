/**
 * Of each sign of which of yes and no a reply comes to, its weight in thousandths.
 * Learned by bench/understanding/training from 1700 replies; written by `npm run train:side`, not by hand.
 */
export const SIDE_WEIGHTS = `
agrees:245 agrees@compared:-77 agrees@denied:-78 agrees@done:51 agrees@eager:28 agrees@else:166 agrees@even:46 agrees@having:-131 agrees@hint_available:-50 agrees@hint_comparing:62
agrees@hint_condition:26 agrees@hint_contacting:-51 agrees@hint_doing:26 agrees@hint_having_to:67 agrees@hint_nothing:-47 agrees@hint_others_in_charge:33 agrees@hint_past:-34
agrees@hint_possible:32 agrees@hint_question_word:36 agrees@hint_reporting:52 agrees@hint_seeking:42 agrees@hint_settling:-26 agrees@hint_they:46 agrees@hint_told_before:88
agrees@hint_we:75 agrees@hint_you:-169 agrees@many:-29 agrees@need:61 agrees@needed:37 agrees@offer:85 agrees@omitted:46 agrees@otherwise:28 agrees@over:-48 agrees@placed:62
agrees@under:-40 agrees@wanted:50 always:-85 article_begins:243 article_begins@averse:57 article_begins@bad:129 article_begins@done:-28 article_begins@else:102
article_begins@harmed:35 article_begins@having:25 article_begins@hint_doing:35 article_begins@hint_having_to:-69 article_begins@hint_nothing:29
article_begins@hint_others_in_charge:32 article_begins@hint_perhaps:-30 article_begins@hint_they:-49 article_begins@hint_told_before:31 article_begins@hint_we:-52
article_begins@hint_you:-109 article_begins@missing:47 article_begins@need:-29 article_begins@offer:-37 article_begins@otherwise:-47 article_begins@own:33 asked_denied:-143
asked_denied@done:-27 asked_denied@else:-72 asked_denied@having:-30 asked_denied@offer:41 asked_held:-36 asked_held@bad:-41 asked_held@denied:-58 asked_held@done:-67
asked_held@else:97 asked_held@having:-74 asked_held@hint_available:-115 asked_held@hint_doing:-32 asked_held@hint_having_to:-61 asked_held@hint_nothing:-51 asked_held@hint_own:47
asked_held@hint_they:-34 asked_held@hint_told_before:-45 asked_held@many:-34 asked_held@missing:-30 asked_held@need:-64 asked_held@needed:-42 asked_held@offer:-42
asked_held@own:-76 asked_held@wanted:-25 asked_said:-173 asked_said@bad:-36 asked_said@denied:-52 asked_said@done:-94 asked_said@else:27 asked_said@having:-103
asked_said@hint_allowed:27 asked_said@hint_available:-131 asked_said@hint_doing:-37 asked_said@hint_having_to:-45 asked_said@hint_nothing:-55 asked_said@hint_own:47
asked_said@hint_told_before:-64 asked_said@many:-34 asked_said@missing:-30 asked_said@need:-47 asked_said@never:-25 asked_said@own:-97 asks_averse:-56 asks_bad:60 asks_ceased:38
asks_certain:-54 asks_else:-68 asks_even:-37 asks_first_time:64 asks_gone:43 asks_having:-180 asks_hint_agreeing:50 asks_hint_available:-38 asks_hint_comparing:30
asks_hint_doing:39 asks_hint_having_to:64 asks_hint_knowing:-65 asks_hint_lost:-94 asks_hint_musing:-56 asks_hint_nothing:71 asks_hint_others_in_charge:-37 asks_hint_own:-86
asks_hint_papers:-45 asks_hint_past:79 asks_hint_requesting:94 asks_hint_seeking:43 asks_hint_settling:99 asks_hint_still:-97 asks_hint_they:-116 asks_hint_told_before:-56
asks_hint_wishing:68 asks_hint_you:91 asks_limited:-31 asks_many:-70 asks_missing:-44 asks_need:71 asks_needed:56 asks_never:37 asks_offer:142 asks_omitted:-29 asks_own:-74
asks_placed:-54 asks_working:-35 averse:-249 averse@bad:-53 averse@having:-39 averse@hint_available:-38 averse@hint_having_to:-34 averse@hint_requesting:-34 averse@hint_you:-26
averse@offer:-97 averse@own:-38 balance_-1:43 balance_-1@averse:-50 balance_-1@certain:-25 balance_-1@denied:-72 balance_-1@done:-30 balance_-1@else:-37 balance_-1@harmed:41
balance_-1@having:-37 balance_-1@hint_agreeing:-41 balance_-1@hint_available:-51 balance_-1@hint_comparing:-43 balance_-1@hint_condition:36 balance_-1@hint_knowing:-32
balance_-1@hint_later:34 balance_-1@hint_musing:-28 balance_-1@hint_nothing:41 balance_-1@hint_perhaps:-26 balance_-1@hint_reporting:50 balance_-1@hint_requesting:55
balance_-1@hint_seeking:53 balance_-1@hint_settling:36 balance_-1@hint_still:-34 balance_-1@hint_they:-45 balance_-1@hint_told_before:-51 balance_-1@hint_we:42
balance_-1@needed:-32 balance_-1@offer:56 balance_-1@own:-27 balance_-2@bad:30 balance_-2@certain:-27 balance_-2@denied:-34 balance_-2@eager:-33 balance_-2@else:-31
balance_-2@even:-32 balance_-2@first_time:32 balance_-2@hint_agreeing:26 balance_-2@hint_available:97 balance_-2@hint_comparing:-61 balance_-2@hint_knowing:-32
balance_-2@hint_lost:-46 balance_-2@hint_musing:-28 balance_-2@hint_requesting:57 balance_-2@hint_seeking:50 balance_-2@hint_settling:44 balance_-2@hint_still:-58
balance_-2@hint_they:-59 balance_-2@hint_told_before:-49 balance_-2@hint_you:86 balance_-2@many:-49 balance_-2@needed:-40 balance_-2@never:37 balance_-2@offer:30 balance_-2@own:53
balance_-2@placed:-28 balance_0:229 balance_0@averse:-44 balance_0@ceased:47 balance_0@certain:-25 balance_0@compared:-61 balance_0@denied:-110 balance_0@done:31
balance_0@eager:-26 balance_0@else:68 balance_0@gone:35 balance_0@harmed:72 balance_0@having:154 balance_0@hint_agreeing:-30 balance_0@hint_allowed:-34 balance_0@hint_available:144
balance_0@hint_comparing:-53 balance_0@hint_doing:-49 balance_0@hint_having_to:-90 balance_0@hint_kin:-58 balance_0@hint_knowing:-33 balance_0@hint_musing:-28
balance_0@hint_nothing:49 balance_0@hint_own:37 balance_0@hint_papers:-60 balance_0@hint_past:53 balance_0@hint_perhaps:-55 balance_0@hint_possible:-29
balance_0@hint_question_word:65 balance_0@hint_reporting:25 balance_0@hint_requesting:-38 balance_0@hint_seeking:49 balance_0@hint_still:-63 balance_0@hint_told_before:50
balance_0@hint_we:-30 balance_0@hint_wishing:-58 balance_0@hint_you:-37 balance_0@limited:-43 balance_0@many:-71 balance_0@missing:-49 balance_0@need:-102 balance_0@needed:-59
balance_0@never:-33 balance_0@offer:-124 balance_0@own:120 balance_0@spared:-26 balance_0@under:-70 balance_0@wanted:-47 balance_0@working:39 balance_1:590 balance_1@ceased:46
balance_1@certain:-25 balance_1@compared:-46 balance_1@consenting:32 balance_1@denied:-100 balance_1@done:106 balance_1@eager:-46 balance_1@else:329 balance_1@gone:29
balance_1@having:28 balance_1@hint_but:-48 balance_1@hint_comparing:-47 balance_1@hint_condition:-28 balance_1@hint_doing:-36 balance_1@hint_knowing:28
balance_1@hint_others_in_charge:25 balance_1@hint_own:53 balance_1@hint_papers:42 balance_1@hint_perhaps:-29 balance_1@hint_possible:-40 balance_1@hint_question_word:40
balance_1@hint_requesting:-77 balance_1@hint_seeking:29 balance_1@hint_settling:30 balance_1@hint_they:73 balance_1@hint_we:-72 balance_1@hint_you:-59 balance_1@limited:-41
balance_1@many:-64 balance_1@missing:-30 balance_1@offer:-58 balance_1@omitted:62 balance_1@otherwise:50 balance_1@spared:37 balance_1@under:-67 balance_1@wanted:49
balance_1@working:116 balance_2:230 balance_2@averse:46 balance_2@compared:44 balance_2@consenting:31 balance_2@denied:-74 balance_2@done:28 balance_2@eager:25 balance_2@else:81
balance_2@having:77 balance_2@hint_agreeing:-49 balance_2@hint_allowed:-28 balance_2@hint_available:64 balance_2@hint_contacting:-38 balance_2@hint_having_to:-58
balance_2@hint_knowing:30 balance_2@hint_nothing:-50 balance_2@hint_others_in_charge:-30 balance_2@hint_own:51 balance_2@hint_past:-46 balance_2@hint_perhaps:32
balance_2@hint_possible:-46 balance_2@hint_question_word:57 balance_2@hint_reporting:68 balance_2@hint_requesting:55 balance_2@hint_seeking:38 balance_2@hint_settling:40
balance_2@hint_still:50 balance_2@hint_they:63 balance_2@hint_told_before:26 balance_2@hint_we:-82 balance_2@hint_wishing:-100 balance_2@hint_you:-78 balance_2@missing:-31
balance_2@need:-63 balance_2@needed:-95 balance_2@offer:-41 balance_2@omitted:40 balance_2@own:93 balance_2@under:-28 balance_2@working:68 balance_3:37 balance_3@done:51
balance_3@eager:26 balance_3@else:40 balance_3@having:128 balance_3@hint_available:83 balance_3@hint_comparing:47 balance_3@hint_contacting:-39 balance_3@hint_having_to:-48
balance_3@hint_question_word:51 balance_3@hint_told_before:50 balance_3@hint_wishing:-78 balance_3@need:-75 balance_3@needed:-75 balance_3@offer:-150 balance_3@own:130 ceased:-266
ceased@bad:67 ceased@done:51 ceased@else:-59 ceased@having:-67 ceased@hint_available:-51 ceased@hint_past:110 ceased@hint_still:-40 ceased@hint_they:-52 ceased@needed:51
ceased@own:-97 certain:91 certain@bad:-25 certain@even:58 certain@having:46 certain@hint_having_to:-37 certain@hint_they:26 certain@hint_we:26 certain@hint_wishing:26
certain@hint_you:-94 certain@missing:-26 certain@need:-47 certain@needed:-65 consenting:285 consenting@else:123 consenting@having:64 consenting@hint_allowed:129
consenting@hint_available:37 consenting@hint_doing:30 consenting@hint_having_to:-36 consenting@hint_perhaps:50 consenting@hint_possible:44 consenting@hint_we:66
consenting@hint_wishing:-47 consenting@hint_you:54 consenting@need:-26 consenting@offer:-44 consenting@otherwise:32 consenting@own:52 day:247 day@bad:93 day@done:32 day@having:90
day@hint_available:64 day@hint_comparing:65 day@hint_having_to:50 day@hint_kin:30 day@hint_others_in_charge:43 day@hint_past:45 day@hint_requesting:-37 day@hint_we:-65 day@many:73
day@offer:44 day@otherwise:58 day@own:62 day@under:-33 deferred:-30 deferred@done:-71 deferred@hint_doing:-40 deferred@hint_past:-50 deferred@own:-62 deferred_not:-33
deferred_not@having:-27 deferred_not@hint_you:-33 denials_0:-280 denials_0@ceased:27 denials_0@consenting:-31 denials_0@denied:-73 denials_0@eager:-40 denials_0@gone:28
denials_0@hint_agreeing:-34 denials_0@hint_available:-96 denials_0@hint_but:-28 denials_0@hint_comparing:-82 denials_0@hint_doing:-71 denials_0@hint_having_to:-149
denials_0@hint_nothing:42 denials_0@hint_papers:-70 denials_0@hint_past:36 denials_0@hint_perhaps:-55 denials_0@hint_possible:-59 denials_0@hint_requesting:33
denials_0@hint_seeking:47 denials_0@hint_still:-57 denials_0@hint_they:-49 denials_0@hint_told_before:-49 denials_0@hint_unreal:-25 denials_0@hint_we:-65 denials_0@hint_you:-67
denials_0@need:-115 denials_0@needed:-70 denials_0@never:-53 denials_0@offer:-153 denials_0@omitted:-32 denials_0@otherwise:-61 denials_0@over:-40 denials_0@own:-73
denials_0@spared:-38 denials_0@wanted:-77 denials_0@working:25 denials_1:-241 denials_1@averse:-46 denials_1@consenting:42 denials_1@denied:38 denials_1@else:-26 denials_1@even:-31
denials_1@having:-126 denials_1@hint_agreeing:59 denials_1@hint_available:32 denials_1@hint_comparing:65 denials_1@hint_contacting:-26 denials_1@hint_doing:58
denials_1@hint_knowing:-25 denials_1@hint_lost:-37 denials_1@hint_nothing:-29 denials_1@hint_own:-64 denials_1@hint_perhaps:45 denials_1@hint_possible:57
denials_1@hint_reporting:-46 denials_1@hint_requesting:28 denials_1@hint_they:-58 denials_1@hint_we:36 denials_1@hint_you:40 denials_1@many:-50 denials_1@offer:31
denials_1@otherwise:70 denials_1@placed:-50 denials_1@spared:53 denials_1@working:-46 denials_2:-58 denials_2@else:-89 denials_2@hint_having_to:52 denials_2@hint_requesting:-27
denials_2@hint_you:-64 denials_2@need:35 denials_2@offer:80 denials_3:81 denies_at_0:-185 denies_at_0@denied:45 denies_at_0@having:-111 denies_at_0@hint_available:-83
denies_at_0@hint_nothing:26 denies_at_0@hint_others_in_charge:-37 denies_at_0@hint_possible:28 denies_at_0@hint_requesting:-39 denies_at_0@hint_they:-43 denies_at_0@hint_you:-64
denies_at_0@own:-98 denies_at_0@wanted:-43 denies_at_1:-32 denies_at_1@done:-41 denies_at_1@else:-46 denies_at_1@hint_allowed:-27 denies_at_1@hint_available:58
denies_at_1@hint_comparing:-32 denies_at_1@hint_doing:-44 denies_at_1@hint_having_to:47 denies_at_1@hint_kin:-31 denies_at_1@hint_own:-28 denies_at_1@hint_perhaps:39
denies_at_1@hint_reporting:-33 denies_at_1@hint_requesting:48 denies_at_1@hint_they:-28 denies_at_1@hint_told_before:-31 denies_at_1@hint_wishing:-32 denies_at_1@hint_you:-86
denies_at_1@own:37 denies_at_2:115 denies_at_2@averse:-51 denies_at_2@bad:-34 denies_at_2@else:-70 denies_at_2@hint_allowed:56 denies_at_2@hint_available:78
denies_at_2@hint_having_to:27 denies_at_2@hint_others_in_charge:25 denies_at_2@hint_past:-35 denies_at_2@hint_reporting:29 denies_at_2@hint_requesting:44 denies_at_2@hint_they:-91
denies_at_2@hint_we:67 denies_at_2@hint_wishing:28 denies_at_2@hint_you:150 denies_at_2@missing:25 denies_at_2@need:33 denies_at_2@offer:111 denies_at_2@otherwise:83
denies_at_2@wanted:51 denies_at_2@working:-43 denies_at_3:-95 denies_at_3@averse:28 denies_at_3@done:68 denies_at_3@having:-44 denies_at_3@hint_agreeing:25
denies_at_3@hint_available:-38 denies_at_3@hint_comparing:74 denies_at_3@hint_doing:101 denies_at_3@hint_having_to:42 denies_at_3@hint_nothing:-46
denies_at_3@hint_others_in_charge:-36 denies_at_3@hint_papers:58 denies_at_3@hint_past:64 denies_at_3@hint_reporting:-43 denies_at_3@hint_requesting:-63 denies_at_3@hint_they:117
denies_at_3@hint_told_before:52 denies_at_3@missing:-27 denies_at_3@need:41 denies_at_3@wanted:43 denies_comparison:70 denies_comparison@else:27 denies_comparison@hint_they:43
denies_first_clause:75 denies_first_clause@averse:-29 denies_first_clause@bad:38 denies_first_clause@consenting:25 denies_first_clause@denied:59 denies_first_clause@done:-39
denies_first_clause@eager:-30 denies_first_clause@having:-56 denies_first_clause@hint_allowed:-78 denies_first_clause@hint_doing:56 denies_first_clause@hint_having_to:74
denies_first_clause@hint_nothing:60 denies_first_clause@hint_others_in_charge:-55 denies_first_clause@hint_own:-29 denies_first_clause@hint_papers:-26
denies_first_clause@hint_past:-29 denies_first_clause@hint_they:-94 denies_first_clause@hint_told_before:-39 denies_first_clause@hint_we:-73 denies_first_clause@need:86
denies_first_clause@needed:54 denies_first_clause@never:73 denies_first_clause@offer:76 denies_first_clause@own:-29 denies_first_clause@spared:34 denies_last_clause:216
denies_last_clause@averse:-28 denies_last_clause@bad:-87 denies_last_clause@done:29 denies_last_clause@eager:48 denies_last_clause@else:78 denies_last_clause@harmed:-58
denies_last_clause@having:-144 denies_last_clause@hint_agreeing:46 denies_last_clause@hint_allowed:66 denies_last_clause@hint_available:-50 denies_last_clause@hint_comparing:112
denies_last_clause@hint_condition:-41 denies_last_clause@hint_doing:35 denies_last_clause@hint_having_to:101 denies_last_clause@hint_nothing:-75 denies_last_clause@hint_own:-36
denies_last_clause@hint_papers:-47 denies_last_clause@hint_perhaps:28 denies_last_clause@hint_requesting:-49 denies_last_clause@hint_they:34 denies_last_clause@hint_told_before:35
denies_last_clause@hint_we:100 denies_last_clause@hint_wishing:66 denies_last_clause@hint_you:-37 denies_last_clause@many:-53 denies_last_clause@missing:-31
denies_last_clause@need:109 denies_last_clause@needed:72 denies_last_clause@never:42 denies_last_clause@offer:153 denies_last_clause@own:-47 denies_last_clause@placed:-28
denies_last_clause@spared:27 denies_last_clause@wanted:26 denies_last_clause@working:-38 done@bad:66 done@compared:-52 done@done:87 done@else:106 done@even:31 done@first_time:-28
done@hint_available:31 done@hint_comparing:-34 done@hint_doing:92 done@hint_having_to:-32 done@hint_reporting:-32 done@hint_requesting:-25 done@hint_still:-32 done@hint_they:-55
done@missing:30 done@need:-60 done@needed:-39 done@offer:-128 done@working:31 done_not:87 done_not@else:52 eager:-134 eager@averse:41 eager@bad:30 eager@compared:-34 eager@else:36
eager@having:-134 eager@hint_allowed:-28 eager@hint_available:-50 eager@hint_comparing:36 eager@hint_doing:-30 eager@hint_requesting:57 eager@hint_they:28 eager@hint_we:45
eager@hint_you:-55 eager@need:-38 eager@needed:-31 eager@offer:30 eager@wanted:-36 ended:-462 ended@bad:80 ended@denied:62 ended@done:34 ended@eager:31 ended@else:-128
ended@having:-114 ended@hint_available:-100 ended@hint_nothing:25 ended@hint_others_in_charge:-36 ended@hint_past:110 ended@hint_settling:59 ended@hint_still:-67
ended@hint_they:-48 ended@hint_wishing:34 ended@hint_you:-51 ended@missing:52 ended@needed:51 ended@otherwise:28 ended@own:-167 even:58 even@bad:-42 even@else:-42 even@even:48
even@harmed:-62 even@hint_having_to:34 even@hint_others_in_charge:30 even@hint_they:69 even@hint_wishing:45 even@hint_you:66 even@offer:73 even@otherwise:31 even@over:52
even@own:58 failing:-243 failing@else:-57 failing@having:-82 failing@hint_available:-77 failing@hint_own:-30 failing@hint_you:-62 failing@own:-64 first_number_above:122
first_number_above@compared:61 first_number_above@else:41 first_number_above@hint_comparing:106 first_number_above@hint_past:-27 first_number_above@hint_they:30
first_number_above@over:119 first_number_above@under:-68 first_number_below:-122 first_number_below@compared:-61 first_number_below@else:-51 first_number_below@hint_comparing:-29
first_number_below@over:-132 first_time:-105 first_time@done:-36 first_time@else:34 first_time@having:-73 first_time@hint_available:-84 first_time@hint_own:-26
first_time@hint_past:-45 first_time@hint_they:34 first_time@hint_told_before:-49 first_time@hint_we:-43 first_time@hint_you:-75 first_time@own:-40 forbidding:-190
forbidding@hint_allowed:-44 forbidding@hint_available:35 forbidding@hint_comparing:72 forbidding@hint_doing:-32 forbidding@hint_perhaps:-48 forbidding@hint_reporting:-30
forbidding@hint_seeking:-30 forbidding@hint_settling:-40 forbidding@hint_they:28 forbidding@hint_we:-64 forbidding@needed:27 forbidding@offer:-137 forbidding@own:28
forbidding@wanted:-30 gone:-204 gone@bad:73 gone@else:-54 gone@having:-66 gone@hint_available:-58 gone@hint_still:-34 gone@hint_they:-30 gone@own:-78 harmed:136 harmed@averse:32
harmed@bad:76 harmed@harmed:55 harmed@having:41 harmed@hint_doing:-36 harmed@hint_having_to:30 harmed@hint_past:37 harmed@hint_wishing:85 harmed@hint_you:38 harmed@missing:-38
harmed@need:68 harmed@needed:50 harmed_not:-93 has:-200 has@averse:-25 has@certain:-29 has@compared:-48 has@consenting:57 has@denied:27 has@eager:-54 has@else:-38 has@even:-49
has@gone:28 has@hint_agreeing:-26 has@hint_allowed:-102 has@hint_available:89 has@hint_but:-35 has@hint_comparing:-94 has@hint_doing:76 has@hint_lost:-50 has@hint_nothing:32
has@hint_own:49 has@hint_past:48 has@hint_perhaps:-69 has@hint_possible:-36 has@hint_reporting:-28 has@hint_requesting:-116 has@hint_settling:92 has@hint_still:-26
has@hint_they:145 has@hint_unreal:31 has@hint_we:-118 has@hint_wishing:-51 has@hint_you:-92 has@limited:-58 has@many:-51 has@missing:-45 has@never:91 has@offer:-85 has@omitted:51
has@otherwise:36 has@over:40 has@placed:-60 has@spared:48 has@under:-52 has@working:37 hint_about_the_question:-40 hint_advising:46 hint_agreeing:483 hint_agreeing_not:-87
hint_another_subject:57 hint_asking:-49 hint_asking_not:100 hint_available:183 hint_available_not:-92 hint_comparing:-180 hint_complaint:-162 hint_condition:38 hint_contacting:-169
hint_deciding:77 hint_doing:-290 hint_doing_not:39 hint_having_to:96 hint_having_to_not:-45 hint_i:-91 hint_i_not:233 hint_kin_not:-107 hint_knowing:-132 hint_later:140
hint_later_not:117 hint_laughter:205 hint_lost:39 hint_lost_not:-34 hint_musing:87 hint_nothing:231 hint_others_in_charge:142 hint_own:-46 hint_papers:241 hint_papers_not:-48
hint_past_not:68 hint_perhaps:229 hint_possible:-142 hint_possible_not:36 hint_proposing:119 hint_question_word:-154 hint_question_word_not:53 hint_reporting_not:53
hint_requesting:37 hint_roughly:-169 hint_roughly_not:105 hint_seeking:-66 hint_settling:-63 hint_settling_not:-60 hint_still:-56 hint_they_not:87 hint_told_before:-120
hint_told_before_not:-76 hint_unreal:150 hint_unreal_not:55 hint_waiting:-141 hint_we:-448 hint_wishing:-298 hint_you:101 hint_you_not:178 lacks:-237 lacks@bad:-56 lacks@denied:90
lacks@done:-81 lacks@eager:-33 lacks@else:-142 lacks@even:76 lacks@first_time:74 lacks@harmed:-146 lacks@having:-100 lacks@hint_agreeing:71 lacks@hint_available:-26
lacks@hint_but:30 lacks@hint_condition:-36 lacks@hint_doing:160 lacks@hint_lost:-103 lacks@hint_others_in_charge:-27 lacks@hint_own:-75 lacks@hint_papers:-40 lacks@hint_past:-83
lacks@hint_still:33 lacks@hint_they:-71 lacks@hint_we:35 lacks@hint_wishing:100 lacks@hint_you:89 lacks@needed:-47 lacks@never:60 lacks@offer:138 lacks@over:54 lacks@own:-61
lacks@placed:-46 lacks@spared:28 lacks@under:42 lacks@wanted:45 lacks@working:-46 limited:164 limited@compared:48 limited@denied:43 limited@else:52 limited@harmed:-58
limited@having:-28 limited@hint_allowed:45 limited@hint_available:-66 limited@hint_comparing:69 limited@hint_condition:-28 limited@hint_doing:112 limited@hint_having_to:39
limited@hint_kin:-44 limited@hint_lost:-40 limited@hint_requesting:-39 limited@hint_settling:30 limited@hint_still:32 limited@hint_we:55 limited@hint_you:88 limited@many:39
limited@missing:28 limited@need:72 limited@needed:42 limited@offer:65 limited@over:47 limited@own:-30 limited@placed:-28 limited@wanted:49 limited@working:-39 many:-192 many@bad:47
many@consenting:39 many@denied:106 many@done:77 many@eager:47 many@else:-127 many@harmed:-31 many@hint_agreeing:43 many@hint_available:34 many@hint_comparing:83
many@hint_condition:-32 many@hint_doing:36 many@hint_having_to:-35 many@hint_knowing:34 many@hint_lost:-47 many@hint_nothing:33 many@hint_others_in_charge:-38 many@hint_possible:49
many@hint_proposing:-40 many@hint_reporting:53 many@hint_settling:-27 many@hint_we:-25 many@hint_wishing:31 many@hint_you:56 many@many:-26 many@need:51 many@never:115 many@offer:30
many@own:-65 many@spared:65 many@wanted:69 many@working:58 many_not:34 missing:85 missing@done:45 missing@else:-68 missing@having:-35 missing@hint_doing:95
missing@hint_having_to:44 missing@hint_nothing:-27 missing@hint_papers:-38 missing@hint_requesting:25 missing@hint_they:33 missing@hint_told_before:26 missing@hint_wishing:31
missing@need:31 missing@needed:41 missing@offer:157 missing@otherwise:-52 missing@placed:-25 missing@working:-45 missing_not:-36 mocking:-59 mocking@having:-36
mocking@hint_available:-31 name:174 name@averse:-53 name@bad:-47 name@compared:-25 name@denied:45 name@done:65 name@eager:-42 name@even:44 name@first_time:-59 name@harmed:32
name@having:31 name@hint_allowed:-30 name@hint_contacting:-35 name@hint_doing:53 name@hint_having_to:59 name@hint_kin:57 name@hint_lost:-32 name@hint_others_in_charge:-42
name@hint_own:-47 name@hint_papers:27 name@hint_requesting:63 name@hint_we:-94 name@hint_wishing:-45 name@missing:-74 name@need:31 name@offer:40 name@otherwise:101 name@own:49
name@wanted:-25 name@working:45 needed:224 needed@hint_having_to:91 needed@hint_requesting:37 needed@hint_still:31 needed@hint_they:48 needed@need:44 needed@needed:53
needed@never:-36 needed@offer:120 needed@wanted:34 needed_not:-45 neither_asked_nor_denied:61 neither_asked_nor_denied@bad:87 neither_asked_nor_denied@ceased:28
neither_asked_nor_denied@compared:41 neither_asked_nor_denied@consenting:-30 neither_asked_nor_denied@done:54 neither_asked_nor_denied@first_time:-42
neither_asked_nor_denied@gone:29 neither_asked_nor_denied@having:104 neither_asked_nor_denied@hint_agreeing:-38 neither_asked_nor_denied@hint_available:38
neither_asked_nor_denied@hint_but:-33 neither_asked_nor_denied@hint_comparing:-42 neither_asked_nor_denied@hint_doing:-32 neither_asked_nor_denied@hint_having_to:-78
neither_asked_nor_denied@hint_kin:-28 neither_asked_nor_denied@hint_nothing:87 neither_asked_nor_denied@hint_own:-28 neither_asked_nor_denied@hint_papers:-66
neither_asked_nor_denied@hint_past:52 neither_asked_nor_denied@hint_perhaps:-34 neither_asked_nor_denied@hint_possible:-73 neither_asked_nor_denied@hint_requesting:40
neither_asked_nor_denied@hint_seeking:49 neither_asked_nor_denied@hint_still:-52 neither_asked_nor_denied@hint_we:-39 neither_asked_nor_denied@hint_wishing:-29
neither_asked_nor_denied@many:28 neither_asked_nor_denied@missing:27 neither_asked_nor_denied@need:-43 neither_asked_nor_denied@never:-38 neither_asked_nor_denied@offer:-65
neither_asked_nor_denied@otherwise:-33 neither_asked_nor_denied@own:35 neither_asked_nor_denied@placed:46 neither_asked_nor_denied@spared:-33 neither_asked_nor_denied@wanted:-59
never:-160 never@averse:41 never@bad:27 never@denied:44 never@else:-34 never@having:-30 never@hint_agreeing:35 never@hint_available:46 never@hint_comparing:76
never@hint_condition:-33 never@hint_doing:-67 never@hint_lost:-30 never@hint_others_in_charge:-44 never@hint_own:-61 never@hint_reporting:-25 never@hint_they:-27 never@hint_you:38
never@many:27 never@never:29 never@over:26 never@placed:-27 number:279 number@bad:-141 number@denied:-52 number@done:76 number@even:-80 number@first_time:-60 number@harmed:-56
number@having:113 number@hint_allowed:27 number@hint_available:166 number@hint_comparing:39 number@hint_condition:-34 number@hint_contacting:65 number@hint_doing:-76
number@hint_kin:78 number@hint_knowing:-30 number@hint_lost:28 number@hint_perhaps:-52 number@hint_possible:33 number@hint_settling:-60 number@hint_they:45 number@hint_wishing:28
number@hint_you:80 number@many:40 number@missing:-80 number@need:103 number@needed:32 number@never:-32 number@offer:44 number@over:-63 number@under:-30 number@working:39
number_above:189 number_above@compared:95 number_above@else:67 number_above@hint_comparing:107 number_above@hint_past:-26 number_above@hint_they:30 number_above@over:128
number_above@under:-67 number_begins:336 number_begins@bad:67 number_begins@compared:-60 number_begins@done:56 number_begins@having:98 number_begins@hint_available:85
number_begins@hint_condition:43 number_begins@hint_contacting:36 number_begins@hint_doing:39 number_begins@hint_having_to:45 number_begins@hint_kin:86 number_begins@hint_lost:44
number_begins@hint_past:39 number_begins@hint_settling:-31 number_begins@hint_they:86 number_begins@hint_told_before:30 number_begins@hint_you:156 number_begins@missing:33
number_begins@offer:88 number_begins@over:-77 number_below:-290 number_below@compared:-145 number_below@else:-121 number_below@hint_comparing:-83 number_below@hint_past:-45
number_below@hint_you:-66 number_below@many:-45 number_below@over:-186 number_below@under:26 omitted:239 omitted@hint_they:64 omitted@hint_you:74 omitted@offer:88
omitted@wanted:-66 otherwise:-140 otherwise@bad:55 otherwise@hint_agreeing:29 otherwise@hint_available:69 otherwise@hint_comparing:31 otherwise@hint_doing:64
otherwise@hint_having_to:-52 otherwise@hint_own:-59 otherwise@hint_past:35 otherwise@hint_perhaps:61 otherwise@hint_requesting:27 otherwise@hint_they:89 otherwise@hint_you:-34
otherwise@need:-71 otherwise@needed:-98 otherwise@offer:-56 otherwise@own:93 otherwise_not:49 otherwise_not@having:-38 over:148 over@compared:62 over@else:58 over@having:44
over@hint_available:48 over@hint_comparing:46 over@offer:-29 over@over:62 own:-59 own@averse:-25 own@bad:-29 own@certain:-41 own@denied:-87 own@eager:-30 own@else:-131 own@even:-97
own@harmed:39 own@having:152 own@hint_agreeing:-50 own@hint_allowed:-120 own@hint_available:161 own@hint_comparing:-131 own@hint_doing:27 own@hint_having_to:25 own@hint_kin:-66
own@hint_others_in_charge:-50 own@hint_own:55 own@hint_past:58 own@hint_possible:-29 own@hint_question_word:37 own@hint_requesting:-88 own@hint_settling:108 own@hint_they:122
own@hint_told_before:101 own@hint_unreal:72 own@hint_we:-76 own@hint_wishing:-88 own@hint_you:-147 own@needed:33 own@never:-62 own@offer:-40 own@otherwise:-34 own@own:90
own@placed:-74 own@wanted:-32 own_not:-59 own_not@else:-26 own_not@having:-41 own_not@hint_available:-37 own_not@hint_having_to:31 own_not@hint_you:-34 own_not@offer:37
own_not@otherwise:-41 own_not@own:-37 phrase_afterThat:-47 phrase_afterThat@else:-25 phrase_ago:-31 phrase_ago@denied:31 phrase_ago@done:-40 phrase_ago@else:-37
phrase_ago@hint_comparing:-25 phrase_ago@hint_knowing:29 phrase_ago@hint_others_in_charge:-31 phrase_ago@hint_you:-45 phrase_ago@missing:31 phrase_ago@needed:27 phrase_ago@offer:42
phrase_ago@own:-44 phrase_ago_first:-48 phrase_ago_first@else:-42 phrase_ago_first@hint_having_to:29 phrase_ago_first@hint_others_in_charge:-31 phrase_ago_first@hint_you:-47
phrase_ago_first@needed:27 phrase_andHalf:-136 phrase_andHalf@bad:-32 phrase_andHalf_first:-60 phrase_asksPreference:-47 phrase_asksPreference@hint_you:-52
phrase_asksPreference_first:-38 phrase_concludes:84 phrase_concludes@averse:-25 phrase_concludes@compared:54 phrase_concludes@done:36 phrase_concludes@else:-41
phrase_concludes@hint_allowed:-25 phrase_concludes@hint_comparing:75 phrase_concludes@hint_doing:59 phrase_concludes@hint_perhaps:-28 phrase_concludes@hint_possible:-27
phrase_concludes@hint_requesting:-54 phrase_concludes@hint_told_before:36 phrase_concludes@hint_wishing:56 phrase_concludes@hint_you:127 phrase_concludes@missing:-41
phrase_concludes@never:-40 phrase_concludes@offer:82 phrase_concludes@own:-40 phrase_concludes@wanted:-30 phrase_concludes_first:146 phrase_concludes_first@bad:34
phrase_concludes_first@done:27 phrase_concludes_first@else:67 phrase_concludes_first@hint_comparing:66 phrase_concludes_first@hint_you:70 phrase_concludes_first@wanted:-26
phrase_correction:-327 phrase_correction@consenting:41 phrase_correction@denied:28 phrase_correction@done:-55 phrase_correction@even:-34 phrase_correction@having:-120
phrase_correction@hint_agreeing:-28 phrase_correction@hint_available:-90 phrase_correction@hint_comparing:-50 phrase_correction@hint_having_to:-60 phrase_correction@hint_papers:70
phrase_correction@hint_past:-29 phrase_correction@hint_reporting:51 phrase_correction@hint_requesting:-37 phrase_correction@hint_they:-90 phrase_correction@hint_you:-38
phrase_correction@needed:-69 phrase_correction@offer:-50 phrase_correction@own:-51 phrase_correction@spared:28 phrase_correction@working:-39 phrase_correction_first:-168
phrase_correction_first@denied:27 phrase_correction_first@done:-33 phrase_correction_first@having:-38 phrase_correction_first@hint_requesting:-57
phrase_correction_first@hint_they:-73 phrase_correction_first@hint_you:-85 phrase_correction_first@offer:-72 phrase_correction_first@otherwise:-32 phrase_counterQuestion:81
phrase_counterQuestion@bad:66 phrase_counterQuestion@done:37 phrase_counterQuestion@having:-70 phrase_counterQuestion@hint_available:-65 phrase_counterQuestion@hint_comparing:110
phrase_counterQuestion@hint_others_in_charge:-30 phrase_counterQuestion@hint_perhaps:26 phrase_counterQuestion@hint_question_word:-39 phrase_counterQuestion@hint_reporting:42
phrase_counterQuestion@hint_requesting:62 phrase_counterQuestion@hint_they:91 phrase_counterQuestion@hint_we:-32 phrase_counterQuestion@hint_you:-26 phrase_counterQuestion@many:25
phrase_counterQuestion@missing:69 phrase_counterQuestion@needed:68 phrase_counterQuestion@offer:133 phrase_counterQuestion@omitted:27 phrase_counterQuestion@own:-38
phrase_counterQuestion@wanted:39 phrase_counterQuestion_first:200 phrase_counterQuestion_first@done:27 phrase_counterQuestion_first@hint_allowed:-25
phrase_counterQuestion_first@hint_comparing:76 phrase_counterQuestion_first@hint_past:-47 phrase_counterQuestion_first@hint_perhaps:26
phrase_counterQuestion_first@hint_reporting:35 phrase_counterQuestion_first@hint_requesting:38 phrase_counterQuestion_first@hint_they:39 phrase_counterQuestion_first@hint_we:-28
phrase_counterQuestion_first@hint_you:25 phrase_counterQuestion_first@needed:25 phrase_counterQuestion_first@offer:69 phrase_counterQuestion_first@otherwise:-47
phrase_counterQuestion_first@own:27 phrase_courtesy@else:27 phrase_doesNotKnow:-85 phrase_doesNotKnow@else:-94 phrase_doesNotKnow@hint_they:31 phrase_doesNotKnow@offer:41
phrase_doesNotKnow_first:-67 phrase_doesNotKnow_first@else:-61 phrase_evening:35 phrase_evening@else:26 phrase_everything:-35 phrase_everything@averse:-67 phrase_everything@bad:-30
phrase_everything@denied:76 phrase_everything@done:25 phrase_everything@eager:41 phrase_everything@else:-69 phrase_everything@harmed:-46 phrase_everything@having:-63
phrase_everything@hint_available:-71 phrase_everything@hint_having_to:38 phrase_everything@hint_kin:41 phrase_everything@hint_lost:-46 phrase_everything@hint_others_in_charge:-26
phrase_everything@hint_past:-31 phrase_everything@hint_perhaps:29 phrase_everything@hint_reporting:41 phrase_everything@hint_requesting:36 phrase_everything@hint_still:-33
phrase_everything@hint_wishing:32 phrase_everything@many:34 phrase_everything@need:34 phrase_everything@never:76 phrase_everything@offer:114 phrase_everything@otherwise:53
phrase_everything@over:29 phrase_everything@own:-42 phrase_everything@wanted:40 phrase_everything@working:53 phrase_everything_first:-141 phrase_everything_first@averse:-67
phrase_everything_first@bad:-74 phrase_everything_first@denied:73 phrase_everything_first@else:-83 phrase_everything_first@harmed:-48 phrase_everything_first@having:-139
phrase_everything_first@hint_available:-140 phrase_everything_first@hint_doing:45 phrase_everything_first@hint_having_to:57 phrase_everything_first@hint_kin:28
phrase_everything_first@hint_lost:-46 phrase_everything_first@hint_past:-63 phrase_everything_first@hint_perhaps:34 phrase_everything_first@hint_we:36
phrase_everything_first@hint_wishing:28 phrase_everything_first@missing:-29 phrase_everything_first@need:53 phrase_everything_first@needed:31 phrase_everything_first@never:91
phrase_everything_first@offer:151 phrase_everything_first@otherwise:40 phrase_everything_first@own:-92 phrase_everything_first@working:53 phrase_except@having:25
phrase_except@hint_requesting:-44 phrase_except@hint_they:-42 phrase_except@hint_we:25 phrase_except@hint_you:34 phrase_except@offer:-36 phrase_except@own:-27
phrase_except_first:-41 phrase_except_first@else:-26 phrase_except_first@hint_they:-44 phrase_excluding:-92 phrase_excluding@offer:-51 phrase_excluding_first:-63 phrase_fails:-199
phrase_fails@done:39 phrase_fails@else:-56 phrase_fails@hint_allowed:44 phrase_fails@hint_comparing:46 phrase_fails@hint_they:42 phrase_fails@hint_told_before:55
phrase_fails@hint_you:-102 phrase_fails@offer:-26 phrase_fails_first:-281 phrase_fails_first@else:-74 phrase_fails_first@having:-41 phrase_fails_first@hint_allowed:42
phrase_fails_first@hint_available:-38 phrase_fails_first@hint_others_in_charge:27 phrase_fails_first@hint_they:-36 phrase_fails_first@hint_you:-86 phrase_fails_first@own:-40
phrase_groundFloor:-68 phrase_groundFloor_first:-68 phrase_halfOf:69 phrase_halfOf@bad:-28 phrase_halfOf@compared:25 phrase_halfOf@else:47 phrase_halfOf@hint_comparing:25
phrase_halfOf@hint_we:31 phrase_halfOf@over:25 phrase_halfOf_first:48 phrase_halfOf_first@else:44 phrase_halfOf_first@hint_we:27 phrase_hasOwn:-31 phrase_hasOwn@having:26
phrase_hasOwn@hint_wishing:-25 phrase_hasOwn@hint_you:-32 phrase_hasOwn@offer:-47 phrase_hasOwn_first:-26 phrase_hasOwn_first@having:26 phrase_hasOwn_first@hint_you:-32
phrase_hasOwn_first@offer:-51 phrase_holds:29 phrase_holds@done:53 phrase_holds@eager:30 phrase_holds@else:27 phrase_holds@even:-58 phrase_holds@having:-57
phrase_holds@hint_available:-26 phrase_holds@hint_doing:27 phrase_holds@hint_kin:-25 phrase_holds@hint_nothing:-35 phrase_holds@hint_others_in_charge:-35
phrase_holds@hint_reporting:33 phrase_holds@hint_settling:30 phrase_holds@hint_they:42 phrase_holds@hint_you:-42 phrase_holds@offer:43 phrase_holds@otherwise:38
phrase_holds_first:294 phrase_holds_first@bad:25 phrase_holds_first@done:46 phrase_holds_first@else:90 phrase_holds_first@hint_allowed:33 phrase_holds_first@hint_comparing:49
phrase_holds_first@hint_others_in_charge:-34 phrase_holds_first@hint_reporting:31 phrase_holds_first@hint_they:75 phrase_holds_first@hint_told_before:33 phrase_holds_first@offer:51
phrase_holds_first@wanted:-35 phrase_introducing:113 phrase_introducing@denied:-40 phrase_introducing@done:-30 phrase_introducing@hint_comparing:-69
phrase_introducing@hint_doing:77 phrase_introducing@hint_nothing:-34 phrase_introducing@hint_papers:34 phrase_introducing@hint_perhaps:42 phrase_introducing@hint_possible:36
phrase_introducing@hint_requesting:74 phrase_introducing@hint_settling:28 phrase_introducing@hint_they:-50 phrase_introducing@hint_we:38 phrase_introducing@hint_you:62
phrase_introducing@many:-39 phrase_introducing@missing:-46 phrase_introducing@offer:46 phrase_introducing@otherwise:-36 phrase_introducing@own:66 phrase_introducing@wanted:41
phrase_introducing_first:-140 phrase_introducing_first@bad:27 phrase_introducing_first@else:-44 phrase_introducing_first@hint_allowed:-40
phrase_introducing_first@hint_comparing:-66 phrase_introducing_first@hint_having_to:-28 phrase_introducing_first@hint_possible:45 phrase_introducing_first@hint_requesting:27
phrase_introducing_first@hint_they:-57 phrase_introducing_first@many:-45 phrase_introducing_first@missing:-37 phrase_introducing_first@need:-28 phrase_introducing_first@own:-33
phrase_lastDay:-30 phrase_lastDay_first:-49 phrase_later:-117 phrase_later@done:46 phrase_later@hint_available:37 phrase_later@hint_comparing:28
phrase_later@hint_others_in_charge:37 phrase_later@hint_told_before:48 phrase_later@hint_you:-83 phrase_later@offer:-47 phrase_later@own:37 phrase_later_first:-64
phrase_later_first@else:-54 phrase_most:-70 phrase_naming:71 phrase_naming@denied:36 phrase_naming@done:-38 phrase_naming@hint_doing:53 phrase_naming@hint_others_in_charge:30
phrase_naming@hint_perhaps:33 phrase_naming@hint_requesting:54 phrase_naming@hint_you:31 phrase_naming@own:37 phrase_naming_first@bad:42 phrase_naming_first@denied:52
phrase_naming_first@hint_available:27 phrase_naming_first@hint_doing:37 phrase_naming_first@hint_requesting:34 phrase_naming_first@hint_you:64 phrase_naming_first@many:-59
phrase_nearly:133 phrase_nearly@having:66 phrase_nearly@hint_available:51 phrase_nearly@own:66 phrase_neither:32 phrase_neither@having:46 phrase_neither@hint_available:44
phrase_neither@offer:-44 phrase_neither@own:83 phrase_neither_first@offer:-44 phrase_night:-34 phrase_night_first:-26 phrase_no:-438 phrase_no@deferred:-28 phrase_no@denied:107
phrase_no@eager:-26 phrase_no@else:-47 phrase_no@even:-35 phrase_no@harmed:-53 phrase_no@having:-142 phrase_no@hint_available:-38 phrase_no@hint_kin:32 phrase_no@hint_knowing:-25
phrase_no@hint_others_in_charge:-62 phrase_no@hint_own:-54 phrase_no@hint_papers:44 phrase_no@hint_past:-29 phrase_no@hint_perhaps:29 phrase_no@hint_possible:36
phrase_no@hint_requesting:-31 phrase_no@hint_settling:-25 phrase_no@hint_wishing:-37 phrase_no@hint_you:-76 phrase_no@many:-30 phrase_no@needed:-38 phrase_no@never:67
phrase_no@offer:-54 phrase_no@otherwise:77 phrase_no@own:-29 phrase_no@placed:-50 phrase_no@spared:44 phrase_no@wanted:-40 phrase_noPreference:-172 phrase_noPreference@having:-60
phrase_noPreference@hint_available:-76 phrase_noPreference@hint_you:-33 phrase_noPreference@offer:-44 phrase_noPreference@own:-41 phrase_noPreference_first:-27
phrase_noPreference_first@hint_available:-30 phrase_no_first:-27 phrase_no_first@ceased:29 phrase_no_first@denied:81 phrase_no_first@eager:-26 phrase_no_first@else:98
phrase_no_first@harmed:-36 phrase_no_first@having:-69 phrase_no_first@hint_available:-31 phrase_no_first@hint_comparing:52 phrase_no_first@hint_having_to:-34
phrase_no_first@hint_nothing:70 phrase_no_first@hint_others_in_charge:-34 phrase_no_first@hint_possible:38 phrase_no_first@hint_they:-41 phrase_no_first@hint_told_before:-28
phrase_no_first@hint_we:-51 phrase_no_first@hint_you:-63 phrase_no_first@needed:-33 phrase_no_first@never:76 phrase_no_first@offer:-63 phrase_no_first@otherwise:45
phrase_no_first@own:-30 phrase_no_first@spared:34 phrase_no_first@wanted:-46 phrase_none:-89 phrase_none@bad:56 phrase_none@denied:63 phrase_none@else:-41
phrase_none@hint_available:38 phrase_none@hint_doing:25 phrase_none@hint_kin:65 phrase_none@hint_nothing:34 phrase_none@hint_past:-42 phrase_none@hint_possible:57
phrase_none@hint_requesting:30 phrase_none@hint_they:-54 phrase_none@hint_we:-46 phrase_none@hint_you:65 phrase_none@need:-29 phrase_none@otherwise:25 phrase_none@own:45
phrase_none_first:182 phrase_none_first@bad:44 phrase_none_first@denied:39 phrase_none_first@done:-32 phrase_none_first@else:40 phrase_none_first@having:51
phrase_none_first@hint_allowed:-34 phrase_none_first@hint_available:44 phrase_none_first@hint_having_to:28 phrase_none_first@hint_nothing:39
phrase_none_first@hint_others_in_charge:-25 phrase_none_first@hint_past:-34 phrase_none_first@hint_told_before:-32 phrase_none_first@hint_we:-69 phrase_none_first@otherwise:30
phrase_none_first@own:51 phrase_nothing:-212 phrase_nothing@else:-47 phrase_nothing@hint_having_to:-34 phrase_nothing@hint_others_in_charge:-40 phrase_nothing@hint_they:-41
phrase_nothing@hint_wishing:-25 phrase_nothing@need:-38 phrase_nothing@offer:-44 phrase_nothing@wanted:-35 phrase_nothing_first@else:-39 phrase_nothing_first@having:40
phrase_nothing_first@hint_others_in_charge:-25 phrase_nothing_first@hint_they:32 phrase_nothing_first@hint_we:-30 phrase_nothing_first@own:44 phrase_refusal:-228
phrase_refusal@else:-75 phrase_refusal@hint_kin:-37 phrase_refusal@hint_you:-73 phrase_refusal@otherwise:-29 phrase_refusal_first:-72 phrase_thanks:-135 phrase_thanks@else:-34
phrase_thanks@hint_you:-32 phrase_thanks@offer:-27 phrase_today@bad:-31 phrase_today@else:29 phrase_today@hint_comparing:27 phrase_today@hint_they:32 phrase_today_first:59
phrase_tomorrow_first:39 phrase_yes:472 phrase_yes@averse:-68 phrase_yes@bad:-114 phrase_yes@certain:-25 phrase_yes@compared:-39 phrase_yes@deferred:53 phrase_yes@denied:-102
phrase_yes@else:221 phrase_yes@having:-47 phrase_yes@hint_available:41 phrase_yes@hint_but:-58 phrase_yes@hint_comparing:48 phrase_yes@hint_doing:-57 phrase_yes@hint_having_to:109
phrase_yes@hint_kin:46 phrase_yes@hint_lost:-60 phrase_yes@hint_nothing:-69 phrase_yes@hint_others_in_charge:88 phrase_yes@hint_papers:-51 phrase_yes@hint_perhaps:30
phrase_yes@hint_settling:47 phrase_yes@hint_they:28 phrase_yes@hint_told_before:46 phrase_yes@hint_you:-35 phrase_yes@many:-36 phrase_yes@missing:-91 phrase_yes@need:31
phrase_yes@needed:44 phrase_yes@never:-40 phrase_yes@offer:61 phrase_yes@otherwise:115 phrase_yes_first:222 phrase_yes_first@averse:-59 phrase_yes_first@bad:-94
phrase_yes_first@certain:-27 phrase_yes_first@deferred:32 phrase_yes_first@denied:-73 phrase_yes_first@done:45 phrase_yes_first@harmed:-29 phrase_yes_first@having:31
phrase_yes_first@hint_available:120 phrase_yes_first@hint_but:-58 phrase_yes_first@hint_doing:-52 phrase_yes_first@hint_having_to:37 phrase_yes_first@hint_lost:-60
phrase_yes_first@hint_nothing:-41 phrase_yes_first@hint_others_in_charge:73 phrase_yes_first@hint_reporting:25 phrase_yes_first@hint_requesting:54 phrase_yes_first@hint_settling:70
phrase_yes_first@hint_they:38 phrase_yes_first@hint_told_before:33 phrase_yes_first@hint_we:35 phrase_yes_first@hint_you:-93 phrase_yes_first@missing:-39 phrase_yes_first@needed:34
phrase_yes_first@offer:59 phrase_yes_first@otherwise:52 phrase_yes_first@own:75 phrase_yesterday:116 phrase_yesterday@else:43 phrase_yesterday_first:55 placed:51 placed@bad:-41
placed@compared:48 placed@eager:-50 placed@having:160 placed@hint_allowed:-33 placed@hint_available:92 placed@hint_having_to:-90 placed@hint_own:28 placed@hint_possible:-57
placed@hint_proposing:37 placed@hint_requesting:31 placed@hint_told_before:-35 placed@hint_we:-62 placed@hint_wishing:-45 placed@need:-93 placed@needed:-114 placed@offer:-141
placed@otherwise:46 placed@own:95 refuses:-292 refuses@bad:-58 refuses@eager:41 refuses@else:41 refuses@harmed:-41 refuses@having:-29 refuses@hint_agreeing:48
refuses@hint_comparing:72 refuses@hint_having_to:-54 refuses@hint_perhaps:-47 refuses@hint_proposing:-28 refuses@hint_question_word:-63 refuses@hint_reporting:-48
refuses@hint_seeking:-33 refuses@hint_settling:-45 refuses@hint_they:50 refuses@hint_we:-28 refuses@hint_you:-29 refuses@many:59 refuses@need:-43 refuses@needed:50
refuses@never:-30 refuses@offer:-143 refuses@omitted:-29 refuses@over:42 refuses@own:-30 refuses@wanted:-95 regular@bad:63 regular@else:184 regular@even:-53 regular@harmed:47
regular@having:-167 regular@hint_allowed:28 regular@hint_available:-107 regular@hint_contacting:-28 regular@hint_doing:40 regular@hint_lost:-33 regular@hint_nothing:-48
regular@hint_perhaps:-28 regular@hint_still:64 regular@hint_they:25 regular@hint_we:-50 regular@hint_wishing:-29 regular@hint_you:79 regular@missing:-42 regular@never:55
regular@own:-85 somebody@averse:-25 somebody@bad:50 somebody@denied:49 somebody@done:71 somebody@eager:55 somebody@forbidding:25 somebody@harmed:43 somebody@having:-59
somebody@hint_allowed:25 somebody@hint_available:-68 somebody@hint_comparing:89 somebody@hint_doing:-29 somebody@hint_kin:-61 somebody@hint_nothing:35
somebody@hint_others_in_charge:59 somebody@hint_papers:48 somebody@hint_past:80 somebody@hint_they:160 somebody@hint_told_before:80 somebody@hint_we:25 somebody@hint_wishing:80
somebody@hint_you:-84 somebody@missing:42 somebody@offer:63 somebody@over:38 somebody@own:-98 spared:-426 spared@hint_doing:-69 spared@hint_having_to:-134
spared@hint_others_in_charge:-27 spared@hint_proposing:-28 spared@hint_settling:-27 spared@hint_they:-60 spared@hint_wishing:-28 spared@hint_you:-79 spared@need:-108
spared@needed:-66 spared@never:-30 spared@offer:-196 spared@omitted:-29 spared@wanted:-72 unable:194 unable@else:39 unable@hint_doing:49 unable@hint_having_to:46
unable@hint_they:28 unable@hint_you:39 unable@need:40 unable@needed:40 unable@offer:62 under:111 under@bad:26 under@compared:-39 under@else:-134 under@having:137
under@hint_available:84 under@hint_comparing:-57 under@hint_having_to:56 under@hint_kin:30 under@hint_they:-60 under@hint_wishing:41 under@need:53 under@needed:56 under@offer:52
under@otherwise:34 under@own:67 under@wanted:30 wanted:-148 wanted@denied:-35 wanted@else:-35 wanted@having:-53 wanted@hint_allowed:-25 wanted@hint_comparing:34
wanted@hint_having_to:67 wanted@hint_requesting:-86 wanted@hint_they:-35 wanted@hint_we:43 wanted@hint_wishing:73 wanted@hint_you:-84 wanted@need:63 wanted@needed:57
wanted@omitted:25 wanted@otherwise:38 wanted@wanted:29 wanted_not:-108 wanted_not@offer:-36 well:-69 well@bad:-49 well@else:-70 well@harmed:-63 well@having:65
well@hint_comparing:30 well@hint_doing:44 well@hint_having_to:-37 well@hint_they:65 well@hint_you:31 well@own:40 well@wanted:-27 words_0:-84 words_0@averse:-61 words_0@bad:-89
words_0@done:37 words_0@else:50 words_0@having:-84 words_0@hint_available:-90 words_0@hint_comparing:-25 words_0@hint_having_to:-26 words_0@hint_kin:-36 words_0@hint_reporting:-69
words_0@hint_requesting:35 words_0@hint_settling:29 words_0@hint_they:31 words_0@hint_told_before:46 words_0@hint_wishing:36 words_0@hint_you:-61 words_0@many:-57 words_0@own:-90
words_0@placed:48 words_1:-232 words_1@compared:-44 words_1@eager:-35 words_1@else:-101 words_1@even:-54 words_1@first_time:34 words_1@harmed:-25 words_1@hint_agreeing:28
words_1@hint_allowed:76 words_1@hint_comparing:-130 words_1@hint_doing:111 words_1@hint_kin:-39 words_1@hint_others_in_charge:-36 words_1@hint_papers:-40 words_1@hint_past:-49
words_1@hint_perhaps:-41 words_1@hint_possible:-28 words_1@hint_reporting:25 words_1@hint_settling:49 words_1@hint_still:-51 words_1@hint_they:-96 words_1@hint_told_before:-77
words_1@hint_wishing:-26 words_1@hint_you:149 words_1@limited:-30 words_1@many:-77 words_1@needed:-28 words_1@otherwise:-38 words_1@over:-63 words_1@own:114 words_1@wanted:-36
words_2:25 words_2@compared:135 words_2@consenting:-47 words_2@denied:-75 words_2@eager:-37 words_2@else:-67 words_2@even:34 words_2@harmed:50 words_2@hint_allowed:-25
words_2@hint_available:31 words_2@hint_comparing:163 words_2@hint_contacting:30 words_2@hint_doing:-185 words_2@hint_kin:73 words_2@hint_knowing:-42 words_2@hint_lost:-92
words_2@hint_own:-43 words_2@hint_papers:-75 words_2@hint_perhaps:61 words_2@hint_possible:30 words_2@hint_question_word:38 words_2@hint_reporting:41 words_2@hint_requesting:77
words_2@hint_still:45 words_2@hint_they:-43 words_2@hint_told_before:-52 words_2@hint_we:-26 words_2@hint_wishing:-64 words_2@hint_you:-112 words_2@many:190 words_2@missing:-38
words_2@need:51 words_2@needed:59 words_2@offer:94 words_2@omitted:-69 words_2@otherwise:-42 words_2@over:67 words_2@own:-99 words_2@placed:-45 words_2@spared:-25 words_3:82
words_3@averse:44 words_3@bad:72 words_3@compared:-53 words_3@denied:91 words_3@done:-68 words_3@eager:28 words_3@else:167 words_3@harmed:-43 words_3@having:-89
words_3@hint_agreeing:-49 words_3@hint_allowed:-33 words_3@hint_available:-90 words_3@hint_doing:37 words_3@hint_having_to:33 words_3@hint_lost:46 words_3@hint_nothing:37
words_3@hint_papers:92 words_3@hint_past:54 words_3@hint_perhaps:-38 words_3@hint_proposing:-27 words_3@hint_requesting:-33 words_3@hint_settling:-37 words_3@hint_still:-45
words_3@hint_they:70 words_3@hint_wishing:41 words_3@hint_you:-51 words_3@many:-68 words_3@need:-56 words_3@offer:-30 words_3@omitted:30 words_3@otherwise:57 words_3@over:27
words_3@own:-51 words_3@wanted:-30 words_3@working:-33 words_4:96 words_4@bad:64 words_4@else:-89 words_4@having:90 words_4@hint_available:92 words_4@hint_doing:32
words_4@hint_others_in_charge:28 words_4@hint_they:-27 words_4@hint_told_before:32 words_4@hint_wishing:36 words_4@hint_you:101 words_4@offer:47 words_4@own:57 words_4@wanted:33
working:147 working@bad:43 working@done:-51 working@else:103 working@having:72 working@hint_available:62 working@hint_comparing:-43 working@hint_having_to:-71
working@hint_others_in_charge:-59 working@hint_past:49 working@hint_they:-41 working@hint_told_before:-28 working@hint_you:34 working@need:-62 working@needed:-65 working@offer:-101
working@own:108 working@working:36
`;
