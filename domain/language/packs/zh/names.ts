import type { NameTable } from '../../pack-format/names.ts';

export const zhNames: NameTable = {
  relations: '',
  ownName: '您叫, 你叫, 您贵姓, 您的姓名, 您的名字, 称呼您',
  givenName: '',
  familyName: '姓氏',
};
