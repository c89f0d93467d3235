import { aCreditNote, anInvoice } from '../build-document.js';
import { taxWithin } from '../service-tax.js';
import { ublDocument } from './ubl-document.js';
import { unsigned } from './ubl-signature.js';

const TEXT = 'text';
const NUMBER = 'number';

/**
 * The fields that MyInvois requires of an invoice, version 1.0 (sdk.myinvois.hasil.gov.my/documents/invoice-v1-0):
 * path, kind of its value, attributes it must have.
 */
const PARTY_FIELDS: [string, string, string[]?][] = [
  ['Party.PartyIdentification.ID', TEXT, ['schemeID']],
  ['Party.PostalAddress.CityName', TEXT],
  ['Party.PostalAddress.CountrySubentityCode', TEXT],
  ['Party.PostalAddress.AddressLine.Line', TEXT],
  ['Party.PostalAddress.Country.IdentificationCode', TEXT, ['listID', 'listAgencyID']],
  ['Party.PartyLegalEntity.RegistrationName', TEXT],
  ['Party.Contact.Telephone', TEXT],
];
const REQUIRED: [string, string, string[]?][] = [
  ['ID', TEXT],
  ['IssueDate', TEXT],
  ['IssueTime', TEXT],
  ['InvoiceTypeCode', TEXT, ['listVersionID']],
  ['DocumentCurrencyCode', TEXT],
  ['AccountingSupplierParty.Party.IndustryClassificationCode', TEXT, ['name']],
  ...['AccountingSupplierParty', 'AccountingCustomerParty'].flatMap((party) =>
    PARTY_FIELDS.map(([path, ...rest]): [string, string, string[]?] => [`${party}.${path}`, ...rest]),
  ),
  ['TaxTotal.TaxAmount', NUMBER, ['currencyID']],
  ['TaxTotal.TaxSubtotal.TaxableAmount', NUMBER, ['currencyID']],
  ['TaxTotal.TaxSubtotal.TaxAmount', NUMBER, ['currencyID']],
  ['TaxTotal.TaxSubtotal.TaxCategory.ID', TEXT],
  ['TaxTotal.TaxSubtotal.TaxCategory.TaxScheme.ID', TEXT, ['schemeID', 'schemeAgencyID']],
  ['LegalMonetaryTotal.TaxExclusiveAmount', NUMBER, ['currencyID']],
  ['LegalMonetaryTotal.TaxInclusiveAmount', NUMBER, ['currencyID']],
  ['LegalMonetaryTotal.PayableAmount', NUMBER, ['currencyID']],
  ['InvoiceLine.ID', TEXT],
  ['InvoiceLine.LineExtensionAmount', NUMBER, ['currencyID']],
  ['InvoiceLine.Item.CommodityClassification.ItemClassificationCode', TEXT, ['listID']],
  ['InvoiceLine.Item.Description', TEXT],
  ['InvoiceLine.Price.PriceAmount', NUMBER, ['currencyID']],
  ['InvoiceLine.ItemPriceExtension.Amount', NUMBER, ['currencyID']],
  ['InvoiceLine.TaxTotal.TaxAmount', NUMBER, ['currencyID']],
  ['InvoiceLine.TaxTotal.TaxSubtotal.TaxCategory.ID', TEXT],
];

type Json = Record<string, unknown>;

/** Every value at the path; elements are lists throughout. */
function valuesAt(document: object, path: string): Json[] {
  return path
    .split('.')
    .reduce<Json[]>((nodes, name) => nodes.flatMap((node) => node[name] as Json[]), [document as Json]);
}

describe.each([
  ['An invoice', anInvoice(), '01', '1.0'],
  ['A credit note', aCreditNote(), '02', '1.0'],
  ['An invoice', anInvoice(), '01', '1.1'],
  ['A credit note', aCreditNote(), '02', '1.1'],
] as const)('%s for MyInvois (%#)', (_, document, typeCode, version) => {
  const ubl = ublDocument(document, version, unsigned);
  const [invoice] = ubl.Invoice;

  it.each(REQUIRED)('has %s', (path, kind, attributes = []) => {
    const values = valuesAt(invoice, path);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      expect(value).toEqual(
        Object.fromEntries([
          ['_', kind === TEXT ? expect.stringMatching(/\S/) : expect.any(Number)],
          ...attributes.map((name) => [name, expect.stringMatching(/\S/)]),
        ]),
      );
    }
  });

  it('names its schemas, its type and its time in UTC', () => {
    expect(ubl).toMatchObject({
      _D: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
      _A: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      _B: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    });
    expect(invoice).toMatchObject({
      IssueDate: [{ _: '2026-11-19' }],
      IssueTime: [{ _: '23:30:00Z' }],
      InvoiceTypeCode: [{ _: typeCode, listVersionID: version }],
    });
  });
});

