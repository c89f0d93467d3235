import { inflateRawSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

const DIRECTORY_ENTRY = 0x02014b50;
/** What XML 1.0 does not allow: a word processor opens no document that holds it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Null for a document that begins and ends as its format does and holds the marker, or what is wrong with it. */
export async function faultOf(content: Buffer, marker: string): Promise<string | null> {
  const start = content.subarray(0, 5).toString('latin1');
  if (start === '%PDF-') return faultOfPdf(content, marker);
  return start.startsWith('PK')
    ? faultOfDocument(content, marker)
    : `it begins with ${JSON.stringify(start)}`;
}

async function faultOfPdf(content: Buffer, marker: string): Promise<string | null> {
  if (!content.subarray(-32).toString('latin1').includes('%%EOF')) return 'it has no end';
  const document = await getDocumentProxy(new Uint8Array(content));
  try {
    // It stands near the end.
    for (let page = document.numPages; page > 0; page -= 1) {
      const { items } = await (await document.getPage(page)).getTextContent();
      const words = items.map((item) => ('str' in item ? item.str : '')).join('');
      if (words.replaceAll(/\s/g, '').includes(marker)) return null;
    }
    return `none of its ${document.numPages} pages holds the last plan`;
  } finally {
    await document.loadingTask.destroy();
  }
}

function faultOfDocument(content: Buffer, marker: string): string | null {
  const xml = partOf(content, 'word/document.xml');
  if (!xml?.includes('</w:document>')) return 'it has no end';
  if (NO_XML.test(xml)) return 'it is no XML';
  return xml.replaceAll(/<[^>]*>/g, '').includes(marker) ? null : 'it does not hold the last plan';
}

function partOf(archive: Buffer, path: string): string | null {
  let at = archive.readUInt32LE(archive.length - 22 + 16);
  while (archive.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const [packed, local] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)];
    const lengths = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const [name = 0, extra = 0, comment = 0] = lengths;
    if (archive.toString('utf8', at + 46, at + 46 + name) === path) {
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      return inflateRawSync(archive.subarray(start, start + packed)).toString();
    }
    at += 46 + name + extra + comment;
  }
  return null;
}
