import { compile } from '../../compiler/compile.ts';
import type { Experience } from '../../domain/artifact/artifact.ts';
import { gatherExperience } from '../../domain/experience/gather-experience.ts';
import { type CompiledArtifact, indexArtifact } from '../../domain/progress/compiled-artifact.ts';
import type { SelectionState } from '../../domain/progress/selection-state.ts';
import { type SimulatedSession, sessionSteps } from '../../domain/simulation/run-session.ts';
import { finish } from '../../domain/steps.ts';
import { engine } from '../policies.ts';
import { RecordedCounts } from '../recorded/recorded-counts.ts';
import { type RecordedService, type RecordedUser, replay } from '../recorded/recorded-users.ts';

/**
 * Half of each service's conversations lead, what they told is published, and the other half is held with and
 * without it; then the other way round, so that every conversation is measured once.
 */
const TURNS_MAX = 80;
const CONVERSATIONS_MIN = 20;

interface Sum {
  turns: number;
  asked: number;
  redundant: number;
  unfinished: number;
}

/** What a conversation is about: it is over once all of it is told that the user would tell. */
const MEASURES = {
  'all that is blocking': (artifact: CompiledArtifact, information: number) =>
    artifact.subObjectiveBlocking[artifact.informationSubObjective[information]!] === 1,
  'all that they ever told': () => true,
};
type IsWanted = (artifact: CompiledArtifact, information: number) => boolean;

/** How users are after the publication that learned of others. */
interface Ways {
  readonly name: string;
  /** Whether a user of the service leads in the first of two rounds; the others lead in the second one. */
  readonly leads: (user: RecordedUser, nth: number, service: RecordedService) => boolean;
  readonly measured: (user: RecordedUser, service: RecordedService) => RecordedUser;
}

const LIKE_BEFORE: Ways = {
  name: 'users like before',
  leads: (_, nth) => nth % 2 === 0,
  measured: (user) => user,
};

/** Ways that change after the publication. */
export const CHANGED_WAYS: readonly Ways[] = [
  {
    ...LIKE_BEFORE,
    name: 'users who tell nothing beside what they are asked for',
    measured: (user, { configuration }) => {
      const primary = new Map(
        configuration.success_informations.map((each) => [each.id, each.primary_question_id]),
      );
      const replies = Array.from(user.replies, ([question, { text, told }]) => {
        const own = told.filter((id) => primary.get(id) === question);
        return [question, { text, told: own }] as const;
      });
      return { ...user, replies: new Map(replies.filter(([, { told }]) => told.length > 0)) };
    },
  },
  {
    ...LIKE_BEFORE,
    name: 'users who give less, or more, than those before',
    leads: (user, _, { users }) => {
      const sizes = users.map(({ given }) => given.size).sort((a, b) => a - b);
      return user.given.size > sizes[Math.floor(sizes.length / 2)]!;
    },
  },
];

export function compareLearned(
  services: readonly RecordedService[],
  strength: number,
  ways: Ways = LIKE_BEFORE,
): void {
  for (const [name, isWanted] of Object.entries(MEASURES)) {
    console.log(`\nlearned from the other half, order strength ${strength}, ${ways.name}: ${name}`);
    compareBy(isWanted, services, { strength, ways });
  }
}

function compareBy(
  isWanted: IsWanted,
  services: readonly RecordedService[],
  { strength, ways }: { readonly strength: number; readonly ways: Ways },
): void {
  const totals = { cold: none(), warm: none() };
  let least = 0;
  const ratios: ServiceRatio[] = [];
  for (const service of services) {
    const sums = { cold: none(), warm: none() };
    const pairs: Pair[] = [];
    for (const half of [0, 1]) {
      const isLeading = (user: RecordedUser, nth: number) =>
        ways.leads(user, nth, service) === (half === 0);
      const leading = service.users.filter(isLeading);
      const measured = service.users
        .filter((user, nth) => !isLeading(user, nth))
        .map((user) => ways.measured(user, service));
      const cold = compiled(service, strength);
      const experience = learnFrom(service, cold, leading);
      const warm = compiled(service, strength, experience);
      for (const user of measured) {
        const pair = [play(cold, user, isWanted), play(warm, user, isWanted)] as const;
        add(sums.cold, pair[0]);
        add(sums.warm, pair[1]);
        pairs.push({ cold: pair[0].turns.length, warm: pair[1].turns.length });
        least += leastTurns(user, wantedOf(cold, user, isWanted));
      }
    }
    merge(totals.cold, sums.cold);
    merge(totals.warm, sums.warm);
    ratios.push({ service: service.id, ...ratioOf(pairs) });
  }
  const { cold, warm } = totals;
  const large = ratios.filter(({ conversations }) => conversations >= CONVERSATIONS_MIN);
  const worst = large.toSorted((a, b) => b.ratio - a.ratio).slice(0, 3);
  console.table({ cold: rowOf(cold), warm: rowOf(warm) });
  const ofCold = (turns: number) => (turns / cold.turns).toFixed(3);
  console.log(
    `warm / cold turns ${ofCold(warm.turns)}; the least that any order needs ${ofCold(least)}`,
  );
  console.log(
    `worst of ${large.length} services with ${CONVERSATIONS_MIN} conversations: ${worst
      .map(({ service, ratio, low, high, conversations }) => {
        const [told, from, to] = [ratio, low, high].map((each) => each.toFixed(3));
        return `${service} ${told} (${from} to ${to}, ${conversations} conversations)`;
      })
      .join(', ')}`,
  );
  const surely = large.filter(({ low }) => low > 1);
  console.log(
    `intervals wholly above 1: ${surely.length}, below: ${large.filter(({ high }) => high < 1).length}; ` +
      `of ${large.length} without any effect, 2.5 % each: ${(large.length * 0.025).toFixed(1)}`,
  );
}

