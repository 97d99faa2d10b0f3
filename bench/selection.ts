import { type CompiledArtifact, indexArtifact } from '../domain/artifact/compiled-artifact.ts';
import type { Evidence } from '../domain/selection/evidence.ts';
import { combineSeeds, seededRandom } from '../domain/simulation/random.ts';
import {
  type Replying,
  runSession,
  type SimulatedSession,
} from '../domain/simulation/run-session.ts';
import {
  DEFAULT_TRAITS,
  makeUser,
  PLAIN_TRAITS,
  replyOf,
  type SimulatedUser,
  type UserTraits,
} from '../domain/simulation/simulated-user.ts';
import { generateConfiguration, type Redundancy } from './generated-configuration.ts';
import { blockingFirstForm, clairvoyant, engine, fixedForm, randomOrder } from './policies.ts';
import { Tally } from './tally.ts';

/**
 * Turns until every blocking information that the user would tell is satisfied, against other ways of asking
 * the same questions, with the same users. Usage: npm run bench:selection -- [--data folder] [--seeds n]
 */
const LEVELS: readonly Redundancy[] = [
  { edgesPerQuestion: 1, questions: 40 },
  { edgesPerQuestion: 1.5, questions: 45 },
  { edgesPerQuestion: 2, questions: 60 },
  { edgesPerQuestion: 3, questions: 60 },
];
const ORDER_STRENGTHS = [0, 0.3, 0.6, 0.8, 1];
const TURNS_MAX = 80;

const seedCount = Number(argument('--seeds') ?? 300);

for (const [name, traits] of [
  ['plain users', PLAIN_TRAITS],
  ['users who refuse 3 % and volunteer 15 %', DEFAULT_TRAITS],
] as const) {
  for (const level of LEVELS) compareOnGenerated(name, level, traits);
}

function compareOnGenerated(name: string, level: Redundancy, traits: UserTraits): void {
  const tallies = new Map<string, Tally>();
  for (let seed = 1; seed <= seedCount; seed++) {
    for (const [policy, session] of sessionsOf(level, seed, traits)) {
      const tally = tallies.get(policy) ?? new Tally();
      tallies.set(policy, tally);
      tally.add(session);
    }
  }
  const bar = tallies.get('blocking-first form')!.meanTurns();
  console.log(
    `\n${name}, ${level.edgesPerQuestion} edges a question, ${level.questions} questions`,
  );
  console.table([...tallies].map(([policy, tally]) => ({ policy, ...tally.row(bar) })));
}

function* sessionsOf(
  level: Redundancy,
  seed: number,
  traits: UserTraits,
): Generator<[string, SimulatedSession]> {
  const artifact = (orderStrength: number) =>
    indexArtifact(generateConfiguration(level, seededRandom(seed), orderStrength), 'bench');
  const compiled = artifact(0.5);
  const user = makeUser(compiled, combineSeeds(seed, 99), traits);
  const replying: Replying = (asked) => replyOf(compiled, user, asked);
  const plan = { replying, turnsMax: TURNS_MAX, isDone: whenTold(compiled, user) };
  const policies = {
    'fixed form': fixedForm(compiled),
    'blocking-first form': blockingFirstForm(compiled),
    'random order': randomOrder(compiled, seededRandom(combineSeeds(seed, 3))),
    'clairvoyant order': clairvoyant(compiled, replying),
  };
  for (const [name, policy] of Object.entries(policies)) {
    yield [name, runSession(compiled, { ...plan, policy })];
  }
  for (const strength of ORDER_STRENGTHS) {
    const policy = engine(artifact(strength));
    yield [`engine, order strength ${strength}`, runSession(compiled, { ...plan, policy })];
  }
}

/** Every blocking information that the user would tell is satisfied. */
function whenTold(
  compiled: CompiledArtifact,
  user: SimulatedUser,
): (evidence: Evidence) => boolean {
  const wanted = compiled.artifact.success_informations.filter(
    (_, i) => compiled.stageBlocking[compiled.informationStage[i]!] === 1 && !user.unwilling[i],
  );
  return ({ targets }) =>
    wanted.every(({ id }) => (targets.get(id)?.coverage ?? 0) >= compiled.rule.satisfiedAt);
}

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}
