import type { CreditNoteDocument, InvoiceDocument } from '../billing-document.js';
import type { TaxedAmount } from '../service-tax.js';
import { amount, type UblElement, type UblNode, value } from './ubl.js';
import { customerParty, supplierParty } from './ubl-party.js';

export type UblDocument = Readonly<{ _D: string; _A: string; _B: string; Invoice: readonly [UblNode] }>;

const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd';
/** Of the lists at sdk.myinvois.hasil.gov.my/codes. */
const TYPE_CODE = { invoice: '01', 'credit-note': '02' } as const;
const SERVICE_TAX = '02';
const NO_TAX = '06';
const OTHER_CLASS = '022';
const ONE_PIECE = 'C62';

/** An invoice or a credit note, unsigned, as MyInvois takes it (document version 1.0). Its times are in UTC. */
export function ublDocument(document: InvoiceDocument | CreditNoteDocument): UblDocument {
  const { number, issuedAt, seller, buyer, amount: sums, currency } = document;
  const [date = '', time = ''] = new Date(issuedAt).toISOString().split('T');
  const invoice: UblNode = {
    ID: value(number),
    IssueDate: value(date),
    IssueTime: value(`${time.slice(0, 8)}Z`),
    InvoiceTypeCode: value(TYPE_CODE[document.kind], { listVersionID: '1.0' }),
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
  return {
    _D: `${SCHEMA}:Invoice-2`,
    _A: `${SCHEMA}:CommonAggregateComponents-2`,
    _B: `${SCHEMA}:CommonBasicComponents-2`,
    Invoice: [invoice],
  };
}

/** The number that MyInvois gave the first document is known once it has been handed in. */
function referenceTo(invoiceNumber: string): UblNode {
  return { InvoiceDocumentReference: [{ ID: value(invoiceNumber), UUID: value('NA') }] };
}

function lineOf({ description, amount: sums, currency }: InvoiceDocument | CreditNoteDocument): UblNode {
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
