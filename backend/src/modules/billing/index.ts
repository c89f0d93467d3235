export { CheckoutDto } from './billing.dto.js';
export {
  claimDeclined,
  creditNoteIssued,
  creditNoteTakenBack,
  type FactNews,
  factsRecorded,
  type KnownPayments,
  ordersEnded,
  type PaymentNews,
  paymentsKnown,
  type SchoolNews,
} from './billing.events.js';
export { BillingModule } from './billing.module.js';
export { BillingService, type ReturnSums } from './billing.service.js';
export { BillLinks, type BillTarget } from './checkout/bill-links.js';
export { Bills } from './checkout/bills.js';
export type { PolledBill } from './checkout/bills.repository.js';
export { CHECKOUTS, CheckoutsService, type UpgradeQuote } from './checkout/checkouts.service.js';
export { EVIDENCE_FILES, type SentClaim } from './claims/payment-claim.js';
export { PaymentClaimsDto } from './claims/payment-claims.dto.js';
export { PaymentClaims } from './claims/payment-claims.js';
export { toClaimsDto } from './claims/to-claims-dto.js';
export { Ledger } from './ledger/ledger.js';
export type { LedgerEntry, LedgerKind } from './ledger/ledger-entries.js';
export { BillingDocuments } from './papers/billing-documents.js';
export { billingPagePath, billingPageUrl } from './papers/billing-page-url.js';
export { CreditNotes } from './papers/credit-notes.js';
export { type MailedPaper, MailedPapers, type MailedReceipt } from './papers/mailed-papers.js';
export { methodName } from './papers/method-name.js';
export { type Paper, SchoolPapers } from './papers/school-papers.js';
export {
  type Evidence,
  MANUAL_METHODS,
  type ManualMethod,
  type ManualPayment,
} from './payments/manual-payment.js';
export type { DisputeState, PaymentMoney } from './payments/money.js';
export type { PaymentFact } from './payments/payment-fact.js';
export type { FlagId, FlagReason, PaymentFlag } from './payments/payment-flag.js';
export { PaymentFlags } from './payments/payment-flags.js';
export type { Resolution } from './payments/payment-flags.repository.js';
export { type Plan, TERMS, type TermMonths } from './plans/plan.js';
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
export { ProviderPace } from './providers/provider-pace.js';
export type { Refund, RefundOrder } from './refunds/refund.js';
export { Refunds } from './refunds/refunds.js';
export { ringgit } from './ringgit.js';
export { SchoolBilling } from './school-billing.js';
