import type { Invoice } from '../invoicing/invoice.js';

/** What an invoice is for, e.g. "Langganan Rekod Mengajar: pelan Sederhana, 12 bulan". */
export function lineDescription(invoice: Invoice): string {
  return `Langganan Rekod Mengajar: ${boughtWords(invoice)}`;
}

/** e.g. "pelan Sederhana, 12 bulan" */
export function boughtWords({ planName, termMonths, upgradesUntil }: Invoice): string {
  return upgradesUntil === null
    ? `pelan ${planName}, ${termMonths} bulan`
    : `naik taraf kepada pelan ${planName}`;
}
