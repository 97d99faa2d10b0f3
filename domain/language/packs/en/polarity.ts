import type { PolarityWords } from '../../pack-format/polarity.ts';

export const enPolarity: PolarityWords = {
  ceased:
    'gave_up given_up give_up stopped quit used_to anymore any_more no_longer sold retired dropped cancelled gave_it_up past_that former ex grew_out threw_away got_rid expired lapsed ran_out finished_with left_that over_now stays_at stay_at behind',
  missing:
    'without left_at left_it forgot forgotten lost lacking missing none nothing nobody no_one nowhere neither zero empty short_of lack at_home stays_home staying_home havent_got away alone myself_only by_myself single-handed',
  averse:
    'hate hates cant_stand cannot_stand afraid scared terrif* panic dread dislike loathe allergic rather_not waste rip_off ridiculous heaven_forbid over_my_dead no_fan not_for_me cant_be_bothered puts_me_off overpriced too_much too_expensive too_dear no_interest pointless awful horrible nightmare',
  unable:
    'too_young too_old too_small too_big too_heavy too_short too_late too_weak struggle* cant cannot couldnt unable not_allowed isnt_allowed forbidden impossible banned hardly barely scarcely trouble_with difficult',
  limited: 'only just merely nothing_but no_more_than at_most purely solely simply all_we_have',
  otherwise:
    'instead myself ourselves himself herself themselves on_foot by_bus by_bike by_train someone_else something_else elsewhere other another rather prefer as_it_is make_do same_as my_own yours your_own your rent_yours public',
  eager:
    'love loves lovely glad gladly delighted pleasure happy_to happily wouldnt_miss cant_wait looking_forward would_be_great would_be_nice brilliant great perfect fantastic wonderful keen nice good_idea treat why_not rather_twice with_bells like_a like_to enjoy* count_me',
  needed:
    'need* must have_to has_to got_to essential necessary important couldnt_manage cant_manage manage_without do_without cant_do rely depend* required vital indispensable make_sure better_safe otherwise_i had_better',
  regular:
    'always every often daily weekly monthly regularly usually constantly most_days all_the_time since for_years twice once_a nightly for_ages whole_life all_my_life late_shift morning evening weekends sundays half_the_time like_a_chimney a_pack',
  own: 'have has got ive weve hes_got my our his her their owns own_two possess keep comes_with comes_along bringing brings bring coming theres there_is there_are here_is',
  done: 'already last_year last_month last_week yesterday ago booked signed paid sent passed completed finished had_it had_them got_it took_it took_them did_it did_that been_to been_there certificate diploma registered grew_up born',
  wanted:
    'please add include put_me put_us sign_me sign_us count_us throw_in yes_please go_for ill_take well_take wouldnt_say_no bring_it send_it wrap wrapped could_use appreciate want* wish* id_like wed_like should leave_it_in',
  spared:
    'enough spare save_your save_the skip forget waste_of dont_bother no_point never_mind fine_as fine_without good_as unnecessary leave_it_out neednt no_thanks thanks_but thanks_all thanks do_it_myself collect cope manage_fine nothing_else',
  mocking:
    'as_if fat_chance you_must_be are_you_kidding joking dream_on what_do_you_think who_do_you_think if_only i_wish chance_would hardly god_no heavens in_your_dreams pigs',
  well: 'fine healthy fit safe harmless well_behaved clean spotless sound sturdy brand_new brand new good_shape no_problems ugly_but looks_ugly cosmetic intact mint perfect_condition fit_as painless quiet calm sealed',
  harmed:
    'hurt* broken broke injur* bleed* blood pain* sore damage* fell falling fall danger* glass sharp burst leak* flood* scratch* dent* cracked smash* hospital ambulance ache* aching swollen dizzy sick ill push* hit punched threaten* knife ruined torn worse',
  deferred:
    'not_yet yet in_two_months in_a_month next_year next_month soon one_day some_day turns turning still_has still_have still_waiting waiting_list waiting_for will_be due_to going_to until tomorrow when_i plan_to applied',
  many: 'lots plenty loads several many couple dozen dozens bunch two three four five six seven eight nine ten full_of packed all_of all_the everyone everything whole both various hundreds',
  certain:
    'of_course obviously clearly naturally certainly definitely absolutely sure surely goes_without_saying no_doubt for_sure indeed bet twice_over exactly thats_why thats_the why_else after_all',
  never:
    'never not_once not_ever not_a_single nobody never_ever not_likely not_in not_on not_any not_a',
  omitted:
    'skip forget forgot forgotten leave_out leave_off drop omit without lost minus rule_out ruled_out keep_off hold_the',
  first_time:
    'first_time the_first my_first our_first be_the_first first_one beginner beginners novice newbie new_to never_before never_done never_been virgin starting_out from_scratch green rookie learner debut hadnt_before',
  gone: 'gone cancelled canceled cancel took_out taken_out tore_out torn_out ripped_out removed remove demolished knocked_down died dead_since passed_away put_down put_to_sleep left_us moved_out moved_on switched swapped returned sent_back handed_back gave_back gave_away given_away chucked binned dumped scrapped packed_in packed_it_in kicked dropped_out pulled_out backed_out called_off fell_through split_up divorced closed shut_down went_bust let_go finished ended all_over behind_me grown_out outgrew stolen nicked sacked long_gone off_since',
  consenting:
    'go_ahead go_on_then go_for_it feel_free by_all_means be_my_guest fire_away fill_your_boots help_yourself knock_yourself no_objection no_objections no_problem_with dont_mind wouldnt_mind fine_by fine_with happy_for ok_with okay_with works_for suits_me suits_us all_for whenever_you any_hour any_time anytime just_come ask_for ask_him ask_her ring_him ring_her give_him_a give_her_a leave_it_with pop_round all_yours please_do bring_it_on the_more why_wouldnt welcome_to agreed signed_off',
  forbidding:
    'dont_you_dare dare hands_off keep_off keep_out keep_your leave_me_out leave_it leave_us no_way not_happening not_having wont_have would_kill id_kill id_die id_rather id_sooner sooner_have ill_pass pass_on not_a_chance no_thank over_my stay_away steer_clear nobody_touches embarrass* privacy private confidential forbids refuse refuses refused won_t wont object objects against i_pass not_on_your',
  even: 'even also too as_well both another plus on_top including included along_with and_a what_with all_sorts every_last',
  placed:
    'in_the_drawer in_my_bag in_front_of right_here here_in over_there next_door outside_the behind_the under_the in_the_garage in_the_hall in_the_kitchen in_the_cupboard on_the_wall on_the_fridge on_the_table at_the_back sits sitting lies lying stands standing hangs hanging parked stored kept inbox on_file on_the_shelf downstairs upstairs round_the_corner lives_in',
  over: 'over more_than above beyond exceeds exceed at_least upwards older_than bigger taller longer_than larger heavier higher past_the well_over plus_years north_of double twice_that',
  under:
    'under below less_than within fewer_than younger_than smaller shorter lower not_even just_under up_to no_more not_more at_most maximum max short_of half_that barely a_mere nowhere_near',
  failing:
    'doesnt_work not_working out_of_order stopped_working drops_dead packed_up conked dodgy faulty expired dead breaks_down broke_down falls_apart jammed stuck rusty useless fails failed gives_up never_works on_its_last lapsed invalid overdue behind_on owe owes owing',
  working:
    'works working runs running goes like_clockwork functioning functions still_going fitted installed valid in_date up_to_date covered insured built_in connected plugged wired charged serviced running_well kicks_in purrs does_the_job tightened renewed',
};
