import type { HintWords } from '../../pack-format/hints.ts';

export const enHints: HintWords = {
  asking: 'ask asks asking asked check_with consult',
  seeking: 'look looking check checking find search dig fetch grab see measure count weigh read',
  waiting: 'wait waiting hear pending awaiting promised',
  deciding:
    'decide deciding decided decision choose choosing chosen think thinking torn debate debating argue arguing discuss weigh sleep settle settled',
  depending: 'depends depending depend',
  papers:
    'paper papers paperwork letter form forms file folder drawer card contract app website box binder booklet manual receipt invoice statement email envelope label sticker screen laptop phone desk safe certificate',
  told_before:
    'told gave sent filled wrote records system computer already_have last_time before again already',
  others_in_charge:
    'handles handled deals sorts sorted arranges charge responsible department office accountant lawyer solicitor secretary boss manager landlord agency agent council committee bank insurance school doctor nurse vet surgery mechanic builder electrician plumber architect supplier company firm hr',
  about_the_question:
    'question why mean matter matters relevant reason purpose asking point business nosy',
  you: 'you your yours re youre youd youve',
  i: 'i im ive id ill my me mine',
  we: 'we our us were',
  they: 'he she they his her their him them hes shes theyre',
  past: 'was were had used used_to did ago last former formerly previous previously once back_then originally',
  condition: 'if unless whether till until once when after',
  perhaps: 'maybe perhaps might could may possibly potentially would',
  having_to: 'have_to need must should ought need_to id_have gotta got_to supposed',
  roughly: 'about around roughly approximately almost nearly say reckon guess some circa odd so',
  settling:
    'please put make_it lets go_with take call_it definitely then prefer want like love fine',
  complaint:
    'ridiculous stupid expensive rude annoying fed_up complain complaint useless waste robot cheek joke seriously damn hell bloody',
  knowing: 'know knows remember recall idea clue sure tell forgot forgotten memory',
  still: 'still yet first',
  later: 'later tomorrow tonight soon afterwards then moment minute second monday week',
  another_subject: 'by_the_way anyway actually while',
  lost: 'lost broken gone missing threw left somewhere disappeared stolen worn faded torn',
  nothing: 'nothing nobody no none never neither without',
  but: 'but though although however except',
  laughter: 'haha ha lol hehe hah joking kidding',
  requesting: 'can_you could_you would_you will_you can_u could_u please mind',
  doing:
    'book reserve find search put make set schedule add order arrange note squeeze fit hold keep pencil pop change give get bring take do show',
  allowed:
    'can_i could_i may_i might_i can_we could_we may_we shall_we could_it can_it may_it am_i_allowed',
  possible:
    'possible doable okay ok work works suit suits alright chance feasible fine good would_it would_that bother trouble problem',
  proposing: 'how_about what_about why_dont_we lets say shall rather instead make_it',
  available:
    'is_there are_there do_you_have have_you do_you_do got anything something any left available',
  comparing:
    'cheaper dearer more less than better faster busier most least last earliest latest max maximum minimum limit extra cost costs charge price included difference fee discount free always usually already only ever',
  advising:
    'recommend* advise advice suggest suggestion you_think best normally typically sensible popular most_people usual',
  question_word: 'what whats which who whos whose when where why how hows',
  contacting: 'call ring phone text email message send get_back remind back',
  wishing:
    'id_like id_love id_want i_want i_need wed_like we_want we_need looking_for hoping was_thinking were_thinking thinking_of would_like would_love fancy after',
  kin: 'wife wifes husband husbands hubby missus partner boyfriend girlfriend mum mums mom moms mother mothers dad dads father fathers son sons daughter daughters lad lads boy boys girl girls kid kids child brother brothers sister sisters uncle aunt auntie cousin cousins nephew niece nan gran grandma grandad grandpa nana mate mates friend friends neighbour neighbours neighbor neighbors bloke blokes chap lodger flatmate colleague colleagues everyone everybody people next_door in_law twin',
  reporting:
    'says said say reckons reckon thinks claims swears swore wants wanted keeps_saying according apparently heard told_me quoted offered',
  musing:
    'hm hmm hmmm ah aha oh ooh wow ugh huh eh blimey christ crikey gosh goodness really seriously dear jesus ha oof phew whoa well',
  unreal:
    'would_have wouldve could_have couldve should_have shouldve was_going were_going was_meant were_meant meant_to wish if_only would_be id_be wanted_to was_gonna almost_had nearly',
  agreeing:
    'ok okay fine great perfect lovely sure deal done yes yep yeah yup aye right exactly correct go_on spot_on why_not sounds_good works thatll_do thats_it definitely certainly absolutely alright',
  own: 'mine ours myself ourselves my_own for_me personally',
};
