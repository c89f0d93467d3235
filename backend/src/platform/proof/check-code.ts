/** Crockford's letters: none that is read as another one. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;

/** Of 128 bits. */
const LENGTH = 26;
export const CODE_BYTES = 16;

/** As it stands in its address: 26 letters for 16 bytes. */
export function textOfCode(code: Uint8Array): string {
  let value = numberOf(code) << 2n;
  let text = '';
  for (let at = 0; at < LENGTH; at += 1) {
    text = LETTERS[Number(value & 31n)] + text;
    value >>= BigInt(BITS);
  }
  return text;
}

/** However somebody has typed it, with spaces, hyphens, O for 0 or l for 1. Null where it is none. */
export function codeOfText(typed: string): Uint8Array | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (letters.length !== LENGTH) return null;
  let value = 0n;
  for (const letter of letters) {
    const at = LETTERS.indexOf(letter);
    if (at < 0) return null;
    value = (value << BigInt(BITS)) | BigInt(at);
  }
  // The last letter has two bits more than there are: no code has anything in them.
  return (value & 3n) === 0n ? bytesOf(value >> 2n) : null;
}

/** In groups that can be read aloud: "7ZZT0-..." */
export function shownCode(code: Uint8Array): string {
  return (textOfCode(code).match(/.{1,5}/g) ?? []).join('-');
}

function numberOf(bytes: Uint8Array): bigint {
  return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

function bytesOf(value: bigint): Uint8Array {
  return Uint8Array.from({ length: CODE_BYTES }, (_, at) =>
    Number((value >> BigInt(8 * (CODE_BYTES - 1 - at))) & 255n),
  );
}
