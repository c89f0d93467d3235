import type { Tile } from '../../school/tiles';
import type { Page } from '../../site/page';
import { paths, patterns } from '../../site/paths';

export const billingPages: readonly Page[] = [
  {
    path: patterns.billing,
    title: 'Langganan',
    host: 'both',
    access: 'management',
    layout: 'school-management',
    load: async () => (await import('./billing-screen')).BillingScreen,
    rail: {
      section: 'school',
      icon: 'credit-card',
      thumb: { side: 'right', label: 'Langganan', for: 'administrators' },
    },
    letter: 'l',
    words: 'bayar bayaran bil invois resit pelan',
    isForOwnSchool: true,
  },
  {
    path: paths.paymentMethods,
    title: 'Kaedah pembayaran',
    host: 'both',
    access: 'management',
    layout: 'school-management',
    load: async () => (await import('./payer/payment-methods-screen')).PaymentMethodsScreen,
    words: 'fpx bank bayar kad',
  },
  {
    path: paths.payment,
    title: 'Pembayaran',
    host: 'both',
    access: 'public',
    layout: 'blank',
    load: async () => (await import('./payment-screen')).PaymentScreen,
    loader: async () => (await import('./payment-loader')).paymentLoader,
    words: 'bayar',
  },
  {
    path: paths.success,
    title: 'Pembayaran',
    host: 'both',
    access: 'public',
    layout: 'blank',
    load: async () => (await import('./arrival/success-screen')).SuccessScreen,
  },
];

export const billingTiles: readonly Tile[] = [
  {
    page: paths.schoolAdmin,
    order: 90,
    width: 'whole',
    load: async () => (await import('./documents/data-section')).DataSection,
  },
  {
    page: paths.dashboard,
    order: 50,
    width: 'narrow',
    load: async () => (await import('./plan/plan-tile')).PlanTile,
  },
];
