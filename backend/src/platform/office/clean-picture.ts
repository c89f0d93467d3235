/** `bytes`: what a reader needs to show it, and nothing else of the file. */
export type CleanPicture = Readonly<{ ending: 'png' | 'jpeg'; bytes: Buffer }>;

/** Of a PNG or JPEG without texts, places, other programs' data and whatever stands behind its end; null of all else. */
export function cleanPicture(bytes: Buffer): CleanPicture | null {
  try {
    if (bytes.subarray(0, 8).equals(PNG)) return { ending: 'png', bytes: cleanPng(bytes) };
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return { ending: 'jpeg', bytes: cleanJpeg(bytes) };
    return null;
  } catch (problem) {
    if (problem instanceof EndsEarly) return null;
    throw problem;
  }
}

class EndsEarly extends Error {}

function byteAt(bytes: Buffer, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new EndsEarly();
  return byte;
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const PNG_CHUNKS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'pHYs',
  'bKGD',
]);

function cleanPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [PNG];
  for (let at = PNG.length; ; ) {
    if (at + 12 > bytes.length) throw new EndsEarly();
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length || (kept.length === 1 && type !== 'IHDR')) throw new EndsEarly();
    if (PNG_CHUNKS.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
}

const [START_OF_SCAN, END] = [0xda, 0xd9];
/** Tables, frames, restarts, and what JFIF and Adobe say of colours (ITU T.81, B.1.1.3). */
const JPEG_SEGMENTS = new Set([0xdb, 0xc0, 0xc1, 0xc2, 0xc4, 0xdd, START_OF_SCAN, 0xe0, 0xee]);

function cleanJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  for (let at = 2; ; ) {
    if (byteAt(bytes, at) !== 0xff) throw new EndsEarly();
    const marker = byteAt(bytes, at + 1);
    if (marker === END) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
    const head = at + 2 + byteAt(bytes, at + 2) * 256 + byteAt(bytes, at + 3);
    const end = marker === START_OF_SCAN ? endOfScan(bytes, head) : head;
    if (end > bytes.length) throw new EndsEarly();
    if (JPEG_SEGMENTS.has(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

/** Where the next marker stands that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ; at += 1) {
    if (byteAt(bytes, at) !== 0xff) continue;
    const next = byteAt(bytes, at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}
