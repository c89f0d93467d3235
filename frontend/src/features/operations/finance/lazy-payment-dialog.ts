import { lazy } from 'react';

/** Most visits to a school's money only read: the form comes when it is asked for. */
export const LazyPaymentDialog = lazy(async () => ({
  default: (await import('./payment-dialog')).PaymentDialog,
}));
