export { BillLinks, type BillTarget } from './bill-links.js';
export { CheckoutDto } from './billing.dto.js';
export {
  claimDeclined,
  creditNoteIssued,
  creditNoteTakenBack,
  type FactNews,
  factsRecorded,
  type PaymentNews,
  type SchoolNews,
} from './billing.events.js';
export { BillingModule } from './billing.module.js';
export { BillingService } from './billing.service.js';
export { Bills } from './bills.js';
export type { PolledBill } from './bills.repository.js';
export { CheckoutsService, type UpgradeQuote } from './checkouts.service.js';
export type { SentClaim } from './claims/payment-claim.js';
export { PaymentClaimsDto } from './claims/payment-claims.dto.js';
export { PaymentClaims } from './claims/payment-claims.js';
export { toClaimsDto } from './claims/to-claims-dto.js';
export { BillingDocuments } from './documents/billing-documents.js';
export { billingPagePath, billingPageUrl } from './documents/billing-page-url.js';
export { CreditNotes } from './documents/credit-notes.js';
export { type MailedPaper, MailedPapers, type MailedReceipt } from './documents/mailed-papers.js';
export { type Paper, SchoolPapers } from './documents/school-papers.js';
export { type Evidence, MANUAL_METHODS, type ManualMethod, type ManualPayment } from './manual-payment.js';
export type { DisputeState, PaymentMoney } from './money.js';
export type { PaymentFact } from './payment-fact.js';
export type { FlagId, FlagReason, PaymentFlag } from './payment-flag.js';
export { PaymentFlags } from './payment-flags.js';
export type { Resolution } from './payment-flags.repository.js';
export { type Plan, TERMS, type TermMonths } from './plan.js';
export { billplzSignedText } from './providers/billplz/billplz-signature.js';
export type {
  Delivery,
  NormalizedEvent,
  PaymentProvider,
  ProviderFact,
  UnusableEvent,
} from './providers/payment-provider.js';
export { PaymentProviders } from './providers/payment-providers.js';
export { type ProviderCheck, type ProviderDescription, ProviderHealth } from './providers/provider-health.js';
export { BankMessenger, type Message } from './providers/simulated/bank-messenger.js';
export { noticePage } from './providers/simulated/bill-page.js';
export { escapeHtml } from './providers/simulated/escape-html.js';
export { BELOW_THE_BILL, type BelowTheBill } from './providers/simulated/simulated-bank.controller.js';
export { SimulatedBankGuard } from './providers/simulated/simulated-bank.guard.js';
export { SimulatedBank } from './providers/simulated/simulated-bank.js';
export type { SimulatedBill, SimulatedOutcome } from './providers/simulated/simulated-bill.js';
export { type SimulatedEventType, simulatedEvent } from './providers/simulated/simulated-event.js';
export { signWebhook } from './providers/simulated/standard-webhooks.js';
export type { Refund, RefundOrder } from './refund.js';
export { Refunds } from './refunds.js';
export { ringgit } from './ringgit.js';
export { SchoolBilling } from './school-billing.js';
