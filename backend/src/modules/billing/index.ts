export { type FactNews, factsRecorded } from './billing.events.js';
export { BillingModule } from './billing.module.js';
export { BillingService, type FactsOutcome } from './billing.service.js';
export type { PolledBill } from './bills.repository.js';
export { BillingDocuments } from './documents/billing-documents.js';
export { type Evidence, MANUAL_METHODS, type ManualMethod, type ManualPayment } from './manual-payment.js';
export type { PaymentFact } from './payment-fact.js';
export type {
  Delivery,
  NormalizedEvent,
  PaymentProvider,
  ProviderFact,
} from './providers/payment-provider.js';
export { PaymentProviders } from './providers/payment-providers.js';
