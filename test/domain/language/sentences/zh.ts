import type { DialogueActSentences } from './dialogue-act-sentences.ts';

export const zhSentences: DialogueActSentences = {
  refusal: [
    '这个要保密。',
    '无可奉告。',
    '我不想说。',
    '这是我的隐私。',
    '无可奉告。',
    '不方便透露。',
    '跳过这个问题吧。',
    '这不关你的事。',
  ],
  does_not_know: [
    '我不知道。',
    '我不太清楚。',
    '我还没想好。',
    '我忘了。',
    '不确定。',
    '这个不好说。',
  ],
  later: ['稍后再说吧。', '现在没时间。', '让我考虑一下。', '等一下。', '晚点告诉你。'],
  counter_question: ['为什么问这个？', '有哪些选择？', '这是什么意思？', '你有什么推荐吗？'],
  no_preference: [
    '随便。',
    '都可以。',
    '无所谓。',
    '我没有特别的要求。',
    '你决定吧。',
    '哪个都行。',
  ],
};
