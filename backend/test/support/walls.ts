import { posix } from 'node:path';
import ts from 'typescript';

/** Source text by path below `src`. */
export type Sources = ReadonlyMap<string, string>;

type Area = 'config' | 'platform' | 'modules' | 'development' | 'root';

const MAY_SEE: Readonly<Record<Area, readonly Area[]>> = {
  config: ['config'],
  platform: ['platform', 'config'],
  modules: ['modules', 'platform', 'config'],
  development: ['development', 'modules', 'platform', 'config'],
  root: ['root', 'development', 'modules', 'platform', 'config'],
};

const SCHOOL_LIFE = ['staff', 'pupils', 'classes', 'calendar', 'curriculum'];
const PLANNING = ['timetable', 'yearly-plans'];
const TEACHING = ['lesson-plans', 'reflections', 'assessments', 'observations'];

/** What a module stands on; what that stands on may be imported too. */
const STANDS_ON: Readonly<Record<string, readonly string[]>> = {
  schools: [],
  auth: ['schools'],
  notifications: ['schools'],
  'own-data': ['billing', 'schools'],
  billing: ['notifications'],
  webhooks: ['auth', 'billing'],
  subscription: ['billing'],
  operations: ['subscription', 'webhooks'],
  'first-steps': ['lesson-plans'],
  'own-work': ['lesson-plans'],
  'plan-sending': ['lesson-plans'],
  'plan-papers': ['plan-sending'],
  search: ['schools'],
  imports: ['schools'],
  'asked-papers': ['notifications'],
  'unsent-work': ['schools'],
  ...Object.fromEntries(SCHOOL_LIFE.map((module) => [module, ['schools']])),
  pupils: ['classes', 'imports'],
  staff: ['classes'],
  reviews: ['staff', 'calendar', 'notifications'],
  calendar: ['classes'],
  curriculum: ['staff'],
  ...Object.fromEntries(PLANNING.map((module) => [module, SCHOOL_LIFE])),
  timetable: [...SCHOOL_LIFE, 'asked-papers', 'imports'],
  lessons: ['timetable'],
  'yearly-plans': [...SCHOOL_LIFE, 'asked-papers', 'reviews'],
  ...Object.fromEntries(TEACHING.map((module) => [module, ['lessons', 'yearly-plans', 'notifications']])),
};

/** Pure, and so open to every domain folder and, as `@rules/calendar`, to the front end. */
export const CALENDAR = 'platform/calendar/';
/** Pure likewise: what domain folders say of rows that are imported. */
const FINDINGS = 'platform/imports/finding.ts';
/** Pure likewise: the words in which a domain folder declares its noun. */
const NOUNS = 'platform/nouns/';
const PURE = [CALENDAR, FINDINGS, NOUNS];

/** Every place where the sources break a rule of the architecture, in words. */
export function crossedWalls(sources: Sources): string[] {
  const own = [...sources].flatMap(([file, text]) => [
    ...importsOf(file, text).flatMap((target) => importProblems(file, target, sources)),
    ...globalProblems(file, text),
  ]);
  return [...own, ...cycles(sources)];
}

