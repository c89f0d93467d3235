import type { Invoice } from '../invoice.js';

/** What an invoice is for, e.g. "Langganan Rekod Mengajar: pelan Sederhana, 12 bulan". */
export function lineDescription({ planName, termMonths, upgradesUntil }: Invoice): string {
  const subject =
    upgradesUntil === null ? `pelan ${planName}, ${termMonths} bulan` : `naik taraf kepada pelan ${planName}`;
  return `Langganan Rekod Mengajar: ${subject}`;
}
