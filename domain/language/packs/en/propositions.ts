import type { PropositionTable, SelectionTable } from '../../pack-format/propositions.ts';

export const enPropositions: PropositionTable = {
  holds: `^(only|just|mostly|mainly) (on|at|in|when|for|during|sometimes|occasionally), ^(sometimes|occasionally|now and then|from time to time|once in a while|every now and then|always|every|twice|regularly|often),
    ^since, ^for (years|ages|months|weeks|a while), (already|long ago)$, thats the (plan|idea), ^(both|all) of (them|it|us), ^with pleasure,
    ^gladly, ^please$, (would|ill|id) love (to|that|one|it|some), would be (great|nice|lovely|good|helpful|brilliant|perfect|ideal|handy|very kind), [i|we] (would|d) appreciate, ^definitely, ^too right, ^you bet, ^naturally, ^(unfortunately|sadly) (yes|so), ^all (done|set|paid|in order),
    (i|we) (certainly|really) (do|am|are|have|would)`,
  fails: `(can|could) wait, no (rush|hurry), not (urgent|urgently), (gave|given) (it|that|them) up, (i|we) (quit|stopped), (used|was|were) to$, [i|we] used to, (any more|anymore|no longer), (still|first) (need|needs|have|has) to, (need|have|got) to ~ first$, still (to come|pending|outstanding|waiting|due), (havent|hasnt) ~ (yet|got round), ^(hardly|rarely|barely),
    (thank god|luckily|fortunately|thankfully) (no|not|none), dont bother, (by|on) (myself|ourselves|my own|our own)$, ^(not one|nothing|none|neither), ^that would be too, out of the question, far from it, ^not quite`,
  keeps: `(im|i am|were|we are|ill|i will|well|we will|ive|weve|i|we|mums|dads) [only|just] (keep|keeping|kept), (do|doing|did|done|put|bring|bringing|brought|manage|handle|handling|carry) ~ (myself|ourselves), (stays|staying) (here|with (me|us))`,
  asksKept: 'keep keeping yourself yourselves',
  hasOwn: `(bring|bringing|have|got) (those|them|that|it|these) ourselves, (have|got|bring|use|ive|weve) ~ (my|our) own, [i|we] (have|got) (mine|ours|one|some) [already|anyway], (ive|weve) [already] got (mine|ours|one|some), [already] (have|got|ive|weve) (one|some) already,
    (have|got|ive|weve) [got] (it all|that all|them all|all (that|this|of (it|that|them)|those|them)|everything|the lot) [already|at home|here|ourselves|covered|sorted] [ta|thanks|cheers]$, (bring|bringing) (everything|it all|all of it|all that|the lot) [ourselves|myself|with us|with me]$`,
  offering:
    'need needs want wants would like shall should fancy offer prefer wish interested require',
  having: 'have has own there any got possess hold keep exist',
  taking: 'take taking buy buying use using bring bringing bother',
  opposites: [
    'own owner owners owned bought buy property | rent rented renting renter tenant lease leasing landlord',
    'work works working employed job employee | unemployed retired pensioner jobless redundant student',
    'married | single divorced widowed unmarried separated',
    'furnished | unfurnished bare empty',
    'insulated insulation | uninsulated bare',
    'lift elevator | stairs staircase',
    'garage indoors inside covered | street outside outdoors kerb',
    'paid settled | owe owed unpaid outstanding overdue',
    'vegetarian vegan | meat steak',
    'fragile breakable | unbreakable sturdy robust',
    'new | used secondhand',
    'electric electricity | petrol',
    'working works | broken dead',
    'open | closed shut',
    'cash | card transfer',
  ],
};

export const enSelections: SelectionTable = {
  everything:
    'all [of (them|it|these|those)], everything, every one [of them], both [of (them|these|those)], the lot, each of them, (a bit|some|a little) of everything, (every|all) [the] ~ (listed|mentioned|named|offer)',
  nothing:
    'none [of (them|those|these|it|the above)], nothing, not any [of (them|those|these)], neither [of (them|those|these)], no extras, not one [of them], none of (that|it|this), nothing (at all|like that|of the (sort|kind)), nowt, nuffin, nothin, zilch, nada, not a (thing|sausage), (dont|havent|have not|do not|didnt|hasnt) [really|actually|even] (have|got|need|want|see|seen|get|had) any [of (them|those|that|it)] [yet], (dont|havent|have not|do not|didnt|hasnt) [really|actually|even] (have|got|need|want|see|seen|get|had|notice|noticed) anything [yet|at all], ^never mind$, ^(leave it|forget it) [out|off|be]$, ^(dont|do not) bother$, ^without anything$, ^as it (is|comes)$, ^(im|i am|were|we are) (good|fine|all set) [as (it|we) (is|are)] [thanks|cheers|ta]$',
  except:
    '(all|everything|anything|any|every|everyone|each) ~ (but|except|bar|save|besides|without|minus|apart from|other than), except [for], apart from, other than, anything but, everything but, all but, but not, excluding',
  rest: '[all] the (others|other days), the rest [of (them|it)], everything else, all the others, all others, the other (ones|two|three|four|five), the others, the remaining ~, whatever is left, whats left',
  neither: 'neither, nor, not ~ nor, not ~ or',
  last: 'last latter bottom final',
  middle: 'middle',
  first: 'first top',
  below: 'before, under, less than, below, fewer than, younger than, shorter than, smaller than',
  upTo: 'up to, at most, no more than, or (less|fewer|under|younger|below|smaller|shorter), and (under|below|younger), max, maximum, until',
  onward:
    'at least, from, or (more|over|older|above|longer|larger|bigger), and (over|above|older|more|up|upwards), minimum, min, onwards, upwards, no less than',
  above:
    'after, over, more than, above, longer than, older than, greater than, larger than, bigger than, beyond',
  weekend: '[the|at|on] [the] (weekend|weekends)',
  workdays: 'weekdays, working days, workdays, business days, during the week',
  sizes: 'xs extra small, s small, m medium, l large, xl extra large, xxl double extra large',
};
