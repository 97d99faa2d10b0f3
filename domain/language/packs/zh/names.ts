import type { NameTable } from '../../pack-format/names.ts';

export const zhNames: NameTable = {
  relations: '',
  children: '孩子 小孩 儿童 儿子 女儿 婴儿 宝宝',
  grownUps: '成人 大人',
  ownName: `您叫, 你叫, 您贵姓, 您的姓名, 您的名字, 称呼您, 怎么称呼, 用什么名字, 以谁的名义, 客户姓名, 客户名字, 客人姓名, 顾客姓名, 预订人姓名, 预订人的姓名, 申请人姓名`,
  givenName: '',
  familyName: '姓氏',
  noting: `^写, (就|先|请|都|还是|名字|姓名|单子上|登记) (写|填|记), ^填, ^登记, ^找, 打给, (都|平时|我们|家里|大家) 叫 (它|他|她)`,
  presenting: `我叫, 我姓, 本人姓, 我的名字是, 我的名字叫`,
  presented: ``,
  signing: `此致`,
  streets: '路 街 道 巷 弄 苑 园 村',
  dwellings: '号 栋 幢 单 元 室 楼 座 户',
};
