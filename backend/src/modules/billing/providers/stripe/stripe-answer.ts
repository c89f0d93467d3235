import type Stripe from 'stripe';
import type { ProviderFact } from '../payment-provider.js';

/** A checkout session as Stripe shows it, with its payment intent and the newest charge of that expanded. */
export function stripeAnswer(session: Stripe.Checkout.Session, now: number): ProviderFact[] {
  const bill = { reference: session.id };
  const paymentId = intentId(session) ?? session.id;
  const at = chargedAt(session) ?? now;
  if (session.payment_status === 'paid' && session.amount_total && session.currency) {
    const [amountSen, currency] = [session.amount_total, session.currency.toUpperCase()];
    return [{ kind: 'payment-succeeded', paymentId, at, amountSen, currency, bill }];
  }
  if (session.status === 'expired')
    return [{ kind: 'payment-abandoned', paymentId, at: session.expires_at * 1_000, bill }];
  if (session.status === 'complete')
    return [{ kind: 'payment-pending', paymentId, at: session.created * 1_000, bill }];
  return [];
}

function intentId({ payment_intent: intent }: Stripe.Checkout.Session): string | undefined {
  return (typeof intent === 'string' ? intent : intent?.id) ?? undefined;
}

function chargedAt({ payment_intent: intent }: Stripe.Checkout.Session): number | undefined {
  if (!intent || typeof intent === 'string') return undefined;
  const { latest_charge: charge } = intent;
  return charge && typeof charge !== 'string' ? charge.created * 1_000 : undefined;
}
