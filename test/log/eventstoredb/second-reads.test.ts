import { expect, it } from 'vitest';
import { SecondReads } from '../../../log/eventstoredb/second-reads.ts';

const never = new Promise<never>(() => {});

it('takes the second answer where the first does not come', async () => {
  const answers = [never, Promise.resolve('second')];
  expect(await new SecondReads().of(2_000, () => answers.shift()!)).toBe('second');
});

it('asks once where the answer or the failure comes in time, or too little time is left', async () => {
  const tries = new SecondReads();
  let calls = 0;
  const call = (answer: Promise<string>) => () => {
    calls += 1;
    return answer;
  };
  expect(await tries.of(2_000, call(Promise.resolve('first')))).toBe('first');
  await expect(tries.of(2_000, call(Promise.reject(new Error('refused'))))).rejects.toThrow(
    'refused',
  );
  const late = new Promise<string>((resolve) => setTimeout(resolve, 400, 'late'));
  expect(await tries.of(400, call(late))).toBe('late');
  expect(calls).toBe(3);
});

it('fails as the first one fails where both do', async () => {
  const fail = (why: string) => new Promise<never>((_, no) => setTimeout(no, 400, new Error(why)));
  const answers = [() => fail('first'), () => fail('second')];
  await expect(new SecondReads().of(2_000, () => answers.shift()!())).rejects.toThrow('first');
});

it('asks twice for four reads at one time and no more, and for others once those are answered', async () => {
  const tries = new SecondReads();
  const told: ((answer: string) => void)[] = [];
  const call = () => new Promise<string>((resolve) => told.push(resolve));
  const slow = Array.from({ length: 20 }, () => tries.of(2_000, call));
  await expect.poll(() => told.length).toBe(24);
  for (const tell of told) tell('told');
  await Promise.all(slow);
  const next = tries.of(2_000, call);
  await expect.poll(() => told.length).toBe(26);
  told.at(-1)!('told');
  expect(await next).toBe('told');
});
