import { invalidRequest, tooLarge } from '../storage-error.ts';

const factors = new Map([
  ['b', 1],
  ['kb', 1e3],
  ['mb', 1e6],
  ['gb', 1e9],
]);

/** @param given bytes, or a text such as 20GB, 20MB, 30KB, 3B */
export function sizeLimit(given: number | string, most: number): number {
  const bytes = typeof given === 'number' ? given : parse(given);
  if (bytes > most) throw tooLarge();
  return bytes;
}

function parse(text: string): number {
  const [, amount, unit = ''] = /^(\d{1,12}(?:\.\d{1,6})?)(gb|mb|kb|b)$/i.exec(text) ?? [];
  const factor = factors.get(unit.toLowerCase());
  if (!factor) throw invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  return Math.round(Number(amount) * factor);
}
