import { Readable } from 'node:stream';
import type { Pieces } from './printer-process.js';

/** A file, and before it a line of JSON that says something of it. */
export function fileWithWords(words: object, bytes: Uint8Array): Readable {
  return Readable.from([Buffer.from(`${JSON.stringify(words)}\n`), bytes]);
}

/** What `fileWithWords` has printed. */
export function wordsOfFile<Words extends object>(pieces: Pieces): Words & Readonly<{ bytes: Buffer }> {
  const printed = Buffer.concat(pieces);
  const end = printed.indexOf('\n');
  return { ...JSON.parse(printed.toString('utf8', 0, end)), bytes: printed.subarray(end + 1) };
}
