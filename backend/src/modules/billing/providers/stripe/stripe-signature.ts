import Stripe from 'stripe';

const TOLERANCE_SECONDS = 300;
const TIMESTAMP = /(?:^|,)t=(\d{1,12})(?:,|$)/;

/** `now`: system time, epoch milliseconds. Stripe's own check refuses what is too old; nothing comes from the future. */
export function isSignedByStripe(
  rawBody: Buffer,
  header: string,
  secrets: readonly string[],
  now: number,
): boolean {
  const signedAt = Number(TIMESTAMP.exec(header)?.[1]) * 1_000;
  const isEarly = !(signedAt <= now + TOLERANCE_SECONDS * 1_000);
  return !isEarly && isPlainText(rawBody) && secrets.some((secret) => matches(rawBody, header, secret, now));
}

function matches(rawBody: Buffer, header: string, secret: string, now: number): boolean {
  try {
    const { signature } = Stripe.webhooks;
    return signature?.verifyHeader(rawBody, header, secret, TOLERANCE_SECONDS, undefined, now) === true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

/** The library signs the text that it decodes, so other bytes of the same text must not pass. */
function isPlainText(rawBody: Buffer): boolean {
  return Buffer.from(new TextDecoder().decode(rawBody)).equals(rawBody);
}
