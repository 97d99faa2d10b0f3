import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AnchorKeeper } from '../../../../app/evidence/anchors/anchor-keeper.ts';
import { NOTHING_ANCHORED, readResume } from '../../../../app/evidence/anchors/resume.ts';
import { checkLogEnd } from '../../../../app/evidence/check-log-end.ts';
import { verifyLog } from '../../../../app/evidence/verify-log.ts';
import { appendAnchors, readAnchors } from '../../../../cli/anchor-file.ts';
import {
  HEAD_START,
  linkMarks,
  readAnchor,
  writeAnchor,
} from '../../../../domain/recording/anchor.ts';
import { linkOf } from '../../../../domain/recording/chain.ts';
import type { RecordedEvent } from '../../../../log/port.ts';
import { readCommit } from '../../../../projections/projecting/commit-reader.ts';
import { asWrittenBefore } from '../../../support/defects/log-mutants.ts';
import { SOME_TIME } from '../../../support/given.ts';
import {
  AnchorLines,
  anchorsAt,
  anchorsAtEveryHundredth,
  anchorsOf,
  commitOf,
  feed,
  keeperOf,
  linksOf,
  SECRET,
  wholeCommits,
} from '../../../support/log/anchors.ts';
import { Follower } from '../../../support/log/follower.ts';
import { writeHonestLog } from '../../../support/log/honest-log.ts';
import { eventsOf, RecordedLog } from '../../../support/log/recorded-log.ts';
import { seedFrom } from '../../../support/programme.ts';

/** Another log in every run; a failing one is named in the titles. */
const SEED = seedFrom('ANCHORS_SEED');

async function honestEvents(seed: number, count = 260): Promise<readonly RecordedEvent[]> {
  return eventsOf(await writeHonestLog({ seed, events: count }));
}

const events = await honestEvents(SEED);
/** Where the commit ends that the hundredth event, and the one a hundred behind it, belong to. */
const first = wholeCommits(events, 100).length;
const second = wholeCommits(events, first + 100).length;

/** Links of this many events. */
function links(count: number): number {
  return linksOf(events.slice(0, count));
}

async function anchorsIn(lines: AnchorLines) {
  const anchors = [];
  for await (const line of lines.read()) if (line.kind === 'anchor') anchors.push(line.anchor);
  return anchors;
}

