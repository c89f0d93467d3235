import { Global, Module } from '@nestjs/common';
import { APP_CONFIG } from '../../config/app-config.js';
import { PriceList } from '../../platform/documents/price-list.js';
import { BillingController } from './billing.controller.js';
import { BILLING_EXPORTS } from './billing.exports.js';
import { BillingService } from './billing.service.js';
import { BillLinks } from './checkout/bill-links.js';
import { Bills } from './checkout/bills.js';
import { BillsRepository } from './checkout/bills.repository.js';
import { CheckoutsService } from './checkout/checkouts.service.js';
import { OrdersRepository } from './checkout/orders.repository.js';
import { EvidenceController } from './claims/evidence.controller.js';
import { EvidenceRepository } from './claims/evidence.repository.js';
import { PaymentClaimsController } from './claims/payment-claims.controller.js';
import { PaymentClaims } from './claims/payment-claims.js';
import { PaymentClaimsRepository } from './claims/payment-claims.repository.js';
import { InvoicesRepository } from './invoicing/invoices.repository.js';
import { ListedInvoicesRepository } from './invoicing/listed-invoices.repository.js';
import { Ledger } from './ledger/ledger.js';
import { BillingDetailsController } from './papers/billing-details.controller.js';
import { BillingDetailsRepository } from './papers/billing-details.repository.js';
import { BillingDetailsService } from './papers/billing-details.service.js';
import { BillingDocuments } from './papers/billing-documents.js';
import { CreditNotes } from './papers/credit-notes.js';
import { CreditNotesRepository } from './papers/credit-notes.repository.js';
import { DocumentFrames } from './papers/document-frames.js';
import { DocumentReader } from './papers/document-reader.js';
import { DocumentSettingsRepository } from './papers/document-settings.repository.js';
import { IssuedDocuments } from './papers/issued-documents.js';
import { MailedPapers } from './papers/mailed-papers.js';
import { PapersController } from './papers/papers.controller.js';
import { ReceiptsRepository } from './papers/receipts.repository.js';
import { SchoolPapers } from './papers/school-papers.js';
import { FactRecording } from './payments/fact-recording.js';
import { ManualPayments } from './payments/manual-payments.js';
import { ManualPaymentsRepository } from './payments/manual-payments.repository.js';
import { MoneyFollowing } from './payments/money-following.js';
import { PaymentFlags } from './payments/payment-flags.js';
import { PaymentFlagsRepository } from './payments/payment-flags.repository.js';
import { PaymentReturnsRepository } from './payments/payment-returns.repository.js';
import { PaymentsRepository } from './payments/payments.repository.js';
import { PlansRepository } from './plans/plans.repository.js';
import { PaymentProviders } from './providers/payment-providers.js';
import { ProviderHealth } from './providers/provider-health.js';
import { ProviderHealthRepository } from './providers/provider-health.repository.js';
import { ProviderPace } from './providers/provider-pace.js';
import { RefundLedger } from './refunds/refund-ledger.js';
import { Refunds } from './refunds/refunds.js';
import { RefundsRepository } from './refunds/refunds.repository.js';
import { SchoolBilling } from './school-billing.js';
import { SimulatedBank, SimulatedBankModule } from './simulated-bank/index.js';

const DOCUMENTS = [
  BillingDetailsRepository,
  BillingDetailsService,
  BillingDocuments,
  CreditNotesRepository,
  CreditNotes,
  DocumentFrames,
  DocumentReader,
  DocumentSettingsRepository,
  EvidenceRepository,
  IssuedDocuments,
  Ledger,
  MailedPapers,
  ReceiptsRepository,
  SchoolPapers,
];

/** Global for the PriceList port, which the public pages need. */
@Global()
@Module({
  imports: [SimulatedBankModule],
  controllers: [
    BillingController,
    PapersController,
    BillingDetailsController,
    EvidenceController,
    PaymentClaimsController,
  ],
  providers: [
    BILLING_EXPORTS,
    PlansRepository,
    BillsRepository,
    InvoicesRepository,
    OrdersRepository,
    ListedInvoicesRepository,
    PaymentsRepository,
    PaymentReturnsRepository,
    MoneyFollowing,
    ManualPaymentsRepository,
    ManualPayments,
    PaymentClaimsRepository,
    PaymentClaims,
    PaymentFlagsRepository,
    PaymentFlags,
    RefundsRepository,
    RefundLedger,
    Refunds,
    ProviderHealthRepository,
    ProviderHealth,
    ProviderPace,
    BillingService,
    FactRecording,
    CheckoutsService,
    Bills,
    BillLinks,
    SchoolBilling,
    { provide: PriceList, useExisting: SchoolBilling },
    ...DOCUMENTS,
    { provide: PaymentProviders, useFactory: PaymentProviders.of, inject: [APP_CONFIG, SimulatedBank] },
  ],
  exports: [
    PriceList,
    BillingService,
    BillingDocuments,
    CreditNotes,
    Ledger,
    MailedPapers,
    SchoolPapers,
    BillLinks,
    CheckoutsService,
    Bills,
    PaymentClaims,
    PaymentFlags,
    SchoolBilling,
    ProviderHealth,
    ProviderPace,
    Refunds,
    PaymentProviders,
  ],
})
export class BillingModule {}
