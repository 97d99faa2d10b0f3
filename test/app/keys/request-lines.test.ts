import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestLines } from '../../../app/keys/request-lines.ts';

let laterMs = 0;
const realNow = performance.now.bind(performance);
vi.spyOn(performance, 'now').mockImplementation(() => realNow() + laterMs);

afterEach(() => {
  laterMs = 0;
});

/** Lines whose turn of the loop is used up. */
function busy(): RequestLines {
  const lines = new RequestLines();
  lines.enter('a');
  laterMs += 51;
  return lines;
}

/** Notes who begins, each of whom works for so long. */
function requests(lines: RequestLines, workMs: number) {
  const begun: string[] = [];
  const refused: string[] = [];
  const ask = async (name: string) => {
    const entering = lines.enter(name[0]!);
    const isAdmitted = entering instanceof Promise ? await entering : entering;
    // What a request does first takes more than one step.
    await null;
    (isAdmitted ? begun : refused).push(name);
    laterMs += workMs;
  };
  return { begun, refused, ask };
}

it('Requests begin at once while a turn of the loop has time for them, then in the next turns', async () => {
  const lines = new RequestLines();
  expect([lines.enter('a'), lines.enter('a')]).toEqual([true, true]);
  laterMs += 51;
  const third = lines.enter('a');
  expect([third, lines.waiting]).toEqual([expect.any(Promise), 1]);
  expect([await third, lines.waiting]).toEqual([true, 0]);
  await turn();
  expect(lines.enter('a')).toBe(true);
});

it.each([
  ['for fifty milliseconds', 90, 10],
  ['for eight where many wait, so that it comes to new connections', 200, 2],
])('A turn of the loop begins requests %s', async (_, count, most) => {
  const lines = busy();
  const { begun, ask } = requests(lines, 5);
  const all = Array.from({ length: count }, (_, n) => ask(`a${n}`));
  await null;
  const inTurns: number[] = [];
  for (let turns = 0; turns < 20; turns += 1) {
    const before = begun.length;
    await turn();
    inTurns.push(begun.length - before);
  }
  expect(Math.max(...inTurns)).toBe(most);
  await Promise.all(all);
});

it.each([
  ['sixty-four', 80, 64],
  ['sixteen where many wait', 200, 16],
])('but no more than %s, whose work is done together behind it', async (_, count, most) => {
  const lines = busy();
  const { begun, ask } = requests(lines, 0);
  const all = Array.from({ length: count }, (_, n) => ask(`a${n}`));
  await null;
  await turn();
  expect(begun).toHaveLength(most);
  await Promise.all(all);
});

it('At once no more than sixty-four begin', () => {
  const lines = new RequestLines();
  const entered = Array.from({ length: 65 }, () => lines.enter('a'));
  expect(entered.filter((each) => each === true)).toHaveLength(64);
});

it('and many that take no time', async () => {
  const lines = busy();
  const { begun, ask } = requests(lines, 0);
  const all = Array.from({ length: 5 }, (_, n) => ask(`a${n}`));
  await Promise.all(all);
  expect(begun).toHaveLength(5);
});

it('Lines have their turns one after the other, however long they are', async () => {
  const lines = busy();
  const { begun, ask } = requests(lines, 5);
  const names = [...Array.from({ length: 6 }, (_, n) => `a${n}`), 'b0', 'b1', 'c0'];
  await Promise.all(names.map(ask));
  expect(begun).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3', 'a4', 'a5']);
});

it('What has waited for over two and a half seconds is turned away when it is its turn', async () => {
  const lines = busy();
  const { begun, refused, ask } = requests(lines, 1_000);
  await Promise.all(['a0', 'a1', 'a2', 'a3', 'a4'].map(ask));
  expect({ begun, refused }).toEqual({ begun: ['a0', 'a1', 'a2'], refused: ['a3', 'a4'] });
  expect(lines.refused).toBe(2);
});

it('Some begin in time where more come than can be begun, and come again as soon as they hear', async () => {
  const lines = busy();
  const [workMs, refusalMs, seconds] = [50, 25, 60];
  const until = laterMs + seconds * 1_000;
  let begun = 0;
  const client = async () => {
    while (laterMs < until) {
      const isAdmitted = await lines.enter('a');
      if (isAdmitted) begun += 1;
      laterMs += isAdmitted ? workMs : refusalMs;
    }
  };
  await Promise.all(Array.from({ length: 100 }, client));
  // Twelve a second: half of all steps turn two away or begin one beside.
  expect(begun / seconds).toBeGreaterThan(8);
});

it('No line is longer than 4,096 requests; others have their own', async () => {
  const lines = busy();
  const waiting = Array.from({ length: 4_096 }, () => lines.enter('a'));
  expect([lines.enter('a'), lines.refused]).toEqual([false, 1]);
  expect(lines.enter('b')).toBeInstanceOf(Promise);
  expect(await Promise.all(waiting)).not.toContain(false);
});
