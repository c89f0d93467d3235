import type { Response } from 'supertest';
import { pagesOf } from './read-pdf.js';
import { filesOf } from './read-zip.js';

/** Every word that a reply holds, in whatever it comes: what its reader would find in it. The body as bytes. */
export async function wordsOfReply({ body }: Response): Promise<string> {
  const bytes: unknown = body;
  if (!Buffer.isBuffer(bytes)) throw new Error('The reply was not read as bytes.');
  const begin = bytes.subarray(0, 4).toString('latin1');
  if (begin === '%PDF') return (await pagesOf(bytes)).join('\n');
  if (begin === 'PK\u0003\u0004') return [...filesOf(bytes)].flat().join('\n');
  return bytes.toString();
}
