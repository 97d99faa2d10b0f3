import type { NumberTable } from '../../pack-format/language-pack.ts';

export const zhNumbers: NumberTable = {
  words: `零 0, 〇 0, 一 1, 二 2, 两 2, 俩 2, 三 3, 仨 3, 四 4, 五 5, 六 6, 七 7, 八 8, 九 9, 半 0.5`,
  ten: '十',
  hundred: '百',
  thousand: '千',
  tenThousand: '万',
  million: '',
  and: '',
  decimalComma: false,
  people: `1 (就|只有) 我 [一个|自己], 1 就我一个人, 1 我自己, 1 我一个人, 2 我们俩, 2 我和 [我] (妻子|老公|老婆|丈夫|朋友|太太|先生|爱人|女朋友|男朋友|妈妈|爸爸)`,
  group: {
    before: /(?:我们|咱们?|我家)(?:一共|总共|一起|就|共|是|有)*$/u,
    behind: /^个?(?:人|口人)(?:一起|同行)/u,
    asked: /(?:你们|您们|咱们|我们)(?:一共|总共|大概)?(?:是|有|来)?(?:几|多少)(?:个|位|名)/u,
  },
};
