import { type Anchor, foldHead, HEAD_START, LINK_MARK_LENGTH, linkMarks } from './anchor.ts';
import { type Finding, findingAt, type StoredEvent } from './finding.ts';
import type { Placed } from './stream-chains.ts';

type EventReference = Pick<StoredEvent, 'stream' | 'revision' | 'position' | 'id'>;

/** A link, by the first event that it is over. */
interface Marked extends EventReference {
  /** 1-based place of that event in the log. */
  readonly index: number;
  readonly mark: string;
}

/** Links that are looked at behind a broken anchor, to tell what was done. */
const LOOK_AHEAD_MAX = 400;
/** Links that are kept since the last anchor; an anchor names 100 at most. */
const KEPT_MAX = 2_000;

/** What an anchor found: at the finding's place, or somewhere from there to `until`. */
export interface AnchoredFinding {
  readonly finding: Finding;
  readonly until: number;
}

/** A deviation from what was anchored, while what follows is still being collected. */
interface Broken {
  /** Links before it that an anchor vouches for. */
  readonly base: number;
  readonly anchor: Anchor;
  /** Marks of what should follow the base, as far as anchors tell; their own start is `from`. */
  readonly from: number;
  readonly expected: string[];
  readonly actual: Marked[];
}

/**
 * Folds every link of the log into one head and holds it against the anchors: what was rewritten with all
 * its links, taken away at the end of a stream, or swapped between streams shows here.
 */
export class AnchoredHead {
  #count = 0;
  #head = HEAD_START;
  #vouched: Anchor | undefined;
  #since: Marked[] = [];
  #broken: Broken | undefined;
  #renumbered: Finding | undefined;
  /** The last event that a link was over. */
  #last: Placed | undefined;

  /** Links that were folded. */
  get count(): number {
    return this.#count;
  }

  get head(): string {
    return this.#head;
  }

  /** The last anchor whose head is the log's. */
  get vouched(): Anchor | undefined {
    return this.#vouched;
  }

  /** @param covered what the link is over */
  fold(link: string, covered: readonly Placed[]): void {
    this.#count += 1;
    this.#head = foldHead(this.#head, link);
    this.#last = covered.at(-1);
    const { event, index } = covered[0]!;
    const { stream, revision, position, id } = event;
    const mark = link.slice(0, LINK_MARK_LENGTH);
    const marked = { stream, revision, position, id, index, mark };
    const kept = this.#broken?.actual ?? this.#since;
    const keptMax = this.#broken ? this.#broken.expected.length + LOOK_AHEAD_MAX : KEPT_MAX;
    if (kept.length < keptMax) kept.push(marked);
  }

  /** Takes an anchor whose `count` was reached; one that was passed by already is vouched for by a later one. */
  hold(anchor: Anchor): void {
    if (anchor.count !== this.#count) return;
    if (this.#broken) this.#expectMore(this.#broken, anchor);
    else if (anchor.head === this.#head) this.#vouch(anchor);
    else this.#break(anchor);
  }

  /**
   * @param beyond anchors that vouch for more links than the log has, in their order
   * @param events of the log
   */
  end(beyond: readonly Anchor[], events: number): readonly AnchoredFinding[] {
    for (const anchor of beyond) {
      if (this.#broken) this.#expectMore(this.#broken, anchor);
      else this.#break(anchor);
    }
    const findings: AnchoredFinding[] = [];
    if (this.#renumbered) findings.push(exactly(this.#renumbered));
    if (this.#broken)
      findings.push(describe(this.#broken, beyond.at(-1) ?? this.#broken.anchor, events));
    return findings;
  }

  #vouch(anchor: Anchor): void {
    this.#vouched = anchor;
    this.#since = [];
    const last = this.#last;
    if (!last || this.#renumbered) return;
    const { position } = last.event;
    // Another technology numbers otherwise: a log may have moved.
    if (technologyOf(anchor.position) !== technologyOf(position)) return;
    if (anchor.position === position) return;
    const message = `the event was anchored at ${anchor.position} and lies at ${position}`;
    this.#renumbered = findingAt(last.event, last.index, 'renumbered', message);
  }

  #break(anchor: Anchor): void {
    const base = this.#vouched?.count ?? 0;
    const marks = linkMarks(anchor);
    const from = anchor.count - marks.length;
    // Two writers of one file may overlap.
    const expected = marks.slice(Math.max(0, base - from));
    const start = Math.max(base, from);
    this.#broken = { base, anchor, from: start, expected, actual: this.#since };
    this.#since = [];
  }

  #expectMore({ from, expected }: Broken, anchor: Anchor): void {
    const known = from + expected.length;
    const marks = linkMarks(anchor);
    const overlap = known - (anchor.count - marks.length);
    if (expected.length < LOOK_AHEAD_MAX && overlap >= 0) expected.push(...marks.slice(overlap));
  }
}

function describe(broken: Broken, last: Anchor, events: number): AnchoredFinding {
  const { base, from, expected, actual } = broken;
  const at = from > base ? -1 : expected.findIndex((mark, index) => mark !== actual[index]?.mark);
  if (at < 0) return vague(broken, events);
  const there = actual[at];
  if (there) return exactly(deviationAt(there, { at, expected, actual }));
  return exactly({
    ...NOWHERE,
    kind: 'cut',
    index: events + 1,
    message: `the log ends after ${events} events; ${last.count} links were anchored by ${last.time}, it has ${base + at}`,
  });
}

/** The marks agree, or anchors that would tell more are missing. */
function vague({ base, anchor, actual }: Broken, events: number): AnchoredFinding {
  const index = actual[0]?.index ?? events;
  // What comes behind the last link that the anchor vouches for ends it.
  const until = (actual[anchor.count - base]?.index ?? events + 1) - 1;
  const message =
    `somewhere from the log's event ${index} to its event ${until} it is not what ` +
    `was anchored at ${anchor.time}`;
  return { finding: { ...NOWHERE, kind: 'altered', index, message }, until };
}

function exactly(finding: Finding): AnchoredFinding {
  return { finding, until: finding.index };
}

const NOWHERE = { position: null, stream: null, revision: null, event_id: null };

interface Sequences {
  readonly at: number;
  readonly expected: readonly string[];
  readonly actual: readonly Marked[];
}

/** What was done, by where what should be there and what is there come up again. */
function deviationAt(there: Marked, { at, expected, actual }: Sequences): Finding {
  const { index } = there;
  const name = `${there.stream}@${there.revision}`;
  const wanted = expected[at]!;
  const comesLater = actual.slice(at + 1).some(({ mark }) => mark === wanted);
  const belongsLater = expected.indexOf(there.mark, at + 1);
  if (comesLater && belongsLater > 0) {
    return findingAt(there, index, 'reordered', `${name} comes before its turn`);
  }
  if (comesLater) {
    return findingAt(there, index, 'inserted', `${name} was not there when it was anchored`);
  }
  if (belongsLater > 0) {
    const gone = belongsLater - at;
    const which = gone === 1 ? 'what was written' : `${gone} writes`;
    const message = `${which} before ${name}, event ${index}, is missing (link ${wanted}…)`;
    return { ...NOWHERE, position: there.position, kind: 'removed', index, message };
  }
  return findingAt(there, index, 'altered', `${name} is not what was anchored (link ${wanted}…)`);
}

function technologyOf(position: string): string {
  return position.slice(0, position.indexOf(':'));
}
