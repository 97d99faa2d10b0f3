import type { MatchingIndex } from '../../domain/language/question-matching/matching-index.ts';
import type { Forest } from '../../domain/language/question-matching/scoring/forest.ts';
import { FOREST } from '../../domain/language/question-matching/scoring/weights.ts';
import type { AskedInput, QuestionMatch } from '../../domain/language/reading.ts';
import { cosines, indexLexicon } from '../../domain/language/text/lexical.ts';
import { matchQuestions, prepareMatching } from '../../test/support/at-once.ts';
import { type Rephrasing, readRephrasings, readTrainingRows } from './rephrasings.ts';
import { measureCalls } from './timing.ts';
import { learn } from './training/learn.ts';

export interface QuestionMatchingOptions {
  /** How many wrong rows to print. */
  readonly errors?: number;
  /** Print the figures of models that have never seen the corpus they are measured on. */
  readonly holdOut?: boolean;
}

/** A row with what was understood of it. */
interface Judged {
  readonly row: Rephrasing;
  readonly match: QuestionMatch;
}

/** Attributes every row of `rephrasings.jsonl.gz` and prints how often that was right. */
export function benchQuestionMatching(
  dataDir: string,
  options: QuestionMatchingOptions = {},
): void {
  const rows = readRephrasings(dataDir);
  console.log(`\nquestion matching: ${rows.length} messages of agents`);
  printHeading();
  const judged = judge(rows, FOREST);
  print('all', judged);
  printBy('corpus', judged, ({ corpus }) => corpus);
  printBy('language', judged, ({ language }) => language);
  printBy('kind', judged, ({ kind }) => kind);
  print('with the question among three proposed', judge(rows, FOREST, true));
  print('baseline: cosine of the lexicon', judgeByCosine(rows));
  if (options.holdOut) printHeldOut(dataDir, rows);
  printTime(rows);
  printErrors(judged, options.errors ?? 0);
}

function indexOf(
  indexes: Map<string, MatchingIndex>,
  { configuration }: Rephrasing,
  forest: Forest,
): MatchingIndex {
  const known = indexes.get(configuration.id);
  if (known !== undefined) return known;
  const index = prepareMatching(configuration.artifact, forest);
  indexes.set(configuration.id, index);
  return index;
}

function inputOf(row: Rephrasing, pendingQuestionIds: readonly string[]): AskedInput {
  const { assistantText } = row;
  const isDecisionNamed = pendingQuestionIds.length > 0;
  return { assistantText, pendingQuestionIds, isDecisionNamed, language: undefined };
}

function judge(rows: readonly Rephrasing[], forest: Forest, isProposed = false): Judged[] {
  const indexes = new Map<string, MatchingIndex>();
  return rows.map((row, place) => {
    const index = indexOf(indexes, row, forest);
    const pending = isProposed ? proposalOf(row, place) : [];
    return { row, match: matchQuestions(index, inputOf(row, pending)) };
  });
}

/** Three questions: the one asked at a place that changes from row to row, and two others. */
function proposalOf({ configuration, gold }: Rephrasing, place: number): string[] {
  const ids = configuration.artifact.questions.map(({ id }) => id);
  const turned = [...ids.slice(place % ids.length), ...ids.slice(0, place % ids.length)];
  const others = turned.filter((id) => id !== gold[0]).slice(0, gold.length === 0 ? 3 : 2);
  return gold.length === 0 ? others : others.toSpliced(place % 3, 0, gold[0]!);
}

/** The best threshold on these very rows: more than a baseline could know. */
function judgeByCosine(rows: readonly Rephrasing[]): Judged[] {
  const scored = rows.map((row) => {
    const { artifact } = row.configuration;
    const scores = cosines(indexLexicon(artifact.lexicon), row.assistantText);
    const most = Math.max(...scores);
    return { row, most, id: artifact.questions[scores.indexOf(most)]!.id };
  });
  const at = (threshold: number): Judged[] =>
    scored.map(({ row, most, id }) => {
      const match: QuestionMatch =
        most >= threshold
          ? { kind: 'asked', questionIds: [id], certainty: most }
          : { kind: 'unresolved' };
      return { row, match };
    });
  const tried = Array.from({ length: 19 }, (_, i) => at((i + 1) / 20));
  return tried.reduce((best, each) =>
    figuresOf(each).right > figuresOf(best).right ? each : best,
  );
}

interface Figures {
  readonly rows: number;
  /** Rows with the right main question, or with none where none was asked. */
  readonly right: number;
  readonly attached: number;
  readonly attachedRight: number;
  readonly asking: number;
  readonly unattached: number;
  /** Rows with exactly the questions asked. */
  readonly sameSet: number;
}

