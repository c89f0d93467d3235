import type { ByteRange } from '../bytes/byte-store.ts';
import { StorageError } from '../storage-error.ts';

/** @returns undefined for the whole: no header, or a form that servers may ignore */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) throw new StorageError(416, 'InvalidRange', 'invalid range provided', 'invalid_range');
  return { start, end };
}
