import type { BillableInvoice } from './payment-provider.js';

/**
 * Without the signs that divide a signed text (a control character, a "|") or turn its direction: people may call
 * themselves as they like, and a bill says the same with a blank in their place.
 */
export function forProvider(invoice: BillableInvoice): BillableInvoice {
  const { description, payer } = invoice;
  return {
    ...invoice,
    description: undivided(description),
    payer: { name: undivided(payer.name), email: undivided(payer.email) },
  };
}

function undivided(text: string): string {
  return text
    .replaceAll(/[\p{C}|]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
