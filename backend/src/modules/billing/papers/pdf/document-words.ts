import { malayDate } from '../../../../platform/calendar/malay-date.js';
import { dayOf } from '../../../../platform/calendar/school-instant.js';
import type { InvoiceEnd, InvoiceLife } from '../../invoicing/invoice-life.js';
import { ringgit } from '../../ringgit.js';
import type { BillingDocument, DocumentKind, InvoiceDocument } from '../billing-document.js';

export const TITLES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invois',
  receipt: 'Resit rasmi',
  'credit-note': 'Nota kredit',
};

/** e.g. 20 November 2026 */
export function documentDate(instant: number): string {
  return malayDate(dayOf(instant));
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

const END_WORDS: Readonly<Record<InvoiceEnd, string>> = {
  'like-paid': 'pesanan lain telah dibayar',
  replaced: 'diganti pesanan baharu',
  cancelled: 'atas permintaan sekolah',
};

function invoiceState({ life, expiresAt }: InvoiceDocument): [string, string][] {
  const payable = life.state === 'open' && expiresAt !== null;
  return [
    ['Status', stateWords(life)],
    ...present('Bayar sehingga', payable ? documentDate(expiresAt - 1) : null),
  ];
}

function stateWords({ state, since, cause }: InvoiceLife): string {
  const day = documentDate(since);
  switch (state) {
    case 'open':
      return 'Belum dibayar';
    case 'paid':
      return `Dibayar pada ${day}`;
    case 'credited':
      return `Dikreditkan sepenuhnya pada ${day}`;
    case 'void':
      return `Dibatalkan pada ${day}${cause === null ? '' : `: ${END_WORDS[cause]}`}`;
    case 'expired':
      return `Tamat tempoh sejak ${day}`;
  }
}

export function totalLabel({ kind }: BillingDocument): string {
  if (kind === 'receipt') return 'Jumlah diterima';
  return kind === 'invoice' ? 'Jumlah' : 'Jumlah dikreditkan';
}

/** What is still to be paid. */
export const BALANCE = 'Baki';

/** Below the total of an invoice: how much of it is settled. */
export function settlementLines({ settlement }: InvoiceDocument): [label: string, value: string][] {
  const { paidSen, returnedSen, creditedSen, balanceSen } = settlement;
  const some = (label: string, sen: number) => present(label, sen === 0 ? null : ringgit(sen));
  return [
    ['Telah dibayar', ringgit(paidSen)],
    ...some('Dipulangkan', returnedSen),
    ...some('Dikreditkan', creditedSen),
    [BALANCE, ringgit(balanceSen)],
  ];
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
