/**
 * What proves who somebody is, as the `amr` claim names it. Not a mailed link or code, though that signs in too: a
 * hand-over between hosts makes its session so. Not Google either, which may let its browser in without a question.
 */
const PROOFS: readonly unknown[] = ['password', 'passkey', 'totp', 'mfa/phone', 'mfa/webauthn'];

/**
 * When the person last proved it, in epoch milliseconds; null where a token knows of no proof. A refresh keeps the times
 * of the methods, so it makes nothing newer.
 *
 * @param amr the claim: a list of `{ method, timestamp }`, in seconds
 */
export function provenAt(amr: unknown): number | null {
  if (!Array.isArray(amr)) return null;
  const times = amr.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { method, timestamp } = entry as Readonly<Record<string, unknown>>;
    return PROOFS.includes(method) && typeof timestamp === 'number' ? [timestamp * 1_000] : [];
  });
  return times.length > 0 ? Math.max(...times) : null;
}
