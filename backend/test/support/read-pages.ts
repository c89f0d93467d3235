import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { wideText } from '../../src/platform/archives/wide-text.js';

/** What a program that shows documents reads on each page, without blanks and without what is passed over. */
export async function readPages(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(withoutBlanks(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  return pages;
}

/** What the document says of its own lines that no reader could put together from pictures of letters (ISO 32000, 14.9.4). */
export function saidOfLines(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(
    ([, packed = '']) => inflated(packed),
  );
  const lines = streams.flatMap((stream) =>
    [...stream.matchAll(/\/ActualText \(((?:[^\\)]|\\[\s\S])*)\)/g)].map(([, text = '']) => textOf(text)),
  );
  return withoutBlanks(lines.join(''));
}

export function withoutBlanks(text: string): string {
  return text.replaceAll(/[\s\u2060]/gu, '');
}

function inflated(packed: string): string[] {
  try {
    return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')];
  } catch {
    return [];
  }
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function textOf(written: string): string {
  const bytes = Buffer.from(
    written.replaceAll(/\\([\s\S])/g, (_, sign: string) => ESCAPED[sign] ?? sign),
    'latin1',
  );
  return wideText(bytes) ?? bytes.toString();
}
