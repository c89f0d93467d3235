const SIGNATURE = /^(x_signature|hash)$/;

/** A body as it may be shown: the field of a form that signs it is blanked. The others sign in a header. */
export function redactBody(raw: Buffer): Buffer {
  const text = raw.toString('latin1');
  const shown = text.split('&').map((pair) => {
    const [[name = ''] = []] = new URLSearchParams(pair);
    return SIGNATURE.test(name) ? `${name}=[redacted]` : pair;
  });
  return Buffer.from(shown.join('&'), 'latin1');
}
