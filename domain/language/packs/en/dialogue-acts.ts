import type { DialogueActTable } from '../../pack-format/language-pack.ts';

export const enDialogueActs: DialogueActTable = {
  yes: `^go on [then]$, [i|we] (could|can) [really|well|certainly] use (one|it|that|some), [i|we] (wouldnt|would not) say no, yes, yeah, yep, yup, yea, ya, yess, sure, absolutely, definitely, certainly, affirmative,
    indeed, correct, ok, okay, okey, alright, exactly, totally, perfect, great, of course, sounds
    (good|great|fine), (that|this|it|which) (works|suits|sounds good|sounds great|is fine|is
    good|is right|is correct|is perfect), (that|this|it|which) is (ok|okay|great|true|no
    problem|the one|what i want), (thats|its)
    (right|correct|fine|good|great|perfect|ok|okay|it|true|no problem|the one), (that|it|this)
    (will|would|should|could|can) (work|do|be (fine|good|great|okay|ok|perfect|nice|lovely)),
    (thatll|thatd|itd|itll) (work|do|be (fine|good|great|perfect)), for sure, ^(i|we|they|it)
    [really|certainly|also] (do|have|am|would|will|did|are|does|is)$, ^(i|we)
    (do|have|am|would|did) (yes|yeah|indeed|and|but), im (ok|okay|fine|good|happy|cool) with, i
    am (ok|okay|fine|good|happy|cool) with, (dont|do not|wouldnt|would not) mind, why not, no
    problem, you got it, please do, by all means, go ahead, suits me, (youve|you have|you) got
    (it|that|the ~) right`,
  no: `(id|wed|i would|we would) rather not$, (ill|well|i will|we will) (pass|skip (it|that)|give (it|that) a miss), not for (me|us) [thanks], count me out, ^[no] [sorry] (i|we) [really|actually] (dont|do not|havent|have not) (have|got|own) (one|any)$, ^hardly$, ^(hardly|barely) any, not (that|as far as) (i|we) (know|am aware|can tell) [of], not to my knowledge, [that|it|this] (wont be|will not be|isnt|is not|wouldnt be|would not be) (necessary|needed|required), [i|we] (can|could) (do|manage|live) without, no, nope, nah, nahh, naw, negative, never, no (thanks|thank you), not (really|at
    all|necessary|needed), ^(i|we) (dont|do not|havent|have not|am not|wont|will
    not|didnt|arent|are not)$, ^(i|we) (havent|have not|didnt|never), ^(i|we) (dont|do
    not|havent) (and|but|because), ^(im|were) not$, ^(i|we) (dont|do not|wont|will not)
    [really|actually] (need|want|require|have|think), ^(it|that|they) (isnt|is not|doesnt|does
    not|dont|do not)$, no need, none, neither, certainly not, im good, (thats|its|that is|it is)
    (wrong|incorrect), by no means, no way, not yet`,
  negation: `nobody nobody's nothing nothing's noone noone's not no dont doesnt didnt isnt arent wasnt wont cant cannot without never neither nor
    avoid havent hasnt shouldnt wouldnt couldnt non`,
  refusal: `(stays|remains|staying|keeping|kept) [a|strictly|our|my|top|between us] secret, (is|its|thats) [still] [a|strictly|our|my|top|between us] secret$, (is|its|thats) [still] [a|our|my] secret for now, none of (anyones|anybodys) business, nobody (needs|has) to know, not [really|very|too|quite] comfortable (with|typing|writing|giving|putting|sharing|sending|handing|posting), (rather|prefer|sooner) [to] (discuss|talk|speak|tell|say) ~ (with|to|in person|face to face|at the|directly|privately|on the day), not (over|on) the phone, (dont|do not|never|not) (give|hand|share|say) ~ (out|over the phone|online|to strangers), (dont|do not) (use|have) (email|e mail|mail|a phone), thats my (affair|own affair), (none of|not) your concern, too personal, wouldnt you like to know, lips are sealed, (stays|staying) (with|between) me, (choose|chose|sooner|opt) not
    [to], why should i (tell|say|answer|share|give), not for you to know, thats between me, (id|i
    would|we would|wed|i) [much|really] (rather|prefer) [to] (not|keep (it|that|this)),
    (prefer|prefers|preferred|rather) not [to], (none|not any) of your [damn] (business|concern),
    (thats|its|that is|it is|this is) [a bit|kind
    of|quite|rather|very|too|really|pretty|strictly]
    (private|personal|confidential|intimate|sensitive|my [own] business|classified),
    (private|personal|confidential|sensitive) (information|matter|question|info|stuff), (will
    not|wont|not going to|refuse to|refusing to|decline to|not willing to|unwilling to|dont want
    to| do not want to|dont wish to|do not wish to|wish not to|not like to|not comfortable|not
    prepared to| uncomfortable|dont feel comfortable|do not feel comfortable|dont care to|not
    allowed to|not about to| not at liberty to|see no reason to|no intention of|dont feel like|do
    not feel like|not keen on| not ready to|not gonna|dont intend to|rather not|hesitant to) ~
    (say|saying|answer|answering|tell|telling|share|sharing|disclose|disclosing|give|giving|reveal|
    revealing|discuss|discussing|divulge|divulging|talk|talking|respond|provide|providing|specify),
    (refuse|decline|no comment), (not|wont be)
    (telling|sharing|answering|disclosing|saying|discussing), (ill|i will|lets|we can|id like
    to|i want to|can we|could we|please|just|can i|may i) (skip|pass), (skip|pass) [on]
    (this|that|it|the question|the next|ahead), next question [please], move on, mind your own
    business, (dont|do not) ask [me], stop asking, quit asking, why would i tell you, you
    (dont|do not) need to know, (keep|keeping) (that|it|this|those|them)
    (private|confidential|secret), (keep|keeping) (that|it|this|those|them) to myself, not
    (your|any of your|anyones|anybodys) business, (doesnt|does not|isnt|is not) concern you, i
    plead the fifth, i withhold, leave (that|it|this) blank, (wont|will not)
    (answer|say|tell|share|disclose|reveal|discuss|respond), nobodys business`,
  doesNotKnow: `^[but] (only|just) if, ^(maybe|perhaps|possibly|potentially)$, ^(could|might|may) be$, (dont|do not|havent|havent got|didnt|have not|wasnt) ~ (with me|on me|to hand|at hand|handy|in front of me), (left|forgot|lost|misplaced) ~ (at home|at work|at the office|in the car), (havent|never|didnt|have not) [yet|actually|even] (measured|checked|counted|weighed|looked|asked|tried it), (would|id|ill|need to|have to|must|ought to|should) [first|just] check (it|that|this|them|my|the|our|your|his|her|with|what|when|where|which|how|if|whether|first|again|on|and|before|for), (would|id|ill|need to|have to|must|ought to|should) [first|just] check$, (would|id|ill|need to|have to|must|ought to|should) [first|just] (measure|count|weigh|look it up|look that up|find out|look up|ask my|ask the|go and look), nobody [really|quite] (knows|remembers), no way of (knowing|telling), not registered [with], there (isnt|is not) one, (never|hasnt|doesnt) (had|have|got) one$, (same|as) (as|on) [on] (my|the|your|our) (account|file|last time|records|system|form), (should|must|ought to) (be|have it) on (file|record|my account|your system), (havent|have not) ~ (heard|got) ~ (back|all|yet), ^nothing on (there|it|the), cant (read|make out|see) ~ (it|that|the|number|label), (got|have) nothing like that, drawing a blank, the foggiest, (dont|do not) have (that|this|the)
    (information|info|detail|details|number|answer), (dont|do not|wouldnt|would not|didnt|did
    not|cant|cannot|couldnt) [really|quite|even|actually|exactly|yet|honestly|fully|currently]
    (know|remember|recall|say for sure| have a clue|have any idea|have the [~]
    (number|information|details)), dunno, idk, (no|not a|no real|havent a|not the faintest|not
    the slightest) (idea|clue), beats me, who knows, god knows, (not|isnt)
    [really|quite|so|too|entirely|100|completely|exactly|yet|totally|all that]
    (sure|certain|positive|decided|aware), unsure, uncertain, undecided, clueless, (havent|have
    not|hasnt) [really|quite|yet] (decided|thought|made up|figured|chosen|checked|planned),
    (hard|difficult|tough) to (say|tell), (couldnt|cant|cannot|could not) [really|even|honestly]
    (tell|say) [you], (forgot|forgotten)$, forgot (it|that|which|what|when|where|the|my), (i
    forget|escapes me|slipped my mind), (have|need|got) to check$, (have|need|got) to check (it|that|this|them|my|the|our|your|his|her|with|what|when|where|which|how|if|whether|first|again|on|and|before|for), (have|need|got) to (look (it|that) up|ask|find
    out|look into), your guess is as good as mine, it depends, cant say, (no|zero)
    (recollection|memory) of, good question, wish i knew, unknown`,
  later: `^(well|we will|we|ill) (see|find out) [then|about (that|it)]$, too (early|soon) to (say|tell|know), remains to be seen, (isnt|is not|arent|hasnt been) (decided|settled|fixed|confirmed) [yet], up in the air, (ill|i will|let me|can i|well) ~ (call|ring|phone) [you] back, let me [just|quickly|first] (look|check|ask|find|nip|pop|fetch|grab|dig), let me [just|quickly|first] see (if|whether|what|when|where|how), let me see$, (still|yet) (deciding|thinking|to decide|to be decided|to be confirmed), ^(tba|tbc|tbd)$, (once|when) (im|we are|were|ive|weve) back, (another|some other) day, sleep on (it|that|this), not at (this|the)
    (point|stage|moment), lets (talk|discuss|speak) [about] ~ later,
    (ask|tell|remind|try|call|contact) me [again|that|about that|about it] (later|another time|
    some other time|tomorrow|next (time|week)|afterwards|in a (bit|while|minute|moment)|again),
    (ill|i will|i can|i could|i would|id|lets|let us|we can|we could|can i|can we|could we|may
    i|we will|well|rather) ~ (later|another time|afterwards|in a (moment|bit|minute|while)|some
    other time|next time), (ill|i will|i can|let me)
    (tell|inform|text|call|email|message|answer|send|give) (you|that|this|it) [that|it|this|back]
    (tomorrow|tonight|next week|soon|once|when|on monday), (later|not now|not right now|another
    time|some other time|one moment|hold on|hang on|one sec|one second), (just|give me) a
    (moment|second|minute|sec|little time|little while|bit), give me [some|more] time, wait [a]
    (moment|minute|second|sec|bit), bear with me, not (at the moment|today|this time|right away),
    (come|get|circle|return|go) back to (you|me|that|this|it), let me (think about it|sleep on
    it), let you know (later|when|once|tomorrow|soon), let me (think|get back|consider|check
    and), (need|want|have) [some|more] (more time|time to think), (postpone|hold off|put it off),
    not ready [yet], (dont|do not) have (time|it with me|it at hand|it handy| it on me), not a
    good time, (busy|in a hurry|in a meeting) [right now|at the moment], in a (minute|moment),
    (once|when|after|as soon as) i (have|know|find|get|check|decide|am home|get home|had time),
    down the road`,
  noPreference: `not (in|on|at) any (specific|particular|certain|special), (any time|anytime|any day|whenever) [at all|really] (love|mate|dear|pet|hun|darling|duck|pal), (whatever|whichever|whenever|wherever) [best|ever] (fits|suits|works|keeps|is) [best|easiest|convenient|handiest],
    (whenever|wherever|whatever|whichever) (youre|youve|you are|you have|hes|shes|theyre|he is|she is|they are|he can|she can|they can|he has|they have), (whenever|wherever) the ~ (is|are|has|have) [next] (free|nearby|passing|ready|available|around|about|time),
    (doesnt|does not|dont|do not|wont) [really] bother (me|us), (when|what|which|where|however|whatever|whichever) [it|that|ever] [best] suits [best] (you|everyone|everybody), ^[well] you (tell me|say|name it|name the day)$,
    [ill|i will|i can|we can|can|happy to] (fit|work|slot) (in with|round|around) (you|him|her|them|yours|whatever|your), at your (convenience|leisure), (make|makes) no odds, no odds, (whoever|whichever|whatever|wherever|whenever) ~ (free|available|closest|nearest|cheapest|quickest|easiest|there|handy|on shift|convenient|left|got), whoever [you|they] (have|like|think|got), (you|they) (know best|are the expert|are the experts), whats (easiest|best) for you, im not (bothered|fussed|fussy|picky), (either|any|both) (way|one|ll do|will do), [i|we] (dont|do not) mind [which|who|what|when|where|either], as long as (it|its|they|theres), (first|whatever) comes, im easy, toss a coin, six of one, suit yourself, as you like, as you please, [im] not fussed, not bothered, take your pick, (i|we) (havent|have no) (a|any) preference, (both|all|any) (suit|suits), no strong (feelings|opinion|opinions|views|preference), leave (it|that|this)
    [up] (to|with) you, (dont|do not|didnt|did not|doesnt|does not|couldnt|could not|wouldnt)
    [really|actually|particularly|currently|much|honestly|necessarily] (care|mind|matter|have a
    preference), (dont|do not|didnt|did not|havent|have no|have not) [really] (have|got) ~
    (preference|preferences|in mind), (dont|do not) have [really] (one|any|any strong feelings),
    (dont|do not) have ~ i (prefer|want), (no|without|not any)
    [real|particular|specific|strong|special|certain] (preference|preferences), no ~
    (preference|preferences), (not|im not) [really|very|that|too|so]
    (particular|picky|fussy|choosy| specific|important|bothered|concerned|essential), (isnt|is
    not|arent|not) [really|that|very|so] (important|a concern|an issue|a factor|relevant|a big
    deal), (indifferent|impartial), (im|i am|we are|were|i can be|quite|pretty|very|totally|stay)
    (easy|flexible|open|easygoing|fine either way),
    (anything|any|anywhere|anytime|whatever|whichever|either|anyone|whenever|wherever|all|both)
    [of (them| those|these)] (is|are|will|would|works|work|goes|does|should|sounds|suits)
    [also|perfectly|just|all|be]
    [fine|okay|ok|good|great|do|alright|perfect|acceptable|suitable|for me|with me], (any|either)
    (~) (is|are|will|would|works|work|should|can|could) [also|perfectly|just|all|be]
    (fine|okay|ok|good|great|do|alright|perfect|acceptable|suitable|for me|with me|work|be),
    (any|either) ~ (works|work|suits|goes), (okay|ok|fine|good|happy|cool|open) (with|to)
    (any|anything|whatever| either|whichever|all|both|suggestions),
    (whatever|whichever|wherever|whenever|anything) [that] (you|it|is| works|they|s|suits|comes),
    (whatever|whichever|wherever) [that] you
    (think|feel|find|suggest|recommend|like|want|prefer|have) [is] [best|right|fits|works|good],
    up to you, you (choose|decide|pick|select), you can (pick|choose|decide|select), ^[its|thats|that is|it is]
    your (choice|call|pick), (one|any|anything|something) of your choice, surprise me, dealers choice, (make|makes|making) (no|any|much|a)
    difference, no difference, [all] the same to (me|us), (have|got|ive|had) no
    [real|particular|strong|special|specific]
    (preference|preferences|opinion|requirements|requirement), (nothing|nowhere|not anything|not
    anywhere| noone|none|no place|no area) (in particular|particular|specific|special|in mind),
    not in particular, (nothing|no) (specific|particular|special), no ~ in (mind|particular),
    [just] (pick|choose) (one|any|something| for me|anything|whichever|whatever), care less, no
    matter, ^[really|just|oh|honestly]
    (anywhere|anything|any|whatever|whichever|either|anytime|wherever|whenever|any time|any
    day|any one|either one) [please|really|at all]$, not a (concern|factor|priority|requirement),
    not (one|any) in particular, (whatever|whichever) ~ (is|are) [fine|okay|ok|good], (dont|do
    not) (want|need) (a|any) (particular|specific), [i am|im|we are] not
    (particular|picky|fussy|choosy|set) (about|on|with), makes me no`,
  counterQuestion: `why, what
    (do|would|are|does|is|kind|options|other|else|choices|for|about|if|happens|did|exactly),
    which (do|would|are|does|is|ones|options|other),
    (do|does|is|are|can|could|will|would|have|has|did|may| should|am|were|was)
    (you|it|they|there|this|that|i|the|we|these|those|any|a), how (much|many|long|far|
    do|does|is|are|can|would|come|so), (who|where|when) (is|are|do|does|can|will|would), whats,
    whos, wheres, (can|could|would|please) [you] (explain|clarify|repeat|rephrase|elaborate),
    pardon, come again, (dont|do not|didnt) (understand|follow|get (it|that|what|the question)),
    what (sort|type), who (wants|needs)`,
  correction: `(well|er|erm|um|uh|oh|or|so) no, (hang|hold) on, (used to|formerly|previously|originally|was|were|had) ~ (now|nowadays|these days), i tell a lie, (scrap|scratch|strike) (that|it), nonsense, rubbish, let me correct, but (now|in the end|actually), sorry, oops, wait, actually, i (mean|meant|misspoke), scratch that, my
    (mistake|bad), on second thought, changed my mind, make (that|it), change (that|it) to, not
    that, correction, instead, or rather, no`,
  asksPreference: `any (specific|particular|certain|special), (want|like|wish|care) to (specify|narrow|refine|limit), (can|could|shall) (we|i) narrow, (do|did) you [happen to|also] have, (is|was) there [also]
    (a|any|an|some|something|anything), (a|any|an|your|you) [specific|particular|certain]
    (preference|preferences|preferred), in mind, (do|is|are|have) ~
    (particular|specific|certain|special), any (~) (preference|requests|restrictions|
    requirements|preferences), (does|do|is) (it|that|the|this) [~] (matter|important),
    (does|do|is) ~ matter, (do|would) you (prefer|care|mind), would you like [us] to add`,
  telling: `say tell telling share sharing disclose reveal discuss divulge answer answering
    respond comment talk speak mention elaborate`,
  saying: 'say tell answer',
  knowing: `know remember recall sure certain decide decided idea clue thought settled foggiest
    determined`,
  open: 'still yet first until',
  without: 'without',
  deliberating: `decide decided deciding discuss discussed discussing consider considering confirm confirmed agree agreed settle settled sort sorting ask asking think thinking`,
  able: 'can cant cannot could couldnt',
  stance: `guessing thinking hoping i we it that this im am is are be do does did have has would will well oh hm um think guess suppose
    believe imagine assume expect presume reckon suspect hope fear afraid sorry unfortunately sadly
    of course certainly absolutely definitely obviously naturally clearly probably most very really
    honestly actually quite at all the moment now right yet far still just for as to so particularly
    especially anymore currently presently today time being likely thanks thank you`,
  affirming: 'yes yeah yep so likely probably indeed',
  needing: 'need require',
  wishing: `i id im ill ive we wed weve well me us would like love want wanna need to be am are looking look search searching find
    finding get give have is there theres any some something somewhere a an the please can could you do help eat book prefer
    in on for at from of and but yes ok just also maybe rather planning plan going gonna hope hoping leave leaving back depart
    heading head setting set out off trip journey flight drive driving itll
    departing sail sailing return returning come coming back go travel travelling fly flying begin beginning start starting arrive arriving`,
  interrogatives: `what which who whom whose when where why how is are do does did can could
    would will should have has may am whats hows wheres whos isnt arent doesnt dont didnt wasnt cant couldnt wont shouldnt`,
  subjects: 'i we there this that it',
  speakers: 'i we',
  excluding: `instead of, rather than, anything but, (any|every) (day|time|one|colour|color|size|room|month|hour) but, other than, except [for], but not`,
  naming: `(a|some) (kind|sort|type) of, (it|that|sticker|label|plate|box|badge|tag|card|lid|screen|passport|paper|letter|bill|sign) (says|reads), ^(says|reads), (its|is|was) (written|printed|stamped|marked|engraved) [as], (name|call|label|title) (the|this|my|that), (the|its|event|alarm|a) name (is|s|would
    be|will be|should be), (its|it is|thats|that is),
    (called|named|titled|labeled|labelled|entitled|name of|title of|known as|known as the),
    (name|call|label|title|save|store|mark|note|put|set|list|enter|record) (it|that|this)
    [down|up] [as], (name|title|label) (is|s|as|should be|would be|will be|for it is|of it is),
    by the name [of], as the (name|title), under [the name] [of]`,
  introducing: `[my|the|his|her|our] [full|first|last|user|customer|guest|host|hosts] name
    (is|s|would be|will be), ^[the] name (is|s), (im|i am|this is|call me|its|it is|thats|that is|names|my names|call
    (him|her|them)), (under|in) the name [of], under my name, (hes|shes|he is|she is), by the
    name [of]`,
  describing: '(its|it is|thats|that is)',
  thanks: `(thanks|thank you|thankyou|thank u|thx) [so|very] [much|a lot|kindly]`,
  courtesy: `^(hi|hii|hiya|heya|hello|hey|hai|howdy|greetings) [there], good (morning|afternoon|evening|night),
    (nice|great|good|lovely|wonderful|awesome|pleasant|fantastic|amazing|beautiful)
    (day|night|evening|weekend|afternoon), bye, (goodbye|good bye), see you [soon|later], take care,
    you too, my pleasure, (youre|you are) welcome`,
};
