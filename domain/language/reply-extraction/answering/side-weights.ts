/**
 * Of each sign of which of yes and no a reply comes to, its weight in thousandths. Learned by bench/understanding/training from
 * 1103 replies; written by `npm run train:side`, not by hand.
 */
export const SIDE_WEIGHTS = `
agrees:121 agrees@averse:-32 agrees@bad:-48 agrees@compared:-72 agrees@denied:-68 agrees@else:71 agrees@even:29 agrees@having:-120 agrees@hint_allowed:27 agrees@hint_available:-44
agrees@hint_condition:26 agrees@hint_contacting:-45 agrees@hint_doing:35 agrees@hint_having_to:63 agrees@hint_nothing:-60 agrees@hint_others_in_charge:38 agrees@hint_past:-32
agrees@hint_perhaps:33 agrees@hint_possible:43 agrees@hint_requesting:29 agrees@hint_seeking:44 agrees@hint_they:-27 agrees@hint_told_before:38 agrees@hint_we:55
agrees@hint_you:-109 agrees@many:-30 agrees@missing:-30 agrees@needed:38 agrees@offer:111 agrees@otherwise:37 agrees@over:-47 agrees@own:-77 always:-132 article_begins:195
article_begins@averse:63 article_begins@bad:133 article_begins@done:-45 article_begins@else:135 article_begins@harmed:39 article_begins@hint_perhaps:-25
article_begins@hint_requesting:-25 article_begins@hint_told_before:28 article_begins@hint_we:-69 article_begins@hint_wishing:-34 article_begins@hint_you:-105
article_begins@many:-41 article_begins@missing:47 article_begins@offer:-76 article_begins@otherwise:-38 article_begins@own:25 asked_denied:-33 asked_held:-49 asked_held@bad:-69
asked_held@compared:-34 asked_held@denied:-54 asked_held@done:-66 asked_held@else:44 asked_held@harmed:-32 asked_held@having:-49 asked_held@hint_available:-65
asked_held@hint_doing:-67 asked_held@hint_having_to:-36 asked_held@hint_nothing:-49 asked_held@many:-37 asked_held@need:-36 asked_held@needed:-37 asked_said:-79 asked_said@bad:-69
asked_said@compared:-33 asked_said@denied:-54 asked_said@done:-76 asked_said@else:36 asked_said@harmed:-32 asked_said@having:-63 asked_said@hint_available:-64
asked_said@hint_doing:-67 asked_said@hint_nothing:-49 asked_said@hint_we:-29 asked_said@many:-37 asked_said@own:-28 asks_bad:58 asks_ceased:34 asks_certain:-54 asks_compared:45
asks_done:-28 asks_eager:-83 asks_gone:37 asks_harmed:-51 asks_having:-174 asks_hint_allowed:52 asks_hint_available:-68 asks_hint_complaint:27 asks_hint_doing:39
asks_hint_having_to:34 asks_hint_knowing:-63 asks_hint_lost:-87 asks_hint_nothing:56 asks_hint_others_in_charge:-28 asks_hint_papers:-42 asks_hint_past:55
asks_hint_question_word:29 asks_hint_requesting:53 asks_hint_seeking:70 asks_hint_settling:55 asks_hint_still:-69 asks_hint_they:-35 asks_hint_told_before:-56 asks_limited:-29
asks_many:-44 asks_missing:-35 asks_needed:56 asks_offer:130 asks_omitted:-35 asks_own:-95 asks_placed:-31 asks_spared:51 asks_wanted:-42 asks_working:-54 averse:-44 averse@bad:-54
averse@else:25 averse@having:-31 averse@hint_available:-27 averse@hint_requesting:-31 averse@own:-29 balance_-1:64 balance_-1@averse:-39 balance_-1@certain:-26
balance_-1@compared:36 balance_-1@consenting:-33 balance_-1@denied:-70 balance_-1@done:-33 balance_-1@eager:-52 balance_-1@having:-43 balance_-1@hint_available:-55
balance_-1@hint_condition:40 balance_-1@hint_knowing:-30 balance_-1@hint_papers:26 balance_-1@hint_perhaps:-25 balance_-1@hint_requesting:51 balance_-1@hint_seeking:39
balance_-1@hint_still:-25 balance_-1@hint_they:-40 balance_-1@hint_told_before:-32 balance_-1@missing:-33 balance_-1@offer:40 balance_-1@own:-30 balance_-1@wanted:-29
balance_-1@working:-32 balance_-2:-78 balance_-2@certain:-25 balance_-2@denied:-33 balance_-2@eager:-63 balance_-2@else:-31 balance_-2@hint_allowed:34 balance_-2@hint_available:40
balance_-2@hint_comparing:-67 balance_-2@hint_knowing:-30 balance_-2@hint_lost:-42 balance_-2@hint_requesting:48 balance_-2@hint_seeking:36 balance_-2@hint_still:-45
balance_-2@hint_they:-55 balance_-2@hint_told_before:-43 balance_-2@hint_you:52 balance_-2@many:-32 balance_-2@missing:-25 balance_-2@need:-31 balance_-2@needed:-26
balance_-2@spared:25 balance_-2@wanted:-69 balance_0:314 balance_0@averse:-37 balance_0@bad:47 balance_0@ceased:46 balance_0@certain:-26 balance_0@compared:-48
balance_0@consenting:-32 balance_0@denied:-103 balance_0@eager:-43 balance_0@else:87 balance_0@gone:32 balance_0@harmed:66 balance_0@having:134 balance_0@hint_allowed:-44
balance_0@hint_available:138 balance_0@hint_comparing:-29 balance_0@hint_doing:-84 balance_0@hint_having_to:-70 balance_0@hint_knowing:-30 balance_0@hint_nothing:26
balance_0@hint_past:32 balance_0@hint_perhaps:-64 balance_0@hint_possible:-39 balance_0@hint_question_word:67 balance_0@hint_requesting:28 balance_0@hint_seeking:35
balance_0@hint_still:-51 balance_0@hint_they:27 balance_0@hint_told_before:57 balance_0@hint_we:-31 balance_0@hint_wishing:-33 balance_0@hint_you:-30 balance_0@many:-54
balance_0@missing:-28 balance_0@need:-89 balance_0@needed:-41 balance_0@never:-37 balance_0@offer:-67 balance_0@omitted:-27 balance_0@otherwise:-47 balance_0@over:-30
balance_0@own:141 balance_0@under:-50 balance_0@wanted:-28 balance_1:552 balance_1@averse:-45 balance_1@ceased:46 balance_1@compared:-44 balance_1@denied:-90 balance_1@done:97
balance_1@eager:-31 balance_1@else:284 balance_1@having:57 balance_1@hint_available:53 balance_1@hint_but:-45 balance_1@hint_having_to:-29 balance_1@hint_nothing:-49
balance_1@hint_papers:53 balance_1@hint_possible:-36 balance_1@hint_question_word:40 balance_1@hint_requesting:-99 balance_1@hint_seeking:33 balance_1@hint_they:67
balance_1@hint_we:-102 balance_1@hint_you:-30 balance_1@many:-53 balance_1@offer:-64 balance_1@omitted:41 balance_1@otherwise:78 balance_1@spared:42 balance_1@under:-76
balance_1@working:84 balance_2:230 balance_2@compared:34 balance_2@denied:-67 balance_2@else:87 balance_2@having:80 balance_2@hint_available:79 balance_2@hint_contacting:-36
balance_2@hint_doing:32 balance_2@hint_knowing:33 balance_2@hint_nothing:-71 balance_2@hint_past:-25 balance_2@hint_perhaps:34 balance_2@hint_question_word:33
balance_2@hint_requesting:28 balance_2@hint_settling:46 balance_2@hint_still:37 balance_2@hint_they:38 balance_2@hint_we:-68 balance_2@hint_wishing:-69 balance_2@hint_you:-36
balance_2@need:-45 balance_2@needed:-63 balance_2@offer:-51 balance_2@otherwise:36 balance_2@own:102 balance_2@under:-43 balance_2@working:74 balance_3@done:39 balance_3@having:131
balance_3@hint_available:87 balance_3@hint_comparing:43 balance_3@hint_contacting:-36 balance_3@hint_having_to:-38 balance_3@hint_question_word:28 balance_3@hint_told_before:39
balance_3@hint_wishing:-61 balance_3@hint_you:-25 balance_3@need:-55 balance_3@needed:-55 balance_3@offer:-131 balance_3@own:122 ceased:-156 ceased@bad:68 ceased@done:58
ceased@having:-63 ceased@hint_available:-45 ceased@hint_doing:27 ceased@hint_past:98 ceased@hint_still:-46 ceased@otherwise:33 ceased@own:-58 certain@bad:-40 certain@even:43
certain@hint_available:-38 certain@hint_comparing:27 certain@hint_requesting:-28 certain@hint_they:25 certain@hint_we:38 certain@hint_wishing:35 certain@hint_you:-90
certain@need:-45 certain@needed:-28 consenting:357 consenting@else:137 consenting@having:27 consenting@hint_allowed:116 consenting@hint_perhaps:62 consenting@hint_possible:46
consenting@hint_we:65 consenting@hint_wishing:-42 consenting@hint_you:91 consenting@own:32 day:180 day@bad:103 day@compared:42 day@having:74 day@hint_available:57
day@hint_comparing:62 day@hint_having_to:50 day@hint_others_in_charge:26 day@hint_past:39 day@hint_we:-33 day@hint_you:57 day@many:69 day@otherwise:88 day@own:37 day@under:-28
deferred:-134 deferred@done:-45 deferred@having:-28 deferred@hint_doing:-30 deferred@hint_past:-40 deferred@hint_told_before:35 deferred@own:-48 deferred_not:-62
deferred_not@hint_you:-31 denials_0:-279 denials_0@averse:-32 denials_0@ceased:29 denials_0@denied:-61 denials_0@eager:-46 denials_0@else:-81 denials_0@gone:27 denials_0@having:41
denials_0@hint_available:-26 denials_0@hint_but:-36 denials_0@hint_comparing:-97 denials_0@hint_doing:-72 denials_0@hint_having_to:-77 denials_0@hint_perhaps:-58
denials_0@hint_possible:-62 denials_0@hint_question_word:29 denials_0@hint_seeking:33 denials_0@hint_still:-37 denials_0@hint_they:-29 denials_0@hint_told_before:-31
denials_0@hint_we:-46 denials_0@hint_wishing:-34 denials_0@hint_you:-90 denials_0@need:-105 denials_0@needed:-51 denials_0@never:-64 denials_0@offer:-98 denials_0@omitted:-39
denials_0@otherwise:-58 denials_0@over:-49 denials_0@own:-36 denials_0@spared:-25 denials_0@wanted:-48 denials_1:-176 denials_1@certain:-27 denials_1@denied:43 denials_1@else:-40
denials_1@having:-112 denials_1@hint_allowed:29 denials_1@hint_available:-27 denials_1@hint_comparing:86 denials_1@hint_doing:67 denials_1@hint_having_to:29
denials_1@hint_knowing:-35 denials_1@hint_lost:-25 denials_1@hint_perhaps:45 denials_1@hint_possible:58 denials_1@hint_requesting:29 denials_1@hint_you:55 denials_1@many:-47
denials_1@need:47 denials_1@never:47 denials_1@offer:49 denials_1@otherwise:50 denials_1@own:-30 denials_1@spared:48 denials_1@working:-38 denials_2:111 denials_2@else:38
denials_2@hint_requesting:-32 denials_2@hint_you:-41 denials_2@offer:29 denials_3:91 denies_at_0:-77 denies_at_0@bad:27 denies_at_0@denied:38 denies_at_0@having:-71
denies_at_0@hint_available:-51 denies_at_0@hint_comparing:29 denies_at_0@hint_others_in_charge:-25 denies_at_0@hint_they:-33 denies_at_0@hint_wishing:30 denies_at_0@needed:36
denies_at_0@offer:55 denies_at_0@own:-55 denies_at_0@wanted:-45 denies_at_1:-145 denies_at_1@bad:30 denies_at_1@done:-25 denies_at_1@else:-34 denies_at_1@having:-34
denies_at_1@hint_doing:-27 denies_at_1@hint_perhaps:27 denies_at_1@hint_possible:28 denies_at_1@hint_they:-41 denies_at_1@hint_wishing:-29 denies_at_1@hint_you:-97
denies_at_1@needed:-36 denies_at_1@offer:-36 denies_at_2:191 denies_at_2@bad:-26 denies_at_2@hint_allowed:45 denies_at_2@hint_available:45 denies_at_2@hint_they:-33
denies_at_2@hint_we:71 denies_at_2@hint_wishing:29 denies_at_2@hint_you:128 denies_at_2@offer:92 denies_at_2@otherwise:42 denies_at_2@wanted:31 denies_at_3:55 denies_at_3@averse:42
denies_at_3@done:41 denies_at_3@else:59 denies_at_3@hint_available:-30 denies_at_3@hint_comparing:49 denies_at_3@hint_doing:126 denies_at_3@hint_having_to:56
denies_at_3@hint_nothing:-29 denies_at_3@hint_papers:25 denies_at_3@hint_past:49 denies_at_3@hint_they:102 denies_at_3@hint_told_before:28 denies_at_3@need:49 denies_at_3@needed:38
denies_comparison@hint_you:-28 denies_first_clause:-73 denies_first_clause@bad:61 denies_first_clause@denied:73 denies_first_clause@eager:-28 denies_first_clause@else:-54
denies_first_clause@having:-86 denies_first_clause@hint_allowed:-67 denies_first_clause@hint_available:-53 denies_first_clause@hint_comparing:38 denies_first_clause@hint_doing:63
denies_first_clause@hint_having_to:57 denies_first_clause@hint_nothing:58 denies_first_clause@hint_others_in_charge:-62 denies_first_clause@hint_possible:37
denies_first_clause@hint_they:-63 denies_first_clause@hint_told_before:-27 denies_first_clause@hint_we:-46 denies_first_clause@hint_wishing:51 denies_first_clause@need:75
denies_first_clause@needed:61 denies_first_clause@offer:85 denies_first_clause@own:-53 denies_last_clause:96 denies_last_clause@bad:-59 denies_last_clause@certain:-27
denies_last_clause@harmed:-37 denies_last_clause@having:-113 denies_last_clause@hint_allowed:78 denies_last_clause@hint_available:-65 denies_last_clause@hint_comparing:75
denies_last_clause@hint_condition:-38 denies_last_clause@hint_doing:73 denies_last_clause@hint_having_to:73 denies_last_clause@hint_nothing:-58 denies_last_clause@hint_papers:-46
denies_last_clause@hint_perhaps:44 denies_last_clause@hint_they:74 denies_last_clause@hint_we:77 denies_last_clause@hint_wishing:52 denies_last_clause@many:-47
denies_last_clause@need:104 denies_last_clause@needed:66 denies_last_clause@never:35 denies_last_clause@offer:141 denies_last_clause@own:-82 denies_last_clause@working:-31 done:-60
done@bad:40 done@compared:-68 done@done:38 done@else:32 done@having:27 done@hint_available:33 done@hint_doing:42 done@hint_still:-49 done@hint_wishing:-36 done@hint_you:-66
done@many:-38 done@missing:29 done@need:-41 done@offer:-89 done@working:37 done_not:70 eager:-134 eager@compared:-35 eager@having:-74 eager@hint_allowed:-28 eager@hint_comparing:27
eager@hint_doing:-31 eager@hint_having_to:-48 eager@hint_requesting:53 eager@hint_we:47 eager@hint_you:-80 eager@need:-74 eager@needed:-64 ended:-420 ended@bad:79 ended@denied:65
ended@done:41 ended@else:-117 ended@having:-107 ended@hint_available:-96 ended@hint_past:98 ended@hint_settling:59 ended@hint_still:-75 ended@hint_wishing:37 ended@hint_you:-27
ended@otherwise:36 ended@own:-128 even@bad:-44 even@else:-48 even@even:48 even@having:27 even@hint_having_to:32 even@hint_wishing:35 even@hint_you:66 even@over:44 even@own:27
failing:-232 failing@else:-72 failing@having:-52 failing@hint_available:-51 failing@hint_you:-41 failing@own:-33 first_number_above:89 first_number_above@compared:45
first_number_above@else:40 first_number_above@hint_comparing:106 first_number_above@hint_past:-35 first_number_above@hint_they:30 first_number_above@over:113
first_number_above@under:-66 first_number_below:-87 first_number_below@compared:-43 first_number_below@else:-42 first_number_below@hint_comparing:-57 first_number_below@over:-106
first_time:-104 first_time@done:-44 first_time@else:-29 first_time@having:-30 first_time@hint_available:-41 first_time@hint_comparing:-44 first_time@hint_past:-44
first_time@hint_told_before:-57 first_time@hint_we:-33 first_time@hint_you:-42 first_time@own:-48 forbidding:-239 forbidding@having:-39 forbidding@hint_allowed:-44
forbidding@hint_available:-25 forbidding@hint_comparing:42 forbidding@hint_doing:-29 forbidding@hint_perhaps:-36 forbidding@hint_requesting:-28 forbidding@hint_seeking:-28
forbidding@hint_settling:-25 forbidding@hint_we:-61 forbidding@hint_you:-57 forbidding@offer:-60 forbidding@own:-33 gone:-204 gone@bad:70 gone@else:-71 gone@having:-65
gone@hint_available:-61 gone@hint_still:-37 gone@offer:34 gone@otherwise:29 gone@own:-81 harmed:207 harmed@bad:47 harmed@else:62 harmed@harmed:31 harmed@having:39
harmed@hint_doing:-40 harmed@hint_past:43 harmed@need:54 harmed@needed:31 harmed_not:-42 has:-231 has@bad:65 has@certain:-43 has@compared:-37 has@consenting:42 has@denied:31
has@done:32 has@even:-50 has@gone:31 has@having:-42 has@hint_allowed:-97 has@hint_available:27 has@hint_but:-30 has@hint_comparing:-33 has@hint_doing:40 has@hint_having_to:35
has@hint_knowing:-57 has@hint_lost:-49 has@hint_nothing:41 has@hint_others_in_charge:-50 has@hint_past:30 has@hint_perhaps:-54 has@hint_possible:-32 has@hint_requesting:-78
has@hint_settling:98 has@hint_still:-47 has@hint_they:69 has@hint_we:-121 has@hint_you:-48 has@many:-31 has@needed:27 has@never:76 has@offer:-91 has@omitted:54 has@otherwise:83
has@over:28 has@own:-42 has@spared:55 has@under:-56 hint_about_the_question:-68 hint_allowed:97 hint_another_subject:179 hint_available:83 hint_available_not:-49 hint_but:34
hint_comparing:-206 hint_complaint:-173 hint_condition:-35 hint_contacting:-187 hint_deciding:-25 hint_doing:-218 hint_having_to:-30 hint_i:-171 hint_i_not:80 hint_knowing:-40
hint_knowing_not:-87 hint_later:107 hint_later_not:85 hint_laughter:64 hint_lost:61 hint_nothing:103 hint_others_in_charge:122 hint_papers:222 hint_past:-54 hint_past_not:41
hint_perhaps:250 hint_possible:-196 hint_possible_not:30 hint_proposing:110 hint_question_word:-26 hint_question_word_not:-50 hint_requesting:98 hint_roughly:25 hint_roughly_not:54
hint_seeking:-127 hint_settling_not:-79 hint_still:40 hint_still_not:-31 hint_they:-121 hint_they_not:46 hint_told_before_not:-59 hint_waiting:-135 hint_we:-575 hint_wishing:-365
hint_you:226 lacks:-196 lacks@bad:-40 lacks@compared:35 lacks@denied:104 lacks@done:-56 lacks@else:-138 lacks@even:61 lacks@harmed:-157 lacks@having:-83 lacks@hint_but:39
lacks@hint_condition:-36 lacks@hint_doing:118 lacks@hint_having_to:60 lacks@hint_lost:-70 lacks@hint_nothing:44 lacks@hint_papers:-40 lacks@hint_past:-62 lacks@hint_possible:32
lacks@hint_settling:31 lacks@hint_still:42 lacks@hint_they:-107 lacks@hint_we:34 lacks@hint_wishing:29 lacks@hint_you:128 lacks@never:57 lacks@offer:135 lacks@otherwise:45
lacks@over:65 lacks@own:-82 lacks@spared:29 lacks@under:38 lacks@wanted:91 lacks@working:-29 limited:205 limited@compared:48 limited@denied:28 limited@else:51 limited@harmed:-78
limited@hint_allowed:29 limited@hint_available:-44 limited@hint_comparing:63 limited@hint_doing:66 limited@hint_having_to:47 limited@hint_settling:40 limited@hint_still:42
limited@hint_we:45 limited@hint_you:96 limited@many:32 limited@need:44 limited@needed:47 limited@offer:68 limited@over:47 limited@wanted:52 limited@working:-33 many:-195
many@bad:48 many@denied:121 many@done:80 many@eager:27 many@else:-102 many@harmed:-31 many@having:-34 many@hint_comparing:51 many@hint_condition:-28 many@hint_doing:-34
many@hint_lost:-52 many@hint_nothing:49 many@hint_past:29 many@hint_possible:60 many@hint_we:-28 many@hint_wishing:58 many@need:58 many@never:120 many@offer:39 many@own:-81
many@spared:73 many@under:-31 many@wanted:89 many@working:61 many_not:-29 missing:71 missing@else:-31 missing@having:-52 missing@hint_available:-46 missing@hint_comparing:-42
missing@hint_doing:73 missing@hint_having_to:32 missing@hint_papers:-51 missing@hint_past:31 missing@hint_wishing:35 missing@hint_you:52 missing@need:32 missing@needed:50
missing@offer:131 missing@own:-42 missing@working:-37 missing_not:-32 mocking:74 mocking@offer:44 name:255 name@compared:-36 name@denied:50 name@done:39 name@eager:-27 name@even:43
name@harmed:35 name@having:60 name@hint_allowed:-25 name@hint_available:39 name@hint_comparing:-70 name@hint_contacting:-33 name@hint_doing:44 name@hint_having_to:94
name@hint_lost:-26 name@hint_others_in_charge:-32 name@hint_past:-33 name@hint_possible:31 name@hint_requesting:44 name@hint_still:-34 name@hint_they:41 name@hint_you:-29
name@missing:-67 name@need:25 name@offer:84 name@otherwise:63 name@own:74 name@working:43 needed:189 needed@else:-65 needed@hint_available:30 needed@hint_having_to:75
needed@hint_requesting:33 needed@hint_still:27 needed@need:49 needed@needed:60 needed@offer:145 needed@wanted:25 neither_asked_nor_denied:99 neither_asked_nor_denied@averse:-29
neither_asked_nor_denied@bad:78 neither_asked_nor_denied@ceased:31 neither_asked_nor_denied@compared:83 neither_asked_nor_denied@done:45 neither_asked_nor_denied@eager:-44
neither_asked_nor_denied@gone:28 neither_asked_nor_denied@having:110 neither_asked_nor_denied@hint_available:54 neither_asked_nor_denied@hint_comparing:-39
neither_asked_nor_denied@hint_having_to:-53 neither_asked_nor_denied@hint_nothing:67 neither_asked_nor_denied@hint_past:38 neither_asked_nor_denied@hint_perhaps:-38
neither_asked_nor_denied@hint_possible:-61 neither_asked_nor_denied@hint_proposing:-32 neither_asked_nor_denied@hint_question_word:32 neither_asked_nor_denied@hint_requesting:40
neither_asked_nor_denied@hint_seeking:35 neither_asked_nor_denied@hint_settling:35 neither_asked_nor_denied@hint_still:-31 neither_asked_nor_denied@hint_wishing:-34
neither_asked_nor_denied@many:45 neither_asked_nor_denied@missing:27 neither_asked_nor_denied@need:-79 neither_asked_nor_denied@never:-46 neither_asked_nor_denied@offer:-59
neither_asked_nor_denied@omitted:-36 neither_asked_nor_denied@otherwise:-41 neither_asked_nor_denied@own:26 neither_asked_nor_denied@spared:-27 neither_asked_nor_denied@under:30
neither_asked_nor_denied@wanted:-52 never:-124 never@averse:48 never@bad:50 never@denied:51 never@done:25 never@else:27 never@having:-30 never@hint_comparing:86
never@hint_condition:-31 never@hint_doing:-52 never@hint_lost:-34 never@hint_nothing:44 never@hint_possible:28 never@hint_told_before:30 never@hint_you:31 never@offer:-59
number:277 number@bad:-97 number@compared:-27 number@denied:-43 number@done:96 number@even:-36 number@harmed:-56 number@having:138 number@hint_allowed:26 number@hint_available:235
number@hint_comparing:53 number@hint_contacting:64 number@hint_doing:-50 number@hint_knowing:-29 number@hint_papers:-44 number@hint_perhaps:-36 number@hint_possible:50
number@hint_question_word:27 number@hint_settling:-58 number@hint_we:51 number@hint_wishing:68 number@hint_you:39 number@missing:-36 number@need:67 number@never:-27 number@over:-46
number@own:69 number@working:40 number_above:152 number_above@compared:76 number_above@else:71 number_above@hint_comparing:113 number_above@hint_past:-35 number_above@hint_they:30
number_above@over:120 number_above@under:-64 number_begins:206 number_begins@bad:57 number_begins@compared:-55 number_begins@denied:26 number_begins@done:52 number_begins@else:-59
number_begins@having:99 number_begins@hint_available:93 number_begins@hint_condition:45 number_begins@hint_contacting:38 number_begins@hint_lost:34 number_begins@hint_past:41
number_begins@hint_they:30 number_begins@hint_we:27 number_begins@hint_you:125 number_begins@missing:26 number_begins@offer:63 number_begins@over:-70 number_below:-236
number_below@compared:-118 number_below@done:-36 number_below@else:-99 number_below@hint_comparing:-115 number_below@hint_past:-50 number_below@hint_you:-27 number_below@many:-41
number_below@over:-160 omitted:101 omitted@having:31 omitted@hint_having_to:-27 omitted@hint_they:56 omitted@hint_you:111 omitted@offer:55 omitted@wanted:-34 otherwise:-84
otherwise@bad:45 otherwise@having:-40 otherwise@hint_available:54 otherwise@hint_papers:41 otherwise@hint_past:31 otherwise@hint_perhaps:68 otherwise@hint_requesting:31
otherwise@hint_settling:35 otherwise@hint_they:63 otherwise@hint_you:-25 otherwise@need:-61 otherwise@needed:-53 otherwise@own:53 otherwise_not:57 over:38 over@compared:61
over@else:59 over@hint_comparing:45 over@over:61 own:49 own@bad:36 own@denied:-96 own@done:52 own@eager:40 own@even:-66 own@harmed:42 own@having:73 own@hint_allowed:-122
own@hint_available:117 own@hint_comparing:-39 own@hint_doing:55 own@hint_others_in_charge:-89 own@hint_past:76 own@hint_perhaps:33 own@hint_question_word:40 own@hint_requesting:-55
own@hint_settling:100 own@hint_they:53 own@hint_told_before:138 own@hint_we:-79 own@hint_wishing:-48 own@hint_you:-82 own@many:34 own@missing:40 own@never:-63 own@offer:-52
own@omitted:31 own@own:100 own@wanted:-31 own@working:-35 own_not:70 own_not@hint_comparing:30 own_not@offer:52 phrase_afterThat:-32 phrase_ago@else:-64
phrase_ago@hint_available:27 phrase_ago@hint_doing:27 phrase_ago@hint_having_to:32 phrase_ago@hint_knowing:26 phrase_ago@hint_others_in_charge:-36 phrase_ago@hint_they:28
phrase_ago@hint_you:-55 phrase_ago@need:32 phrase_ago@needed:32 phrase_ago@offer:58 phrase_ago_first:-181 phrase_ago_first@else:-103 phrase_ago_first@hint_doing:27
phrase_ago_first@hint_having_to:32 phrase_ago_first@hint_others_in_charge:-36 phrase_ago_first@hint_you:-55 phrase_ago_first@need:32 phrase_ago_first@needed:32
phrase_ago_first@offer:31 phrase_andHalf:-57 phrase_asksPreference:-41 phrase_asksPreference_first:-32 phrase_correction:-114 phrase_correction@certain:-27
phrase_correction@done:-48 phrase_correction@else:35 phrase_correction@having:-76 phrase_correction@hint_available:-48 phrase_correction@hint_comparing:-27
phrase_correction@hint_having_to:-34 phrase_correction@hint_knowing:-35 phrase_correction@hint_papers:26 phrase_correction@hint_past:-29 phrase_correction@hint_wishing:-32
phrase_correction@needed:-61 phrase_correction@offer:-48 phrase_correction@own:-58 phrase_correction@working:-41 phrase_correction_first:-71 phrase_correction_first@done:-25
phrase_correction_first@having:-41 phrase_correction_first@hint_having_to:30 phrase_correction_first@hint_requesting:-39 phrase_correction_first@hint_you:-59
phrase_correction_first@need:39 phrase_correction_first@offer:-30 phrase_correction_first@own:-33 phrase_counterQuestion@bad:56 phrase_counterQuestion@having:-94
phrase_counterQuestion@hint_available:-104 phrase_counterQuestion@hint_comparing:34 phrase_counterQuestion@hint_having_to:39 phrase_counterQuestion@hint_others_in_charge:-52
phrase_counterQuestion@hint_question_word:-36 phrase_counterQuestion@hint_requesting:25 phrase_counterQuestion@hint_told_before:-57 phrase_counterQuestion@hint_you:-42
phrase_counterQuestion@missing:45 phrase_counterQuestion@needed:59 phrase_counterQuestion@offer:99 phrase_counterQuestion@otherwise:-31 phrase_counterQuestion@own:-120
phrase_counterQuestion_first:74 phrase_counterQuestion_first@having:-29 phrase_counterQuestion_first@hint_comparing:29 phrase_counterQuestion_first@hint_past:-38
phrase_counterQuestion_first@hint_requesting:25 phrase_counterQuestion_first@hint_they:-41 phrase_counterQuestion_first@need:28 phrase_counterQuestion_first@needed:28
phrase_counterQuestion_first@offer:66 phrase_counterQuestion_first@otherwise:-31 phrase_counterQuestion_first@own:-43 phrase_doesNotKnow:-155 phrase_doesNotKnow@else:-102
phrase_doesNotKnow@own:-43 phrase_doesNotKnow_first:-93 phrase_doesNotKnow_first@else:-79 phrase_everything:-27 phrase_everything@averse:-72 phrase_everything@bad:-26
phrase_everything@denied:69 phrase_everything@done:40 phrase_everything@harmed:-35 phrase_everything@having:-95 phrase_everything@hint_available:-92
phrase_everything@hint_having_to:44 phrase_everything@hint_lost:-41 phrase_everything@hint_perhaps:27 phrase_everything@hint_possible:25 phrase_everything@hint_settling:27
phrase_everything@many:35 phrase_everything@need:41 phrase_everything@never:68 phrase_everything@offer:103 phrase_everything@otherwise:43 phrase_everything@over:27
phrase_everything@own:-52 phrase_everything@wanted:37 phrase_everything@working:44 phrase_everything_first:-92 phrase_everything_first@averse:-71 phrase_everything_first@bad:-41
phrase_everything_first@denied:64 phrase_everything_first@else:-26 phrase_everything_first@having:-113 phrase_everything_first@hint_available:-120
phrase_everything_first@hint_lost:-41 phrase_everything_first@hint_perhaps:32 phrase_everything_first@hint_we:33 phrase_everything_first@missing:-28
phrase_everything_first@never:63 phrase_everything_first@offer:93 phrase_everything_first@own:-62 phrase_everything_first@working:44 phrase_except:96 phrase_except@else:30
phrase_except@having:36 phrase_except@hint_available:32 phrase_except@hint_you:28 phrase_excluding:59 phrase_fails:-209 phrase_fails@else:-50 phrase_fails@hint_allowed:41
phrase_fails@hint_you:-85 phrase_fails@offer:-37 phrase_fails_first:-278 phrase_fails_first@else:-76 phrase_fails_first@having:-28 phrase_fails_first@hint_allowed:37
phrase_fails_first@hint_available:-26 phrase_fails_first@hint_others_in_charge:28 phrase_fails_first@hint_they:-26 phrase_fails_first@hint_you:-75 phrase_fails_first@offer:-35
phrase_fails_first@own:-30 phrase_groundFloor:-64 phrase_groundFloor_first:-64 phrase_halfOf:102 phrase_halfOf@else:33 phrase_halfOf@hint_we:34 phrase_halfOf@hint_you:28
phrase_halfOf_first:109 phrase_halfOf_first@else:42 phrase_halfOf_first@hint_we:29 phrase_hasOwn:-60 phrase_hasOwn@hint_you:-37 phrase_hasOwn@need:-28 phrase_hasOwn@needed:-28
phrase_hasOwn@offer:-37 phrase_hasOwn_first:-58 phrase_hasOwn_first@hint_you:-37 phrase_hasOwn_first@need:-27 phrase_hasOwn_first@needed:-27 phrase_hasOwn_first@offer:-37
phrase_holds:77 phrase_holds@done:27 phrase_holds@else:58 phrase_holds@having:-57 phrase_holds@hint_available:-28 phrase_holds@hint_comparing:27 phrase_holds@hint_settling:37
phrase_holds@hint_they:78 phrase_holds@hint_you:-46 phrase_holds@offer:37 phrase_holds_first:309 phrase_holds_first@else:96 phrase_holds_first@hint_allowed:26
phrase_holds_first@hint_others_in_charge:-35 phrase_holds_first@hint_settling:28 phrase_holds_first@hint_they:67 phrase_holds_first@hint_wishing:-27 phrase_holds_first@offer:48
phrase_holds_first@wanted:-32 phrase_introducing@denied:-27 phrase_introducing@hint_comparing:-72 phrase_introducing@hint_doing:32 phrase_introducing@hint_perhaps:59
phrase_introducing@hint_requesting:64 phrase_introducing@hint_seeking:-31 phrase_introducing@hint_they:-71 phrase_introducing@hint_you:77 phrase_introducing@many:-43
phrase_introducing@missing:-34 phrase_introducing@need:-27 phrase_introducing@needed:-27 phrase_introducing@otherwise:-35 phrase_introducing@own:39 phrase_introducing_first:-90
phrase_introducing_first@else:-26 phrase_introducing_first@hint_comparing:-67 phrase_introducing_first@hint_having_to:-27 phrase_introducing_first@hint_requesting:27
phrase_introducing_first@hint_they:-62 phrase_introducing_first@hint_we:-28 phrase_introducing_first@hint_you:51 phrase_introducing_first@many:-45
phrase_introducing_first@missing:-39 phrase_introducing_first@need:-27 phrase_introducing_first@needed:-27 phrase_lastDay_first:-35 phrase_later:-153 phrase_later@having:-29
phrase_later@hint_comparing:-27 phrase_later@hint_others_in_charge:40 phrase_later@hint_you:-89 phrase_later_first:-78 phrase_later_first@else:-43
phrase_later_first@hint_comparing:-27 phrase_morning:29 phrase_naming@denied:36 phrase_naming@done:-32 phrase_naming@having:-69 phrase_naming@hint_available:-34
phrase_naming@hint_requesting:49 phrase_naming@hint_they:-30 phrase_naming@hint_you:37 phrase_naming@offer:48 phrase_naming_first:35 phrase_naming_first@bad:53
phrase_naming_first@denied:53 phrase_naming_first@having:-37 phrase_naming_first@hint_doing:30 phrase_naming_first@hint_they:-27 phrase_naming_first@hint_you:56
phrase_naming_first@many:-59 phrase_naming_first@offer:36 phrase_naming_first@own:-30 phrase_neither:36 phrase_neither@else:-32 phrase_neither@having:53
phrase_neither@hint_available:52 phrase_neither@own:70 phrase_neither_first@else:-27 phrase_neither_first@hint_available:27 phrase_night:-45 phrase_no:-233 phrase_no@bad:33
phrase_no@certain:-27 phrase_no@denied:95 phrase_no@harmed:-28 phrase_no@having:-105 phrase_no@hint_available:-32 phrase_no@hint_knowing:-35 phrase_no@hint_nothing:38
phrase_no@hint_others_in_charge:-33 phrase_no@hint_past:-25 phrase_no@hint_possible:46 phrase_no@hint_settling:-42 phrase_no@hint_wishing:-25 phrase_no@hint_you:-85
phrase_no@many:-37 phrase_no@needed:-39 phrase_no@never:67 phrase_no@offer:-47 phrase_no@otherwise:42 phrase_no@own:-58 phrase_no@spared:48 phrase_no@wanted:-43
phrase_noPreference:-112 phrase_noPreference@bad:-28 phrase_noPreference@having:-58 phrase_noPreference@hint_available:-77 phrase_noPreference@own:-37
phrase_noPreference_first@bad:-28 phrase_noPreference_first@hint_available:-34 phrase_no_first:-159 phrase_no_first@bad:48 phrase_no_first@denied:92 phrase_no_first@having:-91
phrase_no_first@hint_available:-51 phrase_no_first@hint_possible:46 phrase_no_first@hint_they:-39 phrase_no_first@hint_we:-47 phrase_no_first@hint_you:-78 phrase_no_first@offer:-45
phrase_no_first@own:-55 phrase_no_first@wanted:-36 phrase_none:-70 phrase_none@bad:60 phrase_none@denied:63 phrase_none@having:-35 phrase_none@hint_having_to:30
phrase_none@hint_nothing:43 phrase_none@hint_past:-38 phrase_none@hint_they:-39 phrase_none@hint_we:-33 phrase_none@hint_you:26 phrase_none@otherwise:54 phrase_none_first:40
phrase_none_first@bad:48 phrase_none_first@hint_allowed:-34 phrase_none_first@hint_past:-33 phrase_none_first@hint_we:-53 phrase_none_first@otherwise:41 phrase_nothing:-32
phrase_nothing@averse:28 phrase_nothing@having:-45 phrase_nothing@hint_perhaps:26 phrase_nothing@hint_they:-39 phrase_nothing_first:-60 phrase_nothing_first@else:-45
phrase_refusal:-233 phrase_refusal@else:-63 phrase_refusal@hint_you:-74 phrase_refusal@offer:-41 phrase_refusal@otherwise:-32 phrase_refusal_first:-72 phrase_today:32
phrase_tomorrow:37 phrase_tomorrow_first:37 phrase_yes:575 phrase_yes@averse:-41 phrase_yes@bad:-118 phrase_yes@denied:-96 phrase_yes@done:40 phrase_yes@else:212
phrase_yes@having:-53 phrase_yes@hint_available:61 phrase_yes@hint_comparing:72 phrase_yes@hint_condition:27 phrase_yes@hint_doing:-36 phrase_yes@hint_having_to:71
phrase_yes@hint_nothing:-68 phrase_yes@hint_others_in_charge:80 phrase_yes@hint_past:26 phrase_yes@hint_perhaps:39 phrase_yes@hint_requesting:50 phrase_yes@hint_settling:77
phrase_yes@hint_still:26 phrase_yes@hint_they:53 phrase_yes@hint_told_before:34 phrase_yes@missing:-105 phrase_yes@never:-30 phrase_yes@offer:127 phrase_yes@otherwise:69
phrase_yes@own:40 phrase_yes@wanted:38 phrase_yes_first:156 phrase_yes_first@averse:-33 phrase_yes_first@bad:-90 phrase_yes_first@denied:-72 phrase_yes_first@hint_available:69
phrase_yes_first@hint_comparing:26 phrase_yes_first@hint_doing:-44 phrase_yes_first@hint_having_to:29 phrase_yes_first@hint_nothing:-42 phrase_yes_first@hint_others_in_charge:68
phrase_yes_first@hint_requesting:47 phrase_yes_first@hint_settling:72 phrase_yes_first@hint_they:54 phrase_yes_first@hint_we:36 phrase_yes_first@hint_you:-64
phrase_yes_first@missing:-53 phrase_yes_first@offer:75 phrase_yes_first@otherwise:42 phrase_yes_first@own:51 phrase_yesterday:84 phrase_yesterday@else:25 phrase_yesterday_first:33
placed:56 placed@compared:35 placed@done:-27 placed@eager:-34 placed@else:41 placed@having:150 placed@hint_available:103 placed@hint_having_to:-103 placed@hint_others_in_charge:35
placed@hint_possible:-59 placed@hint_told_before:-36 placed@hint_we:-71 placed@hint_wishing:-50 placed@need:-101 placed@needed:-101 placed@offer:-163 placed@otherwise:40
placed@own:131 refuses:-272 refuses@bad:-87 refuses@harmed:-40 refuses@having:-59 refuses@hint_available:-53 refuses@hint_comparing:37 refuses@hint_others_in_charge:39
refuses@hint_papers:-28 refuses@hint_perhaps:-36 refuses@hint_question_word:-67 refuses@hint_requesting:-36 refuses@hint_seeking:-30 refuses@hint_they:61 refuses@hint_we:-35
refuses@hint_you:-42 refuses@many:58 refuses@needed:36 refuses@offer:-60 refuses@over:35 refuses@own:-57 refuses@wanted:-37 regular@bad:44 regular@else:203 regular@even:-50
regular@having:-169 regular@hint_allowed:35 regular@hint_available:-117 regular@hint_doing:37 regular@hint_having_to:28 regular@hint_lost:-28 regular@hint_nothing:-40
regular@hint_others_in_charge:-48 regular@hint_past:-33 regular@hint_perhaps:-25 regular@hint_still:35 regular@hint_told_before:-34 regular@hint_we:-31 regular@hint_wishing:-36
regular@hint_you:50 regular@missing:-29 regular@never:45 regular@offer:-43 regular@own:-115 somebody:158 somebody@averse:30 somebody@bad:93 somebody@denied:27 somebody@done:30
somebody@eager:38 somebody@else:94 somebody@harmed:34 somebody@having:-25 somebody@hint_doing:-44 somebody@hint_having_to:-29 somebody@hint_papers:48 somebody@hint_past:60
somebody@hint_requesting:52 somebody@hint_they:130 somebody@hint_told_before:30 somebody@hint_wishing:40 somebody@hint_you:28 somebody@missing:49 somebody@otherwise:-28
somebody@over:33 somebody@own:-30 spared:-322 spared@hint_available:-30 spared@hint_doing:-48 spared@hint_having_to:-74 spared@hint_papers:-28 spared@hint_they:-44
spared@hint_you:-87 spared@need:-66 spared@needed:-57 spared@offer:-147 spared@wanted:-38 unable:187 unable@else:31 unable@hint_doing:40 unable@hint_having_to:43 unable@hint_you:36
unable@need:33 unable@needed:33 unable@offer:62 under@compared:-40 under@else:-137 under@having:101 under@hint_comparing:-61 under@hint_having_to:37 under@hint_they:-58
under@needed:37 under@offer:37 under@otherwise:31 wanted:-140 wanted@denied:-33 wanted@having:-63 wanted@hint_allowed:-25 wanted@hint_comparing:42 wanted@hint_having_to:32
wanted@hint_they:-50 wanted@hint_wishing:40 wanted@hint_you:-48 wanted@need:38 wanted@needed:45 wanted@own:-39 wanted@wanted:-26 wanted_not:-71 well:64 well@having:52
well@hint_available:43 well@hint_doing:38 well@hint_they:46 well@hint_you:40 well@own:49 words_0:-46 words_0@averse:-63 words_0@bad:-67 words_0@having:-79
words_0@hint_available:-40 words_0@hint_having_to:-29 words_0@hint_requesting:41 words_0@hint_we:29 words_0@hint_wishing:38 words_0@offer:36 words_0@own:-55 words_1:-117
words_1@bad:25 words_1@compared:-39 words_1@eager:-34 words_1@else:-87 words_1@even:-58 words_1@harmed:-28 words_1@having:38 words_1@hint_allowed:69 words_1@hint_available:-28
words_1@hint_comparing:-103 words_1@hint_doing:81 words_1@hint_having_to:-30 words_1@hint_knowing:-52 words_1@hint_others_in_charge:51 words_1@hint_papers:-44 words_1@hint_past:-78
words_1@hint_perhaps:-50 words_1@hint_question_word:-25 words_1@hint_requesting:-38 words_1@hint_seeking:31 words_1@hint_settling:47 words_1@hint_still:-62 words_1@hint_they:-81
words_1@hint_told_before:-75 words_1@hint_you:129 words_1@many:-96 words_1@needed:-40 words_1@offer:-27 words_1@over:-56 words_1@own:100 words_1@wanted:-30 words_1@working:-28
words_2:28 words_2@compared:82 words_2@consenting:-47 words_2@denied:-59 words_2@done:32 words_2@else:-91 words_2@harmed:35 words_2@having:36 words_2@hint_available:58
words_2@hint_comparing:159 words_2@hint_doing:-107 words_2@hint_lost:-90 words_2@hint_nothing:25 words_2@hint_perhaps:54 words_2@hint_question_word:25 words_2@hint_requesting:52
words_2@hint_still:73 words_2@hint_they:31 words_2@hint_wishing:-85 words_2@hint_you:-94 words_2@many:157 words_2@missing:-40 words_2@need:33 words_2@needed:75 words_2@offer:72
words_2@omitted:-46 words_2@over:57 words_2@own:-90 words_3:117 words_3@bad:40 words_3@denied:82 words_3@done:-35 words_3@else:195 words_3@even:25 words_3@harmed:-38
words_3@having:-76 words_3@hint_allowed:-36 words_3@hint_available:-30 words_3@hint_doing:64 words_3@hint_nothing:33 words_3@hint_others_in_charge:-35 words_3@hint_past:78
words_3@hint_perhaps:-26 words_3@hint_requesting:-30 words_3@hint_settling:-29 words_3@hint_still:-41 words_3@hint_they:65 words_3@hint_wishing:27 words_3@hint_you:-74
words_3@many:-37 words_3@need:-42 words_3@needed:-44 words_3@offer:-59 words_3@otherwise:-26 words_3@over:28 words_3@wanted:-50 words_3@working:-37 words_4:57 words_4@bad:60
words_4@else:-25 words_4@having:25 words_4@hint_having_to:28 words_4@hint_they:-37 words_4@hint_we:-25 words_4@hint_you:68 words_4@offer:28 words_4@wanted:27 working:225
working@bad:47 working@else:111 working@having:76 working@hint_available:45 working@hint_having_to:-50 working@hint_you:53 working@need:-50 working@needed:-50 working@offer:-74
working@own:81 working@working:30
`;