/** What the text imports, in its own words. */
export function namedImports(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** What the file imports: `/src/...` for our own files, else the name of the package. */
export function importsOf(file: string, text: string): string[] {
  return namedImports(text).map((name) =>
    name.startsWith('.') ? posix.join('/src', posix.dirname(file), name).replace(/\.js$/, '.ts') : name,
  );
}

function importProblems(file: string, imported: string, sources: Sources): string[] {
  const target = ownPath(imported);
  const say = (problem: string) => [`${file} imports ${target ?? imported}: ${problem}`];
  if (!isSpec(file)) {
    if (isDomain(file) && ![domainOf(file), ...PURE].some((place) => target?.startsWith(place)))
      return say('a domain folder imports only itself, the calendar, nouns and findings');
    const pure = PURE.find((place) => file.startsWith(place));
    if (pure && !target?.startsWith(pure)) return say('what is pure imports only itself');
  }
  if (target === undefined) return imported.startsWith('/') ? say('it lies outside src') : [];
  if (!MAY_SEE[areaOf(file)].includes(areaOf(target)))
    return say(`${areaOf(file)} does not know ${areaOf(target)}`);
  if (isPastAFace(file, target, sources)) return say('past the face of its room');
  return moduleProblems(file, target, sources).flatMap(say);
}

/** A room of a module that has an index.ts is seen through it alone, by its own module too. */
function isPastAFace(file: string, target: string, sources: Sources): boolean {
  const room = roomOf(target);
  return (
    room !== undefined && !file.startsWith(room) && hasFace(room, sources) && target !== `${room}index.ts`
  );
}

function roomOf(path: string): string | undefined {
  return /^modules\/[^/]+\/[^/]+\//.exec(path)?.[0];
}

function hasFace(room: string, sources: Sources): boolean {
  return sources.has(`${room}index.ts`);
}

function moduleProblems(file: string, target: string, sources: Sources): string[] {
  const [from, to] = [moduleOf(file), moduleOf(target)];
  if (to === undefined || from === to) return [];
  const room = roomOf(target);
  const isFace = target === `modules/${to}/index.ts` || (room !== undefined && hasFace(room, sources));
  const problems = isFace ? [] : ['past its index.ts'];
  return from === undefined || foundation(from).has(to)
    ? problems
    : [...problems, `${from} does not stand on ${to}`];
}

export function isModule(name: string): boolean {
  return name in STANDS_ON;
}

/** Everything a module stands on, all the way down. */
export function foundation(module: string): Set<string> {
  const direct = STANDS_ON[module] ?? [];
  return new Set([...direct, ...direct.flatMap((below) => [...foundation(below)])]);
}

/** Where time and environment are read past the one place for each. */
function globalProblems(file: string, text: string): string[] {
  if (isSpec(file)) return [];
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    if (!file.startsWith('config/') && readsEnvironment(node))
      problems.push(`${file} reads the environment: only config does`);
    if (!file.startsWith('platform/clock/') && readsTime(node))
      problems.push(`${file} reads the time: only platform/clock does`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return problems;
}

/** Whatever readsTime finds has one of these. */
const NAMES_NOW = /new Date\b|\bDate\s*(?:\.\s*now|\[|\()|= (?:globalThis\.)?Date\b/;

/** Where a test asks what time it is, and so means something else at another. */
export function askingTime(file: string, text: string): string[] {
  if (!NAMES_NOW.test(text)) return [];
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    if (readsTime(node)) problems.push(`${file} asks what time it is`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return problems;
}

/** Where two bytes a letter are decoded by a buffer, which ends the process where the slice lies badly (wide-text.ts). */
export function decodingByBuffer(file: string, text: string): string[] {
  if (!NAMES_WIDE.test(text)) return [];
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    if (decodesWide(node)) problems.push(`${file} decodes two bytes a letter by a buffer: wideText does`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return problems;
}

/** To read a file closely takes a hundred times as long. */
const NAMES_WIDE = /utf-?16|ucs-?2/i;
const WIDE = /^(?:utf-?16(?:le)?|ucs-?2)$/i;
/** Encoding is safe, and so are counting and words about it. */
const ENCODES = new Set([
  'from',
  'alloc',
  'byteLength',
  'write',
  'fill',
  'indexOf',
  'lastIndexOf',
  'includes',
  'replace',
]);

/** `x.toString('utf16le')`, `new StringDecoder('ucs2')`, `x.setEncoding('utf16le')`, `x.ucs2Slice()`, `{ encoding: 'ucs2' }`. */
function decodesWide(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return /^(?:ucs2|utf16le)Slice$/.test(node.name.text);
  if (!ts.isStringLiteralLike(node) || !WIDE.test(node.text)) return false;
  const call = node.parent;
  if (!call || (!ts.isCallExpression(call) && !ts.isNewExpression(call))) return true;
  const { expression } = call;
  if (ts.isPropertyAccessExpression(expression)) return !ENCODES.has(expression.name.text);
  return !isNamed(expression, 'TextDecoder');
}

function readsEnvironment(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
    return /^(node:)?process$/.test(node.moduleSpecifier.text);
  return takes(node, 'process', 'env');
}

function readsTime(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return isNamed(node.expression, 'Date') && !node.arguments?.length;
  if (ts.isCallExpression(node)) return isNamed(node.expression, 'Date');
  return takes(node, 'Date', 'now');
}

/** `object.member`, `object['member']` or `const { member } = object`. */
function takes(node: ts.Node, object: string, member: string): boolean {
  if (ts.isPropertyAccessExpression(node))
    return isNamed(node.expression, object) && node.name.text === member;
  if (ts.isElementAccessExpression(node))
    return (
      isNamed(node.expression, object) &&
      ts.isStringLiteral(node.argumentExpression) &&
      node.argumentExpression.text === member
    );
  if (!ts.isVariableDeclaration(node) || !node.initializer || !isNamed(node.initializer, object))
    return false;
  return (
    ts.isObjectBindingPattern(node.name) &&
    node.name.elements.some(({ name, propertyName }) => isNamed(propertyName ?? name, member))
  );
}

/** The name itself, or as a member of globalThis. */
function isNamed(node: ts.Node, name: string): boolean {
  if (ts.isIdentifier(node)) return node.text === name;
  return (
    ts.isPropertyAccessExpression(node) && isNamed(node.expression, 'globalThis') && node.name.text === name
  );
}

function cycles(sources: Sources): string[] {
  const found: string[] = [];
  const finished = new Set<string>();
  const follow = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) found.push(`a cycle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`);
    if (path.includes(file) || finished.has(file)) return;
    for (const imported of importsOf(file, sources.get(file) ?? '')) {
      const target = ownPath(imported);
      if (target !== undefined && sources.has(target)) follow(target, [...path, file]);
    }
    finished.add(file);
  };
  for (const file of sources.keys()) follow(file, []);
  return found;
}

export function ownPath(imported: string): string | undefined {
  return imported.startsWith('/src/') ? imported.slice('/src/'.length) : undefined;
}

/** An entry point that the production build leaves out: it puts the application together like main.ts. */
const DEVELOPMENT_ENTRY = 'development/seed.ts';

function areaOf(path: string): Area {
  if (path === DEVELOPMENT_ENTRY) return 'root';
  const area = /^(config|platform|modules|development)\//.exec(path)?.[1];
  return (area as Area | undefined) ?? 'root';
}

function moduleOf(path: string): string | undefined {
  return /^modules\/([^/]+)\//.exec(path)?.[1];
}

export function isDomain(file: string): boolean {
  return /\/domain\//.test(file);
}

function domainOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/domain/') + '/domain/'.length);
}

export function isSpec(file: string): boolean {
  return file.endsWith('.spec.ts');
}
