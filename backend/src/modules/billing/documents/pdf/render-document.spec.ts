import { aCreditNote, anInvoice, aReceipt } from '../build-document.js';
import { facts, sums } from './document-words.js';
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

describe('The words of a document', () => {
  it('date an invoice by the day in Malaysia and tell whether it is paid', () => {
    expect(facts(anInvoice())).toEqual([
      ['Nombor', 'INV-2026-000001'],
      ['Tarikh', '20 November 2026'],
      ['Status', 'Belum dibayar'],
    ]);
    const paid = anInvoice({ status: 'paid', paidAt: Date.parse('2026-08-05T00:30:00+08:00') });
    expect(facts(paid)[2]).toEqual(['Status', 'Dibayar pada 5 Ogos 2026']);
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
