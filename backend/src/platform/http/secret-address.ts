/** All that follows is a secret, in whatever case a client asks. */
const SECRET = /^.*?\/(kalendar|semak|checks|lawatan|visits)\//i;

/**
 * What of a path may be known before its secret; null where it carries none. An address means the same however its letters
 * are escaped, and the framework escapes once more what it cannot read. Throws where it cannot be read.
 */
export function knownPart(path: string): string | null {
  return SECRET.exec(decodeURIComponent(decodeURIComponent(path)))?.[0].toLowerCase() ?? null;
}

/** What cannot be read may carry one too. */
export function carriesSecret(path: string): boolean {
  try {
    return knownPart(path) !== null;
  } catch {
    return true;
  }
}
