import type { AsideTable } from '../../pack-format/asides.ts';

export const zhAsides: AsideTable = {
  past: '上次, 去年, ^以前, 当时, 原来 (是|有|想|打算), 本来 (是|想|打算)',
  liking: '喜欢, 听起来, 不错',
  tooLate: '太 (晚|早|迟|赶)',
  earlier: '以前, 上次, 去年, 原来, 之前, 当时, 过去, 上个月',
  nowadays: '现在, 这次, 这回, 今年, 目前, 如今, 换成',
  paid: '',
};
