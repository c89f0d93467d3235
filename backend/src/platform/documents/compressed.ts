import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compress: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
};

/** More than all documents of a build, with the prices of a day. */
const KEPT = 200;
const kept = new Map<string, Promise<Buffer>>();

/** The shorter of those that a browser takes, e.g. "gzip, deflate, br". */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const names = new Set(accepted?.split(',').map((name) => name.trim().split(';')[0]));
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : undefined;
}

/** Documents are the same for everybody, so each is compressed once. */
export function compressed(text: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const made = compress[encoding](text);
  kept.set(key, made);
  return made;
}
