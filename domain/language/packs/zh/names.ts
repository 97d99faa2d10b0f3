import type { NameTable } from '../../pack-format/names.ts';

export const zhNames: NameTable = {
  relations: '',
  children: '孩子 小孩 儿童 儿子 女儿 婴儿 宝宝',
  grownUps: '成人 大人',
  ownName: '您叫, 你叫, 您贵姓, 您的姓名, 您的名字, 称呼您',
  givenName: '',
  familyName: '姓氏',
};
