import ts from 'typescript';
import { parse, type SourceFile } from './source-files.ts';

/** Functions that are longer than the limit, counted from their first line to their last one without blank ones. */
export function longFunctions(file: SourceFile, linesMax: number): string[] {
  const { path } = file;
  const source = parse(file);
  const lines = file.text.split('\n');
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) {
      const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
      const last = source.getLineAndCharacterOfPosition(node.end).line;
      // Nearly all are short: only of a long one are the blank lines left out.
      const isLong = last - first >= linesMax;
      const own = isLong ? lines.slice(first, last + 1).filter((line) => line.trim() !== '') : [];
      if (own.length > linesMax) found.push(`${path}:${first + 1} has ${own.length} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Exported functions, and what exported classes can be asked to do, whose type of result is left to be inferred: who calls one
 * should not have to read it.
 */
export function inferredResults(file: SourceFile): string[] {
  const { path } = file;
  const source = parse(file);
  return source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) {
      return statement.type ? [] : [`${path}: ${statement.name?.text}`];
    }
    if (ts.isClassDeclaration(statement)) {
      return statement.members
        .filter(isInferredMember)
        .map((member) => `${path}: ${statement.name?.text}.${member.name.getText(source)}`);
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(({ type, initializer }) => !type && initializer && isInferring(initializer))
      .map(({ name }) => `${path}: ${name.getText(source)}`);
  });
}

function isInferredMember(
  member: ts.ClassElement,
): member is ts.MethodDeclaration | ts.GetAccessorDeclaration {
  if (!ts.isMethodDeclaration(member) && !ts.isGetAccessorDeclaration(member)) return false;
  const isPrivate =
    ts.isPrivateIdentifier(member.name) ||
    member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
  return !isPrivate && !member.type;
}

export function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function isInferring(value: ts.Expression): boolean {
  return (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) && !value.type;
}