describe('For MyInvois', () => {
  const identitiesOf = (buyer: Partial<ReturnType<typeof anInvoice>['buyer']>) => {
    const document = anInvoice({ buyer: { ...anInvoice().buyer, ...buyer } });
    const ids = valuesAt(
      ublDocument(document, '1.0', unsigned).Invoice[0],
      'AccountingCustomerParty.Party.PartyIdentification.ID',
    );
    return Object.fromEntries(ids.map(({ _, schemeID }) => [schemeID, _]));
  };

  it('a school without a number of its own is a government body', () => {
    expect(identitiesOf({})).toEqual({ TIN: 'EI00000000040', BRN: 'NA', SST: 'NA', TTX: 'NA' });
  });

  it('a school with numbers is named by them', () => {
    expect(identitiesOf({ tin: 'C25845632020', brn: '202001234567' })).toMatchObject({
      TIN: 'C25845632020',
      BRN: '202001234567',
    });
  });

  it('tax is none at 0 %, and a part of the price above it', () => {
    const sumsOf = (basisPoints: number) => {
      const [invoice] = ublDocument(
        anInvoice({ amount: taxWithin(10_800, basisPoints) }),
        '1.0',
        unsigned,
      ).Invoice;
      const at = (path: string) => valuesAt(invoice, path)[0]?._;
      return [
        at('TaxTotal.TaxSubtotal.TaxCategory.ID'),
        at('LegalMonetaryTotal.TaxExclusiveAmount'),
        at('TaxTotal.TaxAmount'),
        at('LegalMonetaryTotal.PayableAmount'),
      ];
    };
    expect(sumsOf(0)).toEqual(['06', 108, 0, 108]);
    expect(sumsOf(800)).toEqual(['02', 100, 8, 108]);
  });

  it('a credit note refers to its invoice', () => {
    const [note] = ublDocument(aCreditNote(), '1.0', unsigned).Invoice;
    expect(valuesAt(note, 'BillingReference.InvoiceDocumentReference.ID')).toEqual([
      { _: 'INV-2026-000001' },
    ]);
  });
});

describe('Version 1.1', () => {
  const placeOf = (invoice: object) =>
    valuesAt(
      invoice,
      'UBLExtensions.UBLExtension.ExtensionContent.UBLDocumentSignatures.SignatureInformation',
    );

  it('is version 1.0 with the place of a signature around it', () => {
    const [plain] = ublDocument(anInvoice(), '1.0', unsigned).Invoice;
    const [{ UBLExtensions, Signature, ...invoice }] = ublDocument(anInvoice(), '1.1', unsigned).Invoice;
    expect(invoice).toEqual({ ...plain, InvoiceTypeCode: [{ _: '01', listVersionID: '1.1' }] });
    const name = 'urn:oasis:names:specification:ubl:signature:Invoice';
    const method = 'urn:oasis:names:specification:ubl:dsig:enveloped:xades';
    expect(Signature).toEqual([{ ID: [{ _: name }], SignatureMethod: [{ _: method }] }]);
    expect(valuesAt({ UBLExtensions }, 'UBLExtensions.UBLExtension.ExtensionURI')).toEqual([{ _: method }]);
    expect(placeOf({ UBLExtensions })).toEqual([
      { ID: [{ _: 'urn:oasis:names:specification:ubl:signature:1' }], ReferencedSignatureID: [{ _: name }] },
    ]);
  });

  it('holds what signs it, over the document without the place', () => {
    const signed: object[] = [];
    const [invoice] = ublDocument(anInvoice(), '1.1', (document) => {
      signed.push(document);
      return { SignatureValue: [{ _: 'abc' }] };
    }).Invoice;
    expect(signed).toEqual([expect.not.objectContaining({ UBLExtensions: expect.anything() })]);
    expect(placeOf(invoice)).toMatchObject([{ Signature: [{ SignatureValue: [{ _: 'abc' }] }] }]);
  });
});
