function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** RFC 7636, S256: what this browser keeps, and what it shows of it. */
export async function newPkcePair(): Promise<{ verifier: string; challenge: string }> {
  const verifier = toText(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: toText(new Uint8Array(hash)) };
}
