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
  /** Of other files, by the names of their functions. */
  readonly suites: ReadonlyMap<string, ts.Node>;
}

const SUITES = ['describe', 'suite'];
const TESTS = ['it', 'test'];
/** What comes in two calls: `it.each(…)(…)`. */
const HALVES = ['each', 'for', 'skipIf', 'runIf'];
const MODIFIERS = [...HALVES, 'only', 'skip', 'todo', 'fails', 'concurrent', 'sequential'];

/**
 * The tests of one file in their order, those of a suite that it hands `vitest` to included. A suite or test that is
 * named by a variable goes by any text of the file.
 * @param imported the text of the file that one imports under this name
 */
export function testsIn(
  text: string,
  imported: (specifier: string) => string = () => '',
): readonly TitledTest[] {
  const file = parsed(text);
  const suites = suitesCalledIn(file, (specifier) => parsed(imported(specifier)));
  const literals = new Set([file, ...suites.values()].flatMap((each) => [...literalsOf(each)]));
  const outermost = { headings: [], modifiers: [], isSkippedInside: false, suites };
  const found = registeredIn(file, outermost);
  const isNarrowed = found.some(({ modifiers }) => modifiers.includes('only'));
  return found.map((test) => ({
    title: test.headings.map(({ written }) => written).join(SEPARATOR),
    runs: isNarrowed && !test.modifiers.includes('only') ? 'never' : runsBy(test),
    isCalled: callsOf(test, literals),
  }));
}

function parsed(text: string): ts.SourceFile {
  return ts.createSourceFile('a.test.ts', text, ts.ScriptTarget.Latest, true);
}

/** Functions of other files that this one hands `vitest` to, by name, so that their cases are its own. */
function suitesCalledIn(
  file: ts.SourceFile,
  imported: (specifier: string) => ts.SourceFile,
): ReadonlyMap<string, ts.Node> {
  const suites = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    const name = ts.isCallExpression(node) ? suiteCalled(node) : undefined;
    const specifier = name && specifierOf(file, name);
    if (specifier) suites.set(name, functionIn(imported(specifier), name));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return suites;
}

/** `describeSomething(vitest, …)`. */
function suiteCalled({ expression, arguments: [first] }: ts.CallExpression): string | undefined {
  const isHanded = first !== undefined && ts.isIdentifier(first) && first.text === 'vitest';
  return isHanded && ts.isIdentifier(expression) ? expression.text : undefined;
}

function specifierOf(file: ts.SourceFile, name: string): string | undefined {
  const statement = file.statements.filter(ts.isImportDeclaration).find(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings)
      ? bindings.elements.some((element) => element.name.text === name)
      : false;
  });
  return statement && (statement.moduleSpecifier as ts.StringLiteral).text;
}

function functionIn(file: ts.SourceFile, name: string): ts.Node {
  const found = file.statements.find(
    (each) => ts.isFunctionDeclaration(each) && each.name?.text === name,
  );
  if (!found) throw new Error(`there is no suite called ${name}`);
  return found;
}

/** The tests at or below a node, with what their suites give them. */
function registeredIn(node: ts.Node, outer: Registered): readonly Registered[] {
  const suite = ts.isCallExpression(node) ? outer.suites.get(suiteCalled(node) ?? '') : undefined;
  if (suite) return registeredIn(suite, outer);
  const call = ts.isCallExpression(node) ? registration(node) : undefined;
  if (!call) {
    const found: Registered[] = [];
    ts.forEachChild(node, (child) => void found.push(...registeredIn(child, outer)));
    return found;
  }
  const inner = {
    headings: [...outer.headings, headingOf(call)],
    modifiers: [...outer.modifiers, ...call.modifiers],
    suites: outer.suites,
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
function literalsOf(file: ts.Node): ReadonlySet<string> {
  const literals = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) literals.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return literals;
}
