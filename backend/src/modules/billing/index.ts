export { factsRecorded } from './billing.events.js';
export { BillingModule } from './billing.module.js';
export { BillingService, type FactsOutcome, type ManualPayment } from './billing.service.js';
export type { PolledBill } from './bills.repository.js';
export type { PaymentFact } from './payment-fact.js';
export type {
  Delivery,
  NormalizedEvent,
  PaymentProvider,
  ProviderFact,
} from './providers/payment-provider.js';
export { PaymentProviders } from './providers/payment-providers.js';
