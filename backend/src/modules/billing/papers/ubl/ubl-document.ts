import type { CreditNoteDocument, InvoiceDocument } from '../billing-document.js';
import type { TaxedAmount } from '../service-tax.js';
import { amount, type UblElement, type UblNode, value } from './ubl.js';
import { customerParty, supplierParty } from './ubl-party.js';
import { type SignUbl, signaturePlace } from './ubl-signature.js';

export type UblDocument = Readonly<{ _D: string; _A: string; _B: string; Invoice: readonly [UblNode] }>;

const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd';
/** Of the lists at sdk.myinvois.hasil.gov.my/codes. */
const TYPE_CODE = { invoice: '01', 'credit-note': '02' } as const;
const SERVICE_TAX = '02';
const NO_TAX = '06';
const OTHER_CLASS = '022';
const ONE_PIECE = 'C62';

export const UBL_VERSIONS = ['1.0', '1.1'] as const;
export type UblVersion = (typeof UBL_VERSIONS)[number];
type Documented = InvoiceDocument | CreditNoteDocument;

/**
 * An invoice or a credit note as MyInvois takes it. Its times are in UTC. Version 1.1 is 1.0 with a signature, which is
 * over the document without the elements that carry it.
 */
export function ublDocument(document: Documented, version: UblVersion, sign: SignUbl): UblDocument {
  const invoice = ublInvoice(document, version);
  const { before, after } = version === '1.1' ? signaturePlace(invoice, sign) : { before: {}, after: {} };
  return {
    _D: `${SCHEMA}:Invoice-2`,
    _A: `${SCHEMA}:CommonAggregateComponents-2`,
    _B: `${SCHEMA}:CommonBasicComponents-2`,
    Invoice: [{ ...before, ...invoice, ...after }],
  };
}

function ublInvoice(document: Documented, version: UblVersion): UblNode {
  const { number, issuedAt, seller, buyer, amount: sums, currency } = document;
  const [date = '', time = ''] = new Date(issuedAt).toISOString().split('T');
  return {
    ID: value(number),
    IssueDate: value(date),
    IssueTime: value(`${time.slice(0, 8)}Z`),
    InvoiceTypeCode: value(TYPE_CODE[document.kind], { listVersionID: version }),
    DocumentCurrencyCode: value(currency),
    TaxCurrencyCode: value(currency),
    ...(document.kind === 'credit-note' && { BillingReference: [referenceTo(document.invoiceNumber)] }),
    AccountingSupplierParty: [supplierParty(seller)],
    AccountingCustomerParty: [customerParty(buyer)],
    TaxTotal: taxTotal(sums, currency),
    LegalMonetaryTotal: [
      {
        LineExtensionAmount: amount(sums.netSen, currency),
        TaxExclusiveAmount: amount(sums.netSen, currency),
        TaxInclusiveAmount: amount(sums.totalSen, currency),
        PayableAmount: amount(sums.totalSen, currency),
      },
    ],
    InvoiceLine: [lineOf(document)],
  };
}

/** The number that MyInvois gave the first document is known once it has been handed in. */
function referenceTo(invoiceNumber: string): UblNode {
  return { InvoiceDocumentReference: [{ ID: value(invoiceNumber), UUID: value('NA') }] };
}

function lineOf({ description, amount: sums, currency }: Documented): UblNode {
  return {
    ID: value('1'),
    InvoicedQuantity: value(1, { unitCode: ONE_PIECE }),
    LineExtensionAmount: amount(sums.netSen, currency),
    TaxTotal: taxTotal(sums, currency),
    Item: [
      {
        CommodityClassification: [{ ItemClassificationCode: value(OTHER_CLASS, { listID: 'CLASS' }) }],
        Description: value(description),
      },
    ],
    Price: [{ PriceAmount: amount(sums.netSen, currency) }],
    ItemPriceExtension: [{ Amount: amount(sums.netSen, currency) }],
  };
}

function taxTotal({ netSen, taxSen, basisPoints }: TaxedAmount, currency: string): UblElement {
  const scheme = { ID: value('OTH', { schemeID: 'UN/ECE 5153', schemeAgencyID: '6' }) };
  const category: UblNode = { ID: value(basisPoints > 0 ? SERVICE_TAX : NO_TAX), TaxScheme: [scheme] };
  return [
    {
      TaxAmount: amount(taxSen, currency),
      TaxSubtotal: [
        {
          TaxableAmount: amount(netSen, currency),
          TaxAmount: amount(taxSen, currency),
          Percent: value(basisPoints / 100),
          TaxCategory: [category],
        },
      ],
    },
  ];
}
