import type { FaultWords } from '../../pack-format/faults.ts';

export const enFaults: FaultWords = {
  asked:
    'wrong matter_with problem problems issue issues trouble complaint complaints fault faults defect defects malfunction* repair repairs repaired fixing symptom symptoms ailment ailments pain pains injur* up_with acting_up playing_up giving_trouble bothering',
  symptoms:
    'symptom symptoms ailment ailments complaint complaints pain pains hurt hurts ache aches',
  missing: 'missing lacking absent lost forgotten',
  anything: 'anything something',
  broken:
    'broken broke brokenly breaking bust busted damaged damage damages defective faulty faulted dead kaput knackered gone_wrong wrong wonky problem problems trouble issue issues bad badly worn worn_out loose bent cracked crack cracks torn leak leaks leaking leaky stuck jammed jams jamming rusty rusted slip slips slipping squeak squeaks squeaking squeaky squeal squeals rattle rattles rattling grind grinds grinding flicker flickers flickering wobble wobbles wobbly wobbling hurt hurts hurting ache aches aching sore painful swollen missing lacking fails failed failing fail given_up gave_up packed_up packed_in conked_out died dies useless ruined smashed scratched dented out_of_order acting_up playing_up cant_stop sometimes barely hardly intermittently goes_out go_out goes_off go_off',
  sound:
    'fine ok okay alright all_right good great perfect perfectly well work works working worked function functions functioning functional runs running intact undamaged sound in_order normal normally properly right healthy nothing_wrong no_problem no_problems no_issue no_issues no_damage not_broken as_new',
  runs: 'run go goes going start starts starting stop stops stopping turn turns turning turn_on shift shifts shifting switch switches close closes closing shut shuts open opens opening lock locks charge charges charging light_up lights_up come_on comes_on shine shines burn burns respond responds responding react reacts move moves moving hold holds grip grips brake brakes_well fit fits heat heats heating cool cools cooling ring rings drain drains draining spin spins spinning',
  present: 'have has got there here complete present',
  ended: 'gone over better cured passed',
  otherwise: 'otherwise apart_from_that other_than_that besides_that aside_from_that',
};
