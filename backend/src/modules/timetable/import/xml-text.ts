import { TextDecoder } from 'node:util';
import { TimetableFileRefused } from './refusal-sentences.js';

/** As files of the timetable program declare them, and the two that mean one of them. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  'us-ascii': 'utf-8',
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'windows-1252': 'windows-1252',
  'windows-1256': 'windows-1256',
  'iso-8859-1': 'windows-1252',
};
const MOST_BYTES = 10 * 1024 * 1024;
/** The head of the file stands in them. */
const HEAD_BYTES = 200;
/** Small, so that what has no end is noticed long before there is much of it. */
const PIECE_BYTES = 16 * 1024;
const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/;

/** The text of a file, piece by piece, as its mark or its head says that it is written; else as UTF-8. */
export async function* xmlText(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const piece of piecesOf(source)) {
    decoder ??= decoderFor(piece);
    yield decoded(decoder, piece);
  }
  if (decoder) yield decoded(decoder);
}

/** The first holds the whole head; none is larger than is good for the parser. */
async function* piecesOf(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  let taken = 0;
  let begun: Buffer | null = Buffer.alloc(0);
  for await (const bytes of source) {
    taken += bytes.length;
    if (taken > MOST_BYTES) throw new TimetableFileRefused('too_big');
    let whole: Buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (begun) {
      whole = Buffer.concat([begun, whole]);
      begun = whole.length < HEAD_BYTES ? whole : null;
      if (begun) continue;
    }
    for (let at = 0; at < whole.length; at += PIECE_BYTES) yield whole.subarray(at, at + PIECE_BYTES);
  }
  if (begun && begun.length > 0) yield begun;
}

function decoderFor(head: Buffer): TextDecoder {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isWide) throw new TimetableFileRefused('encoding');
  const isMarked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  const begins = head.toString('latin1', isMarked ? 3 : 0, HEAD_BYTES);
  if (!/^\s*</.test(begins) || begins.includes('\0')) throw new TimetableFileRefused('unreadable');
  const [, declared = 'utf-8'] = DECLARED.exec(begins) ?? [];
  const encoding = isMarked ? 'utf-8' : ENCODINGS[declared.toLowerCase()];
  if (encoding === undefined) throw new TimetableFileRefused('encoding');
  return new TextDecoder(encoding, { fatal: true });
}

function decoded(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined });
  } catch {
    throw new TimetableFileRefused(piece ? 'wrong_encoding' : 'truncated');
  }
}
