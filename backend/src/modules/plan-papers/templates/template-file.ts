import { FileRefused } from '../../../platform/archives/file-refused.js';
import { XML_HEAD, type XmlElement, xmlOf } from '../../../platform/archives/xml-tree.js';
import { cleanDocument, DOCUMENT, MOST_TEXT_BYTES } from '../../../platform/office/clean-document.js';
import { leftOutSentence } from '../../../platform/office/left-out.js';
import { packed } from '../../../platform/office/new-package.js';
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
  /** What is missed of the file that was sent, in a sentence; null where nothing is. */
  leftOut: string | null;
}>;

/** Thrown for a template that is not taken; the message says what the school has to change. */
export class TemplateRefused extends Error {}

const SHARED = /^word\/(?:header|footer)\d+\.xml$/;

const WORDS: Partial<Record<FileRefused['refusal'], string>> = {
  doctype: 'declares a document type, which no word processor writes',
  encrypted: 'is locked with a password',
  too_big: 'unfolds to more than a template needs',
};

/** What is known of what a school sends, made anew: nothing of it is handed on as it came. */
export async function readTemplate(bytes: Buffer): Promise<TemplateFile> {
  try {
    return await read(bytes);
  } catch (problem) {
    if (!(problem instanceof FileRefused)) throw problem;
    throw new TemplateRefused(WORDS[problem.refusal] ?? 'cannot be read as a DOCX document');
  }
}

/** As it is kept: read again it is the same. */
export function templateBytes({ document, shared, others }: TemplateFile): Promise<Buffer> {
  const texts = [...shared, [DOCUMENT, document] as const];
  return packed(new Map([...others, ...texts.map(([path, tree]) => [path, written(tree)] as const)]));
}

const written = (tree: XmlElement) => Buffer.from(XML_HEAD + xmlOf(tree));

async function read(bytes: Buffer): Promise<TemplateFile> {
  const clean = await cleanDocument(bytes);
  const others = clean.contents();
  const shared = new Map([...clean.trees].filter(([path]) => SHARED.test(path)));
  const document = clean.trees.get(DOCUMENT);
  if (!document) throw new FileRefused('unreadable');
  for (const path of [DOCUMENT, ...shared.keys()]) {
    if ((others.get(path)?.length ?? 0) > MOST_TEXT_BYTES) throw new FileRefused('too_big');
    others.delete(path);
  }
  const tokens = checkedTokens(document, shared);
  return { document, shared, others, tokens, leftOut: leftOutSentence(clean.leftOut) };
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