function askedOf({ match }: Judged): readonly string[] {
  return match.kind === 'asked' ? match.questionIds : [];
}

function isRight(judged: Judged): boolean {
  const [main] = askedOf(judged);
  const { gold } = judged.row;
  return main === undefined ? gold.length === 0 : gold.includes(main);
}

function isSameSet(judged: Judged): boolean {
  const asked = askedOf(judged);
  const { gold } = judged.row;
  return asked.length === gold.length && asked.every((id) => gold.includes(id));
}

function figuresOf(judged: readonly Judged[]): Figures {
  const attached = judged.filter((each) => askedOf(each).length > 0);
  const asking = judged.filter(({ row }) => row.gold.length > 0);
  return {
    rows: judged.length,
    right: judged.filter(isRight).length,
    attached: attached.length,
    attachedRight: attached.filter(isRight).length,
    asking: asking.length,
    unattached: asking.filter((each) => askedOf(each).length === 0).length,
    sameSet: judged.filter(isSameSet).length,
  };
}

const NAME_WIDTH = 40;

function printHeading(): void {
  const names = ['rows', 'right', 'precision', 'unattached', 'same set'];
  console.log(''.padEnd(NAME_WIDTH), ...names.map((name) => name.padStart(10)));
}

function print(name: string, judged: readonly Judged[]): void {
  const figures = figuresOf(judged);
  const share = (part: number, whole: number): string =>
    (whole === 0 ? '-' : (part / whole).toFixed(3)).padStart(10);
  console.log(
    name.padEnd(NAME_WIDTH),
    String(figures.rows).padStart(10),
    share(figures.right, figures.rows),
    share(figures.attachedRight, figures.attached),
    share(figures.unattached, figures.asking),
    share(figures.sameSet, figures.rows),
  );
}

function printBy(
  name: string,
  judged: readonly Judged[],
  keyOf: (row: Rephrasing) => string,
): void {
  const keys = new Set(judged.map(({ row }) => keyOf(row)));
  for (const key of [...keys].sort()) {
    const group = judged.filter(({ row }) => keyOf(row) === key);
    print(`  ${name} ${key}`, group);
  }
}

/** Each corpus by a model that learned from the others only; and services by one that never saw their like. */
function printHeldOut(dataDir: string, rows: readonly Rephrasing[]): void {
  const training = readTrainingRows(dataDir, rows);
  const byCorpus = [...new Set(rows.map(({ corpus }) => corpus))].flatMap((corpus) => {
    const forest = learn(training.filter((row) => row.corpus !== corpus));
    return judge(
      rows.filter((row) => row.corpus === corpus),
      forest,
    );
  });
  print('corpus never seen', byCorpus);
  printBy('unseen corpus', byCorpus, ({ corpus }) => corpus);
  const themes = [...new Set(rows.map(themeOf))].sort();
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    themes.filter((_theme, place) => place % FOLDS === fold),
  );
  const byService = folds.flatMap((held) => {
    const forest = learn(training.filter((row) => !held.includes(themeOf(row))));
    return judge(
      rows.filter((row) => held.includes(themeOf(row))),
      forest,
    );
  });
  print('kind of service never seen', byService);
  printBy('unseen service in', byService, ({ corpus }) => corpus);
}

const FOLDS = 4;

/** Hotels of one corpus are like hotels of another. */
function themeOf({ configuration }: Rephrasing): string {
  return configuration.id.replace(/^[^-]+-/, '').split(/[_-]/)[0]!;
}

function printTime(rows: readonly Rephrasing[]): void {
  const indexes = new Map<string, MatchingIndex>();
  const calls = rows.map((row) => {
    const index = indexOf(indexes, row, FOREST);
    const input = inputOf(row, []);
    return () => matchQuestions(index, input);
  });
  measureCalls('attributing a message', calls);
}

function printErrors(judged: readonly Judged[], count: number): void {
  const wrong = judged.filter((each) => !isRight(each));
  const step = Math.max(1, Math.floor(wrong.length / Math.max(1, count)));
  for (const each of wrong.filter((_, i) => i % step === 0).slice(0, count)) {
    const { row, match } = each;
    const said = match.kind === 'asked' ? askedOf(each).join('+') : match.kind;
    const gold = row.gold.join('+') || 'none';
    console.log(`${row.configuration.id} ${row.kind}: ${gold}, said ${said}: ${row.assistantText}`);
  }
}
