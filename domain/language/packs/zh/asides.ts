import type { AsideTable } from '../../pack-format/asides.ts';

export const zhAsides: AsideTable = {
  past: '上次, 去年, ^以前, 当时, 原来 (是|有|想|打算), 本来 (是|想|打算)',
  liking: '喜欢, 听起来, 不错',
  tooLate: '太 (晚|早|迟|赶)',
};
