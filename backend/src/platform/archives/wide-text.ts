/**
 * Text of two bytes a letter, as its mark says; null where it has none. The only place that decodes such text:
 * Node 24.21 writes past the end of its own memory where `Buffer.toString` is given a slice of odd length that
 * begins at an odd address, and the process ends.
 */
export function wideText(bytes: Uint8Array, { fatal = false } = {}): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal }).decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal }).decode(bytes);
  return null;
}
