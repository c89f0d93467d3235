/** All that follows is a secret, in whatever case a client asks. */
const SECRET = /^.*?\/(kalendar|semak|checks|lawatan|visits)\//i;

/**
 * What of a path may be known before its secret; null where it carries none. An address means the same however its letters
 * are escaped, and the framework escapes once more what it cannot read. Throws where it cannot be read.
 */
export function knownPart(path: string): string | null {
  return SECRET.exec(decoded(path))?.[0].toLowerCase() ?? null;
}

/** Hardly an address is escaped, and reading escapes costs a request more than a guard does. */
function decoded(path: string): string {
  return path.includes('%') ? decodeURIComponent(decodeURIComponent(path)) : path;
}

/** What cannot be read may carry one too. */
export function carriesSecret(path: string): boolean {
  try {
    return knownPart(path) !== null;
  } catch {
    return true;
  }
}
