import { Archive } from '../../../platform/archives/archive.js';
import { DOCUMENT_PART, readDocument } from './read-document.js';
import {
  type EncodingChoice,
  FileRefused,
  ONE_TABLE,
  type Reading,
  type ReadSheet,
  type Wanted,
} from './read-sheet.js';
import { isChoice, readText } from './read-text.js';
import { readWorkbook } from './read-workbook.js';

const ZIP = Buffer.from('PK\u0003\u0004');
/** What old Excel wrote, and the box around a new file with a password. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const IN_THE_BOX = Buffer.from('EncryptedPackage', 'utf16le');

/** Whatever the bytes turn out to be; nothing of what they say of themselves is believed. */
export async function readTableFile(bytes: Buffer, wanted: Wanted = ONE_TABLE): Promise<Reading> {
  try {
    const found = await sheetsOf(bytes, wanted);
    if (isChoice(found)) return { encodings: found };
    const sheets = found.filter(({ rows }) => rows.length > 0);
    return sheets.length === 0 ? { refusal: 'empty' } : { sheets };
  } catch (problem) {
    return { refusal: problem instanceof FileRefused ? problem.refusal : 'unreadable' };
  }
}

async function sheetsOf(
  bytes: Buffer,
  wanted: Wanted,
): Promise<readonly ReadSheet[] | readonly EncodingChoice[]> {
  if (begins(bytes, ZIP)) return readZip(bytes, wanted);
  if (begins(bytes, COMPOUND)) throw new FileRefused(bytes.includes(IN_THE_BOX) ? 'encrypted' : 'old_excel');
  if (begins(bytes, Buffer.from('%PDF'))) throw new FileRefused('unreadable');
  return readText(bytes, wanted.encoding);
}

async function readZip(bytes: Buffer, wanted: Wanted): Promise<ReadSheet[]> {
  const archive = await Archive.open(bytes);
  return archive.has(DOCUMENT_PART) ? readDocument(archive) : readWorkbook(archive, wanted);
}

function begins(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}
