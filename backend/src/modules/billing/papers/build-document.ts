import { detailsUnlessSaid } from './billing-details.js';
import type { CreditNoteDocument, InvoiceDocument, ReceiptDocument } from './billing-document.js';
import { taxWithin } from './service-tax.js';

/** Builders with defaults, for specs. */
const BASE = {
  issuedAt: Date.parse('2026-11-20T07:30:00+08:00'),
  seller: {
    name: 'Penjual Contoh Sdn. Bhd.',
    registrationNumber: '202401000001',
    tin: 'C00000000010',
    serviceTaxNumber: null,
    industryCode: '62010',
    industry: 'Computer programming activities',
    address: { lines: ['Jalan Contoh 1'], postcode: '50000', city: 'Kuala Lumpur', stateCode: '14' },
    phone: '+60300000000',
    email: 'kewangan@contoh.test',
  },
  buyer: detailsUnlessSaid('SK Contoh'),
  description: 'Langganan Rekod Mengajar: pelan Sederhana, 1 bulan',
  amount: taxWithin(15_000, 0),
  currency: 'MYR',
} as const;

export function anInvoice(fields: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    ...BASE,
    kind: 'invoice',
    number: 'INV-2026-000001',
    life: { state: 'open', since: BASE.issuedAt, cause: null },
    expiresAt: null,
    settlement: { paidSen: 0, returnedSen: 0, creditedSen: 0, balanceSen: 15_000 },
    payUrl: 'https://aba1001.contoh.test/bayar',
    ...fields,
  };
}

export function aReceipt(fields: Partial<ReceiptDocument> = {}): ReceiptDocument {
  const payment = { method: 'Billplz', reference: 'zq0tm2wc', paidAt: BASE.issuedAt };
  const numbers = { number: 'RES-2026-000001', invoiceNumber: 'INV-2026-000001' };
  return { ...BASE, kind: 'receipt', ...numbers, ...payment, ...fields };
}

export function aCreditNote(fields: Partial<CreditNoteDocument> = {}): CreditNoteDocument {
  const numbers = { number: 'NK-2026-000001', invoiceNumber: 'INV-2026-000001' };
  return { ...BASE, kind: 'credit-note', ...numbers, reason: 'Pelan salah dipilih.', ...fields };
}
