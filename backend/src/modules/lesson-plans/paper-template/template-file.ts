import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Archive } from '../../../platform/archives/archive.js';
import { FileRefused } from '../../../platform/archives/file-refused.js';
import { readXmlTree, type XmlElement, type XmlNode } from '../../../platform/archives/xml-tree.js';
import { isPaperToken, isTokenOfPaper } from '../domain/paper-tokens.js';
import { tokensIn } from './fill-tokens.js';

/** The parts of a template: those with text as trees, everything else as it is. */
export type TemplateFile = Readonly<{
  document: XmlElement;
  /** Heads and feet, which all pages share, by their paths. */
  shared: ReadonlyMap<string, XmlElement>;
  others: ReadonlyMap<string, Buffer>;
  /** What is filled in, each once. */
  tokens: readonly string[];
}>;

/** Thrown for a template that is not taken; the message says what the school has to change. */
export class TemplateRefused extends Error {}

const BOUNDS = { inflatedBytes: 12 * 1024 * 1024, entries: 300 } as const;
const MOST_TEXT_BYTES = 1024 * 1024;
const DOCUMENT = 'word/document.xml';
const TYPES = '[Content_Types].xml';
const SHARED = /^word\/(?:header|footer)\d*\.xml$/;
const XML = /\.(?:xml|rels)$/i;
/** Programs, other files within, and what a word processor would fetch or run. */
const ACTIVE_PART =
  /vbaProject|vbaData|\/embeddings\/|\/activeX\/|\/ctrlProps\/|customUI|afchunk|\.(?:bin|exe|js|dotm|docm|html?|mht)$/i;
const ACTIVE_TYPE = /macroEnabled|vbaProject|oleObject|activeX/i;
const ACTIVE_FIELD = /\b(?:DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK|RD|DATABASE)\b/i;
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const WORDS: Partial<Record<FileRefused['refusal'], string>> = {
  doctype: 'declares a document type, which no word processor writes',
  encrypted: 'is locked with a password',
  too_big: 'unfolds to more than a template needs',
};

/** Reads what a school sends, believing nothing that it says of itself. */
export async function readTemplate(bytes: Buffer): Promise<TemplateFile> {
  try {
    return await read(bytes);
  } catch (problem) {
    if (!(problem instanceof FileRefused)) throw problem;
    throw new TemplateRefused(WORDS[problem.refusal] ?? 'cannot be read as a DOCX document');
  }
}

async function read(bytes: Buffer): Promise<TemplateFile> {
  const archive = await Archive.open(bytes, BOUNDS);
  const paths = archive.paths().filter((path) => !path.endsWith('/'));
  if (!archive.has(DOCUMENT) || !archive.has(TYPES)) throw new FileRefused('unreadable');
  if (paths.some((path) => ACTIVE_PART.test(path)))
    throw new TemplateRefused('holds a macro or another file; save it without them');
  const others = new Map<string, Buffer>();
  const shared = new Map<string, XmlElement>();
  let document: XmlElement | null = null;
  for (const path of paths) {
    const content = await buffer(await archive.read(path));
    const tree = XML.test(path) ? await treeOf(content) : null;
    if (tree) checkHarmless(path, tree);
    if (tree && path === DOCUMENT) document = checkSize(tree, content);
    else if (tree && SHARED.test(path)) shared.set(path, checkSize(tree, content));
    else others.set(path, content);
  }
  if (document?.name !== 'w:document') throw new FileRefused('unreadable');
  return { document, shared, others, tokens: checkedTokens(document, shared) };
}

function treeOf(content: Buffer): Promise<XmlElement> {
  return readXmlTree(Readable.from([content]));
}

function checkSize(tree: XmlElement, content: Buffer): XmlElement {
  if (content.length > MOST_TEXT_BYTES) throw new FileRefused('too_big');
  return tree;
}

function checkHarmless(path: string, tree: XmlElement): void {
  if (path === TYPES) checkTypes(tree);
  else if (path.endsWith('.rels')) checkRelations(tree);
  else if (fieldsIn(tree).some((field) => ACTIVE_FIELD.test(field)))
    throw new TemplateRefused('has a field that fetches something from elsewhere');
}

function checkTypes({ children }: XmlElement): void {
  const types = children.flatMap((child) => (typeof child === 'string' ? [] : [child.attributes]));
  if (types.some(({ ContentType = '' }) => ACTIVE_TYPE.test(ContentType)))
    throw new TemplateRefused('holds a macro or another file; save it without them');
  const main = types.find(({ PartName }) => PartName === `/${DOCUMENT}`);
  if (main?.ContentType !== MAIN_TYPE) throw new FileRefused('unreadable');
}

/** An address that a reader may press is harmless; a picture or template that is fetched tells who opens the paper. */
function checkRelations({ children }: XmlElement): void {
  for (const child of children) {
    if (typeof child === 'string') continue;
    const { TargetMode = '', Type = '' } = child.attributes;
    if (TargetMode.toLowerCase() === 'external' && !Type.endsWith('/hyperlink'))
      throw new TemplateRefused('fetches something from elsewhere');
    if (/\/(?:aFChunk|oleObject|attachedTemplate|vbaProject|control)$/i.test(Type))
      throw new TemplateRefused('holds a macro or another file; save it without them');
  }
}

function fieldsIn(node: XmlNode): string[] {
  if (typeof node === 'string') return [];
  const own = node.name === 'w:instrText' ? node.children.filter((child) => typeof child === 'string') : [];
  const simple = node.name === 'w:fldSimple' ? [node.attributes['w:instr'] ?? ''] : [];
  return [...own, ...simple, ...node.children.flatMap(fieldsIn)];
}

function checkedTokens(document: XmlElement, shared: ReadonlyMap<string, XmlElement>): string[] {
  const inBody = tokensIn(document);
  const inShared = [...shared.values()].flatMap(tokensIn);
  const tokens = [...new Set([...inBody, ...inShared])];
  const unknown = tokens.filter((token) => !isPaperToken(token));
  if (unknown.length > 0) throw new TemplateRefused(`has tokens that nobody knows: ${named(unknown)}`);
  const misplaced = inShared.filter((token) => isPaperToken(token) && !isTokenOfPaper(token));
  if (misplaced.length > 0)
    throw new TemplateRefused(`has tokens of a lesson in a head or foot: ${named([...new Set(misplaced)])}`);
  if (inBody.length === 0) throw new TemplateRefused('has no token, so every page would be the same');
  return tokens;
}

function named(tokens: readonly string[]): string {
  const most = 10;
  return tokens
    .slice(0, most)
    .map((token) => (/[{}]/.test(token) ? token : `{{${token}}}`))
    .join(', ');
}
