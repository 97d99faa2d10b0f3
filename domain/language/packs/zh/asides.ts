import type { AsideTable } from '../../pack-format/asides.ts';

export const zhAsides: AsideTable = {
  past: '上次, 去年, ^以前, 当时, 原来 (是|有|想|打算), 本来 (是|想|打算)',
  liking: '喜欢, 听起来, 不错',
  tooLate: '太 (晚|早|迟|赶)',
  earlier: '以前, 上次, 去年, 原来, 之前, 当时, 过去, 上个月',
  nowadays: '现在, 这次, 这回, 今年, 目前, 如今, 换成',
  retracted:
    '(哦|啊|噢|呃|嗯) 不 [对|是], 不不, ^不对, ^不是, 说错了, 记错了, 写错了, 打错了, 搞错了, 更正, 我是说, 我的意思是, ^算了',
  interrupted: '^等等, ^等一下, ^不好意思, ^其实',
  paid: '',
};
