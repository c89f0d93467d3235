import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed, type Encoding, encodingFor } from './compressed.js';

it.each<[string | undefined, Encoding | undefined]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, identity', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('a browser that takes %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

it('a document is the same after its trip', async () => {
  const text = '<p>Harga</p>'.repeat(50);
  expect(brotliDecompressSync(await compressed(text, 'br')).toString()).toBe(text);
  expect(gunzipSync(await compressed(text, 'gzip')).toString()).toBe(text);
});
