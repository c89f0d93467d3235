const NAMES: Readonly<Record<string, string>> = {
  manual: 'Bayaran terus (deposit bank, cek atau pesanan tempatan)',
  simulated: 'Bank Simulasi',
  billplz: 'Billplz',
  toyyibpay: 'toyyibPay',
  stripe: 'Stripe',
  chip: 'CHIP',
};

/** How it was paid, in words; also for a provider that is no longer offered. */
export function methodName(provider: string): string {
  return NAMES[provider] ?? provider;
}