describe(`anchors [seed ${SEED}]`, () => {
  it('are written every hundred events at the end of a commit, and of the rest when flushed', async () => {
    const anchors = await anchorsIn(await anchorsOf(events));
    expect(anchors.map(({ count }) => count)).toEqual([first, second, events.length].map(links));
    expect(anchors.map((anchor) => linkMarks(anchor).length)).toEqual([
      links(first),
      links(second) - links(first),
      links(events.length) - links(second),
    ]);
    expect(anchors.at(-1)!.position).toBe(events.at(-1)!.position);
  });

  it('are written soon, together, where nobody asks', async () => {
    const lines = new AnchorLines();
    let appends = 0;
    const keeper = new AnchorKeeper({
      resume: NOTHING_ANCHORED,
      secret: SECRET,
      now: () => 0,
      append: async (text) => {
        appends += 1;
        await lines.append(text);
      },
      onFault: () => {},
    });
    feed(keeper, events);
    await vi.waitFor(async () => expect(await anchorsIn(lines)).toHaveLength(2), 5_000);
    expect(appends).toBe(1);
  });

  it('are written at once where there are a hundred of them', async () => {
    const append = vi.fn(async () => {});
    const keeper = new AnchorKeeper({
      resume: NOTHING_ANCHORED,
      secret: SECRET,
      now: () => 0,
      append,
      onFault: () => {},
    });
    const last = events.find((event) => linkOf(event) !== undefined)!;
    const commit = readCommit([last]);
    const hundred = { ...commit, events: [...Array(99).fill({ metadata: '' }), last] };
    const advance = () => keeper.advance({ from: undefined, commits: [hundred], to: '' });
    for (let nth = 1; nth < 100; nth++) advance();
    await Promise.resolve();
    expect(append).not.toHaveBeenCalled();
    advance();
    await Promise.resolve();
    expect(append).toHaveBeenCalledTimes(1);
  });

  it('are not written twice for the same events', async () => {
    const lines = new AnchorLines();
    const keeper = keeperOf(lines);
    feed(keeper, wholeCommits(events, 30));
    await keeper.flush();
    await keeper.flush();
    expect(await anchorsIn(lines)).toHaveLength(1);
    expect(keeper.unanchored).toBe(0);
  });

  it('go on after a restart behind the last one but one, and vouch for the same head', async () => {
    const before = wholeCommits(events, second + 5);
    const lines = await anchorsOf(before);
    const resume = await readResume(lines.read());
    expect(resume.starts.map(({ count }) => count)).toEqual([second, first].map(links));
    const keeper = keeperOf(lines, resume);
    const from = events.findIndex(({ position }) => position === keeper.begin());
    feed(keeper, events.slice(from + 1));
    keeper.assertReached();
    await keeper.flush();
    const anchors = await anchorsIn(lines);
    expect(anchors.map(({ count }) => count)).toEqual(
      [first, second, before.length, events.length].map(links),
    );
    expect(anchors.at(-1)!.head).toBe((await anchorsIn(await anchorsOf(events))).at(-1)!.head);
    const report = await verifyLog(new RecordedLog(events), { anchors: lines.read() });
    expect(report).toMatchObject({ is_intact: true, unanchored_events: 0 });
  });

  it('vouch for the log also when two processes write them into one file', async () => {
    const lines = new AnchorLines();
    const [one, two] = [keeperOf(lines), keeperOf(lines)];
    const ofOne = wholeCommits(events, 150).length;
    const ofTwo = wholeCommits(events, 70).length;
    feed(one, events.slice(0, ofOne));
    feed(two, events.slice(0, ofTwo));
    await two.flush();
    await one.flush();
    feed(two, events.slice(ofTwo));
    feed(one, events.slice(ofOne));
    await one.flush();
    await two.flush();
    const report = await verifyLog(new RecordedLog(events), { anchors: lines.read() });
    expect(report).toMatchObject({ is_intact: true, unanchored_events: 0 });
    // Within a commit, so that the next one does not tell of it first.
    const at = events.findIndex((event, index) => index > 120 && commitOf(event).index === 1);
    const cut = new RecordedLog(events.toSpliced(at, 1));
    const { findings } = await verifyLog(cut, { anchors: lines.read() });
    expect(findings[0]).toMatchObject({ kind: 'removed', index: at + 1 });
  });

  it('let it be told since when nothing was anchored', async () => {
    const log = new RecordedLog(events);
    const all = await verifyLog(log, { anchors: (await anchorsOf(events)).read() });
    expect(all).toMatchObject({ unanchored_events: 0, unanchored_since: null });
    const anchored = anchorsAt(events, [first]);
    const late = await verifyLog(log, { anchors: anchored.read() });
    expect(late).toMatchObject({
      unanchored_events: events.length - first,
      unanchored_since: SOME_TIME,
    });
    const end = await checkLogEnd(log, await readResume(anchored.read()));
    expect(end).toMatchObject({ anchored: 'as_anchored', unanchoredSince: late.unanchored_since });
  });

  it('are not trusted without the right signature', async () => {
    const lines = await anchorsOf(events);
    const resume = await readResume(lines.read('another-secret-altogether'));
    expect(resume).toEqual({ starts: [], last: undefined, forged: 3 });
    const report = await verifyLog(new RecordedLog(events), {
      anchors: lines.read('another-secret-altogether'),
    });
    expect(report).toMatchObject({ vouched: null, findings: [{ kind: 'forged_anchor' }] });
  });

  it('are forged when any of their figures is altered', async () => {
    const [anchor] = await anchorsIn(await anchorsOf(events));
    const line = JSON.parse(writeAnchor(anchor!, SECRET));
    expect(readAnchor(JSON.stringify(line), SECRET)).toEqual({ kind: 'anchor', anchor });
    for (const name of Object.keys(line)) {
      const forged = {
        ...line,
        [name]: typeof line[name] === 'number' ? line[name] + 1 : `${line[name]}0`,
      };
      expect(readAnchor(JSON.stringify(forged), SECRET), name).toEqual({ kind: 'forged' });
    }
  });
});

