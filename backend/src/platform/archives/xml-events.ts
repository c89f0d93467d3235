import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { FileRefused } from './file-refused.js';

type Attributes = Readonly<Record<string, string>>;

/** Names come without the prefix that some programs write. */
export type XmlListener = Readonly<{
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}>;

/** Reads XML as it comes. What declares a document type could make itself larger than it is: it is refused. */
export async function readXml(stream: Readable, { open, text, close }: XmlListener): Promise<void> {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new FileRefused('unreadable');
  });
  parser.on('doctype', () => {
    throw new FileRefused('doctype');
  });
  if (open) parser.on('opentag', ({ name, attributes }) => open(bare(name), attributes));
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ name }) => close(bare(name)));
  stream.setEncoding('utf8');
  for await (const piece of stream) parser.write(piece);
  parser.close();
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
