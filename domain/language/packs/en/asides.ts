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
  paid: 'paid bought spent',
};
