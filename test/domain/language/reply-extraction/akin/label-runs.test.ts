import { describe, expect, it } from 'vitest';
import { choiceTold } from '../../support/form.ts';

const CLAY = ['用的是什么泥？', '高白瓷泥, 粗陶泥, 紫砂泥', ''] as const;
const MORE = ['还需要什么？', '修坯, 上釉, 贴花, 打包寄送', ''] as const;

describe('A Chinese choice by one of its characters', () => {
  it.each([
    [...CLAY, '陶的，比较粗', '粗陶泥'],
    ['怎么过去？', '水泥路, 土路, 只能开拖拉机', '', '土的', '土路'],
  ])('is told as what it is like: %s %s %s %s', (...row) => {
    expect(choiceTold(row, false)).toEqual(row[4]);
  });

  it.each([
    [...CLAY, '便宜的'],
    [...CLAY, '泥的'],
    ['谁来取车？', '本人, 家人, 同事', '', '我们是新来的人'],
  ])('is not told by one of several, or of none: %s %s %s %s', (...row) => {
    expect(choiceTold(row, false)).toBeUndefined();
  });

  it.each([
    [...MORE, '帮我修一下坯', ['修坯']],
    [...MORE, '上点釉，贴个花', ['上釉', '贴花']],
    [...MORE, '不用修坯，贴几朵花就好', ['贴花']],
  ])('and by verb and noun, be they parted: %s %s %s %s', (...row) => {
    expect(choiceTold(row)).toEqual(row[4]);
  });
});
