import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import {
  beginOf,
  XML_HEAD,
  type XmlElement,
  type XmlNode,
  xmlOf,
} from '../../../platform/archives/xml-tree.js';
import { AFTER_PAGE_BREAK, filled, type TokenValues, withMark } from './fill-tokens.js';
import type { TemplateFile } from './template-file.js';

/** A template filled in for each lesson, each on a page of its own; written while the lessons are read. */
export function fillTemplate(
  template: TemplateFile,
  ofPaper: TokenValues,
  lessons: AsyncIterable<TokenValues>,
): Readable {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  zip.on('error', (error) => output.destroy(error));
  zip.outputStream.pipe(output);
  for (const [path, content] of template.others) zip.addBuffer(content, path);
  for (const [path, tree] of template.shared)
    zip.addBuffer(Buffer.from(XML_HEAD + xmlOf(filled(tree, ofPaper))), path);
  const document = Readable.from(documentOf(template.document, ofPaper, lessons));
  document.on('error', (error) => output.destroy(error));
  zip.addReadStream(document, 'word/document.xml');
  zip.end();
  return output;
}

async function* documentOf(
  document: XmlElement,
  ofPaper: TokenValues,
  lessons: AsyncIterable<TokenValues>,
): AsyncIterable<string> {
  const at = document.children.findIndex((child) => isNamed(child, 'w:body'));
  const body = document.children[at];
  const [before, after] = [document.children.slice(0, at), document.children.slice(at + 1)];
  const inBody = typeof body === 'object' ? body.children : [];
  const section = inBody.filter((child) => isNamed(child, 'w:sectPr'));
  const page = inBody.filter((child) => !isNamed(child, 'w:sectPr')).map(once);
  yield `${XML_HEAD}${beginOf(document)}${before.map(xmlOf).join('')}<w:body>`;
  let copies = 0;
  for await (const values of lessons) {
    const content = copies === 0 ? page : onNewPage(page.map((node) => renumbered(node, copies)));
    const all = { ...ofPaper, ...values };
    yield content.map((node) => xmlOf(typeof node === 'string' ? node : filled(node, all))).join('');
    copies += 1;
  }
  yield `${section.map(xmlOf).join('')}</w:body>${after.map(xmlOf).join('')}</${document.name}>`;
}

/** A table that begins a page cannot break it: a paragraph of no height does. */
function onNewPage(page: readonly XmlNode[]): XmlNode[] {
  const [first, ...rest] = page;
  if (typeof first === 'object' && first.name === 'w:p')
    return [withMark(first, 'pPr', 'pageBreakBefore', AFTER_PAGE_BREAK), ...rest];
  return [BREAK, ...page];
}

const empty = (name: string, attributes: Record<string, string> = {}): XmlElement => ({
  ...{ name, attributes, children: [] },
});
const BREAK: XmlElement = {
  name: 'w:p',
  attributes: {},
  children: [
    {
      name: 'w:pPr',
      attributes: {},
      children: [
        empty('w:pageBreakBefore'),
        empty('w:spacing', { 'w:before': '0', 'w:after': '0', 'w:line': '20', 'w:lineRule': 'exact' }),
      ],
    },
  ],
};

/** Without what may stand in a document once only. */
function once(node: XmlNode): XmlNode {
  if (typeof node === 'string') return node;
  const { 'w14:paraId': _paragraph, 'w14:textId': _text, ...attributes } = node.attributes;
  const children = node.children.filter(
    (child) => !isNamed(child, 'w:bookmarkStart') && !isNamed(child, 'w:bookmarkEnd'),
  );
  return { ...node, attributes, children: children.map(once) };
}

const NUMBERS_A_COPY = 10_000;

/** Drawings are numbered through the document. */
function renumbered(node: XmlNode, copy: number): XmlNode {
  if (typeof node === 'string') return node;
  const children = node.children.map((child) => renumbered(child, copy));
  if (node.name !== 'wp:docPr') return { ...node, children };
  const id = String(Number(node.attributes.id ?? 0) + copy * NUMBERS_A_COPY);
  return { ...node, children, attributes: { ...node.attributes, id } };
}

function isNamed(node: XmlNode, name: string): boolean {
  return typeof node !== 'string' && node.name === name;
}
