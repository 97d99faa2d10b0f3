import type { AnswerFormWords } from '../../pack-format/answer-forms.ts';

export const zhAnswerForms: AnswerFormWords = {
  account: `描述 解释 怎么回事 发生了什么 为什么 经过 情况 还有什么 还有别的 还有其他 特别要求 特殊要求 需要注意 要注意 备注`,
  clock: '几点 什么钟点',
  when: '什么时候 何时 哪天 哪一天 日期 几号 什么时间',
  duration: '多久 多长时间 多少天 几天 几个月 几年',
  count: '几个 多少个 几位 数量 几只 多少人 几人',
  measure: '多少钱 多宽 多高 多重 多大 多长 多深 多远 金额 押金 价格 宽度 高度 重量',
  code: '号码 编号 卡号 单号 代码 车牌 号 邮编',
};
