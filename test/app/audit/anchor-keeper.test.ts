import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { AnchorKeeper, NOTHING_ANCHORED, readResume } from '../../../app/audit/anchor-keeper.ts';
import { verifyLog } from '../../../app/audit/verify-log.ts';
import { appendAnchors, readAnchors } from '../../../cli/anchor-file.ts';
import { linkMarks, readAnchor, writeAnchor } from '../../../domain/recording/anchor.ts';
import type { RecordedEvent } from '../../../log/port.ts';
import { Follower } from '../../../projections/run.ts';
import { AnchorLines, anchorsOf, feed, keeperOf, SECRET } from '../../support/anchors.ts';
import { writeHonestLog } from '../../support/honest-log.ts';
import { eventsOf, RecordedLog } from '../../support/recorded-log.ts';

const events: readonly RecordedEvent[] = await eventsOf(
  await writeHonestLog({ seed: 5, events: 260 }),
);

async function anchorsIn(lines: AnchorLines) {
  const anchors = [];
  for await (const line of lines.read()) if (line.kind === 'anchor') anchors.push(line.anchor);
  return anchors;
}

describe('anchors', () => {
  it('are written every hundred events, and of the rest when flushed', async () => {
    const anchors = await anchorsIn(await anchorsOf(events));
    expect(anchors.map(({ count }) => count)).toEqual([100, 200, events.length]);
    expect(anchors.map((anchor) => linkMarks(anchor).length)).toEqual([
      100,
      100,
      events.length - 200,
    ]);
    expect(anchors.at(-1)!.position).toBe(events.at(-1)!.position);
  });

  it('are not written twice for the same events', async () => {
    const lines = new AnchorLines();
    const keeper = keeperOf(lines);
    feed(keeper, events.slice(0, 30));
    await keeper.flush();
    await keeper.flush();
    expect(await anchorsIn(lines)).toHaveLength(1);
    expect(keeper.unanchored).toBe(0);
  });

  it('go on after a restart behind the last one but one, and vouch for the same head', async () => {
    const lines = await anchorsOf(events.slice(0, 230));
    const resume = await readResume(lines.read());
    expect(resume.start!.count).toBe(200);
    const keeper = keeperOf(lines, resume);
    const from = events.findIndex(({ position }) => position === keeper.begin());
    feed(keeper, events.slice(from + 1));
    keeper.assertReached();
    await keeper.flush();
    const anchors = await anchorsIn(lines);
    expect(anchors.map(({ count }) => count)).toEqual([100, 200, 230, events.length]);
    expect(anchors.at(-1)!.head).toBe((await anchorsIn(await anchorsOf(events))).at(-1)!.head);
    const report = await verifyLog(new RecordedLog(events), { anchors: lines.read() });
    expect(report).toMatchObject({ is_intact: true, unanchored_events: 0 });
  });

  it('vouch for the log also when two processes write them into one file', async () => {
    const lines = new AnchorLines();
    const [one, two] = [keeperOf(lines), keeperOf(lines)];
    feed(one, events.slice(0, 150));
    feed(two, events.slice(0, 70));
    await two.flush();
    await one.flush();
    feed(two, events.slice(70));
    feed(one, events.slice(150));
    await one.flush();
    await two.flush();
    const report = await verifyLog(new RecordedLog(events), { anchors: lines.read() });
    expect(report).toMatchObject({ is_intact: true, unanchored_events: 0 });
    const at = 120;
    const cut = new RecordedLog(events.toSpliced(at, 1));
    const { findings } = await verifyLog(cut, { anchors: lines.read() });
    expect(findings[0]).toMatchObject({ kind: 'removed', index: at + 1 });
  });

  it('are not trusted without the right signature', async () => {
    const lines = await anchorsOf(events);
    const resume = await readResume(lines.read('another-secret-altogether'));
    expect(resume).toEqual({ start: undefined, last: undefined, forged: 3 });
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
      const forged = { ...line, [name]: typeof line[name] === 'number' ? 101 : `${line[name]}0` };
      expect(readAnchor(JSON.stringify(forged), SECRET), name).toEqual({ kind: 'forged' });
    }
  });
});

describe('an anchor keeper whose log is not what was anchored', () => {
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
    const at = events.length - 3;
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
    const { follower, keeper } = await follow(lines, new RecordedLog(events.slice(0, -5)));
    await follower.caughtUp;
    expect(() => keeper.assertReached()).toThrow(`${events.length} were anchored; run qss verify`);
    await follower.stop();
  });

  it('takes up an honest log', async () => {
    const { follower, keeper } = await follow(await anchorsOf(events), new RecordedLog(events));
    await follower.caughtUp;
    keeper.assertReached();
    expect(keeper.unanchored).toBe(0);
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
    feed(keeper, events.slice(0, 150));
    await keeper.flush();
    expect(keeper.isFailing).toBe(true);
    expect(faults.length).toBeGreaterThan(0);
    isFull = false;
    feed(keeper, events.slice(150));
    await keeper.flush();
    expect(keeper.isFailing).toBe(false);
    expect((await anchorsIn(lines)).map(({ count }) => count)).toEqual([
      100,
      150,
      250,
      events.length,
    ]);
  });
});
