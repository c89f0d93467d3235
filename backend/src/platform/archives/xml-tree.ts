import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { FileRefused } from './file-refused.js';

/** Names and attributes as they are written, prefixes among them. */
export type XmlElement = Readonly<{
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
}>;
export type XmlNode = XmlElement | string;

type Growing = { name: string; attributes: Record<string, string>; children: XmlNode[] };

const DEEPEST = 120;
const MOST_NODES = 200_000;

/** The whole of a part that is small. What declares a document type could make itself larger than it is: it is refused. */
export async function readXmlTree(stream: Readable): Promise<XmlElement> {
  const root: Growing = { name: '', attributes: {}, children: [] };
  const path: Growing[] = [root];
  let nodes = 0;
  const add = (node: XmlNode) => {
    nodes += 1;
    if (nodes > MOST_NODES || path.length > DEEPEST) throw new FileRefused('too_big');
    path.at(-1)?.children.push(node);
  };
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new FileRefused('unreadable');
  });
  parser.on('doctype', () => {
    throw new FileRefused('doctype');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Growing = { name, attributes, children: [] };
    add(element);
    path.push(element);
  });
  parser.on('closetag', () => void path.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  stream.setEncoding('utf8');
  for await (const piece of stream) parser.write(piece);
  parser.close();
  const found = root.children.find((node) => typeof node !== 'string');
  if (!found) throw new FileRefused('unreadable');
  return found;
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
