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
  another_subject:
    'by_the_way anyway actually can_you do_you could_you is_there how_much what_about while',
  lost: 'lost broken gone missing threw left somewhere disappeared stolen worn faded torn',
  nothing: 'nothing nobody no none never neither without',
  but: 'but though although however except',
  laughter: 'haha ha lol hehe hah joking kidding',
};
