import ts from 'typescript';
import { isExported } from './functions.ts';
import { parse, type SourceFile } from './source-files.ts';

interface DeclaredType {
  readonly name: string;
  readonly path: string;
  readonly isExported: boolean;
}

/** The names that some file exports for a type of its own, and another file gives to one as well: what a name means is then a question. */
export function ambiguousTypes(files: readonly SourceFile[]): string[] {
  const byName = new Map<string, DeclaredType[]>();
  for (const type of files.flatMap(typesIn))
    byName.set(type.name, [...(byName.get(type.name) ?? []), type]);
  return [...byName]
    .filter(([, all]) => all.length > 1 && all.some((each) => each.isExported))
    .map(([name, all]) => `${name}: ${all.map(({ path }) => path).join(', ')}`);
}

function typesIn(file: SourceFile): readonly DeclaredType[] {
  return parse(file).statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement)
      ? [{ name: statement.name!.text, path: file.path, isExported: isExported(statement) }]
      : [],
  );
}
