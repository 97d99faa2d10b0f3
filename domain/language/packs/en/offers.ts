import type { OfferTable } from '../../pack-format/offers.ts';

export const enOffers: OfferTable = {
  places:
    '1 the former, -1 the latter, 0 [the] middle one, 0 [the] one in the middle, 0 [the] in between one, -2 [the] (last but one|next to last|second (to|from) last|penultimate [one]), 0 [the] ones in the middle',
  numbered: 'number no option nr choice letter answer',
  stands:
    'one ones option choice slot time day date appointment number of the two three them those',
  beginning: 'first',
  occasions: 'time',
  following:
    'pls plz ta cheers works work suits suit fits fit sounds is would will please then if thanks thank it for but because and though best better fine good great gives free available enough plenty ideal do',
  earliest:
    'the (earliest|earlier|soonest|sooner), (as|so) (early|soon) as (possible|you can), the (earlier|sooner) the better, [whichever|whatever] (is|comes|one is) (earliest|soonest|first), the early one',
  latest:
    'the (latest|later), as late as (possible|you can), the later the better, (whichever|whatever|one) (is|comes) (latest|last), the late one',
  least:
    'the (littlest|tiniest|lightest|minimum|simplest), the bare minimum, as (little|small|short|cheap|few) as possible, the (cheapest|cheaper|smallest|smaller|lowest|lower|shortest|shorter|least|fewest|fewer|lesser), [the] least expensive, the small one, the cheap one, the short one',
  most: 'the maximum, as (much|long|big|large|many) as possible, the (dearest|dearer|biggest|bigger|largest|larger|highest|higher|longest|longer|greatest|greater|most|priciest|costliest), [the] (most|more) expensive, the (big|large|long) one',
  small:
    'mini small smaller basic economy economic standard single simple low light little minor mild cheap budget short slow',
  great:
    'large larger big bigger premium high deluxe luxury long heavy major double maxi full severe executive business fast express comprehensive family',
  priced: 'cheapest cheaper expensive cheap dearest dearer priciest costliest',
  other: 'the other [one|time|day|date|option]',
  taking:
    'that one [please|then], (that|this) ones (fine|good|perfect|great|ok), (that|this) one (is|works|will do|suits), (ill|well|id|let us|lets) (take|have|go with|go for|do) (it|that|that one|this one), (that|it|this) (works|will do|suits [me|us]|fits|would work|would suit|is fine|is perfect|sounds (good|great|fine|perfect)|would be (fine|great|perfect|good|lovely)), thats (fine|perfect|great|good|ok), ^(perfect|lovely|sounds (good|great|fine|perfect)|works for (me|us)|suits (me|us))',
  against:
    'too, impossible, bad, worse, awful, unsuitable, out of the question, earlier, sooner, later',
  later: 'later, after, afterwards',
  earlier: 'earlier, before, sooner',
  lengths:
    '30 half an hour, 30 (half hour|half hr), 15 [a|one] quarter of an hour, 60 (an|one|1) (hour|hr), 90 (an hour and a half|one and a half hours|90 minutes), 120 (two|2|a couple of) (hours|hrs), 180 (three|3) (hours|hrs), 5 (five|5) (minutes|mins|min), 10 (ten|10) (minutes|mins|min), 15 (fifteen|15) (minutes|mins|min), 20 (twenty|20) (minutes|mins|min), 30 (thirty|30) (minutes|mins|min), 45 (45|forty five) (minutes|mins|min)',
  requesting: 'can could may might chance possible',
  between: 'or another one slot place and also then',
  ranging: 'between',
  closed: 'closed shut unavailable sold closing closes open opens',
};
