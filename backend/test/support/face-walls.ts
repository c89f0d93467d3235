import ts from 'typescript';
import type { Sources } from './walls.js';

const FACE = /^modules\/.*\/?index\.ts$/;
const IS_REPOSITORY = /Repository$/;

/**
 * Where a module hands out a repository: its face gives questions and news. Types of rows may come from one; what runs
 * does not, by another name neither.
 */
export function handedRepositories(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    const names = [
      ...(FACE.test(file) ? parsed.statements.flatMap(namedByFace) : []),
      ...(file.endsWith('.module.ts') ? exportedByModule(parsed) : []),
    ];
    return names.map((name) => `${file} hands out ${name}`);
  });
}

function namedByFace(statement: ts.Statement): string[] {
  if (!ts.isExportDeclaration(statement)) return [];
  const { exportClause, isTypeOnly, moduleSpecifier } = statement;
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  const isOfRepository = /\.repository\.js$/.test(from);
  if (!exportClause || !ts.isNamedExports(exportClause)) return isOfRepository ? [`all of ${from}`] : [];
  return exportClause.elements
    .filter(({ name, propertyName, isTypeOnly: isType }) => {
      const runs = !isTypeOnly && !isType;
      return IS_REPOSITORY.test((propertyName ?? name).text) || (runs && isOfRepository);
    })
    .map(({ name }) => name.text);
}

/** What stands in `exports` of @Module and is a repository, or is provided by one. */
function exportedByModule(parsed: ts.SourceFile): string[] {
  const provided = new Map<string, string>();
  const exported: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const token = nameIn(node, 'provide');
      const by = nameIn(node, 'useExisting') ?? nameIn(node, 'useClass');
      if (token && by) provided.set(token, by);
    }
    if (
      ts.isPropertyAssignment(node) &&
      isNamed(node, 'exports') &&
      ts.isArrayLiteralExpression(node.initializer)
    )
      exported.push(...node.initializer.elements.filter(ts.isIdentifier).map(({ text }) => text));
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return exported.filter((name) => IS_REPOSITORY.test(provided.get(name) ?? name));
}

function nameIn(object: ts.ObjectLiteralExpression, key: string): string | undefined {
  const found = object.properties.find((property) => isNamed(property, key));
  return found && ts.isPropertyAssignment(found) && ts.isIdentifier(found.initializer)
    ? found.initializer.text
    : undefined;
}

function isNamed({ name }: ts.ObjectLiteralElementLike, key: string): boolean {
  return name !== undefined && ts.isIdentifier(name) && name.text === key;
}
