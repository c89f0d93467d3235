import { Global, Module } from '@nestjs/common';
import { APP_CONFIG } from '../../config/app-config.js';
import { PriceList } from '../../platform/documents/price-list.js';
import { BillLinks } from './bill-links.js';
import { BillingController } from './billing.controller.js';
import { BillingService } from './billing.service.js';
import { Bills } from './bills.js';
import { BillsRepository } from './bills.repository.js';
import { CheckoutsService } from './checkouts.service.js';
import { PaymentClaimsController } from './claims/payment-claims.controller.js';
import { PaymentClaims } from './claims/payment-claims.js';
import { PaymentClaimsRepository } from './claims/payment-claims.repository.js';
import { BillingDetailsController } from './documents/billing-details.controller.js';
import { BillingDetailsRepository } from './documents/billing-details.repository.js';
import { BillingDetailsService } from './documents/billing-details.service.js';
import { BillingDocuments } from './documents/billing-documents.js';
import { CreditNotes } from './documents/credit-notes.js';
import { CreditNotesRepository } from './documents/credit-notes.repository.js';
import { DocumentFrames } from './documents/document-frames.js';
import { DocumentReader } from './documents/document-reader.js';
import { DocumentSettingsRepository } from './documents/document-settings.repository.js';
import { DocumentsController } from './documents/documents.controller.js';
import { EvidenceController } from './documents/evidence.controller.js';
import { EvidenceRepository } from './documents/evidence.repository.js';
import { IssuedDocuments } from './documents/issued-documents.js';
import { MailedPapers } from './documents/mailed-papers.js';
import { ReceiptsRepository } from './documents/receipts.repository.js';
import { SchoolPapers } from './documents/school-papers.js';
import { FactRecording } from './fact-recording.js';
import { InvoicesRepository } from './invoices.repository.js';
import { ListedInvoicesRepository } from './listed-invoices.repository.js';
import { ManualPayments } from './manual-payments.js';
import { ManualPaymentsRepository } from './manual-payments.repository.js';
import { MoneyFollowing } from './money-following.js';
import { OrdersRepository } from './orders.repository.js';
import { PaymentFlags } from './payment-flags.js';
import { PaymentFlagsRepository } from './payment-flags.repository.js';
import { PaymentReturnsRepository } from './payment-returns.repository.js';
import { PaymentsRepository } from './payments.repository.js';
import { PlansRepository } from './plans.repository.js';
import { PaymentProviders } from './providers/payment-providers.js';
import { ProviderHealth } from './providers/provider-health.js';
import { ProviderHealthRepository } from './providers/provider-health.repository.js';
import { BankMessenger } from './providers/simulated/bank-messenger.js';
import { SimulatedBankController } from './providers/simulated/simulated-bank.controller.js';
import { SimulatedBank } from './providers/simulated/simulated-bank.js';
import { SimulatedBankRepository } from './providers/simulated/simulated-bank.repository.js';
import { RefundLedger } from './refund-ledger.js';
import { Refunds } from './refunds.js';
import { RefundsRepository } from './refunds.repository.js';
import { SchoolBilling } from './school-billing.js';

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
  MailedPapers,
  ReceiptsRepository,
  SchoolPapers,
];

/** Global for the PriceList port, which the public pages need. */
@Global()
@Module({
  controllers: [
    BillingController,
    DocumentsController,
    BillingDetailsController,
    EvidenceController,
    PaymentClaimsController,
    SimulatedBankController,
  ],
  providers: [
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
    BillingService,
    FactRecording,
    CheckoutsService,
    Bills,
    BillLinks,
    SchoolBilling,
    { provide: PriceList, useExisting: SchoolBilling },
    ...DOCUMENTS,
    { provide: PaymentProviders, useFactory: PaymentProviders.of, inject: [APP_CONFIG, SimulatedBank] },
    SimulatedBank,
    SimulatedBankRepository,
    BankMessenger,
  ],
  exports: [
    PriceList,
    BillingService,
    BillingDocuments,
    CreditNotes,
    MailedPapers,
    SchoolPapers,
    BillLinks,
    CheckoutsService,
    Bills,
    PaymentClaims,
    PaymentFlags,
    SchoolBilling,
    ProviderHealth,
    Refunds,
    PaymentProviders,
    SimulatedBank,
    BankMessenger,
  ],
})
export class BillingModule {}
