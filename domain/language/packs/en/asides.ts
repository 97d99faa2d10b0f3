import type { AsideTable } from '../../pack-format/asides.ts';

export const enAsides: AsideTable = {
  past: '(i|we|he|she|it|they|there|which|that) used to, (was|were) supposed to, (was|were) the plan, had (wanted|planned|hoped), formerly, back then, last (time|year|summer|winter|spring|autumn) ~ (was|were|had|did|took|went|came|paid|got), (were|had|did|went|came) ~ last (time|year|summer|winter|spring|autumn), ^last time (i|we|it|they|he|she), (previous|former) ~ (was|were|had|took), (was|were) always',
  liking:
    'would (be|have been|suit|work|do), (id|we d|wed) love, sounds, looks (nice|good|great|lovely|tempting)',
  tooLate: 'too (late|early|soon|tight)',
  earlier:
    'formerly, previously, originally, used to, back then, last (time|year|month|week|winter|summer|spring|autumn|season), was, were, had',
  nowadays:
    'now, nowadays, these days, this (time|year|month|winter|summer|season), currently, at the moment, (switched|moved|changed) to',
  others:
    '^[but|and|well] (my|our|the|a|his|her|their) [older|younger|little|big|best|twin|next door|old] (neighbour|neighbours|neighbor|neighbors|brother|sister|brothers|sisters|cousin|cousins|uncle|aunt|auntie|nephew|niece|friend|friends|mate|mates|colleague|colleagues|coworker|brother in law|sister in law|boss) [also|always|only|once] (has|had|have|got|took|takes|used|uses|chose|went|pays|paid|stayed|swears), ^[but|and|well] (my|the) (neighbours|neighbors|brothers|sisters|friends|mates|wifes|husbands|mums|dads|cousins|colleagues|wife s|husband s|mum s|dad s|brother s|sister s|friend s|neighbour s) (is|was|are|were), ^[but|and] next door (has|had|have|got|pays|paid)',
  retracted:
    '(oh|ah|hm|hmm|er|erm|um|uh|oops|well|sorry|actually|or|wait|no) (no|nope), ^(no|nope)$, ^nope, ^no (wait|sorry|hang on|hold on|actually|not that|i mean|make (it|that)|thats (only|the|not|my)), (scratch|scrap|strike) that, ^i (mean|meant), ^sorry i (mean|meant), tell a lie, ^my (mistake|bad), on second (thought|thoughts), changed my mind, ^correction, oops, ^or rather, take that back',
  interrupted:
    '^[oh|ah|no] (wait|sorry), ^(hang|hold) on, let me (check|look|see) again, ^actually',
  paid: 'paid bought spent',
};
