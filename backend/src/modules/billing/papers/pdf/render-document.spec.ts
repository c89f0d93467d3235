import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { InvoiceEnd, InvoiceState } from '../../invoicing/invoice-life.js';
import { aCreditNote, anInvoice, aReceipt } from '../build-document.js';
import { facts, settlementLines, sums } from './document-words.js';
import { renderDocument } from './render-document.js';

describe('A document as PDF', () => {
  it.each([
    ['invoice', anInvoice()],
    ['receipt', aReceipt()],
    ['credit note', aCreditNote()],
  ])(
    '%s: the same document gives the same bytes, with the font inside and on one page',
    async (_, document) => {
      const pdf = await renderDocument(document);
      expect(pdf.equals(await renderDocument(document))).toBe(true);
      const source = pdf.toString('latin1');
      expect(source.startsWith('%PDF-1.')).toBe(true);
      expect(source).toMatch(/\/BaseFont \/[A-Z]{6}\+Inter/);
      expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1);
      expect(source).toContain('/MediaBox [0 0 595.28 841.89]');
    },
  );

  it('keeps to one page with everything as long as it may be', async () => {
    const buyer = {
      name: 'Sekolah '.repeat(18),
      tin: 'C25845632020',
      brn: '202001234567',
      address: {
        lines: ['J'.repeat(100), 'T'.repeat(100), 'K'.repeat(100)],
        postcode: '08000',
        city: 'S'.repeat(50),
        stateCode: '02',
      },
      phone: '+60388888888',
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.test`,
      contacts: [],
      preferredProvider: null,
    } as const;
    const source = (await renderDocument(anInvoice({ buyer }))).toString('latin1');
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

/** What is drawn on the page, whichever way it was packed. */
function drawingOf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(
    ([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  return streams.find((stream) => stream.includes(' Tm')) ?? '';
}

describe('What was issued', () => {
  it.each([
    ['receipt', aReceipt(), '3756eaa482610abdc038a5985da0117e4fabaa42746479ded7bcc9f2bdfb5e5e'],
    ['credit note', aCreditNote(), '95e4e8197f05c5cff3dcdaac2f0220eaa0eb3d60000707ef6e9f55442722aacd'],
  ])('stays as it was drawn by version 0.2.0: a %s', async (_, document, digest) => {
    const drawing = drawingOf(await renderDocument(document));
    expect(createHash('sha256').update(drawing, 'latin1').digest('hex')).toBe(digest);
  });
});

describe('The words of a document', () => {
  it('date an invoice by the day in Malaysia and tell whether it is paid', () => {
    expect(facts(anInvoice())).toEqual([
      ['Nombor', 'INV-2026-000001'],
      ['Tarikh', '20 November 2026'],
      ['Status', 'Belum dibayar'],
    ]);
    const expiresAt = Date.parse('2026-12-05T00:00:00+08:00');
    expect(facts(anInvoice({ expiresAt })).at(-1)).toEqual(['Bayar sehingga', '4 Disember 2026']);
  });

  it.each<[InvoiceState, InvoiceEnd | null, string]>([
    ['paid', null, 'Dibayar pada 5 Ogos 2026'],
    ['credited', null, 'Dikreditkan sepenuhnya pada 5 Ogos 2026'],
    ['expired', null, 'Tamat tempoh sejak 5 Ogos 2026'],
    ['void', 'like-paid', 'Dibatalkan pada 5 Ogos 2026: pesanan lain telah dibayar'],
    ['void', 'replaced', 'Dibatalkan pada 5 Ogos 2026: diganti pesanan baharu'],
    ['void', 'cancelled', 'Dibatalkan pada 5 Ogos 2026: atas permintaan sekolah'],
  ])('say since when an invoice is %s (%s)', (state, cause, words) => {
    const life = { state, since: Date.parse('2026-08-05T00:30:00+08:00'), cause };
    expect(facts(anInvoice({ life, expiresAt: Date.parse('2026-08-05T00:00:00+08:00') })).slice(2)).toEqual([
      ['Status', words],
    ]);
  });

  it('tell what of an invoice is paid and what is left', () => {
    const settlement = { paidSen: 15_000, returnedSen: 5_000, creditedSen: 5_000, balanceSen: 0 };
    expect(settlementLines(anInvoice({ settlement }))).toEqual([
      ['Telah dibayar', 'RM 150.00'],
      ['Dipulangkan', 'RM 50.00'],
      ['Dikreditkan', 'RM 50.00'],
      ['Baki', 'RM 0.00'],
    ]);
  });

  it('name the invoice and the way of payment on a receipt', () => {
    expect(facts(aReceipt()).slice(2)).toEqual([
      ['Invois', 'INV-2026-000001'],
      ['Dibayar pada', '20 November 2026'],
      ['Cara bayaran', 'Billplz'],
      ['Rujukan', 'zq0tm2wc'],
    ]);
  });

  it('show the tax that the price contains', () => {
    const taxed = { netSen: 13_889, taxSen: 1_111, totalSen: 15_000, basisPoints: 800 };
    expect(sums(anInvoice({ amount: taxed }))).toEqual([
      ['Jumlah sebelum cukai', 'RM 138.89'],
      ['Cukai perkhidmatan (8%)', 'RM 11.11'],
    ]);
  });
});
