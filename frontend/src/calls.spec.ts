import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

/** Who may reach the network, and why not through `api`: each of them ends in a named state by itself. */
const reachTheNetwork: Readonly<Record<string, string>> = {
  'api/client.ts': 'the one client',
  'api/asked-ahead.ts': 'carries what the one client asks, in its time',
  'api/hosted-reply.ts': 'the hosted backend',
  'api/file-beside.ts': 'files beside the API',
  'school/subscription/follow-stream.ts': 'a stream, watched for silence, begun again',
  'workbench/developer/oauth/manual-flow.ts': 'shows what comes; in no production build',
  'workbench/developer/hosted-backend/probe-services.ts': 'shows what comes; in no production build',
};

const networkWays = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon'];

type Found = { line: number; what: string };

function everyNode(file: ts.SourceFile): ts.Node[] {
  const all: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    all.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return all;
}

/** Whatever the file itself names so is something else. */
const declares = (nodes: readonly ts.Node[], name: string) =>
  nodes.some(
    (node) =>
      (ts.isParameter(node) ||
        ts.isBindingElement(node) ||
        ts.isVariableDeclaration(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isImportSpecifier(node)) &&
      node.name?.getText() === name,
  );

/** Named in a value, rather than as the name of a property or in a type. */
function isUsed(node: ts.Node, name: string): boolean {
  if (!ts.isIdentifier(node) || node.text !== name) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent))
    return (
      parent.name !== node ||
      ['window', 'globalThis', 'self', 'navigator'].includes(parent.expression.getText())
    );
  return (
    !(ts.isPropertyAssignment(parent) && parent.name === node) &&
    !ts.isPropertySignature(parent) &&
    !ts.isTypeNode(parent) &&
    !ts.isTypeQueryNode(parent) &&
    !ts.isImportSpecifier(parent) &&
    !ts.isJsxAttribute(parent)
  );
}

/** `if (!(failure instanceof ApiError)) throw failure`: what nobody foresaw would have no state. */
function letsOut(node: ts.Node): boolean {
  if (!ts.isIfStatement(node)) return false;
  const isByClass = /^!\(\w+ instanceof ApiError\)$/.test(node.expression.getText());
  const then = node.thenStatement;
  return (
    isByClass &&
    (ts.isThrowStatement(then) || (ts.isBlock(then) && then.statements.some(ts.isThrowStatement)))
  );
}

function problemsIn(path: string, text: string): Found[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const nodes = everyNode(file);
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const found = nodes
    .filter(letsOut)
    .map((node) => ({ line: lineOf(node), what: 'lets unknown errors out' }));
  if (path in reachTheNetwork) return found;
  const reached = networkWays
    .filter((way) => !declares(nodes, way))
    .flatMap((way) =>
      nodes.filter((node) => isUsed(node, way)).map((node) => ({ line: lineOf(node), what: way })),
    );
  return [...found, ...reached];
}

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.(?:spec|builder)\.tsx?$/.test(path) && !path.endsWith('.d.ts'),
  )
  .map((path) => [path.replaceAll(sep, '/'), readFileSync(join(__dirname, path), 'utf8')] as const);

/** Cheap: most files name none of it. */
const suspects = sources.filter(([, text]) =>
  /instanceof ApiError|\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/.test(text),
);

it('nothing reaches the network but through what gives every end of a call a name', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const found = suspects.flatMap(([path, text]) =>
    problemsIn(path, text).map(({ line, what }) => `${path}:${line} ${what}`),
  );
  expect(found).toEqual([]);
});

it('clients of the hosted backend ask as all else does', () => {
  const clients = sources.filter(([, text]) =>
    /new (?:GoTrue|Postgrest|Functions|Storage)Client\b/.test(text),
  );
  expect(clients.length).toBeGreaterThan(2);
  expect(clients.filter(([, text]) => !text.includes('hostedReply(')).map(([path]) => path)).toEqual([]);
});

it('of the contract there is one client', () => {
  const makers = sources.filter(([, text]) => text.includes("from 'openapi-fetch'")).map(([path]) => path);
  // The simulator shows what comes; it stands in no production build.
  expect(makers.toSorted()).toEqual(['api/client.ts', 'workbench/developer/simulator/developer-client.ts']);
});

it('whoever may reach the network is there', () => {
  const paths = new Set(sources.map(([path]) => path));
  expect(Object.keys(reachTheNetwork).filter((path) => !paths.has(path))).toEqual([]);
});

it.each([
  ['const reply = await fetch(address);', 'fetch'],
  ['send(request, fetch);', 'fetch'],
  ['await window.fetch(address);', 'fetch'],
  ['navigator.sendBeacon(address, body);', 'sendBeacon'],
  ['const line = new WebSocket(address);', 'WebSocket'],
  ['const sent = new XMLHttpRequest();', 'XMLHttpRequest'],
  ['if (!(failure instanceof ApiError)) throw failure;', 'lets unknown errors out'],
  ['if (!(failure instanceof ApiError)) { tell(); throw failure; }', 'lets unknown errors out'],
])('%s is found', (text, what) => {
  expect(problemsIn('features/x/y.ts', text)).toEqual([{ line: 1, what }]);
});

it.each([
  'export const later = (fetch: () => Promise<void>) => fetch();',
  'const { fetch } = query; await fetch();',
  'await query.fetch();',
  "if (!(failure instanceof ApiError) || failure.code !== 'NOT_FOUND') throw failure;",
  'type Props = { fetch: () => Promise<Blob> };',
  '<TableDownload fetch={(format) => fetchTable(format)} />;',
])('%s is none of it', (text) => {
  expect(problemsIn('features/x/y.tsx', text)).toEqual([]);
});
