import { type CompiledArtifact, indexArtifact } from '../domain/progress/compiled-artifact.ts';
import type { SelectionState } from '../domain/progress/selection-state.ts';
import { combineSeeds, seededRandom } from '../domain/simulation/random.ts';
import {
  type Replying,
  type SessionPlan,
  type SimulatedSession,
  sessionSteps,
} from '../domain/simulation/run-session.ts';
import {
  DEFAULT_TRAITS,
  makeUser,
  PLAIN_TRAITS,
  replyOf,
  type UserTraits,
} from '../domain/simulation/simulated-user.ts';
import { finish } from '../domain/steps.ts';
import { generateConfiguration, type Redundancy } from './generated/generate-configuration.ts';
import { CHANGED_WAYS, compareLearned } from './learning/compare-learned.ts';
import { compareLearnedOverHttp } from './learning/compare-learned-over-http.ts';
import {
  blockingFirstForm,
  clairvoyant,
  engine,
  fixedForm,
  lists,
  randomOrder,
} from './policies.ts';
import { BAR, Tallies } from './programme/tally.ts';
import {
  compileService,
  type RecordedService,
  type RecordedUser,
  readServices,
  replay,
} from './recorded/recorded-users.ts';

/**
 * Turns until every blocking information that the user would tell is satisfied, against other ways of asking
 * the same questions, with the same users. Usage: npm run bench:selection -- [--data folder [--learn [--http]]] [--seeds n]
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
const folder = argument('--data');

if (process.argv.includes('--learn')) {
  if (folder === undefined) throw new Error('--learn needs --data');
  if (process.argv.includes('--http')) {
    for (const strength of [0, 0.5]) await compareLearnedOverHttp(folder, strength);
    process.exit();
  }
  const services = readServices(folder);
  for (const strength of [0, 0.5, 0.8]) compareLearned(services, strength);
  for (const ways of CHANGED_WAYS) compareLearned(services, 0.5, ways);
  process.exit();
}
compareOnGenerated('plain users', PLAIN_TRAITS);
compareOnGenerated('users who refuse 3 % and volunteer 15 %', DEFAULT_TRAITS);
if (folder === undefined) console.log('\nno --data folder: recorded users are left out');
else compareOnRecorded(readServices(folder));
console.log(`\nlists of ten: ${lists.made}, with duplicates: ${lists.withDuplicates}`);

function compareOnGenerated(name: string, traits: UserTraits): void {
  for (const level of LEVELS) {
    const tallies = new Tallies();
    for (let seed = 1; seed <= seedCount; seed++) tallies.addAll(sessionsOf(level, seed, traits));
    const { edgesPerQuestion, questions } = level;
    tallies.print(`${name}, ${edgesPerQuestion} edges a question, ${questions} questions`);
  }
}

function compareOnRecorded(services: readonly RecordedService[]): void {
  const tallies = new Tallies();
  for (const service of services) {
    for (const user of service.users) tallies.addAll(recordedSessions(service, user));
  }
  tallies.print(`recorded users of ${services.length} services`);
}

function* recordedSessions(
  service: RecordedService,
  user: RecordedUser,
): Generator<[string, SimulatedSession]> {
  const compiled = compileService(service, 0.5);
  const isGiven = (information: number) =>
    user.given.has(compiled.artifact.success_informations[information]!.id);
  const isDone = whenTold(compiled, isGiven);
  const plan = { replying: replay(compiled, user).replying, turnsMax: TURNS_MAX, isDone };
  yield* sessionsOfForms(compiled, plan, user.id.length);
  for (const strength of ORDER_STRENGTHS) {
    const { replying, relevances } = replay(compiled, user);
    const policy = engine(compileService(service, strength), relevances);
    yield [engineName(strength), finish(sessionSteps(compiled, { ...plan, replying, policy }))];
  }
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
  const isDone = whenTold(compiled, (information) => user.unwilling[information] === 0);
  const plan = { replying, turnsMax: TURNS_MAX, isDone };
  yield* sessionsOfForms(compiled, plan, seed);
  for (const strength of ORDER_STRENGTHS) {
    const policy = engine(artifact(strength));
    yield [engineName(strength), finish(sessionSteps(compiled, { ...plan, policy }))];
  }
}

function* sessionsOfForms(
  compiled: CompiledArtifact,
  plan: Omit<SessionPlan, 'policy'>,
  seed: number,
): Generator<[string, SimulatedSession]> {
  const policies = {
    'fixed form': fixedForm(compiled),
    [BAR]: blockingFirstForm(compiled),
    'random order': randomOrder(compiled, seededRandom(combineSeeds(seed, 3))),
    'clairvoyant order': clairvoyant(compiled, plan.replying),
  };
  for (const [name, policy] of Object.entries(policies)) {
    yield [name, finish(sessionSteps(compiled, { ...plan, policy }))];
  }
}

function engineName(strength: number): string {
  return `engine, order strength ${strength}`;
}

/** Every blocking information that the user would tell is satisfied. */
function whenTold(
  compiled: CompiledArtifact,
  wouldTell: (information: number) => boolean,
): (state: SelectionState) => boolean {
  const wanted = compiled.artifact.success_informations.filter(
    (_, i) =>
      compiled.subObjectiveBlocking[compiled.informationSubObjective[i]!] === 1 && wouldTell(i),
  );
  return ({ targets }) =>
    wanted.every(({ id }) => (targets.get(id)?.coverage ?? 0) >= compiled.rule.satisfiedAt);
}

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}