describe(`an anchor keeper that follows a log [seed ${SEED}]`, () => {
  function follow(lines: AnchorLines, log: RecordedLog) {
    return readResume(lines.read()).then((resume) => {
      const keeper = keeperOf(lines, resume);
      const faults: unknown[] = [];
      const follower = new Follower({ log, sink: keeper, onFault: (error) => faults.push(error) });
      return { keeper, follower, faults };
    });
  }

  it('fails where the newest events were altered, and writes nothing', async () => {
    const lines = await anchorsOf(events);
    const before = lines.text;
    const at = events.findLastIndex(
      (event, index) => index < events.length - 2 && linkOf(event) !== undefined,
    );
    const metadata = events[at]!.metadata.replace(/.(?="}$)/, (digit) =>
      digit === '0' ? '1' : '0',
    );
    const altered = new RecordedLog(events.with(at, { ...events[at]!, metadata }));
    const { follower, faults } = await follow(lines, altered);
    await expect(follower.caughtUp).rejects.toThrow('are not what was anchored; run qss verify');
    expect(follower.state).toBe('failed');
    expect(faults).toHaveLength(1);
    expect(lines.text).toBe(before);
  });

  it('fails where the tail was cut', async () => {
    const lines = await anchorsOf(events);
    const { follower, keeper } = await follow(
      lines,
      new RecordedLog(wholeCommits(events, events.length - 9)),
    );
    await follower.caughtUp;
    expect(() => keeper.assertReached()).toThrow(
      `${links(events.length)} were anchored; run qss verify`,
    );
    await follower.stop();
  });

  it('vouches for nothing in a copy that was not finished, and lets it take no writes', async () => {
    const lines = new AnchorLines();
    const sealed_from = { count: events.length, head: HEAD_START };
    const start = { position: '', count: 0, head: HEAD_START, time: SOME_TIME, links: '' };
    await lines.append(`${writeAnchor({ ...start, sealed_from }, SECRET)}\n`);
    const before = lines.text;
    const copy = new RecordedLog(wholeCommits(events, second));
    const { follower, keeper } = await follow(lines, copy);
    expect(keeper.isAsAnchored).toBe(false);
    await expect(follower.caughtUp).rejects.toThrow('qss seal was ended');
    await keeper.flush();
    expect(lines.text).toBe(before);
    const empty = await follow(lines, new RecordedLog([]));
    await empty.follower.caughtUp;
    expect(() => empty.keeper.assertReached()).toThrow('qss seal was ended');
    await empty.follower.stop();
    expect(await checkLogEnd(copy, await readResume(lines.read()))).toMatchObject({
      anchored: 'unfinished',
    });
    const { findings } = await verifyLog(copy, { anchors: lines.read() });
    expect(findings).toMatchObject([{ kind: 'unfinished' }]);
  });

  it('takes up an honest log, wherever its anchors lie', async () => {
    for (let seed = SEED; seed < SEED + 40; seed++) {
      const honest = await honestEvents(seed, 120 + (seed % 150));
      const older = asWrittenBefore(honest);
      for (const [recorded, lines] of [
        [honest, await anchorsOf(honest)],
        [older, await anchorsOf(older)],
        [older, anchorsAtEveryHundredth(older)],
      ] as const) {
        const { follower, keeper, faults } = await follow(lines, new RecordedLog(recorded));
        await follower.caughtUp;
        keeper.assertReached();
        expect([keeper.unanchored, faults], `seed ${seed}`).toEqual([0, []]);
        await follower.stop();
      }
    }
  });

  it('goes on behind the last anchor at the end of a commit', async () => {
    const within = events.findIndex(
      (event, index) => index >= first && commitOf(event).index < commitOf(event).count - 1,
    );
    const older = asWrittenBefore(events);
    const lines = anchorsAt(older, [first, within + 1, events.length]);
    const { follower, keeper } = await follow(lines, new RecordedLog(older));
    const begun: unknown[] = [];
    const begin = keeper.begin.bind(keeper);
    keeper.begin = () => {
      begun.push(begin());
      return begin();
    };
    await follower.caughtUp;
    expect(begun.at(-1)).toBe(events[first - 1]!.position);
    keeper.assertReached();
    await follower.stop();
  });
});

describe('an anchor file', () => {
  let directory: string | undefined;

  afterEach(() => directory && rmSync(directory, { recursive: true, force: true }));

  function newFile(): string {
    directory = mkdtempSync(join(tmpdir(), 'qss-anchors-'));
    return join(directory, 'below', 'anchors.jsonl');
  }

  async function kinds(file: string): Promise<string[]> {
    const found = [];
    for await (const { kind } of readAnchors(file, SECRET)) found.push(kind);
    return found;
  }

  it('is made where it is missing, readable by its owner only, and read back line by line', async () => {
    const file = newFile();
    expect(await kinds(file)).toEqual([]);
    const { text } = await anchorsOf(events);
    await appendAnchors(file, text);
    expect(await kinds(file)).toEqual(['anchor', 'anchor', 'anchor']);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('closes off what a crash left of a line', async () => {
    const file = newFile();
    const { text } = await anchorsOf(events);
    const [first, second] = text.split('\n');
    await appendAnchors(file, `${first}\n`);
    writeFileSync(file, `${first}\n${second!.slice(0, 40)}`);
    await appendAnchors(file, `${second}\n`);
    expect(await kinds(file)).toEqual(['anchor', 'torn', 'anchor']);
  });

  it('keeps anchors that could not be written for the next time', async () => {
    const lines = new AnchorLines();
    const faults: unknown[] = [];
    let isFull = true;
    const keeper = new AnchorKeeper({
      resume: NOTHING_ANCHORED,
      secret: SECRET,
      now: () => 0,
      append: async (text) => {
        if (isFull) throw new Error('no space');
        await lines.append(text);
      },
      onFault: (error) => faults.push(error),
    });
    const before = wholeCommits(events, 150).length;
    feed(keeper, events.slice(0, before));
    await keeper.flush();
    expect(keeper.isFailing).toBe(true);
    expect(faults.length).toBeGreaterThan(0);
    isFull = false;
    feed(keeper, events.slice(before));
    await keeper.flush();
    expect(keeper.isFailing).toBe(false);
    expect((await anchorsIn(lines)).map(({ count }) => count)).toEqual(
      [first, before, wholeCommits(events, before + 100).length, events.length].map(links),
    );
  });

  it('keeps a thousand anchors that could not be written, the newest ones', async () => {
    const lines = new AnchorLines();
    let isFull = true;
    const keeper = new AnchorKeeper({
      resume: NOTHING_ANCHORED,
      secret: SECRET,
      now: () => 0,
      append: async (text) => {
        if (isFull) throw new Error('no space');
        await lines.append(text);
      },
      onFault: () => {},
    });
    const many = await honestEvents(SEED, 5_000);
    let fed = 0;
    while (fed < many.length) {
      const commit = wholeCommits(many.slice(fed), 1);
      feed(keeper, commit);
      await keeper.flush();
      fed += commit.length;
    }
    const commits = many.filter((event) => JSON.parse(event.metadata).chain).length;
    expect(commits).toBeGreaterThan(1_100);
    isFull = false;
    await keeper.flush();
    const kept = await anchorsIn(lines);
    expect(kept).toHaveLength(1_000);
    expect(kept.at(-1)!.position).toBe(many.at(-1)!.position);
  });
});
