import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { FileRefused } from './file-refused.js';

/** Names and attributes with the prefix that the reader knows their namespace by, whatever the file calls it. */
export type XmlElement = Readonly<{
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
}>;
export type XmlNode = XmlElement | string;
/** Of a namespace; null where nobody knows it. The empty one has names without a prefix. */
export type PrefixOf = (namespace: string) => string | null;

type Growing = { name: string; attributes: Record<string, string>; children: XmlNode[] };

const DEEPEST = 120;
/** Of the parts of a file together. */
export const MOST_NODES = 200_000;
/** What stands in an unknown namespace is named so that no list has it. */
const UNKNOWN = '?';

/**
 * The whole of a part that is small. What declares a document type could make itself larger than it is: it is refused.
 * `left`: how many nodes the parts of the file may still have; it is counted down.
 */
export function readXmlTree(text: string, prefixOf: PrefixOf, left: { nodes: number }): XmlElement {
  const root: Growing = { name: '', attributes: {}, children: [] };
  const path: Growing[] = [root];
  const add = (node: XmlNode) => {
    left.nodes -= 1;
    if (left.nodes < 0 || path.length > DEEPEST) throw new FileRefused('too_big');
    path.at(-1)?.children.push(node);
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => refuse('unreadable'));
  parser.on('doctype', () => refuse('doctype'));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?(?:8|16)$/i.test(encoding)) refuse('unreadable');
  });
  const named = ({ uri, local }: Pick<SaxesTagNS, 'uri' | 'local'>) => nameOf(prefixOf(uri), local);
  parser.on('opentag', (tag) => {
    const name = named(tag);
    const attributes = Object.values<SaxesAttributeNS>(tag.attributes).filter(isNoDeclaration);
    const element: Growing = { name, attributes: {}, children: [] };
    for (const each of attributes)
      element.attributes[each.prefix === '' ? each.local : named(each)] = each.value;
    if (element.attributes.Requires !== undefined)
      element.attributes.Requires = element.attributes.Requires.split(/\s+/)
        .map((prefix) => prefixOf(parser.resolve(prefix) ?? '') ?? UNKNOWN)
        .join(' ');
    add(element);
    path.push(element);
  });
  parser.on('closetag', () => void path.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  const found = root.children.find((node) => typeof node !== 'string');
  return found ?? refuse('unreadable');
}

function refuse(refusal: 'doctype' | 'unreadable'): never {
  throw new FileRefused(refusal);
}

function isNoDeclaration({ prefix, name }: SaxesAttributeNS): boolean {
  return prefix !== 'xmlns' && name !== 'xmlns';
}

function nameOf(prefix: string | null, local: string): string {
  return prefix === '' ? local : `${prefix ?? UNKNOWN}:${local}`;
}

export function elementsOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** Itself, or the first within it. */
export function firstNamed(element: XmlElement, name: string): XmlElement | null {
  if (element.name === name) return element;
  for (const child of elementsOf(element)) {
    const found = firstNamed(child, name);
    if (found) return found;
  }
  return null;
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export function xmlOf(node: XmlNode): string {
  if (typeof node === 'string') return escapedXml(node);
  const { name, children } = node;
  if (children.length === 0) return `${beginOf(node).slice(0, -1)}/>`;
  return `${beginOf(node)}${children.map(xmlOf).join('')}</${name}>`;
}

/** "<name ...>" */
export function beginOf({ name, attributes }: Pick<XmlElement, 'name' | 'attributes'>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key}="${escapedXml(value)
        .replaceAll('"', '&quot;')
        .replaceAll(/[\t\n\r]/g, ' ')}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** As text, without what XML 1.0 cannot hold at all. */
export function escapedXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
