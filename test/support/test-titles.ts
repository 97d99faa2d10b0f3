import ts from 'typescript';

/** Titles of the tests in a file, read from its text: nothing is run. */

/** Between the titles of suites and of the test in them. */
export const SEPARATOR = ' › ';

/** Whether a test runs: `sometimes` where a condition decides that nobody is told of in its title. */
type Runs = 'always' | 'sometimes' | 'never';

export interface TitledTest {
  /** Titles from the outermost suite to the test, as they are written: `%s` and `${name}` stand for themselves. */
  readonly title: string;
  readonly runs: Runs;
  /** Whether it goes by this title: each blank as it is written, or filled in with a text or number of the file. */
  readonly isCalled: (title: string) => boolean;
}

/** What is filled in when the test runs, as it is written: `%s`, `$name`, an expression. */
interface Blank {
  readonly blank: string;
}
type Piece = string | Blank;

interface Heading {
  readonly written: string;
  readonly pieces: readonly Piece[];
}

interface Registered {
  readonly headings: readonly Heading[];
  readonly modifiers: readonly string[];
  readonly isSkippedInside: boolean;
}

const SUITES = ['describe', 'suite'];
const TESTS = ['it', 'test'];
/** What comes in two calls: `it.each(…)(…)`. */
const HALVES = ['each', 'for', 'skipIf', 'runIf'];
const MODIFIERS = [...HALVES, 'only', 'skip', 'todo', 'fails', 'concurrent', 'sequential'];

/** The tests of one file in their order. A suite or test that is named by a variable goes by any text of the file. */
export function testsIn(text: string): readonly TitledTest[] {
  const file = ts.createSourceFile('a.test.ts', text, ts.ScriptTarget.Latest, true);
  const literals = literalsOf(file);
  const found = registeredIn(file, { headings: [], modifiers: [], isSkippedInside: false });
  const isNarrowed = found.some(({ modifiers }) => modifiers.includes('only'));
  return found.map((test) => ({
    title: test.headings.map(({ written }) => written).join(SEPARATOR),
    runs: isNarrowed && !test.modifiers.includes('only') ? 'never' : runsBy(test),
    isCalled: callsOf(test, literals),
  }));
}

/** The tests at or below a node, with what their suites give them. */
function registeredIn(node: ts.Node, outer: Registered): readonly Registered[] {
  const call = ts.isCallExpression(node) ? registration(node) : undefined;
  if (!call) {
    const found: Registered[] = [];
    ts.forEachChild(node, (child) => void found.push(...registeredIn(child, outer)));
    return found;
  }
  const inner = {
    headings: [...outer.headings, headingOf(call)],
    modifiers: [...outer.modifiers, ...call.modifiers],
    isSkippedInside: call.node.arguments.slice(1).some((each) => /\.skip\(/.test(each.getText())),
  };
  if (TESTS.includes(call.kind)) return [inner];
  return call.node.arguments.slice(1).flatMap((argument) => registeredIn(argument, inner));
}

interface Registration {
  readonly kind: string;
  readonly modifiers: readonly string[];
  readonly node: ts.CallExpression;
}

/** `it(…)`, `it.skip(…)`, `it.each(…)(…)`, `describe.skipIf(…)(…)` and their like. */
function registration(node: ts.CallExpression): Registration | undefined {
  const modifiers: string[] = [];
  let callee: ts.Expression = node.expression;
  for (;;) {
    if (ts.isCallExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else if (ts.isPropertyAccessExpression(callee)) {
      modifiers.unshift(callee.name.text);
      callee = callee.expression;
    } else break;
  }
  const kind = ts.isIdentifier(callee) ? callee.text : '';
  const isHalf =
    ts.isPropertyAccessExpression(node.expression) && HALVES.includes(modifiers.at(-1)!);
  const isKnown = [...SUITES, ...TESTS].includes(kind);
  const isOurs = isKnown && modifiers.every((name) => MODIFIERS.includes(name));
  if (isHalf || !isOurs) return undefined;
  return { kind, modifiers, node };
}

function headingOf({ node, modifiers }: Registration): Heading {
  const [title] = node.arguments;
  if (!title) throw new Error(`a test without a title: ${node.getText()}`);
  const isFilledIn = modifiers.includes('each') || modifiers.includes('for');
  const fill = (text: string): readonly Piece[] => (isFilledIn ? withBlanks(text) : [text]);
  if (ts.isStringLiteralLike(title)) return heading(fill(title.text));
  if (!ts.isTemplateExpression(title)) return heading([{ blank: title.getText() }]);
  return heading([
    ...fill(title.head.text),
    ...title.templateSpans.flatMap(({ expression, literal }) => [
      { blank: `\${${expression.getText()}}` },
      ...fill(literal.text),
    ]),
  ]);
}

function heading(pieces: readonly Piece[]): Heading {
  const written = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.blank)).join('');
  return { written, pieces };
}

/** Cuts a title of `each` at what stands for its cases: `%s` and `$name`. */
function withBlanks(title: string): readonly Piece[] {
  return title
    .split(/(%[sdifjoOpc#$]|\$[\w.]+)/)
    .map((part, i) => (i % 2 === 1 ? { blank: part } : part));
}

function runsBy({ headings, modifiers, isSkippedInside }: Registered): Runs {
  if (modifiers.includes('skip') || modifiers.includes('todo')) return 'never';
  const isConditional = modifiers.includes('skipIf') || modifiers.includes('runIf');
  const saysSo = headings.some(({ written }) => written.includes('skipped'));
  return (isConditional || isSkippedInside) && !saysSo ? 'sometimes' : 'always';
}

function callsOf({ headings }: Registered, literals: ReadonlySet<string>): TitledTest['isCalled'] {
  const pieces = headings.flatMap(({ pieces }, i) => (i === 0 ? pieces : [SEPARATOR, ...pieces]));
  const blanks = pieces.filter((piece) => typeof piece !== 'string');
  const source = pieces.map((piece) => (typeof piece === 'string' ? escaped(piece) : '(.+?)'));
  const pattern = new RegExp(`^${source.join('')}$`, 's');
  const mayFill = (text: string, i: number) =>
    text === blanks[i]!.blank || literals.has(text.replace(/^"(.*)"$/s, '$1'));
  return (title) => pattern.exec(title)?.slice(1).every(mayFill) ?? false;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Every text and number that the file spells out. */
function literalsOf(file: ts.SourceFile): ReadonlySet<string> {
  const literals = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) literals.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return literals;
}
