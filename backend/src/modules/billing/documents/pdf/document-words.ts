import { ringgit } from '../../ringgit.js';
import type { BillingDocument, DocumentKind } from '../billing-document.js';

export const TITLES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invois',
  receipt: 'Resit rasmi',
  'credit-note': 'Nota kredit',
};

const DATE = new Intl.DateTimeFormat('ms-MY', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kuala_Lumpur',
});

/** e.g. 20 November 2026 */
export function documentDate(instant: number): string {
  return DATE.format(instant);
}

/** The block beside the buyer: what the document is, line by line. */
export function facts(document: BillingDocument): [label: string, value: string][] {
  const common: [string, string][] = [
    ['Nombor', document.number],
    ['Tarikh', documentDate(document.issuedAt)],
  ];
  switch (document.kind) {
    case 'invoice':
      return [...common, ...invoiceState(document)];
    case 'receipt':
      return [
        ...common,
        ['Invois', document.invoiceNumber],
        ['Dibayar pada', documentDate(document.paidAt)],
        ['Cara bayaran', document.method],
        ...present('Rujukan', document.reference),
      ];
    case 'credit-note':
      return [...common, ['Bagi invois', document.invoiceNumber]];
  }
}

function present(label: string, value: string | null): [string, string][] {
  return value === null ? [] : [[label, value]];
}

function invoiceState({ status, paidAt }: BillingDocument & { kind: 'invoice' }): [string, string][] {
  if (status === 'paid' && paidAt !== null) return [['Status', `Dibayar pada ${documentDate(paidAt)}`]];
  return [['Status', status === 'open' ? 'Belum dibayar' : 'Terbatal']];
}

export function totalLabel({ kind }: BillingDocument): string {
  if (kind === 'receipt') return 'Jumlah diterima';
  return kind === 'invoice' ? 'Jumlah perlu dibayar' : 'Jumlah dikreditkan';
}

export function sums({ amount }: BillingDocument): [label: string, value: string][] {
  const rate = new Intl.NumberFormat('ms-MY', { maximumFractionDigits: 2 }).format(amount.basisPoints / 100);
  return [
    ['Jumlah sebelum cukai', ringgit(amount.netSen)],
    [`Cukai perkhidmatan (${rate}%)`, ringgit(amount.taxSen)],
  ];
}

export function closingWords(document: BillingDocument): string {
  if (document.kind === 'receipt') return 'Bayaran di atas telah diterima dengan terima kasih.';
  return document.kind === 'credit-note' ? `Sebab: ${document.reason}` : '';
}
