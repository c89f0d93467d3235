import { lazy } from 'react';

/** Most visits to a school's money only read: the forms come when they are asked for. */
export const LazyPaymentDialog = lazy(async () => ({
  default: (await import('./payment-dialog')).PaymentDialog,
}));

export const LazyCreditDialog = lazy(async () => ({
  default: (await import('./credit-dialog')).CreditDialog,
}));

export const LazyExtendDialog = lazy(async () => ({
  default: (await import('./extend-dialog')).ExtendDialog,
}));

export const LazyNoteDialog = lazy(async () => ({
  default: (await import('./note-dialog')).NoteDialog,
}));

export const LazyOwnerDialog = lazy(async () => ({
  default: (await import('./owner-dialog')).OwnerDialog,
}));

export const LazyRemindDialog = lazy(async () => ({
  default: (await import('./remind-dialog')).RemindDialog,
}));

export const LazyIntervalDialog = lazy(async () => ({
  default: (await import('./access/interval-dialog')).IntervalDialog,
}));

export const LazyPolicyDialog = lazy(async () => ({
  default: (await import('./access/policy-dialog')).PolicyDialog,
}));

export const LazyResolveDialog = lazy(async () => ({
  default: (await import('./resolve-dialog')).ResolveDialog,
}));
