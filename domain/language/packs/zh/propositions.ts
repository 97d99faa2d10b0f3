import type { PropositionTable, SelectionTable } from '../../pack-format/propositions.ts';

export const zhPropositions: PropositionTable = {
  holds: `偶尔, 有时候, 有时, 经常, 一直, 总是, 每天, 每周, 只在, 只有周末, 已经 ~ 了, 刚 ~ 过, 早就 (有|办|做|买|结婚) ~ 了, 还在, 当然有, 都有, 什么都有, 太好了, 好极了, 那最好, 麻烦您了, 麻烦你了, 乐意, 带`,
  fails: `戒了, 早就 (过|没|坏|不) ~ 了, 不急, 可以等, 不着急, 还没, 还没有, 没 ~ 过, 什么都没, 从来不, 从不, 不再, 正在办, 在办, 幸好没, 很少`,
  hasOwn: '自己有, 我自己带, 自己带, 已经有了, 已经有, 家里有',
  offering: '要 需 想 希 愿',
  having: '有 带 养 住 拥',
  opposites: [
    '自有 买的 业主 产权 | 租的 租房 租客 出租',
    '上班 工作 在职 | 退休 失业 学生 待业',
    '已婚 结婚 | 单身 未婚 离婚',
    '电梯 | 楼梯',
    '急 | 不急',
    '现金 | 刷卡 转账',
  ],
};

export const zhSelections: SelectionTable = {
  everything: '全部, 都 (要|做|行|喜欢|可以), 都, 所有, 全都, 两个都',
  nothing:
    '都不 (要|做|选|需要) [了], 都不, 都没有, 什么都不 (要|做|选), 一个都不 (要|做|选), 不需要, 没有',
  except: '除了, 除, 不包括, 不要, 但不要',
  neither: '既不, 也不',
  last: '后',
  middle: '中间',
  first: '前',
};