/** Turns of one user without and with what was learned. */
interface Pair {
  readonly cold: number;
  readonly warm: number;
}

interface ServiceRatio {
  readonly service: string;
  readonly conversations: number;
  /** Warm turns of cold ones, with its 95 % interval. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** Ratio of sums over pairs, its variance by linearisation (Cochran 1977, Sampling Techniques, 6.3). */
function ratioOf(pairs: readonly Pair[]): Omit<ServiceRatio, 'service'> {
  const n = pairs.length;
  const sum = (value: (pair: Pair) => number) => pairs.reduce((all, each) => all + value(each), 0);
  const cold = sum((pair) => pair.cold);
  const ratio = sum((pair) => pair.warm) / cold;
  const residuals = sum((pair) => (pair.warm - ratio * pair.cold) ** 2);
  const margin = (1.96 * Math.sqrt((residuals * n) / Math.max(1, n - 1))) / cold;
  return { conversations: n, ratio, low: ratio - margin, high: ratio + margin };
}

function compiled(
  { configuration }: RecordedService,
  order_strength: number,
  experience?: Experience,
): CompiledArtifact {
  const draft = { ...configuration, objective: { ...configuration.objective!, order_strength } };
  return indexArtifact(compile(draft, { engineVersion: 'bench', experience }).artifact, 'bench');
}

/** As an agent leads it, who does not know the user: until the objective is achieved or the turns are used up. */
function lead(artifact: CompiledArtifact, user: RecordedUser): SimulatedSession {
  const { replying, relevances } = replay(artifact, user);
  const turnsMax = artifact.artifact.objective.max_turns;
  return finish(
    sessionSteps(artifact, { policy: engine(artifact, relevances), replying, turnsMax }),
  );
}

/** Until everything wanted that the user would tell is satisfied. */
function play(
  artifact: CompiledArtifact,
  user: RecordedUser,
  isWanted: IsWanted,
): SimulatedSession {
  const { replying, relevances } = replay(artifact, user);
  const wanted = wantedOf(artifact, user, isWanted);
  const isDone = ({ targets }: SelectionState) =>
    wanted.every((id) => (targets.get(id)?.coverage ?? 0) >= artifact.rule.satisfiedAt);
  const policy = engine(artifact, relevances);
  return finish(sessionSteps(artifact, { policy, replying, turnsMax: TURNS_MAX, isDone }));
}

function wantedOf(
  artifact: CompiledArtifact,
  { given }: RecordedUser,
  isWanted: IsWanted,
): readonly string[] {
  return artifact.artifact.success_informations
    .filter(({ id }, i) => isWanted(artifact, i) && given.has(id))
    .map(({ id }) => id);
}

/** Of the orders that know every reply beforehand, the shortest one: the fewest replies that tell all of it. */
function leastTurns({ replies }: RecordedUser, wanted: readonly string[]): number {
  const all = 2 ** wanted.length - 1;
  const tellings = Array.from(replies.values(), ({ told }) =>
    wanted.reduce((bits, id, i) => (told.includes(id) ? bits | (2 ** i) : bits), 0),
  );
  let reached = new Set([0]);
  for (let turns = 0; turns <= tellings.length; turns++) {
    if (reached.has(all)) return turns;
    reached = new Set([...reached].flatMap((known) => tellings.map((told) => known | told)));
  }
  throw new Error('replies that do not tell all that the user told');
}

/** What the leading conversations told, counted as the view of the log counts it. */
export function learnFrom(
  service: RecordedService,
  artifact: CompiledArtifact,
  users: readonly RecordedUser[],
): Experience | undefined {
  const counts = new RecordedCounts();
  for (const user of users) counts.take(artifact, user, lead(artifact, user));
  const isSame = { question: () => true, information: () => true };
  return finish(gatherExperience(service.configuration, [counts.publication()], isSame));
}

function none(): Sum {
  return { turns: 0, asked: 0, redundant: 0, unfinished: 0 };
}

function add(sum: Sum, { turns, achieved }: SimulatedSession): void {
  sum.turns += turns.length;
  sum.asked += turns.length;
  sum.redundant += turns.filter(({ redundant }) => redundant).length;
  sum.unfinished += achieved ? 0 : 1;
}

function merge(into: Sum, from: Sum): void {
  for (const name of ['turns', 'asked', 'redundant', 'unfinished'] as const)
    into[name] += from[name];
}

function rowOf({ turns, asked, redundant, unfinished }: Sum) {
  return { turns, redundant: `${((100 * redundant) / asked).toFixed(2)} %`, unfinished };
}
